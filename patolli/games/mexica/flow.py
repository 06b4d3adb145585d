"""The sequence of play: setup (M2, M18), turns (M3), the end of rounds and phases (M14, M16), the vote (M14.11)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.mexica.actions import CHIP, DEAL, DISCARD, END, NEUTRAL, PLACE, SPEND
from patolli.games.mexica.board import COPIES, DEAL_WEIGHTS, DEALS, INLAND, PHASE_2, SIZES, SMALLEST, STARTS, VALUES
from patolli.games.mexica.deeds import perform, price
from patolli.games.mexica.districts import home
from patolli.games.mexica.events import (
    DEALT,
    ENDED_TURN,
    NEUTRAL_BUILT,
    PHASE_OVER,
    PHASE_TWO,
    PLACED,
    PROPOSED,
    REMOVED,
    SPENT_CHIP,
    TOOK_CHIP,
    TURN,
    VOTED,
)
from patolli.games.mexica.founding import foundings
from patolli.games.mexica.hosts import hostless
from patolli.games.mexica.movement import JUMP_COST, move, sails, walks
from patolli.games.mexica.neutral import legal_cells
from patolli.games.mexica.offers import BRIDGES, CANALS, DOUBLES, JUMPS, build_slot, builds, moves
from patolli.games.mexica.protection import protected
from patolli.games.mexica.safety import allowed
from patolli.games.mexica.scoring import score
from patolli.games.mexica.state import NEUTRAL_OWNER, NO_REGION, Mexica
from patolli.games.mexica.temples import erect

AP: Final = 6
CHIPS_PER_TURN: Final = 2


class Deal(Frame[Mexica]):
    """M2.3: eight tiles for the display."""

    def seats(self, s: Mexica) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Mexica, seat: Seat) -> list[Action]:
        return list(range(DEAL, DEAL + len(DEALS)))

    def weights(self, s: Mexica) -> list[int]:
        return DEAL_WEIGHTS[:]

    def apply(self, s: Mexica, seat: Seat, action: Action) -> None:
        s.display = list(DEALS[action - DEAL])
        s.waiting = [copies - shown for copies, shown in zip(COPIES, s.display, strict=True)]
        s.tell(DEALT, sizes(s.display))
        s.pop()


class Neutral(Frame[Mexica]):
    """M18.6, M18.7: the next neutral temple, placed by chance in falling order or by p1 and p2 in turn."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"by_players": ALL}

    def __init__(self, by_players: bool = False) -> None:
        self.by_players = by_players

    def advance(self, s: Mexica) -> bool:
        if sum(s.neutral):
            return True
        s.pop()
        return False

    def seats(self, s: Mexica) -> tuple[Seat, ...]:
        return (sum(s.neutral) % 2,) if self.by_players else (CHANCE,)

    def legal(self, s: Mexica, seat: Seat) -> list[Action]:
        values = [value for value in range(VALUES) if s.neutral[value]]
        cells = [INLAND.index(cell) for cell in legal_cells(s)]
        return [
            NEUTRAL + v * len(INLAND) + cell for v in (values if self.by_players else values[-1:]) for cell in cells
        ]

    def apply(self, s: Mexica, seat: Seat, action: Action) -> None:
        value, cell = divmod(action - NEUTRAL, len(INLAND))
        s.neutral[value] -= 1
        erect(s, NEUTRAL_OWNER, value + 1, INLAND[cell])
        s.tell(NEUTRAL_BUILT, value + 1, INLAND[cell])


class Place(Frame[Mexica]):
    """M2.6: in seat order each Mexica on a start cell."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}

    def __init__(self) -> None:
        self.seat = 0

    def seats(self, s: Mexica) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, s: Mexica, seat: Seat) -> list[Action]:
        return [PLACE + i for i, cell in enumerate(STARTS) if not s.stands[cell]]

    def apply(self, s: Mexica, seat: Seat, action: Action) -> None:
        move(s, seat, STARTS[action - PLACE])
        s.tell(PLACED, seat, STARTS[action - PLACE])
        self.seat += 1
        if self.seat == s.players:
            s.pop()


class Rounds(Frame[Mexica]):
    """M3.1: turns clockwise, rounds, and the two phases. It never asks; it starts turns and ends phases."""

    def copy(self) -> "Rounds":
        return Rounds()

    def advance(self, s: Mexica) -> bool:
        if s.round:
            end_turn(s)
        else:
            s.round = 1
        if s.phase > 2:
            s.phase = 2
            s.pop()
        else:
            s.push(Turn(s.turn))
            s.tell(TURN, s.turn, s.round, s.phase)
        return False


def end_turn(s: Mexica) -> None:
    """What follows a turn: hopeless tiles leave (M14.9), and the next seat, round or phase begins."""
    if s.phase == 2 and not s.hosts_known:
        remove_hostless(s)
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        end_round(s)


def end_round(s: Mexica) -> None:
    """M14.1: only here a phase can end."""
    s.stalled = 0 if s.progress else s.stalled + 1
    reason = ""
    if not any(s.display) and any(not any(hand) for hand in s.hand):
        reason = "tiles"  # M14.2, M14.3
    elif s.idle:
        reason = "idle"  # M14.4
    elif s.stalled >= s.laws.stall_rounds:
        reason = "stall"  # M14.5
    s.round += 1
    s.idle = True
    s.progress = False
    if reason:
        end_phase(s, reason)


def end_phase(s: Mexica, reason: str) -> None:
    """Score, and begin phase 2 (M16) or end the game (M17.1)."""
    s.reasons.append(reason)
    s.tell(PHASE_OVER, s.phase, reason)
    score(s, s.phase)
    s.phase += 1
    s.round = 1
    s.stalled = 0
    if s.phase == 2:
        s.display = [shown + new for shown, new in zip(s.display, s.waiting, strict=True)]
        s.waiting = [0] * len(SIZES)
        s.hand = [[held + new for held, new in zip(hand, PHASE_2, strict=True)] for hand in s.hand]
        s.tell(PHASE_TWO, sizes(s.display))
        remove_hostless(s)


def remove_hostless(s: Mexica) -> None:
    """M14.7, M14.9."""
    for row in hostless(s):
        s.tell(REMOVED, SIZES[row], s.display[row])
        s.removed[row] += s.display[row]
        s.display[row] = 0
    s.hosts_known = True


def sizes(copies: list[int]) -> list[int]:
    """The sizes of some tiles in rising order."""
    return [SIZES[row] for row, n in enumerate(copies) for _ in range(n)]


def total(parts: list[list[Action]]) -> int:
    """How many actions these lists hold."""
    count = 0
    for part in parts:
        count += len(part)
    return count


def nth(parts: list[list[Action]], k: int) -> Action:
    """The action with this number in lists that follow one another."""
    for part in parts:
        if k < len(part):
            return part[k]
        k -= len(part)
    raise AssertionError("k is below the total")


class Turn(Frame[Mexica]):
    """M3: a seat spends its action points as it likes, until it says `end`."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "ap": ALL, "taken": ALL, "acted": ALL, "proposed": ALL}

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.ap = AP
        self.taken = 0  # chips taken in this turn (M13.2, M13.4)
        self.acted = False
        self.proposed = False

    def copy(self) -> "Turn":
        new = Turn(self.seat)
        new.ap = self.ap
        new.taken = self.taken
        new.acted = self.acted
        new.proposed = self.proposed
        return new

    def seats(self, s: Mexica) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, s: Mexica) -> list[list[Action]]:
        """All that is legal, as sorted lists in the order of the table."""
        ap = self.ap
        seat = self.seat
        if ap == 0:
            return [self.free_offers(s), foundings(s, seat)]
        parts = [self.free_offers(s), walks(s, seat)]
        if ap >= JUMP_COST:
            parts.append(s.offers[JUMPS])
        parts.append(sails(s, seat, ap))
        if s.singles:
            parts.append(s.offers[CANALS])
        if s.doubles:
            parts.append(s.offers[DOUBLES])
        if s.bridges:
            parts.append(s.offers[BRIDGES])
        region = home(s, seat)
        if region != NO_REGION:
            hand = s.hand[seat]
            slot = build_slot(s, seat, region)
            for value in range(min(ap, VALUES)):
                if hand[value]:
                    parts.append(builds(s, seat, slot, value))
            parts.append(foundings(s, seat))
        if s.bridges == 0:
            parts.append(moves(s))
        return parts

    def free_offers(self, s: Mexica) -> list[Action]:
        """`end`, chips and the proposal to discard a tile: what needs no place on the board."""
        offers = [END]
        if self.ap and s.bank and self.taken < CHIPS_PER_TURN:  # M13.1, M13.2
            offers.append(CHIP)
        if s.chips[self.seat] > self.taken:  # M13.3, M13.4
            offers.append(SPEND)
        if s.phase == 2 and s.laws.vote and not self.proposed:  # M14.11
            offers += [DISCARD + row for row, copies in enumerate(s.display) if copies]
        return offers

    def legal(self, s: Mexica, seat: Seat) -> list[Action]:
        parts = self.offers(s)
        legal = parts[0]  # always a list of its own
        for part in parts[1:]:
            legal += part
        return allowed(s, seat, legal) if protected(s) else legal

    def count(self, s: Mexica, seat: Seat) -> int:
        if protected(s):
            return len(self.legal(s, seat))
        return total(self.offers(s))

    def pick(self, s: Mexica, seat: Seat, k: int) -> Action:
        if protected(s):
            return self.legal(s, seat)[k]
        return nth(self.offers(s), k)

    def sample(self, s: Mexica, seat: Seat, u: float) -> Action:
        if protected(s):
            legal = self.legal(s, seat)
            return legal[int(u * len(legal))]
        parts = self.offers(s)
        return nth(parts, int(u * total(parts)))

    def apply(self, s: Mexica, seat: Seat, action: Action) -> None:
        if action == END:
            s.idle = s.idle and not self.acted  # M14.4
            s.tell(ENDED_TURN, seat, self.ap)
            s.pop()
            return
        self.acted = True
        if action == CHIP:
            self.ap -= 1
            self.taken += 1
            s.bank -= 1
            s.chips[seat] += 1
            s.tell(TOOK_CHIP, seat)
        elif action == SPEND:
            self.ap += 1
            s.bank += 1
            s.chips[seat] -= 1
            s.tell(SPENT_CHIP, seat)
        elif DISCARD <= action < PLACE:
            self.proposed = True
            s.tell(PROPOSED, seat, action - DISCARD + SMALLEST)
            s.push(Vote(seat, action - DISCARD + SMALLEST))
        else:
            self.ap -= price(s, seat, action)
            perform(s, seat, action)


class Vote(Frame[Mexica]):
    """M14.12: the others agree to give up a tile, or one of them does not."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"proposer": ALL, "size": ALL, "asked": ALL}

    def __init__(self, proposer: Seat = 0, size: int = 0) -> None:
        self.proposer = proposer
        self.size = size
        self.asked = 1  # steps clockwise from the proposer

    def seats(self, s: Mexica) -> tuple[Seat, ...]:
        return ((self.proposer + self.asked) % s.players,)

    def legal(self, s: Mexica, seat: Seat) -> list[Action]:
        return [END, DISCARD + self.size - SMALLEST]

    def apply(self, s: Mexica, seat: Seat, action: Action) -> None:
        s.tell(VOTED, seat, self.size, action != END)
        self.asked += 1
        if action == END:
            s.pop()
        elif self.asked == s.players:
            s.display[self.size - SMALLEST] -= 1
            s.removed[self.size - SMALLEST] += 1
            s.tell(REMOVED, self.size, 1)
            s.pop()
