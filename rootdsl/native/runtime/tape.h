/* What happens in a game, counted for a playtest: by the same events and frames as rootdsl/playtest/tape.py counts them.
 *
 * Who has no tape counts nothing. What is counted lies one behind the other, found by a key: kind, seat + 2, and three numbers. */

enum { FREE_VALUES = 1000000, FREE_MARK = 0x8000 };
enum { TOLD_STEP, TOLD_POINTS, TOLD_DONE, TOLD_SPOT, TOLD_ASKED, TOLD_FORCED, TOLD_OPTION, TOLD_CARD, TOLD_PRESENCE, TOLD_MODE };
enum { CARD_DRAWN, CARD_DISCARDED, CARD_PUT, CARD_TAKEN };         /* what becomes of a card */
enum { BY_RULE, BY_CLASS, BY_NOBODY };                              /* how the rule that acts is known */
#define TAPE_BITS 14

typedef struct { u64 key; i32 n, of; } Tally;
struct Tape {
    i32 used;
    uint16_t index[1 << TAPE_BITS];                                 /* place + 1 of a key among the tallies; 0: free */
    Tally v[MOST_TALLIES];
};

typedef struct { int n; const i16 *v; } Spots;
extern const Spots class_spots[CLASSES];                            /* slots of a frame that hold a place */
extern const char class_named[CLASSES];                             /* is it the frame of a rule? */
extern const i16 class_phase[CLASSES];                              /* the free actions of the phase that it can end, or -1 */
extern const char site_listed[SITE_COUNT];                          /* has a choice few options, the same in every game? */
extern const i16 mode_at[PLAYERS][MODES], mode_n[PLAYERS][MODES];   /* among the records; how many members */

static int phase_offered(S *s);

static __attribute__((noinline)) void tally(S *s, int kind, i32 who, i32 a, i32 b, i32 c, i32 n, i32 of) {
    Tape *tape = s->tape;
    if ((uint32_t)(a | b | c) >> 16 || who < -2 || who >= PLAYERS) fault(FAULT_TAPE);
    u64 key = (u64)kind << 56 | (u64)(who + 2) << 48 | (u64)a << 32 | (u64)b << 16 | (u64)c;
    for (u64 at = key * 0x9E3779B97F4A7C15ull >> (64 - TAPE_BITS);; at = (at + 1) & ((1 << TAPE_BITS) - 1)) {
        int k = tape->index[at];
        if (!k) {
            if (tape->used >= MOST_TALLIES) fault(FAULT_TAPE);
            tape->v[tape->used] = (Tally){key, n, of};
            tape->index[at] = (uint16_t)++tape->used;
            return;
        }
        if (tape->v[k - 1].key == key) {
            tape->v[k - 1].n += n, tape->v[k - 1].of += of;
            return;
        }
    }
}

/* Under the rule that does something just now: the one that called, else that of the running frame. */
static __attribute__((noinline)) void tape_rule(S *s, int kind, i32 who, i32 of) {
    i32 a = s->acting, b = BY_RULE;
    if (a < 0) {
        a = 0, b = BY_NOBODY;
        for (int i = s->depth - 1; i >= 0 && b == BY_NOBODY; i--) {
            int cls = s->words[s->off[i] + F_CLASS];
            if (class_named[cls]) a = cls, b = BY_CLASS;
        }
    }
    tally(s, kind, who, a, b, 0, 1, of);
}

static __attribute__((noinline)) void tape_card(S *s, int event, i32 who, i32 card, i32 zone) {
    tape_rule(s, TOLD_STEP, event == CARD_PUT ? s->current : who, 0);
    tally(s, TOLD_CARD, who, event, card, zone + 1, 1, 0);
}

static __attribute__((noinline)) void tape_offer(S *s, i32 who, int site, const i32 *options, int n, i32 pick) {
    int phase = n > 0 && options[n - 1] >= FREE_VALUES ? phase_offered(s) : -1;
    for (int i = 0; i < n; i++) {
        i32 c = options[i] >= FREE_VALUES ? FREE_MARK | (options[i] - FREE_VALUES) / 1000 : options[i];
        if (c >= FREE_MARK && options[i] < FREE_VALUES) fault(FAULT_TAPE);
        tally(s, TOLD_OPTION, who, site, phase + 1, c, options[i] == pick, 1);
    }
}

static __attribute__((noinline)) void tape_choice(S *s, i32 pick) {
    tally(s, TOLD_ASKED, s->chooser, s->site, s->options_n, 0, 1, s->options_n);
    if (site_listed[ix(s->site, SITE_COUNT)]) tape_offer(s, s->chooser, s->site, s->options, s->options_n, pick);
}

static __attribute__((noinline)) void tape_forced(S *s, i32 who, int site, i32 pick) {
    tally(s, TOLD_FORCED, who, site, 0, 0, 1, 0);
    if (site_listed[ix(site, SITE_COUNT)]) tape_offer(s, who, site, &pick, 1, pick);
}

/* A frame that is done: by class, performer and card, and where it took place. */
static __attribute__((noinline)) void tape_pop(S *s) {
    const i32 *f = top_frame(s);
    int cls = f[F_CLASS];
    if (class_named[cls] || f[F_CARD] >= 0) tally(s, TOLD_DONE, f[F_ME], cls, larger(f[F_CARD], -1) + 1, 0, 1, 0);
    for (int k = 0; k < class_spots[cls].n; k++) {
        i32 place = f[class_spots[cls].v[k]];
        if (place >= 0 && place < SITES) tally(s, TOLD_SPOT, f[F_ME], cls, k, place, 1, 0);
    }
}

/* Pieces as they stand after a round. */
static void tape_round(S *s) {
    for (int row = 0; row < ROWS; row++)
        for (int p = 0; t_owner[row] >= 0 && p < SITES; p++)
            if (s->at[row][p]) tally(s, TOLD_PRESENCE, t_owner[row], p, 0, 0, s->at[row][p], 0);
}

/* Modes as they stand when a turn begins. */
static void tape_modes(S *s, i32 seat) {
    for (int k = 0; k < MODES; k++) {
        i32 value = mode_at[seat][k] >= 0 ? s->rec[mode_at[seat][k]] : -1;
        if (value >= 0 && value < mode_n[seat][k]) tally(s, TOLD_MODE, seat, k, value, 0, 1, 0);
    }
}

#define ON_TAPE(s) __builtin_expect((s)->tape != 0, 0)

/* A rule does something; the log of plain Python has an entry there. */
static inline void note(S *s, i32 who) { if (ON_TAPE(s)) tape_rule(s, TOLD_STEP, who, 0); }
static inline void note_points(S *s, i32 who, i32 n) { if (ON_TAPE(s)) tape_rule(s, TOLD_POINTS, who, n); }
static inline void note_card(S *s, int event, i32 who, i32 card, i32 zone) { if (ON_TAPE(s)) tape_card(s, event, who, card, zone); }
