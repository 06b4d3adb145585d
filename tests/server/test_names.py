"""Names that people choose: nobody is invisible, and nobody passes for a bot or turns the text of others around."""

from typing import Final

import pytest
from server.client import TestServer, TestUser, key, labels

from patolli.server.errors import ApiError
from patolli.server.labels import GUEST, chosen_name, display_name, visible

FILLERS: Final = "\u3164\u115f\u1160\uffa0\u2800\U0001d159\u17b4\u17b5"
JOINERS: Final = "\u200b\u200c\u200d\u2060\u034f\ufeff\u00ad\u180e\u180b\u2065\ufff0"
TURNS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
VARIANTS: Final = "\ufe00\ufe0f\U000e0100\U000e01ef\U000e0041\U000e007f"
MARKS: Final = "\u0301\u0338\u20dd\u0903\u093f"
SPACES: Final = " \t\n\u00a0\u2003\u3000\u2028"
CONTROLS: Final = "\x00\x07\x1b\x7f\x9b"
UNSEEN: Final = FILLERS + JOINERS + TURNS + VARIANTS + MARKS + CONTROLS


@pytest.mark.parametrize("sign", UNSEEN, ids=lambda sign: f"U+{ord(sign):04X}")
def test_a_sign_that_shows_nothing_is_no_name(sign: str) -> None:
    for text in (sign, sign * 9, f" {sign} ", f"\u3164{sign}"):
        assert visible(text) == ""
        assert display_name(text) == GUEST
        with pytest.raises(ApiError) as refused:
            chosen_name(text)
        assert refused.value.code == "invisible-name"
    assert visible(f"A{sign}da") in ("Ada", f"A{sign}da")
    assert display_name(f"bot{sign}:normal") != "bot:normal" and not display_name(f"{sign}bot:hard").startswith("bot:")


@pytest.mark.parametrize("text", ["", *SPACES, SPACES])
def test_no_name_is_no_fault(text: str) -> None:
    assert chosen_name(text) == ""


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Zoe\u0308", "Ngọc", "नीलम", "สมชาย", "שָׁלוֹם", "علي", "金", "김", "🦊", "Ada 2", "."]
)
def test_a_name_in_any_script_stays(name: str) -> None:
    assert chosen_name(name) == display_name(name) == name


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u3164Ada\u3164", "Ada"),
        ("\u202eadA", "adA"),
        ("Ada \u0301Ben", "Ada Ben"),
        ("\u0301Ada", "Ada"),
        ("A\u2800da", "Ada"),
        ("Ada\u3164\u3164 \u3164Ben", "Ada Ben"),
        ("bot\u3164:normal", "normal"),
    ],
)
def test_what_shows_nothing_is_left_out(name: str, seen: str) -> None:
    assert display_name(chosen_name(name)) == seen


def test_an_invisible_name_is_refused_wherever_one_is_given(server: TestServer) -> None:
    ada, ben = server.user("Ada"), server.user("Ben")
    table = ada.make("tianguis", "me", "invite")
    secret = table["invites"]["p2"]
    seats = [{"kind": "me", "name": "\u3164"}, {"kind": "bot", "level": "easy"}]
    for refused in (
        ada.post("/me", name="\u3164"),
        ada.post("/me", name="\u3164", table=table["table"]),
        ada.post("/programs", name="\u2800\u202e"),
        ada.post("/tables", game="tianguis", seats=seats),
        ben.post(f"/tables/{table['table']}/claim", secret=secret, name="\u0301"),
    ):
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "invisible-name")
        assert "visible" in refused.json()["message"]
    empty = ada.post(f"/tables/{table['table']}/chat", text="\u3164\u202e", key=key())
    assert empty.json()["error"]["code"] == "empty-chat"
    assert ada.get("/me").json()["name"] == "Ada", "nothing has changed"
    assert ben.post(f"/tables/{table['table']}/claim", secret=secret, name="B\u3164en").status_code == 200
    assert labels(ada.see(table["table"])) == ["Ada", "Ben"]


def test_a_label_of_a_record_that_cannot_be_seen_is_that_of_its_seat(server: TestServer) -> None:
    record = "patolli-record 1\ngame tianguis\nseat p1 \u3164\nseat p2 B\u202een\n---\n"
    ada: TestUser = server.user("Ada")
    made = ada.post("/tables/import", record=record)
    assert made.status_code == 201, made.text
    assert labels(ada.see(made.json()["table"])) == ["p1", "Ben"]
