"""Leaders: playing and replacing them (TTA-220, TTA-221, TTA-342); what each does stands by its age."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules.in_play import military_total
from tests.through_the_ages.leading import culture, led, strength
from tests.through_the_ages.table import table

CONTENT = Content.get()


def test_every_leader_has_a_case() -> None:
    files = Path(__file__).parent.glob("test_leaders_*.py")
    cases = re.findall(
        r"^def (test_\w+)", "".join([path.read_text(encoding="utf-8") for path in files]), re.M
    )
    without = [
        leader for leader in CONTENT.leaders if not any(n.startswith(f"test_{leader}_") for n in cases)
    ]
    assert without == []
    assert len(CONTENT.leaders) == 24


@pytest.mark.rule("TTA-220", "TTA-342", "TTA-X38")
def test_a_first_leader_costs_a_civil_action_and_acts_at_once() -> None:
    t = table().hand(0, "julius_caesar", "irrigation").act(0)
    t.choose(0, "lead", "julius_caesar")
    assert (t[0].leader, t[0].hand, t[0].civil_actions) == ("julius_caesar", ("irrigation",), 3)
    assert (strength(t), t[0].military_actions) == (2, 3)


@pytest.mark.rule("TTA-221", "TTA-342", "TTA-X38")
def test_replacing_a_leader_gives_the_civil_action_back() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").act(0).choose(0, "lead", "joan_of_arc")
    assert (t[0].leader, t[0].hand, t[0].civil_actions) == ("joan_of_arc", (), 4)
    assert (strength(t), culture(t)) == (1, 1)


@pytest.mark.rule("TTA-221")
def test_replacing_needs_a_civil_action_to_begin_with() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, civil=3).act(0)
    assert t.offered(0, "lead") == ["joan_of_arc"]
    assert t.choose(0, "lead", "joan_of_arc")[0].civil_actions == 1
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, civil=4).act(0)
    assert t.offered(0, "lead") == []


@pytest.mark.rule("TTA-220")
def test_only_leaders_of_the_own_hand_can_be_played() -> None:
    t = table().hand(0, "moses", "irrigation", "rich_land_a").hand(1, "homer").act(0)
    assert t.offered(0, "lead") == ["moses"]


@pytest.mark.rule("TTA-221", "TTA-405")
def test_leaders_that_replace_each_other_change_actions_by_the_difference() -> None:
    t = led("julius_caesar").hand(0, "joan_of_arc").spend(0, military=1).act(0)
    t.choose(0, "lead", "joan_of_arc")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 3)
    t = led("joan_of_arc", age=2).hand(0, "napoleon_bonaparte").spend(0, military=2).act(0)
    t.choose(0, "lead", "napoleon_bonaparte")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 4)
    t = led("napoleon_bonaparte", age=2).hand(0, "winston_churchill").spend(0, military=1).act(0)
    t.choose(0, "lead", "winston_churchill")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 2)
