"""The box of Chichén Itzá: all data that the rules read, made from a box file by load.py.

Lists are indexed by meaning: by spot (0 is the city), tile kind, action, card, die number, wheel level, round or
number of seats. Where counting starts at 1 (gods, heroes, ruins, tasks, levels, rounds, strips, die numbers) or 2
(seats), the entries before are empty. A set of die numbers is a bit mask: bit n stands for the number n.
"""

from typing import Final

Words = tuple[str, ...]  # tables of constants are typed so: mypyc would box a tuple of known length whole at each use
Numbers = tuple[int, ...]

SEATS: Final[Words] = ("red", "green", "yellow", "blue")  # I1.1
ROUNDS: Final = 6
TURNS: Final = 4  # of each seat in a round, an action marker for each (I4.2, I1.7)
LEVELS: Final = 6  # of a wheel (I1.14)
FACES: Final = 6
STRIPS: Final = 5  # I1.10
STRIP_WARRIORS: Final = 5
CORNERS: Final = 4  # I2.6
MAX_UNITS: Final = 6  # that `take` and `set` can name (I25.19)
MAX_YIELD: Final = 8  # villages and camps that `yield` can name
MAX_MAGIC: Final = 32  # cards that `cast` and `mix` can name
MAX_COST: Final = 7
MAX_STRENGTH: Final = 6
ANY: Final = 99  # magic cards that a wheel allows at most: no limit

# Sizes that the table of actions is built on (I25.19, I25.20)
CELLS: Final = 42
ACTION_TILES: Final = 21
HERO_TILE: Final = 15  # before it the tiles with one part, after it those with two
GODS: Final = 80
PER_COLOUR: Final = 20  # gods of a deck (I1.5)
HEROES: Final = 24
FIRST_GREEN: Final = 21  # gods by colour
LAST_GREEN: Final = 40
FIRST_BLUE: Final = 61
LAST_TILE_GOD: Final = 67  # the blue gods up to this one count tiles
HERO_TYPES: Final = 3  # I1.9
RUINS: Final = 12
TASKS: Final = 23

# Words and their ints, in the order of the rules
TERRAINS: Final[Words] = ("land", "water")
LAND: Final = 0
WATER: Final = 1

BUILDINGS: Final[Words] = ("camp", "village", "temple", "ruin", "mine")
CAMP: Final = 0
VILLAGE: Final = 1
TEMPLE: Final = 2
RUIN: Final = 3
MINE: Final = 4

GEMS: Final[Words] = ("yellow", "green", "white", "red", "blue")  # I1.3
DECKS: Final[Words] = ("gold", "green", "red", "blue")  # I1.5
TYPES: Final[Words] = ("a", "b", "c")  # I1.9

WHEELS: Final[Words] = ("defence", "melee", "ranged", "mage")
DEFENCE: Final = 0
MELEE: Final = 1
RANGED: Final = 2
MAGE: Final = 3

ACTIONS: Final[Words] = (
    "defence", "melee", "ranged", "mage", "god", "magic", "scout", "war", "favour", "reinforce", "regroup", "land",
    "water", "recruit", "move", "free",
)  # fmt: skip
HERO_PARTS: Final = ACTIONS[13:]

GAINS: Final[Words] = ("coins", "luck", "idols", "warriors", "magic", "wheel", "hero", "god")
COINS: Final = 0
LUCK: Final = 1
IDOLS: Final = 2
WARRIORS: Final = 3
MAGIC: Final = 4
ANY_WHEEL: Final = 5
NEW_HERO: Final = 6
NEXT_GOD: Final = 7  # its amount is the deck (I15.4)

PHASES: Final[Words] = ("magic", "ranged", "melee")
MAGIC_PHASE: Final = 0
RANGED_PHASE: Final = 1
MELEE_PHASE: Final = 2

DICE: Final[Words] = ("light", "dark")  # I1.2
KINDS: Final[Words] = ("snake", "monkey", "jaguar", "triceratops", "caiman", "shaman", "kukulkan")
FIGURES: Final[Numbers] = (8, 4, 4, 4, 4, 4, 4)  # I1.6
HITS: Final = "HASF"  # symbols of a creature's die that can be hits of a phase (I24)
SPECIALS: Final[Words] = ("none", "coin-loss", "no-magic-no-ranged", "negate-damage", "roll-again")
SPECIAL_SYMBOLS: Final[Words] = ("", "C", "", "D", "")  # roll-again: any hit
COIN_LOSS: Final = 1
MELEE_ONLY: Final = 2
NEGATE_DAMAGE: Final = 3
ROLL_AGAIN: Final = 4

SETS: Final[Words] = ("sun", "sun-moon", "moon", "moon-star")
SET_TASKS: Final[Numbers] = (7, 7, 5, 4)
CONDITIONS: Final[Words] = (
    "own-figures", "own-building", "own-terrain", "own-gems", "gem-count", "war-markers", "scouts-placed", "god-cards",
    "wheel-level", "coins",
)  # fmt: skip
OWN_FIGURES: Final = 0
OWN_BUILDING: Final = 1
OWN_TERRAIN: Final = 2
OWN_GEMS: Final = 3
GEM_COUNT: Final = 4
WAR_MARKERS: Final = 5
SCOUTS_PLACED: Final = 6
GOD_CARDS: Final = 7
WHEEL_LEVEL: Final = 8
COINS_IN_HAND: Final = 9

TILE_KINDS: Final[Words] = (
    "land-camp", "land-village", "land-temple", "land-ruin", "land-mine-yellow", "land-mine-red", "water-camp",
    "water-village", "water-temple", "water-ruin", "water-mine-green", "water-mine-white", "water-mine-blue",
)  # fmt: skip
SLOTS: Final[Words] = (  # action tiles
    "defence", "melee", "ranged", "mage", "god", "magic", "scout", "war", "favour", "reinforce", "regroup", "land",
    "land2", "water", "water2", "hero", "defence+melee", "ranged+mage", "god+magic", "scout+regroup", "war+favour",
)  # fmt: skip
LINES: Final[Words] = (
    "yellow-green", "yellow-white", "yellow-red", "yellow-blue", "green-white", "green-red", "green-blue", "white-red",
    "white-blue", "red-blue",
)  # fmt: skip
GOD_NAMES: Final = [f"g{i:02}" for i in range(1, GODS + 1)]
HERO_NAMES: Final = [f"h{i:02}" for i in range(1, HEROES + 1)]
RUIN_NAMES: Final = [f"x{i:02}" for i in range(1, RUINS + 1)]


class Box:
    """A box that was read and checked; it never changes afterwards."""

    def __init__(self) -> None:
        # The map (I2)
        self.spots: list[str] = []  # in map order: city, p1, ...
        self.q: list[int] = []  # spot: where it lies; the city by the first of its cells
        self.r: list[int] = []
        self.city_cells: list[tuple[int, int]] = []  # q, r
        self.near: list[list[int]] = []  # spot: its neighbours, rising
        self.around: list[int] = []  # spot: the same as a set of spots, see rules/reach.py
        self.rim: list[bool] = []  # spot: has a side where no tile can ever lie; so it is an edge tile (I2.16)
        self.corners: list[int] = []  # spots
        self.layout: list[list[int]] = []  # seats: spots of the standard layout, rising

        # Terrain tiles (I2.8 to I2.10)
        self.tile_kinds: list[str] = []
        self.terrain: list[int] = []  # tile kind: LAND, WATER
        self.building: list[int] = []  # tile kind: CAMP, ...
        self.gem: list[int] = []  # tile kind: colour of the mine, or -1
        self.tile_copies: list[list[int]] = []  # seats, tile kind: copies

        # The action board (I3.13, I3.14, I6.14 to I6.16)
        self.action_tiles: list[str] = []
        self.parts: list[list[int]] = []  # action tile: its actions
        self.action_copies: list[list[int]] = []  # seats, action tile: 1 if it takes part
        self.rows: list[int] = []  # seats
        self.columns: list[int] = []
        self.costs: list[list[int]] = []  # seats: cost markers, rising

        # Wheels, by level (I1.14 to I1.18), and numbers that hit (I10)
        self.defence: list[int] = []
        self.melee: list[int] = []
        self.ranged: list[int] = []
        self.move_linear: list[int] = []
        self.move_paired: list[int] = []
        self.stone: list[int] = []  # or ANY
        self.fire: list[int] = []
        self.turn_shields = 0  # for a turn of the defence wheel
        self.turn_luck: list[int] = []  # for a turn of the melee wheel to a level
        self.turn_magic = 0  # for a turn of the magic wheel
        self.stone_hits = 0  # masks
        self.fire_hits = 0
        self.ranged_hits = 0

        # Pieces of a seat and of the supply (I1.7, I1.12, I1.26, I19.2)
        self.warriors = 0
        self.scouts = 0
        self.action_markers = 0
        self.shields = 0
        self.war_markers = 0
        self.luck_tokens = 0
        self.idol_tokens = 0
        self.stone_cards = 0
        self.fire_cards = 0
        self.strip_coins: list[int] = []  # strip 1 to 5
        self.strip_points: list[int] = []

        # Start, supply phase, actions, idols (I3.15 to I3.18, I5, I7, I18.1)
        self.start_warriors = 0
        self.start_luck = 0
        self.start_magic = 0
        self.start_coins: list[int] = []  # place in the first turn order, 0 to 3
        self.supply_warriors = 0
        self.village_coins = 0
        self.camp_warriors = 0
        self.temple_idols = 0
        self.action_coins = 0
        self.action_magic = 0
        self.reinforcements = 0
        self.favour_steps = 0
        self.favour_luck = 0
        self.favour_top = 0
        self.unit_limit = 0
        self.idol_coins = 0
        self.idol_luck = 0
        self.idol_magic = 0
        self.idol_blocks = 0

        # Gains: what and how much of it
        self.treasure: list[tuple[int, int]] = []  # die number (I7.9)
        self.take_over: list[tuple[int, int]] = []  # CAMP, VILLAGE, TEMPLE (I14.3 to I14.5)
        self.line_words: list[str] = []  # gem lines in the order of payment (I15.3)
        self.lines: list[tuple[int, int, int, int]] = []  # line: two colours, gain, amount
        self.gem_points: list[int] = []  # number of gems
        self.ruins: list[str] = []
        self.ruin_gains: list[list[tuple[int, int]]] = []  # ruin (I23)
        self.ruin_points: list[int] = []

        # Creatures (I24) and their attack on the city (I16)
        self.symbols: list[list[str]] = []  # kind, phase: the symbol that hits, "" in a phase without roll
        self.special: list[int] = []  # kind
        self.strengths: list[list[int]] = []  # kind: one for each figure, rising
        self.faces: list[list[list[str]]] = []  # die, kind, die number: symbols
        self.face_hits: list[list[list[list[int]]]] = []  # die, kind, phase, die number: hits
        self.face_marks: list[list[list[int]]] = []  # die, kind, die number: symbols that work for its special
        self.map_die: list[int] = []  # round: light, dark
        self.city_die: list[int] = []
        self.city_strength: list[int] = []
        self.city_win: list[int] = []  # round: points
        self.city_loss = 0  # points, below 0
        self.city_units = 0  # that fight at most

        # Tasks (I16.1, I17.6, I22)
        self.tasks: list[str] = []
        self.task_set: list[int] = []
        self.task_condition: list[int] = []
        self.task_need: list[list[int]] = []  # by creature kind, building, terrain or gem; otherwise a single number
        self.set_after: list[int] = []  # round: the set that is checked after it, or -1
        self.set_round: list[int] = []  # set: the round after which it is checked
        self.set_points: list[int] = []

        # Gods (I20) and heroes (I21)
        self.gods: list[str] = []
        self.god_about: list[str] = []  # the tile, piece, action, wheel or card that the effect speaks of, or ""
        self.god_value: list[int] = []  # the number of the effect, or 0
        self.god_numbers: list[dict[str, int]] = []  # all its numbers, by their words in the file
        self.god_hits: list[int] = []  # mask, or 0
        self.cap_god: list[int] = []  # action: the god that caps its price, or 0; its value is the cap
        self.heroes: list[str] = []
        self.hero_hits: list[int] = []  # mask, or 0
        self.hero_type: list[int] = []
        self.hero_pay: list[int] = []

        # Final scoring (I17.1, I17.3, I17.10)
        self.tile_points = 0
        self.idol_points = 0
        self.hero_points = 0
