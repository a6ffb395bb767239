"""Sheets of seats, reference cards, diagrams of turns, maps."""

from __future__ import annotations

import re
import warnings
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from rootdsl.atlas.style import contrast
from rootdsl.book.build import make_book
from rootdsl.names.library import Library
from rootdsl.print.canvas import TooMuch
from rootdsl.print.content import seats, sheet_of
from rootdsl.print.course import courses
from rootdsl.print.ink import deep, on, pale
from rootdsl.print.sheets import pages_of as sheets_of
from rootdsl.print.sheets import sheet_files
from rootdsl.print.speech import Speech
from tests.print.paper import HOSTILE, TRIAL, book, game_of, shipped, solid, texts, words_of

LANGUAGES = ("en", "de")


def pictures(library: Library, language: str, *names: str) -> dict[str, str]:
    made = make_book(library, language, names)
    return {name + end: svg for name, _, pages in sheets_of(made, library) for end, svg in pages}


@pytest.fixture(scope="module", params=[("root", x) for x in LANGUAGES] + [("armello", x) for x in LANGUAGES], ids=str)
def every(request: pytest.FixtureRequest) -> tuple[str, str, dict[str, str]]:
    game, language = request.param
    with warnings.catch_warnings():
        warnings.simplefilter("error", TooMuch)  # the shipped files fit
        made = {name + end: svg for name, _, pages in sheets_of(book(language, game), shipped(game)) for end, svg in pages}
    return game, language, made


def test_every_seat_and_map_has_its_sheets(every: tuple[str, str, dict[str, str]]) -> None:
    game, _, made = every
    library = shipped(game)
    for system in seats(library, library.systems):
        assert {f"{system.name}-{x}" for x in ("sheet-front", "sheet-back", "card", "turn")} <= set(made)
    for system in library.systems.values():
        assert (f"{system.name}-map" in made) == (system.kind == "map")
        assert (f"{system.name}-house" in made) == (system.kind == "house rules")


def test_pictures_are_well_formed_and_nothing_stands_outside(every: tuple[str, str, dict[str, str]]) -> None:
    for name, svg in every[2].items():
        root = ET.fromstring(svg)
        wide, high = (float(x) for x in root.attrib["viewBox"].split()[2:])
        assert "mm" in root.attrib["width"]
        if name.endswith("-map"):
            continue
        for x in root.iter("{http://www.w3.org/2000/svg}text"):
            left, room, anchor = float(x.attrib["x"]), float(x.attrib["textLength"]), x.attrib.get("text-anchor", "start")
            left -= {"start": 0, "middle": room / 2, "end": room}[anchor]
            assert left >= 0 and left + room <= wide + 1 and 0 <= float(x.attrib["y"]) <= high, (name, x.text)


def test_sheets_say_what_the_file_declares(every: tuple[str, str, dict[str, str]]) -> None:
    game, language, made = every
    library = shipped(game)
    speech = Speech(library, language)
    for system in seats(library, library.systems):
        sheet = sheet_of(system, library, book(language, game), speech)
        front, back = (solid("".join(texts(made[f"{system.name}-sheet-{x}"]))) for x in ("front", "back"))
        assert solid(sheet.title) in front and solid(sheet.title) in back
        for phase in sheet.phases:
            assert solid(phase.title) in front
        for board in sheet.boards:
            assert solid(board.title) in front
            for row in board.rows:
                assert solid(row.title) in front and all("".join(numbers) in front for _, numbers in row.numbers)
        for count, title in sheet.pieces:
            assert f"{count}{solid(title)}" in back
        for step in sheet.setup:
            assert solid(step.title) in back


def test_pieces_are_counted_once(every: tuple[str, str, dict[str, str]]) -> None:
    """What the counters tell, no step of the set-up tells again; a step that says nothing else is the title of the counters."""
    game, language, made = every
    library = shipped(game)
    for system in seats(library, library.systems):
        sheet = sheet_of(system, library, book(language, game), Speech(library, language))
        stock = [x.text for c in book(language, game).chapters for entry in c.entries for y in entry.walk() for x in y.paras
                 if x.origin == f"{system.name}.pieces"]
        told = solid("".join(line for step in sheet.setup for _, line in step.lines))
        assert not any(solid(x) in told for x in stock)
        assert not sheet.gather or solid(sheet.gather) in solid("".join(texts(made[f"{system.name}-sheet-back"])))
        if (game, system.name) == ("root", "marquise"):
            assert stock and sheet.gather and len(sheet.setup) > 2


def test_no_empty_turn(every: tuple[str, str, dict[str, str]]) -> None:
    game, _, made = every
    for system in seats(shipped(game), shipped(game).systems):
        assert len(texts(made[f"{system.name}-turn"])) > 5 and len(texts(made[f"{system.name}-card"])) > 5


# ---------------------------------------------------------------- the turn as a graph


def test_states_of_a_turn() -> None:
    library = shipped()
    found = {x.key: x for x in courses(library.systems["hundreds"], library)}
    assert list(found) == ["hundreds.birdsong", "hundreds.daylight", "hundreds.evening"]
    day = found["hundreds.daylight"]
    assert day.states["hundreds.daylight.command"].kind == "menu"
    assert len(day.actions("hundreds.daylight.command")) == 3
    assert day.layers()[0] == [day.start] and day.layers()[-1] == [day.end]


def test_ends_and_procedures_lead_elsewhere() -> None:
    library = shipped()
    found = {x.key: x for x in courses(library.systems["eyrie"], library)}
    assert ("eyrie.daylight.resolve", "eyrie.turmoil") in found["eyrie.daylight"].leaves
    assert ("eyrie.turmoil.rest", "eyrie.daylight") in found["eyrie.turmoil"].leaves


def test_every_step_of_the_model_is_a_state() -> None:
    from rootdsl.print.course import steps

    library = shipped()
    for system in seats(library, library.systems):
        known = {y for x in courses(system, library) for y in x.states}
        for name, body in system.phases.items():
            if name != library.manifest().setup:
                assert {x.path for x in steps(body)} <= known


def test_a_turn_without_phases() -> None:
    library = shipped("armello")
    system = seats(library, library.systems)[0]
    (course,) = courses(system, library)
    assert course.kind == "phase" and any(x.kind == "menu" for x in course.states.values())


# ---------------------------------------------------------------- changed and hostile files


def changed(tmp_path: Path, *swaps: tuple[str, str]) -> Library:
    text = TRIAL.read_text(encoding="utf-8")
    for one, two in swaps:
        assert one in text
        text = text.replace(one, two)
    file = tmp_path / "trial.law"
    file.write_text(text, encoding="utf-8")
    return game_of(file)


TRACK = '\ntrack posts "Posts" 5 spaces, one row for each of fort\n  points 0, 1, 2, %d, 9\n\nabilities'


def test_a_number_of_a_track_is_on_the_sheet(tmp_path: Path) -> None:
    one, two = (pictures(changed(tmp_path, ("\nabilities", TRACK % n)), "en", "trial")["trial-sheet-front"] for n in (7, 8))
    assert [(a, b) for a, b in zip(texts(one), texts(two), strict=True) if a != b] == [("7", "8")]


def test_strange_titles_stay_text(tmp_path: Path) -> None:
    said = HOSTILE.replace("\\", "/").replace('"', "'")
    library = changed(tmp_path, ('"Trial"', f'"{said}"'), ('"Ramparts"', f'"{said}"'), ('"Act"', f'"{said}"'), ('"Raze"', f'"{said}"'))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", TooMuch)
        for name, svg in pictures(library, "en", "trial").items():
            assert "<script" not in svg
            assert solid("#read('/etc/passwd')") in solid("".join(texts(svg))), name
            assert "49" not in texts(svg)


def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    long = "An Endless Row of Words That No Page Has Room For " * 12
    library = changed(tmp_path, ('"Ramparts"', f'"{long.strip()}"'), ('"Trial"', f'"{long.strip()}"'))
    with pytest.warns(TooMuch, match="W0830"):
        made = pictures(library, "en", "trial")
    root = ET.fromstring(made["trial-sheet-front"])
    wide = float(root.attrib["viewBox"].split()[2])
    for x in root.iter("{http://www.w3.org/2000/svg}text"):
        assert float(x.attrib["textLength"]) <= wide


def test_what_does_not_fit_is_told_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from rootdsl.cli.main import run

    text = TRIAL.read_text(encoding="utf-8").replace('"Trial"', '"' + "Very Long " * 60 + 'Name"')
    (tmp_path / "trial.law").write_text(text, encoding="utf-8")
    assert run(["docs", str(tmp_path / "trial.law"), "-f", "sheet", "-l", "en", "-o", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().err
    assert "W0830" in said and "trial" in said and "Traceback" not in said


# ---------------------------------------------------------------- PDF and colours


def test_sheets_as_pdf() -> None:
    pytest.importorskip("typst")
    made = make_book(shipped(), "de", ["hundreds", "autumn"])
    one, two = dict(sheet_files([made], shipped())), dict(sheet_files([made], shipped()))
    assert one == two
    words = words_of(one["de/sheets/hundreds-sheet.pdf"])
    assert "Herr der Scharen" in words and "Morgenröte" in words
    assert one["de/sheets/autumn-map.pdf"].startswith(b"%PDF")


def test_a_map_speaks_the_language_of_the_book() -> None:
    said = " ".join(texts(pictures(shipped(), "de", "autumn")["autumn-map"]))
    assert "Fuchs" in said and "Lichtung" in said and "Fox" not in said


@pytest.mark.parametrize("colour", ["#ffee00", "#000000", "#7f8c8d", "#ffffff", "", "red", "#b9a44c"])
def test_every_colour_can_be_read(colour: str) -> None:
    assert contrast(deep(colour), "#ffffff") >= 4.5
    assert contrast(deep(colour), pale(colour, 0.88)) >= 4.5
    ground = colour if re.fullmatch("#[0-9a-f]{6}", colour) else "#5b4a3a"
    assert contrast(on(colour), ground) >= 4.5
