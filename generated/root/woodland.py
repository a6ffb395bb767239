"""The Law of the Woodland: made by rootdsl from root/law/woodland.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/law/woodland.law:185 woodland.open_slots
def value_open_slots(t: Any, s: Any, me: int, clearing: int) -> int:
    return (t.number_slots[clearing] - (total(s.at, t.all_building_ruin, clearing) if s.here[clearing] & t.all_building_ruin.mask else 0))

# root/law/woodland.law:272 woodland.strength
def value_strength(t: Any, s: Any, me: int, player: int, clearing: int) -> int:
    return (total(s.at, (own_for(t, s, t.rows_warrior_building[player], player, t.purpose_rule, clearing) if s.treated else t.rows_warrior_building[player]), clearing) if s.treated or s.here[clearing] & t.rows_warrior_building[player].mask else 0)

# root/law/woodland.law:274 woodland.ruler
def value_ruler(t: Any, s: Any, me: int, clearing: int) -> int:
    top, who = -1, -1
    for it in t.seats:
        n = t.v_woodland_strength(t, s, me, it, clearing)
        if n > top:
            top, who = n, it
        elif n == top:
            who = -1
    return who

# root/law/woodland.law:354 woodland.goal
def value_goal(t: Any, s: Any, me: int) -> int:
    return 30

# root/law/woodland.law:722 woodland.craft.worth
def value_craft_worth(t: Any, s: Any, me: int, u: Any, player: int) -> int:
    return t.card_points[u.plan]

# root/law/woodland.law:854 woodland.battle.attacker_roll
def value_battle_attacker_roll(t: Any, s: Any, me: int, u: Any) -> int:
    return max(u.throw)

# root/law/woodland.law:855 woodland.battle.defender_roll
def value_battle_defender_roll(t: Any, s: Any, me: int, u: Any) -> int:
    return min(u.throw)

# root/law/woodland.law:856 woodland.battle.most_hits
def value_battle_most_hits(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (total(s.at, (own_for(t, s, t.rows_warrior[side], side, t.purpose_battle, u.field, (u.defender if side == u.attacker else u.attacker)) if s.treated else t.rows_warrior[side]), u.field) if s.treated or s.here[u.field] & t.rows_warrior[side].mask else 0)

# root/law/woodland.law:865 woodland.battle.hits
def value_battle_hits(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return max(((u.rolled_hits[0 if side == u.attacker else 1] + u.extra_hits[0 if side == u.attacker else 1]) - u.ignored_hits[0 if (u.defender if side == u.attacker else u.attacker) == u.attacker else 1]), 0)

# root/law/woodland.law:1353 woodland.starting_cards
def value_starting_cards(t: Any, s: Any, me: int, player: int) -> int:
    return 3

# root/law/woodland.law:1355 woodland.hand_limit
def value_hand_limit(t: Any, s: Any, me: int, player: int) -> int:
    return 5

# root/law/woodland.law:1357 woodland.loot
def value_loot(t: Any, s: Any, me: int, player: int) -> int:
    return len(s.zones[t.zone_woodland_hand[player]])

# root/law/woodland.law:1359 woodland.crafting_pieces
def value_crafting_pieces(t: Any, s: Any, me: int, player: int) -> Any:
    return each_piece(t, s, units_in(t, s, (), t.map))

# root/law/woodland.law:190 woodland.open
def is_open(t: Any, s: Any, me: int, place: int) -> bool:
    return (t.v_woodland_open_slots(t, s, me, place) >= 1)

# root/law/woodland.law:276 woodland.rules
def is_rules(t: Any, s: Any, me: int, player: int, clearing: int) -> bool:
    return (t.v_woodland_ruler(t, s, me, clearing) == player)

# root/law/woodland.law:39 woodland.turn
def turn(t: Any, s: Any, f: Any) -> bool:
    if f.taker < 0:
        f.taker = f.me
    if t.x_woodland_turn and override(t, s, f, t.x_woodland_turn, 10, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_turn_would and override(t, s, f, t.x_woodland_turn_would, 12, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_turn_would_so and override(t, s, f, t.x_woodland_turn_would_so, 12, len(s.stack) - 1, 0):
        return True
    if t.h_woodland_turn_start >= 0:
        return open_window(t, s, f, t.h_woodland_turn_start, 1, f.me)
    f.pc = 1  # turn_turn_start_done
    return True

# root/law/woodland.law:40 woodland.turn
def turn_turn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_birdsong_start >= 0:
        return open_window(t, s, f, t.h_woodland_turn_birdsong_start, 2, f.me)
    return turn_birdsong_start_done(t, s, f)

# root/law/woodland.law:40 woodland.turn.birdsong
def turn_birdsong_start_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 3  # turn_birdsong_over
    g = t.phases_birdsong[me := f.me]
    if g is not None:
        s.stack.append(g(me))
    return True

# root/law/woodland.law:40 woodland.turn.birdsong
def turn_birdsong_over(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_birdsong_end >= 0:
        return open_window(t, s, f, t.h_woodland_turn_birdsong_end, 4, f.me)
    f.pc = 4  # turn_birdsong_end_done
    return True

# root/law/woodland.law:40 woodland.turn.birdsong
def turn_birdsong_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_daylight_start >= 0:
        return open_window(t, s, f, t.h_woodland_turn_daylight_start, 5, f.me)
    return turn_daylight_start_done(t, s, f)

# root/law/woodland.law:41 woodland.turn.daylight
def turn_daylight_start_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # turn_daylight_over
    g = t.phases_daylight[me := f.me]
    if g is not None:
        s.stack.append(g(me))
    return True

# root/law/woodland.law:41 woodland.turn.daylight
def turn_daylight_over(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_daylight_end >= 0:
        return open_window(t, s, f, t.h_woodland_turn_daylight_end, 7, f.me)
    f.pc = 7  # turn_daylight_end_done
    return True

# root/law/woodland.law:41 woodland.turn.daylight
def turn_daylight_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_evening_start >= 0:
        return open_window(t, s, f, t.h_woodland_turn_evening_start, 8, f.me)
    return turn_evening_start_done(t, s, f)

# root/law/woodland.law:42 woodland.turn.evening
def turn_evening_start_done(t: Any, s: Any, f: Any) -> bool:
    f.pc = 9  # turn_evening_over
    g = t.phases_evening[me := f.me]
    if g is not None:
        s.stack.append(g(me))
    return True

# root/law/woodland.law:42 woodland.turn.evening
def turn_evening_over(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_evening_end >= 0:
        return open_window(t, s, f, t.h_woodland_turn_evening_end, 10, f.me)
    f.pc = 10  # turn_evening_end_done
    return True

# root/law/woodland.law:42 woodland.turn.evening
def turn_evening_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_turn_end >= 0:
        return open_window(t, s, f, t.h_woodland_turn_end, 11, f.me)
    return turn_over(t, s, f)

# root/law/woodland.law:39 woodland.turn: over
def turn_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:39 woodland.turn: something else has happened in its place
def turn_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:39 woodland.turn: can it be done?
def can_turn_now(t: Any, s: Any, me: int, taker: int = -1) -> bool:
    if taker < 0:
        taker = me
    return True

# root/law/woodland.law:719 woodland.craft.no_duplicates: requirement
def needs_no_duplicates(t: Any, s: Any, me: int, crafter: int, plan: int) -> bool:
    return (not bool([it for it in s.zones[t.zone_woodland_play_area[crafter]] if (t.card_name[it] == t.card_name[plan])]))

# root/law/woodland.law:720 woodland.craft.in_supply: requirement
def needs_in_supply(t: Any, s: Any, me: int, plan: int) -> bool:
    return ((not (t.card_item[plan] >= 0)) or some_held(t, s, forms_of(t, t.card_item[plan]), t.within[t.box_woodland_item_supply]))

# root/law/woodland.law:717 woodland.craft
def craft(t: Any, s: Any, f: Any) -> bool:
    if f.crafter < 0:
        f.crafter = f.me
    if t.x_woodland_craft and override(t, s, f, t.x_woodland_craft, 13, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_craft_would and override(t, s, f, t.x_woodland_craft_would, 15, len(s.stack) - 1, 0):
        return True
    if f.plan >= 0:
        return craft_after_plan(t, s, f)
    among = t.a_woodland_craft_plan and t.a_woodland_craft_plan(t, s, f.me, f.crafter)
    once = None
    o = []
    for v in (distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.crafter]] if t.card_costed[it]]) if among is None else among):
        if tools_fit(t, v, (once if once is not None else (once := ready_tools(t, s, t.v_woodland_crafting_pieces(t, s, f.me, f.crafter))))) and t.n_woodland_craft_in_supply(t, s, f.me, v) and t.n_woodland_craft_no_duplicates(t, s, f.me, f.crafter, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_woodland + 0, f.me, o)

# root/law/woodland.law:718 woodland.craft
def craft_plan_chosen(t: Any, s: Any, f: Any) -> bool:
    f.plan = s.pick - 1
    return craft_after_plan(t, s, f)

# root/law/woodland.law:718 woodland.craft
def craft_after_plan(t: Any, s: Any, f: Any) -> bool:
    return pick_tools(t, s, f, 3, t.base_woodland + 1, f.me, f.plan, t.v_woodland_crafting_pieces(t, s, f.me, f.crafter))

# root/law/woodland.law:721 woodland.craft
def craft_tools_used(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_craft_would_so and override(t, s, f, t.x_woodland_craft_would_so, 15, len(s.stack) - 1, 3):
        return True
    if t.h_woodland_craft_start >= 0:
        return open_window(t, s, f, t.h_woodland_craft_start, 4, f.me)
    return craft_craft_start_done(t, s, f)

# root/law/woodland.law:723 woodland.craft
def craft_craft_start_done(t: Any, s: Any, f: Any) -> bool:
    if not ((t.card_item[f.plan] >= 0)):
        return craft_item_end_done(t, s, f)
    if t.h_woodland_craft_item_start >= 0:
        return open_window(t, s, f, t.h_woodland_craft_item_start, 5, f.me)
    return craft_item_start_done(t, s, f)

# root/law/woodland.law:723 woodland.craft.item
def craft_item_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_craft_item and override(t, s, f, t.x_woodland_craft_item, 8, len(s.stack) - 1, 5):
        return True
    score(t, s, f.crafter, max(0, t.v_woodland_craft_worth(t, s, f.me, f, f.crafter)))
    f.pc = 6  # craft_then
    return s.busy or craft_then(t, s, f)

# root/law/woodland.law:724 woodland.craft.item
def craft_then(t: Any, s: Any, f: Any) -> bool:
    put_unit(t, s, f.me, first(units_in(t, s, forms_of(t, t.card_item[f.plan]), t.within[t.box_woodland_item_supply])), t.box_woodland_crafted_items[f.crafter])
    f.pc = 7  # craft_then_2
    return True

# root/law/woodland.law:725 woodland.craft.item
def craft_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_craft_item_end >= 0:
        return open_window(t, s, f, t.h_woodland_craft_item_end, 8, f.me)
    return craft_item_end_done(t, s, f)

# root/law/woodland.law:723 woodland.craft.item
def craft_item_end_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.card_immediate[f.plan]):
        return craft_immediate_end_done(t, s, f)
    if t.h_woodland_craft_immediate_start >= 0:
        return open_window(t, s, f, t.h_woodland_craft_immediate_start, 9, f.me)
    return craft_immediate_start_done(t, s, f)

# root/law/woodland.law:726 woodland.craft.immediate
def craft_immediate_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_craft_immediate and override(t, s, f, t.x_woodland_craft_immediate, 11, len(s.stack) - 1, 9):
        return True
    put_card(t, s, f.plan, t.zone_woodland_play_area[f.crafter])
    f.pc = 10  # craft_resolved
    resolve_card(t, s, f.me, f.plan)
    return True

# root/law/woodland.law:729 woodland.craft.immediate
def craft_resolved(t: Any, s: Any, f: Any) -> bool:
    discard(t, s, f.me, f.plan)
    if t.h_woodland_craft_immediate_end >= 0:
        return open_window(t, s, f, t.h_woodland_craft_immediate_end, 11, f.me)
    f.pc = 11  # craft_immediate_end_done
    return s.busy or craft_immediate_end_done(t, s, f)

# root/law/woodland.law:726 woodland.craft.immediate
def craft_immediate_end_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.card_persistent[f.plan]):
        return craft_persistent_end_done(t, s, f)
    if t.h_woodland_craft_persistent_start >= 0:
        return open_window(t, s, f, t.h_woodland_craft_persistent_start, 12, f.me)
    return craft_persistent_start_done(t, s, f)

# root/law/woodland.law:731 woodland.craft.persistent
def craft_persistent_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_craft_persistent and override(t, s, f, t.x_woodland_craft_persistent, 13, len(s.stack) - 1, 12):
        return True
    put_card(t, s, f.plan, t.zone_woodland_play_area[f.crafter])
    if t.h_woodland_craft_persistent_end >= 0:
        return open_window(t, s, f, t.h_woodland_craft_persistent_end, 13, f.me)
    f.pc = 13  # craft_persistent_end_done
    return s.busy or craft_persistent_end_done(t, s, f)

# root/law/woodland.law:731 woodland.craft.persistent
def craft_persistent_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_craft_end >= 0:
        return open_window(t, s, f, t.h_woodland_craft_end, 14, f.me)
    return craft_over(t, s, f)

# root/law/woodland.law:717 woodland.craft: over
def craft_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:717 woodland.craft: something else has happened in its place
def craft_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:717 woodland.craft: can it be done?
def can_craft_now(t: Any, s: Any, me: int, crafter: int = -1, plan: int = -1) -> bool:
    if crafter < 0:
        crafter = me
    among = t.a_woodland_craft_plan and t.a_woodland_craft_plan(t, s, me, crafter)
    if plan >= 0:
        return plan in ([it for it in s.zones[t.zone_woodland_hand[crafter]] if t.card_costed[it]] if among is None else among) and tools_fit(t, plan, ready_tools(t, s, t.v_woodland_crafting_pieces(t, s, me, crafter))) and t.n_woodland_craft_in_supply(t, s, me, plan) and t.n_woodland_craft_no_duplicates(t, s, me, crafter, plan)
    once = None
    for plan in (s.zones[t.zone_woodland_hand[crafter]] if among is None else among):
        if (among is not None or t.card_costed[plan]) and tools_fit(t, plan, (once if once is not None else (once := ready_tools(t, s, t.v_woodland_crafting_pieces(t, s, me, crafter))))) and t.n_woodland_craft_in_supply(t, s, me, plan) and t.n_woodland_craft_no_duplicates(t, s, me, crafter, plan):
            return True
    return False

# root/law/woodland.law:738 woodland.move.you_must_rule: requirement
def needs_you_must_rule(t: Any, s: Any, me: int, mover: int, origin: int, target: int) -> bool:
    return ((t.v_woodland_ruler(t, s, me, origin) == mover) or (t.v_woodland_ruler(t, s, me, target) == mover))

# root/law/woodland.law:737 woodland.move: can it be done?
def can_move_target(t: Any, s: Any, me: int, group: Any, mover: int, origin: int, target: int) -> bool:
    among = t.a_woodland_move_target and t.a_woodland_move_target(t, s, me, mover, origin)
    if target >= 0:
        return (t.is_clearing[target] and (target in links(t, s, mover, origin)) if among is None else target in among) and t.n_woodland_move_you_must_rule(t, s, me, mover, origin, target) and (not t.bans_into or group_may_move(t, s, me, group, target))
    for target in (linked(t, s, mover, origin, t.near_clearing, t.is_clearing) if among is None else among):
        if t.n_woodland_move_you_must_rule(t, s, me, mover, origin, target) and (not t.bans_into or group_may_move(t, s, me, group, target)):
            return True
    return False

# root/law/woodland.law:734 woodland.move
def move(t: Any, s: Any, f: Any) -> bool:
    if f.mover < 0:
        f.mover = f.me
    if t.x_woodland_move and override(t, s, f, t.x_woodland_move, 9, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_move_would and override(t, s, f, t.x_woodland_move_would, 11, len(s.stack) - 1, 0):
        return True
    if f.origin >= 0:
        return move_after_origin(t, s, f)
    among = t.a_woodland_move_origin and t.a_woodland_move_origin(t, s, f.me, f.mover)
    o = []
    for v in (own_places(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, t.places_clearing) if among is None else among):
        if ((some(s.at, own_for(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, v), v) if s.treated else s.here[v] & t.rows_warrior_pawn[f.mover].mask) if not t.bans_move else len(movable(t, s, f.me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, v) if s.treated else t.rows_warrior_pawn[f.mover]), v))) >= 1) and can_move_target(t, s, f.me, (() if not told_apart(t, t.rows_warrior_pawn[f.mover]) else unit_counts(s, movable(t, s, f.me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, v) if s.treated else t.rows_warrior_pawn[f.mover]), v)), t.width)), f.mover, v, f.target):
            o.append(v + 1)
    return ask(s, f, 1, t.base_woodland + 2, f.me, o)

# root/law/woodland.law:735 woodland.move
def move_origin_chosen(t: Any, s: Any, f: Any) -> bool:
    f.origin = s.pick - 1
    return move_after_origin(t, s, f)

# root/law/woodland.law:735 woodland.move
def move_after_origin(t: Any, s: Any, f: Any) -> bool:
    if f.group:
        return move_group_given(t, s, f)
    return pick_units(t, s, f, 3, t.base_woodland + 3, f.me, unit_counts(s, movable(t, s, f.me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, f.origin) if s.treated else t.rows_warrior_pawn[f.mover]), f.origin)) if not t.bans_apart else [u for u in movable(t, s, f.me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[f.mover], f.mover, t.purpose_move, f.origin) if s.treated else t.rows_warrior_pawn[f.mover]), f.origin)) if can_move_target(t, s, f.me, [[u, 1]], f.mover, f.origin, f.target)], t.width), 1, -1)

# root/law/woodland.law:736 woodland.move
def move_group_chosen(t: Any, s: Any, f: Any) -> bool:
    f.group = s.result
    return move_group_given(t, s, f)

# root/law/woodland.law:736 woodland.move
def move_group_given(t: Any, s: Any, f: Any) -> bool:
    if f.target >= 0:
        return move_after_target(t, s, f)
    among = t.a_woodland_move_target and t.a_woodland_move_target(t, s, f.me, f.mover, f.origin)
    o = []
    for v in (linked(t, s, f.mover, f.origin, t.near_clearing, t.is_clearing) if among is None else among):
        if t.n_woodland_move_you_must_rule(t, s, f.me, f.mover, f.origin, v) and (not t.bans_into or group_may_move(t, s, f.me, f.group, v)):
            o.append(v + 1)
    return ask(s, f, 5, t.base_woodland + 4, f.me, o)

# root/law/woodland.law:737 woodland.move
def move_target_chosen(t: Any, s: Any, f: Any) -> bool:
    f.target = s.pick - 1
    return move_after_target(t, s, f)

# root/law/woodland.law:737 woodland.move
def move_after_target(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_move_would_so and override(t, s, f, t.x_woodland_move_would_so, 11, len(s.stack) - 1, 6):
        return True
    if t.h_woodland_move_start >= 0:
        return open_window(t, s, f, t.h_woodland_move_start, 7, f.me)
    return move_move_start_done(t, s, f)

# root/law/woodland.law:739 woodland.move
def move_move_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_move_leaving >= 0:
        return open_window(t, s, f, t.h_woodland_move_leaving, 8, f.me)
    return move_leaving_done(t, s, f)

# root/law/woodland.law:739 woodland.move.leaving
def move_leaving_done(t: Any, s: Any, f: Any) -> bool:
    f.group = relocate(t, s, f.group, f.target)
    f.pc = 9  # move_then
    return s.busy or move_then(t, s, f)

# root/law/woodland.law:740 woodland.move
def move_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_move_end >= 0:
        return open_window(t, s, f, t.h_woodland_move_end, 10, f.me)
    return move_over(t, s, f)

# root/law/woodland.law:734 woodland.move: over
def move_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:734 woodland.move: something else has happened in its place
def move_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:734 woodland.move: can it be done?
def can_move_now(t: Any, s: Any, me: int, mover: int = -1, origin: int = -1, target: int = -1) -> bool:
    if mover < 0:
        mover = me
    among = t.a_woodland_move_origin and t.a_woodland_move_origin(t, s, me, mover)
    if origin >= 0:
        return (t.is_clearing[origin] and (some(s.at, own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin), origin) if s.treated else s.here[origin] & t.rows_warrior_pawn[mover].mask) if among is None else origin in among) and ((some(s.at, own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin), origin) if s.treated else s.here[origin] & t.rows_warrior_pawn[mover].mask) if not t.bans_move else len(movable(t, s, me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin) if s.treated else t.rows_warrior_pawn[mover]), origin))) >= 1) and can_move_target(t, s, me, (() if not told_apart(t, t.rows_warrior_pawn[mover]) else unit_counts(s, movable(t, s, me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin) if s.treated else t.rows_warrior_pawn[mover]), origin)), t.width)), mover, origin, target)
    for origin in (own_places(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, t.places_clearing) if among is None else among):
        if ((some(s.at, own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin), origin) if s.treated else s.here[origin] & t.rows_warrior_pawn[mover].mask) if not t.bans_move else len(movable(t, s, me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin) if s.treated else t.rows_warrior_pawn[mover]), origin))) >= 1) and can_move_target(t, s, me, (() if not told_apart(t, t.rows_warrior_pawn[mover]) else unit_counts(s, movable(t, s, me, units_at(t, s, (own_for(t, s, t.rows_warrior_pawn[mover], mover, t.purpose_move, origin) if s.treated else t.rows_warrior_pawn[mover]), origin)), t.width)), mover, origin, target):
            return True
    return False

# root/law/woodland.law:829 woodland.battle.fighters: requirement
def needs_fighters(t: Any, s: Any, me: int, attacker: int, defender: int, field: int) -> bool:
    return (some(s.at, own_for(t, s, t.rows_warrior_pawn[attacker], attacker, t.purpose_battle, field, defender), field) if s.treated else s.here[field] & t.rows_warrior_pawn[attacker].mask)

# root/law/woodland.law:828 woodland.battle: can it be done?
def can_battle_defender(t: Any, s: Any, me: int, attacker: int, defender: int, field: int) -> bool:
    among = t.a_woodland_battle_defender and t.a_woodland_battle_defender(t, s, me, attacker, field)
    if defender >= 0:
        return defender in ([it for it in t.seats if s.team[it] != s.team[attacker] and (s.here[field] & t.rows_piece[it].mask)] if among is None else among) and t.n_woodland_battle_fighters(t, s, me, attacker, defender, field)
    for defender in (t.seats if among is None else among):
        if (among is not None or (s.team[defender] != s.team[attacker] and s.here[field] & t.rows_piece[defender].mask)) and t.n_woodland_battle_fighters(t, s, me, attacker, defender, field):
            return True
    return False

# root/law/woodland.law:826 woodland.battle
def battle(t: Any, s: Any, f: Any) -> bool:
    if f.attacker < 0:
        f.attacker = f.me
    if t.x_woodland_battle and override(t, s, f, t.x_woodland_battle, 28, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_battle_would and override(t, s, f, t.x_woodland_battle_would, 30, len(s.stack) - 1, 0):
        return True
    if f.field >= 0:
        return battle_after_field(t, s, f)
    among = t.a_woodland_battle_field and t.a_woodland_battle_field(t, s, f.me, f.attacker)
    o = []
    for v in (own_places(t, s, t.rows_warrior_pawn[f.attacker], f.attacker, t.purpose_battle, t.places_clearing) if among is None else among):
        if can_battle_defender(t, s, f.me, f.attacker, f.defender, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_woodland + 5, f.me, o)

# root/law/woodland.law:827 woodland.battle
def battle_field_chosen(t: Any, s: Any, f: Any) -> bool:
    f.field = s.pick - 1
    return battle_after_field(t, s, f)

# root/law/woodland.law:827 woodland.battle
def battle_after_field(t: Any, s: Any, f: Any) -> bool:
    if f.defender >= 0:
        return battle_after_defender(t, s, f)
    among = t.a_woodland_battle_defender and t.a_woodland_battle_defender(t, s, f.me, f.attacker, f.field)
    o = []
    for v in ([it for it in t.seats if s.team[it] != s.team[f.attacker] and (s.here[f.field] & t.rows_piece[it].mask)] if among is None else among):
        if t.n_woodland_battle_fighters(t, s, f.me, f.attacker, v, f.field):
            o.append(v + 1)
    return ask(s, f, 3, t.base_woodland + 6, f.me, o)

# root/law/woodland.law:828 woodland.battle
def battle_defender_chosen(t: Any, s: Any, f: Any) -> bool:
    f.defender = s.pick - 1
    return battle_after_defender(t, s, f)

# root/law/woodland.law:828 woodland.battle
def battle_after_defender(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_would_so and override(t, s, f, t.x_woodland_battle_would_so, 30, len(s.stack) - 1, 4):
        return True
    if t.h_woodland_battle_start >= 0:
        return open_window(t, s, f, t.h_woodland_battle_start, 5, f.attacker)
    return battle_battle_start_done(t, s, f)

# root/law/woodland.law:838 woodland.battle
def battle_battle_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_ambush_start >= 0:
        return open_window(t, s, f, t.h_woodland_battle_ambush_start, 6, f.attacker)
    return battle_ambush_start_done(t, s, f)

# root/law/woodland.law:838 woodland.battle.ambush
def battle_ambush_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_ambush and override(t, s, f, t.x_woodland_battle_ambush, 15, len(s.stack) - 1, 6):
        return True
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.defender]] if t.kind_woodland_ambush[it] and t.fits[t.card_suit[it]][s.suit[f.field]]])]
    if not o and not t.show_prompts:
        return battle_otherwise(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 7, t.base_woodland + 7, f.defender, o)

# root/law/woodland.law:840 woodland.battle.ambush
def battle_snare_chosen(t: Any, s: Any, f: Any) -> bool:
    f.snare = s.pick - 1
    if f.snare < 0:
        return battle_otherwise(t, s, f)
    reveal(t, s, [f.snare], -1, f.defender)
    return battle_begins(t, s, f)

# root/law/woodland.law:840 woodland.battle.ambush
def battle_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_ambush_foil and override(t, s, f, t.x_woodland_battle_ambush_foil, 11, len(s.stack) - 1, 8):
        return True
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.attacker]] if t.kind_woodland_ambush[it] and t.fits[t.card_suit[it]][s.suit[f.field]]])]
    if not o and not t.show_prompts:
        return battle_after_may(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 9, t.base_woodland + 8, f.attacker, o)

# root/law/woodland.law:843 woodland.battle.ambush.foil
def battle_foil_chosen(t: Any, s: Any, f: Any) -> bool:
    f.foil = s.pick - 1
    if f.foil < 0:
        return battle_after_may(t, s, f)
    discard(t, s, f.attacker, f.foil)
    f.pc = 10  # battle_then
    return s.busy or battle_then(t, s, f)

# root/law/woodland.law:844 woodland.battle.ambush.foil
def battle_then(t: Any, s: Any, f: Any) -> bool:
    f.foiled = 1
    return battle_after_may(t, s, f)

# root/law/woodland.law:843 woodland.battle.ambush.foil
def battle_after_may(t: Any, s: Any, f: Any) -> bool:
    discard(t, s, f.defender, f.snare)
    f.pc = 12  # battle_then_2
    return s.busy or battle_then_2(t, s, f)

# root/law/woodland.law:846 woodland.battle.ambush
def battle_then_2(t: Any, s: Any, f: Any) -> bool:
    if not ((not (f.foiled == 1))):
        return battle_otherwise(t, s, f)
    if t.x_woodland_battle_ambushed and override(t, s, f, t.x_woodland_battle_ambushed, 13, len(s.stack) - 1, 12):
        return True
    f.pc = 13  # battle_after_ambushed
    g = t.p_woodland_battle_ambushed(f.attacker, -1, len(s.stack) - 1)
    g.prey = f.attacker
    s.stack.append(g)
    return True

# root/law/woodland.law:847 woodland.battle.ambush
def battle_after_ambushed(t: Any, s: Any, f: Any) -> bool:
    return battle_otherwise(t, s, f)

# root/law/woodland.law:847 woodland.battle.ambush
def battle_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_ambush_end >= 0:
        return open_window(t, s, f, t.h_woodland_battle_ambush_end, 15, f.attacker)
    return battle_ambush_end_done(t, s, f)

# root/law/woodland.law:838 woodland.battle.ambush
def battle_ambush_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_before_roll >= 0:
        return open_window(t, s, f, t.h_woodland_battle_before_roll, 16, f.attacker)
    return battle_before_roll_done(t, s, f)

# root/law/woodland.law:849 woodland.battle.before_roll
def battle_before_roll_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_roll_start >= 0:
        return open_window(t, s, f, t.h_woodland_battle_roll_start, 17, f.attacker)
    return battle_roll_start_done(t, s, f)

# root/law/woodland.law:851 woodland.battle.roll
def battle_roll_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_roll and override(t, s, f, t.x_woodland_battle_roll, 19, len(s.stack) - 1, 17):
        return True
    f.throw = [(0, 1, 2, 3)[i] for i in roll(t, s, 2, 4, 158181684)]
    if t.h_woodland_battle_roll_thrown >= 0:
        return open_window(t, s, f, t.h_woodland_battle_roll_thrown, 18, f.attacker)
    f.pc = 18  # battle_thrown_done
    return s.busy or battle_thrown_done(t, s, f)

# root/law/woodland.law:853 woodland.battle.roll.thrown
def battle_thrown_done(t: Any, s: Any, f: Any) -> bool:
    f.rolled_hits[0 if f.attacker == f.attacker else 1] = min(t.v_woodland_battle_attacker_roll(t, s, f.me, f), t.v_woodland_battle_most_hits(t, s, f.me, f, f.attacker))
    f.rolled_hits[0 if f.defender == f.attacker else 1] = min(t.v_woodland_battle_defender_roll(t, s, f.me, f), t.v_woodland_battle_most_hits(t, s, f.me, f, f.defender))
    if t.h_woodland_battle_roll_end >= 0:
        return open_window(t, s, f, t.h_woodland_battle_roll_end, 19, f.attacker)
    return battle_roll_end_done(t, s, f)

# root/law/woodland.law:851 woodland.battle.roll
def battle_roll_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_after_roll >= 0:
        return open_window(t, s, f, t.h_woodland_battle_after_roll, 20, f.attacker)
    return battle_after_roll_done(t, s, f)

# root/law/woodland.law:860 woodland.battle.after_roll
def battle_after_roll_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_count_start >= 0:
        return open_window(t, s, f, t.h_woodland_battle_count_start, 21, f.attacker)
    return battle_count_start_done(t, s, f)

# root/law/woodland.law:862 woodland.battle.count
def battle_count_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_count and override(t, s, f, t.x_woodland_battle_count, 23, len(s.stack) - 1, 21):
        return True
    if t.x_woodland_battle_count_defenseless and override(t, s, f, t.x_woodland_battle_count_defenseless, 22, len(s.stack) - 1, 21):
        return True
    if (not (some(s.at, own_for(t, s, t.rows_warrior[f.defender], f.defender, t.purpose_battle, f.field, f.attacker), f.field) if s.treated else s.here[f.field] & t.rows_warrior[f.defender].mask)):
        t.m_woodland_battle_extra(t, s, f.attacker, f, f.attacker, 1)
    f.pc = 22  # battle_after_defenseless
    return s.busy or battle_after_defenseless(t, s, f)

# root/law/woodland.law:863 woodland.battle.count.defenseless
def battle_after_defenseless(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_count_end >= 0:
        return open_window(t, s, f, t.h_woodland_battle_count_end, 23, f.attacker)
    return battle_count_end_done(t, s, f)

# root/law/woodland.law:862 woodland.battle.count
def battle_count_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_deal_start >= 0:
        return open_window(t, s, f, t.h_woodland_battle_deal_start, 24, f.attacker)
    return battle_deal_start_done(t, s, f)

# root/law/woodland.law:867 woodland.battle.deal
def battle_deal_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_battle_deal and override(t, s, f, t.x_woodland_battle_deal, 28, len(s.stack) - 1, 24):
        return True
    s.together += 1
    if not (t.can_woodland_take(t, s, f.defender, f.defender, f.attacker, f.field)):
        f.pc = 25  # battle_after_take
        return s.busy or battle_after_take(t, s, f)
    f.pc = 25  # battle_after_take
    g = t.p_woodland_take(f.defender)
    g.victim = f.defender
    g.amount = t.v_woodland_battle_hits(t, s, f.me, f, f.attacker)
    g.dealer = f.attacker
    g.field = f.field
    s.stack.append(g)
    return True

# root/law/woodland.law:869 woodland.battle.deal
def battle_after_take(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_woodland_take(t, s, f.attacker, f.attacker, f.defender, f.field)):
        return battle_after_take_2(t, s, f)
    f.pc = 26  # battle_after_take_2
    g = t.p_woodland_take(f.attacker)
    g.victim = f.attacker
    g.amount = t.v_woodland_battle_hits(t, s, f.me, f, f.defender)
    g.dealer = f.defender
    g.field = f.field
    s.stack.append(g)
    return True

# root/law/woodland.law:870 woodland.battle.deal
def battle_after_take_2(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 27  # battle_then_3
    return True

# root/law/woodland.law:868 woodland.battle.deal
def battle_then_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_deal_end >= 0:
        return open_window(t, s, f, t.h_woodland_battle_deal_end, 28, f.attacker)
    return battle_deal_end_done(t, s, f)

# root/law/woodland.law:867 woodland.battle.deal
def battle_deal_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_battle_end >= 0:
        return open_window(t, s, f, t.h_woodland_battle_end, 29, f.attacker)
    return battle_over(t, s, f)

# root/law/woodland.law:826 woodland.battle: over
def battle_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:826 woodland.battle: something else has happened in its place
def battle_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:826 woodland.battle: can it be done?
def can_battle_now(t: Any, s: Any, me: int, attacker: int = -1, defender: int = -1, field: int = -1) -> bool:
    if attacker < 0:
        attacker = me
    among = t.a_woodland_battle_field and t.a_woodland_battle_field(t, s, me, attacker)
    if field >= 0:
        return (t.is_clearing[field] and (some(s.at, own_for(t, s, t.rows_warrior_pawn[attacker], attacker, t.purpose_battle, field), field) if s.treated else s.here[field] & t.rows_warrior_pawn[attacker].mask) if among is None else field in among) and can_battle_defender(t, s, me, attacker, defender, field)
    for field in (own_places(t, s, t.rows_warrior_pawn[attacker], attacker, t.purpose_battle, t.places_clearing) if among is None else among):
        if can_battle_defender(t, s, me, attacker, defender, field):
            return True
    return False

# root/law/woodland.law:872 woodland.battle.extra: verb extra
def battle_extra(t: Any, s: Any, me: int, u: Any, dealer: int, amount: int) -> None:
    u.extra_hits[0 if dealer == u.attacker else 1] += amount

# root/law/woodland.law:877 woodland.battle.ignore_rolled: verb ignore_rolled
def battle_ignore_rolled(t: Any, s: Any, me: int, u: Any, taker: int) -> None:
    u.rolled_hits[0 if (u.defender if taker == u.attacker else u.attacker) == u.attacker else 1] = 0

# root/law/woodland.law:881 woodland.battle.ignore_first: verb ignore_first
def battle_ignore_first(t: Any, s: Any, me: int, u: Any, taker: int) -> None:
    u.ignored_hits[0 if taker == u.attacker else 1] = 1

# root/law/woodland.law:885 woodland.battle.ambushed
def battle_ambushed(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_woodland_battle_ambushed_ambush_hits and override(t, s, f, t.x_woodland_battle_ambushed_ambush_hits, 3, f.up, 0):
        return True
    if not (t.can_woodland_take(t, s, u.attacker, u.attacker, u.defender, u.field)):
        return battle_ambushed_after_take(t, s, f)
    f.pc = 1  # battle_ambushed_after_take
    g = t.p_woodland_take(u.attacker)
    g.victim = u.attacker
    g.amount = (2 - u.ignored_hits[0 if u.attacker == u.attacker else 1])
    g.dealer = u.defender
    g.field = u.field
    s.stack.append(g)
    return True

# root/law/woodland.law:888 woodland.battle.ambushed.ambush_hits
def battle_ambushed_after_take(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    u.ignored_hits[0 if u.attacker == u.attacker else 1] = 0
    if not ((not (some(s.at, own_for(t, s, t.rows_warrior_pawn[u.attacker], u.attacker, t.purpose_battle, u.field, u.defender), u.field) if s.treated else s.here[u.field] & t.rows_warrior_pawn[u.attacker].mask))):
        return battle_ambushed_otherwise(t, s, f)
    f.pc = 2  # battle_ambushed_still_here
    return unwind(t, s, 'woodland.battle')

# root/law/woodland.law:890 woodland.battle.ambushed.ambush_hits
def battle_ambushed_still_here(t: Any, s: Any, f: Any) -> bool:
    return battle_ambushed_otherwise(t, s, f)

# root/law/woodland.law:890 woodland.battle.ambushed.ambush_hits
def battle_ambushed_otherwise(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:1330 woodland.take
def take(t: Any, s: Any, f: Any) -> bool:
    if f.victim < 0:
        f.victim = f.me
    if t.x_woodland_take and override(t, s, f, t.x_woodland_take, 7, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_take_would and override(t, s, f, t.x_woodland_take_would, 9, len(s.stack) - 1, 0):
        return True
    return pick_units(t, s, f, 1, t.base_woodland + 9, f.me, unit_counts(s, removable(t, s, f.dealer, units_at(t, s, (own_for(t, s, t.rows_warrior[f.victim], f.victim, t.purpose_battle, f.field, f.dealer) if s.treated else t.rows_warrior[f.victim]), f.field)), t.width), max(0, f.amount), max(0, f.amount))

# root/law/woodland.law:1334 woodland.take
def take_fallen_chosen(t: Any, s: Any, f: Any) -> bool:
    f.fallen = s.result
    return pick_units(t, s, f, 2, t.base_woodland + 10, f.me, unit_counts(s, removable(t, s, f.dealer, units_at(t, s, t.rows_building_token[f.victim], f.field)), t.width), max(0, (f.amount - group_size(f.fallen))), max(0, (f.amount - group_size(f.fallen))))

# root/law/woodland.law:1335 woodland.take
def take_wrecked_chosen(t: Any, s: Any, f: Any) -> bool:
    f.wrecked = s.result
    return take_begins(t, s, f)

# root/law/woodland.law:1335 woodland.take
def take_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_take_would_so and override(t, s, f, t.x_woodland_take_would_so, 9, len(s.stack) - 1, 3):
        return True
    if t.h_woodland_take_start >= 0:
        return open_window(t, s, f, t.h_woodland_take_start, 4, f.me)
    return take_take_start_done(t, s, f)

# root/law/woodland.law:1337 woodland.take
def take_take_start_done(t: Any, s: Any, f: Any) -> bool:
    s.together += 1
    lift_group(t, s, f.dealer, f.fallen)
    f.pc = 5  # take_then
    return s.busy or take_then(t, s, f)

# root/law/woodland.law:1338 woodland.take
def take_then(t: Any, s: Any, f: Any) -> bool:
    lift_group(t, s, f.dealer, f.wrecked)
    f.pc = 6  # take_then_2
    return s.busy or take_then_2(t, s, f)

# root/law/woodland.law:1339 woodland.take
def take_then_2(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 7  # take_then_3
    return True

# root/law/woodland.law:1337 woodland.take
def take_then_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_take_end >= 0:
        return open_window(t, s, f, t.h_woodland_take_end, 8, f.me)
    return take_over(t, s, f)

# root/law/woodland.law:1330 woodland.take: over
def take_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:1330 woodland.take: something else has happened in its place
def take_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:1330 woodland.take: can it be done?
def can_take_now(t: Any, s: Any, me: int, victim: int = -1, dealer: int = -1, field: int = -1) -> bool:
    if victim < 0:
        victim = me
    return True

# root/law/woodland.law:1341 woodland.rob
def rob(t: Any, s: Any, f: Any) -> bool:
    if f.robber < 0:
        f.robber = f.me
    if t.x_woodland_rob and override(t, s, f, t.x_woodland_rob, 2, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_rob_would and override(t, s, f, t.x_woodland_rob_would, 4, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_rob_would_so and override(t, s, f, t.x_woodland_rob_would_so, 4, len(s.stack) - 1, 0):
        return True
    if t.h_woodland_rob_start >= 0:
        return open_window(t, s, f, t.h_woodland_rob_start, 1, f.me)
    return rob_rob_start_done(t, s, f)

# root/law/woodland.law:1344 woodland.rob
def rob_rob_start_done(t: Any, s: Any, f: Any) -> bool:
    if bool(s.zones[t.zone_woodland_hand[f.mark]]):
        take_random(t, s, f.me, t.zone_woodland_hand[f.mark], t.zone_woodland_hand[f.me])
    else:
        draw(t, s, f.me, 1)
    f.pc = 2  # rob_end
    return s.busy or rob_end(t, s, f)

# root/law/woodland.law:1341 woodland.rob: end
def rob_end(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_rob_end >= 0:
        return open_window(t, s, f, t.h_woodland_rob_end, 3, f.me)
    return rob_over(t, s, f)

# root/law/woodland.law:1341 woodland.rob: over
def rob_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:1341 woodland.rob: something else has happened in its place
def rob_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:1341 woodland.rob: can it be done?
def can_rob_now(t: Any, s: Any, me: int, robber: int = -1, mark: int = -1) -> bool:
    if robber < 0:
        robber = me
    return True

# root/law/woodland.law:1347 woodland.clear
def clear(t: Any, s: Any, f: Any) -> bool:
    if f.remover < 0:
        f.remover = f.me
    if t.x_woodland_clear and override(t, s, f, t.x_woodland_clear, 2, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_clear_would and override(t, s, f, t.x_woodland_clear_would, 4, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_clear_would_so and override(t, s, f, t.x_woodland_clear_would_so, 4, len(s.stack) - 1, 0):
        return True
    if t.h_woodland_clear_start >= 0:
        return open_window(t, s, f, t.h_woodland_clear_start, 1, f.me)
    return clear_clear_start_done(t, s, f)

# root/law/woodland.law:1349 woodland.clear
def clear_clear_start_done(t: Any, s: Any, f: Any) -> bool:
    lift_all(t, s, f.remover, units_at(t, s, (not_lent(s, rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[f.remover]]), f.remover, f.site) if s.treated else rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[f.remover]])), f.site))
    f.pc = 2  # clear_then
    return s.busy or clear_then(t, s, f)

# root/law/woodland.law:1349 woodland.clear
def clear_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_clear_end >= 0:
        return open_window(t, s, f, t.h_woodland_clear_end, 3, f.me)
    return clear_over(t, s, f)

# root/law/woodland.law:1347 woodland.clear: over
def clear_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:1347 woodland.clear: something else has happened in its place
def clear_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:1347 woodland.clear: can it be done?
def can_clear_now(t: Any, s: Any, me: int, remover: int = -1, site: int = -1) -> bool:
    if remover < 0:
        remover = me
    return True

# root/law/woodland.law:1366 woodland.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup and override(t, s, f, t.x_woodland_setup, 21, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_setup_would and override(t, s, f, t.x_woodland_setup_would, 23, len(s.stack) - 1, 0):
        return True
    if t.x_woodland_setup_would_so and override(t, s, f, t.x_woodland_setup_would_so, 23, len(s.stack) - 1, 0):
        return True
    if t.h_woodland_setup_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_start, 1, f.me)
    return setup_setup_start_done(t, s, f)

# root/law/woodland.law:1367 woodland.setup
def setup_setup_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_first_player_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_first_player_start, 2, f.me)
    return setup_first_player_start_done(t, s, f)

# root/law/woodland.law:1367 woodland.setup.first_player
def setup_first_player_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup_first_player and override(t, s, f, t.x_woodland_setup_first_player, 3, len(s.stack) - 1, 2):
        return True
    take_first_turn(s, first(at_random(s, t.seats, 1)))
    if t.h_woodland_setup_first_player_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_first_player_end, 3, f.me)
    return setup_first_player_end_done(t, s, f)

# root/law/woodland.law:1367 woodland.setup.first_player
def setup_first_player_end_done(t: Any, s: Any, f: Any) -> bool:
    if not ((t.players == 2)):
        return setup_dominance_end_done(t, s, f)
    if t.h_woodland_setup_dominance_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_dominance_start, 4, f.me)
    return setup_dominance_start_done(t, s, f)

# root/law/woodland.law:1369 woodland.setup.dominance
def setup_dominance_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup_dominance and override(t, s, f, t.x_woodland_setup_dominance, 5, len(s.stack) - 1, 4):
        return True
    for c in list([it for it in s.zones[t.zone_woodland_deck] if t.kind_woodland_dominance[it]]):
        remove_card(t, s, c)
    if t.h_woodland_setup_dominance_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_dominance_end, 5, f.me)
    f.pc = 5  # setup_dominance_end_done
    return s.busy or setup_dominance_end_done(t, s, f)

# root/law/woodland.law:1369 woodland.setup.dominance
def setup_dominance_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_starting_hands_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_starting_hands_start, 6, f.me)
    return setup_starting_hands_start_done(t, s, f)

# root/law/woodland.law:1371 woodland.setup.starting_hands
def setup_starting_hands_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup_starting_hands and override(t, s, f, t.x_woodland_setup_starting_hands, 9, len(s.stack) - 1, 6):
        return True
    shuffle_zone(t, s, t.zone_woodland_deck)
    f.left1 = list(t.seats)
    return setup_round(t, s, f)

# root/law/woodland.law:1373 woodland.setup.starting_hands
def setup_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return setup_after_loop(t, s, f)
    f.newcomer = f.left1.pop(0)
    draw(t, s, f.newcomer, t.v_woodland_starting_cards(t, s, f.me, f.newcomer))
    f.pc = 7  # setup_round
    return True

# root/law/woodland.law:1373 woodland.setup.starting_hands
def setup_after_loop(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_starting_hands_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_starting_hands_end, 9, f.me)
    return setup_starting_hands_end_done(t, s, f)

# root/law/woodland.law:1371 woodland.setup.starting_hands
def setup_starting_hands_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_ruins_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_ruins_start, 10, f.me)
    return setup_ruins_start_done(t, s, f)

# root/law/woodland.law:1375 woodland.setup.ruins
def setup_ruins_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup_ruins and override(t, s, f, t.x_woodland_setup_ruins, 15, len(s.stack) - 1, 10):
        return True
    f.left2 = list([it for it in t.places_clearing if t.flag_ruined[it]])
    if len(f.left2) <= s.at[t.neutral.ruin][t.supply]:
        for f.site in f.left2:
            place(t, s, f.me, t.neutral.ruin, 1, f.site)
        f.pc = 14  # setup_after_loop_2
        return s.busy or setup_after_loop_2(t, s, f)
    return setup_round_2(t, s, f)

# root/law/woodland.law:1376 woodland.setup.ruins
def setup_round_2(t: Any, s: Any, f: Any) -> bool:
    if s.at[t.neutral.ruin][t.supply] == 0:
        f.left2 = []
    if not f.left2:
        return setup_after_loop_2(t, s, f)
    o = [v + 1 for v in sorted(set(f.left2))]
    return ask(s, f, 12, t.base_woodland + 11, f.me, o)

# root/law/woodland.law:1376 woodland.setup.ruins
def setup_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    f.left2.remove(f.site)
    it = f.site
    if not (t.flag_ruined[it]):
        f.pc = 11  # setup_round_2
        return True
    place(t, s, f.me, t.neutral.ruin, 1, f.site)
    f.pc = 13  # setup_then
    return s.busy or setup_then(t, s, f)

# root/law/woodland.law:1377 woodland.setup.ruins
def setup_then(t: Any, s: Any, f: Any) -> bool:
    f.pc = 11  # setup_round_2
    return True

# root/law/woodland.law:1376 woodland.setup.ruins
def setup_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_ruins_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_ruins_end, 15, f.me)
    return setup_ruins_end_done(t, s, f)

# root/law/woodland.law:1375 woodland.setup.ruins
def setup_ruins_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_item_supply_start >= 0:
        return open_window(t, s, f, t.h_woodland_setup_item_supply_start, 16, f.me)
    return setup_item_supply_start_done(t, s, f)

# root/law/woodland.law:1378 woodland.setup.item_supply
def setup_item_supply_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_setup_item_supply and override(t, s, f, t.x_woodland_setup_item_supply, 19, len(s.stack) - 1, 16):
        return True
    move_pieces(t, s, t.forms[t.neutral.boot], t.supply, 2, t.box_woodland_item_supply)
    move_pieces(t, s, t.forms[t.neutral.sack], t.supply, 2, t.box_woodland_item_supply)
    put_single(t, s, f.me, t.forms[t.neutral.crossbow], t.box_woodland_item_supply)
    f.pc = 17  # setup_then_2
    return True

# root/law/woodland.law:1379 woodland.setup.item_supply
def setup_then_2(t: Any, s: Any, f: Any) -> bool:
    put_single(t, s, f.me, t.forms[t.neutral.hammer], t.box_woodland_item_supply)
    f.pc = 18  # setup_then_3
    return True

# root/law/woodland.law:1379 woodland.setup.item_supply
def setup_then_3(t: Any, s: Any, f: Any) -> bool:
    move_pieces(t, s, t.forms[t.neutral.sword], t.supply, 2, t.box_woodland_item_supply)
    move_pieces(t, s, t.forms[t.neutral.tea], t.supply, 2, t.box_woodland_item_supply)
    move_pieces(t, s, t.forms[t.neutral.coin], t.supply, 2, t.box_woodland_item_supply)
    if t.h_woodland_setup_item_supply_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_item_supply_end, 19, f.me)
    f.pc = 19  # setup_item_supply_end_done
    return s.busy or setup_item_supply_end_done(t, s, f)

# root/law/woodland.law:1378 woodland.setup.item_supply
def setup_item_supply_end_done(t: Any, s: Any, f: Any) -> bool:
    f.order3 = list(t.by_letter)
    return setup_setup(t, s, f)

# root/law/woodland.law:1380 woodland.setup.setup
def setup_setup(t: Any, s: Any, f: Any) -> bool:
    if not f.order3:
        return setup_after_setup(t, s, f)
    f.pc = 20  # setup_setup
    g = t.phases_setup[me := f.order3.pop(0)]
    if g is not None:
        s.stack.append(g(me))
    return True

# root/law/woodland.law:1380 woodland.setup.setup
def setup_after_setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_woodland_setup_end >= 0:
        return open_window(t, s, f, t.h_woodland_setup_end, 22, f.me)
    return setup_over(t, s, f)

# root/law/woodland.law:1366 woodland.setup: over
def setup_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:1366 woodland.setup: something else has happened in its place
def setup_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/woodland.law:1366 woodland.setup: can it be done?
def can_setup_now(t: Any, s: Any, me: int) -> bool:
    return True

# root/law/woodland.law:483 woodland.winning_by_dominance.0: does it apply now?
def winning_by_dominance_0_fits(t: Any, s: Any, f: Any) -> bool:
    return bool([it for it in s.zones[t.zone_woodland_play_area[f.me]] if t.kind_woodland_dominance[it]])

# root/law/woodland.law:483 woodland.winning_by_dominance.0
def winning_by_dominance_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_winning_by_dominance and override(t, s, f, t.x_woodland_winning_by_dominance, 6, len(s.stack) - 1, 0):
        return True
    f.left1 = list([it for it in s.zones[t.zone_woodland_play_area[f.me]] if t.kind_woodland_dominance[it]])
    return winning_by_dominance_0_round(t, s, f)

# root/law/woodland.law:484 woodland.winning_by_dominance.0
def winning_by_dominance_0_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return winning_by_dominance_0_after_loop(t, s, f)
    f.claim = f.left1.pop(0)
    if not ((t.card_suit[f.claim] == t.suit_woodland_bird)):
        return winning_by_dominance_0_otherwise(t, s, f)
    if t.x_woodland_winning_by_dominance_bird_dominance and override(t, s, f, t.x_woodland_winning_by_dominance_bird_dominance, 2, f.up, 1):
        return True
    if bool(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if (t.is_clearing[t.pair_opposite[it]] and t.c_woodland_rules(t, s, f.me, f.me, t.pair_opposite[it]))], f.me)):
        win(t, s, f.me)
    f.pc = 2  # winning_by_dominance_0_after_bird_dominance
    return s.busy or winning_by_dominance_0_after_bird_dominance(t, s, f)

# root/law/woodland.law:486 woodland.winning_by_dominance.bird_dominance
def winning_by_dominance_0_after_bird_dominance(t: Any, s: Any, f: Any) -> bool:
    return winning_by_dominance_0_after_suit_dominance(t, s, f)

# root/law/woodland.law:485 woodland.winning_by_dominance.0
def winning_by_dominance_0_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_winning_by_dominance_suit_dominance and override(t, s, f, t.x_woodland_winning_by_dominance_suit_dominance, 4, f.up, 3):
        return True
    if (len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in t.places_clearing if (s.suit[it] == t.card_suit[f.claim])], f.me)) >= 3):
        win(t, s, f.me)
    f.pc = 4  # winning_by_dominance_0_after_suit_dominance
    return s.busy or winning_by_dominance_0_after_suit_dominance(t, s, f)

# root/law/woodland.law:489 woodland.winning_by_dominance.suit_dominance
def winning_by_dominance_0_after_suit_dominance(t: Any, s: Any, f: Any) -> bool:
    f.pc = 1  # winning_by_dominance_0_round
    return True

# root/law/woodland.law:484 woodland.winning_by_dominance.0
def winning_by_dominance_0_after_loop(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:483 woodland.winning_by_dominance.0
def winning_by_dominance_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:428 woodland.cardboard.0: is this the event?
def cardboard_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    me = x[1]
    return x[2] in t.all_building_token and t.owner[x[2]] >= 0 and s.team[t.owner[x[2]]] != s.team[me]

# root/law/woodland.law:428 woodland.cardboard.0
def cardboard_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/law/woodland.law:428 woodland.cardboard.0: what must change before it does anything?
def cardboard_0_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if group_size(f.spoils) > 0 else 16)

# root/law/woodland.law:428 woodland.cardboard.0
def cardboard_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_woodland_cardboard and override(t, s, f, t.x_woodland_cardboard, 1, len(s.stack) - 1, 0):
        return True
    score(t, s, f.remover, group_size(f.spoils))
    return finish(s)

# root/law/woodland.law:428 woodland.cardboard.0
def cardboard_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:493 woodland.using_dominance.1
def using_dominance_1_fits(t: Any, s: Any, me: int, card: int) -> bool:
    return t.kind_woodland_dominance[card]

# root/law/woodland.law:493 woodland.using_dominance.1
def using_dominance_1_target(t: Any, s: Any, me: int, card: int) -> int:
    return t.zone_woodland_available

# root/law/woodland.law:188 woodland.slots: cannot
def slots_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row in t.all_building and t.is_clearing[place] and (t.v_woodland_open_slots(t, s, me, place) == 0)

# root/law/woodland.law:478 woodland.activate.one_claim: requirement
def needs_one_claim(t: Any, s: Any, me: int) -> bool:
    return (not bool([it for it in s.zones[t.zone_woodland_play_area[me]] if t.kind_woodland_dominance[it]]))

# root/law/woodland.law:477 woodland.activate: can it be done?
def can_activate_claim(t: Any, s: Any, me: int) -> bool:
    for claim in s.zones[t.zone_woodland_hand[me]]:
        if t.kind_woodland_dominance[claim]:
            return t.n_woodland_activate_one_claim(t, s, me)
    return False

# root/law/woodland.law:476 woodland.activate: can it be done?
def activate_can(t: Any, s: Any, f: Any) -> bool:
    return (s.score[f.me] >= 10) and can_activate_claim(t, s, f.me)

# root/law/woodland.law:476 woodland.activate
def activate(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.kind_woodland_dominance[it]]):
        if (once if once is not None else (once := t.n_woodland_activate_one_claim(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 1, t.base_woodland + 12, f.me, o)

# root/law/woodland.law:477 woodland.activate
def activate_claim_chosen(t: Any, s: Any, f: Any) -> bool:
    f.claim = s.pick - 1
    put_card(t, s, f.claim, t.zone_woodland_play_area[f.me])
    leave_track(t, s, f.me)
    if t.h_woodland_activate_end >= 0:
        return open_window(t, s, f, t.h_woodland_activate_end, 2, f.me)
    f.pc = 2  # activate_activate_end_done
    return s.busy or activate_activate_end_done(t, s, f)

# root/law/woodland.law:476 woodland.activate
def activate_activate_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:497 woodland.take_available: can it be done?
def can_take_available_prize(t: Any, s: Any, me: int) -> bool:
    for prize in s.zones[t.zone_woodland_available]:
        if t.kind_woodland_dominance[prize] and bool([it for it in s.zones[t.zone_woodland_hand[me]] if t.fits[t.card_suit[it]][t.card_suit[prize]]]):
            return True
    return False

# root/law/woodland.law:496 woodland.take_available: can it be done?
def take_available_can(t: Any, s: Any, f: Any) -> bool:
    return can_take_available_prize(t, s, f.me)

# root/law/woodland.law:496 woodland.take_available
def take_available(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_available] if t.kind_woodland_dominance[it]]):
        if bool([it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][t.card_suit[v]]]):
            o.append(v + 1)
    return ask(s, f, 1, t.base_woodland + 13, f.me, o)

# root/law/woodland.law:497 woodland.take_available
def take_available_prize_chosen(t: Any, s: Any, f: Any) -> bool:
    f.prize = s.pick - 1
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][t.card_suit[f.prize]]])]
    return ask(s, f, 2, t.base_woodland + 14, f.me, o)

# root/law/woodland.law:498 woodland.take_available
def take_available_cost_498_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_498 = s.pick - 1
    throw_away(t, s, f.me, f.cost_498)
    f.pc = 3  # take_available_then
    return s.busy or take_available_then(t, s, f)

# root/law/woodland.law:498 woodland.take_available
def take_available_then(t: Any, s: Any, f: Any) -> bool:
    put_card(t, s, f.prize, t.zone_woodland_hand[f.me])
    if t.h_woodland_take_available_end >= 0:
        return open_window(t, s, f, t.h_woodland_take_available_end, 4, f.me)
    f.pc = 4  # take_available_take_available_end_done
    return s.busy or take_available_take_available_end_done(t, s, f)

# root/law/woodland.law:496 woodland.take_available
def take_available_take_available_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/woodland.law:351 woodland.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (5 * len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, me, t.places_clearing, me)))
    return n

# root/law/woodland.law:356 woodland.points
def victory_points(t: Any, s: Any, player: int) -> bool:
    me = player
    return (s.score[player] >= t.v_woodland_goal(t, s, me))


# root/law/woodland.law:39 woodland.turn: procedure turn
class Turn(Frame):
    __slots__ = ('taker', )
    NAMES: ClassVar[tuple[str, ...]] = ('taker', )
    KEY: ClassVar[str] = 'woodland:Turn'
    PATH: ClassVar[str] = 'woodland.turn'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn': 10}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'woodland.turn.birdsong': (1, 4), 'woodland.turn.daylight': (4, 7), 'woodland.turn.evening': (7, 10)}
    FIRST: ClassVar[str] = 'taker'
    BLOCKS = (turn, turn_turn_start_done, turn_birdsong_start_done, turn_birdsong_over, turn_birdsong_end_done, turn_daylight_start_done, turn_daylight_over, turn_daylight_end_done, turn_evening_start_done, turn_evening_over, turn_evening_end_done, turn_over, turn_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.taker: int = -1

    def clone(self) -> Turn:
        o = Turn.__new__(Turn)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.taker = self.taker
        return o


# root/law/woodland.law:717 woodland.craft: procedure craft
class Craft(Frame):
    __slots__ = ('crafter', 'plan', )
    NAMES: ClassVar[tuple[str, ...]] = ('crafter', 'plan', )
    KEY: ClassVar[str] = 'woodland:Craft'
    PATH: ClassVar[str] = 'woodland.craft'
    ENDS: ClassVar[dict[str, int]] = {'woodland.craft': 13}
    FIRST: ClassVar[str] = 'crafter'
    BLOCKS = (craft, craft_plan_chosen, craft_after_plan, craft_tools_used, craft_craft_start_done, craft_item_start_done, craft_then, craft_then_2, craft_item_end_done, craft_immediate_start_done, craft_resolved, craft_immediate_end_done, craft_persistent_start_done, craft_persistent_end_done, craft_over, craft_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.crafter: int = -1
        self.plan: int = -1

    def clone(self) -> Craft:
        o = Craft.__new__(Craft)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.crafter = self.crafter
        o.plan = self.plan
        return o


# root/law/woodland.law:734 woodland.move: procedure move
class Move(Frame):
    __slots__ = ('mover', 'group', 'origin', 'target', )
    NAMES: ClassVar[tuple[str, ...]] = ('mover', 'group', 'origin', 'target', )
    KEY: ClassVar[str] = 'woodland:Move'
    PATH: ClassVar[str] = 'woodland.move'
    ENDS: ClassVar[dict[str, int]] = {'woodland.move': 9}
    FIRST: ClassVar[str] = 'mover'
    BLOCKS = (move, move_origin_chosen, move_after_origin, move_group_chosen, move_group_given, move_target_chosen, move_after_target, move_move_start_done, move_leaving_done, move_then, move_over, move_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.mover: int = -1
        self.group: list[Any] = []
        self.origin: int = -1
        self.target: int = -1

    def clone(self) -> Move:
        o = Move.__new__(Move)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.mover = self.mover
        o.group = copied(self.group)
        o.origin = self.origin
        o.target = self.target
        return o


# root/law/woodland.law:826 woodland.battle: procedure battle
class Battle(Frame):
    __slots__ = ('attacker', 'defender', 'field', 'intents', 'rolled_hits', 'extra_hits', 'ignored_hits', 'foiled', 'snare', 'foil', 'throw', )
    NAMES: ClassVar[tuple[str, ...]] = ('attacker', 'defender', 'field', 'intents', 'rolled_hits', 'extra_hits', 'ignored_hits', 'foiled', 'snare', 'foil', 'throw', )
    KEY: ClassVar[str] = 'woodland:Battle'
    PATH: ClassVar[str] = 'woodland.battle'
    ENDS: ClassVar[dict[str, int]] = {'woodland.battle': 28}
    FIRST: ClassVar[str] = 'attacker'
    BLOCKS = (battle, battle_field_chosen, battle_after_field, battle_defender_chosen, battle_after_defender, battle_battle_start_done, battle_ambush_start_done, battle_snare_chosen, battle_begins, battle_foil_chosen, battle_then, battle_after_may, battle_then_2, battle_after_ambushed, battle_otherwise, battle_ambush_end_done, battle_before_roll_done, battle_roll_start_done, battle_thrown_done, battle_roll_end_done, battle_after_roll_done, battle_count_start_done, battle_after_defenseless, battle_count_end_done, battle_deal_start_done, battle_after_take, battle_after_take_2, battle_then_3, battle_deal_end_done, battle_over, battle_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.attacker: int = -1
        self.defender: int = -1
        self.field: int = -1
        self.intents: list[Any] = []
        self.rolled_hits: list[Any] = [0, 0]
        self.extra_hits: list[Any] = [0, 0]
        self.ignored_hits: list[Any] = [0, 0]
        self.foiled: int = 0
        self.snare: int = -1
        self.foil: int = -1
        self.throw: list[Any] = []

    def clone(self) -> Battle:
        o = Battle.__new__(Battle)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.attacker = self.attacker
        o.defender = self.defender
        o.field = self.field
        o.intents = copied(self.intents)
        o.rolled_hits = self.rolled_hits[:]
        o.extra_hits = self.extra_hits[:]
        o.ignored_hits = self.ignored_hits[:]
        o.foiled = self.foiled
        o.snare = self.snare
        o.foil = self.foil
        o.throw = copied(self.throw)
        return o


# root/law/woodland.law:885 woodland.battle.ambushed: verb battle.ambushed
class BattleAmbushed(Frame):
    __slots__ = ('prey', )
    NAMES: ClassVar[tuple[str, ...]] = ('prey', )
    KEY: ClassVar[str] = 'woodland:BattleAmbushed'
    PATH: ClassVar[str] = 'woodland.battle.ambushed'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (battle_ambushed, battle_ambushed_after_take, battle_ambushed_still_here, battle_ambushed_otherwise, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.prey: int = -1

    def clone(self) -> BattleAmbushed:
        o = BattleAmbushed.__new__(BattleAmbushed)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.prey = self.prey
        return o


# root/law/woodland.law:1330 woodland.take: procedure take
class Take(Frame):
    __slots__ = ('victim', 'amount', 'dealer', 'field', 'fallen', 'wrecked', )
    NAMES: ClassVar[tuple[str, ...]] = ('victim', 'amount', 'dealer', 'field', 'fallen', 'wrecked', )
    KEY: ClassVar[str] = 'woodland:Take'
    PATH: ClassVar[str] = 'woodland.take'
    ENDS: ClassVar[dict[str, int]] = {'woodland.take': 7}
    FIRST: ClassVar[str] = 'victim'
    BLOCKS = (take, take_fallen_chosen, take_wrecked_chosen, take_begins, take_take_start_done, take_then, take_then_2, take_then_3, take_over, take_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.victim: int = -1
        self.amount: int = -1
        self.dealer: int = -1
        self.field: int = -1
        self.fallen: list[Any] = []
        self.wrecked: list[Any] = []

    def clone(self) -> Take:
        o = Take.__new__(Take)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.victim = self.victim
        o.amount = self.amount
        o.dealer = self.dealer
        o.field = self.field
        o.fallen = copied(self.fallen)
        o.wrecked = copied(self.wrecked)
        return o


# root/law/woodland.law:1341 woodland.rob: procedure rob
class Rob(Frame):
    __slots__ = ('robber', 'mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('robber', 'mark', )
    KEY: ClassVar[str] = 'woodland:Rob'
    PATH: ClassVar[str] = 'woodland.rob'
    ENDS: ClassVar[dict[str, int]] = {'woodland.rob': 2}
    FIRST: ClassVar[str] = 'robber'
    BLOCKS = (rob, rob_rob_start_done, rob_end, rob_over, rob_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.robber: int = -1
        self.mark: int = -1

    def clone(self) -> Rob:
        o = Rob.__new__(Rob)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.robber = self.robber
        o.mark = self.mark
        return o


# root/law/woodland.law:1347 woodland.clear: procedure clear
class Clear(Frame):
    __slots__ = ('remover', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('remover', 'site', )
    KEY: ClassVar[str] = 'woodland:Clear'
    PATH: ClassVar[str] = 'woodland.clear'
    ENDS: ClassVar[dict[str, int]] = {'woodland.clear': 2}
    FIRST: ClassVar[str] = 'remover'
    BLOCKS = (clear, clear_clear_start_done, clear_then, clear_over, clear_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.remover: int = -1
        self.site: int = -1

    def clone(self) -> Clear:
        o = Clear.__new__(Clear)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.remover = self.remover
        o.site = self.site
        return o


# root/law/woodland.law:1366 woodland.setup: procedure setup
class Setup(Frame):
    __slots__ = ('newcomer', 'left1', 'site', 'left2', 'order3', )
    NAMES: ClassVar[tuple[str, ...]] = ('newcomer', 'left1', 'site', 'left2', 'order3', )
    KEY: ClassVar[str] = 'woodland:Setup'
    PATH: ClassVar[str] = 'woodland.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup': 21}
    BLOCKS = (setup, setup_setup_start_done, setup_first_player_start_done, setup_first_player_end_done, setup_dominance_start_done, setup_dominance_end_done, setup_starting_hands_start_done, setup_round, setup_after_loop, setup_starting_hands_end_done, setup_ruins_start_done, setup_round_2, setup_site_chosen, setup_then, setup_after_loop_2, setup_ruins_end_done, setup_item_supply_start_done, setup_then_2, setup_then_3, setup_item_supply_end_done, setup_setup, setup_after_setup, setup_over, setup_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.newcomer: int = -1
        self.left1: list[Any] = []
        self.site: int = -1
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
        o.site = self.site
        o.left2 = copied(self.left2)
        o.order3 = copied(self.order3)
        return o


# root/law/woodland.law:483 woodland.winning_by_dominance.0
class WinningByDominance0(Frame):
    __slots__ = ('claim', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('claim', 'left1', )
    KEY: ClassVar[str] = 'woodland:WinningByDominance0'
    PATH: ClassVar[str] = 'woodland.winning_by_dominance.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (winning_by_dominance_0, winning_by_dominance_0_round, winning_by_dominance_0_after_bird_dominance, winning_by_dominance_0_otherwise, winning_by_dominance_0_after_suit_dominance, winning_by_dominance_0_after_loop, winning_by_dominance_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.claim: int = -1
        self.left1: list[Any] = []

    def clone(self) -> WinningByDominance0:
        o = WinningByDominance0.__new__(WinningByDominance0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.claim = self.claim
        o.left1 = copied(self.left1)
        return o


# root/law/woodland.law:428 woodland.cardboard.0
class Cardboard0(Frame):
    __slots__ = ('remover', 'spoils', )
    NAMES: ClassVar[tuple[str, ...]] = ('remover', 'spoils', )
    KEY: ClassVar[str] = 'woodland:Cardboard0'
    PATH: ClassVar[str] = 'woodland.cardboard.0'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = cardboard_0_waits_for
    WRITES: ClassVar[int] = 8
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('remover', 'player'),)
    BLOCKS = (cardboard_0, cardboard_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.remover: int = -1
        self.spoils: list[Any] = []

    def clone(self) -> Cardboard0:
        o = Cardboard0.__new__(Cardboard0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.remover = self.remover
        o.spoils = copied(self.spoils)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.remover = performer
        self.spoils = group


# root/law/woodland.law:476 woodland.activate
class Activate(Frame):
    __slots__ = ('claim', )
    NAMES: ClassVar[tuple[str, ...]] = ('claim', )
    KEY: ClassVar[str] = 'woodland:Activate'
    PATH: ClassVar[str] = 'woodland.activate'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (activate, activate_claim_chosen, activate_activate_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.claim: int = -1

    def clone(self) -> Activate:
        o = Activate.__new__(Activate)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.claim = self.claim
        return o


# root/law/woodland.law:496 woodland.take_available
class TakeAvailable(Frame):
    __slots__ = ('prize', 'cost_498', )
    NAMES: ClassVar[tuple[str, ...]] = ('prize', 'cost_498', )
    KEY: ClassVar[str] = 'woodland:TakeAvailable'
    PATH: ClassVar[str] = 'woodland.take_available'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (take_available, take_available_prize_chosen, take_available_cost_498_chosen, take_available_then, take_available_take_available_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.prize: int = -1
        self.cost_498: int = -1

    def clone(self) -> TakeAvailable:
        o = TakeAvailable.__new__(TakeAvailable)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.prize = self.prize
        o.cost_498 = self.cost_498
        return o


class State(Record):
    __slots__ = ('started', )
    NAMES = ('started', )

    def __init__(self, t: Any) -> None:
        self.started: Any = [0] * t.sites

    def clone(self) -> State:
        o = State.__new__(State)
        o.started = self.started[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'woodland',
 'kind': 'law',
 'title': 'The Law of the Woodland',
 'file': 'root/law/woodland.law',
 'fields': {},
 'suits': [('fox', 'Fox', False), ('rabbit', 'Rabbit', False), ('mouse', 'Mouse', False), ('bird', 'Bird', True)],
 'kinds': [('ambush', 'Ambush', True),
           ('dominance', 'Dominance', True),
           ('ruin', 'Ruin', False),
           ('warrior', 'Warrior', False),
           ('building', 'Building', False),
           ('token', 'Token', False),
           ('pawn', 'Pawn', False),
           ('item', 'Item', False),
           ('landmark', 'Landmark', False)],
 'places': [('clearing', 'Clearing', ['slots'], ['corner', 'edge', 'ruined', 'coastal']), ('forest', 'Forest', [], [])],
 'paths': [('road', 'Path', ['clearing'], False),
           ('river', 'River', ['clearing'], True),
           ('forest_edge', 'Forest Edge', ['forest', 'clearing'], True)],
 'pieces': [('ruin', 'Ruin', 4, ['ruin'], True, 0, '', False),
            ('boot', 'Boot', 2, ['item'], True, 0, '', False),
            ('sack', 'Sack', 2, ['item'], True, 0, '', False),
            ('crossbow', 'Crossbow', 1, ['item'], True, 0, '', False),
            ('hammer', 'Hammer', 1, ['item'], True, 0, '', False),
            ('sword', 'Sword', 2, ['item'], True, 0, '', False),
            ('tea', 'Tea', 2, ['item'], True, 0, '', False),
            ('coin', 'Coin', 2, ['item'], True, 0, '', False),
            ('torch', 'Torch', 1, ['item'], True, 0, '', False)],
 'zones': [('hand', 'Hand', True, 'owner', '', False, ''),
           ('deck', 'Deck', False, 'nobody', 'discard_pile', False, ''),
           ('discard_pile', 'Discard Pile', False, 'all', '', False, ''),
           ('play_area', 'Play Area', True, 'all', '', True, ''),
           ('available', 'Available Dominance Cards', False, 'all', '', False, '')],
 'boxes': [('crafted_items', 'Crafted Items', True, [], [], '', ''), ('item_supply', 'Item Supply', False, [], [], '', '')],
 'tracks': [],
 'dice': [('battle_die', 'Battle Die', ['0', '1', '2', '3'])],
 'purposes': ['rule', 'battle', 'move', 'dominance'],
 'modes': [],
 'cards': [],
 'kept': [('started', 'Starting Clearing', 'place', True, False)],
 'number_titles': {'started': 'Starting Clearing'},
 'marks': ['started'],
 'titles': {'woodland.turn.birdsong': 'Birdsong',
            'woodland.turn.daylight': 'Daylight',
            'woodland.turn.evening': 'Evening',
            'woodland.battle_die.explodes': 'Battle Die',
            'woodland.activate.one_claim': 'Activated Cards',
            'woodland.craft.no_duplicates': 'No Duplicates',
            'woodland.craft.in_supply': 'Item in Supply',
            'woodland.craft.item': 'Items',
            'woodland.craft.immediate': 'Immediate Effects',
            'woodland.craft.persistent': 'Persistent Effects',
            'woodland.move.you_must_rule': 'You Must Rule',
            'woodland.move.leaving': 'Leaving',
            'woodland.battle.fighters': 'Fighters',
            'woodland.battle.ambush': 'Ambush',
            'woodland.battle.before_roll': 'Before the Roll',
            'woodland.battle.roll': 'Roll Dice',
            'woodland.battle.roll.thrown': 'The Dice Lie',
            'woodland.battle.after_roll': 'After the Roll',
            'woodland.battle.count': 'Count Hits',
            'woodland.battle.count.defenseless': 'Defenseless',
            'woodland.battle.deal': 'Deal Hits',
            'woodland.battle.ambushed.ambush_hits': 'Ambush Hits',
            'woodland.setup.first_player': 'Starting Player',
            'woodland.setup.dominance': 'Dominance Cards',
            'woodland.setup.starting_hands': 'Starting Hands',
            'woodland.setup.ruins': 'Ruins',
            'woodland.setup.item_supply': 'Item Supply',
            'woodland.setup.setup': 'Faction Setup',
            'woodland.battle.ambush.foil': 'Foil Ambush',
            'woodland.turn': 'Turn Structure',
            'woodland.open_slots': 'Open Slots',
            'woodland.slots': 'Slots',
            'woodland.strength': 'Strength',
            'woodland.ruler': 'Rule',
            'woodland.goal': 'Points to Win',
            'woodland.points': 'Points',
            'woodland.cardboard': 'Removing Buildings and Tokens',
            'woodland.activate': 'Activating',
            'woodland.winning_by_dominance': 'Winning by Dominance',
            'woodland.winning_by_dominance.bird_dominance': 'Bird Dominance',
            'woodland.winning_by_dominance.suit_dominance': 'Mouse, Rabbit, or Fox Dominance',
            'woodland.using_dominance': 'Using Dominance Cards',
            'woodland.take_available': 'Taking Available Cards',
            'woodland.craft': 'Craft',
            'woodland.move': 'Move',
            'woodland.battle': 'Battle',
            'woodland.take': 'Take Hits',
            'woodland.rob': 'Taking a Card at Random',
            'woodland.clear': 'Remove All Enemy Pieces',
            'woodland.starting_cards': 'Starting Cards',
            'woodland.hand_limit': 'Hand Limit',
            'woodland.loot': 'Cards to Take',
            'woodland.crafting_pieces': 'Crafting Pieces',
            'woodland.setup': 'Standard Setup'},
 'kind_keys': {'building': ['building'],
               'building_ruin': ['building', 'ruin'],
               'building_token': ['building', 'token'],
               'piece': [],
               'warrior': ['warrior'],
               'warrior_building': ['warrior', 'building'],
               'warrior_pawn': ['warrior', 'pawn']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('woodland.craft', 'Craft', 'plan', 'card', 718, [], []),
    ('woodland.craft', 'Craft', 'tool', 'unit', 721, [], []),
    ('woodland.move', 'Move', 'origin', 'place', 735, [], []),
    ('woodland.move', 'Move', 'group', 'number', 736, [], []),
    ('woodland.move', 'Move', 'target', 'place', 737, [], []),
    ('woodland.battle', 'Battle', 'field', 'place', 827, [], []),
    ('woodland.battle', 'Battle', 'defender', 'player', 828, [], []),
    ('woodland.battle.ambush', 'Ambush', 'snare', 'card', 840, [], []),
    ('woodland.battle.ambush.foil', 'Foil Ambush', 'foil', 'card', 843, [], []),
    ('woodland.take', 'Take Hits', 'fallen', 'number', 1334, [], []),
    ('woodland.take', 'Take Hits', 'wrecked', 'number', 1335, [], []),
    ('woodland.setup.ruins', 'Ruins', 'site', 'place', 1376, [], []),
    ('woodland.activate', 'Activating', 'claim', 'card', 477, [], []),
    ('woodland.take_available', 'Taking Available Cards', 'prize', 'card', 497, [], []),
    ('woodland.take_available', 'Taking Available Cards', 'cost_498', 'card', 498, [], []),
]

VALUES: list[Any] = [
    ('woodland.open_slots', value_open_slots, ('woodland.open_slots',), -1),
    ('woodland.strength', value_strength, (), 0),
    ('woodland.ruler', value_ruler, ('woodland.ruler', 'woodland.strength'), -1),
    ('woodland.goal', value_goal, (), -1),
    ('woodland.craft.worth', value_craft_worth, (), 0),
    ('woodland.battle.attacker_roll', value_battle_attacker_roll, (), -1),
    ('woodland.battle.defender_roll', value_battle_defender_roll, (), -1),
    ('woodland.battle.most_hits', value_battle_most_hits, (), 0),
    ('woodland.battle.hits', value_battle_hits, (), 0),
    ('woodland.starting_cards', value_starting_cards, (), 0),
    ('woodland.hand_limit', value_hand_limit, (), 0),
    ('woodland.loot', value_loot, (), 0),
    ('woodland.crafting_pieces', value_crafting_pieces, (), 0),
]

CONDITIONS: list[Any] = [
    ('woodland.open', is_open),
    ('woodland.rules', is_rules),
]

PROCEDURES: list[Any] = [
    ('woodland.turn', Turn, can_turn_now),
    ('woodland.craft', Craft, can_craft_now),
    ('woodland.move', Move, can_move_now),
    ('woodland.battle', Battle, can_battle_now),
    ('woodland.battle.ambushed', BattleAmbushed, None),
    ('woodland.take', Take, can_take_now),
    ('woodland.rob', Rob, can_rob_now),
    ('woodland.clear', Clear, can_clear_now),
    ('woodland.setup', Setup, can_setup_now),
]

VERBS: list[Any] = [
    ('woodland.battle.extra', battle_extra),
    ('woodland.battle.ignore_rolled', battle_ignore_rolled),
    ('woodland.battle.ignore_first', battle_ignore_first),
]

NEEDS: list[Any] = [
    ('woodland.craft.no_duplicates', needs_no_duplicates, ('crafter', 'plan')),
    ('woodland.craft.in_supply', needs_in_supply, ('plan',)),
    ('woodland.move.you_must_rule', needs_you_must_rule, ('mover', 'origin', 'target')),
    ('woodland.battle.fighters', needs_fighters, ('attacker', 'defender', 'field')),
    ('woodland.activate.one_claim', needs_one_claim, ()),
]

PHASES: list[Any] = [
]

HOOKS: list[Any] = [
    ('woodland.turn.birdsong:start', WinningByDominance0, winning_by_dominance_0_fits, 'law', '', True),
]

TRIGGERS: list[Any] = [
    (REMOVED, cardboard_0_fits, Cardboard0, cardboard_0_can, 'law', '', False, (True, False, False), True),
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
    (using_dominance_1_fits, using_dominance_1_target, 'law'),
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
    ('place', slots_forbids, 'law', ['building']),
]

FREE: list[Any] = [
    ('woodland.turn.daylight', Activate, activate_can, 'law', '', False, 'Activating', 'woodland.activate'),
    ('woodland.turn.daylight', TakeAvailable, take_available_can, 'law', '', False, 'Taking Available Cards', 'woodland.take_available'),
]

VICTORIES: list[Any] = [
    (victory_points, True, ('woodland.goal',)),
]

CHOICES: list[Any] = [
    'woodland.craft.plan',
    'woodland.move.target',
    'woodland.move.origin',
    'woodland.battle.defender',
    'woodland.battle.field',
]

RULE_PATHS: list[Any] = [
    (using_dominance_1_fits, 'woodland.using_dominance'),
    (slots_forbids, 'woodland.slots'),
]

ADVICE: list[Any] = [
    advice,
]

SILENT_SITES: list[Any] = [
    7,
    8,
]
POINTS: list[str] = ['woodland.turn:start',
 'woodland.turn.birdsong:start',
 'woodland.turn.birdsong:end',
 'woodland.turn.daylight:start',
 'woodland.turn.daylight:end',
 'woodland.turn.evening:start',
 'woodland.turn.evening:end',
 'woodland.turn:end',
 'woodland.craft:start',
 'woodland.craft.item:start',
 'woodland.craft.item:end',
 'woodland.craft.immediate:start',
 'woodland.craft.immediate:end',
 'woodland.craft.persistent:start',
 'woodland.craft.persistent:end',
 'woodland.craft:end',
 'woodland.move:start',
 'woodland.move.leaving',
 'woodland.move:end',
 'woodland.battle:start',
 'woodland.battle.ambush:start',
 'woodland.battle.ambush:end',
 'woodland.battle.before_roll',
 'woodland.battle.roll:start',
 'woodland.battle.roll.thrown',
 'woodland.battle.roll:end',
 'woodland.battle.after_roll',
 'woodland.battle.count:start',
 'woodland.battle.count:end',
 'woodland.battle.deal:start',
 'woodland.battle.deal:end',
 'woodland.battle:end',
 'woodland.take:start',
 'woodland.take:end',
 'woodland.rob:start',
 'woodland.rob:end',
 'woodland.clear:start',
 'woodland.clear:end',
 'woodland.setup:start',
 'woodland.setup.first_player:start',
 'woodland.setup.first_player:end',
 'woodland.setup.dominance:start',
 'woodland.setup.dominance:end',
 'woodland.setup.starting_hands:start',
 'woodland.setup.starting_hands:end',
 'woodland.setup.ruins:start',
 'woodland.setup.ruins:end',
 'woodland.setup.item_supply:start',
 'woodland.setup.item_supply:end',
 'woodland.setup:end',
 'woodland.activate:end',
 'woodland.take_available:end']
PARTS: list[str] = ['woodland.turn',
 'woodland.turn:would',
 'woodland.turn:would_so',
 'woodland.craft',
 'woodland.craft:would',
 'woodland.craft:would_so',
 'woodland.craft.item',
 'woodland.craft.immediate',
 'woodland.craft.persistent',
 'woodland.move',
 'woodland.move:would',
 'woodland.move:would_so',
 'woodland.battle',
 'woodland.battle:would',
 'woodland.battle:would_so',
 'woodland.battle.ambush',
 'woodland.battle.ambush.foil',
 'woodland.battle.ambushed',
 'woodland.battle.roll',
 'woodland.battle.count',
 'woodland.battle.count.defenseless',
 'woodland.battle.deal',
 'woodland.battle.ambushed.ambush_hits',
 'woodland.take',
 'woodland.take:would',
 'woodland.take:would_so',
 'woodland.rob',
 'woodland.rob:would',
 'woodland.rob:would_so',
 'woodland.clear',
 'woodland.clear:would',
 'woodland.clear:would_so',
 'woodland.setup',
 'woodland.setup:would',
 'woodland.setup:would_so',
 'woodland.setup.first_player',
 'woodland.setup.dominance',
 'woodland.setup.starting_hands',
 'woodland.setup.ruins',
 'woodland.setup.item_supply',
 'woodland.winning_by_dominance',
 'woodland.winning_by_dominance.bird_dominance',
 'woodland.winning_by_dominance.suit_dominance',
 'woodland.cardboard']
RECORD: Any = State
