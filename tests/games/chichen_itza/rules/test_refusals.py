"""A refusal names the lowest rule that forbids the answer (I25.22); steps make events in order (I25.20)."""

import pytest
from games.chichen_itza.position import Table, at
from games.language import play, refused

from patolli.core.state import Frame
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.state import ChichenState

QUESTIONS = [frame for frame in ChichenItza.frames if frame.VERBS]

# position, what was played, the refused line, and the rule
CASES = [
    ("turn red; red melee=6 coins=9", "", "red act melee", "I1.15"),
    ("act red land; red city=2 r3=1", "", "red from s3", "I8.1"),
    ("act red land; red city=2 h12@city luck=0 idols=1; caiman r3 6",
     "take 2 b; to r3; cast none; roll 6,6,6; done; beast 1", "red block luck", "I11.6"),
    ("act red land; red city=2 luck=1 gods=g52 coins=9; caiman r3 6",
     "take 2; to r3; roll 6,6", "red idol coins", "I18.1"),
    ("act red scout; red idols=1; deck 0 0; yellow stone=16 fire=16", "", "red idol magic", "I18.9"),
]  # fmt: skip


@pytest.mark.rule("I25.22")
@pytest.mark.parametrize(("position", "played", "line", "rule"), CASES)
def test_the_lowest_rule_is_named(position: str, played: str, line: str, rule: str) -> None:
    table = play(at(position), played) if played else at(position)
    assert refused(table, line) == rule


@pytest.mark.rule("I25.22")
@pytest.mark.parametrize("frame", QUESTIONS, ids=lambda frame: frame.__name__)
def test_a_question_states_its_rule_once(frame: type[Frame[ChichenState]]) -> None:
    asks = issubclass(frame, Asking)
    lists, refuses = ("answers", "answer_refusal") if asks else ("legal_actions", "refusal")
    assert lists in vars(frame), "a question to a seat lists its answers, one to chance its outcomes"
    assert bool(frame.RULE) != (refuses in vars(frame)), "either RULE or the refusal names the rule"
    assert ("idol" in frame.VERBS) == asks, "idols may be exchanged at every question to a seat"


@pytest.mark.rule("I25.1")
def test_a_frame_without_verbs_never_waits() -> None:
    silent = {frame.__name__ for frame in ChichenItza.frames if not frame.VERBS}
    assert silent == {"Round", "Gains", "Fight", "TurnRuin"}


def event_kinds(table: Table) -> list[str]:
    """Return the kinds of all events of a table, in order."""
    return [table.game.events.kinds[kind].name for kind, _ in table.events]


@pytest.mark.rule("I19.2")
def test_luck_that_runs_short_goes_in_turn_order() -> None:
    position = "act red land; order blue red green yellow; red city=1 war=1; blue r3=1; green luck=19"
    table = play(at(position, supply_limits="on"), "to r3; roll 1; roll 1")
    assert (table.state.luck[0], table.state.luck[table.game.seat_names(4).index("blue")]) == (0, 1)


@pytest.mark.rule("I14.9", "I13.2")
def test_returns_come_before_luck() -> None:
    missed = "roll 6,6,6,6,6; beast 6"
    kinds = event_kinds(
        play(at("act red land; red city=5; caiman r3 6"), f"take 5; to r3; {missed}; {missed}; {missed}")
    )
    assert kinds.index("returned") < kinds.index("luck")


@pytest.mark.rule("I8.16", "I20.19")
def test_an_attack_tells_markers_and_tribute() -> None:
    table = play(at("act red land; red city=1 war=1 coins=2; blue r3=2 gods=g19"), "to r3; roll 1; roll 1,6")
    kinds = event_kinds(table)
    assert kinds.index("war") < kinds.index("tribute") < kinds.index("attacked")


@pytest.mark.rule("I1.16")
def test_a_turn_of_the_defence_wheel_tells_its_shield() -> None:
    kinds = event_kinds(at("act red defence; red shields=0"))
    assert kinds.index("wheel") < kinds.index("shields")


@pytest.mark.rule("I25.4")
def test_an_answer_that_nobody_gave_makes_no_event() -> None:
    table = play(at("act red land; red city=1; snake r3 1"), "to r3; roll 1")
    assert "declined" not in event_kinds(table)
