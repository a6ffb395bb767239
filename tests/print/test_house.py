"""The sheet of house rules: what they are, what they change, and what that was."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.print.canvas import TooMuch
from rootdsl.print.house import changed, houses
from rootdsl.print.sheets import pages_of
from tests.print.paper import HOSTILE, book, game_of, shipped, solid, texts

FEAST = """language 1

house rules feast "The Feast"

rule bigger "Bigger Hands"
  exception to hand_limit: 7
  note "So that nobody leaves hungry."

rule plain "Plain Goods"
  exception to craft.item
    put a piece of item of plan in item_supply into crafted_items of crafter
"""


def page(path: Path, text: str, language: str = "en") -> list[str]:
    file = path / "feast.law"
    file.write_text(text, encoding="utf-8")
    library = game_of(file)
    pages = {name: pictures for name, _, pictures in pages_of(make_book(library, language, ["feast"]), library)}
    assert list(pages) == ["feast-house"]
    return texts(pages["feast-house"][0][1])


def test_each_house_rule_and_what_it_was(tmp_path: Path) -> None:
    said = solid("".join(page(tmp_path, FEAST)))
    for text in (
        "The Feast",
        "House Rules",
        "Bigger Hands",
        "Your hand limit is seven.",
        "So that nobody leaves hungry.",
        "Changes: 4.7 Cards in Hand",
        "Before:",
        "The hand limit of a player is five.",
        "Changes: 4.1.3 Items",
        "score your crafting points",
    ):
        assert solid(text) in said, text
    assert "startingcards" not in said  # of what stands in that rule, only what is changed


@pytest.mark.parametrize(("language", "word"), [("en", "Changes: 5.2.4 Step 4: Ruins"), ("de", "Änderungen: 5.2.4 Schritt 4: Ruinen")])
def test_the_shipped_house_rules(language: str, word: str) -> None:
    (system,) = houses(shipped(), ["suit_markers", "hundreds"])
    assert [(x.entry.key, [rule.key for rule, _ in x.rules]) for x in changed(system, book(language))] == [
        ("suit_markers.shuffled", ["woodland.setup.ruins"])
    ]
    made = {name: pictures for name, _, pictures in pages_of(make_book(shipped(), language, ["suit_markers"]), shipped())}
    assert solid(word) in solid("".join(texts(made["suit_markers-house"][0][1])))


def test_strange_texts_stay_texts(tmp_path: Path) -> None:
    text = HOSTILE.replace("\\", "").replace('"', "'")
    said = solid("".join(page(tmp_path, FEAST.replace("So that nobody leaves hungry.", text).replace("The Feast", text))))
    assert "<script>alert(1)</script>" in said


def test_too_many_house_rules_are_named(tmp_path: Path) -> None:
    rules = "".join(f'\nrule more_{n} "More {n}"\n  exception to goal: {n + 1}\n  note "{"Very long. " * 40}"\n' for n in range(40))
    with pytest.warns(TooMuch, match="feast"):
        page(tmp_path, FEAST + rules)


def test_the_shipped_page_fits() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", TooMuch)
        assert list(pages_of(make_book(shipped(), "de", ["suit_markers"]), shipped()))
