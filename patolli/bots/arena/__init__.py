"""The arena: tournaments of bots, by which their strength is known and not only believed.

Bots meet in pairs, one of the first alone among copies of the second. A block is one game for each seat that it can
take, all with the same draws; blocks, not games, are what intervals and tests count. Reading order: `entries` (who
takes part), `plan` (what is played), `games` (one game), `workers` (where it is played), `lines` and `results` (the
file), `stats` (intervals and the sequential test), `report` (what comes out), `plots` (the same drawn).
"""
