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
from patolli.core.events import EventKind
from patolli.core.record import Line
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, Frame, State
from patolli.games.tianguis.actions import ADD, BID, OPEN, PASS, THIEF
from patolli.games.tianguis.data.components import BEANS, COYOTE
from patolli.games.tianguis.events import ADDED, DREW, E
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.rules.sequence import Day, Roll, Sweeten
from patolli.games.tianguis.rules.setup import FromDeck
from patolli.games.tianguis.state import TianguisState
from patolli.testing import fuzz, laws, lockstep, refusals

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
    """Return a function that calls another one first."""

    def both(*given: Any) -> Any:
        first(*given)
        return original(*given)

    return both


def without_undo(plant: Plant) -> None:
    """Allow no undo: otherwise the law of undo might find the fault first."""
    plant(fuzz, "undoable", lambda table, seat: 0)


# Decisions


@breaks("to_act")
def a_seat_is_asked_twice(plant: Plant) -> None:
    plant(Sweeten, "to_act", lambda frame, s: (frame.opener, frame.opener))


@breaks("to_act")
def chance_is_asked_beside_a_player(plant: Plant) -> None:
    plant(Roll, "to_act", lambda frame, s: (CHANCE, 0))


@breaks("to_act")
def nobody_is_asked(plant: Plant) -> None:
    plant(Window, "to_act", lambda frame, s: ())
    plant(Window, "advance", lambda frame, s: True)


@breaks("legal_actions")
def legal_is_not_sorted(plant: Plant) -> None:
    plant(Sweeten, "legal_actions", lambda frame, s, seat: [OPEN, ADD])


@breaks("legal_actions")
def legal_has_a_duplicate(plant: Plant) -> None:
    plant(Sweeten, "legal_actions", lambda frame, s, seat: [OPEN, OPEN])


@breaks("legal_actions")
def legal_is_empty(plant: Plant) -> None:
    plant(Window, "legal_actions", lambda frame, s, seat: [THIEF] if s.hands[seat][COYOTE] else [])


@breaks("legal_actions")
def legal_is_outside_of_the_table(plant: Plant) -> None:
    plant(Sweeten, "legal_actions", lambda frame, s, seat: [OPEN, 4711])


@breaks("sampler")
def sampler_misses_an_action(plant: Plant) -> None:
    plant(Auction, "sample_action", lambda frame, s, seat, u: PASS)


@breaks("sampler")
def sampler_gives_an_illegal_action(plant: Plant) -> None:
    plant(Sweeten, "sample_action", lambda frame, s, seat, u: ADD if u < 0.5 or s.pot == 3 else OPEN)


@breaks("notation")
def texts_are_in_upper_case(plant: Plant) -> None:
    name = Actions.name
    plant(Actions, "name", lambda table, action: name(table, action).upper())


@breaks("notation")
def one_text_for_many_actions(plant: Plant) -> None:
    plant(Actions, "name", lambda table, action: table.blocks[0].verb)


@breaks("weights")
def weights_are_negative(plant: Plant) -> None:
    plant(FromDeck, "chance_weights", lambda frame, s: [-copies for copies in s.deck if copies])


@breaks("weights")
def weights_are_too_few(plant: Plant) -> None:
    plant(Roll, "chance_weights", lambda frame, s: [1] * 5)


# States


def copied(change: Callable[[Any, Any], None]) -> Callable[[Any], State]:
    """Return a hand-written copy with a fault."""

    def copy(state: Any) -> State:
        twin = State.copy(state)
        change(state, twin)
        return twin

    return copy


@breaks("copies")
def copies_share_the_hands(plant: Plant) -> None:
    plant(TianguisState, "copy", copied(lambda state, twin: setattr(twin, "hands", state.hands)))


@breaks("copies")
def copies_share_the_stack(plant: Plant) -> None:
    plant(TianguisState, "copy", copied(lambda state, twin: setattr(twin, "stack", state.stack)))


@breaks("copies")
def copies_forget_the_pot(plant: Plant) -> None:
    plant(TianguisState, "copy", copied(lambda state, twin: setattr(twin, "pot", 0)))


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
    plant(TianguisState, "AUDIENCE", TianguisState.AUDIENCE | {"pot": DERIVED})


@breaks("saving")
def the_dump_is_not_json(plant: Plant) -> None:
    dump = Tianguis.dump
    plant(Tianguis, "dump", lambda game, state: dump(game, state) | {"extra": {1: 2}})


@breaks("pickling")
def a_pickled_state_forgets_the_pot(plant: Plant) -> None:
    reduce = State.__reduce__

    def careless(state: TianguisState) -> tuple[Any, ...]:
        loader, (name, options, dump) = reduce(state)
        return loader, (name, options, dump | {"state": dump["state"] | {"pot": 0}})

    plant(TianguisState, "__reduce__", careless)


@breaks("pickling")
def a_deep_copy_is_the_state_itself(plant: Plant) -> None:
    plant(TianguisState, "__deepcopy__", lambda state, memo: state)


@breaks("pickling")
def a_pickled_frame_loses_its_fields(plant: Plant) -> None:
    plant(Auction, "__reduce__", lambda frame: (Auction, ()))


@breaks("pickling")
def a_deep_copy_of_a_frame_shares_a_list(plant: Plant) -> None:
    def shallow(frame: Auction, memo: object) -> Auction:
        twin = Auction(frame.turn)
        twin.bidder, twin.bid, twin.passed = frame.bidder, frame.bid, frame.passed
        return twin

    plant(Auction, "__deepcopy__", shallow)


@breaks("printing")
def a_state_is_printed_by_its_address(plant: Plant) -> None:
    plant(TianguisState, "__repr__", object.__repr__)


@breaks("printing")
def a_state_is_printed_without_its_seats(plant: Plant) -> None:
    plant(TianguisState, "__repr__", lambda state: f"<tianguis over {state.stack}>")


@breaks("reloading")
def a_pickled_game_has_other_options(plant: Plant) -> None:
    plant(Tianguis, "__reduce__", lambda game: (Tianguis, ({"rounds": 3},)))


@breaks("reloading")
def a_pickled_table_is_empty(plant: Plant) -> None:
    plant(Actions, "__reduce__", lambda table: (Actions, ()))


@breaks("audiences")
def a_field_has_no_audience(plant: Plant) -> None:
    plant(TianguisState, "__init__", before(TianguisState.__init__, lambda state: setattr(state, "secret", 0)))


@breaks("audiences")
def a_frame_field_has_no_audience(plant: Plant) -> None:
    plant(Window, "AUDIENCE", {"bidder": ALL, "bid": ALL})


@breaks("audiences")
def owners_have_no_list(plant: Plant) -> None:
    plant(TianguisState, "AUDIENCE", TianguisState.AUDIENCE | {"pot": OWNER})


@breaks("invariants")
def a_played_card_stays_in_hand(plant: Plant) -> None:
    def keep(frame: Window, s: TianguisState, seat: int, action: int) -> None:
        if action == THIEF:
            s.hands[seat][COYOTE] += 1

    plant(Window, "apply", before(Window.apply, keep))


@breaks("invariants")
def a_bid_may_be_more_than_one_has(plant: Plant) -> None:
    plant(Auction, "bids", lambda frame, s, seat: range(frame.bid + 1, 21))


@breaks("result")
def a_seat_has_no_place(plant: Plant) -> None:
    result = Tianguis.result

    def short(game: Tianguis, state: TianguisState) -> Any:
        found = result(game, state)
        found.ranking = found.ranking[1:]
        return found

    plant(Tianguis, "result", short)


@breaks("result")
def the_end_has_no_reason(plant: Plant) -> None:
    result = Tianguis.result

    def silent(game: Tianguis, state: TianguisState) -> Any:
        found = result(game, state)
        found.reason = ""
        return found

    plant(Tianguis, "result", silent)


# Events and views


@breaks("events")
def an_event_lacks_a_value(plant: Plant) -> None:
    plant(Sweeten, "apply", before(Sweeten.apply, lambda frame, s, seat, action: s.emit(ADDED)))


@breaks("events")
def an_event_is_for_nobody_at_the_table(plant: Plant) -> None:
    plant(Roll, "apply", before(Roll.apply, lambda frame, s, seat, action: s.emit(DREW, 9, "jade")))


@breaks("determinization")
def the_deck_is_open(plant: Plant) -> None:
    plant(TianguisState, "AUDIENCE", TianguisState.AUDIENCE | {"deck": ALL})


@breaks("determinization")
def the_view_counts_options(plant: Plant) -> None:
    view = Tianguis.view

    def counting(game: Tianguis, state: State, seat: int | None) -> dict[str, Any]:
        return view(game, state, seat) | {
            "options": [len(state.legal_actions(s)) for s in state.to_act() if s != CHANCE]
        }

    plant(Tianguis, "view", counting)
    without_undo(plant)


@breaks("determinization")
def offers_depend_on_others_hands(plant: Plant) -> None:
    bids = Auction.bids

    def afraid(frame: Auction, s: TianguisState, seat: int) -> range:
        coyotes = sum(hand[COYOTE] for other, hand in enumerate(s.hands) if other != seat)
        return range(1, 1) if coyotes % 2 else bids(frame, s, seat)

    without_undo(plant)
    plant(Auction, "bids", afraid)


@breaks("determinization")
def the_guess_forgets_a_card(plant: Plant) -> None:
    fill = Tianguis.sample_hidden

    def careless(game: Tianguis, state: TianguisState, view: dict[str, Any], rng: Random) -> None:
        fill(game, state, view, rng)
        state.deck = [max(0, copies - 1) for copies in state.deck]

    plant(Tianguis, "sample_hidden", careless)


@breaks("determinization")
def the_guess_makes_an_impossible_world(plant: Plant) -> None:
    fill = Tianguis.sample_hidden

    def careless(game: Tianguis, state: TianguisState, view: dict[str, Any], rng: Random) -> None:
        fill(game, state, view, rng)
        state.deck.reverse()

    plant(Tianguis, "sample_hidden", careless)


@breaks("determinization")
def the_view_is_not_json(plant: Plant) -> None:
    view = Tianguis.view
    plant(Tianguis, "view", lambda game, state, seat: view(game, state, seat) | {"to_act": state.to_act()})


@breaks("secrecy")
def an_event_shows_the_card_to_all(plant: Plant) -> None:
    plant(E.kinds[DREW], "audience", {"seat": [], "card": []})


@breaks("secrecy")
def the_window_asks_only_holders_of_a_coyote(plant: Plant) -> None:
    advance = Window.advance

    def betray(frame: Window, s: TianguisState) -> bool:
        while frame.asked < s.players and not s.hands[frame.to_act(s)[0]][COYOTE]:
            frame.asked += 1
        return advance(frame, s)

    plant(Window, "advance", betray)
    without_undo(plant)


@breaks("secrecy")
def a_refusal_tells_of_others_hands(plant: Plant) -> None:
    why = Tianguis.why

    def talkative(game: Tianguis, s: TianguisState, seat: int, text: str) -> str | None:
        rule = why(game, s, seat, text)
        coyotes = sum(hand[COYOTE] for other, hand in enumerate(s.hands) if other != seat)
        return "T4.2" if rule == "T6.1" and coyotes else rule

    plant(Tianguis, "why", talkative)


def remember_states(plant: Plant) -> dict[str, Any]:
    """Keep the state of the last view, from which a careless hook may read what the view hides."""
    view = Tianguis.view
    last: dict[str, Any] = {}

    def remembering(game: Tianguis, state: State, seat: int | None) -> dict[str, Any]:
        last["state"] = state
        return view(game, state, seat)

    plant(Tianguis, "view", remembering)
    without_undo(plant)
    return last


@breaks("secrecy")
def insight_shows_the_deck(plant: Plant) -> None:
    last = remember_states(plant)
    plant(Tianguis, "insight", lambda game, view: {"deck": list(last["state"].deck)})


@breaks("secrecy")
def an_explanation_shows_the_deck(plant: Plant) -> None:
    last = remember_states(plant)
    plant(Tianguis, "explain", lambda game, view, seat, text, rule: (rule, {"deck": list(last["state"].deck)}))


@breaks("insight")
def insight_is_not_json(plant: Plant) -> None:
    plant(Tianguis, "insight", lambda game, view: {"bids": (1, 2)})


@breaks("insight")
def an_explanation_is_not_json(plant: Plant) -> None:
    plant(Tianguis, "explain", lambda game, view, seat, text, rule: (rule, {"seats": {seat}}))


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
        last = table.steps[-1]
        return int(last.seat == seat and table.to_act() == (seat,) and last.before.to_act() == (seat,))

    plant(fuzz, "undoable", blind)


def show_coyotes(plant: Plant, reveals: bool) -> None:
    """Let laying beans show the coyotes in hand."""
    showed = len(E.kinds)
    plant(E, "kinds", [*E.kinds, EventKind("showed", {"seat": [], "coyotes": []}, reveals, False)])

    def show(frame: Sweeten, s: TianguisState, seat: int, action: int) -> None:
        s.emit(showed, seat, s.hands[seat][COYOTE])

    plant(Sweeten, "apply", before(Sweeten.apply, show))


@breaks("undoes")
def others_decisions_can_be_undone(plant: Plant) -> None:
    plant(fuzz, "undoable", lambda table, seat: min(1, table.step_count))


@breaks("refusals")
def nothing_refuses_an_illegal_action(plant: Plant) -> None:
    plant(Auction, "refusal", lambda frame, s, seat, action: None)


@breaks("refusals")
def a_legal_action_is_refused(plant: Plant) -> None:
    plant(Auction, "refusal", lambda frame, s, seat, action: "T3.1")


@breaks("refusals")
def nothing_refuses_one_of_many_answers(plant: Plant) -> None:
    refusal = Auction.refusal
    largest = BID + 4 * BEANS - 1

    def careless(frame: Auction, s: TianguisState, seat: int, action: int) -> str | None:
        return None if action == largest else refusal(frame, s, seat, action)

    plant(Auction, "refusal", careless)


@breaks("refusals")
def nothing_refuses_one_answer_of_a_large_question(plant: Plant) -> None:
    plant(refusals, "LARGE", 0)  # so only the positions in which all answers are asked can find it
    plant(refusals, "SAMPLED", 0)
    nothing_refuses_one_of_many_answers(plant)


class Silent(Frame[TianguisState]):
    """A question without answers."""

    def to_act(self, s: TianguisState) -> tuple[int, ...]:
        return (0,)


@breaks("questions")
def a_frame_has_no_answers(plant: Plant) -> None:
    plant(Tianguis, "frames", (*Tianguis.frames, Silent))


@breaks("questions")
def a_frame_derives_too_many_answers(plant: Plant) -> None:
    plant(refusals, "MAX_DERIVED", 1)


@breaks("questions")
def a_frame_names_no_rule_of_the_game(plant: Plant) -> None:
    plant(Sweeten, "RULE", "T9.9")


@breaks("refusals")
def the_rule_does_not_exist(plant: Plant) -> None:
    plant(Auction, "bid_rule", lambda frame, bid: "T9.9")


@breaks("refusals")
def a_word_of_the_table_cannot_be_read(plant: Plant) -> None:
    why = Tianguis.why

    def deaf(game: Tianguis, state: State, seat: int, text: str) -> str | None:
        return why(game, state, seat, "rol" if text.startswith("roll") and seat != CHANCE else text)

    plant(Tianguis, "why", deaf)


# Games


@breaks("plays")
def a_legal_action_crashes(plant: Plant) -> None:
    plant(Window, "apply", before(Window.apply, lambda frame, s, seat, action: 1 // (action - THIEF)))


@breaks("plays")
def the_frames_run_away(plant: Plant) -> None:
    plant(Auction, "advance", lambda frame, s: False)


@breaks("ends")
def the_day_never_ends(plant: Plant) -> None:
    plant(Day, "advance", before(Day.advance, lambda frame, s: setattr(s, "round", s.round % s.rounds)))
    plant(fuzz, "MAX_LINES", 300)


@breaks("replays")
def the_start_depends_on_the_last_game(plant: Plant) -> None:
    setup = Tianguis.setup
    games: list[TianguisState] = []

    def moody(game: Tianguis, players: int) -> TianguisState:
        games.append(setup(game, players))
        games[-1].points[0] = len(games)
        return games[-1]

    plant(Tianguis, "setup", moody)


@breaks("replays")
def the_record_loses_words(plant: Plant) -> None:
    plant(Line, "__str__", lambda line: f"{line.who} {line.text.split()[0]}")


def verdict(fault: Fault, seed: int = 1) -> list[str]:
    """Return the law that a fault breaks, and the message; nothing if none is found."""
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
