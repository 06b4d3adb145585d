"""Twins: one table in two worlds that differ only in what a viewer cannot know, and every byte that the viewer is sent.

A random game is stored up to some line in two stores. In the second all that the viewer cannot know is otherwise: the
position is guessed from the viewer's view, the seed is another one, and what the log hides is replaced. Then both are
played on through the server; in the second whatever looks to the viewer like what happened in the first. See
patolli/testing/lockstep.py for the same law without a server.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from patolli.core.actions import Action
from patolli.core.game import Game
from patolli.core.registry import game_class, load
from patolli.core.replay import Step
from patolli.core.state import CHANCE, State
from patolli.match.fair_draws import FairDraws
from patolli.match.match import Match
from patolli.server.accounts.sessions import hash_secret, signature
from patolli.server.app import create_app
from patolli.server.games import KEPT_PREFIX, Value, encode_events
from patolli.server.http.routes import EVENTS, LIVE
from patolli.server.node import Node
from patolli.server.settings import Settings, unlimited
from patolli.server.storage import queries
from patolli.server.storage.base import BROWSER, SPECTATOR, Statement, StoredLine
from patolli.server.storage.sqlite import SqliteStorage
from patolli.server.tables.create import new_row
from patolli.server.tables.table import Table
from patolli.server.workers.pool import ANYBODY, Client, OnProgress, WorkerPool, ignore_progress
from patolli.server.workers.replays import HANDLERS
from patolli.testing.lockstep import MAX_TRIED, PARTED, REJECTED, SAME, alike, stepped

KEY: Final = b"k" * 32  # signs the cookies of both worlds
TABLE: Final = "twins"
FAR: Final = 1 << 30
CACHE_EVERY: Final = 3  # steps between two looks at views that are kept
WATCHING: Final = "w" * 43  # what the cookie of a spectator holds
EVERYWHERE: Final = -2  # a user that holds all seats
SECRETS: Final = {None: WATCHING, EVERYWHERE: "e" * 43}


def secret(seat: int | None) -> str:
    """Return the content of the cookie of a seat's browser."""
    return SECRETS.get(seat) or f"{seat}" * 43


def scoped(seat: int | None, path: str) -> dict[str, Any]:
    """Return the scope that a server gives an application about a request from the browser of a seat."""
    cookie = f"patolli={secret(seat)}.{signature(KEY, secret(seat))}"
    sent = {"host": "table", "origin": "http://table", "cookie": cookie, "content-type": "application/json"}
    raw = [(name.encode(), value.encode()) for name, value in sent.items()]
    return {"path": path, "raw_path": b"", "scheme": "http", "headers": raw, "client": ("1", 1), "asgi": {}}


class Steered(FairDraws):
    """Draws that follow what is wanted, as far as they can."""

    def __init__(self, seed: bytes, game: Game, viewer: int | None, rng: Random) -> None:
        super().__init__(seed)
        self.game, self.viewer, self.rng = game, viewer, rng
        self.wanted: list[tuple[Step, State]] = []  # what was drawn in the other world, and what came of it
        self.lost = False

    def outcome(self, k: int, state: State) -> Action:
        """An outcome that looks to the viewer like the one of the other world."""
        found = None
        if self.wanted:
            turn, after = self.wanted.pop(0)
            found = lookalike(self.game, state, turn, after, self.viewer, self.rng)
        self.lost = self.lost or found is None
        return super().outcome(k, state) if found is None else found


def lookalike(game: Game, world: State, turn: Step, after: State, viewer: int | None, rng: Random) -> Action | None:
    """Return a decision in this world that looks to the viewer like the turn; None if none was found."""
    legal = world.legal_actions(turn.seat) if turn.seat in world.to_act() else []
    same = turn.action in legal
    if turn.seat == CHANCE or (turn.seat != viewer and (not same or rng.randrange(4) == 0)):
        view = game.view(after, viewer)
        others = alike(game, legal, turn.action)
        for action in rng.sample(others, min(MAX_TRIED, len(others))):
            if game.view(stepped(game, world, turn.seat, action)[0], viewer) == view:
                return action
    return turn.action if same else None


class InProcess(WorkerPool):
    """Replays records here: thousands of worlds would wait for as many processes."""

    async def ask(
        self, question: dict[str, Any], cap: float, hear: OnProgress = ignore_progress, client: Client = ANYBODY
    ) -> dict[str, Any]:
        asked = msgspec.json.decode(msgspec.json.encode(question))
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(HANDLERS[asked["ask"]](asked)))
        return found


class World:
    """A server with one table."""

    def __init__(self, db: Path) -> None:
        self.store = SqliteStorage(db)
        self.store.writer.execute("PRAGMA synchronous = OFF")  # no disk is tested here
        self.site = Node(self.store, WorkerPool(1), unlimited(Settings(bot_slot=0.0)))
        self.site.cookie_key = KEY
        self.site.records.workers = InProcess(1)
        self.app = create_app(self.site)

    @property
    def table(self) -> Table:
        return self.site.registry.tables[TABLE]

    @property
    def match(self) -> Match:
        return self.table.require_match()

    async def ask(self, seat: int | None, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
        """The status of an answer, and every byte of it."""
        address, _, query = path.partition("?")
        method = "GET" if body is None else "POST"
        scope = {"type": "http", "method": method, "query_string": query.encode()} | scoped(seat, address)
        heard: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": json.dumps(body).encode() if body else b""}

        async def send(message: dict[str, Any]) -> None:
            heard.append(message)

        await self.app(scope, receive, send)
        first, *rest = heard
        head = [b"%d" % first["status"], *(b"%s: %s" % pair for pair in first["headers"])]
        return first["status"], self.public(b"\n".join([*head, b"".join(message["body"] for message in rest)]))

    def public(self, raw: bytes) -> bytes:
        """Bytes without what is published of the seed, which is all that may differ."""
        return raw.replace(self.table.row.seed_hash().encode(), b"COMMIT")


class Page:
    """A live connection to the table, or the one that follows all tables of a caller."""

    def __init__(self, world: World, seat: int | None, stream: bool = False) -> None:
        self.world = world
        self.stream = stream
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        path = EVENTS if stream else LIVE.format(table=TABLE)
        scope = {"type": "websocket", "query_string": b"", "subprotocols": []} | scoped(seat, path)
        self.said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(world.app(scope, self.said.get, self.heard.put))

    async def news(self, rev: int) -> list[bytes]:
        """All that it is sent up to a revision."""
        found = []
        while True:
            message = await asyncio.wait_for(self.heard.get(), 30)
            raw = str(message.get("text", message)).encode()
            found.append(self.world.public(raw))
            if message["type"] == "websocket.close" or json.loads(message.get("text", "{}")).get("rev") == rev:
                return found

    def hello(self, have: int) -> None:
        """Say what it has."""
        wanted = {"after": have, "words": True}
        said = {"subscribe": {TABLE: wanted}} if self.stream else wanted
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})

    async def close(self) -> None:
        """Go away."""
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


def random_game(name: str, rng: Random, options: Mapping[str, Value] | None = None) -> Match:
    """A whole game at random."""
    game = load(name, options or {})
    players = rng.choice(game_class(name).seat_counts)
    match = Match(game, [f"Player {seat}" for seat in range(players)], seed=rng.randbytes(32), game_id=TABLE)
    while seats := match.to_act():
        seat = rng.choice(seats)
        match.play(seat, game.actions.name(rng.choice(match.replay.state.legal_actions(seat))), match.revision)
    return match


def set_up(world: World, match: Match, state: State, at: int, hide: int | str | None, seed: bytes) -> None:
    """Store a game up to a turn, its position there, and what happened before; `hide` what a viewer did not see."""
    table, game = match.replay, match.replay.game
    boxes = game.file_digests
    named: dict[str, Value] = {option: f"{KEPT_PREFIX}{digest}" for option, digest in boxes.items()}
    facts = new_row(game, named, table.labels, hash_secret(secret(0)), public=False, seed=seed)
    facts.id, facts.status, facts.to_act = TABLE, "playing", list(state.to_act())
    users = {
        seat: hash_secret(secret(None if seat == SPECTATOR else seat))
        for seat in (SPECTATOR, *range(len(table.labels)))
    }
    statements: list[Statement] = [one for user in users.values() for one in queries.add_user(user, BROWSER, user)]
    statements += queries.add_table(facts, [""] * len(table.labels))
    for option, digest in boxes.items():
        statements.append(queries.add_box(digest, game.file_contents[option]))
        statements.append(queries.add_table_box(TABLE, option, digest, len(boxes)))
    statements += [queries.add_holder(TABLE, seat, user) for seat, user in users.items()]
    user = hash_secret(secret(EVERYWHERE))
    statements += queries.add_user(user, BROWSER, user)
    statements += [queries.add_holder(TABLE, seat, user) for seat in range(len(table.labels))]
    entries = []
    for n, turn in enumerate(table.steps[:at], 1):
        events = encode_events(game, turn.events)
        if hide != "nothing":
            shown = [game.events.visible(event, hide if isinstance(hide, int) else None) for event in turn.events]
            events = [[kind, masked(values, seen)] for (kind, values), seen in zip(events, shown, strict=True)]
        entries.append(StoredLine(n, table.name(turn.seat), game.actions.name(turn.action), events, 1))
    statements += queries.add_lines(TABLE, entries)
    drawn = sum(turn.seat == CHANCE for turn in table.steps[:at])
    snapshot = {"lines": at, "turns": at, "labels": table.labels, "resigned": [], "state": game.dump(state)}
    statements.append(queries.add_snapshot(TABLE, snapshot | {"drawn": drawn}))
    with world.store.writer:
        for statement in statements:
            world.store.writer.execute(statement.sql, dict(statement.values))


def masked(values: list[Any], shown: dict[str, Any]) -> list[Any]:
    """The values of an event, with something else in place of what was not shown."""
    _, *seen = shown.values()
    return [
        "hidden" if known is None and value is not None else value for value, known in zip(values, seen, strict=True)
    ]


def apart(one: bytes, other: bytes) -> str:
    """Return the place where two messages differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    near = slice(max(0, at - 80), at + 40)
    return f"leak at byte {at}: {one[near]!r} and {other[near]!r}"


class Pair:
    """Two worlds side by side, and who looks at both."""

    def __init__(self, folder: Path, match: Match, viewer: int | None, at: int, rng: Random) -> None:
        self.game, self.viewer, self.rng = match.replay.game, viewer, rng
        self.players = match.replay.state.players
        self.one, self.other = World(folder / "one.db"), World(folder / "other.db")
        before = match.replay.steps[at].before
        guess = self.game.determinize(self.game.view(before, viewer), rng)
        set_up(self.one, match, before, at, "nothing", rng.randbytes(32))
        set_up(self.other, match, guess, at, viewer, rng.randbytes(32))
        self.at = at
        self.compared = 0
        self.steps = 0

    async def play(self, most: int) -> str:
        """Play on side by side; how the pair ended, or `path: what differs` if the viewer can tell them apart."""
        async with AsyncExitStack() as stack:
            for world in (self.one, self.other):
                stack.push_async_callback(world.store.close)
                await world.site.registry.get(TABLE)
            draws = Steered(self.other.table.row.seed, self.game, self.viewer, self.rng)
            self.other.match.draws = draws
            for world in (self.one, self.other):
                world.table.snapshot_at = FAR  # no snapshot forgets the turns that are to be mirrored
            pages = [Page(world, self.viewer, stream=self.at % 2 == 1) for world in (self.one, self.other)]
            for page in pages:
                stack.push_async_callback(page.close)
                page.hello(self.at)
            if found := await self.differ(pages):
                return found
            for _ in range(most):
                ending = await self.step(draws, pages)
                if ending != SAME:
                    return ending
        return SAME

    async def step(self, draws: Steered, pages: list[Page]) -> str:
        """One decision in both worlds, and what comes of it."""
        one, other = self.one.match, self.other.match
        seat = self.rng.choice(one.to_act())
        choice = self.rng.choice(one.replay.state.legal_actions(seat))
        turns = one.replay.step_count
        await self.decide(self.one, seat, choice)
        fresh = one.replay.steps[len(one.replay.steps) - (one.replay.step_count - turns) :]
        afters = [*(turn.before for turn in fresh[1:]), one.replay.state]
        action = lookalike(self.game, other.replay.state, fresh[0], afters[0], self.viewer, self.rng)
        if action is None:
            return PARTED if self.game.events.reveals(fresh[0].events) else REJECTED
        draws.wanted = list(zip(fresh[1:], afters[1:], strict=True))
        before = other.replay.step_count
        await self.decide(self.other, seat, action)
        mirrored = other.replay.steps[len(other.replay.steps) - (other.replay.step_count - before) :]
        self.steps += 1
        revealed = self.game.events.reveals([event for turn in [*fresh, *mirrored] for event in turn.events])
        if draws.lost or not one.to_act() or not other.to_act():
            return PARTED if revealed or not one.to_act() or not other.to_act() else REJECTED
        found = await self.differ(pages)
        return (PARTED if revealed else found) if found else SAME

    async def decide(self, world: World, seat: int, action: Action) -> None:
        """Decide through the server, and say something now and then."""
        name = self.game.seat_names(self.players)[seat]
        body = {
            "rev": world.match.revision,
            "key": f"decision {self.steps}".replace(" ", "-"),
            "action": action,
            "seat": name,
        }
        status, answer = await world.ask(seat, f"/api/v1/tables/{TABLE}/actions", body)
        assert status == 200, answer
        if self.steps % 5 == 0:
            assert (await world.ask(seat, f"/api/v1/tables/{TABLE}/chat", {"text": "hm"}))[0] == 204

    async def differ(self, pages: list[Page]) -> str:
        """Compare all that the viewer is sent in both worlds now; the first difference."""
        for world in (self.one, self.other) if self.steps % CACHE_EVERY == 0 else ():
            if found := await self.cache_leak(world):
                return found
        asks = self.questions()
        sent = []
        for world, page in zip((self.one, self.other), pages, strict=True):
            news = await page.news(world.match.revision)
            answers = [await world.ask(self.viewer, path, body) for path, body in asks]
            sent.append(news + [answer for _, answer in answers])
        if len(sent[0]) != len(sent[1]):
            return f"live: {len(sent[0])} messages and {len(sent[1])}"
        for one, other in zip(*sent, strict=True):
            self.compared += 1
            if one != other:
                return apart(one, other)
        return ""

    async def cache_leak(self, world: World) -> str:
        """Compare what the viewer is sent after all others have asked for the same with what is built for it alone."""
        rev, names = world.match.revision, self.game.seat_names(self.players)
        others: list[int | None] = [seat for seat in (None, *range(self.players)) if seat != self.viewer]
        for query in ("?words=1", f"?after={max(self.at, rev - 1)}&chat=0"):
            path = f"/api/v1/tables/{TABLE}{query}"
            for other in others:
                await world.ask(other, path)
            of_seats = [path + ("&" if query else "?") + f"seat={name}" for name in names]
            asked = [*((EVERYWHERE, of_seat) for of_seat in of_seats), (self.viewer, path)]
            kept = [await world.ask(user, address) for user, address in asked]
            for (user, address), (_, answer) in list(zip(asked, kept, strict=True))[-2:]:
                world.table.views.clear()
                _, fresh = await world.ask(user, address)
                if answer != fresh:
                    return f"cache: {apart(answer, fresh)}"
        return ""

    def questions(self) -> list[tuple[str, dict[str, Any] | None]]:
        """Return the requests of a curious viewer."""
        rev, actions = self.one.match.revision, self.game.actions
        legal = self.one.match.replay.state.legal_actions(self.viewer) if self.viewer in self.one.match.to_act() else []
        curious = [self.rng.randrange(len(actions)) for _ in range(3)]
        refused = next((action for action in curious if action not in legal), None)
        asks: list[tuple[str, dict[str, Any] | None]] = [
            (f"/api/v1/tables/{TABLE}?words=1", None),
            (f"/api/v1/tables/{TABLE}?after={max(self.at, rev - 1)}", None),
            (f"/api/v1/tables/{TABLE}/positions/{self.rng.randrange(self.at, rev + 1)}?words=1", None),
            *[(f"/api/v1/tables/{TABLE}/{name}", None) for name in ("record", "verification", "result", "chart")],
            ("/api/v1/me", None),
            *[(f"/api/v1/tables/{TABLE}/why", {"rev": rev, "text": actions.name(action)}) for action in curious[:2]],
            *[
                (f"/api/v1/tables/{TABLE}/preview", {"rev": rev, "action": action})
                for action in [*curious[:1], *self.offered(legal)]
            ],
            (f"/api/v1/tables/{TABLE}/actions", {"rev": rev + 1, "key": f"refused-early-{rev}", "action": curious[0]}),
            (f"/api/v1/tables/{TABLE}/undo", {"rev": rev, "key": f"refused-undo-{rev}", "lines": 1000}),
        ]
        if self.steps % 5 == 0:
            asks.append((f"/api/v1/tables/{TABLE}/log", None))
        if refused is not None:
            asks.append((f"/api/v1/tables/{TABLE}/actions", {"rev": rev, "key": f"refused-{rev}", "action": refused}))
        return asks

    def offered(self, legal: list[Action]) -> list[Action]:
        """A few of the legal actions."""
        return self.rng.sample(legal, min(3, len(legal)))


def side_by_side(
    folder: Path,
    name: str,
    games: int,
    pairs: int,
    seed: str,
    most: int = 25,
    options: Mapping[str, Value] | None = None,
) -> tuple[Counter[str], int, int]:
    """Play pairs from points of random games; how they ended, how many steps and how many messages were compared."""
    endings: Counter[str] = Counter()
    steps = compared = 0
    for number in range(games):
        rng = Random(f"{seed} {name} {number}")
        match = random_game(name, rng, options)
        viewers = [None, *range(match.replay.state.players)]
        points = [at for at, turn in enumerate(match.replay.steps) if turn.seat != CHANCE]
        for turn in range(pairs):
            place = folder / f"{name}-{number}-{turn}"
            place.mkdir()
            pair = Pair(place, match, rng.choice(viewers), rng.choice(points), rng)
            ending = asyncio.run(pair.play(most))
            endings[ending if ending in (SAME, PARTED, REJECTED) else f"seat {pair.viewer} {ending}"] += 1
            steps += pair.steps
            compared += pair.compared
            if ending not in (SAME, PARTED, REJECTED):
                return endings, steps, compared
    return endings, steps, compared
