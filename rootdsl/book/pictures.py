"""The maps of a game as pictures for its documents, in the words of one language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from rootdsl.book.tree import Chapter
from rootdsl.model import decl as d
from rootdsl.names.library import Library
from rootdsl.paths import PACKAGE
from rootdsl.project.cache import digest, load, prune, store
from rootdsl.prose.lexicon import Lexicon

KEPT = "pictures"


def picture(chapter: Chapter, library: Library, lexicon: Lexicon) -> str:
    """The map that a chapter tells of as SVG, or '' where it has none or one that cannot be drawn.

    What was drawn before is taken from the cache.
    """
    system = library.systems.get(chapter.system)
    chart = next(iter(system.of(d.MapDecl)), None) if system is not None else None
    if chart is None or not chart.sites:
        return ""
    kinds = {x.name: called(x, lexicon) for y in library.systems.values() for x in y.of(d.PlaceKind)}
    paths = {x.name: called(x, lexicon) for y in library.systems.values() for x in y.of(d.PathKind)}
    common = [x for x in library.systems.values() if x.name in library.base_systems()]
    suits = [called(x, lexicon) for y in common for x in y.of(d.Suit)]
    titles = {x.name: title_of(x, lexicon) for y in common for x in y.of(d.NumberDecl) if x.title}
    marks = {x: lexicon.known(f"{kind.system}.{x}") for kind in kinds.values() for x in (*kind.numbers, *kind.flags)}
    titles |= {x: capital(term.one) for x, term in marks.items() if term is not None}
    language = lexicon.catalogue.language
    key = digest(own_hash(), chapter.title, language, *map(plainly, (chart, *kinds.values(), *paths.values(), *suits)), repr(titles))
    known = load(KEPT, key, ".svg")
    if known is not None:
        return known.decode("utf-8")
    drawn = draw(chart, kinds, paths, chapter.title, suits=suits, titles=titles, language=language)
    store(KEPT, key, drawn.encode("utf-8"), ".svg")
    prune(KEPT)
    return drawn


def draw(chart: d.MapDecl, kinds: dict[str, d.PlaceKind], paths: dict[str, d.PathKind], title: str, **style: Any) -> str:
    """The picture itself; what draws is imported only where something must be drawn."""
    from rootdsl.atlas.draw import draw_svg
    from rootdsl.atlas.graph import build_graph
    from rootdsl.atlas.problems import map_problems
    from rootdsl.atlas.style import MapStyle

    if map_problems(chart, kinds, paths):
        return ""
    return draw_svg(chart, build_graph(chart, kinds, paths), MapStyle(**style), title=title)


def called(decl: Any, lexicon: Lexicon) -> Any:
    """A declaration under its word in the language."""
    return replace(decl, title=title_of(decl, lexicon))


def title_of(decl: d.Decl, lexicon: Lexicon) -> str:
    found = lexicon.known(decl.path)
    if found is None or lexicon.source:
        return decl.title
    return capital(found.one)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def plainly(x: Any) -> str:
    """Everything that a declaration says, in one order, without where it stands."""
    if hasattr(x, "__dataclass_fields__"):
        return f"{type(x).__name__}({', '.join(plainly(getattr(x, name)) for name in x.__dataclass_fields__ if name != 'at')})"
    if isinstance(x, dict):
        return f"{{{', '.join(sorted(f'{key!r}: {plainly(value)}' for key, value in x.items()))}}}"
    if isinstance(x, (list, tuple)):
        return f"[{', '.join(map(plainly, x))}]"
    return repr(sorted(x)) if isinstance(x, (set, frozenset)) else repr(x)


@cache
def own_hash() -> str:
    """A hash of everything that decides how maps are drawn."""
    parts: list[str | bytes] = []
    for path in sorted((PACKAGE / "atlas").rglob("*")):
        if path.suffix in (".py", ".j2"):
            parts += [path.relative_to(PACKAGE).as_posix(), path.read_bytes()]
    return digest(*parts)
