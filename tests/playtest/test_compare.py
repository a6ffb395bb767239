"""Two versions on the same seeds: nothing changed is nothing found, a new name is nothing, a real change is shown."""

from __future__ import annotations

import re
import shutil
from itertools import combinations
from pathlib import Path

import pytest

from rootdsl.playtest import paired, ranked, terminal
from rootdsl.playtest.labels import Labels
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.store import opened
from tests.conftest import Told
from tests.playtest.conftest import HERE


def version(gleaners: Path, *changes: tuple[str, str]) -> str:
    """A copy of the game with words replaced, as a version."""
    target = gleaners.parents[1] / "old" / "before"
    shutil.copytree(gleaners, target)
    for path in target.glob("*.law"):
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            text = re.sub(old, new, text)
        path.write_text(text, encoding="utf-8")
    return "old/before"


def test_the_same_rules_do_nothing(gleaners: Path, told: Told) -> None:
    code, out, err = told("compare", "now", "now", "-g", "gleaners", "--players", "3", "-n", 20, "-w", 1, "--page", "p.html")
    assert code == 0 and "20 of 20 games went exactly the same." in out and "every game ended the same" in out
    assert "would show a difference of 2 points" in err and err.startswith("Before the first game")
    page = Path("p.html").read_text(encoding="utf-8")
    assert "The sentences of the rules are the same." in page and 'id="what_it_did"' in page and "<svg" in page


def test_a_new_name_does_nothing(gleaners: Path, told: Told) -> None:
    old = version(gleaners, (r"\bheap\b", "midden"), (r"\baward\b", "finish"), (r"\bround\b", "lap"), (r'"The Award"', '"The Finish"'))
    code, out, _ = told("compare", old, "-g", "gleaners", "-n", 40, "-w", 1)
    assert code == 0 and "40 of 40 games went exactly the same." in out, out


@pytest.mark.slow
def test_a_renamed_action_does_nothing(tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(HERE / "factions" / "armello", tmp_path / "old" / "before")
    monkeypatch.chdir(tmp_path)
    for path in (tmp_path / "old").rglob("*.law"):
        path.write_text(re.sub(r"\bequip\b", "furnish", path.read_text(encoding="utf-8")), encoding="utf-8")
    code, out, _ = told("compare", "old/before", "-g", "armello", "--players", "2,4", "-n", 40, "-w", 2, "--out", "kept")
    assert code == 0 and "40 of 40 games went exactly the same." in out, out
    with opened(Path("kept/old.playtest")) as old, opened(Path("kept/new.playtest")) as new:
        found = paired.read(old, new, ("a", "b"))
        assert [x.difference for x in found.effects] == [0.0] * 4 and not any(x.shown for x in found.effects)


def test_a_change_is_told_with_what_it_did(gleaners: Path, told: Told) -> None:
    old = version(gleaners, ("gleaner draws 4", "gleaner draws 6"))
    args = ("compare", old, "now", "-g", "gleaners", "--players", "2", "-n", 60, "-w", 1, "--out", "kept", "--page", "p.html")
    code, out, _ = told(*args)
    assert code == 0 and "changed" in out and "0 of 60 games went exactly the same." in out
    assert re.search(r"Rounds +6\.0 +4\.0 +−2\.00 +−2\.00 … −2\.00", out), out
    page = Path("p.html").read_text(encoding="utf-8")
    assert "<del>Each player draws six cards.</del>" in page and "<ins>Each player draws four cards.</ins>" in page
    assert told(*args)[1] == out       # nothing is played again
    with opened(Path("kept/old.playtest")) as a, opened(Path("kept/new.playtest")) as b:
        assert a.rows("SELECT number, seed FROM game") == b.rows("SELECT number, seed FROM game")
        assert a.rows("SELECT game, seat, faction FROM seat") == b.rows("SELECT game, seat, faction FROM seat")


def test_house_rules_are_a_version(gleaners: Path, told: Told) -> None:
    Path("brisk.law").write_text(
        'language 1\n\nhouse rules brisk "A Brisk Game"\n\nrule richer "Richer Ears"\n  exception to bid: 7\n', encoding="utf-8")
    code, out, _ = told("compare", "now", "brisk.law", "-g", "gleaners", "--players", "2", "-n", 20, "-w", 1)
    assert code == 0 and "House rules: none → brisk" in out and "went exactly the same" in out


def test_effects_are_paired_and_corrected() -> None:
    rows = [(("x", 5, 50, (("a", float(k % 4 == 0), 3, ""), ("b", float(k % 4 != 0), 4, ""))),
             ("x", 5, 50, (("a", float(k % 2 == 0), 5, ""), ("b", float(k % 2 != 0), -1, "")))) for k in range(200)]

    class Titles:
        def file(self, name: str) -> str:
            return name.upper()

        def colour(self, name: str) -> str:
            return ""

    a, b = sorted(paired.effects_of(rows, Titles()), key=lambda x: x.name)  # type: ignore[arg-type]
    assert (a.old, a.new, a.difference, b.difference) == (0.25, 0.5, 0.25, -0.25)
    assert a.shown and b.shown and a.low < 0.25 < a.high and a.chance <= a.corrected
    assert (a.old_score, a.new_score, b.old_score, b.new_score) == (3, 5, 0, 0)


def test_what_cannot_be_compared(gleaners: Path, told: Told) -> None:
    old = version(gleaners, ("law field", "law meadow"), ("uses field", "uses meadow"))
    for args, code in [
        (("compare", old, "now", "-g", "gleaners", "-n", 2, "-w", 1), "E0847"),
        (("compare", "nothing", "now", "-g", "gleaners", "-n", 2), "E0817"),
        (("compare", "now", "now", "-g", "glaners", "-n", 2), "E0801"),
        (("compare", "now", "now", "-g", "gleaners", "-n", 2, "--out", "factions/gleaners/game.law/x"), "E0907"),
    ]:
        result, _, err = told(*args)
        assert result == 2 and f"\n{err}".rpartition("would show a difference of 2 points.\n")[2].lstrip().startswith(code), (args, err)


def test_what_the_versions_do_not_share_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rootdsl.playtest.pool import Asked
    from rootdsl.project.project import find_game, game_in
    from rootdsl.project.versions import Version

    before = tmp_path / "before"
    shutil.copytree(HERE / "factions" / "armello", before)
    for path in before.rglob("bears*.law"):
        path.unlink()
    old = game_in(before, tmp_path / "generated")
    assert old is not None
    new = find_game("armello")
    plan, pools = paired.sides(Asked("armello", ["any"], ["2"]), new, [Version("old", old), Version("now", new)])
    assert isinstance(plan, Plan) and plan.factions == ("rabbits", "rats", "wolves") and [x.game for x in pools] == [old, new]


def test_several_versions_are_put_in_order(gleaners: Path, told: Told) -> None:
    for name, rule in (("brisk", "exception to bid: 7"), ("poor", "exception to bid: 1")):
        Path(f"{name}.law").write_text(
            f'language 1\n\nhouse rules {name} "{name.title()}"\n\nrule richer "Richer Ears"\n  {rule}\n', encoding="utf-8")
    batch = ("-g", "gleaners", "--players", "2", "-n", 30, "-w", 1)
    assert "say which with --of" in told("compare", "now", "brisk.law", "poor.law", *batch)[2]
    assert "named twice" in told("compare", "now", "brisk.law", "now", *batch, "--of", "field")[2]
    assert "goes with several" in told("compare", "now", "brisk.law", *batch, "--of", "field")[2]
    args = ("compare", "now", "brisk.law", "poor.law", *batch, "--out", "kept")
    code, _, err = told(*args, "--of", "nobody")
    assert code == 2 and err.startswith("E0849") and not Path("kept").exists()
    code, out, err = told(*args, "--of", "field", "--page", "p.html")
    assert code == 0, err
    assert sorted(x.name for x in Path("kept").iterdir()) == ["1-brisk.playtest", "2-poor.playtest", "old.playtest"]
    assert re.search(r"brisk.law +\S+ % ", out) and out.count("poor.law") >= 3, out
    page = Path("p.html").read_text(encoding="utf-8")
    assert 'id="order"' in page and "<svg" in page and "<ins>Your bid is one.</ins>" in page
    assert told(*args, "--of", "field", "-l", "de")[1].count("Fassung")       # nothing is played again


def test_an_order_is_told_only_where_it_is_certain() -> None:
    """Of three versions one wins a third more of the games; the two others differ by what chance does."""
    games = range(300)
    base = dict.fromkeys(games, (0.0, 10))
    better = {n: (float(n % 3 == 0), 10 + n % 2) for n in games}
    odd = {n: (float(n % 50 == 0), 10 + (n % 7 == 0) - (n % 9 == 0)) for n in games}
    even = {n: (float(n % 50 == 1), 10) for n in games}
    measure = ranked.measuring([base, better, odd, even], games, games)
    pairs = [ranked.Pair(a, b, *measure(i, j, 3)) for (i, a), (j, b) in combinations([(1, "better"), (2, "odd"), (3, "even")], 2)]
    found = ranked.Ranking(Plan("g", ("a",), (2,), (), ("random",)), "", "a", "", "now", 300, 0, 0.0, 10.0, 300, 0, [], pairs)
    assert [(x.first, x.second, by) for x, by in found.apart] == [
        ("better", "odd", "rate"), ("better", "odd", "score"), ("better", "even", "rate"), ("better", "even", "score")]
    turned = ranked.Ranking(found.plan, "", "a", "", "now", 300, 0, 0.0, 10.0, 300, 0, [], [ranked.turned(x) for x in pairs])
    assert [(x.first, x.second, by) for x, by in turned.apart] == [(x.first, x.second, by) for x, by in found.apart]
    rate = pairs[0].win
    single = paired.paired([better[n][0] - odd[n][0] for n in games])
    assert rate.difference == single[0] and rate.low < single[1] and rate.high > single[2]      # wider: it is one of six
    assert found.needed[0] > rate.needed > 0 or found.needed[0] == rate.needed
    never = ranked.measured([0.0] * 300, 6, 0.02, 1.0)
    assert -0.02 < never.low < 0 < never.high < 0.02      # no difference in 300 games is no proof that there is none
    said = terminal.ordered(found, Labels("en"))
    assert any("1 of 3 pairs" in x for x in said) and "better wins more often than odd" in said[1]
