"""The battle on the board: dice, reasons, values, cards face down; and what an attack would bring."""

from __future__ import annotations

import pytest

from saecula.core.scene import Board, Card, RowPanel
from saecula.games.clash_of_cultures.rules import combat, sides
from saecula.games.clash_of_cultures.rules.odds import expected_hits
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.test_powers_in_battle import COMBAT, started
from tests.clash_of_cultures.test_scene import look
from tests.clash_of_cultures.war import FIELD, HOME, Dice, dice, fight, hold, lay, war

__all__ = ["dice"]  # a fixture


def row(board: Board) -> dict[str, Card]:
    """The cards of the battle by their ids."""
    (found,) = [panel for panel in board.panels if isinstance(panel, RowPanel) and panel.id == "battle"]
    return {card.id: card for card in found.cards}


def rolled(dice: Dice) -> Table:
    """Both sides have rolled, and one of them chooses casualties."""
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=2, cavalry=1)
    t.units(1, FIELD, infantry=1, elephant=2)
    dice.show("6i 5c 3e", "4e 6i 1l 5c")
    return fight(t)


@pytest.mark.rule("COC-236", "COC-237")
def test_each_side_shows_dice_reasons_and_hits(dice: Dice) -> None:
    cards = row(look(rolled(dice).g, 0).board)
    one, other = cards["battle:0"], cards["battle:1"]
    assert [(mark.icon, mark.value) for mark in one.marks] == [
        ("infantry", "6"),
        ("cavalry", "5"),
        ("elephant", "3"),
    ]
    assert (one.title, one.text) == ("Red", "2 infantry, 1 cavalry")
    assert one.foot == "Combat value 17: 3 hits, 2 of them ignored"
    assert other.foot == "Combat value 13: 2 hits"
    assert [(reason.label, reason.value) for reason in other.reasons] == [
        ("Dice", "12"),
        ("Combat abilities", "+1"),
        ("Fortress", "one extra die, ignores one hit"),
    ]


@pytest.mark.rule("COC-229")
def test_a_laid_card_is_face_down_to_others() -> None:
    t = war().units(0, FIELD, infantry=1).units(1, FIELD, infantry=1)
    lay(fight(hold(hold(t, 0, "high_morale"), 1, "archers")), "high_morale")
    assert row(look(t.g, 0).board)["laid:0"].title == "High Morale"
    assert row(look(t.g, 1).board)["laid:0"].state == "down"
    assert "High Morale" not in str(look(t.g, 1).board)


def test_there_is_no_battle_without_one() -> None:
    assert not [panel for panel in look(war().act().g, 0).board.panels if panel.id == "battle"]


def test_an_attack_says_what_it_would_bring() -> None:
    t = war().units(0, HOME, infantry=3).units(1, FIELD, infantry=1).units(1, "D1", settler=1).act()
    ask = look(t.do("move").do("move_from", HOME).g, 0).ask
    assert ask is not None
    hints = {option.action[-1]: option.hint for option in ask.options}
    dealt, taken = [f"{expected_hits(t.g.content, kinds):.1f}" for kinds in ((1, 1, 1), (1,))]
    assert hints[FIELD] == (
        f"3 infantry against 1 infantry: about {dealt} hits dealt and {taken} taken in the first round; "
        "you win 100 %"
    )
    assert hints["D1"] == "Yellow, undefended"
    assert {option.action[-1] for option in ask.options if option.final} >= {FIELD, "D1"}


@pytest.mark.rule("COC-228")
def test_what_can_be_paid_for_is_shown_with_its_price() -> None:
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=1)
    fight(t.advances(0, "siegecraft").goods(0, wood=2, ore=2))
    cards = row(look(t.g, 0).board)
    assert cards["arms:siegecraft.0"].title == "Siegecraft: 2 wood"
    assert cards["arms:siegecraft.1"].title == "Siegecraft: 2 ore"
    assert "arms:siegecraft.0" not in row(look(t.g, 1).board)


@pytest.mark.rule("COC-246")
@pytest.mark.parametrize("id_", COMBAT)
def test_the_panel_gives_the_reason_of_every_modifier(id_: str) -> None:
    for make, which, _ in COMBAT[id_]:
        t = make()
        reasons = row(look(t.g, 0).board)[f"battle:{which}"].reasons
        assert len(reasons) == len(combat.modifiers(t.g, which))
        assert all(reason.label and reason.value for reason in reasons)


@pytest.mark.rule("COC-642", "COC-791")
def test_the_panel_names_events_and_what_a_cavalry_may_do() -> None:
    t = started(war().units(0, FIELD, cavalry=1).leader(0, "attila", FIELD).units(1, FIELD, infantry=1))
    (reason,) = row(look(t.g, 0).board)["battle:0"].reasons
    assert (reason.label, reason.value) == ("Horse Master", "with Cavalry, one may fight like War Elephant")
    sides.note(t.g, "trojan_horse", 0)
    (reason,) = row(look(t.g, 0).board)["battle:1"].reasons
    assert (reason.label, reason.value) == ("Trojan Horse", "no tactics card")


@pytest.mark.rule("COC-228")
def test_an_advantage_says_its_price_and_what_is_left() -> None:
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=1)
    fight(t.advances(0, "siegecraft").goods(0, wood=3, ore=2))
    ask = look(t.g, 0).ask
    assert ask is not None
    hints = {option.label: option.hint for option in ask.options}
    assert hints["Siegecraft: 2 wood"] == "2 wood (1 left); wood and ore against fortresses"
    assert hints["Siegecraft: 2 ore"] == "2 ore (0 left); wood and ore against fortresses"
