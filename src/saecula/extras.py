"""Libraries that only some features need: loaded when used, and named clearly when missing."""

from __future__ import annotations

import importlib
from typing import Any

from saecula.core.errors import SaeculaError


class MissingExtra(SaeculaError):
    """A feature needs a library that is not installed; the message tells how to get it."""


def extra(module: str, name: str) -> Any:
    """The module of an optional dependency; `name` is the extra of this project that brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        library = module.partition(".")[0]
        raise MissingExtra(f"{library} is not installed; pip install 'saecula[{name}]' brings it") from None
