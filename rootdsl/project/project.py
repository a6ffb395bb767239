"""Finding games: a game is a folder in which one file has a `game` heading; all `.law` files below belong to it.

Only headings are looked at here, line by line, without the parser: that is enough to know which
file bears which name, and quick enough for every command.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.paths import DATA, factions_dir
from rootdsl.project.fault import Fault
from rootdsl.syntax.words import NEEDS_TITLE_ON_TOP as KINDS

MOST_FILES = 2000
MOST_BYTES = 4_000_000
GAME = "game"
HEADING = re.compile(rf"^({'|'.join(sorted(KINDS, key=len, reverse=True))})[ ]+([^\s\"#,:]+)(?:[ ]+\"([^\"]*)\")?", re.MULTILINE)


MIX = re.compile(r"^[ ]+mix[ ]+([^\s\"#,:]+)[ ]+([^#\n]+)", re.MULTILINE)


COMPANY = re.compile(r"^[ ]+(requires|conflicts with|knows)[ ]+([^#\n]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Source:
    """A `.law` file: where it lies, the path that messages and code show, and what its heading says."""

    path: Path
    label: str
    kind: str = ""
    name: str = ""
    title: str = ""


@dataclass(slots=True)
class Game:
    """A game at hand. `generated` is the folder of its modules, `shipped` whether it came with rootdsl."""

    name: str
    title: str
    folder: Path
    generated: Path
    shipped: bool = False
    sources: list[Source] = field(default_factory=list)
    mixes: dict[str, list[str]] = field(default_factory=dict)

    def named(self, name: str, kinds: Sequence[str] = ()) -> list[Source]:
        """The files whose heading gives this name."""
        return [x for x in self.sources if x.name == name and (not kinds or x.kind in kinds)]

    def names(self, kinds: Sequence[str] = ()) -> list[str]:
        return [x.name for x in self.sources if x.name and (not kinds or x.kind in kinds)]

    def holds(self, path: Path) -> bool:
        """Does this file lie in the game's folder?"""
        return real(path).is_relative_to(real(self.folder))


def real(path: Path) -> Path:
    return Path(os.path.realpath(path))


def read_heading(path: Path, label: str) -> Source:
    """What the first heading of a file says; a file that cannot be read has no name (the compiler says why)."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return Source(path, label)
    found = HEADING.search(text.replace("\r\n", "\n"))
    return Source(path, label, found[1], found[2], found[3] or found[2]) if found else Source(path, label)


def read_mixes(path: Path) -> dict[str, list[str]]:
    """The mixes that a game's heading names, with what sits down in each."""
    try:
        text = path.read_bytes()[:MOST_BYTES].decode("utf-8", "replace").replace("\r\n", "\n")
    except OSError:
        return {}
    return {found[1]: re.findall(r"[^\s,]+", re.sub(r"\band\b", ",", found[2])) for found in MIX.finditer(text)}


def read_company(path: Path) -> dict[str, list[str]]:
    """What the heading of house rules says in its rows `requires` and `conflicts with`."""
    return {key: names for key, names in read_rows(path).items() if key != "knows"}


def read_rows(path: Path) -> dict[str, list[str]]:
    """The names in the rows `requires`, `conflicts with` and `knows` of a heading."""
    try:
        text = path.read_bytes()[:MOST_BYTES].decode("utf-8", "replace").replace("\r\n", "\n")
    except OSError:
        return {}
    head = HEADING.search(text)
    rows = re.match(r"[^\n]*\n((?:[ ]+[^\n]*\n|[ ]*\n)*)", text[head.start():] + "\n") if head else None
    out: dict[str, list[str]] = {}
    for key, names in COMPANY.findall(rows[1] if rows else ""):
        out.setdefault(key, []).extend(re.findall(r"[^\s,]+", re.sub(r"\band\b", ",", names)))
    return out


def outside(path: Path) -> Source:
    """A file that the user names by its path. Code shows it by its folder and name, wherever it lies."""
    if not path.is_file():
        raise Fault("E0801", word=str(path), where="here (no such file)")
    absolute = Path(os.path.abspath(path))
    return read_heading(path, f"{absolute.parent.name}/{absolute.name}".lstrip("/"))


def beside(source: Source, name: str) -> Source | None:
    """The file of this name in the folder of a file that was given by its path, if there is exactly one."""
    try:
        paths = [x for x in sorted(source.path.parent.glob("*.law"))[:MOST_FILES] if len(x.suffixes) == 1 and x.is_file()]
    except OSError:
        return None
    found = [x for x in paths if read_heading(x, x.name).name == name]
    return outside(found[0]) if len(found) == 1 else None


def law_files(folder: Path) -> list[Path]:
    """The `.law` files below a folder in a fixed order; links that lead out of it are refused, translations left out."""
    top = real(folder)
    out: list[Path] = []
    for path in _walk(folder, top):
        if path.suffix == ".law" and len(path.suffixes) == 1:
            out.append(path)
            if len(out) > MOST_FILES:
                raise Fault("E0911", word=str(folder), limit=MOST_FILES)
    return sorted(out, key=lambda p: (len(p.parts), p.as_posix()))


def _walk(folder: Path, top: Path, depth: int = 0) -> Iterator[Path]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith("."):
            continue
        path = folder / entry.name
        if leads_nowhere(entry):
            continue
        if entry.is_symlink() and (entry.is_dir() or entry.name.endswith(".law")):
            if not real(path).is_relative_to(top):
                raise Fault("E0906", word=str(path))
            if entry.is_dir():
                continue                     # what it points at is read where it really lies
        if entry.is_dir():
            if depth < 8:
                yield from _walk(path, top, depth + 1)
        elif entry.is_file():
            yield path


def leads_nowhere(entry: os.DirEntry[str]) -> bool:
    """A link that points at nothing, or at itself: there is no file to read."""
    try:
        return not (entry.is_dir() or entry.is_file())
    except OSError:
        return True


def game_in(folder: Path, generated: Path, shipped: bool = False) -> Game | None:
    """The game of a folder, or None: one of the files right in it must have the `game` heading."""
    try:
        own = [path for path in sorted(folder.glob("*.law")) if path.is_file() and real(path).parent == real(folder)]
        heads = [read_heading(path, path.name) for path in own]
    except OSError:
        return None
    head = next((x for x in heads if x.kind == GAME), None)
    if head is None:
        return None
    base = folder.parent
    sources = [read_heading(path, path.relative_to(base).as_posix()) for path in law_files(folder)]
    return Game(head.name, head.title, folder, generated / folder_name(head.name), shipped, sources, read_mixes(head.path))


def folder_name(name: str) -> str:
    """The folder of a game's modules: its name as an identifier, so that no name can lead elsewhere."""
    from rootdsl.machine.names import ident

    return ident(name)


def candidates(here: Path) -> Iterator[tuple[Path, Path, bool]]:
    """Folders that may be games, with the place of their modules: the user's own first, then the shipped ones."""
    own = here / "generated"
    shipped = factions_dir()
    for parent in (here, here / "factions"):
        if real(parent) != real(shipped):
            yield parent, own, False
            yield from ((folder, own, False) for folder in _folders(parent) if real(folder) != real(shipped))
    for folder in _folders(shipped):
        yield folder, shipped_generated(), True


def shipped_generated() -> Path:
    """Where the modules of the shipped games lie."""
    inside = DATA / "generated"
    return inside if inside.is_dir() else factions_dir().parent / "generated"


def _folders(parent: Path) -> list[Path]:
    try:
        return sorted(parent / x.name for x in os.scandir(parent) if x.is_dir() and not x.name.startswith((".", "_")))[:500]
    except OSError:
        return []


def find_games(here: Path | None = None) -> list[Game]:
    """Every game at hand. The user's own game hides a shipped one of the same name."""
    out: list[Game] = []
    seen: set[Path] = set()
    for folder, generated, shipped in candidates(here or Path.cwd()):
        where = real(folder)
        if where in seen:
            continue
        seen.add(where)
        game = game_in(folder, generated, shipped)
        if game is not None and not (shipped and any(x.name == game.name for x in out)):
            out.append(game)
    return out


def game_meant(word: str, games: Iterable[Game] | None = None, here: Path | None = None) -> Game | None:
    """The game of which a word speaks as a whole: its name, its folder or its heading; None where the word names one of its other files."""
    games = list(games) if games is not None else find_games(here)
    path = Path(word)
    if is_path(word):
        if path.is_dir():
            return find_game(word, games, here)
        return next((x for x in games for y in x.sources if y.kind == "game" and real(y.path) == real(path)), None)
    if any(y.name == word and y.kind not in ("game", "house rules") for x in games for y in x.sources):
        return None
    return next((x for x in games if x.name == word), None)


def find_game(word: str, games: Iterable[Game] | None = None, here: Path | None = None) -> Game:
    """The game of this name, or in the folder of this path."""
    here = here or Path.cwd()
    games = list(games) if games is not None else find_games(here)
    if is_path(word):
        folder = Path(word)
        folder = folder.parent if folder.is_file() else folder
        known = next((x for x in games if real(x.folder) == real(folder)), None)
        found = known or game_in(folder, here / "generated")
        if found is None:
            raise Fault("E0810", where=f"`{word}`")
        return found
    named = [x for x in games if x.name == word]
    if len(named) > 1:
        raise Fault("E0803", word=word, listed=", ".join(str(x.folder) for x in named))
    if not named:
        raise Fault("E0801", word=word, where="among the games at hand", known=[x.name for x in games], below=listing(games))
    return named[0]


def is_path(word: str) -> bool:
    """Is this a path rather than a name? It has a slash, ends in `.law`, or is `.`."""
    return word.endswith(".law") or "/" in word or os.sep in word or word in (".", "..")


def listing(games: Iterable[Game]) -> list[str]:
    """One line a game, for messages and `rootdsl games`."""
    return [f"{x.name}   {x.title}" for x in games]
