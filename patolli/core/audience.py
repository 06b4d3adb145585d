"""Audiences: the seats that may see each field. Closed by default: the contract suite finds a field without an entry.

Every state and frame class has a table AUDIENCE with one entry for each of its fields:

    ALL                 everybody
    NOBODY              no seat (undealt cards); left out of every view of a running game
    OWNER               a list by seat: each seat sees its own entry, nothing of the others
    COUNT               a bag, that is a list of numbers by kind: all see its sum; of a list of bags, their sums
    LENGTH              a list: all see its length
    OWNER | COUNT       a list of bags by seat: each seat sees its own, of the others the sums (OWNER | LENGTH alike)
    Only(who)           the seats that who(state, holder, -1) gives
    Each(who)           a list whose entry i is for the seats that who(state, holder, i) gives
    DERIVED             no information of its own: a cache, or the game's data; never shown and never saved

A second table, SINCE, names the ruling that added a field: games of older rules neither save nor show it.

`holder` is the state or the frame that the field belongs to; None among the seats means spectators. When a game is
over, everything but DERIVED is open. A view is built from the fields that these tables allow; it is never a full state
with parts removed.
"""

from collections.abc import Callable, Collection
from typing import Any, Final

from patolli.core.errors import BadState, shorten

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
    """Return a field as plain data, independent of the state.

    Fields hold None, bool, int, str, lists and dicts (with str keys) of these, and bytes: a board of small numbers that
    copies share, plain as a list.
    """
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, bytes):
        return list(value)
    if isinstance(value, list):
        for v in value:
            if not isinstance(v, int):
                return [plain(v) for v in value]
        return value[:]
    assert isinstance(value, dict), f"a field may not hold {type(value).__name__}"
    return {k: plain(v) for k, v in value.items()}


def absent_fields(holder: Any, holds: dict[str, bool]) -> Collection[str]:
    """Return the fields of a state or frame that only rulings of later rules added; games of older rules lack them."""
    since: dict[str, str] = holder.SINCE
    return [name for name, ruling in since.items() if not holds[ruling]] if since else ()


def field_values(holder: Any, absent: Collection[str] = ()) -> dict[str, Any]:
    """Return all fields of a state or frame that carry information, as plain data, without those that are absent."""
    return {
        name: plain(getattr(holder, name))
        for name, audience in holder.AUDIENCE.items()
        if audience != DERIVED and name not in absent
    }


def visible_fields(state: Any, holder: Any, viewer: Seat | None, absent: Collection[str] = ()) -> dict[str, Any]:
    """Return the fields of a state or frame that the viewer (None: a spectator) may see, the others reduced or None."""
    view: dict[str, Any] = {}
    for name, audience in holder.AUDIENCE.items():
        if name in absent:
            continue
        if isinstance(audience, int):
            if audience == ALL:
                view[name] = plain(getattr(holder, name))
                continue
            if audience in (NOBODY, DERIVED):
                continue
        view[name] = visible_value(state, holder, getattr(holder, name), audience, viewer)
    return view


def visible_value(state: Any, holder: Any, value: Any, audience: Audience, viewer: Seat | None) -> Any:
    """Return the part of one field that the viewer may see."""
    if isinstance(audience, Only):
        return plain(value) if viewer in audience.who(state, holder, -1) else None
    if isinstance(audience, Each):
        return [plain(v) if viewer in audience.who(state, holder, i) else None for i, v in enumerate(value)]
    if audience == ALL:
        return plain(value)
    if audience & OWNER:
        return [plain(v) if seat == viewer else size_only(v, audience) for seat, v in enumerate(value)]
    return size_only(value, audience)


def size_only(value: Any, audience: int) -> Any:
    """Return the size of a value if the audience may know it, else None."""
    if audience & COUNT:
        return [sum(bag) for bag in value] if value and isinstance(value[0], list) else sum(value)
    return len(value) if audience & LENGTH else None


def set_fields(holder: Any, values: dict[str, Any], whole: bool, absent: Collection[str] = ()) -> None:
    """Set the fields of a state or frame: all that carry information, or only those that are for ALL.

    Absent fields stay as they are. Raises BadState if a value has another type than the field.
    """
    for name, audience in holder.AUDIENCE.items():
        if (audience == ALL or (whole and audience != DERIVED)) and name not in absent:
            new, old = values[name], getattr(holder, name)
            if isinstance(old, bytes) and isinstance(new, list) and len(new) == len(old):
                new = bytes(new)  # a board, see `plain`
            else:
                new = plain(new)
            if type(new) is not type(old):
                raise BadState(f"{type(holder).__name__}.{name}: {shorten(repr(values[name]))} does not fit")
            setattr(holder, name, new)
