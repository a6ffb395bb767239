"""Rules from a stranger can at worst fail to compile: no name, title or number of them becomes code."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.cli.main import run
from rootdsl.project.project import law_files
from tests.project.conftest import HARES

MARK = "open('ran','w').close()"
TITLES = [
    f"x'''); {MARK} #", "{{ cycler.__init__.__globals__.os.system('touch ran') }}", "{% for x in y %}", "{# #}", "\\", "\\\\' + " + MARK,
    f"''' + {MARK} + '''", f"\\N{{DIGIT ONE}}\\x22\\x22\\x22\\n{MARK}", "%s%(x)s{0}{x.__class__}", "\u2028" + MARK, "\u202e",
    "</title><script>",
    "a" * 3000, "#", "\r" + MARK,
]
NAMES = [
    "__import__", "class", "None", "self", "t", "exec", "..", "../../x", "a-b", "a.b", "ünï", "s.__class__", "con", "/etc/passwd", "a;b",
    "a\u2028b",
]


@pytest.mark.parametrize("title", TITLES)
def test_titles(hares: Path, capsys: pytest.CaptureFixture[str], title: str) -> None:
    text = HARES
    for old in ("The Hares", "Burrow", "Arrive", "Hop", "#7a9e3a"):
        text = text.replace(f'"{old}"', f'"{title}"')
    hares.write_text(text, encoding="utf-8", newline="")
    survives(hares, capsys)


@pytest.mark.parametrize("name", NAMES)
def test_names(hares: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    # a whole game is compiled each time: each name stands in one of the places where a name may stand
    places = ("faction hares", "burrows", "step arrive", "action hop", "as den")
    old = places[sum(map(ord, name)) % len(places)]
    head = old.rpartition(" ")[0]
    hares.write_text(HARES.replace(old, f"{head} {name}".strip()), encoding="utf-8")
    survives(hares, capsys)


@pytest.mark.parametrize("number", ["99999999999999999999999999", "-1", "1e9", "0", "1.5", "0x10", "1_000"])
def test_numbers(hares: Path, capsys: pytest.CaptureFixture[str], number: str) -> None:
    hares.write_text(HARES.replace("15 warriors", f"{number} warriors").replace("up to 4", f"up to {number}"), encoding="utf-8")
    survives(hares, capsys)


BYTES = [b"", b"\xff\xfe", b"\x00" * 100, b"(" * 50_000, b"  " * 5000 + b"x", b"faction", b'faction x "', b"faction x" * 9000]


@pytest.mark.parametrize("data", BYTES, ids=range(len(BYTES)))
def test_bytes(hares: Path, capsys: pytest.CaptureFixture[str], data: bytes) -> None:
    hares.write_bytes(data)
    survives(hares, capsys)


def survives(law: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every command that reads the file ends in a code of its own, without a traceback; nothing of it runs or leaves the folder."""
    folder = law.parent
    for args in (["check", law.name, "--game", "root"], ["compile", law.name, "--game", "root"], ["show", "tree", law.name],
                 ["play", law.name, "eyrie", "--game", "root", "--watch", "--limit", "20"]):
        assert run(args) in (0, 1, 2)
        said = capsys.readouterr()
        assert "Traceback" not in said.err + said.out and "E0990" not in said.err, said.err
    assert not (folder / "ran").exists()
    assert {x.name for x in folder.parent.iterdir()} == {"work", "cache"}
    assert all(x.suffix == ".py" for x in (folder / "generated").rglob("*") if x.is_file())


def test_a_folder_that_links_to_itself(work: Path) -> None:
    (work / "loop").mkdir()
    (work / "loop" / "again").symlink_to(work / "loop", target_is_directory=True)
    (work / "loop" / "a.law").write_text("language 1\n")
    (work / "loop" / "self.law").symlink_to(work / "loop" / "self.law")
    (work / "loop" / "gone.law").symlink_to(work / "loop" / "nothing.law")
    assert [x.name for x in law_files(work / "loop")] == ["a.law"]
