"""Files that cannot be read at all still give messages, never a traceback."""

from __future__ import annotations

from pathlib import Path

from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.names.load import load_systems


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "bad.law").write_bytes(b"language 1\n\xff\xfe\n")
    report = Report()
    assert load_systems([tmp_path / "bad.law"], report, tmp_path) == []
    assert render(report).startswith("bad.law:1:1: E0904 This file is not text in UTF-8 (byte 12)")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    report = Report()
    assert load_systems([tmp_path / "lost.law"], report, tmp_path) == []
    assert [message.code for message in report.messages] == ["E0905"]
