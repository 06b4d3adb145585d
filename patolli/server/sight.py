"""What a reader may see of a table, built up from what the game allows; nothing else ever leaves the server."""

from collections.abc import Sequence
from typing import Any, Final

from patolli.core.game import Game
from patolli.core.replay import Replay
from patolli.messages import BOT
from patolli.server import archive, wire
from patolli.server.archive import Entry
from patolli.server.table import Table

FIRST_LOG: Final = 100  # lines for somebody who has none yet
MOST_LOG: Final = 500  # lines at once for a page that was away for long; `log.json` has all


def sight(table: Table, mine: Sequence[int], seat: int | None, browser: str, have: int, chat: int) -> wire.Sight:
    """The table for who holds the seats `mine`, looks for `seat` (None: nobody) and has the log and chat so far."""
    facts, match = table.facts, table.match
    names = table.names()
    seen = wire.Sight(
        table=table.id,
        game=facts.game,
        options=facts.options,
        stage=facts.stage,
        rev=table.revision,
        seats=[seat_sight(table, other, mine) for other in range(len(names))],
        seat=None if seat is None else names[seat],
        host=bool(browser) and browser == facts.host,
        public=facts.public,
        hints=facts.hints,
        commit=facts.commit(),
        rematch=facts.rematch,
        read_only=table.read_only,
    )
    if chat < table.chat_lines:
        since = max(chat, table.chat_lines - FIRST_LOG)
        seen.chat = [chat_line(names, row) for row in archive.chat(table.store, table.id, since)]
    if table.game is not None:
        seen.log = log(table, table.game, seat, have)
    if match is None or table.game is None:
        return seen
    asked = match.to_act()
    seen.view = table.game.view(match.replay.state, seat)
    seen.insight = table.game.insight(seen.view)
    seen.described = table.game.describe(seen.view)
    seen.to_act = [names[other] for other in asked]
    if seat is not None:
        seen.undo = match.undo_depth(seat)
        seen.offers = runs(match.replay.state.legal_actions(seat)) if seat in asked and not table.is_bot(seat) else []
        frame, text = facts.standing.get(seat, ("", ""))
        seen.standing = {"frame": frame, "text": text} if frame else {}
    if facts.asked:
        waiting = [names[other] for other in facts.asked["waiting"]]
        seen.asked = wire.Asked(names[facts.asked["seat"]], facts.asked["to"], waiting)
    if facts.transfer and asked:
        waiting = [names[other] for other in facts.transfer["waiting"]]
        seen.transfer = wire.Transfer(names[facts.transfer["seat"]], waiting)
    if not asked:
        seen.result = outcome(match.replay)
    return seen


def seat_sight(table: Table, seat: int, mine: Sequence[int]) -> wire.SeatSight:
    """A seat as everybody may see it."""
    label = table.labels[seat]
    kind: Any = "bot" if label.startswith(BOT) else "person" if label else "free"
    return wire.SeatSight(
        seat=table.names()[seat],
        label=label,
        kind=kind,
        mine=seat in mine,
        here=table.is_here(seat),
        resigned=table.match is not None and seat in table.match.replay.resigned,
        person=table.person_at(seat) if kind == "bot" else "",
    )


def chat_line(names: Sequence[str], row: Sequence[Any]) -> wire.ChatLine:
    """A line of chat."""
    n, seat, name, text, at = row
    return wire.ChatLine(n=n, name=name, text=text, at=at, seat=names[seat] if seat >= 0 else "")


def log(table: Table, game: Game, seat: int | None, have: int) -> list[wire.Entry]:
    """What the reader may know of the lines after `have`; of the last ones for somebody who has none."""
    known = table.entries
    last = table.revision
    have = max(have, last - MOST_LOG) if 0 < have <= last else max(0, last - FIRST_LOG)
    first = known[0].n if known else last + 1
    if first > have + 1:
        known = archive.entries(table.store, table.id, have, first - 1) + known
    same_rules = table.facts.rules == str(game.rules_version)
    return shown_entries(game, [entry for entry in known if entry.n > have], seat, same_rules)


def shown_entries(game: Game, entries: Sequence[Entry], seat: int | None, same_rules: bool) -> list[wire.Entry]:
    """Lines as the reader may know them; those that tell nothing are left out. Other rules had other secrets."""
    kinds = {kind.name: number for number, kind in enumerate(game.events.kinds)} if same_rules else {}
    return [
        wire.Entry(n=entry.n, events=[shown_event(game, kinds, event, seat) for event in entry.events], at=entry.at)
        for entry in entries
        if entry.events
    ]


def shown_event(game: Game, kinds: dict[str, int], event: Sequence[Any], seat: int | None) -> dict[str, Any]:
    """Return a stored event as the reader may know it; of one whose values are damaged or unknown only its kind.

    What the table itself says is for everybody.
    """
    name, values = event
    try:
        if name == "~undo":
            return {"kind": name, "from": values[0]}
        if name.startswith("~"):
            return {"kind": name, "seat": values[0], "label": values[1]}
        return game.events.visible((kinds[name], tuple(values)), seat)
    except (KeyError, IndexError, TypeError, ValueError):
        return {"kind": name}


def runs(actions: Sequence[int]) -> list[list[int]]:
    """Sorted numbers as runs [first, last]: long lists of offers travel as a few of them."""
    found: list[list[int]] = []
    for action in actions:
        if found and action == found[-1][1] + 1:
            found[-1][1] = action
        else:
            found.append([action, action])
    return found


def outcome(replay: Replay) -> wire.Outcome:
    """Where the game stands."""
    result = replay.result()
    ranking = [[replay.name(seat) for seat in place] for place in result.ranking]
    return wire.Outcome(scores=result.scores, parts=result.parts, ranking=ranking, reason=result.reason)
