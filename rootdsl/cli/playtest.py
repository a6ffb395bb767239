"""`rootdsl playtest`: a batch of games with bots, kept in one file, and what it tells. The playing itself is in `rootdsl.playtest`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rootdsl.cli.batches import asked, bar, batch_options
from rootdsl.cli.said import OK, RULES, USAGE, count

if TYPE_CHECKING:
    from rootdsl.playtest.plan import Plan
    from rootdsl.playtest.pool import Asked
    from rootdsl.playtest.store import Store

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@batch_options
@click.option("--out", "-o", type=FILE, help="The file that keeps the results; the same command goes on with what is there.")
@click.option("--quick", is_flag=True, help="Keep only who wins, points and lengths: the fastest with random bots and `build-native`.")
@click.option("--resume", is_flag=True, help="Go on with the batch of --out as it was asked for: only --games and --workers count.")
@click.option("--report", "read", type=FILE, metavar="FILE", help="Play nothing: report what FILE tells, as a page beside it.")
@click.option("--page", type=FILE, metavar="HTML", help="Write the report to this page.")
@click.option("--beside", type=FILE, metavar="FILE", help="Win rates of other tables (`name: percent`) to lay beside.")
@click.option("--language", "-l", default="en", show_default=True, help="The language of the report.")
@click.option("--export", "form", type=click.Choice(["csv", "parquet"]), help="Write the tables of --out or --report beside it.")
@click.option("--replay", nargs=2, metavar="FILE NUMBER", help="Play one game of a file again and tell its log.")
def playtest_command(
    game: str | None, factions: str, players: str, map_: str, deck: str, parts: Sequence[str], house_rules: Sequence[str], games: int,
    bots: str, rounds: int, seed: int, workers: int, scheduler: str, out: Path | None, quick: bool, resume: bool, read: Path | None,
    page: Path | None, beside: Path | None, language: str, form: str | None, replay: tuple[str, str] | None,
) -> int:
    """Play many games with bots in fair rotation, keep the results in one file, and report what they tell.

    Factions, seats, maps and decks take turns, so that everything meets everything equally often. The same seed gives the
    same games, with any number of workers; a batch that was stopped goes on where it was.
    """
    from rootdsl.playtest.store import opened

    if replay is not None:
        return again(Path(replay[0]), replay[1])
    if read is not None:
        if out is not None:
            raise click.UsageError("--report reads a batch and --out plays one: give one of them.")
        with opened(read) as store:
            return told(store, page or read.with_suffix(".html"), beside, language, form)
    if out is None:
        raise click.UsageError("Say with --out which file keeps the results (or with --report which to read).")
    words = asked(game, factions, players, map_, deck, parts, house_rules, bots, rounds, seed)
    words.quick = quick
    code = play(out, words, games, workers, resume, scheduler)
    if code != USAGE:
        with opened(out) as store:
            code = max(code, told(store, page, beside, language, form))
    return code


def play(out: Path, words: Asked, games: int, workers: int, resume: bool, scheduler: str = "") -> int:
    """Play what is missing. 1 when games ended in a fault, 2 when it was interrupted."""
    from rootdsl.playtest import batch, pool
    from rootdsl.playtest.store import opened

    if resume:
        with opened(out) as store:
            plan = store.plan()
            files = pool.of_plan(plan, store.about().get("files", ""))
    else:
        files, plan = pool.find(words)
    with opened(out, new=True) as store:
        try:
            with bar("playing") as progress:
                new = games - len(store.numbers())
                native = batch.run(store, files, plan, games, workers, progress, scheduler)
        except KeyboardInterrupt:
            there = len(store.numbers())
            click.echo(f"Stopped: {there} of {count(games, 'game')} are kept in {out}. The same command goes on with the rest.", err=True)
            return USAGE
        if native < new:
            click.echo(slow(new - native, new, plan), err=True)
        faults = store.rows("SELECT number, fault, place FROM game WHERE fault != '' ORDER BY number")
        for number, fault, place in faults[:8]:
            click.echo(f"Fault in game {number}: {fault}{f' at {place}' if place else ''}", err=True)
            click.echo(f"  again: rootdsl playtest --replay {out} {number}", err=True)
        if len(faults) > 8:
            click.echo(f"  ... and {len(faults) - 8} more", err=True)
    return RULES if faults else OK


def slow(games: int, of: int, plan: Plan) -> str:
    """That so many games were not played by a native build, and what would help."""
    from rootdsl.playtest.game import RANDOM

    faster = "`rootdsl build-native` makes their tables faster"
    if set(plan.bots) != {RANDOM}:
        faster = f"{faster} for random bots alone"
    return f"{games} of {count(of, 'game')} were played in plain Python: {faster}."


def told(store: Store, page: Path | None, beside: Path | None, language: str, form: str | None) -> int:
    """The report of a file at the terminal, as a page, and its tables."""
    from rootdsl.cli.docs import known_language, write
    from rootdsl.playtest import reading, terminal
    from rootdsl.playtest.beside import read as read_beside
    from rootdsl.playtest.export import export
    from rootdsl.playtest.labels import SOURCE, Labels
    from rootdsl.playtest.page import drawings_of, graphs_of, report_page
    from rootdsl.playtest.pool import of_plan
    from rootdsl.playtest.speech import plain, speech
    from rootdsl.prose.languages import languages

    language = known_language(language, languages())
    figures = read_beside(beside) if beside is not None else None
    files = of_plan(store.plan(), store.about().get("files", "")) if page is not None or language != SOURCE else None
    found = reading.read(store, figures, speech(files, language) if files is not None else plain)
    terminal.report(found, Labels(language))
    if form is not None:
        for path in export(store, form):
            click.echo(f"Written: {path}")
    if page is not None and files is not None:
        graphs, drawn = (graphs_of(files, found), drawings_of(files, found, language)) if found.heat else ({}, {})
        write(page.parent, page.name, report_page(found, graphs, language, drawn).encode("utf-8"))
        click.echo(f"Written: {page}")
    return OK


def again(path: Path, number: str) -> int:
    """One game of a file, told from its log."""
    from rootdsl.playtest.replay import replay
    from rootdsl.playtest.store import opened
    from rootdsl.project.fault import visible

    if not number.isdecimal():
        raise click.BadParameter(f"`{number}` is no number of a game", param_hint="--replay")
    with opened(path) as store:
        same = True
        for line in replay(store, int(number)):
            same = line is not None
            click.echo(visible(line or "This is not how it went: the rules or the bots have changed since."), err=not same)
    return OK if same else RULES
