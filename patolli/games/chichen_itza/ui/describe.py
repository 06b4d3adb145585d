"""A view as messages: round and turn, prices, pieces of each seat, cards, and a running fight."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import (
    DECKS,
    GAINS,
    GEMS,
    KINDS,
    SETS,
    TYPES,
    WHEELS,
)
from patolli.games.chichen_itza.rules.combat.battle import PHASE_WORDS
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.gods import Delve
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.state import GROUP, NO_BEAST, NO_SEAT, NO_TILE
from patolli.games.chichen_itza.ui.insight import Insight
from patolli.games.chichen_itza.ui.view_parts import View, cards_in, find, gods_of, heroes_at, known, numbers, units

THROWS: Final = ("stone", "fire", "ranged", "melee")
FREE: Final = "hero free"  # an action without a price


def describe(view: View, box: Box, insight: Insight) -> list[Message]:
    """Return message ids and arguments, one a line."""
    table = view["state"]
    if not insight["next_order"]:
        return [("view-setup", {}), *tile_lines(table, box)]
    return [
        *when(view, box, insight),
        *left_lines(insight),
        *fight_lines(view, insight),
        *move_lines(view),
        ("view-order", {"seats": table["order"], "favour": insight["next_order"]}),
        *board_lines(view, box, insight),
        *seat_lines(view, box, insight),
        *hand_lines(view),
        *card_lines(view, box),
        *task_lines(table, box),
        *tile_lines(table, box),
        ("view-decks", deck_args(table)),
    ]


def when(view: View, box: Box, insight: Insight) -> list[Message]:
    """Return the round and its step."""
    if not view["stack"]:
        return [("view-over", {})]
    args = {"round": view["state"]["round"], "rounds": box.rounds, "step": insight["step"], "turn": insight["turn"]}
    return [("view-round", args)]


def left_lines(insight: Insight) -> list[Message]:
    """Return the turn and the coins of the viewer if it is to act."""
    left = insight["left"]
    return [("view-left", {**left})] if left else []


def fight_lines(view: View, insight: Insight) -> list[Message]:
    """Return both sides of a fight, and the dice on the table."""
    fight, throw, table = find(view, Fight), find(view, Throw), view["state"]
    if not fight:
        return []
    seats = [fight["attacker"], *([fight["defender"]] if fight["defender"] != NO_SEAT else [])]
    forces = [f"{fight['warriors'] or ''}{heroes_at(table, seats[0], GROUP)}"]
    forces += [units(table, seat, fight["spot"]) for seat in seats[1:]]
    lines: list[Message] = [
        ("view-fight", {"spot": fight["spot"], "attacker": seats[0], "phase": PHASE_WORDS[fight["phase"]]})
    ]
    for side, (seat, force) in enumerate(zip(seats, forces, strict=True)):
        lines.append(("view-side", {"seat": seat, "units": force or "0", "hits": fight["hits"][side]}))
    if fight["defender"] == NO_SEAT and fight["kind"] != NO_BEAST:
        args = {"kind": KINDS[fight["kind"]], "hearts": fight["hearts"], "hits": fight["hits"][1]}
        lines.append(("view-beast", args))
    if throw:
        args = {"seat": seats[throw["side"]], "throw": THROWS[throw["effect"]], "dice": numbers(throw["dice"])}
        lines.append(("view-dice", args | {"hitting": insight["hits_on"]}))
    return lines


def move_lines(view: View) -> list[Message]:
    """Return the move that is being chosen."""
    move = find(view, Move)
    if not move or move["start"] < 0 or move["warriors"] < 0:
        return []
    heroes = "".join(kind for bit, kind in enumerate(TYPES) if move["mask"] >> bit & 1)
    group = f"{move['warriors'] or ''}{heroes}"
    return [("view-move", {"seat": move["seat"], "start": move["start"], "units": group, "picked": move["picked"]})]


def board_lines(view: View, box: Box, insight: Insight) -> list[Message]:
    """Return the prices of the actions, and the markers of each seat."""
    table, prices = view["state"], insight["prices"]
    if not prices:
        return []
    buyer = NO_SEAT if insight["buyer"] is None else insight["buyer"]
    shown = [f"{act} {coins}" for act, coins in prices.items() if act != FREE]
    lines: list[Message] = [("view-prices", {"seat": buyer, "prices": shown})]
    for player in table["order"]:
        fields = [field for field, markers in enumerate(table["marker"]) if markers[player]]
        names = [box.action_tiles[table["slot"][field]] for field in fields]
        if names:
            lines.append(("view-markers", {"seat": player, "tiles": names}))
    return lines


def seat_lines(view: View, box: Box, insight: Insight) -> list[Message]:
    """Return the public things of each seat."""
    table = view["state"]
    lines: list[Message] = []
    for seat in table["order"]:
        lines += [
            ("view-seat", purse_args(table, box, seat)),
            ("view-wheels", {"seat": seat, **dict(zip(WHEELS, table["wheel"][seat], strict=True))}),
            ("view-units", unit_args(table, box, seat) | {"left": insight["scouts_left"][seat]}),
        ]
        won = won_args(table, box, seat)
        lines += [("view-won", {"seat": seat, **won})] if any(won.values()) else []
    return lines


def purse_args(table: View, box: Box, seat: Seat) -> dict[str, object]:
    """Return coins, luck, idols, shields, markers, and publicly known magic cards of a seat."""
    return {
        "seat": seat,
        "coins": table["coins"][seat],
        "luck": table["luck"][seat],
        "idols": table["idols"][seat],
        "shields": table["shields"][seat],
        "favour": table["favour"][seat],
        "war": table["war"][seat],
        "magic": cards_in(table["hand"][seat]),
        "stone": table["least"][seat][0],
        "fire": table["least"][seat][1],
    }


def unit_args(table: View, box: Box, seat: Seat) -> dict[str, object]:
    """Return the places of the units and the scouts of a seat."""
    standing = {spot for spot, warriors in enumerate(table["warriors"][seat]) if warriors} | {*table["hero_at"][seat]}
    scouts = [spot for spot, lies in enumerate(table["scout"][seat]) if lies]
    return {
        "seat": seat,
        "reserve": table["reserve"][seat],
        "units": [f"{name} {units(table, seat, spot)}" for spot, name in enumerate(box.spots) if spot in standing],
        "scouts": scouts,
    }


def won_args(table: View, box: Box, seat: Seat) -> dict[str, object]:
    """Return gems, figures, creature cards and gods of a seat."""
    return {
        "gems": [gem for gem, count in zip(GEMS, table["gems"][seat], strict=True) if count],
        "figures": [KINDS[kind] for kind, _ in sorted(table["figures"][seat])],
        "points": sum(strength for _, strength in table["figures"][seat]),
        "raids": [f"{points:+}" for points in table["raid_cards"][seat]],
        "gods": [box.gods[god] for god in gods_of(table, seat)],
    }


def hand_lines(view: View) -> list[Message]:
    """Return the magic cards that the viewer may see: its own, and at the end all."""
    hands = enumerate(view["state"]["hand"])
    seen = [(seat, hand) for seat, hand in hands if isinstance(hand, list)]
    return [
        ("view-hand", {"seat": seat, "own": seat == view["seat"], "stone": stone, "fire": fire})
        for seat, (stone, fire) in seen
    ]


def card_lines(view: View, box: Box) -> list[Message]:
    """Return the effects of cards that lie open, were drawn in secret or belong to a seat, one a line."""
    table, delve = view["state"], find(view, Delve)
    gods, heroes = box.gods, box.heroes
    lines: list[Message] = []
    for colour, god in zip(DECKS, table["open_gods"], strict=True):
        if god:
            lines.append(("view-open-god", {"god": gods[god], "colour": colour}))
    if delve:
        lines += [("view-drawn-god", {"god": gods[god]}) for god in delve["cards"] or []]
    for seat in table["order"]:
        lines += [("view-god", {"god": gods[god], "seat": seat}) for god in gods_of(table, seat)]
    for kind, hero in zip(TYPES, table["hero_top"], strict=True):
        if hero:
            args = {"hero": heroes[hero], "type": kind, "pay": box.hero_pay[hero]}
            lines.append(("view-open-hero", args))
    for seat in table["order"]:
        for kind, hero, spot in zip(TYPES, table["hero_card"][seat], table["hero_at"][seat], strict=True):
            if hero:
                args = {"seat": seat, "hero": heroes[hero], "type": kind, "pay": box.hero_pay[hero]}
                lines.append(("view-hero", args | {"spot": spot}))
    return lines


def task_lines(table: View, box: Box) -> list[Message]:
    """Return the tasks, the rounds of their checks, and the seats that have fulfilled them."""
    lines: list[Message] = []
    for i, task in enumerate(table["goal"]):
        args = {
            "set": SETS[i],
            "round": box.set_round[i],
            "points": box.set_points[i],
            "task": box.tasks[task],
            "seats": [seat for seat in table["order"] if table["fulfilled"][seat][i]],
        }
        lines.append(("view-task", args))
    return lines


def tile_lines(table: View, box: Box) -> list[Message]:
    """Return the map by kinds of tiles, and the creatures and ruins with the numbers that the viewer knows."""
    lines: list[Message] = []
    for kind, word in enumerate(box.tile_kinds):
        spots = [spot for spot, tile in enumerate(table["tile"]) if tile == kind]
        if spots:
            lines.append(("view-tiles", {"tile": word, "spots": spots}))
    for kind, word in enumerate(KINDS):
        spots = [spot for spot, creature in enumerate(table["creature"]) if creature == kind]
        strengths = [f" ({known(table, 'strength', spot)})" if known(table, "strength", spot) else "" for spot in spots]
        names = [f"{box.spots[spot]}{strength}" for spot, strength in zip(spots, strengths, strict=True)]
        if names:
            lines.append(("view-creatures", {"kind": word, "spots": names}))
    for spot, tile in enumerate(table["tile"]):
        ruin = known(table, "ruin", spot)
        if tile != NO_TILE and ruin:
            lines.append(("view-ruin", {"spot": spot, "up": bool(table["ruin_up"][spot]), **ruin_args(box, ruin)}))
    if table["raids"]:
        lines.append(("view-raids", {"kinds": [KINDS[kind] for kind in table["raids"]]}))
    return lines


def ruin_args(box: Box, ruin: int) -> dict[str, object]:
    """Return the points and the gains of a ruin."""
    gains = [GAINS[gain] for gain, amount in box.ruin_gains[ruin] for _ in range(amount)]
    return {"ruin": box.ruins[ruin], "points": box.ruin_points[ruin], "gains": gains}


def deck_args(table: View) -> dict[str, object]:
    """Return the number of cards left in each deck."""
    gods = [cards_in(left) for left in table["gods_left"]]
    for colour, size in zip(table["layer_colour"], table["layer_size"], strict=True):
        gods[colour] += size
    stone, fire = table["discard"]
    return {"magic": cards_in(table["deck"]), "stone": stone, "fire": fire, "gods": gods}
