"""Chapter 27 and whole games: what always holds, and that the checker of the engine finds what does not."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from games.chichen_itza.position import at
from games.chichen_itza.random_games import fights, groups, is_set_up, ledger, positions
from games.language import chances, offers

from patolli.core.state import CHANCE
from patolli.games.chichen_itza.state import ChichenState
from patolli.testing.laws import field_names

GAMES = [
    pytest.param(players, seed, options, id=f"{players}-{seed}")
    for players, seed, options in [
        (2, 1, {}),
        (2, 2, {"layout": "random", "supply_limits": "on"}),
        (3, 3, {}),
        (3, 4, {"movement": "paired"}),
        (4, 5, {}),
        (4, 6, {"layout": "random", "movement": "paired", "supply_limits": "on"}),
    ]
]


@pytest.mark.rule("I27.1-I27.16", "I1.8", "I1.21", "I1.23", "I2.13")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_what_always_holds(players: int, seed: int, options: dict[str, object]) -> None:
    """Counted here, and said by the engine's own checker."""
    costs: list[int] = []
    hearts: list[int] = []
    for count, table in enumerate(positions(players, seed, **options)):
        s = table.state
        table.game.check_invariants(s)
        if not is_set_up(s):
            continue
        assert [rule for rule, holds in ledger(table).items() if not holds] == [], f"after {count} lines"
        assert bool(groups(s)) <= bool(fights(s)) or type(s.stack[-1]).__name__ == "Move"
        now = sorted(s.row_cost + s.column_cost)
        costs = costs or now
        assert now == costs or type(s.stack[-1]).__name__ == "Costs"  # I27.11
        now = [b.hearts for b in fights(s) if b.power]
        assert not (now and hearts) or now <= hearts  # I27.15
        hearts = now


@pytest.mark.rule("I27.17", "I27.18", "I25.4", "I25.6")
@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_every_question_is_one(players: int, seed: int) -> None:
    """At least two answers, or `mix`; weights for chance; rising, distinct, inside the table."""
    for table in positions(players, seed):
        if not table.state.to_act():
            assert table.state.reason == "rounds" and table.state.round == 6
            return
        (seat,) = table.state.to_act()
        legal = table.state.legal_actions(seat)
        assert legal == sorted(set(legal)) and 0 <= legal[0] <= legal[-1] < 1495
        if seat == CHANCE:
            assert min(chances(table).values()) > 0
        else:
            assert len(legal) > 1 or offers(table, "mix")


@pytest.mark.rule("I26.26", "I26.27")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_a_guess_from_a_view_gives_the_same_view(players: int, seed: int) -> None:
    rng = Random(seed)
    for count, table in enumerate(positions(players, seed)):
        if count % 17 or not table.state.to_act():
            continue
        for seat in range(players):
            view = table.game.view(table.state, seat)
            state = table.game.determinize(view, rng)
            assert table.game.view(state, seat) == view, f"after {count} lines"
            if seat in table.state.to_act():
                assert state.legal_actions(seat) == table.state.legal_actions(seat)
            table.game.check_invariants(state)


@pytest.mark.rule("I26.26")
def test_every_field_has_an_audience() -> None:
    """Law 3."""
    seen: Counter[str] = Counter()
    for table in positions(4, 31):
        assert set(table.game.dump(table.state)["state"]) <= set(ChichenState.AUDIENCE)
        for frame in table.state.stack:
            seen[type(frame).__name__] += 1
            assert field_names(frame) <= set(type(frame).AUDIENCE), type(frame).__name__
    assert len(seen) > 25


# The checker finds what is wrong


def change(field: str, *path: int, to: int) -> Callable[[dict[str, Any]], None]:
    """Put a number into a field of a dump."""

    def plant(state: dict[str, Any]) -> None:
        place = state[field]
        for index in path[:-1]:
            place = place[index]
        place[path[-1]] = to

    return plant


FAULTS = [
    ("I27.1", change("reserve", 0, to=3)),
    ("I27.1", change("warriors", 0, 27, to=2)),
    ("I27.2", change("hero_card", 0, 0, to=0)),
    ("I27.2", change("hero_top", 0, to=3)),
    ("I27.4", change("shields", 0, to=2)),
    ("I27.4", change("war", 1, to=3)),
    ("I27.4", change("coins", 2, to=-1)),
    ("I27.5", change("creature", 26, to=1)),
    ("I27.6", change("deck", 0, to=15)),
    ("I27.6", change("most", 0, to=3)),
    ("I27.6", change("least", 0, 0, to=3)),
    ("I27.7", change("god_owner", 1, to=0)),
    ("I27.8", change("mines", 0, to=3)),
    ("I27.10", change("ruin", 30, to=3)),
    ("I27.11", change("row_cost", 0, to=7)),
    ("I27.12", change("marker", 0, 0, to=2)),
    ("I27.13", change("order", 0, to=1)),
    ("I27.13", change("favour", 0, to=13)),
    ("I27.14", change("raids", 0, to=1)),
    ("I26.24", change("strength", 35, to=1)),
    ("I26.24", change("strength", 34, to=0)),
    ("I26.24", change("ruin", 35, to=5)),
    ("I26.24", change("ruin", 34, to=0)),
]


@pytest.mark.rule("I27.1", "I27.2", "I27.4-I27.8", "I27.10-I27.14", "I26.24")
@pytest.mark.parametrize(("rule", "plant"), FAULTS)
def test_a_planted_fault_is_named(rule: str, plant: Callable[[dict[str, Any]], None]) -> None:
    table = at(
        "turn red; round 3; red t2=3 h03@t2 coins=5 stone=2 defence=2 scout=t5,u3; marks war red; land-ruin t5 u3 u4;"
        " down t5 x03; down u3 x04; snake u3 2 unseen; snake u4; red gems=red"
    )
    dump = table.game.dump(table.state)
    plant(dump["state"])
    state = table.game.load_state(dump)
    with pytest.raises(AssertionError, match=rule):
        table.game.check_invariants(state)
