"""What the tests of printed pages share: a game with one more faction, and readers of PDF and SVG."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.tree import Book
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.project.library import load_library
from rootdsl.project.project import find_games, outside

ROOT = Path(__file__).parent.parent.parent
TRIAL = ROOT / "tests" / "factions" / "trial.law"
HOSTILE = """#read('/etc/passwd') <script>alert(1)</script> ]]> & {{ 7*7 }} $x$ \\ *b*"""


def game_of(*extra: Path, name: str = "root") -> Library:
    """A shipped game with files from elsewhere."""
    games = [x for x in find_games(ROOT / "factions") if x.name == name]
    report = Report()
    library = load_library(games[0], [outside(x) for x in extra], report)
    assert not report.has_errors, report.messages
    return library


@cache
def shipped(name: str = "root") -> Library:
    return game_of(name=name)


@cache
def book(language: str = "en", name: str = "root") -> Book:
    return make_book(shipped(name), language)


def words_of(pdf: bytes) -> str:
    """The text of a PDF, with single spaces."""
    pypdf = pytest.importorskip("pypdf")
    pages = pypdf.PdfReader(io.BytesIO(pdf)).pages
    return " ".join(" ".join(x.extract_text() for x in pages).split())


def pages_of(pdf: bytes) -> list[str]:
    pypdf = pytest.importorskip("pypdf")
    return [" ".join(x.extract_text().split()) for x in pypdf.PdfReader(io.BytesIO(pdf)).pages]


def texts(svg: str) -> list[str]:
    """The texts of a picture, which is well-formed."""
    return [x.text or "" for x in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def solid(text: str) -> str:
    """Without spaces and hyphens, which lines add."""
    return re.sub(r"[\s\-\u00ad\u2010]+", "", text)
