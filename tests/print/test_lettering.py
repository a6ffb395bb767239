"""Widths of letters, lines, and text in frames."""

from __future__ import annotations

import doctest
import json

import pytest

from rootdsl.print import ink, lettering
from rootdsl.print import law as law_module
from rootdsl.print.canvas import Canvas, Paragraph, TooMuch
from rootdsl.print.lettering import Span, cut, line_width, width, wrap


@pytest.mark.parametrize("module", [lettering, ink, law_module])
def test_examples_in_docstrings(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_the_table_is_that_of_the_font() -> None:
    typst = pytest.importorskip("typst")
    said = "Straße of the Öffnung, 1234 — “ij”"
    source = (
        '#let d = json(bytes(sys.inputs.data))\n#context [#metadata(d.map(x => measure(text(font: "Libertinus Serif", size: 100pt, '
        "kerning: false, ligatures: false, weight: x.at(0), style: x.at(1), x.at(2))).width.pt()))<w>]"
    )
    data = json.dumps([["regular", "normal", said], ["bold", "normal", said], ["regular", "italic", said]])
    made = typst.Compiler(source.encode(), sys_inputs={"data": data}, ignore_system_fonts=True).query("<w>", field="value", one=True)
    for style, wide in zip(("regular", "bold", "italic"), json.loads(made)):
        assert width(said, 100, style) == pytest.approx(wide, rel=0.005)


def test_lines_are_no_wider_than_the_room() -> None:
    spans = [Span("Titled", "bold"), Span(" and then a good many words, " * 9), Span("Donaudampfschifffahrtsgesellschaft" * 4)]
    for room in (40.0, 90.0, 300.0):
        assert all(line_width(x) <= room + 0.01 for x in wrap(spans, room, 12))


def test_styles_meet_without_a_space() -> None:
    (line,) = wrap([Span("a"), Span("b", "bold"), Span(" c")], 500, 10)
    assert "".join(x.span.text for x in line) == "ab c"


def test_nothing_has_no_lines() -> None:
    assert wrap([], 10, 10) == [] and wrap([Span("  ")], 10, 10) == []
    assert cut("", 1, 10) == ""


def frame(words: int, high: float) -> tuple[Canvas, float]:
    page = Canvas(400, 400, "t", "en", "the page")
    told = [Paragraph([Span("word " * words)]) for _ in range(3)]
    return page, page.flow("the frame", [told], 10, 10, 300, high, 20, [8])


def test_text_shrinks_until_it_fits() -> None:
    sizes = [frame(n, 200)[1] for n in (3, 30, 60)]
    assert sizes[0] == 20 and sizes[0] > sizes[1] > sizes[2] >= 8


def test_text_that_does_not_fit_warns_and_stays_inside() -> None:
    with pytest.warns(TooMuch, match="the frame.*the page"):
        page, size = frame(400, 100)
    assert size == 8
    assert all(float(dict(x.attributes)["y"]) <= 110 for x in page.shapes)


def test_a_shorter_telling_is_taken_before_the_text_grows_too_small() -> None:
    page = Canvas(400, 400, "t", "en")
    full, short = [Paragraph([Span("word " * 300)])], [Paragraph([Span("short")])]
    page.flow("f", [full, short], 0, 0, 200, 100, 20, [10, 5])
    assert [x.text for x in page.shapes] == ["short"]
