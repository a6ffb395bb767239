"""What files need: lines that say something, and the constructs they use."""

from __future__ import annotations

from pathlib import Path

from rootdsl.examples.rules import Rules
from rootdsl.project.constructs import constructs
from rootdsl.project.stats import stats
from rootdsl.project.tables import choose

TEXT = """# Why this file is here.
language 1

house rules lanterns "Lanterns"

# A remark.
value light "Light": 1    # beside the line

note "Of light"
  Lanterns are lit at dusk.

example "One light"
  given marquise has 0 points
  then light is 1

"""


def test_only_lines_that_say_something_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "lanterns.law"
    path.write_text(TEXT)
    library = Rules(choose("root", (str(path),))).library
    system = next(x for x in library.systems.values() if x.name == "lanterns")
    found = stats(system)
    assert (found.rules, found.examples, found.lines) == (1, 1, 3)


def test_what_stands_deep_in_a_sentence_counts_as_used() -> None:
    found = {x.name: x.used_by for x in constructs({"root": Rules(choose("root", ())).library})}
    assert found["Region"] == ["root/marquise"] and "root/vagabond" in found["TrackRef"]
