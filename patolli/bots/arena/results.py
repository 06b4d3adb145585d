"""What has been played: a file of JSON lines, the plan first, then a line for each game, added as it is done.

The same tournament goes on with the same file. A line that was cut off in the middle does not count: its game is
played again, and is the same game.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from patolli.bots.arena.games import Played
from patolli.bots.arena.plan import Job, Plan
from patolli.bots.arena.stats import OPEN, SequentialTest
from patolli.core.errors import BadData

FORMAT: Final = {"patolli-arena": 1}


class Results:
    """The games of a tournament so far. `blocks` of each pair count, or fewer if these are enough for a test.

    Blocks count in their order, whichever was done first: so it does not matter who plays how fast when a test stops.
    """

    def __init__(self, plan: Plan, path: Path, blocks: int, test: SequentialTest | None = None) -> None:
        self.plan, self.path, self.blocks, self.test = plan, path, blocks, test
        self.games: dict[Job, Played] = {}
        self.scores: list[list[float]] = [[] for _ in plan.pairs]  # of the first of a pair, block by block
        self.verdicts = [OPEN for _ in plan.pairs]
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            head, *lines = text.splitlines() or [""]
            if text:
                check_head(plan, path, head)
            self.write("" if text.endswith("\n") else head_of(plan) if not text else "\n")
        except OSError as error:
            raise BadData(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadData(f"{path}: not a file of results") from None
        for line in lines:
            self.take(read_line(line))

    def write(self, text: str) -> None:
        """Add to the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text)

    def add(self, played: Played) -> None:
        """Keep a game, on disk first."""
        self.write(as_line(played))
        self.take(played)

    def take(self, played: Played | None) -> None:
        """Count a game, and its block when all of it and all before have been played."""
        if played is None or played.job.pair >= len(self.scores) or played.job in self.games:
            return
        self.games[played.job] = played
        pair = played.job.pair
        while self.open(pair):
            block = [self.games.get(Job(pair, len(self.scores[pair]), seat)) for seat in range(self.plan.seats)]
            if None in block:
                return
            self.scores[pair].append(fmean(game.share(game.job.seat) for game in block if game))
            if self.test:
                self.verdicts[pair] = self.test.verdict(self.scores[pair])

    def open(self, pair: int) -> bool:
        """Whether more games of a pair are needed."""
        return len(self.scores[pair]) < self.blocks and self.verdicts[pair] == OPEN

    def jobs(self) -> Iterator[Job]:
        """What is still to be played, decided one by one as it is asked for."""
        for block in range(self.blocks):
            for pair in range(len(self.scores)):
                for job in [Job(pair, block, seat) for seat in range(self.plan.seats)]:
                    if self.open(pair) and job not in self.games:
                        yield job

    def counted(self) -> list[Played]:
        """The games of the blocks that count, in order."""
        games = [game for game in self.games.values() if game.job.block < len(self.scores[game.job.pair])]
        return sorted(games, key=lambda game: (game.job.block, game.job))


def default_path(plan: Plan) -> Path:
    """A file of its own for each tournament, in the folder one is in."""
    return Path(f"arena-{plan.game}-{plan.seats}-{sha256(head_of(plan).encode()).hexdigest()[:8]}.jsonl")


def head_of(plan: Plan) -> str:
    """The first line of the file."""
    return json.dumps(FORMAT | asdict(plan)) + "\n"


def check_head(plan: Plan, path: Path, line: str) -> None:
    """Raise BadData unless a first line is the one of this tournament."""
    try:
        found, ours = json.loads(line), json.loads(head_of(plan))
    except ValueError:
        found = None
    if not isinstance(found, dict) or not found.keys() >= FORMAT.keys():
        raise BadData(f"{path}: not a file of results")
    for key, value in ours.items():
        if found.get(key) != value:
            raise BadData(f"{path} is of another tournament: another value of {key}")


def as_line(played: Played) -> str:
    """A game as a line; what is empty is left out."""
    facts = asdict(played)
    job = Job(*facts.pop("job"))
    return json.dumps(job._asdict() | {key: value for key, value in facts.items() if value}) + "\n"


def read_line(line: str) -> Played | None:
    """The game of a line; None if the line is not whole."""
    try:
        facts: dict[str, Any] = json.loads(line)
        job = Job(*(facts.pop(name) for name in Job._fields))
        return Played(job, **facts | {"fault": tuple(facts["fault"]) if "fault" in facts else None})
    except (ValueError, KeyError, TypeError):
        return None
