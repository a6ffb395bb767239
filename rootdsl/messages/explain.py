"""The page that `explain CODE` shows: what a message means, with the fault and its cure."""

from __future__ import annotations

from rootdsl.messages.codes import FAMILIES, all_codes
from rootdsl.messages.near import nearest
from rootdsl.messages.render import page


def explain(code: str) -> str:
    """The page of a code, written in any case; for an unknown one, what codes there are."""
    wanted = "".join(code.split()).upper()
    known = all_codes()
    if wanted in known:
        return page(wanted)
    out = [f"There is no message code {wanted}."]
    near = nearest(wanted, known)
    if near:
        out.append(f"Nearest known code: {near}, {known[near].title}.")
    out.append("")
    for family, title in FAMILIES.items():
        members = [each for each in known if each[1:3] == family]
        if members:
            out.append(f"E{family} {title}: {', '.join(members)}")
    return "\n".join(out) + "\n"
