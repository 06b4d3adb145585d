"""The value of a running fight to both sides, by its odds."""

from patolli.games.chichen_itza.ai.combat_odds import (
    OPEN,
    Outcome,
    Sign,
    against_creature,
    against_seat,
    people,
    sign,
    strength_of,
)
from patolli.games.chichen_itza.ai.item_value import new_figure, new_tile, tile_points, warriors_value, yields
from patolli.games.chichen_itza.ai.known_values import Sums
from patolli.games.chichen_itza.ai.table_value import idle
from patolli.games.chichen_itza.ai.time_left import share, turns_left, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.rules.combat.battle import FIRST, PHASE_KINDS, SECOND, Battle, heroes_now, units_of
from patolli.games.chichen_itza.rules.combat.casting import Cast
from patolli.games.chichen_itza.rules.combat.damage import STRIKES, Damage, hearts_left
from patolli.games.chichen_itza.rules.combat.dice import count_hits
from patolli.games.chichen_itza.rules.combat.sequence import DAMAGE, PHASE_BEGINS, SECOND_THROWS, Fight
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.state import CITY, NO_BEAST, NO_SEAT, ChichenState, units_on


def battle(s: ChichenState, w: Weights, b: Fight, sums: Sums) -> None:
    """Add the expected ends of a running fight to the values of both sides."""
    seat = b.attacker
    left = turns_left(s, seat)
    units = units_of(s, b, FIRST)
    end = odds(s, b, units)
    now = idle(s, seat)
    stay = max(0, units - round(end.lost)) + b.aside
    sums.of[seat] += warriors_value(w, now + stay, left) - warriors_value(w, now, left)
    sums.of[seat] -= w.muster * share(left) * end.lost
    if b.spot == CITY:
        sums.of[seat] += end.wiped * s.box.city_win[s.round] + (1.0 - end.wiped) * s.box.city_loss
        return
    wary = not begun(s, b)
    prize = w.prize if wary else 1.0
    hope = usable_share(w, left)
    sums.of[seat] += prize * end.taken * new_tile(s, w, seat, b.spot) + (1.0 - end.taken) * w.comfort * hope
    sums.of[seat] -= w.unit * hope * (end.lost - round(end.lost) + end.taken)
    if b.start != CITY and units_on(s, seat, b.start) == 0:
        sums.of[seat] += (end.alive - end.taken) * (tile_points(s, seat, b.start) + yields(s, w, seat, b.start))
    if b.defender == NO_SEAT:
        kind, power = s.creature[b.spot], b.power or strength_of(s, b.spot)
        sums.of[seat] += (w.figures if wary else 1.0) * end.wiped * new_figure(s, w, seat, kind, power)
        return
    lost = w.unit * usable_share(w, turns_left(s, b.defender)) * max(0.0, end.slain - end.wiped)
    sums.of[b.defender] -= lost + end.wiped * (tile_points(s, b.defender, b.spot) + yields(s, w, b.defender, b.spot))


def begun(s: ChichenState, b: Battle) -> bool:
    """Say whether dice were thrown. From then on the prize counts in full: else bots would hurry to end the fight."""
    return b.phase > 0 or b.part > SECOND_THROWS or isinstance(s.stack[-1], Throw)


def odds(s: ChichenState, b: Battle, units: int) -> Outcome:
    """Return the odds of a running fight: of the open phase, then of the later ones."""
    heroes, b.heroes = b.heroes, [heroes_now(s, b, FIRST), [] if b.defender == NO_SEAT else heroes_now(s, b, SECOND)]
    since: Sign = (b.phase,)
    if b.part > PHASE_BEGINS and b.phase < len(PHASE_KINDS):
        since = running(s, b)
    if b.defender == NO_SEAT:
        kind = b.kind if b.kind != NO_BEAST else s.creature[b.spot]
        hearts = b.hearts or (s.box.city_strength[s.round] if b.spot == CITY else strength_of(s, b.spot))
        end = against_creature(s, b, units, sign(s, b, FIRST), kind, hearts, since)
    else:
        end = against_seat(s, b, units, units_of(s, b, SECOND), since)
    b.heroes = heroes
    return end


def running(s: ChichenState, b: Battle) -> Sign:
    """Return the key of the open phase: hits thrown so far, OPEN for those still to come."""
    top = s.stack[-1]
    hits = [float(b.hits[FIRST]), float(b.hits[SECOND])]
    if isinstance(top, Throw):
        hit = people(0, sign(s, b, FIRST)).hit[PHASE_KINDS[b.phase]] if top.left else 0.0
        hits[top.side] += count_hits(top.dice, top.mask(s)) + top.bonus + top.extra + top.left * hit
    if isinstance(top, Damage):
        due = [round(hits[SECOND]), round(hits[FIRST])] if top.stage == STRIKES else top.due
        removed = b.hearts - hearts_left(b) if b.defender == NO_SEAT else due[SECOND]
        return b.phase, removed, due[FIRST], 0
    cast = top.side if isinstance(top, Cast) else -1
    first = round(hits[FIRST]) if b.part >= SECOND_THROWS and cast != FIRST else OPEN
    if b.part >= DAMAGE and cast != SECOND:
        return b.phase, first, round(hits[SECOND]), b.marks
    return b.phase, first, OPEN, 0
