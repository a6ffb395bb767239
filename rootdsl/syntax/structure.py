"""What must hold of the tree before any name is known: bodies, titles, and words that only some lines take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.syntax import tree as t
from rootdsl.syntax.faults import nearly_keyword
from rootdsl.syntax.words import CALLED_BY_PHRASE, NEEDS_BODY, NEEDS_TITLE, NEEDS_TITLE_ON_TOP, TAKES_OR


def blocks_of(node: t.Node) -> Iterator[list[t.Node]]:
    """The blocks directly inside a node, in the order written."""
    match node:
        case t.If():
            for _, body in node.branches:
                yield body
            if node.otherwise:
                yield node.otherwise
        case t.Fully():
            yield node.body
            if node.otherwise:
                yield node.otherwise
        case t.ChooseOne():
            yield from node.branches
        case t.Line():
            if node.effect:
                yield node.effect
            if node.body:
                yield node.body
        case t.Note() | t.Example() | t.Language():
            return
        case _:
            yield node.body


LANGUAGE = "1"       # the version of the language that this compiler reads


class Structure:
    """One walk over one file; never deeper than the lexer allows."""

    def __init__(self, broken: set[int], report: Report) -> None:
        self.broken = broken
        self.report = report
        self.branch_lines: set[int] = set()   # a branch of a choice may go on in deeper lines

    def walk(self, nodes: list[t.Node], takes_or: bool, depth: int) -> list[t.Node]:
        """Check these nodes and all in them; give back those that are whole."""
        kept = []
        for node in nodes:
            whole = (node.first.line or 0) not in self.broken
            if whole:
                self.check(node, takes_or, depth)
            inner = takes_or or isinstance(node, t.Heading) and str(node.keyword) in TAKES_OR
            for block in blocks_of(node):
                block[:] = self.walk(block, inner, depth + 1)
            if whole:
                kept.append(node)
        return kept

    def error(self, code: str, token: Token, **fields: Any) -> None:
        if token.line not in self.broken:
            self.report.error(code, token, **fields)

    def check(self, node: t.Node, takes_or: bool, depth: int) -> None:
        match node:
            case t.Heading():
                self.heading(node, depth)
            case t.Line():
                self.line(node, takes_or)
            case t.ChooseOne():
                self.branches(node)
            case t.Language() if str(node.number) != LANGUAGE:
                self.error("E0235", node.number, number=str(node.number), reads=LANGUAGE)

    def heading(self, node: t.Heading, depth: int) -> None:
        word = str(node.keyword)
        known = node.keyword.type in ("HEAD_L", "NEEDS_L")
        if not known:
            return
        borrowed = any(token.type == "COP" for token in node.words)  # `step craft is law.craft` takes over another's
        if word == "language" and not node.words:
            self.error("E0229", node.keyword)
        titled = word in NEEDS_TITLE or depth == 0 and word in NEEDS_TITLE_ON_TOP
        if titled and node.title is None and not borrowed:
            self.error("E0223", node.keyword, head=word)
        empty = not node.body and (word in CALLED_BY_PHRASE or not node.inline and node.cond is None)
        renamed = word == "exception" and node.title is not None      # `exception to title of X "New"` has no more to say
        if word in NEEDS_BODY and empty and not borrowed and not renamed:
            how = "deeper lines" if word in CALLED_BY_PHRASE else "a colon and a sentence, or deeper lines"
            self.error("E0209", node.keyword, head=word, how=how)

    def line(self, node: t.Line, takes_or: bool) -> None:
        for join in node.joins:
            if join.type == "C_OR" and not takes_or:
                self.error("E0232", join)
        last = node.sentences[-1]
        if node.duration and node.duration.keyword == "if" and not isinstance(last, t.Cannot):
            words = node.duration.cond.tests[0].words
            self.error("E0206", words[0] if words else node.first)
        if node.body and isinstance(last, t.Do) and id(node) not in self.branch_lines and not self.may_hold(node, last):
            guess = nearly_keyword(last.words) if node.first is last.words[0] else []
            if guess:
                self.error("E0203", node.first, word=guess[0][0], near=guess[0][1])
            else:
                self.error("E0231", node.body[0].first, head=" ".join(last.words[:4]))

    @staticmethod
    def may_hold(node: t.Line, last: t.Do) -> bool:
        """Whether deeper lines can stand under a plain line: it is the name of a section, or it says how often."""
        if last.words and last.words[-1] == "times":
            return True
        return len(node.sentences) == 1 and not last.filters and len(last.words) <= 3

    def branches(self, node: t.ChooseOne) -> None:
        """Every line of a choice but the first begins with `or`; headings need none."""
        self.branch_lines.update(id(n) for branch in node.branches for n in branch)
        margin = next((n.first.column for n in node.branches[0] if not isinstance(n, t.Note)), 0) if node.branches else 0
        for branch in node.branches[1:]:
            head = branch[0]
            if not isinstance(head, t.Heading) and head.first.column == margin:
                self.error("E0233", head.first)


def check_structure(nodes: list[t.Node], broken: set[int], report: Report) -> list[t.Node]:
    """Report what is wrong in the structure; the nodes without those that stand for broken lines."""
    return Structure(broken, report).walk(nodes, False, 0)
