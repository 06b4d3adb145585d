"""Decisions and notation (I25): the table of verbs, records, refusals, what is posed."""

from random import Random

import pytest
from games.chichen_itza.examples import ask, holds
from games.chichen_itza.position import Table, at, new
from games.chichen_itza.random_games import choice
from games.language import asked, chances, offers, play, refused

from patolli.core.chance import sample_outcome
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import A
from patolli.games.chichen_itza.game import ChichenItza

SIZES = {
    "act": 29, "idol": 3, "done": 1, "use": 104, "kind": 2, "from": 43, "take": 56, "to": 43, "pick": 43, "put": 43,
    "station": 129, "set": 294, "recruit": 129, "god": 80, "delve": 4, "scout": 42, "wheel": 4, "yield": 9, "pay": 3,
    "dismiss": 3, "cast": 65, "mix": 33, "luck": 5, "again": 7, "block": 2, "fall": 3, "double": 10, "mark": 44,
}  # fmt: skip
CHANCE_SIZES = {
    "roll": 6, "beast": 6, "draw": 2, "reveal": 80, "hero": 24, "strength": 6, "ruin": 12, "raid": 7, "cost": 9,
    "order": 4, "slot": 21, "goal": 23, "spawn": 7, "tile": 13, "cell": 42,
}  # fmt: skip
CELLS = (
    "p2",
    "p3",
    "p4",
    "q2",
    "q3",
    "q4",
    "q5",
    "r2",
    "r3",
    "r4",
    "r5",
    "r6",
    "s2",
    "s3",
    "s6",
    "s7",
    "t2",
    "t3",
    "t4",
    "t5",
    "u3",
)
GAME = ChichenItza({})


@pytest.mark.rule("I25.19-I25.21", "I25.3")
def test_the_table_of_ints() -> None:
    verbs = [GAME.actions.verb(action) for action in range(1495)]
    counted: dict[str, int] = {}
    for verb in verbs:
        counted[verb] = counted.get(verb, 0) + 1
    assert counted == SIZES | CHANCE_SIZES
    assert list(counted) == [*SIZES, *CHANCE_SIZES], "blocks follow each other in the order of the rules"
    assert sum(SIZES.values()) == 1233 and sum(CHANCE_SIZES.values()) == 262
    assert len(A.blocks) == len(SIZES) + len(CHANCE_SIZES) + 1, "only `cost` has a second block"


@pytest.mark.rule("I25.2", "I25.3")
def test_every_line_parses_back() -> None:
    for action in range(1495):
        text = GAME.actions.name(action)
        assert text == text.lower() and "  " not in text and text == text.strip()
        assert GAME.actions.parse(text) == action == GAME.actions.parse(text.upper())


@pytest.mark.rule("I25.10", "I25.17", "I25.12", "I2.4", "I2.5")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("act defence", 0),
        ("act water2", 14),
        ("act hero recruit", 15),
        ("act hero free", 17),
        ("act defence+melee defence", 18),
        ("act war+favour favour", 27),
        ("act coins", 28),
        ("idol coins", 29),
        ("use g01", 33),
        ("use h24", 136),
        ("from city", 139),
        ("from p1", 140),
        ("take 0", 182),
        ("take 0 abc", 189),
        ("take 1", 190),
        ("take 2 ac", 182 + 2 * 8 + 5),
    ],
)
def test_places_in_the_table(text: str, after: int) -> None:
    assert GAME.actions.parse(text) == after


@pytest.mark.rule("I25.1", "I25.22")
@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("turn red; red coins=9", "green act coins"),
        ("turn red; red coins=9", "red to r3"),
        ("turn red; red coins=9", "* roll 1"),
        ("act red regroup", "* beast 1"),
        ("act red regroup", "red act coins"),
        ("act red land; red city=1; blue idols=1", "blue idol coins"),
        ("act red land; red city=2", "red from city"),
        ("act red land; red city=2", "red to r3"),
        ("act red scout; red gods=g32", "red use g32"),
    ],
)
def test_no_answer_to_the_question(position: str, line: str) -> None:
    assert refused(at(position), line) == "I25.1"


@pytest.mark.rule("I25.22")
@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        ("turn red; red coins=5; tile war 7 6", "act war", "I6.11"),
        ("turn red; red coins=9; marks war red", "act war", "I6.3"),
        ("turn red; red coins=5; tile war 7 6; marks war red", "act war", "I6.3"),
        ("act red land; red city=1 ranged=2; blue r3=1", "to r3", "I8.14"),
        ("act red land; red city=1 ranged=2 war=1; blue r3=1 gods=g19", "to r3", "I8.15"),
        ("act red land; red city=1 ranged=2", "to city", "I8.9"),
        ("act red land; red city=1; water-temple r3", "to r3", "I8.4"),
        ("act red land; red city=1", "to q3", "I8.6"),
        ("act red land; red city=7", "take 6", "I8.2"),
        ("act red land; red city=3", "take 4", "I8.2"),
        ("act red reinforce; red t2=1", "put t4", "I7.16"),
        ("act red reinforce; rules 1; red t2=1 u3=1", "put t2 ; put city", "I25.8"),
        ("act red land; red city=2 luck=1; caiman r3 4", "take 2 ; to r3 ; roll 6,6 ; luck hit", "I10.14"),
    ],
)
def test_the_lowest_rule_refuses(position: str, line: str, rule: str) -> None:
    assert refused(at(position), line) == rule


@pytest.mark.rule("I25.4")
def test_one_choice_is_no_question() -> None:
    table = at("act red land; all water-temple; land-temple r3; red city=1")
    holds(table, "red r3=1")
    assert asked(table) == "green"


@pytest.mark.rule("I25.5")
def test_chance_is_posed_even_with_one_outcome() -> None:
    table = at("act red land; red city=1; snake r3; snake r4 1; snake r5 1; snake t3 1; snake t4 1; snake t5 2;"
               " blue figures=snake2,snake3")  # fmt: skip
    assert chances(play(table, "to r3")) == {"strength 2": 1}
    assert chances(at("act red magic; deck 0 3; yellow stone=16 fire=13")) == {"draw fire": 3}


@pytest.mark.rule("I25.7")
def test_the_order_of_dice_does_not_matter() -> None:
    table = play(at("act red land; red city=3 luck=1; caiman r3 4"), "take 3 ; to r3")
    one, other = play(table, "roll 1,4,6"), play(table, "roll 6,1,4")
    assert table.game.dump(one.state)["stack"] == table.game.dump(other.state)["stack"]


@pytest.mark.rule("I25.8", "I25.9", "I25.34", "I25.51")
def test_chains_go_in_any_order() -> None:
    table = play(at("gods; order green red yellow blue; red gods=g25 r3=1 t2=1 u3=1"), "use g25 ; put t2")
    ask(table, "red: put r3 | put u3 | done")
    table = play(at("act red land; red city=5 gods=g52 coins=2; caiman r3 4"), "take 5 ; to r3 ; roll 2,2,3,4,4")
    table = play(table, "use g52")
    ask(table, "red: again 2 | again 3 | again 4 | again all")
    table = play(table, "again 3")
    ask(table, "red: again 2 | again 4 | again all | done")
    table = play(table, "again 2")
    ask(table, "red: again 2 | again 4 | again all | done")
    assert chances(play(table, "done")) == {f"roll {n}": 1 for n in range(1, 7)}
    assert asked(play(table, "done ; roll 1,1")) == "*"
    holds(play(table, "done ; roll 1,1"), "hits 2 0")


@pytest.mark.rule("I10.18", "I25.51")
def test_again_all_takes_every_miss_not_yet_picked() -> None:
    table = play(at("act red land; red city=5 gods=g52 coins=2; caiman r3 4"), "take 5 ; to r3 ; roll 1,2,3,4,4")
    table = play(table, "use g52 ; again 3 ; again all ; roll 1,1,1,6")
    assert asked(table) == "*"
    holds(table, "hits 4 0 ; red coins=0")


@pytest.mark.rule("I25.18", "I27.17")
def test_the_widest_question() -> None:
    text = " ".join(f"{cell}=1" for cell in CELLS)
    table = at(f"act red hero recruit; red {text}")
    assert len(offers(table, "recruit")) == len(offers(table)) == 3 * 22 <= 87


FRAMES = [  # position, play, the question
    ("supply; red gods=g27 t2=1; land-village t2", "", "red: yield 0 | yield 1"),
    ("pay; red h12@city coins=1 idols=1", "", "red: pay b | dismiss b | exchanges"),
    ("gods; red gods=g28 t2=1", "", "red: use g28 | done"),
    ("gods; red gods=g26 t2=1; land-camp t2", "use g26", "red: put t2 | done"),
    ("act red god; open g05 g41", "", "red: god g05 | god g41"),
    ("act red scout; red gods=g33", "scout t2 ; roll 2", "red: use g33 | done"),
    ("act red scout; red gods=g32", "scout t2 ; roll 2", "red: use g32 | done"),
    ("act red coins; red gods=g29 coins=1", "", "red: use g29 | done"),
    ("act red hero recruit; red h01@city h09@city t2=1", "", "red: recruit c city | recruit c t2"),
    ("act red land; red city=2 gods=g38; water-temple r3", "", "red: kind land | kind water"),
    ("act red land; red city=1 h21@city u3=1; caiman r3", "from city ; take 1 c ; to r3", "red: pick u3 | done"),
    ("act red land; red city=1 gods=g42; caiman r3 4", "to r3", "red: use g42 | done"),
    ("act red land; red city=1 fire=1; caiman r3 4", "to r3", "red: cast none | cast fire 1"),
    ("act red land; red city=1 luck=1; caiman r3 4", "to r3 ; roll 6", "red: luck reroll | done"),
    ("act red land; red city=1 gods=g51; caiman r3 4", "to r3 ; roll 6 ; beast 1", "red: use g51 | done"),
    (
        "act red land; red h01@city h09@city; caiman r3 4",
        "take 0 ab ; to r3 ; roll 6,6 ; beast 3",
        "red: fall a | fall b",
    ),
    ("act red land; red city=1 gods=g37; land-ruin r3", "to r3 ; ruin x11", "red: use g37 | done"),
    ("end; round 5; goals 19; red coins=9 idols=1", "", "red: done | exchanges"),
    ("end; round 2; goals 02; red war=2 city=1", "", "red: mark reserve | mark city"),
]


@pytest.mark.rule("I25.31-I25.41", "I25.43", "I25.44", "I25.46-I25.48", "I25.50", "I25.53-I25.55", "I25.57", "I25.58")
@pytest.mark.parametrize(("position", "moves", "question"), FRAMES)
def test_questions(position: str, moves: str, question: str) -> None:
    table = at(position)
    ask(play(table, moves) if moves else table, question)


@pytest.mark.rule("I25.49", "I25.52", "I25.45", "I25.56", "I25.59-I25.61")
def test_questions_of_whole_sequences() -> None:
    table = play(at("act red land; red city=1 fire=1 luck=2; caiman r3 4"), "to r3 ; cast fire 1 ; roll 2 ; done")
    assert chances(table) == {f"roll {n}": 1 for n in range(1, 7)}
    ask(play(table, "roll 6"), "red: luck hit | done")
    table = play(at("act red land; red city=1 h07@city u3=1; snake r3 1"), "from city ; take 1 a ; to r3 ; roll 1,6")
    ask(play(table, "beast 6"), "red: station a u3 | done | exchanges")
    table = play(at("end; red city=6 h01@city"), "cost 1,2,3,3,4,5,6,7 ; raid monkey")
    ask(table, "red: take 4 a | take 5")


@pytest.mark.rule("I25.14", "I25.42")
def test_regroup_leaves_the_rest_in_the_city() -> None:
    table = play(at("act red regroup; red city=2 t2=3"), "set t2 1 ; roll 2")
    holds(table, "red t2=1 city=4 luck=1")


@pytest.mark.rule("I18.3", "I5.10")
def test_pay_with_idols() -> None:
    table = at("pay; order green red yellow blue; red h01@city h12@city coins=2 idols=2")
    ask(table, "red: pay b | dismiss a | dismiss b | exchanges")
    table = play(table, "idol coins")
    ask(table, "red: pay a | pay b | dismiss a | dismiss b | exchanges")
    holds(play(table, "pay a ; pay b"), "red coins=0 idols=1 h01@city h12@city")


HUNT = "act red land; red city=2 {} coins=5 luck=0; caiman r3 4"
TO_MELEE = "take 2 ; to r3 ; roll 6,6"
ROUND_OF_MELEE = " ; beast 6 ; roll 6,6"
AWAY = "act red land; red {} city=1 u3=1; snake r3 1"
GUARDED = "act red land; red {} city=1 defence=2 shields=1; caiman r3 4"
ASKING = {  # card: a position, moves, and what is offered then because of the card (I18.13)
    "g25": ("gods; red {} r3=1", "", "use g25"),
    "g26": ("gods; red {} r3=1; land-camp r3", "", "use g26"),
    "g27": ("supply; order green red yellow blue; red {} r3=1; land-village r3", "", "yield 0"),
    "g28": ("gods; red {} r3=1", "", "use g28"),
    "g29": ("turn red; red {} coins=9", "act coins", "use g29"),
    "g30": ("act red god; red {}; open g05 g21", "", "delve green"),
    "g31": ("act red reinforce; red {} city=1 r3=1", "put r3 ; put r3 ; put r3", "put r3"),
    "g32": ("act red scout; red {}", "scout u3 ; roll 1", "use g32"),
    "g33": ("act red scout; red {}", "scout u3 ; roll 1", "use g33"),
    "g35": ("turn red; red {} coins=20; marks war red", "", "act war"),
    "g37": ("act red land; red {} city=1; land-ruin r3", "to r3 ; ruin x11", "use g37"),
    "g38": ("act red land; red {} city=1; water-temple t4", "", "kind water"),
    "g41": (HUNT, "take 2 ; to r3", "use g41"),
    "g42": (HUNT, "take 2 ; to r3", "use g42"),
    "g43": (HUNT, "take 2 ; to r3", "use g43"),
    "g44": (HUNT, TO_MELEE + ROUND_OF_MELEE + " ; beast 6", "use g44"),
    "g45": (HUNT, TO_MELEE + ROUND_OF_MELEE * 2 + " ; beast 6", "use g45"),
    "g46": (HUNT, "take 2 ; to r3", "use g46"),
    "g47": (HUNT + "; red ranged=2", "take 2 ; to r3 ; roll 6", "use g47"),
    "g48": (HUNT, TO_MELEE, "use g48"),
    "g51": (HUNT, TO_MELEE + " ; beast 1", "use g51"),
    "g52": (HUNT, TO_MELEE, "use g52"),
    "g53": (HUNT + "; red stone=1 fire=1", "take 2 ; to r3 ; cast stone 1", "mix 0"),
    "g59": ("act red water; all water-temple; red {} r4=2 city=4 ranged=2", "from r4 ; take 2 ; to t4", "pick city"),
    "g60": ("act red land; all land-temple; red {} r4=2 city=4 ranged=2", "from r4 ; take 2 ; to t4", "pick city"),
    "h01": ("turn red; red {} coins=9", "", "act hero free"),
    "h02": ("act red water; water-temple s3 p3; red {} city=1", "take 1 a", "to p3"),
    "h03": ("act red land; all water-temple; land-temple s3 p3; red {} city=1", "take 1 a", "to p3"),
    "h07": (AWAY, "from city ; take 1 a ; to r3 ; roll 1,6 ; beast 6", "station a u3"),
    "h09": ("act red land; red {} city=1 idols=1; caiman r3 4", "take 1 b ; to r3 ; cast none", "use h09"),
    "h12": (GUARDED, "take 1 b ; to r3 ; roll 6,6", "luck reroll-shield"),
    "h16": (GUARDED, "take 1 b ; to r3 ; roll 6,6 ; beast 1", "use h16"),
    "h21": ("act red land; red {} city=1 u3=2; caiman r3 4", "from city ; take 1 c ; to r3", "pick u3"),
    "h23": ("act red land; red {} gems=blue; land-mine-red r3", "to r3", "double red-blue"),
    "h24": ("act red land; red {} city=1 ranged=4; caiman r3 4", "take 1 c ; to r3 ; roll 6,6,6", "use h24"),
}  # fmt: skip
SILENT = ("h04", "h10", "h18")  # a hero of each type that does not ask


def after(position: str, card: str, moves: str) -> Table:
    """The position with a card, after some moves."""
    table = at(position.format(card))
    return play(table, moves) if moves else table


@pytest.mark.rule("I18.13", "I18.14")
@pytest.mark.parametrize("card", ASKING)
def test_a_card_that_asks(card: str) -> None:
    """It offers something, which is not offered without it; in both cases its owner may do without."""
    position, moves, offer = ASKING[card]
    is_god = card[0] == "g"
    table = after(position, f"gods={card}" if is_god else f"{card}@city", moves)
    assert asked(table) == "red" and offer in offers(table) and len(offers(table)) > 1
    without = after(position, "" if is_god else f"{SILENT[GAME.box.hero_type[int(card[1:])]]}@city", moves)
    assert asked(without) != "red" or offer not in offers(without)


def posed(seed: int, silent: list[int]) -> set[str]:
    """The cards that ask in a game by chance, in which the seats have some gods from its start."""
    table, rng = new(4), Random(seed)
    for god in silent:
        table.state.god_owner[god] = rng.randrange(4)
        table.state.gods_left[(god - 1) // 20][(god - 1) % 20] = 0
    found: set[str] = set()
    while table.state.to_act():
        (seat,) = table.state.to_act()
        if seat != CHANCE:
            found.update(text.split()[1] for text in offers(table, "use"))
        table.state.step(seat, sample_outcome(table.state, rng) if seat == CHANCE else choice(table, seat, rng))
    return found


@pytest.mark.rule("I18.11-I18.13")
def test_no_other_card_asks() -> None:
    """The gods that do not ask are in play from the start of each game, the heroes by and by."""
    silent = [god for god in range(1, 81) if f"g{god:02}" not in ASKING]
    assert silent == [*range(1, 25), 34, 36, 39, 40, 49, 50, *range(54, 59), *range(61, 81)]
    found = set[str]().union(*(posed(seed, silent) for seed in range(20)))
    assert len(found) > 15 and found <= set(ASKING)
