"""The changes of one file: what can be dropped, moved by one, made free or made binding, or left unasked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Token

from rootdsl.mutants.nodes import (
    DATA,
    DROPPABLE,
    HOLDERS,
    all_words,
    base_form,
    children,
    conditions_of,
    first_line,
    is_data,
    kind_of,
    numbers_in,
    only_declares,
    own_parts,
    sentence_words,
    test_words,
    third_person,
    walk,
)
from rootdsl.mutants.page import Edit, Page, end_of
from rootdsl.syntax import tree

ARTLESS = frozenset({"language", "chapter", "letter", "colour"})
ALWAYS = ("1 or more players play",)
NEVER = ("not 1 or more players play", "6 players play", "4 players play", "0 players play")


@dataclass(frozen=True, slots=True)
class Change:
    """One change. `texts` are whole texts of the file, tried in order until one compiles; `kind` groups the report."""

    path: str
    line: int
    kind: str
    what: str
    texts: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.path}:{self.line} {self.kind}: {self.what}"


def changes(file: tree.File, names: frozenset[str] = frozenset()) -> list[Change]:
    """Every change of a file, in the order of their lines. `names` are words that look like numbers but name places."""
    found = list(Maker(file, names).run())
    seen: set[tuple[str, ...]] = set()
    out: list[Change] = []
    for change in sorted(found, key=lambda x: (x.line, x.kind, x.what)):
        if change.texts not in seen and file.text not in change.texts:
            seen.add(change.texts)
            out.append(change)
    return out


class Maker:
    """Walks a tree once and lists the changes."""

    def __init__(self, file: tree.File, names: frozenset[str]) -> None:
        self.page = Page(file)
        self.file = file
        self.names = names
        self.silent: set[int] = set()       # lines of examples and notes
        # an automaton does whatever its own rules offer, so that `may` changes nothing there
        self.automated = any(isinstance(x, tree.Heading) and str(x.keyword) == "automated faction" for x in file.nodes)

    def run(self) -> Iterator[Change]:
        for node in self.file.nodes:
            self._silence(node)
        for node in self.file.nodes:
            yield from self.node(node, None)
        yield from self.numbers()

    def _silence(self, node: Any) -> None:
        for x in walk(node):
            if isinstance(x, tree.Example | tree.Note):
                line = x.first.line or 1
                self.silent.update(range(line, self.page.block_end(line) + 1))

    def change(self, line: int, kind: str, what: str, *edits: Edit | None) -> Iterator[Change]:
        """A change by edits, unless one of them cannot be made."""
        sure = [x for x in edits if x is not None]
        if len(sure) == len(edits) and line not in self.silent:
            yield Change(self.page.path, line, kind, what, (self.page.changed(*sure),))

    # ------------------------------------------------------------ nodes

    def node(self, node: Any, parent: Any) -> Iterator[Change]:
        if isinstance(node, tree.Example | tree.Note | tree.Language):
            return
        if not (isinstance(node, tree.Heading) and str(node.keyword) in HOLDERS or only_declares(node, parent)):
            yield from self.drop(node, parent)
        yield from self.phrases(node)
        if isinstance(node, tree.If):
            yield from self.branches(node)
        elif isinstance(node, tree.MayBlock):
            line = node.first.line or 1
            last = self.page.block_end(line)
            edit = (self.page.offsets[line - 1], self.page.offsets[last], self.page.dedented(line + 1, last))
            yield from self.change(line, "may", "`may` made must", edit)
        elif isinstance(node, tree.Line) and not is_data(node, parent) and not only_declares(node, parent):
            yield from self.sentences(node)
        elif isinstance(node, tree.Heading):
            yield from self.heading_sentences(node)
        for child in children(node):
            yield from self.node(child, node)

    def drop(self, node: Any, parent: Any) -> Iterator[Change]:
        """The heading, hook, line or block is gone; where it stood alone, nothing is done."""
        first = first_line(node)
        if not first or self.page.depth[first - 1] < 0 or self._inline(node, first):
            return
        last = self.page.block_end(first)
        if isinstance(node, tree.If | tree.Fully):
            last = self._chain_end(first, last)
        elif isinstance(node, tree.When):
            last = self._when_end(first, last)
        what = f"dropped `{self.shown(first)}`"
        gone = self.page.changed(self.page.without_lines(first, last))
        nothing = self.page.changed(self.page.without_lines(first, last, "do nothing"))
        alone = self.page.is_alone(first, last)
        if alone and isinstance(parent, tree.Heading | tree.Hook | tree.When | tree.If | tree.ForEach | tree.Loop | tree.MayBlock):
            if not isinstance(parent, tree.Heading) or str(parent.keyword) in DROPPABLE:
                return                       # dropping the parent is the same
        texts: tuple[str, ...] = (nothing,) if alone else (gone, nothing) if isinstance(node, tree.Line) else (gone,)
        texts += tuple(self._with_reader(node, parent, first, last))
        if first not in self.silent:
            yield Change(self.page.path, first, kind_of(node), what, texts)

    def _with_reader(self, node: Any, parent: Any, first: int, last: int) -> Iterator[str]:
        """Further texts for what others read: a line goes with the choice that it alone reads, and a value is 0."""
        if isinstance(node, tree.Heading) and str(node.keyword) == "value" and node.inline:
            words = sentence_words(node.inline[0])
            if words:
                yield self.page.changed((words[0].start_pos or 0, self.page.offsets[last] - 1, "0"))
        siblings = children(parent) if parent is not None else []
        at = next((i for i, x in enumerate(siblings) if x is node), 0)
        before = siblings[at - 1] if at else None
        chosen = isinstance(before, tree.Line) and bool(before.sentences) and isinstance(before.sentences[0], tree.Choose)
        if isinstance(node, tree.Line) and chosen:
            start = first_line(before)
            alone = self.page.is_alone(start, last)
            yield self.page.changed(self.page.without_lines(start, last, "do nothing" if alone else ""))

    def _inline(self, node: Any, line: int) -> bool:
        """Does it stand behind a colon rather than on a line of its own?"""
        first = node.keyword if isinstance(node, tree.Heading) else getattr(node, "first", None)
        return first is not None and not self.page.text[self.page.offsets[line - 1] : first.start_pos or 0].isspace() and (
            (first.start_pos or 0) != self.page.offsets[line - 1]
        )

    def _chain_end(self, first: int, last: int) -> int:
        """The end of the last `otherwise` (or `if not fully`) of a chain."""
        while True:
            follower = self.page.next_line(last)
            if not follower or self.page.depth[follower - 1] != self.page.depth[first - 1]:
                return last
            if not self.page.lines[follower - 1].lstrip().startswith(("otherwise", "if not fully")):
                return last
            last = self.page.block_end(follower)

    def _when_end(self, first: int, last: int) -> int:
        while True:
            follower = self.page.next_line(last)
            if not follower or not self.page.lines[follower - 1].lstrip().startswith("or when"):
                return last
            last = self.page.block_end(follower)

    def shown(self, line: int) -> str:
        text = self.page.lines[line - 1].strip()
        return text if len(text) <= 90 else text[:87] + "..."

    # ------------------------------------------------------------ filters, guards and conditions

    def phrases(self, node: Any) -> Iterator[Change]:
        """Filters, guards and further conditions of a node itself (not of its body)."""
        for owner in own_parts(node):
            for name in ("filters", "would_filters", "roles", "order"):
                for words in getattr(owner, name, None) or ():
                    if words:
                        text = " ".join(words)
                        kind = "data" if self._is_row(node, words[0]) else "condition"
                        yield from self.change(words[0].line or 1, kind, f"dropped `, {text}`", self.page.without(words))
            for guard in getattr(owner, "guards", None) or ():
                yield from self.guard(guard)
            if isinstance(getattr(owner, "duration", None), tree.Guard):
                yield from self.guard(owner.duration)
            for cond in conditions_of(owner):
                yield from self.tests(cond)

    def _is_row(self, node: Any, word: Token) -> bool:
        """Is what stands after the comma a cell of a row (of a card, a track, a map) rather than a filter?"""
        if isinstance(node, tree.Heading):
            return str(node.keyword) in DATA | {"card"}
        above = word.line or 1
        depth = self.page.depth[above - 1]
        while above > 1 and (self.page.depth[above - 1] < 0 or self.page.depth[above - 1] >= depth):
            above -= 1
        return depth > 0 and self.page.first_word(above) in DATA

    def guard(self, guard: tree.Guard) -> Iterator[Change]:
        words = all_words(guard.cond)
        yield from self.change(words[0].line or 1, "condition", f"dropped `, {guard.keyword} {' '.join(words)}`", self.page.without(words))
        yield from self.tests(guard.cond)

    def tests(self, cond: tree.Cond) -> Iterator[Change]:
        """One of several joined tests is gone."""
        if len(cond.tests) < 2:
            return
        for i, test in enumerate(cond.tests):
            words = test_words(test)
            if i:
                edit = self.page.without(words)
            else:
                edit = (words[0].start_pos or 0, test_words(cond.tests[1])[0].start_pos or 0, "")
            yield from self.change(words[0].line or 1, "condition", f"dropped `{' '.join(words)}` of several", edit)

    def branches(self, node: tree.If) -> Iterator[Change]:
        """Each condition made always true (and never true, where other branches stand beside it), and the `otherwise` dropped."""
        first = first_line(node)
        whole = self._chain_end(first, self.page.block_end(first))
        for cond, _body in node.branches:
            alone: tuple[str, ...] = ()
            last = self.page.block_end(all_words(cond)[0].line or 1)
            if last < whole:            # then no later branch is ever reached
                begin, end = all_words(cond)[0].start_pos or 0, end_of(all_words(cond)[-1])
                alone = (self.page.changed((begin, end, ALWAYS[0]), self.page.without_lines(last + 1, whole)),)
            yield from self.settled(cond, "always", ALWAYS, alone)
            if len(node.branches) > 1 or node.otherwise is not None:
                yield from self.settled(cond, "never", NEVER)
        if node.otherwise is not None:
            last = self.page.block_end(first_line(node))
            while True:
                follower = self.page.next_line(last)
                if not follower or self.page.depth[follower - 1] != self.page.depth[first_line(node) - 1]:
                    return
                end = self.page.block_end(follower)
                text = self.page.lines[follower - 1].strip()
                if text.startswith("otherwise") and not text.startswith("otherwise if"):
                    what = f"dropped the branch `{self.shown(follower)}`"
                    yield from self.change(follower, "line", what, self.page.without_lines(follower, end))
                    return
                if not text.startswith("otherwise"):
                    return
                last = end

    def settled(self, cond: tree.Cond, when: str, forms: tuple[str, ...], more: tuple[str, ...] = ()) -> Iterator[Change]:
        """A condition in whose place one stands that is always (or never) true."""
        words = all_words(cond)
        begin, end, line = words[0].start_pos or 0, end_of(words[-1]), words[0].line or 1
        if line not in self.silent:
            texts = tuple(self.page.changed((begin, end, form)) for form in forms)
            yield Change(self.page.path, line, "condition", f"`if {' '.join(words)}` made {when} true", texts + more)

    # ------------------------------------------------------------ may and must

    def sentences(self, node: tree.Line) -> Iterator[Change]:
        for i, sentence in enumerate(node.sentences):
            yield from self.flip(sentence, node.first if not i else None)
            if len(node.sentences) > 1:
                yield from self.drop_sentence(node, i)

    def heading_sentences(self, node: tree.Heading) -> Iterator[Change]:
        if str(node.keyword) not in ("value", "word", "condition", "needs", "procedure", "verb", "victory", "exception"):
            for sentence in node.inline:
                yield from self.flip(sentence, None)

    def flip(self, sentence: Any, line_start: Token | None) -> Iterator[Change]:
        if isinstance(sentence, tree.May):
            may = self._may_of(sentence)
            if may is not None:
                yield from self._bind(sentence, may)
        elif isinstance(sentence, tree.Do | tree.Choose) and not self.automated:
            words = sentence.words if isinstance(sentence, tree.Do) else sentence.chooser
            first = line_start or (words[0] if words else None)
            if first is None or first.line in self.silent:
                return
            start = first.start_pos or 0
            texts = [self.page.changed((start, start, "may "))]
            if len(words) > 1:
                texts.insert(0, self.page.changed((words[1].start_pos or 0, end_of(words[1]), f"may {base_form(str(words[1]))}")))
            if isinstance(sentence, tree.Choose) and words:
                after = self.page.after(words[-1])
                texts = [self.page.changed((after.start_pos or 0, end_of(after), "may choose"))] if after is not None else texts
            yield Change(self.page.path, first.line or 1, "may", f"`may` added to `{self.shown(first.line or 1)}`", tuple(texts))

    def _may_of(self, sentence: tree.May) -> Token | None:
        inner = sentence.sentence
        first = inner.words[0] if isinstance(inner, tree.Do) and inner.words else getattr(inner, "name", None)
        if first is None:
            return None
        back = self.page.index(first)
        while back >= 0 and self.page.tokens[back].type != "MAY" and self.page.tokens[back].line == first.line:
            back -= 1
        token = self.page.tokens[back]
        return token if token.type == "MAY" else None

    def _bind(self, sentence: tree.May, may: Token) -> Iterator[Change]:
        """`P may do X` becomes `P does X`."""
        verb = self.page.after(may)
        if verb is None or may.line in self.silent:
            return
        begin, end = may.start_pos or 0, end_of(verb)
        forms = [str(verb), third_person(str(verb))] if sentence.subject else [str(verb)]
        texts = tuple(self.page.changed((begin, end, form)) for form in reversed(forms))
        yield Change(self.page.path, may.line or 1, "may", f"`may` made must in `{self.shown(may.line or 1)}`", texts)

    def drop_sentence(self, node: tree.Line, i: int) -> Iterator[Change]:
        words = sentence_words(node.sentences[i])
        if not words:
            return
        if i:
            edit = self.page.without(words)
        else:
            following = sentence_words(node.sentences[1])
            edit = (words[0].start_pos or 0, following[0].start_pos or 0, "") if following else None
        yield from self.change(words[0].line or 1, "line", f"dropped `{' '.join(words)}` of several", edit)

    # ------------------------------------------------------------ numbers

    def numbers(self) -> Iterator[Change]:
        """Each number one higher and one lower, also in rows of data."""
        for token in self.page.tokens:
            line = token.line or 1
            if token.type not in ("NUMBER", "NUMLIST") or line in self.silent or self.is_name(token):
                continue
            base = token.start_pos or 0
            found = list(numbers_in(str(token)))
            for k, (part, offset) in enumerate(found, 1):
                if "." in part:
                    continue
                spot = f" (number {k} of {len(found)})" if len(found) > 1 else self._column(token)
                for other in (int(part) + 1, int(part) - 1):
                    if other >= 0:
                        what = f"{part} made {other}{spot} in `{self.shown(line)}`"
                        yield from self.change(line, "number", what, (base + offset, base + offset + len(part), str(other)))

    def _column(self, token: Token) -> str:
        """Where it stands, if the line has that number twice."""
        same = [x for x in self.page.tokens if x.line == token.line and str(x) == str(token)]
        return f" (column {token.column})" if len(same) > 1 else ""

    def is_name(self, token: Token) -> bool:
        """Does the number name a place, a rank in a document or a spot on paper?"""
        line = token.line or 1
        words = self.page.lines[line - 1]
        first = self.page.first_word(line)
        if first in ARTLESS or first == "at":
            return True
        before = self.page.before(token)
        if before is None or before.line != line:
            return False
        if str(before) in ARTLESS or str(before) == "at" and "," in words[(token.start_pos or 0) - self.page.offsets[line - 1] :]:
            return True
        if str(token) not in self.names:
            return False
        second = self.page.before(before)
        return self._in_map(line) and (str(before) in ("borders", "to", ",") or str(before) == first or second is None)

    def _in_map(self, line: int) -> bool:
        return any(isinstance(x, tree.Heading) and str(x.keyword) == "map" for x in self.file.nodes)
