"""Read a board file as a `Board`, checked by C26.6.

Errors are for people who edit a board by hand: each names the file, the key, and the fields that are wrong.
"""

import re
from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.cortez.data.components import (
    AFLOAT,
    BRIDGE,
    BRIDGES,
    CITY,
    CITY_FIELDS,
    DIKE,
    HARBOUR,
    KINDS,
    LAND,
    LANE,
    ON_LAND,
    VILLAGE,
    WATER,
    Board,
)

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
MAX_ROWS: Final = 40
CITY_SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXY"
MOST_SUPPLIES: Final = 9  # of a village, so that its number is one sign
VILLAGES: Final = dict.fromkeys("123456789", VILLAGE)
SIGNS: Final = {".": LAND, "~": WATER, "=": DIKE, "+": BRIDGE, "h": HARBOUR, **VILLAGES}
STARTS: Final = {"a": 18, "s": 18, "b": 4, "B": 4}  # C3.5, C3.6
MAP_WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")  # no digits: it must not look like a field


def read_board(facts: DataTable) -> Board:
    """Return the board of a file; raises BadData unless it fulfils C26.6."""
    facts.allow_keys("board", "terrain", "starts", "harbours", "guards", "villages", "bridges", "gates", "source")
    terrain = read_grid(facts, "terrain", "".join(SIGNS) + CITY_SIGNS)
    board = Board(len(terrain[0]), len(terrain))
    board.word = facts.text("board")
    if not MAP_WORD.fullmatch(board.word):
        message = f"{board.word!r} does not fit; expected small letters, digits and hyphens"
        raise facts.error("board", message, "map-word", {"word": board.word})
    read_terrain(board, facts, terrain)
    read_harbours(board, facts)
    read_villages(board, facts)
    read_bridges(board, facts)
    read_gates(board, facts)
    read_starts(board, facts)
    read_guards(board, facts)
    board.next = ways(board)
    lay_rows(board)
    check_reach(board, facts)
    return board


# Maps, names and lists


def read_grid(facts: DataTable, key: str, signs: str) -> list[str]:
    """Return the rows of a map: a rectangle of these signs."""
    facts.note(key, "grid", words=tuple(signs))
    rows = read_list(facts, key)
    if not 1 <= len(rows) <= MAX_ROWS:
        raise facts.error(
            key, f"has {len(rows)} rows; expected 1 to {MAX_ROWS}", "rows", {"n": len(rows), "most": MAX_ROWS}
        )
    if not 2 <= len(rows[0]) <= len(COLUMNS):
        message = f"has {len(rows[0])} columns; expected 2 to {len(COLUMNS)}"
        raise facts.error(f"{key}[0]", message, "columns", {"n": len(rows[0]), "most": len(COLUMNS)})
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise facts.error(
                f"{key}[{y}]",
                f"row {y + 1} has {len(row)} columns; expected {len(rows[0])}, as in row 1",
                "row-length",
                {"n": len(row), "expected": len(rows[0])},
            )
        for x, sign in enumerate(row):
            if sign not in signs:
                raise facts.error(
                    f"{key}[{y}]",
                    f"unknown sign {sign!r} on {COLUMNS[x]}{y + 1}; expected one of: {signs}",
                    "sign",
                    {"sign": sign, "place": f"{COLUMNS[x]}{y + 1}", "expected": signs},
                )
    return rows


def read_list(facts: DataTable, key: str) -> list[str]:
    """Return a list of texts."""
    value = facts.get(key)
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise facts.error(key, "not a list of texts; expected one or more texts", "list")
    return value


def read_words(facts: DataTable, key: str) -> DataTable:
    """Return a table whose keys are words that can be typed."""
    table = facts.subtable(key)
    for word in table.table:
        if not WORD.fullmatch(word):
            message = f"{word!r} does not fit; expected small letters and hyphens"
            raise facts.error(key, message, "word", {"word": word})
    return table


def read_fields(board: Board, facts: DataTable, key: str) -> list[int]:
    """Return a list of different fields."""
    facts.note(key, "names")
    found: list[int] = []
    for i, name in enumerate(read_list(facts, key)):
        field = find_field(board, facts, f"{key}[{i}]", name)
        if field in found:
            raise facts.error(
                f"{key}[{i}]", f"{name} is listed twice; expected each name once", "twice", {"word": name}
            )
        found.append(field)
    return found


def find_field(board: Board, facts: DataTable, key: str, name: str) -> int:
    """Return the field with this name."""
    name = board.aliases.get(name, name)
    if name not in board.names:
        message = f"{name!r} is not a field; expected a1 to {board.names[-1]} or tn1 to tn{CITY_FIELDS}"
        raise facts.error(key, message, "no-field", {"word": name})
    return board.names.index(name)


def check_kind(board: Board, facts: DataTable, key: str, field: int, kind: int) -> None:
    """Check that a field has this kind on the map."""
    if board.kind[field] != kind:
        found = KINDS[board.kind[field]]
        message = f"{board.names[field]} is {found} on the map; expected a {KINDS[kind]}"
        params: dict[str, object] = {"place": board.names[field], "found": found, "expected": KINDS[kind]}
        raise facts.error(key, message, "kind", params)


def check_listed(board: Board, facts: DataTable, key: str, listed: list[int], kind: int) -> None:
    """Check that every field of this kind is listed, and none twice."""
    for field in range(board.size):
        if listed.count(field) > 1:
            message = f"{board.names[field]} is listed twice; expected each field once"
            raise facts.error(key, message, "twice", {"word": board.names[field]})
        if board.kind[field] == kind and field not in listed:
            message = f"{board.names[field]} is missing; expected every {KINDS[kind]} of the map"
            raise facts.error(key, message, "not-listed", {"place": board.names[field], "kind": KINDS[kind]})


# Tables


def read_terrain(board: Board, facts: DataTable, terrain: list[str]) -> None:
    """Read kinds, numbers and names of the fields (C2.2 to C2.8)."""
    flat = "".join(terrain)
    for number, sign in enumerate(CITY_SIGNS, 1):
        if flat.count(sign) != 1:
            message = f"{sign} (tn{number}) stands on {flat.count(sign)} fields; expected 1"
            raise facts.error("terrain", message, "city-field", {"place": f"tn{number}", "n": flat.count(sign)})
    board.kind = bytes(SIGNS.get(sign, CITY) for sign in flat)
    board.city = bytes(CITY_SIGNS.find(sign) + 1 for sign in flat)
    board.city_field = [-1, *(flat.index(sign) for sign in CITY_SIGNS)]
    board.supplies = bytes(int(sign) if sign.isdigit() else 0 for sign in flat)
    places = [f"{COLUMNS[field % board.columns]}{field // board.columns + 1}" for field in range(board.size)]
    board.names = [f"tn{n}" if n else place for n, place in zip(board.city, places, strict=True)]
    board.aliases = {place: name for place, name in zip(places, board.names, strict=True) if place != name}


def read_harbours(board: Board, facts: DataTable) -> None:
    """Check that the list of harbours and the map agree (C2.21)."""
    harbours = read_fields(board, facts, "harbours")
    for i, field in enumerate(harbours):
        check_kind(board, facts, f"harbours[{i}]", field, HARBOUR)
    check_listed(board, facts, "harbours", harbours, HARBOUR)


def read_villages(board: Board, facts: DataTable) -> None:
    """Read the names of the villages, and check their numbers against the map (C2.20)."""
    villages = read_words(facts, "villages")
    fields: list[int] = []
    for word in villages.table:
        village = villages.subtable(word)
        village.allow_keys("field", "number")
        field = find_field(board, village, "field", village.text("field"))
        check_kind(board, village, "field", field, VILLAGE)
        number = village.number("number", 1, MOST_SUPPLIES)
        if number != board.supplies[field]:
            raise village.error(
                "number",
                f"{number}; expected {board.supplies[field]}, as the map says on {board.names[field]}",
                "village-number",
                {"expected": board.supplies[field], "place": board.names[field]},
            )
        fields.append(field)
        board.villages[field] = word
    check_listed(board, facts, "villages", fields, VILLAGE)


def read_bridges(board: Board, facts: DataTable) -> None:
    """Read five bridges, each over water between two fields to walk on (C2.21, C26.6)."""
    bridges = read_words(facts, "bridges")
    for word in bridges.table:
        field = find_field(board, bridges, word, bridges.text(word))
        check_kind(board, bridges, word, field, BRIDGE)
        sides = [kind_at(board, field, dx, dy) for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0))]
        wet = [kind == WATER for kind in sides]
        if None in sides or wet not in ([True, True, False, False], [False, False, True, True]):
            place = board.names[field]
            raise bridges.error(
                word,
                f"{place} does not span water; expected fields to walk on at two opposite sides, water at the others",
                "no-span",
                {"place": place},
            )
        board.bridges.append(field)
        board.bridge_words.append(word)
    check_listed(board, facts, "bridges", board.bridges, BRIDGE)
    if len(board.bridges) != BRIDGES:
        message = f"has {len(board.bridges)} bridges; expected {BRIDGES}"
        raise facts.error("bridges", message, "bridges", {"n": len(board.bridges), "expected": BRIDGES})
    board.bridge_at = [board.bridges.index(f) if f in board.bridges else -1 for f in range(board.size)]


def read_gates(board: Board, facts: DataTable) -> None:
    """Check the gates: every dike beside the city is one, and only water lies there else (C2.14, C26.6)."""
    gates = read_words(facts, "gates")
    listed: list[tuple[int, int]] = []
    for word in gates.table:
        pair = read_fields(board, gates, word)
        if len(pair) != 2:
            raise gates.error(word, "not a gate; expected a dike field and a city field", "no-gate")
        check_kind(board, gates, f"{word}[0]", pair[0], DIKE)
        check_kind(board, gates, f"{word}[1]", pair[1], CITY)
        gate = pair[0], pair[1]
        if pair[1] not in beside(board, pair[0]):
            name = gate_name(board, gate)
            raise gates.error(word, f"{name}: the fields are apart; expected neighbours", "apart", {"word": name})
        if gate in listed:
            name = gate_name(board, gate)
            raise gates.error(word, f"{name} is listed twice; expected each gate once", "twice", {"word": name})
        listed.append(gate)
    for inside in board.city_field[1:]:
        for field in beside(board, inside):
            if board.kind[field] not in (DIKE, WATER, CITY):
                place = f"{board.names[field]} is {KINDS[board.kind[field]]} and lies beside {board.names[inside]}"
                message = f"{place}; expected only water and dikes beside the city"
                raise facts.error("terrain", message, "beside-city", {"place": board.names[field]})
            if board.kind[field] == DIKE and (field, inside) not in listed:
                name = gate_name(board, (field, inside))
                message = f"{name} is missing; expected a gate for each dike beside the city"
                raise facts.error("gates", message, "gate-missing", {"word": name})


def gate_name(board: Board, gate: tuple[int, int]) -> str:
    """Return the names of both fields of a gate."""
    return f"{board.names[gate[0]]}-{board.names[gate[1]]}"


def read_starts(board: Board, facts: DataTable) -> None:
    """Read the figures' fields at the start (C3.5, C3.6)."""
    starts = read_grid(facts, "starts", "." + "".join(STARTS))
    if (len(starts[0]), len(starts)) != (board.columns, board.rows):
        size = f"{len(starts[0])} columns and {len(starts)} rows"
        message = f"has {size}; expected {board.columns} and {board.rows}, as the terrain"
        raise facts.error("starts", message, "starts-size", {"columns": board.columns, "rows": board.rows})
    flat = "".join(starts)
    for field, sign in enumerate(flat):
        key, place = f"starts[{field // board.columns}]", board.names[field]
        if sign != "." and board.kind[field] == BRIDGE:
            raise facts.error(
                key, f"{sign} on {place}; expected no figure on a bridge", "figure-on-bridge", {"place": place}
            )
        if sign in "bB" and (sign == "B") != (board.city[field] > 0):
            message = f"{sign} on {place}; expected b outside the city and B inside"
            raise facts.error(key, message, "figures-place", {"place": place})
    for sign, count in STARTS.items():
        if flat.count(sign) != count:
            message = f"{sign} stands on {flat.count(sign)} fields; expected {count}"
            params: dict[str, object] = {"sign": sign, "n": flat.count(sign), "expected": count}
            raise facts.error("starts", message, "figures", params)
    board.crowns, board.helmets, board.mixed_outside, board.mixed_inside = (
        [field for field, found in enumerate(flat) if found == sign] for sign in STARTS
    )


def read_guards(board: Board, facts: DataTable) -> None:
    """Read the groups of the mixed fields: each field once, both groups alike (C3.6, C3.7)."""
    guards = read_words(facts, "guards")
    mixed = board.mixed_inside + board.mixed_outside
    for word in guards.table:
        line = guards.subtable(word)
        line.allow_keys("first", "second")
        groups = read_fields(board, line, "first"), read_fields(board, line, "second")
        for key, group in zip(("first", "second"), groups, strict=True):
            for i, field in enumerate(group):
                if field not in mixed:
                    raise line.error(
                        f"{key}[{i}]",
                        f"{board.names[field]} does not fit; expected each mixed field once",
                        "guard-field",
                        {"place": board.names[field]},
                    )
                mixed.remove(field)
        inside = [sum(board.city[field] > 0 for field in group) for group in groups]
        if not groups[0] or len(groups[0]) != len(groups[1]) or inside[0] != inside[1]:
            raise guards.error(
                word,
                "the groups differ; expected equally many fields in both, at least 1, inside the city and outside",
                "guard-groups",
            )
        board.guard_words.append(word)
        board.guards.append(groups)
    if mixed:
        places = " ".join(board.names[field] for field in mixed)
        message = f"{places} is missing; expected every mixed field"
        raise facts.error("guards", message, "guards-missing", {"places": places})


# Ways


def kind_at(board: Board, field: int, dx: int, dy: int) -> int | None:
    """Return the kind of the field so far to the east and south; None beyond the edge."""
    x, y = field % board.columns + dx, field // board.columns + dy
    return board.kind[y * board.columns + x] if 0 <= x < board.columns and 0 <= y < board.rows else None


def beside(board: Board, field: int) -> list[int]:
    """Return the neighbours of a field (C2.10), in rising order."""
    steps = ((0, -1), (-1, 0), (1, 0), (0, 1))
    return [field + dx + dy * board.columns for dx, dy in steps if kind_at(board, field, dx, dy) is not None]


def ways(board: Board) -> list[list[int]]:
    """Return by node the nodes one step away while all bridges stand (C2.11 to C2.15).

    Figures on foot cross the city border only at gates: elsewhere only water lies beside the city (`read_gates`).
    """
    under = {field: board.size + bridge for bridge, field in enumerate(board.bridges)}
    steps: list[set[int]] = [set() for _ in range(board.size + BRIDGES)]
    for field in range(board.size):
        for other in beside(board, field):
            if board.kind[field] in ON_LAND and board.kind[other] in ON_LAND:
                steps[field].add(other)
            if board.kind[field] in AFLOAT and board.kind[other] in AFLOAT:
                steps[under.get(field, field)].add(under.get(other, other))
    return [sorted(nodes) for nodes in steps]


def lay_rows(board: Board) -> None:
    """Lay the nodes of the ways in rows of bits (C2.11 to C2.15): neighbours in a lane are one step apart."""
    for first in range(0, board.size, board.columns):
        nodes = figures = harbours = waters = 0
        for column, kind in enumerate(board.kind[first : first + board.columns]):
            on_foot, by_boat = (1 << column) * (kind in ON_LAND), (1 << column + LANE) * (kind in AFLOAT)
            nodes |= on_foot | by_boat
            figures |= on_foot | by_boat * (kind != BRIDGE)
            harbours |= on_foot * (kind == HARBOUR)
            waters |= (1 << column) * (kind == WATER)
            board.node.append(on_foot | by_boat * (kind != BRIDGE))
        board.nodes.append(nodes)
        board.figure_nodes.append(figures)
        board.harbours.append(harbours)
        board.waters.append(waters)


def check_reach(board: Board, facts: DataTable) -> None:
    """Check that every field can be reached from tn1; all ways lead both ways."""
    reached = {board.city_field[1]}
    edge = list(reached)
    while edge:
        fresh = [node for node in board.next[edge.pop()] if node not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    lost = [field for field in range(board.size) if field not in reached]
    if lost:
        named = " ".join(board.names[field] for field in lost[:5]) + (" ..." if len(lost) > 5 else "")
        raise facts.error(
            "terrain",
            f"{named} cannot be reached; expected ways from the city to every field while all bridges stand",
            "no-way",
            {"places": named},
        )
