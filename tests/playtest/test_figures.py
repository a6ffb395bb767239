"""Statistics against published or hand-computed values."""

from __future__ import annotations

import doctest
import math
from importlib import import_module

import pytest

from rootdsl.playtest import figures as f


@pytest.mark.parametrize("module", ["playtest.figures", "playtest.pictures", "playtest.plan", "cli.batches"])
def test_the_examples_in_the_docstrings(module: str) -> None:
    out = doctest.testmod(import_module(f"rootdsl.{module}"))
    assert out.attempted and not out.failed


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),      # R. G. Newcombe 1998, table I, score method without continuity correction
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert f.wilson(wins, games) == (pytest.approx(low, abs=6e-5), pytest.approx(high, abs=6e-5))


def test_wilson_of_nothing_and_of_shared_wins() -> None:
    assert f.wilson(0, 0) == (0.0, 1.0)
    low, high = f.wilson(2.5, 10)
    assert f.wilson(2, 10)[0] < low < 0.25 < high < f.wilson(3, 10)[1]


def test_games_for_a_difference() -> None:
    p, q = 0.25, 0.27
    z = 1.959963984540054 * math.sqrt(2 * 0.26 * 0.74) + 0.8416212335729143 * math.sqrt(p * 0.75 + q * 0.73)
    assert f.games_for(0.25) == math.ceil((z / 0.02) ** 2) == 7550
    assert f.games_for(0.25, 0.04) < f.games_for(0.25) / 3.8
    assert f.pairs_for(0.0) == 0


def test_quantiles_mean_and_variance() -> None:
    assert f.quantile([5], 0.95) == 5 and f.quantile([], 0.5) == 0
    assert f.quantile([4, 1, 3, 2], 0.25) == 1.75 and f.quantile([1, 2, 3], 1) == 3
    assert f.mean([1, 2, 6]) == 3 and f.variance([1, 2, 6]) == 7 and f.variance([4]) == 0


def test_paired_differences() -> None:
    rows = [1.0] * 30 + [-1.0] * 10 + [0.0] * 60
    middle, low, high, chance = f.paired(rows)
    error = math.sqrt((40 - 100 * 0.2**2) / 99 / 100)
    assert middle == pytest.approx(0.2)
    assert (high - low) / 2 == pytest.approx(1.959963984540054 * error)
    assert chance == pytest.approx(math.erfc(0.2 / error / math.sqrt(2)))
    assert f.paired([0.0] * 5) == (0.0, 0.0, 0.0, 1.0) and f.paired([]) == (0.0, 0.0, 0.0, 1.0)


def test_holm() -> None:
    assert f.holm([0.01, 0.02, 0.03, 0.04]) == pytest.approx([0.04, 0.06, 0.06, 0.06])
    assert f.holm([0.5, 0.001, 0.9]) == pytest.approx([1.0, 0.003, 1.0])
    assert f.holm([]) == []


def test_two_sided_chances() -> None:
    assert f.beyond(0) == 1 and f.beyond(-1.96) == f.beyond(1.96) == pytest.approx(0.05, abs=1e-4)
    assert f.beyond(2.575829) == pytest.approx(0.01, abs=1e-7)
