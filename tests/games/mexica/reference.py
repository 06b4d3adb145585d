"""The rules a second time, in plain and slow code, for comparison with the fast engine.

Nothing here is shared with the engine. Cells are names in lower case, `~` is the lake; a Board is read from a dump.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

GRID = [
    "~#~~~#####~~~~~~~~~~~",
    "~###########~~~~~~~~~",
    "############~~~~~~~~~",
    "##############~~~~~~~",
    "~###############~~~~~",
    "~######S######C###~##",
    "~#####SES#####C######",
    "~######S######C######",
    "~~############C#####~",
    "~################~~~~",
    "###############~~~~~~",
    "#############~~~~~~~~",
    "###########~~~~~~~~~~",
    "~~####~~##~~~~~~~~~~~",
]
LAKE = "~"
LETTER = {f"{chr(97 + x)}{y + 1}": letter for y, row in enumerate(GRID) for x, letter in enumerate(row)}
ISLAND = [cell for cell, letter in LETTER.items() if letter != "~"]
ORDINARY = [cell for cell in ISLAND if LETTER[cell] == "#"]
STARTS = ["h6", "g7", "i7", "h8"]
PALACE = [*STARTS, "h7"]
SIZES = range(3, 14)
COPIES = {size: 2 if size <= 6 else 1 for size in SIZES}
SETS = {1: (3, 3, 2, 1), 2: (3, 2, 2, 2)}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def half(n: int) -> int:
    return (n + 1) // 2


NUMBERS = {size: (size, half(size), half(half(size))) for size in range(1, 193)}


def beside(cell: str, side: str) -> str:
    """Return the cell on a side; the lake is one body of water."""
    x, y = STEPS[side]
    name = f"{chr(ord(cell[0]) + x)}{int(cell[1:]) + y}"
    return name if LETTER.get(name, "~") != "~" else LAKE


SIDES = {cell: [beside(cell, side) for side in STEPS] for cell in ISLAND}
COAST = [cell for cell in ISLAND if LAKE in SIDES[cell]]


def near(cell: str) -> list[str]:
    """Return the neighbours of a cell; those of the lake are the whole coast."""
    return COAST if cell == LAKE else SIDES[cell]


def ends(cell: str, axis: str) -> list[str]:
    """Return the two ends of a bridge."""
    return [beside(cell, side) for side in (("north", "south") if axis == "ns" else ("west", "east"))]


class Board(NamedTuple):
    """The pieces on the table."""

    phase: int
    round: int
    canals: set[str]
    bridges: dict[str, str]
    temples: dict[str, tuple[int, int]]
    tiles: dict[str, int]
    mexica: dict[int, str]
    singles: int
    doubles: int
    spans: int
    bank: int
    display: dict[int, int]
    hand: list[list[int]]
    chips: list[int]


def board(dump: Mapping[str, Any]) -> Board:
    """Return the board of a dump."""
    s = dump["state"]
    by_name = {
        field: dict(zip(ISLAND, s[field], strict=True)) for field in ("canal", "bridge", "temple", "owner", "tile")
    }
    return Board(
        phase=s["phase"],
        round=s["round"],
        canals={cell for cell, kind in by_name["canal"].items() if kind},
        bridges={cell: "ns" if axis == 1 else "ew" for cell, axis in by_name["bridge"].items() if axis},
        temples={cell: (by_name["owner"][cell], value) for cell, value in by_name["temple"].items() if value},
        tiles={cell: size for cell, size in by_name["tile"].items() if size},
        mexica={seat: ISLAND[cell] for seat, cell in enumerate(s["mexica"]) if cell >= 0},
        singles=s["singles"],
        doubles=s["doubles"],
        spans=s["bridges"],
        bank=s["bank"],
        display=dict(zip(SIZES, s["display"], strict=True)),
        hand=s["hand"],
        chips=s["chips"],
    )


# Questions about a board


def land(b: Board, cell: str) -> bool:
    return cell != LAKE and cell not in b.canals


def free(b: Board, cell: str) -> bool:
    return land(b, cell) and cell not in b.temples and cell not in b.tiles and cell not in b.mexica.values()


def bare_bridge(b: Board, cell: str) -> bool:
    return cell in b.bridges and cell not in b.mexica.values()


def flood(start: str, inside: Iterable[str]) -> set[str]:
    """Return the cells among these that are connected with a cell."""
    left = set(inside) - {start}
    found, wave = {start}, [start]
    while wave:
        new = {cell for at in wave for cell in near(at)} & left
        left -= new
        found |= new
        wave = list(new)
    return found


def parts(cells: Iterable[str]) -> list[set[str]]:
    """Return the connected parts of these cells."""
    left, found = set(cells), []
    while left:
        found.append(flood(min(left), left))
        left -= found[-1]
    return found


def districts(b: Board) -> list[set[str]]:
    """Return all districts (M5.1)."""
    return parts(set(ISLAND) - b.canals)


def district(b: Board, cell: str) -> set[str]:
    """Return the district of a land cell."""
    return flood(cell, set(ISLAND) - b.canals)


def tile_in(b: Board, cells: set[str]) -> int:
    """Return the size of the tile in a district, 0 if it is unfounded."""
    return next((b.tiles[cell] for cell in cells if cell in b.tiles), 0)


def trips(b: Board, start: str) -> dict[str, int]:
    """Return the cost of the cheapest trip from a bridge to each other one, over links (M9.3, M9.5)."""
    price = {start: 0}
    wave = [start]
    while wave:
        here = wave.pop(0)
        open_water = (b.canals | {LAKE}) - set(b.bridges)
        reach = flood(here, open_water)
        linked = {cell for water in reach for cell in near(water)} & set(b.bridges)
        for cell in linked - set(price):
            price[cell] = price[here] + 1
            wave.append(cell)
    return {cell: cost for cell, cost in price.items() if cell != start}


def points(b: Board, phase: int, players: int) -> list[int]:
    """Return the payment of a scoring to each seat (M15)."""
    gained = [5 if b.mexica.get(seat) in STARTS else 0 for seat in range(players)]
    for cells in districts(b):
        tile = tile_in(b, cells)
        if not tile and phase == 1:
            continue
        value = [0] * 5
        for cell in cells & set(b.temples):
            owner, worth = b.temples[cell]
            value[owner] += worth
        for seat in range(players):
            place = sum(other > value[seat] for other in value)
            if value[seat] and place < 3:
                gained[seat] += NUMBERS[tile or len(cells)][place]
    return gained


def host(b: Board, cells: set[str], n: int) -> bool:
    """Say whether a district can host a tile (M14.8)."""
    if tile_in(b, cells):
        return False
    bare = cells - set(b.temples)
    ordinary = bare & set(ORDINARY)
    k = 0 if len(cells) == n else 1 if b.singles else 2
    if k == 2 and not b.doubles:
        return False
    pair = any(set(near(cell)) & ordinary for cell in ordinary)
    return len(cells) >= n + k and len(ordinary) >= k + 1 and len(bare) >= k + 2 and (k < 2 or pair)


def pocket(b: Board, seat: int) -> set[str]:
    """Return the own cell and the free land reached from there (M12.3)."""
    return flood(b.mexica[seat], [cell for cell in ISLAND if free(b, cell)])


def shut_in(b: Board, seat: int, edition_2002: bool) -> bool:
    """Say whether a Mexica is shut in (M12.3, M12.4)."""
    if seat not in b.mexica:
        return False
    here = b.mexica[seat]
    if here in b.bridges:
        if any(free(b, end) for end in ends(here, b.bridges[here])) or 1 in trips(b, here).values():
            return False
        water = flood(here, (b.canals | {LAKE}) - set(b.bridges)) - {here, LAKE}
        return not (
            edition_2002 and any(all(land(b, end) for end in ends(c, axis)) for c in water for axis in ("ns", "ew"))
        )
    yard = pocket(b, seat)
    if any(bare_bridge(b, cell) and set(ends(cell, b.bridges[cell])) & yard for cell in b.bridges):
        return False
    bridge_left = b.spans > 0 or any(bare_bridge(b, cell) for cell in b.bridges)
    if edition_2002 and bridge_left and any(spannable(b, cell, yard) for cell in b.canals - set(b.bridges)):
        return False
    areas = parts([cell for cell in ISLAND if free(b, cell) and cell not in yard])
    return any(len(area) > len(yard) for area in areas)


def spannable(b: Board, cell: str, yard: set[str]) -> bool:
    """Say whether a bridge on this canal cell would lead out of the yard to land, or back into it."""
    return any(
        (one in yard and land(b, other)) or (other in yard and land(b, one))
        for one, other in (ends(cell, "ns"), ends(cell, "ew"))
    )


# Legal actions of a turn


def sites(b: Board, lifted: str = "") -> set[str]:
    """Return the places for a bridge, as `cell axis` (M7.1 to M7.3)."""
    empty = (b.canals - set(b.bridges)) | ({lifted} if lifted else set())
    return {
        f"{cell} {axis}" for cell in empty for axis in ("ns", "ew") if all(land(b, end) for end in ends(cell, axis))
    }


def canals(b: Board) -> set[str]:
    """Return the legal canals (M4)."""
    founded = {cell for cells in districts(b) if tile_in(b, cells) for cell in cells}
    blocked = {end for at, axis in b.bridges.items() for end in ends(at, axis)}
    dry = {cell for cell in ORDINARY if free(b, cell)} - founded - blocked
    found = {f"canal {cell}" for cell in dry} if b.singles else set()
    if b.doubles:
        found |= {f"canal {a}-{c}" for a in dry for c in (beside(a, "east"), beside(a, "south")) if c in dry}
    return found


def bridges(b: Board) -> set[str]:
    """Return the legal bridges and their moves (M7)."""
    if b.spans:
        return {f"bridge {site}" for site in sites(b)}
    return {
        f"rebridge {start} {site}"
        for start, axis in b.bridges.items()
        if bare_bridge(b, start)
        for site in sites(b, start) - {f"{start} {axis}"}
    }


def moves(b: Board, seat: int, ap: int) -> set[str]:
    """Return the legal moves of a Mexica (M8, M9, M10)."""
    here = b.mexica[seat]
    on_bridge = here in b.bridges
    found = set()
    for cell in set(near(here)) - {LAKE}:
        if free(b, cell) and (not on_bridge or cell in ends(here, b.bridges[here])):
            found.add(f"walk {cell}")
        if bare_bridge(b, cell) and not on_bridge and here in ends(cell, b.bridges[cell]):
            found.add(f"walk {cell}")
    if on_bridge:
        found |= {f"sail {cell}" for cell, cost in trips(b, here).items() if cost <= ap and bare_bridge(b, cell)}
    if ap >= 5:
        found |= {f"jump {cell}" for cell in ISLAND if free(b, cell) or bare_bridge(b, cell)}
    return found


def works(b: Board, seat: int, ap: int) -> tuple[set[str], set[str]]:
    """Return the legal temples and foundings (M11, M6)."""
    here = b.mexica[seat]
    if not land(b, here):
        return set(), set()
    home = district(b, here)
    plots = [cell for cell in home if free(b, cell) and cell not in PALACE]
    values = [value for value in (1, 2, 3, 4) if b.hand[seat][value - 1] and value <= ap]
    size = len(home)
    can_found = not tile_in(b, home) and b.display.get(size, 0) > 0
    temples = {f"build {value} {cell}" for value in values for cell in plots}
    return temples, {f"found {size} {cell}" for cell in plots} if can_found else set()


def offers(b: Board, seat: int, ap: int, taken: int, may_propose: bool) -> set[str]:
    """Return all legal actions of a turn but for the protection of the first round (M20.1)."""
    temples, foundings = works(b, seat, ap)
    found = {"end"} | foundings
    if ap:
        found |= canals(b) | bridges(b) | moves(b, seat, ap) | temples
    if ap and b.bank and taken < 2:
        found.add("chip")
    if b.chips[seat] > taken:
        found.add("spend")
    if b.phase == 2 and may_propose:
        found |= {f"discard {size}" for size, copies in b.display.items() if copies}
    return found
