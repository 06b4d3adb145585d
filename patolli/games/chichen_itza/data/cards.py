"""Cards that the rules name: each constant is the effect word of a card in box.toml, and its value the printed number.

Cards that share an effect word have a suffix that tells them apart. A card that is not here works by its data alone,
such as the gods that cap a price. The module lies beside the data because the predicates of the state need it, too.
"""

from typing import Final

# Gods (I20)
COINS_PER_WATER_TILE: Final = 1
COINS_PER_RUIN_TILE: Final = 2
NO_HERO_PAY: Final = 3
COINS_PER_GEM: Final = 4
PRICE_MINUS: Final = 17
COINS_ON_DEFEAT: Final = 18
ATTACKER_PAYS: Final = 19
PLACER_PAYS: Final = 20
UNIT_LIMIT: Final = 21
IDOL_DOUBLE: Final = 22
SEARCH_MAGIC_FIRE: Final = 23
SEARCH_MAGIC_STONE: Final = 24
WARRIOR_ON_SINGLES: Final = 25
WARRIOR_ON_CAMPS: Final = 26
VILLAGE_CAMP_SWAP: Final = 27
FREE_REGROUP: Final = 28
COINS_ACTION_WARRIORS: Final = 29
GOD_DIG: Final = 30
REINFORCE_PLUS: Final = 31
TREASURE_PLUS: Final = 32
SECOND_TREASURE: Final = 33
OTHERS_TO_PEACE: Final = 34
REPEAT_TILE: Final = 35
SCOUT_CONTROL: Final = 36
WARRIOR_ON_RUIN: Final = 37
LAND_WATER_SWAP: Final = 38
ATTACKER_MARKERS: Final = 39
FOE_FEWER_MELEE_DICE: Final = 40
NO_MAGIC_PHASE: Final = 41
NO_RANGED_PHASE: Final = 42
SECOND_MAGIC_PHASE: Final = 43
NO_THIRD_MELEE: Final = 44
FOURTH_MELEE: Final = 45
SECOND_RANGED_PHASE: Final = 46
REROLL_ONE_MISS: Final = 47
REROLL_MISSES: Final = 48
FOE_MAGIC_PLUS: Final = 49
FOE_NO_SHIELDS: Final = 50
REROLL_CREATURE_DIE: Final = 51
REROLL_MISSES_PAID: Final = 52
MAGIC_SWAP: Final = 53
RANGED_HITS: Final = 54
RANGED_BONUS_THROW: Final = 55
STONE_HITS: Final = 56
FIRE_HITS: Final = 57
SIX_PAIR: Final = 58
PICK_UP_ON_WATER: Final = 59
PICK_UP_ON_LAND: Final = 60
BEST_RUIN_AGAIN: Final = 69
POINTS_PER_LEVEL_RANGED: Final = 73
POINTS_PER_LEVEL_DEFENCE: Final = 74
POINTS_PER_LEVEL_MAGE: Final = 75
POINTS_PER_LEVEL_MELEE: Final = 76
ALL_WHEELS: Final = 77
POINTS_PER_FIGURE: Final = 78
BEST_FIGURE_AGAIN: Final = 79
POINTS_PER_FIGURE_KIND: Final = 80

# Heroes (I21)
FREE_HERO_MOVE: Final = 1
WATER_JUMP: Final = 2
LAND_JUMP: Final = 3
COIN_PER_FALLEN: Final = 4
FALLEN_TO_START: Final = 5
FAVOUR_ON_WIN: Final = 6
RELOCATE_ON_WIN: Final = 7
IGNORE_SPECIAL: Final = 8
IDOL_STRIKES: Final = 9
RANGED_HITS_HERO: Final = 10
STONE_BONUS_THROW: Final = 11
SHIELD_LUCK_SWAP: Final = 12
MELEE_DIE_PLUS: Final = 13
HEARTS_MINUS: Final = 14
LIGHT_DIE: Final = 15
NEGATE_PHASE: Final = 16
SOLO_THIRD_MELEE: Final = 17
STRENGTH_IN_COINS: Final = 18
TREASURE_ON_TAKE_OVER: Final = 19
ATTACK_WITHOUT_WAR: Final = 20
MUSTER: Final = 21
RUIN_BONUS_DOUBLE: Final = 22
GEM_BONUS_DOUBLE: Final = 23
REROLL_SIXES: Final = 24
