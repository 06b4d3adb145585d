"""Positions and play of Chichén Itzá as text, for the worked examples of chapter 28 and the tests of the rules.

    table = at("turn red; red city=3 coins=4; snake r3 2")   a real state: 4 seats, round 1, nothing else on the table
    table = at("act red land; red city=3; snake r3 2")       the same after `act land`, whose price comes on top
    after = play(table, "red take 2 ; to r3 ; roll 1,6")     on a copy; all of it is legal, checked both ways
    rule = refused(table, "red take 4")                      which rule refuses the last line, likewise

A position is a point and clauses, separated by `;`. Points: `turn SEAT`, `act SEAT ACTION`, `supply`, `pay` (step E),
`gods` (supply cards), `end` (of a round), `raid`, `ranks` (turn order), `renewal` and `score`. Clauses:

    rules 1 (an older version of the rules)
    seats 2 | round 4 | order green red ... | track red green ... (favour markers, later ones on top)
    land-village r3 t4 | all water-temple            tiles; what is not named is a land temple
    snake r3 2 | snake r3 2 unseen | snake r3        strength known to all; drawn, known to scouts; undrawn
    up t5 x02 | down t5 x02                          a ruin that was drawn
    red city=3 u3=2 h18@u2 scout=s3,t4 coins=1 n=13 gods=g01,g20 gems=red,blue melee=5 war=2 favour=2 ...
    tile land 6 3 | marks land blue red              cost markers of its row and column; action markers
    everywhere                                       a unit of red on every tile
    open g05 g21 | tops h03 h13 | queue h01 h02 | goals 02 09 | deck 3 0 | discard 5 9 | most 3 0
    fled monkey2 | gone g21 g37 (gods out of the game) | raids caiman

The reserve is what is not on the table; if n is given, the rest stands in the city. A seat whose coins are not named
has 1 coin while another one is asked: with none it would take Coins silently (I25.4).
"""

from typing import Any

from games import language
from games.language import from_dump, new_table, seat_at, step

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.chichen_itza.data.components import GEMS, KINDS, SETS, SLOTS, TILE_KINDS, WHEELS
from patolli.games.chichen_itza.state import NO_TILE, ChichenState

STEPS = {"supply": 1, "pay": 5, "gods": 6, "end": 8, "raid": 11, "ranks": 12, "renewal": 13}  # of a Round
TURNS = 7
TRACK_CLAUSES = ("rules", "seats", "round", "order", "track", "tile", "marks")
CARD_CLAUSES = ("open", "tops", "queue", "goals", "deck", "discard", "most", "gone", "fled", "raids")
Table = language.Table[ChichenState]
COUNTS = ("coins", "luck", "idols", "shields", "war", "favour")


def new(players: int = 4, /, rules: Any = None, **options: object) -> Table:
    """Return a real game before its first draw, by the newest rules if no others are named."""
    return new_table("chichen_itza", players, rules, **options)


def spot_at(table: Table, name: str) -> int:
    """The number of a spot."""
    assert name in table.state.box.spots, f"{name} is no spot"
    return table.state.box.spots.index(name)


def figure(word: str) -> list[int]:
    """`snake2` as kind and strength."""
    assert word[:-1] in KINDS and word[-1].isdecimal(), f"{word} is no figure"
    return [KINDS.index(word[:-1]), int(word[-1])]


def type_of(table: Table, hero: str) -> int:
    """The type of a hero in the box that is played with."""
    return table.state.box.hero_type[int(hero[1:])]


# Positions


def at(text: str, **options: object) -> Table:
    """The position of a text. Options by name."""
    point, *clauses = [part.split() for part in text.split(";") if part.strip()]
    players = next((int(words[1]) for words in clauses if words[0] == "seats"), 4)
    rules = next((int(words[1]) for words in clauses if words[0] == "rules"), None)
    table = new(players, rules, **options)
    dump = table.game.dump(table.state)
    clear(table, dump["state"])
    for words in clauses:
        put(table, dump["state"], words)
    complete(table, dump["state"])
    spare = 0 if point[0] in ("supply", "score") else 1
    dump["state"]["coins"] = [
        spare * (name not in point) if coins < 0 else coins
        for name, coins in zip(table.game.seat_names(players), dump["state"]["coins"], strict=True)
    ]
    match point:
        case ["score"]:
            dump["state"]["reason"] = "rounds"
            dump["stack"] = []
        case ["turn" | "act", who, *_]:
            seat = seat_at(table, who)
            come = 1 + dump["state"]["order"].index(seat)
            dump["stack"] = [{"frame": "Round", "step": TURNS, "at": come}, {"frame": "Turn", "seat": seat}]
        case [name] if name in STEPS:
            dump["stack"] = [{"frame": "Round", "step": STEPS[name], "at": 0}]
        case _:
            raise AssertionError(f"{' '.join(point)} is no point of a game")
    if point[0] == "act":
        dump["state"]["coins"][seat] += price(checked(table.game, dump), " ".join(point[2:]))
    after = checked(table.game, dump)
    if point[0] == "act":
        step(after, seat, f"act {' '.join(point[2:])}")
    return after


def checked(game: Game, dump: dict[str, Any]) -> Table:
    """Return the state of a dump at its next decision, with its invariants checked."""
    table = from_dump(game, dump)
    game.check_invariants(table.state)
    return table


def price(table: Table, action: str) -> int:
    """Return the price of an action tile for the seat to act, toll included."""
    number = table.game.actions.parse(f"act {action}")
    return int(table.game.cost(table.state, number).get("coins", 0))


def clear(table: Table, state: dict[str, Any]) -> None:
    """Clear a table after the setup of units, tokens, cards and creatures."""
    players, box = table.state.players, table.state.box
    state |= {"round": 1, "order": list(range(players)), "track": list(range(players)), "favour": [0] * players}
    state["tile"] = [TILE_KINDS.index("land-temple") if s in box.layout[players] else NO_TILE for s in range(43)]
    state["warriors"] = [[0] * 43 for _ in range(players)]
    state["reserve"] = [-1] * players
    state |= {name: [0] * players for name in COUNTS}
    state["coins"] = [-1] * players
    state["slot"] = [slot for slot in range(len(SLOTS)) if box.action_copies[players][slot]]
    rows, costs = box.rows[players], box.costs[players]
    state |= {"row_cost": costs[:rows], "column_cost": costs[rows:]}
    state["marker"] = [[0] * players for _ in state["slot"]]
    state["goal"] = [1, 14, 16, 20]
    state["most"] = []
    state["raids"] = None


def put(table: Table, state: dict[str, Any], words: list[str]) -> None:
    """Do what one clause says."""
    if words[0] in table.game.seat_names(table.state.players):
        for token in words[1:]:
            put_of_seat(table, state, seat_at(table, words[0]), token)
    elif words[0] in CARD_CLAUSES:
        put_cards(table, state, words)
    elif words[0] in TRACK_CLAUSES:
        put_track(table, state, words)
    else:
        put_on_board(table, state, words)


def put_on_board(table: Table, state: dict[str, Any], words: list[str]) -> None:
    """Put tiles, creatures, ruins or units on the board."""
    match words:
        case ["everywhere"]:
            tiles = [table.state.box.spots[spot] for spot in table.state.box.layout[table.state.players]]
            units = [f"{name}=1" for name in tiles[:25]]
            for token in units + [f"{hero}@{name}" for hero, name in zip(("h01", "h09", "h17"), tiles[25:])]:
                put_of_seat(table, state, 0, token)
        case ["all", kind]:
            number = TILE_KINDS.index(kind)
            state["tile"] = [tile if tile == NO_TILE else number for tile in state["tile"]]
        case [kind, *cells] if kind in TILE_KINDS:
            for cell in cells:
                state["tile"][spot_at(table, cell)] = TILE_KINDS.index(kind)
        case [kind, cell, *rest] if kind in KINDS:
            spot = spot_at(table, cell)
            state["creature"][spot] = KINDS.index(kind)
            state["strength"][spot] = int(rest[0]) if rest else 0
            state["fought"][spot] = int(len(rest) == 1)
        case ["up" | "down" as side, cell, ruin]:
            state["ruin"][spot_at(table, cell)] = int(ruin[1:])
            state["ruin_up"][spot_at(table, cell)] = int(side == "up")
        case _:
            seat_at(table, words[0])
            raise AssertionError(f"{' '.join(words)} is no clause of a position")


def put_track(table: Table, state: dict[str, Any], words: list[str]) -> None:
    """Set the round, the orders of seats, the action tiles and their markers."""
    match words:
        case ["rules" | "seats", _]:
            pass  # read before the game was made
        case ["round", n]:
            state["round"] = int(n)
        case ["order" | "track" as name, *seats]:
            state[name] = [seat_at(table, who) for who in seats]
        case ["tile", slot, row, column]:
            put_tile(table, state, SLOTS.index(slot), int(row), int(column))
        case ["marks", slot, *seats]:
            for who in seats:
                state["marker"][state["slot"].index(SLOTS.index(slot))][seat_at(table, who)] += 1
        case _:
            raise AssertionError(f"{' '.join(words)} is no clause of a position")


def put_cards(table: Table, state: dict[str, Any], words: list[str]) -> None:
    """Lay out gods, heroes, tasks and raids, and set the magic decks."""
    match words:
        case ["open", *gods]:
            for god in gods:
                state["open_gods"][(int(god[1:]) - 1) // 20] = int(god[1:])
        case ["tops", *heroes]:
            for hero in heroes:
                state["hero_top"][type_of(table, hero)] = int(hero[1:])
        case ["queue", *heroes]:
            for hero in heroes:
                state["hero_queue"][type_of(table, hero)].append(int(hero[1:]))
                state["hero_seen"][int(hero[1:])] = 1
        case ["goals", *tasks]:
            for task in tasks:
                state["goal"][table.state.box.task_set[int(task)]] = int(task)
        case ["deck" | "discard" | "most" as name, stone, fire]:
            state[name] = [int(stone), int(fire)]
            state["deck given"] = state.get("deck given") or name == "deck"
        case ["gone", first, last]:
            state["removed"] = list(range(int(first[1:]), int(last[1:]) + 1))
        case ["fled", *figures]:
            state["fled"] = [figure(word) for word in figures]
        case ["raids", *kinds]:
            state["raids"] = [KINDS.index(kind) for kind in kinds]
        case _:
            raise AssertionError(f"{' '.join(words)} is no clause of a position")


def put_tile(table: Table, state: dict[str, Any], slot: int, row: int, column: int) -> None:
    """Put a tile on the first field, and the two markers at its row and column."""
    old = state["slot"].index(slot)
    state["slot"][0], state["slot"][old] = slot, state["slot"][0]
    state["marker"][0], state["marker"][old] = state["marker"][old], state["marker"][0]
    costs = list(table.state.box.costs[table.state.players])
    costs.remove(row)
    costs.remove(column)
    rows = table.state.box.rows[table.state.players]
    state |= {"row_cost": [row, *costs[: rows - 1]], "column_cost": [column, *costs[rows - 1 :]]}


def put_of_seat(table: Table, state: dict[str, Any], seat: Seat, token: str) -> None:
    """Set `u3=2`, `h18@u2`, `coins=3` ... of a seat."""
    if "@" in token:
        hero, _, spot = token.partition("@")
        kind = type_of(table, hero)
        state["hero_at"][seat][kind] = spot_at(table, spot)
        state["hero_card"][seat][kind] = int(hero[1:])
        return
    key, _, value = token.partition("=")
    match key:
        case "n":
            state["reserve"][seat] = int(value)
        case "stone" | "fire":
            state["hand"][seat][key == "fire"] = int(value)
        case "least-stone" | "least-fire":
            state["least"][seat][key == "least-fire"] = int(value)
        case "scout":
            for cell in value.split(","):
                state["scout"][seat][spot_at(table, cell)] = 1
        case "gods":
            for god in value.split(","):
                state["god_owner"][int(god[1:])] = seat
        case "gems":
            for gem in value.split(","):
                state["gems"][seat][GEMS.index(gem)] = 1
        case "tasks":
            for name in value.split(","):
                state["fulfilled"][seat][SETS.index(name)] = 1
        case "figures":
            state["figures"][seat] = [figure(word) for word in value.split(",")]
        case "cards":
            state["raid_cards"][seat] = [int(points) for points in value.split(",")]
        case "repeated":
            state["repeated"][seat] = int(value)
        case _ if key in WHEELS:
            state["wheel"][seat][WHEELS.index(key)] = int(value)
        case _ if key in COUNTS:
            state[key][seat] = int(value)
        case _:
            state["warriors"][seat][spot_at(table, key)] = int(value)


def complete(table: Table, state: dict[str, Any]) -> None:
    """Fill in the consequences of the clauses: reserves, decks, stacks, mines."""
    players = table.state.players
    for seat in range(players):
        spare = 25 - sum(state["warriors"][seat]) - sum(state["fulfilled"][seat])
        if state["reserve"][seat] < 0:
            state["reserve"][seat] = spare
        else:
            state["warriors"][seat][0] += spare - state["reserve"][seat]
    for kind in range(2):
        if not state.get("deck given"):
            state["deck"][kind] = 16 - state["discard"][kind] - sum(hand[kind] for hand in state["hand"])
    state.pop("deck given", None)
    state["most"] = state["most"] or [min(16, sum(state["deck"]))] * 2
    shown = [*state["open_gods"], *state["removed"]]
    for god in [god for god in range(1, 81) if state["god_owner"][god] >= 0 or god in shown]:
        state["gods_left"][(god - 1) // 20][(god - 1) % 20] = 0
    owned = [hero for row in state["hero_card"] for hero in row]
    for kind in range(3):
        free = [hero for hero in range(1, 25) if table.state.box.hero_type[hero] == kind and hero not in owned]
        state["hero_top"][kind] = state["hero_top"][kind] or free[0]
    for hero in [*owned, *state["hero_top"]]:
        state["hero_seen"][hero] = int(hero > 0)
    state["mines"] = [players - sum(row[gem] for row in state["gems"]) for gem in range(5)]
    if state["raids"] is None:
        state["raids"] = list(range(state["round"] - 1))
