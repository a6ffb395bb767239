"""The book as PDF."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.tree import Book, Chapter, Entry, Para, Run, Shown
from rootdsl.cli.main import run
from rootdsl.print import press
from rootdsl.print.law import Writer, law, pdf_files, sort_key
from tests.print.paper import HOSTILE, ROOT, TRIAL, book, pages_of, shipped, solid, words_of

pytest.importorskip("typst")


@pytest.fixture(scope="module")
def pdf() -> bytes:
    files = dict(pdf_files([book()], shipped()))
    assert list(files) == ["en/root.pdf"]
    return files["en/root.pdf"]


def test_the_whole_book(pdf: bytes) -> None:
    pages = pages_of(pdf)
    assert len(pages) > 20
    assert book().title in pages[0]
    for chapter in book().chapters:
        assert solid(chapter.title) in solid(pages[1] + pages[2]), chapter.title
    whole = solid(" ".join(pages))
    for entry in book().walk():
        assert solid(entry.title) in whole


def test_contents_and_index_name_the_right_pages(pdf: bytes) -> None:
    pages = pages_of(pdf)
    chapter = book().chapters[-1]
    here = next(n for n, text in enumerate(pages, 1) if n > 3 and solid(f"{chapter.number}{chapter.title}") in solid(text))
    assert solid(f"{chapter.number}{chapter.title}") in solid("".join(pages[1:3]))
    assert str(here) in " ".join(pages[1:3]).split()


def test_references_have_number_and_page() -> None:
    writer = Writer(book(), {}, None, False)
    entry = next(x for x in book().walk() for para in x.paras for run in para.runs if run.ref in writer.by_key and run.ref != x.key)
    runs = [y for para in entry.paras for y in writer.runs(para.runs, entry)]
    see = next(x for x in runs if "see" in x)
    assert see["see"].startswith("e") and see["number"][0].isdigit()


def test_a_closing_quotation_mark_stands_before_the_reference() -> None:
    one, two = Entry("a.b", "Here", "rule", (1, 1)), Entry("a.c", "There", "rule", (1, 2))
    one.paras = [Para((Run("See “"), Run("There", "a.c"), Run("”, then go.")))]
    made = Book("a", "A", "en", [Chapter("a", "A", "law", 1, "", [one, two])])
    runs = Writer(made, {}, None, False).runs(one.paras[0].runs, one)
    assert [x.get("text", x.get("number")) for x in runs] == ["See “", "There", "”", "1.2", ", then go."]


@pytest.mark.slow
def test_german_is_hyphenated_and_has_its_own_words() -> None:
    ((_, pdf),) = pdf_files([book("de")], shipped())
    words = words_of(pdf)
    assert "Inhalt" in words and "Register" in words and "Geändert durch" in words
    assert " S. " in words.replace("\u00a0", " ")


def test_the_same_bytes_twice() -> None:
    part = dataclasses.replace(book(), chapters=book().chapters[:2])
    data = law(part, numbers=book().by_key())
    assert press.press("law.typ", data) == press.press("law.typ", data)


def hostile_book() -> Book:
    inner = Entry("a.b.c", HOSTILE, "card", (1, 1, 1), facts=[(HOSTILE, HOSTILE)], paras=[Para((Run(HOSTILE),))])
    entry = Entry("a.b", HOSTILE, "rule", (1, 1), children=[inner], changed_by=["a.b.c"])
    entry.paras = [
        Para((Run(HOSTILE), Run(HOSTILE, "a.b.c")), [Para((Run(HOSTILE),))]),
        Para((Run(HOSTILE),), kind="note"),
    ]
    entry.examples = [Shown(HOSTILE, [("given", HOSTILE)])]
    return Book("a", HOSTILE, "en", [Chapter("a", HOSTILE, "law", 1, "red; #x", [entry])], edition=HOSTILE)


@pytest.mark.parametrize("examples", [False, True])
def test_what_a_stranger_writes_stays_text(examples: bool) -> None:
    words = words_of(press.press("law.typ", law(hostile_book(), examples=examples)))
    assert solid(words).count(solid("#read('/etc/passwd') <script>alert(1)</script> ]]> & {{ 7*7 }} $x$")) >= 8
    assert "root:" not in words and "49" not in words


@pytest.mark.parametrize(
    "source", ['#read("/etc/passwd")', '#read("../../etc/passwd")', '#image("/tmp/a.png")', '#import "@preview/cetz:0.3.0"']
)
def test_the_press_sees_no_files(source: str) -> None:
    import typst

    with pytest.raises(typst.TypstError):
        press.compiled(source.encode(), {})


def test_one_chapter_alone(tmp_path: Path) -> None:
    """A faction from elsewhere, with no word of German, gives its chapter, sheet, card and diagram by one command."""
    file = tmp_path / "trial.law"
    file.write_bytes(TRIAL.read_bytes())
    out = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-m", "rootdsl", "docs", str(file), "-f", "pdf", "-f", "sheet", "-o", str(out)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and not done.stderr, done.stderr
    for language in ("de", "en"):
        pages = pages_of((out / "root" / language / "trial.pdf").read_bytes())
        assert "Trial" in pages[0] and "99" in pages[0] and len(pages) < 5
        sheets = out / "root" / language / "sheets"
        assert {x.name for x in sheets.iterdir()} == {
            "trial-sheet-front.svg",
            "trial-sheet-back.svg",
            "trial-sheet.pdf",
            "trial-card.svg",
            "trial-card.pdf",
            "trial-turn.svg",
            "trial-turn.pdf",
        }


def test_a_part_knows_the_numbers_of_the_whole() -> None:
    part = make_book(shipped(), "en", [book().chapters[-4].system])
    chapter = next(
        x for x in book().chapters if any(r.ref for e in x.walk() for p in e.paras for r in p.runs if not r.ref.startswith(x.system))
    )
    part = dataclasses.replace(part, chapters=[chapter])
    data = law(part, numbers=book().by_key())
    assert '"see": ""' in str(data).replace("'", '"')


@pytest.mark.parametrize("asked", [True, False])
def test_without_typst(asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One message, and everything else is written."""
    monkeypatch.setattr(press, "find_spec", lambda name: None)
    forms = ["-f", "pdf", "-f", "sheet", "-f", "json"] if asked else []
    code = run(["docs", "hundreds", "-l", "en", "-o", str(tmp_path), *forms])
    said = capsys.readouterr().err
    assert code == (2 if asked else 0)
    assert said.count("E0811") == 1 and "typst" in said
    here = tmp_path / "root" / "en"
    assert (here / "rules.json").is_file() and (here / "sheets" / "hundreds-turn.svg").is_file()
    assert not list(tmp_path.rglob("*.pdf"))


def test_the_order_of_the_index() -> None:
    assert sorted(["Zug", "Änderung", "Abend", "„Bauen“"], key=sort_key) == ["Abend", "Änderung", "„Bauen“", "Zug"]
