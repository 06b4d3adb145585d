"""The results file: JSON lines, the plan first, then a line for each game, appended when it ends.

The same tournament continues with the same file. A last line that was cut off is removed: its game is played again with
the same result. Any other malformed line is refused.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Final

from patolli.bots.arena.entrants import is_user_bot
from patolli.bots.arena.match_runner import Played
from patolli.bots.arena.result_lines import as_line, is_cut, parse_json, read_line
from patolli.bots.arena.schedule import Job, Plan
from patolli.bots.arena.stats import OPEN, SequentialTest
from patolli.core.errors import BadData

FORMAT: Final = {"patolli-arena": 1}
OTHER: Final = {  # the difference to another tournament, by key of the first line
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
    """The games of a tournament so far. `blocks` of each pair count, or fewer if a test stops earlier.

    Blocks count in order, not as they end, so that the speed of a worker does not decide when a test stops.
    """

    def __init__(self, plan: Plan, path: Path, blocks: int, test: SequentialTest | None = None) -> None:
        self.plan, self.path, self.blocks, self.test = plan, path, blocks, test
        self.games: dict[Job, Played] = {}
        self.scores: list[list[float]] = [[] for _ in plan.pairs]  # of the first of each pair, by block
        self.verdicts = [OPEN for _ in plan.pairs]
        try:
            if path.exists() and not (path.is_file() or path.is_dir()):
                raise BadData(f"{path}: not an ordinary file; expected a file")  # reading it might never end
            text = path.read_bytes().decode() if path.exists() else ""
            head, *lines = text.splitlines(keepends=True) or [""]
            if text:
                check_header(plan, path, head)
            if lines and is_cut(lines[-1]):
                text = text.removesuffix(lines.pop())
                os.truncate(path, len(text.encode()))
            self.write("" if text.endswith("\n") else header_line(plan) if not text else "\n")
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
        """Append to the file. Raises BadData."""
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
        """Count a game, and its block once this block and all before it are complete."""
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
        """Return whether a pair needs more games."""
        return len(self.scores[pair]) < self.blocks and self.verdicts[pair] == OPEN

    def jobs(self) -> Iterator[Job]:
        """Yield the games still to play; each is decided when it is asked for."""
        for block in range(self.blocks):
            for pair in range(len(self.scores)):
                for job in [Job(pair, block, seat) for seat in range(self.plan.seats)]:
                    if self.open(pair) and job not in self.games:
                        yield job

    def counted(self) -> list[Played]:
        """Return the games of the blocks that count, in order."""
        games = [game for game in self.games.values() if game.job.block < len(self.scores[game.job.pair])]
        return sorted(games, key=lambda game: (game.job.block, game.job))


def file_name(plan: Plan) -> str:
    """Return a file name for each tournament; with a user's bots it depends on the current folder as well."""
    here = str(Path.cwd()) if any(is_user_bot(entry.bot) for entry in plan.bots) else ""
    return f"{plan.game}-{plan.seats}-{sha256((header_line(plan) + here).encode()).hexdigest()[:12]}.jsonl"


def header_line(plan: Plan) -> str:
    """Return the first line of the file."""
    return json.dumps(FORMAT | asdict(plan)) + "\n"


def check_header(plan: Plan, path: Path, line: str) -> None:
    """Raise BadData unless the first line is that of this tournament."""
    found = None if is_cut(line) else parse_json(line)
    if not isinstance(found, dict) or not found.keys() >= FORMAT.keys():
        raise BadData(f"{path}: not a file of results")
    for key, value in parse_json(header_line(plan)).items():
        if found.get(key) != value:
            raise BadData(f"{path} is of another tournament: {OTHER[key]}; name another --results to begin anew")
