"""`when A` / `or when B`: two events that are followed by the same are told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rootdsl.model import stmt as s
from rootdsl.prose.clause import Adverbial, Block, Clause, Condition, Joined

Told = tuple[str, int, list[Block]]
KINDS = ("whenever", "when_would")


def joined_events(told: Iterable[tuple[s.Trigger, Told]]) -> Iterator[Told]:
    """What is told of triggers, with the events of one `when` in one sentence where all else of it is the same."""
    last: tuple[s.Trigger, Told] | None = None
    for x, (path, at, blocks) in told:
        one = either(last[1][2], blocks) if last is not None and same_when(last[0], x) else None
        if last is not None and one is None:
            yield last[1]
        last = (x, (path, at, blocks) if one is None or last is None else (path, last[1][1], one))
    if last is not None:
        yield last[1]


def same_when(a: s.Trigger, b: s.Trigger) -> bool:
    """Are these two events of one `when`? The sentences below it are then the same words of the file."""
    first, second = (next((y.at for y in x.body if y.at is not None), None) for x in (a, b))
    if first is None or second is None or a.before != b.before:
        return False
    return (first.line, first.column) == (second.line, second.column)


def either(a: list[Block], b: list[Block]) -> list[Block] | None:
    """The two in one, if they differ only in the event; else None."""
    if not a or not b:
        return None
    one, other = event_of(a[0]), event_of(b[0])
    if one is None or other is None or one.clause is None or other.clause is None:
        return None
    if [without(a[0], one), *a[1:]] != [without(b[0], other), *b[1:]] or not plain(one.clause) or not plain(other.clause):
        return None
    both = replace(one, clause=Joined((*parts(one.clause), *parts(other.clause)), True))
    return [swapped(a[0], one, both), *a[1:]]


def plain(c: Condition) -> bool:
    """One event, or several joined by `or`: what holds beside an event would be read as said of all."""
    return isinstance(c, Clause) or c.either


def parts(c: Condition) -> tuple[Condition, ...]:
    return c.parts if isinstance(c, Joined) else (c,)


def adverbials(x: Block) -> tuple[Adverbial, ...]:
    first = x.sentence.parts[0] if isinstance(x.sentence, Joined) else x.sentence
    return (*x.lead, *(first.adverbials if isinstance(first, Clause) else ()))


def event_of(x: Block) -> Adverbial | None:
    return next((y for y in adverbials(x) if y.kind in KINDS), None)


def without(x: Block, event: Adverbial) -> Block:
    return swapped(x, event, None)


def swapped(x: Block, old: Adverbial, new: Adverbial | None) -> Block:
    """The block with another adverbial in the place of one, or with none there."""

    def told(row: tuple[Adverbial, ...]) -> tuple[Adverbial, ...]:
        return tuple(z for y in row for z in ((new if y is old else y),) if z is not None)

    def sentence(c: Condition | None) -> Condition | None:
        if isinstance(c, Joined):
            return replace(c, parts=(sentence(c.parts[0]), *c.parts[1:]))  # type: ignore[arg-type]
        return replace(c, adverbials=told(c.adverbials)) if isinstance(c, Clause) else c

    return replace(x, lead=told(x.lead), sentence=sentence(x.sentence))
