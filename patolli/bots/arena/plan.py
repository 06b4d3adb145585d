"""What is played: pairs of bots, blocks of games, and the seeds of both.

A game follows from the plan and its job alone, whoever plays it and when. Chance has one seed a block, shared by all
pairs, and a stream for each kind of question, so that one more throw of dice does not change who is dealt what. Bots
have seeds of their own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import Final, NamedTuple

from patolli import bots as all_bots
from patolli import core as kernel
from patolli.bots.arena.apart import tried
from patolli.bots.arena.entries import Entry, read_entries
from patolli.core.audience import Seat
from patolli.core.errors import BadOption
from patolli.core.registry import load
from patolli.play import draws

DECIDING: Final = ("*.py", "*.toml", "*.json")  # files by which games and bots decide
NOT_DECIDING: Final = ("lesson.json",)


class Job(NamedTuple):
    """One game: which pair, which block, and where the first of the pair sits."""

    pair: int
    block: int
    seat: Seat


@dataclass(frozen=True)
class Plan:
    """A tournament: all that decides its games but their number. `pairs`: who alone among copies of whom."""

    game: str
    rules: int
    options: dict[str, object]
    files: dict[str, str]
    code: str  # a digest of kernel, game and bots: results of other code are of another tournament
    seats: int
    seed: int
    bots: tuple[Entry, ...]
    pairs: tuple[tuple[int, int], ...]

    def line_up(self, job: Job) -> list[int]:
        """The bot on each seat."""
        single, copies = self.pairs[job.pair]
        return [single if seat == job.seat else copies for seat in range(self.seats)]

    def chance_seed(self, block: int) -> bytes:
        """What the draws of a block come from."""
        return sha256(f"draws {self.seed} {block}".encode()).digest()

    def bot_seed(self, block: int, bot: int, seat: Seat, decision: int) -> int:
        """What a bot decides by where chance is to decide."""
        text = f"bot {self.seed} {block} {self.bots[bot].label} {seat} {decision}"
        return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def make_plan(
    game_name: str,
    options: dict[str, object],
    bots: Sequence[str],
    field: str | None = None,
    seats: int | None = None,
    seed: int = 1,
    budget: int = 400,
    limit: float = 600,
) -> Plan:
    """All pairs of these bots, or each of them alone in the field of one other. Raises a PatolliError."""
    if len(bots) + bool(field) < 2:
        raise BadOption("a tournament needs at least two bots, or one and a --field")
    game = load(game_name, options)
    seats = seats or game.seat_counts[0]
    game.new(seats)
    entries = read_entries([*bots, *([field] if field else [])], game, seats, budget)
    own = [Path(file) for entry in entries for file in tried(entry, game, limit)]
    if field:
        pairs = [(one, len(bots)) for one in range(len(bots))]
    else:
        pairs = list((combinations if seats == 2 else permutations)(range(len(bots)), 2))
    folders = [Path(kernel.__file__).parent, Path(all_bots.__file__).parent, game.folder]
    code = digest_of(folders, [Path(draws.__file__), *own])
    facts = (game.name, game.rules, options, dict(game.digests), code)
    return Plan(*facts, seats, seed, tuple(entries), tuple(pairs))


def digest_of(folders: Sequence[Path], more: Sequence[Path]) -> str:
    """A digest of all that decides in these folders, and of some more files."""
    found = [file for folder in folders for kind in DECIDING for file in sorted(folder.rglob(kind))]
    files = [*(file for file in found if file.name not in NOT_DECIDING), *more]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]
