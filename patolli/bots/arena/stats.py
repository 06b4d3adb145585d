"""How sure one can be: intervals over blocks, and a sequential test that stops as soon as it knows.

The games of a block share their draws, so it is blocks that are independent, and their mean scores that are counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)  # for intervals of 95 %
LEAST_BLOCKS: Final = 50  # with fewer the variance is too uncertain for a test
LEAST_VARIANCE: Final = 1e-6  # where all blocks are alike
H0: Final = "H0"
H1: Final = "H1"
OPEN: Final = "inconclusive"


def variance(blocks: Sequence[float]) -> float:
    """Of block scores, as if one more block had been all or nothing: a few that are alike prove little."""
    mean = fmean(blocks)
    return (sum((block - mean) ** 2 for block in blocks) + mean * (1 - mean)) / len(blocks)


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """Wilson's interval of 95 % for the mean score, with as many trials as the variance of the blocks amounts to."""
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
    """H0: the score is at most h0. H1: it is at least h1. alpha, beta: how often H1 and H0 may be accepted wrongly."""

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def ratio(self, blocks: Sequence[float]) -> float:
        """The log-likelihood ratio (GSPRT: means of blocks taken as normal, with the variance seen so far)."""
        gain = (self.h1 - self.h0) * (2 * fmean(blocks) - self.h0 - self.h1) / 2
        return len(blocks) * gain / max(variance(blocks), LEAST_VARIANCE)

    def verdict(self, blocks: Sequence[float]) -> str:
        """What is accepted after these blocks, if it is not still open. To be asked after each."""
        if len(blocks) < LEAST_BLOCKS:
            return OPEN
        ratio = self.ratio(blocks)
        if ratio >= log((1 - self.beta) / self.alpha):
            return H1
        return H0 if ratio <= log(self.beta / (1 - self.alpha)) else OPEN
