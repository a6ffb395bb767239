"""What the names that a playtest counts are called: rules, choices, options, cards, modes, places and files, as their files title them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rootdsl.play.words import colour_of, spoken
from rootdsl.playtest.tape import ENGINE
from rootdsl.runtime.watch import LISTED

Things = dict[tuple[str, str], tuple[str, str]]     # kind and name -> title, and the file (of a file: its kind)

OWN = {"order": "Order of rules", "free": "Free actions", "trigger": "Order of what happens"}


class Titles:
    """Tells of each module once, so that a worker sends nothing twice."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    def of_table(self, t: Any) -> Things:
        """Everything of a table that was not told before."""
        out: Things = {}
        news = [m for m in t.modules if m.SYSTEM["name"] not in self.told]
        if not news:
            return out
        if not self.told:
            out.update({("site", f"{ENGINE}.{name}"): (title, "") for name, title in OWN.items()})
        titles: dict[str, str] = {}
        for m in t.modules:
            titles.update({m.SYSTEM["name"]: m.SYSTEM["title"]}, **m.SYSTEM["titles"])
        paths = sorted({frame.PATH for frame in t.classes.values() if frame.PATH})
        for m in news:
            self.told.add(m.SYSTEM["name"])
            of_module(m, paths, titles, out)
        return out


def of_module(m: ModuleType, paths: list[str], titles: dict[str, str], out: Things) -> None:
    """What one file names."""
    system = m.SYSTEM
    name, file = system["name"], system["name"]
    out["file", name] = system["title"], system["kind"]
    colour = colour_of(system["fields"])
    if colour:
        out["colour", name] = colour, file
    out.update({("title", path): (title, file) for path, title in system["titles"].items() if title and title != path})
    for path in paths:
        if path.partition(".")[0] == name:
            out["rule", path] = called(titles, path), file
    for path, title, choice, domain, _line, labels, actions in m.SITES:
        site = f"{path}.{choice}"
        for part in (path, *(actions[: len(labels)] if domain == "action" else ())):
            out["rule", part] = called(titles, part), file
        out["site", site] = f"{called(titles, path) or title}: {choice.replace('_', ' ')}", file
        if domain in LISTED and domain not in ("action", "free"):
            out.update({("option", f"{site} {k}"): (label, file) for k, label in enumerate(labels, 1) if label})
    for group, _title, members, *_ in system["modes"]:
        out.update({("mode", f"{name}.{group}.{x[0]}"): (x[1], file) for x in members})
    for card, title, *_ in system["cards"]:
        out["card", f"{name}.{card}"] = title, file
    for chart in [system["map"]] if "map" in system else []:
        out.update({("place", f"{name}.{x[1]}"): (x[2] or x[1], file) for x in chart["sites"]})
    for k, (tally, title, sources) in enumerate(system.get("manifest", {}).get("tallies", ())):
        out["tally", f"{name}.points_{tally}"] = title, f"{k:02}: {', '.join(sources)}"
    for condition, *_ in m.VICTORIES:
        path = rule(condition)
        if path:
            out["rule", path] = called(titles, path), file


def rule(function: Any) -> str:
    from rootdsl.playtest.tape import rule_of

    return rule_of(function.__code__)


def called(titles: dict[str, str], path: str) -> str:
    """The title of a rule; a part without one goes by the rule around it."""
    whole = path
    while path:
        got = titles.get(path, "")
        if got and got != path:
            return got
        path = path.rpartition(".")[0]
    return spoken(whole.rpartition(".")[2])
