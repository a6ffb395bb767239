"""The pages as they are written: every link leads somewhere, ids are unique, and the rules are all there."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from itertools import pairwise
from urllib.parse import unquote

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.links import anchor
from rootdsl.book.outputs import FORMS
from rootdsl.prose.languages import languages
from rootdsl.site.build import site_files
from tests.site.conftest import HERE, files_of, library_of
from tests.site.pages import Page, read

SITES = ["gleaners", "shipped", "hostile"]
Files = dict[str, bytes]


@pytest.fixture(params=SITES)
def site(request: pytest.FixtureRequest) -> Files:
    found: Files = request.getfixturevalue(request.param)
    return found


def pages_of(site: Files) -> dict[str, Page]:
    return {path: read(data.decode("utf-8")) for path, data in site.items() if path.endswith(".html")}


def test_html_comes_first() -> None:
    assert next(iter(FORMS)) == "html"


def test_every_page_is_whole(site: Files) -> None:
    for path, page in pages_of(site).items():
        assert not page.troubles, (path, page.troubles[:5])
        assert [x.tag for x in page.elements[:2]] == ["html", "head"], path
        assert page.all("title")[0].text.strip()
        assert len(page.all("h1")) == len(page.all("main")) == 1
        assert page.elements[0].attributes["lang"]


def test_ids_are_unique(site: Files) -> None:
    for path, page in pages_of(site).items():
        twice = [x for x, n in Counter(page.ids).items() if n > 1]
        assert not twice, (path, twice)
        assert not [x for x in page.ids if re.search(r"\s", x) or not x], path


def test_every_link_leads_somewhere(site: Files) -> None:
    pages = pages_of(site)
    for path, page in pages.items():
        for link in page.links:
            file, _, fragment = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(file))) if file else path
            assert target in site, (path, link)
            if fragment:
                assert unquote(fragment) in pages[target].ids, (path, link)


def test_nothing_is_asked_of_other_places(site: Files) -> None:
    for path, data in site.items():
        text = data.decode("utf-8").replace("http://www.w3.org/2000/svg", "")
        if path.endswith((".html", ".css", ".js", ".svg")) and "search-index" not in path:
            assert not re.search(r"https?:|//[a-z]+\.|@import|fetch\(|XMLHttpRequest|eval\(|innerHTML", text), path


def test_headings_do_not_leap(site: Files) -> None:
    for path, page in pages_of(site).items():
        levels = [int(x.tag[1]) for x in page.elements if re.fullmatch(r"h[1-6]", x.tag)]
        assert all(b <= a + 1 for a, b in pairwise(levels)), (path, levels)


def test_lists_hold_items_only(site: Files) -> None:
    for path, page in pages_of(site).items():
        for x in page.elements:
            around = x.inside[-1] if x.inside else ""
            assert (around in ("ul", "ol")) <= (x.tag == "li"), (path, x)
            assert around != "p" or x.tag not in ("p", "ul", "ol", "div", "section"), (path, x)
            assert x.tag not in ("a", "button") or not {"a", "button"} & set(x.inside), (path, x)


def test_every_rule_is_there_under_its_key_with_its_sentences(shipped: Files) -> None:
    library = library_of("root")
    pages = pages_of(shipped)
    for language in languages():
        book = make_book(library, language)
        for chapter in book.chapters:
            page = pages[f"{language}/{chapter.number:02d}-{anchor(chapter.system)}.html"]
            text = " ".join(re.sub(r" \([\d.IVXa-z]+\)", "", page.text).split())
            for entry in chapter.walk():
                assert {anchor(x) for x in (entry.key, *entry.aliases)} <= set(page.ids), entry.key
                for para in entry.paras:
                    assert " ".join(re.sub(r" \([\d.IVXa-z]+\)", "", para.text).split()) in text, (entry.key, para.text)


def test_references_show_the_number_of_their_target(shipped: Files) -> None:
    page = pages_of(shipped)["en/14-hundreds.html"]
    numbers = {x.attributes["href"]: x.text for x in page.all("a", "number")}
    shown = [x for x in page.all("a", "ref") if x.attributes["href"].startswith("#")]
    assert shown
    for x in shown:
        assert x.text.endswith(f"({numbers[x.attributes['href']]})"), x


def test_both_languages_have_the_same_rules_in_the_same_files(shipped: Files) -> None:
    pages = pages_of(shipped)
    files = {x.partition("/")[2] for x in pages if "/" in x}
    for file in files:
        ids = [sorted(x for x in pages[f"{language}/{file}"].ids if ":" not in x) for language in languages()]
        assert ids[0] == ids[1], file


def test_sentences_of_another_language_say_so(shipped: Files) -> None:
    pages = pages_of(shipped)
    assert {x.attributes.get("lang") for x in pages["de/14-hundreds.html"].all("p", "title")} == {"en"}
    assert {x.attributes.get("lang") for x in pages["en/14-hundreds.html"].all("p", "title")} == {None}


def test_cards_are_all_on_one_page(shipped: Files) -> None:
    book = make_book(library_of("root"), "en")
    cards = [x for x in book.walk() if x.kind == "card"]
    page = pages_of(shipped)["en/cards.html"]
    assert len(page.all("li", "card")) == len(cards) > 50
    names = {x.attributes["name"] for x in page.all("select")}
    assert {"Suit", "Cost", "Item"} <= names


def test_a_game_without_cards_has_no_page_of_them() -> None:
    assert "en/cards.html" not in files_of(library_of("armello")) or b'class="card"' in files_of(library_of("armello"))["en/cards.html"]


def test_glossary_and_index_lead_to_the_rules(shipped: Files) -> None:
    pages = pages_of(shipped)
    glossary = {x.text.split("\n")[0].strip() for x in pages["en/glossary.html"].all("dt")}
    assert {"Hand limit Value", "Clearing Kind of place", "Hoard Box", "Exposed Word"} <= glossary
    where = next(x for x in pages["en/glossary.html"].all("a") if x.attributes["href"].endswith("-woodland.html#woodland.limits_of_hand"))
    assert "Cards in Hand" in where.text
    letters = [x.text for x in pages["de/register.html"].all("h2")]
    assert letters == sorted(letters)
    assert len(letters) > 15


def test_part_of_a_game_has_no_dead_links() -> None:
    library = library_of("root")
    site = dict(site_files([make_book(library, x, ["hundreds"]) for x in languages()], library))
    assert [x for x in site if re.match(r"en/\d", x)] == ["en/14-hundreds.html", "en/34-cited.html"]
    test_every_link_leads_somewhere(site)
    assert "before the roll" in pages_of(site)["en/14-hundreds.html"].text


def test_one_language_has_no_switch() -> None:
    library = library_of("gleaners", HERE / "tests" / "games")
    site = dict(site_files([make_book(library, "de")], library))
    assert not any(x.startswith("en/") for x in site)
    assert not pages_of(site)["de/index.html"].all("nav", "languages")
    test_every_link_leads_somewhere(site)


def test_same_input_same_bytes(gleaners: Files) -> None:
    assert files_of(library_of("gleaners", HERE / "tests" / "games")) == gleaners


def test_house_rules_in_force_are_marked() -> None:
    library = library_of("root")
    book = make_book(library, "en", None, ["suit_markers"])
    for entry in book.walk():
        if entry.key == "marquise.crafting":  # as if house rules had changed it
            entry.mark, entry.was = "changed", list(entry.paras)
    text = dict(site_files([book], library))
    page = next(x for name, x in text.items() if name.startswith("en/06"))
    assert b'class="house"' in page and b"Your crafting pieces are your workshops" in page
    added = next(x for name, x in text.items() if name.startswith("en/") and name.endswith("house_rules.html"))
    assert b'id="suit_markers.shuffled" class="house"' in added or added.count(b'class="house"') >= 1
