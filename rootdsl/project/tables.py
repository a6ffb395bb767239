"""From names and paths to a linked table: who sits down, on which map, with which cards, under which house rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rootdsl.project.company import Company, laid, report_troubles, settle
from rootdsl.project.compile import Compiled, compile_game
from rootdsl.project.fault import Fault, RulesAtFault
from rootdsl.project.modules import module_of
from rootdsl.project.project import Game, Source, beside, find_game, find_games, is_path, listing, outside, read_rows, real
from rootdsl.project.speech import fitting
from rootdsl.project.variants import under

if TYPE_CHECKING:
    from rootdsl.messages.message import Report
    from rootdsl.runtime.table import Table

HOUSE_RULES = "house rules"


@dataclass(slots=True)
class Chosen:
    """What was named, found: the game, files from elsewhere, and the names of the files of each part."""

    game: Game
    extra: list[Source] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    parts: dict[str, str] = field(default_factory=dict)
    house_rules: list[str] = field(default_factory=list)
    number: int = 0          # of players, for games whose players hold no file


def build_table(
    game: str | Path | Game | None = None,
    seats: Sequence[str | Path] = (),
    map: str | Path | None = None,
    deck: str | Path | None = None,
    house_rules: Sequence[str | Path] = (),
    *,
    parts: Mapping[str, str | Path] | None = None,
    here: Path | None = None,
) -> Table:
    """The table of these seats. Each name may be a path to a `.law` file instead; what is left out, the game's heading picks.

    `parts` names files of other kinds that the game picks. In a game whose players hold no file, `seats` is the number
    of players as one word (the least without any). Raises `Fault` for what was asked, `RulesAtFault` for what
    the files say.
    """
    given = {kind: word for kind, word in (("map", map), ("deck", deck)) if word is not None}
    chosen = choose(game, seats, {**(parts or {}), **given}, house_rules, here=here)
    compiled = compile_game(chosen.game, chosen.extra)
    return table_of(chosen, compiled, here=here)


# ---------------------------------------------------------------- what was named


def choose(
    game: str | Path | Game | None, seats: Sequence[str | Path] = (), parts: Mapping[str, str | Path] | None = None,
    house_rules: Sequence[str | Path] = (), *, here: Path | None = None,
) -> Chosen:
    """Find the game and every file that is named."""
    parts = parts or {}
    number = int(str(seats[0])) if len(seats) == 1 and re.fullmatch("[0-9]{1,3}", str(seats[0])) else 0
    seats = () if number else seats
    here = here or Path.cwd()
    words = [str(x) for x in (*seats, *parts.values(), *house_rules)]
    found = game if isinstance(game, Game) else game_of(words, None if game is None else str(game), here)
    seats = [y for x in seats for y in sitting(found, str(x))]
    out = Chosen(found, number=number)
    extra: dict[Path, Source] = {}
    out.seats = [_name(found, str(x), extra) for x in seats]
    out.parts = {kind: _name(found, str(word), extra, kind) for kind, word in parts.items()}
    out.house_rules = [_name(found, str(x), extra, HOUSE_RULES) for x in house_rules]
    _bring(found, extra)
    out.extra = list(extra.values())
    return out


def _bring(game: Game, extra: dict[Path, Source]) -> None:
    """Files given by their path bring along what they know or require, if it lies in the same folder and is not of the game."""
    wait = list(extra.values())
    for source in wait:
        rows = read_rows(source.path)
        for name in (*rows.get("knows", ()), *rows.get("requires", ())):
            if game.named(name) or any(x.name == name for x in extra.values()):
                continue
            other = beside(source, name)
            if other is not None:
                extra[real(other.path)] = other
                wait.append(other)


def sitting(game: Game, word: str) -> list[str]:
    """What sits down: a file, or all files of a mix that the game's heading names."""
    return game.mixes[word] if word in game.mixes and not is_path(word) and not game.named(word) else [word]


def game_of(words: Sequence[str], game: str | None, here: Path | None = None) -> Game:
    """The game that is meant: the one that is named, or the one to which all that is named belongs.

    A file that lies elsewhere belongs to the game whose words it speaks.
    """
    here = here or Path.cwd()
    games = find_games(here)
    if game is not None:
        return find_game(game, games, here)
    fits = games
    for word in words:
        if is_path(word):
            holds = [x for x in games if x.holds(Path(word))]
            fits = [x for x in fits if x in holds] if holds else fits
        else:
            named = [x for x in games if x.named(word) or word in x.mixes]
            if not named:
                known = [n for x in games for n in (*x.names(), *x.mixes)]
                raise Fault("E0801", word=word, where="in any game at hand", known=known, below=listing(games))
            fits = [x for x in fits if x in named]
    strangers = [Path(x) for x in words if is_path(x) and Path(x).is_file() and not any(y.holds(Path(x)) for y in games)]
    if len(fits) > 1 and strangers:
        fits = fitting(fits, strangers)
    if len(fits) == 1:
        return fits[0]
    if words and not fits:
        raise Fault("E0802", listed="what is named belongs to different games (" + ", ".join(x.name for x in games) + ")")
    plain = [x for x in words if not is_path(x)]
    if plain:
        raise Fault("E0803", word=plain[0], listed=", ".join(x.name for x in fits))
    if not games:
        raise Fault("E0810", where="this folder, and none is installed")
    raise Fault("E0802", listed=", ".join(x.name for x in fits), below=listing(fits))


def _name(game: Game, word: str, extra: dict[Path, Source], kind: str = "") -> str:
    """The name of a file, which may be given by its path; `kind` is what it must be."""
    if is_path(word):
        path = Path(word)
        inside = next((x for x in game.sources if real(x.path) == real(path)), None)
        source = inside or extra.get(real(path)) or outside(path)
        if not source.name:
            raise Fault("E0806", word=word, kind="file without a heading", wanted=_article(kind) if kind else "a file for a seat")
        hidden = next((x for x in game.sources if x.name == source.name), None)
        if inside is None and hidden is not None:
            raise Fault("E0908", word=source.name, other=f"that of {hidden.label}")
        apart(source, extra.values())
        if inside is None:
            extra[real(path)] = source
    else:
        named = game.named(word)
        if not named:
            known = game.names([kind]) if kind else game.names()
            raise Fault("E0801", word=word, where=f"in {game.title}", known=known, below=_by_kind(game, kind))
        source = named[0]
    if kind and source.kind != kind:
        raise Fault("E0806", word=word, kind=source.kind, wanted=_article(kind), below=_by_kind(game, kind))
    return source.name


def apart(source: Source, others: Iterable[Source]) -> None:
    """No other of the files that were named by their paths bears the name of this one."""
    twin = next((x for x in others if x.name == source.name and real(x.path) != real(source.path)), None)
    if twin is not None:
        raise Fault("E0818", word=source.name, kind=source.kind, one=twin.path, other=source.path)


def _article(kind: str) -> str:
    return kind if kind.endswith("s") else f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind}"


def _by_kind(game: Game, kind: str) -> list[str]:
    """Names that would fit, a line for each kind of file."""
    kinds = [kind] if kind else sorted({x.kind for x in game.sources if x.kind and x.kind not in ("law", "game")})
    return [f"{each}: {', '.join(game.names([each]))}" for each in kinds if game.names([each])]


# ---------------------------------------------------------------- what is advised


def warnings(table: Table) -> list[str]:
    """What the game's heading advises otherwise: sums of a field that are too low for so many players."""
    from rootdsl.messages.codes import lookup
    from rootdsl.runtime.link import field_of

    out = []
    title = next(m.SYSTEM["title"] for m in table.modules if "manifest" in m.SYSTEM)
    seats = [next(m for m in table.modules if m.SYSTEM["name"] == name) for name in table.seat_systems]
    for name, least in table.manifest.get("advice", {}).items():
        told = [m for m in seats if name in m.SYSTEM["fields"]]
        total = sum(field_of(seats, p, name) for p in table.seats) if len(told) == len(seats) else None
        wanted = least.get(table.players, 0)
        if total is not None and total < wanted:
            text = lookup("W0816").sentence.format_map(
                {"field": name, "sum": total, "players": table.players, "title": title, "least": wanted})
            out.append(f"W0816 {text}")
    for house, absent in table.resting:
        out.append(f"W0824 {lookup('W0824').sentence.format_map({'name': house, 'word': absent})}")
    return out


# ---------------------------------------------------------------- the table


def table_of(chosen: Chosen, compiled: Compiled, here: Path | None = None, any_number: bool = False) -> Table:
    """Link what was chosen; `any_number` of players is for examples, which need not be whole games."""
    from rootdsl.runtime.link import link

    manifest = compiled.manifest
    if not manifest:
        raise RulesAtFault(compiled.report())
    if not manifest["seats"] or chosen.number:
        chosen = numbered(chosen, manifest)
    common = common_files(chosen, compiled, manifest)
    if not any_number and manifest["seats"]:
        _count(chosen, compiled, manifest)
    company = settle(chosen.house_rules, [*common, *chosen.seats], compiled.units, manifest["seats"])
    common = [x for x in common if x not in dict(company.resting)]
    faulty(compiled, [*common, *chosen.seats])
    if company.troubles:
        raise RulesAtFault(_troubled(compiled, company))
    there = list(dict.fromkeys([*common, *chosen.seats]))
    over = [*laid(compiled.units, there, company.active), *company.active]
    compiled = under(compiled, chosen.game, chosen.extra, over, there)
    from rootdsl.project.generated import home

    folders = list(dict.fromkeys([home(chosen.game, here or Path.cwd()), chosen.game.generated]))
    made = {name: module_of(compiled, chosen.game.name, name, folders) for name in dict.fromkeys([*common, *chosen.seats])}
    try:
        table = link([made[x] for x in common], [made[x] for x in chosen.seats])
        table.resting = company.resting
        return table
    except Fault:
        raise
    except Exception as fault:
        if type(fault).__name__ == "TableError" or isinstance(fault, AttributeError):
            raise Fault("E0809", reason=str(fault)) from fault
        raise


def numbered(chosen: Chosen, manifest: Mapping[str, Any]) -> Chosen:
    """In a game whose players hold no file only their number counts: the common rules stand in each seat."""
    if manifest["seats"]:
        known = chosen.game.names(manifest["seats"])
        raise Fault("E0801", word=str(chosen.number), where=f"in {chosen.game.title}", known=known, below=_by_kind(chosen.game, ""))
    own = [x for x in chosen.seats if x not in manifest["uses"]]
    if own:
        raise Fault("E0806", word=own[0], kind="file", wanted="a number of players: here players hold no file")
    number = chosen.number or len(chosen.seats) or manifest["low"]
    if not manifest["low"] <= number <= manifest["high"]:
        raise Fault("E0804", title=manifest["title"], low=manifest["low"], high=manifest["high"],
                    given="one is" if number == 1 else f"{number} are", below=[])
    return replace(chosen, seats=list(manifest["uses"][:1]) * number)


def _troubled(compiled: Compiled, company: Company) -> Report:
    """What house rules lack or exclude, at the rows of their headings."""
    from rootdsl.messages.message import Report
    from rootdsl.project.compile import read

    report = Report()
    paths = {x.name: compiled.shown(compiled.units[x.name].label) for x in company.troubles}
    texts = {x: (read(Path(compiled.units[x].path)) or b"").decode("utf-8", "replace") for x in paths}
    report_troubles(company.troubles, paths, texts, report)
    return report


def common_files(chosen: Chosen, compiled: Compiled, manifest: Mapping[str, Any]) -> list[str]:
    """The files that belong to everybody, in the order of their layers: the game, its Law, its parts, house rules.

    To its Law belongs what the files at the table know of it.
    """
    picked = dict(manifest["parts"])
    for kind in chosen.parts:
        if kind not in picked:
            raise Fault("E0812", title=manifest["title"], kind=kind)
    picked.update(chosen.parts)
    for kind, name in picked.items():
        if name not in compiled.units:
            raise Fault("E0807", kind=kind, option=kind.replace(" ", "-"), below=_by_kind(chosen.game, kind))
    rest = [*picked.values(), *chosen.house_rules]
    laws = known_laws([*manifest["uses"], *rest, *chosen.seats], compiled.units)
    return list(dict.fromkeys([manifest["name"], *manifest["uses"], *laws, *rest]))


def known_laws(names: Sequence[str], files: Mapping[str, Any]) -> list[str]:
    """The laws that these files know, and those that such laws know, in the order in which they are met."""
    out: list[str] = []
    wait = list(names)
    for name in wait:
        for other in files[name].knows if name in files else ():
            if other in files and files[other].kind == "law" and other not in out:
                out.append(other)
                wait.append(other)
    return out


def check_seat(game: Game, name: str, kind: str, kinds: Sequence[str]) -> None:
    """A file named as a seat is of a kind that may sit; a deck, a map or a law is not."""
    if kind not in kinds:
        below = [y for x in kinds for y in _by_kind(game, x)]
        raise Fault("E0806", word=name, kind=kind, wanted=" or ".join(_article(x) for x in kinds), below=below)


def _count(chosen: Chosen, compiled: Compiled, manifest: Mapping[str, Any]) -> None:
    """As many players as the game is for, each with a file that a seat may hold."""
    for name in chosen.seats:
        unit = compiled.units.get(name)
        kind = unit.kind if unit else next((x.kind for x in [*chosen.game.sources, *chosen.extra] if x.name == name), "file with errors")
        check_seat(chosen.game, name, kind, manifest["seats"])
        given = chosen.seats.count(name)
        if unit and given > unit.seats:
            raise Fault("E0805", word=name, most=unit.seats, given=given)
    if not manifest["low"] <= len(chosen.seats) <= manifest["high"]:
        given_text = {0: "none is", 1: "one is"}.get(len(chosen.seats), f"{len(chosen.seats)} are")
        below = [y for x in manifest["seats"] for y in _by_kind(chosen.game, x)]
        raise Fault("E0804", title=manifest["title"], low=manifest["low"], high=manifest["high"], given=given_text, below=below)


def faulty(compiled: Compiled, names: Sequence[str]) -> None:
    """Raise when a file of these, or one that they see, has errors."""
    needed = compiled.needed(names)
    labels = {compiled.units[x].label for x in needed}
    lost = {x.path for x in compiled.messages if x.is_error} - {x.label for x in compiled.units.values()}
    bad = {x.path for x in compiled.messages if x.is_error and x.path in labels}
    missing = [x for x in names if x not in compiled.units or not compiled.units[x].text_hash]
    if bad or missing:
        raise RulesAtFault(compiled.report(bad | (lost if missing else set()) or None))
