"""Clauses: what a sentence says, before any language has said it.

A phrase (`NounPhrase`, `Pronoun`, `Listing`, an amount) knows no case, no article and no
order of words; a clause knows its verb by a key, who does it, and by which roles the rest
takes part. The realiser of a language makes words of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rootdsl.prose.frame import Slot

# ---------------------------------------------------------------- phrases


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun (or several of one kind) with its article, number, filters and owner.

    `heads` are keys of terms: paths of declarations or words of the language. `det`: a, the,
    this, no, each, any, other, all, or '' for none. `owner` stands for `your` or a genitive.
    """

    heads: tuple[str, ...]
    det: str = "a"
    plural: bool = False
    amount: Amount | None = None
    mods: tuple[str, ...] = ()
    tails: tuple[Tail, ...] = ()
    relatives: tuple[Relative, ...] = ()
    owner: Phrase | None = None
    either: bool = False  # `warriors or pawns` instead of `and`


@dataclass(frozen=True, slots=True)
class Pronoun:
    """you, nobody, it (agrees with the term `of`), one (a thing just named, indefinite), or gap in a relative clause."""

    kind: str
    of: tuple[str, ...] = ()
    plural: bool = False


@dataclass(frozen=True, slots=True)
class Quoted:
    """The title of a rule, a card or an action, in quotes; of a rule of somebody else with whose it is."""

    key: str
    owner: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """A thing called by its proper name: a faction, a mode, a place of a map."""

    key: str


@dataclass(frozen=True, slots=True)
class Listing:
    items: tuple[Phrase, ...]
    either: bool = False


# ---------------------------------------------------------------- amounts


@dataclass(frozen=True, slots=True)
class Exactly:
    n: int


@dataclass(frozen=True, slots=True)
class Between:
    """At least, at most or from-to; both None: any number. `upto`: the chooser may stay below."""

    low: Amount | None
    high: Amount | None
    upto: bool = False


@dataclass(frozen=True, slots=True)
class PerEach:
    """So many for each member of a set."""

    n: int
    each: Phrase


@dataclass(frozen=True, slots=True)
class Sum:
    a: Amount
    b: Amount
    minus: bool = False


@dataclass(frozen=True, slots=True)
class AsMany:
    """As many as a value that has a name or a description of its own."""

    as_: Phrase


@dataclass(frozen=True, slots=True)
class Computed:
    """A value made of others by a pattern: highest, lowest, times, half_up, half_down, at_least, at_most, within, steps, cases."""

    how: str
    parts: tuple[Amount, ...]
    conditions: tuple[Condition, ...] = ()


Amount = Exactly | Between | PerEach | Sum | AsMany | Computed
Phrase = NounPhrase | Pronoun | Quoted | Named | Listing | Exactly | Between | PerEach | Sum | AsMany | Computed

# ---------------------------------------------------------------- clauses


@dataclass(frozen=True, slots=True)
class Tail:
    """A filter behind the noun that needs no verb: at, from, with, without, of, among, than ..."""

    kind: str
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Relative:
    """A condition over the noun; the role that is a gap becomes the relative pronoun."""

    clause: Condition


@dataclass(frozen=True, slots=True)
class Adverbial:
    """When, how often, how: `kind` is a pattern of the language, with a clause or a phrase in it."""

    kind: str
    clause: Condition | None = None
    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what. `mood`: do, may, must, cannot, would, fact. `verb`: a key of a frame."""

    verb: str
    roles: tuple[tuple[str, Phrase], ...]
    mood: str = "do"
    negated: bool = False
    adverbials: tuple[Adverbial, ...] = ()
    purpose: tuple[Clause, ...] = ()

    def role(self, name: str) -> Phrase | None:
        return next((x for key, x in self.roles if key == name), None)

    def with_role(self, name: str, phrase: Phrase) -> Clause:
        return replace(self, roles=tuple((k, phrase if k == name else x) for k, x in self.roles))

    def adding(self, *adverbials: Adverbial) -> Clause:
        return replace(self, adverbials=(*adverbials, *self.adverbials))


@dataclass(frozen=True, slots=True)
class Joined:
    """Conditions or sentences joined by `and` or `or`."""

    parts: tuple[Condition, ...]
    either: bool = False


Condition = Clause | Joined


@dataclass(slots=True)
class Block:
    """A sentence and its sub-rules; `title` (the key of a rule) instead of a sentence makes a heading.

    `text` is a rule that its author put into words: nothing is made of it.
    `item`: a thing in a list. `lead`: what stands before the sub-rules when no verb does: `for each ...:`, `otherwise:`.
    """

    sentence: Condition | None = None
    title: str = ""
    text: str = ""
    lead: tuple[Adverbial, ...] = ()
    item: Phrase | None = None  # a row of a list that is only named
    children: list[Block] = field(default_factory=list)


def clause(verb: str, mood: str = "do", /, **roles: Phrase | None) -> Clause:
    """A clause of the roles that are there.

    >>> clause("draw", subject=Pronoun("you"), of=None).roles
    (('subject', Pronoun(kind='you', of=(), plural=False)),)
    """
    return Clause(verb, tuple((k.rstrip("_"), x) for k, x in roles.items() if x is not None), mood)


def fact(verb: str, **roles: Phrase | None) -> Clause:
    """A clause that says how things are: the stuff of conditions."""
    return clause(verb, "fact", **roles)


def denied(x: Condition) -> Condition:
    """The opposite of a condition.

    >>> denied(denied(fact("be_empty"))) == fact("be_empty")
    True
    """
    if isinstance(x, Joined):
        return Joined(tuple(denied(p) for p in x.parts), not x.either)
    who = x.role("subject")
    if not x.negated and who in (Pronoun("nobody"), Pronoun("somebody")) and x.mood == "fact":
        return x.with_role("subject", Pronoun("somebody" if who == Pronoun("nobody") else "nobody"))
    if not x.negated:
        for key, value in x.roles:
            turned = turned_round(value)
            if turned is not None:
                return x.with_role(key, turned)
    return replace(x, negated=not x.negated)


def turned_round(x: Phrase) -> Phrase | None:
    """Not at least three is at most two, and the other way about."""
    amount = x.amount if isinstance(x, NounPhrase) else x
    if not isinstance(amount, Between):
        return None
    if isinstance(amount.low, Exactly) and amount.low.n > 1 and amount.high is None:
        new = Between(None, Exactly(amount.low.n - 1))
    elif isinstance(amount.high, Exactly) and amount.low is None and not amount.upto:
        new = Between(Exactly(amount.high.n + 1), None)
    else:
        return None
    return replace(x, amount=new) if isinstance(x, NounPhrase) else new


def weight(x: object) -> int:
    """How much there is to read: nouns, words about them and conditions; pronouns weigh nothing."""
    if isinstance(x, NounPhrase):
        return len(x.heads) + len(x.mods) + sum(map(weight, (x.tails, x.relatives, x.amount, x.owner)))
    if isinstance(x, (Quoted, Named, Exactly, Clause)):
        return 1 + (sum(weight(y) for _, y in x.roles) + weight(x.adverbials) + weight(x.purpose) if isinstance(x, Clause) else 0)
    if isinstance(x, tuple):
        return sum(map(weight, x))
    if hasattr(x, "__dataclass_fields__"):
        return sum(weight(getattr(x, name)) for name in x.__dataclass_fields__)
    return 0


def there(x: Tail) -> bool:
    """A place behind the noun that the sentence has named before."""
    return x.kind == "there" or isinstance(x.phrase, NounPhrase) and any(map(there, x.phrase.tails))


def heavy_last(slots: tuple[Slot, ...], x: Clause, least: int = 2, amounts: bool = True) -> tuple[Slot, ...]:
    """What drags a clause of its own behind it comes after the shorter things: `choose as your home a hill that ...`.

    `least`: what a relative clause must weigh for that; `amounts`: `as many as` counts as well.
    """

    def heavy(value: Phrase | None) -> bool:
        if not isinstance(value, NounPhrase):
            return False
        much = isinstance(value.amount, AsMany) or isinstance(value.amount, PerEach) and weight(value.amount) > 2
        apart = any(t.kind in ("unlike", "unlike_one") or there(t) for t in value.tails)
        return amounts and much or weight(value.relatives) >= least or apart

    named = [s for s in slots if s.role]
    if any(s.words for s in slots):
        return slots
    late = [
        s for s in named[:1] if not s.prep and not s.count and heavy(x.role(s.role)) and any(x.role(y.role) is not None for y in named[1:])
    ]
    return (*(s for s in slots if s not in late), *late)


def gaps(x: object) -> int:
    """How often the member under test is spoken of."""
    if isinstance(x, Pronoun):
        return int(x.kind == "gap")
    if isinstance(x, Relative):
        return 0
    if isinstance(x, tuple):
        return sum(gaps(y) for y in x)
    if hasattr(x, "__dataclass_fields__"):
        return sum(gaps(getattr(x, name)) for name in x.__dataclass_fields__)
    return 0


def filled(x: object, by: Phrase) -> object:
    """A phrase or clause with the member under test named outright."""
    if isinstance(x, Pronoun):
        return by if x.kind == "gap" else x
    if isinstance(x, Relative):
        return x
    if isinstance(x, tuple):
        return tuple(filled(y, by) for y in x)
    if hasattr(x, "__dataclass_fields__"):
        return replace(x, **{name: filled(getattr(x, name), by) for name in x.__dataclass_fields__})  # type: ignore[type-var]
    return x


def owned(x: object, subject: Phrase) -> object:
    """The same with `their` for whatever belongs to the subject of the sentence."""
    if isinstance(x, tuple):
        return tuple(owned(y, subject) for y in x)
    if isinstance(x, NounPhrase):
        rest = replace(x, tails=owned(x.tails, subject), relatives=owned(x.relatives, subject), amount=owned(x.amount, subject))  # type: ignore[arg-type]
        return replace(rest, owner=their(subject)) if x.owner == subject else replace(rest, owner=owned(x.owner, subject))  # type: ignore[arg-type]
    if isinstance(x, Clause):
        return replace(x, roles=owned(x.roles, subject))  # type: ignore[arg-type]
    if isinstance(x, (Tail, Relative, Listing, PerEach, Sum, AsMany, Computed, Between)):
        return replace(x, **{name: owned(getattr(x, name), subject) for name in x.__dataclass_fields__})  # type: ignore[arg-type]
    return x


def their(subject: Phrase) -> Pronoun:
    assert isinstance(subject, NounPhrase)
    return Pronoun("their", subject.heads, subject.plural)


def with_own(x: Clause, role: str) -> Clause:
    """A clause in which the subject's own things are `their` things."""
    subject = x.role(role)
    if not isinstance(subject, NounPhrase):
        return x
    roles = tuple((k, v if k == role or isinstance(v, Sum) and v.minus else owned(v, subject)) for k, v in x.roles)
    return replace(x, roles=roles, purpose=tuple(replace(c, roles=owned(c.roles, subject)) for c in x.purpose))  # type: ignore[arg-type]
