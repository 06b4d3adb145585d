"""Planted faults: Tianguis, or the kernel below it, broken in one place each; the fuzzer says which law is broken.

Run as a program in pure Python, where classes can be patched; it prints {fault: [law, message]} as JSON.
"""

import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any
from unittest.mock import patch

from patolli.core.actions import Actions
from patolli.core.audience import ALL, DERIVED, OWNER
from patolli.core.events import Kind
from patolli.core.record import Line
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.games.tianguis import why
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.market import (
    ADD,
    ADDED,
    BID,
    COYOTE,
    DREW,
    OPEN,
    PASS,
    THIEF,
    Auction,
    Day,
    E,
    FromDeck,
    Market,
    Roll,
    Sweeten,
    Window,
)
from patolli.play import fuzz, laws, lockstep

Plant = Callable[[object, str, object], object]
Fault = Callable[[Plant], None]

FAULTS: dict[str, tuple[str, Fault]] = {}


def breaks(law: str) -> Callable[[Fault], Fault]:
    """Register a fault under the law that it breaks."""

    def register(fault: Fault) -> Fault:
        FAULTS[fault.__name__] = (law, fault)
        return fault

    return register


def before(original: Callable[..., Any], first: Callable[..., object]) -> Callable[..., Any]:
    """A function that does something first."""

    def both(*given: Any) -> Any:
        first(*given)
        return original(*given)

    return both


def without_undo(plant: Plant) -> None:
    """Nothing can be undone: otherwise undo would betray as much as the fault, and might be found first."""
    plant(fuzz, "undoable", lambda table, seat: 0)


# Who decides, and what is offered


@breaks("asked")
def a_seat_is_asked_twice(plant: Plant) -> None:
    plant(Sweeten, "seats", lambda frame, s: (frame.opener, frame.opener))


@breaks("asked")
def chance_is_asked_beside_a_player(plant: Plant) -> None:
    plant(Roll, "seats", lambda frame, s: (CHANCE, 0))


@breaks("asked")
def nobody_is_asked(plant: Plant) -> None:
    plant(Window, "seats", lambda frame, s: ())
    plant(Window, "advance", lambda frame, s: True)


@breaks("offers")
def legal_is_not_sorted(plant: Plant) -> None:
    plant(Sweeten, "legal", lambda frame, s, seat: [OPEN, ADD])


@breaks("offers")
def legal_has_a_duplicate(plant: Plant) -> None:
    plant(Sweeten, "legal", lambda frame, s, seat: [OPEN, OPEN])


@breaks("offers")
def legal_is_empty(plant: Plant) -> None:
    plant(Window, "legal", lambda frame, s, seat: [THIEF] if s.hands[seat][COYOTE] else [])


@breaks("offers")
def legal_is_outside_of_the_table(plant: Plant) -> None:
    plant(Sweeten, "legal", lambda frame, s, seat: [OPEN, 4711])


@breaks("sampler")
def count_is_too_small(plant: Plant) -> None:
    plant(Auction, "count", lambda frame, s, seat: max(1, len(frame.legal(s, seat)) - 1))


@breaks("sampler")
def pick_repeats_an_action(plant: Plant) -> None:
    plant(Sweeten, "pick", lambda frame, s, seat, k: OPEN)


@breaks("notation")
def texts_are_in_upper_case(plant: Plant) -> None:
    name = Actions.name
    plant(Actions, "name", lambda table, action: name(table, action).upper())


@breaks("notation")
def one_text_for_many_actions(plant: Plant) -> None:
    plant(Actions, "name", lambda table, action: table.blocks[0].verb)


@breaks("weights")
def weights_are_negative(plant: Plant) -> None:
    plant(FromDeck, "weights", lambda frame, s: [-copies for copies in s.deck if copies])


@breaks("weights")
def weights_are_too_few(plant: Plant) -> None:
    plant(Roll, "weights", lambda frame, s: [1] * 5)


# What a state is


def copied(change: Callable[[Any, Any], None]) -> Callable[[Any], State]:
    """A hand-written copy with a fault."""

    def copy(state: Any) -> State:
        twin = State.copy(state)
        change(state, twin)
        return twin

    return copy


@breaks("copies")
def copies_share_the_hands(plant: Plant) -> None:
    plant(Market, "copy", copied(lambda state, twin: setattr(twin, "hands", state.hands)))


@breaks("copies")
def copies_share_the_stack(plant: Plant) -> None:
    plant(Market, "copy", copied(lambda state, twin: setattr(twin, "stack", state.stack)))


@breaks("copies")
def copies_forget_the_pot(plant: Plant) -> None:
    plant(Market, "copy", copied(lambda state, twin: setattr(twin, "pot", 0)))


@breaks("copies")
def copies_of_a_frame_share_a_list(plant: Plant) -> None:
    copy = Auction.copy

    def shallow(frame: Auction) -> Any:
        twin: Any = copy(frame)
        twin.passed = frame.passed
        return twin

    plant(Auction, "copy", shallow)
    without_undo(plant)


@breaks("saving")
def the_dump_leaves_out_a_field(plant: Plant) -> None:
    dump = Tianguis.dump

    def short(game: Tianguis, state: State) -> dict[str, Any]:
        data = dump(game, state)
        del data["state"]["pot"]
        return data

    plant(Tianguis, "dump", short)


@breaks("saving")
def a_field_is_called_derived_that_is_not(plant: Plant) -> None:
    plant(Market, "AUDIENCE", Market.AUDIENCE | {"pot": DERIVED})


@breaks("saving")
def the_dump_is_not_json(plant: Plant) -> None:
    dump = Tianguis.dump
    plant(Tianguis, "dump", lambda game, state: dump(game, state) | {"extra": {1: 2}})


@breaks("audiences")
def a_field_has_no_audience(plant: Plant) -> None:
    plant(Market, "__init__", before(Market.__init__, lambda state: setattr(state, "secret", 0)))


@breaks("audiences")
def a_frame_field_has_no_audience(plant: Plant) -> None:
    plant(Window, "AUDIENCE", {"bidder": ALL, "bid": ALL})


@breaks("audiences")
def owners_have_no_list(plant: Plant) -> None:
    plant(Market, "AUDIENCE", Market.AUDIENCE | {"pot": OWNER})


@breaks("invariants")
def a_played_card_stays_in_hand(plant: Plant) -> None:
    def keep(frame: Window, s: Market, seat: int, action: int) -> None:
        if action == THIEF:
            s.hands[seat][COYOTE] += 1

    plant(Window, "apply", before(Window.apply, keep))


@breaks("invariants")
def a_bid_may_be_more_than_one_has(plant: Plant) -> None:
    plant(Auction, "legal", lambda frame, s, seat: [PASS, *range(BID + frame.bid, BID + 20)])
    plant(why, "bid_refusal", lambda s, frame, seat, bid: None if frame.bid < bid <= 20 else "T3.1")


@breaks("result")
def a_seat_has_no_place(plant: Plant) -> None:
    result = Tianguis.result

    def short(game: Tianguis, state: State) -> Any:
        found = result(game, state)
        found.ranking = found.ranking[1:]
        return found

    plant(Tianguis, "result", short)


@breaks("result")
def the_end_has_no_reason(plant: Plant) -> None:
    result = Tianguis.result

    def silent(game: Tianguis, state: State) -> Any:
        found = result(game, state)
        found.reason = ""
        return found

    plant(Tianguis, "result", silent)


# What is told


@breaks("told")
def an_event_lacks_a_value(plant: Plant) -> None:
    plant(Sweeten, "apply", before(Sweeten.apply, lambda frame, s, seat, action: s.tell(ADDED)))


@breaks("told")
def an_event_is_for_nobody_at_the_table(plant: Plant) -> None:
    plant(Roll, "apply", before(Roll.apply, lambda frame, s, seat, action: s.tell(DREW, 9, "jade")))


@breaks("guess")
def the_deck_is_open(plant: Plant) -> None:
    plant(Market, "AUDIENCE", Market.AUDIENCE | {"deck": ALL})


@breaks("guess")
def the_view_counts_options(plant: Plant) -> None:
    view = Tianguis.view

    def counting(game: Tianguis, state: State, seat: int | None) -> dict[str, Any]:
        return view(game, state, seat) | {"options": [len(state.legal(s)) for s in state.seats() if s != CHANCE]}

    plant(Tianguis, "view", counting)
    without_undo(plant)


@breaks("guess")
def offers_depend_on_others_hands(plant: Plant) -> None:
    legal = Auction.legal

    def afraid(frame: Auction, s: Market, seat: int) -> list[int]:
        coyotes = sum(hand[COYOTE] for other, hand in enumerate(s.hands) if other != seat)
        return [PASS] if coyotes % 2 else legal(frame, s, seat)

    without_undo(plant)
    plant(Auction, "legal", afraid)
    plant(why, "bid_refusal", lambda s, frame, seat, bid: None if BID + bid - 1 in afraid(frame, s, seat) else "T3.1")


@breaks("guess")
def the_guess_forgets_a_card(plant: Plant) -> None:
    fill = Tianguis.fill

    def careless(game: Tianguis, state: Market, view: dict[str, Any], rng: Random) -> None:
        fill(game, state, view, rng)
        state.deck = [max(0, copies - 1) for copies in state.deck]

    plant(Tianguis, "fill", careless)


@breaks("guess")
def the_guess_makes_an_impossible_world(plant: Plant) -> None:
    fill = Tianguis.fill

    def careless(game: Tianguis, state: Market, view: dict[str, Any], rng: Random) -> None:
        fill(game, state, view, rng)
        state.deck.reverse()

    plant(Tianguis, "fill", careless)


@breaks("guess")
def the_view_is_not_json(plant: Plant) -> None:
    view = Tianguis.view
    plant(Tianguis, "view", lambda game, state, seat: view(game, state, seat) | {"to_act": state.seats()})


@breaks("secrecy")
def an_event_shows_the_card_to_all(plant: Plant) -> None:
    plant(E.kinds[DREW], "audience", {"seat": [], "card": []})


@breaks("secrecy")
def the_window_asks_only_holders_of_a_coyote(plant: Plant) -> None:
    advance = Window.advance

    def betray(frame: Window, s: Market) -> bool:
        while frame.asked < s.players and not s.hands[frame.seats(s)[0]][COYOTE]:
            frame.asked += 1
        return advance(frame, s)

    plant(Window, "advance", betray)
    without_undo(plant)


@breaks("secrecy")
def a_refusal_tells_of_others_hands(plant: Plant) -> None:
    refusal = why.refusal

    def talkative(s: Market, seat: int, text: str) -> str | None:
        rule = refusal(s, seat, text)
        coyotes = sum(hand[COYOTE] for other, hand in enumerate(s.hands) if other != seat)
        return "T4.2" if rule == "T6.1" and coyotes else rule

    plant(why, "refusal", talkative)


@breaks("secrecy")
def nothing_can_be_compared(plant: Plant) -> None:
    plant(lockstep, "continuation", lambda *given: None)


@breaks("undo")
def a_decision_shows_a_card_silently(plant: Plant) -> None:
    show_coyotes(plant, reveals=False)


@breaks("undo")
def undo_goes_past_what_was_revealed(plant: Plant) -> None:
    show_coyotes(plant, reveals=True)

    def blind(table: Replay, seat: int) -> int:
        last = table.turns[-1]
        return int(last.seat == seat and table.seats() == (seat,) and last.before.seats() == (seat,))

    plant(fuzz, "undoable", blind)


def show_coyotes(plant: Plant, reveals: bool) -> None:
    """Laying beans shows the coyotes in hand."""
    showed = len(E.kinds)
    plant(E, "kinds", [*E.kinds, Kind("showed", {"seat": [], "coyotes": []}, reveals, False)])

    def show(frame: Sweeten, s: Market, seat: int, action: int) -> None:
        s.tell(showed, seat, s.hands[seat][COYOTE])

    plant(Sweeten, "apply", before(Sweeten.apply, show))


@breaks("undoes")
def others_decisions_can_be_undone(plant: Plant) -> None:
    plant(fuzz, "undoable", lambda table, seat: min(1, table.rev))


@breaks("reasons")
def nothing_refuses_an_illegal_action(plant: Plant) -> None:
    plant(why, "bid_refusal", lambda s, frame, seat, bid: None)


@breaks("reasons")
def a_legal_action_is_refused(plant: Plant) -> None:
    plant(why, "bid_refusal", lambda s, frame, seat, bid: "T3.1")


@breaks("reasons")
def the_rule_does_not_exist(plant: Plant) -> None:
    plant(why, "bid_refusal", lambda s, frame, seat, bid: None if frame.bid < bid <= s.beans[seat] else "T9.9")


@breaks("reasons")
def a_word_of_the_table_cannot_be_read(plant: Plant) -> None:
    refusal = why.refusal

    def deaf(s: Market, seat: int, text: str) -> str | None:
        return refusal(s, seat, "rol" if text.startswith("roll") and seat != CHANCE else text)

    plant(why, "refusal", deaf)


# What a game is


@breaks("plays")
def a_legal_action_crashes(plant: Plant) -> None:
    plant(Window, "apply", before(Window.apply, lambda frame, s, seat, action: 1 // (action - THIEF)))


@breaks("plays")
def the_frames_run_away(plant: Plant) -> None:
    plant(Auction, "advance", lambda frame, s: False)


@breaks("ends")
def the_day_never_ends(plant: Plant) -> None:
    plant(Day, "advance", before(Day.advance, lambda frame, s: setattr(s, "round", s.round % s.rounds)))
    plant(laws, "MOST_LINES", 300)


@breaks("replays")
def the_start_depends_on_the_last_game(plant: Plant) -> None:
    setup = Tianguis.setup
    games: list[Market] = []

    def moody(game: Tianguis, players: int) -> Market:
        games.append(setup(game, players))
        games[-1].points[0] = len(games)
        return games[-1]

    plant(Tianguis, "setup", moody)


@breaks("replays")
def the_record_loses_words(plant: Plant) -> None:
    plant(Line, "__str__", lambda line: f"{line.who} {line.text.split()[0]}")


def verdict(fault: Fault, seed: int = 1) -> list[str]:
    """The law that a fault breaks, and the message; nothing if none is found."""
    with ExitStack() as planted:
        planted.enter_context(patch.object(fuzz, "worthwhile", lambda rev, rng: True))
        fault(lambda target, name, value: planted.enter_context(patch.object(target, name, value)))
        try:
            fuzz.fuzz_game(Tianguis({}), 3, 10, seed)
        except laws.LawBroken as broken:
            return [broken.law, broken.message]
    return []


if __name__ == "__main__":
    json.dump({name: verdict(fault) for name, (_, fault) in FAULTS.items()}, sys.stdout)
