/* The stack of frames, and what ends with a frame. */

static inline F frame_init(F f, int cls, i32 me, i32 card, i32 up) {
    f[F_CLASS] = cls, f[F_PC] = 0, f[F_ME] = me, f[F_CARD] = card, f[F_UP] = up;
    classes[cls].init(f);
    return f;
}

/* A frame beside the stack: to ask something of it, or to be laid on the stack later. */
static inline F frame_new(int cls, i32 me, i32 card, i32 up) { return frame_init(room_for(classes[cls].words), cls, me, card, up); }

static inline void push(S *s, F f) {
    int words = classes[f[F_CLASS]].words, at = s->off[s->depth];
    if (__builtin_expect(s->depth >= MOST_FRAMES || at + words > STACK_WORDS, 0)) fault(FAULT_STACK);
    memcpy(s->words + at, f, sizeof(i32) * (size_t)words);
    s->off[++s->depth] = at + words;
}

static inline F push_new(S *s, int cls, i32 me, i32 card, i32 up) {
    int words = classes[cls].words, at = s->off[s->depth];
    if (__builtin_expect(s->depth >= MOST_FRAMES || at + words > STACK_WORDS, 0)) fault(FAULT_STACK);
    s->off[++s->depth] = at + words;
    return frame_init(s->words + at, cls, me, card, up);
}

/* A frame that is filled before it is laid on the stack: it lies where it will be. */
static inline F frame_open(S *s, int cls, i32 me, i32 card, i32 up) {
    int at = s->off[s->depth];
    if (__builtin_expect(s->depth >= MOST_FRAMES || at + classes[cls].words > STACK_WORDS, 0)) fault(FAULT_STACK);
    return frame_init(s->words + at, cls, me, card, up);
}

static inline void frame_close(S *s, F f) {
    int at = s->off[s->depth];
    s->off[++s->depth] = at + classes[f[F_CLASS]].words;
}

static inline int slot_in(const i16 *table, const i32 *f) {
    int at = table[f[F_CLASS]];
    if (__builtin_expect(at < 0, 0)) fault(FAULT_SLOT);
    return at;
}

static inline int field_in(const i32 *table, int n, int record) {
    int at = table[ix(record, n)];
    if (__builtin_expect(at < 0, 0)) fault(FAULT_SLOT);
    return at;
}

static inline void pop(S *s) {
    if (ON_TAPE(s)) tape_pop(s);
    s->depth--;
}

/* The frame at a depth comes to the top. */
static void lift_frame(S *s, int depth) {
    int from = s->off[depth], words = s->off[depth + 1] - from, end = s->off[s->depth];
    i32 *kept = room_for(words);
    memcpy(kept, s->words + from, sizeof(i32) * (size_t)words);
    memmove(s->words + from, s->words + from + words, sizeof(i32) * (size_t)(end - from - words));
    for (int i = depth + 1; i < s->depth; i++) s->off[i] = s->off[i + 1] - words;
    memcpy(s->words + s->off[s->depth - 1], kept, sizeof(i32) * (size_t)words);
}

static void forget(S *s) {
    s->changes++;
    for (int k = 0; k < MEMOS; k++)
        for (int p = 0; p <= WIDTH; p++) s->memo[k][p] = UNKNOWN;
}

static inline void forget_place(S *s, int place) {
    for (int k = 0; k < MEMOS; k++) s->memo[k][place] = UNKNOWN;
    s->kept[place] = UNKNOWN;
}
