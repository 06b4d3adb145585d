"""Cortez in the terminal: the drawing of the lake, each seat's view of a fight, and the page that holds it."""

import random
from pathlib import Path

import pytest
from cli.test_terminal import terminal, visible
from rich.cells import cell_len
from rich.console import ConsoleDimensions
from rich.style import Style

from patolli.cli.terminal.client import Client
from patolli.cli.terminal.prompt import MENU_LINES, MIN_MENU_LINES, Pipe
from patolli.cli.terminal.screen import drawing, lines
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import Replay, replay
from patolli.match.match import Match
from patolli.messages import LANGS, Messages

WIDTH, HEIGHT = 80, 18
COLUMN_A = 3
PANEL = COLUMN_A + 2 * 21 + 2
RED, BLUE = 0, 1

# Red attacks blue on e1 and has laid 6, 5 and a weapon; the bridge tlacopan is down.
RECORD = """\
patolli-record 1
game cortez
seat red Ada
seat blue Ben
---
* first red
* guard junction aztec
* guard flank spaniard
* guard corner aztec
""" + "\n".join(
    line.strip()
    for line in """
    * war 6 ; * war 5 ; * war 3 ; * war 1 ; * mission 18
    * supply camouflage ; * supply camouflage ; * supply camouflage ; * supply weapon ; * supply weapon ; * supply food
    * supply food ; * supply gold ; * supply gold ; * supply gold
    * war 4 ; * war 4 ; * war 2 ; * war 1 ; * mission 24
    * supply camouflage ; * supply camouflage ; * supply weapon ; * supply weapon ; * supply weapon ; * supply food
    * supply food ; * supply food ; * supply gold ; * supply gold
    red collar i4 ; blue collar n4 ; red collar b6 ; blue collar e1
    * event bridges ; red turn tlacopan ; red move b6 ; red to c5 ; * supply gold ; * supply food
    red move i4 ; red to e1 ; red pass ; blue pass ; red lay 6 ; red lay 5 ; red weapon ; red done
    """.replace(";", "\n").splitlines()
    if line.strip()
)


@pytest.fixture(scope="module")
def table() -> Replay:
    return replay(read_record(RECORD))


def plain(table: Replay, seat: Seat | None) -> list[str]:
    return [text.plain for text in drawing(table.game, table.game.view(table.state, seat))]


def field(rows: list[str], name: str) -> str:
    """Return the two characters of a field."""
    at = COLUMN_A + 2 * (ord(name[0]) - ord("a"))
    return rows[int(name[1:])][at : at + 2]


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("a1", "· "),  # land
        ("d4", "~ "),  # water
        ("d5", "h "),  # a harbour
        ("p2", "v2"),  # a village
        ("k6", "=="),  # a dike
        ("k4", "++"),  # a bridge
        ("g9", "><"),  # a collapsed one
        ("k9", "25"),  # the city
        ("j7", "2 "),
        ("i7", "a1"),  # an Aztec on tn1
        ("m7", "s5"),
        ("k5", "a="),  # on a dike
        ("c3", "s·"),  # on land
        ("n4", "B~"),  # with a collar, on water
        ("c5", "R2"),  # in a village
        ("e1", "RB"),  # a fight
    ],
)
def test_signs(table: Replay, name: str, sign: str) -> None:
    assert field(plain(table, None), name) == sign


def test_each_row_has_its_number_and_each_column_its_letter(table: Replay) -> None:
    letters, *lake = plain(table, None)
    assert letters[COLUMN_A : PANEL - 2] == "".join(f"{letter} " for letter in "abcdefghijklmnopqrstu")
    assert [row[:2] for row in lake[:17]] == [f"{number:>2}" for number in range(1, 18)]


def test_colours_tell_figures_and_ground_apart(table: Replay) -> None:
    rows = table.game.render_text(table.game.view(table.state, None))
    styles = {text: Style.parse(style).bgcolor for row in rows for text, style in row if style}
    shown = [styles[sign] for sign in ("R", "B", "a", "s", "· ", "~ ", "h ", "v2", "==", "++", "25", "17")]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("seat", "attacker", "own"),
    [
        (RED, "attacker R 65 w = 17", ["camouflage 3  weapon 1", "food 3  gold 4  mission tn18", "war   3 1"]),
        (BLUE, "attacker R ?? w", ["camouflage 2  weapon 3", "food 3  gold 2  mission tn24", "war   4 4 2 1"]),
        (None, "attacker R ?? w", []),
    ],
)
def test_everybody_sees_their_own_cards(table: Replay, seat: Seat | None, attacker: str, own: list[str]) -> None:
    beside = [row[PANEL:].strip() for row in plain(table, seat)]
    assert beside[0] == "round 1/2 · flips 1 · action 2"
    names = ("RED", "Blue") if seat == RED else ("Red", "BLUE") if seat == BLUE else ("Red", "Blue")
    assert beside[2].split() == [f">{names[0]}", "0", "1", "11", "2", "0", "0"]
    assert beside[3].split() == [f"?{names[1]}", "0", "2", "10", "4", "0", "0"]
    assert beside[4] == "city  aztec 2  spaniard 2"
    assert beside[5 : 5 + len(own)] == own
    assert beside[5 + len(own) : 7 + len(own)] == [attacker, "defender B"]


@pytest.mark.parametrize(
    ("seat", "shown", "hidden"),
    [
        (RED, "Attacker Ada: 2 war cards, 1 weapon; you know 6 and 5; strength 17", "temple 24"),
        (BLUE, "Attacker Ada: 2 war cards, 1 weapon", "temple 18"),
        (None, "Attacker Ada: 2 war cards, 1 weapon", "temple"),
    ],
)
def test_the_fight_in_words(table: Replay, seat: Seat | None, shown: str, hidden: str) -> None:
    said = lines(Messages(table.game, "en", table.labels), table.game, table.game.view(table.state, seat))
    assert shown in said
    assert "Ada attacks e1, defended by Ben." in said
    assert "Collapsed bridges: tlacopan" in said
    assert hidden not in " ".join(said)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_position_fits_a_small_terminal(players: int) -> None:
    game = load("cortez", {"proposals": 1})
    rng = random.Random(players)
    state = game.new_state(players)
    steps = 0
    while state.to_act():
        resolve_chance(state, rng)
        if not state.to_act():
            break
        seat = state.to_act()[0]
        if steps % 25 == 0:
            rows = [text.plain for text in drawing(game, game.view(state, seat))]
            assert HEIGHT <= len(rows) <= HEIGHT + 1
            assert all(cell_len(row) == len(row) <= WIDTH for row in rows)
        state.step(seat, rng.choice(state.legal_actions(seat)))
        steps += 1
    assert steps > 100


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_fits_a_small_terminal(tmp_path: Path, lang: str) -> None:
    with terminal(tmp_path, "--lang", lang, game="cortez") as screen:
        screen.wait_for("Enter")  # the news have a page of their own
        screen.type("\r")
        screen.wait_for("legend")
        screen.type("collar b1\r")
        page = visible(screen.wait_for(" R··", "Ada>", "legend"))
        page = page[page.rindex("Cortez · ") : page.rindex("Ada>")]
        assert page.count("\n") + 2 <= 24  # with the prompt and the toolbar
        assert all(f"\n{number:>2} " in page for number in range(1, 18))


@pytest.mark.parametrize(("height", "menu"), [(24, 1), (25, 2), (26, MIN_MENU_LINES), (40, MENU_LINES)])
def test_a_small_screen_is_for_the_board(height: int, menu: int) -> None:
    match = Match(load("cortez"), ["Ada", "bot:random"], seed=bytes(32), game_id="test")
    client = Client(match, "en", None, Pipe())
    client.tty = True
    client.notice = ""
    client.console.size = ConsoleDimensions(WIDTH, height)
    seat = match.to_act()[0]
    client.names = [client.game.actions.name(action) for action in client.replay.state.legal_actions(seat)]
    client.show(seat)
    assert client.menu_lines == menu
