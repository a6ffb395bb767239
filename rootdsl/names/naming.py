"""Names that files declare, and whose the thing is that they mean."""

from __future__ import annotations

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.numbers import SORTS, Numbers
from rootdsl.names.spans import spanned

BEARERS = {"points": ("card", "player"), "item": ("card",), "icons": ("card",), "name": ("card",), "owner": ("unit", "group", "card"),
           "suit": ("place", "card", "unit", "piece")}


class Naming(Numbers):
    """Reads a declared name as a thing."""

    def must_have_owner(self) -> None:
        """`its owner` stands in a filter of what somebody owns."""
        kind = self.scope.it_type
        if kind not in BEARERS["owner"]:
            instead = "`of it`, as the filter is about players" if kind == "player" else f"something else: a {kind.split()[0]} has no owner"
            raise Misread(self.c.token(), "E0303", word=self.c.peek(), expected=instead)

    def owned_here(self) -> str:
        """The one piece or card that has a name here, to which `its owner` looks back; empty where there is none, or several."""
        named = {name: kind for name, (kind, many) in self.scope.names.items() if not many and name not in ("it", "them")}
        found = [name for name, kind in named.items() if kind in ("unit", "card")]
        return found[0] if len(found) == 1 and not self.scope.it_type else ""

    def call_args(self, value: d.Callable_, given: dict[str, e.Expr]) -> list[e.Expr]:
        """Arguments of a value after its name; `given` fills parameters of a type without words."""
        out: list[e.Expr] = []
        literals: list[str] = []
        for part in value.phrase:
            if isinstance(part, str):
                literals.append(part)
                continue
            want = part.type
            if want in given:
                out.append(given.pop(want))
                literals.clear()
                continue
            if (literals and self.c.take(*literals)) or not literals:
                out.append(self.typed(want))
            elif self.c.take("there") and self.scope.there is not None:
                out.append(self.scope.there)
            elif want == "player":
                out.append(e.Me())
            elif want == "place" and self.scope.there is not None:
                out.append(self.scope.there)
            else:
                raise Misread(self.c.token(), "E0302", expected="`" + " ".join(literals) + "` and a " + want)
            literals.clear()
        return out

    @spanned
    def typed(self, want: str) -> e.Expr:
        """A single thing of one type."""
        if want == "number":
            return self.number()
        if want == "piece":
            return self.sort()
        try:
            x = self.noun()
        except Misread as miss:
            if str(miss.fields.get("expected", "")).startswith("a thing, such as"):
                miss.fields["expected"] = want
            raise
        kind, _many = type_of(x)
        if want == "side":
            want = self.scope.side_type
        if kind != want and not (want == "place" and kind == "unit"):
            raise Misread(self.c.token(-1) if self.c.pos else self.c.token(), "E0401", expected=want, got=kind)
        return e.Attr("place", x, "place") if want == "place" and kind == "unit" else x

    def numbered(self) -> Misread | None:
        """`in 5`, `in meadow 5`, where the file knows no place by its number."""
        c = self.c
        kinds = self.scope.place_kinds()
        before = str(c.tokens[c.pos - 1]) if c.pos else ""
        if c.kind() != "NUMBER" or not kinds or c.peek(1) not in ("", ",", "and", "to", "by"):
            return None
        if before not in ("in", "into", "to", "from", "at") and not self.find(before, d.PlaceKind):
            return None
        return Misread(c.token(), "E0331", word=c.peek(), places=f"{kinds[0].name}s")

    def by_path(self) -> e.Expr:
        word = str(self.c.next())
        decl = self.scope.resolve_path(word)
        if decl is None:
            self.c.pos -= 1
            raise self.wrong("a declared name")
        return self.meaning(decl)

    def names_a_site(self) -> bool:
        """`meadow 5`, in the file of the map that has it."""
        kinds = self.find(self.c.peek(), d.PlaceKind) if self.c.peek(1) else []
        sites = [x for m in self.system.of(d.MapDecl) for x in m.sites] if kinds else []
        return any(x.name == self.c.peek(1) and x.kind == kinds[0].name for x in sites)

    def named(self, word: str) -> e.Expr | None:
        """A value, number, zone, box, mode, suit, faction or column by its declared name."""
        c = self.c
        own = self.scope.local_decl(word)
        if own is not None:
            c.next()
            return self.meaning(own)
        if word == self.system.name and self.system.name in self.scope.seat_systems():
            if c.peek(1) and self.find(c.peek(1), d.Piece, d.Kind) and not self.find(word, d.ValueDecl):
                return None                 # `otters guards`
            c.next()
            return self.holder()
        if word in self.scope.seat_systems() and (word in self.lib.visible(self.system) or True):
            nxt = c.peek(1)
            if not (nxt and self.find(nxt, d.Piece, d.Kind) and not self.find(word, d.ValueDecl)):
                c.next()
                return e.SeatOf(word)
            return None
        if c.peek(1) != "in" and self.scope.face(word) is not None and not self.find(word, *SORTS, d.Suit):
            c.next()
            return self.scope.face(word)
        wanted = (d.ValueDecl, d.NumberDecl, d.ZoneDecl, d.BoxDecl, d.ModeSet, d.Mode, d.Suit, d.RelationDecl)
        found = self.find(word, *wanted)
        found = [x for x in found if not (isinstance(x, d.Suit) and self.scope.is_set_noun(c.peek(1)))]
        found = [x for x in found if not (isinstance(x, d.NumberDecl) and x.flag and self.scope.is_set_noun(c.peek(1)))]
        found = [x for x in found if not (isinstance(x, d.ModeSet) and word != x.name)]
        if not found:
            return None
        order = {d.NumberDecl: 0, d.ValueDecl: 1, d.ModeSet: 2}
        found.sort(key=lambda x: order.get(type(x), 3))
        chosen = self.of_one_file(found)
        c.next()
        return self.meaning(chosen)

    def of_one_file(self, found: list[d.Decl]) -> d.Decl:
        """Of the things of one name that known files have, that of the file named behind it (`grain of voles`); else it must be said."""
        systems = {x.system for x in found}
        if len(systems) == 1 or not systems.isdisjoint((self.system.name, *self.lib.base_systems())):
            return found[0]
        whose = self.c.peek(2) if self.c.peek(1) in ("of", "toward") else ""
        theirs = next((x for x in found if x.system == whose), None)
        if theirs is None:
            files = " or ".join(f"`{x}.{self.c.peek()}`" for x in sorted(systems))
            raise Misread(self.c.token(), "E0352", word=self.c.peek(), files=files)
        return theirs

    def bearer_of_track(self, x: d.TrackDecl) -> e.Expr:
        """Whose box the track stands in: of the place or player that is named, else the holder's."""
        box = next((b for b in self.lib.systems[x.system].of(d.BoxDecl) if b.name == x.box), None)
        if box is not None and box.per_place:
            self.c.expect("of")
            return self.typed("place")
        return self.typed("player") if self.c.take("of") else self.owner_of(x)

    def meaning(self, x: d.Decl) -> e.Expr:
        """The expression that a declaration stands for, with `of ...` where it takes one."""
        c = self.c
        if isinstance(x, d.ValueDecl):
            return e.Call(x, self.call_args(x, {}), x.type)
        if isinstance(x, d.NumberDecl):
            return e.ReadNumber(x, self.bearer(x))
        if isinstance(x, d.TrackDecl):
            return e.TrackRef(x, self.bearer_of_track(x))
        if isinstance(x, d.RelationDecl):
            holder = self.typed("player") if c.take("of") else None
            c.expect("toward")
            return e.Standing(x, self.typed("player"), holder)
        if isinstance(x, d.ZoneDecl) and x.column_of:
            return self.column_of_box(x)
        if isinstance(x, (d.ZoneDecl, d.BoxDecl)):
            owner: e.Expr | None = None
            if x.per_place:
                c.expect("of")
                owner = self.typed("place")
            elif x.per_player:
                owner = self.typed("player") if c.take("of") else self.owner_here(x)
            elif x.system in self.scope.seat_systems():
                owner = self.whose_seat(x) or (self.holder() if x.system == self.system.name else e.SeatOf(x.system))
            return e.ZoneRef(x, owner) if isinstance(x, d.ZoneDecl) else e.BoxRef(x, owner)
        if isinstance(x, d.ModeSet):
            return e.ReadMode(x, self.owner_of(x))
        if isinstance(x, d.Mode):
            group = next(g for g in self.lib.systems[x.system].of(d.ModeSet) if g.name == x.group)
            return e.ModeRef(group, group.members.index(x))  # type: ignore[attr-defined,arg-type]
        if isinstance(x, d.Suit):
            return e.SuitRef(x)
        raise Misread(c.token(), "E0303", word=x.name, expected="a thing")

    def column_of_box(self, x: d.ZoneDecl) -> e.ColumnRef:
        """`march`, or `march of plan`, as one speaks of it, and must where two boxes of the file have a column of that name."""
        c, name = self.c, x.name.rpartition(".")[2]
        alike = [y for y in self.lib.by_name.get(name, ()) if isinstance(y, d.ZoneDecl) and y.column_of]
        seen = self.lib.visible(self.system)
        said = [y for y in alike if y.column_of == c.peek(1)] if c.peek() == "of" else []
        if said:
            c.next(), c.next()
            x = min(said, key=lambda y: (y.system != self.system.name, y.system not in seen))
        elif len(own := [y for y in alike if y.system == x.system]) > 1:
            raise Misread(c.token(-1), "E0303", word=name, expected=" or ".join(f"`{name} of {y.column_of}`" for y in own))
        box = next(b for b in self.lib.anywhere(x.column_of, (d.BoxDecl,)) if b.system == x.system)
        return e.ColumnRef(box, name)  # type: ignore[arg-type]

    def whose_seat(self, x: d.ZoneDecl | d.BoxDecl) -> e.Expr | None:
        """`of PLAYER` behind what every holder of a file has for itself; None where something else, or nothing, stands there.

        Who has no such box has nothing there. A pile of cards is that of a holder, named by the file.
        """
        start = self.c.pos
        if self.c.take("of"):
            try:
                owner = self.typed("player")
            except Misread:
                self.c.pos = start
                return None
            if isinstance(x, d.BoxDecl) and not x.columns or isinstance(owner, e.SeatOf) and owner.system == x.system:
                return owner
        self.c.pos = start
        return None

    def bearer(self, x: d.NumberDecl) -> e.Expr | None:
        """Whose number it is, by the words after its name."""
        c = self.c
        if x.scope == "opponent":
            c.expect("toward")
            return self.typed("player")
        if x.scope == "seat":
            return self.typed("player") if c.take("of") else self.owner_here(x)
        if x.scope in ("side", "place", "unit"):
            c.expect("of")
            return self.typed(x.scope)
        if x.scope == "seat_place":
            c.expect("of")
            player = self.typed("player")
            if not c.take("there"):
                c.expect("in")
                return e.SeatAt(player, self.typed("place"))
            c.pos -= 1
            return e.SeatAt(player, self.typed("place"))
        if x.scope == "path":
            c.expect("of")
            return self.path_between(x.kind)
        return None

    def flag_of_path(self, kind: d.PathKind) -> d.NumberDecl | None:
        """The flag of each path of this kind that comes next."""
        found = self.find(self.c.peek(), d.NumberDecl)
        return next((x for x in found if isinstance(x, d.NumberDecl) and x.flag and x.scope == "path" and x.kind == kind.name), None)

    def path_between(self, kind: str = "") -> e.PathBetween:
        """`road between gate and yard`: the bearer of a number of each road."""
        c = self.c
        c.take("the")
        found = [x for x in self.find(c.peek(), d.PathKind) if isinstance(x, d.PathKind)] if c.peek() else []
        if not found or kind and found[0].name != kind:
            raise self.wrong(f"`{kind or 'PATH'} between PLACE and PLACE`")
        c.next()
        c.expect("between")
        a = self.typed("place")
        c.expect("and")
        return e.PathBetween(found[0], a, self.typed("place"))

    def owner_here(self, x: d.Decl) -> e.Expr:
        return self.scope.performer or e.Me()
