"""The action table: every action of a game is one int, and every int has one text.

A game declares its table as verb blocks, in an order that never changes:

    A = Actions()
    PASS = A.block("pass")                              # one action
    CANAL = A.block("canal", places(CELLS))             # CANAL + i is "canal <CELLS[i]>", and points at that cell
    BUILD = A.block("build", VALUES, places(CELLS))     # BUILD + v * len(CELLS) + c is "build <v> <c>"

The int is the policy index, the search key and the id sent to clients and bots; the text is for records, logs and
people. A block stores its argument texts once, never the product, so that large blocks cost nothing.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from patolli.core.errors import BadNotation, shorten

Action = int
Spots = tuple[str, ...]  # names of places on the board


class Argument:
    """The texts of one argument of a verb, and for each text the spots that it points at on the board."""

    def __init__(self, texts: Sequence[str], spots: Sequence[Spots] = ()) -> None:
        self.texts = list(texts)
        self.spots: list[Spots] = list(spots) or [()] * len(texts)
        assert len(self.spots) == len(self.texts), "every text has its spots"


def places(names: Sequence[str]) -> Argument:
    """Return an argument whose texts are the names of spots."""
    return Argument(names, [(name,) for name in names])


def ranges(actions: list[Any]) -> list[tuple[Action, Action]]:
    """Return sorted actions as ranges (first, last): a long list is sent as a few of them."""
    found: list[Any] = []  # of the objects that the list holds: compiled, an int would be made anew
    if not actions:
        return found
    first: Any = actions[0]
    last, end = first, int(first)
    for each in actions:
        action: int = each
        if action > end + 1:
            found.append((first, last))
            first = each
        last, end = each, action
    found.append((first, last))
    return found


class Block:
    """A run of actions with one verb; its size is the product of the numbers of its argument texts."""

    def __init__(self, verb: str, base: int, arguments: list[Argument]) -> None:
        self.verb = verb
        self.base = base
        self.parts = [argument.texts for argument in arguments]
        self.spots = [argument.spots for argument in arguments]
        self.index = [{text: i for i, text in enumerate(part)} for part in self.parts]
        self.words = [max(text.count(" ") + 1 for text in part) for part in self.parts]
        self.size = 1
        for part, index in zip(self.parts, self.index, strict=True):
            assert part and len(index) == len(part), f"{verb}: argument texts must be there and differ"
            self.size *= len(part)

    def positions(self, offset: int) -> list[int]:
        """Return the position of each argument in its list, for the action at this offset; the last runs fastest."""
        found = []
        for part in reversed(self.parts):
            offset, i = divmod(offset, len(part))
            found.append(i)
        found.reverse()
        return found

    def arguments(self, offset: int) -> list[str]:
        """Return the argument texts of the action at this offset."""
        return [part[i] for part, i in zip(self.parts, self.positions(offset), strict=True)]

    def find(self, tokens: list[str], at: int = 0, part: int = 0, offset: int = 0) -> int:
        """Return the offset named by the tokens from `at` on, or -1."""
        if part == len(self.parts):
            return offset if at == len(tokens) else -1
        for end in range(at + 1, min(at + self.words[part], len(tokens)) + 1):
            i = self.index[part].get(" ".join(tokens[at:end]), -1)
            if i >= 0:
                found = self.find(tokens, end, part + 1, offset * len(self.parts[part]) + i)
                if found >= 0:
                    return found
        return -1


class Actions:
    """The table of a loaded game. `aliases` maps other spellings of an argument to its one text."""

    def __init__(self, aliases: dict[str, str] | None = None) -> None:
        self.blocks: list[Block] = []
        self.bases: list[int] = []
        self.size = 0
        self.verbs: dict[str, list[Block]] = {}
        self.aliases = aliases or {}
        self.by_verbs: dict[tuple[str, ...], list[Action]] = {}  # cache of `of_verbs`

    def block(self, verb: str, *arguments: Argument | Sequence[str]) -> Action:
        """Append a block and return its first action."""
        whole = [argument if isinstance(argument, Argument) else Argument(argument) for argument in arguments]
        block = Block(verb, self.size, whole)
        self.blocks.append(block)
        self.bases.append(block.base)
        self.verbs.setdefault(verb, []).append(block)
        self.size += block.size
        return block.base

    def __len__(self) -> int:
        return self.size

    def block_of(self, action: Action) -> Block:
        """Return the block that an action belongs to."""
        if not 0 <= action < self.size:
            raise BadNotation(f"{action} is not an action; expected 0 to {self.size - 1}")
        return self.blocks[bisect_right(self.bases, action) - 1]

    def verb(self, action: Action) -> str:
        """Return the first word of the action's text."""
        return self.block_of(action).verb

    def arguments(self, action: Action) -> list[str]:
        """Return the rest of the action's text, argument by argument."""
        block = self.block_of(action)
        return block.arguments(action - block.base)

    def spots(self, action: Action) -> Spots:
        """Return the spots of the action's arguments, in their order."""
        block = self.block_of(action)
        found: list[str] = []
        for spots, i in zip(block.spots, block.positions(action - block.base), strict=True):
            found += spots[i]
        return tuple(found)

    def of_verbs(self, verbs: tuple[str, ...]) -> list[Action]:
        """Return every action with one of these verbs, in rising order. The list is shared: do not change it."""
        found = self.by_verbs.get(verbs)
        if found is None:
            found = [a for b in self.blocks if b.verb in verbs for a in range(b.base, b.base + b.size)]
            self.by_verbs[verbs] = found
        return found

    def name(self, action: Action) -> str:
        """Return the one text of an action; `parse` is its inverse."""
        return " ".join([self.verb(action), *self.arguments(action)])

    def tokens(self, text: str) -> list[str]:
        """Return the words of a text as the table spells them."""
        return [self.aliases.get(token, token) for token in text.lower().split()]

    def find(self, text: str) -> Action:
        """Return the action of a text in any case, or -1 if the table has none."""
        tokens = self.tokens(text)
        if not tokens:
            return -1
        for block in self.verbs.get(tokens[0], []):
            offset = block.find(tokens, 1)
            if offset >= 0:
                return block.base + offset
        return -1

    def parse(self, text: str) -> Action:
        """Return the action of a text; raises BadNotation, which explains what is wrong with it."""
        action = self.find(text)
        if action < 0:
            raise BadNotation(self.notation_error(text))
        return action

    def notation_error(self, text: str) -> str:
        """Explain what is wrong with a text that names no action."""
        tokens = self.tokens(text)
        if not tokens:
            return "an action is missing"
        verb = tokens[0]
        if verb not in self.verbs:
            from difflib import get_close_matches  # takes long to import

            near = get_close_matches(verb[:40], self.verbs, n=1)
            hint = f"did you mean {near[0]}?" if near else f"verbs: {', '.join(self.verbs)}"
            return f"unknown verb {shorten(verb)!r}; {hint}"
        examples = ", ".join(f"{self.name(block.base)!r}" for block in self.verbs[verb])
        return f"{shorten(' '.join(tokens))!r} is not an action of this game; {verb!r} is written like {examples}"

    def __reduce__(self) -> tuple[Any, ...]:
        blocks = [(block.verb, block.parts, block.spots) for block in self.blocks]
        return load_pickled_actions, (self.aliases, blocks)

    def __repr__(self) -> str:
        return f"<{self.size} actions: {', '.join(self.verbs)}>"


def load_pickled_actions(
    aliases: dict[str, str], blocks: list[tuple[str, list[list[str]], list[list[Spots]]]]
) -> Actions:
    """Return the table that `Actions.__reduce__` has written."""
    table = Actions(aliases)
    for verb, parts, spots in blocks:
        table.block(verb, *(Argument(texts, of_texts) for texts, of_texts in zip(parts, spots, strict=True)))
    return table
