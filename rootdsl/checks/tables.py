"""The manifest of a game and what it asks of every file: players, fields, phases, points that hooks wait for."""

from __future__ import annotations

from lark import Token

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import head, head_rows, place
from rootdsl.checks.walk import nodes
from rootdsl.messages.message import Report
from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import Game, System
from rootdsl.names.library import Library
from rootdsl.names.rows import row, split_commas
from rootdsl.syntax import tree

FLAG = "flag"                          # a field that stands alone, or not at all
EVERY_FILE = ("knows", "replaces", "seats")        # rows that any file may have below its heading
NOT_SEATS = ("law", "map", "deck", "game", "house rules")


def check_tables(library: Library, report: Report) -> None:
    for system in library.systems.values():
        manifest = system.manifest
        if manifest is not None:
            _manifest(system, manifest, library, report)
    heads = sorted((x for x in library.systems.values() if x.manifest is not None), key=lambda x: x.path)
    for system in heads[1:]:
        report.error("E0695", place(system, _first(system)), where=heads[0].path)
    game = library.manifest()
    for system in library.systems.values():
        if game is not None and system.kind in game.seats:
            _fields(system, game, report)
            _phases(system, game, library, report)
    _points(library, report)


# ---------------------------------------------------------------- the manifest


def _manifest(system: System, game: Game, library: Library, report: Report) -> None:
    rows = {str(words[0]): words for words in head_rows(system)}
    if not 1 <= game.low <= game.high:
        report.error("E0691", place(system, rows["players"][0] if "players" in rows else _first(system)), low=game.low, high=game.high)
    kinds = {other.kind for other in library.systems.values()} | library.others
    for kind in game.seats:
        if kind not in kinds:
            report.error("W0692", place(system, rows["seats"][0] if "seats" in rows else _first(system)), word=kind)
    _tallies(system, game, library, report)
    # a game whose players hold no file of their own says nothing of seats (a card game, say)
    needed = {"begins with": game.setup, "repeats": game.repeats}
    missing = [f"`{name}`" for name, given in needed.items() if not given]
    if missing:
        report.error("E0693", place(system, _first(system)), listed=" and ".join(missing))


def _tallies(system: System, game: Game, library: Library, report: Report) -> None:
    """`counts points of NAME "Title" from RULE`: each rule is one, or a file, or holds some."""
    wanted = [token for _, told in game.tallies.values() for token in told if isinstance(token, Token)]
    known = {*library.systems, *library.by_path} if wanted else set()
    for rule in [rule for x in library.systems.values() for rule in rules_of(x)] if wanted else ():
        known |= {rule.path, *(part.path for part in nodes(rule.body) if isinstance(part, s.Part))}
    for token in wanted:
        word = str(token)
        if library.others and word.partition(".")[0] not in library.systems:
            continue                      # a part of the game; the whole of it is looked at elsewhere
        if word not in known and not any(path.startswith(f"{word}.") for path in known):
            near = nearest(word, sorted(known)) or ""
            hint = "" if near else "Expected here: a rule or a kind of file."
            report.error("E0301", place(system, token), near=near, hint=hint, word=word)


def _first(system: System) -> Token | None:
    node = head(system)
    return node.first if node is not None else None


# ---------------------------------------------------------------- the heading of a seat's file


def _fields(system: System, game: Game, report: Report) -> None:
    found: dict[str, list[Token]] = {}
    for words in head_rows(system):
        if str(words[0]) in EVERY_FILE:
            continue
        for part in split_commas(words):
            if not part:
                continue
            name = str(part[0])
            if name in found:
                report.error("E0694", place(system, part[0]), word=name, related=[(place(system, found[name][0]), "the first one")])
            found.setdefault(name, part)
    for name, part in found.items():
        if name not in game.fields:
            continue                      # the names pass has said so
        wanted = game.fields[name]
        wrong = part[0] if (wanted == FLAG) != (len(part) == 1) else next((token for token in part[1:] if _type(token) != wanted), None)
        if wrong is not None:
            report.error("E0696", place(system, wrong), word=name, wanted=FIELD_WORDS.get(wanted, wanted))
    missing = [name for name, type_ in game.fields.items() if name not in found and type_ != FLAG]
    if missing:
        listed = " and ".join(f"`{name}`" for name in missing)
        report.error("E0697", place(system, _first(system)), kind=system.kind, listed=listed)


FIELD_WORDS = {"flag": "no value", "number": "a number", "word": "one word, without quotes", "text": "a text in quotes"}


def _type(token: Token) -> str:
    return {"NUMBER": "number", "STRING": "text"}.get(token.type, "word")


# ---------------------------------------------------------------- phases


def phase_names(procedure: str, library: Library) -> list[str]:
    """The phases of a procedure, which every seat's file fills."""
    return [
        str(node.words[0]) for system in library.systems.values() for decl in system.of(d.ProcedureDecl) if decl.name == procedure
        for node in decl.node.body if isinstance(node, tree.Heading) and str(node.keyword) == "phase" and node.words
    ]


def _phases(system: System, game: Game, library: Library, report: Report) -> None:
    names = [*phase_names(game.setup, library), *phase_names(game.repeats, library)]
    first: dict[str, Token] = {}
    for node in system.tree.nodes:
        words = row(node) if isinstance(node, tree.Line) and node.body is not None else []
        if len(words) != 1 or str(words[0]) not in names:
            continue
        name = str(words[0])
        if name in first:
            report.error("E0698", place(system, words[0]), word=name, related=[(place(system, first[name]), "the first one")])
        first.setdefault(name, words[0])
    missing = [name for name in dict.fromkeys(names) if name not in first]
    if missing and system.kind not in NOT_SEATS:
        report.error("W0699", place(system, _first(system)), kind=system.kind, listed=" and ".join(f"`{name}`" for name in missing))


# ---------------------------------------------------------------- points


def called(library: Library) -> set[str]:
    """Paths of the procedures that some rule calls, or that the game begins with or repeats."""
    game = library.manifest()
    rules = [rule for system in library.systems.values() for rule in rules_of(system)]
    found = {x.decl.path for rule in rules for x in nodes([rule.body]) if isinstance(x, s.Invoke)}
    for system in library.systems.values():
        for decl in system.of(d.ProcedureDecl):
            if game is not None and decl.name in (game.setup, game.repeats):
                found.add(decl.path)
    return found


def _points(library: Library, report: Report) -> None:
    """Hooks on a procedure that nothing ever calls."""
    game = library.manifest()
    if game is None or not game.setup or not game.repeats:
        return
    live = called(library)
    procedures = {x.path: x for system in library.systems.values() for x in system.of(d.ProcedureDecl) if not x.macro}
    for system in library.systems.values():
        for hook in system.hooks:
            point = hook.point.partition(":")[0]
            owner = next((path for path in procedures if point == path or point.startswith(path + ".")), "")
            if owner and owner not in live:
                report.error("W0688", place(system, hook.at), word=procedures[owner].name)
    opened = moments(library)
    for system in library.systems.values():
        for hook in system.hooks:
            point = hook.point.partition(":")[0]
            if point not in opened and point in library.by_path:
                code = "E0689" if any((x.path + ".").startswith(point + ".") for y in library.systems.values() for x in y.free) else "E0690"
                word = library.by_path[point].name.rpartition(".")[2]
                meant = sorted(x for x in opened if x.rpartition(".")[2] == word) if point.startswith(f"{system.name}.") else []
                hint = f"`{word}` is a rule of your own here. For the other thing of that name write `{meant[0]}`." if meant else ""
                report.error(code, place(system, hook.at), word=word, hint=hint)


def moments(library: Library) -> set[str]:
    """Paths of all that begins and ends: procedures, phases, and the steps, windows and actions of menus in them."""
    out = {x.path for system in library.systems.values() for x in system.of(d.ProcedureDecl)}
    for system in library.systems.values():
        out |= {f"{system.name}.{name}" for name in system.phases}
        out |= {x.path for x in nodes([rule.body for rule in rules_of(system)]) if isinstance(x, (s.Part, s.Action))}
    return out
