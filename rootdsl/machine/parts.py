"""Steps, rules, windows and phases: named points that others hook, replace or reorder."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds
from rootdsl.machine.core import Core
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.model import stmt as s


class Parts(Core):
    """Steps, rules, windows and phases: named points that others hook, replace or reorder."""

    def do_part(self, x: s.Part, rest: Sequence[s.Base], verified: bool) -> None:
        after = self.new_label()
        path, title = self.path, self.title
        self.path, self.title = x.path, x.title or title
        name = x.path.rpartition(".")[2]
        if x.kind == "phase":
            self.phase_part(x)
            self.path, self.title = path, title
            return
        if x.kind == "step" and self.indent == 0 and (self.phase or self.setup or self.repeated):
            begin, after = self.part_labels(x.path)
            self.open(begin, f"{name}_begins", self.unit.remark(x.path, x.at, f"{x.kind} {name}"))
            self.marks.append((x.path, begin, after))
        if x.kind == "step" and self.phase:
            here = self.new_label()
            self.line(q.when(q.index("t.free", self.phase_index())))
            self.indent += 1
            self.line(q.result(q.call("open_point", "t", "s", "f", self.phase_index(), here)))
            self.indent -= 1
            self.open(here, name, self.unit.remark(x.path, x.at, f"{x.kind} {name}"))
        swap = next((y for y in self.swaps if x.path in (y.first, y.second)), None)
        if swap is not None and x.path == swap.second:
            self.early(swap, x)
        if x.kind == "window":
            self.body(x.body, verified)       # what is written in the window itself comes first
            self.hook(x.path, x)
            self.path, self.title = path, title
            return
        if x.guards:
            self.line(q.unless(q.all_of(conds.cond(g, self.env) for g in x.guards)))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        if x.kind == "step":
            self.hook(x.path + ":start", x)
        self.overridden(x.path, after, self.depth())
        before = set(self.unsure)
        self.body(x.body, verified and not x.guards)
        if x.guards:
            self.unsure = before | self.bound_in(x.body)
        if x.kind == "step":
            self.hook(x.path + ":end", x)
        self.open(after, f"after_{name}", self.note(x))
        if swap is not None:
            self.back(swap, x)
        self.path, self.title = path, title

    def part_labels(self, path: str) -> tuple[str, str]:
        """Labels at the beginning of a step and behind it."""
        if path not in self.parts_at:
            self.parts_at[path] = (self.new_label(), self.new_label())
        return self.parts_at[path]

    def early(self, swap: s.ComesBefore, x: s.Part) -> None:
        """The later step comes first while the rule lives: jump to it once."""
        swapped = self.slot("swapped", "zero")
        test = q.all_of([q.op(swapped, "==", "0"), *self.swap_tests(swap)])
        self.line(q.when(test))
        self.line(q.assign(swapped, "1").at(1))
        self.indent += 1
        self.goto(self.part_labels(swap.first)[0])
        self.indent -= 1

    def back(self, swap: s.ComesBefore, x: s.Part) -> None:
        swapped = self.slot("swapped", "zero")
        state, target = ("1", self.part_labels(swap.second)[0]) if x.path == swap.first else ("2", self.part_labels(swap.first)[1])
        self.line(q.when(q.op(swapped, "==", state)))
        self.line(q.assign(swapped, int(state) + 1).at(1))
        self.indent += 1
        self.goto(target)
        self.indent -= 1

    def swap_tests(self, swap: s.ComesBefore) -> list[q.Code]:
        return self.mode_tests.get(swap.mode, [])

    def orderer(self) -> str:
        return self.env.holder()

    def hook(self, point: str, x: s.Base) -> None:
        """Run the hooks of a point, if any are linked."""
        attr = self.unit.point(point)
        after = self.new_label()
        self.line(q.when(q.op(attr, ">=", "0")))
        self.line(q.result(q.call("open_window", "t", "s", "f", attr, after, self.orderer())).at(1))
        self.open(after, point.rpartition(".")[2].replace(":", "_") + "_done", self.note(x))

    def phase_part(self, x: s.Part) -> None:
        """A phase: its start hooks, what the seats do in it, its end hooks."""
        name = x.path.rpartition(".")[2]
        each = "each" in x.data
        if each:
            order = self.temp("order", "list")
            again, after = self.new_label(), self.new_label()
            field = x.data.get("field")
            key = f"t.by_{ident(field.name)}" if isinstance(field, e.SiteRef) else "t.seats"
            self.line(q.assign(order, q.call("list", key)))
            self.open(again, name, self.note(x))
            self.line(q.when(q.no(order)))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
            self.call_phase(name, q.call(q.attr(order, "pop"), "0"), again, x)
            self.open(after, f"after_{name}", self.note(x))
            return
        after = self.new_label()
        ended = self.new_label()
        begin = self.new_label()
        self.open(begin, f"{name}_begins", self.note(x))
        self.marks.append((x.path, begin, after))
        self.hook(x.path + ":start", x)
        self.call_phase(name, self.env.holder(), ended, x)
        self.open(ended, f"{name}_over", self.note(x))
        self.hook(x.path + ":end", x)
        self.open(after, f"after_{name}", self.note(x))

    def call_phase(self, name: str, who: str, then: str, x: s.Base) -> None:
        self.line(q.goto(then))
        self.line(q.assign("g", q.index(f"t.phases_{ident(name)}", q.named("me", who))))
        self.line(q.when(q.op("g", "is not", "None")))
        self.line(q.call("s.stack.append", q.call("g", "me")).at(1))
        self.close(q.result(True))
