"""Chapter 22: invariants that hold after every step."""

from typing import Final

from patolli.games.mexica.data.components import (
    CELLS,
    COPIES,
    SHOWN,
    SIZES,
    VALUES,
)  # fmt: skip
from patolli.games.mexica.rules.cells import ends_of, is_land
from patolli.games.mexica.rules.districts import cells_of
from patolli.games.mexica.rules.setup import Place
from patolli.games.mexica.rules.turn import AP, CHIPS_PER_TURN, Turn
from patolli.games.mexica.state import NEUTRAL_OWNER, MexicaState

WAITING: Final = sum(COPIES) - SHOWN  # tiles that wait for phase 2


def check_invariants(s: MexicaState) -> None:
    """Assert M22.1 to M22.9; M22.10 to M22.12 are about steps and have tests of their own."""
    check_water(s)
    check_pieces(s)
    check_cells(s)
    for frame in s.stack:
        if isinstance(frame, Turn):
            assert 0 <= frame.ap <= AP + s.box.chips, "M22.9"
            assert frame.taken <= min(CHIPS_PER_TURN, s.chips[frame.seat]), "M22.9"


def check_water(s: MexicaState) -> None:
    """Assert M22.1 and M22.5."""
    water = sum(1 for cell in range(CELLS) if s.canal[cell])
    assert water == 2 * len(s.box.printed) + (s.box.singles - s.singles) + 2 * (s.box.doubles - s.doubles), "M22.1"
    assert all(s.canal[one] and s.canal[other] for one, other in s.box.printed), "M22.1"
    for cell in range(CELLS):
        if s.bridge[cell]:
            assert s.canal[cell] and all(is_land(s, end) for end in ends_of(cell, s.bridge[cell] - 1)), "M22.5"


def check_pieces(s: MexicaState) -> None:
    """Assert M22.2 to M22.4."""
    assert sum(1 for cell in range(CELLS) if s.bridge[cell]) + s.bridges == s.box.bridges, "M22.2"
    assert sum(s.chips) + s.bank == s.box.chips, "M22.2"
    setup = not any(s.display) and not any(s.waiting) and s.round == 0
    for row, copies in enumerate(COPIES):
        founded = sum(1 for cell in range(CELLS) if s.tile[cell] == SIZES[row])
        total = founded + s.display[row] + s.waiting[row] + s.removed[row]
        assert total == (0 if setup else copies), "M22.3"
    others = WAITING if s.phase == 1 else 0
    short = s.rule_options.phases == 1  # M17.4
    assert setup or sum(s.removed if short else s.waiting) == others, "M22.3"
    assert s.phase == 2 or not any(s.waiting if short else s.removed), "M22.3"
    for seat in range(s.players):
        for value in range(VALUES):
            built = sum(1 for cell in range(CELLS) if s.owner[cell] == seat and s.temple[cell] == value + 1)
            whole = s.box.phase_1[value] + (s.box.phase_2[value] if s.phase == 2 else 0)
            assert s.hand[seat][value] + built == whole, "M22.4"
    neutral = sum(1 for cell in range(CELLS) if s.owner[cell] == NEUTRAL_OWNER) + sum(s.neutral)
    assert neutral == 0 or neutral in [sum(numbers) for numbers in s.box.neutral.values()], "M22.4"


def check_cells(s: MexicaState) -> None:
    """Assert M22.6 to M22.8."""
    placed = [cell for cell in s.mexica if cell >= 0]
    assert len(set(placed)) == len(placed), "M22.6"
    setup = s.round == 0 or any(isinstance(frame, Place) for frame in s.stack)
    assert setup or len(placed) == s.players, "M22.6"
    for cell in placed:
        bare = is_land(s, cell) and not s.temple[cell] and not s.tile[cell]
        assert bare or s.bridge[cell], "M22.6"
    for cell in range(CELLS):
        if s.temple[cell] or s.tile[cell]:
            assert s.box.plot[cell] >= 0 and is_land(s, cell) and not (s.temple[cell] and s.tile[cell]), "M22.7"
        assert not (s.box.palace[cell] and s.canal[cell]), "M22.7"
    for region, tile in enumerate(s.founded):
        if tile:
            cells = cells_of(s, region)
            assert len(cells) == tile and sum(1 for cell in cells if s.tile[cell]) == 1, "M22.8"
