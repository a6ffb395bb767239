"""Python knows no game: with every word of its own replaced, a game is the same game, choice by choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import run_all
from rootdsl.messages.render import render
from rootdsl.project.tables import choose
from rootdsl.runtime import engine
from tests.house.games import GAMES, NAMES
from tests.house.renaming import Renaming

SEEDS = range(10)
LIMIT = 3000


def mix(rules: Rules) -> Sequence[str]:
    """As few seats as may play."""
    game = rules.library.manifest()
    assert game is not None
    sitting = rules.sitting()
    return [sitting[k % len(sitting)] for k in range(game.low)] if sitting else game.uses[:1] * game.low


@pytest.mark.parametrize("folder", GAMES, ids=NAMES)
def test_other_words_are_the_same_game(folder: Path, tmp_path: Path) -> None:
    rules = Rules(choose(folder))
    renaming = Renaming(rules.library.systems.values(), rules.texts.values())
    assert len(renaming.names) > 20
    other = Rules(choose(renaming.copy(folder, tmp_path)))
    assert not other.report.has_errors or rules.report.has_errors, render(other.report)
    seats = mix(rules)
    one, two = rules.table(seats), other.table([renaming.word(x) for x in seats])
    for seed in SEEDS:
        assert engine.trace_hash(one, seed, LIMIT) == engine.trace_hash(two, seed, LIMIT), f"seed {seed} of {folder.name}"
    before, after = run_all(rules), run_all(other)
    held = {(renaming.word(x.system), x.line) for x in before if x.passed}
    lost = [x for x in after if (x.system, x.line) in held and not x.passed]
    assert len(before) == len(after)
    assert not lost, "\n".join(f"{x.path}:{x.line} {x.message.text}" for x in lost if x.message is not None)


def test_what_is_renamed_is_the_game() -> None:
    folder = GAMES[NAMES.index("root")]
    rules = Rules(choose(folder))
    renaming = Renaming(rules.library.systems.values(), rules.texts.values())
    own = {"battle", "battles", "move", "clearing", "clearings", "forest", "warrior", "warriors", "craft", "fox", "evening", "started"}
    assert own <= renaming.names.keys()
    assert renaming.word("warriors") == renaming.word("warrior") + "s"
    assert len(set(renaming.names.values())) == len(renaming.names)
    told = sorted(renaming.names, key=renaming.word)
    assert told != sorted(told), "the new words must not stand in the order of the old ones"
