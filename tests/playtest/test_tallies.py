"""Points by what a game's heading counts together; a file that sits twice; what the strongest bot left; maps below heat."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.playtest import batch
from rootdsl.playtest.page import drawings_of, graphs_of, report_page
from rootdsl.playtest.plan import Plan, strongest
from rootdsl.playtest.pool import Asked, Pool, find
from rootdsl.playtest.reading import read
from rootdsl.playtest.speech import speech
from rootdsl.playtest.store import opened
from tests.conftest import Told


def test_every_point_has_its_kind(played: Path, shipped: tuple[Pool, Plan]) -> None:
    with opened(played) as store:
        found, german = read(store), read(store, speech=speech(shipped[0], "de"))
    titles = [title for title, _ in found.tallies]
    assert titles[0] == "Crafting" and "" not in titles and len(titles) == len(german.tallies)
    assert german.tallies[0][0] == "Herstellen"
    for name, rows in found.points.items():
        assert sum(some[name] for _, some in found.tallies) == pytest.approx(sum(n for _, n in rows))
    removed = dict(found.tallies)["Buildings and Tokens Removed"]
    assert removed["marquise"] == pytest.approx(dict(found.points["marquise"])["Removing Buildings and Tokens"])
    assert "Buildings and Tokens Removed" in report_page(found, {})


def test_without_rows_points_go_by_title(gleaners: Path, told: Told) -> None:
    assert "Where points come from" in told("playtest", "-g", "gleaners", "-n", 5, "-w", 1, "-o", "b.db")[1]
    with opened(Path("b.db")) as store:
        assert read(store).tallies == []


def test_rows_of_the_heading(gleaners: Path, told: Told) -> None:
    game = gleaners / "game.law"
    text = game.read_text(encoding="utf-8")
    for rows, code in (
        ('  counts points of prize "<b>Prizes</b>" from field.round.award\n', ""),
        ('  counts points of prize "Prizes" from field.rond\n', "E0301"),
        ('  counts points of prize "Prizes" from fild\n', "E0301"),
        ('  counts points of prize "Prizes" from law, law\n', "E0328"),
        ('  counts points of prize "Prizes" from law\n  counts points of prize "More" from deck\n', "E0328"),
        ("  counts points of prize from law\n", "E0303"),
        ('  counts points of prize "Prizes"\n', "E0302"),
    ):
        game.write_text(text + rows, encoding="utf-8")
        result, out, err = told("check", "-g", "gleaners")
        assert (result, code in out + err) == (int(bool(code)), True), (rows, out, err)
    game.write_text(text + '  counts points of prize "<b>Prizes</b>" from field.round.award\n', encoding="utf-8")
    code, out, _ = told("playtest", "-g", "gleaners", "-n", 5, "-w", 1, "-o", "b.db", "--page", "p.html")
    assert code == 0 and "<b>Prizes</b>" in out and "Together" in out
    page = Path("p.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Prizes&lt;/b&gt;" in page and "<b>Prizes" not in page


def test_who_sits_twice_has_two_rows(tmp_path: Path, told: Told) -> None:
    pool, plan = find(Asked("root", ["vagabond", "vagabond", "marquise"], ["3"]))
    path = tmp_path / "two.db"
    with opened(path, new=True) as store:
        batch.run(store, pool, plan, 6, 1)
        found = read(store, {"vagabond": 23.0, "second_vagabond": 20.0})
    rows = {(x.name, x.nth): x for x in found.factions}
    assert sorted(rows) == [("marquise", 1), ("vagabond", 1), ("vagabond", 2)]
    assert (rows["vagabond", 1].beside, rows["vagabond", 2].beside, rows["marquise", 1].beside) == (23.0, 20.0, None)
    assert all(x.games == 6 for x in found.factions) and "Second Vagabond" in report_page(found, {})
    assert "Second Vagabond" in told("playtest", "--report", path)[1]


def test_what_the_strongest_bot_left(gleaners: Path, shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    assert strongest(["random"]) == "" and strongest(["random", "a=greedy", "tree:9", "tree:80"]) == "tree:80"
    pool, plan = find(Asked("root", ["marquise", "eyrie"], ["2"], bots=("random", "eyrie=greedy")))
    with opened(tmp_path / "b.db", new=True) as store:
        batch.run(store, pool, plan, 1, 1)
        found = read(store)
        strong = {(x, y): (n, of) for x, y, n, of in store.rows("SELECT name, detail, n, total FROM used WHERE kind = 'strong'")}
        own = store.rows("SELECT name, detail, n, total FROM used WHERE kind = 'option' AND faction = 'eyrie'")
    assert strong == {(x, y): (n, of) for x, y, n, of in own} and strong
    assert {(x.name, x.detail) for x in found.untaken} == {x for x, (n, _) in strong.items() if not n and x[1] != "-"}
    page = report_page(found, {})
    assert found.strongest == "greedy" and "the strongest bot (greedy)" in page


def test_heat_lies_on_the_map(played: Path, shipped: tuple[Pool, Plan]) -> None:
    with opened(played) as store:
        found = read(store)
    drawn = drawings_of(shipped[0], found, "en")
    page = report_page(found, graphs_of(shipped[0], found), "en", drawn)
    assert sorted(drawn) == ["autumn", "lake"] and page.count("<symbol id=") == 2 and page.count("<use href=\"#base-") == len(found.heat)
    assert page == report_page(found, graphs_of(shipped[0], found), "en", drawings_of(shipped[0], found, "en"))
    ids = [x.split('"')[0] for x in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids)) and len(page) < 900_000


def test_another_name_changes_no_game(told: Told, tmp_path: Path) -> None:
    code, out, _ = told("compare", "now", "overtime", "-g", "root", "-f", "marquise,eyrie", "--players", "2", "-n", 8, "-w", 1)
    assert code == 0 and "8 of 8 games went exactly the same." in out and "every game ended the same" in out
    assert "Overtime" in out and "+0." not in out.partition("Corrected")[2].partition("Scores")[0]


def test_intervals_of_nothing_hold_zero(gleaners: Path) -> None:
    from rootdsl.playtest.calibrate import missed, nothing

    pool, plan = find(Asked("gleaners", ["any"], ["2"]))
    assert missed(nothing(pool, plan, 40, 40)) <= 5
