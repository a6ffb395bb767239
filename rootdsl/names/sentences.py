"""Sentences: one phrase with a verb becomes one statement. Every word is read or reported."""

from __future__ import annotations

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.calls import names_a_move, phrase_text
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.keeping import Keeping

__all__ = ["Sentences", "phrase_text"]



class Sentences(Keeping):
    """Reads `[subject] verb objects`; declared phrases come before the verbs of the language."""

    told = ""       # the verb of the language that was read last

    def sentence(self) -> list[s.Stmt]:
        """The statements of one sentence (an indefinite role adds a choice before its call)."""
        rules = self.cut_ignoring()
        if rules:
            return [s.Ignoring(self.c.token(), rules, self.sentence())]
        start = self.c.pos
        far, worst = -1, None
        names = dict(self.scope.names)
        for form in (self.declared_call, self.opening, self.builtin):
            self.c.pos = start
            self.scope.names = dict(names)
            try:
                out = form()
            except Misread as miss:
                if self.c.pos > far:
                    far, worst = self.c.pos, miss
                continue
            if out is not None:
                if not self.c.done:
                    if self.c.pos > far:
                        form_of = FORMS.get(self.told if form == self.builtin else "", "")
                        more = f"; `{self.told}` is written {form_of}" if form_of else ""
                        far, worst = self.c.pos, self.wrong(f"the end of the sentence{more}")
                    continue
                return out
        self.c.pos = start
        if str(self.c.peek()) in VERBS_ELSEWHERE and (worst is None or worst.token is self.c.token() or worst.code != "E0337"):
            raise Misread(self.c.token(), "E0337", word=self.c.peek(), say=VERBS_ELSEWHERE[self.c.peek()])
        if worst is not None:
            raise worst
        raise self.no_verb()

    def cut_ignoring(self) -> list[str]:
        """The rules after `, ignoring`, cut off the sentence."""
        c = self.c
        at = next((i for i, t in enumerate(c.tokens) if str(t) == "ignoring" and i and c.tokens[i - 1].type == "COMMA"), 0)
        if not at:
            return []
        tail = Sentences(Cursor(c.tokens[at + 1:], c.tokens[at]), self.scope)
        rules: list[str] = []
        while True:
            if tail.c.take("bans on"):
                verb = tail.ban_verb(str(tail.c.next()))
                rules.append(f"bans:{verb}")
                if verb == "move":      # also those that ask from where to where it goes
                    rules += [f"bans:{x.path}" for x in tail.phrases() if names_a_move(x)]
            else:
                path = tail.rule_path(tail.c.peek())
                if not path:
                    raise tail.wrong("a rule, a requirement or `bans on` something")
                tail.c.next()
                rules.append(path)
            if not tail.c.take("and"):
                break
        if not tail.c.done:
            raise tail.wrong("`and` or the end of the sentence")
        del c.tokens[at - 1:]
        return rules

    def opening(self) -> list[s.Stmt] | None:
        """`streams are open for PLAYER, this turn`."""
        c, at = self.c, self.c.token()
        kind = self.find(c.peek(), d.PathKind) if c.peek(1) == "are" else []
        if not kind:
            return None
        c.next(), c.next()
        c.expect("open")
        c.expect("for")
        return [s.OpenFor(at, kind[0], self.typed("player"), self.span(True))]  # type: ignore[arg-type]

    def builtin(self) -> list[s.Stmt] | None:
        c = self.c
        at = c.token()
        subject: e.Expr | None = None
        verb = self.verb_here()
        if verb is None:
            if c.kind() not in ("WORD", "PATH"):
                return None
            subject = self.noun()
            if type_of(subject)[0] not in ("player", "unit"):
                raise Misread(at, "E0311", word=str(at), expected="a player and a verb")
            verb = self.verb_here()
            if verb is None:
                raise self.no_verb()
        c.next()
        self.told = verb
        one = subject is not None and type_of(subject) == ("player", False)
        with self.scope.performed_by(subject if one else None):
            out = self.verbs[verb](self, at, subject if subject is not None else self.scope.performer)
        return out if isinstance(out, list) else [out]


# Verbs that other rule books use, and how it is said here.
VERBS_ELSEWHERE = {
    "return": "put PIECES into their supply", "destroy": "remove PIECES", "kill": "remove PIECES", "eliminate": "remove PIECES",
    "pay": "spend ...` with `to EFFECT` below it, or `remove PIECES", "deploy": "place N PIECES in PLACE", "earn": "score N",
    "repeat": "do this N times` with the sentences in deeper lines below it, or `up to N times",
    "select": "choose NAME among SET", "pick": "choose NAME among SET", "steal": "take a random card from hand of PLAYER",
    "flip": "set FLAG", "swap": "replace PIECE by PIECE", "transfer": "put THING into PLACE", "increase": "add N to NUMBER",
    "decrease": "lose N NUMBER` or `lose N RELATION toward PLAYER", "reduce": "lose N NUMBER", "show": "reveal CARDS",
    "raise": "add N to NUMBER", "lower": "lose N NUMBER", "tuck": "put CARD into PILE",
}

# How verbs are written, for the message about words that are left over.
FORMS = {
    "lose": "`lose N`, `lose N NUMBER`, `lose N RELATION toward PLAYER` or `lose N VALUE of SIDE, this PROCEDURE`",
    "gain": "`gain N points`, `gain N NUMBER` or `gain N RELATION toward PLAYER`",
    "score": "`score N` or `score N for each SET`",
    "draw": "`draw N`, `draw N from PILE` or `draw N into PILE`",
    "place": "`place N PIECE in PLACE` or `place N PIECE in PLACE for each SET`",
    "spend": "`spend a card FILTER`, `spend N NUMBER` or `spend N PIECES from PLACES`",
    "advance": "`advance RELATION toward PLAYER`; so many spaces are `gain N RELATION toward PLAYER`",
}

Sentences.verbs = {
    name[2:]: method for base in Sentences.__mro__ for name, method in vars(base).items() if name.startswith("v_")
}
