"""Provably fair draws: no one can choose them, and all can check them afterwards.

Before the game the table publishes SHA-256 of a secret 256-bit seed (`commit`); then each player may add a `nonce` of
its own. Draw k of the game (k = 0, 1, 2, ... over all `*` lines ever written, also those taken back) is

    HMAC-SHA-256(key = seed, message = id LF k LF block LF nonce of each seat in seat order, joined by LF)

read as a big-endian integer of 256 bits. With W the sum of the weights, integers from the largest multiple of W on are
rejected and `block` (0, 1, ...) goes up by one; the remainder modulo W picks the outcome, in listed order. The seed is
published when the game is over.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from patolli.core.actions import Action
from patolli.core.chance import outcome_at
from patolli.core.errors import RecordError
from patolli.core.record import CHANCE_NAME, Record
from patolli.core.replay import open_record, play_file_line
from patolli.core.state import CHANCE, State

SPAN: Final = 1 << 256


class FairDraws:
    """The draws of one game."""

    def __init__(self, seed: bytes, game_id: str = "", nonces: Sequence[str] = ()) -> None:
        self.seed = seed
        self.game_id = game_id
        self.nonces = tuple(nonces)

    def commit(self) -> str:
        """Return the commitment to the seed, which is published before the game."""
        return sha256(self.seed).hexdigest()

    def number(self, k: int, total: int) -> int:
        """Return draw k as a number below total."""
        limit = SPAN - SPAN % total
        block = 0
        while True:
            message = "\n".join([self.game_id, str(k), str(block), *self.nonces]).encode()
            drawn = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            if drawn < limit:
                return drawn % total
            block += 1

    def outcome(self, k: int, state: State) -> Action:
        """Return draw k as an outcome of the chance decision that is open in the state."""
        weights = state.chance_weights()
        return outcome_at(state.legal_actions(CHANCE), weights, self.number(k, sum(weights)))


def fresh_seed() -> bytes:
    """Return a new secret seed."""
    return secrets.token_bytes(32)


def seed_of(record: Record) -> bytes:
    """Return the seed of a record, checked against its commitment; a fresh one if it has none."""
    if not record.seed or not record.commit:
        return fresh_seed()
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError(0, f"seed {record.seed!r} is not hexadecimal") from None
    if sha256(seed).hexdigest() != record.commit:
        raise RecordError(0, "the seed is not the one that the commitment was made for")
    return seed


def verify(record: Record, folder: Path | None = None) -> int:
    """Recompute every draw of a game and return their number; raises RecordError at the first that differs."""
    if not record.commit or not record.seed:
        missing = "commit" if not record.commit else "seed"
        raise RecordError(0, f"this record has no {missing}, so its draws cannot be verified")
    draws = FairDraws(seed_of(record), record.id, [record.nonces.get(name, "") for name, _ in record.seats])
    replay = open_record(record, folder)
    k = 0
    for line in record.lines:
        if line.who == CHANCE_NAME and replay.to_act() == (CHANCE,):
            drawn = replay.game.actions.name(draws.outcome(k, replay.state))
            if drawn != " ".join(line.text.lower().split()):
                raise RecordError(line.number, f"{line.text}: the seed draws {drawn!r} here (draw {k})")
            k += 1
        play_file_line(replay, line)
    return k
