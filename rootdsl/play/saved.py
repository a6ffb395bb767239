"""The file of a saved game: read with bounds and checked for its shape, written whole or not at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rootdsl.project.cache import replace
from rootdsl.project.fault import Fault

FORMAT = 1
MOST = 16_000_000       # bytes of a saved game
MOST_SEED = 2**63 - 1


class Refused(Exception):
    """Something that cannot be done, in words for the person who asked for it."""


class Unread(Fault, Refused):
    """A file that is no saved game."""

    def __init__(self, path: str | os.PathLike[str], reason: str) -> None:
        super().__init__("E0813", word=str(path), reason=reason)


def in_the_way(path: Path) -> str:
    """What already has this name and must not be written over; '' for nothing, or for a regular file."""
    if path.is_symlink():
        return "it is a link"
    if path.is_dir():
        return "it is a folder"
    return "it is a device or a pipe, no regular file" if path.exists() and not path.is_file() else ""


def write_file(path: Path, text: str) -> None:
    """Write a saved game; Refused when the name is taken by something else, or the folder takes no file."""
    try:
        reason = in_the_way(path)
        if not reason:
            replace(path, text.encode("utf-8"))
            return
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror or error}") from error
    raise Refused(f"cannot write {path}: {reason}; name another file")


def read_file(path: str | os.PathLike[str]) -> Any:
    """The JSON of a file, with bounds: a regular file, not too big, not too deep."""
    try:
        if Path(path).exists() and not Path(path).is_file():
            raise Unread(path, "it is no regular file")
        with Path(path).open("rb") as file:
            raw = file.read(MOST + 1)
    except OSError as error:
        raise Unread(path, f"it cannot be read ({(error.strerror or 'unknown reason').lower()})") from error
    if len(raw) > MOST:
        raise Unread(path, f"it has more than {MOST} bytes")
    try:
        return json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Unread(path, "it is no text of the kind that `rootdsl play` writes") from error


def read_saved(path: str | os.PathLike[str], bare: bool = False) -> dict[str, Any]:
    """The data of a saved game, every part of the type that it must have. With `bare` a position alone will do."""
    data = read_file(path)
    if not isinstance(data, dict):
        raise Unread(path, "it is no text of the kind that `rootdsl play` writes")
    seats: Any = data.get("seats")
    if bare and "play" not in data:
        if not words_in(seats):
            raise Unread(path, "its `seats` are missing or damaged")
        return data
    if type(data.get("play")) is not int or data["play"] != FORMAT:
        raise Unread(path, "it is not of this version")
    seed: Any = data.get("seed")
    humans: Any = data.get("humans")
    sound: dict[str, bool] = {
        "seats": words_in(seats),
        "seed": type(seed) is int and 0 <= seed <= MOST_SEED,
        "choices": numbers_in(data.get("choices")),
        "humans": numbers_in(humans) and words_in(seats) and len(set(humans)) == len(humans) and all(0 <= x < len(seats) for x in humans),
        "prompts": isinstance(data.get("prompts", False), bool),
        "command": isinstance(data.get("command", ""), str),
        "position": isinstance(data.get("position"), dict),
    }
    for name, good in sound.items():
        if not good:
            raise Unread(path, f"its `{name}` {'is' if name in ('seed', 'command', 'position') else 'are'} missing or damaged")
    return data


def words_in(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(x, str) for x in value)


def numbers_in(value: Any) -> bool:
    return isinstance(value, list) and all(type(x) is int for x in value)
