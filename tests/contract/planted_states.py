"""Planted faults of states: copies, dumps, pickles, audiences and invariants."""

from collections.abc import Callable
from typing import Any

from contract.planting import Plant, before, breaks, without_playouts, without_undo

from patolli.core.actions import Actions
from patolli.core.audience import ALL, DERIVED, OWNER
from patolli.core.state import State
from patolli.games.tianguis.actions import BID, THIEF
from patolli.games.tianguis.data.components import COYOTE
from patolli.games.tianguis.game import Tianguis
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.state import TianguisState


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
    without_playouts(plant)


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


@breaks("versions")
def older_rules_are_newer(plant: Plant) -> None:
    plant(Tianguis, "older_rules", (2,))


@breaks("versions")
def a_ruling_belongs_to_no_rules(plant: Plant) -> None:
    plant(Tianguis, "rulings", {"planted": 2})


@breaks("versions")
def a_field_came_with_an_unknown_ruling(plant: Plant) -> None:
    plant(Window, "SINCE", {"bid": "planted"})


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
    plant(Auction, "bid_actions", lambda frame, s, seat: range(BID + frame.bid, BID + 20))


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
