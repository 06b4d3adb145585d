"""Who may know what. Closed by default: a field without an entry is an error that the contract suite finds.

Every state and frame class has a table AUDIENCE with one entry for each of its fields:

    ALL                 everybody
    NOBODY              no seat (undealt cards); left out of every view
    OWNER               a list by seat: each seat its own entry, nothing of the others
    COUNT               a bag, that is a list of numbers by kind: everybody its sum; a list of bags: their sums
    LENGTH              a list: everybody its length
    OWNER | COUNT       a list of bags by seat: each seat its own, of the others the sum (OWNER | LENGTH likewise)
    Only(who)           the seats that who(state, holder, -1) gives
    Each(who)           a list whose entry i is for the seats that who(state, holder, i) gives
    DERIVED             no information of its own: a cache, or the game's data; never shown and never saved

`holder` is the state or the frame that the field belongs to; None among the seats means spectators. When a game is
over, everything but DERIVED is open. A view is built up from what these tables allow; nothing is ever taken away from
a full state.
"""

from collections.abc import Callable, Collection
from typing import Any, Final

Seat = int
Who = Callable[[Any, Any, int], Collection[Seat | None]]

NOBODY: Final = 0
ALL: Final = 1
OWNER: Final = 2
COUNT: Final = 4
LENGTH: Final = 8
DERIVED: Final = 16


class Only:
    """The whole field is for the seats that `who` gives."""

    def __init__(self, who: Who) -> None:
        self.who = who


class Each:
    """Each entry of the list is for the seats that `who` gives for its index."""

    def __init__(self, who: Who) -> None:
        self.who = who


Audience = int | Only | Each


def plain(value: object) -> Any:
    """A field as plain data, independent of the state.

    Fields hold None, bool, int, str, lists and dicts (with str keys) of these, and bytes: a board of small numbers that
    copies share, plain as a list.
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, bytes):
        return list(value)
    if isinstance(value, list):
        return [plain(v) for v in value]
    assert isinstance(value, dict), f"a field may not hold {type(value).__name__}"
    return {k: plain(v) for k, v in value.items()}


def fields(holder: Any) -> dict[str, Any]:
    """All fields of a state or frame that carry information, as plain data."""
    return {name: plain(getattr(holder, name)) for name, a in holder.AUDIENCE.items() if a != DERIVED}


def shown(state: Any, holder: Any, viewer: Seat | None) -> dict[str, Any]:
    """What the viewer (None: a spectator) may know of a state's or frame's fields."""
    view: dict[str, Any] = {}
    for name, audience in holder.AUDIENCE.items():
        if audience not in (NOBODY, DERIVED):
            view[name] = shown_field(state, holder, getattr(holder, name), audience, viewer)
    return view


def shown_field(state: Any, holder: Any, value: Any, audience: Audience, viewer: Seat | None) -> Any:
    """What the viewer may know of one field."""
    if isinstance(audience, Only):
        return plain(value) if viewer in audience.who(state, holder, -1) else None
    if isinstance(audience, Each):
        return [plain(v) if viewer in audience.who(state, holder, i) else None for i, v in enumerate(value)]
    if audience == ALL:
        return plain(value)
    if audience & OWNER:
        return [plain(v) if seat == viewer else number(v, audience) for seat, v in enumerate(value)]
    return number(value, audience)


def number(value: Any, audience: int) -> Any:
    """How many, if the audience allows that."""
    if audience & COUNT:
        return [sum(bag) for bag in value] if value and isinstance(value[0], list) else sum(value)
    return len(value) if audience & LENGTH else None
