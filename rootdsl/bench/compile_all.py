"""What `bench` times: every game at hand compiled, nothing written."""

from __future__ import annotations

from rootdsl.project.compile import compile_game
from rootdsl.project.project import find_games

if __name__ == "__main__":
    for game in find_games():
        compiled = compile_game(game)
        for name, unit in compiled.units.items():
            if unit.text_hash:
                compiled.text(name)
