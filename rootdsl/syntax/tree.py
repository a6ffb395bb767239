"""The tree of a `.law` file: what the parser saw, before any name is known.

A phrase is a flat tuple of tokens (`Words`): words, numbers, paths, prepositions in the
order written. Attachment is the business of the names pass. Every token keeps its place
in the text, and `File.tokens` keeps all of them, comments and line ends included, so that
a file prints back byte for byte.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lark import Token

Words = tuple[Token, ...]


@dataclass(slots=True)
class Cond:
    """Tests joined by one word: `and`, `or`, or nothing for a single test."""

    join: str
    tests: list[Test]


@dataclass(slots=True)
class Test:
    """One test: a phrase and its comma filters."""

    words: Words
    filters: list[Words]


@dataclass(slots=True)
class Guard:
    """A condition hung on a heading, hook or event: `, if C` or `, unless C`."""

    keyword: str
    cond: Cond


# ---------------------------------------------------------------- sentences


@dataclass(slots=True)
class Do:
    """A plain sentence: subject (perhaps), verb, objects, in one flat phrase."""

    words: Words
    filters: list[Words]


@dataclass(slots=True)
class May:
    """`[subject] may SENTENCE`: the sentence is a Do or a Choose."""

    subject: Words
    sentence: Do | Choose


@dataclass(slots=True)
class Cannot:
    """`[subject] cannot PHRASE`."""

    subject: Words
    words: Words
    filters: list[Words]


@dataclass(slots=True)
class Choose:
    """`choose NAME[, QUANTITY,] among SET`, or `PLAYER chooses NAME ...`."""

    chooser: Words
    name: Token
    quantity: Words
    among: Words
    filters: list[Words]


@dataclass(slots=True)
class Let:
    """`let NAME be EXPRESSION`."""

    name: Token
    words: Words
    filters: list[Words]


@dataclass(slots=True)
class Force:
    """`force PLAYER to SENTENCE`."""

    who: Words
    words: Words
    filters: list[Words]


Sentence = Do | May | Cannot | Choose | Let | Force

# ---------------------------------------------------------------- lines and blocks


@dataclass(slots=True)
class Line:
    """One line of sentences (joined by `, then` or `, and`).

    `chain` is the tie-break chain after `, by`; `duration` a closing `while C` / `unless C`;
    `effect` the deeper block that begins with `to` (then the line is a cost); `body` any
    other deeper block (rows of a declared section such as `setup` or `moods`).
    """

    sentences: list[Sentence]
    chain: list[Words]
    duration: Guard | None
    effect: list[Node] | None
    body: list[Node] | None
    first: Token
    joins: list[Token] = field(default_factory=list)  # between the sentences: `, then`, `, and`; among conditions also `, or`


@dataclass(slots=True)
class Heading:
    """A declaration: `step raze "Raze"`, `faction hundreds "..."`, `mood bitter "Bitter" hammer`.

    `keyword` is the heading word; `words` the phrase after it, `after` what follows the
    title, then filters (`, ...`), roles (`, as ...`), guards (`, if ...`). `inline` are the
    sentences after a colon.
    """

    keyword: Token
    words: Words
    title: Token | None
    after: Words
    filters: list[Words]
    roles: list[Words]
    guards: list[Guard]
    inline: list[Sentence]
    cond: Cond | None      # `needs` and `condition` take a condition after the colon
    body: list[Node]
    first: Token
    order: list[Words] = field(default_factory=list)  # `, by ORDER`


@dataclass(slots=True)
class Hook:
    """`in|at|after|after each|before|instead of PHRASE[, filters][, as SIDE][, by ORDER][, if ...]`."""

    keyword: str
    words: Words
    filters: list[Words]
    roles: list[Words]
    order: list[Words]
    guards: list[Guard]
    body: list[Node]
    first: Token


@dataclass(slots=True)
class Event:
    """The pattern of a `when`: phrase, filters, and after `would` a phrase of its own."""

    words: Words
    filters: list[Words]
    would: Words | None
    would_filters: list[Words]
    guards: list[Guard]
    roles: list[Words] = field(default_factory=list)  # `, as SIDE`


@dataclass(slots=True)
class When:
    events: list[Event]
    body: list[Node]
    first: Token


@dataclass(slots=True)
class If:
    branches: list[tuple[Cond, list[Node]]]
    otherwise: list[Node] | None
    first: Token


@dataclass(slots=True)
class IfCannot:
    body: list[Node]
    first: Token


@dataclass(slots=True)
class Fully:
    body: list[Node]
    otherwise: list[Node] | None
    first: Token


@dataclass(slots=True)
class ForEach:
    """`for each NOUN[, filters] [as NAME][, by ORDER]`; `words` still holds the `as NAME`."""

    words: Words
    filters: list[Words]
    order: list[Words]
    together: bool
    body: list[Node]
    first: Token


@dataclass(slots=True)
class Loop:
    """`up to N times...` (bounded is True), `do this N times...` (must as well) or `any number of times...`; actions or sentences below."""

    bounded: bool
    words: Words
    filters: list[Words]
    body: list[Node]
    first: Token
    must: bool = False


@dataclass(slots=True)
class Together:
    body: list[Node]
    first: Token


@dataclass(slots=True)
class MayBlock:
    subject: Words
    body: list[Node]
    first: Token


@dataclass(slots=True)
class ChooseOne:
    """`[subject] [may] choose one`, one branch a line (or a deeper heading); `or` is dropped."""

    subject: Words
    may: bool
    branches: list[list[Node]]
    first: Token


@dataclass(slots=True)
class Note:
    keyword: str           # note or wording
    text: Token
    first: Token


@dataclass(slots=True)
class ExampleLine:
    keyword: str           # given, when, then, and
    sentences: list[Sentence]
    first: Token


@dataclass(slots=True)
class Example:
    title: Token
    lines: list[ExampleLine]
    first: Token
    after: Words = ()      # words after the title, such as `on lakes`
    notes: list[Note] = field(default_factory=list)


@dataclass(slots=True)
class Language:
    number: Token
    first: Token


Node = (
    Line | Heading | Hook | When | If | IfCannot | Fully | ForEach | Loop | Together | MayBlock | ChooseOne | Note | Example | Language
)


@dataclass(slots=True)
class File:
    path: str
    text: str
    nodes: list[Node] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
