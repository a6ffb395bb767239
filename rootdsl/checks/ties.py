"""The ties of automated files: a row for every kind of question, and no chain that can still leave two."""

from __future__ import annotations

from rootdsl.checks.spots import head, place
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library

AUTOMATED = "automated faction"


def check_ties(library: Library, report: Report) -> None:
    for system in library.systems.values():
        if system.kind == AUTOMATED:
            _missing(system, library, report)
        seen: dict[str, s.Tie] = {}
        for tie in system.ties:
            if system.kind != AUTOMATED:
                report.error("E0684", place(system, tie.at), kind=system.kind)
            elif tie.kind in seen:
                first = (place(system, seen[tie.kind].at), "the first one")
                report.error("E0694", place(system, tie.at), word=str(tie.at), related=[first])
            elif tie.kind and not _decides(tie):
                last = "`lowest number`" if tie.kind == "place" else "a field, as in `lowest letter`"
                report.error("E0683", place(system, tie.at), last=last)
            seen.setdefault(tie.kind, tie)


def _missing(system: System, library: Library, report: Report) -> None:
    given = {tie.kind for tie in system.ties}
    kinds = [x.name for other in library.systems.values() for x in other.of(d.PlaceKind)]
    wanted = {"player": "`players by ...`", "": "`all else at random`"}
    if kinds:
        wanted = {"place": f"`{kinds[0]}s by ...`", **wanted}
    missing = [words for kind, words in wanted.items() if kind not in given]
    node = head(system)
    if missing:
        report.error("E0682", place(system, node.first if node is not None else None), listed=" and ".join(missing))


def _decides(tie: s.Tie) -> bool:
    """Can the last link of a chain never leave two?"""
    last = tie.chain[-1].value
    return isinstance(last, e.FieldRank) if tie.kind == "player" else isinstance(last, e.Attr) and last.name == "number"
