"""What came of a campaign, for people and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from rootdsl.mutants.campaign import Campaign
from rootdsl.mutants.trial import Verdict
from rootdsl.project.fault import visible

JUDGED = ("caught", "survived")


def figures(campaign: Campaign) -> str:
    """One line: how many of those that compile were caught."""
    tried = len(campaign.verdicts)
    part = f"{tried} of {campaign.listed} changes tried (seed {campaign.seed})" if tried < campaign.listed else f"{tried} changes tried"
    return (
        f"{campaign.game}: {part}; {campaign.compiled} compile, {campaign.count('caught')} caught ({campaign.share:.1f} %), "
        f"{campaign.count('survived')} survive; {campaign.count('not compiled')} do not compile, {campaign.count('same')} change nothing; "
        f"{campaign.seconds:.0f} s."
    )


def by_kind(campaign: Campaign) -> list[tuple[str, int, int]]:
    """For each kind of change: how many compile, and how many of these were caught."""
    compiled: Counter[str] = Counter(x.change.kind for x in campaign.verdicts if x.fate in JUDGED)
    caught: Counter[str] = Counter(x.change.kind for x in campaign.verdicts if x.fate == "caught")
    return [(kind, compiled[kind], caught[kind]) for kind in sorted(compiled)]


def lines_of(verdicts: Iterable[Verdict], fate: str = "survived") -> list[str]:
    """One line for each change of that fate."""
    out = []
    for x in verdicts:
        if x.fate == fate:
            by = f"   [{x.by}]" if x.by else ""
            out.append(visible(f"{x.change.path}:{x.change.line}: {x.change.kind}: {x.change.what}{by}"))
    return out


def text(campaign: Campaign) -> str:
    """Survivors, then figures."""
    out = lines_of(campaign.verdicts)
    if out:
        out.append("")
    out += [f"  {kind:<12} {caught:>5} of {compiled:>5} caught" for kind, compiled, caught in by_kind(campaign)]
    return "\n".join([*out, figures(campaign), ""])


def data(campaign: Campaign) -> dict[str, Any]:
    return {
        "game": campaign.game, "listed": campaign.listed, "tried": len(campaign.verdicts), "seed": campaign.seed,
        "compiled": campaign.compiled, "caught": campaign.count("caught"), "survived": campaign.count("survived"),
        "not_compiled": campaign.count("not compiled"), "same": campaign.count("same"),
        "share": round(campaign.share, 2), "seconds": round(campaign.seconds, 1), "examples": campaign.examples,
        "kinds": [{"kind": kind, "compiled": compiled, "caught": caught} for kind, compiled, caught in by_kind(campaign)],
        "changes": [
            {"path": x.change.path, "line": x.change.line, "kind": x.change.kind, "what": x.change.what, "fate": x.fate, "by": x.by}
            for x in campaign.verdicts
        ],
    }


def as_json(campaign: Campaign) -> str:
    return json.dumps(data(campaign), ensure_ascii=False, indent=1) + "\n"
