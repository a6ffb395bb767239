"""The user's own cache: what was compiled and verified before, by hash. Losing it costs time, nothing else."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from rootdsl.paths import PACKAGE, cache_dir, grammar_file

MOST_FILES = 2000
COMPILER = ("messages", "syntax", "model", "names", "checks", "machine", "project")


def digest(*parts: str | bytes) -> str:
    """One hash of several parts; where one ends and the next begins is part of it.

    >>> digest("ab", "c") == digest("a", "bc")
    False
    """
    h = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        h.update(len(data).to_bytes(8, "big"))
        h.update(data)
    return h.hexdigest()


@functools.cache
def compiler_hash(more: tuple[str, ...] = ()) -> str:
    """A hash of everything that decides what is emitted: our own code, templates and grammar, Python and the libraries.

    `more` names folders of our code that decide as well what is kept.
    """
    from importlib.metadata import PackageNotFoundError, version

    parts: list[str | bytes] = [sys.version]
    for library in ("lark", "jinja2", "networkx"):
        try:
            parts.append(version(library))
        except PackageNotFoundError:
            parts.append("")
    for name in (*COMPILER, *more):
        for path in sorted((PACKAGE / name).rglob("*")):
            if path.suffix in (".py", ".j2"):
                parts += [path.relative_to(PACKAGE).as_posix(), path.read_bytes()]
    parts.append(grammar_file().read_bytes())
    return digest(*parts)


@functools.cache
def _folder() -> Path | None:
    """The cache folder, if it is really the user's own: what stands in it is believed."""
    folder = cache_dir()
    if folder is None:
        return None
    try:
        state = folder.stat()
    except OSError:
        return None
    if hasattr(os, "getuid") and (state.st_uid != os.getuid() or state.st_mode & 0o022):
        return None
    return folder


def place(kind: str, key: str, ending: str) -> Path | None:
    """Where something is kept, whether it is there or not; None without a cache."""
    folder = _folder()
    return folder / kind / f"{key}{ending}" if folder is not None else None


def load(kind: str, key: str, ending: str = ".json") -> bytes | None:
    """What was stored under a hash, or None."""
    path = place(kind, key, ending)
    if path is None:
        return None
    try:
        return path.read_bytes()
    except OSError:
        return None


def store(kind: str, key: str, data: bytes, ending: str = ".json") -> Path | None:
    """Keep bytes under a hash; a cache that cannot be written is no fault."""
    path = place(kind, key, ending)
    if path is None:
        return None
    try:
        path.parent.mkdir(exist_ok=True, mode=0o700)
        replace(path, data)
        return path
    except OSError:
        return None


def load_whole(kind: str, key: str, ending: str) -> bytes | None:
    """What `store_whole` kept under a hash, or None: a file that is damaged never reaches who would stumble over its bytes."""
    data = load(kind, key, ending)
    return data[64:] if data is not None and digest(data[64:]).encode() == data[:64] else None


def store_whole(kind: str, key: str, data: bytes, ending: str) -> Path | None:
    """Keep bytes with a hash of their own."""
    return store(kind, key, digest(data).encode() + data, ending)


def load_record(kind: str, key: str) -> Any:
    """A JSON record, or None when there is none or it is damaged."""
    data = load(kind, key)
    if data is None:
        return None
    try:
        return json.loads(data)
    except ValueError:
        return None


def store_record(kind: str, key: str, record: Any) -> None:
    store(kind, key, json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass"))


def prune(kind: str, most: int = MOST_FILES) -> None:
    """Drop the oldest entries of a kind when there are too many."""
    folder = _folder()
    if folder is None:
        return
    try:
        entries = list(os.scandir(folder / kind))
        if len(entries) > most:
            entries.sort(key=lambda entry: entry.stat().st_mtime)
            for entry in entries[: len(entries) - most // 2]:
                os.unlink(entry.path)
    except OSError:
        return


def replace(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: into a new file beside it, which then takes its name."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
