"""Vagabond: made by rootdsl from root/factions/vagabond.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/vagabond.law:749 vagabond.boots_needed
def value_boots_needed(t: Any, s: Any, me: int, clearing: int) -> int:
    return 1

# root/factions/vagabond.law:750 vagabond.kettles
def value_kettles(t: Any, s: Any, me: int) -> int:
    return (3 + (2 * total(s.at, t.forms[t.neutral.tea], t.box_vagabond_satchel_tea[me])))

# root/factions/vagabond.law:751 vagabond.draws
def value_draws(t: Any, s: Any, me: int) -> int:
    return (1 + total(s.at, t.forms[t.neutral.coin], t.box_vagabond_satchel_coin[me]))

# root/factions/vagabond.law:752 vagabond.capacity
def value_capacity(t: Any, s: Any, me: int) -> int:
    return (6 + (2 * total(s.at, t.forms[t.neutral.sack], t.box_vagabond_satchel_sack[me])))

# root/factions/vagabond.law:61 vagabond.exposed
def is_exposed(t: Any, s: Any, me: int, place: int) -> bool:
    return ((place // t.width in t.all_warrior) or (not some(s.at, t.rows_warrior[t.owner[place // t.width]], place_in(place, t.width))))

# root/factions/vagabond.law:65 vagabond.exhaust
def exhaust(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_vagabond_exhaust and override(t, s, f, t.x_vagabond_exhaust, 4, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_exhaust_would and override(t, s, f, t.x_vagabond_exhaust_would, 6, len(s.stack) - 1, 0):
        return True
    if f.tools:
        return exhaust_tools_given(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 0, f.me, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0), t.width), 1, -1)

# root/factions/vagabond.law:66 vagabond.exhaust
def exhaust_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tools = s.result
    return exhaust_tools_given(t, s, f)

# root/factions/vagabond.law:66 vagabond.exhaust
def exhaust_tools_given(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_exhaust_would_so and override(t, s, f, t.x_vagabond_exhaust_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_vagabond_exhaust_start >= 0:
        return open_window(t, s, f, t.h_vagabond_exhaust_start, 3, f.me)
    return exhaust_exhaust_start_done(t, s, f)

# root/factions/vagabond.law:67 vagabond.exhaust
def exhaust_exhaust_start_done(t: Any, s: Any, f: Any) -> bool:
    turn_units(t, s, f.me, f.tools, t.turned_vagabond_ready_or_exhausted[1])
    f.tools = in_rows(t, f.tools, t.turned_vagabond_ready_or_exhausted[1])
    f.pc = 4  # exhaust_then
    return s.busy or exhaust_then(t, s, f)

# root/factions/vagabond.law:67 vagabond.exhaust
def exhaust_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_exhaust_end >= 0:
        return open_window(t, s, f, t.h_vagabond_exhaust_end, 5, f.me)
    return exhaust_over(t, s, f)

# root/factions/vagabond.law:65 vagabond.exhaust: over
def exhaust_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:65 vagabond.exhaust: something else has happened in its place
def exhaust_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/vagabond.law:65 vagabond.exhaust: can it be done?
def can_exhaust_now(t: Any, s: Any, me: int, keeper: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0)

# root/factions/vagabond.law:69 vagabond.refresh
def refresh(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_vagabond_refresh and override(t, s, f, t.x_vagabond_refresh, 4, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_refresh_would and override(t, s, f, t.x_vagabond_refresh_would, 6, len(s.stack) - 1, 0):
        return True
    if f.tools:
        return refresh_tools_given(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 1, f.me, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_vagabond_ready_or_exhausted, 1), t.width), 1, -1)

# root/factions/vagabond.law:70 vagabond.refresh
def refresh_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tools = s.result
    return refresh_tools_given(t, s, f)

# root/factions/vagabond.law:70 vagabond.refresh
def refresh_tools_given(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_refresh_would_so and override(t, s, f, t.x_vagabond_refresh_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_vagabond_refresh_start >= 0:
        return open_window(t, s, f, t.h_vagabond_refresh_start, 3, f.me)
    return refresh_refresh_start_done(t, s, f)

# root/factions/vagabond.law:71 vagabond.refresh
def refresh_refresh_start_done(t: Any, s: Any, f: Any) -> bool:
    turn_units(t, s, f.me, f.tools, t.turned_vagabond_ready_or_exhausted[0])
    f.tools = in_rows(t, f.tools, t.turned_vagabond_ready_or_exhausted[0])
    f.pc = 4  # refresh_then
    return s.busy or refresh_then(t, s, f)

# root/factions/vagabond.law:71 vagabond.refresh
def refresh_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_refresh_end >= 0:
        return open_window(t, s, f, t.h_vagabond_refresh_end, 5, f.me)
    return refresh_over(t, s, f)

# root/factions/vagabond.law:69 vagabond.refresh: over
def refresh_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:69 vagabond.refresh: something else has happened in its place
def refresh_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/vagabond.law:69 vagabond.refresh: can it be done?
def can_refresh_now(t: Any, s: Any, me: int, keeper: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[me], t.box_vagabond_damaged[me]], t.state_vagabond_ready_or_exhausted, 1)

# root/factions/vagabond.law:73 vagabond.damage
def damage(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_vagabond_damage and override(t, s, f, t.x_vagabond_damage, 4, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_damage_would and override(t, s, f, t.x_vagabond_damage_would, 6, len(s.stack) - 1, 0):
        return True
    if f.tools:
        return damage_tools_given(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 2, f.me, unit_counts(s, movable(t, s, f.me, units_in(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]])), t.width), 1, -1)

# root/factions/vagabond.law:74 vagabond.damage
def damage_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tools = s.result
    return damage_tools_given(t, s, f)

# root/factions/vagabond.law:74 vagabond.damage
def damage_tools_given(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_damage_would_so and override(t, s, f, t.x_vagabond_damage_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_vagabond_damage_start >= 0:
        return open_window(t, s, f, t.h_vagabond_damage_start, 3, f.me)
    return damage_damage_start_done(t, s, f)

# root/factions/vagabond.law:75 vagabond.damage
def damage_damage_start_done(t: Any, s: Any, f: Any) -> bool:
    f.tools = relocate(t, s, f.tools, t.box_vagabond_damaged[f.me])
    f.pc = 4  # damage_then
    return s.busy or damage_then(t, s, f)

# root/factions/vagabond.law:75 vagabond.damage
def damage_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_damage_end >= 0:
        return open_window(t, s, f, t.h_vagabond_damage_end, 5, f.me)
    return damage_over(t, s, f)

# root/factions/vagabond.law:73 vagabond.damage: over
def damage_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:73 vagabond.damage: something else has happened in its place
def damage_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/vagabond.law:73 vagabond.damage: can it be done?
def can_damage_now(t: Any, s: Any, me: int, keeper: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return (some_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[me]]) if not t.bans_move else len(movable(t, s, me, units_in(t, s, t.all_item, t.within[t.box_vagabond_satchel[me]]))) >= 1)

# root/factions/vagabond.law:77 vagabond.repair
def repair(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_vagabond_repair and override(t, s, f, t.x_vagabond_repair, 4, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_repair_would and override(t, s, f, t.x_vagabond_repair_would, 6, len(s.stack) - 1, 0):
        return True
    if f.tools:
        return repair_tools_given(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 3, f.me, unit_counts(s, movable(t, s, f.me, units_in(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]])), t.width), 1, -1)

# root/factions/vagabond.law:78 vagabond.repair
def repair_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tools = s.result
    return repair_tools_given(t, s, f)

# root/factions/vagabond.law:78 vagabond.repair
def repair_tools_given(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_repair_would_so and override(t, s, f, t.x_vagabond_repair_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_vagabond_repair_start >= 0:
        return open_window(t, s, f, t.h_vagabond_repair_start, 3, f.me)
    return repair_repair_start_done(t, s, f)

# root/factions/vagabond.law:79 vagabond.repair
def repair_repair_start_done(t: Any, s: Any, f: Any) -> bool:
    f.tools = relocate(t, s, f.tools, t.box_vagabond_satchel[f.me])
    f.pc = 4  # repair_then
    return s.busy or repair_then(t, s, f)

# root/factions/vagabond.law:79 vagabond.repair
def repair_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_repair_end >= 0:
        return open_window(t, s, f, t.h_vagabond_repair_end, 5, f.me)
    return repair_over(t, s, f)

# root/factions/vagabond.law:77 vagabond.repair: over
def repair_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:77 vagabond.repair: something else has happened in its place
def repair_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/vagabond.law:77 vagabond.repair: can it be done?
def can_repair_now(t: Any, s: Any, me: int, keeper: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return (some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[me]]) if not t.bans_move else len(movable(t, s, me, units_in(t, s, t.all_item, t.within[t.box_vagabond_damaged[me]]))) >= 1)

# root/factions/vagabond.law:81 vagabond.reward
def reward(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_vagabond_reward and override(t, s, f, t.x_vagabond_reward, 5, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_reward_would and override(t, s, f, t.x_vagabond_reward_would, 7, len(s.stack) - 1, 0):
        return True
    if t.x_vagabond_reward_would_so and override(t, s, f, t.x_vagabond_reward_would_so, 7, len(s.stack) - 1, 0):
        return True
    if t.h_vagabond_reward_start >= 0:
        return open_window(t, s, f, t.h_vagabond_reward_start, 1, f.me)
    return reward_reward_start_done(t, s, f)

# root/factions/vagabond.law:83 vagabond.reward
def reward_reward_start_done(t: Any, s: Any, f: Any) -> bool:
    o = []
    if len([it for it in s.zones[t.zone_vagabond_completed[f.me]] if t.fits[t.card_suit[it]][t.card_suit[f.task]]]) > 0:
        o.append(1)
    o.append(2)
    if not o or o == [0]:
        return reward_after_branch(t, s, f)
    return ask(s, f, 2, t.base_vagabond + 4, f.me, o)

# root/factions/vagabond.law:83 vagabond.reward
def reward_branch_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 1:
        return reward_branch(t, s, f)
    return reward_branch_2(t, s, f)

# root/factions/vagabond.law:83 vagabond.reward
def reward_branch(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, len([it for it in s.zones[t.zone_vagabond_completed[f.me]] if t.fits[t.card_suit[it]][t.card_suit[f.task]]]))
    f.pc = 5  # reward_after_branch
    return s.busy or reward_after_branch(t, s, f)

# root/factions/vagabond.law:83 vagabond.reward
def reward_branch_2(t: Any, s: Any, f: Any) -> bool:
    draw(t, s, f.me, 2)
    f.pc = 5  # reward_after_branch
    return s.busy or reward_after_branch(t, s, f)

# root/factions/vagabond.law:83 vagabond.reward
def reward_after_branch(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_reward_end >= 0:
        return open_window(t, s, f, t.h_vagabond_reward_end, 6, f.me)
    return reward_over(t, s, f)

# root/factions/vagabond.law:81 vagabond.reward: over
def reward_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:81 vagabond.reward: something else has happened in its place
def reward_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/vagabond.law:81 vagabond.reward: can it be done?
def can_reward_now(t: Any, s: Any, me: int, keeper: int = -1, task: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return True

# root/factions/vagabond.law:755 vagabond.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_character_start >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_character_start, 1, f.me)
    return setup_character_start_done(t, s, f)

# root/factions/vagabond.law:755 vagabond.setup.character
def setup_character_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_setup_character and override(t, s, f, t.x_vagabond_setup_character, 5, len(s.stack) - 1, 1):
        return True
    o = [v + 1 for v in [it for it in range(12) if (not any(t.seat_systems[p] == 'vagabond' and p != f.me and s.record[p].character == it for p in t.seats))]]
    if not o:
        f.next_ = -1
        return setup_after_next(t, s, f)
    return ask(s, f, 2, t.base_vagabond + 5, f.me, o)

# root/factions/vagabond.law:756 vagabond.setup.character
def setup_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return setup_after_next(t, s, f)

# root/factions/vagabond.law:756 vagabond.setup.character
def setup_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return setup_next(t, s, f)
    s.record[f.me].character = f.next_
    forget(s)
    return setup_next(t, s, f)

# root/factions/vagabond.law:757 vagabond.setup.character
def setup_next(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_character_end >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_character_end, 5, f.me)
    f.pc = 5  # setup_character_end_done
    return True

# root/factions/vagabond.law:755 vagabond.setup.character
def setup_character_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_pawn_start >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_pawn_start, 6, f.me)
    return setup_pawn_start_done(t, s, f)

# root/factions/vagabond.law:786 vagabond.setup.pawn
def setup_pawn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_setup_pawn and override(t, s, f, t.x_vagabond_setup_pawn, 10, len(s.stack) - 1, 6):
        return True
    o = []
    for v in t.places_forest:
        if room(t, s, f.me, t.own[f.me].pawn, v) > 0:
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 7, t.base_vagabond + 6, f.me, o)

# root/factions/vagabond.law:787 vagabond.setup.pawn
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# root/factions/vagabond.law:787 vagabond.setup.pawn
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].pawn, 1, f.home)
    f.pc = 9  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/vagabond.law:788 vagabond.setup.pawn
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_pawn_end >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_pawn_end, 10, f.me)
    f.pc = 10  # setup_pawn_end_done
    return True

# root/factions/vagabond.law:786 vagabond.setup.pawn
def setup_pawn_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_quests_start >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_quests_start, 11, f.me)
    return setup_quests_start_done(t, s, f)

# root/factions/vagabond.law:793 vagabond.setup.quests
def setup_quests_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_setup_quests and override(t, s, f, t.x_vagabond_setup_quests, 12, len(s.stack) - 1, 11):
        return True
    if (not bool(s.zones[t.zone_vagabond_quests[f.me]])):
        shuffle_zone(t, s, t.zone_vagabond_quest_deck[f.me])
        draw_from(t, s, f.me, 3, t.zone_vagabond_quest_deck[f.me], t.zone_vagabond_quests[f.me])
    if t.h_vagabond_setup_quests_end >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_quests_end, 12, f.me)
    f.pc = 12  # setup_quests_end_done
    return True

# root/factions/vagabond.law:793 vagabond.setup.quests
def setup_quests_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_ruins_start >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_ruins_start, 13, f.me)
    return setup_ruins_start_done(t, s, f)

# root/factions/vagabond.law:809 vagabond.setup.ruins
def setup_ruins_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_setup_ruins and override(t, s, f, t.x_vagabond_setup_ruins, 15, len(s.stack) - 1, 13):
        return True
    if not (t.can_ruins_fill(t, s, f.me)):
        return setup_after_fill(t, s, f)
    f.pc = 14  # setup_after_fill
    g = t.p_ruins_fill(f.me)
    s.stack.append(g)
    return True

# root/factions/vagabond.law:810 vagabond.setup.ruins
def setup_after_fill(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_ruins_end >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_ruins_end, 15, f.me)
    f.pc = 15  # setup_ruins_end_done
    return True

# root/factions/vagabond.law:809 vagabond.setup.ruins
def setup_ruins_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_setup_items_start >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_items_start, 16, f.me)
    return setup_items_start_done(t, s, f)

# root/factions/vagabond.law:811 vagabond.setup.items
def setup_items_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_setup_items and override(t, s, f, t.x_vagabond_setup_items, 17, len(s.stack) - 1, 16):
        return True
    for f.gear in list(t.data_vagabond_character_items[f.me][s.record[f.me].character]):
        put_unit(t, s, f.me, first(units_in(t, s, forms_of(t, f.gear), t.within[t.box_vagabond_pack[f.me]])), t.box_vagabond_satchel[f.me])
    if t.h_vagabond_setup_items_end >= 0:
        return open_window(t, s, f, t.h_vagabond_setup_items_end, 17, f.me)
    f.pc = 17  # setup_items_end_done
    return True

# root/factions/vagabond.law:811 vagabond.setup.items
def setup_items_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:850 vagabond.birdsong: can it be done?
def can_birdsong_next_place(t: Any, s: Any, me: int) -> bool:
    once = place_of(s, t.rows_pawn[me], t.sites)
    once2 = place_in(first(units_in(t, s, t.rows_pawn[me], t.map)), t.width)
    for next_place in linked(t, s, me, place_of(s, t.rows_pawn[me], t.sites), t.near_clearing_forest, t.is_clearing_forest):
        if lifting(s, (185146685, 240401204, ), lambda: once >= 0 and t.can_woodland_move(t, s, me, -1, once2, next_place)):
            return True
    return False

# root/factions/vagabond.law:822 vagabond.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_refresh(t, s, f)

# root/factions/vagabond.law:822 vagabond.birdsong.refresh: step refresh
def birdsong_refresh(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_birdsong_refresh_start >= 0:
        return open_window(t, s, f, t.h_vagabond_birdsong_refresh_start, 2, f.me)
    return birdsong_refresh_start_done(t, s, f)

# root/factions/vagabond.law:822 vagabond.birdsong.refresh
def birdsong_refresh_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_birdsong_refresh and override(t, s, f, t.x_vagabond_birdsong_refresh, 5, len(s.stack) - 1, 2):
        return True
    if not (some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_vagabond_ready_or_exhausted, 1) and t.can_vagabond_refresh(t, s, f.me)):
        return birdsong_after_refresh(t, s, f)
    return pick_units(t, s, f, 3, t.base_vagabond + 7, f.me, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_vagabond_ready_or_exhausted, 1), t.width), max(0, t.v_vagabond_kettles(t, s, f.me)), max(0, t.v_vagabond_kettles(t, s, f.me)))

# root/factions/vagabond.law:823 vagabond.birdsong.refresh
def birdsong_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some1 = s.result
    if not f.some1:
        return birdsong_after_refresh(t, s, f)
    f.pc = 4  # birdsong_after_refresh
    g = t.p_vagabond_refresh(f.me)
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/vagabond.law:823 vagabond.birdsong.refresh
def birdsong_after_refresh(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(21106)
    if t.h_vagabond_birdsong_refresh_end >= 0:
        return open_window(t, s, f, t.h_vagabond_birdsong_refresh_end, 5, f.me)
    f.pc = 5  # birdsong_refresh_end_done
    return True

# root/factions/vagabond.law:822 vagabond.birdsong.refresh
def birdsong_refresh_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 6)
    return birdsong_slip(t, s, f)

# root/factions/vagabond.law:849 vagabond.birdsong.slip: step slip
def birdsong_slip(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_birdsong_slip_start >= 0:
        return open_window(t, s, f, t.h_vagabond_birdsong_slip_start, 7, f.me)
    return birdsong_slip_start_done(t, s, f)

# root/factions/vagabond.law:849 vagabond.birdsong.slip
def birdsong_slip_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_birdsong_slip and override(t, s, f, t.x_vagabond_birdsong_slip, 13, len(s.stack) - 1, 7):
        return True
    once = place_of(s, t.rows_pawn[f.me], t.sites)
    once2 = place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width)
    o = []
    for v in linked(t, s, f.me, place_of(s, t.rows_pawn[f.me], t.sites), t.near_clearing_forest, t.is_clearing_forest):
        if lifting(s, (185146685, 240401204, ), lambda: once >= 0 and t.can_woodland_move(t, s, f.me, -1, once2, v)):
            o.append(v + 1)
    if not o:
        return birdsong_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 8, t.base_vagabond + 8, f.me, o)

# root/factions/vagabond.law:850 vagabond.birdsong.slip
def birdsong_next_place_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_place = s.pick - 1
    if f.next_place < 0:
        return birdsong_after_may(t, s, f)
    ignore(s, (185146685, 240401204, ))  # bans:move, bans:woodland.move
    if not (place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_move(t, s, f.me, -1, place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width), f.next_place)):
        f.pc = 10  # birdsong_after_move
        return s.busy or birdsong_after_move(t, s, f)
    return pick_units(t, s, f, 9, t.base_vagabond + 9, f.me, unit_counts(s, units_in(t, s, t.rows_pawn[f.me], t.map), t.width), 1, 1)

# root/factions/vagabond.law:851 vagabond.birdsong.slip
def birdsong_group_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some2 = s.result
    if not f.some2:
        return birdsong_after_move(t, s, f)
    f.pc = 10  # birdsong_after_move
    g = t.p_woodland_move(f.me)
    g.group = f.some2
    g.origin = place_in(f.some2[0][0], t.width)
    g.target = f.next_place
    s.stack.append(g)
    return True

# root/factions/vagabond.law:851 vagabond.birdsong.slip
def birdsong_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    f.pc = 11  # birdsong_then
    return s.busy or birdsong_then(t, s, f)

# root/factions/vagabond.law:851 vagabond.birdsong.slip
def birdsong_then(t: Any, s: Any, f: Any) -> bool:
    heed(s, (185146685, 240401204, ))
    f.pc = 12  # birdsong_after_may
    return s.busy or birdsong_after_may(t, s, f)

# root/factions/vagabond.law:850 vagabond.birdsong.slip
def birdsong_after_may(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_birdsong_slip_end >= 0:
        return open_window(t, s, f, t.h_vagabond_birdsong_slip_end, 13, f.me)
    f.pc = 13  # birdsong_slip_end_done
    return True

# root/factions/vagabond.law:849 vagabond.birdsong.slip
def birdsong_slip_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 14)
    return birdsong_end(t, s, f)

# root/factions/vagabond.law:0 vagabond.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:925 vagabond.daylight.actions.explore.ruin_here: requirement
def needs_ruin_here(t: Any, s: Any, me: int) -> bool:
    return (s.here[place_of(s, t.rows_pawn[me], t.sites)] & t.all_ruin.mask)

# root/factions/vagabond.law:880 vagabond.daylight: can it be done?
def can_daylight_next_place(t: Any, s: Any, me: int) -> bool:
    once = None
    once2 = None
    once3 = None
    once4 = None
    for next_place in linked(t, s, me, place_of(s, t.rows_pawn[me], t.sites), t.near_clearing, t.is_clearing):
        if (once if once is not None else (once := how_many(t, s, units_held(t, s, t.forms[t.neutral.boot], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item)))) >= t.v_vagabond_boots_needed(t, s, me, next_place) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, me))) and (once3 if once3 is not None else (once3 := place_of(s, t.rows_pawn[me], t.sites))) >= 0 and t.can_woodland_move(t, s, me, -1, (once4 if once4 is not None else (once4 := place_in(first(units_in(t, s, t.rows_pawn[me], t.map)), t.width))), next_place):
            return True
    return False

# root/factions/vagabond.law:984 vagabond.daylight: can it be done?
def can_daylight_gift(t: Any, s: Any, me: int) -> bool:
    once = None
    for gift in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[gift]][s.suit[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))]]:
            return some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0) and t.can_vagabond_exhaust(t, s, me)
    return False

# root/factions/vagabond.law:983 vagabond.daylight: can it be done?
def can_daylight_friend(t: Any, s: Any, me: int) -> bool:
    once = None
    for friend in t.seats:
        if friend != me and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))] & t.rows_piece[friend].mask:
            return can_daylight_gift(t, s, me)
    return False

# root/factions/vagabond.law:1050 vagabond.daylight: can it be done?
def can_daylight_task(t: Any, s: Any, me: int) -> bool:
    once = None
    once2 = None
    once3 = None
    for task in s.zones[t.zone_vagabond_quests[me]]:
        if t.fits[t.card_suit[task]][s.suit[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))]] and items_fit(t, s, me, task, unit_counts(s, (once2 if once2 is not None else (once2 := units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0))), t.width)) and (once3 if once3 is not None else (once3 := t.can_vagabond_exhaust(t, s, me))):
            return True
    return False

# root/factions/vagabond.law:1101 vagabond.daylight: can it be done?
def can_daylight_victim(t: Any, s: Any, me: int) -> bool:
    once = None
    once2 = None
    for victim in units_at(t, s, (not_lent(s, rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]]), me, place_of(s, t.rows_pawn[me], t.sites)) if s.treated else rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[me]])), place_of(s, t.rows_pawn[me], t.sites)):
        if t.c_vagabond_exposed(t, s, me, victim) and (once if once is not None else (once := some_held(t, s, t.forms[t.neutral.crossbow], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item))) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, me))) and (not t.bans_remove or may_lift(t, s, me, victim)):
            return True
    return False

# root/factions/vagabond.law:1229 vagabond.daylight: can it be done?
def can_daylight_mark(t: Any, s: Any, me: int) -> bool:
    once = None
    once2 = None
    once3 = None
    for mark in t.seats:
        if mark != me and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))] & t.rows_piece[mark].mask and bool(s.zones[t.zone_woodland_hand[mark]]) and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item))) and (once3 if once3 is not None else (once3 := t.can_vagabond_exhaust(t, s, me))) and t.can_woodland_rob(t, s, me, -1, mark):
            return True
    return False

# root/factions/vagabond.law:1264 vagabond.daylight: can it be done?
def can_daylight_find(t: Any, s: Any, me: int) -> bool:
    once = None
    for find in s.zones[t.zone_woodland_discard_pile]:
        if t.fits[t.card_suit[find]][s.suit[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))]]:
            return some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item) and t.can_vagabond_exhaust(t, s, me)
    return False

# root/factions/vagabond.law:1306 vagabond.daylight: can it be done?
def can_daylight_victim_2(t: Any, s: Any, me: int, puppet: int) -> bool:
    once = None
    once2 = None
    once3 = None
    for victim in t.seats:
        if s.team[victim] != s.team[puppet] and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))] & t.rows_piece[victim].mask and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item))) and (once3 if once3 is not None else (once3 := t.can_vagabond_exhaust(t, s, me))) and (once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites))) >= 0 and t.can_woodland_battle(t, s, puppet, -1, victim, (once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))):
            return True
    return False

# root/factions/vagabond.law:1305 vagabond.daylight: can it be done?
def can_daylight_puppet(t: Any, s: Any, me: int) -> bool:
    once = None
    for puppet in t.seats:
        if s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))] & t.rows_piece[puppet].mask and can_daylight_victim_2(t, s, me, puppet):
            return True
    return False

# root/factions/vagabond.law:1484 vagabond.daylight: can it be done?
def can_daylight_next_place_2(t: Any, s: Any, me: int) -> bool:
    once = place_of(s, t.rows_pawn[me], t.sites)
    once2 = place_in(first(units_in(t, s, t.rows_pawn[me], t.map)), t.width)
    once3 = None
    once4 = None
    for next_place in t.places_clearing:
        if (once3 if once3 is not None else (once3 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item))) and (once4 if once4 is not None else (once4 := t.can_vagabond_exhaust(t, s, me))) and lifting(s, (226658354, 228451073, ), lambda: once >= 0 and t.can_woodland_move(t, s, me, -1, once2, next_place)):
            return True
    return False

# root/factions/vagabond.law:1544 vagabond.daylight: can it be done?
def can_daylight_task_2(t: Any, s: Any, me: int) -> bool:
    once = None
    for task in s.zones[t.zone_vagabond_quests[me]]:
        if t.fits[t.card_suit[task]][s.suit[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))]]:
            return how_many(t, s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0)) >= 2 and t.can_vagabond_exhaust(t, s, me)
    return False

# root/factions/vagabond.law:1574 vagabond.daylight: can it be done?
def can_daylight_victim_3(t: Any, s: Any, me: int) -> bool:
    if some(s.at, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]]), me, place_of(s, t.rows_pawn[me], t.sites)) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]])), place_of(s, t.rows_pawn[me], t.sites)):
        return t.can_vagabond_exhaust(t, s, me) and t.can_vagabond_damage(t, s, me)
    return False

# root/factions/vagabond.law:1573 vagabond.daylight: can it be done?
def can_daylight_gear(t: Any, s: Any, me: int) -> bool:
    if some_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[me]], t.state_vagabond_ready_or_exhausted, 0):
        return can_daylight_victim_3(t, s, me)
    return False

# root/factions/vagabond.law:877 vagabond.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_actions(t, s, f)

# root/factions/vagabond.law:877 vagabond.daylight.actions: step actions
def daylight_actions(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_start >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_start, 2, f.me)
    return daylight_actions_start_done(t, s, f)

# root/factions/vagabond.law:877 vagabond.daylight.actions
def daylight_actions_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_daylight_actions and override(t, s, f, t.x_vagabond_daylight_actions, 122, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    f.used_con = 0
    return daylight_menu(t, s, f)

# root/factions/vagabond.law:878 vagabond.daylight.actions
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    once = None
    once2 = None
    once3 = None
    once4 = None
    if can_daylight_next_place(t, s, f.me):
        o.append(1)
    if some_held(t, s, t.forms[t.neutral.sword], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and (once if once is not None else (once := t.can_vagabond_exhaust(t, s, f.me))) and t.can_woodland_battle(t, s, f.me):
        o.append(2)
    if t.n_vagabond_daylight_actions_explore_ruin_here(t, s, f.me) and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once if once is not None else (once := t.can_vagabond_exhaust(t, s, f.me))):
        o.append(3)
    if can_daylight_friend(t, s, f.me):
        o.append(4)
    if (can_daylight_task(t, s, f.me) or s.record[f.me].character == 6 and not used(t, s, t.once_vagabond_character_adventurer_4, f.me, -1) and any(with_wild(s, f.me, v, lambda: can_daylight_task(t, s, f.me)) for v in units_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0))):
        o.append(5)
    if can_daylight_victim(t, s, f.me):
        o.append(6)
    if some_held(t, s, t.forms[t.neutral.hammer], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and (once if once is not None else (once := t.can_vagabond_exhaust(t, s, f.me))) and (once3 if once3 is not None else (once3 := some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]))) and (once4 if once4 is not None else (once4 := t.can_vagabond_repair(t, s, f.me))):
        o.append(7)
    if t.can_woodland_craft(t, s, f.me):
        o.append(8)
    if s.record[f.me].character == 0 and can_daylight_mark(t, s, f.me):
        o.append(9)
    if s.record[f.me].character == 1 and can_daylight_find(t, s, f.me):
        o.append(10)
    if s.record[f.me].character == 2 and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once if once is not None else (once := t.can_vagabond_exhaust(t, s, f.me))) and (once3 if once3 is not None else (once3 := some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]))) and (once4 if once4 is not None else (once4 := t.can_vagabond_repair(t, s, f.me))):
        o.append(11)
    if s.record[f.me].character == 3 and can_daylight_puppet(t, s, f.me):
        o.append(12)
    if s.record[f.me].character == 5 and some_held(t, s, t.forms[t.neutral.torch], t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0):
        o.append(13)
    if s.record[f.me].character == 7 and can_daylight_next_place_2(t, s, f.me):
        o.append(14)
    if s.record[f.me].character == 9 and not f.used_con and can_daylight_task_2(t, s, f.me):
        o.append(15)
    if s.record[f.me].character == 10 and can_daylight_gear(t, s, f.me):
        o.append(16)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 4, t.base_vagabond + 10, f.me, o)

# root/factions/vagabond.law:878 vagabond.daylight.actions
def daylight_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick >= 1000000:
        start_free(t, s, f.me, t.phase_woodland_turn_daylight, s.pick)
        f.pc = 3  # daylight_menu
        return True
    if s.pick == 0:
        return daylight_after_menu(t, s, f)
    if s.pick == 1:
        return daylight_move(t, s, f)
    if s.pick == 2:
        return daylight_battle(t, s, f)
    if s.pick == 3:
        return daylight_explore(t, s, f)
    if s.pick == 4:
        return daylight_aid(t, s, f)
    if s.pick == 5:
        return daylight_quest(t, s, f)
    if s.pick == 6:
        return daylight_strike(t, s, f)
    if s.pick == 7:
        return daylight_repair(t, s, f)
    if s.pick == 8:
        return daylight_craft(t, s, f)
    if s.pick == 9:
        return daylight_steal(t, s, f)
    if s.pick == 10:
        return daylight_labor(t, s, f)
    if s.pick == 11:
        return daylight_hideout(t, s, f)
    if s.pick == 12:
        return daylight_instigate(t, s, f)
    if s.pick == 13:
        return daylight_scorch(t, s, f)
    if s.pick == 14:
        return daylight_glide(t, s, f)
    if s.pick == 15:
        return daylight_con(t, s, f)
    if s.pick == 16:
        return daylight_duel(t, s, f)
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:879 vagabond.daylight.actions.move: action move
def daylight_move(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    once3 = None
    once4 = None
    o = []
    for v in linked(t, s, f.me, place_of(s, t.rows_pawn[f.me], t.sites), t.near_clearing, t.is_clearing):
        if (once if once is not None else (once := how_many(t, s, units_held(t, s, t.forms[t.neutral.boot], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item)))) >= t.v_vagabond_boots_needed(t, s, f.me, v) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))) and (once3 if once3 is not None else (once3 := place_of(s, t.rows_pawn[f.me], t.sites))) >= 0 and t.can_woodland_move(t, s, f.me, -1, (once4 if once4 is not None else (once4 := place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width))), v):
            o.append(v + 1)
    return ask(s, f, 6, t.base_vagabond + 11, f.me, o)

# root/factions/vagabond.law:880 vagabond.daylight.actions.move
def daylight_next_place_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_place = s.pick - 1
    return pick_units(t, s, f, 7, t.base_vagabond + 12, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.boot], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), max(0, t.v_vagabond_boots_needed(t, s, f.me, f.next_place)), max(0, t.v_vagabond_boots_needed(t, s, f.me, f.next_place)))

# root/factions/vagabond.law:881 vagabond.daylight.actions.move
def daylight_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some2 = s.result
    if not f.some2:
        return daylight_after_exhaust(t, s, f)
    f.pc = 8  # daylight_after_exhaust
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some2
    s.stack.append(g)
    return True

# root/factions/vagabond.law:881 vagabond.daylight.actions.move
def daylight_after_exhaust(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_move(t, s, f.me, -1, place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width), f.next_place)):
        f.pc = 10  # daylight_after_move
        return s.busy or daylight_after_move(t, s, f)
    return pick_units(t, s, f, 9, t.base_vagabond + 13, f.me, unit_counts(s, units_in(t, s, t.rows_pawn[f.me], t.map), t.width), 1, 1)

# root/factions/vagabond.law:882 vagabond.daylight.actions.move
def daylight_group_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some3 = s.result
    if not f.some3:
        return daylight_after_move(t, s, f)
    f.pc = 10  # daylight_after_move
    g = t.p_woodland_move(f.me)
    g.group = f.some3
    g.origin = place_in(f.some3[0][0], t.width)
    g.target = f.next_place
    s.stack.append(g)
    return True

# root/factions/vagabond.law:882 vagabond.daylight.actions.move
def daylight_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    if t.h_vagabond_daylight_actions_move_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_move_end, 11, f.me)
    f.pc = 11  # daylight_move_end_done
    return s.busy or daylight_move_end_done(t, s, f)

# root/factions/vagabond.law:879 vagabond.daylight.actions.move
def daylight_move_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:897 vagabond.daylight.actions.battle: action battle
def daylight_battle(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 13, t.base_vagabond + 14, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.sword], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:898 vagabond.daylight.actions.battle
def daylight_tools_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.some4 = s.result
    if not f.some4:
        return daylight_after_exhaust_2(t, s, f)
    f.pc = 14  # daylight_after_exhaust_2
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some4
    s.stack.append(g)
    return True

# root/factions/vagabond.law:898 vagabond.daylight.actions.battle
def daylight_after_exhaust_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (t.can_woodland_battle(t, s, f.me)):
        f.pc = 15  # daylight_after_battle
        return s.busy or daylight_after_battle(t, s, f)
    f.pc = 15  # daylight_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/factions/vagabond.law:899 vagabond.daylight.actions.battle
def daylight_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    if t.h_vagabond_daylight_actions_battle_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_battle_end, 16, f.me)
    f.pc = 16  # daylight_battle_end_done
    return s.busy or daylight_battle_end_done(t, s, f)

# root/factions/vagabond.law:897 vagabond.daylight.actions.battle
def daylight_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:924 vagabond.daylight.actions.explore: action explore
def daylight_explore(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 18, t.base_vagabond + 15, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:926 vagabond.daylight.actions.explore
def daylight_tools_chosen_3(t: Any, s: Any, f: Any) -> bool:
    f.some5 = s.result
    if not f.some5:
        return daylight_after_exhaust_3(t, s, f)
    f.pc = 19  # daylight_after_exhaust_3
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some5
    s.stack.append(g)
    return True

# root/factions/vagabond.law:926 vagabond.daylight.actions.explore
def daylight_after_exhaust_3(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    o = [v + 1 for v in [it for it in units_in(t, s, t.all_item, t.within[t.box_ruins_hidden[place_of(s, t.rows_pawn[f.me], t.sites)]]) if (not same_sort(t, it, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_ruins_plain_or_dug, 1)))]]
    if not o:
        f.find = -1
        f.pc = 21  # daylight_after_find
        return s.busy or daylight_after_find(t, s, f)
    return ask(s, f, 20, t.base_vagabond + 16, f.me, o)

# root/factions/vagabond.law:927 vagabond.daylight.actions.explore
def daylight_find_chosen(t: Any, s: Any, f: Any) -> bool:
    f.find = s.pick - 1
    f.find_mark = len(s.trail)
    return daylight_after_find(t, s, f)

# root/factions/vagabond.law:927 vagabond.daylight.actions.explore
def daylight_after_find(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.find):
        return daylight_then(t, s, f)
    put_unit(t, s, f.me, follow(s, f.find, f.find_mark), t.box_vagabond_satchel[f.me])
    f.pc = 22  # daylight_then
    return True

# root/factions/vagabond.law:928 vagabond.daylight.actions.explore
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    if was_set(f.find):
        score(t, s, f.me, 1)
    f.pc = 23  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/vagabond.law:929 vagabond.daylight.actions.explore
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    if not ((not some_held(t, s, t.all_item, t.within[t.box_ruins_hidden[place_of(s, t.rows_pawn[f.me], t.sites)]]))):
        return daylight_otherwise(t, s, f)
    lift_all(t, s, f.me, units_at(t, s, t.all_ruin, place_of(s, t.rows_pawn[f.me], t.sites)))
    f.pc = 24  # daylight_then_3
    return s.busy or daylight_then_3(t, s, f)

# root/factions/vagabond.law:930 vagabond.daylight.actions.explore
def daylight_then_3(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise(t, s, f)

# root/factions/vagabond.law:930 vagabond.daylight.actions.explore
def daylight_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_explore_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_explore_end, 26, f.me)
    return daylight_explore_end_done(t, s, f)

# root/factions/vagabond.law:924 vagabond.daylight.actions.explore
def daylight_explore_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:982 vagabond.daylight.actions.aid: action aid
def daylight_aid(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    o = []
    for v in t.seats:
        if v != f.me and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites)))] & t.rows_piece[v].mask and (once2 if once2 is not None else (once2 := can_daylight_gift(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 28, t.base_vagabond + 17, f.me, o)

# root/factions/vagabond.law:983 vagabond.daylight.actions.aid
def daylight_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    once = None
    once2 = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[place_of(s, t.rows_pawn[f.me], t.sites)]]]):
        if (once if once is not None else (once := some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0))) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 29, t.base_vagabond + 18, f.me, o)

# root/factions/vagabond.law:984 vagabond.daylight.actions.aid
def daylight_gift_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gift = s.pick - 1
    return pick_units(t, s, f, 30, t.base_vagabond + 19, f.me, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0), t.width), 1, 1)

# root/factions/vagabond.law:985 vagabond.daylight.actions.aid
def daylight_tools_chosen_4(t: Any, s: Any, f: Any) -> bool:
    f.some6 = s.result
    if not f.some6:
        return daylight_after_exhaust_4(t, s, f)
    f.pc = 31  # daylight_after_exhaust_4
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some6
    s.stack.append(g)
    return True

# root/factions/vagabond.law:985 vagabond.daylight.actions.aid
def daylight_after_exhaust_4(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    give_cards(t, s, f.me, [f.gift], f.friend)
    if not ((not holds_file(t, f.friend, 'vagabond'))):
        f.pc = 35  # daylight_otherwise_2
        return s.busy or daylight_otherwise_2(t, s, f)
    o = [v + 1 for v in units_in(t, s, t.all_item, t.within[t.box_woodland_crafted_items[f.friend]])]
    if not o:
        f.pc = 34  # daylight_then_5
        return s.busy or daylight_then_5(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 32, t.base_vagabond + 20, f.me, o)

# root/factions/vagabond.law:988 vagabond.daylight.actions.aid
def daylight_prize_chosen(t: Any, s: Any, f: Any) -> bool:
    f.prize = s.pick - 1
    f.prize_mark = len(s.trail)
    if f.prize < 0:
        return daylight_then_5(t, s, f)
    turn_units(t, s, f.me, group_of([follow(s, f.prize, f.prize_mark)]), t.turned_vagabond_ready_or_exhausted[0])
    f.prize = follow(s, f.prize, f.prize_mark)
    f.prize_mark = len(s.trail)
    f.pc = 33  # daylight_then_4
    return s.busy or daylight_then_4(t, s, f)

# root/factions/vagabond.law:989 vagabond.daylight.actions.aid
def daylight_then_4(t: Any, s: Any, f: Any) -> bool:
    put_unit(t, s, f.me, follow(s, f.prize, f.prize_mark), t.box_vagabond_satchel[f.me])
    f.pc = 34  # daylight_then_5
    return True

# root/factions/vagabond.law:990 vagabond.daylight.actions.aid
def daylight_then_5(t: Any, s: Any, f: Any) -> bool:
    return daylight_otherwise_2(t, s, f)

# root/factions/vagabond.law:987 vagabond.daylight.actions.aid
def daylight_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_aid_each >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_aid_each, 36, f.me)
    return daylight_aid_each_done(t, s, f)

# root/factions/vagabond.law:982 vagabond.daylight.actions.aid
def daylight_aid_each_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_aid_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_aid_end, 37, f.me)
    return daylight_aid_end_done(t, s, f)

# root/factions/vagabond.law:982 vagabond.daylight.actions.aid
def daylight_aid_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1049 vagabond.daylight.actions.quest: action quest
def daylight_quest(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_quest_start >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_quest_start, 39, f.me)
    return daylight_quest_start_done(t, s, f)

# root/factions/vagabond.law:1049 vagabond.daylight.actions.quest
def daylight_quest_start_done(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_vagabond_quests[f.me]] if t.fits[t.card_suit[it]][s.suit[place_of(s, t.rows_pawn[f.me], t.sites)]]]):
        if items_fit(t, s, f.me, v, unit_counts(s, (once if once is not None else (once := units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0))), t.width)) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))):
            o.append(v + 1)
    if not o:
        f.task = -1
        return daylight_after_task(t, s, f)
    return ask(s, f, 40, t.base_vagabond + 21, f.me, o)

# root/factions/vagabond.law:1050 vagabond.daylight.actions.quest
def daylight_task_chosen(t: Any, s: Any, f: Any) -> bool:
    f.task = s.pick - 1
    return daylight_after_task(t, s, f)

# root/factions/vagabond.law:1050 vagabond.daylight.actions.quest
def daylight_after_task(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.task):
        f.tool = []
        return daylight_next(t, s, f)
    return pick_shown(t, s, f, 42, t.base_vagabond + 22, f.me, f.task, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0), t.width))

# root/factions/vagabond.law:1051 vagabond.daylight.actions.quest
def daylight_tool_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tool = s.result
    return daylight_next(t, s, f)

# root/factions/vagabond.law:1051 vagabond.daylight.actions.quest
def daylight_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.tool):
        return daylight_next_2(t, s, f)
    if not (t.can_vagabond_exhaust(t, s, f.me)):
        return daylight_after_exhaust_5(t, s, f)
    if not f.tool:
        return daylight_after_exhaust_5(t, s, f)
    f.pc = 44  # daylight_after_exhaust_5
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.tool
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1052 vagabond.daylight.actions.quest
def daylight_after_exhaust_5(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    f.pc = 45  # daylight_next_2
    return s.busy or daylight_next_2(t, s, f)

# root/factions/vagabond.law:1052 vagabond.daylight.actions.quest
def daylight_next_2(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.task):
        return daylight_next_3(t, s, f)
    put_card(t, s, f.task, t.zone_vagabond_completed[f.me])
    f.pc = 46  # daylight_next_3
    return s.busy or daylight_next_3(t, s, f)

# root/factions/vagabond.law:1053 vagabond.daylight.actions.quest
def daylight_next_3(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.task):
        return daylight_next_4(t, s, f)
    if not (t.can_vagabond_reward(t, s, f.me, f.me, f.task)):
        return daylight_after_reward(t, s, f)
    f.pc = 47  # daylight_after_reward
    g = t.p_vagabond_reward(f.me)
    g.keeper = f.me
    g.task = f.task
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1054 vagabond.daylight.actions.quest
def daylight_after_reward(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(35525)
    f.pc = 48  # daylight_next_4
    return s.busy or daylight_next_4(t, s, f)

# root/factions/vagabond.law:1054 vagabond.daylight.actions.quest
def daylight_next_4(t: Any, s: Any, f: Any) -> bool:
    draw_from(t, s, f.me, 1, t.zone_vagabond_quest_deck[f.me], t.zone_vagabond_quests[f.me])
    if t.h_vagabond_daylight_actions_quest_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_quest_end, 49, f.me)
    f.pc = 49  # daylight_quest_end_done
    return s.busy or daylight_quest_end_done(t, s, f)

# root/factions/vagabond.law:1049 vagabond.daylight.actions.quest
def daylight_quest_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1100 vagabond.daylight.actions.strike: action strike
def daylight_strike(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    o = []
    for v in units_at(t, s, (not_lent(s, rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, place_of(s, t.rows_pawn[f.me], t.sites)) if s.treated else rows_of(t.rows_piece, [it for it in t.seats if s.team[it] != s.team[f.me]])), place_of(s, t.rows_pawn[f.me], t.sites)):
        if t.c_vagabond_exposed(t, s, f.me, v) and (once if once is not None else (once := some_held(t, s, t.forms[t.neutral.crossbow], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))) and (not t.bans_remove or may_lift(t, s, f.me, v)):
            o.append(v + 1)
    return ask(s, f, 51, t.base_vagabond + 23, f.me, o)

# root/factions/vagabond.law:1101 vagabond.daylight.actions.strike
def daylight_victim_chosen(t: Any, s: Any, f: Any) -> bool:
    f.victim = s.pick - 1
    f.victim_mark = len(s.trail)
    return pick_units(t, s, f, 52, t.base_vagabond + 24, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.crossbow], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1102 vagabond.daylight.actions.strike
def daylight_tools_chosen_5(t: Any, s: Any, f: Any) -> bool:
    f.some7 = s.result
    if not f.some7:
        return daylight_after_exhaust_6(t, s, f)
    f.pc = 53  # daylight_after_exhaust_6
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some7
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1102 vagabond.daylight.actions.strike
def daylight_after_exhaust_6(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    lift(t, s, f.me, follow(s, f.victim, f.victim_mark), 1)
    f.pc = 54  # daylight_then_6
    return s.busy or daylight_then_6(t, s, f)

# root/factions/vagabond.law:1103 vagabond.daylight.actions.strike
def daylight_then_6(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_strike_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_strike_end, 55, f.me)
    return daylight_strike_end_done(t, s, f)

# root/factions/vagabond.law:1100 vagabond.daylight.actions.strike
def daylight_strike_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1143 vagabond.daylight.actions.repair: action repair
def daylight_repair(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 57, t.base_vagabond + 25, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.hammer], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1144 vagabond.daylight.actions.repair
def daylight_tools_chosen_6(t: Any, s: Any, f: Any) -> bool:
    f.some8 = s.result
    if not f.some8:
        return daylight_after_exhaust_7(t, s, f)
    f.pc = 58  # daylight_after_exhaust_7
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some8
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1144 vagabond.daylight.actions.repair
def daylight_after_exhaust_7(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]) and t.can_vagabond_repair(t, s, f.me)):
        f.pc = 60  # daylight_after_repair
        return s.busy or daylight_after_repair(t, s, f)
    return pick_units(t, s, f, 59, t.base_vagabond + 26, f.me, unit_counts(s, units_in(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]), t.width), 1, 1)

# root/factions/vagabond.law:1145 vagabond.daylight.actions.repair
def daylight_tools_chosen_7(t: Any, s: Any, f: Any) -> bool:
    f.some9 = s.result
    if not f.some9:
        return daylight_after_repair(t, s, f)
    f.pc = 60  # daylight_after_repair
    g = t.p_vagabond_repair(f.me)
    g.tools = f.some9
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1145 vagabond.daylight.actions.repair
def daylight_after_repair(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(52407)
    if t.h_vagabond_daylight_actions_repair_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_repair_end, 61, f.me)
    f.pc = 61  # daylight_repair_end_done
    return s.busy or daylight_repair_end_done(t, s, f)

# root/factions/vagabond.law:1143 vagabond.daylight.actions.repair
def daylight_repair_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1156 vagabond.daylight.actions.craft: action craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    f.pc = 63  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1156 vagabond.daylight.actions.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    if t.h_vagabond_daylight_actions_craft_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_craft_end, 64, f.me)
    f.pc = 64  # daylight_craft_end_done
    return s.busy or daylight_craft_end_done(t, s, f)

# root/factions/vagabond.law:1156 vagabond.daylight.actions.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1228 vagabond.character.thief.steal: action steal
def daylight_steal(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    once3 = None
    o = []
    for v in t.seats:
        if v != f.me and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites)))] & t.rows_piece[v].mask and bool(s.zones[t.zone_woodland_hand[v]]) and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once3 if once3 is not None else (once3 := t.can_vagabond_exhaust(t, s, f.me))) and t.can_woodland_rob(t, s, f.me, -1, v):
            o.append(v + 1)
    return ask(s, f, 66, t.base_vagabond + 27, f.me, o)

# root/factions/vagabond.law:1229 vagabond.character.thief.steal
def daylight_mark_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mark = s.pick - 1
    return pick_units(t, s, f, 67, t.base_vagabond + 28, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1230 vagabond.character.thief.steal
def daylight_tools_chosen_8(t: Any, s: Any, f: Any) -> bool:
    f.some10 = s.result
    if not f.some10:
        return daylight_after_exhaust_8(t, s, f)
    f.pc = 68  # daylight_after_exhaust_8
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some10
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1230 vagabond.character.thief.steal
def daylight_after_exhaust_8(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (t.can_woodland_rob(t, s, f.me, -1, f.mark)):
        f.pc = 69  # daylight_after_rob
        return s.busy or daylight_after_rob(t, s, f)
    f.pc = 69  # daylight_after_rob
    g = t.p_woodland_rob(f.me)
    g.mark = f.mark
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1231 vagabond.character.thief.steal
def daylight_after_rob(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(7570)
    if t.h_vagabond_character_thief_steal_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_thief_steal_end, 70, f.me)
    f.pc = 70  # daylight_steal_end_done
    return s.busy or daylight_steal_end_done(t, s, f)

# root/factions/vagabond.law:1228 vagabond.character.thief.steal
def daylight_steal_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1263 vagabond.character.tinker.labor: action labor
def daylight_labor(t: Any, s: Any, f: Any) -> bool:
    once = None
    once2 = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_discard_pile] if t.fits[t.card_suit[it]][s.suit[place_of(s, t.rows_pawn[f.me], t.sites)]]]):
        if (once if once is not None else (once := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 72, t.base_vagabond + 29, f.me, o)

# root/factions/vagabond.law:1264 vagabond.character.tinker.labor
def daylight_find_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.find = s.pick - 1
    return pick_units(t, s, f, 73, t.base_vagabond + 30, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1265 vagabond.character.tinker.labor
def daylight_tools_chosen_9(t: Any, s: Any, f: Any) -> bool:
    f.some11 = s.result
    if not f.some11:
        return daylight_after_exhaust_9(t, s, f)
    f.pc = 74  # daylight_after_exhaust_9
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some11
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1265 vagabond.character.tinker.labor
def daylight_after_exhaust_9(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    put_card(t, s, f.find, t.zone_woodland_hand[f.me])
    if t.h_vagabond_character_tinker_labor_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_tinker_labor_end, 75, f.me)
    f.pc = 75  # daylight_labor_end_done
    return s.busy or daylight_labor_end_done(t, s, f)

# root/factions/vagabond.law:1263 vagabond.character.tinker.labor
def daylight_labor_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1287 vagabond.character.ranger.hideout: action hideout
def daylight_hideout(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 77, t.base_vagabond + 31, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1288 vagabond.character.ranger.hideout
def daylight_tools_chosen_10(t: Any, s: Any, f: Any) -> bool:
    f.some12 = s.result
    if not f.some12:
        return daylight_after_exhaust_10(t, s, f)
    f.pc = 78  # daylight_after_exhaust_10
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some12
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1288 vagabond.character.ranger.hideout
def daylight_after_exhaust_10(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]) and t.can_vagabond_repair(t, s, f.me)):
        f.pc = 80  # daylight_after_repair_2
        return s.busy or daylight_after_repair_2(t, s, f)
    return pick_units(t, s, f, 79, t.base_vagabond + 32, f.me, unit_counts(s, units_in(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]), t.width), 3, 3)

# root/factions/vagabond.law:1289 vagabond.character.ranger.hideout
def daylight_tools_chosen_11(t: Any, s: Any, f: Any) -> bool:
    f.some13 = s.result
    if not f.some13:
        return daylight_after_repair_2(t, s, f)
    f.pc = 80  # daylight_after_repair_2
    g = t.p_vagabond_repair(f.me)
    g.tools = f.some13
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1289 vagabond.character.ranger.hideout
def daylight_after_repair_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(52407)
    f.pc = 81  # daylight_still_here
    return unwind(t, s, 'woodland.turn.daylight')

# root/factions/vagabond.law:1290 vagabond.character.ranger.hideout
def daylight_still_here(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_character_ranger_hideout_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_ranger_hideout_end, 82, f.me)
    return daylight_hideout_end_done(t, s, f)

# root/factions/vagabond.law:1287 vagabond.character.ranger.hideout
def daylight_hideout_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1304 vagabond.character.vagrant.instigate: action instigate
def daylight_instigate(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in t.seats:
        if s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites)))] & t.rows_piece[v].mask and can_daylight_victim_2(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 84, t.base_vagabond + 33, f.me, o)

# root/factions/vagabond.law:1305 vagabond.character.vagrant.instigate
def daylight_puppet_chosen(t: Any, s: Any, f: Any) -> bool:
    f.puppet = s.pick - 1
    once = None
    once2 = None
    once3 = None
    o = []
    for v in t.seats:
        if s.team[v] != s.team[f.puppet] and s.here[(once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites)))] & t.rows_piece[v].mask and (once2 if once2 is not None else (once2 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once3 if once3 is not None else (once3 := t.can_vagabond_exhaust(t, s, f.me))) and (once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites))) >= 0 and t.can_woodland_battle(t, s, f.puppet, -1, v, (once if once is not None else (once := place_of(s, t.rows_pawn[f.me], t.sites)))):
            o.append(v + 1)
    return ask(s, f, 85, t.base_vagabond + 34, f.me, o)

# root/factions/vagabond.law:1306 vagabond.character.vagrant.instigate
def daylight_victim_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.victim = s.pick - 1
    credit(s, f.me, t.all_building_token, 'woodland.battle')
    if not (some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and t.can_vagabond_exhaust(t, s, f.me) and place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_battle(t, s, f.puppet, -1, f.victim, place_of(s, t.rows_pawn[f.me], t.sites))):
        f.pc = 89  # daylight_after_cost
        return s.busy or daylight_after_cost(t, s, f)
    return pick_units(t, s, f, 86, t.base_vagabond + 35, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1308 vagabond.character.vagrant.instigate
def daylight_tools_chosen_12(t: Any, s: Any, f: Any) -> bool:
    f.some14 = s.result
    if not f.some14:
        return daylight_after_exhaust_11(t, s, f)
    f.pc = 87  # daylight_after_exhaust_11
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some14
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1308 vagabond.character.vagrant.instigate
def daylight_after_exhaust_11(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_battle(t, s, f.puppet, -1, f.victim, place_of(s, t.rows_pawn[f.me], t.sites))):
        f.pc = 88  # daylight_after_battle_2
        return s.busy or daylight_after_battle_2(t, s, f)
    f.pc = 88  # daylight_after_battle_2
    g = t.p_woodland_battle(f.puppet)
    g.defender = f.victim
    g.field = place_of(s, t.rows_pawn[f.me], t.sites)
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1309 vagabond.character.vagrant.instigate
def daylight_after_battle_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    f.pc = 89  # daylight_after_cost
    return s.busy or daylight_after_cost(t, s, f)

# root/factions/vagabond.law:1308 vagabond.character.vagrant.instigate
def daylight_after_cost(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_character_vagrant_instigate_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_vagrant_instigate_end, 90, f.me)
    return daylight_instigate_end_done(t, s, f)

# root/factions/vagabond.law:1304 vagabond.character.vagrant.instigate
def daylight_instigate_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1398 vagabond.character.scoundrel.scorch: action scorch
def daylight_scorch(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in units_held(t, s, t.forms[t.neutral.torch], t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0)]
    return ask(s, f, 92, t.base_vagabond + 36, f.me, o)

# root/factions/vagabond.law:1399 vagabond.character.scoundrel.scorch
def daylight_fire_chosen(t: Any, s: Any, f: Any) -> bool:
    f.fire = s.pick - 1
    f.fire_mark = len(s.trail)
    put_unit(t, s, f.me, follow(s, f.fire, f.fire_mark), place_of(s, t.rows_pawn[f.me], t.sites))
    f.pc = 93  # daylight_then_7
    return True

# root/factions/vagabond.law:1400 vagabond.character.scoundrel.scorch
def daylight_then_7(t: Any, s: Any, f: Any) -> bool:
    if not (place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_clear(t, s, f.me, -1, place_of(s, t.rows_pawn[f.me], t.sites))):
        return daylight_after_clear(t, s, f)
    f.pc = 94  # daylight_after_clear
    g = t.p_woodland_clear(f.me)
    g.site = place_of(s, t.rows_pawn[f.me], t.sites)
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1401 vagabond.character.scoundrel.scorch
def daylight_after_clear(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(45265)
    if t.h_vagabond_character_scoundrel_scorch_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_scoundrel_scorch_end, 95, f.me)
    f.pc = 95  # daylight_scorch_end_done
    return s.busy or daylight_scorch_end_done(t, s, f)

# root/factions/vagabond.law:1398 vagabond.character.scoundrel.scorch
def daylight_scorch_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1483 vagabond.character.harrier.glide: action glide
def daylight_glide(t: Any, s: Any, f: Any) -> bool:
    once = place_of(s, t.rows_pawn[f.me], t.sites)
    once2 = place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width)
    once3 = None
    once4 = None
    o = []
    for v in t.places_clearing:
        if (once3 if once3 is not None else (once3 := some_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item))) and (once4 if once4 is not None else (once4 := t.can_vagabond_exhaust(t, s, f.me))) and lifting(s, (226658354, 228451073, ), lambda: once >= 0 and t.can_woodland_move(t, s, f.me, -1, once2, v)):
            o.append(v + 1)
    return ask(s, f, 97, t.base_vagabond + 37, f.me, o)

# root/factions/vagabond.law:1484 vagabond.character.harrier.glide
def daylight_next_place_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.next_place = s.pick - 1
    return pick_units(t, s, f, 98, t.base_vagabond + 38, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.torch], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1485 vagabond.character.harrier.glide
def daylight_tools_chosen_13(t: Any, s: Any, f: Any) -> bool:
    f.some15 = s.result
    if not f.some15:
        return daylight_after_exhaust_12(t, s, f)
    f.pc = 99  # daylight_after_exhaust_12
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some15
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1485 vagabond.character.harrier.glide
def daylight_after_exhaust_12(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    ignore(s, (226658354, 228451073, ))  # woodland.move.target, vagabond.relationships.moving_with_ally
    if not (place_of(s, t.rows_pawn[f.me], t.sites) >= 0 and t.can_woodland_move(t, s, f.me, -1, place_in(first(units_in(t, s, t.rows_pawn[f.me], t.map)), t.width), f.next_place)):
        f.pc = 101  # daylight_after_move_2
        return s.busy or daylight_after_move_2(t, s, f)
    return pick_units(t, s, f, 100, t.base_vagabond + 39, f.me, unit_counts(s, units_in(t, s, t.rows_pawn[f.me], t.map), t.width), 1, 1)

# root/factions/vagabond.law:1486 vagabond.character.harrier.glide
def daylight_group_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.some16 = s.result
    if not f.some16:
        return daylight_after_move_2(t, s, f)
    f.pc = 101  # daylight_after_move_2
    g = t.p_woodland_move(f.me)
    g.group = f.some16
    g.origin = place_in(f.some16[0][0], t.width)
    g.target = f.next_place
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1486 vagabond.character.harrier.glide
def daylight_after_move_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    f.pc = 102  # daylight_then_8
    return s.busy or daylight_then_8(t, s, f)

# root/factions/vagabond.law:1486 vagabond.character.harrier.glide
def daylight_then_8(t: Any, s: Any, f: Any) -> bool:
    heed(s, (226658354, 228451073, ))
    if t.h_vagabond_character_harrier_glide_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_harrier_glide_end, 103, f.me)
    f.pc = 103  # daylight_glide_end_done
    return s.busy or daylight_glide_end_done(t, s, f)

# root/factions/vagabond.law:1483 vagabond.character.harrier.glide
def daylight_glide_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1543 vagabond.character.cheat.con: action con
def daylight_con(t: Any, s: Any, f: Any) -> bool:
    f.used_con = 1
    once = None
    once2 = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_vagabond_quests[f.me]] if t.fits[t.card_suit[it]][s.suit[place_of(s, t.rows_pawn[f.me], t.sites)]]]):
        if (once if once is not None else (once := how_many(t, s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0)))) >= 2 and (once2 if once2 is not None else (once2 := t.can_vagabond_exhaust(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 105, t.base_vagabond + 40, f.me, o)

# root/factions/vagabond.law:1544 vagabond.character.cheat.con
def daylight_task_chosen_2(t: Any, s: Any, f: Any) -> bool:
    f.task = s.pick - 1
    return pick_units(t, s, f, 106, t.base_vagabond + 41, f.me, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0), t.width), 2, 2)

# root/factions/vagabond.law:1545 vagabond.character.cheat.con
def daylight_tools_chosen_14(t: Any, s: Any, f: Any) -> bool:
    f.some17 = s.result
    if not f.some17:
        return daylight_after_exhaust_13(t, s, f)
    f.pc = 107  # daylight_after_exhaust_13
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some17
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1545 vagabond.character.cheat.con
def daylight_after_exhaust_13(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    put_card(t, s, f.task, t.zone_vagabond_completed[f.me])
    if not (t.can_vagabond_reward(t, s, f.me, f.me, f.task)):
        f.pc = 108  # daylight_after_reward_2
        return s.busy or daylight_after_reward_2(t, s, f)
    f.pc = 108  # daylight_after_reward_2
    g = t.p_vagabond_reward(f.me)
    g.keeper = f.me
    g.task = f.task
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1547 vagabond.character.cheat.con
def daylight_after_reward_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(35525)
    draw_from(t, s, f.me, 1, t.zone_vagabond_quest_deck[f.me], t.zone_vagabond_quests[f.me])
    f.pc = 109  # daylight_then_9
    return s.busy or daylight_then_9(t, s, f)

# root/factions/vagabond.law:1548 vagabond.character.cheat.con
def daylight_then_9(t: Any, s: Any, f: Any) -> bool:
    put_card(t, s, f.task, t.zone_vagabond_quest_deck[f.me])
    shuffle_zone(t, s, t.zone_vagabond_quest_deck[f.me])
    if t.h_vagabond_character_cheat_con_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_cheat_con_end, 110, f.me)
    f.pc = 110  # daylight_con_end_done
    return s.busy or daylight_con_end_done(t, s, f)

# root/factions/vagabond.law:1543 vagabond.character.cheat.con
def daylight_con_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:1572 vagabond.character.gladiator.duel: action duel
def daylight_duel(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in units_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0):
        if (once if once is not None else (once := can_daylight_victim_3(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 112, t.base_vagabond + 42, f.me, o)

# root/factions/vagabond.law:1573 vagabond.character.gladiator.duel
def daylight_gear_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gear = s.pick - 1
    f.gear_mark = len(s.trail)
    once = None
    once2 = None
    o = []
    for v in units_at(t, s, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, place_of(s, t.rows_pawn[f.me], t.sites)) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]])), place_of(s, t.rows_pawn[f.me], t.sites)):
        if (once if once is not None else (once := t.can_vagabond_exhaust(t, s, f.me))) and (once2 if once2 is not None else (once2 := t.can_vagabond_damage(t, s, f.me))):
            o.append(v + 1)
    return ask(s, f, 113, t.base_vagabond + 43, f.me, o)

# root/factions/vagabond.law:1574 vagabond.character.gladiator.duel
def daylight_victim_chosen_3(t: Any, s: Any, f: Any) -> bool:
    f.victim = s.pick - 1
    f.victim_mark = len(s.trail)
    f.pc = 114  # daylight_done_exhaust
    g = t.p_vagabond_exhaust(f.me)
    g.tools = group_of([follow(s, f.gear, f.gear_mark)])
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1575 vagabond.character.gladiator.duel
def daylight_done_exhaust(t: Any, s: Any, f: Any) -> bool:
    f.gear = follow(s, f.gear, f.gear_mark)
    f.gear_mark = len(s.trail)
    return daylight_after_exhaust_14(t, s, f)

# root/factions/vagabond.law:1575 vagabond.character.gladiator.duel
def daylight_after_exhaust_14(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(22616)
    if not (t.can_vagabond_damage(t, s, f.me)):
        f.pc = 117  # daylight_after_damage
        return s.busy or daylight_after_damage(t, s, f)
    f.pc = 116  # daylight_done_damage
    g = t.p_vagabond_damage(f.me)
    g.tools = group_of([follow(s, f.gear, f.gear_mark)])
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1576 vagabond.character.gladiator.duel
def daylight_done_damage(t: Any, s: Any, f: Any) -> bool:
    f.gear = follow(s, f.gear, f.gear_mark)
    f.gear_mark = len(s.trail)
    return daylight_after_damage(t, s, f)

# root/factions/vagabond.law:1576 vagabond.character.gladiator.duel
def daylight_after_damage(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(44282)
    ignore(s, (212238077, ))  # vagabond.hostile
    lift(t, s, f.me, follow(s, f.victim, f.victim_mark), 1)
    f.pc = 118  # daylight_then_10
    return s.busy or daylight_then_10(t, s, f)

# root/factions/vagabond.law:1577 vagabond.character.gladiator.duel
def daylight_then_10(t: Any, s: Any, f: Any) -> bool:
    return daylight_then_11(t, s, f)

# root/factions/vagabond.law:1577 vagabond.character.gladiator.duel
def daylight_then_11(t: Any, s: Any, f: Any) -> bool:
    heed(s, (212238077, ))
    draw(t, s, f.me, 1)
    if t.h_vagabond_character_gladiator_duel_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_gladiator_duel_end, 120, f.me)
    f.pc = 120  # daylight_duel_end_done
    return s.busy or daylight_duel_end_done(t, s, f)

# root/factions/vagabond.law:1572 vagabond.character.gladiator.duel
def daylight_duel_end_done(t: Any, s: Any, f: Any) -> bool:
    if s.lasting:
        span_over(s, 'action')
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/vagabond.law:878 vagabond.daylight.actions
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_daylight_actions_end >= 0:
        return open_window(t, s, f, t.h_vagabond_daylight_actions_end, 122, f.me)
    f.pc = 122  # daylight_actions_end_done
    return True

# root/factions/vagabond.law:877 vagabond.daylight.actions
def daylight_actions_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 123)
    return daylight_end(t, s, f)

# root/factions/vagabond.law:0 vagabond.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1159 vagabond.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_rest(t, s, f)

# root/factions/vagabond.law:1159 vagabond.evening.rest: step rest
def evening_rest(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_rest_start >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_rest_start, 2, f.me)
    return evening_rest_start_done(t, s, f)

# root/factions/vagabond.law:1159 vagabond.evening.rest
def evening_rest_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_evening_rest and override(t, s, f, t.x_vagabond_evening_rest, 6, len(s.stack) - 1, 2):
        return True
    if not (some_in(s.at, t.rows_pawn[f.me], t.places_forest)):
        return evening_otherwise(t, s, f)
    if not (some_held(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]) and t.can_vagabond_repair(t, s, f.me)):
        return evening_after_repair(t, s, f)
    f.some1 = unit_counts(s, units_in(t, s, t.all_item, t.within[t.box_vagabond_damaged[f.me]]), t.width)
    if not f.some1:
        return evening_after_repair(t, s, f)
    f.pc = 3  # evening_after_repair
    g = t.p_vagabond_repair(f.me)
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1161 vagabond.evening.rest
def evening_after_repair(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(52407)
    if not (some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_vagabond_ready_or_exhausted, 1) and t.can_vagabond_refresh(t, s, f.me)):
        f.pc = 4  # evening_after_refresh
        return s.busy or evening_after_refresh(t, s, f)
    f.some2 = unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]], t.state_vagabond_ready_or_exhausted, 1), t.width)
    if not f.some2:
        f.pc = 4  # evening_after_refresh
        return s.busy or evening_after_refresh(t, s, f)
    f.pc = 4  # evening_after_refresh
    g = t.p_vagabond_refresh(f.me)
    g.tools = f.some2
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1162 vagabond.evening.rest
def evening_after_refresh(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(21106)
    f.pc = 5  # evening_otherwise
    return s.busy or evening_otherwise(t, s, f)

# root/factions/vagabond.law:1160 vagabond.evening.rest
def evening_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_rest_end >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_rest_end, 6, f.me)
    f.pc = 6  # evening_rest_end_done
    return True

# root/factions/vagabond.law:1159 vagabond.evening.rest
def evening_rest_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 7)
    return evening_draw(t, s, f)

# root/factions/vagabond.law:1178 vagabond.evening.draw: step draw
def evening_draw(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_draw_start >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_draw_start, 8, f.me)
    return evening_draw_start_done(t, s, f)

# root/factions/vagabond.law:1178 vagabond.evening.draw
def evening_draw_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_evening_draw and override(t, s, f, t.x_vagabond_evening_draw, 9, len(s.stack) - 1, 8):
        return True
    draw(t, s, f.me, t.v_vagabond_draws(t, s, f.me))
    if t.h_vagabond_evening_draw_end >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_draw_end, 9, f.me)
    f.pc = 9  # evening_draw_end_done
    return True

# root/factions/vagabond.law:1178 vagabond.evening.draw
def evening_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 10)
    return evening_discard(t, s, f)

# root/factions/vagabond.law:1186 vagabond.evening.discard: step discard
def evening_discard(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_discard_start >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_discard_start, 11, f.me)
    return evening_discard_start_done(t, s, f)

# root/factions/vagabond.law:1186 vagabond.evening.discard
def evening_discard_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_evening_discard and override(t, s, f, t.x_vagabond_evening_discard, 13, len(s.stack) - 1, 11):
        return True
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 12, t.base_vagabond + 44, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/vagabond.law:1187 vagabond.evening.discard
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_vagabond_evening_discard_end >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_discard_end, 13, f.me)
    f.pc = 13  # evening_discard_end_done
    return True

# root/factions/vagabond.law:1186 vagabond.evening.discard
def evening_discard_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 14)
    return evening_capacity(t, s, f)

# root/factions/vagabond.law:1193 vagabond.evening.capacity: step capacity
def evening_capacity(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_capacity_start >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_capacity_start, 15, f.me)
    return evening_capacity_start_done(t, s, f)

# root/factions/vagabond.law:1193 vagabond.evening.capacity
def evening_capacity_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_evening_capacity and override(t, s, f, t.x_vagabond_evening_capacity, 18, len(s.stack) - 1, 15):
        return True
    f.surplus = (how_many(t, s, [it for it in units_in(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]]) if (it % t.width not in t.capacity)]) - t.v_vagabond_capacity(t, s, f.me))
    return pick_units(t, s, f, 16, t.base_vagabond + 45, f.me, unit_counts(s, removable(t, s, f.me, [it for it in units_in(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_damaged[f.me]]) if (it % t.width not in t.capacity)]), t.width), max(0, f.surplus), max(0, f.surplus))

# root/factions/vagabond.law:1195 vagabond.evening.capacity
def evening_waste_chosen(t: Any, s: Any, f: Any) -> bool:
    f.waste = s.result
    lift_group(t, s, f.me, f.waste, True)
    f.pc = 17  # evening_then
    return s.busy or evening_then(t, s, f)

# root/factions/vagabond.law:1196 vagabond.evening.capacity
def evening_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_evening_capacity_end >= 0:
        return open_window(t, s, f, t.h_vagabond_evening_capacity_end, 18, f.me)
    f.pc = 18  # evening_capacity_end_done
    return True

# root/factions/vagabond.law:1193 vagabond.evening.capacity
def evening_capacity_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:463 vagabond.relationships.0: does it apply now?
def relationships_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and (t.x_vagabond_relationships or (marker(s.record[f.me].standing, u.friend) == 3) or ((marker(s.record[f.me].standing, u.friend) == 0) or (marker(s.record[f.me].standing, u.friend) == 1) or (marker(s.record[f.me].standing, u.friend) == 2)))

# root/factions/vagabond.law:463 vagabond.relationships.0
def relationships_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_vagabond_relationships and override(t, s, f, t.x_vagabond_relationships, 6, len(s.stack) - 1, 0):
        return True
    if not ((marker(s.record[f.me].standing, u.friend) == 3)):
        return relationships_0_otherwise(t, s, f)
    if t.x_vagabond_relationships_aiding_ally and override(t, s, f, t.x_vagabond_relationships_aiding_ally, 1, f.up, 0):
        return True
    score(t, s, f.me, 2)
    f.pc = 1  # relationships_0_after_aiding_ally
    return s.busy or relationships_0_after_aiding_ally(t, s, f)

# root/factions/vagabond.law:465 vagabond.relationships.aiding_ally
def relationships_0_after_aiding_ally(t: Any, s: Any, f: Any) -> bool:
    return relationships_0_otherwise_3(t, s, f)

# root/factions/vagabond.law:464 vagabond.relationships.0
def relationships_0_otherwise(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if not (((marker(s.record[f.me].standing, u.friend) == 0) or (marker(s.record[f.me].standing, u.friend) == 1) or (marker(s.record[f.me].standing, u.friend) == 2))):
        return relationships_0_otherwise_3(t, s, f)
    if t.x_vagabond_relationships_improving and override(t, s, f, t.x_vagabond_relationships_improving, 4, f.up, 2):
        return True
    s.record[t.record_of(f.me, 'vagabond')].aids[u.friend] += 1
    if not ((s.record[t.record_of(f.me, 'vagabond')].aids[u.friend] >= (1, 2, 3, 0, 0, 0)[marker(s.record[f.me].standing, u.friend)])):
        return relationships_0_otherwise_2(t, s, f)
    move_marker(s, s.record[f.me].standing, u.friend, -1, 1, 3, 99039662)
    score(t, s, f.me, max(0, (0, 1, 2, 2, 0, 0)[marker(s.record[f.me].standing, u.friend)]))
    f.pc = 3  # relationships_0_then
    return s.busy or relationships_0_then(t, s, f)

# root/factions/vagabond.law:472 vagabond.relationships.improving
def relationships_0_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    s.record[t.record_of(f.me, 'vagabond')].aids[u.friend] = 0
    return relationships_0_otherwise_2(t, s, f)

# root/factions/vagabond.law:470 vagabond.relationships.improving
def relationships_0_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    return relationships_0_otherwise_3(t, s, f)

# root/factions/vagabond.law:464 vagabond.relationships.0
def relationships_0_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:463 vagabond.relationships.0
def relationships_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:584 vagabond.relationships.attacking_with_ally.1: does it apply now?
def relationships_attacking_with_ally_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me and bool([it for it in t.seats if (marker(s.record[f.me].standing, it) == 3) and (s.here[u.field] & t.rows_warrior[it].mask) and (not (it == u.defender))])

# root/factions/vagabond.law:584 vagabond.relationships.attacking_with_ally.1
def relationships_attacking_with_ally_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_vagabond_relationships_attacking_with_ally and override(t, s, f, t.x_vagabond_relationships_attacking_with_ally, 3, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in [it for it in t.seats if (marker(s.record[f.me].standing, it) == 3) and (s.here[u.field] & t.rows_warrior[it].mask) and (not (it == u.defender))]]
    if not o:
        return relationships_attacking_with_ally_1_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_vagabond + 46, f.me, o)

# root/factions/vagabond.law:585 vagabond.relationships.attacking_with_ally.1
def relationships_attacking_with_ally_1_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.friend = s.pick - 1
    if f.friend < 0:
        return relationships_attacking_with_ally_1_after_may(t, s, f)
    treat(t, s, f.me, t.rows_warrior[f.friend], (u.field,), (t.purpose_battle, ), 'woodland.battle')
    f.pc = 2  # relationships_attacking_with_ally_1_after_may
    return s.busy or relationships_attacking_with_ally_1_after_may(t, s, f)

# root/factions/vagabond.law:585 vagabond.relationships.attacking_with_ally.1
def relationships_attacking_with_ally_1_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:584 vagabond.relationships.attacking_with_ally.1
def relationships_attacking_with_ally_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:587 vagabond.relationships.attacking_with_ally.2: does it apply now?
def relationships_attacking_with_ally_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me

# root/factions/vagabond.law:587 vagabond.relationships.attacking_with_ally.2
def relationships_attacking_with_ally_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_relationships_attacking_with_ally and override(t, s, f, t.x_vagabond_relationships_attacking_with_ally, 4, len(s.stack) - 1, 0):
        return True
    f.left1 = list([it for it in t.seats if (marker(s.record[f.me].standing, it) == 3)])
    return relationships_attacking_with_ally_2_round(t, s, f)

# root/factions/vagabond.law:588 vagabond.relationships.attacking_with_ally.2
def relationships_attacking_with_ally_2_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return relationships_attacking_with_ally_2_after_loop(t, s, f)
    f.friend = f.left1.pop(0)
    it = f.friend
    if not ((marker(s.record[f.me].standing, it) == 3)):
        f.pc = 1  # relationships_attacking_with_ally_2_round
        return True
    if not ((s.record[t.record_of(f.me, 'vagabond')].ally_hits[f.friend] > s.record[t.record_vagabond].own_hits[f.me])):
        return relationships_attacking_with_ally_2_otherwise(t, s, f)
    move_marker(s, s.record[f.me].standing, f.friend, 4, 0, 3, 99039662)
    f.pc = 2  # relationships_attacking_with_ally_2_otherwise
    return s.busy or relationships_attacking_with_ally_2_otherwise(t, s, f)

# root/factions/vagabond.law:589 vagabond.relationships.attacking_with_ally.2
def relationships_attacking_with_ally_2_otherwise(t: Any, s: Any, f: Any) -> bool:
    f.pc = 1  # relationships_attacking_with_ally_2_round
    return True

# root/factions/vagabond.law:588 vagabond.relationships.attacking_with_ally.2
def relationships_attacking_with_ally_2_after_loop(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:587 vagabond.relationships.attacking_with_ally.2
def relationships_attacking_with_ally_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1346 vagabond.character.arbiter.3: does it apply now?
def character_arbiter_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].character == 4 and (u.field == place_of(s, t.rows_pawn[f.me], t.sites)) and (not (u.attacker == f.me)) and (not (u.defender == f.me))

# root/factions/vagabond.law:1346 vagabond.character.arbiter.3
def character_arbiter_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_vagabond_character_arbiter and override(t, s, f, t.x_vagabond_character_arbiter, 4, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_vagabond + 47, u.defender, [0, 1])

# root/factions/vagabond.law:1347 vagabond.character.arbiter.3
def character_arbiter_3_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return character_arbiter_3_after_may(t, s, f)
    score(t, s, f.me, 1)
    f.pc = 2  # character_arbiter_3_then
    return s.busy or character_arbiter_3_then(t, s, f)

# root/factions/vagabond.law:1348 vagabond.character.arbiter.3
def character_arbiter_3_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    amend(s, 'woodland.battle.most_hits', 'woodland.battle', ADD, total_in(s.at, t.forms[t.neutral.sword], t.within[t.box_vagabond_satchel[f.me]]), u.defender)
    f.pc = 3  # character_arbiter_3_after_may
    return s.busy or character_arbiter_3_after_may(t, s, f)

# root/factions/vagabond.law:1347 vagabond.character.arbiter.3
def character_arbiter_3_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1346 vagabond.character.arbiter.3
def character_arbiter_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1450 vagabond.character.adventurer.4: does it apply now?
def character_adventurer_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].character == 6 and not used(t, s, t.once_vagabond_character_adventurer_4, f.me, f.card) and f.me == u.me and some_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0)

# root/factions/vagabond.law:1453 vagabond.character.adventurer.4
def character_adventurer_4_later(t: Any, s: Any, f: Any) -> bool:
    [f.joker, f.joker_mark] = take_owed(s, 216222778, f.me)
    if not (t.can_vagabond_damage(t, s, f.me)):
        f.pc = 2  # character_adventurer_4_later_after_damage
        return s.busy or character_adventurer_4_later_after_damage(t, s, f)
    f.pc = 1  # character_adventurer_4_later_done_damage
    g = t.p_vagabond_damage(f.me)
    g.tools = group_of([follow(s, f.joker, f.joker_mark)])
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1454 vagabond.character.adventurer.4
def character_adventurer_4_later_done_damage(t: Any, s: Any, f: Any) -> bool:
    f.joker = follow(s, f.joker, f.joker_mark)
    f.joker_mark = len(s.trail)
    return character_adventurer_4_later_after_damage(t, s, f)

# root/factions/vagabond.law:1454 vagabond.character.adventurer.4
def character_adventurer_4_later_after_damage(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1453 vagabond.character.adventurer.4: is it owed?
def character_adventurer_4_later_fits(t: Any, s: Any, f: Any) -> bool:
    return owed(s, 216222778, f.me)

# root/factions/vagabond.law:1450 vagabond.character.adventurer.4
def character_adventurer_4(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_character_adventurer and override(t, s, f, t.x_vagabond_character_adventurer, 3, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in units_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]], t.state_vagabond_ready_or_exhausted, 0)]
    if not o:
        return character_adventurer_4_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_vagabond + 48, f.me, o)

# root/factions/vagabond.law:1451 vagabond.character.adventurer.4
def character_adventurer_4_joker_chosen(t: Any, s: Any, f: Any) -> bool:
    f.joker = s.pick - 1
    f.joker_mark = len(s.trail)
    if f.joker < 0:
        return character_adventurer_4_after_may(t, s, f)
    make_wild(s, f.me, follow(s, f.joker, f.joker_mark), 'action')
    owe(s, 216222778, f.me, f.joker, f.joker_mark)
    use_once(t, s, t.once_vagabond_character_adventurer_4, f.me, f.card)
    f.pc = 2  # character_adventurer_4_after_may
    return s.busy or character_adventurer_4_after_may(t, s, f)

# root/factions/vagabond.law:1451 vagabond.character.adventurer.4
def character_adventurer_4_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1450 vagabond.character.adventurer.4
def character_adventurer_4_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1511 vagabond.character.ronin.5: does it apply now?
def character_ronin_5_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].character == 8 and f.me in (u.attacker, u.defender) and some_held(t, s, t.forms[t.neutral.sword], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and t.can_vagabond_exhaust(t, s, f.me)

# root/factions/vagabond.law:1511 vagabond.character.ronin.5
def character_ronin_5(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_character_ronin and override(t, s, f, t.x_vagabond_character_ronin, 5, len(s.stack) - 1, 0):
        return True
    if not (some_held(t, s, t.forms[t.neutral.sword], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and t.can_vagabond_exhaust(t, s, f.me)):
        return character_ronin_5_after_may(t, s, f)
    return ask(s, f, 1, t.base_vagabond + 49, f.me, [0, 1])

# root/factions/vagabond.law:1512 vagabond.character.ronin.5
def character_ronin_5_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return character_ronin_5_after_may(t, s, f)
    return pick_units(t, s, f, 2, t.base_vagabond + 50, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.sword], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:1512 vagabond.character.ronin.5
def character_ronin_5_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some1 = s.result
    if not f.some1:
        return character_ronin_5_after_exhaust(t, s, f)
    f.pc = 3  # character_ronin_5_after_exhaust
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/vagabond.law:1512 vagabond.character.ronin.5
def character_ronin_5_after_exhaust(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    f.pc = 4  # character_ronin_5_after_may
    return s.busy or character_ronin_5_after_may(t, s, f)

# root/factions/vagabond.law:1512 vagabond.character.ronin.5
def character_ronin_5_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1511 vagabond.character.ronin.5
def character_ronin_5_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1598 vagabond.character.jailor.6: does it apply now?
def character_jailor_6_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return s.record[f.me].character == 11 and f.me == u.me

# root/factions/vagabond.law:1598 vagabond.character.jailor.6
def character_jailor_6(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_character_jailor and override(t, s, f, t.x_vagabond_character_jailor, 2, len(s.stack) - 1, 0):
        return True
    turn_units(t, s, f.me, unit_counts(s, units_in(t, s, t.forms[t.own[f.me].warrant], t.within[t.box_vagabond_coerced[f.me]]), t.width), t.turned_vagabond_ready_or_exhausted[0])
    f.pc = 1  # character_jailor_6_then
    return s.busy or character_jailor_6_then(t, s, f)

# root/factions/vagabond.law:1599 vagabond.character.jailor.6
def character_jailor_6_then(t: Any, s: Any, f: Any) -> bool:
    move_pieces(t, s, t.forms[t.own[f.me].warrant], t.box_vagabond_coerced[f.me], -1, t.box_vagabond_pack[f.me])
    return finish(s)

# root/factions/vagabond.law:1598 vagabond.character.jailor.6
def character_jailor_6_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:95 vagabond.crafting.0: is this the tool?
def crafting_0_fits(t: Any, s: Any, me: int, unit: int) -> bool:
    return unit // t.width in t.rows_pawn[me]

# root/factions/vagabond.law:95 vagabond.crafting.0: how often can it be used?
def crafting_0_times(t: Any, s: Any, me: int) -> int:
    return how_many(t, s, units_held(t, s, t.forms[t.neutral.hammer], t.inside[t.box_vagabond_satchel[me], t.box_vagabond_coerced[me]], t.state_vagabond_ready_or_exhausted, 0, me, t.all_item)) // 1

# root/factions/vagabond.law:95 vagabond.crafting.0
def crafting_0(t: Any, s: Any, f: Any) -> bool:
    if not (some_held(t, s, t.forms[t.neutral.hammer], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item) and t.can_vagabond_exhaust(t, s, f.me)):
        return crafting_0_after_exhaust(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 51, f.me, unit_counts(s, units_held(t, s, t.forms[t.neutral.hammer], t.inside[t.box_vagabond_satchel[f.me], t.box_vagabond_coerced[f.me]], t.state_vagabond_ready_or_exhausted, 0, f.me, t.all_item), t.width), 1, 1)

# root/factions/vagabond.law:96 vagabond.crafting.0
def crafting_0_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some1 = s.result
    if not f.some1:
        return crafting_0_after_exhaust(t, s, f)
    f.pc = 2  # crafting_0_after_exhaust
    g = t.p_vagabond_exhaust(f.me)
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/vagabond.law:96 vagabond.crafting.0
def crafting_0_after_exhaust(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1: is this the event?
def lone_wanderer_full_removal_1_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 155168977 and s.team[event[6]] != s.team[me] and event[7] == place_of(s, t.rows_pawn[me], t.sites)

# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1
def lone_wanderer_full_removal_1_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1: what must change before it does anything?
def lone_wanderer_full_removal_1_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if some_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]]) and t.can_vagabond_damage(t, s, f.me) else 31)

# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1
def lone_wanderer_full_removal_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_lone_wanderer_full_removal and override(t, s, f, t.x_vagabond_lone_wanderer_full_removal, 3, len(s.stack) - 1, 0):
        return True
    if not (some_held(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]]) and t.can_vagabond_damage(t, s, f.me)):
        return lone_wanderer_full_removal_1_after_damage(t, s, f)
    return pick_units(t, s, f, 1, t.base_vagabond + 52, f.me, unit_counts(s, units_in(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]]), t.width), 3, 3)

# root/factions/vagabond.law:161 vagabond.lone_wanderer.full_removal.1
def lone_wanderer_full_removal_1_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some1 = s.result
    if not f.some1:
        return lone_wanderer_full_removal_1_after_damage(t, s, f)
    f.pc = 2  # lone_wanderer_full_removal_1_after_damage
    g = t.p_vagabond_damage(f.me)
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/vagabond.law:161 vagabond.lone_wanderer.full_removal.1
def lone_wanderer_full_removal_1_after_damage(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1
def lone_wanderer_full_removal_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:539 vagabond.relationships.moving_with_ally.2: is this the event?
def relationships_moving_with_ally_2_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 124049587 and event[6] == me and any(y[0] // t.width in t.rows_pawn[me] for y in event[7]) and t.is_clearing[event[8]] and t.is_clearing[event[9]] and not (s.lasting and ignored(s, 228451073))

# root/factions/vagabond.law:540 vagabond.relationships.moving_with_ally.2: can it be done?
def can_relationships_moving_with_ally_2_friend(t: Any, s: Any, me: int, next_place: int, origin: int) -> bool:
    for friend in t.seats:
        if s.here[origin] & t.rows_warrior[friend].mask and marker(s.record[me].standing, friend) == 3 and (s.here[origin] & t.rows_warrior[friend].mask) and lifting(s, (82722971, ), lambda: t.can_woodland_move(t, s, friend, -1, origin, next_place)):
            return True
    return False

# root/factions/vagabond.law:539 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_can(t: Any, s: Any, f: Any) -> bool:
    return can_relationships_moving_with_ally_2_friend(t, s, f.me, f.next_place, f.origin)

# root/factions/vagabond.law:539 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_relationships_moving_with_ally and override(t, s, f, t.x_vagabond_relationships_moving_with_ally, 6, len(s.stack) - 1, 0):
        return True
    o = []
    for v in t.seats:
        if s.here[f.origin] & t.rows_warrior[v].mask and marker(s.record[f.me].standing, v) == 3 and (s.here[f.origin] & t.rows_warrior[v].mask) and lifting(s, (82722971, ), lambda: t.can_woodland_move(t, s, v, -1, f.origin, f.next_place)):
            o.append(v + 1)
    if not o:
        return relationships_moving_with_ally_2_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_vagabond + 53, f.me, o)

# root/factions/vagabond.law:540 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    if f.friend < 0:
        return relationships_moving_with_ally_2_after_may(t, s, f)
    return pick_units(t, s, f, 2, t.base_vagabond + 54, f.me, unit_counts(s, units_at(t, s, t.rows_warrior[f.friend], f.origin), t.width), 1, -1)

# root/factions/vagabond.law:541 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_company_chosen(t: Any, s: Any, f: Any) -> bool:
    f.company = s.result
    ignore(s, (82722971, ))  # woodland.move.you_must_rule
    if not (t.can_woodland_move(t, s, f.friend, -1, f.origin, f.next_place)):
        f.pc = 3  # relationships_moving_with_ally_2_after_move
        return s.busy or relationships_moving_with_ally_2_after_move(t, s, f)
    if not f.company:
        f.pc = 3  # relationships_moving_with_ally_2_after_move
        return s.busy or relationships_moving_with_ally_2_after_move(t, s, f)
    f.pc = 3  # relationships_moving_with_ally_2_after_move
    g = t.p_woodland_move(f.friend)
    g.group = f.company
    g.origin = f.origin
    g.target = f.next_place
    s.stack.append(g)
    return True

# root/factions/vagabond.law:542 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_after_move(t: Any, s: Any, f: Any) -> bool:
    return relationships_moving_with_ally_2_then(t, s, f)

# root/factions/vagabond.law:542 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_then(t: Any, s: Any, f: Any) -> bool:
    heed(s, (82722971, ))
    f.pc = 5  # relationships_moving_with_ally_2_after_may
    return s.busy or relationships_moving_with_ally_2_after_may(t, s, f)

# root/factions/vagabond.law:540 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:539 vagabond.relationships.moving_with_ally.2
def relationships_moving_with_ally_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:655 vagabond.hostile.3: is this the event?
def hostile_3_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[1] == me and t.owner[x[2]] >= 0 and s.team[t.owner[x[2]]] != s.team[me] and not (s.lasting and ignored(s, 212238077))

# root/factions/vagabond.law:655 vagabond.hostile.3
def hostile_3_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/vagabond.law:655 vagabond.hostile.3: what must change before it does anything?
def hostile_3_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if (marker(s.record[f.me].standing, f.foe) == 4) else ((0 if (((not (marker(s.record[f.me].standing, f.foe) == 4))) or (((group_size(f.spoils) - 1) > 0 if (running(s, 'woodland.battle', -1) and running(s, 'woodland.turn', f.me)) else False))) else 31) if bool([it for it, _ in f.spoils if it // t.width in t.all_warrior]) else 22))

# root/factions/vagabond.law:655 vagabond.hostile.3
def hostile_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_vagabond_hostile and override(t, s, f, t.x_vagabond_hostile, 4, len(s.stack) - 1, 0):
        return True
    if not ((marker(s.record[f.me].standing, f.foe) == 4)):
        return hostile_3_otherwise(t, s, f)
    if t.x_vagabond_hostile_infamy and override(t, s, f, t.x_vagabond_hostile_infamy, 1, f.up, 0):
        return True
    if (running(s, 'woodland.battle', -1) and running(s, 'woodland.turn', f.me)):
        score(t, s, f.me, group_size(f.spoils))
    f.pc = 1  # hostile_3_after_infamy
    return s.busy or hostile_3_after_infamy(t, s, f)

# root/factions/vagabond.law:657 vagabond.hostile.infamy
def hostile_3_after_infamy(t: Any, s: Any, f: Any) -> bool:
    return hostile_3_otherwise_2(t, s, f)

# root/factions/vagabond.law:656 vagabond.hostile.3
def hostile_3_otherwise(t: Any, s: Any, f: Any) -> bool:
    if not (bool([it for it, _ in f.spoils if it // t.width in t.all_warrior])):
        return hostile_3_otherwise_2(t, s, f)
    move_marker(s, s.record[f.me].standing, f.foe, 4, 0, 3, 99039662)
    if (running(s, 'woodland.battle', -1) and running(s, 'woodland.turn', f.me)):
        score(t, s, f.me, max(0, (group_size(f.spoils) - 1)))
    f.pc = 3  # hostile_3_otherwise_2
    return s.busy or hostile_3_otherwise_2(t, s, f)

# root/factions/vagabond.law:656 vagabond.hostile.3
def hostile_3_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:655 vagabond.hostile.3
def hostile_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:94 vagabond.crafting: exception to woodland.crafting_pieces
def crafting_0_2(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, t.rows_pawn[me], t.places_clearing))
    return None

# root/factions/vagabond.law:202 vagabond.nimble: exception to woodland.move.you_must_rule
def nimble_1(t: Any, s: Any, me: int, mover: int, origin: int, target: int) -> Any:
    return True

# root/factions/vagabond.law:212 vagabond.defenseless: does it apply now?
def defenseless_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.defender == f.me

# root/factions/vagabond.law:212 vagabond.defenseless
def defenseless_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if (not some_held(t, s, t.forms[t.neutral.sword], t.within[t.box_vagabond_satchel[f.me]])):
        t.m_woodland_battle_extra(t, s, u.attacker, u, u.attacker, 1)
    return finish(s)

# root/factions/vagabond.law:283 vagabond.most_hits: exception to woodland.battle.most_hits
def most_hits_3(t: Any, s: Any, me: int, u: Any, side: int) -> Any:
    if side == me:
        return (total_in(s.at, t.forms[t.neutral.sword], t.within[t.box_vagabond_satchel[me]]) + (total(s.at, (own_for(t, s, t.rows_warrior[me], me, t.purpose_battle, u.field) if s.treated else t.rows_warrior[me]), u.field) if s.treated or s.here[u.field] & t.rows_warrior[me].mask else 0))
    return None

# root/factions/vagabond.law:302 vagabond.hits: does it apply now?
def hits_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.victim == f.me

# root/factions/vagabond.law:302 vagabond.hits
def hits_4(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_vagabond_hits_on_ally and override(t, s, f, t.x_vagabond_hits_on_ally, 2, f.up, 0):
        return True
    return pick_units(t, s, f, 1, t.base_vagabond + 55, f.me, unit_counts(s, units_at(t, s, (own_for(t, s, t.rows_warrior[f.me], f.me, t.purpose_battle, u.field) if s.treated else t.rows_warrior[f.me]), u.field), t.width), 0, max(0, u.amount))

# root/factions/vagabond.law:304 vagabond.hits.on_ally
def hits_4_lost_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.lost = s.result
    for f.fallen in list(each_of(f.lost)):
        s.record[t.record_of(f.me, 'vagabond')].ally_hits[t.owner[f.fallen // t.width]] += 1
        counts_until(s, t.record_of(f.me, 'vagabond'), 'ally_hits', 'woodland.battle', 0)
    lift_group(t, s, u.dealer, f.lost)
    f.pc = 2  # hits_4_then
    return s.busy or hits_4_then(t, s, f)

# root/factions/vagabond.law:307 vagabond.hits.on_ally
def hits_4_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_vagabond_hits_on_items and override(t, s, f, t.x_vagabond_hits_on_items, 4, f.up, 2):
        return True
    return pick_units(t, s, f, 3, t.base_vagabond + 56, f.me, unit_counts(s, units_in(t, s, t.all_item, t.within[t.box_vagabond_satchel[f.me]]), t.width), max(0, (u.amount - group_size(f.lost))), max(0, (u.amount - group_size(f.lost))))

# root/factions/vagabond.law:309 vagabond.hits.on_items
def hits_4_hurt_chosen(t: Any, s: Any, f: Any) -> bool:
    f.hurt = s.result
    s.record[t.record_vagabond].own_hits[f.me] += group_size(f.hurt)
    counts_until(s, t.record_vagabond, 'own_hits', 'woodland.battle', 0)
    if not (t.can_vagabond_damage(t, s, f.me)):
        f.pc = 4  # hits_4_after_damage
        return s.busy or hits_4_after_damage(t, s, f)
    if not f.hurt:
        f.pc = 4  # hits_4_after_damage
        return s.busy or hits_4_after_damage(t, s, f)
    f.pc = 4  # hits_4_after_damage
    g = t.p_vagabond_damage(f.me)
    g.tools = f.hurt
    s.stack.append(g)
    return True

# root/factions/vagabond.law:311 vagabond.hits.on_items
def hits_4_after_damage(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:706 vagabond.hostile.wary: add to vagabond.boots_needed
def hostile_wary_5_add(t: Any, s: Any, me: int, clearing: int) -> Any:
    if bool([it for it in units_at(t, s, t.all_warrior, clearing) if (marker(s.record[me].standing, t.owner[it // t.width]) == 4)]):
        return 1
    return None

# root/factions/vagabond.law:729 vagabond.forests: exception to woodland.move.origin
def forests_6(t: Any, s: Any, me: int, mover: int) -> Any:
    return places_with(s.at, t.rows_pawn[me], t.places_clearing_forest)

# root/factions/vagabond.law:730 vagabond.forests: exception to woodland.move.target
def forests_7(t: Any, s: Any, me: int, mover: int, origin: int) -> Any:
    return linked(t, s, mover, origin, t.near_clearing_forest, t.is_clearing_forest)

# root/factions/vagabond.law:1222 vagabond: exception to ruins.depth
def _8(t: Any, s: Any, me: int) -> Any:
    if (t.seat_systems.count('vagabond') == 2):
        return 2
    return None

# root/factions/vagabond.law:148 vagabond.lone_wanderer: cannot
def lone_wanderer_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row in t.rows_pawn[me]

# root/factions/vagabond.law:332 vagabond.coalition: cannot
def coalition_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return who == me

# root/factions/vagabond.law:731 vagabond.forests: cannot
def forests_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return row in t.rows_pawn[me] and t.is_forest[place] and not in_part(s, ('vagabond.birdsong.slip',))

# root/factions/vagabond.law:1396 vagabond.character.scoundrel: cannot
def character_scoundrel_forbids(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return s.record[me].character == 5 and t.is_clearing[place] and some(s.at, t.forms[t.neutral.torch], place)

# root/factions/vagabond.law:1397 vagabond.character.scoundrel: cannot
def character_scoundrel_forbids_2(t: Any, s: Any, me: int, who: int, row: int, place: int) -> bool:
    return s.record[me].character == 5 and t.is_clearing[place] and some(s.at, t.forms[t.neutral.torch], place)

# root/factions/vagabond.law:241 vagabond.items: a standing order
def items_keep_on_0(t: Any, s: Any, me: int) -> None:
    keep_on(t, s, units_held(t, s, (*t.forms[t.neutral.tea], *t.forms[t.neutral.coin], *t.forms[t.neutral.sack], ), t.within[t.box_vagabond_satchel[me]], t.state_vagabond_ready_or_exhausted, 0), lambda it: (not track_full(t, s, track_place(t, me, it // t.width))))

# root/factions/vagabond.law:242 vagabond.items: a standing order
def items_keep_off_1(t: Any, s: Any, me: int) -> None:
    keep_off(t, s, units_held(t, s, (*t.forms[t.neutral.tea], *t.forms[t.neutral.coin], *t.forms[t.neutral.sack], ), t.within[t.box_vagabond_satchel[me]], t.state_vagabond_ready_or_exhausted, 1), lambda it: True)

# root/factions/vagabond.law:335 vagabond.coalition.join.one_claim: requirement
def needs_one_claim(t: Any, s: Any, me: int) -> bool:
    return (not bool([it for it in s.zones[t.zone_woodland_play_area[me]] if t.kind_woodland_dominance[it]]))

# root/factions/vagabond.law:334 vagabond.coalition.join: can it be done?
def can_coalition_join_claim(t: Any, s: Any, me: int) -> bool:
    for claim in s.zones[t.zone_woodland_hand[me]]:
        if t.kind_woodland_dominance[claim]:
            return t.n_vagabond_coalition_join_one_claim(t, s, me) and bool([it for it in t.seats if it != me and (s.score[it] >= 0) and (not (len([p for p in t.seats if s.team[p] == s.team[it]]) > 1))])
    return False

# root/factions/vagabond.law:333 vagabond.coalition.join: can it be done?
def coalition_join_can(t: Any, s: Any, f: Any) -> bool:
    return (t.players >= 4) and can_coalition_join_claim(t, s, f.me)

# root/factions/vagabond.law:333 vagabond.coalition.join
def coalition_join(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.kind_woodland_dominance[it]]):
        if (once if once is not None else (once := t.n_vagabond_coalition_join_one_claim(t, s, f.me))) and bool([it for it in t.seats if it != f.me and (s.score[it] >= 0) and (not (len([p for p in t.seats if s.team[p] == s.team[it]]) > 1))]):
            o.append(v + 1)
    return ask(s, f, 1, t.base_vagabond + 57, f.me, o)

# root/factions/vagabond.law:334 vagabond.coalition.join
def coalition_join_claim_chosen(t: Any, s: Any, f: Any) -> bool:
    f.claim = s.pick - 1
    o = [v for v in [it for it in t.seats if it != f.me and (s.score[it] >= 0) and (not (len([p for p in t.seats if s.team[p] == s.team[it]]) > 1))]]
    o = best(o, [s.score[it] for it in o], False)
    o = [v + 1 for v in o]
    return ask(s, f, 2, t.base_vagabond + 58, f.me, o)

# root/factions/vagabond.law:336 vagabond.coalition.join
def coalition_join_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    put_card(t, s, f.claim, t.zone_woodland_play_area[f.me])
    join_team(s, f.me, f.friend)
    leave_track(t, s, f.me)
    f.pc = 3  # coalition_join_then
    return s.busy or coalition_join_then(t, s, f)

# root/factions/vagabond.law:339 vagabond.coalition.join
def coalition_join_then(t: Any, s: Any, f: Any) -> bool:
    if not ((marker(s.record[f.me].standing, f.friend) == 4)):
        return coalition_join_otherwise(t, s, f)
    move_marker(s, s.record[f.me].standing, f.friend, 0, 0, 3, 99039662)
    f.pc = 4  # coalition_join_otherwise
    return s.busy or coalition_join_otherwise(t, s, f)

# root/factions/vagabond.law:340 vagabond.coalition.join
def coalition_join_otherwise(t: Any, s: Any, f: Any) -> bool:
    if t.h_vagabond_coalition_join_end >= 0:
        return open_window(t, s, f, t.h_vagabond_coalition_join_end, 5, f.me)
    return coalition_join_join_end_done(t, s, f)

# root/factions/vagabond.law:333 vagabond.coalition.join
def coalition_join_join_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:1593 vagabond.character.jailor.coerce: can it be done?
def can_character_jailor_coerce_cost_1593(t: Any, s: Any, me: int) -> bool:
    once = None
    for cost_1593 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_1593]][s.suit[(once if once is not None else (once := place_of(s, t.rows_pawn[me], t.sites)))]]:
            return some_held(t, s, t.forms[t.own[me].warrant], t.within[t.box_vagabond_pack[me]]) and t.box_vagabond_coerced[me] >= 0
    return False

# root/factions/vagabond.law:1592 vagabond.character.jailor.coerce: can it be done?
def character_jailor_coerce_can(t: Any, s: Any, f: Any) -> bool:
    return s.record[f.me].character == 11 and can_character_jailor_coerce_cost_1593(t, s, f.me)

# root/factions/vagabond.law:1592 vagabond.character.jailor.coerce
def character_jailor_coerce(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[place_of(s, t.rows_pawn[f.me], t.sites)]]]):
        if (once if once is not None else (once := some_held(t, s, t.forms[t.own[f.me].warrant], t.within[t.box_vagabond_pack[f.me]]))) and t.box_vagabond_coerced[f.me] >= 0:
            o.append(v + 1)
    return ask(s, f, 1, t.base_vagabond + 59, f.me, o)

# root/factions/vagabond.law:1593 vagabond.character.jailor.coerce
def character_jailor_coerce_cost_1593_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_1593 = s.pick - 1
    throw_away(t, s, f.me, f.cost_1593)
    f.pc = 2  # character_jailor_coerce_then
    return s.busy or character_jailor_coerce_then(t, s, f)

# root/factions/vagabond.law:1593 vagabond.character.jailor.coerce
def character_jailor_coerce_then(t: Any, s: Any, f: Any) -> bool:
    put_unit(t, s, f.me, first(units_in(t, s, t.forms[t.own[f.me].warrant], t.within[t.box_vagabond_pack[f.me]])), t.box_vagabond_coerced[f.me])
    f.pc = 3  # character_jailor_coerce_then_2
    return True

# root/factions/vagabond.law:1594 vagabond.character.jailor.coerce
def character_jailor_coerce_then_2(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in units_in(t, s, t.forms[t.own[f.me].warrant], t.within[t.box_vagabond_coerced[f.me]])]
    if not o:
        f.writ = -1
        return character_jailor_coerce_after_writ(t, s, f)
    return ask(s, f, 4, t.base_vagabond + 60, f.me, o)

# root/factions/vagabond.law:1595 vagabond.character.jailor.coerce
def character_jailor_coerce_writ_chosen(t: Any, s: Any, f: Any) -> bool:
    f.writ = s.pick - 1
    f.writ_mark = len(s.trail)
    return character_jailor_coerce_after_writ(t, s, f)

# root/factions/vagabond.law:1595 vagabond.character.jailor.coerce
def character_jailor_coerce_after_writ(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.writ):
        return character_jailor_coerce_next(t, s, f)
    make_wild(s, f.me, follow(s, f.writ, f.writ_mark), 'turn')
    f.pc = 6  # character_jailor_coerce_next
    return s.busy or character_jailor_coerce_next(t, s, f)

# root/factions/vagabond.law:1596 vagabond.character.jailor.coerce
def character_jailor_coerce_next(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, -1)
    if t.h_vagabond_character_jailor_coerce_end >= 0:
        return open_window(t, s, f, t.h_vagabond_character_jailor_coerce_end, 7, f.me)
    f.pc = 7  # character_jailor_coerce_coerce_end_done
    return s.busy or character_jailor_coerce_coerce_end_done(t, s, f)

# root/factions/vagabond.law:1592 vagabond.character.jailor.coerce
def character_jailor_coerce_coerce_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/vagabond.law:88 vagabond.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (8 * total_in(s.at, t.all_item, t.within[t.box_vagabond_satchel[me]]))
    n += (0 - (4 * total_in(s.at, t.all_item, t.within[t.box_vagabond_damaged[me]])))
    return n


# root/factions/vagabond.law:65 vagabond.exhaust: procedure exhaust
class Exhaust(Frame):
    __slots__ = ('keeper', 'tools', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'tools', )
    KEY: ClassVar[str] = 'vagabond:Exhaust'
    PATH: ClassVar[str] = 'vagabond.exhaust'
    ENDS: ClassVar[dict[str, int]] = {'vagabond.exhaust': 4}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (exhaust, exhaust_tools_chosen, exhaust_tools_given, exhaust_exhaust_start_done, exhaust_then, exhaust_over, exhaust_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.tools: list[Any] = []

    def clone(self) -> Exhaust:
        o = Exhaust.__new__(Exhaust)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.tools = copied(self.tools)
        return o


# root/factions/vagabond.law:69 vagabond.refresh: procedure refresh
class Refresh(Frame):
    __slots__ = ('keeper', 'tools', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'tools', )
    KEY: ClassVar[str] = 'vagabond:Refresh'
    PATH: ClassVar[str] = 'vagabond.refresh'
    ENDS: ClassVar[dict[str, int]] = {'vagabond.refresh': 4}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (refresh, refresh_tools_chosen, refresh_tools_given, refresh_refresh_start_done, refresh_then, refresh_over, refresh_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.tools: list[Any] = []

    def clone(self) -> Refresh:
        o = Refresh.__new__(Refresh)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.tools = copied(self.tools)
        return o


# root/factions/vagabond.law:73 vagabond.damage: procedure damage
class Damage(Frame):
    __slots__ = ('keeper', 'tools', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'tools', )
    KEY: ClassVar[str] = 'vagabond:Damage'
    PATH: ClassVar[str] = 'vagabond.damage'
    ENDS: ClassVar[dict[str, int]] = {'vagabond.damage': 4}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (damage, damage_tools_chosen, damage_tools_given, damage_damage_start_done, damage_then, damage_over, damage_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.tools: list[Any] = []

    def clone(self) -> Damage:
        o = Damage.__new__(Damage)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.tools = copied(self.tools)
        return o


# root/factions/vagabond.law:77 vagabond.repair: procedure repair
class Repair(Frame):
    __slots__ = ('keeper', 'tools', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'tools', )
    KEY: ClassVar[str] = 'vagabond:Repair'
    PATH: ClassVar[str] = 'vagabond.repair'
    ENDS: ClassVar[dict[str, int]] = {'vagabond.repair': 4}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (repair, repair_tools_chosen, repair_tools_given, repair_repair_start_done, repair_then, repair_over, repair_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.tools: list[Any] = []

    def clone(self) -> Repair:
        o = Repair.__new__(Repair)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.tools = copied(self.tools)
        return o


# root/factions/vagabond.law:81 vagabond.reward: procedure reward
class Reward(Frame):
    __slots__ = ('keeper', 'task', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'task', )
    KEY: ClassVar[str] = 'vagabond:Reward'
    PATH: ClassVar[str] = 'vagabond.reward'
    ENDS: ClassVar[dict[str, int]] = {'vagabond.reward': 5}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (reward, reward_reward_start_done, reward_branch_chosen, reward_branch, reward_branch_2, reward_after_branch, reward_over, reward_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.task: int = -1

    def clone(self) -> Reward:
        o = Reward.__new__(Reward)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.task = self.task
        return o


# root/factions/vagabond.law:755 vagabond.setup: phase setup
class Setup(Frame):
    __slots__ = ('next_', 'home', 'gear', )
    NAMES: ClassVar[tuple[str, ...]] = ('next_', 'home', 'gear', )
    KEY: ClassVar[str] = 'vagabond:Setup'
    PATH: ClassVar[str] = 'vagabond.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 17}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'vagabond.setup.character': (0, 5), 'vagabond.setup.pawn': (5, 10), 'vagabond.setup.quests': (10, 12), 'vagabond.setup.ruins': (12, 15), 'vagabond.setup.items': (15, 17)}
    BLOCKS = (setup, setup_character_start_done, setup_next_chosen, setup_after_next, setup_next, setup_character_end_done, setup_pawn_start_done, setup_home_chosen, setup_after_home, setup_then, setup_pawn_end_done, setup_quests_start_done, setup_quests_end_done, setup_ruins_start_done, setup_after_fill, setup_ruins_end_done, setup_items_start_done, setup_items_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.next_: int = -1
        self.home: int = -1
        self.gear: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.next_ = self.next_
        o.home = self.home
        o.gear = self.gear
        return o


# root/factions/vagabond.law:822 vagabond.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ('some1', 'happened', 'next_place', 'some2', )
    NAMES: ClassVar[tuple[str, ...]] = ('some1', 'happened', 'next_place', 'some2', )
    KEY: ClassVar[str] = 'vagabond:Birdsong'
    PATH: ClassVar[str] = 'vagabond.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 14}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'vagabond.birdsong.refresh': (0, 5), 'vagabond.birdsong.slip': (5, 13)}
    BLOCKS = (birdsong, birdsong_refresh, birdsong_refresh_start_done, birdsong_tools_chosen, birdsong_after_refresh, birdsong_refresh_end_done, birdsong_slip, birdsong_slip_start_done, birdsong_next_place_chosen, birdsong_group_chosen, birdsong_after_move, birdsong_then, birdsong_after_may, birdsong_slip_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.some1: list[Any] = []
        self.happened: list[Any] = []
        self.next_place: int = -1
        self.some2: list[Any] = []

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.some1 = copied(self.some1)
        o.happened = copied(self.happened)
        o.next_place = self.next_place
        o.some2 = copied(self.some2)
        return o


# root/factions/vagabond.law:877 vagabond.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'used_con', 'next_place', 'some2', 'happened', 'some3', 'some4', 'some5', 'find', 'find_mark', 'friend', 'gift', 'some6', 'prize', 'prize_mark', 'task', 'tool', 'victim', 'victim_mark', 'some7', 'some8', 'some9', 'mark', 'some10', 'some11', 'some12', 'some13', 'puppet', 'some14', 'fire', 'fire_mark', 'some15', 'some16', 'some17', 'gear', 'gear_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'used_con', 'next_place', 'some2', 'happened', 'some3', 'some4', 'some5', 'find', 'find_mark', 'friend', 'gift', 'some6', 'prize', 'prize_mark', 'task', 'tool', 'victim', 'victim_mark', 'some7', 'some8', 'some9', 'mark', 'some10', 'some11', 'some12', 'some13', 'puppet', 'some14', 'fire', 'fire_mark', 'some15', 'some16', 'some17', 'gear', 'gear_mark', )
    KEY: ClassVar[str] = 'vagabond:Daylight'
    PATH: ClassVar[str] = 'vagabond.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 123}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'vagabond.daylight.actions': (0, 122)}
    BLOCKS = (daylight, daylight_actions, daylight_actions_start_done, daylight_menu, daylight_action_chosen, daylight_move, daylight_next_place_chosen, daylight_tools_chosen, daylight_after_exhaust, daylight_group_chosen, daylight_after_move, daylight_move_end_done, daylight_battle, daylight_tools_chosen_2, daylight_after_exhaust_2, daylight_after_battle, daylight_battle_end_done, daylight_explore, daylight_tools_chosen_3, daylight_after_exhaust_3, daylight_find_chosen, daylight_after_find, daylight_then, daylight_then_2, daylight_then_3, daylight_otherwise, daylight_explore_end_done, daylight_aid, daylight_friend_chosen, daylight_gift_chosen, daylight_tools_chosen_4, daylight_after_exhaust_4, daylight_prize_chosen, daylight_then_4, daylight_then_5, daylight_otherwise_2, daylight_aid_each_done, daylight_aid_end_done, daylight_quest, daylight_quest_start_done, daylight_task_chosen, daylight_after_task, daylight_tool_chosen, daylight_next, daylight_after_exhaust_5, daylight_next_2, daylight_next_3, daylight_after_reward, daylight_next_4, daylight_quest_end_done, daylight_strike, daylight_victim_chosen, daylight_tools_chosen_5, daylight_after_exhaust_6, daylight_then_6, daylight_strike_end_done, daylight_repair, daylight_tools_chosen_6, daylight_after_exhaust_7, daylight_tools_chosen_7, daylight_after_repair, daylight_repair_end_done, daylight_craft, daylight_after_craft, daylight_craft_end_done, daylight_steal, daylight_mark_chosen, daylight_tools_chosen_8, daylight_after_exhaust_8, daylight_after_rob, daylight_steal_end_done, daylight_labor, daylight_find_chosen_2, daylight_tools_chosen_9, daylight_after_exhaust_9, daylight_labor_end_done, daylight_hideout, daylight_tools_chosen_10, daylight_after_exhaust_10, daylight_tools_chosen_11, daylight_after_repair_2, daylight_still_here, daylight_hideout_end_done, daylight_instigate, daylight_puppet_chosen, daylight_victim_chosen_2, daylight_tools_chosen_12, daylight_after_exhaust_11, daylight_after_battle_2, daylight_after_cost, daylight_instigate_end_done, daylight_scorch, daylight_fire_chosen, daylight_then_7, daylight_after_clear, daylight_scorch_end_done, daylight_glide, daylight_next_place_chosen_2, daylight_tools_chosen_13, daylight_after_exhaust_12, daylight_group_chosen_2, daylight_after_move_2, daylight_then_8, daylight_glide_end_done, daylight_con, daylight_task_chosen_2, daylight_tools_chosen_14, daylight_after_exhaust_13, daylight_after_reward_2, daylight_then_9, daylight_con_end_done, daylight_duel, daylight_gear_chosen, daylight_victim_chosen_3, daylight_done_exhaust, daylight_after_exhaust_14, daylight_done_damage, daylight_after_damage, daylight_then_10, daylight_then_11, daylight_duel_end_done, daylight_after_menu, daylight_actions_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.used_con: int = -1
        self.next_place: int = -1
        self.some2: list[Any] = []
        self.happened: list[Any] = []
        self.some3: list[Any] = []
        self.some4: list[Any] = []
        self.some5: list[Any] = []
        self.find: int = -1
        self.find_mark: int = -1
        self.friend: int = -1
        self.gift: int = -1
        self.some6: list[Any] = []
        self.prize: int = -1
        self.prize_mark: int = -1
        self.task: int = -1
        self.tool: list[Any] = []
        self.victim: int = -1
        self.victim_mark: int = -1
        self.some7: list[Any] = []
        self.some8: list[Any] = []
        self.some9: list[Any] = []
        self.mark: int = -1
        self.some10: list[Any] = []
        self.some11: list[Any] = []
        self.some12: list[Any] = []
        self.some13: list[Any] = []
        self.puppet: int = -1
        self.some14: list[Any] = []
        self.fire: int = -1
        self.fire_mark: int = -1
        self.some15: list[Any] = []
        self.some16: list[Any] = []
        self.some17: list[Any] = []
        self.gear: int = -1
        self.gear_mark: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.used_con = self.used_con
        o.next_place = self.next_place
        o.some2 = copied(self.some2)
        o.happened = copied(self.happened)
        o.some3 = copied(self.some3)
        o.some4 = copied(self.some4)
        o.some5 = copied(self.some5)
        o.find = self.find
        o.find_mark = self.find_mark
        o.friend = self.friend
        o.gift = self.gift
        o.some6 = copied(self.some6)
        o.prize = self.prize
        o.prize_mark = self.prize_mark
        o.task = self.task
        o.tool = copied(self.tool)
        o.victim = self.victim
        o.victim_mark = self.victim_mark
        o.some7 = copied(self.some7)
        o.some8 = copied(self.some8)
        o.some9 = copied(self.some9)
        o.mark = self.mark
        o.some10 = copied(self.some10)
        o.some11 = copied(self.some11)
        o.some12 = copied(self.some12)
        o.some13 = copied(self.some13)
        o.puppet = self.puppet
        o.some14 = copied(self.some14)
        o.fire = self.fire
        o.fire_mark = self.fire_mark
        o.some15 = copied(self.some15)
        o.some16 = copied(self.some16)
        o.some17 = copied(self.some17)
        o.gear = self.gear
        o.gear_mark = self.gear_mark
        return o


# root/factions/vagabond.law:1159 vagabond.evening: phase evening
class Evening(Frame):
    __slots__ = ('some1', 'happened', 'some2', 'surplus', 'waste', )
    NAMES: ClassVar[tuple[str, ...]] = ('some1', 'happened', 'some2', 'surplus', 'waste', )
    KEY: ClassVar[str] = 'vagabond:Evening'
    PATH: ClassVar[str] = 'vagabond.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 18}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'vagabond.evening.rest': (0, 6), 'vagabond.evening.draw': (6, 9), 'vagabond.evening.discard': (9, 13), 'vagabond.evening.capacity': (13, 18)}
    BLOCKS = (evening, evening_rest, evening_rest_start_done, evening_after_repair, evening_after_refresh, evening_otherwise, evening_rest_end_done, evening_draw, evening_draw_start_done, evening_draw_end_done, evening_discard, evening_discard_start_done, evening_discarded, evening_discard_end_done, evening_capacity, evening_capacity_start_done, evening_waste_chosen, evening_then, evening_capacity_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.some1: list[Any] = []
        self.happened: list[Any] = []
        self.some2: list[Any] = []
        self.surplus: int = -1
        self.waste: list[Any] = []

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.some1 = copied(self.some1)
        o.happened = copied(self.happened)
        o.some2 = copied(self.some2)
        o.surplus = self.surplus
        o.waste = copied(self.waste)
        return o


# root/factions/vagabond.law:463 vagabond.relationships.0
class Relationships0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'vagabond:Relationships0'
    PATH: ClassVar[str] = 'vagabond.relationships.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (relationships_0, relationships_0_after_aiding_ally, relationships_0_otherwise, relationships_0_then, relationships_0_otherwise_2, relationships_0_otherwise_3, relationships_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Relationships0:
        o = Relationships0.__new__(Relationships0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/vagabond.law:584 vagabond.relationships.attacking_with_ally.1
class RelationshipsAttackingWithAlly1(Frame):
    __slots__ = ('friend', )
    NAMES: ClassVar[tuple[str, ...]] = ('friend', )
    KEY: ClassVar[str] = 'vagabond:RelationshipsAttackingWithAlly1'
    PATH: ClassVar[str] = 'vagabond.relationships.attacking_with_ally.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (relationships_attacking_with_ally_1, relationships_attacking_with_ally_1_friend_chosen, relationships_attacking_with_ally_1_after_may, relationships_attacking_with_ally_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.friend: int = -1

    def clone(self) -> RelationshipsAttackingWithAlly1:
        o = RelationshipsAttackingWithAlly1.__new__(RelationshipsAttackingWithAlly1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.friend = self.friend
        return o


# root/factions/vagabond.law:587 vagabond.relationships.attacking_with_ally.2
class RelationshipsAttackingWithAlly2(Frame):
    __slots__ = ('friend', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('friend', 'left1', )
    KEY: ClassVar[str] = 'vagabond:RelationshipsAttackingWithAlly2'
    PATH: ClassVar[str] = 'vagabond.relationships.attacking_with_ally.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (relationships_attacking_with_ally_2, relationships_attacking_with_ally_2_round, relationships_attacking_with_ally_2_otherwise, relationships_attacking_with_ally_2_after_loop, relationships_attacking_with_ally_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.friend: int = -1
        self.left1: list[Any] = []

    def clone(self) -> RelationshipsAttackingWithAlly2:
        o = RelationshipsAttackingWithAlly2.__new__(RelationshipsAttackingWithAlly2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.friend = self.friend
        o.left1 = copied(self.left1)
        return o


# root/factions/vagabond.law:1346 vagabond.character.arbiter.3
class CharacterArbiter3(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'vagabond:CharacterArbiter3'
    PATH: ClassVar[str] = 'vagabond.character.arbiter.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_arbiter_3, character_arbiter_3_may_answered, character_arbiter_3_then, character_arbiter_3_after_may, character_arbiter_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> CharacterArbiter3:
        o = CharacterArbiter3.__new__(CharacterArbiter3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/vagabond.law:1450 vagabond.character.adventurer.4
class CharacterAdventurer4(Frame):
    __slots__ = ('joker', 'joker_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('joker', 'joker_mark', )
    KEY: ClassVar[str] = 'vagabond:CharacterAdventurer4'
    PATH: ClassVar[str] = 'vagabond.character.adventurer.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_adventurer_4, character_adventurer_4_joker_chosen, character_adventurer_4_after_may, character_adventurer_4_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.joker: int = -1
        self.joker_mark: int = -1

    def clone(self) -> CharacterAdventurer4:
        o = CharacterAdventurer4.__new__(CharacterAdventurer4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.joker = self.joker
        o.joker_mark = self.joker_mark
        return o


# root/factions/vagabond.law:1453 vagabond.character.adventurer.4: later
class CharacterAdventurer4Later(Frame):
    __slots__ = ('joker', 'joker_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('joker', 'joker_mark', )
    KEY: ClassVar[str] = 'vagabond:CharacterAdventurer4Later'
    PATH: ClassVar[str] = 'vagabond.character.adventurer.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_adventurer_4_later, character_adventurer_4_later_done_damage, character_adventurer_4_later_after_damage, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.joker: int = -1
        self.joker_mark: int = -1

    def clone(self) -> CharacterAdventurer4Later:
        o = CharacterAdventurer4Later.__new__(CharacterAdventurer4Later)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.joker = self.joker
        o.joker_mark = self.joker_mark
        return o


# root/factions/vagabond.law:1511 vagabond.character.ronin.5
class CharacterRonin5(Frame):
    __slots__ = ('some1', )
    NAMES: ClassVar[tuple[str, ...]] = ('some1', )
    KEY: ClassVar[str] = 'vagabond:CharacterRonin5'
    PATH: ClassVar[str] = 'vagabond.character.ronin.5'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_ronin_5, character_ronin_5_may_answered, character_ronin_5_tools_chosen, character_ronin_5_after_exhaust, character_ronin_5_after_may, character_ronin_5_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.some1: list[Any] = []

    def clone(self) -> CharacterRonin5:
        o = CharacterRonin5.__new__(CharacterRonin5)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.some1 = copied(self.some1)
        return o


# root/factions/vagabond.law:1598 vagabond.character.jailor.6
class CharacterJailor6(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'vagabond:CharacterJailor6'
    PATH: ClassVar[str] = 'vagabond.character.jailor.6'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_jailor_6, character_jailor_6_then, character_jailor_6_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> CharacterJailor6:
        o = CharacterJailor6.__new__(CharacterJailor6)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/vagabond.law:95 vagabond.crafting.0
class Crafting0(Frame):
    __slots__ = ('some1', )
    NAMES: ClassVar[tuple[str, ...]] = ('some1', )
    KEY: ClassVar[str] = 'vagabond:Crafting0'
    PATH: ClassVar[str] = 'vagabond.crafting.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (crafting_0, crafting_0_tools_chosen, crafting_0_after_exhaust, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.some1: list[Any] = []

    def clone(self) -> Crafting0:
        o = Crafting0.__new__(Crafting0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.some1 = copied(self.some1)
        return o


# root/factions/vagabond.law:160 vagabond.lone_wanderer.full_removal.1
class LoneWandererFullRemoval1(Frame):
    __slots__ = ('performer', 'some1', )
    NAMES: ClassVar[tuple[str, ...]] = ('performer', 'some1', )
    KEY: ClassVar[str] = 'vagabond:LoneWandererFullRemoval1'
    PATH: ClassVar[str] = 'vagabond.lone_wanderer.full_removal.1'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = lone_wanderer_full_removal_1_waits_for
    WRITES: ClassVar[int] = 15
    BLOCKS = (lone_wanderer_full_removal_1, lone_wanderer_full_removal_1_tools_chosen, lone_wanderer_full_removal_1_after_damage, lone_wanderer_full_removal_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.performer: int = -1
        self.some1: list[Any] = []

    def clone(self) -> LoneWandererFullRemoval1:
        o = LoneWandererFullRemoval1.__new__(LoneWandererFullRemoval1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.performer = self.performer
        o.some1 = copied(self.some1)
        return o

    def heed(self, x: list[Any]) -> None:
        self.performer = x[1]


# root/factions/vagabond.law:539 vagabond.relationships.moving_with_ally.2
class RelationshipsMovingWithAlly2(Frame):
    __slots__ = ('origin', 'next_place', 'friend', 'company', )
    NAMES: ClassVar[tuple[str, ...]] = ('origin', 'next_place', 'friend', 'company', )
    KEY: ClassVar[str] = 'vagabond:RelationshipsMovingWithAlly2'
    PATH: ClassVar[str] = 'vagabond.relationships.moving_with_ally.2'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 15
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('origin', 'place'), ('next_place', 'place'))
    BLOCKS = (relationships_moving_with_ally_2, relationships_moving_with_ally_2_friend_chosen, relationships_moving_with_ally_2_company_chosen, relationships_moving_with_ally_2_after_move, relationships_moving_with_ally_2_then, relationships_moving_with_ally_2_after_may, relationships_moving_with_ally_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.origin: int = -1
        self.next_place: int = -1
        self.friend: int = -1
        self.company: list[Any] = []

    def clone(self) -> RelationshipsMovingWithAlly2:
        o = RelationshipsMovingWithAlly2.__new__(RelationshipsMovingWithAlly2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.origin = self.origin
        o.next_place = self.next_place
        o.friend = self.friend
        o.company = copied(self.company)
        return o

    def heed(self, x: list[Any]) -> None:
        self.origin = x[8]
        self.next_place = x[9]


# root/factions/vagabond.law:655 vagabond.hostile.3
class Hostile3(Frame):
    __slots__ = ('spoils', 'foe', )
    NAMES: ClassVar[tuple[str, ...]] = ('spoils', 'foe', )
    KEY: ClassVar[str] = 'vagabond:Hostile3'
    PATH: ClassVar[str] = 'vagabond.hostile.3'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = hostile_3_waits_for
    WRITES: ClassVar[int] = 15
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('foe', 'player'),)
    BLOCKS = (hostile_3, hostile_3_after_infamy, hostile_3_otherwise, hostile_3_otherwise_2, hostile_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.spoils: list[Any] = []
        self.foe: int = -1

    def clone(self) -> Hostile3:
        o = Hostile3.__new__(Hostile3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.spoils = copied(self.spoils)
        o.foe = self.foe
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.spoils = group


# root/factions/vagabond.law:212 vagabond.defenseless
class Defenseless2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'vagabond:Defenseless2'
    PATH: ClassVar[str] = 'vagabond.defenseless'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (defenseless_2, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Defenseless2:
        o = Defenseless2.__new__(Defenseless2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/vagabond.law:302 vagabond.hits
class Hits4(Frame):
    __slots__ = ('lost', 'fallen', 'hurt', )
    NAMES: ClassVar[tuple[str, ...]] = ('lost', 'fallen', 'hurt', )
    KEY: ClassVar[str] = 'vagabond:Hits4'
    PATH: ClassVar[str] = 'vagabond.hits'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (hits_4, hits_4_lost_chosen, hits_4_then, hits_4_hurt_chosen, hits_4_after_damage, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.lost: list[Any] = []
        self.fallen: int = -1
        self.hurt: list[Any] = []

    def clone(self) -> Hits4:
        o = Hits4.__new__(Hits4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.lost = copied(self.lost)
        o.fallen = self.fallen
        o.hurt = copied(self.hurt)
        return o


# root/factions/vagabond.law:333 vagabond.coalition.join
class CoalitionJoin(Frame):
    __slots__ = ('claim', 'friend', )
    NAMES: ClassVar[tuple[str, ...]] = ('claim', 'friend', )
    KEY: ClassVar[str] = 'vagabond:CoalitionJoin'
    PATH: ClassVar[str] = 'vagabond.coalition.join'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (coalition_join, coalition_join_claim_chosen, coalition_join_friend_chosen, coalition_join_then, coalition_join_otherwise, coalition_join_join_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.claim: int = -1
        self.friend: int = -1

    def clone(self) -> CoalitionJoin:
        o = CoalitionJoin.__new__(CoalitionJoin)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.claim = self.claim
        o.friend = self.friend
        return o


# root/factions/vagabond.law:1592 vagabond.character.jailor.coerce
class CharacterJailorCoerce(Frame):
    __slots__ = ('cost_1593', 'writ', 'writ_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('cost_1593', 'writ', 'writ_mark', )
    KEY: ClassVar[str] = 'vagabond:CharacterJailorCoerce'
    PATH: ClassVar[str] = 'vagabond.character.jailor.coerce'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (character_jailor_coerce, character_jailor_coerce_cost_1593_chosen, character_jailor_coerce_then, character_jailor_coerce_then_2, character_jailor_coerce_writ_chosen, character_jailor_coerce_after_writ, character_jailor_coerce_next, character_jailor_coerce_coerce_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.cost_1593: int = -1
        self.writ: int = -1
        self.writ_mark: int = -1

    def clone(self) -> CharacterJailorCoerce:
        o = CharacterJailorCoerce.__new__(CharacterJailorCoerce)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.cost_1593 = self.cost_1593
        o.writ = self.writ
        o.writ_mark = self.writ_mark
        return o


class State(Record):
    __slots__ = ('character', 'standing', 'own_hits', 'aids', 'ally_hits', )
    NAMES = ('character', 'standing', 'own_hits', 'aids', 'ally_hits', )
    TURN: ClassVar[tuple[tuple[str, int], ...]] = (('aids', 0),)

    def __init__(self, t: Any) -> None:
        self.character: Any = -1
        self.standing: Any = [-1 if x == 'vagabond' else 0 for x in t.seat_systems]
        self.own_hits: Any = [0] * t.players
        self.aids: Any = [0] * t.players
        self.ally_hits: Any = [0] * t.players

    def clone(self) -> State:
        o = State.__new__(State)
        o.character = self.character
        o.standing = self.standing[:]
        o.own_hits = self.own_hits[:]
        o.aids = self.aids[:]
        o.ally_hits = self.ally_hits[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'vagabond',
 'kind': 'faction',
 'title': 'Vagabond',
 'file': 'root/factions/vagabond.law',
 'fields': {'chapter': 9, 'letter': 'D', 'reach': 5, 'colour': '#7f8c8d'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('pawn', 'Pawn', 1, ['pawn'], False, 0, '', False),
            ('torch', 'Torch', 1, [], False, 0, 'pack', True),
            ('boot', 'Boot', 2, [], False, 0, 'pack', True),
            ('sword', 'Sword', 2, [], False, 0, 'pack', True),
            ('sack', 'Sack', 1, [], False, 0, 'pack', True),
            ('hammer', 'Hammer', 1, [], False, 0, 'pack', True),
            ('tea', 'Tea', 1, [], False, 0, 'pack', True),
            ('crossbow', 'Crossbow', 1, [], False, 0, 'pack', True),
            ('coin', 'Coin', 1, [], False, 0, 'pack', True),
            ('warrant', 'Warrant', 1, ['item'], False, 0, 'pack', False),
            ('sack', 'Sack', 1, [], False, 0, 'ruin_bag', True),
            ('boot', 'Boot', 1, [], False, 0, 'ruin_bag', True),
            ('hammer', 'Hammer', 1, [], False, 0, 'ruin_bag', True),
            ('sword', 'Sword', 1, [], False, 0, 'ruin_bag', True)],
 'zones': [('quest_deck', 'Quest Deck', False, 'nobody', '', False, ''),
           ('quests', 'Quests', False, 'all', '', False, ''),
           ('completed', 'Completed Quests', False, 'all', '', False, '')],
 'boxes': [('pack', 'Starting Items', False, [], [], '', ''),
           ('satchel', 'Satchel', False, [], ['tea', 'coin', 'sack'], 'crafted_items', ''),
           ('damaged', 'Damaged Items', False, [], [], '', ''),
           ('coerced', 'Coerced', False, [], [], '', '')],
 'tracks': [('satchel.tea', 'Teas', 3, [], {}, 'satchel', ['tea']),
            ('satchel.coin', 'Coins', 3, [], {}, 'satchel', ['coin']),
            ('satchel.sack', 'Sacks', 3, [], {}, 'satchel', ['sack'])],
 'dice': [],
 'purposes': [],
 'modes': [('character',
            'Character',
            [('thief', 'Thief', {'item': ['boot', 'torch', 'tea', 'sword']}),
             ('tinker', 'Tinker', {'item': ['boot', 'torch', 'sack', 'hammer']}),
             ('ranger', 'Ranger', {'item': ['boot', 'torch', 'crossbow', 'sword']}),
             ('vagrant', 'Vagrant', {'item': ['coin', 'torch', 'boot']}),
             ('arbiter', 'Arbiter', {'item': ['boot', 'torch', 'sword', 'sword']}),
             ('scoundrel', 'Scoundrel', {'item': ['boot', 'boot', 'torch', 'crossbow']}),
             ('adventurer', 'Adventurer', {'item': ['boot', 'torch', 'hammer']}),
             ('harrier', 'Harrier', {'item': ['coin', 'torch', 'sword', 'crossbow']}),
             ('ronin', 'Ronin', {'item': ['boot', 'boot', 'torch', 'sword']}),
             ('cheat', 'Cheat', {'item': ['boot', 'tea', 'crossbow', 'torch']}),
             ('gladiator', 'Gladiator', {'item': ['boot', 'torch', 'hammer']}),
             ('jailor', 'Jailor', {'item': ['boot', 'crossbow', 'torch']})],
            [])],
 'cards': [('fundraising', 'Fundraising', 'fox', 1, [], 'coin', 0, ['@quest_deck'], False, True),
           ('errand_fox', 'Errand', 'fox', 1, [], 'boot', 0, ['@quest_deck'], False, True),
           ('logistics_fox', 'Logistics Help', 'fox', 1, [], 'sack', 0, ['@quest_deck'], False, True),
           ('shed', 'Repair a Shed', 'fox', 1, [], 'hammer', 0, ['@quest_deck'], False, True),
           ('speech_fox', 'Give a Speech', 'fox', 1, [], 'tea', 0, ['@quest_deck'], False, True),
           ('guard_rabbit', 'Guard Duty', 'rabbit', 1, [], 'sword', 0, ['@quest_deck'], False, True),
           ('errand_rabbit', 'Errand', 'rabbit', 1, [], 'boot', 0, ['@quest_deck'], False, True),
           ('speech_rabbit', 'Give a Speech', 'rabbit', 1, [], 'tea', 0, ['@quest_deck'], False, True),
           ('bear_rabbit', 'Fend off a Bear', 'rabbit', 1, [], 'crossbow', 0, ['@quest_deck'], False, True),
           ('bandits_rabbit', 'Expel Bandits', 'rabbit', 1, [], 'sword', 0, ['@quest_deck'], False, True),
           ('bandits_mouse', 'Expel Bandits', 'mouse', 1, [], 'sword', 0, ['@quest_deck'], False, True),
           ('guard_mouse', 'Guard Duty', 'mouse', 1, [], 'sword', 0, ['@quest_deck'], False, True),
           ('bear_mouse', 'Fend off a Bear', 'mouse', 1, [], 'crossbow', 0, ['@quest_deck'], False, True),
           ('escort', 'Escort', 'mouse', 1, [], 'boot', 0, ['@quest_deck'], False, True),
           ('logistics_mouse', 'Logistics Help', 'mouse', 1, [], 'sack', 0, ['@quest_deck'], False, True)],
 'seat_fields': {'letter': ['D', 'E'], 'reach': [5, 2]},
 'pieces_if': {10: ('==', 2, 'vagabond'), 11: ('==', 2, 'vagabond'), 12: ('==', 2, 'vagabond'), 13: ('==', 2, 'vagabond')},
 'states': [('vagabond.ready_or_exhausted', 'item', ['ready', 'exhausted'])],
 'seat_numbers': ['own_hits'],
 'kept': [('aids', 'Aids', 'opponent', False, True),
          ('ally_hits', 'Hits on an Ally', 'opponent', False, False),
          ('own_hits', 'Hits on Items', 'seat', False, False)],
 'relations': [('standing', 'Relationships', ['indifferent', 'amiable', 'friendly', 'allied', 'hostile'])],
 'sayings': {'vagabond.relationships.attacking_with_ally.1': 'at start of battle',
             'vagabond.relationships.attacking_with_ally.2': 'at end of battle'},
 'shared': ['quest_deck', 'quests'],
 'shows': {'fundraising': ['tea', 'coin'],
           'errand_fox': ['tea', 'boot'],
           'logistics_fox': ['boot', 'sack'],
           'shed': ['torch', 'hammer'],
           'speech_fox': ['torch', 'tea'],
           'guard_rabbit': ['torch', 'sword'],
           'errand_rabbit': ['tea', 'boot'],
           'speech_rabbit': ['torch', 'tea'],
           'bear_rabbit': ['torch', 'crossbow'],
           'bandits_rabbit': ['sword', 'sword'],
           'bandits_mouse': ['sword', 'sword'],
           'guard_mouse': ['torch', 'sword'],
           'bear_mouse': ['torch', 'crossbow'],
           'escort': ['boot', 'boot'],
           'logistics_mouse': ['boot', 'sack']},
 'opens': ['forest_edge'],
 'number_titles': {'aids': 'Aids', 'ally_hits': 'Hits on an Ally', 'own_hits': 'Hits on Items'},
 'amends': ['woodland.battle.most_hits'],
 'ignores': ['bans:move',
             'bans:woodland.move',
             'vagabond.hostile',
             'vagabond.relationships.moving_with_ally',
             'woodland.move.target',
             'woodland.move.you_must_rule'],
 'titles': {'vagabond.lone_wanderer.full_removal': 'Full Removal',
            'vagabond.coalition.join': 'Coalition',
            'vagabond.coalition.join.one_claim': 'Once for All',
            'vagabond.relationships.moving_with_ally': 'Moving with an Ally',
            'vagabond.relationships.attacking_with_ally': 'Attacking with an Ally',
            'vagabond.hostile.wary': 'Moving into Hostile Clearings',
            'vagabond.setup.character': 'Choose Character',
            'vagabond.setup.pawn': 'Place Pawn',
            'vagabond.setup.quests': 'Get Quests',
            'vagabond.setup.ruins': 'Populate Ruins',
            'vagabond.setup.items': 'Take Starting Items',
            'vagabond.birdsong.refresh': 'Refresh',
            'vagabond.birdsong.slip': 'Slip',
            'vagabond.daylight.actions': 'Daylight',
            'vagabond.daylight.actions.move': 'Move',
            'vagabond.daylight.actions.battle': 'Battle',
            'vagabond.daylight.actions.explore': 'Explore',
            'vagabond.daylight.actions.explore.ruin_here': 'Ruin Here',
            'vagabond.daylight.actions.aid': 'Aid',
            'vagabond.daylight.actions.quest': 'Quest',
            'vagabond.daylight.actions.strike': 'Strike',
            'vagabond.daylight.actions.repair': 'Repair',
            'vagabond.daylight.actions.craft': 'Craft',
            'vagabond.evening.rest': 'Rest',
            'vagabond.evening.draw': 'Draw Cards',
            'vagabond.evening.discard': 'Discard Cards',
            'vagabond.evening.capacity': 'Check Item Capacity',
            'vagabond.character.thief.steal': 'Steal',
            'vagabond.character.tinker.labor': 'Day Labor',
            'vagabond.character.ranger.hideout': 'Hideout',
            'vagabond.character.vagrant.instigate': 'Instigate',
            'vagabond.character.scoundrel.scorch': 'Scorched Earth',
            'vagabond.character.harrier.glide': 'Glide',
            'vagabond.character.cheat.con': 'Con',
            'vagabond.character.gladiator.duel': 'Duel',
            'vagabond.character.jailor.coerce': 'Coerce',
            'vagabond.setup': 'Faction Setup',
            'vagabond.birdsong': 'Birdsong',
            'vagabond.daylight': 'Daylight',
            'vagabond.evening': 'Evening',
            'vagabond.fundraising': 'Fundraising',
            'vagabond.errand_fox': 'Errand',
            'vagabond.logistics_fox': 'Logistics Help',
            'vagabond.shed': 'Repair a Shed',
            'vagabond.speech_fox': 'Give a Speech',
            'vagabond.guard_rabbit': 'Guard Duty',
            'vagabond.errand_rabbit': 'Errand',
            'vagabond.speech_rabbit': 'Give a Speech',
            'vagabond.bear_rabbit': 'Fend off a Bear',
            'vagabond.bandits_rabbit': 'Expel Bandits',
            'vagabond.bandits_mouse': 'Expel Bandits',
            'vagabond.guard_mouse': 'Guard Duty',
            'vagabond.bear_mouse': 'Fend off a Bear',
            'vagabond.escort': 'Escort',
            'vagabond.logistics_mouse': 'Logistics Help',
            'vagabond.exhaust': 'Exhaust',
            'vagabond.refresh': 'Refresh',
            'vagabond.damage': 'Damage',
            'vagabond.repair': 'Repair',
            'vagabond.reward': 'Quest Reward',
            'vagabond.crafting': 'Crafting',
            'vagabond.lone_wanderer': 'Lone Wanderer',
            'vagabond.nimble': 'Nimble',
            'vagabond.defenseless': 'Defenseless',
            'vagabond.items': 'Items',
            'vagabond.most_hits': 'Maximum Rolled Hits',
            'vagabond.hits': 'Taking Hits',
            'vagabond.hits.on_ally': 'Hits on an Ally',
            'vagabond.hits.on_items': 'Hits on Items',
            'vagabond.coalition': 'Dominance and Coalition',
            'vagabond.relationships': 'Relationships',
            'vagabond.relationships.aiding_ally': 'Aiding an Ally',
            'vagabond.relationships.improving': 'Improving Relationships',
            'vagabond.hostile': 'Hostile Status',
            'vagabond.hostile.infamy': 'Infamy',
            'vagabond.forests': 'Forest Movement',
            'vagabond.boots_needed': 'Boots for a Move',
            'vagabond.kettles': 'Items Refreshed',
            'vagabond.draws': 'Cards Drawn',
            'vagabond.capacity': 'Item Capacity',
            'vagabond.character.thief': 'Thief',
            'vagabond.character.tinker': 'Tinker',
            'vagabond.character.ranger': 'Ranger',
            'vagabond.character.vagrant': 'Vagrant',
            'vagabond.character.arbiter': 'Arbiter',
            'vagabond.character.scoundrel': 'Scoundrel',
            'vagabond.character.adventurer': 'Adventurer',
            'vagabond.character.harrier': 'Harrier',
            'vagabond.character.ronin': 'Ronin',
            'vagabond.character.cheat': 'Cheat',
            'vagabond.character.gladiator': 'Gladiator',
            'vagabond.character.jailor': 'Jailor'},
 'kind_keys': {'building_token': ['building', 'token'],
               'item': ['item'],
               'pawn': ['pawn'],
               'piece': [],
               'ruin': ['ruin'],
               'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing'], 'clearing_forest': ['clearing', 'forest'], 'forest': ['forest']}}

SITES: list[Any] = [
    ('vagabond.exhaust', 'Exhaust', 'tools', 'number', 66, [], []),
    ('vagabond.refresh', 'Refresh', 'tools', 'number', 70, [], []),
    ('vagabond.damage', 'Damage', 'tools', 'number', 74, [], []),
    ('vagabond.repair', 'Repair', 'tools', 'number', 78, [], []),
    ('vagabond.reward', 'Quest Reward', 'branch', 'branch', 83, ['score 1 for each card in completed, matching suit of task', 'draw 2'], []),
    ('vagabond.setup.character', 'Choose Character', 'next', 'mode character', 756, [], []),
    ('vagabond.setup.pawn', 'Place Pawn', 'home', 'place', 787, [], []),
    ('vagabond.birdsong.refresh', 'Refresh', 'tools', 'number', 823, [], []),
    ('vagabond.birdsong.slip', 'Slip', 'next_place', 'place', 850, [], []),
    ('vagabond.birdsong.slip', 'Slip', 'group', 'number', 851, [], []),
    ('vagabond.daylight.actions', 'Daylight', 'action', 'action', 878, ['Move', 'Battle', 'Explore', 'Aid', 'Quest', 'Strike', 'Repair', 'Craft', 'Steal', 'Day Labor', 'Hideout', 'Instigate', 'Scorched Earth', 'Glide', 'Con', 'Duel'], ['vagabond.daylight.actions.move', 'vagabond.daylight.actions.battle', 'vagabond.daylight.actions.explore', 'vagabond.daylight.actions.aid', 'vagabond.daylight.actions.quest', 'vagabond.daylight.actions.strike', 'vagabond.daylight.actions.repair', 'vagabond.daylight.actions.craft', 'vagabond.character.thief.steal', 'vagabond.character.tinker.labor', 'vagabond.character.ranger.hideout', 'vagabond.character.vagrant.instigate', 'vagabond.character.scoundrel.scorch', 'vagabond.character.harrier.glide', 'vagabond.character.cheat.con', 'vagabond.character.gladiator.duel']),
    ('vagabond.daylight.actions.move', 'Move', 'next_place', 'place', 880, [], []),
    ('vagabond.daylight.actions.move', 'Move', 'tools', 'number', 881, [], []),
    ('vagabond.daylight.actions.move', 'Move', 'group', 'number', 882, [], []),
    ('vagabond.daylight.actions.battle', 'Battle', 'tools', 'number', 898, [], []),
    ('vagabond.daylight.actions.explore', 'Explore', 'tools', 'number', 926, [], []),
    ('vagabond.daylight.actions.explore', 'Explore', 'find', 'unit', 927, [], []),
    ('vagabond.daylight.actions.aid', 'Aid', 'friend', 'player', 983, [], []),
    ('vagabond.daylight.actions.aid', 'Aid', 'gift', 'card', 984, [], []),
    ('vagabond.daylight.actions.aid', 'Aid', 'tools', 'number', 985, [], []),
    ('vagabond.daylight.actions.aid', 'Aid', 'prize', 'unit', 988, [], []),
    ('vagabond.daylight.actions.quest', 'Quest', 'task', 'card', 1050, [], []),
    ('vagabond.daylight.actions.quest', 'Quest', 'tool', 'shown', 1051, [], []),
    ('vagabond.daylight.actions.strike', 'Strike', 'victim', 'unit', 1101, [], []),
    ('vagabond.daylight.actions.strike', 'Strike', 'tools', 'number', 1102, [], []),
    ('vagabond.daylight.actions.repair', 'Repair', 'tools', 'number', 1144, [], []),
    ('vagabond.daylight.actions.repair', 'Repair', 'tools', 'number', 1145, [], []),
    ('vagabond.character.thief.steal', 'Steal', 'mark', 'player', 1229, [], []),
    ('vagabond.character.thief.steal', 'Steal', 'tools', 'number', 1230, [], []),
    ('vagabond.character.tinker.labor', 'Day Labor', 'find', 'card', 1264, [], []),
    ('vagabond.character.tinker.labor', 'Day Labor', 'tools', 'number', 1265, [], []),
    ('vagabond.character.ranger.hideout', 'Hideout', 'tools', 'number', 1288, [], []),
    ('vagabond.character.ranger.hideout', 'Hideout', 'tools', 'number', 1289, [], []),
    ('vagabond.character.vagrant.instigate', 'Instigate', 'puppet', 'player', 1305, [], []),
    ('vagabond.character.vagrant.instigate', 'Instigate', 'victim', 'player', 1306, [], []),
    ('vagabond.character.vagrant.instigate', 'Instigate', 'tools', 'number', 1308, [], []),
    ('vagabond.character.scoundrel.scorch', 'Scorched Earth', 'fire', 'unit', 1399, [], []),
    ('vagabond.character.harrier.glide', 'Glide', 'next_place', 'place', 1484, [], []),
    ('vagabond.character.harrier.glide', 'Glide', 'tools', 'number', 1485, [], []),
    ('vagabond.character.harrier.glide', 'Glide', 'group', 'number', 1486, [], []),
    ('vagabond.character.cheat.con', 'Con', 'task', 'card', 1544, [], []),
    ('vagabond.character.cheat.con', 'Con', 'tools', 'number', 1545, [], []),
    ('vagabond.character.gladiator.duel', 'Duel', 'gear', 'unit', 1573, [], []),
    ('vagabond.character.gladiator.duel', 'Duel', 'victim', 'unit', 1574, [], []),
    ('vagabond.evening.discard', 'Discard Cards', 'discard', 'card', 1187, [], []),
    ('vagabond.evening.capacity', 'Check Item Capacity', 'waste', 'number', 1195, [], []),
    ('vagabond.relationships.attacking_with_ally.1', 'Attacking with an Ally', 'friend', 'player', 585, [], []),
    ('vagabond.character.arbiter.3', 'Arbiter', 'may', 'yes', 1347, ['vagabond scores 1'], []),
    ('vagabond.character.adventurer.4', 'Adventurer', 'joker', 'unit', 1451, [], []),
    ('vagabond.character.ronin.5', 'Ronin', 'may', 'yes', 1512, ['exhaust a sword'], []),
    ('vagabond.character.ronin.5', 'Ronin', 'tools', 'number', 1512, [], []),
    ('vagabond.crafting.0', 'Crafting', 'tools', 'number', 96, [], []),
    ('vagabond.lone_wanderer.full_removal.1', 'Full Removal', 'tools', 'number', 161, [], []),
    ('vagabond.relationships.moving_with_ally.2', 'Moving with an Ally', 'friend', 'player', 540, [], []),
    ('vagabond.relationships.moving_with_ally.2', 'Moving with an Ally', 'company', 'number', 541, [], []),
    ('vagabond.hits.on_ally', 'Hits on an Ally', 'lost', 'number', 304, [], []),
    ('vagabond.hits.on_items', 'Hits on Items', 'hurt', 'number', 309, [], []),
    ('vagabond.coalition.join', 'Coalition', 'claim', 'card', 334, [], []),
    ('vagabond.coalition.join', 'Coalition', 'friend', 'player', 336, [], []),
    ('vagabond.character.jailor.coerce', 'Coerce', 'cost_1593', 'card', 1593, [], []),
    ('vagabond.character.jailor.coerce', 'Coerce', 'writ', 'unit', 1595, [], []),
]

VALUES: list[Any] = [
    ('vagabond.boots_needed', value_boots_needed, ('vagabond.boots_needed',), -1),
    ('vagabond.kettles', value_kettles, (), -1),
    ('vagabond.draws', value_draws, (), -1),
    ('vagabond.capacity', value_capacity, (), -1),
]

CONDITIONS: list[Any] = [
    ('vagabond.exposed', is_exposed),
]

PROCEDURES: list[Any] = [
    ('vagabond.exhaust', Exhaust, can_exhaust_now),
    ('vagabond.refresh', Refresh, can_refresh_now),
    ('vagabond.damage', Damage, can_damage_now),
    ('vagabond.repair', Repair, can_repair_now),
    ('vagabond.reward', Reward, can_reward_now),
]

VERBS: list[Any] = [
]

NEEDS: list[Any] = [
    ('vagabond.daylight.actions.explore.ruin_here', needs_ruin_here, ()),
    ('vagabond.coalition.join.one_claim', needs_one_claim, ()),
]

PHASES: list[Any] = [
    ('setup', Setup),
    ('birdsong', Birdsong),
    ('daylight', Daylight),
    ('evening', Evening),
]

HOOKS: list[Any] = [
    ('vagabond.daylight.actions.aid:each', Relationships0, relationships_0_fits, 'seat', '', False),
    ('woodland.battle:start', RelationshipsAttackingWithAlly1, relationships_attacking_with_ally_1_fits, 'seat', '', False),
    ('woodland.battle:end', RelationshipsAttackingWithAlly2, relationships_attacking_with_ally_2_fits, 'seat', '', False),
    ('woodland.battle.before_roll', CharacterArbiter3, character_arbiter_3_fits, 'seat', '', False),
    ('vagabond.daylight.actions.quest:end', CharacterAdventurer4Later, character_adventurer_4_later_fits, 'seat', '', False),
    ('vagabond.daylight.actions.quest:start', CharacterAdventurer4, character_adventurer_4_fits, 'seat', '', False),
    ('woodland.battle.after_roll', CharacterRonin5, character_ronin_5_fits, 'seat', '', False),
    ('woodland.turn.daylight:end', CharacterJailor6, character_jailor_6_fits, 'seat', '', False),
]

TRIGGERS: list[Any] = [
    (DONE, lone_wanderer_full_removal_1_fits, LoneWandererFullRemoval1, lone_wanderer_full_removal_1_can, 'seat', '', False, (False, False, False), False),
    (DONE, relationships_moving_with_ally_2_fits, RelationshipsMovingWithAlly2, relationships_moving_with_ally_2_can, 'seat', '', False, (False, False, False), False),
    (REMOVED, hostile_3_fits, Hostile3, hostile_3_can, 'seat', '', False, (False, False, False), False, 'foe'),
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
    ('woodland.battle.count.defenseless', Defenseless2, defenseless_2_fits, 'seat', ''),
    ('woodland.take', Hits4, hits_4_fits, 'seat', ''),
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.crafting_pieces', crafting_0_2, 'seat', False),
    ('woodland.battle.most_hits', most_hits_3, 'seat', False),
    ('ruins.depth', _8, 'seat', False),
]

AMENDMENTS: list[Any] = [
    ('vagabond.boots_needed', 'add', hostile_wary_5_add, 'seat', False),
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
    ('woodland.move.you_must_rule', nimble_1, 'seat'),
]

BANS: list[Any] = [
    ('remove', lone_wanderer_forbids, 'seat', ['pawn']),
    ('woodland.activate', coalition_forbids, 'seat', []),
    ('move into', forests_forbids, 'seat', ['pawn']),
    ('place', character_scoundrel_forbids, 'seat', []),
    ('move into', character_scoundrel_forbids_2, 'seat', []),
]

FREE: list[Any] = [
    ('woodland.turn.daylight', CoalitionJoin, coalition_join_can, 'seat', '', False, 'Coalition', 'vagabond.coalition.join'),
    ('woodland.turn.daylight', CharacterJailorCoerce, character_jailor_coerce_can, 'seat', '', True, 'Coerce', 'vagabond.character.jailor.coerce'),
]

VICTORIES: list[Any] = [
]

KEEPS: list[Any] = [
    (items_keep_on_0, True),
    (items_keep_off_1, True),
]

AWAITED: list[Any] = [
    ('woodland.clear', ('remover', 'site')),
    ('woodland.move', ('mover', 'group', 'origin', 'target')),
]

ACTIVATIONS: list[Any] = [
    (crafting_0_fits, crafting_0_times, Crafting0, 'seat', True),
]

CHOICE_EXCEPTIONS: list[Any] = [
    ('woodland.move.origin', forests_6, 'seat'),
    ('woodland.move.target', forests_7, 'seat'),
]

ONCE: list[Any] = [
    'vagabond_character_adventurer_4',
]

RULE_PATHS: list[Any] = [
    (crafting_0_2, 'vagabond.crafting'),
    (nimble_1, 'vagabond.nimble'),
    (Defenseless2, 'vagabond.defenseless'),
    (most_hits_3, 'vagabond.most_hits'),
    (Hits4, 'vagabond.hits'),
    (forests_6, 'vagabond.forests'),
    (forests_7, 'vagabond.forests'),
    (_8, 'vagabond'),
    (lone_wanderer_forbids, 'vagabond.lone_wanderer'),
    (coalition_forbids, 'vagabond.coalition'),
    (forests_forbids, 'vagabond.forests'),
    (character_scoundrel_forbids, 'vagabond.character.scoundrel'),
    (character_scoundrel_forbids_2, 'vagabond.character.scoundrel'),
]

ADVICE: list[Any] = [
    advice,
]
POINTS: list[str] = ['vagabond.exhaust:start',
 'vagabond.exhaust:end',
 'vagabond.refresh:start',
 'vagabond.refresh:end',
 'vagabond.damage:start',
 'vagabond.damage:end',
 'vagabond.repair:start',
 'vagabond.repair:end',
 'vagabond.reward:start',
 'vagabond.reward:end',
 'vagabond.setup.character:start',
 'vagabond.setup.character:end',
 'vagabond.setup.pawn:start',
 'vagabond.setup.pawn:end',
 'vagabond.setup.quests:start',
 'vagabond.setup.quests:end',
 'vagabond.setup.ruins:start',
 'vagabond.setup.ruins:end',
 'vagabond.setup.items:start',
 'vagabond.setup.items:end',
 'vagabond.birdsong.refresh:start',
 'vagabond.birdsong.refresh:end',
 'vagabond.birdsong.slip:start',
 'vagabond.birdsong.slip:end',
 'vagabond.daylight.actions:start',
 'vagabond.daylight.actions.move:end',
 'vagabond.daylight.actions.battle:end',
 'vagabond.daylight.actions.explore:end',
 'vagabond.daylight.actions.aid:each',
 'vagabond.daylight.actions.aid:end',
 'vagabond.daylight.actions.quest:start',
 'vagabond.daylight.actions.quest:end',
 'vagabond.daylight.actions.strike:end',
 'vagabond.daylight.actions.repair:end',
 'vagabond.daylight.actions.craft:end',
 'vagabond.character.thief.steal:end',
 'vagabond.character.tinker.labor:end',
 'vagabond.character.ranger.hideout:end',
 'vagabond.character.vagrant.instigate:end',
 'vagabond.character.scoundrel.scorch:end',
 'vagabond.character.harrier.glide:end',
 'vagabond.character.cheat.con:end',
 'vagabond.character.gladiator.duel:end',
 'vagabond.daylight.actions:end',
 'vagabond.evening.rest:start',
 'vagabond.evening.rest:end',
 'vagabond.evening.draw:start',
 'vagabond.evening.draw:end',
 'vagabond.evening.discard:start',
 'vagabond.evening.discard:end',
 'vagabond.evening.capacity:start',
 'vagabond.evening.capacity:end',
 'vagabond.coalition.join:end',
 'vagabond.character.jailor.coerce:end']
PARTS: list[str] = ['vagabond.exhaust',
 'vagabond.exhaust:would',
 'vagabond.exhaust:would_so',
 'vagabond.refresh',
 'vagabond.refresh:would',
 'vagabond.refresh:would_so',
 'vagabond.damage',
 'vagabond.damage:would',
 'vagabond.damage:would_so',
 'vagabond.repair',
 'vagabond.repair:would',
 'vagabond.repair:would_so',
 'vagabond.reward',
 'vagabond.reward:would',
 'vagabond.reward:would_so',
 'vagabond.setup.character',
 'vagabond.setup.pawn',
 'vagabond.setup.quests',
 'vagabond.setup.ruins',
 'vagabond.setup.items',
 'vagabond.birdsong.refresh',
 'vagabond.birdsong.slip',
 'vagabond.daylight.actions',
 'vagabond.evening.rest',
 'vagabond.evening.draw',
 'vagabond.evening.discard',
 'vagabond.evening.capacity',
 'vagabond.relationships',
 'vagabond.relationships.aiding_ally',
 'vagabond.relationships.improving',
 'vagabond.relationships.attacking_with_ally',
 'vagabond.character.arbiter',
 'vagabond.character.adventurer',
 'vagabond.character.ronin',
 'vagabond.character.jailor',
 'vagabond.lone_wanderer.full_removal',
 'vagabond.relationships.moving_with_ally',
 'vagabond.hostile',
 'vagabond.hostile.infamy',
 'vagabond.hits.on_ally',
 'vagabond.hits.on_items']
RECORD: Any = State
