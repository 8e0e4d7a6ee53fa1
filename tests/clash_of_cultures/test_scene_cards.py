"""What players see of cards: the hand, objectives with progress, what is known of others, the open offer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from saecula.core.locale import Texts
from saecula.core.scene import scene
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.rules import plots
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_trading import hold


def look(t: Table, viewer: int) -> Any:
    """The scene of a viewer in English."""
    seen = GAME.redact(t.g, viewer)
    return msgspec.to_builtins(scene(GAME, seen, Texts(GAME, seen.position, "en"), []))


def row(made: Any, id_: str) -> list[str]:
    """The titles of the cards in a row."""
    return [
        card["title"] for panel in made["board"]["panels"] if panel["id"] == id_ for card in panel["cards"]
    ]


@pytest.mark.rule("COC-280", "COC-288")
def test_a_hand_shows_both_halves_of_cards_and_how_far_objectives_are() -> None:
    t = hold(table().goods(0, ideas=3, culture=1), 0, "action_07", "objective_07", "great_wall").act()
    shown = {card["id"]: card for card in look(t, 0)["board"]["hand"]["cards"]}
    assert list(shown) == ["card:action_07", "card:objective_07", "card:great_wall"]
    assert len({card["group"] for card in shown.values()}) == 3
    assert [part["value"] for part in shown["card:action_07"]["reasons"]] == ["Spy", "Heavy Resistance"]
    assert shown["card:action_07"]["cost"] == "one action, 1 culture"
    assert shown["card:objective_07"]["reasons"] == [
        {"label": "Eureka!, status phase", "value": "3 of 5"},
        {"label": "Defiance, at once", "value": ""},
    ]


@pytest.mark.rule("COC-281")
def test_a_card_is_offered_by_the_name_of_its_effect() -> None:
    t = hold(table().goods(0, culture=1), 0, "action_01").act()
    (option,) = [each for each in look(t, 0)["ask"]["options"] if each["action"][0] == "card"]
    assert (option["label"], option["things"], option["final"]) == ("Play Advance", ["card:action_01"], True)


@pytest.mark.rule("COC-089")
def test_an_offer_is_shown_while_it_is_made_and_while_it_is_open() -> None:
    t = hold(table(3).goods(0, gold=1).goods(1, food=1), 0, "action_01", "action_07").act()
    t.do("trade", 1).do("offer_good", "gold").do("offer_card", "action_01").do("show_card", "action_07")
    assert row(look(t, 0), "offer")[:2] == ["Red gives", "Red wants"]
    assert row(look(t, 1), "offer") == []
    t.do("ask_good", "food").do("done")
    assert row(look(t, 1), "offer") == ["Red gives", "Red wants", "Spy / Heavy Resistance"]
    assert row(look(t, 2), "offer") == ["Red gives", "Red wants"]


@pytest.mark.rule("COC-723")
def test_a_spy_sees_the_hand_of_another() -> None:
    t = hold(hold(table(3), 1, "action_01"), 0, "action_07").begin(plots.spy_on(0))
    assert row(look(t, 0), "known:1") == ["Advance / Peltasts"]
    assert row(look(t, 2), "known:1") == []


@pytest.mark.rule("COC-288")
def test_completed_objectives_lie_open() -> None:
    t = hold(table().goods(0, ideas=5), 0, "objective_07")
    t[0].objectives = t[0].objectives.take("objective_07")
    t[0].completed = ("objective_07",)
    assert row(look(t.act(), 1), "completed:0") == ["Eureka! / Defiance"]
