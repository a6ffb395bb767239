"""Chapters of files that have not changed, from the user's own cache: as data, so that nothing in them is ever carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rootdsl.book.tree import Chapter, Entry, Para, Run, Shown
from rootdsl.project import cache
from rootdsl.prose.lexicon import Lexicon

KIND = "chapters"
MOST = 400


def kept(key: str, lexicon: Lexicon, make: Callable[[], list[Chapter]]) -> list[Chapter]:
    """The chapters under a key, made now where they are not there; so is what they lack in the language."""
    record = cache.load_record(KIND, key)
    if isinstance(record, dict):
        try:
            chapters = [_chapter(x) for x in record["chapters"]]
            missing = {str(x) for x in record["missing"]}
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            pass  # damaged: made again
        else:
            lexicon.missing |= missing
            return chapters
    before, lexicon.missing = lexicon.missing, set()
    chapters = make()
    cache.store_record(KIND, key, {"missing": sorted(lexicon.missing), "chapters": [_of_chapter(x) for x in chapters]})
    cache.prune(KIND, MOST)
    lexicon.missing |= before
    return chapters


# ---------------------------------------------------------------- as rows of data


def _of_chapter(x: Chapter) -> list[Any]:
    return [x.system, x.title, x.kind, x.colour, [_of_entry(y) for y in x.entries]]


def _chapter(row: list[Any]) -> Chapter:
    system, title, kind, colour, entries = row
    return Chapter(system, title, kind, 0, colour, [_entry(x) for x in entries])


def _of_entry(x: Entry) -> list[Any]:
    paras = [[_of_para(y) for y in z] for z in (x.paras, x.replaced)]
    examples = [[y.title, y.lines] for y in x.examples]
    rest = [x.facts, x.source, x.text_of_its_own, x.aliases]
    return [x.key, x.title, x.kind, *paras, [_of_entry(y) for y in x.children], examples, *rest]


def _entry(row: list[Any]) -> Entry:
    key, title, kind, paras, replaced, children, examples, facts, source, own, aliases = row
    return Entry(
        key,
        title,
        kind,
        paras=[_para(x) for x in paras],
        children=[_entry(x) for x in children],
        examples=[Shown(name, [(k, v) for k, v in lines]) for name, lines in examples],
        facts=[(k, v) for k, v in facts],
        source=(source[0], source[1]),
        text_of_its_own=own,
        replaced=[_para(x) for x in replaced],
        aliases=aliases,
    )


def _of_para(x: Para) -> list[Any]:
    return [[[y.text, y.ref] for y in x.runs], [_of_para(y) for y in x.children], x.kind, x.origin, x.marks]


def _para(row: list[Any]) -> Para:
    runs, children, kind, origin, marks = row
    return Para(tuple(Run(text, ref) for text, ref in runs), [_para(x) for x in children], kind, origin, marks)
