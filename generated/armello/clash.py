"""The Order of Combat: made by rootdsl from armello/law/clash.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/law/clash.law:28 clash.combat.venom
def value_combat_venom(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (max((s.record[t.record_kingdom].rot[side // t.width] - s.record[t.record_kingdom].rot[(u.defender if side == u.attacker else u.attacker) // t.width]), 0) if (s.record[t.record_kingdom].rot[(u.defender if side == u.attacker else u.attacker) // t.width] >= 1) else 0)

# armello/law/clash.law:30 clash.combat.stance
def value_combat_stance(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (t.stat_kingdom_wits[side // t.width] if ((11828 in u.intents) and same_unit(t, side, u.defender)) else t.stat_kingdom_fight[side // t.width])

# armello/law/clash.law:33 clash.combat.dice
def value_combat_dice(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return max((((t.v_clash_combat_stance(t, s, me, u, side) + t.v_clash_combat_venom(t, s, me, u, side)) + u.bonus_dice[0 if side == u.attacker else 1]) - u.lost_dice[0 if side == u.attacker else 1]), 0)

# armello/law/clash.law:54 clash.combat.sky
def value_combat_sky(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (u.throw[0 if side == u.attacker else 1].count(2) if (s.record[t.record_kingdom].time == 0) else u.throw[0 if side == u.attacker else 1].count(3))

# armello/law/clash.law:57 clash.combat.hits
def value_combat_hits(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (((u.throw[0 if side == u.attacker else 1].count(0) + u.throw[0 if side == u.attacker else 1].count(5)) + t.v_clash_combat_sky(t, s, me, u, side)) + u.bonus_swords[0 if side == u.attacker else 1])

# armello/law/clash.law:58 clash.combat.shields
def value_combat_shields(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return (u.throw[0 if side == u.attacker else 1].count(1) + u.bonus_shields[0 if side == u.attacker else 1])

# armello/law/clash.law:61 clash.combat.wounds
def value_combat_wounds(t: Any, s: Any, me: int, u: Any, side: int) -> int:
    return max((t.v_clash_combat_hits(t, s, me, u, (u.defender if side == u.attacker else u.attacker)) - t.v_clash_combat_shields(t, s, me, u, side)), 0)

# armello/law/clash.law:9 clash.combat
def combat(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat and override(t, s, f, t.x_clash_combat, 53, len(s.stack) - 1, 0):
        return True
    if t.x_clash_combat_would and override(t, s, f, t.x_clash_combat_would, 55, len(s.stack) - 1, 0):
        return True
    if f.defender >= 0:
        return combat_after_defender(t, s, f)
    apart = units_in(t, s, t.all_fighter, adjacent(t, s, place_now(t, s, f.attacker), t.is_hex_))
    apart = first_of_each(apart, joint(joint(joint(joint(like_rows(t, apart), [s.record[t.record_kingdom].health[u // t.width] for u in apart]), [s.record[t.record_kingdom].action_points[u // t.width] for u in apart]), [s.record[t.record_kingdom].rot[u // t.width] for u in apart]), [s.record[t.record_kingdom].bounty[u // t.width] for u in apart]))
    among = t.a_clash_combat_defender and t.a_clash_combat_defender(t, s, f.me)
    o = []
    for v in (apart if among is None else among):
        if s.record[t.record_kingdom].action_points[f.attacker // t.width] >= 1:
            o.append(v + 1)
    return ask(s, f, 1, t.base_clash + 0, f.me, o)

# armello/law/clash.law:11 clash.combat
def combat_defender_chosen(t: Any, s: Any, f: Any) -> bool:
    f.defender = s.pick - 1
    return combat_after_defender(t, s, f)

# armello/law/clash.law:11 clash.combat
def combat_after_defender(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_would_so and override(t, s, f, t.x_clash_combat_would_so, 55, len(s.stack) - 1, 2):
        return True
    if t.h_clash_combat_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_start, 3, f.me)
    return combat_combat_start_done(t, s, f)

# armello/law/clash.law:12 clash.combat
def combat_combat_start_done(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].action_points[f.attacker // t.width] -= 1
    f.ground = place_now(t, s, f.defender)
    if t.owner[f.defender // t.width] < 0:  # nobody's: nobody decides
        return combat_after_may(t, s, f)
    return ask(s, f, 4, t.base_clash + 1, t.owner[f.defender // t.width], [0, 1])

# armello/law/clash.law:15 clash.combat
def combat_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return combat_after_may(t, s, f)
    f.intents.append(11828)
    f.pc = 5  # combat_after_may
    return s.busy or combat_after_may(t, s, f)

# armello/law/clash.law:15 clash.combat
def combat_after_may(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_tally_thicket and override(t, s, f, t.x_clash_combat_tally_thicket, 6, len(s.stack) - 1, 5):
        return True
    if ((s.record[t.record_kingdom].time == 1) and (s.suit[place_now(t, s, f.attacker)] == t.suit_kingdom_forest)):
        f.ambushed[0 if f.defender == f.attacker else 1] = 1
    return combat_after_thicket(t, s, f)

# armello/law/clash.law:25 clash.combat.tally.thicket
def combat_after_thicket(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_tally >= 0:
        return open_window(t, s, f, t.h_clash_combat_tally, 7, f.me)
    return combat_tally_done(t, s, f)

# armello/law/clash.law:24 clash.combat.tally
def combat_tally_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_automatic_high_ground and override(t, s, f, t.x_clash_combat_automatic_high_ground, 8, len(s.stack) - 1, 7):
        return True
    for f.climber in [*(f.attacker,), *(f.defender,)]:
        if (s.suit[place_now(t, s, f.climber)] == t.suit_kingdom_mountain):
            f.bonus_shields[0 if f.climber == f.attacker else 1] += 1
    return combat_after_high_ground(t, s, f)

# armello/law/clash.law:36 clash.combat.automatic.high_ground
def combat_after_high_ground(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_automatic >= 0:
        return open_window(t, s, f, t.h_clash_combat_automatic, 9, f.me)
    return combat_automatic_done(t, s, f)

# armello/law/clash.law:35 clash.combat.automatic
def combat_automatic_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_burn_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_burn_start, 10, f.me)
    return combat_burn_start_done(t, s, f)

# armello/law/clash.law:40 clash.combat.burn
def combat_burn_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_burn and override(t, s, f, t.x_clash_combat_burn, 24, len(s.stack) - 1, 10):
        return True
    f.left1 = list([*(f.attacker,), *(f.defender,)])
    return combat_round(t, s, f)

# armello/law/clash.law:41 clash.combat.burn
def combat_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return combat_after_loop_2(t, s, f)
    f.duellist = f.left1.pop(0)
    if not (((f.duellist // t.width in t.all_hero) and (not (f.ambushed[0 if f.duellist == f.attacker else 1] == 1)))):
        return combat_otherwise(t, s, f)
    f.round2 = 0
    return combat_again(t, s, f)

# armello/law/clash.law:43 clash.combat.burn
def combat_again(t: Any, s: Any, f: Any) -> bool:
    if f.round2 >= t.v_clash_combat_dice(t, s, f.me, f, f.duellist):
        return combat_after_loop(t, s, f)
    f.took3 = 0
    if t.owner[f.duellist // t.width] < 0:  # nobody's: nobody decides
        return combat_after_may_2(t, s, f)
    o = [v + 1 for v in distinct(t, s.zones[t.zone_kingdom_hand[t.owner[f.duellist // t.width]]])]
    if not o and not t.show_prompts:
        return combat_after_may_2(t, s, f)
    o.insert(0, 0)
    return ask_shown(t, s, f, 13, t.base_clash + 2, t.owner[f.duellist // t.width], o)

# armello/law/clash.law:44 clash.combat.burn
def combat_fuel_chosen(t: Any, s: Any, f: Any) -> bool:
    f.fuel = s.pick - 1
    if f.fuel < 0:
        return combat_after_may_2(t, s, f)
    f.took3 = 1
    put_card(t, s, f.fuel, t.zone_kingdom_coals[t.owner[f.duellist // t.width]])
    f.pc = 14  # combat_after_may_2
    return s.busy or combat_after_may_2(t, s, f)

# armello/law/clash.law:44 clash.combat.burn
def combat_after_may_2(t: Any, s: Any, f: Any) -> bool:
    if f.took3 == 0:
        return combat_after_loop(t, s, f)
    f.round2 += 1
    f.pc = 12  # combat_again
    return True

# armello/law/clash.law:43 clash.combat.burn
def combat_after_loop(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise(t, s, f)

# armello/law/clash.law:42 clash.combat.burn
def combat_otherwise(t: Any, s: Any, f: Any) -> bool:
    f.pc = 11  # combat_round
    return True

# armello/law/clash.law:41 clash.combat.burn
def combat_after_loop_2(t: Any, s: Any, f: Any) -> bool:
    s.together += 1
    f.left4 = list([*(f.attacker,), *(f.defender,)])
    f.pc = 18  # combat_round_2
    return s.busy or combat_round_2(t, s, f)

# armello/law/clash.law:46 clash.combat.burn
def combat_round_2(t: Any, s: Any, f: Any) -> bool:
    if not f.left4:
        return combat_after_loop_4(t, s, f)
    f.duellist = f.left4.pop(0)
    f.left5 = list(s.zones[t.zone_kingdom_coals[t.owner[f.duellist // t.width]]])
    return combat_round_3(t, s, f)

# armello/law/clash.law:47 clash.combat.burn
def combat_round_3(t: Any, s: Any, f: Any) -> bool:
    if not f.left5:
        return combat_after_loop_3(t, s, f)
    f.ember = f.left5.pop(0)
    discard(t, s, f.me, f.ember)
    f.pc = 20  # combat_then
    return s.busy or combat_then(t, s, f)

# armello/law/clash.law:48 clash.combat.burn
def combat_then(t: Any, s: Any, f: Any) -> bool:
    fix_die(s, f.duellist, 58724, t.card_face[f.ember])
    f.pc = 19  # combat_round_3
    return True

# armello/law/clash.law:47 clash.combat.burn
def combat_after_loop_3(t: Any, s: Any, f: Any) -> bool:
    f.pc = 18  # combat_round_2
    return True

# armello/law/clash.law:46 clash.combat.burn
def combat_after_loop_4(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 23  # combat_then_2
    return True

# armello/law/clash.law:46 clash.combat.burn
def combat_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_burn_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_burn_end, 24, f.me)
    return combat_burn_end_done(t, s, f)

# armello/law/clash.law:40 clash.combat.burn
def combat_burn_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_roll_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_roll_start, 25, f.me)
    return combat_roll_start_done(t, s, f)

# armello/law/clash.law:51 clash.combat.roll
def combat_roll_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_roll and override(t, s, f, t.x_clash_combat_roll, 26, len(s.stack) - 1, 25):
        return True
    for f.roller in [*(f.attacker,), *(f.defender,)]:
        f.throw[0 if f.roller == f.attacker else 1] = roll_explosive(t, s, f.me, t.v_clash_combat_dice(t, s, f.me, f, f.roller), 6, exploding(t, s, f.me, f.roller, t.d_clash_fight_die_explodes, (5,)), fixed_dice(s, f.roller, 58724, t.v_clash_combat_dice(t, s, f.me, f, f.roller)), 182773092, f.roller)
    if t.h_clash_combat_roll_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_roll_end, 26, f.me)
    f.pc = 26  # combat_roll_end_done
    return s.busy or combat_roll_end_done(t, s, f)

# armello/law/clash.law:51 clash.combat.roll
def combat_roll_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_resolve_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_resolve_start, 27, f.me)
    return combat_resolve_start_done(t, s, f)

# armello/law/clash.law:60 clash.combat.resolve
def combat_resolve_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_resolve and override(t, s, f, t.x_clash_combat_resolve, 31, len(s.stack) - 1, 27):
        return True
    s.together += 1
    f.left6 = list([*(f.attacker,), *(f.defender,)])
    f.pc = 28  # combat_round_4
    return s.busy or combat_round_4(t, s, f)

# armello/law/clash.law:62 clash.combat.resolve
def combat_round_4(t: Any, s: Any, f: Any) -> bool:
    if not f.left6:
        return combat_after_loop_5(t, s, f)
    f.loser = f.left6.pop(0)
    s.record[t.record_kingdom].health[f.loser // t.width] = max(0, s.record[t.record_kingdom].health[f.loser // t.width] + (-max(0, t.v_clash_combat_wounds(t, s, f.me, f, f.loser))))
    f.pc = 28  # combat_round_4
    return True

# armello/law/clash.law:62 clash.combat.resolve
def combat_after_loop_5(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 30  # combat_then_3
    return True

# armello/law/clash.law:62 clash.combat.resolve
def combat_then_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_resolve_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_resolve_end, 31, f.me)
    return combat_resolve_end_done(t, s, f)

# armello/law/clash.law:60 clash.combat.resolve
def combat_resolve_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_outcome_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_outcome_start, 32, f.me)
    return combat_outcome_start_done(t, s, f)

# armello/law/clash.law:65 clash.combat.outcome
def combat_outcome_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_outcome and override(t, s, f, t.x_clash_combat_outcome, 49, len(s.stack) - 1, 32):
        return True
    if (not (t.c_kingdom_slain(t, s, f.me, f.attacker) and t.c_kingdom_slain(t, s, f.me, f.defender))):
        return combat_otherwise_2(t, s, f)
    if t.x_clash_combat_outcome_mutual_death and override(t, s, f, t.x_clash_combat_outcome_mutual_death, 34, len(s.stack) - 1, 32):
        return True
    if not (t.can_kingdom_fall(t, s, player_of(t, s, f.attacker), f.attacker)):
        return combat_after_fall(t, s, f)
    f.pc = 33  # combat_after_fall
    g = t.p_kingdom_fall(player_of(t, s, f.attacker))
    g.prey = f.attacker
    s.stack.append(g)
    return True

# armello/law/clash.law:67 clash.combat.outcome.mutual_death
def combat_after_fall(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_kingdom_fall(t, s, player_of(t, s, f.defender), f.defender)):
        return combat_after_fall_2(t, s, f)
    f.pc = 34  # combat_after_fall_2
    g = t.p_kingdom_fall(player_of(t, s, f.defender))
    g.prey = f.defender
    s.stack.append(g)
    return True

# armello/law/clash.law:68 clash.combat.outcome.mutual_death
def combat_after_fall_2(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:66 clash.combat.outcome
def combat_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if (not t.c_kingdom_slain(t, s, f.me, f.defender)):
        return combat_otherwise_3(t, s, f)
    if t.x_clash_combat_outcome_victory and override(t, s, f, t.x_clash_combat_outcome_victory, 37, len(s.stack) - 1, 35):
        return True
    if not (t.can_clash_slay(t, s, player_of(t, s, f.attacker), f.attacker, f.defender)):
        return combat_after_slay(t, s, f)
    f.pc = 36  # combat_after_slay
    g = t.p_clash_slay(player_of(t, s, f.attacker))
    g.killer = f.attacker
    g.prey = f.defender
    s.stack.append(g)
    return True

# armello/law/clash.law:70 clash.combat.outcome.victory
def combat_after_slay(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_kingdom_enter(t, s, player_of(t, s, f.attacker), f.attacker, f.ground)):
        return combat_after_enter(t, s, f)
    f.pc = 37  # combat_after_enter
    g = t.p_kingdom_enter(player_of(t, s, f.attacker))
    g.walker = f.attacker
    g.spot = f.ground
    s.stack.append(g)
    return True

# armello/law/clash.law:71 clash.combat.outcome.victory
def combat_after_enter(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:69 clash.combat.outcome
def combat_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    if (not t.c_kingdom_slain(t, s, f.me, f.attacker)):
        return combat_otherwise_4(t, s, f)
    if t.x_clash_combat_outcome_stand and override(t, s, f, t.x_clash_combat_outcome_stand, 39, len(s.stack) - 1, 38):
        return True
    if not (t.can_clash_slay(t, s, player_of(t, s, f.defender), f.defender, f.attacker)):
        return combat_after_slay_2(t, s, f)
    f.pc = 39  # combat_after_slay_2
    g = t.p_clash_slay(player_of(t, s, f.defender))
    g.killer = f.defender
    g.prey = f.attacker
    s.stack.append(g)
    return True

# armello/law/clash.law:73 clash.combat.outcome.stand
def combat_after_slay_2(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:72 clash.combat.outcome
def combat_otherwise_4(t: Any, s: Any, f: Any) -> bool:
    if (11828 not in f.intents):
        return combat_otherwise_5(t, s, f)
    if t.x_clash_combat_outcome_evade and override(t, s, f, t.x_clash_combat_outcome_evade, 41, len(s.stack) - 1, 40):
        return True
    if t.x_clash_combat_give_way and override(t, s, f, t.x_clash_combat_give_way, 41, len(s.stack) - 1, 40):
        return True
    f.pc = 41  # combat_after_give_way
    g = t.p_clash_combat_give_way(player_of(t, s, f.defender), -1, len(s.stack) - 1)
    g.prey = f.defender
    s.stack.append(g)
    return True

# armello/law/clash.law:75 clash.combat.outcome.evade
def combat_after_give_way(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:74 clash.combat.outcome
def combat_otherwise_5(t: Any, s: Any, f: Any) -> bool:
    if (not (f.steadfast[0 if f.defender == f.attacker else 1] == 1)):
        return combat_otherwise_6(t, s, f)
    if t.x_clash_combat_outcome_firm and override(t, s, f, t.x_clash_combat_outcome_firm, 43, len(s.stack) - 1, 42):
        return True
    return combat_after_firm(t, s, f)

# armello/law/clash.law:76 clash.combat.outcome.firm
def combat_after_firm(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:76 clash.combat.outcome
def combat_otherwise_6(t: Any, s: Any, f: Any) -> bool:
    if (not (t.v_clash_combat_wounds(t, s, f.me, f, f.defender) > t.v_clash_combat_wounds(t, s, f.me, f, f.attacker))):
        return combat_otherwise_7(t, s, f)
    if t.x_clash_combat_outcome_retreat and override(t, s, f, t.x_clash_combat_outcome_retreat, 45, len(s.stack) - 1, 44):
        return True
    if t.x_clash_combat_give_way and override(t, s, f, t.x_clash_combat_give_way, 45, len(s.stack) - 1, 44):
        return True
    f.pc = 45  # combat_after_give_way_2
    g = t.p_clash_combat_give_way(player_of(t, s, f.defender), -1, len(s.stack) - 1)
    g.prey = f.defender
    s.stack.append(g)
    return True

# armello/law/clash.law:79 clash.combat.outcome.retreat
def combat_after_give_way_2(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:78 clash.combat.outcome
def combat_otherwise_7(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_outcome_undecided and override(t, s, f, t.x_clash_combat_outcome_undecided, 47, len(s.stack) - 1, 46):
        return True
    return combat_after_undecided(t, s, f)

# armello/law/clash.law:80 clash.combat.outcome.undecided
def combat_after_undecided(t: Any, s: Any, f: Any) -> bool:
    return combat_otherwise_8(t, s, f)

# armello/law/clash.law:80 clash.combat.outcome
def combat_otherwise_8(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_outcome_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_outcome_end, 49, f.me)
    return combat_outcome_end_done(t, s, f)

# armello/law/clash.law:65 clash.combat.outcome
def combat_outcome_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_aftermath_start >= 0:
        return open_window(t, s, f, t.h_clash_combat_aftermath_start, 50, f.me)
    return combat_aftermath_start_done(t, s, f)

# armello/law/clash.law:83 clash.combat.aftermath
def combat_aftermath_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_combat_aftermath and override(t, s, f, t.x_clash_combat_aftermath, 53, len(s.stack) - 1, 50):
        return True
    f.left7 = list([*(f.attacker,), *(f.defender,)])
    return combat_round_5(t, s, f)

# armello/law/clash.law:84 clash.combat.aftermath
def combat_round_5(t: Any, s: Any, f: Any) -> bool:
    if not f.left7:
        return combat_after_loop_6(t, s, f)
    f.veteran = f.left7.pop(0)
    if (f.veteran // t.width in t.all_hero):
        discard_all(t, s, f.me, list(s.zones[t.zone_kingdom_effects[t.owner[f.veteran // t.width]]]))
    f.pc = 51  # combat_round_5
    return True

# armello/law/clash.law:84 clash.combat.aftermath
def combat_after_loop_6(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_aftermath_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_aftermath_end, 53, f.me)
    return combat_aftermath_end_done(t, s, f)

# armello/law/clash.law:83 clash.combat.aftermath
def combat_aftermath_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_combat_end >= 0:
        return open_window(t, s, f, t.h_clash_combat_end, 54, f.me)
    return combat_over(t, s, f)

# armello/law/clash.law:9 clash.combat: over
def combat_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/clash.law:9 clash.combat: something else has happened in its place
def combat_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/clash.law:9 clash.combat: can it be done?
def can_combat_now(t: Any, s: Any, me: int, attacker: int = -1, defender: int = -1) -> bool:
    among = t.a_clash_combat_defender and t.a_clash_combat_defender(t, s, me)
    if defender >= 0:
        return defender in (units_in(t, s, t.all_fighter, adjacent(t, s, place_now(t, s, attacker), t.is_hex_)) if among is None else among) and s.record[t.record_kingdom].action_points[attacker // t.width] >= 1
    for defender in (units_in(t, s, t.all_fighter, adjacent(t, s, place_now(t, s, attacker), t.is_hex_)) if among is None else among):
        if s.record[t.record_kingdom].action_points[attacker // t.width] >= 1:
            return True
    return False

# armello/law/clash.law:87 clash.combat.give_way
def combat_give_way(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    o = []
    for v in adjacent(t, s, u.ground, t.is_hex_):
        if not (s.here[v] & t.all_fighter.mask) and t.can_kingdom_enter(t, s, player_of(t, s, f.prey), f.prey, v):
            o.append(v + 1)
    if not o:
        f.refuge = -1
        return combat_give_way_after_refuge(t, s, f)
    return ask(s, f, 1, t.base_clash + 3, f.me, o)

# armello/law/clash.law:89 clash.combat.give_way
def combat_give_way_refuge_chosen(t: Any, s: Any, f: Any) -> bool:
    f.refuge = s.pick - 1
    return combat_give_way_after_refuge(t, s, f)

# armello/law/clash.law:89 clash.combat.give_way
def combat_give_way_after_refuge(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.refuge):
        return combat_give_way_after_enter(t, s, f)
    if not (t.can_kingdom_enter(t, s, player_of(t, s, f.prey), f.prey, f.refuge)):
        return combat_give_way_after_enter(t, s, f)
    f.pc = 3  # combat_give_way_after_enter
    g = t.p_kingdom_enter(player_of(t, s, f.prey))
    g.walker = f.prey
    g.spot = f.refuge
    s.stack.append(g)
    return True

# armello/law/clash.law:90 clash.combat.give_way
def combat_give_way_after_enter(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if not ((not (s.here[u.ground] & t.all_fighter.mask))):
        return combat_give_way_otherwise(t, s, f)
    if not (t.can_kingdom_enter(t, s, player_of(t, s, u.attacker), u.attacker, u.ground)):
        return combat_give_way_after_enter_2(t, s, f)
    f.pc = 4  # combat_give_way_after_enter_2
    g = t.p_kingdom_enter(player_of(t, s, u.attacker))
    g.walker = u.attacker
    g.spot = u.ground
    s.stack.append(g)
    return True

# armello/law/clash.law:91 clash.combat.give_way
def combat_give_way_after_enter_2(t: Any, s: Any, f: Any) -> bool:
    return combat_give_way_otherwise(t, s, f)

# armello/law/clash.law:91 clash.combat.give_way
def combat_give_way_otherwise(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/clash.law:93 clash.slay
def slay(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_slay and override(t, s, f, t.x_clash_slay, 5, len(s.stack) - 1, 0):
        return True
    if t.x_clash_slay_would and override(t, s, f, t.x_clash_slay_would, 7, len(s.stack) - 1, 0):
        return True
    if t.x_clash_slay_would_so and override(t, s, f, t.x_clash_slay_would_so, 7, len(s.stack) - 1, 0):
        return True
    if t.h_clash_slay_start >= 0:
        return open_window(t, s, f, t.h_clash_slay_start, 1, f.me)
    return slay_slay_start_done(t, s, f)

# armello/law/clash.law:96 clash.slay
def slay_slay_start_done(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_kingdom_fall(t, s, player_of(t, s, f.prey), f.prey)):
        return slay_after_fall(t, s, f)
    f.pc = 2  # slay_after_fall
    g = t.p_kingdom_fall(player_of(t, s, f.prey))
    g.prey = f.prey
    s.stack.append(g)
    return True

# armello/law/clash.law:96 clash.slay
def slay_after_fall(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_slay_prestige and override(t, s, f, t.x_clash_slay_prestige, 3, len(s.stack) - 1, 2):
        return True
    if (f.killer // t.width in t.all_hero):
        score(t, s, t.owner[f.killer // t.width], 1)
    f.pc = 3  # slay_after_prestige
    return s.busy or slay_after_prestige(t, s, f)

# armello/law/clash.law:97 clash.slay.prestige
def slay_after_prestige(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_slay_spreading and override(t, s, f, t.x_clash_slay_spreading, 4, len(s.stack) - 1, 3):
        return True
    if ((f.killer // t.width in t.all_bane) and (f.prey // t.width in t.all_hero)):
        s.record[t.record_kingdom].rot[f.prey // t.width] = max(0, s.record[t.record_kingdom].rot[f.prey // t.width] + 1)
        s.record[t.record_kingdom].health[f.killer // t.width] = max(0, s.record[t.record_kingdom].health[f.killer // t.width] + 1)
    return slay_after_spreading(t, s, f)

# armello/law/clash.law:99 clash.slay.spreading
def slay_after_spreading(t: Any, s: Any, f: Any) -> bool:
    if t.x_clash_slay_claim and override(t, s, f, t.x_clash_slay_claim, 5, len(s.stack) - 1, 4):
        return True
    if ((f.killer // t.width in t.all_hero) and (f.prey // t.width in t.all_hero)):
        s.record[t.record_kingdom].gold[t.owner[f.killer // t.width]] += max(0, (2 * s.record[t.record_kingdom].bounty[f.prey // t.width]))
        s.record[t.record_kingdom].bounty[f.prey // t.width] = max(0, 0)
        s.record[t.record_kingdom].bounty[f.killer // t.width] = max(0, s.record[t.record_kingdom].bounty[f.killer // t.width] + 1)
    return slay_after_claim(t, s, f)

# armello/law/clash.law:103 clash.slay.claim
def slay_after_claim(t: Any, s: Any, f: Any) -> bool:
    if t.h_clash_slay_end >= 0:
        return open_window(t, s, f, t.h_clash_slay_end, 6, f.me)
    return slay_over(t, s, f)

# armello/law/clash.law:93 clash.slay: over
def slay_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/law/clash.law:93 clash.slay: something else has happened in its place
def slay_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# armello/law/clash.law:93 clash.slay: can it be done?
def can_slay_now(t: Any, s: Any, me: int, killer: int = -1, prey: int = -1) -> bool:
    return t.can_kingdom_fall(t, s, player_of(t, s, prey), prey)

# armello/law/clash.law:110 clash.inversion: exception to clash.combat.hits
def inversion_0(t: Any, s: Any, me: int, u: Any, side: int) -> Any:
    if t.c_kingdom_corrupted(t, s, owner_of(t, side), side):
        return (((u.throw[0 if side == u.attacker else 1].count(0) + u.throw[0 if side == u.attacker else 1].count(4)) + t.v_clash_combat_sky(t, s, owner_of(t, side), u, side)) + u.bonus_swords[0 if side == u.attacker else 1])
    return None

# armello/law/clash.law:112 clash.inversion: exception to clash.fight_die.explodes
def inversion_1(t: Any, s: Any, me: int, of: int) -> Any:
    if t.c_kingdom_corrupted(t, s, me, of):
        return 4
    return None


# armello/law/clash.law:9 clash.combat: procedure combat
class Combat(Frame):
    __slots__ = ('attacker', 'defender', 'intents', 'bonus_dice', 'lost_dice', 'bonus_swords', 'bonus_shields', 'ambushed', 'steadfast', 'ground', 'climber', 'duellist', 'left1', 'round2', 'took3', 'fuel', 'left4', 'ember', 'left5', 'roller', 'throw', 'loser', 'left6', 'veteran', 'left7', )
    NAMES: ClassVar[tuple[str, ...]] = ('attacker', 'defender', 'intents', 'bonus_dice', 'lost_dice', 'bonus_swords', 'bonus_shields', 'ambushed', 'steadfast', 'ground', 'climber', 'duellist', 'left1', 'round2', 'took3', 'fuel', 'left4', 'ember', 'left5', 'roller', 'throw', 'loser', 'left6', 'veteran', 'left7', )
    KEY: ClassVar[str] = 'clash:Combat'
    PATH: ClassVar[str] = 'clash.combat'
    ENDS: ClassVar[dict[str, int]] = {'clash.combat': 53}
    BLOCKS = (combat, combat_defender_chosen, combat_after_defender, combat_combat_start_done, combat_may_answered, combat_after_may, combat_after_thicket, combat_tally_done, combat_after_high_ground, combat_automatic_done, combat_burn_start_done, combat_round, combat_again, combat_fuel_chosen, combat_after_may_2, combat_after_loop, combat_otherwise, combat_after_loop_2, combat_round_2, combat_round_3, combat_then, combat_after_loop_3, combat_after_loop_4, combat_then_2, combat_burn_end_done, combat_roll_start_done, combat_roll_end_done, combat_resolve_start_done, combat_round_4, combat_after_loop_5, combat_then_3, combat_resolve_end_done, combat_outcome_start_done, combat_after_fall, combat_after_fall_2, combat_otherwise_2, combat_after_slay, combat_after_enter, combat_otherwise_3, combat_after_slay_2, combat_otherwise_4, combat_after_give_way, combat_otherwise_5, combat_after_firm, combat_otherwise_6, combat_after_give_way_2, combat_otherwise_7, combat_after_undecided, combat_otherwise_8, combat_outcome_end_done, combat_aftermath_start_done, combat_round_5, combat_after_loop_6, combat_aftermath_end_done, combat_over, combat_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.attacker: int = -1
        self.defender: int = -1
        self.intents: list[Any] = []
        self.bonus_dice: list[Any] = [0, 0]
        self.lost_dice: list[Any] = [0, 0]
        self.bonus_swords: list[Any] = [0, 0]
        self.bonus_shields: list[Any] = [0, 0]
        self.ambushed: list[Any] = [0, 0]
        self.steadfast: list[Any] = [0, 0]
        self.ground: int = -1
        self.climber: int = -1
        self.duellist: int = -1
        self.left1: list[Any] = []
        self.round2: int = -1
        self.took3: int = -1
        self.fuel: int = -1
        self.left4: list[Any] = []
        self.ember: int = -1
        self.left5: list[Any] = []
        self.roller: int = -1
        self.throw: list[Any] = [[], []]
        self.loser: int = -1
        self.left6: list[Any] = []
        self.veteran: int = -1
        self.left7: list[Any] = []

    def clone(self) -> Combat:
        o = Combat.__new__(Combat)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.attacker = self.attacker
        o.defender = self.defender
        o.intents = copied(self.intents)
        o.bonus_dice = self.bonus_dice[:]
        o.lost_dice = self.lost_dice[:]
        o.bonus_swords = self.bonus_swords[:]
        o.bonus_shields = self.bonus_shields[:]
        o.ambushed = self.ambushed[:]
        o.steadfast = self.steadfast[:]
        o.ground = self.ground
        o.climber = self.climber
        o.duellist = self.duellist
        o.left1 = copied(self.left1)
        o.round2 = self.round2
        o.took3 = self.took3
        o.fuel = self.fuel
        o.left4 = copied(self.left4)
        o.ember = self.ember
        o.left5 = copied(self.left5)
        o.roller = self.roller
        o.throw = copied(self.throw)
        o.loser = self.loser
        o.left6 = copied(self.left6)
        o.veteran = self.veteran
        o.left7 = copied(self.left7)
        return o


# armello/law/clash.law:87 clash.combat.give_way: verb combat.give_way
class CombatGiveWay(Frame):
    __slots__ = ('prey', 'refuge', )
    NAMES: ClassVar[tuple[str, ...]] = ('prey', 'refuge', )
    KEY: ClassVar[str] = 'clash:CombatGiveWay'
    PATH: ClassVar[str] = 'clash.combat.give_way'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (combat_give_way, combat_give_way_refuge_chosen, combat_give_way_after_refuge, combat_give_way_after_enter, combat_give_way_after_enter_2, combat_give_way_otherwise, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.prey: int = -1
        self.refuge: int = -1

    def clone(self) -> CombatGiveWay:
        o = CombatGiveWay.__new__(CombatGiveWay)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.prey = self.prey
        o.refuge = self.refuge
        return o


# armello/law/clash.law:93 clash.slay: procedure slay
class Slay(Frame):
    __slots__ = ('killer', 'prey', )
    NAMES: ClassVar[tuple[str, ...]] = ('killer', 'prey', )
    KEY: ClassVar[str] = 'clash:Slay'
    PATH: ClassVar[str] = 'clash.slay'
    ENDS: ClassVar[dict[str, int]] = {'clash.slay': 5}
    BLOCKS = (slay, slay_slay_start_done, slay_after_fall, slay_after_prestige, slay_after_spreading, slay_after_claim, slay_over, slay_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.killer: int = -1
        self.prey: int = -1

    def clone(self) -> Slay:
        o = Slay.__new__(Slay)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.killer = self.killer
        o.prey = self.prey
        return o


SYSTEM: dict[str, Any] = {'name': 'clash',
 'kind': 'law',
 'title': 'The Order of Combat',
 'file': 'armello/law/clash.law',
 'fields': {},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [('fight_die', 'Fight Die', ['sword', 'shield', 'sun', 'moon', 'worm', 'wyld'])],
 'purposes': [],
 'modes': [],
 'cards': [],
 'exploding': ['clash.fight_die.explodes'],
 'titles': {'clash.fight_die.explodes': 'Fight Die',
            'clash.combat.tally': 'Tally Dice',
            'clash.combat.tally.thicket': 'Out of the Thicket',
            'clash.combat.automatic': 'Automatic Effects',
            'clash.combat.automatic.high_ground': 'High Ground',
            'clash.combat.burn': 'Burn Cards',
            'clash.combat.roll': 'Roll',
            'clash.combat.resolve': 'Resolve',
            'clash.combat.outcome': 'Outcome',
            'clash.combat.outcome.mutual_death': 'Mutual Death',
            'clash.combat.outcome.victory': 'Victory',
            'clash.combat.outcome.stand': 'Stand',
            'clash.combat.outcome.evade': 'Evade',
            'clash.combat.outcome.firm': 'Hold',
            'clash.combat.outcome.retreat': 'Retreat',
            'clash.combat.outcome.undecided': 'Undecided',
            'clash.combat.aftermath': 'Aftermath',
            'clash.slay.prestige': 'Prestige',
            'clash.slay.spreading': 'Rot Spreads',
            'clash.slay.claim': 'Bounty',
            'clash.combat': 'Combat',
            'clash.slay': 'Slay',
            'clash.inversion': 'Corruption'},
 'kind_keys': {'bane': ['bane'], 'fighter': ['fighter'], 'hero': ['hero']},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('clash.combat', 'Combat', 'defender', 'unit', 11, [], []),
    ('clash.combat', 'Combat', 'may', 'yes', 15, ['declare evading'], []),
    ('clash.combat.burn', 'Burn Cards', 'fuel', 'card', 44, [], []),
    ('clash.combat.give_way', 'give_way', 'refuge', 'place', 89, [], []),
]

VALUES: list[Any] = [
    ('clash.combat.venom', value_combat_venom, (), 0),
    ('clash.combat.stance', value_combat_stance, (), 0),
    ('clash.combat.dice', value_combat_dice, (), 0),
    ('clash.combat.sky', value_combat_sky, (), 0),
    ('clash.combat.hits', value_combat_hits, (), 0),
    ('clash.combat.shields', value_combat_shields, (), 0),
    ('clash.combat.wounds', value_combat_wounds, (), 0),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('clash.combat', Combat, can_combat_now),
    ('clash.combat.give_way', CombatGiveWay, None),
    ('clash.slay', Slay, can_slay_now),
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
    ('clash.combat.hits', inversion_0, 'law', False),
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
    'clash.combat.defender',
]

DIE_EXCEPTIONS: list[Any] = [
    ('clash.fight_die.explodes', inversion_1, 'law'),
]

RULE_PATHS: list[Any] = [
    (inversion_0, 'clash.inversion'),
]

SILENT_SITES: list[Any] = [
    2,
]
POINTS: list[str] = ['clash.combat:start',
 'clash.combat.tally',
 'clash.combat.automatic',
 'clash.combat.burn:start',
 'clash.combat.burn:end',
 'clash.combat.roll:start',
 'clash.combat.roll:end',
 'clash.combat.resolve:start',
 'clash.combat.resolve:end',
 'clash.combat.outcome:start',
 'clash.combat.outcome:end',
 'clash.combat.aftermath:start',
 'clash.combat.aftermath:end',
 'clash.combat:end',
 'clash.slay:start',
 'clash.slay:end']
PARTS: list[str] = ['clash.combat',
 'clash.combat:would',
 'clash.combat:would_so',
 'clash.combat.tally.thicket',
 'clash.combat.automatic.high_ground',
 'clash.combat.burn',
 'clash.combat.roll',
 'clash.combat.resolve',
 'clash.combat.outcome',
 'clash.combat.outcome.mutual_death',
 'clash.combat.outcome.victory',
 'clash.combat.outcome.stand',
 'clash.combat.outcome.evade',
 'clash.combat.give_way',
 'clash.combat.outcome.firm',
 'clash.combat.outcome.retreat',
 'clash.combat.outcome.undecided',
 'clash.combat.aftermath',
 'clash.slay',
 'clash.slay:would',
 'clash.slay:would_so',
 'clash.slay.prestige',
 'clash.slay.spreading',
 'clash.slay.claim']
RECORD: Any = None
