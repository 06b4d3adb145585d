"""Chapter 11: laying cards."""

import pytest
from games.cortez.examples import holds, strengths
from games.cortez.position import at
from games.language import asked, heard, offers, play, refused, view

from patolli.games.cortez.rules.combat.battle import current_battle, strength

ATTACK = "red move a1 ; red to b1"
SKIP = "red pass ; blue pass"  # parley and levy


@pytest.mark.rule("C11.1")
def test_the_attacker_opens_with_a_war_card() -> None:
    table = play(at("2 action red; red a1; blue b1; hand red war 53 sup 2w"), f"{ATTACK} ; red pass")
    assert offers(table) == ["lay 3", "lay 5", "propose blue"]
    assert refused(table, "red pass") == "C11.1"
    assert refused(table, "red weapon") in ("C11.1", "C11.3", "C11.5")
    assert refused(table, "red done") in ("C11.1", "C11.3")
    assert refused(table, "red surrender") in ("C11.1", "C11.7", "C11.8")


@pytest.mark.rule("C11.2")
def test_the_sides_alternate() -> None:
    table = play(at("2 action red; red a1; blue b1; hand red war 54321; hand blue war 4321"), ATTACK)
    for who, value in (("red", 5), ("blue", 4), ("red", 4), ("blue", 3), ("red", 3)):
        assert asked(table) == who
        table = play(table, f"{who} lay {value} ; {who} done")
    table = play(table, "blue pass")
    assert asked(table) == "red"
    table = play(table, "red lay 2 ; red done")  # a pass is not final
    assert offers(table) == ["pass", "lay 1", "lay 2"]


BATCH = "2 action red; red a1; blue b1; hand red war 5533 sup 2w"


@pytest.mark.rule("C11.3", "C11.5")
def test_a_batch_in_any_order() -> None:
    table = play(at(BATCH), f"{ATTACK} ; red pass ; red lay 3")
    assert offers(table) == ["done", "weapon", "lay 3", "lay 5"]
    armed = play(table, "red weapon")
    assert offers(armed) == ["done", "lay 3", "lay 5"]
    assert refused(armed, "red weapon") == "C11.5"
    assert offers(play(armed, "red lay 5")) == ["done", "weapon", "lay 3", "lay 5"]
    assert refused(table, "red lay 6") == "C11.3"  # not in hand
    assert refused(table, "red pass") == "C11.3"


@pytest.mark.rule("C11.4", "C22.13")
def test_what_lies_face_down_is_a_bag() -> None:
    """Its order is nowhere: neither in the position nor in what anybody sees."""
    table = play(at(f"{BATCH}; hand blue war 6"), f"{ATTACK} ; red pass")
    orders = [play(table, f"red lay {one} ; red lay {other} ; red done") for one, other in ((3, 5), (5, 3))]
    assert len({table.game.digest(after.state) for after in orders}) == 1
    for who in ("blue", None):
        one, other = (heard(after, who) for after in orders)
        assert one == other
    halves = [play(table, f"red lay 5 ; red {last}") for last in ("lay 3", "weapon")]
    for half in halves:
        batch = half.state.stack[-1]
        assert view(half, "blue")["stack"][-1].get("last") is None and not hasattr(batch, "order")


@pytest.mark.rule("C27.1")
def test_a_batch_under_rules_1() -> None:
    table = play(at(BATCH, rules=1), f"{ATTACK} ; red pass ; red lay 5")
    lower = play(table, "red lay 3")
    assert offers(lower) == ["done", "weapon", "lay 3"]
    assert refused(lower, "red lay 5") == "C27.1"
    armed = play(lower, "red weapon")
    assert offers(armed) == ["done", "weapon"]
    assert refused(armed, "red lay 3") == "C27.1"
    second = play(armed, "red done ; blue pass")  # a new batch begins anew
    assert "lay 5" in offers(second)


@pytest.mark.rule("C11.3", "C11.2")
def test_weapons_alone_are_a_batch() -> None:
    table = play(
        at("2 action red; red a1; blue b1; hand red war 5 sup 1w; hand blue war 6"),
        f"{ATTACK} ; red pass ; red lay 5 ; red done ; blue lay 6 ; blue done",
    )
    assert "weapon" in offers(table)
    table = play(table, "red weapon ; red done ; blue pass ; red pass")
    assert strengths(table) == "10 6"


@pytest.mark.rule("C11.4", "C23.1", "C23.3")
def test_war_cards_are_laid_face_down() -> None:
    table = play(
        at("3 action red; red a1; blue b1; orange u1; hand red war 53 sup 1w; hand blue war 6"),
        f"{ATTACK} ; red pass ; red lay 5 ; red weapon ; red done",
    )
    assert [event["value"] for event in heard(table, "red", "laid")] == [5]
    for who in ("blue", "orange", None):
        assert [event["value"] for event in heard(table, who, "laid")] == [None]
        assert len(heard(table, who, "laid-weapon")) == 1
        (combat,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Combat"]
        assert combat["laid"][0] == 1 and combat["weapons"] == [1, 0]
    (own,) = [frame for frame in view(table, "red")["stack"] if frame["frame"] == "Combat"]
    assert own["laid"][0] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("C11.5", "C24.11")
def test_no_more_weapons_than_war_cards() -> None:
    table = at("3 action red; red a1; blue b1; orange u1; hand red war 51 sup 3w; hand orange war 2")
    table = play(table, f"{ATTACK} ; red pass ; red lay 5 ; red weapon")
    assert refused(table, "red weapon") == "C11.5"
    alone = play(table, "red done ; orange pass ; blue pass ; orange pass")
    assert refused(alone, "red weapon") == "C11.5"
    hired = play(table, "red done ; orange hire attacker 2 ; orange send ; red accept ; blue pass")  # mercenaries count
    assert "weapon" in offers(hired)
    assert refused(play(hired, "red weapon"), "red weapon") == "C11.5"


@pytest.mark.rule("C11.6")
def test_a_laid_card_stays_laid() -> None:
    table = play(
        at("2 action red; red a1; blue b1; hand red war 53; hand blue war 1"),
        f"{ATTACK} ; red lay 5 ; red done ; blue pass",
    )
    assert offers(table) == ["pass", "lay 3"]
    holds(table, "hand red war 3")
    holds(play(table, "red pass ; * war 1 ; red to c1"), "hand red war 31")


@pytest.mark.rule("C11.7")
def test_surrender() -> None:
    start = "3 action red; red a1; blue b1 u1; orange u2; hand red war 53; hand blue war 1; hand orange war 2"
    table = play(at(start), f"{ATTACK} ; red lay 5 ; red done ; orange pass")
    assert "surrender" in offers(table)
    assert refused(table, "blue lay 1 ; blue surrender") is not None  # not in a batch that has begun
    laid = play(table, "blue lay 1 ; blue done ; orange pass ; red lay 3 ; red done ; orange pass")
    assert refused(laid, "blue surrender") == "C11.7"
    hired = play(at(start), f"{ATTACK} ; red lay 5 ; red done ; orange hire defender 2 ; orange send ; blue accept")
    assert refused(hired, "blue surrender") == "C11.7"
    waited = play(table, "blue pass ; orange pass ; red lay 3 ; red done ; orange pass")
    assert "surrender" in offers(waited)  # still no card on his side
    against = play(at(start), f"{ATTACK} ; red lay 5 ; red done ; orange hire attacker 2 ; orange send ; red accept")
    assert "surrender" in offers(against)


@pytest.mark.rule("C11.7")
def test_no_mercenary_round_after_a_surrender() -> None:
    table = play(
        at("3 action red; red a1; blue b1 u1; orange u2; hand red war 5; hand orange war 2"),
        f"{ATTACK} ; red lay 5 ; red done ; orange pass ; blue surrender",
    )
    assert asked(table) == "*"
    after = play(table, "* war 1")
    assert asked(after) == "red" and {text.split()[0] for text in offers(after)} == {"to"}


@pytest.mark.rule("C11.8")
def test_the_attacker_cannot_surrender() -> None:
    table = play(
        at("2 action red; red a1; blue b1; hand red war 53; hand blue war 6"),
        f"{ATTACK} ; red lay 5 ; red done ; blue lay 6 ; blue done",
    )
    assert offers(table) == ["pass", "lay 3"]
    assert refused(table, "red surrender") in ("C11.2", "C11.7", "C11.8")


@pytest.mark.rule("C11.9", "C16.12", "C16.5")
def test_a_combatant_plays_recruits_or_stores() -> None:
    table = at(
        "2 action red; red a1; blue b1; hand red war 5 sup 1w bribe recruits own; hand blue bribe stores foreign"
    )
    table = play(table, f"{ATTACK} ; red pass ; blue pass ; red pass")
    assert offers(table) == ["lay 5", "play recruits", "propose blue"]
    assert refused(table, "red play own") in ("C11.9", "C16.12")
    assert refused(table, "red lay 5 ; red play recruits") in ("C11.3", "C11.9")
    table = play(table, "red play recruits ; * war 6 ; * war 1 ; * war 1 ; * war 1 ; * war 1")
    assert offers(table) == ["lay 1", "lay 5", "lay 6", "propose blue"]  # the same decision again
    table = play(table, "red lay 6 ; red done")
    assert offers(table) == ["pass", "surrender", "play stores", "propose red"]
    table = play(
        table, "blue play stores ; * supply gold ; * supply gold ; * supply gold ; * supply gold ; * supply gold"
    )
    assert offers(table) == ["pass", "surrender", "propose red"]
    holds(table, "hand blue sup 5g bribe foreign")


@pytest.mark.rule("C11.10", "C12.2")
def test_a_mercenary_round_after_every_batch_and_pass() -> None:
    table = play(
        at("3 action red; red a1; blue b1; orange u1; hand red war 53; hand blue war 6; hand orange sup 1c"), ATTACK
    )
    table = play(table, "blue pass" if asked(table) == "blue" else "red lay 5")
    table = play(table, "red done")
    assert asked(table) == "orange"
    table = play(table, "orange pass ; blue pass")
    assert asked(table) == "orange"
    table = play(table, "orange pass ; red pass")
    assert asked(table) == "orange"
    table = play(table, "orange pass")
    assert asked(table) == "*"


PASSES = (
    "3 action red; red a1; blue b1 u1; orange u2; hand red war 53 sup 1c; hand blue war 6; hand orange war 4 sup 1w"
)


def passes(text: str, line: str) -> int:
    """Return the count of passes after some play."""
    combat = current_battle(play(at(text), line).state)
    assert combat is not None
    return combat.passes


@pytest.mark.rule("C11.11")
@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("", 0),
        ("blue pass", 1),
        ("blue pass ; orange pass ; red lay 3 ; red done", 0),
        ("blue lay 6 ; blue done ; orange pass ; red pass", 1),
        ("blue pass ; orange hire attacker 4 ; orange send ; red accept", 0),
        ("blue pass ; orange hire attacker 4 ; orange send ; red decline", 1),
        ("blue pass ; orange aid attacker ; orange give weapon ; orange send ; red accept", 0),
        ("blue pass ; orange aid attacker ; orange give weapon ; orange send ; red decline", 1),
        ("blue pass ; orange pass ; red propose orange ; red give camouflage ; red send ; orange accept", 0),
        ("blue pass ; orange pass ; red propose orange ; red give camouflage ; red send ; orange decline", 1),
    ],
)
def test_counting_passes(line: str, count: int) -> None:
    begin = f"{ATTACK} ; red pass ; red lay 5 ; red done ; orange pass"
    assert passes(PASSES, f"{begin} ; {line}" if line else begin) == count


@pytest.mark.rule("C11.11")
def test_two_passes_end_the_laying_after_the_mercenary_round() -> None:
    begin = f"{ATTACK} ; red pass ; red lay 5 ; red done ; orange pass ; blue pass ; orange pass ; red pass"
    table = play(at(PASSES), begin)
    assert asked(table) == "orange"
    assert asked(play(table, "orange pass")) == "*"  # the redraw
    kept = play(table, "orange hire defender 4 ; orange send ; blue accept")
    assert asked(kept) == "blue" and "lay 6" in offers(kept)  # a concluded deal: laying goes on
    declined = play(table, "orange hire defender 4 ; orange send ; blue decline")
    assert asked(declined) == "*"


@pytest.mark.rule("C11.12", "C23.1")
def test_cards_are_turned_up_for_all() -> None:
    table = play(
        at("3 action red; red a1; blue b1 u1; orange u2; hand red war 53 sup 1w; hand blue war 6"),
        f"{ATTACK} ; red pass ; red lay 5 ; red lay 3 ; red weapon"
        " ; red done ; blue lay 6 ; blue done ; red pass ; blue pass",
    )
    for who in ("red", "blue", "orange", None):
        turned = heard(table, who, "turned-up")
        assert [(event["seat"], event["strength"], event["weapons"]) for event in turned] == [(0, 13, 1), (1, 6, 0)]
        (combat,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Combat"]
        assert combat["turned_up"] == [[0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0, 1]]


@pytest.mark.rule("C11.13")
@pytest.mark.parametrize(
    ("cards", "weapons", "total"),
    [
        ("", 0, 0),
        ("6", 0, 6),
        ("6", 1, 12),
        ("61", 1, 13),
        ("11", 2, 4),
        ("654321", 3, 36),
        ("5522", 3, 26),
        ("333", 2, 15),
    ],
)
def test_strength(cards: str, weapons: int, total: int) -> None:
    assert strength([cards.count(str(value)) for value in range(1, 7)], weapons) == total


@pytest.mark.rule("C11.13", "C12.5")
def test_mercenary_cards_are_doubled_too() -> None:
    table = at("3 action red; red a1; blue b1; orange u1; hand red war 2 sup 1w; hand blue war 1; hand orange war 6")
    table = play(
        table,
        f"{ATTACK} ; red pass ; red lay 2 ; red weapon ; red done ; orange hire attacker 6 ; orange send ; red accept",
    )
    table = play(table, "blue pass ; red pass")
    assert strengths(table) == "14 0"


@pytest.mark.rule("C11.14")
@pytest.mark.parametrize(
    ("red", "blue", "winner"), [("5", "4", "red"), ("5", "5", "blue"), ("4", "5", "blue"), ("1", "", "red")]
)
def test_strictly_more_wins(red: str, blue: str, winner: str) -> None:
    table = play(
        at(f"2 action red; red a1 t1; blue b1 u1; hand red war {red}; hand blue war {blue}"),
        f"{ATTACK} ; red lay {red} ; red done",
    )
    table = play(table, f"blue lay {blue} ; blue done ; red pass ; blue pass" if blue else "blue pass ; red pass")
    while asked(table) == "*":
        table = play(table, "* war 1")
    assert asked(table) == winner
    after = play(table, f"{winner} to c1")
    holds(after, f"{winner} b1 {'t1' if winner == 'red' else 'u1'}")


@pytest.mark.rule("C11.15", "C23.1", "C13.1")
def test_after_a_surrender_cards_stay_unseen() -> None:
    table = play(
        at("2 action red; red a1; blue b1 u1; hand red war 64"),
        f"{ATTACK} ; red lay 6 ; red done ; blue surrender ; * war 1",
    )
    assert heard(table, "blue", "turned-up") == []
    assert all(event.get("value") is None for event in heard(table, "blue"))
    for who in ("blue", None):
        (combat,) = [frame for frame in view(table, who)["stack"] if frame["frame"] == "Combat"]
        assert combat["turned_up"] == [[0] * 6, [0] * 6]
    assert table.state.war_deck[0] == [9, 8, 7, 5, 5, 4]
