"""Refusals: a status, one word for programs, one sentence for people, and the rule if there is one."""

from typing import Final

from patolli.core.errors import (
    ActionError,
    BadNotation,
    NotOffered,
    NotYourTurn,
    NoUndo,
    PatolliError,
    StaleRevision,
    UnknownGame,
)


class Refused(PatolliError):
    """A request that was not carried out; nothing has changed."""

    def __init__(
        self, status: int, error: str, message: str, rule: str = "", rev: int | None = None, wait: int = 0
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.rule = rule
        self.rev = rev
        self.wait = wait  # seconds after which it may be tried again; 0: nobody knows


KINDS: Final[tuple[tuple[type[PatolliError], int, str], ...]] = (  # the first that fits
    (StaleRevision, 409, "stale"),
    (NotOffered, 422, "not_offered"),
    (NotYourTurn, 422, "not_your_turn"),
    (BadNotation, 422, "bad_notation"),
    (NoUndo, 422, "no_undo"),
    (ActionError, 422, "refused"),
    (UnknownGame, 404, "unknown_game"),
    (PatolliError, 422, "bad_input"),
)


def refusal(error: PatolliError) -> Refused:
    """Any error of patolli as a refusal."""
    if isinstance(error, Refused):
        return error
    status, kind = next((status, kind) for type_, status, kind in KINDS if isinstance(error, type_))
    return Refused(status, kind, str(error), getattr(error, "rule", ""))


def missing(what: str) -> Refused:
    """Nothing is there, or nothing that the caller may know of."""
    return Refused(404, "missing", what)


def forbidden(why: str) -> Refused:
    """The caller is known, and may not."""
    return Refused(403, "forbidden", why)
