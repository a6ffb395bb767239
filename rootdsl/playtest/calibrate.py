"""Are the statistics right? Comparisons whose answer is known: rules against themselves, and a small change that is there.

`python -m rootdsl.playtest.calibrate FACTIONS -g GAME` plays the rules against themselves on seeds that have nothing in
common, 40 times: an honest 95 % interval misses zero in about 2 of them, and in more than 5 only once in seventy tries.
With `--change HOUSE_RULES` it asks how many games show one point of a mean score, plays so many under both and tells
whether the change was found. Random bots; minutes, not seconds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import click

from rootdsl.playtest.figures import Z95, games_for_points, mean, variance
from rootdsl.playtest.game import play
from rootdsl.playtest.plan import Plan, settings
from rootdsl.playtest.pool import Asked, Pool, Tables, find, with_rules

PILOT = 100      # games from which the spread of scores is taken
FAR = 1_000_003  # seeds of two batches lie so far apart

Draws = list[tuple[float, int]]


def draws(pool: Pool, plan: Plan, games: int, seed: int) -> Draws:
    """Share of the win and score of whoever holds the first file of the plan, game by game; games with a fault are left out."""
    tables, out = Tables(pool), []
    for setting in islice(settings(replace(plan, seed=seed)), games):
        played = play(tables(setting), setting, plan.rounds, counted=False)
        if not played.fault and plan.factions[0] in setting.seats:
            seat = setting.seats.index(plan.factions[0])
            out.append(((seat in played.winners) / max(1, len(played.winners)), played.scores[seat]))
    return out


def unpaired(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """Difference of two means that have nothing in common, with its 95 % interval (normal approximation).

    >>> [round(x, 2) for x in unpaired([0, 0, 1, 1], [1, 1, 1, 2])]
    [0.75, 0.0, 1.5]
    """
    middle = mean(b) - mean(a)
    error = math.sqrt(variance(a) / max(1, len(a)) + variance(b) / max(1, len(b)))
    return middle, middle - Z95 * error, middle + Z95 * error


def nothing(pool: Pool, plan: Plan, games: int, times: int) -> list[tuple[float, float, float]]:
    """The rules against themselves on seeds that have nothing in common: the interval of each comparison of win rates."""
    out = []
    for k in range(times):
        a, b = (draws(pool, plan, games, plan.seed + FAR * (2 * k + side)) for side in (0, 1))
        out.append(unpaired([x for x, _ in a], [x for x, _ in b]))
    return out


def missed(found: Sequence[tuple[float, float, float]]) -> int:
    """How many intervals do not hold zero."""
    return sum(not low <= 0 <= high for _, low, high in found)


@click.command()
@click.argument("factions")
@click.option("--game", "-g")
@click.option("--players", default="")
@click.option("--games", "-n", default=200, show_default=True)
@click.option("--times", default=40, show_default=True)
@click.option("--seed", "-s", default=1, show_default=True)
@click.option("--change", default="", help="House rules that give the first of FACTIONS one point.")
def calibrate(factions: str, game: str | None, players: str, games: int, times: int, seed: int, change: str) -> None:
    """Compare what is known."""
    pool, plan = find(Asked(game, factions.split(","), [players] if players else [], seed=seed))
    if change:
        spread = variance([score for _, score in draws(pool, plan, PILOT, seed)])
        games = games_for_points(spread)
        click.echo(f"Scores vary by {spread:.1f}: {games} games under each version would show one point.")
        a, b = draws(pool, plan, games, seed + FAR), draws(with_rules(pool, [], [change]), plan, games, seed + FAR)
        pairs = [float(y - x) for (_, x), (_, y) in zip(a, b)]
        click.echo("Unpaired: {:+.2f} ({:+.2f} to {:+.2f}).".format(*unpaired([x for _, x in a], [x for _, x in b])))
        click.echo("Paired:   {:+.2f} ({:+.2f} to {:+.2f}).".format(*unpaired([0.0] * len(pairs), pairs)))
        return
    found = nothing(pool, plan, games, times)
    for middle, low, high in found:
        click.echo(f"{100 * middle:+6.1f} ({100 * low:+.1f} to {100 * high:+.1f}){'' if low <= 0 <= high else '  misses zero'}")
    click.echo(f"{missed(found)} of {times} intervals miss zero.")


if __name__ == "__main__":
    calibrate()
