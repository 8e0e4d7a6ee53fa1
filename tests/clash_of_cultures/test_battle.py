"""The order of a battle, its dice, losses and ends (COC-007, COC-172, COC-225 to COC-254, COC-319)."""

from __future__ import annotations

import pytest

from saecula.core import flow, registry
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import battle, combat, feats, hosts, odds
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY, SETTLER, TIRED
from saecula.games.clash_of_cultures.rules.registry import battle_begins, battle_over, round_ends
from tests.clash_of_cultures.table import Table
from tests.clash_of_cultures.war import FIELD, HOME, Dice, dice, fight, hold, horde, lay, war, wild

__all__ = ["dice"]  # a fixture


def armies(**kinds: int) -> Table:
    """Attackers of these kinds against one infantry."""
    return war().units(0, FIELD, **kinds).units(1, FIELD, infantry=1)


def lines(t: Table, key: str) -> list[tuple[object, ...]]:
    """The lines of the journal with this key."""
    return [line[1:] for line in t.g.journal or [] if line[0] == key]


def listening(t: Table) -> Table:
    """A table that keeps its journal."""
    t.g.journal = []
    return t


# Starting a battle.


@pytest.mark.rule("COC-167", "COC-176", "COC-225")
def test_entering_a_hex_of_opponents_starts_a_battle_at_once(dice: Dice) -> None:
    t = war().units(0, HOME, infantry=2).units(1, FIELD, infantry=1).act()
    dice.show("6i 6i", "1l")
    t.do("move").do("move_from", HOME).do("move_to", FIELD).take("group", "everybody")
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"] * 2, [])
    assert t.g.battle.attacker == -1


@pytest.mark.rule("COC-171")
def test_settlers_attack_only_with_an_army_unit() -> None:
    t = war().units(0, HOME, settler=1, infantry=1).units(1, FIELD, settler=1).act()
    t.do("move").do("move_from", HOME).do("move_to", FIELD)
    t.do("go", SETTLER)
    assert not t.may("done")
    t = war().units(0, HOME, settler=1).units(1, FIELD, settler=1).act().do("move").do("move_from", HOME)
    assert FIELD not in t.offered("move_to")


@pytest.mark.rule("COC-174")
def test_units_that_moved_onto_a_forest_start_no_battle() -> None:
    t = war().units(1, FIELD, settler=1)
    t[0].units = ((t.place(HOME), INFANTRY | hosts.ON_FOREST),)
    t.act().do("move").do("move_from", HOME)
    assert FIELD not in t.offered("move_to")


@pytest.mark.rule("COC-226", "COC-249")
def test_undefended_settlers_die_without_a_round() -> None:
    t = fight(war().units(0, FIELD, infantry=1).units(1, FIELD, settler=2))
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"], [])


@pytest.mark.rule("COC-226", "COC-255", "COC-257")
def test_an_undefended_city_is_captured() -> None:
    t = fight(war().city(1, FIELD).units(0, FIELD, infantry=1))
    assert FIELD in t.cities(0)
    assert t.mood(FIELD) == "angry"
    assert t.stock() == {"gold": 1}


@pytest.mark.rule("COC-172")
def test_whoever_fought_is_tired_and_settlers_are_not() -> None:
    t = fight(war().units(0, FIELD, infantry=1, settler=1).units(1, FIELD, settler=1))
    assert t.raw(0, FIELD) == (SETTLER, INFANTRY | TIRED)
    assert not any(unit & TIRED for stack in t[1].units for unit in stack[1:])


@pytest.mark.rule("COC-X33", "COC-172")
def test_infantry_that_took_an_undefended_city_cannot_move_again() -> None:
    t = war().units(0, HOME, infantry=1).city(1, FIELD).act().do("move")
    t.do("move_from", HOME).do("move_to", FIELD)
    t.take("move_from", "done").take("resettle", "pass")
    assert FIELD in t.cities(0)
    assert not t.may("move")


@pytest.mark.rule("COC-228", "COC-418")
def test_the_attacker_decides_first_on_what_works_before_the_battle() -> None:
    t = armies(infantry=1).advances(0, "steel_weapons").advances(1, "steel_weapons")
    fight(t.goods(0, ore=1).goods(1, ore=1))
    assert t.asked == ("power", 0)
    t.do("pass")
    assert t.asked == ("power", 1)


# Dice and values.


def roll(t: Table) -> tuple[combat.Reading, combat.Reading]:
    """Begin the battle and read both rolls, which lie open while somebody may still pay."""
    battle.begin(t.g, 0, 1, t.place(FIELD), t.place(HOME))
    t.g.pending.clear()
    t.g.battle.round = 1
    t.g.battle.attacking_dice = combat.roll(t.g, 0)
    t.g.battle.defending_dice = combat.roll(t.g, 1)
    return combat.read(t.g, 0), combat.read(t.g, 1)


@pytest.mark.rule("COC-X01", "COC-227", "COC-236", "COC-237", "COC-239")
def test_three_infantry_beat_two(dice: Dice) -> None:
    t = listening(war().units(0, FIELD, infantry=3).units(1, FIELD, infantry=2))
    dice.show("6i 3i 3e", "5i 2c")
    fight(t)
    assert lines(t, "valued") == [(0, 12, 14, 2), (1, 7, 8, 1)]
    assert lines(t, "battle_won") == [(0, FIELD)]
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"] * 2, [])


@pytest.mark.rule("COC-X02", "COC-232", "COC-233", "COC-234")
def test_a_leader_rolls_again_and_each_unit_is_activated_once(dice: Dice) -> None:
    dice.show("2c 4c 3e 1l 6i", "1l")
    own, _ = roll(armies(infantry=2, cavalry=1, leader=1))
    assert (own.numbers, own.abilities, own.value, own.hits) == (15, 3, 18, 3)


@pytest.mark.rule("COC-X03", "COC-234", "COC-235")
def test_an_elephant_ignores_a_hit_and_one_leader_rolls_one_die_again(dice: Dice) -> None:
    dice.show("2e 1l 1l 5i", "1l")
    own, _ = roll(armies(infantry=1, leader=1, elephant=1))
    assert (own.numbers, own.value, own.hits, own.ignored) == (6, 7, 1, 1)


@pytest.mark.rule("COC-X04", "COC-237")
@pytest.mark.parametrize(("value", "hits"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3)])
def test_five_points_of_combat_value_are_a_hit(value: int, hits: int) -> None:
    assert combat.Reading(value, 0, 0, 0, 5, 0).hits == hits


@pytest.mark.rule("COC-X04", "COC-237")
def test_an_ignored_hit_saves_one_unit(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=3).units(1, FIELD, elephant=1, infantry=2)
    dice.show("6i 3i 3e", "4e 1l 1l")
    fight(t).take("casualties", "lose", "infantry")
    assert t.at(1, FIELD) == ["infantry", "elephant"]


@pytest.mark.rule("COC-234")
def test_a_leader_rolls_until_another_symbol_shows(dice: Dice) -> None:
    dice.show("1l 1l 1l 4c", "1l")
    own, _ = roll(armies(leader=1))
    assert own.value == 4


@pytest.mark.rule("COC-233")
def test_a_symbol_without_its_unit_counts_its_number_only(dice: Dice) -> None:
    dice.show("5c", "4e")
    own, other = roll(armies(infantry=1))
    assert (own.value, other.value, other.ignored) == (5, 4, 0)


@pytest.mark.rule("COC-007", "COC-232", "COC-235")
def test_extra_dice_are_not_limited_and_activate_units(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=1).city(1, FIELD, "fortress").units(1, FIELD, infantry=1)
    dice.show("1l", "3i 1l")
    _, other = roll(t)
    assert combat.number_of_dice(t.g, 1) == 2
    assert (other.numbers, other.value) == (4, 5)


@pytest.mark.rule("COC-236", "COC-246")
def test_bonuses_are_capped_before_penalties_and_no_value_is_below_nothing() -> None:
    assert combat.Reading(1, 0, 0, 4, 5, 0).value == 0
    assert combat.Reading(3, 2, 2, 1, 5, 0).value == 4


@pytest.mark.rule("COC-246", "COC-536")
def test_a_cap_holds_for_abilities_and_bonuses_together(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=3).units(1, FIELD, elephant=1)
    t[1].own_advances = 1 << list(t.g.content.files["civ_advances"]).index("persian_elephants")
    t.g.battle.attacking_powers = ()
    dice.show("6i 6i 6i", "1l")
    own, _ = roll(t)
    assert (own.numbers, own.abilities, own.bonuses, own.value) == (18, 3, 2, 20)


@pytest.mark.rule("COC-245")
def test_buildings_are_on_the_side_of_the_defender() -> None:
    t = war().units(0, FIELD, infantry=1).city(1, FIELD, "fortress")
    fight_only(t)
    assert [each.source for each in combat.modifiers(t.g, 1)] == ["fortress"]
    assert combat.modifiers(t.g, 0) == []


def fight_only(t: Table) -> None:
    """Begin a battle and stop before anything happens."""
    battle.begin(t.g, 0, 1, t.place(FIELD), t.place(HOME))
    t.g.pending.clear()


@pytest.mark.rule("COC-232")
def test_expected_hits_agree_with_all_rolls_of_two_dice() -> None:
    t = war()
    faces = t.g.content.board.die
    total = 0
    for one in faces:
        for other in faces:
            numbers = [one, other]
            value = sum(int(face.number) for face in numbers)
            value += min(sum(face.kind == "infantry" for face in numbers), 2)
            total += value // 5
    assert odds.expected_hits(t.g.content, (INFANTRY, INFANTRY)) == pytest.approx(total / len(faces) ** 2)


# Losses.


@pytest.mark.rule("COC-237", "COC-242", "COC-254")
def test_both_sides_choose_casualties_sealed(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=1, cavalry=1).units(1, FIELD, infantry=1, elephant=1)
    dice.show("6i 1l", "6i 1l")
    fight(t)
    assert flow.ask_of(t.g, 0) is not None
    assert flow.ask_of(t.g, 1) is not None
    t.choose(0, "lose", "cavalry")
    assert t.at(0, FIELD) == ["infantry", "cavalry"]
    t.choose(1, "lose", "infantry")
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"], ["elephant"])


@pytest.mark.rule("COC-254")
def test_whoever_has_no_choice_is_not_asked(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=2).units(1, FIELD, infantry=2)
    dice.show("6i 1l", "6i 1l")
    fight(t)
    assert t.asked == ("retreat", 0)
    assert (t.at(0, FIELD), t.at(1, FIELD)) == (["infantry"], ["infantry"])


@pytest.mark.rule("COC-238")
def test_settlers_are_no_casualties_and_die_with_the_last_army_unit(dice: Dice) -> None:
    t = war().units(0, FIELD, infantry=1, settler=2).units(1, FIELD, infantry=2)
    dice.show("1l", "6i 6i")
    fight(t)
    assert t.at(0, FIELD) == []


@pytest.mark.rule("COC-239", "COC-262")
def test_if_both_lose_their_last_unit_the_battle_is_a_draw(dice: Dice) -> None:
    t = listening(war().city(1, FIELD).units(0, FIELD, infantry=1).units(1, FIELD, infantry=1))
    dice.show("6i", "6i")
    fight(t)
    assert FIELD in t.cities(1)
    assert lines(t, "battle_drawn") == [(FIELD,)]


@pytest.mark.rule("COC-239", "COC-240")
def test_the_attacker_may_retreat_to_where_the_units_came_from(dice: Dice) -> None:
    t = listening(war().units(0, FIELD, infantry=1, settler=1).units(1, FIELD, infantry=1))
    dice.show("1l", "1l")
    fight(t).do("retreat")
    assert t.at(0, FIELD) == []
    assert set(t.at(0, HOME)) == {"settler", "infantry"}
    assert INFANTRY | TIRED in t.raw(0, HOME)
    assert lines(t, "battle_drawn")


@pytest.mark.rule("COC-239")
def test_whoever_fights_on_fights_another_round(dice: Dice) -> None:
    t = armies(infantry=1)
    dice.show("1l", "1l")
    fight(t)
    dice.show("6i", "1l")
    t.do("fight_on")
    assert t.at(1, FIELD) == []


@pytest.mark.rule("COC-240", "COC-185")
def test_attackers_by_road_retreat_to_the_last_hex_of_their_path(dice: Dice) -> None:
    t = war().lay("F2", "tile_15").advances(0, "tactics", "roads").goods(0, food=1, ore=1)
    t.units(0, HOME, infantry=1).units(1, "F2", infantry=1).act()
    dice.show("1l", "1l")
    t.do("move").do("move_from", HOME).take("move_to", "by_road", "F2").do("retreat")
    (place,) = [stack[0] for stack in t[0].units if INFANTRY in map(hosts.kind_of, stack[1:])]
    assert t.g.content.layouts[2].names[place] in ("E2", "E3")


@pytest.mark.rule("COC-X21", "COC-241")
@pytest.mark.parametrize(("die", "taken"), [("5i", False), ("4c", True)])
def test_a_fortress_alone_fights_one_round(dice: Dice, die: str, taken: bool) -> None:
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=1)
    dice.show("6i", die)
    fight(t).take("resettle", "pass")
    assert (FIELD in t.cities(0)) is taken
    assert bool(t.at(0, FIELD)) is taken


@pytest.mark.rule("COC-241")
def test_defenders_who_die_with_all_attackers_draw_in_spite_of_a_fortress(dice: Dice) -> None:
    t = listening(war().city(1, FIELD, "fortress").units(0, FIELD, infantry=2).units(1, FIELD, infantry=1))
    dice.show("6i 5c", "6i 5c")
    fight(t)
    assert lines(t, "battle_drawn")


@pytest.mark.rule("COC-252")
@pytest.mark.parametrize(("die", "left"), [("5i", ["settler"]), ("4c", [])])
def test_settlers_behind_a_fortress_live_if_it_holds(dice: Dice, die: str, left: list[str]) -> None:
    t = war().city(1, FIELD, "fortress").units(0, FIELD, infantry=1).units(1, FIELD, settler=1)
    dice.show("6i", die)
    fight(t).take("resettle", "pass")
    assert t.at(1, FIELD) == left


@pytest.mark.rule("COC-157", "COC-159")
def test_a_killed_leader_is_taken_by_the_killer(dice: Dice) -> None:
    t = armies(leader=1)
    t[0].leader = "hannibal"
    dice.show("4c", "6i")
    fight(t)
    assert (t[0].leader, t[1].slain) == ("", ("hannibal",))


# Barbarians and pirates.


@pytest.mark.rule("COC-319", "COC-310")
def test_barbarians_bring_one_gold_and_never_retreat(dice: Dice) -> None:
    t = horde(war().units(0, FIELD, infantry=2), infantry=1)
    dice.show("6i 1l", "1l")
    fight(t, 0, BARBARIANS)
    assert t.stock() == {"gold": 1}
    t = horde(war().city(0, FIELD).units(0, FIELD, infantry=2), infantry=1)
    dice.show("1l", "6i 1l")
    fight(t, BARBARIANS, 0)
    assert (t.stock(), wild(t)) == ({"gold": 1}, [])
    t = horde(war().city(0, FIELD).units(0, FIELD, infantry=1), infantry=1)
    dice.show("1l", "1l", "6i", "1l")
    fight(t, BARBARIANS, 0)
    assert t.g.tribes == t.mask(FIELD)


@pytest.mark.rule("COC-253", "COC-310")
def test_another_player_chooses_for_barbarians(dice: Dice) -> None:
    t = horde(war().units(0, FIELD, infantry=2), infantry=1, cavalry=1)
    dice.show("6i 1l", "1l 1l")
    fight(t, 0, BARBARIANS)
    assert t.asked == ("casualties", 1)
    t.do("lose", "cavalry")
    assert wild(t) == ["infantry"]
    t = horde(war(3).units(0, FIELD, infantry=2), infantry=1, cavalry=1)
    dice.show("6i 1l", "1l 1l")
    fight(t, 0, BARBARIANS)
    assert t.asked == ("choose_controller", 0)
    assert t.offered("control") == [1, 2]


@pytest.mark.rule("COC-X35", "COC-367", "COC-249")
def test_the_great_wall_repels_barbarians_without_dice() -> None:
    t = horde(war().city(0, FIELD), infantry=3)
    wonder = t.g.content.wonder_index["great_wall"]
    t.g.wonder_at = tuple([t.place(HOME) if i == wonder else -1 for i in range(len(t.g.wonder_at))])
    fight(t, BARBARIANS, 0)
    assert (t.stock(), wild(t)) == ({"gold": 1}, [])
    assert FIELD in t.cities(0)


def at_sea() -> tuple[Table, str, str]:
    """A table with two neighbouring water hexes, and their names."""
    t = war()
    tile = next(id_ for id_ in t.g.pool if list(t.g.content.tiles[id_].terrains).count("water") >= 2)
    t.lay("C4", tile)
    names = t.g.content.layouts[2].names
    near = t.g.content.layouts[2].neighbours
    waters = [hex_ for hex_ in names if t.terrain(hex_) == "water"]
    one, other = next((a, b) for a in waters for b in waters if a != b and near[t.place(a)] >> t.place(b) & 1)
    return t, one, other


@pytest.mark.rule("COC-225", "COC-235", "COC-243")
def test_ships_fight_at_sea_and_units_aboard_do_not(dice: Dice) -> None:
    t, field, home = at_sea()
    t.units(0, field, ship=1, infantry=2).units(1, field, ship=1)
    dice.show("5i", "1l")
    fight(t, 0, 1, field, home)
    assert (t.at(0, field), t.at(1, field)) == (["infantry"] * 2 + ["ship"], [])


@pytest.mark.rule("COC-243", "COC-244")
def test_units_beyond_the_capacity_of_the_remaining_ships_drown(dice: Dice) -> None:
    t, field, home = at_sea()
    t.units(0, field, ship=2, infantry=2, leader=1, settler=1).units(1, field, ship=1)
    t[0].leader = "hannibal"
    dice.show("1l 1l", "5c")
    fight(t, 0, 1, field, home).do("retreat")
    assert t.asked == ("drown", 0)
    t.do("lose", "settler").do("lose", "leader")
    assert t.at(0, home) == ["infantry", "infantry", "ship"]
    assert t[1].slain == ("hannibal",)


@pytest.mark.rule("COC-X20", "COC-334", "COC-335", "COC-333")
def test_pirates_bring_gold_for_each_ship_and_a_token_even_after_a_retreat(dice: Dice) -> None:
    t, field, home = at_sea()
    t.units(0, field, ship=3)
    t.g.pirates = hosts.put((), t.place(field), [hosts.SHIP] * 3)
    dice.show("6i 4c 1l", "1l 1l 1l")
    fight(t, 0, PIRATES, field, home).do("retreat").do("take", "mood")
    assert t.stock() == {"gold": 2, "mood": 1}
    assert hosts.at(t.g.pirates, t.place(field)) == (hosts.SHIP,)


@pytest.mark.rule("COC-153", "COC-243")
def test_ships_from_nowhere_cannot_retreat(dice: Dice) -> None:
    t, field, _ = at_sea()
    t.units(0, field, ship=1).units(1, field, ship=1)
    dice.show("1l", "1l", "5i", "1l")
    fight(t, 0, 1, field, "")
    assert t.at(1, field) == []


@pytest.mark.rule("COC-186", "COC-240", "COC-410")
def test_landed_attackers_retreat_aboard(dice: Dice) -> None:
    t, water, _ = at_sea()
    t.advances(0, "tactics", "warships").units(0, water, ship=1)
    t.units(0, FIELD, infantry=1).units(1, FIELD, infantry=1)
    dice.show("1l", "5i")
    fight(t, 0, 1, FIELD, water).do("retreat")
    assert t.at(0, water) == ["infantry", "ship"]


# What is left of a battle.


@pytest.mark.rule("COC-249", "COC-250")
def test_deeds_tell_what_the_players_did(dice: Dice) -> None:
    found: list[feats.Feat] = []

    def listen(_g: object, seat: int) -> tuple[()]:
        found.extend(feat for feat in feats.battle_deeds(t.g) if feat.seat == seat)
        return ()

    battle_over.add(99)(listen)
    try:
        t = war().city(1, FIELD, "temple").units(0, FIELD, infantry=1, cavalry=1).units(1, FIELD, infantry=1)
        dice.show("6i 5c", "1l")
        fight(t).take("resettle", "pass")
    finally:
        battle_over._parts.pop()
    one, other = found
    assert (one.won, one.attacked, one.killed_army, one.captured, one.mounted) == (True, True, 1, 1, True)
    assert (one.units, one.foe_units, one.city_size, one.rounds) == (2, 1, 2, 1)
    assert (other.won, other.attacked, other.killed) == (False, False, [])


@pytest.mark.rule("COC-250")
def test_a_battle_is_forgotten_when_it_is_over(dice: Dice) -> None:
    t = armies(infantry=2)
    dice.show("6i 6i", "1l")
    fight(t)
    assert (t.g.battle.attacker, t.g.battle.killed, t.g.battle.notes) == (-1, (), ())


@pytest.mark.rule("COC-510", "COC-526")
def test_winners_are_rewarded_and_embalming_is_for_both(dice: Dice) -> None:
    ids = list(war().g.content.files["civ_advances"])
    t = armies(infantry=2)
    t[0].own_advances = 1 << ids.index("captivi")
    t[1].own_advances = 1 << ids.index("embalming")
    dice.show("6i 6i", "1l")
    fight(t)
    assert t.stock(0) == {"gold": 1, "mood": 1}
    assert t.stock(1) == {"culture": 1}


@pytest.mark.rule("COC-229")
def test_a_laid_card_is_known_to_its_owner_only() -> None:
    t = hold(hold(armies(infantry=1), 0, "high_morale"), 1, "archers")
    lay(fight(t), "high_morale")
    assert t.asked == ("lay_tactics", 1)
    (card,) = t.g.battle.laid[0].cards
    assert t.g.battle.laid[0].as_seen(0).cards == (card,)
    assert t.g.battle.laid[0].as_seen(1).cards == ("?",)


@pytest.mark.rule("COC-526")
def test_embalming_rewards_the_loss_of_a_leader(dice: Dice) -> None:
    t = armies(leader=1)
    t[0].leader = "ramses"
    t[0].own_advances = 1 << list(t.g.content.files["civ_advances"]).index("embalming")
    dice.show("4c", "6i")
    fight(t)
    assert t.stock(0) == {"culture": 2}


# What other chapters add.


def test_other_chapters_may_step_in(dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bonus from elsewhere, a moment before round 1, and one that ends the battle after a round."""
    t = listening(armies(infantry=1))
    heard: list[str] = []

    def before(_g: object, seat: int) -> tuple[()]:
        heard.append(f"before {seat}")
        return ()

    def after(_g: object, seat: int) -> tuple[tuple[str], ...]:
        heard.append(f"after {seat}")
        return (("eclipse",),) if seat == 0 else ()

    def eclipse(g: ClashOfCultures) -> None:
        battle.break_off(g)

    entry = registry.Entry("eclipse", registry.STEP)
    entry.run = eclipse
    monkeypatch.setitem(t.g.rules.entries, "eclipse", entry)
    monkeypatch.setattr(battle_begins, "_parts", [(1, before)])
    monkeypatch.setattr(round_ends, "_parts", [(1, after)])
    more = [lambda _g, which: [combat.Modifier("tactics", value=3)] if which else []]
    monkeypatch.setattr(combat, "more_modifiers", more)
    dice.show("1l", "1l")
    fight(t)
    assert heard == ["before 0", "before 1", "after 0", "after 1"]
    assert lines(t, "valued") == [(0, 1, 1, 0), (1, 1, 4, 0)]
    assert "infantry" in t.at(0, HOME)
    assert lines(t, "battle_drawn")
