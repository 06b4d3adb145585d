"""Chapters 14, 16 and 17: the end of a phase, tiles without host, the vote, phase 2, the end of the game."""

from random import Random

import pytest
from games.language import offers, play, refused
from games.mexica.examples import answer, run, turn_of
from games.mexica.position import Table, at, new
from games.mexica.reference import parts

from patolli.games.mexica.rules.sequence import MOST_ROUNDS

FOUR = "p1 K3; p2 K4; p3 K5; p4 K6"
ALL_END = "p1: end | p2: end | p3: end | p4: end"
BUSY = "p1: chip; end | p2: chip; end | p3: chip; end | p4: chip; end"


def reasons(table: Table) -> list[str]:
    return table.state.reasons


def named(table: Table) -> list[str]:
    """Return the texts of the legal actions."""
    (seat,) = table.state.to_act()
    return [table.game.actions.name(action) for action in table.state.legal_actions(seat)]


# M14 The end of a phase


@pytest.mark.rule("M14.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_ends_with_a_round(players: int) -> None:
    mexica = "; ".join(f"p{seat} K{seat + 2}" for seat in range(1, players + 1))
    table = at(f"seats {players}; {mexica}; hand p1 1 0 0 0; wait 9")
    table = play(table, "p1: build 1 L3")
    for seat in range(1, players + 1):
        assert (table.state.phase, table.state.to_act()) == (1, (seat - 1,))
        table = play(table, f"p{seat}: {'chip; ' if seat > 1 else ''}end")
    assert (table.state.phase, table.state.to_act(), reasons(table)) == (2, (0,), ["tiles"])


@pytest.mark.rule("M14.2")
def test_both_conditions_end_phase_one() -> None:
    assert reasons(play(at(f"{FOUR}; hand p3 0 0 0 0"), BUSY)) == ["tiles"]
    assert reasons(play(at(f"{FOUR}; hand p3 0 0 0 0; show 9"), BUSY)) == []
    assert reasons(play(at(FOUR), BUSY)) == []
    assert reasons(play(at(f"{FOUR}; hand p3 0 0 0 1"), BUSY)) == []


@pytest.mark.rule("M14.3", "M14.9")
def test_phase_two_ends_when_the_last_tile_is_removed() -> None:
    """A tile without host leaves after the last turn, and is no obstacle to the end any more."""
    flat = "canal S7-S8; canal S9; tile 7@U6"
    position = f"phase 2; {FOUR}; {flat}; hand p2 0 0 0 0; supply singles 0 doubles 0; show 6"
    after = play(at(position), BUSY)
    assert after.state.to_act() == () and reasons(after)[-1] == "tiles"
    assert after.state.removed[3] == 1


@pytest.mark.rule("M14.3")
def test_left_overs_of_phase_one_must_be_built_too() -> None:
    assert play(at(f"phase 2; {FOUR}; hand p2 1 0 0 0"), BUSY).state.to_act() == (0,)
    assert play(at(f"phase 2; {FOUR}; hand p2 0 0 0 0"), BUSY).state.to_act() == ()


@pytest.mark.rule("M14.4")
@pytest.mark.parametrize("phase", [1, 2])
def test_a_round_of_idle_turns_ends_a_phase(phase: int) -> None:
    position = f"phase {phase}; {FOUR}; show 9"
    after = play(at(position), ALL_END)
    assert reasons(after)[-1] == "idle" and len(reasons(after)) == phase
    assert after.state.phase == 2 and bool(after.state.to_act()) == (phase == 1)
    for seat in (1, 2, 3, 4):
        busy = play(at(position), ALL_END.replace(f"p{seat}: end", f"p{seat}: chip; end"))
        assert (busy.state.phase, busy.state.to_act()) == (phase, (0,))


@pytest.mark.rule("M14.4")
def test_idle_turns_of_two_rounds_do_not_add_up() -> None:
    table = play(at(f"{FOUR}; show 9"), ALL_END.replace("p1: end", "p1: chip; end"))
    assert play(table, "p1: end | p2: end | p3: end").state.phase == 1
    assert play(table, ALL_END).state.phase == 2


@pytest.mark.rule("M14.4", "M14.11")
def test_spending_a_chip_or_proposing_is_not_idle() -> None:
    assert play(at(f"{FOUR}; show 9; chips p4 1"), ALL_END.replace("p4: end", "p4: spend; end")).state.phase == 1
    proposal = ALL_END.replace("p4: end", "p4: discard 9 | p1: end | p4: end")
    assert play(at(f"phase 2; {FOUR}; show 9"), proposal).state.to_act() == (0,)


@pytest.mark.rule("M14.5")
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("limit", [2, 5, 99])
def test_stalled_rounds(phase: int, limit: int) -> None:
    table = at(f"phase {phase}; {FOUR}; show 9", stall_rounds=limit)
    for rounds in range(limit):
        assert len(reasons(table)) == phase - 1, f"ended after {rounds} rounds"
        table = play(table, "p1: walk L3; walk K3; end | p2: end | p3: end | p4: end")
    assert reasons(table)[-1] == "stall"


@pytest.mark.rule("M14.5")
@pytest.mark.parametrize(
    ("action", "counts"),
    [("canal A3", True), ("bridge O7 ew", True), ("build 1 U7", True), ("found 7 U6", True), ("chip", False),
     ("spend", False), ("walk U8", False), ("jump A3", False), ("sail O8", False), ("rebridge O6 O7 ew", False)],
)  # fmt: skip
def test_progress(action: str, counts: bool) -> None:
    where = "O6; bridge O6 ew; bridge O8 ew" if action == "sail O8" else "T8"
    empty = "supply bridges 0; bridge O6 ew" if action.startswith("rebridge") else "chips p2 1"
    position = f"p1 {where}; p2 K4; p3 K5; p4 K6; canal S7-S8; canal S9; chips p1 1; stalled 4; show 7 9; {empty}"
    after = play(at(position), f"p1: {action}; end | p2: end | p3: end | p4: end")
    assert (after.state.phase == 1) == counts
    assert after.state.stalled == 0


@pytest.mark.rule("M14.5")
def test_the_count_starts_anew_with_the_phase() -> None:
    table = play(at(f"{FOUR}; stalled 4; show 9"), BUSY)
    assert (table.state.phase, table.state.stalled) == (2, 0)
    for _ in range(4):
        table = play(table, "p1: walk L3; walk K3; end | p2: end | p3: end | p4: end")
    assert table.state.to_act() == (0,)
    assert play(table, BUSY.replace("chip; ", "", 3)).state.to_act() == ()


MOVING = "p1: walk L3; walk K3; end | p2: end | p3: end | p4: end"  # a round without progress that is not idle


@pytest.mark.rule("M14.13", "M20.11")
def test_all_must_agree_to_end_a_phase() -> None:
    table = play(at(f"{FOUR}; show 9", stall_rounds="off"), MOVING)
    assert table.state.to_act() == (0,) and named(table) == ["end", "continue"]
    assert refused(table, "p2: end") == "M3.1" and refused(table, "p1: chip") == "M20.1"
    one_refuses = play(table, "p1: end | p2: end | p3: continue")
    assert (one_refuses.state.to_act(), one_refuses.state.phase, one_refuses.state.round) == ((0,), 1, 3)
    assert refused(one_refuses, "p1: continue") == "M20.1"
    asked_again = play(one_refuses, MOVING)
    assert named(asked_again) == ["end", "continue"]
    ended = play(asked_again, "p1: end | p2: end | p3: end | p4: end")
    assert (reasons(ended), ended.state.phase, ended.state.round) == (["agreed"], 2, 1)
    over = play(play(ended, MOVING), ALL_END)
    assert (reasons(over), over.state.stack, over.game.result(over.state).reason) == (["agreed"] * 2, [], "agreed")


@pytest.mark.rule("M14.13")
@pytest.mark.parametrize(
    ("round_", "asked", "end"),
    [(MOVING, True, ""), (ALL_END, False, "idle"), (MOVING.replace("p2: end", "p2: canal A3; end"), False, "")],
)
def test_nobody_is_asked_while_something_is_built(round_: str, asked: bool, end: str) -> None:
    table = play(at(f"{FOUR}; show 9", stall_rounds="off"), round_)
    assert ("continue" in named(table)) == asked
    assert reasons(table) == [end] * bool(end)


@pytest.mark.rule("M14.14")
def test_two_hundred_rounds_are_the_most() -> None:
    table = at(f"round {MOST_ROUNDS - 1}; {FOUR}; show 9", stall_rounds="off")
    table = play(play(table, MOVING), "p1: continue")
    assert (table.state.round, MOST_ROUNDS) == (200, 200)
    ended = play(table, MOVING.replace("p1: ", "p1: canal A3; "))
    assert (reasons(ended), ended.state.phase) == (["limit"], 2)
    assert reasons(play(at(f"round 200; {FOUR}; show 9"), MOVING)) == []


@pytest.mark.rule("M17.4")
def test_a_game_of_one_phase() -> None:
    dealt = play(new(3, phases="1"), "*: deal 3 3 4 5 6 7 8 9")
    assert (sum(dealt.state.display), sum(dealt.state.waiting), sum(dealt.state.removed)) == (8, 0, 7)
    table = at(f"{FOUR}; show 9; canal S7-S8; canal S9; tile 7@T6; p1 3@U6; p2 2@A3", phases="1")
    over = play(table, ALL_END)
    assert (reasons(over), over.state.stack, over.state.phase) == (["idle"], [], 1)
    assert over.state.points == [7, 0, 0, 0]  # founded districts only (M15.6)
    assert refused(over, "p1: end") == "M17.1"


@pytest.mark.rule("M14.6")
@pytest.mark.parametrize("stalled", [0, 4])
def test_tiles_stay_when_phase_one_ends_early(stalled: int) -> None:
    end = ALL_END if not stalled else BUSY
    after = play(at(f"{FOUR}; show 9 12; wait 3 4; stalled {stalled}"), end).state
    assert (after.phase, after.display, after.waiting) == (2, [1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0], [0] * 11)


@pytest.mark.rule("M14.7", "M14.9")
def test_all_copies_leave_without_points() -> None:
    position = f"{FOUR}; canal S7-S8; canal S9; supply singles 0 doubles 0; show 6 6 7 8"
    after = play(at(f"phase 2; {position}"), "p1: end").state
    assert after.removed == [0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0] and after.points == [0] * 4
    assert play(at(f"phase 1; {position}"), "p1: end").state.removed == [0] * 11


@pytest.mark.rule("M14.9")
def test_the_test_runs_when_phase_two_begins() -> None:
    position = f"{FOUR}; canal S7-S8; canal S9; supply singles 0 doubles 0; show 6; wait 7 8"
    after = play(at(position), ALL_END)
    assert turn_of(after).seat == 0
    run(f"at {position} -> {ALL_END} = phase 2, show 7, removed 6 8")


@pytest.mark.rule("M14.9")
def test_inside_a_turn_nothing_leaves() -> None:
    """The last canal makes 6 hopeless, but the tile leaves only after the turn."""
    flat = f"phase 2; {FOUR}; canal S7-S8; canal S9; supply singles 1 doubles 0; show 6"
    run(f"at {flat} -> p1: canal K9 = show 6")
    run(f"at {flat} -> p1: canal K9; end = show, removed 6")


@pytest.mark.rule("M14.8")
@pytest.mark.parametrize(
    ("position", "question"),
    [
        ("supply singles 1 doubles 0", "T8 6 = yes, T8 5 = yes, T8 3 = yes, T8 7 = yes, T8 8 = no"),
        ("supply singles 0 doubles 1", "T8 6 = no, T8 5 = yes, T8 7 = yes"),
        ("supply singles 0 doubles 1; n 1@T6 1@U7 1@T8", "T8 5 = no, T8 7 = yes"),  # U6 U8 T9: none adjacent
        ("supply singles 0 doubles 1; n 1@T6 1@U6 1@T8", "T8 5 = yes"),  # T7 U7 U8 T9: four bare, two adjacent
        ("supply singles 0 doubles 1; n 1@T6 1@U6 1@T8 1@T7", "T8 5 = no"),  # three bare: one too few
        ("supply singles 1 doubles 1; n 1@T6 1@U6 1@T8 1@T7", "T8 6 = yes, T8 3 = yes"),
        ("supply singles 1 doubles 1; n 1@T6 1@U6 1@T8 1@T7 1@U7", "T8 6 = no, T8 7 = yes"),
        ("p1 U6; p2 U7; p3 U8; p4 T9; bridge S7 ew; bridge S8 ew", "T8 7 = yes, T8 6 = yes"),  # Mexica are ignored
        ("tile 7@U6", "T8 7 = no, T8 6 = no, T8 3 = no"),
    ],
)
def test_hosts(position: str, question: str) -> None:
    run(f"at phase 2; canal S7-S8; canal S9; {position} -> host {question}")


@pytest.mark.rule("M14.8")
def test_palace_cells_are_bare_but_not_ordinary() -> None:
    """Six cells: the palace and H5. One ordinary cell founds it as it is, but cannot be dug and carry the tile."""
    moat = "canal G5-G6; canal F7; canal G8; canal H9; canal I8; canal J7; canal I5-I6; canal H3-H4"
    run(f"at phase 2; {moat}; supply singles 1 -> host H7 6 = yes, H7 5 = no, H7 3 = no")
    run(f"at phase 2; {moat}; supply singles 0 -> host H7 6 = yes, H7 4 = no, H7 3 = no")
    run(f"at phase 2; {moat}; n 1@H5 -> host H7 6 = no")


def foundable(cells: frozenset[str], temples: frozenset[str], singles: int, doubles: int, found: set[int]) -> None:
    """Return all sizes that can be founded in a district, by trying every way of digging in it."""
    if len(cells - temples) >= 2:  # one for the Mexica, one for the tile; all cells here are ordinary
        found.add(len(cells))
    dry = sorted(cells - temples)
    cuts = [{cell} for cell in dry] if singles else []
    if doubles:
        cuts += [{a, b} for a in dry for b in dry if a < b and len(parts([a, b])) == 1]
    for cut in cuts:
        one = len(cut) == 1
        for part in parts(cells - cut):
            foundable(frozenset(part), temples, singles - one, doubles - (not one), found)


@pytest.mark.rule("M14.10")
@pytest.mark.parametrize("seed", range(12))
def test_no_foundable_tile_is_removed(seed: int) -> None:
    rng = Random(seed)
    cells = ["T6", "U6", "T7", "U7", "T8", "U8", "T9"]
    temples = rng.sample(cells, rng.randrange(5))
    singles, doubles = rng.choice([(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
    sizes: set[int] = set()
    lower = frozenset(cell.lower() for cell in cells)
    foundable(lower, frozenset(cell.lower() for cell in temples), singles, doubles, sizes)
    position = f"phase 2; canal S7-S8; canal S9; supply singles {singles} doubles {doubles}"
    table = at("; ".join([position, *[f"n 1@{cell}" for cell in temples]]))
    hosts = {size for size in range(3, 14) if answer(table, "host", ["T8", str(size)]) == "yes"}
    assert sizes & set(range(3, 14)) <= hosts
    assert len(cells) in hosts or len(temples) > 5


# The vote


@pytest.mark.rule("M14.11")
def test_once_per_turn_and_for_nothing() -> None:
    run(f"""
        at phase 2; {FOUR}; show 9 9 12; ap 0
        p1: discard 9 | p2: end | p1: discard 12 = no M14.11
        p1: discard 9 | p2: end = ap 0, turn p1, show 9 9 12
        p1: discard 9 | p2: end | p1: end | p2: discard 9 | p3: discard 9 | p4: discard 9 | p1: discard 9 = show 9 12
        """)
    assert offers(at(f"phase 2; {FOUR}; show 9 9 12"), "discard") == ["discard 9", "discard 12"]
    assert offers(at(f"phase 1; {FOUR}; show 9 9 12"), "discard") == []
    assert offers(at(f"phase 2; vote off; {FOUR}; show 9 9 12"), "discard") == []


@pytest.mark.rule("M14.12", "M3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("proposer", [1, 2])
def test_all_others_are_asked_clockwise(players: int, proposer: int) -> None:
    mexica = "; ".join(f"p{seat} K{seat + 2}" for seat in range(1, players + 1))
    start = at(f"seats {players}; phase 2; {mexica}; turn p{proposer}; show 9 9")
    table = play(start, f"p{proposer}: discard 9")
    for step in range(1, players):
        asked = (proposer - 1 + step) % players
        assert table.state.to_act() == (asked,)
        assert offers(table) == ["end", "discard 9"]
        assert refused(table, f"p{asked + 1}: discard 12") == "M14.12"
        assert refused(table, f"p{asked + 1}: chip") == "M20.1"
        assert play(table, f"p{asked + 1}: end").state.to_act() == (proposer - 1,)  # the first no closes the vote
        table = play(table, f"p{asked + 1}: discard 9")
    assert table.state.to_act() == (proposer - 1,)
    assert table.state.removed[6] == 1 and table.state.display[6] == 1
    assert turn_of(table).ap == 6


@pytest.mark.rule("M14.12", "M14.3")
def test_a_vote_can_bring_the_end() -> None:
    run(f"""
        at phase 2; {FOUR}; show 9; hand p2 0 0 0 0
        p1: discard 9 | p2: discard 9 | p3: discard 9 | p4: discard 9 | p1: end | p2: end | p3: end | p4: end = over
        """)


# M16 Second phase


@pytest.mark.rule("M16.1", "M16.2", "M16.3", "M16.4")
def test_changes_between_the_phases() -> None:
    position = (
        "canal S7-S8; canal S9; canal K5; bridge K5 ns; bridge S8 ew; tile 7@U6; p1 H6 1@K9; p2 U8 3@T9; p3 K5; p4 A3; "
        "chips p2 3; points p3 11; hand p1 0 1 0 0; show 12; wait 3 4 5"
    )
    before, after = at(position), play(at(position), ALL_END)
    old, new = before.game.dump(before.state)["state"], after.game.dump(after.state)["state"]
    assert new["display"] == [1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0] and not any(new["waiting"])
    assert new["hand"] == [[3, 3, 2, 2], [6, 5, 3, 3], [6, 5, 4, 3], [6, 5, 4, 3]]
    assert new["points"] == [5, 7, 11, 0]
    changed = {field for field in old if old[field] != new[field]}
    assert changed == {"phase", "round", "display", "waiting", "hand", "points", "earned", "reasons"}
    assert after.state.to_act() == (0,) and turn_of(after).ap == 6


@pytest.mark.rule("M16.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins_again(players: int) -> None:
    mexica = "; ".join(f"p{seat} K{seat + 2}" for seat in range(1, players + 1))
    ends = " | ".join(f"p{seat}: end" for seat in range(1, players + 1))
    assert play(at(f"seats {players}; {mexica}; show 9"), ends).state.to_act() == (0,)


# M17 The end of the game


@pytest.mark.rule("M17.1", "M20.10")
def test_after_the_end_nothing_is_legal() -> None:
    table = play(at(f"phase 2; {FOUR}; show 9"), ALL_END)
    assert table.state.to_act() == ()
    for line in ("p1: end", "p2: walk L4", "*: deal 3 4 5 6 7 8 9 10", "p1: canal h7", "p4: place H6"):
        assert refused(table, line) == "M17.1"


@pytest.mark.rule("M17.1-M17.3")
@pytest.mark.parametrize(
    ("points", "chips", "ranking"),
    [
        ((9, 5, 7, 1), (0, 0, 0, 0), [[0], [2], [1], [3]]),
        ((9, 9, 7, 1), (0, 1, 4, 0), [[1], [0], [2], [3]]),
        ((9, 9, 9, 9), (1, 1, 1, 1), [[0, 1, 2, 3]]),
        ((9, 5, 9, 5), (2, 3, 2, 0), [[0, 2], [1], [3]]),
        ((0, 0, 0, 1), (4, 4, 4, 0), [[3], [0, 1, 2]]),
    ],
)
def test_ranking(points: tuple[int, ...], chips: tuple[int, ...], ranking: list[list[int]]) -> None:
    seats = range(4)
    position = "; ".join(f"points p{s + 1} {points[s]}; chips p{s + 1} {chips[s]}" for s in seats)
    after = play(at(f"phase 2; {FOUR}; {position}"), ALL_END)
    result = after.game.result(after.state)
    assert (result.ranking, result.scores, result.reason) == (ranking, list(points), "idle")


@pytest.mark.rule("M20.1")
def test_reasons_of_both_phases() -> None:
    table = play(at(f"{FOUR}; show 9"), ALL_END)
    after = play(table, f"{BUSY} | {ALL_END}")
    assert reasons(after) == ["idle", "idle"]
