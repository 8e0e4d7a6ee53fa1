"""Tactics cards (COC-229 to COC-231, COC-247, COC-700 to COC-715)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core.zones import EVERYONE
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.rules import tactics
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.war import FIELD, Dice, card_of, dice, fight, hold, lay, war

__all__ = ["dice"]  # a fixture


def armies(own: int = 1, others: int = 1, city: bool = False, *buildings: str) -> Table:
    """Infantry of both players on the field, perhaps in a city of the defender."""
    t = war().units(0, FIELD, infantry=own).units(1, FIELD, infantry=others)
    t.g.journal = []
    return t.city(1, FIELD, *buildings) if city else t


def values(t: Table) -> list[tuple[int, int]]:
    """Combat values and hits of both sides in the last round fought."""
    return [line[3:] for line in t.g.journal or [] if line[0] == "valued"][-2:]


def siege(dice: Dice) -> None:
    t = hold(armies(2, 1, True), 0, "siege").goods(1, food=2)
    dice.show("1l 3e", "4c")
    lay(fight(t), "siege").do("pass")
    assert values(t) == [(5, 1), (4, 0)]
    t = hold(armies(1, 2, True), 0, "siege").goods(1, food=2)
    dice.show("1l", "6i 1l")
    lay(fight(t), "siege").do("pay_more")
    assert values(t) == [(2, 0), (8, 1)]
    assert t.stock(1) == {}
    t = hold(armies(1, 2, True), 0, "siege")
    dice.show("1l", "6i 1l")
    lay(fight(t), "siege")
    assert values(t) == [(2, 0), (7, 1)]


def archers(dice: Dice) -> None:
    t = hold(armies(1, 2), 0, "archers")
    dice.show("5c", "1l", "1l")
    lay(fight(t), "archers")
    assert t.at(1, FIELD) == ["infantry"]
    t = hold(armies(1, 2), 0, "archers")
    dice.show("4c", "1l", "1l 1l")
    lay(fight(t), "archers")
    assert t.at(1, FIELD) == ["infantry"] * 2


def high_ground(dice: Dice) -> None:
    t = hold(armies(), 1, "high_ground")
    dice.show("3i", "1l")
    lay(fight(t), "high_ground")
    assert values(t) == [(3, 0), (1, 0)]
    t = fight(hold(armies(1, 1, True), 0, "high_ground"))
    assert t.offered("lay_tactic") == []


def flanking(dice: Dice) -> None:
    t = hold(armies(), 0, "flanking")
    dice.show("1l 3e", "1l")
    lay(fight(t), "flanking")
    assert values(t)[0] == (4, 0)


def for_the_people(dice: Dice) -> None:
    t = hold(armies(1, 1, True), 1, "for_the_people")
    dice.show("1l", "1l 3e")
    lay(fight(t), "for_the_people")
    assert values(t)[1] == (4, 0)
    assert fight(hold(armies(), 1, "for_the_people")).offered("lay_tactic") == []


def heavy_resistance(dice: Dice) -> None:
    t = hold(armies(3, 1), 1, "heavy_resistance")
    dice.show("4c 4c 1l", "1l")
    lay(fight(t), "heavy_resistance")
    assert values(t)[0] == (6, 1)


def high_morale(dice: Dice) -> None:
    t = hold(armies(), 1, "high_morale")
    dice.show("1l", "1l")
    lay(fight(t), "high_morale")
    assert values(t) == [(1, 0), (3, 0)]


def wedge_formation(dice: Dice) -> None:
    t = hold(armies(1, 3), 0, "wedge_formation")
    dice.show("1l", "1l 1l 1l")
    lay(fight(t), "wedge_formation")
    assert values(t)[0] == (4, 0)


def scout(dice: Dice) -> None:
    t = hold(hold(armies(), 0, "high_morale"), 1, "scout")
    taken = card_of(t, "high_morale", 0)
    dice.show("1l", "1l")
    lay(lay(fight(t), "high_morale"), "scout")
    assert values(t) == [(1, 0), (1, 0)]
    assert t[1].hand.cards == (taken,)
    assert t[1].hand.knowers(taken) == EVERYONE


def martyr(dice: Dice) -> None:
    t = hold(hold(armies(2, 2), 0, "high_morale"), 1, "martyr")
    spent = card_of(t, "high_morale", 0)
    dice.show("1l", "1l")
    lay(lay(fight(t), "high_morale"), "martyr")
    assert values(t) == [(1, 0), (1, 0)]
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"], ["infantry"])
    assert spent in t.g.action_discards


def peltasts(dice: Dice) -> None:
    t = hold(armies(2, 1), 0, "peltasts")
    dice.show("1l 5c", "1l 1l", "6i")
    lay(fight(t), "peltasts")
    assert t.at(0, FIELD) == ["infantry"] * 2
    t = hold(armies(2, 1), 0, "peltasts")
    dice.show("1l 4c", "1l 1l", "6i")
    lay(fight(t), "peltasts")
    assert t.at(0, FIELD) == ["infantry"]


def tactical_retreat(_: Dice) -> None:
    t = hold(armies(1, 2, True).units(1, FIELD, infantry=2, settler=1), 1, "tactical_retreat")
    t.lay("B2", "tile_14")
    lay(fight(t), "tactical_retreat")
    hex_ = t.offered("fall_back")[0]
    t.do("fall_back", hex_).take("resettle", "pass")
    assert (t.at(1, hex_), t.at(1, FIELD)) == (["infantry"] * 2, [])
    assert FIELD in t.cities(0)
    t = hold(armies(), 1, "tactical_retreat")
    near = t.g.content.layouts[2].neighbours[t.place(FIELD)]
    for place, name in enumerate(t.g.content.layouts[2].names):
        if near >> place & 1 and t.terrain(name) not in ("", "water") and name != "D2":
            t.units(0, name, settler=1)
    assert fight(t).offered("lay_tactic") == []


def surprise(dice: Dice) -> None:
    t = hold(armies(1, 2), 0, "surprise")
    dice.show("4c", "1l 1l")
    lay(fight(t), "surprise")
    assert values(t)[0] == (5, 1)
    assert len(t[0].hand) == 1
    t = hold(armies(1, 2), 0, "surprise")
    dice.show("3e", "1l 1l")
    lay(fight(t), "surprise")
    assert len(t[0].hand) == 0


def encircled(dice: Dice) -> None:
    t = hold(armies(1, 2), 0, "encircled")
    dice.show("1l", "1l 1l", "5i")
    lay(fight(t), "encircled")
    assert t.at(1, FIELD) == ["infantry"]
    t = hold(armies(2, 2), 0, "encircled")
    dice.show("1l 1l", "6i 1l")
    lay(fight(t), "encircled")
    assert t.at(1, FIELD) == ["infantry"] * 2


def improved_defenses(dice: Dice) -> None:
    t = hold(armies(1, 1, True), 1, "improved_defenses")
    dice.show("6i", "1l")
    lay(fight(t), "improved_defenses")
    assert t.at(1, FIELD) == ["infantry"]


def defensive_formation(dice: Dice) -> None:
    t = hold(armies(), 1, "defensive_formation")
    dice.show("1l", "1l 2c")
    lay(fight(t), "defensive_formation")
    assert values(t)[1] == (3, 0)


CASES: dict[str, Callable[[Dice], None]] = {
    case.__name__: case
    for case in (
        siege,
        archers,
        high_ground,
        flanking,
        for_the_people,
        heavy_resistance,
        high_morale,
        wedge_formation,
        scout,
        martyr,
        peltasts,
        tactical_retreat,
        surprise,
        encircled,
        improved_defenses,
        defensive_formation,
    )
}


@pytest.mark.rule("COC-700", "COC-701", "COC-702", "COC-703", "COC-704", "COC-705", "COC-706", "COC-707")
@pytest.mark.rule("COC-708", "COC-709", "COC-710", "COC-711", "COC-712", "COC-713", "COC-714", "COC-715")
@pytest.mark.rule("COC-230", "COC-248")
@pytest.mark.parametrize("id_", list(Content.get().tactics))
def test_every_tactic_does_what_its_card_says(dice: Dice, id_: str) -> None:
    CASES[id_](dice)


# Laying.


@pytest.mark.rule("COC-229")
def test_only_players_with_tactics_and_cards_are_asked() -> None:
    t = hold(armies(), 0, "high_morale").advances(0)
    assert fight(t).asked[0] != "lay_tactics"
    t = hold(armies(), 0, "for_the_people")
    assert fight(t).now == [("lay_none",)]


@pytest.mark.rule("COC-229")
def test_a_card_needs_one_of_its_pieces_on_the_own_side() -> None:
    t = hold(war().units(0, FIELD, infantry=1).city(1, FIELD, "fortress"), 1, "high_ground", "martyr")
    fight(t)
    assert [tactics.tactic_of(t.g, card).id for card in t.offered("lay_tactic")] == ["high_ground"]
    assert tactics.pieces(t.g, 1) == ["fortress"]


@pytest.mark.rule("COC-231")
def test_a_card_is_discarded_after_its_round(dice: Dice) -> None:
    t = hold(armies(2, 2), 0, "high_morale")
    card = card_of(t, "high_morale", 0)
    dice.show("1l 1l", "1l 1l", "1l 1l", "1l 1l")
    lay(fight(t), "high_morale")
    assert t.g.action_discards == (card,)
    assert values(t)[0] == (4, 0)
    t.do("fight_on")
    assert values(t)[0] == (2, 0)


@pytest.mark.rule("COC-230")
def test_a_scout_works_before_a_martyr(dice: Dice) -> None:
    t = hold(hold(armies(2, 2), 0, "martyr"), 1, "scout")
    dice.show("1l 1l", "1l 1l")
    lay(lay(fight(t), "martyr"), "scout")
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"] * 2, ["infantry"] * 2)


@pytest.mark.rule("COC-241", "COC-247", "COC-701")
def test_a_fortress_without_units_is_not_beaten_by_archers_before_it_has_fought(dice: Dice) -> None:
    t = hold(war().units(0, FIELD, infantry=1).city(1, FIELD, "fortress"), 0, "archers")
    dice.show("6i", "1l", "5c")
    lay(fight(t), "archers")
    assert (t.at(0, FIELD), FIELD in t.cities(1)) == ([], True)


@pytest.mark.rule("COC-247")
def test_a_battle_ends_at_once_when_a_card_kills_the_last_unit(dice: Dice) -> None:
    t = hold(armies(), 0, "archers")
    card = card_of(t, "archers", 0)
    dice.show("6i")
    lay(fight(t), "archers")
    assert t.g.battle.attacker == -1
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"], [])
    assert card in t.g.action_discards
