"""No input raises: limits, junk and damaged files end in messages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.messages.render import as_json, render
from rootdsl.syntax.lexer import MAX_DEPTH, MAX_FILE, MAX_LINE
from rootdsl.syntax.parser import parse, read_source
from rootdsl.syntax.printer import show_tree

CASES = sorted((Path(__file__).parent / "cases").glob("*.law"))


def codes(text: str) -> list[str]:
    report = Report()
    show_tree(parse(text, "limits.law", report))
    render(report)
    as_json(report)
    return [message.code for message in report.messages]


def nest(depth: int) -> str:
    return "".join("  " * level + "if hand is empty\n" for level in range(depth)) + "  " * depth + "draw 1\n"


def test_the_deepest_possible_nest_parses() -> None:
    assert codes(nest(MAX_DEPTH)) == []


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 900])
def test_a_deeper_nest_is_one_message(depth: int) -> None:
    assert codes(nest(depth)) == ["E0901"]


def test_a_nest_of_ten_thousand_is_a_message() -> None:
    assert set(codes(nest(10_000))) <= {"E0901", "E0902", "E0903"}
    flat = "".join(" " * 2 * level + "if a\n" for level in range(600))
    assert "E0901" in codes(flat)


def test_a_huge_line_and_a_huge_file() -> None:
    assert codes("language 1\nnote " + "x" * MAX_LINE + "\n") == ["E0902"]
    assert codes("language 1\n" * (MAX_FILE // 11 + 1)) == ["E0903"]


def test_many_messages_are_capped() -> None:
    report = Report()
    parse("draw ;\n" * 5000, "many.law", report)
    assert len(report.messages) == 200
    assert report.hidden == 4800
    assert "4800 more" in render(report)


@pytest.mark.parametrize("text", ["", "\n", "  \n\n", "# only a comment", "\ufeff", "\r\n\r\n"])
def test_an_empty_file(text: str) -> None:
    assert codes(text) == ["E0201"]


def test_binary_junk() -> None:
    junk = bytes(random.Random(7).randrange(256) for _ in range(20_000)).decode("latin-1")
    assert codes(junk)
    assert codes("\x00" * 1000)
    assert codes("\x0b\x0c\u2028\u0085") != []
    assert codes("²³ ½ Ⅷ ٣") != []


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    report = Report()
    bad = tmp_path / "bad.law"
    bad.write_bytes(b"language 1\n\xff\xfe")
    assert read_source(bad, "bad.law", report) is None
    assert read_source(tmp_path, "folder.law", report) is None
    assert read_source(tmp_path / "none.law", "none.law", report) is None
    assert [message.code for message in report.messages] == ["E0904", "E0905", "E0905"]


def test_colours_of_a_terminal_cannot_be_smuggled_in() -> None:
    report = Report()
    parse('draw "\x1b[31mred" now\n', "a\x1b.law", report)
    assert report.messages
    assert "\x1b" not in render(report)


def damaged(text: str, dice: random.Random) -> str:
    """One to three small damages."""
    for _ in range(dice.randint(1, 3)):
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        line = lines[at]
        spot = dice.randrange(len(line) + 1)
        kind = dice.randrange(8)
        if kind == 0:
            lines[at] = line[:spot] + chr(dice.randrange(256)) + line[spot + 1 :]
        elif kind == 1:
            words = line.split(" ")
            del words[dice.randrange(len(words))]
            lines[at] = " ".join(words)
        elif kind == 2:
            lines[at] = line[:spot] + dice.choice([":", ",", '"', " if ", " to ", "\t", "(", "#", "\r", "\x00", "\u201c"]) + line[spot:]
        elif kind == 3:
            lines[at] = " " * dice.randrange(9) + line.lstrip()
        elif kind == 4:
            del lines[at]
        elif kind == 5:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 6:
            lines[at] = line[:spot]
        else:
            lines.insert(at, dice.choice(lines))
        text = "\n".join(lines)
    return text


@pytest.mark.parametrize("seed", range(300))
def test_damage_never_raises(seed: int) -> None:
    dice = random.Random(seed)
    text = damaged(dice.choice(CASES).read_bytes().decode("utf-8"), dice)
    report = Report()
    file = parse(text, "damaged.law", report)
    assert file.text == text
    show_tree(file)
    render(report)
    places = [(message.code, message.line, message.column) for message in report.messages]
    assert len(places) == len(set(places))
    for message in report.messages:
        assert 1 <= message.line <= text.count("\n") + 1
        assert not any(name in message.text for name in ("_NL", "_INDENT", "_DEDENT", "_COLON", "HEAD_L", "C_IF", "BARE_"))


def test_a_file_of_many_faults_comes_to_an_end() -> None:
    assert codes("for each camp\n" * 2000 + "otherwise: draw 1 if x\n" * 2000)
