"""Random games: the shipped ones are sound, planted faults are found, and a seed gives the same games everywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.machine import hidden
from rootdsl.play.view import view
from rootdsl.project.fault import Fault
from rootdsl.project.tables import choose
from rootdsl.runtime import engine
from rootdsl.soak import pieces, secrets, watch
from rootdsl.soak.play import play, source
from rootdsl.soak.run import report, run, seats_of, table_maker
from tests.house.games import GAMES, HERE, NAMES
from tests.house.invented import seated

FEN = HERE / "tests" / "messages" / "fen"
SEATS = ("herons", "otters")
THIRDS = {path.stem: path for path in (HERE / "tests" / "factions").glob("*.law")}


@pytest.fixture(scope="module")
def fen(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The small game with more cards, so that some always lie where nobody sees them."""
    folder = tmp_path_factory.mktemp("soak") / "fen"
    shutil.copytree(FEN, folder)
    deck = folder / "decks" / "small.law"
    deck.write_text(deck.read_text(encoding="utf-8").replace("2 copies", "19 copies").replace("6 cards", "40 cards"), encoding="utf-8")
    rules = Rules(choose(folder))
    assert not rules.report.has_errors
    return rules.table(SEATS)


def third_of(folder: Path) -> str:
    """A test faction that may join a game: one that compiles with it."""
    for path in THIRDS.values():
        if Rules(choose(folder)).sitting() and not Rules(choose(folder, [path])).report.has_errors:
            return str(path)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("folder", GAMES, ids=NAMES)
def test_a_hundred_games_of_every_game(folder: Path) -> None:
    lay, mixes, third = table_maker(str(folder), third=third_of(folder))
    out = run(lay, mixes, 100, third=third, processes=2)
    assert not out.faults, report(out)
    assert sum(x.finished for x in out.games) >= 95, report(out)


# ---------------------------------------------------------------- the same games


def trace(folder: Path, games: int = 4, processes: int = 1) -> str:
    lay, mixes, _ = table_maker(str(folder))
    return run(lay, mixes, games, processes=processes).trace


@pytest.mark.parametrize("folder", [*GAMES, FEN], ids=[*NAMES, "fen"])
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_seed_gives_the_same_games_in_another_process(folder: Path, hash_seed: str) -> None:
    code = f"from tests.soak.test_soak import trace; from pathlib import Path; print(trace(Path({str(folder)!r})))"
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(HERE)}
    done = subprocess.run([sys.executable, "-c", code], cwd=HERE, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == trace(folder)


def test_two_processes_play_what_one_plays() -> None:
    assert trace(FEN, 12, 2) == trace(FEN, 12)


def test_what_is_watched_changes_nothing(fen: Any) -> None:
    watched, left_alone = play(fen, 5, rounds=30, probes=3), play(fen, 5, rounds=30, probes=0)
    assert watched.trace == left_alone.trace and not watched.fault


def test_a_third_seat_sits_in_a_quarter_of_the_games() -> None:
    mixes: Sequence[tuple[str, ...]] = [("a", "b"), ("b", "c")]
    sat = [seats_of(mixes, seed, "x.law") for seed in range(40)]
    assert sum(len(x) == 3 for x in sat) == 10
    assert {x[:2] for x in sat} == set(mixes)


# ---------------------------------------------------------------- planted faults


def test_pieces_cards_and_options_are_watched(fen: Any) -> None:
    s = engine.new_game(fen, 1)
    assert watch.position(fen, s) == "" == watch.probe(fen, s)
    lost = s.clone()
    lost.at[0][fen.supply] -= 1
    assert "pieces" in watch.position(fen, lost)
    negative = s.clone()
    negative.at[0][0] -= 1
    assert "-1" in watch.position(fen, negative)
    twice = s.clone()
    zone = next(z for z in twice.zones if z)
    zone.append(zone[0])
    assert "cards" in watch.position(fen, twice)
    astray = s.clone()
    astray.zone_of[zone[0]] = len(fen.zone_name) - 1
    assert "elsewhere" in watch.position(fen, astray)
    single = s.clone()
    single.options = single.options[:1]
    assert "1 options" in watch.position(fen, single)
    same = s.clone()
    same.options = [same.options[0]] * 2
    assert "twice" in watch.position(fen, same)


def test_limits_are_watched(fen: Any) -> None:
    s = engine.new_game(fen, 1)
    row = 0
    old, fen.limit[row] = fen.limit[row], 1
    try:
        s.at[row][fen.supply] -= 2 + s.at[row][0] * 0
        s.at[row][0] += 2
        s.look()
        assert "more than 1" in watch.position(fen, s)
    finally:
        fen.limit[row] = old


def test_a_clone_that_shares_is_found(fen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    s = engine.new_game(fen, 1)
    real = type(s).clone

    def sharing(self: Any) -> Any:
        out = real(self)
        out.at = self.at
        out.zones = self.zones
        out.score = self.score
        out.record = self.record
        return out

    for seed in range(20):
        s = engine.new_game(fen, seed)
        engine.rollout(fen, s, seed, 20)
        if s.over >= 0:
            continue
        monkeypatch.setattr(type(s), "clone", sharing)
        fault = watch.probe(fen, s)
        monkeypatch.setattr(type(s), "clone", real)
        if fault:
            return
    pytest.fail("nothing noticed")


def test_a_crash_is_a_fault_with_its_seed(fen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "probe", lambda t, s: 1 // 0)
    game = play(fen, 7, SEATS)
    assert game.fault.startswith("ZeroDivisionError") and game.seed == 7


# ---------------------------------------------------------------- hidden cards


def leaks(table: Any, games: int = 12, rounds: int = 12) -> list[str]:
    """Faults of games in which what lies hidden is watched at each decision."""
    found = (play(table, seed, table.seat_systems, rounds=rounds, turns=1, hidden=True) for seed in range(games))
    return [x.fault for x in found if x.fault]


def test_a_view_that_tells_a_hand_is_found(fen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(t: Any, s: Any, seat: int) -> Any:
        return {**view(t, s, seat), "hint": [sorted(t.card_sort[c] for c in z) for z in s.zones]}

    monkeypatch.setattr(secrets, "view", telling)
    assert any("the view shows" in x for x in leaks(fen))


def test_a_log_that_tells_a_hand_is_found(fen: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = secrets.play_log.lines
    monkeypatch.setattr(secrets.play_log, "lines", lambda t, entries, reader: [*real(t, entries, reader), hands()])
    standing: list[Any] = []

    def hands() -> str:
        return str([sorted(fen.card_sort[c] for c in z) for z in standing[-1].s.zones])

    class Seen(secrets.Sight):
        def look(self) -> Any:
            standing.append(self)
            return super().look()

    monkeypatch.setattr(secrets, "Sight", Seen)
    assert any("the log shows" in x for x in leaks(fen))


def test_nothing_hidden_shows_in_the_small_game(fen: Any) -> None:
    assert leaks(fen) == []


def with_dusk(folder: Path, step: str) -> Any:
    """The small game with more cards, and one more step in the dusk of the herons."""
    shutil.copytree(FEN, folder)
    deck = folder / "decks" / "small.law"
    deck.write_text(deck.read_text(encoding="utf-8").replace("2 copies", "19 copies").replace("6 cards", "40 cards"), encoding="utf-8")
    herons = folder / "factions" / "herons.law"
    herons.write_text(herons.read_text(encoding="utf-8").replace("dusk\n", f"dusk\n{step}"), encoding="utf-8")
    rules = Rules(choose(folder))
    assert not rules.report.has_errors, rules.report.messages
    return rules.table(SEATS)


def test_a_place_is_asked_for_also_where_no_card_pays(tmp_path: Path) -> None:
    """Whether the rounds of a loop go on hangs on the hand: silence would tell it."""
    step = "  step sing \"Sing\"\n    any number of times\n      choose spot among isles with a guard of herons\n"
    step += "      spend a card matching spot\n        to score 1\n"
    assert leaks(with_dusk(tmp_path / "fen", step), 24) == []


WHICH = """  step sing "Sing"
    may choose one
      choose spot among isles with a guard of herons
        spend a card matching spot
          to score 1
      or choose gift among moss cards in hand
        discard gift
"""


@pytest.mark.parametrize("word", ["may choose one", "choose one"])
def test_an_offer_of_ways_that_no_card_pays_is_made_all_the_same(word: str, tmp_path: Path) -> None:
    """`may choose one` is asked as `may` is; of what must be done anybody may see that it cannot."""
    assert leaks(with_dusk(tmp_path / "fen", WHICH.replace("may choose one", word)), 24) == []


WAYS = """  step sing "Sing"
    may sing

procedure sing "Sing": singer sings
  if number of moss cards in hand is 0
    choose gift among cards in hand of herons
    discard gift
  otherwise
    choose old among reed cards in hand of herons
    discard old

"""


def test_which_way_a_hand_leaves_open_is_asked_for_all_the_same(tmp_path: Path) -> None:
    """What may be done begins with `if` and `otherwise`: whether it can be done hangs on the hand, and silence would tell it."""
    assert leaks(with_dusk(tmp_path / "fen", WAYS), 24) == []


def test_what_a_rule_finds_out_is_no_leak(tmp_path: Path) -> None:
    """Who must give a card and has none, and which hidden cards go for what they are, everybody may see."""
    step = "  step tithe \"Tithe\"\n    otters chooses gift among moss cards in hand of otters\n"
    step += "    put gift into hand\n    if you cannot: score 1\n    for each reed card in hand as old\n      discard old\n"
    assert leaks(with_dusk(tmp_path / "fen", step), 24) == []


ATTEMPT = """  step offer "Offer"
    fully
      choose gift among moss cards in hand
      discard gift
    if not fully: lose 1
"""


def test_an_attempt_that_fails_for_want_of_a_card_hides_nothing(tmp_path: Path) -> None:
    """Nobody is asked where the hand holds no such card: the rule itself tells that, by what follows."""
    assert leaks(with_dusk(tmp_path / "fen", ATTEMPT), 24) == []


VEILED = """language 1

faction moths "The Moths"
  chapter 31
  letter C
  reach 7
  colour "#6b5b95"

pieces
  12 warriors
  9 bright "Bright" are tokens, in gloom
  9 dim "Dim" are tokens, in gloom

box gloom "Gloom", seen by owner
box veil "Veil", seen by owner

setup
  step s "S"
    choose home among corner clearings, not started
    set started of home
    place 4 warriors in home

birdsong
  step kindle "Kindle"
    CHOICE
daylight
  step a "A"
    score 1
evening
  step b "B"
    draw 1
    discard down to hand_limit of moths
"""
CHOICES = {
    "a piece": "choose wick among tokens in gloom\n    put wick into veil",
    "a piece that is shown": "choose wick among tokens in gloom\n    put wick into veil\n    reveal all tokens in veil\n"
                             "    put all tokens in veil into gloom",
    "a way": "choose one\n      put a bright in gloom into veil\n      or put a dim in gloom into veil",
}


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES)
def test_what_is_chosen_in_a_hidden_box_is_watched(choice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log tells others that something was chosen, not what; one that tells more is found."""
    table = seated(VEILED.replace("CHOICE", choice), tmp_path)

    def found() -> list[str]:
        return leaks(table, 6, rounds=4)

    assert found() == []
    monkeypatch.setitem(secrets.play_log.SAYERS, "choose", lambda w, e, reader, who, *_: e.text)
    assert any("what was chosen unseen" in x for x in found())


LAID = "    put all tokens in veil into gloom\n    choose wick among tokens in gloom\n    put wick into veil"
TRAP = VEILED.replace("    CHOICE", LAID).replace(
    "birdsong", 'abilities\n\n  rule glow "Glow"\n    HEADING\n      may lose 1\n\nbirdsong'
)


def test_what_lies_hidden_is_exchanged_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that comes only where a certain piece lies hidden is found, although nobody chooses otherwise."""

    def found(name: str, heading: str) -> list[str]:
        return leaks(seated(TRAP.replace("HEADING", heading), tmp_path / name), 9, rounds=6)

    heading = "when an enemy would move, if a dim is in veil"
    assert found("offered", heading) == []
    monkeypatch.setattr(hidden, "tells_hidden", lambda _: False)
    assert any("pieces" in x and "exchanged" in x for x in found("asked", heading.replace("a dim", "a bright")))


def test_exchanged_pieces_stay_in_number(tmp_path: Path) -> None:
    table = seated(VEILED.replace("CHOICE", CHOICES["a piece"]), tmp_path)
    s = engine.new_game(table, 3)
    s.at[table.own[0].bright][table.box_moths_veil[0]] += 1
    s.at[table.own[0].bright][table.box_moths_gloom[0]] -= 1
    s.look()
    for seed in range(5):
        twin = s.clone()
        changed = pieces.exchange(table, twin, 1, source(seed), set())
        assert watch.position(table, twin) == ""
        assert secrets.open_to(table, twin, 1) == secrets.open_to(table, s, 1)
        assert (twin.at != s.at) == bool(changed)
        assert not changed or {"veil", "gloom"} <= set(pieces.told(table, changed).split())
        assert pieces.exchange(table, s.clone(), 0, source(seed), set()) == []


def test_exchanged_cards_stay_in_number(fen: Any) -> None:
    s = engine.new_game(fen, 3)
    twin = s.clone()
    changed = secrets.exchange(fen, twin, s, 0, secrets.State(), set())
    assert watch.position(fen, twin) == ""
    assert [len(z) for z in twin.zones] == [len(z) for z in s.zones]
    for a, b in changed:
        assert twin.zone_of[a] == s.zone_of[b] and twin.zone_of[b] == s.zone_of[a]
    assert secrets.exchange(fen, s.clone(), s, 0, secrets.State(), set(range(fen.cards))) == []


def test_a_deck_is_no_seat() -> None:
    """A deck among the seats is told as such, and not left to a table that cannot be laid."""
    with pytest.raises(Fault) as told:
        table_maker(str(FEN), [*SEATS, "small"])
    assert told.value.code == "E0806"


COVEN = """language 1

faction coven "The Hedge Witches"
  chapter 41
  letter Y
  reach 8
  colour "#5b3f6b"

pieces
  10 warriors
  6 hex "Hex" are tokens, in satchel
  6 blank "Blank" are tokens, in satchel

box satchel "Satchel", seen by owner
box hedge "Hedge" of each clearing, seen by owner

setup
  step lay "Lay"
    choose home among corner clearings, not started
    set started of home
    place a warrior in home
    for each clearing as bush
      choose leaf among tokens in satchel
      put leaf into hedge of bush
birdsong
  step none4 "None"
    do nothing
daylight
  step none1 "None"
    do nothing
evening
  step none2 "None"
    do nothing

abilities

  rule hex_rule "Hex"
    at end of any move, unless mover is coven, if a hex is in hedge of target
      may
        reveal all hexes in hedge of target
        remove all hexes in hedge of target
"""


def test_hidden_pieces_are_exchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the owner is asked, or what stands in the view, may not tell which token lies in a hedge."""
    table = seated(COVEN, tmp_path)

    def found() -> list[str]:
        return leaks(table, 8, rounds=6)

    assert found() == []
    monkeypatch.setattr(secrets, "exchange", lambda *_: [])         # of cards
    with monkeypatch.context() as patch:
        patch.setattr(secrets, "with_prompts", lambda t: t)
        assert any("waits for shows marquise hidden pieces" in x for x in found())
    monkeypatch.setattr("rootdsl.play.view.may_see_pieces", lambda *_: True)
    assert any("the view shows marquise hidden pieces" in x for x in found())
