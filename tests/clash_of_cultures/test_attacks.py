"""What keeps players from attacking and what an attack costs: truces, peace, tokens, Great Gardens."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules import hosts, land, tolls, truces
from saecula.games.clash_of_cultures.rules.goods import CULTURE
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.test_battle import at_sea
from tests.clash_of_cultures.test_scene import look
from tests.clash_of_cultures.war import FIELD, HOME, fight, war


def march(t: Table) -> Table:
    """The first player's army may leave home."""
    return t.act().do("move").do("move_from", HOME)


def neighbours() -> Table:
    """An infantry at home, next to a city of the other player without units."""
    return war().city(1, FIELD).units(0, HOME, infantry=1)


# Peace.


def at_peace() -> Table:
    """A Great Diplomat of the second player binds both."""
    t = neighbours()
    t[1].open_persons = ("great_diplomat",)
    t.g.diplomat = 1 << 1 * tolls.PAIRS
    return t


@pytest.mark.rule("COC-189", "COC-806")
def test_an_attack_against_the_peace_is_paid_first() -> None:
    t = march(at_peace().goods(0, culture=3))
    t.do("move_to", FIELD).take("resettle", "pass")
    assert FIELD in t.cities(0)
    assert t.stock()["culture"] == 1
    assert (t.g.diplomat, t[1].open_persons, t.g.event_discards) == (0, (), ("great_diplomat",))


@pytest.mark.rule("COC-189", "COC-806")
def test_who_cannot_pay_keeps_the_peace() -> None:
    assert FIELD not in march(at_peace().goods(0, culture=1)).offered("move_to")
    assert FIELD in march(at_peace().goods(0, culture=2)).offered("move_to")


@pytest.mark.rule("COC-189")
def test_the_price_of_an_attack_is_told_beforehand() -> None:
    ask = look(march(at_peace().goods(0, culture=2)).g, 0).ask
    assert ask is not None
    assert "2 culture" in {option.action[-1]: option.hint for option in ask.options}[FIELD]


def afloat() -> tuple[Table, str, str]:
    """A ship of each player, next to each other."""
    t, one, other = at_sea()
    t.units(0, one, ship=1).units(1, other, ship=1)
    return t, one, other


@pytest.mark.rule("COC-731", "COC-806")
def test_truce_and_peace_hold_at_sea() -> None:
    t, one, other = afloat()
    t.act().do("move").do("move_from", one)
    assert other in t.offered("sail_to")
    t.g.truce = truces.bit(0, 1)
    t.act().do("move").take("move_from", "move_from", one)
    assert other not in t.offered("sail_to")
    t.g.truce = 0
    t[0].open_persons, t.g.diplomat = ("great_diplomat",), 1 << 1
    t.act().do("move").take("move_from", "move_from", one)
    assert other not in t.offered("sail_to")


@pytest.mark.rule("COC-153", "COC-189", "COC-731")
def test_new_ships_do_not_break_a_truce() -> None:
    t, _, other = afloat()
    now = land.land(t.g)
    city = land.names(t.g, now.layout.neighbours[t.place(other)] & now.ground)[0]
    t.city(0, city, "port", port=other, mood="happy").goods(0, wood=7, food=2)
    assert t.act().may("recruit", city)
    assert ("hire", "ship") in t.do("recruit", city).now
    t.g.truce = truces.bit(0, 1)
    t.act().do("recruit", city)
    assert ("hire", "ship") not in t.now
    t.g.truce, t.g.diplomat = 0, tolls.pair(0, 1)
    t.goods(0, wood=7, food=2, culture=5).act().do("recruit", city)
    assert ("hire", "ship") not in t.now


@pytest.mark.rule("COC-189", "COC-538", "COC-731")
@pytest.mark.card("zoroastrianism")
def test_nobody_is_won_over_whose_comrades_must_not_be_fought() -> None:
    t = war().units(0, HOME).units(1, FIELD, infantry=2).civ_advances(0, "zoroastrianism")
    assert t.act().offered("influence") == [HOME]
    t.g.truce = truces.bit(0, 1)
    assert t.act().offered("influence") == []
    t.g.truce, t.g.diplomat = 0, tolls.pair(1, 0)
    assert t.goods(0, culture=9).act().offered("influence") == []
    assert t.units(1, FIELD, infantry=1).act().offered("influence") == [HOME]


# Beloved cities.


def beloved(tokens: int = 2) -> Table:
    t = neighbours()
    t.g.beloved = ((t.place(FIELD), tokens),)
    return t


@pytest.mark.rule("COC-189", "COC-618")
@pytest.mark.card("cleopatra.1")
def test_who_attacks_a_beloved_city_pays_its_tokens_first() -> None:
    assert FIELD not in march(beloved().goods(0, culture=1)).offered("move_to")
    t = march(beloved().goods(0, culture=3)).do("move_to", FIELD).take("resettle", "pass")
    assert FIELD in t.cities(0)
    assert (t.stock()["culture"], t.g.beloved) == (1, ())


@pytest.mark.rule("COC-324", "COC-618")
@pytest.mark.card("cleopatra.1")
def test_barbarians_ignore_the_tokens_and_remove_them_with_the_city() -> None:
    t = beloved().units(0, HOME, settler=1)
    t.g.horde = hosts.put((), t.place(FIELD), [hosts.INFANTRY])
    fight(t, BARBARIANS, 1).take("resettle", "pass")
    assert t.g.tribes == t.mask(FIELD)
    assert t.g.beloved == ()


@pytest.mark.rule("COC-618")
@pytest.mark.card("cleopatra.1")
def test_the_tokens_protect_when_the_queen_is_gone() -> None:
    t = war().leader(0, "cleopatra", HOME).goods(0, culture=1).act().do("use", "cleopatra_1")
    t[0].leader = ""
    t.units(0, HOME)
    assert tolls.price(t.g, 1, t.place(HOME))[CULTURE] == 1
    assert sum(tolls.price(t.g, 1, t.place(FIELD))) == 0


# Great Gardens.


@pytest.mark.rule("COC-184", "COC-361", "COC-595")
@pytest.mark.card("great_gardens")
def test_the_gardens_cannot_be_entered_by_who_crossed_plains() -> None:
    t = neighbours().wonder("great_gardens", FIELD, 1)
    assert FIELD in march(t).offered("move_to")
    crossed = hosts.INFANTRY | hosts.ON_PLAINS
    t[0].units = hosts.put(t[0].units, t.place(HOME), [crossed])
    t.act()
    assert not t.may("move") or FIELD not in t.do("move").do("move_from", HOME).offered("move_to")
    t[0].units = hosts.put(t[0].units, t.place(HOME), [crossed, hosts.INFANTRY])
    march(t).do("move_to", FIELD)
    assert FIELD in t.cities(0)
    assert t.at(0, HOME) == ["infantry"]
