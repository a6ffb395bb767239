/* What the emitter writes of a table: facts that do not change, and the rules of others that the linker found. */

extern const i32 t_owner[ROWS + 1], t_home[ROWS + 1], t_plain[ROWS + 1], t_limit[ROWS + 1], t_row_word[ROWS + 1], t_row_suit[ROWS + 1];
extern const i32 t_twin_row[ROWS + 1];
extern const char t_single[ROWS + 1], t_shares_room[ROWS + 1], t_counts_into[ROWS + 1];
extern const Q t_forms[ROWS + 1];
extern const i32 t_card_sort[CARDS + 1];
extern const Q t_card_cost[CARDS + 1], t_card_items[CARDS + 1];
extern const i32 t_hand[PLAYERS + 1];
extern const char t_active[ZONES + 1];
extern const i32 t_zone_owner[ZONES + 1];
extern const i32 t_place_owner[WIDTH + 1], t_spread[WIDTH + 1][ROWS + 1], t_box_of_track[WIDTH + 1], t_capacity[WIDTH + 1];
extern const char t_spreads[WIDTH + 1], t_keeps_at[WIDTH + 1], t_looked_at[WIDTH + 1];
extern const char t_alike[PLAYERS + 1];
extern const Q t_kinds_for[PLAYERS + 1], t_links[WIDTH + 1], t_links_for[PLAYERS + 1][WIDTH + 1];
extern const i16 t_way_kind[WAYS + 1], t_way_a[WAYS + 1], t_way_b[WAYS + 1];
extern const Q t_links_of[PATH_KINDS + 1][WIDTH + 1], t_unshut[PATH_KINDS + 1][WIDTH + 1], t_shut[PATH_KINDS + 1][WIDTH + 1];
extern const Q t_active_zones[PLAYERS + 1];
extern const char t_system_of[PLAYERS + 1];

extern const LiveList points[], parts[];
extern const Trigger triggers[TRIGGERS + 1], redirects[REDIRECTS + 1], instead[REPLACED + 1];
extern const BanList bans_place[ROWS + 1], bans_move[ROWS + 1], bans_into[ROWS + 1];
extern const BanList bans_remove;
extern const GateList gates[ZONES + 1];
extern const Turned redirect_cards[CARD_REDIRECTS + 1];
extern const PutRule put_rules[PUT_RULES + 1];
extern const Activation activations[ACTIVATIONS + 1];

typedef struct { int me; int (*order)(S *, i32); } Keep;
extern const Keep keeps[KEEPS + 1];
typedef struct { int me; Q (*way)(S *, i32, i32); } Bridge;
extern const Bridge bridges[BRIDGES + 1];
typedef struct { int copy; const Q *rows; int kind; } PathCard;
extern const PathCard path_cards[PATH_CARDS + 1];
typedef struct { int me, copy; Q (*places)(S *, i32); } Join;
extern const Join joins[JOINS + 1];
typedef int (*Victory)(S *, i32);
extern const Victory victories[VICTORIES + 1];
/* `lender`: the slot for whose it is, or -1; `of`: that seat, or -1 for whoever has the card */
typedef struct { int cls; int (*can)(S *, F); int slot, phase_index, lender, of; } FreeAction;
typedef struct { const FreeAction *v; int n; const i32 *(plain[PLAYERS]); int plain_n[PLAYERS]; } FreePhase;
typedef struct { int sort; int n; const i32 *v; } FreeOfSort;
extern const FreePhase free_phases[];
typedef struct { const FreeOfSort *v; int n; } FreeCards;
extern const FreeCards free_cards[];
extern const int card_effects[SORTS + 1];
typedef struct { const i16 record, at, length; i32 start; } TurnCount;
extern const TurnCount turn_counts[TURN_COUNTS + 1];
typedef struct { Q (*other)(S *, i32, Q); Q (*chains[DOMAINS + 1])(S *, i32, Q); } Automaton;
#if AUTOMATA
extern const Automaton automata[PLAYERS + 1];
extern const i16 site_owner[SITE_COUNT], site_domain[SITE_COUNT];
#endif
