"""How the API refuses a request: with a status, a code and one sentence."""

from __future__ import annotations

from typing import Final

# code -> status; all codes of the API
CODES: Final = {
    "not_found": 404,
    "not_signed_in": 401,
    "wrong_password": 401,
    "forbidden": 403,
    "bad_request": 400,
    "illegal_choice": 422,
    "stale": 409,
    "conflict": 409,
    "cannot_undo": 409,
    "not_started": 409,
    "not_revealed": 409,
    "name_taken": 409,
    "full": 409,
    "started": 409,
    "rate_limited": 429,
    "too_large": 413,
}


class Fault(Exception):
    """A request that cannot be fulfilled; nothing was changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """Return the HTTP status of this code."""
        return CODES[self.code]
