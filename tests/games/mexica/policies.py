"""Policies for games in which districts are founded, bridges moved and Mexica besieged.

for table in positions(3, builders, seed=1): ...      every position of a whole game, the same for the same seed
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from games.mexica.position import Table, new
from games.mexica.reference import ISLAND, LAKE, STEPS, beside

from patolli.core.actions import Action
from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE
from patolli.games.mexica.state import MexicaState

Policy = Callable[[Table, int, Random], Action]
MOST_STEPS = 6000
FAR = 999
LIKED = {"canal": 1, "build": 4, "walk": 4, "bridge": 3, "rebridge": 2, "sail": 4, "jump": 1, "spend": 3, "chip": 1}


def by_verb(table: Table, seat: int) -> dict[str, list[Action]]:
    """Return the legal actions by verb."""
    offered: dict[str, list[Action]] = {}
    for action in table.state.legal_actions(seat):
        offered.setdefault(table.game.actions.verb(action), []).append(action)
    return offered


def home_size(state: MexicaState, seat: int) -> int:
    """Return the size of the unfounded district in which a Mexica stands, or FAR."""
    cell = state.mexica[seat]
    if state.canal[cell]:
        return FAR
    return FAR if state.founded[state.region[cell]] else state.size[state.region[cell]]


def distance(one: str, other: str) -> int:
    """Return columns plus rows between two cells."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def random(table: Table, seat: int, rng: Random) -> Action:
    """Return any action."""
    return rng.choice(table.state.legal_actions(seat))


def builders(table: Table, seat: int, rng: Random) -> Action:
    """Found if possible, else dig towards it now and then, else choose a verb by its weight."""
    offered = by_verb(table, seat)
    if "end" not in offered:  # setup
        return random(table, seat, rng)
    if "found" in offered:
        return rng.choice(offered["found"])
    if home_size(table.state, seat) == FAR and "jump" in offered and rng.random() < 0.5:
        return rng.choice(offered["jump"])
    if "canal" in offered and rng.random() < 0.5:
        return dig(table, seat, rng, offered["canal"])
    verbs = [verb for verb in offered if verb in LIKED]
    verb = rng.choices([*verbs, "end"], [*[LIKED[verb] for verb in verbs], 1])[0]
    return rng.choice(offered[verb])


def dig(table: Table, seat: int, rng: Random, canals: list[Action]) -> Action:
    """Return a canal near the own Mexica that makes its district as small as a tile on display, or at least small."""
    here = ISLAND[table.state.mexica[seat]]
    close = [action for action in canals if distance(table.game.actions.spots(action)[0], here) <= 4] or canals
    tries = rng.sample(close, min(16, len(close)))
    sizes = {action: home_after(table.state, seat, action) for action in tries}
    shown = [row + 3 for row, copies in enumerate(table.state.display) if copies]
    return min(tries, key=lambda action: (sizes[action] not in shown, sizes[action] < 3, sizes[action], action))


def home_after(state: MexicaState, seat: int, action: Action) -> int:
    """Return the size of the own district after a canal."""
    after = state.copy()
    after.step(seat, action)
    return home_size(after, seat)


def besiegers(table: Table, seat: int, rng: Random) -> Action:
    """Dig, build and step right beside the other Mexica."""
    ring = ring_around(table, seat)
    close = [
        action for action in table.state.legal_actions(seat) if ring.intersection(table.game.actions.spots(action))
    ]
    return rng.choice(close) if close and rng.random() < 0.9 else builders(table, seat, rng)


def ring_around(table: Table, seat: int) -> set[str]:
    """Return the cells up to two steps from the Mexica of the others."""
    ring = {ISLAND[cell] for other, cell in enumerate(table.state.mexica) if other != seat and cell >= 0}
    for _ in range(2):
        ring |= {beside(cell, side) for cell in ring - {LAKE} for side in STEPS}
    return ring - {LAKE}


def course(table: Table, policy: Policy, rng: Random, steps: int) -> Iterator[Table]:
    """Yield the next positions from this one on. It is one state that changes."""
    for _ in range(steps):
        yield table
        if not table.state.to_act():
            return
        (seat,) = table.state.to_act()
        action = sample_outcome(table.state, rng) if seat == CHANCE else policy(table, seat, rng)
        table.state.step(seat, action)


@cache
def script(players: int, policy: Policy, seed: int, **options: object) -> list[tuple[int, Action]]:
    """Return the decisions of a whole game. Choosing costs more than playing, and many tests share a game."""
    rng = Random(seed)
    moves: list[tuple[int, Action]] = []
    table = new(players, **options)
    while table.state.to_act():
        (seat,) = table.state.to_act()
        moves.append((seat, sample_outcome(table.state, rng) if seat == CHANCE else policy(table, seat, rng)))
        table.state.step(*moves[-1])
        assert len(moves) < MOST_STEPS
    return moves


def positions(players: int, policy: Policy, seed: int, **options: object) -> Iterator[Table]:
    """Yield every position of a whole game, its end included. It is one state that changes."""
    table = new(players, **options)
    for seat, action in script(players, policy, seed, **options):
        yield table
        table.state.step(seat, action)
    yield table
