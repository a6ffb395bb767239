"""The results of a batch in one SQLite file, a chunk of games in one transaction.

    about   key, value: the plan, the hash of the rules, where they lie, the version of rootdsl
    game    number, seed, ending (path of the rule by which it was won, `unfinished`, or empty after a fault), winners, rounds,
            decisions, fault, place (file and line of the fault)
    part    game, kind, name: the map, the deck, ... of a game
    seat    game, seat (from 1), faction, bot, won (1 or 0), score (below 0: left the track), decisions, options (offered in
            all these decisions together), turns, curve (the score after each round, with commas)
    points  game, seat, rule, points: which rule gave how many points
    used    faction, kind, name, detail, n, total, games, won: sums over all games. `games` counts the seats in which it came,
            `won` those of them that won. By kind:
              rule      how often a rule was carried out                   (name: path)
              step      decisions and changes under a rule or a part of one (name: path)
              site      decisions at a choice; total: options offered      (name: path and choice)
              option    taken; total: offered                              (name: path and choice, detail: option)
              strong    the same of the strongest bot alone, where several play
              card      what became of it                                  (name: path, detail: draw, discard, to ZONE, works, ...)
              mode      turns that began in it                             (name: path)
              where     where a rule took place                            (name: path and choice, detail: place)
              presence  pieces after each round, added up                  (name: place)
              rounds    rounds on a map, added up                          (name: map)
              branching decisions with so many options                     (name: how many)
    thing   kind, name, title, file: what names are called. Kind `rule` lists every rule that can be carried out or asks something,
            used or not; `title` every titled part of a rule, `file` the files with their kinds, `colour` the colours of factions,
            `tally` what the game's heading counts together (file: its place among them, rules and kinds of file)

Whatever stands here is the same for the same plan, with any number of workers: nothing tells when or how fast it was played.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rootdsl.playtest.game import Played
from rootdsl.playtest.plan import Plan, Setting, from_json
from rootdsl.playtest.titles import Things
from rootdsl.project.fault import Fault

MARK = 0x72647074      # in the header of the file: it is ours
VERSION = 1
SCHEMA = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE game (number INTEGER PRIMARY KEY, seed INTEGER NOT NULL, ending TEXT NOT NULL, winners INTEGER NOT NULL,
  rounds INTEGER NOT NULL, decisions INTEGER NOT NULL, fault TEXT NOT NULL, place TEXT NOT NULL);
CREATE TABLE part (game INTEGER, kind TEXT, name TEXT NOT NULL, PRIMARY KEY (game, kind)) WITHOUT ROWID;
CREATE TABLE seat (game INTEGER, seat INTEGER, faction TEXT NOT NULL, bot TEXT NOT NULL, won INTEGER NOT NULL, score INTEGER NOT NULL,
  decisions INTEGER NOT NULL, options INTEGER NOT NULL, turns INTEGER NOT NULL, curve TEXT NOT NULL,
  PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE points (game INTEGER, seat INTEGER, rule TEXT, points INTEGER NOT NULL, PRIMARY KEY (game, seat, rule)) WITHOUT ROWID;
CREATE TABLE used (faction TEXT, kind TEXT, name TEXT, detail TEXT, n INTEGER NOT NULL, total INTEGER NOT NULL, games INTEGER NOT NULL,
  won INTEGER NOT NULL, PRIMARY KEY (faction, kind, name, detail)) WITHOUT ROWID;
CREATE TABLE thing (kind TEXT, name TEXT, title TEXT NOT NULL, file TEXT NOT NULL, PRIMARY KEY (kind, name)) WITHOUT ROWID;
"""
TABLES = ("game", "part", "seat", "points", "used", "thing")

Used = dict[tuple[str, str, str, str], list[int]]


@contextmanager
def opened(path: Path, new: bool = False) -> Iterator[Store]:
    """The file of a batch; with `new` it may not be there yet. A `Fault` says what is wrong with it."""
    if not new and not path.is_file():
        raise Fault("E0840", word=str(path), reason="there is no such file")
    try:
        base = sqlite3.connect(path, isolation_level=None)
    except (sqlite3.Error, OSError) as fault:
        raise Fault("E0907", word=str(path), reason=reason_of(path, fault)) from fault
    try:
        store = Store(path, base)
        store.look(new)
        yield store
    except sqlite3.IntegrityError as fault:
        raise Fault("E0907", word=str(path), reason="another run writes into it") from fault
    except sqlite3.DatabaseError as fault:
        if isinstance(fault, sqlite3.OperationalError) and new:
            raise Fault("E0907", word=str(path), reason=reason_of(path, fault)) from fault
        raise Fault("E0840", word=str(path), reason=str(fault)) from fault
    finally:
        base.close()


def reason_of(path: Path, fault: Exception) -> str:
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    if path.is_dir():
        return "it is a folder"
    return str(fault)


class Store:
    """One file of results. Made by `opened`."""

    def __init__(self, path: Path, base: sqlite3.Connection) -> None:
        self.path, self.base = path, base

    def look(self, new: bool) -> None:
        """Is it ours? An empty file becomes ours, if a new one is wanted."""
        mark = self.base.execute("PRAGMA application_id").fetchone()[0]
        empty = not self.base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if empty and new:
            with self.transaction():
                self.base.execute(f"PRAGMA application_id = {MARK}")
                self.base.execute(f"PRAGMA user_version = {VERSION}")
                for statement in SCHEMA.split(";"):
                    if statement.strip():
                        self.base.execute(statement)
        elif mark != MARK:
            raise Fault("E0840", word=str(self.path), reason="another program wrote it" if not empty else "it is empty")
        elif self.base.execute("PRAGMA user_version").fetchone()[0] != VERSION:
            raise Fault("E0840", word=str(self.path), reason="another version of rootdsl wrote it")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.base.execute("ROLLBACK")
            raise
        self.base.execute("COMMIT")

    # ------------------------------------------------------------ what it is about

    def about(self) -> dict[str, str]:
        return dict(self.base.execute("SELECT key, value FROM about"))

    def plan(self) -> Plan:
        try:
            return from_json(self.about()["plan"])
        except (KeyError, TypeError, ValueError) as fault:
            raise Fault("E0840", word=str(self.path), reason="its plan cannot be read") from fault

    def begin(self, plan: Plan, rules: str, files: str, version: str) -> None:
        """Note the plan, or make sure that the file holds the same one. `rules` is their hash, `files` where they lie."""
        known = self.about()
        if not known:
            with self.transaction():
                rows = [("plan", plan.to_json()), ("rules", rules), ("files", files), ("rootdsl", version)]
                self.base.executemany("INSERT INTO about VALUES (?, ?)", rows)
            return
        other = self.plan()
        differs = [name for name in Plan.__slots__ if getattr(plan, name) != getattr(other, name)]
        if differs:
            titles = [x.replace("_", " ") for x in differs]
            below = [f"{title}: {said(getattr(other, name))} in the file, {said(getattr(plan, name))} asked for"
                     for title, name in zip(titles, differs, strict=True)]
            raise Fault("E0841", word=str(self.path), reason=f"it differs in {', '.join(titles)}", below=below)
        if known.get("rules") != rules:
            raise Fault("E0841", word=str(self.path), reason="the rules have changed since it began")

    # ------------------------------------------------------------ games

    def numbers(self) -> set[int]:
        """The games that are there."""
        return {x for (x,) in self.base.execute("SELECT number FROM game")}

    def add(self, played: Sequence[Played], used: Used, things: Things) -> None:
        """A chunk of games, all or none of them."""
        with self.transaction():
            run = self.base.executemany
            run("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [
                (x.setting.number, x.setting.seed, x.ending, len(x.winners), x.rounds, sum(x.decisions), x.fault, x.where) for x in played])
            run("INSERT INTO part VALUES (?, ?, ?)", [(x.setting.number, *part) for x in played for part in x.setting.parts])
            run("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [row for x in played for row in seat_rows(x)])
            run("INSERT INTO points VALUES (?, ?, ?, ?)", [
                (x.setting.number, seat, rule, n)
                for x in played for seat, points in enumerate(x.points, 1) for rule, n in sorted(points.items())])
            run("INSERT INTO used VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET n = n + excluded.n, "
                "total = total + excluded.total, games = games + excluded.games, won = won + excluded.won",
                [(*key, *values) for key, values in sorted(used.items())])
            run("INSERT OR IGNORE INTO thing VALUES (?, ?, ?, ?)", [(*key, *value) for key, value in sorted(things.items())])

    def setting(self, number: int) -> Setting:
        """A game that was played, as it was set up."""
        row = self.base.execute("SELECT seed FROM game WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise Fault("E0845", word=str(self.path), number=number)
        seats = self.rows("SELECT faction, bot FROM seat WHERE game = ? ORDER BY seat", number)
        kinds = [kind for kind, _ in self.plan().parts]
        parts = dict(self.rows("SELECT kind, name FROM part WHERE game = ?", number))
        return Setting(number, row[0], tuple(x for x, _ in seats), tuple(x for _, x in seats), tuple((k, parts[k]) for k in kinds))

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.base.execute(query, values).fetchall()

    def table(self, name: str) -> tuple[list[str], Iterable[tuple[Any, ...]]]:
        """Columns and rows of a table, sorted by its key."""
        facts = self.rows(f"PRAGMA table_info({name})")
        columns = [x[1] for x in facts]
        keys = [x[1] for x in sorted((y for y in facts if y[5]), key=lambda y: y[5])]
        return columns, self.base.execute(f"SELECT * FROM {name} ORDER BY {', '.join(keys)}")


def seat_rows(x: Played) -> Iterator[tuple[Any, ...]]:
    """The seats of a game; after a fault only who sat there."""
    for i, (faction, bot) in enumerate(zip(x.setting.seats, x.setting.bots, strict=True)):
        if x.fault:
            yield x.setting.number, i + 1, faction, bot, 0, 0, 0, 0, 0, ""
        else:
            curve = ",".join(map(str, x.curves[i]))
            yield x.setting.number, i + 1, faction, bot, int(i in x.winners), x.scores[i], x.decisions[i], x.options[i], x.turns[i], curve


def said(value: Any) -> str:
    """A part of a plan in a message."""
    if isinstance(value, tuple):
        return ", ".join(f"{x[0]} {said(x[1])}" if isinstance(x, tuple) and len(x) == 2 and isinstance(x[1], tuple) else said(x)
                         for x in value) or "none"
    return str(value)
