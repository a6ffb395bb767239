"""How a table is laid before an example begins."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.examples.script import AnyCards, Fact, Turned
from rootdsl.examples.table import TOOLS, Board, Failed
from rootdsl.machine import exprs
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.runtime import cards, effects


class Laid(Board):
    """Lays out what the facts of a script say."""

    def given(self, fact: Fact) -> None:
        t, s, data = self.t, self.s, fact.data
        if fact.kind == "points":
            s.score[self.value(data["who"])] = self.value(data["n"])
        elif fact.kind == "number":
            slot = exprs.number_slot(data["of"].decl, data["of"].of, self.env())
            exec(f"{slot} = {self.value(data['n'])}", {**TOOLS, "t": t, "s": s, "me": self.me, "card": -1, "u": None})
        elif fact.kind == "standing":
            of = data["of"]
            holder = self.me if of.of is None else self.value(of.of)
            getattr(s.record[t.record_of(holder, of.decl.system)], ident(of.decl.name))[self.value(of.toward)] = data["state"].index
        elif fact.kind == "current":
            s.current = self.value(data["who"])
        elif fact.kind == "flag":
            decl = data["flag"]
            record = s.record[getattr(t, f"record_{ident(decl.system)}")]
            for where in data["where"]:
                getattr(record, ident(decl.name))[self.value(where)] = 1
        elif fact.kind == "mode":
            system = data["group"].system
            seated = system in t.seat_systems
            record = s.record[self.value(data["owner"]) if seated else getattr(t, f"record_{ident(system)}")]
            name = ident(data["group"].name)
            if data["state"] < 0:
                setattr(record, name, data["index"])
            else:
                getattr(record, f"{name}_state")[data["index"]] = data["state"]
        elif fact.kind == "all":
            zone = self.value(data["zone"])
            for card in list(s.zones[t.draw_pile]):
                cards.put_card(t, s, card, zone)
        elif fact.kind in ("hold", "cards"):
            zones = [t.hand[self.value(data["who"])]] if fact.kind == "hold" else [self.value(z) for z in data["zones"]]
            for zone in zones:
                for decl in data["cards"]:
                    self.take_card(decl, zone, fact.at)
        elif fact.kind == "supply":
            for number, sort in data["what"]:
                row, n = self.value(sort), self.value(number)
                there = [form for form in t.forms[row] for _ in range(s.at[form][t.supply])]
                if len(there) < n:
                    raise Failed(fact.at, f"only {len(there)} of {t.row_title[row]} are in the supply", "E0703")
                for form in there[n:]:
                    effects.shift(t, s, form, 1, t.supply, t.out)
        else:
            for number, sort in data["what"]:
                row = self.value(sort)
                for where in data["where"]:
                    n = self.value(number)
                    sources = [t.supply, *self.first_boxes(row)]
                    free = [(form, x) for form in t.forms[row] for x in sources for _ in range(s.at[form][x])]
                    if len(free) < n:
                        raise Failed(fact.at, f"there are not {n} of {t.row_title[row]} left in the supply", "E0703")
                    place = self.value(where)
                    if place in sources:            # the box in which they begin: so many are left there
                        for form in [x for x in t.forms[row] for _ in range(s.at[x][place])][n:]:
                            effects.shift(t, s, form, 1, place, t.out)
                        continue
                    for form, source in free[:n]:
                        self.lay(form, source, place, sort)

    def stays(self, fact: Fact) -> bool:
        """Does a fact say how many pieces are left where they begin, once all else is given?"""
        if fact.kind == "supply":
            return True
        where = [x for x in fact.data.get("where", ()) if isinstance(x, e.BoxRef)]
        return any(self.value(x) in self.first_boxes(self.value(sort)) for _, sort in fact.data.get("what", ()) for x in where)

    def first_boxes(self, row: int) -> list[int]:
        """The boxes in which pieces of a sort begin."""
        t = self.t
        named = {where for r, _n, where, _seat in t.begins if r == row}
        return [p for p in range(t.sites, t.width) if t.place_name[p] in named]

    def lay(self, row: int, source: int, place: int, sort: Any) -> None:
        """One piece goes to a place, turned if the example says so."""
        t, s = self.t, self.s
        if isinstance(sort, Turned) and sort.states is not None and sort.index:
            effects.shift(t, s, row, 1, source, t.out)
            turned = getattr(t, f"turned_{ident(sort.states.path)}")[sort.index]
            effects.turn_units(t, s, self.me, [row * t.width + t.out], turned)
            row, source = turned[row], t.out
            effects.shift(t, s, row, 1, source, place)
        else:
            effects.shift(t, s, row, 1, source, effects.inner_place(t, s, place, row))

    def take_card(self, decl: Any, zone: int, at: Token | None) -> None:
        t, s = self.t, self.s
        given: set[int] = self.__dict__.setdefault("given_cards", set())
        if isinstance(decl, AnyCards):
            fresh = [c for c in s.zones[t.draw_pile] if c not in given and (not decl.suit or self.of_suit(c, decl.suit))]
        else:
            fresh = [c for c in t.copies.get(decl.path, ()) if c not in given]
        copies = [c for c in fresh if s.zone_of[c] in (t.draw_pile, -1) or t.card_start[c][0] == t.zone_name[s.zone_of[c]]]
        copies += [c for c in fresh if c not in copies and t.zone_seen[s.zone_of[c]] == "all"
                   and s.zone_of[c] != zone and t.zone_owner[s.zone_of[c]] >= 0]
        if not copies:
            raise Failed(at, f"no copy of {decl.title} is left to give", "E0703")
        given.add(copies[0])
        if s.zone_of[copies[0]] < 0:
            s.zones[zone].append(copies[0])
            s.zone_of[copies[0]] = zone
        else:
            cards.put_card(t, s, copies[0], zone)

    def of_suit(self, card: int, suit: str) -> bool:
        t = self.t
        return t.card_suit[card] >= 0 and t.suit_names[t.card_suit[card]] == suit
