"""Draw the island for a terminal, two characters a cell, and beside it the seats and the supply.

Every colour is repeated by a sign, so that the drawing can be read without colours. Labels are the verbs and signs that
people type and see, so that they need no translation.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.data.components import CELL_AT, NAMES, SMALLEST, sizes
from patolli.games.mexica.data.load import COLUMNS, LETTERS, ROWS
from patolli.games.mexica.rules.canals import HALF, SINGLE
from patolli.games.mexica.rules.districts import address
from patolli.games.mexica.rules.turn import current_turn
from patolli.games.mexica.state import MexicaState

Span = tuple[str, str]  # text and style
Row = list[Span]

MARKS: Final = "▲■●◆✚"  # by owner, the neutral one last
INKS: Final = ("#b3261e", "#1746c7", "#1f1f24", "#8a1c9c", "#6b5a45")
LAND: Final = "on #ecdcb0"
FOUNDED: Final = "on #bfd89a"
STONE: Final = "on #b7ada0"
DOT: Final = "#a98f5a"
LAKE_STYLE: Final = "on #17486b"
CANAL_STYLE: Final = "#0d4a58 on #52bccb"
BRIDGE_STYLE: Final = "bold #fff3d6 on #7c4a1e"
TILE_STYLE: Final = "bold #ffffff on #1f7a1f"
PALACE: Final = {"S": " ⌂", "E": " ✶"}
CANALS: Final = {SINGLE: "()", HALF: "╰╯", HALF + 1: "(≈", HALF + 2: "╭╮", HALF + 3: "≈)"}  # HALF: the other is north
BRIDGES: Final = {1: "║", 2: "═"}
PHASES: Final = ("", "I", "II")
PANEL: Final = 33  # characters beside the island
LABEL: Final = 5


def render_text(s: MexicaState) -> list[Row]:
    """Return the rows, each at most 80 characters wide."""
    letters = "".join(f" {letter}" for letter in LETTERS)
    island: list[Row] = [[(f"   {letters}", "bold")]]
    for y in range(ROWS):
        cells = [cell_span(s, CELL_AT.get((x, y))) for x in range(COLUMNS)]
        island.append([(f"{y + 1:>2} ", "bold"), *cells])
    panel = panel_rows(s) + [[]] * len(island)
    return [
        [*row, ("  ", ""), *beside] for row, beside in zip(island, panel, strict=False)
    ]  # the panel may be longer: then its last districts are left out


def cell_span(s: MexicaState, cell: int | None) -> Span:
    """Return the two characters of a cell: its piece, else its kind."""
    if cell is None:
        return "  ", LAKE_STYLE
    if cell in s.mexica:
        return mexica_span(s, cell)
    if s.bridge[cell]:
        return BRIDGES[s.bridge[cell]] * 2, BRIDGE_STYLE
    if s.canal[cell]:
        return CANALS[s.canal[cell]], CANAL_STYLE
    founded = s.founded[s.region[cell]] > 0
    ground = FOUNDED if founded else LAND
    if s.temple[cell]:
        return temple(s.owner[cell], s.temple[cell], ground)
    if s.tile[cell]:
        return f"{s.tile[cell]:>2}", TILE_STYLE
    if s.box.letter[cell] in PALACE:
        return PALACE[s.box.letter[cell]], f"bold #4a2f10 {STONE}"
    return " :" if founded else " ·", f"{DOT} {ground}"


def mexica_span(s: MexicaState, cell: int) -> Span:
    """Return a Mexica: the name of its seat, or on a bridge the axis and the number of the seat."""
    seat = s.mexica.index(cell)
    return f"{BRIDGES.get(s.bridge[cell], 'p')}{seat + 1}", f"bold reverse {INKS[seat]} on #ffffff"


def temple(owner: int, value: int, ground: str) -> Span:
    """Return a temple: the mark of its owner, and its value."""
    return f"{MARKS[owner]}{value}", f"bold {INKS[owner]} {ground}"


def panel_rows(s: MexicaState) -> list[Row]:
    """Return the rows beside the island."""
    turn = current_turn(s)
    now = f"{PHASES[s.phase]} · {s.round} · AP {turn.ap}" if turn else ""
    return [
        [(now, "bold")],
        [("          ★  chip  build 1 2 3 4", "dim")],
        *[seat_row(s, seat, turn is not None and turn.seat == seat) for seat in range(s.players)],
        neutral_row(s),
        supply_row(s),
        *tile_rows(s),
        [],
        *land_rows(s),
    ]


def seat_row(s: MexicaState, seat: Seat, playing: bool) -> Row:
    """Return points, chips and temples in hand of a seat; the one that plays is marked."""
    hand = " ".join(f"{n}" for n in s.hand[seat])
    name = (f"p{seat + 1}", f"bold reverse {INKS[seat]} on #ffffff")
    mark = (f"{MARKS[seat]} ", f"bold {INKS[seat]} {LAND}")
    numbers = f" {s.points[seat]:>5} {s.chips[seat]:>5}        {hand}"
    return [(">" if playing else " ", "bold"), name, mark, (numbers, "bold" if playing else "")]


def neutral_row(s: MexicaState) -> Row:
    """Return the neutral temples that are still to be placed; an empty row if there are none."""
    if not any(s.neutral):
        return []
    hand = " ".join(f"{n}" for n in s.neutral)
    return [("   ", ""), (f"{MARKS[-1]} ", f"bold {INKS[-1]} {LAND}"), (f"{hand:>27}", "")]


def supply_row(s: MexicaState) -> Row:
    """Return the canals of one and two cells, bridges and chips in the supply."""
    return [
        ("()", CANAL_STYLE),
        (f" {s.singles}  ", ""),
        ("(≈≈)", CANAL_STYLE),
        (f" {s.doubles}  ", ""),
        ("══", BRIDGE_STYLE),
        (f" {s.bridges}  ", ""),
        (f"chip {s.bank}", ""),
    ]


def tile_rows(s: MexicaState) -> list[Row]:
    """Return the tiles on display, and those that wait or are gone."""
    rows = wrapped("found", [[(f"{size}", TILE_STYLE)] for size in sizes(s.display)])
    for label, copies in ((PHASES[2], s.waiting), ("×", s.removed)):
        if any(copies):
            rows += wrapped(label, [[(f"{size}", "dim")] for size in sizes(copies)])
    return rows


def land_rows(s: MexicaState) -> list[Row]:
    """Return the sizes of the unfounded districts, each with one of its cells; sizes on display stand out."""
    regions = [region for region, size in enumerate(s.size) if size >= SMALLEST and not s.founded[region]]
    on_display = sizes(s.display)
    regions.sort(key=lambda region: (s.size[region] not in on_display, -s.size[region]))
    items: list[Row] = [
        [(f"{s.size[r]}", TILE_STYLE if s.size[r] in on_display else "bold"), (f"·{NAMES[address(s, r)]}", "dim")]
        for r in regions
    ]
    return wrapped("·", items)


def wrapped(label: str, items: list[Row]) -> list[Row]:
    """Return a label and its items, on as many rows as they need."""
    rows: list[Row] = [[(f"{label:<{LABEL}}", "bold")]]
    room = PANEL - LABEL
    for item in items:
        width = 1 + sum(len(text) for text, _ in item)
        if width > room:
            rows.append([(" " * LABEL, "")])
            room = PANEL - LABEL
        rows[-1] += [(" ", ""), *item]
        room -= width
    return rows
