"""Hints in words: which kind of action, where, or all of it with what speaks for it."""

from collections.abc import Iterator, Sequence
from typing import Final

from patolli.bots.hints import Advice, Reason
from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.words import Words, message_id

NUDGE: Final = "nudge"
REGION: Final = "region"
FULL: Final = "full"
DEPTHS: Final = (NUDGE, REGION, FULL)


def lines(words: Words, game: Game, seat: Seat, advised: Sequence[Advice], depth: str) -> Iterator[str]:
    """A hint, as much of it as is asked for."""
    best = advised[0].action
    verb = words.say(message_id("verb", game.actions.verb(best)))
    spots = game.spots(best)
    if depth == NUDGE:
        yield words.say("hint-nudge", {"verb": verb})
    elif depth == REGION:
        yield words.say("hint-region", {"verb": verb, "spots": list(spots)})
    else:
        for advice in advised:
            yield f"– {whole(words, game, seat, advice)}"
        yield words.say("hint-points")


def whole(words: Words, game: Game, seat: Seat, advice: Advice) -> str:
    """An action, the points that it scores, what follows in the same turn, and why."""
    name = game.actions.name
    then = words.say("hint-then", {"actions": [name(step) for step in advice.then]}) if advice.then else ""
    why = "; ".join(because(words, seat, reason) for reason in advice.reasons)
    scored = [words.event(event) for event in advice.events]
    return " ".join(filter(None, (f"{name(advice.action)} ({advice.lead:+.1f}).", then, *scored, why)))


def because(words: Words, seat: Seat, reason: Reason) -> str:
    """A reason in words."""
    told: dict[str, object] = {"term": words.say(message_id("term", reason.term)), "change": f"{reason.change:+.1f}"}
    if reason.seat == seat:
        return words.say("hint-own", told)
    return words.say("hint-rival", told | {"seat": reason.seat})
