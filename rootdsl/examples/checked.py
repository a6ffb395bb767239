"""Claims: whether what an example says is true after its acts."""

from __future__ import annotations

from rootdsl.examples.called import Called
from rootdsl.examples.script import Claim
from rootdsl.examples.table import Failed
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.play.words import may_see_pieces
from rootdsl.runtime.state import State


class Checked(Called):
    """Checks the claims of a script."""

    def claim(self, claim: Claim, before: State) -> None:
        if claim.cond is not None:
            if not self.holds(claim.cond):
                raise Failed(claim.at, f"this does not hold{self.shown(claim.cond)}")
        elif claim.cannot is not None:
            if self.possible(claim.cannot, claim.pre):
                raise Failed(claim.at, "this can be done")
        elif claim.can is not None:
            if not self.possible(claim.can, claim.pre):
                raise Failed(claim.at, "this cannot be done")
        elif claim.losers:
            won = [t for t in (self.value(x) for x in claim.losers) if t in self.s.winners]
            if won:
                raise Failed(claim.at, "the winners are " + ", ".join(self.t.seat_systems[w] for w in self.s.winners))
        elif claim.seen is not None:
            viewer, cards, verb, held = claim.seen
            shown = self.shown_to(self.value(viewer)) if verb == "saw" else self.open_to(self.value(viewer))
            for decl in cards:
                if isinstance(decl, d.Piece):
                    if self.piece_shown(decl, self.value(viewer), verb) is not held:
                        raise Failed(claim.at, f"{decl.title} {'is hidden' if held else 'can be seen'}")
                elif (decl.path in shown) is not held:
                    raise Failed(claim.at, f"{decl.title} {'is hidden' if held else 'can be seen'}")
        elif claim.winners:
            wanted = [self.value(x) for x in claim.winners]
            if sorted(self.s.winners) != sorted(who for who in wanted if who >= 0):
                raise Failed(claim.at, "the winners are " + (", ".join(self.t.seat_systems[w] for w in self.s.winners) or "nobody"))
        elif claim.loss is not None:
            what, n, sign = claim.loss
            counted = what if isinstance(what, e.Points) else e.Count(what)
            now = self.value(counted)
            self.s, after = before, self.s
            was = self.value(counted)
            self.s = after
            if (was - now) * sign != self.value(n):
                raise Failed(claim.at, f"it is {(was - now) * sign}")

    def shown_to(self, who: int) -> set[str]:
        """Cards that a seat was shown in the course of the example, or that went where it sees them."""
        out: set[str] = set()
        for kind, doer, what, *zones in (self.s.log or [])[self.begun:]:
            if kind == "reveal" and doer in (who, -1):
                out |= {self.t.card_path[c] for c in what}
            elif kind in ("draw", "discard", "card", "take") and any(self.open_zone(z, who) for z in zones):
                out.add(self.t.card_path[what])
        return out

    def piece_shown(self, decl: d.Piece, who: int, verb: str) -> bool:
        """Was a piece of a sort shown to a seat in the course of the example (`saw`), or does one lie where it sees it (`sees`)?"""
        t = self.t
        rows = getattr(t, f"sort_{ident(decl.path)}", ())
        if verb != "saw":
            return any(self.s.at[row][p] and may_see_pieces(t, p, who) for row in rows for p in range(t.width) if p != t.supply)
        told = (self.s.log or [])[self.begun:]
        return any(x[0] == "show" and x[1] in (who, -1) and any(unit // t.width in rows for unit in x[2]) for x in told)

    def open_zone(self, zone: int, who: int) -> bool:
        """Does a seat see what lies in a pile?"""
        seen = self.t.zone_seen[zone] if zone >= 0 else ""
        return seen == "all" or (seen == "owner" and self.t.zone_owner[zone] == who)

    def open_to(self, who: int) -> set[str]:
        """Cards that lie where a seat sees them."""
        t, s = self.t, self.s
        zones = [z for z in range(len(t.zone_seen)) if self.open_zone(z, who)]
        return {t.card_path[c] for z in zones for c in s.zones[z]}

    def shown(self, c: e.Cond) -> str:
        if isinstance(c, e.Compare):
            return f": {self.value(c.a)} {c.op} {self.value(c.b)} is false"
        return ""
