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
    Quoted,
    Sum,
    Tail,
    filled,
    gaps,
    heavy_last,
    weight,
    with_own,
)
from rootdsl.prose.frame import Frame, Slot
from rootdsl.prose.languages.en import grammar as g
from rootdsl.prose.languages.en.book import BOOK
from rootdsl.prose.languages.en.phrases import Phrases, few
from rootdsl.prose.languages.en.verbs import AT_END, LEADS, PLURAL_FIXED, TAILS
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import BREAK, tidy

MOMENTS = ("after", "before", "during", "while", "when")
MODALS = {"may": "may", "must": "must", "cannot": "cannot", "would": "would", "can": "can"}


def make(lexicon: Lexicon) -> English:
    return English(lexicon)


LONG = 5  # what the objects of a verb may weigh before a comma stands between them and what it is done for


class English(Phrases):
    """Subject, verb, objects; conditions first; `that` and `which` in relative clauses."""

    # ------------------------------------------------------------ clauses

    def sentence(self, x: Condition) -> str:
        return self.clause(x)

    def after_label(self, text: str) -> str:
        """`Given three warriors are there`: the label begins the sentence."""
        return tidy(text + ".")

    def word(self, key: str) -> str:
        return BOOK[key]

    def heading(self, key: str, many: bool) -> str:
        text = self.noun(self.lex.term(key), many)
        return text[:1].upper() + text[1:]

    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        return ", ".join(self.adverbial(a) for a in leads)

    def adverbial(self, a: Adverbial) -> str:
        if a.kind == "at_window" and isinstance(a.phrase, Quoted):
            title = self.lex.title(a.phrase.key)
            if title.partition(" ")[0].lower() in MOMENTS:  # a title that says when: after the roll
                return title.lower()
        if a.kind == "with_count" and a.phrase is not None:
            return self.count(a.phrase)
        phrase = self.phrase(a.phrase) if a.phrase is not None else ""
        if a.kind in ("in_procedure", "within", "outside") and isinstance(a.phrase, NounPhrase) and a.phrase.det == "a":
            term = self.lex.term(a.phrase.heads[0])
            phrase = term.one if term.form("bare") else phrase
        times = g.times(a.phrase.n) if isinstance(a.phrase, Exactly) else f"{phrase} times"
        pattern = LEADS[a.kind].replace("allows", "allow") if self.is_plural(a.phrase) else LEADS[a.kind]
        return pattern.format(clause=self.clause(a.clause) if a.clause is not None else "", phrase=phrase, times=times)

    def clause(self, x: Condition) -> str:
        if isinstance(x, Joined):
            first, *more = [self.clause(p) for p in x.parts]
            for said in ("you have ", "you "):
                if first.startswith(said) and not any(isinstance(p, Clause) and p.negated for p in x.parts):
                    more = [y.removeprefix(said) for y in more]
            return f" {'or' if x.either else 'and'} ".join([first, *more])
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        x = each_first(self.numbered(with_own(x, frame.subject), frame), frame)
        behind = [a for a in x.adverbials if a.kind in AT_END or a.kind == "if" and x.verb == "only_allowed"]
        front = [self.adverbial(a) for a in x.adverbials if a not in behind]
        text = "".join(f"{f}, " for f in front) + self.main(x, frame)
        if x.purpose:
            text += f"{BREAK if weight(x.roles) > LONG else ''} to " + " and ".join(self.infinitive(p) for p in x.purpose)
        for a in behind:
            apart = a.kind in ("unless", "or_all", "each_in_order") or a.kind == "only_if" and ", " in text
            text += f"{BREAK if apart else ''} {self.adverbial(a)}"
        return text

    def numbered(self, x: Clause, frame: Frame) -> Clause:
        """What several things amount to is their number: `the number of starting cards of a player is three`."""
        subject, what = x.role(frame.subject), x.role("what")
        if x.verb != "be" or not isinstance(what, (Exactly, PerEach)) or not isinstance(subject, NounPhrase):
            return x
        if subject.det != "the" or subject.plural or subject.amount is not None or not self.lex.term(subject.heads[0]).form("value"):
            return x
        return x.with_role(frame.subject, NounPhrase(("number",), "the", tails=(Tail("of", replace(subject, det="", plural=True)),)))

    def main(self, x: Clause, frame: Frame) -> str:
        subject = x.role(frame.subject) if not frame.fixed else None
        if x.mood == "barred":
            return self.barred(x, frame)
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
            and (subject.det in ("a", "another") or few(subject.amount) and isinstance(subject.amount, Between))
        ):
            subject = replace(subject, det="no_other" if subject.det == "another" else "no", amount=None, plural=False)
            x = replace(x, negated=False)
            return f"{self.phrase(subject, True)} {self.predicate(x, frame, False, False)}"
        name = self.phrase(subject, True) if subject is not None else "you"
        return f"{name} {self.predicate(x, frame, self.is_plural(subject), you)}"

    def barred(self, x: Clause, frame: Frame) -> str:
        """What nobody may do cannot be done: `the king cannot be moved`."""
        key = next((s.role for s in frame.slots if s.role and not s.prep and x.role(s.role) is not None), "")
        if not key:
            return self.main(replace(x, mood="may"), frame)
        what = x.role(key)
        assert what is not None
        rest = replace(x, roles=tuple(r for r in x.roles if r[0] not in (key, frame.subject)))
        verb, _, particle = frame.verb.partition("|")
        return f"{self.phrase(what, True)} cannot be {g.participle(verb, frame.participle)} {particle} {self.slots(rest, frame)}"

    def verb_base(self, frame: Frame) -> str:
        return frame.verb.replace("|", " ")

    def infinitive(self, x: Clause) -> str:
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        return f"{self.verb_base(frame)} {self.slots(x, frame)}"

    def predicate(self, x: Clause, frame: Frame, many: bool, you: bool) -> str:
        """Verb and objects; a denied clause denies its indefinite object if it has one."""
        verb, particle = (frame.verb.partition("|")[0], frame.verb.partition("|")[2]) if not frame.verb.startswith("there|") else ("be", "")
        negated = x.negated
        if negated and frame.verb != "be":
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
        elif negated and many and isinstance(what := x.role("what"), NounPhrase) and what.det == "a" and what.amount is None:
            x = x.with_role("what", replace(what, det="", plural=True))       # they are not fox cards
        if x.mood == "done":
            head = f"{g.finite('have', '', many, you)} {'not ' if negated else ''}{g.participle(verb, frame.participle)}"
        elif x.mood in MODALS:
            head = f"{MODALS[x.mood]} {'not ' if negated and x.mood != 'cannot' else ''}{verb}"
        elif negated:
            form = g.finite("do", "", many, you)
            head = f"{g.finite('be', '', many, you)} not" if verb == "be" else f"{form} not {verb}"
        else:
            head = g.finite(verb, frame.third if "|" not in frame.verb or frame.third else "", many, you)
        return f"{head} {particle} {self.slots(x, frame)}"

    def slots(self, x: Clause, frame: Frame) -> str:
        out: list[str] = []
        for slot in heavy_last(frame.slots, x):
            if slot.words:
                many = slot.words.startswith("allows") and self.is_plural(getattr(x.role("limit"), "as_", x.role("limit")))
                out.append("allow" + slot.words[6:] if many else slot.words)
                continue
            value = x.role(slot.role) if slot.role else x.role("any") or NounPhrase((slot.count,), "a")
            if value is not None:
                out.append(self.slot(slot, value))
        return " ".join(out)

    def slot(self, slot: Slot, value: Phrase) -> str:
        if slot.count and slot.role and isinstance(value, (Exactly, Between, PerEach, Sum, AsMany, Computed)):
            term = self.lex.term(slot.count)
            return "".join(self.counted(value, [self.noun(term, not few(value))], "and"))
        if slot.count and value == Pronoun("some"):
            return self.noun(self.lex.term(slot.count), True)
        if slot.count and slot.role:
            return f"{self.phrase(value)} {self.noun(self.lex.term(slot.count), True)}"
        if slot.own:
            return self.place(slot.prep, value)
        said = self.phrase(value)
        if slot.prep.startswith("a ") and said.startswith("one ") and not said.startswith("one of "):
            said = said.removeprefix("one ")  # a different item, a different one of your items
        return f"{slot.prep} {said}".strip()

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
        behind = c.role(frame.subject)
        if isinstance(behind, NounPhrase) and gaps(c) == 1 and len(behind.tails) == 1 and gaps(behind.tails) == 1:
            tail, bare_ = behind.tails[0], self.phrase(replace(behind, tails=()), True)
            rest_ = self.predicate(c, frame, self.is_plural(behind), False)
            if tail.phrase == Pronoun("gap"):
                return f"{TAILS[tail.kind]} {'whom' if person else 'which'} {bare_} {rest_}"
            if isinstance(tail.phrase, NounPhrase) and tail.phrase.owner == Pronoun("gap"):
                return f"{TAILS[tail.kind]} whose {self.phrase(replace(tail.phrase, owner=None, det=''))} {bare_} {rest_}"
        whose = next((v for k, v in c.roles if k == frame.subject and isinstance(v, NounPhrase) and v.owner == Pronoun("gap")), None)
        if whose is not None and gaps(c) == 1:
            bare = self.phrase(replace(whose, owner=None, det="")) if isinstance(whose, NounPhrase) else ""
            return f"whose {bare} {self.predicate(c, frame, self.is_plural(whose), False)}"
        return f"for which {self.clause(filled(c, Pronoun('it', plural=many)))}"  # type: ignore[arg-type]


def each_first(x: Clause, frame: Frame) -> Clause:
    """`For each bee, place one egg in the nest`: what is counted comes first where a place follows, which is not taken for its own."""
    for i, slot in enumerate(frame.slots):
        value = x.role(slot.role) if slot.role else None
        behind = any(x.role(s.role) for s in frame.slots[i + 1 :] if s.role)
        if behind and isinstance(value, NounPhrase) and isinstance(value.amount, PerEach):
            few_ = replace(value, amount=Exactly(value.amount.n), plural=value.amount.n != 1)
            return replace(x.with_role(slot.role, few_), adverbials=(*x.adverbials, Adverbial("for_each", phrase=value.amount.each)))
    return x
