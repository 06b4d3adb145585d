"""The parts of what a position is worth, by name, for games that compare what seats have and hope for."""

from typing import Final

from patolli.core.audience import Seat

RIVAL: Final = "@"  # before the seat of a rival whose term it is: "temples@1"


def compared(holdings: list[dict[str, float]], seat: Seat) -> dict[str, float]:
    """What a seat has, less what its rivals have: half that of the best of them, half that of all on average."""
    best, most = -1, 0.0
    for rival in range(len(holdings)):
        total = 0.0
        for worth in holdings[rival].values():
            total += worth
        if rival != seat and (best < 0 or total > most):
            best, most = rival, total
    found = dict(holdings[seat])
    for rival in range(len(holdings)):
        if rival == seat:
            continue
        share = 0.5 / (len(holdings) - 1) + (0.5 if rival == best else 0.0)
        for name, worth in holdings[rival].items():
            found[name + RIVAL + str(rival)] = -share * worth
    return found
