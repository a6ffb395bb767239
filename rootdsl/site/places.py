"""Where everything stands in the site of one language: the file and the id of each rule."""

from __future__ import annotations

from dataclasses import dataclass

from rootdsl.book.links import anchor, file_of
from rootdsl.book.number import printed
from rootdsl.book.tree import Book, Chapter, Entry


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule, or a chapter (then without an entry), is found."""

    file: str
    id: str
    number: str
    title: str
    chapter: Chapter
    entry: Entry | None = None

    def seen_from(self, file: str) -> str:
        """The link from a page of the same language."""
        return f"{'' if file == self.file else self.file}#{self.id}"


class Places:
    """Places by key. Ids are those of the keys; where two keys of a page would have one id, the later one counts on."""

    def __init__(self, book: Book) -> None:
        self.by_key: dict[str, Place] = {}
        self.ids: dict[int, str] = {}  # of each entry, by identity: two entries may bear one key
        self.more: dict[int, list[str]] = {}
        for chapter in book.chapters:
            self.chapter(chapter)
        for chapter in book.chapters:
            top = Place(page(chapter), "", str(chapter.number), chapter.title, chapter)
            self.by_key.setdefault(chapter.system, top)

    def chapter(self, chapter: Chapter) -> None:
        taken: set[str] = set()
        file = page(chapter)
        entries = list(chapter.walk())
        for entry in entries:
            self.ids[id(entry)] = free(anchor(entry.key) or "rule", taken)
            place = Place(file, self.ids[id(entry)], printed(entry.number), entry.title, chapter, entry)
            self.by_key.setdefault(entry.key, place)
        for entry in entries:
            self.more[id(entry)] = []
            for key in entry.aliases:
                if anchor(key) in taken:
                    continue
                self.more[id(entry)].append(free(anchor(key), taken))
                self.by_key.setdefault(key, self.by_key[entry.key])

    def id(self, entry: Entry) -> str:
        return self.ids[id(entry)]

    def aliases(self, entry: Entry) -> list[str]:
        """Further ids that lead to an entry."""
        return self.more[id(entry)]

    def find(self, key: str) -> Place | None:
        return self.by_key.get(key)


def page(chapter: Chapter) -> str:
    return file_of(chapter, ".html")


def free(name: str, taken: set[str]) -> str:
    """The name, or the name with the first number that makes it new.

    >>> free("a", {"a", "a-2"})
    'a-3'
    """
    found, n = name, 1
    while found in taken:
        n += 1
        found = f"{name}-{n}"
    taken.add(found)
    return found
