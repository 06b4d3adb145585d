"""Combat (C10): from the attack through lots, window, parley, levy and laying to the aftermath, as a list of steps."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.cortez.actions import LEVY, PARLEY, PASS, SUPPLIES
from patolli.games.cortez.aftermath import decide, place, premium, redraw_attacker, redraw_defender, reward
from patolli.games.cortez.bribes import Window
from patolli.games.cortez.deals import PARLEY_DEAL, open_deal
from patolli.games.cortez.decks import BRIBE_VALUE
from patolli.games.cortez.draws import can_draw_supply, chances, levy, outcomes, refill, visit
from patolli.games.cortez.events import DEFENDS, DREW_LOT, FIGHT_OFF, NO_LEVY, NO_LOT, NO_PARLEY
from patolli.games.cortez.fight import Fight, fight
from patolli.games.cortez.laying import Batch
from patolli.games.cortez.mercenaries import Mercenaries
from patolli.games.cortez.state import (
    FOOD,
    NO_FIELD,
    OWN,
    Cortez,
    Question,
    clockwise,
    nation_of,
    put,
    size_of,
)

NOT_DRAWN: Final = -1
NO_CARD: Final = 4  # the lot of a candidate for whom no card is left (C10.8)
PASSES: Final = 2  # that end the laying (C11.11)


class Combat(Fight):
    """It never asks; it takes one step after the other."""

    def advance(self, s: Cortez) -> bool:
        step = STEPS[self.step]
        self.step += 1
        step(s, self)
        return False


def combat(s: Cortez) -> Fight:
    """The combat that a question belongs to."""
    f = fight(s)
    assert f is not None
    return f


# Who defends


def find_defender(s: Cortez, f: Fight) -> None:
    """C10.3 to C10.5: the owner, the only deputy, or the highest lot."""
    code = s.figure[f.target]
    if code >= OWN:
        f.defender = code - OWN
        s.tell(DEFENDS, f.defender, False)
        return
    candidates = deputies(s, code - 1)
    if len(candidates) == 1:
        name_deputy(s, f, candidates[0])
        return
    for seat in candidates:
        if f.lots[seat] == NOT_DRAWN:
            f.step = FIND_DEFENDER  # once more, when this lot is drawn
            draw_lot(s, f, seat)
            return
    settle_lots(s, f, candidates)


def deputies(s: Cortez, nation: int) -> list[Seat]:
    """The seats of a nation, clockwise from the left of the attacker."""
    order = [clockwise(s, s.active, steps) for steps in range(1, s.players)]
    return [seat for seat in order if nation_of(s, seat) == nation]


def draw_lot(s: Cortez, f: Fight, seat: Seat) -> None:
    """C10.5, C10.8."""
    if can_draw_supply(s):
        refill(s)
        s.push(Lot(seat))
    else:
        f.lots[seat] = NO_CARD
        s.tell(NO_LOT, seat)


def lot_value(f: Fight, seat: Seat) -> int:
    """What a lot counts."""
    return 0 if f.lots[seat] == NO_CARD else BRIBE_VALUE[f.lots[seat]]


def settle_lots(s: Cortez, f: Fight, candidates: list[Seat]) -> None:
    """C10.6, C10.7: the lots are discarded; the highest defends, and chance decides among equals."""
    for seat in candidates:
        if f.lots[seat] != NO_CARD:
            s.discard[f.lots[seat]] += 1
    tied = highest_lots(s, f)
    if len(tied) == 1:
        name_deputy(s, f, tied[0])
    else:
        s.push(Deputy())


def highest_lots(s: Cortez, f: Fight) -> list[Seat]:
    """The candidates with the highest lot."""
    candidates = [seat for seat in range(s.players) if f.lots[seat] != NOT_DRAWN]
    highest = max([lot_value(f, seat) for seat in candidates])
    return [seat for seat in candidates if lot_value(f, seat) == highest]


def name_deputy(s: Cortez, f: Fight, seat: Seat) -> None:
    """C10.4: an unmarked figure is defended by this seat."""
    f.defender = seat
    s.tell(DEFENDS, seat, True)


class Lot(Question):
    """C10.5: an open card from the supply deck for a candidate."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("lot",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(s.verbs.lot, s.deck)

    def weights(self, s: Cortez) -> list[int]:
        return chances(s.deck)

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if s.deck[action - s.verbs.lot] else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.lot
        s.deck[kind] -= 1
        combat(s).lots[self.seat] = kind
        s.tell(DREW_LOT, self.seat, SUPPLIES[kind])
        s.pop()


class Deputy(Question):
    """C10.7: chance picks among the highest lots."""

    ANSWERS = ("defender",)

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return sorted([s.verbs.defender + s.colour[tied] for tied in highest_lots(s, combat(s))])

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "C10.7"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        name_deputy(s, combat(s), s.colour.index(action - s.verbs.defender))
        s.pop()


# Before the cards


def open_window(s: Cortez, f: Fight) -> None:
    """C10.9."""
    s.push(Window(combat=True))


def meet(s: Cortez, f: Fight) -> None:
    """C10.10, C10.11: whether both figures are still there."""
    if s.march != NO_FIELD and s.figure[f.target]:
        return
    s.tell(FIGHT_OFF, f.target)
    s.pop()
    if s.march != NO_FIELD:
        s.march = NO_FIELD
        put(s, f.target, OWN + s.active)
        visit(s, s.active, f.target)


def offer_parley(s: Cortez, f: Fight) -> None:
    """C10.12."""
    if s.limit and size_of(s.supply[s.active]):
        s.push(Parley())


def offer_levy(s: Cortez, f: Fight) -> None:
    """C10.13 to C10.15."""
    if f.surrendered:
        f.step = DECIDE
    elif size_of(s.supply[f.defender]) and size_of(s.war_deck[nation_of(s, f.defender)]):
        s.push(Levy())


class Parley(Question):
    """C10.12: the attacker may open one deal for the surrender."""

    ANSWERS = ("pass", "parley")

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS, PARLEY]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.tell(NO_PARLEY, seat)
        else:
            open_deal(s, PARLEY_DEAL, seat, combat(s).defender)


class Levy(Question):
    """C10.14, C10.15: the defender may buy war cards with food."""

    ANSWERS = ("pass", "levy")

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (combat(s).defender,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS, LEVY] if s.supply[seat][FOOD] else [PASS]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return "C10.14" if action == LEVY and s.supply[seat][FOOD] == 0 else None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.tell(NO_LEVY, seat)
        else:
            levy(s, seat)


# The cards


def lay_batch(s: Cortez, f: Fight) -> None:
    """C11.1, C11.2."""
    s.push(Batch(f.turn))


def hire_round(s: Cortez, f: Fight) -> None:
    """C11.10; a surrender ends the laying at once."""
    if not f.surrendered:
        s.push(Mercenaries())


def go_on_laying(s: Cortez, f: Fight) -> None:
    """C11.11."""
    if not f.surrendered and f.passes < PASSES:
        f.turn = 1 - f.turn
        f.step = LAY_BATCH


def finish(s: Cortez, f: Fight) -> None:
    """The combat is over, and with it the action."""
    s.pop()


STEPS: Final = (
    find_defender,
    open_window,
    meet,
    offer_parley,
    offer_levy,
    lay_batch,
    hire_round,
    go_on_laying,
    decide,
    redraw_attacker,
    redraw_defender,
    premium,
    reward,
    place,
    finish,
)
FIND_DEFENDER: Final = 0
LAY_BATCH: Final = 5
DECIDE: Final = 8
