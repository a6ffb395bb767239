"""The one registry of message codes.

E01 lexer, E02 syntax, E03 names, E04 types, E05 layers, E06 checks, E07 examples, E08 table
and set-up, E09 files and limits; W in place of E warns only. Each family has a module that
calls `add`; `lookup` knows them all. A code says what is wrong in one sentence, and its page
explains with a correct example. A code is stable for ever: never reuse one.
"""

from __future__ import annotations

from dataclasses import dataclass

FAMILIES = {
    "01": "signs and indents",
    "02": "lines and sentences",
    "03": "names",
    "04": "kinds of things",
    "05": "layers",
    "06": "checks",
    "07": "examples",
    "08": "table and set-up",
    "09": "files and limits",
}


@dataclass(frozen=True, slots=True)
class Code:
    """One code. `sentence` has {fields}; `wrong` shows the fault in a small file and `right` its cure, both tested."""

    code: str
    title: str
    sentence: str
    page: str
    right: str = ""
    wrong: str = ""
    hint: str = ""
    example: str = ""


_codes: dict[str, Code] = {}


def add(
    code: str, title: str, sentence: str, page: str, *, right: str = "", wrong: str = "", hint: str = "", example: str = ""
) -> None:
    """Enter a code. Twice the same is a fault of ours."""
    if code in _codes:
        raise ValueError(f"message code {code} is given twice")
    if code[:1] not in ("E", "W") or code[1:3] not in FAMILIES:
        raise ValueError(f"message code {code} belongs to no family")
    _codes[code] = Code(code, title, sentence, page, right, wrong, hint, example)


def _load() -> None:
    """Import the module of each family; a new family is entered here."""
    from rootdsl.messages import (  # noqa: F401
        batches,
        boards,
        checks,
        examples,
        house,
        layers,
        limits,
        lines,
        names,
        native,
        signs,
        table,
    )


def lookup(code: str) -> Code:
    """The entry of a code; KeyError for one that does not exist."""
    _load()
    return _codes[code]


def all_codes() -> dict[str, Code]:
    """Every code, in order."""
    _load()
    return dict(sorted(_codes.items()))
