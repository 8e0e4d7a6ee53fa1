"""What players see of events, wonders and great persons."""

from __future__ import annotations

import pytest

from saecula.core.scene import Card, RowPanel
from saecula.core.zones import seen_by
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_scene import look


def row(t: Table, id_: str, viewer: int = 0) -> list[Card]:
    """The cards of a row, or none."""
    board = look(t.g, viewer).board
    found = [panel for panel in board.panels if isinstance(panel, RowPanel) and panel.id == id_]
    return found[0].cards if found else []


@pytest.mark.rule("COC-295", "COC-304")
def test_an_event_shows_which_of_its_steps_are_done() -> None:
    t = table().lay("D3", "tile_05").city(0, "C2").city(1, "E8").event("pestilence")
    (card,) = row(t, "event")
    assert card.id == "card:pestilence"
    assert [step.label for step in card.steps] == ["Effect on Red", "Effect on Yellow"]
    assert [step.state for step in card.steps] == ["now", ""]
    t.do("sadden", "C2")
    assert [step.state for step in row(t, "event")[0].steps] == ["done", "now"]
    t.do("sadden", "E8")
    assert row(t, "event") == []


@pytest.mark.rule("COC-295", "COC-302")
def test_symbol_and_offers_are_steps_too() -> None:
    t = table().lay("D3", "tile_05").goods(0, culture=1).goods(1, culture=2).event("great_explorer")
    (card,) = row(t, "event", 1)
    assert [step.state for step in card.steps] == ["now", "", ""]
    t.do("exhaust", "C2")
    assert [step.state for step in row(t, "event")[0].steps] == ["done", "now", ""]
    ask = look(t.g, 0).ask
    assert ask is not None
    assert ask.options[0].hint.startswith("1 culture")
    t.do("invite", "great_explorer")
    hand = look(t.g, 0).board.hand
    assert hand is not None
    assert "card:great_explorer" in [held.id for held in hand.cards]
    facts = [fact for mat in look(t.g, 1).board.mats for fact in mat.facts]
    assert [fact.value for fact in facts if fact.label == "Great persons"] == ["Great Explorer"]


@pytest.mark.rule("COC-340", "COC-342")
def test_a_wonder_card_tells_price_and_what_is_missing() -> None:
    t = table().city(0, "C2").goods(0, food=2, wood=2).act()
    t.g.wonder_deck = t.g.wonder_deck.take("great_pyramid")
    t[0].wonders = t[0].wonders.put("great_pyramid", seen_by(0))
    hand = look(t.g, 0).board.hand
    assert hand is not None
    (card,) = [held for held in hand.cards if held.id == "card:great_pyramid"]
    assert card.cost == "2 food, 3 wood, 7 ore, 5 culture"
    assert card.foot == "Missing: Engineering, Rituals, 1 wood, 7 ore, 5 culture"
    t.advances(0, "engineering", "rituals").goods(0, food=2, wood=3, ore=7, culture=5)
    hand = look(t.g, 0).board.hand
    assert hand is not None
    assert [held.foot for held in hand.cards if held.id == "card:great_pyramid"] == ["Can be built in D2"]


@pytest.mark.rule("COC-341", "COC-790")
def test_built_wonders_and_events_that_stay_are_shown_to_all() -> None:
    t = table(base_only=False).wonder("great_wall", "D2").effect("solar_eclipse")
    assert [card.foot for card in row(t, "wonders", 1)] == ["In D2, built by Red"]
    assert [card.foot for card in row(t, "events", 1)] == ["In play"]


@pytest.mark.rule("COC-393")
def test_of_an_event_without_its_text_only_the_symbol_is_shown() -> None:
    t = table(optional_events=True).lay("D3", "tile_05").event("awesome_year_all").do("symbol_only")
    assert [step.state for step in row(t, "event")[0].steps] == ["now"]
