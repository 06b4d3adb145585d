"""The values of a box file, as the rules read them. load.py fills them.

Lists are indexed by meaning: by spot (0 is the city), tile kind, action, card, die number, wheel level, round or
number of seats. Where counting starts at 1 (gods, heroes, ruins, tasks, levels, rounds, strips, die numbers) or 2
(seats), the entries before are empty. A set of die numbers is a bit mask: bit n stands for the number n.

Each group of values is the base class of the next, and `Box` is the last: a rule reads `box.gods` as fast as from one
class, and each function of the loader is typed by the group that it fills.
"""


class Map:
    """The map (I2)."""

    def __init__(self) -> None:
        self.spots: list[str] = []  # in map order: city, p1, ...
        self.q: list[int] = []  # spot: where it lies; the city by the first of its cells
        self.r: list[int] = []
        self.city_cells: list[tuple[int, int]] = []  # q, r
        self.near: list[list[int]] = []  # spot: its neighbours, rising
        self.around: list[int] = []  # spot: the same as a set of spots, see rules/reach.py
        self.rim: list[bool] = []  # spot: has a side where no tile can ever lie; so it is an edge tile (I2.16)
        self.corners: list[int] = []  # spots
        self.layout: list[list[int]] = []  # seats: spots of the standard layout, rising


class Terrain(Map):
    """The terrain tiles (I2.8 to I2.10)."""

    def __init__(self) -> None:
        super().__init__()
        self.tile_kinds: list[str] = []
        self.terrain: list[int] = []  # tile kind: LAND, WATER
        self.building: list[int] = []  # tile kind: CAMP, ...
        self.gem: list[int] = []  # tile kind: colour of the mine, or -1
        self.tile_copies: list[list[int]] = []  # seats, tile kind: copies


class ActionBoard(Terrain):
    """The action board (I3.13, I3.14, I6.14 to I6.16)."""

    def __init__(self) -> None:
        super().__init__()
        self.action_tiles: list[str] = []
        self.parts: list[list[int]] = []  # action tile: its actions
        self.act_action: list[int] = []  # act: its action
        self.tile_acts: list[int] = []  # action tile: its acts, as a set
        self.acts_of: list[int] = []  # action: the acts that carry it out, as a set
        self.action_copies: list[list[int]] = []  # seats, action tile: 1 if it takes part
        self.rows: list[int] = []  # seats
        self.columns: list[int] = []
        self.costs: list[list[int]] = []  # seats: cost markers, rising


class Pieces(ActionBoard):
    """The pieces of a seat and of the supply (I1.7, I1.12, I1.26, I19.2)."""

    def __init__(self) -> None:
        super().__init__()
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


class Wheels(Pieces):
    """The wheels, by level (I1.14 to I1.18), and the numbers that hit (I10)."""

    def __init__(self) -> None:
        super().__init__()
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


class Amounts(Wheels):
    """Start, supply phase, actions, idols, final scoring (I3.15 to I3.18, I5, I7, I17.1, I17.3, I17.10, I18.1)."""

    def __init__(self) -> None:
        super().__init__()
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
        self.tile_points = 0
        self.idol_points = 0
        self.hero_points = 0


class Gains(Amounts):
    """Gains, each as its kind and its amount, and the gem lines and ruins that give them (I7.9, I14, I15.3, I23)."""

    def __init__(self) -> None:
        super().__init__()
        self.treasure: list[tuple[int, int]] = []  # die number (I7.9)
        self.take_over: list[tuple[int, int]] = []  # CAMP, VILLAGE, TEMPLE (I14.3 to I14.5)
        self.line_words: list[str] = []  # gem lines in the order of payment (I15.3)
        self.lines: list[tuple[int, int, int, int]] = []  # line: two colours, gain, amount
        self.gem_points: list[int] = []  # number of gems
        self.ruins: list[str] = []
        self.ruin_gains: list[list[tuple[int, int]]] = []  # ruin (I23)
        self.ruin_points: list[int] = []


class Creatures(Gains):
    """The creatures (I24) and their attack on the city (I16)."""

    def __init__(self) -> None:
        super().__init__()
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
        self.rounds = 0  # of a game


class Tasks(Creatures):
    """The tasks and the rounds that check them (I16.1, I17.6, I22)."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[str] = []
        self.task_set: list[int] = []
        self.task_condition: list[int] = []
        self.task_need: list[list[int]] = []  # by creature kind, building, terrain or gem; otherwise a single number
        self.sets_after: list[list[int]] = []  # round: the sets that are checked after it
        self.set_round: list[int] = []  # set: the round after which it is checked
        self.set_points: list[int] = []


class Cards(Tasks):
    """The gods (I20) and heroes (I21)."""

    def __init__(self) -> None:
        super().__init__()
        self.gods: list[str] = []
        self.god_about: list[str] = []  # the tile, piece, action, wheel or card that the effect speaks of, or ""
        self.god_value: list[int] = []  # the number of the effect, or 0
        self.god_numbers: list[dict[str, int]] = []  # all its numbers, by their words in the file
        self.god_hits: list[int] = []  # mask, or 0
        self.cap_god: list[int] = []  # action: the god that caps its price, or 0; its value is the cap
        self.capped_acts: list[int] = []  # god: the acts whose price it caps, as a set
        self.heroes: list[str] = []
        self.hero_hits: list[int] = []  # mask, or 0
        self.hero_type: list[int] = []
        self.hero_pay: list[int] = []


class Box(Cards):
    """A box that was read and checked; it never changes afterwards."""
