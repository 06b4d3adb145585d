"""Typed events: the effects of a step, with an audience for each field.

    E = Events()
    DREW = E.kind("drew", seat=ALL, card="seat")          # the card is for the seat named in the field `seat`
    PLAYED = E.kind("played", seat=ALL, card=ALL, reveals=True)

Rules emit them with `state.emit(DREW, seat, card)`; log, animation and "since my turn" are made of them, and `messages`
has their sentences. `reveals` marks kinds that show something hidden to a seat: a decision that emitted one cannot be
undone. `minor` marks kinds such as a pass or the start of a turn, which short summaries leave out.
"""

from collections.abc import Sequence
from typing import Any

from patolli.core.audience import ALL, Seat, plain

Event = tuple[int, tuple[object, ...]]


class EventKind:
    """The name of an event, its fields and the audience of each."""

    def __init__(self, name: str, audience: dict[str, list[str]], reveals: bool, minor: bool) -> None:
        self.name = name
        self.audience = audience
        self.reveals = reveals
        self.minor = minor


class Events:
    """The event table of a game."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(self, name: str, reveals: bool = False, minor: bool = False, **audience: int | str) -> int:
        """Declare a kind: each field is for ALL, or for the seats in the fields that a text names."""
        table: dict[str, list[str]] = {}
        for field, who in audience.items():
            table[field] = who.split() if isinstance(who, str) else []
            assert who == ALL or all(f in audience for f in table[field]), f"{name}.{field}: audience?"
        self.kinds.append(EventKind(name, table, reveals, minor))
        return len(self.kinds) - 1

    def visible(self, event: Event, viewer: Seat | None) -> dict[str, Any]:
        """Return an event as the viewer may see it: its kind, and each field or None."""
        kind, values = self.kinds[event[0]], event[1]
        whole = dict(zip(kind.audience, values, strict=True))
        view: dict[str, Any] = {"kind": kind.name}
        for field, readers in kind.audience.items():
            open_to_viewer = not readers or (viewer is not None and any(whole[f] == viewer for f in readers))
            view[field] = plain(whole[field]) if open_to_viewer else None
        return view

    def reveals(self, events: Sequence[Event]) -> bool:
        """Say whether any of these events shows something hidden to a seat."""
        return any(self.kinds[kind].reveals for kind, _ in events)
