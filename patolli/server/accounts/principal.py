"""The caller of a request, as all parts of the server know it."""

from dataclasses import dataclass

from patolli.server.labels import GUEST, display_name
from patolli.server.storage import queries
from patolli.server.storage.base import BROWSER, SEAT_TOKEN, Statement


@dataclass(frozen=True)
class Principal:
    """A user: a person known by a cookie, a program known by its secret, or the token of one seat."""

    user: str  # empty for a secret that belongs to nobody
    kind: str  # BROWSER, PROGRAM or SEAT_TOKEN
    hash: str  # of the cookie or the secret
    stored_name: str = ""
    stored: bool = False
    cookie: str = ""  # to be set, if the browser is new here

    @property
    def is_known(self) -> bool:
        """Return whether the secret is one of this server's, and not of a browser that is new here."""
        return bool(self.user) and not self.cookie

    @property
    def may_join(self) -> bool:
        """Return whether the caller may make tables and take seats; a seat token speaks for its seat alone."""
        return bool(self.user) and self.kind != SEAT_TOKEN

    @property
    def name(self) -> str:
        """Return the name that the caller goes by."""
        return display_name(self.stored_name)

    @property
    def is_named(self) -> bool:
        """Return whether the caller has a name."""
        return self.name != GUEST

    def registration(self) -> list[Statement]:
        """Return the statements that store the user; they go before all others that name the user."""
        return [] if self.stored else queries.add_user(self.user, BROWSER, self.hash)
