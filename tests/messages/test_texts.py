"""The texts that people read: events, labels, lists, terms and spots in words."""

from pathlib import Path

import pytest
from messages.conftest import change
from messages.test_messages import LABELS, Listening

from patolli.core.registry import load
from patolli.core.state import CHANCE
from patolli.games.tianguis.game import Tianguis
from patolli.messages import Messages, argument


def test_a_missing_message_never_stops_a_person(folder: Path) -> None:
    change(folder, "de", "event-ended =", "# ")
    said = Listening(load("tianguis"), "de", folder)
    assert said.format("event-ended") == "The market closes."
    assert said.format("event-nothing", {"seat": 0}) == "event-nothing seat=0"
    assert said.format("event-passed") != ""
    assert "de: no message event-ended" in said.missing


@pytest.mark.parametrize(
    ("lang", "card", "text"),
    [
        ("en", "jade", "Ada draws jade."),
        ("en", None, "Ada draws a card."),
        ("de", "coyote", "Ada zieht einen Kojoten."),
        ("nl", "maize", "Ada trekt maïs."),
    ],
)
def test_events_in_words(lang: str, card: str | None, text: str) -> None:
    assert Messages(load("tianguis"), lang, LABELS).event({"kind": "drew", "seat": 0, "card": card}) == text


def test_labels() -> None:
    game = load("tianguis")
    said = Messages(game, "en", LABELS)
    assert [said.label(seat) for seat in range(4)] == ["Ada", "Greedy", "p3", "Ben"]
    assert said.label(CHANCE) == "nobody"
    assert said.seats("0, 3") == "Ada and Ben"
    twins = Messages(game, "en", ["bot:greedy", "Ada", "bot:greedy"])
    assert [twins.label(seat) for seat in range(3)] == ["Greedy (p1)", "Ada", "Greedy (p3)"]
    assert Messages(game, "en", ["\x1b[2JEve", "Ada"]).label(0) == "[2JEve"


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "Ada, p3 and Ben"), ("de", "Ada, p3 und Ben"), ("nl", "Ada, p3 en Ben")],
)
def test_lists(lang: str, text: str) -> None:
    said = Messages(load("tianguis"), lang, LABELS)
    assert said.seats("0, 2, 3") == text
    assert said.listed("7") == "7"
    assert said.listed("none") == "none"


def test_equal_terms_stand_together() -> None:
    said = Messages(load("tianguis"), "en", LABELS)
    assert said.terms("jade") == "jade"
    assert said.terms("jade, jade, maize, jade") == "3 × jade and maize"


def test_a_term_may_have_a_comma(folder: Path) -> None:
    change(folder, "en", "word-jade =", "word-jade = jade, the green one\n# ")
    said = Listening(load("tianguis"), "en", folder)
    assert said.terms("jade") == "jade, the green one"
    assert said.terms("jade, jade, maize") == "2 × jade, the green one and maize"


def test_spots_go_by_the_names_of_the_game() -> None:
    chessboard = Tianguis({})
    chessboard.spot_names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    said = Messages(chessboard, "en", LABELS)
    assert said.spots(28) == "e4"
    assert said.spots("0, 28, 63") == "a1, e4 and h8"
    assert said.spots("hidden") == "hidden"
    assert Messages(load("tianguis"), "en", LABELS).spots(28) == "28"


def test_arguments() -> None:
    assert argument("") == "none"
    values = [None, True, False, 3, "jade", [], ["jade", "maize"], [1, None]]
    assert [argument(v) for v in values] == ["hidden", "yes", "no", 3, "jade", "none", "jade, maize", "1, hidden"]
