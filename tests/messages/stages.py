"""What a golden case goes through, by the part of its name before the first underscore.

A case of `names` or `checks` is a file (or a folder of files, by their place in the game) that is laid
over the small game in `fen/`; every file of the game is then read.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from rootdsl.checks.order import check
from rootdsl.examples.suite import reading_faults
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.syntax.parser import parse

HERE = Path(__file__).parent
FEN = HERE / "fen"


def syntax(case: Path, work: Path, report: Report) -> None:
    parse(case.read_bytes().decode("utf-8"), case.name, report)


def laid_over(case: Path, work: Path) -> Path:
    """The small game with the case in it."""
    game = work / "fen"
    if not game.exists():
        shutil.copytree(FEN, game)
    if case.is_dir():
        shutil.copytree(case, game, dirs_exist_ok=True)
    else:
        shutil.copyfile(case, game / case.name)
    return game


def as_file(text: str) -> str:
    """A part of a faction's file as a whole one; a text that begins with its language is a file already."""
    if text.startswith("language"):
        return phases(text) if "\nfaction " in text else text
    stock = "" if text.startswith("pieces") else '\npieces\n  8 guards\n  4 nooks "Nook" are houses\n'
    return phases(f'language 1\n\nfaction mice "The Mice"\n  chapter 9, letter M\n  knows otters\n{stock}\n{text}')


def phases(text: str) -> str:
    """The text with every phase that it leaves out."""
    for phase in ("setup", "dawn", "noon", "dusk"):
        if f"\n{phase}\n" not in text:
            text += f'\n{phase}\n  step {phase}_rest "Rest": draw 1\n'
    return text


def messages(text: str, work: Path) -> Report:
    """Every message about a text that is laid over the small game, after all checks."""
    case = work / "case.law"
    case.write_text(as_file(text), encoding="utf-8")
    report = Report()
    checks(case, work, report)
    return report


def names(case: Path, work: Path, report: Report) -> Library:
    return load_game(laid_over(case, work), report)


def checks(case: Path, work: Path, report: Report) -> Library:
    library = names(case, work, report)
    check(library, report)
    return library


def examples(case: Path, work: Path, report: Report) -> None:
    """The examples of the case are read as well; nothing is played."""
    library = checks(case, work, report)
    texts = {case.name: case.read_text(encoding="utf-8")}
    mine = [x.name for x in library.systems.values() if x.path.endswith(case.name)]
    report._messages += reading_faults(library, mine, {x.path: texts[case.name] for x in library.systems.values()}, report.messages)


# Stage -> what runs a case through it and all stages before.
STAGES: dict[str, Callable[[Path, Path, Report], object]] = {"syntax": syntax, "names": names, "checks": checks, "examples": examples}
