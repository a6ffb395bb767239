"""Whatever parses prints back byte for byte, in every layout of line ends and comments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.syntax.parser import parse
from rootdsl.syntax.printer import print_back, show_tree
from rootdsl.syntax.tree import File

CASES = sorted((Path(__file__).parent / "cases").glob("*.law"))
VARIANTS: dict[str, Callable[[str], str]] = {
    "as written": lambda text: text,
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "no last newline": lambda text: text.rstrip("\n"),
    "comment at both ends": lambda text: "# first\n" + text.lstrip("\ufeff") + "   # last, indented",
    "trailing spaces": lambda text: text.replace("\n", "  \n"),
    "blank tail": lambda text: text + "\n  \n\r\n   ",
    "comment after each line": lambda text: text.replace("\n", "   # so\n"),
}


def sound(text: str) -> File:
    report = Report()
    file = parse(text, "case.law", report)
    assert not report.messages, render(report)
    return file


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
@pytest.mark.parametrize("variant", VARIANTS)
def test_prints_back(case: Path, variant: str) -> None:
    text = VARIANTS[variant](case.read_bytes().decode("utf-8"))
    assert print_back(sound(text)) == text


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_tree_has_an_outline(case: Path) -> None:
    text = case.read_bytes().decode("utf-8")
    outline = show_tree(sound(text))
    assert outline.count("\n") >= sum(1 for line in text.splitlines() if line.strip() and not line.lstrip(" \ufeff").startswith("#"))
