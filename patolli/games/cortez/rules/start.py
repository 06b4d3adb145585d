"""The position before the start player is drawn (C3), with the frames of the setup and of all turns."""

from typing import Final

from patolli.games.cortez.actions import BoardActions
from patolli.games.cortez.data.components import BRIBES, BRIDGES, HIGHEST_WAR, NATIONS, SUPPLIES, Board, Decks
from patolli.games.cortez.rules.sequence import Turn
from patolli.games.cortez.rules.setup import Deal, First, Guards, Mark
from patolli.games.cortez.state import NO_FIELD, CortezState

SEATING: Final = {"aztec": [0, 1, 2, 3, 4, 5], "spaniard": [1, 0, 3, 2, 5, 4]}  # C20: colours clockwise


def colours(players: int, larger_nation: str) -> list[int]:
    """Return the colours clockwise (C3.1, C20.1); with an even number no nation is larger."""
    return SEATING["aztec" if players % 2 == 0 else larger_nation][:players]


def start(
    board: Board, decks: Decks, verbs: BoardActions, colour: list[int], options: dict[str, str | int]
) -> CortezState:
    """Return the position before the start player is drawn, by the options of C21."""
    players = len(colour)
    s = CortezState()
    s.players = players
    s.board, s.decks, s.verbs, s.colour = board, decks, verbs, colour
    s.limit = int(options["proposals"])
    s.rounds = decks.rounds[players] if options["rounds"] == "all" else 1  # C4.10
    s.open_trading = options["trading"] == "open"
    s.anytime = options["bribes"] == "anytime"
    s.start = s.active = 0
    s.round = 1
    s.flips = s.proposed = s.lost = s.lifted = 0
    s.march = NO_FIELD
    s.reason = ""
    s.events = [0, *decks.events[1:]]
    s.treasures = [0] * players
    s.down = [0] * BRIDGES
    s.figure = start_figures(board, colour)
    s.supply = [[0] * len(SUPPLIES) for _ in range(players)]
    s.war = [[0] * HIGHEST_WAR for _ in range(players)]
    s.bribes = [[0] * len(BRIBES) for _ in range(players)]
    s.mission = [0] * players
    s.missions_left = decks.missions[int(options["missions"])].copy()
    s.deck, s.discard = decks.supplies.copy(), [0] * len(SUPPLIES)
    s.war_deck = [decks.war.copy() for _ in NATIONS]
    s.pile, s.used = decks.bribes.copy(), [0] * len(BRIBES)
    s.known = [[0] * len(SUPPLIES) for _ in range(players)]
    s.shown = [0] * players * players
    s.abstains = [0] * players
    s.stack = [Turn(), Mark(), Deal(), *([Guards()] if players % 2 == 0 else []), First()]
    return s


def start_figures(board: Board, colour: list[int]) -> bytes:
    """Return the figures of C3.5 and C3.8; with an even number of seats the mixed fields wait for C3.7."""
    figure = bytearray(board.size)
    larger = colour[0] & 1
    codes = [(board.crowns, 1), (board.helmets, 2)]
    if len(colour) % 2:
        codes += [(board.mixed_inside, 2 - larger), (board.mixed_outside, 1 + larger)]
    for fields, code in codes:
        for field in fields:
            figure[field] = code
    return bytes(figure)
