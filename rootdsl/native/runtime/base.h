/* What everything else stands on: sequences, the arena, faults, frames and the state of one game.
 *
 * The sizes (PLAYERS, ROWS, WIDTH, ...) are defined by the emitter before this file is included. Whatever has a capacity is
 * checked: too much of it is a fault that the caller hears of, never a write beyond an array. */

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int32_t i32;
typedef int16_t i16;
typedef uint64_t u64;

enum { FAULT_NONE, FAULT_INDEX, FAULT_LIST, FAULT_ARENA, FAULT_STACK, FAULT_EVENTS, FAULT_LASTING, FAULT_ENDLESS, FAULT_SLOT, FAULT_EMPTY,
       FAULT_OPTIONS, FAULT_TRAIL, FAULT_TAPE };
enum { PLACED, REMOVED, DISCARDED, DONE, SCORED, DRAWN, INSTEAD, USED, SHOWN, SPENT, PAID, REFILLED };
enum { DOWN = -2 };                /* in the place of a target: a card is discarded as it is above a limit */
enum { UNSET = -1, ABSENT = -2, RUNNING = -1, UNKNOWN = -2 };
#define NONE INT32_MIN

static _Thread_local jmp_buf *fault_to;
static _Thread_local int fault_code;

static __attribute__((noreturn, cold, noinline)) void fault(int code) {
    fault_code = code;
    longjmp(*fault_to, 1);
}

/* What belongs to a file that is not at the table: rules that come to it are at fault. */
static __attribute__((cold, noinline)) i32 absent(void) { fault(FAULT_SLOT); }

/* ---------------------------------------------------------------- sequences */

typedef struct {
    i32 *v;
    int n;      /* members; below 0: there is no sequence at all */
    int w;      /* numbers in a member: 1, or 2 for a unit and how many */
    int cap;    /* numbers for which there is room at v; 0: it is not ours to write */
} Q;

static _Thread_local i32 arena[ARENA] __attribute__((aligned(8)));     /* it holds pointers as well */
static _Thread_local int arena_used;

static inline i32 *room_for(int n) {
    i32 *at = arena + arena_used;
    if (__builtin_expect(n < 0 || arena_used + n > ARENA, 0)) fault(FAULT_ARENA);
    arena_used += n;
    return at;
}

#define NO_Q ((Q){0, -1, 1, 0})
#define EMPTY_Q ((Q){0, 0, 1, 0})

static __attribute__((cold, noinline)) Q absent_list(void) { fault(FAULT_SLOT); }

static inline Q q_new(int n, int w) { if (n < 0) n = 0; return (Q){room_for(n * w), 0, w, n * w}; }

static inline Q q_fixed(const i32 *v, int n, int w) { return (Q){(i32 *)v, n, w, 0}; }

static inline Q q_copy(Q x) {
    if (x.n <= 0) return (Q){0, 0, x.w, 0};
    Q out = {room_for(x.n * x.w), x.n, x.w, x.n * x.w};
    memcpy(out.v, x.v, sizeof(i32) * (size_t)(x.n * x.w));
    return out;
}

static void q_grow(Q *x, int w) {
    int have = x->n > 0 ? x->n * x->w : 0, cap = have * 2 + 16;
    i32 *v = room_for(cap);
    if (have) memcpy(v, x->v, sizeof(i32) * (size_t)have);
    if (x->n <= 0) x->n = 0, x->w = w;
    x->v = v, x->cap = cap;
}

static inline void q_add(Q *x, i32 a) {
    if (x->n <= 0) x->w = 1;
    if (x->n < 0 || (x->n + 1) * x->w > x->cap) q_grow(x, 1);
    x->v[x->n++ * x->w] = a;
}

static inline void q_add2(Q *x, i32 a, i32 b) {
    if (x->n <= 0) x->w = 2;
    if (x->n < 0 || (x->n + 1) * 2 > x->cap) q_grow(x, 2);
    x->v[x->n * 2] = a, x->v[x->n * 2 + 1] = b, x->n++;
}

static inline void q_extend(Q *x, Q more) {
    for (int i = 0; i < more.n; i++) {
        if (more.w == 2) q_add2(x, more.v[2 * i], more.v[2 * i + 1]);
        else q_add(x, more.v[i]);
    }
}

static inline Q q_join(Q a, Q b) {
    Q out = q_copy(a.n > 0 ? a : b);
    if (a.n > 0) q_extend(&out, b);
    return out;
}

static inline void q_insert(Q *x, i32 a) {
    q_add(x, a);
    memmove(x->v + 1, x->v, sizeof(i32) * (size_t)(x->n - 1));
    x->v[0] = a;
}

static inline int q_has(Q x, i32 a) {
    for (int i = 0; i < x.n; i++)
        if (x.v[i * x.w] == a) return 1;
    return 0;
}

static inline int q_count(Q x, i32 a) {
    int n = 0;
    for (int i = 0; i < x.n; i++) n += x.v[i * x.w] == a;
    return n;
}

static inline int q_same(Q a, Q b) {
    int n = a.n > 0 ? a.n : 0;
    if (n != (b.n > 0 ? b.n : 0)) return 0;
    for (int i = 0; i < n; i++)
        if (a.v[i * a.w] != b.v[i * b.w]) return 0;
    return 1;
}

static inline i32 q_at(Q x, int i) {
    if (i < 0) i += x.n;
    if (__builtin_expect(i < 0 || i >= x.n, 0)) fault(FAULT_INDEX);
    return x.v[i * x.w];
}

static inline i32 q_part(Q x, int i, int k) {
    if (__builtin_expect(i < 0 || i >= x.n || k < 0 || k >= x.w, 0)) fault(FAULT_INDEX);
    return x.v[i * x.w + k];
}

static inline i32 q_index(Q x, i32 a) {
    for (int i = 0; i < x.n; i++)
        if (x.v[i * x.w] == a) return i;
    fault(FAULT_EMPTY);
}

static inline i32 q_first(Q x) { return x.n > 0 ? x.v[0] : -1; }
static inline i32 q_only(Q x) { return x.n == 1 ? x.v[0] : -1; }

static inline i32 q_max(Q x) {
    if (x.n <= 0) fault(FAULT_EMPTY);
    i32 out = x.v[0];
    for (int i = 1; i < x.n; i++) if (x.v[i] > out) out = x.v[i];
    return out;
}

static inline i32 q_min(Q x) {
    if (x.n <= 0) fault(FAULT_EMPTY);
    i32 out = x.v[0];
    for (int i = 1; i < x.n; i++) if (x.v[i] < out) out = x.v[i];
    return out;
}

static inline i32 q_sum(Q x) {
    i32 out = 0;
    for (int i = 0; i < x.n; i++) out += x.v[i];
    return out;
}

static Q q_sorted(Q x) {                /* insertion: these lists are short */
    Q out = q_copy(x);
    for (int i = 1; i < out.n; i++) {
        i32 a = out.v[i];
        int j = i;
        for (; j > 0 && out.v[j - 1] > a; j--) out.v[j] = out.v[j - 1];
        out.v[j] = a;
    }
    return out;
}

static Q q_once(Q x) {                  /* each member once, where it came first */
    Q out = q_new(x.n > 0 ? x.n : 0, 1);
    for (int i = 0; i < x.n; i++)
        if (!q_has(out, x.v[i])) out.v[out.n++] = x.v[i];
    return out;
}

static Q q_range(i32 a, i32 b) {
    Q out = q_new(b > a ? b - a : 0, 1);
    for (i32 i = a; i < b; i++) out.v[out.n++] = i;
    return out;
}

static inline int q_apart(Q a, Q b) {
    for (int i = 0; i < a.n; i++)
        if (q_has(b, a.v[i])) return 0;
    return 1;
}

static inline i32 floor_div(i32 a, i32 b) { i32 x = a / b; return x - (a % b != 0 && (a < 0) != (b < 0)); }
static inline i32 floor_mod(i32 a, i32 b) { i32 x = a % b; return x != 0 && (x < 0) != (b < 0) ? x + b : x; }
static inline i32 larger(i32 a, i32 b) { return a > b ? a : b; }
static inline i32 smaller(i32 a, i32 b) { return a < b ? a : b; }

/* An index into a fixed table; -1 is its last member, as lists have it. */
static inline int ix(int i, int n) {
    if (__builtin_expect((unsigned)i >= (unsigned)n, 0)) {
        if (i < 0 && i + n >= 0) return i + n;
        fault(FAULT_INDEX);
    }
    return i;
}

/* ---------------------------------------------------------------- frames and state */

typedef i32 *F;     /* class, block, holder, copy of a card, depth of the frame above; then the slots */
enum { F_CLASS, F_PC, F_ME, F_CARD, F_UP, F_SLOTS };

typedef struct {
    i32 tag, depth, span, n;
    i32 v[LAST_WORDS];
} Last;

typedef struct Tape Tape;

typedef struct {
    Tape *tape;                             /* where what happens is counted; 0: nowhere */
    i32 acting;                             /* the rule that calls the runtime just now, or -1: that of the running frame */
    i32 site, chooser, pick, turn, current, first, over, busy, together, changes, declined;
    u64 random;
    i32 made[PLAYERS], offered[PLAYERS], turns[PLAYERS], rounds, won_by;        /* counted for who asks; no rule reads them */
    i32 options_n, options[MOST_OPTIONS];
    i32 winners_n, winners[PLAYERS];
    i32 result_n, result_w, result[LIST_WORDS];
    i16 at[ROWS + 1][WIDTH];
    i32 zones_n[ZONES], zones[ZONES][ZONE_WORDS];
    i32 zone_of[CARDS + 1];
    i32 score[PLAYERS], team[PLAYERS], looked[PLAYERS + 1];
    i32 suit[WIDTH + 1];
    i32 rec[RECORD_WORDS + 1];
    i16 memo[MEMOS + 1][WIDTH + 1];
    i16 kept[WIDTH + 1];                    /* what was looked at by standing orders */
    i32 used[USED_WORDS + 1];
    i32 tools_n, tools[MOST_TOOLS];
    i32 flights_n, flights[MOST_FLIGHTS][5];
    i32 events_n, events[MOST_EVENTS][EVENT_WORDS], pool_n, pool[POOL_WORDS];
    i32 treated_n, treated[MOST_TREATED][5];
    i32 opened_n, opened[MOST_OPENED][3];
    i32 unbarred_n, unbarred[MOST_OPENED][3];
    i32 trail_n, trail[MOST_TRAIL][2];
    i32 lasting_n;
    Last lasting[MOST_LASTING];
    i32 depth, off[MOST_FRAMES + 1];
    i32 words[STACK_WORDS];
} S;

static inline F frame_at(S *s, int depth) {
    if (depth < 0) depth += s->depth;
    if (__builtin_expect((unsigned)depth >= (unsigned)s->depth, 0)) fault(FAULT_STACK);
    return s->words + s->off[depth];
}

static inline F top_frame(S *s) { return s->words + s->off[s->depth - 1]; }

static inline i32 at(const S *s, int row, int place) { return s->at[ix(row, ROWS)][ix(place, WIDTH)]; }

static inline Q zone_cards(S *s, int zone) {
    zone = ix(zone, ZONES);
    return (Q){s->zones[zone], s->zones_n[zone], 1, 0};
}

static inline Q slot_list(F f, int slot) { return (Q){f + slot + 2, f[slot], f[slot + 1], 0}; }

static inline void set_list(F f, int slot, Q x) {
    int n = x.n > 0 ? x.n * x.w : 0;
    if (__builtin_expect(n > LIST_WORDS, 0)) fault(FAULT_LIST);
    f[slot] = x.n > 0 ? x.n : 0;
    f[slot + 1] = x.n > 0 ? x.w : 1;
    if (n) memmove(f + slot + 2, x.v, sizeof(i32) * (size_t)n);
}

static inline void list_add(F f, int slot, i32 a) {
    if (__builtin_expect(f[slot] + 1 > LIST_WORDS, 0)) fault(FAULT_LIST);
    if (!f[slot]) f[slot + 1] = 1;
    f[slot + 2 + f[slot]++] = a;
}

static inline i32 list_take(F f, int slot) {       /* the first one leaves */
    if (f[slot] <= 0) fault(FAULT_EMPTY);
    i32 a = f[slot + 2];
    memmove(f + slot + 2, f + slot + 3, sizeof(i32) * (size_t)--f[slot]);
    return a;
}

static inline void list_drop(F f, int slot, i32 a) {
    for (int i = 0; i < f[slot]; i++)
        if (f[slot + 2 + i] == a) {
            memmove(f + slot + 2 + i, f + slot + 3 + i, sizeof(i32) * (size_t)(--f[slot] - i));
            return;
        }
    fault(FAULT_EMPTY);
}

static inline Q get_result(S *s) { return (Q){s->result, s->result_n, s->result_w, 0}; }

static inline void set_result(S *s, Q x) {
    int n = x.n > 0 ? x.n * x.w : 0;
    if (n > LIST_WORDS) fault(FAULT_LIST);
    if (n) memmove(s->result, x.v, sizeof(i32) * (size_t)n);
    s->result_n = x.n > 0 ? x.n : 0, s->result_w = x.n > 0 ? x.w : 1;
}
