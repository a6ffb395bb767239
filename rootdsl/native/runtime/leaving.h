/* What ends with a frame, and which frames run. */

static void untreat(S *s, int depth) {
    int n = 0;
    for (int i = 0; i < s->treated_n; i++)
        if (s->treated[i][4] < depth) memmove(s->treated[n++], s->treated[i], sizeof s->treated[0]);
    if (n != s->treated_n) {
        s->treated_n = n;
        forget(s);
    }
}

static void shut_paths(S *s, int depth) {
    int n = 0;
    for (int i = 0; i < s->opened_n; i++)
        if (s->opened[i][2] < depth) memmove(s->opened[n++], s->opened[i], sizeof s->opened[0]);
    if (n != s->opened_n) {
        s->opened_n = n;
        forget(s);
    }
}

static inline void left(S *s, int depth, int cls) {
    if (s->treated_n) untreat(s, depth);
    if (s->opened_n) shut_paths(s, depth);
    if (s->lasting_n) expire(s, depth, cls);
}

static i32 *event_new(S *s, int kind, i32 who, i32 what, i32 n, i32 source, i32 target) {
    if (s->events_n >= MOST_EVENTS) fault(FAULT_EVENTS);
    i32 *x = s->events[s->events_n++];
    memset(x, -1, sizeof s->events[0]);
    x[0] = kind, x[1] = who, x[2] = what, x[3] = n, x[4] = source, x[5] = target;
    return x;
}

/* A list that an event tells: where it lies in the pool. */
static i32 pooled(S *s, Q list) {
    int n = larger(list.n, 0) * list.w, at = s->pool_n;
    if (at + n + 2 > POOL_WORDS) fault(FAULT_EVENTS);
    s->pool[at] = larger(list.n, 0), s->pool[at + 1] = list.w;
    if (n) memcpy(s->pool + at + 2, list.v, sizeof(i32) * (size_t)n);
    s->pool_n = at + n + 2;
    return at;
}

static _Thread_local const i32 *told_pool;     /* of the events that are being looked at */

static inline Q told_list(i32 at) { return q_fixed(told_pool + at + 2, told_pool[at], told_pool[at + 1]); }

#define LIST_ROLE 0x4000

static int finish(S *s) {
    F f = top_frame(s);
    int cls = f[F_CLASS];
    pop(s);
    left(s, s->depth, cls);
    const Wait *wait = classes[cls].wait;
    if (wait) {
        i32 *x = event_new(s, DONE, f[F_ME], wait->number, 1, -1, -1);
        for (int i = 0; i < wait->roles_n; i++) {
            int slot = wait->slots[i];
            x[6 + i] = slot & LIST_ROLE ? pooled(s, slot_list(f, slot & ~LIST_ROLE)) : f[slot];
        }
        s->busy = 1;
    }
    return 1;
}

/* A procedure in the place of which something else has happened: it did not happen. */
static int forgo(S *s) {
    int cls = top_frame(s)[F_CLASS];
    pop(s);
    left(s, s->depth, cls);
    return 1;
}

static int unwind(S *s, int path) {
    int depth = s->depth - 1;
    for (; depth >= 0; depth--) {
        const i32 *g = s->words + s->off[depth];
        i32 end = ends_at[path][g[F_CLASS]];
        if (end >= 0 && g[F_PC] <= end) break;          /* one that has come to its end is left alone */
    }
    if (depth < 0) return 1;
    while (s->depth > depth + 1) {
        int cls = top_frame(s)[F_CLASS];
        pop(s);
        left(s, s->depth, cls);
    }
    F f = top_frame(s);
    f[F_PC] = ends_at[path][f[F_CLASS]];
    s->together = 0;
    return 1;
}

static int running(const S *s, int path, i32 who) {
    for (int i = 0; i < s->depth; i++) {
        const i32 *f = s->words + s->off[i];
        if ((is_path[path][f[F_CLASS]] || ends_at[path][f[F_CLASS]] >= 0) && (who == -1 || who == f[F_ME])) return 1;
    }
    return 0;
}

static i32 role_in(const S *s, int path, const i16 *slot_of) {
    for (int i = s->depth - 1; i >= 0; i--) {
        const i32 *f = s->words + s->off[i];
        if (is_path[path][f[F_CLASS]]) {
            if (slot_of[f[F_CLASS]] < 0) fault(FAULT_SLOT);
            return f[slot_of[f[F_CLASS]]];
        }
    }
    return -1;
}

typedef struct { int cls, begin, end; } PartOf;

static int in_part(const S *s, const PartOf *parts, int n) {
    for (int i = 0; i < s->depth; i++) {
        const i32 *f = s->words + s->off[i];
        for (int k = 0; k < n; k++)
            if (parts[k].cls == f[F_CLASS] && parts[k].begin <= f[F_PC] && f[F_PC] < parts[k].end) return 1;
    }
    return 0;
}
