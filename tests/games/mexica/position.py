"""The position language of chapter 23 of the rules: positions as text, for tests and bug reports.

    table = at("canal K5; bridge K5 ns; p1 J5; ap 3")       a real state, where only this differs from an empty table

A position is built as a dump and loaded, so it is as complete as a saved game. Play: `games.language`;
outcomes, questions and whole examples: `examples`.
"""

from typing import Any

from games import language
from games.language import from_dump, new_table, number, seat_at

from patolli.games.mexica.data.components import NAMES, PLACES
from patolli.games.mexica.data.load_box import own_box
from patolli.games.mexica.state import MexicaState

SUPPLIES = {"singles": "singles", "doubles": "doubles", "bridges": "bridges", "chips": "bank"}
OPTIONS = {"edition": "edition", "vote": "tile_vote"}
AXES = {"ns": 1, "ew": 2}
OTHER_HALF = {(0, -1): 2, (1, 0): 3, (0, 1): 4, (-1, 0): 5}  # mark of a double by the side of its other half

Table = language.Table[MexicaState]
OTHERS = "p2 K9; p3 K11; p4 I10"
SEVEN = f"canal S7-S8; canal S9; {OTHERS}"  # seven cells in the east: T6 U6 T7 U7 T8 U8 T9
SIX = f"canal U8; {SEVEN}"


def cell_at(name: str) -> int:
    """Return the number of a cell of the island."""
    assert name.lower() in NAMES, f"{name} is no cell of the island"
    return NAMES.index(name.lower())


# Positions


def at(text: str, **options: object) -> Table:
    """Return the position of a text: differences from an empty table, separated by `;`. Other options go by name."""
    items = [item.split() for item in text.split(";") if item.strip()]
    given = {OPTIONS[words[0]]: words[1] for words in items if words[0] in OPTIONS} | options
    players = next((number(words[1]) for words in items if words[0] == "seats"), 4)
    table = new(players, **given)
    dump = table.game.dump(table.state)
    empty_table(dump, second=["phase", "2"] in items)
    for words in sorted(items, key=lambda words: words[0] in ("hand", "supply")):  # items that override come last
        put(table, dump, words)
    return from_dump(table.game, dump)


def new(players: int, **options: object) -> Table:
    """Return a real game at its first decision, which is the deal."""
    return new_table("mexica", players, **options)


def empty_table(dump: dict[str, Any], second: bool) -> None:
    """Clear the table: round 2, p1 to move, no tiles, full hands."""
    full = [one + (two if second else 0) for one, two in zip(own_box().phase_1, own_box().phase_2, strict=True)]
    state = dump["state"]
    state |= {"round": 2, "phase": 2 if second else 1, "reasons": ["idle"] if second else [], "neutral": [0] * 4}
    state |= {"hand": [full[:] for _ in range(dump["players"])]}
    turn = {"frame": "Turn", "seat": 0, "ap": 6, "taken": 0, "acted": False, "proposed": False}
    dump["stack"] = [{"frame": "Rounds"}, turn]


def put(table: Table, dump: dict[str, Any], words: list[str]) -> None:
    """Apply one item of a text."""
    state, turn = dump["state"], dump["stack"][-1]
    match words:
        case ["canal", name]:
            lay_canal(state, name)
        case ["bridge", name, axis] if axis in AXES:
            state["bridge"][cell_at(name)] = AXES[axis]
            state["bridges"] -= 1
        case ["tile", tile]:
            size, _, name = tile.partition("@")
            state["tile"][cell_at(name)] = number(size)
        case ["show" | "wait" as where, *sizes]:
            tiles = state["display" if where == "show" else "waiting"]
            for size in sizes:
                tiles[number(size) - 3] += 1
        case ["hand", who, *numbers] if len(numbers) == 4:
            state["hand"][seat_at(table, who)] = [number(n) for n in numbers]
        case ["chips", who, n]:
            state["chips"][seat_at(table, who)] = number(n)
            state["bank"] -= number(n)
        case ["points", who, n]:
            state["points"][seat_at(table, who)] = state["earned"][seat_at(table, who)][0] = number(n)
        case ["ap", n]:
            turn["ap"] = number(n)
        case ["turn", who]:
            state["turn"] = turn["seat"] = seat_at(table, who)
        case ["round" | "phase" | "stalled" as field, n]:
            state[field] = number(n)
        case ["supply", *pairs] if pairs and len(pairs) % 2 == 0 and set(pairs[::2]) <= set(SUPPLIES):
            state |= {SUPPLIES[kind]: number(n) for kind, n in zip(pairs[::2], pairs[1::2], strict=True)}
        case ["seats" | "edition" | "vote", _]:
            pass  # read before the game was loaded
        case [who, *pieces] if pieces and who in ("n", "p1", "p2", "p3", "p4"):
            for piece in pieces:
                put_piece(table, state, who, piece)
        case _:
            raise AssertionError(f"{' '.join(words)} is no item of a position")


def lay_canal(state: dict[str, Any], name: str) -> None:
    """Lay a single or a double from the supply."""
    cells = [cell_at(part) for part in name.split("-")]
    places = [PLACES[cell] for cell in cells]
    if len(cells) == 1:
        state["canal"][cells[0]] = 1
        state["singles"] -= 1
        return
    (x, y), (u, v) = places
    assert (u - x, v - y) in OTHER_HALF, f"canal {name} is no double"
    state["canal"][cells[0]] = OTHER_HALF[u - x, v - y]
    state["canal"][cells[1]] = OTHER_HALF[x - u, y - v]
    state["doubles"] -= 1


def put_piece(table: Table, state: dict[str, Any], who: str, piece: str) -> None:
    """Put a Mexica (`K5`) or a temple (`3@K5`) of a seat, or of nobody (`n`), on the board."""
    value, temple, name = piece.rpartition("@")
    if not temple:
        state["mexica"][seat_at(table, who)] = cell_at(name)
        return
    state["temple"][cell_at(name)] = number(value)
    state["owner"][cell_at(name)] = 4 if who == "n" else seat_at(table, who)
    if who != "n":
        state["hand"][seat_at(table, who)][number(value) - 1] -= 1
