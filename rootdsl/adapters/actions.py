"""Actions with one meaning through a whole game, numbered from 0: what learning libraries want of an option.

An option is a small number whose meaning hangs on who asks: the third place, card or way. Here each kind of answer has a
range of its own, so that an action says the same at every site of its kind; at which site it is asked, the observation says.
"""

from __future__ import annotations

from typing import Any

from rootdsl.play.text import FREE
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.picks import PickCards, PickShown, PickTools, PickUnits

NUMBERS = 1024      # answers that are plain numbers: points, counts, dice; more in one question is a fault
CARD_STEP = 1000    # a free action or hook tells its card in the last three digits


class ActionSpace:
    """All actions of a table.

    `size`: how many there are. `action` and `option` translate at the pending decision of a position; both take constant
    time. `mask` and `legal` tell what may be done there.
    """

    def __init__(self, t: Any) -> None:
        self.t = t
        rows, cards = len(t.owner), t.cards + 1
        labels = max((len(x[5]) for x in t.catalogue), default=0)
        modes = max((len(group[2]) for m in t.modules for group in m.SYSTEM["modes"]), default=0)
        sizes = {
            "number": NUMBERS, "unit": rows * t.width, "shown": 2 * rows * t.width, "card": cards, "place": t.width, "player": t.players,
            "piece": rows, "zone": len(t.zone_name), "suit": len(t.suit_names) + 1, "cardsort": len(t.sort_path), "mode": modes, "yes": 2,
            "branch": labels + 1, "free": max((len(x) for x in t.free), default=0) * cards,
            "hook": max((len(x) for x in t.points), default=0) * cards, "trigger": NUMBERS,
        }
        self.begins: dict[str, int] = {}
        self.size = 1                                   # 0 is: nothing, none, stop, no
        for kind, size in sizes.items():
            self.begins[kind] = self.size
            self.size += size
        self.ends = {kind: self.begins[kind] + size for kind, size in sizes.items()}

    def action(self, s: Any, option: int) -> int:
        """The action of an option of the pending decision.

        Raises OverflowError for a number that no action stands for (`NUMBERS` and more)."""
        kind, shift = self._kind(s.stack[-1], s.site)
        value = option - shift
        if kind == "action":
            if option >= FREE:
                kind, value = "free", self._with_card(option - FREE)
            else:
                kind = "branch"
        elif kind in ("free", "hook"):
            if kind == "free" and not option:
                return 0
            value = self._with_card(option - (FREE if kind == "free" else 0))
        if value < 0:
            return 0
        out = self.begins[kind] + value
        if out >= self.ends[kind]:
            raise OverflowError(f"the option {option} at the site {self.t.catalogue[s.site][0]} is beyond the actions of its kind ({kind})")
        return out

    def option(self, s: Any, action: int) -> int:
        """The option that an action stands for now; ValueError when it is none of the legal ones."""
        found = next((x for x in s.options if self.action(s, x) == action), None)
        if found is None:
            raise ValueError(f"the action {action} is not legal here")
        return found

    def legal(self, s: Any) -> list[int]:
        """The actions of all options, ascending."""
        return sorted(self.action(s, x) for x in s.options)

    def _kind(self, top: Frame, site: int) -> tuple[str, int]:
        """The range in which answers lie, and what is taken off an answer so that it begins at 0 (what falls below is "no")."""
        if isinstance(top, PickUnits):
            return "number", 0
        if isinstance(top, PickTools):
            return "unit", 0
        if isinstance(top, PickShown):
            return "shown", 0
        if isinstance(top, PickCards):
            return "card", 1
        domain = self.t.catalogue[site][3].partition(" ")[0]
        if domain in ("action", "free", "hook"):
            return domain, 0
        if domain in ("yes", "branch", "trigger"):
            return domain, 0
        kind = {"side": "player", "column": "zone", "count": "number", "face": "number"}.get(domain, domain)
        return kind, 1

    def _with_card(self, value: int) -> int:
        k, card = divmod(value, CARD_STEP)
        return k * (self.t.cards + 1) + card
