"""Calls: of the C runtime, of other functions of the rules, and of what a call gives a test that it asks itself."""

from __future__ import annotations

from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine.code import Code
from rootdsl.native.expr import Exprs
from rootdsl.native.value import Absent, CannotSay, Value, known, listed, number
from rootdsl.native.words import DEFAULTS, NEEDS_STATE, OTHER_NAMES, TELLS, WORDS
from rootdsl.runtime.fault import REMARK


class Calls(Exprs):
    """What a call says in C."""

    def x_call(self, function: Code, *args: Code) -> Value:
        if function.kind == "attr":
            return self.method(self.value(function.args[0]), function.args[1], args)
        if function.kind != "name":
            raise CannotSay(f"a call of {function.kind}")
        first, dot, rest = function.partition(".")
        if first == "t" and dot:
            return self.of_linked(rest, args)
        if dot and first != "dict":
            owner, _, name = function.rpartition(".")
            return self.method(self.value(q.piece(owner)), name, args)
        special = getattr(self, f"c_{function.replace('.', '_')}", None)
        if special is not None:
            return special(*args)
        if function in WORDS:
            return self.word(str(function), args)
        if function in self.names and self.names[function].kind == "C":
            return Value("new", self.names[function].text, [self.number(x) for x in args])
        made = self.maker.function_of(self.unit, str(function))
        if made is None:
            raise CannotSay(f"a call of {function}")
        return self.maker.call(made, [self.value(x) for x in args if x not in ("t", "s")])

    def of_linked(self, name: str, args: tuple[Code, ...]) -> Value:
        """A call of something that the linker gave the table, or of a method of a known list."""
        if name == "record_of":
            return self.record_of(self.value(args[0]), args[1].args[0])
        owner, _, method = name.rpartition(".")
        if owner:
            of = self.of_table(owner.split("."))
            return self.method(of, method, args)
        target = getattr(self.maker.table, name, self)
        if target is self:
            raise Absent(f"the table has no {name}")
        if isinstance(target, type):
            laid = self.maker.class_of(target)
            given = [self.number(x) for x in args]
            return Value("F", f"frame_open(s, {laid.index}, {', '.join([*given, *('-1',) * (3 - len(given))])})", laid)
        return self.maker.invoke(target, [self.value(x) for x in args[2:]])

    def record_of(self, me: Value, system: str) -> Value:
        """The record of a file: that of the holder if it is his file, else the one that the table has."""
        t = self.maker.table
        constants = self.maker.constants
        if me.kind == "#":
            return known(t.record_of(me.data, system))
        held = [i for i, x in enumerate(t.seat_systems) if x == system]
        other = next((i for i in range(len(t.record_makers)) if i == _index(t, system)), None)
        if len(held) <= 1 and other is not None and (not held or held[0] == other):
            return known(other)
        mine = constants.flags([x == system for x in t.seat_systems])
        name = self.fresh("x")
        return number(f"({{ i32 {name} = {constants.as_number(me)}; {name} >= 0 && {mine}[ix({name}, PLAYERS)] ? {name} : {other}; }})")

    def method(self, of: Value, name: str, args: tuple[Code, ...]) -> Value:
        """`of.name(...)`"""
        if of.kind == "#" and name in ("count", "index"):
            given = [self.value(x) for x in args]
            if given[0].kind == "#":
                return known(getattr(of.data, name)(given[0].data))
            word = "q_index" if name == "index" else "q_count"
            return number(f"{word}({self.maker.constants.as_list(of)}, {self.maker.constants.as_number(given[0])})")
        if of.kind == "s.stack" and name == "append":
            return self.append_frame(self.value(args[0]))
        if name == "count":
            return number(f"q_count({self.maker.constants.as_list(of)}, {self.number(args[0])})")
        if name == "isdisjoint":
            return number(f"q_apart({self.maker.constants.as_list(of)}, {self.list_(args[0])})")
        if of.kind == "q" and of.place and of.place[0] == "slot":
            f, at = of.place[1:]
            if name == "pop":
                return number(f"list_take({f}, {at})")
            if name in ("append", "remove"):
                return Value("v", f"{'list_add' if name == 'append' else 'list_drop'}({f}, {at}, {self.number(args[0])})")
        if of.kind == "q" and of.place and of.place[0] in ("local", "param"):
            if name == "append":
                return Value("v", f"q_add(&{of.text}, {self.number(args[0])})")
            if name == "insert" and args[0] == "0":
                return Value("v", f"q_insert(&{of.text}, {self.number(args[1])})")
        raise CannotSay(f"{name} of {of.kind}")

    def append_frame(self, f: Value) -> Value:
        if f.kind == "F":
            return Value("v", f"frame_close(s, {f.text})")
        if f.kind == "new":
            return Value("v", f"push_new(s, {f.text}, {f.data[0]}, -1, -1)")
        raise CannotSay(f"a frame that is {f.kind}")

    # ------------------------------------------------------------ words of the runtime

    def word(self, name: str, args: tuple[Code, ...]) -> Value:
        kind, letters = WORDS[name]
        sure, _, more = letters.partition("|")
        given: list[str] = ["s"] if name in NEEDS_STATE else []
        for letter, arg in zip(sure + more, args, strict=False):
            text = self.argument(letter, arg)
            if text is not None:
                given.append(text)
        rest = list(zip(more, DEFAULTS.get(name, ()), strict=True))[max(0, len(args) - len(sure)) :]
        given += [usual for letter, usual in rest if letter != "-"]
        text = f"{OTHER_NAMES.get(name, name)}({', '.join(given)})"
        return Value(kind, self.acting(text) if name in TELLS else text)

    def acting(self, text: str) -> str:
        """A call that may do something, and by which rule: that of this function."""
        found = REMARK.match(f"# {self.function.remark}")
        return f"(s->acting = {self.maker.reason(found['path'])}, {text})" if found else text

    def argument(self, letter: str, arg: Code) -> str | None:
        constants = self.maker.constants
        if letter in "ta-":
            return None
        if letter == "s":
            return "s"
        if letter == "i":
            return self.number(arg)
        if letter == "q":
            return self.list_(arg)
        if letter == "u":
            return self.span(arg)
        x = self.value(arg)
        if letter == "f" or letter == "R":
            return x.text
        if letter == "k":
            return constants.flags(x.data)
        if letter == "n":
            return constants.sequences(x.data)
        if letter == "p":
            return str(self.maker.path(x.data))
        if letter == "l":
            return str(self.maker.table.path_names.index(x.data) if x.data in self.maker.table.path_names else -1)
        if letter == "y":
            return str(self.maker.systems.index(x.data)) if x.data in self.maker.systems else "-9"
        raise CannotSay(f"an argument {letter}")

    def span(self, arg: Code) -> str:
        """When something ends: with a path, or (below all of these) with the coming of a turn."""
        return str(self.maker.path(arg.args[0])) if arg.kind == "string" else self.number(arg)

    # ------------------------------------------------------------ words of Python itself

    def c_bool(self, x: Code) -> Value:
        out = self.value(x)
        return known(bool(out.data)) if out.kind == "#" else number(self.maker.constants.truth(out))

    def c_len(self, x: Code) -> Value:
        out = self.value(x)
        if out.kind == "#":
            return known(len(out.data))
        if out.kind == "s.stack":
            return number("s->depth")
        if out.kind == "s.trail":
            return number("s->trail_n")
        if out.kind == "s.at":
            return number("ROWS")
        name = self.fresh("l")
        return number(f"({{ Q {name} = {self.maker.constants.as_list(out)}; larger({name}.n, 0); }})")

    def c_list(self, x: Code) -> Value:
        out = self.value(x)
        made = out.kind == "q" and "made" in out.place
        return out if made or out.kind == "#" else listed(f"q_copy({self.maker.constants.as_list(out)})")

    def c_sorted(self, x: Code) -> Value:
        return listed(f"q_sorted({self.list_(x)})")

    def c_set(self, x: Code) -> Value:
        return listed(f"q_once({self.list_(x)})")

    c_dict_fromkeys = c_set

    def c_range(self, *args: Code) -> Value:
        found = [self.value(x) for x in args]
        if all(x.kind == "#" for x in found):
            return known(range(*(x.data for x in found)))
        texts = [self.maker.constants.as_number(x) for x in found]
        return listed(f"q_range({', '.join(texts if len(texts) > 1 else ['0', *texts])})")

    def c_max(self, *args: Code) -> Value:
        return self.extreme(args, "larger", "q_max", max)

    def c_min(self, *args: Code) -> Value:
        return self.extreme(args, "smaller", "q_min", min)

    def extreme(self, args: tuple[Code, ...], word: str, of_list: str, how: Any) -> Value:
        found = [self.value(x) for x in args]
        if all(x.kind == "#" for x in found):
            return known(how(*(x.data for x in found)))
        constants = self.maker.constants
        if len(found) == 1:
            return number(f"{of_list}({constants.as_list(found[0])})")
        out = constants.as_number(found[0])
        for x in found[1:]:
            out = f"{word}({out}, {constants.as_number(x)})"
        return number(out)

    def c_sum(self, *args: Code) -> Value:
        if len(args) > 1:
            raise CannotSay("a sum of several")
        return number(f"q_sum({self.list_(args[0])})")

    def c_was_set(self, x: Code) -> Value:
        out = self.value(x)
        if self.maker.constants.shown(out).kind == "q":
            return number(self.maker.constants.truth(out))
        return number(f"({self.maker.constants.as_number(out)} >= 0)")


def _index(t: Any, system: str) -> int:
    """The record of a file that no particular seat is asked for."""
    return t.record_of(-1, system)
