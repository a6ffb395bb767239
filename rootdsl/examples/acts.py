"""The acts of an example: what is done at the table, and with which answers."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.examples import said
from rootdsl.examples.script import Act, ExampleReader, reader
from rootdsl.messages.near import nearest
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.rows import cells, row, split_commas
from rootdsl.names.scope import Scope


def read_act(sentence: Any, at: Token, scope: Scope) -> Act:
    """`otters raid mice in 5, rolling 3 and 0, spare`; `otters play noon.act, ...`; `otters take a turn`."""
    parts = split_commas(cells(row(sentence)))
    head, rest = parts[0], parts[1:]
    rolls: list[list[str]] = []
    answers: list[list[str]] = []
    for part in rest:
        texts = [str(w) for w in part]
        if texts[0] == "rolling":
            rolls.append([w for w in texts[1:] if w != "and"])
        else:
            answers.append(texts)
    turn = [str(w) for w in head[-3:]]
    if turn[:1] in (["take"], ["takes"]) and turn[1] in ("their", "its", "the", "his", "her") and turn[2] == "turn":
        head = [*head[:-2], said.word("a", head[-2]), head[-1]]
    r = reader(head, at, scope)
    texts = [str(w) for w in head]
    own = {x.path.partition(".")[2]: x.kind for x in scope.system.rules}
    if len(texts) >= 2 and texts[-2] in ("play", "plays") and texts[:-2] in ([scope.system.name], []) and texts[-1] not in own and own:
        check_part(head[-1], own)
    if len(texts) >= 2 and texts[-2] in ("play", "plays"):
        r2 = reader(head[:-2], at, scope)
        who: e.Expr | None = r2.noun() if head[:-2] else None
        return Act(at, None, [], who, texts[-1], answers, rolls)
    try:
        stmts = r.sentence()
    except Misread as miss:
        if len(head) == 1 and own.get(texts[0]) == "phase":
            return Act(at, None, [], None, texts[0], answers, rolls)
        if len(head) > 1 and miss.token is head[1]:
            check_part(head[1], own, True)
        try:                                # a number at the end that is no place: a mere effect
            stmts = ExampleReader(Cursor(head, at), scope).sentence()
        except Misread:
            raise miss from None
    call = next((x for x in stmts if isinstance(x, s.Invoke)), None)
    if call is None:
        raise Misread(at, "E0701")
    whole_groups(call)
    return Act(at, call, [x for x in stmts if x is not call], call.who, "", answers, rolls)


def check_part(token: Token, own: dict[str, str], only_actions: bool = False) -> None:
    """A step that is named without its phase, or an action of a menu, is told where it stands."""
    word = str(token)
    inside = [path for path in own if path.endswith("." + word)]
    actions = [path for path in inside if own[path] in ("action", "extra")]
    if actions:
        raise Misread(token, "E0717", word=word, step=actions[0].rpartition(".")[0])
    if inside and not only_actions and own[inside[0]] in ("step", "phase"):
        raise Misread(token, "E0303", word=word, expected=f"a step with its phase, `{inside[0]}`")
    if "." in word and not only_actions and word.partition(".")[0] in own:
        raise Misread(token, "E0301", word=word, expected="a phase or step", near=nearest(word, own) or "")


def whole_groups(call: s.Invoke) -> None:
    """`mice move 2 guards from 1 to 5`: guards of whoever moves them."""
    for name, bound in call.roles.items():
        pieces = bound.of if isinstance(bound, e.Some) else bound
        if isinstance(pieces, e.Pieces) and any(p.name == name and p.type == "group" for p in call.decl.params):
            if call.who is not None and (pieces.owner is None or isinstance(pieces.owner, e.Me)):
                pieces.owner = call.who
