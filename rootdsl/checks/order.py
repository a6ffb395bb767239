"""The checks in the order in which they run. Each reads the resolved model of all files and only reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token

from rootdsl.checks.advice import check_advice
from rootdsl.checks.bearers import check_bearers
from rootdsl.checks.costs import check_costs
from rootdsl.checks.decks import check_decks
from rootdsl.checks.flow import check_flow
from rootdsl.checks.guards import check_guards
from rootdsl.checks.house import check_house
from rootdsl.checks.layers import check_layers
from rootdsl.checks.loops import check_loops
from rootdsl.checks.maps import check_maps
from rootdsl.checks.menus import check_menus
from rootdsl.checks.numbers import check_amounts
from rootdsl.checks.paths import check_paths
from rootdsl.checks.performers import check_performers
from rootdsl.checks.secrets import check_secrets
from rootdsl.checks.tables import check_tables
from rootdsl.checks.ties import check_ties
from rootdsl.checks.titles import check_titles
from rootdsl.checks.values import check_values
from rootdsl.messages.message import Place, Report
from rootdsl.names.library import Library

CHECKS: tuple[Callable[[Library, Report], None], ...] = (
    check_tables,
    check_ties,
    check_advice,
    check_maps,
    check_decks,
    check_titles,
    check_values,
    check_layers,
    check_house,
    check_flow,
    check_guards,
    check_loops,
    check_menus,
    check_costs,
    check_amounts,
    check_paths,
    check_secrets,
    check_bearers,
    check_performers,
)


class Second(Report):
    """A second reader's report: silent where something has been said already, and no mere warnings on a file with errors.

    A sentence that could not be read is missing from the model, so a doubt about what is left of its rule is worth little.
    """

    def __init__(self, first: Report) -> None:
        self.first = first
        self.taken = {(message.path, message.line, message.column) for message in first.messages}
        self.faulty = {message.path for message in first.messages if message.is_error}

    def error(self, code: str, at: Token | Place, *, path: str = "", **fields: Any) -> None:
        place = at if isinstance(at, Place) else Place.of(at, path or self.first.path)
        if (place.path, place.line, place.column) in self.taken or (code.startswith("W") and place.path in self.faulty):
            return
        self.first.error(code, place, **fields)


def check(library: Library, report: Report) -> None:
    """Run every check over all files of a game."""
    second = Second(report)
    for one in CHECKS:
        one(library, second)
