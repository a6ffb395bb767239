"""German noun phrases: articles, adjectives, owners and amounts in their case."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.clause import (
    AsMany,
    Computed,
    Condition,
    Listing,
    Named,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    Sum,
)
from rootdsl.prose.frame import Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.amounts import Amounts, few
from rootdsl.prose.languages.de.verbs import TAILS
from rootdsl.prose.realise import BREAK

WEAK = {"this": "dies", "here": "dies", "each": "jed", "all": "all"}


class Phrases(Amounts):
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
            return f"{'von ' if case == 'gen' else ''}„{self.cited(x.key)}“", ""
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
        if kind in ("most", "least", "highest", "lowest", "first", "last"):
            many = self.is_plural(phrase)
            word = {"most": "meist" if many else "größt", "least": "wenigst" if many else "geringst"}.get(case, case)
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
