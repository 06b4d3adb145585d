"""Every kind of event, with the audience of each field."""

from typing import Final

from patolli.core.audience import ALL
from patolli.core.events import Events

E: Final = Events()
DEALT: Final = E.kind("dealt", seat=ALL, card="seat")
ROLLED: Final = E.kind("rolled", round=ALL, pips=ALL)
DREW: Final = E.kind("drew", seat=ALL, card="seat")
ADDED: Final = E.kind("added", seat=ALL)
OPENED: Final = E.kind("opened", seat=ALL, pot=ALL)
BADE: Final = E.kind("bade", seat=ALL, beans=ALL)
PASSED: Final = E.kind("passed", seat=ALL)
STOLE: Final = E.kind("stole", seat=ALL, bidder=ALL, pips=ALL, reveals=True)
PAID: Final = E.kind("paid", seat=ALL, beans=ALL, pips=ALL)
UNSOLD: Final = E.kind("unsold", seat=ALL)
ENDED: Final = E.kind("ended")
