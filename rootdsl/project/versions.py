"""Versions of a game's rules: a folder, a revision of its repository, or house rules over the present files."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.project.fault import Fault
from rootdsl.project.project import Game, Source, game_in, is_path, outside, real

NOW = ("now", ".")
HOUSE_RULES = "house rules"
PATIENCE = 60  # seconds that git may take


@dataclass(slots=True)
class Version:
    """The rules of a game as they were or would be; `house` names the house rules in force, `extra` files that join."""

    word: str
    game: Game
    extra: list[Source] = field(default_factory=list)
    house: list[str] = field(default_factory=list)


@contextmanager
def version(word: str, game: Game) -> Iterator[Version]:
    """What WORD means for a game: `now`, the folder of another state of it, house rules by name or path
    (several joined by `+`), or a revision of the repository in which the game lies.

    Raises `Fault` when it is none of these. The files of a revision are there only inside the `with`.
    """
    parts = word.split("+")
    known = game.names((HOUSE_RULES,))
    if word in NOW:
        yield Version(word, game)
    elif all(x in known or x.endswith(".law") for x in parts):
        yield with_house_rules(word, parts, game)
    elif is_path(word) or Path(word).is_dir():
        found = game_in(Path(word), Path(word) / "generated") if Path(word).is_dir() else None
        if found is None:
            raise Fault("E0810", where=f"`{word}`")
        yield Version(word, found)
    else:
        with tempfile.TemporaryDirectory(prefix="rootdsl-") as folder:
            yield Version(word, revision(word, game, Path(folder)))


def with_house_rules(word: str, parts: list[str], game: Game) -> Version:
    out = Version(word, game)
    for part in parts:
        if not part.endswith(".law"):
            out.house.append(part)
            continue
        source = outside(Path(part))
        if source.kind != HOUSE_RULES:
            raise Fault("E0801", word=part, where="among house rules", below=["The file says that it is something else."])
        out.house.append(source.name)
        if not game.holds(source.path):
            out.extra.append(source)
    return out


def revision(word: str, game: Game, folder: Path) -> Game:
    """The folder of a game as it was in a revision, unpacked below `folder`."""
    top = real(Path(_git(game.folder, word, game, "rev-parse", "--show-toplevel").decode().strip()))
    commit = _git(game.folder, word, game, "rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}").decode().strip()
    inside = real(game.folder).relative_to(top).as_posix()
    packed = _git(top, word, game, "archive", "--format=tar", commit, "--", inside)
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    found = game_in(folder / inside, folder / "generated")
    if found is None:
        raise Fault("E0810", where=f"revision `{word}`")
    return found


def _git(where: Path, word: str, game: Game, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(where), *arguments], capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise Fault("E0817", word=word, reason="git could not be asked") from fault
    if done.returncode:
        raise Fault(
            "E0817",
            word=word,
            known=game.names((HOUSE_RULES,)),
            reason="there is no such folder, no such house rules and no such revision",
        )
    return done.stdout
