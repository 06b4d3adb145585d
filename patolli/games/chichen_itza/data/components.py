"""Words and sizes of Chichén Itzá that no box file can change; the table of actions is built on them."""

from typing import Final

Words = tuple[str, ...]  # tables of constants are typed so: mypyc would box a tuple of known length whole at each use
Numbers = tuple[int, ...]

SEATS: Final[Words] = ("red", "green", "yellow", "blue")  # I1.1
ROUNDS: Final = 6  # fields of the round track
TURNS: Final = 4  # of each seat in a round, an action marker for each (I4.2, I1.7)
LEVELS: Final = 6  # of a wheel (I1.14)
FACES: Final = 6
STRIPS: Final = 5  # I1.10
STRIP_WARRIORS: Final = 5
CORNERS: Final = 4  # I2.6
MAX_UNITS: Final = 6  # that `take` and `set` can name (I25.19)
MAX_YIELD: Final = 8  # villages and camps that `yield` can name
MAX_MAGIC: Final = 32  # cards that `cast` and `mix` can name
FIRST_COSTS: Final = 7  # that the first block of `cost` names; a second block at the end of the table names the others
MAX_COST: Final = 9
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
