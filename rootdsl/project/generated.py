"""The folder of a game's modules on disk: written whole or not at all, compared byte by byte."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.machine.names import ident
from rootdsl.paths import PACKAGE
from rootdsl.project.compile import Compiled
from rootdsl.project.fault import Fault
from rootdsl.project.project import Game, real, shipped_generated

MARK = ": made by rootdsl from "
INIT = '"""Modules: made by rootdsl from the rules beside this folder. Never edit: change the rules and compile."""\n'


@dataclass(slots=True)
class Difference:
    """What distinguishes a folder from what the compiler makes now."""

    missing: list[Path] = field(default_factory=list)
    changed: list[Path] = field(default_factory=list)
    left_over: list[Path] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.left_over)

    def lines(self) -> list[str]:
        words = (("missing", self.missing), ("stale", self.changed), ("left over", self.left_over))
        return [f"{word}: {os.path.relpath(path)}" for word, paths in words for path in paths]


def module_file(folder: Path, name: str) -> Path:
    """Where the module of a file lies: an identifier, so that no name leads out of the folder."""
    return folder / f"{ident(name)}.py"


def home(game: Game, here: Path) -> Path:
    """The folder into which a game compiles: beside the user's own rules; for shipped rules that of the checkout, if one stands in it."""
    if not game.shipped:
        return game.generated
    checkout = shipped_generated()
    if not real(checkout).is_relative_to(real(PACKAGE)) and real(here).is_relative_to(real(checkout).parent):
        return game.generated
    return here / "generated" / game.generated.name


def wanted(folder: Path, compiled: Compiled, names: list[str] | None = None) -> dict[Path, bytes]:
    """Every file of the folder with its bytes (only those of some modules, if told)."""
    out: dict[Path, bytes] = {}
    for name in compiled.units:
        text = compiled.text(name) if names is None or name in names else None
        if text is not None:
            out[module_file(folder, name)] = text.encode("utf-8")
    out[folder / "__init__.py"] = INIT.encode()
    out[folder.parent / "__init__.py"] = INIT.encode()
    return out


def compare(folder: Path, files: dict[Path, bytes], rules: str = "") -> Difference:
    """What is missing, stale or left over; nothing is touched.

    Left over is what we made of a file in the folder `rules` that is no more there; modules of files from elsewhere stay.
    """
    out = Difference()
    for path, data in files.items():
        found = _bytes(path)
        if found is None:
            out.missing.append(path)
        elif found != data:
            out.changed.append(path)
    if rules and folder.is_dir():
        out.left_over = sorted(path for path in folder.glob("*.py") if path not in files and ours(path, f"{rules}/"))
    return out


def ours(path: Path, label: str = "") -> bool:
    """Did we write this file (of a file whose path begins so)? Its first line says so. An empty file is nobody's."""
    data = _bytes(path)
    if data is None:
        return False
    first = data.split(b"\n", 1)[0]
    if label:
        return first.startswith(b'"""') and (MARK + label).encode() in first
    return not data.strip() or (first.startswith(b'"""') and MARK.encode() in first) or data == INIT.encode()


def _bytes(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def write(folder: Path, files: dict[Path, bytes], rules: str = "") -> Difference:
    """Make the folder what it should be, and tell what that changed.

    First every new file is written beside its place, under another name; only when all are there do they take
    their names. An error or Ctrl-C before that leaves all as it was, and after that every file is whole.
    """
    for place in (folder.parent, folder):
        if place.is_symlink():
            raise Fault("E0906", word=str(place))
    change = compare(folder, files, rules)
    for path in change.changed:
        if not ours(path):
            raise Fault("E0910", word=str(path))
    if real(folder).is_relative_to(real(PACKAGE)):
        raise Fault("E0907", word=str(folder), reason="it belongs to the installed rootdsl")
    ready: list[tuple[str, Path]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mask = os.umask(0)
        os.umask(mask)
        for path in [*change.missing, *change.changed]:
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
            ready.append((name, path))
            with os.fdopen(handle, "wb") as out:
                out.write(files[path])
            os.chmod(name, 0o666 & ~mask)
        while ready:
            os.replace(*ready[0])
            ready.pop(0)
        for path in change.left_over:
            path.unlink(missing_ok=True)
    except OSError as fault:
        raise Fault("E0907", word=str(folder), reason=(fault.strerror or "unknown reason").lower()) from fault
    finally:
        for name, _ in ready:
            with contextlib.suppress(OSError):
                os.unlink(name)
    return change
