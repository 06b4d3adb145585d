"""Every event of Mexica. All fields are public (M21.1)."""

from typing import Final

from patolli.core.audience import ALL
from patolli.core.events import Events

E: Final = Events()
DEALT: Final = E.kind("dealt", sizes=ALL)
NEUTRAL_BUILT: Final = E.kind("neutral", value=ALL, cell=ALL)
PLACED: Final = E.kind("placed", seat=ALL, cell=ALL)
TURN: Final = E.kind("turn", seat=ALL, round=ALL, phase=ALL, minor=True)
DUG: Final = E.kind("dug", seat=ALL, cells=ALL)
BRIDGED: Final = E.kind("bridged", seat=ALL, cell=ALL, axis=ALL)
MOVED_BRIDGE: Final = E.kind("moved-bridge", seat=ALL, start=ALL, cell=ALL, axis=ALL)
WALKED: Final = E.kind("walked", seat=ALL, start=ALL, cell=ALL)
SAILED: Final = E.kind("sailed", seat=ALL, start=ALL, cell=ALL, cost=ALL)
JUMPED: Final = E.kind("jumped", seat=ALL, start=ALL, cell=ALL)
BUILT: Final = E.kind("built", seat=ALL, value=ALL, cell=ALL)
FOUNDED: Final = E.kind("founded", seat=ALL, size=ALL, cell=ALL, points=ALL)
PRESENT: Final = E.kind("present", seat=ALL, size=ALL, points=ALL)
TOOK_CHIP: Final = E.kind("took-chip", seat=ALL)
SPENT_CHIP: Final = E.kind("spent-chip", seat=ALL)
PROPOSED: Final = E.kind("proposed", seat=ALL, size=ALL)
VOTED: Final = E.kind("voted", seat=ALL, size=ALL, yes=ALL)
REMOVED: Final = E.kind("removed", size=ALL, copies=ALL)
ENDED_TURN: Final = E.kind("ended-turn", seat=ALL, left=ALL, minor=True)
PHASE_OVER: Final = E.kind("phase-over", phase=ALL, reason=ALL)
SCORED: Final = E.kind("scored", seat=ALL, cell=ALL, size=ALL, place=ALL, points=ALL)
PALACE_SCORED: Final = E.kind("palace-scored", seat=ALL, points=ALL)
PHASE_TWO: Final = E.kind("phase-two", sizes=ALL)
END_VOTED: Final = E.kind("end-voted", seat=ALL, phase=ALL, yes=ALL)
