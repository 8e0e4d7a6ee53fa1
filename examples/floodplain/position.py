"""What a position is made of, each field with the circle that sees it."""

from __future__ import annotations

from typing import Annotated

from floodplain.catalogue import Content
from saecula.core.observed import number, word
from saecula.core.position import Position, Public, Shared
from saecula.core.variants import Variant


class Village:
    """What a player has."""

    grain: Public[Annotated[int, number(64)]]
    sown: Public[Annotated[str, word("fields")]]  # where it sowed last, or ""

    __slots__ = tuple(__annotations__)


class Floodplain(Position):
    """The whole table."""

    content: Shared[Content]
    variant: Shared[Variant]
    villages: Public[list[Village]]
    year: Public[int]

    __slots__ = tuple(__annotations__)
