"""The words of both languages of effects."""

from typing import get_args

from saecula.games.seven_ages.deeds import AnyDeed
from saecula.games.seven_ages.modifiers import AnyModifier


def ops() -> list[str]:
    """Return every op that content can use."""
    kinds = dict.fromkeys((*get_args(AnyModifier), *get_args(AnyDeed)))
    return [str(kind.__struct_config__.tag) for kind in kinds]
