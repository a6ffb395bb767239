/* Seats that no person holds: their questions are answered by their ties at once. */

#if AUTOMATA
static int automatic(S *s) {
    if (s->site < 0 || !automata[ix(s->chooser, PLAYERS)].other) return 0;
    const Automaton *a = &automata[s->chooser];
    int domain = site_domain[s->site], own = site_owner[s->site] == t_system_of[s->chooser];
    Q options = q_copy(q_fixed(s->options, s->options_n, 1));
    if (domain == NUMBER_DOMAIN) {
        const i32 *f = top_frame(s);
        int cls = f[F_CLASS], low = 1;
        if (cls == C_UNITS) low = f[U_LOW];
        else if (cls == C_CARDS) low = f[D_LOW];
        else if (classes[cls].low >= 0) low = f[classes[cls].low];
        if (low == 0) options = one(own ? q_max(options) : q_min(options));
    } else if (q_has(options, 0)) {
        if (own && options.n > 1) q_drop(&options, 0);
        else options = one(0);
    }
    if (a->chains[domain] && options.n > 1) {
        for (int i = 0; i < options.n; i++) options.v[i]--;
        options = q_copy(a->chains[domain](s, s->chooser, options));
        for (int i = 0; i < options.n; i++) options.v[i]++;
    }
    s->pick = options.n == 1 ? options.v[0] : q_at(a->other(s, s->chooser, options), 0);
    if (ON_TAPE(s)) tape_forced(s, s->chooser, s->site, s->pick);
    s->site = -1;
    return 1;
}
#else
static int automatic(S *s) { (void)s; return 0; }
#endif
