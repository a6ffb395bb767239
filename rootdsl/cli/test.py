"""`rootdsl test`: the examples that stand in the rules."""

from __future__ import annotations

import sys

import click

from rootdsl.cli.meant import meant
from rootdsl.cli.options import MOST_GAMES
from rootdsl.cli.said import OK, RULES, count, say_messages
from rootdsl.messages.message import Report
from rootdsl.project.tables import Chosen


@click.command()
@click.argument("path", required=False)
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules under which the examples are played.")
@click.option("--mutants", is_flag=True, help="Change the rules on purpose, one at a time, and see whether an example notices.")
@click.option("--sample", type=click.IntRange(1, MOST_GAMES), default=None, help="With --mutants: so many changes, drawn by the seed.")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="With --mutants: the seed of the sample.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def test_command(
    path: str | None, game: str | None, house_rules: tuple[str, ...], mutants: bool, sample: int | None, seed: int, as_json: bool,
) -> int:
    """Run the examples of every game at hand, of one game (a folder), or of one file (a name or path)."""
    found = meant([path] if path else [], game, house_rules)
    if mutants:
        return max([_mutants(x.chosen, x.only, sample or 0, seed, as_json) for x in found], default=OK)
    return max([_examples(x.chosen, x.only, as_json) for x in found], default=OK)


def _examples(chosen: Chosen, only: list[str] | None, as_json: bool) -> int:
    """Run examples and say which fail."""
    from rootdsl.examples.rules import Rules
    from rootdsl.examples.suite import report_of, run_all, summary

    rules = Rules(chosen)
    outcomes = run_all(rules, None if only is None else set(only), processes=2)
    report = report_of(rules, outcomes)
    passed, failed = summary(outcomes)
    say_messages(report, as_json)
    if not as_json:
        held, broken = count(passed, "example holds", "examples hold"), "fails" if failed == 1 else "fail"
        click.echo(f"{chosen.game.name}: {held}, {failed} {broken}{_wrong(rules.report)}.")
    shown = {x.path for x in rules.library.systems.values() if only is None or x.name in only}
    unread = sorted({x.path for x in rules.report.messages if x.is_error and x.path in shown})
    if unread and outcomes and not as_json:      # what could not be read is in no machine
        click.echo(f"The examples were played without the lines that cannot be read in {', '.join(unread)}.")
    return RULES if failed or rules.report.has_errors else OK


def _wrong(report: Report) -> str:
    """That the rules themselves are wrong, as examples that hold say nothing of that."""
    errors = sum(m.is_error for m in report.messages)
    return f"; {count(errors, 'error', 'errors')} in the rules" if errors else ""


def _mutants(chosen: Chosen, only: list[str] | None, sample: int, seed: int, as_json: bool) -> int:
    """Change the rules of a game, or of one file, and report which changes nobody notices. Survivors are no fault."""
    from rootdsl.mutants import report
    from rootdsl.mutants.campaign import run
    from rootdsl.mutants.trial import Verdict

    def progress(done: int, total: int, _verdict: Verdict) -> None:
        if not as_json and sys.stderr.isatty() and (done % 25 == 0 or done == total):
            click.echo(f"\r{done} of {total}", nl=done == total, err=True)

    campaign = run(chosen, only or [], sample, seed, progress=progress)
    click.echo(report.as_json(campaign) if as_json else report.text(campaign), nl=False)
    return OK
