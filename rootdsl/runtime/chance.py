"""The engine's own random generator: SplitMix64, a specified 64-bit source kept as one int in the state.

Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014). The same
draws, shuffles and rolls come out in every backend.
"""

from __future__ import annotations

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def scramble(x: int) -> int:
    """The output function of SplitMix64: 64 bits to 64 bits.

    >>> scramble(STEP)
    16294208416658607535
    """
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def start(seed: int) -> int:
    """The state of the source for a seed (any int; only its low 64 bits count)."""
    return seed & MASK


def below(s, n: int) -> int:
    """A number from 0 to n - 1 (n at least 1), and the source moves on.

    The high half of a 64 by 64 bit product; its bias is below n / 2**64.
    """
    s.random = x = (s.random + STEP) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return ((x ^ (x >> 31)) * n) >> 64


def shuffle(s, cards: list[int]) -> None:
    """Fisher and Yates, from the last place down."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
