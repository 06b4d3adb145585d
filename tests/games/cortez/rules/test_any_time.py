"""C16.14, C16.15: bribe cards at any time."""

import pytest
from games.cortez.examples import holds
from games.cortez.position import Table, at
from games.language import asked, heard, may, offers, play, refused

TABLE = "red a1; blue b1; orange u1; green u2"
FIGHT = (
    f"{TABLE}; hand red war 553 sup 1w; hand blue war 6; hand orange bribe own foreign; hand green bribe recruits vp3"
)
ATTACK = "red move a1 ; red to b1 ; orange pass ; green pass"


def fight(more: str = "", hands: str = FIGHT) -> Table:
    """Return a combat in which red lays its first batch."""
    table = play(at(f"4 action red; {hands}{more}", bribes="anytime"), ATTACK)
    return play(table, "red pass") if asked(table) == "red" and "parley" in offers(table) else table


@pytest.mark.rule("C16.14", "C22.14")
def test_while_another_seat_is_asked() -> None:
    table = at(f"4 action red; {FIGHT}", bribes="anytime")
    assert asked(table) == "red" and "gather" in offers(table)
    assert [may(table, who) for who in ("red", "blue", "orange", "green")] == [
        [],
        [],
        ["play own", "play foreign"],
        ["play recruits"],
    ]
    moved = play(table, "orange play own ; orange pick u1 ; orange to tn20")
    holds(moved, "orange tn20")
    assert asked(moved) == "red" and offers(moved) == offers(table)
    assert refused(table, "green play vp3") == "C16.7"
    assert refused(table, "green play own") == refused(table, "red play own") == "C22.6"
    assert refused(table, "orange gather") == "C22.6"


@pytest.mark.rule("C16.14")
def test_without_the_option_only_in_windows() -> None:
    table = at(f"4 action red; {FIGHT}")
    assert may(table, "orange") == []
    assert refused(table, "orange play own") == "C22.6"


@pytest.mark.rule("C16.14")
@pytest.mark.parametrize(
    ("point", "more"),
    [
        ("event bridges red", ""),
        ("event attack-aztec red", "; aztec a5"),
        ("event flight-spaniard red", "; spaniard tn4"),
        ("event bribery red", "; hand blue sup 1g"),
    ],
)
def test_events(point: str, more: str) -> None:
    hands = f"{TABLE}; hand orange bribe stores{more}"
    table = at(f"4 {point}; {hands}", bribes="anytime")
    if "bribery" in point:
        table = play(table, "orange pass")  # window (b)
    assert may(table, "orange") == ["play stores"]
    done = play(table, "orange play stores" + " ; * supply gold" * 5)
    assert (asked(done), done.state.supply[2]) == (asked(table), [0, 0, 0, 5])


@pytest.mark.rule("C16.14")
def test_ones_own_decision() -> None:
    table = at("2 action red; red a1; blue b1; hand red bribe own stores", bribes="anytime")
    assert {"play own", "play stores"} <= set(offers(table))
    after = play(table, "red play own ; red pick a1 ; red to tn24")
    assert "gather" in offers(after) and offers(after, "play") == ["play stores"]


@pytest.mark.rule("C16.14", "C16.12", "C11.9")
def test_while_cards_are_laid() -> None:
    table = play(fight(), "red lay 3")
    assert may(table, "orange") == ["play own", "play foreign"]
    assert may(table, "green") == ["play recruits"]
    drawn = play(table, "green play recruits ; * war 1 ; * war 1 ; * war 2 ; * war 2 ; * war 3")
    assert asked(drawn) == "red" and "done" in offers(drawn)
    aside = play(table, "orange play own ; orange pick u1 ; orange to a9")
    assert asked(aside) == "red" and "done" in offers(aside)


@pytest.mark.rule("C16.15", "C10.11", "C13.1-C13.3")
def test_the_defended_figure_is_taken_away() -> None:
    table = play(fight(), "red lay 5 ; red weapon ; orange play foreign ; orange pick b1 ; orange to u9")
    assert [event["kind"] for event in heard(table, None)][-1] == "fight-off"
    holds(table, "red b1")
    holds(table, "blue u9")
    holds(table, "discard 1w")
    table = play(table, "* war 2")  # red has laid one card and draws one
    holds(table, "hand red war 532 sup")
    holds(table, "hand blue war 6")
    assert asked(table) == "orange"  # the window before the second action


@pytest.mark.rule("C16.15", "C10.10", "C13.1-C13.3")
def test_the_marching_figure_is_taken_away() -> None:
    table = play(fight(), "red lay 5 ; red done ; orange pass ; green pass ; blue lay 6")
    table = play(table, "orange play foreign ; orange pick attacker ; orange to u9 ; * war 1 ; * war 4")
    holds(table, "red u9")
    holds(table, "blue b1")
    holds(table, "hand red war 531 sup 1w")
    holds(table, "hand blue war 4")
    assert table.state.march < 0


@pytest.mark.rule("C16.15", "C18.3")
def test_a_city_that_is_full_when_the_fight_is_off_ends_the_game() -> None:
    city = " ".join(f"tn{n}" for n in range(2, 25))
    table = at(
        f"3 action red; red k6; blue tn25; orange u1; aztec {city}; hand red war 55 sup 9c; hand orange bribe foreign",
        bribes="anytime",
    )
    table = play(table, "red move k6 ; red to tn25 ; orange pass ; red pass ; red lay 5")
    table = play(table, "orange play foreign ; orange pick tn25 ; orange to tn1")
    assert (asked(table), table.state.reason) == ("", "city-full")


@pytest.mark.rule("C16.14", "C18.3")
def test_a_card_that_fills_the_city_ends_the_game() -> None:
    city = " ".join(f"tn{n}" for n in range(2, 26))
    table = at(f"2 action red; red a1; blue b1; aztec {city}; hand blue bribe own", bribes="anytime")
    table = play(table, "blue play own ; blue pick b1 ; blue to tn1")
    assert (asked(table), table.state.reason) == ("", "city-full")


@pytest.mark.rule("C16.14")
def test_not_within_a_deal_or_a_move() -> None:
    hands = f"{TABLE}; hand red sup 1c; hand orange bribe own"
    table = at(f"4 action red; {hands}", bribes="anytime")
    for text in ("red propose blue", "red move a1"):
        assert may(play(table, text), "orange") == []
