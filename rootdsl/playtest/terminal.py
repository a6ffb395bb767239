"""The report at the terminal: tables of the figures that one looks at first. The page has all of them."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rootdsl.playtest.findings import Findings, Rate
from rootdsl.playtest.game import UNFINISHED
from rootdsl.playtest.labels import Labels
from rootdsl.playtest.paired import Comparison
from rootdsl.playtest.ranked import Measured, Ranking
from rootdsl.project.fault import visible

WIDE = 110      # where no terminal says how wide it is


def console() -> Any:
    """Where tables go. rich is imported only here."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else WIDE, highlight=False, markup=False, emoji=False)


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> Any:
    """A table whose first `left` columns are names, the others numbers."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    out = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for k, head in enumerate(heads):
        out.add_column(Text(head), justify="left" if k < left else "right")
    for row in rows:
        out.add_row(*(Text(visible(x)) for x in row))
    return out


def report(found: Findings, words: Labels) -> None:
    """Who wins, from which seat, how and how fast, and what never came."""
    out = console()
    out.print(visible(f"{found.title}: {words('of_them', n=found.games, sound=found.sound)}"))
    if not found.sound:
        return
    beside = any(x.beside is not None for x in found.factions)
    rows = [
        [words.sitting(x.title, x.nth), str(x.games), words.number(x.wins), words.percent(x.rate), between(x, words), str(x.needed),
         *([f"{words.number(x.beside)} %" if x.beside is not None else ""] if beside else [])]
        for x in found.factions
    ]
    heads = [words("faction"), words("games"), words("won"), words("rate"), words("interval"), words("needed")]
    out.print(table(words("win_rates"), heads + [words("beside")] * beside, rows))
    rows = [[words("at_table", n=size), x.title, str(x.games), words.percent(x.rate), between(x, words)]
            for size, some in found.seats.items() for x in some]
    out.print(table(words("seats"), ["", words("seat"), words("games"), words("rate"), words("interval")], rows, 2))
    rows = [[words("unfinished") if name == UNFINISHED else name, str(n), words.percent(n / found.sound)] for name, n in found.endings]
    out.print(table(words("endings"), [words("ending"), words("games"), "%"], rows))
    out.print(words("shared_wins", n=found.shared))
    figures = {"mean": words.number(found.rounds.mean), "median": words.number(found.rounds.median, 0)}
    out.print(words("length_said", **figures, high=words.number(found.rounds.high, 0)))
    if found.tallies:
        heads = [words("faction"), *(title or words("the_rest") for title, _ in found.tallies), words("sum")]
        rows = [[found.titles[x], *(words.number(some[x], 2) for _, some in found.tallies),
                 words.number(sum(some[x] for _, some in found.tallies), 2)] for x in found.titles]
        out.print(table(words("points"), heads, rows))
    else:
        rows = [[found.titles[x], *(f"{title} {words.number(n)}" for title, n in some[:4])] + [""] * (4 - len(some[:4]))
                for x, some in found.points.items()]
        out.print(table(words("points"), [words("faction"), "", "", "", ""], rows, 5))
    out.print(words("points_needed", n=max((n for _, n in found.scores.values()), default=0)))
    out.print(f"{words('never_used')}: {len(found.unused)}; {words('never_taken')}: {len(found.untaken)}")
    out.print(words("caveat_bots"))


def between(x: Rate, words: Labels) -> str:
    """An interval."""
    return "{} – {}".format(*map(words.percent, x.interval))


def comparison(found: Comparison, changed: Sequence[Any], words: Labels) -> None:
    """What changed, and what it did."""
    out = console()
    out.print(visible(f"{found.title}, {found.old} → {found.new}: {words('compare_said', n=found.games)}"))
    for change in changed:
        out.print(visible(f"  {change.kind} {change.number} {change.title} ({change.key})"))
    if not changed:
        out.print(words("nothing_changed"))
    if found.house_rules[0] != found.house_rules[1]:
        old, new = (", ".join(x) or words("none") for x in found.house_rules)
        out.print(f"{words('house_rules')}: {old} → {new}")
    out.print(words("same_games", n=found.same, m=found.games))
    if found.same == found.games:
        out.print(words("no_effect"))
    if found.dropped:
        out.print(words("fault_pairs", n=found.dropped))
    rows = [
        [x.title, str(x.games), words.percent(x.old), words.percent(x.new), words.points(x.difference),
         f"{words.points(x.low)} … {words.points(x.high)}", words.chance(x.corrected), words("shown" if x.shown else "not_shown")]
        for x in found.effects
    ]
    heads = [words(x) for x in ("faction", "games", "old", "new", "difference", "interval", "corrected")]
    out.print(table(words("what_it_did"), [*heads, ""], rows))
    rows = [[x.title, words.number(x.old_score, 2), words.number(x.new_score, 2), words.signed(x.score[0]),
             f"{words.signed(x.score[1])} … {words.signed(x.score[2])}"] for x in found.effects]
    out.print(table(words("scores_shift"), ["", *(words(x) for x in ("old", "new", "difference", "interval"))], rows))
    shifts = [(words("rounds"), found.rounds), *((words(name), x) for name, x in found.others.items())]
    rows = [[name, words.number(x.old), words.number(x.new), words.signed(x.difference), f"{words.signed(x.low)} … {words.signed(x.high)}"]
            for name, x in shifts]
    out.print(table(words("length_shift"), ["", *(words(x) for x in ("old", "new", "difference", "interval"))], rows))
    rows = [[words("unfinished") if name == UNFINISHED else name, str(a), str(b)] for name, a, b in found.endings]
    out.print(table(words("endings_shift"), [words(x) for x in ("ending", "old", "new")], rows))
    if found.paired_needed:
        out.print(words("paired_said", n=found.paired_needed))


def ranking(found: Ranking, changed: Mapping[str, Sequence[Any]], words: Labels) -> None:
    """What several versions did to a faction, and which can be put in order. `changed` are the changes of each."""
    out = console()
    said = words("ranking_said", n=found.games, m=len(found.standings) + 1, faction=found.faction)
    out.print(visible(f"{found.title}: {said}"))
    for name, changes in changed.items():
        out.print(visible(f"  {name}: " + (", ".join(f"{x.number} {x.title}" for x in changes) or words("nothing_changed"))))
    if found.dropped:
        out.print(words("fault_pairs", n=found.dropped))
    out.print(visible(words("ranking_base", base=found.base, faction=found.faction, rate=words.percent(found.rate),
                            score=words.number(found.score, 2))))
    heads = [words("version"), "", words("difference"), words("interval")]
    rows = [
        [x.name, words.percent(x.rate), words.points(x.win.difference), within(x.win, words, 100, 1), verdict(x.win, words), str(x.same)]
        for x in found.standings
    ]
    out.print(table(words("win_rates"), [*heads, "", words("same_head")], rows))
    rows = [[x.name, words.number(x.score, 2), words.signed(x.points.difference), within(x.points, words), verdict(x.points, words)]
            for x in found.standings]
    out.print(table(words("scores_shift"), [*heads, ""], rows))
    out.print(visible(words("together_said", base=found.base, n=found.scored)))
    out.print(f"{words('order')}:")
    for line in ordered(found, words):
        out.print(visible(line))


def within(x: Measured, words: Labels, times: int = 1, digits: int = 2) -> str:
    """The interval of a difference."""
    return f"{words.signed(times * x.low, digits)} … {words.signed(times * x.high, digits)}"


def verdict(x: Measured, words: Labels) -> str:
    """What is certain of a difference: that it is more or less, or nothing."""
    return words("leaves_even") if not x.told else words("told_up") if x.low > 0 else words("told_down")


def ordered(found: Ranking, words: Labels) -> list[str]:
    """The order in sentences: pairs that can be told apart, how many cannot, and what it would take."""
    apart = found.apart
    lines = [words("order_said" if apart else "order_none")]
    for pair, by in apart:
        x = pair.win if by == "rate" else pair.points
        if by == "rate":
            key, value, between = "order_rate", words.points(x.difference), within(x, words, 100, 1)
        else:
            key, value, between = "order_score", words.signed(x.difference), within(x, words)
        said = words(key, first=pair.first, second=pair.second, value=value, between=between)
        lines.append(f"  {said}")
    known = {frozenset((x.first, x.second)) for x, _ in apart}
    if len(known) < len(found.pairs):
        lines.append(words("order_rest", n=len(found.pairs) - len(known), m=len(found.pairs)))
    rate, score = found.needed
    lines.append(words("order_needed", rate=rate, score=score))
    return lines
