"""Which message a faulty line deserves: the table of known mistakes comes before the general sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lark import Token

from rootdsl.messages.near import distance, nearest
from rootdsl.syntax.rows import Row
from rootdsl.syntax.tables import Stack, Tables
from rootdsl.syntax.words import COMMA_WORDS, LINE_START, PHRASE_TOKENS, READER, kept_words, reserved_words


@dataclass(slots=True)
class Fault:
    """A code, where, and what fills its sentence."""

    code: str
    token: Token
    fields: dict[str, Any] = field(default_factory=dict)


# Lines that hang on the line above them: kind of token -> code, and the first words they hang on.
HANGING: dict[str, tuple[str, tuple[str, ...]]] = {
    "OTHERWISE_L": ("E0210", ("if",)),
    "OTHERWISE_IF_L": ("E0210", ("if",)),
    "IF_NOT_FULLY_L": ("E0211", ("fully",)),
    "OR_WHEN_L": ("E0212", ("when",)),
    "OR_L": ("E0213", ("choose one", "may choose one")),
    "TO_L": ("E0214", ()),
    "GIVEN_L": ("E0215", ("example",)),
    "THEN_L": ("E0215", ("example",)),
    "AND_L": ("E0215", ("example",)),
}
FORGOTTEN_COMMA = {"BARE_IF": "C_IF", "BARE_UNLESS": "C_UNLESS", "BARE_THEN": "C_THEN"}
GUARDED = frozenset({"HEAD_L", "NEEDS_L", "HOOK_L", "WHEN_L", "OR_WHEN_L"})
COLON_FOLLOWS = frozenset({"OTHERWISE_L", "FULLY_L", "IF_NOT_FULLY_L", "IF_CANNOT_L", "TOGETHER_L"})
READING_ORDER = ("a word", "a title in quotes", "a colon", "deeper lines", "a comma", "the end of the line")


# ---------------------------------------------------------------- indents


def explain_indent(head: Row, row: Row) -> Fault:
    """Deeper lines where none can stand."""
    if "_COLON" in head.kinds:
        colon = next(word for word in head.words if word.type == "_COLON")
        return Fault("E0230", colon, {"head": _head_words(head)})
    return Fault("E0208", row.first, {"head": _head_words(head)})


def explain_empty(head: Row, few: bool = False) -> Fault:
    """A line that must have deeper lines has none, or too few."""
    if few or "CHOOSE_ONE" in head.kinds:
        return Fault("E0234", head.first)
    misspelt = _misspelt(head)
    if misspelt:
        return misspelt
    colon = head.first.type not in ("EXAMPLE_L", "MAY") and "MAY" not in head.kinds
    how = "a colon and a sentence, or deeper lines" if colon else "deeper lines"
    return Fault("E0209", head.first, {"head": _head_words(head), "how": how})


def _head_words(row: Row) -> str:
    if row.first.type in LINE_START.values() or row.first.type == "LANGUAGE_L":
        return str(row.first)
    return " ".join(str(word) for word in row.words[:3]) + (" ..." if len(row.words) > 3 else "")


# ---------------------------------------------------------------- lines


def explain_line(row: Row, place: int, stack: Stack, start: Stack, tables: Tables) -> Fault:
    """The message for a row whose token number `place` does not fit (its line end, if `place` is past the last).

    `stack` is the state before that token, `start` the state before the line.
    """
    token = row.words[place] if place < len(row.words) else None
    misspelt = _misspelt(row, start, tables)
    if misspelt:
        return misspelt
    if place == 0:
        return _first_word(row, tables, start)
    if token is None:
        return _too_short(row, stack, tables)
    found = _inside(row, place, token, stack, tables)
    return found or _general(token, stack, tables)


def nearly_keyword(words: Sequence[Token]) -> list[tuple[str, str]]:
    """How the first word, or the first two, could be meant: (as written, keyword of the line start)."""
    if not words or words[0].type != "WORD" or not words[0]:
        return []
    found = []
    for used in (2, 1):
        written = " ".join(words[:used])
        known = [word for word in LINE_START if word.count(" ") == used - 1 and not LINE_START[word].startswith("BARE")]
        near = nearest(written, known) if len(words) >= used else None
        if near and _is_slip(written, near):
            found.append((written, near))
    return found


def _is_slip(written: str, near: str) -> bool:
    """Swapped letters, or one wrong letter in a word that is long enough; never a mere plural: `move` and `mode` are two words."""
    if written.rstrip("s") == near.rstrip("s"):
        return False
    if len(written) == len(near) and sorted(written) == sorted(near):
        return True
    shorter = min(len(written), len(near))
    return shorter >= 5 and distance(written, near, 2) <= (1 if shorter < 8 else 2)


def _misspelt(row: Row, start: Stack | None = None, tables: Tables | None = None) -> Fault | None:
    """The first word is nearly a keyword of the line start. With the state before the line, the keyword must also fit there."""
    for written, near in nearly_keyword(row.words):
        meant = meant_kinds(row, near)
        if tables is None or start is None or tables.fits(start, *meant):
            return Fault("E0203", row.first, {"word": written, "near": near})
    return None


def meant_kinds(row: Row, near: str) -> list[str]:
    """The kinds of tokens of a row whose first words are replaced by a keyword."""
    return [LINE_START[near], *row.kinds[near.count(" ") + 1 :], "_NL"]


def _first_word(row: Row, tables: Tables, start: Stack) -> Fault:
    first = row.first
    hanging = HANGING.get(first.type)
    accepted = tables.accepted(start)
    if "THEN_L" in accepted and "WORD" not in accepted:
        return Fault("E0216", first, {"word": str(first)})
    if hanging:
        code, heads = hanging
        head = row.above if first.type in ("OR_L", "GIVEN_L", "THEN_L", "AND_L") else row.before
        if heads and head is not None and head.first.type == "WORD":  # a misspelt head is the real fault
            near = nearest(str(head.first), heads)
            if near:
                return Fault("E0203", head.first, {"word": str(head.first), "near": near})
        return Fault(code, first, {"word": str(first)})
    if first.type == "BARE_EXCEPTION":
        return Fault("E0217", first)
    if first.type == "BARE_FOR":
        return Fault("E0218", first)
    if first.type in ("_COMMA", "_COLON") or first.type in COMMA_WORDS.values():
        return Fault("E0224", first, {"word": str(first)})
    return Fault("E0219", first, {"word": str(first)})


GUARDS = (", if", ", unless")


def _too_short(row: Row, stack: Stack, tables: Tables) -> Fault:
    last = row.words[-1]
    accepted = tables.accepted(stack)
    if last.type in ("_COMMA", "C_AND", "C_OR", "C_THEN") and accepted & PHRASE_TOKENS:
        return Fault("E0224", last, {"word": str(last)})
    if accepted == {"STRING"}:
        return Fault("E0223", row.first, {"head": str(row.first)})
    if "CHOOSE" in row.kinds or "CHOOSES" in row.kinds:
        return Fault("E0226", last)
    return Fault("E0222", last, {"word": str(last), "expected": _expected(accepted)})


WORDS_KEPT = ("MAY", "CANNOT", "WOULD", "CHOOSE", "CHOOSES", "CHOOSE_ONE", "LET", "FORCE", "WHILE")     # never names


def _inside(row: Row, place: int, token: Token, stack: Stack, tables: Tables) -> Fault | None:
    """Known mistakes inside a line."""
    kind, kinds = token.type, row.kinds
    accepted = tables.accepted(stack)
    last = row.words[place - 1]
    if kind.startswith("BARE_"):
        return _bare(row, token, accepted)
    if kind == "_COMMA" and last.type == "_COMMA" or last.type == "_COMMA" and kind in COMMA_WORDS.values():
        return Fault("E0224", token, {"word": str(token)})
    if last.type == "_COMMA" and kind in ("_COLON", "STRING"):
        return Fault("E0224", last, {"word": ","})
    if place == 1 and row.first.type in COLON_FOLLOWS and kind != "_COLON":
        return Fault("E0225", token, {"head": str(row.first)})
    if kind == "STRING":
        if accepted == {"STRING"}:
            return None
        if place == 2 and last.type in WORDS_KEPT:
            return Fault("E0343", last, {"word": str(last), "other": f"this_{last}"})
        return Fault("E0221", token)
    if accepted == {"STRING"}:
        return Fault("E0223", row.first, {"head": str(row.first)})
    if kind == "_COLON" and str(row.first) == "role" and place == 2:
        return Fault("E0344", token, {"word": str(row.words[1])})
    if kind == "_COLON":
        return Fault("E0220", token)
    if kind in ("C_AND", "C_OR") and {"C_AND", "C_OR"} & set(kinds[:place]) - {kind}:
        return Fault("E0227", token)
    if last.type in ("CHOOSE", "CHOOSES", "LET") and kind in ("PREP", "TO", "COP", "BE", "OF", "AND", "OR") and str(token) in kept_words():
        return Fault("E0343", token, {"word": str(token), "other": f"this_{token}"})
    if any(word in ("CHOOSE", "CHOOSES") for word in kinds[max(0, place - 3) : place]):
        return Fault("E0226", token)
    if str(token) in GUARDS and any(str(x) in GUARDS for x in row.words[:place]):
        wanted = "`, and CONDITION` or `, and not CONDITION`, as one `, if` or `, unless` is there already; or an `if` around the lines"
        return Fault("E0202", token, {"word": str(token), "expected": wanted})
    if kind == "CHOOSE" and last.type == "_COMMA" and row.first.type in ("WHEN_L", "AND_L"):
        return Fault("E0236", token, {"word": str(row.words[place + 1]) if place + 1 < len(row.words) else "5"})
    if kind in WORDS_KEPT:
        return Fault("E0228", token, {"word": str(token), "expected": _expected(accepted)})
    return None


def _bare(row: Row, token: Token, accepted: set[str]) -> Fault:
    wanted = FORGOTTEN_COMMA.get(token.type, "")
    guarded = row.first.type in GUARDED or "STRING" in row.kinds or "CANNOT" in row.kinds
    if wanted in accepted and (guarded or token.type != "BARE_IF"):
        return Fault("E0205", token, {"word": str(token)})
    if token.type == "BARE_IF":
        return Fault("E0206", token)
    return Fault("E0207", token, {"word": str(token)})


def _general(token: Token, stack: Stack, tables: Tables) -> Fault:
    fields: dict[str, Any] = {"word": str(token), "expected": _expected(tables.accepted(stack))}
    if token.type == "WORD":
        near = nearest(str(token), reserved_words())
        if near:
            fields["near"] = near
    return Fault("E0202", token, fields)


def _expected(accepted: set[str]) -> str:
    """What could stand here, in the reader's words."""
    if not accepted & {"WORD", "NUMBER"}:  # one small word only, such as `be`
        small = [f"`{kind.lower()}`" for kind in ("BE", "AMONG") if kind in accepted]
        accepted = accepted - PHRASE_TOKENS
    else:
        small = []
    names = {READER[kind] for kind in accepted if kind in READER} | set(small)
    common = [name for name in READING_ORDER if name in names]
    rest = sorted(names - set(common))
    chosen = (common + rest)[:5] or ["the beginning of a line"]
    return chosen[0] if len(chosen) == 1 else ", ".join(chosen[:-1]) + " or " + chosen[-1]
