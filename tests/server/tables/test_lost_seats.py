"""Requests that wait for a table's lock while their caller loses the seat: the right is asked again under the lock."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from server.client import TestServer, TestUser, key, legal_actions, wait
from server.tables.test_tables import pair

from patolli.server.storage.base import Statement
from patolli.server.tables import commands, seating
from patolli.server.tables.change import Actor
from patolli.server.tables.table import Table

PATHS = ("actions", "why", "hint", "chances", "device-link", "replace", "chat", "")


@contextmanager
def held(server: TestServer, table: Table) -> Iterator[None]:
    """Hold the lock of a table."""
    server.call(table.lock.acquire())
    try:
        yield
    finally:
        server.loop.call_soon_threadsafe(table.lock.release)


async def cleared(table: Table, seat: int) -> None:
    """Take a seat from its holders, as a command under the lock does."""
    statements: list[Statement] = seating.clear_seat(table, seat)
    await table.storage.commit(statements)


def asked(person: TestUser, table: str, path: str, seen: dict[str, Any]) -> httpx.Response:
    """Send a request that was right when it was sent."""
    rev, action = seen["rev"], legal_actions(seen)[0]
    bodies: dict[str, dict[str, Any]] = {
        "actions": {"rev": rev, "action": action, "key": key()},
        "why": {"rev": rev, "text": "pass"},
        "hint": {"rev": rev, "depth": "full"},
        "chances": {},
        "device-link": {"key": key()},
        "replace": {"seat": "p1", "level": "easy", "key": key()},
        "chat": {"text": "hm"},
    }
    return person.post(f"/tables/{table}/{path}", **bodies[path]) if path else person.get(f"/tables/{table}")


def code_of(answer: httpx.Response) -> str:
    """Return the code of an error; empty for an answer that is none."""
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else ""


@pytest.mark.parametrize("public", [False, True])
def test_requests_that_wait_lose_their_right_with_the_seat(server: TestServer, public: bool) -> None:
    id_, ada, ben = pair(server, hints=True, public=public)
    while not ben.see(id_)["legal"]:
        assert ada.play(id_, legal_actions(ada.see(id_))[0]).status_code == 200
    seen, table = ben.see(id_), server.table(id_)
    with ThreadPoolExecutor(len(PATHS)) as threads:
        with held(server, table):
            waiting: dict[str, Future[httpx.Response]] = {
                path: threads.submit(asked, ben, id_, path, seen) for path in PATHS
            }
            wait(lambda: len(table.lock._waiters or ()) == len(PATHS))
            server.call(cleared(table, 1))
        answers = {path: found.result() for path, found in waiting.items()}
    codes = {path: code_of(answer) for path, answer in answers.items()}
    assert ada.see(id_)["rev"] == seen["rev"]
    if public:
        assert codes == dict.fromkeys(PATHS, "no-seat") | {"chances": "", "chat": "", "": ""}
        assert answers[""].json()["seat"] is None
        assert not any(seat["own"] for seat in answers[""].json()["seats"])
    else:
        assert codes == dict.fromkeys(PATHS, "no-table")


def test_a_request_that_waits_through_a_reload_loses_its_right_with_the_seat(server: TestServer) -> None:
    id_, _, ben = pair(server, public=True)
    table = server.table(id_)
    with ThreadPoolExecutor(1) as threads:
        with held(server, table):
            answer = threads.submit(ben.get, f"/tables/{id_}")
            wait(lambda: table.lock._waiters)
            server.call(cleared(table, 1))
            server.loop.call_soon_threadsafe(table.invalidate)
        assert answer.result().json()["seat"] is None


def test_a_link_to_one_of_two_seats_is_not_made_when_that_seat_is_lost(server: TestServer) -> None:
    ada = server.user("Ada")
    id_ = ada.make("tianguis", "me", "me")["table"]
    table = server.table(id_)
    with ThreadPoolExecutor(1) as threads:
        with held(server, table):
            answer = threads.submit(ada.do, id_, "device-link", seat="p2")
            wait(lambda: table.lock._waiters)
            server.call(cleared(table, 1))
        assert answer.result().json()["error"]["code"] == "not-your-seat"


def test_an_automatic_answer_that_is_withdrawn_while_it_waits_is_not_given(server: TestServer) -> None:
    id_, ada, ben = pair(server)
    ada.play(id_, "open")
    table = server.table(id_)
    match = table.require_match()
    seat, rev = match.to_act()[0], match.revision
    given = commands.Decision(rev, match.replay.game.actions.parse("pass"))
    for answers in ({}, {seat: ("Bid", "open")}, {1 - seat: ("Bid", "pass")}):
        table.row.auto_answers = answers  # without the lock: nobody else is here
        with pytest.raises(commands.Superseded):
            server.call(table.execute(commands.play_for, Actor("", "", [seat]), given))
    assert (ada.see(id_)["rev"], ben.see(id_)["rev"]) == (rev, rev)
