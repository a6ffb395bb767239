"""English sentences from clauses."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.clause import (
    Adverbial,
    Amount,
    AsMany,
    Between,
    Clause,
    Computed,
    Condition,
    Exactly,
    Joined,
    Listing,
    Named,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Quoted,
    Sum,
    filled,
    gaps,
    with_own,
)
from rootdsl.prose.frame import Frame, Slot, Term
from rootdsl.prose.languages.en import grammar as g
from rootdsl.prose.languages.en.verbs import AT_END, COMPUTED, LEADS, PLURAL_FIXED, TAILS
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import BREAK, Realiser

DETS = {
    "the": "the",
    "each": "each",
    "any": "any",
    "another": "another",
    "other": "other",
    "all": "all",
    "all_other": "all other",
    "each_other": "each other",
    "the_only": "the only",
    "no": "no",
    "": "",
    "each_these": "each of those",
}
MODALS = {"may": "may", "must": "must", "cannot": "cannot", "would": "would", "can": "can"}
IT = Pronoun("it")


def make(lexicon: Lexicon) -> English:
    return English(lexicon)


def few(x: Amount | None) -> bool:
    """An amount after which the noun stays singular: one, at least one, at most one."""
    if isinstance(x, Sum):
        return few(x.a)
    if isinstance(x, PerEach):
        return x.n == 1
    if isinstance(x, Between):
        return Exactly(1) == (x.high if x.high is not None else x.low) and (x.low is None or x.high is None)
    return x == Exactly(1)


class English(Realiser):
    """Subject, verb, objects; conditions first; `that` and `which` in relative clauses."""

    # ------------------------------------------------------------ nouns

    def noun(self, term: Term, many: bool) -> str:
        return (term.many if term.many and term.many != term.one or term.form("only") else g.plural(term.one)) if many else term.one

    def is_plural(self, x: Phrase | None) -> bool:
        if isinstance(x, Listing):
            return not x.either or self.is_plural(x.items[-1])
        if isinstance(x, NounPhrase):
            if x.amount is not None:
                return not few(x.amount)
            terms = [self.lex.term(h) for h in x.heads]
            valued = x.det == "the" and not x.plural and any(t.form("value") for t in terms)
            return (
                valued or x.plural and x.det not in ("each", "each_these", "each_other") or any(t.form("only") == "plural" for t in terms)
            )
        if isinstance(x, Named):
            return self.lex.term(x.key).form("only") == "plural"
        return isinstance(x, Pronoun) and x.plural

    def phrase(self, x: Phrase, subject: bool = False) -> str:
        if isinstance(x, NounPhrase):
            return self.np(x)
        if isinstance(x, Pronoun):
            return self.pronoun(x, subject)
        if isinstance(x, Quoted):
            return f"“{x.key[1:] if x.key.startswith('=') else self.lex.title(x.key)}”"
        if isinstance(x, Named):
            return self.named(x)
        if isinstance(x, Listing):
            return g.series([self.phrase(y, subject) for y in x.items], "or" if x.either else "and")
        return self.value(x)

    def named(self, x: Named) -> str:
        if x.key.startswith("="):
            return x.key[1:]
        term = self.lex.term(x.key)
        return f"the {term.one}" if term.article and self.lex.catalogue.terms.get(x.key) is not None and term.kind == "noun" else term.one

    def pronoun(self, x: Pronoun, subject: bool) -> str:
        if x.kind == "it":
            return ("they" if subject else "them") if x.plural else "it"
        return {"that_many": "that many", "nobody": "nobody", "somebody": "somebody", "one": "one", "their": "they", "gap": "it"}.get(
            x.kind, "you"
        )

    def owner(self, x: Phrase) -> str:
        if isinstance(x, Pronoun):
            return {"you": "your", "their": "their", "gap": "its"}.get(x.kind, "their" if x.plural else "its")
        return g.possessive(self.phrase(x), self.is_plural(x))

    def np(self, x: NounPhrase) -> str:
        many = self.is_plural(x) or x.det in ("all", "each_these") and x.plural
        nouns = [self.with_mods(x, self.noun(self.lex.term(h), many)) for h in x.heads]
        joiner = "or" if x.either or x.det == "no" else "and"
        tails = "".join(self.tail(t.kind, t.phrase) for t in x.tails)
        after = "".join(f" {t.one}" for t in map(self.lex.term, x.mods) if t.kind == "after")
        long_owner = x.owner is not None and (
            isinstance(x.owner, NounPhrase)
            and bool(x.owner.tails or x.owner.relatives or x.owner.det in ("a", ""))
            or isinstance(x.owner, Listing)
        )
        of = f" of {self.phrase(x.owner)}" if long_owner and x.owner is not None else ""
        mine = self.owner(x.owner) if x.owner is not None and not long_owner else ""
        rest = ""
        if x.amount is not None:
            core, rest = self.counted(x.amount, nouns, joiner, mine)
            core += of
        else:
            core = self.determined(x, nouns, joiner, mine, of)
        return f"{core}{tails}{after}{rest}{self.relatives(x)}"

    def with_mods(self, x: NounPhrase, noun: str) -> str:
        words = [t.one for t in map(self.lex.term, x.mods) if t.kind != "after"]
        return " ".join([*words, noun])

    def determined(self, x: NounPhrase, nouns: list[str], joiner: str, mine: str, of: str) -> str:
        joined = g.series(nouns, joiner)
        if x.det == "such":
            return f"such {g.article(joined)} {joined}"
        if x.det == "here":
            return f"{'these' if self.is_plural(x) else 'this'} {joined}{of}"
        if x.det == "this":
            return f"{'those' if self.is_plural(x) else 'that'} {joined}{of}"
        if x.det in ("a", "") and mine:
            plural = [self.with_mods(x, self.noun(self.lex.term(h), True)) for h in x.heads]
            return f"one of {mine} {g.series(plural, joiner)}" if x.det == "a" else f"{mine} {joined}"
        if x.det == "a":
            return g.series([f"{g.article(n)} {n}" for n in nouns], joiner) + of
        if mine and x.det in ("each", "no", "any"):
            plural = [self.with_mods(x, self.noun(self.lex.term(h), True)) for h in x.heads]
            return f"{ {'no': 'none'}.get(x.det, x.det) } of {mine} {g.series(plural, joiner)}"
        if x.det == "the" and len(x.heads) == 1 and self.lex.term(x.heads[0]).kind == "name" and not mine:
            return joined + of
        if mine:
            return " ".join(filter(None, [{"the": ""}.get(x.det, x.det), mine, joined]))
        if x.det == "each_these":
            return f"each of those {joined}"
        return " ".join(filter(None, [DETS.get(x.det, x.det), joined])) + of

    def tail(self, kind: str, phrase: Phrase) -> str:
        if kind == "at":
            return f" {self.place('at', phrase)}"
        if kind == "these":
            return f" ({self.phrase(phrase)})"
        if kind == "including":
            return f", {self.phrase(phrase)} among them{BREAK}"
        if kind in ("most", "least") and isinstance(phrase, NounPhrase) and isinstance(phrase.owner, Pronoun):
            return f" {TAILS[kind]} of {self.phrase(phrase)}"
        return " ".join(["", *filter(None, [TAILS[kind]]), self.phrase(phrase)])

    def relatives(self, x: NounPhrase) -> str:
        if not x.relatives:
            return ""
        person = any(h in ("player", "enemy", "side") for h in x.heads)
        return " " + " and ".join(self.relative(r.clause, person, self.is_plural(x)) for r in x.relatives)

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

    # ------------------------------------------------------------ amounts

    def counted(self, x: Amount, nouns: list[str], joiner: str, mine: str = "") -> tuple[str, str]:
        """So many of a noun: what stands up to the noun, and what follows its filters."""
        joined = g.series(nouns, joiner)
        every = f"of {mine} {g.series([n if n.endswith('s') else g.plural(n) for n in nouns], joiner)}" if mine else joined
        if isinstance(x, Between) and any(isinstance(y, (AsMany, Computed, Sum)) for y in (x.low, x.high)):
            word = "at least " if x.low is not None else "up to " if x.upto else "at most "
            return f"{word}as many {every}", f" as {self.value(x.low or x.high or Exactly(0))}"
        if isinstance(x, (Exactly, Between)) and mine:
            return f"{self.amount_word(x)} {every}", ""
        if isinstance(x, Exactly):
            return f"{'no' if x.n == 0 else g.number(x.n)} {joined}", ""
        if isinstance(x, Between):
            return f"{self.amount_word(x)} {'of ' if x.low is None and x.high is None else ''}{joined}", ""
        if isinstance(x, PerEach):
            return f"{g.number(x.n)} {joined if not mine else every}", f" for {self.phrase(x.each)}"
        if isinstance(x, Sum) and (isinstance(x.a, (Exactly, PerEach)) or isinstance(x.a, Between) and x.a.upto):
            core, rest = self.counted(x.a, nouns, joiner, mine)
            return core, f"{rest}, {'less' if x.minus else 'plus'} {self.addend(x.b)}{BREAK}"
        return f"as many {every}", f" as {self.value(x)}"

    def amount_word(self, x: Exactly | Between) -> str:
        if isinstance(x, Exactly):
            return g.number(x.n)
        if x.low is None and x.high is None:
            return "any number"
        if x.low is None and x.high is not None:
            return f"{'up to' if x.upto else 'at most'} {self.value(x.high)}"
        if x.high is None and x.low is not None:
            return f"at least {self.value(x.low)}"
        assert x.low is not None and x.high is not None
        near = isinstance(x.low, Exactly) and isinstance(x.high, Exactly) and x.high.n == x.low.n + 1
        return f"{self.value(x.low)} {'or' if near else 'to'} {self.value(x.high)}"

    def addend(self, x: Amount) -> str:
        if isinstance(x, PerEach):
            return f"{g.number(x.n)} for {self.phrase(x.each)}"
        return self.value(x)

    def value(self, x: Phrase) -> str:
        if isinstance(x, Exactly):
            return g.number(x.n)
        if isinstance(x, Between):
            return self.amount_word(x)
        if isinstance(x, PerEach):
            if x.n == 1 and isinstance(x.each, NounPhrase):
                det = "the" if x.each.det == "each_these" else ""
                return f"the number of {self.phrase(replace(x.each, det='this' if det else '', plural=True))}"
            return f"{g.number(x.n)} for {self.phrase(x.each)}"
        if isinstance(x, Sum):
            return f"{self.value(x.a)} {'minus' if x.minus else 'plus'} {self.value(x.b)}"
        if isinstance(x, AsMany):
            return self.phrase(x.as_)
        if isinstance(x, Computed):
            parts = [self.value(y) for y in x.parts]
            if x.how == "cases":
                cases = [f"{v} if {self.clause(c)}" for v, c in zip(parts, x.conditions)]
                return ", ".join(cases) + (f", otherwise {parts[-1]}" if len(parts) > len(x.conditions) else "")
            return COMPUTED[x.how].format(*parts, all=g.series(parts, "and"), rest=", ".join(parts[1:]))
        return self.phrase(x)

    # ------------------------------------------------------------ clauses

    def sentence(self, x: Condition) -> str:
        return self.clause(x)

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

    def place(self, how: str, value: Phrase) -> str:
        """The preposition of place: in, into, from, or what the noun asks for."""
        if isinstance(value, Listing):
            return g.series([self.place(how, y) for y in value.items], "or" if value.either else "and")
        own = self.lex.term(value.heads[0]).prep if isinstance(value, NounPhrase) else ""
        prep = own or {"at": "in", "to": "into", "from": "from"}[how]
        if how == "from":
            prep = "from"
        elif own == "on" and how == "to":
            prep = "onto"
        return f"{prep} {self.phrase(value)}"
