"""Two versions of the rules on the same seeds, game by game: what a change did, and whether it is shown."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rootdsl.playtest.figures import games_for, holm, mean, paired, pairs_for, quantile, variance
from rootdsl.playtest.game import UNFINISHED
from rootdsl.playtest.plan import Plan, Rotation
from rootdsl.playtest.pool import ANY, Asked, Pool, files_of, find, with_rules
from rootdsl.playtest.reading import SOUND
from rootdsl.playtest.speech import Names
from rootdsl.playtest.store import Store
from rootdsl.project.fault import Fault, RulesAtFault
from rootdsl.project.project import Game
from rootdsl.project.tables import faulty
from rootdsl.project.versions import Version

LEVEL = 0.05
UNSEEN = 3.0        # what never came in n games comes in at most 3 / n of them, at the level of 5 %


@dataclass(slots=True)
class Effect:
    """What a change did to the win rate of a faction. `low` to `high` is the 95 % interval of the paired difference."""

    name: str
    title: str
    games: int
    old: float
    new: float
    difference: float
    low: float
    high: float
    chance: float
    corrected: float = 1.0
    needed: int = 0
    old_score: float = 0.0
    new_score: float = 0.0
    score: tuple[float, float, float] = (0.0, 0.0, 0.0)      # mean paired difference of the scores, with its 95 % interval
    colour: str = ""

    @property
    def shown(self) -> bool:
        return self.corrected < LEVEL


@dataclass(slots=True)
class Shift:
    """A number under both versions, with the interval of the paired difference."""

    old: float
    new: float
    difference: float
    low: float
    high: float


@dataclass(slots=True)
class Comparison:
    """Everything that a comparison shows."""

    plan: Plan
    title: str
    old: str
    new: str
    games: int
    dropped: int
    same: int
    effects: list[Effect]
    rounds: Shift
    lengths: tuple[list[float], list[float]]
    endings: list[tuple[str, int, int]]
    needed: int
    paired_needed: int
    house_rules: tuple[tuple[str, ...], tuple[str, ...]]
    others: dict[str, Shift] = field(default_factory=dict)


Row = tuple[str, int, int, tuple[tuple[str, float, int, str], ...]]      # ending, rounds, decisions, seats


def read(old: Store, new: Store, names: tuple[str, str]) -> Comparison:
    """Pair up two files of the same plan; a game with a fault on either side is left out."""
    before, after = games_of(old), games_of(new)
    both = sorted(before.keys() & after.keys())
    every = {x for (x,) in old.rows("SELECT number FROM game")} | {x for (x,) in new.rows("SELECT number FROM game")}
    plan = old.plan()
    titles = (Names(old), Names(new))
    effects = effects_of([(before[x], after[x]) for x in both], titles[1])
    rounds = [(before[x][1], after[x][1]) for x in both]
    decisions = [(before[x][2], after[x][2]) for x in both]
    ends = [ended([side[x][0] for x in both], words) for side, words in zip((before, after), titles, strict=True)]
    return Comparison(
        plan=plan, title=titles[1].file(plan.game), old=names[0], new=names[1], games=len(both), dropped=len(every) - len(both),
        same=sum(alike(before[x], after[x]) for x in both), effects=effects, rounds=shift(rounds),
        lengths=([quantile([a for a, _ in rounds], q) for q in (0.5, 0.95)], [quantile([b for _, b in rounds], q) for q in (0.5, 0.95)]),
        endings=[(name, ends[0][name], ends[1][name]) for name in sorted(
            ends[0].keys() | ends[1].keys(), key=lambda x: (x == UNFINISHED, -ends[0][x] - ends[1][x], x))],
        needed=games_for(1 / min(plan.players)), paired_needed=max((x.needed for x in effects), default=0),
        house_rules=(plan.house_rules, new.plan().house_rules), others={"decisions": shift(decisions)},
    )


def alike(a: Row, b: Row) -> bool:
    """Did two games go the same? What the rule is called by which one was won does not count."""
    return a[1:] == b[1:] and (a[0] == UNFINISHED) == (b[0] == UNFINISHED)


def games_of(store: Store) -> dict[int, Row]:
    """Each sound game: how it ended (by its path), how long it took, and who won with which score on which curve."""
    seats: dict[int, list[tuple[str, float, int, str]]] = defaultdict(list)
    share = "won * 1.0 / max(winners, 1)"
    query = f"SELECT game, faction, {share}, score, curve FROM seat JOIN {SOUND} g ON g.number = game ORDER BY game, seat"
    for game, *row in store.rows(query):
        seats[game].append((row[0], row[1], row[2], row[3]))
    return {number: (ending, rounds, decisions, tuple(seats[number]))
            for number, ending, _, rounds, decisions in store.rows(f"SELECT * FROM {SOUND}")}


def ended(paths: Sequence[str], names: Names) -> Counter[str]:
    """How games ended, by title."""
    return Counter(UNFINISHED if x == UNFINISHED else names.rule(x) for x in paths)


def effects_of(pairs: Sequence[tuple[Row, Row]], names: Names) -> list[Effect]:
    """The effect on each faction, the biggest first; chances are corrected for all of them together."""
    won: dict[str, list[tuple[float, float]]] = defaultdict(list)
    scores: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for a, b in pairs:
        for (faction, old, score, _), (_, new, other, _) in zip(a[3], b[3], strict=True):
            won[faction].append((old, new))
            if score >= 0 and other >= 0:
                scores[faction].append((score, other))
    out = []
    for name, rows in sorted(won.items()):
        differences = [b - a for a, b in rows]
        middle, low, high, chance = paired(differences)
        if low == high and not all(alike(*x) for x in pairs):
            low, high = middle - UNSEEN / len(rows), middle + UNSEEN / len(rows)
        out.append(Effect(
            name, names.file(name), len(rows), mean([a for a, _ in rows]), mean([b for _, b in rows]), middle, low, high, chance,
            needed=pairs_for(variance(differences)),
            old_score=mean([a for a, _ in scores[name]]), new_score=mean([b for _, b in scores[name]]),
            score=paired([b - a for a, b in scores[name]])[:3],
            colour=names.colour(name),
        ))
    for x, corrected in zip(out, holm([x.chance for x in out]), strict=True):
        x.corrected = corrected
    return sorted(out, key=lambda x: (-abs(x.difference), x.name))


def shift(rows: Sequence[tuple[float, float]]) -> Shift:
    middle, low, high, _ = paired([b - a for a, b in rows])
    return Shift(mean([a for a, _ in rows]), mean([b for _, b in rows]), middle, low, high)


# ---------------------------------------------------------------- the two sides


def sides(asked: Asked, game: Game, versions: Sequence[Version]) -> tuple[Plan, list[Pool]]:
    """One plan for both versions of a game, and the files of each. With `any`, factions and parts are those that both have.

    The plan is that of the present files; house rules stand with the files of each side (`own_plan`).
    """
    common, plan = find(replace(asked, game=str(game.folder)))
    plan = replace(plan, house_rules=())
    pools = [with_rules(Pool(x.game, common.extra, common.house_rules), x.extra, x.house) for x in versions]
    compiled = [x.compiled() for x in pools]
    for some, one in zip(compiled, versions, strict=True):
        if not some.manifest:
            raise RulesAtFault(some.report())
        known = {name for name, unit in some.units.items() if unit.text_hash}
        if ANY in asked.factions:
            plan = replace(plan, factions=tuple(x for x in plan.factions if x in known))
        both = {kind: tuple(x for x in names if x in known) for kind, names in plan.parts if ANY in asked.parts.get(kind, ())}
        plan = replace(plan, parts=tuple((kind, both.get(kind, names)) for kind, names in plan.parts))
        lost = [x for x in (*plan.factions, *(y for _, names in plan.parts for y in names)) if x not in known]
        if lost or not all(names for _, names in plan.parts) or not plan.factions:
            raise Fault("E0847", reason=f"`{', '.join(lost) or 'anything that both know'}` is not in `{one.word}`")
    for some, own in zip(compiled, pools, strict=True):
        faulty(some, files_of(own, plan, some))
    size = max(plan.players)
    if len(Rotation(plan).pick(size, ())) < size:
        raise Fault("E0843", given=f"{len(plan.factions)} factions that both versions have", players=size)
    return plan, pools


def own_plan(plan: Plan, pool: Pool) -> Plan:
    """The plan as the file of one side keeps it: with its house rules."""
    return replace(plan, house_rules=tuple(pool.house_rules))
