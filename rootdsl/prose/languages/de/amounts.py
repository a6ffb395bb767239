"""German amounts: two of your cards, as many as, one for each, and values as things to speak of."""

from __future__ import annotations

import re
from dataclasses import replace

from rootdsl.prose.clause import Amount, AsMany, Between, Computed, Condition, Exactly, NounPhrase, PerEach, Phrase, Pronoun, Sum
from rootdsl.prose.frame import Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.verbs import COMPUTED
from rootdsl.prose.realise import BREAK, Realiser

SPOT = re.compile(r"\{(\w+)(?::(\w+))?\}")


def few(x: Amount | None) -> bool:
    """An amount after which the noun stays singular."""
    if isinstance(x, Sum):
        return few(x.a)
    if isinstance(x, PerEach):
        return x.n == 1
    if isinstance(x, Between):
        if x.low is not None and (x.upto or x.high is not None):
            return False
        return Exactly(1) == (x.high if x.high is not None else x.low)
    return x == Exactly(1)


def counted_by(x: Amount | None) -> Phrase | None:
    """The thing whose number a measure is."""
    return x.as_ if isinstance(x, AsMany) else x.a.as_ if isinstance(x, Sum) and isinstance(x.a, AsMany) else None


class Amounts(Realiser):
    """How many of a noun, in its case."""

    def clause(self, x: Condition, order: str = "main") -> str:
        raise NotImplementedError

    def phrase(self, x: Phrase, case: str = "nom") -> str:
        raise NotImplementedError

    def is_plural(self, x: Phrase | None) -> bool:
        raise NotImplementedError

    def mine(self, owner: Phrase | None) -> str:
        raise NotImplementedError

    def nouns(self, x: NounPhrase, case: str, many: bool, joiner: str, declension: str) -> str:
        raise NotImplementedError

    def counted(self, x: Amount, np: NounPhrase, case: str, joiner: str) -> tuple[str, str]:
        """So many of a noun: what stands up to the noun, and what follows its filters."""
        mine = self.mine(np.owner)
        term = self.lex.term(np.heads[0])
        if isinstance(x, Sum) and (isinstance(x.a, (Exactly, PerEach)) or isinstance(x.a, Between) and x.a.upto):
            core, rest = self.counted(x.a, np, case, joiner)
            if x.minus:
                return core, f"{rest} abzüglich {self.value(x.b, 'gen')}"
            return core, f"{rest} und zusätzlich {self.addend(x.b, case, term)}"
        if x == AsMany(Pronoun("that_many")):
            return f"ebenso {({'dat': 'vielen', 'gen': 'vieler'}).get(case, 'viele')} {self.nouns(np, case, True, joiner, 'strong')}", ""
        if isinstance(x, Computed) and x.how == "steps" and not isinstance(x.parts[1], Computed):
            return f"{self.stepped(x, case, term.gender)} {self.nouns(np, case, True, joiner, 'strong')}", ""
        if isinstance(x, PerEach):
            core, rest = self.counted(Exactly(x.n), np, case, joiner)
            return core, f"{rest} für {self.phrase(x.each, 'acc')}"
        if (
            isinstance(x, (AsMany, Computed, Sum))
            or isinstance(x, Between)
            and any(isinstance(y, (AsMany, Computed, Sum)) for y in (x.low, x.high))
        ):
            word = ""
            of: Amount | None = x
            if isinstance(x, Between):
                word = "mindestens " if x.low is not None else "höchstens "
                of = x.low or x.high
            many = {"dat": "vielen", "gen": "vieler"}.get(case, "viele")
            every = (
                f"{g.ending(mine, g.EIN, 'gen', '', True)} {self.nouns(np, 'gen', True, joiner, 'mixed')}"
                if mine
                else self.nouns(np, case, True, joiner, "strong")
            )
            measure = self.value(of or Exactly(0))
            return f"{word}so {many} {every}", f"{BREAK} wie {measure} {'betragen' if self.is_plural(counted_by(of)) else 'beträgt'}{BREAK}"
        if mine:
            amount = self.amount_word(x, term.gender, case, pronoun=True)
            if np.det == "another" and x == Exactly(1):         # je ein anderes deiner Werkzeuge
                amount = f"{g.ending('ein', g.EIN, case, term.gender, False)} {g.adjective('ander', 'mixed', case, term.gender, False)}"
            return f"{amount} {g.ending(mine, g.EIN, 'gen', '', True)} {self.nouns(np, 'gen', True, joiner, 'mixed')}", ""
        if x == Exactly(0):
            return f"{g.ending('kein', g.EIN, case, '', True)} {self.nouns(np, case, True, joiner, 'mixed')}", ""
        single = few(x)
        amount = self.amount_word(x, term.gender, case)
        if np.det == "other":
            amount += f" {g.adjective('ander', 'mixed' if single else 'strong', case, term.gender, not single)}"
        return f"{amount} {self.nouns(np, case, not single, joiner, 'mixed' if single else 'strong')}", ""

    def amount_word(self, x: Amount, gender: str, case: str, pronoun: bool = False) -> str:
        if isinstance(x, Exactly):
            return g.ending("ein", g.STRONG, case, gender, False) if x.n == 1 and pronoun and gender else g.number(x.n, gender, case)
        if isinstance(x, Between):
            if x.low is None and x.high is None:
                return f"beliebig {({'dat': 'vielen', 'gen': 'vieler'}).get(case, 'viele')}"
            if x.low is None and x.high is not None:
                return f"{'bis zu' if x.upto and x.high != Exactly(1) else 'höchstens'} {self.amount_word(x.high, gender, case, pronoun)}"
            if x.high is None and x.low is not None and x.upto:
                more = {"dat": "mehreren", "gen": "mehrerer"}.get(case, "mehrere")
                return f"{self.amount_word(x.low, gender, case, pronoun)} oder {more}"
            if x.high is None and x.low is not None:
                return f"mindestens {self.amount_word(x.low, gender, case, pronoun)}"
            assert x.low is not None and x.high is not None
            near = isinstance(x.low, Exactly) and isinstance(x.high, Exactly) and x.high.n == x.low.n + 1
            low, high = (self.amount_word(y, gender, case, pronoun) for y in (x.low, x.high))
            return f"{low} {'oder' if near else 'bis'} {high}"
        return self.value(x, case)

    def addend(self, x: Amount, case: str, term: Term) -> str:
        if isinstance(x, PerEach):
            one = g.ending("ein", g.STRONG, case, term.gender, False) if x.n == 1 else g.number(x.n)
            return f"{one} für {self.phrase(x.each, 'acc')}"
        return self.value(x, case)

    def value(self, x: Phrase, case: str = "nom") -> str:
        """A number as a thing to speak of."""
        if isinstance(x, (Exactly, Between)):
            return self.amount_word(x, "", case)
        if isinstance(x, PerEach):
            if x.n == 1 and isinstance(x.each, NounPhrase):
                det = {"each_these": "this", "each_other": "other", "each_such": "such"}.get(x.each.det, "the")
                of = replace(x.each, det=det, plural=True, either=False)
                return f"{g.THE[case][1]} Zahl {self.phrase(of, 'gen')}"
            return f"{g.number(x.n)} für {self.phrase(x.each, 'acc')}"
        if isinstance(x, Sum):
            return f"{self.value(x.a, case)} {'minus' if x.minus else 'plus'} {self.value(x.b, 'nom')}"
        if isinstance(x, AsMany):
            return self.phrase(x.as_, case)
        if isinstance(x, Computed):
            return self.computed(x, case)
        return self.phrase(x, case)

    def stepped(self, x: Computed, case: str, gender: str = "") -> str:
        """A number for each number of things: `je nach der Zahl der Nester (null, eins oder mindestens zwei) eins, zwei oder vier`."""
        at = [g.number(n) for n in range(len(x.parts) - 2)]
        keys = g.series([*at, f"mindestens {g.number(len(at))}"], "oder")
        basis = self.value(x.parts[0], "dat")
        closed = basis.rstrip(BREAK)
        found = g.series([self.amount_word(y, gender, case) for y in x.parts[1:]], "oder")
        return f"je nach {closed} ({keys}){BREAK if closed != basis else ''} {found}"

    def table(self, parts: tuple[Amount, ...], case: str) -> str:
        """`bei 1 oder 2 ein Siegpunkt; ab 3 zwei Siegpunkte`."""
        return "; ".join(f"{self.count(count)} {self.value(result, case)}" for count, result in zip(parts[::2], parts[1::2]))

    def count(self, x: Phrase) -> str:
        """Bei so vielen: der Kopf einer Zeile, in Ziffern, damit er nicht mit dem Ergebnis verschwimmt."""
        low, high = (x.low, x.high) if isinstance(x, Between) else (x, x)
        first, last = (y.n if isinstance(y, Exactly) else 0 for y in (low, high))
        if high is None:
            return f"ab {first}"
        return f"bei {first}" if high == low else f"bei {first} {'oder' if last == first + 1 else 'bis'} {last}"

    def computed(self, x: Computed, case: str) -> str:
        if x.how == "table":
            return self.table(x.parts, case)
        if x.how == "steps" and not isinstance(x.parts[1], Computed):
            return self.stepped(x, case)
        if x.how == "cases":
            cases = [f"{self.value(v, case)}{BREAK} falls {self.clause(c, 'last')}{BREAK}" for v, c in zip(x.parts, x.conditions)]
            more = [f" sonst {self.value(x.parts[-1], case)}"] if len(x.parts) > len(x.conditions) else []
            return " ".join([*cases, *more])

        def fill(found: re.Match[str]) -> str:
            name, wanted = found[1], found[2] or case
            if name in ("all", "rest"):
                return g.series([self.value(y, wanted) for y in (x.parts if name == "all" else x.parts[1:])], "und")
            return self.value(x.parts[int(name)], wanted)

        text = SPOT.sub(fill, COMPUTED[x.how])
        return g.THE[case][1] + text[3:] if text.startswith("die ") else text
