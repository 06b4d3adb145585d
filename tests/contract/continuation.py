"""Play a pickled state to its end, and give the digest of every position.

Run as a program it reads the pickle from its standard input, in pure Python, and prints one digest a line.
"""

import pickle
import sys
from collections.abc import Iterator
from random import Random

from patolli import _pure
from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE, State


def digests(state: State, steps: int) -> Iterator[str]:
    """Play random steps, the same ones for equal states, and yield the digest after each."""
    rng = Random(1)
    for _ in range(steps):
        if not (seats := state.to_act()):
            return
        seat = rng.choice(seats)
        state.step(seat, sample_outcome(state, rng) if seat == CHANCE else rng.choice(state.legal_actions(seat)))
        yield state.game.digest(state)


if __name__ == "__main__":
    assert not _pure.compiled()
    print("\n".join(digests(pickle.load(sys.stdin.buffer), int(sys.argv[1]))))
