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


def folded(t: Table, events: bool = True) -> Table:
    """The table folded. `events` False: its states keep no log, and `new_game(..., log=True)` refuses.

    Whether prompts are shown (`t.show_prompts`) is settled by it. A table whose modules have no hash of their text is
    folded anew each time.
    """
    key = key_of(t, events)
    record = _records.get(key) if key else None
    if record is None and key:
        data = cache.load_whole("folded", key, ".bin")
        record = Record.from_bytes(data) if data is not None else None
    if record is None:
        record = record_of(t, events)
        if key:
            cache.store_whole("folded", key, record.to_bytes(), ".bin")
    if key:
        if len(_records) >= MOST_RECORDS:
            del _records[next(iter(_records))]
        _records[key] = record
    out = laid(t, record)
    out.logs = events
    return out


def key_of(t: Table, events: bool) -> str:
    """What decides how a table is folded; nothing where a module does not tell its text."""
    texts = [(m.SYSTEM["name"], getattr(m, "TEXT_HASH", ""), m.__file__ or "") for m in t.modules]
    if not all(text for name, text, _ in texts if m_has_text(name, t)):
        return ""
    parts = [x for row in texts for x in row]
    return cache.digest(cache.compiler_hash(("runtime", "fold")), str(events), str(t.show_prompts), "|", *parts, "|", *t.seat_systems)


def m_has_text(name: str, t: Table) -> bool:
    """Is a file behind this module? A seat that holds no file has none."""
    return any(m.SYSTEM["name"] == name and m.SYSTEM["file"] for m in t.modules)
