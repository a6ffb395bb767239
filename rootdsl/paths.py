"""Where the grammar and the shipped rules lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
DATA = PACKAGE / "_data"


def _shipped(folder: str) -> Path:
    inside = DATA / folder
    return inside if inside.is_dir() else PACKAGE.parent / folder


def grammar_file() -> Path:
    """The Lark grammar of `.law` files."""
    return _shipped("grammar") / "law.lark"


def factions_dir() -> Path:
    """The rules that are shipped with the compiler."""
    return _shipped("factions")


def cache_dir() -> Path | None:
    """The user's own cache folder for this project, made if need be; None where none can be written."""
    env = os.environ
    try:
        if env.get("ROOTDSL_CACHE"):
            folder = Path(env["ROOTDSL_CACHE"])
        elif env.get("XDG_CACHE_HOME"):
            folder = Path(env["XDG_CACHE_HOME"]) / "rootdsl"
        elif os.name == "nt" and env.get("LOCALAPPDATA"):
            folder = Path(env["LOCALAPPDATA"]) / "rootdsl"
        else:
            folder = Path.home() / ".cache" / "rootdsl"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None
