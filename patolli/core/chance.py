"""Chance: outcomes with exact integer weights, and random play, with any random generator."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final, Protocol

from patolli.core.actions import Action
from patolli.core.state import CHANCE, Frame, State

Bits = Callable[[int], int]  # `getrandbits` of a generator: looking it up each time takes as long as calling it

WORD: Final = 32  # bits of a number that a generator makes
BITS: Final = [stop.bit_length() for stop in range(256)]  # a method of int takes as long as a draw
WHOLE_GAME: Final = 1_000_000  # decisions; no game has as many


class Rng(Protocol):
    """The methods of a random generator that the kernel and its games use; random.Random has them."""

    def random(self) -> float:
        """Return a number from 0 to below 1."""
        ...

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """Return a number of k bits."""
        ...


class SeededRng:
    """Gives the numbers of random.Random(seed), for searches that draw again and again by one seed.

    To seed a generator takes longer than most steps. So the generators of the last seeds are kept, with the numbers
    that they have made so far.
    """

    def __init__(self, seed: int) -> None:
        self.course = course(seed)
        self.at = 0

    def word(self) -> int:
        """Return the next number of the generator, of WORD bits."""
        self.at += 1
        return self.course.word(self.at - 1)

    def getrandbits(self, k: int, /) -> int:
        """Return a number of k bits, at most WORD."""
        assert 0 < k <= WORD, f"{k} bits; expected 1 to {WORD}"
        return self.word() >> (WORD - k)

    def random(self) -> float:
        """Return a number from 0 to below 1."""
        high, low = self.getrandbits(27), self.getrandbits(26)
        return (high * 2**26 + low) / 2**53

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1."""
        return below(stop, self.getrandbits)


class Course:
    """The numbers that a seed gives, made when they are first asked for."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.words: list[int] = []

    def word(self, at: int) -> int:
        """Return the number at an index; those before it were asked for already."""
        if at == len(self.words):
            self.words.append(self.rng.getrandbits(WORD))
        return self.words[at]


@lru_cache(maxsize=8)
def course(seed: int) -> Course:
    """Return the numbers of a seed."""
    return Course(seed)


def outcome_at(outcomes: list[Action], weights: list[int], at: int) -> Action:
    """Return the outcome at a place, if each takes as many places as its weight, in listed order."""
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return outcomes[i]
    raise AssertionError("the place is not below the sum of the weights")


def below(stop: int, bits: Bits) -> int:
    """Return the number that randrange(stop) of the generator would give, but faster: without its Python code."""
    size = BITS[stop] if stop < len(BITS) else stop.bit_length()
    number = bits(size)
    while number >= stop:
        number = bits(size)
    return number


def sample_outcome(state: State, rng: Rng) -> Action:
    """Return a random chance outcome; its weight is its probability."""
    return drawn_outcome(state, state.stack[-1], rng.getrandbits)


def drawn_outcome(state: State, frame: Frame[Any], bits: Bits) -> Action:
    """Return the chance outcome of the question on top that the next numbers of a generator give."""
    places = frame.places(state)
    if places:
        return frame.outcome_at(state, below(places, bits))
    weights = state.chance_weights()
    total = 0
    for weight in weights:
        total += weight
    return outcome_at(state.legal_actions(CHANCE), weights, below(total, bits))


def resolve_chance(state: State, rng: Rng) -> None:
    """Draw chance outcomes until a player must decide."""
    seats = state.to_act()
    if seats and seats[0] == CHANCE:
        bits = rng.getrandbits
        while seats and seats[0] == CHANCE:
            frame = state.stack[-1]
            state.answer(frame, CHANCE, drawn_outcome(state, frame, bits))
            seats = state.to_act()


def playout(state: State, rng: Rng, limit: int = WHOLE_GAME) -> int:
    """Play at random to the end, or until `limit` decisions were made; return how many were made.

    Chance draws by its weights. Of several seats to act the first one decides; each of its actions is as likely.
    """
    made = 0
    bits, random = rng.getrandbits, rng.random
    while made < limit and state.stack:
        frame = state.stack[-1]
        seats = frame.to_act(state)
        if not seats:
            break
        seat = seats[0]
        if seat == CHANCE:
            state.answer(frame, CHANCE, drawn_outcome(state, frame, bits))
        else:
            state.answer(frame, seat, state.sample_action(seat, random()))
            made += 1
    return made
