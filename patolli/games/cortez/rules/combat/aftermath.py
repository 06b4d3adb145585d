"""The aftermath of a combat (C13); `sequence` calls its steps in order."""

from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import PASS
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
from patolli.games.cortez.rules.card_draws import DrawWar, collect_supplies
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, battle_of, combatant, strength
from patolli.games.cortez.rules.setup import collar_refusal, unmarked_outside
from patolli.games.cortez.state import (
    NO_FIELD,
    NO_SEAT,
    OWN,
    WEAPON_CARD,
    CortezState,
    bag_size,
    free_collars,
    free_outside,
    free_refusal,
    nation_of,
    nation_of_figure,
    set_figure,
)

MAX_REDRAWN: Final = 4  # C13.3


def decide(s: CortezState, f: Battle) -> None:
    """Find the winner, clear the cards and lift the loser's figure (C11.12 to C11.15, C13.1, C13.2, C13.4)."""
    attacker_won = True
    if not f.surrendered:
        turn_up(s, f)
        attacker_won = side_strength(f, ATTACKER) > side_strength(f, DEFENDER)
    clear_cards(s, f)
    loser = f.defender if attacker_won else s.active
    f.winner = s.active if attacker_won else f.defender
    s.emit(WON, f.winner, loser, f.target)
    s.march = NO_FIELD
    s.lifted = OWN + s.active
    if attacker_won:
        s.lifted = s.figure[f.target]
        set_figure(s, f.target, OWN + s.active)


def side_strength(f: Battle, side: int) -> int:
    """Return the strength of a side whose cards are turned up."""
    return strength(f.turned_up[side], f.weapons[side])


def turn_up(s: CortezState, f: Battle) -> None:
    """Turn up all laid cards, mercenaries' cards included (C11.12)."""
    for side in (ATTACKER, DEFENDER):
        cards = f.laid[combatant(s, f, side)].copy()
        for seat in range(s.players):
            if f.lent_to[seat] == side:
                cards[f.lent[seat] - 1] += 1
                s.emit(LENT_UP, seat, combatant(s, f, side), f.lent[seat])
        f.turned_up[side] = cards
        shown = [card + 1 for card in range(len(cards)) for _copy in range(cards[card])]
        s.emit(TURNED_UP, combatant(s, f, side), shown, f.weapons[side], side_strength(f, side))


def clear_cards(s: CortezState, f: Battle) -> None:
    """Put war cards back into the decks of their nations, weapons on the discard (C13.1, C13.2)."""
    for side in (ATTACKER, DEFENDER):
        laid = f.laid[combatant(s, f, side)]
        f.redraw[side] = min(bag_size(laid), MAX_REDRAWN)
        s.discard[WEAPON_CARD] += f.weapons[side]
    for seat in range(s.players):
        deck = s.war_deck[nation_of(s, seat)]
        for card in range(len(deck)):
            deck[card] += f.laid[seat][card]
        f.laid[seat] = [0] * len(deck)
        if f.lent[seat]:
            deck[f.lent[seat] - 1] += 1
            f.lent[seat] = 0


def redraw_attacker(s: CortezState, f: Battle) -> None:
    """Draw the attacker's war cards again (C13.3)."""
    s.push(DrawWar(s.active, f.redraw[ATTACKER]))


def redraw_defender(s: CortezState, f: Battle) -> None:
    """Draw the defender's war cards again (C13.3)."""
    s.push(DrawWar(f.defender, f.redraw[DEFENDER]))


def premium(s: CortezState, f: Battle) -> None:
    """Ask for the premium if there is a collar and a figure for it (C13.6)."""
    if free_collars(s, f.winner) and unmarked_outside(s, nation_of(s, f.winner)):
        s.push(Premium())


def reward(s: CortezState, f: Battle) -> None:
    """Draw the supplies of a village (C13.9)."""
    collect_supplies(s, f.winner, f.target)


def place(s: CortezState, f: Battle) -> None:
    """Ask for the new place of the lifted figure (C13.10)."""
    s.push(Place())


class Premium(Frame[CortezState]):
    """C13.5: the winner may collar an unmarked figure of its nation outside the city."""

    VERBS = ("pass", "collar")

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (battle_of(s).winner,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [PASS] + [s.verbs.collar + field for field in unmarked_outside(s, nation_of(s, seat))]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return None if action == PASS else collar_refusal(s, seat, action - s.verbs.collar, "C13.5")

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.emit(NO_PREMIUM, seat)
            return
        field = action - s.verbs.collar
        set_figure(s, field, OWN + seat)
        s.emit(PREMIUM, seat, field)


class Place(Frame[CortezState]):
    """C13.10 to C13.12: the winner puts the lifted figure outside; it loses its collar unless that is the last one."""

    VERBS = ("to",)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (battle_of(s).winner,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in free_outside(s)]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        field = action - s.verbs.to
        return None if field in free_outside(s) else free_refusal(s, field) or "C13.10"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        code = s.lifted
        nation = nation_of_figure(s, code)
        s.lifted = 0
        s.emit(PLACED, seat, code - OWN if code >= OWN else NO_SEAT, nation, field)
        if code >= OWN and s.figure.count(code):
            s.emit(LOST_COLLAR, code - OWN, field)
            code = 1 + nation
        elif code >= OWN:
            s.emit(KEPT_COLLAR, code - OWN, field)
        set_figure(s, field, code)
        s.pop()
