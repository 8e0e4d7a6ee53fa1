"""Which blocks of asks a search takes for a sealed choice of several seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.bots.ismcts.horizon import asks_together
from saecula.core.position import Frame
from saecula.core.registry import poll, quiet, together
from tests.core.toy import begun, picker, toy_rules


@pytest.mark.parametrize(("block", "binding"), [(together, True), (quiet, True), (poll, False)])
def test_several_seats_choose_at_once_where_all_answers_count(
    block: Callable[[list[Frame]], Frame], binding: bool
) -> None:
    rules, _ = toy_rules()
    pick = picker(rules)
    assert asks_together(begun(rules, block([pick(0, 2), pick(1, 2)]))) == binding
