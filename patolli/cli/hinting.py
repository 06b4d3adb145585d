"""Hints in words: which kind of action, where, or all of it with what speaks for it."""

from collections.abc import Iterator, Sequence
from typing import Final

from patolli.bots.hints import Advice, Reason
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.words import Words, message_id

NUDGE: Final = "nudge"
REGION: Final = "region"
FULL: Final = "full"
DEPTHS: Final = (NUDGE, REGION, FULL)


def depths(game: Game, best: Action) -> tuple[str, ...]:
    """As deep as a hint can go: what has no place is not asked where."""
    return DEPTHS if game.spots(best) else (NUDGE, FULL)


def lines(words: Words, game: Game, frame: str, seat: Seat, advised: Sequence[Advice], depth: str) -> Iterator[str]:
    """A hint on a question, as much of it as is asked for."""
    best = advised[0].action
    if depth == NUDGE:
        yield words.say("hint-nudge", {"verb": kind(words, game, frame, best)})
    elif depth == REGION:
        yield words.say("hint-region", {"verb": kind(words, game, frame, best), "spots": list(game.spots(best))})
    else:
        for advice in advised:
            yield f"– {whole(words, game, seat, advice)}"
        if any(advice.reasons for advice in advised):
            yield words.say("hint-points")


def kind(words: Words, game: Game, frame: str, action: Action) -> str:
    """Which kind of action it is, as a button says it; in full where that would mean another action of its verb."""
    verb = game.actions.verb(action)
    if game.actions.find(f"{verb} none") not in (-1, action):
        return game.actions.name(action)
    message = message_id("do", verb)
    if not words.has(message):
        return words.say(message_id("verb", verb))
    spot = next(iter(game.spots(action)), "none").split()[-1]
    said = [words.say(message, {"frame": frame, "a": "none", "b": "none", "spot": at}) for at in ("none", spot)]
    return said[0] if said[1].startswith(said[0]) else said[1]


def whole(words: Words, game: Game, seat: Seat, advice: Advice) -> str:
    """An action, what follows in the same turn, the points that they score, and why."""
    name = game.actions.name
    then = words.say("hint-then", {"actions": [name(step) for step in advice.then]}) if advice.then else ""
    scored = [words.event(event) for event in advice.events]
    why = words.say(advice.why, {"reasons": "; ".join(because(words, seat, reason) for reason in advice.reasons)})
    price = words.say("hint-price", {"price": because(words, seat, advice.price)}) if advice.price else ""
    return " ".join(filter(None, (f"{name(advice.action)}.", then, *scored, why, price)))


def because(words: Words, seat: Seat, reason: Reason) -> str:
    """A reason in words."""
    change = f"{reason.change:+.1f}".replace("-", "−")
    told: dict[str, object] = {"term": words.say(message_id("term", reason.term)), "change": change}
    if reason.seat == seat:
        return words.say("hint-own", told)
    return words.say("hint-rival", told | {"seat": reason.seat})
