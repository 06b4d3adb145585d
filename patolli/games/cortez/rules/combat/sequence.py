"""Combat (C10): from the attack through lots, window, parley, levy and laying to the aftermath, as a list of steps."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.cortez.actions import LEVY, PASS, PLAY
from patolli.games.cortez.data.components import SUPPLIES, SUPPLY_KINDS
from patolli.games.cortez.events import DEFENDS, DREW_LOT, FIGHT_OFF, NO_LEVY, NO_LOT, NO_PARLEY
from patolli.games.cortez.rules.bribe_cards import AnyTime, Window, filled_city, is_play, play
from patolli.games.cortez.rules.card_draws import (
    FromDeck,
    can_draw_supply,
    collect_supplies,
    levy,
    may_levy_in_combat,
    refill,
)
from patolli.games.cortez.rules.combat.aftermath import (
    clear_cards,
    decide,
    place,
    premium,
    redraw_attacker,
    redraw_defender,
    reward,
)
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, battle_of, called_off, is_off
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import Mercenaries
from patolli.games.cortez.rules.deals import PARLEY_DEAL, open_deal
from patolli.games.cortez.state import FOOD, NO_FIELD, OWN, CortezState, clockwise, has_cards, nation_of, set_figure

NOT_DRAWN: Final = -1
NO_CARD: Final = SUPPLY_KINDS  # the lot of a candidate that gets no card (C10.8)
PASSES: Final = 2  # that end the laying (C11.11)


class Combat(Battle):
    """A combat: never asks, and takes the steps of STEPS one by one."""

    def advance(self, s: CortezState) -> bool:
        if s.anytime and MEET < self.step <= DECIDE and is_off(s, self):
            break_off(s, self)
            return False
        step = STEPS[self.step]
        self.step += 1
        step(s, self)
        return False


# The defender


def find_defender(s: CortezState, f: Battle) -> None:
    """Find the defender: the owner, the only deputy, or the highest lot (C10.3 to C10.5)."""
    code = s.figure[f.target]
    if code >= OWN:
        f.defender = code - OWN
        s.emit(DEFENDS, f.defender, False)
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


def deputies(s: CortezState, nation: int) -> list[Seat]:
    """Return the seats of a nation, clockwise from the left of the attacker."""
    order = [clockwise(s, s.active, steps) for steps in range(1, s.players)]
    return [seat for seat in order if nation_of(s, seat) == nation]


def draw_lot(s: CortezState, f: Battle, seat: Seat) -> None:
    """Draw the lot of a candidate, if a card is left (C10.5, C10.8)."""
    if can_draw_supply(s):
        refill(s)
        s.push(Lot(seat))
    else:
        f.lots[seat] = NO_CARD
        s.emit(NO_LOT, seat)


def lot_value(s: CortezState, f: Battle, seat: Seat) -> int:
    """Return the value of a lot."""
    return 0 if f.lots[seat] == NO_CARD else s.decks.values[f.lots[seat]]


def settle_lots(s: CortezState, f: Battle, candidates: list[Seat]) -> None:
    """Discard the lots; the highest defends, and chance decides among equals (C10.6, C10.7)."""
    for seat in candidates:
        if f.lots[seat] != NO_CARD:
            s.discard[f.lots[seat]] += 1
    tied = highest_lots(s, f)
    if len(tied) == 1:
        name_deputy(s, f, tied[0])
    else:
        s.push(Deputy())


def highest_lots(s: CortezState, f: Battle) -> list[Seat]:
    """Return the candidates with the highest lot."""
    candidates = [seat for seat in range(s.players) if f.lots[seat] != NOT_DRAWN]
    highest = max([lot_value(s, f, seat) for seat in candidates])
    return [seat for seat in candidates if lot_value(s, f, seat) == highest]


def name_deputy(s: CortezState, f: Battle, seat: Seat) -> None:
    """Let this seat defend an unmarked figure (C10.4)."""
    f.defender = seat
    s.emit(DEFENDS, seat, True)


class Lot(FromDeck):
    """C10.5: an open card from the supply deck for a candidate."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    VERBS = ("lot",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def bag(self, s: CortezState) -> list[int]:
        return s.deck

    def base(self, s: CortezState) -> Action:
        return s.verbs.lot

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - s.verbs.lot
        s.deck[kind] -= 1
        battle_of(s).lots[self.seat] = kind
        s.emit(DREW_LOT, self.seat, SUPPLIES[kind])
        s.pop()


class Deputy(Frame[CortezState]):
    """C10.7: chance picks among the highest lots."""

    VERBS = ("defender",)
    RULE = "C10.7"

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return sorted([s.verbs.defender + s.colour[tied] for tied in highest_lots(s, battle_of(s))])

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        name_deputy(s, battle_of(s), s.colour.index(action - s.verbs.defender))
        s.pop()


# Before the cards


def open_window(s: CortezState, f: Battle) -> None:
    """Open a window for bribe cards (C10.9)."""
    s.push(Window(combat=True))


def meet(s: CortezState, f: Battle) -> None:
    """Break the combat off unless both figures are still there (C10.10, C10.11)."""
    if is_off(s, f):
        break_off(s, f)


def break_off(s: CortezState, f: Battle) -> None:
    """End a combat that nobody wins (C10.10, C10.11); cards that lie are treated as after a combat (C16.15)."""
    s.emit(FIGHT_OFF, f.target)
    s.pop()
    clear_cards(s, f)
    if s.march != NO_FIELD:
        s.march = NO_FIELD
        set_figure(s, f.target, OWN + s.active)
        if filled_city(s):
            return
        collect_supplies(s, s.active, f.target)
    if f.redraw[DEFENDER]:
        redraw_defender(s, f)
    if f.redraw[ATTACKER]:
        redraw_attacker(s, f)


def offer_parley(s: CortezState, f: Battle) -> None:
    """Ask the attacker for a parley (C10.12)."""
    if s.limit and has_cards(s.supply[s.active]):
        s.push(Parley())


def offer_levy(s: CortezState, f: Battle) -> None:
    """Ask the defender for a levy, or decide the combat after a surrender (C10.13 to C10.15)."""
    if f.surrendered:
        f.step = DECIDE
    elif may_levy_in_combat(s, f.defender):
        s.push(Levy())


class Parley(AnyTime):
    """C10.12: the attacker may open one deal for the surrender."""

    VERBS = ("pass", "parley", "play")

    def advance(self, s: CortezState) -> bool:
        return not called_off(s)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return None

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        s.pop()
        if action == PASS:
            s.emit(NO_PARLEY, seat)
        else:
            open_deal(s, PARLEY_DEAL, seat, battle_of(s).defender)


class Levy(AnyTime):
    """C10.14, C10.15: the defender may buy war cards with food."""

    VERBS = ("pass", "levy", "play")

    def advance(self, s: CortezState) -> bool:
        return not called_off(s)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (battle_of(s).defender,)

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return "C10.14" if action == LEVY and s.supply[seat][FOOD] == 0 else None

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        s.pop()
        if action == PASS:
            s.emit(NO_LEVY, seat)
        else:
            levy(s, seat)


# The cards


def lay_batch(s: CortezState, f: Battle) -> None:
    """Ask for the next batch (C11.1, C11.2)."""
    s.push(Batch(f.turn))


def hire_round(s: CortezState, f: Battle) -> None:
    """Ask the mercenaries (C11.10); a surrender ends the laying at once."""
    if not f.surrendered:
        s.push(Mercenaries())


def go_on_laying(s: CortezState, f: Battle) -> None:
    """Go on with the other side until both have passed (C11.11)."""
    if not f.surrendered and f.passes < PASSES:
        f.turn = 1 - f.turn
        f.step = LAY_BATCH


def finish(s: CortezState, f: Battle) -> None:
    """End the combat, and with it the action."""
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
MEET: Final = 2
LAY_BATCH: Final = 5
GO_ON_LAYING: Final = 7
DECIDE: Final = 8
