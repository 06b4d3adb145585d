"""Fast paths against the rules: legal actions, caches, protection, boat trips, districts, hosts and scoring.

`reference` states the rules a second time; `policies` play games in which something happens. All seeds are fixed.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import get_type_hints

import pytest
from games.mexica import policies, reference
from games.mexica.examples import scoring
from games.mexica.position import Table, at

from patolli.core.game import Game
from patolli.core.state import CHANCE
from patolli.games.mexica.rules import protection
from patolli.games.mexica.rules.setup import Neutral, Place
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import Area, MexicaState

Options = dict[str, object]
HINTS = get_type_hints(MexicaState, {**vars(sys.modules[MexicaState.__module__]), "Game": Game})
AREAS = [name for name, kind in HINTS.items() if kind == Area]  # the sets of cells
COURSES: list[tuple[int, policies.Policy, int, Options]] = [
    (2, policies.builders, 1, {"neutral_temples": "off", "stall_rounds": 2}),
    (2, policies.besiegers, 2, {"stall_rounds": 3, "edition": "2015"}),
    (3, policies.builders, 3, {"edition": "2002", "stall_rounds": 2}),
    (3, policies.random, 4, {"stall_rounds": 2, "tile_vote": "off"}),
    (4, policies.besiegers, 5, {"stall_rounds": 2, "first_round": "off"}),
    (4, policies.builders, 6, {"stall_rounds": 2}),
]
GAMES = [pytest.param(*course, id=f"{course[0]}-{course[1].__name__}-{course[2]}") for course in COURSES]


def samples(course: tuple[int, policies.Policy, int, Options], share: float) -> Iterator[tuple[Table, Random]]:
    """Yield a share of the positions of a game in which a player decides, with a generator."""
    players, policy, seed, options = course
    rng = Random(f"sample {seed}")
    for table in policies.positions(players, policy, seed, **options):
        if table.state.to_act() not in ((), (CHANCE,)) and rng.random() < share:
            yield table, rng


def named(table: Table, seat: int) -> set[str]:
    """Return the texts of the legal actions."""
    return {table.game.actions.name(action) for action in table.state.legal_actions(seat)}


def guarded(table: Table) -> bool:
    """Say whether the protection of chapter 12 is on."""
    on = table.game.option_values["first_round"] == "on"
    return on and (table.state.phase, table.state.round) == (1, 1)


@pytest.mark.rule("M20.1", "M4.8", "M7.5", "M8.5", "M9.5", "M10.1", "M11.5", "M6.5", "M13.4", "M14.11")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_offers_follow_from_the_rules(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """Legal actions are those that the plain statement of the rules allows, protection apart."""
    seen = set()
    for table, _ in samples((players, policy, seed, options), 0.12):
        turn = table.state.stack[-1]
        if isinstance(turn, Turn) and not guarded(table):
            b = reference.board(table.game.dump(table.state))
            may_propose = not turn.proposed and options.get("tile_vote") != "off"
            assert named(table, turn.seat) == reference.offers(b, turn.seat, turn.ap, turn.taken, may_propose)
            seen |= {text.split()[0] for text in named(table, turn.seat)}
    assert seen >= {"canal", "bridge", "rebridge", "walk", "jump", "build", "chip", "end"}


@pytest.mark.rule("M20.10", "M20.8", "M22.11")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_legal_is_what_nothing_refuses(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """Over the whole action table, `rebridge` sampled: an action is legal exactly if `why` names no rule."""
    actions, frames = None, set()
    for table, rng in samples((players, policy, seed, options), 0.016):
        if guarded(table) and rng.random() < 0.7:
            continue  # trying every action for protection takes a second
        (seat,) = table.state.to_act()
        actions = table.game.actions
        legal = set(table.state.legal_actions(seat))
        moves = {action for action in legal if action >= 6587}
        asked = [
            *range(6587),
            *rng.sample(range(6587, len(actions)), 200),
            *rng.sample(sorted(moves), min(60, len(moves))),
        ]
        for action in asked:
            rule = table.game.why(table.state, seat, actions.name(action))
            assert (rule is None) == (action in legal), f"{actions.name(action)} is refused by {rule}"
        frames.add(type(table.state.stack[-1]))
    assert Turn in frames


@pytest.mark.rule("M20.10", "M2.6", "M18.4", "M14.12")
def test_legal_is_what_nothing_refuses_in_setup_and_votes() -> None:
    """The same in the other frames."""
    frames = set()
    for table in policies.positions(2, policies.random, 9, stall_rounds=2, neutral_placement="players"):
        frame = table.state.stack[-1] if table.state.stack else None
        if not isinstance(frame, Neutral | Place | Vote) or (type(frame) in frames and not isinstance(frame, Place)):
            continue
        frames.add(type(frame))
        (seat,) = table.state.to_act()
        legal = set(table.state.legal_actions(seat))
        why = [table.game.why(table.state, seat, table.game.actions.name(action)) for action in range(6587)]
        assert {action for action, rule in enumerate(why) if rule is None} == legal
    assert frames == {Neutral, Place, Vote}


@pytest.mark.rule("M5.1", "M5.4", "M5.5", "M22.11")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_caches_equal_a_fresh_computation(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """Districts, marks of cells and cached actions equal a fresh computation after every step."""
    for table, _ in samples((players, policy, seed, options), 0.15):
        fresh = table.state.copy()
        table.game.derive(fresh)
        assert partition(table.state) == partition(fresh)
        for kept in AREAS:
            assert getattr(table.state, kept) == getattr(fresh, kept), kept
        (seat,) = table.state.to_act()
        assert table.state.legal_actions(seat) == fresh.legal_actions(seat)
        if isinstance(table.state.stack[-1], Turn):
            for other in range(players):
                assert with_all_points(table.state, other) == with_all_points(fresh, other)


def with_all_points(s: MexicaState, seat: int) -> list[int]:
    """Return the legal actions of a seat in a fresh turn, so that every kind of action is compared."""
    twin = s.copy()
    twin.stack[-1] = Turn(seat)
    return twin.legal_actions(seat)


@pytest.mark.rule("M22.11")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_copies_live_their_own_lives(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """A copy keeps its legal actions while its original is played on, and the other way round."""
    kept = []
    for table, rng in samples((players, policy, seed, options), 0.05):
        (seat,) = table.state.to_act()
        twin, branch = table.state.copy(), table.state.copy()
        for _ in range(6):
            seats = branch.to_act()
            if seats:
                branch.step(seats[0], rng.choice(branch.legal_actions(seats[0])))
        kept += [
            (twin, twin.legal_actions(seat)),
            (branch, branch.legal_actions(branch.to_act()[0]) if branch.to_act() else []),
        ]
        assert table.state.legal_actions(seat) == twin.legal_actions(seat)
    assert kept
    for state, legal in kept:
        fresh = state.copy()
        table.game.derive(fresh)
        for now in (state, fresh) if state.to_act() else ():
            assert now.legal_actions(now.to_act()[0]) == legal


def partition(s: MexicaState) -> set[tuple[frozenset[str], int, int]]:
    """Return cells, size and tile of each district, independent of their numbers."""
    cells: dict[int, set[str]] = {}
    for name, number, canal in zip(reference.ISLAND, s.region, s.canal, strict=True):
        if not canal:
            cells.setdefault(number, set()).add(name)
    return {(frozenset(names), s.size[number], s.founded[number]) for number, names in cells.items()}


@pytest.mark.rule("M5.1-M5.5", "M15.3", "M15.4", "M15.6", "M15.7", "M15.8", "M18.9")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_districts_and_scores(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    paid = 0
    for table, _ in samples((players, policy, seed, options), 0.06):
        b = reference.board(table.game.dump(table.state))
        assert partition(table.state) == {
            (frozenset(cells), len(cells), reference.tile_in(b, cells)) for cells in reference.districts(b)
        }
        if isinstance(table.state.stack[-1], Turn):
            for phase in (1, 2):
                points = scoring(table, phase)
                assert points == reference.points(b, phase, players)
                paid += sum(points)
    assert paid


@pytest.mark.rule("M14.2-M14.5", "M15.5")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_phases_end_as_they_must(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """Points at the end of each phase are those of the scoring; after every turn of phase 2 each tile has a host."""
    ended: list[str] = []
    b, points = None, [0] * players
    for table in policies.positions(players, policy, seed, **options):
        s = table.state
        if s.reasons != ended and b is not None:
            gained = [new - old for new, old in zip(s.points, points, strict=True)]
            assert gained == reference.points(b, len(s.reasons), players)
            ended = s.reasons[:]
        last = s.turn == players - 1 and bool(s.stack) and isinstance(s.stack[-1], Turn)
        if last or (s.phase == 2 and s.stack and isinstance(s.stack[-1], Turn) and not s.stack[-1].acted):
            b, points = reference.board(table.game.dump(s)), s.points[:]
            if s.phase == 2 and isinstance(s.stack[-1], Turn) and not s.stack[-1].acted:
                homes = reference.districts(b)
                for size in [size for size, copies in b.display.items() if copies]:
                    assert any(reference.host(b, cells, size) for cells in homes), size
    assert len(ended) == 2


@pytest.mark.rule("M9.3", "M9.5", "M20.4")
@pytest.mark.parametrize(("players", "policy", "seed", "options"), GAMES)
def test_boat_trips(players: int, policy: policies.Policy, seed: int, options: Options) -> None:
    """Compare links and costs from every bridge to every other."""
    prices = set()
    for table, rng in samples((players, policy, seed, options), 0.04):
        bridges = [cell for cell, axis in enumerate(table.state.bridge) if axis]
        if len(bridges) < 3 or not isinstance(table.state.stack[-1], Turn) or guarded(table):
            continue
        (seat,) = table.state.to_act()
        start = rng.choice([cell for cell in bridges if cell not in table.state.mexica] or bridges[:1])
        aboard = table.copied()
        if table.state.mexica[seat] not in bridges:
            aboard.state.mexica[seat] = start
        table.game.derive(aboard.state)
        b = reference.board(table.game.dump(aboard.state))
        trips = reference.trips(b, b.mexica[seat])
        for cell in bridges:
            name = reference.ISLAND[cell]
            action = table.game.actions.parse(f"sail {name}")
            rule = table.game.why(aboard.state, seat, f"sail {name}")
            if name not in trips:
                assert rule == ("M9.2" if name == b.mexica[seat] else "M9.3")
                continue
            assert table.game.cost(aboard.state, action) == {"ap": trips[name]}
            assert (rule == "M9.4") == (name in b.mexica.values())
            prices.add(trips[name])
    assert {1, 2} <= prices


WALLS = "canal D2-D3; canal D4-D5; canal D6-D7; canal D8-D9; canal D10-D11; canal D12-D13; canal D14"
SIEGES = {  # with the number of steps: where much is cut off already, every action has to be tried, which is slow
    "p1 G9 1@F7; p2 G7; p3 H7; p4 H8": 10,
    "seats 2; p1 K8 1@F7 1@G6 1@H5; p2 G7": 10,
    "p1 H6; p2 H4; p3 J4; p4 C5; canal H4-I4; canal J4; bridge H4 ns; bridge J4 ns; supply bridges 0": 10,
    "p1 N7; p2 R7; p3 T8; canal O5": 3,
    "p1 C5; p2 A3; p3 B1; p4 A12; canal B4": 3,
    "seats 3; p1 R8; p2 U8; p3 S9; canal S7-S8; canal S9; bridge S8 ew; bridge S9 ew": 2,
    f"{WALLS}; p1 B6; p2 C8; p3 L7; canal J1-J2; canal J3-J4; canal J5-J6; canal J7-J8; canal J9-J10; canal J11-J12": 1,
}


@pytest.mark.rule("M12.2-M12.4", "M22.12")
@pytest.mark.parametrize("edition", ["complete", "2002"])
def test_protection_in_sieges(edition: str) -> None:
    """In round 1 no legal action shuts a Mexica in, and every action that only protection refuses would."""
    refused = 0
    for siege, steps in SIEGES.items():
        rng = Random(f"{siege} {edition}")
        table = at(f"{siege}; round 1; ap 18; hand p1 9 3 2 1; show 5 6 7 8 9", edition=edition)
        for now in policies.course(table, policies.besiegers, rng, steps):
            turn = now.state.stack[-1]
            if isinstance(turn, Turn) and turn.seat == 0 and guarded(now):
                refused += compare_protection(now, turn, rng, edition == "2002")
    assert refused >= 40


def compare_protection(table: Table, turn: Turn, rng: Random, by_2002: bool) -> int:
    """Try legal and refused actions of p1 around the others; return the number of those that were tried."""
    b = reference.board(table.game.dump(table.state))
    allowed, offered = reference.offers(b, 0, turn.ap, turn.taken, False), named(table, 0)
    assert offered <= allowed
    open_before = [other for other in b.mexica if other != 0 and not reference.shut_in(b, other, by_2002)]
    ring = policies.ring_around(table, 0)
    close = sorted(text for text in offered if ring.intersection(text.replace("-", " ").split()))
    for text in rng.sample(close, min(8, len(close))):
        assert not shuts_in(table, text, open_before), text
    held_back = rng.sample(sorted(allowed - offered), min(6, len(allowed - offered)))
    for text in held_back:
        assert shuts_in(table, text, open_before), text
    return len(held_back)


def shuts_in(table: Table, text: str, open_before: list[int]) -> bool:
    """Say whether an action of p1 shuts in one of these seats, by the plain statement of chapter 12 (M12.2)."""
    after = table.state.copy()
    after.step(0, table.game.actions.parse(text))
    b = reference.board(table.game.dump(after))
    return any(reference.shut_in(b, other, table.game.option_values["edition"] == "2002") for other in open_before)


def harbour(rng: Random) -> str:
    """Return a position of round 1: canals close together, a Mexica on each bridge, temples on most of the ends."""
    middle = rng.choice(reference.ORDINARY)
    close = [cell for cell in reference.ORDINARY if policies.distance(cell, middle) <= 2]
    canals = rng.sample(close, min(len(close), rng.randint(2, 5)))
    dry = {cell for cell in reference.ISLAND if cell not in canals and reference.LETTER[cell] != "C"}
    spans = [(cell, axis) for cell in canals for axis in ("ns", "ew") if dry.issuperset(reference.ends(cell, axis))]
    bridges = dict(rng.sample(spans, min(len(spans), rng.randint(1, 2))))
    ends = {end for cell, axis in bridges.items() for end in reference.ends(cell, axis)} - set(reference.PALACE)
    items = [f"canal {cell}" for cell in canals] + [f"bridge {cell} {axis}" for cell, axis in bridges.items()]
    items += [f"p{seat} {cell}" for seat, cell in enumerate(bridges, 2)]
    items += [f"p1 1@{end}" for end in sorted(ends) if rng.random() < 0.85] + [f"p1 {rng.choice(sorted(dry - ends))}"]
    return "; ".join([*items, "round 1", "hand p1 1 1 1 1", rng.choice(["ap 6", "supply bridges 0"])])


@pytest.mark.rule("M12.2", "M12.4", "M22.12")
@pytest.mark.parametrize("edition", ["complete", "2002"])
def test_protection_on_bridges(edition: str) -> None:
    """Around Mexica on bridges, canals, bridges, steps and small temples are legal if they shut in no Mexica."""
    rng, answers = Random(edition), {True: 0, False: 0}
    for _ in range(60):
        position = harbour(rng)
        table = at(position, edition=edition)
        b = reference.board(table.game.dump(table.state))
        open_before = [other for other in b.mexica if other != 0 and not reference.shut_in(b, other, edition == "2002")]
        ring, offered = policies.ring_around(table, 0), named(table, 0)
        built = reference.canals(b) | reference.bridges(b) | reference.works(b, 0, 1)[0]
        for text in sorted(built | reference.moves(b, 0, 6)):
            if open_before and ring.intersection(text.replace("-", " ").split()):
                shut = shuts_in(table, text, open_before)
                assert shut == (text not in offered), f"{position} -> {text}"
                answers[shut] += 1
    assert min(answers.values()) > 30


@pytest.mark.rule("M12.3", "M12.4")
@pytest.mark.parametrize("edition", ["complete", "2002"])
def test_the_predicate_of_shutting_in(edition: str) -> None:
    """Compare the predicate itself, also late in a game, where prisons are common."""
    answers = set()
    options: Options = {"edition": edition, "stall_rounds": 2, "first_round": "off"}
    for table, _ in samples((4, policies.besiegers, 31, options), 0.06):
        b = reference.board(table.game.dump(table.state))
        for seat in range(4):
            shut = protection.shut_in(table.state, seat)
            assert shut == reference.shut_in(b, seat, edition == "2002")
            answers.add((shut, b.mexica.get(seat) in b.bridges))
    assert {(True, False), (False, False), (False, True)} <= answers
