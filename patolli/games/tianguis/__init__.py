"""Tianguis, the template game: a market day with a hidden hand, a die, an auction and a thief out of turn."""

from patolli.games.tianguis.game import Tianguis

GAME = Tianguis
