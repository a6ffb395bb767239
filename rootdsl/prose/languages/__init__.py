"""One folder for each language: `grammar`, `verbs` and `realise`. A further language is one more folder."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from rootdsl.prose.catalogue import read_term
from rootdsl.prose.frame import Frame, Term, read_frame
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import Realiser


def languages() -> list[str]:
    """The languages that are shipped, by their folders."""
    return sorted(x.name for x in Path(__file__).parent.iterdir() if (x / "realise.py").is_file())


def realiser(language: str, lexicon: Lexicon) -> Realiser:
    """The realiser of one language over the words of one game."""
    module = import_module(f"{__name__}.{language}.realise")
    made: Realiser = module.make(lexicon)
    return made


def tables(language: str) -> tuple[dict[str, Term], dict[str, Frame]]:
    """The words and the verb frames that a language has by itself."""
    module = import_module(f"{__name__}.{language}.verbs")
    return (
        {key: read_term(text, language) for key, text in module.WORDS.items()},
        {key: read_frame(text) for key, text in module.FRAMES.items()},
    )
