"""Whole games by chance, with a taste for verbs that are rare; and the numbers of chapter 27, counted anew.

for table in positions(3, seed=1): ...      every position of a game, `events` holding the events of the last step
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from games.chichen_itza.position import Table, new

from patolli.core.actions import Action
from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.data.components import FIGURES, KINDS
from patolli.games.chichen_itza.rules.combat.battle import Battle
from patolli.games.chichen_itza.rules.gods import Delve
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.state import CITY, GROUP, HOME, ChichenState

MOST_LINES = 5000  # I27.18
DEFENCE = [0, 0, 1, 2, 3, 4, 5]  # level: value (I1.14)


def choice(table: Table, seat: int, rng: Random) -> Action:
    """A verb by chance, then an action of it."""
    by_verb: dict[str, list[Action]] = {}
    for action in table.state.legal_actions(seat):
        by_verb.setdefault(table.game.actions.verb(action), []).append(action)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def positions(players: int, seed: int, **options: object) -> Iterator[Table]:
    """A game from its first draw to its end, the same for the same seed."""
    rng = Random(seed)
    table = new(players, **options)
    for _ in range(MOST_LINES):
        yield table
        if not table.state.to_act():
            return
        (seat,) = table.state.to_act()
        action = sample_outcome(table.state, rng) if seat == CHANCE else choice(table, seat, rng)
        table.events.clear()
        table.events.extend(table.state.step_with_events(seat, action))
    raise AssertionError(f"the game has not ended after {MOST_LINES} lines")


def is_set_up(s: ChichenState) -> bool:
    """Return True if the setup is over."""
    return s.round > 0


# I27, from the fields of the state alone


def fights(s: ChichenState) -> list[Battle]:
    """The fight that is going on, if any."""
    return [frame for frame in s.stack if isinstance(frame, Battle)]


def warriors(s: ChichenState) -> bool:
    """I27.1."""
    for seat in range(s.players):
        moving = sum(b.warriors + b.aside for b in fights(s) if b.attacker == seat)
        moving += sum(frame.free for frame in s.stack if isinstance(frame, Regroup) and frame.seat == seat)
        if s.reserve[seat] + sum(s.warriors[seat]) + sum(s.fulfilled[seat]) + moving != 25:
            return False
    return all(n >= 0 for row in s.warriors for n in row)


def heroes(s: ChichenState) -> bool:
    """I27.2."""
    for places, cards in zip(s.hero_at, s.hero_card, strict=True):
        for kind in range(3):
            if (places[kind] == HOME) != (cards[kind] == 0) or (cards[kind] and s.box.hero_type[cards[kind]] != kind):
                return False
    shown = [card for row in s.hero_card for card in row if card] + [top for top in s.hero_top if top]
    shown += [card for queue in s.hero_queue for card in queue]
    return sorted(shown) == [hero for hero in range(1, 25) if s.hero_seen[hero]]


def units(s: ChichenState, seat: int, spot: int) -> int:
    """All units of a seat on a spot."""
    return s.warriors[seat][spot] + s.hero_at[seat].count(spot)


def limit(s: ChichenState, seat: int) -> int:
    """I2.14."""
    return 6 if s.god_owner[21] == seat else 5


def tiles(s: ChichenState) -> bool:
    """I27.5. While a seat regroups its heroes stand already where its warriors must still make room."""
    regrouping = [frame.seat for frame in s.stack if isinstance(frame, Regroup)]
    for spot in range(1, 43):
        held = [(units(s, seat, spot), 8 if seat in regrouping else limit(s, seat)) for seat in range(s.players)]
        there = [(n, most) for n, most in held if n]
        if len(there) > 1 or any(n > most for n, most in there) or (there and s.creature[spot] >= 0):
            return False
    return True


def gods(s: ChichenState) -> bool:
    """I27.7."""
    for colour in range(4):
        numbers = range(20 * colour + 1, 20 * colour + 21)
        delved = [card for frame in s.stack if isinstance(frame, Delve) for card in frame.cards]
        found = [god for god in numbers if s.gods_left[colour][god - numbers[0]]]
        found += [god for god in numbers if s.god_owner[god] >= 0]
        found += [god for god in [*s.open_gods, *s.removed, *delved, *sum_of(s.layer)] if god in numbers]
        if sorted(found) != list(numbers):
            return False
    return [len(cards) for cards in s.layer] == s.layer_size


def sum_of(rows: list[list[int]]) -> list[int]:
    """Rows one after the other."""
    return [entry for row in rows for entry in row]


def figures(s: ChichenState) -> bool:
    """I27.9."""
    for kind in range(len(KINDS)):
        placed = [spot for spot in range(43) if s.creature[spot] == kind]
        known = [s.strength[spot] for spot in placed if s.strength[spot]]
        gone = [strength for row in [*s.figures, s.fled] for other, strength in row if other == kind]
        if len(placed) + len(gone) > FIGURES[kind] or Counter(known + gone) - Counter(s.box.strengths[kind]):
            return False
    return True


def ledger(table: Table) -> dict[str, bool]:
    """Each invariant that a state can show, and whether it holds."""
    s, seats = table.state, range(table.state.players)
    cards = [[hand[kind] for hand in s.hand] + [s.deck[kind], s.discard[kind]] for kind in (0, 1)]
    ruins = [ruin for ruin in s.ruin if ruin]
    return {
        "I27.1": warriors(s),
        "I27.2": heroes(s),
        "I27.3": all(sum(row) <= 6 and set(row) <= {0, 1} and not row[CITY] for row in s.scout),
        "I27.4": all(0 <= s.shields[i] <= DEFENCE[s.wheel[i][0]] for i in seats)
        and all(set(wheels) <= {1, 2, 3, 4, 5, 6} for wheels in s.wheel)
        and max(s.war) <= 2
        and min(*s.war, *s.coins, *s.luck, *s.idols) >= 0,
        "I27.5": tiles(s),
        "I27.6": all(sum(kind) == 16 and min(kind) >= 0 for kind in cards)
        and all(least <= n for i in seats for least, n in zip(s.least[i], s.hand[i], strict=True))
        and all(most >= n for most, n in zip(s.most, s.deck, strict=True)),
        "I27.7": gods(s),
        "I27.8": all(s.mines[gem] + sum(row[gem] for row in s.gems) == s.players for gem in range(5))
        and all(set(row) <= {0, 1} for row in s.gems),
        "I27.9": figures(s),
        "I27.10": len(ruins) == len(set(ruins)) and all(s.ruin[i] for i in range(43) if s.ruin_up[i]),
        "I27.12": all(sum(row[i] for row in s.marker) <= 4 for i in seats)
        and all(sum(max(0, row[i] - 1) for row in s.marker) <= s.repeated[i] for i in seats),
        "I27.13": sorted(s.order) == sorted(s.track) == list(seats) and all(0 <= step <= 12 for step in s.favour),
        "I27.14": len(s.raids) == len(set(s.raids)) and len(s.raids) in (s.round - 1, s.round),
        "I27.15": all(b.hearts <= 6 for b in fights(s)),
        "I27.16": not s.limits or (sum(s.luck) <= 20 and sum(s.idols) <= 20),
    }


def groups(s: ChichenState) -> int:
    """Count the heroes in a running group."""
    return sum(row.count(GROUP) for row in s.hero_at)
