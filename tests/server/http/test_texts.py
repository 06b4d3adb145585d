"""Rules, overview and sources of a table with a corrected box: its own numbers, for those who see the table."""

import pytest
from server.client import TestServer, TestUser

from patolli.core import corrections
from patolli.core.registry import game_class

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]


def corrected() -> str:
    """Return pieces of Mexica with other numbers."""
    values = corrections.standard_values(game_class("mexica"), "pieces")
    values["supply"]["singles"] = 8
    values["tiles"]["middle"][0] = 3
    values["temples"]["phase_1"] = [3, 3, 2, 2]
    return corrections.toml_text(values)


@pytest.fixture(scope="module")
def ada(server: TestServer) -> TestUser:
    return server.user("Ada")


@pytest.fixture(scope="module")
def table(ada: TestUser) -> str:
    """Return a table with corrected pieces."""
    made = ada.post("/tables", game="mexica", seats=ME_AND_BOT, boxes={"pieces": corrected()})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def test_the_rules_tell_the_numbers_of_the_box(ada: TestUser, table: str) -> None:
    printed, mine = ada.get("/games/mexica/rules").text, ada.get(f"/tables/{table}/rules").text
    assert "Canal tiles: 6 singles (one cell) and 37 doubles" in printed
    assert "Canal tiles: 8 singles (one cell) and 37 doubles" in mine
    assert "| middle: founder, 2nd place | 2 | 2 | 3 |" in printed
    assert "| middle: founder, 2nd place | 3 | 2 | 3 |" in mine
    assert "<!--" not in printed + mine


@pytest.mark.parametrize(("lang", "words"), [("en", "You have 10 temples"), ("de", "10 Tempel"), ("nl", "10 tempels")])
def test_the_overview_tells_them(ada: TestUser, table: str, lang: str, words: str) -> None:
    assert words in ada.get(f"/tables/{table}/overview/{lang}").text
    assert words not in ada.get(f"/games/mexica/overview/{lang}").text


def test_the_sources_are_those_of_the_box(ada: TestUser, table: str) -> None:
    mine, printed = (ada.get(f"/{path}/edition/de").text for path in (f"tables/{table}", "games/mexica"))
    assert "korrigierten Schachtel" in mine and "korrigierten Schachtel" not in printed
    assert ada.get(f"/tables/{table}/edition/fr").status_code == 404
    assert ada.get(f"/tables/{table}/overview/fr").status_code == 404
