"""Types that requests share, and the encoder of all messages."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Rev = Annotated[int, Meta(ge=0, le=1_000_000_000, description="the revision that this answers")]
Key = Annotated[
    str,
    Meta(min_length=8, max_length=64, pattern=r"^[\x21-\x7e]+$", description="any text that is new for each request"),
]
Seat = Annotated[
    str, Meta(max_length=32, description="the name of a seat; callers that hold just one may leave it out")
]
TableId = Annotated[str, Meta(max_length=32, description="the name of a table")]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
BoxText = Annotated[str, Meta(max_length=64_000, description="a corrected data file, as text")]
Secret = Annotated[str, Meta(min_length=22, max_length=100)]
Nonce = Annotated[str, Meta(max_length=64, description="what this player adds to the draws")]
Level = Annotated[str, Meta(max_length=32, description="the level of a bot")]
ActionId = Annotated[int, Meta(ge=0, le=1_000_000_000, description="the number of an action in the game's table")]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request."""


encode = msgspec.json.Encoder().encode
