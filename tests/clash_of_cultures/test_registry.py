"""What chapters add to each other: moments, main actions, operations."""

from __future__ import annotations

import pytest

from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.core.references import inside
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import Effect, Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act
from saecula.games.clash_of_cultures.rules import effects, status
from saecula.games.clash_of_cultures.rules.registry import (
    Moment,
    main_actions,
    operations,
    possible,
    specials,
)
from tests.clash_of_cultures.table import table


def part(name: str) -> Moment[[int]]:
    """A moment to which two chapters added something, the later one first."""
    moment: Moment[[int]] = Moment()

    @moment.add(20)
    def later(_g: ClashOfCultures, seat: Seat, number: int) -> Frames:
        return ((f"{name} later", seat, number),)

    @moment.add(10)
    def sooner(_g: ClashOfCultures, seat: Seat, number: int) -> Frames:
        return ((f"{name} sooner", seat, number), ("twice",))

    return moment


def test_chapters_come_in_the_order_of_their_numbers() -> None:
    moment = part("a")
    assert moment(table().g, 1, 7) == [("a sooner", 1, 7), ("twice",), ("a later", 1, 7)]


def test_two_chapters_cannot_have_the_same_number() -> None:
    with pytest.raises(ValueError, match="number 20"):
        part("a").add(20)(lambda _g, _seat, _number: ())


def test_a_moment_is_false_until_a_chapter_is_there() -> None:
    assert not Moment[[int]]()
    assert part("a")


def test_main_actions_are_listed_as_in_the_rulebook() -> None:
    assert list(main_actions) == [
        *("advance", "found", "collect", "construct", "recruit", "move", "cheer", "influence", "perform"),
    ]


def test_operations_that_abilities_use_tell_when_they_are_possible() -> None:
    entries = [entry for file in Content.get().files.values() for entry in file.values()]
    acts = [power for entry in entries for _, power in inside(entry) if isinstance(power, Act)]
    used = {effect.op for act in acts for effect in act.effects}
    assert used & set(operations) <= set(possible)


@pytest.mark.rule("COC-265")
def test_step_one_of_the_status_phase_comes_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(3)
    t.g.start = 1
    monkeypatch.setattr(status, "status_begins", lambda _g, seat: [("objectives", seat)])
    assert status.first_step(t.g) == [("objectives", 1), ("objectives", 2), ("objectives", 0)]


def test_every_effect_of_the_content_has_its_rule() -> None:
    entries = Content.get().entries()
    found = [record for entry in entries for _, record in inside(entry) if isinstance(record, Effect)]
    assert {effect.op for effect in found} == set(operations)
    assert {effect.name for effect in found if isinstance(effect, Special)} <= set(specials)
    assert {getattr(effect, "per", "") for effect in found} <= {"", *effects.counts}
