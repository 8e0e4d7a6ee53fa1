"""Positions saved under earlier rules open again."""

from __future__ import annotations

import msgspec

from saecula.core.flow import ask_of
from saecula.games.sands_of_time import GAME
from tests.sands_of_time.test_migrate import at_foreign_road


def test_a_question_for_consent_learns_who_asks() -> None:
    t = at_foreign_road("migrate").choose(0, "ask_passage", "italia")
    plain = msgspec.json.decode(msgspec.json.encode(GAME.plain(t.g)))
    assert plain["asks"] == [["consent", 1, t.place("italia"), 0]]
    earlier = {**plain, "asks": [["consent", 1, t.place("italia")]]}
    g = GAME.load(GAME.upgrade(earlier, 1), t.g.content, t.g.variant)
    assert ask_of(g, 1) == ask_of(t.g, 1)
    assert GAME.upgrade(plain, 2) is plain
