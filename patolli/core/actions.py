"""The action table: every action of a game is one int, and every int has one text.

A game declares its table as verb blocks, in an order that never changes:

    A = Actions()
    PASS = A.block("pass")                      # one action
    CANAL = A.block("canal", CELLS)             # CANAL + i is "canal <CELLS[i]>"
    BUILD = A.block("build", VALUES, CELLS)     # BUILD + v * len(CELLS) + c is "build <v> <c>"

The int is the policy index, the search key and the id that travels; the text is what records, logs and people use.
A block stores its argument texts once, never the product, so that large blocks cost nothing.
"""

from bisect import bisect_right
from collections.abc import Sequence
from difflib import get_close_matches

from patolli.core.errors import BadNotation, shorten

Action = int


class Block:
    """A run of actions with one verb; its size is the product of the numbers of its argument texts."""

    def __init__(self, verb: str, base: int, parts: list[list[str]]) -> None:
        self.verb = verb
        self.base = base
        self.parts = parts
        self.index = [{text: i for i, text in enumerate(part)} for part in parts]
        self.words = [max(text.count(" ") + 1 for text in part) for part in parts]
        self.size = 1
        for part, index in zip(parts, self.index, strict=True):
            assert part and len(index) == len(part), f"{verb}: argument texts must be there and differ"
            self.size *= len(part)

    def arguments(self, offset: int) -> list[str]:
        """The argument texts of the action at this offset, the last part running fastest."""
        texts = []
        for part in reversed(self.parts):
            offset, i = divmod(offset, len(part))
            texts.append(part[i])
        texts.reverse()
        return texts

    def find(self, tokens: list[str], at: int = 0, part: int = 0, offset: int = 0) -> int:
        """The offset that these tokens from `at` on name, or -1."""
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

    def block(self, verb: str, *parts: Sequence[str]) -> Action:
        """Append a block and return its first action."""
        block = Block(verb, self.size, [list(part) for part in parts])
        self.blocks.append(block)
        self.bases.append(block.base)
        self.verbs.setdefault(verb, []).append(block)
        self.size += block.size
        return block.base

    def __len__(self) -> int:
        return self.size

    def block_of(self, action: Action) -> Block:
        """The block that an action belongs to."""
        if not 0 <= action < self.size:
            raise BadNotation(f"{action} is no action: this table has 0 to {self.size - 1}")
        return self.blocks[bisect_right(self.bases, action) - 1]

    def verb(self, action: Action) -> str:
        """The first word of the action's text."""
        return self.block_of(action).verb

    def arguments(self, action: Action) -> list[str]:
        """The rest of the action's text, part by part."""
        block = self.block_of(action)
        return block.arguments(action - block.base)

    def name(self, action: Action) -> str:
        """The one text of an action; `parse` is its inverse."""
        return " ".join([self.verb(action), *self.arguments(action)])

    def tokens(self, text: str) -> list[str]:
        """The words of a text as the table spells them."""
        return [self.aliases.get(token, token) for token in text.lower().split()]

    def find(self, text: str) -> Action:
        """The action of a text in any case, or -1 if the table has none."""
        tokens = self.tokens(text)
        if not tokens:
            return -1
        for block in self.verbs.get(tokens[0], []):
            offset = block.find(tokens, 1)
            if offset >= 0:
                return block.base + offset
        return -1

    def parse(self, text: str) -> Action:
        """The action of a text; raises BadNotation, which says what is wrong with it."""
        action = self.find(text)
        if action < 0:
            raise BadNotation(self.complaint(text))
        return action

    def complaint(self, text: str) -> str:
        """What is wrong with a text that names no action."""
        tokens = self.tokens(text)
        if not tokens:
            return "an action is missing"
        verb = tokens[0]
        if verb not in self.verbs:
            near = get_close_matches(verb[:40], self.verbs, n=1)
            hint = f"did you mean {near[0]}?" if near else f"verbs: {', '.join(self.verbs)}"
            return f"unknown verb {shorten(verb)!r}; {hint}"
        examples = ", ".join(f"{self.name(block.base)!r}" for block in self.verbs[verb])
        return f"{shorten(' '.join(tokens))!r} is no action of this game; {verb!r} is written like {examples}"
