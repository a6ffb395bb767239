"""Running examples: lay an empty table, place what is given, play the script, check what is claimed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from lark import Token

from rootdsl.examples.read import Act, AnyCards, Claim, Fact, Script, SupplyCount, Turned, TurnedCount
from rootdsl.examples.words import CHOOSING, NO, answers, option_words, state_words
from rootdsl.machine import conds, exprs, narrow, sets
from rootdsl.machine.env import Env
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as st
from rootdsl.model.types import type_of
from rootdsl.play.words import may_see_pieces
from rootdsl.runtime import cards, dice, driver, effects, engine, settling
from rootdsl.runtime import machine as toolbox
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.picks import PickCards
from rootdsl.runtime.state import RUNNING, State

TOOLS = {name: getattr(toolbox, name) for name in toolbox.__all__}


class Failed(Exception):
    """An example does not hold: the token of the line, the reason in words and the code of the message."""

    def __init__(self, at: Token | None, text: str, code: str = "E0702") -> None:
        super().__init__(text)
        self.at = at
        self.code = code


@dataclass(slots=True)
class Result:
    """What came of one example; `touched` are the rules (paths) that ran."""

    script: Script
    system: str
    failure: str = ""
    line: int = 0
    column: int = 0
    code: str = ""
    touched: set[str] = field(default_factory=set)

    @property
    def passed(self) -> bool:
        return not self.failure


class Halt(Frame):
    """The bottom of the stack of an example: the turn in which it plays. When it comes to the top, the script is over."""

    __slots__ = ("turn",)
    NAMES = ("turn",)
    KEY = "halt"
    turn: str

    @property
    def PATH(self) -> str:  # type: ignore[override]
        return self.turn


def halt(t: Any, s: Any, f: Any) -> bool:
    s.site = -2
    s.options = []
    return False


Halt.BLOCKS = (halt,)


class Player:
    """Plays one script on one table."""

    def __init__(self, table: Any, script: Script, system: str) -> None:
        self.t, self.script = table, script
        self.s: State = engine.blank(table, 1)
        bottom = Halt(0)
        bottom.turn = self.turn_path()
        self.s.stack = [bottom]
        self.s.turn = 1
        self.s.current = 0
        self.s.log = []
        self.me = table.seat_systems.index(system) if system in table.seat_systems else 0
        self.stop: tuple[int, int] | None = None
        self.begun = 0                 # where in the log the lines `when` begin
        self.at = script.at            # the line that is played or asked just now
        self.turn_done = False         # was the last line a whole turn? Then the next one begins another

    def turn_path(self) -> str:
        """The path of the procedure that the game repeats."""
        repeats = "." + self.t.manifest["repeats"]
        return next((c.PATH for c in self.t.classes.values() if type(c.PATH) is str and c.PATH.endswith(repeats)), "")

    # ------------------------------------------------------------ evaluation

    def env(self) -> Env:
        return Env("call", "me", "card", "u")

    def evaluate(self, text: str) -> Any:
        return eval(text, {**TOOLS, "t": self.t, "s": self.s, "me": self.me, "card": -1, "u": None})

    def value(self, x: e.Expr) -> Any:
        if isinstance(x, SupplyCount):
            return self.s.at[self.value(x.of)][self.t.supply]
        if isinstance(x, TurnedCount):
            states = getattr(self.t, f"state_{ident(x.of.states.path)}")     # type: ignore[union-attr]
            rows = [row for row in self.t.forms[self.value(x.of)] if states[row] == x.of.index]     # type: ignore[union-attr]
            return sum(self.s.at[row][p] for row in rows for p in self.t.within[self.value(x.where)])     # type: ignore[arg-type]
        if isinstance(x, e.ColumnRef) and x.box.system in self.t.seat_systems:
            piles = getattr(self.t, f"zone_{ident(x.box.path)}_{ident(x.column.rpartition('.')[2])}")
            return piles[self.t.seat_systems.index(x.box.system)]
        return self.evaluate(exprs.value(x, self.env()))

    def holds(self, c: e.Cond) -> bool:
        if isinstance(c, e.Compare) and isinstance(c.a, (SupplyCount, TurnedCount)):
            return bool(self.value(c.a) == self.value(c.b))
        return bool(self.evaluate(conds.cond(c, self.env())))

    # ------------------------------------------------------------ given

    def given(self, fact: Fact) -> None:
        t, s, data = self.t, self.s, fact.data
        if fact.kind == "points":
            s.score[self.value(data["who"])] = self.value(data["n"])
        elif fact.kind == "number":
            slot = exprs.number_slot(data["of"].decl, data["of"].of, self.env())
            exec(f"{slot} = {self.value(data['n'])}", {**TOOLS, "t": t, "s": s, "me": self.me, "card": -1, "u": None})
        elif fact.kind == "standing":
            of = data["of"]
            holder = self.me if of.of is None else self.value(of.of)
            getattr(s.record[t.record_of(holder, of.decl.system)], ident(of.decl.name))[self.value(of.toward)] = data["state"].index
        elif fact.kind == "current":
            s.current = self.value(data["who"])
        elif fact.kind == "flag":
            decl = data["flag"]
            record = s.record[getattr(t, f"record_{ident(decl.system)}")]
            for where in data["where"]:
                getattr(record, ident(decl.name))[self.value(where)] = 1
        elif fact.kind == "mode":
            system = data["group"].system
            seated = system in t.seat_systems
            record = s.record[self.value(data["owner"]) if seated else getattr(t, f"record_{ident(system)}")]
            name = ident(data["group"].name)
            if data["state"] < 0:
                setattr(record, name, data["index"])
            else:
                getattr(record, f"{name}_state")[data["index"]] = data["state"]
        elif fact.kind == "all":
            zone = self.value(data["zone"])
            for card in list(s.zones[t.draw_pile]):
                cards.put_card(t, s, card, zone)
        elif fact.kind in ("hold", "cards"):
            zones = [t.hand[self.value(data["who"])]] if fact.kind == "hold" else [self.value(z) for z in data["zones"]]
            for zone in zones:
                for decl in data["cards"]:
                    self.take_card(decl, zone, fact.at)
        elif fact.kind == "supply":
            for number, sort in data["what"]:
                row, n = self.value(sort), self.value(number)
                there = [form for form in t.forms[row] for _ in range(s.at[form][t.supply])]
                if len(there) < n:
                    raise Failed(fact.at, f"only {len(there)} of {t.row_title[row]} are in the supply", "E0703")
                for form in there[n:]:
                    effects.shift(t, s, form, 1, t.supply, t.out)
        else:
            for number, sort in data["what"]:
                row = self.value(sort)
                for where in data["where"]:
                    n = self.value(number)
                    sources = [t.supply, *self.first_boxes(row)]
                    free = [(form, x) for form in t.forms[row] for x in sources for _ in range(s.at[form][x])]
                    if len(free) < n:
                        raise Failed(fact.at, f"there are not {n} of {t.row_title[row]} left in the supply", "E0703")
                    place = self.value(where)
                    for form, source in free[:n]:
                        self.lay(form, source, place, sort)

    def first_boxes(self, row: int) -> list[int]:
        """The boxes in which pieces of a sort begin."""
        t = self.t
        named = {where for r, _n, where, _seat in t.begins if r == row}
        return [p for p in range(t.sites, t.width) if t.place_name[p] in named]

    def lay(self, row: int, source: int, place: int, sort: Any) -> None:
        """One piece goes to a place, turned if the example says so."""
        t, s = self.t, self.s
        if isinstance(sort, Turned) and sort.states is not None and sort.index:
            effects.shift(t, s, row, 1, source, t.out)
            turned = getattr(t, f"turned_{ident(sort.states.path)}")[sort.index]
            effects.turn_units(t, s, self.me, [row * t.width + t.out], turned)
            row, source = turned[row], t.out
            effects.shift(t, s, row, 1, source, place)
        else:
            effects.shift(t, s, row, 1, source, effects.inner_place(t, s, place, row))

    def take_card(self, decl: Any, zone: int, at: Token | None) -> None:
        t, s = self.t, self.s
        given: set[int] = self.__dict__.setdefault("given_cards", set())
        if isinstance(decl, AnyCards):
            fresh = [c for c in s.zones[t.draw_pile] if c not in given and (not decl.suit or self.of_suit(c, decl.suit))]
        else:
            fresh = [c for c in t.copies.get(decl.path, ()) if c not in given]
        copies = [c for c in fresh if s.zone_of[c] in (t.draw_pile, -1) or t.card_start[c][0] == t.zone_name[s.zone_of[c]]]
        copies += [c for c in fresh if c not in copies and t.zone_seen[s.zone_of[c]] == "all"
                   and s.zone_of[c] != zone and t.zone_owner[s.zone_of[c]] >= 0]
        if not copies:
            raise Failed(at, f"no copy of {decl.title} is left to give", "E0703")
        given.add(copies[0])
        if s.zone_of[copies[0]] < 0:
            s.zones[zone].append(copies[0])
            s.zone_of[copies[0]] = zone
        else:
            cards.put_card(t, s, copies[0], zone)

    def of_suit(self, card: int, suit: str) -> bool:
        t = self.t
        return t.card_suit[card] >= 0 and t.suit_names[t.card_suit[card]] == suit

    # ------------------------------------------------------------ when

    def act(self, act: Act) -> None:
        t, s = self.t, self.s
        s.script = [self.faces(r) for r in act.rolls] or None
        s.site = -1
        depth = len(s.stack)
        self.stop = None
        self.spent = 0                 # answers that told of the call itself who comes along
        self.picked: set[int] = set()
        if self.turn_done:
            engine.turn_over(t, s)
        self.turn_done = act.call is not None and act.call.decl.path == s.stack[0].PATH
        if act.call is not None:
            self.push_call(act)
        else:
            self.push_part(act)
        s.stack[0].me = s.current
        self.run()
        queue = [list(a) for a in act.answers[self.spent:]]
        while s.over == RUNNING and s.site >= 0:
            while queue and queue[0][0] == "not":
                found = answers(t, s, queue[0][1:])
                if found:
                    raise Failed(act.at, f"`{' '.join(queue[0][1:])}` is offered", "E0704")
                queue.pop(0)
            if not queue:
                raise Failed(act.at, f"a choice is left unanswered: {self.describe()}", "E0705")
            answer = self.by_seat(queue.pop(self.first_pick(queue)), act.at)
            found = answers(t, s, answer)
            if len(found) > 1:
                exact = [v for v in found if set(answer) >= option_words(t, s, v) - {"card"}]
                found = exact if len(exact) == 1 else found
            if not found:
                raise Failed(act.at, f"`{' '.join(answer)}` is no answer to {self.describe()}", "E0706")
            if len(found) > 1 and not self.same(found):
                raise Failed(act.at, f"`{' '.join(answer)}` could be several of {self.describe()}", "E0706")
            s.log.append(("choose", s.chooser, s.site, found[0]))  # type: ignore[union-attr]
            s.pick = found[0]
            s.site = -1
            self.run()
        if queue and not all(q[0] == "not" for q in queue):
            ended = ": nothing more could be done, so it had ended by itself" if queue[0][0] in NO else ""
            raise Failed(act.at, f"nobody asked for `{' '.join(queue[0])}`{ended}", "E0707")
        if s.script:
            raise Failed(act.at, "more dice were scripted than were rolled", "E0708")
        del s.stack[depth:]

    def first_pick(self, queue: list[list[str]]) -> int:
        """Which answer is next. Cards of one group are asked in the order of their names, and the last ones are taken
        unasked; an example names them in any order."""
        t, s = self.t, self.s
        f = s.stack[-1]
        if not isinstance(f, PickCards):
            return 0

        def fits(answer: list[str], card: int) -> bool:
            return answer[0] != "not" and set(answer) <= option_words(t, s, card + 1)

        def named() -> list[int]:
            return list(takewhile(lambda k: any(fits(queue[k], c) for c in f.cards), range(min(len(queue), f.high))))

        for card in [c for c in f.picked if c not in self.picked]:
            if len(named()) > f.high - len(f.picked):  # this one was taken unasked
                queue.pop(next((k for k in named() if fits(queue[k], card)), 0))
        found = [(k, answers(t, s, queue[k])) for k in named()]
        ranked = sorted((t.card_sort[x[0] - 1], k) for k, x in found if len(x) == 1)
        self.picked = {*self.picked, *f.picked, *(found[ranked[0][1]][1][0] - 1 for _ in ranked[:1])} if f.picked or ranked else set()
        return ranked[0][1] if ranked else 0

    def by_seat(self, answer: list[str], at: Token | None) -> list[str]:
        """`P picks X`: the answer `X`, which nobody but P may give."""
        seats = self.t.seat_systems
        if len(answer) < 3 or answer[0] not in seats or answer[1] not in CHOOSING:
            return answer
        if seats[self.s.chooser] != answer[0]:
            raise Failed(at, f"{answer[0]} is not asked: {self.describe()}", "E0706")
        return answer[2:]

    def same(self, found: list[int]) -> bool:
        words = [option_words(self.t, self.s, v) for v in found]
        return all(w == words[0] for w in words)

    def describe(self) -> str:
        t, s = self.t, self.s
        path, _, name, *_ = t.catalogue[s.site]
        shown = ["/".join(sorted((option_words(t, s, v) | state_words(t, s, v)) - (NO - {"stop"}) or {"no"})) for v in s.options]
        head, _, number = name.rpartition("_")
        name = head if head in ("cost", "put", "removed", "each") and number.isdigit() else name      # no author gave that name
        return f"{t.seat_systems[s.chooser]} choosing `{name}` in {path or 'a window'} ({', '.join(shown)})"

    def faces(self, words: list[str]) -> list[int]:
        out = []
        for w in words:
            if w.isdigit():
                out.append(int(w))
            else:
                out.append(self.face_index(w))
        return out

    def face_index(self, word: str) -> int:
        for m in self.t.modules:
            for _name, _title, faces in m.SYSTEM["dice"]:
                if word in faces:
                    return int(faces.index(word))
        return 0

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
        core = self.evaluate(sets.rows(bound.core, self.env()))
        others = self.evaluate(sets.rows(bound.others, self.env()))
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

    def run(self) -> None:
        """The driver's loop, stopping behind the part that was named."""
        t, s = self.t, self.s
        for _ in range(100_000):
            if s.over != RUNNING:
                return
            if s.busy and not s.together:
                settling.settle(t, s)
                continue
            frame = s.stack[-1]
            if self.stop is not None and len(s.stack) <= self.stop[0]:
                if len(s.stack) < self.stop[0] or frame.pc == self.stop[1]:
                    s.site = -2
                    return
            if not frame.BLOCKS[frame.pc](t, s, frame) and not (t.automata and driver.automatic(t, s)):
                return
        raise Failed(self.script.at, "the example never ends", "E0711")

    # ------------------------------------------------------------ then

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

    # ------------------------------------------------------------ all of it

    def play(self) -> None:
        for fact in sorted(self.script.facts, key=lambda x: x.kind == "supply"):     # what lies in a supply is what the others leave there
            self.at = fact.at
            self.given(fact)
        self.s.memo = [[-2] * (self.t.width + 1) for _ in range(self.t.memos)]
        before = self.s.clone()
        self.begun = len(self.s.log or ())
        for act in self.script.acts:
            self.at = act.at
            self.act(act)
        for claim in self.script.claims:
            self.at = claim.at
            self.claim(claim, before)


def run_script(table: Any, script: Script, system: str) -> Result:
    """Play one example; a failure is a sentence, never an exception of ours."""
    out = Result(script, system)
    player = Player(table, script, system)
    try:
        player.play()
    except dice.WrongScript as wrong:
        out.failure, out.line = str(wrong), getattr(script.at, "line", 0) or 0
    except Failed as failed:
        out.failure, out.code = str(failed), failed.code
        out.line, out.column = getattr(failed.at, "line", 0) or 0, getattr(failed.at, "column", 0) or 0
    except Exception as fault:                      # a bug of the machine: where it came is told with it
        if getattr(player.at, "line", 0):
            vars(fault)["example_at"] = player.at
        raise
    return out


def summary(results: Iterable[Result]) -> tuple[int, int]:
    """How many passed and how many failed."""
    rows = list(results)
    return sum(r.passed for r in rows), sum(not r.passed for r in rows)
