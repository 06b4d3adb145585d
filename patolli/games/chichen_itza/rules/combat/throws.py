"""Throws (I10): dice, luck, rerolls, bonus throws."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import (
    AGAIN,
    AGAIN_ALL,
    DONE,
    LUCK,
    ROLL,
    USE,
    use,
    use_hero,
)
from patolli.games.chichen_itza.data.cards import (
    RANGED_BONUS_THROW,
    REROLL_MISSES,
    REROLL_MISSES_PAID,
    REROLL_ONE_MISS,
    REROLL_SIXES,
    SHIELD_LUCK_SWAP,
    SIX_PAIR,
    STONE_BONUS_THROW,
)
from patolli.games.chichen_itza.data.components import FACES, RANGED_PHASE, Numbers, Words
from patolli.games.chichen_itza.events import DECLINED, HITS, LUCK_USED, ROLLED, USED
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.battle import (
    HERO_BASE,
    MELEE_1,
    PHASE_KINDS,
    Battle,
    current_battle,
    has_god,
    seat_of,
    with_hero,
)
from patolli.games.chichen_itza.rules.combat.dice import MELEE_THROW, RANGED_THROW, count_hits, hit_mask
from patolli.games.chichen_itza.rules.gains import luck_left
from patolli.games.chichen_itza.rules.idol_exchange import COINS, coins_of_idols, exchange_value
from patolli.games.chichen_itza.rules.idol_exchange import LUCK as IDOL_LUCK
from patolli.games.chichen_itza.state import FIRE, STONE, ChichenState

ROLLING: Final = 0  # stages of a throw
TUNING: Final = 1
CHOOSING: Final = 2
BONUS: Final = 3
LATE: Final = 4
REROLL: Final = 0  # ways to use luck, in the order of the verb
HIT: Final = 1
REROLL_SHIELD: Final = 2
HIT_SHIELD: Final = 3
HIT_MIXED: Final = 4
LUCK_WORDS: Final[Words] = ("reroll", "hit", "reroll-shield", "hit-shield", "hit-mixed")
LUCK_PRICE: Final[Numbers] = (1, 2, 0, 0, 1)
SHIELD_PRICE: Final[Numbers] = (0, 0, 1, 2, 1)
REROLL_GODS: Final[list[int]] = [REROLL_ONE_MISS, REROLL_MISSES, REROLL_MISSES_PAID]
USED_SIXES: Final = HERO_BASE + REROLL_SIXES  # in Battle.used
USE_SIXES: Final = use_hero(REROLL_SIXES)
SIX: Final = 6
ANY: Final = (2 << FACES) - 2  # all numbers of a die, as bits
ROLLS: Final = [ROLL + i for i in range(FACES)]


@mypyc_attr(free_list_len=1)
class Throw(Asking):
    """A throw (I10.12 to I10.22): the dice, then tuning, bonus throws, and a late hit by luck."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "side": ALL,
        "effect": ALL,
        "left": ALL,
        "dice": ALL,
        "stage": ALL,
        "extra": ALL,
        "bonus": ALL,
        "power": ALL,
        "last": ALL,
    }
    VERBS = ("roll", "luck", "use", "idol", "done", "again")

    def __init__(self, side: int = 0, effect: int = STONE, left: int = 0) -> None:
        self.side = side
        self.effect = effect
        self.left = left  # dice still to roll
        self.dice = [0] * (FACES + 1)  # number: dice that show it
        self.stage = ROLLING
        self.extra = 0  # hits bought with luck
        self.bonus = 0  # hits of bonus throws
        self.power = 0  # the god that chooses dice to reroll
        self.last = 0  # the highest number that was chosen (I25.8)

    def copy(self) -> "Throw":
        new = Throw(self.side, self.effect, self.left)
        new.dice = self.dice.copy()
        new.stage = self.stage
        new.extra = self.extra
        new.bonus = self.bonus
        new.power = self.power
        new.last = self.last
        return new

    def asked(self, s: ChichenState) -> Seat:
        return CHANCE if self.left and self.stage != CHOOSING else seat_of(current_battle(s), self.side)

    def ready(self, s: ChichenState) -> bool:
        if self.left or self.stage == CHOOSING:
            return True
        if self.stage == ROLLING:
            if count_hits(self.dice, ANY) == 0:  # I10.11
                self.finish(s)
                return False
            self.stage = TUNING
        elif self.stage == BONUS:
            self.stage = LATE
        return True

    def mask(self, s: ChichenState) -> int:
        """Return the numbers that hit, as bits."""
        return hit_mask(s, current_battle(s), self.side, self.effect)

    def misses(self, s: ChichenState) -> list[int]:
        """Return the numbers of dice that miss (I10.17)."""
        mask = self.mask(s)
        return [number for number in range(1, FACES + 1) if self.dice[number] and not mask >> number & 1]

    # Answers

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return ROLLS.copy()
        if self.stage == CHOOSING:
            return self.choices(s)
        b = current_battle(s)
        found = [DONE]
        if self.stage == TUNING:
            for god in REROLL_GODS:
                if s.god_owner[god] == seat and self.god_refusal(s, b, seat, god) is None:
                    found.append(use(god))
            if self.sixes_refusal(b) is None:
                found.append(USE_SIXES)
        for way in self.luck_ways(s, b, seat, s.luck[seat]):
            found.append(LUCK + way)
        return found

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [1] * FACES

    def places(self, s: ChichenState) -> int:
        return FACES

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return ROLL + at

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        if self.stage == CHOOSING:
            return ()
        b = current_battle(s)
        coins = (COINS,) if self.stage == TUNING and self.wants_coins(s, b, seat) else ()
        return coins if b.luck_used[self.side] else (*coins, IDOL_LUCK)

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        if self.stage == CHOOSING:
            return False
        b = current_battle(s)
        price, coins = s.box.god_numbers[REROLL_MISSES_PAID]["coins"], s.coins[seat] + coins_of_idols(s, seat)
        if self.stage == TUNING and coins >= price and self.wants_coins(s, b, seat):
            return True
        luck = s.luck[seat] + luck_left(s, s.idols[seat] * exchange_value(s, seat, IDOL_LUCK))
        return bool(self.luck_ways(s, b, seat, luck))

    def wants_coins(self, s: ChichenState, b: Battle, seat: Seat) -> bool:
        """Return True if coins could still buy the reroll of g52."""
        left = has_god(s, b, self.side, REROLL_MISSES_PAID) and self.may_pay(s, b)
        return left and s.coins[seat] < s.box.god_numbers[REROLL_MISSES_PAID]["coins"] and bool(self.misses(s))

    def may_pay(self, s: ChichenState, b: Battle) -> bool:
        """Return True if g52 may still reroll in this fight (I20.52)."""
        return b.paid_reroll[self.side] < s.box.god_numbers[REROLL_MISSES_PAID]["per_fight"]

    def god_refusal(self, s: ChichenState, b: Battle, seat: Seat, god: int) -> str | None:
        """Return the rule that forbids a reroll by a god (I10.19, I20.47, I20.48, I20.52)."""
        if not has_god(s, b, self.side, god):
            return f"I20.{god}"
        if god in b.used[self.side] or (god == REROLL_MISSES_PAID and not self.may_pay(s, b)):
            return "I10.19"
        possible = bool(self.misses(s))
        if god == REROLL_ONE_MISS:
            possible = possible and PHASE_KINDS[b.phase] == RANGED_PHASE
        elif god == REROLL_MISSES:
            possible = possible and b.phase == MELEE_1
        else:
            possible = possible and s.coins[seat] >= s.box.god_numbers[god]["coins"]
        return None if possible else f"I20.{god}"

    def sixes_refusal(self, b: Battle) -> str | None:
        """Return the rule that forbids the reroll of sixes by h24 (I10.19, I21.24)."""
        if USED_SIXES in b.used[self.side]:
            return "I10.19"
        return None if with_hero(b, self.side, REROLL_SIXES) and self.dice[SIX] else "I21.24"

    def luck_refusal(self, s: ChichenState, b: Battle, seat: Seat, way: int, luck: int) -> str | None:
        """Return the rule that forbids this use of luck to a seat with so much of it (I10.14, I10.16, I21.12)."""
        if b.luck_used[self.side] or luck < LUCK_PRICE[way] or s.shields[seat] < SHIELD_PRICE[way]:
            return "I10.14"
        if self.stage == LATE and way in (REROLL, REROLL_SHIELD):
            return "I10.16"
        return "I21.12" if SHIELD_PRICE[way] and not with_hero(b, self.side, SHIELD_LUCK_SWAP) else None

    def luck_ways(self, s: ChichenState, b: Battle, seat: Seat, luck: int) -> list[int]:
        """Return the ways to use luck that are open to a seat with so much of it."""
        if b.luck_used[self.side] or luck + s.shields[seat] == 0:  # the usual cases
            return []
        return [way for way in range(len(LUCK_WORDS)) if self.luck_refusal(s, b, seat, way, luck) is None]

    def choices(self, s: ChichenState) -> list[Action]:
        """Return the misses to reroll, all of them, or the end after the first (I10.18)."""
        numbers = self.misses(s)
        if not s.game.holds["any_order"]:
            numbers = [number for number in numbers if number >= self.last]
        found = [DONE] if self.left else []
        found += [AGAIN + number - 1 for number in numbers]
        return found + [AGAIN_ALL] if numbers and self.power != REROLL_ONE_MISS else found

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if (seat == CHANCE) != (action >= ROLL):
            return "I25.1"
        if action in self.answers(s, seat):
            return None
        if self.stage == CHOOSING:
            return "I10.18" if AGAIN <= action <= AGAIN_ALL else "I25.1"
        b = current_battle(s)
        if LUCK <= action < AGAIN:
            return self.luck_refusal(s, b, seat, action - LUCK, s.luck[seat])
        if self.stage == TUNING and action == USE_SIXES:
            return self.sixes_refusal(b)
        if self.stage == TUNING and action - USE + 1 in REROLL_GODS:
            return self.god_refusal(s, b, seat, action - USE + 1)
        return "I25.1"

    # Effects

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            self.roll(s, action - ROLL + 1)
        elif self.stage == CHOOSING:
            self.choose(s, action)
        elif action == DONE:
            s.emit(DECLINED, seat)
            self.end_tuning(s)
        elif LUCK <= action < AGAIN:
            self.use_luck(s, seat, action - LUCK)
        else:
            self.use_power(s, seat, action)

    def roll(self, s: ChichenState, number: int) -> None:
        """Count a die of the throw itself or of a bonus throw."""
        self.left -= 1
        s.die = number
        if s.emitted is not None:  # playouts need no seat
            s.emit(ROLLED, seat_of(current_battle(s), self.side), number)
        if self.stage != BONUS:
            self.dice[number] = self.dice[number] + 1
        elif self.bonus_mask(s) >> number & 1:
            self.bonus += 1

    def use_luck(self, s: ChichenState, seat: Seat, way: int) -> None:
        """Reroll all dice, or add a hit (I10.14)."""
        current_battle(s).luck_used[self.side] = 1
        s.luck[seat] -= LUCK_PRICE[way]
        s.shields[seat] -= SHIELD_PRICE[way]
        s.emit(LUCK_USED, seat, LUCK_WORDS[way])
        if way in (REROLL, REROLL_SHIELD):
            self.left = count_hits(self.dice, ANY)
            self.dice = [0] * (FACES + 1)
            self.stage = ROLLING
        else:
            self.extra += 1

    def use_power(self, s: ChichenState, seat: Seat, action: Action) -> None:
        """Begin the choice of misses for g47, g48 or g52, or reroll all sixes with h24."""
        b = current_battle(s)
        if action == USE_SIXES:
            s.emit(USED, seat, s.box.heroes[REROLL_SIXES])
            b.used[self.side].append(USED_SIXES)
            self.left = self.dice[SIX]
            self.dice[SIX] = 0
            self.stage = ROLLING
            return
        self.power = action - USE + 1
        s.emit(USED, seat, s.box.gods[self.power])
        if self.power == REROLL_MISSES_PAID:
            s.coins[seat] -= s.box.god_numbers[REROLL_MISSES_PAID]["coins"]
            b.paid_reroll[self.side] += 1
        else:
            b.used[self.side].append(self.power)
        self.last = 0
        self.stage = CHOOSING

    def choose(self, s: ChichenState, action: Action) -> None:
        """Set dice aside to reroll; g47 takes one only."""
        if action == AGAIN_ALL:
            for number in self.misses(s):
                self.left += self.dice[number]
                self.dice[number] = 0
        elif action != DONE:
            number = action - AGAIN + 1
            self.last = max(self.last, number)
            self.dice[number] -= 1
            self.left += 1
        if action in (DONE, AGAIN_ALL) or self.power == REROLL_ONE_MISS:
            self.stage = ROLLING

    def end_tuning(self, s: ChichenState) -> None:
        """Begin the bonus throw if there is one; otherwise finish (I10.20)."""
        if self.stage == LATE:
            self.finish(s)
            return
        self.left = self.bonus_dice(s)
        if self.left:
            self.stage = BONUS
        else:
            self.finish(s)

    def bonus_dice(self, s: ChichenState) -> int:
        """Return the number of dice of the bonus throw."""
        b = current_battle(s)
        if self.effect == FIRE or (self.effect == STONE and with_hero(b, self.side, STONE_BONUS_THROW)):
            return count_hits(self.dice, self.mask(s))
        if self.effect == RANGED_THROW and has_god(s, b, self.side, RANGED_BONUS_THROW):
            return count_hits(self.dice, s.box.god_hits[RANGED_BONUS_THROW])
        return 0

    def bonus_mask(self, s: ChichenState) -> int:
        """Return the numbers that hit in a bonus throw, as bits."""
        return s.box.god_hits[RANGED_BONUS_THROW] if self.effect == RANGED_THROW else self.mask(s)

    def finish(self, s: ChichenState) -> None:
        """Count the hits; pairs of sixes count with g58 (I20.58)."""
        b = current_battle(s)
        hits = count_hits(self.dice, self.mask(s)) + self.bonus + self.extra
        if self.effect == MELEE_THROW and has_god(s, b, self.side, SIX_PAIR):
            hits += self.dice[SIX] // s.box.god_numbers[SIX_PAIR]["dice"] * s.box.god_numbers[SIX_PAIR]["hits"]
        b.hits[self.side] = b.hits[self.side] + hits
        s.emit(HITS, seat_of(b, self.side), hits)
        s.pop()
