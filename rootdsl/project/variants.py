"""House rules in force at one table: do they go together, and what modules come of the files that they change in print?

No file is written into `generated/`: what comes of a combination of house rules lies in the user's cache under the hash
of its text, like every module that is not on the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from rootdsl.messages.message import Message, Place, Report
from rootdsl.project import cache
from rootdsl.project.compile import RECORD, Compiled, _emit, _resolve, declared, module_key, read
from rootdsl.project.fault import RulesAtFault
from rootdsl.project.project import Game, Source


def under(compiled: Compiled, game: Game, extra: Sequence[Source], house: Sequence[str], names: Sequence[str]) -> Compiled:
    """The compiled game as these house rules change it, as far as the files `names` go.

    Raises `RulesAtFault` when two of the house rules change the same thing.
    """
    if not house:
        return compiled
    sources = [*game.sources, *(x for x in extra if not game.holds(x.path))]
    data = {x.label: read(x.path) for x in sources}
    parts = [part for x in sources for part in (x.label, data[x.label] or b"?")]
    key = cache.digest(cache.compiler_hash(), str(RECORD), *sorted(house), "|", *sorted(names), "|", *parts)
    record = _remembered(key, names)
    made: dict[str, str] = {}
    if record is None:
        record, made = _made(sources, data, house, names)
        cache.store_record("house", key, record)
        cache.prune("house")
    out = replace(compiled, units=dict(compiled.units), texts={**compiled.texts, **made})
    if record["messages"]:
        out.messages = [_message(x) for x in record["messages"]]
        out.sources = {label: (text or b"").decode("utf-8", "replace") for label, text in data.items()}
        raise RulesAtFault(out.report())
    for name, text_hash in record["modules"].items():
        if text_hash != out.units[name].text_hash:
            out.units[name] = replace(out.units[name], text_hash=text_hash)
            if name not in made:
                out.texts.pop(name, None)
    return out


def _remembered(key: str, names: Sequence[str]) -> dict[str, Any] | None:
    from rootdsl.project.compile import kept_module

    record = cache.load_record("house", key)
    if not isinstance(record, dict) or not isinstance(record.get("modules"), dict) or not isinstance(record.get("messages"), list):
        return None
    if record["messages"]:
        return record
    whole = set(record["modules"]) == set(names) and all(kept_module(x, h) is not None for x, h in record["modules"].items())
    return record if whole else None


def _made(
    sources: Sequence[Source], data: dict[str, bytes | None], house: Sequence[str], names: Sequence[str]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Resolve what these files need, look at the house rules together, and make the modules under them."""
    from rootdsl.overlay.edit import in_force
    from rootdsl.project.interface import seen_by

    report = Report()
    library, _ = declared(sources, data, report)
    library.together = frozenset(house)
    part = set(names)
    for name in names:
        part |= seen_by(library.systems[name], library)
    _resolve(library, part, report)
    made: dict[str, str] = {}
    mine = {library.systems[x].path for x in part}
    faults = [x for x in report.messages if x.is_error and x.path in mine]
    if not faults:
        with in_force(library, house):
            for name in names:
                text = _emit(library, name, report)
                if text is not None:
                    made[name] = text
                    cache.store("modules", module_key(name, cache.digest(text)), text.encode("utf-8"), ".py")
        faults = [x for x in report.messages if x.is_error and x.path in mine]
    return {"messages": [asdict(x) for x in faults], "modules": {x: cache.digest(text) for x, text in made.items()}}, made


def _message(x: dict[str, Any]) -> Message:
    return Message(**{**x, "related": tuple((Place(**place), str(remark)) for place, remark in x["related"])})
