"""Every event kind of Cortez and the audience of its fields (C23.2, C23.3).

`reveals` marks events that show a hidden card, kind or value: such a decision cannot be taken back. `minor` marks
events that matter only until the next one.
"""

from typing import Final

from patolli.core.audience import ALL
from patolli.core.events import Events

E: Final = Events()
# Setup
STARTED: Final = E.kind("started", seat=ALL)
GUARDED: Final = E.kind("guarded", nation=ALL, fields=ALL, others=ALL)
DEALT_WAR: Final = E.kind("dealt-war", seat=ALL, value="seat")
DEALT_MISSION: Final = E.kind("dealt-mission", seat=ALL, mission="seat")
DEALT_SUPPLY: Final = E.kind("dealt-supply", seat=ALL, card="seat")
# Turns, events and rounds
TURN_BEGAN: Final = E.kind("turn", seat=ALL, round=ALL, minor=True)
FLIPPED: Final = E.kind("flipped", event=ALL, seat=ALL)
TREASURE: Final = E.kind("treasure", seat=ALL, field=ALL, figures=ALL)
TREASURE_LOST: Final = E.kind("treasure-lost")
ROUND_BEGAN: Final = E.kind("round", round=ALL, rounds=ALL)
TURNED: Final = E.kind("turned", seat=ALL, bridge=ALL, field=ALL, down=ALL)
LEFT_BRIDGES: Final = E.kind("left-bridges", seat=ALL, minor=True)
NO_FIGURE: Final = E.kind("no-figure", event=ALL)
STAYED: Final = E.kind("stayed", seat=ALL)
PICKED: Final = E.kind("picked", seat=ALL, field=ALL, minor=True)
PUT: Final = E.kind("put", seat=ALL, owner=ALL, nation=ALL, start=ALL, field=ALL)
DROPPED: Final = E.kind("dropped", seat=ALL, card=ALL, reveals=True)
DISMISSED: Final = E.kind("dismissed", seat=ALL, value="seat", reveals=True)
# Actions
COLLARED: Final = E.kind("collared", seat=ALL, field=ALL)
DREW_SUPPLY: Final = E.kind("drew-supply", seat=ALL, card="seat", minor=True)
DREW_WAR: Final = E.kind("drew-war", seat=ALL, value="seat", minor=True)
RESHUFFLED: Final = E.kind("reshuffled", cards=ALL)
PASSED_ACTION: Final = E.kind("passed-action", seat=ALL)
GATHERED: Final = E.kind("gathered", seat=ALL)
LEVIED: Final = E.kind("levied", seat=ALL, reveals=True)
SET_OUT: Final = E.kind("set-out", seat=ALL, field=ALL, minor=True)
SET_OUT_HIDDEN: Final = E.kind("set-out-hidden", seat=ALL, field=ALL, reveals=True, minor=True)
MOVED: Final = E.kind("moved", seat=ALL, start=ALL, field=ALL)
SNEAKED: Final = E.kind("sneaked", seat=ALL, start=ALL, field=ALL, camouflage=ALL, reveals=True)
VILLAGE: Final = E.kind("village", seat=ALL, field=ALL, cards=ALL)
# Combat
ATTACKED: Final = E.kind("attacked", seat=ALL, start=ALL, field=ALL, camouflage=ALL, reveals=True)
DREW_LOT: Final = E.kind("drew-lot", seat=ALL, card=ALL)
NO_LOT: Final = E.kind("no-lot", seat=ALL)
DEFENDS: Final = E.kind("defends", seat=ALL, deputy=ALL)
FIGHT_OFF: Final = E.kind("fight-off", field=ALL)
NO_PARLEY: Final = E.kind("no-parley", seat=ALL, minor=True)
NO_LEVY: Final = E.kind("no-levy", seat=ALL, minor=True)
LAID: Final = E.kind("laid", seat=ALL, value="seat", reveals=True)
LAID_WEAPON: Final = E.kind("laid-weapon", seat=ALL, reveals=True)
LAID_BATCH: Final = E.kind("laid-batch", seat=ALL, cards=ALL, weapons=ALL)
PASSED_BATCH: Final = E.kind("passed-batch", seat=ALL)
SURRENDERED: Final = E.kind("surrendered", seat=ALL, attacker=ALL)
NO_HELP: Final = E.kind("no-help", seat=ALL, minor=True)
LENT: Final = E.kind("lent", seat=ALL, combatant=ALL, value="seat combatant")
LENT_UP: Final = E.kind("lent-up", seat=ALL, combatant=ALL, value=ALL, reveals=True)
TURNED_UP: Final = E.kind("turned-up", seat=ALL, cards=ALL, weapons=ALL, strength=ALL, reveals=True)
WON: Final = E.kind("won", seat=ALL, loser=ALL, field=ALL)
NO_PREMIUM: Final = E.kind("no-premium", seat=ALL, minor=True)
PREMIUM: Final = E.kind("premium", seat=ALL, field=ALL)
PLACED: Final = E.kind("placed", seat=ALL, owner=ALL, nation=ALL, field=ALL)
LOST_COLLAR: Final = E.kind("lost-collar", seat=ALL, field=ALL)
KEPT_COLLAR: Final = E.kind("kept-collar", seat=ALL, field=ALL)
# Deals
OPENED: Final = E.kind("opened", deal=ALL, seat=ALL, partner=ALL)
SHOWED: Final = E.kind("showed", seat=ALL, partner=ALL, value="seat partner", reveals=True)
GAVE: Final = E.kind("give", seat=ALL, card=ALL, reveals=True, minor=True)
WANTED: Final = E.kind("want", seat=ALL, card=ALL, minor=True)
DRAFTED: Final = E.kind("drafted", seat=ALL, side="seat", card="seat", minor=True)
SENT: Final = E.kind("sent", deal=ALL, seat=ALL, partner=ALL, give=ALL, want=ALL, reveals=True)
CANCELLED: Final = E.kind("cancelled", deal=ALL, seat=ALL, partner=ALL)
WITHDREW: Final = E.kind("withdrew", deal=ALL, seat=ALL, partner=ALL)
ACCEPTED: Final = E.kind("accepted", deal=ALL, seat=ALL, partner=ALL, give=ALL, want=ALL, reveals=True)
DECLINED: Final = E.kind("declined", deal=ALL, seat=ALL, partner=ALL)
COUNTERED: Final = E.kind("countered", deal=ALL, seat=ALL, partner=ALL)
ABSTAINED: Final = E.kind("abstained", seat=ALL)
NO_TRADE: Final = E.kind("no-trade", seat=ALL, minor=True)
# Auction
AUCTION: Final = E.kind("auction", seat=ALL)
NO_AUCTION: Final = E.kind("no-auction")
BADE: Final = E.kind("bade", seat=ALL, bid=ALL, reveals=True)
PASSED_BID: Final = E.kind("passed-bid", seat=ALL)
BOUGHT: Final = E.kind("bought", seat=ALL, bid=ALL)
FREE_BRIBE: Final = E.kind("free-bribe", seat=ALL)
PAID: Final = E.kind("paid", seat=ALL, card=ALL, reveals=True)
DREW_BRIBE: Final = E.kind("drew-bribe", seat=ALL, card="seat")
# Bribe cards
PASSED_WINDOW: Final = E.kind("passed-window", seat=ALL, minor=True)
PLAYED: Final = E.kind("played", seat=ALL, card=ALL, reveals=True)
# The end
NATION_WON: Final = E.kind("nation-won", nation=ALL)
ENDED: Final = E.kind("ended", reason=ALL)
