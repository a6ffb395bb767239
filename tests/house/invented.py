"""Invented factions at a table: a text becomes a file beside shipped ones."""

from __future__ import annotations

import re
from pathlib import Path

from rootdsl.project.tables import build_table
from rootdsl.runtime.table import Table

NAME = re.compile(r"^faction (\w+)", re.MULTILINE)


def seated(text: str, folder: Path, *others: str) -> Table:
    """A table of Root at which the faction of a text sits first and `others` behind it; `marquise` where none is named."""
    found = NAME.search(text)
    assert found is not None, "no faction stands in the text"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{found[1]}.law"
    path.write_text(text, encoding="utf-8")
    return build_table("root", [path, *(others or ("marquise",))])
