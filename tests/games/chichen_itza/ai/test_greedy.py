"""Greedy in Chichén Itzá: positions in which a person would not hesitate."""

import random

from games.chichen_itza.position import at
from games.language import play

from patolli.bots import make_bot
from patolli.bots.greedy import Greedy
from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.games.chichen_itza.ai.evaluation import evaluate
from patolli.games.chichen_itza.ai.move_value import MovePlan, guard
from patolli.games.chichen_itza.ai.weights import WEIGHTS
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.state import CITY, ChichenState

BUDGET = 200
SEEDS = range(3)


def answers(position: str, before: str = "") -> set[str]:
    """Return the answers of greedy in a position after some play, with a few seeds."""
    table = play(at(position), before) if before else at(position)
    (seat,) = table.state.to_act()
    view, legal = table.game.view(table.state, seat), table.state.legal_actions(seat)
    greedy = make_bot("greedy", table.game)
    return {table.game.actions.name(greedy.choose(view, legal, BUDGET, seed)) for seed in SEEDS}


# Round the city there is no way but through creatures; all but the one on r3 are strong
WILD = """seats 2; all land-ruin; kukulkan r4 6; kukulkan r5 6; caiman s3 6; caiman s6 5; shaman t3 5; kukulkan t4 5;
    caiman t5 4"""
WHEELS = {"act defence+melee defence", "act defence+melee melee", "act ranged+mage ranged", "act ranged+mage mage"}


def test_it_attacks_what_it_can_beat() -> None:
    weak = f"red city=5 coins=9; snake r3 1; {WILD}"
    assert answers(f"turn red; round 5; {weak}") == {"act land"}  # early in the game wheels are worth more to it
    assert answers(f"act red land; {weak}", "red take 5") == {"to r3"}


def test_it_leaves_the_stronger_alone() -> None:
    strong = f"red city=2 coins=9; jaguar r3 4; {WILD}"
    assert not answers(f"turn red; {strong}") & {"act land", "act water"}


def test_it_sends_about_as_many_as_a_fight_takes() -> None:
    assert answers(f"act red land; red city=5 melee=2 coins=9; snake r3 3; {WILD}") <= {"take 4", "take 5"}


def test_it_attacks_a_weak_seat_and_not_a_strong_one() -> None:
    foes = "green r3=1 u2=5 melee=5 ranged=5; up r3 x02; up u2 x03"
    war = f"act red land; red t2=5 melee=3 ranged=3 war=2 coins=9; {foes}; {WILD}"
    assert answers(war, "red take 5") == {"to r3"}


def test_it_upgrades_before_it_can_fight() -> None:
    assert answers(f"turn red; red city=2 coins=9; jaguar r3 4; {WILD}") <= WHEELS


def test_it_scouts_when_nothing_is_left_to_upgrade() -> None:
    position = f"red city=1 favour=1 coins=9; {WILD}; tile scout+regroup 1 2"
    done = "; ".join(f"marks {tile} red" for tile in ("defence+melee", "ranged+mage", "reinforce", "hero"))
    assert answers(f"turn red; {position}; jaguar r3; {done}") == {"act scout+regroup scout"}
    assert answers(f"act red scout+regroup scout; {position}; snake r3") <= {"scout r3", "scout t5"}


def test_it_takes_the_god_that_scores() -> None:
    assert answers(f"act red god+magic god; open g12 g39 g41 g76; red melee=5 coins=1; {WILD}") == {"god g76"}


def test_it_keeps_luck_for_throws_that_need_it() -> None:
    won = f"act red land; red city=5 melee=6 luck=2 coins=1; snake r3 1; {WILD}"
    assert answers(won, "red take 5 ; to r3 ; roll 1,1,1,1,1") == {"done"}
    assert "done" not in answers(won, "red take 1 ; to r3 ; roll 6")


def test_it_weighs_a_move_with_more_units_than_the_city_had() -> None:
    state = at(f"turn red; red city=1 r3=2 coins=9; green city=1 favour=3; {WILD}").state
    plan = MovePlan(state, WEIGHTS[2], 0)
    assert guard(state, plan, CITY, 3, 7) == guard(state, plan, CITY, 1, 7), "picked up on the way: no defenders"


def test_a_lead_in_favour_is_worth_more_the_longer_it_can_last() -> None:
    def lead(round_: int) -> float:
        worths = [
            evaluate(at(f"turn red; round {round_}; red city=3 favour={steps}; green city=3; {WILD}").state, 0)
            for steps in (1, 3)
        ]
        return worths[1] - worths[0]

    assert lead(1) > 1 > lead(6) > 0


def sure_hits(seed: int) -> list[ChichenState]:
    """Return positions of a game in which every die has hit and could be thrown again for luck."""
    game, rng = load("chichen_itza"), random.Random(seed)
    state, thinker, found = game.new_state(2), Greedy(game, fitted=True), []
    resolve_chance(state, rng)
    while state.to_act():
        seat, top = state.to_act()[0], state.stack[-1]
        legal = state.legal_actions(seat)
        assert isinstance(state, ChichenState)
        again = game.actions.parse("luck reroll") in legal
        if again and isinstance(top, Throw) and not top.misses(state):
            found.append(state.copy())
        state.step(seat, thinker.choose(game.view(state, seat), legal, 20, rng.randrange(1 << 30)))
        resolve_chance(state, rng)
    return found


def test_nobody_throws_again_what_has_hit() -> None:
    game, found = load("chichen_itza"), [state for seed in range(4) for state in sure_hits(seed)]
    assert len(found) > 3
    for state in found:
        (seat,) = state.to_act()
        for name in ("greedy", "planner", "lookahead"):
            action = make_bot(name, game).choose(game.view(state, seat), state.legal_actions(seat), BUDGET, 1)
            assert game.actions.name(action) != "luck reroll"
