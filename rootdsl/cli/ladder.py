"""`rootdsl ladder`: how much better one kind of bot plays than the kind below. The playing itself is in `rootdsl.bots.ladder`."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from rootdsl.cli.options import MOST_GAMES, table_options
from rootdsl.cli.said import OK, part

RUNGS = (("greedy", "random"), ("tree", "greedy"))


@click.command()
@table_options
@click.option("--games", "-n", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True, help="Games of each rung.")
@click.option("--players", type=click.IntRange(2, 32), default=4, show_default=True, help="How many sit at the table; with SEATS, these.")
@click.option("--bot", metavar="NAME", help="Only this bot, against that of `--against`.")
@click.option("--against", metavar="NAME", default="random", show_default=True, help="Who holds the other seats, with `--bot`.")
@click.option("--budget", type=click.IntRange(1, 1_000_000), help="Iterations of the tree search for a decision.")
@click.option("--processes", "-p", type=click.IntRange(1, 64), default=2, show_default=True, help="How many processes.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def ladder_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int, games: int,
    players: int, bot: str | None, against: str, budget: int | None, processes: int, as_json: bool,
) -> int:
    """Measure the bots: greedy against random ones, then tree search against greedy ones; seats and factions rotate.

    With SEATS only these sit at the table, in changing order; without, every faction of the game that somebody plays.
    """
    ladder = part("rootdsl.bots.ladder", "run", "ladder")
    report = part("rootdsl.bots.ladder", "report", "ladder")
    rungs = ((bot, against),) if bot else RUNGS
    rules, jobs = _table(seats, game, map_, deck, house_rules, players, games, seed)
    found = []
    for one, other in rungs:
        names = [f"tree:{budget}" if x == "tree" and budget else x for x in (one, other)]
        try:
            out = ladder(rules.table, jobs, *names, processes=processes, progress=_progress)
        except ValueError as fault:
            raise click.UsageError(str(fault)) from fault
        found.append(out.as_data())
        if not as_json:
            click.echo(report(out), nl=False)
    if as_json:
        click.echo(json.dumps({"game": rules.library.manifest().name, "seed": seed, "rungs": found}, ensure_ascii=False, indent=1))
    return OK


def _table(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], players: int, games: int,
    seed: int,
) -> tuple[Any, Any]:
    """The rules in memory, and the games to play by them."""
    from rootdsl.bots.ladder import plan
    from rootdsl.cli.options import nothing_named
    from rootdsl.examples.rules import Rules
    from rootdsl.project.fault import Fault, RulesAtFault
    from rootdsl.project.tables import choose

    if not seats and game is None and not (map_ or deck or house_rules):
        raise nothing_named()
    chosen = choose(game, seats, {kind: word for kind, word in (("map", map_), ("deck", deck)) if word}, house_rules)
    rules = Rules(chosen)
    if rules.report.has_errors:
        raise RulesAtFault(rules.report)
    manifest = rules.library.manifest()
    names = chosen.seats or [x for x in rules.sitting() if not rules.library.systems[x].ties]
    number = len(chosen.seats) or max(manifest.low, min(players, manifest.high))
    if not names:             # players hold no file: only their number counts
        names = manifest.uses[:1] * number
    if not manifest.low <= number <= manifest.high or len(names) < number:
        raise Fault("E0804", title=manifest.title, low=manifest.low, high=manifest.high, given=f"{min(number, len(names))} are")
    return rules, plan(names, number, games, seed, rules.library.share_a_table)


def _progress(done: int, total: int) -> None:
    """How far it has come, for who watches a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {total}", nl=done == total, err=True)
