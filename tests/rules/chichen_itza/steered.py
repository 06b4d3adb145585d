"""A steered run of Chichén Itzá: does every god, hero, task, ruin and creature take effect?

    python steered.py [--games N] [--seed S]      prints a row for each card, and fails if one stays below 20 effects

Each game is set up by chance and then dealt to: gods, heroes, tiles with what their take-over brings, and the four
tasks; cards with few effects so far come first. Seats choose by chance, with a taste for fights, powers and new tiles.

An effect is counted when play differs from play without the card. During each turn and each step of the supply phase,
a shadow of the position follows for each card, in which the card is blank (its owner has it, it does nothing). The
shadow takes the same actions and dice; while it cannot, it waits. An effect is a shadow that is asked the same question
on another table, or that is still apart when the turn is over: at most one for each card and turn. What is merely
offered and declined is none. Scoring is compared in the same way, for gods (so the blue ones) and tasks. Two more
shadows serve ruins without bonus and creatures whose dice show nothing. The invariants I27 hold after each step.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.events import Event
from patolli.core.game import draw
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import SPOTS, TO
from patolli.games.chichen_itza.battle import Battle
from patolli.games.chichen_itza.events import HUNTED, TAKEN_OVER
from patolli.games.chichen_itza.fight import strengths_left
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.gains import defence_value
from patolli.games.chichen_itza.rounds import Costs, Raid, Round
from patolli.games.chichen_itza.scoring import points
from patolli.games.chichen_itza.state import (
    CITY,
    NO_BEAST,
    NO_SEAT,
    Chichen,
    Question,
    building,
    hero_type,
    heroes_on,
    holder,
    terrain,
    units_on,
)
from patolli.games.chichen_itza.tables import DECKS, GAINS, GODS, HEROES, KINDS, MINE, OWN_BUILDING, OWN_TERRAIN, RUIN
from patolli.games.chichen_itza.takeover import ruins_left
from patolli.games.chichen_itza.turns import Turn
from patolli.words import Words

ENOUGH = 20
FIRST_RED = 41
FIRST_BLUE = 61
TOLL = 20  # the god that takes effect on turns of others without a fight

# What a card can change. Left out: the cards themselves, who knows what, notes on powers used, the last die.
CARDS = {"god_owner", "hero_card", "hero_queue", "hero_top", "hero_seen"}
NOTES = {"least", "most", "repeated", "yielded", "die", "box", "limits", "reach"}
table_of = attrgetter(*(name for name in Chichen.AUDIENCE if name not in CARDS | NOTES))
fight_of = attrgetter("spot", "phase", "warriors", "hearts", "aside", "half", "hits", "marks", "strikes")

Effects = Counter[str]


# Counting


class Shadow(NamedTuple):
    """A position that goes along without a card, and what is blank in its box meanwhile."""

    card: str
    state: Chichen
    blank: dict[str, Any]


def without_god(s: Chichen, god: int) -> Chichen:
    """The position in which a god does nothing; it still counts as a card of its owner."""
    twin = s.copy()
    twin.god_owner.append(twin.god_owner[god])
    twin.god_owner[god] = NO_SEAT
    return twin


def without_hero(s: Chichen, hero: int) -> Chichen:
    """The position in which a hero does nothing; his figure stands where it stands."""
    twin = s.copy()
    for cards in twin.hero_card:
        if cards[hero_type(hero)] == hero:
            cards[hero_type(hero)] = 0
    return twin


def zeros(numbers: Any) -> Any:
    """The same lists with nothing in them."""
    return [zeros(entry) for entry in numbers] if isinstance(numbers, list) else 0


def stretch(s: Chichen) -> tuple[int, ...]:
    """Which turn or step of which round is under way."""
    frame = s.stack[0] if s.stack else None
    return (s.round, frame.step, frame.at) if isinstance(frame, Round) else ()


def shadows_of(s: Chichen, seat: Seat, first: int, end: int) -> list[Shadow]:
    """A shadow for each of a seat's heroes, and for its gods from one number to below another."""
    gods = [god for god in range(first, end) if s.god_owner[god] == seat]
    heroes = [hero for hero in s.hero_card[seat] if hero]
    found = [Shadow(s.box.gods[god - 1], without_god(s, god), {}) for god in gods]
    return found + [Shadow(s.box.heroes[hero - 1], without_hero(s, hero), {}) for hero in heroes]


def shadows(s: Chichen) -> list[Shadow]:
    """A shadow for each card that is likely to take effect from here on. One too few only makes the count smaller."""
    top = s.stack[-1]
    if isinstance(top, Costs):
        return []
    if not isinstance(top, (Turn, Raid)):
        gods = [god for god in range(1, FIRST_RED) if s.god_owner[god] != NO_SEAT]
        return [Shadow(s.box.gods[god - 1], without_god(s, god), {}) for god in gods]
    found = shadows_of(s, top.seat, 1, FIRST_BLUE)
    if s.god_owner[TOLL] not in (NO_SEAT, top.seat):
        found.append(Shadow(s.box.gods[TOLL - 1], without_god(s, TOLL), {}))
    found.append(Shadow("ruin", s.copy(), {"ruin_gains": [[] for _ in s.box.ruin_gains]}))
    faces = {"face_hits": zeros(s.box.face_hits), "face_marks": zeros(s.box.face_marks)}
    found.append(Shadow("creature", s.copy(), faces))
    return found


def attacked(s: Chichen, seat: Seat, action: Action) -> Seat:
    """The seat whose units stand where a group is going, or NO_SEAT."""
    other = holder(s, action - TO) if TO < action < TO + SPOTS else NO_SEAT
    return NO_SEAT if other == seat else other


def question(s: Chichen) -> tuple[object, ...]:
    """Who is asked by which frame."""
    return (s.seats(), len(s.stack), type(s.stack[-1])) if s.stack else ()


def table(s: Chichen) -> tuple[object, ...]:
    """What lies on the table, the fight included."""
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


def left_board(s: Chichen, card: str) -> bool:
    """Whether a card is a hero that has gone home: his blank twin, whose card has no name, cannot follow him."""
    return card[0] == "h" and all(int(card[1:]) not in cards for cards in s.hero_card)


def effect_on(s: Chichen, card: str, told: list[Event]) -> str:
    """Which card it was: for ruins and creatures the last one taken over or fought."""
    if card == "ruin":
        spots = [int(str(values[1])) for kind, values in told if kind == TAKEN_OVER]
        return s.box.ruins[s.ruin[spots[-1]] - 1]
    if card == "creature":
        return [str(values[1]) for kind, values in told if kind == HUNTED][-1]
    return card


class Watch:
    """The shadows of the stretch that is under way, and the effects so far."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.now: tuple[int, ...] = ()
        self.told: list[Event] = []
        self.shadows: list[Shadow] = []

    def step(self, s: Chichen, seat: Seat, action: Action) -> None:
        """Take a step with all shadows, and count."""
        if stretch(s) != self.now:
            self.now, self.told, self.shadows = stretch(s), [], shadows(s)
        other = attacked(s, seat, action)
        if other != NO_SEAT:
            self.shadows += [shadow for shadow in shadows_of(s, other, 1, FIRST_BLUE) if shadow.card != s.box.gods[TOLL - 1]]
        before = question(s)
        s.heard = self.told
        s.step(seat, action)
        s.heard = None
        over = stretch(s) != self.now
        asked, lies = question(s), table(s)
        going: list[Shadow] = []
        for shadow in self.shadows:
            follow(shadow, before, seat, action)
            if left_board(s, shadow.card):
                continue
            together = question(shadow.state) == asked
            if together and table(shadow.state) != lies or over and not together:
                self.effects[effect_on(s, shadow.card, self.told)] += 1
            else:
                going.append(shadow)
        self.shadows = going

    def score(self, s: Chichen) -> None:
        """Compare the points at the end."""
        for god in range(1, GODS + 1):
            owner = s.god_owner[god]
            if owner != NO_SEAT and points(without_god(s, god), owner) != points(s, owner):
                self.effects[f"g{god:02}"] += 1
        for seat in range(s.players):
            for due in [due for due, done in enumerate(s.fulfilled[seat]) if done]:
                twin = s.copy()
                twin.fulfilled[seat][due] = 0
                if points(twin, seat) != points(s, seat):
                    self.effects[s.box.tasks[s.goal[due] - 1]] += 1


# Dealing


def rarest(cards: list[int], names: list[str], effects: Effects, rng: Random) -> list[int]:
    """Numbers of cards, those with few effects first, with some chance."""
    return sorted(cards, key=lambda card: effects[names[card - 1]] * rng.uniform(0.5, 1.5) + rng.random())


def deal(s: Chichen, effects: Effects, rng: Random) -> None:
    """Give each seat a start with everything that cards need; chance has set up the rest."""
    for due in range(len(s.goal)):
        tasks = [task for task in range(1, len(s.box.tasks) + 1) if s.box.task_set[task - 1] == due]
        s.goal[due] = rarest(tasks, s.box.tasks, effects, rng)[0]
    for colour in range(len(DECKS)):
        gods = [20 * colour + i + 1 for i in range(20) if s.gods_left[colour][i]]
        for god in rarest(gods, s.box.gods, effects, rng)[:11]:
            s.god_owner[god] = rng.randrange(s.players)
            s.gods_left[colour][god - 20 * colour - 1] = 0
    unseen = rarest([hero for hero in range(1, HEROES + 1) if not s.hero_seen[hero]], s.box.heroes, effects, rng)
    for hero in unseen:
        free = [seat for seat in range(s.players) if not s.hero_card[seat][hero_type(hero)]]
        if free:
            seat = rng.choice(free)
            s.hero_card[seat][hero_type(hero)] = hero
            s.hero_at[seat][hero_type(hero)] = CITY
            s.hero_seen[hero] = 1
    for seat in range(s.players):
        deal_pieces(s, seat, rng)
    for _ in range(4):
        for seat in range(s.players):
            deal_tile(s, seat, rng)


def deal_pieces(s: Chichen, seat: Seat, rng: Random) -> None:
    """Wheels, tokens and warriors."""
    s.wheel[seat] = [rng.randint(1, 5) for _ in s.wheel[seat]]
    s.shields[seat] = defence_value(s, seat)
    s.coins[seat] += 40
    s.luck[seat] += 4
    s.idols[seat] += 4
    s.war[seat] = s.box.war_markers
    s.reserve[seat] -= 6
    s.warriors[seat][CITY] += 6


def deal_tile(s: Chichen, seat: Seat, rng: Random) -> None:
    """A tile as if the seat had taken it over: two warriors, the creature's figure, the ruin turned up, the gem."""
    free = [spot for spot in s.box.layout[s.players] if holder(s, spot) == NO_SEAT and s.creature[spot] != NO_BEAST]
    spot = max(free, key=lambda spot: use_for_tasks(s, seat, spot) + 2 * rng.random())
    kind = s.creature[spot]
    left = strengths_left(s, kind)
    s.figures[seat].append([kind, rng.choices(range(len(left)), left)[0]])
    s.creature[spot] = NO_BEAST
    s.reserve[seat] -= 2
    s.warriors[seat][spot] = 2
    if building(s, spot) == RUIN:
        s.ruin[spot] = rng.choice(ruins_left(s))
        s.ruin_up[spot] = 1
    gem = s.box.gem[s.tile[spot]]
    if building(s, spot) == MINE and not s.gems[seat][gem]:
        s.gems[seat][gem] = 1
        s.mines[gem] -= 1


def use_for_tasks(s: Chichen, seat: Seat, spot: int) -> int:
    """How many of the tasks ask for what a tile has."""
    found = 0
    for task in s.goal:
        condition, need = s.box.task_condition[task - 1], s.box.task_need[task - 1]
        if condition == OWN_BUILDING:
            found += need[building(s, spot)] > 0
        elif condition == OWN_TERRAIN:
            found += need[terrain(s, spot)] > 0
        elif len(need) == len(KINDS):
            found += s.creature[spot] != NO_BEAST and need[s.creature[spot]] > 0
        elif building(s, spot) == MINE and not s.gems[seat][s.box.gem[s.tile[spot]]]:
            found += len(need) == 5 and need[s.box.gem[s.tile[spot]]] > 0
    return found


# Choosing

ACTS = {"coins": 0.3, "land": 4, "water": 4, "move": 4, "free": 6, "recruit": 2, "scout": 2, "war": 1.5}
VERBS = {"done": 0.5, "use": 3, "idol": 0.4, "dismiss": 0.02, "double": 3, "pick": 2, "delve": 2, "station": 0.5}
SPOILS = {"g41", "g42", "g44"}  # they take phases away in which others could act


def weight(game: ChichenItza, s: Chichen, seat: Seat, action: Action) -> float:
    """How much a seat likes an action."""
    verb, *words = game.actions.name(action).split()
    if verb == "act":
        return ACTS.get(words[-1].rstrip("2"), 1)
    if verb == "to":
        return aim(s, seat, s.box.spots.index(words[0]))
    if verb == "from":
        return 1 + 3 * heroes_on(s, seat, s.box.spots.index(words[0]))
    if verb == "take":
        return (int(words[0]) + 2 * len("".join(words[1:]))) ** 2 + 0.01
    if verb == "cast":
        return 0.3 if words == ["none"] else 1 + int(words[1])
    if verb == "mark":
        return {"reserve": 9, "city": 3}.get(words[0], 0.1)
    return 0.5 if verb == "use" and words[0] in SPOILS else VERBS.get(verb, 1)


def aim(s: Chichen, seat: Seat, spot: int) -> float:
    """How much a seat likes a tile as the end of a move."""
    if spot == CITY or units_on(s, seat, spot):
        return 0.1
    liked = 1 + use_for_tasks(s, seat, spot)
    return liked * (3 if s.creature[spot] != NO_BEAST or holder(s, spot) != NO_SEAT else 1)


# Playing


def steps(game: ChichenItza, players: int, effects: Effects, rng: Random) -> Iterator[tuple[Chichen, Seat, Action]]:
    """A game: positions, and the step that is to be taken there."""
    s = game.setup(players)
    s.settle()
    dealt = False
    while s.stack:
        if not dealt and isinstance(s.stack[-1], Turn):
            deal(s, effects, rng)
            game.check(s)
            dealt = True
        (seat,) = s.seats()
        if seat == CHANCE:
            action = draw(s, rng)
        else:
            legal = s.legal(seat)
            action = rng.choices(legal, [weight(game, s, seat, action) for action in legal])[0]
        yield s, seat, action
        game.check(s)


def play(game: ChichenItza, players: int, effects: Effects, rng: Random) -> None:
    """A game with its effects."""
    watch = Watch(effects)
    for s, seat, action in steps(game, players, effects, rng):
        if s.round:
            watch.step(s, seat, action)
        else:
            s.step(seat, action)
    watch.score(s)


def cards(game: ChichenItza) -> dict[str, str]:
    """All cards by their names, and what they do in words."""
    box, words = game.box, Words(game)
    rows = {name: words.say(f"word-{name}") for name in [*box.gods, *box.heroes, *box.tasks]}
    for ruin, gains in zip(box.ruins, box.ruin_gains, strict=True):
        rows[ruin] = words.terms(", ".join(GAINS[gain] for gain, amount in gains for _ in range(amount)))
    return rows | {kind: words.say(f"word-{kind}") for kind in KINDS}


def run(game: ChichenItza, games: int, seed: int) -> Effects:
    """The effects in so many games of 2, 3 and 4 seats in turn."""
    effects: Effects = Counter()
    began = time.monotonic()
    for i in range(games):
        play(game, 2 + i % 3, effects, Random(f"{seed}/{i}"))
        low = sum(effects[card] < ENOUGH for card in cards(game))
        if sys.stderr.isatty() or i % 10 == 9:
            spent = time.monotonic() - began
            print(f"  game {i + 1} of {games}, {spent:.0f} s: {low} cards below {ENOUGH}", file=sys.stderr)
    return effects


def main() -> int:
    """Print the table; 1 if a card has too few effects."""
    parser = argparse.ArgumentParser(description="play Chichén Itzá so that every card takes effect")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = ChichenItza({})
    effects = run(game, given.games, given.seed)
    rows = cards(game)
    for card, text in rows.items():
        print(f"{effects[card]:6}  {card:12} {text}")
    print(f"{len(rows)} cards in {given.games} games; the fewest effects of one: {min(effects[card] for card in rows)}")
    low = [card for card in rows if effects[card] < ENOUGH]
    if low:
        print(f"fewer than {ENOUGH} effects: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
