"""C23.4 and C23.5: the cards that seats are known to hold, and those that they were shown."""

from functools import cache
from typing import Any

import pytest
from games.cortez.examples import holds
from games.cortez.position import Table, at
from games.cortez.random_games import positions
from games.language import heard, play, view

from patolli.games.cortez.data.components import SUPPLIES

# C23.4 What a hand is known to hold

KNOWN = "3 action red; red a1; blue b1; orange c1; hand red war 1 sup 3c2w1f1g; hand blue sup 2g1f"


@pytest.mark.rule("C23.4")
@pytest.mark.parametrize(
    ("line", "red", "blue"),
    [
        ("red propose blue ; red give camouflage", "", ""),
        ("red propose blue ; red give camouflage ; red give camouflage ; red cancel", "", ""),
        ("red propose blue ; red give gold ; red give camouflage ; red send ; red withdraw", "1c1g", ""),
        ("red propose blue ; red give camouflage ; red give camouflage ; red send ; blue decline", "2c", ""),
        (
            "red propose blue ; red give camouflage ; red give camouflage ; red send ; blue decline"
            " ; red propose orange ; red give camouflage ; red give gold ; red send ; orange decline",
            "2c1g",
            "",
        ),
        ("red propose blue ; red give camouflage ; red give camouflage ; red send ; blue accept", "", "2c"),
        ("red propose blue ; red give weapon ; red want gold ; red want gold ; red send ; blue accept", "2g", "1w"),
        (
            "red propose blue ; red want gold ; red send ; blue counter ; blue give food ; blue send ; red decline",
            "",
            "1f",
        ),
        ("red propose blue ; red want gold ; red send ; blue decline", "", ""),
        (
            "red propose blue ; red give weapon ; red give weapon ; red send ; blue decline"
            " ; red propose blue ; red give weapon ; red send ; blue accept",
            "1w",
            "1w",
        ),
    ],
)
def test_known_from_deals(line: str, red: str, blue: str) -> None:
    table = play(at(KNOWN), line)
    holds(table, f"known red {red}")
    holds(table, f"known blue {blue}")
    assert view(table, None)["state"]["known"] == table.state.known


SHOW_ALL = "red propose blue ; red give camouflage ; red give weapon ; red give food ; red send ; blue decline"


@pytest.mark.rule("C23.4")
@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("red levy ; * war 1 ; * war 1 ; * war 1 ; * war 1", "1c1w"),
        ("red gather ; * supply gold", "1c1w1f"),
        ("red move a1 ; red to b1 ; red pass ; blue pass ; red lay 1 ; red weapon", "1c1f"),
        ("red move a1 ; red to d1", "1w1f"),
    ],
)
def test_known_cards_that_leave(line: str, known: str) -> None:
    table = play(at(f"{KNOWN}; spaniard a2 b2"), f"{SHOW_ALL} ; {line}")
    holds(table, f"known red {known}")


@pytest.mark.rule("C23.4")
def test_known_is_never_below_zero() -> None:
    table = play(
        at("2 action red; red a1; blue b1; hand red sup 2f"), "red levy ; * war 1 ; * war 1 ; * war 1 ; * war 1"
    )
    holds(table, "known red")
    paid = play(at("2 event bribery red; hand red sup 2g"), "red bid 5 ; red pay gold ; red pay gold")
    assert paid.state.known == [[0] * 4, [0] * 4]


def follow_known(known: list[list[int]], table: Table) -> None:
    """Compute C23.4 a second time, from the public events."""
    for event in heard(table, None):
        seat = event.get("seat", -1)
        match event["kind"]:
            case "sent":
                given = [event["give"].count(card) for card in SUPPLIES]
                known[seat] = [max(pair) for pair in zip(known[seat], given, strict=True)]
            case "accepted":
                hand_over(known, table, event)
            case "sneaked" | "attacked":
                known[seat][0] = max(0, known[seat][0] - event["camouflage"])
            case "dropped" | "paid":
                kind = SUPPLIES.index(event["card"])
                known[seat][kind] = max(0, known[seat][kind] - 1)
            case "levied":
                known[seat][2] = max(0, known[seat][2] - 1)
            case "laid-weapon":
                known[seat][1] = max(0, known[seat][1] - 1)


def hand_over(known: list[list[int]], table: Table, event: dict[str, Any]) -> None:
    """Apply an accepted deal: its sender gives, and the other seat pays the cards that were wanted."""
    for giver, taker, cards in (
        (event["partner"], event["seat"], event["give"]),
        (event["seat"], event["partner"], event["want"]),
    ):
        for kind in range(4):
            n = cards.count(SUPPLIES[kind])
            known[giver][kind] = max(0, known[giver][kind] - n)
            known[taker][kind] += n


# C23.5 War cards that were shown

HIRE = (
    "4 action red; red a1; blue b1 u1; orange c1 u2; green d1; hand red war 5531"
    "; hand blue war 66; hand orange war 641 sup 1c; hand green war 2"
)
BATTLE = "red move a1 ; red to b1 ; red lay 5 ; red done"


def shown(table: Table, viewer: str, holder: str) -> list[int]:
    """Return the values of `shown`."""
    names = table.game.seat_names(table.state.players)
    bits = table.state.shown[names.index(viewer) * table.state.players + names.index(holder)]
    return [value for value in range(1, 7) if bits & bit_of(value)]


@cache
def bit_of(value: int) -> int:
    """Return the bit that stands for a value, as one hire sets it."""
    table = at(f"3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange war {value}")
    table = play(table, f"{BATTLE} ; orange hire attacker {value}")
    (bits,) = [bits for bits in table.state.shown if bits]
    return bits


@pytest.mark.rule("C23.5")
def test_each_value_has_a_bit_of_its_own() -> None:
    bits = {bit_of(value) for value in range(1, 7)}
    assert len(bits) == 6 and all(one.bit_count() == 1 for one in bits)


@pytest.mark.rule("C23.5")
@pytest.mark.parametrize(
    ("line", "red", "blue"),
    [
        ("orange hire attacker 6", [6], []),
        ("orange hire attacker 6 ; orange send ; red decline", [6], []),
        ("orange hire defender 4 ; orange send ; blue decline", [], [4]),
        (
            "orange hire attacker 6 ; orange send ; red decline ; green pass"
            " ; blue pass ; orange hire attacker 1 ; orange send ; red decline",
            [1, 6],
            [],
        ),
        ("orange hire attacker 6 ; orange send ; red accept", [], []),
        (
            "orange hire attacker 6 ; orange send ; red decline ; green pass"
            " ; blue pass ; orange hire attacker 1 ; orange send ; red accept",
            [6],
            [],
        ),
        (
            "orange hire attacker 6 ; orange send ; red decline ; green pass"
            " ; blue pass ; orange hire defender 4 ; orange send ; blue accept",
            [],
            [],
        ),
        (
            "orange hire attacker 6 ; orange send ; red decline ; green pass ; blue pass"
            " ; orange aid attacker ; orange give camouflage ; orange send ; red accept",
            [6],
            [],
        ),
    ],
)
def test_shown_values(line: str, red: list[int], blue: list[int]) -> None:
    table = play(at(HIRE), f"{BATTLE} ; {line}")
    assert (shown(table, "red", "orange"), shown(table, "blue", "orange")) == (red, blue)
    assert shown(table, "green", "orange") == []
    index = 0 * 4 + 2
    for viewer, sees in (("red", True), ("orange", True), ("blue", False), ("green", False), (None, False)):
        assert (view(table, viewer)["state"]["shown"][index] is not None) == sees


@pytest.mark.rule("C23.5")
def test_a_lay_or_a_dismissal_of_the_holder_empties_it() -> None:
    battle = (
        f"{BATTLE} ; orange hire attacker 6 ; orange send ; red decline"
        " ; green pass ; blue surrender ; * war 1 ; red to u3"
    )
    table = play(at(HIRE), battle)
    assert shown(table, "red", "orange") == [6]
    fought = play(table, "red move b1 ; red to c1 ; orange pass ; red lay 5 ; red done ; blue pass ; green pass")
    assert shown(fought, "red", "orange") == [6]
    fought = play(fought, "orange lay 1")
    assert shown(fought, "red", "orange") == []
    many = play(at(HIRE.replace("641", "66411")), battle)
    mutiny = play(many, "red pass ; * event mutiny ; orange dismiss 1")
    assert shown(mutiny, "red", "orange") == []


def follow_shown(shown_to: list[list[set[int]]], table: Table) -> None:
    """Compute C23.5 a second time, from the events with their secrets."""
    for event in [event for seat in range(table.state.players) for event in heard_by(table, seat)]:
        seat, value = event.get("seat", -1), event.get("value")
        match event["kind"]:
            case "showed":
                shown_to[event["partner"]][seat].add(value)
            case "laid" | "dismissed":
                for viewer in shown_to:
                    viewer[seat].clear()
            case "lent":
                for number, viewer in enumerate(shown_to):
                    if number == event["combatant"]:
                        viewer[seat].discard(value)
                    else:
                        viewer[seat].clear()


def heard_by(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the events of a seat's own actions."""
    return [
        event for event in heard(table, table.game.seat_names(table.state.players)[seat]) if event.get("seat") == seat
    ]


@pytest.mark.rule("C23.4", "C23.5", "C24.13")
@pytest.mark.parametrize(("players", "seed"), [(3, 51), (4, 52), (6, 53), (5, 54)])
def test_the_bookkeeping_of_whole_games(players: int, seed: int) -> None:
    known = [[0] * 4 for _ in range(players)]
    shown_to: list[list[set[int]]] = [[set() for _ in range(players)] for _ in range(players)]
    most = 0
    for table in positions(players, seed):
        follow_known(known, table)
        follow_shown(shown_to, table)
        assert table.state.known == known
        bits = [sum(bit_of(value) for value in values) for viewer in shown_to for values in viewer]
        assert table.state.shown == bits
        most = max(most, sum(map(bool, bits)) + sum(map(sum, known)))
        for viewer in shown_to:
            for holder, values in enumerate(viewer):
                assert all(table.state.war[holder][value - 1] for value in values)
    assert most > 3
