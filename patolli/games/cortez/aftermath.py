"""The aftermath of a combat (C13), step by step in its order; `combat` calls the steps."""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.cortez.actions import PASS
from patolli.games.cortez.draws import DrawWar, visit
from patolli.games.cortez.events import (
    KEPT_COLLAR,
    LENT_UP,
    LOST_COLLAR,
    NO_PREMIUM,
    PLACED,
    PREMIUM,
    TURNED_UP,
    WON,
)
from patolli.games.cortez.fight import ATTACKER, DEFENDER, Fight, combatant, fight, strength
from patolli.games.cortez.setup import collar_refusal, unmarked_outside
from patolli.games.cortez.state import (
    NO_FIELD,
    NO_SEAT,
    OWN,
    WEAPON_CARD,
    Cortez,
    Question,
    free_collars,
    free_outside,
    free_refusal,
    nation_of,
    nation_of_figure,
    put,
    size_of,
)

MOST_REDRAWN: Final = 4  # C13.3


def decide(s: Cortez, f: Fight) -> None:
    """C11.12 to C11.15, C13.1, C13.2, C13.4: who has won; cards leave the table, the loser's figure is lifted."""
    attacker_won = True
    if not f.surrendered:
        turn_up(s, f)
        attacker_won = side_strength(f, ATTACKER) > side_strength(f, DEFENDER)
    clear_cards(s, f)
    loser = f.defender if attacker_won else s.active
    f.winner = s.active if attacker_won else f.defender
    s.tell(WON, f.winner, loser, f.target)
    s.march = NO_FIELD
    s.lifted = OWN + s.active
    if attacker_won:
        s.lifted = s.figure[f.target]
        put(s, f.target, OWN + s.active)


def side_strength(f: Fight, side: int) -> int:
    """The strength of a side whose cards are turned up."""
    return strength(f.turned_up[side], f.weapons[side])


def turn_up(s: Cortez, f: Fight) -> None:
    """C11.12: all laid cards, mercenaries' cards included."""
    for side in (ATTACKER, DEFENDER):
        cards = f.laid[combatant(s, f, side)].copy()
        for seat in range(s.players):
            if f.lent_to[seat] == side:
                cards[f.lent[seat] - 1] += 1
                s.tell(LENT_UP, seat, combatant(s, f, side), f.lent[seat])
        f.turned_up[side] = cards
        shown = [card + 1 for card in range(len(cards)) for _copy in range(cards[card])]
        s.tell(TURNED_UP, combatant(s, f, side), shown, f.weapons[side], side_strength(f, side))


def clear_cards(s: Cortez, f: Fight) -> None:
    """C13.1, C13.2: war cards into the decks of their nations, weapons to the discard."""
    for side in (ATTACKER, DEFENDER):
        laid = f.laid[combatant(s, f, side)]
        f.redraw[side] = min(size_of(laid), MOST_REDRAWN)
        s.discard[WEAPON_CARD] += f.weapons[side]
    for seat in range(s.players):
        deck = s.war_deck[nation_of(s, seat)]
        for card in range(len(deck)):
            deck[card] += f.laid[seat][card]
        f.laid[seat] = [0] * len(deck)
        if f.lent[seat]:
            deck[f.lent[seat] - 1] += 1
            f.lent[seat] = 0


def redraw_attacker(s: Cortez, f: Fight) -> None:
    """C13.3."""
    s.push(DrawWar(s.active, f.redraw[ATTACKER]))


def redraw_defender(s: Cortez, f: Fight) -> None:
    """C13.3."""
    s.push(DrawWar(f.defender, f.redraw[DEFENDER]))


def premium(s: Cortez, f: Fight) -> None:
    """C13.6: asked only if there is a collar and a figure for it."""
    if free_collars(s, f.winner) and unmarked_outside(s, nation_of(s, f.winner)):
        s.push(Premium())


def reward(s: Cortez, f: Fight) -> None:
    """C13.9: the supplies of a village."""
    visit(s, f.winner, f.target)


def place(s: Cortez, f: Fight) -> None:
    """C13.10."""
    s.push(Place())


def winner(s: Cortez) -> Seat:
    """Who has won the combat."""
    f = fight(s)
    assert f is not None
    return f.winner


class Premium(Question):
    """C13.5: the winner may collar an unmarked figure of its nation outside the city."""

    ANSWERS = ("pass", "collar")

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (winner(s),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS] + [s.verbs.collar + field for field in unmarked_outside(s, nation_of(s, seat))]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if action == PASS else collar_refusal(s, seat, action - s.verbs.collar, "C13.5")

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.tell(NO_PREMIUM, seat)
            return
        field = action - s.verbs.collar
        put(s, field, OWN + seat)
        s.tell(PREMIUM, seat, field)


class Place(Question):
    """C13.10 to C13.12: the winner puts the lifted figure outside; it loses its collar unless that is the last one."""

    ANSWERS = ("to",)

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (winner(s),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in free_outside(s)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        field = action - s.verbs.to
        return free_refusal(s, field) or ("C13.10" if s.board.city[field] else None)

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        code = s.lifted
        nation = nation_of_figure(s, code)
        s.lifted = 0
        s.tell(PLACED, seat, code - OWN if code >= OWN else NO_SEAT, nation, field)
        if code >= OWN and s.figure.count(code):
            s.tell(LOST_COLLAR, code - OWN, field)
            code = 1 + nation
        elif code >= OWN:
            s.tell(KEPT_COLLAR, code - OWN, field)
        put(s, field, code)
        s.pop()
