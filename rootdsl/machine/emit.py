"""The last pass: a unit and the facts of its system as the text of one Python module."""

from __future__ import annotations

import functools
import pprint
import re
from pathlib import Path
from typing import Any

import jinja2

from rootdsl.machine import rowsets, seated
from rootdsl.machine.build import Build
from rootdsl.machine.env import NotYet
from rootdsl.machine.find import find
from rootdsl.machine.names import ident
from rootdsl.machine.unit import in_prompts, own_numbers
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library

REGISTERS = (
    "VALUES",
    "CONDITIONS",
    "PROCEDURES",
    "VERBS",
    "NEEDS",
    "PHASES",
    "HOOKS",
    "TRIGGERS",
    "REDIRECTS",
    "CARD_REDIRECTS",
    "CARD_EFFECTS",
    "EXCEPTIONS",
    "VALUE_EXCEPTIONS",
    "AMENDMENTS",
    "PUT_RULES",
    "NEEDS_EXCEPTIONS",
    "BANS",
    "FREE",
    "VICTORIES",
)
# left out when empty
RARE_REGISTERS = (
    "KEEPS", "AWAITED", "ACTIVATIONS", "CHOICES", "CHOICE_EXCEPTIONS", "DIE_EXCEPTIONS", "ONCE", "RULE_PATHS", "CARD_GATES", "IN_FULL",
    "JOINS", "LEADS", "BARS", "WIDER", "TIES", "REPLACEMENTS", "LIFTS", "ADVICE",
    "ANYONE", "COMPELLED", "SECRET_SITES", "SILENT_SITES", "NAMED", "ONE_FACT",
)
LIST_NAMES = frozenset({"group", "hooks"})


def one_line(text: str) -> str:
    """Text for a remark: control characters and line ends are gone."""
    return "".join(ch if ch.isprintable() else " " for ch in str(text))


def doc(text: str) -> str:
    """Text for a docstring: no quotes or backslashes that could end it."""
    return one_line(text).replace("\\", "/").replace('"', "'")


def names(slots: dict[str, Any]) -> str:
    return "(" + "".join(f"{name!r}, " for name in slots) + ")"


def typed(params: list[str]) -> str:
    kinds = {"t": "Any", "s": "Any", "f": "Any", "u": "Any", "x": "list[int]", "o": "list[int]", "event": "list[Any]", "plan": "int"}
    out = []
    for p in params:
        name, _, default = p.partition("=")
        kind = kinds.get(name, "Any" if name in LIST_NAMES or default == "None" else "int")
        out.append(f"{name}: {kind}" + (f" = {default}" if default else ""))
    return ", ".join(out)


def bound(parts: tuple[str, str, str, str], one: bool = False) -> list[tuple[str, str]]:
    given = ("performer", "group[0][0]" if one else "group", "source", "target")
    return [(slot, value) for slot, value in zip(parts, given, strict=True) if slot]


def block(value: Any) -> str:
    """A literal over several lines, the same every time."""
    return pprint.pformat(value, width=132, sort_dicts=False)


@functools.cache
def template() -> jinja2.Template:
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        undefined=jinja2.StrictUndefined,
    )
    env.filters["rows"] = lambda rows: repr(tuple(rows))
    env.filters.update(py=repr, remark=one_line, doc=doc, names=names, typed=typed, bound=bound, block=block, prompted=in_prompts)
    return env.get_template("module.py.j2")


def emit(system: System, library: Library) -> str:
    """The module of one system."""
    unit = Build(system, library).run()
    text = "\n".join(line for f in unit.functions for line in f.lines)
    known = facts(system, library)
    known["kind_keys"] = used_keys(text, "rows|all", rowsets.KINDS)
    known["place_keys"] = used_keys(text, "places|is", rowsets.PLACES)
    for name in seated.named(text):
        unit.register("NAMED", repr(name))
    registers = [*REGISTERS, *(x for x in RARE_REGISTERS if x in unit.registers)]
    return template().render(unit=unit, system=system, facts=known, record=record(system), turn=turn_counts(system), registers=registers)


def used_keys(text: str, prefix: str, known: dict[str, list[str]]) -> dict[str, list[str]]:
    """The groups of kinds that a module's text asks the table for."""
    found = sorted(set(re.findall(rf"\bt\.(?:{prefix})_(\w+)", text)))
    return {key: known[key] for key in found if key in known}


def record(system: System) -> dict[str, str]:
    """Slots of the state that a system keeps, with their first values as Python."""
    out: dict[str, str] = {}
    for g in system.of(d.ModeSet):
        out[ident(g.name)] = "-1"
        if g.states:
            out[f"{ident(g.name)}_state"] = f"[0] * {len(g.members)}"
    for r in system.of(d.RelationDecl):
        outside = f"x == {r.but[0]!r}" if len(r.but) == 1 else f"x in {tuple(r.but)!r}"
        out[ident(r.name)] = f"[-1 if {outside} else {r.start} for x in t.seat_systems]" if r.but else f"[{r.start}] * t.players"
    for n in own_numbers(system):
        many = {"place": "t.sites", "path": "(len(t.ways) + 1)", "seat": "t.players",       # the last is that of no path, or of nobody
                "seat_place": "(t.players * t.sites + 1)"}.get(n.scope)
        out[ident(n.name)] = f"[{n.start}] * {many}" if many else str(n.start)
    for n in system.of(d.NumberDecl):
        if n.scope == "opponent":
            out[ident(n.name)] = f"[{n.start}] * t.players"
        elif n.scope == "unit" and not n.printed:
            out[ident(n.name)] = f"[{n.start}] * len(t.owner)"
    return out


def turn_counts(system: System) -> list[tuple[str, int]]:
    """Counters that fall back to their start with every turn."""
    kept = ("system", "seat", "opponent", "place", "path", "seat_place")
    return [(ident(n.name), n.start) for n in system.of(d.NumberDecl) if n.span == "turn" and n.scope in kept]


def facts(system: System, library: Library) -> dict[str, Any]:
    """What the linker needs to know of a system: names, numbers and titles, no rules."""
    out: dict[str, Any] = {
        "name": system.name,
        "kind": system.kind,
        "title": system.title,
        "file": system.path,
        "fields": dict(system.fields),
    }
    if system.manifest:
        m = system.manifest
        out["manifest"] = {
            "low": m.low,
            "high": m.high,
            "uses": m.uses,
            "parts": m.parts,
            "seats": m.seats,
            "fields": m.fields,
            "setup": m.setup,
            "repeats": m.repeats,
            "each_player": m.each_player,
            "draw_from": m.draw_from,
            "draw_into": m.draw_into,
            "discard_to": m.discard_to,
            **({"advice": m.advice} if m.advice else {}),
            **({"tallies": [(name, title, [str(x) for x in told]) for name, (title, told) in m.tallies.items()]} if m.tallies else {}),
        }
    out["suits"] = [(x.name, x.title, x.wild) for x in system.of(d.Suit)]
    out["kinds"] = [(x.name, x.title, x.of_card) for x in system.of(d.Kind)]
    out["places"] = [(x.name, x.title, x.numbers, x.flags) for x in system.of(d.PlaceKind)]
    out["paths"] = [(x.name, x.title, x.joins, x.closed) for x in system.of(d.PathKind)]
    out["pieces"] = [(x.name, x.title, x.count, x.kinds, x.neutral, x.limit, x.start, x.more) for x in system.of(d.Piece)]
    out["zones"] = [(x.name, x.title, x.per_player, x.seen, x.refill, x.active, x.column_of) for x in system.of(d.ZoneDecl)]
    out["boxes"] = [(x.name, x.title, x.per_player, x.columns, x.tracks, x.replaces, x.per_place) for x in system.of(d.BoxDecl)]
    out["tracks"] = [(x.name, x.title, x.spaces, x.rows, x.columns, x.box, x.holds) for x in system.of(d.TrackDecl)]
    out["dice"] = [(x.name, x.title, x.faces) for x in system.of(d.Die)]
    out["purposes"] = [x.name[8:] for x in system.decls if x.name.startswith("purpose_")]
    out["modes"] = [
        (g.name, g.title, [(m.name.rpartition(".")[2], m.title, mode_data(m)) for m in g.members], g.states) for g in system.of(d.ModeSet)
    ]
    out["cards"] = [
        (x.name, x.title, x.suit, x.copies, x.cost, x.item, x.points, x.kinds, x.costed, x.immediate) for x in system.of(d.CardDecl)
    ]
    maps = system.of(d.MapDecl)
    if maps:
        m = maps[0]
        out["map"] = {
            "sites": [(x.kind, x.name, x.title, x.suit, x.numbers, sorted(x.flags), x.x, x.y) for x in m.sites],
            "links": [(x.kind, x.a, x.b) for x in m.links],
            **({"shut": [(x.kind, x.a, x.b) for x in m.links if x.closed]} if any(x.closed for x in m.links) else {}),
            "pairs": m.pairs,
        }
    points = {x.path: x.title for x in system.decls if type(x) is d.Decl and "." in x.name}
    out.update({key: value for key, value in rare_facts(system, library).items() if value})
    out["titles"] = points | {r.path: r.title for r in system.rules}
    return out


def rare_facts(system: System, library: Library) -> dict[str, Any]:
    """Facts that few files have; they are left out when there are none."""
    pieces = system.of(d.Piece)
    cards = system.of(d.CardDecl)
    dice = {face: i for y in library.systems.values() for x in y.of(d.Die) for i, face in enumerate(x.faces)}
    return {
        "seat_fields": {name: values for name, values in system.seat_fields.items() if len(values) > 1},
        "pieces_if": {i: set_up(x.live) for i, x in enumerate(pieces) if x.live is not None},
        "states": [(x.path, x.kind, x.words) for x in system.of(d.StateDecl)],
        "stats": {x.name: x.stats for x in pieces if x.stats},
        "printed": {x.name: x.suit for x in pieces if x.suit},
        "unit_numbers": [(x.name, x.kind, x.printed, x.start) for x in system.of(d.NumberDecl) if x.scope == "unit"],
        "seat_numbers": [x.name for x in system.of(d.NumberDecl) if x.scope == "seat" and not x.flag and "." not in x.name],
        "kept": [(ident(x.name), x.title, x.scope, x.flag, x.span == "turn") for x in system.of(d.NumberDecl)
                 if x.scope in ("system", "seat", "place", "path", "seat_place", "opponent") and "." not in x.name],
        "relations": [(x.name, x.title, x.states) for x in system.of(d.RelationDecl)],
        "sayings": sayings(system),
        "wider": {x.name: x.isa for x in system.of(d.Kind) if x.isa},
        "shared": [x.name for x in system.of(d.ZoneDecl) if x.shared],
        "shows": {x.name: x.items for x in cards if len(x.items) > 1},
        "faces": {x.name: dice[y] for x in cards for y in [x.face or x.item] if y in dice},
        "replaces": list(system.replaces),
        "open_hands": [x.zone.name for x in system.shows],
        "opens": [x.kind.name for x in system.opens if isinstance(x.who, e.Me) and not x.mode and not on_card(x.path, system)],
        "number_titles": {x.name: x.title for x in system.of(d.NumberDecl) if "." not in x.name},
        "marks": [x.name for x in system.of(d.NumberDecl) if x.flag and "." not in x.name],
        "site_zones": {x.name: x.per_place for x in system.of(d.ZoneDecl) if x.per_place},
        "hidden_boxes": {x.name: x.seen for x in system.of(d.BoxDecl) if x.seen != "all"},
        "card_opens": [(card, x.kind.name) for x in system.opens for card in [on_card(x.path, system)] if card and isinstance(x.who, e.Me)],
        "exploding": [f"{x.path}.explodes" for x in system.of(d.Die) if x.explodes],
        "leaves_out": [path for x in system.removed for path in x.targets],
        "reprints": [(x.target, x.what, x.column, x.row, x.numbers, x.text) for x in system.reprints],
        "prefers": [(x.first, x.second) for x in system.prefers],
        "amends": sorted({x.value.path for x in find(system, s.Amend)}),
        "ignores": sorted({path for x in find(system, s.Ignoring) for path in x.rules}),
    }


def sayings(system: System) -> dict[str, str]:
    """What the hooks and triggers of one rule wait for, where it has several: menus tell them apart by it."""
    every: list[Any] = [*system.hooks, *system.triggers]
    rules = [x for x in every if x.said]
    heads = [x.path.rpartition(".")[0] for x in rules]
    several = [(x, head) for x, head in zip(rules, heads, strict=True) if heads.count(head) > 1]
    alike = [(head, x.said) for x, head in several]
    lines = system.tree.text.split("\n")
    # two of one moment are told apart by their conditions
    return {x.path: told_by(lines, x) if alike.count((head, x.said)) > 1 else x.said for x, head in several}


def told_by(lines: list[str], x: Any) -> str:
    """The whole line of a hook or trigger, in the author's words."""
    at = getattr(x.at, "line", 0)
    text = lines[at - 1].partition("//")[0].strip().rstrip(":") if 0 < at <= len(lines) else ""
    return text.replace("_", " ") if text.startswith(x.said.partition(" ")[0]) else x.said


def on_card(path: str, system: System) -> str:
    """The card in whose body a rule stands, or ''."""
    head = ".".join(path.split(".")[:2])
    return next((x.path for x in system.of(d.CardDecl) if x.path == head), "")


def set_up(cond: e.Cond) -> tuple[str, int, str]:
    """The number of seats under which pieces are in the box."""
    if not isinstance(cond, e.SeatCount):
        raise NotYet("pieces under this condition", "Only how many play is asked there: `if 2 players play`, `if 2 moles play`.", cond)
    return cond.op, cond.n, cond.system


def mode_data(m: d.Mode) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, values in m.data.items():
        if key == "columns":
            out[key] = [v.column for v in values]
        elif isinstance(values, list):
            out[key] = [v.name for v in values if hasattr(v, "name")]
    return out
