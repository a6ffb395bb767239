"""The labels of a report in one language, and numbers as they are written there."""

from __future__ import annotations

from importlib import import_module

SOURCE = "en"


class Labels:
    """`labels("seats")`; `labels("at_table", n=4)` fills a label in. What a language does not say is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.table: dict[str, str] = dict(import_module(f"rootdsl.prose.languages.{SOURCE}.playtest").PLAYTEST)
        try:
            self.table |= import_module(f"rootdsl.prose.languages.{language}.playtest").PLAYTEST
        except ModuleNotFoundError:
            self.language = SOURCE

    def __call__(self, key: str, **values: object) -> str:
        text = self.table[key]
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def sitting(self, title: str, nth: int) -> str:
        """Who sits at a table for the first, second, ... time."""
        return title if nth == 1 else self("second", name=title) if nth == 2 else self("another", name=title, n=nth)

    def number(self, x: float, digits: int = 1) -> str:
        """A number with so many digits behind the point."""
        return f"{x:.{digits}f}".replace(".", self.table["decimal"])

    def percent(self, x: float) -> str:
        """A share as a percentage."""
        return f"{self.number(100 * x)} %"

    def points(self, x: float) -> str:
        """A difference of shares in points, with its sign."""
        return self.signed(100 * x, 1)

    def signed(self, x: float, digits: int = 2) -> str:
        """A number with its sign; nothing has none."""
        shown = f"{x:+.{digits}f}"
        return (shown if float(shown) else shown[1:]).replace(".", self.table["decimal"]).replace("-", "−")

    def chance(self, x: float) -> str:
        """A chance; what is tiny is only said to be so."""
        return "< 0.001".replace(".", self.table["decimal"]) if x < 0.001 else self.number(x, 3)
