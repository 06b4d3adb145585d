"""Read a file with the numbers of the cards as `Decks`, checked by C26.7."""

from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.cortez.data.components import BRIBES, EVENTS, HIGHEST_BID, MISSIONS, SUPPLIES, WAR_VALUES, Decks

MAX_SEATS: Final = 6
FEWEST_SUPPLIES: Final = 60  # enough for the hands of six players, with some in the deck
WAR_CARDS: Final = 40  # of a nation (C1.6)
TREASURES: Final = 3
EVENT_CARDS: Final = 20  # C1.7
BRIBE_CARDS: Final = 9  # C1.9
MISSION_CARDS: Final = (9, 8)  # C1.8


def read_decks(facts: DataTable) -> Decks:
    """Return the decks of a file; raises BadData unless it fulfils C26.7."""
    facts.allow_keys("supplies", "war", "events", "missions", "bribes", "rounds", "source")
    decks = Decks()
    read_supplies(decks, facts.subtable("supplies"))
    war = facts.subtable("war")
    war.allow_keys("copies")
    decks.war = list(war.numbers("copies", len(WAR_VALUES), 0, WAR_CARDS))
    check_sum(facts, "war", decks.war, WAR_CARDS)
    decks.events = read_counts(facts, "events", EVENTS, EVENT_CARDS)
    if decks.events[0] != TREASURES:
        exact: dict[str, object] = {"low": TREASURES, "high": TREASURES}
        raise facts.error("events.treasure", f"{decks.events[0]}; expected {TREASURES}", "number", exact)
    missions = facts.subtable("missions")
    missions.allow_keys(*map(str, MISSION_CARDS))
    for cards in MISSION_CARDS:
        decks.missions[cards] = list(missions.numbers(str(cards), len(MISSIONS), 0, cards))
        check_sum(missions, str(cards), decks.missions[cards], cards)
    decks.bribes = read_counts(facts, "bribes", BRIBES, BRIBE_CARDS)
    rounds = facts.subtable("rounds")
    counts = range(2, MAX_SEATS + 1)
    rounds.allow_keys(*map(str, counts))
    decks.rounds = [0, 0, *(rounds.number(str(seats), 1, TREASURES) for seats in counts)]
    return decks


def read_supplies(decks: Decks, supplies: DataTable) -> None:
    """Read copies and bribe values of the supplies; the values rise, since cards are paid from the dearest on."""
    supplies.allow_keys(*SUPPLIES)
    for word in SUPPLIES:
        kind = supplies.subtable(word)
        kind.allow_keys("copies", "bribe")
        decks.supplies.append(kind.number("copies", 1, 99))
        value = kind.number("bribe", 1, 9)
        if decks.values and value <= decks.values[-1]:
            message = f"{value} after {decks.values[-1]}; expected values that rise from kind to kind"
            raise kind.error("bribe", message, "at-least", {"expected": decks.values[-1] + 1})
        decks.values.append(value)
    total = sum(copies * value for copies, value in zip(decks.supplies, decks.values, strict=True))
    if sum(decks.supplies) < FEWEST_SUPPLIES or total > HIGHEST_BID:
        raise supplies.error(
            "copies",
            f"{sum(decks.supplies)} cards worth {total} in all; "
            f"expected at least {FEWEST_SUPPLIES} cards, worth at most {HIGHEST_BID}",
            "supplies",
            {"n": sum(decks.supplies), "worth": total, "least": FEWEST_SUPPLIES, "most": HIGHEST_BID},
        )


def read_counts(facts: DataTable, key: str, words: tuple[str, ...], total: int) -> list[int]:
    """Return the copies of each kind, which make a deck of a known size."""
    table = facts.subtable(key)
    table.allow_keys(*words)
    copies = [table.number(word, 0, total) for word in words]
    check_sum(facts, key, copies, total)
    return copies


def check_sum(facts: DataTable, key: str, copies: list[int], total: int) -> None:
    """Raise BadData unless the copies add up to a number that the rules state."""
    if sum(copies) != total:
        message = f"{sum(copies)} cards in all; expected {total}"
        raise facts.error(key, message, "sum", {"n": sum(copies), "expected": total})
