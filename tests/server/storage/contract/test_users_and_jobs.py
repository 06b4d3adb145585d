"""Every storage keeps users, sessions, jobs and secrets."""

import pytest
from server.storage.samples import add_person, done, new_table, refused, run, select

from patolli.server.storage import queries
from patolli.server.storage.base import BROWSER, PROGRAM, SEAT_TOKEN, Session, Storage, now


def test_users_and_their_sessions(storage: Storage) -> None:
    done(storage, *queries.add_user("u1", BROWSER, "cookie", "Ada"), *queries.add_user("u2", PROGRAM, "secret", "Deep"))
    done(storage, *queries.add_user("u3", SEAT_TOKEN, "token"), *queries.add_user("u1", BROWSER, "phone", "Else"))
    assert run(queries.session(storage, "cookie")) == Session("u1", BROWSER, "Ada")
    assert run(queries.session(storage, "phone")) == Session("u1", BROWSER, "Ada")
    assert run(queries.session(storage, "secret")) == Session("u2", PROGRAM, "Deep")
    assert run(queries.session(storage, "token")) == Session("u3", SEAT_TOKEN, "")
    assert run(queries.session(storage, "unknown")) is None
    done(storage, queries.rename_user("u1", "Ada Lovelace"))
    assert run(queries.session(storage, "cookie")) == Session("u1", BROWSER, "Ada Lovelace")
    refused(storage, queries.rename_user("nobody", "Ben"))
    refused(storage, *queries.add_user("u4", "king", "crown"))


def test_when_a_user_was_last_here(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    done(storage, *new_table("a"), *add_person("ada"), queries.add_holder("a", 0, "ada"))
    assert run(queries.holders_seen(storage, "a", 0)) == pytest.approx([now()], abs=60_000)
    monkeypatch.setattr(queries, "now", lambda: 5_000)
    done(storage, *queries.note_seen("ada", "ada"), *queries.note_seen("nobody", "nothing"))
    assert run(queries.holders_seen(storage, "a", 0)) == [5_000]
    assert select(storage, "SELECT seen FROM sessions WHERE hash = 'ada'") == [(5_000,)]


def test_a_job_is_due_from_its_time_on(storage: Storage) -> None:
    done(storage, *new_table("a"), *new_table("b"), queries.set_job("a", "bot-turn", 1_000))
    assert run(queries.jobs_due(storage, 999)) == []
    (job,) = run(queries.jobs_due(storage, 1_000))
    assert (job.kind, job.table, job.due_at, job.tries) == ("bot-turn", "a", 1_000, 0)


def test_a_table_has_one_job_of_a_kind(storage: Storage) -> None:
    done(storage, *new_table("a"), queries.set_job("a", "bot-turn", 1_000), queries.set_job("a", "clock", 9_000))
    done(storage, queries.set_job("a", "bot-turn", 2_000, "n1", 32_000))
    assert run(queries.jobs_due(storage, 5_000)) == []
    job = run(queries.job(storage, "a", "bot-turn"))
    assert job is not None and job.due_at == 2_000
    done(storage, queries.release_jobs(), queries.release_jobs())
    assert [found.id for found in run(queries.jobs_due(storage, 5_000))] == [job.id]
    done(storage, queries.remove_job("a", "bot-turn"), queries.remove_job("a", "bot-turn"))
    assert run(queries.job(storage, "a", "bot-turn")) is None
    assert [found.kind for found in run(queries.jobs_due(storage, 9_000))] == ["clock"]
    done(storage, queries.remove_job("a", "clock"))
    assert run(queries.jobs_due(storage, 1 << 50)) == []


def test_the_request_that_removed_a_table_is_known_for_a_day(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    done(storage, *queries.add_removal("a", "key", "print"))
    assert run(queries.removal_by_key(storage, "a", "key")) == ("print", None)
    assert (
        run(queries.removal_by_key(storage, "a", "other")) is run(queries.removal_by_key(storage, "b", "key")) is None
    )
    monkeypatch.setattr(queries, "now", lambda: now() + queries.DAY + 60_000)
    done(storage, *queries.add_removal("b", "key", "print"))
    assert run(queries.removal_by_key(storage, "a", "key")) is None
    assert run(queries.removal_by_key(storage, "b", "key")) == ("print", None)
    assert run(queries.secret(storage, "cookies")) == run(queries.secret(storage, "cookies"))


def test_a_secret_stays_the_same(storage: Storage) -> None:
    first = run(queries.secret(storage, "cookies"))
    assert len(first) == 32
    assert run(queries.secret(storage, "cookies")) == first
    assert run(queries.secret(storage, "other")) != first
