"""States and frames: what a position is, and how play goes on from it.

A state is a handful of plain fields and a stack of frames. The frame on top is the question that is open now: it says
who must answer, what is offered, and what an answer does. A frame that is finished pops itself, and the one below goes
on. Chance is a seat like any other; a state owns no random generator, so whoever plays it decides the dice.

Games derive their state from `State` and their frames from `Frame`; both are plain to copy, save and look at.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, Audience, Seat, fields, plain
from patolli.core.events import Event

CHANCE: Final = -1
RUNAWAY: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `step` is unchecked and fast: `Match` and `Replay` are the checked gates.

    A state class can be made without arguments (all fields empty), and names every field in AUDIENCE.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {}

    def __init__(self) -> None:
        self.players = 0
        self.stack: list[Frame[Any]] = []
        self.heard: list[Event] | None = None

    # Questions

    def seats(self) -> tuple[Seat, ...]:
        """The seats that must decide now; (CHANCE,) when dice or a deck decide; () when the game is over."""
        return self.stack[-1].seats(self) if self.stack else ()

    def legal(self, seat: Seat) -> list[Action]:
        """Every legal action of a seat that must decide now, sorted and unique."""
        return self.stack[-1].legal(self, seat)

    def weights(self) -> list[int]:
        """The exact weights of the chance outcomes, in the order of `legal(CHANCE)`."""
        return self.stack[-1].weights(self)

    def count(self, seat: Seat) -> int:
        """The number of legal actions; `pick` numbers them."""
        return self.stack[-1].count(self, seat)

    def pick(self, seat: Seat, k: int) -> Action:
        """One legal action for each k below `count`, in any order that does not change while the state does not."""
        return self.stack[-1].pick(self, seat, k)

    def sample(self, seat: Seat, u: float) -> Action:
        """The legal action that a number from 0 to below 1 stands for, each with an equal share."""
        return self.stack[-1].sample(self, seat, u)

    # Changes

    def step(self, seat: Seat, action: Action) -> None:
        """Apply a legal action and go on to the next decision, or to the end."""
        self.stack[-1].apply(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Let frames advance until one waits for a decision or none is left."""
        for _turn in range(RUNAWAY):
            if not self.stack or self.stack[-1].advance(self):
                return
        raise RuntimeError("runaway rules: no decision after 1,000 turns of the frame loop")

    def push(self, frame: "Frame[Any]") -> None:
        """Ask a new question before the present one goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """Finish the question on top."""
        self.stack.pop()

    def tell(self, kind: int, *values: object) -> None:
        """Tell an event to whoever listens; a playout has nobody listening and pays next to nothing."""
        if self.heard is not None:
            self.heard.append((kind, values))

    def copy(self) -> "State":
        """An independent copy. Games with large states write this by hand; the contract suite compares."""
        twin = type(self)()
        twin.players = self.players
        twin.stack = [frame.copy() for frame in self.stack]
        copy_fields(self, twin)
        return twin


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One question: who is asked, what is offered, what an answer does.

    A frame class can be made without arguments, and names every field in AUDIENCE.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {}

    def advance(self, s: S) -> bool:
        """True if a decision is awaited; otherwise it has changed something, pushed a frame or popped itself."""
        return True

    def seats(self, s: S) -> tuple[Seat, ...]:
        """The seats that are asked."""
        raise NotImplementedError

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """What that seat may answer: sorted, unique, never empty."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """For chance: the weight of each outcome; equal weights unless a frame says otherwise."""
        return [1] * len(self.legal(s, CHANCE))

    def count(self, s: S, seat: Seat) -> int:
        """len(legal), cheaper where a frame can count without listing."""
        return len(self.legal(s, seat))

    def pick(self, s: S, seat: Seat, k: int) -> Action:
        """Some numbering of the legal actions, cheaper where a frame can find the k-th without listing."""
        return self.legal(s, seat)[k]

    def sample(self, s: S, seat: Seat, u: float) -> Action:
        """`count` and `pick` in one: each action has an equal share of the numbers from 0 to below 1."""
        return self.pick(s, seat, int(u * self.count(s, seat)))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def copy(self) -> "Frame[Any]":
        """An independent copy; frames on a hot path may write it by hand."""
        twin = type(self)()
        copy_fields(self, twin)
        return twin

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in fields(self).items())
        return f"{type(self).__name__}({values})"


def copy_fields(old: Any, new: Any) -> None:
    """Copy all fields of one holder to another; what is DERIVED may be shared only if it never changes."""
    for name, audience in old.AUDIENCE.items():
        value = getattr(old, name)
        setattr(new, name, value if audience == DERIVED or isinstance(value, bytes) else plain(value))
