"""How designers say what is given and what is claimed: turns of phrase become the plain form, and what has none gets its message."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token

from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope

COPULAS = ("is", "are")
POINTS = ("point", "points")
AMOUNTS = frozenset({"is", "are", "not", "least", "most", "than", "exactly", "at least", "at most", "more than", "<", ">", "<=", ">="})
NO_CLAIMS = frozenset({"offered", "nothing", "happens", "over", "ends", "discarded", "drew", "draws"})
LATER = {"scored": "gain", "scores": "gain", "score": "gain", "gain": "gain", "gains": "gain", "gained": "gain",
         "lose": "lose", "loses": "lose", "lost": "lose"}


def texts_of(words: Sequence[Token]) -> list[str]:
    return [str(w) for w in words]


def word(text: str, near: Token, kind: str = "WORD") -> Token:
    """A word that the designer did not write, at the place of one that was."""
    return Token.new_borrow_pos(kind, text, near)


def seat_at(words: Sequence[Token], scope: Scope) -> int:
    """How many words at the beginning name a seat."""
    said = texts_of(words[:2])
    known = scope.seat_systems()
    return 1 if said[:1] and said[0] in known else 2 if said[:1] == ["second"] and said[1:] and said[1] in known else 0


def verb_at(said: Sequence[str], verbs: Sequence[str]) -> int:
    """Where one of these verbs stands, behind whoever does it; 0 where the word is the name of a thing: `lantern in hold`."""
    no_verb = ("in", "into", "on", "on top of", "of", "from", "and", "a", "an", "the")
    return next((i for i, x in enumerate(said) if i and x in verbs and said[i - 1] not in no_verb), 0)


def place_at(words: Sequence[Token], scope: Scope) -> int:
    """How many words at the beginning name a place: `5`, `meadow 5`."""
    said = texts_of(words[:2])
    places = getattr(scope, "site_names", ())
    if len(said) > 1 and said[1] in places and scope.library.anywhere(said[0], (d.PlaceKind,)):
        return 2
    return 1 if said and said[0] in places else 0


def is_card(words: Sequence[Token], scope: Scope) -> bool:
    """Do the words begin with a card, perhaps after a number or an article?"""
    said = texts_of(words[:3])
    if said and (said[0].isdigit() or said[0] in ("a", "an")):
        said = said[1:]
    if said[:1] in (["card"], ["cards"]) or said[1:2] in (["card"], ["cards"]) and bool(scope.library.anywhere(said[0], (d.Suit,))):
        return True
    return bool(said) and bool(scope.library.anywhere(said[0], (d.CardDecl,))) and not scope.library.anywhere(said[0], (d.Piece, d.Kind))


def fact_words(words: list[Token], scope: Scope) -> list[Token]:
    """What is given, in the plain form."""
    said = texts_of(words)
    if said[:2] in (["there", "is"], ["there", "are"]) and len(words) > 2:
        words = words[2:]
    for i in range(1, len(words) - 1):
        if str(words[i]) in COPULAS and str(words[i + 1]) in ("in", "on"):
            words = [*words[:i], *words[i + 1:]]
            break
    said = texts_of(words)
    seat = seat_at(words, scope)
    if seat and len(words) > seat + 1:
        who, verb, rest = words[:seat], said[seat], words[seat + 1:]
        if verb in ("has", "have") and said[-1] not in POINTS:
            if is_card(rest, scope):
                return [*who, word("hold", words[seat]), *rest]
            return [rest[0], *who, *rest[1:]] if rest[0].type == "NUMBER" or said[seat + 1] in ("a", "an") else [*who, *rest]
        if verb in (*COPULAS, "at") and said[-1] in POINTS and said[-2:-1][0].isdigit():
            return [*who, word("has", words[seat]), *words[-2:]]
        if verb in COPULAS and said[-2:] == ["current", "player"]:
            return [*words[-2:], word("is", words[seat], "COP"), *who]
        if seat == 1 and said[0] == scope.system.name and scope.library.find(verb, scope.system, (d.NumberDecl,)):
            return [words[seat], *rest]
    if said[:2] in (["score", "of"], ["points", "of"]) and said[-2:-1] in (["is"], ["are"]):
        return [*words[2:-2], word("has", words[-2]), words[-1], word("points", words[-1])]
    if len(said) > 3 and said[1] == "of" and said[2] == scope.system.name and said[3] != "in" \
            and scope.library.find(said[0], scope.system, (d.NumberDecl,)):
        return [words[0], *words[3:]]
    if said[1:] == ["is", "set"]:
        return words[:1]
    place = place_at(words, scope)
    if place and said[place:place + 1] in (["has"], ["have"]):
        return [*words[place + 1:], word("in", words[place], "PREP"), *words[:place]]
    return words


def refuse_needless(words: Sequence[Token], scope: Scope) -> None:
    """Nothing that is not there need be given."""
    said = texts_of(words)
    game = scope.library.manifest()
    if said[-1:] == ["empty"] and game is not None and game.draw_from in said:
        raise Misread(words[0], "E0715", text=" ".join(said))
    if said[:1] in (["no"], ["not"], ["nobody"], ["nothing"]) or said[-1:] == ["empty"] or "not" in said:
        raise Misread(words[0], "E0714", text=" ".join(said))


def fact_fault(miss: Misread, words: Sequence[Token], scope: Scope) -> Misread:
    """The message for what cannot be given."""
    said = texts_of(words)
    cop = next((i for i, w in enumerate(said) if w in COPULAS), -1)
    if place_at(words, scope) and cop > 0 and len(said) == cop + 2:
        known = [n.name for s in scope.library.systems.values() for n in s.of(d.NumberDecl) if n.flag and n.scope == "place"]
        near = nearest(said[-1], [*known, *(x for k in scope.place_kinds() for x in k.flags)]) or ""
        code = "E0303" if scope.knows(said[-1]) else "E0301"
        return Misread(words[-1], code, word=said[-1], expected="a flag of places", near=near)
    seat = seat_at(words, scope)
    start = seat or 0
    if said[-1] in POINTS and not seat:
        return Misread(words[0], "E0715", text=" ".join(said))
    early = miss.token is not None and any(miss.token is w for w in (*words[:1], *words[start:start + 1]))
    if early and miss.code in ("E0302", "E0303", "E0301") and (miss.code != "E0301" or seat):
        return Misread(words[0], "E0715", text=" ".join(said))
    return miss


def claim_words(words: list[Token], scope: Scope) -> list[list[Token]]:
    """What is claimed, in the plain form: one list of words for each claim."""
    said = texts_of(words)
    game = scope.library.manifest()
    hand = game.draw_into if game is not None else ""
    seat = seat_at(words, scope)
    if hand and seat and len(words) > seat + 1 and said[seat] in ("hold", "holds", "has", "have"):
        rest = words[seat + 1:]
        named = said[seat] in ("hold", "holds") or is_card(rest, scope) and not {"card", "cards"} & set(texts_of(rest))
        if named and "in" not in said:
            parts: list[list[Token]] = [[]]
            for w in rest:
                if str(w) == "and":
                    parts.append([])
                else:
                    parts[-1].append(w)
            end = [word(x, words[seat], kind) for x, kind in (("is", "COP"), ("in", "PREP"), (hand, "WORD"), ("of", "OF"))]
            return [[*p, *end, *words[:seat]] for p in parts if p]
    if said[:2] == ["score", "of"]:
        return [[word("points", words[0]), *words[1:]]]
    there = next((k for k in range(seat + 2, len(said)) if said[k] in ("in", "on")), 0) if seat else 0
    if there and said[seat] in ("has", "have") and said[seat + 1].isdigit() and not is_card(words[seat + 1:], scope):
        if said[there + 1:] == ["the", "map"] or place_at(words[there + 1:], scope):      # `otters has 2 guards in 5`, as it is given
            who = () if seat_at(words[seat + 2:], scope) else words[:seat]
            return [[words[seat + 1], *who, *words[seat + 2:there], word("are", words[there], "COP"), *words[there:]]]
    if said[:1] == ["exactly"]:
        return [words[1:]]
    if not any(x in said for x in (*COPULAS, "has", "have")) and (said[0].isdigit() or said[0] in ("no", "a", "an")):
        i = next((k for k in range(1, len(said)) if said[k] in ("in", "on")), 0)
        if i:
            return [[*words[:i], word("are", words[i], "COP"), *words[i:]]]
    return [words]


def points_claim(words: Sequence[Token], scope: Scope) -> tuple[int, str, int] | None:
    """`P gain 2 points`, `P scores 2`, `P lose 1 point`: where the player ends, which way, and how many."""
    said = texts_of(words)
    seat = seat_at(words, scope)
    if not seat or len(said) < seat + 2 or said[seat] not in LATER or not said[seat + 1].isdigit():
        return None
    rest = said[seat + 2:]
    if rest and rest[0] not in POINTS or len(rest) > 1 or not rest and "scor" not in said[seat]:
        return None
    return seat, LATER[said[seat]], int(said[seat + 1])


def claim_fault(miss: Misread, words: Sequence[Token], scope: Scope) -> Misread:
    """The message for what cannot be claimed: where the very verb is strange, the forms of a claim are told."""
    seat = seat_at(words, scope)
    if NO_CLAIMS & {*texts_of(words)}:
        return Misread(words[0], "E0716", text=" ".join(texts_of(words)))
    first = words[seat:seat + 1] if seat else words[:1]
    strange = miss.token is not None and any(miss.token is w for w in (*first, *words[:1]))
    if strange and miss.code in ("E0401", "E0303") or miss.code == "E0301" and seat and miss.token is words[-1]:
        return Misread(words[0], "E0716", text=" ".join(texts_of(words)))
    return miss
