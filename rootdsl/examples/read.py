"""Reading the lines of an example: what is given, what is done, what is true then."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from lark import Token

from rootdsl.examples.acts import read_act
from rootdsl.examples.claims import read_claims
from rootdsl.examples.facts import also_held, read_fact
from rootdsl.examples.owners import files_of
from rootdsl.examples.script import AnyCards, Script
from rootdsl.model import decl as d
from rootdsl.model.system import Example, System
from rootdsl.names.cursor import Misread, flatten
from rootdsl.names.library import Library
from rootdsl.names.rows import row, split_commas
from rootdsl.names.scope import Scope
from rootdsl.syntax import tree


def read_example(example: Example, system: System, library: Library, misses: list[Misread] | None = None) -> Script:
    """Raises Misread at the first phrase that is not understood; with a list for them, all are noted there."""
    node = example.node
    out = Script(example.title, node.first)
    after = [str(w) for w in getattr(node, "after", ())]
    manifest = library.manifest()
    own = system.name if system.kind == "map" else ""      # what stands in the file of a map is shown on it
    out.map = after[1] if after[:1] == ["on"] else own or (manifest.parts.get("map", "") if manifest else "")
    scope = Scope(library, system)
    chart = library.systems.get(out.map)
    scope.site_names = {x.name for m in (chart.of(d.MapDecl) if chart else []) for x in m.sites}  # type: ignore[attr-defined]
    out.seats = seats_of(node, system, library)
    scope.sitting = out.seats  # type: ignore[attr-defined]
    mode = "given"
    for line in node.lines:
        mode = line.keyword if line.keyword != "and" else mode
        for sentence in line.sentences:
            words = row(sentence)
            if isinstance(sentence, tree.Cannot):
                words = [*sentence.subject, Token("CANNOT", "cannot"), *flatten(sentence.words, sentence.filters)]
            for part in [words] if mode == "when" else split_commas(words):
                try:
                    if mode == "given":
                        more = also_held(part, out.facts, line.first, scope)
                        out.facts.append(more or read_fact(part, line.first, scope))
                    elif mode == "when":
                        out.acts.append(read_act(sentence, line.first, scope))
                    else:
                        out.claims += read_claims(part, line.first, scope)
                except Misread as miss:
                    if misses is None:
                        raise
                    misses.append(miss)
    out.seats = joined(out, node, system, library)
    out.absent = frozenset(scope.seat_systems()) - {*out.seats}
    out.facts.sort(key=lambda x: any(isinstance(y, AnyCards) for y in x.data.get("cards", ())))     # what is named comes first
    return out


def joined(script: Script, node: tree.Example, system: System, library: Library) -> list[str]:
    """The files that sit down, once its lines are read: also those whose zones, flags or tracks it speaks of."""
    known = Scope(library, system).seat_systems()
    named = list(dict.fromkeys(x for x in files_of([script.facts, script.acts, script.claims]) if x in known and x not in script.seats))
    if not named:
        return script.seats
    sure = seats_named(node, system, library)
    for name in named:
        if library.share_a_table([*sure, name]):
            sure.append(name)
    return filled(sure, known, library)


def seats_of(node: tree.Example, system: System, library: Library) -> list[str]:
    """The files that sit down: those named in the example, the file's own, and enough others."""
    return filled(seats_named(node, system, library), Scope(library, system).seat_systems(), library)


def seats_named(node: tree.Example, system: System, library: Library) -> list[str]:
    """The files that an example names, and its own."""
    scope = Scope(library, system)
    known = scope.seat_systems()
    out: list[str] = [system.name] if system.name in known else []
    for line in node.lines:
        for sentence in line.sentences:
            subject = getattr(sentence, "subject", ())
            for word in (*subject, *row(sentence)):
                if str(word) in known and str(word) not in out:
                    out.append(str(word))
    for line in node.lines:
        for sentence in line.sentences:
            for word in row(sentence):      # a piece that only one other file has needs that file at the table
                owners = {x.system for x in library.anywhere(str(word), (d.Piece,)) if isinstance(x, d.Piece) and not x.neutral}
                if len(owners) > 1 and not owners & {*out}:      # a file that replaces another has its pieces: the one replaced is meant
                    owners -= {x for x in owners if library.systems[x].replaces}
                if len(owners) == 1 and owners <= known and not owners & {*out}:
                    out.append(owners.pop())
    return [x for name in out for x in [name] * (1 + says_second(node, name))]


def filled(named: list[str], known: Collection[str], library: Library) -> list[str]:
    """So many more files that a table is full enough to play."""
    out = [*named]
    manifest = library.manifest()
    low = manifest.low if manifest else 1
    for name in (*(manifest.sitters if manifest else ()), *library.systems):
        if len(out) >= low:
            break
        if name in known and name not in out and library.share_a_table([*out, name]):
            out.append(name)
    while len(out) < low and out:
        out.append(out[0])
    return out


def says_second(node: tree.Example, name: str) -> bool:
    """Does an example speak of `second NAME`: two seats hold that file?"""
    for line in node.lines:
        for sentence in line.sentences:
            said = [str(w) for part in (getattr(sentence, "subject", ()), row(sentence)) for w in part]
            if any(a == "second" and b == name for a, b in pairwise(said)):
                return True
    return False
