"""Every civilization advance and every ability of a leader has a case of its own."""

from __future__ import annotations

from pathlib import Path

from saecula.games.clash_of_cultures.catalogue import Content
from tools.rules import read_marks

ROOT = Path(__file__).parents[2]
CASES = set(read_marks(ROOT, Path(__file__).parent, "card"))


def test_every_civilization_advance_and_every_ability_has_a_case() -> None:
    content = Content.get()
    advances = {entry.id for entry in content.civ_advances}
    abilities = {
        f"{leader.id}.{number + 1}"
        for leader in content.leaders.values()
        for number in range(len(leader.abilities))
    }
    assert (len(advances), len(abilities)) == (60, 90)
    assert (advances | abilities) - CASES == set()
    known = {id_ for file in content.files.values() for id_ in file}
    assert CASES - known - abilities == set()
