/* Choices of several things, asked one small question at a time. Mirrors rootdsl/runtime/picks.py. */

enum { C_ROUNDS, C_WINDOW, C_OPEN, C_LANDING, C_TALLY, C_ORDER, C_UNITS, C_CARDS, C_TOOLS, C_SHOWN, C_HAPPENS, C_MEMBERS, OWN_CLASSES };
#define LIST_SLOT (LIST_WORDS + 2)

static int ask(S *s, F f, int pc, int site, i32 who, Q options) {
    f[F_PC] = pc;
    if (options.n == 1) {
        s->pick = options.v[0];
        if (ON_TAPE(s)) tape_forced(s, who, site, s->pick);
        return 1;
    }
    if (options.n > MOST_OPTIONS) fault(FAULT_OPTIONS);
    s->site = site;
    s->chooser = who;
    s->options_n = larger(options.n, 0);
    if (options.n > 0) memcpy(s->options, options.v, sizeof(i32) * (size_t)options.n);
    return 0;
}

/* ---------------------------------------------------------------- how many of each unit */

enum { U_HIGH = F_SLOTS, U_K, U_LOW, U_SITE, U_PICKED, U_UNITS = U_PICKED + LIST_SLOT, U_WORDS = U_UNITS + LIST_SLOT };

static void init_units(F f) {
    f[U_HIGH] = f[U_K] = f[U_LOW] = f[U_SITE] = -1;
    f[U_PICKED] = f[U_UNITS] = 0, f[U_PICKED + 1] = f[U_UNITS + 1] = 2;
}

static int units_ask(S *s, F f) {
    Q units = slot_list(f, U_UNITS), picked = slot_list(f, U_PICKED);
    i32 have = 0, later = 0;
    for (int i = 0; i < picked.n; i++) have += picked.v[2 * i + 1];
    if (f[U_K] >= units.n || have >= f[U_HIGH]) {
        Q out = q_new(picked.n, 2);
        for (int i = 0; i < picked.n; i++)
            if (picked.v[2 * i + 1] > 0) q_add2(&out, picked.v[2 * i], picked.v[2 * i + 1]);
        set_result(s, out);
        pop(s);
        return 1;
    }
    for (int i = f[U_K] + 1; i < units.n; i++) later += units.v[2 * i + 1];
    i32 here = units.v[2 * f[U_K] + 1];
    return ask(s, f, 1, f[U_SITE], f[F_ME], q_range(larger(0, f[U_LOW] - have - later), smaller(here, f[U_HIGH] - have) + 1));
}

static int units_take(S *s, F f) {
    int n = f[U_PICKED];
    if ((n + 1) * 2 > LIST_WORDS) fault(FAULT_LIST);
    f[U_PICKED + 1] = 2;
    f[U_PICKED + 2 + 2 * n] = f[U_UNITS + 2 + 2 * f[U_K]];
    f[U_PICKED + 3 + 2 * n] = s->pick;
    f[U_PICKED]++;
    f[U_K]++;
    f[F_PC] = 0;
    return units_ask(s, f);
}

static int pick_units(S *s, F frame, int pc, int site, i32 who, Q units, i32 low, i32 high) {
    i32 total = 0;
    frame[F_PC] = pc;
    for (int i = 0; i < units.n; i++) total += units.v[2 * i + 1];
    if (high < 0 || high > total) high = total;
    if (low > high) low = high;
    if (low == total || (units.n <= 1 && low == high)) {
        Q out = q_new(units.n, 2);
        for (int i = 0; i < units.n; i++) {
            i32 n = smaller(units.v[2 * i + 1], high);
            if (n > 0) q_add2(&out, units.v[2 * i], n);
        }
        set_result(s, out);
        return 1;
    }
    F f = push_new(s, C_UNITS, who, UNSET, UNSET);
    f[U_SITE] = site, f[U_LOW] = low, f[U_HIGH] = high, f[U_K] = 0;
    set_list(f, U_UNITS, units);
    return s->busy ? 1 : units_ask(s, f);
}

/* ---------------------------------------------------------------- which cards */

enum { D_HIGH = F_SLOTS, D_LOW, D_MOST, D_SITE, D_CARDS, D_LIMITED = D_CARDS + LIST_SLOT, D_PICKED = D_LIMITED + LIST_SLOT,
       D_WORDS = D_PICKED + LIST_SLOT };

static void init_cards(F f) {
    f[D_HIGH] = f[D_LOW] = f[D_MOST] = f[D_SITE] = -1;
    f[D_CARDS] = f[D_LIMITED] = f[D_PICKED] = 0;
    f[D_CARDS + 1] = f[D_LIMITED + 1] = f[D_PICKED + 1] = 1;
}

static int cards_end(S *s, F f) {
    set_result(s, slot_list(f, D_PICKED));
    pop(s);
    return 1;
}

static i32 cards_rest(F f, i32 card) {
    Q cards = slot_list(f, D_CARDS), picked = slot_list(f, D_PICKED), limited = slot_list(f, D_LIMITED);
    i32 after = 0, open = 0, room, met = 0;
    for (int i = 0; i < cards.n; i++) {
        met |= cards.v[i] == card;
        if (met && !q_has(picked, cards.v[i])) after++, open += !q_has(limited, cards.v[i]);
    }
    if (f[D_MOST] < 0) return after;
    room = f[D_MOST];
    for (int i = 0; i < picked.n; i++) room -= q_has(limited, picked.v[i]);
    return open + smaller(room, after - open);
}

static int cards_ask(S *s, F f) {
    Q cards = slot_list(f, D_CARDS), picked = slot_list(f, D_PICKED), limited = slot_list(f, D_LIMITED);
    if (picked.n >= f[D_HIGH]) return cards_end(s, f);
    i32 last = picked.n ? t_card_sort[picked.v[picked.n - 1]] : -1, full = 0, need;
    i32 pile = picked.n ? s->zone_of[picked.v[picked.n - 1]] : -1, taken = -1, source = -1;
    if (f[D_MOST] >= 0) {
        for (int i = 0; i < picked.n; i++) full += q_has(limited, picked.v[i]);
        full = full >= f[D_MOST];
    }
    Q open = q_new(cards.n + 1, 1);
    for (int i = 0; i < cards.n; i++) {
        i32 card = cards.v[i], sort = t_card_sort[card], zone = s->zone_of[card];
        if ((sort == taken && zone == source) || sort < last || (sort == last && zone < pile)) continue;
        if (q_has(picked, card) || (full && q_has(limited, card))) continue;
        taken = sort, source = zone;
        open.v[open.n++] = card + 1;
    }
    need = f[D_LOW] - picked.n;
    if (need > 1) {
        int n = 0;
        for (int i = 0; i < open.n; i++) {
            i32 left = 0;
            if (f[D_MOST] < 0) {        /* so many of the cards from this one on are left */
                int met = 0;
                for (int k = 0; k < cards.n; k++) {
                    met |= cards.v[k] == open.v[i] - 1;
                    left += met && !q_has(picked, cards.v[k]);
                }
            } else left = cards_rest(f, open.v[i] - 1);
            if (left >= need) open.v[n++] = open.v[i];
        }
        open.n = n;
    }
    if (!open.n) return cards_end(s, f);
    if (need <= 0) q_insert(&open, 0);
    return ask(s, f, 1, f[D_SITE], f[F_ME], open);
}

static int cards_take(S *s, F f) {
    f[F_PC] = 0;
    if (s->pick == 0) return cards_end(s, f);
    list_add(f, D_PICKED, s->pick - 1);
    return cards_ask(s, f);
}

static int card_after(const S *s, i32 a, i32 b) {
    if (t_card_sort[a] != t_card_sort[b]) return t_card_sort[a] > t_card_sort[b];
    return s->zone_of[a] != s->zone_of[b] ? s->zone_of[a] > s->zone_of[b] : a > b;
}

static int pick_cards(S *s, F frame, int pc, int site, i32 who, Q cards, i32 low, i32 high, Q limited, i32 most) {
    frame[F_PC] = pc;
    if (high < 0 || high > cards.n) high = larger(cards.n, 0);
    if (low >= cards.n && (most < 0 || limited.n <= most)) {
        set_result(s, cards);
        return 1;
    }
    F f = push_new(s, C_CARDS, who, UNSET, UNSET);
    f[D_SITE] = site, f[D_LOW] = low, f[D_HIGH] = high, f[D_MOST] = most;
    Q sorted = q_copy(cards);
    for (int i = 1; i < sorted.n; i++) {
        i32 a = sorted.v[i];
        int j = i;
        for (; j > 0 && card_after(s, sorted.v[j - 1], a); j--)
            sorted.v[j] = sorted.v[j - 1];
        sorted.v[j] = a;
    }
    set_list(f, D_CARDS, sorted);
    set_list(f, D_LIMITED, limited);
    return s->busy ? 1 : cards_ask(s, f);
}

/* ---------------------------------------------------------------- which members of a set; mirrors rootdsl/runtime/members.py */

enum { M_HIGH = F_SLOTS, M_LOW, M_SITE, M_MEMBERS, M_PICKED = M_MEMBERS + LIST_SLOT, M_TIERS = M_PICKED + LIST_SLOT,
       M_WORDS = M_TIERS + LIST_SLOT };

static void init_members(F f) {
    f[M_HIGH] = f[M_LOW] = f[M_SITE] = -1;
    f[M_MEMBERS] = f[M_PICKED] = f[M_TIERS] = 0;
    f[M_MEMBERS + 1] = f[M_PICKED + 1] = f[M_TIERS + 1] = 1;
}

/* Was the member at this index picked? One that is there several times is picked so often. */
static int member_picked(Q members, Q picked, int i) {
    int before = 0, times = 0;
    for (int k = 0; k < i; k++) before += members.v[k] == members.v[i];
    for (int k = 0; k < picked.n; k++) times += picked.v[k] == members.v[i];
    return before < times;
}

static int members_end(S *s, F f) {
    Q members = slot_list(f, M_MEMBERS), picked = slot_list(f, M_PICKED), out = q_new(members.n, 1);
    for (int i = 0; i < members.n; i++)
        if (member_picked(members, picked, i)) out.v[out.n++] = members.v[i];
    set_result(s, out);
    pop(s);
    return 1;
}

static int members_ask(S *s, F f) {
    Q members = slot_list(f, M_MEMBERS), picked = slot_list(f, M_PICKED), tiers = slot_list(f, M_TIERS);
    if (picked.n >= f[M_HIGH]) return members_end(s, f);
    i32 first = INT32_MAX;
    for (int i = 0; i < members.n && tiers.n; i++)
        if (!member_picked(members, picked, i)) first = smaller(first, tiers.v[i]);
    Q open = q_new(members.n + 1, 1);
    for (int i = 0; i < members.n; i++) {
        if (member_picked(members, picked, i) || (tiers.n && tiers.v[i] != first) || q_has(open, members.v[i] + 1)) continue;
        open.v[open.n++] = members.v[i] + 1;
    }
    if (picked.n >= f[M_LOW]) q_insert(&open, 0);
    return ask(s, f, 1, f[M_SITE], f[F_ME], open);
}

static int members_take(S *s, F f) {
    f[F_PC] = 0;
    if (s->pick == 0) return members_end(s, f);
    list_add(f, M_PICKED, s->pick - 1);
    return members_ask(s, f);
}

static int pick_members(S *s, F frame, int pc, int site, i32 who, Q members, Q tiers, i32 low, i32 high) {
    frame[F_PC] = pc;
    if (high < 0 || high > members.n) high = larger(members.n, 0);
    if (low >= members.n) {
        set_result(s, members);
        return 1;
    }
    F f = push_new(s, C_MEMBERS, who, UNSET, UNSET);
    f[M_SITE] = site, f[M_LOW] = low, f[M_HIGH] = high;
    set_list(f, M_MEMBERS, members);
    set_list(f, M_TIERS, tiers);
    return s->busy ? 1 : members_ask(s, f);
}

static Q alike(const S *s, Q cards) {
    Q out = q_new(cards.n, 1);
    for (int i = 0; i < cards.n; i++) {
        i32 card = cards.v[i], sort = t_card_sort[ix(card, CARDS)];
        for (int k = 0; k < out.n; k++)
            if (t_card_sort[out.v[k]] == sort && s->zone_of[out.v[k]] == s->zone_of[cards.v[i]]) {
                card = out.v[k];
                break;
            }
        out.v[out.n++] = card;
    }
    return out;
}

static Q unlike(S *s, Q cards) {
    Q out = q_new(cards.n, 1);
    for (int i = 0; i < cards.n; i++) {
        i32 card = cards.v[i];
        int zone = s->zone_of[ix(card, CARDS)];
        for (int k = 0; zone >= 0 && k < s->zones_n[zone] && q_has(out, card); k++)
            if (t_card_sort[s->zones[zone][k]] == t_card_sort[cards.v[i]]) card = s->zones[zone][k];
        out.v[out.n++] = card;
    }
    return out;
}

static Q by_unit(Q units) {
    Q out = q_new(units.n, 2);
    for (int i = 0; i < units.n; i++) {
        int k = 0;
        while (k < out.n && out.v[2 * k] != units.v[i]) k++;
        if (k < out.n) out.v[2 * k + 1]++;
        else q_add2(&out, units.v[i], 1);
    }
    return out;
}

static Q tiers_by(Q before, Q numbers, int highest) {
    Q out = q_new(numbers.n, 1);
    for (int i = 0; i < numbers.n; i++) {
        i32 better = 0;
        for (int k = 0; k < numbers.n; k++) {
            i32 a = before.n ? before.v[k] : 0, b = before.n ? before.v[i] : 0;
            better += a < b || (a == b && (highest ? numbers.v[k] > numbers.v[i] : numbers.v[k] < numbers.v[i]));
        }
        out.v[out.n++] = better;
    }
    return out;
}
