"""The pages of the manual that are lists: keywords, messages, the words of Root. Written anew by `python -m tests.docs.generate`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from rootdsl.checks.walk import nodes, statements
from rootdsl.messages.codes import FAMILIES, all_codes
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.project.keywords import grammar_words, names_words

DOCS = Path(__file__).parents[2] / "docs"
REFERENCE = DOCS / "reference"
ROOT_GAME = DOCS.parent / "factions" / "root"
LISTS = ("keywords.md", "errors.md")

# Headings that the grammar keeps free for later; nothing reads what stands under them yet.
# Pieces of words and names of its own that the compiler's code compares with; no author writes them.
INNER = frozenset({"a flag of the place", "a purpose", "d", "data", "ed", "keyword", "the_", "throws", "unit"})
RESERVED = frozenset(
    {"item", "layer", "marker", "offer", "option", "overview", "preset", "table", "trait"}
)


def pages() -> dict[str, str]:
    return {p.name: p.read_text(encoding="utf-8") for p in sorted(REFERENCE.glob("*.md")) if p.name not in LISTS}


def page_of(word: str, texts: dict[str, str]) -> str:
    """The page that tells of a word: one with it in its title, in its form, in its text, at last in any snippet."""
    sign = re.escape(word)
    for pattern in (
        rf"^# .*(?<![\w`])`?{sign}`?(?!\w)",
        rf"^    {sign}(?!\w)",
        rf"`[^`\n]*(?<!\w){sign}(?!\w)[^`\n]*`",
        rf"(?<![\w]){sign}(?!\w)",
    ):
        found = [name for name, text in texts.items() if re.search(pattern, text, re.MULTILINE)]
        if found:
            return found[0]
    return ""


def words() -> list[tuple[str, str]]:
    return [(word, where) for word, where in sorted({**names_words(), **grammar_words()}.items()) if word not in INNER]


def keywords() -> str:
    texts = pages()
    rows = []
    for word, where in words():
        page = "" if word in RESERVED else page_of(word, texts)
        link = f"[{page.removesuffix('.md')}]({page})" if page else "kept for later" if word in RESERVED else ""
        rows.append(f"| `{word}` | {where.replace('names, ', 'sentences: ')} | {link} |")
    return KEYWORDS + "\n".join(rows) + "\n"


def errors() -> str:
    out = ERRORS
    for family, title in FAMILIES.items():
        codes = [x for code, x in all_codes().items() if code[1:3] == family]
        if codes:
            out += f"\n## E{family}: {title}\n\n| code | what is wrong | what it says |\n| --- | --- | --- |\n"
            out += "".join(f"| {x.code} | {x.title} | {x.sentence.replace('|', '/')} |\n" for x in codes)
    return out


ROOT_LEAD = """# The words of Root

These are the words that the common law, the map and the deck of Root declare: what a faction may say without declaring it. How
sentences are built is told in [the reference](README.md); how a faction begins, in [the tutorial](tutorial.md).

This page is made from the rules by `python -m tests.docs.generate`; only this lead is written by hand. Columns headed *as declared*
show the line of the law.

**Calling a procedure.** The phrase shows all roles. A sentence may leave out what follows the verb, and then the roles are chosen:
`battle`, `battle in a clearing matching order`, `move from a clearing matching order`. An example names all of them:
`when marquise battle eyrie in 5, rolling 2 and 0`.

**Hooking it.** In a hook, procedure and window stand side by side: `in battle after_roll`. It speaks of the battles of the holder of
the rule; `in any battle after_roll` speaks of all. A step or a phase is hooked with `before`, `after`, `at start of` and `at end of`.
See [steps, windows and hooks](reference/steps-windows-hooks.md).

**Changing it.** A *value* can get an [exception](reference/exceptions-and-layers.md): `exception to crafting_pieces: nests`. A value
inside a procedure is named with it: `craft.worth`. A *step* can be replaced (`instead of battle.ambushed`), and a *requirement* lifted.

**The dice of a battle** are `throw`. They lie open to hooks `in battle thrown` (`may roll throw again`, `set a die of throw to 0`, `highest
of throw`); only then are they made into `rolled_hits`, by `battle.attacker_roll`, `battle.defender_roll` and `battle.most_hits`, with the
exceptions of all files. A hook `in battle after_roll` comes too late for the dice and finds the rolled hits cut already.

**What belongs to a faction** (boxes, states, relations, steps) is listed by `rootdsl show names vagabond`; a file that `knows` the faction
may use it.

## Idioms

The parts below make one small faction, the Herons, and a test checks it.

Buildings on a track:

```law root
pieces
  12 warriors
  6 nests "Nest" are buildings
  3 reeds "Reed" are tokens

track nests "Nests" 6 spaces, one row for each of nest
  points 0, 1, 2, 3, 4, 5
  cards 0, 0, 1, 0, 1, 0
```

Set-up in a corner that nobody has taken:

```law root
setup
  step arrive "Arrive"
    choose home among corner clearings, not started
    set started of home
    place a nest and 4 warriors in home
```

A step that does something for each piece:

```law root
birdsong
  step hatch "Hatch"
    for each nest as brood
      place a warrior in clearing of brood
```

Crafting: pieces to craft with, a step to craft in, another worth of crafted items:

```law root
abilities

  rule crafting "Crafting"
    exception to crafting_pieces: nests

  rule thrift "Thrift"
    exception to craft.worth: 1

    example "Any item is worth a point"
      given a nest in 5 and 10
      and a coin in item_supply
      and herons hold bake_sale
      when herons craft
      then herons has 1 point
      and 1 coin is in crafted_items of herons

daylight
  step craft "Craft"
    any number of times
      craft
```

A menu of actions, one with a price:

```law root
daylight
  step work "Work"
    up to 3 times
      action move "Move": move
      action battle "Battle": battle
      action build "Build", once per turn
        choose site among open clearings herons rule
        spend a card matching site
          to place a nest in site
        score points uncovered by nest

    example "The second nest scores a point"
      given 2 herons warriors in 5
      and a nest in 1
      and herons hold bake_sale
      when herons play daylight.work, build, stop
      then 1 nest is in 5
      and herons has 1 point
```

A hook in a window of the battle: extra hits, by condition; and a price paid in the battle:

```law root
abilities

  rule beak "The Long Beak"
    in battle after_roll, as attacker, if a reed is in field
      deal 1 extra hit

    example "A reed helps the attack"
      given 2 herons warriors in 5
      and a reed in 5
      and 2 marquise warriors in 5
      when herons battle marquise in 5, rolling 0 and 0
      then marquise lose 1 warrior in 5

  rule mist "Mist"
    in battle before_roll, as defender
      may discard a card matching field
        to ignore the first hit
```

An exception to who rules. Others make one too, and could sit at the same table: the heading has a row `knows eyrie, lizards`, and the
rule says which of them counts:

```law root
abilities

  rule wading "Wading"
    exception to ruler, if a reed is in that clearing: herons
    prefer wading over eyrie.lords
    prefer wading over lizards.pilgrims

    example "A reed rules"
      given a reed in 5
      and 2 marquise warriors in 5
      then herons rules 5
```

Something happens to pieces; something is forbidden to the others; something follows a move:

```law root
abilities

  rule spoils "Feathers"
    when herons removes any buildings and tokens of an enemy, in battle
      draw 1

  rule marsh "The Marsh"
    other players cannot place buildings in clearing of nest

  rule landing "Landing"
    at end of move
      may discard a card matching target
        to place a warrior in target
```

The evening: score what the track shows, draw, discard down:

```law root
evening
  step score "Score"
    score points uncovered by nest
  step rest "Rest"
    draw 1 + all cards uncovered
    discard down to hand_limit of herons
```

"""

KEYWORDS = """# Keywords

Every word that the language knows by itself, with what it is and the page that tells of it. All other words
are names that some file declares.

*Reserved* words, and those *after a comma*, are never names. *Headings*, *hooks* and *first words of a line*
are keywords only as the first word of their line; elsewhere they are free. Words of sentences mean something only at their place.

This page is made by `python -m tests.docs.generate`; a test compares it with the tables of the compiler.

| word | known as | page |
| --- | --- | --- |
"""

ERRORS = """# Messages

Every message has a code, the file, the line and column, the line itself with the place marked,
and where there is one the nearest known word.
`E` is an error, `W` a warning. `rootdsl explain E0301` shows the page of a code, with a wrong and a right example.

    bad.law:10:6: E0303 `scuots` cannot stand here. Expected: a kind of piece.
       10 |   10 scuots
          |      ^^^^^^

**How to read it.** *Expected* says what would fit at that place. Several messages in one run are independent; begin with the first.
A misspelt first word of a line can show some lines further down: look at the line above as well.

What stands in braces is filled in. This page is made by `python -m tests.docs.generate`.
"""


# ---------------------------------------------------------------- the words of Root


@cache
def library() -> Library:
    report = Report()
    out = load_game(ROOT_GAME, report)
    assert not report.has_errors
    return out


@cache
def lines_of(path: str) -> list[str]:
    return (ROOT_GAME.parent / path).read_text(encoding="utf-8").splitlines()


def line_of(x: d.Decl, system: System) -> str:
    """The line on which it is declared, as written."""
    assert x.at is not None and x.at.line
    return lines_of(system.path)[x.at.line - 1].strip()


def table(head: str, rows: Iterable[tuple[str, ...]]) -> str:
    """Rows under `a | b | c`; the first cell is a word of the language."""
    width = head.count("|") + 1
    body = "".join(f"| {' | '.join(x.replace('|', '/') for x in row)} |\n" for row in rows)
    return f"| {head} |\n|{' --- |' * width}\n{body}\n" if body else ""


def code(words: Iterable[str]) -> str:
    return ", ".join(f"`{x}`" for x in words)


def phrase(x: d.Callable_) -> str:
    return " ".join(w if isinstance(w, str) else w.name for w in x.phrase)


def law_text(system: System, x: d.Decl) -> list[str]:
    """The lines of a declaration with what stands below it."""
    assert x.at is not None and x.at.line
    lines = lines_of(system.path)[x.at.line :]
    end = next((i for i, line in enumerate(lines) if line and not line.startswith(" ")), len(lines))
    return lines[:end]


HOOK = re.compile(r"^\s*((?:in|at start of|at end of|before|after|after each|instead of) (?:any )?(\w+)[\w. ]*(?:,[^:]*)?)(?::.*)?$")


def hooks() -> dict[str, list[tuple[str, str]]]:
    """Name of procedure (or phase) -> each hook that some file has on it, with the title of its rule or card."""
    out: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(ROOT_GAME.rglob("*.law")):
        title = ""
        for line in lines_of(path.relative_to(ROOT_GAME.parent).as_posix()):
            head = re.match(r'\s*(?:rule|card|step|leader|\w+) \w+ "([^"]+)"', line)
            found = HOOK.match(line)
            if head and not line.strip().startswith("example"):
                title = head[1]
            if found and (found[1], title) not in out.setdefault(found[2], []):
                out[found[2]].append((found[1], title))
    return out


def hook_forms(system: System, x: d.ProcedureDecl) -> list[str]:
    """How a rule of a faction may hook each moment of the procedure."""
    out = []
    for y in system.decls:
        what = line_of(y, system).split()[0] if type(y) is d.Decl and y.name.rpartition(".")[0] == x.name else ""
        if what == "window":
            out.append(f"in {x.name} {y.name.rpartition('.')[2]}")
        elif what == "step":
            out += [f"before {y.name}", f"after {y.name}"]
        elif what == "phase":
            out += [f"{edge} of {y.name.rpartition('.')[2]}" for edge in ("at start", "at end")]
    if x.phrase:
        out += [f"{edge} of {x.name}" for edge in ("at start", "at end")]
    return out


def form_lines(system: System, x: d.ProcedureDecl) -> str:
    forms = [] if x.name == "setup" else hook_forms(system, x)
    sides = f" After a comma, {' or '.join(f'`as {side}`' for side in x.sides)}." if x.sides else ""
    return f"To hook it: {code(forms)}.{sides}\n\n" if forms else ""


def hook_lines(name: str) -> str:
    rows = [f"* `{text}` ({title})\n" for text, title in hooks().get(name, ())]
    return "Hooks on it in the rules at hand:\n\n" + "".join(rows) + "\n" if rows else ""


def role_lines(system: System, x: d.ProcedureDecl) -> list[tuple[str, ...]]:
    """Each role with what may stand for it."""
    said = {}
    for line in law_text(system, x):
        found = re.match(r"^ +(?:choose|role) (\w+)(?:, ([^,]*),)? (?:among |is )(.*)$", line)
        if found and found[1] not in said:
            said[found[1]] = f"{found[2]}, among {found[3]}" if found[2] else found[3]
    return [(f"`{p.name}`", p.type, said.get(p.name, "who performs it")) for p in x.params]


def points(system: System, name: str) -> list[tuple[str, ...]]:
    """Steps, windows, phases, requirements and rules inside a procedure, in order."""
    out = []
    for x in system.decls:
        if type(x) is d.Decl and x.name.startswith(name + "."):
            what = line_of(x, system).split()[0]
            out.append((f"`{x.name}`", "requirement" if what == "needs" else what, x.title))
    return out


def read_in(x: d.ProcedureDecl, value: d.ValueDecl) -> list[str]:
    """The steps of a procedure that read a value: what amends it must come before them."""
    steps = [y for y in statements(x.body) if isinstance(y, s.Part)]
    found = [y for y in steps if any(isinstance(z, e.Call) and z.decl is value for z in nodes(y.body))]
    return [y.path.partition(".")[2] for y in found if not any(z is not y and z in found for z in statements(y.body))]


def procedure(system: System, x: d.ProcedureDecl) -> str:
    inner = [y for y in system.decls if y.name.startswith(x.name + ".")]
    out = f"### `{x.name}`: {x.title}\n\n"
    out += f"In full: `{phrase(x)}`.\n\n" if x.phrase else "It has no phrase: the game itself begins it.\n\n"
    out += table("role | is a | what may stand for it", role_lines(system, x))
    out += f"Sides: {code(x.sides)}. `{x.orderer}` orders what happens in one window.\n\n" if x.sides else ""
    out += f"A hook may speak of {code(x.shares)}.\n\n" if x.shares else ""
    out += table("point | is a | title", points(system, x.name))
    numbers = [y for y in inner if isinstance(y, d.NumberDecl) and y.scope == "side"]
    out += table("number | title", [(f"`{y.name.rpartition('.')[2]} of SIDE`", y.title) for y in numbers])
    values = [y for y in inner if isinstance(y, d.ValueDecl)]
    out += table("value | as declared | read in", [(f"`{y.name}`", f"`{line_of(y, system)}`", code(read_in(x, y))) for y in values])
    verbs = [y for y in inner if isinstance(y, d.ProcedureDecl)]
    out += table("sentence for hooks | inside it is called", [(f"`{phrase(y)}`", f"`{y.name}`") for y in verbs])
    return out + form_lines(system, x) + hook_lines(x.name)


def shown_zone(x: Any) -> tuple[str, ...]:
    more = [f"refilled from `{x.refill}`"] if getattr(x, "refill", "") else []
    more += ["the cards here are in force"] if getattr(x, "active", False) else []
    seen = {"all": "all", "owner": "its owner", "nobody": "nobody"}[x.seen]
    return f"`{x.name}`", x.title, "each player" if x.per_player else "all", seen, ", ".join(more)


def beside(chart: System, site: d.Site) -> str:
    """Its neighbours, by kind of path."""
    found: dict[str, list[str]] = {}
    for m in chart.of(d.MapDecl):
        for link in m.links:
            if site.index in (link.a, link.b):
                other = m.sites[link.b if link.a == site.index else link.a]
                found.setdefault(link.kind, []).append(other.name)
    return "; ".join(f"{kind}: {', '.join(names)}" for kind, names in found.items())


def things(law: System, chart: System) -> str:
    """Suits, places, kinds, items, purposes, zones, boxes."""
    sites = [s for m in chart.of(d.MapDecl) for s in m.sites]
    out = "## Suits\n\n" + table("suit | title | remark", [
        (f"`{x.name}`", x.title, "wild on cards" if x.wild else "of clearings and cards") for x in law.of(d.Suit)])
    out += "## Places and paths\n\n" + table("kind of place | numbers | flags on the map", [
        (f"`{x.name}`", code(x.numbers), code(x.flags)) for x in law.of(d.PlaceKind)])
    flags = [x for x in law.of(d.NumberDecl) if x.scope == "place" and x.flag]
    out += "Flags that rules set: " + ", ".join(f"`{x.name}` ({x.title}), with `set {x.name} of SITE`" for x in flags) + ".\n\n"
    out += table("kind of path | joins | from the start", [
        (f"`{x.name}`", code(x.joins), "closed" if x.closed else "open") for x in law.of(d.PathKind)])
    out += f"### The map: {chart.title}\n\n" + table("place | kind | suit | numbers | flags | next to it by", [
        (f"`{s.name}`", s.kind, s.suit, ", ".join(f"{v} {k}" for k, v in s.numbers.items()), ", ".join(sorted(s.flags)), beside(chart, s))
        for s in sites])
    for m in chart.of(d.MapDecl):
        for name, pairs in m.pairs.items():
            out += f"Pairs called `{name}`: " + ", ".join(f"{sites[a].name} and {sites[b].name}" for a, b in pairs) + ".\n\n"
    out += "## Pieces\n\n" + table("kind | title | of", [
        (f"`{x.name}`", x.title, "cards" if x.of_card else "pieces") for x in law.of(d.Kind)])
    out += "Pieces that nobody owns:\n\n" + table("piece | kind | how many", [
        (f"`{x.name}`", ", ".join(x.kinds), str(x.count)) for x in law.of(d.Piece)])
    out += "## Zones for cards, boxes for pieces\n\n" + table(
        "zone | title | one for | seen by | remark", [shown_zone(x) for x in law.of(d.ZoneDecl)])
    out += table("box | title | one for | seen by | remark", [shown_zone(x) for x in law.of(d.BoxDecl)])
    out += "## Dice\n\n" + table("die | faces", [(f"`{x.name}`", ", ".join(x.faces)) for x in law.of(d.Die)])
    purposes = [x.name.removeprefix("purpose_") for x in law.decls if x.name.startswith("purpose_")]
    return out + f"## Purposes\n\nFor `own for PURPOSE` and [treat as own](reference/treat-as-own.md): {code(purposes)}.\n\n"


def words_of_law(law: System) -> str:
    """Values, conditions, adjectives, free actions and common rules."""
    def top(kind: type) -> list[Any]:
        return [x for x in law.of(kind) if not x.owner and "." not in x.name]

    out = "## Values\n\n" + table("value | is a | as declared", [
        (f"`{x.name}`", x.type, f"`{line_of(x, law)}`") for x in top(d.ValueDecl)])
    conditions = [x for x in top(d.ConditionDecl) if not line_of(x, law).startswith("word ")]
    adjectives = [x for x in top(d.ConditionDecl) if line_of(x, law).startswith("word ")]
    out += "## Conditions\n\n" + table("condition | as declared", [(f"`{phrase(x)}`", f"`{line_of(x, law)}`") for x in conditions])
    out += "## Adjectives\n\n" + table("word | as declared", [(f"`{x.name}`", f"`{line_of(x, law)}`") for x in adjectives])
    out += "## Free actions\n\n" + table("action | as declared", [
        (f"`{x.path.partition('.')[2]}`", f"`{lines_of(law.path)[x.at.line - 1].strip()}`") for x in law.free if x.at is not None])
    rules = [x for x in law.decls if type(x) is d.Decl and "." not in x.name and line_of(x, law).startswith("rule ")]
    lead = ("When a rule comes into force, as its first line says, and the names that it binds: "
            "[exceptions](reference/exceptions-and-layers.md) to it (`exception to any RULE`) may speak of them.")
    rows = [(f"`{x.name}`", x.title, f"`{first_line(law, x)}`", "; ".join(bound_by(law, x))) for x in rules]
    return f"{out}## Common rules\n\n{lead}\n\n" + table("rule | title | as declared | names", rows)


def first_line(law: System, x: d.Decl) -> str:
    """The first line of a rule: what it waits for, or what it says."""
    return next(line.strip() for line in law_text(law, x) if line.strip())


KINDS = {"unit": "a piece", "group": "pieces", "player": "a player", "place": "a place", "card": "a card", "piece": "a sort of piece"}


def bound_by(law: System, x: d.Decl) -> list[str]:
    """The names that a rule binds by the events for which it waits, each with what it is."""
    events = [y for y in law.triggers if y.path == x.path or y.path.startswith(f"{x.path}.")]
    found = {name: KINDS.get(kind, kind) for y in events for name, (_part, kind) in y.binds.items()}
    return [f"`{name}` ({kind})" for name, kind in found.items()]


def exceptions(law: System) -> str:
    """The exceptions that the files at hand make to the law, by the names that `prefer` takes."""
    rows: list[tuple[str, ...]] = []
    for system in library().systems.values():
        titles = {x.path: x.title for x in (*system.rules, *system.of(d.CardDecl))}
        mine = [x for x in system.exceptions if system is not law and x.target.startswith(law.name + ".") and x.path in titles]
        rows += [(f"`{x.path}`", titles[x.path], f"`{x.target.partition('.')[2]}`") for x in mine]
    lead = ("What the factions, decks and house rules at hand change of the law. Where an exception of yours and one of these hold at the "
            "same time, `prefer YOURS over THEIRS` in your rule says which counts ([exceptions](reference/exceptions-and-layers.md)); "
            "write `knows` and the file at the head of yours.")
    return f"## Exceptions\n\n{lead}\n\n" + table("rule | title | exception to", dict.fromkeys(rows))


def offered() -> str:
    """What each faction has that others may name: procedures, steps, values, pieces and what it keeps."""
    rows: list[tuple[str, ...]] = []
    for system in library().systems.values():
        if system.kind != "faction":
            continue
        short = [x for x in system.decls if "." not in x.name]
        procedures = [f"`{x.name}`" for x in short if isinstance(x, d.ProcedureDecl)]
        steps = [f"`{x.name}`" for x in system.decls if type(x) is d.Decl and x.name.partition(".")[0] in system.phases and "." in x.name]
        values = [f"`{x.name}`" for x in short if isinstance(x, (d.ValueDecl, d.ConditionDecl))]
        pieces = [f"`{x.name}`" for x in short if isinstance(x, d.Piece)]
        kept = [f"`{x.name}`" for x in short if isinstance(x, (d.NumberDecl, d.BoxDecl, d.ZoneDecl, d.ModeSet))]
        cells = ((system.title, f"`{system.name}`"), *((what, ", ".join(dict.fromkeys(found))) for what, found in (
            ("procedures", procedures), ("steps", steps), ("values and conditions", values), ("pieces", pieces),
            ("numbers, boxes, piles, modes", kept)) if found))
        rows.append((f"{cells[0][0]} ({cells[0][1]})", "; ".join(f"{what}: {names}" for what, names in cells[1:])))
    lead = ("With `knows vagabond` at the head of a file its rules may name what that faction has: `at end of eyrie.turmoil`, `satchel` (a "
            "box of the faction is named alone). Where two files use a word, write the "
            "faction before it. Nothing happens where the faction is absent. `rootdsl show names FILE` tells all of a file.")
    return f"## What factions have\n\n{lead}\n\n" + table("faction | names", rows)


def house_rules() -> str:
    """The files of house rules that come with the game."""
    rows = []
    for system in library().systems.values():
        if system.kind == "house rules":
            needs = ", ".join(f"`{x}`" for x, _, _ in system.requires)
            apart = ", ".join(f"`{x}`" for x, _, _ in system.conflicts)
            rows.append((f"`{system.name}`", system.title, needs, apart))
    lead = ("Choose them with `--house-rules NAME`, as many as go together ([house rules](reference/house-rules.md)). Those that require a "
            "faction rest where it is not at the table. `head_start` and `overtime` are yardsticks for statistics: the one changes next to "
            "nothing, the other nothing at all.")
    return f"## House rules\n\n{lead}\n\n" + table("house rules | title | requires | conflicts with", rows)


def cards(deck: System) -> str:
    rows = []
    shared = [library().systems[name] for name in deck.knows]          # cards that other decks have too
    for x in [card for system in (*shared, deck) for card in system.of(d.CardDecl)]:
        facts = [*x.kinds, *([f"cost {' '.join(x.cost)}"] if x.costed else []), *([f"shows `{x.item}`"] if x.item else [])]
        facts += [f"{x.points} point{'s' * (x.points != 1)}"] if x.points else []
        rows.append((f"`{x.name}`", x.title, x.suit, str(x.copies), ", ".join(facts)))
    lead = "An example calls a card by its name (`marquise hold anvil`). Rules of factions speak of suits and kinds."
    return f"## Cards\n\n{lead}\n\n" + table("card | title | suit | copies | more", rows)


def phases(law: System) -> str:
    out = ""
    names = [x.name.rpartition(".")[2] for x in law.decls if type(x) is d.Decl and line_of(x, law).startswith("phase ")]
    out += f"## Phases\n\nA faction writes these as headings: {code(dict.fromkeys(names))}.\n\n"
    for name in dict.fromkeys(names):
        if name in hooks():
            out += "".join(f"* `{text}` ({title})\n" for text, title in hooks()[name])
    return out + "\n"


def root_words() -> str:
    systems = library().systems
    law, chart, deck = systems["woodland"], systems["autumn"], systems["standard"]
    procedures = [x for x in law.of(d.ProcedureDecl) if not x.owner and "." not in x.name]
    out = ROOT_LEAD + phases(law) + "## Procedures\n\n"
    out += "".join(procedure(law, x) for x in procedures)
    return (out + words_of_law(law) + exceptions(law) + offered() + house_rules() + things(law, chart) + cards(deck)).rstrip("\n") + "\n"


def write() -> None:
    (REFERENCE / "keywords.md").write_text(keywords(), encoding="utf-8")
    (REFERENCE / "errors.md").write_text(errors(), encoding="utf-8")
    (DOCS / "root.md").write_text(root_words(), encoding="utf-8")


if __name__ == "__main__":
    write()
