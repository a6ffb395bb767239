"""Which files are linked for the seats that were named."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace as File

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.project.tables import build_table, choose, known_laws
from tests.project.conftest import HARES, ROOT

CAVES = '''language 1

law caves "Caves"

flag entered "Caves Entered"
'''


@pytest.fixture
def wood(work: Path) -> Path:
    """A game with a law that only the hares know."""
    folder = work / "wood"
    shutil.copytree(ROOT / "factions" / "root", folder)
    (folder / "law" / "caves.law").write_text(CAVES)
    hares = HARES.replace("  reach 8\n", "  reach 8\n  knows caves\n")
    hares = hares.replace("    place 5 warriors in home\n", "    place 5 warriors in home\n    set entered\n")
    (folder / "factions" / "hares.law").write_text(hares)
    return folder


def names(table: object) -> list[str]:
    return [m.SYSTEM["name"] for m in table.modules]  # type: ignore[attr-defined]


def test_a_law_that_a_seated_file_knows_is_linked_behind_the_common_one(wood: Path) -> None:
    found = names(build_table(wood, seats=["marquise", "hares"]))
    assert found.index("woodland") < found.index("caves") < found.index("autumn")


def test_a_law_that_nobody_at_the_table_knows_stays_out(wood: Path) -> None:
    assert "caves" not in names(build_table(wood, seats=["marquise", "eyrie"]))


def test_examples_sit_at_the_same_tables(wood: Path) -> None:
    rules = Rules(choose(wood))
    assert "caves" in rules.common({}, ["hares", "eyrie"])
    assert "caves" not in rules.common({}, ["marquise", "eyrie"])


def test_laws_are_found_through_laws_but_not_through_absent_seats() -> None:
    files = {
        "hares": File(kind="faction", knows=["otters", "caves"]),
        "otters": File(kind="faction", knows=["boats"]),
        "caves": File(kind="law", knows=["bats", "caves"]),
        "bats": File(kind="law", knows=["caves"]),
        "boats": File(kind="law", knows=[]),
    }
    assert known_laws(["hares", "unread"], files) == ["caves", "bats"]
    assert known_laws(["hares", "otters"], files) == ["caves", "boats", "bats"]
