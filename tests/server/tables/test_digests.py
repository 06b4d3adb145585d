"""Tables are pinned by the values of their data: a corrected comment changes nothing for them."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.client import TestServer
from server.storage.test_faults import moved, spoil
from server.tables.test_tables import pair, play_on

from patolli.core.registry import game_class, game_names, load
from patolli.server.errors import ApiError
from patolli.server.tables.create import new_row
from patolli.server.tables.table import check_rules

BYTES = {  # SHA-256 of the data files of each game, byte for byte, as tables were pinned before
    "chichen_itza": "07c327e17e5f5f2d62ebd0abb67b2857ca387cd52ef07fc3c7742fd5b1af54b8",
    "cortez": "b22f758332391f4f4095564267a1c3435b06f463b8c18c2ffbe5a8c089495c29",
    "mexica": "590eb5592a11bc76c13de3aa2475202dba2727eb6223fdbf4c738a675d9ba309",
    "tianguis": "cbd0d8d00fb9795a0c9110a1f9f4344c12600e923560cec4525248bd8821735e",
}


def changed(tmp_path: Path, old: str, new: str) -> Any:
    """Return something like the game tianguis whose data file reads otherwise in one place."""
    folder = tmp_path / "tianguis"
    (folder / "data").mkdir(parents=True)
    text = (game_class("tianguis").folder / "data/goods.toml").read_text("utf-8")
    assert old in text
    (folder / "data/goods.toml").write_text(text.replace(old, new, 1), "utf-8")
    return SimpleNamespace(name="tianguis", rules=1, rules_version=1, older_rules=(), folder=folder, file_digests={})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# The cards of the market.", "# The cards of the market, all of them."),
        ("our own invention", "the invention of somebody else"),
        ("points = 1\n", "points    =    1   # each\n\n"),
    ],
)
@pytest.mark.parametrize("since", ["now", "bytes"])
def test_a_corrected_comment_changes_nothing(tmp_path: Path, old: str, new: str, since: str) -> None:
    facts = new_row(load("tianguis"), {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    if since == "bytes":
        facts.digests = {"": BYTES["tianguis"]}
    check_rules(facts, changed(tmp_path, old, new))


@pytest.mark.parametrize(("old", "new"), [("points = 1", "points = 2"), ("[cards.maize]", "[cards.corn]")])
@pytest.mark.parametrize("since", ["now", "bytes"])
def test_another_value_is_another_game(tmp_path: Path, old: str, new: str, since: str) -> None:
    facts = new_row(load("tianguis"), {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    if since == "bytes":
        facts.digests = {"": BYTES["tianguis"]}
    with pytest.raises(ApiError, match="data files"):
        check_rules(facts, changed(tmp_path, old, new))


def test_another_order_is_another_game(tmp_path: Path) -> None:
    """Cards are dealt in the order of the file."""
    facts = new_row(load("tianguis"), {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    game = changed(tmp_path, "# The", "# The")
    file = game.folder / "data/goods.toml"
    head, *cards = file.read_text("utf-8").split("[cards.")
    file.write_text(head + "".join(f"[cards.{card.strip()}\n\n" for card in reversed(cards)), "utf-8")
    with pytest.raises(ApiError, match="data files"):
        check_rules(facts, game)


@pytest.mark.parametrize("name", game_names())
def test_tables_that_were_pinned_by_bytes_go_on(name: str) -> None:
    game = load(name)
    facts = new_row(game, {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    assert facts.digests[""] not in BYTES.values()
    facts.digests = {"": BYTES[name]}
    check_rules(facts, game)


def test_a_stored_table_that_was_pinned_by_bytes_is_played_on(tmp_path: Path) -> None:
    server = TestServer(tmp_path / "games.db")
    table, ada, ben = pair(server)
    play_on(table, ada, ben, most=3)
    server.stop()
    spoil(server.db, f'UPDATE tables SET digests = \'{{"": "{BYTES["tianguis"]}"}}\'')
    server.open()
    moved(server, ada, ben)
    assert ada.see(table)["read_only"] is None
    server.close()


def test_a_record_names_its_file_by_its_bytes_still(tmp_path: Path) -> None:
    """A reader of the record compares the file itself."""
    shutil.copy(game_class("tianguis").folder / "data/goods.toml", tmp_path / "goods.toml")
    game = load("tianguis", {"goods": str(tmp_path / "goods.toml")})
    facts = new_row(game, {}, ["Ada", "Ben"], "host", public=False, seed=b"seed")
    assert facts.digests["goods"] == game.file_digests["goods"]
