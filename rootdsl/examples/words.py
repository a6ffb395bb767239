"""The words by which an example names an option of a decision."""

from __future__ import annotations

from typing import Any

from rootdsl.machine.names import ident
from rootdsl.play.words import lies_apart
from rootdsl.runtime.free import OpenPoint
from rootdsl.runtime.windows import Window

NO = frozenset({"no", "stop", "done", "decline", "nothing"})
CHOOSING = frozenset({"picks", "play", "plays", "take", "takes", "lose", "loses", "pay", "pays"})
FILLER = frozenset({
    "choose", "chooses", "choosing", "take", "takes", "taking", "pay", "pays", "paying", "lose", "loses", "losing", "play",
    "plays", "playing", "with", "a", "an", "the", "in", "on", "from", "to", "of", "into", "and", "place", "places", "at", "for",
    "as", "use", "uses", "using", "pick", "picks", "answer", "by",
})


def plural_forms(word: str) -> set[str]:
    from rootdsl.names.library import singular_forms

    return set(singular_forms(word))


def sort_words(t: Any, row: int) -> set[str]:
    out = {t.row_name[row], *t.row_kinds[row]}
    if t.owner[row] >= 0:
        out.add(t.seat_systems[t.owner[row]])
    return out


def card_words(t: Any, card: int) -> set[str]:
    out = {t.card_path[card].rpartition(".")[2]}
    if t.card_suit[card] >= 0:
        out |= {t.suit_names[t.card_suit[card]], "card"}
    return out


def pile_words(t: Any, s: Any, card: int) -> set[str]:
    """Where a card lies, if an equal one that lies elsewhere is offered as well: by that an answer tells them apart."""
    pile = lies_apart(t, s, card)
    return {t.zone_name[pile].rpartition(".")[2]} if pile >= 0 else set()


def option_words(t: Any, s: Any, value: int) -> set[str]:
    """All names that an option answers to, for the decision that is pending."""
    path, _title, name, domain, _line, labels, paths, _file = t.catalogue[s.site]
    frame = s.stack[-1]
    if domain == "trigger":
        path = s.stack[-1 - value].PATH
        return {*(w for w in path.split(".") if not w.isdigit()), *waits_for(t, path)}
    if type(frame) is Window:
        k, card = divmod(value, 1000)
        hook = t.points[frame.hooks][k]
        rule = (w for w in hook.frame.PATH.split(".")[1:] if not w.isdigit())     # a rule below a rule answers to both names
        return {*rule, *waits_for(t, hook.frame.PATH), *(card_words(t, card - 1) if card else ())}
    if type(frame) is OpenPoint or value >= 1_000_000:
        if value == 0:
            return set(NO)
        phase = frame.phase if type(frame) is OpenPoint else -1
        k, card = divmod(value - 1_000_000, 1000)
        actions = t.free[phase] if phase >= 0 else current_free(t, s)
        out = {actions[k].path.rpartition(".")[2]}
        return out | (card_words(t, card - 1) if card else set())
    if domain == "action":
        return set(NO) if value == 0 else {paths[value - 1].rpartition(".")[2]}
    if domain == "branch":
        return set(NO) if value == 0 else {str(value), *branch_words(t, s, value)}
    if domain == "yes":
        tail = [w for w in path.split(".") if w]
        again = {"again"} if name == "again" else set()
        return {*NO} if value == 0 else {"yes", *tail[-2:], *labels, *again}
    if domain == "number":
        return number_words(t, s, value)
    if domain == "shown":
        return {*sort_words(t, value // 2 // t.width), *({"any"} if value % 2 else set())}
    if value == 0:
        return set(NO)
    x = value - 1
    if domain == "place":
        return {t.place_name[x]}
    if domain == "card":
        return card_words(t, x) | pile_words(t, s, x)
    if domain == "player":
        return {t.seat_systems[x]}
    if domain == "suit":
        return {t.suit_names[x]}
    if domain == "unit":
        unit = x if name != "tool" else value
        row, where = divmod(unit, t.width)
        return {*sort_words(t, row), t.place_name[where], *suit_word(t, s, where)}
    if domain == "piece":
        return sort_words(t, x)
    if domain == "count":
        return {str(x)}
    if domain == "column":
        return {t.zone_name[x].rpartition(".")[2]}
    if domain.startswith("mode"):
        return {mode_name(t, domain.split()[1], x)}
    return {str(value)}


def state_words(t: Any, s: Any, value: int) -> set[str]:
    """The states of the piece that an option is: of two pieces of one sort in one place an answer may tell them apart by these."""
    name, domain = t.catalogue[s.site][2:4]
    if type(s.stack[-1]) in (Window, OpenPoint) or value >= 1_000_000:
        return set()
    if domain == "unit" and value:
        row = (value - (name != "tool")) // t.width
    elif domain == "number" and (units := getattr(s.stack[-1], "units", None)) is not None and s.stack[-1].k < len(units):
        row = units[s.stack[-1].k][0] // t.width
    elif domain == "shown":
        row = value // 2 // t.width
    else:
        return set()
    states = [x for m in t.modules for x in m.SYSTEM.get("states", ())]
    return {words[getattr(t, f"state_{ident(path)}")[row]] for path, kind, words in states if kind in (*t.row_kinds[row], t.row_name[row])}


def waits_for(t: Any, path: str) -> list[str]:
    """The author's words for what a hook or trigger waits for, where its rule has several."""
    said = next((m.SYSTEM["sayings"][path] for m in t.modules if path in m.SYSTEM.get("sayings", ())), "")
    return str(said).replace(",", "").split()


def branch_words(t: Any, s: Any, value: int) -> list[str]:
    """The author's words of a branch of a choice."""
    said = str(t.catalogue[s.site][5][value - 1]).replace("_", " ").replace(",", "").lower().split()
    return [*said, *(x for w in said for x in sorted(plural_forms(w)) if x not in said)]      # `mover discards a card`: `discard`


def number_words(t: Any, s: Any, value: int) -> set[str]:
    frame = s.stack[-1]
    units = getattr(frame, "units", None)
    out = {str(value)}
    if units is not None and frame.k < len(units):
        row, where = divmod(units[frame.k][0], t.width)
        out |= {*sort_words(t, row), t.place_name[where]}
    return out


def suit_word(t: Any, s: Any, place: int) -> set[str]:
    return {t.suit_names[s.suit[place]]} if s.suit[place] >= 0 else set()


def mode_name(t: Any, group: str, index: int) -> str:
    for m in t.modules:
        for name, _title, members, _states in m.SYSTEM["modes"]:
            if name == group:
                return str(members[index][0])
    return str(index)


def current_free(t: Any, s: Any) -> list[Any]:
    """The free actions of the phase whose menu is open."""
    for frame in reversed(s.stack):
        for phase, index in t.phase_of.items():
            if phase in type(frame).ENDS and frame.PATH.rpartition(".")[2] == phase.rpartition(".")[2]:
                return list(t.free[index])
    return []


def answers(t: Any, s: Any, text: list[str]) -> list[int]:
    """The options that an answer names: all of its words (fillers aside) are among the option's words."""
    wanted = [w for w in text if w not in FILLER] or text
    if wanted == ["no"] or (len(wanted) == 1 and wanted[0] in NO):
        return [v for v in s.options if option_words(t, s, v) & NO]
    if len(wanted) == 1 and wanted[0].isdigit() and t.catalogue[s.site][3] == "number":
        return [v for v in s.options if v == int(wanted[0])]      # `2` is how many, not the place called 2
    out = []
    branch = t.catalogue[s.site][3] == "branch" and len(wanted) > 1      # the words of a branch, not its number
    for value in s.options:
        words = option_words(t, s, value)
        if branch and value:
            words = words - {str(value)} | {*branch_words(t, s, value)}
        words = words | state_words(t, s, value)
        if all(plural_forms(w) & words for w in wanted):
            out.append(value)
    return out
