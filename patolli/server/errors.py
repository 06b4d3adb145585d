"""Errors as data: a code, its parameters, the rule that refuses an action, and a reason from the caller's view.

A sentence for people is the Fluent message `error-CODE` in `patolli/messages/errors.LANG.ftl`, whose variables are the
parameters of the code. No other text reaches a response.
"""

from functools import cache, lru_cache
from typing import Final

from patolli.core.errors import (
    BadOption,
    NotOffered,
    NotYourTurn,
    PatolliError,
    RecordError,
    StaleRevision,
    shorten,
)
from patolli.core.game import Game, Message
from patolli.core.replay import Replay
from patolli.messages import Messages

CODES: Final[dict[str, int]] = {  # code: HTTP status; a live connection is closed with 4000 more
    # The request itself
    "malformed": 400,
    "not-http": 400,
    "incomplete": 400,
    "unknown-token": 401,
    "foreign-origin": 403,
    "not-found": 404,
    "not-built": 404,
    "method-not-allowed": 405,
    "request-timeout": 408,
    "too-large": 413,
    "too-many-fields": 431,
    "not-json": 415,
    "not-text": 415,
    "unknown-host": 421,
    "bad-number": 422,
    "bad-input": 422,
    "rate-limited": 429,
    "too-many-connections": 429,
    "fault": 500,
    # The caller
    "no-seat": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "seat-lost": 403,
    "seat-token-only": 403,
    "token-without-name": 403,
    "invisible-name": 422,
    "invite-used": 403,
    "other-seat-held": 403,
    "table-private": 403,
    "record-private": 403,
    # Things that are not there
    "no-table": 404,
    "no-line": 404,
    "no-lesson": 404,
    "unknown-game": 404,
    "unknown-seat": 404,
    "unknown-language": 404,
    # New tables and imports
    "no-box": 404,
    "no-box-file": 422,
    "no-box-option": 422,
    "box-fault": 422,
    "box-text-or-values": 422,
    "box-too-large": 413,
    "too-many-boxes": 422,
    "wrong-seat-count": 422,
    "bad-option": 422,
    "unknown-level": 422,
    "bad-record": 422,
    "record-too-short": 422,
    "record-or-table": 422,
    # Decisions
    "stale": 409,
    "reloaded": 409,
    "conflict": 409,
    "key-used": 409,
    "not-started": 409,
    "game-over": 409,
    "not-finished": 409,
    "bot-plays": 409,
    "not-offered": 422,
    "not-your-turn": 422,
    "bad-notation": 422,
    "bad-action": 422,
    "action-or-text": 422,
    "no-undo": 422,
    "nothing-since": 422,
    "no-takeback-after-end": 422,
    "takeback-not-asked": 409,
    "takeback-not-open": 409,
    "unknown-question": 422,
    "hints-off": 403,
    # Seats
    "game-begun": 409,
    "seat-taken": 409,
    "seat-held": 409,
    "seat-given-up": 409,
    "bot-in-seat": 409,
    "already-playing": 409,
    "link-given": 409,
    "not-waiting-long": 403,
    "transfer-not-asked": 409,
    "empty-chat": 422,
    # Finished games
    "game-running": 403,
    # Tables that cannot be played on
    "other-rules": 409,
    "other-data": 409,
    "damaged-record": 409,
    # The server is not able to
    "box-too-slow": 503,
    "busy": 503,
    "server-full": 503,
    "replay-too-long": 503,
    "not-saved": 503,
    "outcome-unknown": 503,
    "damaged-database": 503,
}
CLOSE_CODE: Final = 4000  # of a live connection, and the HTTP status of the error
MAX_QUOTED: Final = 80  # characters of a text that an error quotes
MAX_TEXT: Final = 300  # characters of a parameter
RETRY_PARAMETER: Final = "seconds"  # after which a request may be tried again; also in the header `retry-after`


class ApiError(PatolliError):
    """A request that was not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        /,
        *,
        rule: str = "",
        reason: Message | None = None,
        rev: int | None = None,
        detail: str = "",
        **params: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.rev = rev
        self.detail = shorten(detail, MAX_TEXT)  # in English, for developers; never part of a sentence
        self.params = {name: shorten(v, MAX_TEXT) if isinstance(v, str) else v for name, v in params.items()}
        self.text = ""  # in English, if a rule refuses

    def __str__(self) -> str:
        return self.text or sentence(self.code, self.params)

    @property
    def status(self) -> int:
        """Return the HTTP status."""
        return CODES[self.code]

    @property
    def close_code(self) -> int:
        """Return the code that a live connection is closed with."""
        return CLOSE_CODE + self.status

    @property
    def retry_after(self) -> int:
        """Return the seconds after which the request may be tried again; 0 if they are unknown."""
        seconds = self.params.get(RETRY_PARAMETER, 0)
        return seconds if isinstance(seconds, int) else 0


def sentence(code: str, params: dict[str, object]) -> str:
    """Return the English sentence of an error, for programs that show it to a developer."""
    return english().format(f"error-{code}", params)


@cache
def english() -> Messages:
    """Return the English messages that all games share."""
    return Messages(None, "en")


@lru_cache(maxsize=64)
def english_of(game: Game) -> Messages:
    """Return the English messages of a game; to make them takes some milliseconds."""
    return Messages(game, "en")


def as_api_error(error: PatolliError) -> ApiError:
    """Return an error of the library as one of the server; its text is English and only a detail."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, StaleRevision):
        return ApiError("stale")
    if isinstance(error, NotYourTurn):
        return ApiError("not-your-turn", rule=error.rule)
    if isinstance(error, NotOffered):
        return ApiError("not-offered", rule=error.rule)
    if isinstance(error, BadOption):
        return ApiError("bad-option", detail=str(error))
    if isinstance(error, RecordError):
        return ApiError("bad-record", line=error.line, detail=str(error).removeprefix(f"line {error.line}: "))
    return ApiError("bad-input", detail=str(error))


def explained(error: NotOffered | NotYourTurn, replay: Replay, seat: int, text: str) -> ApiError:
    """Return a refusal of the rules with its reason, which is computed from the view of the seat alone."""
    if not error.rule:
        return ApiError("game-over")  # by resignation
    refused = as_api_error(error)
    game = replay.game
    refused.reason = game.explain(game.view(replay.state, seat), seat, text, error.rule)
    words = english_of(game)
    words.labels, words.names = replay.labels, replay.names
    refused.text = f"{error.rule} {words.format(*refused.reason)}"
    return refused


def bad_notation(game: Game, text: str) -> ApiError:
    """Return the refusal of a text that is no action, with examples of its verb or the verbs of the game."""
    words = game.actions.tokens(text)
    verb = words[0] if words else ""
    blocks = game.actions.verbs.get(verb, [])
    examples = [game.actions.name(block.base) for block in blocks] or list(game.actions.verbs)
    return ApiError("bad-notation", text=" ".join(words)[:MAX_QUOTED], examples=examples)


def api_error(found: tuple[str, dict[str, object], str]) -> ApiError:
    """Return an error that another process has sent as its code, parameters and detail."""
    error = ApiError("fault")
    error.code, error.params, error.detail = found
    return error
