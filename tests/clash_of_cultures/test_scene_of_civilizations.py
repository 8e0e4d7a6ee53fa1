"""What the board shows of civilizations: tokens on the map, spoils, events to come, texts of questions."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import composed, effects
from tests.clash_of_cultures.table import Table, nation, table
from tests.scenes import Gallery

GALLERY = Gallery(GAME, set())
look = GALLERY.look


def pieces(g: ClashOfCultures, hex_: str) -> dict[str, int]:
    """Numbers of the pieces on a hex by their ids."""
    areas = {area.name: area for area in look(g, 0).board.panels[0].areas}  # type: ignore[union-attr]
    return {piece.id: piece.count for piece in areas[hex_].pieces}


def hints(t: Table, verb: str) -> list[str]:
    """The hints of the options with a verb, as the player who is asked sees them."""
    ask = look(t.g, t.asked[1]).ask
    assert ask is not None
    return [option.hint for option in ask.options if option.action[0] == verb]


@pytest.mark.rule("COC-546", "COC-618", "COC-622")
def test_tokens_and_marks_lie_on_the_map() -> None:
    t = table().lay("D3", "tile_14")
    t.g.beloved = ((t.place("D2"), 3),)
    t.g.tribes = t.g.druids = t.mask("D3")
    t[1].marks = 1
    assert pieces(t.g, "D2")["beloved:D2"] == 3
    assert "mark:C2" in pieces(t.g, "C2")
    assert "druid:D3" in pieces(t.g, "D3")
    assert "mark:D2" not in pieces(t.g, "D2")


@pytest.mark.rule("COC-501")
def test_captives_stand_among_what_may_be_paid() -> None:
    t = table()
    t[0].captives = ((1, 1), (8, 1))
    own, other = look(t.g, 0).board.mats
    shown = {stat.id: (stat.icon, stat.value) for stat in own.stats}
    assert shown["good:captives"] == ("military", "2")
    assert (shown["side:1"], shown["side:8"]) == (("military", "1"), ("military", "1"))
    assert "military" not in [stat.icon for stat in other.stats]


@pytest.mark.rule("COC-523")
def test_the_next_event_is_shown_to_who_looked_at_it() -> None:
    t = table().civ_advances(0, "calendar").goods(0, culture=1).card_drawn("flood").act()
    t.do("use", "calendar")
    for viewer, shown in ((0, True), (1, False), (-1, False)):
        rows = [panel.id for panel in look(t.g, viewer).board.panels]
        assert ("to-come" in rows) == shown
    assert hints(t, "put_under") != [""]


@pytest.mark.rule("COC-506", "COC-538", "COC-631")
def test_questions_of_civilizations_tell_what_follows() -> None:
    t = table().lay("D3", "tile_14").units(0, "D2").civ_advances(0, "zoroastrianism")
    t.units(1, "D3", infantry=1, cavalry=1).die(5).act().do("influence", "D2")
    assert all(hints(t, "win_over"))
    t = (
        table()
        .lay("D3", "tile_14")
        .city(1, "D3", "academy")
        .city(0, "D2", "temple")
        .leader(0, "ashoka", "D2")
    )
    t.die(1).act().do("influence", "D2")
    assert all(hints(t, "roll_again"))


@pytest.mark.rule("COC-511", "COC-055")
def test_optional_effects_say_what_they_cost_and_place() -> None:
    t = nation("rome").civ_advances(0, "provinces").goods(0, culture=2)
    t.city(0, "C2", mood="angry").begin(*effects.after(t.g, 0, "capture", t.place("C2")))
    assert hints(t, "choose") == ["1 culture (1 left)"]
    t = nation("rome").goods(0, culture=1)
    path = effects.path_into(t.g.content, "explorer", effects.own_effects(t.g.content, "explorer")[1])
    t.begin(composed.choose_effect(0, "explorer", path, -1))
    assert hints(t, "choose") == ["1 settler"]
