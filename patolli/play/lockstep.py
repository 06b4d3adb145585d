"""The laws of what seats may know: worlds that look alike to a viewer are played side by side with the truth.

Whatever a seat cannot know may be otherwise, and every byte that it is sent stays the same: views, who is asked, its
offers, events, answers to `why`. Only an event of a kind that `reveals` may tell such worlds apart.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.errors import BadNotation
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.replay import Turn
from patolli.core.state import CHANCE, State

SAME: Final = "same"  # the worlds looked alike to the end
PARTED: Final = "parted"  # something was revealed, as the rules say
REJECTED: Final = "rejected"  # nothing in the other world looks like what happened
LONGEST: Final = 80  # turns of a pair
TRIED: Final = 24  # actions that are tried to find one that looks like the true one
TEXTS: Final = 3  # texts that a viewer asks `why` about in each position
WORLDS: Final = 2  # guessed worlds for each viewer of a decision that can be undone


def secrecy(
    game: Game, turns: Sequence[Turn], end: State, viewer: Seat | None, rng: Random, endings: Counter[str]
) -> str:
    """Worlds that look alike to a seat go on looking alike until something is revealed.

    `turns` lead from the first position to `end`; how the pair ended is counted in `endings`.
    """
    world = game.guess(game.view(turns[0].before, viewer), rng)
    positions = [*(turn.before for turn in turns[1:]), end]
    ending = SAME
    for turn, after in zip(turns[:LONGEST], positions, strict=False):
        found = continuation(game, world, turn, after, viewer, rng)
        if found is None:
            ending = PARTED if game.event_table.reveals(turn.events) else REJECTED
            break
        world, events = found
        difference = told_apart(game, turn, after, world, events, viewer, rng)
        if difference and not game.event_table.reveals([*turn.events, *events]):
            step = f"{game.actions.name(turn.action)!r} of seat {turn.seat}"
            return f"after {step}, seat {viewer} can tell worlds apart by its {difference}"
        if difference:
            ending = PARTED
            break
    endings[ending] += 1
    return ""


def told_apart(
    game: Game, turn: Turn, after: State, world: State, events: list[Event], viewer: Seat | None, rng: Random
) -> str:
    """In what the viewer's news of the true step and of the other world's step differ; at the end all is open."""
    if not after.seats() and not world.seats():
        return ""
    texts = [game.actions.name(rng.randrange(len(game.actions))) for _ in range(TEXTS)]
    return differs(sent(game, after, turn.events, viewer, texts), sent(game, world, events, viewer, texts))


def sent(
    game: Game, state: State, events: Sequence[Event], viewer: Seat | None, texts: Sequence[str]
) -> dict[str, Any]:
    """Every byte that the viewer is sent about a step and the position that it leads to."""
    offers = state.legal(viewer) if viewer is not None and viewer in state.seats() else []
    return {
        "seats to act": state.seats(),
        "view": game.view(state, viewer),
        "offers": offers,
        "costs": [game.cost(state, action) for action in offers[:: len(offers) // 8 + 1]],
        "events": [game.event_table.shown(event, viewer) for event in events],
        "refusals": [answer(game, state, viewer, text) for text in texts if viewer is not None],
    }


def answer(game: Game, state: State, viewer: Seat, text: str) -> str:
    """What a seat is told when it asks about a text."""
    try:
        return str(game.why(state, viewer, text))
    except BadNotation as error:
        return str(error)


def differs(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first thing in which two messages differ."""
    return next((key for key in one if one[key] != other[key]), "")


def continuation(
    game: Game, world: State, turn: Turn, after: State, viewer: Seat | None, rng: Random
) -> tuple[State, list[Event]] | None:
    """The world after something that looks to the viewer like what happened, and its events; None if nothing does.

    Chance, and now and then a player, does something else that gives the viewer the same view: so an event that tells
    what the view hides is found. Otherwise the same is done if it can be.
    """
    legal = world.legal(turn.seat) if turn.seat in world.seats() else []
    same = turn.action in legal
    if turn.seat == CHANCE or (turn.seat != viewer and (not same or rng.randrange(4) == 0)):
        view = game.view(after, viewer)
        others = alike(game, legal, turn.action)
        for action in rng.sample(others, min(TRIED, len(others))):
            found = stepped(game, world, turn.seat, action)
            if game.view(found[0], viewer) == view:
                return found
    return stepped(game, world, turn.seat, turn.action) if same else None


def alike(game: Game, legal: list[Action], action: Action) -> list[Action]:
    """The legal actions with the same verb."""
    verb = game.actions.verb(action)
    return [other for other in legal if game.actions.verb(other) == verb]


def stepped(game: Game, world: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and what it told."""
    after = world.copy()
    return after, game.events(after, seat, action)


def undo(game: Game, turn: Turn, after: State, rng: Random) -> str:
    """A decision that can be undone told nobody anything: it could have looked the same in every world."""
    for viewer in (None, *range(after.players)):
        view = game.view(turn.before, viewer)
        truth = sent(game, after, turn.events, viewer, [])
        for _ in range(WORLDS):
            if not possible(game, game.guess(view, rng), turn, truth, viewer, rng):
                step = f"{game.actions.name(turn.action)!r} of seat {turn.seat}"
                return f"{step} can be undone, but told seat {viewer} something"
    return ""


def possible(game: Game, world: State, turn: Turn, truth: dict[str, Any], viewer: Seat | None, rng: Random) -> bool:
    """Whether the seat could do something in this world that looks to the viewer like the truth."""
    if turn.seat not in world.seats():
        return False
    legal = world.legal(turn.seat)
    others = [] if viewer == turn.seat else [action for action in legal if action != turn.action]
    tried = [turn.action] * (turn.action in legal) + rng.sample(others, min(TRIED, len(others)))
    for action in tried:
        found, events = stepped(game, world, turn.seat, action)
        if not differs(sent(game, found, events, viewer, []), truth):
            return True
    return len(others) > TRIED  # not all were tried: nothing is proved
