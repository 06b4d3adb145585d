"""The body of a response that is an error."""

from patolli.server.errors import ApiError
from patolli.server.schema import responses


def error_body(error: ApiError) -> responses.ErrorBody:
    """Return an error as data, with its English sentence."""
    return responses.ErrorBody(
        responses.ErrorData(error.code, error.rule, error.reason, error.params, error.rev, error.detail), str(error)
    )
