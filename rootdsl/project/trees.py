"""Trees of files that have not changed, from the user's own cache.

A tree is kept under the hash of its text and of our code, only where its file had nothing to report, and only in the
folder that `cache` believes: never in a project, so that no stranger's file is ever unpickled.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from rootdsl.messages.message import Report
from rootdsl.project import cache
from rootdsl.syntax.tree import File

if TYPE_CHECKING:
    from pathlib import Path

KIND = "trees"
MOST = 200  # trees are long


def tree_of(text: str, label: str, report: Report) -> File:
    """What `parse` makes of a text: made before, or made now and kept. Messages go to the report."""
    from rootdsl.syntax.parser import parse

    key = cache.digest(cache.compiler_hash(), label, text)
    known = kept(key)
    if known is not None:
        report.open(label, text)
        return known
    before = len(report.messages)
    file = parse(text, label, report)
    if len(report.messages) == before and keep(key, file) is not None:
        cache.prune(KIND, MOST)
    return file


def kept(key: str) -> File | None:
    """The tree under a key, or None where there is none or it is damaged."""
    data = cache.load_whole(KIND, key, ".tree")
    if data is None:
        return None
    try:
        found = pickle.loads(data)
    except Exception:  # whatever a damaged file makes of it: the text is there to be read again
        return None
    return found if isinstance(found, File) else None


def keep(key: str, file: File) -> Path | None:
    try:
        return cache.store_whole(KIND, key, pickle.dumps(file, pickle.HIGHEST_PROTOCOL), ".tree")
    except RecursionError:  # nested too deep for it: then it is read anew each time
        return None
