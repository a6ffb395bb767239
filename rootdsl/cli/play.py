"""`rootdsl play`: a game at the terminal. The playing itself is in `rootdsl.play`."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rootdsl.cli.options import MOST_GAMES, table_of, table_options
from rootdsl.cli.said import part
from rootdsl.play.answers import whole
from rootdsl.play.saved import read_saved

if TYPE_CHECKING:
    from rootdsl.names.library import Library

LIMIT = 100_000


@click.command()
@table_options
@click.option("--factions", metavar="NAMES", default="", help="What sits down, with commas; the same as SEATS.")
@click.option("--random-seats", is_flag=True, help="The seats in an order that chance decides, by the seed.")
@click.option("--human", "--humans", "-p", "humans", metavar="SEATS", default=None, help="Seats that people hold: 1,3, names, or `all`.")
@click.option("--watch", is_flag=True, help="Bots hold every seat, also in a game that is loaded.")
@click.option("--choices", default="", metavar="TEXT", help="Choices to make first, as a replay line gives them.")
@click.option("--load", "load_path", type=click.Path(exists=True, dir_okay=False), help="Go on with a saved game.")
@click.option("--save", "save_path", type=click.Path(dir_okay=False), help="The file in which a game is saved.")
@click.option("--prompts", is_flag=True, help="Ask about hidden cards even where there are none (always so between several people).")
@click.option("--limit", type=click.IntRange(1, 100 * MOST_GAMES), default=LIMIT, show_default=True, help="Stop after so many decisions.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for programs.")
def play_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    factions: str, random_seats: bool, humans: str | None, watch: bool, choices: str, load_path: str | None, save_path: str | None,
    prompts: bool, limit: int, as_json: bool,
) -> int:
    """Play: SEATS are the names (or paths) of what sits down, in order; where players hold no file, their number."""
    seats = (*seats, *(x.strip() for x in factions.split(",") if x.strip()))
    if load_path and not (seats or game or map_ or deck or house_rules):
        seats, game, map_, deck, house_rules = told_by(load_path)
    if random_seats:
        seats = shuffled(seats, game, seed)
    table = table_of(seats, game, map_, deck, house_rules)
    play = part("rootdsl.play.main", "play", "play at the terminal")
    command = _command(seats, game, map_, deck, house_rules) + (" --watch" if watch else "")
    command += f" --limit {limit}" if limit != LIMIT else ""
    held = "none" if watch else None if humans is None else _seats(humans, table.players)   # None: whom a loaded game names
    from rootdsl.play.rulebook import Rulebook

    result = play(
        table, seed, held, save_path, as_json, choices=choices, load_path=load_path, limit=limit, command=command, prompts=prompts or None,
        rules=Rulebook(lambda: library_of(seats, game, map_, deck, house_rules)),
    )
    return int(result.code)


def library_of(seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...]) -> Library:
    """The files of a table, read again for their sentences."""
    from rootdsl.messages.message import Report
    from rootdsl.project.library import lay_house_rules, load_library
    from rootdsl.project.tables import choose

    given = {kind: word for kind, word in (("map", map_), ("deck", deck)) if word is not None}
    chosen = choose(game, seats, given, house_rules)
    library = load_library(chosen.game, chosen.extra, Report())
    lay_house_rules(library, chosen.house_rules, Report())
    return library


def shuffled(seats: tuple[str, ...], game: str | None, seed: int) -> tuple[str, ...]:
    """What sits down, in an order that the seed decides; a mix is taken apart."""
    from rootdsl.project.tables import game_of, sitting
    from rootdsl.runtime.chance import scramble, shuffle, start
    from rootdsl.runtime.state import State

    found = game_of(seats, game)
    named = [y for x in seats for y in sitting(found, x)]
    order = list(range(len(named)))
    source = State()
    source.random = start(scramble(start(seed)))
    shuffle(source, order)
    return tuple(named[i] for i in order)


def told_by(path: str) -> tuple[tuple[str, ...], str | None, str | None, str | None, tuple[str, ...]]:
    """Seats, game, map, deck and house rules of a saved game, as its own file tells them."""
    try:
        words = shlex.split(read_saved(path)["command"])[2:]
        if not words:
            raise ValueError("no seats")
        found = play_command.make_context("play", words).params
    except (ValueError, KeyError, click.ClickException, click.exceptions.Exit) as fault:
        raise click.ClickException(f"{path} does not tell what sits down: name the SEATS, too, or save the game again.") from fault
    files = [*found["seats"], found["game"], found["map_"], found["deck"], *found["house_rules"]]
    for name in files:
        if name and name.endswith(".law") and not Path(name).is_file():
            raise click.ClickException(
                f"{path} was played with the file {name}, which is not there: put it back, run this from the folder where the game began, "
                "or name the SEATS with the path where the file lies now."
            )
    return found["seats"], found["game"], found["map_"], found["deck"], found["house_rules"]


def _command(seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...]) -> str:
    """How this table is asked for again."""
    named = [("--game", game), ("--map", map_), ("--deck", deck), *(("--house-rules", x) for x in house_rules)]
    return shlex.join(["rootdsl", "play", *seats, *(x for option, word in named if word is not None for x in (option, word))])


def _seats(text: str | None, players: int) -> list[int | str] | str:
    """`1,3` as seats, which count from 0 inside; names and `all` stay."""
    if text == "all":
        return "all"
    held: list[int | str] = []
    for word in (text or "1").split(","):
        word = word.strip()
        number = whole(word)
        if number is not None or word[:1].isdigit():
            if number is None or not 1 <= number <= players:
                raise click.BadParameter(f"there are seats 1 to {players}", param_hint="--humans")
            held.append(number - 1)
        else:
            held.append(word)
    return held
