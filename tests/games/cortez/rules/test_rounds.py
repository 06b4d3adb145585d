"""Chapters 4 and 5: rounds, treasures, turns."""

import pytest
from games.cortez.examples import holds, run
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused

NOTHING = "event plunder"  # an event that asks nobody while hands are small

# C4 Rounds and treasure


@pytest.mark.rule("C4.1", "C18.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_as_many_treasures_as_rounds(players: int, rounds: int) -> None:
    text = f"{players} flip red 17; red a1 tn3; blue b1"
    for number in range(1, rounds):
        table = play(at(f"{text}; round {number}"), "* event treasure")
        assert asked(table) == "*" and table.state.round == number + 1
        assert [event["rounds"] for event in heard(table, None, "round")] == [rounds]
    over = play(at(f"{text}; round {rounds}"), "* event treasure")
    assert asked(over) == ""
    holds(over, "over last-treasure")
    holds(over, "treasure red")


@pytest.mark.rule("C4.2", "C4.3", "C22.10")
@pytest.mark.parametrize("flips", range(18))
def test_when_the_treasure_comes(flips: int) -> None:
    weights = chances(at(f"2 flip red {flips}; red a1; blue b1"))
    assert weights.get("event treasure", 0) == (1 if flips >= 13 else 0)
    assert sum(weights.values()) == 17 - flips + (flips >= 13)


@pytest.mark.rule("C4.3")
def test_the_treasure_is_the_14th_to_18th_card() -> None:
    table = at("2 flip red 13; red a1; blue b1")
    for event in ("mutiny", "bribery", "bribery", "bribery"):
        table = play(table, f"* event {event}")
        while not (asked(table) == "*" and any(text.startswith("event") for text in offers(table))):
            table = play(table, f"{asked(table)} {offers(table)[0]}")
    assert chances(table) == {"event treasure": 1}


TREASURES = [
    ("red tn1; blue a1", "red"),
    ("red tn1 tn2; blue tn24", "red"),
    ("red tn1 tn2; blue tn3 tn4", "blue"),
    ("red tn1 tn25; blue tn23 tn24", "red"),
    ("red tn5 tn6; blue tn24; green tn25; orange tn4 tn7", "orange"),
    ("red tn5; spaniard tn25 tn24; blue a1", "red"),
    ("red a1; blue b1; aztec tn1 tn2", "none"),
    ("red k6; blue h9", "none"),
]


@pytest.mark.rule("C4.4", "C4.5", "C4.6", "C4.7")
@pytest.mark.parametrize(("figures", "winner"), TREASURES)
def test_the_winner_of_a_treasure(figures: str, winner: str) -> None:
    table = play(at(f"4 flip red 13; {figures}"), "* event treasure")
    holds(table, f"treasure {winner}")
    assert table.state.lost == (winner == "none")
    assert table.state.round == 2  # it ends the round all the same


@pytest.mark.rule("C4.4")
def test_treasures_add_up() -> None:
    table = play(at("4 flip blue 13; red tn1; blue b1; round 2; treasure red 1"), "* event treasure")
    holds(table, "treasure red red")


@pytest.mark.rule("C4.8", "C24.10")
def test_after_a_treasure_the_same_seat_flips_again() -> None:
    table = play(at("3 flip blue 15; red tn1; blue b1; orange c1"), "* event treasure")
    full = {"bridges": 3, "attack-aztec": 3, "attack-spaniard": 3, "flight-aztec": 1, "flight-spaniard": 1}
    full |= {"plunder": 1, "resupply": 1, "mutiny": 1, "bribery": 3}
    assert chances(table) == {f"event {kind}": n for kind, n in full.items()}
    assert (table.state.round, table.state.flips, table.state.active) == (2, 0, 1)
    table = play(table, f"* {NOTHING} ; blue gather ; * supply gold ; blue gather ; * supply gold")
    assert table.state.active == 2 and asked(table) == "*"


@pytest.mark.rule("C4.9")
def test_no_window_after_a_treasure() -> None:
    table = at("2 flip red 13; red tn1; blue b1; hand red bribe own; hand blue bribe foreign")
    assert asked(play(table, "* event treasure")) == "*"
    assert asked(play(table, "* event mutiny")) == "red"  # any other event has one


# C5 Turn


@pytest.mark.rule("C5.1", "C16.9", "C16.10")
def test_the_course_of_a_turn() -> None:
    """With a blank in every hand each window shows; red is at its second action."""
    table = at(
        "3 action red; last; red a1; blue b1; orange c1"
        "; hand red bribe blank; hand blue bribe blank; hand orange bribe vp3"
    )
    table = play(table, "red gather ; * supply gold")
    course = []
    for _ in range(14):
        who = asked(table)
        course.append(f"{who}: {offers(table)[0].split()[0]}")
        table = play(table, f"{who} {NOTHING if who == '*' else 'pass'}")
    window = ["blue: pass", "orange: pass", "red: pass"]
    assert course == [*window, "*: event", *window, "blue: pass", *window, "blue: pass", *window[1:]]
    assert table.state.active == 2


@pytest.mark.rule("C5.1")
def test_the_left_neighbour_is_next() -> None:
    table = at("4 action green; red a1; blue b1; orange c1; green d1")
    table = play(table, "green pass ; green pass")
    assert (table.state.active, asked(table)) == (0, "*")
    assert asked(play(table, "* event bridges")) == "red"


@pytest.mark.rule("C5.2")
@pytest.mark.parametrize("event", ["bridges", "attack-aztec", "attack-spaniard", "flight-aztec", "flight-spaniard"])
def test_the_active_player_alone_decides(event: str) -> None:
    table = at(f"3 event {event} blue; aztec a1 tn1; spaniard b1 tn2; red c1; blue d1; orange e1")
    assert asked(table) == "blue"
    table = play(table, f"blue {offers(table)[-1]}")
    if event != "bridges":
        assert asked(table) == "blue"
        table = play(table, f"blue {offers(table)[-1]}")
    assert asked(table) == "blue" and "gather" in offers(table)


@pytest.mark.rule("C5.2")
def test_other_events_reach_every_seat() -> None:
    hands = "; ".join(f"hand {colour} war 11111 sup 3c3w3f3g" for colour in ("red", "blue", "orange"))
    for event in ("plunder", "mutiny", "bribery"):
        table = at(f"3 event {event} blue; red a1; blue b1; orange c1; {hands}")
        seen = set()
        while asked(table) not in ("*", "") and "gather" not in offers(table):
            seen.add(asked(table))
            table = play(table, f"{asked(table)} {offers(table)[0]}")
        assert seen == {"red", "blue", "orange"}


@pytest.mark.rule("C5.3", "C5.4")
@pytest.mark.parametrize(
    "actions",
    [
        "red gather ; * supply gold ; red gather ; * supply gold",
        "red levy ; * war 1 ; * war 1 ; * war 1 ; * war 1 ; red levy ; * war 1 ; * war 1 ; * war 1 ; * war 1",
        "red move a1 ; red to a2 ; red move a2 ; red to a1",
        "red move a1 ; red to a2 ; red move c1 ; red to a1",
        "red pass ; red pass",
        "red pass ; red gather ; * supply food",
    ],
)
def test_two_actions(actions: str) -> None:
    table = play(at("2 action red; red a1 c1; blue u1; hand red sup 2f"), actions)
    assert (table.state.active, asked(table)) == (1, "*")


@pytest.mark.rule("C5.3")
def test_one_action_leaves_a_second() -> None:
    table = play(at("2 action red; red a1; blue u1"), "red move a1 ; red to a2")
    assert (asked(table), offers(table)) == ("red", ["pass", "gather", "move a2"])
    assert refused(table, "blue pass") is not None


@pytest.mark.rule("C5.4")
def test_an_action_may_be_passed() -> None:
    run(
        "pos 2 action red; red a1; blue u1"
        "; hand red war 1 sup 1c\ndo red pass\nask red: pass | gather | move a1 | propose blue"
    )
