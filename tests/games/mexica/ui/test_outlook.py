"""Warnings and outlooks before a seat digs, builds, votes, or ends an idle turn."""

import pytest
from games.mexica.position import Table, at, cell_at

EAST = "canal S7-S8; p1 U6"  # with a canal on S9 the east of the island is a district of 7


def outlook(table: Table, text: str) -> list[tuple[str, dict[str, object]]]:
    return table.game.outlook(table.state, 0, table.game.actions.parse(text))


@pytest.mark.rule("M5.6", "M6.4")
def test_a_canal_shows_its_new_district_and_if_there_is_a_tile_for_it() -> None:
    cells = [cell_at(name) for name in ("t6", "u6", "t7", "u7", "t8", "u8", "t9")]
    args = {"size": 7, "cells": cells}
    assert outlook(at(f"{EAST}; show 7"), "canal s9") == [("outlook-district", {**args, "tile": True})]
    assert outlook(at(f"{EAST}; show 6"), "canal s9") == [("outlook-district", {**args, "tile": False})]


@pytest.mark.rule("M5.6")
def test_a_canal_shows_no_large_or_tiny_districts() -> None:
    assert outlook(at(f"{EAST}; show 7"), "canal k5") == []
    assert outlook(at("canal S7-S8; canal S9; canal T7-U7; p1 K5; show 3"), "canal t6") == []


@pytest.mark.rule("M5.6", "M6.4")
def test_one_canal_may_leave_two_districts() -> None:
    leaves = outlook(at("canal S7-S8; canal S9; p1 K5; show 3"), "canal t7-u7")
    assert [(args["size"], args["tile"]) for _, args in leaves] == [(3, True)]
    leaves = outlook(at("canal R6; canal Q7-Q8; canal Q9; p1 K5; show 3 4 5 6 7 8 9"), "canal s7-s8")
    assert [args["size"] for _, args in leaves] == [11]


@pytest.mark.rule("M15.1")
def test_a_temple_shows_the_values_of_its_district() -> None:
    table = at("canal S7-S8; canal S9; p1 T8 1@U6; p2 2@U7 2@U8; p3 3@K5")
    assert outlook(table, "build 2 t7") == [("outlook-worth", {"mine": 3, "other": 4, "size": 7})]


@pytest.mark.rule("M14.4")
def test_an_idle_turn_warns_that_a_round_of_them_ends_the_phase() -> None:
    table = at(f"{EAST}; p2 K5")
    assert outlook(table, "end") == [("outlook-idle", {"phase": 1})]
    table.state.step(0, table.game.actions.parse("chip"))
    assert outlook(table, "end") == []


@pytest.mark.rule("M14.5")
def test_a_turn_warns_that_the_last_round_without_progress_ends_the_phase() -> None:
    table = at(f"{EAST}; p2 K5; stalled 4")
    table.state.step(0, table.game.actions.parse("chip"))
    assert outlook(table, "end") == [("outlook-stall", {"phase": 1})]
    table.state.step(0, table.game.actions.parse("canal k8"))
    assert outlook(table, "end") == []


@pytest.mark.rule("M14.11", "M14.12")
def test_a_vote_to_discard_is_explained_and_a_vote_to_keep_is_not() -> None:
    table = at(f"phase 2; {EAST}; p2 K5; show 9")
    assert outlook(table, "discard 9") == [("outlook-discard", {})]
    table.state.step(0, table.game.actions.parse("discard 9"))
    assert table.game.outlook(table.state, 1, table.game.actions.parse("end")) == []


@pytest.mark.rule("M3.1")
def test_looking_ahead_changes_nothing() -> None:
    table = at(f"{EAST}; show 7")
    before = table.game.digest(table.state)
    outlook(table, "canal s9")
    assert outlook(table, "walk u7") == []
    assert table.game.digest(table.state) == before
