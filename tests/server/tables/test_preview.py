"""A preview tells what is certain, from what the seat can know; refused like a decision, and it changes nothing."""

from random import Random
from typing import Any

import pytest
from server.client import TestServer, legal_actions
from server.load import SOAK

from patolli.core.actions import Action
from patolli.core.chance import Rng
from patolli.core.game import Game, Message
from patolli.core.registry import bundled_games, load
from patolli.core.state import State
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.state import TianguisState
from patolli.match.match import Match
from patolli.match.preview import beginning, preview

GAMES = 30 if SOAK else 1  # of each title and seat count
MOST = 100  # decisions of each


def surprises(game: Game, players: int, seed: str) -> tuple[int, list[str]]:
    """Return the number of events that were foretold in a random game, and where something else happened."""
    rng = Random(seed)
    match = Match(game, [f"p{n}" for n in range(players)], seed=rng.randbytes(32))
    foretold, wrong = 0, []
    for _ in range(MOST):
        if not match.to_act():
            break
        seat = rng.choice(match.to_act())
        action = rng.choice(match.replay.state.legal_actions(seat))
        found = preview(game, game.view(match.replay.state, seat), action)
        said = found.events
        foretold += len(said)
        lines = match.replay.step_count
        match.play(seat, game.actions.name(action), match.revision)
        done = [game.events.visible(event, seat) for event in match.replay.steps[lines].events]
        if done[: len(said)] != said or not (found.irreversible or match.undo_depth(seat)):
            wrong.append(f"{match.revision} {game.actions.name(action)}: {said}, but {done}")
    return foretold, wrong


@pytest.mark.parametrize("name", bundled_games())
def test_what_is_foretold_happens(name: str) -> None:
    game = load(name, {})
    for players in game.seat_counts:
        played = [surprises(game, players, f"{name} {players} {number}") for number in range(GAMES)]
        assert [fault for _, wrong in played for fault in wrong] == []
        assert sum(foretold for foretold, _ in played) > 20 * GAMES


class Greedy(Tianguis):
    """A market where a sweetened stall tells of a hidden card, as no game may."""

    def outlook(self, state: TianguisState, seat: int, action: Action) -> list[Message]:
        return [("sure", {"beans": state.beans[seat]}), ("hidden", {"deck": str(state.deck)})]

    def determinize(self, view: dict[str, Any], rng: Rng) -> Any:
        return Telling(super().determinize(view, rng))


class Telling:
    """A state whose steps reveal all hands."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def step_with_events(self, seat: int, action: Action) -> list[Any]:
        return [*self.state.step_with_events(seat, action), (0, (seat, str(self.hands)))]


def test_only_what_all_worlds_agree_on_is_shown() -> None:
    game = Greedy({})
    match = Match(game, ["Ada", "Ben", "Cleo"], seed=b"s" * 32)
    view = game.view(match.replay.state, 0)
    found = preview(game, view, game.actions.parse("add"))
    assert found.cost == {"beans": 1}
    assert found.outlook == [("sure", {"beans": 12})]
    assert found.events == [{"kind": "added", "seat": 0}]
    again = preview(game, view, game.actions.parse("add"))
    assert (again.cost, again.events, again.outlook) == (found.cost, found.events, found.outlook)


def test_a_shared_beginning() -> None:
    a, b, c = {"kind": "a"}, {"kind": "b"}, {"kind": "c"}
    assert beginning([[a, b, c], [a, b, a]]) == [a, b]
    assert beginning([[a, b], [a]]) == [a]
    assert beginning([[b], [a]]) == []


def test_a_preview_over_the_network(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "invite")
    table = made["table"]
    assert ben.post(f"/tables/{table}/claim", secret=made["invites"]["p2"]).status_code == 200
    shown = ada.see(table)
    add, *_ = legal_actions(shown)
    found = ada.post(f"/tables/{table}/preview", rev=shown["rev"], action=add)
    assert (found.status_code, found.json()) == (
        200,
        {"cost": {"beans": 1}, "events": [{"kind": "added", "seat": 0}], "outlook": [], "irreversible": False},
    )
    assert ada.see(table) == shown
    bid = load("tianguis", {}).actions.parse("bid 3")
    refused = ada.post(f"/tables/{table}/preview", rev=shown["rev"], action=bid)
    error = refused.json()["error"]
    assert (refused.status_code, error["code"], error["rule"]) == (422, "not-offered", "T6.1")
    assert ada.post(f"/tables/{table}/preview", rev=shown["rev"], action=999).json()["error"]["code"] == "bad-action"
    assert ada.post(f"/tables/{table}/preview", rev=shown["rev"] + 1, action=add).status_code == 409
    assert ben.post(f"/tables/{table}/preview", rev=shown["rev"], action=add).json()["error"]["code"] == "not-your-turn"
    assert ada.play(table, "open").status_code == 200
    shown = ada.see(table)
    assert (
        ada.post(f"/tables/{table}/preview", rev=shown["rev"], action=legal_actions(shown)[0]).json()["irreversible"]
        is True
    )
