/* Who holds a rule now, and exceptions to parts. Mirrors linked.py and underway.py of rootdsl/runtime. */

/* Pairs of who has what, and the copies of a card in force: one after the other, until there are no more. */
typedef struct { int me, card; } Holder;

static int next_holder(const S *s, const Live *x, i32 up_me, int *k, Holder *out) {
    if (x->kind != 2) {
        if ((*k)++) return 0;
        *out = (Holder){x->kind == 0 ? x->me : up_me, -1};
        return 1;
    }
    while (*k < x->copies_n) {
        i32 card = x->copies[(*k)++];
        int zone = s->zone_of[card];
        if (zone >= 0 && t_active[zone]) {
            *out = (Holder){t_zone_owner[zone], card};
            return 1;
        }
    }
    return 0;
}

static int override(S *s, F frame, int index, int pc, int depth, int here) {
    frame[F_PC] = here;
    i32 up_me = frame_at(s, depth)[F_ME];
    for (int i = 0; i < parts[index].n; i++) {
        const Live *entry = &parts[index].v[i];
        Holder h;
        for (int k = 0; next_holder(s, entry, up_me, &k, &h);) {
            F g = frame_new(entry->cls, h.me, h.card, depth);
            if (!entry->can(s, g)) continue;
            if (classes[entry->cls].skip >= 0) g[classes[entry->cls].skip] = pc;
            else frame[F_PC] = pc;
            push(s, g);
            return 1;
        }
    }
    return 0;
}
