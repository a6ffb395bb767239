"""German sentences from clauses: verb second, verb last after `falls`, verb first in commands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

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
from rootdsl.prose.frame import Frame, Slot, Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.amounts import SPOT, few
from rootdsl.prose.languages.de.book import BOOK
from rootdsl.prose.languages.de.phrases import Phrases
from rootdsl.prose.languages.de.verbs import AT_END, CLAUSAL, INSIDE, LEADS, PLURAL_FIXED
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import BREAK

YOU = Pronoun("you")
AMOUNTS = (Exactly, Between, PerEach, Sum, AsMany, Computed)


def make(lexicon: Lexicon) -> German:
    return German(lexicon)


class German(Phrases):
    """Sentences, and what they are made of."""

    def sentence(self, x: Condition) -> str:
        return self.clause(x)

    def word(self, key: str) -> str:
        return BOOK[key]

    def heading(self, key: str, many: bool) -> str:
        text = self.noun(self.lex.term(key), "nom", many, "strong", ())
        return text[:1].upper() + text[1:]

    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        parts = [self.adverbial(a) for a in leads]
        out = parts[0]
        for a, before, text in zip(leads[1:], leads, parts[1:]):
            out += f"{BREAK} {text}" if a.kind in CLAUSAL or before.kind in CLAUSAL else f" {text}"
        return out

    def adverbial(self, a: Adverbial) -> str:
        def fill(found: Any) -> str:
            if found[1] == "clause":
                return self.clause(a.clause, "last") if a.clause is not None else ""
            if found[1] == "times":
                return g.times(a.phrase.n) if isinstance(a.phrase, Exactly) else f"{self.phrase(a.phrase or YOU)} Mal"
            return self.phrase(a.phrase, found[2] or "nom") if a.phrase is not None else ""

        text = SPOT.sub(fill, LEADS[a.kind])
        first = text.partition(" ")[0]
        det = getattr(a.phrase, "det", "")
        return g.contracted(first, text[len(first) + 1 :]) if det == "the" and first in ("in", "bei", "an", "zu") else text

    # ------------------------------------------------------------ clauses

    def clause(self, x: Condition, order: str = "main") -> str:
        """`order`: main, last (after a conjunction) or zu (an infinitive)."""
        if isinstance(x, Joined):
            return f" {'oder' if x.either else 'und'} ".join(self.clause(p, order) for p in x.parts)
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        x = self.denying(with_own(x, frame.subject), frame)
        behind = [a for a in x.adverbials if a.kind in AT_END or a.kind == "if" and x.verb == "only_allowed"]
        front = [a for a in x.adverbials if a not in behind]
        text = self.ordered(x, frame, front, order)
        if x.purpose:
            text += f"{BREAK} um " + " und ".join(self.clause(p, "zu") for p in x.purpose) + BREAK
        for a in behind:
            text += f"{BREAK if a.kind in CLAUSAL or a.kind == 'if' else ''} {self.adverbial(a)}"
        return text

    def ordered(self, x: Clause, frame: Frame, front: list[Adverbial], order: str) -> str:
        subject = x.role(frame.subject) if not frame.fixed else None
        you = subject == YOU or subject is None and not frame.fixed
        finite, final = self.verbs(x, frame, you, subject)
        core, post = self.slots(x, frame)
        if order == "zu":
            return f"{core} {g.infinitive(frame, True)}{post}"
        name = frame.fixed or ("du" if you else self.phrase(subject or YOU, "nom"))
        if order == "last":
            inner = " ".join(self.adverbial(a) for a in front)
            return (
                f"{name} {inner} {core} {final if final and final != frame.prefix else ''} {self.last_finite(finite, final, frame)}{post}"
            )
        clausal = [a for a in front if a.kind in CLAUSAL and a.kind != "otherwise"]
        free = [a for a in front if a not in clausal]
        before = f"{BREAK} ".join(self.adverbial(a) for a in clausal)
        if before:
            before += f"{BREAK} "
        if you and x.mood == "do":
            opening = [self.adverbial(a) for a in free if a.kind in ("otherwise", "if_possible")]
            inside = " ".join(self.adverbial(a) for a in free if a.kind not in ("otherwise", "if_possible"))
            comma = f"{BREAK} " if any(a.kind == "if_possible" for a in free) else " "
            lead = f"{' '.join(opening)}{comma}" if opening else ""
            pronoun, rest = self.pronoun_first(x, frame)
            if pronoun:
                return f"{before}{lead}{finite} {pronoun} {inside} {rest[0]} {final}{rest[1]}"
            return f"{before}{lead}{finite} {inside} {core} {final}{post}"
        ahead = next((a for a in free if a.kind not in INSIDE), None) if not before else None
        inside = " ".join(self.adverbial(a) for a in free if a is not ahead)
        if before or ahead is not None:
            opening_ = before or f"{self.adverbial(ahead)} "  # type: ignore[arg-type]
            return f"{opening_}{finite} {name} {inside} {core} {final}{post}"
        return f"{name} {finite} {inside} {core} {final}{post}"

    def pronoun_first(self, x: Clause, frame: Frame) -> tuple[str, tuple[str, str]]:
        """A pronoun as object goes right behind the verb."""
        for slot in frame.slots:
            value = x.role(slot.role) if slot.role else None
            if isinstance(value, Pronoun) and value.kind == "it" and not slot.prep:
                rest = replace(x, roles=tuple(r for r in x.roles if r[0] != slot.role))
                return self.pronoun(value, slot.case or "acc"), self.slots(rest, frame)
        return "", ("", "")

    def last_finite(self, finite: str, final: str, frame: Frame) -> str:
        return f"{frame.prefix}{finite}" if final == frame.prefix else finite

    def verbs(self, x: Clause, frame: Frame, you: bool, subject: Phrase | None) -> tuple[str, str]:
        """The finite verb, and what closes the clause: its prefix, or its infinitive behind a modal."""
        if frame.fixed:
            person = "sie" if x.verb in PLURAL_FIXED else "er"
        else:
            person = "du" if you else "sie" if self.is_plural(subject) else "er"
        if x.mood in g.MODALS:
            if frame.stem == "werden" and frame.slots and x.mood == "can":
                return g.MODALS["can"][("du", "er", "sie").index(person)], "werden"
            return g.MODALS[x.mood][("du", "er", "sie").index(person)], g.infinitive(frame)
        if you and x.mood == "do" and not frame.fixed:
            return g.finite(frame, "imp"), frame.prefix
        return g.finite(frame, person), frame.prefix

    def denying(self, x: Clause, frame: Frame) -> Clause:
        """`kein` where there is an indefinite noun; what is left is denied by `nicht`."""
        if not x.negated and x.mood != "cannot":
            return x
        keys = [k for k, _ in x.roles if k != frame.subject] + [frame.subject]
        for key in keys:
            value = x.role(key)
            if not isinstance(value, NounPhrase) or any(s.role == key and s.prep for s in frame.slots):
                continue
            at_least = isinstance(value.amount, Between) and value.amount == Between(Exactly(1), None)
            bare = value.det == "" and value.amount is None and value.plural and key != frame.subject
            if value.det == "a" or at_least or bare:
                new = replace(value, det="no", amount=None, either=True, plural=value.plural and not self.mine(value.owner))
                return replace(x.with_role(key, new), negated=False, mood="may" if x.mood == "cannot" else x.mood)
        return replace(x, negated=True)

    # ------------------------------------------------------------ objects

    def slots(self, x: Clause, frame: Frame) -> tuple[str, str]:
        """The middle of a clause; the relative clause of its last noun waits for the verb."""
        parts: list[tuple[str, str]] = []
        denied = not x.negated
        for slot in frame.slots:
            value = x.role(slot.role) if slot.role else NounPhrase((slot.count,), "a") if slot.count else None
            if value is None and not slot.words:
                continue
            if not denied and slot.words.startswith("ein"):
                parts.append((f"k{slot.words}", ""))
                denied = True
                continue
            if not denied and (slot.words or slot.prep or slot.case == "nom"):
                parts.append(("nicht", ""))
                denied = True
            parts.append((slot.words, "") if slot.words else self.slot(slot, value or YOU))
        if not denied:
            parts.append(("nicht", ""))
        if not parts:
            return "", ""
        *early, (core, post) = parts
        return " ".join([*(f"{c}{p}" for c, p in early), core]), post

    def slot(self, slot: Slot, value: Phrase) -> tuple[str, str]:
        if slot.count and slot.role:
            if isinstance(value, AMOUNTS):
                np = NounPhrase((slot.count,), "", not few(value), value)
                return self.np(np, slot.case or "acc")
            return f"{self.phrase(value)} {g.noun(self.lex.term(slot.count), slot.case or 'acc', True)}", ""
        if slot.own:
            if isinstance(value, NounPhrase):
                return self.place_split(slot.prep, value)
            return self.place(slot.prep, value), ""
        core, post = self.split(value, slot.case or ("dat" if slot.prep else "acc"))
        if not slot.prep:
            return core, post
        merges = isinstance(value, NounPhrase) and value.det == "the" and not self.mine(value.owner)
        return (g.contracted(slot.prep, core) if merges else f"{slot.prep} {core}"), post

    # ------------------------------------------------------------ relative clauses

    def relative(self, c: Condition, head: Term, many: bool) -> str:
        """The gap becomes der, die, das, in the case of its role."""
        if isinstance(c, Joined):
            return f" {'oder' if c.either else 'und'} ".join(self.relative(p, head, many) for p in c.parts)
        frame = self.lex.frame(c.verb, {k for k, _ in c.roles})
        col = g.column(head.gender, many)
        gap = next((k for k, v in c.roles if v == Pronoun("gap")), "")
        if gap and gaps(c) == 1:
            rest = replace(c, roles=tuple((k, v) for k, v in c.roles if k != gap))
            if gap == frame.subject:
                return f"{g.WHICH['nom'][col]} {self.rest_last(c, frame, many)}"
            slot = next((s for s in frame.slots if s.role == gap), None)
            if slot is not None:
                prep, case = self.preposition(slot.prep, head) if slot.own else (slot.prep, slot.case or ("dat" if slot.prep else "acc"))
                return f"{prep} {g.WHICH[case][col]} {self.clause(rest, 'last')}".strip()
        whose = next((v for k, v in c.roles if k == frame.subject and isinstance(v, NounPhrase) and v.owner == Pronoun("gap")), None)
        if isinstance(whose, NounPhrase) and gaps(c) == 1:
            bare = self.phrase(replace(whose, owner=None, det=""), "nom")
            return f"{g.WHICH['gen'][col]} {bare} {self.rest_last(c, frame, self.is_plural(whose))}"
        it = Pronoun("it", (f"={head.one}",), many)
        return f"für {g.WHICH['acc'][col]} gilt, dass {self.clause(filled(c, it), 'last')}"  # type: ignore[arg-type]

    def rest_last(self, c: Clause, frame: Frame, many: bool) -> str:
        """The clause behind its relative pronoun, which is the subject."""
        x = self.denying(replace(c, roles=tuple((k, v) for k, v in c.roles if k != frame.subject)), frame)
        person = "sie" if many else "er"
        core, post = self.slots(x, frame)
        if x.mood in g.MODALS:
            return f"{core} {g.infinitive(frame)} {g.MODALS[x.mood][('du', 'er', 'sie').index(person)]}{post}"
        return f"{core} {frame.prefix}{g.finite(frame, person)}{post}"
