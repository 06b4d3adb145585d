"""Hints as sentences: the kind of action, the place, or the whole action with its reasons."""

from collections.abc import Iterator, Sequence
from typing import Final

from patolli.bots.hints import Hint, Reason
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.messages import Messages, message_id

NUDGE: Final = "nudge"
REGION: Final = "region"
FULL: Final = "full"
DEPTHS: Final = (NUDGE, REGION, FULL)


def depths(game: Game, best: Action) -> tuple[str, ...]:
    """Return the depths of a hint; an action without a place has no region."""
    return DEPTHS if game.actions.spots(best) else (NUDGE, FULL)


def lines(messages: Messages, game: Game, frame: str, seat: Seat, hints: Sequence[Hint], depth: str) -> Iterator[str]:
    """Yield the sentences of a hint at this depth."""
    best = hints[0].action
    if depth == NUDGE:
        yield messages.format("hint-nudge", {"verb": kind(messages, game, frame, best)})
    elif depth == REGION:
        yield messages.format(
            "hint-region", {"verb": kind(messages, game, frame, best), "spots": list(game.actions.spots(best))}
        )
    else:
        for hint in hints:
            yield f"– {whole(messages, game, seat, hint)}"
        if any(hint.reasons for hint in hints):
            yield messages.format("hint-points")


def kind(messages: Messages, game: Game, frame: str, action: Action) -> str:
    """Return the kind of an action as a button shows it; the whole action where the verb alone is ambiguous."""
    verb = game.actions.verb(action)
    if game.actions.find(f"{verb} none") not in (-1, action):
        return game.actions.name(action)
    message = message_id("do", verb)
    if not messages.has(message):
        return messages.format(message_id("verb", verb), {"frame": frame})
    spot = next(iter(game.actions.spots(action)), "none").split()[-1]
    said = [messages.format(message, {"frame": frame, "a": "none", "b": "none", "spot": at}) for at in ("none", spot)]
    return said[0] if said[1].startswith(said[0]) else said[1]


def whole(messages: Messages, game: Game, seat: Seat, hint: Hint) -> str:
    """Return the sentence of an action: the rest of the turn, its points and its reasons."""
    name = game.actions.name
    then = messages.format("hint-then", {"actions": [name(step) for step in hint.follow_up]}) if hint.follow_up else ""
    scored = [messages.event(event) for event in hint.events]
    why = messages.format(hint.why, {"reasons": "; ".join(because(messages, seat, reason) for reason in hint.reasons)})
    price = messages.format("hint-price", {"price": because(messages, seat, hint.drawback)}) if hint.drawback else ""
    return " ".join(filter(None, (f"{name(hint.action)}.", then, *scored, why, price)))


def because(messages: Messages, seat: Seat, reason: Reason) -> str:
    """Return the sentence of a reason."""
    change = f"{reason.change:+.1f}".replace("-", "−")
    values: dict[str, object] = {"term": messages.format(message_id("term", reason.term)), "change": change}
    if reason.seat == seat:
        return messages.format("hint-own", values)
    return messages.format("hint-rival", values | {"seat": reason.seat})
