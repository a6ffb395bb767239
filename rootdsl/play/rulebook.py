"""The rules in words, for a person who asks what a rule, a mode or a card does. Nothing is read before somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rootdsl.play.text import FREE, phase_index, site_of
from rootdsl.runtime.free import OpenPoint
from rootdsl.runtime.picks import PickCards
from rootdsl.runtime.windows import Window

if TYPE_CHECKING:
    from rootdsl.names.library import Library
    from rootdsl.prose.clause import Block


class Rulebook:
    """Rules by path and by title; `load` brings the files, resolved."""

    def __init__(self, load: Callable[[], Library], language: str = "en") -> None:
        self.load, self.language = load, language
        self.blocks: dict[str, Block] = {}
        self.titles: dict[str, list[str]] = {}
        self.speaker: Any = None

    def open(self) -> None:
        if self.speaker is not None:
            return
        from rootdsl.prose.document import document
        from rootdsl.prose.languages import realiser
        from rootdsl.prose.show import lexicon_of

        library = self.load()
        lexicon = lexicon_of(library, self.language)
        self.speaker = realiser(self.language, lexicon)
        for system in library.systems.values():
            for block in walk(document(system, lexicon)):
                self.blocks.setdefault(block.title, block)
        for path in self.blocks:
            self.titles.setdefault(self.heading(path).lower(), []).append(path)

    def heading(self, path: str) -> str:
        from rootdsl.prose.clause import Block

        return str(self.speaker.lines([Block(title=path)])[0]).strip()

    def told(self, path: str) -> list[str]:
        """What stands under a path; else what stands below it; else the rule around it."""
        self.open()
        while path:
            found = [path] if path in self.blocks else [x for x in self.blocks if x.startswith(f"{path}.")]
            if found:
                return [line for x in found for line in self.speaker.lines([self.blocks[x]])]
            path = path.rpartition(".")[0]
        return []

    def called(self, words: str) -> list[str]:
        """The rules whose title this is; else those whose title has it."""
        self.open()
        words = words.lower()
        found = self.titles.get(words) or [path for title, paths in self.titles.items() if words in title for path in paths]
        return [line for path in found for line in self.told(path)]


def walk(blocks: Sequence[Block]) -> Iterator[Block]:
    """Every block that has a heading, the outer ones first."""
    for block in blocks:
        if block.title:
            yield block
        yield from walk(block.children)


def rule_of(t: Any, s: Any, value: int) -> str:
    """The path of the rule behind an option of the pending decision: an action, a mode, a card; or nothing."""
    site = site_of(t, s, s.site)
    top: Any = s.stack[-1]
    if isinstance(top, Window):
        return str(t.points[top.hooks][value // 1000].frame.PATH)
    if site.domain == "trigger":
        return str(s.stack[-1 - value].PATH)
    if value >= FREE:
        phase = top.phase if isinstance(top, OpenPoint) else phase_index(t, s)
        return str(t.free[phase][(value - FREE) // 1000].path)
    if value <= 0:
        return ""
    if site.domain == "action":
        return site.paths[value - 1]
    if site.domain == "card" or isinstance(top, PickCards):
        return str(t.card_path[value - 1])
    if site.domain.startswith("mode "):
        return mode_path(t, s.chooser, site.domain.partition(" ")[2], value - 1)
    return ""


def mode_path(t: Any, seat: int, group: str, index: int) -> str:
    own = [t.modules_of_seats[seat]] if 0 <= seat < t.players else []
    for m in [*own, *t.modules]:
        for name, _title, members, *_ in m.SYSTEM["modes"]:
            if name == group and index < len(members):
                return f"{m.SYSTEM['name']}.{group}.{members[index][0]}"
    return ""
