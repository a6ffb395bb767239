"""Two versions of a game: what changed, told rule by rule; house rules in force; the report."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from rootdsl.cli.main import cli, run

HOUSE = """language 1

house rules brisk "A Brisk Game"

rule richer "Richer Ears"
  exception to bid: 7
"""


def told(*args: str) -> str:
    result = CliRunner().invoke(cli, list(args))
    assert result.exit_code == 0, result.output
    return result.output


def change(folder: Path, old: str, new: str) -> None:
    law = folder / "field.law"
    text = law.read_text(encoding="utf-8")
    assert old in text
    law.write_text(text.replace(old, new), encoding="utf-8")


def test_one_number_is_one_change(gleaners: Path, tmp_path: Path) -> None:
    shutil.copytree(gleaners, tmp_path / "old" / "before")
    change(gleaners, "gleaner draws 4", "gleaner draws 5")
    out = told("diff", "old/before", "-g", "gleaners")
    assert "- Each player draws four cards." in out and "+ Each player draws five cards." in out
    assert "gleaners: 1 rule changed from old/before to now." in out
    german = told("diff", "old/before", "-g", "gleaners", "-l", "de")
    assert "vier Karten" in german and "fünf Karten" in german


def test_nothing_changed(gleaners: Path) -> None:
    assert "0 rules changed" in told("diff", "now", "now", "-g", "gleaners")


def test_added_removed_and_moved(gleaners: Path, tmp_path: Path) -> None:
    shutil.copytree(gleaners, tmp_path / "old" / "before")
    change(gleaners, 'card sheaf "Sheaf" grain, 3 copies, 3 points\n', "")
    change(gleaners, '  step offer "Offers"', '  step glean "Glean"\n    draw 1 into heap\n  step offer "Offers"')
    out = told("diff", "old/before", "-g", "gleaners", "--moved")
    assert "removed" in out and "(field.sheaf)" in out
    assert "added" in out and "(field.round.glean)" in out
    assert "Numbers that moved" in out and "(field.round.offer)" in out


def test_a_revision(gleaners: Path, tmp_path: Path) -> None:
    def git(*args: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *args], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "first")
    change(gleaners, "gleaner draws 4", "gleaner draws 6")
    assert "+ Each player draws six cards." in told("diff", "HEAD", "-g", "gleaners", "--page", "difference.html")
    page = (tmp_path / "difference.html").read_text(encoding="utf-8")
    assert "<del>Each player draws four cards.</del>" in page and "<ins>Each player draws six cards.</ins>" in page


@pytest.mark.parametrize("word", ["nothing", "--output=x", "HEAD~1", "../..", "$(touch ran)", ""])
def test_no_version(gleaners: Path, tmp_path: Path, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["diff", "-g", "gleaners", "--", word]) == 2
    assert capsys.readouterr().err.split()[0] in ("E0817", "E0810", "E0801")
    assert not (tmp_path / "ran").exists()


def test_house_rules_are_a_version_and_are_marked(gleaners: Path, tmp_path: Path) -> None:
    (tmp_path / "brisk.law").write_text(HOUSE, encoding="utf-8")
    out = told("diff", "now", "brisk.law", "-g", "gleaners")
    assert "field.bid" in out and "+ The bid of a player is seven." in out.replace("Your bid", "The bid of a player")
    told("docs", "-g", "gleaners", "--house-rules", "brisk.law", "-f", "markdown", "-l", "en")
    text = "".join(x.read_text(encoding="utf-8") for x in Path("out/docs/gleaners/en/markdown").glob("*.md"))
    assert "changed" in text and "seven" in text and "brisk" in text


def test_report(gleaners: Path, tmp_path: Path) -> None:
    shutil.copytree(gleaners, tmp_path / "old" / "before")
    change(gleaners, "    draw 1 into prize\n", '    wording "Lay out three cards."\n    draw 1 into prize\n')
    out = told("docs", "-g", "gleaners", "--report", "-l", "en", "--since", "old/before")
    assert "Wordings whose numbers are not those of the rule: 1" in out and "Lay out three cards." in out
    assert "Rules that no example shows" in out
    change(gleaners, "three cards", "one card")
    assert "Wordings whose numbers are not those of the rule: 0" in told("docs", "-g", "gleaners", "--report", "-l", "en")


def test_house_rules_that_add_are_told(gleaners: Path) -> None:
    late = "  after dealing.deal\n    for each player as guest\n      guest draws 1\n"
    for name, body in (("late", late), ("other", "  exception to bid: 7\n")):
        (gleaners / f"{name}.law").write_text(f'language 1\n\nhouse rules {name} "{name}"\n\nrule more "More"\n{body}', encoding="utf-8")
    out = told("diff", "now", "late", "-g", "gleaners")
    assert "added" in out and "(late.more)" in out and "other.more" not in out and "1 rule changed" in out
    assert "removed" in told("diff", "late", "now", "-g", "gleaners")
    assert "(other.more)" not in told("diff", "now", "other", "-g", "gleaners")
