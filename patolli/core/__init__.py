"""The kernel: states and frames, actions, audiences, events, records. It knows no game.

Reading order: `state` (what a position is), `actions` (ints and their texts), `audience` and `events` (who may know
what), `game` (the one interface), `terms` (what a position is worth, part by part), `record` and `replay` (a game as
text). `options`, `facts`, `rulebook` and `registry` load a game; `errors` lists what can go wrong.
"""
