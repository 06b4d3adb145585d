"""Chapters 1 and 2: components, decks and the board."""

import random

import pytest
from games.cortez import reference
from games.cortez.examples import cost, figures, holds, is_target, run, targets
from games.cortez.position import at, marking, new
from games.language import asked, chances, offers, play, refused

from patolli.core.errors import BadNotation

SPANIARDS = ("blue", "green", "violet")

# C1 Components and decks


@pytest.mark.rule("C1.1", "C20.1")
def test_colours_and_nations() -> None:
    table = marking(6, ["aztec"] * 3)
    assert table.game.seat_names(6) == ("red", "blue", "orange", "green", "yellow", "violet")
    for colour in table.game.seat_names(6):
        assert asked(table) == colour
        nation = 2 if colour in SPANIARDS else 1
        fields = [text.split()[1] for text in offers(table)]
        assert set(fields) == set(figures(table, nation)) & set(reference.OUTSIDE)
        table = play(table, f"{colour} collar {fields[0]}")


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_22_figures_of_each_nation(players: int) -> None:
    table = marking(players, ["aztec", "spaniard", "aztec"] if players % 2 == 0 else [])
    assert (len(figures(table, 1)), len(figures(table, 2))) == (22, 22)


@pytest.mark.rule("C1.3")
def test_seven_collars() -> None:
    six = "2 action red; red a1 tn1 tn2 tn3 tn4 tn5; aztec u3; blue b1 u1; hand red war 6"
    fight = "red move a1 ; red to b1 ; red lay 6 ; red done ; blue surrender ; * war 1"
    after = play(at(six), fight)
    assert offers(after) == ["pass", "collar u3"]
    assert {text.split()[0] for text in offers(play(at(six.replace("tn5", "tn5 tn6")), fight))} == {"to"}
    holds(at("2 event resupply red; red a1 tn1 tn2 tn3 tn4 tn5 tn6; blue b1 tn7 tn8 tn9 tn10 tn11"), "claims blue")


@pytest.mark.rule("C1.4")
def test_a_collar_is_for_an_uncollared_figure_of_its_nation() -> None:
    table = at("4 initial aztec aztec aztec; red b1")
    assert refused(table, "red collar b1") in ("C1.4", "C3.12")  # it wears one
    assert refused(table, "red collar e1") in ("C1.4", "C3.12")  # a Spaniard
    assert refused(table, "red collar j1") is None


@pytest.mark.rule("C1.5")
def test_supply_deck() -> None:
    table = at("2 action red; red a1")
    kinds = ("camouflage", "weapon", "food", "gold")
    assert chances(play(table, "red gather")) == {f"supply {kind}": 25 for kind in kinds}
    assert refused(table, "red gather ; * supply gold ; red propose blue ; red give gold") is None


@pytest.mark.rule("C1.5", "C15.4")
@pytest.mark.parametrize(
    ("hand", "value"), [("1c", 1), ("1w", 2), ("1f", 3), ("1g", 4), ("1c2w3f1g", 18), ("25g", 100)]
)
def test_bribe_values(hand: str, value: int) -> None:
    table = at(f"2 event bribery red; hand blue sup {hand}")
    assert offers(table) == ["pass", *[f"bid {n}" for n in range(1, value + 1)]]


@pytest.mark.rule("C1.6", "C1.11")
def test_war_decks() -> None:
    table = play(new(2), "* first red ; * guard junction aztec ; * guard flank aztec ; * guard corner aztec")
    full = {"war 1": 10, "war 2": 8, "war 3": 7, "war 4": 6, "war 5": 5, "war 6": 4}
    assert chances(table) == full
    table = play(table, "* war 6 ; * war 6")
    assert chances(table) == full | {"war 6": 2}
    table = play(table, "* war 6 ; * war 6 ; * mission 18")
    table = play(table, " ; ".join(["* supply gold"] * 10))
    assert chances(table) == full  # the Spaniards have a deck of their own
    third = play(at("3 action orange; red a1; orange c1; hand red war 666; hand orange sup 1f"), "orange levy")
    assert chances(third) == full | {"war 6": 1}  # seats of a nation share one


@pytest.mark.rule("C1.7")
def test_event_cards() -> None:
    expected = {"bridges": 3, "attack-aztec": 3, "attack-spaniard": 3, "flight-aztec": 1, "flight-spaniard": 1}
    expected |= {"plunder": 1, "resupply": 1, "mutiny": 1, "bribery": 3}
    assert chances(at("2 flip red 0")) == {f"event {kind}": n for kind, n in expected.items()}


@pytest.mark.rule("C1.8")
def test_missions() -> None:
    opening = "* first red ; * guard junction aztec ; * guard flank aztec ; * guard corner aztec"
    opening += " ; * war 1 ; * war 1 ; * war 1 ; * war 1"
    nine = {"mission 17": 2} | {f"mission {n}": 1 for n in range(18, 25)}
    assert chances(play(new(2), opening)) == nine
    assert chances(play(new(2, missions="8"), opening)) == nine | {"mission 17": 1}


@pytest.mark.rule("C1.9")
def test_bribe_cards() -> None:
    kinds = ("own", "foreign", "recruits", "stores", "vp3", "vp5", "vp7")
    table = at("2 event bribery red")
    assert chances(table) == {f"bribe {kind}": 1 for kind in kinds} | {"bribe blank": 2}


@pytest.mark.rule("C1.10", "C3.4", "C2.21")
def test_bridge_tokens() -> None:
    table = at("2 event bridges red; red a1; blue b1")
    words = ["tepeyac", "tenayuca", "tlacopan", "coyoacan", "iztapalapa"]
    assert offers(table) == ["pass", *[f"turn {word}" for word in words]]
    assert marking(2, ["aztec"] * 3).state.down == [0] * 5
    for word, field in zip(words, ["k4", "i5", "g9", "i13", "k14"], strict=True):
        down = play(table, f"red turn {word} ; red move a1")
        gone = {f"to {name}" for name in reference.NAMES} - set(offers(down))
        assert gone == {"to a1", "to b1", f"to {field}"}


@pytest.mark.rule("C1.11")
def test_a_draw_takes_the_card_out_of_its_bag() -> None:
    table = play(at("2 action red; red a1"), "red gather ; * supply gold ; red gather")
    assert chances(table) == {"supply camouflage": 25, "supply weapon": 25, "supply food": 25, "supply gold": 24}
    one = play(at("2 action red; red a1; deck 1f; discard 3g"), "red gather")
    assert chances(one) == {"supply food": 1}


@pytest.mark.rule("C1.12")
def test_troops_need_no_upkeep() -> None:
    table = at("2 flip red 0; red a1 a2 a3 a4 a5 a6 a7; blue b1; hand red war 666 sup 1f")
    after = play(table, "* event plunder ; red pass ; red pass ; * event mutiny ; blue pass ; blue pass")
    holds(after, "hand red war 666 sup 1f")
    holds(after, "red a1 a2 a3 a4 a5 a6 a7")


# C2 Board and kinds of field


@pytest.mark.rule("C2.1", "C2.2", "C2.3", "C2.5", "C2.8")
def test_fields_and_their_names() -> None:
    board = new(2).state.board
    assert (board.columns, board.rows, board.size) == (21, 17, 357)
    assert board.names == reference.NAMES
    for name, number in {"a1": 0, "u1": 20, "a2": 21, "k5": 94, "tn25": 178, "u17": 356}.items():
        assert board.names.index(name) == number
    rows = [[1, 2, 3, 4, 5], [16, 17, 18, 19, 6], [15, 24, 25, 20, 7], [14, 23, 22, 21, 8], [13, 12, 11, 10, 9]]
    first = board.names.index("tn1")
    assert first == 6 * 21 + 8  # i7
    for y, row in enumerate(rows):
        assert board.names[first + 21 * y : first + 21 * y + 5] == [f"tn{n}" for n in row]


@pytest.mark.rule("C2.4")
def test_kinds_of_fields() -> None:
    board = new(2).state.board
    kinds = ["land", "village", "harbour", "water", "dike", "bridge", "city"]
    assert [board.kind.count(kind) for kind in range(7)] == [147, 15, 8, 138, 19, 5, 25]
    assert [kinds[kind] for kind in board.kind] == [reference.kind(field) for field in reference.NAMES]


@pytest.mark.rule("C2.5", "C2.6")
def test_coordinates_of_city_fields() -> None:
    actions = new(2).game.actions
    assert actions.parse("to k9") == actions.parse("to tn25") == actions.parse("TO K9")
    assert actions.name(actions.parse("to k9")) == "to tn25"
    assert actions.name(actions.parse("move t17")) == "move t17"
    assert actions.parse("to t17") != actions.parse("to tn17")
    with pytest.raises(BadNotation):
        actions.parse("to tn26")
    after = play(at("2 event attack-aztec red; aztec a1; red b1; blue c1"), "red pick a1 ; red to i7")
    holds(after, "aztec tn1")


@pytest.mark.rule("C2.7")
def test_temples() -> None:
    table = play(at("2 event attack-aztec red; aztec a1"), "red pick a1")
    assert {text.split()[1] for text in offers(table)} == {f"tn{n}" for n in [*range(1, 17), 25]}


@pytest.mark.rule("C2.9")
def test_outside_is_all_but_the_city() -> None:
    table = play(at("2 event flight-aztec red; aztec tn17"), "red pick tn17")
    assert [text.split()[1] for text in offers(table)] == reference.OUTSIDE
    outside = {reference.kind(field) for field in reference.OUTSIDE}
    assert outside == {"land", "village", "harbour", "water", "dike", "bridge"}


@pytest.mark.rule("C2.10")
def test_diagonals_do_not_touch() -> None:
    run("pos 2 action red; red a1; blue b1 a2\nask red: pass | gather\ncost red a1 > b2 1")


EIGHT = "i2 p3 d5 s7 d12 s13 i16 m16"


@pytest.mark.rule("C2.11", "C2.13", "C2.21")
def test_on_foot() -> None:
    table = at(f"2 action red; red a1; blue {EIGHT}")
    free = [field for field in reference.NAMES if reference.kind(field) not in ("water", "harbour") and field != "a1"]
    assert targets(table, "red", "a1", 0, 0) == free


@pytest.mark.rule("C2.12", "C2.13", "C2.15")
def test_by_boat() -> None:
    """From the north pocket under the bridges into the lake, but onto no bridge, dike, shore or city field."""
    table = at(f"2 action red; red i3; blue {EIGHT}")
    reached = targets(table, "red", "i3", 0, 0)
    assert {reference.kind(field) for field in reached} == {"water"}
    assert {"i4", "i6", "n5", "t5"} - set(reached) == {"t5"}
    shut = targets(at(f"2 action red; red i3; blue {EIGHT}; down tenayuca tepeyac"), "red", "i3", 0, 0)
    assert shut == ["h3", "j3", "h4", "i4", "j4"]


@pytest.mark.rule("C2.14")
@pytest.mark.parametrize(("dike", "gate"), [("k6", "tn3"), ("h9", "tn15"), ("k12", "tn11")])
def test_gates(dike: str, gate: str) -> None:
    """With the other gates closed by figures of another seat there is one free way in."""
    others = [field for field in ("k6", "h9", "k12") if field != dike]
    table = at(f"2 action red; red a1; blue {' '.join(others)}")
    assert cost(table, "red", "a1", "tn25") == 0
    held = at(f"2 action red; red a1; blue {' '.join(others)} {gate}")
    assert cost(held, "red", "a1", "tn25") == 1
    assert cost(held, "red", "a1", gate) == 0


@pytest.mark.rule("C2.14")
def test_no_other_way_into_the_city() -> None:
    table = at("2 action red; red a1; blue k6 h9 k12")
    assert not set(targets(table, "red", "a1", 0, 0)) & set(reference.CITY)
    afloat = at("2 action red; red h8; blue k6 h9 k12")  # beside tn16, by boat
    assert not set(targets(afloat, "red", "h8", 0, 0)) & set(reference.CITY)


@pytest.mark.rule("C2.16", "C2.19", "C24.4")
def test_a_collapsed_bridge_is_no_place() -> None:
    table = at("2 event flight-aztec red; aztec tn1; red a1; down tepeyac; hand red bribe own")
    assert refused(table, "red pick tn1 ; red to k4") in ("C2.16", "C6.6")
    assert refused(table, "red pick tn1 ; red to i5") is None
    held = at("2 action red; red a1; down tepeyac")
    assert refused(held, "red move a1 ; red to k4") == "C2.16"
    assert refused(held, "red move a1 ; red to i5") is None


@pytest.mark.rule("C2.17", "C8.13")
def test_nobody_stops_under_a_bridge() -> None:
    afloat = at(f"2 action red; red i4; blue {EIGHT}")
    assert cost(afloat, "red", "i4", "i6") == 0
    assert not is_target(afloat, "red", "i4", "i5")
    assert refused(afloat, "red move i4 ; red to i5") in ("C2.15", "C2.17", "C8.9", "C8.13")


@pytest.mark.rule("C2.18", "C2.19")
def test_a_field_holds_one_figure() -> None:
    table = at("2 event flight-aztec red; aztec tn1 b1; red a1; blue c1; spaniard d1; down tepeyac")
    fields = [text.split()[1] for text in offers(play(table, "red pick tn1"))]
    assert fields == [field for field in reference.OUTSIDE if field not in ("a1", "b1", "c1", "d1", "k4")]
    assert refused(table, "red pick tn1 ; red to c1") in ("C2.18", "C2.19", "C6.6")


@pytest.mark.rule("C2.20")
def test_village_numbers() -> None:
    expected = {"n1": 3, "g2": 1, "k2": 1, "p2": 2, "c5": 2, "s6": 3, "d9": 1, "s10": 3, "c11": 2, "r15": 3}
    expected |= {"g16": 1, "k16": 1, "n16": 2, "i17": 2, "l17": 3}
    assert expected == reference.VILLAGES
    table = at("2 action red; red a1")
    for field in reference.NAMES[1:]:
        after = play(table, f"red move a1 ; red to {field}")
        drawn = 0
        while asked(after) == "*":
            after = play(after, "* supply gold")
            drawn += 1
        assert drawn == expected.get(field, 0), field


@pytest.mark.rule("C2.10-C2.17", "C8.2-C8.9")
@pytest.mark.parametrize("seed", range(40))
def test_movement_is_that_of_the_plain_reading(seed: int) -> None:
    """All prices and targets of a figure in a random crowd, against the second reading of the rules."""
    rng = random.Random(seed)
    words = dict(
        zip(
            ["tepeyac", "tenayuca", "tlacopan", "coyoacan", "iztapalapa"], ["k4", "i5", "g9", "i13", "k14"], strict=True
        )
    )
    down = [word for word in words if rng.random() < 0.3]
    fields = rng.sample([field for field in reference.NAMES if field not in [words[word] for word in down]], 60)
    dikes = [
        field
        for field in reference.NAMES
        if reference.kind(field) in ("dike", "harbour", "bridge", "water") and field in fields
    ]
    start, crowd = fields[0], (dikes + fields)[1:44]
    crowd = [field for field in dict.fromkeys(crowd) if field != start]
    own, aztec, blue, orange, spaniard = [crowd[i::5] for i in range(5)]
    text = f"3 action red; red {start} {' '.join(own)}; aztec {' '.join(aztec)}; blue {' '.join(blue)}"
    text += f"; orange {' '.join(orange)}; spaniard {' '.join(spaniard)}; down {' '.join(down)}"
    table = at(text)
    prices = reference.prices(start, [field for field in crowd if field not in own], [words[word] for word in down])
    goals = {field: price for field, price in prices.items() if field not in own + aztec}
    for camouflage, swords in ((0, 0), (0, 1), (1, 0), (2, 2), (25, 1)):
        within = [field for field in goals if goals[field] <= camouflage and (swords or field not in crowd)]
        assert sorted(targets(table, "red", start, camouflage, swords)) == sorted(within)
    for field in rng.sample(reference.NAMES, 12):
        assert field == start or cost(table, "red", start, field) == prices.get(field)
