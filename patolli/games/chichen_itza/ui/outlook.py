"""Words before a choice: an action without effect, and the odds of a fight by the dice and by the seat's own knowledge.

Luck, idols and second uses of gods are left out. A strength that the seat does not know is one of those that it has
not seen yet; the magic cards of another seat are none, or as bad as they can be.
"""

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, MASKS, PICK, SPOTS, TAKE, TO
from patolli.games.chichen_itza.ai.combat_odds import Outcome, attack, clash, hunt, sign
from patolli.games.chichen_itza.data.components import KINDS
from patolli.games.chichen_itza.rules.combat.battle import FIRST, Battle
from patolli.games.chichen_itza.rules.idol_exchange import coins_of_idols
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.reach import SETS, heroes_of, size_of
from patolli.games.chichen_itza.rules.sequence import Raid
from patolli.games.chichen_itza.rules.turn import Turn, has_effect
from patolli.games.chichen_itza.state import CITY, NO_BEAST, NO_SEAT, ChichenState, holder, with_row


def outlook(s: ChichenState, seat: Seat, action: Action) -> list[Message]:
    """Return the odds of the fight that a move or a choice of defenders leads to."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Turn) and ACT <= action < ACT_COINS:
        return choice(s, seat, action - ACT)
    if isinstance(top, Move) and top.stage() == TO and TO <= action < PICK:
        return arrival(s, seat, action - TO, top.units(), heroes_of(s, seat, top.mask))
    if isinstance(top, Raid) and top.kind != NO_BEAST and TAKE <= action < TO:
        warriors, i = divmod(action - TAKE, SETS)
        b = Battle(seat)
        clash(s, b, NO_SEAT, CITY, heroes_of(s, seat, MASKS[i]))
        strength = s.box.city_strength[s.round]
        end = hunt(s, b, warriors + size_of(MASKS[i]), sign(s, b, FIRST), top.kind, strength)
        return [("outlook-raid", {"chance": percent(end.wiped), "lost": tenths(end.lost)})]
    return []


def choice(s: ChichenState, seat: Seat, act: int) -> list[Message]:
    """Return a warning before an action without effect, or one that only idols make possible (I6.12, I18.15)."""
    if not has_effect(s, seat, act, s.coins[seat] + coins_of_idols(s, seat)):
        return [("outlook-no-effect", {})]
    return [] if has_effect(s, seat, act, s.coins[seat]) else [("outlook-needs-idol", {})]


def arrival(s: ChichenState, seat: Seat, spot: int, units: int, heroes: list[int]) -> list[Message]:
    """Return the odds of the fight at the end of a move, if there is one."""
    other = holder(s, spot)
    if spot == CITY or other == seat or (other == NO_SEAT and s.creature[spot] == NO_BEAST):
        return []
    b = Battle(seat)
    clash(s, b, other, spot, heroes)
    if other != NO_SEAT:
        return [assault(s, b, units)]
    kind = s.creature[spot]
    known = [s.strength[spot]] if s.fought[spot] or s.scout[seat][spot] else possible(s, seat, kind)
    ends = [hunt(s, b, units, sign(s, b, FIRST), kind, strength) for strength in known]
    args = {
        "creature": KINDS[kind],
        "strength": known[0] if min(known) == max(known) else 0,
        "chance": percent(mean([end.taken for end in ends])),
        "figure": percent(mean([end.wiped for end in ends])),
        "lost": tenths(mean([end.lost for end in ends])),
    }
    return [("outlook-hunt", args)]


def possible(s: ChichenState, seat: Seat, kind: int) -> list[int]:
    """Return the strengths of a kind that the seat has not seen anywhere, one for each figure."""
    left = list(s.box.strengths[kind])
    for figures in [*s.figures, s.fled]:
        for figure in figures:
            if figure[0] == kind:
                left.remove(figure[1])
    for spot in range(1, SPOTS):
        if s.creature[spot] == kind and s.strength[spot] and (s.fought[spot] or s.scout[seat][spot]):
            left.remove(s.strength[spot])
    return left


def assault(s: ChichenState, b: Battle, units: int) -> Message:
    """Return the odds against another seat: if it casts nothing, and if its hand is the worst possible."""
    other = b.defender
    hands = s.hand
    cards = sum(hands[other])
    stone, fire = s.least[other]
    ends: list[Outcome] = []
    for guess in ([0, 0], [cards - fire, fire], [stone, cards - stone]):
        s.hand = with_row(hands, other, guess)
        ends.append(attack(s, b, units))
    s.hand = hands
    args = {
        "defender": other,
        "chance": percent(ends[0].taken),
        "least": percent(min(end.taken for end in ends)),
        "lost": tenths(ends[0].lost),
    }
    return "outlook-attack", args


def mean(numbers: list[float]) -> float:
    """Return the average."""
    return sum(numbers) / len(numbers)


def percent(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def tenths(units: float) -> str:
    """Return a number with one decimal."""
    return f"{units:.1f}"
