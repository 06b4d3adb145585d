"""Numbers of a position that a page shows, computed by the rules' own functions, as plain data."""

from typing import Any, Final, TypedDict

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.core.state import Frame
from patolli.games.mexica.rules.districts import address, derive_regions
from patolli.games.mexica.rules.scoring import temple_values
from patolli.games.mexica.rules.sequence import Agreement
from patolli.games.mexica.rules.setup import Deal, Neutral, Place
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import NO_REGION, MexicaState

View = dict[str, Any]
STAGES: Final[dict[type[Frame[Any]], str]] = {
    Deal: "setup",
    Neutral: "setup",
    Place: "setup",
    Turn: "turn",
    Vote: "vote",
    Agreement: "vote",
}
PANELS: Final = {frame.__name__: stage for frame, stage in STAGES.items()}


class TurnInsight(TypedDict):
    """The turn that is being played, also while the others vote."""

    seat: Seat
    ap: int  # action points left


class DistrictInsight(TypedDict):
    """A district, and the value of the temples in it."""

    cell: int  # the cell that the district is named by
    size: int
    founded: bool
    values: list[int]  # by seat
    neutral: int


class Insight(TypedDict):
    """The numbers of one view."""

    panel: str  # the panel that a page opens: "setup", "turn", "vote", or "" for none
    turn: TurnInsight | None
    districts: list[DistrictInsight]  # the largest first


def insight(view: View) -> Insight:
    """Return the numbers of a view."""
    return insight_of(view, land(view))


def insight_of(view: View, s: MexicaState) -> Insight:
    """Return the panel of the open question, the action points left, and the temple values of every district."""
    turn = next((frame for frame in view["stack"] if frame["frame"] == Turn.__name__), None)
    return {
        "panel": PANELS[view["stack"][-1]["frame"]] if view["stack"] else "",
        "turn": {"seat": turn["seat"], "ap": turn["ap"]} if turn else None,
        "districts": districts(s),
    }


def land(view: View) -> MexicaState:
    """Return a state with the land of a view, its temples and its districts alone: all that the numbers need."""
    s, fields = MexicaState(), view["state"]
    s.players = view["players"]
    s.canal, s.tile = bytes(fields["canal"]), bytes(fields["tile"])
    s.temple, s.owner = bytes(fields["temple"]), bytes(fields["owner"])
    derive_regions(s)
    return s


def shown_state(game: Game, view: View) -> MexicaState:
    """Return the state that a view shows: all of it (M21.3)."""
    s = game.state_from(view, whole=True)
    assert isinstance(s, MexicaState)
    derive_regions(s)
    return s


def districts(s: MexicaState) -> list[DistrictInsight]:
    """Return the districts, the largest first."""
    values = temple_values(s)
    found = [region for region in dict.fromkeys(s.region) if region != NO_REGION]  # in reading order, not by number
    order = sorted(found, key=lambda region: -s.size[region])
    return [
        {
            "cell": address(s, region),
            "size": s.size[region],
            "founded": s.founded[region] > 0,
            "values": values[region][: s.players],
            "neutral": values[region][-1],
        }
        for region in order
    ]
