/* Turns, random games, and the interface that Python calls. Mirrors rootdsl/runtime/engine.py. */

static int rounds_setup(S *s, F f) {
    f[F_PC] = 1;
    if (SETUP_CLASS >= 0) push_new(s, SETUP_CLASS, 0, UNSET, UNSET);
    return 1;
}

static _Thread_local i32 *curve_to;         /* where the points after each round are noted, for so many rounds */
static _Thread_local int curve_room;

static void round_over(S *s) {
    if (curve_to && s->rounds < curve_room) memcpy(curve_to + s->rounds * PLAYERS, s->score, sizeof s->score);
    s->rounds++;
}

static int new_turn(S *s) {
    s->turn++;
    s->tools_n = 0;
    if (s->treated_n) untreat(s, -1);
    if (s->opened_n) shut_paths(s, -1);
    if (s->lasting_n) lasting_turn_over(s);
    if (s->lasting_n) turn_begins(s, s->current);
    for (int i = 0; i < TURN_COUNTS; i++)
        for (int k = 0; k < turn_counts[i].length; k++) s->rec[turn_counts[i].at + k] = turn_counts[i].start;
    s->trail_n = 0;
    s->declined = -1;
    if (s->turn > 1 && (s->turn - 1) % (EACH_PLAYER ? PLAYERS : 1) == 0) {
        round_over(s);
        if (ON_TAPE(s)) tape_round(s);
    }
    for (int p = 0; p < PLAYERS; p++)
        if (!EACH_PLAYER || p == s->current) {
            s->turns[p]++;
            if (ON_TAPE(s)) tape_modes(s, p);
        }
    push_new(s, REPEATED_CLASS, s->current, UNSET, UNSET);
    return 1;
}

static int rounds_first(S *s, F f) {
    f[F_PC] = 2;
    s->current = s->first;
    return new_turn(s);
}

static int rounds_next(S *s, F f) {
    (void)f;
    if (EACH_PLAYER) s->current = (s->current + 1) % PLAYERS;
    return new_turn(s);
}

static int (*const rounds_blocks[])(S *, F) = {rounds_setup, rounds_first, rounds_next};
static int (*const window_blocks[])(S *, F) = {window_first, window_next};
static int (*const open_blocks[])(S *, F) = {open_first, open_next};
static int (*const landing_blocks[])(S *, F) = {landing_block};
static int (*const tally_blocks[])(S *, F) = {tally_block};
static int (*const order_blocks[])(S *, F) = {order_first, order_next};
static int (*const units_blocks[])(S *, F) = {units_ask, units_take};
static int (*const cards_blocks[])(S *, F) = {cards_ask, cards_take};
static int (*const tools_blocks[])(S *, F) = {tools_ask, tools_take};
static int (*const happens_blocks[])(S *, F) = {happens_block};
static int (*const shown_blocks[])(S *, F) = {shown_ask, shown_take};
static int (*const members_blocks[])(S *, F) = {members_ask, members_take};

#define OWN_CLASS(words, init, blocks, n) {words, init, blocks, n, 0, 0, -1, {-1, -1, -1, -1}, 0, 0, 0, 0, 0, 0, -1, -1, -1}
#define OWN_CLASS_LIST \
    OWN_CLASS(F_SLOTS, init_none, rounds_blocks, 3), OWN_CLASS(N_WORDS, init_window, window_blocks, 2), \
    OWN_CLASS(P_WORDS, init_open, open_blocks, 2), OWN_CLASS(F_SLOTS, init_none, landing_blocks, 1), \
    OWN_CLASS(F_SLOTS, init_none, tally_blocks, 1), OWN_CLASS(O_WORDS, init_order, order_blocks, 2), \
    OWN_CLASS(U_WORDS, init_units, units_blocks, 2), OWN_CLASS(D_WORDS, init_cards, cards_blocks, 2), \
    OWN_CLASS(T_WORDS, init_tools, tools_blocks, 2), OWN_CLASS(W_WORDS, init_shown, shown_blocks, 2), \
    OWN_CLASS(H_WORDS, init_happens, happens_blocks, 1), OWN_CLASS(M_WORDS, init_members, members_blocks, 2)

static int automatic(S *s);

static void run(S *s) {
    for (int i = 0; i < 200000; i++) {
        arena_used = 0;
        s->acting = -1;
        if (s->busy && !s->together) {
            if (s->over != RUNNING) {
                s->site = -1;
                s->options_n = 0;
                return;
            }
            settle(s);
            continue;
        }
        F f = top_frame(s);
        if (!classes[f[F_CLASS]].blocks[f[F_PC]](s, f) && !(AUTOMATA && automatic(s))) return;
    }
    fault(FAULT_ENDLESS);
}

static void blank(S *s, u64 seed) {
    memset(s, 0, offsetof(S, depth));
    s->random = seed;
    s->site = s->chooser = s->pick = -1;
    s->over = RUNNING;
    s->declined = s->won_by = -1;
    memcpy(s->at, first_at, sizeof s->at);
    memcpy(s->zone_of, first_zone_of, sizeof s->zone_of);
    memcpy(s->zones_n, first_zones_n, sizeof s->zones_n);
    for (int i = 0, k = 0; i < ZONES; i++)
        for (int j = 0; j < s->zones_n[i]; j++) s->zones[i][j] = first_zones[k++];
    memcpy(s->suit, first_suit, sizeof s->suit);
    memcpy(s->rec, first_rec, sizeof s->rec);
    for (int p = 0; p < PLAYERS; p++) s->team[p] = p;
    for (int k = 0; k <= MEMOS; k++)
        for (int p = 0; p <= WIDTH; p++) s->memo[k][p] = UNKNOWN;
    for (int p = 0; p <= WIDTH; p++) s->kept[p] = UNKNOWN;
    for (int i = 0; i <= USED_WORDS; i++) s->used[i] = -1;
    s->result_w = 1;
    s->depth = 0, s->off[0] = 0;
    arena_used = 0;
    push_new(s, C_ROUNDS, 0, UNSET, UNSET);
}

extern const char *const class_keys[CLASSES];
extern const char *const reasons[REASONS + 1];

#define GUARDED(result, body) do { \
    jmp_buf here; \
    jmp_buf *before = fault_to; \
    fault_to = &here; \
    if (setjmp(here)) { fault_to = before; return result; } \
    body; \
    fault_to = before; \
} while (0)

/* ---------------------------------------------------------------- what Python calls */

#define API __attribute__((visibility("default")))

API long rd_size(void) { return (long)sizeof(S); }
API long rd_tape_size(void) { return (long)sizeof(Tape); }
API int rd_tape_used(const Tape *tape) { return tape->used; }
API const Tally *rd_tallies(const Tape *tape) { return tape->v; }
API int rd_fault(void) { return fault_code; }

API int rd_new(S *s, u64 seed) {
    fault_code = 0;
    GUARDED(-1, blank(s, seed); run(s));
    return 0;
}

static inline void answer(S *s, i32 option) {
    s->pick = option;
    s->site = -1;
    run(s);
}

API int rd_apply(S *s, i32 option) {
    fault_code = 0;
    GUARDED(-1, answer(s, option));
    return 0;
}

API long rd_rollout(S *s, u64 seed, long limit) {
    volatile long n = 0;
    u64 random = seed;
    fault_code = 0;
    GUARDED(-1 - n, while (s->over == RUNNING && n < limit) {
        answer(s, s->options[draw_below(&random, s->options_n)]);
        n++;
    });
    return n;
}

/* A random game to its end, or to the end of a round, with what is counted of it (on a tape all that happens).
 * `choices` is the source of the choices. */
API long rd_play(S *s, u64 seed, u64 choices, long last, long limit, i32 *curve, int room, Tape *tape) {
    volatile long n = 0;
    u64 random = choices;
    fault_code = 0;
    curve_to = curve, curve_room = room;
    if (tape) memset(tape, 0, offsetof(Tape, v));
    GUARDED(-1 - n, blank(s, seed); s->tape = tape; run(s); while (s->over == RUNNING && s->turn <= last && n < limit) {
        i32 pick = s->options[draw_below(&random, s->options_n)];
        s->made[ix(s->chooser, PLAYERS)]++;
        s->offered[s->chooser] += s->options_n;
        if (ON_TAPE(s)) tape_choice(s, pick);
        answer(s, pick);
        n++;
    });
    if (s->over != RUNNING) round_over(s);
    curve_to = 0, s->tape = 0;
    return n;
}

API const char *rd_reason(int k) { return k >= 0 && k < REASONS ? reasons[k] : ""; }
API const char *rd_class(int cls) { return cls >= OWN_CLASSES && cls < CLASSES ? class_keys[cls] : ""; }

API void rd_clone(S *to, const S *from) {
    size_t words = offsetof(S, words) + sizeof(i32) * (size_t)from->off[from->depth];
    memcpy(to, from, words);
    to->tape = 0;                   /* what is tried out is not counted */
}

API int rd_number(const S *s, int what, int i, int k) {
    switch (what) {
        case 0: return s->over;
        case 1: return s->site;
        case 2: return s->chooser;
        case 3: return s->options_n;
        case 4: return s->options[i];
        case 5: return s->winners_n;
        case 6: return s->winners[i];
        case 7: return s->score[i];
        case 8: return s->turn;
        case 9: return s->current;
        case 10: return s->at[i][k];
        case 11: return s->zones_n[i];
        case 12: return s->zones[i][k];
        case 13: return s->depth;
        case 14: return s->words[s->off[i] + F_CLASS];
        case 15: return s->words[s->off[i] + F_PC];
        case 16: return s->rec[i];
        case 17: return s->changes;
        case 18: return (int)(s->random & 0x7fffffff);
        case 19: return s->made[i];
        case 20: return s->offered[i];
        case 21: return s->turns[i];
        case 22: return s->rounds;
        case 23: return s->won_by;
    }
    return -1;
}
