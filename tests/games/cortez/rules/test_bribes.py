"""Chapters 16 and 17: bribe cards, windows, decks running out."""

import pytest
from games.cortez import reference
from games.cortez.examples import holds
from games.cortez.position import at
from games.language import asked, chances, heard, offers, play, refused, view

BLANK = "hand blue bribe blank"
WINDOW = "red pass"  # the first action is passed: window c before the second


# C16 Bribe cards and windows


@pytest.mark.rule("C16.1", "C16.3")
def test_own() -> None:
    table = play(
        at("4 action red; red a1 tn2; blue b1; aztec c1; hand red bribe own; down tepeyac"), f"{WINDOW} ; red play own"
    )
    assert offers(table) == ["pick a1", "pick tn2"]
    for field in ("b1", "c1", "d1"):
        assert refused(table, f"red pick {field}") == "C16.1"
    assert refused(table, "red pass") is not None  # what is played is carried out
    table = play(table, "red pick a1")
    taken = ("b1", "c1", "tn2", "k4")
    puts = [text.split()[1] for text in offers(table)]
    assert [name for name in puts if name != "a1"] == [name for name in reference.NAMES if name not in (*taken, "a1")]
    assert refused(table, "red to b1") in ("C2.18", "C16.1", "C16.3")
    assert refused(table, "red to k4") in ("C2.16", "C16.1", "C16.3")
    for field in ("tn17", "i5", "i3"):  # a temple, an intact bridge, water
        holds(play(table, f"red to {field}"), f"red {field} tn2")


@pytest.mark.rule("C16.2", "C16.3")
def test_foreign() -> None:
    table = at("4 action red; red a1; blue b1; orange tn20; aztec c1; spaniard d1; hand red bribe foreign")
    table = play(table, f"{WINDOW} ; red play foreign")
    assert offers(table) == ["pick b1", "pick tn20"]
    for field in ("a1", "c1", "d1", "e1"):
        assert refused(table, f"red pick {field}") == "C16.2"
    table = play(table, "red pick tn20 ; red to a17")
    holds(table, "orange a17")


@pytest.mark.rule("C16.3")
def test_way_and_price_do_not_matter() -> None:
    table = at(
        "2 action red; red a1; blue b1 a2; hand red bribe own; down tepeyac tenayuca tlacopan coyoacan iztapalapa"
    )
    table = play(table, f"{WINDOW} ; red play own ; red pick a1 ; red to tn25")
    holds(table, "red tn25")
    holds(table, "discard")


@pytest.mark.rule("C16.4")
def test_no_combat_and_no_supplies() -> None:
    table = at("2 action red; red a1; blue b1; spaniard c1; hand red war 6 bribe own")
    table = play(table, f"{WINDOW} ; red play own ; red pick a1")
    assert {"to b1", "to c1"} & set(offers(table)) == set()
    table = play(table, "red to s6")
    assert asked(table) == "red" and "gather" in offers(table)
    holds(table, "hand red war 6 sup bribe")


@pytest.mark.rule("C16.5")
def test_recruits_and_stores() -> None:
    table = play(
        at("2 action red; red a1; hand red bribe recruits; hand blue bribe stores"), f"{WINDOW} ; red play recruits"
    )
    assert chances(table) == {"war 1": 10, "war 2": 8, "war 3": 7, "war 4": 6, "war 5": 5, "war 6": 4}
    table = play(table, "* war 1 ; * war 2 ; * war 3 ; * war 4 ; * war 5")
    holds(table, "hand red war 54321 bribe")
    assert (asked(table), offers(table)) == ("blue", ["pass", "play stores"])
    table = play(
        table, "blue play stores ; * supply gold ; * supply gold ; * supply gold ; * supply gold ; * supply gold"
    )
    holds(table, "hand blue sup 5g bribe")
    assert [sum(deck) for deck in table.state.war_deck] == [35, 40]


@pytest.mark.rule("C16.6", "C17.1")
def test_no_card_is_wasted() -> None:
    hand = "hand red bribe recruits stores"
    assert offers(play(at(f"2 action red; red a1; {hand}; wardeck aztec; deck; discard"), WINDOW)) == ["pass"]
    table = play(at(f"2 action red; red a1; {hand}; wardeck aztec 6; deck; discard 1g"), WINDOW)
    assert offers(table) == ["pass", "play recruits", "play stores"]
    table = play(table, "red play recruits ; * war 6")
    assert refused(table, "red play recruits") is not None
    after = play(table, "red play stores ; * supply gold")
    holds(after, "hand red war 6 sup 1g bribe")
    bare = play(at(f"2 action red; red a1; {hand}; wardeck aztec; deck; discard"), WINDOW)
    assert refused(bare, "red play recruits") == "C16.6"
    assert refused(bare, "red play stores") == "C16.6"


@pytest.mark.rule("C16.7", "C22.7")
def test_cards_that_are_never_played() -> None:
    table = play(at("2 action red; red a1; hand red bribe vp3 vp5 vp7 blank blank"), WINDOW)
    assert (asked(table), offers(table)) == ("red", ["pass"])
    assert table.game.actions.find("play vp3") == -1
    assert view(table, "blue")["state"]["bribes"][0] == 5


@pytest.mark.rule("C16.8", "C24.7", "C23.1")
def test_a_played_card_leaves_the_game() -> None:
    table = play(at("2 action red; red a1; blue b1; hand blue bribe foreign"), WINDOW)
    assert (asked(table), table.state.active) == ("blue", 0)  # out of turn
    table = play(table, "blue play foreign ; blue pick a1 ; blue to a2")
    assert table.state.used == [0, 1, 0, 0, 0, 0, 0, 0] == view(table, None)["state"]["used"]
    assert [event["card"] for event in heard(table, None, "played")] == ["foreign"]
    assert sum(table.state.pile) == 8
    assert asked(table) == "red" and "gather" in offers(table)  # red still has its action
    assert refused(table, "red play foreign") == "C22.6"


@pytest.mark.rule("C16.8")
def test_a_card_that_is_not_held() -> None:
    table = play(at("2 action red; red a1; hand red bribe own"), WINDOW)
    assert refused(table, "red play foreign") is not None
    assert refused(table, "blue play own") is not None


@pytest.mark.rule("C16.9")
def test_where_windows_lie() -> None:
    """a before the flip, c before each action: blue, with a blank, is asked three times in red's turn."""
    table = play(at(f"2 action blue; last; red a1; blue b1; {BLANK}"), "blue pass")
    seen = []
    while table.state.active == 0:
        seen.append(f"{asked(table)} {offers(table)[0].split()[0]}")
        table = play(table, f"{asked(table)} {'event plunder' if asked(table) == '*' else 'pass'}")
    assert seen == ["blue pass", "* event", "blue pass", "red pass", "blue pass", "red pass"]


@pytest.mark.rule("C16.9")
def test_no_window_in_other_events() -> None:
    for event in ("bridges", "attack-aztec", "plunder", "mutiny"):
        table = at(f"2 event {event} red; red a1; aztec c1; blue b1; hand red war 11111 sup 11c; {BLANK}")
        assert asked(table) == "red"


@pytest.mark.rule("C16.10", "C22.3")
def test_every_holder_is_asked() -> None:
    table = at(
        "4 action orange; hand red bribe blank; hand blue bribe vp3"
        "; hand orange bribe own; hand green bribe vp7; orange a1"
    )
    table = play(table, "orange pass")
    order = []
    for _ in range(4):
        order.append(asked(table))
        table = play(table, f"{asked(table)} pass")
    assert order == ["orange", "green", "red", "blue"]
    assert asked(table) == "orange" and "gather" in offers(table)


@pytest.mark.rule("C16.11")
def test_after_a_card_the_window_starts_again() -> None:
    table = at(
        "3 action red; red a1; blue b1; hand red bribe foreign blank; hand blue bribe stores; hand orange bribe vp3"
    )
    table = play(
        table,
        "red pass ; red pass ; blue play stores ; * supply gold"
        " ; * supply gold ; * supply gold ; * supply gold ; * supply gold",
    )
    assert (asked(table), offers(table)) == ("red", ["pass", "play foreign"])  # it had passed before
    table = play(table, "red play foreign ; red pick b1 ; red to b2")
    assert (asked(table), offers(table)) == ("red", ["pass"])
    table = play(table, "red pass")
    assert asked(table) == "orange"  # blue holds no bribe card any more
    assert "gather" in offers(play(table, "orange pass"))


@pytest.mark.rule("C16.12")
def test_figures_stay_while_cards_are_laid() -> None:
    table = at(
        "3 action red; red a1; blue b1; orange c1; hand red war 55 bribe own recruits"
        "; hand blue bribe foreign stores; hand orange bribe own stores"
    )
    table = play(table, "red move a1 ; red to b1 ; red pass ; blue pass ; orange pass")
    assert offers(table) == ["lay 5", "play recruits"]
    table = play(table, "red lay 5 ; red done")
    assert offers(table) == ["pass", "play stores"]
    table = play(table, "orange pass")
    assert offers(table) == ["pass", "surrender", "play stores"]


@pytest.mark.rule("C16.13", "C16.1", "C16.2")
def test_the_marching_figure_is_the_attacker() -> None:
    setup = "4 action red; red a1 t1; blue b1; orange c1; hand red war 5 bribe own foreign; hand blue bribe own foreign"
    table = play(at(setup.replace("own foreign", "own", 1)), "red move a1 ; red to b1")
    own = play(table, "red play own")
    assert offers(own) == ["pick t1", "pick attacker"]
    away = play(own, "red pick attacker ; red to a1")
    holds(away, "red a1 t1")
    blue = play(table, "red pass ; blue play own")
    assert offers(blue) == ["pick b1"]  # the standing figure
    theirs = play(table, "red pass ; blue play foreign")
    assert offers(theirs) == ["pick c1", "pick t1", "pick attacker"]


@pytest.mark.rule("C16.13")
def test_no_attacker_to_pick_without_an_attack() -> None:
    table = play(at("2 action red; red a1; blue b1; hand blue bribe foreign"), f"{WINDOW} ; blue play foreign")
    assert offers(table) == ["pick a1"]
    assert refused(table, "blue pick attacker") is not None


@pytest.mark.rule("C16.13", "C13.12", "C10.1")
def test_the_standing_figure_is_moved_and_the_attack_is_off() -> None:
    table = play(
        at("2 action red; red a1; blue b1; hand red war 5 bribe foreign"), "red move a1 ; red to b1 ; red play foreign"
    )
    table = play(table, "red pick b1 ; red to a1")
    holds(table, "red b1")
    holds(table, "blue a1")
    assert asked(table) == "red" and "gather" in offers(table)


# C17 Decks running out


@pytest.mark.rule("C17.1", "C1.11", "C22.10")
def test_the_discard_becomes_the_deck_when_a_card_is_due() -> None:
    table = play(at("2 action red; red a1; deck 1c; discard 2g1f"), "red gather ; * supply camouflage")
    assert (table.state.deck, table.state.discard) == ([0] * 4, [0, 0, 1, 2])  # not earlier
    table = play(table, "red gather")
    assert chances(table) == {"supply food": 1, "supply gold": 2}
    assert table.state.discard == [0] * 4
    after = play(table, "* supply gold")
    assert (after.state.deck, after.state.discard) == ([0, 0, 1, 1], [0] * 4)


@pytest.mark.rule("C17.1")
def test_in_the_middle_of_a_draw() -> None:
    table = play(
        at("2 action red; red n2; deck 1c; discard 2g"),
        "red move n2 ; red to n1 ; * supply camouflage ; * supply gold ; * supply gold",
    )
    holds(table, "hand red sup 1c2g")
    assert asked(table) == "red"


@pytest.mark.rule("C17.2")
def test_a_draw_from_nothing_is_lost() -> None:
    table = play(at("2 action red; red n2; deck 1c; discard"), "red move n2 ; red to n1 ; * supply camouflage")
    holds(table, "hand red sup 1c")
    assert asked(table) == "red"
    bare = play(at("2 action red; red n2; deck; discard"), "red move n2 ; red to n1")
    assert asked(bare) == "red" and "pass" in offers(bare)


@pytest.mark.rule("C17.3")
def test_a_war_deck_has_no_discard() -> None:
    table = at("2 action red; red a1; blue b1 u1; hand red war 654321 sup 1f; wardeck aztec 11")
    table = play(table, "red levy ; * war 1 ; * war 1")
    holds(table, "hand red war 65432111")
    assert table.state.war_deck[0] == [0] * 6
