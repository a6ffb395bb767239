/* Paths, suits and pieces that are treated as own for a while. Mirrors rootdsl/runtime/land.py and effects.py. */

static void take_first_turn(S *s, i32 who) {
    if (who < 0) return;
    s->first = who;
    note(s, s->current);
}

static void shuffle_suits(S *s, Q places) {
    Q dealt = q_new(places.n, 1);
    for (int i = 0; i < places.n; i++) dealt.v[dealt.n++] = s->suit[ix(places.v[i], WIDTH + 1)];
    shuffle(s, dealt.v, dealt.n);
    for (int i = 0; i < places.n; i++) s->suit[ix(places.v[i], WIDTH + 1)] = dealt.v[i];
    forget(s);
    note(s, s->current);
}

static int is_unbarred(const S *s, int kind, int a, int b) {
    for (int i = 0; i < s->unbarred_n; i++)
        if (s->unbarred[i][0] == kind && s->unbarred[i][1] == smaller(a, b) && s->unbarred[i][2] == larger(a, b)) return 1;
    return 0;
}

static int is_shut(const S *s, int kind, int a, int b) {
    if (a < 0) return 0;
    return is_unbarred(s, ~kind, a, b) || (q_has(t_shut[kind][ix(a, WIDTH + 1)], b) && !is_unbarred(s, kind, a, b));
}

/* What a rule did to a path: `kind` is that of an opened one, ~kind of a closed one. */
static void turn_path(S *s, int kind, int a, int b) {
    int n = 0;
    for (int i = 0; i < s->unbarred_n; i++) {
        const i32 *x = s->unbarred[i];
        if (x[0] == ~kind && x[1] == smaller(a, b) && x[2] == larger(a, b)) continue;
        if (n < i) memcpy(s->unbarred[n], x, sizeof s->unbarred[0]);
        n++;
    }
    if (n == s->unbarred_n) {
        if (n >= MOST_OPENED) fault(FAULT_LASTING);
        i32 *x = s->unbarred[n++];
        x[0] = kind, x[1] = smaller(a, b), x[2] = larger(a, b);
    }
    s->unbarred_n = n;
    forget(s);
    note(s, s->current);
}

static void open_path(S *s, int kind, int a, int b) {
    if (is_shut(s, kind, a, b)) turn_path(s, kind, a, b);
}

static void close_path(S *s, int kind, int a, int b) {
    if (a >= 0 && q_has(t_links_of[kind][ix(a, WIDTH + 1)], b) && !is_shut(s, kind, a, b)) turn_path(s, ~kind, a, b);
}

static int holds_copy(const S *s, i32 seat, int copy) {
    int zone = copy >= 0 ? s->zone_of[copy] : -1;
    return zone >= 0 && t_active[zone] && t_zone_owner[zone] == seat;
}

/* The number of the path of a kind between two places, -1 where there is none. */
static int way_between(int kind, i32 a, i32 b) {
    for (int i = 0; i < WAYS; i++)
        if (t_way_kind[i] == kind && t_way_a[i] == smaller(a, b) && t_way_b[i] == larger(a, b)) return i;
    return -1;
}

/* The number of a player in a place of the map, -1 for nobody and for what is no such place. */
static inline i32 seat_at(i32 who, i32 place) { return who >= 0 && place >= 0 && place < SITES ? who * SITES + place : -1; }

/* Is a kind of path one for a mover (-1: for everybody): never closed, or opened by a rule or a card? */
static int is_way(const S *s, i32 mover, int kind) {
    if (q_has(t_kinds_for[ix(mover, PLAYERS + 1)], kind)) return 1;
    for (int i = 0; i < s->opened_n; i++)
        if (s->opened[i][0] == mover && s->opened[i][1] == kind) return 1;
    for (int i = 0; i < PATH_CARDS; i++)
        if (path_cards[i].kind == kind && holds_copy(s, mover, path_cards[i].copy)) return 1;
    return 0;
}

/* The places at the other ends of the paths of a kind that begin at a place and are not closed one by one. */
static Q along(const S *s, int kind, int place) {
    if (!s->unbarred_n || place < 0) return t_unshut[kind][ix(place, WIDTH + 1)];
    Q every = t_links_of[kind][ix(place, WIDTH + 1)], out = q_new(every.n, 1);
    for (int i = 0; i < every.n; i++)
        if (!is_shut(s, kind, place, every.v[i])) out.v[out.n++] = every.v[i];
    return out;
}

static int on_path(const S *s, int kind, int place) { return along(s, kind, place).n > 0; }

/* Is a mover led from one place to another by any path that is not closed, or by a rule that joins them? */
static int another_way(S *s, i32 mover, int a, int b) {
    for (int k = 0; k < PATH_KINDS; k++) {
        if (q_has(t_links_of[k][ix(a, WIDTH + 1)], b) && !is_shut(s, k, a, b) && is_way(s, mover, k)) return 1;
    }
    for (int i = 0; i < JOINS; i++)
        if (joins[i].me == mover || holds_copy(s, mover, joins[i].copy)) {
            Q joined = joins[i].places(s, mover);
            if (q_has(joined, a) && q_has(joined, b)) return 1;
        }
    return 0;
}

static Q with_more(Q near, Q more) {
    if (more.n <= 0) return near;
    Q all = q_copy(near);
    for (int i = 0; i < more.n; i++)
        if (!q_has(all, more.v[i])) q_add(&all, more.v[i]);
    return q_sorted(all);
}

static Q with_unbarred(S *s, i32 mover, int place, Q near) {
    Q more = q_new(s->unbarred_n, 1), gone = q_new(s->unbarred_n, 1);
    for (int i = 0; i < s->unbarred_n; i++) {
        const i32 *x = s->unbarred[i];
        if (place != x[1] && place != x[2]) continue;
        int other = x[1] == place ? x[2] : x[1];
        if (x[0] >= 0 && is_way(s, mover, x[0])) more.v[more.n++] = other;
        else if (x[0] >= 0) continue;
        else if (q_has(near, other) && !another_way(s, mover, place, other)) gone.v[gone.n++] = other;
    }
    Q all = with_more(near, more);
    if (!gone.n) return all;
    Q out = q_new(all.n, 1);
    for (int i = 0; i < all.n; i++)
        if (!q_has(gone, all.v[i])) out.v[out.n++] = all.v[i];
    return out;
}

static Q beside(S *s, int place) {
    Q near = t_links[ix(place, WIDTH + 1)];
    return s->unbarred_n ? with_unbarred(s, -1, place, near) : near;
}

/* How many paths lie between a place and the nearest of others: of a kind, or (-1) all that are open for everybody. */
static i32 distance(S *s, int kind, i32 place, Q to) {
    if (q_has(to, place)) return 0;
    if (place < 0 || place >= SITES) return SITES;
    char seen[SITES] = {0};
    i32 queue[SITES], far[SITES];
    int n = 1;
    queue[0] = place, far[0] = 0, seen[place] = 1;
    for (int i = 0; i < n; i++) {
        Q near = kind >= 0 ? along(s, kind, queue[i]) : beside(s, queue[i]);
        for (int k = 0; k < near.n; k++) {
            i32 p = near.v[k];
            if (seen[p]) continue;
            if (q_has(to, p)) return far[i] + 1;
            seen[p] = 1, queue[n] = p, far[n++] = far[i] + 1;
        }
    }
    return SITES;
}

static Q open_links(S *s, i32 mover, int place) {
    Q near = t_links_for[ix(mover, PLAYERS + 1)][ix(place, WIDTH + 1)];
    if (!PATH_CARDS && !JOINS) return near;
    Q more = EMPTY_Q;
    for (int i = 0; i < PATH_CARDS; i++) {
        int zone = s->zone_of[path_cards[i].copy];
        if (zone >= 0 && t_active[zone] && t_zone_owner[zone] == mover) q_extend(&more, path_cards[i].rows[ix(place, WIDTH + 1)]);
    }
    for (int i = 0; i < JOINS; i++) {
        int zone = joins[i].copy >= 0 ? s->zone_of[joins[i].copy] : -1;
        if (joins[i].me == mover || (zone >= 0 && t_active[zone] && t_zone_owner[zone] == mover)) {
            Q joined = joins[i].places(s, mover);
            if (q_has(joined, place)) q_extend(&more, joined);
        }
    }
    Q others = q_new(more.n, 1);
    for (int i = 0; i < more.n; i++)
        if (more.v[i] != place) others.v[others.n++] = more.v[i];
    return with_more(near, others);
}

static Q paths(S *s, i32 mover, int place) {
    int who = ix(mover, PLAYERS + 1);
    Q near = t_alike[who] ? t_links[ix(place, WIDTH + 1)] : open_links(s, mover, place);
    if (s->opened_n && place >= 0) {
        Q more = EMPTY_Q;
        for (int i = 0; i < s->opened_n; i++)
            if (s->opened[i][0] == mover) q_extend(&more, t_unshut[s->opened[i][1]][place]);
        near = with_more(near, more);
        near = q_sorted(near);
    }
    return s->unbarred_n ? with_unbarred(s, mover, place, near) : near;
}

static Q links(S *s, i32 mover, int place) {
    if (t_alike[ix(mover, PLAYERS + 1)] && !s->opened_n && !s->unbarred_n && !BRIDGES) return t_links[ix(place, WIDTH + 1)];
    Q near = paths(s, mover, place);
    if (!BRIDGES || mover < 0) return near;
    Q more = EMPTY_Q;
    for (int i = 0; i < BRIDGES; i++) {
        if (bridges[i].me != -1 && bridges[i].me != mover) continue;
        Q way = bridges[i].way(s, mover, place);
        for (int k = 0; k < way.n; k++)
            if (way.v[k] != place) q_add(&more, way.v[k]);
    }
    return with_more(near, more);
}

static i32 suit_of_unit(const S *s, i32 unit) {
    i32 printed = t_row_suit[ix(floor_div(unit, WIDTH), ROWS)];
    return printed >= 0 ? printed : s->suit[floor_mod(unit, WIDTH)];
}

/* ---------------------------------------------------------------- pieces treated as own */

static Q not_lent(const S *s, Q rows, i32 seat, int place) {
    Q out = q_new(rows.n, 1);
    for (int i = 0; i < rows.n; i++) {
        int lent = 0;
        for (int k = 0; k < s->treated_n; k++) {
            const i32 *x = s->treated[k];
            lent |= x[0] == seat && (x[3] == -1 || x[3] == place) && x[1] == rows.v[i];
        }
        if (!lent) out.v[out.n++] = rows.v[i];
    }
    return out;
}

static Q own_for(const S *s, Q rows, i32 seat, int purpose, int place, i32 against) {
    if (!s->treated_n) return rows;
    Q out = q_new(rows.n + s->treated_n, 1);
    for (int i = 0; i < rows.n; i++) {
        int lent = 0;
        for (int k = 0; k < s->treated_n; k++) {
            const i32 *x = s->treated[k];
            lent |= x[2] == purpose && (x[3] == -1 || x[3] == place) && x[0] != seat && x[0] != against && t_owner[x[1]] == seat && x[1] == rows.v[i];
        }
        if (!lent) out.v[out.n++] = rows.v[i];
    }
    for (int k = 0; k < s->treated_n; k++) {
        const i32 *x = s->treated[k];
        if (x[2] == purpose && (x[3] == -1 || x[3] == place) && x[0] == seat && !q_has(rows, x[1])
            && (against < 0 || t_owner[x[1]] != against) && !q_has(out, x[1])) out.v[out.n++] = x[1];
    }
    return out;
}

static Q own_for_each(const S *s, const Q *table, Q seats, int purpose, int place) {
    Q out = EMPTY_Q;
    for (int i = 0; i < seats.n; i++) q_extend(&out, own_for(s, table[seats.v[i]], seats.v[i], purpose, place, -1));
    return out;
}

static void treat(S *s, i32 seat, Q rows, Q places, Q purposes, int path) {
    int depth = depth_of(s, path, -1);
    for (int r = 0; r < rows.n; r++)
        for (int p = 0; p < places.n; p++)
            for (int k = 0; k < purposes.n; k++) {
                if (s->treated_n >= MOST_TREATED) fault(FAULT_LASTING);
                i32 *x = s->treated[s->treated_n++];
                x[0] = seat, x[1] = rows.v[r], x[2] = purposes.v[k], x[3] = places.v[p], x[4] = depth;
            }
    forget(s);
}

static void open_paths(S *s, i32 seat, int kind, int path) {
    if (s->opened_n >= MOST_OPENED) fault(FAULT_LASTING);
    i32 *x = s->opened[s->opened_n++];
    x[0] = seat, x[1] = kind, x[2] = depth_of(s, path, -1);
    forget(s);
}

/* What a rule had caught happens; other rules may still catch it. */
static void happen(S *s, Q fact) {
    fact = q_copy(fact);
    for (int i = 0; i < fact.n; i++) {
        const i32 *x = fact.v + 6 * i;
        if (x[0] == SCORED) score(s, x[1], x[3]);
        else if (x[0] == DRAWN && x[2] < 0) draw(s, x[1], x[3], x[5]);
        else if (x[0] == DRAWN) draw_from(s, x[1], x[3], x[2], x[5]);
        else if (x[0] == DISCARDED) {
            if (s->zone_of[ix(x[2], CARDS)] == x[4]) discard_so(s, x[1], x[2], x[5]);
        } else if (x[0] == SPENT) {
            if (s->zone_of[ix(x[2], CARDS)] == x[4]) throw_away(s, x[1], x[2]);
        } else if (x[0] == PAID) {
            if (s->at[ix(x[2], ROWS)][ix(x[4], WIDTH)] >= x[3]) {
                Q pick = q_new(1, 2);
                q_add2(&pick, x[2] * WIDTH + x[4], x[3]);
                spend_pieces(s, x[1], pick);
            }
        } else if (x[0] == PLACED) place(s, x[1], x[2], x[3], x[5]);
        else lift(s, x[1], x[2] * WIDTH + x[4], x[3], x[5] == OUT);
    }
}

/* What a rule would have put something in the place of, and did not, happens after all. */
static void go_on(S *s, F f) {
    const Class *c = &classes[f[F_CLASS]];
    if (!f[c->done]) happen(s, slot_list(f, c->fact));
}
