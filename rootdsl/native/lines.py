"""Lines of lowered code as C statements: one function."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rootdsl.machine.code import Code
from rootdsl.machine.unit import Function
from rootdsl.native.special import Special
from rootdsl.native.value import Absent, CannotSay, Value, known, listed, number

TYPES = {"i": "i32", "q": "Q", "F": "F", "E": "const i32 *", "R": "Ready", "v": "void"}
FIRST = {"i": "0", "q": "EMPTY_Q", "F": "0", "R": "{0}"}


@dataclass(slots=True)
class Branch:
    """A line with the lines below it; for `if` also what follows as `elif` and `else`."""

    line: Code
    body: list[Branch] = field(default_factory=list)


def nested(lines: list[Code]) -> list[Branch]:
    """Lines by their depth as a tree."""
    out: list[Branch] = []
    stack: list[tuple[int, list[Branch]]] = [(0, out)]
    for line in lines:
        while stack[-1][0] > line.depth:
            stack.pop()
        node = Branch(line)
        stack[-1][1].append(node)
        stack.append((line.depth + 1, node.body))
    return out


class Body(Special):
    """One function of the rules on its way to C."""

    def __init__(self, maker: Any, unit: Any, function: Function, given: list[Value]) -> None:
        self.maker, self.unit, self.function = maker, unit, function
        self.names: dict[str, Value] = {}
        self.locals: dict[str, str] = {}
        self.fresh_names = 0
        self.result = ""            # the kind of what is returned, once one return was met
        self.shown_params: list[str] = []
        for param, value in zip([p for p in function.params if p not in ("t", "s")], given, strict=True):
            name = param.partition("=")[0]
            text = f"p_{name}"
            self.names[name] = Value(value.kind, text, value.data, ("param",) if value.kind == "q" else value.place)
            self.shown_params.append(f"{TYPES[value.kind]} {text}")

    def local(self, name: str, kind: str) -> str:
        text = f"v_{name}"
        if self.locals.setdefault(text, kind) != kind:
            text = f"v_{name}_{kind}"
            self.locals[text] = kind
        return text

    def print(self) -> list[str]:
        """The lines of the function between its braces."""
        lines = self.block(nested([x for x in self.function.lines if isinstance(x, Code)]))
        decls = [f"{TYPES[kind]} {name} = {FIRST[kind]}; (void){name};" for name, kind in self.locals.items()]
        used = [f"(void){x.rpartition(' ')[2].lstrip('*')};" for x in self.shown_params]
        end = {"i": "return NONE;", "q": "return NO_Q;", "R": "return (Ready){0};"}.get(self.result, "return;")
        return [*used, *decls, *lines, end]

    # ------------------------------------------------------------ blocks

    def block(self, nodes: list[Branch]) -> list[str]:
        out: list[str] = []
        i = 0
        while i < len(nodes):
            kind = nodes[i].line.kind
            if kind == "when":
                chain = [nodes[i]]
                while i + 1 < len(nodes) and nodes[i + 1].line.kind in ("orwhen", "otherwise"):
                    i += 1
                    chain.append(nodes[i])
                out += self.branches(chain)
            elif kind == "loop":
                out += self.loop(nodes[i])
            else:
                out += self.line(nodes[i].line)
            i += 1
        return out

    def branches(self, chain: list[Branch]) -> list[str]:
        """`if`, `elif`, `else`; what is known now falls away."""
        out: list[str] = []
        word = "if"
        for node in chain:
            if node.line.kind == "otherwise":
                asked = known(True)
            else:
                try:
                    asked = self.value(node.line.args[0])
                except Absent:
                    asked = number("absent()")
            if asked.kind == "#" and not asked.data:
                continue
            inner = ["    " + x for x in self.block(node.body)]
            if asked.kind == "#":
                out += (["else {", *inner, "}"] if out else ["{", *inner, "}"])
                break
            out += [f"{word} ({self.maker.constants.truth(asked)}) {{", *inner, "}"]
            word = "else if"
        return out

    def loop(self, node: Branch) -> list[str]:
        target, over = node.line.args
        name = str(target)
        all_, i = self.fresh("all"), self.fresh("i")
        try:
            members = self.over(over)
        except Absent:
            return ["absent();"]
        head = f"{{ Q {all_} = {members}; for (int {i} = 0; {i} < {all_}.n; {i}++) {{"
        it = f"{all_}.v[{i} * {all_}.w]"
        if "." in name:
            place = self.value(target)
            first = [f"    {place.text} = {it};"]
        else:
            local = self.local(name, "i")
            self.names[name] = number(local)
            first = [f"    {local} = {it};"]
        return [head, *first, *("    " + x for x in self.block(node.body)), "} }"]

    # ------------------------------------------------------------ single lines

    def line(self, x: Code) -> list[str]:
        try:
            return self.said(x)
        except Absent:
            if x.kind == "assign" and x.args[0].kind == "name" and "." not in x.args[0]:
                self.names[str(x.args[0])] = Value("absent")
            return ["absent();"]

    def said(self, x: Code) -> list[str]:
        kind, args = x.kind, x.args
        if kind == "said":
            return self.line(args[0])
        if kind == "pass":
            return []
        if kind == "goto":
            return [f"p_f[F_PC] = {args[0]};"]
        if kind == "forgotten":
            return [f"{self.local(args[0] + '_asked', 'i')} = 0;"]
        if kind == "return":
            return [self.back(args)]
        if kind == "assign":
            return self.assign(*args)
        if kind == "change":
            return self.change(*args)
        if kind == "call":
            out = self.value(x)
            return [f"{out.text};"] if out.text else []
        raise CannotSay(f"a line of the kind {kind}")

    def back(self, args: tuple[Code, ...]) -> str:
        if not args:
            self.result = self.result or "v"
            return "return;"
        out = self.value(args[0])
        if out.kind == "v":
            self.result = self.result or "v"
            return f"{{ {out.text}; return; }}"
        constants = self.maker.constants
        if out.kind == "#" and out.data is None:
            wanted = self.result or self.maker.expected(self.function)
            self.result = wanted
            return f"return {'NO_Q' if wanted == 'q' else 'NONE'};"
        if out.kind == "R":
            self.result = "R"
            return f"return {out.text};"
        plain = constants.shown(out)
        if plain.kind == "q" or (out.kind == "#" and not isinstance(out.data, int)):
            if self.result == "i":
                raise CannotSay("a function that gives a number or a list")
            self.result = "q"
            return f"return {constants.as_list(plain)};"
        self.result = self.result or "i"
        if self.result == "q":
            raise CannotSay("a function that gives a list or a number")
        text = constants.truth(out) if self.function.result == "bool" else constants.as_number(out)
        return f"return {text};"

    def assign(self, target: Code, value: Code) -> list[str]:
        if target.kind == "names":
            return self.several(target, value)
        if target.kind == "listed":
            return self.owed(target, value)
        constants = self.maker.constants
        if target.kind == "name" and "." not in target:
            return self.assign_local(str(target), value)
        place = self.value(target)
        if place.kind == "q":
            text = constants.as_list(self.value(value))
            if place.place[0] == "result":
                return [f"set_result(s, {text});"]
            return [f"set_list({place.place[1]}, {place.place[2]}, {text});"]
        if place.kind == "line" and value.kind == "op" and value.args[1] == "*":
            first = value.args[0].args[0]
            return [f"for (int i = 0; i < {place.data}; i++) s->rec[{place.text} + i] = {self.number(first)};"]
        if place.kind == "i" and place.place:
            return [f"{place.text} = {self.number(value)};"]
        raise CannotSay(f"giving something to {place.kind}")

    def assign_local(self, name: str, value: Code) -> list[str]:
        out = self.value(value)
        if name in self.names and self.names[name].place == ("param",) or (name in self.names and self.names[name].text == f"p_{name}"):
            kept = self.names[name]
            text = self.maker.constants.as_list(out) if kept.kind == "q" else self.maker.constants.as_number(out)
            return [f"{kept.text} = {text};"]
        if out.kind == "F":
            local = self.local(name if out.data is None else f"{name}_{out.data.index}", "F")
            self.names[name] = Value("F", local, out.data)
            return [f"{local} = {out.text};"]
        if out.kind == "R":
            local = self.local(name, "R")
            self.names[name] = Value("R", local)
            return [f"{local} = {out.text};"]
        classes = out.kind in ("#", "?") and (
            isinstance(out.data, type) or (out.kind == "?" and any(isinstance(y, type) for y in out.data)))
        if classes:
            found = out.data if out.kind == "?" else [out.data]
            table = self.maker.constants.numbers([-1 if y is None else self.maker.class_of(y).index for y in found])
            local = self.local(name, "i")
            self.names[name] = Value("C", local)
            where = f"ix({out.text}, {len(found)})" if out.kind == "?" else "0"
            return [f"{local} = {table}[{where}];"]
        if out.kind == "#" and out.data is None:
            self.names[name] = listed(self.local(name, "q"), "local", name)       # what is not known yet is a list here
            return [f"{self.names[name].text} = NO_Q;"]
        plain = self.maker.constants.shown(out)
        if plain.kind == "q" or (out.kind == "#" and not isinstance(out.data, int)):
            local = self.local(name, "q")
            self.names[name] = listed(local, "local", name)
            text = self.maker.constants.as_list(plain)
            return [f"{local} = {text};"]
        local = self.local(name, "i")
        self.names[name] = number(local)
        return [f"{local} = {self.maker.constants.as_number(plain)};"]

    def several(self, target: Code, value: Code) -> list[str]:
        """Two names at once: the two parts of a value, or two values."""
        if value.kind == "names":
            texts = [self.number(x) for x in value.args]
            out = []
            for name, text in zip(target.args, texts, strict=True):
                local = self.local(str(name), "i")
                self.names[str(name)] = number(local)
                out.append(f"{local} = {text};")
            return out
        if value.kind == "call" and value.args[0] == "with_others":
            where, units = (str(x) for x in target.args)
            a, b = self.local(where, "i"), self.local(units, "q")
            self.names[where], self.names[units] = number(a), listed(b, "local", units)
            rows, others = value.args[3:]
            return [f"{a} = with_others(s, {self.list_(rows)}, {self.list_(others)}, &{b});"]
        raise CannotSay("several names at once")

    def owed(self, target: Code, value: Code) -> list[str]:
        """The names of what was owed, each by its kind."""
        local = self.local("owed", "q")
        out = [f"{local} = {self.value(value).text};"]
        for x in target.args:
            place = self.value(x)
            if place.kind == "q":
                out.append(f"set_list({place.place[1]}, {place.place[2]}, owed_list(&{local}));")
            else:
                out.append(f"{place.text} = owed_number(&{local});")
        return out

    def change(self, target: Code, sign: str, value: Code) -> list[str]:
        if target.kind == "name" and str(target) in self.names and self.names[str(target)].kind == "q":
            return [f"q_extend(&{self.names[str(target)].text}, {self.list_(value)});"]
        place = self.value(target)
        if place.kind != "i":
            raise CannotSay(f"changing {place.kind}")
        return [f"{place.text} {sign} {self.number(value)};"]


