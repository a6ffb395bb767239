"""`rootdsl`: the group of commands, and the one place where anything that goes wrong becomes a message.

Exit codes: 0 all is well, 1 the rules are at fault, 2 the command was not understood (or rootdsl itself is at fault).
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

# Name -> (module, one line for `--help`). A module is imported when its command is called, and has a function of that name.
COMMANDS: dict[str, tuple[str, str]] = {
    "games": ("listing", "List the games at hand, with their files."),
    "check": ("check", "Check rules: every message of a game, or of one file."),
    "compile": ("compile", "Compile rules to readable Python in `generated/`."),
    "test": ("test", "Run the examples that stand in the rules."),
    "play": ("play", "Play at the terminal, against bots or watching them."),
    "map": ("map", "Draw a map, or export it."),
    "docs": ("docs", "Write the rules as documents, in every language."),
    "diff": ("diff", "Tell what changed between two versions of the rules."),
    "show": ("show", "Show what one pass of the compiler makes of a file."),
    "explain": ("explain", "Explain the code of a message."),
    "keywords": ("words", "List every word that the language knows by itself."),
    "constructs": ("constructs", "List the constructs of the language and which files use them."),
    "stats": ("stats", "Count rules, examples and lines of each file."),
    "coverage": ("coverage", "Which rule carries each heading of the printed rules, and does an example show it?"),
    "soak": ("soak", "Play random games and watch over what must always hold."),
    "sweep": ("sweep", "Play random games over all mixes of factions, maps, decks and players."),
    "ladder": ("ladder", "Measure how much better one kind of bot plays than another."),
    "playtest": ("playtest", "Play many games with bots and report what they tell."),
    "compare": ("compare", "Play two versions of the rules on the same seeds."),
    "build-native": ("build_native", "Compile tables for this machine: random games at many times the speed."),
    "bench": ("bench", "Measure decisions and games a second, cloning and compiling."),
    "version": ("listing", "Show the version."),
}

OK, RULES, USAGE = 0, 1, 2
SHOWN = 200      # signs of a name from outside in a message


class Commands(click.Group):
    """A group that knows its commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"rootdsl.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = getattr(module, f"{cmd_name.replace('-', '_')}_command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, help) for name, (_, help) in COMMANDS.items()])

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from rootdsl.messages.near import nearest

            near = nearest(args[0], COMMANDS)
            ctx.fail(f"There is no command `{shown(args[0])}`." + (f" Nearest: `{near}`." if near else ""))
        return super().resolve_command(ctx, args)


def tell_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """What the command `version` does, for those who ask as they ask other programs."""
    if wanted and not context.resilient_parsing:
        from rootdsl.cli.listing import say_version

        say_version()
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 120})
@click.option("--debug", is_flag=True, help="Show where a fault of rootdsl itself happened.")
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version, help="Show the version.")
def cli(debug: bool) -> None:
    """Rules of board games, compiled.

    Names of factions, maps, decks and house rules may be paths to `.law` files of your own.
    """
    if debug:
        os.environ["ROOTDSL_DEBUG"] = "1"


def shown(text: str) -> str:
    """Text from outside as it may reach a terminal."""
    return "".join(sign if sign.isprintable() else "\N{MIDDLE DOT}" for sign in text)


def main(args: Sequence[str] | None = None) -> None:
    """The entry of the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        code = run(list(sys.argv[1:] if args is None else args))
    except OSError:  # not even the message can be written
        sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - nobody listens
        code = USAGE
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Run a command and give its exit code. Whatever happens ends in a message, never in a traceback."""
    before = os.environ.get("ROOTDSL_DEBUG")
    try:
        code = cli.main(list(args), prog_name="rootdsl", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code if isinstance(code, int) else OK
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort:
        click.echo("Stopped.", err=True)
        return USAGE
    except click.ClickException as fault:
        said = io.StringIO()
        fault.show(said)
        click.echo("\n".join(map(shown, said.getvalue().split("\n"))), err=True, nl=False)
        return USAGE
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - nobody reads any more
        return OK
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        return USAGE
    except BaseException as fault:
        if isinstance(fault, (SystemExit, GeneratorExit)):
            raise
        return _told(fault)
    finally:
        if before is None:
            os.environ.pop("ROOTDSL_DEBUG", None)


def _told(fault: BaseException) -> int:
    """A message for what a command raised, and the exit code."""
    from rootdsl.project.fault import Fault, RulesAtFault

    if isinstance(fault, Fault):
        click.echo("\n".join(fault.lines()), err=True)
        return USAGE
    if isinstance(fault, RulesAtFault):
        from rootdsl.messages.render import render

        click.echo(render(fault.report), err=True, nl=False)
        return RULES
    if os.environ.get("ROOTDSL_DEBUG"):
        import traceback

        traceback.print_exception(fault)
    lines = refused(fault) if isinstance(fault, OSError) else own_fault(fault)
    click.echo("\n".join(lines), err=True)
    return USAGE


def refused(fault: OSError) -> list[str]:
    """What is said when the system refuses something: the disk, a stream, a name."""
    from rootdsl.project.fault import Fault

    below = []
    reason = (fault.strerror or "unknown reason").lower()
    try:
        os.getcwd()
    except OSError:
        reason, below = "the folder where you are is gone", ["Go to another folder (`cd`), and give the command again."]
    if fault.errno == errno.ENAMETOOLONG:
        reason = "an argument is too long for the name of a file"
        below = ["Give the name of a file as `rootdsl games` lists it, or a shorter path."]
    elif fault.errno in (errno.ENOSPC, errno.EDQUOT):
        reason, below = "there is no room left where the output goes", ["Make room on the disk, or send the output elsewhere."]
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - what is still held would fail again
    elif not below:
        named = f" ({fault.filename})" if isinstance(fault.filename, str) else ""
        reason += named[:SHOWN]
        below = ["Set that right, and give the command again."]
    return Fault("E0814", reason=reason, below=below).lines()


def own_fault(fault: Any) -> list[str]:
    """What is said when rootdsl itself is at fault."""
    text = shown(str(fault)).strip() or "no words"
    return [
        f"E0990 rootdsl itself is at fault: {type(fault).__name__}: {text[:400]}",
        "      This is a mistake in rootdsl, not in your rules. Please report it with the command that you gave and your `.law` files;",
        "      the same command with `rootdsl --debug ...` shows where it happened. Nothing that you wrote has been changed.",
    ]
