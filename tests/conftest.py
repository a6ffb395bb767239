"""A tool that is missing skips a test with one line; where everything is meant to be there, a skip is a failure."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """With ROOTDSL_NO_SKIP=1 a skipped test has failed."""
    outcome = yield
    report = outcome.get_result()
    if os.environ.get("ROOTDSL_NO_SKIP") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be: {report.longrepr[-1] if isinstance(report.longrepr, tuple) else report.longrepr}"
