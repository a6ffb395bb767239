"""Bans that ask the roles of a procedure, rounds that must be, moments in everybody's turn, and where a marker begins."""

from __future__ import annotations

import pytest

from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.project.tables import Chosen
from rootdsl.prose.components import told
from rootdsl.prose.languages import realiser
from rootdsl.prose.plan import Planner
from rootdsl.prose.show import lexicon_of, prose_of
from tests.docs.snippets import LABEL, Pages, Snippet, base, load, whole

TEXT = """relation grudge "Grudge" toward each other faction
  spaces calm, sour, bitter
  begins at sour

abilities
  rule walls "Walls"
    enemies cannot march from a meadow with a burrow to a meadow as far, if a flag is in far
  rule early "Early"
    at start of any noon
      draw 1

noon
  step twice "Twice"
    do this 2 times: draw 1
  step often "Often"
    do this number of burrows on the map times
      draw 1
      score 1
    let leader be the only enemy with most points
    leader draws 1
"""


def resolved() -> tuple[System, Library]:
    rules = load(whole(Snippet("prose", 1, TEXT, {"in": "faction"})), Pages(Chosen(base())))
    return next(x for x in rules.library.systems.values() if x.path == LABEL), rules.library


@pytest.mark.parametrize(("language", "said"), [
    ("en", ("a flag is in the target", "from a meadow with a burrow", "start of each player's Noon", "twice", "as many times as the number",
            "the only enemy with the most points")),
    ("de", ("target", "jedes Spielers", "zweimal", "so oft wie die Zahl", "der einzige Gegner mit den meisten")),
])
def test_what_is_said(language: str, said: tuple[str, ...]) -> None:
    text = prose_of(*resolved(), language)
    for part in said:
        assert part.lower() in text.lower(), text


@pytest.mark.parametrize(("language", "said"), [("en", "your grudge toward each other player begins sour"), ("de", "ist zu beginn „sour“")])
def test_where_a_marker_begins(language: str, said: str) -> None:
    system, library = resolved()
    lexicon = lexicon_of(library, language)
    speaker = realiser(language, lexicon)
    blocks = next(found for decl, found in told(Planner(system, lexicon)) if isinstance(decl, d.RelationDecl))
    text = " ".join(speaker.told(x) for x in blocks)
    assert said in text.lower(), text
