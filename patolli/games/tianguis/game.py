"""Tianguis as a loaded game: its facts, its result, and what the kernel asks of every game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.core import options
from patolli.core.audience import Seat
from patolli.core.game import Game, Message, Result, Rng
from patolli.core.state import State
from patolli.games.tianguis import why
from patolli.games.tianguis.market import (
    BEANS,
    HAND,
    KINDS,
    A,
    Auction,
    Day,
    Deal,
    Draw,
    E,
    Market,
    Roll,
    Sweeten,
    Window,
)


class Tianguis(Game):
    """A market day for 2 to 4."""

    name = "tianguis"
    rules = 1
    seat_counts = (2, 3, 4)
    options = (
        options.number("rounds", 4, 1, 12),
        options.choice("coyotes", "on", "off"),
        options.file("goods", "goods.toml"),
    )
    frames = (Deal, Day, Roll, Draw, Sweeten, Auction, Window)
    folder = Path(__file__).parent
    example = True

    def __init__(self, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self.actions = A
        self.event_table = E
        facts = self.read_file("goods")
        facts.only("source", "cards")
        cards = facts.inner("cards")
        cards.only(*KINDS)
        for kind in KINDS:
            cards.inner(kind).only("copies", "points")
        self.copies = tuple(cards.inner(kind).number("copies", 0, 30) for kind in KINDS)
        self.points = tuple(cards.inner(kind).number("points", 0, 9) for kind in KINDS)
        if sum(self.copies) < 8:
            raise facts.fail("cards", "four seats need at least 8 cards")

    def setup(self, players: int) -> Market:
        s = Market()
        s.players = players
        s.rounds = int(self.chosen["rounds"])
        s.coyotes = self.chosen["coyotes"] == "on"
        s.beans = [BEANS] * players
        s.points = [0] * players
        s.hands = [[0] * len(KINDS) for _ in range(players)]
        s.deck = list(self.copies)
        s.played = [0] * len(KINDS)
        s.push(Day())
        for card in reversed(range(HAND * players)):
            s.push(Deal(card // HAND))
        return s

    def refusal(self, state: State, seat: Seat, text: str) -> str | None:
        assert isinstance(state, Market)
        return why.refusal(state, seat, text)

    def cost(self, state: State, action: int) -> dict[str, int]:
        block = A.block_of(action)
        if block.verb == "bid":
            return {"beans": action - block.base + 1}
        return {"beans": 1} if block.verb == "add" else {}

    def fill(self, state: State, view: dict[str, Any], rng: Rng) -> None:
        """Deal the unseen cards: to the other hands as many as they hold, the rest is the deck."""
        assert isinstance(state, Market)
        shown = view["state"]["hands"]
        own = [bag if isinstance(bag, list) else [0] * len(KINDS) for bag in shown]
        known = [state.played, *own]
        state.deck = [self.copies[k] - sum(bag[k] for bag in known) for k in range(len(KINDS))]
        state.hands = own
        for seat, bag in enumerate(shown):
            for _ in range(bag if isinstance(bag, int) else 0):
                at = rng.randrange(sum(state.deck))
                kind = next(k for k in range(len(KINDS)) if at < sum(state.deck[: k + 1]))
                state.deck[kind] -= 1
                state.hands[seat][kind] += 1

    def result(self, state: State) -> Result:
        """T5.2, T5.3."""
        assert isinstance(state, Market)
        parts = [
            {"stalls": stalls, "goods": sum(n * p for n, p in zip(hand, self.points, strict=True))}
            for stalls, hand in zip(state.points, state.hands, strict=True)
        ]
        scores = [sum(part.values()) for part in parts]
        places = sorted(zip(scores, state.beans, range(state.players), strict=True), key=lambda p: (-p[0], -p[1], p[2]))
        ranking: list[list[Seat]] = []
        for i, (score, beans, seat) in enumerate(places):
            if i and places[i - 1][:2] == (score, beans):
                ranking[-1].append(seat)
            else:
                ranking.append([seat])
        return Result(scores, parts, ranking, "" if state.stack else "rounds")

    def value(self, state: State, seat: Seat) -> float:
        """Points, and beans at about a third of a point while there are rounds left."""
        assert isinstance(state, Market)
        left = (state.rounds - state.round + 1) / state.rounds if state.stack else 0.0
        result = self.result(state)
        worth = [score + left * beans / 3 for score, beans in zip(result.scores, state.beans, strict=True)]
        return worth[seat] - max(w for other, w in enumerate(worth) if other != seat)

    def check(self, state: State) -> None:
        """T7."""
        assert isinstance(state, Market)
        for kind, copies in enumerate(self.copies):
            held = sum(hand[kind] for hand in state.hands)
            assert state.deck[kind] + held + state.played[kind] == copies, "T7.1"
        assert min(state.beans) >= 0 and sum(state.beans) + state.pot <= BEANS * state.players, "T7.2"

    def describe(self, view: dict[str, Any]) -> list[Message]:
        table = view["state"]
        lines: list[Message] = [("view-round", {"round": table["round"], "rounds": table["rounds"]})]
        if table["pips"] and view["to_act"]:
            lines.append(("view-stall", {"pips": table["pips"], "pot": table["pot"]}))
        for seat, hand in enumerate(table["hands"]):
            cards = sum(hand) if isinstance(hand, list) else hand
            numbers = {"beans": table["beans"][seat], "points": table["points"][seat], "cards": cards}
            lines.append(("view-seat", {"seat": seat, **numbers}))
        if view["seat"] is not None:
            lines.append(("view-hand", dict(zip(KINDS, table["hands"][view["seat"]], strict=True))))
        for frame in view["stack"]:
            if frame["frame"] == "Auction" and frame["bidder"] >= 0:
                lines.append(("view-bid", {"seat": frame["bidder"], "beans": frame["bid"]}))
        return lines
