"""One game between bots. A bot that raises, or answers what is not offered, has lost it; the others share the win."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from patolli.bots import Bot
from patolli.bots.arena.entries import player
from patolli.bots.arena.faults import Fault, answer
from patolli.bots.arena.plan import Job, Plan
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, outcome_at
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.play.draws import Draws
from patolli.play.laws import MOST_LINES

NOBODY: Final = -1
DIGEST_LENGTH: Final = 16

Asking = Callable[[Seat], None]  # hears which seat is about to think, and NOBODY when it has answered
Lines = list[tuple[Seat, Action]]


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
        self.turn = 0  # in which it was asked last
        self.ms: list[float] = []

    def answer(self, game: Game, state: State, in_a_row: bool, asking: Asking) -> Action:
        """What the bot decides; raises Fault.

        What it decides in one turn counts together, whosever turn that is and whoever was asked meanwhile; where the
        game does not tell turns apart, what it decides in a row.
        """
        view, legal, entry = game.view(state, self.seat), state.legal(self.seat), self.plan.bots[self.number]
        seed = self.plan.bot_seed(self.job.block, self.number, self.seat, self.decisions)
        self.decisions += 1
        turn = game.turn(state)
        if turn != self.turn or not (turn or in_a_row):
            self.ms.append(0.0)
        self.turn = turn
        asking(self.seat)
        begin = process_time()
        try:
            return answer(entry, lambda: self.made(game), view, legal, entry.budget, seed)
        finally:
            self.ms[-1] += (process_time() - begin) * 1000
            asking(NOBODY)

    def made(self, game: Game) -> Bot:
        """The bot, which is made when it is asked first."""
        if self.bot is None:
            self.bot = player(self.plan.bots[self.number], game)
        return self.bot


def play(plan: Plan, game: Game, job: Job, asking: Asking = lambda seat: None) -> Played:
    """Play a game to its end or to the first fault; one that does not end is judged as it stands."""
    thinkers = [Thinker(plan, job, seat) for seat in range(plan.seats)]
    state, drawn = game.new(plan.seats), Counter[str]()
    lines: Lines = []
    before, fault, trace = NOBODY, None, ""
    while (seats := state.seats()) and fault is None and len(lines) < MOST_LINES:
        seat = seats[0]
        try:
            if seat == CHANCE:
                action = draw(state, plan.chance_seed(job.block), drawn)
            else:
                action = thinkers[seat].answer(game, state, seat == before, asking)
                before = seat
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
