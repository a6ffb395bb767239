"""No class of the model without a planner, no pattern that a language lacks."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library
from rootdsl.paths import PACKAGE
from rootdsl.prose.clause import NounPhrase, Pronoun, clause, denied
from rootdsl.prose.document import ADDITIONS
from rootdsl.prose.languages import languages, realiser
from rootdsl.prose.plan import CONDITIONS, EXPRESSIONS, STATEMENTS, Planner
from rootdsl.prose.show import lexicon_of
from tests.prose.samples import Samples

ADDED = (
    s.Hook, s.Trigger, s.ExceptionTo, s.Ban, s.FreeAction, s.Victory, s.AddedAction, s.ComesBefore, s.Prefer, s.OpenPaths, s.Keep, s.SeenBy,
    s.LinkedPlaces, s.LeadTo, s.Tie,
)
HERE = PACKAGE / "prose"
UNIONS = {"statement": (s.Stmt, STATEMENTS), "expression": (e.Expr, EXPRESSIONS), "condition": (e.Cond, CONDITIONS)}


@pytest.mark.parametrize("name", UNIONS)
def test_every_class_has_a_planner(name: str) -> None:
    union, table = UNIONS[name]
    assert not [x.__name__ for x in get_args(union) if x not in table]


def test_every_addition_has_a_planner() -> None:
    assert not [x.__name__ for x in ADDED if x not in ADDITIONS]


def keys(node: ast.AST) -> set[str]:
    """The words in an argument that may be its value: not those with which it compares."""
    if isinstance(node, (ast.Compare, ast.JoinedStr)):
        return set()
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return {y for x in ast.iter_child_nodes(node) for y in keys(x)}


def used(functions: set[str], skip: int = 0) -> set[str]:
    """The keys with which the planners call these constructors."""
    out: set[str] = set()
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions and len(node.args) > skip:
                out |= keys(node.args[skip])
    return {x for x in out if x.isidentifier()}


@pytest.mark.parametrize("language", languages())
def test_every_pattern_in_every_language(language: str) -> None:
    from importlib import import_module

    table = import_module(f"rootdsl.prose.languages.{language}.verbs")
    book = import_module(f"rootdsl.prose.languages.{language}.book")
    verbs = used({"clause", "fact"}) | used({"do"}, 1)
    assert len(verbs) > 80
    assert not sorted(verbs - table.FRAMES.keys() - book.FRAMES.keys())
    assert not sorted(used({"Adverbial"}) - table.LEADS.keys())
    assert not sorted(used({"Tail"}) - table.TAILS.keys())
    assert not sorted(used({"Computed"}) - table.COMPUTED.keys())


def test_languages_have_the_same_patterns() -> None:
    from importlib import import_module

    tables = [import_module(f"rootdsl.prose.languages.{x}.verbs") for x in languages()]
    for name in ("WORDS", "FRAMES", "LEADS", "TAILS", "COMPUTED"):
        found = [set(getattr(t, name)) for t in tables]
        assert all(k == found[0] for k in found), (name, sorted(set.union(*found) - set.intersection(*found)))


def texts(library: Library, language: str) -> list[tuple[str, str]]:
    lexicon = lexicon_of(library, language)
    speaker, samples = realiser(language, lexicon), Samples(library)
    out: list[tuple[str, str]] = []
    for x in samples.expressions:
        p = Planner(library.systems["eyrie"], lexicon)
        out.append((type(x).__name__, speaker.finished(speaker.phrase(p.phrase(x)), "")))  # type: ignore[attr-defined]
    for c in samples.conditions:
        p = Planner(library.systems["eyrie"], lexicon)
        out.append((type(c).__name__, speaker.finished(speaker.sentence(p.condition(c)), ".")))
    for y in samples.statements:
        p = Planner(library.systems["eyrie"], lexicon)
        with p.within("eyrie.sample", [y]):
            out.append((type(y).__name__, " / ".join(x.strip() for x in speaker.lines(p.body([y])))))
    for z in samples.additions:
        p = Planner(library.systems["eyrie"], lexicon)
        out.append((type(z).__name__, " / ".join(x.strip() for x in speaker.lines(ADDITIONS[type(z)](p, z)))))
    return out


@pytest.mark.parametrize("language", languages())
def test_every_construct_is_said(library: Library, language: str) -> None:
    found = texts(library, language)
    names = {name for name, _ in found}
    wanted = {x.__name__ for union, _ in UNIONS.values() for x in get_args(union)} | {x.__name__ for x in ADDED}
    assert not sorted(wanted - names)
    for name, text in found:
        assert text and "{" not in text and "\x01" not in text and "  " not in text.replace(" / ", ""), (name, text)


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", languages())
def test_constructs_golden(library: Library, language: str) -> None:
    from tests.prose.golden import same

    same(GOLDEN / f"constructs.{language}.txt", "".join(f"{name}: {text}\n" for name, text in texts(library, language)))


@pytest.mark.parametrize("language", languages())
def test_no_denial_is_lost(library: Library, language: str) -> None:
    """What is denied, and what is forbidden, never reads like its opposite."""
    lexicon = lexicon_of(library, language)
    speaker, samples = realiser(language, lexicon), Samples(library)
    for x in samples.conditions:
        found = Planner(library.systems["eyrie"], lexicon).condition(x)
        plain, not_so = (speaker.finished(speaker.sentence(y), ".") for y in (found, denied(found)))
        assert plain != not_so, (type(x).__name__, plain)
    for x in (y for y in samples.additions if isinstance(y, s.Ban)):
        text = " ".join(speaker.lines(ADDITIONS[s.Ban](Planner(library.systems["eyrie"], lexicon), x)))
        assert any(word in text.lower() for word in {"de": ("niemand", "kein", "nicht"), "en": ("nobody", "cannot", " no ")}[language]), (
            text
        )
        assert not ("Niemand" in text and "kein" in text), text
    for text in (t for f in (Path(__file__).parent / "golden").glob("*.txt") for t in f.read_text(encoding="utf-8").splitlines()):
        assert not ("Niemand" in text and ("kein" in text or "nicht" in text)), text


@pytest.mark.parametrize("language", languages())
def test_may_must_and_cannot_differ(library: Library, language: str) -> None:
    lexicon = lexicon_of(library, language)
    speaker = realiser(language, lexicon)
    for what in (
        NounPhrase(("card",), "a"),
        NounPhrase(("card",), "the"),
        NounPhrase(("card",), "", True, owner=Pronoun("you")),
        Pronoun("it", ("card",)),
    ):
        moods = [
            speaker.sentence(clause("discard", mood, subject=NounPhrase(("player",), "the"), what=what))
            for mood in ("do", "may", "must", "cannot", "would")
        ]
        assert len(set(moods)) == len(moods), moods
