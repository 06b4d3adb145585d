"""Replay: a record brought to life, line by line, with everything checked and nothing drawn.

A `Replay` is a game at a table: the state, the lines that count, and what happened at the table (`~` lines). `Match`
adds permissions and draws to it; a file is replayed by adding its lines.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import (
    ActionError,
    BadData,
    BadNotation,
    BadOption,
    BadState,
    NotOffered,
    NotYourTurn,
    RecordError,
    UnknownGame,
)
from patolli.core.events import Event
from patolli.core.game import Game, Result
from patolli.core.options import FILE, is_number, own_file, read_options
from patolli.core.record import CHANCE_NAME, TABLE_NAME, Line, Record
from patolli.core.registry import game_class, load
from patolli.core.state import CHANCE, State

DIGEST_EVERY: Final = 20
DIGEST_LENGTH: Final = 16


class Turn:
    """A line that counts: the state before it, who decided what, and what it did."""

    def __init__(self, before: State, seat: Seat, action: Action, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events


class Replay:
    """A game at a table. `add` is its only change; a refused line changes nothing."""

    def __init__(self, game: Game, labels: Iterable[str]) -> None:
        labels = [clean(label) for label in labels]
        self.game = game
        self.state = game.new(len(labels))
        self.names = game.seat_names(len(labels))
        self.labels = labels
        self.turns: list[Turn] = []
        self.forgotten_turns = 0  # lines that counted, and lines of any kind, before what is kept here
        self.forgotten_lines = 0
        self.resigned: list[Seat] = []
        self.agreed = 0
        self.record = Record(game.name, zip(self.names, labels, strict=True))
        self.record.rules = str(game.rules)
        self.record.options = {name: str(value) for name, value in game.given.items()}
        self.record.files = dict(game.digests)

    # Questions

    @property
    def rev(self) -> int:
        """The number of lines that count."""
        return self.forgotten_turns + len(self.turns)

    @property
    def lines(self) -> int:
        """The number of lines ever written."""
        return self.forgotten_lines + len(self.record.lines)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because all but one have resigned."""
        return not self.state.seats() or len(self.resigned) >= self.state.players - 1

    def seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none when the game is over."""
        return () if self.over else self.state.seats()

    def seat(self, who: str) -> Seat:
        """The seat of a name; raises BadNotation."""
        if who == CHANCE_NAME:
            return CHANCE
        if who not in self.names:
            raise BadNotation(f"no seat is called {who!r}; seats: {', '.join(self.names)}")
        return self.names.index(who)

    def name(self, seat: Seat) -> str:
        """The name of a seat, `*` for chance; raises BadNotation if there is no such seat."""
        if seat == CHANCE:
            return CHANCE_NAME
        if not 0 <= seat < len(self.names):
            raise BadNotation(f"there is no seat {seat}; seats are 0 to {len(self.names) - 1}")
        return self.names[seat]

    def result(self) -> Result:
        """Where the game stands; seats that resigned come last, the first to resign at the very end."""
        result = self.game.result(self.state)
        if self.resigned:
            stayed = [[seat for seat in place if seat not in self.resigned] for place in result.ranking]
            result.ranking = [place for place in stayed if place] + [[seat] for seat in reversed(self.resigned)]
            if self.state.seats() and self.over:
                result.reason = "resigned"
        return result

    def beginnings(self) -> list[int]:
        """Where turns begin among the lines that count; if a game tells none, when another player decides."""
        told = [kind for kind, about in enumerate(self.game.event_table.kinds) if about.name == "turn"]
        found: list[int] = []
        player, begun = CHANCE, not told
        for at, turn in enumerate(self.turns):
            if begun and turn.seat != CHANCE and (told or turn.seat != player):
                found.append(at)
                player, begun = turn.seat, not told
            begun = begun or any(kind in told for kind, _ in turn.events)
        return found

    # Changes

    def add(self, who: str, text: str) -> list[Event]:
        """Play a line of a record; raises an ActionError and changes nothing if it cannot be."""
        if who == TABLE_NAME:
            text = self.add_table_line(text)
            events: list[Event] = []
        else:
            seat = self.seat(who)
            action = self.admit(seat, text)
            text = self.game.actions.name(action)
            before = self.state.copy()
            events = self.game.events(self.state, seat, action)
            self.turns.append(Turn(before, seat, action, events))
        self.record.lines.append(Line(who, text))
        return events

    def admit(self, seat: Seat, text: str) -> Action:
        """The action of a text, if that seat may do it now; raises an ActionError that names the rule if not."""
        action = self.game.actions.find(text)
        asked = self.seats()
        if action >= 0 and seat in asked and action in self.state.legal(seat):
            return action
        rule = self.game.why(self.state, seat, text)
        if rule is None:
            raise NotOffered(f"{text}: the game is over by resignation")
        reason = f"{' '.join(text.lower().split())}: {rule} {self.game.sentence(rule)}"
        if seat in asked:
            raise NotOffered(reason, rule)
        now = ", ".join(self.name(s) for s in asked)
        raise NotYourTurn(f"{reason} ({now} to decide, not {self.name(seat)})" if asked else reason, rule)

    def add_table_line(self, text: str) -> str:
        """Do what a `~` line says."""
        verb, _, rest = text.partition(" ")
        if verb == "undo":
            most = len(self.turns)
            if not (is_number(rest) and 1 <= int(rest) <= most):
                raise BadNotation(f"{text}: undo takes a number from 1 to {most}, the lines played so far")
            self.state = self.turns[most - int(rest)].before
            del self.turns[most - int(rest) :]
        elif verb == "seat":
            who, _, label = rest.partition(" ")
            self.labels[self.player(who)] = label
        elif verb == "resign":
            seat = self.player(rest)
            if self.over or seat in self.resigned:
                raise BadNotation(f"{text}: {rest} cannot resign any more")
            self.resigned.append(seat)
        elif verb == "digest":
            self.compare(rest)
        else:
            raise BadNotation(f"unknown table line {verb!r}; known: undo N, seat NAME LABEL, resign NAME, digest HEX")
        return text

    def player(self, who: str) -> Seat:
        """The seat of a player's name; raises BadNotation."""
        seat = self.seat(who)
        if seat == CHANCE:
            raise BadNotation("chance is no player")
        return seat

    def compare(self, digest: str) -> None:
        """Raise BadNotation unless the state has this digest."""
        if len(digest) < DIGEST_LENGTH:
            raise BadNotation(f"a digest needs at least {DIGEST_LENGTH} hexadecimal digits, not {digest!r}")
        here = self.game.digest(self.state)[: len(digest)]
        if here != digest.lower():
            since = (
                f"after line {self.agreed} of the record, where they last agreed" if self.agreed else "from the start"
            )
            raise BadNotation(f"digest {digest}: the state here has {here}; it differs somewhere {since}")

    def sign(self) -> None:
        """Add a digest line every so often, so that a replay can say where it differs."""
        if self.rev and self.rev % DIGEST_EVERY == 0:
            self.add(TABLE_NAME, f"digest {self.game.digest(self.state)[:DIGEST_LENGTH]}")

    # Long games

    def snapshot(self) -> dict[str, Any]:
        """All that later lines need to know, as plain data, secrets included: a table can go on from here."""
        return {
            "lines": self.lines,
            "turns": self.rev,
            "labels": self.labels[:],
            "resigned": self.resigned[:],
            "state": self.game.dump(self.state),
        }

    def forget(self) -> None:
        """Drop the lines so far, so that a long game stays small. What is forgotten cannot be taken back here."""
        self.forgotten_turns, self.forgotten_lines = self.rev, self.lines
        self.turns.clear()
        self.record.lines.clear()

    def go_on(self, snapshot: dict[str, Any]) -> None:
        """Stand where the snapshot was taken, everything before it forgotten; raises BadState."""
        try:
            labels, resigned = snapshot["labels"][:], snapshot["resigned"][:]
            turns, lines = int(snapshot["turns"]), int(snapshot["lines"])
            state = self.game.load_state(snapshot["state"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadState(f"this is no snapshot of {self.game.name}: {error}") from None
        if state.players != len(self.names) or len(labels) != len(self.names):
            raise BadState(f"this snapshot is not of {len(self.names)} seats")
        self.state, self.labels, self.resigned = state, labels, resigned
        self.forgotten_turns, self.forgotten_lines = turns, lines
        self.turns.clear()
        self.record.lines.clear()


def clean(text: str) -> str:
    """A text of one line that a record can hold."""
    return " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())


def load_recorded(record: Record, folder: Path | None = None) -> Game:
    """The game that a record was played with; data files are also looked for in `folder`. Raises RecordError."""
    try:
        kind = game_class(record.game)
    except UnknownGame as error:
        raise RecordError(record.places.get("game", 0), str(error)) from None
    files = {option.name for option in kind.options if option.kind == FILE}
    given: dict[str, str] = {}
    for name, value in record.options.items():
        place = record.places.get(f"option {name}", 0)
        try:
            read_options(kind.options, {name: value})
            inside = name not in files or own_file(kind.folder, value) is not None
            given[name] = value if inside else beside(value, folder)
            game = load(record.game, {name: given[name]})
        except (BadOption, BadData) as fault:  # another name: a compiled variable has one type
            raise RecordError(place, str(fault)) from None
        if name in record.files and game.digests.get(name) != record.files[name]:
            raise RecordError(place, f"option {name}: {value} is not the file that the game was played with")
    if record.rules not in ("", str(kind.rules)):
        place = record.places.get("rules", 0)
        raise RecordError(place, f"recorded under rules {record.rules} of {record.game}; this is rules {kind.rules}")
    return load(record.game, given)


def beside(file: str, folder: Path | None) -> str:
    """The path of a data file: as it is given, or in the folder of the record if it is only there."""
    try:
        if folder is not None and not Path(file).exists() and (folder / file).exists():
            return str(folder / file)
    except (OSError, ValueError):
        pass  # whoever reads the file says what is wrong with its name
    return file


def start(record: Record, folder: Path | None = None, loaded: Game | None = None) -> Replay:
    """The game of a record before its first line; raises RecordError if its header does not fit the game.

    Whoever has the game loaded already, with the record's options, can give it.
    """
    game = loaded or load_recorded(record, folder)
    names = game.seat_names(len(record.seats)) if len(record.seats) in game.seat_counts else ()
    if [name for name, _ in record.seats] != list(names):
        counts = "; ".join(" ".join(game.seat_names(n)) for n in game.seat_counts)
        given = " ".join(name for name, _ in record.seats)
        place = record.places.get(f"seat {record.seats[0][0]}", 0)
        raise RecordError(place, f"seats {given}: {game.name} has one of these, in this order: {counts}")
    return Replay(game, [label for _, label in record.seats])


def follow(table: Replay, line: Line) -> list[Event]:
    """Add a line of a file; raises RecordError with its number if it is refused."""
    try:
        events = table.add(line.who, line.text)
    except ActionError as error:
        raise RecordError(line.number, str(error)) from None
    if line.who == TABLE_NAME and line.text.startswith("digest"):
        table.agreed = line.number
    return events


def replay(
    record: Record,
    folder: Path | None = None,
    snapshot: dict[str, Any] | None = None,
    loaded: Game | None = None,
) -> Replay:
    """The game of a record at its end; raises RecordError with the first line that is wrong.

    With a snapshot the record's lines are only those that came after it.
    """
    table = start(record, folder, loaded)
    if snapshot is not None:
        table.go_on(snapshot)
    for line in record.lines:
        follow(table, line)
    return table
