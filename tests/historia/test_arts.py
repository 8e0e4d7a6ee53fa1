"""Arts (rulebook: Kunst)."""

import pytest

from saecula.games.historia.rules import arts
from tests.historia.table import Table, table

BOTH = [("basic",), ("extended",)]


def gallery(*row: str) -> Table:
    """Return a table with this row of wonders."""
    t = table()
    t.g.wonder_row = row
    return t


@pytest.mark.rule("HIS-080")
def test_a_cube_builds_a_wonder_that_the_player_chooses() -> None:
    t = gallery("petra", "sphinx", "pharos").cubes(0, 2, 1).turn(0, "arts")
    assert t.asked == ("take_wonder", 0)
    assert t.options(0) == [("build", "petra"), ("build", "sphinx"), ("build", "pharos")]
    t.choose(0, "build", "sphinx")
    assert (t[0].wonders, t[0].rotated) == (("sphinx",), ())
    assert t.g.wonder_row == ("petra", "pharos")
    assert t.supply(0) == (1, 2, 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-080")
def test_a_new_wonder_joins_the_others() -> None:
    t = gallery("petra", "pharos").wonders(0, "colosseum", rotated=["colossus"]).turn(0, "arts")
    t.choose(0, "build", "petra")
    assert (t[0].wonders, t[0].rotated) == (("colosseum", "petra"), ("colossus",))


@pytest.mark.rule("HIS-080")
@pytest.mark.parametrize(("personal", "built"), [(0, 0), (1, 1)])
def test_arts_need_a_cube(personal: int, built: int) -> None:
    t = gallery("petra").cubes(0, personal, 1).turn(0, "arts")
    assert len(t[0].wonders) == built
    assert t.supply(0) == (0, 1 + built, 1)


@pytest.mark.rule("HIS-081")
def test_three_cubes_build_two_wonders_with_writing() -> None:
    t = gallery("petra", "sphinx", "pharos", "colossus").levels(0, 6, 6).cubes(0, 4, 0).turn(0, "arts")
    assert t.options(0) == BOTH
    t.choose(0, "extended").choose(0, "build", "pharos")
    assert t.asked == ("take_wonder", 0)
    assert t.options(0) == [("build", "petra"), ("build", "sphinx"), ("build", "colossus")]
    t.choose(0, "build", "petra")
    assert t[0].wonders == ("pharos", "petra")
    assert t.g.wonder_row == ("sphinx", "colossus")
    assert t.supply(0) == (1, 3, 1)
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-081", "HIS-050")
@pytest.mark.parametrize(
    ("technology", "personal", "wonders", "offered"),
    [(6, 3, 2, True), (5, 3, 2, False), (6, 2, 2, False), (6, 3, 1, False)],
)
def test_the_extended_mode_needs_writing_three_cubes_and_two_wonders(
    technology: int, personal: int, wonders: int, offered: bool
) -> None:
    t = gallery(*["petra", "sphinx"][:wonders]).levels(0, technology, 6).cubes(0, personal, 0)
    t.turn(0, "arts")
    assert (t.asked == ("choose_mode", 0)) == offered
    if offered:
        assert t.options(0) == BOTH


@pytest.mark.rule("HIS-081", "HIS-331")
def test_each_wonder_taken_is_a_choice() -> None:
    t = gallery("petra", "sphinx", "pharos", "colossus", "moai").begin(arts.take_wonder(0, 3))
    t.choose(0, "build", "pharos").choose(0, "build", "petra").choose(0, "build", "moai")
    assert t.g.wonder_row == ("sphinx", "colossus")
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-082")
def test_the_row_is_not_refilled_by_arts() -> None:
    t = table()
    row, deck = t.g.wonder_row, t.g.wonder_deck
    t.turn(0, "arts").choose(0, "build", row[0])
    assert t.g.wonder_row == row[1:]
    assert t.g.wonder_deck == deck


@pytest.mark.rule("HIS-082")
def test_an_empty_row_makes_arts_ineffective() -> None:
    t = gallery().cubes(0, 2, 1).turn(0, "arts")
    assert t.supply(0) == (2, 1, 1)
    assert t[0].wonders == ()
    assert t[0].row == ("arts",)


@pytest.mark.rule("HIS-083")
def test_the_action_that_built_a_wonder_does_not_activate_it() -> None:
    t = gallery("artemision", "petra").wonders(0, "notre_dame").cubes(0, 2, 0).turn(0, "arts")
    t.choose(0, "basic").choose(0, "build", "artemision")
    assert t.asked == ("after", 0)
    assert t.offered(0) == {"notre_dame"}


@pytest.mark.rule("HIS-083")
@pytest.mark.parametrize("wonder", ["sphinx", "hanging_gardens", "zeus_statue"])
def test_the_next_action_of_the_same_round_activates_it(wonder: str) -> None:
    t = gallery(wonder, "petra").levels(0, 5, 5).cubes(0, 2, 0).turn(0, "arts", "exploitation")
    t.choose(0, "resolve", "arts").choose(0, "build", wonder)
    assert t.asked == ("choose_mode", 0)
    assert t.g.action == "exploitation"
    assert t.offered(0) == {wonder}


@pytest.mark.rule("HIS-083")
def test_a_wonder_built_by_the_last_card_waits_for_the_next_turn() -> None:
    t = gallery("zeus_statue", "petra").cubes(0, 3, 0).turn(0, "arts").choose(0, "build", "zeus_statue")
    assert t.asked == ("", -1)
    assert t.turn(0, "raid").offered(0) == {"zeus_statue"}


@pytest.mark.rule("HIS-083")
def test_a_wonder_given_by_an_advisor_waits_as_well() -> None:
    t = gallery("zeus_statue", "petra").cubes(0, 3, 0).wonders(0, "sphinx").hand(0, "aztecs_nezahualcoyotl")
    t.turn(0, "aztecs_nezahualcoyotl")
    assert t.asked == ("before", 0)
    t.choose(0, "go_on").choose(0, "build", "zeus_statue")
    assert t.offered(0) == {"sphinx"}
