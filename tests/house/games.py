"""The games that must stand in every check of the house: all shipped ones and the small ones beside the tests."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).resolve().parents[2]


def game_folders() -> list[Path]:
    """Every folder with a `game` heading, shipped games first."""
    places = [*sorted((HERE / "factions").iterdir()), *sorted((HERE / "tests" / "games").iterdir())]
    return [x for x in places if x.is_dir() and any("\ngame " in "\n" + y.read_text(encoding="utf-8") for y in x.glob("*.law"))]


GAMES = game_folders()
NAMES = [x.name for x in GAMES]
