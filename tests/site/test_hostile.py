"""Texts from strangers' files come out as texts: titles, sentences, notes, facts, keys, colours, editions and translations."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rootdsl.book.pictures import picture
from rootdsl.book.tree import Chapter
from rootdsl.prose.show import lexicon_of
from rootdsl.site.search import script
from tests.site.conftest import HOSTILE, files_of, library_of
from tests.site.pages import read

Files = dict[str, bytes]
RULES = """# A game of one rule.
language 1

law field "TITLE"

suits grain, apple

zone stock "TITLE", seen by nobody
zone hand "Hand" of each player, seen by owner
zone heap "Heap", seen by all

card ear "TITLE" grain, 4 copies, 1 point
  note "TITLE"

value harvest of a player "TITLE": points of that player

procedure dealing "TITLE"
  note "TITLE"
  step deal "TITLE"
    shuffle stock

procedure round "Round": opener opens a round
  step close "Closing"
    if no card is in hand of opener
      opener wins
"""
GAME = """language 1

game strange "TITLE"
  players 2 to 4
  uses field
  begins with dealing
  repeats round
  draws from stock into hand
  discards to heap
"""


def test_every_text_is_on_the_page_and_nothing_of_it_is_markup(hostile: Files) -> None:
    page = read(hostile["en/01-x.html"].decode("utf-8"))
    assert not page.troubles
    assert not page.all("b", "x")
    assert [x.attributes.get("src") for x in page.all("script")] == ["../assets/theme.js", "../assets/site.js", "../assets/search.js"]
    assert not page.all("img")
    for text in HOSTILE:
        plain = " ".join(text.split())
        assert plain in " ".join(page.text.split()), text
        assert plain in {" ".join(x.text.split()) for x in page.all("span", "text")}, text
        assert text in {x.text for x in page.all("span", "title")}, text


def test_colours_are_colours(hostile: Files) -> None:
    for path, data in hostile.items():
        if path.endswith(".html"):
            for x in read(data.decode("utf-8")).elements:
                style = x.attributes.get("style", "")
                assert not style or all(len(part.partition(":")[2]) == 7 for part in style.split(";")), style


def test_the_index_of_the_search_is_one_call_with_data(hostile: Files) -> None:
    text = hostile["en/search-index.js"].decode("utf-8")
    assert text.startswith("rules_index(") and text.endswith(");\n")
    assert not set(text) & set("<>&\u2028\u2029")
    assert len(text.splitlines()) == 1
    data = json.loads(text.removeprefix("rules_index(").removesuffix(");\n"))
    assert {x[3] for x in data["rules"]} == set(HOSTILE)


@pytest.mark.parametrize("text", HOSTILE)
def test_script_gives_back_what_it_got(text: str) -> None:
    assert json.loads(script({"x": text})) == {"x": text}


@pytest.mark.parametrize("title", HOSTILE)
def test_pictures_hold_texts_only(title: str) -> None:
    library = library_of("root")
    chapter = Chapter("lake", title, "map", 1)
    tree = ET.fromstring(picture(chapter, library, lexicon_of(library, "de")))
    tags = {x.tag.rpartition("}")[2] for x in tree.iter()}
    assert not tags & {"script", "foreignObject", "image", "a", "animate", "set", "b", "i"}
    found = [(x.rpartition("}")[2], value) for y in tree.iter() for x, value in y.attrib.items()]
    assert not [x for x, value in found if x.startswith("on") or (x == "href" and not value.startswith("#"))]


@pytest.mark.parametrize("title", [x for x in HOSTILE if '"' not in x])
def test_a_strange_game(tmp_path: Path, title: str) -> None:
    folder = tmp_path / "strange"
    folder.mkdir()
    safe = title.replace("\u2028", "").replace("\u202e", "").replace("\u00ad", "")
    (folder / "game.law").write_text(GAME.replace("TITLE", safe), encoding="utf-8")
    (folder / "field.law").write_text(RULES.replace("TITLE", safe), encoding="utf-8")
    (folder / "field.de.law").write_text(
        f'language de\nself name "{safe}"\nrule dealing "{safe}"\nrule dealing.deal "{safe}"\nnote dealing "{safe}"\n'
        f'stock "das {safe}", "die {safe}"\n',
        encoding="utf-8",
    )
    for path, data in files_of(library_of("strange", tmp_path)).items():
        if path.endswith(".html"):
            page = read(data.decode("utf-8"))
            assert not page.troubles, path
            assert not page.all("svg") and not page.all("img"), path
            assert len(page.all("script")) <= 3, path
