"""Cortez: two nations fight for Tenochtitlan, with secret missions, bargains and mercenaries."""

from patolli.games.cortez.game import Cortez

GAME = Cortez
