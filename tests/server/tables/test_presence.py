"""Notes of presence: when callers were here, and whether they are connected now."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from server.client import TestServer, wait

from patolli.core.errors import PatolliError
from patolli.server import tables
from patolli.server.accounts.principal import Principal
from patolli.server.settings import Settings
from patolli.server.storage.base import BROWSER, Conflict, NotSaved, OutcomeUnknown, Statement
from patolli.server.tables.presence import Presence


class Refusing:
    """A storage whose first commit fails."""

    def __init__(self, error: PatolliError) -> None:
        self.errors = [error]
        self.commits = 0

    async def commit(self, statements: Sequence[Statement], hint: str = "") -> None:
        if self.errors:
            raise self.errors.pop()
        self.commits += 1


class Counting:
    """A storage that counts commits."""

    commits = 0

    async def commit(self, statements: Sequence[Statement], hint: str = "") -> None:
        self.commits += 1


@pytest.mark.parametrize("error", [NotSaved("planted"), OutcomeUnknown("planted"), Conflict("planted")])
def test_a_disk_that_fails_stops_nobody_from_looking_and_presence_is_noted_later(error: PatolliError) -> None:
    storage: Any = Refusing(error)
    presence, caller = Presence(storage, Settings()), Principal("ada", BROWSER, "hash")
    for _ in range(3):
        asyncio.run(presence.note(caller))
    assert storage.commits == 1


@pytest.mark.parametrize("absence", [600.0, 3600.0, 7 * 24 * 3600.0])
def test_somebody_who_is_here_is_noted_long_before_counting_as_absent(
    absence: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage: Any = Counting()
    presence, caller = Presence(storage, Settings(seat_absence=absence)), Principal("ada", BROWSER, "hash")
    clock = [0]
    monkeypatch.setattr(tables.presence, "now", lambda: 1000 * clock[0])

    async def stay() -> None:
        noted = 0
        for clock[0] in range(10_000, 40_000, 10):
            before = storage.commits
            await presence.note(caller)
            noted = clock[0] if storage.commits > before else noted
            assert clock[0] - noted <= absence / 2

    asyncio.run(stay())
    assert storage.commits <= 1 + 30_000 / min(3600, absence / 2), "not more often than needed"


def test_a_seat_that_a_subscriber_gets_is_online_at_once(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "invite", public=True)
    with ben.live(made["table"]) as page:
        page.update()
        assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 200
        page.update()
        wait(lambda: [seat["online"] for seat in ada.see(made["table"])["seats"]] == [False, True], 5)


def test_a_seat_that_a_subscriber_takes_is_online_after_it_subscribes_anew(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "invite", public=True)
    with ada.live(made["table"]) as watched, ben.events(made["table"]) as page:
        page.update()
        ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"])
        page.say(subscribe={made["table"]: {"seat": "p2"}})
        while not watched.update(5)["seats"][1]["online"]:
            pass
