"""Action cards played for their effects (COC-280 to COC-282, COC-284, COC-720 to COC-740)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from saecula.core.zones import UNKNOWN, pile, seen_by
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.rules import deeds, hosts, land, rounds, truces
from saecula.games.clash_of_cultures.rules.hosts import host
from saecula.games.clash_of_cultures.rules.realm import Realm
from tests.clash_of_cultures.table import Table, nation, table
from tests.worlds import Worlds

CONTENT = GAME.load_content(None)
seen = Worlds(GAME).seen


def cards_of(effect: str) -> list[str]:
    """The cards whose upper half is this effect."""
    return [card.id for card in CONTENT.action_cards.values() if card.effect == effect]


def deal(t: Table, *effects: str, seat: int = 0) -> Table:
    """A player holds the first card of each of these effects; named twice, both cards."""
    held = [cards_of(name)[effects[:i].count(name)] for i, name in enumerate(effects)]
    for card in held:
        t.g.action_deck = t.g.action_deck.take(card)
    t[seat].hand = pile(held, seen_by(seat))
    return t


def near(t: Table) -> Table:
    """Seat 1 has a unit two hexes from a city of seat 0."""
    return t.lay("D3", "tile_14").units(1, "D4", settler=1)


def can_play(t: Table, effect: str) -> bool:
    return any(t.may("card", card) for card in cards_of(effect))


def play(t: Table, effect: str) -> Table:
    card = next(card for card in cards_of(effect) if t.may("card", card))
    return t.do("card", card)


def won(t: Table, number: int = 1) -> Table:
    for i in range(number):
        deeds.remember(t.g, 0, deeds.WON_LAND_BATTLE, f"D4.{i}")
    return t


def took(t: Table, loser: int = 1) -> Table:
    """Seat 0 has just captured a city."""
    t.g.captured = t.place("D2")
    deeds.remember(t.g, 0, deeds.TOOK_CITY, "D2.9", str(loser))
    return t


# A case for every effect.


def quick_advance(t: Table) -> None:
    deal(t.goods(0, culture=1), "quick_advance").act()
    counter = t[0].counter
    play(t, "quick_advance").do("gain", "fishing")
    assert "fishing" in t.has()
    assert t[0].counter == counter
    assert t.g.actions == 3


def inspiration(t: Table) -> None:
    deal(t.advances(1, "fishing", "tactics"), "inspiration").act()
    assert not can_play(t, "inspiration")  # nobody near
    near(t).act()
    play(t, "inspiration")
    assert t.offered("gain") == ["fishing", "tactics"]
    t.do("gain", "tactics")
    assert "tactics" in t.has()


def hero_general(t: Table) -> None:
    deal(t.city(0, "D2").goods(0, mood=1), "hero_general").act()
    assert not can_play(t, "hero_general")
    won(t).act()
    play(t, "hero_general")
    assert t.mood("D2") == "happy"
    assert t.stock() == {"mood": 1}  # nothing is left to raise


@pytest.mark.rule("COC-722")
def test_a_hero_general_may_raise_another_step_for_a_mood_token() -> None:
    t = won(deal(table().city(0, "D2", mood="angry").goods(0, mood=1), "hero_general")).act()
    play(t, "hero_general").do("choose", "mood")
    assert t.mood("D2") == "happy"
    assert t.stock() == {}


def spy(t: Table) -> None:
    deal(t.goods(0, culture=1), "spy", "militia").act()
    assert not can_play(t, "spy")  # nobody has cards
    deal(t, "leadership", seat=1).act()
    play(t, "spy")
    own, theirs = cards_of("militia")[0], cards_of("leadership")[0]
    assert seen(t.g, 0).civs[1].hand.cards == (theirs,)
    t.do("swap_own", own).take("swap_cards", "swap_for", theirs)
    assert (t[0].hand.cards, t[1].hand.cards) == ((theirs,), (own,))
    assert t[0].hand.known == t[1].hand.known == (seen_by(0, 1),)
    assert (t.g.actions, t.stock()) == (2, {})


def ideas(t: Table) -> None:
    deal(t, "ideas").act()
    assert not can_play(t, "ideas")
    t.city(0, "D2", "academy").city(0, "C2", "academy").colour(1, "C2", "academy").act()
    play(t, "ideas")
    assert t.stock() == {"ideas": 2}


def great_ideas(t: Table) -> None:
    deal(t, "great_ideas").act()
    assert not can_play(t, "great_ideas")
    took(t).act()
    play(t, "great_ideas")
    assert t.stock() == {"ideas": 2}


def cultural_takeover(t: Table) -> None:
    deal(t.lay("D3", "tile_14"), "cultural_takeover").act()
    assert not can_play(t, "cultural_takeover")  # no barbarian city
    t.g.tribes = t.mask("D3")
    t.barbarians("D3", 3).act()
    assert not t.offered("influence")
    play(t, "cultural_takeover")
    t.die(6).do("influence", "D2").take("aim", "target", "D3").do("take_over", "infantry")
    assert t.cities() == {"D2", "D3"}
    assert t.at(0, "D3") == ["infantry"]
    assert (t.g.tribes, t.g.horde) == (0, ())
    assert t.g.influenced


def city_development(t: Table) -> None:
    deal(t.advances(0, "writing").city(0, "C2").goods(0, culture=1), "city_development").act()
    play(t, "city_development").take("plan", "build_at", "D2", "academy")
    assert t.buildings(0, "D2") == {"academy"}
    assert t.stock() == {"ideas": 2}
    assert t.g.actions == 2
    assert t.g.activated == (t.place("D2"),)


def production_focus(t: Table) -> None:
    deal(t.city(0, "D2", "academy", "temple"), "production_focus", "mass_production").act()
    play(t, "production_focus")
    assert not can_play(t, "mass_production")
    t.do("collect", "D2")
    for _ in range(3):
        t.do("reap", "C2", "wood")
    assert t.stock() == {"wood": 3}
    assert not deeds.facts(t.g, 0, deeds.NEXT_COLLECT)
    assert can_play(t, "mass_production")


def explorer(t: Table) -> None:
    deal(t.goods(0, culture=1), "explorer").act()
    play(t, "explorer").do("choose", "reveal_tile")
    sites = land.land(t.g).layout.site_of
    assert {sites[t.place(hex_)] for hex_ in t.offered("reveal")} == {
        sites[t.place(h)] for h in ("B2", "F2", "D3")
    }
    pool = len(t.g.pool)
    t.do("reveal", t.offered("reveal")[0]).take("lay_tile", "orient", "kept")
    assert len(t.g.pool) == pool - 1
    t.do("choose", "place").take("place_unit", "place_at", "D2")
    assert t.at(0, "D2") == ["settler", "settler"]
    assert t.g.actions == 2


def negotiations(t: Table) -> None:
    deal(t.goods(0, culture=2), "negotiations", "negotiations").act()
    play(t, "negotiations").take("name_player", "name", 1)
    assert not truces.may_attack(t.g, 0, 1)
    assert not truces.may_attack(t.g, 1, 0)
    t.do("collect", "D2").do("done")
    assert not can_play(t, "negotiations")  # an action was taken
    t.end()
    assert truces.may_attack(t.g, 0, 1)
    assert not truces.may_attack(t.g, 1, 0)
    t.turn(1).end()
    assert truces.may_attack(t.g, 1, 0)


def leadership(t: Table) -> None:
    deal(t.goods(0, culture=1), "leadership").act(left=0)
    play(t, "leadership")
    assert t.g.actions == 1


def assassination(t: Table) -> None:
    deal(t.goods(0, culture=2), "assassination", "assassination").act()
    play(t, "assassination").take("name_player", "name", 1)
    assert t[1].lost_actions == 1
    assert not can_play(t, "assassination")
    t.end().turn(1)
    assert t.g.actions == 2


def mass_production(t: Table) -> None:
    deal(t.city(0, "D2"), "mass_production").act()
    play(t, "mass_production").do("collect", "D2")
    t.do("reap", "C2", "wood").do("reap", "D2", "food").do("reap", "E2", "ore")
    assert t.stock() == {"wood": 1, "food": 1, "ore": 1}


def new_plans(t: Table) -> None:
    deal(t.goods(0, culture=1), "new_plans").act()
    t.g.objective_deck = t.g.objective_deck.take("objective_01")
    t[0].objectives = pile(["objective_01"], seen_by(0, 1))
    play(t, "new_plans")
    first, second = t.offered("keep_plan")
    t.do("keep_plan", first).take("choose_plan", "drop_plan", "objective_01")
    assert t[0].objectives.cards == (first,)
    assert t[0].objectives.known == (seen_by(0),)
    deck = t.g.objective_deck
    assert {card for card, known in zip(deck.cards, deck.known, strict=True) if known} == {
        second,
        "objective_01",
    }
    assert deck.knowers(second) == seen_by(0)
    assert (t.g.actions, t[0].drawn.cards) == (2, ())


def synergies(t: Table) -> None:
    deal(t.goods(0, food=2, ideas=1), "synergies").act()
    assert not can_play(t, "synergies")  # two advances cost four
    t.goods(0, food=2, ideas=1, gold=1).act()
    counter = t[0].counter
    play(t, "synergies").do("gain", "fishing").take("pay_bought", "pay", 2, 0)
    assert t.offered("gain") == ["navigation", "warships", "cartography"]
    t.do("gain", "navigation")
    assert {"fishing", "navigation"} <= t.has()
    assert "food" not in t.stock()
    assert (t[0].counter, t.g.actions) == (counter, 2)


def teach_us(t: Table) -> None:
    deal(t.advances(1, "fishing"), "teach_us").act()
    assert not can_play(t, "teach_us")
    took(t, loser=8).act()
    assert not can_play(t, "teach_us")  # from barbarians
    t.g.history = ()
    took(t).act()
    play(t, "teach_us")
    assert "fishing" in t.has()


def militia(t: Table) -> None:
    deal(t.goods(0, culture=1).units(0, "D2", infantry=4), "militia").act()
    assert not can_play(t, "militia")  # no room
    t.units(0, "D2", infantry=3).act()
    play(t, "militia").take("place_unit", "place_at", "D2")
    assert t.at(0, "D2") == ["infantry"] * 4


def technology_trade(t: Table) -> None:
    near(deal(t.advances(0, "tactics").advances(1, "fishing", "writing"), "technology_trade")).act()
    play(t, "technology_trade").take("name_teacher", "name", 1).do("gain", "writing")
    assert t.asked == ("act", 0)  # the only lesson for seat 1 needs no choice
    assert "writing" in t.has(0)
    assert "tactics" in t.has(1)


def new_ideas(t: Table) -> None:
    deal(t, "new_ideas").act()
    assert not can_play(t, "new_ideas")
    t.goods(0, gold=2).act()
    play(t, "new_ideas").do("gain", "fishing")
    assert "fishing" in t.has()
    assert t.stock()["ideas"] == 2
    assert t.g.actions == 2


def mercenaries(t: Table) -> None:
    deal(t.lay("D3", "tile_14").goods(0, wood=1, culture=1), "mercenaries").act()
    assert not can_play(t, "mercenaries")  # no barbarians near
    t.g.tribes = t.mask("D4")
    t.barbarians("D4", 2).barbarians("E4", 1).act()
    play(t, "mercenaries")
    assert ("E4", "gold") not in t.offered("hire_army")
    t.do("hire_army", "D4", "wood")
    assert t.offered("hire_army") == [("E4", "culture")]
    t.do("done").take("lead", "march", "D4").do("march_to", "C4").take(
        "reinforce", "reinforce", "D4", "infantry"
    )
    there = {land.name(t.g, stack[0]): len(stack) - 1 for stack in t.g.horde}
    assert there == {"C4": 2, "E4": 1, "D4": 1}
    assert (t.stock(), t.g.actions) == ({"culture": 1}, 2)


CASES: dict[str, Callable[[Table], None]] = {
    case.__name__: case
    for case in (
        quick_advance,
        inspiration,
        hero_general,
        spy,
        ideas,
        great_ideas,
        cultural_takeover,
        city_development,
        production_focus,
        explorer,
        negotiations,
        leadership,
        assassination,
        mass_production,
        new_plans,
        synergies,
        teach_us,
        militia,
        technology_trade,
        new_ideas,
        mercenaries,
    )
}


@pytest.mark.rule(
    "COC-720",
    "COC-721",
    "COC-722",
    "COC-723",
    "COC-724",
    "COC-725",
    "COC-726",
    "COC-727",
    "COC-728",
    "COC-729",
    "COC-730",
    "COC-731",
    "COC-732",
    "COC-733",
    "COC-734",
    "COC-735",
    "COC-736",
    "COC-737",
    "COC-738",
    "COC-739",
    "COC-740",
)
@pytest.mark.parametrize("effect", CASES)
def test_an_effect(effect: str) -> None:
    t = table()
    CASES[effect](t)
    GAME.check(t.g)


@pytest.mark.rule("COC-460", "COC-432", "COC-422", "COC-740")
def test_bought_advances_are_as_cheap_as_always_but_not_by_what_belongs_to_the_action() -> None:
    t = deal(table().advances(0, "math"), "new_ideas").act()
    play(t, "new_ideas")
    assert t.now == [("gain", "engineering"), ("gain", "roads")]
    t.do("gain", "roads")
    assert ("roads" in t.has(), t.stock()) == (True, {"ideas": 2, "culture": 1})
    assert not can_play(deal(table().advances(0, "priesthood", "math"), "synergies").act(), "new_ideas")
    assert can_play(deal(table().advances(0, "math"), "synergies").act(), "synergies")
    t = deal(table().advances(0, "priesthood").goods(0, food=2, gold=1), "synergies").act()
    assert not can_play(t, "synergies")  # the priests would save two food of the action


@pytest.mark.rule("COC-543", "COC-522", "COC-454", "COC-736")
def test_bought_advances_may_be_paid_by_what_civilizations_have() -> None:
    t = deal(nation("india").civ_advances(0, "peace_and_poetry").goods(0, mood=1), "new_ideas").act()
    play(t, "new_ideas").do("gain", "tactics")
    assert t.stock() == {"ideas": 2, "culture": 1}
    t = deal(nation("maya").civ_advances(0, "ballcourts").goods(0, food=2), "synergies").act()
    assert not can_play(t, "synergies")  # only the first of two is cheaper
    t = deal(nation("maya").civ_advances(0, "ballcourts").goods(0, food=2, gold=1), "synergies").act()
    play(t, "synergies").do("pay", 1, 0)
    assert t.offered("gain") == ["rituals", "priesthood", "state_religion"]
    t.do("gain", "priesthood")
    assert (t.stock(), "priesthood" in t.has()) == ({"mood": 1}, True)


@pytest.mark.rule("COC-061", "COC-733", "COC-787")
def test_an_assassination_adds_to_what_a_revolution_has_taken() -> None:
    t = table()
    deal(t.goods(0, culture=2), "assassination", "assassination")
    t[1].lost_actions = 1
    play(t.act(), "assassination").take("name_player", "name", 1)
    assert t[1].lost_actions == 2
    assert not can_play(t, "assassination")
    t.end()
    assert t.turn(1).g.actions == 1
    t.end()
    assert can_play(t.act(), "assassination")


# Playing cards.


@pytest.mark.rule("COC-284", "COC-280")
def test_every_effect_is_on_two_cards() -> None:
    assert len(CONTENT.action_cards) == 42
    counts = Counter(card.effect for card in CONTENT.action_cards.values())
    assert counts == dict.fromkeys(CONTENT.card_effects, 2)
    assert {card.tactic for card in CONTENT.action_cards.values()} == set(CONTENT.tactics)


@pytest.mark.rule("COC-280", "COC-281", "COC-286")
def test_a_card_is_shown_discarded_and_paid_for() -> None:
    t = deal(table().goods(0, culture=1), "leadership", "leadership").act()
    play(t, "leadership")
    assert t.g.action_discards == (cards_of("leadership")[0],)
    assert seen(t.g, 1).civs[0].hand.cards == (UNKNOWN,)
    assert t.g.barrier
    assert t.stock() == {}
    assert not can_play(t, "leadership")


@pytest.mark.rule("COC-281", "COC-059")
def test_cards_that_cost_an_action_are_played_between_actions_the_others_between_moves_too() -> None:
    t = deal(table().goods(0, culture=3).units(0, "D2", settler=2), "militia", "new_plans").act()
    assert can_play(t, "militia")
    assert can_play(t, "new_plans")
    t.do("move")
    assert can_play(t, "militia")
    assert not can_play(t, "new_plans")
    t.act(left=0)
    assert can_play(t, "militia")
    assert not can_play(t, "new_plans")


@pytest.mark.rule("COC-281")
def test_nobody_plays_cards_in_the_turn_of_others() -> None:
    t = deal(table().goods(1, culture=1), "militia", seat=1).act()
    assert not t.offered("card")


@pytest.mark.rule("COC-282")
def test_two_cards_of_a_name_need_two_occurrences() -> None:
    t = won(deal(table(), "great_ideas", "great_ideas")).act()
    play(t, "great_ideas")
    assert not can_play(t, "great_ideas")
    won(t, 2).act()
    assert can_play(t, "great_ideas")


@pytest.mark.rule("COC-282")
def test_a_battle_that_takes_a_city_is_one_occurrence() -> None:
    t = deal(table(), "great_ideas", "great_ideas")
    deeds.remember(t.g, 0, deeds.WON_LAND_BATTLE, "D4.0")
    deeds.remember(t.g, 0, deeds.TOOK_CITY, "D4.0", "1")
    play(t.act(), "great_ideas")
    assert not can_play(t, "great_ideas")


@pytest.mark.rule("COC-281", "COC-737")
def test_a_city_is_just_captured_until_the_next_move_or_action() -> None:
    t = took(deal(table().advances(1, "fishing").goods(0, food=2), "teach_us")).act()
    assert can_play(t, "teach_us")
    t.do("collect", "D2").do("done")
    assert not can_play(t, "teach_us")


@pytest.mark.rule("COC-282", "COC-737")
def test_one_captured_city_serves_one_lesson_whatever_was_captured_before() -> None:
    t = deal(table().advances(1, "fishing", "tactics"), "teach_us", "teach_us")
    deeds.remember(t.g, 0, deeds.TOOK_CITY, "D4.1", "9")
    play(took(t).act(), "teach_us").take("learn", "gain", "fishing")
    assert not can_play(t, "teach_us")
    deeds.remember(t.g, 0, deeds.TOOK_CITY, "D2.12", "1")
    assert can_play(t.act(), "teach_us")


@pytest.mark.rule("COC-721", "COC-739", "COC-103")
def test_lessons_obey_the_order_of_advances() -> None:
    t = near(deal(table().advances(1, "navigation"), "inspiration")).act()
    play(t, "inspiration")
    assert "fishing" in t.has()  # the top of Seafaring comes first


@pytest.mark.rule("COC-727", "COC-201")
def test_a_takeover_that_fails_is_used_up() -> None:
    t = deal(table().lay("D3", "tile_14"), "cultural_takeover", "cultural_takeover")
    t.g.tribes = t.mask("D3")
    play(t.barbarians("D3").act(), "cultural_takeover")
    t.die(1).do("influence", "D2").take("aim", "target", "D3")
    assert not t.offered("influence")
    assert can_play(t, "cultural_takeover")


@pytest.mark.rule("COC-731")
def test_a_truce_keeps_units_from_attacking() -> None:
    t = (
        table()
        .advances(0, "tactics")
        .lay("D3", "tile_14")
        .units(0, "D2", infantry=2)
        .units(1, "D3", infantry=1)
    )
    t.act().do("move").do("move_from", "D2")
    assert "D3" in t.offered("move_to")
    t.g.truce = truces.bit(0, 1)
    t.act().do("move").do("move_from", "D2")
    assert "D3" not in t.offered("move_to")
    realm = Realm(t.g, 0)
    assert truces.protected(realm) == t[1].cities | host(t[1].units, realm.land.water).everywhere
    assert truces.may_attack(t.g, 8, 1)


@pytest.mark.rule("COC-734", "COC-729")
def test_announced_collects_last_until_the_end_of_the_turn() -> None:
    t = deal(table(), "mass_production").act()
    play(t, "mass_production")
    t.end().begin(rounds.start_turn(0))
    assert not deeds.facts(t.g, 0, deeds.NEXT_COLLECT)


@pytest.mark.rule("COC-723")
def test_a_third_player_loses_track_of_hands_that_a_spy_may_have_swapped() -> None:
    t = deal(table(3).goods(0, culture=1), "spy", "militia")
    deal(t, "leadership", seat=1)
    t[1].hand = t[1].hand.shown(seen_by(2))
    play(t.act(), "spy").take("spy_on", "name", 1).do("done")
    assert t[1].hand.known == (seen_by(0, 1),)


def test_every_effect_has_a_case() -> None:
    assert set(CASES) == set(CONTENT.card_effects)


@pytest.mark.rule("COC-726", "COC-324")
def test_a_city_that_mercenaries_join_but_do_not_leave_is_not_reinforced() -> None:
    t = deal(table().lay("D3", "tile_14").goods(0, wood=1, culture=1), "mercenaries")
    t.g.tribes = t.mask("D4")
    play(t.barbarians("D4", 1).barbarians("C4", 1).act(), "mercenaries")
    t.do("hire_army", "C4", "wood").do("hire_army", "D4", "culture").take("hire_armies", "done")
    t.do("march", "C4").do("march_to", "D4")
    assert t.asked == ("act", 0)
    assert {land.name(t.g, stack[0]): len(stack) - 1 for stack in t.g.horde} == {"D4": 2}


@pytest.mark.rule("COC-726", "COC-067")
def test_mercenaries_are_paid_with_gold_too_and_attack() -> None:
    t = deal(table().lay("D3", "tile_14").goods(0, gold=1), "mercenaries")
    t.barbarians("D4", 2).units(1, "C4", infantry=1).act()
    play(t, "mercenaries").take("hire_armies", "hire_army", "D4", "gold").take("lead", "march", "D4")
    t.do("march_to", "C4")
    while t.asked[0] not in ("act", ""):
        t.do(*t.now[0])
    assert t.stock().get("gold", 0) == 0
    assert not t.at(1, "C4") or not hosts.at(t.g.horde, t.place("C4"))
