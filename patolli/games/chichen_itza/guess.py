"""A full state that agrees with a view (I26.27): what is unseen is drawn uniformly within what the view leaves open."""

from typing import Any

from patolli.core.game import Rng
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.fight import strengths_left
from patolli.games.chichen_itza.gods import PER_COLOUR, Delve
from patolli.games.chichen_itza.state import NO_BEAST, NO_TILE, Chichen, building
from patolli.games.chichen_itza.tables import DECKS, RUIN, RUINS


def fill(s: Chichen, view: dict[str, Any], rng: Rng) -> None:
    """Give every hidden field a value."""
    shown = view["state"]
    s.strength = [value or 0 for value in shown["strength"]]
    s.ruin = [value or 0 for value in shown["ruin"]]
    draw_strengths(s, rng)
    draw_ruins(s, rng)
    deal_magic(s, shown["hand"], shown["deck"], rng)
    for frame, told in zip(s.stack, view["stack"], strict=True):
        if isinstance(frame, Delve):
            frame.cards = list(told["cards"] or [])
    deal_gods(s, shown, rng)


def any_of(things: list[int], rng: Rng) -> int:
    """Take one out of a list, each with the same chance."""
    return things.pop(rng.randrange(len(things)))


def draw_strengths(s: Chichen, rng: Rng) -> None:
    """I26.24: a strength is drawn where a scout lies or the figure has fought."""
    for spot in range(1, SPOTS):
        if s.creature[spot] != NO_BEAST and s.strength[spot] == 0 and is_looked_at(s, spot):
            left = strengths_left(s, s.creature[spot])
            s.strength[spot] = any_of([value for value in range(1, len(left)) for _ in range(left[value])], rng)


def is_looked_at(s: Chichen, spot: int) -> bool:
    """Whether a scout lies on a spot and has looked; the draw of the last one may still be due."""
    top = s.stack[-1]
    due = getattr(top, "spot", -1) == spot and type(top).__name__ in ("DrawStrength", "DrawRuin")
    return not due and any(scouts[spot] for scouts in s.scout)


def draw_ruins(s: Chichen, rng: Rng) -> None:
    """Likewise the ruins."""
    left = [ruin for ruin in range(1, RUINS + 1) if ruin not in s.ruin]
    pending = [getattr(frame, "spot", -1) for frame in s.stack if type(frame).__name__ == "DrawRuin"]
    for spot in range(1, SPOTS):
        if s.tile[spot] == NO_TILE or building(s, spot) != RUIN or s.ruin[spot] or spot in pending:
            continue
        if any(scouts[spot] for scouts in s.scout):
            s.ruin[spot] = any_of(left, rng)


def deal_magic(s: Chichen, shown: list[list[int] | int], deck: int, rng: Rng) -> None:
    """Hands and deck within the bounds of I26.11 and I26.13."""
    copies = [s.box.stone_cards, s.box.fire_cards]
    left = [copies[kind] - s.discard[kind] for kind in (0, 1)]
    hands: list[list[int]] = []
    for seat, hand in enumerate(shown):
        hands.append(hand.copy() if isinstance(hand, list) else s.least[seat].copy())
        left = [left[kind] - hands[seat][kind] for kind in (0, 1)]
    low = max(0, deck - s.most[1], left[0] - slots(shown, hands))  # stones in the deck
    high = min(s.most[0], deck, left[0])
    low = max(low, deck - left[1])
    pool = [0] * left[0] + [1] * left[1]
    chosen = [any_of(pool, rng) for _ in range(deck)]
    stones = min(max(chosen.count(0), low), high)
    s.deck = [stones, deck - stones]
    rest = [0] * (left[0] - stones) + [1] * (left[1] - deck + stones)
    for seat, hand in enumerate(shown):
        if isinstance(hand, int):
            for _ in range(hand - sum(hands[seat])):
                hands[seat][any_of(rest, rng)] += 1
    s.hand = hands


def slots(shown: list[list[int] | int], hands: list[list[int]]) -> int:
    """The unseen cards that the hands still need."""
    return sum(hand - sum(hands[seat]) for seat, hand in enumerate(shown) if isinstance(hand, int))


def deal_gods(s: Chichen, shown: dict[str, Any], rng: Rng) -> None:
    """God decks, layers and the cards of a running delve."""
    s.layer = [list(cards or []) for cards in shown["layer"]]
    for colour in range(len(DECKS)):
        left = unseen_gods(s, colour)
        for i, cards in enumerate(s.layer):
            while s.layer_colour[i] == colour and len(cards) < s.layer_size[i]:
                cards.append(any_of(left, rng))
            cards.sort()
        for frame in s.stack:
            while isinstance(frame, Delve) and frame.colour == colour and len(frame.cards) < frame.drawn:
                frame.cards.append(any_of(left, rng))
        first = colour * PER_COLOUR + 1
        s.gods_left[colour] = [1 if first + i in left else 0 for i in range(PER_COLOUR)]


def unseen_gods(s: Chichen, colour: int) -> list[int]:
    """The gods of a colour whose place the viewer does not know."""
    known = set(s.open_gods) | set(s.removed) | {god for cards in s.layer for god in cards}
    for frame in s.stack:
        if isinstance(frame, Delve):
            known |= set(frame.cards)
    first = colour * PER_COLOUR + 1
    return [god for god in range(first, first + PER_COLOUR) if s.god_owner[god] < 0 and god not in known]
