"""Preview the effects of an action, as far as the seat that considers it can know them.

A preview is computed from the seat's view alone, so it cannot reveal more. The action is played in a few worlds that
agree with the view; events that are equal in all of them count as certain, up to the first difference.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message

WORLDS: Final = 8  # so one of two equally likely outcomes is shown as certain in one case of 128


class Preview:
    """The cost of an action, its certain events, warnings to read before, and whether it may be irreversible."""

    def __init__(
        self, cost: dict[str, int], events: list[dict[str, Any]], outlook: list[Message], irreversible: bool
    ) -> None:
        self.cost = cost
        self.events = events
        self.outlook = outlook
        self.irreversible = irreversible  # in some of the worlds


def preview(game: Game, view: dict[str, Any], action: Action) -> Preview:
    """Return the preview of a legal action of the view's seat; equal views give equal previews."""
    seat: Seat = view["seat"]
    secrets = type(game).sample_hidden is not Game.sample_hidden  # otherwise the view is the whole state
    worlds = [game.determinize(view, Random(number)) for number in range(WORLDS if secrets else 1)]
    outlooks = [game.outlook(world, seat, action) for world in worlds]
    outlook = [message for message in outlooks[0] if all(message in other for other in outlooks)]
    cost = game.cost(worlds[0], action)
    emitted = [world.step_with_events(seat, action) for world in worlds]
    alone = view["to_act"] == [seat] and all(world.to_act() == (seat,) for world in worlds)
    irreversible = not alone or any(game.events.reveals(events) for events in emitted)
    shown = [[game.events.visible(event, seat) for event in events] for events in emitted]
    return Preview(cost, beginning(shown), outlook, irreversible)


def beginning(lists: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return the longest beginning that all of these lists share."""
    shared = 0
    for entries in zip(*lists):
        if any(entry != entries[0] for entry in entries):
            break
        shared += 1
    return lists[0][:shared]
