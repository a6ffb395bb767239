"""Maps in the language of a page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rootdsl.atlas.draw import draw_svg
from rootdsl.atlas.graph import build_graph
from rootdsl.atlas.style import MapStyle
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.print.speech import Speech

if TYPE_CHECKING:
    from rootdsl.names.library import Library

MOST = 40
_drawn: dict[str, str] = {}  # pictures by all that is in them: the book and the sheets show the same


def charts(library: Library) -> list[System]:
    """The files that hold a map: first the one that examples are played on."""
    manifest = library.manifest()
    used = set(manifest.parts.values()) if manifest else set()
    found = [x for x in library.systems.values() if x.of(d.MapDecl)]
    return sorted(found, key=lambda x: (x.name not in used, x.name))


def chart_svg(library: Library, system: System, speech: Speech) -> str:
    """The picture of a map with its title and its legend."""
    systems = list(library.systems.values())
    used = library.base_systems()
    base = [x for x in systems if x.name in used]
    suits = [replace(x, title=speech.heading(x.path)) for y in base for x in y.of(d.Suit)]
    places = [x for y in systems for x in y.of(d.PlaceKind)]
    titles = {name: speech.heading(f"{x.system}.{name}", True) for x in places for name in x.numbers}
    titles |= {name: speech.heading(f"{x.system}.{name}") for x in places for name in x.flags}
    kinds = {x.name: replace(x, title=speech.heading(x.path)) for y in systems for x in y.of(d.PlaceKind)}
    paths = {x.name: replace(x, title=speech.heading(x.path)) for y in systems for x in y.of(d.PathKind)}
    chart: d.MapDecl = system.of(d.MapDecl)[0]
    sites = [replace(x, title=site_title(speech, system, x)) for x in chart.sites]
    chart = replace(chart, title=speech.title(system.name), sites=sites)
    style = MapStyle(suits=suits, titles=titles, language=speech.language, closed=speech("closed"))
    key = repr((chart, kinds, paths, style))
    if key not in _drawn:
        if len(_drawn) >= MOST:
            _drawn.clear()
        _drawn[key] = draw_svg(chart, build_graph(chart, kinds, paths), style)
    return _drawn[key]


def site_title(speech: Speech, system: System, site: d.Site) -> str:
    """The name of a place in this language, if the translation of the map gives one."""
    found = speech.lexicon.known(f"{system.name}.{site.name}")
    return speech.heading(f"{system.name}.{site.name}") if found is not None else site.title


def artwork(svg: str) -> str:
    """The printed sheet of a map alone: without title and legend, for a cover."""
    head, _, rest = svg.partition(' viewBox="')
    _, _, rest = rest.partition('"')
    return f'{head} viewBox="40 92 920 920"{rest}'
