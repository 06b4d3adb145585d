"""Draws: recomputed here by hand from the description, and every kind of tampering is found."""

import hashlib
import hmac
import re
from collections import Counter

import pytest

from patolli.core.errors import RecordError
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.state import CHANCE
from patolli.match import fair_draws as draws_module
from patolli.match.fair_draws import FairDraws, fresh_seed, verify
from patolli.match.match import Match

SEED = bytes(range(32))


def by_hand(message: bytes, key: bytes = SEED) -> int:
    """HMAC-SHA-256 from its definition: two hashes with a padded key."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in padded) + message).digest()
    return int.from_bytes(hashlib.sha256(bytes(b ^ 0x5C for b in padded) + inner).digest(), "big")


@pytest.mark.parametrize("k", [0, 1, 2, 77, 10**6])
@pytest.mark.parametrize("total", [1, 2, 6, 16, 1000, 2**64 + 13])
def test_known_answers(k: int, total: int) -> None:
    wanted = by_hand(f"table 7\n{k}\n0\nred\n\nblue".encode()) % total
    assert FairDraws(SEED, "table 7", ["red", "", "blue"]).number(k, total) == wanted


def test_the_vectors_do_not_change() -> None:
    """Numbers that any other implementation must give."""
    draws = FairDraws(SEED, "test", ["", ""])
    assert [draws.number(k, 1000) for k in range(6)] == [733, 295, 712, 406, 614, 680]
    assert draws.commit() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_number_in_the_rejected_tail_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With total 3 the 256-bit numbers from the largest multiple of 3 on would be unfair."""
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        return (b"\xff" * 32) if len(asked) < 3 else (5).to_bytes(32, "big")

    monkeypatch.setattr(hmac, "digest", digest)
    assert (1 << 256) % 3 == 1
    assert FairDraws(SEED, "g", ["n"]).number(4, 3) == 2
    assert asked == [b"g\n4\n0\nn", b"g\n4\n1\nn", b"g\n4\n2\nn"]


def test_the_last_accepted_number(monkeypatch: pytest.MonkeyPatch) -> None:
    last = (1 << 256) - 2
    monkeypatch.setattr(hmac, "digest", lambda key, message, name: last.to_bytes(32, "big"))
    assert FairDraws(SEED).number(0, 3) == last % 3 == 2


def test_rejection_makes_a_small_span_exactly_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the numbers 0 to 7, each taken once, total 3 accepts 0 to 5: every remainder twice."""
    monkeypatch.setattr(draws_module, "SPAN", 8)
    counts: Counter[int] = Counter()
    for first in range(8):
        numbers = iter([first, 0])
        monkeypatch.setattr(hmac, "digest", lambda key, message, name, n=numbers: next(n).to_bytes(32, "big"))
        counts[FairDraws(SEED).number(0, 3)] += first < 6
    assert counts == {0: 2, 1: 2, 2: 2}


def test_outcomes_follow_the_weights_in_listed_order(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load("tianguis").new_state(2)
    outcomes = []
    for n in range(16):
        monkeypatch.setattr(FairDraws, "number", lambda self, k, total, n=n: n)
        outcomes.append(FairDraws(SEED).outcome(0, state))
    deal = state.legal_actions(CHANCE)
    assert outcomes == [deal[0]] * 5 + [deal[1]] * 6 + [deal[2]] * 5


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(10)}) == 10
    assert len(fresh_seed()) == 32


# Verifying


def finished() -> str:
    """The record of a finished game with take-backs, its first line drawn by draw 0."""
    m = Match(load("tianguis", {"rounds": 2}), ["Ada", "Ben"], seed=SEED, game_id="test", nonces=["a", "b"])
    for text in ("open", "pass", "pass"):
        m.play(m.to_act()[0], text, m.revision)
    m.take_back(2, m.revision)
    for text in ("open", "pass", "pass"):
        m.play(m.to_act()[0], text, m.revision)
    assert m.replay.over
    return str(m.replay.record)


def test_a_true_record_is_verified() -> None:
    record = read_record(finished())
    assert verify(record) == sum(line.who == "*" for line in record.lines) == 10


def fault(text: str) -> str:
    with pytest.raises(RecordError) as error:
        verify(read_record(text))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_every_changed_outcome_is_found() -> None:
    rows = finished().splitlines()
    for at, row in enumerate(rows):
        if row.startswith("* "):
            other = {"deal": "deal jade", "draw": "draw jade", "roll": "roll 1"}[row.split()[1]]
            other = other if other != row[2:] else other.replace("jade", "maize").replace("1", "2")
            changed = "\n".join([*rows[:at], f"* {other}", *rows[at + 1 :]])
            assert fault(changed).startswith(f"line {at + 1}: {other}: the seed draws '{row[2:]}' here (draw ")


def test_every_removed_draw_is_found() -> None:
    rows = finished().splitlines()
    for at, row in enumerate(rows):
        if row.startswith("* "):
            assert fault("\n".join(rows[:at] + rows[at + 1 :])).startswith("line ")


def test_a_removed_take_back_is_found() -> None:
    text = finished()
    assert "~ undo 2\n" in text
    assert fault(text.replace("~ undo 2\n", "")).startswith("line ")


def test_other_secrets_are_found() -> None:
    text = finished()
    assert fault(text.replace(SEED.hex(), "00" * 32)) == "the seed is not the one that the commitment was made for"
    commit = hashlib.sha256(SEED).hexdigest()
    assert fault(text.replace(commit, "00" * 32)) == "the seed is not the one that the commitment was made for"
    swapped = text.replace(SEED.hex(), "00" * 32).replace(commit, hashlib.sha256(bytes(32)).hexdigest())
    assert "the seed draws" in fault(swapped)
    assert "the seed draws" in fault(text.replace("nonce p1 a", "nonce p1 c"))
    assert "the seed draws" in fault(text.replace("nonce p1 a\n", ""))
    assert "the seed draws" in fault(text.replace("id test", "id rest"))
    assert fault(text.replace(SEED.hex(), "xyz")) == "line 29: seed xyz: not 2 or more hexadecimal digits"


def test_what_cannot_be_verified() -> None:
    text = finished()
    missing = "so its draws cannot be verified"
    assert fault(re.sub(r"seed \S+\n", "", text)) == f"this record has no seed, {missing}"
    assert fault(re.sub(r"commit \S+\n", "", text)) == f"this record has no commit, {missing}"


def test_a_verified_record_is_replayed_too() -> None:
    assert "T3.2" in fault(finished().replace("p1 pass", "p1 bid 13", 1))
