"""The board at a terminal: places with their pieces by owner, scores, tracks, zones. It is drawn from a view, so it shows no more.

Sections are tables of cells; a cell is a list of spans, a span a text with the index of a player (or -1)
for its colour. `plain` writes them as text, `coloured` hands them to rich.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rootdsl.play.words import listed

Span = tuple[str, int]
Cell = list[Span]
WIDTH = 100
THIN = 20             # signs: no column is made thinner


@dataclass(slots=True)
class Section:
    """A table with a heading; `shares` tells which columns may be wrapped."""

    title: str
    head: list[str]
    rows: list[list[Cell]]
    wraps: tuple[int, ...] = ()


def board(v: dict[str, Any]) -> list[Section]:
    """The sections of a view."""
    return [x for x in (common(v), places(v), players(v), boxes(v), tracks(v), zones(v)) if x.rows]


def heading(v: dict[str, Any]) -> str:
    """Turn, phase and whose decision it is."""
    turn = next((p["title"] for p in v["players"] if p["on_turn"]), "")
    parts = [v["game"], f"turn {v['turn']} (round {v['round']})" if v["turn"] else "before the first turn", turn, v["phase"]]
    if v["decision"]:
        parts.append(f"{v['decision']['player']} decides")
    return " · ".join(x for x in parts if x)


def common(v: dict[str, Any]) -> Section:
    """Modes and numbers of the table as a whole."""
    said = [x["title"] if x.get("flag") else f"{x['title']}: {'none' if x['value'] is None else x['value']}"
            for x in v["common"] if x["value"] or not x.get("flag")]
    return Section("Table", [""], [[[("; ".join(said), -1)]]] if said else [], (0,))


def places(v: dict[str, Any]) -> Section:
    """Each place that has pieces, numbers or a suit; the rest is named in one line."""
    shown = [p for p in v["places"] if p["pieces"] or p["suit"] or p["numbers"]]
    rest = [p for p in v["places"] if p not in shown]
    inside = {p["place"] for p in shown}
    kinds = list(dict.fromkeys(k for p in shown for k, to in p["links"].items() if inside.intersection(to)))
    numbers = list(dict.fromkeys(n for p in shown for n in p["numbers"]))
    has_suit = any(p["suit"] for p in shown)
    names = {p["place"]: p["title"] for p in v["places"]}
    rows: list[list[Cell]] = []
    for p in shown:
        row: list[Cell] = [[(p["text"].partition(" (")[0], -1)]]
        if has_suit:
            row.append([(p["suit"], -1)])
        row += [[(str(p["numbers"].get(n, "")), -1)] for n in numbers]
        row.append(pieces(v, p["pieces"]))
        row += [[(" ".join(names[x] for x in p["links"].get(k, []) if x in inside), -1)] for k in kinds]
        rows.append(row)
    if rest:
        said = listed([p["title"] for p in rest])
        rows.append([[("empty", -1)], *([[]] if has_suit else []), *([] for _ in numbers), [(said, -1)], *([] for _ in kinds)])
    head = ["Place", *(["Suit"] if has_suit else []), *numbers, "Pieces", *(v["paths"].get(k, k) for k in kinds)]
    return Section("Map", head, rows, (head.index("Pieces"), *range(len(head) - len(kinds), len(head))))


def pieces(v: dict[str, Any], found: list[dict[str, Any]]) -> Cell:
    """`Owner: 5 Warrior, 1 Tower` for each owner, in the owner's colour."""
    cell: Cell = []
    for owner in sorted({x["owner"] for x in found}):
        own = [x for x in found if x["owner"] == owner]
        said = ", ".join(f"{x['count']} {x['title']}{borne(x)}" for x in own)
        name = f"{v['players'][owner]['short']}: " if owner >= 0 else ""
        cell.append((f"{'; ' if cell else ''}{name}{said}", owner))
    return cell


def borne(piece: dict[str, Any]) -> str:
    """` (Health 3, Strength 1)` of a piece that has numbers."""
    return f" ({', '.join(f'{title} {value}' for title, value in piece['numbers'].items())})" if piece["numbers"] else ""


def players(v: dict[str, Any]) -> Section:
    rows: list[list[Cell]] = []
    for p in v["players"]:
        said = "; ".join(told(v, p))
        score = "off the track" if p["score"] is None else str(p["score"])
        rows.append([[(("* " if p["on_turn"] else "  ") + p["title"], p["seat"])], [(score, -1)], [(said, -1)]])
    return Section("Players", ["  Player", "Score", ""], rows, (2,))


def told(v: dict[str, Any], p: dict[str, Any]) -> list[str]:
    """Modes, relations and numbers of a player."""
    modes = [f"{m['title']}: {m['value'] or 'none'}" for m in p["modes"]]
    marked = [f"{x['title']} {x['state']}" for m in p["modes"] for x in m["members"] if x["state"] and x["state"] != first_state(m)]
    numbers = [n["title"] if n.get("flag") else f"{n['title']} {n['value']}" for n in p["numbers"] if n["value"] or not n.get("flag")]
    return [*modes, *marked, *(standing(v, x) for x in p["relations"] if x["toward"]), *numbers]


def standing(v: dict[str, Any], relation: dict[str, Any]) -> str:
    """`Favour: Moles High, Voles Low`."""
    return f"{relation['title']}: " + ", ".join(f"{v['players'][x['seat']]['short']} {x['state']}" for x in relation["toward"])


def first_state(mode: dict[str, Any]) -> str:
    """The state that most members are in: only others are worth a word."""
    states = [x["state"] for x in mode["members"]]
    return max(dict.fromkeys(states), key=states.count, default="")


def boxes(v: dict[str, Any]) -> Section:
    """Pieces that lie off the map (not what is left in the supply of a track)."""
    tracked = {(r["owner"], r["sort"]) for r in v["tracks"]}
    rows = []
    for b in v["boxes"]:
        left = [x for x in b["pieces"] if (x["owner"], x["sort"]) not in tracked]
        if left:
            rows.append([[(b["text"], b["owner"])], pieces(v, left)])
    return Section("Off the map", ["", "Pieces"], rows, (1,))


def tracks(v: dict[str, Any]) -> Section:
    rows = []
    for r in v["tracks"]:
        empty = r["spaces"] - r["covered"]
        spaces = " ".join(["."] * empty + ["#"] * r["covered"])
        following = ", ".join(f"{c} {n[empty]}" for c, n in r["columns"].items() if empty < len(n))
        owner = r["owner"]
        title = f"{v['players'][owner]['short']}: {r['row']}" if owner >= 0 else r["row"]
        rows.append([[(title, owner)], [(spaces, owner)], [(f"next: {following}" if following else "", -1)]])
    return Section("Tracks", ["Row", "Spaces (# covered)", ""], rows, (2,))


def zones(v: dict[str, Any]) -> Section:
    rows = []
    for z in v["zones"]:
        if not z["count"]:
            continue
        said = listed([c["text"] for c in z["cards"]]) if z["cards"] is not None else ""
        if z["seen"] == "all" and z["owner"] < 0 and z["count"] > 12:
            said = f"last: {z['cards'][-1]['text']}"
        rows.append([[(z["text"], z["owner"])], [(str(z["count"]), -1)], [(said, -1)]])
    return Section("Cards", ["Zone", "Number", ""], rows, (2,))


# ---------------------------------------------------------------- writing


def plain(sections: list[Section], width: int = WIDTH) -> str:
    """Text in columns, no line wider than `width` where words allow it."""
    return "\n\n".join("\n".join(plain_lines(x, width)) for x in sections)


def narrow(section: Section, width: int) -> bool:
    """Would a column that may be wrapped become too thin to read?"""
    table = [section.head, *(["".join(span[0] for span in cell) for cell in row] for row in section.rows)]
    widths = [max(len(row[i]) for row in table) for i in range(len(section.head))]
    fixed = sum(n for i, n in enumerate(widths) if i not in section.wraps) + 2 * (len(widths) - 1)
    return fixed + sum(min(widths[i], THIN) for i in section.wraps) > width


def stacked(section: Section) -> list[list[Span]]:
    """Each row as one line of text: its name, then its cells; a cell of figures is told by the heading of its column."""
    out = []
    for row in section.rows:
        line: list[Span] = []
        for head, cell in zip(section.head, row, strict=True):
            said = "".join(span[0] for span in cell)
            if said.strip():
                bare = not any(sign.isalpha() for sign in said) and head.strip()
                line += [*([(" - ", -1)] if line else []), *([(f"{head} ", -1)] if bare else []), *cell]
        out.append(line)
    return out


def plain_lines(section: Section, width: int) -> list[str]:
    if narrow(section, width):
        told = ["".join(span[0] for span in line).strip() for line in stacked(section)]
        return [x for line in told for x in textwrap.wrap(line, width, subsequent_indent="  ", break_long_words=False)]
    texts = [["".join(span[0] for span in cell) for cell in row] for row in section.rows]
    table = [section.head, *texts]
    widths = [max(len(row[i]) for row in table) for i in range(len(section.head))]
    for i in sorted(section.wraps, key=lambda k: -widths[k]):
        over = sum(widths) + 2 * (len(widths) - 1) - width
        if over > 0:
            widths[i] = max(12, len(section.head[i]), widths[i] - over)
    out = []
    for row in table:
        cells = [textwrap.wrap(text, max(n, 1), break_long_words=False) or [""] if i in section.wraps else [text]
                 for i, (text, n) in enumerate(zip(row, widths, strict=True))]
        lines = zip_longest(*cells, fillvalue="")
        out += ["  ".join(part.ljust(n) for part, n in zip(line, widths, strict=True)).rstrip() for line in lines]
        if row is section.head:
            out.append("  ".join("-" * n for n in widths))
    if not any(section.head[1:]):
        return out[2:]
    return out


def coloured(sections: list[Section], colours: list[str], console: Any) -> None:
    """The same with rich: tables, owners in their colours."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    for section in sections:
        if narrow(section, console.size.width):
            for line in stacked(section):
                console.print(Text.assemble(*((said, colours[owner] if owner >= 0 else "") for said, owner in line)), soft_wrap=False)
            console.print()
            continue
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=None, header_style="bold")
        for i, name in enumerate(section.head):
            table.add_column(name, overflow="fold", no_wrap=i not in section.wraps)
        for row in section.rows:
            cells = []
            for cell in row:
                text = Text()
                for said, owner in cell:
                    text.append(said, style=colours[owner] if owner >= 0 and colours[owner] else "")
                cells.append(text)
            table.add_row(*cells)
        console.print(table, soft_wrap=False)
