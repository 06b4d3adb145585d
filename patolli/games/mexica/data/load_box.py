"""Read the data files of a game of Mexica as a `Box` (M1.16, M1.17)."""

from functools import cache

from patolli.core.datafile import DataTable
from patolli.games.mexica.data.box import Box
from patolli.games.mexica.data.load import own_board, own_pieces
from patolli.games.mexica.data.load_board import read_board
from patolli.games.mexica.data.load_pieces import read_pieces


@cache
def own_box() -> Box:
    """Return the box that comes with the rules."""
    box = Box()
    read_board(box, own_board())
    read_pieces(box, own_pieces())
    return box


def check_board(facts: DataTable) -> None:
    """Raise BadData unless a game can be played with this board."""
    read_box(facts, own_pieces())


def check_pieces(facts: DataTable) -> None:
    """Raise BadData unless a game can be played with these pieces."""
    read_pieces(Box(), facts)


def read_box(board: DataTable, pieces: DataTable) -> Box:
    """Return the box of two files; raises BadData. The board must have as many places as the own one.

    So a file changes the texts of actions, but not their number.
    """
    box, own = Box(), own_box()
    read_board(box, board)
    for places, found, expected in (
        ("places for doubles", box.pairs, own.pairs),
        ("places for bridges", box.sites, own.sites),
        ("cells for bridges", box.site_cells, own.site_cells),
        ("cells for neutral temples", box.inland, own.inland),
    ):
        if len(found) != len(expected):
            message = f"{len(found)} {places}; expected {len(expected)}, as on the board of the rules"
            counts: dict[str, object] = {"what": places.rpartition(" ")[2], "n": len(found), "expected": len(expected)}
            raise board.error("rows", message, "places", counts)
    read_pieces(box, pieces)
    return box
