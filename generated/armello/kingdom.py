"""The Kingdom: made by rootdsl from armello/law/kingdom.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/law/kingdom.law:58 kingdom.goal
def value_goal(t: Any, s: Any, me: int) -> int:
    return 5

# armello/law/kingdom.law:62 kingdom.renown
def value_renown(t: Any, s: Any, me: int, player: int) -> int:
    return ((100 * s.score[player]) + s.record[t.record_kingdom].gold[player])

# armello/law/kingdom.law:51 kingdom.slain
def is_slain(t: Any, s: Any, me: int, place: int) -> bool:
    return (place // t.width in t.all_fighter) and (s.record[t.record_kingdom].health[place // t.width] == 0)

# armello/law/kingdom.law:52 kingdom.corrupted
def is_corrupted(t: Any, s: Any, me: int, place: int) -> bool:
    return (place // t.width in t.all_fighter) and (s.record[t.record_kingdom].rot[place // t.width] >= 5)

# armello/law/kingdom.law:66 kingdom.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_setup and override(t, s, f, t.x_kingdom_setup, 15, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_setup_would and override(t, s, f, t.x_kingdom_setup_would, 17, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_setup_would_so and override(t, s, f, t.x_kingdom_setup_would_so, 17, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_setup_start >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_start, 1, f.me)
    return setup_setup_start_done(t, s, f)

# armello/law/kingdom.law:67 kingdom.setup
def setup_setup_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_purses_start >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_purses_start, 2, f.me)
    return setup_purses_start_done(t, s, f)

# armello/law/kingdom.law:67 kingdom.setup.purses
def setup_purses_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_setup_purses and override(t, s, f, t.x_kingdom_setup_purses, 6, len(s.stack) - 1, 2):
        return True
    shuffle_zone(t, s, t.zone_kingdom_deck)
    f.left1 = list(t.seats)
    return setup_round(t, s, f)

# armello/law/kingdom.law:69 kingdom.setup.purses
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return setup_after_loop(t, s, f)
    f.newcomer = f.left1.pop(0)
    draw(t, s, f.newcomer, 4)
    f.pc = 4  # setup_then
    return s.busy or setup_then(t, s, f)

# armello/law/kingdom.law:70 kingdom.setup.purses
def setup_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].gold[f.newcomer] += 3
    f.pc = 3  # setup_round
    return True

# armello/law/kingdom.law:69 kingdom.setup.purses
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_purses_end >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_purses_end, 6, f.me)
    return setup_purses_end_done(t, s, f)

# armello/law/kingdom.law:67 kingdom.setup.purses
def setup_purses_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_banes_start >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_banes_start, 7, f.me)
    return setup_banes_start_done(t, s, f)

# armello/law/kingdom.law:72 kingdom.setup.banes
def setup_banes_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_setup_banes and override(t, s, f, t.x_kingdom_setup_banes, 11, len(s.stack) - 1, 7):
        return True
    f.left2 = list([it for it in t.places_hex_ if (s.suit[it] == t.suit_kingdom_dungeon)])
    return setup_round_2(t, s, f)

# armello/law/kingdom.law:73 kingdom.setup.banes
def setup_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left2:
        return setup_after_loop_2(t, s, f)
    f.den = f.left2.pop(0)
    it = f.den
    if not ((s.suit[it] == t.suit_kingdom_dungeon)):
        f.pc = 8  # setup_round_2
        return True
    if not (t.can_kingdom_spawn(t, s, f.me, -1, f.den)):
        return setup_after_spawn(t, s, f)
    f.pc = 9  # setup_after_spawn
    g = t.p_kingdom_spawn(f.me)
    g.den = f.den
    s.stack.append(g)
    return True

# armello/law/kingdom.law:74 kingdom.setup.banes
def setup_after_spawn(t: Any, s: Any, f: Any) -> bool:
    f.pc = 8  # setup_round_2
    return True

# armello/law/kingdom.law:73 kingdom.setup.banes
def setup_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_banes_end >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_banes_end, 11, f.me)
    return setup_banes_end_done(t, s, f)

# armello/law/kingdom.law:72 kingdom.setup.banes
def setup_banes_end_done(t: Any, s: Any, f: Any) -> bool:
    f.order3 = list(t.seats)
    return setup_setup(t, s, f)

# armello/law/kingdom.law:75 kingdom.setup.setup
def setup_setup(t: Any, s: Any, f: Any) -> bool:
    if not f.order3:
        return setup_after_setup(t, s, f)
    f.pc = 12  # setup_setup
    g = t.phases_setup[me := f.order3.pop(0)]
    if g is not None:
        s.stack.append(g(me))
    return True

# armello/law/kingdom.law:75 kingdom.setup.setup
def setup_after_setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_dawn_start >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_dawn_start, 14, f.me)
    return setup_dawn_start_done(t, s, f)

# armello/law/kingdom.law:76 kingdom.setup.dawn
def setup_dawn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_setup_dawn and override(t, s, f, t.x_kingdom_setup_dawn, 15, len(s.stack) - 1, 14):
        return True
    s.record[t.record_kingdom].time = 0
    forget(s)
    if t.h_kingdom_setup_dawn_end >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_dawn_end, 15, f.me)
    return setup_dawn_end_done(t, s, f)

# armello/law/kingdom.law:76 kingdom.setup.dawn
def setup_dawn_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_setup_end >= 0:
        return open_window(t, s, f, t.h_kingdom_setup_end, 16, f.me)
    return setup_over(t, s, f)

# armello/law/kingdom.law:66 kingdom.setup: over
def setup_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:66 kingdom.setup: something else has happened in its place
def setup_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:66 kingdom.setup: can it be done?
def can_setup_now(t: Any, s: Any, me: int) -> bool:
    return True

# armello/law/kingdom.law:79 kingdom.spawn
def spawn(t: Any, s: Any, f: Any) -> bool:
    if f.caller < 0:
        f.caller = f.me
    if t.x_kingdom_spawn and override(t, s, f, t.x_kingdom_spawn, 3, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_spawn_would and override(t, s, f, t.x_kingdom_spawn_would, 5, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_spawn_would_so and override(t, s, f, t.x_kingdom_spawn_would_so, 5, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_spawn_start >= 0:
        return open_window(t, s, f, t.h_kingdom_spawn_start, 1, f.me)
    return spawn_spawn_start_done(t, s, f)

# armello/law/kingdom.law:82 kingdom.spawn
def spawn_spawn_start_done(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.neutral.shadow, 1, f.den)
    f.pc = 2  # spawn_then
    return s.busy or spawn_then(t, s, f)

# armello/law/kingdom.law:82 kingdom.spawn
def spawn_then(t: Any, s: Any, f: Any) -> bool:
    for f.lurker in list(each_piece(t, s, units_at(t, s, t.all_bane, f.den))):
        s.record[t.record_kingdom].health[f.lurker // t.width] = max(0, t.stat_kingdom_body[f.lurker // t.width])
        s.record[t.record_kingdom].rot[f.lurker // t.width] = max(0, 5)
    return spawn_end(t, s, f)

# armello/law/kingdom.law:79 kingdom.spawn: end
def spawn_end(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_spawn_end >= 0:
        return open_window(t, s, f, t.h_kingdom_spawn_end, 4, f.me)
    return spawn_over(t, s, f)

# armello/law/kingdom.law:79 kingdom.spawn: over
def spawn_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:79 kingdom.spawn: something else has happened in its place
def spawn_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:79 kingdom.spawn: can it be done?
def can_spawn_now(t: Any, s: Any, me: int, caller: int = -1, den: int = -1) -> bool:
    if caller < 0:
        caller = me
    return True

# armello/law/kingdom.law:104 kingdom.turn: can it be done?
def can_turn_champion(t: Any, s: Any, taker: int) -> bool:
    for champion in units_in(t, s, t.rows_hero[taker], t.map):
        if t.can_clash_combat(t, s, player_of(t, s, champion), champion):
            return True
    return False

# armello/law/kingdom.law:108 kingdom.turn: can it be done?
def can_turn_spot(t: Any, s: Any, champion: int) -> bool:
    for spot in adjacent(t, s, place_now(t, s, champion), t.is_hex_):
        if not (s.here[spot] & t.all_fighter.mask) and s.record[t.record_kingdom].action_points[champion // t.width] >= 1 and t.can_kingdom_enter(t, s, player_of(t, s, champion), champion, spot):
            return True
    return False

# armello/law/kingdom.law:107 kingdom.turn: can it be done?
def can_turn_champion_2(t: Any, s: Any, taker: int) -> bool:
    for champion in units_in(t, s, t.rows_hero[taker], t.map):
        if can_turn_spot(t, s, champion):
            return True
    return False

# armello/law/kingdom.law:112 kingdom.turn: can it be done?
def can_turn_thing(t: Any, s: Any, me: int) -> bool:
    for thing in s.zones[t.zone_kingdom_hand[me]]:
        if t.kind_kingdom_item[thing]:
            return s.record[t.record_kingdom].gold[me] >= 2
    return False

# armello/law/kingdom.law:116 kingdom.turn: can it be done?
def can_turn_charm(t: Any, s: Any, me: int) -> bool:
    for charm in s.zones[t.zone_kingdom_hand[me]]:
        if t.kind_kingdom_boon[charm]:
            return s.record[t.record_kingdom].gold[me] >= 1
    return False

# armello/law/kingdom.law:121 kingdom.turn: can it be done?
def can_turn_victim(t: Any, s: Any, me: int) -> bool:
    for victim in t.seats:
        if victim != me:
            return s.record[t.record_kingdom].gold[me] >= 1
    return False

# armello/law/kingdom.law:120 kingdom.turn: can it be done?
def can_turn_charm_2(t: Any, s: Any, me: int) -> bool:
    for charm in s.zones[t.zone_kingdom_hand[me]]:
        if t.kind_kingdom_curse[charm]:
            return can_turn_victim(t, s, me)
    return False

# armello/law/kingdom.law:89 kingdom.turn
def turn(t: Any, s: Any, f: Any) -> bool:
    if f.taker < 0:
        f.taker = f.me
    if t.x_kingdom_turn and override(t, s, f, t.x_kingdom_turn, 42, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_turn_would and override(t, s, f, t.x_kingdom_turn_would, 44, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_turn_would_so and override(t, s, f, t.x_kingdom_turn_would_so, 44, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_turn_start >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_start, 1, f.me)
    f.pc = 1  # turn_turn_start_done
    return True

# armello/law/kingdom.law:90 kingdom.turn
def turn_turn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_wake_start >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_wake_start, 2, f.me)
    return turn_wake_start_done(t, s, f)

# armello/law/kingdom.law:90 kingdom.turn.wake
def turn_wake_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_turn_wake and override(t, s, f, t.x_kingdom_turn_wake, 8, len(s.stack) - 1, 2):
        return True
    f.left1 = list(each_piece(t, s, units_in(t, s, t.rows_hero[f.taker], t.within[t.box_kingdom_beyond])))
    return turn_round(t, s, f)

# armello/law/kingdom.law:92 kingdom.turn.wake
def turn_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return turn_after_loop(t, s, f)
    f.fallen = f.left1.pop(0)
    o = [v for v in [it for it in t.places_hex_ if (not (s.here[it] & t.all_fighter.mask))]]
    o = [it for it in o if (s.here[it] & t.rows_banner[f.taker].mask)] or o
    o = [v + 1 for v in o]
    if not o:
        f.home = -1
        return turn_after_home(t, s, f)
    return ask(s, f, 4, t.base_kingdom + 0, f.me, o)

# armello/law/kingdom.law:93 kingdom.turn.wake
def turn_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return turn_after_home(t, s, f)

# armello/law/kingdom.law:93 kingdom.turn.wake
def turn_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return turn_then(t, s, f)
    put_unit(t, s, f.me, f.fallen, f.home)
    f.fallen = (f.fallen // t.width) * t.width + f.home if f.home >= 0 and s.at[f.fallen // t.width][f.home] else f.fallen
    f.pc = 6  # turn_then
    return True

# armello/law/kingdom.law:94 kingdom.turn.wake
def turn_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].health[f.fallen // t.width] = max(0, t.stat_kingdom_body[f.fallen // t.width])
    f.pc = 3  # turn_round
    return True

# armello/law/kingdom.law:92 kingdom.turn.wake
def turn_after_loop(t: Any, s: Any, f: Any) -> bool:
    for f.champion in list(each_piece(t, s, units_in(t, s, t.rows_hero[f.taker], t.map))):
        s.record[t.record_kingdom].action_points[f.champion // t.width] = max(0, 3)
        if ((s.suit[place_now(t, s, f.champion)] == t.suit_kingdom_grounds) and (s.record[t.record_kingdom].health[f.champion // t.width] < t.stat_kingdom_body[f.champion // t.width])):
            s.record[t.record_kingdom].health[f.champion // t.width] = max(0, s.record[t.record_kingdom].health[f.champion // t.width] + 1)
    s.record[t.record_kingdom].gold[f.taker] += 1
    if (len(s.zones[t.zone_kingdom_hand[f.taker]]) <= 4):
        draw(t, s, f.taker, 2)
    if t.h_kingdom_turn_wake_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_wake_end, 8, f.me)
    f.pc = 8  # turn_wake_end_done
    return True

# armello/law/kingdom.law:90 kingdom.turn.wake
def turn_wake_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_actions_start >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_start, 9, f.me)
    return turn_actions_start_done(t, s, f)

# armello/law/kingdom.law:101 kingdom.turn.actions
def turn_actions_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_turn_actions and override(t, s, f, t.x_kingdom_turn_actions, 32, len(s.stack) - 1, 9):
        return True
    f.round2 = 0
    return turn_menu(t, s, f)

# armello/law/kingdom.law:102 kingdom.turn.actions
def turn_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    if can_turn_champion(t, s, f.taker):
        o.append(1)
    if can_turn_champion_2(t, s, f.taker):
        o.append(2)
    if (len(s.zones[t.zone_kingdom_gear[f.me]]) <= 2) and can_turn_thing(t, s, f.me):
        o.append(3)
    if can_turn_charm(t, s, f.me):
        o.append(4)
    if can_turn_charm_2(t, s, f.me):
        o.append(5)
    if len(o) == 1 and not t.show_prompts:
        return turn_after_menu(t, s, f)
    return ask(s, f, 11, t.base_kingdom + 1, f.me, o)

# armello/law/kingdom.law:102 kingdom.turn.actions
def turn_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return turn_after_menu(t, s, f)
    if s.pick == 1:
        return turn_attack(t, s, f)
    if s.pick == 2:
        return turn_travel(t, s, f)
    if s.pick == 3:
        return turn_equip(t, s, f)
    if s.pick == 4:
        return turn_bless(t, s, f)
    if s.pick == 5:
        return turn_jinx(t, s, f)
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:103 kingdom.turn.actions.attack: action attack
def turn_attack(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in units_in(t, s, t.rows_hero[f.taker], t.map):
        if t.can_clash_combat(t, s, player_of(t, s, v), v):
            o.append(v + 1)
    return ask(s, f, 13, t.base_kingdom + 2, f.me, o)

# armello/law/kingdom.law:104 kingdom.turn.actions.attack
def turn_champion_chosen(t: Any, s: Any, f: Any) -> bool:
    f.champion = s.pick - 1
    f.pc = 14  # turn_after_combat
    g = t.p_clash_combat(player_of(t, s, f.champion))
    g.attacker = f.champion
    s.stack.append(g)
    return True

# armello/law/kingdom.law:105 kingdom.turn.actions.attack
def turn_after_combat(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_actions_attack_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_attack_end, 15, f.me)
    return turn_attack_end_done(t, s, f)

# armello/law/kingdom.law:103 kingdom.turn.actions.attack
def turn_attack_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:106 kingdom.turn.actions.travel: action travel
def turn_travel(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in units_in(t, s, t.rows_hero[f.taker], t.map):
        if can_turn_spot(t, s, v):
            o.append(v + 1)
    return ask(s, f, 17, t.base_kingdom + 3, f.me, o)

# armello/law/kingdom.law:107 kingdom.turn.actions.travel
def turn_champion_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.champion = s.pick - 1
    o = []
    for v in adjacent(t, s, place_now(t, s, f.champion), t.is_hex_):
        if not (s.here[v] & t.all_fighter.mask) and s.record[t.record_kingdom].action_points[f.champion // t.width] >= 1 and t.can_kingdom_enter(t, s, player_of(t, s, f.champion), f.champion, v):
            o.append(v + 1)
    return ask(s, f, 18, t.base_kingdom + 4, f.me, o)

# armello/law/kingdom.law:108 kingdom.turn.actions.travel
def turn_spot_chosen(t: Any, s: Any, f: Any) -> bool:
    f.spot = s.pick - 1
    s.record[t.record_kingdom].action_points[f.champion // t.width] -= 1
    if not (t.can_kingdom_enter(t, s, player_of(t, s, f.champion), f.champion, f.spot)):
        return turn_after_enter(t, s, f)
    f.pc = 19  # turn_after_enter
    g = t.p_kingdom_enter(player_of(t, s, f.champion))
    g.walker = f.champion
    g.spot = f.spot
    s.stack.append(g)
    return True

# armello/law/kingdom.law:110 kingdom.turn.actions.travel
def turn_after_enter(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_actions_travel_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_travel_end, 20, f.me)
    return turn_travel_end_done(t, s, f)

# armello/law/kingdom.law:106 kingdom.turn.actions.travel
def turn_travel_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:111 kingdom.turn.actions.equip: action equip
def turn_equip(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_kingdom_hand[f.me]] if t.kind_kingdom_item[it]]):
        if s.record[t.record_kingdom].gold[f.me] >= 2:
            o.append(v + 1)
    return ask(s, f, 22, t.base_kingdom + 5, f.me, o)

# armello/law/kingdom.law:112 kingdom.turn.actions.equip
def turn_thing_chosen(t: Any, s: Any, f: Any) -> bool:
    f.thing = s.pick - 1
    s.record[t.record_kingdom].gold[f.me] -= 2
    put_card(t, s, f.thing, t.zone_kingdom_gear[f.me])
    if t.h_kingdom_turn_actions_equip_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_equip_end, 23, f.me)
    f.pc = 23  # turn_equip_end_done
    return s.busy or turn_equip_end_done(t, s, f)

# armello/law/kingdom.law:111 kingdom.turn.actions.equip
def turn_equip_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:115 kingdom.turn.actions.bless: action bless
def turn_bless(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_kingdom_hand[f.me]] if t.kind_kingdom_boon[it]]):
        if s.record[t.record_kingdom].gold[f.me] >= 1:
            o.append(v + 1)
    return ask(s, f, 25, t.base_kingdom + 6, f.me, o)

# armello/law/kingdom.law:116 kingdom.turn.actions.bless
def turn_charm_chosen(t: Any, s: Any, f: Any) -> bool:
    f.charm = s.pick - 1
    s.record[t.record_kingdom].gold[f.me] -= 1
    put_card(t, s, f.charm, t.zone_kingdom_effects[f.me])
    if t.h_kingdom_turn_actions_bless_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_bless_end, 26, f.me)
    f.pc = 26  # turn_bless_end_done
    return s.busy or turn_bless_end_done(t, s, f)

# armello/law/kingdom.law:115 kingdom.turn.actions.bless
def turn_bless_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:119 kingdom.turn.actions.jinx: action jinx
def turn_jinx(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_kingdom_hand[f.me]] if t.kind_kingdom_curse[it]]):
        if (once if once is not None else (once := can_turn_victim(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 28, t.base_kingdom + 7, f.me, o)

# armello/law/kingdom.law:120 kingdom.turn.actions.jinx
def turn_charm_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.charm = s.pick - 1
    o = []
    for v in t.seats:
        if v != f.me and s.record[t.record_kingdom].gold[f.me] >= 1:
            o.append(v + 1)
    return ask(s, f, 29, t.base_kingdom + 8, f.me, o)

# armello/law/kingdom.law:121 kingdom.turn.actions.jinx
def turn_victim_chosen(t: Any, s: Any, f: Any) -> bool:
    f.victim = s.pick - 1
    s.record[t.record_kingdom].gold[f.me] -= 1
    put_card(t, s, f.charm, t.zone_kingdom_effects[f.victim])
    if t.h_kingdom_turn_actions_jinx_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_jinx_end, 30, f.me)
    f.pc = 30  # turn_jinx_end_done
    return s.busy or turn_jinx_end_done(t, s, f)

# armello/law/kingdom.law:119 kingdom.turn.actions.jinx
def turn_jinx_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 10  # turn_menu
    return True

# armello/law/kingdom.law:102 kingdom.turn.actions
def turn_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_actions_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_actions_end, 32, f.me)
    f.pc = 32  # turn_actions_end_done
    return True

# armello/law/kingdom.law:101 kingdom.turn.actions
def turn_actions_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_sky_start >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_sky_start, 33, f.me)
    return turn_sky_start_done(t, s, f)

# armello/law/kingdom.law:124 kingdom.turn.sky
def turn_sky_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_turn_sky and override(t, s, f, t.x_kingdom_turn_sky, 42, len(s.stack) - 1, 33):
        return True
    s.record[t.record_of(f.me, 'kingdom')].turns_gone += 1
    if not ((s.record[t.record_of(f.me, 'kingdom')].turns_gone >= len(t.seats))):
        return turn_otherwise_3(t, s, f)
    s.record[t.record_of(f.me, 'kingdom')].turns_gone = 0
    if not ((s.record[t.record_kingdom].time == 0)):
        return turn_otherwise(t, s, f)
    s.record[t.record_kingdom].time = 1
    forget(s)
    f.left3 = list([it for it in t.places_hex_ if (s.suit[it] == t.suit_kingdom_dungeon) and (not (s.here[it] & t.all_fighter.mask))])
    return turn_round_2(t, s, f)

# armello/law/kingdom.law:131 kingdom.turn.sky
def turn_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left3:
        return turn_after_loop_2(t, s, f)
    f.den = f.left3.pop(0)
    it = f.den
    if not ((s.suit[it] == t.suit_kingdom_dungeon) and (not (s.here[it] & t.all_fighter.mask))):
        f.pc = 34  # turn_round_2
        return True
    if not (t.can_kingdom_spawn(t, s, f.me, -1, f.den)):
        return turn_after_spawn(t, s, f)
    f.pc = 35  # turn_after_spawn
    g = t.p_kingdom_spawn(f.me)
    g.den = f.den
    s.stack.append(g)
    return True

# armello/law/kingdom.law:132 kingdom.turn.sky
def turn_after_spawn(t: Any, s: Any, f: Any) -> bool:
    f.pc = 34  # turn_round_2
    return True

# armello/law/kingdom.law:131 kingdom.turn.sky
def turn_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    return turn_otherwise_2(t, s, f)

# armello/law/kingdom.law:129 kingdom.turn.sky
def turn_otherwise(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].time = 0
    forget(s)
    s.record[t.record_of(f.me, 'kingdom')].dawns += 1
    if not ((s.record[t.record_of(f.me, 'kingdom')].dawns >= 9)):
        return turn_otherwise_2(t, s, f)
    f.left4 = list(most([(t.v_kingdom_renown(t, s, f.me, it), it) for it in t.seats]))
    return turn_round_3(t, s, f)

# armello/law/kingdom.law:137 kingdom.turn.sky
def turn_round_3(t: Any, s: Any, f: Any) -> bool:
    if not f.left4:
        return turn_after_loop_3(t, s, f)
    f.victor = f.left4.pop(0)
    win(t, s, f.victor)
    f.pc = 38  # turn_round_3
    return True

# armello/law/kingdom.law:137 kingdom.turn.sky
def turn_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    return turn_otherwise_2(t, s, f)

# armello/law/kingdom.law:136 kingdom.turn.sky
def turn_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    return turn_otherwise_3(t, s, f)

# armello/law/kingdom.law:127 kingdom.turn.sky
def turn_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_sky_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_sky_end, 42, f.me)
    f.pc = 42  # turn_sky_end_done
    return True

# armello/law/kingdom.law:124 kingdom.turn.sky
def turn_sky_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_turn_end >= 0:
        return open_window(t, s, f, t.h_kingdom_turn_end, 43, f.me)
    return turn_over(t, s, f)

# armello/law/kingdom.law:89 kingdom.turn: over
def turn_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:89 kingdom.turn: something else has happened in its place
def turn_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:89 kingdom.turn: can it be done?
def can_turn_now(t: Any, s: Any, me: int, taker: int = -1) -> bool:
    if taker < 0:
        taker = me
    return True

# armello/law/kingdom.law:142 kingdom.enter
def enter(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_enter and override(t, s, f, t.x_kingdom_enter, 5, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_enter_would and override(t, s, f, t.x_kingdom_enter_would, 7, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_enter_would_so and override(t, s, f, t.x_kingdom_enter_would_so, 7, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_enter_start >= 0:
        return open_window(t, s, f, t.h_kingdom_enter_start, 1, f.me)
    return enter_enter_start_done(t, s, f)

# armello/law/kingdom.law:145 kingdom.enter
def enter_enter_start_done(t: Any, s: Any, f: Any) -> bool:
    put_unit(t, s, f.me, f.walker, f.spot)
    f.walker = (f.walker // t.width) * t.width + f.spot if f.spot >= 0 and s.at[f.walker // t.width][f.spot] else f.walker
    f.pc = 2  # enter_then
    return True

# armello/law/kingdom.law:145 kingdom.enter
def enter_then(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_enter_mire and override(t, s, f, t.x_kingdom_enter_mire, 5, len(s.stack) - 1, 2):
        return True
    if not ((s.suit[f.spot] == t.suit_kingdom_swamp)):
        return enter_otherwise_2(t, s, f)
    s.record[t.record_kingdom].health[f.walker // t.width] = max(0, s.record[t.record_kingdom].health[f.walker // t.width] + (0 - 1))
    if not (t.c_kingdom_slain(t, s, f.me, f.walker)):
        return enter_otherwise(t, s, f)
    if not (t.can_kingdom_fall(t, s, player_of(t, s, f.walker), f.walker)):
        return enter_after_fall(t, s, f)
    f.pc = 3  # enter_after_fall
    g = t.p_kingdom_fall(player_of(t, s, f.walker))
    g.prey = f.walker
    s.stack.append(g)
    return True

# armello/law/kingdom.law:150 kingdom.enter.mire
def enter_after_fall(t: Any, s: Any, f: Any) -> bool:
    return enter_otherwise(t, s, f)

# armello/law/kingdom.law:150 kingdom.enter.mire
def enter_otherwise(t: Any, s: Any, f: Any) -> bool:
    return enter_otherwise_2(t, s, f)

# armello/law/kingdom.law:148 kingdom.enter.mire
def enter_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_enter_end >= 0:
        return open_window(t, s, f, t.h_kingdom_enter_end, 6, f.me)
    return enter_over(t, s, f)

# armello/law/kingdom.law:142 kingdom.enter: over
def enter_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:142 kingdom.enter: something else has happened in its place
def enter_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:142 kingdom.enter: can it be done?
def can_enter_now(t: Any, s: Any, me: int, walker: int = -1, spot: int = -1) -> bool:
    return True

# armello/law/kingdom.law:152 kingdom.fall
def fall(t: Any, s: Any, f: Any) -> bool:
    if t.x_kingdom_fall and override(t, s, f, t.x_kingdom_fall, 4, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_fall_would and override(t, s, f, t.x_kingdom_fall_would, 6, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_fall_would_so and override(t, s, f, t.x_kingdom_fall_would_so, 6, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_fall_start >= 0:
        return open_window(t, s, f, t.h_kingdom_fall_start, 1, f.me)
    return fall_fall_start_done(t, s, f)

# armello/law/kingdom.law:154 kingdom.fall
def fall_fall_start_done(t: Any, s: Any, f: Any) -> bool:
    if not ((f.prey // t.width in t.all_hero)):
        return fall_otherwise(t, s, f)
    put_unit(t, s, f.me, f.prey, t.box_kingdom_beyond)
    f.pc = 2  # fall_then
    return True

# armello/law/kingdom.law:154 kingdom.fall
def fall_then(t: Any, s: Any, f: Any) -> bool:
    return fall_then_2(t, s, f)

# armello/law/kingdom.law:154 kingdom.fall
def fall_otherwise(t: Any, s: Any, f: Any) -> bool:
    lift(t, s, f.me, f.prey, 1)
    f.pc = 4  # fall_then_2
    return s.busy or fall_then_2(t, s, f)

# armello/law/kingdom.law:155 kingdom.fall
def fall_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_fall_end >= 0:
        return open_window(t, s, f, t.h_kingdom_fall_end, 5, f.me)
    return fall_over(t, s, f)

# armello/law/kingdom.law:152 kingdom.fall: over
def fall_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:152 kingdom.fall: something else has happened in its place
def fall_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:152 kingdom.fall: can it be done?
def can_fall_now(t: Any, s: Any, me: int, prey: int = -1) -> bool:
    if (prey // t.width in t.all_hero):
        return True
    return (not t.bans_remove or may_lift(t, s, me, prey))

# armello/law/kingdom.law:157 kingdom.taint
def taint(t: Any, s: Any, f: Any) -> bool:
    if f.victim < 0:
        f.victim = f.me
    if t.x_kingdom_taint and override(t, s, f, t.x_kingdom_taint, 2, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_taint_would and override(t, s, f, t.x_kingdom_taint_would, 4, len(s.stack) - 1, 0):
        return True
    if t.x_kingdom_taint_would_so and override(t, s, f, t.x_kingdom_taint_would_so, 4, len(s.stack) - 1, 0):
        return True
    if t.h_kingdom_taint_start >= 0:
        return open_window(t, s, f, t.h_kingdom_taint_start, 1, f.me)
    return taint_taint_start_done(t, s, f)

# armello/law/kingdom.law:158 kingdom.taint
def taint_taint_start_done(t: Any, s: Any, f: Any) -> bool:
    for f.tainted in list(each_piece(t, s, units_in(t, s, t.rows_hero[f.victim], t.map))):
        s.record[t.record_kingdom].rot[f.tainted // t.width] = max(0, s.record[t.record_kingdom].rot[f.tainted // t.width] + 1)
    return taint_end(t, s, f)

# armello/law/kingdom.law:157 kingdom.taint: end
def taint_end(t: Any, s: Any, f: Any) -> bool:
    if t.h_kingdom_taint_end >= 0:
        return open_window(t, s, f, t.h_kingdom_taint_end, 3, f.me)
    return taint_over(t, s, f)

# armello/law/kingdom.law:157 kingdom.taint: over
def taint_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/kingdom.law:157 kingdom.taint: something else has happened in its place
def taint_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/kingdom.law:157 kingdom.taint: can it be done?
def can_taint_now(t: Any, s: Any, me: int, victim: int = -1) -> bool:
    if victim < 0:
        victim = me
    return place_of(s, t.rows_hero[victim], t.sites) >= 0

# armello/law/kingdom.law:60 kingdom.legend
def victory_legend(t: Any, s: Any, player: int) -> bool:
    me = player
    return (s.score[player] >= t.v_kingdom_goal(t, s, me))


# armello/law/kingdom.law:66 kingdom.setup: procedure setup
class Setup(Frame):
    __slots__ = ('newcomer', 'left1', 'den', 'left2', 'order3', )
    NAMES: ClassVar[tuple[str, ...]] = ('newcomer', 'left1', 'den', 'left2', 'order3', )
    KEY: ClassVar[str] = 'kingdom:Setup'
    PATH: ClassVar[str] = 'kingdom.setup'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.setup': 15}
    BLOCKS = (setup, setup_setup_start_done, setup_purses_start_done, setup_round, setup_then, setup_after_loop, setup_purses_end_done, setup_banes_start_done, setup_round_2, setup_after_spawn, setup_after_loop_2, setup_banes_end_done, setup_setup, setup_after_setup, setup_dawn_start_done, setup_dawn_end_done, setup_over, setup_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.newcomer: int = -1
        self.left1: list[Any] = []
        self.den: int = -1
        self.left2: list[Any] = []
        self.order3: list[Any] = []

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.newcomer = self.newcomer
        o.left1 = copied(self.left1)
        o.den = self.den
        o.left2 = copied(self.left2)
        o.order3 = copied(self.order3)
        return o


# armello/law/kingdom.law:79 kingdom.spawn: procedure spawn
class Spawn(Frame):
    __slots__ = ('caller', 'den', 'lurker', )
    NAMES: ClassVar[tuple[str, ...]] = ('caller', 'den', 'lurker', )
    KEY: ClassVar[str] = 'kingdom:Spawn'
    PATH: ClassVar[str] = 'kingdom.spawn'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.spawn': 3}
    FIRST: ClassVar[str] = 'caller'
    BLOCKS = (spawn, spawn_spawn_start_done, spawn_then, spawn_end, spawn_over, spawn_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.caller: int = -1
        self.den: int = -1
        self.lurker: int = -1

    def clone(self) -> Spawn:
        o = Spawn.__new__(Spawn)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.caller = self.caller
        o.den = self.den
        o.lurker = self.lurker
        return o


# armello/law/kingdom.law:89 kingdom.turn: procedure turn
class Turn(Frame):
    __slots__ = ('taker', 'fallen', 'left1', 'home', 'champion', 'round2', 'spot', 'thing', 'charm', 'victim', 'den', 'left3', 'victor', 'left4', )
    NAMES: ClassVar[tuple[str, ...]] = ('taker', 'fallen', 'left1', 'home', 'champion', 'round2', 'spot', 'thing', 'charm', 'victim', 'den', 'left3', 'victor', 'left4', )
    KEY: ClassVar[str] = 'kingdom:Turn'
    PATH: ClassVar[str] = 'kingdom.turn'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.turn': 42}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'kingdom.turn.wake': (1, 8), 'kingdom.turn.actions': (8, 32), 'kingdom.turn.sky': (32, 42)}
    FIRST: ClassVar[str] = 'taker'
    BLOCKS = (turn, turn_turn_start_done, turn_wake_start_done, turn_round, turn_home_chosen, turn_after_home, turn_then, turn_after_loop, turn_wake_end_done, turn_actions_start_done, turn_menu, turn_action_chosen, turn_attack, turn_champion_chosen, turn_after_combat, turn_attack_end_done, turn_travel, turn_champion_chosen_2, turn_spot_chosen, turn_after_enter, turn_travel_end_done, turn_equip, turn_thing_chosen, turn_equip_end_done, turn_bless, turn_charm_chosen, turn_bless_end_done, turn_jinx, turn_charm_chosen_2, turn_victim_chosen, turn_jinx_end_done, turn_after_menu, turn_actions_end_done, turn_sky_start_done, turn_round_2, turn_after_spawn, turn_after_loop_2, turn_otherwise, turn_round_3, turn_after_loop_3, turn_otherwise_2, turn_otherwise_3, turn_sky_end_done, turn_over, turn_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.taker: int = -1
        self.fallen: int = -1
        self.left1: list[Any] = []
        self.home: int = -1
        self.champion: int = -1
        self.round2: int = -1
        self.spot: int = -1
        self.thing: int = -1
        self.charm: int = -1
        self.victim: int = -1
        self.den: int = -1
        self.left3: list[Any] = []
        self.victor: int = -1
        self.left4: list[Any] = []

    def clone(self) -> Turn:
        o = Turn.__new__(Turn)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.taker = self.taker
        o.fallen = self.fallen
        o.left1 = copied(self.left1)
        o.home = self.home
        o.champion = self.champion
        o.round2 = self.round2
        o.spot = self.spot
        o.thing = self.thing
        o.charm = self.charm
        o.victim = self.victim
        o.den = self.den
        o.left3 = copied(self.left3)
        o.victor = self.victor
        o.left4 = copied(self.left4)
        return o


# armello/law/kingdom.law:142 kingdom.enter: procedure enter
class Enter(Frame):
    __slots__ = ('walker', 'spot', )
    NAMES: ClassVar[tuple[str, ...]] = ('walker', 'spot', )
    KEY: ClassVar[str] = 'kingdom:Enter'
    PATH: ClassVar[str] = 'kingdom.enter'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.enter': 5}
    BLOCKS = (enter, enter_enter_start_done, enter_then, enter_after_fall, enter_otherwise, enter_otherwise_2, enter_over, enter_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.walker: int = -1
        self.spot: int = -1

    def clone(self) -> Enter:
        o = Enter.__new__(Enter)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.walker = self.walker
        o.spot = self.spot
        return o


# armello/law/kingdom.law:152 kingdom.fall: procedure fall
class Fall(Frame):
    __slots__ = ('prey', )
    NAMES: ClassVar[tuple[str, ...]] = ('prey', )
    KEY: ClassVar[str] = 'kingdom:Fall'
    PATH: ClassVar[str] = 'kingdom.fall'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.fall': 4}
    BLOCKS = (fall, fall_fall_start_done, fall_then, fall_otherwise, fall_then_2, fall_over, fall_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.prey: int = -1

    def clone(self) -> Fall:
        o = Fall.__new__(Fall)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.prey = self.prey
        return o


# armello/law/kingdom.law:157 kingdom.taint: procedure taint
class Taint(Frame):
    __slots__ = ('victim', 'tainted', )
    NAMES: ClassVar[tuple[str, ...]] = ('victim', 'tainted', )
    KEY: ClassVar[str] = 'kingdom:Taint'
    PATH: ClassVar[str] = 'kingdom.taint'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.taint': 2}
    FIRST: ClassVar[str] = 'victim'
    BLOCKS = (taint, taint_taint_start_done, taint_end, taint_over, taint_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.victim: int = -1
        self.tainted: int = -1

    def clone(self) -> Taint:
        o = Taint.__new__(Taint)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.victim = self.victim
        o.tainted = self.tainted
        return o


class State(Record):
    __slots__ = ('time', 'gold', 'turns_gone', 'dawns', 'health', 'action_points', 'rot', 'bounty', )
    NAMES = ('time', 'gold', 'turns_gone', 'dawns', 'health', 'action_points', 'rot', 'bounty', )

    def __init__(self, t: Any) -> None:
        self.time: Any = -1
        self.gold: Any = [0] * t.players
        self.turns_gone: Any = 0
        self.dawns: Any = 0
        self.health: Any = [0] * len(t.owner)
        self.action_points: Any = [0] * len(t.owner)
        self.rot: Any = [0] * len(t.owner)
        self.bounty: Any = [0] * len(t.owner)

    def clone(self) -> State:
        o = State.__new__(State)
        o.time = self.time
        o.gold = self.gold[:]
        o.turns_gone = self.turns_gone
        o.dawns = self.dawns
        o.health = self.health[:]
        o.action_points = self.action_points[:]
        o.rot = self.rot[:]
        o.bounty = self.bounty[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'kingdom',
 'kind': 'law',
 'title': 'The Kingdom',
 'file': 'armello/law/kingdom.law',
 'fields': {},
 'suits': [('dungeon', 'Dungeon', False),
           ('plain', 'Plain', False),
           ('mountain', 'Mountain', False),
           ('swamp', 'Swamp', False),
           ('forest', 'Forest', False),
           ('grounds', 'Grounds', False)],
 'kinds': [('fighter', 'Fighter', False),
           ('hero', 'Hero', False),
           ('bane', 'Bane', False),
           ('banner', 'Banner', False),
           ('item', 'Item', True),
           ('boon', 'Boon', True),
           ('curse', 'Curse', True)],
 'places': [('hex', 'Hex', [], [])],
 'paths': [('edge', 'Edge', ['hex'], False)],
 'pieces': [('shadow', 'Shadow', 3, ['bane'], True, 0, '', False)],
 'zones': [('deck', 'Deck', False, 'nobody', 'discard_pile', False, ''),
           ('discard_pile', 'Discard Pile', False, 'all', '', False, ''),
           ('hand', 'Hand', True, 'owner', '', False, ''),
           ('gear', 'Gear', True, 'all', '', True, ''),
           ('effects', 'Effects', True, 'all', '', True, ''),
           ('coals', 'Coals', True, 'owner', '', False, '')],
 'boxes': [('beyond', 'Beyond', False, [], [], '', '')],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [('time', 'Time of Day', [('day', 'Day', {}), ('night', 'Night', {})], [])],
 'cards': [],
 'stats': {'shadow': {'fight': 4, 'wits': 2, 'body': 3}},
 'unit_numbers': [('fight', 'fighter', True, 0),
                  ('wits', 'fighter', True, 0),
                  ('body', 'fighter', True, 0),
                  ('health', 'fighter', False, 0),
                  ('action_points', 'fighter', False, 0),
                  ('rot', 'fighter', False, 0),
                  ('bounty', 'fighter', False, 0)],
 'seat_numbers': ['gold'],
 'kept': [('gold', 'Gold', 'seat', False, False),
          ('turns_gone', 'Turns Gone', 'system', False, False),
          ('dawns', 'Dawns', 'system', False, False)],
 'wider': {'hero': 'fighter', 'bane': 'fighter'},
 'number_titles': {'fight': 'Fight',
                   'wits': 'Wits',
                   'body': 'Body',
                   'health': 'Health',
                   'action_points': 'Action Points',
                   'rot': 'Rot',
                   'bounty': 'Bounty',
                   'gold': 'Gold',
                   'turns_gone': 'Turns Gone',
                   'dawns': 'Dawns'},
 'titles': {'kingdom.setup.purses': 'Cards and Gold',
            'kingdom.setup.banes': 'Banes',
            'kingdom.setup.setup': 'Clan Setup',
            'kingdom.setup.dawn': 'First Dawn',
            'kingdom.turn.wake': 'Waking',
            'kingdom.turn.actions': 'Actions',
            'kingdom.turn.sky': 'Day and Night',
            'kingdom.enter.mire': 'Swamp',
            'kingdom.turn.actions.attack': 'Attack',
            'kingdom.turn.actions.travel': 'Travel',
            'kingdom.turn.actions.equip': 'Equip',
            'kingdom.turn.actions.bless': 'Play a Boon',
            'kingdom.turn.actions.jinx': 'Play a Curse',
            'kingdom.time.day': 'Day',
            'kingdom.time.night': 'Night',
            'kingdom.goal': 'Prestige to Win',
            'kingdom.legend': 'Legend',
            'kingdom.renown': 'Renown',
            'kingdom.setup': 'Setting Up',
            'kingdom.spawn': 'A Bane Appears',
            'kingdom.turn': 'Turn',
            'kingdom.enter': 'Entering a Hex',
            'kingdom.fall': 'Falling',
            'kingdom.taint': 'Creeping Rot'},
 'kind_keys': {'bane': ['bane'], 'banner': ['banner'], 'fighter': ['fighter'], 'hero': ['hero']},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('kingdom.turn.wake', 'Waking', 'home', 'place', 93, [], []),
    ('kingdom.turn.actions', 'Actions', 'action', 'action', 102, ['Attack', 'Travel', 'Equip', 'Play a Boon', 'Play a Curse'], ['kingdom.turn.actions.attack', 'kingdom.turn.actions.travel', 'kingdom.turn.actions.equip', 'kingdom.turn.actions.bless', 'kingdom.turn.actions.jinx']),
    ('kingdom.turn.actions.attack', 'Attack', 'champion', 'unit', 104, [], []),
    ('kingdom.turn.actions.travel', 'Travel', 'champion', 'unit', 107, [], []),
    ('kingdom.turn.actions.travel', 'Travel', 'spot', 'place', 108, [], []),
    ('kingdom.turn.actions.equip', 'Equip', 'thing', 'card', 112, [], []),
    ('kingdom.turn.actions.bless', 'Play a Boon', 'charm', 'card', 116, [], []),
    ('kingdom.turn.actions.jinx', 'Play a Curse', 'charm', 'card', 120, [], []),
    ('kingdom.turn.actions.jinx', 'Play a Curse', 'victim', 'player', 121, [], []),
]

VALUES: list[Any] = [
    ('kingdom.goal', value_goal, (), -1),
    ('kingdom.renown', value_renown, (), 0),
]

CONDITIONS: list[Any] = [
    ('kingdom.slain', is_slain),
    ('kingdom.corrupted', is_corrupted),
]

PROCEDURES: list[Any] = [
    ('kingdom.setup', Setup, can_setup_now),
    ('kingdom.spawn', Spawn, can_spawn_now),
    ('kingdom.turn', Turn, can_turn_now),
    ('kingdom.enter', Enter, can_enter_now),
    ('kingdom.fall', Fall, can_fall_now),
    ('kingdom.taint', Taint, can_taint_now),
]

VERBS: list[Any] = [
]

NEEDS: list[Any] = [
]

PHASES: list[Any] = [
]

HOOKS: list[Any] = [
]

TRIGGERS: list[Any] = [
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
]

VALUE_EXCEPTIONS: list[Any] = [
]

AMENDMENTS: list[Any] = [
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
]

BANS: list[Any] = [
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
    (victory_legend, True, ('kingdom.goal',)),
]
POINTS: list[str] = ['kingdom.setup:start',
 'kingdom.setup.purses:start',
 'kingdom.setup.purses:end',
 'kingdom.setup.banes:start',
 'kingdom.setup.banes:end',
 'kingdom.setup.dawn:start',
 'kingdom.setup.dawn:end',
 'kingdom.setup:end',
 'kingdom.spawn:start',
 'kingdom.spawn:end',
 'kingdom.turn:start',
 'kingdom.turn.wake:start',
 'kingdom.turn.wake:end',
 'kingdom.turn.actions:start',
 'kingdom.turn.actions.attack:end',
 'kingdom.turn.actions.travel:end',
 'kingdom.turn.actions.equip:end',
 'kingdom.turn.actions.bless:end',
 'kingdom.turn.actions.jinx:end',
 'kingdom.turn.actions:end',
 'kingdom.turn.sky:start',
 'kingdom.turn.sky:end',
 'kingdom.turn:end',
 'kingdom.enter:start',
 'kingdom.enter:end',
 'kingdom.fall:start',
 'kingdom.fall:end',
 'kingdom.taint:start',
 'kingdom.taint:end']
PARTS: list[str] = ['kingdom.setup',
 'kingdom.setup:would',
 'kingdom.setup:would_so',
 'kingdom.setup.purses',
 'kingdom.setup.banes',
 'kingdom.setup.dawn',
 'kingdom.spawn',
 'kingdom.spawn:would',
 'kingdom.spawn:would_so',
 'kingdom.turn',
 'kingdom.turn:would',
 'kingdom.turn:would_so',
 'kingdom.turn.wake',
 'kingdom.turn.actions',
 'kingdom.turn.sky',
 'kingdom.enter',
 'kingdom.enter:would',
 'kingdom.enter:would_so',
 'kingdom.enter.mire',
 'kingdom.fall',
 'kingdom.fall:would',
 'kingdom.fall:would_so',
 'kingdom.taint',
 'kingdom.taint:would',
 'kingdom.taint:would_so']
RECORD: Any = State
