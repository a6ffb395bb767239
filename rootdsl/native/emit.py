"""A table as one C text: the rules of those who sit down, linked, and nothing else.

Functions are written when something that is needed calls them, once for each kind of arguments; what hangs on the table alone
is worked out now.
"""

from __future__ import annotations

from typing import Any

from rootdsl.machine.build import Build
from rootdsl.machine.unit import Function, Unit
from rootdsl.names.library import Library
from rootdsl.native.constants import Constants
from rootdsl.native.frames import Frames, Laid, Records
from rootdsl.native.lines import TYPES, Body
from rootdsl.native.linked import composed, print_composed
from rootdsl.native.value import CannotSay, Value, listed, number


class Maker:
    """Everything that is written for one table."""

    def __init__(self, table: Any, library: Library) -> None:
        self.table, self.library = table, library
        self.constants, self.frames, self.records = Constants(), Frames(), Records(table)
        self.units: dict[str, Unit] = {}
        self.systems = list(dict.fromkeys(table.seat_systems))
        self.paths: dict[str, int] = {}
        self.made: dict[Any, tuple[str, str]] = {}          # what was asked for -> its name in C and the kind of its result
        self.prototypes: list[str] = []
        self.functions: list[str] = []
        self.parts: dict[Any, str] = {}
        self.reasons: list[str] = []                        # paths of rules that say themselves who wins
        self.homes: dict[int, tuple[str, str]] = {}         # a function of a module -> its system and its name
        self.remarks: dict[str, str] = {}
        self.kept: list[Any] = []                           # what is known by its id must stay
        self.path("turn")
        for m in table.modules:
            for name, x in vars(m).items():
                if callable(x) and getattr(x, "__module__", None) == m.__name__:
                    self.homes[id(x)] = (m.SYSTEM["name"], name)

    # ------------------------------------------------------------ where things are

    def unit(self, system: str) -> Unit:
        if system not in self.units:
            self.units[system] = Build(self.library.systems[system], self.library).run()
        return self.units[system]

    def function_of(self, unit: Unit, name: str) -> tuple[Unit, Function] | None:
        found = next((x for x in unit.functions if x.name == name), None)
        return (unit, found) if found is not None else None

    def path(self, path: str) -> int:
        """The number of a path of the rules, of which the C text has what frames it ends and its id."""
        return self.paths.setdefault(path, len(self.paths))

    def reason(self, path: str) -> int:
        """The number of a rule that says who wins."""
        if path not in self.reasons:
            self.reasons.append(path)
        return self.reasons.index(path)

    def class_of(self, cls: Any) -> Laid:
        if id(cls) in self.frames.by_class:
            return self.frames.by_class[id(cls)]
        system, name = self.homes[id(cls)]
        unit = self.unit(system)
        return self.frames.of(cls, unit, next(x for x in unit.frames if x.name == name))

    def slot_kind(self, slot: str) -> str:
        systems = [m.SYSTEM["name"] for m in self.table.modules if m.SYSTEM["name"] in self.library.systems]
        every = [x for name in systems for x in self.unit(name).frames]
        return self.frames.kind_of(slot, every)

    def expected(self, function: Function) -> str:
        """What a function gives that says only now that it gives nothing."""
        return "i"

    # ------------------------------------------------------------ functions

    def call(self, made: tuple[Unit, Function], args: list[Value]) -> Value:
        """A call of a function of a module."""
        unit, function = made
        wanted = [p for p in function.params if p not in ("t", "s")]
        args = [*args]
        for p in wanted[len(args) :]:
            default = p.partition("=")[2]
            args.append(listed("NO_Q") if default == "None" else number(default))
        given = [self.given(x, p) for x, p in zip(args, wanted, strict=True)]
        key = (unit.system.name, function.name, *((x.kind, id(x.data) if x.kind == "F" and x.data is not None else 0) for x in given))
        if key not in self.made:
            name = f"{function.name}_{len(self.made)}"
            self.made[key] = (name, "v" if function.result == "None" else "i" if function.result in ("bool", "int") else "")
            self.write(key, name, unit, function, given)
        name, kind = self.made[key]
        if not kind:
            raise CannotSay(f"{function.name}, which asks itself before it is known what it gives")
        text = f"{name}({', '.join(['s', *(x.text for x in given)])})"
        return Value(kind, text) if kind != "v" else Value("v", text)

    def given(self, x: Value, param: str) -> Value:
        """An argument as it is handed over."""
        if x.kind == "#" and x.data is None and param.endswith("=None"):
            return listed("NO_Q")
        plain = self.constants.shown(x)
        if plain.kind in ("i", "q", "F", "E", "R"):
            return plain
        if plain.kind == "p":
            return number(f"{plain.text}[0]")
        if plain.kind == "#" and plain.data is None:
            return number("NONE")
        if plain.kind == "#":
            return listed(self.constants.as_list(plain))
        raise CannotSay(f"an argument that is {x.kind}")

    def write(self, key: Any, name: str, unit: Unit, function: Function, given: list[Value]) -> None:
        body = Body(self, unit, function, given)
        try:
            lines = body.print()
        except CannotSay as gap:
            if not gap.args[1:]:
                gap.args = (*gap.args, f"{unit.system.name}: {function.name}")
            raise
        kind = body.result or "v"
        if function.result == "None":
            kind = "v"
        self.made[key] = (name, kind)
        head = f"static {TYPES[kind]} {name}({', '.join(['S *s', *body.shown_params])})"
        self.prototypes.append(f"{head};")
        remark = function.remark.replace("*/", "* /").replace("\\", "/")
        self.functions.append("\n".join([f"/* {remark} */", f"{head} {{", "    (void)s;", *("    " + x for x in lines), "}"]))

    def invoke(self, target: Any, args: list[Value]) -> Value:
        """A call of whatever the linker put into the table."""
        if target is None:
            raise CannotSay("a call of nothing")
        self.kept.append(target)
        home = self.homes.get(id(target))
        if home is not None:
            made = self.function_of(self.unit(home[0]), home[1])
            if made is None:
                raise CannotSay(f"the function {home[1]}")
            return self.call(made, args)
        found = composed(target)
        if found is None:
            if getattr(target, "__name__", "") == "nothing_else":
                return Value("#", "", None)
            raise CannotSay(f"a call of {target!r}"[:90])
        given = [self.given(x, "") for x in args]
        params = [Value(x.kind, f"p_{i}", x.data) for i, x in enumerate(given)]
        key = (id(target), *((x.kind, id(x.data) if x.kind == "F" and x.data is not None else 0) for x in given))
        if key not in self.made:
            name = f"linked_{len(self.made)}"
            self.made[key] = (name, "")
            lines, kind = print_composed(self, *found, params)
            self.made[key] = (name, kind)
            shown = ", ".join(["S *s", *(f"{TYPES[x.kind]} {x.text}" for x in params)])
            self.prototypes.append(f"static {TYPES[kind]} {name}({shown});")
            used = [f"(void){x.text};" for x in params]
            body = ["    " + x for x in ("(void)s;", *used, *lines)]
            self.functions.append("\n".join([f"static {TYPES[kind]} {name}({shown}) {{", *body, "}"]))
        name, kind = self.made[key]
        if not kind:
            raise CannotSay("a value that asks itself")
        return Value(kind, f"{name}({', '.join(['s', *(x.text for x in given)])})")

    def pointer(self, target: Any, kinds: str, wanted: str, cls: Laid | None = None) -> str:
        """The name of a C function with these arguments (after the state) and this result, for what the linker put into the table."""
        if target is None:
            return "0"
        params = [Value({"x": "E"}.get(k, k), f"a{i}", cls if k == "F" else None) for i, k in enumerate(kinds)]
        out = self.invoke(target, params)
        self.kept.append(target)
        key = ("pointer", id(target), kinds, wanted, id(cls))
        if key not in self.made:
            name = f"asked_{len(self.made)}"
            self.made[key] = (name, wanted)
            types = {"i": "i32", "F": "F", "E": "const i32 *", "q": "Q"}
            shown = ", ".join(["S *s", *(f"{types[x.kind]} {x.text}" for x in params)])
            result = {"i": "int", "q": "Q", "v": "int"}[wanted]
            self.prototypes.append(f"static {result} {name}({shown});")
            if out.kind == "v":
                text = f"{out.text}; return 0;"
            elif wanted == "q":
                text = f"return {self.constants.as_list(out)};"
            elif wanted == "i" and out.kind == "i":
                text = f"i32 got = {out.text}; return got == NONE ? 0 : got;"
            else:
                text = f"return {self.constants.truth(out)};"
            self.functions.append(f"static {result} {name}({shown}) {{ (void)s; {' '.join(f'(void){x.text};' for x in params)} {text} }}")
        return self.made[key][0]

    def part_table(self, paths: tuple[str, ...]) -> tuple[str, str]:
        """Where sentences of these parts lie: the class and its blocks. (Written once all classes are known.)"""
        name = self.parts.setdefault(paths, f"parts_{len(self.parts)}")
        return name, f"{name}_n"
