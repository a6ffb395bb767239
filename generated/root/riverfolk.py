"""Riverfolk Company: made by rootdsl from root/factions/riverfolk.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/factions/riverfolk.law:213 riverfolk.loss
def value_loss(t: Any, s: Any, me: int) -> int:
    return ((total_in(s.at, t.all_piece, t.within[t.box_riverfolk_funds[me]]) + 1) // 2)

# root/factions/riverfolk.law:38 riverfolk.commit
def commit(t: Any, s: Any, f: Any) -> bool:
    if f.seller < 0:
        f.seller = f.me
    if t.x_riverfolk_commit and override(t, s, f, t.x_riverfolk_commit, 4, len(s.stack) - 1, 0):
        return True
    if t.x_riverfolk_commit_would and override(t, s, f, t.x_riverfolk_commit_would, 6, len(s.stack) - 1, 0):
        return True
    if f.fund >= 0:
        f.fund_mark = len(s.trail)
        return commit_after_fund(t, s, f)
    among = t.a_riverfolk_commit_fund and t.a_riverfolk_commit_fund(t, s, f.me, f.seller)
    o = [v + 1 for v in (units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[t.seat_riverfolk]]) if among is None else among)]
    return ask(s, f, 1, t.base_riverfolk + 0, f.me, o)

# root/factions/riverfolk.law:39 riverfolk.commit
def commit_fund_chosen(t: Any, s: Any, f: Any) -> bool:
    f.fund = s.pick - 1
    f.fund_mark = len(s.trail)
    return commit_after_fund(t, s, f)

# root/factions/riverfolk.law:39 riverfolk.commit
def commit_after_fund(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_commit_would_so and override(t, s, f, t.x_riverfolk_commit_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_riverfolk_commit_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_commit_start, 3, f.me)
    return commit_commit_start_done(t, s, f)

# root/factions/riverfolk.law:40 riverfolk.commit
def commit_commit_start_done(t: Any, s: Any, f: Any) -> bool:
    put_unit(t, s, f.me, follow(s, f.fund, f.fund_mark), t.box_riverfolk_committed[t.seat_riverfolk])
    f.pc = 4  # commit_then
    return True

# root/factions/riverfolk.law:40 riverfolk.commit
def commit_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_commit_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_commit_end, 5, f.me)
    return commit_over(t, s, f)

# root/factions/riverfolk.law:38 riverfolk.commit: over
def commit_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:38 riverfolk.commit: something else has happened in its place
def commit_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/riverfolk.law:38 riverfolk.commit: can it be done?
def can_commit_now(t: Any, s: Any, me: int, seller: int = -1, fund: int = -1) -> bool:
    if seller < 0:
        seller = me
    among = t.a_riverfolk_commit_fund and t.a_riverfolk_commit_fund(t, s, me, seller)
    if fund >= 0:
        return fund in (units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[t.seat_riverfolk]]) if among is None else among)
    if among is None:
        among = units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[t.seat_riverfolk]])
    return len(among) > 0

# root/factions/riverfolk.law:42 riverfolk.charge
def charge(t: Any, s: Any, f: Any) -> bool:
    if f.seller < 0:
        f.seller = f.me
    if t.x_riverfolk_charge and override(t, s, f, t.x_riverfolk_charge, 5, len(s.stack) - 1, 0):
        return True
    if t.x_riverfolk_charge_would and override(t, s, f, t.x_riverfolk_charge_would, 7, len(s.stack) - 1, 0):
        return True
    if t.x_riverfolk_charge_would_so and override(t, s, f, t.x_riverfolk_charge_would_so, 7, len(s.stack) - 1, 0):
        return True
    if t.h_riverfolk_charge_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_charge_start, 1, f.me)
    return charge_charge_start_done(t, s, f)

# root/factions/riverfolk.law:45 riverfolk.charge
def charge_charge_start_done(t: Any, s: Any, f: Any) -> bool:
    if not (holds_file(t, f.buyer, 'vagabond')):
        return charge_otherwise(t, s, f)
    if not (some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.buyer], t.box_vagabond_coerced[f.buyer]], t.state_vagabond_ready_or_exhausted, 0) and t.can_vagabond_exhaust(t, s, f.buyer, f.buyer)):
        return charge_after_exhaust(t, s, f)
    return pick_units(t, s, f, 2, t.base_riverfolk + 1, f.buyer, unit_counts(s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[f.buyer], t.box_vagabond_coerced[f.buyer]], t.state_vagabond_ready_or_exhausted, 0), t.width), max(0, f.price), max(0, f.price))

# root/factions/riverfolk.law:46 riverfolk.charge
def charge_tools_chosen(t: Any, s: Any, f: Any) -> bool:
    f.some1 = s.result
    if not f.some1:
        return charge_after_exhaust(t, s, f)
    f.pc = 3  # charge_after_exhaust
    g = t.p_vagabond_exhaust(f.buyer)
    g.keeper = f.buyer
    g.tools = f.some1
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:46 riverfolk.charge
def charge_after_exhaust(t: Any, s: Any, f: Any) -> bool:
    return charge_then(t, s, f)

# root/factions/riverfolk.law:45 riverfolk.charge
def charge_otherwise(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.buyer, own_row(t, f.buyer, 'warrior'), f.price, t.box_riverfolk_payments[t.seat_riverfolk])
    f.pc = 5  # charge_then
    return s.busy or charge_then(t, s, f)

# root/factions/riverfolk.law:48 riverfolk.charge
def charge_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_charge_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_charge_end, 6, f.me)
    return charge_over(t, s, f)

# root/factions/riverfolk.law:42 riverfolk.charge: over
def charge_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:42 riverfolk.charge: something else has happened in its place
def charge_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/riverfolk.law:42 riverfolk.charge: can it be done?
def can_charge_now(t: Any, s: Any, me: int, seller: int = -1, buyer: int = -1) -> bool:
    if seller < 0:
        seller = me
    if holds_file(t, buyer, 'vagabond'):
        return some_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[buyer], t.box_vagabond_coerced[buyer]], t.state_vagabond_ready_or_exhausted, 0) and t.can_vagabond_exhaust(t, s, buyer, buyer)
    return True

# root/factions/riverfolk.law:45 riverfolk.charge: can it be done?
def can_charge_branch_2(t: Any, s: Any, buyer: int, price: int) -> bool:
    if holds_file(t, buyer, 'vagabond'):
        return how_many(t, s, units_held(t, s, t.all_item, t.inside[t.box_vagabond_satchel[buyer], t.box_vagabond_coerced[buyer]], t.state_vagabond_ready_or_exhausted, 0)) >= price and t.can_vagabond_exhaust(t, s, buyer, buyer)
    return can_place_all(t, s, buyer, [(own_row(t, buyer, 'warrior'), price)], t.box_riverfolk_payments[t.seat_riverfolk])

# root/factions/riverfolk.law:42 riverfolk.charge: all of it?
def can_charge_in_full(t: Any, s: Any, me: int, buyer: int, price: int) -> bool:
    seller = me
    return can_charge_branch_2(t, s, buyer, price)

# root/factions/riverfolk.law:50 riverfolk.settle
def settle(t: Any, s: Any, f: Any) -> bool:
    if f.seller < 0:
        f.seller = f.me
    if t.x_riverfolk_settle and override(t, s, f, t.x_riverfolk_settle, 4, len(s.stack) - 1, 0):
        return True
    if t.x_riverfolk_settle_would and override(t, s, f, t.x_riverfolk_settle_would, 6, len(s.stack) - 1, 0):
        return True
    o = []
    for v in t.places_clearing:
        if on_path(t, s, 'river', v) and room(t, s, f.me, t.own[t.seat_riverfolk].warrior, v) > 0:
            o.append(v + 1)
    return ask(s, f, 1, t.base_riverfolk + 2, f.me, o)

# root/factions/riverfolk.law:51 riverfolk.settle
def settle_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    return settle_begins(t, s, f)

# root/factions/riverfolk.law:51 riverfolk.settle
def settle_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_settle_would_so and override(t, s, f, t.x_riverfolk_settle_would_so, 6, len(s.stack) - 1, 2):
        return True
    if t.h_riverfolk_settle_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_settle_start, 3, f.me)
    return settle_settle_start_done(t, s, f)

# root/factions/riverfolk.law:52 riverfolk.settle
def settle_settle_start_done(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[t.seat_riverfolk].warrior, 1, f.site)
    f.pc = 4  # settle_then
    return s.busy or settle_then(t, s, f)

# root/factions/riverfolk.law:52 riverfolk.settle
def settle_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_settle_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_settle_end, 5, f.me)
    return settle_over(t, s, f)

# root/factions/riverfolk.law:50 riverfolk.settle: over
def settle_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:50 riverfolk.settle: something else has happened in its place
def settle_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/riverfolk.law:50 riverfolk.settle: can it be done?
def can_settle_now(t: Any, s: Any, me: int, seller: int = -1) -> bool:
    if seller < 0:
        seller = me
    for site in t.places_clearing:
        if on_path(t, s, 'river', site) and room(t, s, me, t.own[t.seat_riverfolk].warrior, site) > 0:
            return True
    return False

# root/factions/riverfolk.law:57 riverfolk.reprice: can it be done?
def can_reprice_boats(t: Any, s: Any) -> bool:
    if bool(range(1, 4 + 1)):
        return bool(range(1, 4 + 1))
    return False

# root/factions/riverfolk.law:54 riverfolk.reprice
def reprice(t: Any, s: Any, f: Any) -> bool:
    if f.seller < 0:
        f.seller = f.me
    if t.x_riverfolk_reprice and override(t, s, f, t.x_riverfolk_reprice, 9, len(s.stack) - 1, 0):
        return True
    if t.x_riverfolk_reprice_would and override(t, s, f, t.x_riverfolk_reprice_would, 11, len(s.stack) - 1, 0):
        return True
    once = None
    o = []
    for v in range(1, 4 + 1):
        if (once if once is not None else (once := can_reprice_boats(t, s))):
            o.append(v + 1)
    return ask(s, f, 1, t.base_riverfolk + 3, f.me, o)

# root/factions/riverfolk.law:55 riverfolk.reprice
def reprice_hand_card_chosen(t: Any, s: Any, f: Any) -> bool:
    f.hand_card = s.pick - 1
    return reprice_begins(t, s, f)

# root/factions/riverfolk.law:55 riverfolk.reprice
def reprice_begins(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_reprice_would_so and override(t, s, f, t.x_riverfolk_reprice_would_so, 11, len(s.stack) - 1, 2):
        return True
    if t.h_riverfolk_reprice_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_reprice_start, 3, f.me)
    return reprice_reprice_start_done(t, s, f)

# root/factions/riverfolk.law:56 riverfolk.reprice
def reprice_reprice_start_done(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_of(f.me, 'riverfolk')].hand_price = f.hand_card
    o = []
    for v in range(1, 4 + 1):
        if bool(range(1, 4 + 1)):
            o.append(v + 1)
    if not o:
        f.boats = -1
        return reprice_after_boats(t, s, f)
    return ask(s, f, 4, t.base_riverfolk + 4, f.me, o)

# root/factions/riverfolk.law:57 riverfolk.reprice
def reprice_boats_chosen(t: Any, s: Any, f: Any) -> bool:
    f.boats = s.pick - 1
    return reprice_after_boats(t, s, f)

# root/factions/riverfolk.law:57 riverfolk.reprice
def reprice_after_boats(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.boats):
        return reprice_next(t, s, f)
    s.record[t.record_of(f.me, 'riverfolk')].boats_price = f.boats
    return reprice_next(t, s, f)

# root/factions/riverfolk.law:58 riverfolk.reprice
def reprice_next(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in range(1, 4 + 1)]
    if not o:
        f.hire = -1
        return reprice_after_hire(t, s, f)
    return ask(s, f, 7, t.base_riverfolk + 5, f.me, o)

# root/factions/riverfolk.law:59 riverfolk.reprice
def reprice_hire_chosen(t: Any, s: Any, f: Any) -> bool:
    f.hire = s.pick - 1
    return reprice_after_hire(t, s, f)

# root/factions/riverfolk.law:59 riverfolk.reprice
def reprice_after_hire(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.hire):
        return reprice_next_2(t, s, f)
    s.record[t.record_of(f.me, 'riverfolk')].hire_price = f.hire
    return reprice_next_2(t, s, f)

# root/factions/riverfolk.law:60 riverfolk.reprice
def reprice_next_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_reprice_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_reprice_end, 10, f.me)
    return reprice_over(t, s, f)

# root/factions/riverfolk.law:54 riverfolk.reprice: over
def reprice_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:54 riverfolk.reprice: something else has happened in its place
def reprice_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/factions/riverfolk.law:54 riverfolk.reprice: can it be done?
def can_reprice_now(t: Any, s: Any, me: int, seller: int = -1) -> bool:
    if seller < 0:
        seller = me
    if bool(range(1, 4 + 1)):
        return can_reprice_boats(t, s)
    return False

# root/factions/riverfolk.law:561 riverfolk.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_warriors_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_warriors_start, 1, f.me)
    return setup_warriors_start_done(t, s, f)

# root/factions/riverfolk.law:561 riverfolk.setup.warriors
def setup_warriors_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_setup_warriors and override(t, s, f, t.x_riverfolk_setup_warriors, 6, len(s.stack) - 1, 1):
        return True
    if not (t.can_riverfolk_settle(t, s, f.me)):
        return setup_after_settle(t, s, f)
    f.pc = 2  # setup_after_settle
    g = t.p_riverfolk_settle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:562 riverfolk.setup.warriors
def setup_after_settle(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_riverfolk_settle(t, s, f.me)):
        return setup_after_settle_2(t, s, f)
    f.pc = 3  # setup_after_settle_2
    g = t.p_riverfolk_settle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:563 riverfolk.setup.warriors
def setup_after_settle_2(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_riverfolk_settle(t, s, f.me)):
        return setup_after_settle_3(t, s, f)
    f.pc = 4  # setup_after_settle_3
    g = t.p_riverfolk_settle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:564 riverfolk.setup.warriors
def setup_after_settle_3(t: Any, s: Any, f: Any) -> bool:
    if not (t.can_riverfolk_settle(t, s, f.me)):
        return setup_after_settle_4(t, s, f)
    f.pc = 5  # setup_after_settle_4
    g = t.p_riverfolk_settle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:565 riverfolk.setup.warriors
def setup_after_settle_4(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_warriors_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_warriors_end, 6, f.me)
    f.pc = 6  # setup_warriors_end_done
    return True

# root/factions/riverfolk.law:561 riverfolk.setup.warriors
def setup_warriors_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_funds_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_funds_start, 7, f.me)
    return setup_funds_start_done(t, s, f)

# root/factions/riverfolk.law:566 riverfolk.setup.funds
def setup_funds_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_setup_funds and override(t, s, f, t.x_riverfolk_setup_funds, 9, len(s.stack) - 1, 7):
        return True
    place(t, s, f.me, t.own[f.me].warrior, 3, t.box_riverfolk_payments[f.me])
    f.pc = 8  # setup_then
    return s.busy or setup_then(t, s, f)

# root/factions/riverfolk.law:567 riverfolk.setup.funds
def setup_then(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_funds_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_funds_end, 9, f.me)
    f.pc = 9  # setup_funds_end_done
    return True

# root/factions/riverfolk.law:566 riverfolk.setup.funds
def setup_funds_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_prices_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_prices_start, 10, f.me)
    return setup_prices_start_done(t, s, f)

# root/factions/riverfolk.law:568 riverfolk.setup.prices
def setup_prices_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_setup_prices and override(t, s, f, t.x_riverfolk_setup_prices, 12, len(s.stack) - 1, 10):
        return True
    if not (t.can_riverfolk_reprice(t, s, f.me)):
        return setup_after_reprice(t, s, f)
    f.pc = 11  # setup_after_reprice
    g = t.p_riverfolk_reprice(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:569 riverfolk.setup.prices
def setup_after_reprice(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_setup_prices_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_setup_prices_end, 12, f.me)
    f.pc = 12  # setup_prices_end_done
    return True

# root/factions/riverfolk.law:568 riverfolk.setup.prices
def setup_prices_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:586 riverfolk.birdsong
def birdsong(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 1)
    return birdsong_protectionism(t, s, f)

# root/factions/riverfolk.law:586 riverfolk.birdsong.protectionism: step protectionism
def birdsong_protectionism(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_birdsong_protectionism_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_protectionism_start, 2, f.me)
    return birdsong_protectionism_start_done(t, s, f)

# root/factions/riverfolk.law:586 riverfolk.birdsong.protectionism
def birdsong_protectionism_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_birdsong_protectionism and override(t, s, f, t.x_riverfolk_birdsong_protectionism, 3, len(s.stack) - 1, 2):
        return True
    if (not (total_in(s.at, range(len(s.at)), t.within[t.box_riverfolk_payments[f.me]]) >= 1)):
        place(t, s, f.me, t.own[f.me].warrior, 2, t.box_riverfolk_payments[f.me])
    if t.h_riverfolk_birdsong_protectionism_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_protectionism_end, 3, f.me)
    f.pc = 3  # birdsong_protectionism_end_done
    return True

# root/factions/riverfolk.law:586 riverfolk.birdsong.protectionism
def birdsong_protectionism_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 4)
    return birdsong_dividends(t, s, f)

# root/factions/riverfolk.law:598 riverfolk.birdsong.dividends: step dividends
def birdsong_dividends(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_birdsong_dividends_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_dividends_start, 5, f.me)
    return birdsong_dividends_start_done(t, s, f)

# root/factions/riverfolk.law:598 riverfolk.birdsong.dividends
def birdsong_dividends_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_birdsong_dividends and override(t, s, f, t.x_riverfolk_birdsong_dividends, 6, len(s.stack) - 1, 5):
        return True
    if (place_of(s, t.all_trade_post, t.sites) >= 0):
        score(t, s, f.me, ((total_in(s.at, t.all_piece, t.within[t.box_riverfolk_funds[f.me]]) + 0) // 2))
    if t.h_riverfolk_birdsong_dividends_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_dividends_end, 6, f.me)
    f.pc = 6  # birdsong_dividends_end_done
    return True

# root/factions/riverfolk.law:598 riverfolk.birdsong.dividends
def birdsong_dividends_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 7)
    return birdsong_gather(t, s, f)

# root/factions/riverfolk.law:615 riverfolk.birdsong.gather: step gather
def birdsong_gather(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_birdsong_gather_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_gather_start, 8, f.me)
    return birdsong_gather_start_done(t, s, f)

# root/factions/riverfolk.law:615 riverfolk.birdsong.gather
def birdsong_gather_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_birdsong_gather and override(t, s, f, t.x_riverfolk_birdsong_gather, 9, len(s.stack) - 1, 8):
        return True
    move_pieces(t, s, t.all_piece, t.box_riverfolk_payments[f.me], -1, t.box_riverfolk_funds[f.me])
    move_pieces(t, s, t.all_piece, t.box_riverfolk_committed[f.me], -1, t.box_riverfolk_funds[f.me])
    move_pieces(t, s, t.all_piece, t.box_riverfolk_stalls[f.me], -1, t.box_riverfolk_funds[f.me])
    if t.h_riverfolk_birdsong_gather_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_birdsong_gather_end, 9, f.me)
    f.pc = 9  # birdsong_gather_end_done
    return True

# root/factions/riverfolk.law:615 riverfolk.birdsong.gather
def birdsong_gather_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_birdsong]:
        return open_point(t, s, f, t.phase_woodland_turn_birdsong, 10)
    return birdsong_end(t, s, f)

# root/factions/riverfolk.law:0 riverfolk.birdsong
def birdsong_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:649 riverfolk.daylight: can it be done?
def can_daylight_post(t: Any, s: Any, me: int, site: int) -> bool:
    once = None
    for post in (t.own[me].fox_post, t.own[me].rabbit_post, t.own[me].mouse_post, ):
        if t.row_suit[post] == s.suit[site] and room(t, s, me, post, site) > 0 and (once if once is not None else (once := total_in(s.at, t.rows_warrior[t.v_woodland_ruler(t, s, me, site)], t.within[t.box_riverfolk_funds[me]]))) >= 2:
            return True
    return False

# root/factions/riverfolk.law:648 riverfolk.daylight: can it be done?
def can_daylight_site(t: Any, s: Any, me: int) -> bool:
    for site in t.places_clearing:
        if not (s.here[site] & t.all_trade_post.mask) and can_daylight_post(t, s, me, site):
            return True
    return False

# root/factions/riverfolk.law:632 riverfolk.daylight
def daylight(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 1)
    return daylight_actions(t, s, f)

# root/factions/riverfolk.law:632 riverfolk.daylight.actions: step actions
def daylight_actions(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_daylight_actions_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_start, 2, f.me)
    return daylight_actions_start_done(t, s, f)

# root/factions/riverfolk.law:632 riverfolk.daylight.actions
def daylight_actions_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_daylight_actions and override(t, s, f, t.x_riverfolk_daylight_actions, 31, len(s.stack) - 1, 2):
        return True
    f.round1 = 0
    return daylight_menu(t, s, f)

# root/factions/riverfolk.law:633 riverfolk.daylight.actions
def daylight_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    once = None
    if (once if once is not None else (once := t.can_riverfolk_commit(t, s, f.me))) and t.can_woodland_move(t, s, f.me):
        o.append(1)
    if (once if once is not None else (once := t.can_riverfolk_commit(t, s, f.me))) and t.can_woodland_battle(t, s, f.me):
        o.append(2)
    if t.can_woodland_craft(t, s, f.me):
        o.append(3)
    if (once if once is not None else (once := t.can_riverfolk_commit(t, s, f.me))):
        o.append(4)
    if t.can_riverfolk_settle(t, s, f.me) and total_in(s.at, t.all_piece, t.within[t.box_riverfolk_funds[f.me]]) >= 1:
        o.append(5)
    if can_daylight_site(t, s, f.me):
        o.append(6)
    if t.free[t.phase_woodland_turn_daylight]:
        o += free_offers(t, s, f.me, t.phase_woodland_turn_daylight)
    if len(o) == 1 and not t.show_prompts:
        return daylight_after_menu(t, s, f)
    return ask(s, f, 4, t.base_riverfolk + 6, f.me, o)

# root/factions/riverfolk.law:633 riverfolk.daylight.actions
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
        return daylight_craft(t, s, f)
    if s.pick == 4:
        return daylight_draw(t, s, f)
    if s.pick == 5:
        return daylight_recruit(t, s, f)
    if s.pick == 6:
        return daylight_establish(t, s, f)
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:634 riverfolk.daylight.actions.move: action move
def daylight_move(t: Any, s: Any, f: Any) -> bool:
    f.pc = 6  # daylight_after_commit
    g = t.p_riverfolk_commit(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:635 riverfolk.daylight.actions.move
def daylight_after_commit(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(354)
    if not (t.can_woodland_move(t, s, f.me)):
        f.pc = 7  # daylight_after_move
        return s.busy or daylight_after_move(t, s, f)
    f.pc = 7  # daylight_after_move
    g = t.p_woodland_move(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:636 riverfolk.daylight.actions.move
def daylight_after_move(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(55475)
    if t.h_riverfolk_daylight_actions_move_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_move_end, 8, f.me)
    f.pc = 8  # daylight_move_end_done
    return s.busy or daylight_move_end_done(t, s, f)

# root/factions/riverfolk.law:634 riverfolk.daylight.actions.move
def daylight_move_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:637 riverfolk.daylight.actions.battle: action battle
def daylight_battle(t: Any, s: Any, f: Any) -> bool:
    f.pc = 10  # daylight_after_commit_2
    g = t.p_riverfolk_commit(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:638 riverfolk.daylight.actions.battle
def daylight_after_commit_2(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(354)
    if not (t.can_woodland_battle(t, s, f.me)):
        f.pc = 11  # daylight_after_battle
        return s.busy or daylight_after_battle(t, s, f)
    f.pc = 11  # daylight_after_battle
    g = t.p_woodland_battle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:639 riverfolk.daylight.actions.battle
def daylight_after_battle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(56834)
    if t.h_riverfolk_daylight_actions_battle_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_battle_end, 12, f.me)
    f.pc = 12  # daylight_battle_end_done
    return s.busy or daylight_battle_end_done(t, s, f)

# root/factions/riverfolk.law:637 riverfolk.daylight.actions.battle
def daylight_battle_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:640 riverfolk.daylight.actions.craft: action craft
def daylight_craft(t: Any, s: Any, f: Any) -> bool:
    f.pc = 14  # daylight_after_craft
    g = t.p_woodland_craft(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:640 riverfolk.daylight.actions.craft
def daylight_after_craft(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(2899)
    if t.h_riverfolk_daylight_actions_craft_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_craft_end, 15, f.me)
    f.pc = 15  # daylight_craft_end_done
    return s.busy or daylight_craft_end_done(t, s, f)

# root/factions/riverfolk.law:640 riverfolk.daylight.actions.craft
def daylight_craft_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:641 riverfolk.daylight.actions.draw: action draw
def daylight_draw(t: Any, s: Any, f: Any) -> bool:
    f.pc = 17  # daylight_after_commit_3
    g = t.p_riverfolk_commit(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:642 riverfolk.daylight.actions.draw
def daylight_after_commit_3(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(354)
    draw(t, s, f.me, 1)
    if t.h_riverfolk_daylight_actions_draw_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_draw_end, 18, f.me)
    f.pc = 18  # daylight_draw_end_done
    return s.busy or daylight_draw_end_done(t, s, f)

# root/factions/riverfolk.law:641 riverfolk.daylight.actions.draw
def daylight_draw_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:644 riverfolk.daylight.actions.recruit: action recruit
def daylight_recruit(t: Any, s: Any, f: Any) -> bool:
    return pick_units(t, s, f, 20, t.base_riverfolk + 7, f.me, unit_counts(s, units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[f.me]]), t.width), 1, 1)

# root/factions/riverfolk.law:645 riverfolk.daylight.actions.recruit
def daylight_paid(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    if not (t.can_riverfolk_settle(t, s, f.me)):
        f.pc = 21  # daylight_after_settle
        return s.busy or daylight_after_settle(t, s, f)
    f.pc = 21  # daylight_after_settle
    g = t.p_riverfolk_settle(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:646 riverfolk.daylight.actions.recruit
def daylight_after_settle(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(20229)
    if t.h_riverfolk_daylight_actions_recruit_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_recruit_end, 22, f.me)
    f.pc = 22  # daylight_recruit_end_done
    return s.busy or daylight_recruit_end_done(t, s, f)

# root/factions/riverfolk.law:644 riverfolk.daylight.actions.recruit
def daylight_recruit_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:647 riverfolk.daylight.actions.establish: action establish
def daylight_establish(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in t.places_clearing:
        if not (s.here[v] & t.all_trade_post.mask) and can_daylight_post(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 24, t.base_riverfolk + 8, f.me, o)

# root/factions/riverfolk.law:648 riverfolk.daylight.actions.establish
def daylight_site_chosen(t: Any, s: Any, f: Any) -> bool:
    f.site = s.pick - 1
    once = None
    o = []
    for v in (t.own[f.me].fox_post, t.own[f.me].rabbit_post, t.own[f.me].mouse_post, ):
        if t.row_suit[v] == s.suit[f.site] and room(t, s, f.me, v, f.site) > 0 and (once if once is not None else (once := total_in(s.at, t.rows_warrior[t.v_woodland_ruler(t, s, f.me, f.site)], t.within[t.box_riverfolk_funds[f.me]]))) >= 2:
            o.append(v + 1)
    return ask(s, f, 25, t.base_riverfolk + 9, f.me, o)

# root/factions/riverfolk.law:649 riverfolk.daylight.actions.establish
def daylight_post_chosen(t: Any, s: Any, f: Any) -> bool:
    f.post = s.pick - 1
    return pick_units(t, s, f, 26, t.base_riverfolk + 10, f.me, unit_counts(s, units_in(t, s, t.rows_warrior[t.v_woodland_ruler(t, s, f.me, f.site)], t.within[t.box_riverfolk_funds[f.me]]), t.width), 2, 2)

# root/factions/riverfolk.law:650 riverfolk.daylight.actions.establish
def daylight_paid_2(t: Any, s: Any, f: Any) -> bool:
    spend_pieces(t, s, f.me, s.result)
    place(t, s, f.me, f.post, 1, f.site)
    f.pc = 27  # daylight_then
    return s.busy or daylight_then(t, s, f)

# root/factions/riverfolk.law:651 riverfolk.daylight.actions.establish
def daylight_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].warrior, 1, f.site)
    f.pc = 28  # daylight_then_2
    return s.busy or daylight_then_2(t, s, f)

# root/factions/riverfolk.law:652 riverfolk.daylight.actions.establish
def daylight_then_2(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, track_last(t, s, t.track_riverfolk_posts_points[f.me], f.post)))
    if t.h_riverfolk_daylight_actions_establish_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_establish_end, 29, f.me)
    f.pc = 29  # daylight_establish_end_done
    return s.busy or daylight_establish_end_done(t, s, f)

# root/factions/riverfolk.law:647 riverfolk.daylight.actions.establish
def daylight_establish_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 3  # daylight_menu
    return True

# root/factions/riverfolk.law:633 riverfolk.daylight.actions
def daylight_after_menu(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_daylight_actions_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_daylight_actions_end, 31, f.me)
    f.pc = 31  # daylight_actions_end_done
    return True

# root/factions/riverfolk.law:632 riverfolk.daylight.actions
def daylight_actions_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_daylight]:
        return open_point(t, s, f, t.phase_woodland_turn_daylight, 32)
    return daylight_end(t, s, f)

# root/factions/riverfolk.law:0 riverfolk.daylight
def daylight_end(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:721 riverfolk.evening
def evening(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 1)
    return evening_discard(t, s, f)

# root/factions/riverfolk.law:721 riverfolk.evening.discard: step discard
def evening_discard(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_evening_discard_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_evening_discard_start, 2, f.me)
    return evening_discard_start_done(t, s, f)

# root/factions/riverfolk.law:721 riverfolk.evening.discard
def evening_discard_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_evening_discard and override(t, s, f, t.x_riverfolk_evening_discard, 4, len(s.stack) - 1, 2):
        return True
    n = len(s.zones[t.hand[f.me]]) - t.v_woodland_hand_limit(t, s, f.me, f.me)
    if n <= 0:
        s.result = []
        return evening_discarded(t, s, f)
    return pick_cards(t, s, f, 3, t.base_riverfolk + 11, f.me, s.zones[t.hand[f.me]], n, n, [], -1)

# root/factions/riverfolk.law:722 riverfolk.evening.discard
def evening_discarded(t: Any, s: Any, f: Any) -> bool:
    discard_down(t, s, f.me, s.result)
    if t.h_riverfolk_evening_discard_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_evening_discard_end, 4, f.me)
    f.pc = 4  # evening_discard_end_done
    return True

# root/factions/riverfolk.law:721 riverfolk.evening.discard
def evening_discard_end_done(t: Any, s: Any, f: Any) -> bool:
    if t.free[t.phase_woodland_turn_evening]:
        return open_point(t, s, f, t.phase_woodland_turn_evening, 5)
    return evening_prices(t, s, f)

# root/factions/riverfolk.law:730 riverfolk.evening.prices: step prices
def evening_prices(t: Any, s: Any, f: Any) -> bool:
    if t.h_riverfolk_evening_prices_start >= 0:
        return open_window(t, s, f, t.h_riverfolk_evening_prices_start, 6, f.me)
    return evening_prices_start_done(t, s, f)

# root/factions/riverfolk.law:730 riverfolk.evening.prices
def evening_prices_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_evening_prices and override(t, s, f, t.x_riverfolk_evening_prices, 8, len(s.stack) - 1, 6):
        return True
    if not (t.can_riverfolk_reprice(t, s, f.me)):
        return evening_after_reprice(t, s, f)
    f.pc = 7  # evening_after_reprice
    g = t.p_riverfolk_reprice(f.me)
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:731 riverfolk.evening.prices
def evening_after_reprice(t: Any, s: Any, f: Any) -> bool:
    f.happened.append(41055)
    if t.h_riverfolk_evening_prices_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_evening_prices_end, 8, f.me)
    f.pc = 8  # evening_prices_end_done
    return True

# root/factions/riverfolk.law:730 riverfolk.evening.prices
def evening_prices_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:132 riverfolk.export.0: does it apply now?
def export_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me

# root/factions/riverfolk.law:132 riverfolk.export.0
def export_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_export and override(t, s, f, t.x_riverfolk_export, 5, len(s.stack) - 1, 0):
        return True
    return ask(s, f, 1, t.base_riverfolk + 12, f.me, [0, 1])

# root/factions/riverfolk.law:133 riverfolk.export.0
def export_0_may_answered(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if s.pick == 0:
        return export_0_still_here(t, s, f)
    discard(t, s, f.me, u.plan)
    f.pc = 2  # export_0_then
    return s.busy or export_0_then(t, s, f)

# root/factions/riverfolk.law:134 riverfolk.export.0
def export_0_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[f.me].warrior, 1, t.box_riverfolk_payments[f.me])
    f.pc = 3  # export_0_then_2
    return s.busy or export_0_then_2(t, s, f)

# root/factions/riverfolk.law:135 riverfolk.export.0
def export_0_then_2(t: Any, s: Any, f: Any) -> bool:
    f.pc = 4  # export_0_still_here
    return unwind(t, s, 'woodland.craft')

# root/factions/riverfolk.law:136 riverfolk.export.0
def export_0_still_here(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:132 riverfolk.export.0
def export_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:247 riverfolk.services.1: does it apply now?
def services_1_fits(t: Any, s: Any, f: Any) -> bool:
    return (not (s.current == f.me))

# root/factions/riverfolk.law:252 riverfolk.services.1: can it be done?
def can_services_1_prize(t: Any, s: Any, me: int, buyer: int) -> bool:
    if bool(s.zones[t.zone_woodland_hand[me]]):
        return t.full_riverfolk_charge(t, s, me, buyer, s.record[t.record_of(me, 'riverfolk')].hand_price) and t.can_riverfolk_charge(t, s, me, me, buyer)
    return False

# root/factions/riverfolk.law:247 riverfolk.services.1
def services_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_services and override(t, s, f, t.x_riverfolk_services, 14, len(s.stack) - 1, 0):
        return True
    f.buyer = s.current
    f.round1 = 0
    f.used_riverboats = 0
    f.used_mercenaries = 0
    return services_1_menu(t, s, f)

# root/factions/riverfolk.law:250 riverfolk.services.1
def services_1_menu(t: Any, s: Any, f: Any) -> bool:
    o = [0]
    f.left2 = (1 + len([it for it in t.places_clearing if ((s.here[it] & t.all_trade_post.mask) and (s.here[it] & t.rows_piece[f.buyer].mask))])) - f.round1
    once = None
    if f.left2 > 0:
        if can_services_1_prize(t, s, f.me, f.buyer):
            o.append(1)
        if not f.used_riverboats and t.full_riverfolk_charge(t, s, f.me, f.buyer, s.record[t.record_of(f.me, 'riverfolk')].boats_price) and (once if once is not None else (once := t.can_riverfolk_charge(t, s, f.me, f.me, f.buyer))):
            o.append(2)
        if (not holds_file(t, f.buyer, 'vagabond')) and not f.used_mercenaries and t.full_riverfolk_charge(t, s, f.me, f.buyer, s.record[t.record_of(f.me, 'riverfolk')].hire_price) and (once if once is not None else (once := t.can_riverfolk_charge(t, s, f.me, f.me, f.buyer))) and s.record[t.record_riverfolk].hired[f.me] != 1:
            o.append(3)
    if len(o) == 1 and not t.show_prompts:
        return services_1_after_menu(t, s, f)
    return ask(s, f, 2, t.base_riverfolk + 13, f.buyer, o)

# root/factions/riverfolk.law:250 riverfolk.services.1
def services_1_action_chosen(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return services_1_after_menu(t, s, f)
    if s.pick == 1:
        return services_1_hand_card(t, s, f)
    if s.pick == 2:
        return services_1_riverboats(t, s, f)
    if s.pick == 3:
        return services_1_mercenaries(t, s, f)
    f.pc = 1  # services_1_menu
    return True

# root/factions/riverfolk.law:251 riverfolk.services.hand_card: action hand_card
def services_1_hand_card(t: Any, s: Any, f: Any) -> bool:
    once = None
    o = []
    for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]]):
        if t.full_riverfolk_charge(t, s, f.me, f.buyer, s.record[t.record_of(f.me, 'riverfolk')].hand_price) and (once if once is not None else (once := t.can_riverfolk_charge(t, s, f.me, f.me, f.buyer))):
            o.append(v + 1)
    return ask(s, f, 4, t.base_riverfolk + 14, f.buyer, o)

# root/factions/riverfolk.law:252 riverfolk.services.hand_card
def services_1_prize_chosen(t: Any, s: Any, f: Any) -> bool:
    f.prize = s.pick - 1
    f.pc = 5  # services_1_after_charge
    g = t.p_riverfolk_charge(f.me)
    g.seller = f.me
    g.buyer = f.buyer
    g.price = s.record[t.record_of(f.me, 'riverfolk')].hand_price
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:253 riverfolk.services.hand_card
def services_1_after_charge(t: Any, s: Any, f: Any) -> bool:
    put_card(t, s, f.prize, t.zone_woodland_hand[f.buyer])
    if t.h_riverfolk_services_hand_card_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_services_hand_card_end, 6, f.me)
    f.pc = 6  # services_1_hand_card_end_done
    return s.busy or services_1_hand_card_end_done(t, s, f)

# root/factions/riverfolk.law:251 riverfolk.services.hand_card
def services_1_hand_card_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 1  # services_1_menu
    return True

# root/factions/riverfolk.law:255 riverfolk.services.riverboats: action riverboats
def services_1_riverboats(t: Any, s: Any, f: Any) -> bool:
    f.used_riverboats = 1
    f.pc = 8  # services_1_after_charge_2
    g = t.p_riverfolk_charge(f.me)
    g.seller = f.me
    g.buyer = f.buyer
    g.price = s.record[t.record_of(f.me, 'riverfolk')].boats_price
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:256 riverfolk.services.riverboats
def services_1_after_charge_2(t: Any, s: Any, f: Any) -> bool:
    open_paths(t, s, f.buyer, 'river', 'turn')
    if t.h_riverfolk_services_riverboats_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_services_riverboats_end, 9, f.me)
    return services_1_riverboats_end_done(t, s, f)

# root/factions/riverfolk.law:255 riverfolk.services.riverboats
def services_1_riverboats_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 1  # services_1_menu
    return True

# root/factions/riverfolk.law:258 riverfolk.services.mercenaries: action mercenaries
def services_1_mercenaries(t: Any, s: Any, f: Any) -> bool:
    f.used_mercenaries = 1
    f.pc = 11  # services_1_after_charge_3
    g = t.p_riverfolk_charge(f.me)
    g.seller = f.me
    g.buyer = f.buyer
    g.price = s.record[t.record_of(f.me, 'riverfolk')].hire_price
    s.stack.append(g)
    return True

# root/factions/riverfolk.law:259 riverfolk.services.mercenaries
def services_1_after_charge_3(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_riverfolk].hired[f.me] = 1
    if t.h_riverfolk_services_mercenaries_end >= 0:
        return open_window(t, s, f, t.h_riverfolk_services_mercenaries_end, 12, f.me)
    return services_1_mercenaries_end_done(t, s, f)

# root/factions/riverfolk.law:258 riverfolk.services.mercenaries
def services_1_mercenaries_end_done(t: Any, s: Any, f: Any) -> bool:
    f.round1 += 1
    f.pc = 1  # services_1_menu
    return True

# root/factions/riverfolk.law:250 riverfolk.services.1
def services_1_after_menu(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:247 riverfolk.services.1
def services_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:325 riverfolk.services.vagabond_funds.2: does it apply now?
def services_vagabond_funds_2_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me == u.me and holds_file(t, u.buyer, 'vagabond')

# root/factions/riverfolk.law:325 riverfolk.services.vagabond_funds.2
def services_vagabond_funds_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_riverfolk_services_vagabond_funds and override(t, s, f, t.x_riverfolk_services_vagabond_funds, 2, len(s.stack) - 1, 0):
        return True
    place(t, s, f.me, t.own[f.me].warrior, u.price, t.box_riverfolk_payments[f.me])
    f.pc = 1  # services_vagabond_funds_2_then
    return s.busy or services_vagabond_funds_2_then(t, s, f)

# root/factions/riverfolk.law:326 riverfolk.services.vagabond_funds.2
def services_vagabond_funds_2_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:325 riverfolk.services.vagabond_funds.2
def services_vagabond_funds_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:366 riverfolk.services.mercenaries.3: does it apply now?
def services_mercenaries_3_fits(t: Any, s: Any, f: Any) -> bool:
    return (s.record[t.record_riverfolk].hired[f.me] == 1)

# root/factions/riverfolk.law:366 riverfolk.services.mercenaries.3
def services_mercenaries_3(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_services_mercenaries and override(t, s, f, t.x_riverfolk_services_mercenaries, 1, len(s.stack) - 1, 0):
        return True
    s.record[t.record_riverfolk].serving[f.me] = 1
    treat(t, s, s.current, t.rows_warrior[f.me], (-1,), (t.purpose_rule, t.purpose_battle, ), 'turn')
    return finish(s)

# root/factions/riverfolk.law:366 riverfolk.services.mercenaries.3
def services_mercenaries_3_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:71 riverfolk.crafting.0: is this the tool?
def crafting_0_fits(t: Any, s: Any, me: int, unit: int) -> bool:
    return unit // t.width in t.all_trade_post

# root/factions/riverfolk.law:71 riverfolk.crafting.0: how often can it be used?
def crafting_0_times(t: Any, s: Any, me: int) -> int:
    return total_in(s.at, t.all_piece, t.within[t.box_riverfolk_funds[me]])

# root/factions/riverfolk.law:71 riverfolk.crafting.0
def crafting_0(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[f.me]])]
    if not o:
        f.fund = -1
        return crafting_0_after_fund(t, s, f)
    return ask(s, f, 1, t.base_riverfolk + 15, f.me, o)

# root/factions/riverfolk.law:72 riverfolk.crafting.0
def crafting_0_fund_chosen(t: Any, s: Any, f: Any) -> bool:
    f.fund = s.pick - 1
    f.fund_mark = len(s.trail)
    return crafting_0_after_fund(t, s, f)

# root/factions/riverfolk.law:72 riverfolk.crafting.0
def crafting_0_after_fund(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.fund):
        return crafting_0_then(t, s, f)
    put_unit(t, s, f.me, follow(s, f.fund, f.fund_mark), t.box_riverfolk_stalls[f.me])
    f.pc = 3  # crafting_0_then
    return True

# root/factions/riverfolk.law:73 riverfolk.crafting.0
def crafting_0_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:214 riverfolk.trade_posts.disruption.1: is this the event?
def trade_posts_disruption_1_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_trade_post and t.owner[x[2]] == me

# root/factions/riverfolk.law:214 riverfolk.trade_posts.disruption.1
def trade_posts_disruption_1_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/riverfolk.law:214 riverfolk.trade_posts.disruption.1
def trade_posts_disruption_1(t: Any, s: Any, f: Any) -> bool:
    if not (falling(t, s, f.what) and trade_posts_disruption_1_can(t, s, f)):
        return finish(s)
    redirect_to(t, s, f.what, t.box_riverfolk_disrupted[f.me])
    return finish(s)

# root/factions/riverfolk.law:216 riverfolk.trade_posts.disruption.2: is this the event?
def trade_posts_disruption_2_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    return x[2] in t.all_trade_post and t.owner[x[2]] == me

# root/factions/riverfolk.law:216 riverfolk.trade_posts.disruption.2
def trade_posts_disruption_2_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/factions/riverfolk.law:216 riverfolk.trade_posts.disruption.2
def trade_posts_disruption_2(t: Any, s: Any, f: Any) -> bool:
    if t.x_riverfolk_trade_posts_disruption and override(t, s, f, t.x_riverfolk_trade_posts_disruption, 3, len(s.stack) - 1, 0):
        return True
    return pick_units(t, s, f, 1, t.base_riverfolk + 16, f.me, unit_counts(s, removable(t, s, f.me, units_in(t, s, t.all_piece, t.within[t.box_riverfolk_funds[f.me]])), t.width), max(0, t.v_riverfolk_loss(t, s, f.me)), max(0, t.v_riverfolk_loss(t, s, f.me)))

# root/factions/riverfolk.law:217 riverfolk.trade_posts.disruption.2
def trade_posts_disruption_2_lost_chosen(t: Any, s: Any, f: Any) -> bool:
    f.lost = s.result
    lift_group(t, s, f.me, f.lost)
    f.pc = 2  # trade_posts_disruption_2_then
    return s.busy or trade_posts_disruption_2_then(t, s, f)

# root/factions/riverfolk.law:218 riverfolk.trade_posts.disruption.2
def trade_posts_disruption_2_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:216 riverfolk.trade_posts.disruption.2
def trade_posts_disruption_2_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:70 riverfolk.crafting: exception to woodland.crafting_pieces
def crafting_0_2(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return each_piece(t, s, units_in(t, s, t.all_trade_post, (*t.within[t.box_riverfolk_disrupted[me]], *t.places_clearing, )))
    return None

# root/factions/riverfolk.law:182 riverfolk.swimmers: exception to woodland.move.you_must_rule
def swimmers_1(t: Any, s: Any, me: int, mover: int, origin: int, target: int) -> Any:
    if (origin in along(t, s, 'river', target)):
        return True
    return None

# root/factions/riverfolk.law:370 riverfolk.services.mercenaries: exception to woodland.strength
def services_mercenaries_2(t: Any, s: Any, me: int, player: int, clearing: int) -> Any:
    if player == me and (s.record[t.record_riverfolk].serving[me] == 1):
        return 0
    return None

# root/factions/riverfolk.law:484 riverfolk.services.mercenaries.hits: does it apply now?
def services_mercenaries_hits_3_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return (s.record[t.record_riverfolk].serving[f.me] == 1) and (u.victim == s.current) and (not (u.dealer == f.me))

# root/factions/riverfolk.law:484 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.share = ((u.amount + 0) // 2)
    f.borrowed = min(f.share, (total(s.at, t.rows_warrior[f.me], u.field) if s.here[u.field] & t.rows_warrior[f.me].mask else 0))
    return pick_units(t, s, f, 1, t.base_riverfolk + 17, u.victim, unit_counts(s, units_at(t, s, t.rows_warrior[u.victim], u.field), t.width), max(0, (u.amount - f.borrowed)), max(0, (u.amount - f.borrowed)))

# root/factions/riverfolk.law:487 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_fallen_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.fallen = s.result
    return pick_units(t, s, f, 2, t.base_riverfolk + 18, f.me, unit_counts(s, units_at(t, s, t.rows_warrior[f.me], u.field), t.width), max(0, (u.amount - group_size(f.fallen))), max(0, (u.amount - group_size(f.fallen))))

# root/factions/riverfolk.law:488 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_hirelings_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.hirelings = s.result
    return pick_units(t, s, f, 3, t.base_riverfolk + 19, u.victim, unit_counts(s, units_at(t, s, t.rows_building_token[u.victim], u.field), t.width), max(0, ((u.amount - group_size(f.fallen)) - group_size(f.hirelings))), max(0, ((u.amount - group_size(f.fallen)) - group_size(f.hirelings))))

# root/factions/riverfolk.law:489 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_wrecked_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.wrecked = s.result
    s.together += 1
    lift_group(t, s, u.dealer, f.fallen)
    f.pc = 4  # services_mercenaries_hits_3_then
    return s.busy or services_mercenaries_hits_3_then(t, s, f)

# root/factions/riverfolk.law:491 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    lift_group(t, s, u.dealer, f.wrecked)
    f.pc = 5  # services_mercenaries_hits_3_then_2
    return s.busy or services_mercenaries_hits_3_then_2(t, s, f)

# root/factions/riverfolk.law:492 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_then_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_riverfolk_services_mercenaries_hits_vagabond and override(t, s, f, t.x_riverfolk_services_mercenaries_hits_vagabond, 8, f.up, 5):
        return True
    if not (holds_file(t, u.dealer, 'vagabond')):
        return services_mercenaries_hits_3_otherwise(t, s, f)
    lift_group(t, s, u.victim, f.hirelings)
    f.pc = 6  # services_mercenaries_hits_3_then_3
    return s.busy or services_mercenaries_hits_3_then_3(t, s, f)

# root/factions/riverfolk.law:495 riverfolk.services.mercenaries.hits.vagabond
def services_mercenaries_hits_3_then_3(t: Any, s: Any, f: Any) -> bool:
    return services_mercenaries_hits_3_then_4(t, s, f)

# root/factions/riverfolk.law:494 riverfolk.services.mercenaries.hits.vagabond
def services_mercenaries_hits_3_otherwise(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    lift_group(t, s, u.dealer, f.hirelings)
    f.pc = 8  # services_mercenaries_hits_3_then_4
    return s.busy or services_mercenaries_hits_3_then_4(t, s, f)

# root/factions/riverfolk.law:497 riverfolk.services.mercenaries.hits.vagabond
def services_mercenaries_hits_3_then_4(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 9  # services_mercenaries_hits_3_then_5
    return True

# root/factions/riverfolk.law:490 riverfolk.services.mercenaries.hits
def services_mercenaries_hits_3_then_5(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/factions/riverfolk.law:63 riverfolk.advice: what bots hold for good
def advice(t: Any, s: Any, me: int) -> int:
    n = 0
    n += (12 * total_on(s.at, t.all_trade_post, t.sites))
    n += (4 * total_in(s.at, t.rows_warrior[me], t.within[t.box_riverfolk_funds[me]]))
    return n


# root/factions/riverfolk.law:38 riverfolk.commit: procedure commit
class Commit(Frame):
    __slots__ = ('seller', 'fund', 'fund_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('seller', 'fund', 'fund_mark', )
    KEY: ClassVar[str] = 'riverfolk:Commit'
    PATH: ClassVar[str] = 'riverfolk.commit'
    ENDS: ClassVar[dict[str, int]] = {'riverfolk.commit': 4}
    FIRST: ClassVar[str] = 'seller'
    BLOCKS = (commit, commit_fund_chosen, commit_after_fund, commit_commit_start_done, commit_then, commit_over, commit_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.seller: int = -1
        self.fund: int = -1
        self.fund_mark: int = -1

    def clone(self) -> Commit:
        o = Commit.__new__(Commit)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.seller = self.seller
        o.fund = self.fund
        o.fund_mark = self.fund_mark
        return o


# root/factions/riverfolk.law:42 riverfolk.charge: procedure charge
class Charge(Frame):
    __slots__ = ('seller', 'buyer', 'price', 'some1', )
    NAMES: ClassVar[tuple[str, ...]] = ('seller', 'buyer', 'price', 'some1', )
    KEY: ClassVar[str] = 'riverfolk:Charge'
    PATH: ClassVar[str] = 'riverfolk.charge'
    ENDS: ClassVar[dict[str, int]] = {'riverfolk.charge': 5}
    FIRST: ClassVar[str] = 'seller'
    BLOCKS = (charge, charge_charge_start_done, charge_tools_chosen, charge_after_exhaust, charge_otherwise, charge_then, charge_over, charge_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.seller: int = -1
        self.buyer: int = -1
        self.price: int = -1
        self.some1: list[Any] = []

    def clone(self) -> Charge:
        o = Charge.__new__(Charge)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.seller = self.seller
        o.buyer = self.buyer
        o.price = self.price
        o.some1 = copied(self.some1)
        return o


# root/factions/riverfolk.law:50 riverfolk.settle: procedure settle
class Settle(Frame):
    __slots__ = ('seller', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('seller', 'site', )
    KEY: ClassVar[str] = 'riverfolk:Settle'
    PATH: ClassVar[str] = 'riverfolk.settle'
    ENDS: ClassVar[dict[str, int]] = {'riverfolk.settle': 4}
    FIRST: ClassVar[str] = 'seller'
    BLOCKS = (settle, settle_site_chosen, settle_begins, settle_settle_start_done, settle_then, settle_over, settle_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.seller: int = -1
        self.site: int = -1

    def clone(self) -> Settle:
        o = Settle.__new__(Settle)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.seller = self.seller
        o.site = self.site
        return o


# root/factions/riverfolk.law:54 riverfolk.reprice: procedure reprice
class Reprice(Frame):
    __slots__ = ('seller', 'hand_card', 'boats', 'hire', )
    NAMES: ClassVar[tuple[str, ...]] = ('seller', 'hand_card', 'boats', 'hire', )
    KEY: ClassVar[str] = 'riverfolk:Reprice'
    PATH: ClassVar[str] = 'riverfolk.reprice'
    ENDS: ClassVar[dict[str, int]] = {'riverfolk.reprice': 9}
    FIRST: ClassVar[str] = 'seller'
    BLOCKS = (reprice, reprice_hand_card_chosen, reprice_begins, reprice_reprice_start_done, reprice_boats_chosen, reprice_after_boats, reprice_next, reprice_hire_chosen, reprice_after_hire, reprice_next_2, reprice_over, reprice_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.seller: int = -1
        self.hand_card: int = -1
        self.boats: int = -1
        self.hire: int = -1

    def clone(self) -> Reprice:
        o = Reprice.__new__(Reprice)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.seller = self.seller
        o.hand_card = self.hand_card
        o.boats = self.boats
        o.hire = self.hire
        return o


# root/factions/riverfolk.law:561 riverfolk.setup: phase setup
class Setup(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'riverfolk:Setup'
    PATH: ClassVar[str] = 'riverfolk.setup'
    ENDS: ClassVar[dict[str, int]] = {'woodland.setup.setup': 12}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'riverfolk.setup.warriors': (0, 6), 'riverfolk.setup.funds': (6, 9), 'riverfolk.setup.prices': (9, 12)}
    BLOCKS = (setup, setup_warriors_start_done, setup_after_settle, setup_after_settle_2, setup_after_settle_3, setup_after_settle_4, setup_warriors_end_done, setup_funds_start_done, setup_then, setup_funds_end_done, setup_prices_start_done, setup_after_reprice, setup_prices_end_done, )

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


# root/factions/riverfolk.law:586 riverfolk.birdsong: phase birdsong
class Birdsong(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'riverfolk:Birdsong'
    PATH: ClassVar[str] = 'riverfolk.birdsong'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.birdsong': 10}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'riverfolk.birdsong.protectionism': (0, 3), 'riverfolk.birdsong.dividends': (3, 6), 'riverfolk.birdsong.gather': (6, 9)}
    BLOCKS = (birdsong, birdsong_protectionism, birdsong_protectionism_start_done, birdsong_protectionism_end_done, birdsong_dividends, birdsong_dividends_start_done, birdsong_dividends_end_done, birdsong_gather, birdsong_gather_start_done, birdsong_gather_end_done, birdsong_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Birdsong:
        o = Birdsong.__new__(Birdsong)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/riverfolk.law:632 riverfolk.daylight: phase daylight
class Daylight(Frame):
    __slots__ = ('round1', 'happened', 'site', 'post', )
    NAMES: ClassVar[tuple[str, ...]] = ('round1', 'happened', 'site', 'post', )
    KEY: ClassVar[str] = 'riverfolk:Daylight'
    PATH: ClassVar[str] = 'riverfolk.daylight'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.daylight': 32}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'riverfolk.daylight.actions': (0, 31)}
    BLOCKS = (daylight, daylight_actions, daylight_actions_start_done, daylight_menu, daylight_action_chosen, daylight_move, daylight_after_commit, daylight_after_move, daylight_move_end_done, daylight_battle, daylight_after_commit_2, daylight_after_battle, daylight_battle_end_done, daylight_craft, daylight_after_craft, daylight_craft_end_done, daylight_draw, daylight_after_commit_3, daylight_draw_end_done, daylight_recruit, daylight_paid, daylight_after_settle, daylight_recruit_end_done, daylight_establish, daylight_site_chosen, daylight_post_chosen, daylight_paid_2, daylight_then, daylight_then_2, daylight_establish_end_done, daylight_after_menu, daylight_actions_end_done, daylight_end, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.round1: int = -1
        self.happened: list[Any] = []
        self.site: int = -1
        self.post: int = -1

    def clone(self) -> Daylight:
        o = Daylight.__new__(Daylight)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.round1 = self.round1
        o.happened = copied(self.happened)
        o.site = self.site
        o.post = self.post
        return o


# root/factions/riverfolk.law:721 riverfolk.evening: phase evening
class Evening(Frame):
    __slots__ = ('happened', )
    NAMES: ClassVar[tuple[str, ...]] = ('happened', )
    KEY: ClassVar[str] = 'riverfolk:Evening'
    PATH: ClassVar[str] = 'riverfolk.evening'
    ENDS: ClassVar[dict[str, int]] = {'woodland.turn.evening': 8}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'riverfolk.evening.discard': (0, 4), 'riverfolk.evening.prices': (4, 8)}
    BLOCKS = (evening, evening_discard, evening_discard_start_done, evening_discarded, evening_discard_end_done, evening_prices, evening_prices_start_done, evening_after_reprice, evening_prices_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.happened: list[Any] = []

    def clone(self) -> Evening:
        o = Evening.__new__(Evening)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.happened = copied(self.happened)
        return o


# root/factions/riverfolk.law:132 riverfolk.export.0
class Export0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'riverfolk:Export0'
    PATH: ClassVar[str] = 'riverfolk.export.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (export_0, export_0_may_answered, export_0_then, export_0_then_2, export_0_still_here, export_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Export0:
        o = Export0.__new__(Export0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/riverfolk.law:247 riverfolk.services.1
class Services1(Frame):
    __slots__ = ('buyer', 'round1', 'used_riverboats', 'used_mercenaries', 'left2', 'prize', )
    NAMES: ClassVar[tuple[str, ...]] = ('buyer', 'round1', 'used_riverboats', 'used_mercenaries', 'left2', 'prize', )
    KEY: ClassVar[str] = 'riverfolk:Services1'
    PATH: ClassVar[str] = 'riverfolk.services.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (services_1, services_1_menu, services_1_action_chosen, services_1_hand_card, services_1_prize_chosen, services_1_after_charge, services_1_hand_card_end_done, services_1_riverboats, services_1_after_charge_2, services_1_riverboats_end_done, services_1_mercenaries, services_1_after_charge_3, services_1_mercenaries_end_done, services_1_after_menu, services_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.buyer: int = -1
        self.round1: int = -1
        self.used_riverboats: int = -1
        self.used_mercenaries: int = -1
        self.left2: int = -1
        self.prize: int = -1

    def clone(self) -> Services1:
        o = Services1.__new__(Services1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.buyer = self.buyer
        o.round1 = self.round1
        o.used_riverboats = self.used_riverboats
        o.used_mercenaries = self.used_mercenaries
        o.left2 = self.left2
        o.prize = self.prize
        return o


# root/factions/riverfolk.law:325 riverfolk.services.vagabond_funds.2
class ServicesVagabondFunds2(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'riverfolk:ServicesVagabondFunds2'
    PATH: ClassVar[str] = 'riverfolk.services.vagabond_funds.2'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (services_vagabond_funds_2, services_vagabond_funds_2_then, services_vagabond_funds_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> ServicesVagabondFunds2:
        o = ServicesVagabondFunds2.__new__(ServicesVagabondFunds2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/riverfolk.law:366 riverfolk.services.mercenaries.3
class ServicesMercenaries3(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'riverfolk:ServicesMercenaries3'
    PATH: ClassVar[str] = 'riverfolk.services.mercenaries.3'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (services_mercenaries_3, services_mercenaries_3_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> ServicesMercenaries3:
        o = ServicesMercenaries3.__new__(ServicesMercenaries3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/factions/riverfolk.law:71 riverfolk.crafting.0
class Crafting0(Frame):
    __slots__ = ('fund', 'fund_mark', )
    NAMES: ClassVar[tuple[str, ...]] = ('fund', 'fund_mark', )
    KEY: ClassVar[str] = 'riverfolk:Crafting0'
    PATH: ClassVar[str] = 'riverfolk.crafting.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (crafting_0, crafting_0_fund_chosen, crafting_0_after_fund, crafting_0_then, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.fund: int = -1
        self.fund_mark: int = -1

    def clone(self) -> Crafting0:
        o = Crafting0.__new__(Crafting0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.fund = self.fund
        o.fund_mark = self.fund_mark
        return o


# root/factions/riverfolk.law:214 riverfolk.trade_posts.disruption.1
class TradePostsDisruption1(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'riverfolk:TradePostsDisruption1'
    PATH: ClassVar[str] = 'riverfolk.trade_posts.disruption.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (trade_posts_disruption_1, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> TradePostsDisruption1:
        o = TradePostsDisruption1.__new__(TradePostsDisruption1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


# root/factions/riverfolk.law:216 riverfolk.trade_posts.disruption.2
class TradePostsDisruption2(Frame):
    __slots__ = ('what', 'lost', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', 'lost', )
    KEY: ClassVar[str] = 'riverfolk:TradePostsDisruption2'
    PATH: ClassVar[str] = 'riverfolk.trade_posts.disruption.2'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 2
    BLOCKS = (trade_posts_disruption_2, trade_posts_disruption_2_lost_chosen, trade_posts_disruption_2_then, trade_posts_disruption_2_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []
        self.lost: list[Any] = []

    def clone(self) -> TradePostsDisruption2:
        o = TradePostsDisruption2.__new__(TradePostsDisruption2)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        o.lost = copied(self.lost)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


# root/factions/riverfolk.law:484 riverfolk.services.mercenaries.hits
class ServicesMercenariesHits3(Frame):
    __slots__ = ('share', 'borrowed', 'fallen', 'hirelings', 'wrecked', )
    NAMES: ClassVar[tuple[str, ...]] = ('share', 'borrowed', 'fallen', 'hirelings', 'wrecked', )
    KEY: ClassVar[str] = 'riverfolk:ServicesMercenariesHits3'
    PATH: ClassVar[str] = 'riverfolk.services.mercenaries.hits'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (services_mercenaries_hits_3, services_mercenaries_hits_3_fallen_chosen, services_mercenaries_hits_3_hirelings_chosen, services_mercenaries_hits_3_wrecked_chosen, services_mercenaries_hits_3_then, services_mercenaries_hits_3_then_2, services_mercenaries_hits_3_then_3, services_mercenaries_hits_3_otherwise, services_mercenaries_hits_3_then_4, services_mercenaries_hits_3_then_5, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.share: int = -1
        self.borrowed: int = -1
        self.fallen: list[Any] = []
        self.hirelings: list[Any] = []
        self.wrecked: list[Any] = []

    def clone(self) -> ServicesMercenariesHits3:
        o = ServicesMercenariesHits3.__new__(ServicesMercenariesHits3)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.share = self.share
        o.borrowed = self.borrowed
        o.fallen = copied(self.fallen)
        o.hirelings = copied(self.hirelings)
        o.wrecked = copied(self.wrecked)
        return o


class State(Record):
    __slots__ = ('hand_price', 'boats_price', 'hire_price', 'hired', 'serving', )
    NAMES = ('hand_price', 'boats_price', 'hire_price', 'hired', 'serving', )
    TURN: ClassVar[tuple[tuple[str, int], ...]] = (('hired', 0), ('serving', 0))

    def __init__(self, t: Any) -> None:
        self.hand_price: Any = 0
        self.boats_price: Any = 0
        self.hire_price: Any = 0
        self.hired: Any = [0] * t.players
        self.serving: Any = [0] * t.players

    def clone(self) -> State:
        o = State.__new__(State)
        o.hand_price = self.hand_price
        o.boats_price = self.boats_price
        o.hire_price = self.hire_price
        o.hired = self.hired[:]
        o.serving = self.serving[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'riverfolk',
 'kind': 'faction',
 'title': 'Riverfolk Company',
 'file': 'root/factions/riverfolk.law',
 'fields': {'chapter': 11, 'letter': 'G', 'reach': 5, 'colour': '#3aa6a0'},
 'suits': [],
 'kinds': [('trade_post', 'Trade Post', False)],
 'places': [],
 'paths': [],
 'pieces': [('warrior', 'Warrior', 15, ['warrior'], False, 0, '', False),
            ('fox_post', 'Fox Trade Post', 3, ['trade_post'], False, 0, '', False),
            ('rabbit_post', 'Rabbit Trade Post', 3, ['trade_post'], False, 0, '', False),
            ('mouse_post', 'Mouse Trade Post', 3, ['trade_post'], False, 0, '', False)],
 'zones': [],
 'boxes': [('payments', 'Payments', False, [], [], '', ''),
           ('funds', 'Funds', False, [], [], '', ''),
           ('committed', 'Committed', False, [], [], '', ''),
           ('stalls', 'Trade Post Spaces', False, [], [], '', ''),
           ('disrupted', 'Disrupted Trade Posts', False, [], [], '', '')],
 'tracks': [('posts',
             'Trade Posts',
             3,
             ['fox_post', 'rabbit_post', 'mouse_post'],
             {'points': {'fox_post': [2, 2, 2], 'rabbit_post': [2, 2, 2], 'mouse_post': [2, 2, 2]}},
             '',
             [])],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'printed': {'fox_post': 'fox', 'rabbit_post': 'rabbit', 'mouse_post': 'mouse'},
 'kept': [('hand_price', 'Price of a Hand Card', 'system', False, False),
          ('boats_price', 'Price of Riverboats', 'system', False, False),
          ('hire_price', 'Price of Mercenaries', 'system', False, False),
          ('hired', 'Mercenaries Hired', 'seat', True, True),
          ('serving', 'Mercenaries Serving', 'seat', True, True)],
 'sayings': {'riverfolk.trade_posts.disruption.1': 'when any trade posts of riverfolk would go to their supply',
             'riverfolk.trade_posts.disruption.2': 'when a player removes each trade post of riverfolk'},
 'wider': {'trade_post': 'token'},
 'open_hands': ['hand'],
 'opens': ['river'],
 'number_titles': {'hand_price': 'Price of a Hand Card',
                   'boats_price': 'Price of Riverboats',
                   'hire_price': 'Price of Mercenaries',
                   'hired': 'Mercenaries Hired',
                   'serving': 'Mercenaries Serving'},
 'marks': ['hired', 'serving'],
 'titles': {'riverfolk.trade_posts.disruption': 'Trade Disruption',
            'riverfolk.services.vagabond_funds': 'Vagabond Funds',
            'riverfolk.services.riverboats': 'Riverboats',
            'riverfolk.services.mercenaries': 'Mercenaries',
            'riverfolk.services.mercenaries.hits': 'Taking Hits',
            'riverfolk.setup.warriors': 'Place Warriors',
            'riverfolk.setup.funds': 'Gain Starting Funds',
            'riverfolk.setup.prices': 'Set Starting Prices',
            'riverfolk.birdsong.protectionism': 'Protectionism',
            'riverfolk.birdsong.dividends': 'Score Dividends',
            'riverfolk.birdsong.gather': 'Gather Funds',
            'riverfolk.daylight.actions': 'Actions',
            'riverfolk.daylight.actions.move': 'Move',
            'riverfolk.daylight.actions.battle': 'Battle',
            'riverfolk.daylight.actions.craft': 'Craft',
            'riverfolk.daylight.actions.draw': 'Draw',
            'riverfolk.daylight.actions.recruit': 'Recruit',
            'riverfolk.daylight.actions.establish': 'Establish Trade Post with Garrison',
            'riverfolk.evening.discard': 'Discard Cards',
            'riverfolk.evening.prices': 'Set Costs',
            'riverfolk.setup': 'Faction Setup',
            'riverfolk.birdsong': 'Birdsong',
            'riverfolk.daylight': 'Daylight',
            'riverfolk.evening': 'Evening',
            'riverfolk.commit': 'Commit a Fund',
            'riverfolk.charge': 'Cost',
            'riverfolk.settle': 'Settle',
            'riverfolk.reprice': 'Set Prices',
            'riverfolk.crafting': 'Crafting',
            'riverfolk.export': 'Export',
            'riverfolk.swimmers': 'Swimmers',
            'riverfolk.public_hand': 'Public Hand',
            'riverfolk.trade_posts': 'Trade Posts',
            'riverfolk.services': 'Buying Services',
            'riverfolk.services.hand_card': 'Hand Card',
            'riverfolk.services.mercenaries.hits.vagabond': 'Vagabond and Mercenaries'},
 'kind_keys': {'building_token': ['building', 'token'],
               'item': ['item'],
               'piece': [],
               'trade_post': ['trade_post'],
               'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('riverfolk.commit', 'Commit a Fund', 'fund', 'unit', 39, [], []),
    ('riverfolk.charge', 'Cost', 'tools', 'number', 46, [], []),
    ('riverfolk.settle', 'Settle', 'site', 'place', 51, [], []),
    ('riverfolk.reprice', 'Set Prices', 'hand_card', 'count', 55, [], []),
    ('riverfolk.reprice', 'Set Prices', 'boats', 'count', 57, [], []),
    ('riverfolk.reprice', 'Set Prices', 'hire', 'count', 59, [], []),
    ('riverfolk.daylight.actions', 'Actions', 'action', 'action', 633, ['Move', 'Battle', 'Craft', 'Draw', 'Recruit', 'Establish Trade Post with Garrison'], ['riverfolk.daylight.actions.move', 'riverfolk.daylight.actions.battle', 'riverfolk.daylight.actions.craft', 'riverfolk.daylight.actions.draw', 'riverfolk.daylight.actions.recruit', 'riverfolk.daylight.actions.establish']),
    ('riverfolk.daylight.actions.recruit', 'Recruit', 'payment', 'number', 645, [], []),
    ('riverfolk.daylight.actions.establish', 'Establish Trade Post with Garrison', 'site', 'place', 648, [], []),
    ('riverfolk.daylight.actions.establish', 'Establish Trade Post with Garrison', 'post', 'piece', 649, [], []),
    ('riverfolk.daylight.actions.establish', 'Establish Trade Post with Garrison', 'payment', 'number', 650, [], []),
    ('riverfolk.evening.discard', 'Discard Cards', 'discard', 'card', 722, [], []),
    ('riverfolk.export.0', 'Export', 'may', 'yes', 133, ['discard plan'], []),
    ('riverfolk.services.1', 'Buying Services', 'action', 'action', 250, ['Hand Card', 'Riverboats', 'Mercenaries'], ['riverfolk.services.hand_card', 'riverfolk.services.riverboats', 'riverfolk.services.mercenaries', 'left2']),
    ('riverfolk.services.hand_card', 'Hand Card', 'prize', 'card', 252, [], []),
    ('riverfolk.crafting.0', 'Crafting', 'fund', 'unit', 72, [], []),
    ('riverfolk.trade_posts.disruption.2', 'Trade Disruption', 'lost', 'number', 217, [], []),
    ('riverfolk.services.mercenaries.hits', 'Taking Hits', 'fallen', 'number', 487, [], []),
    ('riverfolk.services.mercenaries.hits', 'Taking Hits', 'hirelings', 'number', 488, [], []),
    ('riverfolk.services.mercenaries.hits', 'Taking Hits', 'wrecked', 'number', 489, [], []),
]

VALUES: list[Any] = [
    ('riverfolk.loss', value_loss, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('riverfolk.commit', Commit, can_commit_now),
    ('riverfolk.charge', Charge, can_charge_now),
    ('riverfolk.settle', Settle, can_settle_now),
    ('riverfolk.reprice', Reprice, can_reprice_now),
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
    ('woodland.craft:start', Export0, export_0_fits, 'seat', '', False),
    ('woodland.turn.birdsong:start', Services1, services_1_fits, 'seat', '', False),
    ('riverfolk.charge:end', ServicesVagabondFunds2, services_vagabond_funds_2_fits, 'seat', '', False),
    ('woodland.turn.daylight:start', ServicesMercenaries3, services_mercenaries_3_fits, 'seat', '', False),
]

TRIGGERS: list[Any] = [
    (REMOVED, trade_posts_disruption_2_fits, TradePostsDisruption2, trade_posts_disruption_2_can, 'seat', '', True, (False, False, False), False),
]

REDIRECTS: list[Any] = [
    (REMOVED, trade_posts_disruption_1_fits, TradePostsDisruption1, trade_posts_disruption_1_can, 'seat', '', False, (False, False, False), False),
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
    ('woodland.take', ServicesMercenariesHits3, services_mercenaries_hits_3_fits, 'seat', ''),
]

VALUE_EXCEPTIONS: list[Any] = [
    ('woodland.crafting_pieces', crafting_0_2, 'seat', False),
    ('woodland.strength', services_mercenaries_2, 'seat', False),
]

AMENDMENTS: list[Any] = [
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
    ('woodland.move.you_must_rule', swimmers_1, 'seat'),
]

BANS: list[Any] = [
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
]

ACTIVATIONS: list[Any] = [
    (crafting_0_fits, crafting_0_times, Crafting0, 'seat', False),
]

CHOICES: list[Any] = [
    'riverfolk.commit.fund',
]

RULE_PATHS: list[Any] = [
    (trade_posts_disruption_1_fits, 'riverfolk.trade_posts.disruption'),
    (crafting_0_2, 'riverfolk.crafting'),
    (swimmers_1, 'riverfolk.swimmers'),
    (services_mercenaries_2, 'riverfolk.services.mercenaries'),
    (ServicesMercenariesHits3, 'riverfolk.services.mercenaries.hits'),
]

IN_FULL: list[Any] = [
    ('riverfolk.charge', can_charge_in_full),
]

ADVICE: list[Any] = [
    advice,
]
POINTS: list[str] = ['riverfolk.commit:start',
 'riverfolk.commit:end',
 'riverfolk.charge:start',
 'riverfolk.charge:end',
 'riverfolk.settle:start',
 'riverfolk.settle:end',
 'riverfolk.reprice:start',
 'riverfolk.reprice:end',
 'riverfolk.setup.warriors:start',
 'riverfolk.setup.warriors:end',
 'riverfolk.setup.funds:start',
 'riverfolk.setup.funds:end',
 'riverfolk.setup.prices:start',
 'riverfolk.setup.prices:end',
 'riverfolk.birdsong.protectionism:start',
 'riverfolk.birdsong.protectionism:end',
 'riverfolk.birdsong.dividends:start',
 'riverfolk.birdsong.dividends:end',
 'riverfolk.birdsong.gather:start',
 'riverfolk.birdsong.gather:end',
 'riverfolk.daylight.actions:start',
 'riverfolk.daylight.actions.move:end',
 'riverfolk.daylight.actions.battle:end',
 'riverfolk.daylight.actions.craft:end',
 'riverfolk.daylight.actions.draw:end',
 'riverfolk.daylight.actions.recruit:end',
 'riverfolk.daylight.actions.establish:end',
 'riverfolk.daylight.actions:end',
 'riverfolk.evening.discard:start',
 'riverfolk.evening.discard:end',
 'riverfolk.evening.prices:start',
 'riverfolk.evening.prices:end',
 'riverfolk.services.hand_card:end',
 'riverfolk.services.riverboats:end',
 'riverfolk.services.mercenaries:end']
PARTS: list[str] = ['riverfolk.commit',
 'riverfolk.commit:would',
 'riverfolk.commit:would_so',
 'riverfolk.charge',
 'riverfolk.charge:would',
 'riverfolk.charge:would_so',
 'riverfolk.settle',
 'riverfolk.settle:would',
 'riverfolk.settle:would_so',
 'riverfolk.reprice',
 'riverfolk.reprice:would',
 'riverfolk.reprice:would_so',
 'riverfolk.setup.warriors',
 'riverfolk.setup.funds',
 'riverfolk.setup.prices',
 'riverfolk.birdsong.protectionism',
 'riverfolk.birdsong.dividends',
 'riverfolk.birdsong.gather',
 'riverfolk.daylight.actions',
 'riverfolk.evening.discard',
 'riverfolk.evening.prices',
 'riverfolk.export',
 'riverfolk.services',
 'riverfolk.services.vagabond_funds',
 'riverfolk.services.mercenaries',
 'riverfolk.trade_posts.disruption',
 'riverfolk.services.mercenaries.hits.vagabond']
RECORD: Any = State
