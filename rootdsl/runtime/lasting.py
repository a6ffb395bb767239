"""What lasts for a while: amendments, credits, lifted rules, wild pieces, fixed dice and what is owed later.

An entry of `s.lasting` is `[tag, depth, span, ...]`, ints (or lists of ints) only. `depth` is the place in
the stack of the procedure with which it ends, TURN for the end of the turn, COMING for the next procedure of
the span that ends, OWED for what stays until it is taken, NEXT - seat for what stays until that seat's next turn.
`span` is the number of a path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

from rootdsl.runtime.state import OF_PIECES

TURN, COMING, OWED = -1, -2, -3
NEXT = -10          # less the number of a seat: until the next turn of that seat begins
AMEND, CREDIT, IGNORE, WILD, FIXED, LATER, RESET = range(7)
ADD, LOW, HIGH = range(3)


HELD = "held:"       # with the name of a file and a seat: a mark among the rules that do not stand


def rule_id(path: str) -> int:
    """The number of a path: the same in every module."""
    return crc32(path.encode()) & 0xFFFFFFF


def until_turn(who: int) -> int:
    """The span of what stays until the next turn of a seat begins, in the place of a path."""
    return NEXT - who


def last(s: Any, tag: int, span: str | int, *data: Any) -> None:
    """Something holds until its span ends: this turn, the running procedure of that path, or the next one; or `until_turn`."""
    if isinstance(span, int):
        s.lasting.append([tag, span, 0, *data])
        changed(s)
        return
    depth = TURN if span in ("", "turn") else next((i for i in range(len(s.stack) - 1, -1, -1) if span in s.stack[i].ENDS), COMING)
    s.lasting.append([tag, depth, rule_id(span), *data])
    changed(s)


def changed(s: Any) -> None:
    """Values may have changed."""
    s.changes += 1
    for m in s.memo[:-OF_PIECES]:
        m[:] = [-2] * len(m)


def expire(s: Any, depth: int, frame: Any) -> None:
    """A frame at this depth is done: what held only while it ran holds no longer."""
    ids = [rule_id(path) for path in frame.ENDS]
    drop(s, [x for x in s.lasting if x[1] >= depth or (x[1] == COMING and x[2] in ids)])


def span_over(s: Any, span: str) -> None:
    """A span that is no procedure (an action of a menu) is over."""
    number = rule_id(span)
    drop(s, [x for x in s.lasting if x[1] == COMING and x[2] == number])


def turn_over(s: Any) -> None:
    drop(s, [x for x in s.lasting if x[1] != OWED and x[1] > NEXT])


def turn_begins(s: Any, who: int) -> None:
    """What was to last until the next turn of a seat is over, and what is owed in that turn may come."""
    for x in s.lasting:
        if x[0] == LATER and x[1] == NEXT - who:
            x[1] = OWED
    drop(s, [x for x in s.lasting if x[1] == NEXT - who])


def drop(s: Any, over: list[list[Any]]) -> None:
    if not over:
        return
    s.lasting = [x for x in s.lasting if not any(x is y for y in over)]
    for x in over:
        if x[0] == RESET:
            reset(s, x[3], type(s.record[x[3]]).NAMES[x[4]], x[5])
    changed(s)


# ---------------------------------------------------------------- counters with an end


def reset(s: Any, record: int, name: str, start: int) -> None:
    """A counter of a record falls back to its start."""
    kept = s.record[record]
    value = getattr(kept, name)
    setattr(kept, name, [start] * len(value) if type(value) is list else start)


def counts_until(s: Any, record: int, name: str, span: str, start: int) -> None:
    """A counter changed that falls back to its start when its span ends."""
    slot = type(s.record[record]).NAMES.index(name)
    if not any(x[0] == RESET and x[3] == record and x[4] == slot for x in s.lasting):
        last(s, RESET, span, record, slot, start)


# ---------------------------------------------------------------- rules lifted for a call


def ignore(s: Any, ids: Sequence[int]) -> None:
    """From here on these rules do not stand, until `heed` or the end of the frame."""
    for number in ids:
        s.lasting.append([IGNORE, len(s.stack) - 1, number])


def ignore_for(s: Any, depth: int, number: int) -> None:
    """A rule does not stand while the frame at this depth runs."""
    s.lasting.append([IGNORE, depth, number])


def once_in(s: Any, span: str, number: int) -> None:
    """What may be done once while the procedure of that path runs was done; where none runs, nothing is remembered."""
    depth = next((i for i in range(len(s.stack) - 1, -1, -1) if span in s.stack[i].ENDS), -1)
    if depth >= 0:
        ignore_for(s, depth, number)


def heed(s: Any, ids: Sequence[int]) -> None:
    """Rules that were lifted stand again."""
    for number in ids:
        k = next((i for i in range(len(s.lasting) - 1, -1, -1) if s.lasting[i][0] == IGNORE and s.lasting[i][2] == number), -1)
        if k >= 0:
            del s.lasting[k]


def ignored(s: Any, number: int) -> bool:
    for x in s.lasting:  # noqa: SIM110  (a generator would cost twice on this path)
        if x[0] == IGNORE and x[2] == number:
            return True
    return False


def lifting(s: Any, ids: Sequence[int], test: Callable[[], bool]) -> bool:
    """A test as if these rules did not stand; nothing is changed."""
    for number in ids:
        s.lasting.append([IGNORE, OWED, number])
    try:
        return test()
    finally:
        del s.lasting[len(s.lasting) - len(ids) :]


def held_by(t: Any, s: Any, number: int, first: int, me: int) -> int:
    """Whose rule asked for the procedure under way, of several seats that hold its file; else who performs it, or the first of them."""
    for x in reversed(s.lasting):
        if x[0] == IGNORE and 0 <= x[2] - number < t.players:
            return int(x[2] - number)
    return me if t.seat_systems[me] == t.seat_systems[first] else first


def while_held(s: Any, number: int, test: Callable[[], bool]) -> bool:
    """A test of a procedure for which a seat asks; nothing is changed."""
    return lifting(s, (number,), test)


# ---------------------------------------------------------------- amendments, credits, wild pieces, dice


def amend(s: Any, value: str, span: str | int, what: int, amount: int, *args: int) -> None:
    """Until its span ends, a value of these arguments has so much more, or is bounded."""
    last(s, AMEND, span, rule_id(value), what, amount, *args)


def amendments(s: Any, number: int, args: tuple[Any, ...]) -> list[tuple[int, int]]:
    """What is added to a value now, and its bounds."""
    found = [x for x in s.lasting if x[0] == AMEND and x[3] == number]
    return [(x[4], x[5]) for x in found if [*args][len(args) - len(x) + 6 :] == x[6:]]


def credit(s: Any, who: int, rows: Sequence[int], span: str | int) -> None:
    """Until its span ends, what is removed of these rows counts as removed by a seat."""
    last(s, CREDIT, span, who, list(rows))


def remover(s: Any, who: int, row: int) -> int:
    """Who counts as the remover of a piece."""
    return next((x[3] for x in reversed(s.lasting) if x[0] == CREDIT and row in x[4]), who)


def make_wild(s: Any, me: int, unit: int, span: str) -> None:
    """Until its span ends, a seat treats one piece as any sort."""
    last(s, WILD, span, me, unit)


def wild(s: Any, me: int, unit: int) -> int:
    """How many pieces of a unit a seat treats as any sort."""
    n = 0
    for x in s.lasting:
        if x[0] == WILD and x[3] == me and x[4] == unit:
            n += 1
    return n


def wild_units(s: Any, me: int) -> list[int]:
    """The units of which a seat treats a piece as any sort."""
    out: list[int] = []
    for x in s.lasting:
        if x[0] == WILD and x[3] == me:
            out.append(x[4])  # noqa: PERF401  (a comprehension is a call of its own)
    return out


def with_wild(s: Any, me: int, unit: int, test: Callable[[], bool]) -> bool:
    """A test as if a seat treated one piece as any sort; nothing is changed."""
    s.lasting.append([WILD, OWED, 0, me, unit])
    try:
        return test()
    finally:
        s.lasting.pop()


def fix_die(s: Any, of: int, die: int, face: int) -> None:
    """One die of the next roll of `of` shows this face."""
    last(s, FIXED, "turn", of, die, face)


def fixed_dice(s: Any, of: int, die: int, most: int) -> list[int]:
    """Faces that were fixed for this roll; they are used up."""
    found = [x for x in s.lasting if x[0] == FIXED and x[3] == of and x[4] == die][:most]
    drop(s, found)
    return [x[5] for x in found]


# ---------------------------------------------------------------- what is owed


def owe(s: Any, number: int, me: int, *values: Any) -> None:
    """A body runs once when its point is reached, with the names as they are now."""
    s.lasting.append([LATER, OWED, number, me, *values])


def owe_next(s: Any, number: int, me: int, *values: Any) -> None:
    """The same from the next turn of the seat on."""
    s.lasting.append([LATER, until_turn(me), number, me, *values])


def owed(s: Any, number: int, me: int) -> bool:
    return any(x[0] == LATER and x[1] == OWED and x[2] == number and x[3] == me for x in s.lasting)


def take_owed(s: Any, number: int, me: int) -> list[Any]:
    """The names of what is owed, which is now paid."""
    for i, x in enumerate(s.lasting):
        if x[0] == LATER and x[1] == OWED and x[2] == number and x[3] == me:
            del s.lasting[i]
            return x[4:]
    return []


# ---------------------------------------------------------------- which piece is it now


def follow(s: Any, unit: int, mark: int) -> int:
    """Where a piece that was chosen at a mark of the trail is now, after turns and standing orders."""
    for old, new in s.trail[mark:]:
        if old == unit:
            unit = new
    return unit
