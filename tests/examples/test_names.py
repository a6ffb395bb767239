"""Words of examples that are names of things as well: a zone may be called `hold`, a box `see`."""

from __future__ import annotations

from tests.engine.test_caught import faction, holds


def test_verbs_of_examples_may_be_names() -> None:
    holds(faction("voles", "V", """zone hold "Hold", seen by owner
zone saw "Saw", seen by all
box see "See"

dusk
  step draw "Draw"
    choose gift among cards in hold
    put gift into hand
    put a burrow into see

example "One card in the hold"
  given nettle in hold
  when voles play dusk.draw
  then voles hold nettle
  and hold is empty
  and 1 burrow is in see

example "Several piles"
  given nettle in saw and hold
  and moles hold bramble
  when voles play dusk.draw
  then 1 card is in hand of voles
  and nettle is in saw
  and voles saw nettle
  and moles hold bramble
"""))
