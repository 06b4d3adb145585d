"""Every verb of Cortez on one page (C22.8). The order of the blocks never changes; later rules append blocks.

The first blocks are the same on every board, so their ints are constants; those that speak of fields, and all that
come after them, belong to a board and are attributes of its `Verbs`.
"""

from typing import Final

from patolli.core.actions import Action, Actions, Argument, places
from patolli.games.cortez.data.components import (
    BRIBES,
    BRIDGES,
    COLOURS,
    EVENTS,
    HIGHEST_BID,
    MISSIONS,
    NATIONS,
    SUPPLIES,
    WAR_VALUES,
    Board,
)

PLAYABLE: Final = BRIBES[:4]
NO_ACTION: Final[Action] = -1
SIDES: Final = ("attacker", "defender")

FIXED: Final = Actions()
PASS: Final = FIXED.block("pass")
DONE: Final = FIXED.block("done")
SEND: Final = FIXED.block("send")
ACCEPT: Final = FIXED.block("accept")
DECLINE: Final = FIXED.block("decline")
COUNTER: Final = FIXED.block("counter")
SURRENDER: Final = FIXED.block("surrender")
PARLEY: Final = FIXED.block("parley")
GATHER: Final = FIXED.block("gather")
LEVY: Final = FIXED.block("levy")
WEAPON: Final = FIXED.block("weapon")
LAY: Final = FIXED.block("lay", WAR_VALUES)
HIRE: Final = FIXED.block("hire", SIDES, WAR_VALUES)
AID: Final = FIXED.block("aid", SIDES)
GIVE: Final = FIXED.block("give", SUPPLIES)
WANT: Final = FIXED.block("want", SUPPLIES)
DROP: Final = FIXED.block("drop", SUPPLIES)
PAY: Final = FIXED.block("pay", SUPPLIES)
DISMISS: Final = FIXED.block("dismiss", WAR_VALUES)
PLAY: Final = FIXED.block("play", PLAYABLE)
PROPOSE: Final = FIXED.block("propose", COLOURS)
TURN: Final = len(FIXED)  # then `turn W`, with the five words of the board
BID: Final = TURN + BRIDGES


class BoardActions:
    """The action table of a board, and the first ints of its blocks."""

    def __init__(self, board: Board, drafts: bool) -> None:
        """Declare the blocks, those of trades that are drafts at the end (C14.22 to C14.24)."""
        a = self.table = Actions(board.aliases)
        for block in FIXED.blocks:
            a.block(block.verb, *block.parts)
        fields = places(board.names)
        a.block("turn", Argument(board.bridge_words, [(board.names[field],) for field in board.bridges]))
        a.block("bid", [str(n) for n in range(1, HIGHEST_BID + 1)])
        self.collar = a.block("collar", fields)
        self.move = a.block("move", fields)
        self.pick = a.block("pick", Argument([*fields.texts, "attacker"], [*fields.spots, ()]))
        self.pick_attacker = self.pick + board.size
        self.to = a.block("to", fields)
        self.first = a.block("first", COLOURS)
        self.guard = a.block("guard", board.guard_words, NATIONS)
        self.mission = a.block("mission", MISSIONS)
        self.war = a.block("war", WAR_VALUES)
        self.supply = a.block("supply", SUPPLIES)
        self.event = a.block("event", EVENTS)
        self.lot = a.block("lot", SUPPLIES)
        self.defender = a.block("defender", COLOURS)
        self.bribe = a.block("bribe", BRIBES)
        self.cancel = a.block("cancel") if drafts else NO_ACTION
        self.withdraw = a.block("withdraw") if drafts else NO_ACTION
        self.abstain = a.block("abstain") if drafts else NO_ACTION
