"""Chapters 18 and 19: the end of the game and its points."""

import pytest
from games.cortez.examples import holds
from games.cortez.position import at
from games.language import asked, chances, offers, play, refused, view

FULL = (
    "spaniard tn1 tn2 tn3 tn4 tn5 tn6 tn7 tn8 tn9 tn10 tn11 tn12"
    "; aztec tn13 tn14 tn15 tn16 tn17 tn18 tn19 tn20 tn21 tn22 tn23"
)
# two city fields, tn24 and tn25, are left

# C18 Game end


@pytest.mark.rule("C18.1", "C18.5")
def test_the_last_treasure_ends_the_game() -> None:
    table = play(at("2 flip red 14; round 2; red tn1; blue b1; hand blue bribe own"), "* event treasure")
    assert asked(table) == ""
    holds(table, "over last-treasure")
    holds(table, "treasure red")
    result = table.game.result(table.state)
    assert (result.reason, result.scores) == ("last-treasure", [20, 0])
    assert result.parts[0] == {"nation": 5, "figures": 5, "mission": 0, "treasures": 10, "gold": 0, "bribes": 0}


@pytest.mark.rule("C18.1", "C4.7")
def test_a_last_treasure_that_nobody_wins() -> None:
    table = play(at("2 flip red 14; round 2; red a1; blue b1"), "* event treasure")
    holds(table, "over last-treasure")
    assert table.state.lost == 1


@pytest.mark.rule("C18.2", "C18.3", "C18.5")
def test_a_full_city_ends_the_game_after_an_event() -> None:
    table = play(at(f"2 event attack-aztec red; {FULL}; aztec a1; red a2; blue tn24"), "red pick a1 ; red to tn25")
    assert asked(table) == ""
    holds(table, "over city-full")
    assert table.game.result(table.state).reason == "city-full"


@pytest.mark.rule("C18.2", "C18.3")
def test_a_full_city_ends_the_game_after_a_bribe_card() -> None:
    table = at(
        f"3 action red; {FULL}; red a1 tn25; blue b1; orange c1; hand blue bribe own stores; hand orange bribe blank"
    )
    table = play(table, "red pass ; blue play own ; blue pick b1 ; blue to tn24")
    assert asked(table) == ""  # no window, no second action
    holds(table, "over city-full")


@pytest.mark.rule("C18.2", "C18.3")
def test_a_full_city_ends_the_game_after_an_action() -> None:
    table = at(f"2 action red; {FULL}; red k6 tn25; blue b1; hand red sup 20c")
    table = play(table, "red move k6 ; red to tn24")
    assert asked(table) == ""
    holds(table, "over city-full")


@pytest.mark.rule("C18.3", "C24.14")
def test_during_a_combat_the_end_waits() -> None:
    """Blue fills the city by a bribe card in window d: the fight is fought out first."""
    setup = f"2 action red; {FULL}; red tn25 a1; blue b1 u1; hand red war 5; hand blue bribe own"
    table = play(at(setup), "red move a1 ; red to b1 ; blue play own ; blue pick u1 ; blue to tn24")
    assert asked(table) == "red" and "lay 5" in offers(table)
    table = play(table, "red lay 5 ; red done ; blue surrender ; * war 1 ; red to c1")
    assert asked(table) == ""
    holds(table, "over city-full")
    holds(table, "spaniard c1 tn1 tn2 tn3 tn4 tn5 tn6 tn7 tn8 tn9 tn10 tn11 tn12")  # after its aftermath


@pytest.mark.rule("C18.3")
def test_when_the_fight_is_off_the_end_comes() -> None:
    setup = f"2 action red; {FULL}; red tn25 a1; blue b1; hand red war 5; hand blue bribe own"
    table = play(at(setup), "red move a1 ; red to b1 ; blue play own ; blue pick b1 ; blue to tn24")
    assert asked(table) == ""
    holds(table, "over city-full")
    holds(table, "red b1 tn25")


@pytest.mark.rule("C18.3", "C10.10")
def test_the_attacker_itself_takes_the_last_field() -> None:
    setup = f"2 action red; {FULL}; red tn25 a1; blue b1; hand red war 5 bribe own; hand blue bribe blank"
    table = play(at(setup), "red move a1 ; red to b1 ; red play own ; red pick attacker ; red to tn24")
    assert asked(play(table, "blue pass") if asked(table) == "blue" else table) == ""


@pytest.mark.rule("C18.3")
def test_a_fight_in_the_last_field() -> None:
    """The winner takes the field of the loser, so the city is no fuller than before."""
    setup = f"2 action red; {FULL}; red k6; blue tn24 u1; hand red war 5 sup 20c"
    table = play(
        at(setup), "red move k6 ; red to tn24 ; red pass ; red lay 5 ; red done ; blue surrender ; * war 1 ; red to c1"
    )
    assert asked(table) == "red"  # tn25 is still free
    assert "gather" in offers(table)


@pytest.mark.rule("C18.4")
def test_treasures_not_flipped_are_not_awarded() -> None:
    table = play(
        at(f"2 event attack-aztec red; {FULL}; aztec a1; red a2; blue tn24; treasure red 1"),
        "red pick a1 ; red to tn25",
    )
    holds(table, "treasure red")
    assert table.state.lost == 0


@pytest.mark.rule("C18.1", "C18.2")
def test_nothing_is_legal_when_it_is_over() -> None:
    last = play(at("2 flip red 14; round 2; red tn1; blue b1"), "* event treasure")
    full = play(at(f"2 event attack-aztec red; {FULL}; aztec a1; blue tn24"), "red pick a1 ; red to tn25")
    for who, text in (("red", "pass"), ("blue", "gather"), ("*", "event bridges")):
        assert refused(last, f"{who} {text}") == "C18.1"
        assert refused(full, f"{who} {text}") == "C18.2"


@pytest.mark.rule("C18.1", "C23.1")
def test_when_it_is_over_everything_is_open() -> None:
    table = play(
        at("2 flip red 14; round 2; red tn1; blue b1; hand red war 65 sup 1g bribe vp3 mission 20"), "* event treasure"
    )
    seen = view(table, None)["state"]
    assert (seen["war"][0], seen["supply"][0], seen["mission"][0]) == ([0, 0, 0, 0, 1, 1], [0, 0, 0, 1], 20)
    assert seen["bribes"][0] == [0, 0, 0, 0, 1, 0, 0, 0]
    assert seen["missions_left"] == [2, 1, 1, 0, 1, 1, 1, 1]


# C19 Scoring


def parts(text: str, seat: int) -> dict[str, int]:
    """Return the points of a seat by kind, without zeros."""
    table = at(text)
    return {part: points for part, points in table.game.result(table.state).parts[seat].items() if points}


@pytest.mark.rule("C19.1", "C19.2", "C19.3")
@pytest.mark.parametrize(
    ("figures", "nation"),
    [
        ("red tn1; spaniard tn2 tn3", "spaniard"),
        ("aztec tn1 tn2; blue tn25", "aztec"),
        ("red tn1; orange tn2; blue tn25", "aztec"),
        ("red tn1; blue tn2", "spaniard"),
        ("red tn1 tn25; blue tn24; spaniard tn23", "aztec"),
        ("aztec tn24; spaniard tn25", "spaniard"),
        ("red a1 a2; blue b1", "none"),
        ("", "none"),
    ],
)
def test_the_nation_that_wins_the_war(figures: str, nation: str) -> None:
    table = at(f"4 score; {figures}" if figures else "4 score")
    holds(table, f"nation {nation}")
    bonus = [part["nation"] for part in table.game.result(table.state).parts]
    assert bonus == {"aztec": [5, 0, 5, 0], "spaniard": [0, 5, 0, 5], "none": [0] * 4}[nation]


@pytest.mark.rule("C19.4")
def test_own_figures_in_the_city() -> None:
    assert parts("2 score; red tn1 tn2 tn17 a1 k6; aztec tn5; blue tn3", 0) == {"nation": 5, "figures": 15}
    assert parts("2 score; red tn1 tn2 tn17 a1 k6; aztec tn5; blue tn3", 1) == {"figures": 5}


@pytest.mark.rule("C19.5")
@pytest.mark.parametrize(
    ("figure", "points"), [("red tn18", 10), ("red tn17", 0), ("aztec tn18", 0), ("blue tn18", 0), ("red a1", 0)]
)
def test_missions(figure: str, points: int) -> None:
    assert parts(f"2 score; {figure}; hand red mission 18", 0).get("mission", 0) == points


@pytest.mark.rule("C19.6")
def test_treasures_and_gold() -> None:
    assert parts("2 score; treasure red 2; hand red war 666 sup 3c3w3f4g", 0) == {"treasures": 20, "gold": 4}


@pytest.mark.rule("C19.7")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("vp3", 3), ("vp5", 5), ("vp7", 7), ("vp3 vp5 vp7", 15), ("own foreign recruits stores blank blank", 0)],
)
def test_bribe_cards_score(cards: str, points: int) -> None:
    assert parts(f"2 score; hand red bribe {cards}", 0).get("bribes", 0) == points


@pytest.mark.rule("C19.8", "C19.9")
@pytest.mark.parametrize(
    ("text", "ranking"),
    [
        ("2 score; hand red sup 1g; hand blue sup 2g", [["blue"], ["red"]]),
        ("2 score; red tn4; blue tn3; hand blue sup 5g", [["red"], ["blue"]]),  # 10 each, highest own number
        (
            "4 score; red tn4 tn5; blue tn3; hand blue sup 10g; hand orange sup 10g",
            [["red"], ["blue"], ["orange"], ["green"]],
        ),
        (
            "3 score; red tn4; blue tn25; orange tn1 tn2; hand red sup 5g; hand blue sup 10g",
            [["orange"], ["blue"], ["red"]],
        ),
        ("2 score; hand red sup 2g; hand blue sup 2g", [["red", "blue"]]),
        ("3 score; hand red sup 2g; hand blue sup 3g; hand orange sup 2g", [["blue"], ["red", "orange"]]),
    ],
)
def test_ranking(text: str, ranking: list[list[str]]) -> None:
    table = at(text)
    names = table.game.seat_names(table.state.players)
    assert [[names[seat] for seat in place] for place in table.game.result(table.state).ranking] == ranking


@pytest.mark.rule("C19.9")
@pytest.mark.parametrize(
    ("text", "decided"),
    [
        ("2 score; hand red sup 1g; hand blue sup 2g", None),
        ("2 score; red tn4; blue tn3; hand blue sup 5g", ("tie-number", [0], 1, 4, 3)),
        (
            "3 score; red tn4; blue tn25; orange tn1 tn2; hand red sup 5g; hand blue sup 10g",
            ("tie-figures", [2], 1, 2, 1),
        ),
        ("2 score; hand red sup 2g; hand blue sup 2g", None),
    ],
)
def test_the_tie_break_that_decided(text: str, decided: tuple[str, list[int], int, int, int] | None) -> None:
    table = at(text)
    found = table.game.result(table.state).tie_break()
    assert (found and (found[0], *found[1].values())) == decided


@pytest.mark.rule("C19.8")
def test_the_result_is_known_before_the_end() -> None:
    table = at("2 action red; red tn1; blue b1; hand blue sup 1g")
    result = table.game.result(table.state)
    assert (result.scores, result.ranking, result.reason) == ([10, 1], [[0], [1]], "")
    assert chances(play(table, "red gather"))
