"""Match: a running game with its one gate. Right seat, right revision, offered action; undo; draws.

    match = Match(load("NAME"), ["Ada", "bot:greedy"])
    match.play(seat, "gather", match.revision)

`revision` counts every line that was ever written, taken back or not, so that a late click never hits a new position.
Chance is drawn at once and provably fair. The record says everything; the seed joins it when the game is over.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from patolli.core.audience import Seat
from patolli.core.errors import BadOption, NoUndo, StaleRevision
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME, TABLE_NAME, Record
from patolli.core.replay import Replay, clean, replay
from patolli.core.state import CHANCE
from patolli.play.draws import Draws, fresh_seed, seed_of


class Match:
    """A game in play. Every change goes through `play`, `undo`, `take_back`, `replace` or `resign`."""

    def __init__(
        self,
        game: Game,
        labels: Sequence[str],
        *,
        seed: bytes = b"",
        game_id: str = "",
        nonces: Sequence[str] = (),
    ) -> None:
        self.table = Replay(game, labels)
        if len(nonces) > len(labels):
            raise BadOption(f"{len(nonces)} nonces for {len(labels)} seats")
        said = [clean(nonce) for nonce in nonces] + [""] * (len(labels) - len(nonces))
        self.draws = Draws(seed or fresh_seed(), clean(game_id) or secrets.token_hex(16), said)
        record = self.table.record
        record.id = self.draws.game_id
        record.commit = self.draws.commit()
        record.nonces = {name: nonce for name, nonce in zip(self.table.names, said, strict=True) if nonce}
        self.drawn = 0
        self.draw()

    @classmethod
    def resume(
        cls,
        record: Record,
        folder: Path | None = None,
        snapshot: dict[str, Any] | None = None,
        loaded: Game | None = None,
    ) -> "Match":
        """Go on from a record, or from a snapshot and a record that holds only the lines since.

        The game's own draws go on if the record holds its seed; otherwise new ones begin, unverified.
        """
        match = cls.__new__(cls)
        match.table = replay(record, folder, snapshot, loaded)
        names = match.table.names
        match.draws = Draws(seed_of(record), record.id, [record.nonces.get(name, "") for name in names])
        kept = match.table.record
        if record.commit and record.seed:
            kept.id, kept.commit, kept.nonces = record.id, record.commit, dict(record.nonces)
        match.drawn = snapshot["drawn"] if snapshot else 0
        match.drawn += sum(line.who == CHANCE_NAME for line in kept.lines)
        match.draw()
        return match

    # Questions

    @property
    def revision(self) -> int:
        """The token that a decision must name: the number of lines ever written."""
        return self.table.lines

    def seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return self.table.seats()

    def undoable(self, seat: Seat) -> int:
        """How many of its last decisions the seat may take back."""
        return undoable(self.table, seat)

    def snapshot(self) -> dict[str, Any]:
        """What `resume` can go on from without the lines so far, as plain data, secrets included."""
        return self.table.snapshot() | {"drawn": self.drawn}

    # Changes

    def play(self, seat: Seat, text: str, revision: int) -> list[Event]:
        """Play a decision and the draws that follow; what happened, for the log. Raises an ActionError."""
        self.fresh(revision)
        events = self.table.add(self.table.name(seat), text)
        self.table.sign()
        return events + self.draw()

    def undo(self, seat: Seat, revision: int, lines: int = 1) -> None:
        """Take back own decisions. Raises NoUndo or StaleRevision."""
        self.fresh(revision)
        name = self.table.name(seat)
        if not 1 <= lines <= self.undoable(seat):
            raise NoUndo(f"{name} may take back {self.undoable(seat)} decisions now, not {lines}")
        self.table.add(TABLE_NAME, f"undo {lines}")

    def take_back(self, lines: int, revision: int) -> None:
        """Take back lines that all affected players have agreed to give up; chance is drawn anew."""
        self.fresh(revision)
        if self.table.over:
            raise NoUndo("the game is over and its seed is known: nothing can be drawn anew")
        self.table.add(TABLE_NAME, f"undo {lines}")
        self.draw()

    def replace(self, seat: Seat, label: str) -> None:
        """Let somebody else play on for a seat."""
        self.table.add(TABLE_NAME, f"seat {self.table.name(seat)} {' '.join(label.split())}")

    def resign(self, seat: Seat) -> None:
        """Give up; the game is over when only one seat is left, otherwise somebody must play on for it."""
        self.table.add(TABLE_NAME, f"resign {self.table.name(seat)}")
        self.finish()

    def fresh(self, revision: int) -> None:
        """Raise StaleRevision unless the caller knows the present position."""
        if revision != self.revision:
            raise StaleRevision(f"this answers revision {revision}, the table is at {self.revision}")

    def draw(self) -> list[Event]:
        """Draw while chance decides."""
        events: list[Event] = []
        while self.table.seats() == (CHANCE,):
            outcome = self.draws.outcome(self.drawn, self.table.state)
            self.drawn += 1
            events += self.table.add(CHANCE_NAME, self.table.game.actions.name(outcome))
            self.table.sign()
        self.finish()
        return events

    def save(self) -> str:
        """The record with its seed: a file that `resume` goes on from. It tells all secrets of a running game."""
        running = self.table.record.seed == ""
        self.table.record.seed = self.draws.seed.hex() if self.table.record.commit else ""
        text = str(self.table.record)
        self.table.record.seed = "" if running else self.table.record.seed
        return text

    def finish(self) -> None:
        """Publish the seed when the game is over."""
        if self.table.over and self.table.record.commit:
            self.table.record.seed = self.draws.seed.hex()


def undoable(table: Replay, seat: Seat) -> int:
    """How many of its last decisions a seat may take back.

    Not past chance, another seat's decision, a change of who decides, or anything newly revealed.
    """
    count = 0
    now = table.seats()
    for turn in reversed(table.turns):
        revealed = table.game.event_table.reveals(turn.events)
        own = seat != CHANCE and turn.seat == seat
        if not own or now != (seat,) or revealed or turn.before.seats() != (seat,):
            break
        count += 1
    return count
