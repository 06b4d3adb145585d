"""Random play in the kernel, and the lists that a state keeps. The law `playouts` compares it with single steps."""

from random import Random

from patolli.core.chance import SeededRng, playout, resolve_chance
from patolli.core.registry import load
from patolli.core.state import CHANCE, State


def auctioned() -> State:
    """Return a game of Tianguis at its first question to a player."""
    state = load("tianguis").new_state(3)
    resolve_chance(state, Random(1))
    return state


def test_playout_ends_the_game() -> None:
    state = load("tianguis").new_state(3)
    assert playout(state, Random(1)) > 20
    assert state.to_act() == ()
    assert playout(state, Random(1)) == 0


def test_playout_stops_at_the_limit() -> None:
    state = auctioned()
    before = state.game.digest(state)
    assert playout(state, Random(1), 0) == 0
    assert state.game.digest(state) == before
    assert playout(state, Random(1), 7) == 7
    assert state.to_act()


def test_kept_list_is_handed_out_once() -> None:
    state = auctioned()
    seat = state.only_seat_to_act()
    legal = state.legal_actions(seat)
    state.keep(seat, [legal[-1]])
    assert state.copy().legal_actions(seat) == legal
    assert state.legal_actions(seat) == [legal[-1]]
    assert state.legal_actions(seat) == legal


def test_kept_list_is_sampled_from() -> None:
    state = auctioned()
    seat = state.only_seat_to_act()
    state.keep(seat, [41, 42])
    assert state.sample_action(seat, 0.75) == 42


def test_kept_list_is_of_one_seat() -> None:
    state = auctioned()
    seat = state.only_seat_to_act()
    legal = state.legal_actions(seat)
    state.keep(CHANCE, [99])
    assert state.legal_actions(seat) == legal


def test_step_forgets_the_kept_list() -> None:
    state = auctioned()
    seat = state.only_seat_to_act()
    state.keep(seat, [99])
    state.step(seat, state.copy().legal_actions(seat)[0])
    assert all(state.legal_actions(asked) == state.copy().legal_actions(asked) for asked in state.to_act())
    assert 99 not in state.legal_actions(state.to_act()[0])


def test_a_seeded_rng_gives_the_numbers_of_random() -> None:
    for seed in (0, 1, 7, (1 << 62) - 1):
        for _again in range(2):
            ours, expected, choose = SeededRng(seed), Random(seed), Random(seed + 1)
            for _number in range(100):
                k = choose.randint(1, 32)
                assert ours.getrandbits(k) == expected.getrandbits(k)
                assert ours.randrange(k) == expected.randrange(k)
                assert ours.random() == expected.random()
