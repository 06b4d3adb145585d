"""The guard: origins, hosts, headers, cookies; and that secrets stay out of the log and texts stay texts."""

import json
import socket
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from server.client import TestServer, legal_actions
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from patolli.server.accounts.sessions import cookie_name
from patolli.server.http import security
from patolli.server.http.routes import ROUTES

GAME: Final = "tianguis"
TLS: Final = {"x-forwarded-proto": "https"}
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}


class Door:
    """Somebody with a cookie and a table, who knocks with any headers."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        self.host = server.url.removeprefix("http://")
        self.ada = server.user("Ada")
        self.table = str(self.ada.make(GAME, "me", "me")["table"])
        link = self.ada.do(self.table, "device-link", seat="p1").json()["secret"]
        self.token = str(server.user().post(f"/tables/{self.table}/claim", secret=link, token=True).json()["token"])
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.ada.http.cookies.items())
        self.http = httpx.Client(base_url=server.url, timeout=30, verify=False)

    def post(self, **headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        body = {"rev": self.ada.see(self.table)["rev"], "text": "add", "seat": "p1"}
        status = self.http.post(f"/api/v1/tables/{self.table}/why", json=body, headers=sent).status_code
        self.http.cookies.clear()
        return status

    def live(self, **headers: str) -> int:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            with connect(f"ws://{self.host}/api/v1/tables/{self.table}/live", additional_headers=sent, open_timeout=30):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code


@pytest.fixture(scope="module")
def door(server: TestServer) -> Iterator[Door]:
    found = Door(server)
    yield found
    found.http.close()


# Where requests come from


def foreign_origins(host: str) -> list[str]:
    name, _, port = host.partition(":")
    return [
        "null", "", "http://", "https://" + host, f"http://{name}", f"http://{name}:1", f"http://{name}:{port}0",
        f"http://{host}/",
        f"http://{host}.evil.example", f"http://evil.example/{host}", f"http://evil.example#{host}", f"http://evil{host}",
        f"http://user@{host}", f"http://{host}@evil.example", f"HTTP://{host}", f"http://localhost:{port}",
        f"http://[::1]:{port}",
        f"ws://{host}", f"file://{host}", host, f"http://{host} http://evil.example", f"http://{host},http://evil.example",
        "*",
    ]  # fmt: skip


def test_only_the_own_origin_acts_with_a_cookie(door: Door) -> None:
    assert len(foreign_origins(door.host)) >= 20
    for origin in foreign_origins(door.host):
        assert door.post(cookie=door.cookie, origin=origin) == 403, origin
        assert door.live(cookie=door.cookie, origin=origin) == 403, origin
    assert door.post(cookie=door.cookie, origin=door.server.url) == 200
    assert door.live(cookie=door.cookie, origin=door.server.url) == 101


def test_without_an_origin_a_cookie_is_refused_and_a_token_is_not(door: Door) -> None:
    assert (door.post(cookie=door.cookie), door.live(cookie=door.cookie)) == (403, 403)
    token = f"Bearer {door.token}"
    assert (door.post(authorization=token), door.live(authorization=token)) == (200, 101)
    assert door.post(authorization=token, origin="http://evil.example") == 403
    assert door.post(authorization=token, cookie=door.cookie) == 403
    assert door.post(authorization="Bearer " + "x" * 43) == 404


@pytest.mark.parametrize(
    ("site", "status"), [("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 403), ("", 403)]
)
def test_browsers_say_where_a_request_comes_from(door: Door, site: str, status: int) -> None:
    assert door.post(cookie=door.cookie, sec_fetch_site=site) == status
    assert door.post(cookie=door.cookie, sec_fetch_site=site, origin="http://evil.example") == 403


def test_an_open_guard_would_be_seen(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "is_same_origin", lambda *_: True)
    assert door.post(cookie=door.cookie, origin="http://evil.example") == 200
    assert door.live(cookie=door.cookie, origin="http://evil.example") == 101


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example.org", 200),
        ("games.example.org:8000", 200),
        ("GAMES.example.ORG", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("games.example.org.evil.example", 421),
        ("evil.games.example.org", 421),
        ("games.example.org:80:80", 421),
        ("games.example.org@evil.example", 421),
        ("127.0.0.1", 421),
        ("", 421),
    ],
)
def test_only_known_names_are_answered(door: Door, monkeypatch: pytest.MonkeyPatch, host: str, status: int) -> None:
    app = door.server.uvicorn.config.loaded_app
    while not isinstance(app, security.SecurityMiddleware):
        app = app.app
    monkeypatch.setattr(app, "names", frozenset({"games.example.org", "[::1]"}))
    answer = door.http.get("/health", headers={"host": host})
    assert answer.status_code == status
    assert status == 200 or answer.json()["error"]["code"] == "unknown-host"


# What answers say about themselves


def missing_headers(headers: Any, tls: bool) -> list[str]:
    """The headers that an answer lacks."""
    policy = dict(part.strip().partition(" ")[::2] for part in headers.get("content-security-policy", "").split(";"))
    wrong = [name for name, value in ALWAYS.items() if headers.get(name) != value and name != "cache-control"]
    wrong += [] if policy.get("frame-ancestors") == "'none'" and policy.get("default-src") == "'none'" else ["frames"]
    wrong += ["inline"] if "unsafe" in str(policy) or "*" in str(policy) or not policy.get("script-src") else []
    wrong += [] if ("strict-transport-security" in headers) is tls else ["hsts"]
    return wrong + (["server"] if "server" in headers else [])


@pytest.mark.parametrize("tls", [False, True])
def test_every_answer_has_its_headers(door: Door, tls: bool) -> None:
    places = {"table": door.table, "game": GAME, "lang": "en", "line": 1, "digest": "0" * 64}
    asked = [(route.method, route.path.format(**places)) for route in ROUTES]
    asked += [("GET", "/api/v1/openapi.json"), ("GET", "/nothing"), ("PUT", "/health"), ("POST", "/health")]
    for method, path in asked:
        for headers in ({"cookie": door.cookie}, {"origin": "http://evil.example"}):
            answer = door.http.request(method, path, headers=headers | (TLS if tls else {}))
            door.http.cookies.clear()
            assert missing_headers(answer.headers, tls) == [], (method, path, answer.status_code)
            same_for_all = path.startswith(("/api/v1/games/", "/api/v1/messages/"))  # nothing in it depends on who asks
            kept = "public, max-age=600" if same_for_all else "no-store"
            assert answer.headers.get("cache-control") == kept or answer.status_code in (403, 404, 405)


@pytest.mark.parametrize("headers", [{}, {"origin": "http://evil.example"}])
def test_a_refused_live_page_has_them_too(door: Door, headers: dict[str, str]) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{door.host}/api/v1/tables/x/live", additional_headers=headers),
    ):
        pass
    assert missing_headers(refused.value.response.headers, tls=False) == []


def test_a_lost_header_would_be_seen() -> None:
    headers = {name.decode(): value.decode() for name, value in security.HEADERS}
    assert missing_headers(headers, tls=False) == []
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert missing_headers({k: v for k, v in headers.items() if k != name}, tls=False)
    assert missing_headers(headers, tls=True) == ["hsts"]


# Cookies


@pytest.mark.parametrize(("headers", "secure"), [({}, False), (TLS, True), ({"x-forwarded-proto": "http"}, False)])
def test_flags_of_cookies(door: Door, headers: dict[str, str], secure: bool) -> None:
    given = door.http.get("/api/v1/me", headers=headers).headers["set-cookie"]
    door.http.cookies.clear()
    name, *flags = [part.strip() for part in given.split(";")]
    assert name.partition("=")[0] == ("__Host-patolli" if secure else "patolli") == cookie_name(secure)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
    assert ("Secure" in flags) is secure
    assert not any(flag.lower().startswith("domain") for flag in flags)
    assert len(name.partition("=")[2].partition(".")[0]) >= 43  # 256 bits


def test_a_cookie_of_plain_http_is_none_behind_tls(door: Door) -> None:
    name = door.http.get("/api/v1/me", headers=TLS | {"cookie": door.cookie}).json()["name"]
    door.http.cookies.clear()
    assert name == "Guest"
    secure = door.cookie.replace("patolli=", "__Host-patolli=")
    assert door.http.get("/api/v1/me", headers=TLS | {"cookie": secure}).json()["name"] == "Ada"
    assert door.http.get("/api/v1/me", headers={"cookie": secure}).json()["name"] == "Guest"
    door.http.cookies.clear()


def test_forged_cookies_are_strangers(door: Door) -> None:
    value = door.cookie.partition("=")[2]
    secret, _, signed = value.partition(".")
    forged = [
        "",
        ".",
        secret,
        f"{secret}.",
        f".{signed}",
        f"{secret}x.{signed}",
        f"{secret}.{signed}x",
        f"{secret}.{signed[:-1]}",
    ]
    forged += [
        f"{secret[:-1]}.{signed}",
        f"{signed}.{secret}",
        f"x.{signed}",
        f"{secret}.{signed.swapcase()}",
        f"{secret}..{signed}",
    ]
    forged += [f"{secret} .{signed}", f"{secret}.{signed}=", "\xff.\xff", f"{secret}.{signed}.{signed}", value.lower()]
    for bad in forged:
        answer = door.http.get("/api/v1/me", headers={b"cookie": f"patolli={bad}".encode("latin-1")})
        door.http.cookies.clear()
        assert (answer.status_code, answer.json()["name"]) == (200, "Guest"), bad
    for good in (value, f'"{value}"', f"{value}; other=1"):
        assert door.http.get("/api/v1/me", headers={"cookie": f"patolli={good}"}).json()["name"] == "Ada"


@pytest.mark.parametrize("other", ['json={"a":1}', "a b=c d", "=x", "flag", "bad[name]=1", 'q="open', "ü=ü", "a=\x80"])
def test_cookies_of_others_do_no_harm(door: Door, other: str) -> None:
    for cookie in (f"{other}; {door.cookie}", f"{door.cookie}; {other}"):
        answer = door.http.get("/api/v1/me", headers={b"cookie": cookie.encode("latin-1")})
        door.http.cookies.clear()
        assert answer.json()["name"] == "Ada"


# Secrets and texts


def play_to_the_end(server: TestServer) -> list[str]:
    """A whole game with every kind of secret; all of them."""
    ada, ben, wim = server.user("Ada"), server.user("Ben"), server.user("Wim")
    made = ada.make(GAME, "me", "invite", nonce="noncenoncenonce")
    table, invite, watch = made["table"], made["invites"]["p2"], made["watch"]
    assert ben.post(f"/tables/{table}/claim", secret=invite, name="Benedict-the-Namely").status_code == 200
    assert wim.post(f"/tables/{table}/claim", secret=watch).status_code == 200
    carry = ben.do(table, "device-link").json()["secret"]
    token = server.user().post(f"/tables/{table}/claim", secret=carry, token=True).json()["token"]
    program = server.user(token=token)
    assert ada.post(f"/tables/{table}/chat", text="whispered-in-the-chat").status_code == 204
    assert ada.get(f"/tables/{table}?secret={invite}").status_code == 200
    assert ada.get(f"/tables/{invite}").status_code == 404
    assert (
        ada.http.post(f"/api/v1/tables/{table}/claim", content=f'{{"secret": "{invite}", '.encode()).status_code == 415
    )
    with program.live(table) as page:
        page.update()
        while (pages := [(who, who.see(table)) for who in (ada, program)])[0][1]["status"] == "playing":
            who, shown = next((who, shown) for who, shown in pages if legal_actions(shown))
            assert who.play(table, legal_actions(shown)[0], shown["rev"]).status_code == 200
    lost = ada.do(table, "invite").json()["secret"]
    cookies = [value for person in (ada, ben, wim) for value in person.http.cookies.values()]
    parts = [part for cookie in cookies for part in cookie.split(".")]
    texts = ["noncenoncenonce", "Benedict-the-Namely", "whispered-in-the-chat"]
    return [invite, watch, carry, token, lost, *parts, *texts]


def test_no_secret_is_ever_in_the_log(server: TestServer, capfd: pytest.CaptureFixture[str]) -> None:
    secrets = play_to_the_end(server)
    written = "".join(capfd.readouterr())
    lines = [json.loads(line) for line in written.splitlines()]
    assert len(lines) > 30
    assert {"POST /api/v1/tables/{table}/claim", "POST /api/v1/tables/{table}/actions"} <= {
        line.get("route") for line in lines
    }
    assert [secret for secret in secrets if secret in written] == []
    metrics = server.user().get("/metrics").text
    assert [secret for secret in secrets if secret in metrics] == []


TAGS: Final = [
    "script",
    "img",
    "svg",
    "iframe",
    "body",
    "a",
    "b",
    "style",
    "math",
    "object",
    "video",
    "details",
    "input",
]
ATTRIBUTES: Final = [
    "onerror=alert(1)",
    "onload=alert(1)",
    "src=x",
    "href=javascript:alert(1)",
    "style=x:expression(1)",
    "autofocus",
]
SIGNS: Final = [
    "",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u200b",
    "\ufeff",
    "\x00",
    "\x1b[31m",
    "\x7f",
    "\u0085",
    "\u2028",
    "\ue000",
]


def strange_texts() -> list[str]:
    """Texts that somebody might take for more than text."""
    found = [f"<{tag} {attribute}>" for tag in TAGS for attribute in ATTRIBUTES]
    found += [f"</{tag}{sign}>x{sign}" for tag in TAGS for sign in SIGNS]
    found += [f"a{sign}b{{{{7*7}}}}${{1}}" for sign in SIGNS] + [f"&lt;{tag}&gt;" for tag in TAGS]
    found += [
        "'\"--><x>",
        "';alert(1)//",
        "\\u003cscript\\u003e",
        "%3Cscript%3E",
        "]]>",
        "javascript:1",
        "<!--",
        "bot:normal",
        "=1+1",
    ]
    return (
        found
        + [f"{tag}/{attribute[:9]}'\"" for tag in TAGS for attribute in ATTRIBUTES][: max(0, 300 - len(found))]
        + ["🐍", "ÅÅ", "名前"]
    )


def test_names_and_chat_are_texts(server: TestServer) -> None:
    texts = strange_texts()
    assert len(set(texts)) >= 300
    ada = server.user("Ada")
    table = ada.make(GAME, "me", "me")["table"]
    for text in texts:
        named, said = ada.post("/me", name=text[:40]), ada.post(f"/tables/{table}/chat", text=text)
        assert (named.status_code, said.status_code) == (200, 204), text
        assert named.headers["content-type"] == "application/json"
        assert named.json()["name"] == (plain(text[:40]) if text != "bot:normal" else "normal")
    heard = [line["text"] for line in ada.see(table)["chat"]]
    assert heard == [plain(text) for text in texts][-len(heard) :]
    assert len(heard) >= 100


def plain(text: str) -> str:
    """A text without signs that cannot be seen, written apart from the server's own way."""
    hidden = dict.fromkeys(map(ord, "\u202e\u2066\u200f\u200b\ufeff\x00\x1b\x7f\ue000"))
    return " ".join(text.translate(hidden).split())


def test_nobody_passes_for_a_bot(server: TestServer) -> None:
    for name in ("bot:normal", "bot:bot:easy", "bot: bot:easy", "\u202ebot:easy", "bot:"):
        ada = server.user()
        ada.post("/me", name=name)
        table = ada.make(GAME, "me", "me")["table"]
        assert [seat["kind"] for seat in ada.see(table)["seats"]] == ["person", "person"]


def test_no_answer_waits_until_a_part_of_it_is_acknowledged(server: TestServer) -> None:
    server.user("Ada").get("/health")  # over a connection that stays open
    lines = [connection.transport.get_extra_info("socket") for connection in server.uvicorn.server_state.connections]
    assert lines and all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)
