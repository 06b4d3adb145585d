"""A reference for tests: the lake of the rules (C2) and the movement of C8, written a second time in the plainest way.

What the tests compare the engine with; nothing here comes from the engine.
"""

from collections.abc import Collection, Iterator, Mapping

TERRAIN = """\
.............3.......
......1.h.1....2.....
....~~=~~~=~~~~h.....
...~~~=~~~+~~~~~~....
..2h~~==+==~~~~~~~...
...~~~~~~~=~~~~~~~3..
...~~~~~ABCDE~~~~~h..
...~~~~~PQRSF~~~~~...
...1==+=OXYTG~~~~~~..
...~~~~~NWVUH~~~~~3..
..2~~~~~MLKJI~~~~~~..
...h~~~~~~=~~~~~~~~..
...~~~==+==~~~~~~~h..
...~~~=~~~+~~~~~~~...
....~~=~~~=~~~~~.3...
......1.h.1.h2.......
........2..3.........
""".splitlines()
STARTS = """\
.a..s....a..s...a..s.
.....................
..s...............a..
....s...a....s.......
..........b........s.
.a.............a.....
......a.B...B...s....
..............s.....a
.....b..........b....
..............a.....s
......s.B...B...a....
.s.............s.....
..........b........a.
....a...s....a.......
..a...............s..
.....................
.s..a....s..a...s..a.
""".splitlines()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"  # city fields 1 to 25
KIND = {
    ".": "land",
    "~": "water",
    "=": "dike",
    "+": "bridge",
    "h": "harbour",
    "1": "village",
    "2": "village",
    "3": "village",
}
PLACES = [(x, y) for y in range(17) for x in range(21)]
SIGN = {(x, y): TERRAIN[y][x] for x, y in PLACES}
START = {(x, y): STARTS[y][x] for x, y in PLACES}
FOOT = ("land", "village", "harbour", "dike", "bridge", "city")
BOAT = ("water", "harbour", "bridge")
GATES = [{"k6", "tn3"}, {"h9", "tn15"}, {"k12", "tn11"}]  # C2.14

Place = tuple[int, int]


def coordinate(place: Place) -> str:
    """Return the coordinate of a place (C2.2)."""
    return f"{'abcdefghijklmnopqrstu'[place[0]]}{place[1] + 1}"


def name(place: Place) -> str:
    """Return the one name of a field: its city number or its coordinate (C2.5)."""
    city = LETTERS.find(SIGN[place]) + 1
    return f"tn{city}" if city else coordinate(place)


NAMES = [name(place) for place in PLACES]
PLACE = dict(zip(NAMES, PLACES, strict=True))


def kind(field: str) -> str:
    """Return the kind of a field (C2.4)."""
    return KIND.get(SIGN[PLACE[field]], "city")


def starts(signs: str) -> list[str]:
    """Return the start fields with one of these signs."""
    return [name(place) for place in PLACES if START[place] in signs]


OUTSIDE = [field for field in NAMES if kind(field) != "city"]
CITY = [f"tn{number}" for number in range(1, 26)]
TEMPLES = CITY[16:24]
VILLAGES = {field: int(SIGN[PLACE[field]]) for field in NAMES if kind(field) == "village"}


def neighbours(field: str) -> Iterator[str]:
    """Yield the neighbours of a field (C2.10)."""
    x, y = PLACE[field]
    for place in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
        if place in SIGN:
            yield name(place)


def ways(field: str, way: str, down: Collection[str]) -> Iterator[tuple[str, str]]:
    """Return the steps from a field, on foot or by boat, with the way of travel there (C2.11 to C2.16)."""
    for near in neighbours(field):
        border = (kind(near) == "city") != (kind(field) == "city")
        if near in down or (border and {near, field} not in GATES):
            continue
        for how, kinds in (("foot", FOOT), ("boat", BOAT)):
            if kind(near) in kinds and (how == way or kind(field) == "harbour"):
                yield near, how


def prices(start: str, foreign: Collection[str], down: Collection[str]) -> Mapping[str, int]:
    """Return the cheapest price of every possible target past figures that cost (C8.4 to C8.8, C8.13)."""
    begin = [(start, "boat" if kind(start) == "water" else "foot")]  # C8.14
    best = {node: 0 for node in begin}
    changed = True
    while changed:
        changed = False
        for (field, way), paid in list(best.items()):
            over = field in foreign and not (kind(field) == "bridge" and way == "boat") and field != start  # C8.7
            for near in ways(field, way, down):
                if best.get(near, 1000) > paid + over:
                    best[near] = paid + over
                    changed = True
    goals: dict[str, int] = {}
    for (field, way), paid in best.items():
        if not (kind(field) == "bridge" and way == "boat"):
            goals[field] = min(paid, goals.get(field, 1000))
    goals.pop(start)
    return goals
