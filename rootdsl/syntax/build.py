"""From grammar rules to tree nodes: one method a rule, called by the parser as it reduces.

Nothing recurses here. A rule's children come in the order of the grammar; a missing
optional part is None. What a plain rule returns to its parent is noted at its method.
"""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer

from rootdsl.syntax import tree as t

Part = tuple[Token, t.Sentence]  # a sentence and its first token
Tail = tuple[str, Any]


def _sort(tails: list[Tail] | None) -> dict[str, list[Any]]:
    out: dict[str, list[Any]] = {"filter": [], "role": [], "order": []}
    for kind, what in tails or ():
        out[kind].extend(what) if kind == "order" else out[kind].append(what)
    return out


def _plain_line(plain: tuple[list[Part], list[Token], list[t.Words], t.Guard | None]) -> t.Line:
    parts, joins, chain, duration = plain
    return t.Line([s for _, s in parts], chain, duration, None, None, parts[0][0], joins)


class Builder(Transformer[Token, Any]):
    """Stateless, so that one parser serves every file."""

    def start(self, nodes: list[Any]) -> list[t.Node]:
        return nodes

    def block(self, nodes: list[Any]) -> list[t.Node]:
        return nodes

    def inline(self, kids: list[Any]) -> list[t.Node]:
        return [_plain_line(kids[0])]

    def plain(self, kids: list[Any]) -> Any:
        (parts, joins), chain, duration = kids
        return parts, joins, chain or [], duration

    def amounts(self, kids: list[Any]) -> Any:
        return [kids[0]], [], [], None

    # ------------------------------------------------------------ headings

    def language(self, kids: list[Any]) -> t.Language:
        return t.Language(kids[1], kids[0])

    def _heading(self, keyword: Token, words: t.Words, title: Any, tails: Any, guards: Any, plain: Any, block: Any) -> t.Heading:
        name, after = title or (None, ())
        s = _sort(tails)
        inline: list[t.Sentence] = []
        body: list[t.Node] = list(block or [])
        if plain:
            line = _plain_line(plain)
            if line.chain or line.duration or line.joins:  # more than a row of sentences: keep it whole
                body.insert(0, line)
            else:
                inline = line.sentences
        return t.Heading(keyword, words, name, after, s["filter"], s["role"], guards, inline, None, body, keyword, s["order"])

    def heading(self, kids: list[Any]) -> t.Heading:
        keyword, words, title, tails, guards, plain, block = kids
        if keyword == "exception to":
            keyword = keyword.update(value="exception")
        return self._heading(keyword, words or (), title, tails, guards, plain, block)

    def titled(self, kids: list[Any]) -> t.Heading:
        words, title, tails, guards, plain, block = kids
        keyword = words[0] if words else title[0]
        return self._heading(keyword, words[1:] if words else (), title, tails, guards, plain, block)

    def needs(self, kids: list[Any]) -> t.Heading:
        keyword, words, title, tails, guards, cond, block = kids
        node = self._heading(keyword, words, title, tails, guards, None, block)
        node.cond = cond
        return node

    def title(self, kids: list[Any]) -> tuple[Token, t.Words]:
        return kids[0], kids[1] or ()

    def note(self, kids: list[Any]) -> t.Note:
        return t.Note(str(kids[0]), kids[1], kids[0])

    def filter(self, kids: list[Any]) -> Tail:
        return "filter", kids[0]

    def role(self, kids: list[Any]) -> Tail:
        return "role", kids[0]

    def order(self, kids: list[Any]) -> Tail:
        return "order", kids[0]

    def filters(self, kids: list[Any]) -> list[t.Words]:
        return [words for _, words in kids]

    def guard(self, kids: list[Any]) -> t.Guard:
        word, cond = kids
        keyword = {"C_IF": "if", "C_UNLESS": "unless"}.get(word.type, "while")
        return t.Guard(keyword, cond)

    duration = guard

    def _list(self, kids: list[Any]) -> list[Any]:
        return kids

    tails = hook_tails = event_tails = guards = _list

    # ------------------------------------------------------------ examples

    def example(self, kids: list[Any]) -> t.Example:
        keyword, title, after, *lines = kids
        steps = [line for line in lines if isinstance(line, t.ExampleLine)]
        notes = [line for line in lines if isinstance(line, t.Note)]
        return t.Example(title, steps, keyword, after or (), notes)

    def example_line(self, kids: list[Any]) -> t.ExampleLine:
        keyword, (parts, _) = kids
        return t.ExampleLine(str(keyword), [s for _, s in parts], keyword)

    # ------------------------------------------------------------ hooks

    def hook(self, kids: list[Any]) -> t.Hook:
        keyword, words, tails, guards, body = kids
        s = _sort(tails)
        return t.Hook(str(keyword), words, s["filter"], s["role"], s["order"], guards, body, keyword)

    def when(self, kids: list[Any]) -> t.When:
        events = [kid for kid in kids if isinstance(kid, t.Event)]
        return t.When(events, kids[-1], kids[0])

    def event(self, kids: list[Any]) -> t.Event:
        words, tails, would, guards = kids
        s = _sort(tails)
        would_words, would_filters, would_roles = would or (None, [], [])
        return t.Event(words, s["filter"], would_words, would_filters, guards, s["role"] + would_roles)

    def would(self, kids: list[Any]) -> Any:
        _, words, tails = kids
        s = _sort(tails)
        return words, s["filter"], s["role"]

    # ------------------------------------------------------------ control

    def if_(self, kids: list[Any]) -> t.If:
        first, last = kids[0], kids[-1]
        otherwise = last
        rest = kids[:-2]
        branches = [(rest[i + 1], rest[i + 2]) for i in range(0, len(rest), 3)]
        return t.If(branches, otherwise, first)

    def if_cannot(self, kids: list[Any]) -> t.IfCannot:
        return t.IfCannot(kids[1], kids[0])

    def fully(self, kids: list[Any]) -> t.Fully:
        return t.Fully(kids[1], kids[3], kids[0])

    def for_each(self, kids: list[Any]) -> t.ForEach:
        keyword, words, filters, order, body = kids
        return t.ForEach(words, filters, order or [], keyword.startswith("together"), body, keyword)

    def loop(self, kids: list[Any]) -> t.Loop:
        keyword, words, filters, body = kids
        return t.Loop(True, words, filters, body, keyword, keyword == "do this")

    def endless(self, kids: list[Any]) -> t.Loop:
        keyword, filters, body = kids
        return t.Loop(False, (), filters, body, keyword)

    def together(self, kids: list[Any]) -> t.Together:
        return t.Together(kids[1], kids[0])

    def may_block(self, kids: list[Any]) -> t.MayBlock:
        subject, may, body = kids
        return t.MayBlock(subject or (), body, subject[0] if subject else may)

    def choose_one(self, kids: list[Any]) -> t.ChooseOne:
        subject, may, keyword, *items = kids
        branches: list[list[t.Node]] = []
        notes: list[t.Node] = []
        for item in items:
            if isinstance(item, t.Note):  # a note belongs to the branch above it, at the top to the first
                (branches[-1] if branches else notes).append(item)
            elif item is not None and not isinstance(item, Token):
                branches.append([*notes, item])
                notes = []
        first = subject[0] if subject else may or keyword
        return t.ChooseOne(subject or (), may is not None, branches, first)

    def cond(self, kids: list[Any]) -> t.Cond:
        join = "" if len(kids) == 1 else "and" if kids[1].type == "C_AND" else "or"
        return t.Cond(join, kids[::2])

    def test(self, kids: list[Any]) -> t.Test:
        return t.Test(kids[0], kids[1])

    def chain(self, kids: list[Any]) -> list[t.Words]:
        return kids[::2]

    # ------------------------------------------------------------ sentences

    def line(self, kids: list[Any]) -> t.Line:
        (parts, joins), chain, duration, deeper = kids
        node = _plain_line((parts, joins, chain or [], duration))
        if isinstance(deeper, tuple):
            node.effect = deeper[0]
        else:
            node.body = deeper
        return node

    def effect(self, kids: list[Any]) -> tuple[list[t.Node]]:
        return (kids[1:],)

    def sentences(self, kids: list[Any]) -> tuple[list[Part], list[Token]]:
        return kids[::2], kids[1::2]

    def do(self, kids: list[Any]) -> Part:
        return kids[0][0], t.Do(kids[0], kids[1])

    def may(self, kids: list[Any]) -> Part:
        subject, may, words, filters = kids
        return subject[0] if subject else may, t.May(subject or (), t.Do(words, filters))

    def may_choose(self, kids: list[Any]) -> Part:
        subject, may, (_, choose) = kids
        return subject[0] if subject else may, t.May(subject or (), choose)

    def cannot(self, kids: list[Any]) -> Part:
        subject, more, cannot, words, filters = kids
        listed = [x for part in more or () for x in (Token.new_borrow_pos("COMMA", ",", part[0]), *part)]
        return subject[0] if subject else cannot, t.Cannot((*(subject or ()), *listed), words, filters)

    def choose(self, kids: list[Any]) -> Part:
        return kids[0], t.Choose((), *kids[1])

    def chooses(self, kids: list[Any]) -> Part:
        return kids[0][0], t.Choose(kids[0], *kids[2])

    def pick(self, kids: list[Any]) -> tuple[Token, t.Words, t.Words, list[t.Words]]:
        quantity = kids[1] if len(kids) == 6 else ()
        for words in kids[2] if quantity else ():      # `half of the cards, rounded up, among ...`
            quantity += (words[0].update("COMMA", ","), *words)
        return kids[0], quantity, kids[-2], kids[-1]

    def let(self, kids: list[Any]) -> Part:
        return kids[0], t.Let(kids[1], kids[3], kids[4])

    def force(self, kids: list[Any]) -> Part:
        keyword, words, filters = kids
        cut = next((i for i, word in enumerate(words) if word.type == "TO"), len(words))
        return keyword, t.Force(words[:cut], words[cut + 1 :], filters)

    # ------------------------------------------------------------ phrases

    def phrase(self, kids: list[Any]) -> t.Words:
        return tuple(kids)

    clause = row = phrase


setattr(Builder, "if", Builder.if_)  # the rule is called `if`, which Python cannot spell as a method
