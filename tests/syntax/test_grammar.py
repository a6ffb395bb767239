"""The grammar builds strictly, and its tables and ours name the same words."""

from __future__ import annotations

from pathlib import Path

import pytest
from lark import Lark
from lark.exceptions import GrammarError

from rootdsl.paths import grammar_file
from rootdsl.syntax.parser import _Given, build_parser, the_parser
from rootdsl.syntax.words import ANYWHERE, COMMA_WORDS, LINE_START, READER


def test_strict_grammar_has_no_conflict() -> None:
    build_parser()


def test_a_conflict_would_be_noticed() -> None:
    text = grammar_file().read_text(encoding="utf-8").replace("| line\n", "| line | two\n") + "\ntwo: do _NL\n"
    with pytest.raises(GrammarError):
        Lark(text, parser="lalr", lexer=_Given, strict=True)


def test_every_word_makes_a_declared_token() -> None:
    declared = {terminal.name for terminal in the_parser().terminals} | set(_declared())
    for table in (LINE_START, ANYWHERE, COMMA_WORDS):
        assert set(table.values()) <= declared
    assert set(READER) - {"$END"} <= declared


def _declared() -> list[str]:
    lines = grammar_file().read_text(encoding="utf-8").splitlines()
    return [word for line in lines if line.startswith("%declare") for word in line.split()[1:]]


def test_a_damaged_cache_does_no_harm(tmp_path: Path) -> None:
    cache = tmp_path / "grammar.cache"
    cache.write_bytes(b"junk")
    assert build_parser(str(cache)) is not None
