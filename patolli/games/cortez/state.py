"""A position of Cortez: the table (C1), its audiences (C23), and the predicates that all chapters share.

A figure is a code: 0 none, 1 an unmarked Aztec, 2 an unmarked Spaniard, OWN + seat a figure with that seat's collar.
Cards are bags, lists of numbers: supplies by kind, war cards by value - 1, bribe cards by kind.
"""

from typing import ClassVar, Final

from patolli.core.audience import ALL, COUNT, DERIVED, NOBODY, OWNER, Audience, Each, Seat
from patolli.core.state import State
from patolli.games.cortez.actions import BoardActions
from patolli.games.cortez.data.components import CITY_FIELDS, Board, Decks

NOBODY_THERE: Final = 0
OWN: Final = 3
NO_FIELD: Final = -1
NO_SEAT: Final = -1
COLLARS: Final = 7  # C1.3
CAMOUFLAGE: Final = 0
WEAPON_CARD: Final = 1
FOOD: Final = 2
GOLD: Final = 3


def seen_by(s: "CortezState", holder: object, i: int) -> tuple[Seat, Seat]:
    """Return the seats that an entry of `shown` is for: its viewer and its holder (C23.5)."""
    return i // s.players, i % s.players


class FigureCount:
    """The figures on the board, counted once until one moves: of a seat in the city and in all, and of the nations."""

    def __init__(self, s: "CortezState") -> None:
        self.inside = [0] * s.players  # seat: figures in the city
        self.highest = [0] * s.players  # seat: their highest city number
        self.all = [s.figure.count(OWN + seat) for seat in range(s.players)]
        self.aztec_lead = 0  # how many more figures the Aztecs have in the city
        for number in range(1, CITY_FIELDS + 1):
            code = s.figure[s.board.city_field[number]]
            if code >= OWN:
                self.inside[code - OWN] += 1
                self.highest[code - OWN] = number
            if code:
                self.aztec_lead += 1 if nation_of_figure(s, code) == 0 else -1


class CortezState(State):
    """A position: figures, hands, decks, and the open questions on its stack."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "colour": ALL,
        "limit": ALL,
        "rounds": ALL,
        "start": ALL,
        "active": ALL,
        "round": ALL,
        "flips": ALL,
        "proposed": ALL,
        "events": ALL,
        "treasures": ALL,
        "lost": ALL,
        "figure": ALL,
        "down": ALL,
        "march": ALL,
        "lifted": ALL,
        "supply": OWNER | COUNT,
        "war": OWNER | COUNT,
        "bribes": OWNER | COUNT,
        "mission": OWNER,
        "missions_left": NOBODY,
        "deck": COUNT,
        "discard": ALL,
        "war_deck": COUNT,
        "pile": COUNT,
        "used": ALL,
        "known": ALL,
        "shown": Each(seen_by),
        "abstains": ALL,
        "reason": ALL,
        "open_trading": DERIVED,
        "anytime": DERIVED,
        "counted": DERIVED,
        "board": DERIVED,
        "decks": DERIVED,
        "verbs": DERIVED,
    }
    SINCE: ClassVar[dict[str, str]] = {"abstains": "drafts"}

    colour: list[int]  # seat: index in COLOURS; even ones are Aztecs
    limit: int  # option `proposals`
    rounds: int
    start: Seat
    active: Seat
    round: int
    flips: int  # in this round
    proposed: int  # trades that the active seat has opened in this turn (C14.3)
    events: list[int]  # kind: cards left in the bag of this round; the treasure is not counted
    treasures: list[int]  # seat
    lost: int  # treasures that nobody won
    figure: bytes  # field: code
    down: list[int]  # bridge: 1 if collapsed
    march: int  # the field that the marching figure of the active seat shares, or -1
    lifted: int  # code of the lifted figure, or 0
    supply: list[list[int]]  # seat: bag
    war: list[list[int]]
    bribes: list[list[int]]
    mission: list[int]  # seat: 17 to 24, 0 before it is dealt
    missions_left: list[int]  # mission - 17: cards not dealt
    deck: list[int]
    discard: list[int]
    war_deck: list[list[int]]  # nation: bag
    pile: list[int]  # bribe cards
    used: list[int]  # bribe cards out of the game
    known: list[list[int]]  # seat: supplies by kind that it is known to hold (C23.4)
    shown: list[int]  # viewer * players + holder: war values as bits (C23.5)
    abstains: list[int]  # seat: 1 if it trades no more in this round, unless it is active or fights (C14.25)
    reason: str
    open_trading: bool  # option `trading`
    anytime: bool  # option `bribes`
    counted: FigureCount | None = None  # see `figure_count`
    board: Board
    decks: Decks
    verbs: BoardActions

    def copy(self) -> "CortezState":
        new = CortezState()
        new.game = self.game
        new.players = self.players
        new.stack = [frame.copy() for frame in self.stack]
        new.colour = self.colour.copy()
        new.limit = self.limit
        new.rounds = self.rounds
        new.start = self.start
        new.active = self.active
        new.round = self.round
        new.flips = self.flips
        new.proposed = self.proposed
        new.events = self.events.copy()
        new.treasures = self.treasures.copy()
        new.lost = self.lost
        new.figure = self.figure
        new.down = self.down.copy()
        new.march = self.march
        new.lifted = self.lifted
        new.supply = [bag.copy() for bag in self.supply]
        new.war = [bag.copy() for bag in self.war]
        new.bribes = [bag.copy() for bag in self.bribes]
        new.mission = self.mission.copy()
        new.missions_left = self.missions_left.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.war_deck = [bag.copy() for bag in self.war_deck]
        new.pile = self.pile.copy()
        new.used = self.used.copy()
        new.known = [bag.copy() for bag in self.known]
        new.shown = self.shown.copy()
        new.abstains = self.abstains.copy()
        new.reason = self.reason
        new.open_trading = self.open_trading
        new.anytime = self.anytime
        new.counted = self.counted
        new.board = self.board
        new.decks = self.decks
        new.verbs = self.verbs
        return new


# Seats


def nation_of(s: CortezState, seat: Seat) -> int:
    """Return the nation of a seat: 0 Aztec, 1 Spaniard (C1.1)."""
    return s.colour[seat] & 1


def clockwise(s: CortezState, seat: Seat, steps: int = 1) -> Seat:
    """Return the seat `steps` places to the left."""
    return (seat + steps) % s.players


# Figures


def nation_of_figure(s: CortezState, code: int) -> int:
    """Return the nation of a figure that is there."""
    return code - 1 if code < OWN else nation_of(s, code - OWN)


def is_up(s: CortezState, field: int) -> bool:
    """Say whether a field is no collapsed bridge (C2.16)."""
    bridge = s.board.bridge_at[field]
    return bridge < 0 or s.down[bridge] == 0


def free_refusal(s: CortezState, field: int) -> str | None:
    """Return the rule by which a field is not free (C2.16, C2.18)."""
    if s.figure[field] or field == s.march:
        return "C2.18"
    return None if is_up(s, field) else "C2.16"


def is_free(s: CortezState, field: int) -> bool:
    """Say whether a field is free (C2.19)."""
    return free_refusal(s, field) is None


def set_figure(s: CortezState, field: int, code: int) -> None:
    """Set the figure on a field."""
    s.figure = s.figure[:field] + bytes([code]) + s.figure[field + 1 :]
    s.counted = None


def figure_count(s: CortezState) -> FigureCount:
    """Return the counts of the figures on the board."""
    if s.counted is None:
        s.counted = FigureCount(s)
    return s.counted


def move_figure(s: CortezState, start: int, field: int, code: int) -> None:
    """Take a figure from its field, or from the march if it has none, and put it on a free one."""
    if start == NO_FIELD:
        s.march = NO_FIELD
    else:
        set_figure(s, start, 0)
    set_figure(s, field, code)


def fields_of(s: CortezState, code: int) -> list[int]:
    """Return the fields of the figures with this code, in rising order."""
    figure = s.figure
    return [field for field in range(len(figure)) if figure[field] == code]


def free_collars(s: CortezState, seat: Seat) -> int:
    """Return a seat's collars that no figure wears; marching and lifted figures count too (C24.2)."""
    worn = s.figure.count(OWN + seat)
    if s.march >= 0 and seat == s.active:
        worn += 1
    if s.lifted == OWN + seat:
        worn += 1
    return COLLARS - worn


def free_fields(s: CortezState) -> list[int]:
    """Return the free fields."""
    figure = s.figure
    return without_closed(s, [field for field in range(len(figure)) if figure[field] == 0])


def free_outside(s: CortezState) -> list[int]:
    """Return the free fields outside the city."""
    figure, city = s.figure, s.board.city
    return without_closed(s, [field for field in range(len(figure)) if figure[field] == 0 and city[field] == 0])


def without_closed(s: CortezState, empty: list[int]) -> list[int]:
    """Return those of the empty fields that are free; only collapsed bridges and the march are not."""
    for field in (s.march, *s.board.bridges):
        if field >= 0 and not is_free(s, field) and field in empty:
            empty.remove(field)
    return empty


def city_full(s: CortezState) -> bool:
    """Say whether the city is full (C18.2)."""
    for number in range(1, CITY_FIELDS + 1):
        if s.figure[s.board.city_field[number]] == 0:
            return False
    return True


# Cards


def bag_size(bag: list[int]) -> int:
    """Return the number of cards in a bag."""
    total = 0
    for n in bag:
        total += n
    return total


def has_cards(bag: list[int], lowest: int = 0) -> bool:
    """Say whether a bag holds a card of the kind `lowest` or a later one."""
    for kind in range(lowest, len(bag)):
        if bag[kind]:
            return True
    return False


def spend(s: CortezState, seat: Seat, kind: int) -> None:
    """Take a supply card out of a hand (C23.4)."""
    s.supply[seat][kind] -= 1
    if s.known[seat][kind]:
        s.known[seat][kind] -= 1


def discard(s: CortezState, seat: Seat, kind: int) -> None:
    """Put a supply card on the discard, face up."""
    spend(s, seat, kind)
    s.discard[kind] += 1


def forget_shown(s: CortezState, holder: Seat) -> None:
    """Clear the cards that others were shown of this hand: they may be gone (C23.5)."""
    for viewer in range(s.players):
        s.shown[viewer * s.players + holder] = 0
