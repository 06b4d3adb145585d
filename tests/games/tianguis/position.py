"""Positions of Tianguis: a list of record lines that `at` plays."""

from typing import Any

from patolli.core.record import read_record
from patolli.core.replay import Replay, replay
from patolli.games.tianguis.state import TianguisState

COYOTE, MAIZE, JADE = "coyote", "maize", "jade"
EMPTY_HANDS = (MAIZE, JADE)  # no coyote: nobody can steal


def at(*lines: str, hands: tuple[tuple[str, str], ...] = (EMPTY_HANDS,) * 2, **options: object) -> Replay:
    """Return the table after dealing these hands and playing these lines; `p1: add, open` is two lines of a seat."""
    head = ["patolli-record 1", "game tianguis"]
    head += [f"seat p{seat + 1}" for seat in range(len(hands))]
    head += [f"option {name}={value}" for name, value in options.items()]
    deal = [f"* deal {card}" for hand in hands for card in hand]
    body = []
    for line in lines:
        who, colon, texts = line.partition(":")
        body += [f"{who} {text.strip()}" for text in texts.split(",")] if colon else [line]
    return replay(read_record("\n".join([*head, "---", *deal, *body])))


def market(table: Replay) -> TianguisState:
    assert isinstance(table.state, TianguisState)
    return table.state


def offered(table: Replay) -> dict[str, list[str]]:
    """Return the legal actions of each seat to act."""
    name = table.game.actions.name
    return {table.name(seat): [name(a) for a in table.state.legal_actions(seat)] for seat in table.to_act()}


def why(table: Replay, line: str) -> str | None:
    who, _, text = line.partition(" ")
    return table.game.why(table.state, table.seat(who), text)


def heard(table: Replay, viewer: int | None) -> list[dict[str, Any]]:
    """Return all events as a viewer sees them."""
    return [table.game.events.visible(event, viewer) for turn in table.steps for event in turn.events]


START = ("* roll 4", "* draw maize")  # the first round, before beans are laid
AUCTION = (*START, "p1 open")
HOLDERS = ((MAIZE, JADE), (COYOTE, JADE), (MAIZE, MAIZE), (COYOTE, COYOTE))
