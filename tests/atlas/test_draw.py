"""The picture of a map: well formed, always the same, safe, and it shows what is declared."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET

import pytest

from rootdsl.atlas.counters import BADGE, MOST, RING, draw_counters
from rootdsl.atlas.draw import SHEET, draw_svg, slot_marks
from rootdsl.atlas.field import lay_out
from rootdsl.atlas.graph import build_graph
from rootdsl.atlas.style import PALETTE, MapStyle, PieceMark, contrast, initials, mix, safe_colour, suit_looks
from rootdsl.atlas.trails import draw_ribbons, path_looks
from rootdsl.model.decl import Link, MapDecl, PathKind, PlaceKind, Site, Suit

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def draw(autumn, kinds, paths, suits):
    def run(pieces=None, title="", **style):
        return draw_svg(autumn, build_graph(autumn, kinds, paths), MapStyle(suits=suits, **style), pieces, title)

    return run


def texts(svg: str) -> list[str]:
    """Lettering of the picture, without the copies that only make a halo."""
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text") if node.get("aria-hidden") != "true"]


def tips(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}title")]


def test_well_formed_and_described(draw):
    root = ET.fromstring(draw())
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == "Autumn"
    assert root.find(f"{SVG}desc").text == "Autumn: 12 × Clearing, 7 × Forest, 18 × Path, 4 × River"
    assert {root.find(f"{SVG}title").get("id"), root.find(f"{SVG}desc").get("id")} == set(root.get("aria-labelledby").split())
    assert root.get("viewBox").startswith("0 0 1000 1")


def test_self_contained_and_light(draw):
    svg = draw()
    assert not re.search(r"<script|<image|<style|@import|http(?!://www\.w3\.org/2000/svg)|data:", svg)
    assert len(svg) < 120_000
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)) <= {(name, "") for name in ids} | {("", name) for name in ids}


def test_same_input_same_bytes(fresh_autumn, kinds, paths, suits):
    pieces = {3: [PieceMark("Cats", "#cc6633", "Soldier", "round", 4)]}
    one, other = (draw_svg(m, build_graph(m, kinds, paths), MapStyle(suits=suits), pieces, "x") for m in (fresh_autumn(), fresh_autumn()))
    assert one == other


def test_numbers_names_and_legend_come_from_the_declarations(draw, kinds):
    shown = texts(draw())
    for number in range(1, 13):
        assert shown.count(str(number)) == 1
    for name in ("Northwood", "Westwood", "Heartwood", "Eastwood", "Southwood", "Millwood", "Fernwood"):
        assert name in shown
    legend = ["Fox", "Rabbit", "Mouse", "Clearing", "Forest", "Path", "River", "Slots", "Ruined"]
    assert [text for text in shown[-13:] if len(text) > 1] == legend
    assert "Bird" not in shown and "Forest Edge" not in shown
    kinds["clearing"].title, kinds["forest"].title = "Lichtung", "Wald"
    assert {"Lichtung", "Wald", "Bauplätze"} <= set(texts(draw(titles={"slots": "Bauplätze"})))


def test_each_place_has_its_badge_and_its_boxes(draw):
    svg = draw()
    shown = texts(svg)
    # four places of each suit, once more in the legend; R is also the mark of four places, and once in the legend
    assert (shown.count("F"), shown.count("M"), shown.count("R")) == (5, 5, 10)
    assert svg.count('fill="#fffdf6" stroke="#2f2116" stroke-width="1.5"') == 22 + 2
    assert "Clearing 6, Fox, Slots 2, Edge, Ruined" in tips(svg)


def test_marks_are_flags_that_do_not_just_say_where_a_place_lies(autumn, kinds, paths, draw):
    assert slot_marks(build_graph(autumn, kinds, paths)) == ["ruined"]
    assert "Ruined" not in texts(draw(marks=()))
    assert {"Corner", "C"} <= set(texts(draw(marks=("corner",))))


def test_suit_colours_follow_the_order_and_stay_readable(suits):
    looks = suit_looks(MapStyle(suits=suits))
    assert list(looks) == ["fox", "rabbit", "mouse"]
    assert [look.colour for look in looks.values()] == list(PALETTE[:3])
    renamed = suit_looks(MapStyle(suits=[Suit("x", "a", "Alpha", None), Suit("x", "b", "Beta", None)]))
    assert [look.colour for look in renamed.values()] == list(PALETTE[:2])
    many = suit_looks(MapStyle(suits=[Suit("x", f"s{at}", f"S{at}", None) for at in range(len(PALETTE))]))
    for look in many.values():
        assert contrast(look.colour, look.text) >= 4.5
        assert contrast(look.tint, MapStyle().ink) >= 4.5
    assert len({(look.colour, look.glyph) for look in many.values()}) == len(PALETTE)


def test_area_names_are_readable():
    style = MapStyle()
    for ground in (mix(style.leaf, style.paper, 0.28), style.paper):
        assert contrast(mix(style.leaf, "#14240f", 0.85), ground) >= 4.5


def test_initials_tell_titles_apart():
    assert initials(["Fox", "Rabbit", "Mouse"]) == ["F", "R", "M"]
    assert initials(["Rabbit", "Rook", "Fox"]) == ["Ra", "Ro", "F"]
    assert initials(["Rabbit", "Raccoon", ""]) == ["R1", "R2", "?"]


def test_text_is_escaped_everywhere(autumn, kinds, paths):
    evil = "<script>alert('\"&')</script>\x00\x1b"
    autumn.sites[0].title = autumn.sites[12].title = evil
    autumn.sites[12].name = autumn.sites[1].name = evil
    autumn.name = 'x" onload="alert(1)'
    kinds["clearing"].title = kinds["forest"].title = paths["road"].title = evil
    kinds["clearing"].numbers.insert(0, evil)
    autumn.sites[2].numbers[evil] = 2
    autumn.sites[3].flags.add(evil)
    suits = [Suit("x", "fox", evil, None), Suit("x", "mouse", "<", None)]
    pieces = {4: [PieceMark(evil, 'red" onload="x', evil, "round", 2)], 13: [PieceMark("", "url(http://x)", evil, "<b>", 1)]}
    style = MapStyle(suits=suits, titles={evil: evil}, marks=(evil,), palette=("javascript:", "#fff"), language='"><script>')
    svg = draw_svg(autumn, build_graph(autumn, kinds, paths), style, pieces, evil)
    root = ET.fromstring(svg.encode())
    assert "<script" not in svg and "url(http" not in svg and "javascript" not in svg
    assert {node.tag.removeprefix(SVG) for node in root.iter()} <= {
        "svg", "title", "desc", "defs", "radialGradient", "stop", "clipPath", "pattern", "g",
        "path", "rect", "circle", "ellipse", "use", "text",
    }
    assert not [name for node in root.iter() for name in node.attrib if name.startswith("on")]


def test_colours_that_are_none_are_not_passed_on():
    assert safe_colour("#Ab3") == "#aabb33"
    assert safe_colour("red") == safe_colour("url(#x)") == safe_colour("#12345\n") == "#8a8074"


# ------------------------------------------------------------------ pieces


def marks(count: int) -> list[PieceMark]:
    shapes = ("round", "square", "token", "pawn")
    return [PieceMark(f"Owner {at % 3}", "#336699", f"Piece {at}", shapes[at % 4], at + 1) for at in range(count)]


def test_pieces_are_drawn_and_told(draw):
    here = [PieceMark("Cats", "#cc6633", "Soldier", "round", 14), PieceMark("Otters", "#336699", "Trader", "pawn", 1)]
    svg = draw({1: here, 13: marks(2)})
    assert {"14 × Soldier (Cats)", "1 × Trader (Otters)", "2 × Piece 1 (Owner 1)"} <= set(tips(svg))
    shown = texts(svg)
    assert "14" in shown
    assert {"Cats", "Otters", "Soldier", "Trader"} <= set(shown)
    assert 'fill="#cc6633"' in svg


def test_too_many_marks_are_counted_together(draw):
    svg = draw({5: marks(11)})
    assert "+38" in texts(svg)  # 8 + 9 + 10 + 11
    assert "8 × Piece 7 (Owner 1), 9 × Piece 8 (Owner 2), 10 × Piece 9 (Owner 0), 11 × Piece 10 (Owner 1)" in tips(svg)


def test_pieces_nowhere_and_none_of_a_piece(draw):
    assert draw({77: marks(3)}) == draw()
    assert "Piece 0" not in "".join(tips(draw({3: [PieceMark("A", "#336699", "Piece 0", "round", 0)]})))


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_counters_hide_neither_number_nor_badge_and_stay_on_the_sheet(count, autumn, kinds, paths):
    graph = build_graph(autumn, kinds, paths)
    field = lay_out(graph, SHEET)
    for place in range(1, 13):
        seats = draw_counters(graph, field, {place: marks(count)}, {}, "#2f2116")
        x, y = field.at[place]
        assert len(seats) == count
        for one in seats:
            assert math.hypot(one.x - x, one.y - y) == pytest.approx(RING)           # number and boxes lie within 45
            badge = (x + 57 * math.cos(BADGE), y + 57 * math.sin(BADGE))
            assert math.hypot(one.x - badge[0], one.y - badge[1]) > 14 + 18
            assert SHEET.holds((one.x, one.y), 14)
        for one in seats:
            assert all(other is one or math.hypot(one.x - other.x, one.y - other.y) > 28 for other in seats)


# ------------------------------------------------------------------ other maps


def test_looks_follow_from_the_path_kinds(autumn, kinds, paths):
    paths["gate"] = PathKind("x", "gate", "Gate", None, joins=["clearing"], closed=True)
    autumn.links.append(Link("gate", 1, 12))
    graph = build_graph(autumn, kinds, paths)
    assert path_looks(graph) == {"road": "trail", "river": "ribbon", "border": "none", "gate": "barred"}
    assert "Gate" in texts(draw_svg(autumn, graph, MapStyle(), None, ""))


def test_rivers_run_through_and_four_shores_make_a_pool(autumn, kinds, paths):
    graph = build_graph(autumn, kinds, paths)
    ribbons = draw_ribbons(graph, lay_out(graph, SHEET))
    assert [ribbon.pool for ribbon in ribbons] == [False]  # one stream: 5, 10, 11, 7, 4
    autumn.links = [link for link in autumn.links if link.kind != "river"]
    autumn.links += [Link("river", a, b) for a, b in ((10, 11), (10, 12), (11, 12), (7, 10), (7, 11), (7, 12))]
    graph = build_graph(autumn, kinds, paths)
    assert [ribbon.pool for ribbon in draw_ribbons(graph, lay_out(graph, SHEET))] == [True]


def test_a_game_with_other_words():
    kinds = {"port": PlaceKind("sea", "port", "Harbour", None, numbers=["cranes"])}
    paths = {"lane": PathKind("sea", "lane", "Lane", None, joins=["port"])}
    sites = [Site(at, "port", name, title, "", {"cranes": at * 6}, set(), x, y) for at, name, title, x, y in (
        (0, "a", "New Amsterdam", 0, 0), (1, "b", "Rye", 100, 100), (2, "c", "Donaudampfschifffahrtshafen", 50, float("nan")))]
    islands = MapDecl("sea", "sea", "Salt & Wind", None, sites=sites, links=[Link("lane", 0, 1), Link("lane", 1, 2)])
    graph = build_graph(islands, kinds, paths)
    field = lay_out(graph, SHEET)
    assert all(SHEET.holds(point, field.radius) for point in field.at.values())
    shown = texts(draw_svg(islands, graph, MapStyle(), None, "A title " * 40))
    assert {"New", "Amsterdam", "Rye", "6", "12", "Harbour", "Lane", "Cranes"} <= set(shown)
    assert any(text.endswith("…") and text.startswith("Donau") for text in shown)


def test_an_empty_map_is_drawn():
    ET.fromstring(draw_svg(MapDecl("m", "m", "", None), build_graph(MapDecl("m", "m", "", None), {}, {}), MapStyle(), {}, ""))
