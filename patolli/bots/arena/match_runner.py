"""One game between bots. A bot that raises or answers with an illegal action loses; the others share the win."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from patolli.bots import Bot
from patolli.bots.arena.entrants import make_player
from patolli.bots.arena.forfeits import Forfeit, answer
from patolli.bots.arena.schedule import Job, Plan
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import outcome_at
from patolli.core.game import Game
from patolli.core.replay import MAX_LINES, Replay
from patolli.core.state import CHANCE, State
from patolli.match.fair_draws import FairDraws

NOBODY: Final = -1
DIGEST_LENGTH: Final = 16

Asking = Callable[[Seat], None]  # called with the seat that starts to think, then with NOBODY
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
    fault: tuple[Seat, str, str] | None = None  # seat, kind, text
    record: str = ""  # of a game with a forfeit, up to it
    trace: str = ""  # of a crash, the whole traceback

    def share(self, seat: Seat) -> float:
        """Return a seat's share of the win; a tie is shared."""
        return (seat in self.ranking[0]) / len(self.ranking[0])


class Thinker:
    """A bot in its seat with its thinking times; made anew for each game, so that games are independent."""

    def __init__(self, plan: Plan, job: Job, seat: Seat) -> None:
        self.plan, self.job, self.seat = plan, job, seat
        self.number = plan.line_up(job)[seat]
        self.bot: Bot | None = None
        self.decisions = 0
        self.turn = 0  # of its last decision
        self.ms: list[float] = []

    def answer(self, game: Game, state: State, in_a_row: bool, asking: Asking) -> Action:
        """Return the bot's decision. Raises Forfeit.

        The times of all its decisions in one turn are added up, also in turns of other seats; where the game does not
        number turns, those of its decisions in a row.
        """
        view, legal, entry = game.view(state, self.seat), state.legal_actions(self.seat), self.plan.bots[self.number]
        seed = self.plan.bot_seed(self.job.block, self.number, self.seat, self.decisions)
        self.decisions += 1
        turn = game.turn_number(state)
        if turn != self.turn or not (turn or in_a_row):
            self.ms.append(0.0)
        self.turn = turn
        asking(self.seat)
        begin = process_time()
        try:
            return answer(entry, lambda: self.get_bot(game), view, legal, entry.budget, seed)
        finally:
            self.ms[-1] += (process_time() - begin) * 1000
            asking(NOBODY)

    def get_bot(self, game: Game) -> Bot:
        """Return the bot, made at its first decision."""
        if self.bot is None:
            self.bot = make_player(self.plan.bots[self.number], game)
        return self.bot


def play(plan: Plan, game: Game, job: Job, asking: Asking = lambda seat: None) -> Played:
    """Play a game to its end or to the first forfeit; one that does not end is scored as it stands."""
    thinkers = [Thinker(plan, job, seat) for seat in range(plan.seats)]
    state, drawn = game.new_state(plan.seats), Counter[str]()
    lines: Lines = []
    before, fault, trace = NOBODY, None, ""
    while (seats := state.to_act()) and fault is None and len(lines) < MAX_LINES:
        seat = seats[0]
        try:
            if seat == CHANCE:
                action = draw(state, plan.chance_seed(job.block), drawn)
            else:
                action = thinkers[seat].answer(game, state, seat == before, asking)
                before = seat
            state.step(seat, action)
            lines.append((seat, action))
        except Forfeit as error:
            fault, trace = (seat, error.kind, str(error)), error.trace
    result = game.result(state)
    return Played(
        job,
        result.ranking if fault is None else forfeit_ranking(plan.seats, fault[0]),
        result.scores,
        len(lines),
        game.digest(state)[:DIGEST_LENGTH],
        [[round(ms, 2) for ms in thinker.ms] for thinker in thinkers],
        fault,
        record_of(plan, game, job, lines) if fault else "",
        trace,
    )


def draw(state: State, seed: bytes, drawn: Counter[str]) -> Action:
    """Return the next outcome in the stream of this kind of question."""
    kind = type(state.stack[-1]).__name__
    weights = state.chance_weights()
    at = FairDraws(seed, kind).number(drawn[kind], sum(weights))
    drawn[kind] += 1
    return outcome_at(state.legal_actions(CHANCE), weights, at)


def forfeit_ranking(seats: int, loser: Seat) -> list[list[Seat]]:
    """Return the ranking after a forfeit: all other seats share the first place."""
    return [[seat for seat in range(seats) if seat != loser], [loser]]


def record_of(plan: Plan, game: Game, job: Job, lines: Lines) -> str:
    """Return the record of a game."""
    table = Replay(game, [f"bot:{plan.bots[number].label}" for number in plan.line_up(job)])
    for seat, action in lines:
        table.play_line(table.name(seat), game.actions.name(action))
    return str(table.record)
