"""The fast evaluation gives bit for bit what is computed from nothing."""

from collections.abc import Iterator
from random import Random

import pytest
from games.mexica import policies

from patolli.bots import make_bot
from patolli.core.chance import resolve_chance
from patolli.core.registry import load
from patolli.games.mexica.ai.evaluation import ALL_OWNERS, Survey, distances, evaluate
from patolli.games.mexica.ai.known_sites import RECENT
from patolli.games.mexica.ai.weights import WEIGHTS
from patolli.games.mexica.data.components import CELLS, NEAR
from patolli.games.mexica.rules.bitboard import cell_set, cells_in, union
from patolli.games.mexica.rules.cells import is_free
from patolli.games.mexica.rules.movement import JUMP_COST, can_step, next_wave
from patolli.games.mexica.state import MexicaState

GREEDY_STEPS = 60
SHARE = 0.1  # of the positions of a random game


def random_play(players: int) -> Iterator[MexicaState]:
    """Yield some positions of a random game, each with some of the positions that follow it."""
    rng = Random(players)
    for table in policies.positions(players, policies.random, players):
        if rng.random() < SHARE and isinstance(table.state, MexicaState):
            yield table.state
            yield from branches(table.state, rng)


def greedy_play(players: int) -> Iterator[MexicaState]:
    """Yield the positions of the beginning of a game of greedy, each with some of the positions that follow it."""
    rng, game = Random(players), load("mexica")
    bot, state = make_bot("greedy", game), game.new_state(players)
    for _ in range(GREEDY_STEPS):
        resolve_chance(state, rng)
        (seat,) = state.to_act()
        state.step(seat, bot.choose(game.view(state, seat), state.legal_actions(seat), 20, seed=rng.getrandbits(30)))
        assert isinstance(state, MexicaState)
        yield state
        yield from branches(state, rng)


def branches(state: MexicaState, rng: Random) -> Iterator[MexicaState]:
    """Yield positions one random action later."""
    for _ in range(3 if state.to_act() and state.to_act()[0] >= 0 else 0):
        twin = state.copy()
        (seat,) = twin.to_act()
        twin.step(seat, rng.choice(twin.legal_actions(seat)))
        yield twin


def distances_by_steps(s: MexicaState, seat: int) -> list[int]:
    """Return the cost by district, found from step to step."""
    away, cost = [JUMP_COST] * len(s.size), [JUMP_COST] * CELLS
    reached = [s.mexica[seat]]
    cost[reached[0]] = 0
    for at in range(JUMP_COST):
        for cell in reached:
            if cost[cell] == at:
                if s.bridge[cell]:
                    sail_on(s, cell, at, cost, reached)
                else:
                    away[s.region[cell]] = min(away[s.region[cell]], at)
                if at < JUMP_COST - 1:
                    walk_on(s, cell, at, cost, reached)
    return away


def walk_on(s: MexicaState, start: int, at: int, cost: list[int], reached: list[int]) -> None:
    """Add the cells one step beyond a cell that is reached at this cost."""
    for near in NEAR[start]:
        if cost[near] == JUMP_COST and can_step(s, start, near):
            cost[near] = at + 1
            reached.append(near)


def sail_on(s: MexicaState, start: int, at: int, cost: list[int], reached: list[int]) -> None:
    """Add the bridges that a boat reaches in time from a bridge that is reached at this cost."""
    wave = known = cell_set([start])
    for i in range(JUMP_COST - 2 - at):
        wave = next_wave(s, wave, known)
        known = union(known, wave)
        for cell in cells_in(wave):
            if cell not in s.mexica and cost[cell] > at + i + 1:
                if cost[cell] == JUMP_COST:
                    reached.append(cell)
                cost[cell] = at + i + 1


def value_from_nothing(state: MexicaState, seat: int) -> float:
    """Return the evaluation of a position when no site is known."""
    known = RECENT[:]
    RECENT[:] = [[] for _ in known]
    value = evaluate(state, seat)
    RECENT[:] = known
    return value


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("play", [random_play, greedy_play])
def test_values_are_those_computed_from_nothing(play: object, players: int) -> None:
    assert callable(play)
    values = set()
    for state in play(players):
        for seat in range(players):
            value = evaluate(state, seat)
            assert value == value_from_nothing(state, seat)
            values.add(value)
    assert len(values) > 60
    assert sum(map(len, RECENT)) > 100  # sites were known, so that the comparison meant something


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("play", [random_play, greedy_play])
def test_counts_and_distances_are_those_found_cell_by_cell(play: object, players: int) -> None:
    assert callable(play)
    near = 0
    for state in play(players):
        survey = Survey(state, WEIGHTS[players])
        free = [cell for cell in range(CELLS) if state.box.plot[cell] >= 0 and is_free(state, cell)]
        assert survey.room == [sum(state.region[cell] == here for cell in free) for here in range(len(state.size))]
        for here in range(len(state.size)):
            temples = survey.temples[here * ALL_OWNERS : (here + 1) * ALL_OWNERS]
            inside = [cell for cell in range(CELLS) if state.temple[cell] and state.region[cell] == here]
            owned = [[state.temple[cell] for cell in inside if state.owner[cell] == owner] for owner in range(5)]
            assert temples == [sum(values) for values in owned]
        for seat in range(players):
            if state.mexica[seat] >= 0:
                away = distances(state, seat)
                assert away == distances_by_steps(state, seat)
                near += sorted(away)[1:2] not in ([], [5])
    assert near > 10 or play is greedy_play  # places beyond a bridge: greedy stays at home
