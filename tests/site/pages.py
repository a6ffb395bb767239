"""Reads pages as a browser would, only stricter: what is open, what it is called, where links lead, what is said."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset({"meta", "link", "input", "img", "br", "hr"})
KNOWN = frozenset(
    word
    for words in (
        "a b body button dd details dialog div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 head header html img input",
        "kbd label li link main meta nav ol option output p script section select span style summary title ul",
    )
    for word in words.split()
)
RUNS = frozenset({"src", "href", "action", "formaction", "data", "poster", "srcset"})


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    inside: list[str]  # the tags around it
    text: str = ""


@dataclass
class Page:
    elements: list[Element] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def all(self, tag: str = "", name: str = "") -> list[Element]:
        """Elements of a tag and a class."""
        return [x for x in self.elements if (not tag or x.tag == tag) and (not name or name in x.attributes.get("class", "").split())]

    @property
    def ids(self) -> list[str]:
        return [x.attributes["id"] for x in self.elements if "id" in x.attributes]

    @property
    def links(self) -> list[str]:
        """Everything that leads to a file or an id."""
        return [x.attributes[name] for x in self.elements for name in RUNS if name in x.attributes]

    @property
    def text(self) -> str:
        return self.elements[0].text if self.elements else ""


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Page()
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in KNOWN:
            self.page.troubles.append(f"<{tag}> at {self.getpos()}")
        names = [x for x, _ in attrs]
        if len(names) != len(set(names)):
            self.page.troubles.append(f"an attribute twice at {self.getpos()}")
        self.page.troubles += [f"{x} at {self.getpos()}" for x in names if x.startswith("on")]
        element = Element(tag, {x: y or "" for x, y in attrs}, [x.tag for x in self.open])
        self.page.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1].tag != tag:
            self.page.troubles.append(f"</{tag}> at {self.getpos()} where {[x.tag for x in self.open][-1:]} is open")
            return
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for x in self.open:
            x.text += data


def read(text: str) -> Page:
    reader = Reader()
    reader.feed(text)
    reader.close()
    if reader.open:
        reader.page.troubles.append(f"left open: {[x.tag for x in reader.open]}")
    return reader.page
