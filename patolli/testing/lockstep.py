"""The laws of secrets: worlds with the same view for a viewer are played in lockstep with the true game.

They differ only in what the viewer cannot know, so everything that the viewer is sent must stay equal: views, seats to
act, legal actions, events, insight and refusals. Only an event of a kind that `reveals` may end this.
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
from patolli.core.replay import Step
from patolli.core.state import CHANCE, State

SAME: Final = "same"  # the worlds stayed equal to the viewer to the end
PARTED: Final = "parted"  # something was revealed, as the rules say
REJECTED: Final = "rejected"  # no step in the other world looks like the true one
LONGEST: Final = 80  # steps of a pair
MAX_TRIED: Final = 24  # actions that are tried to find one that looks like the true one
TEXTS: Final = 3  # texts that a viewer asks `why` about in a position
WORLDS: Final = 2  # sampled worlds for each viewer of a decision that can be undone


def secrecy(
    game: Game, steps: Sequence[Step], end: State, viewer: Seat | None, rng: Random, endings: Counter[str]
) -> str:
    """Worlds that a viewer cannot tell apart stay so until something is revealed.

    `steps` lead from the first position to `end`; the ending of the pair is counted in `endings`.
    """
    world = game.determinize(game.view(steps[0].before, viewer), rng)
    positions = [*(step.before for step in steps[1:]), end]
    ending = SAME
    for step, after in zip(steps[:LONGEST], positions, strict=False):
        found = continuation(game, world, step, after, viewer, rng)
        if found is None:
            ending = PARTED if game.events.reveals(step.events) else REJECTED
            break
        world, events = found
        difference = difference_in(game, step, after, world, events, viewer, rng)
        if difference and not game.events.reveals([*step.events, *events]):
            done = f"{game.actions.name(step.action)!r} of seat {step.seat}"
            return f"after {done}, seat {viewer} can tell worlds apart by its {difference}"
        if difference:
            ending = PARTED
            break
    endings[ending] += 1
    return ""


def difference_in(
    game: Game, step: Step, after: State, world: State, events: list[Event], viewer: Seat | None, rng: Random
) -> str:
    """Return the part in which a viewer can tell the true step from the other one; at the end all is open."""
    if not after.to_act() and not world.to_act():
        return ""
    texts = [game.actions.name(rng.randrange(len(game.actions))) for _ in range(TEXTS)]
    return differs(sent(game, after, step.events, viewer, texts), sent(game, world, events, viewer, texts))


def sent(
    game: Game, state: State, events: Sequence[Event], viewer: Seat | None, texts: Sequence[str]
) -> dict[str, Any]:
    """Return all that the viewer is sent about a step and the position that it leads to."""
    legal = state.legal_actions(viewer) if viewer is not None and state.can_act(viewer) else []
    view = game.view(state, viewer)
    return {
        "seats to act": (state.to_act(), state.may_act()),
        "view": view,
        "insight": game.insight(view),
        "legal actions": legal,
        "costs": [game.cost(state, action) for action in legal[:: len(legal) // 8 + 1]],
        "events": [game.events.visible(event, viewer) for event in events],
        "refusals": [refusal(game, state, view, viewer, text) for text in texts if viewer is not None],
    }


def refusal(game: Game, state: State, view: dict[str, Any], viewer: Seat, text: str) -> list[object]:
    """Return all that a seat is sent when it asks why a text is refused."""
    try:
        rule = game.why(state, viewer, text)
    except BadNotation as error:
        return [str(error)]
    return [rule] if rule is None else [rule, *game.explain(view, viewer, text, rule)]


def differs(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return the name of the first part in which two messages differ."""
    return next((key for key in one if one[key] != other[key]), "")


def continuation(
    game: Game, world: State, step: Step, after: State, viewer: Seat | None, rng: Random
) -> tuple[State, list[Event]] | None:
    """Return the world after a step that looks to the viewer like the true one, and its events; None if there is none.

    Chance, and now and then a player, takes another action that gives the viewer the same view: so an event that shows
    something that the view hides is found. A question that everybody sees answered is answered as in the true game.
    """
    legal = world.legal_actions(step.seat) if world.can_act(step.seat) else []
    same = step.action in legal
    hides = step.seat == CHANCE or (step.seat != viewer and not world.stack[-1].PUBLIC)
    if hides and (step.seat == CHANCE or not same or rng.randrange(4) == 0):
        view = game.view(after, viewer)
        others = alike(game, legal, step.action)
        for action in rng.sample(others, min(MAX_TRIED, len(others))):
            found = stepped(game, world, step.seat, action)
            if game.view(found[0], viewer) == view:
                return found
    return stepped(game, world, step.seat, step.action) if same else None


def alike(game: Game, legal: list[Action], action: Action) -> list[Action]:
    """Return the legal actions with the same verb."""
    verb = game.actions.verb(action)
    return [other for other in legal if game.actions.verb(other) == verb]


def stepped(game: Game, world: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """Return the state after an action, and its events."""
    after = world.copy()
    return after, after.step_with_events(seat, action)


def undo(game: Game, step: Step, after: State, rng: Random) -> str:
    """A decision that can be undone reveals nothing: it could have looked the same in every world."""
    for viewer in (None, *range(after.players)):
        view = game.view(step.before, viewer)
        truth = sent(game, after, step.events, viewer, [])
        for _ in range(WORLDS):
            if not possible(game, game.determinize(view, rng), step, truth, viewer, rng):
                done = f"{game.actions.name(step.action)!r} of seat {step.seat}"
                return f"{done} can be undone, but seat {viewer} learnt something from it"
    return ""


def possible(game: Game, world: State, step: Step, truth: dict[str, Any], viewer: Seat | None, rng: Random) -> bool:
    """Say whether the seat has an action in this world that looks to the viewer like the true one."""
    if step.seat not in world.to_act():
        return False
    legal = world.legal_actions(step.seat)
    others = [] if viewer == step.seat else [action for action in legal if action != step.action]
    tried = [step.action] * (step.action in legal) + rng.sample(others, min(MAX_TRIED, len(others)))
    for action in tried:
        found, events = stepped(game, world, step.seat, action)
        if not differs(sent(game, found, events, viewer, []), truth):
            return True
    return len(others) > MAX_TRIED  # not all were tried, so nothing is proved
