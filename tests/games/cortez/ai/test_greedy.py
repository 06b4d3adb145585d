"""Greedy in Cortez: positions in which a person would not hesitate."""

from games.cortez.position import at
from games.language import play

from patolli.bots import make_bot

BUDGET = 1000
SEEDS = range(4)


def answers(position: str, before: str = "") -> set[str]:
    """Return the answers of greedy in a position after some play, with any of a few seeds."""
    table = play(at(position), before) if before else at(position)
    (seat,) = table.state.to_act()
    view, legal = table.game.view(table.state, seat), table.state.legal_actions(seat)
    greedy = make_bot("greedy", table.game)
    return {table.game.actions.name(greedy.choose(view, legal, BUDGET, seed)) for seed in SEEDS}


STRONG = "2 action red; red tn15; blue tn16 tn1; aztec c3; spaniard u5; hand red war 6664 sup 2w; hand blue war 1"
WEAK = "2 action red; red tn15; blue tn16 tn1; aztec c3; spaniard u5; hand red war 1; hand blue war 6655 sup 4w3f"


def test_it_attacks_seats_it_can_beat() -> None:
    assert answers(STRONG) == {"move tn15"}
    assert answers(STRONG, "red move tn15") <= {"to tn16", "to tn1"}


def test_it_leaves_the_stronger_alone() -> None:
    assert not answers(WEAK, "red move tn15") & {"to tn16", "to tn1", "to u5"}


def test_it_lays_no_more_than_it_takes() -> None:
    begun = "red move tn15 ; red to tn16 ; red pass ; red lay 6 ; red lay 6 ; red weapon ; red done"
    assert answers(STRONG, f"{begun} ; blue pass") == {"pass"}


def test_it_bids_up_to_the_worth_of_a_bribe_card() -> None:
    rich = "2 event bribery red; red a1; blue b1; hand red sup 9g; hand blue sup 9g"
    assert all(answer == "pass" or int(answer.removeprefix("bid ")) <= 12 for answer in answers(rich))  # 3 gold
    assert all(answer.startswith("bid") for answer in answers(rich, "blue bid 2"))
    assert answers(rich, "blue bid 16") == {"pass"}


def test_it_takes_good_trades_only() -> None:
    market = "3 action red; red a1; blue b1; orange c1; hand red sup 2c3g; hand blue war 64 sup 2c2f2g"
    assert "accept" not in answers(market, "red propose blue ; red want gold ; red want gold ; red send")
    generous = "red propose blue ; red give gold ; red give gold ; red want camouflage ; red send"
    assert answers(market, generous) == {"accept"}


def test_it_goes_to_the_temple_of_its_mission() -> None:
    near = "2 action red; red tn15; blue u1; spaniard u5; hand red mission 17 sup 1c; hand blue war 33"
    assert answers(near) == {"move tn15"}
    assert answers(near, "red move tn15") == {"to tn17"}


def test_it_is_early_enough_in_the_city_when_the_treasure_may_come() -> None:
    early = at("2 action red; red a1; blue tn1")
    parts = early.game.evaluation_terms(early.state, 0)
    assert parts["outside"] > 4 and abs(parts["treasures"] + parts["treasures@1"]) < 1
    late = "2 flip red 13; red a1; blue b1 tn1; hand red war 1 sup 3c mission 17; hand blue war 5"
    assert answers(late, "* event mutiny ; red move a1") == {"to tn17"}


def test_to_pass_is_better_than_to_talk_when_a_fight_is_won() -> None:
    begun = "red move tn15 ; red to tn16 ; red pass ; red lay 6 ; red weapon ; red done ; blue pass"
    assert answers(STRONG, begun) == {"pass"}
