"""The whole model of a game, for commands that read it (`show`, `map`, `test`, the documents): every file parsed and resolved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rootdsl.project.compile import Compiled, declared, read
from rootdsl.project.fault import Fault
from rootdsl.project.project import Game, Source, is_path, real
from rootdsl.project.tables import choose

if TYPE_CHECKING:
    from rootdsl.messages.message import Report
    from rootdsl.model.system import System
    from rootdsl.names.library import Library


def load_library(game: Game, extra: Sequence[Source], report: Report, sentences: bool = True) -> Library:
    """Every file of a game (and those that join it): declared, and with `sentences` resolved. What is wrong goes to the report."""
    from rootdsl.names.resolve import resolve

    sources = [*game.sources, *(x for x in extra if not game.holds(x.path))]
    library, _ = declared(sources, {x.label: read(x.path) for x in sources}, report)
    if sentences:
        for system in library.in_order():
            resolve(system, library, report)
    return library


def lay_house_rules(library: Library, house: Sequence[str], report: Report) -> None:
    """Put house rules over a resolved library, for good; what keeps them from going together goes to the report."""
    from rootdsl.checks.house import check_house
    from rootdsl.checks.layers import check_layers
    from rootdsl.overlay.edit import lay
    from rootdsl.project.company import HOUSE_RULES, report_troubles, settle

    if not house:
        return
    library.together = frozenset(house)
    others = [x.name for x in library.systems.values() if x.kind != HOUSE_RULES]
    company = settle(house, others, library.systems, ())
    troubles = [x for x in company.troubles if library.systems[x.word].kind == HOUSE_RULES]      # who sits down is not known here
    files = {x.name: library.systems[x.name] for x in troubles}
    report_troubles(troubles, {x: y.path for x, y in files.items()}, {x: y.tree.text for x, y in files.items()}, report)
    if len(house) > 1:
        check_layers(library, report)
        check_house(library, report)
    if not report.has_errors:
        lay(library, house)


def find_system(word: str, game: str | None = None, here: Path | None = None, kind: str = "") -> tuple[Game, list[Source], str]:
    """The game and the name of a file that is given by name or path."""
    from rootdsl.project.tables import game_of

    found = game_of([word], game, here)
    if kind:
        chosen = choose(found, parts={kind: word}, here=here)
        return found, chosen.extra, chosen.parts[kind]
    chosen = choose(found, seats=[word], here=here)
    return found, chosen.extra, chosen.seats[0]


def label_of(game: Game, extra: Sequence[Source], word: str) -> str:
    """The label of a file that is given by name or path."""
    for source in (*game.sources, *extra):
        if source.name == word or (is_path(word) and real(source.path) == real(Path(word))):
            return source.label
    raise Fault("E0801", word=word, where=f"in {game.title}", known=game.names())


def opened(library: Library, name: str, compiled: Compiled | None = None) -> System:
    """A file of the library; a file that declares nothing is a fault."""
    if name not in library.systems:
        raise Fault("E0801", word=name, where="among the files that could be read", known=library.systems)
    return library.systems[name]
