"""The turn of a seat as a picture: a lane for each phase, states below each other, arrows between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rootdsl.atlas.shapes import num
from rootdsl.atlas.style import mix
from rootdsl.book.tree import Entry
from rootdsl.print.canvas import LEADING, MM, POINT, Canvas
from rootdsl.print.content import Sheet
from rootdsl.print.course import Course, State
from rootdsl.print.ink import INK, PAPER, deep, on, pale
from rootdsl.print.lettering import Line, Span, wrap
from rootdsl.print.speech import Speech

WIDE, HIGH = 297 * MM, 210 * MM
EDGE = 8 * MM
BAND = 14 * MM
GUTTER = 11 * MM
CHANNEL = 6 * MM  # above the lanes, for ways into procedures
WIDEST = 82 * MM
SIZES = [(told, n / 20) for told, largest, least in ((True, 28, 19), (False, 19, 11)) for n in range(largest, least - 1, -1)]
GREY = "#5f564c"
NOTE_LINES = 3


@dataclass(slots=True)
class Box:
    """A state as it is drawn."""

    state: State
    x: float
    y: float
    w: float
    h: float
    title: list[Line]
    note: list[Line]

    @property
    def middle(self) -> float:
        return self.y + self.h / 2


@dataclass(slots=True)
class Lane:
    """A course as it is drawn: where its head stands, its boxes, where it ends."""

    course: Course
    x: float
    w: float
    top: float
    head: float
    boxes: dict[str, Box] = field(default_factory=dict)
    note: list[Line] = field(default_factory=list)
    bottom: float = 0.0  # middle of the mark at its end


class Diagram:
    """Draws the courses of a turn on one page."""

    def __init__(self, sheet: Sheet, courses: Sequence[Course], by_key: Mapping[str, Entry], speech: Speech) -> None:
        self.sheet, self.courses, self.by_key, self.say = sheet, list(courses), by_key, speech
        self.ink, self.tint = deep(sheet.colour), pale(sheet.colour, 0.88)
        self.rim = mix(self.ink, PAPER, 0.4)
        self.scale = 1.0
        self.told = True  # whether steps and actions tell how they begin
        self.ways: dict[int, int] = {}  # how many lines run in a gutter already

    def draw(self) -> Canvas:
        title = f"{self.sheet.title}: {self.say('turn')}"
        c = Canvas(WIDE, HIGH, title, self.say.language, f"{self.sheet.name}, {self.say('turn')} ({self.say.language})")
        c.rect(0, 0, WIDE, HIGH, PAPER)
        ground = self.sheet.colour if self.sheet.colour and on(self.sheet.colour) != "#ffffff" else self.ink
        c.rect(0, 0, WIDE, BAND, ground)
        c.label(EDGE, BAND * 0.69, title, WIDE - 2 * EDGE, BAND * 0.56, "bold", on(ground), least=9 * POINT)
        c.label(EDGE, HIGH - 4 * MM, self.say("legend"), WIDE - 2 * EDGE, 7.5 * POINT, "italic", GREY)
        if not self.courses:
            return c
        top, high = BAND + CHANNEL + 2 * MM, HIGH - 10 * MM
        for self.told, self.scale in SIZES:
            lanes = self.lanes(top)
            if max(x.bottom for x in lanes) + 4 * MM <= high:
                break
        else:
            c.complain(self.say("turn"))
        for lane in lanes:
            self.lane(c, lane)
        self.between(c, lanes)
        return c

    # ---------------------------------------------------------------- where things stand

    def lanes(self, top: float) -> list[Lane]:
        count = len(self.courses)
        room = (WIDE - 2 * EDGE - GUTTER * (count - 1)) / count
        wide = min(room, WIDEST)
        x = (WIDE - (wide * count + GUTTER * (count - 1))) / 2
        out = []
        for course in self.courses:
            out.append(self.stand(Lane(course, x, wide, top, 10 * MM * self.scale)))
            x += wide + GUTTER
        return out

    def stand(self, lane: Lane) -> Lane:
        """Give every state of a lane its box."""
        k = self.scale
        y = lane.top + lane.head
        if lane.course.free:
            said = f"{self.say('any_time')}: " + ", ".join(self.title(x) for x in lane.course.free)
            lane.note = wrap([Span(said, "italic")], lane.w - 4 * MM, 7.5 * POINT * k)
            y += len(lane.note) * 7.5 * POINT * k * LEADING + 1 * MM
        y += 5 * MM * k
        for layer in lane.course.layers():
            for n, key in enumerate(layer):
                state = lane.course.states[key]
                if state.kind in ("start", "end"):
                    continue
                inset = 8 * MM if state.kind == "action" else 0.0
                out = 5 * MM if state.kind == "action" else 0.0
                box = self.box(state, lane, lane.x + inset, y, lane.w - inset - out)
                lane.boxes[key] = box
                y += box.h + (1.4 if state.kind == "action" and n + 1 < len(layer) else 5.5) * MM * k
        lane.bottom = y + 1.5 * MM * k
        return lane

    def box(self, state: State, lane: Lane, x: float, y: float, w: float) -> Box:
        k = self.scale
        size, small = (8.6 if state.kind == "action" else 9.6) * POINT * k, 7.4 * POINT * k
        title = self.title(state.key)
        if state.kind == "menu" and title == self.title(lane.course.key):
            title = self.say("actions")
        spans = [Span(title, "bold")]
        if state.mode:
            spans.append(Span(f" ({self.title(state.mode)})", "italic", GREY))
        used = [self.title(x) for x in [*state.inner, *state.calls]]
        used = [x for x in dict.fromkeys(used) if x != title]
        note: list[Line] = []
        room = w - 5 * MM
        if state.kind == "menu":
            entry = self.by_key.get(state.key)
            said = entry.paras[0].text if entry is not None and entry.paras else ""
            note = wrap([Span(said, "regular")], room, small)
            if len(note) > NOTE_LINES:
                note = []
        else:
            entry = self.by_key.get(state.key)
            if self.told and entry is not None and entry.paras and state.kind in ("step", "action") and entry.paras[0].text != title + ".":
                note = wrap([Span(entry.paras[0].text)], room, small)
                note = note if len(note) < NOTE_LINES else []
            if used:
                note = [*note, *wrap([Span("→ " + ", ".join(used), "regular", GREY)], room, small)]
        lines = wrap(spans, room - (4 * MM * k if state.repeated and state.kind != "menu" else 0), size)
        high = len(lines) * size * LEADING + len(note) * small * LEADING + 2.4 * MM * k
        return Box(state, x, y, w, high, lines, note)

    def title(self, key: str) -> str:
        entry = self.by_key.get(key)
        return entry.title if entry is not None else self.say.rule(key)

    # ---------------------------------------------------------------- one lane

    def lane(self, c: Canvas, lane: Lane) -> None:
        k = self.scale
        phase = lane.course.kind == "phase"
        c.rect(lane.x, lane.top, lane.w, lane.head, self.ink if phase else PAPER, self.ink, 1.6, 10 * k)
        c.label(
            lane.x + lane.w / 2,
            lane.top + lane.head * 0.68,
            self.title(lane.course.key),
            lane.w - 4 * MM,
            12.5 * POINT * k,
            "bold",
            PAPER if phase else self.ink,
            "middle",
        )
        c.lines(lane.x + 2 * MM, lane.top + lane.head + 0.6 * MM, lane.note, 7.5 * POINT * k, GREY)
        for box in lane.boxes.values():
            self.draw_box(c, box)
        self.arrows(c, lane)
        middle = lane.x + lane.w / 2
        c.circle(middle, lane.bottom, 1.7 * MM * k, self.ink)
        if lane.course is self.last_phase():
            c.circle(middle, lane.bottom, 2.6 * MM * k, "none", self.ink, 1.6)

    def last_phase(self) -> Course:
        return [x for x in self.courses if x.kind == "phase"][-1]

    def draw_box(self, c: Canvas, box: Box) -> None:
        k, state = self.scale, box.state
        fill = {"menu": self.tint, "action": PAPER}.get(state.kind, PAPER)
        c.path(
            f"M{num(box.x + 6 * k)} {num(box.y)}h{num(box.w - 12 * k)}q{num(6 * k)} 0 {num(6 * k)} {num(6 * k)}v{num(box.h - 12 * k)}"
            f"q0 {num(6 * k)} {num(-6 * k)} {num(6 * k)}h{num(12 * k - box.w)}q{num(-6 * k)} 0 {num(-6 * k)} {num(-6 * k)}"
            f"v{num(12 * k - box.h)}q0 {num(-6 * k)} {num(6 * k)} {num(-6 * k)}z",
            self.ink,
            2.2 if state.kind == "menu" else 1.4,
            "6 4" if state.optional else "",
            fill,
        )
        small = 7.4 * POINT * k
        size = (8.6 if state.kind == "action" else 9.6) * POINT * k
        y = c.lines(box.x + 2.5 * MM, box.y + 1 * MM * k, box.title, size)
        c.lines(box.x + 2.5 * MM, y, box.note, small, INK)
        if state.repeated and state.kind != "menu":
            self.again(c, box.x + box.w - 3.6 * MM * k, box.y + 1.2 * MM * k + size * 0.6, 1.5 * MM * k)

    def again(self, c: Canvas, x: float, y: float, r: float) -> None:
        """A circling arrow."""
        c.path(f"M{num(x + r * 0.7)} {num(y - r * 0.7)}A{num(r)} {num(r)} 0 1 0 {num(x + r)} {num(y)}", self.ink, 1.4)
        self.tip(c, x + r, y + r * 0.25, "down", r * 0.75)

    def tip(self, c: Canvas, x: float, y: float, way: str, size: float = 0.0, colour: str = "") -> None:
        """The head of an arrow whose point is at x, y."""
        a = size or 1.7 * MM * self.scale
        dx, dy = {"down": (0, -1), "right": (-1, 0), "left": (1, 0), "up": (0, 1)}[way]
        one = (x + dx * a - dy * a * 0.5, y + dy * a + dx * a * 0.5)
        two = (x + dx * a + dy * a * 0.5, y + dy * a - dx * a * 0.5)
        c.path(f"M{num(x)} {num(y)}L{num(one[0])} {num(one[1])}L{num(two[0])} {num(two[1])}z", "none", 0, "", colour or self.ink)

    def arrows(self, c: Canvas, lane: Lane) -> None:
        """Ways inside a lane: down from state to state, from a menu to its actions and back."""
        k, course = self.scale, lane.course
        middle = lane.x + lane.w / 2
        under = lane.top + lane.head
        above: Box | None = None
        for key in (x for layer in course.layers() for x in layer):
            state = course.states[key]
            if state.kind in ("start", "action"):
                continue
            target = lane.boxes[key].y if key in lane.boxes else lane.bottom - (2.6 if course is self.last_phase() else 1.7) * MM * k
            if above is None:
                start = under + (len(lane.note) * 7.5 * POINT * k * LEADING + 1.6 * MM if lane.note else 0)
                self.down(c, middle, start, target)
            elif above.state.kind == "menu" and course.actions(above.state.key):
                self.menu(c, lane, above, target, middle if key not in lane.boxes else 0.0)
            else:
                self.down(c, middle, above.y + above.h, target)
            above = lane.boxes.get(key)

    def down(self, c: Canvas, x: float, y1: float, y2: float) -> None:
        c.line(x, y1, x, y2 - 1 * MM * self.scale, self.ink, 1.5)
        self.tip(c, x, y2, "down")

    def menu(self, c: Canvas, lane: Lane, menu: Box, target: float, end: float) -> None:
        """From a menu to its actions at the left, back at the right, and on when nothing more is done."""
        k = self.scale
        actions = [lane.boxes[x] for x in lane.course.actions(menu.state.key)]
        left, right = lane.x + 4 * MM, lane.x + lane.w - 1.8 * MM
        turn = target - 2.6 * MM * k
        if end:
            c.path(f"M{num(left)} {num(menu.y + menu.h)}V{num(turn)}H{num(end)}V{num(target - 1 * MM * k)}", self.ink, 1.5)
            self.tip(c, end, target, "down")
        else:
            self.down(c, left, menu.y + menu.h, target)
        size = 7 * POINT * k
        c.text(left + 1.2 * MM, turn - 0.5 * MM * k, self.say("done"), size, "italic", GREY)
        for box in actions:
            c.line(left, box.middle, box.x - 1 * MM * k, box.middle, self.ink, 1.2)
            self.tip(c, box.x, box.middle, "right", 1.4 * MM * k)
            c.line(box.x + box.w, box.middle, right, box.middle, self.rim, 1.2)
        c.line(right, actions[-1].middle, right, menu.y + menu.h + 1 * MM * k, self.rim, 1.2)
        self.tip(c, right, menu.y + menu.h, "up", 1.4 * MM * k, self.rim)

    # ---------------------------------------------------------------- between lanes

    def between(self, c: Canvas, lanes: Sequence[Lane]) -> None:
        """On from phase to phase; into procedures, and out of what is ended."""
        flow = [x for x in lanes if x.course.kind == "phase"]
        for one, two in pairwise(flow):
            x = one.x + one.w + GUTTER / 2
            start = one.x + one.w / 2 + 1.7 * MM * self.scale
            y = two.top + two.head / 2
            c.path(f"M{num(start)} {num(one.bottom)}H{num(x)}V{num(y)}H{num(two.x - 1 * MM)}", self.ink, 1.8)
            self.tip(c, two.x, y, "right")
        at = {x.course.key: x for x in lanes}
        for lane in lanes:
            for key, target in dict.fromkeys(lane.course.leaves):
                box = lane.boxes.get(key)
                if box is None:
                    continue
                goal = at[target]
                if goal.course.kind == "procedure" and goal is not lane:
                    self.into(c, lane, box, goal)
                else:
                    self.out(c, lane, box, goal)

    def gutter(self, lane: Lane) -> float:
        """Where the next line runs at the right of a lane."""
        n = self.ways[round(lane.x)] = self.ways.get(round(lane.x), 0) + 1
        return lane.x + lane.w + min((1.2 + 1.1 * n) * MM, GUTTER - 1.5 * MM)

    def into(self, c: Canvas, lane: Lane, box: Box, goal: Lane) -> None:
        x, y = self.gutter(lane), BAND + CHANNEL * 0.62
        end = goal.x + goal.w / 2
        c.path(f"M{num(box.x + box.w)} {num(box.middle)}H{num(x)}V{num(y)}H{num(end)}V{num(goal.top - 1 * MM)}", self.ink, 1.4, "2 4")
        self.tip(c, end, goal.top, "down")

    def out(self, c: Canvas, lane: Lane, box: Box, goal: Lane) -> None:
        k = self.scale
        x = self.gutter(lane)
        end, y = goal.x + goal.w / 2, goal.bottom
        if goal is lane:
            c.path(
                f"M{num(box.x + box.w)} {num(box.middle)}H{num(x)}V{num(y + 3.2 * MM)}H{num(end)}V{num(y + 2.8 * MM * k)}",
                self.ink,
                1.4,
                "2 4",
            )
        else:
            low = max(lane.bottom, y) + 5 * MM
            c.path(f"M{num(box.x + box.w)} {num(box.middle)}H{num(x)}V{num(low)}H{num(end)}V{num(y + 2.8 * MM * k)}", self.ink, 1.4, "2 4")
        self.tip(c, end, y + 1.7 * MM * k, "up")
