"""A random generator for tries that seldom draw: it is seeded when the first number is asked for."""

import random
from typing import Any


class LazyRandom:
    """Gives the numbers of random.Random(seed). To seed that takes longer than most steps of a game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __getattr__(self, name: str) -> Any:
        """Return a method of the generator, and keep it as an attribute."""
        if "rng" not in vars(self):
            self.rng = random.Random(self.seed)
        method = getattr(self.rng, name)
        setattr(self, name, method)
        return method
