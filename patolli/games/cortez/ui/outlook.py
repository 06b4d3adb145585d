"""The odds of a fight (C8.15, C11) that a seat should know before it chooses, from its own view.

Only public numbers, the seat's own cards and those that it was shown count, never sampled cards of others: the unseen
war cards of a nation lie in a hand or in the deck with the same chance, and so do unseen weapons.
"""

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.cortez.actions import DONE, LAY, PASS, WEAPON
from patolli.games.cortez.ai.combat_odds import can_levy, chance_against_laid, known_cards, percent, wins
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, battle_of, combatant, strength, war_cards
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.sequence import deputies
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.state import NO_SEAT, OWN, WEAPON_CARD, CortezState, bag_size


def outlook(s: CortezState, seat: Seat, action: Action) -> list[Message]:
    """Return the odds of an attack that is to be chosen, or of a combat after one more card."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, March) and s.verbs.to <= action < s.verbs.first and s.figure[action - s.verbs.to]:
        return [attack(s, seat, s.figure[action - s.verbs.to])]
    if isinstance(top, Batch) and (action in (PASS, DONE, WEAPON) or LAY <= action < LAY + HIGHEST_WAR):
        return laying(s, top, seat, action)
    return []


def attack(s: CortezState, seat: Seat, code: int) -> Message:
    """Return the odds if both lay all cards, without and with a levy of the defender; deputies are equally likely."""
    power = strength(s.war[seat], s.supply[seat][WEAPON_CARD])
    defenders = [code - OWN] if code >= OWN else deputies(s, code - 1)
    plain = [wins(s, seat, defender, power, 0) for defender in defenders]
    more = [can_levy(s, defender) for defender in defenders]
    levied = [wins(s, seat, defender, power, cards) for defender, cards in zip(defenders, more, strict=True)]
    args: dict[str, object] = {
        "strength": power,
        "defender": defenders[0] if len(defenders) == 1 else NO_SEAT,
        "chance": percent(plain),
        "levied": percent(levied) if any(more) else None,
    }
    return "outlook-attack", args


# While cards are laid


def laying(s: CortezState, batch: Batch, seat: Seat, action: Action) -> list[Message]:
    """Return the strength after this answer, and its chance to win if nobody lays more."""
    f = battle_of(s)
    cards = known_cards(s, f, batch.side)
    weapons = f.weapons[batch.side]
    if action == WEAPON:
        weapons += 1
    elif action >= LAY:
        cards[action - LAY] += 1
    power = strength(cards, weapons)
    rival = DEFENDER if batch.side == ATTACKER else ATTACKER
    args: dict[str, object] = {
        "strength": power,
        "chance": round(100 * chance_against_laid(s, f, batch.side, seat, power)),
        "hidden": war_cards(s, f, rival),
        "held": bag_size(s.war[combatant(s, f, rival)]),
        "shut": shut_out(s, batch, seat, action),
    }
    return [("outlook-laying", args)]


def shut_out(s: CortezState, batch: Batch, seat: Seat, action: Action) -> list[int]:
    """Return the war cards that this card shuts out: higher ones, or all after a weapon (C27.1)."""
    if s.game.holds["any_order"] or action in (PASS, DONE) or batch.weapons:
        return []
    above = 0 if action == WEAPON else action - LAY + 1
    return [card + 1 for card in range(above, batch.last) for _copy in range(s.war[seat][card])]
