"""Reading the lines of an example: what is given, what is done, what is true then."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from lark import Token

from rootdsl.examples import said
from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, System
from rootdsl.names.cursor import Cursor, Misread, flatten
from rootdsl.names.library import Library
from rootdsl.names.rows import cells, row, split_commas
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree


@dataclass(slots=True)
class Fact:
    """One thing that is given: `kind` says which fields of `data` there are."""

    kind: str
    at: Token | None
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class AnyCards:
    """`2 cards`, `a moss card`: cards of which the example does not say which they are."""

    suit: str = ""
    title: str = "card"
    path: str = ""


@dataclass(slots=True)
class Act:
    """One `when` line: a call (or a phase, step or turn to play) with its scripted answers."""

    at: Token | None
    call: s.Invoke | None
    pre: list[s.Stmt]
    who: e.Expr | None
    part: str
    answers: list[list[str]]
    rolls: list[list[str]]


@dataclass(slots=True)
class Claim:
    """One thing that must be true afterwards. `loss`: so many pieces fewer than before."""

    at: Token | None
    cond: e.Cond | None = None
    loss: tuple[e.Expr, e.Expr, int] | None = None
    gain: tuple[e.Expr, e.Expr] | None = None
    cannot: s.Invoke | None = None
    pre: list[s.Stmt] = field(default_factory=list)
    winners: list[e.Expr] = field(default_factory=list)
    seen: tuple[e.Expr, list[d.CardDecl], str, bool] | None = None
    can: s.Invoke | None = None
    losers: list[e.Expr] = field(default_factory=list)


@dataclass(slots=True)
class Script:
    title: str
    at: Token | None
    facts: list[Fact] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    map: str = ""


class ExampleReader(Sentences):
    """Sentences in which a number can name a place, and cards stand for themselves."""

    def noun(self) -> e.Expr:
        c = self.c
        if c.kind(1) in ("NUMBER", "SITE") and str(c.peek(1)) in self.place_names() and self.find(c.peek(), d.PlaceKind):
            c.next()                        # `meadow 5`
        if c.at("second") and c.peek(1) in self.scope.seat_systems():
            c.next()
            return e.SeatOf(str(c.next()), 2)
        if c.peek(1) == "of" and c.peek(2) == "second" and c.peek(3) in self.scope.seat_systems():
            boxes = self.find(c.peek(), d.BoxDecl, d.ZoneDecl)
            if boxes and boxes[0].system == c.peek(3):  # a box of a file of which two seats each have their own
                out = super().noun()
                c.next(), c.next()
                out.owner = e.SeatOf(str(c.next()), 2)  # type: ignore[union-attr]
                return out
        if c.kind() in ("NUMBER", "SITE") and str(c.peek()) in self.place_names():
            return e.SiteRef(str(c.next()))
        if c.kind() == "WORD" and c.peek() in self.place_names() and not c.peek().isdigit():
            return e.SiteRef(str(c.next()))
        alone = self.piece_of_a_seat()
        return alone if alone is not None else super().noun()

    def piece_of_a_seat(self) -> e.Expr | None:
        """A piece of which there is one, by its name alone: it is that of its own file, whoever acts."""
        c = self.c
        if c.kind() != "WORD" or self.scope.name(c.peek()) is not None:
            return None
        found = [x for x in self.lib.anywhere(c.peek(), (d.Piece,)) if isinstance(x, d.Piece) and x.count == 1 and not x.neutral]
        if len(found) != 1 or found[0].name in self.scope.seat_systems():
            return None
        if self.lib.anywhere(c.peek(), (d.Kind, d.NumberDecl, d.ValueDecl)):
            return None
        c.next()
        return e.Pieces([found[0]], e.SeatOf(found[0].system))

    def zone(self) -> e.Expr:
        """A pile; also one of a file that this one does not know, and `build of decree` for a column."""
        found = self.lib.anywhere(self.c.peek(), (d.ZoneDecl,))
        if found and not self.find(self.c.peek(), d.ZoneDecl):
            self.c.next()
            out = self.meaning(found[0])
        else:
            out = super().zone()
        if isinstance(out, e.ColumnRef):
            out.column = out.column.rpartition(".")[2]
            self.c.take("of", out.box.name)
        return out

    def find(self, word: str, *kinds: type) -> list[d.Decl]:
        """An example may name whatever sits at its table, also what its file does not know."""
        return super().find(word, *kinds) or [x for x in self.lib.anywhere(word, kinds or (d.Decl,)) if is_one_thing(x)]

    def place_names(self) -> set[str]:
        names: set[str] = getattr(self.scope, "site_names", set())
        return names


def is_one_thing(x: d.Decl) -> bool:
    """Is its name alone enough to tell which is meant, whoever's it is?"""
    return isinstance(x, d.CardDecl) or (isinstance(x, d.Piece) and x.count == 1)


def read_example(example: Example, system: System, library: Library, misses: list[Misread] | None = None) -> Script:
    """Raises Misread at the first phrase that is not understood; with a list for them, all are noted there."""
    node = example.node
    out = Script(example.title, node.first)
    after = [str(w) for w in getattr(node, "after", ())]
    manifest = library.manifest()
    own = system.name if system.kind == "map" else ""      # what stands in the file of a map is shown on it
    out.map = after[1] if after[:1] == ["on"] else own or (manifest.parts.get("map", "") if manifest else "")
    scope = Scope(library, system)
    chart = library.systems.get(out.map)
    scope.site_names = {x.name for m in (chart.of(d.MapDecl) if chart else []) for x in m.sites}  # type: ignore[attr-defined]
    out.seats = seats_of(node, system, library)
    scope.sitting = out.seats  # type: ignore[attr-defined]
    mode = "given"
    for line in node.lines:
        mode = line.keyword if line.keyword != "and" else mode
        for sentence in line.sentences:
            words = row(sentence)
            if isinstance(sentence, tree.Cannot):
                words = [*sentence.subject, Token("CANNOT", "cannot"), *flatten(sentence.words, sentence.filters)]
            for part in [words] if mode == "when" else split_commas(words):
                try:
                    if mode == "given":
                        more = also_held(part, out.facts, line.first, scope)
                        out.facts.append(more or read_fact(part, line.first, scope))
                    elif mode == "when":
                        out.acts.append(read_act(sentence, line.first, scope))
                    else:
                        out.claims += read_claims(part, line.first, scope)
                except Misread as miss:
                    if misses is None:
                        raise
                    misses.append(miss)
    out.facts.sort(key=lambda x: any(isinstance(y, AnyCards) for y in x.data.get("cards", ())))     # what is named comes first
    return out


def also_held(words: list[Token], facts: list[Fact], at: Token, scope: Scope) -> Fact | None:
    """`otters hold lantern, oar`: the cards after the comma."""
    if not facts or facts[-1].kind != "hold" or facts[-1].at is not at or not said.is_card(words, scope):
        return None
    r = reader(words, at, scope)
    cards = cards_of(r)
    return Fact("hold", at, {"who": facts[-1].data["who"], "cards": cards}) if r.c.done else None


def seats_of(node: tree.Example, system: System, library: Library) -> list[str]:
    """The files that sit down: those named in the example, the file's own, and enough others."""
    scope = Scope(library, system)
    known = scope.seat_systems()
    out: list[str] = [system.name] if system.name in known else []
    for line in node.lines:
        for sentence in line.sentences:
            subject = getattr(sentence, "subject", ())
            for word in (*subject, *row(sentence)):
                if str(word) in known and str(word) not in out:
                    out.append(str(word))
    for line in node.lines:
        for sentence in line.sentences:
            for word in row(sentence):      # a piece that only one other file has needs that file at the table
                owners = {x.system for x in library.anywhere(str(word), (d.Piece,)) if isinstance(x, d.Piece) and not x.neutral}
                if len(owners) > 1 and not owners & {*out}:      # a file that replaces another has its pieces: the one replaced is meant
                    owners -= {x for x in owners if library.systems[x].replaces}
                if len(owners) == 1 and owners <= known and not owners & {*out}:
                    out.append(owners.pop())
    out = [x for name in out for x in [name] * (1 + says_second(node, name))]
    manifest = library.manifest()
    low = manifest.low if manifest else 1
    for name in (*(manifest.sitters if manifest else ()), *library.systems):
        if len(out) >= low:
            break
        if name in known and name not in out and library.share_a_table([*out, name]):
            out.append(name)
    while len(out) < low and out:
        out.append(out[0])
    return out


def says_second(node: tree.Example, name: str) -> bool:
    """Does an example speak of `second NAME`: two seats hold that file?"""
    for line in node.lines:
        for sentence in line.sentences:
            said = [str(w) for part in (getattr(sentence, "subject", ()), row(sentence)) for w in part]
            if any(a == "second" and b == name for a, b in pairwise(said)):
                return True
    return False


def reader(words: list[Token], at: Token, scope: Scope) -> ExampleReader:
    last = words[-1] if words else None
    places = getattr(scope, "site_names", ())
    if last is not None and last.type == "NUMBER" and len(words) > 1 and str(words[-2]) not in said.AMOUNTS and str(last) in places:
        words = [*words[:-1], Token.new_borrow_pos("SITE", str(last), last)]    # `otters rule 9`: a place, no number of things
    return ExampleReader(Cursor(words, at), scope)


def read_fact(words: list[Token], at: Token, scope: Scope) -> Fact:
    """One thing that is given, in whatever form it is said."""
    said.refuse_needless(words, scope)
    words = said.fact_words(words, scope)
    try:
        return plain_fact(words, at, scope)
    except Misread as miss:
        raise said.fact_fault(miss, words, scope) from miss


def plain_fact(words: list[Token], at: Token, scope: Scope) -> Fact:
    """`3 otter guards in 5`, `otters hold lantern`, `otters have 9 points`, `mood merry`, `lantern in stock of otters`."""
    r = reader(words, at, scope)
    c = r.c
    texts = [str(w) for w in words]
    if texts[-1] in ("points", "point") and ("has" in texts or "have" in texts):
        who = r.noun()
        c.next()
        n = r.number()
        return Fact("points", at, {"who": who, "n": n})
    if said.verb_at(texts, ("hold", "holds")):
        who = r.noun()
        c.next()
        return Fact("hold", at, {"who": who, "cards": cards_of(r)})
    relations = r.find(texts[0], d.RelationDecl)
    if relations and (texts[1:2] == ["toward"] or "toward" in texts[2:]):       # a mode of some other file may bear the same name
        c.next()
        holder = r.typed("player") if c.take("of") else None
        c.expect("toward")
        toward = e.Standing(relations[0], r.noun(), holder)  # type: ignore[arg-type]
        c.expect("is")
        space = r.state_of(toward)
        c.end("the end of what is given")
        return Fact("standing", at, {"of": toward, "state": space})
    group = scope.mode_plural(texts[0])
    which = 1 + (texts[0] == "second")
    named = texts[which - 1:]
    if group is None and len(named) > 1 and named[0] in scope.seat_systems():
        other = scope.library.systems[named[0]]
        found = [g for g in other.of(d.ModeSet) if g.name == named[1]]
        if found:
            owner: e.Expr = e.Me() if other is scope.system and which == 1 else e.SeatOf(other.name, which)
            return mode_fact(found[0], owner, named[2:], at, r)
    if group is not None:
        owner = e.Me() if group.system == scope.system.name else e.SeatOf(group.system)
        return mode_fact(group, owner, texts[1:], at, r)
    state = scope.place_state(texts[-1])
    if state is not None and texts[-2:-1] in (["is"], ["are"]):
        places = [r.noun()]
        while c.take("and"):
            places.append(r.noun())
        return Fact("flag", at, {"flag": state, "where": places})
    if texts[0] == "current" or texts[-1:] == ["plays"]:
        c.take("current player is")
        return Fact("current", at, {"who": r.noun()})
    if c.take("all cards"):
        if not (c.take("in") or c.take("on")):
            raise r.wrong("`in` and a pile")
        return Fact("all", at, {"zone": r.zone()})
    stored = stored_fact(r, texts, at)
    if stored is not None:
        return stored
    cards = try_cards(r)
    if cards is not None:
        if not (c.take("in") or c.take("on top of") or c.take("on")):
            raise r.wrong("`in` and a pile")
        zones = [r.zone()]
        while c.take("and"):
            zones.append(r.zone())
        if not c.done:
            raise r.wrong("the end of what is given")
        return Fact("cards", at, {"cards": cards, "zones": zones})
    what: list[tuple[e.Expr, e.Expr]] = []
    while True:
        what.append(counted_sort(r))
        if not c.take("and"):
            break
    if c.take("in supply") or c.take("in their supply") or c.take("in its supply"):
        return Fact("supply", at, {"what": what})
    if not (c.take("in") or c.take("on")):
        raise r.wrong("`in` and a place")
    where = [r.noun()]
    while c.take("and"):
        where.append(r.noun())
    if not c.done:
        raise r.wrong("the end of what is given")
    return Fact("pieces", at, {"what": what, "where": where})


def stored_fact(r: ExampleReader, texts: list[str], at: Token) -> Fact | None:
    """`dust is 2`, `wounds of wolf is 1`, `glad`: a number or flag that the game keeps."""
    kept = [x for x in r.find(texts[0], d.NumberDecl) if isinstance(x, d.NumberDecl) and x.scope not in ("side", "local") and not x.printed]
    if not kept:
        return None
    if kept[0].flag:
        said = r.condition()
        r.c.end("the end of what is given")
        return Fact("number", at, {"of": said, "n": e.Num(1)}) if isinstance(said, e.Flag) else None
    number = r.noun()
    if not (r.c.take("is") or r.c.take("are")):
        raise r.wrong("`is` and a number")
    n = r.number()
    r.c.end("the end of what is given")
    return Fact("number", at, {"of": number, "n": n}) if isinstance(number, e.ReadNumber) else None


def mode_fact(group: d.ModeSet, owner: e.Expr, texts: list[str], at: Token, r: ExampleReader) -> Fact:
    words = [w for w in texts if w not in ("is", "are")]
    for i, m in enumerate(group.members):
        if m.absent:
            continue
        if words == [m.name.rpartition(".")[2]]:
            return Fact("mode", at, {"group": group, "owner": owner, "index": i, "state": -1})
        if len(words) == 2 and words[0] == m.name.rpartition(".")[2] and words[1] in group.states:
            return Fact("mode", at, {"group": group, "owner": owner, "index": i, "state": group.states.index(words[1])})
    raise Misread(at, "E0303", word=" ".join(words), expected=f"a {group.name}")


def counted_sort(r: ExampleReader) -> tuple[e.Expr, e.PieceRef]:
    """`3 otter guards`, `a boat`, `den`: number and sort (of its owner)."""
    c = r.c
    n: e.Expr = e.Num(1)
    if c.kind() == "NUMBER":
        n = e.Num(int(c.next()))
    else:
        r.article()
    owner = ""
    second = c.take("second")
    if c.peek() in r.scope.seat_systems() and c.peek(1):
        owner = str(c.next())
    state = r.scope.unit_state(c.peek())
    if state is not None:
        c.next()
    word = c.peek()
    found = [x for x in r.lib.anywhere(word, (d.Piece,)) if isinstance(x, d.Piece)]
    here = [x for x in found if x.system in getattr(r.scope, "sitting", ())]
    if here and not any(x.neutral for x in found):
        found = here
    mine = [x for x in found if x.system == (owner or r.system.name)] or [x for x in found if not owner and (x.neutral or len(found) == 1)]
    if not mine:
        raise r.wrong("a piece")
    c.next()
    piece = mine[0]
    holder = e.SeatOf(piece.system, 2) if second else e.Me() if piece.system == r.system.name else e.SeatOf(piece.system)
    ref = e.PieceRef(piece, None if piece.neutral else holder)
    return n, ref if state is None else Turned(ref.decl, ref.owner, states=state[0], index=state[1])


def try_cards(r: ExampleReader) -> list[Any] | None:
    if said.is_card(r.c.tokens[r.c.pos:], r.scope) and {"card", "cards"} & {r.c.peek(k) for k in range(3)}:
        return cards_of(r)
    if r.c.peek() in ("a", "an") and r.lib.anywhere(r.c.peek(1), (d.CardDecl,)) and not r.lib.anywhere(r.c.peek(1), (d.Piece,)):
        return cards_of(r)
    found = r.lib.anywhere(r.c.peek(), (d.CardDecl,)) if r.c.kind() in ("WORD", "NUMBER") else []
    if r.c.kind() == "NUMBER" and r.lib.anywhere(r.c.peek(1), (d.CardDecl,)) and not r.lib.anywhere(r.c.peek(1), (d.Piece,)):
        return cards_of(r)
    if not found:
        return None
    return cards_of(r)


def cards_of(r: ExampleReader, pieces: bool = False) -> list[Any]:
    """`lantern and 2 oars`, `2 cards`: one entry a copy; where `pieces` can be meant as well, sorts of them."""
    c = r.c
    out: list[Any] = []
    while True:
        n = int(c.next()) if c.kind() == "NUMBER" else 1
        r.article()
        suit = next(iter(r.find(c.peek(), d.Suit)), None) if c.peek(1) in ("card", "cards") else None
        if suit is not None or c.peek() in ("card", "cards"):
            c.pos += 1 if suit is None else 2
            out += [AnyCards(suit.name if suit else "", f"{suit.name if suit else 'any'} card")] * n
            if not c.take("and"):
                return out
            continue
        found = r.lib.anywhere(c.peek(), (d.CardDecl,)) or (pieces_seen(r) if pieces else [])
        if not found:
            raise r.wrong("a card or a piece" if pieces else "a card")
        c.next()
        out += [found[0]] * n  # type: ignore[list-item]
        if not c.take("and"):
            return out


def pieces_seen(r: ExampleReader) -> list[Any]:
    """`moles saw a snare`: the sort of a piece."""
    found = [x for x in r.lib.anywhere(r.c.peek(), (d.Piece,)) if isinstance(x, d.Piece)]
    return [x for x in found if x.system == r.system.name] or found[:1]


def read_act(sentence: Any, at: Token, scope: Scope) -> Act:
    """`otters raid mice in 5, rolling 3 and 0, spare`; `otters play noon.act, ...`; `otters take a turn`."""
    parts = split_commas(cells(row(sentence)))
    head, rest = parts[0], parts[1:]
    rolls: list[list[str]] = []
    answers: list[list[str]] = []
    for part in rest:
        texts = [str(w) for w in part]
        if texts[0] == "rolling":
            rolls.append([w for w in texts[1:] if w != "and"])
        else:
            answers.append(texts)
    turn = [str(w) for w in head[-3:]]
    if turn[:1] in (["take"], ["takes"]) and turn[1] in ("their", "its", "the", "his", "her") and turn[2] == "turn":
        head = [*head[:-2], said.word("a", head[-2]), head[-1]]
    r = reader(head, at, scope)
    texts = [str(w) for w in head]
    own = {x.path.partition(".")[2]: x.kind for x in scope.system.rules}
    if len(texts) >= 2 and texts[-2] in ("play", "plays") and texts[:-2] in ([scope.system.name], []) and texts[-1] not in own and own:
        check_part(head[-1], own)
    if len(texts) >= 2 and texts[-2] in ("play", "plays"):
        r2 = reader(head[:-2], at, scope)
        who: e.Expr | None = r2.noun() if head[:-2] else None
        return Act(at, None, [], who, texts[-1], answers, rolls)
    try:
        stmts = r.sentence()
    except Misread as miss:
        if len(head) == 1 and own.get(texts[0]) == "phase":
            return Act(at, None, [], None, texts[0], answers, rolls)
        if len(head) > 1 and miss.token is head[1]:
            check_part(head[1], own, True)
        try:                                # a number at the end that is no place: a mere effect
            stmts = ExampleReader(Cursor(head, at), scope).sentence()
        except Misread:
            raise miss from None
    call = next((x for x in stmts if isinstance(x, s.Invoke)), None)
    if call is None:
        raise Misread(at, "E0701")
    whole_groups(call)
    return Act(at, call, [x for x in stmts if x is not call], call.who, "", answers, rolls)


def check_part(token: Token, own: dict[str, str], only_actions: bool = False) -> None:
    """A step that is named without its phase, or an action of a menu, is told where it stands."""
    word = str(token)
    inside = [path for path in own if path.endswith("." + word)]
    actions = [path for path in inside if own[path] in ("action", "extra")]
    if actions:
        raise Misread(token, "E0717", word=word, step=actions[0].rpartition(".")[0])
    if inside and not only_actions and own[inside[0]] in ("step", "phase"):
        raise Misread(token, "E0303", word=word, expected=f"a step with its phase, `{inside[0]}`")
    if "." in word and not only_actions and word.partition(".")[0] in own:
        raise Misread(token, "E0301", word=word, expected="a phase or step", near=nearest(word, own) or "")


def whole_groups(call: s.Invoke) -> None:
    """`mice move 2 guards from 1 to 5`: guards of whoever moves them."""
    for name, bound in call.roles.items():
        pieces = bound.of if isinstance(bound, e.Some) else bound
        if isinstance(pieces, e.Pieces) and any(p.name == name and p.type == "group" for p in call.decl.params):
            if call.who is not None and (pieces.owner is None or isinstance(pieces.owner, e.Me)):
                pieces.owner = call.who


def read_claims(words: list[Token], at: Token, scope: Scope) -> list[Claim]:
    """What one phrase claims, in whatever form it is said."""
    points = said.points_claim(words, scope)
    if points is not None:
        seat, verb, n = points
        who = reader(words[:seat], at, scope).noun()
        return [Claim(at, loss=(e.Points(who), e.Num(n), 1 if verb == "lose" else -1))]
    texts = [str(w) for w in words]
    no_win = next((i for i in range(len(texts)) if texts[i:] in (["does", "not", "win"], ["do", "not", "win"], ["loses"], ["lose"])), 0)
    if no_win or texts[:1] == ["not"] and texts[-1] in ("win", "wins"):
        r = reader(words[:no_win] if no_win else words[1:-1], at, scope)
        losers = [r.noun()]
        while r.c.take("and") or r.c.take("or"):
            losers.append(r.noun())
        r.c.end("the end of the line")
        return [Claim(at, losers=losers)]
    if texts[1:2] == ["can"] or texts[2:3] == ["can"]:
        i = texts.index("can")
        found = read_claim([*words[:i], Token.new_borrow_pos("CANNOT", "cannot", words[i]), *words[i + 1:]], at, scope)
        return [Claim(at, can=found.cannot, pre=found.pre)]
    try:
        return [read_claim(part, at, scope) for part in said.claim_words(words, scope)]
    except Misread as miss:
        raise said.claim_fault(miss, words, scope) from miss


def read_claim(words: list[Token], at: Token, scope: Scope) -> Claim:
    """Any condition, or `P lose N PIECES in PLACE`, `P gain N PIECES in PLACE`, `P cannot VERB ...`, `P wins`, `nobody wins`.

    `P saw CARD`: it was shown in the course of the example; `P sees CARD`: it lies where P sees it.
    """
    texts = [str(w) for w in words]
    if "cannot" in texts:
        i = texts.index("cannot")
        r = reader([*words[:i], *words[i + 1:]], at, scope)
        stmts = r.sentence()
        call = next((x for x in stmts if isinstance(x, s.Invoke)), None)
        if call is None:
            raise Misread(at, "E0701")
        whole_groups(call)
        return Claim(at, cannot=call, pre=[x for x in stmts if x is not call])
    if said.verb_at(texts, ("win", "wins")) == len(texts) - 1 > 0:
        r = reader(words[:-1], at, scope)
        winners = [r.noun()]
        while r.c.take("and"):
            winners.append(r.noun())
        r.c.end("the end of the line")
        return Claim(at, winners=winners)
    for verb in ("saw", "sees", "see"):
        i = said.verb_at(texts, (verb,))
        if i:
            held = texts[0] != "not"
            viewer = reader(words[0 if held else 1:i], at, scope).noun()
            return Claim(at, seen=(viewer, cards_of(reader(words[i + 1:], at, scope), True), verb, held))
    for verb, sign in (("lose", 1), ("loses", 1), ("gain", -1), ("gains", -1)):
        if verb in texts and texts[texts.index(verb) + 1: texts.index(verb) + 2] and texts[texts.index(verb) + 1].isdigit():
            i = texts.index(verb)
            r = reader(words[:i], at, scope)
            who = r.noun()
            r = reader(words[i + 1:], at, scope)
            n = e.Num(int(r.c.next()))
            what = r.head()
            if isinstance(what, e.Pieces):
                what.owner = who
                what.sorts = [x for s_ in what.sorts for x in kinds_of(s_, r)]
            r.filters(what)
            if not r.c.done:
                raise r.wrong("the end of the line")
            return Claim(at, loss=(what, n, sign))
    r = reader(words, at, scope)
    state = scope.place_state(texts[-1])
    if state is not None and texts[-2:-1] == ["is"] and texts[0] != "not":
        site = r.noun()
        if r.c.take("is"):
            return Claim(at, cond=e.Flag(state, site))
        r = reader(words, at, scope)
    if len(texts) > 2 and texts[0].isdigit() and ("is" in texts or "are" in texts) and try_sort(words, at, scope):
        number, sort = counted_sort(r)
        if r.c.take("is") or r.c.take("are"):
            if r.c.take("in supply"):
                return Claim(at, cond=e.Compare("==", SupplyCount(sort), number))
            if r.c.take("in") or r.c.take("on"):
                if r.c.take("the map"):
                    where: e.Expr | None = None
                else:
                    where = r.noun()
                if isinstance(sort, Turned) and r.c.done and where is not None:
                    return Claim(at, cond=e.Compare("==", TurnedCount(sort, where), number))
                pieces = e.Pieces([sort.decl], sort.owner if not sort.decl.neutral else None, where)
                if r.c.done:
                    return Claim(at, cond=e.Compare("==", e.Count(pieces), number))
        r = reader(words, at, scope)
    try:
        return Claim(at, cond=exact(r.whole_condition(), texts))
    except Misread:
        if texts[:1] != ["not"] or len(texts) < 2:
            raise
    denied = read_claim(words[1:], at, scope)           # `not 5 is hexed`: what can be claimed can be denied
    if denied.cond is not None:
        return Claim(at, cond=e.Not(denied.cond))
    if denied.seen is not None:
        return Claim(at, seen=(*denied.seen[:3], not denied.seen[3]))
    raise Misread(words[0], "E0716", text=" ".join(texts))


def try_sort(words: list[Token], at: Token, scope: Scope) -> bool:
    """Do the words begin with a number and a sort of piece (and not with cards, players or places)?"""
    try:
        counted_sort(reader(words, at, scope))
    except Misread:
        return False
    return True


def exact(cond: e.Cond, _texts: list[str]) -> e.Cond:
    return cond


def kinds_of(sort: Any, r: ExampleReader) -> list[Any]:
    if isinstance(sort, d.Piece) and not sort.neutral:
        same = r.lib.anywhere(sort.name, (d.Kind,))
        return [same[0]] if same else [sort]
    return [sort]


@dataclass(slots=True)
class Turned(e.PieceRef):  # type: ignore[misc]
    """A sort of piece in one of two states."""

    states: d.StateDecl | None = None
    index: int = 0


@dataclass(slots=True)
class TurnedCount(e.Count):  # type: ignore[misc]
    """How many pieces of one sort are in a state in one place or box."""

    where: e.Expr | None = None


class SupplyCount(e.Count):  # type: ignore[misc]
    """How many pieces of one sort lie in their supply."""


