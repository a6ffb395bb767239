/* The trace of a game: SHA-256 (FIPS 180-4) over every decision, as `engine.trace_hash` has it. */

typedef struct { uint32_t h[8]; u64 length; unsigned char block[64]; int used; } Sha;

static const uint32_t sha_k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static inline uint32_t turned(uint32_t x, int n) { return x >> n | x << (32 - n); }

static void sha_block(Sha *c) {
    uint32_t w[64], v[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)c->block[4 * i] << 24 | (uint32_t)c->block[4 * i + 1] << 16 | (uint32_t)c->block[4 * i + 2] << 8 | c->block[4 * i + 3];
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + (turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7]
             + (turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ w[i - 2] >> 10);
    memcpy(v, c->h, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t a = v[7] + (turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + sha_k[i] + w[i];
        uint32_t b = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[4] += a, v[0] = a + b;
    }
    for (int i = 0; i < 8; i++) c->h[i] += v[i];
}

static void sha_add(Sha *c, const char *text, int n) {
    c->length += (u64)n;
    for (int i = 0; i < n; i++) {
        c->block[c->used++] = (unsigned char)text[i];
        if (c->used == 64) sha_block(c), c->used = 0;
    }
}

static void sha_end(Sha *c, char out[17]) {
    u64 bits = c->length * 8;
    sha_add(c, "\x80", 1);
    while (c->used != 56) sha_add(c, "", 1);
    for (int i = 7; i >= 0; i--) sha_add(c, (char[]){(char)(bits >> (8 * i))}, 1);
    for (int i = 0; i < 16; i++) out[i] = "0123456789abcdef"[c->h[i / 8] >> (28 - 4 * (i % 8)) & 15];
    out[16] = 0;
}

static int said(char *at, i32 x) {
    char back[12];
    int n = 0, k = 0;
    uint32_t u = x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
    do back[n++] = (char)('0' + u % 10); while (u /= 10);
    if (x < 0) at[k++] = '-';
    while (n) at[k++] = back[--n];
    return k;
}

static void sha_list(Sha *c, const i32 *v, int n) {
    char text[16];
    sha_add(c, "[", 1);
    for (int i = 0; i < n; i++) {
        if (i) sha_add(c, ", ", 2);
        sha_add(c, text, said(text, v[i]));
    }
    sha_add(c, "]", 1);
}

API long rd_trace(S *s, u64 seed, long limit, char *out) {
    volatile long n = 0;
    u64 random = seed ^ 0x5DEECE66Dull;
    char text[16];
    Sha c = {{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}, 0, {0}, 0};
    fault_code = 0;
    GUARDED(-1 - n, blank(s, seed); run(s); while (s->over == RUNNING && n < limit) {
        i32 pick = s->options[draw_below(&random, s->options_n)];
        sha_add(&c, text, said(text, s->site));
        sha_add(&c, ",", 1);
        sha_add(&c, text, said(text, s->chooser));
        sha_add(&c, ",", 1);
        sha_list(&c, s->options, s->options_n);
        sha_add(&c, ",", 1);
        sha_add(&c, text, said(text, pick));
        sha_add(&c, ";", 1);
        answer(s, pick);
        n++;
    });
    sha_list(&c, s->score, PLAYERS);
    sha_add(&c, ",", 1);
    sha_list(&c, s->winners, s->winners_n);
    sha_add(&c, ",", 1);
    sha_add(&c, text, said(text, (i32)n));
    sha_end(&c, out);
    return n;
}
