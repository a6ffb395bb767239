"""Lord of the Hundreds: made by rootdsl from root/factions/hundreds.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/hundreds.law:244 hundreds.command
def value_command(t: Any, s: Any, me: int) -> int:
    return (1, 2, 2, 3, 4)[max(0, min((total(s.at, t.all_item, t.box_hundreds_hoard_command[me]) if s.here[t.box_hundreds_hoard_command[me]] & t.all_item.mask else 0), 4))]

# root/factions/hundreds.law:245 hundreds.prowess
def value_prowess(t: Any, s: Any, me: int) -> int:
    return (1, 2, 2, 3, 4)[max(0, min((total(s.at, t.all_item, t.box_hundreds_hoard_prowess[me]) if s.here[t.box_hundreds_hoard_prowess[me]] & t.all_item.mask else 0), 4))]

# root/factions/hundreds.law:787 hundreds.draws
def value_draws(t: Any, s: Any, me: int) -> int:
    return 1

# root/factions/hundreds.law:377 hundreds.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_setup_garrison_start >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_garrison_start, 1, f.me)
    return setup_garrison_start_done(t, s, f)

# root/factions/hundreds.law:377 hundreds.setup.garrison
def setup_garrison_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_setup_garrison and override(t, s, f, t.x_hundreds_setup_garrison, 6, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_clearing:
        if t.flag_corner[v] and not (s.record[t.record_woodland].started[v] == 1) and (room(t, s, f.me, t.own[f.me].warlord, v) > 0 or room(t, s, f.me, t.own[f.me].warrior, v) > 0 or room(t, s, f.me, t.own[f.me].stronghold, v) > 0):
            o.append(v)
    o = [it for it in o if (t.is_clearing[t.pair_opposite[it]] and (s.record[t.record_woodland].started[t.pair_opposite[it]] == 1))] or o
    o = [v + 1 for v in o]
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_hundreds + 0, f.me, o)

# root/factions/hundreds.law:378 hundreds.setup.garrison
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# root/factions/hundreds.law:378 hundreds.setup.garrison
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_next(t, s, f)
    s.record[t.record_woodland].started[f.home] = 1
    return setup_next(t, s, f)

# root/factions/hundreds.law:379 hundreds.setup.garrison
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].warlord, 1, f.home)
    place(t, s, f.me, t.own[f.me].warrior, 4, f.home)
    place(t, s, f.me, t.own[f.me].stronghold, 1, f.home)
    f.pc = 5  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/hundreds.law:380 hundreds.setup.garrison
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_setup_garrison_end >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_garrison_end, 6, f.me)
    f.pc = 6  # setup_garrison_end_done
    return True

# root/factions/hundreds.law:377 hundreds.setup.garrison
def setup_garrison_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_setup_place_items_start >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_place_items_start, 7, f.me)
    return setup_place_items_start_done(t, s, f)

# root/factions/hundreds.law:404 hundreds.setup.place_items
def setup_place_items_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_setup_place_items and override(t, s, f, t.x_hundreds_setup_place_items, 9, len(s.stack) - 1, 7):
        return True
    if not (t.can_ruins_fill(t, s, f.me)):
        return setup_after_fill(t, s, f)
    f.pc = 8  # setup_after_fill
    g = t.p_ruins_fill(f.me)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:405 hundreds.setup.place_items
def setup_after_fill(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_setup_place_items_end >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_place_items_end, 9, f.me)
    f.pc = 9  # setup_place_items_end_done
    return True

# root/factions/hundreds.law:404 hundreds.setup.place_items
def setup_place_items_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_setup_get_stubborn_start >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_get_stubborn_start, 10, f.me)
    return setup_get_stubborn_start_done(t, s, f)

# root/factions/hundreds.law:416 hundreds.setup.get_stubborn
def setup_get_stubborn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_setup_get_stubborn and override(t, s, f, t.x_hundreds_setup_get_stubborn, 11, len(s.stack) - 1, 10):
        return True
    s.record[f.me].mood = 6
    forget(s)
    if t.h_hundreds_setup_get_stubborn_end >= 0:
        return open_window(t, s, f, t.h_hundreds_setup_get_stubborn_end, 11, f.me)
    f.pc = 11  # setup_get_stubborn_end_done
    return True

# root/factions/hundreds.law:416 hundreds.setup.get_stubborn
def setup_get_stubborn_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:424 hundreds.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_raze(t, s, f)

# root/factions/hundreds.law:424 hundreds.birdsong.raze: step raze
def birdsong_raze(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_raze_start >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_raze_start, 2, f.me)
    return birdsong_raze_start_done(t, s, f)

# root/factions/hundreds.law:424 hundreds.birdsong.raze
def birdsong_raze_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_birdsong_raze and override(t, s, f, t.x_hundreds_birdsong_raze, 14, len(s.stack) - 1, 2):
        return True
    f.left1 = list(places_with(s.at, (t.own[f.me].mob, ), t.places_clearing))
    return birdsong_round(t, s, f)

# root/factions/hundreds.law:425 hundreds.birdsong.raze
def birdsong_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return birdsong_after_loop(t, s, f)
    f.site = f.left1.pop(0)
    it = f.site
    if not ((s.at[t.own[f.me].mob][it] > 0)):
        f.pc = 3  # birdsong_round
        return True
    lift_all(t, s, f.me, units_at(t, s, (not_lent(s, rows_of(t.rows_building_token, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, f.site) if s.treated else rows_of(t.rows_building_token, [it for it in t.seats if s.team[it] != s.team[f.me]])), f.site))
    f.pc = 4  # birdsong_then
    return s.busy or birdsong_then(t, s, f)

# root/factions/hundreds.law:426 hundreds.birdsong.raze
def birdsong_then(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in [it for it in units_in(t, s, t.all_item, t.within[t.box_ruins_hidden[f.site]]) if (not same_sort(t, it, units_held(t, s, t.all_item, t.within[t.box_hundreds_hoard[f.me]], t.state_ruins_plain_or_dug, 1)))]]
    if not o:
        f.find = -1
        return birdsong_after_find(t, s, f)
    return ask(s, f, 5, t.base_hundreds + 1, f.me, o)

# root/factions/hundreds.law:427 hundreds.birdsong.raze
def birdsong_find_chosen(t: Any, s: Any, f: Any) -> bool:
    f.find = s.pick - 1
    f.find_mark = len(s.trail)
    return birdsong_after_find(t, s, f)

# root/factions/hundreds.law:427 hundreds.birdsong.raze
def birdsong_after_find(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.find):
        return birdsong_then_2(t, s, f)
    put_unit(t, s, f.me, follow(s, f.find, f.find_mark), t.box_hundreds_hoard[f.me])
    f.pc = 7  # birdsong_then_2
    return True

# root/factions/hundreds.law:428 hundreds.birdsong.raze
def birdsong_then_2(t: Any, s: Any, f: Any) -> bool:
    if not ((not some_held(t, s, t.all_item, t.within[t.box_ruins_hidden[f.site]]))):
        return birdsong_otherwise(t, s, f)
    lift_all(t, s, f.me, units_at(t, s, t.all_ruin, f.site))
    f.pc = 8  # birdsong_then_3
    return s.busy or birdsong_then_3(t, s, f)

# root/factions/hundreds.law:429 hundreds.birdsong.raze
def birdsong_then_3(t: Any, s: Any, f: Any) -> bool:
    return birdsong_otherwise(t, s, f)

# root/factions/hundreds.law:429 hundreds.birdsong.raze
def birdsong_otherwise(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # birdsong_round
    return True

# root/factions/hundreds.law:425 hundreds.birdsong.raze
def birdsong_after_loop(t: Any, s: Any, f: Any) -> bool:
    f.rolled = [(t.suit_woodland_fox, t.suit_woodland_rabbit, t.suit_woodland_mouse, )[i] for i in roll(t, s, 1, 3, 192205826)]
    o = []
    for v in t.places_clearing:
        if s.suit[v] == f.rolled[0] and not (s.at[t.own[f.me].mob][v] > 0) and any(t.is_clearing[it2] and (s.at[t.own[f.me].mob][it2] > 0) for it2 in beside(t, s, v)) and room(t, s, f.me, t.own[f.me].mob, v) > 0:
            o.append(v + 1)
    if not o:
        f.target = -1
        f.pc = 12  # birdsong_after_target
        return s.busy or birdsong_after_target(t, s, f)
    return ask(s, f, 11, t.base_hundreds + 2, f.me, o)

# root/factions/hundreds.law:431 hundreds.birdsong.raze
def birdsong_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return birdsong_after_target(t, s, f)

# root/factions/hundreds.law:431 hundreds.birdsong.raze
def birdsong_after_target(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.target):
        return birdsong_then_4(t, s, f)
    place(t, s, f.me, t.own[f.me].mob, 1, f.target)
    f.pc = 13  # birdsong_then_4
    return s.busy or birdsong_then_4(t, s, f)

# root/factions/hundreds.law:432 hundreds.birdsong.raze
def birdsong_then_4(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_raze_end >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_raze_end, 14, f.me)
    f.pc = 14  # birdsong_raze_end_done
    return True

# root/factions/hundreds.law:424 hundreds.birdsong.raze
def birdsong_raze_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 15)
    return birdsong_recruit(t, s, f)

# root/factions/hundreds.law:528 hundreds.birdsong.recruit: step recruit
def birdsong_recruit(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_recruit_start >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_recruit_start, 16, f.me)
    return birdsong_recruit_start_done(t, s, f)

# root/factions/hundreds.law:528 hundreds.birdsong.recruit
def birdsong_recruit_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_birdsong_recruit and override(t, s, f, t.x_hundreds_birdsong_recruit, 22, len(s.stack) - 1, 16):
        return True
    place(t, s, f.me, t.own[f.me].warrior, t.v_hundreds_prowess(t, s, f.me), place_of(s, (t.own[f.me].warlord, ), t.sites))
    f.pc = 17  # birdsong_then_5
    return s.busy or birdsong_then_5(t, s, f)

# root/factions/hundreds.law:529 hundreds.birdsong.recruit
def birdsong_then_5(t: Any, s: Any, f: Any) -> bool:
    f.left2 = list(each_piece(t, s, units_in(t, s, (t.own[f.me].stronghold, ), t.map)))
    if len(f.left2) <= s.at[t.own[f.me].warrior][t.supply]:
        for f.camp in f.left2:
            place(t, s, f.me, t.own[f.me].warrior, 1, place_in(f.camp, t.width))
        f.pc = 21  # birdsong_after_loop_2
        return s.busy or birdsong_after_loop_2(t, s, f)
    return birdsong_round_2(t, s, f)

# root/factions/hundreds.law:530 hundreds.birdsong.recruit
def birdsong_round_2(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].warrior][t.supply] == 0:
        f.left2 = []
    if not f.left2:
        return birdsong_after_loop_2(t, s, f)
    o = [v + 1 for v in sorted(set(f.left2))]
    return ask(s, f, 19, t.base_hundreds + 3, f.me, o)

# root/factions/hundreds.law:530 hundreds.birdsong.recruit
def birdsong_camp_chosen(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    f.left2.remove(f.camp)
    place(t, s, f.me, t.own[f.me].warrior, 1, place_in(f.camp, t.width))
    f.pc = 20  # birdsong_then_6
    return s.busy or birdsong_then_6(t, s, f)

# root/factions/hundreds.law:531 hundreds.birdsong.recruit
def birdsong_then_6(t: Any, s: Any, f: Any) -> bool:
    f.pc = 18  # birdsong_round_2
    return True

# root/factions/hundreds.law:530 hundreds.birdsong.recruit
def birdsong_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_recruit_end >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_recruit_end, 22, f.me)
    f.pc = 22  # birdsong_recruit_end_done
    return True

# root/factions/hundreds.law:528 hundreds.birdsong.recruit
def birdsong_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 23)
    return birdsong_anoint(t, s, f)

# root/factions/hundreds.law:562 hundreds.birdsong.anoint: step anoint
def birdsong_anoint(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_anoint_start >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_anoint_start, 24, f.me)
    return birdsong_anoint_start_done(t, s, f)

# root/factions/hundreds.law:562 hundreds.birdsong.anoint
def birdsong_anoint_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_birdsong_anoint and override(t, s, f, t.x_hundreds_birdsong_anoint, 32, len(s.stack) - 1, 24):
        return True
    if not ((not (place_of(s, (t.own[f.me].warlord, ), t.sites) >= 0))):
        return birdsong_otherwise_2(t, s, f)
    o = []
    for v in units_in(t, s, t.rows_warrior[f.me], t.map):
        if can_swap(t, s, f.me, v, t.own[f.me].warlord):
            o.append(v + 1)
    if not o:
        f.heir = -1
        return birdsong_after_heir(t, s, f)
    return ask(s, f, 25, t.base_hundreds + 4, f.me, o)

# root/factions/hundreds.law:564 hundreds.birdsong.anoint
def birdsong_heir_chosen(t: Any, s: Any, f: Any) -> bool:
    f.heir = s.pick - 1
    f.heir_mark = len(s.trail)
    return birdsong_after_heir(t, s, f)

# root/factions/hundreds.law:564 hundreds.birdsong.anoint
def birdsong_after_heir(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.heir):
        return birdsong_next(t, s, f)
    f.replaced = swap_unit(t, s, f.me, f.heir, t.own[f.me].warlord)
    f.pc = 27  # birdsong_next
    return s.busy or birdsong_next(t, s, f)

# root/factions/hundreds.law:565 hundreds.birdsong.anoint
def birdsong_next(t: Any, s: Any, f: Any) -> bool:
    if not (not was_set(f.heir) or f.replaced == 0):
        return birdsong_then_7(t, s, f)
    o = []
    for v in t.places_clearing:
        if room(t, s, f.me, t.own[f.me].warlord, v) > 0:
            o.append(v + 1)
    if not o:
        f.throne = -1
        return birdsong_after_throne(t, s, f)
    return ask(s, f, 28, t.base_hundreds + 5, f.me, o)

# root/factions/hundreds.law:567 hundreds.birdsong.anoint
def birdsong_throne_chosen(t: Any, s: Any, f: Any) -> bool:
    f.throne = s.pick - 1
    return birdsong_after_throne(t, s, f)

# root/factions/hundreds.law:567 hundreds.birdsong.anoint
def birdsong_after_throne(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.throne):
        return birdsong_then_7(t, s, f)
    place(t, s, f.me, t.own[f.me].warlord, 1, f.throne)
    f.pc = 30  # birdsong_then_7
    return s.busy or birdsong_then_7(t, s, f)

# root/factions/hundreds.law:568 hundreds.birdsong.anoint
def birdsong_then_7(t: Any, s: Any, f: Any) -> bool:
    return birdsong_otherwise_2(t, s, f)

# root/factions/hundreds.law:563 hundreds.birdsong.anoint
def birdsong_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_anoint_end >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_anoint_end, 32, f.me)
    f.pc = 32  # birdsong_anoint_end_done
    return True

# root/factions/hundreds.law:562 hundreds.birdsong.anoint
def birdsong_anoint_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 33)
    return birdsong_choose_mood(t, s, f)

# root/factions/hundreds.law:598 hundreds.birdsong.choose_mood: step choose_mood
def birdsong_choose_mood(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_choose_mood_start >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_choose_mood_start, 34, f.me)
    return birdsong_choose_mood_start_done(t, s, f)

# root/factions/hundreds.law:598 hundreds.birdsong.choose_mood
def birdsong_choose_mood_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_birdsong_choose_mood and override(t, s, f, t.x_hundreds_birdsong_choose_mood, 38, len(s.stack) - 1, 34):
        return True
    o = [v + 1 for v in [it for it in range(8) if (not (it == s.record[f.me].mood)) and (not some_held(t, s, forms_of(t, t.data_hundreds_mood_item[f.me][it]), t.within[t.box_hundreds_hoard[f.me]]))]]
    if not o:
        f.next_ = -1
        return birdsong_after_next(t, s, f)
    return ask(s, f, 35, t.base_hundreds + 6, f.me, o)

# root/factions/hundreds.law:599 hundreds.birdsong.choose_mood
def birdsong_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return birdsong_after_next(t, s, f)

# root/factions/hundreds.law:599 hundreds.birdsong.choose_mood
def birdsong_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return birdsong_next_2(t, s, f)
    s.record[f.me].mood = f.next_
    forget(s)
    return birdsong_next_2(t, s, f)

# root/factions/hundreds.law:600 hundreds.birdsong.choose_mood
def birdsong_next_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_birdsong_choose_mood_end >= 0:
        return open_window(t, s, f, t.h_hundreds_birdsong_choose_mood_end, 38, f.me)
    f.pc = 38  # birdsong_choose_mood_end_done
    return True

# root/factions/hundreds.law:598 hundreds.birdsong.choose_mood
def birdsong_choose_mood_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 39)
    return birdsong_end(t, s, f)

# root/factions/hundreds.law:0 hundreds.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:677 hundreds.daylight: can it be done?
def can_daylight_cost_677(t: Any, s: Any, me: int, site: int) -> bool:
    for cost_677 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_677]][s.suit[site]]:
            return room(t, s, me, t.own[me].stronghold, site) > 0
    return False

# root/factions/hundreds.law:676 hundreds.daylight: can it be done?
def can_daylight_site(t: Any, s: Any, me: int) -> bool:
    for site in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, [it for it in t.places_clearing if t.c_woodland_open(t, s, me, it)], me):
        if can_daylight_cost_677(t, s, me, site):
            return True
    return False

# root/factions/hundreds.law:638 hundreds.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_craft(t, s, f)

# root/factions/hundreds.law:638 hundreds.daylight.craft: step craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_craft_start >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_craft_start, 2, f.me)
    return daylight_craft_start_done(t, s, f)

# root/factions/hundreds.law:638 hundreds.daylight.craft
def daylight_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_daylight_craft and override(t, s, f, t.x_hundreds_daylight_craft, 8, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return daylight_again(t, s, f)

# root/factions/hundreds.law:639 hundreds.daylight.craft
def daylight_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = [0, 1] if t.can_woodland_craft(t, s, f.me) else [0]
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_loop(t, s, f)
    return ask(s, f, 4, t.base_hundreds + 7, f.me, o)

# root/factions/hundreds.law:639 hundreds.daylight.craft
def daylight_again_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_loop(t, s, f)
    f.pc = 5  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:640 hundreds.daylight.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    f.round1 += 1
    if t.h_hundreds_daylight_craft_each >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_craft_each, 6, f.me)
    f.pc = 6  # daylight_craft_each_done
    return s.busy or daylight_craft_each_done(t, s, f)

# root/factions/hundreds.law:639 hundreds.daylight.craft
def daylight_craft_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # daylight_again
    return True

# root/factions/hundreds.law:639 hundreds.daylight.craft
def daylight_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_craft_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_craft_end, 8, f.me)
    f.pc = 8  # daylight_craft_end_done
    return True

# root/factions/hundreds.law:638 hundreds.daylight.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 9)
    return daylight_command(t, s, f)

# root/factions/hundreds.law:656 hundreds.daylight.command: step command
def daylight_command(t: Any, s: Any, f: Any) -> bool:
    if f.swapped == 0 and s.record[f.me].mood == 1:
        f.swapped = 1
        f.pc = 27  # daylight_advance_begins
        return True
    if t.h_hundreds_daylight_command_start >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_command_start, 10, f.me)
    return daylight_command_start_done(t, s, f)

# root/factions/hundreds.law:656 hundreds.daylight.command
def daylight_command_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_daylight_command and override(t, s, f, t.x_hundreds_daylight_command, 26, len(s.stack) - 1, 10):
        return True
    f.round2 = 0
    return daylight_menu(t, s, f)

# root/factions/hundreds.law:657 hundreds.daylight.command
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    f.left3 = t.v_hundreds_command(t, s, f.me) - f.round2
    if f.left3 > 0:
        if t.can_woodland_move(t, s, f.me):
            o.append(1)
        if t.can_woodland_battle(t, s, f.me):
            o.append(2)
        if can_daylight_site(t, s, f.me):
            o.append(3)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 12, t.base_hundreds + 8, f.me, o)

# root/factions/hundreds.law:657 hundreds.daylight.command
def daylight_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_daylight, s.pick)
        f.pc = 11  # daylight_menu
        return True
    if s.pick == 0:
        return daylight_after_menu(t, s, f)
    if s.pick == 1:
        return daylight_move(t, s, f)
    if s.pick == 2:
        return daylight_battle(t, s, f)
    if s.pick == 3:
        return daylight_build(t, s, f)
    f.pc = 11  # daylight_menu
    return True

# root/factions/hundreds.law:658 hundreds.daylight.command.move: action move
def daylight_move(t: Any, s: Any, f: Any) -> bool:
    f.pc = 14  # daylight_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:658 hundreds.daylight.command.move
def daylight_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    if t.h_hundreds_daylight_command_move_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_command_move_end, 15, f.me)
    f.pc = 15  # daylight_move_end_done
    return s.busy or daylight_move_end_done(t, s, f)

# root/factions/hundreds.law:658 hundreds.daylight.command.move
def daylight_move_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/hundreds.law:666 hundreds.daylight.command.battle: action battle
def daylight_battle(t: Any, s: Any, f: Any) -> bool:
    f.pc = 17  # daylight_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:666 hundreds.daylight.command.battle
def daylight_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    if t.h_hundreds_daylight_command_battle_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_command_battle_end, 18, f.me)
    f.pc = 18  # daylight_battle_end_done
    return s.busy or daylight_battle_end_done(t, s, f)

# root/factions/hundreds.law:666 hundreds.daylight.command.battle
def daylight_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/hundreds.law:675 hundreds.daylight.command.build: action build
def daylight_build(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if t.c_woodland_open(t, s, f.me, it)], f.me):
        if can_daylight_cost_677(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 20, t.base_hundreds + 9, f.me, o)

# root/factions/hundreds.law:676 hundreds.daylight.command.build
def daylight_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.site]]]):
        if (once if once is not None else (once := room(t, s, f.me, t.own[f.me].stronghold, f.site))) > 0:
            o.append(v + 1)
    return ask(s, f, 21, t.base_hundreds + 10, f.me, o)

# root/factions/hundreds.law:677 hundreds.daylight.command.build
def daylight_cost_677_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_677 = s.pick - 1
    throw_away(t, s, f.me, f.cost_677)
    f.pc = 22  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/hundreds.law:677 hundreds.daylight.command.build
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].stronghold, 1, f.site)
    f.pc = 23  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/hundreds.law:678 hundreds.daylight.command.build
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_command_build_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_command_build_end, 24, f.me)
    return daylight_build_end_done(t, s, f)

# root/factions/hundreds.law:675 hundreds.daylight.command.build
def daylight_build_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/hundreds.law:657 hundreds.daylight.command
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_command_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_command_end, 26, f.me)
    f.pc = 26  # daylight_command_end_done
    return True

# root/factions/hundreds.law:656 hundreds.daylight.command
def daylight_command_end_done(t: Any, s: Any, f: Any) -> bool:
    if f.swapped == 2:
        f.swapped = 3
        f.pc = 40  # daylight_advance_end_done
        return True
    f.pc = 27  # daylight_advance_begins
    return True

# root/factions/hundreds.law:733 hundreds.daylight.advance: step advance
def daylight_advance_begins(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 28)
    return daylight_advance(t, s, f)

# root/factions/hundreds.law:733 hundreds.daylight.advance: step advance
def daylight_advance(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_advance_start >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_advance_start, 29, f.me)
    return daylight_advance_start_done(t, s, f)

# root/factions/hundreds.law:733 hundreds.daylight.advance
def daylight_advance_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_daylight_advance and override(t, s, f, t.x_hundreds_daylight_advance, 40, len(s.stack) - 1, 29):
        return True
    f.round4 = 0
    return daylight_again_2(t, s, f)

# root/factions/hundreds.law:734 hundreds.daylight.advance
def daylight_again_2(t: Any, s: Any, f: Any) -> bool:
    if f.round4 >= t.v_hundreds_prowess(t, s, f.me):
        return daylight_after_loop_2(t, s, f)
    f.happened = []
    f.took5 = 0
    if not (place_of(s, (t.own[f.me].warlord, ), t.sites) >= 0 and t.can_woodland_move(t, s, f.me, -1, place_of(s, (t.own[f.me].warlord, ), t.sites))):
        return daylight_after_may(t, s, f)
    return ask(s, f, 31, t.base_hundreds + 11, f.me, [0, 1])

# root/factions/hundreds.law:735 hundreds.daylight.advance
def daylight_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_may(t, s, f)
    f.took5 = 1
    where, units = with_others(t, s, (t.own[f.me].warlord, ), t.rows_warrior[f.me])
    f.lead_place = where
    return pick_units(t, s, f, 32, t.base_hundreds + 12, f.me, units, 0, -1)

# root/factions/hundreds.law:735 hundreds.daylight.advance
def daylight_others_chosen(t: Any, s: Any, f: Any) -> bool:
    f.pc = 33  # daylight_after_move_2
    g = t.p_woodland_move(f.me)
    g.group = [[r * t.width + f.lead_place, 1] for r in (t.own[f.me].warlord, )] + s.result
    g.origin = f.lead_place
    s.stack.append(g)
    return True

# root/factions/hundreds.law:735 hundreds.daylight.advance
def daylight_after_move_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    f.pc = 34  # daylight_after_may
    return s.busy or daylight_after_may(t, s, f)

# root/factions/hundreds.law:735 hundreds.daylight.advance
def daylight_after_may(t: Any, s: Any, f: Any) -> bool:
    if not (place_of(s, (t.own[f.me].warlord, ), t.sites) >= 0 and t.can_woodland_battle(t, s, f.me, -1, -1, place_of(s, (t.own[f.me].warlord, ), t.sites))):
        return daylight_after_may_2(t, s, f)
    return ask(s, f, 35, t.base_hundreds + 13, f.me, [0, 1])

# root/factions/hundreds.law:736 hundreds.daylight.advance
def daylight_may_answered_2(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_may_2(t, s, f)
    f.took5 = 1
    f.pc = 36  # daylight_after_battle_2
    g = t.p_woodland_battle(f.me)
    g.field = place_of(s, (t.own[f.me].warlord, ), t.sites)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:736 hundreds.daylight.advance
def daylight_after_battle_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    f.pc = 37  # daylight_after_may_2
    return s.busy or daylight_after_may_2(t, s, f)

# root/factions/hundreds.law:736 hundreds.daylight.advance
def daylight_after_may_2(t: Any, s: Any, f: Any) -> bool:
    if f.took5 == 0:
        return daylight_after_loop_2(t, s, f)
    f.round4 += 1
    if t.h_hundreds_daylight_advance_each >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_advance_each, 38, f.me)
    return daylight_advance_each_done(t, s, f)

# root/factions/hundreds.law:734 hundreds.daylight.advance
def daylight_advance_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 30  # daylight_again_2
    return True

# root/factions/hundreds.law:734 hundreds.daylight.advance
def daylight_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_daylight_advance_end >= 0:
        return open_window(t, s, f, t.h_hundreds_daylight_advance_end, 40, f.me)
    f.pc = 40  # daylight_advance_end_done
    return True

# root/factions/hundreds.law:733 hundreds.daylight.advance
def daylight_advance_end_done(t: Any, s: Any, f: Any) -> bool:
    if f.swapped == 1:
        f.swapped = 2
        f.pc = 8  # daylight_craft_end_done
        return True
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 41)
    return daylight_end(t, s, f)

# root/factions/hundreds.law:0 hundreds.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:793 hundreds.evening: can it be done?
def can_evening_cost_793(t: Any, s: Any, me: int, site: int) -> bool:
    for cost_793 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_793]][s.suit[site]]:
            return room(t, s, me, t.own[me].mob, site) > 0
    return False

# root/factions/hundreds.law:792 hundreds.evening: can it be done?
def can_evening_site(t: Any, s: Any, me: int) -> bool:
    for site in t.places_clearing:
        if s.here[site] & t.rows_warrior[me].mask and not (s.at[t.own[me].mob][site] > 0) and can_evening_cost_793(t, s, me, site):
            return True
    return False

# root/factions/hundreds.law:790 hundreds.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_incite(t, s, f)

# root/factions/hundreds.law:790 hundreds.evening.incite: step incite
def evening_incite(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_evening_incite_start >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_incite_start, 2, f.me)
    return evening_incite_start_done(t, s, f)

# root/factions/hundreds.law:790 hundreds.evening.incite
def evening_incite_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_evening_incite and override(t, s, f, t.x_hundreds_evening_incite, 10, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return evening_again(t, s, f)

# root/factions/hundreds.law:791 hundreds.evening.incite
def evening_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = []
    for v in t.places_clearing:
        if s.here[v] & t.rows_warrior[f.me].mask and not (s.at[t.own[f.me].mob][v] > 0) and can_evening_cost_793(t, s, f.me, v):
            o.append(v + 1)
    if not o and not t.show_prompts:
        return evening_after_loop(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 4, t.base_hundreds + 14, f.me, o)

# root/factions/hundreds.law:792 hundreds.evening.incite
def evening_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    if f.site < 0:
        return evening_after_loop(t, s, f)
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.site]]]):
        if (once if once is not None else (once := room(t, s, f.me, t.own[f.me].mob, f.site))) > 0:
            o.append(v + 1)
    return ask(s, f, 5, t.base_hundreds + 15, f.me, o)

# root/factions/hundreds.law:793 hundreds.evening.incite
def evening_cost_793_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_793 = s.pick - 1
    throw_away(t, s, f.me, f.cost_793)
    f.pc = 6  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/hundreds.law:793 hundreds.evening.incite
def evening_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].mob, 1, f.site)
    f.pc = 7  # evening_then_2
    return s.busy or evening_then_2(t, s, f)

# root/factions/hundreds.law:794 hundreds.evening.incite
def evening_then_2(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    if t.h_hundreds_evening_incite_each >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_incite_each, 8, f.me)
    return evening_incite_each_done(t, s, f)

# root/factions/hundreds.law:791 hundreds.evening.incite
def evening_incite_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # evening_again
    return True

# root/factions/hundreds.law:791 hundreds.evening.incite
def evening_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_evening_incite_end >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_incite_end, 10, f.me)
    f.pc = 10  # evening_incite_end_done
    return True

# root/factions/hundreds.law:790 hundreds.evening.incite
def evening_incite_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 11)
    return evening_oppress(t, s, f)

# root/factions/hundreds.law:828 hundreds.evening.oppress: step oppress
def evening_oppress(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_evening_oppress_start >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_oppress_start, 12, f.me)
    return evening_oppress_start_done(t, s, f)

# root/factions/hundreds.law:828 hundreds.evening.oppress
def evening_oppress_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_evening_oppress and override(t, s, f, t.x_hundreds_evening_oppress, 13, len(s.stack) - 1, 12):
        return True
    score(t, s, f.me, max(0, (0, 1, 1, 2, 2, 3, 4)[max(0, min(len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in places_with(s.at, t.rows_piece[f.me], t.places_clearing) if (not some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.me]]), f.me, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.me]])), it))], f.me)), 6))]))
    if t.h_hundreds_evening_oppress_end >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_oppress_end, 13, f.me)
    f.pc = 13  # evening_oppress_end_done
    return True

# root/factions/hundreds.law:828 hundreds.evening.oppress
def evening_oppress_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 14)
    return evening_draw(t, s, f)

# root/factions/hundreds.law:889 hundreds.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_hundreds_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_draw_start, 15, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/hundreds.law:889 hundreds.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_evening_draw and override(t, s, f, t.x_hundreds_evening_draw, 18, len(s.stack) - 1, 15):
        return True
    draw(t, s, f.me, t.v_hundreds_draws(t, s, f.me))
    f.pc = 16  # evening_then_3
    return s.busy or evening_then_3(t, s, f)

# root/factions/hundreds.law:890 hundreds.evening.draw
def evening_then_3(t: Any, s: Any, f: Any) -> bool:
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 17, t.base_hundreds + 16, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/hundreds.law:891 hundreds.evening.draw
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_hundreds_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_hundreds_evening_draw_end, 18, f.me)
    f.pc = 18  # evening_draw_end_done
    return True

# root/factions/hundreds.law:889 hundreds.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:280 hundreds.looters.0: does it apply now?
def looters_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me and (some_held(t, s, t.all_item, t.within[t.box_woodland_crafted_items[u.defender]]) and (not holds_file(t, u.defender, 'vagabond')))

# root/factions/hundreds.law:280 hundreds.looters.0
def looters_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_looters and override(t, s, f, t.x_hundreds_looters, 3, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_hundreds + 17, f.me, [0, 1])

# root/factions/hundreds.law:281 hundreds.looters.0
def looters_0_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return looters_0_after_may(t, s, f)
    u.intents.append(53578)
    f.pc = 2  # looters_0_after_may
    return s.busy or looters_0_after_may(t, s, f)

# root/factions/hundreds.law:281 hundreds.looters.0
def looters_0_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:280 hundreds.looters.0
def looters_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:282 hundreds.looters.1: does it apply now?
def looters_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender) and (53578 in u.intents)

# root/factions/hundreds.law:282 hundreds.looters.1
def looters_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_hundreds_looters and override(t, s, f, t.x_hundreds_looters, 1, len(s.stack) - 1, 0):
        return True
    t.m_woodland_battle_ignore_rolled(t, s, u.defender, u, u.defender)
    return finish(s)

# root/factions/hundreds.law:282 hundreds.looters.1
def looters_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:284 hundreds.looters.2: does it apply now?
def looters_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender) and ((53578 in u.intents) and (t.v_woodland_ruler(t, s, f.me, u.field) == f.me))

# root/factions/hundreds.law:284 hundreds.looters.2
def looters_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_hundreds_looters and override(t, s, f, t.x_hundreds_looters, 4, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in units_in(t, s, t.all_item, t.within[t.box_woodland_crafted_items[u.defender]])]
    if not o:
        f.prize = -1
        return looters_2_after_prize(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 18, f.me, o)

# root/factions/hundreds.law:285 hundreds.looters.2
def looters_2_prize_chosen(t: Any, s: Any, f: Any) -> bool:
    f.prize = s.pick - 1
    f.prize_mark = len(s.trail)
    return looters_2_after_prize(t, s, f)

# root/factions/hundreds.law:285 hundreds.looters.2
def looters_2_after_prize(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.prize):
        return looters_2_then(t, s, f)
    put_unit(t, s, f.me, follow(s, f.prize, f.prize_mark), t.box_hundreds_hoard[f.me])
    f.pc = 3  # looters_2_then
    return True

# root/factions/hundreds.law:286 hundreds.looters.2
def looters_2_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:284 hundreds.looters.2
def looters_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:908 hundreds.mood.bitter.3: does it apply now?
def mood_bitter_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 0 and f.me in (u.attacker, u.defender) and (u.field == place_of(s, (t.own[f.me].warlord, ), t.sites)) and some_in(s.at, (t.own[f.me].mob, ), [it for it in t.places_clearing_forest if ((it == u.field) or (u.field in beside(t, s, it)))])

# root/factions/hundreds.law:908 hundreds.mood.bitter.3
def mood_bitter_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_hundreds_mood_bitter and override(t, s, f, t.x_hundreds_mood_bitter, 5, len(s.stack) - 1, 0):
        return True
    if not (some_in(s.at, (t.own[f.me].mob, ), [it for it in t.places_clearing_forest if ((it == u.field) or (u.field in beside(t, s, it)))])):
        return mood_bitter_3_then_2(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 19, f.me, [0, 1])

# root/factions/hundreds.law:909 hundreds.mood.bitter.3
def mood_bitter_3_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return mood_bitter_3_then_2(t, s, f)
    return pick_units(t, s, f, 2, t.base_hundreds + 20, f.me, unit_counts(s, removable(t, s, f.me, units_in(t, s, (t.own[f.me].mob, ), [it for it in t.places_clearing_forest if ((it == u.field) or (u.field in beside(t, s, it)))])), t.width), 0, -1)

# root/factions/hundreds.law:909 hundreds.mood.bitter.3
def mood_bitter_3_crowd_chosen(t: Any, s: Any, f: Any) -> bool:
    f.crowd = s.result
    lift_group(t, s, f.me, f.crowd)
    f.pc = 3  # mood_bitter_3_then
    return s.busy or mood_bitter_3_then(t, s, f)

# root/factions/hundreds.law:910 hundreds.mood.bitter.3
def mood_bitter_3_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    place(t, s, f.me, t.own[f.me].warrior, group_size(f.crowd), u.field)
    f.pc = 4  # mood_bitter_3_then_2
    return s.busy or mood_bitter_3_then_2(t, s, f)

# root/factions/hundreds.law:911 hundreds.mood.bitter.3
def mood_bitter_3_then_2(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:908 hundreds.mood.bitter.3
def mood_bitter_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:983 hundreds.mood.jubilant.4: does it apply now?
def mood_jubilant_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 2 and f.me == u.me and (u.site == place_of(s, (t.own[f.me].warlord, ), t.sites))

# root/factions/hundreds.law:983 hundreds.mood.jubilant.4
def mood_jubilant_4(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_mood_jubilant and override(t, s, f, t.x_hundreds_mood_jubilant, 7, len(s.stack) - 1, 0):
        return True
    f.round1 = 0
    return mood_jubilant_4_again(t, s, f)

# root/factions/hundreds.law:984 hundreds.mood.jubilant.4
def mood_jubilant_4_again(t: Any, s: Any, f: Any) -> bool:
    if f.round1 >= 4:
        return mood_jubilant_4_after_loop(t, s, f)
    return ask(s, f, 2, t.base_hundreds + 21, f.me, [0, 1])

# root/factions/hundreds.law:984 hundreds.mood.jubilant.4
def mood_jubilant_4_again_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return mood_jubilant_4_after_loop(t, s, f)
    f.rolled = [(t.suit_woodland_fox, t.suit_woodland_rabbit, t.suit_woodland_mouse, )[i] for i in roll(t, s, 1, 3, 192205826)]
    o = []
    for v in t.places_clearing:
        if s.suit[v] == f.rolled[0] and not (s.at[t.own[f.me].mob][v] > 0) and any(t.is_clearing[it2] and (s.at[t.own[f.me].mob][it2] > 0) for it2 in beside(t, s, v)) and room(t, s, f.me, t.own[f.me].mob, v) > 0:
            o.append(v + 1)
    if not o:
        f.target = -1
        f.pc = 4  # mood_jubilant_4_after_target
        return s.busy or mood_jubilant_4_after_target(t, s, f)
    return ask(s, f, 3, t.base_hundreds + 22, f.me, o)

# root/factions/hundreds.law:986 hundreds.mood.jubilant.4
def mood_jubilant_4_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return mood_jubilant_4_after_target(t, s, f)

# root/factions/hundreds.law:986 hundreds.mood.jubilant.4
def mood_jubilant_4_after_target(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.target):
        return mood_jubilant_4_then(t, s, f)
    place(t, s, f.me, t.own[f.me].mob, 1, f.target)
    f.pc = 5  # mood_jubilant_4_then
    return s.busy or mood_jubilant_4_then(t, s, f)

# root/factions/hundreds.law:987 hundreds.mood.jubilant.4
def mood_jubilant_4_then(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 1  # mood_jubilant_4_again
    return True

# root/factions/hundreds.law:984 hundreds.mood.jubilant.4
def mood_jubilant_4_after_loop(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:983 hundreds.mood.jubilant.4
def mood_jubilant_4_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1035 hundreds.mood.lavish.5: does it apply now?
def mood_lavish_5_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 3 and f.me == u.me and some_held(t, s, t.all_item, t.within[t.box_hundreds_hoard[f.me]])

# root/factions/hundreds.law:1035 hundreds.mood.lavish.5
def mood_lavish_5(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_mood_lavish and override(t, s, f, t.x_hundreds_mood_lavish, 5, len(s.stack) - 1, 0):
        return True
    if not (some_held(t, s, t.all_item, t.within[t.box_hundreds_hoard[f.me]])):
        return mood_lavish_5_then_2(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 23, f.me, [0, 1])

# root/factions/hundreds.law:1036 hundreds.mood.lavish.5
def mood_lavish_5_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return mood_lavish_5_then_2(t, s, f)
    return pick_units(t, s, f, 2, t.base_hundreds + 24, f.me, unit_counts(s, removable(t, s, f.me, units_in(t, s, t.all_item, t.within[t.box_hundreds_hoard[f.me]])), t.width), 0, -1)

# root/factions/hundreds.law:1036 hundreds.mood.lavish.5
def mood_lavish_5_gifts_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gifts = s.result
    lift_group(t, s, f.me, f.gifts, True)
    f.pc = 3  # mood_lavish_5_then
    return s.busy or mood_lavish_5_then(t, s, f)

# root/factions/hundreds.law:1037 hundreds.mood.lavish.5
def mood_lavish_5_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].warrior, (2 * group_size(f.gifts)), place_of(s, (t.own[f.me].warlord, ), t.sites))
    f.pc = 4  # mood_lavish_5_then_2
    return s.busy or mood_lavish_5_then_2(t, s, f)

# root/factions/hundreds.law:1038 hundreds.mood.lavish.5
def mood_lavish_5_then_2(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1035 hundreds.mood.lavish.5
def mood_lavish_5_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1077 hundreds.mood.relentless.6: does it apply now?
def mood_relentless_6_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 4 and f.me == u.me and (55475 in u.happened and 56834 in u.happened)

# root/factions/hundreds.law:1077 hundreds.mood.relentless.6
def mood_relentless_6(t: Any, s: Any, f: Any) -> bool:
    if t.x_hundreds_mood_relentless and override(t, s, f, t.x_hundreds_mood_relentless, 8, len(s.stack) - 1, 0):
        return True
    o = [0]
    if place_of(s, (t.own[f.me].warlord, ), t.sites) >= 0 and t.can_woodland_move(t, s, f.me, -1, place_of(s, (t.own[f.me].warlord, ), t.sites)):
        o.append(1)
    if place_of(s, (t.own[f.me].warlord, ), t.sites) >= 0 and t.can_woodland_battle(t, s, f.me, -1, -1, place_of(s, (t.own[f.me].warlord, ), t.sites)):
        o.append(2)
    if not o or o == [0]:
        return mood_relentless_6_after_branch(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 25, f.me, o)

# root/factions/hundreds.law:1078 hundreds.mood.relentless.6
def mood_relentless_6_branch_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return mood_relentless_6_after_branch(t, s, f)
    if s.pick == 1:
        return mood_relentless_6_branch(t, s, f)
    return mood_relentless_6_branch_2(t, s, f)

# root/factions/hundreds.law:1078 hundreds.mood.relentless.6
def mood_relentless_6_branch(t: Any, s: Any, f: Any) -> bool:
    where, units = with_others(t, s, (t.own[f.me].warlord, ), t.rows_warrior[f.me])
    f.lead_place = where
    return pick_units(t, s, f, 3, t.base_hundreds + 26, f.me, units, 0, -1)

# root/factions/hundreds.law:1079 hundreds.mood.relentless.6
def mood_relentless_6_others_chosen(t: Any, s: Any, f: Any) -> bool:
    f.pc = 4  # mood_relentless_6_after_move
    g = t.p_woodland_move(f.me)
    g.group = [[r * t.width + f.lead_place, 1] for r in (t.own[f.me].warlord, )] + s.result
    g.origin = f.lead_place
    s.stack.append(g)
    return True

# root/factions/hundreds.law:1079 hundreds.mood.relentless.6
def mood_relentless_6_after_move(t: Any, s: Any, f: Any) -> bool:
    return mood_relentless_6_after_branch(t, s, f)

# root/factions/hundreds.law:1078 hundreds.mood.relentless.6
def mood_relentless_6_branch_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # mood_relentless_6_after_battle
    g = t.p_woodland_battle(f.me)
    g.field = place_of(s, (t.own[f.me].warlord, ), t.sites)
    s.stack.append(g)
    return True

# root/factions/hundreds.law:1080 hundreds.mood.relentless.6
def mood_relentless_6_after_battle(t: Any, s: Any, f: Any) -> bool:
    return mood_relentless_6_after_branch(t, s, f)

# root/factions/hundreds.law:1078 hundreds.mood.relentless.6
def mood_relentless_6_after_branch(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1077 hundreds.mood.relentless.6
def mood_relentless_6_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1171 hundreds.mood.stubborn.7: does it apply now?
def mood_stubborn_7_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 6 and f.me in (u.attacker, u.defender) and (u.field == place_of(s, (t.own[f.me].warlord, ), t.sites))

# root/factions/hundreds.law:1171 hundreds.mood.stubborn.7
def mood_stubborn_7(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_hundreds_mood_stubborn and override(t, s, f, t.x_hundreds_mood_stubborn, 1, len(s.stack) - 1, 0):
        return True
    t.m_woodland_battle_ignore_first(t, s, f.me, u, f.me)
    return finish(s)

# root/factions/hundreds.law:1171 hundreds.mood.stubborn.7
def mood_stubborn_7_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1209 hundreds.mood.wrathful.8: does it apply now?
def mood_wrathful_8_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].mood == 7 and u.attacker == f.me and (u.field == place_of(s, (t.own[f.me].warlord, ), t.sites))

# root/factions/hundreds.law:1209 hundreds.mood.wrathful.8
def mood_wrathful_8(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_hundreds_mood_wrathful and override(t, s, f, t.x_hundreds_mood_wrathful, 1, len(s.stack) - 1, 0):
        return True
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    return finish(s)

# root/factions/hundreds.law:1209 hundreds.mood.wrathful.8
def mood_wrathful_8_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:189 hundreds.hoard.gaining.0: is this the event?
def hoard_gaining_0_fits(t: Any, s: Any, me: int, unit: int, target: int) -> bool:
    return unit // t.width in t.all_item and target == t.box_hundreds_hoard[me]

# root/factions/hundreds.law:189 hundreds.hoard.gaining.0
def hoard_gaining_0_can(t: Any, s: Any, f: Any) -> bool:
    return track_full(t, s, track_place(t, f.me, f.find // t.width))

# root/factions/hundreds.law:189 hundreds.hoard.gaining.0
def hoard_gaining_0(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in [*(f.find,), *units_at(t, s, t.all_item, track_place(t, f.me, f.find // t.width))]:
        if (not t.bans_remove or may_lift(t, s, f.me, v)):
            o.append(v + 1)
    if not o:
        f.cast_off = -1
        return hoard_gaining_0_after_cast_off(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 27, f.me, o)

# root/factions/hundreds.law:190 hundreds.hoard.gaining.0
def hoard_gaining_0_cast_off_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cast_off = s.pick - 1
    f.cast_off_mark = len(s.trail)
    return hoard_gaining_0_after_cast_off(t, s, f)

# root/factions/hundreds.law:190 hundreds.hoard.gaining.0
def hoard_gaining_0_after_cast_off(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.cast_off):
        return hoard_gaining_0_then(t, s, f)
    lift(t, s, f.me, follow(s, f.cast_off, f.cast_off_mark), 1, True)
    f.pc = 3  # hoard_gaining_0_then
    return s.busy or hoard_gaining_0_then(t, s, f)

# root/factions/hundreds.law:191 hundreds.hoard.gaining.0
def hoard_gaining_0_then(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, 1)
    f.pc = 4  # hoard_gaining_0_then_2
    return s.busy or hoard_gaining_0_then_2(t, s, f)

# root/factions/hundreds.law:192 hundreds.hoard.gaining.0
def hoard_gaining_0_then_2(t: Any, s: Any, f: Any) -> bool:
    if (not (f.cast_off == f.find)):
        put_unit(t, s, f.me, f.find, t.box_hundreds_hoard[f.me])
    return finish(s)

# root/factions/hundreds.law:35 hundreds.crafting: exception to woodland.crafting_pieces
def crafting_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, (t.own[me].stronghold, ), t.map))
    return None

# root/factions/hundreds.law:138 hundreds.contempt: does it apply now?
def contempt_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/factions/hundreds.law:138 hundreds.contempt
def contempt_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    o = []
    for v in units_in(t, s, forms_of(t, t.card_item[u.plan]), t.within[t.box_woodland_item_supply]):
        if (t.box_hundreds_hoard[f.me] >= 0 or (not t.bans_remove or may_lift(t, s, f.me, v))):
            o.append(v + 1)
    if not o:
        f.find = -1
        return contempt_1_after_find(t, s, f)
    return ask(s, f, 1, t.base_hundreds + 28, f.me, o)

# root/factions/hundreds.law:139 hundreds.contempt
def contempt_1_find_chosen(t: Any, s: Any, f: Any) -> bool:
    f.find = s.pick - 1
    f.find_mark = len(s.trail)
    return contempt_1_after_find(t, s, f)

# root/factions/hundreds.law:139 hundreds.contempt
def contempt_1_after_find(t: Any, s: Any, f: Any) -> bool:
    o = []
    if t.box_hundreds_hoard[f.me] >= 0:
        o.append(1)
    if (not t.bans_remove or may_lift(t, s, f.me, f.find)):
        o.append(2)
    if not o or o == [0]:
        return contempt_1_after_branch(t, s, f)
    return ask(s, f, 3, t.base_hundreds + 29, f.me, o)

# root/factions/hundreds.law:140 hundreds.contempt
def contempt_1_branch_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 1:
        return contempt_1_branch(t, s, f)
    return contempt_1_branch_2(t, s, f)

# root/factions/hundreds.law:140 hundreds.contempt
def contempt_1_branch(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.find):
        return contempt_1_then(t, s, f)
    put_unit(t, s, f.me, follow(s, f.find, f.find_mark), t.box_hundreds_hoard[f.me])
    f.pc = 5  # contempt_1_then
    return True

# root/factions/hundreds.law:141 hundreds.contempt
def contempt_1_then(t: Any, s: Any, f: Any) -> bool:
    return contempt_1_after_branch(t, s, f)

# root/factions/hundreds.law:140 hundreds.contempt
def contempt_1_branch_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.find):
        return contempt_1_then_2(t, s, f)
    lift(t, s, f.me, follow(s, f.find, f.find_mark), 1, True)
    f.pc = 7  # contempt_1_then_2
    return s.busy or contempt_1_then_2(t, s, f)

# root/factions/hundreds.law:142 hundreds.contempt
def contempt_1_then_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    score(t, s, f.me, max(0, t.v_woodland_craft_worth(t, s, f.me, u, f.me)))
    f.pc = 8  # contempt_1_after_branch
    return s.busy or contempt_1_after_branch(t, s, f)

# root/factions/hundreds.law:140 hundreds.contempt
def contempt_1_after_branch(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/hundreds.law:1130 hundreds.mood.rowdy: add to hundreds.draws
def mood_rowdy_2_add(t: Any, s: Any, me: int) -> Any:
    if s.record[me].mood == 5 and (total(s.at, (not_lent(s, rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]]), me, place_of(s, (t.own[me].warlord, ), t.sites)) if s.treated else rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]])), place_of(s, (t.own[me].warlord, ), t.sites)) >= 3):
        return 2
    return None

# root/factions/hundreds.law:1131 hundreds.mood.rowdy: add to hundreds.draws
def mood_rowdy_3_add(t: Any, s: Any, me: int) -> Any:
    if s.record[me].mood == 5 and (not (total(s.at, (not_lent(s, rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]]), me, place_of(s, (t.own[me].warlord, ), t.sites)) if s.treated else rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]])), place_of(s, (t.own[me].warlord, ), t.sites)) >= 3)):
        return 1
    return None

# root/factions/hundreds.law:55 hundreds.warlord: cannot
def warlord_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row == t.own[me].warlord and not running(s, 'woodland.battle', -1)

# root/factions/hundreds.law:56 hundreds.warlord: cannot
def warlord_forbids_2(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row == t.own[me].warlord and not running(s, 'woodland.turn', me)

# root/factions/hundreds.law:57 hundreds.warlord: cannot
def warlord_forbids_3(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row == t.own[me].warlord and not in_part(s, ('hundreds.setup.garrison', 'hundreds.birdsong.anoint'))

# root/factions/hundreds.law:28 hundreds.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (8 * total_on(s.at, (t.own[me].stronghold, ), t.sites))
    n += (3 * total_on(s.at, (t.own[me].mob, ), t.sites))
    n += (5 * total_in(s.at, t.all_item, t.within[t.box_hundreds_hoard[me]]))
    return n


# root/factions/hundreds.law:377 hundreds.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', )
    KEY: ClassVar[str] = 'hundreds:Setup'
    PATH: ClassVar[str] = 'hundreds.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 11}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'hundreds.setup.garrison': (0, 6), 'hundreds.setup.place_items': (6, 9), 'hundreds.setup.get_stubborn': (9, 11)}
    BLOCKS = (setup, setup_garrison_start_done, setup_home_chosen, setup_after_home, setup_next, setup_then, setup_garrison_end_done, setup_place_items_start_done, setup_after_fill, setup_place_items_end_done, setup_get_stubborn_start_done, setup_get_stubborn_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.home: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.home = self.home
        return o


# root/factions/hundreds.law:424 hundreds.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('site', 'left1', 'find', 'find_mark', 'rolled', 'target', 'camp', 'left2', 'heir', 'heir_mark', 'replaced', 'throne', 'next_', )
    NAMES: ClassVar[tuple[str, ...]] = ('site', 'left1', 'find', 'find_mark', 'rolled', 'target', 'camp', 'left2', 'heir', 'heir_mark', 'replaced', 'throne', 'next_', )
    KEY: ClassVar[str] = 'hundreds:Birdsong'
    PATH: ClassVar[str] = 'hundreds.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 39}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'hundreds.birdsong.raze': (0, 14), 'hundreds.birdsong.recruit': (14, 22), 'hundreds.birdsong.anoint': (22, 32), 'hundreds.birdsong.choose_mood': (32, 38)}
    BLOCKS = (birdsong, birdsong_raze, birdsong_raze_start_done, birdsong_round, birdsong_then, birdsong_find_chosen, birdsong_after_find, birdsong_then_2, birdsong_then_3, birdsong_otherwise, birdsong_after_loop, birdsong_target_chosen, birdsong_after_target, birdsong_then_4, birdsong_raze_end_done, birdsong_recruit, birdsong_recruit_start_done, birdsong_then_5, birdsong_round_2, birdsong_camp_chosen, birdsong_then_6, birdsong_after_loop_2, birdsong_recruit_end_done, birdsong_anoint, birdsong_anoint_start_done, birdsong_heir_chosen, birdsong_after_heir, birdsong_next, birdsong_throne_chosen, birdsong_after_throne, birdsong_then_7, birdsong_otherwise_2, birdsong_anoint_end_done, birdsong_choose_mood, birdsong_choose_mood_start_done, birdsong_next_chosen, birdsong_after_next, birdsong_next_2, birdsong_choose_mood_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.site: int = -1
        self.left1: list[Any] = []
        self.find: int = -1
        self.find_mark: int = -1
        self.rolled: list[Any] = []
        self.target: int = -1
        self.camp: int = -1
        self.left2: list[Any] = []
        self.heir: int = -1
        self.heir_mark: int = -1
        self.replaced: int = -1
        self.throne: int = -1
        self.next_: int = -1

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.site = self.site
        o.left1 = copied(self.left1)
        o.find = self.find
        o.find_mark = self.find_mark
        o.rolled = copied(self.rolled)
        o.target = self.target
        o.camp = self.camp
        o.left2 = copied(self.left2)
        o.heir = self.heir
        o.heir_mark = self.heir_mark
        o.replaced = self.replaced
        o.throne = self.throne
        o.next_ = self.next_
        return o


# root/factions/hundreds.law:638 hundreds.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'happened', 'swapped', 'round2', 'left3', 'site', 'cost_677', 'round4', 'took5', 'lead_place', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'swapped', 'round2', 'left3', 'site', 'cost_677', 'round4', 'took5', 'lead_place', )
    KEY: ClassVar[str] = 'hundreds:Daylight'
    PATH: ClassVar[str] = 'hundreds.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 41}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'hundreds.daylight.craft': (0, 8), 'hundreds.daylight.command': (8, 26), 'hundreds.daylight.advance': (27, 40)}
    BLOCKS = (daylight, daylight_craft, daylight_craft_start_done, daylight_again, daylight_again_answered, daylight_after_craft, daylight_craft_each_done, daylight_after_loop, daylight_craft_end_done, daylight_command, daylight_command_start_done, daylight_menu, daylight_action_chosen, daylight_move, daylight_after_move, daylight_move_end_done, daylight_battle, daylight_after_battle, daylight_battle_end_done, daylight_build, daylight_site_chosen, daylight_cost_677_chosen, daylight_then, daylight_then_2, daylight_build_end_done, daylight_after_menu, daylight_command_end_done, daylight_advance_begins, daylight_advance, daylight_advance_start_done, daylight_again_2, daylight_may_answered, daylight_others_chosen, daylight_after_move_2, daylight_after_may, daylight_may_answered_2, daylight_after_battle_2, daylight_after_may_2, daylight_advance_each_done, daylight_after_loop_2, daylight_advance_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.swapped: int = 0
        self.round2: int = -1
        self.left3: int = -1
        self.site: int = -1
        self.cost_677: int = -1
        self.round4: int = -1
        self.took5: int = -1
        self.lead_place: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.swapped = self.swapped
        o.round2 = self.round2
        o.left3 = self.left3
        o.site = self.site
        o.cost_677 = self.cost_677
        o.round4 = self.round4
        o.took5 = self.took5
        o.lead_place = self.lead_place
        return o


# root/factions/hundreds.law:790 hundreds.evening: phase evening
class Evening(Frame):
    __slots__ = ('round1', 'happened', 'site', 'cost_793', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'site', 'cost_793', )
    KEY: ClassVar[str] = 'hundreds:Evening'
    PATH: ClassVar[str] = 'hundreds.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 18}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'hundreds.evening.incite': (0, 10), 'hundreds.evening.oppress': (10, 13), 'hundreds.evening.draw': (13, 18)}
    BLOCKS = (evening, evening_incite, evening_incite_start_done, evening_again, evening_site_chosen, evening_cost_793_chosen, evening_then, evening_then_2, evening_incite_each_done, evening_after_loop, evening_incite_end_done, evening_oppress, evening_oppress_start_done, evening_oppress_end_done, evening_draw, evening_draw_start_done, evening_then_3, evening_discarded, evening_draw_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.site: int = -1
        self.cost_793: int = -1

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.site = self.site
        o.cost_793 = self.cost_793
        return o


# root/factions/hundreds.law:280 hundreds.looters.0
class Looters0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'hundreds:Looters0'
    PATH: ClassVar[str] = 'hundreds.looters.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (looters_0, looters_0_may_answered, looters_0_after_may, looters_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Looters0:
        o = Looters0.__new__(Looters0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/hundreds.law:282 hundreds.looters.1
class Looters1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'hundreds:Looters1'
    PATH: ClassVar[str] = 'hundreds.looters.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (looters_1, looters_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Looters1:
        o = Looters1.__new__(Looters1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/hundreds.law:284 hundreds.looters.2
class Looters2(Frame):
    __slots__ = ('prize', 'prize_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('prize', 'prize_mark', )
    KEY: ClassVar[str] = 'hundreds:Looters2'
    PATH: ClassVar[str] = 'hundreds.looters.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (looters_2, looters_2_prize_chosen, looters_2_after_prize, looters_2_then, looters_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.prize: int = -1
        self.prize_mark: int = -1

    def clone(self) -> Looters2:
        o = Looters2.__new__(Looters2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.prize = self.prize
        o.prize_mark = self.prize_mark
        return o


# root/factions/hundreds.law:908 hundreds.mood.bitter.3
class MoodBitter3(Frame):
    __slots__ = ('crowd', )
    NAMES: ClassVar[tuple[str, ...]] = ('crowd', )
    KEY: ClassVar[str] = 'hundreds:MoodBitter3'
    PATH: ClassVar[str] = 'hundreds.mood.bitter.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_bitter_3, mood_bitter_3_may_answered, mood_bitter_3_crowd_chosen, mood_bitter_3_then, mood_bitter_3_then_2, mood_bitter_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.crowd: list[Any] = []

    def clone(self) -> MoodBitter3:
        o = MoodBitter3.__new__(MoodBitter3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.crowd = copied(self.crowd)
        return o


# root/factions/hundreds.law:983 hundreds.mood.jubilant.4
class MoodJubilant4(Frame):
    __slots__ = ('round1', 'rolled', 'target', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'rolled', 'target', )
    KEY: ClassVar[str] = 'hundreds:MoodJubilant4'
    PATH: ClassVar[str] = 'hundreds.mood.jubilant.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_jubilant_4, mood_jubilant_4_again, mood_jubilant_4_again_answered, mood_jubilant_4_target_chosen, mood_jubilant_4_after_target, mood_jubilant_4_then, mood_jubilant_4_after_loop, mood_jubilant_4_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.rolled: list[Any] = []
        self.target: int = -1

    def clone(self) -> MoodJubilant4:
        o = MoodJubilant4.__new__(MoodJubilant4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.rolled = copied(self.rolled)
        o.target = self.target
        return o


# root/factions/hundreds.law:1035 hundreds.mood.lavish.5
class MoodLavish5(Frame):
    __slots__ = ('gifts', )
    NAMES: ClassVar[tuple[str, ...]] = ('gifts', )
    KEY: ClassVar[str] = 'hundreds:MoodLavish5'
    PATH: ClassVar[str] = 'hundreds.mood.lavish.5'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_lavish_5, mood_lavish_5_may_answered, mood_lavish_5_gifts_chosen, mood_lavish_5_then, mood_lavish_5_then_2, mood_lavish_5_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.gifts: list[Any] = []

    def clone(self) -> MoodLavish5:
        o = MoodLavish5.__new__(MoodLavish5)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.gifts = copied(self.gifts)
        return o


# root/factions/hundreds.law:1077 hundreds.mood.relentless.6
class MoodRelentless6(Frame):
    __slots__ = ('lead_place', )
    NAMES: ClassVar[tuple[str, ...]] = ('lead_place', )
    KEY: ClassVar[str] = 'hundreds:MoodRelentless6'
    PATH: ClassVar[str] = 'hundreds.mood.relentless.6'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_relentless_6, mood_relentless_6_branch_chosen, mood_relentless_6_branch, mood_relentless_6_others_chosen, mood_relentless_6_after_move, mood_relentless_6_branch_2, mood_relentless_6_after_battle, mood_relentless_6_after_branch, mood_relentless_6_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.lead_place: int = -1

    def clone(self) -> MoodRelentless6:
        o = MoodRelentless6.__new__(MoodRelentless6)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.lead_place = self.lead_place
        return o


# root/factions/hundreds.law:1171 hundreds.mood.stubborn.7
class MoodStubborn7(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'hundreds:MoodStubborn7'
    PATH: ClassVar[str] = 'hundreds.mood.stubborn.7'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_stubborn_7, mood_stubborn_7_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> MoodStubborn7:
        o = MoodStubborn7.__new__(MoodStubborn7)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/hundreds.law:1209 hundreds.mood.wrathful.8
class MoodWrathful8(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'hundreds:MoodWrathful8'
    PATH: ClassVar[str] = 'hundreds.mood.wrathful.8'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mood_wrathful_8, mood_wrathful_8_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> MoodWrathful8:
        o = MoodWrathful8.__new__(MoodWrathful8)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/hundreds.law:189 hundreds.hoard.gaining.0
class HoardGaining0(Frame):
    __slots__ = ('find', 'cast_off', 'cast_off_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('find', 'cast_off', 'cast_off_mark', )
    KEY: ClassVar[str] = 'hundreds:HoardGaining0'
    PATH: ClassVar[str] = 'hundreds.hoard.gaining.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (hoard_gaining_0, hoard_gaining_0_cast_off_chosen, hoard_gaining_0_after_cast_off, hoard_gaining_0_then, hoard_gaining_0_then_2, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.find: int = -1
        self.cast_off: int = -1
        self.cast_off_mark: int = -1

    def clone(self) -> HoardGaining0:
        o = HoardGaining0.__new__(HoardGaining0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.find = self.find
        o.cast_off = self.cast_off
        o.cast_off_mark = self.cast_off_mark
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.find = group


# root/factions/hundreds.law:138 hundreds.contempt
class Contempt1(Frame):
    __slots__ = ('find', 'find_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('find', 'find_mark', )
    KEY: ClassVar[str] = 'hundreds:Contempt1'
    PATH: ClassVar[str] = 'hundreds.contempt'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (contempt_1, contempt_1_find_chosen, contempt_1_after_find, contempt_1_branch_chosen, contempt_1_branch, contempt_1_then, contempt_1_branch_2, contempt_1_then_2, contempt_1_after_branch, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.find: int = -1
        self.find_mark: int = -1

    def clone(self) -> Contempt1:
        o = Contempt1.__new__(Contempt1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.find = self.find
        o.find_mark = self.find_mark
        return o


class State(Record):
    __slots__ = ('mood', )
    NAMES = ('mood', )

    def __init__(self, t: Any) -> None:
        self.mood: Any = -1

    def clone(self) -> State:
        o = State.__new__(State)
        o.mood = self.mood
        return o


SYSTEM: dict[str, Any] = {'name': 'hundreds',
 'kind': 'faction',
 'title': 'Lord of the Hundreds',
 'file': 'root/factions/hundreds.law',
 'fields': {'chapter': 14, 'letter': 'J', 'reach': 9, 'colour': '#c0392b'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 20, ['warrior'], False, 0, '', False),
            ('warlord', 'Warlord', 1, ['warrior'], False, 0, '', False),
            ('stronghold', 'Stronghold', 6, ['building'], False, 0, '', False),
            ('mob', 'Mob', 5, ['token'], False, 0, '', False)],
 'zones': [],
 'boxes': [('hoard', 'The Hoard', False, [], ['command', 'prowess'], 'crafted_items', '')],
 'tracks': [('hoard.command', 'Command', 4, [], {}, 'hoard', ['boot', 'sack', 'coin']),
            ('hoard.prowess', 'Prowess', 4, [], {}, 'hoard', ['hammer', 'tea', 'sword', 'crossbow'])],
 'dice': [('mob_die', 'Mob Die', ['fox', 'rabbit', 'mouse'])],
 'purposes': [],
 'modes': [('mood',
            'Mood',
            [('bitter', 'Bitter', {'item': ['hammer']}),
             ('grandiose', 'Grandiose', {'item': ['tea']}),
             ('jubilant', 'Jubilant', {'item': ['boot']}),
             ('lavish', 'Lavish', {}),
             ('relentless', 'Relentless', {'item': ['sack']}),
             ('rowdy', 'Rowdy', {'item': ['coin']}),
             ('stubborn', 'Stubborn', {'item': ['crossbow']}),
             ('wrathful', 'Wrathful', {'item': ['sword']})],
            [])],
 'cards': [],
 'sayings': {'hundreds.looters.0': 'at start of battle',
             'hundreds.looters.1': 'in battle after roll',
             'hundreds.looters.2': 'at end of battle'},
 'titles': {'hundreds.mob_die.explodes': 'Mob Die',
            'hundreds.hoard.gaining': 'Gaining Items',
            'hundreds.hoard.worth': 'Command and Prowess',
            'hundreds.setup.garrison': 'Garrison',
            'hundreds.setup.place_items': 'Place Items',
            'hundreds.setup.get_stubborn': 'Get Stubborn',
            'hundreds.birdsong.raze': 'Raze',
            'hundreds.birdsong.recruit': 'Recruit',
            'hundreds.birdsong.anoint': 'Anoint',
            'hundreds.birdsong.choose_mood': 'Choose Mood',
            'hundreds.daylight.craft': 'Craft',
            'hundreds.daylight.command': 'Command the Hundreds',
            'hundreds.daylight.command.move': 'Move',
            'hundreds.daylight.command.battle': 'Battle',
            'hundreds.daylight.command.build': 'Build',
            'hundreds.daylight.advance': 'Advance the Warlord',
            'hundreds.evening.incite': 'Incite',
            'hundreds.evening.oppress': 'Oppress',
            'hundreds.evening.draw': 'Draw and Discard',
            'hundreds.setup': 'Faction Setup',
            'hundreds.birdsong': 'Birdsong',
            'hundreds.daylight': 'Daylight',
            'hundreds.evening': 'Evening',
            'hundreds.crafting': 'Crafting',
            'hundreds.warlord': 'The Warlord',
            'hundreds.contempt': 'Contempt for Trade',
            'hundreds.hoard': 'The Hoard',
            'hundreds.looters': 'Looters',
            'hundreds.draws': 'Cards Drawn',
            'hundreds.mood.bitter': 'Bitter',
            'hundreds.mood.grandiose': 'Grandiose',
            'hundreds.mood.jubilant': 'Jubilant',
            'hundreds.mood.lavish': 'Lavish',
            'hundreds.mood.relentless': 'Relentless',
            'hundreds.mood.rowdy': 'Rowdy',
            'hundreds.mood.stubborn': 'Stubborn',
            'hundreds.mood.wrathful': 'Wrathful'},
 'kind_keys': {'building_token': ['building', 'token'], 'item': ['item'], 'piece': [], 'ruin': ['ruin'], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing'], 'clearing_forest': ['clearing', 'forest']}}

SITES: list[Any] = [
    ('hundreds.setup.garrison', 'Garrison', 'home', 'place', 378, [], []),
    ('hundreds.birdsong.raze', 'Raze', 'find', 'unit', 427, [], []),
    ('hundreds.birdsong.raze', 'Raze', 'target', 'place', 431, [], []),
    ('hundreds.birdsong.recruit', 'Recruit', 'camp', 'unit', 530, [], []),
    ('hundreds.birdsong.anoint', 'Anoint', 'heir', 'unit', 564, [], []),
    ('hundreds.birdsong.anoint', 'Anoint', 'throne', 'place', 567, [], []),
    ('hundreds.birdsong.choose_mood', 'Choose Mood', 'next', 'mode mood', 599, [], []),
    ('hundreds.daylight.craft', 'Craft', 'again', 'yes', 639, [], []),
    ('hundreds.daylight.command', 'Command the Hundreds', 'action', 'action', 657, ['Move', 'Battle', 'Build'], ['hundreds.daylight.command.move', 'hundreds.daylight.command.battle', 'hundreds.daylight.command.build', 'left3']),
    ('hundreds.daylight.command.build', 'Build', 'site', 'place', 676, [], []),
    ('hundreds.daylight.command.build', 'Build', 'cost_677', 'card', 677, [], []),
    ('hundreds.daylight.advance', 'Advance the Warlord', 'may', 'yes', 735, ['move warlord with any warriors'], []),
    ('hundreds.daylight.advance', 'Advance the Warlord', 'group', 'number', 735, [], []),
    ('hundreds.daylight.advance', 'Advance the Warlord', 'may', 'yes', 736, ['battle in clearing of warlord'], []),
    ('hundreds.evening.incite', 'Incite', 'site', 'place', 792, [], []),
    ('hundreds.evening.incite', 'Incite', 'cost_793', 'card', 793, [], []),
    ('hundreds.evening.draw', 'Draw and Discard', 'discard', 'card', 891, [], []),
    ('hundreds.looters.0', 'Looters', 'may', 'yes', 281, ['declare looting'], []),
    ('hundreds.looters.2', 'Looters', 'prize', 'unit', 285, [], []),
    ('hundreds.mood.bitter.3', 'Bitter', 'may', 'yes', 909, ['choose crowd, any number, among mobs in or adjacent to field'], []),
    ('hundreds.mood.bitter.3', 'Bitter', 'crowd', 'number', 909, [], []),
    ('hundreds.mood.jubilant.4', 'Jubilant', 'again', 'yes', 984, [], []),
    ('hundreds.mood.jubilant.4', 'Jubilant', 'target', 'place', 986, [], []),
    ('hundreds.mood.lavish.5', 'Lavish', 'may', 'yes', 1036, ['choose gifts, any number, among items in hoard'], []),
    ('hundreds.mood.lavish.5', 'Lavish', 'gifts', 'number', 1036, [], []),
    ('hundreds.mood.relentless.6', 'Relentless', 'branch', 'branch', 1078, ['move warlord with any warriors', 'battle in clearing of warlord'], []),
    ('hundreds.mood.relentless.6', 'Relentless', 'group', 'number', 1079, [], []),
    ('hundreds.hoard.gaining.0', 'Gaining Items', 'cast_off', 'unit', 190, [], []),
    ('hundreds.contempt', 'Contempt for Trade', 'find', 'unit', 139, [], []),
    ('hundreds.contempt', 'Contempt for Trade', 'branch', 'branch', 140, ['put find into hoard', 'remove find permanently, then score craft.worth of hundreds'], []),
]

VALUES: list[Any] = [
    ('hundreds.command', value_command, (), -1),
    ('hundreds.prowess', value_prowess, (), -1),
    ('hundreds.draws', value_draws, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
]

VERBS: list[Any] = [
]

NEEDS: list[Any] = [
]

PHASES: list[Any] = [
    ('setup', Setup),
    ('birdsong', Birdsong),
    ('daylight', Daylight),
    ('evening', Evening),
]

HOOKS: list[Any] = [
    ('woodland.battle:start', Looters0, looters_0_fits, 'seat', '', False),
    ('woodland.battle.after_roll', Looters1, looters_1_fits, 'seat', '', False),
    ('woodland.battle:end', Looters2, looters_2_fits, 'seat', '', False),
    ('woodland.battle.before_roll', MoodBitter3, mood_bitter_3_fits, 'seat', '', False),
    ('hundreds.evening.incite:each', MoodJubilant4, mood_jubilant_4_fits, 'seat', '', False),
    ('woodland.turn.birdsong:end', MoodLavish5, mood_lavish_5_fits, 'seat', '', False),
    ('hundreds.daylight.advance:each', MoodRelentless6, mood_relentless_6_fits, 'seat', '', False),
    ('woodland.battle:start', MoodStubborn7, mood_stubborn_7_fits, 'seat', '', False),
    ('woodland.battle.after_roll', MoodWrathful8, mood_wrathful_8_fits, 'seat', '', False),
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
    ('woodland.craft.item', Contempt1, contempt_1_fits, 'seat', ''),
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.crafting_pieces', crafting_0, 'seat', False),
]

AMENDMENTS: list[Any] = [
    ('hundreds.draws', 'add', mood_rowdy_2_add, 'seat', False),
    ('hundreds.draws', 'add', mood_rowdy_3_add, 'seat', False),
]

PUT_RULES: list[Any] = [
    (hoard_gaining_0_fits, HoardGaining0, hoard_gaining_0_can, 'seat'),
]

NEEDS_EXCEPTIONS: list[Any] = [
]

BANS: list[Any] = [
    ('remove', warlord_forbids, 'seat', ['warlord']),
    ('move', warlord_forbids_2, 'seat', ['warlord']),
    ('place', warlord_forbids_3, 'seat', ['warlord']),
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
]

RULE_PATHS: list[Any] = [
    (hoard_gaining_0_fits, 'hundreds.hoard.gaining'),
    (crafting_0, 'hundreds.crafting'),
    (Contempt1, 'hundreds.contempt'),
    (warlord_forbids, 'hundreds.warlord'),
    (warlord_forbids_2, 'hundreds.warlord'),
    (warlord_forbids_3, 'hundreds.warlord'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    7,
    14,
]
POINTS: list[str] = ['hundreds.setup.garrison:start',
 'hundreds.setup.garrison:end',
 'hundreds.setup.place_items:start',
 'hundreds.setup.place_items:end',
 'hundreds.setup.get_stubborn:start',
 'hundreds.setup.get_stubborn:end',
 'hundreds.birdsong.raze:start',
 'hundreds.birdsong.raze:end',
 'hundreds.birdsong.recruit:start',
 'hundreds.birdsong.recruit:end',
 'hundreds.birdsong.anoint:start',
 'hundreds.birdsong.anoint:end',
 'hundreds.birdsong.choose_mood:start',
 'hundreds.birdsong.choose_mood:end',
 'hundreds.daylight.craft:start',
 'hundreds.daylight.craft:each',
 'hundreds.daylight.craft:end',
 'hundreds.daylight.command:start',
 'hundreds.daylight.command.move:end',
 'hundreds.daylight.command.battle:end',
 'hundreds.daylight.command.build:end',
 'hundreds.daylight.command:end',
 'hundreds.daylight.advance:start',
 'hundreds.daylight.advance:each',
 'hundreds.daylight.advance:end',
 'hundreds.evening.incite:start',
 'hundreds.evening.incite:each',
 'hundreds.evening.incite:end',
 'hundreds.evening.oppress:start',
 'hundreds.evening.oppress:end',
 'hundreds.evening.draw:start',
 'hundreds.evening.draw:end']
PARTS: list[str] = ['hundreds.setup.garrison',
 'hundreds.setup.place_items',
 'hundreds.setup.get_stubborn',
 'hundreds.birdsong.raze',
 'hundreds.birdsong.recruit',
 'hundreds.birdsong.anoint',
 'hundreds.birdsong.choose_mood',
 'hundreds.daylight.craft',
 'hundreds.daylight.command',
 'hundreds.daylight.advance',
 'hundreds.evening.incite',
 'hundreds.evening.oppress',
 'hundreds.evening.draw',
 'hundreds.looters',
 'hundreds.mood.bitter',
 'hundreds.mood.jubilant',
 'hundreds.mood.lavish',
 'hundreds.mood.relentless',
 'hundreds.mood.stubborn',
 'hundreds.mood.wrathful']
RECORD: Any = State
