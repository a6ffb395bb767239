/* What the linker says: the shapes of hooks, triggers, bans and the rest, and what a frame class is. */

typedef struct {
    int cls;
    int (*can)(S *, F);
    int kind;                   /* 0: of a seat, 1: of everybody, 2: of the copies of a card */
    int me, copies_n;
    const i32 *copies;
    int wins, once, slot;
} Live;

typedef struct { const Live *v; int n; } LiveList;

typedef struct {
    int kind;
    int (*matches)(S *, i32, const i32 *);
    int cls;
    int (*can)(S *, F);
    int me, each, by_performer, by_source, by_target, scores, owner_slot, copy, optional, layer;
    int same;                   /* the first of the alternatives of one `when`, of which one hears of a fact, or -1 */
} Trigger;

typedef struct {
    int me;
    int (*test)(S *, i32, i32, i32, i32);
} Ban;

typedef struct { const Ban *v; int n; } BanList;

typedef struct {
    int me;
    int (*test)(S *, i32, i32, i32);
    int (*where)(S *, i32, i32, i32);
    int (*points)(S *, i32, i32, i32);
    int of;         /* the seat or place that has the pile */
    int layer;
} Gate;

typedef struct {
    int me;
    int (*test)(S *, i32, i32);
    int (*where)(S *, i32, i32);
    int layer;
} Turned;

typedef struct { const Gate *v; int n; } GateList;

typedef struct {
    int me;
    int (*matches)(S *, i32, i32, i32);
    int cls;
    int (*can)(S *, F);
    int copy, layer;
} PutRule;

typedef struct {
    int me;
    int (*fits)(S *, i32, i32);
    int (*times)(S *, i32);
    int cls, again;
} Activation;

typedef struct {
    int number, roles_n;
    const i16 *slots;           /* of its roles; a list is told by bit 14 */
} Wait;

typedef struct { int slot, index, list; } Heed;

typedef struct {
    int words;                              /* of a frame, with its head */
    void (*init)(F);
    int (*const *blocks)(S *, F);
    int blocks_n;
    int (*waits_for)(S *, F);
    int writes, skip;                       /* skip: the slot of that name, or -1 */
    i16 bind[4], bind_one;                  /* slots for performer, group, source and target, or -1; is the group one piece? */
    int heed_n;
    const Heed *heed;
    int ends_n;
    const i32 *ends;                        /* numbers of the paths that end in it */
    const Wait *wait;
    int fact, done, low;                    /* slots of those names, or -1 */
} Class;

extern const Class classes[];
