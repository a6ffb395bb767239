"""House rules: each shipped one changes the game and breaks nothing, they go together, and they touch no file but themselves."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path

import pytest

from rootdsl.checks.house import check_house, company_of
from rootdsl.checks.layers import check_layers
from rootdsl.cli.main import run
from rootdsl.examples.rules import Rules, Unmade
from rootdsl.machine.emit import emit
from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.overlay.edit import in_force
from rootdsl.project.company import HOUSE_RULES, settle
from rootdsl.project.fault import RulesAtFault
from rootdsl.project.project import find_game, read_company
from rootdsl.project.tables import build_table, choose, warnings
from rootdsl.soak.play import play
from tests.house.games import HERE

ROOT = HERE / "factions" / "root"
SHIPPED = sorted(x.name for x in find_game(str(ROOT)).sources if x.kind == HOUSE_RULES)
SAME_GAME = {"overtime"}            # they change what is read, not what is played
PAIRS = 10

BRISK = """language 1

house rules brisk "Brisk"

rule hand "Hand"
  exception to hand_limit: 3

example "Three cards are kept"
  given marquise hold anvil and bake_sale and armorers and sappers
  when marquise play evening, marquise picks anvil, bake_sale
  then marquise has 3 cards in hand
"""


@pytest.fixture(scope="module")
def rules() -> Rules:
    found = Rules(choose(str(ROOT)))
    assert not found.report.has_errors, render(found.report)
    return found


def seats_for(rules: Rules, *names: str) -> tuple[str, ...]:
    """A table at which none of these house rules rests: what they require, filled up to four."""
    game = rules.library.manifest()
    assert game is not None
    needed = [x for name in names for x in company_of(rules.library, name) if rules.library.systems[x].kind in game.seats]
    return tuple(dict.fromkeys([*needed, "marquise", "eyrie", "alliance", "vagabond"]))[:4]


def declared_apart(rules: Rules, one: str, other: str) -> bool:
    rows = [(x.name, word) for x in (rules.library.systems[one], rules.library.systems[other]) for word, _, _ in x.conflicts]
    return (one, other) in rows or (other, one) in rows


# ---------------------------------------------------------------- the shipped ones


def test_there_are_many() -> None:
    assert len(SHIPPED) >= 24


def test_each_has_examples(rules: Rules) -> None:
    assert [x for x in SHIPPED if not rules.library.systems[x].examples] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_each_changes_some_game_and_none_breaks(name: str, rules: Rules) -> None:
    every = seats_for(rules, name)
    changed = False
    for seats, most in ((every, 8), (every[:2], 30)):
        plain, ruled = rules.table(seats), rules.table(seats, {}, [name])
        for seed in range(1, most if name not in SAME_GAME else 8):
            one, other = play(plain, seed, seats, probes=0), play(ruled, seed, seats)
            assert not other.fault, f"{name}, seed {seed}: {other.fault} {other.where}"
            changed = changed or one.trace != other.trace
            if changed and seed > 2:
                break
    assert changed is (name not in SAME_GAME)


def test_every_two_go_together_or_say_that_they_do_not(rules: Rules) -> None:
    library = rules.library
    wrong = []
    for one, other in itertools.combinations(SHIPPED, 2):
        if declared_apart(rules, one, other):
            continue
        library.together = frozenset((one, other))
        report = Report()
        for system in library.systems.values():
            report.open(system.path, system.tree.text)
        check_layers(library, report)
        check_house(library, report)
        if report.has_errors:
            wrong.append(render(report))
    library.together = frozenset()
    assert wrong == []


def pairs(rules: Rules) -> list[tuple[str, str]]:
    every = [x for x in itertools.combinations(SHIPPED, 2) if not declared_apart(rules, *x)]
    return random.Random(11).sample(every, PAIRS)


def test_pairs_by_chance_are_played_without_a_fault(rules: Rules) -> None:
    for pair in pairs(rules):
        seats = seats_for(rules, *pair)
        table = rules.table(seats, {}, pair)
        for seed in (5, 6):
            game = play(table, seed, seats)
            assert not game.fault, f"{pair}, seed {seed}: {game.fault} {game.where}"


def test_a_library_is_what_it_was_once_they_are_off(rules: Rules) -> None:
    names = [x for x in SHIPPED if not any(declared_apart(rules, x, y) for y in SHIPPED)]
    before = {name: emit(x, rules.library) for name, x in rules.library.systems.items()}
    with in_force(rules.library, names):
        assert emit(rules.library.systems["hundreds"], rules.library) != before["hundreds"]
    assert {name: emit(x, rules.library) for name, x in rules.library.systems.items()} == before


# ---------------------------------------------------------------- files of strangers


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of house rules outside the project, in the folder where the user stands."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "brisk.law").write_text(BRISK, encoding="utf-8")
    return tmp_path / "brisk.law"


def test_a_file_of_a_stranger_plays_and_writes_nothing_into_what_is_shipped(stranger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = {x: x.read_bytes() for x in (HERE / "generated").rglob("*.py")}
    table = build_table("root", ["marquise", "eyrie"], house_rules=[str(stranger), "without_bitter"])
    assert [m.SYSTEM["name"] for m in table.modules if m.SYSTEM["kind"] == HOUSE_RULES] == ["brisk"]
    assert run(["test", str(stranger)]) == 0
    assert run(["soak", "marquise", "eyrie", "--house-rules", str(stranger), "-n", "2"]) == 0
    assert run(["compile", str(stranger)]) == 0
    assert {x.name for x in Path("generated").rglob("*.py")} == {"__init__.py", "brisk.py"}
    assert shipped == {x: x.read_bytes() for x in (HERE / "generated").rglob("*.py")}
    assert "E0" not in capsys.readouterr().err


def test_house_rules_change_no_other_module(stranger: Path, rules: Rules) -> None:
    with_it = Rules(choose(str(ROOT), house_rules=[str(stranger)]), before=rules)
    assert not with_it.report.has_errors
    for name, system in rules.library.systems.items():
        assert emit(system, rules.library) == emit(with_it.library.systems[name], with_it.library), name


def test_two_that_change_the_same_thing_are_told_with_place_and_way_out(stranger: Path) -> None:
    with pytest.raises(RulesAtFault) as said:
        build_table("root", ["marquise", "eyrie"], house_rules=[str(stranger), "big_hands"])
    text = render(said.value.report)
    assert "E0502" in text and "brisk.law:6:16" in text and "big_hands.law" in text and "Choose only one of them" in text
    with pytest.raises(RulesAtFault):        # also when it is remembered
        build_table("root", ["marquise", "eyrie"], house_rules=[str(stranger), "big_hands"])


def test_one_may_say_which_of_the_two_counts(stranger: Path) -> None:
    text = BRISK.replace('"Brisk"\n', '"Brisk"\n  requires big_hands\n')
    text = text.replace("hand_limit: 3\n", "hand_limit: 3\n  prefer hand over big_hands.big_hands\n")
    stranger.write_text(text, encoding="utf-8")
    table = build_table("root", ["marquise", "eyrie"], house_rules=["big_hands", str(stranger)])
    assert table.v_woodland_hand_limit(table, None, 0, 0) == 3


# ---------------------------------------------------------------- what is required and excluded


def test_a_faction_that_is_absent_lets_them_rest() -> None:
    table = build_table("root", ["marquise", "eyrie"], house_rules=["without_bitter"])
    assert table.resting == [("without_bitter", "hundreds")]
    assert any(x.startswith("W0824 The house rules `without_bitter` do nothing") for x in warnings(table))
    assert not any(m.SYSTEM["name"] == "without_bitter" for m in table.modules)


def test_what_excludes_another_is_refused() -> None:
    with pytest.raises(RulesAtFault) as said:
        build_table("root", ["hundreds", "eyrie"], house_rules=["gentle_oppression", "harsh_oppression"])
    text = render(said.value.report)
    assert "gentle_oppression.law:5:18: E0823" in text and "Leave out `gentle_oppression`, or `harsh_oppression`." in text


def test_what_is_missing_is_told_with_the_way_to_choose_it(stranger: Path, rules: Rules) -> None:
    stranger.write_text(BRISK.replace('"Brisk"\n', '"Brisk"\n  requires short_game, lake\n'), encoding="utf-8")
    with pytest.raises(RulesAtFault) as said:
        build_table("root", ["marquise", "eyrie"], house_rules=[str(stranger)])
    text = render(said.value.report)
    assert "E0822" in text and "`--house-rules short_game`" in text and "`--map lake`" in text
    build_table("root", ["marquise", "eyrie"], map="lake", house_rules=[str(stranger), "short_game"])
    with pytest.raises(Unmade, match="require `lake`"):
        Rules(choose(str(ROOT), house_rules=[str(stranger)]), before=rules).table(("marquise", "eyrie"), {}, ["short_game"])


def test_those_that_require_what_rests_rest_too(rules: Rules) -> None:
    class File:
        def __init__(self, kind: str, *requires: str) -> None:
            self.kind, self.requires, self.conflicts = kind, [(x, 1, 1) for x in requires], []

    files = {"newts": File("faction"), "a": File(HOUSE_RULES, "newts"), "b": File(HOUSE_RULES, "a"), "c": File(HOUSE_RULES)}
    found = settle(["a", "b", "c"], [], files, ["faction"])
    assert found.active == ["c"] and found.resting == [("a", "newts"), ("b", "newts")] and not found.troubles


def test_house_rules_bring_along_the_file_beside_them_that_they_know(stranger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = stranger.parent / "mine.law"
    mine.write_text('''language 1

faction stonefolk "The Stonefolk"
  chapter 31
  letter S
  reach 9
  colour "#7d7468"

pieces
  18 warriors

value zeal "Zeal": 0

evening
  step rest "Rest"
    score zeal
''', encoding="utf-8")
    for row in ("knows", "requires"):
        stranger.write_text(f'''language 1

house rules keen "Keen"
  {row} stonefolk

rule zeal "Zeal"
  add 2 to stonefolk.zeal

example "Two points"
  when stonefolk play evening.rest
  then stonefolk has 2 points
''', encoding="utf-8")
        assert run(["check", "brisk.law"]) == 0 and run(["test", "brisk.law"]) == 0, capsys.readouterr()
        assert "1 example holds" in capsys.readouterr().out
    stranger.write_text(stranger.read_text(encoding="utf-8").replace("stonefolk.zeal", "stonefolk.zest"), encoding="utf-8")
    assert run(["check", "mine.law", "--house-rules", "brisk.law"]) == 1
    said = capsys.readouterr()
    assert "brisk.law" in said.err and "2 files, 1 error" in said.out
    (stranger.parent / "other.law").write_text(mine.read_text(encoding="utf-8"), encoding="utf-8")
    capsys.readouterr()
    assert run(["check", "brisk.law"]) == 1          # two files of that name: neither is meant


def test_headings_are_read_without_the_parser(stranger: Path) -> None:
    head = 'language 1\nhouse rules brisk "Brisk"\n  requires otters, newts and caves   # all\n\n  conflicts with calm\n'
    stranger.write_text(head + 'rule x "X"\n  requires nothing\n', encoding="utf-8")
    assert read_company(stranger) == {"requires": ["otters", "newts", "caves"], "conflicts with": ["calm"]}


# ---------------------------------------------------------------- commands and documents


@pytest.mark.parametrize("line", [
    ["play", "marquise", "eyrie", "--watch"], ["soak", "marquise", "eyrie"], ["soak"], ["sweep"], ["test"], ["check"], ["docs"], ["bench"],
    ["bench", "marquise", "eyrie"],
])
def test_every_command_takes_them_and_says_what_is_unknown(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*line, "--house-rules", "big_hnds"]) == 2
    said = capsys.readouterr().err
    assert "E0801 Nothing is called `big_hnds`" in said and "`big_hands`" in said


def test_a_faction_is_no_house_rule(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["soak", "eyrie", "alliance"], ["docs"], ["check"]):
        assert run([*line, "--house-rules", "marquise"]) == 2
        assert "E0806" in capsys.readouterr().err


def test_games_lists_what_they_require(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "root"]) == 0
    out = capsys.readouterr().out
    assert "gentle_oppression" in out and "(requires hundreds; conflicts with harsh_oppression)" in out


def test_what_is_left_out_is_gone_from_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    house = ["without_bitter", "overtime", "cheap_buildings", "no_ambush"]
    chosen = [x for name in house for x in ("--house-rules", name)]
    assert run(["docs", "hundreds", "marquise", "standard", "-f", "markdown", "-o", "out", *chosen]) == 0
    text = {x.name: x.read_text(encoding="utf-8") for x in (tmp_path / "out" / "root" / "en" / "markdown").glob("*.md")}
    german = "".join(x.read_text(encoding="utf-8") for x in (tmp_path / "out" / "root" / "de" / "markdown").glob("*.md"))
    both = "".join(text.values())
    assert "hundreds.mood.bitter" not in both and "hundreds.mood.grandiose" in both
    assert "Overtime\n" in both and "Overwork\n" not in both
    assert "The cost for each row is from left to right zero, one, one, two, two and three" in both
    assert "Mehrarbeit" in german and "Überstunden" not in german
    # the cards are gone; a card that stays speaks of the hits of an ambush, and cites their rule
    assert set(re.findall(r"[\w.]*\.ambush_\w+", both)) == {"woodland.battle.ambushed.ambush_hits"}
    assert "Ambush Hits" in both and not re.search(r"Step \d+: Ambush Hits", both)      # nothing in the battle calls for it: it is no step
