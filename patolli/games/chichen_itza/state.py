"""A position of Chichén Itzá: what lies on the table (I1 to I3), who may see it (I26), and the small questions.

Spots are 0 for the city and 1 to 42 for the cells in map order (I2.5). Gods, heroes, ruins and tasks are their printed
numbers, 0 is none. Units of a seat on a spot are its warriors there and the heroes whose figures stand there.
"""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, COUNT, DERIVED, OWNER, Audience, Each, Seat
from patolli.core.state import CHANCE, Frame, State
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.events import DECLINED
from patolli.games.chichen_itza.tables import Box

CITY: Final = 0
HOME: Final = -1  # where a hero is that is not on the board
GROUP: Final = -2  # in a running group
NO_SEAT: Final = -1
NO_TILE: Final = -1
NO_BEAST: Final = -1
STONE: Final = 0
FIRE: Final = 1


def looks_at_strength(s: "Chichen", holder: object, spot: int) -> list[Seat | None]:
    """I26.15: who knows the strength of the creature on a spot."""
    return everybody(s) if s.fought[spot] else scouts_on(s, spot)


def looks_at_ruin(s: "Chichen", holder: object, spot: int) -> list[Seat | None]:
    """I26.16: who knows the ruin on a spot."""
    return everybody(s) if s.ruin_up[spot] else scouts_on(s, spot)


def everybody(s: "Chichen") -> list[Seat | None]:
    """All seats, and spectators."""
    return [None, *range(s.players)]


def scouts_on(s: "Chichen", spot: int) -> list[Seat | None]:
    """The seats with a scout on a spot."""
    return [seat for seat in range(s.players) if s.scout[seat][spot]]


def made_layer(s: "Chichen", holder: object, i: int) -> tuple[Seat, ...]:
    """I26.7: who knows the cards of a layer under a god deck."""
    return (s.layer_maker[i],)


class Chichen(State):
    """The table. Lists are indexed by seat, by spot, by wheel, by colour or by kind, as their comments say."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "round": ALL,
        "order": ALL,
        "track": ALL,
        "favour": ALL,
        "tile": ALL,
        "creature": ALL,
        "strength": Each(looks_at_strength),
        "fought": ALL,
        "ruin": Each(looks_at_ruin),
        "ruin_up": ALL,
        "warriors": ALL,
        "hero_at": ALL,
        "hero_card": ALL,
        "scout": ALL,
        "reserve": ALL,
        "coins": ALL,
        "luck": ALL,
        "idols": ALL,
        "shields": ALL,
        "wheel": ALL,
        "war": ALL,
        "hand": OWNER | COUNT,
        "deck": COUNT,
        "discard": ALL,
        "least": ALL,
        "most": ALL,
        "god_owner": ALL,
        "open_gods": ALL,
        "gods_left": COUNT,
        "removed": ALL,
        "layer_colour": ALL,
        "layer_maker": ALL,
        "layer_size": ALL,
        "layer": Each(made_layer),
        "hero_top": ALL,
        "hero_seen": ALL,
        "hero_queue": ALL,
        "gems": ALL,
        "mines": ALL,
        "goal": ALL,
        "fulfilled": ALL,
        "figures": ALL,
        "fled": ALL,
        "raids": ALL,
        "raid_cards": ALL,
        "slot": ALL,
        "row_cost": ALL,
        "column_cost": ALL,
        "marker": ALL,
        "repeated": ALL,
        "yielded": ALL,
        "die": ALL,
        "reason": ALL,
        "box": DERIVED,
        "limits": DERIVED,
        "reach": DERIVED,
    }

    round: int
    order: list[Seat]  # turn order
    track: list[Seat]  # favour markers in the order in which they were put down; later ones lie on top
    favour: list[int]  # seat: step of its favour marker
    tile: list[int]  # spot: tile kind or -1
    creature: list[int]  # spot: kind or -1
    strength: list[int]  # spot: 0 while undrawn
    fought: list[int]  # spot: 1 once everybody knows the strength
    ruin: list[int]  # spot: 0 while undrawn
    ruin_up: list[int]  # spot: 1 once it is turned up
    warriors: list[list[int]]  # seat, spot
    hero_at: list[list[int]]  # seat, type: spot, HOME or GROUP
    hero_card: list[list[int]]  # seat, type: hero, 0 at home
    scout: list[list[int]]  # seat, spot: 1 if one lies there
    reserve: list[int]  # seat
    coins: list[int]
    luck: list[int]
    idols: list[int]
    shields: list[int]  # seat: active ones
    wheel: list[list[int]]  # seat, wheel: level
    war: list[int]  # seat: diplomacy markers on war
    hand: list[list[int]]  # seat: stone, fire
    deck: list[int]  # stone, fire
    discard: list[int]
    least: list[list[int]]  # seat: stone and fire that it is known to hold at least (I26.11)
    most: list[int]  # stone and fire that the deck can hold at most (I26.13)
    god_owner: list[int]  # god: seat or -1; the entry 0 is no god
    open_gods: list[int]  # colour: face-up god or 0
    gods_left: list[list[int]]  # colour: 1 for each of its twenty that was never shown
    removed: list[int]  # gods out of the game
    layer_colour: list[int]  # layer, oldest first: colour of its deck
    layer_maker: list[Seat]
    layer_size: list[int]
    layer: list[list[int]]  # layer: gods
    hero_top: list[int]  # type: visible hero or 0
    hero_seen: list[int]  # hero: 1 once it was shown
    hero_queue: list[list[int]]  # type: returned heroes, the longest returned first
    gems: list[list[int]]  # seat, colour
    mines: list[int]  # colour: gems left on the mine
    goal: list[int]  # set: task
    fulfilled: list[list[int]]  # seat, set: 1 if a warrior stands on the card
    figures: list[list[list[int]]]  # seat: kind and strength of each
    fled: list[list[int]]  # kind and strength of each
    raids: list[int]  # kinds that attacked the city so far
    raid_cards: list[list[int]]  # seat: points of its creature cards
    slot: list[int]  # field of the grid: action tile
    row_cost: list[int]
    column_cost: list[int]
    marker: list[list[int]]  # field, seat: markers there
    repeated: list[int]  # seat: uses of g35 in this round
    yielded: list[int]  # seat: villages and camps that paid coins with g27 in this supply phase
    die: int  # what was rolled last, by a seat or for a creature
    reason: str
    box: Box
    limits: bool  # option supply_limits
    reach: list[int]  # level of the ranged wheel: movement range, by option movement

    def copy(self) -> "Chichen":
        """Lists that seldom change are shared: whoever changes one of those puts another in its place (`changed`)."""
        new = Chichen()
        new.players = self.players
        new.stack = [frame.copy() for frame in self.stack]
        new.round = self.round
        new.order = self.order
        new.track = self.track
        new.favour = self.favour.copy()
        new.tile = self.tile
        new.creature = self.creature
        new.strength = self.strength
        new.fought = self.fought
        new.ruin = self.ruin
        new.ruin_up = self.ruin_up
        new.warriors = [row.copy() for row in self.warriors]
        new.hero_at = [row.copy() for row in self.hero_at]
        new.hero_card = [row.copy() for row in self.hero_card]
        new.scout = self.scout
        new.reserve = self.reserve.copy()
        new.coins = self.coins.copy()
        new.luck = self.luck.copy()
        new.idols = self.idols.copy()
        new.shields = self.shields.copy()
        new.wheel = self.wheel
        new.war = self.war.copy()
        new.hand = [row.copy() for row in self.hand]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.least = [row.copy() for row in self.least]
        new.most = self.most.copy()
        new.god_owner = self.god_owner
        new.open_gods = self.open_gods
        new.gods_left = self.gods_left
        new.removed = self.removed
        new.layer_colour = self.layer_colour
        new.layer_maker = self.layer_maker
        new.layer_size = self.layer_size
        new.layer = self.layer
        new.hero_top = self.hero_top
        new.hero_seen = self.hero_seen
        new.hero_queue = self.hero_queue
        new.gems = self.gems
        new.mines = self.mines
        new.goal = self.goal
        new.fulfilled = self.fulfilled
        new.figures = self.figures
        new.fled = self.fled
        new.raids = self.raids
        new.raid_cards = self.raid_cards
        new.slot = self.slot
        new.row_cost = self.row_cost
        new.column_cost = self.column_cost
        new.marker = self.marker.copy()
        new.repeated = self.repeated.copy()
        new.yielded = self.yielded.copy()
        new.die = self.die
        new.reason = self.reason
        new.box = self.box
        new.limits = self.limits
        new.reach = self.reach
        return new


def changed(old: list[int], at: int, value: int) -> list[int]:
    """A list like the old one, which copies of the state may share, with another entry in one place."""
    new = old.copy()
    new[at] = value
    return new


def changed_row(old: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """The same for a list of rows."""
    new = old.copy()
    new[at] = row
    return new


class Question(Frame[Chichen]):
    """A question: who is asked, what is offered, which rule refuses anything else.

    A player who has only one answer is not asked (I25.4): the answer is given at once.
    """

    ANSWERS: ClassVar[tuple[str, ...]] = ()  # the verbs of all its answers

    def ready(self, s: Chichen) -> bool:
        """True if there is something to ask; otherwise it has changed something, pushed a frame or popped itself."""
        return True

    def asked(self, s: Chichen) -> Seat:
        """Who is asked."""
        return CHANCE

    def seats(self, s: Chichen) -> tuple[Seat, ...]:
        return (self.asked(s),)

    def advance(self, s: Chichen) -> bool:
        if not self.ready(s):
            return False
        seat = self.asked(s)
        if seat == CHANCE or self.has_choice(s, seat):
            return True
        told = len(s.heard) if s.heard is not None else 0
        self.apply(s, seat, self.legal(s, seat)[0])
        if s.heard is not None and len(s.heard) > told and s.heard[told][0] == DECLINED:
            del s.heard[told]  # nobody has declined anything
        return False

    def has_choice(self, s: Chichen, seat: Seat) -> bool:
        """Whether there is more than one answer; questions with long lists find out without them."""
        return len(self.legal(s, seat)) > 1

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        """The lowest id among the rules that forbid an answer with one of these verbs (I25.22), or None."""
        raise NotImplementedError


# Cards


def owns(s: Chichen, seat: Seat, god: int) -> bool:
    """Whether a seat has a god card."""
    return s.god_owner[god] == seat


def hero_type(s: Chichen, hero: int) -> int:
    """I1.9: 0, 1, 2 for a, b, c."""
    return s.box.hero_type[hero - 1]


# Units


def unit_limit(s: Chichen, seat: Seat) -> int:
    """I2.14, I20.21."""
    return s.box.god_value[20] if owns(s, seat, 21) else s.box.unit_limit


def heroes_on(s: Chichen, seat: Seat, spot: int) -> int:
    """How many heroes of a seat stand on a spot."""
    at = s.hero_at[seat]
    return (at[0] == spot) + (at[1] == spot) + (at[2] == spot)


def units_on(s: Chichen, seat: Seat, spot: int) -> int:
    """I1.8: warriors and heroes of a seat on a spot."""
    return s.warriors[seat][spot] + heroes_on(s, seat, spot)


def holder(s: Chichen, spot: int) -> Seat:
    """The seat with units on a terrain tile, or NO_SEAT."""
    for seat in range(s.players):
        if units_on(s, seat, spot):
            return seat
    return NO_SEAT


def controls(s: Chichen, seat: Seat, spot: int) -> bool:
    """I2.11: by units, or by a scout with g36."""
    if s.tile[spot] == NO_TILE:
        return False
    if units_on(s, seat, spot):
        return True
    if not (owns(s, seat, 36) and s.scout[seat][spot]) or s.creature[spot] != NO_BEAST:
        return False
    return holder(s, spot) == NO_SEAT


def own_tiles(s: Chichen, seat: Seat) -> list[int]:
    """The terrain tiles that a seat controls, in map order."""
    if owns(s, seat, 36):
        return [spot for spot in range(1, SPOTS) if controls(s, seat, spot)]
    return [spot for spot in garrisons(s, seat) if s.tile[spot] != NO_TILE]


def garrisons(s: Chichen, seat: Seat) -> list[int]:
    """The terrain tiles with own units, in map order."""
    warriors = s.warriors[seat]
    at = s.hero_at[seat]
    a, b, c = at[0], at[1], at[2]
    return [spot for spot in range(1, SPOTS) if warriors[spot] or spot in (a, b, c)]


def building(s: Chichen, spot: int) -> int:
    """What stands on a terrain tile (I2.8)."""
    return s.box.building[s.tile[spot]]


def terrain(s: Chichen, spot: int) -> int:
    """LAND or WATER."""
    return s.box.terrain[s.tile[spot]]


def count_buildings(s: Chichen, seat: Seat, kind: int) -> int:
    """How many own tiles carry this building."""
    return built(s, own_tiles(s, seat), kind)


def built(s: Chichen, tiles: list[int], kind: int) -> int:
    """How many of these tiles carry this building."""
    count = 0
    for spot in tiles:
        if building(s, spot) == kind:
            count += 1
    return count


def room(s: Chichen, seat: Seat, spot: int) -> bool:
    """Whether another unit fits on a spot (I2.14)."""
    return spot == CITY or units_on(s, seat, spot) < unit_limit(s, seat)
