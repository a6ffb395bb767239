"""Identifiers of generated code: every one is made here from a name of a `.law` file."""

from __future__ import annotations

import builtins
import functools
import keyword
import re
import unicodedata

TAKEN = frozenset(
    {"f", "g", "t", "s", "u", "o", "v", "x", "me", "pc", "up", "card", "clone", "load", "bind", "heed", "it", "self", "env", "among"}
    | {"b", "c", "event", "i", "n", "of", "p", "r", "top", "unit", "units", "where", "who", "y"}      # what helpers are called in made code
    | {*(name for name in dir(builtins) if name.islower())}
)


NUMBERED = re.compile(r"it\d+")     # members under test, one inside the other


@functools.cache
def exported() -> frozenset[str]:
    """What generated modules import: a name of the rules must not hide it."""
    from rootdsl.runtime import machine

    return frozenset(machine.__all__)


@functools.lru_cache(maxsize=8192)
def ident(name: str) -> str:
    """A safe Python identifier: ASCII letters, digits and underscores; never a keyword or a name of ours.

    >>> ident("a.b-c"), ident("class"), ident("größe")
    ('a_b_c', 'class_', 'gr_f6_ss_e')
    """
    out = []
    for ch in unicodedata.normalize("NFC", name):
        if ch.isascii() and (ch.isalnum() or ch == "_"):
            out.append(ch)
        elif ch in ".-:":
            out.append("_")
        else:
            out.append({"ß": "_ss_"}.get(ch, f"_{ord(ch):x}_"))
    text = re.sub(r"_+$", "_", "".join(out)) or "_"
    if text[0].isdigit():
        text = "n" + text
    ours = text in TAKEN or NUMBERED.fullmatch(text) is not None or text in exported() or text.startswith("__")
    return text + "_" if ours or keyword.iskeyword(text) or keyword.issoftkeyword(text) else text


def class_name(path: str) -> str:
    """`battle.extra` -> `BattleExtra`."""
    text = "".join(part[:1].upper() + part[1:] for part in re.split(r"[._]", ident(path)) if part)
    return text + "_" if keyword.iskeyword(text) else text
