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
    Listing,
    Named,
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
    with_own,
)
from rootdsl.prose.frame import Frame, Slot, Term
from rootdsl.prose.languages.de import grammar as g
from rootdsl.prose.languages.de.amounts import SPOT, few
from rootdsl.prose.languages.de.book import BOOK
from rootdsl.prose.languages.de.phrases import Phrases
from rootdsl.prose.languages.de.verbs import AT_END, CLAUSAL, GOING_ON, INSIDE, LEADS, PLURAL_FIXED, TAILS
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import BREAK

YOU = Pronoun("you")
COPULAS = ("sein", "werden")
TIMES = frozenset(
    {"in_procedure", "at_start", "before_start", "at_end", "at_window", "after_each", "after_each_where", "during", "for_each"}
)
MOMENTS = ("Nach", "Vor", "Während", "Beim", "Bevor", "Nachdem")
LYING = {"stand": "lie", "stand_on_map": "lie_on_map"}
BOUNDED = {"at_most": ("höchstens",), "at_least": ("mindestens",), "within": ("mindestens", "höchstens")}
AMOUNTS = (Exactly, Between, PerEach, Sum, AsMany, Computed)


def make(lexicon: Lexicon) -> German:
    return German(lexicon)


def spoken_of(x: object, det: str) -> bool:
    """A card that is called `diese Karte`, by its own rule (here) or as the one just named (this)."""
    if isinstance(x, NounPhrase) and x.det == det and x.heads == ("card",) and not x.plural:
        return True
    if isinstance(x, tuple):
        return any(spoken_of(y, det) for y in x)
    return hasattr(x, "__dataclass_fields__") and any(spoken_of(getattr(x, name), det) for name in x.__dataclass_fields__)


def apart(x: object) -> object:
    """Diese Karte und jene Karte."""
    if isinstance(x, NounPhrase) and x.det == "this" and x.heads == ("card",):
        return replace(x, det="that")
    if isinstance(x, tuple):
        return tuple(apart(y) for y in x)
    if hasattr(x, "__dataclass_fields__"):
        return replace(x, **{name: apart(getattr(x, name)) for name in x.__dataclass_fields__})  # type: ignore[type-var]
    return x


class German(Phrases):
    """Sentences, and what they are made of."""

    together = False  # inside a sentence of several: what holds for all of it comes first

    def sentence(self, x: Condition) -> str:
        return self.clause(x)

    def word(self, key: str) -> str:
        return BOOK[key]

    def heading(self, key: str, many: bool) -> str:
        text = self.noun(self.lex.term(key), "nom", many, "strong", ())
        return text[:1].upper() + text[1:]

    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        out = self.adverbial(leads[0])
        for a, before in zip(leads[1:], leads):
            out += self.further(a, before)
        if leads[-1].kind in ("instead", "instead_of"):
            for a in leads[:-1]:
                if a.kind in CLAUSAL:
                    return f"{self.lead(leads[:-1])}{BREAK} gilt {self.adverbial(leads[-1])} Folgendes"
            return f"{out} gilt Folgendes" if len(leads) == 1 else f"{out} Folgendes"
        if leads[-1].kind in CLAUSAL and any(a.kind in TIMES for a in leads[:-1]):     # ein Zeitpunkt, dann eine Bedingung
            return f"{out}{BREAK} gilt Folgendes"
        return out

    def further(self, a: Adverbial, before: Adverbial) -> str:
        """What follows another lead: a second condition is joined to the first."""
        if a.kind == "if" and before.kind in GOING_ON and a.clause is not None and not (isinstance(a.clause, Joined) and a.clause.either):
            return f" und {self.clause(a.clause, 'last')}"
        comma = BREAK if a.kind in CLAUSAL or before.kind in CLAUSAL else ""
        return f"{comma} {self.adverbial(a)}"

    def adverbial(self, a: Adverbial) -> str:
        if a.kind == "at_window" and isinstance(a.phrase, Quoted):
            title = self.lex.title(a.phrase.key)
            if title.partition(" ")[0] in MOMENTS:  # ein Titel, der sagt, wann: nach dem Würfeln
                return title[:1].lower() + title[1:]

        if a.kind == "with_count" and a.phrase is not None:
            return self.count(a.phrase)

        if a.kind in ("whenever", "when_would") and isinstance(a.clause, Clause):
            a = replace(a, clause=some_of(a.clause))

        def fill(found: Any) -> str:
            if found[1] == "clause":
                return self.clause(a.clause, "last") if a.clause is not None else ""
            if found[1] == "times":
                return g.times(a.phrase.n) if isinstance(a.phrase, Exactly) else f"{self.phrase(a.phrase or YOU)} Mal"
            return self.phrase(a.phrase, found[2] or "nom") if a.phrase is not None else ""

        pattern = LEADS[a.kind].replace("erlaubt", "erlauben") if self.is_plural(a.phrase) else LEADS[a.kind]
        text = SPOT.sub(fill, pattern)
        first = text.partition(" ")[0]
        det = getattr(a.phrase, "det", "")
        return g.contracted(first, text[len(first) + 1 :]) if det == "the" and first in ("in", "bei", "an", "zu") else text

    # ------------------------------------------------------------ clauses

    def clause(self, x: Condition, order: str = "main") -> str:
        """`order`: main, last (after a conjunction) or zu (an infinitive)."""
        if isinstance(x, Joined):
            together, self.together = self.together, True
            first, *more = [self.clause(p, order) for p in x.parts]
            self.together = together
            if all(isinstance(p, Clause) and p.mood == "done" for p in x.parts):       # du hast gezogen und gekämpft
                more = [y.removeprefix("du ") if first.startswith("du ") else y for y in more]
                helper = f" {more[-1].rpartition(' ')[2]}" if order == "last" else ""
                if helper and all(y.endswith(helper) for y in (first, *more)):                # die du gezogen und bekämpft hast
                    first, more = first.removesuffix(helper), [*(y.removesuffix(helper) for y in more[:-1]), more[-1]]
            return f" {'oder' if x.either else 'und'} ".join([first, *more])
        frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        if x.verb in LYING and self.lies(x.role("subject")):
            x = replace(x, verb=LYING[x.verb])
            frame = self.lex.frame(x.verb, {k for k, _ in x.roles})
        if spoken_of(x, "here") and spoken_of(x, "this"):
            x = apart(x)  # type: ignore[assignment]
        if x.mood == "barred":
            x, frame = self.barred(x, frame)
        x = each_first(self.numbered(self.reflexive(with_own(x, frame.subject), frame), frame), frame)
        x = self.denying(self.agreeing(x, frame), frame)
        timed = not self.together and any(a.kind in TIMES for a in x.adverbials)
        behind = [a for a in x.adverbials if a.kind in AT_END or a.kind == "if" and (timed or x.verb == "only_allowed")]
        front = [a for a in x.adverbials if a not in behind]
        text = self.ordered(x, frame, front, order)
        if x.purpose:
            text += f"{BREAK} um " + " und ".join(self.clause(p, "zu") for p in x.purpose) + BREAK
        for a in behind:
            text += f"{BREAK if a.kind in CLAUSAL or a.kind == 'except_by' else ''} {self.adverbial(a)}"
        return text

    def lies(self, x: Phrase | None) -> bool:
        """Plättchen liegen, wo Krieger stehen: das Wort selbst sagt es, oder das für seine Art."""
        items = x.items if isinstance(x, Listing) else (x,)
        heads = [h for y in items if isinstance(y, NounPhrase) for h in y.heads]
        return bool(heads) and all(self.lex.lying(h) for h in heads)

    def numbered(self, x: Clause, frame: Frame) -> Clause:
        """What several things amount to is their number: `die Zahl der freien Plätze ist zwei`."""
        subject, what = x.role(frame.subject), x.role("what")
        first = what
        while isinstance(first, Sum) or isinstance(first, Computed) and first.how in ("at_least", "at_most", "within", "cases"):
            first = first.a if isinstance(first, Sum) else first.parts[0]
        amount = isinstance(first, (Exactly, PerEach, Computed)) or isinstance(first, (AsMany, NounPhrase)) and not self.is_plural(first)
        if x.verb != "be" or not amount or not isinstance(subject, NounPhrase) or subject.det != "the" or subject.amount is not None:
            return x
        if subject.plural or not self.lex.term(subject.heads[0]).form("value"):
            return x
        return x.with_role(frame.subject, NounPhrase(("number",), "the", tails=(Tail("of", replace(subject, plural=True)),)))

    def reflexive(self, x: Clause, frame: Frame) -> Clause:
        """Who does something to himself: `sich`."""
        subject = x.role(frame.subject)
        if x.mood == "fact" or not isinstance(subject, NounPhrase) or subject.det not in ("the", "this"):
            return x
        for slot in frame.slots:
            if slot.role and not slot.prep and slot.case in ("acc", "dat") and x.role(slot.role) == subject:
                x = x.with_role(slot.role, Pronoun("self"))
        return x

    def agreeing(self, x: Clause, frame: Frame, many: bool | None = None) -> Clause:
        """What several things are is several as well: `Karten, die keine Fuchskarten sind`."""
        key = next((s.role for s in frame.slots if s.case == "nom" and s.role and not s.prep), "")
        value = x.role(key) if frame.stem in COPULAS and key else None
        if many is None:
            many = self.is_plural(x.role(frame.subject)) if x.role(frame.subject) is not None else False
        if many and isinstance(value, NounPhrase) and value.det in ("a", "no") and value.amount is None and value.owner is None:
            return x.with_role(key, replace(value, plural=True))
        return x

    def counts_many(self, x: Clause, frame: Frame, subject: Phrase | None) -> bool:
        """The verb is plural: by its subject, or where the subject is a thing that several things are."""
        if self.is_plural(subject):
            return True
        key = next((s.role for s in frame.slots if s.case == "nom" and s.role and not s.prep), "")
        return frame.stem == "sein" and bool(key) and isinstance(x.role(key), (NounPhrase, Named)) and self.is_plural(x.role(key))

    def ordered(self, x: Clause, frame: Frame, front: list[Adverbial], order: str) -> str:
        subject = x.role(frame.subject) if not frame.fixed else None
        you = subject == YOU or subject is None and not frame.fixed
        finite, final = self.verbs(x, frame, you, subject)
        core, post = self.slots(x, frame)
        if order == "zu":
            inner = " ".join(self.adverbial(a) for a in front)
            return f"{inner} {core} {g.infinitive(frame, True)}{post}"
        name = frame.fixed or ("du" if you else self.phrase(subject or YOU, "nom"))
        if x.verb == "be" and isinstance(subject, Pronoun) and subject.kind == "it" and self.names_several(x.role("what")):
            name = "es"
        if order == "last":
            inner = " ".join(self.adverbial(a) for a in front)
            return (
                f"{name} {inner} {core} {final if final and final != frame.prefix else ''} {self.last_finite(finite, final, frame)}{post}"
            )
        clausal = [a for a in front if a.kind in CLAUSAL and a.kind != "otherwise"]
        free = [a for a in front if a not in clausal]
        before = f"{self.lead(tuple(clausal))}{BREAK} " if clausal else ""
        if you and x.mood == "do":
            opening = [self.adverbial(a) for a in free if a.kind in ("otherwise", "if_possible")]
            inside = " ".join(self.adverbial(a) for a in free if a.kind not in ("otherwise", "if_possible"))
            comma = f"{BREAK} " if any(a.kind == "if_possible" for a in free) else " "
            lead = f"{' '.join(opening)}{comma}" if opening else ""
            pronoun, rest = self.pronoun_first(x, frame)
            if pronoun:
                return f"{before}{lead}{finite} {pronoun} {inside} {rest[0]} {final}{rest[1]}"
            return f"{before}{lead}{finite} {inside} {core} {final}{post}"
        ahead = next((a for a in free if a.kind not in INSIDE or a.kind == "with_count"), None) if not before else None
        inside = " ".join(self.adverbial(a) for a in free if a is not ahead)
        if before or ahead is not None:
            opening_ = before or f"{self.adverbial(ahead)} "  # type: ignore[arg-type]
            itself, _, rest_ = core.partition(" ")
            if itself == "sich" and not isinstance(subject, Pronoun):      # ... legt sich der Held ins Gras
                name, core = f"sich {name}", rest_
            return f"{opening_}{finite} {name} {inside} {core} {final}{post}"
        return f"{name} {finite} {inside} {core} {final}{post}"

    def barred(self, x: Clause, frame: Frame) -> tuple[Clause, Frame]:
        """Was niemand tun darf, darf nicht getan werden: `der König darf nicht bewegt werden`."""
        key = next((s.role for s in frame.slots if s.role and not s.prep and not s.own and x.role(s.role) is not None), "")
        if not key:
            return replace(x, mood="may"), frame
        roles = tuple(r for r in x.roles if r[0] != frame.subject)
        rest = tuple(s for s in frame.slots if s.role != key)
        passive = replace(
            frame, verb="werden", participle="", third="wird", slots=(*rest, Slot(words=g.participle(frame))), subject=key, fixed=""
        )
        return replace(x, roles=roles, mood="cannot"), passive

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
            person = "sie" if x.verb in PLURAL_FIXED or self.counts_many(x, frame, None) else "er"
        else:
            person = "du" if you else "sie" if self.counts_many(x, frame, subject) else "er"
        if x.mood == "done":
            helper = Frame("sein" if frame.be else "haben")
            return g.finite(helper, person), g.participle(frame)
        if x.mood in g.MODALS:
            if frame.stem == "werden" and frame.slots and x.mood == "can":
                return g.MODALS["can"][("du", "er", "sie").index(person)], "werden"
            return g.MODALS[x.mood][("du", "er", "sie").index(person)], g.infinitive(frame)
        if you and x.mood == "do" and not frame.fixed:
            return g.finite(frame, "imp"), frame.prefix
        return g.finite(frame, person), frame.prefix

    def names_several(self, what: Phrase | None) -> bool:
        """Das Volk sind die Füchse: das Verb richtet sich nach dem, was im Plural steht."""
        return isinstance(what, (Named, NounPhrase)) and getattr(what, "amount", None) is None and self.is_plural(what)

    def denying(self, x: Clause, frame: Frame) -> Clause:
        """`kein` where there is an indefinite noun; what is left is denied by `nicht`."""
        if not x.negated and x.mood != "cannot":
            return x
        keys = [k for k, _ in x.roles if k != frame.subject] + [frame.subject]
        for key in keys:
            value = x.role(key)
            said = key == frame.subject or any(s.role == key and not s.prep for s in frame.slots)
            if not isinstance(value, NounPhrase) or not said or self.proper(value):
                continue
            at_least = isinstance(value.amount, Between) and value.amount == Between(Exactly(1), None)
            bare = value.det == "" and value.amount is None and value.plural and key != frame.subject
            if value.det in ("a", "another") or at_least or bare:
                new = replace(
                    value,
                    det="no_other" if value.det == "another" else "no",
                    amount=None,
                    either=True,
                    plural=value.plural and not self.mine(value.owner),
                )
                return replace(x.with_role(key, new), negated=False, mood="may" if x.mood == "cannot" else x.mood)
        return replace(x, negated=True)

    # ------------------------------------------------------------ objects

    def slots(self, x: Clause, frame: Frame) -> tuple[str, str]:
        """The middle of a clause; the relative clause of its last noun waits for the verb."""
        parts: list[tuple[str, str]] = []
        denied = not x.negated
        slots = heavy_last(frame.slots, x, 3, amounts=False)
        for i, slot in enumerate(slots):
            value = x.role(slot.role) if slot.role else x.role("any") or NounPhrase((slot.count,), "a") if slot.count else None
            if not denied and slot.count and not slot.role and isinstance(value, NounPhrase) and value.det == "a":
                value, denied = replace(value, det="no"), True
            if value is None and not slot.words:
                continue
            if not denied and slot.words.startswith("ein"):
                parts.append((f"k{slot.words}", ""))
                denied = True
                continue
            if not denied and (slot.words or slot.prep or slot.case == "nom" or isinstance(value, Named)):
                parts.append(("nicht", ""))
                denied = True
            if slot.words:
                core, _, post = slot.words.partition("|")
                if post.startswith(" erlaubt,") and self.is_plural(x.role("limit")):
                    post = f" erlauben{post[8:]}"
                if parts and parts[-1][1] and "," not in core and all(s.words for s in slots[i:]):
                    parts[-1], post = (parts[-1][0], ""), parts[-1][1] + post      # so viele Aktionen aus dieser Liste wie ...
                parts.append((core, post))
            else:
                parts.append(self.slot(slot, value or YOU))
        if not denied:
            parts.append(("nicht", ""))
        if not parts:
            return "", ""
        *early, (core, post) = parts
        measure = "".join(p for _, p in early if p.startswith(f"{BREAK} wie"))      # so viele Krieger auf der Lichtung wie ...
        return " ".join([*(c if p.startswith(f"{BREAK} wie") else f"{c}{p}" for c, p in early), core]), post + measure

    def slot(self, slot: Slot, value: Phrase) -> tuple[str, str]:
        if slot.count and slot.role:
            if value == Pronoun("some"):
                return g.noun(self.lex.term(slot.count), slot.case or "acc", True), ""
            if isinstance(value, AMOUNTS):
                np = NounPhrase((slot.count,), "", not few(value), value)
                return self.np(np, slot.case or "acc")
            return f"{self.phrase(value)} {g.noun(self.lex.term(slot.count), slot.case or 'acc', True)}", ""
        if slot.own:
            if isinstance(value, NounPhrase):
                return self.place_split(slot.prep, value)
            return self.place(slot.prep, value), ""
        if slot.prep == "als" and isinstance(value, NounPhrase):
            value = replace(value, det="")
        if slot.prep == "um" and isinstance(value, PerEach) and value.n > 1:
            return f"für {self.phrase(value.each, 'acc')} um {g.number(value.n)}", ""
        if slot.prep and isinstance(value, Computed) and value.how in BOUNDED:
            return self.bounded(slot, value), ""
        core, post = self.split(value, slot.case or ("dat" if slot.prep else "acc"))
        if not slot.prep:
            return core, post
        if slot.prep.startswith("|"):                       # so viele Karten ziehen, wie dein Limit erlaubt
            return "", f"{slot.prep[1:]} {core}{post}"
        merges = isinstance(value, NounPhrase) and value.det == "the" and not self.mine(value.owner)
        return (g.contracted(slot.prep, core) if merges else f"{slot.prep} {core}"), post

    def bounded(self, slot: Slot, value: Computed) -> str:
        """Jede Grenze mit der Präposition: `auf den Wurf, höchstens aber auf drei`."""
        first, *bounds = (self.slot(slot, part)[0] for part in value.parts)
        said = zip(BOUNDED[value.how], ("aber ", ""), bounds)
        words = " und ".join(f"{word} {but}{bound}" for word, but, bound in said)
        return f"{first}{BREAK} {words}{BREAK}"

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
        if gaps(c) == 1:
            for key, value in c.roles:
                text = self.whose(c, frame, key, value, col, many) if isinstance(value, NounPhrase) else ""
                if text:
                    return text
        it: Phrase = Pronoun("it", (f"={head.one}|{head.gender}",), many)
        if behind_of(c):
            it = NounPhrase((f"={head.one}|{head.gender}",), "this", many)
        return f"für {g.WHICH['acc'][col]} gilt, dass {self.clause(filled(c, it), 'last')}"  # type: ignore[arg-type]

    def whose(self, c: Clause, frame: Frame, key: str, value: NounPhrase, col: int, many: bool) -> str:
        """The gap owns a thing of the clause, or stands behind it: `deren Besitzer ...`, `gegenüber dem ...`."""
        bare = ungapped(value)
        if bare is not None:
            if key == frame.subject:
                return f"{g.WHICH['gen'][col]} {self.phrase(bare, 'nom')} {self.rest_last(c, frame, self.is_plural(bare))}"
            slot = next((s for s in frame.slots if s.role == key), None)
            if slot is None:
                return ""
            term = self.lex.term(bare.heads[0])
            prep, case = self.preposition(slot.prep, term) if slot.own else (slot.prep, slot.case or ("dat" if slot.prep else "acc"))
            rest = replace(c, roles=tuple((k, v) for k, v in c.roles if k != key))
            return f"{prep} {g.WHICH['gen'][col]} {self.phrase(bare, case)} {self.clause(rest, 'last')}".strip()
        for tail in value.tails:
            prep, case = TAILS[tail.kind]
            owned = ungapped(tail.phrase) if isinstance(tail.phrase, NounPhrase) else None
            if case not in g.THE or not prep or prep in ("at", "from") or tail.phrase != Pronoun("gap") and owned is None:
                continue
            rest = c.with_role(key, replace(value, tails=tuple(x for x in value.tails if x is not tail)))
            which = g.WHICH[case][col] if owned is None else f"{g.WHICH['gen'][col]} {self.phrase(owned, case)}"
            return f"{prep} {which} {self.clause(rest, 'last')}"
        return ""

    def rest_last(self, c: Clause, frame: Frame, many: bool) -> str:
        """The clause behind its relative pronoun, which is the subject."""
        x = replace(c, roles=tuple((k, v) for k, v in c.roles if k != frame.subject))
        x = self.denying(self.agreeing(x, frame, many), frame)
        person = "sie" if many or self.counts_many(x, frame, None) else "er"
        core, post = self.slots(x, frame)
        if x.mood in g.MODALS:
            return f"{core} {g.infinitive(frame)} {g.MODALS[x.mood][('du', 'er', 'sie').index(person)]}{post}"
        return f"{core} {frame.prefix}{g.finite(frame, person)}{post}"


def ungapped(x: NounPhrase) -> NounPhrase | None:
    """A thing of the member under test without its owner, or None where the member owns it not."""
    if x.owner == Pronoun("gap"):
        return replace(x, owner=None, det="")
    tails = tuple(t for t in x.tails if t.kind != "of" or t.phrase != Pronoun("gap"))
    return replace(x, tails=tails, det="") if len(tails) < len(x.tails) and x.det in ("the", "") else None


def behind_of(x: object) -> bool:
    """Is the member under test spoken of in a genitive, where a pronoun would be no German?"""
    if isinstance(x, Tail):
        return x.kind == "of" and x.phrase == Pronoun("gap") or behind_of(x.phrase)
    if isinstance(x, tuple):
        return any(map(behind_of, x))
    return hasattr(x, "__dataclass_fields__") and any(behind_of(getattr(x, name)) for name in x.__dataclass_fields__)


def some_of(x: Clause) -> Clause:
    """Nothing happens to none: what may be any number is one or more."""
    for key, value in x.roles:
        if isinstance(value, NounPhrase) and value.amount == Between(None, None) and len(value.heads) == 1:
            x = x.with_role(key, replace(value, amount=Between(Exactly(1), None, True)))
    return x


def each_first(x: Clause, frame: Frame) -> Clause:
    """`Platziere für jede Biene ein Ei im Nest`: what is counted stands before the things, so that no place is taken for its own."""
    for i, slot in enumerate(frame.slots):
        value = x.role(slot.role) if slot.role else None
        behind = any(x.role(s.role) for s in frame.slots[i + 1 :] if s.role)
        if behind and isinstance(value, NounPhrase) and isinstance(value.amount, PerEach):
            few_ = replace(value, amount=Exactly(value.amount.n), plural=value.amount.n != 1)
            return replace(x.with_role(slot.role, few_), adverbials=(*x.adverbials, Adverbial("for_each", phrase=value.amount.each)))
    return x
