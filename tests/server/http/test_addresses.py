"""The addresses that clients are counted by: of both families, from the system or as proxies name them."""

from pathlib import Path
from typing import Final

import httpx
import pytest
from server.client import MUCH, TestServer, TestUser

from patolli.server import run
from patolli.server.http.connections import Connection
from patolli.server.http.rate_limit import NO_ADDRESS, network_of
from patolli.server.settings import Settings

NEVER: Final = 1e12  # seconds: so that no bucket fills while a test runs


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", NO_ADDRESS),
        ("unknown", NO_ADDRESS),
        ("192.0.2.7:not a port", NO_ADDRESS),
        ("x" * 9000, NO_ADDRESS),
    ],
)
def test_an_address_is_counted_by_its_network(host: str, network: str) -> None:
    assert network_of(host[:9000]) == network


@pytest.mark.parametrize("sent", ["unknown-{}", "192.0.2.7:{}x", "{}" * 2000, "[2001:db8::{}", '"{}"', "_hidden{}"])
def test_names_that_are_no_addresses_are_no_new_callers(tmp_path: Path, sent: str) -> None:
    """A proxy that passes on what a client sent: what cannot be an address gives nobody another count."""
    server = TestServer(tmp_path / "games.db", Settings(requests=(3, NEVER)))
    answers = []
    for n in range(6):
        person = server.user()
        person.http.headers["x-forwarded-for"] = sent.format(*[n] * sent.count("{}"))
        answers.append(person.get("/health").status_code)
    assert answers == [200] * 3 + [429] * 3
    server.close()


def listening_on_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> TestServer:
    """Return a server that listens on a socket of both families, as with `--host ::`."""
    monkeypatch.setattr("server.client.listen", lambda host, port: run.listen("::", port))
    return TestServer(tmp_path / "games.db", settings)


def caller(server: TestServer, own: str) -> httpx.Client:
    """Return a client with an address of its own on this machine."""
    return httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=own))


def test_callers_of_the_older_family_count_alone_on_a_socket_of_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their addresses come as ::ffff:127.0.0.1, and all of these are one /64 network."""
    server = listening_on_all(tmp_path, monkeypatch, Settings(requests=(3, NEVER)))
    with caller(server, "127.0.0.2") as one, caller(server, "127.0.0.3") as two:
        assert [one.get("/health").status_code for _ in range(4)] == [200] * 3 + [429]
        assert two.get("/health").status_code == 200
        assert server.call(counted(server)) == {"127.0.0.2", "127.0.0.3"}
    server.close()


async def counted(server: TestServer) -> set[str]:
    """Return the networks of the connections that are open."""
    open_now = server.uvicorn.server_state.connections
    return {connection.address for connection in open_now if isinstance(connection, Connection)}


def test_a_proxy_of_the_older_family_is_believed_on_a_socket_of_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = listening_on_all(tmp_path, monkeypatch, Settings(requests=(3, NEVER), posts=MUCH))
    people: list[TestUser] = [server.user() for _ in range(6)]
    for n, person in enumerate(people):
        person.http.headers["x-forwarded-for"] = f"198.51.100.{n}"
    assert [person.get("/health").status_code for person in people] == [200] * 6
    assert server.call(counted(server)) == {""}, "a proxy speaks for many"
    server.close()
