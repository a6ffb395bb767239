"""Sentences that once said the opposite, or no sentence at all."""

from __future__ import annotations

import pytest

from rootdsl.project.tables import Chosen
from rootdsl.prose.clause import Pronoun, denied, fact
from rootdsl.prose.show import prose_of
from tests.docs.snippets import LABEL, Pages, Snippet, base, load, whole

TEXT = '''mode song "Song"

songs
  song soft "Soft Song"
  song loud "Loud Song"

abilities
  rule lone "Lone"
    at end of dusk
      for each burrow as den
        if keeper of meadow of den is nobody: score 1
        if keeper of meadow of den is not nobody: draw 1
  rule stranger "Stranger"
    at end of any march, if marcher is an enemy
      draw 1
  rule lost "Lost"
    at end of any march, unless marcher is voles
      marcher chooses hero among group
      remove hero
  rule less "Less"
    in clash after_roll, as raider
      add 0 - 1 to clash.hits of raider, this clash
  rule mute "Mute"
    at end of dawn
      set song nobody
'''


@pytest.mark.parametrize(("language", "said"), [
    ("en", ("nobody is the keeper", "somebody is the keeper", "if the marcher is an enemy", "chooses one of those",
            "lower by one", "no song")),
    ("de", ("niemand", "jemand", "ein Gegner ist", "wählt eine", "um eins niedriger", "kein")),
])
def test_what_is_nobodys(language: str, said: tuple[str, ...]) -> None:
    rules = load(whole(Snippet("prose", 1, TEXT, {"in": "faction"})), Pages(Chosen(base())))
    system = next(x for x in rules.library.systems.values() if x.path == LABEL)
    text = prose_of(system, rules.library, language)
    for part in said:
        assert part.lower() in text.lower(), text
    assert "somebody is not" not in text and "jemand nicht" not in text


def test_nobody_and_somebody_are_each_others_contrary() -> None:
    nobody = fact("be", subject=Pronoun("nobody"))
    assert denied(nobody) == fact("be", subject=Pronoun("somebody"))
    assert denied(denied(nobody)) == nobody
