"""A table as a PettingZoo environment: the agents take turns, an action mask tells what may be done."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from rootdsl.adapters.actions import ActionSpace
from rootdsl.adapters.observe import Layout
from rootdsl.adapters.result import LIMIT, shares
from rootdsl.runtime import engine
from rootdsl.runtime.state import RUNNING


class TableEnv(AECEnv):
    """One table, game after game.

    `table` is what `rootdsl.project.tables.build_table` lays. Agents are named `moles_1`, `finches_2`, ...: file and seat. An
    observation is `{"observation": int32 of Layout.size, "action_mask": int8 of ActionSpace.size}`. At the end the winners share
    a reward of 1 (coalitions and ties divide it), the others have 0; a game of more than `limit` decisions is truncated.
    """

    def __init__(self, table: Any, limit: int = LIMIT, render_mode: str | None = None) -> None:
        super().__init__()
        self.table, self.limit, self.render_mode = table, limit, render_mode
        self.metadata = {"render_modes": ["ansi"], "name": "rootdsl_v1", "is_parallelizable": False}
        self.space, self.layout = ActionSpace(table), Layout(table)
        self.possible_agents = [f"{name}_{p + 1}" for p, name in enumerate(table.seat_systems)]
        self.seat_of = {name: p for p, name in enumerate(self.possible_agents)}
        bounds = np.iinfo(np.int32)
        box = spaces.Box(bounds.min, bounds.max, (self.layout.size,), np.int32)
        mask = spaces.Box(0, 1, (self.space.size,), np.int8)
        self._observed = {x: spaces.Dict({"observation": box, "action_mask": mask}) for x in self.possible_agents}
        self._acted = {x: spaces.Discrete(self.space.size) for x in self.possible_agents}
        self._games = 0
        self._first = 1

    def observation_space(self, agent: str) -> Any:
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of the seed, or of the next number after the last one."""
        if seed is not None:
            self._first, self._games = seed, 0
        self.s = engine.new_game(self.table, self._first + self._games)
        self._games += 1
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {x: {} for x in self.agents}
        self.agent_selection = self.possible_agents[self.s.chooser if self.s.over == RUNNING else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """The position as this agent's seat sees it; its mask is empty while another is asked."""
        seat = self.seat_of[agent]
        seen = np.zeros(self.layout.size, np.int32)
        self.layout.write(self.s, seat, seen)
        mask = np.zeros(self.space.size, np.int8)
        if self.s.over == RUNNING and self.s.chooser == seat and not self.truncations.get(agent, False):
            mask[self.space.legal(self.s)] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for `agent_selection`; ValueError when it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        engine.apply(self.table, self.s, self.space.option(self.s, int(action)))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.s.over != RUNNING:
            self.rewards = dict(zip(self.possible_agents, shares(self.table, self.s), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.s.chooser]
        self._accumulate_rewards()

    def render(self) -> str:
        """The board as text, as somebody sees it who sits nowhere."""
        from rootdsl.play.screen import Screen
        from rootdsl.play.view import view

        out = io.StringIO()
        Screen(out).board(view(self.table, self.s, -1))
        return out.getvalue()

    def close(self) -> None:
        """Nothing is held open."""
