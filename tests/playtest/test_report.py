"""The report has its parts, gives the same bytes for the same file, and lets no text of the rules become markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rootdsl.playtest import beside
from rootdsl.playtest.findings import Findings
from rootdsl.playtest.page import graphs_of, report_page
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.pool import Pool
from rootdsl.playtest.reading import read
from rootdsl.playtest.speech import speech
from rootdsl.playtest.store import opened
from rootdsl.project.fault import Fault
from rootdsl.prose.languages import languages
from tests.conftest import Told
from tests.playtest.conftest import HERE

PARTS = ["win_rates", "seats", "company", "length", "endings", "points", "curves", "decisions", "use", "never_used", "never_taken", "where",
         "coverage"]
VOID = {"meta", "link", "br"}


@pytest.fixture(scope="module")
def found(played: Path) -> Findings:
    with opened(played) as store:
        return read(store, {"eyrie": 29.1})


@pytest.fixture(scope="module")
def page(found: Findings, shipped: tuple[Pool, Plan]) -> str:
    return report_page(found, graphs_of(shipped[0], found))


class Tags(HTMLParser):
    """Every tag that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_has_its_parts(page: str, found: Findings) -> None:
    assert [x for x in PARTS if f'<section id="{x}">' not in page] == []
    tags = Tags()
    tags.feed(page)
    assert tags.open == [] and "script" not in tags.seen
    for text in ("Marquise de Cat", "Eyrie Dynasties", "Bots are not people", "95 % interval", "29.1 %", "Seat 3", "Points", "Lake"):
        assert text in page
    assert "http" not in page.replace("http://www.w3.org", "")
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 5 + len(found.heat)
    for picture in pictures:
        assert ET.fromstring(picture).get("aria-label")


def test_the_same_file_gives_the_same_bytes(page: str, found: Findings, shipped: tuple[Pool, Plan], played: Path) -> None:
    with opened(played) as store:
        assert report_page(read(store, {"eyrie": 29.1}), graphs_of(shipped[0], found)) == page


def test_figures_agree_with_the_file(found: Findings, played: Path) -> None:
    assert (found.games, found.sound, found.faults) == (24, 24, [])
    assert sum(x.wins for x in found.factions) == pytest.approx(24 - dict(found.endings).get("unfinished", 0))
    assert sum(x.games for x in found.factions) == 72 and sum(n for _, n in found.endings) == 24
    assert sum(x.wins for x in found.seats[3]) == pytest.approx(sum(x.wins for x in found.factions))
    for x in found.company:
        own = next(y for y in found.factions if y.name == x.faction)
        assert x.present.games + x.absent.games == own.games
        assert x.present.wins + x.absent.wins == pytest.approx(own.wins)
    for k, (_, row) in enumerate(found.coverage):
        assert [i for i, n in enumerate(row) if not n] == [k]       # nothing was missed but oneself
    assert found.unused and all("." in path for path, _ in found.unused)
    with opened(played) as store:
        [(points,)] = store.rows("SELECT sum(points) FROM points JOIN seat USING (game, seat) WHERE faction = 'eyrie'")
        [(games,)] = store.rows("SELECT count(*) FROM seat WHERE faction = 'eyrie'")
    assert sum(n for _, n in found.points["eyrie"]) == pytest.approx(points / games)


def test_every_language_has_every_label() -> None:
    tables = {x: import_module(f"rootdsl.prose.languages.{x}.playtest").PLAYTEST for x in languages()}
    assert len({frozenset(x) for x in tables.values()}) == 1
    for key, text in tables["en"].items():
        fields = {x: sorted(re.findall(r"{\w+}", table[key])) for x, table in tables.items()}
        assert text.strip() and len({tuple(x) for x in fields.values()}) == 1, key


def test_no_label_is_idle() -> None:
    folders = [HERE / "rootdsl" / "playtest", HERE / "rootdsl" / "cli"]
    used = "".join(x.read_text(encoding="utf-8") for folder in folders for x in sorted(folder.rglob("*")) if x.suffix in (".py", ".j2"))
    table = import_module("rootdsl.prose.languages.en.playtest").PLAYTEST
    assert [x for x in table if f"'{x}'" not in used and f'"{x}"' not in used] == []


def test_in_german(played: Path, shipped: tuple[Pool, Plan]) -> None:
    with opened(played) as store:
        found = read(store, speech=speech(shipped[0], "de"))
    page = report_page(found, graphs_of(shipped[0], found), "de")
    assert '<html lang="de">' in page and "Wer gewinnt" in page and "Horst-Dynastien" in page and "Herbst" in page
    assert re.search(r"\d,\d %", page) and not re.search(r">\d+\.\d %", page)


def test_text_of_the_rules_is_no_markup(gleaners: Path, told: Told) -> None:
    law = gleaners / "field.law"
    law.write_text(law.read_text(encoding="utf-8").replace('"The Award"', '"<script>alert(1)</script>"').replace(
        '"Closing"', '"[red]\'><b>x"'), encoding="utf-8")
    code, out, _ = told("playtest", "-g", "gleaners", "-n", 4, "-w", 1, "-o", "b.db", "--page", "p.html")
    page = Path("p.html").read_text(encoding="utf-8")
    assert code == 0 and "<script" not in page and "<b>x" not in page and "&lt;script&gt;" in page
    assert "[red]" in out
    tags = Tags()
    tags.feed(page)
    assert tags.open == []


def test_the_terminal_tells_the_first_figures(gleaners: Path, told: Told) -> None:
    code, out, _ = told("playtest", "-g", "gleaners", "--players", "2,3,4", "-n", 30, "-w", 1, "-o", "b.db")
    assert code == 0 and "Gleaners: 30 games were played; 30 of them count." in out
    assert "Closing" in out and "4 players" in out and "Bots are not people" in out
    code, again, _ = told("playtest", "--report", "b.db")
    assert code == 0 and again == out + "Written: b.html\n" and Path("b.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_batch_of_nothing_but_faults_is_told(gleaners: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rootdsl.playtest.game.run", lambda *_: 1 // 0)
    code, out, err = told("playtest", "-g", "gleaners", "-n", 12, "-w", 1, "-o", "b.db", "--page", "p.html")
    assert code == 1 and "12 games were played; 0 of them count." in out and "and 4 more" in err
    assert "ZeroDivisionError" in Path("p.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "league:\n  win_percent: {otters: 30.5, newts: 19, second_newt: 7.25}\n  warning: other 5\nlength: 8\n",
        "league:\n  win_percent:\n    otters: 30.5   # many games\n    newts: 19\n    second_newt: 7.25\n  length: 8\n",
        "# figures\notters: 30.5\nnewts: 19\nsecond_newt: 7.25\n",
        '{"otters": 30.5, "newts": 19, "second_newt": 7.25}\n',
    ],
)
def test_figures_to_lay_beside(text: str, tmp_path: Path) -> None:
    (tmp_path / "f.yaml").write_text(text, encoding="utf-8")
    assert beside.read(tmp_path / "f.yaml") == {"otters": 30.5, "newts": 19.0, "second_newt": 7.25}


def test_figures_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    for data, part in ((b"\xff\xfe\x00", "UTF-8"), (b"otters: many\n", "no line"), (b"otters: 130\n", "130 per cent")):
        path.write_bytes(data)
        with pytest.raises(Fault) as fault:
            beside.read(path)
        assert fault.value.code == "E0846" and part in fault.value.sentence
