"""Constants of the C text: each written once, named by what it holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.native.value import CannotSay, Value, is_numbers, is_pairs, known, listed, number

NONE = "NONE"
NO_LIST = "NO_Q"


class Constants:
    """Tables of numbers and sequences. A table that is read at -1 gives its last member, as Python's lists do."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[Any, str] = {}

    def _named(self, key: Any, prefix: str, text: str) -> str:
        if key not in self.names:
            name = f"{prefix}{len(self.names)}"
            self.names[key] = name
            self.lines.append(text.replace("@", name))
        return self.names[key]

    def numbers(self, values: Sequence[int], kind: str = "i32") -> str:
        """The name of an array of numbers."""
        found = [int(x) for x in values]
        shown = ", ".join(map(str, found)) or "0"
        return self._named((kind, *found), "n", f"static const {kind} @[] = {{{shown}}};")

    def sequence(self, x: Any) -> str:
        """A `Q` that is known now, as an initializer."""
        if x is None:
            return "{0, -1, 1, 0}"
        if is_pairs(x):
            return f"{{(i32 *){self.numbers([z for y in x for z in y])}, {len(x)}, 2, 0}}"
        if not is_numbers(x):
            raise CannotSay(f"the list {x!r}"[:80])
        found = sorted(x) if isinstance(x, (set, frozenset)) else list(x)
        return f"{{(i32 *){self.numbers(found)}, {len(found)}, 1, 0}}" if found else "{0, 0, 1, 0}"

    def sequences(self, values: Sequence[Any]) -> str:
        """The name of an array of sequences."""
        shown = [self.sequence(x) for x in values]
        key = ("Q", *shown)
        return self._named(key, "q", f"static const Q @[] = {{{', '.join(shown) or '{0}'}}};")

    def flags(self, values: Sequence[Any]) -> str:
        """The name of an array of yes and no."""
        return self.numbers([1 if x else 0 for x in values], "char")

    # ------------------------------------------------------------ known things where C wants a number or a sequence

    def as_number(self, x: Value) -> str:
        if x.kind == "i":
            return x.text
        if x.kind == "#":
            if x.data is None:
                return NONE
            if isinstance(x.data, int):
                return str(int(x.data))
            raise CannotSay(f"a number of {x.data!r}"[:80])
        if x.kind == "?":
            values = x.data
            if all(y == values[0] for y in values) and isinstance(values[0], int) and values:
                return str(int(values[0]))
            if not all(y is None or isinstance(y, int) for y in values):
                raise CannotSay(f"a number among {values!r}"[:80])
            table = self.numbers([-(1 << 31) if y is None else int(y) for y in values])
            return f"{table}[ix({x.text}, {len(values)})]"
        if x.kind == "p":
            return f"{x.text}[0]"
        raise CannotSay(f"a number of {x.kind}")

    def as_list(self, x: Value) -> str:
        if x.kind == "q":
            return x.text
        if x.kind == "#":
            return NO_LIST if x.data is None else f"((Q){self.sequence(x.data)})"
        if x.kind == "?":
            return f"{self.sequences(x.data)}[ix({x.text}, {len(x.data)})]"
        raise CannotSay(f"a list of {x.kind} {x.text}")

    def truth(self, x: Value) -> str:
        """Is it so? As Python sees it."""
        if x.kind == "#":
            return "1" if x.data else "0"
        if x.kind == "q":
            return f"({x.text}.n > 0)"
        if x.kind == "?" and not all(y is None or isinstance(y, int) for y in x.data):
            return f"{self.flags([bool(y) for y in x.data])}[ix({x.text}, {len(x.data)})]"
        return self.as_number(x)

    # ------------------------------------------------------------ one of several known things

    def at(self, values: Any, where: Value) -> Value:
        """A member of a known list."""
        if isinstance(values, dict):
            if where.kind == "#":
                return known(values[where.data])
            top = max((k for k in values if isinstance(k, int)), default=-1) + 1
            return Value("?", self.as_number(where), [values.get(k) for k in range(top)])
        if where.kind == "#":
            return known(values[where.data])
        return Value("?", self.as_number(where), list(values))

    def of_each(self, x: Value, how: Any) -> Value:
        """The same thing done to each of several known things."""
        return Value("?", x.text, [how(y) for y in x.data])

    def at_each(self, x: Value, where: Value) -> Value:
        """A member of each of several known lists."""
        if where.kind == "#":
            return self.of_each(x, lambda y: None if y is None else y[where.data])
        rows = [list(y) if y is not None else [] for y in x.data]
        width = max((len(y) for y in rows), default=0)
        if len({len(y) for y in rows if y}) > 1 or not width:
            raise CannotSay("a member of lists of different lengths")
        flat = [z for y in rows for z in (y or [None] * width)]
        return Value("?", f"(ix({x.text}, {len(rows)}) * {width} + ix({self.as_number(where)}, {width}))", flat)

    def shown(self, x: Value) -> Value:
        """A known thing as C would hold it, if it can."""
        if x.kind == "#" and isinstance(x.data, int):
            return number(str(int(x.data)))
        if x.kind == "#" and (is_numbers(x.data) or is_pairs(x.data)):
            return listed(self.as_list(x))
        if x.kind == "?":
            plain = all(y is None or isinstance(y, int) for y in x.data)
            return number(self.as_number(x)) if plain else listed(self.as_list(x))
        return x
