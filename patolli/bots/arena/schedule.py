"""The schedule: pairs of bots, blocks of games, and the seeds of both.

A game depends only on the plan and its job, not on the worker that plays it. Chance has one seed per block, shared by
all pairs, and a stream for each kind of question, so that one more throw of dice does not change the deal. Bots have
their own seeds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import Final, NamedTuple

from patolli import bots as all_bots
from patolli import core as kernel
from patolli.bots.arena.entrants import Entry, read_entries
from patolli.bots.arena.isolated_bot import check_bot
from patolli.core.audience import Seat
from patolli.core.errors import BadOption
from patolli.core.registry import load
from patolli.match import fair_draws as draws

DECIDING: Final = ("*.py", "*.toml", "*.json")  # files that decide games
NOT_DECIDING: Final = ("lesson.json",)


class Job(NamedTuple):
    """One game: the pair, the block, and the seat of the first of the pair."""

    pair: int
    block: int
    seat: Seat


@dataclass(frozen=True)
class Plan:
    """A tournament: everything that decides its games except their number. `pairs`: one alone, copies of the other."""

    game: str
    rules: int
    options: dict[str, object]
    files: dict[str, str]
    code: str  # digest of kernel, game and bots: other code is another tournament
    seats: int
    seed: int
    bots: tuple[Entry, ...]
    pairs: tuple[tuple[int, int], ...]

    def line_up(self, job: Job) -> list[int]:
        """Return the bot in each seat."""
        single, copies = self.pairs[job.pair]
        return [single if seat == job.seat else copies for seat in range(self.seats)]

    def chance_seed(self, block: int) -> bytes:
        """Return the seed of the draws of a block."""
        return sha256(f"draws {self.seed} {block}".encode()).digest()

    def bot_seed(self, block: int, bot: int, seat: Seat, decision: int) -> int:
        """Return the seed of a bot's decision."""
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
    rules: int | None = None,
) -> Plan:
    """Plan all pairs of these bots, or each of them alone in the field of one other. Raises a PatolliError.

    The games are played under the newest rules, or under older ones.
    """
    if len(bots) + bool(field) < 2:
        raise BadOption("a tournament needs at least two bots, or one and a --field")
    game = load(game_name, options, rules)
    seats = seats or game.seat_counts[0]
    game.new_state(seats)
    entries = read_entries([*bots, *([field] if field else [])], game, seats, budget)
    own = [Path(file) for entry in entries for file in check_bot(entry, game, limit)]
    if field:
        pairs = [(one, len(bots)) for one in range(len(bots))]
    else:
        pairs = list((combinations if seats == 2 else permutations)(range(len(bots)), 2))
    folders = [Path(kernel.__file__).parent, Path(all_bots.__file__).parent, game.folder]
    code = digest_of(folders, [Path(draws.__file__), *own])
    facts = (game.name, game.rules, options, dict(game.file_digests), code)
    return Plan(*facts, seats, seed, tuple(entries), tuple(pairs))


def digest_of(folders: Sequence[Path], more: Sequence[Path]) -> str:
    """Return a digest of all files in these folders that decide games, and of some more files."""
    found = [file for folder in folders for kind in DECIDING for file in sorted(folder.rglob(kind))]
    files = [*(file for file in found if file.name not in NOT_DECIDING), *more]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]
