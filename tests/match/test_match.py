"""Match: the one gate, undo, take-backs, resignation, saving. Whatever is refused changes nothing."""

from collections.abc import Callable

import pytest

from patolli.core.errors import ActionError, BadNotation, NotOffered, NotYourTurn, NoUndo, StaleRevision
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.match.fair_draws import verify
from patolli.match.match import Match

SEED = bytes(range(32))


def match(players: int = 2, **options: object) -> Match:
    """A game with known draws; p1 has drawn its card and may lay beans."""
    return Match(load("tianguis", options), [f"player {n}" for n in range(1, players + 1)], seed=SEED, game_id="test")


def play(m: Match, *lines: str) -> Match:
    """Play lines like `p1 bid 3`."""
    for line in lines:
        who, _, text = line.partition(" ")
        m.play(m.replay.seat(who), text, m.revision)
    return m


def whole(m: Match) -> tuple[str, str, str, int, int]:
    """All there is to a match."""
    return m.replay.game.digest(m.replay.state), str(m.replay.record), m.save_text(), m.draw_count, m.revision


def test_chance_is_drawn_at_once() -> None:
    m = match()
    assert m.to_act() == (0,)
    assert [line.who for line in m.replay.record.lines] == ["*"] * 6
    assert (m.revision, m.draw_count) == (6, 6)


def test_the_same_seed_gives_the_same_game() -> None:
    assert whole(play(match(), "p1 open", "p1 pass")) == whole(play(match(), "p1 open", "p1 pass"))


def test_different_seeds_give_different_games() -> None:
    texts = {str(Match(load("tianguis"), ["", ""], seed=bytes([n]) * 32, game_id="x").replay.record) for n in range(9)}
    assert len(texts) == 9
    fresh = {Match(load("tianguis"), ["", ""]).replay.record.commit for _ in range(3)}
    assert len(fresh) == 3


def test_play_says_what_happened() -> None:
    m = play(match(), "p1 open", "p1 pass")
    events = m.play(1, "pass", m.revision)
    kinds = [m.replay.game.events.kinds[kind].name for kind, _ in events]
    assert kinds == ["passed", "unsold", "rolled", "drew"]


REFUSALS: list[tuple[Callable[[Match], object], type[ActionError], str]] = [
    (lambda m: m.play(0, "add", m.revision - 1), StaleRevision, "this answers revision 7, the table is at 8"),
    (lambda m: m.play(0, "add", m.revision + 1), StaleRevision, "this answers revision 9, the table is at 8"),
    (lambda m: m.play(1, "add", m.revision), NotYourTurn, r"add: T6\.1 .* \(p1 to decide, not p2\)"),
    (lambda m: m.play(-1, "roll 1", m.revision), NotYourTurn, r"roll 1: T6\.1"),
    (lambda m: m.play(0, "bid 1", m.revision), NotOffered, r"bid 1: T6\.1"),
    (lambda m: m.play(0, "fly", m.revision), BadNotation, "unknown verb 'fly'"),
    (lambda m: m.play(0, "", m.revision), BadNotation, "an action is missing"),
    (lambda m: m.undo(0, m.revision - 1), StaleRevision, "this answers revision 7"),
    (lambda m: m.undo(1, m.revision), NoUndo, "p2 may take back 0 decisions now, not 1"),
    (lambda m: m.undo(0, m.revision, 3), NoUndo, "p1 may take back 2 decisions now, not 3"),
    (lambda m: m.undo(0, m.revision, 0), NoUndo, "p1 may take back 2 decisions now, not 0"),
    (lambda m: m.undo(0, m.revision, -1), NoUndo, "p1 may take back 2 decisions now, not -1"),
    (lambda m: m.take_back(9, m.revision), BadNotation, "undo takes a number from 1 to 8"),
    (lambda m: m.take_back(0, m.revision), BadNotation, "undo takes a number from 1 to 8"),
    (lambda m: m.take_back(1, 0), StaleRevision, "this answers revision 0"),
]


@pytest.mark.parametrize(("change", "kind", "complaint"), REFUSALS, ids=range(len(REFUSALS)))
def test_refused_changes_nothing(change: Callable[[Match], object], kind: type[ActionError], complaint: str) -> None:
    m = play(match(), "p1 add", "p1 add")
    before = whole(m)
    with pytest.raises(kind, match=complaint):
        change(m)
    assert whole(m) == before


def test_the_rule_that_refuses_is_named() -> None:
    m = play(match(), "p1 open")
    with pytest.raises(NotOffered) as error:
        m.play(0, "bid 13", m.revision)
    assert error.value.rule == "T3.2"


def test_undo_takes_back_own_decisions_one_by_one() -> None:
    m = match()
    start = m.replay.game.digest(m.replay.state)
    play(m, "p1 add", "p1 add", "p1 open")
    assert (m.undo_depth(0), m.undo_depth(1)) == (3, 0)
    m.undo(0, m.revision)
    assert m.undo_depth(0) == 2
    m.undo(0, m.revision, 2)
    assert m.undo_depth(0) == 0
    assert m.replay.game.digest(m.replay.state) == start
    assert str(m.replay.record).endswith("p1 add\np1 add\np1 open\n~ undo 1\n~ undo 2\n")
    assert m.revision == 11


def test_a_revision_is_never_used_again() -> None:
    m = match()
    old = m.revision
    play(m, "p1 add")
    m.undo(0, m.revision)
    with pytest.raises(StaleRevision):
        m.play(0, "add", old)


def test_a_seat_that_changes_hands_leaves_older_revisions_current() -> None:
    m = match()
    old = m.revision
    m.replace_player(1, "somebody else")
    m.replace_player(1, "bot:easy")
    assert [m.is_current(old + behind) for behind in (-1, 0, 1, 2, 3)] == [False, True, True, True, False]
    m.play(0, "add", old)
    m.replace_player(1, "Ben")
    assert not m.is_current(old), "the position is another one"
    m.undo(0, m.revision - 1)
    m.resign(1)
    assert [m.is_current(m.revision - behind) for behind in (0, 1)] == [True, False]
    m.replay.drop_history()
    assert [m.is_current(m.revision - behind) for behind in (0, 1)] == [True, False]


def test_no_undo_past_chance() -> None:
    m = match()
    assert m.replay.steps[-1].seat == -1
    assert (m.undo_depth(0), m.undo_depth(-1)) == (0, 0)


def test_no_undo_when_somebody_else_decides() -> None:
    m = play(match(), "p1 add", "p1 open", "p1 bid 3")
    assert m.to_act() == (1,)
    assert (m.undo_depth(0), m.undo_depth(1)) == (0, 0)


def test_no_undo_past_another_seats_decision() -> None:
    m = play(match(), "p1 open", "p1 bid 3", "p2 bid 4")
    assert m.to_act() == (0,)
    assert m.undo_depth(0) == 0


def test_no_undo_past_what_was_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    m = play(match(), "p1 add", "p1 add")
    kind = m.replay.steps[-1].events[0][0]
    monkeypatch.setattr(m.replay.game.events.kinds[kind], "reveals", True)
    assert m.undo_depth(0) == 0


def test_take_back_draws_anew() -> None:
    m = play(match(), "p1 open", "p1 pass", "p2 pass")
    drawn = m.draw_count
    assert [line.who for line in m.replay.record.lines[-2:]] == ["*", "*"]
    m.take_back(2, m.revision)
    assert m.draw_count == drawn + 2
    assert str(m.replay.record.lines[-3]) == "~ undo 2"
    assert m.to_act() == (1,)


def test_a_draw_number_is_never_used_twice() -> None:
    m = play(match(), "p1 open", "p1 pass", "p2 pass")
    first = [line.text for line in m.replay.record.lines[-2:]]
    seen = {tuple(first)}
    for _ in range(20):
        m.take_back(2, m.revision)
        seen.add(tuple(line.text for line in m.replay.record.lines if line.who == "*")[-2:])
    assert len(seen) > 5
    assert m.draw_count == sum(line.who == "*" for line in m.replay.record.lines)
    m.resign(0)
    assert verify(read_record(str(m.replay.record))) == m.draw_count


def test_resignation_ends_a_game_of_two_and_publishes_the_seed() -> None:
    m = match()
    assert m.replay.record.seed == ""
    m.resign(1)
    assert m.to_act() == ()
    assert m.replay.result().ranking == [[0], [1]]
    assert m.replay.record.seed == SEED.hex()
    before = whole(m)
    for change in (lambda: m.play(0, "add", m.revision), lambda: m.resign(0), lambda: m.resign(1)):
        with pytest.raises(ActionError):
            change()
    assert whole(m) == before


def test_with_more_seats_somebody_plays_on() -> None:
    m = match(3)
    m.resign(0)
    assert m.to_act() == (0,)
    m.replace_player(0, "bot:\nrandom ")
    assert m.replay.labels[0] == "bot: random"
    assert m.replay.record.lines[-1].text == "seat p1 bot: random"
    assert m.replay.record.seed == ""
    play(m, "p1 open")
    m.resign(2)
    assert m.replay.result().ranking == [[1], [2], [0]]


def test_the_seed_is_published_at_the_end_only() -> None:
    m = match(2, rounds=1)
    play(m, "p1 open", "p1 pass")
    assert "seed" not in str(m.replay.record)
    play(m, "p2 pass")
    assert m.replay.over
    assert str(m.replay.record).endswith(f"seed {SEED.hex()}\n")
    assert verify(read_record(str(m.replay.record))) == 6


def test_no_take_back_when_the_seed_is_known() -> None:
    m = play(match(2, rounds=1), "p1 open", "p1 pass", "p2 pass")
    before = whole(m)
    with pytest.raises(NoUndo, match="the game is over and its seed is public"):
        m.take_back(1, m.revision)
    assert whole(m) == before


def test_saved_and_resumed_a_match_goes_on_as_if_nothing_had_been() -> None:
    m = play(match(3, rounds=2), "p1 add", "p1 add", "p1 open")
    m.undo(0, m.revision)
    again = Match.resume(read_record(m.save_text()))
    assert whole(again) == whole(m)
    assert (again.undo_depth(0), again.undo_depth(1)) == (2, 0)
    for each in (m, again):
        play(each, "p1 open", "p1 pass", "p2 pass", "p3 pass", "p2 open", "p2 pass", "p3 pass", "p1 pass")
    assert whole(again) == whole(m)
    assert verify(read_record(str(again.replay.record))) == again.draw_count


def test_saving_does_not_publish_the_seed() -> None:
    m = match()
    assert f"seed {SEED.hex()}" in m.save_text()
    assert "seed" not in str(m.replay.record)


def test_a_record_without_its_seed_goes_on_with_new_draws() -> None:
    m = play(match(), "p1 open", "p1 pass")
    again = Match.resume(read_record(str(m.replay.record)))
    assert again.replay.record.commit == ""
    play(again, "p2 pass")
    assert again.to_act() == (1,)
    assert "seed" not in again.save_text()


@pytest.mark.parametrize("cut", range(7))
def test_a_record_that_stops_at_chance_is_drawn_on(cut: int) -> None:
    lines = str(match().replay.record).split("---\n")
    record = read_record(lines[0] + "---\n" + "\n".join(lines[1].splitlines()[:cut]))
    assert Match.resume(record).to_act() == (0,)


def test_nonces_change_the_draws() -> None:
    def dealt(*nonces: str) -> str:
        m = Match(load("tianguis"), ["", ""], seed=SEED, game_id="test", nonces=nonces)
        m.resign(0)
        assert verify(read_record(str(m.replay.record))) == 6
        return " ".join(line.text for line in m.replay.record.lines)

    assert len({dealt(), dealt("a"), dealt("a", "b"), dealt("", "b"), dealt("b", "a"), dealt("a b")}) == 6
