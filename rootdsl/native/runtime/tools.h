/* A tool for each icon of a card, and a piece for each thing that it shows. Mirrors rootdsl/runtime/picks.py. */

enum { T_K = F_SLOTS, T_SITE, T_ICONS, T_TOOLS = T_ICONS + LIST_SLOT, T_USED = T_TOOLS + LIST_SLOT, T_WORDS = T_USED + LIST_SLOT };

static void init_tools(F f) {
    f[T_K] = f[T_SITE] = -1;
    f[T_ICONS] = f[T_TOOLS] = f[T_USED] = 0, f[T_ICONS + 1] = f[T_TOOLS + 1] = f[T_USED + 1] = 1;
}

static void q_drop(Q *x, i32 a) {
    for (int i = 0; i < x->n; i++)
        if (x->v[i] == a) {
            memmove(x->v + i, x->v + i + 1, sizeof(i32) * (size_t)(--x->n - i));
            return;
        }
}

static Q free_tools(S *s, Q units) {
    Q left = q_copy(units);
    for (int k = 0; k < ACTIVATIONS; k++) {
        const Activation *a = &activations[k];
        if (!a->again) continue;
        Q paid = q_once(left);
        for (int i = 0; i < paid.n; i++) {
            if (!a->fits(s, a->me, paid.v[i])) continue;
            while (q_has(left, paid.v[i])) q_drop(&left, paid.v[i]);
            for (i32 n = a->times(s, a->me); n > 0; n--) q_add(&left, paid.v[i]);
        }
    }
    for (int i = 0; i < s->tools_n; i++) q_drop(&left, s->tools[i]);
    return left;
}

static Q tool_suits(const S *s, Q units) {
    Q out = q_new(units.n, 1);
    for (int i = 0; i < units.n; i++) out.v[out.n++] = suit_of_unit(s, units.v[i]);
    return out;
}

typedef struct {
    i32 most;
    Q suits;
    int limits_n;
    Q others[ACTIVATIONS + 1];
    i32 times[ACTIVATIONS + 1];
} Ready;

static Ready ready_tools(S *s, Q units) {
    Ready out = {ACTIVATIONS ? 1 << 30 : larger(units.n, 0), EMPTY_Q, 0, {EMPTY_Q}, {0}};
    Q open = free_tools(s, units);
    for (int k = 0; k < ACTIVATIONS; k++) {
        const Activation *a = &activations[k];
        if (a->again) continue;
        Q others = q_new(open.n, 1);
        for (int i = 0; i < open.n; i++)
            if (!a->fits(s, a->me, open.v[i])) others.v[others.n++] = open.v[i];
        out.others[out.limits_n] = tool_suits(s, others);
        out.times[out.limits_n++] = a->times(s, a->me);
    }
    out.suits = tool_suits(s, open);
    return out;
}

static i32 matched(Q icons, Q suits) {
    Q left = q_copy(suits), sorted = q_sorted(icons);
    i32 n = 0;
    for (int i = sorted.n - 1; i >= 0; i--) {
        i32 icon = sorted.v[i];
        if (q_has(left, icon) || (icon < 0 && left.n > 0)) {
            q_drop(&left, icon >= 0 ? icon : left.v[0]);
            n++;
        }
    }
    return n;
}

static int can_match(Q icons, Q suits) {
    Q left = q_copy(suits);
    int any = 0;
    for (int i = 0; i < icons.n; i++) {
        if (icons.v[i] < 0) any++;
        else if (q_has(left, icons.v[i])) q_drop(&left, icons.v[i]);
        else return 0;
    }
    return left.n >= any;
}

static int tools_fit(i32 card, Ready ready) {
    Q icons = t_card_cost[ix(card, CARDS)];
    if (ready.most < icons.n) return 0;
    for (int i = 0; i < ready.limits_n; i++)
        if (icons.n - matched(icons, ready.others[i]) > ready.times[i]) return 0;
    return can_match(icons, ready.suits);
}

static int pick_tools(S *s, F frame, int pc, int site, i32 who, i32 card, Q units) {
    frame[F_PC] = pc;
    Q open = free_tools(s, units), icons = q_sorted(t_card_cost[ix(card, CARDS)]), turned = q_new(icons.n, 1);
    for (int i = icons.n - 1; i >= 0; i--) turned.v[turned.n++] = icons.v[i];
    F f = push_new(s, C_TOOLS, who, UNSET, UNSET);
    f[T_SITE] = site, f[T_K] = 0;
    set_list(f, T_ICONS, turned);
    set_list(f, T_TOOLS, open);
    return 1;
}

static int tools_ask(S *s, F f) {
    Q icons = slot_list(f, T_ICONS), tools = slot_list(f, T_TOOLS);
    if (f[T_K] >= icons.n) {
        Q used = q_copy(slot_list(f, T_USED));
        i32 who = f[F_ME];
        pop(s);
        for (int i = 0; i < used.n; i++) {
            i32 place = floor_mod(used.v[i], WIDTH);
            event_new(s, USED, who, floor_div(used.v[i], WIDTH), 1, place, place);
            s->busy = 1;
        }
        return 1;
    }
    i32 icon = icons.v[f[T_K]];
    Q seen = q_new(tools.n, 1), options = q_new(tools.n, 1);
    for (int i = 0; i < tools.n; i++) {
        i32 suit = suit_of_unit(s, tools.v[i]);
        if (q_has(seen, suit) || (icon >= 0 && suit != icon)) continue;
        seen.v[seen.n++] = suit;
        options.v[options.n++] = tools.v[i];
    }
    if (!options.n) {
        f[T_K] = icons.n;
        return 1;
    }
    return ask(s, f, 1, f[T_SITE], f[F_ME], options);
}

static void tool_used(S *s, i32 unit) {
    if (s->tools_n >= MOST_TOOLS) fault(FAULT_LIST);
    s->tools[s->tools_n++] = unit;
}

static int tools_take(S *s, F f) {
    f[F_PC] = 0;
    list_drop(f, T_TOOLS, s->pick);
    if (WAIT_USED) list_add(f, T_USED, s->pick);
    f[T_K]++;
    for (int k = 0; k < ACTIVATIONS; k++) {
        const Activation *a = &activations[k];
        if (a->fits(s, a->me, s->pick)) {
            push_new(s, a->cls, a->me, UNSET, UNSET);
            if (!a->again) tool_used(s, s->pick);
            return 1;
        }
    }
    tool_used(s, s->pick);
    return 1;
}

/* ---------------------------------------------------------------- a piece for each thing that a card shows */

enum { W_K = F_SLOTS, W_SITE, W_PICKED, W_UNITS = W_PICKED + LIST_SLOT, W_WANTED = W_UNITS + LIST_SLOT, W_WORDS = W_WANTED + LIST_SLOT };

static void init_shown(F f) {
    f[W_K] = f[W_SITE] = -1;
    f[W_PICKED] = f[W_UNITS] = f[W_WANTED] = 0;
    f[W_PICKED + 1] = 2, f[W_UNITS + 1] = 3, f[W_WANTED + 1] = 1;
}

static Q shown_left(S *s, i32 me, Q units) {
    Q out = {room_for(larger(units.n, 0) * 3), larger(units.n, 0), 3, 0};
    for (int i = 0; i < units.n; i++) {
        i32 unit = units.v[2 * i], n = units.v[2 * i + 1];
        out.v[3 * i] = unit, out.v[3 * i + 1] = n;
        out.v[3 * i + 2] = s->lasting_n ? smaller(n, wild(s, me, unit)) : 0;
    }
    return out;
}

/* Can each wanted sort, from the k-th on, have a different piece, when one piece more of a unit is taken? */
static int shown_fit(Q wanted, int k, Q units, i32 taken, int free) {
    i32 short_of = 0, spare = 0;
    for (int i = 0; i < units.n; i++) {
        const i32 *x = units.v + 3 * i;
        spare += x[2] - (x[0] == taken && free);
    }
    for (int i = k; i < wanted.n; i++) {
        int before = 0;
        i32 need = 0, have = 0;
        for (int j = k; j < i; j++) before |= wanted.v[j] == wanted.v[i];
        if (before) continue;
        for (int j = k; j < wanted.n; j++) need += wanted.v[j] == wanted.v[i];
        for (int j = 0; j < units.n; j++) {
            const i32 *x = units.v + 3 * j;
            if (t_row_word[ix(floor_div(x[0], WIDTH), ROWS)] == wanted.v[i])
                have += x[1] - (x[0] == taken) - (x[2] - (x[0] == taken && free));
        }
        short_of += larger(0, need - have);
    }
    return short_of <= spare;
}

static int items_fit(S *s, i32 me, i32 card, Q units) {
    return shown_fit(t_card_items[ix(card, CARDS)], 0, shown_left(s, me, units), -1, 0);
}

static int pick_shown(S *s, F frame, int pc, int site, i32 who, i32 card, Q units) {
    frame[F_PC] = pc;
    set_result(s, EMPTY_Q);
    Q shown = shown_left(s, who, units);
    F f = push_new(s, C_SHOWN, who, UNSET, UNSET);
    f[W_SITE] = site, f[W_K] = 0;
    set_list(f, W_WANTED, q_sorted(t_card_items[ix(card, CARDS)]));
    set_list(f, W_UNITS, shown);
    return 1;
}

static int shown_ask(S *s, F f) {
    Q wanted = slot_list(f, W_WANTED), units = slot_list(f, W_UNITS);
    if (f[W_K] >= wanted.n) {
        set_result(s, slot_list(f, W_PICKED));
        pop(s);
        return 1;
    }
    Q options = EMPTY_Q;
    for (int i = 0; i < units.n; i++)
        for (int free = 0; free < 2; free++) {
            const i32 *x = units.v + 3 * i;
            int open = free ? x[2] > 0 : x[1] - x[2] > 0 && t_row_word[ix(floor_div(x[0], WIDTH), ROWS)] == wanted.v[f[W_K]];
            if (open && shown_fit(wanted, f[W_K] + 1, units, x[0], free)) q_add(&options, x[0] * 2 + free);
        }
    if (!options.n) {
        f[W_K] = wanted.n;
        return 1;
    }
    return ask(s, f, 1, f[W_SITE], f[F_ME], options);
}

static int shown_take(S *s, F f) {
    f[F_PC] = 0;
    i32 unit = floor_div(s->pick, 2), free = floor_mod(s->pick, 2);
    Q units = slot_list(f, W_UNITS), picked = slot_list(f, W_PICKED);
    for (int i = 0; i < units.n; i++)
        if (units.v[3 * i] == unit) units.v[3 * i + 1]--, units.v[3 * i + 2] -= free;
    int i = 0;
    while (i < picked.n && picked.v[2 * i] != unit) i++;
    if (i < picked.n) picked.v[2 * i + 1]++;
    else {
        if ((i + 1) * 2 > LIST_WORDS) fault(FAULT_LIST);
        picked.v[2 * i] = unit, picked.v[2 * i + 1] = 1;
        f[W_PICKED] = i + 1, f[W_PICKED + 1] = 2;
    }
    f[W_K]++;
    return 1;
}
