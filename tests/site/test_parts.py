"""Labels, colours, the order of the alphabet, marks and ids."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from rootdsl.book import pictures
from rootdsl.book.build import make_book
from rootdsl.book.pictures import picture
from rootdsl.book.tree import Book, Chapter, Entry, Para, Run
from rootdsl.model import decl as d
from rootdsl.project import cache
from rootdsl.prose.languages import languages
from rootdsl.prose.show import lexicon_of
from rootdsl.site.colour import CONTRAST, DARK, LIGHT, accents, channels, contrast
from rootdsl.site.glossary import KINDS
from rootdsl.site.labels import Labels
from rootdsl.site.marks import marked
from rootdsl.site.places import Places
from rootdsl.site.sorting import alphabet
from tests.site.conftest import HERE, library_of


def test_every_language_has_every_label() -> None:
    tables = {x: import_module(f"rootdsl.prose.languages.{x}.site").SITE for x in languages()}
    assert len({frozenset(x) for x in tables.values()}) == 1
    assert all(x.strip() for table in tables.values() for x in table.values())


def test_no_label_is_idle() -> None:
    folder = HERE / "rootdsl" / "site"
    used = "".join(x.read_text(encoding="utf-8") for x in sorted(folder.rglob("*")) if x.suffix in (".py", ".j2"))
    table = import_module("rootdsl.prose.languages.en.site").SITE
    assert not [x for x in table if not x.startswith(("kind_", "one_", "term_")) and f"'{x}'" not in used and f'"{x}"' not in used]


def test_every_kind_of_term_has_a_label() -> None:
    assert {f"term_{x}" for _, x in KINDS} <= set(Labels("en").table)


def test_a_kind_of_file_without_a_label_goes_by_its_own_name() -> None:
    assert Labels("en").kind("faction") == "Factions"
    assert Labels("en").kind("new thing") == "New thing"


@pytest.mark.parametrize("colour", ["#c0392b", "#b9a44c", "#7f8c8d", "#000", "#ffffff", "#ffff00", "#00f", "", "red", "#12345", "#fff;x:y"])
def test_every_colour_can_be_read_on_both_papers(colour: str) -> None:
    own, light, dark = accents(colour)
    assert contrast(channels(light), channels(LIGHT)) >= CONTRAST
    assert contrast(channels(dark), channels(DARK)) >= CONTRAST
    assert all(len(x) == 7 for x in (own, light, dark))


def test_papers_are_those_of_the_style() -> None:
    style = (HERE / "rootdsl" / "site" / "assets" / "site.css").read_text(encoding="utf-8")
    assert f"--shade: {LIGHT};" in style and f"--shade: {DARK};" in style


def test_maps_are_drawn_once_in_the_words_of_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_folder", lambda: tmp_path)
    library = library_of("root")
    chapter, *_ = make_book(library, "de", ["lake"]).chapters
    drawn = picture(chapter, library, lexicon_of(library, "de"))
    assert all(f">{x}<" in drawn for x in ("Fuchs", "Lichtung", "Wald", "Bauplatz")) and 'lang="de"' in drawn
    monkeypatch.setattr(pictures, "draw", lambda *_, **__: pytest.fail("drawn again"))
    assert picture(chapter, library, lexicon_of(library, "de")) == drawn
    hundreds, *_ = make_book(library, "de", ["hundreds"]).chapters
    assert picture(hundreds, library, lexicon_of(library, "de")) == ""


def test_a_map_with_faults_has_no_picture() -> None:
    library = library_of("root")
    (chart,) = library.systems["lake"].of(d.MapDecl)
    chart.sites[1].x, chart.sites[1].y = chart.sites[0].x, chart.sites[0].y
    chapter, *_ = make_book(library, "en", ["lake"]).chapters
    assert picture(chapter, library, lexicon_of(library, "en")) == ""


def test_letters_without_accents_and_articles() -> None:
    rows = ["Zug", "Äpfel", "Der Bau", "apfel", "Öl", "7 Wege", "Ofen", "Ökohof"]
    assert alphabet(rows, str, "der die das") == [
        ("#", ["7 Wege"]),
        ("A", ["apfel", "Äpfel"]),
        ("B", ["Der Bau"]),
        ("O", ["Ofen", "Ökohof", "Öl"]),
        ("Z", ["Zug"]),
    ]


def test_notes_are_not_counted_and_given_marks_stay() -> None:
    paras = [Para((Run("a"),)), Para((Run("n"),), kind="note"), Para((Run("b"),)), Para((Run("c"),), marks="IV")]
    assert [x for _, x in marked(paras, 0)] == ["1", "", "2", "IV"]


def test_two_keys_of_one_id_part_company() -> None:
    entries = [
        Entry("x.a", "A", "rule", (1, 1)),
        Entry("x.A", "B", "rule", (1, 2)),
        Entry("x.a", "C", "rule", (1, 3), aliases=["x.old", "x.a"]),
    ]
    places = Places(Book("x", "X", "en", [Chapter("x", "X", "law", 1, entries=entries)]))
    assert [places.id(x) for x in entries] == ["x.a", "x.a-2", "x.a-3"]
    assert places.aliases(entries[2]) == ["x.old"]
    assert places.by_key["x.a"].title == "A"
