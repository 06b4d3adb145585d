"""Chapter 14: deals."""

from itertools import permutations

import pytest
from games.cortez.examples import holds
from games.cortez.position import at
from games.language import asked, heard, may, offers, play, refused, view

from patolli.core.replay import Replay
from patolli.games.cortez.rules.combat.battle import current_battle
from patolli.match.match import undoable

TRADE = "4 action red; red a1; blue b1; orange c1; green d1; hand red sup 2c1w1g; hand blue sup 1w1f"
OPEN = "red propose blue"
DECLINED = "red propose blue ; red give camouflage ; red send ; blue decline"
FIGHT = "red move a1 ; red to b1"


@pytest.mark.rule("C14.1")
def test_only_supplies_change_hands() -> None:
    table = at(
        "2 action red; red a1; blue b1; hand red war 666 sup 1c bribe own vp7 mission 18; hand blue war 1 sup 1g"
    )
    table = play(table, OPEN)
    assert {text.split()[0] for text in offers(table)} <= {"give", "want", "send", "cancel"}
    table = play(table, "red give camouflage ; red want gold ; red send ; blue accept")
    holds(table, "hand red war 666 sup 1g bribe own vp7 mission 18")
    holds(table, "hand blue war 1 sup 1c")


@pytest.mark.rule("C14.2", "C14.3")
def test_the_active_player_trades_with_any_seat() -> None:
    table = at(TRADE)
    assert offers(table, "propose") == ["propose blue", "propose orange", "propose green"]
    for colour in ("blue", "orange", "green"):
        opened = play(table, f"red propose {colour}")
        assert [event["deal"] for event in heard(opened, None, "opened")] == ["trade"]
    assert refused(table, "red propose red") is not None
    assert refused(table, "blue propose red") is not None  # not active


@pytest.mark.rule("C14.3")
def test_somebody_must_hold_a_supply_card() -> None:
    table = at("3 action red; red a1; blue b1; orange c1; hand blue sup 1w")
    assert offers(table, "propose") == ["propose blue"]
    assert refused(table, "red propose orange") == "C14.3"
    bare = at("3 action red; red a1; blue b1; orange c1")
    assert offers(bare, "propose") == []


@pytest.mark.rule("C14.3", "C24.12")
@pytest.mark.parametrize("proposals", [1, 3, 9])
def test_so_many_proposals_in_a_turn(proposals: int) -> None:
    table = at(TRADE, proposals=proposals)
    for _ in range(proposals):
        table = play(table, DECLINED)
    assert refused(table, "red propose blue") == "C14.3"
    assert asked(table) == "red" and "gather" in offers(table)  # no action is used up
    table = play(table, "red pass")
    assert refused(table, "red propose green") == "C14.3"  # a turn, not an action
    table = play(table, "red pass ; * event plunder")
    assert "propose red" in offers(table)


@pytest.mark.rule("C14.3")
def test_proposals_before_both_actions() -> None:
    table = play(at(TRADE), f"{DECLINED} ; red pass ; {DECLINED} ; {DECLINED}")
    assert refused(table, OPEN) == "C14.3"
    assert refused(table, "red gather") is None


@pytest.mark.rule("C14.3", "C16.9")
def test_no_window_after_a_proposal() -> None:
    table = at(f"{TRADE} bribe own")
    assert asked(play(table, DECLINED)) == "red"
    assert asked(play(table, "red pass")) == "blue"  # after an action there is one


@pytest.mark.rule("C14.4", "C14.9")
@pytest.mark.parametrize(
    ("deal", "red", "blue"),
    [
        ("red give camouflage ; red send ; blue accept", "1c1w1g", "1c1w1f"),
        ("red want food ; red send ; blue accept", "2c1w1f1g", "1w"),
        (
            "red give camouflage ; red give camouflage ; red give gold ; red want food ; red send ; blue accept",
            "1w1f",
            "2c1w1g",
        ),
        ("red give weapon ; red want weapon ; red send ; blue accept", "2c1w1g", "1w1f"),
    ],
)
def test_uneven_deals(deal: str, red: str, blue: str) -> None:
    table = play(at(TRADE), f"{OPEN} ; {deal}")
    holds(table, f"hand red sup {red}")
    holds(table, f"hand blue sup {blue}")
    assert asked(table) == "red" and "gather" in offers(table)


PARTS = [
    "give camouflage",
    "give weapon",
    "give gold",
    "want camouflage",
    "want weapon",
    "want food",
    "want gold",
]


@pytest.mark.rule("C14.5", "C22.13")
def test_a_draft_in_any_order() -> None:
    table = play(at(TRADE), OPEN)
    assert offers(table) == [*PARTS, "cancel"]
    begun = play(table, "red want food ; red give weapon")
    assert offers(begun) == ["send", *[part for part in PARTS if part != "give weapon"], "cancel"]
    parts = ["give gold", "want weapon", "give camouflage", "want camouflage"]
    ends = {
        table.game.digest(play(table, " ; ".join(f"red {part}" for part in order)).state)
        for order in permutations(parts)
    }
    assert len(ends) == 1


@pytest.mark.rule("C27.1", "C27.2")
def test_building_under_rules_1() -> None:
    table = play(at(TRADE, rules=1), OPEN)
    assert offers(table) == PARTS
    later = play(table, "red give weapon")
    assert offers(later, "give") == ["give gold"]
    assert refused(later, "red give camouflage") == "C27.1"
    wanted = play(later, "red want food")
    assert offers(wanted) == ["send", "want food", "want gold"]
    assert refused(wanted, "red give gold") == "C27.1"
    assert refused(wanted, "red want weapon") == "C27.1"
    assert view(wanted, "green")["stack"][-1]["give"] == [0, 1, 0, 0]
    assert may(play(wanted, "red send"), "red") == []


@pytest.mark.rule("C14.6")
def test_at_most_five_cards_on_a_side() -> None:
    table = at("2 action red; red a1; blue b1; hand red sup 3c4g; hand blue sup 9w")
    table = play(
        table,
        f"{OPEN} ; red give camouflage ; red give camouflage ; red give camouflage ; red give gold ; red give gold",
    )
    assert offers(table, "give") == []
    assert refused(table, "red give gold") == "C14.6"
    table = play(table, " ; ".join(["red want weapon"] * 5))
    assert offers(table) == ["send", "cancel"]
    assert refused(table, "red want weapon") == "C14.6"


@pytest.mark.rule("C14.7")
def test_only_held_cards_are_given() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give weapon")
    assert refused(table, "red give weapon") == "C14.7"
    assert refused(play(at(TRADE), OPEN), "red give food") == "C14.7"


@pytest.mark.rule("C14.8", "C22.3")
def test_wanting_is_limited_by_the_size_of_the_hand_only() -> None:
    for hand in ("1w1f", "2g", "2c"):
        table = play(
            at(f"2 action red; red a1; blue b1; hand red sup 1c; hand blue sup {hand}"), f"{OPEN} ; red want gold"
        )
        assert offers(table, "want")[-1] == "want gold"
        table = play(table, "red want gold")
        assert offers(table, "want") == []
        assert refused(table, "red want gold") == "C14.8"


@pytest.mark.rule("C14.9")
def test_an_empty_trade_is_none() -> None:
    table = play(at(TRADE), OPEN)
    assert refused(table, "red send") == "C14.9"
    counter = play(at(TRADE), f"{OPEN} ; red give camouflage ; red send ; blue counter")
    assert refused(counter, "blue send") == "C14.9"
    hire = at("3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange war 1 sup 1c")
    hire = play(hire, f"{FIGHT} ; red lay 5 ; red done ; orange hire attacker 1")
    assert "send" in offers(hire)
    assert "send" in offers(play(hire, "orange send ; red counter"))  # an empty counter to a hire, too


PARLEY = "2 action red; red a1; blue b1; hand red war 1 sup 1f2g; hand blue war 66 sup 1c"


@pytest.mark.rule("C14.10")
def test_a_parley_gives_and_wants_nothing() -> None:
    table = play(at(PARLEY), f"{FIGHT} ; red parley")
    assert offers(table) == ["give food", "give gold", "cancel"]
    assert refused(table, "red send") in ("C14.9", "C14.10")
    assert refused(table, "red give gold ; red want camouflage") == "C14.10"
    counter = play(table, "red give gold ; red send ; blue counter")
    assert offers(counter) == ["want camouflage", "want weapon", "want food", "want gold", "cancel"]
    assert refused(counter, "blue give camouflage") == "C14.10"
    assert refused(counter, "blue send") in ("C14.9", "C14.10")


@pytest.mark.rule("C14.10", "C14.12", "C10.13")
def test_a_declined_counter_to_a_parley() -> None:
    table = play(
        at(PARLEY), f"{FIGHT} ; red parley ; red give gold ; red send ; blue counter ; blue want weapon ; blue send"
    )
    assert offers(table) == ["decline"]  # red holds no weapon
    table = play(table, "red decline")
    assert asked(table) == "blue" and offers(table) == ["pass"]  # the levy comes next
    holds(table, "hand red war 1 sup 1f2g")


@pytest.mark.rule("C14.11")
def test_answers() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give camouflage ; red want food ; red send")
    assert (asked(table), offers(table)) == ("blue", ["accept", "decline", "counter"])
    two = play(at(TRADE), f"{OPEN} ; red want food ; red want food ; red send")
    assert offers(two) == ["decline", "counter"]
    assert refused(two, "blue accept") == "C14.11"
    declined = play(table, "blue decline")
    holds(declined, "hand red sup 2c1w1g")
    holds(declined, "hand blue sup 1w1f")


@pytest.mark.rule("C14.12", "C14.13")
def test_a_counter() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give camouflage ; red send ; blue counter")
    assert asked(table) == "blue"
    parts = ["give weapon", "give food", "want camouflage", "want weapon", "want food", "want gold"]
    assert offers(table) == [*parts, "cancel"]
    table = play(table, "blue give food ; blue want gold ; blue send")
    assert (asked(table), offers(table)) == ("red", ["accept", "decline"])
    assert refused(table, "red counter") in ("C14.12", "C14.13")
    done = play(table, "red accept")
    holds(done, "hand red sup 2c1w1f")  # the first offer is gone
    holds(done, "hand blue sup 1w1g")
    holds(play(table, "red decline"), "hand red sup 2c1w1g")
    assert asked(play(table, "red decline")) == "red"


@pytest.mark.rule("C14.12")
def test_the_shown_card_stays_part_of_a_countered_hire() -> None:
    table = at("3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange war 61 sup 1c; hand blue sup 1g")
    table = play(
        table,
        f"{FIGHT} ; blue pass ; red lay 5 ; red done ; orange hire defender 6 ; orange want gold"
        " ; orange send ; blue counter ; blue want camouflage ; blue send ; orange accept",
    )
    holds(table, "hand blue sup 1c1g")
    holds(table, "hand orange war 1 sup")


@pytest.mark.rule("C14.13")
def test_counter_is_always_offered_first() -> None:
    bare = play(at("2 action red; red a1; blue b1; hand red sup 1c"), f"{OPEN} ; red give camouflage ; red send")
    assert "counter" in offers(bare)  # blue has no card to give, but may want


@pytest.mark.rule("C14.14")
def test_an_accepted_deal_is_carried_out_at_once() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give gold ; red want food ; red send ; blue accept")
    assert refused(table, "red levy") is None  # with the food just bought
    assert refused(table, "red decline") == "C22.6"


@pytest.mark.rule("C14.15", "C14.22")
def test_a_draft_can_be_left_and_counts() -> None:
    table = play(at(TRADE, proposals=2), OPEN)
    for text in ("pass", "decline", "gather", "propose green", "withdraw"):
        assert refused(table, f"red {text}") is not None
    left = play(table, "red give camouflage ; red want food ; red cancel")
    assert asked(left) == "red" and "gather" in offers(left)
    holds(left, "hand red sup 2c1w1g")
    assert left.state.proposed == 1
    assert refused(play(left, f"{OPEN} ; red cancel"), OPEN) == "C14.3"


@pytest.mark.rule("C14.22", "C14.12")
def test_a_counter_that_is_left_declines() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give camouflage ; red send ; blue counter ; blue want gold ; blue cancel")
    assert asked(table) == "red" and "gather" in offers(table)
    holds(table, "hand red sup 2c1w1g")


@pytest.mark.rule("C14.23", "C14.15", "C22.14")
def test_an_offer_can_be_withdrawn_until_it_is_answered() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give camouflage ; red want food ; red send")
    assert asked(table) == "blue"
    assert [may(table, who) for who in ("red", "blue", "green")] == [["withdraw"], [], []]
    assert refused(table, "blue withdraw") == refused(table, "green withdraw") == "C22.6"
    assert refused(table, "red accept") == "C22.6"
    gone = play(table, "red withdraw")
    assert asked(gone) == "red" and "gather" in offers(gone)
    holds(gone, "hand red sup 2c1w1g")
    assert gone.state.proposed == 1
    assert refused(play(table, "blue accept"), "red withdraw") == "C22.6"
    counter = play(table, "blue counter ; blue want gold ; blue send")
    assert (asked(counter), may(counter, "blue"), may(counter, "red")) == ("red", ["withdraw"], [])
    assert asked(play(counter, "blue withdraw")) == "red"


@pytest.mark.rule("C14.23", "C12.9")
def test_a_helper_withdraws_its_offer() -> None:
    table = at("3 action red; red a1; blue b1; orange c1; hand red war 55 sup 1g; hand orange war 6 sup 1c")
    table = play(table, f"{FIGHT} ; red pass ; red lay 5 ; red done ; orange hire attacker 6 ; orange send")
    assert may(table, "orange") == ["withdraw"]
    gone = play(table, "orange withdraw")
    holds(gone, "hand orange war 6 sup 1c")
    combat = current_battle(gone.state)
    assert combat is not None and (combat.offers[2], combat.passes) == (1, 0)
    assert asked(gone) == "blue"


@pytest.mark.rule("C14.21", "C23.1", "C23.4")
def test_a_draft_is_for_its_maker_alone() -> None:
    """Others are sent the same whatever lies in it."""
    table = play(at(TRADE), OPEN)
    drafts = [
        play(table, "red give gold ; red want food"),
        play(table, "red give camouflage ; red give camouflage"),
        play(table, "red want weapon ; red want gold"),
    ]
    for who in ("blue", "green", None):
        seen = [(view(draft, who), heard(draft, who), draft.game.insight(view(draft, who))) for draft in drafts]
        assert seen[0] == seen[1] == seen[2]
        (deal,) = [frame for frame in seen[0][0]["stack"] if frame["frame"] == "Trade"]
        assert (deal["opener"], deal["partner"], deal["give"], deal["want"]) == (0, 1, None, None)
    own = view(drafts[0], "red")["stack"][-1]
    assert (own["give"], own["want"]) == ([0, 0, 0, 1], [0, 0, 1, 0])
    assert [event["card"] for event in heard(drafts[0], "red", "drafted")] == ["gold", "food"]


@pytest.mark.rule("C14.21", "C14.22")
@pytest.mark.parametrize("cards", range(4))
def test_a_draft_can_be_taken_back_with_its_opening(cards: int) -> None:
    """Nothing is revealed before it is sent, so undo takes it back card by card, and its opening costs nothing then."""
    table = at(TRADE)
    replay = Replay(table.game, ["", "", "", ""])
    replay.state = table.state
    for text in ("propose blue", "give gold", "want food", "give camouflage")[: cards + 1]:
        replay.play(0, text)
    assert undoable(replay, 0) == cards + 1
    replay.apply_table_line(f"undo {cards + 1}")
    assert replay.state.proposed == 0
    replay.play(0, "propose blue")
    replay.play(0, "give gold")
    replay.play(0, "send")
    assert undoable(replay, 0) == 0


@pytest.mark.rule("C14.16", "C23.1")
def test_deals_are_public() -> None:
    table = play(at(TRADE), f"{OPEN} ; red give camouflage ; red want food ; red send")
    for who in ("green", None):
        (deal,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Trade"]
        assert (deal["opener"], deal["partner"], deal["give"], deal["want"]) == (0, 1, [1, 0, 0, 0], [0, 0, 1, 0])
        seen = [event["kind"] for event in heard(play(table, "blue accept"), who)]
        assert seen[:1] == ["opened"] and {"drafted", "sent", "accepted"} <= set(seen)


@pytest.mark.rule("C14.17")
def test_no_other_deals() -> None:
    window = at(f"{TRADE} bribe own; hand green sup 5g")
    assert refused(window, "red pass ; blue propose green") is not None
    auction = at("3 event bribery red; red a1; blue b1; hand red sup 1c; hand blue sup 1g")
    assert refused(auction, "blue propose red") is not None
    bridges = at("3 event bridges red; red a1; blue b1; hand red sup 1c; hand blue sup 1g")
    assert refused(bridges, "red propose blue") is not None
    begun = play(at("2 action red; red a1; blue b1; hand red war 55 sup 1c"), f"{FIGHT} ; red pass ; red lay 5")
    assert refused(begun, OPEN) in ("C14.17", "C14.19")
    third = play(
        at("3 action red; red a1; blue b1; orange c1; hand red war 5; hand orange sup 1c"),
        f"{FIGHT} ; red lay 5 ; red done",
    )
    assert refused(third, "orange propose red") is not None  # a third seat has aid for this


@pytest.mark.rule("C14.18", "C14.3")
def test_without_proposals() -> None:
    table = at(TRADE, proposals=0)
    assert offers(table, "propose") == []
    assert refused(table, OPEN) in ("C14.3", "C14.18")
    fight = at(
        "3 action red; red a1; blue b1; orange c1; hand red war 5 sup 1c; hand blue sup 1g; hand orange war 1 sup 2g",
        proposals=0,
    )
    fight = play(fight, FIGHT)
    assert (asked(fight), offers(fight)) == ("blue", ["pass"])  # no parley
    fight = play(fight, "blue pass")
    assert offers(fight) == ["lay 5"]
    assert refused(fight, OPEN) in ("C14.18", "C14.19", "C14.20")
    fight = play(fight, "red lay 5 ; red done")
    assert offers(fight) == ["pass", "hire attacker 1", "hire defender 1"]
    assert refused(fight, "orange aid attacker") in ("C12.3", "C12.8", "C14.18")
    fight = play(fight, "orange hire attacker 1")
    assert offers(fight) == ["send", "cancel"]
    assert refused(fight, "orange give gold") == "C14.18"
    fight = play(fight, "orange send")
    assert (asked(fight), offers(fight)) == ("red", ["accept", "decline"])
    assert refused(fight, "red counter") == "C14.18"


COMBAT = "3 action red; red a1; blue b1; orange c1; hand red war 5 sup 2c; hand blue war 1"


@pytest.mark.rule("C14.19", "C14.3")
def test_trades_of_combatants() -> None:
    table = play(at(COMBAT), f"{FIGHT} ; red pass")
    assert offers(table, "propose") == ["propose blue", "propose orange"]
    table = play(table, "red propose orange ; red give camouflage ; red send ; orange accept")
    assert offers(table) == ["lay 5", "propose blue", "propose orange"]  # the same decision
    table = play(table, "red lay 5 ; red done ; orange pass")
    assert asked(table) == "blue"
    assert offers(table, "propose") == ["propose red", "propose orange"]  # each holds a card
    poor = play(at("3 action red; red a1; blue b1; orange c1; hand red war 5"), FIGHT)
    assert offers(poor) == ["lay 5"]
    assert refused(poor, "red propose orange") in ("C14.3", "C14.19")


@pytest.mark.rule("C14.20", "C24.12")
@pytest.mark.parametrize("proposals", [1, 9])
def test_two_trades_per_combat(proposals: int) -> None:
    deal = "{0} propose orange ; {0} give camouflage ; {0} send ; orange decline"
    table = at(f"{COMBAT} sup 2c", proposals=proposals)
    table = play(table, f"{deal.format('red')} ; {FIGHT} ; red pass ; blue pass")
    table = play(table, f"{deal.format('red')} ; {deal.format('red')}")
    assert offers(table) == ["lay 5"]
    assert refused(table, "red propose blue") == "C14.20"
    table = play(table, f"red lay 5 ; red done ; {deal.format('blue')} ; {deal.format('blue')}")
    assert refused(table, "blue propose red") == "C14.20"
    table = play(table, "blue surrender ; * war 1 ; red to u1")
    assert ("propose blue" in offers(table)) == (proposals == 9)  # those of the turn are counted apart
