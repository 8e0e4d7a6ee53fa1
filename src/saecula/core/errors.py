"""Errors with a message of one line. A function that raises one of them has changed nothing."""

from __future__ import annotations


class SaeculaError(Exception):
    """Raised when a request cannot be carried out; the message says what would be valid."""


class IllegalChoice(SaeculaError):
    """Raised for an action that is not an option, by a seat that is not asked, or with a stale token."""


class UnknownGame(SaeculaError):
    """Raised when there is no game of that name."""


class BadOption(SaeculaError):
    """Raised for an unknown option, a value out of range, or options that exclude each other."""


class BadRecord(SaeculaError):
    """Raised for a record that is malformed, has been tampered with, or does not fit these rules."""


class DeadEnd(SaeculaError):
    """Raised when a decision that must have an option has none: a bug in the rules."""


class EndlessLoop(SaeculaError):
    """Raised when steps follow each other without end: a bug in the rules."""


class NotRedacted(SaeculaError):
    """Raised when a position that was not redacted is passed as what a seat sees."""
