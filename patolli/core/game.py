"""A loaded game: one interface for browser, terminal, bots, research and tests.

A game derives from `Game` and fills in its upper half: constants, then hooks in three groups, which are also folders of
a game: rules, ai and ui. The lower half is derived by the kernel, the same for every game.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action, Actions
from patolli.core.audience import Seat, absent_fields, field_values, set_fields, visible_fields
from patolli.core.chance import Rng
from patolli.core.datafile import DataTable, numbers_in, read_data_file
from patolli.core.errors import BadNotation, BadOption, BadState, NotOffered, NotYourTurn
from patolli.core.events import Events
from patolli.core.options import FILE, WORD, Option, Value, default_file, own_file, read_options, shown_value
from patolli.core.rulebook import first_sentence, read_rules, rule_message
from patolli.core.state import CHANCE, Frame, State

OwnState = Any  # in the hooks of a game: its own state class
Message = tuple[str, dict[str, object]]  # the id of a message, and its arguments
Fact = int | str | list[str]


class Result:
    """The standings: points by seat and their parts, the ranking with ties, and the reason of the end.

    `tie_breaks` has the numbers by seat that decide between equal points, by name, in the order in which they decide.
    """

    def __init__(
        self,
        scores: list[int],
        parts: list[dict[str, int]],
        ranking: list[list[Seat]],
        reason: str,
        tie_breaks: list[tuple[str, list[int]]] | None = None,
    ) -> None:
        self.scores = scores
        self.parts = parts
        self.ranking = ranking
        self.reason = reason
        self.tie_breaks = tie_breaks or []

    def tie_break(self) -> Message | None:
        """Return what decided between the winner and the last of those with as many points; None if nothing had to."""
        winner, *others = [seat for place in self.ranking for seat in place]
        rivals = [seat for seat in others if self.scores[seat] == self.scores[winner] and seat not in self.ranking[0]]
        for name, values in self.tie_breaks:
            nearest = rivals[:1]
            rivals = [seat for seat in rivals if values[seat] == values[winner]]
            if nearest and not rivals:
                numbers = {"best": values[winner], "next": values[nearest[0]]}
                return f"tie-{name}", {"winners": list(self.ranking[0]), "rival": nearest[0], **numbers}
        return None

    def __repr__(self) -> str:
        return f"Result({self.scores}, {self.parts}, {self.ranking}, {self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its options: data, action table, rules. Derive from it, and fill in the upper half."""

    # Constants of a game

    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    older_rules: ClassVar[tuple[int, ...]] = ()  # the earlier versions that can still be played, in order
    rulings: ClassVar[dict[str, int]] = {}  # each changed rule by a name: the version since which it holds
    seat_counts: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    readers: ClassVar[dict[str, Callable[[DataTable], Any]]] = {}  # by option: the check of a corrected data file
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    folder: ClassVar[Path] = Path()
    is_template: ClassVar[bool] = False  # a game to copy rather than to play
    not_asked_rule: ClassVar[str] = ""  # refuses a seat that is not to act
    wrong_verb_rule: ClassVar[str] = ""  # refuses a verb that does not answer the open question
    weights: ClassVar[list[Any]] = []  # of `evaluate`, by number of players
    manual_weights: ClassVar[list[Any]] = []  # the weights that a person chose, if others were fitted since
    insight_type: ClassVar[Any] = None  # the TypedDict of `insight`, for schemas
    static_data_type: ClassVar[Any] = None  # that of `static_data`
    event_types: ClassVar[dict[str, Any]] = {}  # the types of event fields, by `field` or `kind.field`; others are ints

    # Set by the `__init__` of a game

    actions: Actions
    events: Events
    spot_names: list[str]  # the name of each place that events and views give as a number

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        """Check and keep the options. A game's own `__init__` goes on from here: read data, declare the tables.

        `rules` is the version of the rules; by default the newest. Raises BadOption.
        """
        self.rules = self.rules_version if rules is None else known_rules(type(self), rules)
        self.holds: dict[str, bool] = {name: self.rules >= since for name, since in self.rulings.items()}
        self.given_options: dict[str, Value] = read_options(self.options, given)
        defaults: dict[str, Value] = {option.name: option.default for option in self.options}
        self.option_values: dict[str, Value] = defaults | self.given_options
        self.file_digests: dict[str, str] = {}
        self.file_contents: dict[str, str] = {}
        self.numbers: dict[str, list[int]] | None = None
        self.texts: dict[str, str] | None = None
        self.spot_names = []

    def read_data_file(self, option: str) -> DataTable:
        """Return the data file that an option names: by a word in the game's folder `data`, or by its path.

        The default file comes with the rules; any other has a digest, by which a record recognises it.
        """
        value = str(self.option_values[option])
        default = next(default_file(self.folder, known) for known in self.options if known.name == option)
        own = own_file(self.folder, value)
        if option not in self.given_options or own == default:
            return read_data_file(default)
        if own is None and WORD.fullmatch(value) and not Path(value).exists():
            words = ", ".join(sorted(path.stem for path in self.folder.glob("data/*.toml")))
            raise BadOption(f"option {option}: no such file: {value}; data files of {self.name}: {words}")
        table = read_data_file(own or value)
        self.file_digests[option] = table.digest
        self.file_contents[option] = table.contents
        return table

    # Hooks: rules

    def seat_names(self, players: int) -> tuple[str, ...]:
        """Return the names that the rules give to the seats."""
        return tuple(f"p{seat + 1}" for seat in range(players))

    def setup(self, players: int) -> State:
        """Return a state at the very start, its first frame on the stack."""
        raise NotImplementedError

    def derive(self, state: OwnState) -> None:
        """Fill the DERIVED fields of a state from the others, after these were loaded."""

    def result(self, state: OwnState) -> Result:
        """Return the standings, also before the end."""
        raise NotImplementedError

    def check_invariants(self, state: OwnState) -> None:
        """Assert the invariants of the rules."""

    def sample_hidden(self, state: OwnState, view: dict[str, Any], rng: Rng) -> None:
        """Give every field that is not for ALL a value that agrees with the view, own hand included."""

    def over_rule(self, state: OwnState) -> str:
        """Return the rule that ended the game: it refuses every action from then on."""
        return ""

    def is_notation(self, text: str) -> bool:
        """Say whether a text that names no action is well formed all the same: `bid 999`, a canal in the lake."""
        return False

    # Hooks: ai

    def evaluate(self, state: OwnState, seat: Seat, weights: Any = None) -> float:
        """Return the value of a position to a seat; bots maximise it. `weights` replace the game's own."""
        scores = self.result(state).scores
        rivals = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(rivals))

    def evaluation_terms(self, state: OwnState, seat: Seat, weights: Any = None) -> dict[str, float]:
        """Return the terms of `evaluate` by name, which add up to it; a rival's term ends in its seat."""
        return {"points": self.evaluate(state, seat, weights)}

    def prune(self, state: OwnState, seat: Seat, legal: list[Action]) -> list[Action]:
        """Drop legal actions that have the same effect as others, and keep the order."""
        return legal

    def candidates(self, state: OwnState, seat: Seat, legal: list[Action]) -> list[Action]:
        """Drop pruned actions that a good player would not consider, and keep the order."""
        return legal

    def assume_worst(self, state: OwnState, seat: Seat) -> None:
        """Replace the sampled hidden cards by the worst case that the seat's view allows."""

    def turn_number(self, state: OwnState) -> int:
        """Return a number that changes when another turn begins; always 0 if the game has no turns."""
        return 0

    def is_turn_choice(self, state: OwnState) -> bool:
        """Say whether a seat makes the main choice of its turn, not a follow-up."""
        return False

    def is_quiet(self, state: OwnState) -> bool:
        """Say whether no fight or gamble is open that `evaluate` already counts by its odds."""
        return True

    def progress(self, state: OwnState) -> float:
        """Return roughly how much of the game has been played, from 0 to 1."""
        return 0.0 if state.stack else 1.0

    # Hooks: ui

    def cost(self, state: OwnState, action: Action) -> dict[str, int]:
        """Return the price of an action for the seat that chooses it."""
        return {}

    def outlook(self, state: OwnState, seat: Seat, action: Action) -> list[Message]:
        """Return messages that a seat should read before it chooses a legal action."""
        return []

    def describe(self, view: dict[str, Any]) -> list[Message]:
        """Return a view as messages, one a line."""
        return []

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return the numbers of a view that a page shows, computed by the rules' own functions, as plain data."""
        return {}

    def page(self, state: OwnState, seat: Seat | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the view of a seat and its insight; a game without secrets may take the numbers from the state."""
        view = self.view(state, seat)
        return view, self.insight(view)

    def refusal_details(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> dict[str, object]:
        """Return the numbers and names that the message `explain-<rule>` has, from the view alone; None if unknown."""
        return {}

    def render_text(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        """Return the board for a terminal, line by line: pieces of text, each with its style ("bold green on blue")."""
        return []

    def facts(self) -> dict[str, Fact]:
        """Return what texts tell of the data files beside plain numbers, by key, as `rulebook` marks it.

        A fact is a number, a text, or a list of words, each with a message `word-<word>`.
        """
        return {}

    def static_data(self) -> dict[str, Any]:
        """Return the plain data of a drawing that never changes: where places lie, what is printed on a card."""
        return {}

    # Derived by the kernel

    def new_state(self, players: int) -> State:
        """Return a game at its first decision."""
        if players not in self.seat_counts:
            allowed = ", ".join(str(n) for n in self.seat_counts)
            raise BadOption(f"{self.name} is played by {allowed} seats, not by {players}")
        state = self.setup(players)
        state.game = self
        state.settle()
        return state

    def why(self, state: State, seat: Seat, text: str) -> str | None:
        """Return None if the text is a legal action of that seat now, else the id of the rule that refuses it.

        Raises BadNotation if the text is not an action in any position.
        """
        text = " ".join(self.actions.tokens(text))
        action = self.actions.find(text)
        if action < 0 and not self.is_notation(text):
            raise BadNotation(self.actions.notation_error(text))
        if not state.stack:
            return self.over_rule(state)
        frame = state.stack[-1]
        if not state.can_act(seat):
            return self.not_asked_rule
        if text.split()[0] not in frame.VERBS:
            return self.wrong_verb_rule
        return frame.refusal(state, seat, action) if action >= 0 else frame.unlisted_refusal(state, seat, text)

    def explain(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Message:
        """Return a message that explains to a seat why a rule refuses a text.

        It is computed from the view alone, so that it cannot reveal anything else. Never asked for a legal action.
        """
        if not view["stack"]:
            return rule_message("explain", rule), {}
        if seat not in view["to_act"]:
            return "explain-not-asked", {"seats": [other for other in view["to_act"] if other != CHANCE]}
        kinds = {frame.__name__: frame for frame in self.frames}
        if self.actions.tokens(text)[0] not in kinds[view["stack"][-1]["frame"]].VERBS:
            return "explain-other-question", {}
        return rule_message("explain", rule), self.refusal_details(view, seat, text, rule)

    def check_action(self, state: State, seat: Seat, action: Action | str) -> Action:
        """Return the action if that seat may play it now; raises an ActionError that names the rule if not."""
        found = self.actions.find(action) if isinstance(action, str) else action
        seats = state.to_act()
        able = state.can_act(seat)
        if found >= 0 and able and found in state.legal_actions(seat):
            return found
        text = action if isinstance(action, str) else self.actions.name(action)
        rule = self.why(state, seat, text)
        assert rule is not None, f"{text}: not legal, but no rule refuses it"
        reason = f"{' '.join(text.lower().split())}: {rule} {self.rule_summary(rule)}"
        if able:
            raise NotOffered(reason, rule)
        if seats:
            names = ", ".join(self.seat_name(s, state.players) for s in seats)
            reason = f"{reason} ({names} to decide, not {self.seat_name(seat, state.players)})"
        raise NotYourTurn(reason, rule)

    def seat_name(self, seat: Seat, players: int) -> str:
        """Return the name of a seat, `*` for chance; raises BadNotation if there is no such seat."""
        if seat == CHANCE:
            return "*"
        if not 0 <= seat < players:
            raise BadNotation(f"there is no seat {seat}; seats are 0 to {players - 1}")
        return self.seat_names(players)[seat]

    def rule_summary(self, rule: str) -> str:
        """Return the first sentence of a rule; raises KeyError if there is no such rule."""
        if self.texts is None:
            self.texts = read_rules(self.folder / "rules.md", self.file_numbers())
        return first_sentence(self.texts[rule])

    def file_numbers(self) -> dict[str, list[int]]:
        """Return the whole numbers of all data files by option and key: `pieces.supply.singles`."""
        if self.numbers is None:
            self.numbers = {}
            for option in self.options:
                if option.kind == FILE:
                    self.numbers |= numbers_in(self.read_data_file(option.name).table, option.name)
        return self.numbers

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        """Return all that a seat (None: a spectator) may know, as plain data. When the game is over: everything."""
        over = not state.stack
        absent = absent_fields(state, self.holds)
        return {
            "game": self.name,
            "players": state.players,
            "seat": seat,
            "to_act": list(state.to_act()),
            "state": field_values(state, absent) if over else visible_fields(state, state, seat, absent),
            "stack": [
                {"frame": type(f).__name__} | visible_fields(state, f, seat, absent_fields(f, self.holds))
                for f in state.stack
            ],
        }

    def public_state(self, view: dict[str, Any]) -> State:
        """Return a state with the fields of a view that are for ALL, the others empty; raises BadState."""
        return self.state_from(view, whole=not view.get("to_act"))

    def determinize(self, view: dict[str, Any], rng: Rng) -> State:
        """Return a full state that agrees with the view; raises BadState if the view is not of this game."""
        state = self.public_state(view)
        if view.get("to_act"):
            self.sample_hidden(state, view, rng)
        self.derive(state)
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """Return the whole state as plain data, secrets included."""
        return {
            "game": self.name,
            "players": state.players,
            "state": field_values(state, absent_fields(state, self.holds)),
            "stack": [{"frame": type(f).__name__} | field_values(f, absent_fields(f, self.holds)) for f in state.stack],
        }

    def load_state(self, data: dict[str, Any]) -> State:
        """Return the state of a dump; raises BadState."""
        state = self.state_from(data, whole=True)
        self.derive(state)
        return state

    def state_from(self, data: dict[str, Any], whole: bool) -> State:
        """Return a state from a dump (whole), or with the public fields of a view; raises BadState."""
        try:
            if data["game"] != self.name or data["players"] not in self.seat_counts:
                raise BadState(f"this is not a state of {self.name}")
            kinds = {frame.__name__: frame for frame in self.frames}
            state = self.setup(data["players"])
            state.game = self
            set_fields(state, data["state"], whole, absent_fields(state, self.holds))
            state.stack = [kinds[entry["frame"]]() for entry in data["stack"]]
            for frame, entry in zip(state.stack, data["stack"], strict=True):
                set_fields(frame, entry, whole, absent_fields(frame, self.holds))
        except (KeyError, TypeError, ValueError, AssertionError) as error:
            raise BadState(f"this is not a state of {self.name}: {error}") from None
        return state

    def digest(self, state: State) -> str:
        """Return the SHA-256 of the dump: equal states have equal digests, compiled or not."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    # A loaded game never changes: copies share it, and a pickle loads it again

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: Any) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return load_pickled_game, (type(self), dict(self.given_options), self.rules)

    def __repr__(self) -> str:
        options = "".join(f", {name}={shown_value(value)!r}" for name, value in self.given_options.items())
        return f"<{self.name}, rules {self.rules}{options}>"


def known_rules(kind: type[Game], rules: int) -> int:
    """Return a version of a game's rules; raises BadOption, with the known ones, if it cannot be played."""
    known = (*kind.older_rules, kind.rules_version)
    if rules not in known:
        expected = ", ".join(map(str, known))
        raise BadOption(f"rules {rules} of {kind.name} are not known here; expected one of: {expected}")
    return rules


def make_game(kind: type[Game], options: Mapping[str, object], rules: int | None = None) -> Game:
    """Return a game with its options and rules; raises BadOption or BadData.

    A game without older rules need not take the number.
    """
    rules = None if rules is None else known_rules(kind, rules)
    return kind(options) if rules in (None, kind.rules_version) else kind(options, rules)


def load_pickled_game(kind: type[Game], options: dict[str, Value], rules: int | None = None) -> Game:
    """Return the game that `Game.__reduce__` has written."""
    return make_game(kind, options, rules)
