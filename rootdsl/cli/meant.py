"""What a command is to look at: every game at hand, one game, or some of its files with what joins them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rootdsl.project.fault import Fault
from rootdsl.project.project import Game, find_game, find_games, game_meant, is_path
from rootdsl.project.tables import Chosen, choose, game_of


@dataclass(frozen=True, slots=True)
class Meant:
    """A game with the files that join it, and the names of those of its files that were named (None: all)."""

    chosen: Chosen
    only: list[str] | None = None

    @property
    def game(self) -> Game:
        return self.chosen.game


def meant(words: Sequence[str], game: str | None, house_rules: Sequence[str] = ()) -> list[Meant]:
    """What is meant by these names and paths, of this game, under these house rules.

    A game is meant as a whole by its name, its folder or its heading; without any words all games at hand are. Raises `Fault`
    for what is not there, or belongs to different games.
    """
    for word in words:
        if is_path(word) and not Path(word).exists():
            raise Fault("E0801", word=word, where="here (no such file or folder)")
    if len(words) == 1 and game is None:
        whole = game_meant(words[0])
        if whole is not None:
            return [Meant(choose(whole, house_rules=house_rules))]
    if words:
        found = game_of([*words, *house_rules], game)
        chosen = choose(found, seats=words, house_rules=house_rules)
        return [Meant(chosen, list(dict.fromkeys(chosen.seats)))]
    if game is not None:
        return [Meant(choose(find_game(game), house_rules=house_rules))]
    if house_rules:
        return [Meant(choose(game_of(list(house_rules), None), house_rules=house_rules))]
    games = find_games()
    if not games:
        raise Fault("E0810", where="this folder, and none is installed")
    return [Meant(choose(each)) for each in games]
