/* The driver: what has happened takes effect, windows, orders, free actions. Mirrors driver.py and settling.py of rootdsl/runtime. */

typedef struct { F *v; int n, cap; } Frames;

static void frames_add(Frames *x, F f) {
    if (x->n >= x->cap) fault(FAULT_EVENTS);
    x->v[x->n++] = f;
}

static Frames frames_new(int cap) {
    int words = (int)((sizeof(F) * (size_t)cap + sizeof(i32) - 1) / sizeof(i32));
    arena_used = (arena_used + 1) & ~1;
    return (Frames){(F *)room_for(words), 0, cap};
}

/* ---------------------------------------------------------------- landing, tallies */

static void land(S *s) {
    for (int i = 0; i < s->flights_n; i++) {
        const i32 *x = s->flights[i];
        int target = ix(x[4], WIDTH);
        if (!boxed(x)) {
            s->at[target == SUPPLY ? t_plain[x[1]] : x[1]][target] += x[2];
            forget_place(s, target);
        }
        note(s, x[0]);
        if (WAIT_REMOVED) event_new(s, REMOVED, x[0], x[1], x[2], x[3], x[4]);
    }
    s->flights_n = 0;
}

static int landing_block(S *s, F f) {
    (void)f;
    pop(s);
    s->together--;
    land(s);
    s->busy = 1;
    return 1;
}

static int tally_block(S *s, F f) {
    (void)f;
    pop(s);
    s->together--;
    s->busy = 1;
    return 1;
}

static void redirect_to(S *s, Q group, int target) {
    for (int i = 0; i < group.n; i++) {
        i32 *x = s->flights[ix(group.v[2 * i], s->flights_n)];
        if (x[4] != t_home[x[1]]) continue;
        x[4] = target;
        for (i32 k = boxed(x) ? x[2] : 0; k > 0; k--) {
            int place = inner_place(s, target, x[1]);
            add_at(s, x[1], place, 1);
            if (place != target) x[4] = place;
        }
    }
}

static int falling(S *s, Q group) {
    for (int i = 0; i < group.n; i++) {
        const i32 *x = s->flights[ix(group.v[2 * i], s->flights_n)];
        if (x[4] == t_home[x[1]]) return 1;
    }
    return 0;
}

/* One frame for each redirect and bound source that some flight matches. */
static Frames offers(S *s) {
    int each = 0;
    for (int r = 0; r < REDIRECTS; r++) each |= redirects[r].each;
    if (each) {
        i32 n = 0, one_by_one[MOST_FLIGHTS][5];
        for (int i = 0; i < s->flights_n; i++)
            for (i32 k = 0; k < s->flights[i][2]; k++) {
                if (n >= MOST_FLIGHTS) fault(FAULT_EVENTS);
                memcpy(one_by_one[n], s->flights[i], sizeof one_by_one[0]);
                one_by_one[n++][2] = 1;
            }
        memcpy(s->flights, one_by_one, sizeof one_by_one[0] * (size_t)n);
        s->flights_n = n;
    }
    Frames out = frames_new(256);
    i32 ranks[256];
    for (int r = 0; r < REDIRECTS; r++) {
        const Trigger *redirect = &redirects[r];
        int me = holder_of(s, redirect->me, redirect->copy), keys_n = 0;
        i32 keys[MOST_FLIGHTS], key_of[MOST_FLIGHTS];
        if (me == ABSENT) continue;
        for (int i = 0; i < s->flights_n; i++) {
            const i32 *x = s->flights[i];
            i32 event[6] = {REMOVED, x[0], x[1], x[2], x[3], x[4]};
            key_of[i] = INT32_MIN;
            if (x[4] != t_home[x[1]] || !redirect->matches(s, me, event)) continue;
            key_of[i] = redirect->each ? i : redirect->by_source ? x[3] : -1;
            int k = 0;
            while (k < keys_n && keys[k] != key_of[i]) k++;
            if (k == keys_n) keys[keys_n++] = key_of[i];
        }
        for (int k = 0; k < keys_n; k++) {
            Q group = q_new(s->flights_n, 2);
            for (int i = 0; i < s->flights_n; i++)
                if (key_of[i] == keys[k]) q_add2(&group, i, s->flights[i][2]);
            const i32 *x = s->flights[group.v[0]];
            const Class *c = &classes[redirect->cls];
            F f = frame_new(redirect->cls, me, redirect->copy, UNSET);
            if (c->bind[0] >= 0) f[c->bind[0]] = x[0];
            if (c->bind[1] >= 0) set_list(f, c->bind[1], group);
            if (c->bind[2] >= 0) f[c->bind[2]] = redirect->each ? x[3] : keys[k];
            if (c->bind[3] >= 0) f[c->bind[3]] = -1;
            if (redirect->can(s, f)) {
                frames_add(&out, f);
                ranks[out.n - 1] = rank(s, me, redirect->layer, redirect->optional);
            }
        }
    }
    int order[256];
    Frames ordered = frames_new(256);
    by_rank(ranks, order, out.n);
    for (int i = 0; i < out.n; i++) frames_add(&ordered, out.v[order[i]]);
    return ordered;
}

/* ---------------------------------------------------------------- triggers */

static void take_in(F f, const i32 *event) {
    const Class *c = &classes[f[F_CLASS]];
    for (int i = 0; i < c->heed_n; i++) {
        if (c->heed[i].list) set_list(f, c->heed[i].slot, told_list(event[c->heed[i].index]));
        else f[c->heed[i].slot] = event[c->heed[i].index];
    }
}

static void bind(F f, i32 performer, Q group, i32 source, i32 target) {
    const Class *c = &classes[f[F_CLASS]];
    if (c->bind[0] >= 0) f[c->bind[0]] = performer;
    if (c->bind[1] >= 0 && c->bind_one) f[c->bind[1]] = group.v[0];
    else if (c->bind[1] >= 0) set_list(f, c->bind[1], group);
    if (c->bind[2] >= 0) f[c->bind[2]] = source;
    if (c->bind[3] >= 0) f[c->bind[3]] = target;
}

typedef struct { i32 key[4], doer; Q group; } Group;

static void gather(Q *group, i32 unit, i32 n) {
    for (int i = 0; i < group->n; i++)
        if (group->v[2 * i] == unit) {
            group->v[2 * i + 1] += n;
            return;
        }
    q_add2(group, unit, n);
}

static void matches(S *s, const Trigger *t, const i32 (*events)[EVENT_WORDS], int n, Frames *out) {
    int me = holder_of(s, t->me, t->copy), groups_n = 0;
    u64 told = 0;
    Group groups[MOST_GROUPS];
    if (me == ABSENT) return;
    for (int i = 0; i < n; i++) {
        const i32 *e = events[i];
        if (e[0] != t->kind || !t->matches(s, me, e)) continue;
        if (e[0] == DONE || e[0] == SCORED || e[0] == DRAWN || e[0] == DISCARDED || e[0] == SHOWN || e[0] == SPENT || e[0] == REFILLED) {
            u64 who = 1ull << (e[1] + 1);
            if (e[0] != DONE && !t->each && (told & who)) continue;
            told |= who;
            F f = frame_new(t->cls, me >= 0 ? me : e[1], t->copy, UNSET);
            take_in(f, e);
            if (t->can(s, f)) frames_add(out, f);
            continue;
        }
        if (t->each) {
            for (i32 k = 0; k < e[3]; k++) {
                F f = frame_new(t->cls, me >= 0 ? me : e[1], t->copy, UNSET);
                i32 unit[2] = {e[2] * WIDTH + e[5], 1};
                bind(f, e[1], q_fixed(unit, 1, 2), e[4], e[5]);
                if (t->can(s, f)) frames_add(out, f);
            }
            continue;
        }
        i32 key[4] = {t->by_performer ? e[1] : -1, t->by_source ? e[4] : -1, t->by_target ? e[5] : -1,
                      t->owner_slot >= 0 ? t_owner[ix(e[2], ROWS)] : -1};
        int g = 0;
        while (g < groups_n && memcmp(groups[g].key, key, sizeof key)) g++;
        if (g == groups_n) {
            if (g >= MOST_GROUPS) fault(FAULT_EVENTS);
            memcpy(groups[g].key, key, sizeof key);
            groups[g].doer = e[1], groups[g].group = q_new(4, 2), groups_n++;
        }
        gather(&groups[g].group, e[2] * WIDTH + e[5], e[3]);
        if (groups[g].doer != e[1]) groups[g].doer = -1;
    }
    for (int g = 0; g < groups_n; g++) {
        const Group *x = &groups[g];
        F f = frame_new(t->cls, me >= 0 ? me : x->doer, t->copy, UNSET);
        bind(f, x->key[0], x->group, x->key[1], x->key[2]);
        if (t->owner_slot >= 0) f[t->owner_slot] = x->key[3];
        if (t->can(s, f)) frames_add(out, f);
    }
}

enum { H_FACT = F_SLOTS, H_WORDS = H_FACT + LIST_SLOT };

static void init_happens(F f) { f[H_FACT] = 0, f[H_FACT + 1] = 1; }

/* The frames of what happens in the place of something: one a group, or one a thing. */
static void instead_frames(S *s, const i32 (*events)[EVENT_WORDS], int n, Frames *out) {
    int groups_n = 0;
    Group groups[MOST_GROUPS];
    for (int i = 0; i < n; i++) {
        const i32 *e = events[i];
        if (e[0] != INSTEAD) continue;
        const Trigger *rule = &instead[e[1]];
        int told = e[2] == DONE || e[2] == SCORED || e[2] == DRAWN || e[2] == DISCARDED || e[2] == SPENT;
        int rounds = rule->each ? e[5] : 1, merged = !told && !rule->each;
        for (int j = 0; j < rounds; j++) {
            i32 key[4] = {e[1], merged ? e[3] : -10 - i, merged ? (rule->by_source ? e[6] : -1) : -10 - j,
                          merged ? (rule->by_target ? e[7] : -1) : -10};
            int g = 0;
            while (g < groups_n && memcmp(groups[g].key, key, sizeof key)) g++;
            if (g == groups_n) {
                if (g >= MOST_GROUPS) fault(FAULT_EVENTS);
                memcpy(groups[g].key, key, sizeof key);
                groups[g].group = (Q){room_for(6 * MOST_GROUPS), 0, 6, 6 * MOST_GROUPS}, groups_n++;
            }
            Q *group = &groups[g].group;
            if (group->n >= MOST_GROUPS) fault(FAULT_EVENTS);
            i32 *x = group->v + 6 * group->n++;
            x[0] = e[2], x[1] = e[3], x[2] = e[4], x[3] = rule->each ? 1 : e[5], x[4] = e[6], x[5] = e[7];
        }
    }
    for (int g = 0; g < groups_n; g++) {
        const Trigger *rule = &instead[groups[g].key[0]];
        int me = holder_of(s, rule->me, rule->copy), kind = groups[g].group.v[0];
        int begun = 0;                  /* what came before may have changed whether it applies */
        if (rule->each || kind == DONE || kind == SCORED || kind == DRAWN || kind == DISCARDED || kind == SPENT)
            for (int h = 0; h < g; h++) begun |= groups[h].key[0] == groups[g].key[0];
        if (me != ABSENT && !begun) frames_add(out, frame_in_place(rule, me >= 0 ? me : groups[g].group.v[1], groups[g].group));
        else {                          /* or the card with the rule has left since */
            F f = frame_new(C_HAPPENS, -1, UNSET, UNSET);
            set_list(f, H_FACT, groups[g].group);
            frames_add(out, f);
        }
    }
}

static int happens_block(S *s, F f) {
    Q fact = q_copy(slot_list(f, H_FACT));
    pop(s);
    happen(s, fact);
    return 1;
}

enum { O_LEFT = F_SLOTS, O_WORDS };

static void init_order(F f) { f[O_LEFT] = 0; }
static void init_none(F f) { (void)f; }

/* The owner of lost pieces for which a trigger waits, else of any, else the current player. */
static i32 owner_of_lost(S *s, const i32 (*events)[EVENT_WORDS], int n) {
    i32 any = UNSET;
    for (int i = 0; i < n; i++) {
        if (events[i][0] != REMOVED || t_owner[ix(events[i][2], ROWS)] < 0) continue;
        if (any == UNSET) any = t_owner[events[i][2]];
        for (int k = 0; k < TRIGGERS; k++) {
            const Trigger *t = &triggers[k];
            if (t->kind != REMOVED || t->scores) continue;
            int me = holder_of(s, t->me, t->copy);
            if (me != ABSENT && t->matches(s, me, events[i])) return t_owner[events[i][2]];
        }
    }
    return any != UNSET ? any : s->current;
}

/* Frames for the events of which no alternative before this one has heard. */
static void matches_once(S *s, int k, const i32 (*events)[EVENT_WORDS], int n, Frames *out) {
    static _Thread_local char heard[TRIGGERS + 1][MOST_EVENTS];
    static _Thread_local i32 left[MOST_EVENTS][EVENT_WORDS];
    const Trigger *t = &triggers[k];
    int which[MOST_EVENTS], m = 0, before = out->n, me = holder_of(s, t->me, t->copy);
    if (t->same == k) memset(heard[k], 0, sizeof heard[k]);
    char *told = heard[t->same];
    for (int i = 0; i < n; i++)
        if (!told[i]) memcpy(left[m], events[i], sizeof left[m]), which[m++] = i;
    if (m) matches(s, t, (const i32 (*)[EVENT_WORDS])left, m, out);
    if (out->n == before) return;
    for (int i = 0; i < m; i++)
        if (left[i][0] == t->kind && t->matches(s, me, left[i])) told[which[i]] = 1;
}

/* Redirects for pieces in flight, then landing, then events and triggers, then victory. */
static void settle(S *s) {
    if (s->flights_n) {
        if (REDIRECTS) {
            Frames frames = offers(s);
            if (frames.n) {
                s->together++;
                push_new(s, C_LANDING, -1, UNSET, UNSET);
                for (int i = frames.n - 1; i >= 0; i--) push(s, frames.v[i]);
                return;
            }
        }
        land(s);
    }
    int n = s->events_n, scored = 0;
    if (n) {
        static _Thread_local i32 events[MOST_EVENTS][EVENT_WORDS], pool[POOL_WORDS];
        Frames points = frames_new(256), others = frames_new(256), instead_of = frames_new(64);
        u64 kinds = 0;
        int mixed = 0, last = -1;       /* alternatives of one `when` have one body, and are not put in order */
        memcpy(events, s->events, sizeof events[0] * (size_t)n);
        memcpy(pool, s->pool, sizeof(i32) * (size_t)s->pool_n);
        told_pool = pool;
        s->events_n = s->pool_n = 0;
        for (int i = 0; i < n; i++) kinds |= 1ull << events[i][0];
        for (int k = 0; k < TRIGGERS; k++)
            if (kinds >> triggers[k].kind & 1) {
                Frames *out = triggers[k].scores ? &points : &others;
                int before = others.n, body = triggers[k].same < 0 ? triggers[k].cls : CLASSES + triggers[k].same;
                if (triggers[k].same < 0) matches(s, &triggers[k], events, n, out);
                else matches_once(s, k, events, n, out);
                mixed |= others.n > before && before && body != last;
                if (others.n > before) last = body;
            }
        if (others.n) {
            for (int i = others.n - 1; i >= 0; i--) push(s, others.v[i]);
            if (mixed) push_new(s, C_ORDER, owner_of_lost(s, events, n), UNSET, UNSET)[O_LEFT] = others.n;
        }
        if (REPLACED) {
            instead_frames(s, events, n, &instead_of);
            for (int i = instead_of.n - 1; i >= 0; i--) push(s, instead_of.v[i]);
        }
        if (points.n) {
            s->together++;
            push_new(s, C_TALLY, -1, UNSET, UNSET);
            for (int i = points.n - 1; i >= 0; i--) push(s, points.v[i]);
            scored = 1;
        }
    }
    s->busy = 0;
    if (KEEPS) {
        int new = 0;
        for (int p = OUT; p <= WIDTH; p++) new |= s->kept[p] == UNKNOWN && t_looked_at[p];
        if (new) keep_orders(s);
    }
    if (VICTORIES && !scored && (!WON_BY_POINTS || !s->looked[PLAYERS] || memcmp(s->looked, s->score, sizeof s->score))) {
        memcpy(s->looked, s->score, sizeof s->score);
        s->looked[PLAYERS] = 1;
        find_winner(s);
    }
}

static int order_first(S *s, F f) {
    if (f[O_LEFT] < 2) {
        pop(s);
        return 1;
    }
    int n = f[O_LEFT], lacks[256], changes = 0, before = -1;
    Q waiting = q_new(n, 1);
    if (n > 256) fault(FAULT_EVENTS);
    for (int k = 1; k <= n; k++) {
        F x = frame_at(s, s->depth - 1 - k);
        const Class *c = &classes[x[F_CLASS]];
        lacks[k - 1] = c->waits_for ? c->waits_for(s, x) : 0;
    }
    while (changes != before) {
        before = changes;
        for (int k = 1; k <= n; k++)
            if (!lacks[k - 1] || lacks[k - 1] & changes) changes |= classes[frame_at(s, s->depth - 1 - k)[F_CLASS]].writes;
    }
    for (int k = 1; k <= n; k++)
        if (!lacks[k - 1] || lacks[k - 1] & changes) waiting.v[waiting.n++] = k;
    if (!waiting.n) {
        pop(s);
        return 1;
    }
    if (waiting.n == 1) {
        s->pick = waiting.v[0], f[F_PC] = 1;
        return 1;
    }
    return ask(s, f, 1, TRIGGER_SITE, f[F_ME], waiting);
}

static int order_next(S *s, F f) {
    f[F_PC] = 0;
    f[O_LEFT]--;
    lift_frame(s, s->depth - 1 - s->pick);
    return 1;
}
