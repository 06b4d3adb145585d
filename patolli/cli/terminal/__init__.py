"""Play in the terminal: the client, its commands and its screen."""
