"""M14.7 to M14.10: tiles that no district can host any more."""

from patolli.games.mexica.data.components import CELLS, NEAR, SIZES
from patolli.games.mexica.state import NO_REGION, MexicaState


class HostCandidate:
    """Counts of an unfounded district: cells, cells without temple, ordinary ones of these, and an adjacent pair."""

    def __init__(self) -> None:
        self.size = 0
        self.bare = 0
        self.ordinary = 0
        self.pair = False


def rooms(s: MexicaState) -> list[HostCandidate]:
    """Return the unfounded districts."""
    found = [HostCandidate() for _ in s.size]
    for cell in range(CELLS):
        region = s.region[cell]
        if region != NO_REGION and s.founded[region] == 0:
            room = found[region]
            room.size += 1
            if s.temple[cell] == 0:
                room.bare += 1
                if s.box.plot[cell] >= 0:
                    room.ordinary += 1
                    room.pair = room.pair or any(s.box.plot[n] >= 0 and is_bare_land(s, n) for n in NEAR[cell])
    return [room for room in found if room.size]


def is_bare_land(s: MexicaState, cell: int) -> bool:
    """Say whether a cell is land without temple."""
    return s.canal[cell] == 0 and s.temple[cell] == 0


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
