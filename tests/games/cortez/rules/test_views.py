"""Chapter 23: what each seat can see."""

from random import Random

import pytest
from games.cortez.position import ALL_SUPPLIES, at, new, supplies, supply_text
from games.cortez.random_games import positions
from games.language import asked, heard, offers, play, step, view

from patolli.core.record import read_record
from patolli.core.replay import replay
from patolli.core.state import CHANCE

HANDS = "3 action red; red a1; blue b1; orange c1; hand red war 65 sup 2c bribe own mission 18"
HANDS += "; hand blue war 1 sup 3g1f bribe vp3 blank mission 19; hand orange mission 20; discard 2w"
COUNTED = ("supply", "war", "bribes")


@pytest.mark.rule("C23.1")
def test_hands() -> None:
    table = at(HANDS)
    full = table.game.dump(table.state)["state"]
    for viewer in ("red", "blue", "orange", None):
        seen = view(table, viewer)["state"]
        for seat, name in enumerate(("red", "blue", "orange")):
            for field in COUNTED:
                expected = full[field][seat] if name == viewer else sum(full[field][seat])
                assert seen[field][seat] == expected
            assert seen["mission"][seat] == (full["mission"][seat] if name == viewer else None)


@pytest.mark.rule("C23.1")
def test_decks() -> None:
    table = at(HANDS)
    for viewer in ("red", "blue", None):
        seen = view(table, viewer)["state"]
        assert (seen["deck"], seen["war_deck"], seen["pile"]) == (94, [38, 39], 6)
        assert (seen["discard"], seen["used"]) == ([0, 2, 0, 0], [0] * 8)
        assert "missions_left" not in seen


PUBLIC = (
    "figure",
    "down",
    "march",
    "lifted",
    "colour",
    "start",
    "active",
    "round",
    "flips",
    "events",
    "treasures",
    "lost",
)


@pytest.mark.rule("C23.1")
@pytest.mark.parametrize("seed", [41, 42])
def test_public_fields_are_visible_to_all(seed: int) -> None:
    for table in positions(3, seed):
        full = table.game.dump(table.state)["state"]
        for viewer in (None, "red"):
            seen = view(table, viewer)
            assert seen["to_act"] == list(table.state.to_act())
            assert {field: seen["state"][field] for field in (*PUBLIC, "discard", "used", "known")} == {
                field: full[field] for field in (*PUBLIC, "discard", "used", "known")
            }


@pytest.mark.rule("C23.1")
def test_an_auction_is_public() -> None:
    table = play(
        at("3 event bribery red; hand red sup 2g; hand blue sup 2g; hand orange sup 2g"), "blue bid 3 ; orange pass"
    )
    for viewer in ("orange", None):
        (frame,) = [frame for frame in view(table, viewer)["stack"] if frame["frame"] == "Auction"]
        assert (frame["bidder"], frame["bid"], frame["passes"]) == (1, 3, 1)


@pytest.mark.rule("C23.2")
def test_draws_are_visible_to_their_receiver() -> None:
    table = new(2)
    for text in (
        "first red",
        "guard junction aztec",
        "guard flank aztec",
        "guard corner spaniard",
        *["war 6"] * 4,
        "mission 18",
    ):
        step(table, CHANCE, text)
    for _ in range(10):
        step(table, CHANCE, "supply gold")
    for viewer, value, mission, card in (("red", 6, 18, "gold"), ("blue", None, None, None), (None, None, None, None)):
        assert [event["value"] for event in heard(table, viewer, "dealt-war")] == [value] * 4
        assert [event["mission"] for event in heard(table, viewer, "dealt-mission")] == [mission]
        assert [event["card"] for event in heard(table, viewer, "dealt-supply")] == [card] * 10
        assert len(heard(table, viewer, "started")) == 1 and len(heard(table, viewer, "guarded")) == 3
    drawn = play(
        at("2 action red; red a1; hand red sup 1f"),
        "red gather ; * supply gold ; red levy ; * war 5 ; * war 1 ; * war 1 ; * war 1",
    )
    for viewer, card, value in (("red", "gold", 5), ("blue", None, None), (None, None, None)):
        assert [event["card"] for event in heard(drawn, viewer, "drew-supply")] == [card]
        assert heard(drawn, viewer, "drew-war")[0]["value"] == value


@pytest.mark.rule("C23.2")
def test_flips_and_lots_are_public() -> None:
    table = play(
        at("4 action red; red a1; spaniard b1; hand red war 5"),
        "red move a1 ; red to b1 ; * lot gold ; * lot gold ; * defender blue",
    )
    assert [event["card"] for event in heard(table, None, "drew-lot")] == ["gold", "gold"]
    assert [event["seat"] for event in heard(table, None, "defends")] == [1]
    assert [event["event"] for event in heard(play(at("2 flip red 0"), "* event plunder"), None, "flipped")] == [
        "plunder"
    ]


HIRE = (
    "4 action red; red a1; blue b1 u1; orange c1 u2; green d1; hand red war 5531"
    "; hand blue war 66; hand orange war 641 sup 1c; hand green war 2"
)
BATTLE = "red move a1 ; red to b1 ; red lay 5 ; red done"


SECRETS = [
    ("3 action red; red a1; blue b1; hand red war 6531", "red move a1 ; red to b1 ; red lay {}", ("5", "3"), "red"),
    (
        "3 action red; red a1; blue b1; hand red war 6531",
        "red move a1 ; red to b1 ; red lay {} ; red done",
        ("6", "1"),
        "red",
    ),
    ("3 event mutiny red; hand red war 654321", "red dismiss {}", ("1", "4"), "red"),
    ("3 event mutiny red; hand red war 654321", "red dismiss {} ; red dismiss 5", ("1", "4"), "red"),
    ("3 action red; red a1; blue b1", "red gather ; * supply {}", ("gold", "food"), "red"),
    ("3 action red; red a1; blue b1; hand red sup 1f", "red levy ; * war {}", ("1", "6"), "red"),
    ("3 event bribery red; red a1; blue b1", "* bribe {}", ("own", "blank"), "red"),
    (HIRE, f"{BATTLE} ; orange hire attacker {{}}", ("6", "1"), "red orange"),
    (HIRE, f"{BATTLE} ; orange hire attacker {{}} ; orange send ; red accept", ("6", "1"), "red orange"),
    (HIRE, f"{BATTLE} ; orange hire defender {{}} ; orange send ; blue decline", ("6", "1"), "blue orange"),
]


@pytest.mark.rule("C23.1", "C23.2", "C23.3")
@pytest.mark.parametrize(("text", "line", "cards", "insiders"), SECRETS)
def test_other_seats_see_no_difference(text: str, line: str, cards: tuple[str, str], insiders: str) -> None:
    one, other = [play(at(text), line.format(card)) for card in cards]
    for viewer in (None, *one.game.seat_names(one.state.players)):
        same = viewer not in insiders.split()
        assert (view(one, viewer) == view(other, viewer)) == same, viewer
        assert (heard(one, viewer) == heard(other, viewer)) == same, viewer


# C23.6, C23.7


@pytest.mark.rule("C23.6")
def test_a_log_keeps_visible_cards() -> None:
    """The card a hire showed stays in the log of those two after it went back to its deck; what was hidden stays so."""
    table = play(
        at(HIRE),
        f"{BATTLE} ; orange hire attacker 6 ; orange send ; red accept"
        " ; green pass ; blue surrender ; * war 1 ; red to u3 ; red pass",
    )
    assert asked(table) == "*"
    for viewer, value in (("red", 6), ("orange", 6), ("blue", None), ("green", None), (None, None)):
        assert [event["value"] for event in heard(table, viewer, "showed")] == [value]
    assert [event["value"] for event in heard(table, "red", "laid")] == [5]
    assert [event["value"] for event in heard(table, "blue", "laid")] == [None]


@pytest.mark.rule("C23.6")
def test_a_replay_keeps_every_line() -> None:
    head = ["patolli-record 1", "game cortez", "seat red", "seat blue", "---", "* first red"]
    table = replay(
        read_record(
            "\n".join([*head, *[f"* guard {word} aztec" for word in ("junction", "flank", "corner")], "* war 6"])
        )
    )
    seen = [table.game.events.visible(event, 0) for turn in table.steps for event in turn.events]
    assert [event["value"] for event in seen if event["kind"] == "dealt-war"] == [6]


@pytest.mark.rule("C23.7")
@pytest.mark.parametrize(("players", "seed"), [(2, 61), (4, 62), (5, 63)])
def test_a_guess_agrees_with_the_view(players: int, seed: int) -> None:
    rng = Random(seed)
    guessed = 0
    for table in positions(players, seed):
        if rng.random() > 0.06 or not table.state.to_act():
            continue
        for seat in [None, *range(players)]:
            seen = table.game.view(table.state, seat)
            guess = table.game.determinize(seen, rng)
            assert table.game.view(guess, seat) == seen
            table.game.check_invariants(guess)
            guessed += 1
    assert guessed > 60


@pytest.mark.rule("C23.7")
def test_guesses_are_uniform() -> None:
    """Blue holds one of four unseen cards, three of which are camouflage."""
    rest = supply_text([all_of - gone for all_of, gone in zip(ALL_SUPPLIES, supplies("3c1g"), strict=True)])
    table = at(
        f"2 action red; red a1; blue b1; hand red mission 18; hand blue sup 1g mission 19; deck 3c; discard {rest}"
    )
    rng = Random(7)
    guesses = [table.game.dump(table.game.determinize(view(table, "red"), rng))["state"] for _ in range(600)]
    hidden = [guess["supply"][1] for guess in guesses].count([1, 0, 0, 0])
    assert 390 < hidden < 510  # 450 expected, standard deviation 10.6
    assert {tuple(guess["mission"][1:]) for guess in guesses} == {(n,) for n in range(17, 25) if n != 18}
    twice = [guess["mission"][1] for guess in guesses].count(17)
    assert 110 < twice < 190  # two of the eight missions left: 150 expected, standard deviation 10.6


@pytest.mark.rule("C23.7", "C23.4", "C23.5")
def test_worlds_respect_known_and_shown_cards() -> None:
    setup = HIRE + "; spaniard f1"
    table = play(
        at(setup),
        f"{BATTLE} ; orange hire attacker 6 ; orange give camouflage ; orange send ; red decline ; green pass",
    )
    assert offers(table)
    table = play(table, "blue surrender ; * war 1")
    rng = Random(8)
    full = table.game.dump(table.state)
    full["state"]["mission"] = [17, 18, 19, 20]
    full["state"]["missions_left"] = [1, 0, 0, 0, 1, 1, 1, 1]
    state = table.game.load_state(full)
    for _ in range(60):
        guess = table.game.dump(table.game.determinize(table.game.view(state, 0), rng))["state"]
        assert guess["war"][2][5] >= 1  # red was shown the 6
        assert guess["supply"][2] == [1, 0, 0, 0]  # its only card was offered in public
    sixes = {
        table.game.dump(table.game.determinize(table.game.view(state, 1), rng))["state"]["war"][2][5] for _ in range(60)
    }
    assert 0 in sixes  # blue was not shown it
