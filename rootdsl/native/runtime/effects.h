/* What rules do to the state: place, move, remove, draw, discard, score. Mirrors effects.py, events.py, dice.py, paths.py, lent.py, orders.py and land.py of rootdsl/runtime. */

static int holder_of(const S *s, int me, int copy) {
    if (copy < 0) return me;
    int zone = s->zone_of[copy];
    return zone >= 0 && t_active[zone] ? t_zone_owner[zone] : ABSENT;
}

/* Where a rule stands among those that catch one thing: what may be declined, then higher layers, then in turn order. */
static inline i32 rank(const S *s, int me, int layer, int optional) {
    return (optional ? 0 : 1 << 20) - layer * 64 + (me >= 0 ? floor_mod(me - s->current, PLAYERS) : 0);
}

/* The numbers of things in the order of their ranks; equal ones stay as they are. */
static void by_rank(const i32 *ranks, int *order, int n) {
    for (int i = 0; i < n; i++) {
        int j = i;
        for (; j > 0 && ranks[order[j - 1]] > ranks[i]; j--) order[j] = order[j - 1];
        order[j] = i;
    }
}

static F frame_in_place(const Trigger *rule, int me, Q events) {
    F f = frame_new(rule->cls, me, rule->copy, UNSET);
    const Class *c = &classes[rule->cls];
    const i32 *x = events.v;
    if (x[0] == SCORED || x[0] == DRAWN || x[0] == DISCARDED || x[0] == SPENT) {
        i32 told[6] = {x[0], x[1], x[2], 0, x[4], x[5]};
        for (int i = 0; i < events.n; i++) told[3] += events.v[6 * i + 3];
        for (int i = 0; i < c->heed_n; i++) f[c->heed[i].slot] = told[c->heed[i].index];
    } else {
        Q group = q_new(events.n, 2);
        for (int i = 0; i < events.n; i++) q_add2(&group, events.v[6 * i + 2] * WIDTH + events.v[6 * i + 4], events.v[6 * i + 3]);
        if (c->bind[0] >= 0) f[c->bind[0]] = x[1];
        if (c->bind[1] >= 0 && c->bind_one) f[c->bind[1]] = group.v[0];
        else if (c->bind[1] >= 0) set_list(f, c->bind[1], group);
        if (c->bind[2] >= 0) f[c->bind[2]] = x[4];
        if (c->bind[3] >= 0) f[c->bind[3]] = x[5];
    }
    set_list(f, c->fact, events);
    return f;
}

static int caught(S *s, int kind, i32 who, i32 what, i32 n, i32 source, i32 target) {
    i32 event[6] = {kind, who, what, n, source, target}, ranks[REPLACED + 1];
    int order[REPLACED + 1];
    for (int k = 0; k < REPLACED; k++) ranks[k] = rank(s, instead[k].me, instead[k].layer, instead[k].optional);
    by_rank(ranks, order, REPLACED);
    for (int i = 0; i < REPLACED; i++) {
        int k = order[i];
        const Trigger *rule = &instead[k];
        if (rule->kind != kind) continue;
        int me = holder_of(s, rule->me, rule->copy), under_way = 0;
        if (me == ABSENT || !rule->matches(s, me, event)) continue;
        for (int j = 0; j < s->depth; j++) under_way |= s->words[s->off[j]] == rule->cls;
        if (under_way) continue;
        if (rule->can(s, frame_in_place(rule, me >= 0 ? me : who, q_fixed(event, 1, 6)))) {
            i32 *x = event_new(s, INSTEAD, k, kind, who, what, n);
            x[6] = source, x[7] = target;
            s->busy = 1;
            return 1;
        }
    }
    return 0;
}

static int catches(int kind) {
    for (int k = 0; k < REPLACED; k++)
        if (instead[k].kind == kind) return 1;
    return 0;
}

static void shift(S *s, int row, i32 n, int source, int target) {
    row = ix(row, ROWS), source = ix(source, WIDTH), target = ix(target, WIDTH);
    s->at[row][source] -= n;
    if (target == SUPPLY) row = t_plain[row];
    s->at[row][target] += n;
    forget_place(s, source);
    forget_place(s, target);
    s->changes++;
    if (KEEPS && (t_keeps_at[source] || t_keeps_at[target])) s->busy = 1;
}

static int banned(S *s, BanList bans, i32 who, int row, int place) {
    for (int i = 0; i < bans.n; i++)
        if (bans.v[i].test(s, bans.v[i].me, who, row, place)) return 1;
    return 0;
}

/* How many pieces of the sort of a row are in a place, whatever state they are in: that is what a limit counts. */
static i32 of_sort(const S *s, int row, int place) {
    Q forms = t_forms[ix(row, ROWS)];
    i32 sum = 0;
    for (int i = 0; i < forms.n; i++) sum += at(s, forms.v[i], place);
    return sum;
}

static int may_place(S *s, i32 who, int row, int place) {
    if (place < 0 || row < 0) return 0;
    i32 limit = t_limit[row];
    if (limit && place < SITES && of_sort(s, row, place) >= limit) return 0;
    return !banned(s, bans_place[row], who, row, place);
}

static int may_enter(S *s, i32 who, int row, int target);

/* How many of n pieces may come where a ban asks how many are there: each next one once those before it have come. */
static i32 one_after_another(S *s, i32 who, int row, i32 n, int source, int target, int placed) {
    i32 come = 1;
    shift(s, row, 1, source, target);
    while (come < n && (placed ? may_place(s, who, row, target) : may_enter(s, who, row, target))) shift(s, row, 1, source, target), come++;
    shift(s, row, come, target, source);
    return come;
}

static i32 place(S *s, i32 who, int row, i32 n, int target) {
    i32 have = row >= 0 ? at(s, row, SUPPLY) : 0;
    if (n > have && t_single[ix(row, ROWS)]) {
        Q forms = t_forms[ix(row, ROWS)], some = q_new(forms.n, 1);
        i32 out = 0;
        for (int i = 0; i < forms.n; i++)
            if (at(s, forms.v[i], SUPPLY)) some.v[some.n++] = forms.v[i];
        if (n < 0) some.n = larger(0, some.n + n);
        for (int i = 0; i < some.n && i < (n < 0 ? some.n : n); i++) out += place(s, who, some.v[i], 1, target);
        return out;
    }
    if (n > have) n = have;
    if (n <= 0 || !may_place(s, who, row, target)) return 0;
    i32 limit = t_limit[row];
    if (limit && target < SITES && of_sort(s, row, target) + n > limit) n = limit - of_sort(s, row, target);
    if (n > 1 && t_shares_room[row]) n = one_after_another(s, who, row, n, SUPPLY, target, 1);
    if (catches(PLACED) && caught(s, PLACED, who, row, n, SUPPLY, target)) return 0;
    shift(s, row, n, SUPPLY, target);
    note(s, who);
    if (WAIT_PLACED) {
        event_new(s, PLACED, who, row, n, SUPPLY, target);
        s->busy = 1;
    }
    return n;
}

static i32 room(S *s, i32 who, int row, int place) {
    i32 have = at(s, row, SUPPLY);
    if (!have || place < 0 || row < 0) return 0;
    i32 limit = t_limit[row];
    if (limit && place < SITES) {
        have = smaller(have, limit - of_sort(s, row, place));
        if (have <= 0) return 0;
    }
    return banned(s, bans_place[row], who, row, place) ? 0 : have;
}

static int can_place_all(S *s, i32 who, Q wanted, int place) {
    int done = 0, ok = 1, rows[64];
    for (int i = 0; i < wanted.n && ok; i++) {
        int row = wanted.v[2 * i], n = wanted.v[2 * i + 1], shares = t_shares_room[ix(row, ROWS)];
        for (int k = 0; k < (shares ? n : 1); k++) {
            if (!may_place(s, who, row, place) || at(s, row, SUPPLY) < (shares ? 1 : n)) {
                ok = 0;
                break;
            }
            if (shares) {
                if (done >= 64) fault(FAULT_LIST);
                shift(s, row, 1, SUPPLY, place);
                rows[done++] = row;
            }
        }
    }
    for (int i = 0; i < done; i++) shift(s, rows[i], 1, place, SUPPLY);
    s->changes -= 2 * done;
    return ok;
}

static int place_now(const S *s, i32 unit) {
    if (unit < 0) return -1;
    int row = unit / WIDTH, place = unit % WIDTH;
    if (!t_single[ix(row, ROWS)] || at(s, row, place)) return place;
    for (int p = 0; p < WIDTH; p++)
        if (s->at[row][p]) return p;
    return -1;
}

/* `asked`: no ban holds the pieces, as is known already. */
static void lift_asked(S *s, i32 who, i32 unit, i32 n, int permanently, int asked) {
    int row = ix(floor_div(unit, WIDTH), ROWS), source = floor_mod(unit, WIDTH);
    i32 have = at(s, row, source);
    if (n > have) n = have;
    if (t_single[row] && !have) {
        source = place_now(s, unit);
        have = n = at(s, row, source);
    }
    if (n <= 0 || (!asked && banned(s, bans_remove, who, row, source))) return;
    source = ix(source, WIDTH);
    if (s->lasting_n) who = remover(s, who, row);
    int target = permanently ? OUT : t_home[row];
    if (catches(REMOVED) && caught(s, REMOVED, who, row, n, source, target)) return;
    s->at[row][source] -= n;
    forget_place(s, source);
    s->changes++;
    if (s->flights_n >= MOST_FLIGHTS) fault(FAULT_EVENTS);
    i32 *x = s->flights[s->flights_n++];
    x[0] = who, x[1] = row, x[2] = n, x[3] = source, x[4] = target;
    s->busy = 1;
}

static void lift(S *s, i32 who, i32 unit, i32 n, int permanently) { lift_asked(s, who, unit, n, permanently, 0); }

/* Does a ban keep this player from removing these pieces, where they are now? */
static int held(S *s, i32 who, i32 unit) {
    int row = ix(floor_div(unit, WIDTH), ROWS), source = floor_mod(unit, WIDTH);
    if (t_single[row] && !at(s, row, source)) source = place_now(s, unit);
    return banned(s, bans_remove, who, row, source);
}

/* Each [unit, number] of a chosen group leaves its place; what stays of it. Bans are asked of all before the first has gone. */
static Q lift_group(S *s, i32 who, Q group, int permanently) {
    Q stays = q_new(group.n, 2), kept = q_new(group.n, 1);
    for (int i = 0; i < group.n; i++) kept.v[kept.n++] = held(s, who, group.v[2 * i]);
    for (int i = 0; i < group.n; i++) {
        i32 unit = group.v[2 * i], n = group.v[2 * i + 1];
        int row = floor_div(unit, WIDTH), source = floor_mod(unit, WIDTH);
        i32 have = at(s, row, source);
        if (!kept.v[i]) lift_asked(s, who, unit, n, permanently, 1);
        i32 left = smaller(n, have) - (have - at(s, row, source));
        if (left > 0) q_add2(&stays, unit, left);
    }
    return stays;
}

/* All pieces of these units leave their places together. */
static void lift_all(S *s, i32 who, Q units, int permanently) {
    Q group = q_new(units.n, 2);
    for (int i = 0; i < units.n; i++) q_add2(&group, units.v[i], 999);
    lift_group(s, who, group, permanently);
}

/* One piece of a chosen group leaves its place; the group without it, or as it was where the piece had to stay. */
static Q lift_out(S *s, i32 who, Q group, i32 unit, int permanently) {
    int row = floor_div(unit, WIDTH), source = floor_mod(unit, WIDTH);
    i32 have = at(s, row, source);
    lift(s, who, unit, 1, permanently);
    int gone = at(s, row, source) < have;
    Q out = q_new(group.n, 2);
    for (int i = 0; i < group.n; i++) {
        i32 n = group.v[2 * i + 1] - (gone && group.v[2 * i] == unit);
        if (n > 0) q_add2(&out, group.v[2 * i], n);
    }
    return out;
}

static int may_enter(S *s, i32 who, int row, int target) {
    if (!ANY_BANS_INTO || (s->lasting_n && ignored(s, BANS_MOVE_NUMBER))) return 1;
    return !banned(s, bans_into[row < 0 ? ROWS : row], who, row, target);
}

static int may_move(S *s, i32 who, int row, int source, int target) {
    if (s->lasting_n && ignored(s, BANS_MOVE_NUMBER)) return 1;
    if (ANY_BANS_MOVE && banned(s, bans_move[ix(row, ROWS)], who, row, source)) return 0;
    return may_enter(s, who, row, target);
}

static int group_may_move(S *s, i32 who, Q group, int target) {
    if (group.n <= 0) return may_enter(s, who, -1, target);
    for (int i = 0; i < group.n; i++)
        if (may_enter(s, who, group.v[i * group.w] / WIDTH, target)) return 1;
    return 0;
}

static i32 pieces_on(const S *s, int place) {
    i32 n = 0;
    for (int row = 0; row < ROWS; row++) n += s->at[row][place];
    return n;
}

static int inner_place(const S *s, int place, int row) {
    if (place < 0 || !t_spreads[ix(place, WIDTH)]) return place;
    int track = t_spread[ix(place, WIDTH)][row];
    return track != place && pieces_on(s, track) >= t_capacity[track] ? place : track;
}

static void inside(S *s, Q *now, int row, i32 n, int source, int target) {
    int first = now->n;
    for (i32 i = 0; i < n; i++) {
        i32 place = inner_place(s, target, row), unit = row * WIDTH + place;
        shift(s, row, 1, source, place);
        if (now->n > first && now->v[2 * now->n - 2] == unit) now->v[2 * now->n - 1]++;
        else q_add2(now, unit, 1);
    }
}

/* The row of a piece: one that has gone to a supply lies there in its first state. */
static inline int lying(i32 unit) {
    int row = ix(floor_div(unit, WIDTH), ROWS);
    return floor_mod(unit, WIDTH) == SUPPLY ? t_plain[row] : row;
}

static Q relocate(S *s, Q group, int target) {
    if (target < 0) return q_copy(group);
    Q now = q_new(group.n, 2), from = q_copy(group);
    now.w = 2;
    for (int i = 0; i < from.n; i++) {
        i32 unit = from.v[2 * i], n;
        int row = lying(unit), source = floor_mod(unit, WIDTH);
        n = smaller(from.v[2 * i + 1], at(s, row, source));
        if (n && (ANY_BANS_MOVE || ANY_BANS_INTO) && !may_move(s, top_frame(s)[F_ME], row, source, target)) {
            q_add2(&now, unit, n);
            continue;
        }
        if (n > 1 && ANY_BANS_INTO && t_counts_into[row]) {
            i32 come = one_after_another(s, top_frame(s)[F_ME], row, n, source, target, 0);
            if (come < n) q_add2(&now, unit, n - come);
            n = come;
        }
        if (n) {
            if (ANY_CAPACITY) inside(s, &now, row, n, source, target);
            else {
                shift(s, row, n, source, target);
                q_add2(&now, row * WIDTH + target, n);
            }
            note(s, s->current);
        }
    }
    return now;
}

static inline int same_unit(i32 a, i32 b) { return a == b || (a >= 0 && b >= 0 && a / WIDTH == b / WIDTH && t_single[a / WIDTH]); }
/* The seat in whose pile a card lies, or -1. */
static inline i32 card_owner(const S *s, i32 card) {
    i32 zone = card >= 0 ? s->zone_of[ix(card, CARDS)] : -1;
    return zone >= 0 ? t_zone_owner[ix(zone, ZONES)] : -1;
}

static inline i32 owner_of(i32 unit) { return unit >= 0 ? t_owner[ix(unit / WIDTH, ROWS)] : -1; }
static inline i32 player_of(const S *s, i32 unit) { i32 owner = owner_of(unit); return owner >= 0 ? owner : s->current; }

static void turn_units(S *s, i32 who, Q group, Q rows) {
    for (int i = 0; i < group.n; i++) {
        i32 unit = group.v[i * group.w], n = group.w == 2 ? group.v[i * 2 + 1] : 1;
        int old = ix(floor_div(unit, WIDTH), ROWS), place = floor_mod(unit, WIDTH), new = q_at(rows, old);
        if (place == SUPPLY) continue;
        n = smaller(n, at(s, old, place));
        if (new == old || n <= 0) continue;
        s->at[old][place] -= n;
        s->at[new][place] += n;
        note_trail(s, unit, new * WIDTH + place);
        forget_place(s, place);
        for (int k = 0; k < s->events_n; k++) {
            i32 *event = s->events[k];
            if (event[0] == PLACED && event[2] == old && event[5] == place && event[3] <= n) event[2] = new;
        }
        s->changes++;
        s->busy = 1;
        note(s, who);
    }
}

static Q in_rows(Q group, Q rows) {
    Q out = q_new(group.n, 2);
    for (int i = 0; i < group.n; i++) {
        i32 unit = group.v[2 * i];
        q_add2(&out, q_at(rows, floor_div(unit, WIDTH)) * WIDTH + floor_mod(unit, WIDTH), group.v[2 * i + 1]);
    }
    return out;
}

static int boxed(const i32 *flight) { return flight[4] > OUT && flight[4] != t_home[flight[1]]; }

/* So many pieces more of a row in a place. */
static void add_at(S *s, int row, int place, i32 n) {
    place = ix(place, WIDTH);
    s->at[row][place] += n;
    forget_place(s, place);
}

static void turn_falling(S *s, i32 who, Q group, Q rows) {
    (void)who;
    for (int i = 0; i < group.n; i++) {
        i32 *x = s->flights[ix(group.v[2 * i], s->flights_n)];
        i32 old = x[1];
        x[1] = q_at(rows, x[1]);
        if (x[1] != old && boxed(x)) {
            i32 there = s->at[ix(old, ROWS)][ix(x[4], WIDTH)], n = x[2] < there ? x[2] : there;
            add_at(s, old, x[4], -n);
            add_at(s, x[1], x[4], n);
        }
    }
}

static Q units_falling(S *s, Q group) {
    Q out = q_new(group.n, 2);
    for (int i = 0; i < group.n; i++) {
        const i32 *x = s->flights[ix(group.v[2 * i], s->flights_n)];
        q_add2(&out, x[1] * WIDTH + x[3], x[2]);
    }
    return out;
}

static void step_aside(S *s, int row, int source, int target) {
    shift(s, row, 1, source, target);
    note_trail(s, row * WIDTH + source, row * WIDTH + target);
    note(s, s->current);
}

static void keep_orders(S *s) {
    for (int round = 0; round <= KEEPS; round++) {
        int before = s->trail_n;
        for (int i = 0; i < KEEPS; i++) keeps[i].order(s, keeps[i].me);
        if (s->trail_n == before) {
            if (KEEPS_NEAR)
                for (int p = OUT; p <= WIDTH; p++) s->kept[p] = 0;
            break;
        }
    }
    s->busy = 0;
}

static void spend_pieces(S *s, i32 who, Q picks) {
    for (int i = 0; i < picks.n; i++) {
        int row = ix(floor_div(picks.v[2 * i], WIDTH), ROWS);
        int source = floor_mod(picks.v[2 * i], WIDTH);
        if (catches(PAID) && caught(s, PAID, who, row, picks.v[2 * i + 1], source, t_home[row])) continue;
        shift(s, row, picks.v[2 * i + 1], source, t_home[row]);
        note(s, who);
    }
}
