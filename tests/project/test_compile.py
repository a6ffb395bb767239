"""Compiling: whole, apart, quick when nothing changed, and never more on disk than was meant."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.cli.main import run
from rootdsl.machine.build import Build
from rootdsl.project.compile import compile_game
from rootdsl.project.fault import Fault
from rootdsl.project.generated import compare, wanted, write
from rootdsl.project.project import Game, find_game, outside
from tests.project.conftest import ROOT, prints


def copy_of(name: str, work: Path) -> Game:
    """A shipped game as one of the user's own."""
    shutil.copytree(ROOT / "factions" / name, work / "factions" / name)
    game = find_game(name)
    assert not game.shipped
    return game


@pytest.fixture
def work(bare: Path) -> Path:
    """Nothing was compiled before."""
    return bare


@pytest.fixture
def copied(work: Path) -> Game:
    """The smaller one: most of these compile all of it, several times."""
    return copy_of("armello", work)


def test_compile_then_check(copied: Game, work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compile", "--check"]) == 1
    assert run(["compile"]) == 0
    assert run(["compile", "--check"]) == 0
    module = work / "generated" / "armello" / "wolves.py"
    assert module.read_text(encoding="utf-8") == compile_game(copied).text("wolves")
    module.write_text(module.read_text() + "\n")
    capsys.readouterr()
    assert run(["compile", "--check"]) == 1
    assert "stale: generated/armello/wolves.py" in capsys.readouterr().out


def test_only_what_changed_is_done_again(work: Path) -> None:
    copied = copy_of("root", work)
    first = compile_game(copied)
    assert set(first.redone) == set(first.units)
    assert compile_game(copied).redone == []
    law = copied.named("eyrie")[0].path
    law.write_text(law.read_text() + "\n# a remark\n")
    again = compile_game(find_game("root"))
    assert again.redone == ["eyrie", "lizards", "eager_despot", "lasting_faith"]        # who knows a file is resolved with it
    assert {n: u.text_hash for n, u in again.units.items()} == {n: u.text_hash for n, u in first.units.items()}


def test_what_one_compile_remembers_is_what_a_fresh_one_makes(copied: Game) -> None:
    compile_game(copied)
    assert {n: u.text_hash for n, u in compile_game(copied).units.items()} == {
        n: u.text_hash for n, u in compile_game(copied, fresh=True).units.items()
    }


def test_an_outside_file_changes_no_other_module(hares: Path) -> None:
    game = find_game("root")
    alone, joined = compile_game(game), compile_game(game, [outside(hares)])
    assert {n: u.text_hash for n, u in alone.units.items()} == {n: u.text_hash for n, u in joined.units.items() if n != "hares"}
    before = prints(ROOT / "generated")
    assert run(["compile", "hares.law"]) == 0
    assert sorted(prints(Path("generated"))) == ["__init__.py", "root/__init__.py", "root/hares.py"]
    assert prints(ROOT / "generated") == before


def test_what_has_not_changed_is_not_built_again(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("armello")
    before = compile_game(game)

    def never(*_: object) -> None:
        raise AssertionError("built again")

    monkeypatch.setattr(Build, "run", never)
    assert compile_game(game).units.keys() == before.units.keys()


def test_stale_files_go_only_if_they_are_ours(copied: Game, work: Path) -> None:
    run(["compile"])
    folder = work / "generated" / "armello"
    (folder / "mine.py").write_text("# my own notes\n")
    (folder / "gone.py").write_text('"""Gone: made by rootdsl from armello/gone.law. Never edit."""\n')
    (folder / "joined.py").write_text('"""Joined: made by rootdsl from elsewhere/joined.law. Never edit."""\n')
    run(["compile"])
    assert (folder / "mine.py").exists() and (folder / "joined.py").exists() and not (folder / "gone.py").exists()


def test_a_file_of_somebody_else_is_not_overwritten(copied: Game, work: Path) -> None:
    folder = work / "generated" / "armello"
    folder.mkdir(parents=True)
    (folder / "wolves.py").write_text("# precious\n")
    assert run(["compile"]) == 2
    assert sorted(x.name for x in folder.iterdir()) == ["wolves.py"] and (folder / "wolves.py").read_text() == "# precious\n"


def test_an_error_on_the_way_leaves_all_as_it_was(copied: Game, work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = compile_game(copied)
    folder = work / "generated" / "armello"
    write(folder, wanted(folder, compiled))
    before = prints(folder)
    files = {path: data + b"#\n" for path, data in wanted(folder, compiled).items()}
    monkeypatch.setattr("os.chmod", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        write(folder, files)
    assert prints(folder) == before and not compare(folder, wanted(folder, compiled))


def test_rules_with_errors_write_nothing(copied: Game, work: Path) -> None:
    run(["compile"])
    before = prints(work / "generated")
    law = copied.named("wolves")[0].path
    law.write_text(law.read_text().replace("is a hero", "is a heroo"))
    assert run(["compile"]) == 1
    assert prints(work / "generated") == before


def test_a_link_out_of_the_folder_is_not_followed(copied: Game, work: Path) -> None:
    secret = work.parent / "secret.law"
    secret.write_text("language 1\n")
    (copied.folder / "heroes" / "spy.law").symlink_to(secret)
    with pytest.raises(Fault, match="leads out"):
        find_game("armello")
