"""A loaded game: one interface for browser, terminal, bots, research and tests.

`Game` is what a game folder fills in. Its upper half are the facts and hooks that a game gives; its lower half is what
the kernel makes of them, the same for every game.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Protocol

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action, Actions
from patolli.core.audience import ALL, DERIVED, Seat, fields, plain, shown
from patolli.core.errors import BadOption, BadState, shorten
from patolli.core.events import Event, Events
from patolli.core.facts import Facts, read_facts
from patolli.core.options import WORD, Option, Value, default_file, own_file, read_options
from patolli.core.rulebook import first_sentence, read_rules
from patolli.core.state import CHANCE, Frame, State


class Rng(Protocol):
    """The little that the kernel and its games ask of a random generator (random.Random has it)."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """A number of so many bits."""
        ...


class Result:
    """Where a game stands: points by seat and how they come about, places with ties, and why it is over."""

    def __init__(self, scores: list[int], parts: list[dict[str, int]], ranking: list[list[Seat]], reason: str) -> None:
        self.scores = scores
        self.parts = parts
        self.ranking = ranking
        self.reason = reason

    def __repr__(self) -> str:
        return f"Result({self.scores}, {self.parts}, {self.ranking}, {self.reason!r})"


Message = tuple[str, dict[str, object]]  # the id of a message in words, and its arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its options: data, action table, laws. Derive from it, and fill in the upper half."""

    # What a game gives

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    folder: ClassVar[Path] = Path()
    example: ClassVar[bool] = False  # there to be copied rather than played
    fitted: ClassVar[list[Any]] = []  # the numbers that `value` looks up, by the number of players
    by_hand: ClassVar[list[Any]] = []  # and those that a person thought of, if there are others

    actions: Actions
    event_table: Events

    def __init__(self, given: Mapping[str, object]) -> None:
        """Check and keep the options. A game's own `__init__` goes on from here: read data, declare the tables."""
        self.given: dict[str, Value] = read_options(self.options, given)
        self.chosen: dict[str, Value] = {option.name: option.default for option in self.options} | self.given
        self.digests: dict[str, str] = {}
        self.texts: dict[str, str] | None = None

    def read_file(self, option: str) -> Facts:
        """The facts in the data file that an option names: by a word in the game's own folder, or by its path.

        The default file comes with the rules; any other has a digest, by which a record knows it again.
        """
        value = str(self.chosen[option])
        default = next(default_file(self.folder, known) for known in self.options if known.name == option)
        own = own_file(self.folder, value)
        if option not in self.given or own == default:
            return read_facts(default)
        if own is None and WORD.fullmatch(value) and not Path(value).exists():
            words = ", ".join(sorted(path.stem for path in self.folder.glob("*.toml")))
            raise BadOption(f"option {option}: no such file: {value}; data files of {self.name}: {words}")
        facts = read_facts(own or Path(value))
        self.digests[option] = facts.digest
        return facts

    def seat_names(self, players: int) -> tuple[str, ...]:
        """The names that the rules give to the seats."""
        return tuple(f"p{seat + 1}" for seat in range(players))

    def setup(self, players: int) -> State:
        """A state at the very start, its first frame on the stack."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat, text: str) -> str | None:
        """The id of the first rule that forbids this text; None if it is legal. BadNotation if it is no action."""
        raise NotImplementedError

    def spots(self, action: Action) -> tuple[str, ...]:
        """Where an action points on the board."""
        return ()

    def spot_name(self, spot: int) -> str:
        """The name of a place that events and views give as a number."""
        return str(spot)

    def cost(self, state: State, action: Action) -> dict[str, int]:
        """What an action takes from the seat that chooses it."""
        return {}

    def outlook(self, state: State, seat: Seat, action: Action) -> list[Message]:
        """What a seat should know before it chooses a legal action, in words: message ids with their arguments."""
        return []

    def fill(self, state: State, view: dict[str, Any], rng: Rng) -> None:
        """Give every field that is not for ALL a value that agrees with the view, own hand included."""

    def derive(self, state: State) -> None:
        """Fill the DERIVED fields from the others, after these were loaded."""

    def result(self, state: State) -> Result:
        """Where the game stands, also before its end."""
        raise NotImplementedError

    def value(self, state: State, seat: Seat) -> float:
        """How good a position is for a seat; what bots maximise unless they know better."""
        result = self.result(state)
        rivals = [score for other, score in enumerate(result.scores) if other != seat]
        return float(result.scores[seat] - max(rivals))

    def plain_value(self, state: State, seat: Seat) -> float:
        """The same with the numbers that a person thought of, where others have been fitted since."""
        if not self.by_hand:
            return self.value(state, seat)
        fitted, players = self.fitted, state.players
        kept = fitted[players]
        fitted[players] = self.by_hand[players]
        try:
            return self.value(state, seat)
        finally:
            fitted[players] = kept

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """The parts of `value` by name, which sum up to it; those of a rival have its seat behind (`terms.RIVAL`)."""
        return {"points": self.value(state, seat)}

    def shortlist(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        """The legal actions that bots need look at, in their order: all, unless many come to the same."""
        return legal

    def promising(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        """Of the shortlist what a good player would think about, in its order."""
        return legal

    def beware(self, state: State, seat: Seat) -> None:
        """Change a guessed state into one that a good player reckons with, within what its view leaves open."""

    def turn(self, state: State) -> int:
        """A number that is another one when another turn has begun; always 0 if the game does not say."""
        return 0

    def opens_turn(self, state: State) -> bool:
        """Whether a seat is asked what to do with its turn, rather than how to go on."""
        return False

    def at_stake(self, state: State) -> bool:
        """Whether something goes on that chance will decide, and that `value` weighs by its odds."""
        return False

    def progress(self, state: State) -> float:
        """How far the game is, about: from 0 to 1."""
        return 0.0 if state.stack else 1.0

    def check(self, state: State) -> None:
        """Assert the invariants of the rules."""

    def describe(self, view: dict[str, Any]) -> list[Message]:
        """The view in words: message ids with their arguments, one a line."""
        return []

    def draw(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        """The board for a terminal, line by line: pieces of text, each with its style ("bold green on blue")."""
        return []

    def scene(self) -> dict[str, Any]:
        """What a drawing must know that never changes, as plain data: where places lie, what stands on a card."""
        return {}

    # What the kernel makes of it

    def new(self, players: int) -> State:
        """A game at its first decision."""
        if players not in self.seat_counts:
            allowed = ", ".join(str(n) for n in self.seat_counts)
            raise BadOption(f"{self.name} is played by {allowed} seats, not by {players}")
        state = self.setup(players)
        state.settle()
        return state

    def why(self, state: State, seat: Seat, text: str) -> str | None:
        """None if the text is a legal action of that seat now, else the id of the rule that refuses it."""
        return self.refusal(state, seat, " ".join(self.actions.tokens(text)))

    def sentence(self, rule: str) -> str:
        """The first sentence of a rule."""
        if self.texts is None:
            self.texts = read_rules(self.folder / "rules.md")
        return first_sentence(self.texts[rule])

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain data. When the game is over, everything."""
        over = not state.stack
        return {
            "game": self.name,
            "players": state.players,
            "seat": seat,
            "to_act": list(state.seats()),
            "state": fields(state) if over else shown(state, state, seat),
            "stack": [{"frame": type(f).__name__} | shown(state, f, seat) for f in state.stack],
        }

    def guess(self, view: dict[str, Any], rng: Rng) -> State:
        """A full state that agrees with the view; raises BadState if the view is not of this game."""
        running = bool(view.get("to_act"))
        state = self.build(view, whole=not running)
        if running:
            self.fill(state, view, rng)
        self.derive(state)
        return state

    def events(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """Apply a legal action, and say what it did."""
        heard: list[Event] = []
        state.heard = heard
        try:
            state.step(seat, action)
        finally:
            state.heard = None
        return heard

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain data, secrets included."""
        return {
            "game": self.name,
            "players": state.players,
            "state": fields(state),
            "stack": [{"frame": type(f).__name__} | fields(f) for f in state.stack],
        }

    def load_state(self, data: dict[str, Any]) -> State:
        """The state of a dump; raises BadState."""
        state = self.build(data, whole=True)
        self.derive(state)
        return state

    def digest(self, state: State) -> str:
        """SHA-256 of the dump: equal states have equal digests, compiled or not."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    def build(self, data: dict[str, Any], whole: bool) -> State:
        """A state from a dump (whole), or with the public fields of a view; raises BadState."""
        try:
            if data["game"] != self.name or data["players"] not in self.seat_counts:
                raise BadState(f"this is no state of {self.name}")
            kinds = {frame.__name__: frame for frame in self.frames}
            state = self.setup(data["players"])
            put(state, data["state"], whole)
            state.stack = [kinds[entry["frame"]]() for entry in data["stack"]]
            for frame, entry in zip(state.stack, data["stack"], strict=True):
                put(frame, entry, whole)
        except (KeyError, TypeError, ValueError, AssertionError) as error:
            raise BadState(f"this is no state of {self.name}: {error}") from None
        return state


def put(holder: Any, values: dict[str, Any], whole: bool) -> None:
    """Set the fields of a state or frame: all that carry information, or only those that are for ALL."""
    for name, audience in holder.AUDIENCE.items():
        if audience == ALL or (whole and audience != DERIVED):
            new, old = plain(values[name]), getattr(holder, name)
            if isinstance(old, bytes) and isinstance(new, list) and len(new) == len(old):
                new = bytes(new)  # a board, see `plain`
            if type(new) is not type(old):
                raise BadState(f"{type(holder).__name__}.{name}: {shorten(repr(values[name]))} does not fit")
            setattr(holder, name, new)


def outcome_at(outcomes: list[Action], weights: list[int], at: int) -> Action:
    """The chance outcome at this place, if each takes as many places as its weight, in listed order."""
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return outcomes[i]
    raise AssertionError("the place is below the sum of the weights")


def draw(state: State, rng: Rng) -> Action:
    """A chance outcome, drawn with its weight."""
    weights = state.weights()
    total = 0
    for weight in weights:
        total += weight
    return outcome_at(state.legal(CHANCE), weights, below(total, rng))


def below(stop: int, rng: Rng) -> int:
    """The number that rng.randrange(stop) would be, without its way through Python."""
    bits = stop.bit_length()
    number = rng.getrandbits(bits)
    while number >= stop:
        number = rng.getrandbits(bits)
    return number


def settle_chance(state: State, rng: Rng) -> None:
    """Let the generator decide until a player must."""
    while state.seats() == (CHANCE,):
        state.step(CHANCE, draw(state, rng))
