"""A turn (M3): a seat spends its action points."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.mexica.actions import CHIP, DISCARD, END, PLACE, SPEND
from patolli.games.mexica.data.components import SMALLEST, VALUES
from patolli.games.mexica.events import ENDED_TURN, PROPOSED, SPENT_CHIP, TOOK_CHIP
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.founding import foundings, may_found
from patolli.games.mexica.rules.legal_cache import (
    add_bridge_moves,
    bridge_move_count,
    legal_count,
    legal_list,
    nth_bridge_move,
    nth_legal,
)
from patolli.games.mexica.rules.legal_sets import BRIDGES, BUILDS, CANALS, DOUBLES, JUMPS, KINDS
from patolli.games.mexica.rules.movement import JUMP_COST, is_aboard, sails, walks
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.protection import protected, shuts_in
from patolli.games.mexica.rules.protection_filter import drop_shutting_in
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn_actions import action_cost, action_refusal, carry_out, text_refusal
from patolli.games.mexica.state import NO_REGION, MexicaState

AP: Final = 6
CHIPS_PER_TURN: Final = 2  # taken at most (M13.2)
CHIP_POINTS: Final = 1  # action points of a chip that is spent (M13.3)

OTHERS: Final = KINDS  # kinds of actions beside those of `legal_sets`: those without a place
WALKS: Final = KINDS + 1
SAILS: Final = KINDS + 2
FOUNDINGS: Final = KINDS + 3
MOVES: Final = KINDS + 4


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

    def kinds(self, s: MexicaState) -> list[int]:
        """Return the kinds of actions that action points and pieces allow, in the order of the table."""
        kinds = [OTHERS]
        if self.ap:
            self.add_paid_kinds(s, kinds)
        if may_found(s, self.seat):
            kinds.append(FOUNDINGS)
        if self.may_move_bridges(s):
            kinds.append(MOVES)
        return kinds

    def add_paid_kinds(self, s: MexicaState, kinds: list[int]) -> None:
        """Append the kinds that cost action points, up to the temples."""
        kinds.append(WALKS)
        if self.ap >= JUMP_COST:
            kinds.append(JUMPS)
        if is_aboard(s, self.seat):
            kinds.append(SAILS)
        if s.singles:
            kinds.append(CANALS)
        if s.doubles:
            kinds.append(DOUBLES)
        if s.bridges:
            kinds.append(BRIDGES)
        if district_of(s, self.seat) != NO_REGION:
            hand = s.hand[self.seat]
            for value in range(min(self.ap, VALUES)):
                if hand[value]:
                    kinds.append(BUILDS + value)

    def few_actions(self, s: MexicaState, kind: int) -> list[Action]:
        """Return the legal actions of a kind that has few of them, but for M12."""
        if kind == OTHERS:
            return self.actions_without_place(s)
        if kind == WALKS:
            return walks(s, self.seat)
        return sails(s, self.seat, self.ap) if kind == SAILS else foundings(s, self.seat)

    def may_move_bridges(self, s: MexicaState) -> bool:
        """Say whether the seat can pay for the move of a bridge, and the supply is empty (M7.7)."""
        return self.ap > 0 and s.bridges == 0

    def actions_without_place(self, s: MexicaState) -> list[Action]:
        """Return the legal actions that need no place on the board: `end`, chips, the proposal to discard a tile."""
        found = [END]
        if self.chip_refusal(s) is None:
            found.append(CHIP)
        if self.spend_refusal(s) is None:
            found.append(SPEND)
        if self.may_propose(s):
            found += [DISCARD + row for row, copies in enumerate(s.display) if copies]
        return found

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
        legal = self.actions_without_place(s)
        for kind in self.kinds(s):
            if kind < KINDS:
                legal += legal_list(s, seat, kind)
            elif kind == MOVES:
                add_bridge_moves(s, legal)
            elif kind != OTHERS:
                legal += self.few_actions(s, kind)
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
            return legal[int(u * float(len(legal)))]
        kinds = self.kinds(s)
        counts = [self.count_of(s, kind) for kind in kinds]
        total = 0
        for count in counts:
            total += count
        index = int(u * float(total))
        for i in range(len(kinds)):
            if index < counts[i]:
                return self.nth_of(s, kinds[i], index)
            index -= counts[i]
        raise AssertionError("the index is below the total")

    def count_of(self, s: MexicaState, kind: int) -> int:
        """Return the number of legal actions of a kind, but for M12."""
        if kind < KINDS:
            return legal_count(s, self.seat, kind)
        return bridge_move_count(s) if kind == MOVES else len(self.few_actions(s, kind))

    def nth_of(self, s: MexicaState, kind: int, index: int) -> Action:
        """Return the legal action of a kind with this index, but for M12."""
        if kind < KINDS:
            return nth_legal(s, self.seat, kind, index)
        return nth_bridge_move(s, index) if kind == MOVES else self.few_actions(s, kind)[index]

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
