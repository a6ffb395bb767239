/* What lasts for a while. Mirrors rootdsl/runtime/lasting.py. */

enum { TURN = -1, COMING = -2, OWED = -3, NEXT = -10 };
enum { AMEND, CREDIT, IGNORE, WILD, FIXED, LATER, RESET };
enum { ADD, LOW, HIGH };

extern const i16 ends_at[PATHS][CLASSES];   /* the block in which a path ends, or -1 */
extern const i16 is_path[PATHS][CLASSES];   /* is it the path of the class itself? */
extern const i32 path_number[PATHS];
extern const i16 path_is_turn[PATHS];

static int depth_of(const S *s, int path, int otherwise) {
    for (int i = s->depth - 1; i >= 0; i--)
        if (ends_at[path][s->words[s->off[i]]] >= 0) return i;
    return otherwise;
}

static Last *last(S *s, int tag, int depth, i32 span) {
    if (s->lasting_n >= MOST_LASTING) fault(FAULT_LASTING);
    Last *x = &s->lasting[s->lasting_n++];
    x->tag = tag, x->depth = depth, x->span = span, x->n = 0;
    return x;
}

static inline void last_add(Last *x, i32 a) {
    if (x->n >= LAST_WORDS) fault(FAULT_LASTING);
    x->v[x->n++] = a;
}

static void last_list(Last *x, Q a) {
    last_add(x, larger(a.n, 0)), last_add(x, a.w);
    for (int i = 0; i < a.n * a.w; i++) last_add(x, a.v[i]);
}

/* The span of what stays until the next turn of a seat begins, in the place of a path. */
static inline i32 until_turn(i32 who) { return NEXT - who; }

static Last *last_until(S *s, int tag, int path) {
    if (path <= NEXT) return last(s, tag, path, 0);
    return last(s, tag, path_is_turn[path] ? TURN : depth_of(s, path, COMING), path_number[path]);
}

/* Entries that `over` marks are gone; counters fall back to their start. */
static void drop(S *s, const char *over) {
    int n = 0, some = 0;
    for (int i = 0; i < s->lasting_n; i++) {
        Last *x = &s->lasting[i];
        if (over[i]) {
            some = 1;
            if (x->tag == RESET)
                for (int k = 0; k < x->v[1]; k++) s->rec[x->v[0] + k] = x->v[2];
        } else {
            if (n != i) s->lasting[n] = *x;
            n++;
        }
    }
    s->lasting_n = n;
    if (some) forget(s);
}

static void expire(S *s, int depth, int cls) {
    char over[MOST_LASTING];
    for (int i = 0; i < s->lasting_n; i++) {
        const Last *x = &s->lasting[i];
        over[i] = x->depth >= depth;
        if (x->depth == COMING)
            for (int k = 0; k < classes[cls].ends_n; k++) over[i] |= classes[cls].ends[k] == x->span;
    }
    drop(s, over);
}

static void span_over(S *s, int path) {
    char over[MOST_LASTING];
    for (int i = 0; i < s->lasting_n; i++) over[i] = s->lasting[i].depth == COMING && s->lasting[i].span == path_number[path];
    drop(s, over);
}

static void lasting_turn_over(S *s) {
    char over[MOST_LASTING];
    for (int i = 0; i < s->lasting_n; i++) over[i] = s->lasting[i].depth != OWED && s->lasting[i].depth > NEXT;
    drop(s, over);
}

static void turn_begins(S *s, i32 who) {
    char over[MOST_LASTING];
    for (int i = 0; i < s->lasting_n; i++) {
        Last *x = &s->lasting[i];
        if (x->tag == LATER && x->depth == NEXT - who) x->depth = OWED;
        over[i] = x->depth == NEXT - who;
    }
    drop(s, over);
}

static inline int ignored(const S *s, i32 number) {
    for (int i = 0; i < s->lasting_n; i++)
        if (s->lasting[i].tag == IGNORE && s->lasting[i].span == number) return 1;
    return 0;
}

static void ignore_for(S *s, int depth, i32 number) { last(s, IGNORE, depth, number); }

static void ignore(S *s, Q ids) {
    for (int i = 0; i < ids.n; i++) ignore_for(s, s->depth - 1, ids.v[i]);
}

static void once_in(S *s, int path, i32 number) {
    int depth = depth_of(s, path, -1);
    if (depth >= 0) ignore_for(s, depth, number);
}

/* Whose rule asked for the procedure under way, of several seats that hold its file. */
static i32 held_by(const S *s, i32 number, i32 first, i32 me) {
    for (int i = s->lasting_n - 1; i >= 0; i--) {
        i32 seat = s->lasting[i].span - number;
        if (s->lasting[i].tag == IGNORE && seat >= 0 && seat < PLAYERS) return seat;
    }
    return t_system_of[ix(me, PLAYERS)] == t_system_of[ix(first, PLAYERS)] ? me : first;
}

static void last_delete(S *s, int i) {
    memmove(s->lasting + i, s->lasting + i + 1, sizeof(Last) * (size_t)(--s->lasting_n - i));
}

static void heed(S *s, Q ids) {
    for (int k = 0; k < ids.n; k++)
        for (int i = s->lasting_n - 1; i >= 0; i--)
            if (s->lasting[i].tag == IGNORE && s->lasting[i].span == ids.v[k]) {
                last_delete(s, i);
                break;
            }
}

static void amend(S *s, i32 number, int path, int what, i32 amount, Q args) {
    Last *x = last_until(s, AMEND, path);
    last_add(x, number), last_add(x, what), last_add(x, amount);
    for (int i = 0; i < args.n; i++) last_add(x, args.v[i]);
    forget(s);
}

/* A value with what is added to it for a while, within its bounds; never below 0. */
static i32 amended_for_a_while(const S *s, i32 number, i32 n, Q args) {
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < s->lasting_n; i++) {
            const Last *x = &s->lasting[i];
            int told = x->n - 3;
            if (x->tag != AMEND || x->v[0] != number || told > args.n) continue;
            if (told && memcmp(x->v + 3, args.v + args.n - told, sizeof(i32) * (size_t)told)) continue;
            if (round == 0 && x->v[1] == ADD) n += x->v[2];
            if (round == 1 && x->v[1] == LOW) n = larger(n, x->v[2]);
            if (round == 1 && x->v[1] == HIGH) n = smaller(n, x->v[2]);
        }
    return larger(0, n);
}

static void credit(S *s, i32 who, Q rows, int path) {
    Last *x = last_until(s, CREDIT, path);
    last_add(x, who), last_list(x, rows);
    forget(s);
}

static i32 remover(const S *s, i32 who, int row) {
    for (int i = s->lasting_n - 1; i >= 0; i--) {
        const Last *x = &s->lasting[i];
        if (x->tag == CREDIT)
            for (int k = 0; k < x->v[1]; k++)
                if (x->v[3 + k] == row) return x->v[0];
    }
    return who;
}

static void make_wild(S *s, i32 me, i32 unit, int path) {
    Last *x = last_until(s, WILD, path);
    last_add(x, me), last_add(x, unit);
    forget(s);
}

static i32 wild(const S *s, i32 me, i32 unit) {
    i32 n = 0;
    for (int i = 0; i < s->lasting_n; i++) {
        const Last *x = &s->lasting[i];
        n += x->tag == WILD && x->v[0] == me && x->v[1] == unit;
    }
    return n;
}

static void fix_die(S *s, i32 of, i32 die, i32 face, int turn_path) {
    Last *x = last(s, FIXED, TURN, path_number[turn_path]);
    last_add(x, of), last_add(x, die), last_add(x, face);
    forget(s);
}

static Q fixed_dice(S *s, i32 of, i32 die, i32 most) {
    char over[MOST_LASTING];
    Q out = q_new(s->lasting_n, 1);
    int found = 0;
    for (int i = 0; i < s->lasting_n; i++) {
        const Last *x = &s->lasting[i];
        over[i] = x->tag == FIXED && x->v[0] == of && x->v[1] == die;
        found += over[i];
    }
    int take = most < 0 ? larger(0, found + most) : most;
    for (int i = 0; i < s->lasting_n; i++) {
        if (over[i] && out.n >= take) over[i] = 0;
        if (over[i]) out.v[out.n++] = s->lasting[i].v[2];
    }
    drop(s, over);
    return out;
}

static Last *owe(S *s, i32 when, i32 number, i32 me) {
    Last *x = last(s, LATER, when, number);
    last_add(x, me);
    return x;
}

static int owed(const S *s, i32 number, i32 me) {
    for (int i = 0; i < s->lasting_n; i++)
        if (s->lasting[i].tag == LATER && s->lasting[i].depth == OWED && s->lasting[i].span == number && s->lasting[i].v[0] == me) return 1;
    return 0;
}

/* The names of what is owed, one behind the other; a list is told by its length and width before it. */
static Q take_owed(S *s, i32 number, i32 me) {
    for (int i = 0; i < s->lasting_n; i++) {
        Last *x = &s->lasting[i];
        if (x->tag != LATER || x->depth != OWED || x->span != number || x->v[0] != me) continue;
        Q out = q_copy(q_fixed(x->v + 1, x->n - 1, 1));
        last_delete(s, i);
        return out;
    }
    return EMPTY_Q;
}

static i32 owed_number(Q *x) {
    i32 a = q_at(*x, 0);
    x->v++, x->n--;
    return a;
}

static Q owed_list(Q *x) {
    Q out = q_fixed(x->v + 2, q_at(*x, 0), q_at(*x, 1));
    x->v += 2 + out.n * out.w, x->n -= 2 + out.n * out.w;
    return out;
}

/* A counter that falls back to its start when its span ends: where it lies among the records, and how long it is. */
static void counts_until(S *s, int where, int length, int path, i32 start) {
    for (int i = 0; i < s->lasting_n; i++)
        if (s->lasting[i].tag == RESET && s->lasting[i].v[0] == where) return;
    Last *x = last_until(s, RESET, path);
    last_add(x, where), last_add(x, length), last_add(x, start);
    forget(s);
}

static i32 follow(const S *s, i32 unit, int mark) {
    for (int i = mark < 0 ? larger(0, s->trail_n + mark) : mark; i < s->trail_n; i++)
        if (s->trail[i][0] == unit) unit = s->trail[i][1];
    return unit;
}

static void note_trail(S *s, i32 old, i32 new) {
    if (s->trail_n >= MOST_TRAIL) fault(FAULT_TRAIL);
    s->trail[s->trail_n][0] = old, s->trail[s->trail_n++][1] = new;
}
