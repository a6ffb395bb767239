"""A bug in a machine, told so that one line brings it back: rule, source line, seed, choices."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from rootdsl.play.words import words
from rootdsl.project.company import HOUSE_RULES
from rootdsl.project.fault import visible
from rootdsl.runtime.fault import EngineFault

SHOWN = 60       # signs of a wrong option that its message repeats
DIGITS = 30      # of a choice


def completed(t: Any, fault: EngineFault, seed: int, choices: Sequence[int], command: str = "") -> EngineFault:
    """Add what the machine cannot know: the title of the rule, the seed, the choices and the line that replays the game."""
    fault.title = words(t).title(fault.path) or fault.path
    fault.seed, fault.choices = seed, list(choices)
    fault.replay = replay_line(t, seed, choices, command)
    return fault


def command_of(t: Any) -> str:
    """How this table is asked for at the command line."""
    game = t.manifest.get("name") or next(m.SYSTEM["name"] for m in t.modules if "manifest" in m.SYSTEM)
    line = ["rootdsl", "play", *t.seat_systems, "--game", game]
    kinds = {m.SYSTEM["kind"]: m.SYSTEM["name"] for m in t.modules}
    for kind, usual in t.manifest["parts"].items():
        if kinds.get(kind, usual) != usual:
            line += [f"--{kind.replace(' ', '-')}", kinds[kind]]
    for m in t.modules:
        if m.SYSTEM["kind"] == HOUSE_RULES:
            line += ["--house-rules", m.SYSTEM["name"]]
    return shlex.join(line)


def replay_line(t: Any, seed: int, choices: Sequence[int] | None, command: str = "") -> str:
    """One line for the shell that plays the same game up to the same point."""
    line = f"{command or command_of(t)} --seed {seed}"
    return visible(line if choices is None else f"{line} --choices {','.join(map(str, choices)) or 'none'}")


def read_choices(text: str) -> list[int]:
    """The choices of a `--choices` option.

    >>> read_choices("3,1,0"), read_choices("none")
    ([3, 1, 0], [])
    """
    text = text.strip()
    if text in ("", "none"):
        return []
    try:
        if any(len(part) > DIGITS for part in text.split(",")):
            raise ValueError(text)
        return [int(part) for part in text.split(",")]
    except ValueError:
        shown = visible(text[:SHOWN]) + ("..." if len(text) > SHOWN else "")
        raise ValueError(f"choices are numbers with commas between them, not `{shown}`") from None


def report(fault: EngineFault) -> str:
    """What a player is told."""
    cause = fault.__cause__
    rule = f"{fault.title} ({fault.path})" if fault.title and fault.title != fault.path else fault.path or "the engine itself"
    kind = type(cause).__name__ if cause is not None else ""
    lines = [
        "The machine broke down: this is a bug, not a rule.",
        f"  error  {fault.message}" + (f" [{kind}]" if kind not in fault.message else ""),
        f"  rule   {rule}",
    ]
    if fault.file:
        lines.append(f"  source {fault.file}:{fault.line}")
    lines.append(f"  game   seed {fault.seed}, {len(fault.choices)} choices made")
    lines.append(f"  again  {fault.replay}")
    return "\n".join(lines)


def as_data(fault: EngineFault) -> dict[str, Any]:
    return {
        "error": fault.message, "title": fault.title, "rule": fault.path, "file": fault.file, "line": fault.line,
        "seed": fault.seed, "choices": fault.choices, "replay": fault.replay,
    }
