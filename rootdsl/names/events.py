"""Patterns of `when`: what happened, by whom, to what, from where, to where."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.anyone import doer, whoever
from rootdsl.names.cursor import Cursor, Misread, flatten
from rootdsl.names.library import verb_forms
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences, phrase_text
from rootdsl.syntax import tree

ROLES_TOLD = ("player", "place", "card", "unit")      # roles that the rule of an event in a procedure can name
OWNED = {"of", "own", "your", "enemy"}                # words that say whose pieces are meant
VERBS = ("remove", "score", "draw", "place", "activate", "discard", "reveal", "spend")


@dataclass(slots=True)
class Pattern:
    """`parts`: performer, what, owner, source, target, during, and `role:NAME` of a procedure; `binds`: name -> part and type."""

    verb: str
    parts: dict[str, Any] = field(default_factory=dict)
    binds: dict[str, tuple[str, str]] = field(default_factory=dict)
    each: bool = False
    before: bool = False
    guards: list[e.Cond] = field(default_factory=list)


def read_event(event: tree.Event, scope: Scope) -> Pattern:
    """The pattern of one event; names after `as` are bound in `scope`."""
    pattern = read_words(event, scope)
    side(event.roles, pattern, scope)
    roles_under_way(pattern, scope)
    return pattern


def roles_under_way(pattern: Pattern, scope: Scope) -> None:
    """`, in PROCEDURE`: the lines below can use the roles of that procedure, where no other thing has their names."""
    decl = scope.library.by_path.get(str(pattern.parts.get("during", "")))
    for p in decl.params if isinstance(decl, d.ProcedureDecl) and pattern.verb != "resolve" else ():
        if p.type in ROLES_TOLD and scope.name(p.name) is None and not scope.library.find(p.name, scope.system):
            scope.bind(p.name, p.type)


def without_once(event: tree.Event) -> tuple[tree.Event, list[tree.Words]]:
    """An event without its `, once per turn`, and that filter; it may stand before or behind the conditions."""
    guards, found = once_behind(event.guards)
    found += [f for f in (*event.filters, *event.would_filters) if str(f[0]) == "once"]
    rest = [[f for f in filters if str(f[0]) != "once"] for filters in (event.filters, event.would_filters)]
    return replace(event, filters=rest[0], would_filters=rest[1], guards=guards), found


def once_behind(guards: list[tree.Guard]) -> tuple[list[tree.Guard], list[tree.Words]]:
    """`, if C, once per turn`: the conditions without it."""
    found: list[tree.Words] = []
    out: list[tree.Guard] = []
    for guard in guards:
        tests = []
        for test in guard.cond.tests:
            found += [f for f in test.filters if str(f[0]) == "once"]
            tests.append(replace(test, filters=[f for f in test.filters if str(f[0]) != "once"]))
        out.append(replace(guard, cond=replace(guard.cond, tests=tests)))
    return out, found


def side(roles: list[tree.Words], pattern: Pattern, scope: Scope) -> None:
    """`, in PROCEDURE, as SIDE`: the holder is that side of the procedure under way."""
    for k, role in enumerate(roles):
        decl = scope.library.by_path.get(str(pattern.parts.get("during", "")))
        names = [p.name for p in decl.params] if isinstance(decl, d.ProcedureDecl) else []
        words = [w for w in role if str(w) not in ("a", "the")]
        if k or not names or not words:
            raise Misread(role[0], "E0303", word=str(role[0]), expected="the end of the event")
        if str(words[0]) not in names:
            code = "E0303" if scope.knows(str(words[0])) else "E0301"
            raise Misread(words[0], code, word=str(words[0]), expected="a side of the procedure")
        Cursor(words[1:]).end("the end of the event")
        pattern.parts["side"] = str(words[0])


NO_EVENTS = {       # what is no event behind `would`, and what is said instead
    "be": "who does it, as in `when a player would remove any PIECES`, or `go to`: pieces that anybody removes `would go to their supply`",
    "replace": "`remove` or `place`: what replaces a piece removes it and places another",
}


def read_words(event: tree.Event, scope: Scope) -> Pattern:
    if [str(w) for w in event.words] == ["resolved"] and not event.filters and event.would is None:
        return Pattern("resolve")
    reader = Sentences(Cursor(flatten(event.words, event.filters)), scope)
    if event.would is None:
        return read_refilled(reader, scope) or read_after(reader, scope)
    after = Sentences(Cursor(flatten(event.would, event.would_filters)), scope)
    if after.c.at("go to"):
        return read_would_go(reader, after, scope)
    wanted = NO_EVENTS.get(after.c.peek(), "")
    if wanted:
        raise Misread(after.c.token(), "E0303", word=after.c.peek(), expected=wanted)
    pattern = Pattern("", before=True)
    performer(reader, pattern)
    if not reader.c.done:
        raise reader.wrong("`would`")
    return happening(after, pattern, scope)


def as_name(reader: Sentences, pattern: Pattern, part: str, kind: str, many: bool = False) -> None:
    if reader.c.take("as"):
        token = reader.c.next()
        pattern.binds[str(token)] = (part, kind)
        reader.scope.bind(str(token), kind, many, at=token)


def read_refilled(reader: Sentences, scope: Scope) -> Pattern | None:
    """`when PILE is refilled`: the pile that is drawn from has run out, and another has been shuffled into it."""
    c, begin = reader.c, reader.c.pos
    found = [x for x in reader.find(c.peek(), d.ZoneDecl) if isinstance(x, d.ZoneDecl)]
    piles = [x for x in found if not x.per_player and not x.per_place]
    if not piles or c.peek(1) != "is" or c.peek(2) != "refilled":
        return None
    pattern = Pattern("refill")
    pattern.parts["what"] = reader.noun()
    if not piles[0].refill:
        raise Misread(c.tokens[begin], "E0303", word=piles[0].name, expected="a pile that is declared `refilled from` another")
    c.next()
    c.next()
    tail(reader, pattern, scope)
    return pattern


def read_would_go(reader: Sentences, after: Sentences, scope: Scope) -> Pattern:
    """`when any GUARDS would go to SUPPLY from a PLACE as NAME` / `when an ITEM as NAME would go to BOX`."""
    pattern = Pattern("remove", before=True)
    pattern.each = reader.c.at("each")
    what = reader.set()
    kind = "card"
    if type_of(what)[0] == "unit":
        kind = "group"
    as_name(reader, pattern, "what", kind)
    if reader.c.at("of") and isinstance(what, e.Cards):
        raise reader.wrong("`as NAME` or `would`; whose card it is, a condition asks: "
                           "`when a card as NAME would ..., if the owner of NAME is ...`")
    if not reader.c.done:
        raise reader.wrong("`would`")
    pattern.parts["what"] = what
    c = after.c
    c.expect("go to")
    if isinstance(what, e.Cards):
        pattern.verb = "discard"
        what.zone = []
        pattern.parts["target"] = target = after.zone()
        if isinstance(target, e.ZoneRef) and target.owner is not None and type_of(target.owner)[1]:
            as_name(after, pattern, "target", type_of(target.owner)[0])
        scope.bind("them", "card")
        scope.bind("it", "card")
    else:
        scope.bind("them", "group", True)
        scope.bind("it", "group", True)
        if not (c.take("their supply") or c.take("its supply") or c.take("the supply") or c.take("supply")):
            pattern.verb = "put"
            begin = c.pos
            pattern.parts["target"] = target = after.one_place()
            whose = target.owner if isinstance(target, e.BoxRef) else None
            if whose is not None and type_of(whose) == ("player", True):
                as_name(after, pattern, "target", "player")
            elif type_of(target)[1] or c.at("as"):        # places of the map: there, pieces are placed, moved or put
                raise Misread(c.tokens[begin], "E0347", word=" ".join(str(w) for w in c.tokens[begin:c.pos]))
            scope.bind("them", "unit")                  # each piece comes there by itself
            scope.bind("it", "unit")
            for name, (part, _) in list(pattern.binds.items()):
                if part == "what":
                    pattern.binds[name] = ("what", "unit")
                    scope.bind(name, "unit")
            scope.bind("them", "unit")
            scope.bind("it", "unit")
    while not c.done:
        if c.take("from"):
            pattern.parts["source"] = after.set()
            as_name(after, pattern, "source", "place")
        elif c.take(", removed"):
            if c.take("by"):
                removed_by(after, pattern)
        elif c.take(", in"):
            during(after, pattern, scope)
        else:
            raise after.wrong("`from` and a place, or `, in` and a phase or procedure")
    return pattern


def removed_by(reader: Sentences, pattern: Pattern) -> None:
    """`would go to their supply, removed by an enemy as thief`: who takes the pieces away."""
    if pattern.verb != "remove":
        raise reader.wrong("nothing more, as only pieces on their way to a supply are removed by somebody")
    who = doer(reader, ("a", "an", "any", "another", "other"))
    if type_of(who)[0] != "player":
        raise Misread(reader.c.token(-1), "E0401", expected="player", got=type_of(who)[0])
    pattern.parts["remover"] = who
    as_name(reader, pattern, "remover", "player")


def performer(reader: Sentences, pattern: Pattern) -> None:
    c = reader.c
    x = doer(reader, ("a", "an", "any", "another", "other"))
    kind = type_of(x)[0]
    if kind == "player" and reader.listed():
        x = reader.union(x)
    if kind not in ("player", "unit"):
        raise Misread(c.token(-1), "E0401", expected="player", got=kind)
    pattern.parts["performer"] = x
    as_name(reader, pattern, "performer", kind)


def read_after(reader: Sentences, scope: Scope) -> Pattern:
    """`when PLAYER [as NAME] VERB OBJECTS [as NAME] ...`."""
    pattern = Pattern("")
    performer(reader, pattern)
    return happening(reader, pattern, scope)


def happening(reader: Sentences, pattern: Pattern, scope: Scope) -> Pattern:
    """The verb and what follows: the roles of a procedure, or the objects of a verb of the language."""
    c = reader.c
    verb = next((v for v in verb_forms(c.peek()) if v in VERBS), "")
    if verb:
        c.next()
        pattern.verb = verb
        if verb == "discard" and c.take("down"):      # as the sentence `discard down to LIMIT` has it
            pattern.parts["down"] = "down"
        pattern.each = c.at("each")
        if not (c.take("each") or c.take("any") or c.take("all")):
            reader.article()
        if verb == "score" and (c.take("points") or c.take("point")):
            as_name(reader, pattern, "number", "number")
        elif not c.done and c.peek() not in ("in", "into", "from", ","):
            begin = c.pos
            pattern.parts["what"] = reader.head()
            anywhere(reader, pattern.parts["what"], begin)
            if verb == "activate" and not isinstance(pattern.parts["what"], e.Pieces):
                raise Misread(c.tokens[begin], "E0401", expected="pieces", got=type_of(pattern.parts["what"])[0])
            pieces = isinstance(pattern.parts["what"], e.Pieces)
            if not isinstance(pattern.parts["what"], e.Cards) and (verb == "reveal" or verb == "spend" and not (pieces and pattern.before)):
                raise Misread(c.tokens[begin], "E0401", expected="cards", got=type_of(pattern.parts["what"])[0])
            if verb in ("place", "activate") or verb == "spend" and pieces:
                of_performer(reader, pattern, pattern.parts["what"], begin)
            cards = isinstance(pattern.parts["what"], e.Cards)
            pattern.each = pattern.each or cards and c.at("as")       # a card with a name is told by itself
            one = cards or pattern.each and isinstance(pattern.parts["what"], e.Pieces)      # each piece is told by itself
            as_name(reader, pattern, "what", "card" if cards else "unit" if one else "group", not one)
        if pattern.before and (verb == "discard" or verb == "spend" and not isinstance(pattern.parts.get("what"), e.Pieces)):
            scope.bind("them", "card")
            scope.bind("it", "card")
        elif pattern.before and verb in ("remove", "place", "spend"):
            scope.bind("them", "group", True)
            scope.bind("it", "group", True)
    else:
        meant = [p for p in reader.phrases() if len(p.phrase) > 1 and reader.is_verb(c.peek(), str(p.phrase[1]))]
        if not meant:
            raise Misread(c.token(), "E0312" if scope.knows(c.peek()) else "E0301", word=c.peek(), expected="a verb")
        c.next()
        return one_of(meant, reader, pattern, scope)
    tail(reader, pattern, scope)
    return pattern


def one_of(meant: list[d.ProcedureDecl], reader: Sentences, pattern: Pattern, scope: Scope) -> Pattern:
    """Of several procedures with one verb (`takes a turn`, `takes 2 hits`), the first whose phrase goes on as is said."""
    begin, missed = reader.c.pos, []
    for procedure in meant:
        reader.c.pos = begin
        found = replace(pattern, verb=procedure.path, parts=dict(pattern.parts), binds=dict(pattern.binds), guards=list(pattern.guards))
        try:
            roles(reader, procedure, found)
            tail(reader, found, scope)
        except Misread as miss:
            missed.append((reader.c.pos, miss))
            continue
        return found
    raise max(missed, key=lambda x: x[0])[1]


def roles(reader: Sentences, procedure: d.ProcedureDecl, pattern: Pattern) -> None:
    """The words of a procedure's phrase after its verb, each role with what it must be."""
    types = {p.name: p.type for p in procedure.params}
    rest = [str(x) for x in procedure.phrase[2:]]
    i = 0
    while i < len(rest) and not reader.c.done and not reader.c.at(","):
        word = rest[i]
        if types.get(word) == "number" and i + 1 < len(rest) and rest[i + 1] not in types and reader.c.peek() in (word, rest[i + 1]):
            reader.c.take(word)             # `takes hits as blow`: however many
            reader.c.expect(rest[i + 1])
            as_name(reader, pattern, f"role:{word}", "number", False)
            i += 2
        elif word in types:
            if not reader.marker_next(rest[i:], types):
                role(reader, pattern, word, types[word])
            i += 1
        elif i + 1 < len(rest) and rest[i + 1] in types:
            if reader.c.take(word):
                role(reader, pattern, rest[i + 1], types[rest[i + 1]])
            i += 2
        elif reader.c.take(word):
            i += 1
        else:
            raise reader.wrong(f"`{word}`, as in `{phrase_text(procedure)}`")


def of_performer(reader: Sentences, pattern: Pattern, x: e.Expr, begin: int) -> None:
    """`when an enemy moves warriors`: pieces without an owner are those of whoever does it, not the holder's."""
    said = {str(word) for word in reader.c.tokens[begin:reader.c.pos]}
    if isinstance(x, e.Pieces) and not isinstance(pattern.parts.get("performer"), e.Me) and not said & OWNED:
        reader.of_member(x, None)


def anywhere(reader: Sentences, x: e.Expr, begin: int) -> None:
    """`when an enemy crafts a card`: a card for which no pile is named may have lain in any."""
    if isinstance(x, e.Cards) and not {str(word) for word in reader.c.tokens[begin:reader.c.pos]} & {"in", "on", "from"}:
        x.zone = []


def role(reader: Sentences, pattern: Pattern, name: str, kind: str) -> None:
    c = reader.c
    begin = c.pos
    x = reader.number() if kind == "number" else whoever(reader.noun(), reader.scope)
    anywhere(reader, x, begin)
    if kind in ("group", "unit"):
        of_performer(reader, pattern, x, begin)
    wanted = reader.scope.side_type if kind == "side" else "unit" if kind == "group" else kind
    got = type_of(x)[0]
    if kind != "number" and got != wanted and not (wanted == "place" and got == "unit"):
        raise Misread(c.token(-1), "E0401", expected=wanted, got=got)
    pattern.parts[f"role:{name}"] = x
    as_name(reader, pattern, f"role:{name}", kind, kind == "group")


def during(reader: Sentences, pattern: Pattern, scope: Scope) -> None:
    """The procedure in which something happens (it may have sides), or a phase, as in the condition `if in PHASE`."""
    decl = scope.resolve_path(reader.c.peek(), (d.ProcedureDecl,))
    goes = pattern.before and pattern.verb in ("discard", "put") and "performer" not in pattern.parts
    if decl is not None and not goes:
        reader.c.next()
        pattern.parts["during"] = decl.path
    else:
        pattern.guards.append(reader.during())


def phrase_of(reader: Sentences, path: str) -> str:
    return next((phrase_text(p) for p in reader.phrases() if p.path == path), "")


def tail(reader: Sentences, pattern: Pattern, scope: Scope) -> None:
    """`from X as NAME`, `into X as NAME`, `, owned by PLAYER as NAME`, `, in PROCEDURE`."""
    c = reader.c
    told = {str(word) for word in c.tokens[:c.pos]}
    while not c.done:
        c.take(",")
        if c.take("from"):
            pattern.parts["source"] = reader.set()
            as_name(reader, pattern, "source", "place")
        elif c.take("into"):
            if pattern.verb not in VERBS:
                raise Misread(c.token(-1), "E0303", word="into", expected=f"`to`, as in `{phrase_of(reader, pattern.verb)}`")
            pattern.parts["target"] = reader.set()
            as_name(reader, pattern, "target", "place")
        elif c.take("owned by"):
            owner = doer(reader, ("a", "an", "any", "another"))
            if type_of(owner)[0] == "player" and reader.listed():
                owner = reader.union(owner)
            if type_of(owner)[0] != "player":
                raise Misread(c.token(-1), "E0401", expected="player", got=type_of(owner)[0])
            pattern.parts["owner"] = owner
            what = pattern.parts.get("what")
            if isinstance(what, e.Pieces) and isinstance(what.owner, e.Me) and not told & OWNED:       # whose they are is said here
                reader.of_member(what, None)
            as_name(reader, pattern, "owner", "player")
        elif c.take("in"):
            if not used_in(reader, pattern, scope):
                during(reader, pattern, scope)
        else:
            raise reader.wrong("`from`, `into`, `owned by` or `in`")


def used_in(reader: Sentences, pattern: Pattern, scope: Scope) -> bool:
    """`activates a PIECE in a PLACE as NAME`: where the piece stands; what follows is a place unless it is a procedure or a phase."""
    c = reader.c
    if pattern.verb != "activate" or pattern.before or scope.point_path(c.peek()):
        return False
    places = reader.set()
    if type_of(places)[0] != "place":
        raise Misread(c.token(-1), "E0401", expected="place", got=type_of(places)[0])
    pattern.parts["target"] = places
    as_name(reader, pattern, "target", "place")
    return True
