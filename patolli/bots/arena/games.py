"""One game between bots. A bot that raises, or answers what is not offered, has lost it; the others share the win."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import index
from signal import SIG_IGN, SIGINT, getsignal
from time import process_time
from traceback import format_exception
from typing import Final, SupportsIndex

from patolli.bots import Bot
from patolli.bots.arena.entries import place, player, said
from patolli.bots.arena.plan import Job, Plan
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import shorten
from patolli.core.game import Game, outcome_at
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.play.draws import Draws
from patolli.play.laws import MOST_LINES

NOBODY: Final = -1
CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
OVERTIME: Final = "overtime"
DIGEST_LENGTH: Final = 16

Asking = Callable[[Seat], None]  # hears which seat is about to think, and NOBODY when it has answered
Lines = list[tuple[Seat, Action]]


class Fault(Exception):
    """What a bot did instead of answering."""

    def __init__(self, kind: str, text: str, where: str = "", trace: str = "") -> None:
        super().__init__(shorten(" ".join(text.split()), 200) + where)
        self.kind, self.trace = kind, trace


@dataclass(frozen=True)
class Played:
    """A game that was played: a line of the results."""

    job: Job
    ranking: list[list[Seat]]
    scores: list[int] = field(default_factory=list)
    lines: int = 0
    digest: str = ""  # of the last state
    ms: list[list[float]] = field(default_factory=list)  # CPU time of each turn, by seat
    fault: tuple[Seat, str, str] | None = None  # who, which kind, in words
    record: str = ""  # of a game with a fault, up to it
    trace: str = ""  # of a crash, the whole traceback

    def share(self, seat: Seat) -> float:
        """The part of the win that a seat has; a tie is shared."""
        return (seat in self.ranking[0]) / len(self.ranking[0])


class Thinker:
    """A bot on its seat and how long it thinks; made anew for each game, so that none depends on another."""

    def __init__(self, plan: Plan, job: Job, seat: Seat) -> None:
        self.plan, self.job, self.seat = plan, job, seat
        self.number = plan.line_up(job)[seat]
        self.bot: Bot | None = None
        self.decisions = 0
        self.ms: list[float] = []

    def answer(self, game: Game, state: State, same_turn: bool, asking: Asking) -> Action:
        """What the bot decides; raises Fault."""
        view, legal, entry = game.view(state, self.seat), state.legal(self.seat), self.plan.bots[self.number]
        seed = self.plan.bot_seed(self.job.block, self.number, self.seat, self.decisions)
        self.decisions += 1
        if not same_turn:
            self.ms.append(0.0)
        asking(self.seat)
        begin = process_time()
        try:
            if self.bot is None:
                self.bot = player(entry, game)
            given: object = self.bot.choose(view, list(legal), entry.budget, seed)
            action = index(given) if isinstance(given, SupportsIndex) else None
            shown = f"{given!r:.60} is not offered"
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and getsignal(SIGINT) is not SIG_IGN:
                raise  # a person broke off; in workers, which do not hear the keyboard, it is the bot's
            trace = "".join(format_exception(error))
            raise Fault(CRASH, said(error), place(error, entry), trace) from error
        finally:
            self.ms[-1] += (process_time() - begin) * 1000
            asking(NOBODY)
        if action is None or action not in legal:
            raise Fault(ILLEGAL, shown)
        return action


def play(plan: Plan, game: Game, job: Job, asking: Asking = lambda seat: None) -> Played:
    """Play a game to its end or to the first fault; one that does not end is judged as it stands."""
    thinkers = [Thinker(plan, job, seat) for seat in range(plan.seats)]
    state, drawn = game.new(plan.seats), Counter[str]()
    lines: Lines = []
    before, fault, trace = (NOBODY, 0), None, ""
    while (seats := state.seats()) and fault is None and len(lines) < MOST_LINES:
        seat = seats[0]
        try:
            if seat == CHANCE:
                action = draw(state, plan.chance_seed(job.block), drawn)
            else:
                turn = (seat, game.turn(state))
                action = thinkers[seat].answer(game, state, turn == before, asking)
                before = turn
            state.step(seat, action)
            lines.append((seat, action))
        except Fault as error:
            fault, trace = (seat, error.kind, str(error)), error.trace
    result = game.result(state)
    return Played(
        job,
        result.ranking if fault is None else behind(plan.seats, fault[0]),
        result.scores,
        len(lines),
        game.digest(state)[:DIGEST_LENGTH],
        [[round(ms, 2) for ms in thinker.ms] for thinker in thinkers],
        fault,
        record_of(plan, game, job, lines) if fault else "",
        trace,
    )


def draw(state: State, seed: bytes, drawn: Counter[str]) -> Action:
    """The next outcome of the stream of this kind of question."""
    kind = type(state.stack[-1]).__name__
    weights = state.weights()
    at = Draws(seed, kind).number(drawn[kind], sum(weights))
    drawn[kind] += 1
    return outcome_at(state.legal(CHANCE), weights, at)


def behind(seats: int, loser: Seat) -> list[list[Seat]]:
    """The places when one has lost by a fault: all others first."""
    return [[seat for seat in range(seats) if seat != loser], [loser]]


def record_of(plan: Plan, game: Game, job: Job, lines: Lines) -> str:
    """The record of a game."""
    table = Replay(game, [f"bot:{plan.bots[number].label}" for number in plan.line_up(job)])
    for seat, action in lines:
        table.add(table.name(seat), game.actions.name(action))
    return str(table.record)
