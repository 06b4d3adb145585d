"""Chapters 3 to 5: the auction, the window of coyotes, payment and the end."""

import pytest
from games.tianguis.position import (
    AUCTION,
    COYOTE,
    EMPTY_HANDS,
    HOLDERS,
    JADE,
    MAIZE,
    START,
    at,
    heard,
    market,
    offered,
    why,
)

# T3 The auction


@pytest.mark.rule("T3.1")
def test_bids_rise_beginning_with_the_opener() -> None:
    table = at(*AUCTION)
    assert offered(table) == {"p1": ["pass", *(f"bid {n}" for n in range(1, 13))]}
    table.play_line("p1", "bid 4")
    assert offered(table) == {"p2": ["pass", *(f"bid {n}" for n in range(5, 13))]}
    assert why(table, "p2 bid 4") == "T3.1"
    assert why(table, "p2 bid 5") is None


@pytest.mark.rule("T3.2")
def test_nobody_bids_more_than_it_has() -> None:
    table = at(*START, "p1: add, add, open")
    assert offered(table)["p1"][-1] == "bid 10"
    assert why(table, "p1 bid 11") == "T3.2"
    assert why(table, "p1 bid 49") == why(table, "p1 bid 4900000000") == "T3.2"
    assert why(table, "p1 bid 0") == "T3.1"
    table.play_line("p1", "bid 10")
    assert offered(table) == {"p2": ["pass", "bid 11", "bid 12"]}
    table.play_line("p2", "bid 12")
    assert offered(table) == {"p1": ["pass"]}


@pytest.mark.rule("T3.3")
def test_who_has_passed_is_not_asked_again() -> None:
    table = at(*AUCTION, "p1 bid 1", "p2 pass", "p3 bid 2", hands=(EMPTY_HANDS,) * 3)
    assert table.to_act() == (0,)
    table.play_line("p1", "bid 3")
    assert table.to_act() == (2,)


@pytest.mark.rule("T3.4")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    table = at(*AUCTION, "p1 pass", "p2 bid 1", "p3 pass", hands=(EMPTY_HANDS,) * 3)
    assert type(table.state.stack[-1]).__name__ == "Window"
    everybody = at(*AUCTION, "p1 pass", "p2 pass", "p3 pass", hands=(EMPTY_HANDS,) * 3)
    assert heard(everybody, None)[-1] == {"kind": "unsold", "seat": 0}


@pytest.mark.rule("T3.4")
def test_the_last_seat_may_still_bid_when_all_others_passed_without_a_bid() -> None:
    table = at(*AUCTION, "p1 pass")
    assert offered(table)["p2"][:2] == ["pass", "bid 1"]


@pytest.mark.rule("T3.5")
def test_an_unsold_stall_gives_the_beans_back() -> None:
    table = at(*START, "p1: add, add, open", "p1 pass", "p2 pass")
    assert (market(table).beans, market(table).pot, market(table).points) == ([12, 12], 0, [0, 0])
    assert market(table).round == 2


# T4 The window


@pytest.mark.rule("T4.1")
def test_every_other_holder_of_a_card_is_asked_clockwise() -> None:
    table = at(*AUCTION, "p1 pass", "p2 pass", "p3 bid 1", "p4 pass", hands=HOLDERS)
    asked = []
    while table.state.stack and type(table.state.stack[-1]).__name__ == "Window":
        asked.append(table.name(table.to_act()[0]))
        table.play_line(asked[-1], "pass")
    assert asked == ["p4", "p1", "p2"]


@pytest.mark.rule("T4.1")
def test_who_holds_no_card_is_not_asked() -> None:
    """p2 plays both its coyotes in the first two rounds; in the third it has no card left but its second draw."""
    hands = ((MAIZE, JADE), (COYOTE, COYOTE), (MAIZE, JADE))
    steal = ("p1 open", "p1 bid 1", "p2 pass", "p3 pass", "p2 coyote")
    table = at(*START, *steal, "* roll 1", "* draw coyote", "p2 open", hands=hands)
    for line in ("p2 pass", "p3 bid 1", "p1 pass", "p1 pass", "p2 coyote", "* roll 1", "* draw jade", "p3 open"):
        table.play_line(*line.split(" ", 1))
    for line in ("p3 bid 1", "p1 pass", "p2 pass", "p1 pass", "p2 coyote"):
        table.play_line(*line.split(" ", 1))
    assert sum(market(table).hands[1]) == 0
    for line in ("* roll 1", "* draw jade", "p1 open", "p1 bid 1", "p2 pass", "p3 pass"):
        table.play_line(*line.split(" ", 1))
    assert table.to_act() == (2,)


@pytest.mark.rule("T4.2")
def test_a_coyote_or_a_pass() -> None:
    table = at(*AUCTION, "p1 bid 1", "p2: pass", "p3 pass", "p4 pass", hands=HOLDERS)
    assert offered(table) == {"p2": ["pass", "coyote"]}
    table.play_line("p2", "pass")
    assert offered(table) == {"p3": ["pass"]}
    assert why(table, "p3 coyote") == "T4.2"
    assert why(table, "p3 bid 2") == "T6.1"


@pytest.mark.rule("T4.3")
def test_the_first_coyote_takes_the_stall_and_nobody_pays() -> None:
    table = at(*START, "p1: add, add, open", "p1 bid 5", "p2 pass", "p3 pass", "p4 pass", "p2 coyote", hands=HOLDERS)
    assert market(table).points == [0, 4, 0, 0]
    assert market(table).beans == [10, 14, 12, 12]
    assert market(table).hands[1] == [0, 0, 1]
    assert market(table).played == [1, 0, 0]
    assert market(table).round == 2
    stolen = {"kind": "stole", "seat": 1, "bidder": 0, "pips": 4}
    assert all(heard(table, viewer)[-1] == stolen for viewer in (None, 0, 1, 2, 3))
    assert table.game.events.reveals(table.steps[-1].events)


@pytest.mark.rule("T4.4")
def test_without_coyotes_there_is_no_window() -> None:
    table = at(*AUCTION, "p1 bid 1", "p2 pass", hands=((MAIZE, JADE), (COYOTE, COYOTE)), coyotes="off")
    assert heard(table, None)[-1]["kind"] == "paid"
    assert market(table).round == 2


# T5 Payment and end


@pytest.mark.rule("T5.1")
def test_the_highest_bidder_pays_the_bank_and_gets_the_stall() -> None:
    table = at(*START, "p1: add, open", "p1 bid 2", "p2 bid 7", "p1: pass, pass")
    assert market(table).points == [0, 4]
    assert market(table).beans == [11, 6]
    assert market(table).pot == 0
    assert heard(table, None)[-1] == {"kind": "paid", "seat": 1, "beans": 7, "pips": 4}


@pytest.mark.rule("T5.2")
def test_goods_count_at_the_end() -> None:
    hands = ((JADE, JADE), (COYOTE, MAIZE))
    table = at(*AUCTION, "p1 pass", "p2 bid 2", "p1 pass", hands=hands, rounds=1)
    result = table.result()
    assert table.over
    assert result.parts == [{"stalls": 0, "goods": 5}, {"stalls": 4, "goods": 1}]
    assert (result.scores, result.reason) == ([5, 5], "rounds")


@pytest.mark.rule("T5.3")
def test_beans_decide_among_equals() -> None:
    hands = ((JADE, JADE), (COYOTE, MAIZE))
    table = at(*AUCTION, "p1 pass", "p2 bid 2", "p1 pass", hands=hands, rounds=1)
    assert table.result().ranking == [[0], [1]]


@pytest.mark.rule("T5.3")
def test_most_points_win_and_a_victory_can_be_shared() -> None:
    hands = ((COYOTE, MAIZE), (JADE, COYOTE), (COYOTE, COYOTE))
    table = at(*AUCTION, "p1 pass", "p2 pass", "p3 pass", hands=hands, rounds=1)
    assert table.result().scores == [2, 2, 0]
    assert table.result().ranking == [[0, 1], [2]]


@pytest.mark.rule("T5.4")
def test_nobody_decides_when_the_game_is_over() -> None:
    table = at(*AUCTION, "p1 pass", "p2 pass", rounds=1)
    assert table.to_act() == ()
    assert {why(table, line) for line in ("p1 pass", "p2 bid 1", "* roll 1", "p1 add")} == {"T5.4"}
