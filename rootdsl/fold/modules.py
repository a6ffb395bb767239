"""Folding a table, or finding it folded: the same rules, with all that the table knows beforehand computed.

Generated code and the engine ask the table at every step what never changes while a game is played: which hooks a
moment has, which pieces a seat owns, whether anything is forbidden. That keeps one text readable and right for every
mix. For thousands of games on one table it is cheaper to ask once: the modules are taken apart, what is known is
computed, branches that cannot be taken go, short questions stand where they were called, and a rule that only one
seat can carry out knows its seat. Nothing is kept of it but code; the games are the same, decision for decision.
"""

from __future__ import annotations

from rootdsl.fold.record import Record, laid, record_of
from rootdsl.project import cache
from rootdsl.runtime.table import Table

_records: dict[str, Record] = {}        # of this process
MOST_RECORDS = 64


def folded(t: Table, events: bool = True, make: bool = True) -> Table:
    """The table folded; itself where it is folded already, or was never folded before and `make` is False.

    `events` False: its states keep no log, and `new_game(..., log=True)` raises ValueError. Whether prompts are shown
    (`t.show_prompts`) is settled by folding. What was made is kept in the user's cache, by the texts of its modules.
    """
    if t.folded:
        return t
    key = key_of(t, events)
    record = _records.get(key) or kept(key)
    if record is None:
        if not make:
            return t
        record = record_of(t, events)
        if key:
            cache.store_whole("folded", key, record.to_bytes(), ".bin")
    if key:
        if len(_records) >= MOST_RECORDS:
            del _records[next(iter(_records))]
        _records[key] = record
    out = laid(t, record)
    out.folded, out.logs = True, events
    return out


def kept(key: str) -> Record | None:
    """What an earlier process made."""
    data = cache.load_whole("folded", key, ".bin") if key else None
    return Record.from_bytes(data) if data is not None else None


def key_of(t: Table, events: bool) -> str:
    """What decides how a table is folded; nothing where a module does not tell the hash of its text."""
    parts: list[str] = [str(events), str(t.show_prompts), *t.seat_systems]
    for m in t.modules:
        text, file = getattr(m, "TEXT_HASH", ""), getattr(m, "__file__", None) or ""
        if file and not text:
            return ""
        parts += [m.SYSTEM["name"], text, file]
    return cache.digest(cache.compiler_hash(("runtime", "fold")), *parts)
