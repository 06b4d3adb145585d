"""Throws (I10): casting, dice, luck, rerolls, bonus throws."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import (
    AGAIN,
    AGAIN_ALL,
    CAST,
    DONE,
    IDOL,
    LUCK,
    MAGIC,
    MIX,
    ROLL,
    USE,
    USE_HERO,
)
from patolli.games.chichen_itza.battle import (
    MELEE_1,
    PHASE_KINDS,
    Battle,
    battle,
    has_god,
    has_scout,
    seat_of,
    units_of,
    with_hero,
)
from patolli.games.chichen_itza.events import CAST as CAST_TOLD
from patolli.games.chichen_itza.events import DECLINED, HITS, LUCK_USED, ROLLED, SWAPPED, USED
from patolli.games.chichen_itza.state import FIRE, STONE, Chichen, Question, owns
from patolli.games.chichen_itza.tables import FACES, MAGE, MELEE, RANGED, RANGED_PHASE, Numbers, Words
from patolli.games.chichen_itza.windows import COINS, exchange, exchange_refusal, exchanges
from patolli.games.chichen_itza.windows import LUCK as IDOL_LUCK
from patolli.games.chichen_itza.windows import MAGIC as IDOL_MAGIC

RANGED_THROW: Final = 2  # what is thrown; STONE and FIRE are the others
MELEE_THROW: Final = 3
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
REROLL_GODS: Final[Numbers] = (47, 48, 52)
H24: Final = 124  # in Battle.used
SIX: Final = 6
ROLLS: Final = [ROLL + i for i in range(FACES)]


# Casting


def most_cards(s: Chichen, seat: Seat, kind: int) -> int:
    """How many cards of an effect the wheel allows (I10.1)."""
    level = s.wheel[seat][MAGE]
    return s.box.stone[level] if kind == STONE else s.box.fire[level]


class Cast(Question):
    """I10.1, I10.2, I18.4: stone or fire cards, or none; with g53 then how many of them are stone (I20.53)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"side": ALL, "effect": ALL, "cards": ALL}
    ANSWERS = ("cast", "idol", "mix")

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.effect = STONE
        self.cards = 0  # above 0 while the mix is asked for

    def asked(self, s: Chichen) -> Seat:
        return seat_of(battle(s), self.side)

    def advance(self, s: Chichen) -> bool:
        if self.cards:
            return True  # I25.4: a mix is always posed
        seat = self.asked(s)
        if s.hand[seat][STONE] + s.hand[seat][FIRE] + s.idols[seat] == 0:
            s.pop()
            return False
        return super().advance(s)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        stone, fire = s.hand[seat][STONE], s.hand[seat][FIRE]
        if self.cards:
            return [MIX + stones for stones in range(max(0, self.cards - fire), min(self.cards, stone) + 1)]
        swaps = owns(s, seat, 53)
        found = exchanges(s, seat, (IDOL_MAGIC,)) if s.idols[seat] else []
        found.append(CAST)
        for kind in (STONE, FIRE):
            held = stone + fire if swaps else s.hand[seat][kind]
            for cards in range(min(held, most_cards(s, seat, kind))):
                found.append(CAST + 1 + kind * MAGIC + cards)
        return found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if (self.cards > 0) != (action >= MIX):
            return "I25.1"
        if action < DONE:
            return exchange_refusal(s, seat, IDOL_MAGIC) if action == IDOL + IDOL_MAGIC else "I18.4"
        if action in self.legal(s, seat):
            return None
        return "I20.53" if self.cards else "I10.1"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action < DONE:
            exchange(s, seat, IDOL_MAGIC)
        elif action == CAST:
            s.tell(DECLINED, seat)
            s.pop()
        elif action < MIX:
            self.effect, count = divmod(action - CAST - 1, MAGIC)
            self.cards = count + 1
            if not has_god(s, battle(s), self.side, 53):
                self.discard(s, seat, self.cards if self.effect == STONE else 0)
        else:
            self.discard(s, seat, action - MIX)

    def discard(self, s: Chichen, seat: Seat, stones: int) -> None:
        """The cards go openly to the discard, and as many dice are thrown."""
        for kind, count in ((STONE, stones), (FIRE, self.cards - stones)):
            s.hand[seat][kind] -= count
            s.discard[kind] += count
            s.least[seat][kind] = max(0, s.least[seat][kind] - count)  # I26.11
        s.tell(CAST_TOLD, seat, ("stone", "fire")[self.effect], self.cards)
        if stones != (self.cards if self.effect == STONE else 0):
            s.tell(SWAPPED, seat, stones, self.cards - stones)
        s.pop()
        s.push(Throw(self.side, self.effect, self.cards))


# Numbers of dice and numbers that hit


def ranged_dice(s: Chichen, b: Battle, side: int) -> int:
    """I10.5."""
    attacks = s.box.ranged[s.wheel[seat_of(b, side)][RANGED]]
    return attacks + has_scout(s, b, side) if attacks else 0


def melee_dice(s: Chichen, b: Battle, side: int) -> int:
    """I10.8."""
    dice = units_of(s, b, side) + has_scout(s, b, side) + with_hero(b, side, 13)
    if has_god(s, b, 1 - side, 40):
        dice -= s.box.god_value[39]
    return max(0, dice)


def hitting(s: Chichen, b: Battle, side: int, effect: int) -> int:
    """I10.23: the numbers that hit, as bits: base range and own cards; the opponent's g49 makes magic harder."""
    box = s.box
    seat = seat_of(b, side)
    if effect == MELEE_THROW:
        return (2 << box.melee[s.wheel[seat][MELEE]]) - 2
    if effect == RANGED_THROW:
        mask = box.ranged_hits | (box.god_hits[53] if has_god(s, b, side, 54) else 0)
        return mask | (box.hero_hits[9] if with_hero(b, side, 10) else 0)
    if effect == STONE:
        mask = box.stone_hits | (box.god_hits[55] if has_god(s, b, side, 56) else 0)
    else:
        mask = box.fire_hits | (box.god_hits[56] if has_god(s, b, side, 57) else 0)
    return mask >> box.god_value[48] if has_god(s, b, 1 - side, 49) else mask


def count_hits(dice: list[int], mask: int) -> int:
    """How many dice of a pool hit."""
    hits = 0
    for number in range(1, FACES + 1):
        if mask >> number & 1:
            hits += dice[number]
    return hits


class Throw(Question):
    """I10.12 to I10.22: first the dice, then tuning, bonus throws, and a late hit by luck."""

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
    ANSWERS = ("roll", "luck", "use", "idol", "done", "again")

    def __init__(self, side: int = 0, effect: int = STONE, left: int = 0) -> None:
        self.side = side
        self.effect = effect
        self.left = left  # dice still to roll
        self.dice = [0] * (FACES + 1)  # number: dice that show it
        self.stage = ROLLING
        self.extra = 0  # hits bought with luck
        self.bonus = 0  # hits of bonus throws
        self.power = 0  # the god that chooses dice to reroll
        self.last = 0  # the number that was chosen last (I25.8)

    def asked(self, s: Chichen) -> Seat:
        return CHANCE if self.left and self.stage != CHOOSING else seat_of(battle(s), self.side)

    def ready(self, s: Chichen) -> bool:
        if self.left or self.stage == CHOOSING:
            return True
        if self.stage == ROLLING:
            if sum(self.dice) == 0:  # I10.11
                self.finish(s)
                return False
            self.stage = TUNING
        elif self.stage == BONUS:
            self.stage = LATE
        return True

    def mask(self, s: Chichen) -> int:
        """The numbers that hit."""
        return hitting(s, battle(s), self.side, self.effect)

    def misses(self, s: Chichen) -> list[int]:
        """I10.17: the numbers of dice that are misses."""
        mask = self.mask(s)
        return [number for number in range(1, FACES + 1) if self.dice[number] and not mask >> number & 1]

    # What is offered

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return ROLLS.copy()
        if self.stage == CHOOSING:
            return self.choices(s)
        b = battle(s)
        found: list[Action] = []
        if s.idols[seat]:
            found += self.idols(s, b, seat)
        found.append(DONE)
        if self.stage == TUNING:
            for god in REROLL_GODS:
                if owns(s, seat, god) and self.god_refusal(s, b, seat, god) is None:
                    found.append(USE + god - 1)
            if self.h24_refusal(b) is None:
                found.append(USE_HERO + 23)
        for way in range(len(LUCK_WORDS)):
            if self.luck_refusal(s, b, seat, way) is None:
                found.append(LUCK + way)
        return found

    def weights(self, s: Chichen) -> list[int]:
        return [1] * FACES

    def idols(self, s: Chichen, b: Battle, seat: Seat) -> list[Action]:
        """W4 (I18.5), W5 (I18.6)."""
        things: list[int] = []
        if self.stage == TUNING and self.wants_coins(s, b, seat):
            things.append(COINS)
        if not b.luck_used[self.side]:
            things.append(IDOL_LUCK)
        return exchanges(s, seat, tuple(things))

    def wants_coins(self, s: Chichen, b: Battle, seat: Seat) -> bool:
        """Whether coins could still buy the reroll of g52."""
        left = has_god(s, b, self.side, 52) and self.may_pay(s, b)
        return left and s.coins[seat] < s.box.god_numbers[51]["coins"] and bool(self.misses(s))

    def may_pay(self, s: Chichen, b: Battle) -> bool:
        """I20.52: whether g52 still rerolls in this fight."""
        return b.paid_reroll[self.side] < s.box.god_numbers[51]["per_fight"]

    def god_refusal(self, s: Chichen, b: Battle, seat: Seat, god: int) -> str | None:
        """I10.19, I20.47, I20.48, I20.52."""
        if not has_god(s, b, self.side, god):
            return f"I20.{god}"
        if god in b.used[self.side] or (god == 52 and not self.may_pay(s, b)):
            return "I10.19"
        phase = PHASE_KINDS[b.phase]
        if not self.misses(s) or (god == 47 and phase != RANGED_PHASE) or (god == 48 and b.phase != MELEE_1):
            return f"I20.{god}"
        return f"I20.{god}" if god == 52 and s.coins[seat] < s.box.god_numbers[51]["coins"] else None

    def h24_refusal(self, b: Battle) -> str | None:
        """I21.24."""
        if H24 in b.used[self.side]:
            return "I10.19"
        return None if with_hero(b, self.side, 24) and self.dice[SIX] else "I21.24"

    def luck_refusal(self, s: Chichen, b: Battle, seat: Seat, way: int) -> str | None:
        """I10.14, I10.16, I21.12."""
        if b.luck_used[self.side] or s.luck[seat] < LUCK_PRICE[way] or s.shields[seat] < SHIELD_PRICE[way]:
            return "I10.14"
        if self.stage == LATE and way in (REROLL, REROLL_SHIELD):
            return "I10.16"
        return "I21.12" if SHIELD_PRICE[way] and not with_hero(b, self.side, 12) else None

    def choices(self, s: Chichen) -> list[Action]:
        """I10.18: misses in rising order, all that are left, or an end after the first."""
        numbers = [number for number in self.misses(s) if number >= self.last]
        found = [DONE] if self.left else []
        found += [AGAIN + number - 1 for number in numbers]
        return found + [AGAIN_ALL] if numbers and self.power != 47 else found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if (seat == CHANCE) != (action >= ROLL):
            return "I25.1"
        if action in self.legal(s, seat):
            return None
        if self.stage == CHOOSING:
            return "I10.18" if AGAIN <= action <= AGAIN_ALL else "I25.1"
        b = battle(s)
        if action < DONE:
            return "I18.1" if s.idols[seat] == 0 else "I18.5" if self.stage == TUNING else "I18.6"
        if LUCK <= action < AGAIN:
            return self.luck_refusal(s, b, seat, action - LUCK)
        if self.stage == TUNING and action == USE_HERO + 23:
            return self.h24_refusal(b)
        if self.stage == TUNING and action - USE + 1 in REROLL_GODS:
            return self.god_refusal(s, b, seat, action - USE + 1)
        return "I25.1"

    # What the answers do

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            self.roll(s, action - ROLL + 1)
        elif self.stage == CHOOSING:
            self.choose(s, action)
        elif action == DONE:
            s.tell(DECLINED, seat)
            self.end_tuning(s)
        elif action < DONE:
            exchange(s, seat, action - IDOL)
        elif LUCK <= action < LUCK + 5:
            self.use_luck(s, seat, action - LUCK)
        else:
            self.use_power(s, seat, action)

    def roll(self, s: Chichen, number: int) -> None:
        """A die shows a number: of the throw itself, or of a bonus throw."""
        self.left -= 1
        s.die = number
        s.tell(ROLLED, seat_of(battle(s), self.side), number)
        if self.stage != BONUS:
            self.dice[number] += 1
        elif self.bonus_mask(s) >> number & 1:
            self.bonus += 1

    def use_luck(self, s: Chichen, seat: Seat, way: int) -> None:
        """I10.14: all dice again, or a hit more."""
        battle(s).luck_used[self.side] = 1
        s.luck[seat] -= LUCK_PRICE[way]
        s.shields[seat] -= SHIELD_PRICE[way]
        s.tell(LUCK_USED, seat, LUCK_WORDS[way])
        if way in (REROLL, REROLL_SHIELD):
            self.left = sum(self.dice)
            self.dice = [0] * (FACES + 1)
            self.stage = ROLLING
        else:
            self.extra += 1

    def use_power(self, s: Chichen, seat: Seat, action: Action) -> None:
        """g47, g48, g52 choose misses, h24 takes all sixes."""
        b = battle(s)
        if action == USE_HERO + 23:
            s.tell(USED, seat, "h24")
            b.used[self.side].append(H24)
            self.left = self.dice[SIX]
            self.dice[SIX] = 0
            self.stage = ROLLING
            return
        self.power = action - USE + 1
        s.tell(USED, seat, f"g{self.power}")
        if self.power == 52:
            s.coins[seat] -= s.box.god_numbers[51]["coins"]
            b.paid_reroll[self.side] += 1
        else:
            b.used[self.side].append(self.power)
        self.last = 0
        self.stage = CHOOSING

    def choose(self, s: Chichen, action: Action) -> None:
        """Dice to roll again; g47 takes just one."""
        if action == AGAIN_ALL:
            for number in self.misses(s):
                self.left += self.dice[number]
                self.dice[number] = 0
        elif action != DONE:
            self.last = action - AGAIN + 1
            self.dice[self.last] -= 1
            self.left += 1
        if action in (DONE, AGAIN_ALL) or self.power == 47:
            self.stage = ROLLING

    def end_tuning(self, s: Chichen) -> None:
        """I10.20: bonus throws, if any; otherwise the throw is over."""
        if self.stage == LATE:
            self.finish(s)
            return
        self.left = self.bonus_dice(s)
        if self.left:
            self.stage = BONUS
        else:
            self.finish(s)

    def bonus_dice(self, s: Chichen) -> int:
        """The dice that are thrown once more."""
        b = battle(s)
        if self.effect == FIRE or (self.effect == STONE and with_hero(b, self.side, 11)):
            return count_hits(self.dice, self.mask(s))
        if self.effect == RANGED_THROW and has_god(s, b, self.side, 55):
            return count_hits(self.dice, s.box.god_hits[54])
        return 0

    def bonus_mask(self, s: Chichen) -> int:
        """The numbers that hit in a bonus throw."""
        return s.box.god_hits[54] if self.effect == RANGED_THROW else self.mask(s)

    def finish(self, s: Chichen) -> None:
        """Count the hits; pairs of sixes count with g58 (I20.58)."""
        b = battle(s)
        hits = count_hits(self.dice, self.mask(s)) + self.bonus + self.extra
        if self.effect == MELEE_THROW and has_god(s, b, self.side, 58):
            hits += self.dice[SIX] // s.box.god_numbers[57]["dice"] * s.box.god_numbers[57]["hits"]
        b.hits[self.side] += hits
        s.tell(HITS, seat_of(b, self.side), hits)
        s.pop()
