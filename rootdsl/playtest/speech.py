"""The titles of rules, files and things in the language of a report, where a game's translations have them."""

from __future__ import annotations

from collections.abc import Callable

from rootdsl.book.pictures import capital
from rootdsl.playtest.labels import SOURCE
from rootdsl.playtest.pool import Pool, declared
from rootdsl.playtest.store import Store
from rootdsl.playtest.tape import ENGINE

Speech = Callable[[str], str]


def plain(path: str) -> str:
    """Titles as the files of the rules give them: nothing is translated."""
    return ""


def speech(pool: Pool, language: str) -> Speech:
    """From the path of anything to its title in a language; empty where that has none."""
    if language == SOURCE:
        return plain
    from rootdsl.prose.show import lexicon_of

    lexicon = lexicon_of(declared(pool), language)

    def said(path: str) -> str:
        title = lexicon.catalogue.titles.get(path, "")
        if title:
            return title
        known = lexicon.known(path)
        return capital(known.one) if known is not None else ""

    return said


class Names:
    """Titles by name, as the file of results keeps them, or in another language as `speech` says them."""

    def __init__(self, store: Store, speech: Speech = plain) -> None:
        self.things = {(kind, name): (title, file) for kind, name, title, file in store.rows("SELECT kind, name, title, file FROM thing")}
        self.speech = speech

    def told(self, kind: str, name: str) -> str:
        return self.speech(name) or self.things.get((kind, name), (name, ""))[0]

    def file(self, name: str) -> str:
        return self.told("file", name)

    def kind(self, name: str) -> str:
        return self.things.get(("file", name), ("", ""))[1]

    def colour(self, name: str) -> str:
        return self.things.get(("colour", name), ("", ""))[0]

    def rule(self, path: str) -> str:
        """The title of a rule; a part without one goes by what stands around it."""
        at = path
        while "." in at:
            for kind in ("title", "rule"):
                if (kind, at) in self.things:
                    said = self.speech(at)
                    if said or kind == "title" or self.speech is plain:
                        return said or self.things[kind, at][0]
            at = at.rpartition(".")[0]
        return self.things.get(("rule", path), (path, ""))[0]

    def option(self, site: str, detail: str) -> str:
        """What was offered at a choice; empty for the refusal."""
        if detail == "-":
            return ""
        if ("option", f"{site} {detail}") in self.things:
            return self.things["option", f"{site} {detail}"][0]
        if ("mode", detail) in self.things:
            return self.told("mode", detail)
        return self.rule(detail) if "." in detail else detail

    def site(self, name: str) -> str:
        """A choice: its rule and what is chosen."""
        path, _, choice = name.rpartition(".")
        if path == ENGINE:
            return self.things.get(("site", name), (name, ""))[0]
        return f"{self.rule(path)}: {choice.replace('_', ' ')}"
