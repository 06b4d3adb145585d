"""Bots look at each set of cards once, in one order (C22.13)."""

from collections import Counter

import pytest
from games.cortez.position import Table, at
from games.language import play

from patolli.core.state import CHANCE, State

FIGHT = "red move a1 ; red to b1 ; red pass"
DROP = "2 event plunder red; hand red sup 5c4w2f2g"
DISMISS = "2 event mutiny red; hand red war 1123566"
PAY = "2 event bribery red; hand blue sup 2c2w1f2g"
LAY = "2 action red; red a1; blue b1; hand red war 5531 sup 2w"
TRADE = "2 action red; red a1; blue b1; hand red sup 2c1w1g; hand blue sup 2f"
PLACES = [(DROP, ""), (DISMISS, ""), (PAY, "blue bid 9"), (LAY, FIGHT), (TRADE, "red propose blue")]


def ends(table: Table, pruned: bool) -> Counter[str]:
    """Return the positions in which a seat has chosen all its cards, with the number of ways that lead to each."""
    found: Counter[str] = Counter()
    question = type(table.state.stack[-1])
    (seat,) = table.state.to_act()
    ways: list[State] = [table.state]
    while ways:
        state = ways.pop()
        if not state.stack or type(state.stack[-1]) is not question or state.to_act() not in ((seat,), (CHANCE,)):
            found[table.game.digest(state)] += 1
            continue
        legal = state.legal_actions(seat)
        for action in table.game.prune(state, seat, legal) if pruned else legal:
            if table.game.actions.verb(action) not in ("play", "propose", "cancel"):
                after = state.copy()
                after.step(seat, action)
                ways.append(after)
    return found


@pytest.mark.rule("C22.13", "C6.8", "C6.11", "C11.3", "C14.5", "C15.7")
@pytest.mark.parametrize(("point", "line"), PLACES)
def test_every_set_is_looked_at_once(point: str, line: str) -> None:
    table = play(at(point), line) if line else at(point)
    every, one = ends(table, pruned=False), ends(table, pruned=True)
    assert set(one) == set(every)
    assert max(one.values()) == 1 < max(every.values())


@pytest.mark.rule("C14.24", "C14.25")
def test_a_bot_holds_up_nobody_before_a_turn() -> None:
    """It proposes nothing then, but stays there to answer."""
    table = at("2 action red; red a1; blue b1; hand red sup 1c; hand blue sup 1f; last", trading="open")
    table = play(table, "red pass")
    legal = table.state.legal_actions(1)
    assert len(legal) > 2
    assert [table.game.actions.name(action) for action in table.game.prune(table.state, 1, legal)] == ["pass"]
