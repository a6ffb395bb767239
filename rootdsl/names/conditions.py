"""Conditions: the parts of a sentence that are true or false."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.filters import Filters, counted, substitute_owner
from rootdsl.names.library import Library, same_verb, singular_forms
from rootdsl.names.spans import spanned
from rootdsl.syntax import tree


def under_way(path: str, library: Library) -> bool:
    """Can the rules ask whether this is under way? A procedure and a phase can be, of which steps and rules are only parts."""
    if isinstance(library.by_path.get(path), d.ProcedureDecl):
        return True
    procedures = [x for y in library.systems.values() for x in y.of(d.ProcedureDecl)]
    phases = {name for x in procedures for name in named_phases(x.node, x.path)}
    return path in phases or path.count(".") == 1 and any(path.partition(".")[2] == x.rpartition(".")[2] for x in phases)


def named_phases(node: Any, path: str) -> Iterator[str]:
    """The phases of a procedure, also those inside its steps."""
    for inner in getattr(node, "body", None) or ():
        if isinstance(inner, tree.Heading) and inner.words:
            full = f"{path}.{inner.words[0]}"
            if str(inner.keyword) == "phase":
                yield full
            yield from named_phases(inner, full)
        elif not isinstance(inner, tree.Heading):
            yield from named_phases(inner, path)


class Reader(Filters):
    """Reads a whole condition; every word of it must be used."""

    def whole_condition(self) -> e.Cond:
        """A condition that must use every word; `or` joins whole conditions."""
        parts = [self.condition()]
        while self.c.take("or"):
            parts.append(self.condition())
        if not self.c.done:
            raise self.wrong("the end of the condition")
        return parts[0] if len(parts) == 1 else e.AnyOf(parts)

    @spanned
    def condition(self) -> e.Cond:
        start = self.c.pos
        worst: Misread | None = None
        far = -1
        names = dict(self.scope.names)
        forms = (self.negated, self.denied, self.there_is, self.of_another, self.seats, self.under_way, self.announced, self.path_flag,
                 self.flag,
                 self.all_in, self.existence, self.declared, self.matches, self.shows, self.has, self.being, self.compared)
        for form in forms:
            self.c.pos = start
            self.scope.names = dict(names)
            try:
                cond = form()
            except Misread as miss:
                if self.c.pos > far:
                    far, worst = self.c.pos, miss
                continue
            if cond is not None:
                return cond
        self.c.pos = start
        raise worst or self.wrong("a condition")

    def negated(self) -> e.Cond | None:
        return e.Not(self.condition()) if self.c.take("not") else None

    def denied(self) -> e.Cond | None:
        """`X does not rule Y`: the opposite of `X rules Y`."""
        c = self.c
        coming = range(c.pos + 1, len(c.tokens) - 2)
        i = next((k for k in coming if c.tokens[k] in ("does", "do") and c.tokens[k + 1] == "not"), 0)
        if not i or any(w in ("or", ",", "not") for w in c.tokens[c.pos:i]):
            return None
        self.c = Cursor([*c.tokens[:i], *c.tokens[i + 2:]], c.last)
        self.c.pos = c.pos
        try:
            cond = self.condition()
            end = self.c.pos
        finally:
            self.c = c
        if end <= i:
            return None
        c.pos = end + 2
        return e.Not(cond)

    def there_is(self) -> e.Cond | None:
        """`there is a guard in SITE`, `there are at least 2 mills on the map`."""
        c = self.c
        return self.having(e.Me(), "") if c.take("there is") or c.take("there are") else None

    def seats(self) -> e.Cond | None:
        """`2 players play`, `4 or more players play`, `1 or more otters play`."""
        c = self.c
        op = self.amount()
        if op is None or not isinstance(op[1], e.Num):
            return None
        if c.take("players play") or c.take("player plays"):
            return e.SeatCount(op[0], op[1].n)
        forms = [x for x in singular_forms(c.peek()) if self.scope.faction_name(x) or x == self.system.name]
        if not forms or c.peek(1) not in ("play", "plays"):
            return None
        c.next(), c.next()
        return e.SeatCount(op[0], op[1].n, forms[0])

    def of_another(self) -> e.Cond | None:
        """`another player has the song`: where several players hold the faction."""
        if not self.c.take("another player has"):
            return None
        x = self.noun()
        kind = type_of(x)[0]
        group = self.scope.mode_plural(kind.split()[1]) if kind.startswith("mode") else None
        if group is None:
            raise self.wrong("a mode of the faction")
        return e.OtherHas(x, group)

    def under_way(self) -> e.Cond | None:
        """`in battle`, `in your turn`: a procedure or phase under way, performed by anybody or by the holder."""
        c = self.c
        if not c.take("in"):
            return None
        return self.during()

    def during(self) -> e.Cond:
        who = e.Me() if self.c.take("your") else None
        word = self.c.peek()
        path = self.scope.point_path(word)
        if not path:
            raise self.wrong("a procedure or phase")
        if not under_way(path, self.lib):
            expected = "a procedure or a phase; of a step or rule write a flag that is set at its start, and ask that"
            raise Misread(self.c.token(), "E0303", word=word, expected=expected)
        self.c.next()
        return e.During(path, who)

    def announced(self) -> e.Cond | None:
        """`looting was declared`, `looting is not declared`."""
        c = self.c
        if c.peek(1) not in ("is", "was") or c.peek(2) != "declared":
            return None
        if c.peek() not in self.scope.intents:
            raise self.wrong("an intent that this file declares")
        name = str(c.next())
        c.next(), c.next()
        return e.Declared(name)

    def path_flag(self) -> e.Cond | None:
        """`road between gate and yard is dammed`: a flag of each path."""
        c, start = self.c, self.c.pos
        c.take("the")
        if c.peek(1) != "between" or not any(self.lib.find(c.peek(), self.system, (d.PathKind,))):
            c.pos = start
            return None
        path = self.path_between()
        c.expect("is")
        unset = c.take("not")
        decl = self.flag_of_path(path.kind)
        if decl is None:
            raise self.wrong(f"a flag of each {path.kind.name}")
        c.next()
        return e.Not(e.Flag(decl, path)) if unset else e.Flag(decl, path)

    def flag(self) -> e.Cond | None:
        c = self.c
        word = c.peek()
        decl = self.scope.local_decl(word) or next(iter(self.find(word, d.NumberDecl)), None)
        if isinstance(decl, d.NumberDecl) and decl.flag:
            c.next()
            of = None
            if decl.scope == "path":
                of = self.bearer(decl)
            elif decl.scope in ("side", "seat") and c.take("of"):
                of = self.typed("side" if decl.scope == "side" else "player")
            unset = c.take("is not set")
            if not unset:
                c.take("is set")
            return e.Not(e.Flag(decl, of)) if unset else e.Flag(decl, of)
        return None

    def all_in(self) -> e.Cond | None:
        """`all guards of X are in Y`: of those on the map, none is elsewhere."""
        if not self.c.take("all"):
            return None
        x = self.set()
        if not isinstance(x, e.Pieces) or x.at is not None or not (self.c.take("are in") or self.c.take("are on")):
            return None
        there = replace(x, at=self.place_or_set(), filters=list(x.filters))
        return e.Compare("==", e.Count(there), e.Count(x))

    def existence(self) -> e.Cond | None:
        """`no guard of X is in Y`, `a dominance card is in play_area`, `no leader is ready`."""
        c = self.c
        plain = not self.amount_begins()
        part = self.share()
        op = part[0] if part else (">=", e.Num(1)) if plain else self.amount()
        if op is None or (plain and self.single_name()):
            return None
        if c.take("piece of") or c.take("pieces of"):
            c.pos -= 2
        x = part[1] if part else self.set()
        if (plain and not type_of(x)[1]) or not hasattr(x, "filters"):
            return None
        if not (c.take("is") or c.take("are")):
            raise self.wrong("`is` or `are`")
        kind = type_of(x)[0]
        negate = c.take("not")
        if isinstance(x, e.Pieces):
            if part and c.at("on the map"):
                raise self.wrong("a place, as all of these are on the map; of a number write `at least half of 5, rounded up, PIECES are`")
            if c.take("on the map"):
                pass
            elif c.take("in") or c.take("on"):
                x.at = self.place_or_set()
            elif c.take("there") and self.scope.there is not None:
                x.at = self.scope.there
            elif c.take("among"):
                x.filters.append(e.Among(e.It("unit"), self.noun()))
            else:
                raise self.wrong("`in` and a place")
            self.filters(x)
        elif isinstance(x, e.Cards):
            c.expect("in")
            x.zone = [self.zone()]
            self.filters(x)
        elif isinstance(x, e.Modes):
            word = str(c.next())
            if word not in x.group.states:
                c.pos -= 1
                raise self.wrong("a mark of that mode")
            x.filters.append(e.InState(e.It(kind), x.group, word))
        elif isinstance(x, e.Places) and self.find(c.peek(), d.Suit):       # `at least 2 isles are reed`
            self.place_adjectives(x, [("suit", self.find(str(c.next()), d.Suit)[0])])
        else:
            with self.scope.member(kind):
                cond = self.filter(x, e.It(kind))
            if cond is None or cond is True:
                raise self.wrong("a place or a state")
            x.filters.append(cond)  # type: ignore[union-attr]
        out = counted(op, x)
        return e.Not(out) if negate else out

    def share(self) -> tuple[tuple[str, e.Expr], e.Expr] | None:
        """`at least half of the isles`: operator and half of how many there are, and the set; None before any other amount."""
        c, start = self.c, self.c.pos
        for words, op, up in (("at least half of", ">=", True), ("at most half of", "<=", False), ("more than half of", ">", False)):
            if not c.take(words):
                continue
            c.take("all")
            c.take("the")
            try:
                x = self.set()
            except Misread:
                x = None
            if isinstance(x, (e.Places, e.Pieces, e.Players)) and c.peek() != "," and c.kind() != "OP":
                return (op, e.Half(e.Count(replace(x, filters=list(x.filters))), up)), x
            c.pos = start
        return None

    def single_name(self) -> bool:
        """Does a name for one thing come next (`that isle`, the parameter), and no set?"""
        bound = self.scope.name(self.c.peek(1) if self.c.peek() in ("the", "that") else self.c.peek())
        return bound is not None and not bound[1] and bound[0] != "piece"

    def declared(self) -> e.Cond | None:
        """A condition with a phrase of its own: `mover rules origin`, `you rule at least 3 isles ...`."""
        start = self.c.pos
        worst: Misread | None = None
        far = start
        for decl in self.conditions():
            self.c.pos = start
            try:
                got = self.match_condition(decl)
            except Misread as miss:
                if self.c.pos > far + 1:        # the verb was read, and what follows it does not fit
                    worst, far = miss, self.c.pos
                continue
            if got is not None:
                return got
        self.c.pos = far if worst is not None else start
        if worst is not None:
            raise worst
        return None

    def match_condition(self, decl: d.ConditionDecl, first: e.Expr | None = None) -> e.Cond | None:
        """The words of a condition with what they stand for; `first` is known already where a filter leaves it out."""
        c = self.c
        args: list[e.Expr] = [] if first is None else [first]
        many: tuple[tuple[str, e.Expr], e.Expr] | None = None
        for i, part in enumerate(decl.phrase):
            if not i and first is not None:
                continue
            if isinstance(part, str):
                if not same_verb(part, c.peek()):
                    return None
                c.next()
                continue
            if i and self.amount_begins():
                share = self.share()
                op = share[0] if share else self.amount()
                assert op is not None
                xs = share[1] if share else self.set()
                if type_of(xs)[0] != part.type:
                    raise Misread(c.token(), "E0401", expected=part.type, got=type_of(xs)[0])
                many = op, xs
                args.append(e.It(part.type))
            else:
                args.append(self.typed(part.type))
        holds = e.Holds(decl, args)
        if many is None:
            return holds
        many[1].filters.append(holds)  # type: ignore[union-attr]
        return counted(many[0], many[1])

    def shows(self) -> e.Cond | None:
        c = self.c
        x = self.noun()
        if not c.take("shows"):
            return None
        no = c.take("no")
        self.article()
        word = str(c.next())
        cond = e.CardHas(x, word)
        if word not in ("item", "points", "cost"):
            c.pos -= 1
            raise self.wrong("`an item`")
        return e.Not(cond) if no else cond

    def matches(self) -> e.Cond | None:
        """`gift matches site`, `gift does not match site`, `gift is matching site`: as the filter `matching` of sets."""
        c = self.c
        x = self.noun()
        no = False
        if c.take("is") or c.take("are"):
            no = c.take("not")
            if not c.take("matching"):
                return None
        elif not (c.take("matches") or c.take("match")):
            return None
        kind, many = type_of(x)
        if many or not (kind in ("card", "place", "unit", "piece", "suit") or kind.startswith("mode")):
            expected = "one card, place or piece before it, by the name that it was given"
            raise Misread(c.token(-1), "E0303", word=str(c.peek(-1)), expected=expected)
        y = self.noun()
        other = type_of(y)[0]
        cond: e.Cond = e.Matching(x, y) if kind == "card" else e.Matching(y, x)
        if self.wild_mode(x) or self.wild_mode(y):
            cond = e.Matching(x, y) if self.wild_mode(x) else e.Matching(y, x)
        elif "card" not in (kind, other):
            cond = e.SuitIs(x, self.suit_of(y)) if type_of(y)[1] else e.Same(self.suit_of(x), self.suit_of(y))
        return e.Not(cond) if no else cond

    def has(self) -> e.Cond | None:
        """`X has at least N points`, `X has more points (cards, pieces) than Y`, `X has a card in hand`."""
        c = self.c
        x = self.noun()
        if not (c.take("has") or c.take("have")):
            return None
        beside = self.beside(x) if type_of(x)[0] == "player" else None
        if beside is not None:
            return beside
        op = self.amount()
        if op is None:
            raise self.wrong("a number")
        if c.take("points") or c.take("point"):
            return e.Compare(op[0], e.Points(x), op[1])
        begin = c.pos
        with self.scope.member("player"):
            xs = self.set()
        kind = type_of(x)[0]
        if kind == "zone" and isinstance(xs, e.Cards):          # `burrow has 2 cards`
            xs.zone = [x]
            return counted(op, xs)
        if kind == "place" and isinstance(xs, e.Pieces):        # `isle has 2 guards`
            xs.at = x
            return counted(op, xs)
        if kind != "player":
            raise Misread(c.token(-1), "E0401", expected="player", got=kind)
        if isinstance(xs, e.Pieces) and isinstance(xs.owner, e.Me) and not isinstance(x, e.Me) and not self.owner_said(begin):
            self.of_member(xs, x)           # `rival has a scout` speaks of theirs, also where the file has scouts of its own
        xs = substitute_owner(xs, x)
        return counted(op, xs)

    def being(self) -> e.Cond | None:
        """`X is ...` in all its forms."""
        c = self.c
        x = self.noun() if not c.at("number of") else self.number()
        kind, many = type_of(x)
        if not (c.take("is") or c.take("are") or c.take("was") or c.take("were")):
            return None
        negate = c.take("not")
        out = self.predicate(x, kind, many)
        return e.Not(out) if negate else out

    def predicate(self, x: e.Expr, kind: str, many: bool) -> e.Cond:
        c = self.c
        if c.take("empty"):
            return e.Not(e.Exists(x, e.Num(1)))
        if kind == "place" and c.take("full"):
            return e.Full(x)
        if isinstance(x, e.BoxRef) and x.owner is not None and c.take("replaced"):
            return e.Replaced(x)
        if kind.startswith("relation"):
            return e.Same(x, self.state_of(x))
        if kind == "player" and c.take("on the score track"):
            return e.HasScore(x)
        if kind == "player" and c.take("in a coalition"):
            return e.InCoalition(x)
        if kind == "player" and (described := self.adjective_of(x)) is not None:
            return described
        if kind == "player":
            standing = self.scope.standing(c.peek())
            if standing is not None:
                c.next()
                return e.Same(e.Standing(standing[0], x), e.StateRef(*standing))
            if c.peek() in ("a", "an") and self.scope.faction_name(c.peek(1)):
                c.next()
                return e.SeatIs(x, str(c.next()))
        if kind == "unit":
            special = self.unit_predicate(x)
            if special is not None:
                return special
        if kind == "piece" and (c.take("in") or c.take("on")):
            same = e.Same(e.Attr("sort", e.It("unit"), "piece"), x)
            return e.Exists(e.Pieces([], None, self.place_or_set(), filters=[same]), e.Num(1))
        if c.peek() in ("done", "chosen") and isinstance(x, e.Var):
            c.next()
            return e.Done(x.name)
        if c.take("among"):
            return e.Among(x, self.set())
        if kind.startswith("mode"):
            group = self.scope.mode_plural(kind.split()[1])
            if group and c.peek() in group.states:
                return e.InState(x, group, str(c.next()))
            for i, m in enumerate(group.members if group else []):
                if m.name.rpartition(".")[2] == c.peek():
                    c.next()
                    return e.Same(x, e.ModeRef(group, i))  # type: ignore[arg-type]
        if kind == "column":
            near = [self.system, *(s for s in self.lib.systems.values() if s is not self.system)]
            for box in [b for s in near for b in s.of(d.BoxDecl)]:
                if c.peek() in box.columns:
                    return e.Same(x, e.ColumnRef(box, str(c.next())))
        if kind == "card":
            if c.peek() in ("immediate", "persistent"):
                return e.CardHas(x, str(c.next()))
            word = self.adjective_of(x)
            if word is not None:
                c.take("card")
                return word
            self.article()
            suits = self.find(c.peek(), d.Suit)
            if suits:
                c.next()
                c.take("card")
                return e.SuitIs(x, e.SuitRef(suits[0]))  # type: ignore[arg-type]
            kinds = self.find(c.peek(), d.Kind, d.CardDecl)
            if kinds:
                c.next()
                c.take("card")
                return e.CardIs(x, kinds[0])  # type: ignore[arg-type]
        if kind == "place":
            for words in ("opposite", "adjacent to", "linked to"):
                if c.at(words):
                    cond = self.filter(None, x)
                    assert cond is not None and cond is not True
                    return cond
            if any(c.peek() in k.flags for k in self.scope.place_kinds()):
                return e.PlaceFlag(str(c.next()), x)
            state = self.scope.place_state(c.peek())
            if state is not None:
                c.next()
                return e.Flag(state, x)
            word = self.adjective_of(x)
            if word is not None:
                return word
            suit = self.suit_of_place()
            if suit is not None:
                return e.SuitIs(x, suit)
        if kind == "unit" and (c.take("in") or c.take("on")):
            return e.Same(e.Attr("place", x, "place"), self.place_or_set())
        if kind in ("unit", "piece"):
            save = c.pos
            if self.article():
                kinds = self.find(c.peek(), d.Kind, d.Piece)
                if kinds and c.peek(1) not in ("of", "in", "on"):
                    c.next()
                    # a sort that bears the name of its kind stands for the kind: `a scout` is anybody's
                    own = kinds[0]
                    wide = self.lib.anywhere(own.name, (d.Kind,)) if isinstance(own, d.Piece) and own.name in own.kinds else []
                    return e.SortIs(x, wide[0] if wide else own)  # type: ignore[arg-type]
                c.pos = save
        if kind == "number" or (many and kind != "player"):
            op = self.amount()
            if op is not None:
                return e.Compare(op[0], x, op[1])
            return e.Compare("==", x, self.number())
        y = self.noun()
        other, _ = type_of(y)
        if other != kind:
            raise Misread(c.token(-1), "E0401", expected=kind, got=other)
        if self.any_holder(y):
            return e.SeatIs(x, y.system)  # type: ignore[attr-defined]
        return e.Same(x, y)

    def any_holder(self, x: e.Expr) -> bool:
        """Another file that several seats may hold: whoever of them is meant."""
        files = self.lib.systems
        return isinstance(x, e.SeatOf) and x.which == 1 and x.system != self.system.name and x.system in files and files[x.system].seats > 1

    def adjective_of(self, x: e.Expr) -> e.Cond | None:
        """`site is roomy`: a declared word."""
        save = self.c.pos
        self.article()
        word = self.scope.adjective(self.c.peek())
        if isinstance(word, e.Holds):
            self.c.next()
            return e.Holds(word.decl, [x])
        self.c.pos = save
        return None

    def suit_of_place(self) -> e.Expr | None:
        """`a clover meadow`, `clover`, `of suit clover`."""
        c = self.c
        save = c.pos
        if c.take("of suit"):
            c.take("of")
            x = self.noun()
            return x if type_of(x)[0] == "suit" else e.Attr("suit", x, "suit")
        self.article()
        suits = self.find(c.peek(), d.Suit)
        if not suits:
            c.pos = save
            return None
        c.next()
        if self.find(c.peek(), d.PlaceKind):
            c.next()
        return e.SuitRef(suits[0])  # type: ignore[arg-type]

    def compared(self) -> e.Cond | None:
        a = self.number()
        if self.c.kind() == "COMMA" and self.c.peek(1) in ("<", ">", "<=", ">="):      # it closes what was said between
            self.c.next()
        if self.c.kind() != "OP" or self.c.peek() not in ("<", ">", "<=", ">="):
            raise self.wrong("a comparison")
        op = str(self.c.next())
        return e.Compare(op, a, self.number())
