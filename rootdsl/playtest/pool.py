"""Files from which tables are laid: found by name or path, compiled once, linked for each game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rootdsl.fold.modules import folded
from rootdsl.playtest.game import RANDOM
from rootdsl.playtest.plan import Plan, Setting
from rootdsl.project.cache import digest
from rootdsl.project.compile import Compiled, compile_game
from rootdsl.project.fault import Fault, RulesAtFault
from rootdsl.project.project import Game, Source, find_game, find_games, outside, real
from rootdsl.project.tables import HOUSE_RULES, Chosen, apart, choose, common_files, faulty, game_of, table_of

ANY = "any"


@dataclass(slots=True)
class Pool:
    """A game with the files that join it from elsewhere, and the house rules in force. It can be sent to another process."""

    game: Game
    extra: list[Source] = field(default_factory=list)
    house_rules: list[str] = field(default_factory=list)

    def compiled(self) -> Compiled:
        return compile_game(self.game, self.extra)

    def to_json(self) -> str:
        """Where the files lie, so that a batch can be taken up again without naming them."""
        return json.dumps({"game": self.game.name, "folder": str(real(self.game.folder)), "extra": [str(real(x.path)) for x in self.extra]})


MOST_TABLES = 64        # kept by each worker: some 200 KiB each, and with a native build another MiB


FOLD_AFTER = 40         # games at a table before it is folded, which takes as long as some twenty of a greedy bot


class Tables:
    """Lays the table of each game; the last ones are kept, for later games will want the same.

    A table at which many games are played is folded, or is folded at once where that was done before.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.compiled = pool.compiled()
        self.kept: dict[Any, Any] = {}      # the one that was wanted last comes last
        self.wanted: Counter[Any] = Counter()

    def __call__(self, setting: Setting) -> Any:
        key = (setting.seats, setting.parts)
        table = self.kept.pop(key, None)
        self.wanted[key] += 1
        if table is None:
            chosen = Chosen(self.pool.game, self.pool.extra, list(setting.seats), dict(setting.parts), self.pool.house_rules)
            table = table_of(chosen, self.compiled, any_number=not self.compiled.manifest["seats"])
            table = folded(table, make=False)
            if len(self.kept) >= MOST_TABLES:
                del self.kept[next(iter(self.kept))]
        if self.wanted[key] == FOLD_AFTER and set(setting.bots) != {RANDOM}:     # at random, a game is soon over, or plays natively
            table = folded(table)
        self.kept[key] = table
        return table


def of_plan(plan: Plan, text: str) -> Pool:
    """The files of a batch that was begun before, from what `to_json` wrote; a `Fault` where they are not there any more."""
    try:
        data = json.loads(text)
        folder, extra = Path(data["folder"]), [outside(Path(x)) for x in data["extra"]]
    except (ValueError, KeyError, TypeError) as fault:
        raise Fault("E0810", where="the place that the playtest tells of") from fault
    games = find_games()
    known = next((x for x in games if real(x.folder) == folder), None) or next((x for x in games if x.name == plan.game), None)
    return Pool(known or find_game(str(folder), games), extra, list(plan.house_rules))


# ---------------------------------------------------------------- from words to a plan


@dataclass(slots=True)
class Asked:
    """What the command was told, as words: names, paths, or `any`."""

    game: str | None = None
    factions: Sequence[str] = ()
    players: Sequence[str] = ()
    parts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    house_rules: Sequence[str] = ()
    bots: Sequence[str] = ("random",)
    seed: int = 1
    rounds: int = 100
    quick: bool = False


def find(asked: Asked) -> tuple[Pool, Plan]:
    """The files that are meant, and the plan. Raises `Fault` for what was asked, `RulesAtFault` for what the files say."""
    words = [x for x in (*asked.factions, *(y for z in asked.parts.values() for y in z), *asked.house_rules) if x != ANY]
    game = game_of(words, asked.game)
    pool = Pool(game)
    named = [y for x in asked.factions if x != ANY for y in add(pool, choose(game, [x])).seats]
    pool.house_rules = add(pool, choose(game, house_rules=asked.house_rules)).house_rules
    parts = {kind: [add(pool, choose(game, parts={kind: x})).parts[kind] for x in given if x != ANY] for kind, given in asked.parts.items()}
    return pool, plan_of(pool, asked, named, parts)


def add(pool: Pool, chosen: Chosen) -> Chosen:
    """What was named joins the pool."""
    for x in chosen.extra:
        apart(x, pool.extra)
    pool.extra += [x for x in chosen.extra if x.path not in {y.path for y in pool.extra}]
    return chosen


def plan_of(pool: Pool, asked: Asked, named: Sequence[str], parts: Mapping[str, Sequence[str]]) -> Plan:
    """The plan for files that were found; `any` stands for all there are."""
    compiled = pool.compiled()
    manifest = compiled.manifest
    if not manifest:
        raise RulesAtFault(compiled.report())
    for kind in parts:
        if kind not in manifest["parts"]:
            raise Fault("E0812", title=manifest["title"], kind=kind)
    factions = list(named)
    library = declared(pool)
    if ANY in asked.factions or not asked.factions:
        factions += [x for x in sorted(compiled.units) if x not in factions and plays(compiled, library, x)]
    if not manifest["seats"]:                    # players hold no file: only their number counts
        factions = list(manifest["uses"][:1]) * int(manifest["high"])
    fitting(compiled, factions)
    turns = tuple((kind, tuple(options(compiled, kind, asked.parts.get(kind, ()), parts.get(kind, ()), one)))
                  for kind, one in manifest["parts"].items())
    sizes = players(asked.players, manifest, factions, library)
    apart = tuple(
        (a, b) for i, a in enumerate(sorted(set(factions))) for b in sorted(set(factions))[i + 1 :] if not library.share_a_table((a, b))
    )
    plan = Plan(pool.game.name, tuple(factions), sizes, turns, tuple(pool.house_rules), apart,
                tuple(bots(asked.bots, factions, sizes)), asked.seed, asked.rounds, asked.quick)
    from rootdsl.playtest.plan import Rotation

    for size in sizes:
        if len(Rotation(plan).pick(size, ())) < size:
            raise Fault("E0843", given="1 faction" if len(factions) == 1 else f"{len(factions)} factions", players=size)
    faulty(compiled, files_of(pool, plan, compiled))
    return plan


def declared(pool: Pool) -> Any:
    """The files of a pool as far as their headings go."""
    from rootdsl.messages.message import Report
    from rootdsl.project.library import load_library

    return load_library(pool.game, pool.extra, Report(), sentences=False)


def plays(compiled: Compiled, library: Any, name: str) -> bool:
    """May a seat hold this file, and does it take the place of no other? (Those that do must be named.)"""
    return compiled.units[name].kind in compiled.manifest["seats"] and not library.systems[name].replaces


def fitting(compiled: Compiled, factions: Sequence[str]) -> None:
    """Each must be a file for a seat, and none named more often than seats may hold it."""
    manifest = compiled.manifest
    for name in factions:
        unit = compiled.units.get(name) if manifest["seats"] else None
        if unit is not None and unit.kind not in manifest["seats"]:
            raise Fault("E0806", word=name, kind=unit.kind, wanted=" or ".join(f"a {x}" for x in manifest["seats"]))
        if unit is not None and factions.count(name) > unit.seats:
            raise Fault("E0805", word=name, most=unit.seats, given=factions.count(name))


def options(compiled: Compiled, kind: str, words: Sequence[str], named: Sequence[str], one: str) -> list[str]:
    """The files of a kind that take turns: those named, all of them, or the one that the game's heading picks."""
    every = sorted(name for name, unit in compiled.units.items() if unit.kind == kind)
    if ANY in words:
        return list(dict.fromkeys([*named, *every]))
    return list(dict.fromkeys(named)) or [one]


def players(words: Sequence[str], manifest: Mapping[str, Any], factions: Sequence[str], library: Any) -> tuple[int, ...]:
    """The numbers of players that take turns; without any, as many as there are factions, as far as a table goes."""
    low, high = manifest["low"], min(manifest["high"], len(factions))
    if ANY in words:
        return tuple(range(low, high + 1)) or (low,)
    if not words:
        return (max(low, high),)
    out = []
    for word in words:
        if not word.isdecimal() or not low <= int(word) <= manifest["high"]:
            raise Fault("E0804", title=manifest["title"], low=low, high=manifest["high"], given=f"{word} are")
        out.append(int(word))
    return tuple(dict.fromkeys(out))


def bots(words: Sequence[str], factions: Sequence[str], sizes: Sequence[int]) -> list[str]:
    """The bots that were named, each of them known."""
    from rootdsl.bots import make, names

    for word in words:
        who, equals, name = word.rpartition("=")
        try:
            make(name, 0, 1)
        except ValueError as fault:
            raise Fault("E0842", word=name, known=names(), below=[str(fault)]) from fault
        if equals and who not in factions:
            raise Fault("E0801", word=who, where="among the factions of this playtest", known=factions)
    plain = [x for x in words if "=" not in x]
    if len(plain) > 1 and (len(plain) != len(words) or set(sizes) != {len(plain)}):
        raise Fault("E0844", given=len(plain), players=" or ".join(map(str, sizes)))
    return list(words)


# ---------------------------------------------------------------- which rules


def files_of(pool: Pool, plan: Plan, compiled: Compiled) -> list[str]:
    """Every file that some table of the plan has."""
    out: list[str] = []
    for kind, names in plan.parts or ((HOUSE_RULES, ("",)),):
        for name in names:
            chosen = Chosen(pool.game, pool.extra, list(plan.factions), {kind: name} if name else {}, pool.house_rules)
            out += common_files(chosen, compiled, compiled.manifest)
    return list(dict.fromkeys([*out, *plan.factions]))


def rules_hash(pool: Pool, plan: Plan) -> str:
    """A hash of the machines of all files that can come to a table: a batch goes on only under the rules it began with."""
    compiled = pool.compiled()
    return digest(*(f"{x}:{compiled.units[x].text_hash}" for x in sorted(files_of(pool, plan, compiled)) if x in compiled.units))[:16]


def with_rules(pool: Pool, extra: Iterable[Source], house_rules: Iterable[str]) -> Pool:
    """The same files with others and with house rules."""
    more = [x for x in extra if x.path not in {y.path for y in pool.extra}]
    return replace(pool, extra=[*pool.extra, *more], house_rules=list(dict.fromkeys([*pool.house_rules, *house_rules])))
