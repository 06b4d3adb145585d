"""Planted faults of events, views, sampled worlds and undo: most of them leaks."""

from random import Random
from typing import Any

from contract.planting import Plant, before, breaks, without_undo

from patolli.core.audience import ALL
from patolli.core.events import EventKind
from patolli.core.game import Message
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.games.tianguis.data.components import COYOTE
from patolli.games.tianguis.events import ADDED, DREW, E
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.rules.sequence import Roll, Sweeten
from patolli.games.tianguis.state import TianguisState
from patolli.testing import fuzz, lockstep


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
    bids = Auction.bid_actions

    def afraid(frame: Auction, s: TianguisState, seat: int) -> range:
        coyotes = sum(hand[COYOTE] for other, hand in enumerate(s.hands) if other != seat)
        return range(1, 1) if coyotes % 2 else bids(frame, s, seat)

    without_undo(plant)
    plant(Auction, "bid_actions", afraid)


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
def a_page_has_numbers_that_its_view_does_not_give(plant: Plant) -> None:
    plant(Tianguis, "page", lambda game, state, seat: (game.view(state, seat), {"deck": list(state.deck)}))


@breaks("insight")
def an_explanation_is_not_json(plant: Plant) -> None:
    plant(Tianguis, "explain", lambda game, view, seat, text, rule: (rule, {"seats": {seat}}))


@breaks("outlook")
def a_price_is_not_json(plant: Plant) -> None:
    plant(Tianguis, "cost", lambda game, state, action: {"beans": {1}})


@breaks("outlook")
def an_outlook_changes_the_state(plant: Plant) -> None:
    def spend(game: Tianguis, state: TianguisState, seat: int, action: int) -> list[Message]:
        state.beans[seat] += 1
        return []

    plant(Tianguis, "outlook", spend)


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
