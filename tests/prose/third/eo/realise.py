"""Esperanto sentences: every noun ends in -o, every adjective in -a, both take -j for several and -n for the object."""

from __future__ import annotations

from rootdsl.prose.clause import Adverbial, Between, Clause, Condition, Exactly, Joined, NounPhrase, Phrase, Pronoun, Quoted, Relative
from rootdsl.prose.languages import table
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import Realiser

NUMBERS = ("nul", "unu", "du", "tri", "kvar", "kvin", "ses", "sep", "ok", "naŭ", "dek")
DETS = {"the": "la", "this": "ĉi tiu", "each": "ĉiu", "such": "tia", "no": "neniu"}
YOU = Pronoun("you")


def make(lexicon: Lexicon) -> Esperanto:
    return Esperanto(lexicon)


class Esperanto(Realiser):
    def sentence(self, x: Condition) -> str:
        return self.clause(x)

    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        return " ".join(map(self.adverbial, leads))

    def adverbial(self, a: Adverbial) -> str:
        words = {
            "clause": self.clause(a.clause) if a.clause is not None else "",
            "phrase": self.phrase(a.phrase) if a.phrase is not None else "",
        }
        times = f"{NUMBERS[a.phrase.n]}foje" if isinstance(a.phrase, Exactly) else ""
        return str(table("eo", "LEADS", {})[a.kind]).format(**words, times=times)

    # ------------------------------------------------------------ clauses

    def clause(self, x: Condition) -> str:
        if isinstance(x, Joined):
            return f" {'aŭ' if x.either else 'kaj'} ".join(map(self.clause, x.parts))
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        subject = x.role(frame.subject) or YOU
        name = frame.fixed or self.phrase(subject)
        stem = frame.verb[:-1]
        verb = f"rajtas {frame.verb}" if x.mood in ("may", "cannot", "barred") else f"{stem}as"
        if x.mood == "do" and subject == YOU and not frame.fixed:
            name, verb = "", f"{stem}u"
        front = [self.adverbial(a) for a in x.adverbials if a.kind not in table("eo", "BEHIND", ())]
        behind = "".join(f" {self.adverbial(a)}" for a in x.adverbials if a.kind in table("eo", "BEHIND", ()))
        return " ".join(y for y in (*front, name, "ne" if x.negated else "", verb, *self.objects(x)) if y) + behind

    def objects(self, x: Clause) -> list[str]:
        out = []
        for slot in self.lex.frame(x.verb, {k for k, _ in x.roles}).slots:
            value = x.role(slot.role) if slot.role else None
            if slot.words:
                out.append(slot.words)
            elif value is not None and slot.own:
                out.append(f"{'en' if slot.prep == 'at' else 'al'} {self.phrase(value)}")
            elif value is not None:
                out.append(f"{slot.prep} {self.phrase(value, slot.case == 'acc')}".strip())
        return out

    # ------------------------------------------------------------ phrases

    def phrase(self, x: Phrase, object_: bool = False) -> str:
        if isinstance(x, Quoted):
            return f"«{self.lex.title(x.key)}»"
        if isinstance(x, Pronoun):
            return {"you": "vi", "nobody": "neniu", "gap": "kiu"}.get(x.kind, "ĝi")
        if not isinstance(x, NounPhrase):
            return self.amount(x)
        amount = x.amount
        many = x.plural and not (isinstance(amount, Between) and amount.low == Exactly(1))
        ends = f"{'j' if many else ''}{'n' if object_ else ''}"
        words = [
            DETS.get(x.det, "") + (ends if x.det == "such" or many and x.det in ("this", "each", "no") else ""),
            self.amount(amount),
            *(self.lex.term(m).one + ends for m in x.mods),
            *(self.lex.term(h).one + ends for h in x.heads),
        ]
        if x.owner == YOU:
            one = f"unu{'n' if object_ else ''}" if x.det == "a" else self.amount(amount)
            words = [f"{one} el viaj {self.lex.term(x.heads[0]).one}j"] if one else ["viaj", *words[1:]]
        tails = [f"{table('eo', 'TAILS', {})[t.kind]} {self.phrase(t.phrase)}" for t in x.tails]
        return " ".join(y for y in (*words, *tails) if y) + "".join(map(self.relative, x.relatives))

    def amount(self, x: object) -> str:
        if isinstance(x, Between):
            return f"almenaŭ {self.amount(x.low)}" if x.high is None else f"ĝis {self.amount(x.high)}"
        return NUMBERS[x.n] if isinstance(x, Exactly) else ""

    def relative(self, x: Relative) -> str:
        return f", {self.clause(x.clause)},"
