"""The permutation law on the bytes that each seat and each spectator is sent, over games of all titles, see `twins`.

4 games of each title with two pairs each; 320 with PATOLLI_SOAK=1. Every leak that was planted is found.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.leaks.twins import side_by_side
from server.load import SOAK

from patolli.core.actions import ranges
from patolli.core.datafile import enclosed, pack
from patolli.core.registry import bundled_games
from patolli.server import app
from patolli.server.http import dispatch, views
from patolli.server.http.routes import ROUTES
from patolli.server.schema import responses
from patolli.server.storage import queries
from patolli.server.tables import change, commands, history, view
from patolli.server.tables.table import Table
from patolli.testing.lockstep import PARTED, REJECTED, SAME

TESTS = Path(__file__).parents[2]
GAMES = 320 if SOAK else 4
BOXED_GAMES = 40 if SOAK else 1
BOXED = [
    ("tianguis", "goods", "old/records/my-goods.toml"),
    ("mexica", "pieces", "core/my-pieces.toml"),
    ("cortez", "board", "old/records/my-lake.toml"),
    ("chichen_itza", "box", "old/records/my-box.toml"),
]
Plant = Callable[[pytest.MonkeyPatch], None]
PLANTS: dict[str, Plant] = {}


@pytest.fixture(autouse=True)
def quiet_and_timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clocks stand still: they differ for other reasons."""
    for module in (queries, change):
        monkeypatch.setattr(module, "now", lambda: 1)


@pytest.mark.parametrize("name", bundled_games())
def test_nobody_is_sent_a_byte_that_depends_on_what_he_cannot_know(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    endings, steps, compared = side_by_side(tmp_path, name, GAMES, 2, "leaks")
    with capsys.disabled():
        print(f" [{name}: {dict(endings)}, {steps} steps, {compared} messages] ", end="")
    assert set(endings) <= {SAME, PARTED, REJECTED}
    assert endings[REJECTED] * 2 <= endings.total(), "too many pairs were rejected: the law is not really tested"
    assert compared > 10 * GAMES


@pytest.mark.parametrize(("name", "option", "file"), BOXED)
def test_a_corrected_box_tells_nobody_more(name: str, option: str, file: str, tmp_path: Path) -> None:
    box = {option: enclosed("mine.toml", pack((TESTS / file).read_bytes()))}
    endings, _, compared = side_by_side(tmp_path, name, BOXED_GAMES, 2, "boxed", options=box)
    assert set(endings) <= {SAME, PARTED, REJECTED}, endings
    assert compared > 10 * BOXED_GAMES


def planted(plant: Plant) -> Plant:
    PLANTS[plant.__name__] = plant
    return plant


def show_more(monkeypatch: pytest.MonkeyPatch, tell: Callable[..., None]) -> None:
    """Let `tell(table, seat, seen)` add to what a reader sees of a table."""
    whole = view.table_view

    async def more(table: Any, mine: Any, seat: Any, *rest: Any, **more: Any) -> Any:
        seen = await whole(table, mine, seat, *rest, **more)
        tell(table, seat, seen)
        return seen

    monkeypatch.setattr(views, "table_view", more)


@planted
def raw_events_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "visible_event", lambda game, kinds, event, seat: {"kind": event[0], "values": event[1]})


@planted
def length_of_a_hidden_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def entries(game: Any, found: Any, *rest: Any) -> Any:
        return [responses.LogEntry(line=entry.line, events=[], at=len(queries.encode(entry.events))) for entry in found]

    monkeypatch.setattr(view, "visible_lines", entries)


@planted
def offers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        seen.legal = [ranges(table.match.replay.state.legal_actions(other)) for other in table.match.to_act()]

    show_more(monkeypatch, tell)


@planted
def number_of_offers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        seen.undo = sum(len(table.match.replay.state.legal_actions(other)) for other in table.match.to_act())

    show_more(monkeypatch, tell)


@planted
def seed_in_place_of_the_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        seen.seed_hash = table.row.seed.hex()

    show_more(monkeypatch, tell)


@planted
def everything_for_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        if seat is None:
            seen.view = table.game.dump(table.match.replay.state)

    show_more(monkeypatch, tell)


@planted
def view_of_the_first_seat_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        seen.view = table.game.view(table.match.replay.state, 0)

    show_more(monkeypatch, tell)


@planted
def score_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(table: Any, seat: Any, seen: Any) -> None:
        seen.result = view.outcome(table.match.replay)

    show_more(monkeypatch, tell)


@planted
def record_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole(ask: Any) -> bytes:
        return (await history.full_record(ask.table)).encode()

    rerouted(monkeypatch, "/api/v1/tables/{table}/record", whole)


@planted
def digest_of_the_state_as_etag(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = dispatch.dispatch

    async def tagged(services: Any, *given: Any) -> Any:
        found = await whole(services, *given)
        for table in services.registry.tables.values():
            found.headers["etag"] = table.game.digest(table.match.replay.state)
        return found

    monkeypatch.setattr(dispatch, "dispatch", tagged)


@planted
def hidden_cards_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def why(table: Any, seat: int, body: Any) -> Any:
        state = table.match.replay.state
        return responses.Legality(legal=False, message=f"legal are {[state.legal_actions(s) for s in state.to_act()]}")

    monkeypatch.setattr(commands, "why", why)


@planted
def a_preview_of_what_is_really_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def preview(table: Any, seat: int, body: Any) -> Any:
        state = table.match.replay.state
        return responses.Preview({"beans": int(table.game.digest(state), 16) % 7}, [], [], irreversible=False)

    monkeypatch.setattr(commands, "preview_action", preview)


@planted
def past_as_somebody_else_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def position(ask: Any) -> Any:
        state = ask.table.match.replay.state
        return responses.Position(0, None, ask.table.game.view(state, state.players - 1), {}, [])

    rerouted(monkeypatch, "/api/v1/tables/{table}/positions/{line}", position)


@planted
def digest_of_the_state_in_a_length(monkeypatch: pytest.MonkeyPatch) -> None:
    settle = Table.publish

    def settled(self: Any, *given: Any) -> None:
        self.row.rematch = "x" * (int(self.game.digest(self.match.replay.state), 16) % 7)
        settle(self, *given)

    monkeypatch.setattr(Table, "publish", settled)


@planted
def a_longer_message_if_a_secret_is_odd(monkeypatch: pytest.MonkeyPatch) -> None:
    settle = Table.publish

    def settled(self: Any, *given: Any) -> None:
        settle(self, *given)
        if int(self.game.digest(self.match.replay.state), 16) % 2:
            for page in self.subscribers:
                page.after = 0

    monkeypatch.setattr(Table, "publish", settled)


class Mistaken(dict[tuple[Any, ...], Any]):
    """Encoded views whose keys lack a part, or that are never cleared."""

    def __init__(self, lacks: int | None) -> None:
        super().__init__()
        self.lacks = lacks

    def short(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        return key if self.lacks is None else (*key[: self.lacks], *key[self.lacks + 1 :])

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(self.short(key), default)

    def __setitem__(self, key: tuple[Any, ...], value: Any) -> None:
        super().__setitem__(self.short(key), value)


def with_views(monkeypatch: pytest.MonkeyPatch, lacks: int | None) -> None:
    """Let the keys of encoded views lack a part."""
    make = Table.__init__

    def made(self: Any, *given: Any) -> None:
        make(self, *given)
        self.views = Mistaken(lacks)

    monkeypatch.setattr(Table, "__init__", made)


@planted
def a_cache_without_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with_views(monkeypatch, 0)


@planted
def a_cache_without_the_own_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    with_views(monkeypatch, 1)


@planted
def a_cache_that_is_not_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    notify = Table.notify

    def notified(self: Any) -> None:
        kept = dict(self.views)
        notify(self)
        self.views.update(kept)

    monkeypatch.setattr(Table, "notify", notified)


def rerouted(monkeypatch: pytest.MonkeyPatch, path: str, handler: Any) -> None:
    """Let another handler answer a route."""
    monkeypatch.setattr(app, "ROUTES", [r._replace(handler=handler) if r.path == path else r for r in ROUTES])


@pytest.mark.parametrize("name", PLANTS)
def test_every_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTS[name](monkeypatch)
    endings, _, _ = side_by_side(tmp_path, "tianguis", 40, 2, "planted")
    assert any("leak" in ending or "live" in ending for ending in endings), endings
