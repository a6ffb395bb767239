/* What rules do to cards, points and teams. Mirrors cards.py and points.py of rootdsl/runtime. */

static void score(S *s, i32 who, i32 n);
static void discard(S *s, i32 who, i32 card);
static void lay_off(S *s, i32 who, i32 card);

static void zone_drop(S *s, int zone, i32 card) {
    i32 *v = s->zones[zone];
    for (int i = 0; i < s->zones_n[zone]; i++)
        if (v[i] == card) {
            memmove(v + i, v + i + 1, sizeof(i32) * (size_t)(--s->zones_n[zone] - i));
            return;
        }
    fault(FAULT_EMPTY);
}

static void zone_add(S *s, int zone, i32 card) {
    if (s->zones_n[zone] >= ZONE_WORDS) fault(FAULT_LIST);
    s->zones[zone][s->zones_n[zone]++] = card;
    s->zone_of[card] = zone;
}

static void lay_card(S *s, i32 card, int zone) {
    if (zone == NOWHERE) return;
    card = ix(card, CARDS), zone = ix(zone, ZONES);
    int old = s->zone_of[card];
    if (old >= 0) zone_drop(s, old, card);
    zone_add(s, zone, card);
    s->changes++;
    if (t_active[zone] || (old >= 0 && t_active[old])) forget(s);
}

static int turned_away(S *s, i32 card, int zone) {
    GateList found = gates[ix(zone, ZONES)];
    i32 ranks[64];
    int order[64];
    if (found.n > 64) fault(FAULT_LIST);
    for (int i = 0; i < found.n; i++) ranks[i] = rank(s, found.v[i].me, found.v[i].layer, 0);
    by_rank(ranks, order, found.n);
    for (int i = 0; i < found.n; i++) {
        const Gate *gate = &found.v[order[i]];
        if (!gate->test(s, gate->me, card, gate->of)) continue;
        int target = gate->where(s, gate->me, card, gate->of);
        if (target == DISCARD_PILE) lay_off(s, gate->me, card);
        else {
            note_card(s, CARD_PUT, gate->me, card, target);
            lay_card(s, card, target);
        }
        if (gate->points) score(s, gate->me, gate->points(s, gate->me, card, gate->of));
        return 1;
    }
    return 0;
}

static void put_card(S *s, i32 card, int zone, int under) {
    if (zone == NOWHERE) return;
    if (ANY_GATES && turned_away(s, card, zone)) return;
    note_card(s, CARD_PUT, s->current, card, zone);
    lay_card(s, card, zone);
    if (!under) return;
    for (int i = s->zones_n[zone] - 1; i > 0; i--) s->zones[zone][i] = s->zones[zone][i - 1];
    s->zones[zone][0] = card;
}

static void tell(S *s, int kind, i32 who, i32 what) {
    event_new(s, kind, who, what, 1, -1, -1);
    s->busy = 1;
}

static void refill(S *s) {
    if (REFILL < 0 || !s->zones_n[ix(REFILL, ZONES)]) return;
    int source = ix(REFILL, ZONES), pile = ix(DRAW_PILE, ZONES);
    for (int i = 0; i < s->zones_n[source]; i++) zone_add(s, pile, s->zones[source][i]);
    s->zones_n[source] = 0;
    shuffle(s, s->zones[pile], s->zones_n[pile]);
    note(s, s->current);
    if (WAIT_REFILLED) tell(s, REFILLED, s->current, pile);
}

static void draw(S *s, i32 who, i32 n, int zone) {
    if (who < 0 && zone < 0) return;
    int into = zone < 0 ? t_hand[ix(who, PLAYERS)] : zone, pile = ix(DRAW_PILE, ZONES);
    if (catches(DRAWN) && n > 0 && caught(s, DRAWN, who, -1, n, -1, into)) return;
    for (i32 i = 0; i < n; i++) {
        if (!s->zones_n[pile]) {
            refill(s);
            if (!s->zones_n[pile]) return;
        }
        i32 card = s->zones[pile][s->zones_n[pile] - 1];
        if (!ANY_GATES || !turned_away(s, card, into)) {
            s->zones_n[pile]--;
            zone_add(s, ix(into, ZONES), card);
            s->changes++;
            note_card(s, CARD_DRAWN, who, card, -1);
        }
        if (WAIT_DRAWN) tell(s, DRAWN, who, card);
        if (!s->zones_n[pile]) refill(s);
    }
}

static void draw_from(S *s, i32 who, i32 n, int pile, int zone) {
    if (catches(DRAWN) && n > 0 && caught(s, DRAWN, who, pile, n, -1, zone)) return;
    pile = ix(pile, ZONES);
    for (i32 i = 0; i < n; i++) {
        if (!s->zones_n[pile]) return;
        i32 card = s->zones[pile][s->zones_n[pile] - 1];
        if (!ANY_GATES || !turned_away(s, card, zone)) {
            lay_card(s, card, zone);
            note_card(s, CARD_DRAWN, who, card, -1);
        }
        if (WAIT_DRAWN) tell(s, DRAWN, who, card);
    }
}

static void give_cards(S *s, i32 who, Q cards, i32 to) {
    cards = q_copy(cards);
    for (int i = 0, hand = t_hand[ix(to, PLAYERS)]; i < cards.n; i++) {
        if (ANY_GATES && turned_away(s, cards.v[i], hand)) continue;
        note_card(s, CARD_PUT, who, cards.v[i], hand);
        lay_card(s, cards.v[i], hand);
    }
}

static Q roll(S *s, i32 number, i32 faces) {
    Q out = q_new(number, 1);
    for (i32 i = 0; i < number; i++) out.v[out.n++] = below(s, faces);
    note(s, s->current);
    return out;
}

static Q roll_explosive(S *s, i32 number, i32 faces, Q explodes, Q fixed) {
    Q out = q_copy(fixed);
    i32 left = larger(0, number - out.n);
    for (int i = 0; i < out.n; i++) left += q_has(explodes, out.v[i]);
    while (left > 0 && out.n < 200) {
        Q got = roll(s, left, faces);
        left = 0;
        for (int i = 0; i < got.n; i++) q_add(&out, got.v[i]), left += q_has(explodes, got.v[i]);
    }
    return out;
}

static void move_marker(S *s, i32 *line, int length, i32 toward, i32 to, i32 by, i32 most) {
    i32 have = toward >= 0 ? line[ix(toward, length)] : -1;
    if (have < 0) return;
    if (to < 0) to = have <= most ? (have + by < 0 ? 0 : smaller(have + by, most)) : have;
    if (to != have) {
        line[ix(toward, length)] = to;
        forget(s);
        note(s, s->current);
    }
}

static void lay_off_so(S *s, i32 who, i32 card, int way);

static void discard_so(S *s, i32 who, i32 card, int way) {
    if (catches(DISCARDED) && caught(s, DISCARDED, who, card, 1, s->zone_of[ix(card, CARDS)], way)) return;
    lay_off_so(s, who, card, way);
}

static void discard(S *s, i32 who, i32 card) { discard_so(s, who, card, -1); }

static void lay_off(S *s, i32 who, i32 card) { lay_off_so(s, who, card, -1); }

static void lay_off_so(S *s, i32 who, i32 card, int way) {
    int target = DISCARD_PILE, source = s->zone_of[ix(card, CARDS)], order[CARD_REDIRECTS + 1];
    i32 ranks[CARD_REDIRECTS + 1];
    for (int i = 0; i < CARD_REDIRECTS; i++) ranks[i] = rank(s, redirect_cards[i].me, redirect_cards[i].layer, 0);
    by_rank(ranks, order, CARD_REDIRECTS);
    for (int i = 0; i < CARD_REDIRECTS; i++) {
        const Turned *x = &redirect_cards[order[i]];
        if (x->test(s, x->me, card)) {
            target = x->where(s, x->me, card);
            break;
        }
    }
    note_card(s, CARD_DISCARDED, who, card, -1);
    lay_card(s, card, target);
    if (WAIT_DISCARDED) {
        event_new(s, DISCARDED, who, card, 1, source, way);
        s->busy = 1;
    }
}

static void throw_away(S *s, i32 who, i32 card) {
    int source = s->zone_of[ix(card, CARDS)];
    if (catches(SPENT) && caught(s, SPENT, who, card, 1, source, -1)) return;
    lay_off(s, who, card);
    if (WAIT_SPENT) {
        event_new(s, SPENT, who, card, 1, source, -1);
        s->busy = 1;
    }
}

static void discard_all(S *s, i32 who, Q cards) {
    cards = q_copy(cards);
    for (int i = 0; i < cards.n; i++) discard(s, who, cards.v[i]);
}

static void discard_down(S *s, i32 who, Q cards) {
    cards = q_copy(cards);
    for (int i = 0; i < cards.n; i++) discard_so(s, who, cards.v[i], DOWN);
}

static void pay_cards(S *s, i32 who, Q cards) {
    cards = q_copy(cards);
    for (int i = 0; i < cards.n; i++) throw_away(s, who, cards.v[i]);
}

static void remove_card(S *s, i32 card) { put_card(s, card, GONE, 0); }

static void take_random(S *s, i32 who, int source, int target) {
    source = ix(source, ZONES);
    if (!s->zones_n[source]) return;
    i32 card = s->zones[source][below(s, s->zones_n[source])];
    if (ANY_GATES && turned_away(s, card, target)) return;
    lay_card(s, card, target);
    note_card(s, CARD_TAKEN, who, card, target);
}

/* Cards are shown to somebody, or what a pile lacks is known now: only who counts hears of it. */
static void reveal(S *s, Q cards, i32 to, i32 who) {
    note(s, s->current);
    if (!WAIT_SHOWN || who < 0) return;
    for (int i = 0; i < cards.n; i++) {
        event_new(s, SHOWN, who, cards.v[i], 1, s->zone_of[ix(cards.v[i], CARDS)], to);
        s->busy = 1;
    }
}

static inline void show_pieces(S *s) { note(s, s->current); }

static inline void sift(S *s, int zone) {
    if (s->zones_n[ix(zone, ZONES)]) note(s, s->current);
}

static void shuffle_zone(S *s, int zone) {
    zone = ix(zone, ZONES);
    shuffle(s, s->zones[zone], s->zones_n[zone]);
}

/* ---------------------------------------------------------------- points */

static void score(S *s, i32 named, i32 n) {
    if (named < 0) return;
    i32 who = ix(named, PLAYERS);
    i32 have = s->score[who];
    if (have < 0 || n == 0) return;
    if (n > 0 && catches(SCORED) && caught(s, SCORED, named, -1, n, -1, -1)) return;
    s->score[who] = larger(0, have + n);
    s->changes++;
    note_points(s, named, s->score[who] - have);
    if (n > 0) {
        s->busy = 1;
        if (WAIT_SCORED) tell(s, SCORED, named, n);
    }
}

static void leave_track(S *s, i32 who) {
    s->score[ix(who, PLAYERS)] = -1;
    s->changes++;
    note(s, who);
}

static void win(S *s, i32 who) {
    if (s->over != RUNNING) return;
    s->over = who;
    s->busy = 1;
    s->together = 0;
    s->winners_n = 0;
    for (int p = 0; p < PLAYERS; p++)
        if (s->team[p] == s->team[ix(who, PLAYERS)]) s->winners[s->winners_n++] = p;
}

/* A rule says so itself: its number is kept, beside those of the victory conditions. */
static void win_by(S *s, i32 who, int reason) {
    if (s->over == RUNNING) s->won_by = VICTORIES + reason;
    win(s, who);
}

static void find_winner(S *s) {
    for (int k = 0; k < PLAYERS; k++) {
        int who = (s->current + k) % PLAYERS;
        for (int i = 0; i < VICTORIES; i++)
            if (victories[i](s, who)) {
                if (s->over == RUNNING) s->won_by = i;
                win(s, who);
                return;
            }
    }
}

static void join_team(S *s, i32 who, i32 friend) {
    i32 old = s->team[ix(who, PLAYERS)], new = s->team[ix(friend, PLAYERS)];
    for (int p = 0; p < PLAYERS; p++)
        if (s->team[p] == old) s->team[p] = new;
    forget(s);
}
