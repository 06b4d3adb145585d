"""Races: two clicks for one revision, one key five times, eight hands for one seat, and everything at once.

300 races for a revision; 12,000 with PATOLLI_SOAK=1.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import TestServer, TestUser, key, legal_actions
from server.load import SOAK, Player, Request, lines_of

from patolli.match.match import Match
from patolli.server.storage import queries
from patolli.server.storage.base import Storage
from patolli.server.tables import commands

RACES = 12_000 if SOAK else 300
AT_ONCE = 10  # tables where a race goes on
GAME = "tianguis"

Client = httpx.AsyncClient


def browser(person: TestUser) -> Client:
    """The browser of a person, for many requests at once."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return Client(base_url=person.url, headers={"origin": person.url, "cookie": cookie}, timeout=60, verify=False)


def code_of(answer: httpx.Response) -> str:
    """Return the code of an error; each has a sentence."""
    body = answer.json()
    assert body["message"]
    return str(body["error"]["code"])


# Two posts for one revision


async def race(http: Client, player: Player, rng: random.Random) -> Counter[str]:
    """Two decisions for one revision; how they ended. The winner is noted at the player."""
    shown = (await http.get(f"/api/v1/tables/{player.table}")).json()
    if shown["status"] == "finished":
        made = (await http.post("/api/v1/tables", json={"game": GAME, "seats": [{"kind": "me"}] * 2})).json()
        player.table = made["table"]
        shown = (await http.get(f"/api/v1/tables/{player.table}")).json()
        player.first[player.table] = shown["rev"]
    bodies = [
        {"rev": shown["rev"], "key": key(), "action": rng.choice(legal_actions(shown)), "seat": shown["seat"]}
        for _ in range(2)
    ]
    answers = await asyncio.gather(*(http.post(f"/api/v1/tables/{player.table}/actions", json=body) for body in bodies))
    ends: Counter[str] = Counter()
    for body, answer in zip(bodies, answers, strict=True):
        ends["won" if answer.status_code == 200 else f"{answer.status_code} {code_of(answer)}"] += 1
        if answer.status_code == 200:
            player.done[player.table, body["key"]] = (Request("actions", body), answer.text)
    return ends


def raced(server: TestServer, races: int) -> Counter[str]:
    """Race at several tables at once; how the races ended."""
    ada = server.user("Ada")
    players = [Player(GAME, n) for n in range(AT_ONCE)]
    for player in players:
        player.table = ada.make(GAME, "me", "me")["table"]
        player.first[player.table] = ada.see(player.table)["rev"]
    ends: Counter[str] = Counter()

    async def at(http: Client, player: Player) -> None:
        for _ in range(races // AT_ONCE):
            found = await race(http, player, player.rng)
            ends[" and ".join(sorted(found.elements()))] += 1

    async def everywhere() -> None:
        async with browser(ada) as http:
            await asyncio.gather(*(at(http, player) for player in players))

    asyncio.run(everywhere())
    store = lines_of(server.db)
    for player in players:
        player.check(store)
    return ends


def test_of_two_decisions_for_one_revision_one_wins(server: TestServer) -> None:
    assert raced(server, RACES) == {"409 stale and won": RACES}


def test_races_find_a_gate_that_ignores_revisions(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "require_current", lambda match, rev: None)
    monkeypatch.setattr(Match, "require_current", lambda self, revision: None)
    with pytest.raises(AssertionError):
        assert set(raced(server, 100)) == {"409 stale and won"}


# One key, several times


def repeated(server: TestServer, times: int) -> None:
    """Send each request five times at once."""
    ada = server.user("Ada")
    player = Player(GAME, 1)
    player.table = ada.make(GAME, "me", "me")["table"]
    player.first[player.table] = ada.see(player.table)["rev"]

    async def one(http: Client) -> None:
        shown = (await http.get(f"/api/v1/tables/{player.table}")).json()
        if shown["status"] == "finished":
            return
        body = {
            "rev": shown["rev"],
            "key": key(),
            "action": player.rng.choice(legal_actions(shown)),
            "seat": shown["seat"],
        }
        answers = await asyncio.gather(
            *(http.post(f"/api/v1/tables/{player.table}/actions", json=body) for _ in range(5))
        )
        assert [answer.status_code for answer in answers] == [200] * 5
        assert len({answer.content for answer in answers}) == 1
        player.done[player.table, body["key"]] = (Request("actions", body), answers[0].text)

    async def all_() -> None:
        async with browser(ada) as http:
            for _ in range(times):
                await one(http)

    asyncio.run(all_())
    player.check(lines_of(server.db))
    assert len(player.done) > times // 3


def test_a_key_sent_five_times_at_once_is_applied_once(server: TestServer) -> None:
    repeated(server, 40)


def test_repetition_finds_a_server_that_forgets_keys(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(*given: object) -> None:
        return None

    monkeypatch.setattr(queries, "commit_by_key", forget)
    with pytest.raises(AssertionError):
        repeated(server, 5)


# One seat, several hands


@contextmanager
def crowd(server: TestServer, number: int = 8) -> Iterator[Callable[[Callable[[Client], Awaitable[Any]]], list[Any]]]:
    """Several browsers that do the same at once."""
    people = [server.user(f"Guest {n}") for n in range(number)]

    def at_once(do: Callable[[Client], Awaitable[Any]]) -> list[Any]:
        async def all_() -> list[Any]:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(browser(person)) for person in people]
                return await asyncio.gather(*map(do, clients))

        return asyncio.run(all_())

    yield at_once


def scrambles(server: TestServer, times: int) -> list[Counter[str]]:
    """Eight browsers for one invitation, and for one free seat of a public table; how they ended."""
    host = server.user("Host")
    found = []
    with crowd(server) as at_once:
        for n in range(times):
            made = host.make(GAME, "me", "invite", public=n % 2 == 1)
            table, secret = made["table"], made["invites"]["p2"]
            posts: list[tuple[str, Callable[[], dict[str, Any]]]] = [
                ("claim", lambda: {"secret": secret}),  # noqa: B023 - done within the turn
                ("take-seat", lambda: {"seat": "p2", "key": key()}),
            ]
            command, body = posts[n % 2]
            answers = at_once(lambda http: http.post(f"/api/v1/tables/{table}/{command}", json=body()))  # noqa: B023
            found.append(Counter("won" if a.status_code == 200 else f"{a.status_code} {code_of(a)}" for a in answers))
            shown = host.see(table)
            assert (shown["status"], sum(seat["kind"] == "person" for seat in shown["seats"])) == ("playing", 2)
            seers = at_once(lambda http: http.get(f"/api/v1/tables/{table}"))  # noqa: B023
            assert sum(a.status_code == 200 and a.json().get("seat") == "p2" for a in seers) == 1
    return found


def test_of_eight_for_one_seat_one_gets_it(server: TestServer) -> None:
    found = scrambles(server, 20)
    assert found[::2] == [{"won": 1, "403 invite-used": 7}] * 10
    assert found[1::2] == [{"won": 1, "409 seat-taken": 7}] * 10


def test_scrambles_find_a_ticket_that_opens_twice(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {}
    invite, consume = queries.invite, queries.consume_invite

    async def remembered(storage: Storage, hash_: str, table: str) -> Any:
        if hash_ not in known:
            known[hash_] = await invite(storage, hash_, table)
        return known[hash_]

    monkeypatch.setattr(queries, "invite", remembered)
    monkeypatch.setattr(queries, "consume_invite", lambda *given: consume(*given)._replace(must_change=False))
    with pytest.raises(AssertionError):
        assert scrambles(server, 1) == [{"won": 1, "403 invite-used": 7}]


# Everything at once


def some_command(table: str, shown: dict[str, Any], rng: random.Random) -> tuple[str, dict[str, Any]]:
    """Return any command that a player may think of."""
    rev = max(0, shown["rev"] - rng.choice((0, 0, 0, 1)))
    choices = legal_actions(shown) or [0]
    found: list[tuple[str, dict[str, Any]]] = [
        *[("actions", {"rev": rev, "key": key(), "action": rng.choice(choices)})] * 6,
        ("undo", {"rev": rev, "key": key()}),
        ("takeback", {"rev": rev, "key": key(), "to": rng.randrange(1, shown["rev"] + 2)}),
        *[("takeback-answer", {"key": key(), "accept": rng.random() < 0.7})] * 2,
        ("takeback-withdraw", {"key": key()}),
        ("chat", {"text": "hello"}),
        ("leave", {"key": key(), "level": "beginner"}),
        *[("resume", {"key": key()})] * 3,
        ("device-link", {"key": key()}),
        ("drop-devices", {"key": key()}),
        ("invite", {"key": key(), "seat": "p2"}),
        ("transfer", {"key": key(), "seat": "p2"}),
        ("transfer-answer", {"key": key(), "accept": rng.random() < 0.1}),
        ("replace", {"key": key(), "seat": "p1"}),
        ("auto-answer", {"question": "Window", "text": rng.choice(("pass", "", "fly"))}),
        ("why", {"rev": rev, "text": "bid 3"}),
        ("rematch", {"key": key()}),
        ("take-seat", {"key": key(), "seat": "p1"}),
        ("claim", {"secret": "x" * 30}),
        ("fill", {"level": "easy"}),
    ]
    if rng.random() < 0.01:
        return "resign", {"key": key()}
    return rng.choice(found)


def test_everything_at_once_is_never_a_fault(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    tables: list[tuple[str, list[TestUser]]] = []
    for n in range(4):
        people = [server.user(f"Guest {n} {m}") for m in range(3)]
        made = people[0].make("mexica" if n == 0 else GAME, "me", "invite", "invite", public=n % 2 == 1)
        for person, secret in zip(people[1:], made["invites"].values(), strict=True):
            assert person.post(f"/tables/{made['table']}/claim", secret=secret).status_code == 200
        tables.append((made["table"], people))
    statuses: Counter[int] = Counter()
    faults: list[str] = []

    async def busy(table: str, person: TestUser, rng: random.Random) -> None:
        async with browser(person) as http:
            for _ in range(200 if SOAK else 20):
                answer = await http.get(f"/api/v1/tables/{table}")
                if answer.status_code != 200:
                    return  # the seat was given to somebody else
                todo = [some_command(table, answer.json(), rng) for _ in range(3)]
                answers = await asyncio.gather(
                    *(http.post(f"/api/v1/tables/{table}/{command}", json=body) for command, body in todo)
                )
                statuses.update(a.status_code for a in answers)
                faults.extend(f"{d}: {a.text}" for d, a in zip(todo, answers, strict=True) if a.status_code >= 500)

    async def all_() -> None:
        await asyncio.gather(
            *(
                busy(table, p, random.Random(f"{n} {m}"))
                for n, (table, ps) in enumerate(tables)
                for m, p in enumerate(ps)
            )
        )

    asyncio.run(all_())
    assert faults == []
    assert {200, 409, 422} <= set(statuses)
    before = lines_of(server.db)
    for table, _ in tables:
        assert [n for n, _, _ in before[table]] == list(range(1, len(before[table]) + 1))
    server.stop()
    server.open()  # and what is on disk can be played on
    for table, people in tables:
        host = TestUser(server.url)
        host.http.cookies = people[0].http.cookies
        shown = host.see(table)
        assert shown["rev"] >= len(before[table])
        assert shown["read_only"] is None
        host.http.close()
    server.close()
