"""`patolli play` with lines from a pipe: whole sessions as text."""

import os
from pathlib import Path

import pytest
from cli.conftest import START, Ran, Run
from cli.sessions import lines, only_record, play

from patolli.bots.hints import TRIED, Hint
from patolli.cli.games import offered
from patolli.cli.terminal import start as start_command
from patolli.core.game import Game
from patolli.core.record import read_record_file
from patolli.core.replay import replay

SESSION = "add\nadd\nundo\nopen\nbid 2\n"  # p1's first decisions with seed 4


def test_a_first_look(run: Run) -> None:
    ran = play(run, "")
    assert ran.status == 0
    for text in (
        "-- Tianguis · step 6 · Ada to decide",
        "Round 1 of 4",
        "Your hand: 1 × coyote, 0 × maize, 2 × jade",
        "Ada draws a coyote.",
        "Normal is dealt a card.",
        "Lay a bean on your stall to make it more tempting, or open the auction.",
        " 1  add (1 bean)  lay one of your beans on the stall",
    ):
        assert text in ran.out


def test_the_end_of_input_saves(run: Run) -> None:
    ran = play(run, SESSION)
    path = only_record()
    assert ran.status == 0
    assert ran.out.endswith(f"The game is saved in {path}. Go on with: patolli play --resume {path}\n")
    assert lines(read_record_file(path))[:5] == ["p1 add", "p1 add", "~ undo 1", "p1 open", "p1 bid 2"]


@pytest.mark.parametrize(
    ("started", "command"),
    [
        (".venv/bin/patolli", ".venv/bin/patolli play --resume 'my game.patolli'"),
        ("/usr/bin/patolli", "patolli play --resume 'my game.patolli'"),
        ("/opt/other/patolli", "/opt/other/patolli play --resume 'my game.patolli'"),
        ("/work/patolli/__main__.py", "snake -m patolli play --resume 'my game.patolli'"),
        ("/work/pytest/__main__.py", "patolli play --resume 'my game.patolli'"),
    ],
)
def test_the_game_goes_on_as_it_was_started(
    run: Run, monkeypatch: pytest.MonkeyPatch, started: str, command: str
) -> None:
    monkeypatch.setattr("sys.argv", [started])
    monkeypatch.setattr("sys.executable", "/usr/bin/snake")
    monkeypatch.setattr("patolli.cli.terminal.start.which", lambda name: f"/usr/bin/{name}")
    assert play(run, "quit\n", "--save", "my game.patolli").out.endswith(f"Go on with: {command}\n")


def test_quit_and_resume(run: Run) -> None:
    play(run, SESSION + "quit\nnever read\n", "--save", "evening.patolli")
    before = read_record_file(Path("evening.patolli"))
    assert lines(before)[:5] == ["p1 add", "p1 add", "~ undo 1", "p1 open", "p1 bid 2"]
    ran = run("play", "--resume", "evening.patolli", given="pass\n")
    after = read_record_file(Path("evening.patolli"))
    assert ran.status == 0
    assert list(map(str, after.lines))[: len(before.lines)] == list(map(str, before.lines))
    assert len(after.lines) > len(before.lines)


def whole_game(run: Run, *args: str) -> Ran:
    """Play a game in which the person always takes the first choice."""
    return run("play", "tianguis", "--option", "rounds=2", "--seed", "4", *args, given="2\n" + "open\npass\n" * 40)


def test_a_whole_game_is_verified_and_replayed(run: Run) -> None:
    ran = whole_game(run)
    path = only_record()
    assert "-- Tianguis · step " in ran.out
    assert "the game is over" in ran.out
    assert "The last round has been played." in ran.out
    assert "\n1. " in ran.out
    assert ran.out.endswith(f"The record is in {path}. Check its draws with: patolli verify {path}\n")
    assert run("verify", str(path)).status == 0
    assert replay(read_record_file(path)).over


def test_the_same_seed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        whole_game(run, "--save", f"{name}/game.patolli")
        games.append((tmp_path / name / "game.patolli").read_text(encoding="utf-8"))
    assert games[0] == games[1]
    assert (tmp_path / "one" / "game.patolli").exists()


def test_each_decision_is_saved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[int] = []
    replace = os.replace

    def spy(old: Path, new: Path) -> None:
        replace(old, new)
        saved.append(len(read_record_file(new).lines))

    monkeypatch.setattr(os, "replace", spy)
    play(run, "add\nopen\nbid 2\n", "--save", "evening.patolli")
    assert saved[:2] == [7, 8]
    assert len(saved) >= 5
    assert saved == sorted(saved)
    assert [path.name for path in Path().iterdir()] == ["evening.patolli"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bid 40", "You have only 12 beans. Bid no more than that. (T3.2)"),
        ("why bid 40", "You have only 12 beans. Bid no more than that. (T3.2)"),
        ("why bid 2", "bid 2: legal"),
        ("why", "“why” with an action says which rule refuses it now, if any."),
        ("open", "Answer that first. (T6.1)\nBid for the stall, or pass."),
        ("why open", "Answer that first. (T6.1)\nBid for the stall, or pass."),
        ("bid 40", "no more than that. (T3.2)\nAda> "),
        ("why p2 pass", "We are waiting for Ada. (T6.1)"),
        ("p2 pass", "It is not your turn. We are waiting for Ada."),
        ("p1 bid 40", "no more than that. (T3.2)"),
        ("?", "Type an action"),
        ("exit", "The game is saved in"),
        ("rules 5", "T5 Payment and end\nT5.1 Without"),
        ("rules 5", "T5.4 When the game is over nobody decides anything."),
        ("why dance", "unknown verb 'dance'"),
        ("bif 3", "unknown verb 'bif'; did you mean bid?\nNearest: bid 3"),
        ("bid", "\nbid 1 (1 bean) "),
        ("bid\n13", "no more than that. (T3.2)"),
        ("legal bid 1", "\nbid 1 (1 bean)   bid 10 (10 beans)   bid 11 (11 beans)   bid 12 (12 beans)"),
        ("legal bid\n5", "No numbered list is on the screen: type the action itself."),
        ("log\n1", "No numbered list is on the screen: type the action itself."),
        ("legal zork", "No legal action begins with “zork”."),
        ("7", "There is no choice 7."),
        ("legend", "This game has no drawing whose signs need to be explained."),
        ("/help", "Type an action"),
        ("help", "take back your last decision and what bots did after it"),
        ("log", "  Ada is dealt jade.\n  Ada is dealt jade.\n  Normal is dealt a card.\n"),
        ("rules", "T3 The auction"),
        ("rules T3.2", "T3.2 Nobody bids more beans than it has.\n"),
        ("rules t5", "T5.4 When the game is over nobody decides anything."),
        ("rules cheating", "No rule contains “cheating”."),
        ("score", "Normal        0               ?       ?"),
        ("save", "The game is saved in patolli-tianguis-"),
        ("save no/where", "no/where cannot be saved: No such file or directory"),
        ("save taken", "taken already exists; choose another name."),
        ("resign\nno", "Resign? (yes or no) no\nAda> "),
        ("", "Ada> \n 1  pass                leave it to the others\n 2  bid … (12 choices)  offer"),
    ],
)
def test_commands_and_actions(run: Run, tmp_path: Path, typed: str, answer: str) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    ran = play(run, f"open\n{typed}\n")
    said = ran.out.partition("Bid for the stall, or pass.")[2]
    assert answer in said
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"
    assert lines(read_record_file(only_record())) == ["p1 open"]


def test_a_hint_says_more_each_time(run: Run) -> None:
    nudge = run("play", "mexica", "--seats", "Ada,easy", given="hint\n").out
    assert "Have a look at this: Place your Mexica." in nudge and "Where" not in nudge
    printed = run("play", "mexica", "--seats", "Ada,easy", given="hint\nhint\nhint\n").out
    assert printed.count("Have a look at this: ") == 2 and printed.count("Where: ") == 1
    assert "– place " in printed.partition("Where: ")[2]
    assert "Sieh dir das an: " in play(run, "hint\n", "--lang", "de").out


def test_a_hint_keeps_the_plan_that_was_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[list[int]] = []

    def plans(game: Game, view: object, legal: list[int], seed: int, follow: list[int]) -> list[Hint]:
        followed.append(follow)
        return [Hint(game.actions.parse("open"), 0.0, [], [7, 8], TRIED, [])]

    monkeypatch.setattr("patolli.cli.terminal.client.hints", plans)
    play(run, "hint\nopen\nhint\nhint\n")
    assert followed == [[], [7, 8]]


def test_an_action_without_a_place_has_no_region(run: Run) -> None:
    printed = play(run, "hint\nhint\n").out
    assert printed.count("Have a look at this: ") == 1
    assert any(
        said in printed for said in ("Better than the next choice: ", "It brings: ", "No other action did better ")
    )
    assert "– " in play(run, "hint full\n").out


def test_chances_are_printed_and_sum_up(run: Run) -> None:
    printed = play(run, "chances\n").out
    ada, normal = (int(printed.partition(f"  {name}: ")[2].partition(" %")[0]) for name in ("Ada", "Normal"))
    assert 0 < ada < 100 and 99 <= ada + normal <= 101
    assert "A rough guess" in printed


def test_commands_are_among_the_nearest_words(run: Run) -> None:
    assert "Nearest: hint" in run("play", "mexica", "--seats", "Ada,easy", given="hnit\n").out


def test_numbers_choose_and_narrow(run: Run) -> None:
    play(run, "2\n2\n3\n")  # open; bid ...; bid 3
    assert lines(read_record_file(only_record()))[:2] == ["p1 open", "p1 bid 3"]


def test_the_only_action_that_begins_so_is_played(run: Run) -> None:
    ran = play(run, "op\nb 1\np\n")
    assert "unknown verb 'b'" in ran.out
    assert lines(read_record_file(only_record()))[:2] == ["p1 open", "p1 pass"]


def test_a_forbidden_number_is_not_the_beginning_of_another(run: Run) -> None:
    ran = play(run, "open\nbid 9\nbid 1\n")
    assert "Bid more, or pass. (T3.1)" in ran.out
    assert lines(read_record_file(only_record()))[1] == "p1 bid 9"


def test_no_undo_after_others_have_decided(run: Run) -> None:
    ran = play(run, "open\nbid 2\nundo\n")
    assert "There is nothing to take back" in ran.out


def test_resign(run: Run) -> None:
    ran = play(run, "resign\nyes\n")
    assert "All but one have resigned." in ran.out
    assert ran.out.index("1. Normal") < ran.out.index("2. Ada")


def test_a_bot_plays_on_for_who_resigns(run: Run) -> None:
    ran = play(run, "resign\nyes\n", "--seats", "3")
    record = read_record_file(only_record())
    assert "~ resign p1" in map(str, record.lines)
    assert "~ seat p1 bot:normal" in map(str, record.lines)
    assert replay(record).over
    assert "All but one" not in ran.out


def test_two_people_share_a_keyboard_behind_a_curtain(run: Run) -> None:
    ran = play(run, "\nopen\nbid 2\n\npass\n", "--seats", "Ada,Ben")
    assert "is dealt" not in ran.out.split("Pass the keyboard to Ada, then press Enter.")[0]
    pages = ran.out.split("Pass the keyboard to Ben, then press Enter.")
    assert len(pages) == 2
    assert "Ada is dealt jade." in pages[0]
    assert "Ada is dealt jade." not in pages[1]
    assert "Ada is dealt a card. ×2" in pages[1]
    assert "Ben> pass" in pages[1]


def test_bots_alone(run: Run) -> None:
    ran = play(run, "", "--seats", "random,bot:random")
    assert "Random (p1) draws a card." in ran.out
    assert "The last round has been played." in ran.out
    assert replay(read_record_file(only_record())).over


def test_somebody_else_goes_on(run: Run, start: Path) -> None:
    ran = run("play", "--resume", str(start), "--seats", "random,Ben", given="pass\n")
    assert "Ben> pass" in ran.out
    lines = list(map(str, read_record_file(start).lines))
    assert "~ seat p1 bot:random" in lines
    assert "~ seat p2 Ben" in lines


def test_a_finished_game_is_only_shown(run: Run, finished: Path) -> None:
    before = read_record_file(finished)
    ran = run("play", "--resume", str(finished))
    assert ran.status == 0
    assert "The last round has been played." in ran.out
    assert str(read_record_file(finished)) == str(before)


@pytest.mark.parametrize(("lang", "text"), [("de", "Ada zieht einen Kojoten."), ("nl", "Ada trekt een coyote.")])
def test_other_languages(run: Run, lang: str, text: str) -> None:
    assert text in play(run, "", "--lang", lang).out


def test_a_poor_name_becomes_a_guest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert "Guest to decide" in play(run, "").out


def test_nonsense_bytes_are_nonsense(run: Run) -> None:
    ran = run("play", "tianguis", given=b"\xff\xfe\x00\n" * 3)
    assert ran.status == 0
    assert "unknown verb" in ran.out


def test_the_menu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_command, "offered", lambda: offered()[-1:] * 2)
    ran = run("play", "--seed", "4", given="9\nchess\n2\n")
    assert " 1  Tianguis: A market day" in ran.out
    assert "unknown game '9'" in ran.out
    assert "unknown game 'chess'" in ran.out
    assert "Ada to decide" in ran.out
    assert run("play", given="").status == 0


@pytest.mark.parametrize(("typed", "played"), [("", True), ("t", True), ("TIAN", True), ("1", True), ("quit", False)])
def test_answers_to_the_menu(run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, played: bool) -> None:
    monkeypatch.setattr(start_command, "offered", lambda: offered()[-1:] * 2)
    ran = run("play", "--seed", "4", given=f"{typed}\n")
    assert "Which game? (a number or the beginning of a name; Enter: tianguis; or quit)" in ran.out
    assert ("-- Tianguis" in ran.out) is played
    assert ran.status == 0


@pytest.mark.parametrize(
    ("seats", "expected"),
    [("Ada,smart", "\nPeople: Ada and smart.\n"), ("Ada,Greedy", "\nPeople: Ada. Bots: Greedy.\n")],
)
def test_people_and_bots_by_name(run: Run, seats: str, expected: str) -> None:
    assert play(run, "\n", "--seats", seats).out.count(expected) == 1


def test_every_page_says_who_plays_which_seat(run: Run) -> None:
    printed = play(run, "open\nbid 2\n").out
    assert printed.count(" · Ada to decide · p1 Ada, p2 Normal\n") == printed.count("-- Tianguis · ") > 1


def test_seats_that_go_by_their_names_are_not_explained(run: Run) -> None:
    assert " · P1 to decide\n" in play(run, "\n", "--seats", "P1,p2").out


def test_an_unreadable_save_file_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.patolli"
    path.write_text(START + "p2 dance\n", encoding="utf-8")
    ran = run("play", "--resume", str(path))
    assert ran.status == 2
    assert path.read_text(encoding="utf-8") == START + "p2 dance\n"
