"""Woodland Alliance: made by rootdsl from root/factions/alliance.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/alliance.law:31 alliance.raised
def value_raised(t: Any, s: Any, me: int, clearing: int) -> int:
    return how_many(t, s, [it for it in units_in(t, s, t.all_base, t.map) if (suit_of_unit(t, s, it) == s.suit[clearing])])

# root/factions/alliance.law:33 alliance.price
def value_price(t: Any, s: Any, me: int, clearing: int) -> int:
    return track_next(t, s, t.track_alliance_sympathy_track_cost[me], t.own[me].sympathy)

# root/factions/alliance.law:34 alliance.ranks
def value_ranks(t: Any, s: Any, me: int) -> int:
    return total_in(s.at, t.rows_warrior[me], t.within[t.box_alliance_officers[me]])

# root/factions/alliance.law:35 alliance.casualties
def value_casualties(t: Any, s: Any, me: int) -> int:
    return ((t.v_alliance_ranks(t, s, me) + 1) // 2)

# root/factions/alliance.law:36 alliance.overflow
def value_overflow(t: Any, s: Any, me: int) -> int:
    return (len(s.zones[t.zone_alliance_supporters[me]]) - 5)

# root/factions/alliance.law:28 alliance.sympathetic
def is_sympathetic(t: Any, s: Any, me: int, place: int) -> bool:
    return (s.at[t.own[me].sympathy][place] > 0)

# root/factions/alliance.law:38 alliance.reaches
def is_reaches(t: Any, s: Any, me: int, player: int, clearing: int) -> bool:
    return (any(t.is_clearing[it] and (s.at[t.own[me].sympathy][it] > 0) for it in beside(t, s, clearing)) or (not (place_of(s, (t.own[me].sympathy, ), t.sites) >= 0)))

# root/factions/alliance.law:402 alliance.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_setup_supporters_start >= 0:
        return open_window(t, s, f, t.h_alliance_setup_supporters_start, 1, f.me)
    return setup_supporters_start_done(t, s, f)

# root/factions/alliance.law:402 alliance.setup.supporters
def setup_supporters_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_setup_supporters and override(t, s, f, t.x_alliance_setup_supporters, 2, len(s.stack) - 1, 1):
        return True
    draw(t, s, f.me, 3, t.zone_alliance_supporters[f.me])
    if t.h_alliance_setup_supporters_end >= 0:
        return open_window(t, s, f, t.h_alliance_setup_supporters_end, 2, f.me)
    f.pc = 2  # setup_supporters_end_done
    return True

# root/factions/alliance.law:402 alliance.setup.supporters
def setup_supporters_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:419 alliance.birdsong: can it be done?
def can_birdsong_site(t: Any, s: Any, me: int) -> bool:
    for site in t.places_clearing:
        if s.at[t.own[me].sympathy][site] > 0 and t.v_alliance_raised(t, s, me, site) == 0 and len([it for it in s.zones[t.zone_alliance_supporters[me]] if t.fits[t.card_suit[it]][s.suit[site]]]) >= 2 and t.can_woodland_clear(t, s, me, -1, site):
            return True
    return False

# root/factions/alliance.law:541 alliance.birdsong: can it be done?
def can_birdsong_site_2(t: Any, s: Any, me: int) -> bool:
    for site in t.places_clearing:
        if not (s.at[t.own[me].sympathy][site] > 0) and t.c_alliance_reaches(t, s, me, me, site) and len([it for it in s.zones[t.zone_alliance_supporters[me]] if t.fits[t.card_suit[it]][s.suit[site]]]) >= t.v_alliance_price(t, s, me, site) and room(t, s, me, t.own[me].sympathy, site) > 0:
            return True
    return False

# root/factions/alliance.law:417 alliance.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_revolt(t, s, f)

# root/factions/alliance.law:417 alliance.birdsong.revolt: step revolt
def birdsong_revolt(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_birdsong_revolt_start >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_revolt_start, 2, f.me)
    return birdsong_revolt_start_done(t, s, f)

# root/factions/alliance.law:417 alliance.birdsong.revolt
def birdsong_revolt_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_birdsong_revolt and override(t, s, f, t.x_alliance_birdsong_revolt, 13, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return birdsong_again(t, s, f)

# root/factions/alliance.law:418 alliance.birdsong.revolt
def birdsong_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = []
    for v in t.places_clearing:
        if s.at[t.own[f.me].sympathy][v] > 0 and t.v_alliance_raised(t, s, f.me, v) == 0 and len([it for it in s.zones[t.zone_alliance_supporters[f.me]] if t.fits[t.card_suit[it]][s.suit[v]]]) >= 2 and t.can_woodland_clear(t, s, f.me, -1, v):
            o.append(v + 1)
    if not o and not t.show_prompts:
        return birdsong_after_loop(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 4, t.base_alliance + 0, f.me, o)

# root/factions/alliance.law:419 alliance.birdsong.revolt
def birdsong_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    if f.site < 0:
        return birdsong_after_loop(t, s, f)
    return pick_cards(t, s, f, 5, t.base_alliance + 1, f.me, [it for it in s.zones[t.zone_alliance_supporters[f.me]] if t.fits[t.card_suit[it]][s.suit[f.site]]], 2, 2, [], -1)

# root/factions/alliance.law:420 alliance.birdsong.revolt
def birdsong_cost_420_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_420 = s.result
    pay_cards(t, s, f.me, list(f.cost_420))
    f.pc = 6  # birdsong_then
    return s.busy or birdsong_then(t, s, f)

# root/factions/alliance.law:420 alliance.birdsong.revolt
def birdsong_then(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_clear(t, s, f.me, -1, f.site)):
        return birdsong_after_clear(t, s, f)
    f.pc = 7  # birdsong_after_clear
    g = t.p_woodland_clear(f.me)
    g.site = f.site
    s.stack.append(g)
    return True

# root/factions/alliance.law:421 alliance.birdsong.revolt
def birdsong_after_clear(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(45265)
    f.pc = 8  # birdsong_begins
    return s.busy or birdsong_begins(t, s, f)

# root/factions/alliance.law:421 alliance.birdsong.revolt
def birdsong_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_birdsong_revolt_effect and override(t, s, f, t.x_alliance_birdsong_revolt_effect, 10, len(s.stack) - 1, 8):
        return True
    if (s.suit[f.site] == t.suit_woodland_fox):
        place(t, s, f.me, t.own[f.me].fox_base, 1, f.site)
    elif (s.suit[f.site] == t.suit_woodland_rabbit):
        place(t, s, f.me, t.own[f.me].rabbit_base, 1, f.site)
    else:
        place(t, s, f.me, t.own[f.me].mouse_base, 1, f.site)
    place(t, s, f.me, t.own[f.me].warrior, len([it for it in t.places_clearing if (s.at[t.own[f.me].sympathy][it] > 0) and (s.suit[it] == s.suit[f.site])]), f.site)
    f.pc = 9  # birdsong_then_2
    return s.busy or birdsong_then_2(t, s, f)

# root/factions/alliance.law:426 alliance.birdsong.revolt.effect
def birdsong_then_2(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].warrior, 1, t.box_alliance_officers[f.me])
    f.pc = 10  # birdsong_then_3
    return s.busy or birdsong_then_3(t, s, f)

# root/factions/alliance.law:427 alliance.birdsong.revolt.effect
def birdsong_then_3(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    if t.h_alliance_birdsong_revolt_each >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_revolt_each, 11, f.me)
    return birdsong_revolt_each_done(t, s, f)

# root/factions/alliance.law:418 alliance.birdsong.revolt
def birdsong_revolt_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # birdsong_again
    return True

# root/factions/alliance.law:418 alliance.birdsong.revolt
def birdsong_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_birdsong_revolt_end >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_revolt_end, 13, f.me)
    f.pc = 13  # birdsong_revolt_end_done
    return True

# root/factions/alliance.law:417 alliance.birdsong.revolt
def birdsong_revolt_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 14)
    return birdsong_spread(t, s, f)

# root/factions/alliance.law:539 alliance.birdsong.spread: step spread
def birdsong_spread(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_birdsong_spread_start >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_spread_start, 15, f.me)
    return birdsong_spread_start_done(t, s, f)

# root/factions/alliance.law:539 alliance.birdsong.spread
def birdsong_spread_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_birdsong_spread and override(t, s, f, t.x_alliance_birdsong_spread, 25, len(s.stack) - 1, 15):
        return True
    f.round2 = 0
    return birdsong_again_2(t, s, f)

# root/factions/alliance.law:540 alliance.birdsong.spread
def birdsong_again_2(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = []
    for v in t.places_clearing:
        if not (s.at[t.own[f.me].sympathy][v] > 0) and t.c_alliance_reaches(t, s, f.me, f.me, v) and len([it for it in s.zones[t.zone_alliance_supporters[f.me]] if t.fits[t.card_suit[it]][s.suit[v]]]) >= t.v_alliance_price(t, s, f.me, v) and room(t, s, f.me, t.own[f.me].sympathy, v) > 0:
            o.append(v + 1)
    if not o and not t.show_prompts:
        return birdsong_after_loop_2(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 17, t.base_alliance + 2, f.me, o)

# root/factions/alliance.law:541 alliance.birdsong.spread
def birdsong_site_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    if f.site < 0:
        return birdsong_after_loop_2(t, s, f)
    if not was_set(f.site):
        f.cost_542 = []
        return birdsong_next(t, s, f)
    return pick_cards(t, s, f, 18, t.base_alliance + 3, f.me, [it for it in s.zones[t.zone_alliance_supporters[f.me]] if t.fits[t.card_suit[it]][s.suit[f.site]]], max(0, t.v_alliance_price(t, s, f.me, f.site)), max(0, t.v_alliance_price(t, s, f.me, f.site)), [], -1)

# root/factions/alliance.law:542 alliance.birdsong.spread
def birdsong_cost_542_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_542 = s.result
    return birdsong_next(t, s, f)

# root/factions/alliance.law:542 alliance.birdsong.spread
def birdsong_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.cost_542):
        return birdsong_then_4(t, s, f)
    pay_cards(t, s, f.me, list(f.cost_542))
    f.pc = 20  # birdsong_then_4
    return s.busy or birdsong_then_4(t, s, f)

# root/factions/alliance.law:542 alliance.birdsong.spread
def birdsong_then_4(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.site):
        return birdsong_then_5(t, s, f)
    place(t, s, f.me, t.own[f.me].sympathy, 1, f.site)
    f.pc = 21  # birdsong_then_5
    return s.busy or birdsong_then_5(t, s, f)

# root/factions/alliance.law:543 alliance.birdsong.spread
def birdsong_then_5(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_birdsong_spread_scoring and override(t, s, f, t.x_alliance_birdsong_spread_scoring, 22, len(s.stack) - 1, 21):
        return True
    score(t, s, f.me, max(0, track_last(t, s, t.track_alliance_sympathy_track_points[f.me], t.own[f.me].sympathy)))
    f.pc = 22  # birdsong_after_scoring
    return s.busy or birdsong_after_scoring(t, s, f)

# root/factions/alliance.law:544 alliance.birdsong.spread.scoring
def birdsong_after_scoring(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    if t.h_alliance_birdsong_spread_each >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_spread_each, 23, f.me)
    return birdsong_spread_each_done(t, s, f)

# root/factions/alliance.law:540 alliance.birdsong.spread
def birdsong_spread_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 16  # birdsong_again_2
    return True

# root/factions/alliance.law:540 alliance.birdsong.spread
def birdsong_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_birdsong_spread_end >= 0:
        return open_window(t, s, f, t.h_alliance_birdsong_spread_end, 25, f.me)
    f.pc = 25  # birdsong_spread_end_done
    return True

# root/factions/alliance.law:539 alliance.birdsong.spread
def birdsong_spread_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 26)
    return birdsong_end(t, s, f)

# root/factions/alliance.law:0 alliance.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:678 alliance.daylight: can it be done?
def can_daylight_cost_678(t: Any, s: Any, me: int, camp: int) -> bool:
    for cost_678 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_678]][s.suit[camp]]:
            return room(t, s, me, t.own[me].warrior, t.box_alliance_officers[me]) > 0
    return False

# root/factions/alliance.law:677 alliance.daylight: can it be done?
def can_daylight_camp(t: Any, s: Any, me: int) -> bool:
    for camp in places_with(s.at, t.all_base, t.places_clearing):
        if can_daylight_cost_678(t, s, me, camp):
            return True
    return False

# root/factions/alliance.law:653 alliance.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_actions(t, s, f)

# root/factions/alliance.law:653 alliance.daylight.actions: step actions
def daylight_actions(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_daylight_actions_start >= 0:
        return open_window(t, s, f, t.h_alliance_daylight_actions_start, 2, f.me)
    return daylight_actions_start_done(t, s, f)

# root/factions/alliance.law:653 alliance.daylight.actions
def daylight_actions_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_daylight_actions and override(t, s, f, t.x_alliance_daylight_actions, 18, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return daylight_menu(t, s, f)

# root/factions/alliance.law:654 alliance.daylight.actions
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    if t.can_woodland_craft(t, s, f.me):
        o.append(1)
    if bool(s.zones[t.zone_woodland_hand[f.me]]):
        o.append(2)
    if can_daylight_camp(t, s, f.me):
        o.append(3)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 4, t.base_alliance + 4, f.me, o)

# root/factions/alliance.law:654 alliance.daylight.actions
def daylight_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_daylight, s.pick)
        f.pc = 3  # daylight_menu
        return True
    if s.pick == 0:
        return daylight_after_menu(t, s, f)
    if s.pick == 1:
        return daylight_craft(t, s, f)
    if s.pick == 2:
        return daylight_mobilize(t, s, f)
    if s.pick == 3:
        return daylight_train(t, s, f)
    f.pc = 3  # daylight_menu
    return True

# root/factions/alliance.law:655 alliance.daylight.actions.craft: action craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/alliance.law:655 alliance.daylight.actions.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    if t.h_alliance_daylight_actions_craft_end >= 0:
        return open_window(t, s, f, t.h_alliance_daylight_actions_craft_end, 7, f.me)
    f.pc = 7  # daylight_craft_end_done
    return s.busy or daylight_craft_end_done(t, s, f)

# root/factions/alliance.law:655 alliance.daylight.actions.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/alliance.law:665 alliance.daylight.actions.mobilize: action mobilize
def daylight_mobilize(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]])]
    return ask(s, f, 9, t.base_alliance + 5, f.me, o)

# root/factions/alliance.law:666 alliance.daylight.actions.mobilize
def daylight_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    put_card(t, s, f.friend, t.zone_alliance_supporters[f.me])
    if t.h_alliance_daylight_actions_mobilize_end >= 0:
        return open_window(t, s, f, t.h_alliance_daylight_actions_mobilize_end, 10, f.me)
    f.pc = 10  # daylight_mobilize_end_done
    return s.busy or daylight_mobilize_end_done(t, s, f)

# root/factions/alliance.law:665 alliance.daylight.actions.mobilize
def daylight_mobilize_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/alliance.law:676 alliance.daylight.actions.train: action train
def daylight_train(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, t.all_base, t.places_clearing):
        if can_daylight_cost_678(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 12, t.base_alliance + 6, f.me, o)

# root/factions/alliance.law:677 alliance.daylight.actions.train
def daylight_camp_chosen(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.camp]]]):
        if (once if once is not None else (once := room(t, s, f.me, t.own[f.me].warrior, t.box_alliance_officers[f.me]))) > 0:
            o.append(v + 1)
    return ask(s, f, 13, t.base_alliance + 7, f.me, o)

# root/factions/alliance.law:678 alliance.daylight.actions.train
def daylight_cost_678_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_678 = s.pick - 1
    throw_away(t, s, f.me, f.cost_678)
    f.pc = 14  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/alliance.law:678 alliance.daylight.actions.train
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].warrior, 1, t.box_alliance_officers[f.me])
    f.pc = 15  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/alliance.law:679 alliance.daylight.actions.train
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_daylight_actions_train_end >= 0:
        return open_window(t, s, f, t.h_alliance_daylight_actions_train_end, 16, f.me)
    return daylight_train_end_done(t, s, f)

# root/factions/alliance.law:676 alliance.daylight.actions.train
def daylight_train_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/alliance.law:654 alliance.daylight.actions
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_daylight_actions_end >= 0:
        return open_window(t, s, f, t.h_alliance_daylight_actions_end, 18, f.me)
    f.pc = 18  # daylight_actions_end_done
    return True

# root/factions/alliance.law:653 alliance.daylight.actions
def daylight_actions_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 19)
    return daylight_end(t, s, f)

# root/factions/alliance.law:0 alliance.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:709 alliance.evening: can it be done?
def can_evening_camp(t: Any, s: Any, me: int) -> bool:
    for camp in places_with(s.at, t.all_base, t.places_clearing):
        if room(t, s, me, t.own[me].warrior, camp) > 0:
            return True
    return False

# root/factions/alliance.law:722 alliance.evening: can it be done?
def can_evening_removed_722(t: Any, s: Any, me: int, site: int) -> bool:
    once = None
    for removed_722 in units_at(t, s, t.rows_warrior[me], site):
        if (not t.bans_remove or may_lift(t, s, me, removed_722)) and (once if once is not None else (once := room(t, s, me, t.own[me].sympathy, site))) > 0:
            return True
    return False

# root/factions/alliance.law:721 alliance.evening: can it be done?
def can_evening_site(t: Any, s: Any, me: int) -> bool:
    for site in places_with(s.at, t.rows_warrior[me], t.places_clearing):
        if not (s.at[t.own[me].sympathy][site] > 0) and can_evening_removed_722(t, s, me, site):
            return True
    return False

# root/factions/alliance.law:704 alliance.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_operations(t, s, f)

# root/factions/alliance.law:704 alliance.evening.operations: step operations
def evening_operations(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_evening_operations_start >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_start, 2, f.me)
    return evening_operations_start_done(t, s, f)

# root/factions/alliance.law:704 alliance.evening.operations
def evening_operations_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_evening_operations and override(t, s, f, t.x_alliance_evening_operations, 22, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return evening_menu(t, s, f)

# root/factions/alliance.law:705 alliance.evening.operations
def evening_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    f.left2 = t.v_alliance_ranks(t, s, f.me) - f.round1
    if f.left2 > 0:
        if t.can_woodland_move(t, s, f.me):
            o.append(1)
        if t.can_woodland_battle(t, s, f.me):
            o.append(2)
        if can_evening_camp(t, s, f.me):
            o.append(3)
        if can_evening_site(t, s, f.me):
            o.append(4)
    if t.free[t.phase_woodland_turn_evening]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_evening)
    if len(o) == 1 and not t.show_prompts:
        return evening_after_menu(t, s, f)
    return ask(s, f, 4, t.base_alliance + 8, f.me, o)

# root/factions/alliance.law:705 alliance.evening.operations
def evening_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_evening, s.pick)
        f.pc = 3  # evening_menu
        return True
    if s.pick == 0:
        return evening_after_menu(t, s, f)
    if s.pick == 1:
        return evening_move(t, s, f)
    if s.pick == 2:
        return evening_battle(t, s, f)
    if s.pick == 3:
        return evening_recruit(t, s, f)
    if s.pick == 4:
        return evening_organize(t, s, f)
    f.pc = 3  # evening_menu
    return True

# root/factions/alliance.law:706 alliance.evening.operations.move: action move
def evening_move(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # evening_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/factions/alliance.law:706 alliance.evening.operations.move
def evening_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    if t.h_alliance_evening_operations_move_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_move_end, 7, f.me)
    f.pc = 7  # evening_move_end_done
    return s.busy or evening_move_end_done(t, s, f)

# root/factions/alliance.law:706 alliance.evening.operations.move
def evening_move_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # evening_menu
    return True

# root/factions/alliance.law:707 alliance.evening.operations.battle: action battle
def evening_battle(t: Any, s: Any, f: Any) -> bool:
    f.pc = 9  # evening_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/factions/alliance.law:707 alliance.evening.operations.battle
def evening_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    if t.h_alliance_evening_operations_battle_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_battle_end, 10, f.me)
    f.pc = 10  # evening_battle_end_done
    return s.busy or evening_battle_end_done(t, s, f)

# root/factions/alliance.law:707 alliance.evening.operations.battle
def evening_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # evening_menu
    return True

# root/factions/alliance.law:708 alliance.evening.operations.recruit: action recruit
def evening_recruit(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, t.all_base, t.places_clearing):
        if room(t, s, f.me, t.own[f.me].warrior, v) > 0:
            o.append(v + 1)
    return ask(s, f, 12, t.base_alliance + 9, f.me, o)

# root/factions/alliance.law:709 alliance.evening.operations.recruit
def evening_camp_chosen(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    place(t, s, f.me, t.own[f.me].warrior, 1, f.camp)
    f.pc = 13  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/alliance.law:710 alliance.evening.operations.recruit
def evening_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_evening_operations_recruit_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_recruit_end, 14, f.me)
    return evening_recruit_end_done(t, s, f)

# root/factions/alliance.law:708 alliance.evening.operations.recruit
def evening_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # evening_menu
    return True

# root/factions/alliance.law:720 alliance.evening.operations.organize: action organize
def evening_organize(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, t.rows_warrior[f.me], t.places_clearing):
        if not (s.at[t.own[f.me].sympathy][v] > 0) and can_evening_removed_722(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 16, t.base_alliance + 10, f.me, o)

# root/factions/alliance.law:721 alliance.evening.operations.organize
def evening_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    once = None
    o = []
    for v in units_at(t, s, t.rows_warrior[f.me], f.site):
        if (not t.bans_remove or may_lift(t, s, f.me, v)) and (once if once is not None else (once := room(t, s, f.me, t.own[f.me].sympathy, f.site))) > 0:
            o.append(v + 1)
    return ask(s, f, 17, t.base_alliance + 11, f.me, o)

# root/factions/alliance.law:722 alliance.evening.operations.organize
def evening_removed_722_chosen(t: Any, s: Any, f: Any) -> bool:
    f.removed_722 = s.pick - 1
    f.removed_722_mark = len(s.trail)
    lift(t, s, f.me, follow(s, f.removed_722, f.removed_722_mark), 1)
    f.pc = 18  # evening_then_2
    return s.busy or evening_then_2(t, s, f)

# root/factions/alliance.law:722 alliance.evening.operations.organize
def evening_then_2(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].sympathy, 1, f.site)
    f.pc = 19  # evening_then_3
    return s.busy or evening_then_3(t, s, f)

# root/factions/alliance.law:723 alliance.evening.operations.organize
def evening_then_3(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, track_last(t, s, t.track_alliance_sympathy_track_points[f.me], t.own[f.me].sympathy)))
    if t.h_alliance_evening_operations_organize_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_organize_end, 20, f.me)
    f.pc = 20  # evening_organize_end_done
    return s.busy or evening_organize_end_done(t, s, f)

# root/factions/alliance.law:720 alliance.evening.operations.organize
def evening_organize_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # evening_menu
    return True

# root/factions/alliance.law:705 alliance.evening.operations
def evening_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_evening_operations_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_operations_end, 22, f.me)
    f.pc = 22  # evening_operations_end_done
    return True

# root/factions/alliance.law:704 alliance.evening.operations
def evening_operations_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 23)
    return evening_draw(t, s, f)

# root/factions/alliance.law:786 alliance.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_alliance_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_alliance_evening_draw_start, 24, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/alliance.law:786 alliance.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_evening_draw and override(t, s, f, t.x_alliance_evening_draw, 27, len(s.stack) - 1, 24):
        return True
    draw(t, s, f.me, (1 + total_on(s.at, t.all_base, t.sites)))
    f.pc = 25  # evening_then_4
    return s.busy or evening_then_4(t, s, f)

# root/factions/alliance.law:787 alliance.evening.draw
def evening_then_4(t: Any, s: Any, f: Any) -> bool:
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 26, t.base_alliance + 12, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/alliance.law:788 alliance.evening.draw
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_alliance_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_alliance_evening_draw_end, 27, f.me)
    f.pc = 27  # evening_draw_end_done
    return True

# root/factions/alliance.law:786 alliance.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:121 alliance.supporters.capacity.0
def supporters_capacity_0_fits(t: Any, s: Any, me: int, card: int, of: int) -> bool:
    return of == me and ((len(s.zones[t.zone_alliance_supporters[me]]) >= 5) and (not (place_of(s, t.all_base, t.sites) >= 0)))

# root/factions/alliance.law:121 alliance.supporters.capacity.0
def supporters_capacity_0_target(t: Any, s: Any, me: int, card: int, of: int) -> int:
    return t.zone_woodland_discard_pile

# root/factions/alliance.law:160 alliance.bases.1: is this the event?
def bases_1_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_base and t.is_clearing[x[4]]

# root/factions/alliance.law:160 alliance.bases.1
def bases_1_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/alliance.law:160 alliance.bases.1
def bases_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_bases and override(t, s, f, t.x_alliance_bases, 6, len(s.stack) - 1, 0):
        return True
    discard_all(t, s, f.me, list([it for it in s.zones[t.zone_alliance_supporters[f.me]] if t.fits[t.card_suit[it]][s.suit[f.fallen]]]))
    sift(s, f.me, t.zone_alliance_supporters[f.me])
    f.pc = 1  # bases_1_then
    return s.busy or bases_1_then(t, s, f)

# root/factions/alliance.law:161 alliance.bases.1
def bases_1_then(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 2, t.base_alliance + 13, f.me, unit_counts(s, removable(t, s, f.me, units_in(t, s, t.rows_warrior[f.me], t.within[t.box_alliance_officers[f.me]])), t.width), max(0, t.v_alliance_casualties(t, s, f.me)), max(0, t.v_alliance_casualties(t, s, f.me)))

# root/factions/alliance.law:162 alliance.bases.1
def bases_1_lost_chosen(t: Any, s: Any, f: Any) -> bool:
    f.lost = s.result
    lift_group(t, s, f.me, f.lost)
    f.pc = 3  # bases_1_then_2
    return s.busy or bases_1_then_2(t, s, f)

# root/factions/alliance.law:163 alliance.bases.1
def bases_1_then_2(t: Any, s: Any, f: Any) -> bool:
    if not ((not (place_of(s, t.all_base, t.sites) >= 0))):
        return bases_1_otherwise(t, s, f)
    return pick_cards(t, s, f, 4, t.base_alliance + 14, f.me, s.zones[t.zone_alliance_supporters[f.me]], max(0, t.v_alliance_overflow(t, s, f.me)), max(0, t.v_alliance_overflow(t, s, f.me)), [], -1)

# root/factions/alliance.law:165 alliance.bases.1
def bases_1_surplus_chosen(t: Any, s: Any, f: Any) -> bool:
    f.surplus = s.result
    discard_all(t, s, f.me, list(f.surplus))
    f.pc = 5  # bases_1_otherwise
    return s.busy or bases_1_otherwise(t, s, f)

# root/factions/alliance.law:164 alliance.bases.1
def bases_1_otherwise(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:160 alliance.bases.1
def bases_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:240 alliance.outrage.2: is this the event?
def outrage_2_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[1] != me and x[2] in t.all_sympathy and t.owner[x[2]] == me and t.is_clearing[x[4]]

# root/factions/alliance.law:240 alliance.outrage.2
def outrage_2_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/alliance.law:240 alliance.outrage.2
def outrage_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_outrage and override(t, s, f, t.x_alliance_outrage, 5, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.offender]] if t.fits[t.card_suit[it]][s.suit[f.spot]]])]
    if not o:
        f.gift = -1
        return outrage_2_after_gift(t, s, f)
    return ask(s, f, 1, t.base_alliance + 15, f.offender, o)

# root/factions/alliance.law:242 alliance.outrage.2
def outrage_2_gift_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gift = s.pick - 1
    return outrage_2_after_gift(t, s, f)

# root/factions/alliance.law:242 alliance.outrage.2
def outrage_2_after_gift(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.gift):
        return outrage_2_next(t, s, f)
    put_card(t, s, f.gift, t.zone_alliance_supporters[f.me])
    f.pc = 3  # outrage_2_next
    return s.busy or outrage_2_next(t, s, f)

# root/factions/alliance.law:243 alliance.outrage.2
def outrage_2_next(t: Any, s: Any, f: Any) -> bool:
    if not (not was_set(f.gift)):
        return outrage_2_after_else(t, s, f)
    reveal(t, s, list(s.zones[t.zone_woodland_hand[f.offender]]), f.me)
    draw(t, s, f.me, 1, t.zone_alliance_supporters[f.me])
    f.pc = 4  # outrage_2_after_else
    return s.busy or outrage_2_after_else(t, s, f)

# root/factions/alliance.law:244 alliance.outrage.2
def outrage_2_after_else(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:240 alliance.outrage.2
def outrage_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:240 alliance.outrage.3: is this the event?
def outrage_3_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 124049587 and event[6] != me and any(y[0] // t.width in t.all_warrior for y in event[7]) and t.is_clearing[event[9]] and t.c_alliance_sympathetic(t, s, me, event[9])

# root/factions/alliance.law:240 alliance.outrage.3
def outrage_3_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/alliance.law:240 alliance.outrage.3
def outrage_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_alliance_outrage and override(t, s, f, t.x_alliance_outrage, 5, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.offender]] if t.fits[t.card_suit[it]][s.suit[f.spot]]])]
    if not o:
        f.gift = -1
        return outrage_3_after_gift(t, s, f)
    return ask(s, f, 1, t.base_alliance + 16, f.offender, o)

# root/factions/alliance.law:242 alliance.outrage.3
def outrage_3_gift_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gift = s.pick - 1
    return outrage_3_after_gift(t, s, f)

# root/factions/alliance.law:242 alliance.outrage.3
def outrage_3_after_gift(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.gift):
        return outrage_3_next(t, s, f)
    put_card(t, s, f.gift, t.zone_alliance_supporters[f.me])
    f.pc = 3  # outrage_3_next
    return s.busy or outrage_3_next(t, s, f)

# root/factions/alliance.law:243 alliance.outrage.3
def outrage_3_next(t: Any, s: Any, f: Any) -> bool:
    if not (not was_set(f.gift)):
        return outrage_3_after_else(t, s, f)
    reveal(t, s, list(s.zones[t.zone_woodland_hand[f.offender]]), f.me)
    draw(t, s, f.me, 1, t.zone_alliance_supporters[f.me])
    f.pc = 4  # outrage_3_after_else
    return s.busy or outrage_3_after_else(t, s, f)

# root/factions/alliance.law:244 alliance.outrage.3
def outrage_3_after_else(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:240 alliance.outrage.3
def outrage_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/alliance.law:50 alliance.crafting: exception to woodland.crafting_pieces
def crafting_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, (t.own[me].sympathy, ), t.map))
    return None

# root/factions/alliance.law:70 alliance.guerrilla: exception to woodland.battle.attacker_roll
def guerrilla_1(t: Any, s: Any, me: int, u: Any) -> Any:
    if u.defender == me:
        return min(u.throw)
    return None

# root/factions/alliance.law:71 alliance.guerrilla: exception to woodland.battle.defender_roll
def guerrilla_2(t: Any, s: Any, me: int, u: Any) -> Any:
    if u.defender == me:
        return max(u.throw)
    return None

# root/factions/alliance.law:369 alliance.martial_law: add to alliance.price
def martial_law_3_add(t: Any, s: Any, me: int, clearing: int) -> Any:
    if (len([it for it in t.seats if it != me and ((total(s.at, (own_for(t, s, t.rows_warrior[it], it, t.purpose_rule, clearing) if s.treated else t.rows_warrior[it]), clearing) if s.treated or s.here[clearing] & t.rows_warrior[it].mask else 0) >= 3)]) >= 1):
        return 1
    return None

# root/factions/alliance.law:42 alliance.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (10 * total_on(s.at, (t.own[me].sympathy, ), t.sites))
    n += (20 * total_on(s.at, t.all_base, t.sites))
    n += (6 * total_in(s.at, t.rows_warrior[me], t.within[t.box_alliance_officers[me]]))
    n += (2 * (len(s.zones[t.zone_alliance_supporters[me]]) // 2))
    return n


# root/factions/alliance.law:402 alliance.setup: phase setup
class Setup(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'alliance:Setup'
    PATH: ClassVar[str] = 'alliance.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 2}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'alliance.setup.supporters': (0, 2)}
    BLOCKS = (setup, setup_supporters_start_done, setup_supporters_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/alliance.law:417 alliance.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('round1', 'happened', 'site', 'cost_420', 'round2', 'cost_542', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'site', 'cost_420', 'round2', 'cost_542', )
    KEY: ClassVar[str] = 'alliance:Birdsong'
    PATH: ClassVar[str] = 'alliance.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 26}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'alliance.birdsong.revolt': (0, 13), 'alliance.birdsong.spread': (13, 25)}
    BLOCKS = (birdsong, birdsong_revolt, birdsong_revolt_start_done, birdsong_again, birdsong_site_chosen, birdsong_cost_420_chosen, birdsong_then, birdsong_after_clear, birdsong_begins, birdsong_then_2, birdsong_then_3, birdsong_revolt_each_done, birdsong_after_loop, birdsong_revolt_end_done, birdsong_spread, birdsong_spread_start_done, birdsong_again_2, birdsong_site_chosen_2, birdsong_cost_542_chosen, birdsong_next, birdsong_then_4, birdsong_then_5, birdsong_after_scoring, birdsong_spread_each_done, birdsong_after_loop_2, birdsong_spread_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.site: int = -1
        self.cost_420: list[Any] = []
        self.round2: int = -1
        self.cost_542: list[Any] = []

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.site = self.site
        o.cost_420 = copied(self.cost_420)
        o.round2 = self.round2
        o.cost_542 = copied(self.cost_542)
        return o


# root/factions/alliance.law:653 alliance.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'happened', 'friend', 'camp', 'cost_678', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'friend', 'camp', 'cost_678', )
    KEY: ClassVar[str] = 'alliance:Daylight'
    PATH: ClassVar[str] = 'alliance.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 19}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'alliance.daylight.actions': (0, 18)}
    BLOCKS = (daylight, daylight_actions, daylight_actions_start_done, daylight_menu, daylight_action_chosen, daylight_craft, daylight_after_craft, daylight_craft_end_done, daylight_mobilize, daylight_friend_chosen, daylight_mobilize_end_done, daylight_train, daylight_camp_chosen, daylight_cost_678_chosen, daylight_then, daylight_then_2, daylight_train_end_done, daylight_after_menu, daylight_actions_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.friend: int = -1
        self.camp: int = -1
        self.cost_678: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.friend = self.friend
        o.camp = self.camp
        o.cost_678 = self.cost_678
        return o


# root/factions/alliance.law:704 alliance.evening: phase evening
class Evening(Frame):
    __slots__ = ('round1', 'left2', 'happened', 'camp', 'site', 'removed_722', 'removed_722_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'left2', 'happened', 'camp', 'site', 'removed_722', 'removed_722_mark', )
    KEY: ClassVar[str] = 'alliance:Evening'
    PATH: ClassVar[str] = 'alliance.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 27}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'alliance.evening.operations': (0, 22), 'alliance.evening.draw': (22, 27)}
    BLOCKS = (evening, evening_operations, evening_operations_start_done, evening_menu, evening_action_chosen, evening_move, evening_after_move, evening_move_end_done, evening_battle, evening_after_battle, evening_battle_end_done, evening_recruit, evening_camp_chosen, evening_then, evening_recruit_end_done, evening_organize, evening_site_chosen, evening_removed_722_chosen, evening_then_2, evening_then_3, evening_organize_end_done, evening_after_menu, evening_operations_end_done, evening_draw, evening_draw_start_done, evening_then_4, evening_discarded, evening_draw_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.left2: int = -1
        self.happened: list[Any] = []
        self.camp: int = -1
        self.site: int = -1
        self.removed_722: int = -1
        self.removed_722_mark: int = -1

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.left2 = self.left2
        o.happened = copied(self.happened)
        o.camp = self.camp
        o.site = self.site
        o.removed_722 = self.removed_722
        o.removed_722_mark = self.removed_722_mark
        return o


# root/factions/alliance.law:160 alliance.bases.1
class Bases1(Frame):
    __slots__ = ('fallen', 'what', 'lost', 'surplus', )
    NAMES: ClassVar[tuple[str, ...]] = ('fallen', 'what', 'lost', 'surplus', )
    KEY: ClassVar[str] = 'alliance:Bases1'
    PATH: ClassVar[str] = 'alliance.bases.1'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 3
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('fallen', 'place'),)
    BLOCKS = (bases_1, bases_1_then, bases_1_lost_chosen, bases_1_then_2, bases_1_surplus_chosen, bases_1_otherwise, bases_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.fallen: int = -1
        self.what: list[Any] = []
        self.lost: list[Any] = []
        self.surplus: list[Any] = []

    def clone(self) -> Bases1:
        o = Bases1.__new__(Bases1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.fallen = self.fallen
        o.what = copied(self.what)
        o.lost = copied(self.lost)
        o.surplus = copied(self.surplus)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group
        self.fallen = source


# root/factions/alliance.law:240 alliance.outrage.2
class Outrage2(Frame):
    __slots__ = ('offender', 'spot', 'what', 'gift', )
    NAMES: ClassVar[tuple[str, ...]] = ('offender', 'spot', 'what', 'gift', )
    KEY: ClassVar[str] = 'alliance:Outrage2'
    PATH: ClassVar[str] = 'alliance.outrage.2'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 3
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('offender', 'player'), ('spot', 'place'))
    BLOCKS = (outrage_2, outrage_2_gift_chosen, outrage_2_after_gift, outrage_2_next, outrage_2_after_else, outrage_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.offender: int = -1
        self.spot: int = -1
        self.what: list[Any] = []
        self.gift: int = -1

    def clone(self) -> Outrage2:
        o = Outrage2.__new__(Outrage2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.offender = self.offender
        o.spot = self.spot
        o.what = copied(self.what)
        o.gift = self.gift
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.offender = performer
        self.what = group
        self.spot = source


# root/factions/alliance.law:240 alliance.outrage.3
class Outrage3(Frame):
    __slots__ = ('offender', 'spot', 'gift', )
    NAMES: ClassVar[tuple[str, ...]] = ('offender', 'spot', 'gift', )
    KEY: ClassVar[str] = 'alliance:Outrage3'
    PATH: ClassVar[str] = 'alliance.outrage.3'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 3
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('offender', 'player'), ('spot', 'place'))
    BLOCKS = (outrage_3, outrage_3_gift_chosen, outrage_3_after_gift, outrage_3_next, outrage_3_after_else, outrage_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.offender: int = -1
        self.spot: int = -1
        self.gift: int = -1

    def clone(self) -> Outrage3:
        o = Outrage3.__new__(Outrage3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.offender = self.offender
        o.spot = self.spot
        o.gift = self.gift
        return o

    def heed(self, x: list[Any]) -> None:
        self.offender = x[6]
        self.spot = x[9]


SYSTEM: dict[str, Any] = {'name': 'alliance',
 'kind': 'faction',
 'title': 'Woodland Alliance',
 'file': 'root/factions/alliance.law',
 'fields': {'chapter': 8, 'letter': 'C', 'reach': 3, 'colour': '#4d9a3f'},
 'suits': [],
 'kinds': [('base', 'Base', False)],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 10, ['warrior'], False, 0, '', False),
            ('fox_base', 'Fox Base', 1, ['base'], False, 0, '', False),
            ('rabbit_base', 'Rabbit Base', 1, ['base'], False, 0, '', False),
            ('mouse_base', 'Mouse Base', 1, ['base'], False, 0, '', False),
            ('sympathy', 'Sympathy', 10, ['token'], False, 1, '', False)],
 'zones': [('supporters', 'Supporters', False, 'owner', '', False, '')],
 'boxes': [('officers', 'Officers', False, [], [], '', '')],
 'tracks': [('sympathy_track',
             'Sympathy Track',
             10,
             ['sympathy'],
             {'cost': {'sympathy': [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]}, 'points': {'sympathy': [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'sayings': {'alliance.outrage.2': 'when other players removes any sympathy from a clearing',
             'alliance.outrage.3': 'when other players moves warriors to a sympathetic clearing'},
 'wider': {'base': 'building'},
 'titles': {'alliance.supporters.capacity': 'Capacity',
            'alliance.setup.supporters': 'Gain Supporters',
            'alliance.birdsong.revolt': 'Revolt',
            'alliance.birdsong.spread': 'Spread Sympathy',
            'alliance.daylight.actions': 'Daylight',
            'alliance.daylight.actions.craft': 'Craft',
            'alliance.daylight.actions.mobilize': 'Mobilize',
            'alliance.daylight.actions.train': 'Train',
            'alliance.evening.operations': 'Military Operations',
            'alliance.evening.operations.move': 'Move',
            'alliance.evening.operations.battle': 'Battle',
            'alliance.evening.operations.recruit': 'Recruit',
            'alliance.evening.operations.organize': 'Organize',
            'alliance.evening.draw': 'Draw and Discard',
            'alliance.setup': 'Faction Setup',
            'alliance.birdsong': 'Birdsong',
            'alliance.birdsong.revolt.effect': 'Resolve Effect',
            'alliance.birdsong.spread.scoring': 'Place and Score',
            'alliance.daylight': 'Daylight',
            'alliance.evening': 'Evening',
            'alliance.raised': 'Bases of its Suit on the Map',
            'alliance.price': 'Price of Sympathy',
            'alliance.ranks': 'Number of Officers',
            'alliance.casualties': 'Officers Lost with a Base',
            'alliance.overflow': 'Supporters over Five',
            'alliance.crafting': 'Crafting',
            'alliance.guerrilla': 'Guerrilla War',
            'alliance.supporters': 'The Supporters Stack',
            'alliance.bases': 'Removing Bases',
            'alliance.outrage': 'Outrage',
            'alliance.martial_law': 'Martial Law'},
 'kind_keys': {'base': ['base'], 'sympathy': ['sympathy'], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('alliance.birdsong.revolt', 'Revolt', 'site', 'place', 419, [], []),
    ('alliance.birdsong.revolt', 'Revolt', 'cost_420', 'card', 420, [], []),
    ('alliance.birdsong.spread', 'Spread Sympathy', 'site', 'place', 541, [], []),
    ('alliance.birdsong.spread', 'Spread Sympathy', 'cost_542', 'card', 542, [], []),
    ('alliance.daylight.actions', 'Daylight', 'action', 'action', 654, ['Craft', 'Mobilize', 'Train'], ['alliance.daylight.actions.craft', 'alliance.daylight.actions.mobilize', 'alliance.daylight.actions.train']),
    ('alliance.daylight.actions.mobilize', 'Mobilize', 'friend', 'card', 666, [], []),
    ('alliance.daylight.actions.train', 'Train', 'camp', 'place', 677, [], []),
    ('alliance.daylight.actions.train', 'Train', 'cost_678', 'card', 678, [], []),
    ('alliance.evening.operations', 'Military Operations', 'action', 'action', 705, ['Move', 'Battle', 'Recruit', 'Organize'], ['alliance.evening.operations.move', 'alliance.evening.operations.battle', 'alliance.evening.operations.recruit', 'alliance.evening.operations.organize', 'left2']),
    ('alliance.evening.operations.recruit', 'Recruit', 'camp', 'place', 709, [], []),
    ('alliance.evening.operations.organize', 'Organize', 'site', 'place', 721, [], []),
    ('alliance.evening.operations.organize', 'Organize', 'removed_722', 'unit', 722, [], []),
    ('alliance.evening.draw', 'Draw and Discard', 'discard', 'card', 788, [], []),
    ('alliance.bases.1', 'Removing Bases', 'lost', 'number', 162, [], []),
    ('alliance.bases.1', 'Removing Bases', 'surplus', 'card', 165, [], []),
    ('alliance.outrage.2', 'Outrage', 'gift', 'card', 242, [], []),
    ('alliance.outrage.3', 'Outrage', 'gift', 'card', 242, [], []),
]

VALUES: list[Any] = [
    ('alliance.raised', value_raised, (), -1),
    ('alliance.price', value_price, (), -1),
    ('alliance.ranks', value_ranks, (), -1),
    ('alliance.casualties', value_casualties, (), -1),
    ('alliance.overflow', value_overflow, (), -1),
]

CONDITIONS: list[Any] = [
    ('alliance.sympathetic', is_sympathetic),
    ('alliance.reaches', is_reaches),
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
]

TRIGGERS: list[Any] = [
    (REMOVED, bases_1_fits, Bases1, bases_1_can, 'seat', '', True, (False, True, False), False),
    (REMOVED, outrage_2_fits, Outrage2, outrage_2_can, 'seat', '', False, (True, True, False), False),
    (DONE, outrage_3_fits, Outrage3, outrage_3_can, 'seat', '', False, (False, False, False), False),
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
    ('woodland.crafting_pieces', crafting_0, 'seat', False),
    ('woodland.battle.attacker_roll', guerrilla_1, 'seat', False),
    ('woodland.battle.defender_roll', guerrilla_2, 'seat', False),
]

AMENDMENTS: list[Any] = [
    ('alliance.price', 'add', martial_law_3_add, 'seat', False),
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
]

AWAITED: list[Any] = [
    ('woodland.move', ('mover', 'group', 'origin', 'target')),
]

RULE_PATHS: list[Any] = [
    (supporters_capacity_0_fits, 'alliance.supporters.capacity'),
    (crafting_0, 'alliance.crafting'),
    (guerrilla_1, 'alliance.guerrilla'),
    (guerrilla_2, 'alliance.guerrilla'),
]

CARD_GATES: list[Any] = [
    (supporters_capacity_0_fits, supporters_capacity_0_target, 'zone_alliance_supporters', True, None, 'seat'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    0,
    2,
]
POINTS: list[str] = ['alliance.setup.supporters:start',
 'alliance.setup.supporters:end',
 'alliance.birdsong.revolt:start',
 'alliance.birdsong.revolt:each',
 'alliance.birdsong.revolt:end',
 'alliance.birdsong.spread:start',
 'alliance.birdsong.spread:each',
 'alliance.birdsong.spread:end',
 'alliance.daylight.actions:start',
 'alliance.daylight.actions.craft:end',
 'alliance.daylight.actions.mobilize:end',
 'alliance.daylight.actions.train:end',
 'alliance.daylight.actions:end',
 'alliance.evening.operations:start',
 'alliance.evening.operations.move:end',
 'alliance.evening.operations.battle:end',
 'alliance.evening.operations.recruit:end',
 'alliance.evening.operations.organize:end',
 'alliance.evening.operations:end',
 'alliance.evening.draw:start',
 'alliance.evening.draw:end']
PARTS: list[str] = ['alliance.setup.supporters',
 'alliance.birdsong.revolt',
 'alliance.birdsong.revolt.effect',
 'alliance.birdsong.spread',
 'alliance.birdsong.spread.scoring',
 'alliance.daylight.actions',
 'alliance.evening.operations',
 'alliance.evening.draw',
 'alliance.bases',
 'alliance.outrage']
RECORD: Any = None
