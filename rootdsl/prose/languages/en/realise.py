"""English sentences from clauses."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.clause import (
    Adverbial,
    AsMany,
    Between,
    Clause,
    Computed,
    Condition,
    Exactly,
    Joined,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Sum,
    filled,
    gaps,
    with_own,
)
from rootdsl.prose.frame import Frame, Slot
from rootdsl.prose.languages.en import grammar as g
from rootdsl.prose.languages.en.book import BOOK
from rootdsl.prose.languages.en.phrases import Phrases, few
from rootdsl.prose.languages.en.verbs import AT_END, LEADS, PLURAL_FIXED
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import BREAK

MODALS = {"may": "may", "must": "must", "cannot": "cannot", "would": "would", "can": "can"}


def make(lexicon: Lexicon) -> English:
    return English(lexicon)


class English(Phrases):
    """Subject, verb, objects; conditions first; `that` and `which` in relative clauses."""

    # ------------------------------------------------------------ clauses

    def sentence(self, x: Condition) -> str:
        return self.clause(x)

    def word(self, key: str) -> str:
        return BOOK[key]

    def heading(self, key: str, many: bool) -> str:
        text = self.noun(self.lex.term(key), many)
        return text[:1].upper() + text[1:]

    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        return ", ".join(self.adverbial(a) for a in leads)

    def adverbial(self, a: Adverbial) -> str:
        phrase = self.phrase(a.phrase) if a.phrase is not None else ""
        times = g.times(a.phrase.n) if isinstance(a.phrase, Exactly) else f"{phrase} times"
        return LEADS[a.kind].format(clause=self.clause(a.clause) if a.clause is not None else "", phrase=phrase, times=times)

    def clause(self, x: Condition) -> str:
        if isinstance(x, Joined):
            return f" {'or' if x.either else 'and'} ".join(self.clause(p) for p in x.parts)
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        x = with_own(x, frame.subject)
        behind = [a for a in x.adverbials if a.kind in AT_END or a.kind == "if" and x.verb == "only_allowed"]
        front = [self.adverbial(a) for a in x.adverbials if a not in behind]
        text = "".join(f"{f}, " for f in front) + self.main(x, frame)
        if x.purpose:
            text += " to " + " and ".join(self.infinitive(p) for p in x.purpose)
        for a in behind:
            text += f"{BREAK} {self.adverbial(a)}" if a.kind == "unless" else f" {self.adverbial(a)}"
        return text

    def main(self, x: Clause, frame: Frame) -> str:
        subject = x.role(frame.subject) if not frame.fixed else None
        if frame.verb == "there|be":
            what = x.role("what")
            return f"there {self.predicate(x, frame, self.is_plural(what), False)}"
        if frame.fixed:
            return f"{frame.fixed} {self.predicate(x, frame, x.verb in PLURAL_FIXED, False)}"
        you = subject == Pronoun("you") or subject is None
        if you and x.mood == "do":
            return f"{self.verb_base(frame)} {self.slots(x, frame)}"
        if (
            x.negated
            and isinstance(subject, NounPhrase)
            and (subject.det == "a" or few(subject.amount) and isinstance(subject.amount, Between))
        ):
            subject = replace(subject, det="no", amount=None, plural=False)
            x = replace(x, negated=False)
            return f"{self.phrase(subject, True)} {self.predicate(x, frame, False, False)}"
        name = self.phrase(subject, True) if subject is not None else "you"
        return f"{name} {self.predicate(x, frame, self.is_plural(subject), you)}"

    def verb_base(self, frame: Frame) -> str:
        return frame.verb.replace("|", " ")

    def infinitive(self, x: Clause) -> str:
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        return f"{self.verb_base(frame)} {self.slots(x, frame)}"

    def predicate(self, x: Clause, frame: Frame, many: bool, you: bool) -> str:
        """Verb and objects; a denied clause denies its indefinite object if it has one."""
        verb, particle = (frame.verb.partition("|")[0], frame.verb.partition("|")[2]) if not frame.verb.startswith("there|") else ("be", "")
        negated = x.negated
        if negated:
            key = next(
                (
                    k
                    for k, v in x.roles
                    if k != frame.subject and isinstance(v, NounPhrase) and (v.det == "a" or v.amount == Between(Exactly(1), None))
                ),
                "",
            )
            if key:
                old = x.role(key)
                assert isinstance(old, NounPhrase)
                x = x.with_role(key, replace(old, det="no", amount=None, either=True))
                negated = False
        if x.mood in MODALS:
            head = f"{MODALS[x.mood]} {'not ' if negated and x.mood != 'cannot' else ''}{verb}"
        elif negated:
            form = g.finite("do", "", many, you)
            head = f"{g.finite('be', '', many, you)} not" if verb == "be" else f"{form} not {verb}"
        else:
            head = g.finite(verb, frame.third if "|" not in frame.verb or frame.third else "", many, you)
        return f"{head} {particle} {self.slots(x, frame)}"

    def slots(self, x: Clause, frame: Frame) -> str:
        out: list[str] = []
        for slot in frame.slots:
            if slot.words:
                out.append(slot.words)
                continue
            value = x.role(slot.role) if slot.role else NounPhrase((slot.count,), "a")
            if value is not None:
                out.append(self.slot(slot, value))
        return " ".join(out)

    def slot(self, slot: Slot, value: Phrase) -> str:
        if slot.count and slot.role and isinstance(value, (Exactly, Between, PerEach, Sum, AsMany, Computed)):
            term = self.lex.term(slot.count)
            return "".join(self.counted(value, [self.noun(term, not few(value))], "and"))
        if slot.count and slot.role:
            return f"{self.phrase(value)} {self.noun(self.lex.term(slot.count), True)}"
        if slot.own:
            return self.place(slot.prep, value)
        return f"{slot.prep} {self.phrase(value)}".strip()

    # ------------------------------------------------------------ relative clauses

    def relative(self, c: Condition, person: bool, many: bool) -> str:
        if isinstance(c, Joined):
            return f" {'or' if c.either else 'and'} ".join(self.relative(p, person, many) for p in c.parts)
        frame = self.lex.frame(c.verb, {k for k, _ in c.roles})
        gap = next((k for k, v in c.roles if v == Pronoun("gap")), "")
        if gap and gaps(c) == 1:
            if gap == frame.subject:
                return f"{'who' if person else 'that'} {self.predicate(c, frame, many, False)}"
            slot = next((s for s in frame.slots if s.role == gap), None)
            if slot is not None:
                rest = replace(c, roles=tuple((k, v) for k, v in c.roles if k != gap))
                prep = {"at": "in", "to": "into", "from": "from"}.get(slot.prep, slot.prep) if slot.prep else ""
                which = f"{prep} {'whom' if person else 'which'}" if prep else "that"
                return f"{which} {self.main(rest, frame)}"
        whose = next((v for k, v in c.roles if k == frame.subject and isinstance(v, NounPhrase) and v.owner == Pronoun("gap")), None)
        if whose is not None and gaps(c) == 1:
            bare = self.phrase(replace(whose, owner=None, det="")) if isinstance(whose, NounPhrase) else ""
            return f"whose {bare} {self.predicate(c, frame, self.is_plural(whose), False)}"
        return f"for which {self.clause(filled(c, Pronoun('it', plural=many)))}"  # type: ignore[arg-type]
