"""Read the numbers of the cards from decks.toml."""

from pathlib import Path
from typing import Final

from patolli.core.datafile import DataTable, read_data_file

FOLDER: Final = Path(__file__).parent


def read_decks() -> DataTable:
    """Return the numbers of the cards (C1.5 to C1.9) and rounds (C4.1)."""
    facts = read_data_file(FOLDER / "decks.toml")
    facts.allow_keys("supplies", "war", "events", "missions", "bribes", "rounds", "source")
    return facts
