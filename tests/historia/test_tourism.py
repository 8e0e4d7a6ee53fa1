"""Tourism (rulebook: Tourismus)."""

import pytest

from tests.historia.table import Table, table

BOTH = [("basic",), ("extended",)]


def museum(wonders: int, technology: int, rotated: int = 0) -> Table:
    """Give player 0 this many wonders that answer no Tourism, some of them rotated."""
    t = table()
    names = [wonder.id for wonder in t.g.content.wonders.values() if "arts" in wonder.actions]
    names += [wonder.id for wonder in t.g.content.wonders.values() if "raid" in wonder.actions]
    names += [wonder.id for wonder in t.g.content.wonders.values() if "war" in wonder.actions]
    t.wonders(0, *names[rotated:wonders], rotated=names[:rotated])
    assert len(t[0].wonders) + len(t[0].rotated) == wonders
    return t.levels(0, technology, 9).turn(0, "tourism")


@pytest.mark.rule("HIS-140")
def test_the_tourism_card_joins_the_hand_with_industry() -> None:
    t = table().levels(0, 11, 9).cubes(0, 1, 0)
    assert "tourism" not in t[0].hand
    t.turn(0, "technology")
    assert t[0].technology == 12
    assert t[0].hand.cards.count("tourism") == 1


@pytest.mark.rule("HIS-140")
@pytest.mark.parametrize(("technology", "vp"), [(11, 0), (12, 2)])
def test_tourism_needs_industry(technology: int, vp: int) -> None:
    t = museum(8, technology)
    assert t[0].vp == vp
    assert t[0].row == ("tourism",)


@pytest.mark.rule("HIS-140")
@pytest.mark.parametrize(("wonders", "vp"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2)])
def test_a_vp_for_every_four_wonders(wonders: int, vp: int) -> None:
    t = museum(wonders, 14)
    assert t.asked == ("", -1)
    assert t[0].vp == vp


@pytest.mark.rule("HIS-141")
@pytest.mark.parametrize(("wonders", "vp"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_with_the_internet_a_vp_for_every_three_wonders(wonders: int, vp: int) -> None:
    t = museum(wonders, 15)
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert t[0].vp == vp


@pytest.mark.rule("HIS-141")
def test_rotated_wonders_count() -> None:
    t = museum(4, 15, rotated=2).choose(0, "basic")
    assert t[0].vp == 1
    t = museum(3, 15, rotated=3).choose(0, "extended")
    assert t[0].vp == 1


@pytest.mark.rule("HIS-X17")
@pytest.mark.parametrize(("mode", "vp"), [("basic", 2), ("extended", 3)])
def test_example_eleven_wonders(mode: str, vp: int) -> None:
    t = museum(11, 15).choose(0, mode)
    assert t[0].vp == vp
