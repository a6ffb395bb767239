"""Map files: rows of places and paths become a `MapDecl`."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import cells, row, split_commas, text
from rootdsl.syntax import tree

SECTIONS = ("places", "paths")


def read_map(system: System, file: tree.File, report: Report) -> d.MapDecl:
    """Places in file order (their index), then links by kind; the words of the rows are checked against the library later."""
    out = d.MapDecl(system.name, "map", system.title, None)
    borders: list[tuple[d.Site, list[Token]]] = []
    for name, lines in sections(file):
        for line in lines:
            if isinstance(line, tree.Note):
                continue
            try:
                if name == "places":
                    borders.append(read_site(system, out, cells(row(line)), report))
                else:
                    read_links(system, out, cells(row(line)), report)
            except Misread as miss:
                fields: dict[str, Any] = dict(miss.fields)
                report.error(miss.code, miss.token or line.first, near=fields.pop("near", ""), **fields)
    for site, ends in borders:
        for end in ends:
            other = find_site(out, str(end))
            if other is None:
                report.error("E0309", end, name=str(end))
            else:
                out.links.append(d.Link("", site.index, other.index))   # its kind is the one that joins both kinds of place
    return out


def sections(file: tree.File) -> list[tuple[str, list[Any]]]:
    out = []
    for node in file.nodes:
        words = row(node)
        body = getattr(node, "body", None)
        if len(words) == 1 and body and str(words[0]) in SECTIONS:
            out.append((str(words[0]), body))
    return out


def find_site(out: d.MapDecl, name: str) -> d.Site | None:
    return next((s for s in out.sites if s.name == name), None)


def read_site(system: System, out: d.MapDecl, words: list[Token], report: Report) -> tuple[d.Site, list[Token]]:
    """`isle 6 red, 2 berths, reedy, at 89.8, 51.9` or `lake mere borders 1, 2, at 49.5, 18.8`."""
    r = Row(words)
    kind = r.name("a kind of place")
    system.refs.append(Reference(kind, "a kind of place", (d.PlaceKind,)))
    if r.kind() not in ("WORD", "NUMBER"):
        raise r.bad("the name of the place")
    at = r.next()
    title = text(r.next()) if r.kind() == "STRING" else str(at).replace("_", " ").title()
    if find_site(out, str(at)):
        report.error("E0305", at, name=str(at), line=0)
    site = d.Site(len(out.sites), str(kind), str(at), title, "", {}, set(), -1.0, -1.0, kind)
    out.sites.append(site)
    ends: list[Token] = []
    if r.take("borders"):
        ends.append(r.next())
        while r.kind() == "COMMA" and r.kind(1) == "NUMBER" and r.peek(2) in ("", ","):
            r.next()
            ends.append(r.next())
    elif not r.done and r.kind() != "COMMA":
        token = r.name("a suit")
        system.refs.append(Reference(token, "a suit", (d.Suit,)))
        site.suit = str(token)
    while r.take(","):
        if r.take("at"):
            site.x = coordinate(r)
            r.expect(",")
            site.y = coordinate(r)
        elif r.kind() == "NUMBER":
            number = r.count()
            name = r.name("a number of the place")
            system.refs.append(Reference(name, "a number of places", test=number_of(str(kind)), known=numbers_of(str(kind))))
            site.numbers[str(name)] = number
        else:
            name = r.name("a flag of the place")
            system.refs.append(Reference(name, "a flag of places", test=flag_of(str(kind)), known=flags_of(str(kind))))
            site.flags.add(str(name))
    r.end("a comma")
    return site, ends


def coordinate(r: Row) -> float:
    if r.kind() != "NUMBER":
        raise r.bad("a number from 0 to 100")
    return float(r.next())


def kinds_named(library: Any, system: System, kind: str) -> list[d.PlaceKind]:
    return library.find(kind, system, (d.PlaceKind,))  # type: ignore[no-any-return]


def number_of(kind: str) -> Any:
    return lambda library, system, word: any(word in k.numbers for k in kinds_named(library, system, kind))


def numbers_of(kind: str) -> Any:
    return lambda library, system: [n for k in kinds_named(library, system, kind) for n in k.numbers]


def flag_of(kind: str) -> Any:
    return lambda library, system, word: any(word in k.flags for k in kinds_named(library, system, kind))


def flags_of(kind: str) -> Any:
    return lambda library, system: [n for k in kinds_named(library, system, kind) for n in k.flags]


def read_links(system: System, out: d.MapDecl, words: list[Token], report: Report) -> None:
    """`road 1 to 5, 1 to 9`, `closed road 2 to 5`, or a named pair: `opposite 1 to 3, 2 to 4`."""
    closed = len(words) > 1 and str(words[0]) == "closed" and words[1].type == "WORD"
    words = words[1:] if closed else words
    kind = Row(words).name("a kind of path")
    pair = str(kind) == "opposite"
    if not pair:
        system.refs.append(Reference(kind, "a kind of path", (d.PathKind,), also=frozenset({"opposite"})))
    for part in split_commas(words[1:]):
        if len(part) != 3 or part[1].type != "TO":
            report.error("E0310", part[0] if part else words[0])
            continue
        ends = [part[0], part[2]]
        sites = [find_site(out, str(w)) for w in ends]
        for token, site in zip(ends, sites, strict=True):
            if site is None:
                report.error("E0309", token, name=str(token))
        a, b = sites
        if a is None or b is None:
            continue
        if pair:
            out.pairs.setdefault(str(kind), []).append((a.index, b.index))
        else:
            out.links.append(d.Link(str(kind), a.index, b.index, closed))


def name_borders(system: System, library: Any) -> None:
    """Name what paths join by its declared name (`clearings` is `clearing`), and give links written as `borders` their kind."""
    for path in system.of(d.PathKind):
        path.joins = [next((x.name for x in library.find(word, system, (d.PlaceKind,))), word) for word in path.joins]
    for out in system.of(d.MapDecl):
        for link in out.links:
            if not link.kind:
                ends = {out.sites[link.a].kind, out.sites[link.b].kind}
                joining = [k for s in library.systems.values() for k in s.of(d.PathKind)
                           if {x.name for j in k.joins for x in library.find(j, s, (d.PlaceKind,))} == ends and len(k.joins) > 1]
                link.kind = joining[0].name if joining else ""

