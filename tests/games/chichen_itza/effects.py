"""Effects of the cards of Chichén Itzá, counted against play without them; `steered` plays.

An effect is counted when play differs from play without the card. During each turn and each step of the supply phase,
a shadow of the position follows for each card, in which the card is blank (its owner has it, it does nothing). The
shadow takes the same actions and dice; while it cannot, it waits. An effect is a shadow that is asked the same question
on another table, or that is still apart when the turn is over: at most one for each card and turn. What is merely
offered and declined is none. Scoring is compared in the same way, for gods (so the blue ones) and tasks. Two more
shadows serve ruins without bonus and creatures whose dice show nothing.
"""

from collections import Counter
from operator import attrgetter
from typing import Any, NamedTuple

from patolli.core.actions import Action
from patolli.core.audience import DERIVED, Seat
from patolli.core.events import Event
from patolli.games.chichen_itza.actions import SPOTS, TO
from patolli.games.chichen_itza.data.components import GODS
from patolli.games.chichen_itza.events import HUNTED, TAKEN_OVER
from patolli.games.chichen_itza.rules.combat.battle import Battle
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.rules.scoring import points
from patolli.games.chichen_itza.rules.sequence import Costs, Raid, Round
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import (
    NO_SEAT,
    ChichenState,
    forget_derived,
    hero_type,
    holder,
    own_tiles,
    with_entry,
    with_row,
)

FIRST_RED = 41
FIRST_BLUE = 61
TOLL = 20  # the god that takes effect on turns of others without a fight

# What a card can change. Left out: the cards themselves, who knows what, notes on powers used, the last die.
CARDS = {"god_owner", "hero_card", "hero_queue", "hero_top", "hero_seen"}
NOTES = {"least", "most", "repeated", "yielded", "die"}
KEPT = {name for name, audience in ChichenState.AUDIENCE.items() if audience == DERIVED}
table_of = attrgetter(*(name for name in ChichenState.AUDIENCE if name not in CARDS | NOTES | KEPT))
fight_of = attrgetter("spot", "phase", "warriors", "hearts", "aside", "half", "hits", "marks", "strikes")

Effects = Counter[str]


class Shadow(NamedTuple):
    """A position that goes along without a card, and what is blank in its box meanwhile."""

    card: str
    state: ChichenState
    blank: dict[str, Any]


def scored(s: ChichenState, seat: int) -> dict[str, int]:
    """The points of a seat, part by part."""
    return points(s, seat, own_tiles(s, seat))


def without_god(s: ChichenState, god: int) -> ChichenState:
    """The position in which a god does nothing; it still counts as a card of its owner."""
    twin = s.copy()
    twin.god_owner = [*s.god_owner, s.god_owner[god]]
    twin.god_owner[god] = NO_SEAT
    forget_derived(twin)
    return twin


def without_hero(s: ChichenState, hero: int) -> ChichenState:
    """The position in which a hero does nothing; his figure stands where it stands."""
    twin = s.copy()
    kind = hero_type(s, hero)
    twin.hero_card = [with_entry(cards, kind, 0) if cards[kind] == hero else cards for cards in s.hero_card]
    return twin


def zeros(numbers: Any) -> Any:
    """The same lists with nothing in them."""
    return [zeros(entry) for entry in numbers] if isinstance(numbers, list) else 0


def stretch(s: ChichenState) -> tuple[int, ...]:
    """Return the turn or step that is under way, with its round."""
    frame = s.stack[0] if s.stack else None
    return (s.round, frame.step, frame.at) if isinstance(frame, Round) else ()


def shadows_of(s: ChichenState, seat: Seat) -> list[Shadow]:
    """A shadow for each of a seat's heroes, and for its gods but the blue ones, which only score."""
    gods = [god for god in range(1, FIRST_BLUE) if s.god_owner[god] == seat]
    heroes = [hero for hero in s.hero_card[seat] if hero]
    found = [Shadow(s.box.gods[god], without_god(s, god), {}) for god in gods]
    return found + [Shadow(s.box.heroes[hero], without_hero(s, hero), {}) for hero in heroes]


def shadows(s: ChichenState) -> list[Shadow]:
    """A shadow for each card that is likely to take effect from here on. One too few only makes the count smaller."""
    top = s.stack[-1]
    if isinstance(top, Costs):
        return []
    if not isinstance(top, (Turn, Raid)):
        gods = [god for god in range(1, FIRST_RED) if s.god_owner[god] != NO_SEAT]
        return [Shadow(s.box.gods[god], without_god(s, god), {}) for god in gods]
    found = shadows_of(s, top.seat)
    if s.god_owner[TOLL] not in (NO_SEAT, top.seat):
        found.append(Shadow(s.box.gods[TOLL], without_god(s, TOLL), {}))
    found.append(Shadow("ruin", s.copy(), {"ruin_gains": [[] for _ in s.box.ruin_gains]}))
    faces = {"face_hits": zeros(s.box.face_hits), "face_marks": zeros(s.box.face_marks)}
    found.append(Shadow("creature", s.copy(), faces))
    return found


def attacked(s: ChichenState, seat: Seat, action: Action) -> Seat:
    """The seat whose units stand where a group is going, or NO_SEAT."""
    other = holder(s, action - TO) if TO < action < TO + SPOTS else NO_SEAT
    return NO_SEAT if other == seat else other


def question(s: ChichenState) -> tuple[object, ...]:
    """Return the seats to act and the frame that asks them."""
    return (s.to_act(), len(s.stack), type(s.stack[-1])) if s.stack else ()


def table(s: ChichenState) -> tuple[object, ...]:
    """Return the pieces on the table, the fight included."""
    return table_of(s), [fight_of(frame) for frame in s.stack if isinstance(frame, Battle)]


def follow(shadow: Shadow, asked: tuple[object, ...], seat: Seat, action: Action) -> None:
    """Take the same action if the shadow is asked the same and may; otherwise wait."""
    s = shadow.state
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Question) or question(s) != asked:
        return
    kept = {name: getattr(s.box, name) for name in shadow.blank}
    try:
        for name, value in shadow.blank.items():
            setattr(s.box, name, value)
        if top.refusal(s, seat, action) is None:
            s.step(seat, action)
    finally:
        for name, value in kept.items():
            setattr(s.box, name, value)


def is_lost(s: ChichenState, card: str, since: int) -> bool:
    """Return True for a hero that went home or was due for pay: his blank twin has neither name nor pay."""
    return card[0] == "h" and (s.round != since or all(int(card[1:]) not in cards for cards in s.hero_card))


def effect_on(s: ChichenState, card: str, events: list[Event]) -> str:
    """Return the card: for ruins and creatures the last one taken over or fought."""
    if card == "ruin":
        spots = [int(str(values[1])) for kind, values in events if kind == TAKEN_OVER]
        return s.box.ruins[s.ruin[spots[-1]]]
    if card == "creature":
        return [str(values[1]) for kind, values in events if kind == HUNTED][-1]
    return card


class Watch:
    """The shadows of the stretch that is under way, and the effects so far."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.now: tuple[int, ...] = ()
        self.events: list[Event] = []
        self.shadows: list[Shadow] = []

    def step(self, s: ChichenState, seat: Seat, action: Action) -> None:
        """Take a step with all shadows, and count."""
        if stretch(s) != self.now:
            self.now, self.events, self.shadows = stretch(s), [], shadows(s)
        other = attacked(s, seat, action)
        if other != NO_SEAT:
            toll = s.box.gods[TOLL]  # has its shadow already
            self.shadows += [shadow for shadow in shadows_of(s, other) if shadow.card != toll]
        before = question(s)
        s.emitted = self.events
        s.step(seat, action)
        s.emitted = None
        over = stretch(s) != self.now
        asked, lies = question(s), table(s)
        going: list[Shadow] = []
        for shadow in self.shadows:
            follow(shadow, before, seat, action)
            if is_lost(s, shadow.card, self.now[0]):
                continue
            together = question(shadow.state) == asked
            if (together and table(shadow.state) != lies) or (over and not together):
                self.effects[effect_on(s, shadow.card, self.events)] += 1
            else:
                going.append(shadow)
        self.shadows = going

    def score(self, s: ChichenState) -> None:
        """Compare the points at the end."""
        for god in range(1, GODS + 1):
            owner = s.god_owner[god]
            if owner != NO_SEAT and scored(without_god(s, god), owner) != scored(s, owner):
                self.effects[f"g{god:02}"] += 1
        for seat in range(s.players):
            for due in [due for due, done in enumerate(s.fulfilled[seat]) if done]:
                twin = s.copy()
                twin.fulfilled = with_row(s.fulfilled, seat, with_entry(s.fulfilled[seat], due, 0))
                if scored(twin, seat) != scored(s, seat):
                    self.effects[s.box.tasks[s.goal[due]]] += 1
