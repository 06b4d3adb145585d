"""Views of every seat and of a spectator, and the events that they see (I26)."""

from collections import Counter
from math import comb, sqrt
from random import Random
from typing import Any

import pytest
from games.chichen_itza.examples import holds
from games.chichen_itza.position import Table, at, spot_at
from games.language import chances, heard, play, view

from patolli.games.chichen_itza.state import ChichenState

EVERYBODY = ("red", "green", "yellow", "blue", None)


def seen(table: Table, who: str | None, field: str, cell: str = "") -> Any:
    """A field of the state in somebody's view, or its entry for a cell."""
    value = view(table, who)["state"][field]
    return value[spot_at(table, cell)] if cell else value


def who_sees(table: Table, field: str, cell: str) -> list[str | None]:
    """Return the viewers that know the entry of a cell."""
    return [who for who in EVERYBODY if seen(table, who, field, cell) is not None]


# Open to all


@pytest.mark.rule("I26.1-I26.5", "I26.9", "I26.14", "I26.17", "I26.18", "I7.3")
@pytest.mark.parametrize("who", EVERYBODY)
def test_what_lies_open(who: str | None) -> None:
    table = at(
        "turn red; round 3; order red blue green yellow; red city=2 t2=3 h03@t2 coins=5 luck=2 idols=1 defence=3"
        " shields=1 n=10 war=1 gods=g35,g61 repeated=1 favour=2 scout=t4 gems=red figures=snake2 cards=2;"
        " marks land red; snake t4 2 unseen; fled monkey2; open g05; queue h08; goals 05; green tasks=sun"
    )
    for field in (
        "round", "order", "track", "favour", "tile", "creature", "warriors", "hero_at", "hero_card", "scout", "reserve",
        "coins", "luck", "idols", "shields", "wheel", "war", "repeated", "slot", "row_cost", "column_cost", "marker",
        "god_owner", "open_gods", "removed", "hero_top", "hero_seen", "hero_queue", "gems", "mines", "goal",
        "fulfilled", "figures", "fled", "raids", "raid_cards", "discard", "least", "most", "fought", "ruin_up",
    ):  # fmt: skip
        assert seen(table, who, field) == getattr(table.state, field), field
    assert view(table, who)["to_act"] == [0]
    assert view(table, who)["stack"][-1] == {"frame": "Turn", "seat": 0}


@pytest.mark.rule("I26.19")
@pytest.mark.parametrize("who", EVERYBODY)
def test_a_fight_is_open(who: str | None) -> None:
    table = play(
        at("act red land; red t2=3 h05@t2 luck=2 gods=g22 idols=2; caiman t3"),
        "take 2 a ; to t3 ; strength 4 ; cast none ; roll 1,4,4 ; luck reroll ; roll 1,5,6 ; beast 3 ; block idol",
    )
    (fight,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Fight"]
    assert [fight[name] for name in ("attacker", "defender", "power", "hearts", "warriors")] == [0, -1, 4, 3, 2]
    assert fight["half"] == [1, 0] and fight["heroes"][0] == [5]
    assert not [name for name, value in fight.items() if value is None]


@pytest.mark.rule("I26.6", "I26.12", "I26.21")
@pytest.mark.parametrize("who", EVERYBODY)
def test_of_decks_only_the_size(who: str | None) -> None:
    table = at("turn red; red coins=5 gods=g30 stone=2; open g05; gone g41 g50; discard 1 2; tops h03")
    assert seen(table, who, "gods_left") == [19, 19, 10, 20]
    assert seen(table, who, "deck") == 27
    assert seen(table, who, "discard") == [1, 2]


# Magic


@pytest.mark.rule("I26.10", "I7.4")
def test_a_magic_hand_is_for_its_owner() -> None:
    table = play(at("act blue magic; red stone=1"), "draw stone,fire,stone")
    assert seen(table, "blue", "hand") == [1, 0, 0, [2, 1]]
    assert seen(table, "red", "hand") == [[1, 0], 0, 0, 3]
    assert seen(table, None, "hand") == [1, 0, 0, 3]
    assert [event["card"] for event in heard(table, "blue", "drew")] == ["stone", "fire", "stone"]
    for who in ("red", "green", "yellow", None):
        assert [event["card"] for event in heard(table, who, "drew")] == [None] * 3


@pytest.mark.rule("I26.11")
@pytest.mark.parametrize(
    ("position", "moves", "facts"),
    [
        ("red city=1 mage=3 stone=2 least-stone=1; caiman r3 4", "cast stone 2", "red least-stone=0 least-fire=0"),
        ("red city=1 mage=3 stone=3 least-stone=3; caiman r3 4", "cast stone 2", "red least-stone=1"),
        ("red city=1 mage=3 fire=1 least-fire=1 stone=2; caiman r3 4", "cast stone 1", "red least-fire=1"),
        (
            "red city=1 mage=3 fire=2 stone=2 least-fire=2 least-stone=1 gods=g53; caiman r3 4",
            "cast stone 2 ; mix 0",
            "red least-fire=0 least-stone=1",
        ),
    ],
)
def test_what_a_hand_holds_at_least_after_a_cast(position: str, moves: str, facts: str) -> None:
    holds(play(at(f"act red land; {position}"), f"red to r3 ; {moves}"), facts)


@pytest.mark.rule("I26.11", "I26.13")
def test_what_is_known_of_the_deck() -> None:
    table = at("act red magic; deck 2 1; discard 3 4; yellow stone=11 fire=11")
    holds(table, "most 3 3")
    table = play(table, "draw stone")
    holds(table, "most 2 2 ; red least-stone=0")
    table = play(table, "draw stone")
    holds(table, "most 1 1 ; red least-stone=0")
    table = play(table, "draw fire")
    holds(table, "most 0 0 ; red least-stone=0 least-fire=0")
    renewed = at("act red magic; deck 0 0; discard 3 4; yellow stone=13 fire=12")
    renewed = play(renewed, "draw stone")
    assert renewed.state.deck == [2, 4]
    assert renewed.state.most == [3, 4], "nobody else may learn what was drawn"


@pytest.mark.rule("I26.11", "I26.13")
def test_a_draw_that_can_be_only_one_kind_is_known() -> None:
    table = play(at("act red magic; deck 0 5; most 0 5; yellow stone=16 fire=11"), "draw fire,fire,fire")
    holds(table, "red fire=3 least-fire=3 least-stone=0 ; most 0 2")


@pytest.mark.rule("I26.13", "I20.23")
def test_a_search_is_public() -> None:
    found = at("gods; red gods=g23; blue coins=5")
    assert heard(found, "blue", "found-magic") == heard(found, None, "found-magic") != []
    failed = at("gods; red gods=g23; deck 3 0; yellow stone=13 fire=16")
    assert heard(failed, "blue", "not-found") == heard(failed, None, "not-found") != []


# Scouts


@pytest.mark.rule("I26.15", "I26.16", "I7.6", "I7.7", "I7.12", "I26.22")
def test_a_scout_looks_for_its_seat_alone() -> None:
    table = play(at("act yellow scout; water-ruin q3; monkey q3"), "scout q3 ; strength 3 ; ruin x09 ; roll 5")
    assert who_sees(table, "strength", "q3") == who_sees(table, "ruin", "q3") == ["yellow"]
    assert seen(table, "yellow", "strength", "q3") == 3 and seen(table, "yellow", "ruin", "q3") == 9
    for who in ("red", "green", "blue", None):
        assert [event["strength"] for event in heard(table, who, "saw-strength")] == [None]
        assert [event["ruin"] for event in heard(table, who, "saw-ruin")] == [None]
    assert [event["strength"] for event in heard(table, "yellow", "saw-strength")] == [3]


@pytest.mark.rule("I26.15", "I26.16", "I26.25")
def test_scouts_of_all_seats_do_not_tell_a_spectator() -> None:
    table = at("turn red; seats 2; red coins=1 scout=t2; green scout=t2; land-ruin t2; snake t2 2 unseen; down t2 x03")
    for field in ("strength", "ruin"):
        assert [who for who in ("red", "green", None) if seen(table, who, field, "t2") is not None] == ["red", "green"]


@pytest.mark.rule("I26.23", "I26.22")
def test_a_second_scout_sees_the_same() -> None:
    table = at("act red scout; land-ruin t3; snake t3 2 unseen; blue scout=t3; down t3 x01")
    assert who_sees(table, "strength", "t3") == ["blue"]
    after = play(table, "scout t3 ; roll 4")
    assert who_sees(after, "strength", "t3") == who_sees(after, "ruin", "t3") == ["red", "blue"]
    assert seen(after, "red", "strength", "t3") == 2 and seen(after, "red", "ruin", "t3") == 1
    assert [event["strength"] for event in heard(after, "red", "saw-strength")] == [2]
    assert [event["ruin"] for event in heard(after, "red", "saw-ruin")] == ["x01"]
    for who in ("green", "yellow", None):
        assert [event["strength"] for event in heard(after, who, "saw-strength")] == [None]


@pytest.mark.rule("I26.15", "I13.8")
def test_after_a_fight_everybody_knows_the_strength() -> None:
    table = play(at("act red land; red city=1; caiman r3; caiman r4"), "to r3 ; strength 5 ; roll 6 ; beast 3")
    assert seen(table, None, "strength", "r3") == 5
    assert who_sees(table, "strength", "r3") == list(EVERYBODY)
    assert who_sees(table, "strength", "r4") == []
    assert heard(table, None, "hunted")[0]["strength"] == 5


@pytest.mark.rule("I26.16", "I14.6")
def test_a_ruin_turned_up_is_for_all() -> None:
    table = play(at("act red land; red city=1; land-ruin r3; land-ruin r4"), "to r3 ; ruin x11")
    assert who_sees(table, "ruin", "r3") == list(EVERYBODY)
    assert who_sees(table, "ruin", "r4") == []
    assert heard(table, None, "ruin-up")[0]["ruin"] == "x11"


@pytest.mark.rule("I26.24", "I3.8", "I25.5")
def test_a_drawn_strength_is_not_drawn_again_in_a_fight() -> None:
    table = play(at("act red land; red city=1; snake r3 2 unseen; blue scout=r3"), "to r3 ; roll 6")
    assert seen(table, None, "strength", "r3") == 2
    drawn = play(at("act red land; red city=1; snake r3; snake r4 3; blue scout=r5; snake r5 2 unseen"), "to r3")
    assert drawn.state.chance_weights() == [4, 2], "those already drawn are not left"


# Gods


@pytest.mark.rule("I26.7", "I26.8", "I25.37", "I20.30")
def test_a_choice_from_a_deck_is_private() -> None:
    table = play(at("act red god; red gods=g30; open g05"), "delve green ; reveal g21,g33,g40")
    assert view(table, "red")["stack"][-1]["cards"] == [21, 33, 40]
    for who in ("green", "yellow", "blue", None):
        assert view(table, who)["stack"][-1]["cards"] is None
        assert [event["god"] for event in heard(table, who, "delved-card")] == [None] * 3
    after = play(table, "god g33")
    assert seen(after, "red", "layer") == [[21, 40]]
    for who in ("green", "yellow", "blue", None):
        assert seen(after, who, "layer") == [None]
        assert seen(after, who, "layer_size") == [2] and seen(after, who, "gods_left")[1] == 16


@pytest.mark.rule("I1.29")
def test_a_layer_comes_after_all_other_cards() -> None:
    table = at(
        "act red god; red gods=g30,g35 coins=20; open g05; gone g31 g34;"
        " blue gods=g21,g22,g23,g24,g25,g36,g37,g38,g39,g40"
    )
    table = play(table, "delve green ; reveal g26,g27,g28 ; god g26")
    table = play(table, "green act coins ; yellow act coins ; blue act coins ; red act god ; delve green")
    assert chances(table) == {"reveal g29": 1}
    table = play(table, "reveal g29")
    assert chances(table) == {"reveal g27": 1, "reveal g28": 1}
    table = play(table, "reveal g28 ; reveal g27 ; god g29")
    assert table.state.layer == [[27, 28]] and table.state.layer_size == [2]


# The view as a whole


@pytest.mark.rule("I26.20")
def test_choices_are_for_the_seat_asked() -> None:
    table = at("turn red; red coins=3; blue coins=3")
    assert table.game.why(table.state, 3, "act coins") == "I25.1"
    assert table.state.to_act() == (0,)


@pytest.mark.rule("I26.25")
def test_after_the_game_everything_is_open() -> None:
    table = at("score; red stone=2 fire=1 scout=t2; snake t2 2 unseen; snake t3")
    for who in EVERYBODY:
        assert seen(table, who, "hand")[0] == [2, 1]
        assert seen(table, who, "strength", "t2") == 2
        assert seen(table, who, "deck") == [14, 15]


def guess(table: Table, who: str, rng: Random) -> ChichenState:
    """A full state that agrees with what a seat sees."""
    state = table.game.determinize(view(table, who), rng)
    assert isinstance(state, ChichenState)
    return state


@pytest.mark.rule("I26.27", "I26.26")
def test_a_guess_agrees_with_all_that_is_known() -> None:
    table = at(
        "turn red; red coins=3 stone=2 fire=1 scout=t2; blue stone=2 fire=2 least-stone=1; green fire=3 least-fire=2;"
        " deck 3 1; most 3 4; discard 9 9; snake t2 3 unseen; snake t3; snake t4 2 unseen; blue scout=t4;"
        " land-ruin u3; down u3 x02; green scout=u3"
    )
    rng = Random(1)
    strengths: Counter[int] = Counter()
    ruins: Counter[int] = Counter()
    for _ in range(200):
        state = guess(table, "red", rng)
        table.game.check_invariants(state)
        guessed = Table(table.game, state, [])
        assert view(guessed, "red") == view(table, "red")
        assert state.legal_actions(0) == table.state.legal_actions(0)
        strengths[guessed.state.strength[spot_at(table, "t4")]] += 1
        ruins[guessed.state.ruin[spot_at(table, "u3")]] += 1
    assert set(strengths) == {1, 2} and 80 < strengths[1] < 145  # four of seven
    assert len(ruins) == 12


@pytest.mark.rule("I26.27", "I26.13")
def test_every_deal_of_magic_cards_that_keeps_the_bounds_is_equally_likely() -> None:
    """A deck of 5 stone and 9 fire was seen by all; blue draws three. To red, 16 stone and 15 fire lie somewhere."""
    table = at(
        "act blue magic; red fire=1; green stone=6 fire=2; yellow stone=4 fire=4; blue stone=1;"
        " deck 5 9; discard 0 0; most 5 9"
    )
    table = play(table, "draw fire,fire,fire")
    deals = {stones: comb(16, stones) * comb(15, 11 - stones) for stones in range(2, 6)}
    guesses, rng = 2000, Random(1)
    found = Counter(guess(table, "red", rng).deck[0] for _ in range(guesses))
    assert set(found) <= set(deals)
    for stones, ways in deals.items():
        chance = ways / sum(deals.values())
        error = sqrt(guesses * chance * (1 - chance))
        assert abs(found[stones] - guesses * chance) < 3 * error + 1, f"{stones} stones: {found[stones]}"


@pytest.mark.rule("I26.27", "I26.11")
def test_cards_that_a_hand_is_known_to_hold_stay_there_and_the_others_are_dealt() -> None:
    table = at("turn red; blue stone=2 fire=2 least-stone=2; deck 10 10; discard 4 4")
    rng = Random(2)
    hands = Counter(tuple(guess(table, "red", rng).hand[3]) for _ in range(2000))
    assert set(hands) == {(2, 2), (3, 1), (4, 0)}
    chances = {(2, 2): comb(12, 2), (3, 1): 10 * 12, (4, 0): comb(10, 2)}  # of the 22 cards that lie somewhere
    for hand, ways in chances.items():
        assert abs(hands[hand] - 2000 * ways / comb(22, 2)) < 70


@pytest.mark.rule("I26.24", "I26.27")
@pytest.mark.parametrize(
    ("moves", "strength", "ruin"),
    [("scout q3", 0, 0), ("scout q3 ; strength 2", 1, 0), ("scout q3 ; strength 2 ; ruin x01", 1, 1)],
)
def test_a_guess_while_a_scout_looks(moves: str, strength: int, ruin: int) -> None:
    """Drawn is what was drawn, and what is still to be drawn is not."""
    table = play(at("act red scout; land-ruin q3; snake q3"), moves)
    for who in ("red", "blue"):
        state = guess(table, who, Random(3))
        table.game.check_invariants(state)
        spot = spot_at(table, "q3")
        assert (state.strength[spot] > 0, state.ruin[spot] > 0) == (bool(strength), bool(ruin))
