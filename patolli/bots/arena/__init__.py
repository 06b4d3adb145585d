"""The arena: tournaments that measure the strength of bots.

Bots meet in pairs, one of the first alone among copies of the second. A block is one game for each seat of the first,
all with the same draws; intervals and tests count blocks, not games. Reading order: `entrants` (the bots), `schedule`
(the games to play), `match_runner` (one game), `workers` (processes that play), `result_lines` and `results` (the
file), `stats` (intervals and the sequential test), `report` (the figures), `plots` (the figures drawn).
"""
