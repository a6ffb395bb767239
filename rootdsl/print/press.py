"""The printing press: a template and its data become PDF or pictures, by typst.

Data reaches a template as one JSON text and is read there as values, never as markup, so that
nothing in a title, note or translation is ever carried out. The press looks at no file: its
root is an empty folder, system fonts are left aside, and the date is fixed, so that the same
input gives the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import import_module, resources
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

from rootdsl.project.fault import Fault

DATE = datetime(2000, 1, 1, tzinfo=UTC)
EXTRA = "press for PDF (the Python package `typst`, which the extra `pdf` of rootdsl installs)"


def can_press() -> bool:
    """Whether typst is installed."""
    return find_spec("typst") is not None


def missing() -> Fault:
    """What is said where typst is not installed."""
    return Fault("E0811", what=EXTRA)


def press(template: str, data: Mapping[str, Any]) -> bytes:
    """The PDF of a template of this package. Raises `Fault` without typst."""
    (out,) = _run(template, data, "pdf", None)
    return out


def pictures(template: str, data: Mapping[str, Any], dots: float = 110.0) -> list[bytes]:
    """The pages of a template as PNG, for looking at them."""
    return _run(template, data, "png", dots)


def _run(template: str, data: Mapping[str, Any], form: Any, dots: float | None) -> list[bytes]:
    return compiled(resources.files("rootdsl.print").joinpath("templates", template).read_bytes(), data, form, dots)


def compiled(source: bytes, data: Mapping[str, Any], form: Any = "pdf", dots: float | None = None) -> list[bytes]:
    """What typst makes of a source that sees nothing but the data."""
    if not can_press():
        raise missing()
    typst: Any = import_module("typst")
    with TemporaryDirectory(prefix="rootdsl-press-") as empty:
        made = typst.compile(
            source,
            root=empty,
            ignore_system_fonts=True,
            package_path=empty,
            package_cache_path=empty,
            sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
            format=form,
            ppi=dots,
            timestamp=DATE,
        )
    return list(made) if isinstance(made, list) else [made or b""]
