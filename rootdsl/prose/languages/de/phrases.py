"""German noun phrases: articles, adjectives, owners and amounts in their case."""

from __future__ import annotations

import re
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
)
from rootdsl.prose.frame import Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.verbs import COMPUTED, TAILS
from rootdsl.prose.realise import BREAK, Realiser

SPOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
WEAK = {"this": "dies", "here": "dies", "each": "jed", "all": "all"}


def few(x: Amount | None) -> bool:
    """An amount after which the noun stays singular."""
    if isinstance(x, Sum):
        return few(x.a)
    if isinstance(x, PerEach):
        return x.n == 1
    if isinstance(x, Between):
        return Exactly(1) == (x.high if x.high is not None else x.low) and (x.low is None or x.high is None)
    return x == Exactly(1)


class Phrases(Realiser):
    """What stands in a clause, without its verb."""

    def clause(self, x: Condition, order: str = "main") -> str:
        raise NotImplementedError

    def relative(self, c: Condition, head: Term, many: bool) -> str:
        raise NotImplementedError

    def is_plural(self, x: Phrase | None) -> bool:
        if isinstance(x, Listing):
            return not x.either or self.is_plural(x.items[-1])
        if isinstance(x, NounPhrase):
            terms = [self.lex.term(h) for h in x.heads]
            if any(t.form("only") == "plural" for t in terms):
                return True
            if x.amount is not None:
                return not few(x.amount)
            valued = x.det == "the" and not x.plural and any(t.form("value") for t in terms)
            return valued or x.plural and x.det not in ("each", "each_these", "each_other")
        if isinstance(x, Named):
            return self.lex.term(x.key).form("only") == "plural"
        if isinstance(x, Pronoun):
            return x.plural
        return isinstance(x, AsMany) and self.is_plural(x.as_)

    # ------------------------------------------------------------ phrases

    def phrase(self, x: Phrase, case: str = "nom") -> str:
        core, post = self.split(x, case)
        return f"{core}{post}"

    def split(self, x: Phrase, case: str) -> tuple[str, str]:
        """A phrase and the relative clause that may stand behind the verb."""
        if isinstance(x, NounPhrase):
            return self.np(x, case)
        if isinstance(x, Pronoun):
            return self.pronoun(x, case), ""
        if isinstance(x, Quoted):
            title = x.key[1:] if x.key.startswith("=") else self.lex.title(x.key)
            return f"{'von ' if case == 'gen' else ''}„{title}“", ""
        if isinstance(x, Named):
            return self.named(x, case), ""
        if isinstance(x, Listing):
            return g.series([self.phrase(y, case) for y in x.items], "oder" if x.either else "und"), ""
        return self.value(x, case), ""

    def named(self, x: Named, case: str) -> str:
        if x.key.startswith("="):
            return x.key[1:]
        term = self.lex.term(x.key)
        if term.kind != "noun" or not term.gender or not term.article:
            return f"von {term.one}" if case == "gen" and term.kind == "name" else term.one
        many = term.form("only") == "plural"
        if case == "bare":
            return g.noun(term, "nom", many)
        return f"{g.THE[case][g.column(term.gender, many)]} {self.noun(term, case, many, 'weak', ())}"

    def pronoun(self, x: Pronoun, case: str) -> str:
        if x.kind in ("it", "gap"):
            term = self.lex.term(x.of[0]) if x.of else Term("", gender="n")
            return g.HE[case][g.column(term.gender, x.plural)]
        if x.kind == "nobody":
            return {"acc": "niemanden", "dat": "niemandem", "gen": "niemandes"}.get(case, "niemand")
        if x.kind == "somebody":
            return {"acc": "jemanden", "dat": "jemandem", "gen": "jemandes"}.get(case, "jemand")
        return "ebenso viele" if x.kind == "that_many" else g.YOU.get(case, "du")

    def noun(self, term: Term, case: str, many: bool, declension: str, mods: tuple[str, ...]) -> str:
        """The noun with its adjectives before it and its compounds grown together."""
        case = "nom" if case == "bare" else case
        word = g.noun(term, case, many)
        words: list[str] = []
        for mod in map(self.lex.term, mods):
            if mod.kind == "adjective":
                words.append(g.adjective(mod.one, declension, case, term.gender, many))
            elif mod.kind == "before" or mod.joint:
                word = (mod.joint or mod.one) + word[:1].lower() + word[1:]
            elif mod.kind != "after":
                word = f"{mod.one}-{word}"
        own = term.form("adjective")
        if own:
            words.append(g.adjective(own, declension, case, term.gender, many))
        return " ".join([*words, word])

    def np(self, x: NounPhrase, case: str) -> tuple[str, str]:
        many = self.is_plural(x)
        joiner = "oder" if x.either or x.det == "no" else "und"
        rest = ""
        if case == "bare":
            core = g.series([self.noun(self.lex.term(h), case, many, "strong", x.mods) for h in x.heads], joiner)
        elif x.amount is not None:
            core, rest = self.counted(x.amount, x, case, joiner)
        else:
            core = self.determined(x, case, many, joiner)
        after = "".join(f" {t.one}" for t in map(self.lex.term, x.mods) if t.kind == "after")
        of = f" {self.genitive(x.owner)}" if x.owner is not None and not isinstance(x.owner, Pronoun) else ""
        tails = "".join(self.tail(t.kind, t.phrase, x) for t in x.tails)
        post = "".join(
            f"{' und' if i else BREAK} {self.relative(r.clause, self.lex.term(x.heads[-1]), many)}" for i, r in enumerate(x.relatives)
        )
        post = f"{post}{BREAK}" if post else ""
        if isinstance(x.amount, (AsMany, Computed, Sum)) and rest.startswith(" wie"):
            return f"{core}{of}{tails}{after}", f"{rest}{post}"
        return f"{core}{of}{tails}{after}{rest}", post

    def genitive(self, owner: Phrase) -> str:
        """The owner behind the thing: a genitive with an article, else `von`."""
        if isinstance(owner, NounPhrase) and owner.det == "" and owner.amount is None:
            return f"von {self.phrase(owner, 'dat')}"
        if isinstance(owner, NounPhrase) and owner.det in ("another", "other", "all_other") and self.is_plural(owner):
            return f"von {self.phrase(owner, 'dat')}"
        return self.phrase(owner, "gen")

    def mine(self, owner: Phrase | None) -> str:
        """dein, sein or ihr: the owner as an article."""
        if not isinstance(owner, Pronoun):
            return ""
        if owner.kind == "you":
            return "dein"
        term = self.lex.term(owner.of[0]) if owner.of else Term("", gender="m")
        return "ihr" if owner.plural or term.gender == "f" else "sein"

    def determined(self, x: NounPhrase, case: str, many: bool, joiner: str) -> str:
        mine = self.mine(x.owner)
        if many:
            word = self.article(x.det, case, Term(""), True, mine)
            return f"{word} {self.nouns(x, case, True, joiner, self.declension(x.det, mine, True))}".strip()
        out = []
        for head in x.heads:
            term = self.lex.term(head)
            if mine and x.det in ("a", "each", "no", "any"):
                word = {"a": "ein", "each": "jed", "no": "kein", "any": "irgendein"}[x.det]
                one = g.ending(word, g.STRONG, case, term.gender, False)
                out.append(f"{one} {g.ending(mine, g.EIN, 'gen', '', True)} {self.noun(term, 'gen', True, 'mixed', x.mods)}")
                continue
            if x.det == "each_these":
                out.append(f"{g.ending('jed', g.STRONG, case, term.gender, False)} dieser {self.noun(term, 'gen', True, 'weak', x.mods)}")
                continue
            word = self.article(x.det, case, term, False, mine)
            out.append(f"{word} {self.noun(term, case, False, self.declension(x.det, mine, False), x.mods)}".strip())
        return g.series(out, joiner)

    def nouns(self, x: NounPhrase, case: str, many: bool, joiner: str, declension: str) -> str:
        return g.series([self.noun(self.lex.term(h), case, many, declension, x.mods) for h in x.heads], joiner)

    def declension(self, det: str, mine: str, many: bool) -> str:
        if det in ("a", "no", "any") or mine and det in ("the", "all", "this", ""):
            return "mixed" if not many or mine or det == "no" else "strong"
        return "strong" if det in ("", "other") else "weak"

    def article(self, det: str, case: str, term: Term, many: bool, mine: str) -> str:
        if not term.article and det == "the" and not mine:
            return ""
        gender = term.gender
        if mine:
            own = g.ending(mine, g.EIN, case, gender, many)
            return f"{g.ending('all', g.STRONG, case, gender, True)} {own}" if det == "all" else own
        if det == "the":
            return g.THE[case][g.column(gender, many)]
        if det in WEAK:
            return g.ending(WEAK[det], g.STRONG, case, gender, many)
        if det == "a":
            return "" if many else g.ending("ein", g.EIN, case, gender, False)
        if det in ("no", "any"):
            return g.ending(
                "kein" if det == "no" else "irgendein" if not many else "irgendwelch",
                g.EIN if det == "no" or not many else g.STRONG,
                case,
                gender,
                many,
            )
        if det == "another":
            return (
                f"{g.ending('ein', g.EIN, case, gender, False)} {g.adjective('ander', 'mixed', case, gender, False)}"
                if not many
                else g.adjective("ander", "strong", case, gender, True)
            )
        if det == "other":
            return g.adjective("ander", "strong", case, gender, many)
        if det == "all_other":
            return f"{g.ending('all', g.STRONG, case, gender, True)} {g.adjective('ander', 'weak', case, gender, True)}"
        if det == "each_other":
            return f"{g.ending('jed', g.STRONG, case, gender, False)} {g.adjective('ander', 'weak', case, gender, False)}"
        if det == "such":
            return f"{g.ending('ein', g.EIN, case, gender, False)} {g.adjective('solch', 'mixed', case, gender, False)}"
        if det == "the_only":
            return f"{g.THE[case][g.column(gender, many)]} {g.adjective('einzig', 'weak', case, gender, many)}"
        return ""

    # ------------------------------------------------------------ behind the noun

    def tail(self, kind: str, phrase: Phrase, x: NounPhrase) -> str:
        prep, case = TAILS[kind]
        if prep in ("at", "from"):
            return f" {self.place(prep, phrase)}"
        if case == "paren":
            return f" ({self.phrase(phrase, 'nom')})"
        if case in ("most", "least"):
            many = self.is_plural(phrase)
            word = ("meist" if many else "größt") if case == "most" else ("wenigst" if many else "geringst")
            term = self.lex.term(phrase.heads[0]) if isinstance(phrase, NounPhrase) else Term("", gender="f")
            adjective = g.adjective(word, "weak", "dat", term.gender, many)
            bare = replace(phrase, det="") if isinstance(phrase, NounPhrase) else phrase
            if isinstance(phrase, NounPhrase) and self.mine(phrase.owner):
                return f" mit {g.THE['dat'][3]} {adjective} {self.phrase(bare, 'gen')}"
            return f" mit {g.THE['dat'][g.column(term.gender, many)]} {adjective} {self.phrase(bare, 'dat')}"
        if kind == "including":
            return f"{BREAK} darunter {self.phrase(phrase)}{BREAK}"
        if kind == "of" and case == "gen":
            return f" {self.genitive(phrase)}" if not isinstance(phrase, Pronoun) or phrase.kind != "you" else " von dir"
        return f" {g.contracted(prep, self.phrase(phrase, case))}" if prep else f" {self.phrase(phrase, case)}"

    def place(self, how: str, value: Phrase) -> str:
        """The preposition of place belongs to the noun: auf der Lichtung, im Wald, aus dem Vorrat."""
        if isinstance(value, Listing):
            return g.series([self.place(how, y) for y in value.items], "oder" if value.either else "und")
        core, post = self.place_split(how, value)
        return core + post

    def place_split(self, how: str, value: Phrase) -> tuple[str, str]:
        prep, case = self.preposition(how, self.lex.term(value.heads[0]) if isinstance(value, NounPhrase) else None)
        core, post = self.split(value, case)
        merges = isinstance(value, NounPhrase) and value.det == "the" and not self.mine(value.owner)
        return (g.contracted(prep, core) if merges else f"{prep} {core}"), post

    def preposition(self, how: str, term: Term | None) -> tuple[str, str]:
        own = (term.prep if term is not None else "") or "in"
        return (own, "dat") if how == "at" else (own, "acc") if how == "to" else (g.FROM.get(own, "von"), "dat")

    # ------------------------------------------------------------ amounts

    def counted(self, x: Amount, np: NounPhrase, case: str, joiner: str) -> tuple[str, str]:
        """So many of a noun: what stands up to the noun, and what follows its filters."""
        mine = self.mine(np.owner)
        term = self.lex.term(np.heads[0])
        if isinstance(x, Sum) and (isinstance(x.a, (Exactly, PerEach)) or isinstance(x.a, Between) and x.a.upto):
            core, rest = self.counted(x.a, np, case, joiner)
            if x.minus:
                return core, f"{rest} abzüglich {self.value(x.b, 'gen')}"
            return core, f"{rest} und zusätzlich {self.addend(x.b, case, term)}"
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
                word = "mindestens " if x.low is not None else "bis zu " if x.upto else "höchstens "
                of = x.low or x.high
            many = {"dat": "vielen", "gen": "vieler"}.get(case, "viele")
            every = (
                f"{g.ending(mine, g.EIN, 'gen', '', True)} {self.nouns(np, 'gen', True, joiner, 'mixed')}"
                if mine
                else self.nouns(np, case, True, joiner, "strong")
            )
            return f"{word}so {many} {every}", f" wie {self.value(of or Exactly(0))}"
        if mine:
            amount = self.amount_word(x, term.gender, case, pronoun=True)
            return f"{amount} {g.ending(mine, g.EIN, 'gen', '', True)} {self.nouns(np, 'gen', True, joiner, 'mixed')}", ""
        if x == Exactly(0):
            return f"{g.ending('kein', g.EIN, case, '', True)} {self.nouns(np, case, True, joiner, 'mixed')}", ""
        single = few(x)
        amount = self.amount_word(x, term.gender, case)
        return f"{amount} {self.nouns(np, case, not single, joiner, 'mixed' if single else 'strong')}", ""

    def amount_word(self, x: Amount, gender: str, case: str, pronoun: bool = False) -> str:
        if isinstance(x, Exactly):
            return g.ending("ein", g.STRONG, case, gender, False) if x.n == 1 and pronoun and gender else g.number(x.n, gender, case)
        if isinstance(x, Between):
            if x.low is None and x.high is None:
                return f"beliebig {({'dat': 'vielen', 'gen': 'vieler'}).get(case, 'viele')}"
            if x.low is None and x.high is not None:
                return f"{'bis zu' if x.upto else 'höchstens'} {self.amount_word(x.high, gender, case, pronoun)}"
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
                det = {"each_these": "this"}.get(x.each.det, "the")
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

    def computed(self, x: Computed, case: str) -> str:
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
