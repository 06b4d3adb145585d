"""Every storage keeps seats, holders and invitations."""

from server.storage.samples import HOST, add_person, done, new_table, refused, run

from patolli.server.storage import queries
from patolli.server.storage.base import SPECTATOR, Invite, Storage


def test_seats(storage: Storage) -> None:
    done(storage, *new_table("a"), queries.update_seat("a", 1, "Ben", "luck"))
    assert run(queries.seats(storage, "a")) == [("Ada", ""), ("Ben", "luck")]
    refused(storage, queries.update_seat("a", 2, "Cleo", ""))


def test_holders(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"), *add_person("ada"))
    for seat in (0, 1, 1, SPECTATOR):
        done(storage, queries.add_holder("a", seat, "ada"))
    done(storage, queries.add_holder("a", 1, HOST), queries.add_holder("b", 1, HOST))
    assert run(queries.seat_holders(storage, "a")) == {"ada": {0, 1, SPECTATOR}, HOST: {1}}
    assert len(run(queries.holders_seen(storage, "a", 1))) == 2
    refused(storage, queries.add_holder("a", 0, "nobody"))
    done(storage, queries.add_invite("h", "a", 1, "invite"), *queries.clear_seat("a", 1))
    assert run(queries.seat_holders(storage, "a")) == {"ada": {0, SPECTATOR}}
    assert run(queries.holders_seen(storage, "a", 1)) == []
    assert run(queries.invite(storage, "h", "a")) is None
    assert run(queries.seat_holders(storage, "b")) == {HOST: {1}}


def test_invites(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"))
    for hash_, seat, kind in (
        ("h1", 1, "invite"),
        ("h2", 1, "device"),
        ("h3", SPECTATOR, "watch"),
        ("h4", 0, "device"),
    ):
        done(storage, queries.add_invite(hash_, "a", seat, kind))
    assert run(queries.invite(storage, "h1", "a")) == Invite(1, "invite")
    assert run(queries.invite(storage, "h3", "a")) == Invite(SPECTATOR, "watch")
    assert run(queries.invite(storage, "h1", "b")) is None
    done(storage, queries.consume_invite("h1", "a"))
    refused(storage, queries.consume_invite("h1", "a"))
    refused(storage, queries.consume_invite("h2", "b"))
    done(storage, queries.revoke_invites("a", 1, "device"), queries.revoke_invites("a", 1, "device"))
    assert [bool(run(queries.invite(storage, f"h{n}", "a"))) for n in (1, 2, 3, 4)] == [False, False, True, True]
    refused(storage, queries.add_invite("h5", "a", 0, "token"))
