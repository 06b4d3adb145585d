"""A take-back to long before the last snapshot: asked for and carried out wherever a game goes on."""

import pytest
from server.client import TestServer
from server.loop_time import MOST, watched
from server.tables.test_tables import GOLDEN

from patolli._pure import compiled

RECORD = GOLDEN / "cortez/games/four-at-war.patolli"


@pytest.mark.parametrize("at", [700, 701, 702, 703, 1735, 3900])
def test_a_game_that_was_imported_goes_back_to_its_beginning(server: TestServer, at: int) -> None:
    ada = server.user("Ada")
    table = ada.post("/tables/import", record=RECORD.read_text("utf-8"), at=at).json()["table"]
    view = ada.see(table)
    with watched() as slow:
        asked = ada.do(table, "takeback", rev=view["rev"], to=5)
    assert asked.status_code == 200, asked.text
    assert slow == [], "nothing is replayed to ask"
    waiting = ada.see(table)["takeback"]["waiting"]
    assert waiting
    with watched(MOST if compiled() else 3 * MOST) as slow:  # plain Python takes about six times as long
        for seat in waiting:
            answer = ada.do(table, "takeback-answer", accept=True, seat=seat)
            assert answer.status_code == 200, answer.text
    assert slow == [], "what is replayed to go back is replayed in small parts"
    assert ada.see(table)["rev"] > view["rev"], "a line of the record takes back the others"
    log = ada.get(f"/tables/{table}/log", after=at - 1).json()
    assert [event["kind"] for line in log for event in line["events"] if event["kind"] == "~undo"] == ["~undo"]
    server.loop.call_soon_threadsafe(server.table(table).invalidate)
    again = ada.see(table)
    assert again["status"] == "playing" and not again.get("takeback")


def test_there_must_be_lines_to_take_back(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.post("/tables/import", record=RECORD.read_text("utf-8"), at=700).json()["table"]
    refused = ada.do(table, "takeback", rev=700, to=701)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "nothing-since")
