"""Judging: a change that an example notices is caught, one that nobody notices survives, one that cannot be read is counted apart."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rootdsl.mutants import report
from rootdsl.mutants.campaign import Campaign, labels, listed, run
from rootdsl.mutants.change import Change
from rootdsl.mutants.trial import Trial
from rootdsl.project.tables import Chosen, choose
from tests.house.games import HERE

EXAMPLE = '''
example "A nest gives a guard"
  given a nest in 1
  when herons play dawn.hatch
  then 1 guard is in 1
'''
LABEL = "fen/factions/herons.law"


@pytest.fixture
def chosen(tmp_path: Path) -> Chosen:
    folder = tmp_path / "fen"
    shutil.copytree(HERE / "tests" / "messages" / "fen", folder)
    file = folder / "factions" / "herons.law"
    file.write_text(file.read_text(encoding="utf-8") + EXAMPLE, encoding="utf-8")
    return choose(folder)


def change(trial: Trial, old: str, new: str) -> Change:
    text = trial.base.texts[LABEL]
    assert text.count(old) == 1
    return Change(LABEL, text[: text.index(old)].count("\n") + 1, "line", f"{old} to {new}", (text.replace(old, new),))


def test_fates(chosen: Chosen) -> None:
    trial = Trial(chosen)
    caught = trial.judge(change(trial, "place a guard in isle of home", "do nothing"))
    assert caught.fate == "caught" and "A nest gives a guard" in caught.by
    survived = trial.judge(change(trial, "exception to hand_limit: 6", "exception to hand_limit: 7"))
    assert survived.fate == "survived"
    unread = trial.judge(change(trial, "place a guard in isle of home", "plaice a guard in isle of home"))
    assert unread.fate == "not compiled" and "E0" in unread.by
    same = trial.judge(change(trial, '"Fly"\n', '"Fly"  # quickly\n'))
    assert same.fate == "same"


def test_the_second_text_is_tried_when_the_first_does_not_compile(chosen: Chosen) -> None:
    trial = Trial(chosen)
    one = change(trial, "place a guard in isle", "plaice a guard in isle")
    two = change(trial, "place a guard in isle", "place 2 guards in isle")
    verdict = trial.judge(Change(LABEL, one.line, "line", "both", (*one.texts, *two.texts)))
    assert verdict.fate == "caught"


def test_a_game_that_breaks_catches_too(chosen: Chosen, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial(chosen)
    monkeypatch.setattr(trial, "_game", lambda rules, seats, seed: "a piece is lost" if seed == 23 else "")
    verdict = trial.judge(change(trial, "exception to hand_limit: 6", "exception to hand_limit: 7"))
    assert (verdict.fate, verdict.by) == ("caught", "game 23: a piece is lost")


def test_what_goes_on_for_ever_is_caught(chosen: Chosen, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial(chosen)

    def endless(*_: object) -> object:
        while True:
            pass

    base = trial.base
    with monkeypatch.context() as patched:
        patched.setattr("rootdsl.mutants.trial.SECONDS", 0.5)
        patched.setattr("rootdsl.mutants.trial.run_one", endless)
        verdict = trial.judge(change(trial, "exception to hand_limit: 6", "exception to hand_limit: 7"))
    assert (verdict.fate, verdict.by) == ("caught", "it goes on for ever")
    assert trial.base is not base, "what was broken off is read anew"
    after = trial.judge(change(trial, "exception to hand_limit: 6", "exception to hand_limit: 7"))
    assert after.fate == "survived"


def test_samples_are_seeded_and_processes_agree(chosen: Chosen) -> None:
    one = run(chosen, sample=10, seed=3, processes=1)
    two = run(chosen, sample=10, seed=3, processes=2)
    other = run(chosen, sample=10, seed=4, processes=1)
    assert fates(one) == fates(two) and len(one.verdicts) == 10
    assert [x.change.key for x in one.verdicts] != [x.change.key for x in other.verdicts]


def fates(campaign: Campaign) -> list[tuple[str, str, str]]:
    return [(x.change.key, x.fate, x.by) for x in campaign.verdicts]


def test_only_what_is_named(chosen: Chosen) -> None:
    trial = Trial(chosen)
    assert labels(chosen, ["herons"]) == {LABEL}
    assert labels(chosen, [chosen.game.folder / "decks"]) == {"fen/decks/small.law"}
    assert {x.path for x in listed(trial.base, {LABEL})} == {LABEL}


def test_report(chosen: Chosen) -> None:
    campaign = run(chosen, ["herons"], sample=8, seed=1, processes=1)
    data = json.loads(report.as_json(campaign))
    assert data["tried"] == 8 == data["caught"] + data["survived"] + data["not_compiled"] + data["same"]
    text = report.text(campaign)
    assert f"{campaign.count('caught')} caught" in text
    assert text.count(f"{LABEL}:") == data["survived"]
