"""Exiles and Partisans: made by rootdsl from root/decks/exiles.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/decks/exiles.law:17 exiles.saboteurs.0: can it be done?
def can_saboteurs_0_rival(t: Any, s: Any, me: int) -> bool:
    for rival in t.seats:
        if s.team[rival] != s.team[me] and bool(s.zones[t.zone_woodland_play_area[rival]]) and bool([it for it in s.zones[t.zone_woodland_play_area[rival]] if t.card_costed[it]]):
            return True
    return False

# root/decks/exiles.law:16 exiles.saboteurs.0: does it apply now?
def saboteurs_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and can_saboteurs_0_rival(t, s, f.me)

# root/decks/exiles.law:16 exiles.saboteurs.0
def saboteurs_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_saboteurs and override(t, s, f, t.x_exiles_saboteurs, 5, len(s.stack) - 1, 0):
        return True
    o = []
    for v in t.seats:
        if s.team[v] != s.team[f.me] and bool(s.zones[t.zone_woodland_play_area[v]]) and bool([it for it in s.zones[t.zone_woodland_play_area[v]] if t.card_costed[it]]):
            o.append(v + 1)
    if not o:
        return saboteurs_0_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_exiles + 0, f.me, o)

# root/decks/exiles.law:17 exiles.saboteurs.0
def saboteurs_0_rival_chosen(t: Any, s: Any, f: Any) -> bool:
    f.rival = s.pick - 1
    if f.rival < 0:
        return saboteurs_0_after_may(t, s, f)
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_play_area[f.rival]] if t.card_costed[it]])]
    return ask(s, f, 2, t.base_exiles + 1, f.me, o)

# root/decks/exiles.law:18 exiles.saboteurs.0
def saboteurs_0_wreck_chosen(t: Any, s: Any, f: Any) -> bool:
    f.wreck = s.pick - 1
    discard(t, s, f.me, f.card)
    f.pc = 3  # saboteurs_0_then
    return s.busy or saboteurs_0_then(t, s, f)

# root/decks/exiles.law:19 exiles.saboteurs.0
def saboteurs_0_then(t: Any, s: Any, f: Any) -> bool:
    discard(t, s, f.me, f.wreck)
    f.pc = 4  # saboteurs_0_after_may
    return s.busy or saboteurs_0_after_may(t, s, f)

# root/decks/exiles.law:17 exiles.saboteurs.0
def saboteurs_0_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:16 exiles.saboteurs.0
def saboteurs_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:28 exiles.eyrie_emigre.1: does it apply now?
def eyrie_emigre_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/decks/exiles.law:29 exiles.eyrie_emigre.1: can it be done?
def can_eyrie_emigre_1_haven(t: Any, s: Any, me: int) -> bool:
    for haven in t.places_clearing:
        if t.can_woodland_move(t, s, me, -1, -1, haven):
            return True
    return False

# root/decks/exiles.law:31 exiles.eyrie_emigre.1: can it be done?
def can_eyrie_emigre_1_foe(t: Any, s: Any, me: int, haven: int) -> bool:
    for foe in t.seats:
        if s.team[foe] != s.team[me] and s.here[haven] & t.rows_piece[foe].mask and t.can_woodland_battle(t, s, me, -1, foe, haven):
            return True
    return False

# root/decks/exiles.law:28 exiles.eyrie_emigre.1
def eyrie_emigre_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_eyrie_emigre and override(t, s, f, t.x_exiles_eyrie_emigre, 5, len(s.stack) - 1, 0):
        return True
    o = []
    for v in t.places_clearing:
        if t.can_woodland_move(t, s, f.me, -1, -1, v):
            o.append(v + 1)
    if not o:
        return eyrie_emigre_1_after_battle(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_exiles + 2, f.me, o)

# root/decks/exiles.law:29 exiles.eyrie_emigre.1
def eyrie_emigre_1_haven_chosen(t: Any, s: Any, f: Any) -> bool:
    f.haven = s.pick - 1
    if f.haven < 0:
        return eyrie_emigre_1_after_battle(t, s, f)
    f.pc = 2  # eyrie_emigre_1_after_move
    g = t.p_woodland_move(f.me)
    g.target = f.haven
    s.stack.append(g)
    return True

# root/decks/exiles.law:30 exiles.eyrie_emigre.1
def eyrie_emigre_1_after_move(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in t.seats:
        if s.team[v] != s.team[f.me] and s.here[f.haven] & t.rows_piece[v].mask and t.can_woodland_battle(t, s, f.me, -1, v, f.haven):
            o.append(v + 1)
    if not o:
        return eyrie_emigre_1_after_battle(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 3, t.base_exiles + 3, f.me, o)

# root/decks/exiles.law:31 exiles.eyrie_emigre.1
def eyrie_emigre_1_foe_chosen(t: Any, s: Any, f: Any) -> bool:
    f.foe = s.pick - 1
    if f.foe < 0:
        return eyrie_emigre_1_after_battle(t, s, f)
    f.pc = 4  # eyrie_emigre_1_after_battle
    g = t.p_woodland_battle(f.me)
    g.defender = f.foe
    g.field = f.haven
    s.stack.append(g)
    return True

# root/decks/exiles.law:32 exiles.eyrie_emigre.1
def eyrie_emigre_1_after_battle(t: Any, s: Any, f: Any) -> bool:
    if (not was_set(f.foe)):
        discard(t, s, f.me, f.card)
    return finish(s)

# root/decks/exiles.law:28 exiles.eyrie_emigre.1
def eyrie_emigre_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:35 exiles.fox_partisans.2: does it apply now?
def fox_partisans_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender) and (s.suit[u.field] == t.suit_woodland_fox)

# root/decks/exiles.law:35 exiles.fox_partisans.2
def fox_partisans_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_fox_partisans and override(t, s, f, t.x_exiles_fox_partisans, 3, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_exiles + 4, f.me, [0, 1])

# root/decks/exiles.law:36 exiles.fox_partisans.2
def fox_partisans_2_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return fox_partisans_2_after_may(t, s, f)
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    discard_all(t, s, f.me, list([it for it in s.zones[t.zone_woodland_hand[f.me]] if (not (t.card_suit[it] == t.suit_woodland_fox))]))
    sift(s, f.me, t.zone_woodland_hand[f.me])
    f.pc = 2  # fox_partisans_2_after_may
    return s.busy or fox_partisans_2_after_may(t, s, f)

# root/decks/exiles.law:36 exiles.fox_partisans.2
def fox_partisans_2_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:35 exiles.fox_partisans.2
def fox_partisans_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:61 exiles.rabbit_partisans.3: does it apply now?
def rabbit_partisans_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender) and (s.suit[u.field] == t.suit_woodland_rabbit)

# root/decks/exiles.law:61 exiles.rabbit_partisans.3
def rabbit_partisans_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_rabbit_partisans and override(t, s, f, t.x_exiles_rabbit_partisans, 3, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_exiles + 5, f.me, [0, 1])

# root/decks/exiles.law:62 exiles.rabbit_partisans.3
def rabbit_partisans_3_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return rabbit_partisans_3_after_may(t, s, f)
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    discard_all(t, s, f.me, list([it for it in s.zones[t.zone_woodland_hand[f.me]] if (not (t.card_suit[it] == t.suit_woodland_rabbit))]))
    sift(s, f.me, t.zone_woodland_hand[f.me])
    f.pc = 2  # rabbit_partisans_3_after_may
    return s.busy or rabbit_partisans_3_after_may(t, s, f)

# root/decks/exiles.law:62 exiles.rabbit_partisans.3
def rabbit_partisans_3_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:61 exiles.rabbit_partisans.3
def rabbit_partisans_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:68 exiles.charm_offensive.4: does it apply now?
def charm_offensive_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/decks/exiles.law:68 exiles.charm_offensive.4
def charm_offensive_4(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_charm_offensive and override(t, s, f, t.x_exiles_charm_offensive, 6, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_exiles + 6, f.me, [0, 1])

# root/decks/exiles.law:69 exiles.charm_offensive.4
def charm_offensive_4_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return charm_offensive_4_next(t, s, f)
    draw(t, s, f.me, 1)
    f.pc = 2  # charm_offensive_4_then
    return s.busy or charm_offensive_4_then(t, s, f)

# root/decks/exiles.law:70 exiles.charm_offensive.4
def charm_offensive_4_then(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in [it for it in t.seats if it != f.me]]
    if not o:
        f.friend = -1
        return charm_offensive_4_after_friend(t, s, f)
    return ask(s, f, 3, t.base_exiles + 7, f.me, o)

# root/decks/exiles.law:71 exiles.charm_offensive.4
def charm_offensive_4_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    return charm_offensive_4_after_friend(t, s, f)

# root/decks/exiles.law:71 exiles.charm_offensive.4
def charm_offensive_4_after_friend(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.friend):
        return charm_offensive_4_next(t, s, f)
    score(t, s, f.friend, 1)
    f.pc = 5  # charm_offensive_4_next
    return s.busy or charm_offensive_4_next(t, s, f)

# root/decks/exiles.law:72 exiles.charm_offensive.4
def charm_offensive_4_next(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:68 exiles.charm_offensive.4
def charm_offensive_4_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:82 exiles.coffin_makers.5: does it apply now?
def coffin_makers_5_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/decks/exiles.law:82 exiles.coffin_makers.5
def coffin_makers_5(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_coffin_makers and override(t, s, f, t.x_exiles_coffin_makers, 2, len(s.stack) - 1, 0):
        return True
    score(t, s, f.me, (total_in(s.at, t.all_warrior, t.within[t.box_exiles_coffins]) // 5))
    f.pc = 1  # coffin_makers_5_then
    return s.busy or coffin_makers_5_then(t, s, f)

# root/decks/exiles.law:83 exiles.coffin_makers.5
def coffin_makers_5_then(t: Any, s: Any, f: Any) -> bool:
    move_pieces(t, s, t.all_warrior, t.box_exiles_coffins, -1, t.supply)
    return finish(s)

# root/decks/exiles.law:82 exiles.coffin_makers.5
def coffin_makers_5_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:86 exiles.mouse_partisans.6: does it apply now?
def mouse_partisans_6_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender) and (s.suit[u.field] == t.suit_woodland_mouse)

# root/decks/exiles.law:86 exiles.mouse_partisans.6
def mouse_partisans_6(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_mouse_partisans and override(t, s, f, t.x_exiles_mouse_partisans, 3, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_exiles + 8, f.me, [0, 1])

# root/decks/exiles.law:87 exiles.mouse_partisans.6
def mouse_partisans_6_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return mouse_partisans_6_after_may(t, s, f)
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    discard_all(t, s, f.me, list([it for it in s.zones[t.zone_woodland_hand[f.me]] if (not (t.card_suit[it] == t.suit_woodland_mouse))]))
    sift(s, f.me, t.zone_woodland_hand[f.me])
    f.pc = 2  # mouse_partisans_6_after_may
    return s.busy or mouse_partisans_6_after_may(t, s, f)

# root/decks/exiles.law:87 exiles.mouse_partisans.6
def mouse_partisans_6_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:86 exiles.mouse_partisans.6
def mouse_partisans_6_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:80 exiles.coffin_makers.0: is this the event?
def coffin_makers_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_warrior

# root/decks/exiles.law:80 exiles.coffin_makers.0
def coffin_makers_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/decks/exiles.law:80 exiles.coffin_makers.0
def coffin_makers_0(t: Any, s: Any, f: Any) -> bool:
    if not (falling(t, s, f.what) and coffin_makers_0_can(t, s, f)):
        return finish(s)
    redirect_to(t, s, f.what, t.box_exiles_coffins)
    return finish(s)

# root/decks/exiles.law:98 exiles.murine_broker.1: is this the event?
def murine_broker_1_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 147983187 and event[6] != me

# root/decks/exiles.law:98 exiles.murine_broker.1
def murine_broker_1_can(t: Any, s: Any, f: Any) -> bool:
    return (t.card_item[f.plan] >= 0)

# root/decks/exiles.law:98 exiles.murine_broker.1: what must change before it does anything?
def murine_broker_1_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if (t.card_item[f.plan] >= 0) else 16)

# root/decks/exiles.law:98 exiles.murine_broker.1
def murine_broker_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_murine_broker and override(t, s, f, t.x_exiles_murine_broker, 1, len(s.stack) - 1, 0):
        return True
    if ((t.card_item[f.plan] >= 0)):
        draw(t, s, f.me, 1)
    return finish(s)

# root/decks/exiles.law:98 exiles.murine_broker.1
def murine_broker_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:101 exiles.master_engravers.2: is this the event?
def master_engravers_2_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 147983187 and event[6] == me

# root/decks/exiles.law:101 exiles.master_engravers.2
def master_engravers_2_can(t: Any, s: Any, f: Any) -> bool:
    return (t.card_item[f.plan] >= 0)

# root/decks/exiles.law:101 exiles.master_engravers.2: what must change before it does anything?
def master_engravers_2_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if (t.card_item[f.plan] >= 0) else 16)

# root/decks/exiles.law:101 exiles.master_engravers.2
def master_engravers_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_master_engravers and override(t, s, f, t.x_exiles_master_engravers, 1, len(s.stack) - 1, 0):
        return True
    if ((t.card_item[f.plan] >= 0)):
        score(t, s, f.me, 1)
    return finish(s)

# root/decks/exiles.law:101 exiles.master_engravers.2
def master_engravers_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:12 exiles.empty_coffins.3: is this the event?
def empty_coffins_3_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    me = x[1]
    return (t.card_sort[x[2]] == t.sort_of_exiles_coffin_makers)

# root/decks/exiles.law:12 exiles.empty_coffins.3
def empty_coffins_3_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/decks/exiles.law:12 exiles.empty_coffins.3: what must change before it does anything?
def empty_coffins_3_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if some_held(t, s, t.all_warrior, t.within[t.box_exiles_coffins]) and t.supply >= 0 else 31)

# root/decks/exiles.law:12 exiles.empty_coffins.3
def empty_coffins_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_exiles_empty_coffins and override(t, s, f, t.x_exiles_empty_coffins, 1, len(s.stack) - 1, 0):
        return True
    move_pieces(t, s, t.all_warrior, t.box_exiles_coffins, -1, t.supply)
    return finish(s)

# root/decks/exiles.law:12 exiles.empty_coffins.3
def empty_coffins_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:22 exiles.soup_kitchens: add to woodland.strength
def soup_kitchens_0_add(t: Any, s: Any, me: int, player: int, clearing: int) -> Any:
    if player == me:
        return (2 * (total(s.at, t.rows_token[me], clearing) if s.here[clearing] & t.rows_token[me].mask else 0))
    return None

# root/decks/exiles.law:26 exiles.corvid_planners: exception to woodland.move.you_must_rule
def corvid_planners_1(t: Any, s: Any, me: int, mover: int, origin: int, target: int) -> Any:
    return True

# root/decks/exiles.law:56 exiles.informants: does it apply now?
def informants_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and not (s.lasting and ignored(s, 45785547)) and bool([it for it in s.zones[t.zone_woodland_discard_pile] if t.kind_woodland_ambush[it]])

# root/decks/exiles.law:56 exiles.informants
def informants_2(t: Any, s: Any, f: Any) -> bool:
    ignore_for(s, f.up, 45785547)
    o = [v + 1 for v in distinct(t, [it for it in s.zones[t.zone_woodland_discard_pile] if t.kind_woodland_ambush[it]])]
    if not o:
        f.pc = 3  # informants_2_after_may
        return s.busy or informants_2_after_may(t, s, f)
    o.insert(0, 0)
    return ask(s, f, 1, t.base_exiles + 9, f.me, o)

# root/decks/exiles.law:57 exiles.informants
def informants_2_spy_chosen(t: Any, s: Any, f: Any) -> bool:
    f.spy = s.pick - 1
    if f.spy < 0:
        return informants_2_after_may(t, s, f)
    put_card(t, s, f.spy, t.zone_woodland_hand[f.me])
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        f.pc = 2  # informants_2_discarded
        return s.busy or informants_2_discarded(t, s, f)
    return pick_cards(t, s, f, 2, t.base_exiles + 10, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/decks/exiles.law:59 exiles.informants
def informants_2_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    s.stack[f.up].pc = f.skip
    return informants_2_after_may(t, s, f)

# root/decks/exiles.law:57 exiles.informants
def informants_2_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:66 exiles.tunnels: joined
def tunnels_joined_0(t: Any, s: Any, me: int) -> Any:
    return [it for it in t.places_clearing if (it in places_of(t, t.v_woodland_crafting_pieces(t, s, me, me)))]

# root/decks/exiles.law:42 exiles.propaganda_bureau.persuade: can it be done?
def can_propaganda_bureau_persuade_prey(t: Any, s: Any, me: int, price: int) -> bool:
    for prey in units_in(t, s, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]]), me, -1) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[me]])), [it for it in t.places_clearing if t.fits[t.card_suit[price]][s.suit[it]]]):
        if (not t.bans_remove or may_lift(t, s, me, prey)):
            return True
    return False

# root/decks/exiles.law:41 exiles.propaganda_bureau.persuade: can it be done?
def can_propaganda_bureau_persuade_price(t: Any, s: Any, me: int) -> bool:
    for price in s.zones[t.zone_woodland_hand[me]]:
        if can_propaganda_bureau_persuade_prey(t, s, me, price):
            return True
    return False

# root/decks/exiles.law:40 exiles.propaganda_bureau.persuade: can it be done?
def propaganda_bureau_persuade_can(t: Any, s: Any, f: Any) -> bool:
    return can_propaganda_bureau_persuade_price(t, s, f.me)

# root/decks/exiles.law:40 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]]):
        if can_propaganda_bureau_persuade_prey(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_exiles + 11, f.me, o)

# root/decks/exiles.law:41 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_price_chosen(t: Any, s: Any, f: Any) -> bool:
    f.price = s.pick - 1
    o = []
    for v in units_in(t, s, (not_lent(s, rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]]), f.me, -1) if s.treated else rows_of(t.rows_warrior, [it for it in t.seats if s.team[it] != s.team[f.me]])), [it for it in t.places_clearing if t.fits[t.card_suit[f.price]][s.suit[it]]]):
        if (not t.bans_remove or may_lift(t, s, f.me, v)):
            o.append(v + 1)
    return ask(s, f, 2, t.base_exiles + 12, f.me, o)

# root/decks/exiles.law:42 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_prey_chosen(t: Any, s: Any, f: Any) -> bool:
    f.prey = s.pick - 1
    f.prey_mark = len(s.trail)
    throw_away(t, s, f.me, f.price)
    f.pc = 3  # propaganda_bureau_persuade_then
    return s.busy or propaganda_bureau_persuade_then(t, s, f)

# root/decks/exiles.law:43 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_then(t: Any, s: Any, f: Any) -> bool:
    lift(t, s, f.me, follow(s, f.prey, f.prey_mark), 1)
    f.pc = 4  # propaganda_bureau_persuade_then_2
    return s.busy or propaganda_bureau_persuade_then_2(t, s, f)

# root/decks/exiles.law:44 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_then_2(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, in_supply(t, s, t.rows_warrior[f.me]), 1, place_in(f.prey, t.width))
    f.pc = 5  # propaganda_bureau_persuade_then_3
    return s.busy or propaganda_bureau_persuade_then_3(t, s, f)

# root/decks/exiles.law:45 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_then_3(t: Any, s: Any, f: Any) -> bool:
    if t.h_exiles_propaganda_bureau_persuade_end >= 0:
        return open_window(t, s, f, t.h_exiles_propaganda_bureau_persuade_end, 6, f.me)
    return propaganda_bureau_persuade_persuade_end_done(t, s, f)

# root/decks/exiles.law:40 exiles.propaganda_bureau.persuade
def propaganda_bureau_persuade_persuade_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:50 exiles.false_orders.mislead: can it be done?
def can_false_orders_mislead_haven(t: Any, s: Any, origin: int, rival: int) -> bool:
    for haven in linked(t, s, rival, origin, t.near_clearing, t.is_clearing):
        if lifting(s, (82722971, ), lambda: t.can_woodland_move(t, s, rival, -1, origin, haven)):
            return True
    return False

# root/decks/exiles.law:49 exiles.false_orders.mislead: can it be done?
def can_false_orders_mislead_origin(t: Any, s: Any, rival: int) -> bool:
    for origin in places_with(s.at, t.rows_warrior[rival], t.places_clearing):
        if can_false_orders_mislead_haven(t, s, origin, rival):
            return True
    return False

# root/decks/exiles.law:48 exiles.false_orders.mislead: can it be done?
def can_false_orders_mislead_rival(t: Any, s: Any, me: int) -> bool:
    for rival in t.seats:
        if s.team[rival] != s.team[me] and can_false_orders_mislead_origin(t, s, rival):
            return True
    return False

# root/decks/exiles.law:47 exiles.false_orders.mislead: can it be done?
def false_orders_mislead_can(t: Any, s: Any, f: Any) -> bool:
    return can_false_orders_mislead_rival(t, s, f.me)

# root/decks/exiles.law:47 exiles.false_orders.mislead
def false_orders_mislead(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in t.seats:
        if s.team[v] != s.team[f.me] and can_false_orders_mislead_origin(t, s, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_exiles + 13, f.me, o)

# root/decks/exiles.law:48 exiles.false_orders.mislead
def false_orders_mislead_rival_chosen(t: Any, s: Any, f: Any) -> bool:
    f.rival = s.pick - 1
    o = []
    for v in places_with(s.at, t.rows_warrior[f.rival], t.places_clearing):
        if can_false_orders_mislead_haven(t, s, v, f.rival):
            o.append(v + 1)
    return ask(s, f, 2, t.base_exiles + 14, f.me, o)

# root/decks/exiles.law:49 exiles.false_orders.mislead
def false_orders_mislead_origin_chosen(t: Any, s: Any, f: Any) -> bool:
    f.origin = s.pick - 1
    o = []
    for v in linked(t, s, f.rival, f.origin, t.near_clearing, t.is_clearing):
        if lifting(s, (82722971, ), lambda: t.can_woodland_move(t, s, f.rival, -1, f.origin, v)):
            o.append(v + 1)
    return ask(s, f, 3, t.base_exiles + 15, f.me, o)

# root/decks/exiles.law:50 exiles.false_orders.mislead
def false_orders_mislead_haven_chosen(t: Any, s: Any, f: Any) -> bool:
    f.haven = s.pick - 1
    f.share = (((total(s.at, t.rows_warrior[f.rival], f.origin) if s.here[f.origin] & t.rows_warrior[f.rival].mask else 0) + 1) // 2)
    discard(t, s, f.me, f.card)
    f.pc = 4  # false_orders_mislead_then
    return s.busy or false_orders_mislead_then(t, s, f)

# root/decks/exiles.law:52 exiles.false_orders.mislead
def false_orders_mislead_then(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 5, t.base_exiles + 16, f.rival, unit_counts(s, units_at(t, s, t.rows_warrior[f.rival], f.origin), t.width), max(0, f.share), max(0, f.share))

# root/decks/exiles.law:53 exiles.false_orders.mislead
def false_orders_mislead_misled_chosen(t: Any, s: Any, f: Any) -> bool:
    f.misled = s.result
    ignore(s, (82722971, ))  # woodland.move.you_must_rule
    if not (t.can_woodland_move(t, s, f.rival, -1, f.origin, f.haven)):
        f.pc = 6  # false_orders_mislead_after_move
        return s.busy or false_orders_mislead_after_move(t, s, f)
    if not f.misled:
        f.pc = 6  # false_orders_mislead_after_move
        return s.busy or false_orders_mislead_after_move(t, s, f)
    f.pc = 6  # false_orders_mislead_after_move
    g = t.p_woodland_move(f.rival)
    g.group = f.misled
    g.origin = f.origin
    g.target = f.haven
    s.stack.append(g)
    return True

# root/decks/exiles.law:54 exiles.false_orders.mislead
def false_orders_mislead_after_move(t: Any, s: Any, f: Any) -> bool:
    return false_orders_mislead_then_2(t, s, f)

# root/decks/exiles.law:54 exiles.false_orders.mislead
def false_orders_mislead_then_2(t: Any, s: Any, f: Any) -> bool:
    heed(s, (82722971, ))
    if t.h_exiles_false_orders_mislead_end >= 0:
        return open_window(t, s, f, t.h_exiles_false_orders_mislead_end, 8, f.me)
    f.pc = 8  # false_orders_mislead_mislead_end_done
    return s.busy or false_orders_mislead_mislead_end_done(t, s, f)

# root/decks/exiles.law:47 exiles.false_orders.mislead
def false_orders_mislead_mislead_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:74 exiles.swap_meet.swap: can it be done?
def swap_meet_swap_can(t: Any, s: Any, f: Any) -> bool:
    return bool([it for it in t.seats if it != f.me and bool(s.zones[t.zone_woodland_hand[it]])])

# root/decks/exiles.law:74 exiles.swap_meet.swap
def swap_meet_swap(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in [it for it in t.seats if it != f.me and bool(s.zones[t.zone_woodland_hand[it]])]]
    return ask(s, f, 1, t.base_exiles + 17, f.me, o)

# root/decks/exiles.law:75 exiles.swap_meet.swap
def swap_meet_swap_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    take_random(t, s, f.me, t.zone_woodland_hand[f.friend], t.zone_woodland_hand[f.me])
    o = [v + 1 for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]])]
    if not o:
        f.gift = -1
        f.pc = 3  # swap_meet_swap_after_gift
        return s.busy or swap_meet_swap_after_gift(t, s, f)
    return ask(s, f, 2, t.base_exiles + 18, f.me, o)

# root/decks/exiles.law:77 exiles.swap_meet.swap
def swap_meet_swap_gift_chosen(t: Any, s: Any, f: Any) -> bool:
    f.gift = s.pick - 1
    return swap_meet_swap_after_gift(t, s, f)

# root/decks/exiles.law:77 exiles.swap_meet.swap
def swap_meet_swap_after_gift(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.gift):
        return swap_meet_swap_next(t, s, f)
    give_cards(t, s, f.me, [f.gift], f.friend)
    f.pc = 4  # swap_meet_swap_next
    return s.busy or swap_meet_swap_next(t, s, f)

# root/decks/exiles.law:78 exiles.swap_meet.swap
def swap_meet_swap_next(t: Any, s: Any, f: Any) -> bool:
    if t.h_exiles_swap_meet_swap_end >= 0:
        return open_window(t, s, f, t.h_exiles_swap_meet_swap_end, 5, f.me)
    return swap_meet_swap_swap_end_done(t, s, f)

# root/decks/exiles.law:74 exiles.swap_meet.swap
def swap_meet_swap_swap_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/exiles.law:91 exiles.league.venture: can it be done?
def league_venture_can(t: Any, s: Any, f: Any) -> bool:
    return (not has_other_box(t, 'crafted_items', f.me)) and some_held(t, s, t.all_item, t.within[t.box_woodland_crafted_items[f.me]], t.state_exiles_upright_or_turned, 0)

# root/decks/exiles.law:91 exiles.league.venture
def league_venture(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in units_held(t, s, t.all_item, t.within[t.box_woodland_crafted_items[f.me]], t.state_exiles_upright_or_turned, 0)]
    return ask(s, f, 1, t.base_exiles + 19, f.me, o)

# root/decks/exiles.law:92 exiles.league.venture
def league_venture_tool_chosen(t: Any, s: Any, f: Any) -> bool:
    f.tool = s.pick - 1
    f.tool_mark = len(s.trail)
    turn_units(t, s, f.me, group_of([follow(s, f.tool, f.tool_mark)]), t.turned_exiles_upright_or_turned[1])
    f.tool = follow(s, f.tool, f.tool_mark)
    f.tool_mark = len(s.trail)
    f.pc = 2  # league_venture_then
    return s.busy or league_venture_then(t, s, f)

# root/decks/exiles.law:93 exiles.league.venture
def league_venture_then(t: Any, s: Any, f: Any) -> bool:
    o = []
    if t.can_woodland_move(t, s, f.me):
        o.append(1)
    if t.can_woodland_battle(t, s, f.me):
        o.append(2)
    if not o or o == [0]:
        return league_venture_after_branch(t, s, f)
    return ask(s, f, 3, t.base_exiles + 20, f.me, o)

# root/decks/exiles.law:94 exiles.league.venture
def league_venture_branch_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 1:
        return league_venture_branch(t, s, f)
    return league_venture_branch_2(t, s, f)

# root/decks/exiles.law:94 exiles.league.venture
def league_venture_branch(t: Any, s: Any, f: Any) -> bool:
    f.pc = 5  # league_venture_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/decks/exiles.law:95 exiles.league.venture
def league_venture_after_move(t: Any, s: Any, f: Any) -> bool:
    return league_venture_after_branch(t, s, f)

# root/decks/exiles.law:94 exiles.league.venture
def league_venture_branch_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 7  # league_venture_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/decks/exiles.law:96 exiles.league.venture
def league_venture_after_battle(t: Any, s: Any, f: Any) -> bool:
    return league_venture_after_branch(t, s, f)

# root/decks/exiles.law:94 exiles.league.venture
def league_venture_after_branch(t: Any, s: Any, f: Any) -> bool:
    if t.h_exiles_league_venture_end >= 0:
        return open_window(t, s, f, t.h_exiles_league_venture_end, 9, f.me)
    return league_venture_venture_end_done(t, s, f)

# root/decks/exiles.law:91 exiles.league.venture
def league_venture_venture_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/decks/exiles.law:16 exiles.saboteurs.0
class Saboteurs0(Frame):
    __slots__ = ('rival', 'wreck', )
    NAMES: ClassVar[tuple[str, ...]] = ('rival', 'wreck', )
    KEY: ClassVar[str] = 'exiles:Saboteurs0'
    PATH: ClassVar[str] = 'exiles.saboteurs.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (saboteurs_0, saboteurs_0_rival_chosen, saboteurs_0_wreck_chosen, saboteurs_0_then, saboteurs_0_after_may, saboteurs_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.rival: int = -1
        self.wreck: int = -1

    def clone(self) -> Saboteurs0:
        o = Saboteurs0.__new__(Saboteurs0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.rival = self.rival
        o.wreck = self.wreck
        return o


# root/decks/exiles.law:28 exiles.eyrie_emigre.1
class EyrieEmigre1(Frame):
    __slots__ = ('haven', 'foe', )
    NAMES: ClassVar[tuple[str, ...]] = ('haven', 'foe', )
    KEY: ClassVar[str] = 'exiles:EyrieEmigre1'
    PATH: ClassVar[str] = 'exiles.eyrie_emigre.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (eyrie_emigre_1, eyrie_emigre_1_haven_chosen, eyrie_emigre_1_after_move, eyrie_emigre_1_foe_chosen, eyrie_emigre_1_after_battle, eyrie_emigre_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.haven: int = -1
        self.foe: int = -1

    def clone(self) -> EyrieEmigre1:
        o = EyrieEmigre1.__new__(EyrieEmigre1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.haven = self.haven
        o.foe = self.foe
        return o


# root/decks/exiles.law:35 exiles.fox_partisans.2
class FoxPartisans2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'exiles:FoxPartisans2'
    PATH: ClassVar[str] = 'exiles.fox_partisans.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (fox_partisans_2, fox_partisans_2_may_answered, fox_partisans_2_after_may, fox_partisans_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> FoxPartisans2:
        o = FoxPartisans2.__new__(FoxPartisans2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/exiles.law:61 exiles.rabbit_partisans.3
class RabbitPartisans3(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'exiles:RabbitPartisans3'
    PATH: ClassVar[str] = 'exiles.rabbit_partisans.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (rabbit_partisans_3, rabbit_partisans_3_may_answered, rabbit_partisans_3_after_may, rabbit_partisans_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> RabbitPartisans3:
        o = RabbitPartisans3.__new__(RabbitPartisans3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/exiles.law:68 exiles.charm_offensive.4
class CharmOffensive4(Frame):
    __slots__ = ('friend', )
    NAMES: ClassVar[tuple[str, ...]] = ('friend', )
    KEY: ClassVar[str] = 'exiles:CharmOffensive4'
    PATH: ClassVar[str] = 'exiles.charm_offensive.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (charm_offensive_4, charm_offensive_4_may_answered, charm_offensive_4_then, charm_offensive_4_friend_chosen, charm_offensive_4_after_friend, charm_offensive_4_next, charm_offensive_4_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.friend: int = -1

    def clone(self) -> CharmOffensive4:
        o = CharmOffensive4.__new__(CharmOffensive4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.friend = self.friend
        return o


# root/decks/exiles.law:82 exiles.coffin_makers.5
class CoffinMakers5(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'exiles:CoffinMakers5'
    PATH: ClassVar[str] = 'exiles.coffin_makers.5'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (coffin_makers_5, coffin_makers_5_then, coffin_makers_5_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> CoffinMakers5:
        o = CoffinMakers5.__new__(CoffinMakers5)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/exiles.law:86 exiles.mouse_partisans.6
class MousePartisans6(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'exiles:MousePartisans6'
    PATH: ClassVar[str] = 'exiles.mouse_partisans.6'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (mouse_partisans_6, mouse_partisans_6_may_answered, mouse_partisans_6_after_may, mouse_partisans_6_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> MousePartisans6:
        o = MousePartisans6.__new__(MousePartisans6)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/exiles.law:80 exiles.coffin_makers.0
class CoffinMakers0(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'exiles:CoffinMakers0'
    PATH: ClassVar[str] = 'exiles.coffin_makers.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (coffin_makers_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> CoffinMakers0:
        o = CoffinMakers0.__new__(CoffinMakers0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


# root/decks/exiles.law:98 exiles.murine_broker.1
class MurineBroker1(Frame):
    __slots__ = ('plan', )
    NAMES: ClassVar[tuple[str, ...]] = ('plan', )
    KEY: ClassVar[str] = 'exiles:MurineBroker1'
    PATH: ClassVar[str] = 'exiles.murine_broker.1'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = murine_broker_1_waits_for
    WRITES: ClassVar[int] = 1
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('plan', 'card'),)
    BLOCKS = (murine_broker_1, murine_broker_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.plan: int = -1

    def clone(self) -> MurineBroker1:
        o = MurineBroker1.__new__(MurineBroker1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.plan = self.plan
        return o

    def heed(self, x: list[Any]) -> None:
        self.plan = x[7]


# root/decks/exiles.law:101 exiles.master_engravers.2
class MasterEngravers2(Frame):
    __slots__ = ('plan', )
    NAMES: ClassVar[tuple[str, ...]] = ('plan', )
    KEY: ClassVar[str] = 'exiles:MasterEngravers2'
    PATH: ClassVar[str] = 'exiles.master_engravers.2'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = master_engravers_2_waits_for
    WRITES: ClassVar[int] = 8
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('plan', 'card'),)
    BLOCKS = (master_engravers_2, master_engravers_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.plan: int = -1

    def clone(self) -> MasterEngravers2:
        o = MasterEngravers2.__new__(MasterEngravers2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.plan = self.plan
        return o

    def heed(self, x: list[Any]) -> None:
        self.plan = x[7]


# root/decks/exiles.law:12 exiles.empty_coffins.3
class EmptyCoffins3(Frame):
    __slots__ = ('performer', )
    NAMES: ClassVar[tuple[str, ...]] = ('performer', )
    KEY: ClassVar[str] = 'exiles:EmptyCoffins3'
    PATH: ClassVar[str] = 'exiles.empty_coffins.3'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = empty_coffins_3_waits_for
    WRITES: ClassVar[int] = 3
    BLOCKS = (empty_coffins_3, empty_coffins_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.performer: int = -1

    def clone(self) -> EmptyCoffins3:
        o = EmptyCoffins3.__new__(EmptyCoffins3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.performer = self.performer
        return o

    def heed(self, x: list[Any]) -> None:
        self.performer = x[1]


# root/decks/exiles.law:56 exiles.informants
class Informants2(Frame):
    __slots__ = ('skip', 'spy', )
    NAMES: ClassVar[tuple[str, ...]] = ('skip', 'spy', )
    KEY: ClassVar[str] = 'exiles:Informants2'
    PATH: ClassVar[str] = 'exiles.informants'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (informants_2, informants_2_spy_chosen, informants_2_discarded, informants_2_after_may, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.skip: int = -1
        self.spy: int = -1

    def clone(self) -> Informants2:
        o = Informants2.__new__(Informants2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.skip = self.skip
        o.spy = self.spy
        return o


# root/decks/exiles.law:40 exiles.propaganda_bureau.persuade
class PropagandaBureauPersuade(Frame):
    __slots__ = ('price', 'prey', 'prey_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('price', 'prey', 'prey_mark', )
    KEY: ClassVar[str] = 'exiles:PropagandaBureauPersuade'
    PATH: ClassVar[str] = 'exiles.propaganda_bureau.persuade'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (propaganda_bureau_persuade, propaganda_bureau_persuade_price_chosen, propaganda_bureau_persuade_prey_chosen, propaganda_bureau_persuade_then, propaganda_bureau_persuade_then_2, propaganda_bureau_persuade_then_3, propaganda_bureau_persuade_persuade_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.price: int = -1
        self.prey: int = -1
        self.prey_mark: int = -1

    def clone(self) -> PropagandaBureauPersuade:
        o = PropagandaBureauPersuade.__new__(PropagandaBureauPersuade)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.price = self.price
        o.prey = self.prey
        o.prey_mark = self.prey_mark
        return o


# root/decks/exiles.law:47 exiles.false_orders.mislead
class FalseOrdersMislead(Frame):
    __slots__ = ('rival', 'origin', 'haven', 'share', 'misled', )
    NAMES: ClassVar[tuple[str, ...]] = ('rival', 'origin', 'haven', 'share', 'misled', )
    KEY: ClassVar[str] = 'exiles:FalseOrdersMislead'
    PATH: ClassVar[str] = 'exiles.false_orders.mislead'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (false_orders_mislead, false_orders_mislead_rival_chosen, false_orders_mislead_origin_chosen, false_orders_mislead_haven_chosen, false_orders_mislead_then, false_orders_mislead_misled_chosen, false_orders_mislead_after_move, false_orders_mislead_then_2, false_orders_mislead_mislead_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.rival: int = -1
        self.origin: int = -1
        self.haven: int = -1
        self.share: int = -1
        self.misled: list[Any] = []

    def clone(self) -> FalseOrdersMislead:
        o = FalseOrdersMislead.__new__(FalseOrdersMislead)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.rival = self.rival
        o.origin = self.origin
        o.haven = self.haven
        o.share = self.share
        o.misled = copied(self.misled)
        return o


# root/decks/exiles.law:74 exiles.swap_meet.swap
class SwapMeetSwap(Frame):
    __slots__ = ('friend', 'gift', )
    NAMES: ClassVar[tuple[str, ...]] = ('friend', 'gift', )
    KEY: ClassVar[str] = 'exiles:SwapMeetSwap'
    PATH: ClassVar[str] = 'exiles.swap_meet.swap'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (swap_meet_swap, swap_meet_swap_friend_chosen, swap_meet_swap_gift_chosen, swap_meet_swap_after_gift, swap_meet_swap_next, swap_meet_swap_swap_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.friend: int = -1
        self.gift: int = -1

    def clone(self) -> SwapMeetSwap:
        o = SwapMeetSwap.__new__(SwapMeetSwap)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.friend = self.friend
        o.gift = self.gift
        return o


# root/decks/exiles.law:91 exiles.league.venture
class LeagueVenture(Frame):
    __slots__ = ('tool', 'tool_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('tool', 'tool_mark', )
    KEY: ClassVar[str] = 'exiles:LeagueVenture'
    PATH: ClassVar[str] = 'exiles.league.venture'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (league_venture, league_venture_tool_chosen, league_venture_then, league_venture_branch_chosen, league_venture_branch, league_venture_after_move, league_venture_branch_2, league_venture_after_battle, league_venture_after_branch, league_venture_venture_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.tool: int = -1
        self.tool_mark: int = -1

    def clone(self) -> LeagueVenture:
        o = LeagueVenture.__new__(LeagueVenture)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.tool = self.tool
        o.tool_mark = self.tool_mark
        return o


SYSTEM: dict[str, Any] = {'name': 'exiles',
 'kind': 'deck',
 'title': 'Exiles and Partisans',
 'file': 'root/decks/exiles.law',
 'fields': {'cards': 54},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [],
 'zones': [],
 'boxes': [('coffins', 'Coffins', False, [], [], '', '')],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [('saboteurs', 'Saboteurs', 'bird', 3, ['any'], '', 0, [], True, False),
           ('soup_kitchens', 'Soup Kitchens', 'bird', 1, ['fox', 'rabbit', 'mouse'], '', 0, [], True, False),
           ('boat_builders', 'Boat Builders', 'bird', 1, ['any', 'any'], '', 0, [], True, False),
           ('corvid_planners', 'Corvid Planners', 'bird', 1, ['any', 'any'], '', 0, [], True, False),
           ('eyrie_emigre', 'Eyrie Emigre', 'bird', 1, ['fox', 'fox'], '', 0, [], True, False),
           ('fox_partisans', 'Fox Partisans', 'fox', 1, ['fox'], '', 0, [], True, False),
           ('propaganda_bureau', 'Propaganda Bureau', 'fox', 1, ['any', 'any', 'any'], '', 0, [], True, False),
           ('false_orders', 'False Orders', 'fox', 2, ['fox'], '', 0, [], True, False),
           ('informants', 'Informants', 'fox', 2, ['fox', 'fox'], '', 0, [], True, False),
           ('rabbit_partisans', 'Rabbit Partisans', 'rabbit', 1, ['rabbit'], '', 0, [], True, False),
           ('tunnels', 'Tunnels', 'rabbit', 2, ['rabbit'], '', 0, [], True, False),
           ('charm_offensive', 'Charm Offensive', 'rabbit', 1, ['rabbit'], '', 0, [], True, False),
           ('swap_meet', 'Swap Meet', 'rabbit', 2, ['rabbit'], '', 0, [], True, False),
           ('coffin_makers', 'Coffin Makers', 'rabbit', 1, ['rabbit', 'rabbit'], '', 0, [], True, False),
           ('mouse_partisans', 'Mouse Partisans', 'mouse', 1, ['mouse'], '', 0, [], True, False),
           ('league', 'League of Adventurous Mice', 'mouse', 2, ['mouse'], '', 0, [], True, False),
           ('murine_broker', 'Murine Broker', 'mouse', 1, ['mouse', 'mouse'], '', 0, [], True, False),
           ('master_engravers', 'Master Engravers', 'mouse', 1, ['mouse', 'mouse'], '', 0, [], True, False)],
 'states': [('exiles.upright_or_turned', 'item', ['upright', 'turned'])],
 'sayings': {'exiles.coffin_makers.5': 'at start of birdsong',
             'exiles.coffin_makers.0': 'when any warriors would go to their supply'},
 'card_opens': [('exiles.boat_builders', 'river')],
 'ignores': ['woodland.move.you_must_rule'],
 'titles': {'exiles.propaganda_bureau.persuade': 'Propaganda Bureau',
            'exiles.false_orders.mislead': 'False Orders',
            'exiles.swap_meet.swap': 'Swap Meet',
            'exiles.league.venture': 'League of Adventurous Mice',
            'exiles.empty_coffins': 'Empty Coffins',
            'exiles.saboteurs': 'Saboteurs',
            'exiles.soup_kitchens': 'Soup Kitchens',
            'exiles.boat_builders': 'Boat Builders',
            'exiles.corvid_planners': 'Corvid Planners',
            'exiles.eyrie_emigre': 'Eyrie Emigre',
            'exiles.fox_partisans': 'Fox Partisans',
            'exiles.propaganda_bureau': 'Propaganda Bureau',
            'exiles.false_orders': 'False Orders',
            'exiles.informants': 'Informants',
            'exiles.rabbit_partisans': 'Rabbit Partisans',
            'exiles.tunnels': 'Tunnels',
            'exiles.charm_offensive': 'Charm Offensive',
            'exiles.swap_meet': 'Swap Meet',
            'exiles.coffin_makers': 'Coffin Makers',
            'exiles.mouse_partisans': 'Mouse Partisans',
            'exiles.league': 'League of Adventurous Mice',
            'exiles.murine_broker': 'Murine Broker',
            'exiles.master_engravers': 'Master Engravers'},
 'kind_keys': {'item': ['item'], 'piece': [], 'token': ['token'], 'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('exiles.saboteurs.0', 'Saboteurs', 'rival', 'player', 17, [], []),
    ('exiles.saboteurs.0', 'Saboteurs', 'wreck', 'card', 18, [], []),
    ('exiles.eyrie_emigre.1', 'Eyrie Emigre', 'haven', 'place', 29, [], []),
    ('exiles.eyrie_emigre.1', 'Eyrie Emigre', 'foe', 'player', 31, [], []),
    ('exiles.fox_partisans.2', 'Fox Partisans', 'may', 'yes', 36, ['deal 1 extra hit'], []),
    ('exiles.rabbit_partisans.3', 'Rabbit Partisans', 'may', 'yes', 62, ['deal 1 extra hit'], []),
    ('exiles.charm_offensive.4', 'Charm Offensive', 'may', 'yes', 69, ['draw 1'], []),
    ('exiles.charm_offensive.4', 'Charm Offensive', 'friend', 'player', 71, [], []),
    ('exiles.mouse_partisans.6', 'Mouse Partisans', 'may', 'yes', 87, ['deal 1 extra hit'], []),
    ('exiles.informants', 'Informants', 'spy', 'card', 57, [], []),
    ('exiles.informants', 'Informants', 'discard', 'card', 59, [], []),
    ('exiles.propaganda_bureau.persuade', 'Propaganda Bureau', 'price', 'card', 41, [], []),
    ('exiles.propaganda_bureau.persuade', 'Propaganda Bureau', 'prey', 'unit', 42, [], []),
    ('exiles.false_orders.mislead', 'False Orders', 'rival', 'player', 48, [], []),
    ('exiles.false_orders.mislead', 'False Orders', 'origin', 'place', 49, [], []),
    ('exiles.false_orders.mislead', 'False Orders', 'haven', 'place', 50, [], []),
    ('exiles.false_orders.mislead', 'False Orders', 'misled', 'number', 53, [], []),
    ('exiles.swap_meet.swap', 'Swap Meet', 'friend', 'player', 75, [], []),
    ('exiles.swap_meet.swap', 'Swap Meet', 'gift', 'card', 77, [], []),
    ('exiles.league.venture', 'League of Adventurous Mice', 'tool', 'unit', 92, [], []),
    ('exiles.league.venture', 'League of Adventurous Mice', 'branch', 'branch', 94, ['move', 'battle'], []),
]

VALUES: list[Any] = [
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
]

HOOKS: list[Any] = [
    ('woodland.turn.birdsong:start', Saboteurs0, saboteurs_0_fits, 'card', 'exiles.saboteurs', False),
    ('woodland.turn.birdsong:end', EyrieEmigre1, eyrie_emigre_1_fits, 'card', 'exiles.eyrie_emigre', False),
    ('woodland.battle.after_roll', FoxPartisans2, fox_partisans_2_fits, 'card', 'exiles.fox_partisans', False),
    ('woodland.battle.after_roll', RabbitPartisans3, rabbit_partisans_3_fits, 'card', 'exiles.rabbit_partisans', False),
    ('woodland.turn.evening:start', CharmOffensive4, charm_offensive_4_fits, 'card', 'exiles.charm_offensive', False),
    ('woodland.turn.birdsong:start', CoffinMakers5, coffin_makers_5_fits, 'card', 'exiles.coffin_makers', False),
    ('woodland.battle.after_roll', MousePartisans6, mouse_partisans_6_fits, 'card', 'exiles.mouse_partisans', False),
]

TRIGGERS: list[Any] = [
    (DONE, murine_broker_1_fits, MurineBroker1, murine_broker_1_can, 'card', 'exiles.murine_broker', False, (False, False, False), False),
    (DONE, master_engravers_2_fits, MasterEngravers2, master_engravers_2_can, 'card', 'exiles.master_engravers', False, (False, False, False), False),
    (DISCARDED, empty_coffins_3_fits, EmptyCoffins3, empty_coffins_3_can, 'law', '', False, (False, False, False), False),
]

REDIRECTS: list[Any] = [
    (REMOVED, coffin_makers_0_fits, CoffinMakers0, coffin_makers_0_can, 'card', 'exiles.coffin_makers', False, (False, False, False), False),
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
    ('*.evening.draw', Informants2, informants_2_fits, 'card', 'exiles.informants'),
]

VALUE_EXCEPTIONS: list[Any] = [
]

AMENDMENTS: list[Any] = [
    ('woodland.strength', 'add', soup_kitchens_0_add, 'card', True, 'exiles.soup_kitchens'),
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
    ('woodland.move.you_must_rule', corvid_planners_1, 'card', 'exiles.corvid_planners'),
]

BANS: list[Any] = [
]

FREE: list[Any] = [
    ('woodland.turn.daylight', PropagandaBureauPersuade, propaganda_bureau_persuade_can, 'card', 'exiles.propaganda_bureau', True, 'Propaganda Bureau', 'exiles.propaganda_bureau.persuade'),
    ('woodland.turn.birdsong', FalseOrdersMislead, false_orders_mislead_can, 'card', 'exiles.false_orders', False, 'False Orders', 'exiles.false_orders.mislead'),
    ('woodland.turn.birdsong', SwapMeetSwap, swap_meet_swap_can, 'card', 'exiles.swap_meet', True, 'Swap Meet', 'exiles.swap_meet.swap'),
    ('woodland.turn.daylight', LeagueVenture, league_venture_can, 'card', 'exiles.league', True, 'League of Adventurous Mice', 'exiles.league.venture'),
]

VICTORIES: list[Any] = [
]

AWAITED: list[Any] = [
    ('woodland.craft', ('crafter', 'plan')),
]

RULE_PATHS: list[Any] = [
    (coffin_makers_0_fits, 'exiles.coffin_makers'),
    (corvid_planners_1, 'exiles.corvid_planners'),
    (Informants2, 'exiles.informants'),
]

JOINS: list[Any] = [
    (tunnels_joined_0, 'card', 'exiles.tunnels'),
]
POINTS: list[str] = ['exiles.propaganda_bureau.persuade:end',
 'exiles.false_orders.mislead:end',
 'exiles.swap_meet.swap:end',
 'exiles.league.venture:end']
PARTS: list[str] = ['exiles.saboteurs',
 'exiles.eyrie_emigre',
 'exiles.fox_partisans',
 'exiles.rabbit_partisans',
 'exiles.charm_offensive',
 'exiles.coffin_makers',
 'exiles.mouse_partisans',
 'exiles.murine_broker',
 'exiles.master_engravers',
 'exiles.empty_coffins']
RECORD: Any = None
