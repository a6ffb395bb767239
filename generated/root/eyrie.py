"""Eyrie Dynasties: made by rootdsl from root/factions/eyrie.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/eyrie.law:351 eyrie.recruits
def value_recruits(t: Any, s: Any, me: int) -> int:
    return 1

# root/factions/eyrie.law:422 eyrie.turmoil
def turmoil(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_turmoil and override(t, s, f, t.x_eyrie_turmoil, 19, len(s.stack) - 1, 0):
        return True
    if t.x_eyrie_turmoil_would and override(t, s, f, t.x_eyrie_turmoil_would, 21, len(s.stack) - 1, 0):
        return True
    if t.x_eyrie_turmoil_would_so and override(t, s, f, t.x_eyrie_turmoil_would_so, 21, len(s.stack) - 1, 0):
        return True
    if t.h_eyrie_turmoil_start >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_start, 1, f.me)
    return turmoil_turmoil_start_done(t, s, f)

# root/factions/eyrie.law:423 eyrie.turmoil
def turmoil_turmoil_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_humiliate_start >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_humiliate_start, 2, f.me)
    return turmoil_humiliate_start_done(t, s, f)

# root/factions/eyrie.law:423 eyrie.turmoil.humiliate
def turmoil_humiliate_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_turmoil_humiliate and override(t, s, f, t.x_eyrie_turmoil_humiliate, 3, len(s.stack) - 1, 2):
        return True
    score(t, s, f.me, -(len([it for it in (*s.zones[t.zone_eyrie_decree_recruit[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_move[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_battle[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_build[t.seat_eyrie]], ) if (t.card_suit[it] == t.suit_woodland_bird)])))
    if t.h_eyrie_turmoil_humiliate_end >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_humiliate_end, 3, f.me)
    f.pc = 3  # turmoil_humiliate_end_done
    return s.busy or turmoil_humiliate_end_done(t, s, f)

# root/factions/eyrie.law:423 eyrie.turmoil.humiliate
def turmoil_humiliate_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_purge_start >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_purge_start, 4, f.me)
    return turmoil_purge_start_done(t, s, f)

# root/factions/eyrie.law:425 eyrie.turmoil.purge
def turmoil_purge_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_turmoil_purge and override(t, s, f, t.x_eyrie_turmoil_purge, 5, len(s.stack) - 1, 4):
        return True
    for c in list([it for it in (*s.zones[t.zone_eyrie_decree_recruit[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_move[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_battle[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_build[t.seat_eyrie]], ) if (t.card_sort[it] == t.sort_of_eyrie_vizier)]):
        put_card(t, s, c, t.zone_eyrie_retinue[t.seat_eyrie])
    discard_all(t, s, f.me, list((*s.zones[t.zone_eyrie_decree_recruit[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_move[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_battle[t.seat_eyrie]], *s.zones[t.zone_eyrie_decree_build[t.seat_eyrie]], )))
    if t.h_eyrie_turmoil_purge_end >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_purge_end, 5, f.me)
    f.pc = 5  # turmoil_purge_end_done
    return s.busy or turmoil_purge_end_done(t, s, f)

# root/factions/eyrie.law:425 eyrie.turmoil.purge
def turmoil_purge_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_depose_start >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_depose_start, 6, f.me)
    return turmoil_depose_start_done(t, s, f)

# root/factions/eyrie.law:428 eyrie.turmoil.depose
def turmoil_depose_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_turmoil_depose and override(t, s, f, t.x_eyrie_turmoil_depose, 16, len(s.stack) - 1, 6):
        return True
    s.record[t.seat_eyrie].leader_state[s.record[f.me].leader] = 1
    if t.x_eyrie_turmoil_depose_new_clutch and override(t, s, f, t.x_eyrie_turmoil_depose_new_clutch, 7, len(s.stack) - 1, 6):
        return True
    if (not bool([it for it in range(4) if (s.record[t.seat_eyrie].leader_state[it] == 0)])):
        s.record[t.seat_eyrie].leader_state = [0] * 4
    return turmoil_after_new_clutch(t, s, f)

# root/factions/eyrie.law:430 eyrie.turmoil.depose.new_clutch
def turmoil_after_new_clutch(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in [it for it in range(4) if (s.record[t.seat_eyrie].leader_state[it] == 0)]]
    if not o:
        f.next_ = -1
        return turmoil_after_next(t, s, f)
    return ask(s, f, 8, t.base_eyrie + 0, f.me, o)

# root/factions/eyrie.law:432 eyrie.turmoil.depose
def turmoil_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return turmoil_after_next(t, s, f)

# root/factions/eyrie.law:432 eyrie.turmoil.depose
def turmoil_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return turmoil_next(t, s, f)
    s.record[f.me].leader = f.next_
    forget(s)
    return turmoil_next(t, s, f)

# root/factions/eyrie.law:433 eyrie.turmoil.depose
def turmoil_next(t: Any, s: Any, f: Any) -> bool:
    f.left1 = list(t.data_eyrie_leader_columns[t.seat_eyrie][s.record[t.seat_eyrie].leader])
    return turmoil_round(t, s, f)

# root/factions/eyrie.law:434 eyrie.turmoil.depose
def turmoil_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return turmoil_after_loop(t, s, f)
    f.spot = f.left1.pop(0)
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_eyrie_retinue[t.seat_eyrie]] if (t.card_sort[it] == t.sort_of_eyrie_vizier)])]
    if not o:
        f.put_435 = -1
        return turmoil_after_put_435(t, s, f)
    return ask(s, f, 12, t.base_eyrie + 1, f.me, o)

# root/factions/eyrie.law:435 eyrie.turmoil.depose
def turmoil_put_435_chosen(t: Any, s: Any, f: Any) -> bool:
    f.put_435 = s.pick - 1
    return turmoil_after_put_435(t, s, f)

# root/factions/eyrie.law:435 eyrie.turmoil.depose
def turmoil_after_put_435(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.put_435):
        return turmoil_next_2(t, s, f)
    put_card(t, s, f.put_435, f.spot)
    f.pc = 14  # turmoil_next_2
    return s.busy or turmoil_next_2(t, s, f)

# root/factions/eyrie.law:435 eyrie.turmoil.depose
def turmoil_next_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 11  # turmoil_round
    return True

# root/factions/eyrie.law:434 eyrie.turmoil.depose
def turmoil_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_depose_end >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_depose_end, 16, f.me)
    return turmoil_depose_end_done(t, s, f)

# root/factions/eyrie.law:428 eyrie.turmoil.depose
def turmoil_depose_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_rest_start >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_rest_start, 17, f.me)
    return turmoil_rest_start_done(t, s, f)

# root/factions/eyrie.law:436 eyrie.turmoil.rest
def turmoil_rest_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_turmoil_rest and override(t, s, f, t.x_eyrie_turmoil_rest, 19, len(s.stack) - 1, 17):
        return True
    f.pc = 18  # turmoil_still_here
    return unwind(t, s, 'woodland.turn.daylight')

# root/factions/eyrie.law:437 eyrie.turmoil.rest
def turmoil_still_here(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_rest_end >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_rest_end, 19, f.me)
    return turmoil_rest_end_done(t, s, f)

# root/factions/eyrie.law:436 eyrie.turmoil.rest
def turmoil_rest_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_turmoil_end >= 0:
        return open_window(t, s, f, t.h_eyrie_turmoil_end, 20, f.me)
    return turmoil_over(t, s, f)

# root/factions/eyrie.law:422 eyrie.turmoil: over
def turmoil_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:422 eyrie.turmoil: something else has happened in its place
def turmoil_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/eyrie.law:422 eyrie.turmoil: can it be done?
def can_turmoil_now(t: Any, s: Any, me: int) -> bool:
    return True

# root/factions/eyrie.law:87 eyrie.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_roost_start >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_roost_start, 1, f.me)
    return setup_roost_start_done(t, s, f)

# root/factions/eyrie.law:87 eyrie.setup.roost
def setup_roost_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_setup_roost and override(t, s, f, t.x_eyrie_setup_roost, 6, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_clearing:
        if t.flag_corner[v] and not (s.record[t.record_woodland].started[v] == 1) and (room(t, s, f.me, t.own[f.me].roost, v) > 0 or room(t, s, f.me, t.own[f.me].warrior, v) > 0):
            o.append(v)
    o = [it for it in o if (t.is_clearing[t.pair_opposite[it]] and (s.record[t.record_woodland].started[t.pair_opposite[it]] == 1))] or o
    o = [v + 1 for v in o]
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_eyrie + 2, f.me, o)

# root/factions/eyrie.law:88 eyrie.setup.roost
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# root/factions/eyrie.law:88 eyrie.setup.roost
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_next(t, s, f)
    s.record[t.record_woodland].started[f.home] = 1
    return setup_next(t, s, f)

# root/factions/eyrie.law:89 eyrie.setup.roost
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].roost, 1, f.home)
    place(t, s, f.me, t.own[f.me].warrior, 6, f.home)
    f.pc = 5  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/eyrie.law:90 eyrie.setup.roost
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_roost_end >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_roost_end, 6, f.me)
    f.pc = 6  # setup_roost_end_done
    return True

# root/factions/eyrie.law:87 eyrie.setup.roost
def setup_roost_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_leader_start >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_leader_start, 7, f.me)
    return setup_leader_start_done(t, s, f)

# root/factions/eyrie.law:106 eyrie.setup.leader
def setup_leader_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_setup_leader and override(t, s, f, t.x_eyrie_setup_leader, 11, len(s.stack) - 1, 7):
        return True
    o = [v + 1 for v in range(4)]
    if not o:
        f.next_ = -1
        return setup_after_next(t, s, f)
    return ask(s, f, 8, t.base_eyrie + 3, f.me, o)

# root/factions/eyrie.law:107 eyrie.setup.leader
def setup_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return setup_after_next(t, s, f)

# root/factions/eyrie.law:107 eyrie.setup.leader
def setup_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return setup_next_2(t, s, f)
    s.record[f.me].leader = f.next_
    forget(s)
    return setup_next_2(t, s, f)

# root/factions/eyrie.law:108 eyrie.setup.leader
def setup_next_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_leader_end >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_leader_end, 11, f.me)
    f.pc = 11  # setup_leader_end_done
    return True

# root/factions/eyrie.law:106 eyrie.setup.leader
def setup_leader_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_viziers_start >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_viziers_start, 12, f.me)
    return setup_viziers_start_done(t, s, f)

# root/factions/eyrie.law:109 eyrie.setup.viziers
def setup_viziers_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_setup_viziers and override(t, s, f, t.x_eyrie_setup_viziers, 18, len(s.stack) - 1, 12):
        return True
    f.left1 = list(t.data_eyrie_leader_columns[f.me][s.record[f.me].leader])
    return setup_round(t, s, f)

# root/factions/eyrie.law:110 eyrie.setup.viziers
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return setup_after_loop(t, s, f)
    f.spot = f.left1.pop(0)
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_eyrie_retinue[f.me]] if (t.card_sort[it] == t.sort_of_eyrie_vizier)])]
    if not o:
        f.put_111 = -1
        return setup_after_put_111(t, s, f)
    return ask(s, f, 14, t.base_eyrie + 4, f.me, o)

# root/factions/eyrie.law:111 eyrie.setup.viziers
def setup_put_111_chosen(t: Any, s: Any, f: Any) -> bool:
    f.put_111 = s.pick - 1
    return setup_after_put_111(t, s, f)

# root/factions/eyrie.law:111 eyrie.setup.viziers
def setup_after_put_111(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.put_111):
        return setup_next_3(t, s, f)
    put_card(t, s, f.put_111, f.spot)
    f.pc = 16  # setup_next_3
    return s.busy or setup_next_3(t, s, f)

# root/factions/eyrie.law:111 eyrie.setup.viziers
def setup_next_3(t: Any, s: Any, f: Any) -> bool:
    f.pc = 13  # setup_round
    return True

# root/factions/eyrie.law:110 eyrie.setup.viziers
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_setup_viziers_end >= 0:
        return open_window(t, s, f, t.h_eyrie_setup_viziers_end, 18, f.me)
    f.pc = 18  # setup_viziers_end_done
    return True

# root/factions/eyrie.law:109 eyrie.setup.viziers
def setup_viziers_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:114 eyrie.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_emergency_orders(t, s, f)

# root/factions/eyrie.law:114 eyrie.birdsong.emergency_orders: step emergency_orders
def birdsong_emergency_orders(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_birdsong_emergency_orders_start >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_emergency_orders_start, 2, f.me)
    return birdsong_emergency_orders_start_done(t, s, f)

# root/factions/eyrie.law:114 eyrie.birdsong.emergency_orders
def birdsong_emergency_orders_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_birdsong_emergency_orders and override(t, s, f, t.x_eyrie_birdsong_emergency_orders, 3, len(s.stack) - 1, 2):
        return True
    if (not bool(s.zones[t.zone_woodland_hand[f.me]])):
        draw(t, s, f.me, 1)
    if t.h_eyrie_birdsong_emergency_orders_end >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_emergency_orders_end, 3, f.me)
    f.pc = 3  # birdsong_emergency_orders_end_done
    return True

# root/factions/eyrie.law:114 eyrie.birdsong.emergency_orders
def birdsong_emergency_orders_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 4)
    return birdsong_add(t, s, f)

# root/factions/eyrie.law:126 eyrie.birdsong.add: step add
def birdsong_add(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_birdsong_add_start >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_add_start, 5, f.me)
    return birdsong_add_start_done(t, s, f)

# root/factions/eyrie.law:126 eyrie.birdsong.add
def birdsong_add_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_birdsong_add and override(t, s, f, t.x_eyrie_birdsong_add, 12, len(s.stack) - 1, 5):
        return True
    return pick_cards(t, s, f, 6, t.base_eyrie + 5, f.me, s.zones[t.zone_woodland_hand[f.me]], 1, 2, [it for it in s.zones[t.zone_woodland_hand[f.me]] if ((t.card_suit[it] == t.suit_woodland_bird))], 1)

# root/factions/eyrie.law:127 eyrie.birdsong.add
def birdsong_orders_chosen(t: Any, s: Any, f: Any) -> bool:
    f.orders = s.result
    f.left1 = list(f.orders)
    return birdsong_round(t, s, f)

# root/factions/eyrie.law:128 eyrie.birdsong.add
def birdsong_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return birdsong_after_loop(t, s, f)
    f.order = f.left1.pop(0)
    o = [v + 1 for v in (t.zone_eyrie_decree_recruit[f.me], t.zone_eyrie_decree_move[f.me], t.zone_eyrie_decree_battle[f.me], t.zone_eyrie_decree_build[f.me], )]
    if not o:
        f.spot = -1
        return birdsong_after_spot(t, s, f)
    return ask(s, f, 8, t.base_eyrie + 6, f.me, o)

# root/factions/eyrie.law:129 eyrie.birdsong.add
def birdsong_spot_chosen(t: Any, s: Any, f: Any) -> bool:
    f.spot = s.pick - 1
    return birdsong_after_spot(t, s, f)

# root/factions/eyrie.law:129 eyrie.birdsong.add
def birdsong_after_spot(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.spot):
        return birdsong_next(t, s, f)
    put_card(t, s, f.order, f.spot)
    f.pc = 10  # birdsong_next
    return s.busy or birdsong_next(t, s, f)

# root/factions/eyrie.law:130 eyrie.birdsong.add
def birdsong_next(t: Any, s: Any, f: Any) -> bool:
    f.pc = 7  # birdsong_round
    return True

# root/factions/eyrie.law:128 eyrie.birdsong.add
def birdsong_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_birdsong_add_end >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_add_end, 12, f.me)
    f.pc = 12  # birdsong_add_end_done
    return True

# root/factions/eyrie.law:126 eyrie.birdsong.add
def birdsong_add_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 13)
    return birdsong_new_roost(t, s, f)

# root/factions/eyrie.law:159 eyrie.birdsong.new_roost: step new_roost
def birdsong_new_roost(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_birdsong_new_roost_start >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_new_roost_start, 14, f.me)
    return birdsong_new_roost_start_done(t, s, f)

# root/factions/eyrie.law:159 eyrie.birdsong.new_roost
def birdsong_new_roost_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_birdsong_new_roost and override(t, s, f, t.x_eyrie_birdsong_new_roost, 19, len(s.stack) - 1, 14):
        return True
    if not ((not (place_of(s, (t.own[f.me].roost, ), t.sites) >= 0))):
        return birdsong_otherwise(t, s, f)
    o = []
    for v in t.places_clearing:
        if can_place_all(t, s, f.me, [(t.own[f.me].roost, 1), (t.own[f.me].warrior, 3)], v) and (room(t, s, f.me, t.own[f.me].roost, v) > 0 or room(t, s, f.me, t.own[f.me].warrior, v) > 0):
            o.append(v)
    o = best(o, [total(s.at, rows_of(t.rows_warrior, t.seats), it) for it in o], False)
    o = [v + 1 for v in o]
    if not o:
        f.nest = -1
        return birdsong_after_nest(t, s, f)
    return ask(s, f, 15, t.base_eyrie + 7, f.me, o)

# root/factions/eyrie.law:161 eyrie.birdsong.new_roost
def birdsong_nest_chosen(t: Any, s: Any, f: Any) -> bool:
    f.nest = s.pick - 1
    return birdsong_after_nest(t, s, f)

# root/factions/eyrie.law:161 eyrie.birdsong.new_roost
def birdsong_after_nest(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.nest):
        return birdsong_then(t, s, f)
    place(t, s, f.me, t.own[f.me].roost, 1, f.nest)
    place(t, s, f.me, t.own[f.me].warrior, 3, f.nest)
    f.pc = 17  # birdsong_then
    return s.busy or birdsong_then(t, s, f)

# root/factions/eyrie.law:162 eyrie.birdsong.new_roost
def birdsong_then(t: Any, s: Any, f: Any) -> bool:
    return birdsong_otherwise(t, s, f)

# root/factions/eyrie.law:160 eyrie.birdsong.new_roost
def birdsong_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_birdsong_new_roost_end >= 0:
        return open_window(t, s, f, t.h_eyrie_birdsong_new_roost_end, 19, f.me)
    f.pc = 19  # birdsong_new_roost_end_done
    return True

# root/factions/eyrie.law:159 eyrie.birdsong.new_roost
def birdsong_new_roost_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 20)
    return birdsong_end(t, s, f)

# root/factions/eyrie.law:0 eyrie.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:194 eyrie.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_craft(t, s, f)

# root/factions/eyrie.law:194 eyrie.daylight.craft: step craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_daylight_craft_start >= 0:
        return open_window(t, s, f, t.h_eyrie_daylight_craft_start, 2, f.me)
    return daylight_craft_start_done(t, s, f)

# root/factions/eyrie.law:194 eyrie.daylight.craft
def daylight_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_craft and override(t, s, f, t.x_eyrie_daylight_craft, 8, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return daylight_again(t, s, f)

# root/factions/eyrie.law:195 eyrie.daylight.craft
def daylight_again(t: Any, s: Any, f: Any) -> bool:
    f.happened = []
    o = [0, 1] if t.can_woodland_craft(t, s, f.me) else [0]
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_loop(t, s, f)
    return ask(s, f, 4, t.base_eyrie + 8, f.me, o)

# root/factions/eyrie.law:195 eyrie.daylight.craft
def daylight_again_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return daylight_after_loop(t, s, f)
    f.pc = 5  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/eyrie.law:196 eyrie.daylight.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    f.round1 += 1
    if t.h_eyrie_daylight_craft_each >= 0:
        return open_window(t, s, f, t.h_eyrie_daylight_craft_each, 6, f.me)
    f.pc = 6  # daylight_craft_each_done
    return s.busy or daylight_craft_each_done(t, s, f)

# root/factions/eyrie.law:195 eyrie.daylight.craft
def daylight_craft_each_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # daylight_again
    return True

# root/factions/eyrie.law:195 eyrie.daylight.craft
def daylight_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_daylight_craft_end >= 0:
        return open_window(t, s, f, t.h_eyrie_daylight_craft_end, 8, f.me)
    f.pc = 8  # daylight_craft_end_done
    return True

# root/factions/eyrie.law:194 eyrie.daylight.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 9)
    return daylight_resolve(t, s, f)

# root/factions/eyrie.law:207 eyrie.daylight.resolve: step resolve
def daylight_resolve(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_daylight_resolve_start >= 0:
        return open_window(t, s, f, t.h_eyrie_daylight_resolve_start, 10, f.me)
    return daylight_resolve_start_done(t, s, f)

# root/factions/eyrie.law:207 eyrie.daylight.resolve
def daylight_resolve_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_resolve and override(t, s, f, t.x_eyrie_daylight_resolve, 37, len(s.stack) - 1, 10):
        return True
    f.left2 = list((t.zone_eyrie_decree_recruit[f.me], t.zone_eyrie_decree_move[f.me], t.zone_eyrie_decree_battle[f.me], t.zone_eyrie_decree_build[f.me], ))
    return daylight_round(t, s, f)

# root/factions/eyrie.law:208 eyrie.daylight.resolve
def daylight_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left2:
        return daylight_after_loop_3(t, s, f)
    f.deed = f.left2.pop(0)
    f.left3 = list(s.zones[f.deed])
    return daylight_round_2(t, s, f)

# root/factions/eyrie.law:209 eyrie.daylight.resolve
def daylight_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left3:
        return daylight_after_loop_2(t, s, f)
    o = [v + 1 for v in distinct(t, f.left3)]
    return ask(s, f, 13, t.base_eyrie + 9, f.me, o)

# root/factions/eyrie.law:209 eyrie.daylight.resolve
def daylight_order_chosen(t: Any, s: Any, f: Any) -> bool:
    f.order = s.pick - 1
    f.left3.remove(f.order)
    f.failed4 = 0
    return daylight_begins(t, s, f)

# root/factions/eyrie.law:209 eyrie.daylight.resolve
def daylight_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_resolve_recruit and override(t, s, f, t.x_eyrie_daylight_resolve_recruit, 18, len(s.stack) - 1, 14):
        return True
    if not ((f.deed == t.zone_eyrie_decree_recruit[f.me])):
        return daylight_otherwise(t, s, f)
    once = None
    o = []
    for v in places_with(s.at, (t.own[f.me].roost, ), t.places_clearing):
        if t.fits[t.card_suit[f.order]][s.suit[v]] and can_place_all(t, s, f.me, [(t.own[f.me].warrior, (once if once is not None else (once := t.v_eyrie_recruits(t, s, f.me))))], v):
            o.append(v + 1)
    if not o:
        f.failed4 = 1
        once = None
        o = []
        for v in places_with(s.at, (t.own[f.me].roost, ), t.places_clearing):
            if t.fits[t.card_suit[f.order]][s.suit[v]] and (once if once is not None else (once := t.v_eyrie_recruits(t, s, f.me))) > 0 and room(t, s, f.me, t.own[f.me].warrior, v) > 0:
                o.append(v + 1)
    if not o:
        f.nest = -1
        return daylight_after_nest(t, s, f)
    return ask(s, f, 15, t.base_eyrie + 10, f.me, o)

# root/factions/eyrie.law:213 eyrie.daylight.resolve.recruit
def daylight_nest_chosen(t: Any, s: Any, f: Any) -> bool:
    f.nest = s.pick - 1
    return daylight_after_nest(t, s, f)

# root/factions/eyrie.law:213 eyrie.daylight.resolve.recruit
def daylight_after_nest(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.nest):
        return daylight_then(t, s, f)
    if place(t, s, f.me, t.own[f.me].warrior, t.v_eyrie_recruits(t, s, f.me), f.nest) < t.v_eyrie_recruits(t, s, f.me):
        f.failed4 = 1
    f.pc = 17  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/eyrie.law:214 eyrie.daylight.resolve.recruit
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise(t, s, f)

# root/factions/eyrie.law:212 eyrie.daylight.resolve.recruit
def daylight_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_resolve_move and override(t, s, f, t.x_eyrie_daylight_resolve_move, 23, len(s.stack) - 1, 18):
        return True
    if not ((f.deed == t.zone_eyrie_decree_move[f.me])):
        return daylight_otherwise_2(t, s, f)
    o = []
    for v in t.places_clearing:
        if t.fits[t.card_suit[f.order]][s.suit[v]] and t.can_woodland_move(t, s, f.me, -1, v):
            o.append(v + 1)
    if not o:
        f.failed4 = 1
    if not o:
        f.the_origin = -1
        return daylight_after_the_origin(t, s, f)
    return ask(s, f, 19, t.base_eyrie + 11, f.me, o)

# root/factions/eyrie.law:216 eyrie.daylight.resolve.move
def daylight_the_origin_chosen(t: Any, s: Any, f: Any) -> bool:
    f.the_origin = s.pick - 1
    return daylight_after_the_origin(t, s, f)

# root/factions/eyrie.law:216 eyrie.daylight.resolve.move
def daylight_after_the_origin(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.the_origin):
        return daylight_next(t, s, f)
    if not (t.can_woodland_move(t, s, f.me, -1, f.the_origin)):
        f.failed4 = 1
        return daylight_after_move(t, s, f)
    f.pc = 21  # daylight_after_move
    g = t.p_woodland_move(f.me)
    g.origin = f.the_origin
    s.stack.append(g)
    return True

# root/factions/eyrie.law:216 eyrie.daylight.resolve.move
def daylight_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    f.pc = 22  # daylight_next
    return s.busy or daylight_next(t, s, f)

# root/factions/eyrie.law:216 eyrie.daylight.resolve.move
def daylight_next(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise_2(t, s, f)

# root/factions/eyrie.law:216 eyrie.daylight.resolve.move
def daylight_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_resolve_battle and override(t, s, f, t.x_eyrie_daylight_resolve_battle, 28, len(s.stack) - 1, 23):
        return True
    if not ((f.deed == t.zone_eyrie_decree_battle[f.me])):
        return daylight_otherwise_3(t, s, f)
    o = []
    for v in t.places_clearing:
        if t.fits[t.card_suit[f.order]][s.suit[v]] and t.can_woodland_battle(t, s, f.me, -1, -1, v):
            o.append(v + 1)
    if not o:
        f.failed4 = 1
    if not o:
        f.the_field = -1
        return daylight_after_the_field(t, s, f)
    return ask(s, f, 24, t.base_eyrie + 12, f.me, o)

# root/factions/eyrie.law:218 eyrie.daylight.resolve.battle
def daylight_the_field_chosen(t: Any, s: Any, f: Any) -> bool:
    f.the_field = s.pick - 1
    return daylight_after_the_field(t, s, f)

# root/factions/eyrie.law:218 eyrie.daylight.resolve.battle
def daylight_after_the_field(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.the_field):
        return daylight_next_2(t, s, f)
    if not (t.can_woodland_battle(t, s, f.me, -1, -1, f.the_field)):
        f.failed4 = 1
        return daylight_after_battle(t, s, f)
    f.pc = 26  # daylight_after_battle
    g = t.p_woodland_battle(f.me)
    g.field = f.the_field
    s.stack.append(g)
    return True

# root/factions/eyrie.law:218 eyrie.daylight.resolve.battle
def daylight_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    f.pc = 27  # daylight_next_2
    return s.busy or daylight_next_2(t, s, f)

# root/factions/eyrie.law:218 eyrie.daylight.resolve.battle
def daylight_next_2(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise_3(t, s, f)

# root/factions/eyrie.law:218 eyrie.daylight.resolve.battle
def daylight_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_daylight_resolve_build and override(t, s, f, t.x_eyrie_daylight_resolve_build, 32, len(s.stack) - 1, 28):
        return True
    if not ((f.deed == t.zone_eyrie_decree_build[f.me])):
        return daylight_otherwise_4(t, s, f)
    o = []
    for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]]], f.me):
        if can_place_all(t, s, f.me, [(t.own[f.me].roost, 1)], v):
            o.append(v + 1)
    if not o:
        f.failed4 = 1
        o = []
        for v in places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if t.fits[t.card_suit[f.order]][s.suit[it]]], f.me):
            if room(t, s, f.me, t.own[f.me].roost, v) > 0:
                o.append(v + 1)
    if not o:
        f.nest = -1
        return daylight_after_nest_2(t, s, f)
    return ask(s, f, 29, t.base_eyrie + 13, f.me, o)

# root/factions/eyrie.law:221 eyrie.daylight.resolve.build
def daylight_nest_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.nest = s.pick - 1
    return daylight_after_nest_2(t, s, f)

# root/factions/eyrie.law:221 eyrie.daylight.resolve.build
def daylight_after_nest_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.nest):
        return daylight_then_2(t, s, f)
    if place(t, s, f.me, t.own[f.me].roost, 1, f.nest) < 1:
        f.failed4 = 1
    f.pc = 31  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/eyrie.law:222 eyrie.daylight.resolve.build
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise_4(t, s, f)

# root/factions/eyrie.law:220 eyrie.daylight.resolve.build
def daylight_otherwise_4(t: Any, s: Any, f: Any) -> bool:
    if f.failed4 == 0:
        return daylight_after_attempt(t, s, f)
    if not (t.can_eyrie_turmoil(t, s, f.me)):
        return daylight_after_turmoil(t, s, f)
    f.pc = 33  # daylight_after_turmoil
    g = t.p_eyrie_turmoil(f.me)
    s.stack.append(g)
    return True

# root/factions/eyrie.law:223 eyrie.daylight.resolve
def daylight_after_turmoil(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(24854)
    f.pc = 34  # daylight_after_attempt
    return s.busy or daylight_after_attempt(t, s, f)

# root/factions/eyrie.law:210 eyrie.daylight.resolve
def daylight_after_attempt(t: Any, s: Any, f: Any) -> bool:
    f.pc = 12  # daylight_round_2
    return True

# root/factions/eyrie.law:209 eyrie.daylight.resolve
def daylight_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 11  # daylight_round
    return True

# root/factions/eyrie.law:208 eyrie.daylight.resolve
def daylight_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_daylight_resolve_end >= 0:
        return open_window(t, s, f, t.h_eyrie_daylight_resolve_end, 37, f.me)
    f.pc = 37  # daylight_resolve_end_done
    return True

# root/factions/eyrie.law:207 eyrie.daylight.resolve
def daylight_resolve_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 38)
    return daylight_end(t, s, f)

# root/factions/eyrie.law:0 eyrie.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:354 eyrie.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_score(t, s, f)

# root/factions/eyrie.law:354 eyrie.evening.score: step score
def evening_score(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_evening_score_start >= 0:
        return open_window(t, s, f, t.h_eyrie_evening_score_start, 2, f.me)
    return evening_score_start_done(t, s, f)

# root/factions/eyrie.law:354 eyrie.evening.score
def evening_score_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_evening_score and override(t, s, f, t.x_eyrie_evening_score, 3, len(s.stack) - 1, 2):
        return True
    score(t, s, f.me, max(0, track_last(t, s, t.track_eyrie_roosts_points[f.me], t.own[f.me].roost)))
    if t.h_eyrie_evening_score_end >= 0:
        return open_window(t, s, f, t.h_eyrie_evening_score_end, 3, f.me)
    f.pc = 3  # evening_score_end_done
    return True

# root/factions/eyrie.law:354 eyrie.evening.score
def evening_score_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 4)
    return evening_draw(t, s, f)

# root/factions/eyrie.law:392 eyrie.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_eyrie_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_eyrie_evening_draw_start, 5, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/eyrie.law:392 eyrie.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_evening_draw and override(t, s, f, t.x_eyrie_evening_draw, 8, len(s.stack) - 1, 5):
        return True
    draw(t, s, f.me, (1 + track_all(t, s, t.track_eyrie_roosts_cards[f.me])))
    f.pc = 6  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/eyrie.law:393 eyrie.evening.draw
def evening_then(t: Any, s: Any, f: Any) -> bool:
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 7, t.base_eyrie + 14, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/eyrie.law:394 eyrie.evening.draw
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_eyrie_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_eyrie_evening_draw_end, 8, f.me)
    f.pc = 8  # evening_draw_end_done
    return True

# root/factions/eyrie.law:392 eyrie.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:567 eyrie.leader.commander.0: does it apply now?
def leader_commander_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].leader == 2 and u.attacker == f.me

# root/factions/eyrie.law:567 eyrie.leader.commander.0
def leader_commander_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_eyrie_leader_commander and override(t, s, f, t.x_eyrie_leader_commander, 1, len(s.stack) - 1, 0):
        return True
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    return finish(s)

# root/factions/eyrie.law:567 eyrie.leader.commander.0
def leader_commander_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:591 eyrie.leader.despot.0: is this the event?
def leader_despot_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return s.record[me].leader == 3 and x[1] == me and x[2] in t.all_building_token and t.owner[x[2]] >= 0 and s.team[t.owner[x[2]]] != s.team[me] and running(s, 'woodland.battle')

# root/factions/eyrie.law:591 eyrie.leader.despot.0
def leader_despot_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/eyrie.law:591 eyrie.leader.despot.0
def leader_despot_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_eyrie_leader_despot and override(t, s, f, t.x_eyrie_leader_despot, 1, len(s.stack) - 1, 0):
        return True
    score(t, s, f.me, 1)
    return finish(s)

# root/factions/eyrie.law:591 eyrie.leader.despot.0
def leader_despot_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/eyrie.law:43 eyrie.crafting: exception to woodland.crafting_pieces
def crafting_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, (t.own[me].roost, ), t.map))
    return None

# root/factions/eyrie.law:56 eyrie.lords: exception to woodland.ruler
def lords_1(t: Any, s: Any, me: int, clearing: int) -> Any:
    if (s.here[clearing] & t.rows_piece[me].mask) and (me in most([(t.v_woodland_strength(t, s, me, it, clearing), it) for it in t.seats])):
        return me
    return None

# root/factions/eyrie.law:75 eyrie.disdain: exception to woodland.craft.worth
def disdain_2(t: Any, s: Any, me: int, u: Any, player: int) -> Any:
    if player == me:
        return 1
    return None

# root/factions/eyrie.law:524 eyrie.leader.builder: exception to woodland.craft.worth
def leader_builder_3(t: Any, s: Any, me: int, u: Any, player: int) -> Any:
    if player == me and s.record[me].leader == 0:
        return t.card_points[u.plan]
    return None

# root/factions/eyrie.law:542 eyrie.leader.charismatic: exception to eyrie.recruits
def leader_charismatic_4(t: Any, s: Any, me: int) -> Any:
    if s.record[me].leader == 1:
        return 2
    return None

# root/factions/eyrie.law:38 eyrie.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (15 * total_on(s.at, (t.own[me].roost, ), t.sites))
    return n


# root/factions/eyrie.law:422 eyrie.turmoil: procedure turmoil
class Turmoil(Frame):
    __slots__ = ('next_', 'spot', 'left1', 'put_435', )
    NAMES: ClassVar[tuple[str, ...]] = ('next_', 'spot', 'left1', 'put_435', )
    KEY: ClassVar[str] = 'eyrie:Turmoil'
    PATH: ClassVar[str] = 'eyrie.turmoil'
    ENDS: ClassVar[dict[str, int]] = {'eyrie.turmoil': 19}
    BLOCKS = (turmoil, turmoil_turmoil_start_done, turmoil_humiliate_start_done, turmoil_humiliate_end_done, turmoil_purge_start_done, turmoil_purge_end_done, turmoil_depose_start_done, turmoil_after_new_clutch, turmoil_next_chosen, turmoil_after_next, turmoil_next, turmoil_round, turmoil_put_435_chosen, turmoil_after_put_435, turmoil_next_2, turmoil_after_loop, turmoil_depose_end_done, turmoil_rest_start_done, turmoil_still_here, turmoil_rest_end_done, turmoil_over, turmoil_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.next_: int = -1
        self.spot: int = -1
        self.left1: list[Any] = []
        self.put_435: int = -1

    def clone(self) -> Turmoil:
        o = Turmoil.__new__(Turmoil)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.next_ = self.next_
        o.spot = self.spot
        o.left1 = copied(self.left1)
        o.put_435 = self.put_435
        return o


# root/factions/eyrie.law:87 eyrie.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', 'next_', 'spot', 'left1', 'put_111', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', 'next_', 'spot', 'left1', 'put_111', )
    KEY: ClassVar[str] = 'eyrie:Setup'
    PATH: ClassVar[str] = 'eyrie.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 18}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'eyrie.setup.roost': (0, 6), 'eyrie.setup.leader': (6, 11), 'eyrie.setup.viziers': (11, 18)}
    BLOCKS = (setup, setup_roost_start_done, setup_home_chosen, setup_after_home, setup_next, setup_then, setup_roost_end_done, setup_leader_start_done, setup_next_chosen, setup_after_next, setup_next_2, setup_leader_end_done, setup_viziers_start_done, setup_round, setup_put_111_chosen, setup_after_put_111, setup_next_3, setup_after_loop, setup_viziers_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.home: int = -1
        self.next_: int = -1
        self.spot: int = -1
        self.left1: list[Any] = []
        self.put_111: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.home = self.home
        o.next_ = self.next_
        o.spot = self.spot
        o.left1 = copied(self.left1)
        o.put_111 = self.put_111
        return o


# root/factions/eyrie.law:114 eyrie.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('orders', 'order', 'left1', 'spot', 'nest', )
    NAMES: ClassVar[tuple[str, ...]] = ('orders', 'order', 'left1', 'spot', 'nest', )
    KEY: ClassVar[str] = 'eyrie:Birdsong'
    PATH: ClassVar[str] = 'eyrie.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 20}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'eyrie.birdsong.emergency_orders': (0, 3), 'eyrie.birdsong.add': (3, 12), 'eyrie.birdsong.new_roost': (12, 19)}
    BLOCKS = (birdsong, birdsong_emergency_orders, birdsong_emergency_orders_start_done, birdsong_emergency_orders_end_done, birdsong_add, birdsong_add_start_done, birdsong_orders_chosen, birdsong_round, birdsong_spot_chosen, birdsong_after_spot, birdsong_next, birdsong_after_loop, birdsong_add_end_done, birdsong_new_roost, birdsong_new_roost_start_done, birdsong_nest_chosen, birdsong_after_nest, birdsong_then, birdsong_otherwise, birdsong_new_roost_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.orders: list[Any] = []
        self.order: int = -1
        self.left1: list[Any] = []
        self.spot: int = -1
        self.nest: int = -1

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.orders = copied(self.orders)
        o.order = self.order
        o.left1 = copied(self.left1)
        o.spot = self.spot
        o.nest = self.nest
        return o


# root/factions/eyrie.law:194 eyrie.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'happened', 'deed', 'left2', 'order', 'left3', 'failed4', 'nest', 'the_origin', 'the_field', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'deed', 'left2', 'order', 'left3', 'failed4', 'nest', 'the_origin', 'the_field', )
    KEY: ClassVar[str] = 'eyrie:Daylight'
    PATH: ClassVar[str] = 'eyrie.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 38}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'eyrie.daylight.craft': (0, 8), 'eyrie.daylight.resolve': (8, 37)}
    BLOCKS = (daylight, daylight_craft, daylight_craft_start_done, daylight_again, daylight_again_answered, daylight_after_craft, daylight_craft_each_done, daylight_after_loop, daylight_craft_end_done, daylight_resolve, daylight_resolve_start_done, daylight_round, daylight_round_2, daylight_order_chosen, daylight_begins, daylight_nest_chosen, daylight_after_nest, daylight_then, daylight_otherwise, daylight_the_origin_chosen, daylight_after_the_origin, daylight_after_move, daylight_next, daylight_otherwise_2, daylight_the_field_chosen, daylight_after_the_field, daylight_after_battle, daylight_next_2, daylight_otherwise_3, daylight_nest_chosen_2, daylight_after_nest_2, daylight_then_2, daylight_otherwise_4, daylight_after_turmoil, daylight_after_attempt, daylight_after_loop_2, daylight_after_loop_3, daylight_resolve_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.deed: int = -1
        self.left2: list[Any] = []
        self.order: int = -1
        self.left3: list[Any] = []
        self.failed4: int = -1
        self.nest: int = -1
        self.the_origin: int = -1
        self.the_field: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.deed = self.deed
        o.left2 = copied(self.left2)
        o.order = self.order
        o.left3 = copied(self.left3)
        o.failed4 = self.failed4
        o.nest = self.nest
        o.the_origin = self.the_origin
        o.the_field = self.the_field
        return o


# root/factions/eyrie.law:354 eyrie.evening: phase evening
class Evening(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'eyrie:Evening'
    PATH: ClassVar[str] = 'eyrie.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 8}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'eyrie.evening.score': (0, 3), 'eyrie.evening.draw': (3, 8)}
    BLOCKS = (evening, evening_score, evening_score_start_done, evening_score_end_done, evening_draw, evening_draw_start_done, evening_then, evening_discarded, evening_draw_end_done, )

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


# root/factions/eyrie.law:567 eyrie.leader.commander.0
class LeaderCommander0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'eyrie:LeaderCommander0'
    PATH: ClassVar[str] = 'eyrie.leader.commander.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (leader_commander_0, leader_commander_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> LeaderCommander0:
        o = LeaderCommander0.__new__(LeaderCommander0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/eyrie.law:591 eyrie.leader.despot.0
class LeaderDespot0(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'eyrie:LeaderDespot0'
    PATH: ClassVar[str] = 'eyrie.leader.despot.0'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 8
    BLOCKS = (leader_despot_0, leader_despot_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> LeaderDespot0:
        o = LeaderDespot0.__new__(LeaderDespot0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


class State(Record):
    __slots__ = ('leader', 'leader_state', )
    NAMES = ('leader', 'leader_state', )

    def __init__(self, t: Any) -> None:
        self.leader: Any = -1
        self.leader_state: Any = [0] * 4

    def clone(self) -> State:
        o = State.__new__(State)
        o.leader = self.leader
        o.leader_state = self.leader_state[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'eyrie',
 'kind': 'faction',
 'title': 'Eyrie Dynasties',
 'file': 'root/factions/eyrie.law',
 'fields': {'chapter': 7, 'letter': 'B', 'reach': 7, 'colour': '#2f5f9e'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 20, ['warrior'], False, 0, '', False), ('roost', 'Roost', 7, ['building'], False, 1, '', False)],
 'zones': [('retinue', 'Viziers', False, 'all', '', False, ''),
           ('decree.recruit', 'Recruit', False, 'all', '', False, 'decree'),
           ('decree.move', 'Move', False, 'all', '', False, 'decree'),
           ('decree.battle', 'Battle', False, 'all', '', False, 'decree'),
           ('decree.build', 'Build', False, 'all', '', False, 'decree')],
 'boxes': [('decree', 'Decree', False, ['recruit', 'move', 'battle', 'build'], [], '', '')],
 'tracks': [('roosts',
             'Roosts',
             7,
             ['roost'],
             {'points': {'roost': [0, 1, 2, 3, 4, 4, 5]}, 'cards': {'roost': [0, 0, 1, 0, 0, 1, 0]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [('leader',
            'Leader',
            [('builder', 'Builder', {'columns': ['recruit', 'move']}),
             ('charismatic', 'Charismatic', {'columns': ['recruit', 'battle']}),
             ('commander', 'Commander', {'columns': ['move', 'battle']}),
             ('despot', 'Despot', {'columns': ['move', 'build']})],
            ['ready', 'deposed'])],
 'cards': [('vizier', 'Loyal Vizier', 'bird', 2, [], '', 0, ['@retinue'], False, False)],
 'titles': {'eyrie.setup.roost': 'Place Roost and Starting Warriors',
            'eyrie.setup.leader': 'Choose Leader',
            'eyrie.setup.viziers': 'Tuck Viziers',
            'eyrie.birdsong.emergency_orders': 'Emergency Orders',
            'eyrie.birdsong.add': 'Add to the Decree',
            'eyrie.birdsong.new_roost': 'A New Roost',
            'eyrie.daylight.craft': 'Craft',
            'eyrie.daylight.resolve': 'Resolve the Decree',
            'eyrie.evening.score': 'Score Points',
            'eyrie.evening.draw': 'Draw and Discard',
            'eyrie.turmoil.humiliate': 'Humiliate',
            'eyrie.turmoil.purge': 'Purge',
            'eyrie.turmoil.depose': 'Depose',
            'eyrie.turmoil.depose.new_clutch': 'A New Clutch',
            'eyrie.turmoil.rest': 'Rest',
            'eyrie.setup': 'Faction Setup',
            'eyrie.birdsong': 'Birdsong',
            'eyrie.daylight': 'Daylight',
            'eyrie.daylight.resolve.recruit': 'Recruit',
            'eyrie.daylight.resolve.move': 'Move',
            'eyrie.daylight.resolve.battle': 'Battle',
            'eyrie.daylight.resolve.build': 'Build',
            'eyrie.evening': 'Evening',
            'eyrie.vizier': 'Loyal Vizier',
            'eyrie.crafting': 'Crafting',
            'eyrie.lords': 'Lords of the Forest',
            'eyrie.disdain': 'Disdain for Trade',
            'eyrie.recruits': 'Recruited Warriors',
            'eyrie.turmoil': 'Turmoil',
            'eyrie.leader.builder': 'Builder',
            'eyrie.leader.charismatic': 'Charismatic',
            'eyrie.leader.commander': 'Commander',
            'eyrie.leader.despot': 'Despot'},
 'kind_keys': {'building_token': ['building', 'token'], 'piece': [], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('eyrie.turmoil.depose', 'Depose', 'next', 'mode leader', 432, [], []),
    ('eyrie.turmoil.depose', 'Depose', 'put_435', 'card', 435, [], []),
    ('eyrie.setup.roost', 'Place Roost and Starting Warriors', 'home', 'place', 88, [], []),
    ('eyrie.setup.leader', 'Choose Leader', 'next', 'mode leader', 107, [], []),
    ('eyrie.setup.viziers', 'Tuck Viziers', 'put_111', 'card', 111, [], []),
    ('eyrie.birdsong.add', 'Add to the Decree', 'orders', 'card', 127, [], []),
    ('eyrie.birdsong.add', 'Add to the Decree', 'spot', 'column', 129, [], []),
    ('eyrie.birdsong.new_roost', 'A New Roost', 'nest', 'place', 161, [], []),
    ('eyrie.daylight.craft', 'Craft', 'again', 'yes', 195, [], []),
    ('eyrie.daylight.resolve', 'Resolve the Decree', 'order', 'card', 209, [], []),
    ('eyrie.daylight.resolve.recruit', 'Recruit', 'nest', 'place', 213, [], []),
    ('eyrie.daylight.resolve.move', 'Move', 'the_origin', 'place', 216, [], []),
    ('eyrie.daylight.resolve.battle', 'Battle', 'the_field', 'place', 218, [], []),
    ('eyrie.daylight.resolve.build', 'Build', 'nest', 'place', 221, [], []),
    ('eyrie.evening.draw', 'Draw and Discard', 'discard', 'card', 394, [], []),
]

VALUES: list[Any] = [
    ('eyrie.recruits', value_recruits, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('eyrie.turmoil', Turmoil, can_turmoil_now),
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
    ('woodland.battle.after_roll', LeaderCommander0, leader_commander_0_fits, 'seat', '', False),
]

TRIGGERS: list[Any] = [
    (REMOVED, leader_despot_0_fits, LeaderDespot0, leader_despot_0_can, 'seat', '', False, (False, False, False), True),
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
    ('woodland.ruler', lords_1, 'seat', True),
    ('woodland.craft.worth', disdain_2, 'seat', True),
    ('woodland.craft.worth', leader_builder_3, 'seat', False),
    ('eyrie.recruits', leader_charismatic_4, 'seat', False),
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

RULE_PATHS: list[Any] = [
    (crafting_0, 'eyrie.crafting'),
    (lords_1, 'eyrie.lords'),
    (disdain_2, 'eyrie.disdain'),
    (leader_builder_3, 'eyrie.leader.builder'),
    (leader_charismatic_4, 'eyrie.leader.charismatic'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    8,
]
POINTS: list[str] = ['eyrie.turmoil:start',
 'eyrie.turmoil.humiliate:start',
 'eyrie.turmoil.humiliate:end',
 'eyrie.turmoil.purge:start',
 'eyrie.turmoil.purge:end',
 'eyrie.turmoil.depose:start',
 'eyrie.turmoil.depose:end',
 'eyrie.turmoil.rest:start',
 'eyrie.turmoil.rest:end',
 'eyrie.turmoil:end',
 'eyrie.setup.roost:start',
 'eyrie.setup.roost:end',
 'eyrie.setup.leader:start',
 'eyrie.setup.leader:end',
 'eyrie.setup.viziers:start',
 'eyrie.setup.viziers:end',
 'eyrie.birdsong.emergency_orders:start',
 'eyrie.birdsong.emergency_orders:end',
 'eyrie.birdsong.add:start',
 'eyrie.birdsong.add:end',
 'eyrie.birdsong.new_roost:start',
 'eyrie.birdsong.new_roost:end',
 'eyrie.daylight.craft:start',
 'eyrie.daylight.craft:each',
 'eyrie.daylight.craft:end',
 'eyrie.daylight.resolve:start',
 'eyrie.daylight.resolve:end',
 'eyrie.evening.score:start',
 'eyrie.evening.score:end',
 'eyrie.evening.draw:start',
 'eyrie.evening.draw:end']
PARTS: list[str] = ['eyrie.turmoil',
 'eyrie.turmoil:would',
 'eyrie.turmoil:would_so',
 'eyrie.turmoil.humiliate',
 'eyrie.turmoil.purge',
 'eyrie.turmoil.depose',
 'eyrie.turmoil.depose.new_clutch',
 'eyrie.turmoil.rest',
 'eyrie.setup.roost',
 'eyrie.setup.leader',
 'eyrie.setup.viziers',
 'eyrie.birdsong.emergency_orders',
 'eyrie.birdsong.add',
 'eyrie.birdsong.new_roost',
 'eyrie.daylight.craft',
 'eyrie.daylight.resolve',
 'eyrie.daylight.resolve.recruit',
 'eyrie.daylight.resolve.move',
 'eyrie.daylight.resolve.battle',
 'eyrie.daylight.resolve.build',
 'eyrie.evening.score',
 'eyrie.evening.draw',
 'eyrie.leader.commander',
 'eyrie.leader.despot']
RECORD: Any = State
