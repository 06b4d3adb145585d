"""The kernel: states and frames, actions, audiences, events, records. It knows no game.

Reading order: `state` (what a position is), `actions` (ints and their texts), `audience` and `events` (the seats that
may know a field), `game` (the one interface), `chance` (outcomes), `evaluation` (terms and weights), `record` and
`replay` (a game as text). `options`, `datafile`, `rulebook` and `registry` load a game; `errors` lists the exceptions.
"""
