"""Errors of a storage."""

from patolli.core.errors import PatolliError


class StorageError(PatolliError):
    """A store that this server cannot use."""


class Conflict(PatolliError):
    """Something was written that must not be there twice: somebody else was faster. Nothing has changed."""


class NotSaved(PatolliError):
    """The disk refused; nothing has changed."""


class Damaged(NotSaved):
    """The store was found to be damaged while it was in use; nothing more is saved in it."""

    def __init__(self) -> None:
        super().__init__(
            "the server's games are damaged on its disk: nothing can be saved until its host restores a backup, and "
            "decisions since that backup may be lost"
        )
