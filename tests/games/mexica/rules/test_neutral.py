"""Chapters 18 and 19: the two-player game with its neutral temples, and the options."""

from collections import Counter
from random import Random

import pytest
from games.language import offers, play, refused
from games.mexica.examples import run
from games.mexica.position import Table, at, new
from games.mexica.reference import COAST, ORDINARY

from patolli.core.errors import BadOption
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import replay
from patolli.core.state import CHANCE
from patolli.messages import Messages

DEAL = "*: deal 3 3 4 5 6 7 8 9"
INLAND = [cell for cell in ORDINARY if cell not in COAST]
ORDERS = {"20": [4, 3, 3, 2, 2, 2, 1, 1, 1, 1], "more": [4, 4, 3, 3, 3, 2, 2, 2, 1, 1]}
FULL = ["G3", "C4", "J5", "R7", "F8", "N8", "J11", "D12"]  # E33: they keep their distance and fill the island


def dealt(**options: object) -> Table:
    return play(new(2, **options), DEAL)


def gap(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def cells(table: Table) -> set[str]:
    return {text.split()[2] for text in offers(table, "neutral")}


@pytest.mark.rule("M18.1", "M19.1")
@pytest.mark.parametrize(
    ("players", "options", "number"),
    [
        (2, {}, 10),
        (2, {"edition": "2015"}, 10),
        (2, {"edition": "2002"}, 0),
        (2, {"edition": "2002", "neutral_temples": "20"}, 10),
        (2, {"edition": "2002", "neutral_temples": "more"}, 10),
        (2, {"neutral_temples": "off"}, 0),
        (2, {"neutral_temples": "more"}, 10),
        (3, {}, 0),
        (4, {"neutral_temples": "more", "neutral_placement": "players"}, 0),
        (3, {"edition": "2002", "neutral_temples": "20"}, 0),
    ],
)
def test_when_there_are_neutral_temples(players: int, options: dict[str, object], number: int) -> None:
    table = play(new(players, **options), DEAL)
    placed = 0
    while offers(table, "neutral"):
        (seat,) = table.state.to_act()
        table = play(table, f"{'*' if seat == CHANCE else f'p{seat + 1}'}: {offers(table)[0]}")
        placed += 1
    assert placed == number
    assert [table.state.owner.count(4), sum(table.state.neutral)] == [number, 0]


@pytest.mark.rule("M18.2", "M18.3", "M18.6")
@pytest.mark.parametrize("option", ["20", "more"])
def test_chance_places_them_in_falling_order(option: str) -> None:
    table = dealt(neutral_temples=option)
    rng = Random(3)
    values = []
    standing: list[str] = []
    for _ in range(10):
        assert table.state.to_act() == (CHANCE,)
        assert set(table.state.chance_weights()) == {1}
        assert len({text.split()[1] for text in offers(table)}) == 1
        text = rng.choice(offers(table))
        assert all(gap(text.split()[2], cell) >= 4 for cell in standing)
        values.append(int(text.split()[1]))
        standing.append(text.split()[2])
        table = play(table, f"*: {text}")
    assert values == ORDERS[option]
    assert sum(values) == {"20": 20, "more": 25}[option]
    assert offers(table) == ["place h6", "place g7", "place i7", "place h8"]


@pytest.mark.rule("M18.4")
def test_inland_cells() -> None:
    assert len(INLAND) == 133
    assert cells(dealt()) == set(INLAND)
    for cell in ("B1", "H7", "H6", "O6", "S6", "R6", "O5"):
        assert refused(dealt(), f"*: neutral 4 {cell}") == "M18.4"


@pytest.mark.rule("M18.4")
def test_coast_means_the_lake_not_the_canal() -> None:
    assert {"n6", "p7", "g6"} <= cells(dealt())


@pytest.mark.rule("M18.5")
def test_the_distance() -> None:
    table = play(dealt(), "*: neutral 4 K7")
    assert cells(table) == {cell for cell in INLAND if gap(cell, "k7") >= 4}
    assert refused(table, "*: neutral 3 K10") == "M18.5"
    assert refused(table, "*: neutral 3 M8") == "M18.5"
    assert refused(table, "*: neutral 3 M9") is None
    assert refused(table, "*: neutral 3 K7") == "M18.4"


@pytest.mark.rule("M18.2", "M18.3", "M18.6", "M20.10")
def test_order_of_refusals() -> None:
    table = play(dealt(), "*: neutral 4 K7")
    assert refused(table, "*: neutral 4 H7") == "M18.2"  # the only one of value 4 is used up
    assert refused(table, "*: neutral 1 H7") == "M18.4"
    assert refused(table, "*: neutral 1 K8") == "M18.5"
    assert refused(table, "*: neutral 1 G4") == "M18.6"
    more = play(dealt(neutral_temples="more"), "*: neutral 4 K7 | *: neutral 4 G4")
    assert refused(more, "*: neutral 4 C5") == "M18.3"
    assert refused(more, "p1: neutral 3 C5") == "M3.1"


@pytest.mark.rule("M18.7")
def test_players_place_them_in_turn() -> None:
    table = dealt(neutral_placement="players")
    assert Counter(text.split()[1] for text in offers(table)) == {"1": 133, "2": 133, "3": 133, "4": 133}
    rng = Random(5)
    order = []
    for _ in range(10):
        (seat,) = table.state.to_act()
        order.append(seat)
        table = play(table, f"p{seat + 1}: {rng.choice(offers(table))}")
    assert order == [0, 1] * 5
    assert sorted(v for v, owner in zip(table.state.temple, table.state.owner, strict=True) if owner == 4) == sorted(
        ORDERS["20"]
    )
    assert table.state.to_act() == (0,)
    assert refused(dealt(neutral_placement="players"), "*: neutral 4 K7") == "M3.1"


@pytest.mark.rule("M18.7", "M21.1")
def test_neutral_temples_left_to_place_are_shown() -> None:
    """Description and drawing show them until none is left; a district with neutral temples only is not empty."""
    before = dealt(neutral_placement="players")
    after = play(before, "p1: neutral 4 K7 | p2: neutral 1 D5")
    assert "Neutral temples still to place: 4×1, 3×2, 2×3, 1×4" in described(before)
    assert "Unfounded district of 192 around b1: no temples" in described(before)
    assert "Neutral temples still to place: 3×1, 3×2, 2×3, 0×4" in described(after)
    assert "Unfounded district of 192 around b1: neutral temples worth 5" in described(after)
    assert "✚ 3 3 2 0" in drawn(after)
    over = at("seats 2; n 4@K7; p1 2@L7")
    assert not any("to place" in line for line in described(over)) and "✚ " not in drawn(over)
    assert "Unfounded district of 192 around b1: temples of Ada worth 2, neutral ones worth 4" in described(over)


def described(table: Table) -> list[str]:
    """Return the description of the table."""
    words = Messages(table.game, "en", ["Ada", "Ben"])
    return [words.format(message, args) for message, args in table.game.describe(table.game.view(table.state, None))]


def drawn(table: Table) -> str:
    """Return the drawing, with single spaces."""
    rows = table.game.render_text(table.game.view(table.state, None))
    return " ".join("".join(text for row in rows for text, _ in row).split())


@pytest.mark.rule("M18.7", "M20.10")
def test_players_need_no_order() -> None:
    table = play(dealt(neutral_placement="players"), "p1: neutral 1 K7")
    assert refused(table, "p2: neutral 4 G4") is None
    assert refused(table, "p2: neutral 4 K8") == "M18.5"


@pytest.mark.rule("M18.8")
@pytest.mark.parametrize("by", ["chance", "players"])
def test_the_distance_falls_when_the_island_is_full(by: str) -> None:
    table = dealt(neutral_placement=by)
    for value, cell in zip(ORDERS["20"], FULL, strict=False):
        (seat,) = table.state.to_act()
        table = play(table, f"{'*' if seat == CHANCE else f'p{seat + 1}'}: neutral {value} {cell}")
    standing = [cell.lower() for cell in FULL]
    for _ in range(2):
        gaps = {cell: min(gap(cell, other) for other in standing) for cell in INLAND if cell not in standing}
        assert max(gaps.values()) == 3
        widest = {cell for cell, room in gaps.items() if room == 3}
        assert cells(table) == widest
        (seat,) = table.state.to_act()
        who = "*" if seat == CHANCE else f"p{seat + 1}"
        close = next(cell for cell, room in gaps.items() if room == 2)
        assert refused(table, f"{who}: neutral 1 {close}") == "M18.5"
        standing.append(min(widest))
        table = play(table, f"{who}: neutral 1 {standing[-1]}")


@pytest.mark.rule("M18.9")
def test_neutral_temples_are_obstacles() -> None:
    run("""
        at seats 2; p1 K5; n 2@K6
        p1: walk K6 = no M8.2
        p1: build 1 K6 = no M11.3
        p1: jump K6 = no M10.1
        p1: canal K6 = no M4.5
        """)


# M19 Options


@pytest.mark.rule("M19.1")
def test_values_and_defaults() -> None:
    known = {option.name: option for option in load("mexica").options}
    assert {name: (option.default, option.values) for name, option in known.items() if option.values} == {
        "edition": ("complete", ("complete", "2002", "2015")),
        "neutral_temples": ("20", ("20", "more", "off")),
        "neutral_placement": ("chance", ("chance", "players")),
        "first_round": ("on", ("on", "off")),
        "tile_vote": ("on", ("on", "off")),
        "stall_rounds": (5, ("off",)),
        "phases": ("2", ("2", "1")),
    }
    stall = known["stall_rounds"]
    assert (stall.default, stall.low, stall.high) == (5, 2, 99)
    for name, value in [
        ("stall_rounds", 1),
        ("stall_rounds", 100),
        ("phases", 3),
        ("edition", 2010),
        ("tile_vote", "maybe"),
    ]:
        with pytest.raises(BadOption):
            load("mexica", {name: value})


@pytest.mark.rule("M19.1")
def test_options_stand_in_the_header() -> None:
    record = read_record(
        "patolli-record 1\ngame mexica\nseat p1\nseat p2\noption edition=2002\noption stall_rounds=3\n---\n"
        "* deal 3 3 4 5 6 7 8 9\np1 place h6\n"
    )
    table = replay(record)
    assert (table.game.option_values["neutral_temples"], table.game.option_values["stall_rounds"]) == ("off", 3)
    assert "option edition=2002" in str(table.record)


@pytest.mark.rule("M19.1")
@pytest.mark.parametrize("edition", ["complete", "2015", "2002"])
def test_rules_of_only_one_rulebook_hold_in_both_editions(edition: str) -> None:
    table = at("p1 K3; p2 K4; p3 K5; p4 K6; show 9", edition=edition)
    assert refused(table, "p1: chip; spend") == "M13.4"
    assert play(table, "p1: end | p2: end | p3: end | p4: end").state.reasons == ["idle"]
    full = at("canal C13-D13; canal E13; canal F14; p1 C14; p2 1@D14; p3 2@E14; show 3", edition=edition)
    assert refused(full, "p1: found 3 D14") == "M6.5"
    tied = at("points p1 9; points p2 9", edition=edition)
    assert tied.game.result(tied.state).ranking[0] == [0, 1]
