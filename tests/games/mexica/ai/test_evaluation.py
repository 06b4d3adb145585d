"""The evaluation of Mexica with fitted weights, where the manual ones see no difference."""

from games.mexica.position import at

from patolli.core.registry import load
from patolli.games.mexica.ai.district_sites import TOO_MANY, Ground, Site, grow, tiles_for
from patolli.games.mexica.ai.evaluation import evaluate
from patolli.games.mexica.data.components import CELLS
from patolli.games.mexica.state import MexicaState

EAST = "canal S7-S8; canal S9"  # seven cells: T6 U6 T7 U7 T8 U8 T9


def table(position: str) -> MexicaState:
    """Return the state of a position."""
    state = at(position).state
    assert isinstance(state, MexicaState)
    return state


def plain_value(s: MexicaState, seat: int) -> float:
    """Return the value of a position with the manual weights."""
    game = load("mexica")
    return game.evaluate(s, seat, game.manual_weights[s.players])


def site(s: MexicaState, size: int) -> Site:
    """Return a site of this size, grown from the cell of the first Mexica."""
    found = Site(Ground(s, s.mexica[0]), s.mexica[0])
    for _ in range(size):
        grow(found)
    return found


def test_chips_beyond_a_few_count_less() -> None:
    worth = [evaluate(table(f"seats 2; p1 H6; p2 K4; show 3; chips p1 {chips}"), 0) for chips in (2, 3, 9, 10)]
    assert worth[1] - worth[0] > 2 * (worth[3] - worth[2]) > 0


def test_a_site_needs_the_singles_that_close_it() -> None:
    position = f"seats 2; p1 T8; p2 K4; show 6; {EAST}"
    some, none = table(position), table(f"{position}; supply singles 0 doubles 9")
    assert tiles_for(site(some, 6), some.singles) == tiles_for(site(some, 6), CELLS) == 1
    assert tiles_for(site(none, 6), none.singles) == TOO_MANY


def test_a_start_cell_counts_more_the_longer_nothing_happens() -> None:
    worth = [evaluate(table(f"seats 2; p1 H6; p2 K4; show 3; stalled {stalled}"), 0) for stalled in (0, 2, 4)]
    assert worth[0] < worth[1] < worth[2]
    plain = {plain_value(table(f"seats 2; p1 H6; p2 K4; show 3; stalled {stalled}"), 0) for stalled in (0, 2, 4)}
    assert len(plain) == 1


def test_a_lead_is_safe_from_seats_with_too_few_temples() -> None:
    lead = f"phase 2; seats 2; p1 K9 3@T6; p2 T8 1@U6; tile 7@U8; show 12; {EAST}"
    safe, open_ = table(f"{lead}; hand p2 2 0 0 0"), table(f"{lead}; hand p2 0 0 1 0")
    assert evaluate(safe, 0) - plain_value(safe, 0) > evaluate(open_, 0) - plain_value(open_, 0)
