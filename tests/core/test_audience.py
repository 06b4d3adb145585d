"""Views are built up from what the audience of each field allows."""

from typing import Any, ClassVar

import pytest

from patolli.core.audience import (
    ALL,
    COUNT,
    DERIVED,
    LENGTH,
    NOBODY,
    OWNER,
    Audience,
    Each,
    Only,
    field_values,
    plain,
    visible_fields,
    visible_value,
)


def seller_and_buyer(state: Any, holder: Any, i: int) -> tuple[int, int]:
    return (holder.seller, holder.buyer)


def neighbours(state: Any, holder: Any, i: int) -> tuple[int, int]:
    return (i, (i + 1) % 3)


@pytest.mark.parametrize(
    ("audience", "value", "own", "other", "spectator"),
    [
        (ALL, [1, 2], [1, 2], [1, 2], [1, 2]),
        (OWNER, [7, 8, 9], [7, None, None], [None, None, 9], [None, None, None]),
        (COUNT, [2, 0, 3], 5, 5, 5),
        (LENGTH, [2, 0, 3], 3, 3, 3),
        (OWNER | COUNT, [[1, 1], [0, 4], []], [[1, 1], 4, 0], [2, 4, []], [2, 4, 0]),
        (OWNER | LENGTH, [[5, 6], [7], []], [[5, 6], 1, 0], [2, 1, []], [2, 1, 0]),
        (Each(neighbours), [7, 8, 9], [7, None, 9], [None, 8, 9], [None, None, None]),
    ],
)
def test_kinds(audience: Audience, value: Any, own: Any, other: Any, spectator: Any) -> None:
    """Return the views of seat 0, seat 2 and a spectator."""
    assert [visible_value(None, None, value, audience, viewer) for viewer in (0, 2, None)] == [own, other, spectator]


class Deal:
    """A holder with a field of each further kind."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "seller": ALL,
        "buyer": ALL,
        "card": Only(seller_and_buyer),
        "deck": NOBODY,
        "cache": DERIVED,
    }

    def __init__(self) -> None:
        self.seller = 0
        self.buyer = 2
        self.card = {"strength": 3}
        self.deck = [1, 2, 3]
        self.cache = object()


def test_only_some_seats() -> None:
    card = {"strength": 3}
    assert [visible_fields(None, Deal(), viewer)["card"] for viewer in (0, 1, 2, None)] == [card, None, card, None]


def test_nobody_and_derived_are_in_no_view() -> None:
    assert all(set(visible_fields(None, Deal(), viewer)) == {"seller", "buyer", "card"} for viewer in (0, 1, 2, None))


def test_fields_leave_out_only_what_is_derived() -> None:
    assert field_values(Deal()) == {"seller": 0, "buyer": 2, "card": {"strength": 3}, "deck": [1, 2, 3]}


def test_a_view_shares_nothing_with_the_state() -> None:
    deal = Deal()
    visible_fields(None, deal, 0)["card"]["strength"] = 9
    assert deal.card == {"strength": 3}


@pytest.mark.parametrize("value", [(1, 2), {1}, 1.5, object()])
def test_fields_hold_plain_data_only(value: object) -> None:
    with pytest.raises(AssertionError, match=f"a field may not hold {type(value).__name__}"):
        plain([value])
