"""A table as an OpenSpiel game: `pyspiel.load_game("python_rootdsl(game=NAME,seats=A B)")` once this module is imported.

Chance is drawn inside the machine (a game of sampled chance): the first move is a chance node of one outcome, which takes the
next seed of the game. Parameters: `seats` (names, with spaces between), `game`, `map`, `deck`, `house_rules` (names, with spaces
between), `seed` (of the first game), `limit` (decisions after which a game is broken off).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from rootdsl.adapters.actions import ActionSpace
from rootdsl.adapters.observe import Layout
from rootdsl.adapters.result import LIMIT, shares
from rootdsl.runtime import engine
from rootdsl.runtime.state import RUNNING

MOST_PLAYERS = 12
SHOWN = 400         # signs of a position's text that a state prints of itself

PARAMETERS = {"seats": "", "game": "", "map": "", "deck": "", "house_rules": "", "seed": 1, "limit": LIMIT}

GAME_TYPE = pyspiel.GameType(
    short_name="python_rootdsl",
    long_name="A table of rootdsl",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class Held:
    """A position that OpenSpiel may copy: it knows how to copy itself without the table."""

    __slots__ = ("s", "t")

    def __init__(self, t: Any, s: Any) -> None:
        self.t, self.s = t, s

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.t, self.s.clone() if self.s is not None else None)


class TableGame(pyspiel.Game):
    """The rules: a table with its actions and observations."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        from rootdsl.project.tables import build_table

        given = {**PARAMETERS, **(params or {})}
        self.table = build_table(
            given["game"] or None, given["seats"].split(), given["map"] or None, given["deck"] or None, given["house_rules"].split(),
        )
        self.space, self.layout = ActionSpace(self.table), Layout(self.table)
        self.limit, self.next_seed = given["limit"], given["seed"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=1,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.limit,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self, params)


class TableState(pyspiel.State):
    """A position; before the first move it waits for chance to give the seed."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(game.table, None)
        self.decisions = 0

    @property
    def position(self) -> Any:
        """The engine's state, or None before chance has moved."""
        return self.held.s

    def current_player(self) -> int:
        if self.held.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.held.s.chooser)

    def is_terminal(self) -> bool:
        s = self.held.s
        return s is not None and (s.over != RUNNING or self.decisions >= self.get_game().limit)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.get_game().space.legal(self.held.s)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held.s is None:
            self.held.s = engine.new_game(game.table, game.next_seed)
            game.next_seed += 1
            return
        engine.apply(game.table, self.held.s, game.space.option(self.held.s, action))
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return "Seed"
        from rootdsl.play.text import option_text

        game, s = self.get_game(), self.held.s
        return option_text(game.table, s, s.site, s.chooser, game.space.option(s, action))

    def returns(self) -> list[float]:
        game = self.get_game()
        return [0.0] * game.num_players() if self.held.s is None else shares(game.table, self.held.s)

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """The same position with all that this player cannot know dealt anew, and another future of chance."""
        from rootdsl.bots.chance import Source
        from rootdsl.bots.hidden import Dealer

        out = self.clone()
        if self.held.s is not None:
            out.held.s = Dealer(self.held.t, player).look(self.held.s).clone(Source(int(sampler() * 2**53)))
        return out

    def __str__(self) -> str:
        if self.held.s is None:
            return "before the first move"
        s = self.held.s
        return f"turn {s.turn}, decision {self.decisions}, score {s.score}, site {s.site}, options {s.options}"[:SHOWN]


class TableObserver:
    """`tensor` is one flat buffer; `dict` has views of its parts (see `Layout`)."""

    def __init__(self, game: TableGame, params: Any = None) -> None:
        if params:
            raise ValueError(f"observation parameters are not known: {params}")
        self.layout = game.layout
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = self.layout.views(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.layout.write(state.position, player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(f"{x:g}" for x in self.tensor)


pyspiel.register_game(GAME_TYPE, TableGame)
