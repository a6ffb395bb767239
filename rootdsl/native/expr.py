"""Pieces of lowered code as C expressions."""

from __future__ import annotations

from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine.code import Code
from rootdsl.native.frames import HEAD, LIST_WORDS
from rootdsl.native.lists import Lists
from rootdsl.native.value import Absent, CannotSay, Value, known, listed, number
from rootdsl.runtime import lasting

NUMBERS = {"ADD": lasting.ADD, "LOW": lasting.LOW, "HIGH": lasting.HIGH}
STATE = ("site", "chooser", "pick", "turn", "current", "first", "over", "busy", "together", "changes", "declined")
PARTS = ("at", "zones", "zone_of", "score", "team", "suit", "record", "stack", "trail")
COUNTED = {"lasting": "lasting_n", "treated": "treated_n", "opened": "opened_n"}


class Exprs(Lists):
    """What an expression says in C."""

    # ------------------------------------------------------------ kinds of piece

    def value(self, x: Code) -> Value:
        """A piece, as far as it is known."""
        method = getattr(self, f"x_{x.kind}", None)
        if method is None:
            raise CannotSay(f"a piece of the kind {x.kind}")
        return method(*x.args)

    def shown(self, x: Code) -> Value:
        return self.maker.constants.shown(self.value(x))

    def x_num(self, n: int) -> Value:
        return known(n)

    def x_string(self, text: str) -> Value:
        return known(text)

    def x_const(self, value: Any) -> Value:
        return known(value)

    def x_paren(self, x: Code) -> Value:
        out = self.value(x)
        return number(f"({out.text})") if out.kind == "i" else out

    def x_name(self, text: str) -> Value:
        first, *rest = text.split(".")
        if first == "t":
            return self.of_table(rest)
        if first == "s":
            return self.of_state(rest)
        if first in self.names:
            out = self.names[first]
            if out.kind == "absent":
                raise Absent(first)
        elif first in ("True", "False", "None"):
            return known({"True": True, "False": False, "None": None}[first])
        elif first in NUMBERS:
            return known(NUMBERS[first])
        else:
            raise CannotSay(f"the name {first}")
        for name in rest:
            out = self.part(out, name)
        return out

    def x_attr(self, of: Code, name: str) -> Value:
        out = self.value(of)
        for part in name.split("."):
            out = self.part(out, part)
        return out

    def of_table(self, parts: list[str]) -> Value:
        x: Any = self.maker.table
        for name in parts:
            try:
                x = getattr(x, name)
            except AttributeError:
                raise Absent(f"the table has no {name}") from None
        return known(x)

    def of_state(self, parts: list[str]) -> Value:
        name = parts[0] if parts else "state"
        if name in STATE:
            return Value("i", f"s->{name}", None, ("number",))
        if name in COUNTED:
            return number(f"s->{COUNTED[name]}")
        if name == "result":
            return listed("get_result(s)", "result")
        if name in PARTS:
            return Value(f"s.{name}")
        if name == "shown":
            return known(0)
        raise CannotSay(f"s.{name}")

    def part(self, x: Value, name: str) -> Value:
        """`x.name`"""
        constants = self.maker.constants
        if x.kind == "#":
            if not hasattr(x.data, name):
                raise Absent(f"there is no {name} here")
            return known(getattr(x.data, name))
        if x.kind == "?":
            return constants.of_each(x, lambda y: getattr(y, name, None))
        if x.kind == "F":
            return self.slot(x, name)
        if x.kind == "s.rec":
            return self.field(x, name)
        raise CannotSay(f"{name} of {x.kind}")

    def slot(self, f: Value, name: str) -> Value:
        """A slot of a frame; where its class is not known, a table tells where it lies."""
        if name in HEAD:
            return Value("i", f"{f.text}[{HEAD[name]}]", None, ("number",))
        laid = f.data
        if laid is not None:
            if name not in laid.slots:
                raise CannotSay(f"the slot {name} of {laid.key}")
            kind, at = laid.slots[name]
            where = str(at)
        else:
            kind = self.maker.slot_kind(name)
            where = f"slot_in({self.maker.frames.table(name)}, {f.text})"
        if kind == "list":
            return listed(f"slot_list({f.text}, {where})", "slot", f.text, where)
        if kind in ("pair", "throws"):
            return Value(kind, f.text, where)
        return Value("i", f"{f.text}[{where}]", None, ("number",))

    def field(self, x: Value, name: str) -> Value:
        """A field of a record."""
        places, length = self.maker.records.field(name, x.data)
        if x.data is not None:
            where = str(places[x.data])
        else:
            table = self.maker.constants.numbers(places)
            where = f"field_in({table}, {len(places)}, {x.text})"
        if length:
            return Value("line", where, length)
        return Value("i", f"s->rec[{where}]", None, ("number",))

    def x_index(self, of: Code, at: Code) -> Value:
        if of.kind == "index" and (inner := self.value(of.args[0])).kind == "q":      # the unit, or the number, of a pair
            return number(f"q_part({inner.text}, {self.number(of.args[1])}, {self.number(at)})")
        if of == "t.inside":
            return self.listing(tuple(q.star(q.index("t.within", box)) for box in at.args))
        x, where = self.value(of), self.value(at)
        constants = self.maker.constants
        if x.kind == "#":
            return constants.at(x.data, where)
        if x.kind == "?":
            return constants.at_each(x, where)
        i = constants.as_number(where)
        if x.kind == "s.at":
            return Value("row", i)
        if x.kind == "row":
            return number(f"at(s, {x.text}, {i})")
        if x.kind == "s.zones":
            return listed(f"zone_cards(s, {i})")
        if x.kind in ("s.score", "s.team"):
            return number(f"s->{x.kind[2:]}[ix({i}, PLAYERS)]")
        if x.kind == "s.suit":
            return number(f"s->suit[ix({i}, WIDTH + 1)]")
        if x.kind == "s.zone_of":
            return number(f"s->zone_of[ix({i}, CARDS)]")
        if x.kind == "s.record":
            return Value("s.rec", i, where.data if where.kind == "#" else None)
        if x.kind == "s.stack":
            return Value("F", f"frame_at(s, {i})")
        if x.kind == "line":
            return Value("i", f"s->rec[{x.text} + ix({i}, {x.data})]", None, ("number",))
        if x.kind == "pair":
            return Value("i", f"{x.text}[{x.data} + ix({i}, 2)]", None, ("number",))
        if x.kind == "throws":
            place = f"{x.data} + ix({i}, 2) * {LIST_WORDS + 2}"
            return listed(f"slot_list({x.text}, {place})", "slot", x.text, place)
        if x.kind == "E":
            return Value("i", f"{x.text}[{i}]", None, ("told",))
        if x.kind == "p":
            return number(f"{x.text}[{i}]")
        if x.kind == "q":
            return number(f"q_at({x.text}, {i})")
        raise CannotSay(f"a member of {x.kind}")

    def x_minus(self, x: Code) -> Value:
        out = self.value(x)
        return known(-out.data) if out.kind == "#" else number(f"-({self.maker.constants.as_number(out)})")

    def x_not(self, x: Code) -> Value:
        out = self.value(x)
        return known(not out.data) if out.kind == "#" else number(f"!({self.maker.constants.truth(out)})")

    def x_op(self, a: Code, sign: str, b: Code) -> Value:
        if sign == "&" and a.kind == "index" and a.args[0] == "s.here":      # bits of rows in a place: is one of them there?
            rows = b.args[0] if b.kind == "attr" else q.piece(b.removesuffix(".mask"))
            return number(f"some(s, {self.list_(rows)}, {self.number(a.args[1])})")
        x, y = self.value(a), self.value(b)
        constants = self.maker.constants
        if sign in ("is", "is not"):
            return self.is_none(x, sign == "is")
        if sign in ("in", "not in"):
            return self.among(x, y, b, sign == "in")
        if x.kind == "#" and y.kind == "#":
            return known(FOLD[sign](x.data, y.data))
        if sign in ("==", "!="):
            same = self.equal(x, y)
            return number(same if sign == "==" else f"!({same})")
        if sign == "+" and "q" in (x.kind, y.kind):
            return listed(f"q_join({constants.as_list(x)}, {constants.as_list(y)})")
        i, j = constants.as_number(x), constants.as_number(y)
        if sign == "//":
            return number(f"floor_div({i}, {j})")
        if sign == "%":
            return number(f"floor_mod({i}, {j})")
        return number(f"({i} {sign} {j})")

    def equal(self, x: Value, y: Value) -> str:
        constants = self.maker.constants
        if x.kind == "?" and y.kind == "#" and not isinstance(y.data, int):
            return constants.truth(constants.of_each(x, lambda z: z == y.data))
        if x.kind == "q":
            return f"q_same({x.text}, {constants.as_list(y)})"
        return f"({constants.as_number(x)} == {constants.as_number(y)})"

    def is_none(self, x: Value, wanted: bool) -> Value:
        if x.kind == "#":
            return known((x.data is None) == wanted)
        if x.kind in ("q", "C"):
            text = f"({x.text}{'.n' if x.kind == 'q' else ''} < 0)"
        else:
            text = f"({self.maker.constants.as_number(x)} == NONE)"
        return number(text if wanted else f"!{text}")

    def among(self, x: Value, y: Value, listing: Code, wanted: bool) -> Value:
        """`x in y`"""
        constants = self.maker.constants
        if x.kind == "#" and y.kind == "#":
            return known((x.data in y.data) == wanted)
        i = constants.as_number(x)
        bare = q.bare(listing)
        if bare.kind in ("pair", "row", "one", "tuple", "listed") and not any(z.kind == "star" for z in bare.args):
            name = self.fresh("x")
            text = " || ".join(f"{name} == {self.number(z)}" for z in bare.args) or "0"
            text = f"({{ i32 {name} = {i}; {text}; }})"
        elif y.kind == "#" and all(isinstance(z, int) and 0 <= z < 4096 for z in y.data) and len(y.data) > 2:
            top = max(y.data) + 1
            name = self.fresh("x")
            text = f"({{ i32 {name} = {i}; (unsigned){name} < {top} && {constants.flags([z in y.data for z in range(top)])}[{name}]; }})"
        else:
            text = f"q_has({constants.as_list(y)}, {i})"
        return number(text if wanted else f"!{text}")

    def x_and(self, *parts: Code) -> Value:
        return self.joined(parts, True)

    def x_or(self, *parts: Code) -> Value:
        return self.joined(parts, False)

    def joined(self, parts: tuple[Code, ...], all_: bool) -> Value:
        """`and` and `or`: what is known now falls away."""
        found: list[Value] = []
        for i, part in enumerate(parts):
            try:
                x = self.value(part)
            except Absent:
                found.append(number("absent()"))
                break
            if x.kind == "#":
                if bool(x.data) != all_:        # it ends here
                    found.append(x)
                    break
                if i + 1 < len(parts):
                    continue
            found.append(x)
        constants = self.maker.constants
        if len(found) == 1:
            return found[0]
        if found[-1].kind == "q" or any(x.kind == "q" and not all_ for x in found):
            out = constants.as_list(found[-1])
            for x in reversed(found[:-1]):
                name = self.fresh("l")
                if all_:
                    out = f"({constants.truth(x)} ? {out} : NO_Q)"
                else:
                    out = f"({{ Q {name} = {constants.as_list(x)}; {name}.n > 0 ? {name} : {out}; }})"
            return listed(out)
        sign = " && " if all_ else " || "
        return number("(" + sign.join(constants.truth(x) for x in found) + ")")

    def x_choice(self, then: Code, test: Code, other: Code) -> Value:
        asked = self.value(test)
        if asked.kind == "#":
            return self.value(then if asked.data else other)
        test_ = self.maker.constants.truth(asked)
        try:
            a = self.value(then)
        except Absent:
            b = self.maker.constants.shown(self.value(other))
            return self.either(test_, listed("absent_list()") if b.kind == "q" else number("absent()"), b)
        try:
            b = self.value(other)
        except Absent:
            a = self.maker.constants.shown(a)
            b = listed("absent_list()") if a.kind == "q" else number("absent()")
        return self.either(test_, a, b)

    def either(self, test: str, a: Value, b: Value) -> Value:
        constants = self.maker.constants
        lists = [x for x in (a, b) if constants.shown(x).kind == "q"]
        if lists:
            return listed(f"({test} ? {constants.as_list(a)} : {constants.as_list(b)})")
        return number(f"({test} ? {constants.as_number(a)} : {constants.as_number(b)})")

    # ------------------------------------------------------------ asked once

    def x_once(self, name: str, x: Code) -> Value:
        out = self.shown(x)
        kept, asked = self.local(f"{name}_kept_{out.kind}", out.kind), self.local(f"{name}_asked", "i")
        return Value(out.kind, f"({{ if (!{asked}) {{ {kept} = {out.text}; {asked} = 1; }} {kept}; }})")

    def x_named(self, name: str, x: Code) -> Value:
        local = self.local(name, "i")
        self.names[name] = number(local)
        return number(f"({local} = {self.number(x)})")

    # ------------------------------------------------------------ written by the other parts

    def local(self, name: str, kind: str) -> str:
        raise NotImplementedError

    def x_call(self, function: Code, *args: Code) -> Value:
        raise NotImplementedError


FOLD: dict[str, Any] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "//": lambda a, b: a // b, "%": lambda a, b: a % b,
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
