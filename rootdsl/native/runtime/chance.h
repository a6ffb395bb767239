/* SplitMix64, as rootdsl/runtime/chance.py has it. */

static inline u64 scramble(u64 x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

static inline i32 draw_below(u64 *random, i32 n) {
    *random += 0x9E3779B97F4A7C15ull;
    return (i32)(((unsigned __int128)scramble(*random) * (u64)n) >> 64);
}

static inline i32 below(S *s, i32 n) { return draw_below(&s->random, n); }

static void shuffle(S *s, i32 *v, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(s, i + 1);
        i32 a = v[i];
        v[i] = v[j], v[j] = a;
    }
}

static Q at_random(S *s, Q members, i32 n) {
    Q left = q_copy(members), out = q_new(left.n, 1);
    while (left.n > 0 && out.n < n) {
        int k = below(s, left.n);
        out.v[out.n++] = left.v[k];
        memmove(left.v + k, left.v + k + 1, sizeof(i32) * (size_t)(--left.n - k));
    }
    return out;
}
