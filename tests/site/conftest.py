"""Sites of the small game of the tests, of a game whose every text is hostile, and of a shipped game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.tree import Book, Chapter, Entry, Para, Run, Shown
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.project.library import load_library
from rootdsl.project.project import find_games
from rootdsl.prose.languages import languages
from rootdsl.site.build import site_files

HERE = Path(__file__).resolve().parents[2]
HOSTILE = (
    "<script>window.ran=1</script>",
    '"><img src=x onerror=window.ran=1>',
    "' onfocus=window.ran=1 autofocus x='",
    "]]><b>x</b><!-- -->",
    "\\u003c/script\\u003e \\ \\\\ \\n",
    "{{ 7 * 7 }}{% for x in y %}{# #}",
    "</title></textarea></style><svg onload=window.ran=1>",
    "javascript:window.ran=1",
    "&lt;i&gt; &amp; \u2028 \u202e \u00ad",
    '#read("/etc/passwd") `x` $y$ @z',
)


def library_of(name: str, here: Path = HERE) -> Library:
    game = next(x for x in find_games(here) if x.name == name)
    report = Report()
    library = load_library(game, [], report)
    assert not report.has_errors
    return library


def files_of(library: Library) -> dict[str, bytes]:
    return dict(site_files([make_book(library, x) for x in languages()], library))


def hostile_book(language: str) -> Book:
    """Every text that a file can give is hostile; so are keys and colours, which the compiler would not let pass."""
    entries = []
    for n, text in enumerate(HOSTILE, 1):
        para = Para((Run(text), Run(text, "x.rule1"), Run(text, "nowhere")), [Para((Run(text),)), Para((Run(text),), kind="note")])
        entries.append(
            Entry(
                f"x.rule{n}",
                text,
                "card" if n % 2 else "rule",
                (1, n),
                0,
                [para],
                [],
                [Shown(text, [("given", text), ("and", text)])],
                ["x.rule2", text],
                [(text, text), (f"{text} 2", f"{text}, {text}")],
                text_of_its_own=True,
                aliases=[f"x.{text}", "x.old"],
            )
        )
    entries[0].children = [Entry(HOSTILE[0], HOSTILE[0], "rule", (1, 1, 1)), Entry(HOSTILE[0], HOSTILE[0], "rule", (1, 1, 2))]
    bad = Chapter("x", HOSTILE[0], HOSTILE[1], 1, f'red"{HOSTILE[1]}', entries)
    return Book("x", HOSTILE[0], language, [bad, Chapter("../x", HOSTILE[2], "law", 2, "#fff")], HOSTILE[3])


@pytest.fixture(scope="session")
def gleaners() -> dict[str, bytes]:
    return files_of(library_of("gleaners", HERE / "tests" / "games"))


@pytest.fixture(scope="session")
def shipped() -> dict[str, bytes]:
    return files_of(library_of("root"))


@pytest.fixture(scope="session")
def hostile() -> dict[str, bytes]:
    return dict(site_files([hostile_book(x) for x in languages()], Library([])))
