"""House rules among what else is at a table: which are in force, which rest, and what is missing or excludes something."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rootdsl.messages.message import Place, Report

HOUSE_RULES = "house rules"


class Headed(Protocol):
    """A file with what its heading says of its company; each row is a name with line and column."""

    kind: str

    @property
    def requires(self) -> Sequence[Any]: ...

    @property
    def conflicts(self) -> Sequence[Any]: ...


class Adding(Protocol):
    """A file with the files whose menus it adds to; `*` is each file that holds a seat."""

    @property
    def adds(self) -> Sequence[str]: ...


@dataclass(frozen=True, slots=True)
class Trouble:
    """A row of a heading that does not hold at this table."""

    code: str
    name: str
    word: str
    line: int
    column: int
    hint: str


@dataclass(slots=True)
class Company:
    """House rules in force, in the order in which they were chosen; those that rest, each with the file that is absent; troubles."""

    active: list[str] = field(default_factory=list)
    resting: list[tuple[str, str]] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)


def settle(chosen: Iterable[str], others: Iterable[str], files: Mapping[str, Headed], seats: Collection[str]) -> Company:
    """What becomes of the chosen house rules beside the `others` at the table; `seats` are the kinds of file that hold one.

    House rules for a file that could hold a seat and does not (and those that require such) rest.
    """
    house = list(dict.fromkeys(x for x in chosen if x in files))
    at_table = set(others)
    resting: dict[str, str] = {}
    while True:
        missed = ((x, word) for x in house if x not in resting for word, *_ in files[x].requires)
        found = next((y for y in missed if _rests(y[1], at_table, resting, files, seats)), None)
        if found is None:
            break
        resting[found[0]] = resting.get(found[1], found[1])
    out = Company([x for x in house if x not in resting], list(resting.items()))
    there = at_table | set(out.active)
    for name in out.active:
        for word, line, column in files[name].requires:
            if word not in there and files[word].kind != "law":
                out.troubles.append(Trouble("E0822", name, word, line, column, _way(files[word].kind, word)))
        for word, line, column in files[name].conflicts:
            if word in there and not any((x.name, x.word) == (word, name) for x in out.troubles):
                hint = f"Leave out `{name}`, or `{word}`."
                out.troubles.append(Trouble("E0823", name, word, line, column, hint))
    return out


def _rests(word: str, at_table: set[str], resting: Mapping[str, str], files: Mapping[str, Headed], seats: Collection[str]) -> bool:
    return word in resting or (word in files and word not in at_table and files[word].kind in seats)


def _way(kind: str, word: str) -> str:
    return f"Choose it as well: `--{kind.replace(' ', '-')} {word}`."


def laid(files: Mapping[str, Adding], at_table: Sequence[str], but: Collection[str] = ()) -> list[str]:
    """The files at a table that add to the menus of others there, in their order; those in `but` are laid over them anyway."""
    there = set(at_table)
    names = [x for x in dict.fromkeys(at_table) if x in files and x not in but]
    return [x for x in names if any(y == "*" or y in there for y in files[x].adds)]


def report_troubles(troubles: Iterable[Trouble], paths: Mapping[str, str], texts: Mapping[str, str], report: Report) -> None:
    """The troubles as messages at the rows of the headings; `paths` and `texts` are by the name of a file."""
    for x in troubles:
        report.open(paths[x.name], texts.get(x.name, ""))
        report.error(x.code, Place(paths[x.name], x.line, x.column, len(x.word)), hint=x.hint, word=x.word, name=x.name)
