"""Why something cannot be done: the rules that forbid it, by title and line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rootdsl.machine.names import ident


@dataclass(frozen=True, slots=True)
class Reason:
    """A rule that stands in the way: its path, its title, and the file that declares it."""

    path: str
    title: str
    file: str


def why_not(t: Any, s: Any, seat: int, procedure: str, roles: Mapping[str, int] | None = None) -> list[Reason]:
    """The requirements of a procedure that fail for a seat, given some of its roles; empty when it can be done.

    `procedure` is a path such as `law.march`; roles are places, seats or cards by index. When no
    single requirement fails but nothing fits all of them together, the procedure itself is named.

    Raises KeyError for a procedure that no linked file declares.
    """
    roles = dict(roles or {})
    can = getattr(t, f"can_{ident(procedure)}", None)
    home = next((m for m in t.modules for path, _, _ in m.PROCEDURES if path == procedure), None)
    if can is None or home is None:
        raise KeyError(procedure)
    names = list(can.__code__.co_varnames[3 : can.__code__.co_argcount])
    first = names[0] if names else ""
    bound = {name: roles.get(name, seat if name == first else -1) for name in names}
    if can(t, s, seat, *bound.values()):
        return []
    out: list[Reason] = []
    for path, _function, wanted in home.NEEDS:
        if not path.startswith(procedure + ".") or any(bound.get(ident(n), -1) < 0 for n in wanted):
            continue
        if not getattr(t, f"n_{ident(path)}")(t, s, seat, *(bound[ident(n)] for n in wanted)):
            out.append(reason(t, path))
    return out or [reason(t, procedure)]


def reason(t: Any, path: str) -> Reason:
    system = path.partition(".")[0]
    module = next(m for m in t.modules if m.SYSTEM["name"] == system)
    return Reason(path, module.SYSTEM["titles"].get(path, path.rpartition(".")[2]), module.SYSTEM["file"])
