"""Running examples: lay an empty table, place what is given, play the script, check what is claimed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from lark import Token

from rootdsl.examples.checked import Checked
from rootdsl.examples.script import Act, Script
from rootdsl.examples.table import Failed
from rootdsl.examples.words import CHOOSING, NO, answers, option_words, state_words
from rootdsl.machine.env import NotYet
from rootdsl.runtime import dice, driver, engine, lasting, settling
from rootdsl.runtime.picks import PickCards
from rootdsl.runtime.state import RUNNING


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


class Player(Checked):
    """Plays one script on one table."""

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
        new, before = self.turn_done, s.current
        self.turn_done = act.call is not None and act.call.decl.path == s.stack[0].PATH
        if act.call is not None:
            self.push_call(act)
        else:
            self.push_part(act)
        if new or self.turn_done or s.current != before:
            lasting.turn_begins(s, s.current)
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
                window = t.catalogue[s.site][2] == "free" and 0 in s.options
                first = "; who does none of these answers `stop` before" if window else ""
                raise Failed(act.at, f"`{' '.join(answer)}` is no answer to {self.describe()}{first}", "E0706")
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
        name = re.sub(r"^(cost|put|removed|spent|each)(_\d+)+$", r"\1", name)      # no author gave that name
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

    # ------------------------------------------------------------ all of it

    def play(self) -> None:
        for fact in sorted(self.script.facts, key=self.stays):     # what lies where it begins is what the others leave there
            self.at = fact.at
            self.seated(fact, fact.at)
            self.given(fact)
        self.s.memo = [[-2] * (self.t.width + 1) for _ in range(self.t.memos)]
        before = self.s.clone()
        self.begun = len(self.s.log or ())
        for act in self.script.acts:
            self.at = act.at
            self.seated(act, act.at)
            self.act(act)
        for claim in self.script.claims:
            self.at = claim.at
            self.seated(claim, claim.at)
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
    except NotYet as vague:
        out.failure, out.code = vague.what, "E0718"
        out.line, out.column = getattr(player.at, "line", 0) or 0, getattr(player.at, "column", 0) or 0
    except Exception as fault:                      # a bug of the machine: where it came is told with it
        if getattr(player.at, "line", 0):
            vars(fault)["example_at"] = player.at
        raise
    return out


def summary(results: Iterable[Result]) -> tuple[int, int]:
    """How many passed and how many failed."""
    rows = list(results)
    return sum(r.passed for r in rows), sum(not r.passed for r in rows)
