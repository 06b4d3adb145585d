"""Events are visible field by field, to the audience of each field."""

import pytest

from patolli.core.audience import ALL
from patolli.core.events import Events

E = Events()
DREW = E.kind("drew", seat=ALL, card="seat")
SOLD = E.kind("sold", seller=ALL, buyer=ALL, card="seller buyer", reveals=True)


def test_each_field_has_its_audience() -> None:
    event = (SOLD, (0, 2, "jade"))
    seen = {viewer: E.visible(event, viewer)["card"] for viewer in (0, 1, 2, None)}
    assert seen == {0: "jade", 1: None, 2: "jade", None: None}
    assert E.visible(event, 1) == {"kind": "sold", "seller": 0, "buyer": 2, "card": None}


def test_only_some_kinds_reveal() -> None:
    assert not E.reveals([(DREW, (0, "jade"))])
    assert E.reveals([(DREW, (0, "jade")), (SOLD, (0, 1, "jade"))])
    assert not E.reveals([])


def test_an_audience_must_name_a_field() -> None:
    with pytest.raises(AssertionError, match=r"drew\.card"):
        Events().kind("drew", seat=ALL, card="owner")
