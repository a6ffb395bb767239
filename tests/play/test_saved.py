"""Files and streams that break: damaged saved games, things that are no regular file, bytes that are no text."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from rootdsl.play.answers import Answers
from rootdsl.play.faults import read_choices, replay_line
from rootdsl.play.main import play, read_answer
from rootdsl.play.saved import MOST, Refused, read_saved
from rootdsl.play.session import load
from rootdsl.project.fault import Fault
from tests.play.conftest import after, piped

DEEP = "[" * 100_000


@pytest.fixture(scope="module")
def saved(table, tmp_path_factory):
    return json.loads(after(table, 4, 30).save(tmp_path_factory.mktemp("saved") / "x").read_text())


@pytest.mark.parametrize(("part", "value"), [
    (part, value)
    for part in ("seats", "choices", "humans", "seed", "position", "play", "prompts", "command")
    for value in (7.5, "a", {}, {"a": 1}, [[1]], [None], True, -1, 2**70)
    if not (part == "prompts" and value is True) and not (part == "command" and value == "a")
] + [("humans", [99]), ("humans", [-1]), ("humans", [0, 0]), ("choices", [True]), ("seats", ["marquise"]), ("seed", None)])
def test_a_part_of_the_wrong_type(table, saved, tmp_path, part, value):
    path = tmp_path / "x"
    path.write_text(json.dumps({**saved, part: value}))
    result, text = piped(table, "", load_path=path)
    assert result.code == 2 and text.startswith("E0813 ")


@pytest.mark.parametrize("part", ["seats", "choices", "humans", "seed", "position", "play"])
def test_a_part_that_is_missing(table, saved, tmp_path, part):
    path = tmp_path / "x"
    path.write_text(json.dumps({k: v for k, v in saved.items() if k != part}))
    assert piped(table, "", load_path=path)[1].startswith("E0813 ")


@pytest.mark.parametrize("part", ["at", "seats", "rules", "score", "random", "zones", "names"])
@pytest.mark.parametrize("value", [None, 3, "a", [], {}, [[]], [2**80]])
def test_a_position_of_the_wrong_type(table, saved, tmp_path, part, value):
    path = tmp_path / "x"
    path.write_text(json.dumps({**saved, "position": {**saved["position"], part: value}}))
    assert piped(table, "", load_path=path)[1].startswith("E0813 ")


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", DEEP.encode(), b'{"play":' + DEEP.encode(), b"9" * 5000, b"null", b"{}"])
def test_bytes_that_are_no_saved_game(tmp_path, raw):
    (tmp_path / "x").write_bytes(raw)
    with pytest.raises(Refused, match="cannot be taken as a saved game"):
        read_saved(tmp_path / "x")


def test_only_regular_files_are_read(table, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "big").open("wb") as big:
        big.truncate(MOST + 1)
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/zero"), tmp_path / "big", tmp_path / ("n" * 300)):
        with pytest.raises(Refused, match="cannot be taken as a saved game"):
            load(table, path)


def test_saving_writes_over_regular_files_only(table, tmp_path):
    session = after(table, 4, 3)
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "mine").write_text("kept")
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    (tmp_path / "x.part").write_text("kept")
    for path in (tmp_path / "pipe", tmp_path / "link", tmp_path, Path("/dev/null"), tmp_path / ("n" * 300)):
        with pytest.raises(Refused, match="cannot write"):
            session.save(path)
    session.save(tmp_path / "x")
    session.save(tmp_path / "x")
    assert (tmp_path / "mine").read_text() == (tmp_path / "x.part").read_text() == "kept"
    assert sorted(x.name for x in tmp_path.iterdir()) == ["link", "mine", "pipe", "x", "x.part"]


def test_no_line_loses_the_game(table, tmp_path):
    assert read_answer(DEEP) is None
    raw = DEEP.encode() + b"\n\xff\xfe\x00\n\"\\ud800\"\n" + b"9" * 5000 + b"\n\"quit\"\n"
    out = io.StringIO()
    source = io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8")
    result = play(table, 3, [0], tmp_path / "x", True, out, source=source)
    kinds = [json.loads(line)["type"] for line in out.getvalue().splitlines()]
    assert result.code == 0 and kinds.count("wrong") == 4 and "saved" in kinds


def test_a_line_without_end_ends_the_game(table, tmp_path):
    result, _ = piped(table, "9" * 1_000_002, humans=[0], save_path=tmp_path / "x")
    assert result.code == 0 and result.saved


def test_digits_that_are_no_digits(table, tmp_path):
    result, text = piped(table, "²\nl ²\n" + "9" * 5000 + "\n\x1b[31mred\x9b\nq\n", humans=[0], save_path=tmp_path / "x")
    assert result.code == 0 and result.saved
    assert not [x for x in text if not x.isprintable() and x != "\n"]
    assert piped(table, "", humans="²")[0].code == 2
    assert piped(table, "", humans="9" * 5000)[0].code == 2


def test_no_control_sign_reaches_the_terminal(table, tmp_path):
    evil = "a\x1b[31m\x9b\x7f\n.law"
    assert replay_line(table, 1, [], f"rootdsl play '{evil}'").isprintable()
    with pytest.raises(ValueError, match="choices are numbers") as fault:
        read_choices(evil)
    assert str(fault.value).isprintable() and len(str(fault.value)) < 200
    for as_json in (False, True):
        _, text = piped(table, "q\n", humans=[0], save_path=tmp_path / evil, command=f"rootdsl play '{evil}'", as_json=as_json)
        assert not [x for x in text if not x.isprintable() and x != "\n"]


def test_nobody_can_answer_a_closed_stream(table):
    closed = io.StringIO()
    closed.close()
    with pytest.raises(Fault, match="standard input is closed"):
        Answers(closed).wanted()
    out = io.StringIO()
    assert play(table, 1, [0], stream=out, source=closed).code == 2
    assert out.getvalue().startswith("E0814 ")
