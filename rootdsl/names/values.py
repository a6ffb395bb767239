"""Values, conditions and words: what their expressions mean."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.bodies import Bodies
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.rows import joined_by_or, row, said_rows
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree


class Values(Bodies):
    """Reads the bodies of declared values, conditions and words."""

    def value_scope(self, decl: d.Callable_, scope: Scope) -> Scope:
        out = scope.child()
        for p in decl.params:
            out.bind(p.name, out.side_type if p.type == "side" else p.type)
            if p.type == "place":
                out.there = e.Var(p.name, "place")
        return out

    def value_body(self, decl: d.Callable_, scope: Scope) -> None:
        node: tree.Heading = decl.node
        inner = self.value_scope(decl, scope)
        if isinstance(decl, d.ConditionDecl):
            try:
                decl.body = self.word_body(decl, node, scope.child()) if node.keyword == "word" else [self.cond_of(node, inner)]
            except Misread as miss:
                self.misread(miss)
            return
        try:
            x = self.value_of(node, inner)
            decl.body = [x]
            if isinstance(decl, d.ValueDecl) and x is not None:
                decl.type = type_of(x)[0]
        except Misread as miss:
            self.misread(miss)

    def word_body(self, decl: d.Callable_, node: tree.Heading, scope: Scope) -> list[e.Cond]:
        """`word open: a field with 1 slot`, `word bare: a guard, or a piece with no guard of its owner there`."""
        rows = [row(sentence) for sentence in node.inline]
        for line in node.body:
            if not isinstance(line, tree.Note):
                more, joins = said_rows(line, "a set, whose members the word describes")
                if joins and not joined_by_or(joins):
                    raise Misread(joins[0], "E0303", word="and", expected="`, or`, or a filter")
                rows += more
        if not rows:
            raise Misread(node.first, "E0302", expected="a colon and a set, whose members the word describes")
        cases: list[list[e.Cond]] = []
        for words in rows:
            reader = Sentences(Cursor(words, node.first), scope)
            reader.article()
            x = reader.head()
            kind = type_of(x)[0]
            it = e.Var("it", kind)
            decl.params[0].type = kind
            scope.bind("it", kind)
            reader.filters(x)
            if not reader.c.done:
                raise reader.wrong("the end of the word's meaning")
            parts = [relabel(f, it) for f in getattr(x, "filters", [])]
            if isinstance(x, e.Pieces) and x.sorts:
                is_a = [e.SortIs(it, sort) for sort in x.sorts]
                parts.insert(0, is_a[0] if len(is_a) == 1 else e.AnyOf(list(is_a)))
            cases.append(parts)
        if len(cases) == 1:
            return cases[0]
        return [e.AnyOf([parts[0] if len(parts) == 1 else e.All(parts) for parts in cases])]

    def cond_of(self, node: tree.Heading, scope: Scope) -> e.Cond:
        if node.cond is not None:
            return self.cond(node.cond, scope)
        return self.block_cond(node, scope)

    def value_of(self, node: tree.Heading, scope: Scope) -> e.Expr | None:
        """The expression of a value: inline, a line, or `if` branches."""
        if node.inline:
            return self.expression([w for x in node.inline for w in row(x)], node.first, scope)
        return self.value_block(node.body, node.first, scope)

    def value_block(self, body: list[Any], at: Token, scope: Scope) -> e.Expr | None:
        lines = [line for line in body if not isinstance(line, tree.Note)]
        if not lines:
            return None
        first = lines[0]
        if len(lines) > 1:
            self.alone(first, lines[1])
        if isinstance(first, tree.If):
            cases = [(self.cond(c, scope), self.value_block(b, at, scope)) for c, b in first.branches]
            other = self.value_block(first.otherwise, at, scope) if first.otherwise else None
            return e.Cases([(c, x) for c, x in cases if x is not None], other)
        words, joins = said_rows(first, "a value")
        if joins:
            raise Misread(joins[0], "E0303", word=str(joins[0]).lstrip(", "), expected="the end of the line")
        return self.expression(words[0], first.first, scope)

    def alone(self, first: Any, second: Any) -> None:
        """One line gives the value: what stands behind it would never be read."""
        expected = "the end of the value, as the line before gives it"
        if isinstance(first, tree.If) and not first.otherwise:
            expected = "`otherwise if CONDITION: VALUE`" if isinstance(second, tree.If) else "`otherwise: VALUE`"
            expected += ", as one case alone gives the value; a sum is written in one line, with a `value` of its own for each case"
        raise Misread(second.first, "E0303", word=str(second.first), expected=expected)

    def expression(self, words: list[Token], at: Token, scope: Scope) -> e.Expr:
        reader = Sentences(Cursor(words, at), scope)
        start = dict(scope.names)
        far, worst = -1, None
        for form in (reader.noun, reader.number):
            reader.c.pos = 0
            scope.names = dict(start)
            try:
                x = form()
                if reader.c.done:
                    return x
                raise reader.wrong("the end of the expression")
            except Misread as miss:
                if reader.c.pos > far:
                    far, worst = reader.c.pos, miss
        assert worst is not None
        raise worst


def relabel(cond: Any, it: e.Expr) -> Any:
    """A filter over It as a condition over a named thing."""
    if isinstance(cond, e.It):
        return it
    if isinstance(cond, list):
        return [relabel(x, it) for x in cond]
    if isinstance(cond, tuple):
        return tuple(relabel(x, it) for x in cond)
    if hasattr(cond, "__dataclass_fields__") and not isinstance(cond, d.Decl):
        for name in cond.__dataclass_fields__:
            if name == "filters" and isinstance(cond, (e.Places,)):
                continue
            setattr(cond, name, relabel(getattr(cond, name), it))
    return cond
