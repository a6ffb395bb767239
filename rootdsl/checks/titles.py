"""Titles: what players read must be there, and must tell one thing from another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import headings, place, word_at
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Place, Report
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import RuleHead, System
from rootdsl.names.library import Library
from rootdsl.names.rows import text

# Beside those that the grammar asks for: headings that are printed in the rules, on cards or on boards.
TITLED = frozenset({"rule", "card", "phase", "free action", "victory", "extra", "mode", "zone", "box", "track"})


def check_titles(library: Library, report: Report) -> None:
    for system in library.systems.values():
        modes = {group.name for group in system.of(d.ModeSet)}
        for node in headings(system.tree.nodes):
            key = str(node.keyword)
            if node.title is None and not is_row(node) and (key in TITLED or (key in modes and node.words)):
                report.error("E0223", place(system, node.first), head=key)
            elif node.title is not None and not text(node.title).strip():
                report.error("E0631", place(system, node.title), word=str(node.words[0]) if node.words else key)
        _twice(system, report)
        _cards(system, report)
        for group in system.of(d.ModeSet):
            _alike(((mode.title, mode.name, place(system, mode.at)) for mode in group.members), "modes", report)
        for rule in rules_of(system):
            for x in statements(rule.body):
                if isinstance(x, s.Menu):
                    _alike(((action.title, action.name, place(system, action.at)) for action in x.actions), "actions", report)
        stands: dict[str, list[tuple[str, str, Place]]] = {}
        for free in system.free:
            if not _on_card(free.path, system):
                stands.setdefault(f"{free.phase} {free.whose is None}", []).append((free.title, free.path, place(system, free.at)))
        for offers in stands.values():
            _alike(offers, "free actions", report)


def is_row(node: Any) -> bool:
    """`box STATE` inside a relation names a state; it is no heading of its own."""
    return str(node.keyword) == "box" and len(node.words) == 1 and not node.body and not node.filters and not node.after


def _twice(system: System, report: Report) -> None:
    """Two steps, rules or actions of one name at one place: nobody could say which of them another rule means."""
    seen: dict[tuple[str, str], RuleHead] = {}
    for rule in system.rules:
        first = seen.setdefault((rule.kind, rule.path), rule)
        if first is not rule and first.at is not rule.at:
            name = rule.path.rpartition(".")[2]
            report.error("E0305", word_at(system, rule.at, name), name=name, line=first.at.line)


def _on_card(path: str, system: System) -> bool:
    return any(path.startswith(card.path + ".") for card in system.of(d.CardDecl))


def _cards(system: System, report: Report) -> None:
    """Two cards of one suit may not share a title; cards of different suits are told apart by them."""
    suits: dict[str, list[tuple[str, str, Place]]] = {}
    for card in system.of(d.CardDecl):
        suits.setdefault(card.suit, []).append((card.title, card.name, place(system, card.at)))
    for group in suits.values():
        _alike(group, "cards of one suit", report)


def _alike(found: Iterable[tuple[str, str, Any]], what: str, report: Report) -> None:
    seen: dict[str, Place] = {}
    for title, name, here in found:
        key = " ".join(title.lower().split())
        if key and key in seen:
            report.error("E0632", here, word=title, name=name.rpartition(".")[2], what=what, related=[(seen[key], "the other one")])
        seen.setdefault(key, here)
