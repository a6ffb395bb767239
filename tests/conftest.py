"""A tool that is missing skips a test with one line; where everything is meant to be there, a skip is a failure."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from typing import Any

import pytest

from rootdsl.cli.main import run

Told = Callable[..., tuple[int, str, str]]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """With ROOTDSL_NO_SKIP=1 a skipped test has failed."""
    outcome = yield
    report = outcome.get_result()
    if os.environ.get("ROOTDSL_NO_SKIP") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be: {report.longrepr[-1] if isinstance(report.longrepr, tuple) else report.longrepr}"


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """A command: its code, what it said, and what it said about mistakes."""

    def call(*args: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(x) for x in args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call
