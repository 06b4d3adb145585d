"""Chapter 4: canals, and the order of their refusals."""

import pytest
from games.language import offers, refused
from games.mexica.examples import run
from games.mexica.position import at


@pytest.mark.rule("M4.1", "M20.10")
def test_an_empty_supply_is_named_before_all_else() -> None:
    table = at("p1 K5; supply singles 0 doubles 0; ap 0")
    for canal in ("H7", "S6", "K5", "L5", "H6-H7", "K5-K6", "L5-N9", "A1-B1"):
        assert refused(table, f"p1: canal {canal}") == "M4.1"
    assert refused(at("p1 K5; supply singles 0"), "p1: canal L5-L6") is None
    assert refused(at("p1 K5; supply doubles 0"), "p1: canal L5") is None


@pytest.mark.rule("M4.2", "M20.10")
@pytest.mark.parametrize("canal", ["K5-L6", "K5-M5", "H7-K9", "A1-C1", "U6-T7", "L1-A3"])
def test_two_cells_apart_are_no_double(canal: str) -> None:
    assert refused(at("p1 K5"), f"p1: canal {canal}") == "M4.2"


@pytest.mark.rule("M4.3-M4.7", "M20.10")
@pytest.mark.parametrize(
    ("canal", "rule"),
    [
        ("G6-H6", "M4.3"),  # and a Mexica on G6
        ("H6", "M4.3"),  # and a Mexica on it
        ("R6-S6", "M4.4"),  # half on the lake
        ("N6-O6", "M4.4"),  # half on the printed canal, and N6 is the end of a bridge
        ("K1-L1", "M4.4"),  # wholly on the lake
        ("K5", "M4.4"),
        ("J5-K5", "M4.4"),  # J5 carries a temple
        ("T6-U6", "M4.5"),  # the tile and a founded cell
        ("J5", "M4.5"),
        ("I5-J5", "M4.5"),
        ("G6", "M4.5"),
        ("T6", "M4.6"),
        ("T8-T9", "M4.6"),
        ("T7", "M4.6"),  # founded, and the end of a bridge
        ("N6", "M4.7"),
        ("M6-N6", "M4.7"),
        ("R7", "M4.7"),
        ("L8", None),
    ],
)
def test_the_first_broken_rule(canal: str, rule: str | None) -> None:
    table = at(
        "canal S7-S8; canal S9; tile 7@U6; bridge S7 ew; bridge O6 ew; canal K5; p1 H6; p2 G6; p3 1@J5; points p1 3"
    )
    assert refused(table, f"p1: canal {canal}") == rule


@pytest.mark.rule("M4.5")
def test_neutral_temples_stand_in_the_way_too() -> None:
    assert refused(at("seats 2; p1 H6; n 2@K5"), "p1: canal K5") == "M4.5"


@pytest.mark.rule("M4.7")
def test_an_occupied_bridge_protects_its_ends_too() -> None:
    table = at("canal K5; bridge K5 ns; p1 K5; p2 H6")
    assert [refused(table, f"p1: canal {cell}") for cell in ("K4", "K6", "J5")] == ["M4.7", "M4.7", None]


@pytest.mark.rule("M4.8")
def test_canals_far_from_water_and_everybody() -> None:
    run("at p1 A3 -> p1: canal L8; canal F4-G4; canal P8; canal T8-U8 = ap 2")
    run("at p1 A3; p2 K4; p3 K6; p4 J5 -> p1: canal K5 = ap 5")


@pytest.mark.rule("M4.8", "M5.7")
def test_all_canals_of_an_empty_island() -> None:
    """Nothing but the palace, the printed canal and the Mexica is in the way."""
    texts = offers(at("p1 H7"), "canal")
    assert len(texts) == 187 + 323
    one_less = offers(at("p1 H7; p2 K5"), "canal")
    assert set(texts) - set(one_less) == {f"canal {c}" for c in ("k5", "k4-k5", "k5-k6", "j5-k5", "k5-l5")}


@pytest.mark.rule("M4.9")
def test_a_canal_stays() -> None:
    table = at("p1 A3; canal K5; canal L5-L6")
    verbs = {text.split()[0] for text in offers(table)}
    assert verbs <= {"canal", "bridge", "walk", "jump", "build", "chip", "end"}  # nothing takes a canal away
    assert refused(table, "p1: canal K5") == refused(table, "p1: canal L5-L6") == "M4.4"
