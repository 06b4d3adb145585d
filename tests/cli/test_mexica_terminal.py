"""Mexica in the terminal: the drawing of the island, its page, and a game to its end."""

import random
import re
from pathlib import Path

import pytest
from cli.conftest import Run
from cli.test_terminal import terminal, visible
from rich.cells import cell_len
from rich.style import Style

from patolli.cli.terminal.prompt import MIN_MENU_LINES
from patolli.cli.terminal.screen import drawing, fitted_drawing
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.record import read_record, read_record_file
from patolli.core.registry import load
from patolli.core.replay import Replay, replay
from patolli.core.state import CHANCE, State
from patolli.games.mexica.ui.render import BRIDGES, CANALS, MARKS, PALACE
from patolli.messages import Messages

WIDTH, HEIGHT = 80, 18
COLUMN_A = 3

# p1 has founded a district of 7 in the east and stands on the bridge to it; p2 and p3 are near the palace.
RECORD = """\
patolli-record 1
game mexica
seat p1 Ada
seat p2 Ben
seat p3 Cem
---
* deal 3 4 5 6 7 8 9 10
p1 place h6
p2 place g7
p3 place i7
p1 canal s7-s8
p1 canal s9
p1 canal k5-l5
p1 canal o10
p1 end
p2 walk g6
p2 build 2 g5
p2 build 1 d4
p2 canal k8
p2 bridge k8 ns
p2 end
p3 end
p1 jump t8
p1 bridge s8 ew
p1 found 7 u6
p1 end
p2 end
p3 end
p1 build 3 u7
p1 walk s8
p1 chip
"""


@pytest.fixture(scope="module")
def table() -> Replay:
    return replay(read_record(RECORD))


@pytest.fixture(scope="module")
def rows(table: Replay) -> list[list[tuple[str, str]]]:
    return table.game.render_text(table.game.view(table.state, None))


def span(rows: list[list[tuple[str, str]]], cell: str) -> tuple[str, str]:
    """Return the text and the style of a cell of the island."""
    row = rows[int(cell[1:])]
    assert row[0][0] == f"{cell[1:]:>2} "
    return row[1 + ord(cell[0]) - ord("a")]


def plain(game: Game, state: State) -> list[str]:
    return [text.plain for text in drawing(game, game.view(state, None))]


@pytest.mark.parametrize(
    ("cell", "sign"),
    [
        ("a1", "  "),  # lake
        ("b1", " ·"),  # land
        ("t7", " :"),  # land of a founded district
        ("h6", " ⌂"),  # a start cell
        ("h7", " ✶"),  # the crest
        ("s9", "()"),  # a single canal
        ("k5", "(≈"),  # a double from west to east
        ("l5", "≈)"),
        ("o6", "╭╮"),  # one from north to south
        ("o7", "╰╯"),
        ("k8", "║║"),  # a bridge from north to south
        ("g5", "■2"),  # a temple
        ("d4", "■1"),
        ("u7", "▲3"),
        ("u6", " 7"),  # a tile
        ("g6", "p2"),  # a Mexica on land
        ("i7", "p3"),
        ("s8", "═1"),  # one on a bridge from west to east
    ],
)
def test_signs(rows: list[list[tuple[str, str]]], cell: str, sign: str) -> None:
    assert span(rows, cell)[0] == sign


def test_each_row_has_its_number_and_each_column_its_letter(table: Replay) -> None:
    letters, *island = plain(table.game, table.state)
    assert letters[COLUMN_A : COLUMN_A + 42] == "".join(f" {letter}" for letter in "abcdefghijklmnopqrstu")
    assert [row[:2] for row in island] == [f"{number:>2}" for number in range(1, 15)]
    assert island[6][COLUMN_A + 2 * 20 : COLUMN_A + 2 * 21] == "▲3"  # u7, where letter and number lead


def test_colours_tell_ground_water_and_owners_apart(rows: list[list[tuple[str, str]]]) -> None:
    grounds = [Style.parse(span(rows, cell)[1]).bgcolor for cell in ("a1", "b1", "t7", "h6", "s9", "k8", "u6")]
    assert len(set(grounds)) == len(grounds)
    inks = [Style.parse(span(rows, cell)[1]).color for cell in ("g5", "u7", "i7")]
    assert len(set(inks)) == len(inks)
    assert Style.parse(span(rows, "g5")[1]).color == Style.parse(span(rows, "g6")[1]).color
    assert all(Style.parse(span(rows, cell)[1]).reverse for cell in ("g6", "i7", "s8"))


def test_the_panel_beside_the_island(table: Replay) -> None:
    beside = [row[COLUMN_A + 44 :].strip() for row in plain(table.game, table.state)]
    assert beside[:5] == [
        "I · 3 · AP 1",
        "★  chip  build 1 2 3 4",
        ">p1▲      4     1        3 3 1 1",
        "p2■      0     0        2 2 2 1",
        "p3●      0     0        3 3 2 1",
    ]
    assert "() 3  (≈≈) 33  ══ 9  chip 11" in beside
    assert "found 3 4 5 6 8 9 10" in beside
    assert "II    3 4 5 6 11 12 13" in beside
    assert "·     178·b1" in beside


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_a_small_terminal(players: int) -> None:
    game = load("mexica", {"stall_rounds": 2})
    rng = random.Random(players)
    state = game.new_state(players)
    steps = 0
    while state.to_act():
        if steps % 25 == 0:
            lines = plain(game, state)
            assert len(lines) <= HEIGHT
            assert all(cell_len(line) == len(line) <= WIDTH for line in lines)
        resolve_chance(state, rng)
        seat = state.to_act()[0]
        state.step(seat, rng.choice(state.legal_actions(seat)))
        steps += 1
    lines = plain(game, state)
    assert all(len(line) <= WIDTH for line in lines)
    assert not lines[0][COLUMN_A + 42 :].strip()  # no phase and no round once all is over
    assert any(re.search(r"p2■ +\d+ ", line) for line in lines)


def test_the_fullest_display_fits() -> None:
    game = load("mexica")
    state = game.new_state(4)
    resolve_chance(state, random.Random(1))
    dump = game.dump(state)
    dump["state"]["display"] = [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]
    lines = plain(game, game.load_state(dump))
    assert all(len(line) <= WIDTH for line in lines)
    shown = " ".join(line[COLUMN_A + 44 :] for line in lines)
    assert " ".join(shown.split("found")[1].split("II")[0].split()) == "3 3 4 4 5 5 6 6 7 8 9 10 11 12 13"


def test_the_page_fits_a_small_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, game="mexica") as screen:
        screen.wait_for("Press Enter")  # the neutral temples have a page of their own
        screen.type("\r")
        screen.wait_for("Put your Mexica on a start cell", "Tab completes")
        screen.type("place h6\r")
        page = visible(screen.wait_for("Mexica · step", "You have 6 action points left.", "Tab completes"))
        page = page[page.rindex("Mexica · step") : page.rindex("Ada>")]
        assert page.count("\n") + MIN_MENU_LINES + 1 <= 24  # with the prompt, its menu and the toolbar
        assert all(f"\n{number:>2} " in page for number in range(1, 15))
        assert "\nend chip walk(4) jump(180) canal(460) bridge(4) build(708)" in page
        assert "\n  Greedy starts on " in page
        assert "turn.\n" not in page.replace("end your turn.\n", "")
        screen.type("1\r")
        screen.wait_for("No numbered list is on the screen", "Tab completes · help · undo · quit · legend")
        screen.type("walk\r")
        screen.wait_for(" 1  walk ", "Tab completes · a number chooses · help")
        screen.type("ca")
        screen.wait_for("dig a canal on one cell, or on two")
        screen.type("nal h")
        screen.wait_for("h1", "1 AP")


@pytest.mark.parametrize("no_color", ["", "1"])
def test_without_colour_the_signs_stay(tmp_path: Path, no_color: str) -> None:
    with terminal(tmp_path, game="mexica", NO_COLOR=no_color, COLORTERM="truecolor") as screen:
        screen.wait_for("Press Enter")
        screen.type("\r")
        screen.wait_for("Tab completes")
        screen.type("place h6\r")
        page = screen.wait_for("You have 6 action points left.", "Tab completes")
    assert ("\x1b[48;2;" in page) is (no_color == "")
    assert re.search(r"\x1b\[[0-9;]*7[0-9;]*mp1", page)  # reverse, with or without colour
    assert "╭╮" in visible(page)


def test_a_session(run: Run) -> None:
    """Refusals with their rules, the position in words, undo, save, resume, and on to the end."""
    typed = "place h6,canal h7,why build 1 h7,canal s7-s8,undo,table,canal s7-s8,save g.patolli,quit"
    ran = run("play", "mexica", "--seed", "3", "--seats", "Ada,random", given=typed.replace(",", "\n"))
    for text in (
        "That is the palace. Nobody may dig there. (M4.3)",
        "Nobody builds on the palace. (M11.4)",
        "Ada digs a canal on s7 and s8.",
        "Ada: 0 points, 0 chips, temples in hand 3×1, 3×2, 2×3, 1×4; on h6, in an unfounded district of 192",
        "The game is saved in g.patolli.",
    ):
        assert text in ran.out
    ran = run("play", "--resume", "g.patolli", "--lang", "de", given="end\n" * 500)
    assert "Ada beendet den Zug, 5 AP bleiben ungenutzt." in ran.out
    assert "Phase 2 ist zu Ende" in ran.out
    assert replay(read_record_file(Path("g.patolli"))).over


@pytest.mark.parametrize("width", [45, 46, 60, 75])
def test_a_narrow_screen_has_the_panel_below_the_island(table: Replay, width: int) -> None:
    view = table.game.view(table.state, None)
    wide = plain(table.game, table.state)
    lines = [text.plain for text in fitted_drawing(Messages(table.game), table.game, view, width)]
    assert all(len(line) <= width for line in lines)
    assert [line[:45] for line in lines[:15]] == [line[:45] for line in wide]
    assert [line.strip() for line in lines[15:]] == [line[45:].strip() for line in wide if line[45:].strip()]


def test_the_narrowest_screen_says_what_it_needs(table: Replay) -> None:
    view = table.game.view(table.state, None)
    (line,) = fitted_drawing(Messages(table.game), table.game, view, 44)
    assert line.plain.startswith("The drawing needs 45 columns")
    assert fitted_drawing(Messages(table.game), table.game, view, 80) == drawing(table.game, view)


def test_the_legend_explains_every_sign(run: Run) -> None:
    ran = run("play", "mexica", given="legend\nhelp\n")
    shown = ran.out.partition("> legend\n")[2].partition("> help")[0]
    for sign in (*MARKS, *PALACE.values(), *CANALS.values(), *BRIDGES.values(), " :", " ·", "p2"):
        assert sign.strip() in shown
    for word in ("★", "chip", "build", "found", "II", "×", "AP"):
        assert word in shown
    assert "what the signs of the drawing mean" in ran.out


def test_undo_goes_back_through_the_moves_of_bots(run: Run) -> None:
    typed = "place h6,canal s9,end,undo 9,undo,undo 2,quit"
    ran = run("play", "mexica", "--seed", "3", "--seats", "Ada,greedy", "--save", "g", given=typed.replace(",", "\n"))
    assert "“undo” takes back up to 3 decisions now." in ran.out
    assert re.search(r"Taken back: Ada end, Greedy .*, Greedy end\n", ran.out)
    assert "Taken back: Ada place h6, Greedy place " in ran.out
    end = replay(read_record_file(Path("g")))
    assert (end.to_act(), end.steps[-1].seat) == ((0,), CHANCE)


def test_very_many_actions_are_put_together(run: Run) -> None:
    ran = run("play", "mexica", "--seed", "3", given="place h6\nlegal canal\nlegal\nrules 8\n")
    shown = ran.out.partition("> legal canal\n")[2]
    columns, _, verbs = shown.partition("> legal\n")
    assert re.search(r"^ 1 canal a … \(\d+ choices\)", columns)
    assert len(columns.splitlines()) < 24
    assert re.search(r"canal … \(\d+ choices\)", verbs)
    assert "M8.1 " in verbs


def test_undo_stops_at_people(run: Run) -> None:
    ran = run("play", "mexica", "--seed", "3", "--seats", "Ada,Ben", given="place h6\nundo\n")
    assert "There is nothing to take back" in ran.out


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Founded district of 7, tile on u6: temples of Ada worth 3"),
        ("de", "Gegründeter 7er-Bezirk, Plättchen auf u6: Tempel von Ada im Wert von 3"),
        ("nl", "Gestichte wijk van 7, tegel op u6: tempels van Ada ter waarde van 3"),
    ],
)
def test_replayed_in_words(run: Run, tmp_path: Path, lang: str, line: str) -> None:
    (tmp_path / "game.patolli").write_text(RECORD, encoding="utf-8")
    assert line in run("replay", "game.patolli", "--lang", lang).out
