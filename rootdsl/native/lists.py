"""Lists of lowered code as C: what is listed, what passes tests, whether some member does."""

from __future__ import annotations

from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine.code import Code
from rootdsl.native.value import Value, known, listed, number


class Lists:
    """What lists say in C. `maker` is the emitter; `names` are the names that are bound here."""

    maker: Any
    unit: Any
    function: Any
    names: dict[str, Value]
    fresh_names: int

    def value(self, x: Code) -> Value:
        raise NotImplementedError

    def joined(self, parts: tuple[Code, ...], all_: bool) -> Value:
        raise NotImplementedError

    def number(self, x: Code) -> str:
        return self.maker.constants.as_number(self.value(x))

    def list_(self, x: Code) -> str:
        return self.maker.constants.as_list(self.value(x))

    def truth(self, x: Code) -> str:
        return self.maker.constants.truth(self.value(x))

    def fresh(self, name: str) -> str:
        """A name in C that is not used yet in this function."""
        self.fresh_names += 1
        return f"{name}_{self.fresh_names}"

    def listing(self, parts: tuple[Code, ...]) -> Value:
        """Things one behind the other; `*` brings the members of a list."""
        values = [(p.kind == "star", self.value(p.args[0] if p.kind == "star" else p)) for p in parts]
        if all(x.kind == "#" for _, x in values):
            return known(tuple(z for star, x in values for z in (x.data if star else [x.data])))
        constants = self.maker.constants
        name = self.fresh("l")
        pairs = bool(parts) and all(p.kind in ("pair", "listed") for p in parts)
        if pairs:
            adds = "".join(f"q_add2(&{name}, {self.number(p.args[0])}, {self.number(p.args[1])}); " for p in parts)
            return listed(f"({{ Q {name} = q_new({len(parts)}, 2); {adds}{name}; }})")
        adds = "".join(
            f"q_extend(&{name}, {constants.as_list(x)}); " if star else f"q_add(&{name}, {constants.as_number(x)}); " for star, x in values
        )
        return listed(f"({{ Q {name} = q_new({len(parts)}, 1); {adds}{name}; }})")

    def x_row(self, *parts: Code) -> Value:
        return self.listing(parts)

    x_one = x_listed = x_pair = x_tuple = x_row

    def x_sum(self, *parts: Code) -> Value:
        return self.listing(tuple(q.star(x) for x in parts))

    def x_set(self, x: Code) -> Value:
        return self.value(x)

    def over(self, members: Code) -> str:
        out = self.value(members)
        if out.kind == "i" and out.place == ("told",):      # a role of an event that is a group
            return f"told_list({out.text})"
        return self.maker.constants.as_list(out)

    def round(self, name: str, members: str, body: Any, *reads: Code) -> tuple[str, str, str]:
        """A loop over the members of a list: the list's name, the line that makes it, the loop.

        `body` makes what stands in the loop once the name is bound.
        """
        all_, i = self.fresh("all"), self.fresh("i")
        pair = any(y.kind == "index" and y.args[0] == name for x in reads for y in q.walk(x))
        it = self.fresh(name)
        before = self.names.get(name)
        self.names[name] = Value("p", it) if pair else number(it)
        inner = body()
        if before is None:
            del self.names[name]
        else:
            self.names[name] = before
        bound = f"const i32 *{it} = {all_}.v + {i} * {all_}.w" if pair else f"i32 {it} = {all_}.v[{i} * {all_}.w]"
        loop = f"for (int {i} = 0; {i} < {all_}.n; {i}++) {{ {bound}; (void){it}; {inner} }}"
        return all_, f"Q {all_} = {members};", loop

    def tested(self, tests: tuple[Code, ...]) -> str | None:
        """The tests of a member, or None where one is never true."""
        found = self.joined(tests, True) if tests else known(True)
        if found.kind == "#":
            return "1" if found.data else None
        return self.maker.constants.truth(found)

    def x_each(self, shown: Code, name: str, over: Code, *tests: Code) -> Value:
        out = self.fresh("out")
        plain = q.bare(shown)
        pairs = plain.kind in ("pair", "listed") and len(plain.args) == 2

        def body() -> str:
            test = self.tested(tests)
            if test is None:
                return ""
            if pairs:
                add = f"q_add2(&{out}, {self.number(plain.args[0])}, {self.number(plain.args[1])});"
            else:
                add = f"q_add(&{out}, {self.number(shown)});"
            return add if test == "1" else f"if ({test}) {add}"

        all_, head, loop = self.round(name, self.over(over), body, shown, *tests)
        return listed(f"({{ {head} Q {out} = q_new({all_}.n, {2 if pairs else 1}); {loop} {out}; }})", "made")

    def x_some(self, test: Code, name: str, over: Code, *tests: Code) -> Value:
        out = self.fresh("any")

        def body() -> str:
            asked = self.tested((*tests, test))
            return "" if asked is None else f"if ({asked}) {{ {out} = 1; break; }}"

        _, head, loop = self.round(name, self.over(over), body, test, *tests)
        return number(f"({{ int {out} = 0; {head} {loop} {out}; }})")

    def x_units(self, name: str, of: Code, repeat: bool, *tests: Code) -> Value:
        units = listed(f"units_of({self.list_(of)}, {int(repeat)})")
        if not tests:
            return units
        out = self.fresh("out")

        def body() -> str:
            asked = self.tested(tests)
            return "" if asked is None else f"if ({asked}) q_add(&{out}, {self.number(q.piece(name))});"

        _, head, loop = self.round(name, units.text, body, *tests)
        return listed(f"({{ Q {out} = EMPTY_Q; {head} {loop} {out}; }})")
