"""`rootdsl map`: the picture of a map, or its graph for other programs; with a saved game, the pieces on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rootdsl.cli.said import OK
from rootdsl.play.saved import Unread, in_the_way, read_saved
from rootdsl.project.cache import replace
from rootdsl.project.fault import Fault, RulesAtFault, visible

if TYPE_CHECKING:
    from rootdsl.names.library import Library


@click.command()
@click.argument("name")
@click.option("--format", "-f", "form", type=click.Choice(["graphml", "json", "svg"]), help="Else what the ending of -o says, else svg.")
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--saved", type=click.Path(exists=True, dir_okay=False), help="A saved game, whose pieces stand on the map.")
@click.option("--output", "-o", type=click.Path(dir_okay=False, writable=True), help="The file to write, else the terminal.")
def map_command(name: str, form: str | None, game: str | None, saved: str | None, output: str | None) -> int:
    """Draw or export the map NAME (a name or a path)."""
    from rootdsl.atlas import export
    from rootdsl.atlas.draw import draw_svg
    from rootdsl.atlas.graph import build_graph
    from rootdsl.messages.message import Report
    from rootdsl.model import decl as d
    from rootdsl.project.library import find_system, load_library, opened

    report = Report()
    found, extra, map_name = find_system(name, game, kind="map")
    library = load_library(found, extra, report, sentences=False)
    system = opened(library, map_name)
    maps = system.of(d.MapDecl)
    if not maps or report.errors_in(system.path):
        raise RulesAtFault(report)
    kinds = {x.name: x for y in library.systems.values() for x in y.of(d.PlaceKind)}
    paths = {x.name: x for y in library.systems.values() for x in y.of(d.PathKind)}
    chart, pieces = maps[0], None
    if saved:
        pieces, chart = standing(saved, library, map_name, chart)
    graph = build_graph(chart, kinds, paths)
    form = form or ((Path(output).suffix[1:] or "svg") if output else "svg")
    if form == "graphml":
        text = export.to_graphml(graph)
    elif form == "json":
        text = export.to_json(graph)
    elif form == "svg":
        text = draw_svg(chart, graph, style_of(library), pieces)
    else:
        raise Fault("E0801", word=form, where="among the formats", known=["graphml", "json", "svg"])
    if output is None:
        click.echo(text, nl=False)
        return OK
    try:
        reason = in_the_way(Path(output))
        if reason:
            raise Fault("E0907", word=output, reason=reason)
        replace(Path(output), text.encode("utf-8"))
    except OSError as fault:
        raise Fault("E0907", word=output, reason=(fault.strerror or "unknown reason").lower()) from fault
    click.echo(visible(f"{output}: {maps[0].title}, {len(graph)} places."))
    return OK


def style_of(library: Library) -> Any:
    """Suits and the titles of numbers and flags, as the files declare them."""
    from rootdsl.atlas.style import MapStyle
    from rootdsl.model import decl as d

    used = library.base_systems()
    suits = [x for y in library.systems.values() if y.name in used for x in y.of(d.Suit)]
    titles = {x.name: x.title for y in library.systems.values() if y.name in used for x in y.of(d.NumberDecl) if x.title}
    return MapStyle(suits=suits, titles=titles)


def standing(saved: str, library: Library, map_name: str, chart: Any) -> tuple[dict[int, list[Any]], Any]:
    """The pieces of a saved game by place, and the map as it is in that game."""
    from rootdsl.cli.play import told_by
    from rootdsl.project.tables import build_table
    from rootdsl.runtime.engine import from_json

    data = read_saved(saved, bare=True)
    inner = json.dumps(data["position"] if "play" in data else data)
    game: str | None = next((x.name for x in library.systems.values() if x.manifest), None)
    if "play" in data:
        told, game_word, map_word, deck, house_rules = told_by(saved)
        table = build_table(game_word or game, told, map_word or map_name, deck, house_rules)
    else:
        table = build_table(game, data["seats"], map_name)
    try:
        state = from_json(table, inner)
        return marks(table, state, library), as_it_is(chart, table, state)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError) as fault:
        raise Unread(saved, f"its position does not fit these rules ({fault})") from fault


def as_it_is(chart: Any, table: Any, state: Any) -> Any:
    """The map with the suits that were dealt in a position, and with the paths that opened or closed."""
    from dataclasses import replace as changed

    from rootdsl.runtime.land import is_shut

    names = [*table.suit_names, ""]
    sites = [changed(x, suit=names[state.suit[x.index]]) for x in chart.sites]
    links = [changed(x, closed=is_shut(table, state, x.kind, x.a, x.b)) for x in chart.links]
    return changed(chart, sites=sites, links=links)


def marks(table: Any, state: Any, library: Library) -> dict[int, list[Any]]:
    """What stands in each place of a position, as the drawing wants it."""
    from rootdsl.atlas.style import PieceMark, safe_colour

    colour_field = next((f for y in library.systems.values() if y.manifest for f, kind in y.manifest.fields.items() if kind == "text"), "")
    out: dict[int, list[Any]] = {}
    for row, counts in enumerate(state.at):
        owner = table.owner[row]
        for place in range(table.sites):
            if counts[place]:
                system = library.systems.get(table.seat_systems[owner]) if owner >= 0 else None
                colour = safe_colour(str(system.fields.get(colour_field, "")) if system else "")
                who = table.seat_title[owner] if owner >= 0 else ""
                out.setdefault(place, []).append(PieceMark(who, colour, table.row_title[row], count=counts[place]))
    return out
