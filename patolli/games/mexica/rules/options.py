"""Chapter 19: the options of a game in the form that the rules need."""

from collections.abc import Mapping
from typing import Final

from patolli.core.options import Value
from patolli.games.mexica.state import RuleOptions

OFF: Final = 0  # in place of a number of rounds


def implied_options(given: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that follow from the given ones: the rules of 2002 know no neutral temples (M18.1)."""
    return {"neutral_temples": "off"} if given.get("edition") == "2002" and "neutral_temples" not in given else {}


def rule_options(values: Mapping[str, Value]) -> RuleOptions:
    """Return the options from their values (M19.1)."""
    return RuleOptions(
        edition_2002=values["edition"] == "2002",
        protect=values["first_round"] == "on",
        vote=values["tile_vote"] == "on",
        neutral=str(values["neutral_temples"]),
        by_players=values["neutral_placement"] == "players",
        stall_rounds=OFF if values["stall_rounds"] == "off" else int(values["stall_rounds"]),
        phases=int(values["phases"]),
    )
