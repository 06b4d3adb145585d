"""Chapters 3, 20 and 21: setup, player counts, options."""

from itertools import product

import pytest
from games.cortez import reference
from games.cortez.examples import figures, holds
from games.cortez.position import Table, at, marking, new
from games.language import asked, chances, heard, offers, play, refused, step, view

from patolli.core.errors import BadOption
from patolli.core.registry import load
from patolli.core.state import CHANCE

SEATS = {
    "aztec": {
        2: "red blue",
        3: "red blue orange",
        4: "red blue orange green",
        5: "red blue orange green yellow",
        6: "red blue orange green yellow violet",
    },
    "spaniard": {
        2: "red blue",
        3: "blue red green",
        4: "red blue orange green",
        5: "blue red green orange violet",
        6: "red blue orange green yellow violet",
    },
}
GROUPS = {"junction": (["k5"], ["k13"]), "flank": (["f9"], ["q9"]), "corner": (["tn1", "tn9"], ["tn5", "tn13"])}
COINS = list(product(("aztec", "spaniard"), repeat=3))


@pytest.mark.rule("C3.1", "C3.2", "C20.1")
@pytest.mark.parametrize("larger", SEATS)
@pytest.mark.parametrize("players", range(2, 7))
def test_seats_and_rounds(players: int, larger: str) -> None:
    table = new(players, larger_nation=larger)
    assert table.game.seat_names(players) == tuple(SEATS[larger][players].split())
    assert table.state.rounds == (2 if players < 4 else 3)
    aztecs = sum(colour % 2 == 0 for colour in table.state.colour)
    assert aztecs == (players / 2 if players % 2 == 0 else (players + (1 if larger == "aztec" else -1)) / 2)


@pytest.mark.rule("C20.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_of_seats(players: int) -> None:
    with pytest.raises(BadOption):
        load("cortez").new_state(players)


@pytest.mark.rule("C3.3", "C22.10")
@pytest.mark.parametrize("players", range(2, 7))
def test_chance_draws_the_start_player(players: int) -> None:
    table = new(players)
    assert chances(table) == {f"first {colour}": 1 for colour in table.game.seat_names(players)}
    after = play(table, f"* first {table.game.seat_names(players)[-1]}")
    assert after.state.start == players - 1


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize("players", range(2, 7))
def test_figures_on_crowns_and_helmets(players: int) -> None:
    table = marking(players, ["aztec"] * 3 if players % 2 == 0 else [])
    crowns, helmets = reference.starts("a"), reference.starts("s")
    assert (len(crowns), len(helmets)) == (18, 18)
    assert set(crowns) <= set(figures(table, 1))
    assert set(helmets) <= set(figures(table, 2))


@pytest.mark.rule("C3.6", "C3.7")
@pytest.mark.parametrize("coins", COINS)
def test_mixed_fields_with_even_seats(coins: tuple[str, str, str]) -> None:
    table = marking(4, list(coins))
    aztecs, spaniards = set(figures(table, 1)), set(figures(table, 2))
    for word, nation in zip(GROUPS, coins, strict=True):
        first, second = GROUPS[word]
        assert set(first) <= (aztecs if nation == "aztec" else spaniards)
        assert set(second) <= (spaniards if nation == "aztec" else aztecs)
    for mixed in (reference.starts("B"), reference.starts("b")):
        assert len(mixed) == 4
        assert len(set(mixed) & aztecs) == len(set(mixed) & spaniards) == 2


@pytest.mark.rule("C3.7", "C22.10")
def test_a_coin_for_each_line_of_guards() -> None:
    table = play(new(2), "* first blue")
    for word in GROUPS:
        assert chances(table) == {f"guard {word} aztec": 1, f"guard {word} spaniard": 1}
        table = play(table, f"* guard {word} spaniard")
    assert next(iter(chances(table))).startswith("war")


@pytest.mark.rule("C3.8", "C3.2", "C20.1")
@pytest.mark.parametrize("larger", SEATS)
@pytest.mark.parametrize("players", [3, 5])
def test_mixed_fields_with_odd_seats(players: int, larger: str) -> None:
    table = play(new(players, larger_nation=larger), "* first blue")
    assert next(iter(chances(table))).startswith("war")  # no coin
    table = marking(players, [], larger_nation=larger)
    large, small = (1, 2) if larger == "aztec" else (2, 1)
    assert set(reference.starts("b")) <= set(figures(table, large))
    assert set(reference.starts("B")) <= set(figures(table, small))
    assert set(figures(table, large)) <= set(reference.OUTSIDE)


@pytest.mark.rule("C3.9")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_deal(players: int) -> None:
    """4 war cards, a mission, 10 supplies for each seat, clockwise from the start player."""
    table = new(players)
    names = table.game.seat_names(players)
    step(table, CHANCE, "first blue")
    if players % 2 == 0:
        for word in GROUPS:
            step(table, CHANCE, f"guard {word} aztec")
    for steps in range(players):
        seat = (names.index("blue") + steps) % players
        for verb, times in (("war", 4), ("mission", 1), ("supply", 10)):
            for _ in range(times):
                assert {text.split()[0] for text in offers(table)} == {verb}
                step(table, CHANCE, offers(table)[0])
        assert [sum(table.state.war[seat]), sum(table.state.supply[seat])] == [4, 10]
        assert table.state.mission[seat] in range(17, 25)
    assert asked(table) == "blue"
    dealt = [names[event["seat"]] for event in heard(table, None) if event["kind"] == "dealt-mission"]
    assert dealt == [names[(names.index("blue") + steps) % players] for steps in range(players)]


@pytest.mark.rule("C3.10", "C24.8")
@pytest.mark.parametrize(("missions", "number"), [("9", 9), ("8", 8)])
def test_missions_not_dealt_are_seen_by_nobody(missions: str, number: int) -> None:
    table = marking(3, [], missions=missions)
    assert sum(table.state.missions_left) == number - 3
    for who in (None, "red", "blue", "orange"):
        assert "missions_left" not in view(table, who)["state"]


@pytest.mark.rule("C3.11")
def test_figures_are_collared_one_at_a_time() -> None:
    table = at("3 initial")
    order = []
    for _ in range(6):
        order.append(asked(table))
        table = play(table, f"{asked(table)} {offers(table)[0]}")
    assert order == ["red", "blue", "orange"] * 2
    assert [len(figures(table, 3 + seat)) for seat in range(3)] == [2, 2, 2]
    assert asked(table) == "*" and next(iter(chances(table))).startswith("event")


@pytest.mark.rule("C3.11", "C5.1")
def test_the_start_player_marks_and_plays_first() -> None:
    table = new(3)
    step(table, CHANCE, "first orange")
    while asked(table) == "*":
        step(table, CHANCE, offers(table)[0])
    order = []
    for _ in range(6):
        order.append(asked(table))
        table = play(table, f"{asked(table)} {offers(table)[0]}")
    assert order == ["orange", "red", "blue"] * 2
    assert asked(play(table, "* event bridges")) == "orange"


@pytest.mark.rule("C3.12")
def test_figures_that_can_be_collared() -> None:
    table = at("4 initial aztec spaniard aztec")
    expected = [*reference.starts("a"), "k5", "q9"]  # the other two stand in the city
    assert sorted(text.split()[1] for text in offers(table)) == sorted(expected)
    assert refused(table, "red collar tn1") == "C3.12"  # in the city
    assert refused(table, "red collar a2") in ("C3.11", "C3.12")  # nobody there
    assert refused(table, "red collar k13") in ("C1.4", "C3.12")  # a Spaniard
    assert refused(table, "red pass") in ("C3.11", "C22.6")
    after = play(table, "red collar k5")
    holds(after, "red k5")
    assert refused(after, "blue collar k5") in ("C1.4", "C3.12")
    assert refused(after, "blue collar k13") is None


@pytest.mark.rule("C20.2")
def test_two_seats() -> None:
    """No third seat is asked and no lot drawn; the only seat of a nation defends. Trade and parley remain."""
    table = at("2 action red; red a1; spaniard b1; blue u1; hand red war 5 sup 1c; hand blue war 6 bribe blank")
    assert "propose blue" in offers(table)
    table = play(table, "red move a1 ; red to b1 ; blue pass")
    holds(table, "defender blue")
    assert offers(table) == ["pass", "parley"]
    table = play(table, "red pass ; red lay 5 ; red done")
    assert asked(table) == "blue"
    table = play(table, "blue lay 6 ; blue done")
    assert asked(table) == "red"


@pytest.mark.rule("C20.3", "C13.12")
def test_no_seat_is_eliminated() -> None:
    table = at("2 action red; red a1; blue b1; hand red war 6")
    table = play(table, "red move a1 ; red to b1 ; red lay 6 ; red done ; blue surrender ; * war 1 ; red to c1")
    holds(table, "blue c1")


# C21 Options, which have no ids of their own


def choices(table: Table) -> dict[str, object]:
    return {name: table.game.option_values[name] for name in table.game.option_values}


@pytest.mark.rule("C3.2", "C14.3", "C1.8")
def test_defaults() -> None:
    chosen = {name: str(value) for name, value in choices(new(2)).items()}
    assert chosen == {
        "missions": "9",
        "proposals": "3",
        "larger_nation": "aztec",
        "board": "lake-texcoco-1",
        "decks": "decks",
        "rounds": "all",
        "trading": "active",
        "bribes": "windows",
    }


@pytest.mark.rule("C14.3", "C1.8", "C3.2")
@pytest.mark.parametrize("given", [{"proposals": 10}, {"proposals": -1}, {"missions": "7"}, {"larger_nation": "inca"}])
def test_no_other_values(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        load("cortez", given)
