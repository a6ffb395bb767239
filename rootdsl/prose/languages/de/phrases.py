"""German noun phrases: articles, adjectives, owners and amounts in their case."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.clause import (
    AsMany,
    Condition,
    Exactly,
    Listing,
    Named,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    weight,
)
from rootdsl.prose.frame import Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.amounts import Amounts, few
from rootdsl.prose.languages.de.verbs import TAILS
from rootdsl.prose.realise import BREAK

HAVING = {"with", "without"}
WEAK = {"this": "dies", "that": "jen", "here": "dies", "each": "jed", "all": "all"}


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
            if self.proper(x):
                return False
            terms = [self.lex.term(h) for h in x.heads]
            if any(t.form("only") == "plural" for t in terms):
                return True
            if x.amount is not None:
                return not few(x.amount)
            valued = x.det == "the" and not x.plural and any(t.form("value") for t in terms)
            return valued or x.plural and x.det not in ("each", "each_these", "one_these", "each_other", "each_such")
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
            whose = f" {self.phrase(x.owner, 'gen')}" if x.owner is not None else ""
            return f"{'von ' if case == 'gen' else ''}„{self.cited(x.key)}“{self.apart(x.key)}{whose}", ""
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
            return self.noun(term, "nom", many, "strong", ())
        return f"{g.THE[case][g.column(term.gender, many)]} {self.noun(term, case, many, 'weak', ())}"

    def pronoun(self, x: Pronoun, case: str) -> str:
        if x.kind in ("it", "gap"):
            term = self.lex.term(x.of[0]) if x.of else Term("", gender="n")
            return g.HE[case][g.column(term.gender, x.plural)]
        if x.kind == "nobody":
            return {"acc": "niemanden", "dat": "niemandem", "gen": "niemandes"}.get(case, "niemand")
        if x.kind == "self":
            return "sich"
        if x.kind == "somebody":
            return {"acc": "jemanden", "dat": "jemandem", "gen": "jemandes"}.get(case, "jemand")
        return "ebenso viele" if x.kind == "that_many" else g.YOU.get(case, "du")

    def noun(self, term: Term, case: str, many: bool, declension: str, mods: tuple[str, ...]) -> str:
        """The noun with its adjectives before it and its compounds grown together."""
        case = "nom" if case == "bare" else case
        word = g.noun(term, case, many)
        if term.form("declined"):
            word = g.adjective(term.one.removesuffix("e"), declension, case, term.gender, many)
        words: list[str] = []
        behind: list[str] = []
        for mod in map(self.lex.term, mods):
            if mod.kind == "adjective":
                words.append(g.adjective(mod.one, declension, case, term.gender, many))
            elif mod.kind == "close":
                behind.append(mod.one)
            elif mod.kind == "before" or mod.joint:
                word = (mod.joint or mod.one) + word[:1].lower() + word[1:]
            elif mod.kind != "after":
                word = f"{mod.one}-{word}"
        own = term.form("adjective")
        if own:
            words.append(g.adjective(own, declension, case, term.gender, many))
        return " ".join([*words, word, *behind])

    def np(self, x: NounPhrase, case: str) -> tuple[str, str]:
        x = beside_it(owned_tail(x))
        many = self.is_plural(x)
        joiner = self.joiner(x, many)
        rest = ""
        if self.proper(x):
            core = self.named(Named(x.heads[0]), case)
            title, word = self.lex.term(x.heads[0]).one, "kein" if x.det in ("no", "no_other") else self.mine(x.owner)
            if word and (word == "kein" or title.startswith("„")):      # without a word of its own; nothing is known of its gender
                core = f"{g.ending(word, g.EIN, case, 'n', False)} {title}"
        elif case == "bare":
            core = g.series([self.noun(self.lex.term(h), case, many, "strong", x.mods) for h in x.heads], joiner)
        elif x.det == "the_counted" and isinstance(x.amount, Exactly):
            article = self.article("the", case, self.lex.term(x.heads[0]), True, "")
            core = f"{article} {self.amount_word(x.amount, '', case)} {self.nouns(x, case, True, joiner, 'weak')}"
        elif x.amount is not None:
            core, rest = self.counted(x.amount, x, case, joiner)
        else:
            core = self.determined(x, case, many, joiner)
        after = "".join(f" {t.one}" for t in map(self.lex.term, x.mods) if t.kind == "after")
        of = f" {self.genitive(x.owner)}" if x.owner is not None and not isinstance(x.owner, Pronoun) else ""
        steps = list(zip(x.tails, x.tails[1:]))
        both = any((a.kind, b.kind) == ("with", "without") for a, b in steps)
        joined = ("", *(" und" if {a.kind, b.kind} <= HAVING else "" for a, b in steps))
        *early, last = x.tails or (None,)
        tails = "".join(f"{word}{self.tail(t.kind, t.phrase, x)}" for word, t in zip(joined, early))
        there = ""                      # the relative clause of a place where the thing is may wait for the verb like its own
        if last is not None and last.kind in ("at", "from_place") and not x.relatives:
            core_, there = self.place_split("at" if last.kind == "at" else "from", last.phrase)
            tails += f" {core_}"
        elif last is not None:
            tails += f"{joined[-1]}{self.tail(last.kind, last.phrase, x)}"
        post = "".join(
            f"{' und' if i else BREAK} {self.relative(r.clause, self.lex.term(x.heads[-1]), many)}" for i, r in enumerate(x.relatives)
        )
        post = f"{post}{BREAK}" if post else there
        if both and x.relatives and weight(x.relatives) <= 1:
            return f"{core}{of}{after}{post}{tails}{BREAK}{rest}", ""
        if rest.startswith(f"{BREAK} wie"):
            return f"{core}{of}{tails}{after}{post}", rest
        return f"{core}{of}{tails}{after}{rest}", post

    def joiner(self, x: NounPhrase, many: bool) -> str:
        """One thing of several sorts is this or that; where there is none, there is neither this nor that."""
        if many or x.amount is not None:
            return "oder" if x.either or x.det == "no" else "und"
        return "und" if x.det in ("no", "each", "each_these") and not (x.either and x.det != "no") else "oder"

    def proper(self, x: NounPhrase) -> bool:
        """A thing with a name of its own, which takes neither article nor number."""
        return len(x.heads) == 1 and self.lex.term(x.heads[0]).kind == "name"

    def genitive(self, owner: Phrase) -> str:
        """The owner behind the thing: a genitive with an article, else `von`."""
        if isinstance(owner, NounPhrase) and owner.det == "" and owner.amount is None:
            return f"von {self.phrase(owner, 'dat')}"
        if isinstance(owner, NounPhrase) and owner.owner is None and owner.det == "the" and self.lex.term(owner.heads[0]).kind == "name":
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
        genders = {self.lex.term(h).gender for h in x.heads}
        if x.det == "one_these":
            these = g.series([self.noun(self.lex.term(h), "gen", True, "weak", x.mods) for h in x.heads], joiner)
            return f"{g.ending('ein', g.STRONG, case, self.lex.term(x.heads[0]).gender, False)} dieser {these}"
        if x.det == "each_these" and len(genders) == 1:
            these = g.series([self.noun(self.lex.term(h), "gen", True, "weak", x.mods) for h in x.heads], joiner)
            return f"{g.ending('jed', g.STRONG, case, genders.pop(), False)} dieser {these}"
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
        terms = [self.lex.term(h) for h in x.heads]
        shared = many and all(self.lex.term(m).kind == "adjective" for m in x.mods) and not any(t.form("adjective") for t in terms)
        return g.series([self.noun(t, case, many, declension, () if i and shared else x.mods) for i, t in enumerate(terms)], joiner)

    def declension(self, det: str, mine: str, many: bool) -> str:
        if det in ("a", "no", "any") or mine and det in ("the", "all", "this", ""):
            return "mixed" if not many or mine or det == "no" else "strong"
        return "strong" if det in ("", "other") or det == "such" and many else "weak"

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
        if det == "no" or det == "any" and many:
            return g.ending(
                "kein" if det == "no" else "irgendein" if not many else "irgendwelch",
                g.EIN if det == "no" or not many else g.STRONG,
                case,
                gender,
                many,
            )
        if det == "any" and not many:
            return f"{g.ending('ein', g.EIN, case, gender, False)} {g.adjective('beliebig', 'mixed', case, gender, False)}"
        if det == "another":
            return (
                f"{g.ending('ein', g.EIN, case, gender, False)} {g.adjective('ander', 'mixed', case, gender, False)}"
                if not many
                else g.adjective("ander", "strong", case, gender, True)
            )
        if det == "further":
            return f"{g.ending('ein', g.EIN, case, gender, False)} {g.adjective('weiter', 'mixed', case, gender, False)}"
        if det == "no_other":
            return f"{g.ending('kein', g.EIN, case, gender, many)} {g.adjective('ander', 'mixed', case, gender, many)}"
        if det == "other":
            return g.adjective("ander", "strong", case, gender, many)
        if det == "all_other":
            return f"{g.ending('all', g.STRONG, case, gender, True)} {g.adjective('ander', 'weak', case, gender, True)}"
        if det == "each_other":
            return f"{g.ending('jed', g.STRONG, case, gender, False)} {g.adjective('ander', 'weak', case, gender, False)}"
        if det == "each_such":
            return f"{g.ending('jed', g.STRONG, case, gender, False)} {g.adjective('solch', 'weak', case, gender, False)}"
        if det == "such" and many:
            return g.adjective("solch", "strong", case, gender, True)
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
        if kind in ("most", "least", "highest", "lowest", "greatest", "shortest", "first", "last"):
            many = self.is_plural(phrase)
            word = {"most": "meist" if many else "größt", "least": "wenigst" if many else "geringst"}.get(case, case)
            term = self.lex.term(phrase.heads[0]) if isinstance(phrase, NounPhrase) else Term("", gender="f")
            adjective = g.adjective(word, "weak", "dat", term.gender, many)
            bare = replace(phrase, det="") if isinstance(phrase, NounPhrase) else phrase
            if isinstance(phrase, NounPhrase) and self.mine(phrase.owner):
                return f" mit {g.THE['dat'][3]} {adjective} {self.phrase(bare, 'gen')}"
            return f" mit {g.THE['dat'][g.column(term.gender, many)]} {adjective} {self.phrase(bare, 'dat')}"
        if kind == "apiece":
            return f"{BREAK} {prep}"
        if kind == "with" and isinstance(phrase, NounPhrase) and phrase.det == "a" and self.mine(phrase.owner) and phrase.amount is None:
            return f" mit mindestens {self.phrase(phrase, 'dat')}"
        if kind in ("there", "on_map"):
            return f" {prep or 'dort'}"
        if kind in ("unlike", "unlike_one"):
            return f"{BREAK} {prep} {self.phrase(phrase, case)}{BREAK}"
        if kind == "until" and not isinstance(phrase, Exactly):
            return f" bis {g.contracted('zu', self.phrase(phrase, 'dat'))}"
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

    def each_its_own(self, value: Phrase) -> tuple[NounPhrase, ...]:
        """Nouns that ask for different prepositions: auf dieser Lichtung oder in diesem Wald."""
        if not isinstance(value, NounPhrase) or len(value.heads) < 2 or value.amount is not None or value.owner is not None:
            return ()
        preps = {self.lex.term(h).prep for h in value.heads}
        if len(preps) < 2:
            return ()
        *early, last = value.heads
        return (*(replace(value, heads=(h,), relatives=(), tails=()) for h in early), replace(value, heads=(last,)))

    def place_split(self, how: str, value: Phrase) -> tuple[str, str]:
        if isinstance(value, Listing):
            *first, last_ = value.items
            core, post = self.place_split(how, last_)
            return g.series([*(self.place(how, x) for x in first), core], "oder" if value.either else "und"), post
        if isinstance(value, NounPhrase) and len({self.lex.term(h).prep for h in value.heads}) > 1 and value.amount is None:
            *early, last = [replace(value, heads=(h,)) for h in value.heads]
            core, post = self.place_split(how, last)
            rows = [*(self.place(how, replace(x, relatives=())) for x in early), core]
            return g.series(rows, self.joiner(value, self.is_plural(value))), post
        head = value.heads[0] if isinstance(value, NounPhrase) else value.of[0] if isinstance(value, Pronoun) and value.of else ""
        prep, case = self.preposition(how, self.lex.term(head) if head else None)
        core, post = self.split(value, case)
        merges = isinstance(value, NounPhrase) and value.det == "the" and not self.mine(value.owner)
        return (g.contracted(prep, core) if merges else f"{prep} {core}"), post

    def preposition(self, how: str, term: Term | None) -> tuple[str, str]:
        own = (term.prep if term is not None else "") or "in"
        return (own, "dat") if how == "at" else (own, "acc") if how == "to" else (g.FROM.get(own, "von"), "dat")


def beside_it(x: NounPhrase) -> NounPhrase:
    """`eine benachbarte Lichtung` for one that is adjacent to it."""
    if not any(t.kind == "beside" for t in x.tails):
        return x
    return replace(x, mods=(*x.mods, "adjacent"), tails=tuple(t for t in x.tails if t.kind != "beside"))


def owned_tail(x: NounPhrase) -> NounPhrase:
    """`seine Leiste` for the track of it."""
    mine = next((t for t in x.tails if t.kind == "of" and isinstance(t.phrase, Pronoun) and t.phrase.kind in ("it", "their")), None)
    if mine is None or x.det != "the" or x.owner is not None or not isinstance(mine.phrase, Pronoun):
        return x
    return replace(x, owner=replace(mine.phrase, kind="their"), tails=tuple(t for t in x.tails if t is not mine))
