"""The bot that searches: Monte Carlo tree search over information sets, with one observer.

Each iteration deals anew what its seat may not know, walks down the tree along options that this deal allows, adds
one node, plays on by chance until the turn is over, and judges the position. A node stands for what the seat can tell
apart: the sequence of choices, whatever cards the others hold. Every player in the tree prefers what is good for himself.
(Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.)

Play is cut at the end of the turn, since random play of whole rounds says little about good play; what the position
promises is then up to `evaluate`. Until then nearly all choices are the seat's own, so a sequence of choices is worth
mostly the best that came of it. Where random play is sure to end the game soon, it is played to its end, and the mean counts.
"""

from __future__ import annotations

from math import sqrt

from rootdsl.bots.chance import Source
from rootdsl.bots.evaluate import Judge
from rootdsl.bots.hidden import Deal, Dealer
from rootdsl.runtime import engine
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table

BUDGET = 400          # iterations for a decision
MOST = 1_000_000
LONGEST = 100         # decisions by chance after the tree
SOON = 40             # a game that random play ends within so many decisions,
PROBES = 3            # so many times out of so many, is played to its end
EXPLORE = 0.3         # of the span of values seen, how much an option that was hardly tried may lack

HOPE = 0.8            # the share of the best in what an option is worth, within a turn; the rest is the mean

Key = tuple[int, int, int]       # site, chooser, option


class Node:
    """What is known of a sequence of choices: how often it was walked, could have been, and what it was worth to who chose last."""

    __slots__ = ("best", "children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Key, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.best = float("-inf")


def rank(node: Node | None) -> tuple[int, float]:
    """How often a choice was tried, and its mean."""
    return (node.visits, node.total / node.visits) if node is not None and node.visits else (0, 0.0)


class Tree:
    """Searches before each choice; what was found on the way to it in the same turn is kept."""

    def __init__(self, seat: int, source: Source, budget: int) -> None:
        self.seat, self.source, self.budget = seat, source, budget
        self.table: Table | None = None
        self.kept: Node | None = None
        self.kept_at = (-1, -1)

    def choose(self, t: Table, s: State) -> int:
        """The option that was tried most; among equals the better one, then the first."""
        options = engine.options(s)
        if len(options) == 1:
            return options[0]
        if t is not self.table:
            self.table, self.judge, self.dealer = t, Judge(t), Dealer(t, self.seat)
            self.kept = None
        root = self.root(s)
        self.low = [float("inf")] * t.players
        self.high = [float("-inf")] * t.players
        deal = self.dealer.look(s)
        self.whole = self.ends_soon(t, deal)
        self.hope = 0.0 if self.whole else HOPE
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
        node, path = root, [(root, -1)]
        turn = s.turn
        try:
            while s.over == RUNNING and (self.whole or s.turn == turn):
                mover, options, site = s.chooser, s.options, s.site
                new = [x for x in options if (site, mover, x) not in node.children]
                if new:
                    option = self.source.pick(new)
                    child = node.children[site, mover, option] = Node()
                else:
                    option, child = self.select(node, site, mover, options)
                for x in options:
                    other = node.children.get((site, mover, x))
                    if other is not None:
                        other.offered += 1
                engine.apply(t, s, option)
                node = child
                path.append((node, mover))
                if new:
                    break
            if s.over == RUNNING and (self.whole or s.turn == turn):
                self.play_on(t, s, turn)
        except EngineFault:       # the dealt cards contradict what a rule remembers
            return
        values = self.judge.all(s)
        for seat, value in enumerate(values):
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value
        for node, mover in path:
            node.visits += 1
            if mover >= 0:
                value = values[mover]
                node.total += value
                if value > node.best:
                    node.best = value

    def play_on(self, t: Table, s: State, turn: int) -> None:
        """Random choices until the turn (or, where that is near, the game) is over."""
        apply, pick = engine.apply, self.source.pick
        for _ in range(LONGEST):
            apply(t, s, pick(s.options))
            if s.over != RUNNING or not (self.whole or s.turn == turn):
                return

    def select(self, node: Node, site: int, mover: int, options: list[int]) -> tuple[int, Node]:
        """The option with the highest upper bound: its mean, and the more the less it was tried of the times it could be."""
        hope, low, span = self.hope, self.low[mover], self.high[mover] - self.low[mover]
        if span <= 0:
            span = 1.0
        best, chosen = float("-inf"), (options[0], node.children[site, mover, options[0]])
        for x in options:
            child = node.children[site, mover, x]
            n = child.visits
            if not n:
                return x, child
            bound = (child.total / n + hope * (child.best - child.total / n) - low) / span + EXPLORE * sqrt(sqrt(child.offered) / n)
            if bound > best:
                best, chosen = bound, (x, child)
        return chosen
