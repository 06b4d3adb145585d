"""Facts of the board and of the rounds that texts name beside plain numbers; keys by the options of the files."""

from patolli.core.game import Fact
from patolli.games.cortez.data.components import CITY_FIELDS, DIKE, HARBOUR, KINDS, Board, Decks
from patolli.games.cortez.data.load import COLUMNS, beside


def facts(board: Board, decks: Decks, short: bool) -> dict[str, Fact]:
    """Return the facts by key; a short game has one round (C4.10)."""
    rounds = {f"rounds.{seats}": 1 if short else n for seats, n in enumerate(decks.rounds) if n}
    return rounds | {f"board.{key}": fact for key, fact in (board_facts(board) | city_facts(board)).items()}


def board_facts(board: Board) -> dict[str, Fact]:
    """Return the size of the grid, the kinds of field, and the fields outside the city that have a name (C2)."""
    found: dict[str, Fact] = {
        "columns": board.columns,
        "rows": board.rows,
        "size": board.size,
        "east": COLUMNS[board.columns - 1],
        "villages": ", ".join(f"{board.names[field]} {board.supplies[field]}" for field in sorted(board.villages)),
        "bridges": ", ".join(
            f"{word} {board.names[field]}" for word, field in zip(board.bridge_words, board.bridges, strict=True)
        ),
        "harbours": " ".join(board.names[field] for field in range(board.size) if board.kind[field] == HARBOUR),
    }
    return found | {f"kinds.{word}": board.kind.count(kind) for kind, word in enumerate(KINDS)}


def city_facts(board: Board) -> dict[str, Fact]:
    """Return the rows of city fields, their places, and the gates (C2.5, C2.8, C2.14)."""
    lines = [board.city[first : first + board.columns] for first in range(0, board.size, board.columns)]
    gates = [
        f"{board.names[field]}-{board.names[inside]}"
        for field in range(board.size)
        for inside in beside(board, field)
        if board.kind[field] == DIKE and board.city[inside]
    ]
    return {
        "city": " / ".join(" ".join(str(number) for number in line if number) for line in lines if any(line)),
        "first": place(board, 1),
        "middle": place(board, CITY_FIELDS),
        "gates": ", ".join(gates),
    }


def place(board: Board, number: int) -> str:
    """Return where a city field lies, as a coordinate (C2.2)."""
    y, x = divmod(board.city_field[number], board.columns)
    return f"{COLUMNS[x]}{y + 1}"
