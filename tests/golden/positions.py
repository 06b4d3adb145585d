"""The fixed positions of positions.txt."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from patolli.core.game import Game
from patolli.core.record import read_record_file
from patolli.core.replay import open_record, play_file_line
from patolli.core.state import State

GOLDEN = Path(__file__).parent


@dataclass
class Position:
    """A state before a line of a record, and the seat that decides that line."""

    title: str
    game: Game
    state: State
    seat: int


def positions(name: str) -> Iterator[Position]:
    """Yield the fixed positions of a game."""
    for row in (GOLDEN / "positions.txt").read_text(encoding="utf-8").splitlines():
        file, *numbers = row.split()
        if file.startswith(f"{name}/"):
            yield from positions_in(GOLDEN / file, {int(number) for number in numbers})


def positions_in(path: Path, numbers: set[int]) -> Iterator[Position]:
    """Yield the positions before these lines of a record; every number must be the line of a player's decision."""
    record = read_record_file(path)
    replay = open_record(record, path.parent)
    for line in record.lines:
        if line.number in numbers:
            numbers.remove(line.number)
            title = f"{path.stem} line {line.number}, {line.who} to decide"
            yield Position(title, replay.game, replay.state.copy(), replay.names.index(line.who))
        play_file_line(replay, line)
    assert not numbers, f"{path} has no lines {sorted(numbers)}"
