"""The rules of a round, of movement, fights and the end, case by case in the language of `examples`."""

import pytest
from games.chichen_itza.examples import cases, run
from games.chichen_itza.position import Table, at
from games.language import play


@pytest.mark.rule("I4.1")
@pytest.mark.parametrize(("first", "lines"), cases("turns.txt"))
def test_round_and_turn(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I8.1", "I14.1")
@pytest.mark.parametrize(("first", "lines"), cases("moves.txt"))
def test_movement_and_take_over(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I9.1")
@pytest.mark.parametrize(("first", "lines"), cases("fights.txt"))
def test_fight(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I16.1")
@pytest.mark.parametrize(("first", "lines"), cases("ends.txt"))
def test_end_of_round_and_game(first: int, lines: str) -> None:
    run(lines, first)


@pytest.mark.rule("I25.8")
@pytest.mark.parametrize(("first", "lines"), cases("versions.txt"))
def test_choices_of_both_versions(first: int, lines: str) -> None:
    run(lines, first)


ORDERS = [  # a position, play to the choice, and two orders of the same answers
    ("act red reinforce; red u3=4 t4=1", "", "put u3 ; put t4", "put t4 ; put u3"),
    ("gods; red gods=g25 t2=1 t3=1 u3=1", "use g25", "put u3 ; put t2", "put t2 ; put u3"),
    ("gods; red gods=g26 t2=1 t3=1 u3=1; land-camp t2 t3 u3", "use g26", "put u3 ; put t2", "put t2 ; put u3"),
    ("pay; red h01@t2 h09@city coins=9", "", "pay b ; dismiss a", "dismiss a ; pay b"),
    ("act red regroup; red city=2 u3=2 h01@city", "", "set u3 1 ; station a u3", "station a u3 ; set u3 1"),
    ("act red land; red h21@city city=3 u3=2 t2=4; caiman r3", "from city ; take 1 c ; to r3",
     "pick u3 ; pick city", "pick city ; pick u3"),
    ("act red land; red city=5 gods=g48; caiman r3 6", "take 5 ; to r3 ; roll 3,4,5,5,5 ; use g48",
     "again 5 ; again 3", "again 3 ; again 5"),
    ("act red land; red gods=g60 ranged=3 r4=1 city=2 s3=2", "from r4 ; to t3",
     "pick s3 ; pick city", "pick city ; pick s3"),
    ("act red land; red h12@city city=4 idols=2 luck=2; round 4; caiman r3 6",
     "take 4 b ; to r3 ; cast none ; roll 6,6,6,6,6 ; done ; beast 1",
     "block luck ; block idol", "block idol ; block luck"),
]  # fmt: skip


@pytest.mark.rule("I25.8")
@pytest.mark.parametrize(("position", "moves", "one", "other"), ORDERS)
def test_orders_of_the_same_answers_are_one_position(position: str, moves: str, one: str, other: str) -> None:
    """Equal sets reached by different orders have one digest, and bots look at one order only."""
    table = play(at(position), moves) if moves else at(position)
    first, second = play(table, one), play(table, other)
    assert first.game.digest(first.state) == second.game.digest(second.state)
    assert looked_at(table, one) + looked_at(table, other) == 1


def looked_at(table: Table, moves: str) -> bool:
    """Return True if a bot looks at each of these answers in its turn."""
    now = table
    for move in moves.split(" ; "):
        seat = now.state.to_act()[0]
        pruned = now.game.prune(now.state, seat, now.state.legal_actions(seat))
        if now.game.actions.parse(move) not in pruned:
            return False
        now = play(now, move)
    return True
