"""Chapter 24 and whole games: what always holds, and that the checker of the engine finds what does not."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from games.cortez.position import Table
from games.cortez.random_games import frame_named, ledger, positions
from games.language import asked, chances, offers

from patolli.games.cortez.rules.combat.battle import current_battle
from patolli.games.cortez.state import CortezState

GAMES = [
    pytest.param(players, seed, options, id=f"{players}-{seed}")
    for players, seed, options in [
        (2, 1, {}),
        (2, 2, {"proposals": 0}),
        (3, 3, {"larger_nation": "spaniard", "missions": "8"}),
        (4, 4, {"proposals": 9}),
        (5, 5, {"larger_nation": "spaniard"}),
        (6, 6, {"proposals": 1}),
        (3, 7, {"proposals": 0}),
        (4, 8, {}),
        (6, 9, {}),
        (2, 10, {}),
        (4, 11, {"trading": "open", "bribes": "anytime"}),
        (6, 12, {"trading": "open", "bribes": "anytime", "rounds": "one"}),
        (3, 13, {"bribes": "anytime"}),
        (4, 14, {"rules": 1}),
    ]
]
SETTING_UP = ("First", "Guards", "Deal", "Mark")


def is_set_up(table: Table) -> bool:
    """Say whether each seat has its figures and cards."""
    return all(frame_named(table.state, name) is None for name in SETTING_UP)


@pytest.mark.rule("C24.1-C24.14", "C1.2", "C20.3")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_invariants_hold_in_random_games(players: int, seed: int, options: dict[str, object]) -> None:
    """Counted here, and said by the engine's own checker."""
    for count, table in enumerate(positions(players, seed, **options)):
        if is_set_up(table):
            assert [rule for rule, holds in ledger(table).items() if not holds] == [], f"after {count} decisions"
        table.game.check_invariants(table.state)


@pytest.mark.rule("C22.11", "C18.5")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end(players: int) -> None:
    """Within 20,000 decisions, which `positions` asserts."""
    for seed in range(8):
        *_, last = positions(players, 100 + seed)
        assert last.state.reason in ("last-treasure", "city-full")
        assert last.game.result(last.state).reason == last.state.reason


MOST = {  # C22.6
    "Mark": 22, "Window": 5, "PickFigure": 35, "PutFigure": 314, "Bridges": 6, "Take": 22, "PutTaken": 312,
    "Plunder": 4, "Mutiny": 6, "Auction": 251, "Pay": 4, "Act": 15, "March": 349, "Trade": 10, "Parley": 2,
    "Market": 7, "Levy": 2, "Batch": 15, "Mercenaries": 17, "Premium": 22, "Place": 314,
}  # fmt: skip


@pytest.mark.rule("C22.5", "C22.6")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES[:6])
def test_answers_are_sorted_few_and_not_refused(players: int, seed: int, options: dict[str, object]) -> None:
    rng = Random(seed)
    kinds: Counter[str] = Counter()
    for table in positions(players, seed, **options):
        if not asked(table):
            break
        texts = offers(table)  # sorted, unique, not empty
        kind = type(table.state.stack[-1]).__name__
        kinds[kind] += 1
        if asked(table) != "*":
            assert len(texts) <= MOST[kind], kind
        (seat,) = table.state.to_act()
        for text in rng.sample(texts, min(3, len(texts))):
            assert table.game.why(table.state, seat, text) is None, text
        others = [other for other in range(-1, players) if not table.state.can_act(other)]
        assert table.game.why(table.state, rng.choice(others), texts[0]) is not None
    assert len(kinds) > 12


@pytest.mark.rule("C22.12", "C22.6")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (4, 22), (6, 23), (3, 24)])
def test_an_illegal_action_is_refused_by_a_rule(players: int, seed: int) -> None:
    """Every one of the 1808 actions, in every kind of position once in a while."""
    seen: Counter[str] = Counter()
    for table in positions(players, seed):
        kind = type(table.state.stack[-1]).__name__ if table.state.stack else ""
        if not kind or seen[kind] >= 2:
            continue
        seen[kind] += 1
        (seat,) = table.state.to_act()
        legal = set(table.state.legal_actions(seat))
        for action in range(len(table.game.actions)):
            rule = table.game.why(table.state, seat, table.game.actions.name(action))
            assert (rule is None) == (action in legal), f"{kind}: {table.game.actions.name(action)} {rule}"
            assert rule is None or table.game.rule_summary(rule)


def bags(s: CortezState, verb: str) -> list[list[int]]:
    """Return the bags that chance may draw from with a verb."""
    treasure = [1 if s.flips >= 13 else 0]
    return {
        "supply": [s.deck],
        "lot": [s.deck],
        "war": s.war_deck,
        "bribe": [s.pile],
        "mission": [s.missions_left],
        "event": [treasure + s.events[1:]],
    }.get(verb, [])


@pytest.mark.rule("C22.10", "C1.11", "C4.3")
@pytest.mark.parametrize(("players", "seed"), [(2, 71), (3, 72), (6, 73)])
def test_chance_has_the_weights_of_its_bags(players: int, seed: int) -> None:
    seen: Counter[str] = Counter()
    for table in positions(players, seed):
        if asked(table) != "*":
            continue
        weights = chances(table)
        verb = next(iter(weights)).split()[0]
        seen[verb] += 1
        (block,) = table.game.actions.verbs[verb]
        parts = [weights.get(f"{verb} {part}", 0) for part in block.parts[0]]
        assert parts in bags(table.state, verb) if bags(table.state, verb) else set(weights.values()) == {1}
    assert {"first", "war", "mission", "supply", "event", "bribe"} <= set(seen)


# Planted faults

Data = dict[str, Any]
Plant = Callable[[Data], None]


@pytest.fixture(scope="module")
def middle() -> Table:
    """Return a real game of four in its second round, at an action."""
    return first(at_an_action)


@pytest.fixture(scope="module")
def battle() -> Table:
    """Return a real game in which war cards and weapons lie on the table."""
    return first(in_battle)


def first(wanted: Callable[[Table], bool]) -> Table:
    """Return the first such position of some games."""
    found = (table for seed in range(30, 60) for table in positions(4, seed) if wanted(table))
    return next(found)


def at_an_action(table: Table) -> bool:
    s = table.state
    if not s.stack or type(s.stack[-1]).__name__ != "Act" or s.round < 2:
        return False
    return 1 in s.down and s.flips > 3 and sum(map(sum, s.bribes)) > 1 and s.treasures != [0] * 4 and sum(s.discard) > 3


def in_battle(table: Table) -> bool:
    combat = current_battle(table.state)
    return combat is not None and type(table.state.stack[-1]).__name__ == "Batch" and sum(combat.weapons) > 0


def state(**changes: Any) -> Plant:
    """Set fields of the state."""

    def plant(dump: Data) -> None:
        dump["state"] |= changes

    return plant


def add(field: str, *place: int, by: int = 1) -> Plant:
    """Change a number somewhere in a field."""

    def plant(dump: Data) -> None:
        holder: Any = dump["state"]
        for key in [field, *place[:-1]] if place else []:
            holder = holder[key]
        holder[place[-1] if place else field] += by

    return plant


def figure(old: int, new: int) -> Plant:
    """Turn one figure into another."""

    def plant(dump: Data) -> None:
        codes = dump["state"]["figure"]
        codes[codes.index(old)] = new

    return plant


def marching_in_peace(dump: Data) -> None:
    """Let a figure of the active seat march without a combat."""
    codes, own = dump["state"]["figure"], 3 + dump["state"]["active"]
    dump["state"]["march"] = codes.index(0)
    codes[codes.index(own)] = 0


def collars_off(dump: Data) -> None:
    """Take every collar off red."""
    dump["state"]["figure"] = [1 if code == 3 else code for code in dump["state"]["figure"]]


def too_many_collars(dump: Data) -> None:
    codes = dump["state"]["figure"]
    for _ in range(8):
        codes[codes.index(1)] = 3


def on_a_collapsed_bridge(dump: Data) -> None:
    codes, fields = dump["state"]["figure"], [3 * 21 + 10, 4 * 21 + 8, 8 * 21 + 6, 12 * 21 + 8, 13 * 21 + 10]
    bridge = fields[dump["state"]["down"].index(1)]
    old = codes.index(1)
    codes[old], codes[bridge] = 0, 1


def full_city(dump: Data) -> None:
    codes = dump["state"]["figure"]
    inside = [row * 21 + column for row in range(6, 11) for column in range(8, 13)]
    for place in [field for field in inside if not codes[field]]:
        outside = next(field for field, code in enumerate(codes) if code in (1, 2) and field not in inside)
        codes[place], codes[outside] = codes[outside], 0


def combat(**changes: Any) -> Plant:
    def plant(dump: Data) -> None:
        frame = next(frame for frame in dump["stack"] if frame["frame"] == "Combat")
        frame |= changes

    return plant


FAULTS: dict[str, list[list[Plant]]] = {
    "C24.1": [[figure(1, 0)], [figure(1, 2)], [figure(2, 1)]],
    "C24.2": [[collars_off], [too_many_collars]],
    "C24.3": [[marching_in_peace]],
    "C24.4": [[on_a_collapsed_bridge]],
    "C24.5": [[add("deck", 0)], [add("discard", 3)], [add("supply", 1, 2)]],
    "C24.6": [[add("war_deck", 0, 3)], [add("war", 2, 5)], [add("war_deck", 1, 0, by=-1)]],
    "C24.7": [[add("pile", 7)], [add("used", 0)], [add("bribes", 0, 1)]],
    "C24.8": [[add("missions_left", 3)], [state(mission=[17, 18, 19, 25])], [state(mission=[17, 17, 17, 17])]],
    "C24.9": [[add("lost")], [add("treasures", 0)]],
    "C24.10": [[add("flips")], [add("events", 1, by=-1)]],
    "C24.12": [[state(proposed=4)]],
    "C24.13": [[state(known=[[25, 0, 0, 0]] + [[0] * 4] * 3)], [state(shown=[0, 63, *[0] * 14])]],
    "C24.14": [[full_city]],
}
BATTLE_FAULTS: dict[str, list[list[Plant]]] = {
    "C24.5": [[combat(weapons=[0, 0])]],
    "C24.6": [[combat(laid=[[0] * 6 for _ in range(4)])]],
    "C24.12": [[combat(offers=[4, 0, 0, 0])], [combat(trades=[3, 0])]],
}


def planted(table: Table, plants: list[Plant]) -> Table:
    dump = table.game.dump(table.state)
    for plant in plants:
        plant(dump)
    broken = table.game.load_state(dump)
    assert isinstance(broken, CortezState)
    return table._replace(state=broken)


@pytest.mark.rule("C24.1-C24.10", "C24.12-C24.14")
@pytest.mark.parametrize(("rule", "number"), [(rule, n) for rule, plants in FAULTS.items() for n in range(len(plants))])
def test_a_planted_fault_is_found(middle: Table, rule: str, number: int) -> None:
    middle.game.check_invariants(middle.state)
    with pytest.raises(AssertionError, match=f"^{rule}($|[^0-9])"):
        middle.game.check_invariants(planted(middle, FAULTS[rule][number]).state)


@pytest.mark.rule("C24.5", "C24.6", "C24.12")
@pytest.mark.parametrize(
    ("rule", "number"), [(rule, n) for rule, plants in BATTLE_FAULTS.items() for n in range(len(plants))]
)
def test_a_fault_planted_in_a_combat_is_found(battle: Table, rule: str, number: int) -> None:
    battle.game.check_invariants(battle.state)
    with pytest.raises(AssertionError, match=f"^{rule}($|[^0-9])"):
        battle.game.check_invariants(planted(battle, BATTLE_FAULTS[rule][number]).state)


@pytest.mark.rule("C24.11")
def test_too_many_weapons_are_found(battle: Table) -> None:
    dump = battle.game.dump(battle.state)
    frame = next(frame for frame in dump["stack"] if frame["frame"] == "Combat")
    more = sum(dump["state"]["deck"][1:2])
    frame["weapons"][0] += more
    dump["state"]["deck"][1] = 0
    with pytest.raises(AssertionError, match=r"^C24\.11"):
        battle.game.check_invariants(battle.game.load_state(dump))
