"""The numbers of a view, and those that explain a refusal."""

import pytest
from games.chichen_itza.position import Table, at
from games.language import play, seat_at

from patolli.core.game import Message
from patolli.games.chichen_itza.ui.insight import Insight, insight

BOARD = "tile land 6 3; tile scout 5 2"


def of(table: Table, who: str = "") -> Insight:
    """Return the insight of a seat, by default of a spectator."""
    return insight(table.game, table.game.view(table.state, seat_at(table, who) if who else None))


def explained(table: Table, text: str) -> Message:
    """Return the explanation of a refused action, whose seat comes first."""
    who, what = text.split(" ", 1)
    seat = seat_at(table, who)
    rule = table.game.why(table.state, seat, what)
    assert rule is not None, f"{text} is legal"
    return table.game.explain(table.game.view(table.state, seat), seat, what, rule)


# Numbers of a view


@pytest.mark.rule("I6.5", "I6.6", "I6.7", "I6.10")
def test_prices_count_markers_caps_and_toll_of_the_seat_to_act() -> None:
    table = at(f"turn red; {BOARD}; marks land blue; red coins=9 gods=g07; blue gods=g20")
    assert of(table, "red")["buyer"] == 0
    prices = of(table, "green")["prices"]  # of the seat that buys, to any viewer
    assert (prices["land"], prices["scout"]) == (6 + 1, 1)
    assert prices == of(table)["prices"]


@pytest.mark.rule("I6.5")
def test_costs_are_the_lower_marker_and_on_a_marked_tile_the_higher() -> None:
    table = at(f"turn red; {BOARD}; marks land blue")
    found = of(table)["costs"]
    assert len(found) == len(table.state.slot)
    assert [pair for pair in found if pair[0] > pair[1]] == [[6, 1]], "the marked one"
    assert [2, 5] in found


@pytest.mark.rule("I6.5", "I6.6")
def test_while_no_seat_buys_a_viewer_sees_own_prices_and_a_spectator_base_prices() -> None:
    """A god without an owner must not lower the price of a viewer without a seat."""
    table = at(f"supply; {BOARD}; marks land blue; land-village r3; red r3=1 gods=g07,g27; blue gods=g20")
    expected = {"red": (0, 6 + 1, 1), "green": (1, 6 + 1, 2), "": (None, 6, 2)}
    for viewer, numbers in expected.items():
        found = of(table, viewer)
        assert (found["buyer"], found["prices"]["land"], found["prices"]["scout"]) == numbers


@pytest.mark.rule("I5.3", "I20.27")
def test_each_answer_to_a_yield_has_its_coins_and_warriors() -> None:
    table = at("supply; land-village r3; land-camp r4; red r3=1 r4=1 gods=g27")
    assert of(table, "red")["panel"] == "choice" and of(table, "green")["panel"] == ""
    assert of(table)["yields"] == [
        {"coins": 0, "warriors": 2}, {"coins": 2, "warriors": 1}, {"coins": 4, "warriors": 0},
    ]  # fmt: skip


@pytest.mark.rule("I4.2", "I16.18")
def test_it_knows_the_turn_and_the_order_to_come() -> None:
    found = of(at("turn green; order red green blue yellow; track yellow red blue green; blue favour=2; green coins=3"))
    assert (found["step"], found["turn"], found["active"]) == ("action", 1, 1)
    assert found["next_order"] == [3, 1, 0, 2]  # blue leads; then the upper marker first


@pytest.mark.rule("I8.4", "I7.6")
def test_it_counts_the_reach_of_a_move_and_the_scouts_left() -> None:
    found = of(at("act red land; red city=3 ranged=3 scout=r3,r4"))
    assert found["reach"] == at("turn red; red coins=3").state.reach[3] > 0
    assert found["scouts_left"] == [4, 6, 6, 6]


@pytest.mark.rule("I10.23")
def test_the_numbers_that_hit_are_those_of_the_open_throw() -> None:
    table = play(at("act red land; red city=3 melee=3; snake r3 2"), "red take 3 ; to r3")
    found = of(table)
    assert found["panel"] == "combat"
    assert found["hits_on"] == list(range(1, table.state.box.melee[3] + 1))


# Refusals


@pytest.mark.rule("I6.11")
def test_a_price_that_is_too_high_is_named_with_the_toll() -> None:
    table = at(f"turn red; {BOARD}; marks land blue; red city=2 coins=4; blue gods=g20")
    assert explained(table, "red act land") == ("explain-I6-11", {"price": 7, "coins": 4})


@pytest.mark.rule("I5.7")
def test_a_pay_that_is_too_high_is_named() -> None:
    table = at("pay; red h18@city coins=0 city=2 idols=1")
    message, numbers = explained(table, "red pay c")
    assert (message, numbers) == ("explain-I5-7", {"price": table.state.box.hero_pay[18], "coins": 0})


@pytest.mark.rule("I2.14", "I8.11")
@pytest.mark.parametrize(
    ("position", "text", "message"),
    [("act red reinforce; red city=1 r3=5", "red put r3", "explain-I2-14"),
     ("act red land; red city=2 r3=5", "red to r3", "explain-I8-11")],
)  # fmt: skip
def test_a_unit_limit_is_named_with_the_units_there(position: str, text: str, message: str) -> None:
    table = at(position)
    table = play(table, "red from city ; take 2") if "land" in position else table
    assert explained(table, text) == (message, {"units": 5, "limit": 5})


@pytest.mark.rule("I8.14", "I8.15")
def test_an_attack_names_the_markers_and_coins_that_it_needs() -> None:
    peace = play(at("act red land; red city=2 war=1; blue r3=1 gods=g39"), "red take 2")
    assert explained(peace, "red to r3") == ("explain-I8-14", {"needed": 2, "war": 1})
    poor = play(at("act red land; red city=2 war=1 coins=1; blue r3=1 gods=g19"), "red take 2")
    assert explained(poor, "red to r3") == ("explain-I8-15", {"needed": 2, "coins": 1})


@pytest.mark.rule("I1.15")
def test_other_refusals_have_a_sentence_without_numbers() -> None:
    table = at("turn red; red coins=3 defence=6")
    assert explained(table, "red act defence") == ("explain-I1-15", {})
