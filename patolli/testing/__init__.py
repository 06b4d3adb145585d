"""Tools for anyone who writes a game: laws, fuzzing, perft, playthroughs, speed, and the file format as text."""
