"""A refusal names the lowest rule that forbids the answer (I25.22); what happens is told (I25.20)."""

import pytest
from rules.chichen_itza.position import Table, at, play, refused

# position, what was played, the refused line, and the rule
CASES = [
    ("turn red; red melee=6 coins=9", "", "red act melee", "I1.15"),
    ("act red land; red city=2 r3=1", "", "red from s3", "I8.1"),
    ("act red land; red city=2 h12@city luck=0 idols=1; caiman r3 6",
     "take 2 b; to r3; cast none; roll 6,6,6; done; beast 1", "red block luck", "I11.6"),
    ("act red land; red city=2 luck=1 gods=g52 coins=9; caiman r3 6",
     "take 2; to r3; roll 6,6", "red idol coins", "I18.1"),
]  # fmt: skip


@pytest.mark.rule("I25.22")
@pytest.mark.parametrize(("position", "played", "line", "rule"), CASES)
def test_the_lowest_rule_is_named(position: str, played: str, line: str, rule: str) -> None:
    table = play(at(position), played) if played else at(position)
    assert refused(table, line) == rule


def told(table: Table) -> list[str]:
    """The kinds of all events of a table, in order."""
    return [table.game.event_table.kinds[kind].name for kind, _ in table.told]


@pytest.mark.rule("I19.2")
def test_luck_that_runs_short_goes_in_turn_order() -> None:
    position = "act red land; order blue red green yellow; red city=1 war=1; blue r3=1; green luck=19"
    table = play(at(position, supply_limits="on"), "to r3; roll 1; roll 1")
    assert (table.state.luck[0], table.state.luck[table.game.seat_names(4).index("blue")]) == (0, 1)


@pytest.mark.rule("I14.9", "I13.2")
def test_returns_come_before_luck() -> None:
    missed = "roll 6,6,6,6,6; beast 6"
    kinds = told(play(at("act red land; red city=5; caiman r3 6"), f"take 5; to r3; {missed}; {missed}; {missed}"))
    assert kinds.index("returned") < kinds.index("luck")


@pytest.mark.rule("I8.16", "I20.19")
def test_an_attack_tells_markers_and_tribute() -> None:
    table = play(at("act red land; red city=1 war=1 coins=2; blue r3=2 gods=g19"), "to r3; roll 1; roll 1,6")
    kinds = told(table)
    assert kinds.index("war") < kinds.index("tribute") < kinds.index("attacked")


@pytest.mark.rule("I1.16")
def test_a_turn_of_the_defence_wheel_tells_its_shield() -> None:
    kinds = told(at("act red defence; red shields=0"))
    assert kinds.index("wheel") < kinds.index("shields")


@pytest.mark.rule("I25.4")
def test_an_answer_that_nobody_gave_is_not_told() -> None:
    table = play(at("act red land; red city=1; snake r3 1"), "to r3; roll 1")
    assert "declined" not in told(table)
