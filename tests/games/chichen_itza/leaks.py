"""Planted leaks: Chichén Itzá, broken so that a seat can learn what it must not; see `games.leaks`."""

from games.leaks import Leaks, Plant

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.state import State
from patolli.games.chichen_itza.actions import SCOUT
from patolli.games.chichen_itza.events import DREW_MAGIC, SAW_RUIN, SAW_STRENGTH, E
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.rules.scouting import Scouting
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import FIRE, ChichenState


def a_drawn_magic_card_is_shown_to_all(plant: Plant) -> None:
    """I26.10."""
    plant(E.kinds[DREW_MAGIC], "audience", {"seat": [], "card": []})


def a_strength_that_was_looked_at_is_shown_to_all(plant: Plant) -> None:
    """I26.15."""
    plant(E.kinds[SAW_STRENGTH], "audience", {"seat": [], "spot": [], "strength": []})


def a_ruin_that_was_looked_at_is_shown_to_all(plant: Plant) -> None:
    """I26.16."""
    plant(E.kinds[SAW_RUIN], "audience", {"seat": [], "spot": [], "ruin": []})


def scouts_are_not_offered_where_others_saw_a_strong_creature(plant: Plant) -> None:
    """I26.20."""
    legal = Scouting.legal_actions

    def peeks(question: Scouting, s: ChichenState, seat: Seat) -> list[Action]:
        offered = legal(question, s, seat)
        weak = [action for action in offered if s.strength[action - SCOUT + 1] < 3]
        return weak or offered

    plant(Scouting, "legal_actions", peeks)


def a_refusal_tells_who_has_fire(plant: Plant) -> None:
    """I26.10."""
    refusal = Turn.refusal

    def tells(turn: Turn, s: ChichenState, seat: Seat, action: Action) -> str | None:
        refused = refusal(turn, s, seat, action)
        return "I6.12" if refused and s.hand[(seat + 1) % s.players][FIRE] else refused

    plant(Turn, "refusal", tells)


def a_price_tells_who_has_fire(plant: Plant) -> None:
    """I26.10."""
    cost = ChichenItza.cost

    def tells(game: ChichenItza, state: State, action: Action) -> dict[str, int]:
        assert isinstance(state, ChichenState)
        question = state.stack[-1] if state.stack else None
        other = (question.seat + 1) % state.players if isinstance(question, Turn) else 0
        return cost(game, state, action) | {"fire": state.hand[other][FIRE] if isinstance(question, Turn) else 0}

    plant(ChichenItza, "cost", tells)


LEAKS = Leaks(
    "chichen_itza",
    seats=3,
    games=8,
    pairs=20,
    leaks=(
        a_drawn_magic_card_is_shown_to_all,
        a_strength_that_was_looked_at_is_shown_to_all,
        a_ruin_that_was_looked_at_is_shown_to_all,
        scouts_are_not_offered_where_others_saw_a_strong_creature,
        a_refusal_tells_who_has_fire,
        a_price_tells_who_has_fire,
    ),
)
