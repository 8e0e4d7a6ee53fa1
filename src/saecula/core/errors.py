"""What can go wrong, in one line each; whoever raises one of these has changed nothing."""

from __future__ import annotations


class SaeculaError(Exception):
    """Something the caller asked for cannot be done; the message says what would be right."""


class IllegalChoice(SaeculaError):
    """An action that is not among the options, by a seat that is not asked, or with a stale token."""


class UnknownGame(SaeculaError):
    """No game of that name."""


class BadOption(SaeculaError):
    """An unknown option, a value out of range, or options that exclude each other."""


class BadRecord(SaeculaError):
    """A record that is malformed, tampered with, or does not fit these rules."""


class DeadEnd(SaeculaError):
    """A decision that must have an option has none: a fault of the rules."""


class EndlessLoop(SaeculaError):
    """Steps follow each other without end: a fault of the rules."""


class NotRedacted(SaeculaError):
    """Something hidden was about to be passed off as what a seat sees."""
