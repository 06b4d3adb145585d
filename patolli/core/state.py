"""States and frames: positions, and the open questions that decide how play goes on.

A state is a handful of plain fields and a stack of frames. The frame on top is the question that is open now: it knows
the seats that must answer, their legal answers, and what an answer does. A frame that is finished pops itself, and the
one below goes on. Chance is a seat like any other; a state owns no random generator, so its caller decides the dice.

Games derive their state from `State` and their frames from `Frame`; both are easy to copy, save and look at.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, Audience, Seat, field_values, plain, set_fields
from patolli.core.errors import NotYourTurn
from patolli.core.events import Event

if TYPE_CHECKING:
    from patolli.core.game import Game

CHANCE: Final = -1
RUNAWAY: Final = 1000
NO_VALUE: Final = object()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `step` is unchecked and fast; `play` is checked, and so are `Match` and `Replay`.

    A state class can be made without arguments (all fields empty), and names every field in AUDIENCE.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {}
    SINCE: ClassVar[dict[str, str]] = {}  # the ruling that added a field: older games neither save nor show it
    game: "Game"  # set by `Game.new_state` and by everything that loads a state

    def __init__(self) -> None:
        self.players = 0
        self.stack: list[Frame[Any]] = []
        self.emitted: list[Event] | None = None
        self.kept: list[Action] | None = None  # see `keep`
        self.kept_seat: Seat = CHANCE

    # Questions

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; (CHANCE,) when dice or a deck decide; () when the game is over."""
        return self.stack[-1].to_act(self) if self.stack else ()

    def may_act(self) -> tuple[Seat, ...]:
        """Return the other seats that may act now, though nobody waits for them: to withdraw an offer."""
        return self.stack[-1].may_act(self) if self.stack else ()

    def can_act(self, seat: Seat) -> bool:
        """Say whether a seat must decide or may act now."""
        return seat in self.to_act() or seat in self.may_act()

    def legal_actions(self, seat: Seat) -> list[Action]:
        """Return every legal action of a seat that must decide or may act now, sorted and unique."""
        if self.kept is not None:
            kept, self.kept = self.kept, None  # handed out once: its receiver may change it
            if self.kept_seat == seat:
                return kept
        return self.stack[-1].legal_actions(self, seat)

    def chance_weights(self) -> list[int]:
        """Return the exact weights of the chance outcomes, in the order of `legal_actions(CHANCE)`."""
        return self.stack[-1].chance_weights(self)

    def sample_action(self, seat: Seat, u: float) -> Action:
        """Return the legal action that a number from 0 to below 1 stands for; each has an equal share."""
        if self.kept is not None:
            legal = self.legal_actions(seat)
            return legal[int(u * float(len(legal)))]
        return self.stack[-1].sample_action(self, seat, u)

    # Changes

    def step(self, seat: Seat, action: Action) -> None:
        """Apply a legal action and go on to the next decision, or to the end. Checks nothing."""
        self.answer(self.stack[-1], seat, action)

    def answer(self, frame: "Frame[Any]", seat: Seat, action: Action) -> None:
        """Apply a legal answer to the question on top, for callers that have it at hand, and go on."""
        self.kept = None
        frame.apply(self, seat, action)
        self.settle()

    def step_with_events(self, seat: Seat, action: Action) -> list[Event]:
        """Apply a legal action and return the events that it caused. Checks nothing."""
        events: list[Event] = []
        self.emitted = events
        try:
            self.step(seat, action)
        finally:
            self.emitted = None
        return events

    def play(self, text: str, seat: Seat | None = None) -> list[Event]:
        """Play an action by its text, checked, and return its events. Raises an ActionError, and changes nothing then.

        The seat may be left out if only one is to act.
        """
        if seat is None:
            seat = self.only_seat_to_act()
        return self.step_with_events(seat, self.game.check_action(self, seat, text))

    def only_seat_to_act(self) -> Seat:
        """Return the seat that must decide; raises NotYourTurn if there are several."""
        seats = self.to_act()
        if len(seats) > 1:
            names = self.game.seat_names(self.players)
            raise NotYourTurn(f"{', '.join(names[s] for s in seats)} must decide now: name the seat that plays")
        return seats[0] if seats else 0

    def settle(self) -> None:
        """Let frames advance until one waits for a decision or none is left."""
        for _turn in range(RUNAWAY):
            if not self.stack or self.stack[-1].advance(self):
                return
            self.kept = None
        raise RuntimeError("runaway rules: no decision after 1,000 turns of the frame loop")

    def push(self, frame: "Frame[Any]") -> None:
        """Ask a new question before the present one goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Finish the question on top."""
        self.stack.pop()

    def keep(self, seat: Seat, actions: list[Action]) -> None:
        """Keep the legal actions that the top frame has made on the way to its question, or for its weights.

        The next call of `legal_actions` or `sample_action` returns them instead of making them again. A step forgets
        them; copies and saved states have none.
        """
        self.kept = actions
        self.kept_seat = seat

    def emit(
        self,
        kind: int,
        first: object = NO_VALUE,
        second: object = NO_VALUE,
        third: object = NO_VALUE,
        fourth: object = NO_VALUE,
        fifth: object = NO_VALUE,
    ) -> None:
        """Record an event, with at most five values, if anyone is collecting them.

        Costs almost nothing in playouts: `*values` would make a tuple each time, even if nobody wants it.
        """
        if self.emitted is not None:
            values = (first, second, third, fourth, fifth)
            self.emitted.append((kind, tuple([value for value in values if value is not NO_VALUE])))

    # Copies

    def copy(self) -> "State":
        """Return an independent copy. Games with large states write this by hand; the contract suite compares."""
        twin = type(self)()
        twin.game = self.game
        twin.players = self.players
        twin.stack = [frame.copy() for frame in self.stack]
        copy_fields(self, twin)
        return twin

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the dump: small, and the same in pure and in compiled Python."""
        options = tuple(sorted(self.game.given_options.items()))
        return load_pickled_state, (self.game.name, options, self.game.dump(self), self.game.rules)

    def __repr__(self) -> str:
        names = [("chance", *self.game.seat_names(self.players))[seat + 1] for seat in self.to_act()]
        now = f"{', '.join(names)} to act, {self.stack[-1]!r}" if names else "over"
        return f"<{self.game.name} {self.game.digest(self)[:8]}: {now}>"


def load_pickled_state(
    name: str, options: tuple[tuple[str, str | int], ...], dump: dict[str, Any], rules: int | None = None
) -> State:
    """Return the state that `State.__reduce__` has written."""
    return load_once(name, options, rules).load_state(dump)


@lru_cache(maxsize=16)
def load_once(name: str, options: tuple[tuple[str, str | int], ...], rules: int | None = None) -> "Game":
    """Load the game of pickled states once for all of them."""
    from patolli.core.registry import load  # the registry needs the games, which need this module

    return load(name, dict(options), rules)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One question: the seats that answer it, their legal answers, the rule that refuses others, and the effect.

    A frame class can be made without arguments, and names every field in AUDIENCE. It overrides `legal_actions`, or
    `refusal`, or both where answers are many and rules several; each has the other as its default.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {}
    SINCE: ClassVar[dict[str, str]] = {}  # the ruling that added a field: older games neither save nor show it
    VERBS: ClassVar[tuple[str, ...]] = ()  # the verbs that answer this question
    PUBLIC: ClassVar[bool] = False  # everybody learns each answer, also where two lead to the same position
    RULE: ClassVar[str] = ""  # refuses an answer that is not legal, unless `refusal` names another rule

    def advance(self, s: S) -> bool:
        """Return True if a decision is awaited; otherwise change something, push a frame or pop this one."""
        return True

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that must answer."""
        raise NotImplementedError

    def may_act(self, s: S) -> tuple[Seat, ...]:
        """Return seats that need not answer, but may do something before the others have answered."""
        return ()

    def legal_actions(self, s: S, seat: Seat) -> list[Action]:
        """Return the legal answers of a seat: sorted, unique, never empty. By default all that `refusal` accepts."""
        return [action for action in s.game.actions.of_verbs(self.VERBS) if self.refusal(s, seat, action) is None]

    def refusal(self, s: S, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids an answer with one of VERBS, or None. By default RULE unless it is legal."""
        return None if action in self.legal_actions(s, seat) else self.RULE

    def unlisted_refusal(self, s: S, seat: Seat, text: str) -> str:
        """Return the rule that forbids a text which is well formed but names no action of the table: `bid 999`."""
        return self.RULE

    def chance_weights(self, s: S) -> list[int]:
        """Return the weight of each chance outcome; equal weights unless a frame overrides this."""
        legal = self.legal_actions(s, CHANCE)
        s.keep(CHANCE, legal)
        return [1] * len(legal)

    def places(self, s: S) -> int:
        """Return the sum of the weights if `outcome_at` finds an outcome without a list; 0 by default: it does not."""
        return 0

    def outcome_at(self, s: S, at: int) -> Action:
        """Return the outcome at a place, if each takes as many places as its weight, in the order of the list."""
        raise NotImplementedError

    def sample_action(self, s: S, seat: Seat, u: float) -> Action:
        """Return the legal action at the fraction `u` of the list; a frame may find it without making the list."""
        legal = self.legal_actions(s, seat)
        return legal[int(u * float(len(legal)))]

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def copy(self) -> "Frame[Any]":
        """Return an independent copy; frames on a hot path may write it by hand."""
        twin = type(self)()
        copy_fields(self, twin)
        return twin

    def __copy__(self) -> "Frame[Any]":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Frame[Any]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return load_pickled_frame, (type(self), field_values(self))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in field_values(self).items())
        return f"{type(self).__name__}({values})"


def load_pickled_frame(kind: type[Frame[Any]], values: dict[str, Any]) -> Frame[Any]:
    """Return the frame that `Frame.__reduce__` has written."""
    frame = kind()
    set_fields(frame, values, whole=True)
    return frame


def copy_fields(old: Any, new: Any) -> None:
    """Copy all fields of a state or frame to another; a DERIVED field may be shared only if it never changes."""
    for name, audience in old.AUDIENCE.items():
        value = getattr(old, name)
        setattr(new, name, value if audience == DERIVED or isinstance(value, bytes) else plain(value))
