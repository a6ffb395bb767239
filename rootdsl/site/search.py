"""The index of the search: a script, since pages that are opened from a disk can read nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rootdsl.book.tree import Book, Entry
from rootdsl.site.labels import Labels
from rootdsl.site.places import Places, page

FILE = "search-index.js"


def index(book: Book, labels: Labels, places: Places) -> str:
    """A call with the pages and the rules of a book.

    A page is its file and its heading; a rule is the number of its page, its id, its number, its
    title, its text, and further ids that lead to it.
    """
    pages = [[page(x), f"{x.number} {x.title}"] for x in book.chapters]
    rules = [rule(entry, n, labels, places) for n, chapter in enumerate(book.chapters) for entry in chapter.walk()]
    return f"rules_index({script({'pages': pages, 'rules': rules})});\n"


def rule(entry: Entry, n: int, labels: Labels, places: Places) -> list[Any]:
    text = " ".join(words(entry))
    out = [n, places.id(entry), places.by_key[entry.key].number, labels.headed(entry), text]
    more = places.aliases(entry)
    return [*out, more] if more else out


def words(entry: Entry) -> Iterator[str]:
    for name, value in entry.facts:
        yield f"{name}: {value}."
    for para in entry.paras:
        for below in para.walk():
            yield below.text


def script(data: Any) -> str:
    """Data as JavaScript that ends no script and no line, whatever is in it.

    >>> script(["</script>", chr(0x2028)])
    '["\\\\u003c/script\\\\u003e","\\\\u2028"]'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in ("<", ">", "&", "\u2028", "\u2029"):
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
