"""Planted faults: Tianguis, or the kernel below it, broken in one place each; the fuzzer says which law is broken.

Run as a program in pure Python, where classes can be patched; it prints {fault: [law, message]} as JSON.
"""

import json
import sys
from contextlib import ExitStack
from unittest.mock import patch

from contract import planted_states, planted_views
from contract.planting import FAULTS, Fault, Plant, before, breaks

from patolli.core.actions import Actions
from patolli.core.chance import playout
from patolli.core.record import Line
from patolli.core.state import CHANCE, Frame, State
from patolli.games.tianguis.actions import ADD, BID, OPEN, PASS, THIEF
from patolli.games.tianguis.data.components import BEANS, COYOTE
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.rules.sequence import Day, Roll, Sweeten
from patolli.games.tianguis.rules.setup import FromDeck
from patolli.games.tianguis.state import TianguisState
from patolli.testing import copies, fuzz, refusals
from patolli.testing.errors import LawBroken

PLANTED = (planted_states, planted_views)  # importing them registers their faults


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
def a_kept_list_does_not_fit(plant: Plant) -> None:
    def keep_too_few(frame: Sweeten, s: TianguisState) -> bool:
        if s.pot == 2:
            s.keep(frame.opener, [OPEN])
        return True

    plant(Sweeten, "advance", keep_too_few)


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


@breaks("playouts")
def playouts_count_chance_too(plant: Plant) -> None:
    plant(copies, "playout", lambda state, rng, limit: playout(state, rng, limit) + (state.to_act() == (CHANCE,)))


@breaks("playouts")
def playouts_stop_too_early(plant: Plant) -> None:
    plant(copies, "playout", lambda state, rng, limit: min(limit, playout(state, rng, limit - 1) + 1))


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


@breaks("weights")
def a_place_is_missing(plant: Plant) -> None:
    plant(Roll, "places", lambda frame, s: 5)
    plant(Roll, "outcome_at", lambda frame, s, at: frame.legal_actions(s, CHANCE)[at])


@breaks("weights")
def an_outcome_lies_at_another_place(plant: Plant) -> None:
    plant(Roll, "places", lambda frame, s: len(frame.legal_actions(s, CHANCE)))
    plant(Roll, "outcome_at", lambda frame, s, at: frame.legal_actions(s, CHANCE)[at - 1])


# Refusals


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


ALL_FAULTS = FAULTS  # complete from here on


def verdict(fault: Fault, seed: int = 1) -> list[str]:
    """Return the law that a fault breaks, and the message; nothing if none is found."""
    with ExitStack() as planted:
        planted.enter_context(patch.object(fuzz, "worthwhile", lambda rev, rng: True))
        fault(lambda target, name, value: planted.enter_context(patch.object(target, name, value)))
        try:
            fuzz.fuzz_game(Tianguis({}), 3, 10, seed)
        except LawBroken as broken:
            return [broken.law, broken.message]
    return []


if __name__ == "__main__":
    json.dump({name: verdict(fault) for name, (_, fault) in FAULTS.items()}, sys.stdout)
