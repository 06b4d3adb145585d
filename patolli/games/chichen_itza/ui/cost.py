"""The price of an action."""

from patolli.core.actions import Action
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, DISMISS, DONE, IDOL, PAY
from patolli.games.chichen_itza.rules.prices import ACT_TILE, field_of, total_price
from patolli.games.chichen_itza.rules.supply import Pay, pay
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import ChichenState


def cost(s: ChichenState, action: Action) -> dict[str, int]:
    """Return the price of an action: coins for an action tile or a hero, an idol for an exchange."""
    question = s.stack[-1] if s.stack else None
    if isinstance(question, Turn) and ACT <= action < ACT_COINS:
        coins = total_price(s, question.seat, action - ACT, field_of(s, ACT_TILE[action - ACT]))
        return {"coins": coins} if coins else {}
    if isinstance(question, Pay) and PAY <= action < DISMISS:
        coins = pay(s, question.seat, action - PAY)
        return {"coins": coins} if coins else {}
    return {"idols": 1} if IDOL <= action < DONE else {}
