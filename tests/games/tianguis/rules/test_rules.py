"""Chapters 6 and 7: notation, refusals and invariants."""

from collections import Counter

import pytest
from games.tianguis.position import AUCTION, COYOTE, HOLDERS, JADE, at, market, why

from patolli.core.errors import BadNotation
from patolli.core.registry import load
from patolli.core.rulebook import read_rules
from patolli.games.tianguis.data.components import BEANS

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
