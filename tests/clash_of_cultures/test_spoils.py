"""What battles and captures bring civilizations and leaders, and what leaders do while they last."""

from __future__ import annotations

import pytest

from saecula.core.zones import EVERYONE, seen_by
from saecula.games.clash_of_cultures.determinize import determinize
from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules import barbarians, cities, combat, hosts, leaders, recruiting
from saecula.games.clash_of_cultures.scoring import halves
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_battle import at_sea
from tests.clash_of_cultures.war import (
    FIELD,
    HOME,
    Dice,
    camp,
    card_of,
    dice,
    fight,
    hold,
    horde,
    lay,
    war,
    wild,
)

__all__ = ["dice"]  # a fixture

WON = ("6i 6i", "1l")  # the first of two infantry against one


def battle(*civ_advances: str, others: int = 1, seat: int = 0) -> Table:
    """Two infantry against some, one side with these civilization advances."""
    t = war().units(0, FIELD, infantry=2).units(1, FIELD, infantry=others)
    return t.civ_advances(seat, *civ_advances)


def taken(leader: str = "", *buildings: str, mood: str = "neutral", city: bool = True) -> Table:
    """A city is about to be captured without a fight, by a leader or by infantry."""
    t = war()
    if city:
        t.city(1, FIELD, *buildings, mood=mood)
    return t.leader(0, leader, FIELD) if leader else t.units(0, FIELD, infantry=1)


def walk_in(t: Table, defender: int = 1) -> Table:
    return fight(t, 0, defender).take("resettle", "pass")


# Captives.


@pytest.mark.rule("COC-500", "COC-585")
@pytest.mark.card("captives")
def test_captives_are_kept_out_of_their_owners_supply(dice: Dice) -> None:
    t = battle("captives", others=2).units(0, FIELD, infantry=3)
    dice.show("6i 6i 1l", "1l 1l")
    before = recruiting.supply(t.g, 1, hosts.INFANTRY)
    fight(t)
    assert t.now == [("keep_captive", "infantry"), ("done",)]
    t.do("keep_captive", "infantry").do("done")
    assert t[0].captives == ((1, hosts.INFANTRY),)
    assert recruiting.supply(t.g, 1, hosts.INFANTRY) == before + 1
    assert sum(halves(t.g, 0)) - sum(halves(t.g, 0)[:2]) == 1


@pytest.mark.rule("COC-500", "COC-585")
@pytest.mark.card("captives")
def test_barbarians_are_kept_too_and_four_are_the_most(dice: Dice) -> None:
    t = horde(war().units(0, FIELD, infantry=2).civ_advances(0, "captives"), infantry=1)
    t[0].captives = ((1, hosts.INFANTRY),) * 3
    dice.show(*WON)
    before = barbarians.supply(t.g, hosts.INFANTRY)
    fight(t, 0, BARBARIANS).do("keep_captive", "infantry")
    assert t[0].captives[-1] == (BARBARIANS, hosts.INFANTRY)
    assert barbarians.supply(t.g, hosts.INFANTRY) == before
    dice.show(*WON)
    fight(battle_again(t), 0, BARBARIANS)
    assert (t.asked, len(t[0].captives)) == (("", -1), 4)


def battle_again(t: Table) -> Table:
    return horde(t.units(0, FIELD, infantry=2), infantry=1)


@pytest.mark.rule("COC-500")
@pytest.mark.card("captives")
def test_no_leaders_no_lost_and_no_sea_battles_bring_captives(dice: Dice) -> None:
    t = battle("captives").units(1, FIELD).leader(1, "suiko", FIELD)
    dice.show("6i 5i", "2c")
    fight(t)
    assert (t.asked, t[0].captives, t[0].slain) == (("", -1), (), ("suiko",))
    t = battle("captives", seat=1)
    dice.show(*WON)
    fight(t)
    assert (t.asked, t[1].captives) == (("", -1), ())
    t, field, home = at_sea()
    t.units(0, field, ship=1).units(1, field, ship=1).civ_advances(0, "captives")
    dice.show("6i", "1l")
    fight(t, hex_=field, came=home)
    assert (t.asked, t[0].captives) == (("", -1), ())


# Rewards after battles.


@pytest.mark.rule("COC-510")
@pytest.mark.card("captivi")
def test_captivi_reward_a_won_battle_even_without_rounds(dice: Dice) -> None:
    t = battle("captivi")
    dice.show(*WON)
    fight(t)
    assert t.stock() == {"gold": 1, "mood": 1}
    t = walk_in(taken().civ_advances(0, "captivi"))
    assert t.stock() == {"gold": 2, "mood": 1}
    t = battle("captivi", seat=1)
    dice.show(*WON)
    fight(t)
    assert t.stock(1) == {}


@pytest.mark.rule("COC-526")
@pytest.mark.card("embalming")
@pytest.mark.parametrize(("held", "after"), [(0, 1), (4, 5), (5, 5)])
def test_embalming_brings_culture_after_any_battle(dice: Dice, held: int, after: int) -> None:
    t = battle("embalming", seat=1).goods(1, culture=held)
    dice.show(*WON)
    fight(t)
    assert t.stock(1).get("culture", 0) == after


@pytest.mark.rule("COC-156", "COC-526")
@pytest.mark.card("embalming")
def test_embalming_honours_a_leader_killed_or_replaced(dice: Dice) -> None:
    t = battle("embalming", seat=1).units(1, FIELD).leader(1, "imhotep", FIELD).goods(1, culture=7)
    dice.show("6i 5i", "2c")
    fight(t)
    assert t.stock(1) == {"culture": 8}
    t = war().civ_advances(0, "embalming").leader(0, "imhotep", HOME).goods(0, culture=7)
    t[0].leaders = ("ramses",)
    t.begin(leaders.appoint(0, "ramses"))
    assert t.stock() == {"culture": 8}


@pytest.mark.rule("COC-157", "COC-526")
@pytest.mark.card("embalming")
def test_embalming_honours_a_leader_lost_to_an_event() -> None:
    t = table(base_only=False).civ_advances(0, "embalming").leader(0, "imhotep", "D2").effect("guillotine")
    assert (t.stock(), t[0].leader) == ({"culture": 1}, "")
    t = table(base_only=False).civ_advances(0, "embalming").leader(0, "imhotep", "C2")
    t.city(0, "C2").city(0, "D1").city(0, "E2").effect("volcano").do("erupt", "C2")
    assert (t.stock(), t[0].leader) == ({"culture": 1}, "")


@pytest.mark.rule("COC-531")
@pytest.mark.card("rune_stones")
def test_a_rune_stone_remembers_two_lost_army_units(dice: Dice) -> None:
    t = battle("rune_stones", others=2, seat=1).units(0, FIELD, infantry=3)
    dice.show("6i 6i 1l", "1l 1l")
    before = cities.buildings_left(t.g, t[1], cities.OBELISK)
    fight(t).do("raise_stone")
    assert t[1].runes == 1
    assert cities.buildings_left(t.g, t[1], cities.OBELISK) == before - 1
    assert halves(t.g, 1)[2] == 2


@pytest.mark.rule("COC-531")
@pytest.mark.card("rune_stones")
def test_one_lost_unit_or_no_obelisk_makes_no_rune_stone(dice: Dice) -> None:
    t = battle("rune_stones", seat=1)
    dice.show(*WON)
    assert fight(t).asked == ("", -1)
    t = battle("rune_stones", others=2, seat=1).units(0, FIELD, infantry=3)
    t[1].runes = 5
    dice.show("6i 6i 1l", "1l 1l")
    assert fight(t).asked == ("", -1)
    assert t[1].runes == 5


@pytest.mark.rule("COC-243", "COC-531")
@pytest.mark.card("rune_stones")
def test_the_drowned_are_lost_in_the_battle(dice: Dice) -> None:
    t, field, home = at_sea()
    t.units(0, field, ship=1).units(1, field, ship=1, infantry=2).civ_advances(1, "rune_stones")
    dice.show("6i", "1l")
    assert fight(t, hex_=field, came=home).asked == ("raise_stone", 1)


@pytest.mark.rule("COC-604")
@pytest.mark.card("jimmu.2")
def test_jimmu_takes_back_a_tactics_card_if_he_survives(dice: Dice) -> None:
    t = hold(war().units(0, FIELD, infantry=2).units(1, FIELD, infantry=1), 0, "high_morale")
    t.leader(0, "jimmu", FIELD).goods(0, culture=1)
    card = card_of(t, "high_morale", 0)
    dice.show("6i 6i 2c", "1l")
    lay(fight(t), "high_morale").do("pay_more").take("recover", "recover", card)
    assert (t[0].hand.cards, t[0].hand.known, t.stock()) == ((card,), (EVERYONE,), {})
    assert card not in t.g.action_discards


@pytest.mark.rule("COC-604")
@pytest.mark.card("jimmu.2")
def test_jimmu_recovers_the_card_after_a_retreat_but_needs_one(dice: Dice) -> None:
    t = hold(war().units(0, FIELD, infantry=1).units(1, FIELD, infantry=2), 0, "high_morale")
    t.leader(0, "jimmu", FIELD).goods(0, culture=1)
    dice.show("2c 2c", "1l 1l")
    lay(fight(t), "high_morale").do("retreat")
    assert t.asked == ("follow_up", 0)
    t = war().units(0, FIELD, infantry=1).units(1, FIELD, infantry=2).leader(0, "jimmu", FIELD)
    dice.show("2c 2c", "1l 1l")
    fight(t.goods(0, culture=1)).do("retreat")
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-624")
@pytest.mark.card("sun_tzu.2")
def test_sun_tzu_wins_a_fast_war(dice: Dice) -> None:
    t = battle().leader(0, "sun_tzu", FIELD)
    dice.show("6i 6i 2c", "1l")
    fight(t)
    assert t.stock() == {"mood": 1, "culture": 1}


@pytest.mark.rule("COC-624")
@pytest.mark.card("sun_tzu.2")
def test_a_slow_or_easy_war_brings_sun_tzu_nothing(dice: Dice) -> None:
    t = battle().units(0, FIELD, infantry=1).leader(0, "sun_tzu", FIELD)
    dice.show("2c 2e", "1l")
    fight(t)
    dice.show("6i 6i", "1l")
    t.do("fight_on")
    assert (t.at(1, FIELD), t.stock()) == ([], {})
    assert walk_in(taken("sun_tzu")).stock() == {"gold": 1}


# Captured cities.


@pytest.mark.rule("COC-511")
@pytest.mark.card("provinces")
def test_captured_cities_of_rome_are_neutral_or_happy() -> None:
    t = walk_in(taken().civ_advances(0, "provinces"))
    assert (t.mood(FIELD), t.asked) == ("neutral", ("", -1))
    t = walk_in(taken().civ_advances(0, "provinces").goods(0, culture=1))
    assert t.mood(FIELD) == "neutral"
    t.do("choose", "mood")
    assert (t.mood(FIELD), t.stock()) == ("happy", {"gold": 1})


@pytest.mark.rule("COC-258", "COC-511")
@pytest.mark.card("provinces")
def test_a_city_that_was_removed_has_no_mood() -> None:
    t = taken().civ_advances(0, "provinces").goods(0, culture=1)
    t[0].ruins = (*t[0].ruins[:-1], 6)
    walk_in(t)
    assert (t.asked, t.g.happy & t.mask(FIELD), t.g.angry & t.mask(FIELD)) == (("", -1), 0, 0)


@pytest.mark.rule("COC-521")
@pytest.mark.card("stelas")
def test_stelae_for_a_captured_city() -> None:
    t = walk_in(taken().civ_advances(0, "stelas"))
    assert t.now == [("take", "culture"), ("take", "ideas")]
    assert t.do("take", "ideas").stock() == {"gold": 1, "ideas": 1}
    assert walk_in(taken()).asked == ("", -1)


@pytest.mark.rule("COC-607")
@pytest.mark.card("caesar.2")
def test_caesar_leaves_an_infantry_for_gold() -> None:
    t = walk_in(taken("caesar")).do("pay_more")
    assert (t.at(0, FIELD), t.stock()) == (["infantry", "leader"], {})
    full = taken("caesar").units(0, FIELD, infantry=3).leader(0, "caesar", FIELD)
    assert walk_in(full).asked == ("", -1)
    elsewhere = taken().leader(0, "caesar", HOME)
    assert walk_in(elsewhere).asked == ("", -1)


@pytest.mark.rule("COC-621")
@pytest.mark.card("ragnar.2")
@pytest.mark.parametrize(("mood", "gold"), [("neutral", 3), ("happy", 4), ("angry", 1)])
def test_ragnar_preys_on_cities_that_are_not_angry(mood: str, gold: int) -> None:
    assert walk_in(taken("ragnar", mood=mood)).stock() == {"gold": gold}


@pytest.mark.rule("COC-631")
@pytest.mark.card("ashoka.2")
@pytest.mark.parametrize(("buildings", "culture"), [((), 1), (("academy",), 1), (("temple",), 2)])
def test_ashoka_gains_culture_and_more_for_a_temple(buildings: tuple[str, ...], culture: int) -> None:
    assert walk_in(taken("ashoka", *buildings)).stock()["culture"] == culture
    assert "culture" not in walk_in(taken("", *buildings).leader(0, "ashoka", HOME)).stock()


@pytest.mark.rule("COC-644")
@pytest.mark.card("rugila.1")
def test_rugila_takes_tribute_if_another_city_is_near() -> None:
    assert walk_in(camp(taken("rugila"), "D1")).stock() == {"gold": 3}
    assert walk_in(taken("rugila").city(1, "D1")).stock() == {"gold": 3}
    assert walk_in(taken("rugila").city(0, "D1")).stock() == {"gold": 1}
    assert walk_in(camp(taken().leader(0, "rugila", HOME), "D1")).stock() == {"gold": 1}


@pytest.mark.rule("COC-644")
@pytest.mark.card("rugila.2")
def test_rugila_makes_barbarian_cities_happy() -> None:
    t = walk_in(camp(taken("rugila", city=False)), BARBARIANS)
    assert t.mood(FIELD) == "happy"
    assert walk_in(taken("rugila")).mood(FIELD) == "angry"


@pytest.mark.rule("COC-636")
@pytest.mark.card("ithobaal.2")
def test_ithobaal_delivers_cities_he_influences() -> None:
    t = walk_in(taken("ithobaal", "temple").colour(0, FIELD, "temple"))
    assert t.mood(FIELD) == "happy"
    assert walk_in(taken("ithobaal", "temple")).mood(FIELD) == "angry"
    t = walk_in(taken("", "temple").colour(0, FIELD, "temple").leader(0, "ithobaal", HOME))
    assert t.mood(FIELD) == "angry"


@pytest.mark.rule("COC-641")
@pytest.mark.card("nabopolassar.2")
def test_nabopolassar_answers_a_lost_city_with_an_infantry() -> None:
    t = taken().city(1, "D1").units(1, "D1").leader(1, "nabopolassar", "E2")
    walk_in(t)
    assert {"D1", "E2"} <= set(t.offered("place_at"))
    assert t.do("place_at", "E2").at(1, "E2") == ["infantry", "leader"]
    assert walk_in(taken().city(1, "D1")).asked == ("", -1)


@pytest.mark.rule("COC-617")
@pytest.mark.card("wak_chanil.2")
def test_wak_chanil_rebuilds_after_the_move_action() -> None:
    t = war().city(1, FIELD, "academy", mood="angry").units(0, HOME).leader(0, "wak_chanil", HOME)
    t.advances(0, "tactics", "myths", "writing").act().do("move").do("move_from", HOME)
    t.take("move_to", "move_to", FIELD).take("resettle", "pass").take("move_from", "done")
    assert t.asked == ("rebuild", 0)
    assert t.offered("rebuild") == [("academy", "fortress"), ("academy", "temple")]
    t.do("rebuild", "academy", "temple")
    assert (t.buildings(0, FIELD), t.mood(FIELD)) == ({"temple"}, "angry")
    assert (t.asked, t.stock()) == (("act", 0), {"gold": 1})


@pytest.mark.rule("COC-617")
@pytest.mark.card("wak_chanil.2")
def test_who_captures_without_wak_chanil_rebuilds_nothing() -> None:
    t = war().city(1, FIELD, "academy").units(0, HOME, infantry=1).leader(0, "wak_chanil", "D1")
    t.advances(0, "tactics", "myths").act().do("move").do("move_from", HOME)
    t.take("move_to", "move_to", FIELD).take("resettle", "pass").do("done")
    assert t.asked == ("act", 0)


# Dido.


def besieged() -> Table:
    return war().city(1, FIELD).units(0, FIELD, infantry=1).leader(1, "dido", FIELD)


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.2")
def test_dido_gives_herself_up_and_the_attackers_retreat(dice: Dice) -> None:
    t = besieged()
    dice.show("2c", "2c")
    fight(t).do("sacrifice")
    assert (t.at(1, FIELD), t.at(0, FIELD), t.at(0, HOME)) == (["infantry"], [], ["settler", "infantry"])
    assert (t[1].leader, t[0].slain, t.asked) == ("", (), ("", -1))
    assert FIELD in t.cities(1)


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.2")
def test_dido_may_fight_on_and_helps_with_two(dice: Dice) -> None:
    t = besieged()
    assert [(each.source, each.value) for each in begun(t)] == [("dido_2", 2)]
    dice.show("2c", "2c")
    assert fight(t).do("pass").asked == ("retreat", 0)


def begun(t: Table) -> list[combat.Modifier]:
    """What helps the defender in the battle that is about to begin."""
    g = t.g.battle
    g.attacker, g.defender, g.hex, g.round = 0, 1, t.place(FIELD), 1
    return combat.modifiers(t.g, 1)


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.2")
def test_dido_drives_barbarians_back_too(dice: Dice) -> None:
    t = horde(war().city(1, FIELD).leader(1, "dido", FIELD), infantry=1)
    dice.show("2c", "2c")
    fight(t, BARBARIANS, 1, came="D1").do("sacrifice")
    assert (wild(t), wild(t, "D1"), t.at(1, FIELD)) == ([], ["infantry"], ["infantry"])


@pytest.mark.rule("COC-611")
@pytest.mark.card("dido.2")
@pytest.mark.parametrize("case", ["no city", "attacker", "no way back"])
def test_dido_saves_only_cities_from_attackers_who_can_leave(dice: Dice, case: str) -> None:
    t = besieged()
    if case == "no city":
        t.no_city(FIELD)
    if case == "attacker":
        t.no_city(FIELD).units(0, FIELD).units(1, FIELD, infantry=1).leader(0, "dido", FIELD)
        t[1].leader = ""
    dice.show("2c", "2c")
    if case == "no way back":
        dice.queue += ["6i", "1l"]
    fight(t, came="" if case == "no way back" else HOME)
    assert t.asked[0] in ("retreat", "")


# Viriathus.


GLADE, HILL, CAPITAL = "D3", "F3", "G8"  # hexes two steps apart, and one far away


def loyal(where: str = HILL) -> Table:
    """Barbarians attack a city while Viriathus of a third player is somewhere, who holds two cards."""
    t = war(3).city(1, GLADE).units(1, GLADE, infantry=1).advances(2, "tactics").leader(2, "viriatus", where)
    return hold(horde(t, GLADE, infantry=1), 2, "high_morale", "scout")


def raid(t: Table) -> Table:
    return fight(t, BARBARIANS, 1, GLADE, "E3")


@pytest.mark.rule("COC-633")
@pytest.mark.card("viriatus.2")
def test_the_celts_lay_tactics_for_barbarians_near_viriathus(dice: Dice) -> None:
    t = loyal()
    t.g.journal = []
    dice.show("4e", "2c")
    raid(t)
    assert t.asked == ("lay_tactics", 2)
    lay(t, "high_morale")
    assert [line[3] for line in t.g.journal if line[0] == "valued"][:2] == [6, 2]
    assert len(t.g.action_discards) == 1


@pytest.mark.rule("COC-633")
@pytest.mark.card("viriatus.2")
def test_a_scout_for_barbarians_brings_the_card_to_the_celts(dice: Dice) -> None:
    t = hold(loyal(), 1, "archers")
    card = card_of(t, "archers", 1)
    dice.show("6i", "1l")
    lay(raid(t), "scout")
    lay(t, "archers").take("resettle", "pass")
    assert card in t[2].hand


@pytest.mark.rule("COC-633")
@pytest.mark.card("viriatus.2")
def test_nobody_guesses_what_the_celts_laid() -> None:
    t = hold(loyal(), 1, "archers")
    lay(raid(t), "high_morale")
    assert t.g.battle.laid[0].known == (seen_by(2),)
    determinize(t.g, 1)
    assert t.g.battle.laid[0].known == (seen_by(2),)


@pytest.mark.rule("COC-633")
@pytest.mark.card("viriatus.2")
def test_viriathus_must_be_near_and_not_their_opponent(dice: Dice) -> None:
    dice.show("6i", "1l")
    raid(loyal(CAPITAL))
    t = horde(hold(war(), 0, "scout", "high_morale"), infantry=1).leader(0, "viriatus", FIELD)
    fight(t, 0, BARBARIANS)
    assert [frame for frame in t.g.agenda if frame[0] == "lay_tactics"] == []


@pytest.mark.rule("COC-057", "COC-250")
def test_the_active_players_effects_come_first(dice: Dice) -> None:
    t = battle("captives", others=2).units(0, FIELD, infantry=3).civ_advances(1, "rune_stones")
    dice.show("6i 6i 1l", "1l 1l")
    assert fight(t).asked == ("keep_captives", 0)
    assert t.do("done").asked == ("raise_stone", 1)
    t = battle("rune_stones", others=3).units(0, FIELD, infantry=2).civ_advances(1, "captives", "rune_stones")
    dice.show("6i 4c", "6i 6i 1l")
    assert fight(t).asked == ("keep_captives", 1)  # a reward of the winner
    assert t.do("done").asked == ("raise_stone", 0)
    assert t.do("pass").asked == ("raise_stone", 1)
