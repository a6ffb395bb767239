"""Markdown, JSON and YAML: the same bytes each time, every link at its target, and strange texts as plain text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from rootdsl.book.data import as_json, as_yaml
from rootdsl.book.markdown import markdown
from rootdsl.book.tree import Book
from rootdsl.book.words import Words
from rootdsl.cli.main import cli, run
from rootdsl.prose.languages import languages

Books = Callable[..., Book]
HOSTILE = ["<script>alert(1)</script>", '#read("/etc/passwd")', "]]>", "a\\b", "*star* _under_ `tick`", "[x](y)", "![i](j)", "&lt;b&gt;"]


@pytest.mark.parametrize("language", languages())
def test_markdown_links(books: Books, language: str) -> None:
    files = dict(markdown(books("root", language), Words(language)))
    anchors = {(name, found) for name, text in files.items() for found in re.findall(r'<a id="([^"]+)"></a>', text)}
    links = 0
    for name, text in files.items():
        for target in re.findall(r"(?<!\\)\]\(([^)]*)\)", text):
            file, _, anchor = target.partition("#")
            assert (file or name) in files
            assert not anchor or (file or name, anchor) in anchors
            links += 1
    assert links > 100


def test_same_input_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("one", "two"):
        assert run(["docs", "hundreds", "-o", folder, "-f", "markdown", "-f", "json", "-f", "yaml"]) == 0
    first = {x.relative_to("one"): x.read_bytes() for x in Path("one").rglob("*") if x.is_file()}
    assert first == {x.relative_to("two"): x.read_bytes() for x in Path("two").rglob("*") if x.is_file()}
    assert len(first) == 2 * 5  # contents, the chapter, the rules that it cites, and two for programs


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts_are_plain_text(gleaners: Path, text: str) -> None:
    law = gleaners / "field.law"
    note = text.replace('"', "'")
    law.write_text(
        law.read_text(encoding="utf-8")
        .replace('"The Prize"', f'"{note}"')
        .replace("    draw 1 into prize\n", f'    note "{note}"\n    draw 1 into prize\n'),
        encoding="utf-8",
    )
    (gleaners / "field.de.law").write_text(f'language de\n\nrule round.prize "{note}"\nnote round.prize "{note}"\n', encoding="utf-8")
    assert run(["docs", "-g", "gleaners", "-f", "markdown", "-f", "json", "-f", "yaml"]) == 0
    out = Path("out/docs/gleaners")
    for language in languages():
        data = json.loads((out / language / "rules.json").read_text(encoding="utf-8"))
        entry = next(x for x in walk(data["chapters"]) if x.get("key") == "field.round.prize")
        assert entry["title"] == note and entry["text"][-1]["text"] == note
        lines = [x for x in (out / language / "rules.yaml").read_text(encoding="utf-8").splitlines() if "name: " in x or "text: " in x]
        texts = [json.loads(line.partition(": ")[2]) for line in lines]
        assert any(x.endswith(note) for x in texts)
        told = "".join(x.read_text(encoding="utf-8") for x in (out / language / "markdown").glob("*.md"))
        assert not re.search(r"(?<!\\)<script", told) and "](y)" not in re.sub(r"\\.", "", told)
        plain = re.sub(r"\\(.)", r"\1", told).replace("&amp;", "&")
        assert note in plain


def walk(entries: list[dict[str, object]]) -> list[dict[str, object]]:
    out = []
    for x in entries:
        out.append(x)
        for key in ("entries", "children"):
            out += walk(x.get(key, []))  # type: ignore[arg-type]
    return out


def test_data_says_what_the_book_says(books: Books) -> None:
    book, words = books("armello"), Words("en")
    data = json.loads(as_json(book, words))
    assert [x["title"] for x in data["chapters"]] == [x.title for x in book.chapters]
    assert as_yaml(book, words).count("- name: ") == len(book.chapters) + sum(1 for _ in book.walk())


def test_a_file_of_ones_own_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A faction outside the repository, with no German file: its chapter alone, and the report says what is missing."""
    trial = Path(__file__).parents[1] / "factions" / "trial.law"
    (tmp_path / "mine.law").write_text(trial.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["docs", "mine.law", "-f", "markdown"]) == 0
    files = sorted(x.name for x in Path("out/docs/root/en/markdown").iterdir())
    assert len(files) == 2 and "README.md" in files
    assert not (tmp_path / "generated").exists()
    told = CliRunner().invoke(cli, ["docs", "mine.law", "--report", "-l", "de"]).output
    assert "Without translation" in told and "trial." in told


def test_what_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    assert run(["docs", "hundreds", "-f", "json", "-o", "taken"]) == 2
    assert "E0907" in capsys.readouterr().err
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"
    assert run(["docs", "hundreds", "-l", "xx"]) == 2
    assert "E0801" in capsys.readouterr().err


COUNTED = """language 1

faction counters "The Counters"
  chapter 20
  letter T
  reach 10
  colour "#7a9e3a"

pieces
  15 warriors

evening
  step muster "Muster"
    choose home among corner clearings
    choose band, any number, among warriors of counters in home
    place a warrior in home for each of band
  step boast "Boast"
    choose band, any number, among warriors of counters on the map
    score number of band
"""


def test_a_choice_that_is_only_counted_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counters.law").write_text(COUNTED, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["docs", "counters.law", "-f", "json", "-l", "en"]) == 0
    data = json.loads(Path("out/docs/root/en/rules.json").read_text(encoding="utf-8"))
    told = {x["key"]: [y["text"] for y in x["text"]] for x in walk(data["chapters"]) if "text" in x}
    assert told["counters.evening.muster"][1:] == [
        "Choose any number of your warriors in that clearing.",
        "For each of those warriors, place one warrior in that clearing.",
    ]
    assert told["counters.evening.boast"] == ["Choose any number of your warriors.", "Score one point for each of those warriors."]
