"""Work that the server does by itself: turns of bots, analyses of finished games."""
