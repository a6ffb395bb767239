"""Mechanical Marquise 2.0: made by rootdsl from root/factions/mechanical_marquise.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/mechanical_marquise.law:63 mechanical_marquise.levy
def value_levy(t: Any, s: Any, me: int) -> int:
    return 4

# root/factions/mechanical_marquise.law:65 mechanical_marquise.escalated_levy
def value_escalated_levy(t: Any, s: Any, me: int) -> int:
    return (t.v_mechanical_marquise_levy(t, s, me) if (s.record[t.record_of(me, 'mechanical_marquise')].iron_will == 1) else ((t.v_mechanical_marquise_levy(t, s, me) + 0) // 2))

# root/factions/mechanical_marquise.law:69 mechanical_marquise.wrecked_by
def value_wrecked_by(t: Any, s: Any, me: int, blows: int) -> int:
    return (((blows + 0) // 2) if (s.record[t.record_of(me, 'mechanical_marquise')].fortified == 1) else blows)

# root/factions/mechanical_marquise.law:73 mechanical_marquise.reinforcements
def value_reinforcements(t: Any, s: Any, me: int) -> int:
    return 0

# root/factions/mechanical_marquise.law:75 mechanical_marquise.bonus
def value_bonus(t: Any, s: Any, me: int) -> int:
    return 0

# root/factions/mechanical_marquise.law:77 mechanical_marquise.most_made
def value_most_made(t: Any, s: Any, me: int) -> int:
    return max(total_on(s.at, (t.own[me].sawmill, ), t.sites), max(total_on(s.at, (t.own[me].recruiter, ), t.sites), total_on(s.at, (t.own[me].workshop, ), t.sites)))

# root/factions/mechanical_marquise.law:79 mechanical_marquise.best_row
def value_best_row(t: Any, s: Any, me: int) -> int:
    return max(track_last(t, s, t.track_mechanical_marquise_buildings_points[me], t.own[me].sawmill), max(track_last(t, s, t.track_mechanical_marquise_buildings_points[me], t.own[me].recruiter), track_last(t, s, t.track_mechanical_marquise_buildings_points[me], t.own[me].workshop)))

# root/factions/mechanical_marquise.law:333 mechanical_marquise.obey: can it be done?
def can_obey_camp(t: Any, s: Any, me: int, automaton: int, order: int) -> bool:
    for camp in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, [it for it in t.places_clearing if t.fits[t.card_suit[order]][s.suit[it]]], automaton):
        if room(t, s, me, t.own[t.seat_mechanical_marquise].warrior, camp) > 0:
            return True
    return False

# root/factions/mechanical_marquise.law:513 mechanical_marquise.obey: can it be done?
def can_obey_target(t: Any, s: Any, automaton: int, post: int) -> bool:
    for target in linked(t, s, automaton, post, t.near_clearing, t.is_clearing):
        if t.can_woodland_move(t, s, automaton, automaton, post, target):
            return True
    return False

# root/factions/mechanical_marquise.law:293 mechanical_marquise.obey
def obey(t: Any, s: Any, f: Any) -> bool:
    if f.automaton < 0:
        f.automaton = f.me
    if t.x_mechanical_marquise_obey and override(t, s, f, t.x_mechanical_marquise_obey, 61, len(s.stack) - 1, 0):
        return True
    if t.x_mechanical_marquise_obey_would and override(t, s, f, t.x_mechanical_marquise_obey_would, 63, len(s.stack) - 1, 0):
        return True
    if t.x_mechanical_marquise_obey_would_so and override(t, s, f, t.x_mechanical_marquise_obey_would_so, 63, len(s.stack) - 1, 0):
        return True
    if t.h_mechanical_marquise_obey_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_start, 1, f.me)
    return obey_obey_start_done(t, s, f)

# root/factions/mechanical_marquise.law:295 mechanical_marquise.obey
def obey_obey_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_battle_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_battle_start, 2, f.me)
    return obey_battle_start_done(t, s, f)

# root/factions/mechanical_marquise.law:295 mechanical_marquise.obey.battle
def obey_battle_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_battle and override(t, s, f, t.x_mechanical_marquise_obey_battle, 6, len(s.stack) - 1, 2):
        return True
    f.left1 = list([it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]] and ((s.here[it] & t.rows_warrior[f.automaton].mask) and some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it))])
    return obey_round(t, s, f)

# root/factions/mechanical_marquise.law:296 mechanical_marquise.obey.battle
def obey_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return obey_after_loop(t, s, f)
    f.site = f.left1.pop(0)
    it = f.site
    if not (t.fits[t.card_suit[f.order]][s.suit[it]] and ((s.here[it] & t.rows_warrior[f.automaton].mask) and some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it))):
        f.pc = 3  # obey_round
        return True
    if not (t.can_mechanical_marquise_assault(t, s, f.automaton, f.automaton, f.site)):
        return obey_after_assault(t, s, f)
    f.pc = 4  # obey_after_assault
    g = t.p_mechanical_marquise_assault(f.automaton)
    g.automaton = f.automaton
    g.site = f.site
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:297 mechanical_marquise.obey.battle
def obey_after_assault(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # obey_round
    return True

# root/factions/mechanical_marquise.law:296 mechanical_marquise.obey.battle
def obey_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_battle_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_battle_end, 6, f.me)
    return obey_battle_end_done(t, s, f)

# root/factions/mechanical_marquise.law:295 mechanical_marquise.obey.battle
def obey_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_recruit_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_recruit_start, 7, f.me)
    return obey_recruit_start_done(t, s, f)

# root/factions/mechanical_marquise.law:324 mechanical_marquise.obey.recruit
def obey_recruit_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_recruit and override(t, s, f, t.x_mechanical_marquise_obey_recruit, 24, len(s.stack) - 1, 7):
        return True
    if not ((t.card_suit[f.order] == t.suit_woodland_bird)):
        return obey_otherwise(t, s, f)
    once = None
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, t.places_clearing, f.automaton):
        if (once if once is not None else (once := t.v_mechanical_marquise_escalated_levy(t, s, t.seat_mechanical_marquise))) > 0 and room(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, v) > 0:
            o.append(v)
    o = best(o, [it for it in o], True)
    o = [v + 1 for v in o]
    if not o:
        f.camp = -1
        return obey_after_camp(t, s, f)
    return ask(s, f, 8, t.base_mechanical_marquise + 0, f.me, o)

# root/factions/mechanical_marquise.law:326 mechanical_marquise.obey.recruit
def obey_camp_chosen(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    return obey_after_camp(t, s, f)

# root/factions/mechanical_marquise.law:326 mechanical_marquise.obey.recruit
def obey_after_camp(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.camp):
        return obey_then(t, s, f)
    place(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, t.v_mechanical_marquise_escalated_levy(t, s, t.seat_mechanical_marquise), f.camp)
    f.pc = 10  # obey_then
    return s.busy or obey_then(t, s, f)

# root/factions/mechanical_marquise.law:327 mechanical_marquise.obey.recruit
def obey_then(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.camp):
        f.outpost = -1
        return obey_after_outpost(t, s, f)
    o = [v for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if (not (it == f.camp))], f.automaton)]
    o = best(o, [it for it in o], True)
    o = [v + 1 for v in o]
    if not o:
        f.outpost = -1
        return obey_after_outpost(t, s, f)
    return ask(s, f, 11, t.base_mechanical_marquise + 1, f.me, o)

# root/factions/mechanical_marquise.law:328 mechanical_marquise.obey.recruit
def obey_outpost_chosen(t: Any, s: Any, f: Any) -> bool:
    f.outpost = s.pick - 1
    return obey_after_outpost(t, s, f)

# root/factions/mechanical_marquise.law:328 mechanical_marquise.obey.recruit
def obey_after_outpost(t: Any, s: Any, f: Any) -> bool:
    if not (not was_set(f.camp) or not was_set(f.outpost)):
        return obey_then_2(t, s, f)
    if not was_set(f.camp):
        return obey_then_2(t, s, f)
    place(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, t.v_mechanical_marquise_escalated_levy(t, s, t.seat_mechanical_marquise), f.camp)
    f.pc = 13  # obey_then_2
    return s.busy or obey_then_2(t, s, f)

# root/factions/mechanical_marquise.law:329 mechanical_marquise.obey.recruit
def obey_then_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.outpost):
        return obey_then_3(t, s, f)
    place(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, t.v_mechanical_marquise_escalated_levy(t, s, t.seat_mechanical_marquise), f.outpost)
    f.pc = 14  # obey_then_3
    return s.busy or obey_then_3(t, s, f)

# root/factions/mechanical_marquise.law:330 mechanical_marquise.obey.recruit
def obey_then_3(t: Any, s: Any, f: Any) -> bool:
    return obey_after_if(t, s, f)

# root/factions/mechanical_marquise.law:325 mechanical_marquise.obey.recruit
def obey_otherwise(t: Any, s: Any, f: Any) -> bool:
    f.round2 = 0
    return obey_again(t, s, f)

# root/factions/mechanical_marquise.law:332 mechanical_marquise.obey.recruit
def obey_again(t: Any, s: Any, f: Any) -> bool:
    if f.round2 >= t.v_mechanical_marquise_levy(t, s, t.seat_mechanical_marquise):
        return obey_after_loop_2(t, s, f)
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]]], f.automaton):
        if room(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, v) > 0:
            o.append(v)
    o = best(o, [s.record[t.record_mechanical_marquise].mustered[it] for it in o], False)
    o = [v + 1 for v in o]
    if not o:
        return obey_after_loop_2(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 17, t.base_mechanical_marquise + 2, f.me, o)

# root/factions/mechanical_marquise.law:333 mechanical_marquise.obey.recruit
def obey_camp_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.camp = s.pick - 1
    if f.camp < 0:
        return obey_after_loop_2(t, s, f)
    place(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, 1, f.camp)
    f.pc = 18  # obey_then_4
    return s.busy or obey_then_4(t, s, f)

# root/factions/mechanical_marquise.law:334 mechanical_marquise.obey.recruit
def obey_then_4(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_mechanical_marquise].mustered[f.camp] += 1
    f.round2 += 1
    f.pc = 16  # obey_again
    return True

# root/factions/mechanical_marquise.law:332 mechanical_marquise.obey.recruit
def obey_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    for f.site in list(t.places_clearing):
        s.record[t.record_mechanical_marquise].mustered[f.site] = 0
    return obey_after_if(t, s, f)

# root/factions/mechanical_marquise.law:325 mechanical_marquise.obey.recruit
def obey_after_if(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]]], f.automaton):
        if (once if once is not None else (once := t.v_mechanical_marquise_reinforcements(t, s, t.seat_mechanical_marquise))) > 0 and room(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, v) > 0:
            o.append(v + 1)
    if not o:
        f.front = -1
        return obey_after_front(t, s, f)
    return ask(s, f, 21, t.base_mechanical_marquise + 3, f.me, o)

# root/factions/mechanical_marquise.law:338 mechanical_marquise.obey.recruit
def obey_front_chosen(t: Any, s: Any, f: Any) -> bool:
    f.front = s.pick - 1
    return obey_after_front(t, s, f)

# root/factions/mechanical_marquise.law:338 mechanical_marquise.obey.recruit
def obey_after_front(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.front):
        return obey_then_5(t, s, f)
    place(t, s, f.me, t.own[t.seat_mechanical_marquise].warrior, t.v_mechanical_marquise_reinforcements(t, s, t.seat_mechanical_marquise), f.front)
    f.pc = 23  # obey_then_5
    return s.busy or obey_then_5(t, s, f)

# root/factions/mechanical_marquise.law:339 mechanical_marquise.obey.recruit
def obey_then_5(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_recruit_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_recruit_end, 24, f.me)
    return obey_recruit_end_done(t, s, f)

# root/factions/mechanical_marquise.law:324 mechanical_marquise.obey.recruit
def obey_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_build_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_build_start, 25, f.me)
    return obey_build_start_done(t, s, f)

# root/factions/mechanical_marquise.law:407 mechanical_marquise.obey.build
def obey_build_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_build and override(t, s, f, t.x_mechanical_marquise_obey_build, 37, len(s.stack) - 1, 25):
        return True
    if not ((t.card_suit[f.order] == t.suit_woodland_fox)):
        return obey_otherwise_2(t, s, f)
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].sawmill)):
        return obey_after_raise(t, s, f)
    f.pc = 26  # obey_after_raise
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].sawmill
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:409 mechanical_marquise.obey.build
def obey_after_raise(t: Any, s: Any, f: Any) -> bool:
    return obey_after_raise_6(t, s, f)

# root/factions/mechanical_marquise.law:408 mechanical_marquise.obey.build
def obey_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if not ((t.card_suit[f.order] == t.suit_woodland_rabbit)):
        return obey_otherwise_3(t, s, f)
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].workshop)):
        return obey_after_raise_2(t, s, f)
    f.pc = 28  # obey_after_raise_2
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].workshop
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:411 mechanical_marquise.obey.build
def obey_after_raise_2(t: Any, s: Any, f: Any) -> bool:
    return obey_after_raise_6(t, s, f)

# root/factions/mechanical_marquise.law:408 mechanical_marquise.obey.build
def obey_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    if not ((t.card_suit[f.order] == t.suit_woodland_mouse)):
        return obey_otherwise_4(t, s, f)
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].recruiter)):
        return obey_after_raise_3(t, s, f)
    f.pc = 30  # obey_after_raise_3
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].recruiter
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:413 mechanical_marquise.obey.build
def obey_after_raise_3(t: Any, s: Any, f: Any) -> bool:
    return obey_after_raise_6(t, s, f)

# root/factions/mechanical_marquise.law:408 mechanical_marquise.obey.build
def obey_otherwise_4(t: Any, s: Any, f: Any) -> bool:
    if not ((total_on(s.at, (t.own[t.seat_mechanical_marquise].sawmill, ), t.sites) >= t.v_mechanical_marquise_most_made(t, s, t.seat_mechanical_marquise))):
        return obey_otherwise_5(t, s, f)
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].sawmill)):
        return obey_after_raise_4(t, s, f)
    f.pc = 32  # obey_after_raise_4
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].sawmill
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:415 mechanical_marquise.obey.build
def obey_after_raise_4(t: Any, s: Any, f: Any) -> bool:
    return obey_after_raise_6(t, s, f)

# root/factions/mechanical_marquise.law:408 mechanical_marquise.obey.build
def obey_otherwise_5(t: Any, s: Any, f: Any) -> bool:
    if not ((total_on(s.at, (t.own[t.seat_mechanical_marquise].recruiter, ), t.sites) >= t.v_mechanical_marquise_most_made(t, s, t.seat_mechanical_marquise))):
        return obey_otherwise_6(t, s, f)
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].recruiter)):
        return obey_after_raise_5(t, s, f)
    f.pc = 34  # obey_after_raise_5
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].recruiter
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:417 mechanical_marquise.obey.build
def obey_after_raise_5(t: Any, s: Any, f: Any) -> bool:
    return obey_after_raise_6(t, s, f)

# root/factions/mechanical_marquise.law:408 mechanical_marquise.obey.build
def obey_otherwise_6(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_mechanical_marquise_raise(t, s, f.automaton, f.automaton, t.own[t.seat_mechanical_marquise].workshop)):
        return obey_after_raise_6(t, s, f)
    f.pc = 36  # obey_after_raise_6
    g = t.p_mechanical_marquise_raise(f.automaton)
    g.automaton = f.automaton
    g.plan = t.own[t.seat_mechanical_marquise].workshop
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:419 mechanical_marquise.obey.build
def obey_after_raise_6(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_build_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_build_end, 37, f.me)
    return obey_build_end_done(t, s, f)

# root/factions/mechanical_marquise.law:407 mechanical_marquise.obey.build
def obey_build_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_move_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_move_start, 38, f.me)
    return obey_move_start_done(t, s, f)

# root/factions/mechanical_marquise.law:471 mechanical_marquise.obey.move
def obey_move_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_move and override(t, s, f, t.x_mechanical_marquise_obey_move, 43, len(s.stack) - 1, 38):
        return True
    f.left3 = list([it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]] and ((total(s.at, t.rows_warrior[f.automaton], it) if s.here[it] & t.rows_warrior[f.automaton].mask else 0) >= 4)])
    return obey_round_2(t, s, f)

# root/factions/mechanical_marquise.law:472 mechanical_marquise.obey.move
def obey_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left3:
        return obey_after_loop_3(t, s, f)
    f.post = f.left3.pop(0)
    it = f.post
    if not (t.fits[t.card_suit[f.order]][s.suit[it]] and ((total(s.at, t.rows_warrior[f.automaton], it) if s.here[it] & t.rows_warrior[f.automaton].mask else 0) >= 4)):
        f.pc = 39  # obey_round_2
        return True
    f.surplus = ((total(s.at, t.rows_warrior[f.automaton], f.post) if s.here[f.post] & t.rows_warrior[f.automaton].mask else 0) - 3)
    return pick_units(t, s, f, 40, t.base_mechanical_marquise + 4, f.me, unit_counts(s, units_at(t, s, t.rows_warrior[f.automaton], f.post), t.width), max(0, f.surplus), max(0, f.surplus))

# root/factions/mechanical_marquise.law:474 mechanical_marquise.obey.move
def obey_band_chosen(t: Any, s: Any, f: Any) -> bool:
    f.band = s.result
    if not (t.can_mechanical_marquise_advance(t, s, f.automaton, f.automaton, f.post)):
        return obey_after_advance(t, s, f)
    f.pc = 41  # obey_after_advance
    g = t.p_mechanical_marquise_advance(f.automaton)
    g.automaton = f.automaton
    g.band = f.band
    g.post = f.post
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:475 mechanical_marquise.obey.move
def obey_after_advance(t: Any, s: Any, f: Any) -> bool:
    f.pc = 39  # obey_round_2
    return True

# root/factions/mechanical_marquise.law:472 mechanical_marquise.obey.move
def obey_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_move_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_move_end, 43, f.me)
    return obey_move_end_done(t, s, f)

# root/factions/mechanical_marquise.law:471 mechanical_marquise.obey.move
def obey_move_end_done(t: Any, s: Any, f: Any) -> bool:
    if not ((t.card_suit[f.order] == t.suit_woodland_bird)):
        return obey_charge_end_done(t, s, f)
    if t.h_mechanical_marquise_obey_charge_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_charge_start, 44, f.me)
    return obey_charge_start_done(t, s, f)

# root/factions/mechanical_marquise.law:488 mechanical_marquise.obey.charge
def obey_charge_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_charge and override(t, s, f, t.x_mechanical_marquise_obey_charge, 48, len(s.stack) - 1, 44):
        return True
    f.left4 = list([it for it in t.places_clearing if (s.record[t.record_mechanical_marquise].reached[it] == 1) and ((s.here[it] & t.rows_warrior[f.automaton].mask) and some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it))])
    return obey_round_3(t, s, f)

# root/factions/mechanical_marquise.law:489 mechanical_marquise.obey.charge
def obey_round_3(t: Any, s: Any, f: Any) -> bool:
    if not f.left4:
        return obey_after_loop_4(t, s, f)
    f.site = f.left4.pop(0)
    it = f.site
    if not ((s.record[t.record_mechanical_marquise].reached[it] == 1) and ((s.here[it] & t.rows_warrior[f.automaton].mask) and some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it))):
        f.pc = 45  # obey_round_3
        return True
    if not (t.can_mechanical_marquise_assault(t, s, f.automaton, f.automaton, f.site)):
        return obey_after_assault_2(t, s, f)
    f.pc = 46  # obey_after_assault_2
    g = t.p_mechanical_marquise_assault(f.automaton)
    g.automaton = f.automaton
    g.site = f.site
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:490 mechanical_marquise.obey.charge
def obey_after_assault_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 45  # obey_round_3
    return True

# root/factions/mechanical_marquise.law:489 mechanical_marquise.obey.charge
def obey_after_loop_4(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_charge_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_charge_end, 48, f.me)
    return obey_charge_end_done(t, s, f)

# root/factions/mechanical_marquise.law:488 mechanical_marquise.obey.charge
def obey_charge_end_done(t: Any, s: Any, f: Any) -> bool:
    if not ((s.record[t.record_of(f.me, 'mechanical_marquise')].blitz == 1)):
        return obey_blitz_end_done(t, s, f)
    if t.h_mechanical_marquise_obey_blitz_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_blitz_start, 49, f.me)
    return obey_blitz_start_done(t, s, f)

# root/factions/mechanical_marquise.law:509 mechanical_marquise.obey.blitz
def obey_blitz_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_blitz and override(t, s, f, t.x_mechanical_marquise_obey_blitz, 59, len(s.stack) - 1, 49):
        return True
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if ((total(s.at, t.rows_warrior[f.automaton], it) if s.here[it] & t.rows_warrior[f.automaton].mask else 0) >= 2) and (not some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it))], f.automaton):
        if can_obey_target(t, s, f.automaton, v):
            o.append(v + 1)
    if not o:
        f.post = -1
        return obey_after_post(t, s, f)
    return ask(s, f, 50, t.base_mechanical_marquise + 5, f.me, o)

# root/factions/mechanical_marquise.law:510 mechanical_marquise.obey.blitz
def obey_post_chosen(t: Any, s: Any, f: Any) -> bool:
    f.post = s.pick - 1
    return obey_after_post(t, s, f)

# root/factions/mechanical_marquise.law:510 mechanical_marquise.obey.blitz
def obey_after_post(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.post):
        return obey_next(t, s, f)
    f.surplus = ((total(s.at, t.rows_warrior[f.automaton], f.post) if s.here[f.post] & t.rows_warrior[f.automaton].mask else 0) - 1)
    return obey_next(t, s, f)

# root/factions/mechanical_marquise.law:511 mechanical_marquise.obey.blitz
def obey_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.post) or not was_set(f.surplus):
        f.band = []
        return obey_next_2(t, s, f)
    return pick_units(t, s, f, 53, t.base_mechanical_marquise + 6, f.me, unit_counts(s, units_at(t, s, t.rows_warrior[f.automaton], f.post), t.width), max(0, f.surplus), max(0, f.surplus))

# root/factions/mechanical_marquise.law:512 mechanical_marquise.obey.blitz
def obey_band_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.band = s.result
    return obey_next_2(t, s, f)

# root/factions/mechanical_marquise.law:512 mechanical_marquise.obey.blitz
def obey_next_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.post):
        f.target = -1
        return obey_after_target(t, s, f)
    o = []
    for v in linked(t, s, f.automaton, f.post, t.near_clearing, t.is_clearing):
        if t.can_woodland_move(t, s, f.automaton, f.automaton, f.post, v):
            o.append(v)
    o = best(o, [total(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it) for it in o], True)
    o = [v + 1 for v in o]
    if not o:
        f.target = -1
        return obey_after_target(t, s, f)
    return ask(s, f, 55, t.base_mechanical_marquise + 7, f.me, o)

# root/factions/mechanical_marquise.law:513 mechanical_marquise.obey.blitz
def obey_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return obey_after_target(t, s, f)

# root/factions/mechanical_marquise.law:513 mechanical_marquise.obey.blitz
def obey_after_target(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.band) or not was_set(f.post) or not was_set(f.target):
        return obey_after_move(t, s, f)
    if not (t.can_woodland_move(t, s, f.automaton, f.automaton, f.post, f.target)):
        return obey_after_move(t, s, f)
    if not f.band:
        return obey_after_move(t, s, f)
    f.pc = 57  # obey_after_move
    g = t.p_woodland_move(f.automaton)
    g.mover = f.automaton
    g.group = f.band
    g.origin = f.post
    g.target = f.target
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:514 mechanical_marquise.obey.blitz
def obey_after_move(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.target):
        return obey_after_assault_3(t, s, f)
    if not (t.can_mechanical_marquise_assault(t, s, f.automaton, f.automaton, f.target)):
        return obey_after_assault_3(t, s, f)
    f.pc = 58  # obey_after_assault_3
    g = t.p_mechanical_marquise_assault(f.automaton)
    g.automaton = f.automaton
    g.site = f.target
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:515 mechanical_marquise.obey.blitz
def obey_after_assault_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_blitz_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_blitz_end, 59, f.me)
    return obey_blitz_end_done(t, s, f)

# root/factions/mechanical_marquise.law:509 mechanical_marquise.obey.blitz
def obey_blitz_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_halt_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_halt_start, 60, f.me)
    return obey_halt_start_done(t, s, f)

# root/factions/mechanical_marquise.law:542 mechanical_marquise.obey.halt
def obey_halt_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_obey_halt and override(t, s, f, t.x_mechanical_marquise_obey_halt, 61, len(s.stack) - 1, 60):
        return True
    for f.site in list([it for it in t.places_clearing if (s.record[t.record_mechanical_marquise].reached[it] == 1)]):
        s.record[t.record_mechanical_marquise].reached[f.site] = 0
    if t.h_mechanical_marquise_obey_halt_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_halt_end, 61, f.me)
    return obey_halt_end_done(t, s, f)

# root/factions/mechanical_marquise.law:542 mechanical_marquise.obey.halt
def obey_halt_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_obey_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_obey_end, 62, f.me)
    return obey_over(t, s, f)

# root/factions/mechanical_marquise.law:293 mechanical_marquise.obey: over
def obey_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:293 mechanical_marquise.obey: something else has happened in its place
def obey_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/mechanical_marquise.law:293 mechanical_marquise.obey: can it be done?
def can_obey_now(t: Any, s: Any, me: int, automaton: int = -1, order: int = -1) -> bool:
    if automaton < 0:
        automaton = me
    return True

# root/factions/mechanical_marquise.law:553 mechanical_marquise.assault
def assault(t: Any, s: Any, f: Any) -> bool:
    if f.automaton < 0:
        f.automaton = f.me
    if t.x_mechanical_marquise_assault and override(t, s, f, t.x_mechanical_marquise_assault, 4, len(s.stack) - 1, 0):
        return True
    if t.x_mechanical_marquise_assault_would and override(t, s, f, t.x_mechanical_marquise_assault_would, 6, len(s.stack) - 1, 0):
        return True
    o = []
    for v in t.seats:
        if s.team[v] != s.team[f.automaton] and s.here[f.site] & t.rows_piece[v].mask and t.can_woodland_battle(t, s, f.automaton, f.automaton, v, f.site):
            o.append(v)
    o = best(o, [(total(s.at, t.rows_piece[it], f.site) if s.here[f.site] & t.rows_piece[it].mask else 0) for it in o], True)
    o = best(o, [s.score[it] for it in o], True)
    o = [v + 1 for v in o]
    return ask(s, f, 1, t.base_mechanical_marquise + 8, f.me, o)

# root/factions/mechanical_marquise.law:555 mechanical_marquise.assault
def assault_foe_chosen(t: Any, s: Any, f: Any) -> bool:
    f.foe = s.pick - 1
    return assault_begins(t, s, f)

# root/factions/mechanical_marquise.law:555 mechanical_marquise.assault
def assault_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_assault_would_so and override(t, s, f, t.x_mechanical_marquise_assault_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_mechanical_marquise_assault_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_assault_start, 3, f.me)
    return assault_assault_start_done(t, s, f)

# root/factions/mechanical_marquise.law:556 mechanical_marquise.assault
def assault_assault_start_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_battle(t, s, f.automaton, f.automaton, f.foe, f.site)):
        return assault_after_battle(t, s, f)
    f.pc = 4  # assault_after_battle
    g = t.p_woodland_battle(f.automaton)
    g.attacker = f.automaton
    g.defender = f.foe
    g.field = f.site
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:556 mechanical_marquise.assault
def assault_after_battle(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_assault_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_assault_end, 5, f.me)
    return assault_over(t, s, f)

# root/factions/mechanical_marquise.law:553 mechanical_marquise.assault: over
def assault_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:553 mechanical_marquise.assault: something else has happened in its place
def assault_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/mechanical_marquise.law:553 mechanical_marquise.assault: can it be done?
def can_assault_now(t: Any, s: Any, me: int, automaton: int = -1, site: int = -1) -> bool:
    if automaton < 0:
        automaton = me
    for foe in t.seats:
        if s.team[foe] != s.team[automaton] and s.here[site] & t.rows_piece[foe].mask and t.can_woodland_battle(t, s, automaton, automaton, foe, site):
            return True
    return False

# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance
def advance(t: Any, s: Any, f: Any) -> bool:
    if f.automaton < 0:
        f.automaton = f.me
    if t.x_mechanical_marquise_advance and override(t, s, f, t.x_mechanical_marquise_advance, 5, len(s.stack) - 1, 0):
        return True
    if t.x_mechanical_marquise_advance_would and override(t, s, f, t.x_mechanical_marquise_advance_would, 7, len(s.stack) - 1, 0):
        return True
    o = []
    for v in linked(t, s, f.automaton, f.post, t.near_clearing, t.is_clearing):
        if t.can_woodland_move(t, s, f.automaton, f.automaton, f.post, v):
            o.append(v)
    o = best(o, [total(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]]), f.automaton, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.automaton]])), it) for it in o], True)
    o = [v + 1 for v in o]
    return ask(s, f, 1, t.base_mechanical_marquise + 9, f.me, o)

# root/factions/mechanical_marquise.law:592 mechanical_marquise.advance
def advance_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return advance_begins(t, s, f)

# root/factions/mechanical_marquise.law:592 mechanical_marquise.advance
def advance_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_advance_would_so and override(t, s, f, t.x_mechanical_marquise_advance_would_so, 7, len(s.stack) - 1, 2):
        return True
    if t.h_mechanical_marquise_advance_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_advance_start, 3, f.me)
    return advance_advance_start_done(t, s, f)

# root/factions/mechanical_marquise.law:593 mechanical_marquise.advance
def advance_advance_start_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_move(t, s, f.automaton, f.automaton, f.post, f.target)):
        return advance_after_move(t, s, f)
    if not f.band:
        return advance_after_move(t, s, f)
    f.pc = 4  # advance_after_move
    g = t.p_woodland_move(f.automaton)
    g.mover = f.automaton
    g.group = f.band
    g.origin = f.post
    g.target = f.target
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:593 mechanical_marquise.advance
def advance_after_move(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_mechanical_marquise].reached[f.target] = 1
    return advance_end(t, s, f)

# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance: end
def advance_end(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_advance_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_advance_end, 6, f.me)
    return advance_over(t, s, f)

# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance: over
def advance_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance: something else has happened in its place
def advance_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance: can it be done?
def can_advance_now(t: Any, s: Any, me: int, automaton: int = -1, post: int = -1) -> bool:
    if automaton < 0:
        automaton = me
    for target in linked(t, s, automaton, post, t.near_clearing, t.is_clearing):
        if t.can_woodland_move(t, s, automaton, automaton, post, target):
            return True
    return False

# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise
def raise_(t: Any, s: Any, f: Any) -> bool:
    if f.automaton < 0:
        f.automaton = f.me
    if t.x_mechanical_marquise_raise and override(t, s, f, t.x_mechanical_marquise_raise, 5, len(s.stack) - 1, 0):
        return True
    if t.x_mechanical_marquise_raise_would and override(t, s, f, t.x_mechanical_marquise_raise_would, 7, len(s.stack) - 1, 0):
        return True
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if can_place_all(t, s, f.me, [(f.plan, 1)], it)], f.automaton):
        if room(t, s, f.me, f.plan, v) > 0:
            o.append(v)
    o = best(o, [(total(s.at, t.rows_warrior[f.automaton], it) if s.here[it] & t.rows_warrior[f.automaton].mask else 0) for it in o], True)
    o = [v + 1 for v in o]
    return ask(s, f, 1, t.base_mechanical_marquise + 10, f.me, o)

# root/factions/mechanical_marquise.law:633 mechanical_marquise.raise
def raise__site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    return raise__begins(t, s, f)

# root/factions/mechanical_marquise.law:633 mechanical_marquise.raise
def raise__begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_raise_would_so and override(t, s, f, t.x_mechanical_marquise_raise_would_so, 7, len(s.stack) - 1, 2):
        return True
    if t.h_mechanical_marquise_raise_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_raise_start, 3, f.me)
    return raise__raise_start_done(t, s, f)

# root/factions/mechanical_marquise.law:634 mechanical_marquise.raise
def raise__raise_start_done(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, f.plan, 1, f.site)
    f.pc = 4  # raise__then
    return s.busy or raise__then(t, s, f)

# root/factions/mechanical_marquise.law:634 mechanical_marquise.raise
def raise__then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_of(f.me, 'mechanical_marquise')].built = 1
    return raise__end(t, s, f)

# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise: end
def raise__end(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_raise_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_raise_end, 6, f.me)
    return raise__over(t, s, f)

# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise: over
def raise__over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise: something else has happened in its place
def raise__dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise: can it be done?
def can_raise_now(t: Any, s: Any, me: int, automaton: int = -1, plan: int = -1) -> bool:
    if automaton < 0:
        automaton = me
    for site in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, [it for it in t.places_clearing if can_place_all(t, s, me, [(plan, 1)], it)], automaton):
        if room(t, s, me, plan, site) > 0:
            return True
    return False

# root/factions/mechanical_marquise.law:663 mechanical_marquise.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_level_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_level_start, 1, f.me)
    return setup_level_start_done(t, s, f)

# root/factions/mechanical_marquise.law:663 mechanical_marquise.setup.level
def setup_level_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_level and override(t, s, f, t.x_mechanical_marquise_setup_level, 7, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.seats:
        if v != f.me and bool(range(4)):
            o.append(v + 1)
    if not o:
        f.host = -1
        return setup_after_host(t, s, f)
    return ask(s, f, 2, t.base_mechanical_marquise + 11, f.me, o)

# root/factions/mechanical_marquise.law:664 mechanical_marquise.setup.level
def setup_host_chosen(t: Any, s: Any, f: Any) -> bool:
    f.host = s.pick - 1
    return setup_after_host(t, s, f)

# root/factions/mechanical_marquise.law:664 mechanical_marquise.setup.level
def setup_after_host(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.host):
        f.next_ = -1
        return setup_after_next(t, s, f)
    o = [v + 1 for v in range(4)]
    if not o:
        f.next_ = -1
        return setup_after_next(t, s, f)
    return ask(s, f, 4, t.base_mechanical_marquise + 12, f.host, o)

# root/factions/mechanical_marquise.law:665 mechanical_marquise.setup.level
def setup_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return setup_after_next(t, s, f)

# root/factions/mechanical_marquise.law:665 mechanical_marquise.setup.level
def setup_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return setup_next(t, s, f)
    s.record[f.me].level = f.next_
    forget(s)
    return setup_next(t, s, f)

# root/factions/mechanical_marquise.law:666 mechanical_marquise.setup.level
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_level_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_level_end, 7, f.me)
    f.pc = 7  # setup_level_end_done
    return True

# root/factions/mechanical_marquise.law:663 mechanical_marquise.setup.level
def setup_level_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_blitz_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_blitz_start, 8, f.me)
    return setup_blitz_start_done(t, s, f)

# root/factions/mechanical_marquise.law:667 mechanical_marquise.setup.blitz
def setup_blitz_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_blitz and override(t, s, f, t.x_mechanical_marquise_setup_blitz, 11, len(s.stack) - 1, 8):
        return True
    if not was_set(f.host):
        return setup_after_may(t, s, f)
    if not (s.record[t.record_of(f.me, 'mechanical_marquise')].blitz != 1):
        return setup_after_may(t, s, f)
    return ask(s, f, 9, t.base_mechanical_marquise + 13, f.host, [0, 1])

# root/factions/mechanical_marquise.law:667 mechanical_marquise.setup.blitz
def setup_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return setup_after_may(t, s, f)
    s.record[t.record_of(f.me, 'mechanical_marquise')].blitz = 1
    return setup_after_may(t, s, f)

# root/factions/mechanical_marquise.law:667 mechanical_marquise.setup.blitz
def setup_after_may(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_blitz_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_blitz_end, 11, f.me)
    f.pc = 11  # setup_blitz_end_done
    return True

# root/factions/mechanical_marquise.law:667 mechanical_marquise.setup.blitz
def setup_blitz_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_fortified_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_fortified_start, 12, f.me)
    return setup_fortified_start_done(t, s, f)

# root/factions/mechanical_marquise.law:668 mechanical_marquise.setup.fortified
def setup_fortified_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_fortified and override(t, s, f, t.x_mechanical_marquise_setup_fortified, 15, len(s.stack) - 1, 12):
        return True
    if not was_set(f.host):
        return setup_after_may_2(t, s, f)
    if not (s.record[t.record_of(f.me, 'mechanical_marquise')].fortified != 1):
        return setup_after_may_2(t, s, f)
    return ask(s, f, 13, t.base_mechanical_marquise + 14, f.host, [0, 1])

# root/factions/mechanical_marquise.law:668 mechanical_marquise.setup.fortified
def setup_may_answered_2(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return setup_after_may_2(t, s, f)
    s.record[t.record_of(f.me, 'mechanical_marquise')].fortified = 1
    return setup_after_may_2(t, s, f)

# root/factions/mechanical_marquise.law:668 mechanical_marquise.setup.fortified
def setup_after_may_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_fortified_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_fortified_end, 15, f.me)
    f.pc = 15  # setup_fortified_end_done
    return True

# root/factions/mechanical_marquise.law:668 mechanical_marquise.setup.fortified
def setup_fortified_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_hospitals_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_hospitals_start, 16, f.me)
    return setup_hospitals_start_done(t, s, f)

# root/factions/mechanical_marquise.law:669 mechanical_marquise.setup.hospitals
def setup_hospitals_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_hospitals and override(t, s, f, t.x_mechanical_marquise_setup_hospitals, 19, len(s.stack) - 1, 16):
        return True
    if not was_set(f.host):
        return setup_after_may_3(t, s, f)
    if not (s.record[t.record_of(f.me, 'mechanical_marquise')].hospitals != 1):
        return setup_after_may_3(t, s, f)
    return ask(s, f, 17, t.base_mechanical_marquise + 15, f.host, [0, 1])

# root/factions/mechanical_marquise.law:669 mechanical_marquise.setup.hospitals
def setup_may_answered_3(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return setup_after_may_3(t, s, f)
    s.record[t.record_of(f.me, 'mechanical_marquise')].hospitals = 1
    return setup_after_may_3(t, s, f)

# root/factions/mechanical_marquise.law:669 mechanical_marquise.setup.hospitals
def setup_after_may_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_hospitals_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_hospitals_end, 19, f.me)
    f.pc = 19  # setup_hospitals_end_done
    return True

# root/factions/mechanical_marquise.law:669 mechanical_marquise.setup.hospitals
def setup_hospitals_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_iron_will_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_iron_will_start, 20, f.me)
    return setup_iron_will_start_done(t, s, f)

# root/factions/mechanical_marquise.law:670 mechanical_marquise.setup.iron_will
def setup_iron_will_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_iron_will and override(t, s, f, t.x_mechanical_marquise_setup_iron_will, 23, len(s.stack) - 1, 20):
        return True
    if not was_set(f.host):
        return setup_after_may_4(t, s, f)
    if not (s.record[t.record_of(f.me, 'mechanical_marquise')].iron_will != 1):
        return setup_after_may_4(t, s, f)
    return ask(s, f, 21, t.base_mechanical_marquise + 16, f.host, [0, 1])

# root/factions/mechanical_marquise.law:670 mechanical_marquise.setup.iron_will
def setup_may_answered_4(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return setup_after_may_4(t, s, f)
    s.record[t.record_of(f.me, 'mechanical_marquise')].iron_will = 1
    return setup_after_may_4(t, s, f)

# root/factions/mechanical_marquise.law:670 mechanical_marquise.setup.iron_will
def setup_after_may_4(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_iron_will_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_iron_will_end, 23, f.me)
    f.pc = 23  # setup_iron_will_end_done
    return True

# root/factions/mechanical_marquise.law:670 mechanical_marquise.setup.iron_will
def setup_iron_will_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_keep_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_keep_start, 24, f.me)
    return setup_keep_start_done(t, s, f)

# root/factions/mechanical_marquise.law:689 mechanical_marquise.setup.keep
def setup_keep_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_keep and override(t, s, f, t.x_mechanical_marquise_setup_keep, 27, len(s.stack) - 1, 24):
        return True
    f.home = first(at_random(s, [it for it in t.places_clearing if t.flag_corner[it]], 1))
    if not was_set(f.home):
        return setup_next_2(t, s, f)
    s.record[t.record_woodland].started[f.home] = 1
    return setup_next_2(t, s, f)

# root/factions/mechanical_marquise.law:691 mechanical_marquise.setup.keep
def setup_next_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].keep, 1, f.home)
    f.pc = 26  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/mechanical_marquise.law:692 mechanical_marquise.setup.keep
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_keep_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_keep_end, 27, f.me)
    f.pc = 27  # setup_keep_end_done
    return True

# root/factions/mechanical_marquise.law:689 mechanical_marquise.setup.keep
def setup_keep_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_garrison_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_garrison_start, 28, f.me)
    return setup_garrison_start_done(t, s, f)

# root/factions/mechanical_marquise.law:693 mechanical_marquise.setup.garrison
def setup_garrison_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_garrison and override(t, s, f, t.x_mechanical_marquise_setup_garrison, 34, len(s.stack) - 1, 28):
        return True
    if not was_set(f.home):
        return setup_after_loop(t, s, f)
    f.left1 = list([it for it in t.places_clearing if (not (t.pair_opposite[it] == f.home))])
    if len(f.left1) <= s.at[t.own[f.me].warrior][t.supply]:
        for f.post in f.left1:
            place(t, s, f.me, t.own[f.me].warrior, 1, f.post)
        f.pc = 32  # setup_after_loop
        return s.busy or setup_after_loop(t, s, f)
    return setup_round(t, s, f)

# root/factions/mechanical_marquise.law:694 mechanical_marquise.setup.garrison
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].warrior][t.supply] == 0:
        f.left1 = []
    if not f.left1:
        return setup_after_loop(t, s, f)
    o = [v + 1 for v in sorted(set(f.left1))]
    return ask(s, f, 30, t.base_mechanical_marquise + 17, f.me, o)

# root/factions/mechanical_marquise.law:694 mechanical_marquise.setup.garrison
def setup_post_chosen(t: Any, s: Any, f: Any) -> bool:
    f.post = s.pick - 1
    f.left1.remove(f.post)
    it = f.post
    if not ((not (t.pair_opposite[it] == f.home))):
        f.pc = 29  # setup_round
        return True
    place(t, s, f.me, t.own[f.me].warrior, 1, f.post)
    f.pc = 31  # setup_then_2
    return s.busy or setup_then_2(t, s, f)

# root/factions/mechanical_marquise.law:695 mechanical_marquise.setup.garrison
def setup_then_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 29  # setup_round
    return True

# root/factions/mechanical_marquise.law:694 mechanical_marquise.setup.garrison
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then_3(t, s, f)
    place(t, s, f.me, t.own[f.me].warrior, 1, f.home)
    f.pc = 33  # setup_then_3
    return s.busy or setup_then_3(t, s, f)

# root/factions/mechanical_marquise.law:696 mechanical_marquise.setup.garrison
def setup_then_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_garrison_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_garrison_end, 34, f.me)
    f.pc = 34  # setup_garrison_end_done
    return True

# root/factions/mechanical_marquise.law:693 mechanical_marquise.setup.garrison
def setup_garrison_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_starting_buildings_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_starting_buildings_start, 35, f.me)
    return setup_starting_buildings_start_done(t, s, f)

# root/factions/mechanical_marquise.law:697 mechanical_marquise.setup.starting_buildings
def setup_starting_buildings_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_setup_starting_buildings and override(t, s, f, t.x_mechanical_marquise_setup_starting_buildings, 40, len(s.stack) - 1, 35):
        return True
    f.left2 = list((t.own[f.me].sawmill, t.own[f.me].workshop, t.own[f.me].recruiter, ))
    return setup_round_2(t, s, f)

# root/factions/mechanical_marquise.law:698 mechanical_marquise.setup.starting_buildings
def setup_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left2:
        return setup_after_loop_2(t, s, f)
    f.plan = f.left2.pop(0)
    if not was_set(f.home):
        return setup_next_3(t, s, f)
    f.site = first(at_random(s, [it for it in t.places_clearing if ((it == f.home) or (f.home in beside(t, s, it))) and (not (s.here[it] & t.rows_building[f.me].mask)) and can_place_all(t, s, f.me, [(f.plan, 1)], it)], 1))
    return setup_next_3(t, s, f)

# root/factions/mechanical_marquise.law:699 mechanical_marquise.setup.starting_buildings
def setup_next_3(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.site):
        return setup_then_4(t, s, f)
    place(t, s, f.me, f.plan, 1, f.site)
    f.pc = 38  # setup_then_4
    return s.busy or setup_then_4(t, s, f)

# root/factions/mechanical_marquise.law:700 mechanical_marquise.setup.starting_buildings
def setup_then_4(t: Any, s: Any, f: Any) -> bool:
    f.pc = 36  # setup_round_2
    return True

# root/factions/mechanical_marquise.law:698 mechanical_marquise.setup.starting_buildings
def setup_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_setup_starting_buildings_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_setup_starting_buildings_end, 40, f.me)
    f.pc = 40  # setup_starting_buildings_end_done
    return True

# root/factions/mechanical_marquise.law:697 mechanical_marquise.setup.starting_buildings
def setup_starting_buildings_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:724 mechanical_marquise.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_reveal(t, s, f)

# root/factions/mechanical_marquise.law:724 mechanical_marquise.birdsong.reveal: step reveal
def birdsong_reveal(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_birdsong_reveal_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_birdsong_reveal_start, 2, f.me)
    return birdsong_reveal_start_done(t, s, f)

# root/factions/mechanical_marquise.law:724 mechanical_marquise.birdsong.reveal
def birdsong_reveal_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_birdsong_reveal and override(t, s, f, t.x_mechanical_marquise_birdsong_reveal, 3, len(s.stack) - 1, 2):
        return True
    s.record[t.record_of(f.me, 'mechanical_marquise')].built = 0
    draw_from(t, s, f.me, 1, t.zone_woodland_deck, t.zone_mechanical_marquise_order_card[f.me])
    if t.h_mechanical_marquise_birdsong_reveal_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_birdsong_reveal_end, 3, f.me)
    f.pc = 3  # birdsong_reveal_end_done
    return True

# root/factions/mechanical_marquise.law:724 mechanical_marquise.birdsong.reveal
def birdsong_reveal_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 4)
    return birdsong_craft(t, s, f)

# root/factions/mechanical_marquise.law:735 mechanical_marquise.birdsong.craft: step craft
def birdsong_craft(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_birdsong_craft_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_birdsong_craft_start, 5, f.me)
    return birdsong_craft_start_done(t, s, f)

# root/factions/mechanical_marquise.law:735 mechanical_marquise.birdsong.craft
def birdsong_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_birdsong_craft and override(t, s, f, t.x_mechanical_marquise_birdsong_craft, 8, len(s.stack) - 1, 5):
        return True
    f.left1 = list(on_top(s.zones[t.zone_mechanical_marquise_order_card[f.me]], t.cards))
    return birdsong_round(t, s, f)

# root/factions/mechanical_marquise.law:736 mechanical_marquise.birdsong.craft
def birdsong_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return birdsong_after_loop(t, s, f)
    f.order = f.left1.pop(0)
    if some_held(t, s, forms_of(t, t.card_item[f.order]), t.within[t.box_woodland_item_supply]):
        put_unit(t, s, f.me, first(units_in(t, s, forms_of(t, t.card_item[f.order]), t.within[t.box_woodland_item_supply])), t.box_woodland_crafted_items[f.me])
        score(t, s, f.me, 1)
    f.pc = 6  # birdsong_round
    return True

# root/factions/mechanical_marquise.law:736 mechanical_marquise.birdsong.craft
def birdsong_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_birdsong_craft_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_birdsong_craft_end, 8, f.me)
    f.pc = 8  # birdsong_craft_end_done
    return True

# root/factions/mechanical_marquise.law:735 mechanical_marquise.birdsong.craft
def birdsong_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 9)
    return birdsong_end(t, s, f)

# root/factions/mechanical_marquise.law:0 mechanical_marquise.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:762 mechanical_marquise.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_carry(t, s, f)

# root/factions/mechanical_marquise.law:762 mechanical_marquise.daylight.carry: step carry
def daylight_carry(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_daylight_carry_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_daylight_carry_start, 2, f.me)
    return daylight_carry_start_done(t, s, f)

# root/factions/mechanical_marquise.law:762 mechanical_marquise.daylight.carry
def daylight_carry_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_daylight_carry and override(t, s, f, t.x_mechanical_marquise_daylight_carry, 6, len(s.stack) - 1, 2):
        return True
    f.left1 = list(on_top(s.zones[t.zone_mechanical_marquise_order_card[f.me]], t.cards))
    return daylight_round(t, s, f)

# root/factions/mechanical_marquise.law:763 mechanical_marquise.daylight.carry
def daylight_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return daylight_after_loop(t, s, f)
    f.order = f.left1.pop(0)
    if not (t.can_mechanical_marquise_obey(t, s, f.me, -1, f.order)):
        return daylight_after_obey(t, s, f)
    f.pc = 4  # daylight_after_obey
    g = t.p_mechanical_marquise_obey(f.me)
    g.order = f.order
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:764 mechanical_marquise.daylight.carry
def daylight_after_obey(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(63459)
    f.pc = 3  # daylight_round
    return True

# root/factions/mechanical_marquise.law:763 mechanical_marquise.daylight.carry
def daylight_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_daylight_carry_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_daylight_carry_end, 6, f.me)
    f.pc = 6  # daylight_carry_end_done
    return True

# root/factions/mechanical_marquise.law:762 mechanical_marquise.daylight.carry
def daylight_carry_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 7)
    return daylight_again(t, s, f)

# root/factions/mechanical_marquise.law:765 mechanical_marquise.daylight.again: step again
def daylight_again(t: Any, s: Any, f: Any) -> bool:
    if not (((not (s.record[t.record_of(f.me, 'mechanical_marquise')].built == 1)) and (total_on(s.at, t.rows_building[f.me], t.sites) <= 5))):
        f.pc = 17  # daylight_again_end_done
        return True
    if t.h_mechanical_marquise_daylight_again_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_daylight_again_start, 8, f.me)
    return daylight_again_start_done(t, s, f)

# root/factions/mechanical_marquise.law:765 mechanical_marquise.daylight.again
def daylight_again_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_daylight_again and override(t, s, f, t.x_mechanical_marquise_daylight_again, 17, len(s.stack) - 1, 8):
        return True
    f.left2 = list(on_top(s.zones[t.zone_mechanical_marquise_order_card[f.me]], t.cards))
    return daylight_round_2(t, s, f)

# root/factions/mechanical_marquise.law:766 mechanical_marquise.daylight.again
def daylight_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left2:
        return daylight_after_loop_3(t, s, f)
    f.order = f.left2.pop(0)
    if not ((not (t.card_suit[f.order] == t.suit_woodland_bird))):
        return daylight_otherwise(t, s, f)
    discard(t, s, f.me, f.order)
    f.pc = 10  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/mechanical_marquise.law:768 mechanical_marquise.daylight.again
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    draw_from(t, s, f.me, 1, t.zone_woodland_deck, t.zone_mechanical_marquise_order_card[f.me])
    f.pc = 11  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/mechanical_marquise.law:769 mechanical_marquise.daylight.again
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    f.left3 = list(on_top(s.zones[t.zone_mechanical_marquise_order_card[f.me]], t.cards))
    return daylight_round_3(t, s, f)

# root/factions/mechanical_marquise.law:770 mechanical_marquise.daylight.again
def daylight_round_3(t: Any, s: Any, f: Any) -> bool:
    if not f.left3:
        return daylight_after_loop_2(t, s, f)
    f.next_order = f.left3.pop(0)
    if not (t.can_mechanical_marquise_obey(t, s, f.me, -1, f.next_order)):
        return daylight_after_obey_2(t, s, f)
    f.pc = 13  # daylight_after_obey_2
    g = t.p_mechanical_marquise_obey(f.me)
    g.order = f.next_order
    s.stack.append(g)
    return True

# root/factions/mechanical_marquise.law:771 mechanical_marquise.daylight.again
def daylight_after_obey_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(63459)
    f.pc = 12  # daylight_round_3
    return True

# root/factions/mechanical_marquise.law:770 mechanical_marquise.daylight.again
def daylight_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise(t, s, f)

# root/factions/mechanical_marquise.law:767 mechanical_marquise.daylight.again
def daylight_otherwise(t: Any, s: Any, f: Any) -> bool:
    f.pc = 9  # daylight_round_2
    return True

# root/factions/mechanical_marquise.law:766 mechanical_marquise.daylight.again
def daylight_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_daylight_again_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_daylight_again_end, 17, f.me)
    f.pc = 17  # daylight_again_end_done
    return True

# root/factions/mechanical_marquise.law:765 mechanical_marquise.daylight.again
def daylight_again_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 18)
    return daylight_end(t, s, f)

# root/factions/mechanical_marquise.law:0 mechanical_marquise.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:828 mechanical_marquise.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_score(t, s, f)

# root/factions/mechanical_marquise.law:828 mechanical_marquise.evening.score: step score
def evening_score(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_evening_score_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_score_start, 2, f.me)
    return evening_score_start_done(t, s, f)

# root/factions/mechanical_marquise.law:828 mechanical_marquise.evening.score
def evening_score_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_evening_score and override(t, s, f, t.x_mechanical_marquise_evening_score, 5, len(s.stack) - 1, 2):
        return True
    f.left1 = list(on_top(s.zones[t.zone_mechanical_marquise_order_card[f.me]], t.cards))
    return evening_round(t, s, f)

# root/factions/mechanical_marquise.law:829 mechanical_marquise.evening.score
def evening_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return evening_after_loop(t, s, f)
    f.order = f.left1.pop(0)
    if (t.card_suit[f.order] == t.suit_woodland_fox):
        score(t, s, f.me, max(0, track_last(t, s, t.track_mechanical_marquise_buildings_points[f.me], t.own[f.me].sawmill)))
    elif (t.card_suit[f.order] == t.suit_woodland_rabbit):
        score(t, s, f.me, max(0, track_last(t, s, t.track_mechanical_marquise_buildings_points[f.me], t.own[f.me].workshop)))
    elif (t.card_suit[f.order] == t.suit_woodland_mouse):
        score(t, s, f.me, max(0, track_last(t, s, t.track_mechanical_marquise_buildings_points[f.me], t.own[f.me].recruiter)))
    else:
        score(t, s, f.me, max(0, t.v_mechanical_marquise_best_row(t, s, f.me)))
    f.pc = 3  # evening_round
    return True

# root/factions/mechanical_marquise.law:829 mechanical_marquise.evening.score
def evening_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_evening_score_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_score_end, 5, f.me)
    f.pc = 5  # evening_score_end_done
    return True

# root/factions/mechanical_marquise.law:828 mechanical_marquise.evening.score
def evening_score_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 6)
    return evening_discard(t, s, f)

# root/factions/mechanical_marquise.law:898 mechanical_marquise.evening.discard: step discard
def evening_discard(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_evening_discard_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_discard_start, 7, f.me)
    return evening_discard_start_done(t, s, f)

# root/factions/mechanical_marquise.law:898 mechanical_marquise.evening.discard
def evening_discard_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_evening_discard and override(t, s, f, t.x_mechanical_marquise_evening_discard, 8, len(s.stack) - 1, 7):
        return True
    discard_all(t, s, f.me, list(s.zones[t.zone_mechanical_marquise_order_card[f.me]]))
    if t.h_mechanical_marquise_evening_discard_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_discard_end, 8, f.me)
    f.pc = 8  # evening_discard_end_done
    return True

# root/factions/mechanical_marquise.law:898 mechanical_marquise.evening.discard
def evening_discard_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 9)
    return evening_bonus(t, s, f)

# root/factions/mechanical_marquise.law:906 mechanical_marquise.evening.bonus: step bonus
def evening_bonus(t: Any, s: Any, f: Any) -> bool:
    if t.h_mechanical_marquise_evening_bonus_start >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_bonus_start, 10, f.me)
    return evening_bonus_start_done(t, s, f)

# root/factions/mechanical_marquise.law:906 mechanical_marquise.evening.bonus
def evening_bonus_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_evening_bonus and override(t, s, f, t.x_mechanical_marquise_evening_bonus, 11, len(s.stack) - 1, 10):
        return True
    score(t, s, f.me, max(0, t.v_mechanical_marquise_bonus(t, s, f.me)))
    if t.h_mechanical_marquise_evening_bonus_end >= 0:
        return open_window(t, s, f, t.h_mechanical_marquise_evening_bonus_end, 11, f.me)
    f.pc = 11  # evening_bonus_end_done
    return True

# root/factions/mechanical_marquise.law:906 mechanical_marquise.evening.bonus
def evening_bonus_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:168 mechanical_marquise.no_dominance.0: does it apply now?
def no_dominance_0_fits(t: Any, s: Any, f: Any) -> bool:
    return (t.players == 3)

# root/factions/mechanical_marquise.law:168 mechanical_marquise.no_dominance.0
def no_dominance_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_no_dominance and override(t, s, f, t.x_mechanical_marquise_no_dominance, 1, len(s.stack) - 1, 0):
        return True
    for c in list([it for it in s.zones[t.zone_woodland_deck] if t.kind_woodland_dominance[it]]):
        remove_card(t, s, c)
    return finish(s)

# root/factions/mechanical_marquise.law:168 mechanical_marquise.no_dominance.0
def no_dominance_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:242 mechanical_marquise.field_hospitals.2: does it apply now?
def field_hospitals_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.defender == f.me and ((s.record[t.record_of(f.me, 'mechanical_marquise')].hospitals == 1) and (s.record[t.record_mechanical_marquise].losses[f.me] >= 2))

# root/factions/mechanical_marquise.law:242 mechanical_marquise.field_hospitals.2
def field_hospitals_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_field_hospitals and override(t, s, f, t.x_mechanical_marquise_field_hospitals, 2, len(s.stack) - 1, 0):
        return True
    place(t, s, f.me, t.own[f.me].warrior, 2, place_of(s, (t.own[f.me].keep, ), t.sites))
    f.pc = 1  # field_hospitals_2_then
    return s.busy or field_hospitals_2_then(t, s, f)

# root/factions/mechanical_marquise.law:243 mechanical_marquise.field_hospitals.2
def field_hospitals_2_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:242 mechanical_marquise.field_hospitals.2
def field_hospitals_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:134 mechanical_marquise.dexterity.0
def dexterity_0_fits(t: Any, s: Any, me: int, card: int, of: int) -> bool:
    return of == me

# root/factions/mechanical_marquise.law:134 mechanical_marquise.dexterity.0
def dexterity_0_target(t: Any, s: Any, me: int, card: int, of: int) -> int:
    return t.zone_woodland_discard_pile

# root/factions/mechanical_marquise.law:134 mechanical_marquise.dexterity.0
def dexterity_0_points(t: Any, s: Any, me: int, card: int, of: int) -> int:
    return 1

# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1: is this the event?
def field_hospitals_1_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_warrior and t.owner[x[2]] == me and running(s, 'woodland.battle')

# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1
def field_hospitals_1_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1: what must change before it does anything?
def field_hospitals_1_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if group_size(f.fallen) != 0 else 16)

# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1
def field_hospitals_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_mechanical_marquise_field_hospitals and override(t, s, f, t.x_mechanical_marquise_field_hospitals, 1, len(s.stack) - 1, 0):
        return True
    s.record[t.record_mechanical_marquise].losses[f.me] += group_size(f.fallen)
    counts_until(s, t.record_mechanical_marquise, 'losses', 'woodland.battle', 0)
    return finish(s)

# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1
def field_hospitals_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:113 mechanical_marquise.hates_surprises: does it apply now?
def hates_surprises_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me

# root/factions/mechanical_marquise.law:113 mechanical_marquise.hates_surprises
def hates_surprises_0(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:132 mechanical_marquise.dexterity: exception to woodland.starting_cards
def dexterity_1(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return 0
    return None

# root/factions/mechanical_marquise.law:133 mechanical_marquise.dexterity: exception to woodland.loot
def dexterity_2(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return len(s.zones[t.zone_woodland_deck])
    return None

# root/factions/mechanical_marquise.law:180 mechanical_marquise.taking_hits: does it apply now?
def taking_hits_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/factions/mechanical_marquise.law:180 mechanical_marquise.taking_hits
def taking_hits_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return pick_units(t, s, f, 1, t.base_mechanical_marquise + 18, f.me, unit_counts(s, units_at(t, s, (own_for(t, s, t.rows_warrior[u.victim], u.victim, t.purpose_battle, u.field) if s.treated else t.rows_warrior[u.victim]), u.field), t.width), max(0, u.amount), max(0, u.amount))

# root/factions/mechanical_marquise.law:181 mechanical_marquise.taking_hits
def taking_hits_3_fallen_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.fallen = s.result
    return pick_units(t, s, f, 2, t.base_mechanical_marquise + 19, f.me, unit_counts(s, units_at(t, s, t.rows_token[u.victim], u.field), t.width), max(0, (u.amount - group_size(f.fallen))), max(0, (u.amount - group_size(f.fallen))))

# root/factions/mechanical_marquise.law:182 mechanical_marquise.taking_hits
def taking_hits_3_lost_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.lost = s.result
    f.blows = ((u.amount - group_size(f.fallen)) - group_size(f.lost))
    return pick_units(t, s, f, 3, t.base_mechanical_marquise + 20, f.me, unit_counts(s, units_at(t, s, t.rows_building[u.victim], u.field), t.width), max(0, t.v_mechanical_marquise_wrecked_by(t, s, f.me, f.blows)), max(0, t.v_mechanical_marquise_wrecked_by(t, s, f.me, f.blows)))

# root/factions/mechanical_marquise.law:184 mechanical_marquise.taking_hits
def taking_hits_3_wrecked_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.wrecked = s.result
    s.together += 1
    lift_group(t, s, u.dealer, f.fallen)
    f.pc = 4  # taking_hits_3_then
    return s.busy or taking_hits_3_then(t, s, f)

# root/factions/mechanical_marquise.law:186 mechanical_marquise.taking_hits
def taking_hits_3_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    lift_group(t, s, u.dealer, f.lost)
    f.pc = 5  # taking_hits_3_then_2
    return s.busy or taking_hits_3_then_2(t, s, f)

# root/factions/mechanical_marquise.law:187 mechanical_marquise.taking_hits
def taking_hits_3_then_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    lift_group(t, s, u.dealer, f.wrecked)
    f.pc = 6  # taking_hits_3_then_3
    return s.busy or taking_hits_3_then_3(t, s, f)

# root/factions/mechanical_marquise.law:188 mechanical_marquise.taking_hits
def taking_hits_3_then_3(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 7  # taking_hits_3_then_4
    return True

# root/factions/mechanical_marquise.law:185 mechanical_marquise.taking_hits
def taking_hits_3_then_4(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/mechanical_marquise.law:911 mechanical_marquise.level.easy: exception to mechanical_marquise.levy
def level_easy_4(t: Any, s: Any, me: int) -> Any:
    if s.record[me].level == 0:
        return 2
    return None

# root/factions/mechanical_marquise.law:931 mechanical_marquise.level.challenging: exception to mechanical_marquise.reinforcements
def level_challenging_5(t: Any, s: Any, me: int) -> Any:
    if s.record[me].level == 2:
        return 2
    return None

# root/factions/mechanical_marquise.law:944 mechanical_marquise.level.nightmare: exception to mechanical_marquise.reinforcements
def level_nightmare_6(t: Any, s: Any, me: int) -> Any:
    if s.record[me].level == 3:
        return 2
    return None

# root/factions/mechanical_marquise.law:945 mechanical_marquise.level.nightmare: exception to mechanical_marquise.bonus
def level_nightmare_7(t: Any, s: Any, me: int) -> Any:
    if s.record[me].level == 3:
        return 1
    return None

# root/factions/mechanical_marquise.law:84 mechanical_marquise.keep: cannot
def keep_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return who != me and place == place_of(s, (t.own[me].keep, ), t.sites)

# root/factions/mechanical_marquise.law:39 mechanical_marquise.ties: an automaton decides
def ties_place(t: Any, s: Any, me: int, o: list[int]) -> Any:
    o = best(o, [it for it in o], False)
    return o

# root/factions/mechanical_marquise.law:40 mechanical_marquise.ties: an automaton decides
def ties_player(t: Any, s: Any, me: int, o: list[int]) -> Any:
    o = best(o, [t.by_letter.index(it) for it in o], False)
    return o

# root/factions/mechanical_marquise.law:41 mechanical_marquise.ties: an automaton decides
def ties_else(t: Any, s: Any, me: int, o: list[int]) -> Any:
    return [o[below(s, len(o))]]


# root/factions/mechanical_marquise.law:293 mechanical_marquise.obey: procedure obey
class Obey(Frame):
    __slots__ = ('automaton', 'order', 'site', 'left1', 'camp', 'outpost', 'round2', 'front', 'post', 'left3', 'surplus', 'band', 'left4', 'target', )
    NAMES: ClassVar[tuple[str, ...]] = ('automaton', 'order', 'site', 'left1', 'camp', 'outpost', 'round2', 'front', 'post', 'left3', 'surplus', 'band', 'left4', 'target', )
    KEY: ClassVar[str] = 'mechanical_marquise:Obey'
    PATH: ClassVar[str] = 'mechanical_marquise.obey'
    ENDS: ClassVar[dict[str, int]] = {'mechanical_marquise.obey': 61}
    FIRST: ClassVar[str] = 'automaton'
    BLOCKS = (obey, obey_obey_start_done, obey_battle_start_done, obey_round, obey_after_assault, obey_after_loop, obey_battle_end_done, obey_recruit_start_done, obey_camp_chosen, obey_after_camp, obey_then, obey_outpost_chosen, obey_after_outpost, obey_then_2, obey_then_3, obey_otherwise, obey_again, obey_camp_chosen_2, obey_then_4, obey_after_loop_2, obey_after_if, obey_front_chosen, obey_after_front, obey_then_5, obey_recruit_end_done, obey_build_start_done, obey_after_raise, obey_otherwise_2, obey_after_raise_2, obey_otherwise_3, obey_after_raise_3, obey_otherwise_4, obey_after_raise_4, obey_otherwise_5, obey_after_raise_5, obey_otherwise_6, obey_after_raise_6, obey_build_end_done, obey_move_start_done, obey_round_2, obey_band_chosen, obey_after_advance, obey_after_loop_3, obey_move_end_done, obey_charge_start_done, obey_round_3, obey_after_assault_2, obey_after_loop_4, obey_charge_end_done, obey_blitz_start_done, obey_post_chosen, obey_after_post, obey_next, obey_band_chosen_2, obey_next_2, obey_target_chosen, obey_after_target, obey_after_move, obey_after_assault_3, obey_blitz_end_done, obey_halt_start_done, obey_halt_end_done, obey_over, obey_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.automaton: int = -1
        self.order: int = -1
        self.site: int = -1
        self.left1: list[Any] = []
        self.camp: int = -1
        self.outpost: int = -1
        self.round2: int = -1
        self.front: int = -1
        self.post: int = -1
        self.left3: list[Any] = []
        self.surplus: int = -1
        self.band: list[Any] = []
        self.left4: list[Any] = []
        self.target: int = -1

    def clone(self) -> Obey:
        o = Obey.__new__(Obey)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.automaton = self.automaton
        o.order = self.order
        o.site = self.site
        o.left1 = copied(self.left1)
        o.camp = self.camp
        o.outpost = self.outpost
        o.round2 = self.round2
        o.front = self.front
        o.post = self.post
        o.left3 = copied(self.left3)
        o.surplus = self.surplus
        o.band = copied(self.band)
        o.left4 = copied(self.left4)
        o.target = self.target
        return o


# root/factions/mechanical_marquise.law:553 mechanical_marquise.assault: procedure assault
class Assault(Frame):
    __slots__ = ('automaton', 'site', 'foe', )
    NAMES: ClassVar[tuple[str, ...]] = ('automaton', 'site', 'foe', )
    KEY: ClassVar[str] = 'mechanical_marquise:Assault'
    PATH: ClassVar[str] = 'mechanical_marquise.assault'
    ENDS: ClassVar[dict[str, int]] = {'mechanical_marquise.assault': 4}
    FIRST: ClassVar[str] = 'automaton'
    BLOCKS = (assault, assault_foe_chosen, assault_begins, assault_assault_start_done, assault_after_battle, assault_over, assault_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.automaton: int = -1
        self.site: int = -1
        self.foe: int = -1

    def clone(self) -> Assault:
        o = Assault.__new__(Assault)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.automaton = self.automaton
        o.site = self.site
        o.foe = self.foe
        return o


# root/factions/mechanical_marquise.law:589 mechanical_marquise.advance: procedure advance
class Advance(Frame):
    __slots__ = ('automaton', 'band', 'post', 'target', )
    NAMES: ClassVar[tuple[str, ...]] = ('automaton', 'band', 'post', 'target', )
    KEY: ClassVar[str] = 'mechanical_marquise:Advance'
    PATH: ClassVar[str] = 'mechanical_marquise.advance'
    ENDS: ClassVar[dict[str, int]] = {'mechanical_marquise.advance': 5}
    FIRST: ClassVar[str] = 'automaton'
    BLOCKS = (advance, advance_target_chosen, advance_begins, advance_advance_start_done, advance_after_move, advance_end, advance_over, advance_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.automaton: int = -1
        self.band: list[Any] = []
        self.post: int = -1
        self.target: int = -1

    def clone(self) -> Advance:
        o = Advance.__new__(Advance)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.automaton = self.automaton
        o.band = copied(self.band)
        o.post = self.post
        o.target = self.target
        return o


# root/factions/mechanical_marquise.law:631 mechanical_marquise.raise: procedure raise
class Raise(Frame):
    __slots__ = ('automaton', 'plan', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('automaton', 'plan', 'site', )
    KEY: ClassVar[str] = 'mechanical_marquise:Raise'
    PATH: ClassVar[str] = 'mechanical_marquise.raise'
    ENDS: ClassVar[dict[str, int]] = {'mechanical_marquise.raise': 5}
    FIRST: ClassVar[str] = 'automaton'
    BLOCKS = (raise_, raise__site_chosen, raise__begins, raise__raise_start_done, raise__then, raise__end, raise__over, raise__dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.automaton: int = -1
        self.plan: int = -1
        self.site: int = -1

    def clone(self) -> Raise:
        o = Raise.__new__(Raise)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.automaton = self.automaton
        o.plan = self.plan
        o.site = self.site
        return o


# root/factions/mechanical_marquise.law:663 mechanical_marquise.setup: phase setup
class Setup(Frame):
    __slots__ = ('host', 'next_', 'home', 'post', 'left1', 'plan', 'left2', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('host', 'next_', 'home', 'post', 'left1', 'plan', 'left2', 'site', )
    KEY: ClassVar[str] = 'mechanical_marquise:Setup'
    PATH: ClassVar[str] = 'mechanical_marquise.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 40}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'mechanical_marquise.setup.level': (0, 7), 'mechanical_marquise.setup.blitz': (7, 11), 'mechanical_marquise.setup.fortified': (11, 15), 'mechanical_marquise.setup.hospitals': (15, 19), 'mechanical_marquise.setup.iron_will': (19, 23), 'mechanical_marquise.setup.keep': (23, 27), 'mechanical_marquise.setup.garrison': (27, 34), 'mechanical_marquise.setup.starting_buildings': (34, 40)}
    BLOCKS = (setup, setup_level_start_done, setup_host_chosen, setup_after_host, setup_next_chosen, setup_after_next, setup_next, setup_level_end_done, setup_blitz_start_done, setup_may_answered, setup_after_may, setup_blitz_end_done, setup_fortified_start_done, setup_may_answered_2, setup_after_may_2, setup_fortified_end_done, setup_hospitals_start_done, setup_may_answered_3, setup_after_may_3, setup_hospitals_end_done, setup_iron_will_start_done, setup_may_answered_4, setup_after_may_4, setup_iron_will_end_done, setup_keep_start_done, setup_next_2, setup_then, setup_keep_end_done, setup_garrison_start_done, setup_round, setup_post_chosen, setup_then_2, setup_after_loop, setup_then_3, setup_garrison_end_done, setup_starting_buildings_start_done, setup_round_2, setup_next_3, setup_then_4, setup_after_loop_2, setup_starting_buildings_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.host: int = -1
        self.next_: int = -1
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
        o.host = self.host
        o.next_ = self.next_
        o.home = self.home
        o.post = self.post
        o.left1 = copied(self.left1)
        o.plan = self.plan
        o.left2 = copied(self.left2)
        o.site = self.site
        return o


# root/factions/mechanical_marquise.law:724 mechanical_marquise.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('order', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('order', 'left1', )
    KEY: ClassVar[str] = 'mechanical_marquise:Birdsong'
    PATH: ClassVar[str] = 'mechanical_marquise.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 9}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'mechanical_marquise.birdsong.reveal': (0, 3), 'mechanical_marquise.birdsong.craft': (3, 8)}
    BLOCKS = (birdsong, birdsong_reveal, birdsong_reveal_start_done, birdsong_reveal_end_done, birdsong_craft, birdsong_craft_start_done, birdsong_round, birdsong_after_loop, birdsong_craft_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.order: int = -1
        self.left1: list[Any] = []

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.order = self.order
        o.left1 = copied(self.left1)
        return o


# root/factions/mechanical_marquise.law:762 mechanical_marquise.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('order', 'left1', 'happened', 'left2', 'next_order', 'left3', )
    NAMES: ClassVar[tuple[str, ...]] = ('order', 'left1', 'happened', 'left2', 'next_order', 'left3', )
    KEY: ClassVar[str] = 'mechanical_marquise:Daylight'
    PATH: ClassVar[str] = 'mechanical_marquise.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 18}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'mechanical_marquise.daylight.carry': (0, 6), 'mechanical_marquise.daylight.again': (6, 17)}
    BLOCKS = (daylight, daylight_carry, daylight_carry_start_done, daylight_round, daylight_after_obey, daylight_after_loop, daylight_carry_end_done, daylight_again, daylight_again_start_done, daylight_round_2, daylight_then, daylight_then_2, daylight_round_3, daylight_after_obey_2, daylight_after_loop_2, daylight_otherwise, daylight_after_loop_3, daylight_again_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.order: int = -1
        self.left1: list[Any] = []
        self.happened: list[Any] = []
        self.left2: list[Any] = []
        self.next_order: int = -1
        self.left3: list[Any] = []

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.order = self.order
        o.left1 = copied(self.left1)
        o.happened = copied(self.happened)
        o.left2 = copied(self.left2)
        o.next_order = self.next_order
        o.left3 = copied(self.left3)
        return o


# root/factions/mechanical_marquise.law:828 mechanical_marquise.evening: phase evening
class Evening(Frame):
    __slots__ = ('order', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('order', 'left1', )
    KEY: ClassVar[str] = 'mechanical_marquise:Evening'
    PATH: ClassVar[str] = 'mechanical_marquise.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 11}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'mechanical_marquise.evening.score': (0, 5), 'mechanical_marquise.evening.discard': (5, 8), 'mechanical_marquise.evening.bonus': (8, 11)}
    BLOCKS = (evening, evening_score, evening_score_start_done, evening_round, evening_after_loop, evening_score_end_done, evening_discard, evening_discard_start_done, evening_discard_end_done, evening_bonus, evening_bonus_start_done, evening_bonus_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.order: int = -1
        self.left1: list[Any] = []

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.order = self.order
        o.left1 = copied(self.left1)
        return o


# root/factions/mechanical_marquise.law:168 mechanical_marquise.no_dominance.0
class NoDominance0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'mechanical_marquise:NoDominance0'
    PATH: ClassVar[str] = 'mechanical_marquise.no_dominance.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (no_dominance_0, no_dominance_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> NoDominance0:
        o = NoDominance0.__new__(NoDominance0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/mechanical_marquise.law:242 mechanical_marquise.field_hospitals.2
class FieldHospitals2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'mechanical_marquise:FieldHospitals2'
    PATH: ClassVar[str] = 'mechanical_marquise.field_hospitals.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (field_hospitals_2, field_hospitals_2_then, field_hospitals_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> FieldHospitals2:
        o = FieldHospitals2.__new__(FieldHospitals2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/mechanical_marquise.law:240 mechanical_marquise.field_hospitals.1
class FieldHospitals1(Frame):
    __slots__ = ('fallen', )
    NAMES: ClassVar[tuple[str, ...]] = ('fallen', )
    KEY: ClassVar[str] = 'mechanical_marquise:FieldHospitals1'
    PATH: ClassVar[str] = 'mechanical_marquise.field_hospitals.1'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = field_hospitals_1_waits_for
    WRITES: ClassVar[int] = 4
    BLOCKS = (field_hospitals_1, field_hospitals_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.fallen: list[Any] = []

    def clone(self) -> FieldHospitals1:
        o = FieldHospitals1.__new__(FieldHospitals1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.fallen = copied(self.fallen)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.fallen = group


# root/factions/mechanical_marquise.law:113 mechanical_marquise.hates_surprises
class HatesSurprises0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'mechanical_marquise:HatesSurprises0'
    PATH: ClassVar[str] = 'mechanical_marquise.hates_surprises'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (hates_surprises_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> HatesSurprises0:
        o = HatesSurprises0.__new__(HatesSurprises0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/mechanical_marquise.law:180 mechanical_marquise.taking_hits
class TakingHits3(Frame):
    __slots__ = ('fallen', 'lost', 'blows', 'wrecked', )
    NAMES: ClassVar[tuple[str, ...]] = ('fallen', 'lost', 'blows', 'wrecked', )
    KEY: ClassVar[str] = 'mechanical_marquise:TakingHits3'
    PATH: ClassVar[str] = 'mechanical_marquise.taking_hits'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (taking_hits_3, taking_hits_3_fallen_chosen, taking_hits_3_lost_chosen, taking_hits_3_wrecked_chosen, taking_hits_3_then, taking_hits_3_then_2, taking_hits_3_then_3, taking_hits_3_then_4, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.fallen: list[Any] = []
        self.lost: list[Any] = []
        self.blows: int = -1
        self.wrecked: list[Any] = []

    def clone(self) -> TakingHits3:
        o = TakingHits3.__new__(TakingHits3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.fallen = copied(self.fallen)
        o.lost = copied(self.lost)
        o.blows = self.blows
        o.wrecked = copied(self.wrecked)
        return o


class State(Record):
    __slots__ = ('level', 'blitz', 'fortified', 'hospitals', 'iron_will', 'built', 'reached', 'mustered', 'losses', )
    NAMES = ('level', 'blitz', 'fortified', 'hospitals', 'iron_will', 'built', 'reached', 'mustered', 'losses', )

    def __init__(self, t: Any) -> None:
        self.level: Any = -1
        self.blitz: Any = 0
        self.fortified: Any = 0
        self.hospitals: Any = 0
        self.iron_will: Any = 0
        self.built: Any = 0
        self.reached: Any = [0] * t.sites
        self.mustered: Any = [0] * t.sites
        self.losses: Any = [0] * t.players

    def clone(self) -> State:
        o = State.__new__(State)
        o.level = self.level
        o.blitz = self.blitz
        o.fortified = self.fortified
        o.hospitals = self.hospitals
        o.iron_will = self.iron_will
        o.built = self.built
        o.reached = self.reached[:]
        o.mustered = self.mustered[:]
        o.losses = self.losses[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'mechanical_marquise',
 'kind': 'automated faction',
 'title': 'Mechanical Marquise 2.0',
 'file': 'root/factions/mechanical_marquise.law',
 'fields': {'chapter': 24, 'letter': 'A', 'reach': 10, 'colour': '#b5651d'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 25, ['warrior'], False, 0, '', False),
            ('sawmill', 'Sawmill', 6, ['building'], False, 0, '', False),
            ('workshop', 'Workshop', 6, ['building'], False, 0, '', False),
            ('recruiter', 'Recruiter', 6, ['building'], False, 0, '', False),
            ('keep', 'Keep', 1, ['token'], False, 0, '', False)],
 'zones': [('order_card', 'Order Card', False, 'all', '', False, '')],
 'boxes': [],
 'tracks': [('buildings',
             'Buildings',
             6,
             ['sawmill', 'workshop', 'recruiter'],
             {'points': {'sawmill': [0, 1, 2, 3, 4, 5], 'workshop': [0, 1, 2, 3, 4, 5], 'recruiter': [0, 1, 2, 3, 4, 5]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [('level',
            'Difficulty',
            [('easy', 'Easy', {}), ('normal', 'Default', {}), ('challenging', 'Challenging', {}), ('nightmare', 'Nightmare', {})],
            [])],
 'cards': [],
 'seat_numbers': ['losses'],
 'kept': [('blitz', 'Blitz', 'system', True, False),
          ('fortified', 'Fortified', 'system', True, False),
          ('hospitals', 'Hospitals', 'system', True, False),
          ('iron_will', 'Iron Will', 'system', True, False),
          ('built', 'Built this Turn', 'system', True, False),
          ('reached', 'Moved Into', 'place', True, False),
          ('mustered', 'Recruits of this Step', 'place', False, False),
          ('losses', 'Warriors Lost', 'seat', False, False)],
 'sayings': {'mechanical_marquise.field_hospitals.2': 'at end of battle',
             'mechanical_marquise.field_hospitals.1': 'when a player removes any warriors of mechanical marquise'},
 'replaces': ['marquise'],
 'number_titles': {'blitz': 'Blitz',
                   'fortified': 'Fortified',
                   'hospitals': 'Hospitals',
                   'iron_will': 'Iron Will',
                   'built': 'Built this Turn',
                   'reached': 'Moved Into',
                   'mustered': 'Recruits of this Step',
                   'losses': 'Warriors Lost'},
 'marks': ['blitz', 'fortified', 'hospitals', 'iron_will', 'built', 'reached'],
 'titles': {'mechanical_marquise.obey.battle': 'Battle',
            'mechanical_marquise.obey.recruit': 'Recruit',
            'mechanical_marquise.obey.build': 'Build',
            'mechanical_marquise.obey.move': 'Move',
            'mechanical_marquise.obey.charge': 'Battle Where It Moved',
            'mechanical_marquise.obey.blitz': 'Blitz',
            'mechanical_marquise.obey.halt': 'Halt',
            'mechanical_marquise.setup.level': 'Difficulty',
            'mechanical_marquise.setup.blitz': 'Blitz',
            'mechanical_marquise.setup.fortified': 'Fortified',
            'mechanical_marquise.setup.hospitals': 'Hospitals',
            'mechanical_marquise.setup.iron_will': 'Iron Will',
            'mechanical_marquise.setup.keep': 'Place Keep',
            'mechanical_marquise.setup.garrison': 'Garrison',
            'mechanical_marquise.setup.starting_buildings': 'Place Starting Buildings',
            'mechanical_marquise.birdsong.reveal': 'Reveal Order',
            'mechanical_marquise.birdsong.craft': 'Craft Item',
            'mechanical_marquise.daylight.carry': 'Carry Out the Order',
            'mechanical_marquise.daylight.again': 'Repeat',
            'mechanical_marquise.evening.score': 'Score',
            'mechanical_marquise.evening.discard': 'Discard Order',
            'mechanical_marquise.evening.bonus': 'Bonus',
            'mechanical_marquise.setup': 'Faction Setup',
            'mechanical_marquise.birdsong': 'Birdsong',
            'mechanical_marquise.daylight': 'Daylight',
            'mechanical_marquise.evening': 'Evening',
            'mechanical_marquise.ties': 'Ties',
            'mechanical_marquise.levy': 'Recruits',
            'mechanical_marquise.escalated_levy': 'Recruits in Each Clearing',
            'mechanical_marquise.wrecked_by': 'Buildings Lost',
            'mechanical_marquise.reinforcements': 'Reinforcements',
            'mechanical_marquise.bonus': 'Bonus Points',
            'mechanical_marquise.most_made': 'Buildings of the Commonest Kind',
            'mechanical_marquise.best_row': 'Points of the Commonest Kind',
            'mechanical_marquise.keep': 'The Keep',
            'mechanical_marquise.hates_surprises': 'Hates Surprises',
            'mechanical_marquise.dexterity': 'Poor Manual Dexterity',
            'mechanical_marquise.no_dominance': 'No Dominance',
            'mechanical_marquise.taking_hits': 'Taking Hits',
            'mechanical_marquise.field_hospitals': 'Hospitals',
            'mechanical_marquise.obey': 'The Order',
            'mechanical_marquise.assault': 'The Defender',
            'mechanical_marquise.advance': 'The Way',
            'mechanical_marquise.raise': 'The Site',
            'mechanical_marquise.level.easy': 'Easy',
            'mechanical_marquise.level.normal': 'Default',
            'mechanical_marquise.level.challenging': 'Challenging',
            'mechanical_marquise.level.nightmare': 'Nightmare'},
 'kind_keys': {'building': ['building'], 'piece': [], 'token': ['token'], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('mechanical_marquise.obey.recruit', 'Recruit', 'camp', 'place', 326, [], []),
    ('mechanical_marquise.obey.recruit', 'Recruit', 'outpost', 'place', 328, [], []),
    ('mechanical_marquise.obey.recruit', 'Recruit', 'camp', 'place', 333, [], []),
    ('mechanical_marquise.obey.recruit', 'Recruit', 'front', 'place', 338, [], []),
    ('mechanical_marquise.obey.move', 'Move', 'band', 'number', 474, [], []),
    ('mechanical_marquise.obey.blitz', 'Blitz', 'post', 'place', 510, [], []),
    ('mechanical_marquise.obey.blitz', 'Blitz', 'band', 'number', 512, [], []),
    ('mechanical_marquise.obey.blitz', 'Blitz', 'target', 'place', 513, [], []),
    ('mechanical_marquise.assault', 'The Defender', 'foe', 'player', 555, [], []),
    ('mechanical_marquise.advance', 'The Way', 'target', 'place', 592, [], []),
    ('mechanical_marquise.raise', 'The Site', 'site', 'place', 633, [], []),
    ('mechanical_marquise.setup.level', 'Difficulty', 'host', 'player', 664, [], []),
    ('mechanical_marquise.setup.level', 'Difficulty', 'next', 'mode level', 665, [], []),
    ('mechanical_marquise.setup.blitz', 'Blitz', 'may', 'yes', 667, ['set blitz'], []),
    ('mechanical_marquise.setup.fortified', 'Fortified', 'may', 'yes', 668, ['set fortified'], []),
    ('mechanical_marquise.setup.hospitals', 'Hospitals', 'may', 'yes', 669, ['set hospitals'], []),
    ('mechanical_marquise.setup.iron_will', 'Iron Will', 'may', 'yes', 670, ['set iron will'], []),
    ('mechanical_marquise.setup.garrison', 'Garrison', 'post', 'place', 694, [], []),
    ('mechanical_marquise.taking_hits', 'Taking Hits', 'fallen', 'number', 181, [], []),
    ('mechanical_marquise.taking_hits', 'Taking Hits', 'lost', 'number', 182, [], []),
    ('mechanical_marquise.taking_hits', 'Taking Hits', 'wrecked', 'number', 184, [], []),
]

VALUES: list[Any] = [
    ('mechanical_marquise.levy', value_levy, (), -1),
    ('mechanical_marquise.escalated_levy', value_escalated_levy, (), -1),
    ('mechanical_marquise.wrecked_by', value_wrecked_by, (), -1),
    ('mechanical_marquise.reinforcements', value_reinforcements, (), -1),
    ('mechanical_marquise.bonus', value_bonus, (), -1),
    ('mechanical_marquise.most_made', value_most_made, (), -1),
    ('mechanical_marquise.best_row', value_best_row, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('mechanical_marquise.obey', Obey, can_obey_now),
    ('mechanical_marquise.assault', Assault, can_assault_now),
    ('mechanical_marquise.advance', Advance, can_advance_now),
    ('mechanical_marquise.raise', Raise, can_raise_now),
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
    ('woodland.setup.starting_hands:start', NoDominance0, no_dominance_0_fits, 'seat', '', False),
    ('woodland.battle:end', FieldHospitals2, field_hospitals_2_fits, 'seat', '', False),
]

TRIGGERS: list[Any] = [
    (REMOVED, field_hospitals_1_fits, FieldHospitals1, field_hospitals_1_can, 'seat', '', False, (False, False, False), True),
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
    ('woodland.battle.ambush', HatesSurprises0, hates_surprises_0_fits, 'seat', ''),
    ('woodland.take', TakingHits3, taking_hits_3_fits, 'seat', ''),
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.starting_cards', dexterity_1, 'seat', True),
    ('woodland.loot', dexterity_2, 'seat', False),
    ('mechanical_marquise.levy', level_easy_4, 'seat', False),
    ('mechanical_marquise.reinforcements', level_challenging_5, 'seat', False),
    ('mechanical_marquise.reinforcements', level_nightmare_6, 'seat', False),
    ('mechanical_marquise.bonus', level_nightmare_7, 'seat', False),
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
    (dexterity_0_fits, 'mechanical_marquise.dexterity'),
    (HatesSurprises0, 'mechanical_marquise.hates_surprises'),
    (dexterity_1, 'mechanical_marquise.dexterity'),
    (dexterity_2, 'mechanical_marquise.dexterity'),
    (TakingHits3, 'mechanical_marquise.taking_hits'),
    (level_easy_4, 'mechanical_marquise.level.easy'),
    (level_challenging_5, 'mechanical_marquise.level.challenging'),
    (level_nightmare_6, 'mechanical_marquise.level.nightmare'),
    (level_nightmare_7, 'mechanical_marquise.level.nightmare'),
    (keep_forbids, 'mechanical_marquise.keep'),
]

CARD_GATES: list[Any] = [
    (dexterity_0_fits, dexterity_0_target, 'zone_woodland_hand', True, dexterity_0_points, 'seat'),
]

TIES: list[Any] = [
    ('place', ties_place),
    ('player', ties_player),
    ('', ties_else),
]
POINTS: list[str] = ['mechanical_marquise.obey:start',
 'mechanical_marquise.obey.battle:start',
 'mechanical_marquise.obey.battle:end',
 'mechanical_marquise.obey.recruit:start',
 'mechanical_marquise.obey.recruit:end',
 'mechanical_marquise.obey.build:start',
 'mechanical_marquise.obey.build:end',
 'mechanical_marquise.obey.move:start',
 'mechanical_marquise.obey.move:end',
 'mechanical_marquise.obey.charge:start',
 'mechanical_marquise.obey.charge:end',
 'mechanical_marquise.obey.blitz:start',
 'mechanical_marquise.obey.blitz:end',
 'mechanical_marquise.obey.halt:start',
 'mechanical_marquise.obey.halt:end',
 'mechanical_marquise.obey:end',
 'mechanical_marquise.assault:start',
 'mechanical_marquise.assault:end',
 'mechanical_marquise.advance:start',
 'mechanical_marquise.advance:end',
 'mechanical_marquise.raise:start',
 'mechanical_marquise.raise:end',
 'mechanical_marquise.setup.level:start',
 'mechanical_marquise.setup.level:end',
 'mechanical_marquise.setup.blitz:start',
 'mechanical_marquise.setup.blitz:end',
 'mechanical_marquise.setup.fortified:start',
 'mechanical_marquise.setup.fortified:end',
 'mechanical_marquise.setup.hospitals:start',
 'mechanical_marquise.setup.hospitals:end',
 'mechanical_marquise.setup.iron_will:start',
 'mechanical_marquise.setup.iron_will:end',
 'mechanical_marquise.setup.keep:start',
 'mechanical_marquise.setup.keep:end',
 'mechanical_marquise.setup.garrison:start',
 'mechanical_marquise.setup.garrison:end',
 'mechanical_marquise.setup.starting_buildings:start',
 'mechanical_marquise.setup.starting_buildings:end',
 'mechanical_marquise.birdsong.reveal:start',
 'mechanical_marquise.birdsong.reveal:end',
 'mechanical_marquise.birdsong.craft:start',
 'mechanical_marquise.birdsong.craft:end',
 'mechanical_marquise.daylight.carry:start',
 'mechanical_marquise.daylight.carry:end',
 'mechanical_marquise.daylight.again:start',
 'mechanical_marquise.daylight.again:end',
 'mechanical_marquise.evening.score:start',
 'mechanical_marquise.evening.score:end',
 'mechanical_marquise.evening.discard:start',
 'mechanical_marquise.evening.discard:end',
 'mechanical_marquise.evening.bonus:start',
 'mechanical_marquise.evening.bonus:end']
PARTS: list[str] = ['mechanical_marquise.obey',
 'mechanical_marquise.obey:would',
 'mechanical_marquise.obey:would_so',
 'mechanical_marquise.obey.battle',
 'mechanical_marquise.obey.recruit',
 'mechanical_marquise.obey.build',
 'mechanical_marquise.obey.move',
 'mechanical_marquise.obey.charge',
 'mechanical_marquise.obey.blitz',
 'mechanical_marquise.obey.halt',
 'mechanical_marquise.assault',
 'mechanical_marquise.assault:would',
 'mechanical_marquise.assault:would_so',
 'mechanical_marquise.advance',
 'mechanical_marquise.advance:would',
 'mechanical_marquise.advance:would_so',
 'mechanical_marquise.raise',
 'mechanical_marquise.raise:would',
 'mechanical_marquise.raise:would_so',
 'mechanical_marquise.setup.level',
 'mechanical_marquise.setup.blitz',
 'mechanical_marquise.setup.fortified',
 'mechanical_marquise.setup.hospitals',
 'mechanical_marquise.setup.iron_will',
 'mechanical_marquise.setup.keep',
 'mechanical_marquise.setup.garrison',
 'mechanical_marquise.setup.starting_buildings',
 'mechanical_marquise.birdsong.reveal',
 'mechanical_marquise.birdsong.craft',
 'mechanical_marquise.daylight.carry',
 'mechanical_marquise.daylight.again',
 'mechanical_marquise.evening.score',
 'mechanical_marquise.evening.discard',
 'mechanical_marquise.evening.bonus',
 'mechanical_marquise.no_dominance',
 'mechanical_marquise.field_hospitals']
RECORD: Any = State
