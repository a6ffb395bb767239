"""A whole file as blocks, in the order in which its author wrote it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.prose import bans, control, exceptions, hooks, house, nouns, several, standing, triggers
from rootdsl.prose.additions import ADDITIONS
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    Clause,
    Computed,
    Exactly,
    Listing,
    Named,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    Relative,
    Tail,
    fact,
    weight,
)
from rootdsl.prose.control import under
from rootdsl.prose.effects import counted, exactly, usual_number
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.orwhen import joined_events
from rootdsl.prose.plan import STATEMENTS, YOU, Planner, Shape, doer_of, listing, plans
from rootdsl.prose.standing import limit
from rootdsl.prose.values import amount_of, members, summed, table_of, value_of
from rootdsl.prose.walk import binders, flat, uses

READ_IN = (bans, control, exceptions, hooks, house, nouns, several, standing, triggers)  # modules whose planners register themselves


def document(system: System, lexicon: Lexicon) -> list[Block]:
    """Every rule of a file under its heading; rules under one heading stand together."""
    planner = Planner(system, lexicon)
    found: list[tuple[int, str, list[Block]]] = []
    for path, at, blocks in parts(planner):
        found.append((at, path, blocks))
    for name, body in system.phases.items():
        with planner.within(f"{system.name}.{name}", body):
            blocks = planner.body(body)
        key = heading_of_phase(planner, name)
        found.append((first_line(body), key, blocks))
    out: dict[str, Block] = {}
    for _, path, blocks in sorted(found, key=lambda x: x[0]):
        if blocks:
            out.setdefault(path, Block(title=path)).children.extend(blocks)
    return list(out.values())


def heading_of_phase(p: Planner, name: str) -> str:
    """The phase of the turn that a body fills, wherever it is declared."""
    for system in p.library.systems.values():
        for decl in system.of(d.ProcedureDecl):
            for path in (f"{decl.path}.{name}",):
                if path in p.library.by_path:
                    return path
            if decl.name == name:
                return decl.path
    return f"{p.system.name}.{name}"


def first_line(x: Any) -> int:
    if isinstance(x, (list, tuple)):
        return min((n for n in map(first_line, x) if n), default=0)
    at = getattr(x, "at", None)
    return int(getattr(at, "line", 0) or 0)


def base(path: str) -> str:
    head, _, tail = path.rpartition(".")
    return head if tail.isdigit() else path


def parts(p: Planner) -> Iterator[tuple[str, int, list[Block]]]:
    """Heading, line and blocks of every declaration and addition of a file."""
    system = p.system
    for decl in system.decls:
        if isinstance(decl, d.Callable_) and not decl.owner:
            yield decl.path, line(decl), [] if told_with_use(p, decl) else declared(p, decl)
        elif isinstance(decl, d.TableRule):
            yield decl.path, line(decl), [Block(text=p.lex.text(decl))]
        elif isinstance(decl, (d.BoxDecl, d.TrackDecl, d.Piece)) and described(p, decl):
            heading = heading_of_thing(p, decl)
            titled = next((x for x in system.decls if type(x) is d.Decl and x.path == heading), decl)
            yield heading, line(titled), described(p, decl)
        if isinstance(decl, d.Piece) and decl.limit:
            yield decl.path, line(decl), limit(p, decl)
        elif isinstance(decl, d.NumberDecl) and decl.high >= 0:
            bounds = fact("have_bounds", subject=NounPhrase((decl.path,), "the"), low=Exactly(decl.low), high=Exactly(decl.high))
            yield decl.path, line(decl), [Block(bounds), *first_value(decl)]
        elif isinstance(decl, d.NumberDecl) and decl.start and not decl.flag and not decl.printed:
            yield decl.path, line(decl), first_value(decl)
    yield from stock(p)
    for decl in system.of(d.ModeSet):
        for mode in decl.members:
            if not mode.absent:
                yield mode.path, line(mode), shown(p, decl, mode)
    additions = (
        system.hooks,
        system.triggers,
        system.exceptions,
        system.bans,
        system.free,
        system.victories,
        system.ties,
        system.keeps,
        system.orders,
        system.prefers,
        system.opens,
        system.shows,
        system.joins,
        system.leads,
        system.added,
        system.removed,
        system.reprints,
    )
    for rows in additions:
        if rows is system.triggers:
            events = ((x, (base(x.path or x.mode or system.name), line(x), ADDITIONS[s.Trigger](p, x))) for x in system.triggers)
            yield from joined_events(events)
            continue
        for x in rows:  # type: ignore[attr-defined]
            path = getattr(x, "path", "") or getattr(x, "mode", "") or system.name
            yield base(path), line(x), ADDITIONS[type(x)](p, x)


def first_value(decl: d.NumberDecl) -> list[Block]:
    """With how much a number begins, where that is not zero."""
    return [Block(fact("begin_number", subject=NounPhrase((decl.path,), "the"), what=Exactly(decl.start)))] if decl.start else []


def heading_of_thing(p: Planner, decl: d.Decl) -> str:
    """A track stands under the heading of its box."""
    return f"{decl.system}.{decl.box}" if isinstance(decl, d.TrackDecl) else decl.path


def described(p: Planner, decl: d.Decl) -> list[Block]:
    """What a box stands for, what its tracks hold, and that a single piece with rules of its own is of a common kind."""
    if isinstance(decl, d.BoxDecl) and decl.replaces:
        other = next((x for x in p.decls(d.BoxDecl) if x.name == decl.replaces and x is not decl), None)
        if other is not None:
            instead = NounPhrase((other.path,), "the", owner=YOU if other.per_player else None)
            mine = NounPhrase((decl.path,), "the")
            about = NounPhrase(("rule_text",), "", True, relatives=(Relative(fact("speak_of", subject=Pronoun("gap"), what=instead)),))
            out = [Block(fact("have_instead", subject=YOU, what=mine, of=instead)), Block(fact("mean", what=about, meant=mine))]
            tracks = [NounPhrase((x.path,), "the") for x in p.system.of(d.TrackDecl) if x.box == decl.name]
            return [*out, Block(fact("be_part", what=listing(tracks), whole=mine))] if tracks else out
    if isinstance(decl, d.TrackDecl) and decl.holds:
        sorts = [next((x.path for x in p.library.by_name.get(name, ()) if isinstance(x, d.Piece)), name) for name in decl.holds]
        spaces = NounPhrase(("space",), "", decl.spaces != 1, Exactly(decl.spaces))
        held = Listing(tuple(NounPhrase((x,), "", True) for x in sorts))
        track = NounPhrase((decl.path,), "the")
        what, verb = (held, "hold_spaces_in_all") if len(sorts) > 1 and decl.spaces > 1 else (listing(held.items), "hold_spaces")
        out = [Block(fact(verb, subject=track, spaces=spaces, what=what))]
        last = next((x for x in reversed(list(p.system.of(d.TrackDecl))) if x.box == decl.box), None)
        return [*out, Block(fact("fill_track", subject=NounPhrase((kind_of(p, sorts),), "each")))] if last is decl else out
    if isinstance(decl, d.Piece) and decl.count == 1 and decl.kinds and decl.name not in decl.kinds:
        titled = any(type(x) is d.Decl and x.path == decl.path for x in p.system.decls)
        kinds = [next((k.path for k in p.library.by_name.get(name, ()) if isinstance(k, d.Kind)), "") for name in decl.kinds]
        if titled and kinds[0]:
            return [Block(fact("be", subject=NounPhrase((decl.path,), "the"), what=NounPhrase((kinds[0],), "a")))]
    return []


def kind_of(p: Planner, sorts: list[str]) -> str:
    """The kind that all of these sorts are of, by its path; else a piece."""
    found = [set(x.kinds) if isinstance(x, d.Piece) else set() for x in map(p.library.by_path.get, sorts)]
    shared = sorted(set.intersection(*found)) if found else []
    return next((k.path for name in shared for k in p.library.by_name.get(name, ()) if isinstance(k, d.Kind)), "piece")


def stock(p: Planner) -> Iterator[tuple[str, int, list[Block]]]:
    """The pieces of a player, under a heading of the language."""
    manifest = p.library.manifest()
    own = [x for x in p.system.of(d.Piece) if not x.neutral and not x.more and not x.start and x.live is None and x.count]
    if own and (manifest is None or p.system.kind in manifest.seats):
        yield (
            "pieces",
            line(own[0]),
            [Block(fact("have", subject=YOU, what=listing([stocked(p, x, y, z) for x, y, z in zip(own, [*own[1:], None], [None, *own])])))],
        )


def stocked(p: Planner, x: d.Piece, after: d.Piece | None, before: d.Piece | None = None) -> Phrase:
    """`six mills (buildings)`, `the throne (token)`; the last of several of a kind says the kind, one that bears its name does not."""
    one, named = x.count == 1, x.name in x.kinds
    noun = NounPhrase((x.path,), "a" if one and named else "the" if one else "", not one, None if one else Exactly(x.count))
    kind = widest(p, x)
    if kind is None or one and named or kind == (widest(p, after) if after is not None else None):
        return noun

    def says(y: d.Piece) -> bool:
        return p.lex.term(kind.path).one.lower() in p.lex.term(y.path).one.lower()

    if says(x):
        return noun
    waiting = before is not None and widest(p, before) == kind and not says(before)       # the one before is of that kind as well
    return replace(noun, tails=(Tail("these", NounPhrase((kind.path,), "", not one or waiting)),))


def widest(p: Planner, x: d.Piece) -> d.Kind | None:
    """The kind of a piece that is itself of no other kind."""

    def find(name: str) -> d.Kind | None:
        return next((k for k in p.library.by_name.get(name, ()) if isinstance(k, d.Kind)), None)

    kind = find(x.kinds[0]) if x.kinds else None
    while kind is not None and kind.isa:
        kind = find(kind.isa)
    return kind


def shown(p: Planner, group: d.ModeSet, mode: d.Mode) -> list[Block]:
    """The items that a mode shows and the columns that it names."""
    out: list[Block] = []
    this = NounPhrase((group.path,), "here")
    if any("item" in x.data for x in group.members):
        items = [x for x in mode.data.get("item", ()) if isinstance(x, d.Piece)]
        kinds = {x.path: sum(y is x for y in items) for x in items}
        what = [NounPhrase((k,), "a" if n == 1 else "", n != 1, None if n == 1 else Exactly(n)) for k, n in kinds.items()]
        out.append(Block(fact("show", subject=this, what=listing(what) if what else NounPhrase(("item_shown",), "no"))))
    columns = [x for x in mode.data.get("columns", ()) if isinstance(x, e.ColumnRef)]
    if columns:
        of = NounPhrase(("column",), "the", len(columns) > 1, tails=(Tail("of", this),))
        out.append(Block(fact("be", subject=of, what=listing([Quoted(f"{x.box.path}.{x.column}") for x in columns]))))
    return out


def line(x: Any) -> int:
    return int(getattr(x.at, "line", 0) or 0) if x.at is not None else 0


def declared(p: Planner, decl: d.Callable_) -> list[Block]:
    if isinstance(decl, d.ValueDecl):
        return value(p, decl)
    if isinstance(decl, d.ConditionDecl):
        return condition(p, decl)
    return procedure(p, decl) if isinstance(decl, d.ProcedureDecl) else []


def introduced(p: Planner, decl: d.Callable_) -> list[Phrase]:
    """The parameters as they are first named; afterwards they are `that player`, of two of one noun each by a word of its own."""
    called = [next(((k.path,) for k in p.decls(d.PlaceKind) if k.name == x.noun), p.heads(e.Var(x.name, x.type))) for x in decl.params]
    return [first_named(p, decl.path, str(x.name), heads, [y for y in called if p.sounds_like(y, heads)], called[:i])
            for i, (x, heads) in enumerate(zip(decl.params, called))]


ORDINALS = ("first_one", "second_one", "third_one", "fourth_one", "fifth_one")


def first_named(p: Planner, path: str, name: str, heads: tuple[str, ...], alike: list[Any], before: list[Any]) -> NounPhrase:
    """A role where it is first named. It keeps the word by which it goes after that: its own, where the language has one, else
    `the first clearing` and `the second clearing` where there are several of one noun."""
    n = sum(p.sounds_like(x, heads) for x in before)
    key = p.lex.label(path, name)
    if len(alike) < 2 or n >= len(ORDINALS):
        p.words[name] = NounPhrase(heads, "this")
        return NounPhrase(heads, "a")
    if p.lex.known(key) is not None:
        p.words[name] = NounPhrase((key,), "the")
        return NounPhrase(heads, "a", tails=(Tail("these", p.words[name]),))
    p.words[name] = NounPhrase(heads, "the", mods=(ORDINALS[n],))
    return NounPhrase(heads, "a", mods=(ORDINALS[n],))


def value(p: Planner, decl: d.ValueDecl) -> list[Block]:
    """`The strength of a player in a clearing is ...`."""
    with p.within(decl.path):
        args = introduced(p, decl)
        if not decl.body or decl.body[0] is None:
            return []
        if of_who_does_it(p, decl):
            args = [YOU]
        if isinstance(decl.body[0], e.Pieces) and isinstance(decl.body[0].owner, e.Nobody) and args:
            return [Block(fact("have_by_rule", subject=args[0], what=NounPhrase((decl.path,), "", True)))]
        called = nouns.called(p, decl, args)
        if isinstance(decl.body[0], e.Steps):
            steps = decl.body[0]
            table = table_of(p, steps)
            if len(table.parts) < ROWS:
                return [Block(fact("depend", subject=called, by=amount_of(p, steps.by), table=table))]
            it = Pronoun("it", called.heads, counted(p, called)) if isinstance(called, NounPhrase) else called
            rows = [
                Block(fact("be", subject=it, what=found).adding(Adverbial("with_count", phrase=exactly(count))))
                for count, found in zip(table.parts[::2], table.parts[1::2])
            ]
            return [Block(fact("depend", subject=called, by=amount_of(p, steps.by)), children=rows)]
        if isinstance(decl.body[0], e.Cases):
            return case_by_case(p, called, decl.body[0])
        if isinstance(decl.body[0], e.Extreme) and len(nouns_of(p, decl.body[0])) > 2:
            which = Computed(f"{decl.body[0].which}_these", ())
            return [Block(fact("be", subject=called, what=which), children=[Block(item=y) for y in nouns_of(p, decl.body[0])])]
        what = p.phrase(decl.body[0], Shape("the", True)) if decl.type != "number" else value_of(p, decl.body[0])
        return [summed(fact("be", subject=called, what=what))]


ROWS = 6  # counts and results from which on a table is a list


def of_who_does_it(p: Planner, decl: d.ValueDecl) -> bool:
    """A value inside a procedure that says nothing of its player is told of who carries the procedure out."""
    around = p.library.by_path.get(decl.path.rpartition(".")[0]) if decl.owner else None
    doer = doer_of(around) if isinstance(around, d.ProcedureDecl) and not around.sides else ""
    one = len(decl.params) == 1 and decl.params[0].type == "player"
    return bool(doer) and p.words.get(doer) == YOU and one and not uses(str(decl.params[0].name), decl.body)


def nouns_of(p: Planner, x: e.Extreme) -> list[Phrase]:
    """The numbers of which one is the highest, when they are too long for one sentence."""
    found = [value_of(p, y) for y in members(x)]
    return found if sum(map(weight, found)) > 9 else []


def case_by_case(p: Planner, subject: Phrase, x: e.Cases) -> list[Block]:
    """`If ..., the price is one. Otherwise, it is two.`"""
    out: list[Block] = []
    for i, (cond, found) in enumerate(x.cases):
        named = isinstance(subject, NounPhrase) and bool(subject.owner or subject.tails)  # its bearer is named first
        lead = Adverbial("otherwise_if" if i else "only_if" if named else "if", p.condition(cond))
        out.append(Block(fact("be", subject=subject, what=value_of(p, found)).adding(lead)))
        if isinstance(subject, NounPhrase):
            subject = Pronoun("it", subject.heads, subject.plural or counted(p, subject))
    if x.otherwise is not None:
        out.append(Block(fact("be", subject=subject, what=value_of(p, x.otherwise)).adding(Adverbial("otherwise"))))
    return out


def condition(p: Planner, decl: d.ConditionDecl) -> list[Block]:
    """`A player rules a clearing if ...`."""
    with p.within(decl.path):
        if decl.phrase[:1] == ["word"]:
            kind = decl.params[0].type if decl.params else "piece"
            heads = p.heads(e.Var("", kind))
            p.it = p.words["it"] = Pronoun("it", heads)
            head = fact("be", subject=NounPhrase(heads, "a"), what=Named(decl.path))
        else:
            args = introduced(p, decl)
            head = Clause(decl.path, tuple(zip([str(x.name) for x in decl.params], args)), "fact")
        try:
            if not decl.body or decl.body[0] is None:
                return []
            return [Block(head.adding(Adverbial("only_if", p.condition(decl.body[0] if len(decl.body) == 1 else e.All([*decl.body])))))]
        finally:
            from rootdsl.prose.plan import GAP

            p.it = GAP


def procedure(p: Planner, decl: d.ProcedureDecl) -> list[Block]:
    """The steps of a procedure, then its own values and verbs."""
    with p.within(decl.path, decl.body, decl.params, bool(decl.sides)):
        doer = doer_of(decl)
        if decl.path in p.of_others:
            perform(p, decl, doer)
        elif doer and not decl.sides and decl.params[0].type == "player":
            p.words[doer] = YOU
        elif doer:
            p.performer = NounPhrase((p.lex.label(decl.path, doer),), "the")
            p.words[doer] = p.performer
            p.words |= {side: NounPhrase((p.lex.label(decl.path, side),), "the") for side in decl.sides}
        given = handed(p, decl, doer)
        inner = [Definition(x.at, x) for x in p.system.of(d.Callable_) if x.owner in (decl.name, decl.path)]
        blocks = p.body(woven(decl.body, inner))
        chosen = next((i for i, x in enumerate(blocks) if not settles(x)), len(blocks))
        blocks[chosen:chosen] = from_zero(p, decl)
        blocks[:0] = brought(p, decl, doer) if given is None else []
        if decl.path in p.of_others:
            given = given or Clause(decl.path, ((doer, NounPhrase(("player",), "a")),), "fact")
        if given is not None and not inner and (all(x.title for x in blocks) or not any(x.title for x in blocks)):
            blocks = under(p, (Adverbial("when_would", given),), blocks)
    return blocks


def brought(p: Planner, decl: d.ProcedureDecl, doer: str) -> list[Block]:
    """What a call brings with it and what goes by its bare name, beside other things of its noun: `The near is a clearing.`"""
    chosen = {name: p.heads(source) for name, source, _ in binders(decl.body)}
    out: list[Block] = []
    for x in decl.params:
        name, known = str(x.name), p.names.get(str(x.name))
        if known is None or name in (doer, *decl.sides) or name in chosen or x.type not in ("place", "card", "unit", "player"):
            continue
        key = p.lex.label(decl.path, name)
        twin = any(p.sounds_like(heads, known.heads) for heads in chosen.values())
        if twin and p.lex.source and p.lex.known(key) is None and uses(name, decl.body):
            out.append(Block(fact("be", subject=NounPhrase((key,), "the"), what=NounPhrase(known.heads, "a"))))
    return out


def perform(p: Planner, decl: d.ProcedureDecl, doer: str) -> None:
    """Others perform it as well: who does goes by a word of its own, and only who holds the file is spoken to."""
    others = [x for x in decl.params[1:] if x.type == "player"]
    several = others or any(p.heads(source) == ("player",) for _, source, _ in binders(decl.body))
    key = p.lex.label(decl.path, doer)
    p.keeper = p.me
    if p.lex.known(key) is not None and not p.lex.source:
        p.words[doer] = NounPhrase((key,), "the")
    else:
        p.words[doer] = p.by_label(key, ("player",)) if several else NounPhrase(("player",), "this")
    p.me = p.performer = p.words[doer]


def settles(x: Block) -> bool:
    """What is chosen before a procedure begins, and what is asked for then."""
    said = x.sentence
    return isinstance(said, Clause) and not x.title and (said.verb.startswith("choose") or said.verb == "only_allowed")


def from_zero(p: Planner, decl: d.ProcedureDecl) -> list[Block]:
    """The counters of the sides, which begin anew each time."""
    inside = [x for x in p.system.of(d.NumberDecl) if x.path.startswith(f"{decl.path}.")]
    own = [x.path for x in inside if x.scope == "side" and not x.flag and x.start == 0]
    if not own or not decl.sides:
        return []
    counters = NounPhrase(tuple(own), "the", True, owner=NounPhrase(("side",), "each"))
    at = Adverbial("before_start", phrase=NounPhrase((decl.path,), "each"))      # what happens at the start may change them
    return [Block(fact("begin_at_zero", subject=counters).adding(at))]


def handed(p: Planner, decl: d.ProcedureDecl, doer: str) -> Clause | None:
    """`When you take any number of hits from another player in a hill`: what others say when they call for it, else None."""
    chosen = {name for name, _, _ in binders(decl.body)}
    if any(str(x.name) in chosen for x in decl.params[1:]):
        return None
    if not doer or decl.sides or decl.params[0].type != "player" or not all(x.type in HANDED for x in decl.params[1:]):
        return None
    cards = [x for x in decl.params[1:] if x.type == "card"]
    worded = any(p.lex.known(p.lex.label(decl.path, str(x.name))) is not None for x in cards)
    if cards and (worded or any(isinstance(x, s.Part) for x in decl.body)):
        return None             # the card goes by a word of its own, or what is done with it has steps
    roles: list[tuple[str, Phrase]] = [(doer, NounPhrase(("player",), "a") if decl.path in p.of_others else YOU)]
    called = [next(((k.path,) for k in p.decls(d.PlaceKind) if k.name == x.noun), p.heads(e.Var(x.name, x.type))) for x in decl.params[1:]]
    for x, heads in zip(decl.params[1:], called):
        name = str(x.name)
        if x.type == "number":
            slots = p.lex.frame(decl.path, {str(y.name) for y in decl.params}).slots
            many = any(y.role == name and y.count for y in slots)  # so many hits; else it is a thing by its own word, `the price`
            roles.append((name, Pronoun("some") if many else NounPhrase((p.lex.label(decl.path, name),), "the")))
            continue
        key = p.lex.label(decl.path, name)
        own = x.type == "player" and p.lex.known(key) is not None       # the dealer of the hits, not only `that player`
        alike = [y for y in called if y == heads]
        if len(alike) > 1 and not own:
            roles.append((name, first_named(p, decl.path, name, heads, alike, called[: len(roles) - 1])))
            continue
        roles.append((name, NounPhrase(heads, "another" if x.type == "player" else "a")))
        p.words[name] = NounPhrase((key,), "the") if own else NounPhrase(heads, "this")
    return Clause(decl.path, tuple(roles), "fact") if len(roles) > 1 else None


HANDED = ("player", "place", "number", "card")


@dataclass(slots=True)
class Definition(s.Base):
    """A value, condition or verb of a procedure, told among its sentences."""

    decl: d.Callable_


@plans(STATEMENTS, Definition)
def _(p: Planner, x: Definition) -> list[Block]:
    if isinstance(x.decl, d.ValueDecl):
        return value(p, x.decl)
    return verb(p, x.decl) if isinstance(x.decl, d.ProcedureDecl) else condition(p, x.decl)  # type: ignore[arg-type]


def woven(body: list[Any], inner: list[Definition]) -> list[Any]:
    """The sentences of a procedure with its definitions where their author wrote them, those of a step in that step."""
    out = list(body)
    for x in sorted(inner, key=line):
        i = sum(1 for y in out if line(y) < line(x))
        last = out[i - 1] if i else None
        if isinstance(last, s.Part) and column(last) < column(x):
            out[i - 1] = replace(last, body=woven(last.body, [x]))
        else:
            out.insert(i, x)
    return out


def column(x: Any) -> int:
    return int(getattr(x.at, "column", 0) or 0) if x.at is not None else 0


def told_with_use(p: Planner, decl: d.Callable_) -> bool:
    """A plain number that the sentence which draws by it tells as well."""
    call = e.Call(decl, [], "number")
    if not isinstance(decl, d.ValueDecl) or decl.params or usual_number(p, call) is None:
        return False
    return any(isinstance(x, s.Draw) and isinstance(x.number, e.Call) and x.number.decl is decl for x in flat([*p.system.phases.values()]))


def verb(p: Planner, decl: d.ProcedureDecl) -> list[Block]:
    """A verb of a procedure: `whenever a side deals extra hits: ...`."""
    with p.within(decl.path, decl.body, decl.params):
        roles: list[tuple[str, Phrase]] = []
        things = [x for x in decl.params if x.type != "number"]
        called = [("side" if x.type == "side" else p.heads(e.Var(x.name, x.type))[0],) for x in things]
        for i, (x, heads) in enumerate(zip(things, called)):
            alike = [y for y in called if p.sounds_like(y, heads)]
            roles.append((str(x.name), first_named(p, decl.path, str(x.name), heads, alike, called[:i])))
        if roles:
            p.performer = p.words[roles[0][0]]
        numbers = [str(x.name) for x in decl.params if x.type == "number"]
        p.words |= {n: Pronoun("that_many") for n in numbers}
        happens = Clause(decl.path, (*roles, *((n, Pronoun("some")) for n in numbers)), "fact")
        return under(p, (Adverbial("whenever", happens),), p.body(decl.body))
