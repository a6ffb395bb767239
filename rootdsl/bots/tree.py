"""The bot that searches: Monte Carlo tree search over information sets, with one observer.

Each iteration deals anew what its seat may not know, walks down the tree along options that this deal allows, adds
one node, plays on until the turn is over, and judges the position. A node stands for what the seat can tell
apart: the sequence of choices, whatever cards the others hold. Every player in the tree prefers what is good for himself.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)

Play is cut at the end of the turn, since random play of whole rounds says little about good play; what the position
promises is then up to `evaluate`. Until then nearly all choices are the seat's own, so play beyond the tree follows habits:
mostly the option after which the turn went best so far, wherever in the turn the same was asked (Finnsson and
Björnsson, "Simulation-Based Approach to General Game Playing", 2008). What counts of a choice is its mean: the best that came of
it would count the luckiest throw of the dice. Where random play is sure to end the game soon, it is played to its end by chance.
"""

from __future__ import annotations

from math import log, sqrt

from rootdsl.bots.chance import Source
from rootdsl.bots.evaluate import Judge
from rootdsl.bots.hidden import Deal, Dealer
from rootdsl.runtime import engine
from rootdsl.runtime.chance import below
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table

BUDGET = 400          # iterations for a decision
MOST = 1_000_000
LONGEST = 100         # decisions after the tree
SOON = 40             # a game that random play ends within so many decisions,
PROBES = 3            # so many times out of so many, is played to its end
EXPLORE = 0.1         # of the span of values seen, how much an option that was hardly tried may lack,
EXPLORE_WHOLE = 0.35  # and where games are played to their end
TEST = 10             # of a hundred choices after the tree, how many are left to chance
FADE = 0.9            # what an older value counts in a habit beside the next one

Key = tuple[int, int, int]       # site, chooser, option


class Node:
    """What is known of a sequence of choices: how often it was walked, could have been, and what it was worth to who chose last."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Key, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0


def rank(node: Node | None) -> tuple[int, float]:
    """How often a choice was tried, and its mean."""
    return (node.visits, node.total / node.visits) if node is not None and node.visits else (0, 0.0)


class Tree:
    """Searches before each choice; habits are kept for the turn, and what was found on the way to the choice too."""

    def __init__(self, seat: int, source: Source, budget: int) -> None:
        self.seat, self.source, self.budget = seat, source, budget
        self.table: Table | None = None
        self.turn = -1
        self.kept: Node | None = None
        self.kept_at = (-1, -1)
        self.habits: dict[Key, tuple[float, float]] = {}      # sum of values and of their weights

    def choose(self, t: Table, s: State) -> int:
        """The option that was tried most; among equals the better one, then the first."""
        options = engine.options(s)
        if len(options) == 1:
            return options[0]
        if t is not self.table:
            self.table, self.judge, self.dealer, self.turn = t, Judge(t), Dealer(t, self.seat), -1
        deal = self.dealer.look(s)
        if s.turn != self.turn:
            self.turn, self.kept, self.habits = s.turn, None, {}
            self.low = self.judge.all(deal.clone(self.source))
            self.high = self.low[:]
        root = self.root(s)
        self.whole = self.ends_soon(t, deal)
        self.explore = EXPLORE_WHOLE if self.whole else EXPLORE
        for _ in range(self.budget):
            self.iterate(t, deal.clone(self.source), root)
        chosen = max(options, key=lambda x: rank(root.children.get((s.site, s.chooser, x))))
        self.kept, self.kept_at = root.children.get((s.site, s.chooser, chosen)), (s.turn, s.random)
        return chosen

    def ends_soon(self, t: Table, deal: Deal) -> bool:
        """Does random play end the game within a few decisions, every time?"""
        for _ in range(PROBES):
            s = deal.clone(self.source)
            try:
                engine.rollout(t, s, self.source.seed(), SOON)
            except EngineFault:
                return False
            if s.over == RUNNING:
                return False
        return True

    def root(self, s: State) -> Node:
        """The node that was reached, when nothing was left to chance since the last choice and the same is asked as was foreseen."""
        kept, self.kept = self.kept, None
        if kept is not None and self.kept_at == (s.turn, s.random) and any((s.site, s.chooser, x) in kept.children for x in s.options):
            return kept
        return Node()

    def iterate(self, t: Table, s: State, root: Node) -> None:
        """Walk down, add a node, play on, and note on the way back what came of it."""
        node, path, made = root, [root], []
        turn, fresh, left = s.turn, False, LONGEST
        try:
            while s.over == RUNNING and (self.whole or s.turn == turn) and left:
                site, mover, options = s.site, s.chooser, s.options
                if fresh:
                    left -= 1
                    option = self.habitual(site, mover, options)
                else:
                    option, fresh = self.step(node, site, mover, options)
                    node = node.children[site, mover, option]
                    path.append(node)
                made.append((site, mover, option))
                t.driver.apply(t, s, option)
        except EngineFault:       # the dealt cards contradict what a rule remembers
            return
        values = self.judge.all(s)
        self.low = list(map(min, self.low, values))
        self.high = list(map(max, self.high, values))
        root.visits += 1
        for node, (_, mover, _) in zip(path[1:], made, strict=False):
            node.visits += 1
            node.total += values[mover]
        if not self.whole:
            for key in made:
                total, weight = self.habits.get(key, (0.0, 0.0))
                self.habits[key] = FADE * total + values[key[1]], FADE * weight + 1

    def step(self, node: Node, site: int, mover: int, options: list[int]) -> tuple[int, bool]:
        """An option below a node, and whether its own node is a new one."""
        children = node.children
        new = [x for x in options if (site, mover, x) not in children]
        option = self.habitual(site, mover, new) if new else self.select(node, site, mover, options)
        if new:
            children[site, mover, option] = Node()
        for x in options:
            child = children.get((site, mover, x))
            if child is not None:
                child.offered += 1
        return option, bool(new)

    def habitual(self, site: int, mover: int, options: list[int]) -> int:
        """Mostly the option that went best in this turn, or one that was never tried; sometimes any."""
        if self.whole or below(self.source, 100) < TEST:
            return options[below(self.source, len(options))]
        best, found = float("-inf"), options[:0]
        for x in options:
            habit = self.habits.get((site, mover, x))
            value = habit[0] / habit[1] if habit is not None else float("inf")
            if value > best:
                best, found = value, [x]
            elif value == best:
                found.append(x)
        return found[below(self.source, len(found))]

    def select(self, node: Node, site: int, mover: int, options: list[int]) -> int:
        """The option with the highest upper bound: its mean, and the more the less it was tried of the times it could be."""
        low, span = self.low[mover], self.high[mover] - self.low[mover] or 1.0
        best, chosen = float("-inf"), options[0]
        for x in options:
            child = node.children[site, mover, x]
            n = child.visits
            if not n:
                return x
            bound = (child.total / n - low) / span + self.explore * sqrt(log(child.offered + 1) / n)
            if bound > best:
                best, chosen = bound, x
        return chosen
