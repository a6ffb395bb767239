"""Recovery: find every faulty line of a file in one run, exactly, and mend the stream around it.

Lines are fed one by one to the recogniser. A line that does not fit is reported once, and a
stand-in of the same shape takes its place, so that the lines under and after it are judged as
if it had been right. Nothing is parsed twice, and no line gets two messages.
"""

from __future__ import annotations

from dataclasses import dataclass

from lark import Lark, Token

from rootdsl.messages.message import Report
from rootdsl.syntax.faults import Fault, explain_empty, explain_indent, explain_line, meant_kinds
from rootdsl.syntax.rows import Row, cut
from rootdsl.syntax.tables import END, Stack, Tables

# What an empty block is filled with, so that the lines after it can be judged.
FILLERS = (["WORD", "_NL"], ["WORD", "_NL", "WORD", "_NL"], ["THEN_L", "WORD", "_NL"])
# Lines that mean something only under the line that has gone wrong above them.
DEPENDENT = frozenset({"TO_L", "OR_L", "GIVEN_L", "THEN_L", "AND_L", "OTHERWISE_L", "OTHERWISE_IF_L", "IF_NOT_FULLY_L", "OR_WHEN_L"})


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that recovery knows before a row."""

    index: int
    stack: Stack
    levels: list[bool]
    length: int
    last: Row | None
    orphans: int


class Recovery:
    """One run over the rows of one file."""

    def __init__(self, tables: Tables, faulty: set[int], report: Report) -> None:
        self.tables = tables
        self.faulty = faulty
        self.report = report
        self.stack: Stack = tables.start()
        self.levels: list[bool] = []      # for each open indent: was it fed, or dropped
        self.out: list[Token] = []
        self.broken: set[int] = set()
        self.last: Row | None = None
        self.orphans = 0                  # open levels whose head could not be mended
        self.before: dict[int, Snapshot] = {}   # by line number: the state before the line
        self.meant: dict[int, list[str]] = {}   # lines whose keyword turned out to be misspelt further down

    def run(self, rows: list[Row]) -> tuple[list[Token], set[int]]:
        index = 0
        while index < len(rows):
            row = rows[index]
            self.before[row.number] = Snapshot(index, list(self.stack), list(self.levels), len(self.out), self.last, self.orphans)
            self.lead(row)
            back = self.row(row, rows[index + 1] if index + 1 < len(rows) else None) if row.words else None
            if back is not None:
                index = self.rewind(back)
                continue
            self.last = row if row.words else self.last
            index += 1
        while self.levels:
            self.close(Token("_DEDENT", ""))
        if not self.tables.fits(self.stack, END):
            self.fill_empty(None)
        return self.out, self.broken

    def rewind(self, line: int) -> int:
        """Back to the state before a line, to read it as it was meant."""
        then = self.before[line]
        self.stack, self.levels, self.last, self.orphans = list(then.stack), list(then.levels), then.last, then.orphans
        del self.out[then.length :]
        return then.index

    # ------------------------------------------------------------ feeding

    def take(self, token: Token) -> None:
        self.tables.feed(self.stack, token.type)
        self.out.append(token)

    def put(self, kinds: list[str], at: Token) -> None:
        for kind in kinds:
            self.take(Token(kind, "", at.start_pos, at.line, at.column))

    def say(self, fault: Fault | None, *lines: int) -> None:
        """Report, unless one of these lines has a message already."""
        if fault is None:
            return
        line = fault.token.line or 0
        if not ({line, *lines} & (self.faulty | self.broken)):
            self.report.error(fault.code, fault.token, **fault.fields)
        self.broken.add(line)

    # ------------------------------------------------------------ layout

    def lead(self, row: Row) -> None:
        for token in row.lead:
            if token.type == "_DEDENT":
                if self.levels:
                    self.close(token)
            elif self.tables.fits(self.stack, "_INDENT"):
                self.levels.append(True)
                self.take(token)
            else:
                if not self.orphans and self.last is not None and row.words:
                    self.say(explain_indent(self.last, row), self.last.number)
                self.levels.append(False)
                self.orphans += 1
        if not row.words:
            return
        if not any(token.type == "_INDENT" for token in row.lead):
            self.fill_empty(row)

    def close(self, token: Token) -> None:
        self.fill_empty(None)
        if self.levels.pop():
            if not self.tables.fits(self.stack, "_DEDENT"):  # such as `choose one` with a single line
                at = self.last.first if self.last else token
                head = self.last.above if self.last else None
                if head is not None:
                    self.say(explain_empty(head, few=True))
                for filler in FILLERS:
                    if self.tables.fits(self.stack, *filler, "_DEDENT"):
                        self.put(filler, at)
                        break
            self.take(token)
        else:
            self.orphans -= 1

    def fill_empty(self, row: Row | None) -> None:
        """A line that had to have deeper lines has none: say so, and give it some."""
        if self.last is None or not self.tables.fits(self.stack, "_INDENT"):
            return
        kind = row.first.type if row else "_DEDENT" if any(self.levels) else END
        if self.tables.fits(self.stack, kind) or self.tables.accepted(self.stack) - {"_INDENT", "OR_WHEN_L"}:
            return
        self.say(explain_empty(self.last), *([row.number] if row else []))
        for filler in FILLERS:
            if self.tables.fits(self.stack, "_INDENT", *filler, "_DEDENT"):
                self.put(["_INDENT", *filler, "_DEDENT"], self.last.first)
                return

    # ------------------------------------------------------------ a line

    def row(self, row: Row, following: Row | None) -> int | None:
        """Take a line. The number of an earlier line comes back if that one is to blame and must be read again."""
        if row.number in self.meant:
            self.put(self.meant[row.number], row.first)
            return None
        stack = list(self.stack)
        for place, kind in enumerate([*row.kinds, "_NL"]):
            before = list(stack)
            if not self.tables.feed(stack, kind):
                return self.mend(row, place, before, following)
        self.out.extend(row.words)
        if row.end is not None:
            self.out.append(row.end)
        self.stack = stack
        return None

    def mend(self, row: Row, place: int, stack: Stack, following: Row | None) -> int | None:
        """Report the line and put a stand-in for it."""
        silent = row.first.type in DEPENDENT and (self.orphans or self._near_broken(row))
        stand_ins = self._stand_ins(row)
        if not silent and row.number not in self.faulty:
            fault = explain_line(row, place, stack, self.stack, self.tables)
            blamed = self._blamed(fault, row)
            self.say(fault)
            if blamed is not None:
                kinds = meant_kinds(blamed, fault.fields["near"])
                if blamed is row:
                    stand_ins.insert(0, kinds)
                elif blamed.number not in self.meant and self._fits_before(blamed, kinds):
                    self.meant[blamed.number] = kinds
                    return blamed.number
        self.broken.add(row.number)
        nexts = self._next_kinds(following)
        for kinds in [*stand_ins, ["WORD", "_NL"]]:
            after = self.tables.after(self.stack, kinds)
            if after is not None and (not nexts or self.tables.fits(after, *nexts)):
                self.put(kinds, row.first)
                return None
        if self.tables.fits(self.stack, "WORD", "_NL"):
            self.put(["WORD", "_NL"], row.first)
        return None

    def _fits_before(self, row: Row, kinds: list[str]) -> bool:
        return self.tables.fits(self.before[row.number].stack, *(token.type for token in row.lead), *kinds)

    @staticmethod
    def _blamed(fault: Fault, row: Row) -> Row | None:
        """The row whose misspelt keyword is at fault."""
        if fault.code != "E0203":
            return None
        return next((near for near in (row, row.before, row.above) if near is not None and near.first is fault.token), None)

    def _near_broken(self, row: Row) -> bool:
        return any(near is not None and near.number in self.broken | self.faulty for near in (row.before, row.above))

    @staticmethod
    def _next_kinds(following: Row | None) -> list[str]:
        if following is None:
            return []
        kinds = [token.type for token in following.lead]
        return [*kinds, following.first.type] if following.words else kinds

    @staticmethod
    def _stand_ins(row: Row) -> list[list[str]]:
        first = row.first.type
        same = [
            [first, "WORD", "_NL"],
            [first, "_NL"],
            [first, "WORD", "STRING", "_NL"],
            [first, "STRING", "_NL"],
            [first, "_COLON", "WORD", "_NL"],
            [first, "WORD", "_COLON", "WORD", "_NL"],
        ]
        if row.deeper:
            same = same[:4]
        asked = [["CHOOSE_ONE", "_NL"]] if "CHOOSE_ONE" in row.kinds else []
        plain = [["WORD", "_NL"], ["OR_L", "WORD", "_NL"], ["THEN_L", "WORD", "_NL"], ["TO_L", "WORD", "_NL"], ["IF_L", "WORD", "_NL"]]
        return asked + same + plain + [["FULLY_L", "_NL"], ["EXAMPLE_L", "STRING", "_NL"]]


def recover(stream: list[Token], faulty: set[int], parser: Lark, report: Report) -> tuple[list[Token], set[int]]:
    """Report all that is wrong with `stream`; give back a stream that parses, and the numbers of the lines that were replaced."""
    return Recovery(Tables(parser), faulty, report).run(cut(stream))
