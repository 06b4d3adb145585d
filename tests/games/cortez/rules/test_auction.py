"""Chapter 15: the auction of a bribe card."""

from random import Random

import pytest
from games.cortez.examples import holds, payments
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused, view


@pytest.mark.rule("C15.1", "C16.9")
def test_a_window_precedes_the_bidding() -> None:
    table = at("3 event bribery red; red a1; blue b1; hand blue sup 1g; hand orange bribe stores")
    assert (asked(table), offers(table)) == ("orange", ["pass", "play stores"])
    table = play(
        table, "orange play stores ; * supply gold ; * supply gold ; * supply gold ; * supply gold ; * supply gold"
    )
    assert asked(table) == "blue"  # the window is over: orange has no bribe card left
    assert "bid 4" in offers(table)
    assert "bid 20" in offers(play(table, "blue pass"))  # orange bids with what it drew


@pytest.mark.rule("C15.1")
def test_no_bidding_for_an_empty_pile() -> None:
    table = at("2 event bribery red; red a1; blue b1; hand blue sup 1g bribe blank; pile")
    assert (asked(table), offers(table)) == ("blue", ["pass"])  # window b
    table = play(table, "blue pass")
    assert (asked(table), offers(table)) == ("blue", ["pass"])  # window c
    table = play(table, "blue pass")
    assert asked(table) == "red" and "gather" in offers(table)


@pytest.mark.rule("C15.2", "C15.3")
def test_the_order_of_bidders() -> None:
    table = at("5 event bribery orange; hand red sup 1g; hand blue sup 1g; hand orange sup 1g; hand yellow sup 1g")
    order = []
    for n in (1, 2, 3):
        order.append(asked(table))
        table = play(table, f"{asked(table)} bid {n}")
    assert order == ["yellow", "red", "blue"]  # green has no supplies
    assert asked(table) == "orange"
    table = play(table, "orange pass")
    assert asked(table) == "yellow"  # round after round


@pytest.mark.rule("C15.3", "C15.9", "C22.3")
def test_nobody_can_bid() -> None:
    table = at("3 event bribery blue")
    assert asked(table) == "*"
    after = play(table, "* bribe recruits")
    holds(after, "hand blue bribe recruits")


@pytest.mark.rule("C15.4")
def test_bids() -> None:
    table = at("3 event bribery red; hand red sup 2g; hand blue sup 1c1g")
    assert offers(table) == ["pass", *[f"bid {n}" for n in range(1, 6)]]
    assert refused(table, "blue bid 6") == "C15.4"
    after = play(table, "blue bid 3")
    assert offers(after) == ["pass", *[f"bid {n}" for n in range(4, 9)]]
    assert refused(after, "red bid 3") == "C15.4"
    assert refused(after, "red bid 9") == "C15.4"


@pytest.mark.rule("C15.5")
def test_a_pass_is_not_final() -> None:
    table = at("3 event bribery red; hand red sup 2g; hand blue sup 2g; hand orange sup 2g")
    table = play(table, "blue pass ; orange bid 1 ; red pass ; blue bid 2 ; orange bid 3 ; red bid 4")
    assert asked(table) == "blue"


@pytest.mark.rule("C15.6")
@pytest.mark.parametrize(
    ("bids", "buyer"),
    [
        ("blue bid 1 ; orange pass ; red pass", "blue"),
        ("blue pass ; orange bid 1 ; red pass ; blue pass", "orange"),
        ("blue pass ; orange pass ; red bid 4 ; blue pass ; orange pass", "red"),
        ("blue bid 1 ; orange bid 2 ; red pass ; blue bid 3 ; orange pass ; red pass", "blue"),
    ],
)
def test_the_end_of_bidding(bids: str, buyer: str) -> None:
    table = at("3 event bribery red; hand red sup 2g; hand blue sup 2g; hand orange sup 2g")
    *before, last = bids.split(" ; ")
    almost = play(table, " ; ".join(before))
    assert asked(almost) == last.split()[0]
    done = play(almost, last)
    assert asked(done) == buyer and offers(done, "pay")


@pytest.mark.rule("C15.6")
def test_a_lone_bidder_buys_at_once() -> None:
    table = play(at("3 event bribery red; hand blue sup 2g"), "blue bid 3")
    assert (asked(table), offers(table)) == ("blue", ["pay gold"])


@pytest.mark.rule("C15.7", "C15.8")
@pytest.mark.parametrize(
    ("hand", "bid", "ways"),
    [
        ("1c", 1, "c"),
        ("3g", 1, "g"),
        ("1c1g", 1, "c g"),
        ("1c1w", 3, "wc"),
        ("2c2w", 4, "wcc ww"),
        ("2g", 5, "gg"),
        ("2w1f", 4, "fw ww"),
        ("4c1f", 4, "cccc fc"),
        ("1c2g", 7, "gg"),
        ("1c1w1f1g", 7, "gf gwc"),
        ("1c1w1f1g", 10, "gfwc"),
        ("3f", 4, "ff"),
    ],
)
def test_payments(hand: str, bid: int, ways: str) -> None:
    """No card in vain: without any one of them the bid would not be reached."""
    found = payments(hand, bid)
    assert found == sorted(ways.split())
    value = {"c": 1, "w": 2, "f": 3, "g": 4}
    for way in found:
        assert sum(value[card] for card in way) - min(value[card] for card in way) < bid


@pytest.mark.rule("C15.7")
def test_payment_is_discarded_and_no_change_given() -> None:
    table = play(at("2 event bribery red; hand blue sup 3f"), "blue bid 4 ; blue pay food")
    assert offers(table) == ["pay food"]
    table = play(table, "blue pay food ; * bribe blank")
    holds(table, "hand blue sup 1f bribe blank")
    holds(table, "discard 2f")
    assert [event["card"] for event in heard(table, None, "paid")] == ["food", "food"]


@pytest.mark.rule("C15.7", "C15.8")
def test_wrong_payments() -> None:
    table = play(at("2 event bribery red; hand blue sup 1c2w1g"), "blue bid 5")
    assert offers(table) == ["pay camouflage", "pay weapon", "pay gold"]
    assert refused(table, "blue pay food") == "C15.7"  # not in hand
    begun = play(table, "blue pay camouflage")
    assert offers(begun) == ["pay weapon", "pay gold"]
    assert offers(play(begun, "blue pay weapon")) == ["pay weapon"]  # with gold camouflage or weapon would be in vain
    assert refused(begun, "blue pay weapon ; blue pay gold") == "C15.8"
    assert refused(begun, "blue pass") is not None


@pytest.mark.rule("C15.7", "C22.13")
def test_a_payment_in_any_order_is_the_same() -> None:
    table = play(at("3 event bribery red; hand blue sup 2c2w1f2g"), "blue bid 9")
    ends = [
        play(table, " ; ".join(f"blue pay {card}" for card in order.split()))
        for order in ("gold food weapon", "weapon gold food", "food weapon gold")
    ]
    assert len({table.game.digest(end.state) for end in ends}) == 1
    halves = [
        play(table, f"blue pay {one} ; blue pay {other}") for one, other in (("gold", "weapon"), ("weapon", "gold"))
    ]
    assert len({table.game.digest(half.state) for half in halves}) == 1


@pytest.mark.rule("C15.7", "C15.8", "C23.7")
def test_a_seat_that_has_paid_a_little_can_pay_the_rest() -> None:
    """In every world that another seat may guess, after every beginning of a payment."""
    table = play(at("3 event bribery red; hand blue sup 4c1w2g"), "blue bid 9")
    for begun in (table, play(table, "blue pay camouflage"), play(table, "blue pay weapon ; blue pay camouflage")):
        for seed in range(30):
            world = table.game.determinize(view(begun, "red"), Random(seed))
            assert world.legal_actions(1)


@pytest.mark.rule("C27.1")
def test_payments_under_rules_1() -> None:
    table = play(at("2 event bribery red; hand blue sup 1c2w1g", rules=1), "blue bid 5")
    assert offers(table) == ["pay weapon", "pay gold"]
    assert refused(table, "blue pay camouflage") == "C15.8"  # 1 does not reach 5
    assert refused(table, "blue pay weapon ; blue pay gold") == "C27.1"


@pytest.mark.rule("C15.9")
def test_without_a_bid_the_card_is_free() -> None:
    table = at("3 event bribery orange; hand red sup 1g; hand blue sup 1g; hand orange sup 1g")
    table = play(table, "red pass ; blue pass ; orange pass ; * bribe vp7")
    holds(table, "hand orange sup 1g bribe vp7")
    holds(table, "discard")


@pytest.mark.rule("C15.10", "C22.10", "C23.2")
def test_the_card_is_seen_by_its_owner_only() -> None:
    table = at("3 event bribery red; hand blue sup 1g; hand orange bribe own blank; pile own foreign blank blank")
    table = play(table, "orange pass ; blue bid 1 ; blue pay gold")
    assert chances(table) == {"bribe own": 1, "bribe foreign": 1, "bribe blank": 2}
    table = play(table, "* bribe foreign")
    assert view(table, "blue")["state"]["bribes"][1] == [0, 1, 0, 0, 0, 0, 0, 0]
    for who in ("red", "orange", None):
        assert view(table, who)["state"]["bribes"][1] == 1
        assert [event["card"] for event in heard(table, who, "drew-bribe")] == [None]


@pytest.mark.rule("C15.11", "C22.3")
@pytest.mark.parametrize("hand", ["1c", "1w", "2c"])
def test_asked_even_without_a_higher_bid(hand: str) -> None:
    table = play(at(f"3 event bribery red; hand blue sup 3g; hand orange sup {hand}"), "blue bid 9")
    assert (asked(table), offers(table)) == ("orange", ["pass"])
