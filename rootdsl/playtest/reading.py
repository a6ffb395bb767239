"""A file of results read into `Findings`, part by part, with plain queries."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from rootdsl.playtest.figures import games_for_points, mean, variance
from rootdsl.playtest.findings import Company, Findings, Heat, Rate, Seen, Spread
from rootdsl.playtest.game import UNFINISHED
from rootdsl.playtest.plan import Plan, strongest
from rootdsl.playtest.speech import Names, Speech, plain
from rootdsl.playtest.store import Store

SOUND = "(SELECT number, ending, winners, rounds, decisions FROM game WHERE fault = '')"
COMMON = ("law", "map")          # kinds of file that belong to everybody
SHOWN_PLACES = 3                 # rules that are drawn on the map
OFTEN = 0.05                     # a rule is drawn if it comes so often as against the commonest


def read(store: Store, beside: dict[str, float] | None = None, speech: Speech = plain) -> Findings:
    """Everything that a file tells; `beside` are win rates of other tables in percent."""
    plan, names = store.plan(), Names(store, speech)
    rows = store.rows
    factions = [x for (x,) in rows(f"SELECT DISTINCT faction FROM seat JOIN {SOUND} g ON g.number = game ORDER BY 1")]
    lengths = [x for (x,) in rows(f"SELECT rounds FROM {SOUND} WHERE ending != ?", UNFINISHED)]
    seats = by_seat(store)
    sound = rows(f"SELECT count(*) FROM {SOUND}")[0][0]
    coverage, columns = covered(store, plan, factions, names)
    used = counted(store, names)
    return Findings(
        plan=plan,
        title=names.file(plan.game),
        games=rows("SELECT count(*) FROM game")[0][0],
        sound=sound,
        faults=[(n, text, place) for n, text, place in rows("SELECT number, fault, place FROM game WHERE fault != '' ORDER BY number")],
        factions=rates(store, names, beside or {}),
        seats=seats,
        company=company(store, names, factions),
        rounds=Spread.of(lengths),
        lengths=Counter(lengths),
        endings=endings(store, names),
        shared=rows(f"SELECT count(*) FROM {SOUND} WHERE winners > 1")[0][0],
        points=sources(store, names),
        tallies=tallies(store, names),
        curves=curves(store),
        scores=scores(store, factions),
        decisions={x: Spread.of(values) for x, values in per_seat(store, "s.decisions", factions).items()},
        per_turn={x: Spread.of(values) for x, values in per_seat(store, "s.decisions * 1.0 / s.turns", factions).items()},
        options=dict(rows("SELECT faction, sum(options) * 1.0 / sum(decisions) FROM seat WHERE decisions > 0 GROUP BY 1 ORDER BY 1")),
        branching=branching(store),
        rules=used["rule"],
        steps=used["step"],
        unused=unused(store, names),
        choices=[x for x in used["option"] if x.total],
        untaken=untaken(used["strong"] or used["option"]),
        strongest=strongest(plan.bots),
        cards=used["card"],
        modes=used["mode"],
        heat=heat(store, names),
        coverage=coverage,
        columns=columns,
        titles={x: names.file(x) for x in factions},
        maps={x: names.file(x) for x in names_of_maps(names)},
        parts={x: names.file(x) for _, some in plan.parts for x in some} | {x: names.file(x) for x in plan.house_rules},
        colours={x: names.colour(x) for x in factions},
        bots=bots(store),
    )


# ---------------------------------------------------------------- who wins


def rates(store: Store, names: Names, beside: dict[str, float]) -> list[Rate]:
    """The win rate of each faction, the highest first. Who sits twice in a game has a row for each of its seats, in their order."""
    nth = "row_number() OVER (PARTITION BY game, faction ORDER BY seat)"
    query = (f"SELECT faction, nth, sum(won * 1.0 / max(winners, 1)), count(*) FROM (SELECT *, {nth} AS nth FROM seat) "
             f"JOIN {SOUND} g ON g.number = game GROUP BY 1, 2")
    found = [Rate(name, names.file(name), wins, games, names.colour(name), of_other_tables(beside, name, nth), nth)
             for name, nth, wins, games in store.rows(query)]
    return sorted(found, key=lambda x: (-x.rate, x.name, x.nth))


def of_other_tables(beside: dict[str, float], name: str, nth: int) -> float | None:
    """The figure for a file, or for the second seat that holds it: `second_NAME`, `second NAME` or `NAME_2`."""
    keys = [name] if nth == 1 else [f"{name}_{nth}", f"{name} {nth}", *([f"second_{name}", f"second {name}"] if nth == 2 else [])]
    return next((beside[x] for x in keys if x in beside), None)


def by_seat(store: Store) -> dict[int, list[Rate]]:
    """The win rate of each seat, by the number of players."""
    query = (
        "SELECT players, seat, sum(won * 1.0 / max(winners, 1)), count(*) FROM seat "
        f"JOIN {SOUND} g ON g.number = game JOIN (SELECT game AS at, count(*) AS players FROM seat GROUP BY 1) ON at = game "
        "GROUP BY 1, 2 ORDER BY 1, 2"
    )
    out: dict[int, list[Rate]] = defaultdict(list)
    for size, seat, wins, games in store.rows(query):
        out[size].append(Rate(str(seat), str(seat), wins, games))
    return dict(out)


def company(store: Store, names: Names, factions: Sequence[str]) -> list[Company]:
    """Each faction with and without each other one."""
    tables: dict[int, list[tuple[str, float]]] = defaultdict(list)
    query = f"SELECT game, faction, won * 1.0 / max(winners, 1) FROM seat JOIN {SOUND} g ON g.number = game ORDER BY game, seat"
    for game, faction, share in store.rows(query):
        tables[game].append((faction, share))
    wins: dict[tuple[str, str, bool], float] = defaultdict(float)
    games: Counter[tuple[str, str, bool]] = Counter()
    for table in tables.values():
        for i, (faction, share) in enumerate(table):
            others = {x for k, (x, _) in enumerate(table) if k != i}
            for other in factions:
                key = (faction, other, other in others)
                wins[key] += share
                games[key] += 1
    out = []
    for faction in factions:
        for other in factions:
            there, away = ((faction, other, x) for x in (True, False))
            if games[there] and (other != faction or games[there]):
                out.append(Company(
                    faction, other, Rate(other, names.file(other), wins[there], games[there]),
                    Rate(other, names.file(other), wins[away], games[away])))
    return out


def endings(store: Store, names: Names) -> list[tuple[str, int]]:
    """How games ended: by the title of the rule, `unfinished` last."""
    found: Counter[str] = Counter()
    for path, n in store.rows(f"SELECT ending, count(*) FROM {SOUND} GROUP BY 1"):
        found[UNFINISHED if path == UNFINISHED else names.rule(path)] += n
    return sorted(found.items(), key=lambda x: (x[0] == UNFINISHED, -x[1], x[0]))


def bots(store: Store) -> dict[str, list[str]]:
    out: dict[str, list[str]] = defaultdict(list)
    for faction, bot in store.rows("SELECT DISTINCT faction, bot FROM seat ORDER BY 1, 2"):
        out[faction].append(bot)
    return dict(out)


# ---------------------------------------------------------------- how they play


def sources(store: Store, names: Names) -> dict[str, list[tuple[str, float]]]:
    """Points a game of each faction by the title of what gave them, the most first. What stays below 0 took points away."""
    seats = dict(store.rows(f"SELECT faction, count(*) FROM seat JOIN {SOUND} g ON g.number = game GROUP BY 1"))
    found: dict[str, Counter[str]] = defaultdict(Counter)
    query = (
        "SELECT faction, rule, sum(points) FROM points JOIN seat ON seat.game = points.game AND seat.seat = points.seat "
        f"JOIN {SOUND} g ON g.number = points.game GROUP BY 1, 2 ORDER BY 1, 2"
    )
    for faction, rule, points in store.rows(query):
        found[faction][names.rule(rule)] += points
    return {
        faction: sorted(((title, n / seats[faction]) for title, n in counter.items()), key=lambda x: (-x[1], x[0]))
        for faction, counter in sorted(found.items())
    }


def tallies(store: Store, names: Names) -> list[tuple[str, dict[str, float]]]:
    """Points a game of each faction by what the game's heading counts together, in its order; last and without a title, the rest.

    The longest path that a rule lies in decides, then the kind of its file. Nothing where the heading counts nothing.
    """
    known = store.rows("SELECT name, file FROM thing WHERE kind = 'tally' ORDER BY file")
    owner = {source: name for name, told in known for source in told.partition(": ")[2].split(", ")}
    seats = dict(store.rows(f"SELECT faction, count(*) FROM seat JOIN {SOUND} g ON g.number = game GROUP BY 1"))
    found: dict[str, Counter[str]] = defaultdict(Counter)
    query = (
        "SELECT faction, rule, sum(points) FROM points JOIN seat ON seat.game = points.game AND seat.seat = points.seat "
        f"JOIN {SOUND} g ON g.number = points.game GROUP BY 1, 2 ORDER BY 1, 2"
    )
    for faction, rule, points in store.rows(query) if known else ():
        at = rule
        while at and at not in owner:
            at = at.rpartition(".")[0]
        found[owner.get(at) or owner.get(names.kind(rule.partition(".")[0]), "")][faction] += points
    order = [*(name for name, _ in known), ""]
    return [(names.told("tally", x) if x else "", {who: found[x][who] / n for who, n in seats.items()}) for x in order if found.get(x)]


def scores(store: Store, factions: Iterable[str]) -> dict[str, tuple[float, int]]:
    """The mean score of each faction at the end, of those on the track, and the games for a point from how far it varies."""
    out: dict[str, list[float]] = {x: [] for x in factions}
    for faction, score in store.rows(f"SELECT faction, score FROM seat JOIN {SOUND} g ON g.number = game WHERE score >= 0"):
        out[faction].append(score)
    return {x: (mean(values), games_for_points(variance(values))) for x, values in out.items()}


def curves(store: Store) -> dict[str, list[float]]:
    """The mean score of each faction after each round, of those on the track in games that still ran."""
    sums: dict[str, list[list[int]]] = defaultdict(list)
    for faction, curve in store.rows(f"SELECT faction, curve FROM seat JOIN {SOUND} g ON g.number = game ORDER BY faction, game, seat"):
        for k, text in enumerate(curve.split(",")):
            score = int(text)
            rows = sums[faction]
            if k == len(rows):
                rows.append([0, 0])
            if score >= 0:
                rows[k][0] += score
                rows[k][1] += 1
    least = {faction: max(5, rows[0][1] // 20) for faction, rows in sums.items() if rows}
    out: dict[str, list[float]] = {}
    for faction, rows in sums.items():
        out[faction] = []
        for total, games in rows:
            if games < min(least[faction], rows[0][1]) or not games:
                break
            out[faction].append(total / games)
    return out


def per_seat(store: Store, what: str, factions: Iterable[str]) -> dict[str, list[float]]:
    """A number of each seat, by faction."""
    out: dict[str, list[float]] = {x: [] for x in factions}
    for faction, value in store.rows(f"SELECT s.faction, {what} FROM seat s JOIN {SOUND} g ON g.number = s.game WHERE s.turns > 0"):
        out[faction].append(value)
    return out


def names_of_maps(names: Names) -> list[str]:
    """The maps of the batch: the files that have places."""
    return sorted({file for (kind, _), (_, file) in names.things.items() if kind == "place"})


def branching(store: Store) -> list[tuple[int, int]]:
    """How many decisions had so many options."""
    query = "SELECT CAST(name AS INTEGER), sum(n) FROM used WHERE kind = 'branching' GROUP BY 1 ORDER BY 1"
    return [(options, n) for options, n in store.rows(query)]


# ---------------------------------------------------------------- what is used


def counted(store: Store, names: Names) -> dict[str, list[Seen]]:
    """Rules, options, cards and modes with their titles, by kind, in the order of faction and count."""
    out: dict[str, list[Seen]] = {"rule": [], "step": [], "option": [], "strong": [], "card": [], "mode": []}
    query = "SELECT faction, kind, name, detail, n, total, games, won FROM used ORDER BY faction, n DESC, name, detail"
    for faction, kind, name, detail, *numbers in store.rows(query):
        if kind in ("rule", "step"):
            title = names.rule(name)
        elif kind in ("option", "strong"):
            title = names.option(name, detail)
        elif kind in out:
            title = names.told(kind, name)
        else:
            continue
        out[kind].append(Seen(faction, name, detail, title, *numbers))
    return out


def unused(store: Store, names: Names) -> list[tuple[str, str]]:
    """Rules that were never carried out although their file was at a table: path and title."""
    query = (
        "SELECT name FROM thing WHERE kind = 'rule' AND name NOT IN (SELECT name FROM used WHERE kind IN ('rule', 'step')) "
        "AND name NOT IN (SELECT detail FROM used WHERE kind = 'option' AND n > 0) AND name NOT IN (SELECT ending FROM game) "
        "ORDER BY file, name"
    )
    return [(path, names.rule(path)) for (path,) in store.rows(query)]


def untaken(options: Iterable[Seen]) -> list[Seen]:
    """What was offered and never taken; the refusal is no offer."""
    taken: Counter[tuple[str, str]] = Counter()
    offered: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], Seen] = {}
    for x in options:
        key = (x.name, x.detail)
        taken[key] += x.n
        offered[key] += x.total
        first.setdefault(key, x)
    out = [Seen("", *key, first[key].title, 0, offered[key], 0, 0) for key in sorted(first) if not taken[key] and key[1] != "-"]
    return sorted(out, key=lambda x: (-x.total, x.name, x.detail))


# ---------------------------------------------------------------- where


def heat(store: Store, names: Names) -> list[Heat]:
    """Where common rules took place, and where the pieces of each faction stood, on each map."""
    rounds: Counter[str] = Counter()
    for map, n in store.rows("SELECT name, max(n) FROM used WHERE kind = 'rounds' GROUP BY name, faction ORDER BY 1"):
        rounds[map] = max(rounds[map], n)
    out: list[Heat] = []
    where = store.rows("SELECT name, detail, sum(n) FROM used WHERE kind = 'where' GROUP BY 1, 2 ORDER BY 1, 2")
    totals: Counter[str] = Counter()
    for name, _, n in where:
        if names.kind(name.partition(".")[0]) in COMMON:
            totals[name] += n
    most = max(totals.values(), default=0)
    drawn: dict[str, str] = {}                 # one choice of each rule: that which names most places, the last of equals
    for name, n in sorted(totals.items(), key=lambda x: (x[1], x[0]), reverse=True):
        if n >= OFTEN * most and len(drawn) < SHOWN_PLACES:
            drawn.setdefault(name.rpartition(".")[0], name)
    present = store.rows("SELECT faction, name, sum(n) FROM used WHERE kind = 'presence' GROUP BY 1, 2 ORDER BY 1, 2")
    own = {(faction, map): n for faction, map, n in store.rows("SELECT faction, name, n FROM used WHERE kind = 'rounds'")}
    games = dict(store.rows(f"SELECT name, count(*) FROM part JOIN {SOUND} g ON g.number = game GROUP BY 1"))
    for map in sorted(rounds):
        for name in drawn.values():
            amounts = {x.partition(".")[2]: n / games.get(map, 1) for rule, x, n in where if rule == name and x.startswith(f"{map}.")}
            if amounts:
                out.append(Heat(map, names.site(name), amounts))
        for faction in sorted({x for x, *_ in present}):
            rounds_of = own.get((faction, map), 0)
            stood = [(x.partition(".")[2], n) for who, x, n in present if who == faction and x.startswith(f"{map}.")]
            amounts = {place: n / rounds_of for place, n in stood if rounds_of}
            if amounts:
                out.append(Heat(map, names.file(faction), amounts))
    return out


# ---------------------------------------------------------------- what met what


def covered(store: Store, plan: Plan, factions: Sequence[str], names: Names) -> tuple[list[tuple[str, list[int]]], list[str]]:
    """Games of each faction with each other, with each part and in each seat; and what the columns are."""
    base = f"FROM seat JOIN {SOUND} g ON g.number = seat.game"
    others = "JOIN seat o ON o.game = seat.game AND o.seat != seat.seat"
    query = f"SELECT seat.faction, o.faction, count(DISTINCT seat.game) {base} {others} GROUP BY 1, 2"
    met = {(a, b): n for a, b, n in store.rows(query)}
    parts = {(a, k, b): n for a, k, b, n in store.rows(
        f"SELECT faction, kind, name, count(*) {base} JOIN part ON part.game = seat.game GROUP BY 1, 2, 3")}
    seats = {(a, b): n for a, b, n in store.rows(f"SELECT faction, seat, count(*) {base} GROUP BY 1, 2")}
    most = max(plan.players)
    columns = [names.file(x) for x in (*factions, *(x for _, row in plan.parts for x in row))]
    columns += [f"# {k}" for k in range(1, most + 1)]
    rows: list[tuple[str, list[int]]] = []
    for a in factions:
        row: list[Any] = [met.get((a, b), 0) for b in factions]
        row += [parts.get((a, kind, x), 0) for kind, some in plan.parts for x in some]
        row += [seats.get((a, k), 0) for k in range(1, most + 1)]
        rows.append((names.file(a), row))
    return rows, columns
