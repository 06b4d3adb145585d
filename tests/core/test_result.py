"""Standings: the tie-break that decided."""

import pytest

from patolli.core.game import Result

CHIPS = ("chips", [2, 3, 3, 0])
BEANS = ("beans", [9, 4, 5, 0])


@pytest.mark.parametrize(
    ("scores", "ranking", "decided"),
    [
        ([5, 9, 4, 1], [[1], [0], [2], [3]], None),
        ([5, 9, 9, 1], [[2], [1], [0], [3]], ("tie-beans", [2], 1, 5, 4)),
        ([9, 9, 4, 1], [[1], [0], [2], [3]], ("tie-chips", [1], 0, 3, 2)),
        ([9, 9, 9, 1], [[2], [1], [0], [3]], ("tie-beans", [2], 1, 5, 4)),
        ([5, 9, 9, 1], [[1, 2], [0], [3]], None),  # shared
        ([9, 9, 9, 1], [[1, 2], [0], [3]], ("tie-chips", [1, 2], 0, 3, 2)),
    ],
)
def test_the_tie_break_is_the_one_that_left_no_rival(
    scores: list[int], ranking: list[list[int]], decided: tuple[str, list[int], int, int, int] | None
) -> None:
    found = Result(scores, [{}] * 4, ranking, "", [CHIPS, BEANS]).tie_break()
    assert (found and (found[0], *found[1].values())) == decided


def test_without_tie_breaks_nothing_decides() -> None:
    assert Result([1, 1], [{}, {}], [[0], [1]], "").tie_break() is None
