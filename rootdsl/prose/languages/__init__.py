"""One folder for each language: `grammar`, `verbs`, `book` and `realise`. A further language is one more folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rootdsl.prose.catalogue import read_term
from rootdsl.prose.frame import Frame, Term, read_frame
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import Realiser


def languages() -> list[str]:
    """The languages that are shipped, by their folders."""
    return sorted({x.name for folder in __path__ for x in Path(folder).iterdir() if (x / "realise.py").is_file()})


def realiser(language: str, lexicon: Lexicon) -> Realiser:
    """The realiser of one language over the words of one game."""
    module = import_module(f"{__name__}.{language}.realise")
    made: Realiser = module.make(lexicon)
    return made


def tables(language: str) -> tuple[dict[str, Term], dict[str, Frame]]:
    """The words and the verb frames that a language has by itself."""
    module = import_module(f"{__name__}.{language}.verbs")
    book = f"{__name__}.{language}.book"
    frames = {**module.FRAMES, **(import_module(book).FRAMES if find_spec(book) is not None else {})}
    return (
        {key: read_term(text, language) for key, text in module.WORDS.items()},
        {key: read_frame(text) for key, text in frames.items()},
    )


def table(language: str, name: str, default: Any) -> Any:
    """A table of a language: of its module `verbs`."""
    return getattr(import_module(f"{__name__}.{language}.verbs"), name, default)
