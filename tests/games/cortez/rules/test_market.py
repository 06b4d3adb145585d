"""C14.24, C14.25: open trading before turns and auctions; C4.10: a quick game."""

import pytest
from games.cortez.examples import holds
from games.cortez.position import Table, at, new
from games.cortez.random_games import positions
from games.language import asked, offers, play, refused, view

from patolli.games.cortez.state import CortezState

HANDS = "red a1; blue b1; orange c1; green d1; hand red sup 1c1g; hand blue sup 1w; hand orange sup 1f"


def before_a_turn(hands: str = HANDS, **options: object) -> Table:
    """Return the market before the turn of blue."""
    table = at(f"4 action red; {hands}; last", **{"trading": "open"} | options)
    return play(table, "red pass")


@pytest.mark.rule("C14.24")
def test_any_two_may_trade_before_a_turn() -> None:
    table = before_a_turn()
    assert asked(table) == "blue" and type(table.state.stack[-1]).__name__ == "Market"
    assert offers(table) == ["pass", "propose red", "propose orange", "propose green", "abstain"]
    table = play(table, "blue pass")
    assert asked(table) == "orange"
    table = play(table, "orange propose red ; orange give food ; orange want gold ; orange send ; red accept")
    holds(table, "hand red sup 1c1f")
    assert asked(table) == "orange"  # up to `proposals` trades
    table = play(table, "orange pass")
    assert asked(table) == "green"  # it holds nothing, but may ask for something
    assert refused(table, "green propose green") == "C14.2"
    table = play(table, "green pass ; red pass")
    assert asked(table) == "*" and offers(table, "event")
    assert table.state.proposed == 0  # those of the turn are counted apart


@pytest.mark.rule("C14.24")
def test_so_many_trades_in_a_market() -> None:
    table = before_a_turn(proposals=1)
    table = play(table, "blue propose red ; blue give weapon ; blue send ; red decline")
    assert asked(table) == "orange"
    assert asked(play(table, "orange propose red ; orange cancel")) == "green"
    assert asked(before_a_turn(proposals=0)) == "*"


@pytest.mark.rule("C14.24", "C14.3")
def test_a_seat_that_can_propose_nothing_is_not_asked() -> None:
    table = before_a_turn("red a1; blue b1; orange c1; green d1; hand blue sup 1w")
    assert refused(table, "blue propose red") is None
    assert asked(play(table, "blue pass")) == "orange"  # it may ask blue
    assert refused(play(table, "blue pass"), "orange propose green") == "C14.24"
    assert asked(before_a_turn("red a1; blue b1; orange c1; green d1")) == "*"


@pytest.mark.rule("C14.24", "C14.17")
def test_without_the_option_there_is_no_market() -> None:
    assert asked(before_a_turn(trading="active")) == "*"


@pytest.mark.rule("C14.24", "C15.1")
def test_before_an_auction() -> None:
    table = at(f"4 event bribery red; {HANDS}; hand green bribe stores", trading="open")
    assert (asked(table), type(table.state.stack[-1]).__name__) == ("red", "Market")
    table = play(table, "red propose orange ; red give gold ; red want food ; red send ; orange accept ; red pass")
    table = play(table, "blue pass ; orange pass ; green pass")
    assert (asked(table), offers(table)) == ("green", ["pass", "play stores"])  # now window (b)
    table = play(table, "green pass ; blue pass")
    assert offers(table, "bid")[-1] == "bid 4"  # orange has the gold now
    empty = at(f"4 event bribery red; {HANDS}; pile", trading="open")
    assert "gather" in offers(empty)


@pytest.mark.rule("C14.25")
def test_who_abstains_is_left_alone_until_the_next_round() -> None:
    table = play(before_a_turn(), "blue abstain")
    assert offers(table) == ["pass", "propose red", "propose green", "abstain"]
    assert refused(table, "orange propose blue") == "C14.25"
    table = play(table, "orange abstain ; green abstain")
    assert asked(table) == "*"  # nobody is left for red
    assert view(table, None)["state"]["abstains"] == [0, 1, 1, 1]
    assert "propose orange" in offers(play(table, "* event plunder"))  # C14.3 is not concerned
    late = at(f"4 flip red 13; {HANDS}", trading="open")
    late.state.abstains = [1, 1, 1, 1]
    assert play(late, "* event treasure").state.abstains == [0, 0, 0, 0]


@pytest.mark.rule("C4.10", "C4.1", "C18.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_one_round(players: int) -> None:
    *_, last = positions(players, 31, rounds="one")
    s = last.state
    assert isinstance(s, CortezState)
    assert s.rounds == 1 and s.reason in ("last-treasure", "city-full")
    assert sum(s.treasures) + s.lost == (s.reason == "last-treasure")
    assert new(players).state.rounds == (2 if players < 4 else 3)
