"""A steered run of Chichén Itzá: does every god, hero, task, ruin and creature take effect?

    cd tests; python -m games.chichen_itza.steered [--games N] [--seed S]

prints a row for each card with its effects (`effects` says how they are counted), and fails if one has fewer than 20.
Each game is set up by chance, put into a later round and dealt to: gods, heroes, tiles with what their take-over
brings, the four tasks and part of what they ask for; cards with few effects so far come first. Seats choose by chance,
with a taste for fights, powers and new tiles. The invariants I27 hold at the start and after each step.
"""

import argparse
import sys
import time
from collections import Counter
from random import Random

from games.chichen_itza.effects import Effects, Watch

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.data.components import (
    ACTIONS,
    DECKS,
    GAINS,
    GEM_COUNT,
    GEMS,
    HEROES,
    KINDS,
    MAGE,
    MINE,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    RUIN,
    WHEEL_LEVEL,
)
from patolli.games.chichen_itza.game import ChichenItza
from patolli.games.chichen_itza.rules.combat.sequence import strengths_left
from patolli.games.chichen_itza.rules.gains import defence_value
from patolli.games.chichen_itza.rules.takeover import ruins_left
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import (
    CITY,
    NO_BEAST,
    NO_SEAT,
    ChichenState,
    add_warriors,
    building,
    count_buildings,
    forget_derived,
    hero_type,
    heroes_on,
    holder,
    place_hero,
    terrain,
    units_on,
)
from patolli.messages import Messages

ENOUGH = 20
STARTS = (2, 2, 6, 6)  # rounds in which games begin: in time for all tasks, or short, so that more is dealt
SCOUT_TASK = 12
IDOL_POINTS = 71  # the god that makes a seat keep its idols


# Dealing


def rarest(cards: list[int], names: list[str], effects: Effects, rng: Random) -> list[int]:
    """Numbers of cards, those with few effects first, with some chance."""
    return sorted(cards, key=lambda card: effects[names[card]] * rng.uniform(0.8, 1.2) + rng.random())


def deal(s: ChichenState, start: int, effects: Effects, rng: Random) -> None:
    """Give each seat what cards need, in a later round; chance has set up the rest."""
    for kind in rng.sample(range(len(KINDS)), start - s.round):
        s.raids.append(kind)
        s.raid_cards[rng.randrange(s.players)].append(s.box.city_loss)
    s.round = start
    for due in range(len(s.goal)):
        tasks = [task for task in range(1, len(s.box.tasks)) if s.box.task_set[task] == due]
        s.goal[due] = rarest(tasks, s.box.tasks, effects, rng)[0]
    for colour in range(len(DECKS)):
        gods = [20 * colour + i + 1 for i in range(20) if s.gods_left[colour][i]]
        for god in rarest(gods, s.box.gods, effects, rng)[:11]:
            s.god_owner[god] = rng.randrange(s.players)
            s.gods_left[colour][god - 20 * colour - 1] = 0
    unseen = rarest([hero for hero in range(1, HEROES + 1) if not s.hero_seen[hero]], s.box.heroes, effects, rng)
    for hero in unseen:
        free = [seat for seat in range(s.players) if not s.hero_card[seat][hero_type(s, hero)]]
        if free:
            seat = rng.choice(free)
            s.hero_card[seat][hero_type(s, hero)] = hero
            place_hero(s, seat, hero_type(s, hero), CITY)
            s.hero_seen[hero] = 1
    for seat in rng.sample(range(s.players), s.players):
        deal_pieces(s, seat, effects, rng)
        for _ in range(4):
            deal_tile(s, seat, rng)
        for task in s.goal:
            deal_task(s, seat, task, rng)
    forget_derived(s)


def deal_pieces(s: ChichenState, seat: Seat, effects: Effects, rng: Random) -> None:
    """Give wheels, tokens, warriors and scouts that have looked."""
    s.wheel[seat] = [rng.randint(2, 5) for _ in s.wheel[seat]]
    s.shields[seat] = defence_value(s, seat)
    s.coins[seat] += 25
    s.luck[seat] += 4
    s.idols[seat] += 6
    s.war[seat] = s.box.war_markers
    s.reserve[seat] -= 6
    add_warriors(s, seat, CITY, 6)
    for spot in rng.sample(s.box.layout[s.players], 3):
        s.scout[seat][spot] = 1
        if s.creature[spot] != NO_BEAST and not s.strength[spot]:
            s.strength[spot] = drawn_strength(s, s.creature[spot], rng)
        if building(s, spot) == RUIN and not s.ruin[spot]:
            s.ruin[spot] = rarest(ruins_left(s), s.box.ruins, effects, rng)[0]


def drawn_strength(s: ChichenState, kind: int, rng: Random) -> int:
    """A strength of a creature that was not drawn yet."""
    left = strengths_left(s, kind)
    return rng.choices(range(len(left)), left)[0]


def deal_tile(s: ChichenState, seat: Seat, rng: Random) -> None:
    """Give a tile as if the seat had taken it over: two warriors, the creature's figure, the open ruin, the gem."""
    free = [spot for spot in s.box.layout[s.players] if holder(s, spot) == NO_SEAT and s.creature[spot] != NO_BEAST]
    spot = max(free, key=lambda spot: use_for_tasks(s, seat, spot) + rng.random())
    deal_figure(s, seat, spot, rng)
    s.reserve[seat] -= 2
    add_warriors(s, seat, spot, 2)
    if building(s, spot) == RUIN:
        s.ruin[spot] = s.ruin[spot] or rng.choice(ruins_left(s))
        s.ruin_up[spot] = 1
    if building(s, spot) == MINE:
        deal_gem(s, seat, s.box.gem[s.tile[spot]])


def deal_figure(s: ChichenState, seat: Seat, spot: int, rng: Random) -> None:
    """Give the creature of a tile as if the seat had defeated it."""
    s.figures[seat].append([s.creature[spot], s.strength[spot] or drawn_strength(s, s.creature[spot], rng)])
    s.creature[spot] = NO_BEAST
    s.strength[spot] = 0


def deal_gem(s: ChichenState, seat: Seat, gem: int) -> None:
    """Give a gem as if the seat had taken its mine over."""
    if not s.gems[seat][gem]:
        s.gems[seat][gem] = 1
        s.mines[gem] -= 1


def deal_task(s: ChichenState, seat: Seat, task: int, rng: Random) -> None:
    """Give most seats the gems, figures or wheel that a task asks for."""
    condition, need = s.box.task_condition[task], s.box.task_need[task]
    if rng.random() < 0.2:
        return
    if condition == OWN_GEMS:
        for gem in [gem for gem in range(len(GEMS)) if need[gem]]:
            deal_gem(s, seat, gem)
    elif condition == GEM_COUNT:
        for gem in rng.sample(range(len(GEMS)), need[0]):
            deal_gem(s, seat, gem)
    elif condition == WHEEL_LEVEL:
        s.wheel[seat][MAGE] = need[0]
    elif condition == OWN_FIGURES:
        for kind in range(len(KINDS)):
            spots = [spot for spot in s.box.layout[s.players] if s.creature[spot] == kind]
            for spot in spots[: need[kind]]:
                deal_figure(s, seat, spot, rng)


def use_for_tasks(s: ChichenState, seat: Seat, spot: int) -> int:
    """Count the tasks that ask for a property of a tile which the seat lacks."""
    found = 0
    for task in s.goal:
        condition, need = s.box.task_condition[task], s.box.task_need[task]
        if condition == OWN_BUILDING:
            found += need[building(s, spot)] > count_buildings(s, seat, building(s, spot))
        elif condition == OWN_TERRAIN:
            found += need[terrain(s, spot)] > 0
    return found


# Choosing

ACTS = {"coins": 0.3, "land": 4, "water": 4, "move": 4, "free": 6, "recruit": 6, "scout": 2, "war": 1.5}
LIKED = {"coins": (29,), "reinforce": (31,), "god": (30,), "scout": (32, 33, 36), "war": (34,)}  # by owners of gods
VERBS = {"done": 0.5, "use": 3, "idol": 0.1, "dismiss": 0.02, "double": 3, "pick": 2, "delve": 2, "station": 0.5}
SPOILS = {"g41", "g42", "g44"}  # they take phases away in which others could act


def weight(game: ChichenItza, s: ChichenState, seat: Seat, action: Action) -> float:
    """Return the weight of an action for a seat."""
    verb, *words = game.actions.name(action).split()
    if verb == "act":
        return like(s, seat, words[-1].rstrip("2"))
    if verb == "to":
        return aim(s, seat, s.box.spots.index(words[0]))
    if verb == "from":
        spot = s.box.spots.index(words[0])
        return (4 if spot == CITY else 1) + 8 * heroes_on(s, seat, spot)
    if verb == "take":
        return (1 + int(words[0])) ** 3 * (1, 4, 3, 2)[len("".join(words[1:]))]
    if verb in ("idol", "block") and s.god_owner[IDOL_POINTS] == seat:
        return 0.05
    if verb == "cast":
        return 0.3 if words == ["none"] else 1 + int(words[1])
    if verb == "mark":
        return {"reserve": 9, "city": 3}.get(words[0], 0.1)
    return 0.5 if verb == "use" and words[0] in SPOILS else VERBS.get(verb, 1)


def like(s: ChichenState, seat: Seat, action: str) -> float:
    """Return the weight of a kind of action for a seat, higher if a god of its own or a task names it."""
    gods = [*LIKED.get(action, ())]
    if action in ACTIONS:
        gods.append(s.box.cap_god[ACTIONS.index(action)])
    wanted = any(god and s.god_owner[god] == seat for god in gods) or (action == "scout" and SCOUT_TASK in s.goal)
    return ACTS.get(action, 1) * (4 if wanted else 1)


def aim(s: ChichenState, seat: Seat, spot: int) -> float:
    """Return the weight of a tile as the end of a move."""
    if spot == CITY or units_on(s, seat, spot):
        return 0.1
    liked = 1 + use_for_tasks(s, seat, spot)
    if building(s, spot) == MINE and not s.gems[seat][s.box.gem[s.tile[spot]]]:
        liked += 3
    return liked * (3 if s.creature[spot] != NO_BEAST or holder(s, spot) != NO_SEAT else 1)


# Playing


def choose(game: ChichenItza, s: ChichenState, seat: Seat, rng: Random) -> Action:
    """Choose an action for chance or a seat."""
    if seat == CHANCE:
        return sample_outcome(s, rng)
    legal = game.prune(s, seat, s.legal_actions(seat))  # without actions that have no effect
    return rng.choices(legal, [weight(game, s, seat, action) for action in legal])[0]


def play(game: ChichenItza, players: int, start: int, effects: Effects, rng: Random) -> None:
    """Play a game, dealt to before its first turn, and note its effects."""
    s = game.new_state(players)
    assert isinstance(s, ChichenState)
    while not isinstance(s.stack[-1], Turn):
        s.step(CHANCE, sample_outcome(s, rng))
    deal(s, start, effects, rng)
    s = game.load_state(game.dump(s))  # without what was kept of the position before
    assert isinstance(s, ChichenState)
    game.check_invariants(s)
    watch = Watch(effects)
    while s.stack:
        (seat,) = s.to_act()
        watch.step(s, seat, choose(game, s, seat, rng))
        game.check_invariants(s)
    watch.score(s)


def cards(game: ChichenItza) -> dict[str, str]:
    """All cards by their names, and what they do in words."""
    box, words = game.box, Messages(game)
    rows = {name: words.format(f"word-{name}") for name in [*box.gods[1:], *box.heroes[1:], *box.tasks[1:]]}
    for ruin, gains in zip(box.ruins[1:], box.ruin_gains[1:], strict=True):
        rows[ruin] = words.terms(", ".join(GAINS[gain] for gain, amount in gains for _ in range(amount)))
    return rows | {kind: words.format(f"word-{kind}") for kind in KINDS}


def run(game: ChichenItza, games: int, seed: int) -> Effects:
    """The effects in so many games of 2, 3 and 4 seats in turn."""
    effects: Effects = Counter()
    began = time.monotonic()
    for i in range(games):
        play(game, 2 + i % 3, STARTS[i % len(STARTS)], effects, Random(f"{seed}/{i}"))
        low = sum(effects[card] < ENOUGH for card in cards(game))
        if sys.stderr.isatty() or i % 10 == 9:
            spent = time.monotonic() - began
            print(f"  game {i + 1} of {games}, {spent:.0f} s: {low} cards below {ENOUGH}", file=sys.stderr)
    return effects


def main(arguments: list[str] | None = None) -> int:
    """Print the table; 1 if a card has too few effects."""
    parser = argparse.ArgumentParser(description="play Chichén Itzá so that every card takes effect")
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = ChichenItza({})
    effects = run(game, given.games, given.seed)
    rows = cards(game)
    for card, text in rows.items():
        print(f"{effects[card]:6}  {card:12} {text}")
    fewest = min(effects[card] for card in rows)
    print(f"{len(rows)} cards in {given.games} games, seed {given.seed}; each took effect at least {fewest} times")
    low = [card for card in rows if effects[card] < ENOUGH]
    if low:
        print(f"fewer than {ENOUGH} effects: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
