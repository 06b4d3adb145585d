"""Live connections that follow many tables, and tables that many follow."""

from dataclasses import replace
from pathlib import Path

from server.client import GENEROUS, TestServer, wait
from server.loop_time import watched

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
