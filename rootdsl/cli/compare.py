"""`rootdsl compare`: versions of the rules on the same seeds: what changed, and what it did."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rootdsl.cli.batches import asked, bar, batch_options
from rootdsl.cli.said import OK, USAGE

if TYPE_CHECKING:
    from rootdsl.playtest.plan import Plan
    from rootdsl.playtest.pool import Pool
    from rootdsl.playtest.store import Store

FILES = ("old.playtest", "new.playtest")
ODD = re.compile(r"[^\w.+-]+")      # what no name of a file needs


@click.command()
@click.argument("old")
@click.argument("new", nargs=-1)
@batch_options
@click.option("--out", "-o", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
              help="Keep the games of both here; the same command goes on with what is there.")
@click.option("--of", metavar="FACTION", default="", help="Whom several versions are put in order for.")
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), metavar="HTML", help="Write the comparison to this page.")
@click.option("--language", "-l", default="en", show_default=True, help="The language of the comparison.")
def compare_command(
    old: str, new: Sequence[str], game: str | None, factions: str, players: str, map_: str, deck: str, parts: Sequence[str],
    house_rules: Sequence[str], games: int, bots: str, rounds: int, seed: int, workers: int, scheduler: str, out: Path | None,
    of: str, page: Path | None, language: str,
) -> int:
    """Play version OLD and version NEW (else the present rules) of a game on the same seeds, and tell what the change did.

    Several NEW versions are each laid beside OLD, and put in order for the faction of `--of` as far as that can be told.

    A version is `now`, the folder of another state of the game, house rules by name or path (several joined by `+`),
    or a revision of the git repository in which the game lies.
    """
    from rootdsl.book.compare import compare
    from rootdsl.cli.diff import book_of
    from rootdsl.cli.docs import known_language, write
    from rootdsl.playtest import page as pages
    from rootdsl.playtest import paired, ranked, terminal
    from rootdsl.playtest.figures import games_for
    from rootdsl.playtest.labels import Labels
    from rootdsl.playtest.store import opened
    from rootdsl.project.tables import game_of
    from rootdsl.project.versions import version
    from rootdsl.prose.languages import languages

    words = Labels(known_language(language, languages()))
    names = [old, *(new or ["now"])]
    whom = of_whom(names, of)
    told = asked(game, factions, players, map_, deck, parts, house_rules, bots, rounds, seed)
    named = [x for x in (*told.factions, *(y for z in told.parts.values() for y in z)) if x != "any"]
    what = game_of(named, game)
    with ExitStack() as stack:
        versions = [stack.enter_context(version(x, what)) for x in names]
        plan, pools = paired.sides(told, what, versions)
        if whom:
            ranked.sits(whom, plan)
        click.echo(words("plan_said", n=games_for(1 / min(plan.players))), err=True)
        folder = out if out is not None else Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rootdsl-")))
        make(folder)
        stores = [stack.enter_context(opened(folder / x, new=True)) for x in files(names)]
        try:
            play(stores, pools, plan, games, workers, scheduler)
        except KeyboardInterrupt:
            kept = f"; {' and '.join(str(len(x.numbers())) for x in stores)} games are kept in {out}" if out is not None else ""
            click.echo(f"Stopped{kept}.", err=True)
            return USAGE
        pair = None if whom else paired.read(stores[0], stores[1], (old, names[1]))
        many = ranked.read(stores, names, whom) if whom else None
    books = [book_of(x, what, language) for x in names]
    changed = [compare(books[0], x).changes for x in books[1:]]
    html = ""
    if pair is not None:
        terminal.comparison(pair, changed[0], words)
        html = pages.comparison_page(pair, changed[0], language) if page is not None else ""
    elif many is not None:
        did = dict(zip(names[1:], changed, strict=True))
        terminal.ranking(many, did, words)
        html = pages.ranking_page(many, did, language) if page is not None else ""
    if page is not None:
        write(page.parent, page.name, html.encode("utf-8"))
        click.echo(f"Written: {page}")
    return OK


def of_whom(names: Sequence[str], of: str) -> str:
    """The faction that versions are put in order for; two versions want none."""
    if len(names) < 3:
        if of:
            raise click.UsageError("--of goes with several NEW versions; two are compared for all factions")
        return ""
    twice = next((x for k, x in enumerate(names) if x in names[:k]), "")
    if twice:
        raise click.UsageError(f"{twice} is named twice")
    if not of:
        raise click.UsageError("several NEW versions are put in order for one faction: say which with --of")
    return of


def files(names: Sequence[str]) -> list[str]:
    """The files that keep the games of each version, in a folder of their own."""
    if len(names) < 3:
        return list(FILES)
    stems = (ODD.sub("-", Path(x).stem) for x in names[1:])
    return [FILES[0], *(f"{k}-{stem}.playtest" for k, stem in enumerate(stems, 1))]


def make(folder: Path) -> None:
    """The folder of the results."""
    from rootdsl.project.fault import Fault

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Fault("E0907", word=str(folder), reason=(fault.strerror or "it cannot be made").lower()) from fault


def play(stores: Sequence[Store], pools: Sequence[Pool], plan: Plan, games: int, workers: int, scheduler: str = "") -> None:
    """All sides, one after the other."""
    from rootdsl.playtest import batch
    from rootdsl.playtest.paired import own_plan

    with bar("playing") as progress:
        for k, (store, pool) in enumerate(zip(stores, pools, strict=True)):
            batch.run(store, pool, own_plan(plan, pool), games, workers, part(progress, k, len(stores)), scheduler)


def part(progress: Callable[[int, int], None] | None, k: int, sides: int) -> Callable[[int, int], None] | None:
    """The progress of one of the sides."""
    if progress is None:
        return None
    return lambda done, total: progress(k * total + done, sides * total)
