"""The page of the words of Root, and the page of the commands."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from rootdsl.cli.main import COMMANDS, cli
from rootdsl.model import decl as d
from tests.docs import generate
from tests.docs.snippets import DOCS, snippets
from tests.test_readme import as_pattern, run

HEAD = 'language 1\n\nfaction herons "The Herons"\n  chapter 40\n  letter Z\n  reach 7\n  knows eyrie, lizards\n  colour "#557788"\n'


def herons() -> str:
    """The faction that the idioms make: what stands under one heading on several places, together."""
    blocks: dict[str, str] = {}
    for x in snippets():
        if "root" in x.words:
            for block in re.split(r"^(?=\S)", x.text, flags=re.MULTILINE):
                head, _, body = block.partition("\n")
                if head:
                    blocks[head] = blocks.get(head, "") + body.rstrip("\n") + "\n\n"
    return HEAD + "".join(f"\n{head}\n{body}" for head, body in blocks.items()).rstrip("\n") + "\n"


@pytest.mark.slow
def test_the_idioms_make_a_faction(tmp_path: Path) -> None:
    (tmp_path / "herons.law").write_text(herons(), encoding="utf-8")
    assert run("rootdsl check herons.law", tmp_path) == "root: 1 file, no faults.\n"
    assert run("rootdsl test herons.law", tmp_path) == "root: 4 examples hold, 0 fail.\n"
    assert run("rootdsl compile herons.law", tmp_path) == "root: 1 module in generated/root/, 1 written.\n"


@pytest.mark.slow
def test_every_form_of_hook_on_the_page_is_understood(tmp_path: Path) -> None:
    law = generate.library().systems["woodland"]
    procedures = [x for x in law.of(d.ProcedureDecl) if not x.owner and x.name != "setup"]
    forms = [form for x in procedures for form in generate.hook_forms(law, x)]
    assert len(forms) > 20
    rules = "".join(f'\n  rule hook{i} "Hook {i}"\n    {form}\n      draw 1\n' for i, form in enumerate(forms))
    (tmp_path / "herons.law").write_text(herons().replace("abilities\n", "abilities\n" + rules, 1), encoding="utf-8")
    assert run("rootdsl check herons.law", tmp_path) == "root: 1 file, no faults.\n"


def test_the_page_of_commands_names_every_command_and_option() -> None:
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    parts = dict(re.findall(r"^## `([\w-]+)`[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert sorted(parts) == sorted(COMMANDS)
    context = click.Context(cli)
    for name, part in parts.items():
        command = cli.get_command(context, name)
        assert command is not None
        assert f"$ rootdsl {name}" in part, name
        options = [next(o for o in x.opts if o.startswith("--")) for x in command.params if isinstance(x, click.Option)]
        assert [x for x in options if f"`{x}" not in part] == [], name


LONG = ("playtest", "compare", "ladder", "coverage", "sweep")      # minutes of games; they have tests of their own


@pytest.mark.slow
def test_the_commands_print_what_the_page_shows(tmp_path: Path) -> None:
    """All but those that take long or want a person."""
    (otters,) = [x for x in snippets() if "tutorial" in x.words]
    (tmp_path / "otters.law").write_text(otters.text, encoding="utf-8")
    seen = 0
    for body in re.findall(r"^```console\n(.*?)^```$", (DOCS / "commands.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, *shown = part.rstrip("\n").split("\n")
            if not {"--mutants", "--human", "--load", "games", "build-native", *LONG} & {*command.split()}:
                found = run(command, tmp_path)
                seen += 1
                assert not shown or as_pattern(shown).fullmatch(found.rstrip("\n")), f"$ {command}\n{found}"
    assert seen >= 10
