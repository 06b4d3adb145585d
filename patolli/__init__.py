"""patolli: board games of old Mexico, for people, bots and research."""

from patolli import _pure

if _pure.wanted():
    _pure.install()

__version__ = "0.1.0"
