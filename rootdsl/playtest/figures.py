"""The statistics of a report: intervals, quantiles, how many games are needed, paired differences, correction for many questions.

Games are taken as independent draws. Everything is plain arithmetic on floats and the same on every computer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

Z95 = 1.959963984540054          # two-sided 95 %
Z80 = 0.8416212335729143         # a power of 80 %
POINTS = 0.02                    # the difference that the reports speak of


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share (E. B. Wilson 1927). Shared wins may make `wins` a fraction; no games: 0 to 1.

    >>> [round(x, 4) for x in wilson(10, 40)]
    [0.1419, 0.4019]
    """
    if games <= 0:
        return 0.0, 1.0
    p = wins / games
    middle = p + z * z / (2 * games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def games_for(p: float, difference: float = POINTS) -> int:
    """How many games of each of two versions show such a difference of a rate near `p` in four of five tries, at the level
    of 5 % (two independent samples, normal approximation).

    >>> games_for(0.25)
    7550
    """
    q = min(1.0, p + difference)
    mean = (p + q) / 2
    root = Z95 * math.sqrt(2 * mean * (1 - mean)) + Z80 * math.sqrt(p * (1 - p) + q * (1 - q))
    return math.ceil((root / difference) ** 2)


def games_for_points(spread: float, points: float = 1.0) -> int:
    """How many games of each of two versions show such a difference of mean scores whose variance is `spread`.

    >>> games_for_points(30.0)
    471
    """
    return math.ceil(2 * (Z95 + Z80) ** 2 * spread / points**2)


def pairs_for(variance: float, difference: float = POINTS, z: float = Z95) -> int:
    """How many games on the same seeds show such a mean difference, if single differences vary so much and the interval is
    so many standard errors wide on either side.

    >>> pairs_for(0.375)
    7359
    """
    return math.ceil((z + Z80) ** 2 * variance / difference**2)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share lies, between two values in proportion; 0 of nothing.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    if not values:
        return 0.0
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def mean(values: Sequence[float]) -> float:
    """
    >>> mean([]), mean([1, 2])
    (0.0, 1.5)
    """
    return math.fsum(values) / len(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    """Of a sample (n - 1); 0 of fewer than two.

    >>> variance([1, 2, 3, 4])
    1.6666666666666667
    """
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.fsum((x - middle) ** 2 for x in values) / (len(values) - 1)


def beyond(z: float) -> float:
    """The chance of a normal draw at least so far from 0, on either side.

    >>> round(beyond(1.96), 3)
    0.05
    """
    return math.erfc(abs(z) / math.sqrt(2))


def paired(differences: Sequence[float], z: float = Z95) -> tuple[float, float, float, float]:
    """Mean of paired differences, its 95 % interval, and the chance of such a mean if there were no difference.

    >>> [round(x, 3) for x in paired([1, 0, 0, 1, 0, -1, 1, 1, 0, 1])]
    [0.4, -0.033, 0.833, 0.07]
    """
    middle = mean(differences)
    error = math.sqrt(variance(differences) / len(differences)) if differences else 0.0
    if error == 0.0:
        return middle, middle, middle, 1.0 if middle == 0 else 0.0
    return middle, middle - z * error, middle + z * error, beyond(middle / error)


def together(questions: int, level: float = 0.05) -> float:
    """How many standard errors wide on either side the intervals of so many questions are that all hold together
    (C. E. Bonferroni 1936).

    >>> round(together(1), 3), round(together(16), 3)
    (1.96, 2.955)
    """
    return NormalDist().inv_cdf(1 - level / (2 * max(questions, 1)))


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for many questions (S. Holm 1979), in the order given.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda i: (chances[i], i))
    out = [0.0] * len(chances)
    least = 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[i]))
        out[i] = least
    return out
