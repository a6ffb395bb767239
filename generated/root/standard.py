"""Standard Deck: made by rootdsl from root/decks/standard.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/decks/standard.law:8 standard.armorers.0: does it apply now?
def armorers_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (u.attacker, u.defender)

# root/decks/standard.law:8 standard.armorers.0
def armorers_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_armorers and override(t, s, f, t.x_standard_armorers, 4, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_standard + 0, f.me, [0, 1])

# root/decks/standard.law:9 standard.armorers.0
def armorers_0_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return armorers_0_after_may(t, s, f)
    discard(t, s, f.me, f.card)
    f.pc = 2  # armorers_0_then
    return s.busy or armorers_0_then(t, s, f)

# root/decks/standard.law:9 standard.armorers.0
def armorers_0_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    t.m_woodland_battle_ignore_rolled(t, s, f.me, u, f.me)
    f.pc = 3  # armorers_0_after_may
    return s.busy or armorers_0_after_may(t, s, f)

# root/decks/standard.law:9 standard.armorers.0
def armorers_0_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:8 standard.armorers.0
def armorers_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:12 standard.sappers.1: does it apply now?
def sappers_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.defender == f.me

# root/decks/standard.law:12 standard.sappers.1
def sappers_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_sappers and override(t, s, f, t.x_standard_sappers, 4, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_standard + 1, f.me, [0, 1])

# root/decks/standard.law:13 standard.sappers.1
def sappers_1_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return sappers_1_after_may(t, s, f)
    discard(t, s, f.me, f.card)
    f.pc = 2  # sappers_1_then
    return s.busy or sappers_1_then(t, s, f)

# root/decks/standard.law:13 standard.sappers.1
def sappers_1_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    f.pc = 3  # sappers_1_after_may
    return s.busy or sappers_1_after_may(t, s, f)

# root/decks/standard.law:13 standard.sappers.1
def sappers_1_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:12 standard.sappers.1
def sappers_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:16 standard.brutal_tactics.2: does it apply now?
def brutal_tactics_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me

# root/decks/standard.law:16 standard.brutal_tactics.2
def brutal_tactics_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_brutal_tactics and override(t, s, f, t.x_standard_brutal_tactics, 3, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_standard + 2, f.me, [0, 1])

# root/decks/standard.law:17 standard.brutal_tactics.2
def brutal_tactics_2_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return brutal_tactics_2_after_may(t, s, f)
    t.m_woodland_battle_extra(t, s, f.me, u, f.me, 1)
    score(t, s, u.defender, 1)
    f.pc = 2  # brutal_tactics_2_after_may
    return s.busy or brutal_tactics_2_after_may(t, s, f)

# root/decks/standard.law:17 standard.brutal_tactics.2
def brutal_tactics_2_after_may(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:16 standard.brutal_tactics.2
def brutal_tactics_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:39 standard.command_warren.3: does it apply now?
def command_warren_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and t.can_woodland_battle(t, s, f.me)

# root/decks/standard.law:39 standard.command_warren.3
def command_warren_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_command_warren and override(t, s, f, t.x_standard_command_warren, 3, len(s.stack) - 1, 0):
        return True
    if not (t.can_woodland_battle(t, s, f.me)):
        return command_warren_3_after_battle(t, s, f)
    return ask(s, f, 1, t.base_standard + 3, f.me, [0, 1])

# root/decks/standard.law:40 standard.command_warren.3
def command_warren_3_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return command_warren_3_after_battle(t, s, f)
    f.pc = 2  # command_warren_3_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/decks/standard.law:40 standard.command_warren.3
def command_warren_3_after_battle(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:39 standard.command_warren.3
def command_warren_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:42 standard.better_burrow_bank.4: does it apply now?
def better_burrow_bank_4_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/decks/standard.law:42 standard.better_burrow_bank.4
def better_burrow_bank_4(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_better_burrow_bank and override(t, s, f, t.x_standard_better_burrow_bank, 5, len(s.stack) - 1, 0):
        return True
    o = [v + 1 for v in [it for it in t.seats if it != f.me]]
    if not o:
        f.friend = -1
        return better_burrow_bank_4_after_friend(t, s, f)
    return ask(s, f, 1, t.base_standard + 4, f.me, o)

# root/decks/standard.law:43 standard.better_burrow_bank.4
def better_burrow_bank_4_friend_chosen(t: Any, s: Any, f: Any) -> bool:
    f.friend = s.pick - 1
    return better_burrow_bank_4_after_friend(t, s, f)

# root/decks/standard.law:43 standard.better_burrow_bank.4
def better_burrow_bank_4_after_friend(t: Any, s: Any, f: Any) -> bool:
    draw(t, s, f.me, 1)
    f.pc = 3  # better_burrow_bank_4_then
    return s.busy or better_burrow_bank_4_then(t, s, f)

# root/decks/standard.law:44 standard.better_burrow_bank.4
def better_burrow_bank_4_then(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.friend):
        return better_burrow_bank_4_next(t, s, f)
    draw(t, s, f.friend, 1)
    f.pc = 4  # better_burrow_bank_4_next
    return s.busy or better_burrow_bank_4_next(t, s, f)

# root/decks/standard.law:45 standard.better_burrow_bank.4
def better_burrow_bank_4_next(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:42 standard.better_burrow_bank.4
def better_burrow_bank_4_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:47 standard.cobbler.5: does it apply now?
def cobbler_5_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and t.can_woodland_move(t, s, f.me)

# root/decks/standard.law:47 standard.cobbler.5
def cobbler_5(t: Any, s: Any, f: Any) -> bool:
    if t.x_standard_cobbler and override(t, s, f, t.x_standard_cobbler, 3, len(s.stack) - 1, 0):
        return True
    if not (t.can_woodland_move(t, s, f.me)):
        return cobbler_5_after_move(t, s, f)
    return ask(s, f, 1, t.base_standard + 5, f.me, [0, 1])

# root/decks/standard.law:48 standard.cobbler.5
def cobbler_5_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return cobbler_5_after_move(t, s, f)
    f.pc = 2  # cobbler_5_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/decks/standard.law:48 standard.cobbler.5
def cobbler_5_after_move(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:47 standard.cobbler.5
def cobbler_5_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:35 standard.favor_of_the_foxes.0
def favor_of_the_foxes_0(t: Any, s: Any, f: Any) -> bool:
    s.together += 1
    f.left1 = list([it for it in t.places_clearing if (s.suit[it] == t.suit_woodland_fox)])
    f.pc = 1  # favor_of_the_foxes_0_round
    return s.busy or favor_of_the_foxes_0_round(t, s, f)

# root/decks/standard.law:36 standard.favor_of_the_foxes.0
def favor_of_the_foxes_0_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return favor_of_the_foxes_0_after_loop(t, s, f)
    f.site = f.left1.pop(0)
    if not (t.can_woodland_clear(t, s, f.me, -1, f.site)):
        return favor_of_the_foxes_0_after_clear(t, s, f)
    f.pc = 2  # favor_of_the_foxes_0_after_clear
    g = t.p_woodland_clear(f.me)
    g.site = f.site
    s.stack.append(g)
    return True

# root/decks/standard.law:37 standard.favor_of_the_foxes.0
def favor_of_the_foxes_0_after_clear(t: Any, s: Any, f: Any) -> bool:
    f.pc = 1  # favor_of_the_foxes_0_round
    return True

# root/decks/standard.law:36 standard.favor_of_the_foxes.0
def favor_of_the_foxes_0_after_loop(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 4  # favor_of_the_foxes_0_then
    return True

# root/decks/standard.law:36 standard.favor_of_the_foxes.0
def favor_of_the_foxes_0_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:50 standard.favor_of_the_rabbits.1
def favor_of_the_rabbits_1(t: Any, s: Any, f: Any) -> bool:
    s.together += 1
    f.left1 = list([it for it in t.places_clearing if (s.suit[it] == t.suit_woodland_rabbit)])
    f.pc = 1  # favor_of_the_rabbits_1_round
    return s.busy or favor_of_the_rabbits_1_round(t, s, f)

# root/decks/standard.law:51 standard.favor_of_the_rabbits.1
def favor_of_the_rabbits_1_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return favor_of_the_rabbits_1_after_loop(t, s, f)
    f.site = f.left1.pop(0)
    if not (t.can_woodland_clear(t, s, f.me, -1, f.site)):
        return favor_of_the_rabbits_1_after_clear(t, s, f)
    f.pc = 2  # favor_of_the_rabbits_1_after_clear
    g = t.p_woodland_clear(f.me)
    g.site = f.site
    s.stack.append(g)
    return True

# root/decks/standard.law:52 standard.favor_of_the_rabbits.1
def favor_of_the_rabbits_1_after_clear(t: Any, s: Any, f: Any) -> bool:
    f.pc = 1  # favor_of_the_rabbits_1_round
    return True

# root/decks/standard.law:51 standard.favor_of_the_rabbits.1
def favor_of_the_rabbits_1_after_loop(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 4  # favor_of_the_rabbits_1_then
    return True

# root/decks/standard.law:51 standard.favor_of_the_rabbits.1
def favor_of_the_rabbits_1_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:60 standard.favor_of_the_mice.2
def favor_of_the_mice_2(t: Any, s: Any, f: Any) -> bool:
    s.together += 1
    f.left1 = list([it for it in t.places_clearing if (s.suit[it] == t.suit_woodland_mouse)])
    f.pc = 1  # favor_of_the_mice_2_round
    return s.busy or favor_of_the_mice_2_round(t, s, f)

# root/decks/standard.law:61 standard.favor_of_the_mice.2
def favor_of_the_mice_2_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return favor_of_the_mice_2_after_loop(t, s, f)
    f.site = f.left1.pop(0)
    if not (t.can_woodland_clear(t, s, f.me, -1, f.site)):
        return favor_of_the_mice_2_after_clear(t, s, f)
    f.pc = 2  # favor_of_the_mice_2_after_clear
    g = t.p_woodland_clear(f.me)
    g.site = f.site
    s.stack.append(g)
    return True

# root/decks/standard.law:62 standard.favor_of_the_mice.2
def favor_of_the_mice_2_after_clear(t: Any, s: Any, f: Any) -> bool:
    f.pc = 1  # favor_of_the_mice_2_round
    return True

# root/decks/standard.law:61 standard.favor_of_the_mice.2
def favor_of_the_mice_2_after_loop(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 4  # favor_of_the_mice_2_then
    return True

# root/decks/standard.law:61 standard.favor_of_the_mice.2
def favor_of_the_mice_2_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:54 standard.scouting_party: does it apply now?
def scouting_party_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return u.attacker == f.me

# root/decks/standard.law:54 standard.scouting_party
def scouting_party_0(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:21 standard.royal_claim.claim: can it be done?
def royal_claim_claim_can(t: Any, s: Any, f: Any) -> bool:
    return len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, t.places_clearing, f.me)) > 0

# root/decks/standard.law:21 standard.royal_claim.claim
def royal_claim_claim(t: Any, s: Any, f: Any) -> bool:
    discard(t, s, f.me, f.card)
    f.pc = 1  # royal_claim_claim_then
    return s.busy or royal_claim_claim_then(t, s, f)

# root/decks/standard.law:22 standard.royal_claim.claim
def royal_claim_claim_then(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, t.places_clearing, f.me)))
    if t.h_standard_royal_claim_claim_end >= 0:
        return open_window(t, s, f, t.h_standard_royal_claim_claim_end, 2, f.me)
    f.pc = 2  # royal_claim_claim_claim_end_done
    return s.busy or royal_claim_claim_claim_end_done(t, s, f)

# root/decks/standard.law:21 standard.royal_claim.claim
def royal_claim_claim_claim_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:26 standard.stand_and_deliver.rob: can it be done?
def can_stand_and_deliver_rob_mark(t: Any, s: Any, me: int) -> bool:
    for mark in t.seats:
        if mark != me and t.v_woodland_loot(t, s, me, mark) >= 1 and t.can_woodland_rob(t, s, me, -1, mark):
            return True
    return False

# root/decks/standard.law:25 standard.stand_and_deliver.rob: can it be done?
def stand_and_deliver_rob_can(t: Any, s: Any, f: Any) -> bool:
    return can_stand_and_deliver_rob_mark(t, s, f.me)

# root/decks/standard.law:25 standard.stand_and_deliver.rob
def stand_and_deliver_rob(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in t.seats:
        if v != f.me and t.v_woodland_loot(t, s, f.me, v) >= 1 and t.can_woodland_rob(t, s, f.me, -1, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_standard + 6, f.me, o)

# root/decks/standard.law:26 standard.stand_and_deliver.rob
def stand_and_deliver_rob_mark_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mark = s.pick - 1
    f.pc = 2  # stand_and_deliver_rob_after_rob
    g = t.p_woodland_rob(f.me)
    g.mark = f.mark
    s.stack.append(g)
    return True

# root/decks/standard.law:27 standard.stand_and_deliver.rob
def stand_and_deliver_rob_after_rob(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.mark, 1)
    if t.h_standard_stand_and_deliver_rob_end >= 0:
        return open_window(t, s, f, t.h_standard_stand_and_deliver_rob_end, 3, f.me)
    f.pc = 3  # stand_and_deliver_rob_rob_end_done
    return s.busy or stand_and_deliver_rob_rob_end_done(t, s, f)

# root/decks/standard.law:25 standard.stand_and_deliver.rob
def stand_and_deliver_rob_rob_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:31 standard.tax_collector.tax: can it be done?
def can_tax_collector_tax_levy(t: Any, s: Any, me: int) -> bool:
    for levy in units_in(t, s, t.rows_warrior[me], t.map):
        if (not t.bans_remove or may_lift(t, s, me, levy)):
            return True
    return False

# root/decks/standard.law:30 standard.tax_collector.tax: can it be done?
def tax_collector_tax_can(t: Any, s: Any, f: Any) -> bool:
    return can_tax_collector_tax_levy(t, s, f.me)

# root/decks/standard.law:30 standard.tax_collector.tax
def tax_collector_tax(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in units_in(t, s, t.rows_warrior[f.me], t.map):
        if (not t.bans_remove or may_lift(t, s, f.me, v)):
            o.append(v + 1)
    return ask(s, f, 1, t.base_standard + 7, f.me, o)

# root/decks/standard.law:31 standard.tax_collector.tax
def tax_collector_tax_levy_chosen(t: Any, s: Any, f: Any) -> bool:
    f.levy = s.pick - 1
    f.levy_mark = len(s.trail)
    lift(t, s, f.me, follow(s, f.levy, f.levy_mark), 1)
    f.pc = 2  # tax_collector_tax_then
    return s.busy or tax_collector_tax_then(t, s, f)

# root/decks/standard.law:32 standard.tax_collector.tax
def tax_collector_tax_then(t: Any, s: Any, f: Any) -> bool:
    draw(t, s, f.me, 1)
    if t.h_standard_tax_collector_tax_end >= 0:
        return open_window(t, s, f, t.h_standard_tax_collector_tax_end, 3, f.me)
    f.pc = 3  # tax_collector_tax_tax_end_done
    return s.busy or tax_collector_tax_tax_end_done(t, s, f)

# root/decks/standard.law:30 standard.tax_collector.tax
def tax_collector_tax_tax_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/decks/standard.law:56 standard.codebreakers.spy: can it be done?
def codebreakers_spy_can(t: Any, s: Any, f: Any) -> bool:
    return bool([it for it in t.seats if it != f.me])

# root/decks/standard.law:56 standard.codebreakers.spy
def codebreakers_spy(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in [it for it in t.seats if it != f.me]]
    return ask(s, f, 1, t.base_standard + 8, f.me, o)

# root/decks/standard.law:57 standard.codebreakers.spy
def codebreakers_spy_mark_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mark = s.pick - 1
    reveal(t, s, list(s.zones[t.zone_woodland_hand[f.mark]]), f.me)
    if t.h_standard_codebreakers_spy_end >= 0:
        return open_window(t, s, f, t.h_standard_codebreakers_spy_end, 2, f.me)
    return codebreakers_spy_spy_end_done(t, s, f)

# root/decks/standard.law:56 standard.codebreakers.spy
def codebreakers_spy_spy_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/decks/standard.law:8 standard.armorers.0
class Armorers0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:Armorers0'
    PATH: ClassVar[str] = 'standard.armorers.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (armorers_0, armorers_0_may_answered, armorers_0_then, armorers_0_after_may, armorers_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Armorers0:
        o = Armorers0.__new__(Armorers0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:12 standard.sappers.1
class Sappers1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:Sappers1'
    PATH: ClassVar[str] = 'standard.sappers.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (sappers_1, sappers_1_may_answered, sappers_1_then, sappers_1_after_may, sappers_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Sappers1:
        o = Sappers1.__new__(Sappers1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:16 standard.brutal_tactics.2
class BrutalTactics2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:BrutalTactics2'
    PATH: ClassVar[str] = 'standard.brutal_tactics.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (brutal_tactics_2, brutal_tactics_2_may_answered, brutal_tactics_2_after_may, brutal_tactics_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BrutalTactics2:
        o = BrutalTactics2.__new__(BrutalTactics2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:39 standard.command_warren.3
class CommandWarren3(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:CommandWarren3'
    PATH: ClassVar[str] = 'standard.command_warren.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (command_warren_3, command_warren_3_may_answered, command_warren_3_after_battle, command_warren_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> CommandWarren3:
        o = CommandWarren3.__new__(CommandWarren3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:42 standard.better_burrow_bank.4
class BetterBurrowBank4(Frame):
    __slots__ = ('friend', )
    NAMES: ClassVar[tuple[str, ...]] = ('friend', )
    KEY: ClassVar[str] = 'standard:BetterBurrowBank4'
    PATH: ClassVar[str] = 'standard.better_burrow_bank.4'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (better_burrow_bank_4, better_burrow_bank_4_friend_chosen, better_burrow_bank_4_after_friend, better_burrow_bank_4_then, better_burrow_bank_4_next, better_burrow_bank_4_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.friend: int = -1

    def clone(self) -> BetterBurrowBank4:
        o = BetterBurrowBank4.__new__(BetterBurrowBank4)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.friend = self.friend
        return o


# root/decks/standard.law:47 standard.cobbler.5
class Cobbler5(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:Cobbler5'
    PATH: ClassVar[str] = 'standard.cobbler.5'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (cobbler_5, cobbler_5_may_answered, cobbler_5_after_move, cobbler_5_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Cobbler5:
        o = Cobbler5.__new__(Cobbler5)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:35 standard.favor_of_the_foxes.0
class FavorOfTheFoxes0(Frame):
    __slots__ = ('site', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('site', 'left1', )
    KEY: ClassVar[str] = 'standard:FavorOfTheFoxes0'
    PATH: ClassVar[str] = 'standard.favor_of_the_foxes.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (favor_of_the_foxes_0, favor_of_the_foxes_0_round, favor_of_the_foxes_0_after_clear, favor_of_the_foxes_0_after_loop, favor_of_the_foxes_0_then, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.site: int = -1
        self.left1: list[Any] = []

    def clone(self) -> FavorOfTheFoxes0:
        o = FavorOfTheFoxes0.__new__(FavorOfTheFoxes0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.site = self.site
        o.left1 = copied(self.left1)
        return o


# root/decks/standard.law:50 standard.favor_of_the_rabbits.1
class FavorOfTheRabbits1(Frame):
    __slots__ = ('site', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('site', 'left1', )
    KEY: ClassVar[str] = 'standard:FavorOfTheRabbits1'
    PATH: ClassVar[str] = 'standard.favor_of_the_rabbits.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (favor_of_the_rabbits_1, favor_of_the_rabbits_1_round, favor_of_the_rabbits_1_after_clear, favor_of_the_rabbits_1_after_loop, favor_of_the_rabbits_1_then, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.site: int = -1
        self.left1: list[Any] = []

    def clone(self) -> FavorOfTheRabbits1:
        o = FavorOfTheRabbits1.__new__(FavorOfTheRabbits1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.site = self.site
        o.left1 = copied(self.left1)
        return o


# root/decks/standard.law:60 standard.favor_of_the_mice.2
class FavorOfTheMice2(Frame):
    __slots__ = ('site', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('site', 'left1', )
    KEY: ClassVar[str] = 'standard:FavorOfTheMice2'
    PATH: ClassVar[str] = 'standard.favor_of_the_mice.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (favor_of_the_mice_2, favor_of_the_mice_2_round, favor_of_the_mice_2_after_clear, favor_of_the_mice_2_after_loop, favor_of_the_mice_2_then, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.site: int = -1
        self.left1: list[Any] = []

    def clone(self) -> FavorOfTheMice2:
        o = FavorOfTheMice2.__new__(FavorOfTheMice2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.site = self.site
        o.left1 = copied(self.left1)
        return o


# root/decks/standard.law:54 standard.scouting_party
class ScoutingParty0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:ScoutingParty0'
    PATH: ClassVar[str] = 'standard.scouting_party'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (scouting_party_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> ScoutingParty0:
        o = ScoutingParty0.__new__(ScoutingParty0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:21 standard.royal_claim.claim
class RoyalClaimClaim(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'standard:RoyalClaimClaim'
    PATH: ClassVar[str] = 'standard.royal_claim.claim'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (royal_claim_claim, royal_claim_claim_then, royal_claim_claim_claim_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> RoyalClaimClaim:
        o = RoyalClaimClaim.__new__(RoyalClaimClaim)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/decks/standard.law:25 standard.stand_and_deliver.rob
class StandAndDeliverRob(Frame):
    __slots__ = ('mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('mark', )
    KEY: ClassVar[str] = 'standard:StandAndDeliverRob'
    PATH: ClassVar[str] = 'standard.stand_and_deliver.rob'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (stand_and_deliver_rob, stand_and_deliver_rob_mark_chosen, stand_and_deliver_rob_after_rob, stand_and_deliver_rob_rob_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.mark: int = -1

    def clone(self) -> StandAndDeliverRob:
        o = StandAndDeliverRob.__new__(StandAndDeliverRob)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.mark = self.mark
        return o


# root/decks/standard.law:30 standard.tax_collector.tax
class TaxCollectorTax(Frame):
    __slots__ = ('levy', 'levy_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('levy', 'levy_mark', )
    KEY: ClassVar[str] = 'standard:TaxCollectorTax'
    PATH: ClassVar[str] = 'standard.tax_collector.tax'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (tax_collector_tax, tax_collector_tax_levy_chosen, tax_collector_tax_then, tax_collector_tax_tax_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.levy: int = -1
        self.levy_mark: int = -1

    def clone(self) -> TaxCollectorTax:
        o = TaxCollectorTax.__new__(TaxCollectorTax)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.levy = self.levy
        o.levy_mark = self.levy_mark
        return o


# root/decks/standard.law:56 standard.codebreakers.spy
class CodebreakersSpy(Frame):
    __slots__ = ('mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('mark', )
    KEY: ClassVar[str] = 'standard:CodebreakersSpy'
    PATH: ClassVar[str] = 'standard.codebreakers.spy'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (codebreakers_spy, codebreakers_spy_mark_chosen, codebreakers_spy_spy_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.mark: int = -1

    def clone(self) -> CodebreakersSpy:
        o = CodebreakersSpy.__new__(CodebreakersSpy)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.mark = self.mark
        return o


SYSTEM: dict[str, Any] = {'name': 'standard',
 'kind': 'deck',
 'title': 'Standard Deck',
 'file': 'root/decks/standard.law',
 'fields': {'cards': 54},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [('armorers', 'Armorers', 'bird', 2, ['fox'], '', 0, [], True, False),
           ('sappers', 'Sappers', 'bird', 2, ['mouse'], '', 0, [], True, False),
           ('brutal_tactics', 'Brutal Tactics', 'bird', 2, ['fox', 'fox'], '', 0, [], True, False),
           ('royal_claim', 'Royal Claim', 'bird', 1, ['any', 'any', 'any', 'any'], '', 0, [], True, False),
           ('stand_and_deliver', 'Stand and Deliver!', 'fox', 2, ['mouse', 'mouse', 'mouse'], '', 0, [], True, False),
           ('tax_collector', 'Tax Collector', 'fox', 3, ['fox', 'rabbit', 'mouse'], '', 0, [], True, False),
           ('favor_of_the_foxes', 'Favor of the Foxes', 'fox', 1, ['fox', 'fox', 'fox'], '', 0, [], True, True),
           ('command_warren', 'Command Warren', 'rabbit', 2, ['rabbit', 'rabbit'], '', 0, [], True, False),
           ('better_burrow_bank', 'Better Burrow Bank', 'rabbit', 2, ['rabbit', 'rabbit'], '', 0, [], True, False),
           ('cobbler', 'Cobbler', 'rabbit', 2, ['rabbit', 'rabbit'], '', 0, [], True, False),
           ('favor_of_the_rabbits', 'Favor of the Rabbits', 'rabbit', 1, ['rabbit', 'rabbit', 'rabbit'], '', 0, [], True, True),
           ('scouting_party', 'Scouting Party', 'mouse', 2, ['mouse', 'mouse'], '', 0, [], True, False),
           ('codebreakers', 'Codebreakers', 'mouse', 2, ['mouse'], '', 0, [], True, False),
           ('favor_of_the_mice', 'Favor of the Mice', 'mouse', 1, ['mouse', 'mouse', 'mouse'], '', 0, [], True, True)],
 'titles': {'standard.royal_claim.claim': 'Royal Claim',
            'standard.stand_and_deliver.rob': 'Stand and Deliver!',
            'standard.tax_collector.tax': 'Tax Collector',
            'standard.codebreakers.spy': 'Codebreakers',
            'standard.armorers': 'Armorers',
            'standard.sappers': 'Sappers',
            'standard.brutal_tactics': 'Brutal Tactics',
            'standard.royal_claim': 'Royal Claim',
            'standard.stand_and_deliver': 'Stand and Deliver!',
            'standard.tax_collector': 'Tax Collector',
            'standard.favor_of_the_foxes': 'Favor of the Foxes',
            'standard.command_warren': 'Command Warren',
            'standard.better_burrow_bank': 'Better Burrow Bank',
            'standard.cobbler': 'Cobbler',
            'standard.favor_of_the_rabbits': 'Favor of the Rabbits',
            'standard.scouting_party': 'Scouting Party',
            'standard.codebreakers': 'Codebreakers',
            'standard.favor_of_the_mice': 'Favor of the Mice'},
 'kind_keys': {'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('standard.armorers.0', 'Armorers', 'may', 'yes', 9, ['discard this card'], []),
    ('standard.sappers.1', 'Sappers', 'may', 'yes', 13, ['discard this card'], []),
    ('standard.brutal_tactics.2', 'Brutal Tactics', 'may', 'yes', 17, ['deal 1 extra hit'], []),
    ('standard.command_warren.3', 'Command Warren', 'may', 'yes', 40, ['battle'], []),
    ('standard.better_burrow_bank.4', 'Better Burrow Bank', 'friend', 'player', 43, [], []),
    ('standard.cobbler.5', 'Cobbler', 'may', 'yes', 48, ['move'], []),
    ('standard.stand_and_deliver.rob', 'Stand and Deliver!', 'mark', 'player', 26, [], []),
    ('standard.tax_collector.tax', 'Tax Collector', 'levy', 'unit', 31, [], []),
    ('standard.codebreakers.spy', 'Codebreakers', 'mark', 'player', 57, [], []),
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
    ('woodland.battle.after_roll', Armorers0, armorers_0_fits, 'card', 'standard.armorers', False),
    ('woodland.battle.after_roll', Sappers1, sappers_1_fits, 'card', 'standard.sappers', False),
    ('woodland.battle.after_roll', BrutalTactics2, brutal_tactics_2_fits, 'card', 'standard.brutal_tactics', False),
    ('woodland.turn.daylight:start', CommandWarren3, command_warren_3_fits, 'card', 'standard.command_warren', False),
    ('woodland.turn.birdsong:start', BetterBurrowBank4, better_burrow_bank_4_fits, 'card', 'standard.better_burrow_bank', False),
    ('woodland.turn.evening:start', Cobbler5, cobbler_5_fits, 'card', 'standard.cobbler', False),
]

TRIGGERS: list[Any] = [
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
    ('standard.favor_of_the_foxes', FavorOfTheFoxes0),
    ('standard.favor_of_the_rabbits', FavorOfTheRabbits1),
    ('standard.favor_of_the_mice', FavorOfTheMice2),
]

EXCEPTIONS: list[Any] = [
    ('woodland.battle.ambushed', ScoutingParty0, scouting_party_0_fits, 'card', 'standard.scouting_party'),
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
]

FREE: list[Any] = [
    ('woodland.turn.birdsong', RoyalClaimClaim, royal_claim_claim_can, 'card', 'standard.royal_claim', False, 'Royal Claim', 'standard.royal_claim.claim'),
    ('woodland.turn.birdsong', StandAndDeliverRob, stand_and_deliver_rob_can, 'card', 'standard.stand_and_deliver', True, 'Stand and Deliver!', 'standard.stand_and_deliver.rob'),
    ('woodland.turn.daylight', TaxCollectorTax, tax_collector_tax_can, 'card', 'standard.tax_collector', True, 'Tax Collector', 'standard.tax_collector.tax'),
    ('woodland.turn.daylight', CodebreakersSpy, codebreakers_spy_can, 'card', 'standard.codebreakers', True, 'Codebreakers', 'standard.codebreakers.spy'),
]

VICTORIES: list[Any] = [
]

RULE_PATHS: list[Any] = [
    (ScoutingParty0, 'standard.scouting_party'),
]
POINTS: list[str] = ['standard.royal_claim.claim:end',
 'standard.stand_and_deliver.rob:end',
 'standard.tax_collector.tax:end',
 'standard.codebreakers.spy:end']
PARTS: list[str] = ['standard.armorers',
 'standard.sappers',
 'standard.brutal_tactics',
 'standard.command_warren',
 'standard.better_burrow_bank',
 'standard.cobbler']
RECORD: Any = None
