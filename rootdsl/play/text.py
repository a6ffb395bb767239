"""A pending decision in the reader's words: who is asked, under which rule, what, and the text of each option."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from rootdsl.play.words import Words, asking_frame, lies_apart, listed, may_see, spoken, unique, words
from rootdsl.runtime.free import OpenPoint
from rootdsl.runtime.members import PickMembers
from rootdsl.runtime.picks import PickCards, PickShown, PickTools, PickUnits
from rootdsl.runtime.watch import phase_ended_by
from rootdsl.runtime.windows import Window

FREE = 1_000_000
MADE = re.compile(r"(cost|put|removed|each)_\d+\Z")          # names that the compiler gives to choices without one
ASKED = {
    "cost": "what to spend", "put": "what to put there", "payment": "what to pay with", "tool": "what to use", "discard": "what to discard",
    "removed": "what to remove", "each": "what comes next",
}


@dataclass(frozen=True, slots=True)
class Site:
    """A choice site of the catalogue."""

    path: str
    title: str
    name: str
    domain: str
    line: int
    labels: list[str]
    paths: list[str]
    file: str

    @property
    def plain(self) -> str:
        """Its name without the number that the compiler adds."""
        made = MADE.match(self.name)
        return made[1] if made else self.name


@dataclass(slots=True)
class Question:
    """A decision as a person reads it; `keys` are the numbers to type."""

    seat: int
    player: str
    title: str
    path: str
    file: str
    line: int
    text: str
    given: str = ""
    values: list[int] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}" if self.file and self.line else self.file


def site_of(t: Any, s: Any, site: int) -> Site:
    """The catalogue's entry; the engine's own sites take rule and line from the rule that runs."""
    path, title, name, domain, line, labels, paths, file = t.catalogue[site]
    w = words(t, s)
    if not path:
        file, line, path = w.running(s)
        title = (domain == "free" and w.phase(s)) or w.title(path) or title
    elif not title or title == path:
        title = w.title(path) or path
    return Site(path, title, name, domain, line, labels, paths, file)


def question(t: Any, s: Any) -> Question:
    """The pending decision."""
    site = site_of(t, s, s.site)
    w = words(t, s)
    values = list(s.options)
    return Question(
        s.chooser, w.player(s.chooser), site.title, site.path, site.file, site.line, asked(t, s, site, s.chooser), given(t, s, site),
        values, texts(t, s), keys(s, values),
    )


def texts(t: Any, s: Any) -> list[str]:
    """The text of every option, in order; no two are the same."""
    return unique([option_text(t, s, s.site, s.chooser, v) for v in s.options])


def keys(s: Any, values: list[int]) -> list[int]:
    """What to type for each option: the number itself where a number is asked, 0 to decline, else 1, 2, 3."""
    if isinstance(s.stack[-1], PickUnits):
        return values
    first = 0 if values[:1] == [0] and not isinstance(s.stack[-1], (PickTools, PickShown, Window)) else 1
    return list(range(first, first + len(values)))


# ---------------------------------------------------------------- one option


def option_text(t: Any, s: Any, site: int, who: int, value: int) -> str:
    """The text of a value at a site, for the seat that is asked; never empty."""
    here = site_of(t, s, site)
    top: Any = s.stack[-1]
    w = words(t, s)
    if isinstance(top, PickUnits):
        row, place = divmod(top.units[top.k][0], t.width)
        return f"{value or 'no'} {w.sort(row, who, value != 1)} from {w.place(place)}"
    if isinstance(top, PickTools):
        return unit_text(w, value, who)
    if isinstance(top, PickShown):
        return unit_text(w, value // 2, who) + (" as any" if value % 2 else "")
    if isinstance(top, PickCards):
        return card_text(t, s, w, value - 1, who) if value else ("Done" if top.picked else "None")
    if isinstance(top, PickMembers) and value == 0:
        return "Done" if top.picked else "None"
    if here.domain == "action":
        return action_text(t, s, here, who, value)
    if here.domain == "free":
        return free_text(t, s, getattr(top, "phase", -1), value) if value else "Nothing now"
    if here.domain == "hook":
        return hook_text(t, s, top, value)
    if here.domain == "trigger":
        return rule_text(t, s, s.stack[-1 - value])
    if here.domain == "yes":
        if here.name == "again":
            return here.title if value else "Stop"
        return "Yes" if value else "No"
    if value == 0:
        return "Nothing" if here.plain in ASKED else "None"
    if here.domain == "branch":
        return authored(t, s, here.labels[value - 1]) if value <= len(here.labels) and here.labels[value - 1] else f"Way {value}"
    if here.domain == "card":
        return card_text(t, s, w, value - 1, who)
    return value_text(w, here.domain, value - 1, who) or f"{spoken(here.name)} {value - 1}"


def card_text(t: Any, s: Any, w: Words, card: int, who: int) -> str:
    """A card that is offered; of equal ones that lie apart, with the pile."""
    pile = lies_apart(t, s, card)
    return f"{w.card(card)}, {w.zone(pile, who)}" if pile >= 0 else w.card(card)


def value_text(w: Words, domain: str, v: int, who: int) -> str:
    """A value of a domain (a place, a piece, a player...)."""
    t = w.t
    if domain == "place":
        return w.place(v)
    if domain == "unit":
        return unit_text(w, v, who)
    if domain == "card":
        return w.card(v)
    if domain in ("player", "side"):
        return w.player(v)
    if domain == "piece":
        return w.sort(v, who)
    if domain in ("column", "zone"):
        return t.zone_title[v] if domain == "column" and t.zone_owner[v] == who else w.zone(v, who)
    if domain == "suit":
        return t.suit_titles[v] if 0 <= v < len(t.suit_titles) else ""
    if domain == "cardsort":
        return w.title(t.sort_path[v])
    if domain.startswith("mode "):
        titles = w.modes(who, domain.partition(" ")[2])
        return titles[v] if 0 <= v < len(titles) else ""
    return str(v) if domain in ("number", "count", "face") else ""


def unit_text(w: Words, unit: int, who: int, many: bool = False) -> str:
    row, place = divmod(unit, w.t.width)
    return f"{w.sort(row, who, many)} in {w.place(place)}"


def action_text(t: Any, s: Any, site: Site, who: int, value: int) -> str:
    if value == 0:
        return "Stop"
    if value >= FREE:
        return free_text(t, s, phase_index(t, s), value)
    title = site.labels[value - 1] if value <= len(site.labels) else ""
    return title or spoken(site.paths[value - 1].rpartition(".")[2])


def phase_index(t: Any, s: Any) -> int:
    """The list of free actions that a menu offers: the one of the phase that its frame can end."""
    frame: Any
    for frame in reversed(s.stack):
        if isinstance(frame, OpenPoint):
            return int(frame.phase)
        index = phase_ended_by(t, frame)
        if index >= 0:
            return index
    return -1


def free_text(t: Any, s: Any, phase: int, value: int) -> str:
    k, card = divmod(value - FREE, 1000)
    w = words(t, s)
    if not (0 <= phase < len(t.free) and k < len(t.free[phase])):
        return f"Free action {k + 1}"
    action = t.free[phase][k]
    title = action.title or w.title(action.path) or spoken(action.path.rpartition(".")[2])
    if card and t.card_title[card - 1] != title:
        return f"{title} ({t.card_title[card - 1]})"
    holder = action.path.partition(".")[0]
    if action.kind == "law" and holder in t.seat_systems:       # offered to others: two files may call theirs by one title
        return f"{title} ({t.seat_title[t.seat_systems.index(holder)]})"
    return title


def hook_text(t: Any, s: Any, window: Any, value: int) -> str:
    k, card = divmod(value, 1000)
    w = words(t, s)
    if not isinstance(window, Window) or k >= len(t.points[window.hooks]):
        return f"Rule {k + 1}"
    hook = t.points[window.hooks][k]
    path = hook.frame.PATH
    title = w.title(path) or spoken(path.rpartition(".")[2])
    title += w.waits_for(path)
    holder = t.zone_owner[s.zone_of[card - 1]] if card else hook.me
    return f"{title} of {w.player(holder)}" if holder >= 0 else title


def rule_text(t: Any, s: Any, frame: Any) -> str:
    """The rule that a waiting frame is about to carry out, and whose it is."""
    w = words(t)
    path = frame.PATH
    title = (w.title(path) or spoken(path.rpartition(".")[2])) + w.waits_for(path)
    named = "".join(f", {x}" for x in event_names(w, s, frame))
    return f"{title} of {w.player(frame.me)}{named}" if frame.me >= 0 else title + named


def event_names(w: Words, s: Any, frame: Any) -> list[str]:
    """The places, players and cards that the event of a waiting rule names: `grave Clearing 5`; no card that the asked may not see."""
    found = [(name, domain, getattr(frame, name)) for name, domain in frame.BOUND]
    seen = [(name, domain, v) for name, domain, v in found if v >= 0 and (domain != "card" or may_see(w.t, s.zone_of[v], s.chooser))]
    return [f"{'card' if name[0] == '_' else name.replace('_', ' ')} {value_text(w, domain, v, frame.me)}" for name, domain, v in seen]


# ---------------------------------------------------------------- what is asked


def asked(t: Any, s: Any, site: Site, who: int) -> str:
    """The question itself."""
    w = words(t, s)
    top: Any = s.stack[-1]
    if isinstance(top, PickUnits):
        row, place = divmod(top.units[top.k][0], t.width)
        have = sum(n for _, n in top.picked)
        bounds = f"{top.low}" if top.low == top.high else f"{top.low} to {top.high}"
        total = f", {bounds} in all" if len(top.units) > 1 else ""
        return f"how many {w.sort(row, who, True)} from {w.place(place)}{total}{f', {have} so far' if have else ''}?"
    if isinstance(top, PickCards):
        bounds = f"{top.low}" if top.low == top.high else f"{top.low} to {top.high}"
        so_far = f", so far {w.cards(top.picked)}" if top.picked else ""
        what = ASKED.get(site.plain, site.plain.replace("_", " "))
        return f"choose {what}: {bounds} card{'' if bounds == '1' else 's'}{so_far}" + in_order(top)
    if isinstance(top, PickMembers):
        bounds = f"{top.low}" if top.low == top.high else f"{top.low} to {top.high}"
        told = ", ".join(value_text(w, site.domain, x, who) for x in top.picked)
        return f"choose {ASKED.get(site.plain, site.plain.replace('_', ' '))}: {bounds}{f', so far {told}' if told else ''}"
    if isinstance(top, PickTools):
        icon = top.icons[top.k]
        return f"which piece to use for {w.suit(icon) or 'any suit'} ({top.k + 1} of {len(top.icons)})?"
    if site.domain in ("hook", "trigger"):
        return "which rule comes first?"
    if site.domain == "free":
        return "do something more?"
    if site.domain == "action":
        frame = asking_frame(s)
        left = getattr(frame, site.paths[-1], -1) if site.paths and "." not in site.paths[-1] else -1
        return f"choose an action ({left} left)" if left >= 0 else "choose an action"
    if site.domain == "yes":
        if site.name == "again":
            return "do it, or stop?"
        told = authored(t, s, site.labels[0]) if site.labels else ""
        news = told and not told.lower().endswith(f" {site.title.lower()}")       # `set blitz` under the title `Blitz` tells nothing
        frame = asking_frame(s)
        return f"{told[:1].lower()}{told[1:]}?" if news else f"use it{w.waits_for(frame.PATH) if frame is not None else ''}?"
    if site.domain == "branch":
        return "choose one"
    if site.domain.startswith("mode "):
        group = site.domain.partition(" ")[2]
        return f"choose {w.mode_title(who, group).lower()}"
    return f"choose {ASKED.get(site.plain, site.plain.replace('_', ' '))}"


def authored(t: Any, s: Any, text: str) -> str:
    """An author's words for something that may be done, with what its names stand for now."""
    frame = asking_frame(s)
    w = words(t, s)
    kept: dict[str, str] = {}
    if frame is not None:
        lets = dict(frame.LETS)
        for name in frame.NAMES:
            domain = next((x[3] for x in t.catalogue[: s.site] if x[2] == name and x[0].startswith(frame.PATH.partition(".")[0])), "")
            if name in lets and known(t, s, lets[name], getattr(frame, name)):
                domain = lets[name]
            said = kept_text(w, domain, getattr(frame, name), frame.me) if domain else ""
            if said:
                kept[name] = said
    return w.authors(text, kept)


def known(t: Any, s: Any, kind: str, value: Any) -> bool:
    """May who is asked know what a name given by `let` stands for? A card may be hidden."""
    cards = value if isinstance(value, list) else [value]
    return kind != "card" or all(v >= 0 and may_see(t, s.zone_of[v], s.chooser) for v in cards)


def in_order(top: Any) -> str:
    """Several cards are picked in the order of the list: what stands before the last pick is not offered again."""
    if top.high < 2:
        return ""
    total = f" of {top.high}" if top.low == top.high else ""
    return f" (in the order of the list; pick {len(top.picked) + 1}{total})"


def given(t: Any, s: Any, site: Site) -> str:
    """What was chosen before under the same rule: `origin Clearing 5 (rabbit)`."""
    frame = asking_frame(s)
    if frame is None:
        return ""
    w = words(t, s)
    fresh = site.path == frame.PATH
    parts = event_names(w, s, frame)
    seen: set[str] = {name for name, _ in frame.BOUND}
    for path, _title, name, domain, *_ in t.catalogue[: s.site]:
        if path != site.path or name in seen or name not in frame.NAMES or MADE.match(name):
            continue
        seen.add(name)
        value = getattr(frame, name)
        if name == site.name or (not fresh and domain == site.domain):
            continue
        text = kept_text(w, domain, value, frame.me)
        if text:
            parts.append(f"{name.replace('_', ' ')} {text}")
    return ", ".join(parts)


def kept_text(w: Words, domain: str, value: Any, who: int) -> str:
    """The value of a name of a frame."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return listed([f"{n} {unit_text(w, unit, who, n != 1)}" for unit, n in value])
        return w.cards(value) if domain == "card" and value else ""
    return value_text(w, domain, value, who) if value >= 0 else ""
