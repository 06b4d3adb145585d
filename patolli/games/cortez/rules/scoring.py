"""Treasures (C4.4 to C4.6) and the final scoring (C19)."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Result
from patolli.games.cortez.data.components import CITY_FIELDS
from patolli.games.cortez.state import GOLD, NO_SEAT, OWN, CortezState, nation_of, nation_of_figure

NATION_POINTS: Final = 5
FIGURE_POINTS: Final = 5
MISSION_POINTS: Final = 10
TREASURE_POINTS: Final = 10
VP_CARDS: Final = ((4, 3), (5, 5), (6, 7))  # bribe card kind, points: vp3, vp5, vp7


def in_city(s: CortezState, code: int) -> tuple[int, int]:
    """Return the number of figures with this code in the city, and their highest city number."""
    count = 0
    highest = 0
    for number in range(1, CITY_FIELDS + 1):
        if s.figure[s.board.city_field[number]] == code:
            count += 1
            highest = number
    return count, highest


def treasure_winner(s: CortezState) -> Seat:
    """Return the seat with most figures in the city, then the highest number, or NO_SEAT (C4.4 to C4.7)."""
    best = (0, 0)
    winner = NO_SEAT
    for seat in range(s.players):
        found = in_city(s, OWN + seat)
        if found > best:
            best = found
            winner = seat
    return winner


def winning_nation(s: CortezState) -> int:
    """Return the nation that wins the war: 0 Aztecs, 1 Spaniards, -1 neither (C19.1, C19.2)."""
    lead = 0
    highest = -1
    for number in range(1, CITY_FIELDS + 1):
        code = s.figure[s.board.city_field[number]]
        if code:
            highest = nation_of_figure(s, code)
            lead += 1 if highest == 0 else -1
    if lead:
        return 0 if lead > 0 else 1
    return highest


def points(s: CortezState, seat: Seat) -> dict[str, int]:
    """Return the points of a seat by their kind (C19.3 to C19.7)."""
    figures, _ = in_city(s, OWN + seat)
    mission = s.mission[seat]
    fulfilled = mission > 0 and s.figure[s.board.city_field[mission]] == OWN + seat
    cards = s.bribes[seat]
    return {
        "nation": NATION_POINTS if winning_nation(s) == nation_of(s, seat) else 0,
        "figures": FIGURE_POINTS * figures,
        "mission": MISSION_POINTS if fulfilled else 0,
        "treasures": TREASURE_POINTS * s.treasures[seat],
        "gold": s.supply[seat][GOLD],
        "bribes": sum([worth * cards[kind] for kind, worth in VP_CARDS]),
    }


def result(s: CortezState) -> Result:
    """Return the standings (C19.8, C19.9)."""
    parts = [points(s, seat) for seat in range(s.players)]
    scores = [sum(part.values()) for part in parts]
    city = [in_city(s, OWN + seat) for seat in range(s.players)]
    order = sorted([(scores[seat], *city[seat], -seat) for seat in range(s.players)], reverse=True)
    ranking: list[list[Seat]] = []
    for i, place in enumerate(order):
        if i and order[i - 1][:3] == place[:3]:
            ranking[-1].append(-place[3])
        else:
            ranking.append([-place[3]])
    tie_breaks = [("figures", [figures for figures, _ in city]), ("number", [highest for _, highest in city])]
    return Result(scores, parts, ranking, s.reason, tie_breaks)
