"""Commands that fail half-way: the next request sees what is on disk, and the game is played on."""

from typing import Any

import pytest
from server.client import TestServer, legal_actions
from server.load import lines_of
from server.tables.test_tables import pair, play_on

from patolli.core.errors import NoUndo
from patolli.match.match import Match
from patolli.server.errors import ApiError
from patolli.server.tables import commands, seating


def test_a_decision_that_fails_half_way_leaves_what_is_on_disk(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault comes after the state has changed."""
    id_, ada, ben = pair(server)
    play_on(id_, ada, ben, most=3)
    player, seen = next((p, s) for p in (ada, ben) if legal_actions(s := p.see(id_)))
    play = Match.play

    def broken(self: Match, *given: Any) -> Any:
        play(self, *given)
        raise RuntimeError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", broken)
        assert player.play(id_, legal_actions(seen)[0]).json()["error"]["code"] == "fault"
    after = player.see(id_)
    assert (after["rev"], after["view"], after["legal"]) == (seen["rev"], seen["view"], seen["legal"])
    assert len(lines_of(server.db)[id_]) == after["rev"]
    assert play_on(id_, ada, ben)["status"] == "finished"
    assert ada.get(f"/tables/{id_}/verification").json()["fair"] is True


def test_a_refusal_after_a_change_leaves_what_is_on_disk(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    made = ada.make("tianguis", "me", "invite")

    def refuse(*given: Any) -> None:
        raise ApiError("seat-taken")

    with monkeypatch.context() as patch:
        patch.setattr(seating, "seat_person", refuse)
        claimed = ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"])
        assert claimed.json()["error"]["code"] == "seat-taken"
    assert ben.get(f"/tables/{made['table']}").status_code == 404
    assert ben.post(f"/tables/{made['table']}/claim", secret=made["invites"]["p2"]).status_code == 200


def test_a_take_back_that_is_refused_after_a_reload_of_the_match_leaves_what_is_on_disk(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, ada, ben = pair(server)
    seen = play_on(id_, ada, ben, most=5)
    table = server.table(id_)

    async def refuse(table: Any, to: int) -> None:
        await table.resume(None)
        raise NoUndo("planted")

    with monkeypatch.context() as patch:
        patch.setattr(commands, "rewind", refuse)
        assert ada.do(id_, "takeback", rev=seen["rev"], to=seen["rev"]).status_code == 200
        answered = ben if ben.see(id_)["takeback"]["waiting"] == ["p2"] else ada
        assert answered.do(id_, "takeback-answer", accept=True).status_code == 422
    assert server.table(id_) is not table
    assert ada.see(id_)["takeback"]["waiting"] == ["p2"], "it was not answered"
    assert play_on(id_, ada, ben)["status"] == "finished"


def test_a_plain_refusal_reloads_nothing(server: TestServer) -> None:
    id_, ada, _ = pair(server)
    table = server.table(id_)
    rev = ada.see(id_)["rev"]
    for refused in (ada.play(id_, 0, rev + 1), ada.do(id_, "undo", rev=rev, lines=99), ada.do(id_, "resume")):
        assert 400 <= refused.status_code < 500
    assert server.table(id_) is table
    assert isinstance(table.match, Match)
