"""What an action would do, as far as the seat that thinks about it can know.

It is made of the seat's view alone, so it cannot tell more. The action is tried in a few worlds that agree with the
view; what comes out alike in all of them is taken for certain, and from the first difference on nothing is said.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message

WORLDS: Final = 8  # of two outcomes that are equally likely one is shown as certain once in 128 times


class Preview:
    """What an action takes, its first events as far as they are certain, what to know before, whether it is final."""

    def __init__(self, cost: dict[str, int], events: list[dict[str, Any]], outlook: list[Message], final: bool) -> None:
        self.cost = cost
        self.events = events
        self.outlook = outlook
        self.final = final  # it may be that it cannot be undone


def preview(game: Game, view: dict[str, Any], action: Action) -> Preview:
    """What a legal action of the view's seat would do; the same for the same view."""
    seat: Seat = view["seat"]
    secrets = type(game).fill is not Game.fill  # a game that never has to guess has none
    worlds = [game.guess(view, Random(number)) for number in range(WORLDS if secrets else 1)]
    outlooks = [game.outlook(world, seat, action) for world in worlds]
    outlook = [message for message in outlooks[0] if all(message in other for other in outlooks)]
    cost = game.cost(worlds[0], action)
    told = [game.events(world, seat, action) for world in worlds]
    alone = view["to_act"] == [seat] and all(world.seats() == (seat,) for world in worlds)
    final = not alone or any(game.event_table.reveals(events) for events in told)
    shown = [[game.event_table.shown(event, seat) for event in events] for events in told]
    return Preview(cost, beginning(shown), outlook, final)


def beginning(lists: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The longest beginning that all of these share."""
    shared = 0
    for entries in zip(*lists):
        if any(entry != entries[0] for entry in entries):
            break
        shared += 1
    return lists[0][:shared]
