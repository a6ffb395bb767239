"""One HTML page without a site around it: the difference of two versions."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, select_autoescape

from rootdsl.book.compare import Difference
from rootdsl.book.words import Words


def difference_page(found: Difference, old: str, new: str, language: str) -> str:
    """The page as text; every text from the rules is escaped."""
    shelf = Environment(
        loader=PackageLoader("rootdsl.book"), autoescape=select_autoescape(default=True), trim_blocks=True, lstrip_blocks=True
    )
    return shelf.get_template("difference.html.j2").render(found=found, old=old, new=new, words=Words(language), language=language)
