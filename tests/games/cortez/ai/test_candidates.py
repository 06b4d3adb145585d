"""The candidates of bots in Cortez, and the worst case that they assume."""

import random

from games.cortez.position import at
from games.language import play

from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.games.cortez.rules.combat.battle import current_battle
from patolli.games.cortez.state import CortezState


def looked_at(position: str, before: str = "") -> list[str]:
    """Return the texts of the candidates in a position after some play."""
    table = play(at(position), before) if before else at(position)
    (seat,) = table.state.to_act()
    chosen = table.game.candidates(table.state, seat, table.state.legal_actions(seat))
    return [table.game.actions.name(action) for action in chosen]


MARCH = "action red; red tn15; blue tn16 tn1; aztec c3; spaniard u5; hand red war 66 sup 2c mission 17; hand blue war 1"


def test_a_march_goes_to_the_temple_to_villages_or_to_a_fight() -> None:
    names = looked_at(f"2 {MARCH}", "red move tn15")
    assert {"to tn17", "to tn16", "to tn1"} <= set(names) and len(names) <= 12


def test_two_do_not_trade_and_three_may() -> None:
    two = "2 action red; red a1; blue b1; hand red sup 2c; hand blue sup 2g"
    three = "3 action red; red a1; blue b1; orange c1; hand red sup 2c; hand blue sup 2g"
    assert not any(name.startswith("propose") for name in looked_at(two))
    assert "propose blue" in looked_at(three)


def test_a_bid_is_raised_by_little() -> None:
    rich = "2 event bribery red; red a1; blue b1; hand red sup 9g; hand blue sup 9g"
    assert looked_at(rich, "blue bid 2") == ["pass", "bid 3", "bid 4", "bid 5", "bid 6"]


def test_a_helper_makes_one_offer_of_a_few_cards() -> None:
    fight = "4 action red; red a1; blue b1 u1; orange u2; green u3; hand red war 53 sup 5c; hand blue war 6"
    table = f"{fight}; hand orange war 41 bribe recruits"
    begun = "red move a1 ; red to b1 ; orange pass ; red pass ; red lay 5 ; red done"
    assert "hire attacker 4" in looked_at(table, begun)
    hired = f"{begun} ; orange hire attacker 4"
    assert looked_at(table, f"{hired}{3 * ' ; orange want camouflage'}") == ["send"]
    refused = f"{hired} ; orange send ; red decline ; blue lay 6 ; blue done"
    assert looked_at(table, refused) == ["pass", "play recruits"]


def test_it_is_legal_in_order_and_never_empty() -> None:
    game, rng = load("cortez"), random.Random(5)
    for players in (2, 4):
        state = game.new_state(players)
        resolve_chance(state, rng)
        for _ in range(300):
            if not state.to_act():
                break
            (seat,) = state.to_act()
            legal = state.legal_actions(seat)
            chosen = game.candidates(state, seat, legal)
            assert chosen and set(chosen) <= set(legal) and chosen == sorted(chosen)
            state.step(seat, rng.choice(chosen))
            resolve_chance(state, rng)


def test_the_worst_case_is_the_highest_cards() -> None:
    strong = "2 action red; red tn15; blue tn16 tn1; aztec c3; spaniard u5; hand red war 6641 sup 2w; hand blue war 33"
    table = play(at(strong), "red move tn15 ; red to tn16 ; red pass ; red lay 6 ; red lay 1 ; red done")
    game, state = table.game, table.state
    (seat,) = state.to_act()
    for seed in range(20):
        world = game.determinize(game.view(state, seat), random.Random(seed))
        game.assume_worst(world, seat)
        assert isinstance(world, CortezState)
        f = current_battle(world)
        assert f is not None and [sum(f.laid[0]), sum(world.war[0])] == [2, 2]
        lowest_laid = min(card for card in range(6) if f.laid[0][card])
        assert all(world.war[0][card] == 0 for card in range(lowest_laid + 1, 6))
        assert game.view(world, seat) == game.view(state, seat)
