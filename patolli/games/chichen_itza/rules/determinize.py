"""A full state that agrees with a view (I26.27): hidden fields are drawn uniformly from all that the view allows."""

from math import comb
from typing import Any

from patolli.core.chance import Rng, outcome_at
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.data.components import DECKS, PER_COLOUR, RUIN
from patolli.games.chichen_itza.rules.combat.sequence import DrawStrength, strengths_left
from patolli.games.chichen_itza.rules.gods import Delve
from patolli.games.chichen_itza.rules.takeover import DrawRuin, ruins_left
from patolli.games.chichen_itza.state import NO_BEAST, ChichenState, building, scouts_on


def sample_hidden(s: ChichenState, view: dict[str, Any], rng: Rng) -> None:
    """Give every hidden field a value."""
    shown = view["state"]
    s.strength = [value or 0 for value in shown["strength"]]
    s.ruin = [value or 0 for value in shown["ruin"]]
    draw_strengths(s, rng)
    draw_ruins(s, rng)
    deal_magic(s, shown["hand"], shown["deck"], rng)
    for frame, entry in zip(s.stack, view["stack"], strict=True):
        if isinstance(frame, Delve):
            frame.cards = list(entry["cards"] or [])
    deal_gods(s, shown, rng)


def any_of(things: list[int], rng: Rng) -> int:
    """Remove and return an entry of a list, each with the same chance."""
    return things.pop(rng.randrange(len(things)))


def looked_at(s: ChichenState, due: list[int]) -> list[int]:
    """Return the spots where a scout has looked; where a draw is due, the last scout has not (I26.24)."""
    return [spot for spot in range(1, SPOTS) if spot not in due and scouts_on(s, spot)]


def draw_strengths(s: ChichenState, rng: Rng) -> None:
    """Draw the strengths that only other seats have seen."""
    for spot in looked_at(s, [frame.spot for frame in s.stack if isinstance(frame, DrawStrength)]):
        if s.creature[spot] != NO_BEAST and s.strength[spot] == 0:
            left = strengths_left(s, s.creature[spot])
            s.strength[spot] = any_of([value for value in range(1, len(left)) for _ in range(left[value])], rng)


def draw_ruins(s: ChichenState, rng: Rng) -> None:
    """Draw the ruins that only other seats have seen."""
    left = ruins_left(s)
    for spot in looked_at(s, [frame.spot for frame in s.stack if isinstance(frame, DrawRuin)]):
        if building(s, spot) == RUIN and s.ruin[spot] == 0:
            s.ruin[spot] = any_of(left, rng)


def deal_magic(s: ChichenState, shown: list[list[int] | int], deck: int, rng: Rng) -> None:
    """Deal the hidden magic cards.

    Cards that a hand is known to hold stay there (I26.11); of the deals of the others, all that keep the bounds of the
    deck (I26.13) are equally likely.
    """
    hands = [hand.copy() if isinstance(hand, list) else s.least[seat].copy() for seat, hand in enumerate(shown)]
    copies = [s.box.stone_cards, s.box.fire_cards]
    stones, fires = [copies[kind] - s.discard[kind] - sum([hand[kind] for hand in hands]) for kind in (0, 1)]
    low, high = max(0, deck - min(fires, s.most[1])), min(deck, stones, s.most[0])
    counts = list(range(low, high + 1))  # of stones in the deck
    deals = [comb(stones, count) * comb(fires, deck - count) for count in counts]
    in_deck = outcome_at(counts, deals, rng.randrange(sum(deals)))
    s.deck = [in_deck, deck - in_deck]
    rest = [0] * (stones - s.deck[0]) + [1] * (fires - s.deck[1])
    for seat, hand in enumerate(shown):
        while isinstance(hand, int) and sum(hands[seat]) < hand:
            hands[seat][any_of(rest, rng)] += 1
    s.hand = hands


def deal_gods(s: ChichenState, shown: dict[str, Any], rng: Rng) -> None:
    """Deal the god decks, their layers and the cards of a running delve."""
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


def unseen_gods(s: ChichenState, colour: int) -> list[int]:
    """Return the gods of a colour whose place the viewer does not know."""
    known = set(s.open_gods) | set(s.removed) | {god for cards in s.layer for god in cards}
    for frame in s.stack:
        if isinstance(frame, Delve):
            known |= set(frame.cards)
    first = colour * PER_COLOUR + 1
    return [god for god in range(first, first + PER_COLOUR) if s.god_owner[god] < 0 and god not in known]
