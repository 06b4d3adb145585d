"""Setup and options (I1, I3, I19): a real game, draw by draw."""

from collections import Counter
from functools import cache

import pytest
from games.chichen_itza.examples import EXCHANGES, deal, holds
from games.chichen_itza.position import Table, at, new
from games.language import asked, chances, offers, play, refused, step

from patolli.core.state import CHANCE
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import GEMS, KINDS, SLOTS, TILE_KINDS
from patolli.games.chichen_itza.game import ChichenItza

ORDERS = {2: ["green", "red"], 3: ["yellow", "red", "green"], 4: ["blue", "red", "green", "yellow"]}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def drawn(table: Table, last: bool = False) -> list[tuple[str, dict[str, int]]]:
    """The setup by always the first (or the last) outcome: what came, out of what."""
    found = []
    while asked(table) == "*":
        odds = chances(table)
        choice = list(odds)[-1 if last else 0]
        found.append((choice, odds))
        table.state.step(CHANCE, table.game.actions.parse(choice))
    table.game.check_invariants(table.state)
    return found


@cache
def dealt(players: int) -> Table:
    """A game at its first decision."""
    return deal(new(players), ORDERS[players])


@pytest.mark.rule("I1.1")
def test_seats() -> None:
    game = ChichenItza({})
    assert game.seat_counts == (2, 3, 4)
    assert game.seat_names(4) == ("red", "green", "yellow", "blue")
    assert game.seat_names(2) == ("red", "green")


@pytest.mark.rule("I3.1", "I3.2", "I3.6", "I3.9-I3.11", "I3.13-I3.15", "I3.18", "I25.30", "I25.20")
@PLAYERS
def test_the_order_of_the_setup(players: int) -> None:
    verbs = [choice.split()[0] for choice, _ in drawn(new(players))]
    fields = {2: 9, 3: 12, 4: 16}[players]
    tiles = {2: 20, 3: 24, 4: 28}[players]
    costs = {2: 6, 3: 7, 4: 8}[players]
    spawns = ["spawn"] * (tiles - 4) if players < 4 else ["spawn", "cell"] * ((tiles - 4) // 2)
    assert verbs == (
        ["tile"] * tiles + spawns + ["goal"] * 4 + ["reveal"] * 4 + ["hero"] * 3 + ["slot"] * fields + ["cost"] * costs
        + ["order"] * players + ["draw"] * 2 * players
    )  # fmt: skip


@pytest.mark.rule("I3.2", "I2.9", "I3.4", "I25.6")
@PLAYERS
def test_tiles_and_mines(players: int) -> None:
    table = new(players)
    assert asked(table) == "*" and chances(table)["tile land-ruin"] == {2: 5, 3: 5, 4: 6}[players]
    table = dealt(players)
    box, state = table.state.box, table.state
    assert [spot for spot, tile in enumerate(state.tile) if tile >= 0] == box.layout[players]
    mix = Counter(tile for tile in state.tile if tile >= 0)
    assert [mix[kind] for kind in range(len(TILE_KINDS))] == box.tile_copies[players]
    assert state.mines == [players] * len(GEMS)
    assert sum("mine" in TILE_KINDS[tile] for tile in state.tile if tile >= 0) == 5


@pytest.mark.rule("I3.3", "I3.8")
@PLAYERS
def test_strengths_and_ruins_stay_undrawn(players: int) -> None:
    state = dealt(players).state
    assert set(state.strength) == set(state.ruin) == set(state.fought) == set(state.ruin_up) == {0}


@pytest.mark.rule("I3.5", "I3.6", "I1.6")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("last", [False, True])
def test_creatures_of_two_and_three_seats(players: int, last: bool) -> None:
    table = new(players)
    draws = [(choice, odds) for choice, odds in drawn(table, last) if choice.startswith("spawn")]
    for count, (_, odds) in enumerate(draws):
        assert len(odds) == 7 - count % 7 and set(odds.values()) == {1}
    kinds = table.state.creature
    corners = table.state.box.corners
    assert [KINDS[kinds[spot]] for spot in corners] == ["snake"] * 4
    others = [spot for spot in table.state.box.layout[players] if spot not in corners]
    assert [f"spawn {KINDS[kinds[spot]]}" for spot in others] == [choice for choice, _ in draws]


@pytest.mark.rule("I3.7")
def test_creatures_of_four_seats() -> None:
    table = new(4)
    draws = [(choice, odds) for choice, odds in drawn(table, last=True) if choice.split()[0] in ("spawn", "cell")]
    state, box = table.state, table.state.box
    free = [spot for spot in box.layout[4] if spot not in box.corners]
    assert len(draws) == 24
    for count, ((spawn, kinds), (cell, cells)) in enumerate(zip(draws[::2], draws[1::2], strict=True)):
        assert len(kinds) == 7 - count % 7
        first = free.pop(0)
        assert list(cells) == [f"cell {box.spots[spot]}" for spot in free] and set(cells.values()) == {1}
        second = box.spots.index(cell.split()[1])
        free.remove(second)
        assert KINDS[state.creature[first]] == KINDS[state.creature[second]] == spawn.split()[1]
    assert free == []


@pytest.mark.rule("I3.9", "I3.10", "I3.11")
def test_tasks_gods_and_heroes() -> None:
    draws = drawn(new(4))
    goals = [list(odds) for choice, odds in draws if choice.startswith("goal")]
    assert goals == [
        [f"goal {task:02}" for task in block] for block in (range(1, 8), range(8, 15), range(15, 20), range(20, 24))
    ]
    gods = [list(odds) for choice, odds in draws if choice.startswith("reveal")]
    assert gods == [[f"reveal g{20 * colour + god:02}" for god in range(1, 21)] for colour in range(4)]
    heroes = [list(odds) for choice, odds in draws if choice.startswith("hero")]
    assert heroes == [[f"hero h{8 * kind + hero:02}" for hero in range(1, 9)] for kind in range(3)]


@pytest.mark.rule("I3.12", "I16.9")
def test_no_creature_card_is_drawn_in_the_setup() -> None:
    assert dealt(4).state.raids == []


@pytest.mark.rule("I3.13", "I3.14", "I6.14-I6.16")
@PLAYERS
def test_the_action_board(players: int) -> None:
    draws = drawn(new(players))
    slots = [odds for choice, odds in draws if choice.startswith("slot")]
    box = ChichenItza({}).box
    assert list(slots[0]) == [f"slot {name}" for name, n in zip(SLOTS, box.action_copies[players], strict=True) if n]
    assert [len(odds) for odds in slots] == list(range(len(slots), 0, -1))
    costs = [odds for choice, odds in draws if choice.startswith("cost")]
    markers = {2: [1, 2, 3, 4, 5, 7], 3: [1, 2, 3, 4, 5, 6, 7], 4: [1, 2, 3, 3, 4, 5, 6, 7]}[players]
    assert costs[0] == {f"cost {n}": markers.count(n) for n in markers}
    state = dealt(players).state
    assert (len(state.row_cost), len(state.column_cost)) == {2: (3, 3), 3: (3, 4), 4: (4, 4)}[players]
    assert state.row_cost + state.column_cost == markers


@pytest.mark.rule("I3.15-I3.17")
@PLAYERS
def test_the_start_of_the_seats(players: int) -> None:
    table = new(players)
    left = [f"order {who}" for who in ORDERS[players]]
    while not offers(table)[0].startswith("draw"):
        step(table, CHANCE, left.pop(0) if offers(table)[0].startswith("order") else offers(table)[0])
    for place, who in enumerate(ORDERS[players], 1):
        holds(table, f"{who} coins={place} city=3 n=22 luck=1 idols=0 shields=0 war=0 favour=0")
        holds(table, f"{who} defence=1 melee=1 ranged=1 mage=1 stone=0 fire=0")
    holds(table, f"order {' '.join(ORDERS[players])} ; track {' '.join(ORDERS[players])}")


@pytest.mark.rule("I3.18", "I1.26", "I25.6")
def test_two_magic_cards_each_in_turn_order() -> None:
    table = new(2)
    while not offers(table)[0].startswith("draw"):
        step(table, CHANCE, "order green" if "order green" in offers(table) else offers(table)[0])
    assert chances(table) == {"draw stone": 16, "draw fire": 16}
    table = play(table, "draw stone,stone")
    assert chances(table) == {"draw stone": 14, "draw fire": 16}
    assert table.state.hand == [[0, 0], [2, 0]]
    table = play(table, "draw fire,fire")
    holds(table, "round 1 ; red fire=2 ; deck 14 14")


# Options


@pytest.mark.rule("I19.1", "I2.18", "I3.1", "I2.3")
@PLAYERS
def test_a_random_layout(players: int) -> None:
    table = new(players, layout="random")
    box = table.state.box
    tiles = list(box.near[0])
    cells = 0
    while offers(table)[0].startswith("cell"):
        free = [
            spot for spot in range(1, 43) if spot not in tiles and sum(n in (0, *tiles) for n in box.near[spot]) >= 2
        ]
        assert chances(table) == {f"cell {box.spots[spot]}": 1 for spot in free}
        tiles.append(free[(7 * cells) % len(free)])
        step(table, CHANCE, f"cell {box.spots[tiles[-1]]}")
        cells += 1
    assert cells == {2: 12, 3: 16, 4: 20}[players]
    drawn(table)
    assert sorted(tiles) == [spot for spot, tile in enumerate(table.state.tile) if tile >= 0]
    table.game.check_invariants(table.state)


@pytest.mark.rule("I19.1", "I2.19", "I3.1", "I3.2", "I25.62")
@PLAYERS
def test_a_layout_by_the_players(players: int) -> None:
    """Eight tiles round the city, then each seat in turn lays the tile turned up where it touches two."""
    table = new(players, layout="players")
    names, box, laid = table.game.seat_names(players), table.state.box, 0
    while laid < 8 or offers(table)[0].startswith("tile"):
        assert asked(table) == "*"
        tile = offers(table)[laid % len(offers(table))]
        step(table, CHANCE, tile)
        if laid >= 8:
            seat = (laid - 8) % players
            here = [spot for spot, kind in enumerate(table.state.tile) if kind >= 0]
            free = [spot for spot in range(1, 43) if spot not in here and touched(box, spot, here) >= 2]
            assert asked(table) == names[seat]
            assert offers(table) == [f"cell {box.spots[spot]}" for spot in free]
            assert refused(table, "cell r3") == "I2.19"
            chosen = free[(5 * laid) % len(free)]
            step(table, seat, f"cell {box.spots[chosen]}")
            assert box.tile_kinds[table.state.tile[chosen]] == tile.split()[1]
        laid += 1
    assert laid == {2: 20, 3: 24, 4: 28}[players]
    assert sorted(spot for spot in box.corners) == [spot for spot, kind in enumerate(table.state.creature) if kind >= 0]
    table.game.check_invariants(table.state)


def touched(box: Box, spot: int, tiles: list[int]) -> int:
    """Count the tiles beside a spot; the city is one."""
    return sum(near in (0, *tiles) for near in box.near[spot])


@pytest.mark.rule("I19.5", "I4.4", "I16.1", "I16.6", "I16.10")
def test_a_short_game() -> None:
    """Three rounds of two fields each: dice, attacks and tasks as on those fields; the last two tasks together."""
    box, whole = new(2, rounds="3").state.box, new(2).state.box
    assert (box.rounds, whole.rounds) == (3, 6)
    assert box.map_die[1:] == [whole.map_die[field] for field in (1, 3, 5)]
    assert box.city_die[1:] == [whole.city_die[field] for field in (2, 4, 6)]
    assert box.city_strength[1:] == [whole.city_strength[field] for field in (2, 4, 6)]
    assert box.city_win[1:] == [whole.city_win[field] for field in (2, 4, 6)]
    assert box.sets_after == [[], [0], [1], [2, 3]] and box.set_round == [1, 2, 3, 3]


@pytest.mark.rule("I19.5", "I16.2", "I18.8")
def test_the_last_tasks_of_a_short_game() -> None:
    red = "red t2=1 t3=1 coins=9 idols=1; land-camp t2 t3"
    text = f"end; order red green yellow blue; round 3; goals 02 08 19 20; {red}"
    table = play(at(text, rounds="3"), "red idol coins ; red mark reserve")
    holds(table, "red tasks=moon coins=11")
    table = play(table, "mark t2 ; raid jaguar")
    holds(table, "red tasks=moon,moon-star t2=0")
    assert asked(table) == "" and table.state.reason == "rounds"


@pytest.mark.rule("I19.2", "I18.9", "I1.23")
def test_limited_luck_and_idols() -> None:
    text = "act red favour; red luck=1; blue luck=12; green luck=7"
    holds(at(text, supply_limits="on"), "red luck=1")
    holds(at(text), "red luck=2")
    holds(at("act red melee; blue luck=19", supply_limits="on"), "red luck=1 melee=2")
    table = at("supply; order blue red green yellow; red t2=1 t3=1; blue t4=1 idols=17", supply_limits="on")
    holds(table, "blue idols=18 ; red idols=2")
    table = at("supply; order blue red green yellow; red t2=1 t3=1; blue t4=1 idols=18", supply_limits="on")
    holds(table, "blue idols=19 ; red idols=1")
    none = at("turn red; red idols=1 coins=1; blue luck=20", supply_limits="on")
    assert offers(none, "idol") == ["idol coins", "idol magic"]
    assert "idol luck" in offers(at("turn red; red idols=1 coins=1; blue luck=20"))


@pytest.mark.rule("I19.2", "I18.5")
def test_no_luck_token_left_in_a_throw() -> None:
    position = "act red land; red city=1 idols=1; caiman r3 4; blue luck=20"
    table = play(at(position, supply_limits="on"), "to r3 ; cast none ; roll 6")
    assert asked(table) == "*"
    assert offers(play(at(position), "to r3 ; cast none ; roll 6")) == [*EXCHANGES.split(" | "), "done"]


ROW = ["q3", "q4", "q5", "r6", "s7", "t6"]  # one after the other from q2
LAKE = f"act red land; all water-temple; land-temple q2 {' '.join(ROW)}"


@pytest.mark.rule("I19.3", "I1.14")
@pytest.mark.parametrize(("level", "far"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_paired_movement(level: int, far: int) -> None:
    table = at(f"{LAKE}; red q2=1 ranged={level}", movement="paired")
    assert offers(table) == [f"to {cell}" for cell in ROW[:far]]


@pytest.mark.rule("I1.14", "I8.6")
@pytest.mark.parametrize("level", range(2, 7))
def test_linear_movement(level: int) -> None:
    table = at(f"{LAKE}; red q2=1 ranged={level}")
    assert offers(table) == [f"to {cell}" for cell in ROW[:level]]
