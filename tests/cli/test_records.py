"""replay, legal, why, verify, perft, games: their output as text and as JSON."""

import json
from pathlib import Path

import pytest
from cli.conftest import START, Run

from patolli.bots.levels import check_level
from patolli.bots.styles import styles
from patolli.core.record import read_record_file
from patolli.core.registry import bundled_games, load
from patolli.core.replay import replay
from patolli.messages import LANGS, Messages

CHECKOUT = Path(__file__).resolve().parents[2]


def test_replay_as_json(run: Run, start: Path) -> None:
    ran = run("replay", str(start), "--json")
    found = json.loads(ran.out)
    table = replay(read_record_file(start))
    assert ran.status == 0
    assert list(found) == ["over", "rev", "to_act", "scores", "ranking", "digest", "state"]
    assert found["over"] is False
    assert found["rev"] == 9
    assert found["to_act"] == ["p2"]
    assert found["scores"] == [3, 1]
    assert found["ranking"] == [["p1"], ["p2"]]
    assert found["digest"] == table.game.digest(table.state)
    assert table.game.digest(table.game.load_state(found["state"])) == found["digest"]


def test_replay_of_a_finished_game_as_json(run: Run, finished: Path) -> None:
    found = json.loads(run("replay", str(finished), "--json").out)
    assert found["over"] is True
    assert found["to_act"] == []


def test_chance_to_act(run: Run) -> None:
    cut = START[: START.index("* roll")]
    assert json.loads(run("replay", "-", "--json", given=cut).out)["to_act"] == ["*"]
    assert json.loads(run("legal", "-", "--json", given=cut).out) == {"*": [f"roll {n}" for n in range(1, 7)]}
    assert run("legal", "-", given=cut).out.splitlines()[0] == "* roll 1"
    assert "Chance decides next." in run("replay", "-", given=cut).out


@pytest.mark.parametrize(
    ("lang", "log", "view", "question"),
    [
        (
            "en",
            "Ada draws maize.",
            "Highest bid: 3 by Ada",
            "Greedy to decide: Ada has bid 3 beans. Bid more",
        ),
        ("de", "Ada zieht Mais.", "Höchstes Gebot: 3 von Ada", "Ada hat 3 Bohnen geboten. Biete mehr, oder passe."),
        ("nl", "Ada trekt maïs.", "Hoogste bod: 3 van Ada", "Ada heeft 3 bonen geboden. Bied meer, of pas."),
    ],
)
def test_replay_in_words(run: Run, start: Path, lang: str, log: str, view: str, question: str) -> None:
    printed = run("replay", str(start), "--lang", lang).out
    assert printed.splitlines()[0] == "Tianguis · Ada (p1), Greedy (p2)"
    for text in (log, view, question):
        assert text in printed


def test_replay_hides_nothing_from_the_owner_of_the_file(run: Run, start: Path) -> None:
    printed = run("replay", str(start)).out
    assert "Ada is dealt jade." in printed
    assert "Greedy is dealt a coyote." in printed
    assert "Greedy: Your hand: 1 × coyote, 1 × maize, 0 × jade" in printed


def test_replay_of_a_finished_game_in_words(run: Run, finished: Path) -> None:
    printed = run("replay", str(finished)).out
    assert "The last round has been played." in printed
    assert printed.splitlines()[0] == "Tianguis · Ada (p1), Random (p2) · rounds=2"
    assert "\n1. " in printed


def test_replay_without_lines_that_were_taken_back(run: Run) -> None:
    ran = run("replay", "-", given=START + "~ undo 1\np1 pass\n")
    assert "Ada bids 3." not in ran.out
    assert "Ada passes." in ran.out


def test_resignation(run: Run) -> None:
    given = START + "~ resign p1\n"
    assert "All but one have resigned." in run("replay", "-", given=given).out
    assert json.loads(run("replay", "-", "--json", given=given).out)["ranking"] == [["p2"], ["p1"]]
    assert json.loads(run("legal", "-", "--json", given=given).out) == {}
    assert "over by resignation" in run("why", "-", "p2 pass", given=given).out


def test_legal(run: Run, start: Path, finished: Path) -> None:
    bids = [f"bid {n}" for n in range(4, 13)]
    assert json.loads(run("legal", str(start), "--json").out) == {"p2": ["pass", *bids]}
    assert run("legal", str(start)).out.splitlines() == ["p2 pass", *(f"p2 {bid}" for bid in bids)]
    assert json.loads(run("legal", str(finished), "--json").out) == {}
    assert run("legal", str(finished)).out == ""


@pytest.mark.parametrize(
    ("action", "answer"),
    [
        ("p2 pass", "legal"),
        ("p2 BID  4", "legal"),
        ("p2 bid 3", "T3.1 "),
        ("p2 bid 13", "T3.2 You have only 12 beans. Bid no more than that."),
        ("p1 pass", "T6.1 "),
        ("* roll 1", "T6.1 "),
    ],
)
def test_why(run: Run, start: Path, action: str, answer: str) -> None:
    ran = run("why", str(start), action)
    assert ran.status == 0
    assert ran.out.startswith(answer)
    assert len(ran.out.splitlines()) == 1


def test_why_in_other_languages(run: Run, start: Path) -> None:
    answers = {lang: run("why", str(start), "p2 bid 13", "--lang", lang).out for lang in LANGS}
    assert all(answer.startswith("T3.2 ") and "12" in answer for answer in answers.values())
    assert len(set(answers.values())) == len(LANGS)


def test_why_of_another_seat_names_the_seat_to_decide(run: Run, start: Path) -> None:
    assert run("why", str(start), "p1 pass").out == "T6.1 It is not your turn. We are waiting for Greedy.\n"


def test_why_of_chance(run: Run) -> None:
    cut = START[: START.index("* roll")]
    assert run("why", "-", "* roll 1", given=cut).out == "legal\n"
    assert run("why", "-", "p1 add", given=cut).out == "T6.1 Wait a moment: dice or cards come first.\n"
    assert run("why", "-", "* roll 4", given=START).out == "T6.1 It is not your turn. We are waiting for Greedy.\n"


def test_why_with_the_numbers_of_the_position(run: Run) -> None:
    """The explanations of a longer game, from a file and from standard input."""
    file = CHECKOUT / "tests/old/records/mexica-3-unfinished.patolli"
    jump = run("why", str(file), "p2 jump q10")
    assert jump.out == "M3.3 This costs 5 action points, and you have only 1 left.\n"
    assert run("why", "-", "p2 jump q10", given=file.read_text(encoding="utf-8")).out == jump.out
    found = run("why", str(file), "p2 found 3 d6")
    said = "M6.4 Your district has 163 cells, but no tile of that number can be taken."
    assert found.out == f"{said} On display: 3, 4, 5, 7, 9, 11, 12 and 13.\n"


def test_verify(run: Run, finished: Path) -> None:
    ran = run("verify", str(finished))
    assert ran.status == 0
    assert ran.out.startswith("verified: ")


def test_verify_finds_another_draw(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    at = text.index("* roll ") + len("* roll ")
    other = "1" if text[at] != "1" else "2"
    ran = run("verify", "-", given=text[:at] + other + text[at + 1 :].replace("~ digest", "# digest"))
    assert ran.status == 1
    assert ran.err.startswith("not verified: line ")
    assert "the seed draws 'roll" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_verify_finds_another_seed(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    ran = run("verify", "-", given=text.replace("seed 00", "seed 01"))
    assert ran.status == 1
    assert "the seed is not the one that the commitment was made for" in ran.err


def test_perft(run: Run, start: Path) -> None:
    rows = [line.split() for line in run("perft", str(start), "--depth", "2").out.splitlines()]
    assert rows[0] == ["p2", "pass", "2"]  # p2 holds a coyote
    assert rows[1] == ["p2", "bid", "4", "8"]  # p1 has 11 beans left
    assert rows[-1] == ["total", "39"]


def test_perft_of_a_finished_game(run: Run, finished: Path) -> None:
    assert run("perft", str(finished), "--depth", "3").out.split() == ["total", "0"]


def test_games(run: Run) -> None:
    found = json.loads(run("games", "--json").out)["tianguis"]
    assert found["seats"] == [2, 3, 4]
    assert found["example"] is True
    assert found["options"]["rounds"] == {"kind": "number", "default": 4, "low": 1, "high": 12}
    assert found["options"]["coyotes"]["values"] == ["on", "off"]
    printed = run("games", "--lang", "de").out
    assert "für 2, 3, 4 Personen" in printed
    assert "rounds=4" in printed
    assert "Runden einer Partie (1–12)" in printed


@pytest.mark.parametrize("lang", LANGS)
def test_games_tells_the_styles_of_each(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    found = json.loads(run("games", "--json").out)
    rows = [line.split(maxsplit=1) for line in run("games", "--lang", lang).out.splitlines() if line.strip()]
    for name in bundled_games():
        game = load(name)
        messages = Messages(game, lang)
        assert found[name]["styles"] == list(styles(game.folder))
        for style in styles(game.folder):
            row = next(row for row in rows if row[-1].strip() == messages.format(f"style-about-{style}"))
            check_level(row[0], game)
