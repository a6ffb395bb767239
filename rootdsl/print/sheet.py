"""The sheet of a seat: a front with what is done in a turn and a back with the set-up, each a page across."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rootdsl.atlas.style import mix
from rootdsl.print.canvas import MM, POINT, Canvas, Paragraph
from rootdsl.print.content import Board, Point, Row, Sheet
from rootdsl.print.ink import INK, PAPER, deep, on, pale
from rootdsl.print.lettering import Span, width, wrap
from rootdsl.print.speech import Speech

WIDE, HIGH = 297 * MM, 210 * MM
EDGE = 8 * MM
GAP = 5 * MM
BAND = 20 * MM
LARGE, SMALL, LEAST = 9.5 * POINT, 7.4 * POINT, 6.2 * POINT  # text: at best, the whole of it at least, at least
FLOORS = [SMALL, SMALL, LEAST + POINT / 4, LEAST + POINT / 4, LEAST, LEAST]  # how small each of them is set
SHORT = 150  # signs of a sentence with what it opens, in a short telling
SPACE = 9.4 * MM  # side of a space of a track
GREY = "#5f564c"
DETAIL = (99, 2, 1, 0, -1, -2)  # levels of sentences; the first sentence of each rule; of the outer rules; titles alone


class SheetPages:
    """Draws the pages of one seat."""

    def __init__(self, sheet: Sheet, speech: Speech) -> None:
        self.sheet, self.say = sheet, speech
        self.ink = deep(sheet.colour)
        self.tint = pale(sheet.colour, 0.9)
        self.rim = mix(self.ink, PAPER, 0.45)

    def canvas(self, page: str) -> Canvas:
        return Canvas(WIDE, HIGH, f"{self.sheet.title}: {page}", self.say.language, f"{self.sheet.name}, {page} ({self.say.language})")

    # ---------------------------------------------------------------- front

    def front(self) -> Canvas:
        c = self.canvas(self.say("front"))
        self.band(c, BAND)
        top = BAND + GAP
        high = HIGH - EDGE - top
        sheet = self.sheet
        mine, turn = sum(map(amount, sheet.abilities)), sum(map(amount, sheet.phases))
        left = (WIDE - 2 * EDGE - GAP) * min(max(mine**0.7 / max(mine**0.7 + turn**0.7, 1), 0.24), 0.42)
        wanted = max((self.measure(x)[0] for x in sheet.boards), default=0.0)
        stack = sum(self.measure(x)[1] for x in sheet.boards) + GAP * len(sheet.boards)
        beside = bool(sheet.boards and sheet.phases) and wanted < WIDE * 0.4 and stack < high * (0.66 if sheet.abilities else 1)
        below = 0.0 if beside else self.boards_height()
        if beside:
            left = max(left, wanted)
            y = HIGH - EDGE - stack + GAP
            for board in sheet.boards:
                tall = self.measure(board)[1]
                self.board(c, board, EDGE, y, left, tall)
                y += tall + GAP
        elif below:
            high -= below + GAP
            self.draw_boards(c, HIGH - EDGE - below)
        if not sheet.phases:
            self.panel(c, self.say("abilities"), sheet.abilities, EDGE, top, WIDE - 2 * EDGE, high, 3)
            return c
        if sheet.abilities:
            columns = 2 if left > 105 * MM else 1
            self.panel(c, self.say("abilities"), sheet.abilities, EDGE, top, left, high - (stack if beside else 0), columns)
        x = EDGE + (left + GAP if sheet.abilities or beside else 0)
        self.turn(c, x, top, WIDE - EDGE - x, high)
        return c

    def band(self, c: Canvas, high: float) -> None:
        """The head of a page: title, kind and fields on the colour of the seat."""
        base = self.sheet.colour or self.ink
        ground = self.ink if on(base) == "#ffffff" else base
        text = on(ground)
        c.rect(0, 0, WIDE, HIGH, PAPER)
        c.rect(0, 0, WIDE, high, ground)
        x = WIDE - EDGE
        for label, value in reversed(self.sheet.fields):
            wide = max(width(value, high * 0.42, "bold"), width(label, 7.5 * POINT)) + 4 * MM
            wide = min(wide, WIDE * 0.2)
            x -= wide
            c.rect(x, high * 0.16, wide, high * 0.68, PAPER, "none", round=6)
            c.label(x + wide / 2, high * 0.36, label, wide - 2 * MM, 7.5 * POINT, "regular", GREY, "middle")
            c.label(x + wide / 2, high * 0.73, value, wide - 2 * MM, high * 0.4, "bold", self.ink, "middle")
            x -= 2 * MM
        c.label(EDGE, high * 0.68, self.sheet.title, x - EDGE - 3 * MM, high * 0.56, "bold", text, least=9 * POINT)

    def panel(
        self,
        c: Canvas,
        title: str,
        points: Sequence[Point],
        x: float,
        y: float,
        w: float,
        h: float,
        columns: int = 1,
        fill: str = "",
        largest: float = LARGE,
    ) -> None:
        """A frame with a heading and titled rules in it."""
        c.rect(x, y, w, h, fill or self.tint, "none", round=8)
        c.label(x + 3 * MM, y + 5.6 * MM, title, w - 6 * MM, 12 * POINT, "bold", self.ink)
        c.line(x + 3 * MM, y + 7.4 * MM, x + w - 3 * MM, y + 7.4 * MM, self.rim, 1.2)
        self.told(c, title, points, x + 3 * MM, y + 8.6 * MM, w - 6 * MM, h - 10.4 * MM, columns, largest)

    def told(
        self,
        c: Canvas,
        frame: str,
        points: Sequence[Point],
        x: float,
        y: float,
        w: float,
        h: float,
        columns: int = 1,
        largest: float = LARGE,
    ) -> float:
        tellings = [list(telling(points, detail, self.ink)) for detail in DETAIL]
        return c.flow(frame, tellings, x, y, w, h, largest, FLOORS, columns, 5 * MM)

    def turn(self, c: Canvas, x: float, y: float, w: float, h: float) -> None:
        """The phases side by side, as wide as what they say needs."""
        phases = self.sheet.phases
        amounts = [max(sum(amount(p) for p in [phase]), 1.0) ** 0.6 for phase in phases]
        least = w / len(phases) * 0.5
        free = w - GAP * (len(phases) - 1) - least * len(phases)
        for n, (phase, share) in enumerate(zip(phases, amounts)):
            wide = least + free * share / sum(amounts)
            c.rect(x, y, wide, h, "none", self.rim, 1.4, 8)
            c.path(
                f"M{x + 0.7} {y + 9.4 * MM}v{-(9.4 * MM - 8)}q0 -7.3 7.3 -7.3h{wide - 16}q7.3 0 7.3 7.3v{9.4 * MM - 8}z",
                "none",
                0,
                "",
                self.ink,
            )
            c.label(x + 3.4 * MM, y + 6.6 * MM, phase.title, wide - 18 * MM, 13 * POINT, "bold", PAPER)
            c.label(x + wide - 3 * MM, y + 6.4 * MM, str(n + 1), 10 * MM, 11 * POINT, "bold", PAPER, "end")
            columns = 2 if wide > 150 * MM else 1
            self.told(c, phase.title, lead_and_points(phase), x + 3 * MM, y + 11 * MM, wide - 6 * MM, h - 12.6 * MM, columns)
            x += wide + GAP

    # ---------------------------------------------------------------- boards

    def draw_boards(self, c: Canvas, y: float) -> None:
        for row in self.shelves():
            high = max(x.high for x in row)
            spare = WIDE - 2 * EDGE - sum(x.wide for x in row) - GAP * (len(row) - 1)
            grow = [x for x in row if x.board.kind in ("box", "pile") and not x.board.rows] or row
            x = EDGE
            for cell in row:
                wide = cell.wide + (spare / len(grow) if cell in grow else 0)
                self.board(c, cell.board, x, y, wide, high)
                x += wide + GAP
            y += high + GAP

    def shelves(self) -> list[list[Cell]]:
        """Boards in rows: as many side by side as there is room for."""
        cells = [Cell(x, *self.measure(x)) for x in self.sheet.boards]
        cells.sort(key=lambda x: (-(x.high > 25 * MM), x.board.kind == "pile"))
        rows: list[list[Cell]] = []
        for cell in cells:
            fits = next((r for r in rows if sum(x.wide + GAP for x in r) + cell.wide <= WIDE - 2 * EDGE), None)
            if fits is None:
                rows.append([cell])
            else:
                fits.append(cell)
        return rows

    def boards_height(self) -> float:
        rows = self.shelves()
        return sum(max(x.high for x in r) for r in rows) + GAP * (len(rows) - 1) if rows else 0.0

    def measure(self, board: Board) -> tuple[float, float]:
        """Width and height that a board needs."""
        head = min(max(width(board.title, 10 * POINT, "bold") + 6 * MM, 34 * MM), 46 * MM)
        if board.kind == "relation":
            columns = len(board.states) + len(board.columns)
            return max(head, (22 + 21 * columns) * MM), (9 + 9.5 + 4.2 * len(board.rows[0].numbers) + 2) * MM
        if board.rows:
            spaces = max(x.spaces for x in board.rows)
            start = any(x.start for x in board.rows)
            wide = self.label_width(board) + (spaces + start) * (SPACE + 1 * MM) + 6 * MM
            high = 8 * MM + sum(self.row_height(x) for x in board.rows) + 4.2 * MM * len(board.common) + 2 * MM
            return max(head, wide), high
        if board.columns:
            return max(head, 24 * MM * len(board.columns)), 28 * MM
        return max(head, 34 * MM), 20 * MM

    def label_width(self, board: Board) -> float:
        labels = [x.title for x in board.rows] + [k for x in board.rows for k, _ in x.numbers] + [k for k, _ in board.common]
        return min(max((width(x, 8.5 * POINT, "bold") for x in labels), default=0) + 2 * MM, 44 * MM)

    def row_height(self, row: Row) -> float:
        return SPACE + 1 * MM + 4.2 * MM * len(row.numbers) + (0.8 * MM if row.numbers else 0)

    def board(self, c: Canvas, board: Board, x: float, y: float, w: float, h: float) -> None:
        dashed = board.kind in ("box", "pile") and not board.rows
        c.rect(x, y, w, h, self.tint if not dashed else PAPER, self.rim, 1.4, 4 if board.kind == "pile" else 8)
        if board.kind == "pile":
            c.rect(x + 1.2 * MM, y + 1.2 * MM, w - 2.4 * MM, h - 2.4 * MM, "none", self.rim, 0.8, 3)
        c.label(x + 3 * MM, y + 5.6 * MM, board.title, w - 6 * MM, 10 * POINT, "bold", self.ink)
        if board.kind == "relation":
            self.relation(c, board, x, y, w)
        elif board.rows:
            self.track(c, board, x, y + 7.6 * MM, w)
        elif board.columns:
            wide = (w - 6 * MM - 2 * MM * (len(board.columns) - 1)) / len(board.columns)
            for n, title in enumerate(board.columns):
                left = x + 3 * MM + n * (wide + 2 * MM)
                c.rect(left, y + 8 * MM, wide, h - 10.5 * MM, self.tint, self.rim, 1, 4)
                c.label(left + wide / 2, y + 12.2 * MM, title, wide - 2 * MM, 9 * POINT, "bold", INK, "middle")

    def track(self, c: Canvas, board: Board, x: float, y: float, w: float) -> None:
        """Rows of spaces; the first number is that of the leftmost one."""
        left = x + 3 * MM + self.label_width(board)
        step = SPACE + 1 * MM
        start = any(r.start for r in board.rows)
        for label, numbers in board.common:
            self.numbers(c, label, numbers, x, left + (step if start else 0), y, w)
            y += 4.2 * MM
        for row in board.rows:
            c.label(x + 3 * MM, y + SPACE * 0.62, row.title, self.label_width(board) - 2 * MM, 8.5 * POINT, "bold")
            at = left
            if start:
                c.circle(at + SPACE / 2, y + SPACE / 2, SPACE * 0.4, PAPER, self.ink, 1.2)
                c.label(at + SPACE / 2, y + SPACE / 2 + 4 * POINT, row.start, SPACE * 0.7, 11 * POINT, "bold", self.ink, "middle")
                at += step
            for n in range(row.spaces):
                c.rect(at + n * step, y, SPACE, SPACE, PAPER, self.ink, 1.4, 5)
            for n, name in enumerate(row.holds):
                lines = wrap([Span(name, "italic")], SPACE - 0.8 * MM, 5.8 * POINT)
                c.centred(at + n % row.spaces * step + SPACE / 2, y + SPACE / 2, lines, 5.8 * POINT, GREY)
            y += SPACE + 0.8 * MM
            for label, numbers in row.numbers:
                self.numbers(c, label, numbers, x, left + (step if start else 0), y, w)
                y += 4.2 * MM
            y += 1 * MM if row.numbers else 0.2 * MM

    def numbers(self, c: Canvas, label: str, numbers: Sequence[str], x: float, left: float, y: float, w: float) -> None:
        step = SPACE + 1 * MM
        room = left - x - 4 * MM
        c.label(x + 3 * MM, y + 3.2 * MM, label, min(room, 44 * MM), 8 * POINT, "italic", GREY)
        for n, number in enumerate(numbers):
            c.text(left + n * step + SPACE / 2, y + 3.3 * MM, number, 9.5 * POINT, "bold", self.ink, "middle")

    def relation(self, c: Canvas, board: Board, x: float, y: float, w: float) -> None:
        """States in a row with their numbers; those outside the row stand apart."""
        row = board.rows[0]
        labels = max((width(k, 8 * POINT, "italic") for k, _ in row.numbers), default=0) + 4 * MM
        states = [*board.states, *board.columns]
        step = (w - labels - 4 * MM - (4 * MM if board.columns else 0)) / len(states)
        for n, state in enumerate(states):
            apart = n >= len(board.states)
            left = x + labels + n * step + (4 * MM if apart else 0)
            c.rect(left, y + 8 * MM, step - 1.5 * MM, 8.5 * MM, PAPER, self.ink, 1.4 if not apart else 2.4, 5)
            c.label(left + (step - 1.5 * MM) / 2, y + 13.2 * MM, state, step - 3 * MM, 8.5 * POINT, "bold", INK, "middle")
        for m, (label, numbers) in enumerate(row.numbers):
            c.label(x + 3 * MM, y + (20.2 + 4.2 * m) * MM, label, labels - 3 * MM, 8 * POINT, "italic", GREY)
            for n, number in enumerate(numbers):
                c.text(x + labels + (n + 0.5) * step, y + (20.3 + 4.2 * m) * MM, number, 9 * POINT, "bold", self.ink, "middle")

    # ---------------------------------------------------------------- back

    def back(self) -> Canvas:
        """Pieces and set-up at the left, what to know and the modes at the right."""
        c = self.canvas(self.say("back"))
        high = 14 * MM
        self.band(c, high)
        top, sheet = high + GAP, self.sheet
        h = HIGH - EDGE - top
        room = WIDE - 2 * EDGE - GAP
        told = h * min(max(sum(map(len, sheet.overview)) / 2600, 0.14), 0.4) if sheet.overview else 0.0
        much = sum(map(amount, sheet.modes)) > 2400
        left = room * (0.3 if not sheet.modes else 0.33 if much else 0.42)
        pieces = self.pieces_height() if sheet.pieces else 0.0
        if not sheet.modes:
            if pieces:
                self.pieces(c, EDGE, top, left, h, 1)
            x = EDGE + (left + GAP if pieces else 0)
            if told:
                self.overview(c, x, top, WIDE - EDGE - x, told)
                top, h = top + told + GAP, h - told - GAP
            self.setup(c, x, top, WIDE - EDGE - x, h)
            return c
        if pieces:
            self.pieces(c, EDGE, top, left, pieces, 2)
        self.setup(c, EDGE, top + pieces + (GAP if pieces else 0), left, h - pieces - (GAP if pieces else 0))
        x, wide = EDGE + left + GAP, room - left
        if told:
            self.overview(c, x, top, wide, told)
            top, h = top + told + GAP, h - told - GAP
        each = (h - GAP * (len(sheet.modes) - 1)) / len(sheet.modes)
        for group in sheet.modes:
            columns = 2 if len(group.points) > 3 else 1
            self.panel(c, group.title, lead_and_points(group), x, top, wide, each, columns)
            top += each + GAP
        return c

    def setup(self, c: Canvas, x: float, y: float, w: float, h: float) -> None:
        if self.sheet.setup:
            self.panel(c, self.say("setup"), self.sheet.setup, x, y, w, h, 1, PAPER, 12 * POINT)
            c.rect(x, y, w, h, "none", self.rim, 1.4, 8)

    def pieces_height(self) -> float:
        """Of the frame of pieces in two columns."""
        return 12 * MM + ((len(self.sheet.pieces) + 1) // 2) * 10 * MM

    def pieces(self, c: Canvas, x: float, y: float, w: float, h: float, columns: int) -> None:
        """How many of what to take out of the box."""
        c.rect(x, y, w, h, self.tint, "none", round=8)
        c.label(x + 3 * MM, y + 5.6 * MM, self.sheet.gather or self.say("gather_pieces"), w - 6 * MM, 12 * POINT, "bold", self.ink)
        c.line(x + 3 * MM, y + 7.4 * MM, x + w - 3 * MM, y + 7.4 * MM, self.rim, 1.2)
        rows = -(-len(self.sheet.pieces) // columns)
        step = min((h - 11 * MM) / max(rows, 1), 12 * MM)
        wide = (w - 6 * MM) / columns
        size, r = min(step * 0.36, 11 * POINT), min(step * 0.42, 4.6 * MM)
        for n, (count, title) in enumerate(self.sheet.pieces):
            left, middle = x + 3 * MM + n // rows * wide, y + 9.4 * MM + (n % rows + 0.5) * step
            c.circle(left + r, middle, r, self.ink)
            c.label(left + r, middle + size * 0.34, str(count), r * 1.6, size, "bold", PAPER, "middle", least=3 * POINT)
            c.label(left + 2 * MM + 2 * r, middle + size * 0.34, title, wide - 3 * MM - 2 * r, size)

    def overview(self, c: Canvas, x: float, y: float, w: float, h: float) -> None:
        c.rect(x, y, w, h, self.tint, "none", round=8)
        c.label(x + 3 * MM, y + 5.6 * MM, self.say("how_to_play"), w - 6 * MM, 12 * POINT, "bold", self.ink)
        c.line(x + 3 * MM, y + 7.4 * MM, x + w - 3 * MM, y + 7.4 * MM, self.rim, 1.2)
        told = [Paragraph([Span(x)], above=0.5) for x in self.sheet.overview]
        c.flow(self.say("how_to_play"), [told], x + 3 * MM, y + 8.6 * MM, w - 6 * MM, h - 10.4 * MM, 11.5 * POINT, [LEAST])


@dataclass(frozen=True, slots=True)
class Cell:
    """A board and the room that it needs."""

    board: Board
    wide: float
    high: float


# ---------------------------------------------------------------- text


def lead_and_points(phase: Point) -> list[Point]:
    """What a phase or group says before its own rules, and these."""
    lead = Point("", phase.number, phase.lines, phase.facts)
    return [lead, *phase.points] if phase.lines else list(phase.points)


def telling(points: Sequence[Point], detail: int, ink: str, depth: int = 0) -> Iterator[Paragraph]:
    """Titled rules as paragraphs, in so much detail as `DETAIL` says; behind what is cut short stands its number in the book."""
    for p in points:
        facts = ", ".join(f"{name}: {value}" for name, value in p.facts)
        if p.title:
            more = [Span(f" ({facts})", "italic", GREY)] if facts else []
            if detail < -1:
                more.append(Span(f" ({p.number})", "regular", GREY))
            yield Paragraph([Span(p.title, "bold", ink), *more], depth * 0.9, above=0.45, keep=detail >= -1)
        lines, cut = brief(p.lines, detail)
        for n, (level, said) in enumerate(lines):
            end = [Span(f" ({p.number})", "regular", GREY)] if cut and n == len(lines) - 1 else []
            yield Paragraph([Span(said), *end], depth * 0.9 + level * 0.95, "•" if level else "", 0.12 if n or p.title else 0.3)
        if detail >= 0:
            yield from telling(p.points, detail, ink, depth + 1)


def brief(lines: Sequence[tuple[int, str]], detail: int) -> tuple[list[tuple[int, str]], bool]:
    """Sentences down to a level, or the first one alone; whether any were left out. What a colon opens is told with it if it is short."""
    if detail < -1 or not lines:
        return [], bool(lines)
    if detail > 1:
        kept = [x for x in lines if x[0] < detail]
        return kept, len(kept) < len(lines)
    out: list[tuple[int, str]] = []
    used = 0
    for n, (level, said) in enumerate(lines):
        if level or (out and detail < 1):
            continue
        below = []
        for deeper, text in lines[n + 1 :]:
            if not deeper:
                break
            below.append(text)
        used += 1
        if said.endswith(":") and not below and detail < 0:
            said, used = said[:-1] + " …", -len(lines)
        elif said.endswith(":") and below:
            whole = f"{said} {' '.join(below)}"
            short = len(whole) <= SHORT and not any(x.endswith(":") for x in below)
            used += len(below) if short else 0
            said = whole if short else said[:-1] + " …"
        out.append((0, said))
    return out, used < len(lines)


def amount(p: Point) -> float:
    """About how much a rule says."""
    return len(p.title) + sum(len(x) for _, x in p.lines) + 20 + sum(amount(x) for x in p.points)
