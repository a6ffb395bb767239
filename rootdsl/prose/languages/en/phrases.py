"""English noun phrases: articles, owners, filters and amounts."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.clause import (
    Amount,
    AsMany,
    Between,
    Computed,
    Condition,
    Exactly,
    Listing,
    Named,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Quoted,
    Sum,
    weight,
)
from rootdsl.prose.frame import Term
from rootdsl.prose.languages.en import grammar as g
from rootdsl.prose.languages.en.verbs import COMPUTED, TAILS
from rootdsl.prose.realise import BREAK, Realiser

DETS = {
    "the": "the",
    "each": "each",
    "any": "any",
    "another": "another",
    "further": "another",
    "other": "other",
    "all": "all",
    "all_other": "all other",
    "each_other": "each other",
    "the_only": "the only",
    "no": "no",
    "no_other": "no other",
    "": "",
    "each_such": "each such",
    "each_these": "each of those",
}


def few(x: Amount | None) -> bool:
    """An amount after which the noun stays singular: one, at least one, at most one."""
    if isinstance(x, Sum):
        return few(x.a)
    if isinstance(x, PerEach):
        return x.n == 1
    if isinstance(x, Between):
        if x.low is not None and x.high is None and x.upto:
            return False                # one or more
        return Exactly(1) == (x.high if x.high is not None else x.low) and (x.low is None or x.high is None)
    return x == Exactly(1)


def single(x: Amount | None) -> bool:
    """So many as there are members of a set."""
    return isinstance(x, PerEach) and x.n == 1


class Phrases(Realiser):
    """What stands in a clause, without its verb."""

    def clause(self, x: Condition) -> str:
        raise NotImplementedError

    def relative(self, c: Condition, person: bool, many: bool) -> str:
        raise NotImplementedError

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
                valued
                or x.plural
                and x.det not in ("each", "each_these", "one_these", "each_other", "each_such")
                or any(t.form("only") == "plural" for t in terms)
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
            return f"{self.owner(x.owner) + ' ' if x.owner is not None else ''}“{self.cited(x.key)}”{self.apart(x.key)}"
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
        if x.kind == "some":
            return ""               # so many as it may be: the noun alone
        return {"that_many": "that many", "nobody": "nobody", "somebody": "somebody", "one": "one", "their": "they", "gap": "it"}.get(
            x.kind, "you"
        )

    def owner(self, x: Phrase) -> str:
        if isinstance(x, Pronoun):
            return {"you": "your", "their": "their", "gap": "its"}.get(x.kind, "their" if x.plural else "its")
        return g.possessive(self.phrase(x), self.is_plural(x))

    def np(self, x: NounPhrase) -> str:
        many = self.is_plural(x) or x.det in ("all", "each_these", "one_these") and x.plural
        nouns = [self.with_mods(x, self.noun(self.lex.term(h), many), i > 0 and many) for i, h in enumerate(x.heads)]
        joiner = "or" if x.either or x.det == "no" else "and"
        kinds = [t.kind for t in x.tails]
        both = "with" in kinds and "without" in kinds[kinds.index("with") :]
        tails = ""
        for before, t in zip(["", *kinds], x.tails):
            if t.kind == before == "with":
                tails += f" and {self.phrase(t.phrase)}"
            elif t.kind == before == "without":
                tails += f" and{self.tail(t.kind, t.phrase)}"
            else:
                tails += f"{' but' if both and t.kind == 'without' else ''}{self.tail(t.kind, t.phrase)}"
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
            core = f"the {core}{of}" if x.det == "the_counted" and isinstance(x.amount, Exactly) else core + of
        else:
            core = self.determined(x, nouns, joiner, mine, of)
        if both and x.relatives and weight(x.relatives) <= 1:
            return f"{core}{after}{self.relatives(x)}{BREAK}{tails}{BREAK}{rest}"
        if rest.startswith(" as "):
            return f"{core}{tails}{after}{self.relatives(x)}{rest}"
        return f"{core}{tails}{after}{rest}{self.relatives(x)}"

    def with_mods(self, x: NounPhrase, noun: str, later: bool = False) -> str:
        """The noun with the words before it; in a list of several they stand before the first."""
        if later:
            return noun
        words = [t.one for t in map(self.lex.term, x.mods) if t.kind != "after"]
        if x.amount is not None and x.det == "other":
            words.insert(0, DETS["other"])
        return " ".join([*words, noun])

    def determined(self, x: NounPhrase, nouns: list[str], joiner: str, mine: str, of: str) -> str:
        joined = g.series(nouns, joiner)
        if x.det == "such":
            return f"such {joined}" if x.plural else f"such {g.article(joined)} {joined}"
        if x.det == "here":
            return f"{'these' if self.is_plural(x) else 'this'} {joined}{of}"
        if x.det == "this":
            return f"{'those' if self.is_plural(x) else 'that'} {joined}{of}"
        if x.det in ("a", "") and mine:
            plural = [self.with_mods(x, self.noun(self.lex.term(h), True)) for h in x.heads]
            return f"one of {mine} {g.series(plural, joiner)}" if x.det == "a" else f"{mine} {joined}"
        if x.det == "a":
            several = [self.lex.term(h).form("only") == "plural" for h in x.heads]
            return g.series([n if many else f"{g.article(n)} {n}" for n, many in zip(nouns, several)], joiner) + of
        if mine and x.det in ("each", "no", "any"):
            plural = [self.with_mods(x, self.noun(self.lex.term(h), True)) for h in x.heads]
            return f"{ {'no': 'none'}.get(x.det, x.det) } of {mine} {g.series(plural, joiner)}"
        if x.det == "the" and len(x.heads) == 1 and self.lex.term(x.heads[0]).kind == "name" and not mine:
            return joined + of
        if mine:
            return " ".join(filter(None, [{"the": ""}.get(x.det, x.det), mine, joined]))
        if x.det == "each" and any(self.lex.term(h).form("only") == "plural" for h in x.heads):
            return f"each of the {joined}{of}"
        if x.det == "one_these":
            return f"one of those {joined}"
        if x.det == "each_these":
            return f"each of those {joined}"
        return " ".join(filter(None, [DETS.get(x.det, x.det), joined])) + of

    def tail(self, kind: str, phrase: Phrase) -> str:
        if kind == "at":
            return f" {self.place('at', phrase)}"
        if kind == "from_place" and isinstance(phrase, Listing):
            return f" {self.place('from', phrase)}"
        if kind == "these":
            return f" ({self.phrase(phrase)})"
        if kind in ("there", "on_map"):
            return f" {TAILS[kind] or kind}"
        if kind == "apiece":
            return f"{BREAK} {TAILS[kind]}"
        if kind == "with" and isinstance(phrase, NounPhrase) and phrase.det == "a" and phrase.owner is not None and phrase.amount is None:
            return f" {TAILS[kind]} {self.phrase(phrase).replace('one of', 'at least one of', 1)}"
        if kind in ("unlike", "unlike_one"):
            return f"{BREAK} {TAILS[kind]} {self.phrase(phrase)}{BREAK}"
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

    # ------------------------------------------------------------ amounts

    def counted(self, x: Amount, nouns: list[str], joiner: str, mine: str = "") -> tuple[str, str]:
        """So many of a noun: what stands up to the noun, and what follows its filters."""
        joined = g.series(nouns, joiner)
        every = f"of {mine} {g.series([n if n.endswith('s') else g.plural(n) for n in nouns], joiner)}" if mine else joined
        if x == AsMany(Pronoun("that_many")):
            return f"that many {every}", ""
        if isinstance(x, Between) and any(isinstance(y, (AsMany, Computed, Sum)) or mine and single(y) for y in (x.low, x.high)):
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
        if x.high is None and x.low is not None and x.upto:
            return f"{self.value(x.low)} or more"
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
                det = {"each_these": "this", "each_other": "other", "each_such": "such"}.get(x.each.det, "")
                return f"the number of {self.phrase(replace(x.each, det=det, plural=True, either=False))}"
            return f"{g.number(x.n)} for {self.phrase(x.each)}"
        if isinstance(x, Sum):
            return f"{self.value(x.a)} {'minus' if x.minus else 'plus'} {self.value(x.b)}"
        if isinstance(x, AsMany):
            return self.phrase(x.as_)
        if isinstance(x, Computed):
            if x.how == "table":
                return self.table(x.parts)
            parts = [self.value(y) for y in x.parts]
            if x.how == "cases":
                cases = [f"{v} if {self.clause(c)}" for v, c in zip(parts, x.conditions)]
                return ", ".join(cases) + (f", otherwise {parts[-1]}" if len(parts) > len(x.conditions) else "")
            return COMPUTED[x.how].format(*parts, all=g.series(parts, "and") if parts else "", rest=", ".join(parts[1:]))
        return self.phrase(x)

    def table(self, parts: tuple[Amount, ...]) -> str:
        """`with one or two, one point; with three or more, two points`."""
        return "; ".join(f"{self.count(count)}, {self.value(result)}" for count, result in zip(parts[::2], parts[1::2]))

    def count(self, x: Phrase) -> str:
        """With so many: the head of a row."""
        low, high = (x.low, x.high) if isinstance(x, Between) else (x, x)
        one = "none" if low == Exactly(0) else self.value(low or Exactly(0))
        if high is None:
            return f"with {one} or more"
        if high == low:
            return f"with {one}"
        near = isinstance(high, Exactly) and isinstance(low, Exactly) and high.n == low.n + 1
        return f"with {one} {'or' if near else 'to'} {self.value(high)}"

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
