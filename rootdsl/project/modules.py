"""Module objects for a table. Nothing runs but what this compiler emits from the text of the rules.

A file in a `generated/` folder is never imported. Its bytes are read once, their hash compared with
that of the module which the compiler made (or, by the user's cache, has made) of the rules, and those very
bytes are run under the file's name, so that tracebacks and debuggers show it. If they differ, the
compiler's own text runs instead.
"""

from __future__ import annotations

import importlib.util
import linecache
import marshal
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

from rootdsl.machine.names import ident
from rootdsl.project import cache
from rootdsl.project.compile import Compiled, module_key
from rootdsl.project.generated import module_file

_loaded: dict[tuple[str, str], ModuleType] = {}


def module_of(compiled: Compiled, game: str, name: str, folders: Sequence[Path] = ()) -> ModuleType:
    """The module of a file that compiled without errors; `folders` may hold it readable on disk."""
    text_hash = compiled.units[name].text_hash
    text, filename = _text_on_disk(compiled, name, text_hash, folders)
    key = (text_hash, filename)
    if key not in _loaded:
        module = ModuleType(f"generated.{ident(game)}.{ident(name)}")
        module.__file__ = filename
        module.__dict__["TEXT_HASH"] = text_hash
        exec(_code(text, text_hash, filename), module.__dict__)
        _loaded[key] = module
    return _loaded[key]


def _text_on_disk(compiled: Compiled, name: str, text_hash: str, folders: Sequence[Path]) -> tuple[str, str]:
    """The text with the name of a file that holds just this text (the user's cache has one), or with a made-up name."""
    kept = cache.place("modules", module_key(name, text_hash), ".py")
    for path in [*(module_file(folder, name) for folder in folders), *([kept] if kept else [])]:
        try:
            data = path.read_bytes()
        except OSError:
            continue
        if cache.digest(data) == text_hash:
            return data.decode("utf-8"), str(path.absolute())
    text = compiled.text(name)
    if text is None:
        raise LookupError(f"{name} has no module")
    filename = f"<{compiled.units[name].label} as compiled by rootdsl, {text_hash[:12]}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    return text, filename


def _code(text: str, text_hash: str, filename: str) -> CodeType:
    """The code of a text; what was compiled once is kept in the user's cache."""
    key = cache.digest(text_hash, filename, importlib.util.MAGIC_NUMBER)
    data = cache.load("code", key, ".bin")
    if data is not None and cache.digest(data[64:]).encode() == data[:64]:      # damaged bytes could crash `marshal`
        code = marshal.loads(data[64:])
        if isinstance(code, CodeType):
            return code
    made: CodeType = compile(text, filename, "exec", dont_inherit=True)
    raw = marshal.dumps(made)
    cache.store("code", key, cache.digest(raw).encode() + raw, ".bin")
    return made
