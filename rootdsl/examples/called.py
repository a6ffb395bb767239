"""Calls: how the acts of an example begin rules, and whether they could."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.examples.laid import Laid
from rootdsl.examples.script import Act
from rootdsl.examples.table import Failed
from rootdsl.machine import narrow, rowsets, sets
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.model import stmt as st
from rootdsl.model.types import type_of
from rootdsl.runtime import effects
from rootdsl.runtime import machine as toolbox


class Called(Laid):
    """Puts rules on the stack, with the roles that the example names."""

    def push_call(self, act: Act) -> None:
        t, s = self.t, self.s
        call = act.call
        assert call is not None
        who = self.performer(call)
        if not any(f.kind == "current" for f in self.script.facts):
            s.current = who
        frame = getattr(t, f"p_{ident(call.decl.path)}")(who)
        for name, bound in call.roles.items():
            if narrow.is_narrowed(bound) and any(p.name == name and p.type == "group" for p in call.decl.params):
                self.give_group(frame, call, name, who, act.at)
            elif isinstance(bound, e.Together):
                self.give_company(frame, call, name, who, act)
            else:
                setattr(frame, ident(name), self.bound(act.at, name, bound, who, act.pre))
        can = getattr(t, f"can_{ident(call.decl.path)}", None)
        if can is not None and not self.possible(call, act.pre):
            raise Failed(act.at, "this cannot be done", "E0710")
        s.stack.append(frame)

    def give_group(self, frame: Any, call: st.Invoke, name: str, who: int, at: Token | None) -> None:
        """`move 2 guards from 1 to 5`: the group that is meant, and the place that it leaves where the example does not say so."""
        t, s = self.t, self.s
        found = narrow.narrowed(call, name)
        me, self.me = self.me, who
        units = list(dict.fromkeys(self.evaluate(sets.members(found.pieces, self.env()))))
        self.me = me
        there = {u: s.at[u // t.width][u % t.width] for u in units}
        n = sum(there.values()) if found.number is None else self.value(found.number)
        if not n or sum(there.values()) < n:
            raise Failed(at, "there are not so many pieces that could do this", "E0710")
        if len(there) > 1 and n < sum(there.values()):
            raise Failed(at, f"it is not told which of the pieces `{name}` are; leave them out, and answer how many of each", "E0709")
        setattr(frame, ident(name), [[u, min(k, n)] for u, k in there.items()])
        if found.leave:
            places = {u % t.width for u in there}
            if len(places) > 1:
                raise Failed(at, f"`{found.leave}` must be one thing in an example", "E0709")
            setattr(frame, ident(found.leave), places.pop())

    def give_company(self, frame: Any, call: st.Invoke, name: str, who: int, act: Act) -> None:
        """`move chief with any guards from 1 to 5, 2`: the first number of the answers says how many come along."""
        t = self.t
        bound: Any = call.roles[name]
        me, self.me = self.me, who
        core = self.evaluate(rowsets.rows(bound.core, self.env()))
        others = self.evaluate(rowsets.rows(bound.others, self.env()))
        self.me = me
        where, units = toolbox.with_others(t, self.s, core, others)
        if where < 0:
            raise Failed(act.at, "there are not so many pieces that could do this", "E0710")
        group = [[row * t.width + where, 1] for row in core if self.s.at[row][where]]
        for unit, there in units:
            answer = act.answers[self.spent] if self.spent < len(act.answers) else []
            self.spent += 1
            if len(answer) != 1 or not answer[0].isdigit() or int(answer[0]) > there:
                raise Failed(act.at, f"how many of {t.row_title[unit // t.width]} come along must be said first (0 to {there})", "E0705")
            if int(answer[0]):
                group.append([unit, int(answer[0])])
        setattr(frame, ident(name), group)
        leave = narrow.left_by(call.decl, name)
        if leave and leave not in call.roles:
            setattr(frame, ident(leave), where)

    def performer(self, call: st.Invoke) -> int:
        """The seat that performs; of a piece that does, the one that decides for it."""
        if call.who is None:
            return self.me
        who = self.value(call.who)
        return effects.player_of(self.t, self.s, who) if type_of(call.who)[0] == "unit" else int(who)

    def bound(self, at: Token | None, name: str, x: e.Expr, who: int, pre: list[st.Stmt]) -> Any:
        """What a role is bound to; a set (`craft CARD`) must hold one thing, or equal ones."""
        if not isinstance(x, e.Var):
            return self.value(x)
        among = next((y.among for y in pre if isinstance(y, st.Choose) and y.name == x.name), None)
        me, self.me = self.me, who
        found = list(self.evaluate(sets.members(among, self.env()))) if among is not None else []
        self.me = me
        if not found:
            raise Failed(at, f"nothing can be `{name}`: what it must be is not where it is looked for", "E0709")
        if len({self.t.card_sort[v] for v in found} if isinstance(among, e.Cards) else set(found)) > 1:
            raise Failed(at, f"`{name}` must be one thing in an example", "E0709")
        return found[0]

    def possible(self, call: st.Invoke, pre: list[st.Stmt]) -> bool:
        t, s = self.t, self.s
        who = self.performer(call)
        s.stack[0].me = s.current if any(f.kind == "current" for f in self.script.facts) else who
        args = []
        for p in call.decl.params:
            if p.type in ("group", "number", "side"):
                continue
            bound = call.roles.get(p.name)
            args.append(self.bound(call.at, p.name, bound, who, pre) if bound is not None else -1)
        return bool(getattr(t, f"can_{ident(call.decl.path)}")(t, s, who, *args))

    def push_part(self, act: Act) -> None:
        """A phase or a step: the frame that holds it begins at its block and stops behind it."""
        t, s = self.t, self.s
        who = self.value(act.who) if act.who is not None else self.me
        if not any(f.kind == "current" for f in self.script.facts):
            s.current = who
        system = t.seat_systems[who]
        parts = [p for c in t.classes.values() for p in getattr(c, "PARTS", {})]
        own = next((c for c in t.classes.values() if f"{system}.{act.part}" == c.PATH), None)
        if own is not None and not any(p.endswith(f".{t.manifest['repeats']}.{act.part}") for p in parts):
            s.stack.append(own(who))       # what a file does outside the turns, such as its set-up
            self.stop = (len(s.stack), -1)
            return
        for cls in t.classes.values():
            for path, (start, end) in getattr(cls, "PARTS", {}).items():
                if path == f"{system}.{act.part}" or (path.endswith("." + act.part) and path.split(".")[0] not in t.seat_systems):
                    frame = cls(who)
                    for slot in frame.NAMES:
                        if slot == getattr(cls, "FIRST", ""):
                            setattr(frame, slot, who)
                    frame.pc = start
                    s.stack.append(frame)
                    self.stop = (len(s.stack), end)
                    return
        raise Failed(act.at, f"there is no phase or step `{act.part}` of {system}", "E0709")
