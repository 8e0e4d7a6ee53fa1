"""Captured cities (COC-255 to COC-263, COC-319 to COC-323)."""

from __future__ import annotations

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.words import BUILDINGS
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.war import FIELD, HOME, Dice, camp, dice, fight, horde, war, wild

__all__ = ["dice"]  # a fixture

PIECES = ("academy", "temple", "market", "observatory")


def taken(*buildings: str, mood: str = "neutral") -> Table:
    """A city of the second player with these buildings is taken without a fight."""
    t = war().city(1, FIELD, *buildings, mood=mood).units(0, FIELD, infantry=1)
    return fight(t).take("resettle", "pass")


@pytest.mark.rule("COC-X18", "COC-257")
@pytest.mark.parametrize("size", range(1, 6))
@pytest.mark.parametrize(("mood", "more"), [("neutral", 0), ("happy", 1), ("angry", None)])
def test_gold_by_size_and_mood(size: int, mood: str, more: int | None) -> None:
    t = taken(*PIECES[: size - 1], mood=mood)
    assert t.stock() == {"gold": 1 if more is None else size + more}


@pytest.mark.rule("COC-255", "COC-256", "COC-259")
def test_settlement_and_buildings_change_colour_and_the_city_is_angry() -> None:
    t = taken("academy", "temple", mood="happy")
    assert FIELD in t.cities(0)
    assert FIELD not in t.cities(1)
    assert (t.buildings(0, FIELD), t.buildings(1, FIELD)) == ({"academy", "temple"}, set())
    assert t.mood(FIELD) == "angry"
    assert t.g.captured == t.place(FIELD)


@pytest.mark.rule("COC-868", "COC-250")
@pytest.mark.parametrize(("civ_advance", "rises"), [("", True), ("provinces", False)])
@pytest.mark.parametrize("mood", ["neutral", "angry"])
def test_a_captured_city_is_one_angry_city_more_unless_it_is_calmed(
    civ_advance: str, rises: bool, mood: str
) -> None:
    t = war().city(1, FIELD, mood=mood).units(0, FIELD, infantry=1)
    for hex_ in ("D2", "C3", "E2"):
        t.city(0, hex_, mood="angry")
    t.civ_advances(0, *[civ_advance] * bool(civ_advance))
    t.g.objective_deck = t.g.objective_deck.take("objective_29")
    t[0].objectives = pile(["objective_29"], seen_by(0))
    t.g.deeds = ()
    fight(t).take("resettle", "pass")
    assert t.mood(FIELD) == ("angry" if rises else "neutral")
    assert (t.asked == ("claim", 0)) == rises


@pytest.mark.rule("COC-256")
def test_obelisks_and_buildings_of_third_colours_stay() -> None:
    t = war(3).city(1, FIELD, "obelisk", "academy", "temple").colour(2, FIELD, "academy")
    fight(t.units(0, FIELD, infantry=1)).take("resettle", "pass")
    assert t.buildings(0, FIELD) == {"temple"}
    assert t.buildings(1, FIELD) == {"obelisk"}
    assert t.buildings(2, FIELD) == {"academy"}


@pytest.mark.rule("COC-260")
def test_buildings_of_the_attacker_stay() -> None:
    t = war().city(1, FIELD, "temple").colour(0, FIELD, "temple").units(0, FIELD, infantry=1)
    fight(t).take("resettle", "pass")
    assert t.buildings(0, FIELD) == {"temple"}
    assert t.stock() == {"gold": 2}


@pytest.mark.rule("COC-260")
def test_the_port_stays_where_it_is() -> None:
    t = war().city(1, FIELD, "port").units(0, FIELD, infantry=1)
    t.g.ports = tuple([7 if place == t.place(FIELD) else -1 for place in range(len(t.g.ports))])
    fight(t).take("resettle", "pass")
    assert t.g.ports[t.place(FIELD)] == 7


@pytest.mark.rule("COC-258")
def test_a_building_without_a_piece_to_replace_it_is_removed_for_gold() -> None:
    t = war().city(1, FIELD, "temple", "port").units(0, FIELD, infantry=1)
    t.g.ports = tuple([7 if place == t.place(FIELD) else -1 for place in range(len(t.g.ports))])
    masks = list(t[0].buildings)
    masks[BUILDINGS.index("port")] = sum([1 << place for place in range(5)])
    t[0].buildings = tuple(masks)
    fight(t).take("resettle", "pass")
    assert t.stock() == {"gold": 4}
    assert t.buildings(0, FIELD) == {"temple"}
    assert t.g.ports[t.place(FIELD)] == -1


@pytest.mark.rule("COC-447", "COC-258")
def test_fanatics_who_lose_a_temple_for_good_still_get_their_infantry() -> None:
    t = war().city(1, FIELD, "temple").units(0, FIELD, infantry=1).advances(1, "fanaticism")
    masks = list(t[0].buildings)
    masks[BUILDINGS.index("temple")] = sum([1 << place for place in range(5)])
    t[0].buildings = tuple(masks)
    before = sum([len(stack) - 1 for stack in t[1].units])
    fight(t).take("resettle", "pass")
    assert t.buildings(0, FIELD) | t.buildings(1, FIELD) == set()
    assert sum([len(stack) - 1 for stack in t[1].units]) == before + 1


@pytest.mark.rule("COC-546")
def test_the_druid_of_a_captured_city_is_lost() -> None:
    t = camp(war()).units(0, FIELD, infantry=1)
    t.g.druids = t.mask(FIELD)
    fight(t, defender=BARBARIANS)
    assert FIELD in t.cities(0)
    assert not t.g.druids


def full(t: Table) -> Table:
    """All settlements of the first player are on the board."""
    t[0].cities = sum([1 << place for place in range(7)])
    assert not t[0].cities & t.mask(FIELD)
    return t


@pytest.mark.rule("COC-X37", "COC-258")
def test_without_a_settlement_the_whole_city_is_removed(dice: Dice) -> None:
    t = full(war().city(1, FIELD, "fortress", "academy").units(0, FIELD, infantry=1))
    dice.show("1l", "1l")
    fight(t)
    assert t.asked == ("resettle", 1)
    t.do("pass")
    assert t.stock() == {"gold": 6}
    assert FIELD not in t.cities(0) | t.cities(1)
    assert t.buildings(1, FIELD) == set()


@pytest.mark.rule("COC-258")
def test_a_wonder_in_a_removed_city_is_destroyed() -> None:
    t = full(war().city(1, FIELD).units(0, FIELD, infantry=1))
    t.g.wonder_at = (t.place(FIELD), *t.g.wonder_at[1:])
    fight(t).take("resettle", "pass")
    assert t.g.wonder_at[0] == -2
    assert t.stock() == {"gold": 4}


@pytest.mark.rule("COC-259", "COC-006")
def test_the_former_owner_may_place_a_settler_in_another_city() -> None:
    t = fight(war().city(1, FIELD).units(0, FIELD, infantry=1))
    (home,) = t.cities(1)
    assert t.asked == ("resettle", 1)
    t.do("resettle", home)
    assert t.at(1, home).count("settler") == 2
    t = fight(war().city(1, FIELD).units(0, FIELD, infantry=1).units(1, "C3", settler=3))
    assert t.asked[0] != "resettle"
    t = war().city(1, FIELD)
    t[1].cities = t.mask(FIELD)
    assert fight(t.units(0, FIELD, infantry=1)).asked[0] != "resettle"


@pytest.mark.rule("COC-261", "COC-344")
def test_a_captured_wonder_serves_its_new_owner_and_keeps_its_builder() -> None:
    t = war().city(1, FIELD).units(0, FIELD, infantry=1)
    t.g.wonder_at = (t.place(FIELD), *t.g.wonder_at[1:])
    t.g.builders = (1, *t.g.builders[1:])
    fight(t).take("resettle", "pass")
    assert (t.g.wonder_at[0], t.g.builders[0]) == (t.place(FIELD), 1)
    assert t[0].cities >> t.g.wonder_at[0] & 1


# Barbarians.


@pytest.mark.rule("COC-X19", "COC-319", "COC-320")
def test_gold_for_barbarian_cities(dice: Dice) -> None:
    t = horde(camp(war().units(0, FIELD, infantry=3)), infantry=2)
    dice.show("6i 6i 1l", "1l 1l")
    fight(t, 0, BARBARIANS)
    assert t.stock() == {"gold": 2}
    assert FIELD in t.cities(0)
    assert t.mood(FIELD) == "angry"
    t = fight(camp(war().units(0, FIELD, infantry=1)), 0, BARBARIANS)
    assert t.stock() == {"gold": 1}
    assert t.g.tribes == 0


@pytest.mark.rule("COC-320")
def test_buildings_of_a_barbarian_city_keep_their_colours() -> None:
    t = war().city(1, FIELD, "academy")
    t[1].cities &= ~t.mask(FIELD)
    fight(camp(t.units(0, FIELD, infantry=1)), 0, BARBARIANS)
    assert (t.buildings(1, FIELD), t.stock()) == ({"academy"}, {"gold": 1})


@pytest.mark.rule("COC-263")
def test_a_barbarian_city_is_removed_without_a_settlement() -> None:
    t = full(camp(war().units(0, FIELD, infantry=1)))
    fight(t, 0, BARBARIANS)
    assert t.stock() == {"gold": 2}
    assert t.g.tribes == 0


@pytest.mark.rule("COC-321", "COC-323")
def test_barbarians_swap_the_settlement_only() -> None:
    t = horde(war().city(1, FIELD, "academy", mood="happy"), infantry=1)
    t.g.wonder_at = (t.place(FIELD), *t.g.wonder_at[1:])
    t.g.builders = (1, *t.g.builders[1:])
    fight(t, BARBARIANS, 1, came="")
    assert t.asked == ("resettle", 1)
    t.do("pass")
    assert t.g.tribes == t.mask(FIELD)
    assert t.buildings(1, FIELD) == {"academy"}
    assert t.mood(FIELD) == "angry"
    assert (t.g.wonder_at[0], t.g.builders[0]) == (t.place(FIELD), 1)


@pytest.mark.rule("COC-321")
def test_a_fortress_works_for_the_barbarians_who_hold_it(dice: Dice) -> None:
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=1)
    t[1].cities &= ~t.mask(FIELD)
    horde(camp(t), infantry=1)
    dice.show("6i", "4c 1l")
    fight(t, 0, BARBARIANS)
    assert wild(t) == ["infantry"]
    assert t.at(0, FIELD) == []


@pytest.mark.rule("COC-322")
def test_without_a_barbarian_settlement_the_city_is_removed() -> None:
    t = horde(war().city(1, FIELD, "academy"), infantry=1)
    t.g.tribes = sum([1 << place for place in range(10)]) & ~t.mask(FIELD, HOME)
    missing = 10 - t.g.tribes.bit_count()
    t.g.tribes |= sum([1 << place for place in range(20, 20 + missing)])
    before = t.g.tribes
    t.g.wonder_at = (t.place(FIELD), *t.g.wonder_at[1:])
    fight(t, BARBARIANS, 1, came="").take("resettle", "pass")
    assert t.g.tribes == before
    assert (t.buildings(1, FIELD), t.g.wonder_at[0]) == (set(), -2)
    assert FIELD not in t.cities(1)
