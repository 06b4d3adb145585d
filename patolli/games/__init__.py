"""The games: one folder each. A folder with a `rules.md` and a `GAME` is a game; nothing else is registered."""
