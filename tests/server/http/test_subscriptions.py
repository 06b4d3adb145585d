"""Live connections that follow many tables, and tables that many follow."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.client import GENEROUS, TestServer, wait
from server.loop_time import watched
from websockets.exceptions import ConnectionClosed

from patolli.server.http.live_protocol import LiveProtocol

NEVER = 1_000_000.0  # seconds in which a limit fills up again


def test_a_client_that_follows_many_tables_does_not_stop_the_loop(server: TestServer) -> None:
    ada = server.user("Ada")
    tables = [ada.make("mexica", "me", "me", "me", "me")["table"] for _ in range(60)]
    with watched() as slow, ada.connect("/me/events") as page:
        for _ in range(2):
            page.say(subscribe={table: {"after": 0} for table in tables})
            assert {page.update()["table"] for _ in tables} == set(tables)
    assert slow == []


def test_tables_are_followed_only_so_fast(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db", replace(GENEROUS, subscriptions=(3, NEVER)))
    try:
        ada = server.user("Ada")
        tables = [ada.make("tianguis", "me", "me")["table"] for _ in range(4)]
        with ada.events(*tables) as page:
            found = {seen["table"]: seen.get("error", {}).get("code") for seen in (page.update() for _ in tables)}
        assert [found[table] for table in tables] == [None, None, None, "rate-limited"]
    finally:
        server.close()


def test_a_spectator_who_comes_and_goes_is_no_news_for_the_others(server: TestServer) -> None:
    ada = server.user("Ada")
    table = ada.make("tianguis", "me", "invite", public=True)["table"]
    with ada.live(table) as page:
        page.update()
        for _ in range(3):
            with server.user().live(table) as other:
                other.update()
        wait(lambda: len(server.table(table).subscribers) == 1)
        assert ada.do(table, "chat", text="news").status_code == 204
        assert [line["text"] for line in page.update()["chat"]] == ["news"]


def test_a_player_who_comes_and_goes_is_news_for_the_others(server: TestServer) -> None:
    ada, bea = server.user("Ada"), server.user("Bea")
    made = ada.make("tianguis", "me", "invite")
    table = made["table"]
    assert bea.post(f"/tables/{table}/claim", secret=made["invites"]["p2"]).status_code == 200
    with ada.live(table) as page:
        while page.update()["seats"][1]["online"]:
            pass
        with bea.live(table) as other:
            other.update()
            while not page.update()["seats"][1]["online"]:
                pass
        while page.update()["seats"][1]["online"]:
            pass


def test_a_message_that_waits_for_its_client_is_not_sent_to_a_device_that_was_dropped(server: TestServer) -> None:
    """Views are made when they can be sent, not before."""
    ada, phone = server.user("Ada"), server.user("Phone")
    table = ada.make("tianguis", "me", "me")["table"]
    link = ada.do(table, "device-link", seat="p1").json()["secret"]
    assert phone.post(f"/tables/{table}/claim", secret=link).status_code == 200
    with phone.live(table, seat="p1") as page:
        page.update()
        on_live_connections(server, lambda connection: connection.pause_writing())
        assert ada.do(table, "chat", text="before", seat="p1").status_code == 204
        wait(lambda: not server.table(table).lock.locked())
        assert ada.do(table, "drop-devices", seat="p1").status_code == 204
        assert ada.do(table, "chat", text="after", seat="p1").status_code == 204
        on_live_connections(server, lambda connection: connection.resume_writing())
        with pytest.raises(ConnectionClosed, match="4404"):
            print("one more message:", page.update())


def on_live_connections(server: TestServer, work: Callable[[Any], None]) -> None:
    """Do something to the live connections of a server, in its loop."""

    async def run() -> None:
        for connection in server.uvicorn.server_state.connections:
            if isinstance(connection, LiveProtocol):
                work(connection)

    server.call(run())
