"""Statistics: intervals over blocks, and a sequential test that stops as soon as the result is clear.

The games of a block share their draws, so only blocks are independent; their mean scores are counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)  # for intervals of 95 %
LEAST_BLOCKS: Final = 50  # with fewer, the variance is too uncertain for a test
LEAST_VARIANCE: Final = 1e-6  # where all blocks are equal
H0: Final = "H0"
H1: Final = "H1"
OPEN: Final = "inconclusive"


def variance(blocks: Sequence[float]) -> float:
    """Return the variance of block scores with one all-or-nothing block added: a few equal blocks prove little."""
    mean = fmean(blocks)
    return (sum((block - mean) ** 2 for block in blocks) + mean * (1 - mean)) / len(blocks)


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """Return Wilson's 95 % interval of the mean score; the variance of the blocks gives the number of trials."""
    if not blocks:
        return 0.0, 1.0
    mean = fmean(blocks)
    binary = mean * (1 - mean)
    trials = len(blocks) * (binary / variance(blocks) if binary > 0 else 1.0)
    centre = mean + Z * Z / (2 * trials)
    half = Z * sqrt(binary / trials + (Z / (2 * trials)) ** 2)
    whole = 1 + Z * Z / trials
    return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)


@dataclass(frozen=True)
class SequentialTest:
    """H0: the score is at most h0. H1: it is at least h1. alpha, beta: the error rates of accepting H1 and H0."""

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def ratio(self, blocks: Sequence[float]) -> float:
        """Return the log-likelihood ratio (GSPRT: normal block means, with the variance seen so far)."""
        gain = (self.h1 - self.h0) * (2 * fmean(blocks) - self.h0 - self.h1) / 2
        return len(blocks) * gain / max(variance(blocks), LEAST_VARIANCE)

    def verdict(self, blocks: Sequence[float]) -> str:
        """Return the accepted hypothesis, or OPEN. To be called after each block."""
        if len(blocks) < LEAST_BLOCKS:
            return OPEN
        ratio = self.ratio(blocks)
        if ratio >= log((1 - self.beta) / self.alpha):
            return H1
        return H0 if ratio <= log(self.beta / (1 - self.alpha)) else OPEN
