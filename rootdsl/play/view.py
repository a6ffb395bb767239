"""What a seat may see of a position, as plain data: nothing in it depends on cards that are hidden from the seat.

Pieces lie open. Of a zone that the seat may not look into only the number of cards is told; the
options of a decision are told to the seat that is asked.
"""

from __future__ import annotations

from typing import Any

from rootdsl.machine.names import ident
from rootdsl.play import numbers
from rootdsl.play.text import question, site_of
from rootdsl.play.words import Words, may_see, may_see_pieces, seat_modules, spoken, words
from rootdsl.runtime.land import is_shut
from rootdsl.runtime.lasting import rule_id
from rootdsl.runtime.state import RUNNING

FORMAT = 1
View = dict[str, Any]


def view(t: Any, s: Any, seat: int | None) -> View:
    """The position as this seat sees it; -1 is somebody who sits nowhere, None one who sees everything but the draw order."""
    w = words(t, s)
    return {
        "format": FORMAT,
        "seat": seat,
        "game": t.manifest["title"] if "title" in t.manifest else game_title(t),
        "turn": s.turn,
        "round": round_of(t, s),
        "phase": w.phase(s) if s.over == RUNNING else "",
        "common": numbers.of_table(t, s, w),
        "players": [player(t, s, w, p) for p in t.seats],
        "paths": {name: title for name, title in w.paths.items() if name in t.links_of},
        "places": [place(t, s, w, p) for p in t.map],
        "boxes": [box for p in range(t.sites, t.width) if (box := held(t, s, w, p, seat))["pieces"]],
        "tracks": [row for m, p in holders(t) for row in tracks(t, s, w, m, p)],
        "zones": [zone(t, s, w, z, seat) for z in range(len(t.zone_name))],
        "decision": decision(t, s, seat),
        "winners": list(s.winners) if s.over != RUNNING else [],
    }


def game_title(t: Any) -> str:
    """The title of the module that holds the manifest."""
    return str(next(m.SYSTEM["title"] for m in t.modules if "manifest" in m.SYSTEM))


def round_of(t: Any, s: Any) -> int:
    """Rounds begun: one is a turn of each player where the game's turns are players' turns."""
    return -(-s.turn // t.players) if t.manifest["each_player"] else s.turn


def holders(t: Any) -> list[tuple[Any, int]]:
    """The module of each seat, then the common ones (seat -1)."""
    own = seat_modules(t)
    return [*((m, p) for p, m in enumerate(own)), *((m, -1) for m in t.modules if m not in own)]


def player(t: Any, s: Any, w: Words, p: int) -> View:
    """Score, modes and numbers of a seat."""
    m = seat_modules(t)[p]
    out: View = {
        "seat": p, "title": w.player(p), "short": w.short_names[p], "system": t.seat_systems[p], "colour": w.colours[p],
        "score": s.score[p] if s.score[p] >= 0 else None, "team": s.team[p],
        "on_turn": s.turn > 0 and s.current == p and s.over == RUNNING and t.manifest["each_player"],
        "modes": [], "numbers": [], "relations": relations(t, s, w, p),
    }
    record, shown = s.record[p], set()
    for group, title, members, states, *_ in m.SYSTEM["modes"]:
        value = getattr(record, ident(group), -1)
        marks = getattr(record, f"{ident(group)}_state", [])
        shown |= {ident(group), f"{ident(group)}_state"}
        out["modes"].append({
            "name": group, "title": title, "value": members[value][1] if 0 <= value < len(members) else None,
            "members": [{"title": x[1], "state": states[marks[i]] if i < len(marks) and states else ""} for i, x in enumerate(members)],
        })
    for name in getattr(record, "NAMES", ()):
        value = getattr(record, name)
        if name not in shown and isinstance(value, int):
            key = (t.seat_systems[p], name)
            title = w.numbers_of.get(key) or w.title(".".join(key), spoken(name))
            out["numbers"].append({"name": name, "title": title, "value": value, "flag": key in w.marks})
    out["numbers"] += numbers.of_players(t, s, w, p)
    return out


def relations(t: Any, s: Any, w: Words, p: int) -> list[View]:
    """Where the markers of a seat toward the others stand."""
    system = t.seat_systems[p]
    out = []
    for name, _title, _states in seat_modules(t)[p].SYSTEM.get("relations", ()):
        title, states = w.relations[rule_id(f"{system}.{name}")]
        line = getattr(s.record[p], ident(name))
        toward = [{"seat": q, "state": states[n]} for q, n in enumerate(line) if q != p and 0 <= n < len(states)]
        out.append({"name": name, "title": title, "toward": toward})
    return [*out, *counters(t, s, w, p)]


def counters(t: Any, s: Any, w: Words, p: int) -> list[View]:
    """What a seat counts toward each of the others; what falls back by itself is shown while it is more than nothing."""
    out = []
    for slot, title, scope, _flag, brief in seat_modules(t)[p].SYSTEM.get("kept", ()):
        if scope == "opponent":
            line = getattr(s.record[p], slot)
            told = w.title(f"{t.seat_systems[p]}.{slot}", title)
            toward = [{"seat": q, "state": str(n)} for q, n in enumerate(line) if q != p and q < t.players and (n or not brief)]
            out.append({"name": slot, "title": told, "toward": toward})
    return out


def place(t: Any, s: Any, w: Words, p: int) -> View:
    """A place of the map with its numbers, marks, neighbours by kind of path, and pieces."""
    out = held(t, s, w, p)
    out.update({
        "kind": t.place_kind[p], "suit": w.suit(s.suit[p]),
        "numbers": {title: n for name, title in w.numbers if (n := getattr(t, f"number_{ident(name)}")[p])},
        "marks": [title for name, title in w.flags if getattr(t, f"flag_{ident(name)}")[p]],
        "links": {kind: near for kind in t.links_of if (near := [q for q in t.links_of[kind][p] if not is_shut(t, s, kind, p, q)])},
        "closed": {kind: near for kind, rows in t.shut.items() if (near := [q for q in rows[p] if is_shut(t, s, kind, p, q)])},
    })
    return out


def held(t: Any, s: Any, w: Words, p: int, reader: int | None = None) -> View:
    """The pieces in one place; of those that a reader may not see, only how many they are."""
    borne = numbers.of_pieces(t, s, w)
    if not may_see_pieces(t, p, reader):
        count = sum(line[p] for line in s.at)
        pieces = [{"row": -1, "owner": -1, "sort": "", "title": "Piece", "count": count, "numbers": {}}] if count else []
    else:
        pieces = [
            {"row": row, "owner": t.owner[row], "sort": t.row_name[row], "title": t.row_title[row], "count": s.at[row][p],
             "numbers": {title: value for (r, title), value in borne.items() if r == row}}
            for row in range(len(t.owner)) if s.at[row][p]
        ]
    return {
        "place": p, "name": t.place_name[p], "title": t.place_title[p], "text": w.place(p), "owner": t.place_owner[p],
        "pieces": pieces,
    }


def tracks(t: Any, s: Any, w: Words, m: Any, p: int) -> list[View]:
    """Rows of spaces that pieces cover: how many still do, and the numbers on the spaces."""
    own = t.own[p] if p >= 0 else t.neutral
    out = []
    for _name, title, spaces, rows, columns, *_ in m.SYSTEM["tracks"]:
        for row in rows:
            index = getattr(own, ident(row), -1)
            out.append({
                "owner": p, "title": title, "sort": row, "row": t.row_title[index] if index >= 0 else row, "spaces": spaces,
                "covered": min(spaces, s.at[index][t.supply]) if index >= 0 else 0,
                "columns": {column: list(lines[row]) for column, lines in columns.items() if row in lines},
            })
    return out


def zone(t: Any, s: Any, w: Words, z: int, seat: int | None) -> View:
    """A pile of cards: its cards where the seat may look, else their number."""
    shown = may_see(t, z, seat) and not (seat is None and t.zone_seen[z] == "nobody")
    cards = s.zones[z]
    return {
        "zone": z, "name": t.zone_name[z], "title": t.zone_title[z], "text": w.zone(z, -1 if seat is None else seat),
        "owner": t.zone_owner[z], "seen": t.zone_seen[z], "count": len(cards),
        "cards": [card(t, w, c) for c in cards] if shown else None,
    }


def card(t: Any, w: Words, c: int) -> View:
    return {"card": c, "title": t.card_title[c], "suit": w.suit(t.card_suit[c]), "text": w.card(c), "rule": t.card_path[c],
            "cost": [w.suit(i) or "any" for i in t.card_cost[c]], "points": t.card_points[c],
            "shows": [t.row_title[next(row for row, word in enumerate(t.row_word) if word == x)] for x in t.card_items[c]]}


def decision(t: Any, s: Any, seat: int | None) -> View | None:
    """Whose decision it is and under which rule; what is asked and the options only for that seat (or for one who sees all)."""
    if s.over != RUNNING or s.site < 0:
        return None
    site = site_of(t, s, s.site)
    out: View = {
        "seat": s.chooser, "player": words(t).player(s.chooser), "title": site.title, "rule": site.path, "file": site.file,
        "line": site.line,
    }
    if seat is None or seat == s.chooser:
        q = question(t, s)
        out["question"], out["given"] = q.text, q.given
        out["options"] = [{"key": k, "value": v, "text": x} for k, v, x in zip(q.keys, q.values, q.texts, strict=True)]
    return out
