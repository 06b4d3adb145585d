"""Mexica: found districts on the island of Tenochtitlan, and build the temples that rule them."""

from patolli.games.mexica.game import Mexica

GAME = Mexica
