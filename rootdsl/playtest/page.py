"""The report as one HTML page that needs nothing else: drawings, tables, light and dark."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from rootdsl.playtest import pictures
from rootdsl.playtest.findings import Company, Findings, Heat, Rate, Seen
from rootdsl.playtest.game import UNFINISHED
from rootdsl.playtest.labels import Labels
from rootdsl.playtest.paired import Comparison
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.pool import Pool, declared
from rootdsl.playtest.ranked import Ranking
from rootdsl.playtest.terminal import ordered, verdict, within
from rootdsl.site.build import ASSETS
from rootdsl.site.colour import accents

MOST_FAULTS = 12
RULE = "#8c4a2f"           # the colour of what is nobody's
REST = "*,"                # the look of a site: its colours stand before the rule that begins so


@cache
def templates() -> Environment:
    """Every text is quoted as it is put in; what a template does not know is a fault, not nothing."""
    env = Environment(
        loader=PackageLoader("rootdsl.playtest", "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(look=look, accents=accents, UNFINISHED=UNFINISHED)
    return env


def look() -> Markup:
    """The colours and letters of the site, light and dark."""
    css = (ASSETS / "site.css").read_text(encoding="utf-8")
    return Markup(css[: css.index(f"\n{REST}")])


def report_page(found: Findings, graphs: Mapping[str, Any], language: str = "en", drawn: Mapping[str, str] | None = None) -> str:
    """The page as text; the same figures give the same text. `drawn` are the maps as pictures: heat lies on them."""
    words, drawn = Labels(language), drawn or {}
    return templates().get_template("report.html.j2").render(
        f=found, words=words, plan=found.plan, bots=bots_said(found.plan),
        beside=any(x.beside is not None for x in found.factions), tallies=list(tally_rows(found)),
        win_picture=wins(found, words), seat_pictures={size: seats(rates, words, size) for size, rates in found.seats.items()},
        company=list(company_rows(found, words)),
        length_picture=pictures.columns(sorted(found.lengths.items()), words("length")),
        curve_picture=pictures.curves([(found.titles[x], found.colours[x], values) for x, values in found.curves.items()], words("curves")),
        legend=[(found.titles[x], pictures.colour_of(found.colours[x], k)) for k, x in enumerate(found.curves)],
        branching_picture=pictures.columns(found.branching, words("decisions_said")),
        points=[(x, found.titles[x], bars(rows)) for x, rows in found.points.items()],
        rules=by_faction(found, found.rules), steps=by_faction(found, parts(found)), choices=by_faction(found, found.choices),
        modes=by_faction(found, found.modes),
        cards=card_rows(found.cards), seats_of=seats_of(found),
        maps=list(maps(found, graphs, drawn)),
        bases=[pictures.base(x, drawn[x]) for x in sorted(drawn)],
        most_faults=MOST_FAULTS, needed=max((x.needed for x in found.factions), default=0),
        hardest=max(found.factions, key=lambda x: x.needed, default=None),
    )


def bots_said(plan: Plan) -> str:
    return ", ".join(plan.bots)


def graphs_of(pool: Pool, found: Findings) -> dict[str, Any]:
    """The graph of each map of a batch, from its files."""
    from rootdsl.atlas.graph import build_graph
    from rootdsl.atlas.problems import map_problems
    from rootdsl.model import decl as d

    library = declared(pool)
    kinds = {x.name: x for y in library.systems.values() for x in y.of(d.PlaceKind)}
    paths = {x.name: x for y in library.systems.values() for x in y.of(d.PathKind)}
    out = {}
    for name in sorted({x.map for x in found.heat}):
        system = library.systems.get(name)
        chart = next(iter(system.of(d.MapDecl)), None) if system is not None else None
        if chart is not None and chart.sites and not map_problems(chart, kinds, paths):
            out[name] = build_graph(chart, kinds, paths)
    return out


def drawings_of(pool: Pool, found: Findings, language: str) -> dict[str, str]:
    """The picture of each map of a batch, as the documents have it."""
    from rootdsl.book.pictures import picture
    from rootdsl.book.tree import Chapter
    from rootdsl.prose.show import lexicon_of

    library = declared(pool)
    lexicon = lexicon_of(library, language)
    pairs = ((x, picture(Chapter(x, found.maps.get(x, x), "map"), library, lexicon)) for x in sorted({x.map for x in found.heat}))
    return {name: drawn for name, drawn in pairs if drawn}


# ---------------------------------------------------------------- who wins


def wins(found: Findings, words: Labels) -> Markup:
    sizes = found.plan.players
    even = 1 / sizes[0] if len(sizes) == 1 else 0.0
    return pictures.whiskers([mark(x, words.sitting(x.title, x.nth), words) for x in found.factions], words("win_rates"), even)


def seats(rates: Sequence[Rate], words: Labels, size: int) -> Markup:
    shade = pictures.PALETTE[1]
    return pictures.whiskers([mark(replace(x, colour=shade), f"{words('seat')} {x.title}", words) for x in rates], words("seats"), 1 / size)


def mark(x: Rate, name: str, words: Labels) -> pictures.Mark:
    low, high = x.interval
    beside = x.beside / 100 if x.beside is not None else None
    return pictures.Mark(name, x.rate, low, high, words.percent(x.rate), x.colour, beside)


def company_rows(found: Findings, words: Labels) -> Iterator[tuple[str, list[tuple[str, str, float, bool]]]]:
    """For each faction the cells beside each other one: text, tip, strength from -1 to 1, and whether the intervals do not meet."""
    by_pair = {(x.faction, x.other): x for x in found.company}
    names = list(found.titles)
    reach = max((abs(gap(x)) for x in found.company if x.absent.games), default=0.0) or 1.0
    for a in names:
        cells = []
        for b in names:
            x = by_pair.get((a, b))
            if x is None or not x.absent.games or not x.present.games:
                cells.append(("", "", 0.0, False))
                continue
            tip = words("with_without", a=found.titles[a], b=found.titles[b], x=words.number(x.present.wins), n=x.present.games,
                        y=words.number(x.absent.wins), m=x.absent.games)
            cells.append((words.points(gap(x)), tip, gap(x) / reach, apart(x)))
        yield found.titles[a], cells


def gap(x: Company) -> float:
    return x.present.rate - x.absent.rate


def apart(x: Company) -> bool:
    """Do the two intervals not meet?"""
    (a, b), (c, d) = x.present.interval, x.absent.interval
    return a > d or c > b


# ---------------------------------------------------------------- how they play


def bars(rows: Sequence[tuple[str, float]]) -> list[tuple[str, float, float]]:
    """Rows with the length of their bar, a share of the longest."""
    most = max((abs(x) for _, x in rows), default=0.0) or 1.0
    return [(title, x, x / most) for title, x in rows]


def seats_of(found: Findings) -> Counter[str]:
    """In how many seats each faction sat."""
    out: Counter[str] = Counter()
    for x in found.factions:
        out[x.name] += x.games
    return out


def tally_rows(found: Findings) -> Iterator[tuple[str, list[tuple[float, float]], float]]:
    """For each faction the points of each kind, with the strength of the cell, and their sum."""
    most = max((abs(n) for _, some in found.tallies for n in some.values()), default=0.0) or 1.0
    for x in found.titles if found.tallies else ():
        cells = [some.get(x, 0.0) for _, some in found.tallies]
        yield found.titles[x], [(n, n / most) for n in cells], sum(cells)


def by_faction(found: Findings, rows: Sequence[Seen]) -> list[tuple[str, str, list[Seen]]]:
    out: dict[str, list[Seen]] = defaultdict(list)
    for x in rows:
        if x.faction:
            out[x.faction].append(x)
    return [(name, found.titles.get(name, name), some) for name, some in out.items()]


def parts(found: Findings) -> list[Seen]:
    """Steps of rules that are not carried out on their own."""
    whole = {x.name for x in found.rules}
    return [x for x in found.steps if x.name not in whole]


def card_rows(rows: Sequence[Seen]) -> list[tuple[str, str, int, int, int, int]]:
    """Each card: path, title, drawn, discarded, its rule ran, put elsewhere."""
    titles: dict[str, str] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for x in rows:
        titles[x.name] = x.title
        counts[x.name, x.detail if x.detail in ("draw", "discard", "works") else "moved"] += x.n
    found = [(x, title, counts[x, "draw"], counts[x, "discard"], counts[x, "works"], counts[x, "moved"]) for x, title in titles.items()]
    return sorted(found, key=lambda x: (x[1], x[0]))


# ---------------------------------------------------------------- where


def maps(found: Findings, graphs: Mapping[str, Any], drawn: Mapping[str, str]) -> Iterator[tuple[str, list[tuple[str, Markup]]]]:
    """Each map with its drawings."""
    colours = {found.titles[x]: pictures.colour_of(found.colours[x], k) for k, x in enumerate(found.titles)}
    by_map: dict[str, list[Heat]] = defaultdict(list)
    for x in found.heat:
        by_map[x.map].append(x)
    for name, some in by_map.items():
        if name in graphs:
            title = found.maps.get(name, name)
            graph = graphs[name]
            on = name if name in drawn else ""
            yield title, [(x.title, pictures.heat(graph, x.amounts, colours.get(x.title, RULE), f"{x.title}: {title}", on)) for x in some]


# ---------------------------------------------------------------- two versions


def comparison_page(found: Comparison, changed: Sequence[Any], language: str = "en") -> str:
    """The page of a comparison; `changed` are the changes of the rules."""
    words = Labels(language)
    marks = [pictures.Mark(x.title, x.difference, x.low, x.high, words.points(x.difference), x.colour) for x in found.effects]
    shifts = [(words("rounds"), found.rounds), *((words(name), x) for name, x in found.others.items())]
    return templates().get_template("compare.html.j2").render(
        c=found, words=words, changed=changed, picture=pictures.whiskers(marks, words("what_it_did"), signed=True), shifts=shifts,
    )


def ranking_page(found: Ranking, changed: Mapping[str, Sequence[Any]], language: str = "en") -> str:
    """The page of several versions; `changed` are the changes of the rules that each makes."""
    words = Labels(language)
    marks = [pictures.Mark(x.name, x.win.difference, x.win.low, x.win.high, words.points(x.win.difference), found.colour)
             for x in found.standings]
    rows = [(x, within(x.win, words, 100, 1), verdict(x.win, words), within(x.points, words), verdict(x.points, words))
            for x in found.standings]
    first, *order = ordered(found, words)
    return templates().get_template("ranking.html.j2").render(
        c=found, words=words, changed=changed, rows=rows, first=first, order=order,
        picture=pictures.whiskers(marks, words("by_rate", base=found.base), signed=True),
    )
