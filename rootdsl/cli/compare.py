"""`rootdsl compare`: two versions of the rules on the same seeds: what changed, and what it did."""

from __future__ import annotations

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


@click.command()
@click.argument("old")
@click.argument("new", default="now")
@batch_options
@click.option("--out", "-o", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
              help="Keep the games of both here; the same command goes on with what is there.")
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), metavar="HTML", help="Write the comparison to this page.")
@click.option("--language", "-l", default="en", show_default=True, help="The language of the comparison.")
def compare_command(
    old: str, new: str, game: str | None, factions: str, players: str, map_: str, deck: str, parts: Sequence[str],
    house_rules: Sequence[str], games: int, bots: str, rounds: int, seed: int, workers: int, scheduler: str, out: Path | None,
    page: Path | None, language: str,
) -> int:
    """Play version OLD and version NEW of a game's rules on the same seeds, and tell what the change did.

    A version is `now`, the folder of another state of the game, house rules by name or path (several joined by `+`),
    or a revision of the git repository in which the game lies.
    """
    from rootdsl.book.compare import compare
    from rootdsl.cli.diff import book_of
    from rootdsl.cli.docs import known_language, write
    from rootdsl.playtest import paired, terminal
    from rootdsl.playtest.figures import games_for
    from rootdsl.playtest.labels import Labels
    from rootdsl.playtest.store import opened
    from rootdsl.project.tables import game_of
    from rootdsl.project.versions import version
    from rootdsl.prose.languages import languages

    words = Labels(known_language(language, languages()))
    told = asked(game, factions, players, map_, deck, parts, house_rules, bots, rounds, seed)
    named = [x for x in (*told.factions, *(y for z in told.parts.values() for y in z)) if x != "any"]
    what = game_of(named, game)
    with ExitStack() as stack:
        versions = [stack.enter_context(version(x, what)) for x in (old, new)]
        plan, pools = paired.sides(told, what, versions)
        click.echo(words("plan_said", n=games_for(1 / min(plan.players))), err=True)
        folder = out if out is not None else Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rootdsl-")))
        make(folder)
        stores = [stack.enter_context(opened(folder / x, new=True)) for x in FILES]
        try:
            play(stores, pools, plan, games, workers, scheduler)
        except KeyboardInterrupt:
            kept = f"; {' and '.join(str(len(x.numbers())) for x in stores)} games are kept in {out}" if out is not None else ""
            click.echo(f"Stopped{kept}.", err=True)
            return USAGE
        found = paired.read(stores[0], stores[1], (old, new))
    changed = compare(book_of(old, what, language), book_of(new, what, language)).changes
    terminal.comparison(found, changed, words)
    if page is not None:
        from rootdsl.playtest.page import comparison_page

        write(page.parent, page.name, comparison_page(found, changed, language).encode("utf-8"))
        click.echo(f"Written: {page}")
    return OK


def make(folder: Path) -> None:
    """The folder of the results."""
    from rootdsl.project.fault import Fault

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Fault("E0907", word=str(folder), reason=(fault.strerror or "it cannot be made").lower()) from fault


def play(stores: Sequence[Store], pools: Sequence[Pool], plan: Plan, games: int, workers: int, scheduler: str = "") -> None:
    """Both sides, one after the other."""
    from rootdsl.playtest import batch
    from rootdsl.playtest.paired import own_plan

    with bar("playing both") as progress:
        for k, (store, pool) in enumerate(zip(stores, pools, strict=True)):
            batch.run(store, pool, own_plan(plan, pool), games, workers, halved(progress, k), scheduler)


def halved(progress: Callable[[int, int], None] | None, k: int) -> Callable[[int, int], None] | None:
    """The progress of one of two sides."""
    if progress is None:
        return None
    return lambda done, total: progress(k * total + done, 2 * total)
