"""Every construct in a tiny game of its own, about crabs and gulls on a quay, compiled in memory.

The rules are written here, one game for all; each test sets a position up, runs one procedure and looks at what came of it.
"""

from __future__ import annotations

import json
import types
from pathlib import Path

import pytest

from rootdsl.machine.emit import emit
from rootdsl.machine.names import ident
from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from rootdsl.runtime import driver, engine
from rootdsl.runtime.asking import ask
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.lasting import turn_over
from rootdsl.runtime.link import link
from rootdsl.runtime.state import RUNNING
from rootdsl.soak import watch

FILES = {
    "game": """language 1

game harbour "Harbour"
  players 2 to 3
  uses port
  picks map, bay in examples
  seats faction
  begins with setup
  repeats turn for each player
  draws from deck into hand
  discards to heap

section abilities "Abilities"
""",
    "port": """language 1

law port "Port"

suits red, blue

place quay "Quay"
path plank "Plank" joins quays
path tide "Tide" joins quays, closed

kind sailor "Sailor"
kind tool "Tool"
kind beast "Beast"
  stat might "Might"
  number wounds "Wounds"
kind hound "Hound" is a beast

die omen: star, rock, wave
  wave explodes

zone deck "Deck", seen by nobody, refilled from heap
zone heap "Heap", seen by all
zone hand "Hand" of each player, seen by owner
box store "Store" of each player

pieces
  4 ropes are tools
  3 lamps are tools
  2 dogs "Dog" are hounds, might 3

card ticket "Ticket" red, 4 copies
card blade "Blade" red, 1 copy, cost red red

value pull of a player "Pull": 2

procedure setup "Setting Up"
  phase setup "Setup", for each player

procedure turn "Turn": taker takes a turn
  phase day "Day"

procedure walk "Walk": walker walks crew from source to goal
  choose source among quays with a sailor of walker
  choose crew, at least 1, among sailors of walker in source
  choose goal among quays linked to source for walker
  needs permit "Permit": a sailor of walker is in goal
  put crew into goal

procedure haul "Haul": hauler hauls load
  role load is a number
  hauler scores pull of hauler

procedure rob "Rob": robber robs victim in site
  role victim is a player
  role site is a quay
  robber removes all sailors of victim in site

procedure cast "Cast": thrower casts against rival
  role rival is a player
  sides thrower, rival
  shares thrower, rival
  value bright of a side "Bright": stars in throw of that side
  value dull of a side "Dull": rocks in throw of that side
  fix one omen of thrower as star
  for each side as roller
    roller rolls 2 omens as throw
  if bright of thrower >= dull of rival: thrower scores bright of thrower

procedure weigh "Weigh": weigher weighs load
  role load is a number
  step verdict "Verdict", by the first that holds
    rule heavy "Heavy", if load > 5
      weigher scores 5
    rule middling "Middling", if load > 2
      weigher scores 2
    rule light "Light"
      weigher scores 1

procedure forge "Forge": smith forges plan
  choose plan among cards in hand of smith
  match each icon of plan to a different tool among sailors of smith
  smith scores 1

procedure kennel "Kennel": keeper keeps dogs in site
  role site is a quay
  place 2 dogs in site

procedure bite "Bite": biter bites prey
  role biter is a beast
  role prey is a beast
  spend 1 wounds of biter
  add might of biter to wounds of prey
  if a quay with a sailor is linked to quay of biter: put biter into quay of prey

procedure hail "Hail": hailer hails spot
  choose spot among quays with a sailor of hailer
  hailer scores 1 + number of sailors in spot
""",
    "bay": """language 1

map bay "Bay"

places
  quay 1 red, at 10, 10
  quay 2 red, at 30, 10
  quay 3 blue, at 50, 10
  quay 4 blue, at 70, 10

paths
  plank 1 to 2, 2 to 3
  tide 3 to 4
""",
    "crab": """language 1

faction crab "Crabs"
  seats up to 2

pieces
  6 sailors

tools have fresh or worn

box bag "Bag", replaces store
  track rope "Ropes" 2 spaces, holds rope
box scrap "Scrap"

relation trust "Trust" toward each other faction
  spaces cold, warm, close
  worth 0, 2, 5
  box feud

counter favours "Favours" toward each other faction this turn
counter grabs "Grabs" toward each other faction this haul

mode captain "Captain"

zone jobs "Jobs", seen by all
zone done "Done", seen by all

card chart "Chart" red, shows rope and lamp, in jobs

procedure gift "Gift": giver gives to mate
  role mate is a player
  choose present among cards in hand
  give present to mate

procedure wear "Wear": holder wears gear
  choose gear, at least 1, among fresh tools in bag
  turn gear worn

procedure break "Break": holder breaks gear
  choose gear, at least 1, among tools in bag
  put gear into scrap

procedure snap "Snap": holder snaps
  choose one_tool among fresh tools in bag
  wear one_tool
  break one_tool

procedure befriend "Befriend": pal befriends mate
  role mate is a player
  add 1 to favours toward mate
  advance trust toward mate
  score worth of trust toward mate

procedure quarrel "Quarrel": pal quarrels with mate
  role mate is a player
  set trust toward mate to feud

procedure boost "Boost": pal boosts mate
  role mate is a player
  add 3 to pull of mate, this turn
  mate hauls 1

procedure grab "Grab": pal grabs mate
  role mate is a player
  haul 1

procedure shove "Shove": pal shoves mate
  role mate is a player
  choose spot among quays with a sailor of mate
  force mate to walk from spot, ignoring walk.permit

procedure glide "Glide": pal glides to spot
  role spot is a quay
  walk a sailor to spot, ignoring walk.goal

procedure blame "Blame": pal blames mate at site
  role mate is a player
  role site is a quay
  crab counts as remover of sailors, this rob
  force mate to rob crab in site

abilities
  rule forging "Forging"
    when crab would activate a sailor
      wear a lamp
  rule free_walk "Free Walk"
    exception to walk.permit: nothing is needed
    tides are open for crab
  rule order "Order"
    keep fresh ropes in bag on their tracks while their track is not full
    keep worn ropes in bag off their tracks
  rule far "Far Hail"
    exception to hail.spot: quays with no sailor
  rule grip "Grip"
    at start of haul
      for each other player as mate
        add 1 to grabs toward mate
    at end of haul
      for each other player as mate
        if grabs toward mate is 1: lose 1
  rule grudge "Grudge"
    when an enemy walks any pieces to a quay as landing
      if a sailor of crab is in landing: score 1

setup
  step come "Coming"
    put 1 lamp into bag

day
  step rest "Rest"
    turn all worn tools in bag fresh
  step act "Act"
    any number of times
      action wait "Wait"
        wear a tool
      action toil "Toil"
        choose task among cards in jobs
        match each item of task to a different tool among fresh tools in bag
        wear tool
        put task into done
        score 3
      action tidy "Tidy"
        wear 2 tools
          to score 2

captains
  captain sly "Sly"
    at start of day.act.toil, once per turn
      may choose joker among fresh tools in bag
        crab treats joker as any tool, this action
        at end of day.act.toil
          break joker
  captain rich "Rich"
    instead of wear, once per turn
      may spend a red card
        to score 2
  captain bold "Bold"
    action brag "Brag" in day.act, once per turn
      wear a lamp
        to score 7
""",
    "gull": """language 1

faction gull "Gulls"

pieces
  6 sailors

setup
  step come "Coming"
    score 0

day
  step act "Act"
    score 0
""",
}


class Stop(Frame):
    """Below the procedure under test: asks, so that the driver comes to rest."""

    __slots__ = ()
    KEY = "stop"


Stop.BLOCKS = (lambda t, s, f: ask(s, f, 0, 0, 0, [-5, -6]),)


def modules(folder: Path):
    report = Report()
    for name, text in FILES.items():
        (folder / f"{name}.law").write_text(text)
    library = load_game(folder, report)
    assert [m.text for m in report.messages] == []
    out = {}
    for name, system in library.systems.items():
        out[name] = types.ModuleType(name)
        exec(compile(emit(system, library), f"<{name}>", "exec"), out[name].__dict__)
    return out


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return modules(tmp_path_factory.mktemp("harbour"))


@pytest.fixture(scope="module")
def table(files):
    return link([files[x] for x in ("harbour", "port", "bay")], [files["crab"], files["gull"]])


CRAB, GULL = 0, 1
SLY, RICH, BOLD = 0, 1, 2


@pytest.fixture
def state(table):
    return engine.blank(table, 1)


def run(t, s, name: str, *answers: int, me: int = CRAB, **roles: object):
    """Run a procedure with these roles; the answers must be among the options, in this order."""
    frame = getattr(t, f"p_{name}")(me)
    for role, value in roles.items():
        setattr(frame, ident(role), value)
    s.stack = [Stop(0), frame]
    driver.run(t, s)
    for answer in answers:
        assert answer in s.options, (s.options, answer, t.catalogue[s.site])
        driver.apply(t, s, answer)
    assert s.options == [-5, -6], (s.options, t.catalogue[s.site])
    return s


def put(t, s, row: int, place: int, n: int = 1) -> None:
    s.at[row][t.supply] -= n
    s.at[row][place] += n
    s.look()


def tools(t, s, name: str, n: int) -> tuple[int, int]:
    """n fresh tools beside the tracks of the bag; the rows of the sort, fresh and worn."""
    rows = t.forms[getattr(t.neutral, name)]
    put(t, s, rows[0], t.box_crab_bag[CRAB], n)
    return rows


def quay(t, name: str) -> int:
    return t.place_name.index(name)


# ---------------------------------------------------------------- pieces in states


def test_a_sort_has_a_row_for_each_state_and_the_counts_stay_counts(table, state) -> None:
    fresh, worn = tools(table, state, "lamp", 2)
    bag = table.box_crab_bag[CRAB]
    run(table, state, "crab_wear", 1)
    assert (state.at[fresh][bag], state.at[worn][bag]) == (1, 1)
    assert watch.pieces(table, state) == ""                      # the soak counts a sort in all its states
    lost = state.clone()
    lost.at[worn][bag] -= 1
    assert "pieces" in watch.pieces(table, lost)
    assert table.row_name[fresh] == table.row_name[worn] == "lamp"


def test_a_standing_order_puts_fresh_pieces_on_their_track_and_worn_ones_off(table, state) -> None:
    fresh, worn = tools(table, state, "rope", 3)
    bag, track = table.box_crab_bag[CRAB], table.box_crab_bag_rope[CRAB]
    state.busy = 1
    run(table, state, "port_haul", load=1)
    assert (state.at[fresh][track], state.at[fresh][bag]) == (2, 1)
    wear = table.p_crab_wear(CRAB)
    wear.gear = [[fresh * table.width + track, 1]]
    state.stack = [Stop(0), wear]
    driver.run(table, state)
    assert (state.at[worn][track], state.at[worn][bag]) == (0, 1)
    assert (state.at[fresh][track], state.at[fresh][bag]) == (2, 0)


def test_a_chosen_piece_is_followed_when_it_is_turned(table, state) -> None:
    fresh, worn = tools(table, state, "lamp", 2)
    run(table, state, "crab_snap")
    assert state.at[worn][table.box_crab_scrap[CRAB]] == 1
    assert state.at[fresh][table.box_crab_bag[CRAB]] == 1


# ---------------------------------------------------------------- what lasts


def test_a_value_is_amended_until_the_turn_ends_and_for_one_player_only(table, state) -> None:
    run(table, state, "crab_boost", mate=GULL)
    assert state.score == [0, 5]
    assert table.v_port_pull(table, state, CRAB, CRAB) == 2
    turn_over(state)
    assert table.v_port_pull(table, state, GULL, GULL) == 2


def test_a_counter_toward_an_opponent_falls_back_with_the_turn(table, state) -> None:
    run(table, state, "crab_befriend", mate=GULL)
    assert state.record[CRAB].favours == [0, 1]
    state.stack = [state.stack[0]]
    engine.new_turn(table, state)
    assert state.record[CRAB].favours == [0, 0]


def test_a_counter_with_a_procedure_as_its_span_falls_back_when_that_ends(table, state) -> None:
    run(table, state, "crab_grab", mate=GULL)
    assert state.score[CRAB] == 1
    assert state.record[CRAB].grabs == [0, 0]


def test_removals_count_as_those_of_somebody_else(table, state) -> None:
    put(table, state, table.own[CRAB].sailor, quay(table, "2"), 1)
    state.log = []
    run(table, state, "crab_blame", mate=GULL, site=quay(table, "2"))
    assert [x[1] for x in state.log if x[0] == "remove"] == [CRAB]
    assert state.lasting == []


# ---------------------------------------------------------------- relations


def test_a_marker_advances_to_the_last_space_and_no_further(table, state) -> None:
    for worth in (2, 7, 12):
        run(table, state, "crab_befriend", mate=GULL)
        assert state.score[CRAB] == worth
    assert state.record[CRAB].trust[GULL] == 2


def test_a_marker_off_the_row_does_not_advance_and_is_worth_nothing(table, state) -> None:
    run(table, state, "crab_quarrel", mate=GULL)
    run(table, state, "crab_befriend", mate=GULL)
    assert state.record[CRAB].trust[GULL] == 3
    assert state.score[CRAB] == 0


# ---------------------------------------------------------------- exceptions and lifted rules


def test_nothing_is_needed_for_the_holder_and_for_nobody_else(table, state) -> None:
    for seat in (CRAB, GULL):
        put(table, state, table.own[seat].sailor, quay(table, "1"))
    assert table.can_port_walk(table, state, CRAB)
    assert not table.can_port_walk(table, state, GULL)


def test_a_forced_call_is_performed_by_the_other_and_ignores_what_is_lifted(table, state) -> None:
    row = table.own[GULL].sailor
    put(table, state, row, quay(table, "1"))
    run(table, state, "crab_shove", mate=GULL)
    assert state.at[row][quay(table, "2")] == 1
    assert state.lasting == []


def test_the_set_of_a_choice_is_lifted_for_one_call(table, state) -> None:
    row = table.own[CRAB].sailor
    put(table, state, row, quay(table, "1"))
    run(table, state, "crab_glide", spot=quay(table, "4"))
    assert state.at[row][quay(table, "4")] == 1


def test_a_closed_path_is_open_for_the_holder_only(table, state) -> None:
    from rootdsl.runtime.paths import links

    assert quay(table, "4") in links(table, state, CRAB, quay(table, "3"))
    assert quay(table, "4") not in links(table, state, GULL, quay(table, "3"))


def test_another_set_for_a_chosen_role(table, state) -> None:
    row = table.own[CRAB].sailor
    put(table, state, row, quay(table, "1"))
    run(table, state, "port_hail", quay(table, "4") + 1)
    assert state.score[CRAB] == 1
    state.stack = [Stop(0)]
    put(table, state, table.own[GULL].sailor, quay(table, "3"))
    run(table, state, "port_hail", me=GULL)
    assert state.score[GULL] == 2  # there stands a sailor: the plain set


def test_a_rule_hears_that_a_procedure_was_done(table, state) -> None:
    put(table, state, table.own[CRAB].sailor, quay(table, "2"))
    put(table, state, table.own[GULL].sailor, quay(table, "1"))
    run(table, state, "crab_shove", mate=GULL)
    assert state.score == [1, 0]


# ---------------------------------------------------------------- choices and tables


@pytest.mark.parametrize(("load", "points"), [(9, 5), (3, 2), (1, 1)])
def test_a_decision_table_carries_out_the_first_rule_that_holds(table, state, load: int, points: int) -> None:
    run(table, state, "port_weigh", load=load)
    assert state.score[CRAB] == points


def test_dice_explode_and_one_is_fixed(table, state) -> None:
    state.script = [[2], [2], [0], [1, 1]]  # the thrower: a fixed star, a wave, a wave, a star; the rival: rocks
    run(table, state, "port_cast", rival=GULL)
    assert state.score[CRAB] == 2


# ---------------------------------------------------------------- menus


def test_costs_narrow_to_the_pieces_named_and_an_added_action_lives_with_its_mode(table, state) -> None:
    fresh, _ = tools(table, state, "lamp", 1)
    day = table.phases_day[CRAB](CRAB)
    state.stack = [Stop(0), day]
    driver.run(table, state)
    assert state.options == [0, 1]  # wait; two tools to tidy are not there
    state.record[CRAB].captain = BOLD
    state.stack = [Stop(0), table.phases_day[CRAB](CRAB)]
    driver.run(table, state)
    assert state.options == [0, 1, 4]
    driver.apply(table, state, 4)
    assert state.score[CRAB] == 7
    assert state.at[fresh][table.box_crab_bag[CRAB]] == 0


def test_a_card_is_matched_by_a_piece_that_counts_as_any_and_breaks_afterwards(table, state) -> None:
    fresh, worn = tools(table, state, "lamp", 2)  # the chart shows a rope and a lamp
    state.record[CRAB].captain = SLY
    state.stack = [Stop(0), table.phases_day[CRAB](CRAB)]
    driver.run(table, state)
    assert state.options == [0, 1, 2, 3]
    driver.apply(table, state, 2)
    driver.apply(table, state, fresh * table.width + table.box_crab_bag[CRAB] + 1)
    assert state.options == [-5, -6]
    assert state.score[CRAB] == 3
    assert state.at[worn][table.box_crab_scrap[CRAB]] == 1
    assert state.at[worn][table.box_crab_bag[CRAB]] == 1
    assert state.lasting == []


def test_without_a_piece_that_counts_as_any_the_card_cannot_be_matched(table, state) -> None:
    tools(table, state, "lamp", 2)
    state.stack = [Stop(0), table.phases_day[CRAB](CRAB)]
    driver.run(table, state)
    assert state.options == [0, 1, 3]


def test_an_optional_exception_is_asked_once_and_declined_is_not_used(table, state) -> None:
    from rootdsl.runtime.cards import lay_card

    fresh, worn = tools(table, state, "lamp", 2)
    bag = table.box_crab_bag[CRAB]
    card = table.copies["port.ticket"][0]
    lay_card(table, state, card, table.hand[CRAB])
    state.record[CRAB].captain = RICH
    run(table, state, "crab_wear", 0, 1)
    assert (state.at[fresh][bag], state.at[worn][bag], state.score[CRAB]) == (1, 1, 0)
    run(table, state, "crab_wear", card + 1)
    assert (state.at[fresh][bag], state.at[worn][bag], state.score[CRAB]) == (1, 1, 2)
    lay_card(table, state, card, table.hand[CRAB])
    run(table, state, "crab_wear")
    assert state.at[worn][bag] == 2


def test_a_tool_whose_use_has_a_cost_serves_as_often_as_that_is_paid(table, state) -> None:
    from rootdsl.runtime.cards import lay_card

    card = table.copies["port.blade"][0]
    for seat in (CRAB, GULL):
        put(table, state, table.own[seat].sailor, quay(table, "1"))
    lay_card(table, state, card, table.hand[GULL])
    assert not table.can_port_forge(table, state, GULL)
    put(table, state, table.own[GULL].sailor, quay(table, "2"))
    assert table.can_port_forge(table, state, GULL)
    lay_card(table, state, card, table.hand[CRAB])
    fresh, worn = tools(table, state, "lamp", 1)
    assert not table.can_port_forge(table, state, CRAB)
    put(table, state, fresh, table.box_crab_bag[CRAB])
    run(table, state, "port_forge")
    assert (state.at[fresh][table.box_crab_bag[CRAB]], state.at[worn][table.box_crab_bag[CRAB]]) == (0, 2)
    assert state.score[CRAB] == 1


def test_a_card_is_given(table, state) -> None:
    from rootdsl.runtime.cards import lay_card

    card = table.copies["port.ticket"][0]
    lay_card(table, state, card, table.hand[CRAB])
    run(table, state, "crab_gift", mate=GULL)
    assert state.zones[table.hand[GULL]] == [card]


# ---------------------------------------------------------------- pieces one by one


def test_pieces_with_numbers_of_their_own_stand_in_rows_of_their_own(table, state) -> None:
    one, two = table.forms[table.neutral.dog]
    place = quay(table, "1")
    run(table, state, "port_kennel", site=place)
    assert state.at[one][place] == state.at[two][place] == 1
    wounds = state.record[table.record_port].wounds
    biter, prey = one * table.width + place, two * table.width + place
    assert not table.can_port_bite(table, state, CRAB, biter, prey)
    wounds[one] = 2
    assert table.can_port_bite(table, state, CRAB, biter, prey)
    run(table, state, "port_bite", biter=biter, prey=prey)
    assert (wounds[one], wounds[two]) == (1, 3)


def test_such_a_piece_is_found_wherever_it_went(table, state) -> None:
    one, two = table.forms[table.neutral.dog]
    run(table, state, "port_kennel", site=quay(table, "1"))
    put(table, state, table.own[CRAB].sailor, quay(table, "2"))
    state.record[table.record_port].wounds[one] = 1
    state.at[one] = [int(p == quay(table, "3")) for p in range(table.width)]
    state.look()
    run(table, state, "port_bite", biter=one * table.width + quay(table, "1"), prey=two * table.width + quay(table, "1"))
    assert state.at[one][quay(table, "1")] == 1


# ---------------------------------------------------------------- the contract


def test_clone_and_json_are_complete(table, state) -> None:
    tools(table, state, "lamp", 2)
    run(table, state, "crab_boost", mate=GULL)
    run(table, state, "crab_snap")
    state.stack = [engine.Rounds(0)]
    copy = state.clone()
    assert copy.lasting == state.lasting and copy.lasting is not state.lasting
    assert copy.trail == state.trail and copy.trail is not state.trail
    text = engine.to_json(table, state)
    assert engine.to_json(table, engine.from_json(table, text)) == text
    assert json.loads(text)["state"]["lasting"]


def test_two_seats_of_one_faction_play_side_by_side(files) -> None:
    t = link([files[x] for x in ("harbour", "port", "bay")], [files["crab"], files["crab"], files["gull"]])
    s = engine.new_game(t, 3)
    assert engine.rollout(t, s, 3, 200) == 200 and s.over == RUNNING
    assert t.box_crab_bag[0] != t.box_crab_bag[1]
    assert s.record[0] is not s.record[1]
