"""M14.7 to M14.10: tiles that no district can host any more."""

from patolli.games.mexica.data.components import SIZES
from patolli.games.mexica.rules.bitboard import count, difference, intersection, intersects, shifted
from patolli.games.mexica.state import MexicaState


class HostCandidate:
    """Counts of an unfounded district: cells, cells without temple, ordinary ones of these, and an adjacent pair."""

    def __init__(self, s: MexicaState, region: int) -> None:
        bare = difference(s.area[region], s.filled)
        ground = intersection(bare, s.ordinary)
        self.size = s.size[region]
        self.bare = count(bare)
        self.ordinary = count(ground)
        self.pair = intersects(ground, shifted(ground, 1)) or intersects(ground, shifted(ground, 2))


def rooms(s: MexicaState) -> list[HostCandidate]:
    """Return the unfounded districts."""
    unfounded = [region for region in range(len(s.size)) if s.size[region] and s.founded[region] == 0]
    return [HostCandidate(s, region) for region in unfounded]


def is_host(s: MexicaState, room: HostCandidate, size: int) -> bool:
    """Say whether a district can still become one of this size (M14.8)."""
    if room.size == size:
        k = 0
    elif s.singles:
        k = 1
    elif s.doubles:
        k = 2
    else:
        return False
    if k == 2 and not room.pair:
        return False
    return room.size >= size + k and room.ordinary >= k + 1 and room.bare >= k + 2


def hostless_tiles(s: MexicaState) -> list[int]:
    """Return the rows of the display whose size has no host."""
    shown = [row for row, copies in enumerate(s.display) if copies]
    if not shown:
        return []
    all_rooms = rooms(s)
    return [row for row in shown if not any(is_host(s, room, SIZES[row]) for room in all_rooms)]
