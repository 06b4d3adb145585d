"""Match: a running game. One gate checks seat, revision and action. A match also has undo and provably fair draws.

    match = Match(load("NAME"), ["Ada", "bot:greedy"])
    match.play(seat, "pass", match.revision)

`revision` counts every line that was ever written, taken back or not, so that a late click cannot hit a new position. A
seat that changes hands is a line as well, but leaves the position as it is: older revisions stay current.
Chance is drawn at once. The record holds the whole game; the seed is added when the game is over.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import BadOption, NoUndo, StaleRevision
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.record import CHANCE_NAME, TABLE_NAME, Record
from patolli.core.replay import Replay, single_line
from patolli.core.replay import replay as replay_record
from patolli.core.state import CHANCE
from patolli.match.fair_draws import FairDraws, fresh_seed, seed_of


class Match:
    """A game in play. Every change goes through `play`, `undo`, `take_back`, `replace_player` or `resign`."""

    def __init__(
        self,
        game: Game,
        labels: Sequence[str],
        *,
        seed: bytes = b"",
        game_id: str = "",
        nonces: Sequence[str] = (),
    ) -> None:
        self.replay = Replay(game, labels)
        if len(nonces) > len(labels):
            raise BadOption(f"{len(nonces)} nonces for {len(labels)} seats")
        texts = [single_line(nonce) for nonce in nonces] + [""] * (len(labels) - len(nonces))
        self.draws = FairDraws(seed or fresh_seed(), single_line(game_id) or secrets.token_hex(16), texts)
        record = self.replay.record
        record.id = self.draws.game_id
        record.commit = self.draws.commit()
        record.nonces = {name: nonce for name, nonce in zip(self.replay.names, texts, strict=True) if nonce}
        self.draw_count = 0
        self.resolve_chance()

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
        return cls.go_on(replay_record(record, folder, snapshot, loaded), record, snapshot)

    @classmethod
    def go_on(cls, replay: Replay, record: Record, snapshot: dict[str, Any] | None = None) -> "Match":
        """Go on from a record whose lines are replayed already, since the snapshot if there is one."""
        match = cls.__new__(cls)
        match.replay = replay
        names = match.replay.names
        match.draws = FairDraws(seed_of(record), record.id, [record.nonces.get(name, "") for name in names])
        kept = match.replay.record
        if record.commit and record.seed:
            kept.id, kept.commit, kept.nonces = record.id, record.commit, dict(record.nonces)
        match.draw_count = snapshot["drawn"] if snapshot else 0
        match.draw_count += sum(line.who == CHANCE_NAME for line in kept.lines)
        match.resolve_chance()
        return match

    # Questions

    @property
    def revision(self) -> int:
        """Return the token that a decision must name: the number of lines ever written."""
        return self.replay.line_count

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now."""
        return self.replay.to_act()

    def undo_depth(self, seat: Seat) -> int:
        """Return how many of the seat's last decisions it may take back."""
        return undoable(self.replay, seat)

    def snapshot(self) -> dict[str, Any]:
        """Return plain data, secrets included, from which `resume` can go on without the lines so far."""
        return self.replay.snapshot() | {"drawn": self.draw_count}

    # Changes

    def play(self, seat: Seat, action: Action | str, revision: int) -> list[Event]:
        """Play a decision and the draws that follow, and return the events. Raises an ActionError."""
        self.require_current(revision)
        events = self.replay.play(seat, action)
        self.replay.append_checkpoint()
        return events + self.resolve_chance()

    def undo(self, seat: Seat, revision: int, count: int = 1) -> None:
        """Take back the seat's own last decisions. Raises NoUndo or StaleRevision."""
        self.require_current(revision)
        name = self.replay.name(seat)
        if not 1 <= count <= self.undo_depth(seat):
            raise NoUndo(f"{name} may take back {self.undo_depth(seat)} decisions now, not {count}")
        self.replay.play_line(TABLE_NAME, f"undo {count}")

    def take_back(self, count: int, revision: int) -> None:
        """Take back the last steps of all seats and chance, and draw chance anew.

        The caller has asked the other players; nothing is checked here.
        """
        self.require_current(revision)
        if self.replay.over:
            raise NoUndo("the game is over and its seed is public, so chance cannot be redrawn")
        self.replay.play_line(TABLE_NAME, f"undo {count}")
        self.resolve_chance()

    def replace_player(self, seat: Seat, label: str) -> None:
        """Give a seat to another player."""
        self.replay.play_line(TABLE_NAME, f"seat {self.replay.name(seat)} {' '.join(label.split())}")

    def resign(self, seat: Seat) -> None:
        """Resign a seat; the game is over when only one is left, otherwise another player must take the seat over."""
        self.replay.play_line(TABLE_NAME, f"resign {self.replay.name(seat)}")
        self.publish_seed()

    def is_current(self, revision: int) -> bool:
        """Return whether the position at a revision is still the present one: only seats have changed hands since."""
        behind = self.revision - revision
        if not 0 <= behind <= len(self.replay.record.lines):
            return False
        since = self.replay.record.lines[len(self.replay.record.lines) - behind :]
        return all(line.who == TABLE_NAME and line.text.startswith("seat ") for line in since)

    def require_current(self, revision: int) -> None:
        """Raise StaleRevision unless the caller knows the present position."""
        if not self.is_current(revision):
            raise StaleRevision(f"this answers revision {revision}, the table is at {self.revision}")

    def resolve_chance(self) -> list[Event]:
        """Draw while chance decides."""
        events: list[Event] = []
        while self.replay.to_act() == (CHANCE,):
            outcome = self.draws.outcome(self.draw_count, self.replay.state)
            self.draw_count += 1
            events += self.replay.play(CHANCE, outcome)
            self.replay.append_checkpoint()
        self.publish_seed()
        return events

    def save_text(self) -> str:
        """Return the record with its seed, from which `resume` can go on. It holds all secrets of a running game."""
        running = self.replay.record.seed == ""
        self.replay.record.seed = self.draws.seed.hex() if self.replay.record.commit else ""
        text = str(self.replay.record)
        self.replay.record.seed = "" if running else self.replay.record.seed
        return text

    def publish_seed(self) -> None:
        """Publish the seed when the game is over."""
        if self.replay.over and self.replay.record.commit:
            self.replay.record.seed = self.draws.seed.hex()


def undoable(replay: Replay, seat: Seat) -> int:
    """Return how many of the seat's last decisions it may take back.

    Undo stops at chance, at another seat's decision, at a change of the seats to act, and at anything revealed.
    """
    count = 0
    now = replay.to_act()
    for step in reversed(replay.steps):
        revealed = replay.game.events.reveals(step.events)
        own = seat != CHANCE and step.seat == seat
        if not own or now != (seat,) or revealed or step.before.to_act() != (seat,):
            break
        count += 1
    return count
