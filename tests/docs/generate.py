"""The pages of the manual that are lists: keywords and messages. Written anew by `python -m tests.docs.generate`."""

from __future__ import annotations

import re
from pathlib import Path

from rootdsl.messages.codes import FAMILIES, all_codes
from rootdsl.project.keywords import grammar_words, names_words

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
LISTS = ("keywords.md", "errors.md")

# Headings that the grammar keeps free for later; nothing reads what stands under them yet.
# Pieces of words and names of its own that the compiler's code compares with; no author writes them.
INNER = frozenset({"a flag of the place", "a purpose", "d", "data", "ed", "keyword", "the_", "unit"})
RESERVED = frozenset(
    {"item", "layer", "marker", "offer", "option", "overview", "prefer", "preset", "table", "table rule", "ties", "trait"}
)


def pages() -> dict[str, str]:
    return {p.name: p.read_text(encoding="utf-8") for p in sorted(REFERENCE.glob("*.md")) if p.name not in LISTS}


def page_of(word: str, texts: dict[str, str]) -> str:
    """The page that tells of a word: one with it in its title, in its form, in its text, at last in any snippet."""
    sign = re.escape(word)
    for pattern in (
        rf"^# .*(?<![\w`])`?{sign}`?(?!\w)",
        rf"^    {sign}(?!\w)",
        rf"`[^`\n]*(?<!\w){sign}(?!\w)[^`\n]*`",
        rf"(?<![\w]){sign}(?!\w)",
    ):
        found = [name for name, text in texts.items() if re.search(pattern, text, re.MULTILINE)]
        if found:
            return found[0]
    return ""


def words() -> list[tuple[str, str]]:
    return [(word, where) for word, where in sorted({**names_words(), **grammar_words()}.items()) if word not in INNER]


def keywords() -> str:
    texts = pages()
    rows = []
    for word, where in words():
        page = "" if word in RESERVED else page_of(word, texts)
        link = f"[{page.removesuffix('.md')}]({page})" if page else "kept for later" if word in RESERVED else ""
        rows.append(f"| `{word}` | {where.replace('names, ', 'sentences: ')} | {link} |")
    return KEYWORDS + "\n".join(rows) + "\n"


def errors() -> str:
    out = ERRORS
    for family, title in FAMILIES.items():
        codes = [x for code, x in all_codes().items() if code[1:3] == family]
        if codes:
            out += f"\n## E{family}: {title}\n\n| code | what is wrong | what it says |\n| --- | --- | --- |\n"
            out += "".join(f"| {x.code} | {x.title} | {x.sentence.replace('|', '/')} |\n" for x in codes)
    return out


KEYWORDS = """# Keywords

Every word that the language knows by itself, with what it is and the page that tells of it. All other words
are names that some file declares.

*Reserved* words, and those *after a comma*, are never names. *Headings*, *hooks* and *first words of a line*
are keywords only as the first word of their line; elsewhere they are free. Words of sentences mean something only at their place.

This page is made by `python -m tests.docs.generate`; a test compares it with the tables of the compiler.

| word | known as | page |
| --- | --- | --- |
"""

ERRORS = """# Messages

Every message has a code, the file, the line and column, the line itself with the place marked,
and where there is one the nearest known word.
`E` is an error, `W` a warning. `rootdsl explain E0301` shows the page of a code, with a wrong and a right example.

    bad.law:10:6: E0303 `scuots` cannot stand here. Expected: a kind of piece.
       10 |   10 scuots
          |      ^^^^^^

**How to read it.** *Expected* says what would fit at that place. Several messages in one run are independent; begin with the first.
A misspelt first word of a line can show some lines further down: look at the line above as well.

What stands in braces is filled in. This page is made by `python -m tests.docs.generate`.
"""


def write() -> None:
    (REFERENCE / "keywords.md").write_text(keywords(), encoding="utf-8")
    (REFERENCE / "errors.md").write_text(errors(), encoding="utf-8")


if __name__ == "__main__":
    write()
