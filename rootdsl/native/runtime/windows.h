/* Hooks at a named point, and free actions. Mirrors windows.py and free.py of rootdsl/runtime. */

enum { N_HOOKS = F_SLOTS, N_ORDERER, N_DONE, N_WORDS = N_DONE + LIST_SLOT };

static void init_window(F f) {
    f[N_HOOKS] = -1, f[N_ORDERER] = f[F_ME];
    f[N_DONE] = 0, f[N_DONE + 1] = 1;
}

static int has_hooks(S *s, F frame, int hooks) {
    int depth = s->depth - 1;
    for (int i = 0; i < points[hooks].n; i++) {
        const Live *hook = &points[hooks].v[i];
        Holder h;
        for (int k = 0; next_holder(s, hook, frame[F_ME], &k, &h);)
            if (hook->can(s, frame_new(hook->cls, h.me, h.card, depth))) return 1;
    }
    return 0;
}

static int window_first(S *s, F w);
static int run_hook(S *s, F w, i32 key);

static int open_window(S *s, F frame, int hooks, int pc, i32 orderer) {
    frame[F_PC] = pc;
    const LiveList *x = &points[hooks];
    if (x->n == 1 && x->v[0].kind != 2 && !s->busy) {
        i32 me = x->v[0].kind == 0 ? x->v[0].me : frame[F_ME];
        if (x->v[0].can(s, frame_new(x->v[0].cls, me, UNSET, s->depth - 1))) push_new(s, x->v[0].cls, me, UNSET, s->depth - 1);
        return 1;
    }
    if (!has_hooks(s, frame, hooks)) return 1;
    F window = push_new(s, C_WINDOW, frame[F_ME], UNSET, s->depth - 1);
    window[N_HOOKS] = hooks;
    window[N_ORDERER] = orderer;
    return s->busy ? 1 : window_first(s, window);
}

static int window_first(S *s, F w) {
    const LiveList *hooks = &points[w[N_HOOKS]];
    i32 up_me = frame_at(s, w[F_UP])[F_ME];
    Q live = EMPTY_Q, done = slot_list(w, N_DONE);
    i32 first = -1, me = 0, apart = 0, only_adds = 1, kind = 0;
    for (int i = 0; i < hooks->n; i++) {
        Holder h;
        for (int k = 0; next_holder(s, &hooks->v[i], up_me, &k, &h);) {
            i32 key = i * 1000 + h.card + 1;
            if (q_has(done, key) || !hooks->v[i].can(s, frame_new(hooks->v[i].cls, h.me, h.card, w[F_UP]))) continue;
            if (live.n && (live.v[0] / 1000 != i || me != h.me)) apart = 1;
            me = h.me;
            if (hooks->v[i].wins == 1 && first < 0) first = key;
            only_adds &= hooks->v[i].wins > 1 && (!kind || hooks->v[i].wins == kind);
            kind = hooks->v[i].wins;
            q_add(&live, key);
        }
    }
    if (!live.n) {
        pop(s);
        return 1;
    }
    if (first < 0 && (only_adds || !apart)) first = live.v[0];
    if (live.n == 1 || first >= 0) return run_hook(s, w, live.n == 1 ? live.v[0] : first);
    return ask(s, w, 1, ORDER_SITE, w[N_ORDERER], live);
}

static int window_next(S *s, F w) { return run_hook(s, w, s->pick); }

/* A hook runs; then the window looks at the others again. */
static int run_hook(S *s, F w, i32 key) {
    i32 k = key / 1000, card = key % 1000;
    list_add(w, N_DONE, key);
    w[F_PC] = 0;
    const Live *hook = &points[w[N_HOOKS]].v[k];
    i32 up = w[F_UP], up_me = frame_at(s, up)[F_ME];
    Holder h;
    for (int i = 0; next_holder(s, hook, up_me, &i, &h);)
        if (h.card + 1 == card) {
            push_new(s, hook->cls, h.me, h.card, up);
            break;
        }
    return 1;
}

/* ---------------------------------------------------------------- free actions */

enum { P_PHASE = F_SLOTS, P_WORDS };

static void init_open(F f) { f[P_PHASE] = -1; }

/* The list of free actions that a menu offers: the one of the phase that its frame can end. */
static int phase_offered(S *s) {
    for (int i = s->depth - 1; i >= 0; i--) {
        const i32 *f = s->words + s->off[i];
        if (f[F_CLASS] == C_OPEN) return f[P_PHASE];
        if (class_phase[f[F_CLASS]] >= 0) return class_phase[f[F_CLASS]];
    }
    return -1;
}

static inline int used(const S *s, int slot, i32 me, i32 card) {
    return s->used[ix(slot * USED_WIDTH + (card >= 0 ? PLAYERS + card : me), USED_WORDS)] == s->turn;
}

static inline void use_once(S *s, int slot, i32 me, i32 card) {
    s->used[ix(slot * USED_WIDTH + (card >= 0 ? PLAYERS + card : me), USED_WORDS)] = s->turn;
}

static F free_frame(const FreeAction *a, i32 me, i32 card, i32 lender) {
    F f = frame_new(a->cls, me, card, UNSET);
    if (a->lender >= 0) f[a->lender] = lender;
    return f;
}

/* What the cards that `owner` has in force offer to `me`: to whoever has them, or (`lent`) to others. */
static void offers_of_cards(S *s, i32 owner, i32 me, int phase, int lent, Q *out) {
    Q zones = t_active_zones[owner];
    for (int z = 0; z < zones.n; z++)
        for (int i = 0; i < s->zones_n[zones.v[z]]; i++) {
            i32 card = s->zones[zones.v[z]][i];
            for (int j = 0; j < free_cards[phase].n; j++) {
                const FreeOfSort *of = &free_cards[phase].v[j];
                if (of->sort != t_card_sort[card]) continue;
                for (int k = 0; k < of->n; k++) {
                    const FreeAction *a = &free_phases[phase].v[of->v[k]];
                    if ((a->lender >= 0) != lent || (a->slot >= 0 && used(s, a->slot, me, card))) continue;
                    if (a->can(s, free_frame(a, me, card, owner))) q_add(out, 1000000 + of->v[k] * 1000 + card + 1);
                }
            }
        }
}

static Q free_offers(S *s, i32 me, int phase) {
    const FreePhase *x = &free_phases[phase];
    Q out = EMPTY_Q;
    me = ix(me, PLAYERS);
    for (int i = 0; i < x->plain_n[me]; i++) {
        int k = x->plain[me][i];
        const FreeAction *a = &x->v[k];
        if (a->slot >= 0 && used(s, a->slot, me, -1)) continue;
        if (a->can(s, free_frame(a, me, UNSET, a->of))) q_add(&out, 1000000 + k * 1000);
    }
    if (!free_cards[phase].n) return out;
    offers_of_cards(s, me, me, phase, 0, &out);
    for (i32 p = 0; p < PLAYERS; p++) offers_of_cards(s, p, me, phase, 1, &out);
    return out;
}

static void start_free(S *s, i32 me, int phase, i32 value) {
    int k = (value - 1000000) / 1000, card = (value - 1000000) % 1000 - 1;
    const FreeAction *a = &free_phases[phase].v[k];
    if (a->slot >= 0) use_once(s, a->slot, me, card);
    F f = push_new(s, a->cls, me, card, UNSET);
    if (a->lender >= 0) f[a->lender] = card >= 0 ? t_zone_owner[s->zone_of[card]] : a->of;
}

static int open_point(S *s, F frame, int phase, int pc) {
    frame[F_PC] = pc;
    if (s->changes == s->declined) return 1;
    Q offers = free_offers(s, frame[F_ME], phase);
    if (!offers.n) return 1;
    F point = push_new(s, C_OPEN, frame[F_ME], UNSET, UNSET);
    point[P_PHASE] = phase;
    if (s->busy) return 1;
    q_insert(&offers, 0);
    return ask(s, point, 1, FREE_SITE, point[F_ME], offers);
}

static int open_first(S *s, F p) {
    Q offers = free_offers(s, p[F_ME], p[P_PHASE]);
    if (!offers.n) {
        pop(s);
        return 1;
    }
    q_insert(&offers, 0);
    return ask(s, p, 1, FREE_SITE, p[F_ME], offers);
}

static int open_next(S *s, F p) {
    p[F_PC] = 0;
    if (s->pick == 0) {
        s->declined = s->changes;
        pop(s);
        return 1;
    }
    start_free(s, p[F_ME], p[P_PHASE], s->pick);
    return 1;
}
