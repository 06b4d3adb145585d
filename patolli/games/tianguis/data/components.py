"""The beans, the die and the kinds of cards (T1)."""

from typing import Final

BEANS: Final = 12
HAND: Final = 2
MAX_ADDED: Final = 3
PIPS: Final = 6
COYOTE: Final = 0
KINDS: Final = ("coyote", "maize", "jade")
MIN_CARDS: Final = 8  # four seats start with two each
