"""From a table to a library of this machine, kept in the user's own cache by the hash of the rules."""

from __future__ import annotations

import functools
import os
import platform
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rootdsl.native.table import NativeTable
from rootdsl.project import cache
from rootdsl.project.fault import Fault
from rootdsl.runtime.engine import rules_hash

if TYPE_CHECKING:
    from rootdsl.names.library import Library
    from rootdsl.runtime.table import Table

RUNTIME = Path(__file__).parent / "runtime"
FLAGS = ("-std=gnu11", "-O2", "-fno-strict-aliasing", "-fPIC", "-shared", "-fvisibility=hidden", "-w")
COMPILERS = ("cc", "gcc", "clang")
MOST_KEPT = 200         # builds in the cache
MOST_SECONDS = 900.0
ENDING = ".so"


@functools.cache
def _our_hash() -> str:
    """A hash of everything of ours that decides what is built."""
    parts: list[str | bytes] = [cache.compiler_hash(("native", "runtime"))]
    for path in sorted(RUNTIME.glob("*.h")):
        parts += [path.name, path.read_bytes()]
    return cache.digest(*parts, *FLAGS, platform.system(), platform.machine())


def key_of(table: Table) -> str:
    """What a build is called: the rules of the table in their order, our own code, and this machine."""
    return cache.digest(rules_hash(table), *(m.SYSTEM["name"] for m in table.modules), _our_hash())


def kept(table: Table) -> Path | None:
    """Where the build of a table lies in the cache, if it is there."""
    path = cache.place("native", key_of(table), ENDING)
    return path if path is not None and path.is_file() else None


def load(table: Table) -> NativeTable | None:
    """The native form of a table; None where it was not built, or where prompts are shown, which it never does."""
    if table.show_prompts:
        return None
    path = kept(table)
    if path is None:
        return None
    try:
        return NativeTable(table, path)
    except OSError:
        return None


def compiler() -> list[str]:
    """The C compiler: what CC names, else the first of the usual ones. Raises `Fault` without one."""
    named = shlex.split(os.environ.get("CC", ""))
    if named:
        if shutil.which(named[0]):
            return named
        raise Fault("E0860", word=named[0])
    found = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if found is None:
        raise Fault("E0860", word=", ".join(COMPILERS))
    return [found]


def emit(table: Table, library: Library) -> str:
    """The C text of a table. Raises `Fault` for what the backend has no words for."""
    from rootdsl.native.emit import Maker
    from rootdsl.native.model import prove
    from rootdsl.native.tables import source
    from rootdsl.native.value import CannotSay

    prove(table, library)
    try:
        return source(Maker(table, library))
    except CannotSay as gap:
        where = f" ({gap.args[1]})" if len(gap.args) > 1 else ""
        raise Fault("E0862", reason=f"{gap.args[0]}{where}") from gap


def build(table: Table, library: Library, fresh: bool = False) -> Path:
    """Build a table, unless the cache has it; where the library lies.

    Raises `Fault`: no compiler, one that fails, no cache folder, or rules that the backend has no words for.
    """
    key = key_of(table)
    path = cache.place("native", key, ENDING)
    if path is None:
        raise Fault("E0863")
    if path.is_file() and not fresh:
        return path
    program = compiler()
    data = _compiled(program, emit(table, library))
    stored = cache.store("native", key, data, ENDING)
    if stored is None:
        raise Fault("E0863")
    cache.prune("native", MOST_KEPT)
    return stored


def _compiled(program: list[str], text: str) -> bytes:
    """The library that the compiler makes of a C text."""
    with tempfile.TemporaryDirectory(prefix="rootdsl-native-") as folder:
        made, out = Path(folder) / "table.c", Path(folder) / "table.so"
        made.write_text(text, encoding="utf-8")
        command = [*program, *FLAGS, f"-I{RUNTIME}", str(made), "-o", str(out)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=MOST_SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise Fault("E0861", word=program[0], reason=_reason(fault)) from fault
        if done.returncode or not out.is_file():
            heard = done.stderr.splitlines()
            lines = [x for x in heard if "error" in x] or heard or [f"it ended with {done.returncode}"]
            raise Fault("E0861", word=program[0], reason=lines[0].strip()[:200])
        return out.read_bytes()


def _reason(fault: Any) -> str:
    if isinstance(fault, subprocess.TimeoutExpired):
        return f"it took more than {MOST_SECONDS:.0f} seconds"
    return (getattr(fault, "strerror", None) or "it cannot be run").lower()
