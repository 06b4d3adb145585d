"""The numbers of a view that a page or a terminal shows, computed by the functions of the rules."""

from typing import Any, Final, TypedDict

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.core.state import Frame
from patolli.games.cortez.actions import SIDES
from patolli.games.cortez.data.components import HIGHEST_WAR, NATIONS, SUPPLIES
from patolli.games.cortez.rules.auction import Auction, Pay, purse
from patolli.games.cortez.rules.bribe_cards import Window
from patolli.games.cortez.rules.combat.battle import strength
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import Mercenaries
from patolli.games.cortez.rules.combat.sequence import Combat, Deputy, Levy, Lot, Parley
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.event_cards import Mutiny, Plunder
from patolli.games.cortez.rules.market import Market
from patolli.games.cortez.rules.scoring import in_city
from patolli.games.cortez.state import FOOD, NO_FIELD, NO_SEAT, OWN, CortezState, free_collars, nation_of
from patolli.games.cortez.ui.question import DealInsight, FigureToMove, bidder, deal_insight, figure_to_move, question
from patolli.games.cortez.ui.view_parts import count, find, parties, phase, sides, values

View = dict[str, Any]
COMBAT: Final = (Batch, Mercenaries, Parley, Levy, Lot, Deputy, Window)  # questions within a combat
PRIVATE: Final[dict[type[Frame[Any]], str]] = {  # one seat alone is asked
    Window: "window",
    Market: "market",
    Pay: "pay",
    Plunder: "plunder",
    Mutiny: "mutiny",
}


class SideInsight(TypedDict):
    """One side of a combat, as far as the viewer knows it."""

    side: str  # "attacker" or "defender"
    seat: Seat
    war: int  # war cards, lent ones included
    helpers: list[Seat]  # seats that lent one
    weapons: int
    seen: list[int]  # values of the war cards that the viewer knows
    strength: int | None  # None: it depends on cards that the viewer does not know
    least: int
    most: int


class FigureInsight(TypedDict):
    """The number of a seat's figures."""

    inside: int  # the city
    outside: int


class LeftInsight(TypedDict):
    """The means that the viewer has left: the arguments of `view-left`."""

    phase: str  # "" out of its turn
    food: int
    collars: int


class Insight(TypedDict):
    """Numbers of a view; those of the viewer's own cards are None for a spectator."""

    panel: str  # that a page opens: "deal", "combat", "auction", "window", "market", "pay", "plunder", "mutiny", or ""
    question: str  # the open one, by the names of QUESTIONS
    left: LeftInsight | None
    phase: str  # of the turn: "flip", "event", "first", "second", or "" before the first turn
    figures: list[FigureInsight]  # by seat
    nations: list[int]  # by nation: its figures in the city, collared or not
    collars: int | None  # of the viewer that no figure wears (C24.2)
    food: int | None  # of the viewer
    purse: int | None  # bribe value of the viewer's supplies (C15)
    bid: int  # the highest so far, 0 if there is none
    bidder: Seat | None  # of the highest bid
    bids: list[int]  # the lowest and the highest bid that the viewer may make now; empty if it may make none
    due: int  # bribe value that is still to be paid (C15.7)
    sides: list[SideInsight]  # of a combat whose defender is known, attacker first
    deal: DealInsight | None
    figure: FigureToMove | None
    lacking: list[str]  # supplies that the viewer lacks to accept the offer that it must answer (C14.11)


def insight(game: Game, view: View) -> Insight:
    """Return the numbers of a view."""
    s, seat = known_state(game, view), view["seat"]
    auction, pay = find(view, Auction), find(view, Pay)
    return {
        "panel": panel(s, view),
        "question": question(view),
        "left": left(view, s),
        "phase": phase(view),
        "figures": [figure_insight(s, other) for other in range(s.players)],
        "nations": [nation_in_city(s, nation) for nation in range(len(NATIONS))],
        "collars": None if seat is None else free_collars(s, seat),
        "food": None if seat is None else s.supply[seat][FOOD],
        "purse": None if seat is None else purse(s, seat),
        "bid": auction["bid"] if auction else 0,
        "bidder": bidder(view),
        "bids": open_bids(s, seat) if seat in view["to_act"] else [],
        "due": pay["due"] if pay else 0,
        "sides": side_insights(view),
        "deal": deal_insight(view),
        "figure": figure_to_move(view),
        "lacking": lacking(view),
    }


def left(view: View, s: CortezState) -> LeftInsight | None:
    """Return the viewer's food and free collars, and its action if it has the turn."""
    seat = view["seat"]
    if seat is None:
        return None
    return {
        "phase": phase(view) if seat == view["state"]["active"] else "",
        "food": s.supply[seat][FOOD],
        "collars": free_collars(s, seat),
    }


def known_state(game: Game, view: View) -> CortezState:
    """Return the public state of a view with the supplies that the viewer sees; other hands are empty."""
    s = game.public_state(view)
    assert isinstance(s, CortezState)
    s.supply = [list(bag) if isinstance(bag, list) else [0] * len(SUPPLIES) for bag in view["state"]["supply"]]
    return s


# Panels


def panel(s: CortezState, view: View) -> str:
    """Return the panel that a page opens: cards rather than the board matter now, and they concern the viewer."""
    if not s.stack:
        return ""
    top, fight = s.stack[-1], find(view, Combat)
    if isinstance(top, Trade):
        return "deal" if concerns(view, parties(view["stack"][-1])) else ""
    if fight and isinstance(top, COMBAT):
        meets = s.march != NO_FIELD and fight["defender"] != NO_SEAT
        return "combat" if meets and concerns(view, (s.active, fight["defender"])) else ""
    if isinstance(top, Auction):
        return "auction" if top.turn != NO_SEAT else ""
    return PRIVATE.get(type(top), "") if view["seat"] in view["to_act"] else ""


def concerns(view: View, seats: tuple[Seat, Seat]) -> bool:
    """Say whether the viewer is one of two seats, must decide, or is a spectator."""
    return view["seat"] is None or view["seat"] in view["to_act"] or view["seat"] in seats


# Figures and cards


def figure_insight(s: CortezState, seat: Seat) -> FigureInsight:
    """Return the number of a seat's figures in the city and outside."""
    inside, _ = in_city(s, OWN + seat)
    return {"inside": inside, "outside": s.figure.count(OWN + seat) - inside}


def nation_in_city(s: CortezState, nation: int) -> int:
    """Return the number of a nation's figures in the city, collared or not."""
    own = [OWN + seat for seat in range(s.players) if nation_of(s, seat) == nation]
    return sum(in_city(s, code)[0] for code in (1 + nation, *own))


def open_bids(s: CortezState, seat: Seat) -> list[int]:
    """Return the lowest and the highest bid that a seat may make now (C15.4)."""
    top = s.stack[-1]
    bids = top.bids(s, seat) if isinstance(top, Auction) else range(0)
    return [bids[0], bids[-1]] if bids else []


def lacking(view: View) -> list[str]:
    """Return the supplies that the viewer lacks to accept the offer that it must answer."""
    deal, seat = find(view, Trade), view["seat"]
    if not deal or not deal["sent"] or seat not in view["to_act"]:
        return []
    pairs = zip(SUPPLIES, deal["want"], view["state"]["supply"][seat], strict=True)
    return [name for name, wanted, held in pairs for _card in range(wanted - held)]


# The sides of a combat


def side_insights(view: View) -> list[SideInsight]:
    """Return both sides of a combat that is going on, if its defender is known."""
    fight = find(view, Combat)
    if not fight or view["state"]["march"] == NO_FIELD or fight["defender"] == NO_SEAT:
        return []
    return [side_insight(view, fight, side) for side in range(len(SIDES))]


def side_insight(view: View, fight: View, side: int) -> SideInsight:
    """Return the cards of a side and the strengths that they may have."""
    seat = sides(view, fight)[side]
    lent = [helper for helper, to in enumerate(fight["lent_to"]) if to == side]
    war = count(fight["laid"][seat]) + len(lent)
    seen = seen_cards(fight, seat, side)
    weapons = fight["weapons"][side]
    least, most = (possible_strength(seen, war - len(seen), weapons, value) for value in (1, HIGHEST_WAR))
    return {
        "side": SIDES[side],
        "seat": seat,
        "war": war,
        "helpers": lent,
        "weapons": weapons,
        "seen": seen,
        "strength": least if least == most else None,
        "least": least,
        "most": most,
    }


def seen_cards(fight: View, seat: Seat, side: int) -> list[int]:
    """Return the war cards of a side that the viewer knows: its own, and the lent ones that it may see."""
    laid = fight["laid"][seat]
    own = values(laid) if isinstance(laid, list) else []
    pairs = zip(fight["lent_to"], fight["lent"], strict=True)
    return own + [value for to, value in pairs if to == side and value is not None]


def possible_strength(seen: list[int], hidden: int, weapons: int, value: int) -> int:
    """Return the strength of known war cards and so many hidden ones, if all of these had this value."""
    cards = seen + [value] * hidden
    return strength([cards.count(value) for value in range(1, HIGHEST_WAR + 1)], weapons)
