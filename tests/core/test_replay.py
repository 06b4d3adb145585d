"""Replay: a record brought to life; whatever is refused changes nothing."""

from pathlib import Path

import pytest

from patolli.core.errors import (
    ActionError,
    BadNotation,
    BadOption,
    NotOffered,
    NotYourTurn,
    RecordError,
    UnknownGame,
)
from patolli.core.record import read_record, read_record_file
from patolli.core.registry import load
from patolli.core.replay import Replay, replay

HEAD = "patolli-record 1\ngame tianguis\nseat p1 Ada\nseat p2 Ben\n"
DEALT = "---\n* deal coyote\n* deal maize\n* deal coyote\n* deal jade\n* roll 4\n* draw maize\n"


def at(lines: str = "", head: str = HEAD) -> Replay:
    """The game after the deal, a roll of 4, and these lines."""
    return replay(read_record(head + DEALT + lines))


def fault(text: str, folder: Path | None = None) -> str:
    """The one line that says what is wrong with a record."""
    with pytest.raises((RecordError, BadOption, UnknownGame)) as error:
        replay(read_record(text), folder)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_replay_is_where_its_record_is() -> None:
    table = at("p1 add\np1 open\n")
    assert (table.step_count, table.to_act(), table.over) == (8, (0,), False)
    assert table.labels == ["Ada", "Ben"]
    assert str(table.record) == HEAD.replace("tianguis\n", "tianguis\nrules 1\n") + DEALT + "p1 add\np1 open\n"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("p1 bid 3", "line 12: bid 3: T6.1 Only the seat that is asked answers"),
        ("p2 open", "line 12: open: T6.1 Only the seat that is asked answers"),
        ("p1 fly", "line 12: unknown verb 'fly'; verbs: add, open"),
        ("p1 oepn", "line 12: unknown verb 'oepn'; did you mean open?"),
        ("* roll 3", "line 12: roll 3: T6.1 Only the seat that is asked answers"),
        ("p1 open\np1 bid 13", "line 13: bid 13: T3.2 Nobody bids more beans than it has."),
        ("p1 open\n\n# here\np1 bid much", "line 15: 'bid much' is not an action of this game; 'bid' is written like"),
        ("~ undo 7", "line 12: undo 7: undo takes a number from 1 to 6, the decisions and draws played so far"),
        ("~ undo 0", "line 12: undo 0: undo takes a number"),
        ("~ undo", "line 12: undo: undo takes a number"),
        ("~ undo 00000000199", "line 12: undo 00000000199: undo takes a number"),
        ("~ undo x", "line 12: undo x: undo takes a number"),
        ("~ undo ²", "line 12: undo ²: undo takes a number"),
        (f"~ undo {'9' * 5000}", f"line 12: undo {'9' * 5000}: undo takes a number"),
        ("~ dance", "line 12: unknown table line 'dance'; known: undo N, seat NAME LABEL, resign NAME, digest HEX"),
        ("~ seat p9 Eve", "line 12: no seat is called 'p9'; seats: p1, p2"),
        ("~ seat * Eve", "line 12: * is chance, not a player; expected one of: p1, p2"),
        ("~ resign p9", "line 12: no seat is called 'p9'; seats: p1, p2"),
        ("~ resign p1\n~ resign p1", "line 13: resign p1: the game is over; only a seat of a running game can resign"),
        ("~ resign p1\np1 add", "line 13: add: T5.4 the game is over by resignation"),
    ],
)
def test_wrong_lines(lines: str, complaint: str) -> None:
    assert fault(HEAD + DEALT + lines + "\n").startswith(complaint)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tianguis", "tiangis", "line 2: unknown game 'tiangis'; did you mean tianguis?"),
        (
            "seat p2 Ben\n",
            "",
            "line 3: seats p1: tianguis has one of these, in this order: p1 p2; p1 p2 p3; p1 p2 p3 p4",
        ),
        ("p2 Ben", "p3 Ben", "line 3: seats p1 p3: tianguis has one of these"),
        ("seat p1", "rules 2\nseat p1", "line 3: recorded under rules 2 of tianguis; expected one of: 1"),
        ("seat p1", "option rounds=99\nseat p1", "line 3: option rounds: '99' is not a number from 1 to 12"),
        ("seat p1", "option rnds=3\nseat p1", "line 3: unknown option 'rnds'; did you mean rounds?"),
    ],
)
def test_headers_that_do_not_fit_the_game(old: str, new: str, complaint: str) -> None:
    assert fault(HEAD.replace(old, new) + DEALT).startswith(complaint)


@pytest.mark.parametrize(
    ("who", "text", "kind"),
    [
        ("p1", "bid 3", NotOffered),
        ("p2", "open", NotYourTurn),
        ("p1", "fly", BadNotation),
        ("p9", "open", BadNotation),
        ("*", "roll 1", NotYourTurn),
        ("~", "undo 99", BadNotation),
        ("~", "digest 0123456789abcdef", BadNotation),
    ],
)
def test_refused_changes_nothing(who: str, text: str, kind: type[ActionError]) -> None:
    table = at("p1 add\n")
    before = table.game.digest(table.state), str(table.record), table.step_count, list(table.labels)
    with pytest.raises(kind):
        table.play_line(who, text)
    assert (table.game.digest(table.state), str(table.record), table.step_count, list(table.labels)) == before


def test_refusals_name_the_rule() -> None:
    with pytest.raises(NotOffered) as offered:
        at("p1 open\n").play_line("p1", "bid 13")
    assert offered.value.rule == "T3.2"
    with pytest.raises(NotYourTurn) as turn:
        at().play_line("p2", "open")
    assert turn.value.rule == "T6.1"
    assert str(turn.value).endswith("(p1 to decide, not p2)")


def test_nobody_resigns_twice() -> None:
    head = HEAD + "seat p3 Cem\n"
    twice = fault(head + "---\n~ resign p1\n~ resign p1\n")
    assert twice == "line 8: resign p1: p1 has already resigned; expected a seat that still plays"


def test_undo_lines_take_back() -> None:
    table = at("p1 add\np1 add\n~ undo 2\n")
    assert table.game.digest(table.state) == at().game.digest(at().state)
    assert table.step_count == 6
    assert str(table.record).endswith("p1 add\np1 add\n~ undo 2\n")


def test_undo_lines_take_back_chance_too() -> None:
    table = at("p1 add\n~ undo 3\n* roll 6\n")
    assert table.to_act() == (-1,)
    assert table.step_count == 5


def test_labels_change() -> None:
    assert at("~ seat p2 bot:random at  night\n").labels == ["Ada", "bot:random at night"]
    assert at("~ seat p2\n").labels == ["Ada", ""]


def test_resignation_ends_a_game_of_two() -> None:
    table = at("~ resign p1\n")
    assert table.over
    assert table.to_act() == ()
    assert (table.result().ranking, table.result().reason) == ([[1], [0]], "resigned")


def test_with_three_seats_one_may_resign_and_be_replaced() -> None:
    head = HEAD + "seat p3 Cem\n"
    deal = DEALT.replace("* roll", "* deal jade\n* deal jade\n* roll")
    table = replay(read_record(head + deal + "~ resign p1\n~ seat p1 bot:random\np1 open\n"))
    assert not table.over
    table.play_line("~", "resign p3")
    assert (table.result().ranking, table.result().reason) == ([[1], [2], [0]], "resigned")


def test_digests_are_compared() -> None:
    digest = at("p1 add\n").game.digest(at("p1 add\n").state)
    assert at(f"p1 add\n~ digest {digest[:16]}\np1 open\n").step_count == 8
    assert at(f"p1 add\n~ digest {digest}\n").step_count == 7


def test_a_wrong_digest_names_the_lines_between_which_it_differs() -> None:
    digest = at("p1 add\n").game.digest(at("p1 add\n").state)[:16]
    early = fault(HEAD + DEALT + f"p1 open\n~ digest {digest}\n")
    assert early.startswith(f"line 13: digest {digest}: the state here has ")
    assert early.endswith("it differs somewhere from the start")
    late = fault(HEAD + DEALT + f"p1 add\n~ digest {digest}\np1 open\n~ digest {digest}\n")
    assert late.startswith(f"line 15: digest {digest}: the state here has ")
    assert late.endswith("it differs somewhere after line 13 of the record, where they last agreed")


@pytest.mark.parametrize("digest", ["", "0", "0123456789abcde", "xyz", "z" * 64])
def test_digests_that_are_none(digest: str) -> None:
    with pytest.raises(BadNotation, match=r"digest"):
        at().play_line("~", f"digest {digest}")


def test_a_digest_is_written_every_so_often() -> None:
    table = Replay(load("tianguis"), ["", ""])
    while table.to_act():
        seat = table.to_act()[0]
        table.play_line(table.name(seat), table.game.actions.name(table.state.legal_actions(seat)[0]))
        table.append_checkpoint()
    signed = [i for i, line in enumerate(table.record.lines) if line.text.startswith("digest")]
    assert signed == [20]
    assert replay(read_record(str(table.record))).over


GOODS = '[source]\ncards = "stated: our own"\n' + "".join(
    f"[cards.{kind}]\ncopies = 6\npoints = 1\n" for kind in ("coyote", "maize", "jade")
)


def without_contents(text: str) -> str:
    """Return a record as earlier versions wrote it."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("file "))


def test_data_files_are_found_beside_the_record_and_must_be_the_same(tmp_path: Path) -> None:
    path = tmp_path / "my goods.toml"
    path.write_text(GOODS, encoding="utf-8")
    table = Replay(load("tianguis", {"goods": str(path)}), ["", ""])
    text = without_contents(str(table.record).replace(str(path), path.name))
    assert f"option goods=my goods.toml {table.game.file_digests['goods']}\n" in text
    again = replay(read_record(text), tmp_path)
    assert again.game.digest(again.state) == table.game.digest(table.state)
    path.write_text(GOODS.replace("6", "7"), encoding="utf-8")
    assert fault(text, tmp_path).endswith("my goods.toml is not the file that the game was played with")
    path.unlink()
    with pytest.raises(Exception, match=r"^line 6: my goods.toml: No such file or directory$"):
        replay(read_record(text), tmp_path)


def test_a_digest_of_a_file_that_is_no_option() -> None:
    head = HEAD.replace("seat p1", f"option rounds=3 {'ab' * 32}\nseat p1")
    assert fault(head + DEALT) == "line 3: option rounds: 3 is not the file that the game was played with"


def test_turns_begin_when_another_player_decides() -> None:
    """In a game that tells no turns; chance is no player, and what was taken back has begun nothing."""
    table = at("p1 add\np1 open\np1 bid 3\np2 bid 4\n~ undo 1\np2 pass\n")
    assert [(start, table.steps[start].seat) for start in table.turn_starts()] == [(6, 0), (9, 1)]


def test_turns_begin_where_a_game_tells_them() -> None:
    golden = Path(__file__).parents[1] / "golden/mexica/games/two-with-undo.patolli"
    table = replay(read_record_file(golden))
    turn = next(kind for kind, about in enumerate(table.game.events.kinds) if about.name == "turn")
    announced = [values[0] for line in table.steps for kind, values in line.events if kind == turn]
    begun = [table.steps[start].seat for start in table.turn_starts()]
    assert len(begun) > 20
    assert begun == announced[: len(begun)]
    assert len(announced) - len(begun) <= 1, "the last turn may have begun without a decision"
