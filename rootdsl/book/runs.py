"""Runs of text: a realised sentence cut at the titles that it cites."""

from __future__ import annotations

from rootdsl.book.tree import Run
from rootdsl.prose.realise import CITE


def runs_of(text: str) -> tuple[Run, ...]:
    """The runs of a sentence in which the realiser has marked what it cites.

    >>> runs_of("Before “\\x02mouse.march\\x03March\\x04”, draw.")
    (Run(text='Before “', ref=''), Run(text='March', ref='mouse.march'), Run(text='”, draw.', ref=''))
    """
    out: list[Run] = []
    opens, middle, closes = CITE
    while opens in text:
        before, _, rest = text.partition(opens)
        key, _, rest = rest.partition(middle)
        title, _, text = rest.partition(closes)
        if before:
            out.append(Run(before))
        out.append(Run(title, key))
    if text:
        out.append(Run(text))
    return tuple(out)
