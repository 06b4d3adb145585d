"""What has been played: a file of JSON lines, the plan first, then a line for each game, added as it is done.

The same tournament goes on with the same file. A last line that was cut off in the middle is taken away: its game is
played again, and is the same game. Any other line that is no game is refused.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Final

from patolli.bots.arena.entries import is_own
from patolli.bots.arena.games import Played
from patolli.bots.arena.lines import as_line, is_cut, parsed, read_line
from patolli.bots.arena.plan import Job, Plan
from patolli.bots.arena.stats import OPEN, SequentialTest
from patolli.core.errors import BadData

FORMAT: Final = {"patolli-arena": 1}
OTHER: Final = {  # what is different in another tournament, by the key of its first line
    "patolli-arena": "it was written by another version of patolli",
    "game": "it is of another game",
    "rules": "the rules of the game have changed since",
    "options": "it was begun with other options of the game",
    "files": "a file that an option of the game names has changed since",
    "code": "the code of the bots, the game or the kernel has changed since",
    "seats": "it was begun with another number of seats",
    "seed": "it was begun with another seed",
    "bots": "it was begun with other bots or other budgets",
    "pairs": "it was begun with other pairs of bots",
}


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
            if path.exists() and not (path.is_file() or path.is_dir()):
                raise BadData(f"{path}: no ordinary file")  # reading it might never end
            text = path.read_bytes().decode() if path.exists() else ""
            head, *lines = text.splitlines(keepends=True) or [""]
            if text:
                check_head(plan, path, head)
            if lines and is_cut(lines[-1]):
                text = text.removesuffix(lines.pop())
                os.truncate(path, len(text.encode()))
            self.write("" if text.endswith("\n") else head_of(plan) if not text else "\n")
        except OSError as error:
            raise BadData(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadData(f"{path}: not a file of results") from None
        for number, line in enumerate(lines, 2):
            try:
                self.take(read_line(plan, line))
            except ValueError as error:
                raise BadData(f"{path}, line {number}: {error}") from None

    def write(self, text: str) -> None:
        """Add to the file; raises BadData if that cannot be."""
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise BadData(f"{self.path}: {error.strerror}") from None

    def add(self, played: Played) -> None:
        """Keep a game, on disk first."""
        self.write(as_line(played))
        self.take(played)

    def take(self, played: Played) -> None:
        """Count a game, and its block when all of it and all before have been played."""
        if played.job in self.games:
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


def file_name(plan: Plan) -> str:
    """A name of its own for each tournament, with somebody's own bots also for each folder they are called from."""
    here = str(Path.cwd()) if any(is_own(entry.bot) for entry in plan.bots) else ""
    return f"{plan.game}-{plan.seats}-{sha256((head_of(plan) + here).encode()).hexdigest()[:12]}.jsonl"


def head_of(plan: Plan) -> str:
    """The first line of the file."""
    return json.dumps(FORMAT | asdict(plan)) + "\n"


def check_head(plan: Plan, path: Path, line: str) -> None:
    """Raise BadData unless a first line is the one of this tournament."""
    found = None if is_cut(line) else parsed(line)
    if not isinstance(found, dict) or not found.keys() >= FORMAT.keys():
        raise BadData(f"{path}: not a file of results")
    for key, value in parsed(head_of(plan)).items():
        if found.get(key) != value:
            raise BadData(f"{path} is of another tournament: {OTHER[key]}; name another --results to begin anew")
