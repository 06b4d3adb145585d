"""Records carry the data files that they were played with; a carried file is checked as one on the disk is."""

import os
import pickle
import zlib
from base64 import b64encode
from pathlib import Path
from random import Random

import pytest

from patolli.bots import make_bot
from patolli.core.chance import sample_outcome
from patolli.core.datafile import MAX_ENCLOSED, enclosed, pack
from patolli.core.errors import BadData, RecordError
from patolli.core.game import Game
from patolli.core.record import read_record
from patolli.core.registry import load
from patolli.core.replay import Replay, load_game_for, replay
from patolli.core.state import CHANCE
from patolli.match.fair_draws import verify
from patolli.match.match import Match

TESTS = Path(__file__).parent.parent
BOXES = TESTS / "old/records"
BOXED = [
    ("tianguis", "goods", "old/records/my-goods.toml"),
    ("mexica", "pieces", "core/my-pieces.toml"),
    ("cortez", "board", "old/records/my-lake.toml"),
    ("chichen_itza", "box", "old/records/my-box.toml"),
]
GAMES = 100 if os.environ.get("PATOLLI_SOAK") else 1  # of each title
HEAD = "patolli-record 1\ngame tianguis\nseat p1\nseat p2\noption goods=my.toml {}\nfile goods {}\n---\n"


def goods(more: str = "") -> bytes:
    return (BOXES / "my-goods.toml").read_bytes() + more.encode()


def digest_of(raw: bytes) -> str:
    return load("tianguis", {"goods": enclosed("x.toml", pack(raw))}).file_digests["goods"]


@pytest.mark.parametrize(("title", "option", "file"), BOXED)
def test_a_record_needs_no_file_beside_it(
    title: str, option: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Greedy bots play with a changed box; the record alone is replayed, verified, resumed and written again."""
    game = load(title, {option: str(TESTS / file)})
    played = [greedy_game(game, seed) for seed in range(GAMES)]
    monkeypatch.chdir(tmp_path)
    for match in played:
        text = match.save_text().replace(str(TESTS), "gone")
        record = read_record(text)
        assert record.files == game.file_digests
        again = replay(record, tmp_path)
        assert again.over
        assert again.game.digest(again.state) == game.digest(match.replay.state)
        assert verify(record) == sum(line.who == "*" for line in record.lines)
        resumed = Match.resume(read_record(text))
        assert resumed.save_text() == text
        assert resumed.replay.game.file_contents == game.file_contents


def greedy_game(game: Game, seed: int) -> Match:
    """Return a game of greedy bots, with the fewest seats."""
    rng, bot = Random(seed), make_bot("greedy", game)
    match = Match(game, [""] * game.seat_counts[0], seed=rng.randbytes(32), game_id=str(seed))
    while seats := match.to_act():
        view = game.view(match.replay.state, seats[0])
        legal = match.replay.state.legal_actions(seats[0])
        match.play(seats[0], bot.choose(view, legal, 20, rng.getrandbits(32)), match.revision)
    return match


def test_an_enclosed_game_is_like_one_of_the_file() -> None:
    raw = goods()
    game = load("tianguis", {"goods": enclosed("my.toml", pack(raw))})
    twin: Game = pickle.loads(pickle.dumps(game))
    assert (
        twin.file_digests == game.file_digests == load("tianguis", {"goods": str(BOXES / "my-goods.toml")}).file_digests
    )
    assert "my.toml" in repr(game)
    assert pack(raw) not in repr(game)
    head = str(Replay(game, ["", ""]).record)
    assert f"option goods=my.toml {game.file_digests['goods']}\nfile goods {pack(raw)}\n" in head
    state = game.new_state(2)
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, sample_outcome(state, Random(1)))
    assert pickle.loads(pickle.dumps(state)).game.file_digests == game.file_digests


def test_the_digest_must_fit() -> None:
    head = HEAD.format(digest_of(goods()), pack(goods("# another\n")))
    with pytest.raises(
        RecordError, match=r"^line 5: option goods: my.toml is not the file that the game was played with$"
    ):
        load_game_for(read_record(head))


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        ("eJx!", "my.toml: its contents cannot be read; expected zlib data in base64"),
        ("QUJD", "my.toml: its contents cannot be read; expected zlib data in base64"),
        (pack(goods())[:40], "my.toml: its contents are cut off or go on; expected the whole file and no more"),
        (
            b64encode(zlib.compress(goods()) + b"more").decode(),
            "my.toml: its contents are cut off or go on; expected the whole file and no more",
        ),
        (
            b64encode(zlib.compress(bytes(10_000_000))).decode(),
            "my.toml: too large; expected at most 64 kB in a record",
        ),
        (pack(b"x = [1,"), "my.toml: Invalid value (at end of document)"),
        (pack(b"x = 1"), "my.toml: source: is missing; expected a value"),
        (pack(b"\xff"), "my.toml: not text; expected a TOML file in UTF-8"),
        (pack(goods("[cards.gold]\n")), "my.toml: cards.gold: unknown key; expected one of: coyote, maize, jade"),
    ],
)
def test_bad_contents_are_refused_with_one_sentence(contents: str, complaint: str) -> None:
    with pytest.raises(RecordError) as error:
        load_game_for(read_record(HEAD.format("0" * 64, contents)))
    assert str(error.value) == f"line 5: {complaint}"
    with pytest.raises(BadData):
        load("tianguis", {"goods": enclosed("my.toml", contents)})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("option goods=my.toml {}\n", ""),
        ("option goods=my.toml {}", "option goods=my.toml"),
        ("file goods {}\n", "file goods {}\nfile goods again\n"),
        ("file goods {}", "file cards {}"),
        ("file goods {}", "file goods"),
    ],
)
def test_contents_need_an_option_with_a_digest(old: str, new: str) -> None:
    assert old in HEAD
    with pytest.raises(
        RecordError, match=r"^line \d: file \w+: expected an option with a digest above, and contents once$"
    ):
        read_record(HEAD.replace(old, new).format("0" * 64, "eJx"))


def test_a_file_that_is_too_large_stays_outside(tmp_path: Path) -> None:
    """The record names it with its digest, as records always did."""
    path = tmp_path / "large.toml"
    path.write_bytes(goods("#" * MAX_ENCLOSED + "\n"))
    text = str(Replay(load("tianguis", {"goods": str(path)}), ["", ""]).record)
    assert "\nfile " not in text
    assert replay(read_record(text)).game.file_digests
