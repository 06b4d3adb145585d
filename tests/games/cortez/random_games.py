"""Random games that prefer rare verbs and fights; and the numbers of C24, counted a second time.

for table in positions(3, seed=1): ...      every position of a game, `events` holding those of the last step
"""

from collections.abc import Iterator
from random import Random

from games.cortez.position import ALL_BRIBES, ALL_EVENTS, ALL_SUPPLIES, ALL_WAR, Table, new

from patolli.core.actions import Action
from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE, Frame
from patolli.games.cortez.rules.combat.battle import Battle, current_battle
from patolli.games.cortez.state import OWN, CortezState

MOST_STEPS = 20_000  # C22.11


def choice(table: Table, seat: int, rng: Random) -> Action:
    """Return an action of a random verb; of fields often one with a figure."""
    by_verb: dict[str, list[Action]] = {}
    for action in table.state.legal_actions(seat):
        by_verb.setdefault(table.game.actions.verb(action), []).append(action)
    actions = by_verb[rng.choice(sorted(by_verb))]
    held = [a for a in actions if held_field(table, a)]
    return rng.choice(held if held and rng.random() < 0.6 else actions)


def held_field(table: Table, action: Action) -> bool:
    """Say whether an action leads to a field with a figure on it."""
    verb, *rest = table.game.actions.name(action).split()
    return verb == "to" and table.state.figure[table.state.board.names.index(rest[0])] > 0


def positions(players: int, seed: int, **options: object) -> Iterator[Table]:
    """Yield the positions of a game from its first draw to its end, the same for the same seed."""
    rng = Random(seed)
    table = new(players, **options)
    for _ in range(MOST_STEPS):
        yield table
        if not table.state.to_act():
            return
        (seat,) = table.state.to_act()
        others = [other for other in table.state.may_act() if table.state.legal_actions(other)]
        if others and rng.random() < 0.1:
            seat = rng.choice(others)
        action = sample_outcome(table.state, rng) if seat == CHANCE else choice(table, seat, rng)
        table.events.clear()
        table.events.extend(table.state.step_with_events(seat, action))
    raise AssertionError(f"the game has not ended after {MOST_STEPS} decisions")


# C24


def total(bags: list[list[int]]) -> list[int]:
    """Return all cards of some bags by kind."""
    return [sum(kinds) for kinds in zip(*bags, strict=True)]


def frame_named(s: CortezState, name: str) -> Frame[CortezState] | None:
    """Return the frame of a name."""
    return next((frame for frame in s.stack if type(frame).__name__ == name), None)


def laid_cards(s: CortezState, combat: Battle, nation: int) -> list[int]:
    """Return the war cards of a nation on the table."""
    bags = [bag for seat, bag in enumerate(combat.laid) if s.colour[seat] % 2 == nation]
    lent = [combat.lent[seat] for seat, side in enumerate(combat.lent_to) if side >= 0 and s.colour[seat] % 2 == nation]
    return total([[0] * 6, *bags, [lent.count(value) for value in range(1, 7)]])


def ledger(table: Table) -> dict[str, bool]:
    """Return the statements of C24 and whether each holds in a position after the setup."""
    s = table.state
    combat = current_battle(s)
    if combat and combat.winner >= 0:
        combat = None  # what was laid has gone back (C13.1, C13.2)
    held = figures_held(s, combat) | cards_held(table, combat)
    flipped = sum(s.treasures) + s.lost
    held["C24.9"] = flipped == (s.rounds if s.reason == "last-treasure" else s.round - 1)
    held["C24.10"] = s.flips <= 18 and all(a <= b for a, b in zip(s.events, ALL_EVENTS, strict=True))
    held["C24.10"] &= bool(s.reason) or sum(s.events) + s.flips == 17
    if combat:
        held["C24.11"] = weapons_fit(s, combat)
    held["C24.12"] = s.proposed <= s.limit and (not combat or (max(combat.offers) <= 3 and max(combat.trades) <= 2))
    held["C24.13"] = all(
        k <= n for known, hand in zip(s.known, s.supply, strict=True) for k, n in zip(known, hand, strict=True)
    )
    return held


def figures_held(s: CortezState, combat: Battle | None) -> dict[str, bool]:
    """Return the statements on figures and the board."""
    extra = [OWN + s.active] * (s.march >= 0) + [s.lifted] * (s.lifted > 0)
    codes = [code for code in s.figure if code] + extra
    nations = [code - 1 if code < OWN else s.colour[code - OWN] % 2 for code in codes]
    worn = [codes.count(OWN + seat) for seat in range(s.players)]
    city = [s.figure[field] for field in s.board.city_field[1:]]
    return {
        "C24.1": [nations.count(0), nations.count(1)] == [22, 22],
        "C24.2": all(1 <= n <= 7 for n in worn),
        "C24.3": s.march < 0 or combat is not None,
        "C24.4": not any(down and s.figure[field] for down, field in zip(s.down, s.board.bridges, strict=True)),
        "C24.14": not (s.to_act() and current_battle(s) is None and all(city)),
    }


def cards_held(table: Table, combat: Battle | None) -> dict[str, bool]:
    """Return the statements on the numbers of cards."""
    s = table.state
    supplies = total([*s.supply, s.deck, s.discard, [0, sum(combat.weapons) if combat else 0, 0, 0]])
    lots = combat.lots if combat and frame_named(s, "Lot") else []
    supplies = [n + lots.count(kind) for kind, n in enumerate(supplies)]
    missions = [s.missions_left[n] + s.mission.count(17 + n) for n in range(8)]
    first = 1 if str(table.game.option_values["missions"]) == "8" else 2
    return {
        "C24.5": supplies == ALL_SUPPLIES,
        "C24.6": all(war_cards(s, combat, nation) == ALL_WAR for nation in (0, 1)),
        "C24.7": total([s.pile, s.used, *s.bribes]) == ALL_BRIBES,
        "C24.8": missions == [first] + [1] * 7 and all(17 <= mission <= 24 for mission in s.mission),
    }


def war_cards(s: CortezState, combat: Battle | None, nation: int) -> list[int]:
    """Return all war cards of a nation: in the deck, in hands and on the table."""
    hands = [hand for seat, hand in enumerate(s.war) if s.colour[seat] % 2 == nation]
    return total([s.war_deck[nation], *hands, *([laid_cards(s, combat, nation)] if combat else [])])


def weapons_fit(s: CortezState, combat: Battle) -> bool:
    """Return True if no combatant has more weapons than war cards laid for its side."""
    cards = [
        sum(combat.laid[seat]) + combat.lent_to.count(side) for side, seat in enumerate((s.active, combat.defender))
    ]
    return all(n <= cards[side] for side, n in enumerate(combat.weapons))
