/* Small questions that the rules ask: which units, which places, who has most. Mirrors sets.py, spots.py, subsets.py, tracks.py and putting.py of rootdsl/runtime. */

static inline int some(const S *s, Q rows, int place) {
    for (int i = 0; i < rows.n; i++)
        if (at(s, rows.v[i], place)) return 1;
    return 0;
}

static inline i32 total(const S *s, Q rows, int place) {
    i32 n = 0;
    for (int i = 0; i < rows.n; i++) n += at(s, rows.v[i], place);
    return n;
}

static Q units_at(const S *s, Q rows, int place) {
    Q out = q_new(place < 0 ? 0 : rows.n, 1);
    for (int i = 0; place >= 0 && i < rows.n; i++)
        if (at(s, rows.v[i], place)) out.v[out.n++] = rows.v[i] * WIDTH + place;
    return out;
}

static Q units_in(const S *s, Q rows, Q places) {
    Q out = EMPTY_Q;
    for (int k = 0; k < places.n; k++)
        for (int i = 0; i < rows.n; i++)
            if (at(s, rows.v[i], places.v[k])) q_add(&out, rows.v[i] * WIDTH + places.v[k]);
    return out;
}

static Q units_held(const S *s, Q rows, Q places, Q states, i32 state, i32 me, Q wilds) {
    Q units, out;
    if (s->lasting_n && wilds.n > 0) {
        Q found = units_in(s, wilds, places);
        units = q_new(found.n, 1);
        for (int i = 0; i < found.n; i++)
            if (q_has(rows, found.v[i] / WIDTH) || wild(s, me, found.v[i]) > 0) units.v[units.n++] = found.v[i];
    } else units = units_in(s, rows, places);
    if (states.n < 0) return units;
    out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++)
        if (q_at(states, units.v[i] / WIDTH) == state) out.v[out.n++] = units.v[i];
    return out;
}

static int some_held(const S *s, Q rows, Q places, Q states, i32 state, i32 me, Q wilds) {
    if (s->lasting_n && wilds.n > 0) return units_held(s, rows, places, states, state, me, wilds).n > 0;
    for (int k = 0; k < places.n; k++)
        for (int i = 0; i < rows.n; i++)
            if (at(s, rows.v[i], places.v[k]) && (states.n < 0 || q_at(states, rows.v[i]) == state)) return 1;
    return 0;
}

static Q each_piece(const S *s, Q units) {
    Q out = EMPTY_Q;
    for (int i = 0; i < units.n; i++)
        for (i32 n = at(s, units.v[i] / WIDTH, units.v[i] % WIDTH); n > 0; n--) q_add(&out, units.v[i]);
    return out;
}

static Q less_one(Q units, i32 unit) {
    Q out = q_new(units.n, 1);
    int gone = 0;
    for (int i = 0; i < units.n; i++) {
        if (!gone && units.v[i] == unit) gone = 1;
        else q_add(&out, units.v[i]);
    }
    return out;
}

static Q others(const S *s, Q units, i32 unit) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++)
        if (units.v[i] != unit || at(s, unit / WIDTH, unit % WIDTH) > 1) q_add(&out, units.v[i]);
    return out;
}

static Q all_but(Q counts, i32 unit) {
    Q out = q_new(counts.n, 2);
    for (int i = 0; i < counts.n; i++) {
        i32 n = counts.v[2 * i + 1] - (counts.v[2 * i] == unit);
        if (n > 0 || counts.v[2 * i] != unit) q_add2(&out, counts.v[2 * i], n);
    }
    return out;
}

static i32 how_many(const S *s, Q units) {
    i32 n = 0;
    for (int i = 0; i < units.n; i++) n += at(s, floor_div(units.v[i], WIDTH), floor_mod(units.v[i], WIDTH));
    return n;
}

static i32 total_in(const S *s, Q rows, Q places) {
    i32 n = 0;
    for (int i = 0; i < rows.n; i++)
        for (int k = 0; k < places.n; k++) n += at(s, rows.v[i], places.v[k]);
    return n;
}

static int some_in(const S *s, Q rows, Q places) {
    for (int i = 0; i < rows.n; i++)
        for (int k = 0; k < places.n; k++)
            if (at(s, rows.v[i], places.v[k])) return 1;
    return 0;
}

static i32 total_on(const S *s, Q rows) {
    i32 n = 0;
    for (int i = 0; i < rows.n; i++)
        for (int p = 0; p < SITES; p++) n += at(s, rows.v[i], p);
    return n;
}

static inline i32 place_in(i32 unit) { return unit >= 0 ? unit % WIDTH : -1; }

static i32 place_of(const S *s, Q rows) {
    for (int i = 0; i < rows.n; i++)
        for (int p = 0; p < SITES; p++)
            if (at(s, rows.v[i], p)) return p;
    return -1;
}

static Q rows_of(const Q *table, Q players) {
    Q out = EMPTY_Q;
    for (int i = 0; i < players.n; i++) q_extend(&out, table[ix(players.v[i], PLAYERS + 1)]);
    return out;
}

static Q filtered(Q places, const char *kind) {
    Q out = q_new(places.n, 1);
    for (int i = 0; i < places.n; i++)
        if (kind[ix(places.v[i], WIDTH + 1)]) out.v[out.n++] = places.v[i];
    return out;
}

static Q linked(S *s, i32 mover, int place, const Q *near, const char *kind) {
    if (t_alike[ix(mover, PLAYERS + 1)] && !s->opened_n && !s->unbarred_n && !BRIDGES) return near[ix(place, WIDTH + 1)];
    return filtered(links(s, mover, place), kind);
}

static Q adjacent(S *s, int place, const char *kind) { return place >= 0 ? filtered(beside(s, place), kind) : EMPTY_Q; }

static Q places_of(Q units) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++) {
        i32 p = floor_mod(units.v[i * units.w], WIDTH);
        if (p < SITES && !q_has(out, p)) out.v[out.n++] = p;
    }
    return out;
}

static i32 in_supply(const S *s, Q rows) {
    for (int i = 0; i < rows.n; i++)
        if (at(s, rows.v[i], SUPPLY)) return rows.v[i];
    return -1;
}

static Q places_with(const S *s, Q rows, Q places) {
    Q out = q_new(places.n, 1);
    for (int i = 0; i < places.n; i++)
        if (some(s, rows, places.v[i])) out.v[out.n++] = places.v[i];
    return out;
}

static Q own_places(const S *s, Q rows, i32 seat, int purpose, Q places, i32 against) {
    if (!s->treated_n) return places_with(s, rows, places);
    Q out = q_new(places.n, 1);
    for (int i = 0; i < places.n; i++)
        if (some(s, own_for(s, rows, seat, purpose, places.v[i], against), places.v[i])) out.v[out.n++] = places.v[i];
    return out;
}

static Q most(Q pairs) {                    /* of (number, thing) pairs those things with the highest number */
    Q out = q_new(pairs.n, 1);
    i32 top = INT32_MIN;
    for (int i = 0; i < pairs.n; i++) top = larger(top, pairs.v[2 * i]);
    for (int i = 0; i < pairs.n; i++)
        if (pairs.v[2 * i] == top) out.v[out.n++] = pairs.v[2 * i + 1];
    return out;
}

static Q best(Q values, Q numbers, int highest) {
    if (values.n <= 0) return values;
    i32 top = highest ? q_max(numbers) : q_min(numbers);
    Q out = q_new(values.n, 1);
    for (int i = 0; i < values.n; i++)
        if (numbers.v[i] == top) out.v[out.n++] = values.v[i];
    return out;
}

static Q like_rows(Q units) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++)
        out.v[out.n++] = t_twin_row[ix(units.v[i] / WIDTH, ROWS)] * WIDTH + units.v[i] % WIDTH;
    return out;
}

static Q joint(Q a, Q b) {
    Q out = q_new(a.n, 1);
    for (int i = 0; i < a.n; i++) {
        int first = 0;
        while (a.v[first] != a.v[i] || b.v[first] != b.v[i]) first++;
        out.v[out.n++] = first;
    }
    return out;
}

static Q first_of_each(Q units, Q keys) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++) {
        int first = 0;
        while (keys.v[first] != keys.v[i]) first++;
        if (first == i) out.v[out.n++] = units.v[i];
    }
    return out;
}

/* So many cards from the top of a pile, the uppermost first. */
static Q piled(const S *s, Q zones) {
    Q out = EMPTY_Q;
    for (int k = 0; k < zones.n; k++) {
        int z = ix(zones.v[k], ZONES);
        for (int i = 0; i < s->zones_n[z]; i++) q_add(&out, s->zones[z][i]);
    }
    return out;
}

static Q on_top(Q cards, i32 n) {
    n = smaller(larger(n, 0), larger(cards.n, 0));
    Q out = q_new(n, 1);
    while (out.n < n) {
        out.v[out.n] = cards.v[cards.n - 1 - out.n];
        out.n++;
    }
    return out;
}

static Q on_each_top(const S *s, Q zones, i32 n) {
    Q out = EMPTY_Q;
    for (int k = 0; k < zones.n; k++) {
        int z = ix(zones.v[k], ZONES);
        for (int i = 0; i < n && i < s->zones_n[z]; i++) q_add(&out, s->zones[z][s->zones_n[z] - 1 - i]);
    }
    return out;
}

static Q distinct(Q cards) {
    char seen[SORTS + 1] = {0};
    Q out = q_new(cards.n, 1);
    for (int i = 0; i < cards.n; i++) {
        i32 sort = t_card_sort[ix(cards.v[i], CARDS)];
        if (!seen[sort]) seen[sort] = 1, out.v[out.n++] = cards.v[i];
    }
    return out;
}

static Q sources(S *s, Q cards) {
    Q out = q_new(cards.n, 1);
    for (int i = 0; i < cards.n; i++) {
        i32 card = cards.v[i], known = 0;
        for (int k = 0; k < out.n && !known; k++)
            known = t_card_sort[out.v[k]] == t_card_sort[ix(card, CARDS)] && s->zone_of[out.v[k]] == s->zone_of[card];
        if (!known) out.v[out.n++] = card;
    }
    return out;
}

static i32 group_size(Q group) {
    i32 n = 0;
    if (group.w == 1) return larger(group.n, 0);
    for (int i = 0; i < group.n; i++) n += group.v[2 * i + 1];
    return n;
}

/* A row of numbers of a track and what stands before it: see track_next and the others there. */
static i32 track_next(const S *s, Q line, int row) {
    i32 left = at(s, row, SUPPLY);
    return 0 < left && left <= line.n ? line.v[line.n - left] : 0;
}

static i32 track_last(const S *s, Q line, int row) {
    i32 empty = line.n - at(s, row, SUPPLY);
    return empty > 0 ? line.v[empty - 1] : 0;
}

static i32 track_sum(const S *s, Q line, int row) {
    i32 n = 0, empty = line.n - at(s, row, SUPPLY);
    if (empty < 0) empty = larger(0, line.n + empty);
    for (int i = 0; i < empty; i++) n += line.v[i];
    return n;
}

static void move_pieces(S *s, Q rows, int source, i32 n, int target) {
    if (source < 0 || target < 0) return;
    i32 left = n;
    for (int i = 0; i < rows.n; i++) {
        i32 have = at(s, rows.v[i], source), take = left < 0 ? have : smaller(left, have);
        if (take) {
            for (i32 k = 0; k < (ANY_CAPACITY ? take : 1); k++)
                shift(s, rows.v[i], ANY_CAPACITY ? 1 : take, source, inner_place(s, target, rows.v[i]));
            note(s, s->current);
            if (left > 0) left -= take;
        }
        if (left == 0) return;
    }
}

static int same_sort(i32 unit, Q units) {
    if (unit < 0) return 0;
    for (int i = 0; i < units.n; i++)
        if (t_row_word[ix(units.v[i * units.w] / WIDTH, ROWS)] == t_row_word[ix(unit / WIDTH, ROWS)]) return 1;
    return 0;
}

static inline Q one(i32 a) {
    Q out = q_new(1, 1);
    out.v[0] = a, out.n = 1;
    return out;
}

static inline Q one_row(i32 row) { return row >= 0 ? one(row) : EMPTY_Q; }
static inline Q forms_of(i32 row) { return row >= 0 ? t_forms[ix(row, ROWS)] : EMPTY_Q; }

static Q each_of(Q group) {
    Q out = EMPTY_Q;
    for (int i = 0; i < group.n; i++)
        for (i32 n = group.v[2 * i + 1]; n > 0; n--) q_add(&out, group.v[2 * i]);
    return out;
}

static Q units_of(Q group, int repeat) {
    if (repeat) return each_of(group);
    Q out = q_new(group.n, 1);
    for (int i = 0; i < group.n; i++) out.v[out.n++] = group.v[2 * i];
    return out;
}

static Q group_of(Q units) {
    Q out = q_new(units.n, 2);
    for (int i = 0; i < units.n; i++)
        if (units.v[i] >= 0) q_add2(&out, units.v[i], 1);
    return out;
}

static Q unit_counts(const S *s, Q units) {
    Q out = q_new(units.n, 2);
    for (int i = 0; i < units.n; i++) q_add2(&out, units.v[i], at(s, floor_div(units.v[i], WIDTH), floor_mod(units.v[i], WIDTH)));
    return out;
}

static i32 track_place(i32 me, i32 row) {
    for (int p = 0; p < WIDTH; p++)
        if (t_spreads[p] && t_place_owner[p] == me && row >= 0 && t_spread[p][row] != p) return t_spread[p][row];
    return -1;
}

static int track_full(const S *s, int place) { return place >= 0 && pieces_on(s, ix(place, WIDTH)) >= t_capacity[ix(place, WIDTH)]; }

static inline int holds_file(i32 seat, int system) { return 0 <= seat && seat < PLAYERS && t_system_of[seat] == system; }

static void put_unit(S *s, i32 who, i32 unit, int target) {
    if (unit < 0 || target < 0) return;
    i32 ranks[PUT_RULES + 1];
    int order[PUT_RULES + 1];
    for (int i = 0; i < PUT_RULES; i++) ranks[i] = rank(s, put_rules[i].me, put_rules[i].layer, 0);
    by_rank(ranks, order, PUT_RULES);
    for (int i = 0; i < PUT_RULES; i++) {
        const PutRule *rule = &put_rules[order[i]];
        int me = holder_of(s, rule->me, rule->copy), under_way = 0;
        if (me == ABSENT) continue;
        for (int k = 0; k < s->depth; k++) under_way |= s->words[s->off[k]] == rule->cls;
        if (under_way || !rule->matches(s, me, unit, target)) continue;
        const Class *c = &classes[rule->cls];
        F f = frame_new(rule->cls, me >= 0 ? me : who, rule->copy, UNSET);
        if (c->bind[0] >= 0) f[c->bind[0]] = who;
        if (c->bind[1] >= 0) f[c->bind[1]] = unit;
        if (c->bind[2] >= 0) f[c->bind[2]] = unit % WIDTH;
        if (c->bind[3] >= 0) f[c->bind[3]] = target;
        if (rule->can(s, f)) {
            push(s, f);
            return;
        }
    }
    int row = lying(unit), source = unit % WIDTH;
    if (t_single[row]) source = place_now(s, unit);
    if (!at(s, row, source)) return;
    shift(s, row, 1, source, inner_place(s, target, row));
    note(s, s->current);
}

static void put_single(S *s, i32 who, Q rows, int target) {
    for (int i = 0; i < rows.n; i++)
        for (int p = 0; p < WIDTH; p++)
            if (p != OUT && at(s, rows.v[i], p)) {
                put_unit(s, who, rows.v[i] * WIDTH + p, target);
                break;
            }
}

static int may_lift(S *s, i32 who, i32 unit) { return !banned(s, bans_remove, who, floor_div(unit, WIDTH), floor_mod(unit, WIDTH)); }

static Q removable(S *s, i32 who, Q units) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++)
        if (may_lift(s, who, units.v[i])) out.v[out.n++] = units.v[i];
    return out;
}

static int can_swap(S *s, i32 who, i32 unit, i32 row) {
    if (unit < 0 || at(s, row, SUPPLY) == 0) return 0;
    int old = ix(unit / WIDTH, ROWS), place = unit % WIDTH, able = 0;
    if (at(s, old, place) == 0 || !may_lift(s, who, unit)) return 0;
    for (int change = -1; change <= 1; change += 2) {
        s->at[old][place] += change;
        forget_place(s, place);
        able = able || (change < 0 && may_place(s, who, row, place));
    }
    return able;
}

static i32 swap_unit(S *s, i32 who, i32 unit, i32 row) {
    if (!can_swap(s, who, unit, row)) return 0;
    note(s, who);
    lift(s, who, unit, 1, 0);
    place(s, who, row, 1, unit % WIDTH);
    return 1;
}

/* Does a ban on moving into places ask which of these rows it is? Those that ask of every piece stand for the unknown row, too. */
static int told_apart(Q rows) {
    for (int i = 0; i < rows.n; i++)
        if (bans_into[ix(rows.v[i], ROWS)].n != bans_into[ROWS].n) return 1;
    return 0;
}

static Q movable(S *s, i32 who, Q units) {
    if (!ANY_BANS_MOVE || (s->lasting_n && ignored(s, BANS_MOVE_NUMBER))) return units;
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++)
        if (!banned(s, bans_move[ix(units.v[i] / WIDTH, ROWS)], who, units.v[i] / WIDTH, units.v[i] % WIDTH)) out.v[out.n++] = units.v[i];
    return out;
}

static i32 with_others(const S *s, Q rows, Q others, Q *units) {
    i32 where = place_of(s, rows);
    *units = q_new(others.n, 2);
    for (int i = 0; i < others.n; i++) {
        i32 row = others.v[i];
        if (where >= 0 && !q_has(rows, row) && at(s, row, where)) q_add2(units, row * WIDTH + where, at(s, row, where));
    }
    return where;
}

static void resolve_card(S *s, i32 me, i32 card) {
    int cls = card_effects[t_card_sort[ix(card, CARDS)]];
    if (cls >= 0) push_new(s, cls, me, card, UNSET);
}
