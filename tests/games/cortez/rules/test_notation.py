"""Chapter 22: decisions and how they are written."""

import pytest
from games.cortez.examples import holds
from games.cortez.position import at, new
from games.cortez.rules.test_examples import EXAMPLES
from games.language import asked, offers, play, refused

from patolli.core.errors import BadNotation
from patolli.core.record import read_record
from patolli.core.replay import replay

BASES = """
pass 1@0 · done 1@1 · send 1@2 · accept 1@3 · decline 1@4 · counter 1@5 · surrender 1@6 · parley 1@7 ·
gather 1@8 · levy 1@9 · weapon 1@10 · lay 6@11 · hire 12@17 · aid 2@29 · give 4@31 · want 4@35 · drop 4@39 ·
pay 4@43 · dismiss 6@47 · play 4@53 · propose 6@57 · turn 5@63 · bid 250@68 · collar 357@318 · move 357@675 ·
pick 358@1032 · to 357@1390 · first 6@1747 · guard 6@1753 · mission 8@1759 · war 6@1767 · supply 4@1773 ·
event 10@1777 · lot 4@1787 · defender 6@1791 · bribe 8@1797
"""
SINCE_RULES_2 = "cancel 1@1805 · withdraw 1@1806 · abstain 1@1807"
KINDS = ["camouflage", "weapon", "food", "gold"]
COLOURS = ["red", "blue", "orange", "green", "yellow", "violet"]
VALUES = ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("C22.1")
def test_every_action_has_one_text() -> None:
    actions = new(2).game.actions
    for action in range(len(actions)):
        text = actions.name(action)
        assert actions.parse(text) == action == actions.parse(text.upper())
        assert text == text.lower() == " ".join(text.split())


@pytest.mark.rule("C22.1")
@pytest.mark.parametrize(
    "text", ["", "to", "to z9", "to a18", "lay 7", "hire red 1", "bid 0", "bid 251", "play vp3", "jump a1", "pass a1"]
)
def test_texts_that_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        new(2).game.actions.parse(text)


@pytest.mark.rule("C22.8", "C22.9", "C27.2")
@pytest.mark.parametrize(("rules", "bases", "size"), [(1, BASES, 1805), (2, f"{BASES} · {SINCE_RULES_2}", 1808)])
def test_blocks(rules: int, bases: str, size: int) -> None:
    actions = new(2, rules=rules).game.actions
    blocks = [f"{block.verb} {block.size}@{block.base}" for block in actions.blocks]
    assert blocks == [" ".join(part.split()) for part in bases.split("·")]
    assert len(actions) == size
    assert actions.parse("first red") == 1747  # the first of the 58 for chance
    assert actions.name(1389) == "pick attacker"


@pytest.mark.rule("C22.7", "C22.9", "C1.5", "C1.9")
@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("lay", [VALUES]),
        ("hire", [["attacker", "defender"], VALUES]),
        ("aid", [["attacker", "defender"]]),
        *[(verb, [KINDS]) for verb in ("give", "want", "drop", "pay", "supply", "lot")],
        ("dismiss", [VALUES]),
        ("war", [VALUES]),
        ("play", [["own", "foreign", "recruits", "stores"]]),
        *[(verb, [COLOURS]) for verb in ("propose", "first", "defender")],
        ("turn", [["tepeyac", "tenayuca", "tlacopan", "coyoacan", "iztapalapa"]]),
        ("guard", [["junction", "flank", "corner"], ["aztec", "spaniard"]]),
        ("mission", [[str(n) for n in range(17, 25)]]),
        ("bribe", [["own", "foreign", "recruits", "stores", "vp3", "vp5", "vp7", "blank"]]),
    ],
)
def test_arguments(verb: str, parts: list[list[str]]) -> None:
    (block,) = new(2).game.actions.verbs[verb]
    assert block.parts == parts


@pytest.mark.rule("C22.9", "C1.7")
def test_events_stand_in_their_order() -> None:
    (block,) = new(2).game.actions.verbs["event"]
    words = "treasure bridges attack-aztec attack-spaniard flight-aztec flight-spaniard plunder resupply mutiny bribery"
    assert block.parts == [words.split()]


@pytest.mark.rule("C22.2")
def test_a_record() -> None:
    """The opening as a record, chance included, ends where the worked example ends."""
    (lines,) = [example.lines for example in EXAMPLES if example.label == "O1"]
    moves = [move.strip() for line in lines.splitlines()[1:] for move in line.strip().removeprefix("do ").split(";")]
    head = ["patolli-record 1", "game cortez", "rules 2", "seat red Ana", "seat blue Ben", "---"]
    table = replay(read_record("\n".join([*head, *moves])))
    assert table.step_count == len(moves)
    assert table.names == ("red", "blue")
    after = play(new(2), " ; ".join(moves))
    assert table.game.digest(table.state) == after.game.digest(after.state)
    assert [f"{line.who} {line.text}" for line in table.record.lines] == moves


@pytest.mark.rule("C22.2", "C3.1")
def test_seats_of_a_record_are_clockwise() -> None:
    head = [
        "patolli-record 1",
        "game cortez",
        "option larger_nation=spaniard",
        "seat blue A",
        "seat red B",
        "seat green C",
        "---",
    ]
    assert replay(read_record("\n".join([*head, "* first green"]))).names == ("blue", "red", "green")


@pytest.mark.rule("C22.3")
def test_a_lone_answer_is_asked_for() -> None:
    table = at("2 event plunder red; hand red sup 11g")
    assert (asked(table), offers(table)) == ("red", ["drop gold"])
    lone = play(at("2 action red; red a1; blue b1; hand red war 1"), "red move a1 ; red to b1")
    assert (asked(lone), offers(lone)) == ("red", ["lay 1"])
    draw = play(at("2 action red; red a1; deck 1g"), "red gather")
    assert (asked(draw), offers(draw)) == ("*", ["supply gold"])


HIDDEN = [
    ("2 action red; red a1; blue b1; hand red war 5; hand blue sup {}", "red move a1 ; red to b1", ["1c", "1f", "1g"]),
    ("2 action red; red a1; blue b1; hand blue bribe {}", "red pass", ["own", "blank", "stores"]),
    ("2 event bribery red; hand red sup 1g; hand blue sup {}", "", ["1c", "1g"]),
    ("2 event plunder red; hand blue sup {}", "", ["11c", "11g", "5c6g"]),
    ("2 event mutiny red; hand blue war {}", "", ["11111", "66543"]),
    (
        "3 action red; red a1; blue b1; hand red war 5; hand orange war {}",
        "red move a1 ; red to b1 ; red lay 5 ; red done",
        ["1", "6"],
    ),
    (
        "3 action red; red a1; blue b1; hand red war 5; hand blue sup {}; hand orange sup 1c",
        "red propose blue ; red want gold ; red send",
        ["1g", "1c"],
    ),
]


@pytest.mark.rule("C22.3")
@pytest.mark.parametrize(("text", "line", "hands"), HIDDEN)
def test_whether_a_seat_is_asked_depends_on_public_facts(text: str, line: str, hands: list[str]) -> None:
    tables = [at(text.format(hand)) for hand in hands]
    who = {asked(play(table, line) if line else table) for table in tables}
    assert len(who) == 1 and who <= {"blue", "orange"}


@pytest.mark.rule("C22.5")
def test_answers_are_in_rising_order() -> None:
    table = at("4 action red; red a1 c5; blue b1; hand red war 51 sup 1c1f bribe own")
    assert offers(table) == [
        "pass",
        "gather",
        "levy",
        "propose blue",
        "propose orange",
        "propose green",
        "move a1",
        "move c5",
    ]
    (seat,) = table.state.to_act()
    assert table.state.legal_actions(seat) == sorted(table.state.legal_actions(seat))


@pytest.mark.rule("C22.12")
@pytest.mark.parametrize(
    "text", ["to a1", "pick a1", "collar a1", "bid 3", "pay gold", "accept", "send", "weapon", "event plunder", "war 1"]
)
def test_no_answer_to_the_pending_decision(text: str) -> None:
    assert refused(at("2 action red; red a1; hand red war 1 sup 1g"), f"red {text}") == "C22.6"


@pytest.mark.rule("C22.6")
def test_the_whole_flow_of_a_levy_and_a_draw() -> None:
    table = play(at("2 action red; red a1; hand red sup 1f"), "red levy")
    for left in range(4):
        assert asked(table) == "*", left
        table = play(table, "* war 1")
    assert asked(table) == "red"
    holds(table, "hand red war 1111 sup")
