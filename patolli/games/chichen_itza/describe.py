"""The view in words: where the round stands, the prices, who has what where, the cards, and a running fight."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.chichen_itza.actions import ACTS
from patolli.games.chichen_itza.battle import PHASE_WORDS
from patolli.games.chichen_itza.rounds import ROUND, turns
from patolli.games.chichen_itza.state import GROUP, NO_BEAST, NO_SEAT, NO_TILE
from patolli.games.chichen_itza.tables import DECKS, FACES, GAINS, GEMS, KINDS, ROUNDS, SETS, TURNS, TYPES, WHEELS, Box
from patolli.games.chichen_itza.turns import ACT_PART, ACT_TILE, FREE_MOVE

View = dict[str, Any]
TURN_STEP: Final = ROUND.index(turns)
THROWS: Final = ("stone", "fire", "ranged", "melee")


def describe(view: View, box: Box) -> list[Message]:
    """Message ids and arguments, one a line."""
    table = view["state"]
    if not table["order"]:
        return [("view-setup", {}), *tile_lines(table, box)]
    return [
        *when(view),
        *left_lines(view),
        *fight_lines(view, box),
        *move_lines(view),
        ("view-order", {"seats": table["order"], "favour": favour_order(table)}),
        *board_lines(view, box),
        *seat_lines(view, box),
        *hand_lines(view),
        *card_lines(view, box),
        *task_lines(table, box),
        *tile_lines(table, box),
        ("view-decks", deck_args(table)),
    ]


# Parts of a view, for the drawing too


def find(view: View, frame: str) -> View | None:
    """The frame of this name that is nearest to the top."""
    return next((entry for entry in reversed(view["stack"]) if entry["frame"] == frame), None)


def phase(view: View) -> tuple[str, int]:
    """The part of the round, and which of its turns each seat takes, from 1."""
    frame = find(view, "Round")
    assert frame is not None
    step = "supply" if frame["step"] < TURN_STEP else "action" if frame["step"] == TURN_STEP else "end"
    return step, 1 + max(0, frame["at"] - 1) // view["players"]


def active(view: View) -> Seat:
    """Whose turn it is, or NO_SEAT."""
    frame = find(view, "Round")
    if frame is None or frame["step"] != TURN_STEP or not frame["at"]:
        return NO_SEAT
    seat: Seat = view["state"]["order"][(frame["at"] - 1) % view["players"]]
    return seat


def favour_order(table: View) -> list[Seat]:
    """I16.18: the order that the favour track would give."""
    return sorted(table["order"], key=lambda seat: (-table["favour"][seat], -table["track"].index(seat)))


def buyer(view: View) -> Seat:
    """For whom prices are shown: whose turn it is, else who looks."""
    turn = find(view, "Turn")
    seat = turn["seat"] if turn else view["seat"]
    return NO_SEAT if seat is None else int(seat)


def price(table: View, box: Box, seat: Seat, act: int) -> int:
    """I6.5 to I6.10, as `turns.price` and `turns.toll` have it; for nobody without cards."""
    tile = ACT_TILE[act]
    field, columns = table["slot"].index(tile), len(table["column_cost"])
    markers, owner = table["marker"][field], table["god_owner"]
    costs = table["row_cost"][field // columns], table["column_cost"][field % columns]
    cost: int = max(costs) if any(markers) else min(costs)
    action = box.parts[tile][ACT_PART[act]]
    cap = box.cap_god[action]
    if seat == NO_SEAT:
        return cost
    if cap >= 0 and owner[cap + 1] == seat:
        cost = min(cost, box.god_value[cap])
    if any(markers) and owner[17] == seat:
        cost = max(0, cost - box.god_value[16])
    toll = box.god_value[19] if owner[20] not in (NO_SEAT, seat) and markers[owner[20]] else 0
    return toll + (0 if action == FREE_MOVE else cost)


def is_dealt(table: View) -> bool:
    """Whether all cost markers lie on the action board."""
    return bool(table["column_cost"]) and len(table["row_cost"]) * len(table["column_cost"]) == len(table["slot"])


def heroes_at(table: View, seat: Seat, spot: int) -> str:
    """The types of the heroes of a seat on a spot."""
    return "".join(kind for kind, at in zip(TYPES, table["hero_at"][seat], strict=True) if at == spot)


def units(table: View, seat: Seat, spot: int) -> str:
    """The units of a seat on a spot, as `take` has them: warriors, and the types of heroes."""
    warriors, heroes = table["warriors"][seat][spot], heroes_at(table, seat, spot)
    return f"{warriors or ''}{heroes}"


def gods_of(table: View, seat: Seat) -> list[int]:
    """The god cards of a seat."""
    return [god for god, owner in enumerate(table["god_owner"]) if god and owner == seat]


def known(table: View, field: str, spot: int) -> int:
    """The strength or ruin on a spot, 0 if the viewer does not know it."""
    return table[field][spot] or 0


def cards_in(hand: list[int] | int) -> int:
    """How many cards a hand or a deck has, whether or not it is seen."""
    return hand if isinstance(hand, int) else sum(hand)


def numbers(dice: list[int]) -> list[int]:
    """The dice of a pool one by one."""
    return [number for number, count in enumerate(dice) for _ in range(count)]


# The lines


def when(view: View) -> list[Message]:
    """Round and step."""
    if not view["stack"]:
        return [("view-over", {})]
    step, turn = phase(view)
    return [("view-round", {"round": view["state"]["round"], "rounds": ROUNDS, "step": step, "turn": turn})]


def left_lines(view: View) -> list[Message]:
    """What is left to the viewer whose turn it is."""
    seat = view["seat"]
    if seat is None or seat != active(view):
        return []
    return [("view-left", {"turn": phase(view)[1], "turns": TURNS, "coins": view["state"]["coins"][seat]})]


def fight_lines(view: View, box: Box) -> list[Message]:
    """Who fights whom with what, and the dice on the table."""
    fight, throw, table = find(view, "Fight"), find(view, "Throw"), view["state"]
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
        lines.append(("view-dice", args | {"hitting": hitting(table, fight, throw, box)}))
    return lines


def hitting(table: View, fight: View, throw: View, box: Box) -> list[int]:
    """I10.23: the numbers with which a die of this throw hits."""
    seats = [fight["attacker"], fight["defender"]]
    seat, rival = seats[throw["side"]], seats[1 - throw["side"]]
    word = THROWS[throw["effect"]]
    if word == "melee":
        return list(range(1, box.melee[table["wheel"][seat][WHEELS.index("melee")]] + 1))
    base, god = {"stone": (box.stone_hits, 56), "fire": (box.fire_hits, 57), "ranged": (box.ranged_hits, 54)}[word]
    mask = base | (box.god_hits[god - 1] if table["god_owner"][god] == seat else 0)
    if word == "ranged":
        mask |= box.hero_hits[9] if 10 in fight["heroes"][throw["side"]] else 0
    elif rival != NO_SEAT and table["god_owner"][49] == rival:
        mask >>= box.god_value[48]
    return [number for number in range(1, FACES + 1) if mask >> number & 1]


def move_lines(view: View) -> list[Message]:
    """The move that is being planned."""
    move = find(view, "Move")
    if not move or move["start"] < 0 or move["warriors"] < 0:
        return []
    heroes = "".join(kind for bit, kind in enumerate(TYPES) if move["mask"] >> bit & 1)
    group = f"{move['warriors'] or ''}{heroes}"
    return [("view-move", {"seat": move["seat"], "start": move["start"], "units": group, "picked": move["picked"]})]


def board_lines(view: View, box: Box) -> list[Message]:
    """The prices of the actions, and who has been where."""
    table, seat = view["state"], buyer(view)
    if not is_dealt(table):
        return []
    acts = [act for act in range(len(ACTS) - 1) if ACT_TILE[act] in table["slot"] and act != ACTS.index("hero free")]
    lines: list[Message] = [
        ("view-prices", {"seat": seat, "prices": [f"{ACTS[act]} {price(table, box, seat, act)}" for act in acts]})
    ]
    for player in table["order"]:
        fields = [field for field, markers in enumerate(table["marker"]) if markers[player]]
        names = [box.action_tiles[table["slot"][field]] for field in fields]
        if names:
            lines.append(("view-markers", {"seat": player, "tiles": names}))
    return lines


def seat_lines(view: View, box: Box) -> list[Message]:
    """What everybody knows of the seats."""
    table = view["state"]
    lines: list[Message] = []
    for seat in table["order"]:
        lines += [
            ("view-seat", purse_args(table, box, seat)),
            ("view-wheels", {"seat": seat, **dict(zip(WHEELS, table["wheel"][seat], strict=True))}),
            ("view-units", unit_args(table, box, seat)),
        ]
        won = won_args(table, box, seat)
        lines += [("view-won", {"seat": seat, **won})] if any(won.values()) else []
    return lines


def purse_args(table: View, box: Box, seat: Seat) -> dict[str, object]:
    """Coins, luck, idols, shields, markers, and magic cards as far as everybody knows them."""
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
    """Where the units and the scouts of a seat are."""
    standing = [(name, units(table, seat, spot)) for spot, name in enumerate(box.spots)]
    scouts = [spot for spot, lies in enumerate(table["scout"][seat]) if lies]
    return {
        "seat": seat,
        "reserve": table["reserve"][seat],
        "units": [f"{name} {force}" for name, force in standing if force],
        "scouts": scouts,
        "left": box.scouts - len(scouts),
    }


def won_args(table: View, box: Box, seat: Seat) -> dict[str, object]:
    """Gems, figures, creature cards and gods of a seat."""
    return {
        "gems": [gem for gem, count in zip(GEMS, table["gems"][seat], strict=True) if count],
        "figures": [KINDS[kind] for kind, _ in sorted(table["figures"][seat])],
        "points": sum(strength for _, strength in table["figures"][seat]),
        "raids": [f"{points:+}" for points in table["raid_cards"][seat]],
        "gods": [box.gods[god - 1] for god in gods_of(table, seat)],
    }


def hand_lines(view: View) -> list[Message]:
    """The magic cards that the viewer sees: its own, and at the end all."""
    hands = enumerate(view["state"]["hand"])
    seen = [(seat, hand) for seat, hand in hands if isinstance(hand, list)]
    return [
        ("view-hand", {"seat": seat, "own": seat == view["seat"], "stone": stone, "fire": fire})
        for seat, (stone, fire) in seen
    ]


def card_lines(view: View, box: Box) -> list[Message]:
    """What the cards do that lie open, were drawn in secret or belong to somebody, one a line."""
    table, delve = view["state"], find(view, "Delve")
    gods, heroes = box.gods, box.heroes
    lines: list[Message] = []
    for colour, god in zip(DECKS, table["open_gods"], strict=True):
        if god:
            lines.append(("view-open-god", {"god": gods[god - 1], "colour": colour}))
    if delve:
        lines += [("view-drawn-god", {"god": gods[god - 1]}) for god in delve["cards"] or []]
    for seat in table["order"]:
        lines += [("view-god", {"god": gods[god - 1], "seat": seat}) for god in gods_of(table, seat)]
    for kind, hero in zip(TYPES, table["hero_top"], strict=True):
        if hero:
            args = {"hero": heroes[hero - 1], "type": kind, "pay": box.hero_pay[hero - 1]}
            lines.append(("view-open-hero", args))
    for seat in table["order"]:
        for kind, hero, spot in zip(TYPES, table["hero_card"][seat], table["hero_at"][seat], strict=True):
            if hero:
                args = {"seat": seat, "hero": heroes[hero - 1], "type": kind, "pay": box.hero_pay[hero - 1]}
                lines.append(("view-hero", args | {"spot": spot}))
    return lines


def task_lines(table: View, box: Box) -> list[Message]:
    """The tasks, when they are checked, and who has fulfilled them."""
    lines: list[Message] = []
    for i, task in enumerate(table["goal"]):
        args = {
            "set": SETS[i],
            "round": box.set_after.index(i),
            "points": box.set_points[i],
            "task": box.tasks[task - 1],
            "seats": [seat for seat in table["order"] if table["fulfilled"][seat][i]],
        }
        lines.append(("view-task", args))
    return lines


def tile_lines(table: View, box: Box) -> list[Message]:
    """The map by kinds of tiles, the creatures with the strengths and the ruins that the viewer knows."""
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
    """What a ruin is worth and brings."""
    gains = [GAINS[gain] for gain, amount in box.ruin_gains[ruin - 1] for _ in range(amount)]
    return {"ruin": box.ruins[ruin - 1], "points": box.ruin_points[ruin - 1], "gains": gains}


def deck_args(table: View) -> dict[str, object]:
    """How many cards are left."""
    gods = [cards_in(left) for left in table["gods_left"]]
    for colour, size in zip(table["layer_colour"], table["layer_size"], strict=True):
        gods[colour] += size
    stone, fire = table["discard"]
    return {"magic": cards_in(table["deck"]), "stone": stone, "fire": fire, "gods": gods}
