"""Chichén Itzá in the terminal: the drawing of the land, the prices, the views of the seats, and the page around it."""

import random

import pytest
from cli.conftest import Run
from rich.cells import cell_len
from rich.console import ConsoleDimensions
from rich.style import Style

from patolli.cli.terminal.client import Client
from patolli.cli.terminal.prompt import MENU_LINES, MIN_MENU_LINES, Pipe
from patolli.cli.terminal.screen import drawing, fitted_drawing, lines
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, ACTS
from patolli.games.chichen_itza.data.components import KINDS, SLOTS
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.rules.prices import ACT_TILE
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import CITY, HOME, NO_BEAST, ChichenState
from patolli.match.match import Match
from patolli.messages import LANGS, Messages

WIDTH, SMALL, HEIGHT = 120, 80, 40  # of terminals
TILE = 8
LAND = 6 * TILE  # characters of the standard layouts
MOST_ROWS = 20
RED, GREEN, YELLOW = range(3)
LABELS = ["Ada", "Ben", "Cem"]

Table = tuple[ChichenItza, ChichenState]


def lay(game: ChichenItza, s: ChichenState, name: str, kind: str, creature: str = "") -> int:
    """Put a tile on a spot, and on it a creature of unknown strength or nothing."""
    spot = game.box.spots.index(name)
    s.tile[spot] = game.box.tile_kinds.index(kind)
    s.creature[spot] = KINDS.index(creature) if creature else NO_BEAST
    s.strength[spot] = s.ruin[spot] = s.fought[spot] = s.ruin_up[spot] = 0
    return spot


@pytest.fixture(scope="module")
def table() -> Table:
    """Return a table of three seats, red to act: tiles of all sorts, scouts, units, cards, prices."""
    game = ChichenItza({})
    s = game.new_state(3)
    resolve_chance(s, random.Random(1))
    assert isinstance(s, ChichenState)
    s.order, s.track, s.favour = [RED, GREEN, YELLOW], [GREEN, RED, YELLOW], [0, 1, 0]
    s.stack[-1] = Turn(RED)
    seen = lay(game, s, "r3", "water-ruin", "jaguar")
    s.strength[seen], s.ruin[seen], s.scout[RED][seen], s.scout[YELLOW][seen] = 4, 1, 1, 1
    fought = lay(game, s, "q2", "water-mine-white", "kukulkan")
    s.strength[fought], s.fought[fought] = 6, 1
    lay(game, s, "p3", "land-village", "snake")
    lay(game, s, "v3", "land-ruin")
    s.warriors[GREEN][lay(game, s, "t4", "land-mine-red")] = 5
    held = lay(game, s, "s6", "water-temple")
    s.warriors[RED][held], s.hero_at[RED], s.hero_card[RED] = 2, [held, HOME, CITY], [7, 0, 18]
    for seat in range(3):
        s.scout[seat][held] = 1
    s.warriors[RED][CITY], s.warriors[GREEN][CITY], s.warriors[YELLOW][CITY] = 12, 3, 0
    s.hand, s.coins = [[2, 1], [0, 4], [1, 1]], [9, 4, 0]
    s.god_owner[7], s.god_owner[20] = RED, GREEN  # scout costs at most 1; a toll
    s.slot = [SLOTS.index(tile) for tile in BOARD]
    s.row_cost, s.column_cost = [5, 2, 7], [4, 1, 3, 6]
    s.marker = [[0, 0, 0] for _ in BOARD]
    game.derive(s)
    s.marker[2][RED] = s.marker[3][GREEN] = s.marker[3][YELLOW] = 1
    return game, s


BOARD = (
    "defence", "melee", "ranged", "mage", "god", "magic", "reinforce", "land", "water", "hero", "scout+regroup",
    "war+favour",
)  # fmt: skip


def plain(table: Table, seat: Seat | None) -> list[str]:
    game, state = table
    return [text.plain for text in drawing(game, game.view(state, seat))]


def tile(rows: list[str], name: str) -> tuple[str, str]:
    """Return the two lines of a tile."""
    ((y, x),) = [(y, row.index(f"|{name}")) for y, row in enumerate(rows) if f"|{name}" in row[:LAND]]
    return rows[y][x : x + TILE], rows[y + 1][x : x + TILE]


def panel(rows: list[str]) -> list[str]:
    return [row[LAND + 2 :].rstrip() for row in rows]


@pytest.mark.parametrize(
    ("name", "seat", "upper", "lower"),
    [
        ("p3", RED, "|p3·V   ", "|sna?   "),
        ("q2", GREEN, "|q2~Mw  ", "|kuk6   "),  # it has fought
        ("r3", RED, "|r3~R5ry", "|jag4   "),  # the own scout has seen both
        ("r3", GREEN, "|r3~R?ry", "|jag?   "),
        ("r3", None, "|r3~R?ry", "|jag?   "),
        ("v3", RED, "|v3·R?  ", "|       "),
        ("t4", RED, "|t4·Mr  ", "|G5     "),
        ("s6", GREEN, "|s6~T rg", "|R2a  y "),
    ],
)
def test_tiles(table: Table, name: str, seat: Seat | None, upper: str, lower: str) -> None:
    assert tile(plain(table, seat), name) == (upper, lower)


def test_the_city_shows_everybody(table: Table) -> None:
    rows = [row[:LAND] for row in plain(table, None) if "#" in row[:LAND]]
    assert [row[row.index("#") :][: 2 * TILE] for row in rows] == ["#R12c   G3     #", "#              #"]


def test_neighbours_touch(table: Table) -> None:
    game, state = table
    rows = plain(table, None)
    there = [spot for spot, kind in enumerate(state.tile) if kind >= 0]
    at = {spot: next((y, row.index(f"|{game.box.spots[spot]}")) for y, row in enumerate(rows)
                     if f"|{game.box.spots[spot]}" in row[:LAND]) for spot in there}  # fmt: skip
    for one in there:
        near = [two for two in there if abs(at[one][0] - at[two][0]) == 2 and abs(at[one][1] - at[two][1]) == TILE // 2]
        near += [two for two in there if at[one][0] == at[two][0] and abs(at[one][1] - at[two][1]) == TILE]
        assert sorted(near) == [spot for spot in game.box.near[one] if spot in there]


def test_colours_tell_ground_and_seats_apart(table: Table) -> None:
    game, state = table
    rows = game.render_text(game.view(state, RED))
    grounds = {text: Style.parse(style).bgcolor for row in rows for text, style in row if style}
    shown = [grounds[text] for text in ("p3·V ", "q2~Mw", "sna?", "#", "R2a", "G5", "y")]
    assert len(set(shown)) == len(shown)


def test_seats_and_board(table: Table) -> None:
    beside = panel(plain(table, RED))
    assert beside[0] == "round 1/6 · action 1"
    assert beside[2].split()[:5] == [">RED", "9", "1", "0", "0"]
    assert beside[3].split()[:2] == ["Green", "4"]
    assert [row.split() for row in beside[5:9]] == [
        ["4", "1", "3", "6"],
        ["5", "defence", "4", "melee", "1", "ranged", "5R", "mage", "7GY"],  # g20: 6 and a coin for green
        ["2", "god", "2", "magic", "1", "reinforce", "2", "land", "2"],
        ["7", "water", "4", "hero", "1", "scou+regr", "1/3", "war+favo", "6"],  # g07
    ]
    assert "G g20" in beside[10]
    assert "R g07 a=h07 c=h18" in beside[10]


@pytest.mark.parametrize(("seat", "magic"), [(RED, "stone 2 fire 1"), (GREEN, "stone 0 fire 4"), (None, "tasks")])
def test_everybody_sees_their_own_magic_cards(table: Table, seat: Seat | None, magic: str) -> None:
    (row,) = [row for row in panel(plain(table, seat)) if row.startswith("tasks")]
    assert magic in row
    assert ("magic" in row) == (seat is not None)


@pytest.mark.parametrize(
    ("seat", "shown", "hidden"),
    [
        (RED, "Your magic cards: stone 2, fire 1", "stone 0, fire 4"),
        (RED, "Known only to those with a scout there: the ruin on r3 is x01 (5 points): idol", "certainly"),
        (RED, "r3 (4)", "certainly"),
        (GREEN, "Your magic cards: stone 0, fire 4", "r3 (4)"),
        (GREEN, "q2 (6)", "x01"),
        (None, "q2 (6)", "Your"),
    ],
)
def test_the_table_in_words(table: Table, seat: Seat | None, shown: str, hidden: str) -> None:
    game, state = table
    words = Messages(game, "en", LABELS)
    ada, ben, cem = map(words.label, range(3))
    said = lines(words, game, game.view(state, seat))
    assert shown in " ".join(said)
    assert hidden not in " ".join(said)
    assert f"{ada}’s god g07: scout costs at most 1" in said
    assert (
        f"{ada}’s hero h07, type a (pay 1), on s6: after a victory this hero may move to any other tile of the owner"
        in said
    )
    assert f"Turn order: {ada}, {ben} and {cem}; by favour: {ben}, {cem} and {ada}" in said


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["standard", "random"])
def test_every_position_fits_and_prices_are_those_of_the_rules(players: int, layout: str) -> None:
    game = ChichenItza({"layout": layout})
    said = Messages(game, "en", LABELS)
    rng = random.Random(players)
    state = game.new_state(players)
    steps = prices = 0
    resolve_chance(state, rng)
    while state.to_act():
        assert isinstance(state, ChichenState)
        seat = state.to_act()[0]
        view = game.view(state, seat)
        legal = state.legal_actions(seat)
        shown = game.insight(view)["prices"]
        for action in (action for action in legal if ACT <= action < ACT_COINS):
            assert shown[ACTS[action - ACT]] == game.cost(state, action).get("coins", 0)
            assert ACT_TILE[action - ACT] in state.slot
            prices += 1
        if steps % 10 == 0:
            rows = [text.plain for text in drawing(game, view)]
            assert len(rows) <= MOST_ROWS
            assert all(cell_len(row) == len(row) for row in rows)
            assert layout == "random" or max(map(len, rows)) <= WIDTH
            small = [text.plain for text in fitted_drawing(said, game, view, SMALL)]
            assert max(map(len, small)) <= SMALL
            assert len(rows) < len(small) < HEIGHT - MIN_MENU_LINES - 2
        state.step(seat, rng.choice(legal))
        resolve_chance(state, rng)
        steps += 1
    assert steps > 50
    assert prices > 100


@pytest.mark.parametrize(("width", "menu"), [(SMALL, MIN_MENU_LINES), (WIDTH, MENU_LINES)])
@pytest.mark.parametrize("lang", LANGS)
def test_the_page_holds_the_board(width: int, menu: int, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(ChichenItza({}), ["Ada", "Ben", "Cem", "Dan"], seed=bytes(32), game_id="test")
    client = Client(match, lang, None, Pipe())
    client.tty = True
    client.notice = ""
    client.console.size = ConsoleDimensions(width, HEIGHT)
    seat = match.to_act()[0]
    client.names = [client.game.actions.name(action) for action in client.replay.state.legal_actions(seat)]
    client.show(seat)
    assert client.menu_lines == menu
    page = capsys.readouterr().out.splitlines()
    assert len(page) + menu <= HEIGHT
    assert all(any(f"|{name}" in line for line in page) for name in ("p2", "s7", "v4"))


def test_what_a_scout_finds_is_shown_before_the_keyboard_is_passed(run: Run) -> None:
    given = "\nact scout+regroup scout\nscout q3\n\n\n"
    output = run("play", "chichen_itza", "--seed", "3", "--seats", "Ada,Ben", given=given).out
    found, curtain, page = output.partition("> scout q3\n")[2].partition("Pass the keyboard to Ada, then press Enter.")
    assert curtain
    assert "Ben sees that the creature on q3 has strength 6." in found
    assert found.rstrip().endswith("For Ben alone: press Enter when you have read it.")
    assert "strength 6" not in page
