"""Chapter 22: the checker finds every kind of broken position; invariants of steps hold in whole games."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from games.language import play
from games.mexica import policies, reference
from games.mexica.position import Table, cell_at, new

from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import MexicaState

MIDDLE = """
*: deal 3 3 4 5 6 7 8 9 | p1: place H6 | p2: place G7 | p3: place I7
| p1: jump T8; canal S7-S8; end | p2: bridge S8 ew; canal S9; build 1 K5; build 2 L5; chip; end
| p3: canal K9; chip; end | p1: found 7 U6; build 4 U8; chip; chip
"""


@pytest.fixture(scope="module")
def middle() -> Table:
    """Return a real game in its second round, with a piece of every kind on the board."""
    return play(new(3, first_round="off"), " ".join(MIDDLE.split()))


Data = dict[str, Any]
Plant = Callable[[Data], None]


def put(field: str, cell: str, value: int) -> Plant:
    """Set a cell of a field."""

    def plant(dump: Data) -> None:
        dump["state"][field][cell_at(cell)] = value

    return plant


def add(field: str, by: int) -> Plant:
    """Change a number."""

    def plant(dump: Data) -> None:
        dump["state"][field] += by

    return plant


def tiles(**changes: int) -> Plant:
    """Change the copies of size 4 in some bags of tiles."""

    def plant(dump: Data) -> None:
        for bag, by in changes.items():
            dump["state"][bag][1] += by

    return plant


def stand(seat: int, cell: str) -> Plant:
    """Put a Mexica on a cell, `` for none."""

    def plant(dump: Data) -> None:
        dump["state"]["mexica"][seat] = cell_at(cell) if cell else -1

    return plant


def turn(**fields: int) -> Plant:
    """Change the turn."""

    def plant(dump: Data) -> None:
        dump["stack"][-1] |= fields

    return plant


def temple(old: str, place: str) -> Plant:
    """Swap the temples of two cells."""

    def plant(dump: Data) -> None:
        for field in (dump["state"]["temple"], dump["state"]["owner"]):
            field[cell_at(place)], field[cell_at(old)] = field[cell_at(old)], field[cell_at(place)]

    return plant


def hand(seat: int, value: int) -> Plant:
    """Add one temple too many to a hand."""

    def plant(dump: Data) -> None:
        dump["state"]["hand"][seat][value - 1] += 1

    return plant


def neutral(number: int) -> Plant:
    """Set the number of neutral temples that are still to be placed."""

    def plant(dump: Data) -> None:
        dump["state"]["neutral"][0] = number

    return plant


def second_tile(dump: Data) -> None:
    """Put another tile of the display into the founded district."""
    dump["state"]["tile"][cell_at("T7")] = 4
    dump["state"]["display"][1] -= 1


def chips_moved(dump: Data) -> None:
    """Let the seat have one chip, though it took two in this turn."""
    dump["state"]["chips"][0] -= 1
    dump["state"]["chips"][1] += 1


FAULTS: dict[str, list[list[Plant]]] = {
    "M22.1": [
        [add("singles", 1)],
        [add("doubles", -1)],
        [put("canal", "C4", 1)],
        [put("canal", "K9", 0)],
        [put("canal", "O7", 0), put("canal", "C4", 1)],
    ],
    "M22.2": [[add("bridges", 1)], [put("bridge", "S8", 0)], [add("bank", -1)]],
    "M22.3": [
        [tiles(display=1)],
        [tiles(waiting=-1)],
        [tiles(display=-1, removed=1)],
        [tiles(display=-1, waiting=1)],
        [put("tile", "U6", 0)],
    ],
    "M22.4": [[hand(0, 1)], [hand(2, 4)], [put("owner", "K5", 2)], [put("temple", "K5", 2)], [neutral(3)]],
    "M22.5": [
        [put("bridge", "S8", 0), put("bridge", "C4", 1)],
        [put("bridge", "S8", 1)],
        [put("canal", "R8", 1), add("singles", -1)],
    ],
    "M22.6": [[stand(1, "T8")], [stand(1, "K5")], [stand(1, "U6")], [stand(1, "O7")], [stand(1, "")]],
    "M22.7": [
        [temple("K5", "H7")],
        [temple("K5", "U6")],
        [temple("K5", "K9")],
        [put("canal", "H7", 1), add("singles", -1)],
        [put("tile", "U6", 0), put("tile", "H8", 7)],
    ],
    "M22.8": [
        [second_tile],
        [put("tile", "U6", 0), put("tile", "C4", 7)],
        [put("canal", "T9", 1), add("singles", -1)],
    ],
    "M22.9": [[turn(ap=19)], [turn(ap=-1)], [turn(taken=3)], [chips_moved]],
}


@pytest.mark.rule("M22.1-M22.9")
@pytest.mark.parametrize(
    ("rule", "number"), [(rule, number) for rule, plants in FAULTS.items() for number in range(len(plants))]
)
def test_a_planted_fault_is_found(middle: Table, rule: str, number: int) -> None:
    middle.game.check_invariants(middle.state)
    dump = middle.game.dump(middle.state)
    for plant in FAULTS[rule][number]:
        plant(dump)
    with pytest.raises(AssertionError, match=f"^{rule}($|[^0-9])"):
        middle.game.check_invariants(middle.game.load_state(dump))


GAMES = [
    pytest.param(players, policy, seed, options, id=f"{players}-{policy.__name__}-{seed}")
    for players, policy, seed, options in [
        (2, policies.builders, 11, {"edition": "2002", "stall_rounds": 2}),
        (3, policies.builders, 12, {"stall_rounds": 2}),
        (4, policies.besiegers, 13, {"stall_rounds": 2}),
        (2, policies.random, 14, {"neutral_temples": "more", "neutral_placement": "players", "stall_rounds": 2}),
    ]
]


@pytest.mark.rule("M22.8", "M22.10", "M9.5", "M6.9", "M11.7", "M4.9")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_points_canals_and_temples_only_grow(
    players: int, policy: policies.Policy, seed: int, options: dict[str, object]
) -> None:
    """Scores rise with foundings and scorings only; canals, temples and founded districts stay."""
    days: dict[str, frozenset[str]] = {}
    old: MexicaState | None = None
    rises = set()
    for table in policies.positions(players, policy, seed, **options):
        s = table.state
        if old is not None:
            assert all(new >= before for new, before in zip(s.points, old.points, strict=True))
            for now, before in ((s.canal, old.canal), (s.temple, old.temple), (s.tile, old.tile)):
                assert all(new == there for new, there in zip(now, before, strict=True) if there)
            founded, scored = list(s.tile) != list(old.tile), s.reasons != old.reasons
            assert s.points == old.points or founded or scored
            rises |= {(founded, scored)} if s.points != old.points else set()
            if founded or list(s.canal) != list(old.canal):
                remember(days, reference.board(table.game.dump(s)))
        old = s.copy()
    assert (False, True) in rises


def remember(days: dict[str, frozenset[str]], b: reference.Board) -> None:
    """Check that founded districts, by the cell of their tile, keep the cells of their founding."""
    for cell in b.tiles:
        cells = frozenset(reference.district(b, cell))
        assert days.setdefault(cell, cells) == cells
        assert len(cells) == b.tiles[cell]


@pytest.mark.rule("M22.11", "M3.6")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_every_offer_can_be_taken(players: int, policy: policies.Policy, seed: int, options: dict[str, object]) -> None:
    rng = Random(seed)
    turns = 0
    for table in policies.positions(players, policy, seed, **options):
        if not table.state.to_act() or not isinstance(table.state.stack[-1], Turn):
            continue
        (seat,) = table.state.to_act()
        turns += 1
        assert table.state.sample_action(seat, 0.0) == table.game.actions.parse("end")
        if rng.random() < 0.05:
            table.game.check_invariants(table.state)
            legal = table.state.legal_actions(seat)
            for action in rng.sample(legal, min(8, len(legal))):
                after = table.state.copy()
                after.step(seat, action)
                table.game.check_invariants(after)
    assert turns > 100
