"""How long documents take: everything that is shipped, and the site again after one file has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rootdsl.bench.measure import Figure, figure, timed
from rootdsl.paths import PACKAGE, factions_dir

MOST_WORK = 2


def printing(runs: int) -> list[Figure]:
    """Whole commands, each in a process of its own: all forms of all games in all languages, then the site of one game again
    after a line was added to one of its files."""
    with tempfile.TemporaryDirectory(prefix="rootdsl-bench-") as folder:
        work = Path(folder)
        shutil.copytree(factions_dir(), work / "factions")
        found = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "ROOTDSL_CACHE": str(work / "cache"), "PYTHONPATH": found, "PYTHONPYCACHEPREFIX": str(work / "bytecode")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)      # an installed package is not compiled anew for every command

        def docs(*arguments: str) -> None:
            command = [sys.executable, "-m", "rootdsl", "docs", *arguments]
            subprocess.run(command, env=env, cwd=work, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        whole = [timed(docs) for _ in range(min(runs, MOST_WORK))]
        game = max((x for x in (work / "factions").iterdir() if x.is_dir()), key=lambda x: len(list(x.rglob("*.law"))))
        law = max(game.rglob("*.law"), key=lambda x: x.stat().st_size)
        again: list[float] = []
        for _ in range(runs):
            law.write_text(law.read_text(encoding="utf-8") + "# a remark\n", encoding="utf-8")
            again.append(timed(lambda: docs("--game", game.name, "--format", "html")))
    return [
        figure("documents of all games, every language and form", "s", whole),
        figure(f"site of {game.name} after one changed file", "s", again),
    ]
