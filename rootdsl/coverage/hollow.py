"""What stands for a declaration that cannot be dropped, because others name it: the same name with nothing behind it.

A value becomes nought, a requirement always holds, a word keeps its noun only, a zone is seen by other people, a path
is closed (or open), and a phase changes places with the one beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rootdsl.mutants.change import ALWAYS, NEVER, Change
from rootdsl.mutants.page import Edit, Page, end_of

NOTHING = ("0", "nobody", "no pieces", "no cards", "nothing")
ORDERED = ("phase",)


def hollows(page: Page, first: int) -> Iterator[Change]:
    """The hollow forms of what begins on a line, and of the phases below it."""
    keyword = page.first_word(first)
    if keyword == "value":
        yield from _behind_colon(page, first, NOTHING)
    elif keyword in ("needs", "condition"):
        for form in (ALWAYS[:1], NEVER[:1]):
            yield from _behind_colon(page, first, form)
    elif keyword == "word":
        yield from _behind_colon(page, first, _nouns(page, first))
    elif keyword == "zone":
        yield from _seen(page, first)
    elif keyword == "path":
        yield from _closed(page, first)
    for line in range(first, page.block_end(first) + 1):
        if page.depth[line - 1] >= 0 and page.first_word(line) in ORDERED:
            yield from _moved(page, line)


def _changes(page: Page, line: int, what: str, *edits: Edit) -> Iterator[Change]:
    texts = tuple(x for x in (page.changed(edit) for edit in edits) if x != page.text)
    if texts:
        yield Change(page.path, line, "hollow", f"{what} `{page.lines[line - 1].strip()}`", texts)


def _behind_colon(page: Page, first: int, forms: tuple[str, ...]) -> Iterator[Change]:
    """Something else behind the colon; a body below the line goes with it."""
    words = [x for x in page.tokens if x.line == first]
    colon = next((x for x in words if str(x) == ":"), None)
    begin = colon.start_pos or 0 if colon is not None else end_of(words[-1])
    end = min(page.offsets[page.block_end(first)], len(page.text))
    yield from _changes(page, first, "hollowed", *((begin, end, f": {form}\n") for form in forms))


def _nouns(page: Page, first: int) -> tuple[str, ...]:
    """What a word says of: its article and noun, without what tells them from others."""
    words = [str(x) for x in page.tokens if x.line == first]
    if ":" not in words:
        return ()
    return (" ".join(words[words.index(":") + 1 :][:2]),)


def _seen(page: Page, first: int) -> Iterator[Change]:
    words = [x for x in page.tokens if x.line == first]
    for by, who in pairwise(words):
        if str(by) == "by" and str(who) in ("all", "owner", "nobody"):
            other = "nobody" if str(who) == "all" else "all"
            yield from _changes(page, first, f"seen by {other}", (who.start_pos or 0, end_of(who), other))
            return


def _closed(page: Page, first: int) -> Iterator[Change]:
    words = [x for x in page.tokens if x.line == first]
    if str(words[-1]) == "closed":
        edit = page.without((words[-1],))
        if edit is not None:
            yield from _changes(page, first, "opened", edit)
    else:
        end = end_of(words[-1])
        yield from _changes(page, first, "closed", (end, end, ", closed"))


def _moved(page: Page, line: int) -> Iterator[Change]:
    """Changed places with the one before it."""
    depth = page.depth[line - 1]
    before = line - 1
    while before > 0 and (page.depth[before - 1] < 0 or page.depth[before - 1] > depth):
        before -= 1
    if before < 1 or page.depth[before - 1] != depth or page.first_word(before) != page.first_word(line):
        return
    last = page.block_end(line)
    upper = page.text[page.offsets[before - 1] : page.offsets[line - 1]]
    lower = page.text[page.offsets[line - 1] : page.offsets[last]]
    yield from _changes(page, line, "sooner", (page.offsets[before - 1], page.offsets[last], lower + upper))
