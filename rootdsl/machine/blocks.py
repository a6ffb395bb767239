"""Blocks of one frame: labels, jumps, and the functions that come out of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rootdsl.machine import code as q
from rootdsl.machine.code import Code
from rootdsl.machine.env import Env
from rootdsl.machine.unit import FrameClass, Function, Unit

EFFECT = re.compile(
    r"\b(place|put_card|relocate|lift|lift_group|lift_all|score|draw|discard|discard_all|throw_away|pay_cards|remove_card|win|move_pieces|spend_pieces|take_random|roll"
    r"|put_unit|turn_units|turn_falling|give_cards|draw_from|move_marker|amend|credit|make_wild|ignore|ignore_for|once_in|go_on|heed|owe|owe_next|take_owed|fix_die|use_once"
    r"|span_over|roll_explosive|counts_until|swap_unit|treat|join_team|resolve_card|start_free|leave_track|m_\w+)\("
    r"|\bs\.(together|busy)\b|(?<!\bo)\.append\("
)
# what may lay another frame on the stack, or has the driver look at what happened in any case
PUSH = re.compile(r"\b(put_unit|put_single|resolve_card|start_free|stack\.append)\(|\bs\.busy = 1$")
JUMP = re.compile(r"(\s*)f\.pc = (\d+)  #")


@dataclass(slots=True)
class Block:
    """One function between two points where the machine may stop; `index` is its program counter."""

    index: int
    name: str
    remark: str
    lines: list[Code] = field(default_factory=list)
    closed: bool = False


class BlockWriter:
    """Collects the blocks of a frame class in the order in which they are opened."""

    def __init__(self, unit: Unit, frame: FrameClass, env: Env, label: str) -> None:
        self.unit, self.frame, self.env, self.label = unit, frame, env, label
        self.blocks: list[Block] = []
        self.named: dict[str, int] = {}
        self.waiting: dict[str, str] = {}
        self.labels = 0
        self.indent = 0
        self.current: Block | None = None
        self.marks: list[tuple[str, str, str]] = []  # part, label where it begins, label behind it

    # ------------------------------------------------------------ labels

    def new_label(self) -> str:
        """A jump target that is not placed yet."""
        self.labels += 1
        return f"<L{self.labels}>"

    def open(self, label: str, what: str, remark: str) -> None:
        """Place a label: what follows is a block of its own."""
        if self.current is not None and not self.current.closed:
            if not self.current.lines:
                self.named[label] = self.current.index
                return
            self.goto(label)
        name = self.unit.fresh(f"{self.label}_{what}" if what else self.label)
        block = Block(len(self.blocks), name, remark)
        self.blocks.append(block)
        self.named[label] = block.index
        self.current = block

    # ------------------------------------------------------------ exceptions

    def overridden(self, path: str, after: str, depth: str = q.DEPTH) -> None:
        """Here an exception to a part may run in its place, and the frame goes on at `after`.

        One that is declined comes back to this block, so it begins anew: without an answer to read, or anything done.
        """
        assert self.current is not None
        taken = self.unit.part(path)
        if any(EFFECT.search(x) or "s.pick" in x or "s.result" in x for x in self.current.lines):
            self.open(self.new_label(), "begins", self.current.remark)
        self.line(q.when(q.all_of([taken, q.call("override", "t", "s", "f", taken, after, depth, self.current.index)])))
        self.line(q.result(True).at(1))

    # ------------------------------------------------------------ lines

    def line(self, text: Code) -> None:
        assert self.current is not None
        if not self.current.closed:
            self.current.lines.append(text.at(self.indent + text.depth))

    def goto(self, label: str) -> None:
        """Jump and let the driver go on."""
        self.line(q.goto(label))
        self.line(q.result(True))
        if self.indent == 0 and self.current is not None:
            self.current.closed = True

    def close(self, text: Code) -> None:
        """The last line of a block."""
        self.line(text)
        if self.indent == 0 and self.current is not None:
            self.current.closed = True

    # ------------------------------------------------------------ finished functions

    def finish(self) -> None:
        for block in self.blocks:
            lines = self.falls_through(block, [self.resolve(x) for x in block.lines])
            text = "\n".join(lines)
            head: list[Code] = []
            if re.search(r"\bu\b", text) and self.env.u == "u":
                head.append(q.above())
            self.unit.functions.append(Function(block.name, ["t", "s", "f"], [*head, *(lines or [q.result(True)])], block.remark))
        self.frame.blocks = [b.name for b in self.blocks]
        self.frame.parts = {path: (self.named[a], self.named[b]) for path, a, b in self.marks}

    def falls_through(self, block: Block, lines: list[Code]) -> list[Code]:
        """A block goes on to a later one directly instead of through the driver, unless others must hear first of what it changed.

        Where a part begins or ends the driver is always asked: there the program counter is looked at.
        """
        parts = [(self.named[begin], self.named[end]) for _, begin, end in self.marks]
        out: list[Code] = []
        changed = inside = False                    # by the lines before; by those of the branch in which we are
        pushed = above = False                      # the same for what only the driver can go on from
        for i, line in enumerate(lines):
            if not line.startswith(" "):
                inside, above = changed, pushed
            inside = inside or bool(EFFECT.search(line))
            above = above or bool(PUSH.search(line))
            jump = JUMP.match(out[-1]) if out and line.strip() == "return True" else None
            target = int(jump.group(2)) if jump and not above else -1
            crosses = any(target in part or (part[0] <= block.index < part[1]) != (part[0] <= target < part[1]) for part in parts)
            if jump and target > block.index and not crosses:
                on = q.call(self.blocks[target].name, "t", "s", "f")
                out[-1:] = [out[-1]] if inside else []
                out.append(q.result(q.any_of(["s.busy", on]) if inside else on).at(line.depth))
            else:
                out.append(line)
            last = i + 1 == len(lines) or not lines[i + 1].startswith(" ")
            if last and not line.startswith("    return "):      # what a branch does that comes back is done for what follows
                changed, pushed = changed or inside, pushed or above
        return out

    def resolve(self, line: Code) -> Code:
        """Labels become program counters; a jump names its target in a remark."""
        if line.kind == "goto":
            index = self.named[line.args[0]]
            return q.goto(index, self.blocks[index].name).at(line.depth)
        return q.changed(line, lambda x: q.piece(self.named[x]) if x.kind == "label" else None)
