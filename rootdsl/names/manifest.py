"""The heading of a file: the manifest of a game, and the fields of every other file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model.system import Game, System
from rootdsl.names.cursor import Misread
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import row, split_commas, text
from rootdsl.syntax import tree

MOST_PLAYERS = 20
FIELD_TYPES = ("number", "word", "text", "flag")
FILE_KINDS = ("law", "map", "deck", "faction", "automated faction", "house rules")
TALLY = "points_"     # what translations call such a title: `rule points_NAME "..."`
ROWS = (
    "players", "uses", "picks", "seats", "fields", "begins", "repeats", "draws", "discards", "mix", "advises", "numbers", "counts",
    "gathers",
)


def read_manifest(system: System, line: Any) -> None:
    """One row below the heading of a `game`."""
    game = system.manifest
    assert game is not None
    r = Row(row(line), line.first)
    key = r.one_of(ROWS, "a row of a game's heading")
    if key == "players":
        game.low = game.high = table_size(r)
        if r.take("to"):
            game.high = table_size(r)
    elif key in ("uses", "seats"):
        while True:
            if key == "uses":
                token = r.name("the name of a file")
                if str(token) == system.name or str(token) in game.uses:
                    raise Misread(token, "E0328", word=str(token))
                game.uses.append(str(token))
                system.refs.append(Reference(token, "a file of this game", test=is_file, known=files))
            else:
                token = r.name("a kind of file")
                kind = str(token)
                if game.seats and kind not in (*FILE_KINDS, "automated"):
                    sitting_in_examples(system, r, token)
                    break
                if kind == "automated":
                    r.expect("faction")
                    kind = "automated faction"
                if kind not in FILE_KINDS:
                    r.pos -= 1
                    raise r.bad("a kind of file", FILE_KINDS)
                game.seats.append(kind)
            if not (r.take(",") or r.take("and")):
                break
    elif key == "picks":
        kind = r.one_of(FILE_KINDS, "a kind of file")
        r.expect(",")
        token = r.name("the name of a file")
        game.parts[kind] = str(token)
        system.refs.append(Reference(token, f"a {kind}", test=is_file, known=files))
        r.expect("in examples")
    elif key == "fields":
        while True:
            name = str(r.name())
            game.fields[name] = r.one_of(FIELD_TYPES)
            if not r.take(","):
                break
    elif key == "mix":
        name = r.name("a name for the mix")
        while True:
            token = r.name("the name of a file")
            game.mixes.setdefault(str(name), []).append(str(token))
            system.refs.append(Reference(token, "a file of this game", test=is_file, known=files))
            if not (r.take(",") or r.take("and")):
                break
    elif key == "advises":
        token = r.name("a field of the game")
        system.refs.append(Reference(token, "a field of the game", test=is_field, known=fields_of_game))
        while True:
            least = r.count()
            r.expect("for")
            game.advice.setdefault(str(token), {})[r.count()] = least
            r.expect("players")
            if not (r.take(",") or r.take("and")):
                break
    elif key == "numbers":
        r.expect("chapters by")
        token = r.name("a field of the game")
        system.refs.append(Reference(token, "a field of the game", test=is_number_field, known=fields_of_game))
        game.chapter_field = str(token)
    elif key == "counts" and r.take("points of"):
        tally(system, r)
    elif key == "counts":
        r.expect("steps of")
        while True:
            game.counted.append(phase_or_procedure(system, r))
            if not (r.take(",") or r.take("and")):
                break
    elif key == "gathers":
        r.expect("pieces in")
        game.gathers = phase_or_procedure(system, r)
    elif key == "begins":
        r.expect("with")
        game.setup = called(system, r)
    elif key == "repeats":
        game.repeats = called(system, r)
        game.each_player = r.take("for each player")
    elif key == "draws":
        r.expect("from")
        game.draw_from = pile(system, r)
        r.expect("into")
        game.draw_into = pile(system, r)
    else:
        r.expect("to")
        game.discard_to = pile(system, r)
    r.end()


def sitting_in_examples(system: System, r: Row, token: Token) -> None:
    """`seats faction, otters and newts in examples`: who takes the seats that an example leaves open, first of all."""
    assert system.manifest is not None
    while True:
        system.manifest.sitters.append(str(token))
        system.refs.append(Reference(token, "a file of this game", test=is_file, known=files))
        if not (r.take(",") or r.take("and")):
            break
        token = r.name("the name of a file")
    r.expect("in examples")


def called(system: System, r: Row) -> str:
    token = r.name("a procedure")
    system.refs.append(Reference(token, "a procedure", (d.ProcedureDecl,)))
    return str(token)


def phase_or_procedure(system: System, r: Row) -> str:
    token = r.name("a phase or procedure")
    system.refs.append(Reference(token, "a phase or procedure", test=is_part, known=files))
    return str(token)


def tally(system: System, r: Row) -> None:
    """`counts points of trade "Trade" from guild.sale, deck`: what playtests add up under one title."""
    assert system.manifest is not None
    at = r.name("a name for these points")
    if str(at) in system.manifest.tallies:
        raise Misread(at, "E0328", word=str(at))
    title = text(r.next()) if r.kind() == "STRING" else ""
    if not title:
        raise r.bad("a title in quotes")
    r.expect("from")
    sources: list[str] = []
    while True:
        token = r.name("a rule or a kind of file")
        word = str(token)
        if (word == "automated" and r.take("faction")) or (word == "house" and r.take("rules")):
            word = {"automated": "automated faction", "house": "house rules"}[word]
        if word in sources or any(word in others for _, others in system.manifest.tallies.values()):
            raise Misread(token, "E0328", word=word)
        sources.append(word if word in FILE_KINDS else token)
        if not (r.take(",") or r.take("and")):
            break
    system.manifest.tallies[str(at)] = title, sources
    system.decls.append(d.Decl(system.name, f"{TALLY}{at}", title, at))


def is_part(library: Any, system: System, word: str) -> bool:
    """A procedure, or a phase that seats fill."""
    return any(isinstance(x, d.ProcedureDecl) or type(x) is d.Decl for x in library.by_name.get(word, ()))


def is_number_field(library: Any, system: System, word: str) -> bool:
    game: Game | None = library.manifest()
    return game is not None and game.fields.get(word) == "number"


def pile(system: System, r: Row) -> str:
    token = r.name("a pile of cards")
    system.refs.append(Reference(token, "a pile of cards", (d.ZoneDecl,)))
    return str(token)


def is_file(library: Any, system: System, word: str) -> bool:
    return word in library.systems


def files(library: Any, system: System) -> list[str]:
    return list(library.systems)


# ---------------------------------------------------------------- fields of other files


def read_fields(system: System, line: Any) -> None:
    """`chapter 14`, `letter D, then E` (one for each seat), `knows caves, otters`, `seats up to 2`."""
    sentences = [row(x) for x in line.sentences] if isinstance(line, tree.Line) else [row(line)]
    for part in split_commas(sentences[0]) if len(sentences) == 1 else [sentences[0]]:
        r = Row(part, line.first)
        if r.take("knows"):
            known(system, split_commas(sentences[0]), line.first)
            return
        if r.take("replaces"):
            replaced(system, split_commas(sentences[0]), line.first)
            return
        if system.kind == "house rules" and (r.peek() == "requires" or r.peek() == "conflicts"):
            company(system, split_commas(sentences[0]), line.first)
            return
        if r.take("counts steps of"):
            counted(system, split_commas(sentences[0]), line.first)
            return
        if r.take("seats up to"):
            system.seats = table_size(r)
            r.end()
            continue
        if system.kind == "deck" and r.kind() == "NUMBER" and r.peek(1) in ("card", "cards"):
            system.fields["cards"] = r.count()   # checked against the cards of the file later
            r.next()
            r.end()
            continue
        token = r.name("a field")
        if not part:
            continue
        name = str(token)
        system.refs.append(Reference(token, "a field of the game", test=is_field, known=fields_of_game))
        values = list(cells(r, name, system))
        for extra in sentences[1:]:
            values += list(cells(Row(extra, line.first), name, system))
        system.fields[name] = values[0]
        if len(values) > 1:
            system.seat_fields[name] = values


def table_size(r: Row) -> int:
    """A number of players."""
    token, n = r.token(), r.count()
    if not 1 <= n <= MOST_PLAYERS:
        raise Misread(token, "E0917", number=n, low=1, high=MOST_PLAYERS)
    return n


def cells(r: Row, name: str, system: System) -> Iterator[Any]:
    """The value of one field; a flag has none."""
    if r.done:
        yield True
        return
    token = r.next()
    if token.type == "NUMBER":
        if "." in str(token):
            r.pos -= 1
            raise r.bad("a whole number")
        yield int(token)
    else:
        yield text(token)
    r.end("the end of the field")


def known(system: System, parts: list[list[Token]], first: Token) -> None:
    for i, part in enumerate(parts):
        r = Row(part, first)
        if not i:
            r.expect("knows")
        while True:
            token = r.name("the name of a file")
            if str(token) == system.name or str(token) in system.knows:
                raise Misread(token, "E0328", word=str(token))
            system.knows.append(str(token))
            system.knows_at.append(token)
            if not r.take("and"):
                break
        r.end()


def company(system: System, parts: list[list[Token]], first: Token) -> None:
    """`requires otters, wares` and `conflicts with brisk`: files that must be, or must not be, at the table of these house rules."""
    out = system.conflicts
    for i, part in enumerate(parts):
        r = Row(part, first)
        if not i and r.take("requires"):
            out = system.requires
        elif not i:
            r.expect("conflicts with")
        while True:
            token = r.name("the name of a file")
            if str(token) == system.name or any(str(token) == x for x, _, _ in (*system.requires, *system.conflicts)):
                raise Misread(token, "E0328", word=str(token))
            out.append((str(token), token.line or 1, token.column or 1))
            system.refs.append(Reference(token, "a file of this game", test=is_file, known=files))
            if out is system.requires and str(token) not in system.knows:
                system.knows.append(str(token))
            if not r.take("and"):
                break
        r.end()


def counted(system: System, parts: list[list[Token]], first: Token) -> None:
    """`counts steps of brewing`: a procedure or rule of the file whose steps the documents count."""
    for i, part in enumerate(parts):
        r = Row(part, first)
        if not i:
            r.expect("counts steps of")
        while True:
            system.counted.append(phase_or_procedure(system, r))
            if not r.take("and"):
                break
        r.end()


def replaced(system: System, parts: list[list[Token]], first: Token) -> None:
    """`replaces otters`: files whose place at the table this one takes."""
    for i, part in enumerate(parts):
        r = Row(part, first)
        if not i:
            r.expect("replaces")
        while True:
            token = r.name("the name of a file")
            system.replaces.append(str(token))
            system.replaces_at.append(token)
            system.refs.append(Reference(token, "a file of this game", test=is_file, known=files))
            if not r.take("and"):
                break
        r.end()


def is_field(library: Any, system: System, word: str) -> bool:
    game: Game | None = library.manifest()
    return game is not None and word in game.fields


def fields_of_game(library: Any, system: System) -> list[str]:
    game: Game | None = library.manifest()
    return [*(game.fields if game else ()), "knows", "replaces", "seats", "requires", "conflicts"]
