"""Journal lines: hidden arguments are blanked, and survive JSON."""

from __future__ import annotations

import msgspec

from saecula.core.journal import (
    Change,
    Hidden,
    Note,
    Source,
    as_told,
    line_from_plain,
    line_to_plain,
    note_from_plain,
    told_to_plain,
)
from saecula.core.zones import EVERYONE, seen_by

LINE = ("gave", 0, 1, Hidden("tea", seen_by(0, 1)), 3)


def test_only_some_may_read_what_is_hidden() -> None:
    assert as_told(LINE, 0) == ("gave", 0, 1, "tea", 3)
    assert as_told(LINE, 2) == as_told(LINE, -1) == ("gave", 0, 1, "?", 3)
    assert as_told(("x", Hidden(7, EVERYONE)), -1) == ("x", 7)


def test_lines_survive_json() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(line_to_plain(LINE)))
    assert line_from_plain(plain) == LINE
    assert hash(line_from_plain(plain)) == hash(LINE)
    assert repr(LINE[3]) == "Hidden('tea', 3)"


def test_notes_survive_json_behind_their_lines() -> None:
    source = Source("card", Hidden("tea", seen_by(1)))
    note = Note(1, 2, "give", 0, source, (Change(0, "gold", -3),))
    told = msgspec.json.decode(msgspec.json.encode(told_to_plain([("left", 2), LINE], [note])))
    assert [line_from_plain(line) for line in told] == [("left", 2), LINE]
    assert [note_from_plain(line) for line in told] == [None, note]
    assert line_from_plain([]) == ()
    assert note_from_plain(line_to_plain(("gave", Hidden("tea", 1)))) is None
