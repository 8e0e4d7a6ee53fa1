"""Optional dependencies: imported when used, with a clear error if they are missing."""

from __future__ import annotations

import importlib
from typing import Any

from saecula.core.errors import SaeculaError


class MissingExtra(SaeculaError):
    """Raised when a feature needs a library that is not installed; the message says how to install it."""


def extra(module: str, name: str) -> Any:
    """Import a module of an optional dependency; `name` is the extra of this project that installs it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        library = module.partition(".")[0]
        raise MissingExtra(f"{library} is not installed; pip install 'saecula[{name}]' brings it") from None
