"""Texts that a person has read and found right; `PROSE_GOLDEN=1` writes them anew, to be read again."""

from __future__ import annotations

import os
from pathlib import Path


def same(path: Path, text: str) -> None:
    if os.environ.get("PROSE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()
