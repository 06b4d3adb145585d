"""The domain: tables, seats, players and what each may see. Knows nothing of HTTP."""
