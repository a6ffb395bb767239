"""Effects: one generated line (or two) for each sentence that changes the state."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, piles, rowsets, sets, thrown
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import walk_names
from rootdsl.machine.sets import let_text
from rootdsl.machine.unit import list_typed
from rootdsl.messages.kinds import said
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.lasting import rule_id


class Effects(Core):
    """One generated line (or two) for each sentence that changes the state."""

    def actor(self, who: e.Expr | None) -> str:
        return exprs.value(who, self.env) if who is not None else self.env.holder()

    def simple_cards(self, x: s.Discard | s.Put) -> bool:
        """Cards that are known, or all of a set; pieces that are put."""
        names: set[str] = set()
        walk_names([x.what], names)
        if names & self.unsure:
            return False
        if isinstance(x, s.Put) and x.number is not None and isinstance(x.what, e.Cards):
            return False
        return True

    # ------------------------------------------------------------ pieces

    def do_place(self, x: s.Place) -> None:
        who, where = self.actor(x.who), exprs.value(x.where, self.env)
        for number, sort in x.what:
            n = exprs.value(number, self.env)
            text = q.call("place", "t", "s", who, exprs.value(sort, self.env), n, where)
            if isinstance(sort, e.PieceRef) and sort.state is not None:
                self.place_turned(sort, sort.state, text, who, where)
                text = q.piece("came")
            if self.failed:
                self.line(q.when(q.op(text, "<", n)))
                self.line(q.assign(self.failed, "1").at(1))
            elif text != "came":
                self.line(text)
        self.split(x)

    def place_turned(self, sort: e.PieceRef, state: tuple[d.StateDecl, int], text: q.Code, who: str, where: str) -> None:
        """Pieces come out of the supply in their first state, and are turned where they lie."""
        self.line(q.assign("came", text))
        unit = q.op(q.op(exprs.value(sort, self.env), "*", "t.width"), "+", where)
        rows = q.index(f"t.turned_{ident(state[0].path)}", state[1])
        self.line(q.when(q.op("came", ">", 0)))
        self.line(q.call("turn_units", "t", "s", who, q.listed([q.listed([unit, "came"])]), rows).at(1))

    def do_put(self, x: s.Put) -> None:
        kind, many = type_of(x.what)
        where = exprs.value(x.where, self.env)
        under = (True,) if x.under else ()
        if isinstance(x.what, e.Var) and x.what.name in self.in_flight:
            self.line(q.call("redirect_to", "t", "s", self.env.name("what"), where))
            return
        if isinstance(x.what, e.Random) and type_of(x.what.of)[0] in ("card", "zone"):
            self.line(q.loop("c", sets.members(x.what, self.env)))
            self.line(q.call("put_card", "t", "s", "c", where, *under).at(1))
        elif isinstance(x.what, e.Random):
            self.line(q.loop("unit", sets.members(x.what, self.env)))
            self.line(q.call("put_unit", "t", "s", self.env.holder(), "unit", where).at(1))
        elif kind == "card" and not many:
            self.line(q.call("put_card", "t", "s", exprs.value(x.what, self.env), where, *under))
        elif kind == "card" and x.number is not None:
            name = f"put_{getattr(x.at, 'line', 0)}"
            self.statement(s.Choose(x.at, name, "card", x.what), [], False)
            self.statement(s.Put(x.at, e.Var(name, "card"), x.where, under=x.under), [], False)
        elif kind == "card" or kind == "zone":
            self.line(q.loop("c", q.call("list", sets.members(x.what, self.env))))
            self.line(q.call("put_card", "t", "s", "c", where, *under).at(1))
        elif kind == "group" or isinstance(x.what, e.Var) and x.what.many:
            group = exprs.value(x.what, self.env)
            stays = group.partition(".")[0] in ("f", "u")       # a name goes on meaning the pieces where they are now
            moved = q.call("relocate", "t", "s", group, where)
            self.line(q.assign(group, moved) if stays else moved)
            self.split(x)
        elif isinstance(x.what, e.Pieces) and x.number == e.Num(1) and x.what.at is not None:
            self.line(q.call("put_unit", "t", "s", self.env.holder(), q.call("first", sets.members(x.what, self.env)), where))
            self.split(x)
        elif isinstance(x.what, e.Pieces) and x.what.at is None and x.number in (None, e.Num(1)) and only_one(x.what):
            self.line(q.call("put_single", "t", "s", self.env.holder(), rowsets.rows(x.what, self.env), where))
            self.split(x)
        elif isinstance(x.what, e.Pieces) and x.number is None and sets.several_boxes(x.what):
            self.line(q.loop("spot", q.call("list", sets.places_of(x.what, self.env))))
            self.line(q.call("move_pieces", "t", "s", rowsets.rows(x.what, self.env), "spot", "-1", where).at(1))
            self.split(x)
        elif isinstance(x.what, e.Pieces):
            rows = rowsets.rows(x.what, self.env)
            source = "t.supply" if x.what.at is None else exprs.value(x.what.at, self.env)
            n = exprs.loss(x.number, self.env) if x.number is not None else "-1"
            self.line(q.call("move_pieces", "t", "s", rows, source, n, where))
        elif kind == "unit":
            self.put_one(x, where)
            self.split(x)
        elif kind == "piece" and not many:      # a chosen sort: so many of it out of the supply
            n = exprs.loss(x.number, self.env) if x.number is not None else "1"
            self.line(q.call("move_pieces", "t", "s", q.call("one_row", exprs.value(x.what, self.env)), "t.supply", n, where))
        else:
            raise NotYet(f"{said(kind)} that is put somewhere", "Pieces and cards are put; choose one first.", x.what)

    def put_one(self, x: s.Put, where: str) -> None:
        """A name goes on meaning the piece where it is now, if sentences below do something with it."""
        unit = self.now(x.what)
        put = q.call("put_unit", "t", "s", self.env.holder(), unit, where)
        name = self.env.name(x.what.name) if isinstance(x.what, e.Var) else ""
        read: set[str] = set()
        walk_names(list(self.following), read)
        if not name.startswith("f.") or getattr(x.what, "name", "") not in read:
            self.line(put)
            return
        row = q.op(q.paren(q.op(name, "//", "t.width")), "*", "t.width")
        if unit != name:
            self.line(q.assign(name, unit))
        if isinstance(x.where, e.BoxRef):       # there each piece goes to the track of its sort
            self.line(q.assign("w", q.call("inner_place", "t", "s", where, q.op(name, "//", "t.width"))))
        self.line(q.call("put_unit", "t", "s", self.env.holder(), name, where))
        where = "w" if isinstance(x.where, e.BoxRef) else where
        there = q.index(q.index("s.at", q.op(name, "//", "t.width")), where)
        self.line(q.assign(name, q.choice(q.op(row, "+", where), q.all_of([q.op(where, ">=", 0), there]), name)))
        if getattr(x.what, "name", "") in self.marked:
            self.line(q.assign(self.slot(f"{x.what.name}_mark"), q.call("len", "s.trail")))  # type: ignore[union-attr]

    def do_remove(self, x: s.Remove) -> None:
        who = self.actor(x.who)
        kind, _many = type_of(x.what)
        for_good = (True,) if x.permanently else ()
        if isinstance(x.what, e.Pieces):
            self.line(q.call("lift_all", "t", "s", who, sets.members(x.what, self.env), *for_good))
        elif kind == "group":
            group = exprs.value(x.what, self.env)
            lifted = q.call("lift_group", "t", "s", who, group, *for_good)
            # a procedure that has the group goes on without it
            self.line(q.assign(group, lifted) if group.startswith("u.") else lifted)
        else:
            unit, group = self.now(x.what), self.taken_from.get(getattr(x.what, "name", ""), "")
            if group:
                self.line(q.assign(group, q.call("lift_out", "t", "s", who, group, unit, *for_good)))
            else:
                self.line(q.call("lift", "t", "s", who, unit, 1, *for_good))
        self.split(x)

    def do_replace(self, x: s.Replace) -> None:
        what, by = exprs.value(x.what, self.env), exprs.value(x.by, self.env)
        self.line(q.assign(self.slot("replaced"), q.call("swap_unit", "t", "s", self.env.holder(), what, by)))

    def do_declare(self, x: s.Declare) -> None:
        self.line(q.call(q.attr(self.env.above(), "intents.append"), conds.intent(x.name)))

    def do_coalition(self, x: s.Coalition) -> None:
        self.line(q.call("join_team", "s", exprs.value(x.who, self.env), exprs.value(x.friend, self.env)))

    def do_treatas(self, x: s.TreatAs) -> None:
        what = x.what
        if x.any_of is not None and type_of(what) == ("unit", False):
            self.line(q.call("make_wild", "s", exprs.value(x.who, self.env), self.now(what), q.quoted(x.span)))
            return
        if not isinstance(what, e.Pieces) or x.any_of is not None:
            raise NotYet("these as own pieces", "Name the pieces by their sort, such as `enemy SORT in PLACE`.", what)
        purposes = q.row(f"t.purpose_{ident(p)}" for p in x.purposes)
        places = q.one(-1) if what.at is None else sets.places_of(what, self.env)
        who = exprs.value(x.who, self.env)
        self.line(q.call("treat", "t", "s", who, rowsets.rows(what, self.env), places, purposes, q.quoted(x.span)))

    def do_openfor(self, x: s.OpenFor) -> None:
        self.line(q.call("open_paths", "t", "s", exprs.value(x.who, self.env), q.quoted(x.kind.name), q.quoted(x.span)))

    def do_activate(self, x: s.Activate) -> None:
        """The tool is marked as used by whoever matches the icons."""

    def do_spend(self, x: s.Spend) -> None:
        after = self.new_label()
        n = exprs.value(x.number, self.env)
        members = sets.members(x.what, self.env)
        who = self.env.holder()
        site = self.site("payment", "number", x.at)
        self.close(q.result(q.call("pick_units", "t", "s", "f", after, site, who, q.call("unit_counts", "s", members, "t.width"), n, n)))
        self.open(after, "paid", self.note(x))
        self.line(q.call("spend_pieces", "t", "s", who, "s.result"))

    def do_match(self, x: s.Match) -> None:
        after = self.new_label()
        if x.what == "item":
            units = q.call("unit_counts", "s", sets.members(x.tools, self.env), "t.width")
            site = self.site(x.name, "shown", x.at)
            self.close(q.result(q.call("pick_shown", "t", "s", "f", after, site, self.env.holder(), exprs.value(x.card, self.env), units)))
            self.open(after, f"{x.name}_chosen", self.note(x))
            self.line(q.assign(self.slot(x.name, "list"), "s.result"))
            return
        tools = sets.members(x.tools, self.env)
        site = self.site("tool", "unit", x.at)
        self.close(q.result(q.call("pick_tools", "t", "s", "f", after, site, self.env.holder(), exprs.value(x.card, self.env), tools)))
        self.open(after, "tools_used", self.note(x))

    # ------------------------------------------------------------ cards

    def do_discard(self, x: s.Discard) -> None:
        who = self.actor(x.who)
        kind, many = type_of(x.what)
        if kind == "card" and not many and not isinstance(x.what, e.Random):
            self.line(q.call("throw_away" if x.spend else "discard", "t", "s", who, exprs.value(x.what, self.env)))
        else:
            self.line(q.call("pay_cards" if x.spend else "discard_all", "t", "s", who, q.call("list", sets.members(x.what, self.env))))
            if isinstance(x.what, e.Cards) and (x.what.filters or x.what.kinds):
                for zone in x.what.zone:
                    if isinstance(zone, e.ZoneRef) and zone.decl.seen == "owner" and piles.piles_of(zone) is not None:
                        self.line(q.loop("z", piles.listed_piles(zone, self.env)))
                        self.line(q.call("sift", "s", who, "z").at(1))
                    elif isinstance(zone, e.ZoneRef) and zone.decl.seen == "owner":
                        self.line(q.call("sift", "s", who, exprs.value(zone, self.env)))

    def do_removecards(self, x: s.RemoveCards) -> None:
        self.line(q.loop("c", q.call("list", sets.members(x.what, self.env))))
        self.line(q.call("remove_card", "t", "s", "c").at(1))

    def do_draw(self, x: s.Draw) -> None:
        if x.source is not None:
            into = exprs.value(x.into, self.env) if x.into is not None else q.index("t.hand", exprs.value(x.who, self.env))
            pile = exprs.value(x.source, self.env)
            self.line(q.call("draw_from", "t", "s", exprs.value(x.who, self.env), exprs.value(x.number, self.env), pile, into))
            return
        more = (exprs.value(x.into, self.env),) if x.into is not None else ()
        self.line(q.call("draw", "t", "s", exprs.value(x.who, self.env), exprs.value(x.number, self.env), *more))

    def do_discarddown(self, x: s.DiscardDown) -> None:
        who = exprs.value(x.who, self.env)
        after = self.new_label()
        zone = exprs.value(x.zone, self.env) if x.zone is not None else q.index("t.hand", who)
        self.line(q.assign("n", q.op(q.call("len", q.index("s.zones", zone)), "-", exprs.value(x.to, self.env))))
        self.line(q.when(q.op("n", "<=", "0")))
        self.line(q.assign("s.result", q.listed([])).at(1))
        self.line(q.goto(after).at(1))
        self.line(q.result(True).at(1))
        site = self.site("discard", "card", x.at)
        self.close(q.result(q.call("pick_cards", "t", "s", "f", after, site, who, q.index("s.zones", zone), "n", "n", q.listed([]), "-1")))
        self.open(after, "discarded", self.note(x))
        self.line(q.call("discard_down", "t", "s", who, "s.result"))

    def do_takerandom(self, x: s.TakeRandom) -> None:
        self.line(
            q.call("take_random", "t", "s", exprs.value(x.who, self.env), exprs.value(x.source, self.env), exprs.value(x.target, self.env))
        )

    def do_reveal(self, x: s.Reveal) -> None:
        to = (exprs.value(x.to, self.env),) if x.to is not None else ()
        kind, many = type_of(x.what)
        if kind in ("unit", "group", "place"):
            self.line(q.call("show_pieces", "t", "s", self.shown_units(x.what), *to))
            return
        cards = q.listed([exprs.value(x.what, self.env)]) if kind == "card" and not many else q.call("list", sets.members(x.what, self.env))
        by = () if x.looks else (*(to or ("-1",)), self.actor(x.who))
        self.line(q.call("reveal", "t", "s", cards, *(by or to)))

    def shown_units(self, what: e.Expr) -> str:
        """Pieces that are shown, one unit for each."""
        if isinstance(what, e.Var) and what.type == "group":
            return q.call("each_of", self.env.name(what.name))
        if isinstance(what, (e.BoxRef, e.TrackRef)):        # all that lies there
            what = e.Pieces([], None, what)
        if not type_of(what)[1]:
            return q.listed([exprs.value(what, self.env)])
        return sets.members(what, self.env, True)

    def do_shuffle(self, x: s.Shuffle) -> None:
        self.line(q.call("shuffle_zone", "t", "s", exprs.value(x.zone, self.env)))

    def do_shufflesuits(self, x: s.ShuffleSuits) -> None:
        self.line(q.call("shuffle_suits", "t", "s", sets.members(x.places, self.env)))

    def do_openpath(self, x: s.OpenPath) -> None:
        ends = exprs.value(x.a, self.env), exprs.value(x.b, self.env)
        self.line(q.call("close_path" if x.closes else "open_path", "t", "s", q.quoted(x.kind.name), *ends))

    def do_firstturn(self, x: s.FirstTurn) -> None:
        many = type_of(x.who)[1] or isinstance(x.who, e.Random)
        who = q.call("first", sets.members(x.who, self.env)) if many else exprs.value(x.who, self.env)
        self.line(q.call("take_first_turn", "s", who))

    def do_roll(self, x: s.Roll) -> None:
        faces = x.die.faces
        n = exprs.value(x.number, self.env)
        if x.of is not None:
            self.slot(x.name, "throws")
            slot = exprs.throw_slot(x.name, x.of, self.env)
        else:
            slot = self.slot(x.name, "list")
        if x.die.explodes:
            of = exprs.value(x.of, self.env) if x.of is not None else "-1"
            ends = tuple(faces.index(y) for y in x.die.explodes)
            explodes = q.call("exploding", "t", "s", self.env.holder(), of, f"t.d_{ident(x.die.path)}_explodes", ends)
            fixed = q.call("fixed_dice", "s", of, conds.intent(x.die.path), n)
            piece = of if x.of is not None and type_of(x.of)[0] == "unit" else "-1"
            told = rule_id(x.die.path), piece
            self.line(q.assign(slot, q.call("roll_explosive", "t", "s", self.env.holder(), n, len(faces), explodes, fixed, *told)))
            return
        self.line(q.assign(slot, thrown.rolled(x.die, n, self.library)))

    # ------------------------------------------------------------ points, numbers, modes

    def do_score(self, x: s.Score) -> None:
        n = exprs.loss(x.number, self.env)          # to score less than nothing is no loss, nor the other way round
        n = n if not x.lose else q.minus(n if n.isdigit() or n.startswith("max(") else q.paren(n))
        self.line(q.call("score", "t", "s", exprs.value(x.who, self.env), n))

    def do_leavetrack(self, x: s.LeaveTrack) -> None:
        self.line(q.call("leave_track", "t", "s", exprs.value(x.who, self.env)))

    def do_win(self, x: s.Win) -> None:
        self.line(q.call("win", "t", "s", exprs.value(x.who, self.env)))

    def do_setnumber(self, x: s.SetNumber) -> None:
        slot = exprs.number_slot(x.decl, x.of, self.env)
        if x.decl.scope == "local":
            self.local_number(x)
        deep = 0
        if x.decl.scope in ("path", "seat_place") and x.of is not None:     # where there is none, nothing is set
            self.line(q.when(q.op(exprs.value(x.of, self.env), ">=", "0")))
            deep = 1
        if x.decl.scope == "unit":  # a number of a piece never falls below 0
            text = exprs.change_of(x, self.env)
            self.line(q.assign(slot, q.call("max", "0", q.op(slot, "+", text) if x.add else text)))
        elif x.decl.high >= 0:
            text = exprs.change_of(x, self.env)
            within = q.call("min", x.decl.high, q.op(slot, "+", text) if x.add else text)
            self.line(q.assign(slot, q.call("max", x.decl.low, within)).at(deep))
        else:
            text = exprs.change_of(x, self.env)
            self.line((q.change(slot, "+=", text) if x.add else q.assign(slot, text)).at(deep))
        if x.decl.span not in ("", "turn"):
            where = f"t.record_{ident(x.decl.system)}"
            if x.decl.scope == "opponent":
                where = q.call("t.record_of", self.env.holder(), q.quoted(x.decl.system))
            self.line(q.call("counts_until", "s", where, q.quoted(ident(x.decl.name)), q.quoted(self.span_path(x.decl.span)), x.decl.start))

    def span_path(self, span: str) -> str:
        """The path of the procedure that a counter names as its span."""
        found = [p.path for y in self.library.systems.values() for p in y.of(d.ProcedureDecl) if span in (p.name, p.path)]
        return found[0] if found else span

    def local_number(self, x: s.SetNumber) -> None:
        """Numbers of a procedure are slots of its frame; the frame class lists them when it is made."""

    def do_setmode(self, x: s.SetMode) -> None:
        kept = exprs.record(x.group.system, exprs.value(x.owner, self.env))
        self.line(q.assign(q.attr(kept, ident(x.group.name)), exprs.value(x.value, self.env)))
        self.line(q.call("forget", "s"))

    def do_markmode(self, x: s.MarkMode) -> None:
        base = q.attr(exprs.record(x.group.system, exprs.keeper(x.group.system, self.env)), f"{ident(x.group.name)}_state")
        state = x.group.states.index(x.state)
        if x.what is None:
            self.line(q.assign(base, q.op(q.listed([state]), "*", len(x.group.members))))
        else:
            self.line(q.assign(q.index(base, exprs.value(x.what, self.env)), state))

    def do_letname(self, x: s.LetName) -> None:
        many = type_of(x.value)[1]
        slot = self.slot(x.name, "list" if list_typed(x.type, many) else "int")
        self.frame.lets[ident(x.name)] = x.type
        text = let_text(x, self.env)
        self.line(q.assign(slot, q.call("list", text) if many and x.type != "group" else text))
        if x.type == "unit" and not many:
            self.mark_turned(x.name, self.following)
        if isinstance(x.value, e.Random) and not many:      # of an empty set chance gives nothing
            self.unsure.add(x.name)


def only_one(pieces: e.Pieces) -> bool:
    """A sort of which the box holds a single piece, named without a place."""
    return len(pieces.sorts) == 1 and all(isinstance(x, d.Piece) and x.count == 1 for x in pieces.sorts)
