"""Chapter 20: decisions, notation and the action table."""

import pytest
from games.language import offers, play, refused
from games.mexica import reference
from games.mexica.position import at, new

from patolli.core.errors import BadNotation, NotOffered
from patolli.core.registry import load
from patolli.core.replay import Replay
from patolli.core.state import CHANCE

DEAL = "*: deal 3 3 4 5 6 7 8 9"
PLACED = f"{DEAL} | p1: place H6 | p2: place G7 | p3: place I7"
SIZES = [str(size) for size in range(3, 14)]
INLAND = [cell for cell in reference.ORDINARY if cell not in reference.COAST]


def doubles() -> list[str]:
    """Return the doubles by first cell, east before south."""
    pairs = [(cell, reference.beside(cell, side)) for cell in reference.ORDINARY for side in ("east", "south")]
    return [f"{one}-{other}" for one, other in pairs if other in reference.ORDINARY]


def sites() -> list[str]:
    """Return all places where a bridge could ever lie, by cell, ns before ew."""
    dry = set(reference.ORDINARY) | set(reference.PALACE)
    wet = [cell for cell in reference.ISLAND if cell not in reference.PALACE]
    return [f"{cell} {axis}" for cell in wet for axis in ("ns", "ew") if set(reference.ends(cell, axis)) <= dry]


def span_cells() -> list[str]:
    return list(dict.fromkeys(site.split()[0] for site in sites()))


# M20.1 Frames


@pytest.mark.rule("M20.1", "M21.3")
def test_the_frames_of_a_game() -> None:
    """Deal, Neutral, Place, Turn, Vote, the end, and the seats to act in each."""
    table = new(2)
    assert ([type(table.state.stack[-1]).__name__], table.state.to_act()) == (["Deal"], (CHANCE,))
    table = play(table, DEAL)
    while table.state.to_act() == (CHANCE,):
        assert {text.split()[0] for text in offers(table)} == {"neutral"}
        table = play(table, f"*: {offers(table)[0]}")
    table = play(table, "p1: place H6 | p2: place G7")
    assert (type(table.state.stack[-1]).__name__, table.state.to_act()) == ("Turn", (0,))
    table = play(table, "p1: end | p2: end | p1: discard 9 | p2: end | p1: end | p2: end")
    assert table.state.phase == 2
    table = play(table, "p1: end | p2: end")
    assert (table.state.stack, table.state.to_act()) == ([], ())
    assert table.state.reasons == ["idle", "idle"]


@pytest.mark.rule("M20.1")
def test_the_odds_of_the_deal() -> None:
    state = new(3).state
    assert sum(state.chance_weights()) == 6435  # eight of fifteen
    weight = dict(zip(state.legal_actions(CHANCE), state.chance_weights(), strict=True))
    parse = load("mexica").actions.parse
    assert weight[parse("deal 3 3 4 4 5 5 6 6")] == 1
    assert weight[parse("deal 3 4 5 6 7 8 9 10")] == 16
    assert weight[parse("deal 3 3 4 5 7 8 9 10")] == 4
    assert len(weight) == 1874


@pytest.mark.rule("M20.1", "M20.10")
def test_verbs_of_other_frames() -> None:
    """Each frame refuses the verbs of the others before anything else is checked."""
    two = play(new(2), DEAL)
    tables = {
        "Deal": (new(2), "*"),
        "Neutral": (two, "*"),
        "Place": (play(new(3), DEAL), "p1"),
        "Turn": (play(new(3), PLACED), "p1"),
        "Vote": (play(at("phase 2; seats 3; p1 K3; p2 K4; p3 K5; show 9"), "p1: discard 9"), "p2"),
    }
    verbs = {
        "Turn": "canal h7, bridge s6 ew, rebridge a1 a1 ns, walk a1, sail a1, jump a1, build 1 a1, found 3 a1, chip",
        "Deal": "deal 3 3 3 3 3 3 3 3",
        "Neutral": "neutral 4 h7",
        "Place": "place k5",
        "Vote": "",
    }
    for frame, (table, who) in tables.items():
        assert type(table.state.stack[-1]).__name__ == frame
        for other, texts in verbs.items():
            for text in texts.split(", ") if texts and other != frame else []:
                assert refused(table, f"{who}: {text}") == "M20.1", (frame, text)
    for frame in ("Deal", "Neutral", "Place"):
        table, who = tables[frame]
        assert refused(table, f"{who}: end") == refused(table, f"{who}: discard 9") == "M20.1"


# M20.2, M20.3 Notation


@pytest.mark.rule("M20.2")
def test_any_case_and_spacing_in_lower_case_out() -> None:
    game = load("mexica")
    for text in ("CANAL K5-K6", "Canal k5-K6", "  canal   k5-k6 "):
        assert game.actions.name(game.actions.parse(text)) == "canal k5-k6"
    table = at("p1 J5")
    assert game.why(table.state, 0, "WALK J6") is None
    assert game.why(table.state, 0, "Walk O7") == "M8.1"


BAD = """
canal, canal k6-k5, canal l5-k5, canal k5-k5, canal k05, canal k5 k6, canal k5-k6-k7, canal k5-, canal -k5, canal z9,
canal k0, canal k15, canal v3, canal 5k, canal k, canal k5k6, canal k5 ns, canal k², walk k５, walk z9, walk k5-k6,
walk, walk k5 k6, sail, sail k5 k6, jump 5, bridge k5, bridge k5 sn, bridge k5 ns ew, bridge ns k5, rebridge k5 k6,
rebridge k5 ns k6, build k5, build 0 k5, build 5 k5, build 01 k5, build 1, build k5 1, found 2 k5, found 14 k5,
found k5, found 3, found 03 k5, discard, discard 2, discard 14, discard x, chip 1, spend 1, end now, end end, place,
place h6 h8, neutral k7, neutral 5 k7, neutral 1, deal, deal 3 4 5 6 7 8 9, deal 3 4 5 6 7 8 9 10 11,
deal 3 4 5 6 7 8 9 14, deal 2 4 5 6 7 8 9 10, dig k5, p1 end
"""


@pytest.mark.rule("M20.2", "M20.3", "M20.8")
@pytest.mark.parametrize("text", ["", *[text.strip() for text in BAD.split(",")]])
def test_bad_notation(text: str) -> None:
    """A text outside the grammar is no action for any seat at any time, also after the end."""
    over = play(at("phase 2; p1 K3; p2 K4; p3 K5; p4 K6"), "p1: end | p2: end | p3: end | p4: end")
    for table in (at("p1 J5"), new(2), over):
        with pytest.raises(BadNotation):
            table.game.why(table.state, 0, text)
    with pytest.raises(BadNotation):
        load("mexica").actions.parse(text)


@pytest.mark.rule("M20.3")
@pytest.mark.parametrize(("axis", "ends"), [("ns", ["walk k4", "walk k6"]), ("ew", ["walk j5", "walk l5"])])
def test_the_axis_names_the_ends(axis: str, ends: list[str]) -> None:
    assert offers(at(f"canal K5; bridge K5 {axis}; p1 K5"), "walk") == ends


# M20.5, M20.6 The table


@pytest.mark.rule("M20.5", "M20.6")
def test_blocks() -> None:
    blocks = load("mexica").actions.blocks
    assert [(block.verb, block.size) for block in blocks] == [
        ("end", 1), ("chip", 1), ("spend", 1), ("discard", 11), ("place", 4), ("walk", 196), ("jump", 196),
        ("sail", 166), ("canal", 187), ("canal", 323), ("bridge", 290), ("build", 748), ("found", 2057),
        ("neutral", 532), ("deal", 1874), ("rebridge", 48140),
    ]  # fmt: skip
    assert sum(block.size for block in blocks) == len(load("mexica").actions) == 54727
    assert blocks[-1].base == 6587
    assert len(blocks[-1].parts[0]) + len(blocks[-1].parts[1]) == 166 + 290  # arithmetic, not a list of 48140


@pytest.mark.rule("M20.5")
def test_order_inside_the_blocks() -> None:
    blocks = load("mexica").actions.blocks
    values = ["1", "2", "3", "4"]
    assert [block.parts for block in blocks] == [
        [], [], [], [SIZES], [reference.STARTS], [reference.ISLAND], [reference.ISLAND], [span_cells()],
        [reference.ORDINARY], [doubles()], [sites()], [values, reference.ORDINARY], [SIZES, reference.ORDINARY],
        [values, INLAND], [blocks[14].parts[0]], [span_cells(), sites()],
    ]  # fmt: skip
    deals = [[int(size) for size in text.split()] for text in blocks[14].parts[0]]
    assert deals == sorted(deals) and all(deal == sorted(deal) for deal in deals)


@pytest.mark.rule("M20.6")
def test_texts_and_numbers() -> None:
    actions = load("mexica").actions
    for action in [*range(6587), *range(6587, 54727, 97), 54726]:
        assert actions.find(actions.name(action)) == action
    assert actions.arguments(6587) == [span_cells()[0], sites()[0]]


@pytest.mark.rule("M20.6", "M7.7")
def test_rebridge_is_offered_with_an_empty_supply_only() -> None:
    position = "canal K5; bridge K5 ns; p1 A3"
    assert not offers(at(position), "rebridge")
    assert offers(at(f"{position}; supply bridges 0"), "rebridge")


@pytest.mark.rule("M20.7")
def test_the_first_decision_by_verb() -> None:
    table = at("round 1; p1 H6; p2 G7; p3 I7; p4 H8")
    verbs = [text.split()[0] for text in offers(table)]
    assert {verb: verbs.count(verb) for verb in ("canal", "build", "jump")} == {"canal": 510, "build": 748, "jump": 188}


@pytest.mark.rule("M20.8")
def test_texts_that_can_never_be_legal_are_refused_by_a_rule() -> None:
    table = at("p1 R6; bridge O6 ew; supply bridges 0")
    never = {
        "canal h7": "M4.3", "canal o7": "M4.4", "canal a1": "M4.4", "canal h6-h7": "M4.3", "canal k5-m9": "M4.2",
        "bridge s6 ew": "M7.1", "bridge h7 ns": "M7.1", "bridge o6 ns": "M7.2", "rebridge o6 s6 ew": "M7.1",
        "rebridge h7 o7 ew": "M7.7", "walk a1": "M8.1", "sail h7": "M9.1", "jump a1": "M10.1", "build 1 h7": "M11.4",
        "found 3 o7": "M6.5", "found 3 a1": "M6.5",
    }  # fmt: skip
    for text, rule in never.items():
        assert refused(table, f"p1: {text}") == rule, text


@pytest.mark.rule("M20.8")
def test_a_refused_action_changes_nothing() -> None:
    table = Replay(load("mexica"), [""] * 3)
    for line in PLACED.split("|"):
        who, text = line.split(":")
        table.play_line(who.strip(), text.strip())
    digest = table.game.digest(table.state)
    for text in ("canal h7", "bridge s6 ew", "walk k5", "build 1 h7", "found 3 k5", "spend", "discard 9"):
        with pytest.raises(NotOffered) as caught:
            table.play_line("p1", text)
        assert caught.value.args[0].startswith(text)
        assert table.game.digest(table.state) == digest and table.step_count == 4
