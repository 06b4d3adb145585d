"""The land around the city in a terminal, and beside it the seats, the action board, the cards and a running fight.

A tile has two lines of eight characters: its name, terrain and building above; below a creature with its strength, or
units as `take` writes them; scouts as small letters at the right. The city is two tiles wide. Every colour is repeated
by a sign. Labels are words of actions and records.
"""

from itertools import zip_longest
from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import ACTS
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import (
    BUILDINGS,
    GEMS,
    KINDS,
    MINE,
    RUIN,
    SEATS,
    TYPES,
    WATER,
)
from patolli.games.chichen_itza.rules.combat.battle import PHASE_WORDS
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.gods import Delve
from patolli.games.chichen_itza.rules.prices import ACT_TILE
from patolli.games.chichen_itza.state import CITY, GROUP, NO_BEAST, NO_SEAT, NO_TILE
from patolli.games.chichen_itza.ui.describe import FREE, THROWS
from patolli.games.chichen_itza.ui.insight import Insight
from patolli.games.chichen_itza.ui.view_parts import View, cards_in, find, gods_of, heroes_at, known, numbers, units

Span = tuple[str, str]  # text and style
Row = list[Span]

TILE: Final = 8  # characters of a tile
PANEL: Final = 70  # characters beside the land
LABEL: Final = 5
SEAT_STYLES: Final = (
    "bold #ffffff on #b71c1c",
    "bold #ffffff on #1b6e2e",
    "bold #000000 on #f2cf1f",
    "bold #ffffff on #1949b8",
)
LAND_STYLE: Final = "#3b3a20 on #cdd29a"
WATER_STYLE: Final = "#e6f2fb on #1f5f8f"
CITY_STYLE: Final = "bold #3c3530 on #cbc5be"
CREATURE_STYLE: Final = "bold #ffffff on #7a2e10"
LETTERS: Final = tuple(seat[0].upper() for seat in SEATS)
FIELD: Final = 17  # characters of an action tile
HEADINGS: Final = (" coi luc ido shi", " def mel ran mag", " res war fav crd", "gems  won")


def render_text(view: View, box: Box, insight: Insight) -> list[Row]:
    """Return the rows of the land with the panel beside them, which may be longer than the land."""
    land = land_rows(view, box)
    width = max(sum(len(text) for text, _ in row) for row in land)
    padded = [[*row, (" " * (width - sum(len(text) for text, _ in row)), "")] for row in land]
    blank: Row = [(" " * width, "")]
    panel = panel_rows(view, box, insight)
    return [[*(row or blank), ("  ", ""), *(beside or [])] for row, beside in zip_longest(padded, panel)]


def tag(seat: Seat) -> Span:
    """Return the letter of a seat in its colour."""
    return LETTERS[seat], SEAT_STYLES[seat]


# The land


def land_rows(view: View, box: Box) -> list[Row]:
    """Return two rows of text for each row of tiles, each half a tile further to the right than the one above."""
    table = view["state"]
    there = [spot for spot, tile in enumerate(table["tile"]) if spot == CITY or tile != NO_TILE]
    left = min(2 * box.q[spot] + box.r[spot] for spot in there)
    rows: list[Row] = []
    for r in sorted({box.r[spot] for spot in there}):
        upper: Row = []
        lower: Row = []
        at = 0
        for spot in sorted((spot for spot in there if box.r[spot] == r), key=lambda spot: box.q[spot]):
            start = (2 * box.q[spot] + r - left) * TILE // 2
            above, below = city_spans(view) if spot == CITY else tile_spans(view, box, spot)
            upper += [(" " * (start - at), ""), *above]
            lower += [(" " * (start - at), ""), *below]
            at = start + (2 * TILE if spot == CITY else TILE)
        rows += [upper, lower]
    return rows


def city_spans(view: View) -> tuple[Row, Row]:
    """Return the units of all seats in the city, two seats a line."""
    fight = find(view, Fight)
    edge = "!" if fight and fight["spot"] == CITY else "#"
    lines: list[Row] = []
    for pair in ((0, 1), (2, 3)):
        line: Row = [(edge, CITY_STYLE)]
        for seat in pair:
            force = units(view["state"], seat, CITY) if seat < view["players"] else ""
            line += [tag(seat), (f"{force:<6}", CITY_STYLE)] if force else [(" " * 7, CITY_STYLE)]
        lines.append([*line, (edge, CITY_STYLE)])
    return lines[0], lines[1]


def tile_spans(view: View, box: Box, spot: int) -> tuple[Row, Row]:
    """Return the two lines of a tile."""
    table, fight = view["state"], find(view, Fight)
    kind: int = table["tile"][spot]
    water = box.terrain[kind] == WATER
    ground = WATER_STYLE if water else LAND_STYLE
    edge = "!" if fight and fight["spot"] == spot else "|"
    name = f"{box.spots[spot]}{'~' if water else '·'}{building_sign(table, box, spot)}"
    scouts = [seat for seat in range(view["players"]) if table["scout"][seat][spot]]
    who = occupant(view, spot)
    rest = " " * (5 - sum(len(text) for text, _ in who))
    return (
        [(edge, ground), (f"{name:<5}", f"bold {ground}"), *scout_spans(scouts[:2], ground)],
        [(edge, ground), *who, (rest, ground), *scout_spans(scouts[2:], ground)],
    )


def building_sign(table: View, box: Box, spot: int) -> str:
    """Return the first letter of the building, then the colour of a mine or the points of a known ruin."""
    kind: int = table["tile"][spot]
    letter = BUILDINGS[box.building[kind]][0].upper()
    if box.building[kind] == MINE:
        return letter + GEMS[box.gem[kind]][0]
    if box.building[kind] != RUIN:
        return letter
    ruin = known(table, "ruin", spot)
    return letter + (str(box.ruin_points[ruin]) if ruin else "?")


def occupant(view: View, spot: int) -> Row:
    """Return a creature with its strength, or the units of a seat."""
    table = view["state"]
    if table["creature"][spot] != NO_BEAST:
        return [(f"{KINDS[table['creature'][spot]][:3]}{known(table, 'strength', spot) or '?'}", CREATURE_STYLE)]
    for seat in range(view["players"]):
        force = units(table, seat, spot)
        if force:
            return [(f"{LETTERS[seat]}{force}", SEAT_STYLES[seat])]
    return []


def scout_spans(seats: list[Seat], ground: str) -> Row:
    """Return up to two scouts."""
    return [*[(LETTERS[seat].lower(), SEAT_STYLES[seat]) for seat in seats], (" " * (2 - len(seats)), ground)]


# The panel


def panel_rows(view: View, box: Box, insight: Insight) -> list[Row]:
    """Return the rows beside the land."""
    table = view["state"]
    return [
        [(status(view, box, insight), "bold")],
        [(" " * 9 + " ".join(HEADINGS), "dim")],
        *[seat_row(view, seat, insight) for seat in table["order"] or range(view["players"])],
        *board_rows(view, box, insight),
        *open_rows(view, box),
        *owned_rows(table, box),
        *task_rows(view, box),
        *fight_rows(view),
    ]


def status(view: View, box: Box, insight: Insight) -> str:
    """Return the round and its step."""
    if not view["stack"] or not view["state"]["round"]:
        return ""
    step = insight["step"]
    return f"round {view['state']['round']}/{box.rounds} · {step}" + (f" {insight['turn']}" if step == "action" else "")


def seat_row(view: View, seat: Seat, insight: Insight) -> Row:
    """Return the things of a seat, with marks for the active seat, the seat to act and the viewer."""
    table = view["state"]
    asked = seat in view["to_act"]
    mark = ">" if seat == insight["active"] else "?" if asked else " "
    name = SEATS[seat][1:].upper() if seat == view["seat"] else SEATS[seat][1:]
    purse = [table[thing][seat] for thing in ("coins", "luck", "idols", "shields")]
    rest = [*(table[thing][seat] for thing in ("reserve", "war", "favour")), cards_in(table["hand"][seat])]
    numbered = " ".join("".join(f"{n:>4}" for n in some) for some in (purse, table["wheel"][seat], rest))
    gems = "".join(gem[0] if count else "·" for gem, count in zip(GEMS, table["gems"][seat], strict=True))
    won = sum(strength for _, strength in table["figures"][seat]) + sum(table["raid_cards"][seat])
    return [(mark, "bold"), tag(seat), (f"{name:<7}{numbered} {gems}{won:>4}", "bold" if asked else "")]


def board_rows(view: View, box: Box, insight: Insight) -> list[Row]:
    """Return the action board: costs at its edges, and on each tile its price and the markers."""
    table = view["state"]
    if not insight["prices"]:
        return []
    columns = len(table["column_cost"])
    rows: list[Row] = [[("  ", ""), *[(f"{cost:<{FIELD}}", "bold") for cost in table["column_cost"]]]]
    for i, cost in enumerate(table["row_cost"]):
        row: Row = [(f"{cost} ", "bold")]
        for field in range(i * columns, (i + 1) * columns):
            row += field_spans(table, box, field, insight)
        rows.append(row)
    return rows


def field_spans(table: View, box: Box, field: int, insight: Insight) -> Row:
    """Return an action tile: its name, its price or the prices of its parts, and the markers on it."""
    tile, buyer = table["slot"][field], insight["buyer"]
    parts = box.action_tiles[tile].split("+")
    name = "+".join(part[:4] for part in parts) if len(parts) > 1 else parts[0]
    acts = [ACTS[act] for act in range(len(ACT_TILE)) if ACT_TILE[act] == tile and ACTS[act] != FREE]
    prices = [str(insight["prices"][act]) for act in acts]
    shown = prices[0] if len(set(prices)) == 1 else "/".join(prices)
    faded = buyer is not None and table["marker"][field][buyer] > 0
    markers = [tag(other) for other, count in enumerate(table["marker"][field]) for _ in range(count)]
    gap = " " * (FIELD - len(name) - 1 - len(shown) - len(markers))
    return [(f"{name} ", "dim" if faded else ""), (shown, "dim" if faded else "bold"), *markers, (gap, "")]


def open_rows(view: View, box: Box) -> list[Row]:
    """Return the face-up gods, the heroes to be recruited, and the gods that the viewer has drawn in secret."""
    table, delve = view["state"], find(view, Delve)
    gods = [box.gods[god] for god in table["open_gods"] if god]
    heroes = [f"{kind}={box.heroes[hero]}" for kind, hero in zip(TYPES, table["hero_top"], strict=True) if hero]
    drawn = [box.gods[god] for god in (delve and delve["cards"]) or []]
    row: Row = []
    for label, cards in (("open", gods), ("heroes", heroes), ("drawn", drawn)):
        row += [(f"{label} ", "dim"), (" ".join(cards) + "  ", "bold")] if cards else []
    return [row] if row else []


def task_rows(view: View, box: Box) -> list[Row]:
    """Return the tasks by round with the seats that fulfilled them, and the magic cards of the viewer."""
    table, seat = view["state"], view["seat"]
    row: Row = [("tasks", "dim")]
    for i, task in enumerate(table["goal"]):
        done = [tag(other) for other in table["order"] if table["fulfilled"][other][i]]
        row += [(f" {box.set_round[i]}:", "dim"), (box.tasks[task], "bold"), *done]
    if seat is not None:
        stone, fire = table["hand"][seat]
        row += [("  magic ", "dim"), (f"stone {stone} fire {fire}", "bold")]
    return [row] if table["goal"] else []


def owned_rows(table: View, box: Box) -> list[Row]:
    """Return the gods and the heroes of the seats."""
    found: list[Row] = []  # rows that stay together
    for seat in table["order"]:
        cards = [box.gods[god] for god in gods_of(table, seat)]
        heroes = zip(TYPES, table["hero_card"][seat], strict=True)
        cards += [f"{kind}={box.heroes[hero]}" for kind, hero in heroes if hero]
        for i, card in enumerate(cards):
            found.append([*([] if i else [(" ", ""), tag(seat)]), (f" {card}", "bold")])
    return wrapped("cards", found) if found else []


def fight_rows(view: View) -> list[Row]:
    """Return the fight: spot, phase, both sides, hits of the phase, and the dice."""
    table, fight, throw = view["state"], find(view, Fight), find(view, Throw)
    if not fight:
        return []
    attacker, defender = fight["attacker"], fight["defender"]
    group = f"{fight['warriors'] or ''}{heroes_at(table, attacker, GROUP)}"
    row: Row = [("fight ", "dim"), (f"{PHASE_WORDS[fight['phase']]} ", "bold"), tag(attacker), (group, "bold")]
    row += [(f" hits {fight['hits'][0]}  ", "")]
    if defender != NO_SEAT:
        row += [tag(defender), (units(table, defender, fight["spot"]), "bold")]
    elif fight["kind"] != NO_BEAST:
        row += [(KINDS[fight["kind"]], CREATURE_STYLE), (f" hearts {fight['hearts']}", "bold")]
    row += [(f" hits {fight['hits'][1]}", "")]
    if not throw:
        return [row]
    seat = (attacker, defender)[throw["side"]]
    dice = " ".join(map(str, numbers(throw["dice"])))
    return [row, [("dice  ", "dim"), tag(seat), (f" {THROWS[throw['effect']]} ", ""), (dice, "bold")]]


def wrapped(label: str, items: list[list[Span]]) -> list[Row]:
    """Return a label and the items behind it, on as many rows as they need."""
    rows: list[Row] = [[(f"{label:<{LABEL}}", "dim")]]
    room = PANEL - LABEL
    for item in items:
        size = sum(len(text) for text, _ in item)
        if size > room:
            rows.append([(" " * LABEL, "")])
            room = PANEL - LABEL
        rows[-1] += item
        room -= size
    return rows
