"""Chichén Itzá: warriors, heroes and gods round a city that creatures attack."""

from patolli.games.chichen_itza.game import ChichenItza

GAME = ChichenItza
