"""Tianguis, rule by rule. A position is a list of record lines; `at` plays them."""

from collections import Counter
from typing import Any

import pytest

from patolli.core.errors import BadNotation
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import Replay, replay
from patolli.core.rulebook import read_rules
from patolli.core.state import CHANCE
from patolli.games.tianguis.data.components import BEANS
from patolli.games.tianguis.state import TianguisState

COYOTE, MAIZE, JADE = "coyote", "maize", "jade"
EMPTY_HANDS = (MAIZE, JADE)  # no coyote: nobody can steal


def at(*lines: str, hands: tuple[tuple[str, str], ...] = (EMPTY_HANDS,) * 2, **options: object) -> Replay:
    """Return the table after dealing these hands and playing these lines; `p1: add, open` is two lines of a seat."""
    head = ["patolli-record 1", "game tianguis"]
    head += [f"seat p{seat + 1}" for seat in range(len(hands))]
    head += [f"option {name}={value}" for name, value in options.items()]
    deal = [f"* deal {card}" for hand in hands for card in hand]
    body = []
    for line in lines:
        who, colon, texts = line.partition(":")
        body += [f"{who} {text.strip()}" for text in texts.split(",")] if colon else [line]
    return replay(read_record("\n".join([*head, "---", *deal, *body])))


def market(table: Replay) -> TianguisState:
    assert isinstance(table.state, TianguisState)
    return table.state


def offered(table: Replay) -> dict[str, list[str]]:
    """Return the legal actions of each seat to act."""
    name = table.game.actions.name
    return {table.name(seat): [name(a) for a in table.state.legal_actions(seat)] for seat in table.to_act()}


def why(table: Replay, line: str) -> str | None:
    who, _, text = line.partition(" ")
    return table.game.why(table.state, table.seat(who), text)


def heard(table: Replay, viewer: int | None) -> list[dict[str, Any]]:
    """Return all events as a viewer sees them."""
    return [table.game.events.visible(event, viewer) for turn in table.steps for event in turn.events]


START = ("* roll 4", "* draw maize")  # the first round, before beans are laid
AUCTION = (*START, "p1 open")


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

HOLDERS = ((MAIZE, JADE), (COYOTE, JADE), (MAIZE, MAIZE), (COYOTE, COYOTE))


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


# T6 Notation


@pytest.mark.rule("T6.1")
def test_every_word_of_the_game() -> None:
    actions = load("tianguis").actions
    counts = Counter(actions.verb(action) for action in range(len(actions)))
    once = {"add": 1, "open": 1, "pass": 1, "coyote": 1}
    assert counts == once | {"bid": 4 * BEANS, "deal": 3, "draw": 3, "roll": 6}


@pytest.mark.rule("T6.1")
def test_cards_left_are_the_weights() -> None:
    table = at("* roll 1", hands=((COYOTE, COYOTE), (COYOTE, JADE)))
    assert table.state.chance_weights() == [2, 6, 4]


@pytest.mark.rule("T6.2")
def test_the_first_broken_rule_is_named() -> None:
    table = at(*AUCTION, "p1 bid 4")
    assert why(table, "p1 bid 1") == "T6.1"  # not asked, and too little
    assert why(table, "p2 add") == "T6.1"  # no answer to the question
    assert why(table, "p2 bid 3") == "T3.1"
    assert why(table, "p2 bid 48") == "T3.2"
    with pytest.raises(BadNotation, match="did you mean bid"):
        why(table, "p2 bide 3")
    with pytest.raises(BadNotation, match="'bid 05' is not an action of this game"):
        why(table, "p2 bid 05")


@pytest.mark.rule("T6.2")
def test_no_other_answer_than_a_rule_of_the_page() -> None:
    rules = read_rules(load("tianguis").folder / "rules.md")
    table = at(*AUCTION, "p1 bid 4")
    names = [table.game.actions.name(action) for action in range(len(table.game.actions))]
    answers = {why(table, f"{who} {name}") for who in ("p1", "p2", "*") for name in names}
    assert answers == {None, "T3.1", "T3.2", "T6.1"}
    assert answers - {None} <= set(rules)


# T7 Invariants


@pytest.mark.rule("T7.1")
def test_no_card_is_lost() -> None:
    table = at(*AUCTION, hands=HOLDERS)
    table.game.check_invariants(table.state)
    market(table).deck[0] -= 1
    with pytest.raises(AssertionError, match=r"T7\.1"):
        table.game.check_invariants(table.state)


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("beans", [[-1, 12], [13, 12]])
def test_beans_stay_within_bounds(beans: list[int]) -> None:
    table = at(*AUCTION)
    table.game.check_invariants(table.state)
    market(table).beans = beans
    with pytest.raises(AssertionError, match=r"T7\.2"):
        table.game.check_invariants(table.state)


# The numbers of a page


def insight(table: Replay, viewer: int | None) -> dict[str, Any]:
    return table.game.insight(table.game.view(table.state, viewer))


@pytest.mark.rule("T3.1", "T3.2")
def test_the_purse_is_the_viewers_and_the_bid_the_highest() -> None:
    table = at(*START, "p1: add, add, open")
    assert insight(table, 0) == {"panel": "auction", "purse": 10, "bid": 0, "bidder": None}
    table.play_line("p1", "bid 4")
    assert insight(table, 1) == {"panel": "auction", "purse": 12, "bid": 4, "bidder": 0}
    assert insight(table, None) == {"panel": "auction", "purse": None, "bid": 4, "bidder": 0}
    table.play_line("p2", "pass")
    assert insight(table, 1) == {"panel": "window", "purse": 12, "bid": 4, "bidder": 0}


@pytest.mark.rule("T2.5")
def test_no_panel_is_open_while_chance_decides_and_after_the_end() -> None:
    assert insight(at(), 0)["panel"] == ""
    assert insight(at(*START), 0)["panel"] == "stall"
    assert insight(at(*AUCTION, "p1 pass", "p2 pass", rounds=1), 0)["panel"] == ""
