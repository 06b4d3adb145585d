"""Errors of callers, files and players, one class for each kind.

Every error has a message of one line. `ActionError`s are refused decisions: nothing has changed when they are raised.
"""


def shorten(text: str, most: int = 80) -> str:
    """Return a text cut to a length that fits into a message."""
    return text if len(text) <= most else text[: most - 1] + "…"


class PatolliError(Exception):
    """The base class of all errors that a caller, a file or a player can cause."""


class UnknownGame(PatolliError):
    """No registered game has this name."""


class BadOption(PatolliError):
    """An option that the game does not have, or a value that the option does not take."""


class BadData(PatolliError):
    """A data file that cannot be read or has a wrong value; the message names file and key.

    Where a value is wrong, `key` is its key path, and `fault` names the kind of fault, whose numbers and words are
    `params`; `sentence` is the message without file and key.
    """

    def __init__(self, message: str, key: str = "", fault: str = "", params: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.key = key
        self.fault = fault
        self.params: dict[str, object] = params or {}
        self.sentence = message.partition(f"{key}: ")[2] if key else message


class BadState(PatolliError):
    """A dumped state or a view that does not belong to this game."""


class RecordError(PatolliError):
    """A record that cannot be read or replayed; the message begins with the place."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class ActionError(PatolliError):
    """A decision that was refused."""


class BadNotation(ActionError):
    """A text that is not an action of this game in any position."""


class NotYourTurn(ActionError):
    """The seat is not to act now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class NotOffered(ActionError):
    """The action is not legal now; `rule` is the id of the rule that refuses it."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class StaleRevision(ActionError):
    """The decision answers an older position than the present one."""


class NoUndo(ActionError):
    """The seat may not take back so many decisions."""
