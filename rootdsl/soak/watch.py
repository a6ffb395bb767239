"""What must hold at every decision, whatever the game: each check returns a sentence, or nothing when all is well."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime import driver, engine
from rootdsl.runtime.state import RUNNING


def position(t: Any, s: Any) -> str:
    """The cheap checks, made at every decision."""
    return decision(t, s) or pieces(t, s) or cards(t, s) or numbers(t, s)


def decision(t: Any, s: Any) -> str:
    """Somebody is asked, and has at least two different options."""
    if s.over != RUNNING:
        return "" if not s.options else "the game is over and options are left"
    if not 0 <= s.site < len(t.catalogue):
        return f"the pending decision has no site ({s.site})"
    if not 0 <= s.chooser < t.players:
        return f"nobody is asked ({s.chooser})"
    if len(s.options) < 2 and not (t.show_prompts and s.options):
        return f"a decision with {len(s.options)} options"
    if len(set(s.options)) != len(s.options):
        return "an option stands twice"
    return ""


def pieces(t: Any, s: Any) -> str:
    """No piece is lost or made, no number is negative, no limit is passed."""
    count, limit = t.count, t.limit
    flying: dict[int, int] = {}
    for flight in s.flights:
        flying[flight[1]] = flying.get(flight[1], 0) + flight[2]
    for row, line in enumerate(s.at):
        if min(line) < 0:
            return f"{named(t, row)}: {min(line)} in {t.place_name[line.index(min(line))]}"
        forms = t.forms[row]                       # a turned piece stands in another row of its sort
        if forms[0] == row:
            there, made = sum(sum(s.at[x]) + flying.get(x, 0) for x in forms), sum(count[x] for x in forms)
            if there != made:
                return f"{named(t, row)}: {there} pieces, made were {made}"
        if limit[row] and t.sites and max(line[: t.sites]) > limit[row]:
            return f"{named(t, row)}: more than {limit[row]} in {t.place_name[line.index(max(line[: t.sites]))]}"
    if s.here != s.rows_here():
        return "what is noted of the rows in a place does not fit the counts"
    return ""


def named(t: Any, row: int) -> str:
    return f"{t.row_title[row]} of {t.seat_systems[t.owner[row]] if t.owner[row] >= 0 else 'nobody'}"


def cards(t: Any, s: Any) -> str:
    """Every card lies in exactly one pile, and its pile knows it."""
    where = s.zone_of
    lying = 0
    for z, zone in enumerate(s.zones):
        lying += len(zone)
        for card in zone:
            if where[card] != z:
                return f"{t.card_path[card]} lies in {t.zone_name[z]} and is noted elsewhere"
    if lying != t.cards - where.count(-1):
        return f"{lying} cards lie in piles, there are {t.cards}"
    return ""


def numbers(t: Any, s: Any) -> str:
    """Scores are off the track or on it; whose turn it is and the dead reckoning of the machine are sane."""
    if min(s.score, default=0) < -1:
        return f"a score of {min(s.score)}"
    if not 0 <= s.current < t.players:
        return f"it is nobody's turn ({s.current})"
    if s.together < 0:
        return "more groups ended than began"
    if len(s.stack) > 200:
        return f"{len(s.stack)} procedures are under way"
    return ""


# ---------------------------------------------------------------- dear checks, made now and then


def probe(t: Any, s: Any) -> str:
    """Saving, loading and cloning lose nothing and share nothing; every option can be taken."""
    before = engine.to_json(t, s)
    loaded = engine.from_json(t, before)
    if engine.to_json(t, loaded) != before:
        return "saved, loaded and saved again it is another position"
    clone = s.clone()
    if engine.to_json(t, clone) != before:
        return "a clone differs from its original"
    for option in s.options:
        twin = s.clone()
        driver.apply(t, twin, option)
        fault = position(t, twin)
        if fault:
            return f"after option {option}: {fault}"
    if engine.to_json(t, s) != before:
        return "a clone shares something with its original"
    option = s.options[len(s.options) // 2]
    driver.apply(t, clone, option)
    driver.apply(t, loaded, option)
    if (clone.site, clone.options) != (loaded.site, loaded.options) or engine.to_json(t, clone) != engine.to_json(t, loaded):
        return f"after option {option} a loaded position goes on otherwise than the position itself"
    return ""
