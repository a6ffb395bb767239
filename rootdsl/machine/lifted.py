"""`exception to RULE: it does not hold`: bans, redirects and replacements that stand aside."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.checks.walk import nodes
from rootdsl.machine import code as q
from rootdsl.machine import conds
from rootdsl.machine.env import Env
from rootdsl.machine.rules import Rules
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s


class Lifted(Rules):
    """Rules that forbid or catch something, and exceptions to them."""

    def lift(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        """For what the holder does (or anybody), while the guards hold, the rule does not stand.

        What it does at a moment or after an event is left out as well, unless the guards ask of the piece or the place.
        """
        env = Env("call", "me", "card", "u")
        places = [k.name for system in self.library.systems.values() for k in system.of(d.PlaceKind)]
        env.aliases = {"player": "who", "piece": q.paren(q.op(q.op("row", "*", "t.width"), "+", "place")), **dict.fromkeys(places, "place")}
        tests = self.standing(x)
        if not x.anyone:
            tests.append(q.op("who", "==", "me"))
        tests += [conds.cond(g, env) for g in x.guards]
        name = self.function(
            f"{self.label(x.path)}_{i}", ["t", "s", "me", "who", "row", "place"], [q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, f"does {x.target} stand aside?"),
        )
        self.unit.register("LIFTS", f"({x.target!r}, {name}, {holder!r}{self.on_card(x.path)})")
        target = self.library.systems[x.target.partition(".")[0]]
        after: list[s.Hook | s.Trigger] = [*target.hooks, *(y for y in target.triggers if not y.before)]
        asks = {y.name for y in nodes(list(x.guards)) if isinstance(y, e.Var)}
        if asks.isdisjoint(("piece", *places)) and any(y.path.rpartition(".")[0] == x.target for y in after):
            self.exception(i, replace(x, kind="body"))      # a moment has no piece and no place of which to ask
