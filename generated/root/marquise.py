"""Marquise de Cat: made by rootdsl from root/factions/marquise.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/marquise.law:470 marquise.daily_actions
def value_daily_actions(t: Any, s: Any, me: int) -> int:
    return 3

# root/factions/marquise.law:180 marquise.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_keep_start >= 0:
        return open_window(t, s, f, t.h_marquise_setup_keep_start, 1, f.me)
    return setup_keep_start_done(t, s, f)

# root/factions/marquise.law:180 marquise.setup.keep
def setup_keep_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_setup_keep and override(t, s, f, t.x_marquise_setup_keep, 6, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_clearing:
        if t.flag_corner[v] and room(t, s, f.me, t.own[f.me].keep, v) > 0:
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_marquise + 0, f.me, o)

# root/factions/marquise.law:181 marquise.setup.keep
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# root/factions/marquise.law:181 marquise.setup.keep
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_next(t, s, f)
    s.record[t.record_woodland].started[f.home] = 1
    return setup_next(t, s, f)

# root/factions/marquise.law:182 marquise.setup.keep
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].keep, 1, f.home)
    f.pc = 5  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/marquise.law:183 marquise.setup.keep
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_keep_end >= 0:
        return open_window(t, s, f, t.h_marquise_setup_keep_end, 6, f.me)
    f.pc = 6  # setup_keep_end_done
    return True

# root/factions/marquise.law:180 marquise.setup.keep
def setup_keep_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_garrison_start >= 0:
        return open_window(t, s, f, t.h_marquise_setup_garrison_start, 7, f.me)
    return setup_garrison_start_done(t, s, f)

# root/factions/marquise.law:184 marquise.setup.garrison
def setup_garrison_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_setup_garrison and override(t, s, f, t.x_marquise_setup_garrison, 12, len(s.stack) - 1, 7):
        return True
    if not was_set(f.home):
        return setup_after_loop(t, s, f)
    f.left1 = list([it for it in t.places_clearing if (not (t.pair_opposite[it] == f.home))])
    if len(f.left1) <= s.at[t.own[f.me].warrior][t.supply]:
        for f.post in f.left1:
            place(t, s, f.me, t.own[f.me].warrior, 1, f.post)
        f.pc = 11  # setup_after_loop
        return s.busy or setup_after_loop(t, s, f)
    return setup_round(t, s, f)

# root/factions/marquise.law:185 marquise.setup.garrison
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].warrior][t.supply] == 0:
        f.left1 = []
    if not f.left1:
        return setup_after_loop(t, s, f)
    o = [v + 1 for v in sorted(set(f.left1))]
    return ask(s, f, 9, t.base_marquise + 1, f.me, o)

# root/factions/marquise.law:185 marquise.setup.garrison
def setup_post_chosen(t: Any, s: Any, f: Any) -> bool:
    f.post = s.pick - 1
    f.left1.remove(f.post)
    it = f.post
    if not ((not (t.pair_opposite[it] == f.home))):
        f.pc = 8  # setup_round
        return True
    place(t, s, f.me, t.own[f.me].warrior, 1, f.post)
    f.pc = 10  # setup_then_2
    return s.busy or setup_then_2(t, s, f)

# root/factions/marquise.law:186 marquise.setup.garrison
def setup_then_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 8  # setup_round
    return True

# root/factions/marquise.law:185 marquise.setup.garrison
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_garrison_end >= 0:
        return open_window(t, s, f, t.h_marquise_setup_garrison_end, 12, f.me)
    f.pc = 12  # setup_garrison_end_done
    return True

# root/factions/marquise.law:184 marquise.setup.garrison
def setup_garrison_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_starting_buildings_start >= 0:
        return open_window(t, s, f, t.h_marquise_setup_starting_buildings_start, 13, f.me)
    return setup_starting_buildings_start_done(t, s, f)

# root/factions/marquise.law:187 marquise.setup.starting_buildings
def setup_starting_buildings_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_setup_starting_buildings and override(t, s, f, t.x_marquise_setup_starting_buildings, 19, len(s.stack) - 1, 13):
        return True
    f.left2 = list((t.own[f.me].sawmill, t.own[f.me].workshop, t.own[f.me].recruiter, ))
    return setup_round_2(t, s, f)

# root/factions/marquise.law:188 marquise.setup.starting_buildings
def setup_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left2:
        return setup_after_loop_2(t, s, f)
    f.plan = f.left2.pop(0)
    if not was_set(f.home):
        f.site = -1
        return setup_after_site(t, s, f)
    o = []
    for v in t.places_clearing:
        if ((v == f.home) or (f.home in beside(t, s, v))) and room(t, s, f.me, f.plan, v) > 0:
            o.append(v + 1)
    if not o:
        f.site = -1
        return setup_after_site(t, s, f)
    return ask(s, f, 15, t.base_marquise + 2, f.me, o)

# root/factions/marquise.law:189 marquise.setup.starting_buildings
def setup_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    return setup_after_site(t, s, f)

# root/factions/marquise.law:189 marquise.setup.starting_buildings
def setup_after_site(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.site):
        return setup_then_3(t, s, f)
    place(t, s, f.me, f.plan, 1, f.site)
    f.pc = 17  # setup_then_3
    return s.busy or setup_then_3(t, s, f)

# root/factions/marquise.law:190 marquise.setup.starting_buildings
def setup_then_3(t: Any, s: Any, f: Any) -> bool:
    f.pc = 14  # setup_round_2
    return True

# root/factions/marquise.law:188 marquise.setup.starting_buildings
def setup_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_setup_starting_buildings_end >= 0:
        return open_window(t, s, f, t.h_marquise_setup_starting_buildings_end, 19, f.me)
    f.pc = 19  # setup_starting_buildings_end_done
    return True

# root/factions/marquise.law:187 marquise.setup.starting_buildings
def setup_starting_buildings_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/marquise.law:210 marquise.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_wood(t, s, f)

# root/factions/marquise.law:210 marquise.birdsong.wood: step wood
def birdsong_wood(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_birdsong_wood_start >= 0:
        return open_window(t, s, f, t.h_marquise_birdsong_wood_start, 2, f.me)
    return birdsong_wood_start_done(t, s, f)

# root/factions/marquise.law:210 marquise.birdsong.wood
def birdsong_wood_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_birdsong_wood and override(t, s, f, t.x_marquise_birdsong_wood, 7, len(s.stack) - 1, 2):
        return True
    f.left1 = list(each_piece(t, s, units_in(t, s, (t.own[f.me].sawmill, ), t.map)))
    if len(f.left1) <= s.at[t.own[f.me].wood][t.supply]:
        for f.mill in f.left1:
            place(t, s, f.me, t.own[f.me].wood, 1, place_in(f.mill, t.width))
        f.pc = 6  # birdsong_after_loop
        return s.busy or birdsong_after_loop(t, s, f)
    return birdsong_round(t, s, f)

# root/factions/marquise.law:211 marquise.birdsong.wood
def birdsong_round(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].wood][t.supply] == 0:
        f.left1 = []
    if not f.left1:
        return birdsong_after_loop(t, s, f)
    o = [v + 1 for v in sorted(set(f.left1))]
    return ask(s, f, 4, t.base_marquise + 3, f.me, o)

# root/factions/marquise.law:211 marquise.birdsong.wood
def birdsong_mill_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mill = s.pick - 1
    f.left1.remove(f.mill)
    place(t, s, f.me, t.own[f.me].wood, 1, place_in(f.mill, t.width))
    f.pc = 5  # birdsong_then
    return s.busy or birdsong_then(t, s, f)

# root/factions/marquise.law:212 marquise.birdsong.wood
def birdsong_then(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # birdsong_round
    return True

# root/factions/marquise.law:211 marquise.birdsong.wood
def birdsong_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_birdsong_wood_end >= 0:
        return open_window(t, s, f, t.h_marquise_birdsong_wood_end, 7, f.me)
    f.pc = 7  # birdsong_wood_end_done
    return True

# root/factions/marquise.law:210 marquise.birdsong.wood
def birdsong_wood_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 8)
    return birdsong_end(t, s, f)

# root/factions/marquise.law:0 marquise.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/marquise.law:278 marquise.daylight: can it be done?
def can_daylight_camp(t: Any, s: Any, me: int) -> bool:
    return any(room(t, s, me, t.own[me].warrior, place_in(camp, t.width)) > 0 for camp in units_in(t, s, (t.own[me].recruiter, ), t.map))

# root/factions/marquise.law:298 marquise.daylight: can it be done?
def can_daylight_plan(t: Any, s: Any, me: int, site: int) -> bool:
    once = None
    for plan in (t.own[me].sawmill, t.own[me].workshop, t.own[me].recruiter, ):
        if room(t, s, me, plan, site) > 0 and (once if once is not None else (once := total_in(s.at, (t.own[me].wood, ), joined(t, s, 3671956916, me, site, lambda it: (t.v_woodland_ruler(t, s, me, it) == me), t.is_clearing)))) >= track_next(t, s, t.track_marquise_buildings_cost[me], plan):
            return True
    return False

# root/factions/marquise.law:297 marquise.daylight: can it be done?
def can_daylight_site(t: Any, s: Any, me: int) -> bool:
    for site in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, t.places_clearing, me):
        if can_daylight_plan(t, s, me, site):
            return True
    return False

# root/factions/marquise.law:417 marquise.daylight: can it be done?
def can_daylight_cost_417(t: Any, s: Any, me: int, mill: int) -> bool:
    for cost_417 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_417]][s.suit[mill]]:
            return room(t, s, me, t.own[me].wood, mill) > 0
    return False

# root/factions/marquise.law:416 marquise.daylight: can it be done?
def can_daylight_mill(t: Any, s: Any, me: int) -> bool:
    for mill in places_with(s.at, (t.own[me].sawmill, ), t.places_clearing):
        if can_daylight_cost_417(t, s, me, mill):
            return True
    return False

# root/factions/marquise.law:230 marquise.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_craft(t, s, f)

# root/factions/marquise.law:230 marquise.daylight.craft: step craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_craft_start >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_craft_start, 2, f.me)
    return daylight_craft_start_done(t, s, f)

# root/factions/marquise.law:230 marquise.daylight.craft
def daylight_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_daylight_craft and override(t, s, f, t.x_marquise_daylight_craft, 8, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return daylight_again(t, s, f)

# root/factions/marquise.law:231 marquise.daylight.craft
def daylight_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = [0, 1] if t.can_woodland_craft(t, s, f.me) else [0]
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_loop(t, s, f)
    return ask(s, f, 4, t.base_marquise + 4, f.me, o)

# root/factions/marquise.law:231 marquise.daylight.craft
def daylight_again_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_loop(t, s, f)
    f.pc = 5  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/marquise.law:232 marquise.daylight.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    f.round1 += 1
    if t.h_marquise_daylight_craft_each >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_craft_each, 6, f.me)
    f.pc = 6  # daylight_craft_each_done
    return s.busy or daylight_craft_each_done(t, s, f)

# root/factions/marquise.law:231 marquise.daylight.craft
def daylight_craft_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # daylight_again
    return True

# root/factions/marquise.law:231 marquise.daylight.craft
def daylight_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_craft_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_craft_end, 8, f.me)
    f.pc = 8  # daylight_craft_end_done
    return True

# root/factions/marquise.law:230 marquise.daylight.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 9)
    return daylight_actions(t, s, f)

# root/factions/marquise.law:248 marquise.daylight.actions: step actions
def daylight_actions(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_start >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_start, 10, f.me)
    return daylight_actions_start_done(t, s, f)

# root/factions/marquise.law:248 marquise.daylight.actions
def daylight_actions_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_daylight_actions and override(t, s, f, t.x_marquise_daylight_actions, 46, len(s.stack) - 1, 10):
        return True
    f.round2 = 0
    f.used_recruit = 0
    f.count_hire = 0
    return daylight_menu(t, s, f)

# root/factions/marquise.law:249 marquise.daylight.actions
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    f.left3 = (t.v_marquise_daily_actions(t, s, f.me) + f.count_hire) - f.round2
    if f.left3 > 0:
        if t.can_woodland_battle(t, s, f.me):
            o.append(1)
        if t.can_woodland_move(t, s, f.me):
            o.append(2)
        if not f.used_recruit and can_daylight_camp(t, s, f.me):
            o.append(3)
        if can_daylight_site(t, s, f.me):
            o.append(4)
        if can_daylight_mill(t, s, f.me):
            o.append(5)
    if bool([it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_bird)]):
        o.append(6)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 12, t.base_marquise + 5, f.me, o)

# root/factions/marquise.law:249 marquise.daylight.actions
def daylight_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_daylight, s.pick)
        f.pc = 11  # daylight_menu
        return True
    if s.pick == 0:
        return daylight_after_menu(t, s, f)
    if s.pick == 1:
        return daylight_battle(t, s, f)
    if s.pick == 2:
        return daylight_march(t, s, f)
    if s.pick == 3:
        return daylight_recruit(t, s, f)
    if s.pick == 4:
        return daylight_build(t, s, f)
    if s.pick == 5:
        return daylight_overwork(t, s, f)
    if s.pick == 6:
        return daylight_hire(t, s, f)
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:250 marquise.daylight.actions.battle: action battle
def daylight_battle(t: Any, s: Any, f: Any) -> bool:
    f.pc = 14  # daylight_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/factions/marquise.law:250 marquise.daylight.actions.battle
def daylight_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    if t.h_marquise_daylight_actions_battle_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_battle_end, 15, f.me)
    f.pc = 15  # daylight_battle_end_done
    return s.busy or daylight_battle_end_done(t, s, f)

# root/factions/marquise.law:250 marquise.daylight.actions.battle
def daylight_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:251 marquise.daylight.actions.march: action march
def daylight_march(t: Any, s: Any, f: Any) -> bool:
    f.round4 = 0
    return daylight_again_2(t, s, f)

# root/factions/marquise.law:252 marquise.daylight.actions.march
def daylight_again_2(t: Any, s: Any, f: Any) -> bool:
    if f.round4 >= 2:
        return daylight_after_loop_2(t, s, f)
    f.happened = []
    if not (t.can_woodland_move(t, s, f.me)):
        return daylight_after_loop_2(t, s, f)
    return ask(s, f, 18, t.base_marquise + 6, f.me, [0, 1])

# root/factions/marquise.law:252 marquise.daylight.actions.march
def daylight_again_answered_2(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_loop_2(t, s, f)
    f.pc = 19  # daylight_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/factions/marquise.law:253 marquise.daylight.actions.march
def daylight_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    f.round4 += 1
    if t.h_marquise_daylight_actions_march_each >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_march_each, 20, f.me)
    f.pc = 20  # daylight_march_each_done
    return s.busy or daylight_march_each_done(t, s, f)

# root/factions/marquise.law:252 marquise.daylight.actions.march
def daylight_march_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 17  # daylight_again_2
    return True

# root/factions/marquise.law:252 marquise.daylight.actions.march
def daylight_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_march_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_march_end, 22, f.me)
    return daylight_march_end_done(t, s, f)

# root/factions/marquise.law:251 marquise.daylight.actions.march
def daylight_march_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:277 marquise.daylight.actions.recruit: action recruit
def daylight_recruit(t: Any, s: Any, f: Any) -> bool:
    f.used_recruit = 1
    f.left5 = list(each_piece(t, s, units_in(t, s, (t.own[f.me].recruiter, ), t.map)))
    if len(f.left5) <= s.at[t.own[f.me].warrior][t.supply]:
        for f.camp in f.left5:
            place(t, s, f.me, t.own[f.me].warrior, 1, place_in(f.camp, t.width))
        f.pc = 27  # daylight_after_loop_3
        return s.busy or daylight_after_loop_3(t, s, f)
    return daylight_round(t, s, f)

# root/factions/marquise.law:278 marquise.daylight.actions.recruit
def daylight_round(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].warrior][t.supply] == 0:
        f.left5 = []
    if not f.left5:
        return daylight_after_loop_3(t, s, f)
    o = [v + 1 for v in sorted(set(f.left5))]
    return ask(s, f, 25, t.base_marquise + 7, f.me, o)

# root/factions/marquise.law:278 marquise.daylight.actions.recruit
def daylight_camp_chosen(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    f.left5.remove(f.camp)
    place(t, s, f.me, t.own[f.me].warrior, 1, place_in(f.camp, t.width))
    f.pc = 26  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/marquise.law:279 marquise.daylight.actions.recruit
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    f.pc = 24  # daylight_round
    return True

# root/factions/marquise.law:278 marquise.daylight.actions.recruit
def daylight_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_recruit_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_recruit_end, 28, f.me)
    return daylight_recruit_end_done(t, s, f)

# root/factions/marquise.law:277 marquise.daylight.actions.recruit
def daylight_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:296 marquise.daylight.actions.build: action build
def daylight_build(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, t.places_clearing, f.me):
        if can_daylight_plan(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 30, t.base_marquise + 8, f.me, o)

# root/factions/marquise.law:297 marquise.daylight.actions.build
def daylight_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    once = None
    o = []
    for v in (t.own[f.me].sawmill, t.own[f.me].workshop, t.own[f.me].recruiter, ):
        if room(t, s, f.me, v, f.site) > 0 and (once if once is not None else (once := total_in(s.at, (t.own[f.me].wood, ), joined(t, s, 3671956916, f.me, f.site, lambda it: (t.v_woodland_ruler(t, s, f.me, it) == f.me), t.is_clearing)))) >= track_next(t, s, t.track_marquise_buildings_cost[f.me], v):
            o.append(v + 1)
    return ask(s, f, 31, t.base_marquise + 9, f.me, o)

# root/factions/marquise.law:298 marquise.daylight.actions.build
def daylight_plan_chosen(t: Any, s: Any, f: Any) -> bool:
    f.plan = s.pick - 1
    return pick_units(t, s, f, 32, t.base_marquise + 10, f.me, unit_counts(s, units_in(t, s, (t.own[f.me].wood, ), joined(t, s, 3671956916, f.me, f.site, lambda it: (t.v_woodland_ruler(t, s, f.me, it) == f.me), t.is_clearing)), t.width), track_next(t, s, t.track_marquise_buildings_cost[f.me], f.plan), track_next(t, s, t.track_marquise_buildings_cost[f.me], f.plan))

# root/factions/marquise.law:299 marquise.daylight.actions.build
def daylight_paid(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    place(t, s, f.me, f.plan, 1, f.site)
    f.pc = 33  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/marquise.law:300 marquise.daylight.actions.build
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_daylight_actions_build_scoring and override(t, s, f, t.x_marquise_daylight_actions_build_scoring, 34, len(s.stack) - 1, 33):
        return True
    score(t, s, f.me, max(0, track_last(t, s, t.track_marquise_buildings_points[f.me], f.plan)))
    f.pc = 34  # daylight_after_scoring
    return s.busy or daylight_after_scoring(t, s, f)

# root/factions/marquise.law:301 marquise.daylight.actions.build.scoring
def daylight_after_scoring(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_build_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_build_end, 35, f.me)
    return daylight_build_end_done(t, s, f)

# root/factions/marquise.law:296 marquise.daylight.actions.build
def daylight_build_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:415 marquise.daylight.actions.overwork: action overwork
def daylight_overwork(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, (t.own[f.me].sawmill, ), t.places_clearing):
        if can_daylight_cost_417(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 37, t.base_marquise + 11, f.me, o)

# root/factions/marquise.law:416 marquise.daylight.actions.overwork
def daylight_mill_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mill = s.pick - 1
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.mill]]]):
        if (once if once is not None else (once := room(t, s, f.me, t.own[f.me].wood, f.mill))) > 0:
            o.append(v + 1)
    return ask(s, f, 38, t.base_marquise + 12, f.me, o)

# root/factions/marquise.law:417 marquise.daylight.actions.overwork
def daylight_cost_417_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_417 = s.pick - 1
    throw_away(t, s, f.me, f.cost_417)
    f.pc = 39  # daylight_then_3
    return s.busy or daylight_then_3(t, s, f)

# root/factions/marquise.law:417 marquise.daylight.actions.overwork
def daylight_then_3(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].wood, 1, f.mill)
    f.pc = 40  # daylight_then_4
    return s.busy or daylight_then_4(t, s, f)

# root/factions/marquise.law:418 marquise.daylight.actions.overwork
def daylight_then_4(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_overwork_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_overwork_end, 41, f.me)
    return daylight_overwork_end_done(t, s, f)

# root/factions/marquise.law:415 marquise.daylight.actions.overwork
def daylight_overwork_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round2 += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:437 marquise.daylight.actions.hire: action hire
def daylight_hire(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_bird)])]
    return ask(s, f, 43, t.base_marquise + 13, f.me, o)

# root/factions/marquise.law:438 marquise.daylight.actions.hire
def daylight_cost_438_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_438 = s.pick - 1
    throw_away(t, s, f.me, f.cost_438)
    if t.h_marquise_daylight_actions_hire_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_hire_end, 44, f.me)
    f.pc = 44  # daylight_hire_end_done
    return s.busy or daylight_hire_end_done(t, s, f)

# root/factions/marquise.law:437 marquise.daylight.actions.hire
def daylight_hire_end_done(t: Any, s: Any, f: Any) -> bool:
    f.count_hire += 1
    f.pc = 11  # daylight_menu
    return True

# root/factions/marquise.law:249 marquise.daylight.actions
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_daylight_actions_end >= 0:
        return open_window(t, s, f, t.h_marquise_daylight_actions_end, 46, f.me)
    f.pc = 46  # daylight_actions_end_done
    return True

# root/factions/marquise.law:248 marquise.daylight.actions
def daylight_actions_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 47)
    return daylight_end(t, s, f)

# root/factions/marquise.law:0 marquise.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/marquise.law:473 marquise.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_draw(t, s, f)

# root/factions/marquise.law:473 marquise.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_marquise_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_marquise_evening_draw_start, 2, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/marquise.law:473 marquise.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_marquise_evening_draw and override(t, s, f, t.x_marquise_evening_draw, 5, len(s.stack) - 1, 2):
        return True
    draw(t, s, f.me, (1 + track_all(t, s, t.track_marquise_buildings_cards[f.me])))
    f.pc = 3  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/marquise.law:474 marquise.evening.draw
def evening_then(t: Any, s: Any, f: Any) -> bool:
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 4, t.base_marquise + 14, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/marquise.law:475 marquise.evening.draw
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_marquise_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_marquise_evening_draw_end, 5, f.me)
    f.pc = 5  # evening_draw_end_done
    return True

# root/factions/marquise.law:473 marquise.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/marquise.law:99 marquise.field_hospitals.0: is this the event?
def field_hospitals_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_warrior and t.owner[x[2]] == me and t.is_clearing[x[4]]

# root/factions/marquise.law:100 marquise.field_hospitals.0: can it be done?
def can_field_hospitals_0_cost_100(t: Any, s: Any, me: int, ward: int) -> bool:
    for cost_100 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_100]][s.suit[ward]]:
            return place_of(s, (t.own[me].keep, ), t.sites) >= 0
    return False

# root/factions/marquise.law:99 marquise.field_hospitals.0
def field_hospitals_0_can(t: Any, s: Any, f: Any) -> bool:
    return (t.show_prompts or can_field_hospitals_0_cost_100(t, s, f.me, f.ward))

# root/factions/marquise.law:99 marquise.field_hospitals.0
def field_hospitals_0(t: Any, s: Any, f: Any) -> bool:
    if not (falling(t, s, f.what) and field_hospitals_0_can(t, s, f)):
        return finish(s)
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.ward]]]):
        if (once if once is not None else (once := place_of(s, (t.own[f.me].keep, ), t.sites))) >= 0:
            o.append(v + 1)
    if not o and not t.show_prompts:
        return field_hospitals_0_after_may(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 1, t.base_marquise + 15, f.me, o)

# root/factions/marquise.law:100 marquise.field_hospitals.0
def field_hospitals_0_cost_100_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_100 = s.pick - 1
    if f.cost_100 < 0:
        return field_hospitals_0_after_may(t, s, f)
    throw_away(t, s, f.me, f.cost_100)
    f.pc = 2  # field_hospitals_0_then
    return s.busy or field_hospitals_0_then(t, s, f)

# root/factions/marquise.law:100 marquise.field_hospitals.0
def field_hospitals_0_then(t: Any, s: Any, f: Any) -> bool:
    redirect_to(t, s, f.what, place_of(s, (t.own[f.me].keep, ), t.sites))
    return field_hospitals_0_after_may(t, s, f)

# root/factions/marquise.law:100 marquise.field_hospitals.0
def field_hospitals_0_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/marquise.law:35 marquise.crafting: exception to woodland.crafting_pieces
def crafting_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, (t.own[me].workshop, ), t.map))
    return None

# root/factions/marquise.law:54 marquise.keep: cannot
def keep_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return who != me and place == place_of(s, (t.own[me].keep, ), t.sites)

# root/factions/marquise.law:29 marquise.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (6 * total_on(s.at, (t.own[me].sawmill, t.own[me].workshop, t.own[me].recruiter, ), t.sites))
    n += (2 * total_on(s.at, (t.own[me].wood, ), t.sites))
    return n


# root/factions/marquise.law:180 marquise.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', 'post', 'left1', 'plan', 'left2', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', 'post', 'left1', 'plan', 'left2', 'site', )
    KEY: ClassVar[str] = 'marquise:Setup'
    PATH: ClassVar[str] = 'marquise.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 19}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'marquise.setup.keep': (0, 6), 'marquise.setup.garrison': (6, 12), 'marquise.setup.starting_buildings': (12, 19)}
    BLOCKS = (setup, setup_keep_start_done, setup_home_chosen, setup_after_home, setup_next, setup_then, setup_keep_end_done, setup_garrison_start_done, setup_round, setup_post_chosen, setup_then_2, setup_after_loop, setup_garrison_end_done, setup_starting_buildings_start_done, setup_round_2, setup_site_chosen, setup_after_site, setup_then_3, setup_after_loop_2, setup_starting_buildings_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.home: int = -1
        self.post: int = -1
        self.left1: list[Any] = []
        self.plan: int = -1
        self.left2: list[Any] = []
        self.site: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.home = self.home
        o.post = self.post
        o.left1 = copied(self.left1)
        o.plan = self.plan
        o.left2 = copied(self.left2)
        o.site = self.site
        return o


# root/factions/marquise.law:210 marquise.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('mill', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('mill', 'left1', )
    KEY: ClassVar[str] = 'marquise:Birdsong'
    PATH: ClassVar[str] = 'marquise.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 8}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'marquise.birdsong.wood': (0, 7)}
    BLOCKS = (birdsong, birdsong_wood, birdsong_wood_start_done, birdsong_round, birdsong_mill_chosen, birdsong_then, birdsong_after_loop, birdsong_wood_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.mill: int = -1
        self.left1: list[Any] = []

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.mill = self.mill
        o.left1 = copied(self.left1)
        return o


# root/factions/marquise.law:230 marquise.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'happened', 'round2', 'used_recruit', 'count_hire', 'left3', 'round4', 'camp', 'left5', 'site', 'plan', 'mill', 'cost_417', 'cost_438', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'round2', 'used_recruit', 'count_hire', 'left3', 'round4', 'camp', 'left5', 'site', 'plan', 'mill', 'cost_417', 'cost_438', )
    KEY: ClassVar[str] = 'marquise:Daylight'
    PATH: ClassVar[str] = 'marquise.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 47}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'marquise.daylight.craft': (0, 8), 'marquise.daylight.actions': (8, 46)}
    BLOCKS = (daylight, daylight_craft, daylight_craft_start_done, daylight_again, daylight_again_answered, daylight_after_craft, daylight_craft_each_done, daylight_after_loop, daylight_craft_end_done, daylight_actions, daylight_actions_start_done, daylight_menu, daylight_action_chosen, daylight_battle, daylight_after_battle, daylight_battle_end_done, daylight_march, daylight_again_2, daylight_again_answered_2, daylight_after_move, daylight_march_each_done, daylight_after_loop_2, daylight_march_end_done, daylight_recruit, daylight_round, daylight_camp_chosen, daylight_then, daylight_after_loop_3, daylight_recruit_end_done, daylight_build, daylight_site_chosen, daylight_plan_chosen, daylight_paid, daylight_then_2, daylight_after_scoring, daylight_build_end_done, daylight_overwork, daylight_mill_chosen, daylight_cost_417_chosen, daylight_then_3, daylight_then_4, daylight_overwork_end_done, daylight_hire, daylight_cost_438_chosen, daylight_hire_end_done, daylight_after_menu, daylight_actions_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.round2: int = -1
        self.used_recruit: int = -1
        self.count_hire: int = -1
        self.left3: int = -1
        self.round4: int = -1
        self.camp: int = -1
        self.left5: list[Any] = []
        self.site: int = -1
        self.plan: int = -1
        self.mill: int = -1
        self.cost_417: int = -1
        self.cost_438: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.round2 = self.round2
        o.used_recruit = self.used_recruit
        o.count_hire = self.count_hire
        o.left3 = self.left3
        o.round4 = self.round4
        o.camp = self.camp
        o.left5 = copied(self.left5)
        o.site = self.site
        o.plan = self.plan
        o.mill = self.mill
        o.cost_417 = self.cost_417
        o.cost_438 = self.cost_438
        return o


# root/factions/marquise.law:473 marquise.evening: phase evening
class Evening(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'marquise:Evening'
    PATH: ClassVar[str] = 'marquise.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 5}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'marquise.evening.draw': (0, 5)}
    BLOCKS = (evening, evening_draw, evening_draw_start_done, evening_then, evening_discarded, evening_draw_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/marquise.law:99 marquise.field_hospitals.0
class FieldHospitals0(Frame):
    __slots__ = ('ward', 'what', 'cost_100', )
    NAMES: ClassVar[tuple[str, ...]] = ('ward', 'what', 'cost_100', )
    KEY: ClassVar[str] = 'marquise:FieldHospitals0'
    PATH: ClassVar[str] = 'marquise.field_hospitals.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('ward', 'place'),)
    BLOCKS = (field_hospitals_0, field_hospitals_0_cost_100_chosen, field_hospitals_0_then, field_hospitals_0_after_may, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.ward: int = -1
        self.what: list[Any] = []
        self.cost_100: int = -1

    def clone(self) -> FieldHospitals0:
        o = FieldHospitals0.__new__(FieldHospitals0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.ward = self.ward
        o.what = copied(self.what)
        o.cost_100 = self.cost_100
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group
        self.ward = source


SYSTEM: dict[str, Any] = {'name': 'marquise',
 'kind': 'faction',
 'title': 'Marquise de Cat',
 'file': 'root/factions/marquise.law',
 'fields': {'chapter': 6, 'letter': 'A', 'reach': 10, 'colour': '#d8772a'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 25, ['warrior'], False, 0, '', False),
            ('sawmill', 'Sawmill', 6, ['building'], False, 0, '', False),
            ('workshop', 'Workshop', 6, ['building'], False, 0, '', False),
            ('recruiter', 'Recruiter', 6, ['building'], False, 0, '', False),
            ('wood', 'Wood', 8, ['token'], False, 0, '', False),
            ('keep', 'Keep', 1, ['token'], False, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [('buildings',
             'Buildings',
             6,
             ['sawmill', 'workshop', 'recruiter'],
             {'cost': {'sawmill': [0, 1, 2, 3, 3, 4], 'workshop': [0, 1, 2, 3, 3, 4], 'recruiter': [0, 1, 2, 3, 3, 4]},
              'points': {'sawmill': [0, 1, 2, 3, 4, 5], 'workshop': [0, 2, 2, 3, 4, 5], 'recruiter': [0, 1, 2, 3, 3, 4]},
              'cards': {'recruiter': [0, 0, 1, 0, 1, 0]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'titles': {'marquise.setup.keep': 'Place Keep',
            'marquise.setup.garrison': 'Garrison',
            'marquise.setup.starting_buildings': 'Place Starting Buildings',
            'marquise.birdsong.wood': 'Birdsong',
            'marquise.daylight.craft': 'Craft',
            'marquise.daylight.actions': 'Actions',
            'marquise.daylight.actions.battle': 'Battle',
            'marquise.daylight.actions.march': 'March',
            'marquise.daylight.actions.recruit': 'Recruit',
            'marquise.daylight.actions.build': 'Build',
            'marquise.daylight.actions.build.scoring': 'Place Building and Score',
            'marquise.daylight.actions.overwork': 'Overwork',
            'marquise.daylight.actions.hire': 'Bird Cards',
            'marquise.evening.draw': 'Draw and Discard',
            'marquise.setup': 'Faction Setup',
            'marquise.birdsong': 'Birdsong',
            'marquise.daylight': 'Daylight',
            'marquise.evening': 'Evening',
            'marquise.crafting': 'Crafting',
            'marquise.keep': 'The Keep',
            'marquise.field_hospitals': 'Field Hospitals',
            'marquise.daily_actions': 'Actions of a Day'},
 'kind_keys': {'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('marquise.setup.keep', 'Place Keep', 'home', 'place', 181, [], []),
    ('marquise.setup.garrison', 'Garrison', 'post', 'place', 185, [], []),
    ('marquise.setup.starting_buildings', 'Place Starting Buildings', 'site', 'place', 189, [], []),
    ('marquise.birdsong.wood', 'Birdsong', 'mill', 'unit', 211, [], []),
    ('marquise.daylight.craft', 'Craft', 'again', 'yes', 231, [], []),
    ('marquise.daylight.actions', 'Actions', 'action', 'action', 249, ['Battle', 'March', 'Recruit', 'Build', 'Overwork', 'Bird Cards'], ['marquise.daylight.actions.battle', 'marquise.daylight.actions.march', 'marquise.daylight.actions.recruit', 'marquise.daylight.actions.build', 'marquise.daylight.actions.overwork', 'marquise.daylight.actions.hire', 'left3']),
    ('marquise.daylight.actions.march', 'March', 'again', 'yes', 252, [], []),
    ('marquise.daylight.actions.recruit', 'Recruit', 'camp', 'unit', 278, [], []),
    ('marquise.daylight.actions.build', 'Build', 'site', 'place', 297, [], []),
    ('marquise.daylight.actions.build', 'Build', 'plan', 'piece', 298, [], []),
    ('marquise.daylight.actions.build', 'Build', 'payment', 'number', 299, [], []),
    ('marquise.daylight.actions.overwork', 'Overwork', 'mill', 'place', 416, [], []),
    ('marquise.daylight.actions.overwork', 'Overwork', 'cost_417', 'card', 417, [], []),
    ('marquise.daylight.actions.hire', 'Bird Cards', 'cost_438', 'card', 438, [], []),
    ('marquise.evening.draw', 'Draw and Discard', 'discard', 'card', 475, [], []),
    ('marquise.field_hospitals.0', 'Field Hospitals', 'cost_100', 'card', 100, [], []),
]

VALUES: list[Any] = [
    ('marquise.daily_actions', value_daily_actions, (), -1),
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
]

TRIGGERS: list[Any] = [
]

REDIRECTS: list[Any] = [
    (REMOVED, field_hospitals_0_fits, FieldHospitals0, field_hospitals_0_can, 'seat', '', False, (False, True, False), True),
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.crafting_pieces', crafting_0, 'seat', False),
]

AMENDMENTS: list[Any] = [
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
]

BANS: list[Any] = [
    ('place', keep_forbids, 'seat', []),
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
]

RULE_PATHS: list[Any] = [
    (field_hospitals_0_fits, 'marquise.field_hospitals'),
    (crafting_0, 'marquise.crafting'),
    (keep_forbids, 'marquise.keep'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    4,
    15,
]
POINTS: list[str] = ['marquise.setup.keep:start',
 'marquise.setup.keep:end',
 'marquise.setup.garrison:start',
 'marquise.setup.garrison:end',
 'marquise.setup.starting_buildings:start',
 'marquise.setup.starting_buildings:end',
 'marquise.birdsong.wood:start',
 'marquise.birdsong.wood:end',
 'marquise.daylight.craft:start',
 'marquise.daylight.craft:each',
 'marquise.daylight.craft:end',
 'marquise.daylight.actions:start',
 'marquise.daylight.actions.battle:end',
 'marquise.daylight.actions.march:each',
 'marquise.daylight.actions.march:end',
 'marquise.daylight.actions.recruit:end',
 'marquise.daylight.actions.build:end',
 'marquise.daylight.actions.overwork:end',
 'marquise.daylight.actions.hire:end',
 'marquise.daylight.actions:end',
 'marquise.evening.draw:start',
 'marquise.evening.draw:end']
PARTS: list[str] = ['marquise.setup.keep',
 'marquise.setup.garrison',
 'marquise.setup.starting_buildings',
 'marquise.birdsong.wood',
 'marquise.daylight.craft',
 'marquise.daylight.actions',
 'marquise.daylight.actions.build.scoring',
 'marquise.evening.draw']
RECORD: Any = None
