"""Questions to seats: idols may be exchanged at each (I18), and a single answer is given at once (I25.4)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import DONE, IDOL
from patolli.games.chichen_itza.data.components import Numbers
from patolli.games.chichen_itza.events import DECLINED
from patolli.games.chichen_itza.rules.idol_exchange import THINGS, exchange, exchange_refusal, exchanges
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import ChichenState

NOTHING: Final[Numbers] = ()


class Asking(Question):
    """A question that is put to a seat, some of them also to chance.

    Its own answers are `answers`, `answer_refusal` and `answer`; the exchanges of idols come on top of them (I18.2).
    """

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        """Return the legal answers without exchanges: sorted, unique, never empty."""
        raise NotImplementedError

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        """Return the rule that forbids an answer that is no exchange, or None. By default RULE unless it is legal."""
        return None if action in self.answers(s, seat) else self.RULE

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        """Carry out an answer that is no exchange."""
        raise NotImplementedError

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        """Return the exchanges that can matter for this answer; by rules 1 there are no others (I18.10)."""
        return NOTHING

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        """Return True if exchanges could give a seat with a single answer another one (I18.3 to I18.9)."""
        return False

    def things(self, s: ChichenState, seat: Seat) -> Numbers:
        """Return the exchanges that are open, as far as the supply goes."""
        return THINGS if s.game.holds["idol_at_any_time"] else self.window(s, seat)

    # The methods of a frame

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = self.answers(s, seat)
        return found if seat == CHANCE or not s.idols[seat] else self.with_exchanges(s, seat, found)

    def with_exchanges(self, s: ChichenState, seat: Seat, found: list[Action]) -> list[Action]:
        """Return answers and exchanges, sorted."""
        more = exchanges(s, seat, self.things(s, seat))
        return found + more if found[0] < IDOL else more + found

    def refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if IDOL <= action < DONE and seat != CHANCE:
            return exchange_refusal(s, seat, action - IDOL) if action - IDOL in self.things(s, seat) else "I18.10"
        return self.answer_refusal(s, seat, action)

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if IDOL <= action < DONE:
            exchange(s, seat, action - IDOL)
        else:
            self.answer(s, seat, action)

    def advance(self, s: ChichenState) -> bool:
        if not self.ready(s):
            return False
        seat = self.asked(s)
        if seat == CHANCE:
            return True
        found = self.answers(s, seat)
        if s.idols[seat]:
            legal = self.with_exchanges(s, seat, found)
            if len(found) > 1 or (len(legal) > 1 and self.waits_for_exchange(s, seat)):
                s.keep(seat, legal)
                return True
        elif len(found) > 1:
            s.keep(seat, found)
            return True
        self.answer_silently(s, seat, found[0])
        return False

    def waits_for_exchange(self, s: ChichenState, seat: Seat) -> bool:
        """Return True if a single answer is asked for because the seat can exchange idols (I25.4)."""
        return not s.game.holds["idol_at_any_time"] or self.can_change(s, seat)

    def answer_silently(self, s: ChichenState, seat: Seat, action: Action) -> None:
        """Give the single answer. The seat was not asked, so it has declined nothing."""
        first = len(s.emitted) if s.emitted is not None else 0
        self.answer(s, seat, action)
        if s.emitted is not None and len(s.emitted) > first and s.emitted[first][0] == DECLINED:
            del s.emitted[first]


class SeatQuestion(Asking):
    """A question to the seat that its field names."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: ChichenState) -> Seat:
        return self.seat
