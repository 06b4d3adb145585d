"""Replay: a game played line by line from a record. Every line is checked; chance outcomes come from the record.

A `Replay` holds the state, the steps that led to it, and the lines of the record, among them the table's (`~`). `Match`
adds permissions and draws.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.datafile import enclosed
from patolli.core.errors import (
    ActionError,
    BadData,
    BadNotation,
    BadOption,
    BadState,
    NotOffered,
    RecordError,
    UnknownGame,
    shorten,
)
from patolli.core.events import Event
from patolli.core.game import Game, Result
from patolli.core.options import FILE, is_number, own_file, read_options, shown_value
from patolli.core.record import CHANCE_NAME, TABLE_NAME, Line, Record
from patolli.core.registry import game_class, load
from patolli.core.state import CHANCE, State

DIGEST_EVERY: Final = 20
DIGEST_LENGTH: Final = 16

MAX_LINES: Final = 20_000  # a game with more lines is taken for endless


class Step:
    """A decision that counts: the state before it, the seat, its action and the events."""

    def __init__(self, before: State, seat: Seat, action: Action, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events


class Replay:
    """A game and its record. Changes go through `play` and `play_line`; a refused line changes nothing."""

    def __init__(self, game: Game, labels: Iterable[str]) -> None:
        labels = [single_line(label) for label in labels]
        self.game = game
        self.state = game.new_state(len(labels))
        self.names = game.seat_names(len(labels))
        self.labels = labels
        self.steps: list[Step] = []
        self.dropped_steps = 0  # by `drop_history`
        self.dropped_lines = 0  # of any kind, by `drop_history`
        self.resigned: list[Seat] = []
        self.last_checkpoint = 0
        self.record = Record(game.name, zip(self.names, labels, strict=True))
        self.record.rules = str(game.rules)
        self.record.options = {name: str(shown_value(value)) for name, value in game.given_options.items()}
        self.record.files = dict(game.file_digests)
        self.record.contents = dict(game.file_contents)

    # Questions

    @property
    def step_count(self) -> int:
        """Return the number of steps."""
        return self.dropped_steps + len(self.steps)

    @property
    def line_count(self) -> int:
        """Return the number of lines ever written."""
        return self.dropped_lines + len(self.record.lines)

    @property
    def over(self) -> bool:
        """Say whether the game has ended, by its rules or because all seats but one have resigned."""
        return not self.state.to_act() or len(self.resigned) >= self.state.players - 1

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none when the game is over."""
        return () if self.over else self.state.to_act()

    def seat(self, who: str) -> Seat:
        """Return the seat of a name; raises BadNotation."""
        if who == CHANCE_NAME:
            return CHANCE
        if who not in self.names:
            raise BadNotation(f"no seat is called {who!r}; seats: {', '.join(self.names)}")
        return self.names.index(who)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, `*` for chance; raises BadNotation if there is no such seat."""
        return self.game.seat_name(seat, len(self.names))

    def result(self) -> Result:
        """Return the standings; seats that resigned come last, the first to resign at the very end."""
        result = self.game.result(self.state)
        if self.resigned:
            stayed = [[seat for seat in place if seat not in self.resigned] for place in result.ranking]
            result.ranking = [place for place in stayed if place] + [[seat] for seat in reversed(self.resigned)]
            if self.state.to_act() and self.over:
                result.reason = "resigned"
        return result

    def turn_starts(self) -> list[int]:
        """Return the steps that begin a turn; without `turn` events, those at which the deciding player changes."""
        turn_kinds = [kind for kind, about in enumerate(self.game.events.kinds) if about.name == "turn"]
        found: list[int] = []
        player, begun = CHANCE, not turn_kinds
        for at, step in enumerate(self.steps):
            if begun and step.seat != CHANCE and (turn_kinds or step.seat != player):
                found.append(at)
                player, begun = step.seat, not turn_kinds
            begun = begun or any(kind in turn_kinds for kind, _ in step.events)
        return found

    # Changes

    def play(self, seat: Seat, action: Action | str) -> list[Event]:
        """Play a decision, checked, and return its events; a refused one raises an ActionError and changes nothing."""
        checked = self.check_action(seat, action)
        before = self.state.copy()
        events = self.state.step_with_events(seat, checked)
        self.steps.append(Step(before, seat, checked, events))
        self.record.lines.append(Line(self.name(seat), self.game.actions.name(checked)))
        return events

    def play_line(self, who: str, text: str) -> list[Event]:
        """Play a line of a record, as `play` does; `~` lines change the table."""
        if who != TABLE_NAME:
            return self.play(self.seat(who), text)
        self.apply_table_line(text)
        self.record.lines.append(Line(who, text))
        return []

    def check_action(self, seat: Seat, action: Action | str) -> Action:
        """Return the action if that seat may play it now; raises an ActionError if not."""
        checked = self.game.check_action(self.state, seat, action)
        if self.over:
            rule = self.game.over_rule(self.state)
            raise NotOffered(f"{self.game.actions.name(checked)}: {rule} the game is over by resignation", rule)
        return checked

    def apply_table_line(self, text: str) -> None:
        """Carry out a `~` line."""
        verb, _, rest = text.partition(" ")
        if verb == "undo":
            most = len(self.steps)
            if not (is_number(rest) and 1 <= int(rest) <= most):
                raise BadNotation(
                    f"{text}: undo takes a number from 1 to {most}, the decisions and draws played so far"
                )
            self.state = self.steps[most - int(rest)].before
            del self.steps[most - int(rest) :]
        elif verb == "seat":
            who, _, label = rest.partition(" ")
            self.labels[self.player_seat(who)] = label
        elif verb == "resign":
            seat = self.player_seat(rest)
            if self.over:
                raise BadNotation(f"{text}: the game is over; only a seat of a running game can resign")
            if seat in self.resigned:
                raise BadNotation(f"{text}: {rest} has already resigned; expected a seat that still plays")
            self.resigned.append(seat)
        elif verb == "digest":
            self.check_digest(rest)
        else:
            raise BadNotation(f"unknown table line {verb!r}; known: undo N, seat NAME LABEL, resign NAME, digest HEX")

    def player_seat(self, who: str) -> Seat:
        """Return the seat of a player's name; raises BadNotation."""
        seat = self.seat(who)
        if seat == CHANCE:
            raise BadNotation(f"{CHANCE_NAME} is chance, not a player; expected one of: {', '.join(self.names)}")
        return seat

    def check_digest(self, digest: str) -> None:
        """Raise BadNotation unless the state has this digest."""
        if len(digest) < DIGEST_LENGTH:
            raise BadNotation(f"a digest needs at least {DIGEST_LENGTH} hexadecimal digits, not {digest!r}")
        here = self.game.digest(self.state)[: len(digest)]
        if here != digest.lower():
            since = (
                f"after line {self.last_checkpoint} of the record, where they last agreed"
                if self.last_checkpoint
                else "from the start"
            )
            raise BadNotation(f"digest {digest}: the state here has {here}; it differs somewhere {since}")

    def append_checkpoint(self) -> None:
        """Add a digest line after every DIGEST_EVERY steps, so that a replay can find a difference."""
        if self.step_count and self.step_count % DIGEST_EVERY == 0:
            self.play_line(TABLE_NAME, f"digest {self.game.digest(self.state)[:DIGEST_LENGTH]}")

    # Long games

    def snapshot(self) -> dict[str, Any]:
        """Return plain data, secrets included, from which `restore` can go on."""
        return {
            "lines": self.line_count,
            "turns": self.step_count,
            "labels": self.labels[:],
            "resigned": self.resigned[:],
            "state": self.game.dump(self.state),
        }

    def drop_history(self) -> None:
        """Drop the lines so far, so that a long game stays small. They cannot be taken back any more."""
        self.dropped_steps, self.dropped_lines = self.step_count, self.line_count
        self.steps.clear()
        self.record.lines.clear()

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Restore a snapshot. Earlier steps are dropped. Raises BadState."""
        try:
            labels, resigned = snapshot["labels"][:], snapshot["resigned"][:]
            steps, lines = int(snapshot["turns"]), int(snapshot["lines"])
            state = self.game.load_state(snapshot["state"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadState(f"this is not a snapshot of {self.game.name}: {error}") from None
        if state.players != len(self.names) or len(labels) != len(self.names):
            raise BadState(f"this snapshot is not of {len(self.names)} seats")
        self.state, self.labels, self.resigned = state, labels, resigned
        self.dropped_steps, self.dropped_lines = steps, lines
        self.steps.clear()
        self.record.lines.clear()


def single_line(text: str) -> str:
    """Return a text as one printable line, which a record can hold."""
    return " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())


def load_game_for(record: Record, folder: Path | None = None) -> Game:
    """Load the game that a record was played with; data files are also searched in `folder`. Raises RecordError."""
    try:
        kind = game_class(record.game)
    except UnknownGame as error:
        raise RecordError(record.header_lines.get("game", 0), str(error)) from None
    rules = rules_of(record, kind)
    files = {option.name for option in kind.options if option.kind == FILE}
    given: dict[str, str] = {}
    for name, value in record.options.items():
        line = record.header_lines.get(f"option {name}", 0)
        try:
            read_options(kind.options, {name: value})
            inside = name not in files or own_file(kind.folder, value) is not None
            given[name] = value if inside else find_data_file(value, folder)
            if name in record.contents:
                given[name] = enclosed(value, record.contents[name])
            game = load(record.game, {name: given[name]}, rules)
        except (BadOption, BadData) as fault:  # not `error`: mypyc gives a variable one type
            raise RecordError(line, str(fault)) from None
        if name in record.files and game.file_digests.get(name) != record.files[name]:
            raise RecordError(line, f"option {name}: {value} is not the file that the game was played with")
    return load(record.game, given, rules)


def rules_of(record: Record, kind: type[Game]) -> int:
    """Return the version of the rules that a record was played under; raises RecordError if it is not known here."""
    known = {str(rules): rules for rules in (*kind.older_rules, kind.rules_version)}
    if record.rules and record.rules not in known:
        line = record.header_lines.get("rules", 0)
        raise RecordError(
            line,
            f"recorded under rules {shorten(record.rules)} of {kind.name}; expected one of: {', '.join(known)}",
        )
    return known.get(record.rules, kind.rules_version)


def find_data_file(file: str, folder: Path | None) -> str:
    """Return the path of a data file: as given, or in the folder of the record if it is only there."""
    try:
        if folder is not None and not Path(file).exists() and (folder / file).exists():
            return str(folder / file)
    except (OSError, ValueError):
        pass  # reading the file will raise an error that names it
    return file


def open_record(record: Record, folder: Path | None = None, loaded: Game | None = None) -> Replay:
    """Return the game of a record before its first line; raises RecordError if its header does not fit the game.

    `loaded` is the game with the record's options, if the caller has it already.
    """
    game = loaded or load_game_for(record, folder)
    names = game.seat_names(len(record.seats)) if len(record.seats) in game.seat_counts else ()
    if [name for name, _ in record.seats] != list(names):
        counts = "; ".join(" ".join(game.seat_names(n)) for n in game.seat_counts)
        given = " ".join(name for name, _ in record.seats)
        line = record.header_lines.get(f"seat {record.seats[0][0]}", 0)
        raise RecordError(line, f"seats {given}: {game.name} has one of these, in this order: {counts}")
    return Replay(game, [label for _, label in record.seats])


def play_file_line(played: Replay, line: Line) -> list[Event]:
    """Play a line of a file; raises RecordError with its number if it is refused."""
    try:
        events = played.play_line(line.who, line.text)
    except ActionError as error:
        raise RecordError(line.number, str(error)) from None
    if line.who == TABLE_NAME and line.text.startswith("digest"):
        played.last_checkpoint = line.number
    return events


def replay(
    record: Record,
    folder: Path | None = None,
    snapshot: dict[str, Any] | None = None,
    loaded: Game | None = None,
) -> Replay:
    """Return the game of a record after its last line; raises RecordError with the number of the first wrong line.

    With a snapshot the record's lines are only those that came after it.
    """
    played = open_record(record, folder, loaded)
    if snapshot is not None:
        played.restore(snapshot)
    for line in record.lines:
        play_file_line(played, line)
    return played
