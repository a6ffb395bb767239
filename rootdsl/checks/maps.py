"""Maps: the problems that the atlas finds, and numbers that a place leaves out."""

from __future__ import annotations

from lark import Token

from rootdsl.atlas.problems import map_problems
from rootdsl.checks.spots import place
from rootdsl.messages.message import Place, Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library, singular_forms
from rootdsl.names.rows import row
from rootdsl.syntax import tree

# Key of an atlas problem -> message code.
CODES = {
    "wrong-ends": "E0671", "path-to-itself": "E0672", "duplicate-path": "E0673", "no-coordinates": "E0674", "outside-map": "E0675",
    "same-spot": "E0676", "unconnected-place": "E0677", "broken-ring": "E0678",
}
NOWHERE = -1.0


def check_maps(library: Library, report: Report) -> None:
    kinds = {x.name: x for system in library.systems.values() for x in system.of(d.PlaceKind)}
    paths = {x.name: _singular(x, kinds) for system in library.systems.values() for x in system.of(d.PathKind)}
    for system in library.systems.values():
        for chart in system.of(d.MapDecl):
            for site in chart.sites:
                _site(site, system, kinds, report)
            if not chart.sites:
                report.error("E0680", place(system, None))
                continue
            if all(link.kind in paths for link in chart.links) and all(site.kind in kinds for site in chart.sites):
                _problems(chart, system, kinds, paths, report)


def _singular(path: d.PathKind, kinds: dict[str, d.PlaceKind]) -> d.PathKind:
    """The kind of path with what it joins in the singular: `joins isles` means the kind `isle`."""
    joins = [next((form for form in singular_forms(word) if form in kinds), word) for word in path.joins]
    return d.PathKind(path.system, path.name, path.title, path.at, joins, path.closed)


def _site(site: d.Site, system: System, kinds: dict[str, d.PlaceKind], report: Report) -> None:
    """Every number that the kind of place declares; words that nobody declares are reported by the names pass."""
    kind = kinds.get(site.kind)
    if kind is None or any(name not in kind.numbers for name in site.numbers):
        return
    for name in kind.numbers:
        if name not in site.numbers:
            report.error("E0681", place(system, site.at), word=name, site=f"{site.kind} {site.name}")


def _problems(chart: d.MapDecl, system: System, kinds: dict[str, d.PlaceKind], paths: dict[str, d.PathKind], report: Report) -> None:
    lost = {site.index for site in chart.sites if site.x == NOWHERE and site.y == NOWHERE}
    for bare in chart.sites:
        if bare.index in lost:
            report.error("E0674", place(system, bare.at), problem=f"The {bare.kind} {bare.name} says nowhere where it is drawn")
    for problem in map_problems(chart, kinds, paths):
        code, site = CODES.get(problem.key), problem.site
        if code is None or (site is not None and site.index in lost and code in ("E0674", "E0675", "E0676")):
            continue
        report.error(code, _spot(problem.key, problem.message, system, site), problem=problem.message[:1].upper() + problem.message[1:])


def _spot(key: str, message: str, system: System, site: d.Site | None) -> Place:
    """A problem of a path points at the paths of its kind, any other at the place."""
    if key in ("wrong-ends", "path-to-itself", "duplicate-path"):
        for node in system.tree.nodes:
            words = row(node)
            if isinstance(node, (tree.Line, tree.Heading)) and words and str(words[0]) == "paths":
                found = _path_token(node, message, site)
                if found is not None:
                    return place(system, found)
    return place(system, site.at if site is not None else None)


def _path_token(node: tree.Line | tree.Heading, message: str, site: d.Site | None) -> Token | None:
    """The token of the last path in the rows of that kind that names the place."""
    found: Token | None = None
    for line in node.body or ():
        words = row(line)
        if site is not None and words and f"{words[0]} " in message:
            found = next((word for word in reversed(words[1:]) if str(word) == site.name), found)
    return found
