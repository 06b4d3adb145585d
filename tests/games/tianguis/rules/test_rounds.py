"""Chapters 1 and 2: the pieces, the setup and a round."""

from collections import Counter

import pytest
from games.tianguis.position import AUCTION, COYOTE, EMPTY_HANDS, JADE, MAIZE, START, at, heard, market, offered, why

from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import replay
from patolli.core.state import CHANCE

# T1 What is there


@pytest.mark.rule("T1.1")
def test_two_to_four_seats_in_order() -> None:
    assert load("tianguis").seat_counts == (2, 3, 4)
    assert load("tianguis").seat_names(4) == ("p1", "p2", "p3", "p4")
    table = at(*AUCTION, hands=(EMPTY_HANDS,) * 4)
    order = []
    for _ in range(4):
        order.append(table.name(table.to_act()[0]))
        table.play_line(order[-1], "pass")
    assert order == ["p1", "p2", "p3", "p4"]


@pytest.mark.rule("T1.2")
def test_the_deck_is_a_bag_of_sixteen() -> None:
    state = load("tianguis").new_state(2)
    assert state.chance_weights() == [5, 6, 5]
    assert [load("tianguis").actions.name(a) for a in state.legal_actions(CHANCE)] == [
        "deal coyote",
        "deal maize",
        "deal jade",
    ]


@pytest.mark.rule("T1.2")
def test_a_kind_that_is_used_up_is_not_drawn() -> None:
    table = at(hands=((JADE, JADE), (JADE, JADE), (JADE, MAIZE)))
    table.play_line("*", "roll 1")
    assert offered(table) == {"*": ["draw coyote", "draw maize"]}
    assert why(table, "* draw jade") == "T1.2"


@pytest.mark.rule("T1.3")
def test_everybody_starts_with_twelve_beans_and_two_cards() -> None:
    table = at(hands=((JADE, JADE), (MAIZE, COYOTE), (COYOTE, COYOTE)))
    assert market(table).beans == [12, 12, 12]
    assert market(table).hands == [[0, 0, 2], [1, 1, 0], [2, 0, 0]]
    assert market(table).deck == [2, 5, 3]
    assert [turn.seat for turn in table.steps] == [CHANCE] * 6


@pytest.mark.rule("T1.4")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    table = at(hands=((JADE, JADE), (MAIZE, COYOTE)))
    views = {viewer: table.game.view(table.state, viewer)["state"] for viewer in (0, 1, None)}
    assert [views[v]["hands"] for v in (0, 1, None)] == [[[0, 0, 2], 2], [2, [1, 1, 0]], [2, 2]]
    assert all(view["deck"] == 12 and view["beans"] == [12, 12] for view in views.values())
    assert [event["card"] for event in heard(table, 1)] == [None, None, MAIZE, COYOTE]
    assert [event["card"] for event in heard(table, None)] == [None] * 4


# T2 A round


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("rounds", [1, 5])
def test_openers_take_turns(rounds: int) -> None:
    table = at(hands=(EMPTY_HANDS,) * 3, rounds=rounds)
    openers = []
    while table.to_act():
        if table.to_act() == (CHANCE,):
            table.play_line("*", table.game.actions.name(table.state.legal_actions(CHANCE)[0]))
            continue
        who = table.name(table.to_act()[0])
        text = offered(table)[who][-1] if "open" in offered(table)[who] else "pass"
        openers += [who] if text == "open" else []
        table.play_line(who, text)
    assert openers == ["p1", "p2", "p3", "p1", "p2"][:rounds]


@pytest.mark.rule("T2.2")
def test_the_die_says_what_the_stall_is_worth() -> None:
    table = at()
    assert offered(table) == {"*": [f"roll {n}" for n in range(1, 7)]}
    assert table.state.chance_weights() == [1] * 6
    table.play_line("*", "roll 5")
    assert market(table).pips == 5


@pytest.mark.rule("T2.3")
def test_the_opener_draws_a_card() -> None:
    table = at("* roll 1")
    assert offered(table) == {"*": ["draw coyote", "draw maize", "draw jade"]}
    table.play_line("*", "draw jade")
    assert market(table).hands == [[0, 1, 2], [0, 1, 1]]
    assert heard(table, 0)[-1]["card"] == JADE
    assert heard(table, 1)[-1]["card"] is None


@pytest.mark.rule("T2.3")
def test_an_empty_deck_gives_no_card() -> None:
    table = at(hands=(EMPTY_HANDS,) * 4, rounds=12)
    drawn = Counter[int]()
    while table.to_act():
        if table.to_act() == (CHANCE,):
            text = table.game.actions.name(table.state.legal_actions(CHANCE)[0])
            drawn[market(table).round] += text.startswith("draw")
            table.play_line("*", text)
        else:
            who, texts = next(iter(offered(table).items()))
            table.play_line(who, "open" if "open" in texts else "pass")
    assert drawn.total() == 8
    assert [drawn[number] for number in range(1, 13)] == [1] * 8 + [0] * 4


@pytest.mark.rule("T2.4")
def test_up_to_three_beans_are_laid_on_the_stall() -> None:
    table = at(*START)
    for pot in range(3):
        assert offered(table) == {"p1": ["add", "open"]}
        table.play_line("p1", "add")
        assert (market(table).pot, market(table).beans[0]) == (pot + 1, 11 - pot)
    assert offered(table) == {"p1": ["open"]}
    assert why(table, "p1 add") == "T2.4"
    table.play_line("p1", "open")
    assert offered(table)["p1"][:2] == ["pass", "bid 1"]


@pytest.mark.rule("T2.4")
def test_without_beans_nothing_is_laid() -> None:
    spent = at(*AUCTION, "p1 bid 12", "p2 pass", "p2 pass", "* roll 1", "* draw jade", "p2: open, pass", "p1 pass")
    table = replay(read_record(f"{spent.record}* roll 1\n* draw jade\n"))
    assert market(table).beans == [0, 12]
    assert offered(table) == {"p1": ["open"]}
    assert why(table, "p1 add") == "T2.4"


@pytest.mark.rule("T2.5")
def test_the_order_of_a_round() -> None:
    table = at(*START, "p1: add, open", "p1 bid 2", "p2 pass", "p2 pass")
    kinds = [event["kind"] for event in heard(table, None)][4:]
    assert kinds == ["rolled", "drew", "added", "opened", "bade", "passed", "passed", "paid"]
