"""A turn (M3): a seat spends its action points."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.mexica.actions import CHIP, DISCARD, END, PLACE, SPEND
from patolli.games.mexica.data.components import SMALLEST, VALUES
from patolli.games.mexica.events import ENDED_TURN, PROPOSED, SPENT_CHIP, TOOK_CHIP
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.founding import foundings
from patolli.games.mexica.rules.legal_cache import (
    BRIDGES,
    CANALS,
    DOUBLES,
    JUMPS,
    bridge_move_count,
    bridge_moves,
    build_slot,
    builds,
    catch_up,
    nth_bridge_move,
)
from patolli.games.mexica.rules.movement import JUMP_COST, sails, walks
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.protection import protected, shuts_in
from patolli.games.mexica.rules.protection_filter import drop_shutting_in
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn_actions import action_cost, action_refusal, carry_out, text_refusal
from patolli.games.mexica.state import NO_REGION, MexicaState

AP: Final = 6
CHIPS_PER_TURN: Final = 2  # taken at most (M13.2)
CHIP_POINTS: Final = 1  # action points of a chip that is spent (M13.3)


def total(parts: list[list[Action]]) -> int:
    """Return the number of actions in these lists."""
    count = 0
    for part in parts:
        count += len(part)
    return count


def nth(parts: list[list[Action]], k: int) -> Action:
    """Return the action with this index in lists that follow one another."""
    for part in parts:
        if k < len(part):
            return part[k]
        k -= len(part)
    raise AssertionError("k is below the total")


def current_turn(s: MexicaState) -> "Turn | None":
    """Return the turn that is being played, also while the others vote, or None."""
    for frame in s.stack:
        if isinstance(frame, Turn):
            return frame
    return None


class Turn(Frame[MexicaState]):
    """M3: a seat spends its action points in any order, until it says `end`."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "ap": ALL, "taken": ALL, "acted": ALL, "proposed": ALL}
    VERBS: ClassVar[tuple[str, ...]] = (
        "canal", "bridge", "rebridge", "walk", "sail", "jump", "build", "found", "chip", "spend", "discard", "end",
    )  # fmt: skip

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

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return (self.seat,)

    def parts(self, s: MexicaState) -> list[list[Action]]:
        """Return the legal actions but moves of bridges, before M12 is applied: sorted lists in table order."""
        ap = self.ap
        seat = self.seat
        catch_up(s)
        if ap == 0:
            return [self.parts_without_place(s), foundings(s, seat)]
        parts = [self.parts_without_place(s), walks(s, seat)]
        if ap >= JUMP_COST:
            parts.append(s.cached_actions[JUMPS])
        parts.append(sails(s, seat, ap))
        if s.singles:
            parts.append(s.cached_actions[CANALS])
        if s.doubles:
            parts.append(s.cached_actions[DOUBLES])
        if s.bridges:
            parts.append(s.cached_actions[BRIDGES])
        region = district_of(s, seat)
        if region != NO_REGION:
            hand = s.hand[seat]
            slot = build_slot(s, seat, region)
            for value in range(min(ap, VALUES)):
                if hand[value]:
                    parts.append(builds(s, seat, slot, value))
            parts.append(foundings(s, seat))
        return parts

    def may_move_bridges(self, s: MexicaState) -> bool:
        """Say whether the seat can pay for the move of a bridge, and the supply is empty (M7.7)."""
        return self.ap > 0 and s.bridges == 0

    def parts_without_place(self, s: MexicaState) -> list[Action]:
        """Return the legal actions that need no place on the board: `end`, chips, the proposal to discard a tile."""
        part = [END]
        if self.chip_refusal(s) is None:
            part.append(CHIP)
        if self.spend_refusal(s) is None:
            part.append(SPEND)
        if self.may_propose(s):
            part += [DISCARD + row for row, copies in enumerate(s.display) if copies]
        return part

    def chip_refusal(self, s: MexicaState) -> str | None:
        """Return the rule that forbids to take a chip (M13.1, M13.2, M3.3), or None."""
        if s.bank == 0:
            return "M13.1"
        if self.taken == CHIPS_PER_TURN:
            return "M13.2"
        return None if action_cost(s, self.seat, CHIP) <= self.ap else "M3.3"

    def spend_refusal(self, s: MexicaState) -> str | None:
        """Return the rule that forbids to spend a chip (M13.3, M13.4), or None."""
        if s.chips[self.seat] == 0:
            return "M13.3"
        return None if s.chips[self.seat] > self.taken else "M13.4"

    def may_propose(self, s: MexicaState) -> bool:
        """Say whether the seat may propose to discard a tile that is on display (M14.11)."""
        return s.phase == 2 and s.rule_options.vote and not self.proposed

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        parts = self.parts(s)
        if self.may_move_bridges(s):
            parts.append(bridge_moves(s))
        legal = parts[0]  # never a cached list, so it may grow
        for part in parts[1:]:
            legal += part
        return drop_shutting_in(s, seat, legal) if protected(s) else legal

    def refusal(self, s: MexicaState, seat: Seat, action: Action) -> str | None:
        if action == END:
            return None
        if action == CHIP:
            return self.chip_refusal(s)
        if action == SPEND:
            return self.spend_refusal(s)
        if action < PLACE:  # of the verbs of a turn only `discard` is left below `place` in the table
            return None if self.may_propose(s) and s.display[action - DISCARD] else "M14.11"
        refused = action_refusal(s, seat, action)
        if refused:
            return refused
        if action_cost(s, seat, action) > self.ap:
            return "M3.3"
        return "M12.2" if protected(s) and shuts_in(s, seat, action) else None

    def unlisted_refusal(self, s: MexicaState, seat: Seat, text: str) -> str:
        rule = text_refusal(s, seat, parse_text(text))
        assert rule is not None, f"{text}: legal, but not in the action table"
        return rule

    def sample_action(self, s: MexicaState, seat: Seat, u: float) -> Action:
        if protected(s):
            legal = self.legal_actions(s, seat)
            return legal[int(u * len(legal))]
        parts = self.parts(s)
        others = total(parts)
        moves = bridge_move_count(s) if self.may_move_bridges(s) else 0
        k = int(u * (others + moves))
        return nth(parts, k) if k < others else nth_bridge_move(s, k - others)

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        if action == END:
            s.idle = s.idle and not self.acted  # M14.4
            s.emit(ENDED_TURN, seat, self.ap)
            s.pop()
            return
        self.acted = True
        self.ap -= action_cost(s, seat, action)
        if action == CHIP:
            self.taken += 1
            s.bank -= 1
            s.chips[seat] += 1
            s.emit(TOOK_CHIP, seat)
        elif action == SPEND:
            self.ap += CHIP_POINTS
            s.bank += 1
            s.chips[seat] -= 1
            s.emit(SPENT_CHIP, seat)
        elif DISCARD <= action < PLACE:
            self.proposed = True
            s.emit(PROPOSED, seat, action - DISCARD + SMALLEST)
            s.push(Vote(seat, action - DISCARD + SMALLEST))
        else:
            carry_out(s, seat, action)
