"""Every snippet of the manual is read, checked and (where the machine can) made and played."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules, Unmade
from rootdsl.examples.suite import reading_faults, report_of, run_all
from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.project.project import game_in
from rootdsl.project.tables import Chosen
from tests.docs import generate
from tests.docs.snippets import DOCS, LABEL, Pages, Snippet, base, load, snippets, whole
from tests.test_readme import as_pattern, run

ALL = list(snippets())
ALONE = [x for x in ALL if not {"game", "tutorial", "root"} & x.words.keys()]
GAMES = sorted({(x.page, x.words["game"]) for x in ALL if "game" in x.words})
QUIET = ("W0699", "W0688", "W0692")


@pytest.fixture(scope="module")
def ground() -> Rules:
    """The base game by itself; its files are parsed once and its modules made once."""
    out = Pages(Chosen(base()))
    assert not out.report.messages, render(out.report)
    return out


def said(report: Report, path: str = "") -> list[str]:
    return [m.code for m in report.messages if (not path or m.path == path) and m.code not in QUIET]


def told(report: Report) -> str:
    return render(report)


def plays(rules: Pages, name: str) -> bool:
    """Is there code, and do the examples hold?"""
    try:
        rules.module(name)
    except Unmade:
        return False
    return all(x.passed for x in run_all(rules, [name]))


@pytest.mark.parametrize("snippet", ALONE, ids=str)
def test_snippet(snippet: Snippet, ground: Rules) -> None:
    rules = load(whole(snippet), ground)
    if "wrong" in snippet.words:
        names = [s.name for s in rules.library.systems.values() if s.path == LABEL]
        read = [m.code for m in reading_faults(rules.library, names, rules.texts, rules.report.messages)]
        assert {*said(rules.report), *read} == set(snippet.words["wrong"].split(",")), told(rules.report)
        return
    assert not said(rules.report), told(rules.report)
    system = next(s for s in rules.library.systems.values() if s.path == LABEL)
    if "unplayed" in snippet.words:
        if plays(rules, system.name):
            pytest.skip("this is played now: take `unplayed` out of the fence, and the remark out of the page")
        return
    rules.module(system.name)
    found = run_all(rules, [system.name])
    assert all(x.passed for x in found), render(report_of(rules, found))


@pytest.mark.parametrize(("page", "name"), GAMES)
def test_whole_games(page: str, name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    files = [x for x in ALL if x.page == page and x.words.get("game") == name]
    for x in files:
        path = folder / x.words["file"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(x.text, encoding="utf-8")
    game = game_in(folder, tmp_path / "generated")
    assert game is not None
    rules = Rules(Chosen(game))
    assert not said(rules.report), told(rules.report)
    if any("unplayed" in x.words for x in files):
        return
    for each in rules.library.systems:
        rules.module(each)
    found = run_all(rules)
    assert all(x.passed for x in found), render(report_of(rules, found))


# ---------------------------------------------------------------- the pages themselves

LINK = re.compile(r"\]\(([^)#:]+\.md)(?:#[^)]*)?\)")
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.relative_to(DOCS).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_every_page_is_in_the_map_of_the_manual() -> None:
    listed = LINK.findall((DOCS / "README.md").read_text(encoding="utf-8"))
    have = {os.path.normpath(x) for x in listed}
    missing = [p.relative_to(DOCS).as_posix() for p in PAGES if p.name != "README.md" and p.relative_to(DOCS).as_posix() not in have]
    assert not missing


def test_every_reference_page_has_its_parts() -> None:
    for path in sorted((DOCS / "reference").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert text.startswith("# "), path.name
        if path.name not in ("keywords.md", "errors.md"):
            assert "```law" in text and "## See also" in text, path.name


# ---------------------------------------------------------------- lists


@pytest.mark.parametrize(
    ("name", "make"),
    [("reference/keywords.md", generate.keywords), ("reference/errors.md", generate.errors), ("root.md", generate.root_words)],
)
def test_lists_are_as_the_compiler_has_them(name: str, make: Callable[[], str]) -> None:
    found = (DOCS / name).read_text(encoding="utf-8")
    assert found == make(), "run `python -m tests.docs.generate`"


def test_every_keyword_has_its_page() -> None:
    texts = generate.pages()
    assert [word for word, _ in generate.words() if word not in generate.RESERVED and not generate.page_of(word, texts)] == []


# ---------------------------------------------------------------- the tutorial


@pytest.mark.slow
def test_the_tutorial(tmp_path: Path) -> None:
    """The whole file of the tutorial, and every command below it."""
    (whole_file,) = [x for x in ALL if "tutorial" in x.words]
    (tmp_path / whole_file.words["file"]).write_text(whole_file.text, encoding="utf-8")
    seen = 0
    for body in re.findall(r"^```console\n(.*?)^```$", (DOCS / "tutorial.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, *shown = part.rstrip("\n").split("\n")
            found = run(command, tmp_path)
            seen += 1
            assert as_pattern(shown).fullmatch(found.rstrip("\n")), f"$ {command}\n{found}"
    assert seen >= 4


def test_the_tutorial_builds_up_what_it_shows() -> None:
    """Each part that the tutorial shows on its way stands in the whole file."""
    text = (DOCS / "tutorial.md").read_text(encoding="utf-8")
    (whole_file,) = [x for x in ALL if "tutorial" in x.words]
    lines = {line.strip() for line in whole_file.text.splitlines()}
    shown = [line.strip() for line in text.partition("```law")[0].splitlines() if line.startswith("    ")]
    assert [line for line in shown if line and line not in lines] == []
