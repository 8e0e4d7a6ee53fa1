"""What both languages of cards have in common: an effect is a record whose `op` says which one it is.

`modifiers` lists what lasts as long as an empire has the card, artifact or leader; `deeds` what happens once.
"""

from __future__ import annotations

from functools import cache

from saecula.core.catalog import Record


class Effect(Record, frozen=True, tag_field="op"):
    """What all effects have in common."""

    @property
    def op(self) -> str:
        """Return the word that content uses."""
        return _tag(type(self))


@cache
def _tag(kind: type[Effect]) -> str:
    return str(kind.__struct_config__.tag)
