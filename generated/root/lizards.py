"""Lizard Cult: made by rootdsl from root/factions/lizards.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/lizards.law:223 lizards.fox_souls
def value_fox_souls(t: Any, s: Any, me: int) -> int:
    return len([it for it in s.zones[t.zone_lizards_lost_souls[me]] if (t.card_suit[it] == t.suit_woodland_fox)])

# root/factions/lizards.law:224 lizards.rabbit_souls
def value_rabbit_souls(t: Any, s: Any, me: int) -> int:
    return len([it for it in s.zones[t.zone_lizards_lost_souls[me]] if (t.card_suit[it] == t.suit_woodland_rabbit)])

# root/factions/lizards.law:225 lizards.mouse_souls
def value_mouse_souls(t: Any, s: Any, me: int) -> int:
    return len([it for it in s.zones[t.zone_lizards_lost_souls[me]] if (t.card_suit[it] == t.suit_woodland_mouse)])

# root/factions/lizards.law:227 lizards.most_lost
def value_most_lost(t: Any, s: Any, me: int) -> int:
    return (0 if ((t.v_lizards_fox_souls(t, s, me) > t.v_lizards_rabbit_souls(t, s, me)) and (t.v_lizards_fox_souls(t, s, me) > t.v_lizards_mouse_souls(t, s, me))) else (1 if ((t.v_lizards_rabbit_souls(t, s, me) > t.v_lizards_fox_souls(t, s, me)) and (t.v_lizards_rabbit_souls(t, s, me) > t.v_lizards_mouse_souls(t, s, me))) else (2 if ((t.v_lizards_mouse_souls(t, s, me) > t.v_lizards_fox_souls(t, s, me)) and (t.v_lizards_mouse_souls(t, s, me) > t.v_lizards_rabbit_souls(t, s, me))) else s.record[me].outcast)))

# root/factions/lizards.law:233 lizards.price
def value_price(t: Any, s: Any, me: int) -> int:
    return (1 if (s.record[t.record_of(me, 'lizards')].hated == 1) else 2)

# root/factions/lizards.law:237 lizards.price_of_garden
def value_price_of_garden(t: Any, s: Any, me: int) -> int:
    return (t.v_lizards_price(t, s, me) + 1)

# root/factions/lizards.law:241 lizards.march: can it be done?
def can_march_target(t: Any, s: Any, me: int, crusader: int, start: int, target: int) -> bool:
    among = t.a_lizards_march_target and t.a_lizards_march_target(t, s, me, crusader, start)
    if target >= 0:
        return (t.is_clearing[target] and (target in links(t, s, crusader, start)) if among is None else target in among) and t.can_woodland_move(t, s, me, -1, start, target)
    for target in (linked(t, s, crusader, start, t.near_clearing, t.is_clearing) if among is None else among):
        if t.can_woodland_move(t, s, me, -1, start, target):
            return True
    return False

# root/factions/lizards.law:239 lizards.march
def march(t: Any, s: Any, f: Any) -> bool:
    if f.crusader < 0:
        f.crusader = f.me
    if t.x_lizards_march and override(t, s, f, t.x_lizards_march, 8, len(s.stack) - 1, 0):
        return True
    if t.x_lizards_march_would and override(t, s, f, t.x_lizards_march_would, 10, len(s.stack) - 1, 0):
        return True
    if f.start >= 0:
        return march_after_start(t, s, f)
    among = t.a_lizards_march_start and t.a_lizards_march_start(t, s, f.me, f.crusader)
    o = []
    for v in ([it for it in t.places_clearing if (s.suit[it] == t.data_lizards_outcast_suit[t.seat_lizards][s.record[t.seat_lizards].outcast])] if among is None else among):
        if can_march_target(t, s, f.me, f.crusader, v, f.target):
            o.append(v + 1)
    return ask(s, f, 1, t.base_lizards + 0, f.me, o)

# root/factions/lizards.law:240 lizards.march
def march_start_chosen(t: Any, s: Any, f: Any) -> bool:
    f.start = s.pick - 1
    return march_after_start(t, s, f)

# root/factions/lizards.law:240 lizards.march
def march_after_start(t: Any, s: Any, f: Any) -> bool:
    if f.target >= 0:
        return march_after_target(t, s, f)
    among = t.a_lizards_march_target and t.a_lizards_march_target(t, s, f.me, f.crusader, f.start)
    o = []
    for v in (linked(t, s, f.crusader, f.start, t.near_clearing, t.is_clearing) if among is None else among):
        if t.can_woodland_move(t, s, f.me, -1, f.start, v):
            o.append(v + 1)
    return ask(s, f, 3, t.base_lizards + 1, f.me, o)

# root/factions/lizards.law:241 lizards.march
def march_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return march_after_target(t, s, f)

# root/factions/lizards.law:241 lizards.march
def march_after_target(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_march_would_so and override(t, s, f, t.x_lizards_march_would_so, 10, len(s.stack) - 1, 4):
        return True
    if t.h_lizards_march_start >= 0:
        return open_window(t, s, f, t.h_lizards_march_start, 5, f.me)
    return march_march_start_done(t, s, f)

# root/factions/lizards.law:242 lizards.march
def march_march_start_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_move(t, s, f.me, -1, f.start, f.target)):
        return march_after_move(t, s, f)
    f.pc = 6  # march_after_move
    g = t.p_woodland_move(f.me)
    g.origin = f.start
    g.target = f.target
    s.stack.append(g)
    return True

# root/factions/lizards.law:242 lizards.march
def march_after_move(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_battle(t, s, f.crusader, f.crusader, -1, f.target)):
        return march_after_battle(t, s, f)
    return ask(s, f, 7, t.base_lizards + 2, f.crusader, [0, 1])

# root/factions/lizards.law:243 lizards.march
def march_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return march_after_battle(t, s, f)
    f.pc = 8  # march_after_battle
    g = t.p_woodland_battle(f.crusader)
    g.attacker = f.crusader
    g.field = f.target
    s.stack.append(g)
    return True

# root/factions/lizards.law:243 lizards.march
def march_after_battle(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_march_end >= 0:
        return open_window(t, s, f, t.h_lizards_march_end, 9, f.me)
    return march_over(t, s, f)

# root/factions/lizards.law:239 lizards.march: over
def march_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:239 lizards.march: something else has happened in its place
def march_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/lizards.law:239 lizards.march: can it be done?
def can_march_now(t: Any, s: Any, me: int, crusader: int = -1, start: int = -1, target: int = -1) -> bool:
    if crusader < 0:
        crusader = me
    among = t.a_lizards_march_start and t.a_lizards_march_start(t, s, me, crusader)
    if start >= 0:
        return (t.is_clearing[start] and (s.suit[start] == t.data_lizards_outcast_suit[t.seat_lizards][s.record[t.seat_lizards].outcast]) if among is None else start in among) and can_march_target(t, s, me, crusader, start, target)
    for start in (t.places_clearing if among is None else among):
        if (among is not None or s.suit[start] == t.data_lizards_outcast_suit[t.seat_lizards][s.record[t.seat_lizards].outcast]) and can_march_target(t, s, me, crusader, start, target):
            return True
    return False

# root/factions/lizards.law:245 lizards.chant
def chant(t: Any, s: Any, f: Any) -> bool:
    if f.preacher < 0:
        f.preacher = f.me
    if t.x_lizards_chant and override(t, s, f, t.x_lizards_chant, 2, len(s.stack) - 1, 0):
        return True
    if t.x_lizards_chant_would and override(t, s, f, t.x_lizards_chant_would, 4, len(s.stack) - 1, 0):
        return True
    if t.x_lizards_chant_would_so and override(t, s, f, t.x_lizards_chant_would_so, 4, len(s.stack) - 1, 0):
        return True
    if t.h_lizards_chant_start >= 0:
        return open_window(t, s, f, t.h_lizards_chant_start, 1, f.me)
    return chant_chant_start_done(t, s, f)

# root/factions/lizards.law:247 lizards.chant
def chant_chant_start_done(t: Any, s: Any, f: Any) -> bool:
    put_card(t, s, f.psalm, t.zone_lizards_revealed[t.seat_lizards])
    f.pc = 2  # chant_end
    return s.busy or chant_end(t, s, f)

# root/factions/lizards.law:245 lizards.chant: end
def chant_end(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_chant_end >= 0:
        return open_window(t, s, f, t.h_lizards_chant_end, 3, f.me)
    return chant_over(t, s, f)

# root/factions/lizards.law:245 lizards.chant: over
def chant_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:245 lizards.chant: something else has happened in its place
def chant_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/lizards.law:245 lizards.chant: can it be done?
def can_chant_now(t: Any, s: Any, me: int, preacher: int = -1, psalm: int = -1) -> bool:
    if preacher < 0:
        preacher = me
    return True

# root/factions/lizards.law:253 lizards.setup: can it be done?
def can_setup_plan(t: Any, s: Any, me: int, home: int) -> bool:
    once = None
    for plan in (t.own[me].fox_garden, t.own[me].rabbit_garden, t.own[me].mouse_garden, ):
        if t.row_suit[plan] == s.suit[home] and ((once if once is not None else (once := room(t, s, me, t.own[me].warrior, home))) > 0 or room(t, s, me, plan, home) > 0):
            return True
    return False

# root/factions/lizards.law:250 lizards.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_setup_warriors_start >= 0:
        return open_window(t, s, f, t.h_lizards_setup_warriors_start, 1, f.me)
    return setup_warriors_start_done(t, s, f)

# root/factions/lizards.law:250 lizards.setup.warriors
def setup_warriors_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_setup_warriors and override(t, s, f, t.x_lizards_setup_warriors, 12, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_clearing:
        if t.flag_corner[v] and not (s.record[t.record_woodland].started[v] == 1) and can_setup_plan(t, s, f.me, v):
            o.append(v)
    o = [it for it in o if (t.is_clearing[t.pair_opposite[it]] and (s.record[t.record_woodland].started[t.pair_opposite[it]] == 1))] or o
    o = [v + 1 for v in o]
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_lizards + 3, f.me, o)

# root/factions/lizards.law:251 lizards.setup.warriors
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# root/factions/lizards.law:251 lizards.setup.warriors
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_next(t, s, f)
    s.record[t.record_woodland].started[f.home] = 1
    return setup_next(t, s, f)

# root/factions/lizards.law:252 lizards.setup.warriors
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        f.plan = -1
        return setup_after_plan(t, s, f)
    once = None
    o = []
    for v in (t.own[f.me].fox_garden, t.own[f.me].rabbit_garden, t.own[f.me].mouse_garden, ):
        if t.row_suit[v] == s.suit[f.home] and ((once if once is not None else (once := room(t, s, f.me, t.own[f.me].warrior, f.home))) > 0 or room(t, s, f.me, v, f.home) > 0):
            o.append(v + 1)
    if not o:
        f.plan = -1
        return setup_after_plan(t, s, f)
    return ask(s, f, 5, t.base_lizards + 4, f.me, o)

# root/factions/lizards.law:253 lizards.setup.warriors
def setup_plan_chosen(t: Any, s: Any, f: Any) -> bool:
    f.plan = s.pick - 1
    return setup_after_plan(t, s, f)

# root/factions/lizards.law:253 lizards.setup.warriors
def setup_after_plan(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home) or not was_set(f.plan):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].warrior, 4, f.home)
    place(t, s, f.me, f.plan, 1, f.home)
    f.pc = 7  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/lizards.law:254 lizards.setup.warriors
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_after_loop(t, s, f)
    f.left1 = list(adjacent(t, s, f.home, t.is_clearing))
    if len(f.left1) <= s.at[t.own[f.me].warrior][t.supply]:
        for f.village in f.left1:
            place(t, s, f.me, t.own[f.me].warrior, 1, f.village)
        f.pc = 11  # setup_after_loop
        return s.busy or setup_after_loop(t, s, f)
    return setup_round(t, s, f)

# root/factions/lizards.law:255 lizards.setup.warriors
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.own[f.me].warrior][t.supply] == 0:
        f.left1 = []
    if not f.left1:
        return setup_after_loop(t, s, f)
    o = [v + 1 for v in sorted(set(f.left1))]
    return ask(s, f, 9, t.base_lizards + 5, f.me, o)

# root/factions/lizards.law:255 lizards.setup.warriors
def setup_village_chosen(t: Any, s: Any, f: Any) -> bool:
    f.village = s.pick - 1
    f.left1.remove(f.village)
    it = f.village
    if (f.home not in beside(t, s, it)):
        f.pc = 8  # setup_round
        return True
    place(t, s, f.me, t.own[f.me].warrior, 1, f.village)
    f.pc = 10  # setup_then_2
    return s.busy or setup_then_2(t, s, f)

# root/factions/lizards.law:256 lizards.setup.warriors
def setup_then_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 8  # setup_round
    return True

# root/factions/lizards.law:255 lizards.setup.warriors
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_setup_warriors_end >= 0:
        return open_window(t, s, f, t.h_lizards_setup_warriors_end, 12, f.me)
    f.pc = 12  # setup_warriors_end_done
    return True

# root/factions/lizards.law:250 lizards.setup.warriors
def setup_warriors_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_setup_outcast_start >= 0:
        return open_window(t, s, f, t.h_lizards_setup_outcast_start, 13, f.me)
    return setup_outcast_start_done(t, s, f)

# root/factions/lizards.law:288 lizards.setup.outcast
def setup_outcast_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_setup_outcast and override(t, s, f, t.x_lizards_setup_outcast, 17, len(s.stack) - 1, 13):
        return True
    o = [v + 1 for v in range(3)]
    if not o:
        f.next_ = -1
        return setup_after_next(t, s, f)
    return ask(s, f, 14, t.base_lizards + 6, f.me, o)

# root/factions/lizards.law:289 lizards.setup.outcast
def setup_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return setup_after_next(t, s, f)

# root/factions/lizards.law:289 lizards.setup.outcast
def setup_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return setup_next_2(t, s, f)
    s.record[f.me].outcast = f.next_
    forget(s)
    return setup_next_2(t, s, f)

# root/factions/lizards.law:290 lizards.setup.outcast
def setup_next_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_setup_outcast_end >= 0:
        return open_window(t, s, f, t.h_lizards_setup_outcast_end, 17, f.me)
    f.pc = 17  # setup_outcast_end_done
    return True

# root/factions/lizards.law:288 lizards.setup.outcast
def setup_outcast_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:384 lizards.birdsong: can it be done?
def can_birdsong_the_field(t: Any, s: Any, me: int) -> bool:
    for the_field in t.places_clearing:
        if s.suit[the_field] == t.data_lizards_outcast_suit[me][s.record[me].outcast] and t.can_woodland_battle(t, s, me, -1, -1, the_field):
            return True
    return False

# root/factions/lizards.law:454 lizards.birdsong: can it be done?
def can_birdsong_lost(t: Any, s: Any, me: int) -> bool:
    once = None
    once2 = None
    for lost in units_in(t, s, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]]), me, -1) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]])), [it for it in t.places_clearing if (s.suit[it] == t.data_lizards_outcast_suit[me][s.record[me].outcast])]):
        if with_spent(t, s, t.rows_warrior[me], (once if once is not None else (once := t.v_lizards_price(t, s, me))), lambda: can_swap(t, s, me, lost, t.own[me].warrior)) and (once2 if once2 is not None else (once2 := total_in(s.at, t.rows_warrior[me], t.within[t.box_lizards_acolytes[me]]))) >= (once if once is not None else (once := t.v_lizards_price(t, s, me))):
            return True
    return False

# root/factions/lizards.law:517 lizards.birdsong: can it be done?
def can_birdsong_plan(t: Any, s: Any, me: int, lost: int) -> bool:
    once = None
    once2 = None
    for plan in (t.own[me].fox_garden, t.own[me].rabbit_garden, t.own[me].mouse_garden, ):
        if t.row_suit[plan] == t.data_lizards_outcast_suit[me][s.record[me].outcast] and can_swap(t, s, me, lost, plan) and (once if once is not None else (once := total_in(s.at, t.rows_warrior[me], t.within[t.box_lizards_acolytes[me]]))) >= (once2 if once2 is not None else (once2 := t.v_lizards_price_of_garden(t, s, me))):
            return True
    return False

# root/factions/lizards.law:516 lizards.birdsong: can it be done?
def can_birdsong_lost_2(t: Any, s: Any, me: int) -> bool:
    for lost in units_in(t, s, (not_lent(s, rows_of(t.rows_building, [it for it in t.seats if s.team[it] != s.team[me]]), me, -1) if s.treated else rows_of(t.rows_building, [it for it in t.seats if s.team[it] != s.team[me]])), [it for it in t.places_clearing if (s.suit[it] == t.data_lizards_outcast_suit[me][s.record[me].outcast])]):
        if can_birdsong_plan(t, s, me, lost):
            return True
    return False

# root/factions/lizards.law:298 lizards.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_outcast(t, s, f)

# root/factions/lizards.law:298 lizards.birdsong.outcast: step outcast
def birdsong_outcast(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_birdsong_outcast_start >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_outcast_start, 2, f.me)
    return birdsong_outcast_start_done(t, s, f)

# root/factions/lizards.law:298 lizards.birdsong.outcast
def birdsong_outcast_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_birdsong_outcast and override(t, s, f, t.x_lizards_birdsong_outcast, 3, len(s.stack) - 1, 2):
        return True
    if (t.v_lizards_most_lost(t, s, f.me) == s.record[f.me].outcast):
        s.record[t.record_of(f.me, 'lizards')].hated = 1
    else:
        s.record[f.me].outcast = t.v_lizards_most_lost(t, s, f.me)
        forget(s)
        s.record[t.record_of(f.me, 'lizards')].hated = 0
    if t.h_lizards_birdsong_outcast_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_outcast_end, 3, f.me)
    f.pc = 3  # birdsong_outcast_end_done
    return True

# root/factions/lizards.law:298 lizards.birdsong.outcast
def birdsong_outcast_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 4)
    return birdsong_discard(t, s, f)

# root/factions/lizards.law:368 lizards.birdsong.discard: step discard
def birdsong_discard(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_birdsong_discard_start >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_discard_start, 5, f.me)
    return birdsong_discard_start_done(t, s, f)

# root/factions/lizards.law:368 lizards.birdsong.discard
def birdsong_discard_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_birdsong_discard and override(t, s, f, t.x_lizards_birdsong_discard, 6, len(s.stack) - 1, 5):
        return True
    discard_all(t, s, f.me, list(s.zones[t.zone_lizards_lost_souls[f.me]]))
    if t.h_lizards_birdsong_discard_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_discard_end, 6, f.me)
    f.pc = 6  # birdsong_discard_end_done
    return True

# root/factions/lizards.law:368 lizards.birdsong.discard
def birdsong_discard_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 7)
    return birdsong_conspiracies(t, s, f)

# root/factions/lizards.law:379 lizards.birdsong.conspiracies: step conspiracies
def birdsong_conspiracies(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_birdsong_conspiracies_start >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_conspiracies_start, 8, f.me)
    return birdsong_conspiracies_start_done(t, s, f)

# root/factions/lizards.law:379 lizards.birdsong.conspiracies
def birdsong_conspiracies_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_birdsong_conspiracies and override(t, s, f, t.x_lizards_birdsong_conspiracies, 31, len(s.stack) - 1, 8):
        return True
    f.round1 = 0
    return birdsong_menu(t, s, f)

# root/factions/lizards.law:380 lizards.birdsong.conspiracies
def birdsong_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    if (can_birdsong_the_field(t, s, f.me) or t.can_lizards_march(t, s, f.me)) and total_in(s.at, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]) >= t.v_lizards_price(t, s, f.me):
        o.append(1)
    if can_birdsong_lost(t, s, f.me):
        o.append(2)
    if can_birdsong_lost_2(t, s, f.me):
        o.append(3)
    if t.free[t.phase_woodland_turn_birdsong]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_birdsong)
    if len(o) == 1 and not t.show_prompts:
        return birdsong_after_menu(t, s, f)
    return ask(s, f, 10, t.base_lizards + 7, f.me, o)

# root/factions/lizards.law:380 lizards.birdsong.conspiracies
def birdsong_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_birdsong, s.pick)
        f.pc = 9  # birdsong_menu
        return True
    if s.pick == 0:
        return birdsong_after_menu(t, s, f)
    if s.pick == 1:
        return birdsong_crusade(t, s, f)
    if s.pick == 2:
        return birdsong_convert(t, s, f)
    if s.pick == 3:
        return birdsong_sanctify(t, s, f)
    f.pc = 9  # birdsong_menu
    return True

# root/factions/lizards.law:381 lizards.birdsong.conspiracies.crusade: action crusade
def birdsong_crusade(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 12, t.base_lizards + 8, f.me, unit_counts(s, units_in(t, s, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]), t.width), t.v_lizards_price(t, s, f.me), t.v_lizards_price(t, s, f.me))

# root/factions/lizards.law:382 lizards.birdsong.conspiracies.crusade
def birdsong_paid(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    o = []
    if can_birdsong_the_field(t, s, f.me):
        o.append(1)
    if t.can_lizards_march(t, s, f.me):
        o.append(2)
    if not o or o == [0]:
        f.pc = 19  # birdsong_after_branch
        return s.busy or birdsong_after_branch(t, s, f)
    return ask(s, f, 13, t.base_lizards + 9, f.me, o)

# root/factions/lizards.law:383 lizards.birdsong.conspiracies.crusade
def birdsong_branch_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 1:
        return birdsong_branch(t, s, f)
    return birdsong_branch_2(t, s, f)

# root/factions/lizards.law:383 lizards.birdsong.conspiracies.crusade
def birdsong_branch(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in t.places_clearing:
        if s.suit[v] == t.data_lizards_outcast_suit[f.me][s.record[f.me].outcast] and t.can_woodland_battle(t, s, f.me, -1, -1, v):
            o.append(v + 1)
    return ask(s, f, 15, t.base_lizards + 10, f.me, o)

# root/factions/lizards.law:384 lizards.birdsong.conspiracies.crusade
def birdsong_the_field_chosen(t: Any, s: Any, f: Any) -> bool:
    f.the_field = s.pick - 1
    f.pc = 16  # birdsong_after_battle
    g = t.p_woodland_battle(f.me)
    g.field = f.the_field
    s.stack.append(g)
    return True

# root/factions/lizards.law:384 lizards.birdsong.conspiracies.crusade
def birdsong_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    f.pc = 19  # birdsong_after_branch
    return s.busy or birdsong_after_branch(t, s, f)

# root/factions/lizards.law:383 lizards.birdsong.conspiracies.crusade
def birdsong_branch_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 18  # birdsong_after_march
    g = t.p_lizards_march(f.me)
    s.stack.append(g)
    return True

# root/factions/lizards.law:385 lizards.birdsong.conspiracies.crusade
def birdsong_after_march(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(46031)
    f.pc = 19  # birdsong_after_branch
    return s.busy or birdsong_after_branch(t, s, f)

# root/factions/lizards.law:383 lizards.birdsong.conspiracies.crusade
def birdsong_after_branch(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_birdsong_conspiracies_crusade_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_conspiracies_crusade_end, 20, f.me)
    return birdsong_crusade_end_done(t, s, f)

# root/factions/lizards.law:381 lizards.birdsong.conspiracies.crusade
def birdsong_crusade_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 9  # birdsong_menu
    return True

# root/factions/lizards.law:453 lizards.birdsong.conspiracies.convert: action convert
def birdsong_convert(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    o = []
    for v in units_in(t, s, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, -1) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]])), [it for it in t.places_clearing if (s.suit[it] == t.data_lizards_outcast_suit[f.me][s.record[f.me].outcast])]):
        if with_spent(t, s, t.rows_warrior[f.me], (once if once is not None else (once := t.v_lizards_price(t, s, f.me))), lambda: can_swap(t, s, f.me, v, t.own[f.me].warrior)) and (once2 if once2 is not None else (once2 := total_in(s.at, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]))) >= (once if once is not None else (once := t.v_lizards_price(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 22, t.base_lizards + 11, f.me, o)

# root/factions/lizards.law:454 lizards.birdsong.conspiracies.convert
def birdsong_lost_chosen(t: Any, s: Any, f: Any) -> bool:
    f.lost = s.pick - 1
    f.lost_mark = len(s.trail)
    return pick_units(t, s, f, 23, t.base_lizards + 12, f.me, unit_counts(s, units_in(t, s, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]), t.width), t.v_lizards_price(t, s, f.me), t.v_lizards_price(t, s, f.me))

# root/factions/lizards.law:455 lizards.birdsong.conspiracies.convert
def birdsong_paid_2(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    f.replaced = swap_unit(t, s, f.me, f.lost, t.own[f.me].warrior)
    if t.h_lizards_birdsong_conspiracies_convert_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_conspiracies_convert_end, 24, f.me)
    f.pc = 24  # birdsong_convert_end_done
    return s.busy or birdsong_convert_end_done(t, s, f)

# root/factions/lizards.law:453 lizards.birdsong.conspiracies.convert
def birdsong_convert_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 9  # birdsong_menu
    return True

# root/factions/lizards.law:515 lizards.birdsong.conspiracies.sanctify: action sanctify
def birdsong_sanctify(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in units_in(t, s, (not_lent(s, rows_of(t.rows_building, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, -1) if s.treated else rows_of(t.rows_building, [it for it in t.seats if s.team[it] != s.team[f.me]])), [it for it in t.places_clearing if (s.suit[it] == t.data_lizards_outcast_suit[f.me][s.record[f.me].outcast])]):
        if can_birdsong_plan(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 26, t.base_lizards + 13, f.me, o)

# root/factions/lizards.law:516 lizards.birdsong.conspiracies.sanctify
def birdsong_lost_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.lost = s.pick - 1
    f.lost_mark = len(s.trail)
    once = None
    once2 = None
    o = []
    for v in (t.own[f.me].fox_garden, t.own[f.me].rabbit_garden, t.own[f.me].mouse_garden, ):
        if t.row_suit[v] == t.data_lizards_outcast_suit[f.me][s.record[f.me].outcast] and can_swap(t, s, f.me, f.lost, v) and (once if once is not None else (once := total_in(s.at, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]))) >= (once2 if once2 is not None else (once2 := t.v_lizards_price_of_garden(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 27, t.base_lizards + 14, f.me, o)

# root/factions/lizards.law:517 lizards.birdsong.conspiracies.sanctify
def birdsong_plan_chosen(t: Any, s: Any, f: Any) -> bool:
    f.plan = s.pick - 1
    return pick_units(t, s, f, 28, t.base_lizards + 15, f.me, unit_counts(s, units_in(t, s, t.rows_warrior[f.me], t.within[t.box_lizards_acolytes[f.me]]), t.width), t.v_lizards_price_of_garden(t, s, f.me), t.v_lizards_price_of_garden(t, s, f.me))

# root/factions/lizards.law:518 lizards.birdsong.conspiracies.sanctify
def birdsong_paid_3(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    f.replaced = swap_unit(t, s, f.me, f.lost, f.plan)
    if t.h_lizards_birdsong_conspiracies_sanctify_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_conspiracies_sanctify_end, 29, f.me)
    f.pc = 29  # birdsong_sanctify_end_done
    return s.busy or birdsong_sanctify_end_done(t, s, f)

# root/factions/lizards.law:515 lizards.birdsong.conspiracies.sanctify
def birdsong_sanctify_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 9  # birdsong_menu
    return True

# root/factions/lizards.law:380 lizards.birdsong.conspiracies
def birdsong_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_birdsong_conspiracies_end >= 0:
        return open_window(t, s, f, t.h_lizards_birdsong_conspiracies_end, 31, f.me)
    f.pc = 31  # birdsong_conspiracies_end_done
    return True

# root/factions/lizards.law:379 lizards.birdsong.conspiracies
def birdsong_conspiracies_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 32)
    return birdsong_end(t, s, f)

# root/factions/lizards.law:0 lizards.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:573 lizards.daylight: can it be done?
def can_daylight_plan(t: Any, s: Any, me: int, psalm: int, site: int) -> bool:
    once = None
    for plan in (t.own[me].fox_garden, t.own[me].rabbit_garden, t.own[me].mouse_garden, ):
        if t.row_suit[plan] == s.suit[site] and (once if once is not None else (once := t.can_lizards_chant(t, s, me, -1, psalm))) and room(t, s, me, plan, site) > 0:
            return True
    return False

# root/factions/lizards.law:572 lizards.daylight: can it be done?
def can_daylight_site(t: Any, s: Any, me: int, psalm: int) -> bool:
    for site in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, [it for it in t.places_clearing if (s.suit[it] == t.card_suit[psalm])], me):
        if can_daylight_plan(t, s, me, psalm, site):
            return True
    return False

# root/factions/lizards.law:571 lizards.daylight: can it be done?
def can_daylight_psalm(t: Any, s: Any, me: int) -> bool:
    for psalm in s.zones[t.zone_woodland_hand[me]]:
        if can_daylight_site(t, s, me, psalm):
            return True
    return False

# root/factions/lizards.law:618 lizards.daylight: can it be done?
def can_daylight_site_2(t: Any, s: Any, me: int, psalm: int) -> bool:
    once = None
    for site in t.places_clearing:
        if s.suit[site] == t.card_suit[psalm] and (once if once is not None else (once := t.can_lizards_chant(t, s, me, -1, psalm))) and room(t, s, me, t.own[me].warrior, site) > 0:
            return True
    return False

# root/factions/lizards.law:617 lizards.daylight: can it be done?
def can_daylight_psalm_2(t: Any, s: Any, me: int) -> bool:
    for psalm in s.zones[t.zone_woodland_hand[me]]:
        if can_daylight_site_2(t, s, me, psalm):
            return True
    return False

# root/factions/lizards.law:719 lizards.daylight: can it be done?
def can_daylight_psalm_3(t: Any, s: Any, me: int) -> bool:
    once = None
    for psalm in s.zones[t.zone_woodland_hand[me]]:
        if t.card_suit[psalm] == t.suit_woodland_bird and t.can_lizards_chant(t, s, me, -1, psalm) and (once if once is not None else (once := room(t, s, me, t.own[me].warrior, t.box_lizards_acolytes[me]))) > 0:
            return True
    return False

# root/factions/lizards.law:568 lizards.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_rituals(t, s, f)

# root/factions/lizards.law:568 lizards.daylight.rituals: step rituals
def daylight_rituals(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_daylight_rituals_start >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_start, 2, f.me)
    return daylight_rituals_start_done(t, s, f)

# root/factions/lizards.law:568 lizards.daylight.rituals
def daylight_rituals_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_daylight_rituals and override(t, s, f, t.x_lizards_daylight_rituals, 36, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    f.used_score_fox_gardens = 0
    f.used_score_rabbit_gardens = 0
    f.used_score_mouse_gardens = 0
    return daylight_menu(t, s, f)

# root/factions/lizards.law:569 lizards.daylight.rituals
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    if can_daylight_psalm(t, s, f.me):
        o.append(1)
    if can_daylight_psalm_2(t, s, f.me):
        o.append(2)
    if (place_of(s, (t.own[f.me].fox_garden, ), t.sites) >= 0) and not f.used_score_fox_gardens and bool([it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_fox)]):
        o.append(3)
    if (place_of(s, (t.own[f.me].rabbit_garden, ), t.sites) >= 0) and not f.used_score_rabbit_gardens and bool([it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_rabbit)]):
        o.append(4)
    if (place_of(s, (t.own[f.me].mouse_garden, ), t.sites) >= 0) and not f.used_score_mouse_gardens and bool([it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_mouse)]):
        o.append(5)
    if can_daylight_psalm_3(t, s, f.me):
        o.append(6)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 4, t.base_lizards + 16, f.me, o)

# root/factions/lizards.law:569 lizards.daylight.rituals
def daylight_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_daylight, s.pick)
        f.pc = 3  # daylight_menu
        return True
    if s.pick == 0:
        return daylight_after_menu(t, s, f)
    if s.pick == 1:
        return daylight_build(t, s, f)
    if s.pick == 2:
        return daylight_recruit(t, s, f)
    if s.pick == 3:
        return daylight_score_fox_gardens(t, s, f)
    if s.pick == 4:
        return daylight_score_rabbit_gardens(t, s, f)
    if s.pick == 5:
        return daylight_score_mouse_gardens(t, s, f)
    if s.pick == 6:
        return daylight_sacrifice(t, s, f)
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:570 lizards.daylight.rituals.build: action build
def daylight_build(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]]):
        if can_daylight_site(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 6, t.base_lizards + 17, f.me, o)

# root/factions/lizards.law:571 lizards.daylight.rituals.build
def daylight_psalm_chosen(t: Any, s: Any, f: Any) -> bool:
    f.psalm = s.pick - 1
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if (s.suit[it] == t.card_suit[f.psalm])], f.me):
        if can_daylight_plan(t, s, f.me, f.psalm, v):
            o.append(v + 1)
    return ask(s, f, 7, t.base_lizards + 18, f.me, o)

# root/factions/lizards.law:572 lizards.daylight.rituals.build
def daylight_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    once = None
    o = []
    for v in (t.own[f.me].fox_garden, t.own[f.me].rabbit_garden, t.own[f.me].mouse_garden, ):
        if t.row_suit[v] == s.suit[f.site] and (once if once is not None else (once := t.can_lizards_chant(t, s, f.me, -1, f.psalm))) and room(t, s, f.me, v, f.site) > 0:
            o.append(v + 1)
    return ask(s, f, 8, t.base_lizards + 19, f.me, o)

# root/factions/lizards.law:573 lizards.daylight.rituals.build
def daylight_plan_chosen(t: Any, s: Any, f: Any) -> bool:
    f.plan = s.pick - 1
    f.pc = 9  # daylight_after_chant
    g = t.p_lizards_chant(f.me)
    g.psalm = f.psalm
    s.stack.append(g)
    return True

# root/factions/lizards.law:574 lizards.daylight.rituals.build
def daylight_after_chant(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(32015)
    place(t, s, f.me, f.plan, 1, f.site)
    f.pc = 10  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/lizards.law:575 lizards.daylight.rituals.build
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_daylight_rituals_build_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_build_end, 11, f.me)
    return daylight_build_end_done(t, s, f)

# root/factions/lizards.law:570 lizards.daylight.rituals.build
def daylight_build_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:616 lizards.daylight.rituals.recruit: action recruit
def daylight_recruit(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]]):
        if can_daylight_site_2(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 13, t.base_lizards + 20, f.me, o)

# root/factions/lizards.law:617 lizards.daylight.rituals.recruit
def daylight_psalm_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.psalm = s.pick - 1
    once = None
    o = []
    for v in t.places_clearing:
        if s.suit[v] == t.card_suit[f.psalm] and (once if once is not None else (once := t.can_lizards_chant(t, s, f.me, -1, f.psalm))) and room(t, s, f.me, t.own[f.me].warrior, v) > 0:
            o.append(v + 1)
    return ask(s, f, 14, t.base_lizards + 21, f.me, o)

# root/factions/lizards.law:618 lizards.daylight.rituals.recruit
def daylight_site_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    f.pc = 15  # daylight_after_chant_2
    g = t.p_lizards_chant(f.me)
    g.psalm = f.psalm
    s.stack.append(g)
    return True

# root/factions/lizards.law:619 lizards.daylight.rituals.recruit
def daylight_after_chant_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(32015)
    place(t, s, f.me, t.own[f.me].warrior, 1, f.site)
    f.pc = 16  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/lizards.law:620 lizards.daylight.rituals.recruit
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_daylight_rituals_recruit_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_recruit_end, 17, f.me)
    return daylight_recruit_end_done(t, s, f)

# root/factions/lizards.law:616 lizards.daylight.rituals.recruit
def daylight_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:647 lizards.daylight.rituals.score_fox_gardens: action score_fox_gardens
def daylight_score_fox_gardens(t: Any, s: Any, f: Any) -> bool:
    f.used_score_fox_gardens = 1
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_fox)])]
    return ask(s, f, 19, t.base_lizards + 22, f.me, o)

# root/factions/lizards.law:648 lizards.daylight.rituals.score_fox_gardens
def daylight_cost_648_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_648 = s.pick - 1
    throw_away(t, s, f.me, f.cost_648)
    f.pc = 20  # daylight_then_3
    return s.busy or daylight_then_3(t, s, f)

# root/factions/lizards.law:648 lizards.daylight.rituals.score_fox_gardens
def daylight_then_3(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, track_last(t, s, t.track_lizards_gardens_points[f.me], t.own[f.me].fox_garden)))
    if t.h_lizards_daylight_rituals_score_fox_gardens_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_score_fox_gardens_end, 21, f.me)
    f.pc = 21  # daylight_score_fox_gardens_end_done
    return s.busy or daylight_score_fox_gardens_end_done(t, s, f)

# root/factions/lizards.law:647 lizards.daylight.rituals.score_fox_gardens
def daylight_score_fox_gardens_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:679 lizards.daylight.rituals.score_rabbit_gardens: action score_rabbit_gardens
def daylight_score_rabbit_gardens(t: Any, s: Any, f: Any) -> bool:
    f.used_score_rabbit_gardens = 1
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_rabbit)])]
    return ask(s, f, 23, t.base_lizards + 23, f.me, o)

# root/factions/lizards.law:680 lizards.daylight.rituals.score_rabbit_gardens
def daylight_cost_680_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_680 = s.pick - 1
    throw_away(t, s, f.me, f.cost_680)
    f.pc = 24  # daylight_then_4
    return s.busy or daylight_then_4(t, s, f)

# root/factions/lizards.law:680 lizards.daylight.rituals.score_rabbit_gardens
def daylight_then_4(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, track_last(t, s, t.track_lizards_gardens_points[f.me], t.own[f.me].rabbit_garden)))
    if t.h_lizards_daylight_rituals_score_rabbit_gardens_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_score_rabbit_gardens_end, 25, f.me)
    f.pc = 25  # daylight_score_rabbit_gardens_end_done
    return s.busy or daylight_score_rabbit_gardens_end_done(t, s, f)

# root/factions/lizards.law:679 lizards.daylight.rituals.score_rabbit_gardens
def daylight_score_rabbit_gardens_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:695 lizards.daylight.rituals.score_mouse_gardens: action score_mouse_gardens
def daylight_score_mouse_gardens(t: Any, s: Any, f: Any) -> bool:
    f.used_score_mouse_gardens = 1
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_mouse)])]
    return ask(s, f, 27, t.base_lizards + 24, f.me, o)

# root/factions/lizards.law:696 lizards.daylight.rituals.score_mouse_gardens
def daylight_cost_696_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_696 = s.pick - 1
    throw_away(t, s, f.me, f.cost_696)
    f.pc = 28  # daylight_then_5
    return s.busy or daylight_then_5(t, s, f)

# root/factions/lizards.law:696 lizards.daylight.rituals.score_mouse_gardens
def daylight_then_5(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, track_last(t, s, t.track_lizards_gardens_points[f.me], t.own[f.me].mouse_garden)))
    if t.h_lizards_daylight_rituals_score_mouse_gardens_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_score_mouse_gardens_end, 29, f.me)
    f.pc = 29  # daylight_score_mouse_gardens_end_done
    return s.busy or daylight_score_mouse_gardens_end_done(t, s, f)

# root/factions/lizards.law:695 lizards.daylight.rituals.score_mouse_gardens
def daylight_score_mouse_gardens_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:718 lizards.daylight.rituals.sacrifice: action sacrifice
def daylight_sacrifice(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if (t.card_suit[it] == t.suit_woodland_bird)]):
        if t.can_lizards_chant(t, s, f.me, -1, v) and (once if once is not None else (once := room(t, s, f.me, t.own[f.me].warrior, t.box_lizards_acolytes[f.me]))) > 0:
            o.append(v + 1)
    return ask(s, f, 31, t.base_lizards + 25, f.me, o)

# root/factions/lizards.law:719 lizards.daylight.rituals.sacrifice
def daylight_psalm_chosen_3(t: Any, s: Any, f: Any) -> bool:
    f.psalm = s.pick - 1
    f.pc = 32  # daylight_after_chant_3
    g = t.p_lizards_chant(f.me)
    g.psalm = f.psalm
    s.stack.append(g)
    return True

# root/factions/lizards.law:720 lizards.daylight.rituals.sacrifice
def daylight_after_chant_3(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(32015)
    place(t, s, f.me, t.own[f.me].warrior, 1, t.box_lizards_acolytes[f.me])
    f.pc = 33  # daylight_then_6
    return s.busy or daylight_then_6(t, s, f)

# root/factions/lizards.law:721 lizards.daylight.rituals.sacrifice
def daylight_then_6(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_daylight_rituals_sacrifice_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_sacrifice_end, 34, f.me)
    return daylight_sacrifice_end_done(t, s, f)

# root/factions/lizards.law:718 lizards.daylight.rituals.sacrifice
def daylight_sacrifice_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/lizards.law:569 lizards.daylight.rituals
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_daylight_rituals_end >= 0:
        return open_window(t, s, f, t.h_lizards_daylight_rituals_end, 36, f.me)
    f.pc = 36  # daylight_rituals_end_done
    return True

# root/factions/lizards.law:568 lizards.daylight.rituals
def daylight_rituals_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 37)
    return daylight_end(t, s, f)

# root/factions/lizards.law:0 lizards.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:742 lizards.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_return(t, s, f)

# root/factions/lizards.law:742 lizards.evening.return: step return
def evening_return(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_evening_return_start >= 0:
        return open_window(t, s, f, t.h_lizards_evening_return_start, 2, f.me)
    return evening_return_start_done(t, s, f)

# root/factions/lizards.law:742 lizards.evening.return
def evening_return_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_evening_return and override(t, s, f, t.x_lizards_evening_return, 3, len(s.stack) - 1, 2):
        return True
    for c in list(s.zones[t.zone_lizards_revealed[f.me]]):
        put_card(t, s, c, t.zone_woodland_hand[f.me])
    if t.h_lizards_evening_return_end >= 0:
        return open_window(t, s, f, t.h_lizards_evening_return_end, 3, f.me)
    f.pc = 3  # evening_return_end_done
    return True

# root/factions/lizards.law:742 lizards.evening.return
def evening_return_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 4)
    return evening_craft(t, s, f)

# root/factions/lizards.law:760 lizards.evening.craft: step craft
def evening_craft(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_evening_craft_start >= 0:
        return open_window(t, s, f, t.h_lizards_evening_craft_start, 5, f.me)
    return evening_craft_start_done(t, s, f)

# root/factions/lizards.law:760 lizards.evening.craft
def evening_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_evening_craft and override(t, s, f, t.x_lizards_evening_craft, 11, len(s.stack) - 1, 5):
        return True
    f.round1 = 0
    return evening_again(t, s, f)

# root/factions/lizards.law:761 lizards.evening.craft
def evening_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = [0, 1] if t.can_woodland_craft(t, s, f.me) else [0]
    if len(o) == 1 and not t.show_prompts:
        return evening_after_loop(t, s, f)
    return ask(s, f, 7, t.base_lizards + 26, f.me, o)

# root/factions/lizards.law:761 lizards.evening.craft
def evening_again_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return evening_after_loop(t, s, f)
    f.pc = 8  # evening_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/lizards.law:762 lizards.evening.craft
def evening_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    f.round1 += 1
    if t.h_lizards_evening_craft_each >= 0:
        return open_window(t, s, f, t.h_lizards_evening_craft_each, 9, f.me)
    f.pc = 9  # evening_craft_each_done
    return s.busy or evening_craft_each_done(t, s, f)

# root/factions/lizards.law:761 lizards.evening.craft
def evening_craft_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # evening_again
    return True

# root/factions/lizards.law:761 lizards.evening.craft
def evening_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_evening_craft_end >= 0:
        return open_window(t, s, f, t.h_lizards_evening_craft_end, 11, f.me)
    f.pc = 11  # evening_craft_end_done
    return True

# root/factions/lizards.law:760 lizards.evening.craft
def evening_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 12)
    return evening_draw(t, s, f)

# root/factions/lizards.law:773 lizards.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_lizards_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_lizards_evening_draw_start, 13, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/lizards.law:773 lizards.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_evening_draw and override(t, s, f, t.x_lizards_evening_draw, 16, len(s.stack) - 1, 13):
        return True
    draw(t, s, f.me, (1 + track_all(t, s, t.track_lizards_gardens_cards[f.me])))
    f.pc = 14  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/lizards.law:774 lizards.evening.draw
def evening_then(t: Any, s: Any, f: Any) -> bool:
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 15, t.base_lizards + 27, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/lizards.law:775 lizards.evening.draw
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_lizards_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_lizards_evening_draw_end, 16, f.me)
    f.pc = 16  # evening_draw_end_done
    return True

# root/factions/lizards.law:773 lizards.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:79 lizards.revenge.0: is this the event?
def revenge_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_warrior and t.owner[x[2]] == me and role_in(s, 'woodland.battle', 'defender') == me

# root/factions/lizards.law:79 lizards.revenge.0
def revenge_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/lizards.law:79 lizards.revenge.0
def revenge_0(t: Any, s: Any, f: Any) -> bool:
    if not (falling(t, s, f.what) and revenge_0_can(t, s, f)):
        return finish(s)
    redirect_to(t, s, f.what, t.box_lizards_acolytes[f.me])
    return finish(s)

# root/factions/lizards.law:157 lizards.fear.1: is this the event?
def fear_1_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_garden and t.owner[x[2]] == me

# root/factions/lizards.law:157 lizards.fear.1
def fear_1_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/lizards.law:157 lizards.fear.1: what must change before it does anything?
def fear_1_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if bool(s.zones[t.zone_woodland_hand[f.me]]) else 31)

# root/factions/lizards.law:157 lizards.fear.1
def fear_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_lizards_fear and override(t, s, f, t.x_lizards_fear, 1, len(s.stack) - 1, 0):
        return True
    discard_all(t, s, f.me, list(at_random(s, s.zones[t.zone_woodland_hand[f.me]], 1)))
    return finish(s)

# root/factions/lizards.law:157 lizards.fear.1
def fear_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/lizards.law:190 lizards.lost_souls.2
def lost_souls_2_fits(t: Any, s: Any, me: int, card: int) -> bool:
    return (card not in s.zones[t.zone_lizards_lost_souls[me]])

# root/factions/lizards.law:190 lizards.lost_souls.2
def lost_souls_2_target(t: Any, s: Any, me: int, card: int) -> int:
    return t.zone_lizards_lost_souls[me]

# root/factions/lizards.law:39 lizards.crafting: exception to woodland.crafting_pieces
def crafting_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, [it for it in units_in(t, s, t.all_garden, t.map) if (suit_of_unit(t, s, it) == t.data_lizards_outcast_suit[me][s.record[me].outcast])])
    return None

# root/factions/lizards.law:125 lizards.pilgrims: exception to woodland.ruler
def pilgrims_1(t: Any, s: Any, me: int, clearing: int) -> Any:
    if (s.here[clearing] & t.all_garden.mask):
        return me
    return None

# root/factions/lizards.law:33 lizards.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (12 * total_on(s.at, t.all_garden, t.sites))
    n += (5 * total_in(s.at, t.rows_warrior[me], t.within[t.box_lizards_acolytes[me]]))
    return n


# root/factions/lizards.law:239 lizards.march: procedure march
class March(Frame):
    __slots__ = ('crusader', 'start', 'target', )
    NAMES: ClassVar[tuple[str, ...]] = ('crusader', 'start', 'target', )
    KEY: ClassVar[str] = 'lizards:March'
    PATH: ClassVar[str] = 'lizards.march'
    ENDS: ClassVar[dict[str, int]] = {'lizards.march': 8}
    FIRST: ClassVar[str] = 'crusader'
    BLOCKS = (march, march_start_chosen, march_after_start, march_target_chosen, march_after_target, march_march_start_done, march_after_move, march_may_answered, march_after_battle, march_over, march_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.crusader: int = -1
        self.start: int = -1
        self.target: int = -1

    def clone(self) -> March:
        o = March.__new__(March)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.crusader = self.crusader
        o.start = self.start
        o.target = self.target
        return o


# root/factions/lizards.law:245 lizards.chant: procedure chant
class Chant(Frame):
    __slots__ = ('preacher', 'psalm', )
    NAMES: ClassVar[tuple[str, ...]] = ('preacher', 'psalm', )
    KEY: ClassVar[str] = 'lizards:Chant'
    PATH: ClassVar[str] = 'lizards.chant'
    ENDS: ClassVar[dict[str, int]] = {'lizards.chant': 2}
    FIRST: ClassVar[str] = 'preacher'
    BLOCKS = (chant, chant_chant_start_done, chant_end, chant_over, chant_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.preacher: int = -1
        self.psalm: int = -1

    def clone(self) -> Chant:
        o = Chant.__new__(Chant)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.preacher = self.preacher
        o.psalm = self.psalm
        return o


# root/factions/lizards.law:250 lizards.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', 'plan', 'village', 'left1', 'next_', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', 'plan', 'village', 'left1', 'next_', )
    KEY: ClassVar[str] = 'lizards:Setup'
    PATH: ClassVar[str] = 'lizards.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 17}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'lizards.setup.warriors': (0, 12), 'lizards.setup.outcast': (12, 17)}
    BLOCKS = (setup, setup_warriors_start_done, setup_home_chosen, setup_after_home, setup_next, setup_plan_chosen, setup_after_plan, setup_then, setup_round, setup_village_chosen, setup_then_2, setup_after_loop, setup_warriors_end_done, setup_outcast_start_done, setup_next_chosen, setup_after_next, setup_next_2, setup_outcast_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.home: int = -1
        self.plan: int = -1
        self.village: int = -1
        self.left1: list[Any] = []
        self.next_: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.home = self.home
        o.plan = self.plan
        o.village = self.village
        o.left1 = copied(self.left1)
        o.next_ = self.next_
        return o


# root/factions/lizards.law:298 lizards.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('round1', 'the_field', 'happened', 'lost', 'lost_mark', 'replaced', 'plan', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'the_field', 'happened', 'lost', 'lost_mark', 'replaced', 'plan', )
    KEY: ClassVar[str] = 'lizards:Birdsong'
    PATH: ClassVar[str] = 'lizards.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 32}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'lizards.birdsong.outcast': (0, 3), 'lizards.birdsong.discard': (3, 6), 'lizards.birdsong.conspiracies': (6, 31)}
    BLOCKS = (birdsong, birdsong_outcast, birdsong_outcast_start_done, birdsong_outcast_end_done, birdsong_discard, birdsong_discard_start_done, birdsong_discard_end_done, birdsong_conspiracies, birdsong_conspiracies_start_done, birdsong_menu, birdsong_action_chosen, birdsong_crusade, birdsong_paid, birdsong_branch_chosen, birdsong_branch, birdsong_the_field_chosen, birdsong_after_battle, birdsong_branch_2, birdsong_after_march, birdsong_after_branch, birdsong_crusade_end_done, birdsong_convert, birdsong_lost_chosen, birdsong_paid_2, birdsong_convert_end_done, birdsong_sanctify, birdsong_lost_chosen_2, birdsong_plan_chosen, birdsong_paid_3, birdsong_sanctify_end_done, birdsong_after_menu, birdsong_conspiracies_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.the_field: int = -1
        self.happened: list[Any] = []
        self.lost: int = -1
        self.lost_mark: int = -1
        self.replaced: int = -1
        self.plan: int = -1

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.the_field = self.the_field
        o.happened = copied(self.happened)
        o.lost = self.lost
        o.lost_mark = self.lost_mark
        o.replaced = self.replaced
        o.plan = self.plan
        return o


# root/factions/lizards.law:568 lizards.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'used_score_fox_gardens', 'used_score_rabbit_gardens', 'used_score_mouse_gardens', 'psalm', 'site', 'plan', 'happened', 'cost_648', 'cost_680', 'cost_696', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'used_score_fox_gardens', 'used_score_rabbit_gardens', 'used_score_mouse_gardens', 'psalm', 'site', 'plan', 'happened', 'cost_648', 'cost_680', 'cost_696', )
    KEY: ClassVar[str] = 'lizards:Daylight'
    PATH: ClassVar[str] = 'lizards.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 37}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'lizards.daylight.rituals': (0, 36)}
    BLOCKS = (daylight, daylight_rituals, daylight_rituals_start_done, daylight_menu, daylight_action_chosen, daylight_build, daylight_psalm_chosen, daylight_site_chosen, daylight_plan_chosen, daylight_after_chant, daylight_then, daylight_build_end_done, daylight_recruit, daylight_psalm_chosen_2, daylight_site_chosen_2, daylight_after_chant_2, daylight_then_2, daylight_recruit_end_done, daylight_score_fox_gardens, daylight_cost_648_chosen, daylight_then_3, daylight_score_fox_gardens_end_done, daylight_score_rabbit_gardens, daylight_cost_680_chosen, daylight_then_4, daylight_score_rabbit_gardens_end_done, daylight_score_mouse_gardens, daylight_cost_696_chosen, daylight_then_5, daylight_score_mouse_gardens_end_done, daylight_sacrifice, daylight_psalm_chosen_3, daylight_after_chant_3, daylight_then_6, daylight_sacrifice_end_done, daylight_after_menu, daylight_rituals_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.used_score_fox_gardens: int = -1
        self.used_score_rabbit_gardens: int = -1
        self.used_score_mouse_gardens: int = -1
        self.psalm: int = -1
        self.site: int = -1
        self.plan: int = -1
        self.happened: list[Any] = []
        self.cost_648: int = -1
        self.cost_680: int = -1
        self.cost_696: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.used_score_fox_gardens = self.used_score_fox_gardens
        o.used_score_rabbit_gardens = self.used_score_rabbit_gardens
        o.used_score_mouse_gardens = self.used_score_mouse_gardens
        o.psalm = self.psalm
        o.site = self.site
        o.plan = self.plan
        o.happened = copied(self.happened)
        o.cost_648 = self.cost_648
        o.cost_680 = self.cost_680
        o.cost_696 = self.cost_696
        return o


# root/factions/lizards.law:742 lizards.evening: phase evening
class Evening(Frame):
    __slots__ = ('round1', 'happened', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', )
    KEY: ClassVar[str] = 'lizards:Evening'
    PATH: ClassVar[str] = 'lizards.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 16}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'lizards.evening.return': (0, 3), 'lizards.evening.craft': (3, 11), 'lizards.evening.draw': (11, 16)}
    BLOCKS = (evening, evening_return, evening_return_start_done, evening_return_end_done, evening_craft, evening_craft_start_done, evening_again, evening_again_answered, evening_after_craft, evening_craft_each_done, evening_after_loop, evening_craft_end_done, evening_draw, evening_draw_start_done, evening_then, evening_discarded, evening_draw_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        return o


# root/factions/lizards.law:79 lizards.revenge.0
class Revenge0(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'lizards:Revenge0'
    PATH: ClassVar[str] = 'lizards.revenge.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (revenge_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> Revenge0:
        o = Revenge0.__new__(Revenge0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


# root/factions/lizards.law:157 lizards.fear.1
class Fear1(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'lizards:Fear1'
    PATH: ClassVar[str] = 'lizards.fear.1'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = fear_1_waits_for
    WRITES: ClassVar[int] = 1
    BLOCKS = (fear_1, fear_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> Fear1:
        o = Fear1.__new__(Fear1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


class State(Record):
    __slots__ = ('outcast', 'hated', )
    NAMES = ('outcast', 'hated', )

    def __init__(self, t: Any) -> None:
        self.outcast: Any = -1
        self.hated: Any = 0

    def clone(self) -> State:
        o = State.__new__(State)
        o.outcast = self.outcast
        o.hated = self.hated
        return o


SYSTEM: dict[str, Any] = {'name': 'lizards',
 'kind': 'faction',
 'title': 'Lizard Cult',
 'file': 'root/factions/lizards.law',
 'fields': {'chapter': 10, 'letter': 'F', 'reach': 2, 'colour': '#b9a44c'},
 'suits': [],
 'kinds': [('garden', 'Garden', False)],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 25, ['warrior'], False, 0, '', False),
            ('fox_garden', 'Fox Garden', 5, ['garden'], False, 0, '', False),
            ('rabbit_garden', 'Rabbit Garden', 5, ['garden'], False, 0, '', False),
            ('mouse_garden', 'Mouse Garden', 5, ['garden'], False, 0, '', False)],
 'zones': [('lost_souls', 'Lost Souls', False, 'all', '', False, ''), ('revealed', 'Revealed Cards', False, 'all', '', False, '')],
 'boxes': [('acolytes', 'Acolytes', False, [], [], '', '')],
 'tracks': [('gardens',
             'Gardens',
             5,
             ['fox_garden', 'rabbit_garden', 'mouse_garden'],
             {'points': {'fox_garden': [0, 2, 2, 3, 4], 'rabbit_garden': [0, 2, 2, 3, 4], 'mouse_garden': [0, 2, 2, 3, 4]},
              'cards': {'fox_garden': [0, 1, 0, 0, 0], 'rabbit_garden': [0, 1, 0, 0, 0], 'mouse_garden': [0, 1, 0, 0, 0]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [('outcast',
            'Outcast',
            [('fox_folk', 'Foxes', {'suit': ['fox']}),
             ('rabbit_folk', 'Rabbits', {'suit': ['rabbit']}),
             ('mouse_folk', 'Mice', {'suit': ['mouse']})],
            [])],
 'cards': [],
 'printed': {'fox_garden': 'fox', 'rabbit_garden': 'rabbit', 'mouse_garden': 'mouse'},
 'kept': [('hated', 'Hated Outcast', 'system', True, False)],
 'wider': {'garden': 'building'},
 'number_titles': {'hated': 'Hated Outcast'},
 'marks': ['hated'],
 'prefers': [('lizards.pilgrims', 'eyrie.lords')],
 'titles': {'lizards.setup.warriors': 'Place Warriors',
            'lizards.setup.outcast': 'Choose Outcast',
            'lizards.birdsong.outcast': 'Adjust Outcast',
            'lizards.birdsong.discard': 'Discard Lost Souls',
            'lizards.birdsong.conspiracies': 'Perform Conspiracies',
            'lizards.birdsong.conspiracies.crusade': 'Crusade',
            'lizards.birdsong.conspiracies.convert': 'Convert',
            'lizards.birdsong.conspiracies.sanctify': 'Sanctify',
            'lizards.daylight.rituals': 'Rituals',
            'lizards.daylight.rituals.build': 'Build',
            'lizards.daylight.rituals.recruit': 'Recruit',
            'lizards.daylight.rituals.score_fox_gardens': 'Score Fox Gardens',
            'lizards.daylight.rituals.score_rabbit_gardens': 'Score Rabbit Gardens',
            'lizards.daylight.rituals.score_mouse_gardens': 'Score Mouse Gardens',
            'lizards.daylight.rituals.sacrifice': 'Sacrifice',
            'lizards.evening.return': 'Return Revealed Cards',
            'lizards.evening.craft': 'Craft',
            'lizards.evening.draw': 'Draw and Discard',
            'lizards.setup': 'Faction Setup',
            'lizards.birdsong': 'Birdsong',
            'lizards.daylight': 'Daylight',
            'lizards.evening': 'Evening',
            'lizards.crafting': 'Crafting',
            'lizards.hatred': 'Hatred of Birds',
            'lizards.revenge': 'Revenge',
            'lizards.pilgrims': 'Pilgrims',
            'lizards.fear': 'Fear of the Faithful',
            'lizards.lost_souls': 'The Lost Souls Pile',
            'lizards.fox_souls': 'Fox Cards Among the Lost Souls',
            'lizards.rabbit_souls': 'Rabbit Cards Among the Lost Souls',
            'lizards.mouse_souls': 'Mouse Cards Among the Lost Souls',
            'lizards.most_lost': 'Most Lost Souls',
            'lizards.price': 'Acolytes to Spend',
            'lizards.price_of_garden': 'Acolytes to Spend on a Garden',
            'lizards.march': 'March of a Crusade',
            'lizards.chant': 'Revealing',
            'lizards.outcast.fox_folk': 'Foxes',
            'lizards.outcast.rabbit_folk': 'Rabbits',
            'lizards.outcast.mouse_folk': 'Mice'},
 'kind_keys': {'building': ['building'], 'garden': ['garden'], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('lizards.march', 'March of a Crusade', 'start', 'place', 240, [], []),
    ('lizards.march', 'March of a Crusade', 'target', 'place', 241, [], []),
    ('lizards.march', 'March of a Crusade', 'may', 'yes', 243, ['battle in target'], []),
    ('lizards.setup.warriors', 'Place Warriors', 'home', 'place', 251, [], []),
    ('lizards.setup.warriors', 'Place Warriors', 'plan', 'piece', 253, [], []),
    ('lizards.setup.warriors', 'Place Warriors', 'village', 'place', 255, [], []),
    ('lizards.setup.outcast', 'Choose Outcast', 'next', 'mode outcast', 289, [], []),
    ('lizards.birdsong.conspiracies', 'Perform Conspiracies', 'action', 'action', 380, ['Crusade', 'Convert', 'Sanctify'], ['lizards.birdsong.conspiracies.crusade', 'lizards.birdsong.conspiracies.convert', 'lizards.birdsong.conspiracies.sanctify']),
    ('lizards.birdsong.conspiracies.crusade', 'Crusade', 'payment', 'number', 382, [], []),
    ('lizards.birdsong.conspiracies.crusade', 'Crusade', 'branch', 'branch', 383, ['battle in a clearing of suit outcast', 'march'], []),
    ('lizards.birdsong.conspiracies.crusade', 'Crusade', 'the_field', 'place', 384, [], []),
    ('lizards.birdsong.conspiracies.convert', 'Convert', 'lost', 'unit', 454, [], []),
    ('lizards.birdsong.conspiracies.convert', 'Convert', 'payment', 'number', 455, [], []),
    ('lizards.birdsong.conspiracies.sanctify', 'Sanctify', 'lost', 'unit', 516, [], []),
    ('lizards.birdsong.conspiracies.sanctify', 'Sanctify', 'plan', 'piece', 517, [], []),
    ('lizards.birdsong.conspiracies.sanctify', 'Sanctify', 'payment', 'number', 518, [], []),
    ('lizards.daylight.rituals', 'Rituals', 'action', 'action', 569, ['Build', 'Recruit', 'Score Fox Gardens', 'Score Rabbit Gardens', 'Score Mouse Gardens', 'Sacrifice'], ['lizards.daylight.rituals.build', 'lizards.daylight.rituals.recruit', 'lizards.daylight.rituals.score_fox_gardens', 'lizards.daylight.rituals.score_rabbit_gardens', 'lizards.daylight.rituals.score_mouse_gardens', 'lizards.daylight.rituals.sacrifice']),
    ('lizards.daylight.rituals.build', 'Build', 'psalm', 'card', 571, [], []),
    ('lizards.daylight.rituals.build', 'Build', 'site', 'place', 572, [], []),
    ('lizards.daylight.rituals.build', 'Build', 'plan', 'piece', 573, [], []),
    ('lizards.daylight.rituals.recruit', 'Recruit', 'psalm', 'card', 617, [], []),
    ('lizards.daylight.rituals.recruit', 'Recruit', 'site', 'place', 618, [], []),
    ('lizards.daylight.rituals.score_fox_gardens', 'Score Fox Gardens', 'cost_648', 'card', 648, [], []),
    ('lizards.daylight.rituals.score_rabbit_gardens', 'Score Rabbit Gardens', 'cost_680', 'card', 680, [], []),
    ('lizards.daylight.rituals.score_mouse_gardens', 'Score Mouse Gardens', 'cost_696', 'card', 696, [], []),
    ('lizards.daylight.rituals.sacrifice', 'Sacrifice', 'psalm', 'card', 719, [], []),
    ('lizards.evening.craft', 'Craft', 'again', 'yes', 761, [], []),
    ('lizards.evening.draw', 'Draw and Discard', 'discard', 'card', 775, [], []),
]

VALUES: list[Any] = [
    ('lizards.fox_souls', value_fox_souls, (), -1),
    ('lizards.rabbit_souls', value_rabbit_souls, (), -1),
    ('lizards.mouse_souls', value_mouse_souls, (), -1),
    ('lizards.most_lost', value_most_lost, (), -1),
    ('lizards.price', value_price, (), -1),
    ('lizards.price_of_garden', value_price_of_garden, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('lizards.march', March, can_march_now),
    ('lizards.chant', Chant, can_chant_now),
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
    (REMOVED, fear_1_fits, Fear1, fear_1_can, 'seat', '', True, (False, False, False), False),
]

REDIRECTS: list[Any] = [
    (REMOVED, revenge_0_fits, Revenge0, revenge_0_can, 'seat', '', False, (False, False, False), False),
]

CARD_REDIRECTS: list[Any] = [
    (lost_souls_2_fits, lost_souls_2_target, 'seat'),
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.crafting_pieces', crafting_0, 'seat', False),
    ('woodland.ruler', pilgrims_1, 'seat', True),
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
]

CHOICES: list[Any] = [
    'lizards.march.target',
    'lizards.march.start',
]

RULE_PATHS: list[Any] = [
    (revenge_0_fits, 'lizards.revenge'),
    (lost_souls_2_fits, 'lizards.lost_souls'),
    (crafting_0, 'lizards.crafting'),
    (pilgrims_1, 'lizards.pilgrims'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    26,
]
POINTS: list[str] = ['lizards.march:start',
 'lizards.march:end',
 'lizards.chant:start',
 'lizards.chant:end',
 'lizards.setup.warriors:start',
 'lizards.setup.warriors:end',
 'lizards.setup.outcast:start',
 'lizards.setup.outcast:end',
 'lizards.birdsong.outcast:start',
 'lizards.birdsong.outcast:end',
 'lizards.birdsong.discard:start',
 'lizards.birdsong.discard:end',
 'lizards.birdsong.conspiracies:start',
 'lizards.birdsong.conspiracies.crusade:end',
 'lizards.birdsong.conspiracies.convert:end',
 'lizards.birdsong.conspiracies.sanctify:end',
 'lizards.birdsong.conspiracies:end',
 'lizards.daylight.rituals:start',
 'lizards.daylight.rituals.build:end',
 'lizards.daylight.rituals.recruit:end',
 'lizards.daylight.rituals.score_fox_gardens:end',
 'lizards.daylight.rituals.score_rabbit_gardens:end',
 'lizards.daylight.rituals.score_mouse_gardens:end',
 'lizards.daylight.rituals.sacrifice:end',
 'lizards.daylight.rituals:end',
 'lizards.evening.return:start',
 'lizards.evening.return:end',
 'lizards.evening.craft:start',
 'lizards.evening.craft:each',
 'lizards.evening.craft:end',
 'lizards.evening.draw:start',
 'lizards.evening.draw:end']
PARTS: list[str] = ['lizards.march',
 'lizards.march:would',
 'lizards.march:would_so',
 'lizards.chant',
 'lizards.chant:would',
 'lizards.chant:would_so',
 'lizards.setup.warriors',
 'lizards.setup.outcast',
 'lizards.birdsong.outcast',
 'lizards.birdsong.discard',
 'lizards.birdsong.conspiracies',
 'lizards.daylight.rituals',
 'lizards.evening.return',
 'lizards.evening.craft',
 'lizards.evening.draw',
 'lizards.fear']
RECORD: Any = State
