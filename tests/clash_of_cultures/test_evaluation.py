"""What bots think of a position: better things weigh more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures import GAME, evaluation, scoring
from saecula.games.clash_of_cultures.outlook import plans
from saecula.games.clash_of_cultures.outlook.clock import turns_left
from saecula.games.clash_of_cultures.outlook.growth import growth
from saecula.games.clash_of_cultures.outlook.war import war
from tests.clash_of_cultures.table import Table, table


def scene() -> Table:
    """Two young civilizations with a city each; it is the first one's turn in the second round."""
    t = table()
    t.lay("D3", "tile_14").lay("D5", "tile_15")
    t.g.round = 2
    return t.goods(0, food=2, wood=1).act(0)


def value(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.g, seat)


def hold_objective(t: Table, card: str) -> Table:
    t[0].objectives = pile([card], seen_by(0))
    t.g.objective_deck = t.g.objective_deck.take(card)
    return t


def hold_wonder(t: Table, wonder: str) -> Table:
    t[0].wonders = pile([wonder], seen_by(0))
    t.g.wonder_deck = t.g.wonder_deck.take(wonder)
    return t


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.goods(0, food=2, wood=2),
        lambda t: t.goods(0, food=2, wood=1, culture=1),
        lambda t: t.advances(0, "writing"),
        lambda t: t.city(0, "D2", "academy", mood="happy"),
        lambda t: t.city(0, "C3"),
        lambda t: t.units(0, "D2", settler=2),
        lambda t: t.units(0, "D2", settler=1, infantry=1),
        lambda t: t.city(1, "D7", mood="angry"),
        lambda t: t.goods(1),
    ],
)
def test_more_is_better(better: Callable[[Table], Table]) -> None:
    before = scene().goods(1, food=2)
    after = better(scene().goods(1, food=2))
    assert value(after) > value(before)


@pytest.mark.parametrize(
    "worse",
    [
        lambda t: t.city(0, "D2", mood="neutral"),
        lambda t: t.city(0, "D2", mood="angry"),
        lambda t: t.units(0, "D2"),
        lambda t: t.advances(1, "writing"),
        lambda t: t.city(1, "C6"),
    ],
)
def test_less_is_worse(worse: Callable[[Table], Table]) -> None:
    assert value(worse(scene())) < value(scene())


def test_a_match_that_is_over_is_worth_its_points() -> None:
    t = table().goods(0, food=2, culture=3).city(0, "C2", "temple").begin()
    t.g.agenda.clear()
    t.g.asks = ()
    own, other = (sum(scoring.halves(t.g, seat)) / 2 for seat in range(2))
    assert value(t) == own - evaluation.RIVAL[0] * other


def test_goods_are_worth_nothing_once_they_cannot_be_spent() -> None:
    def last_turn(**goods: int) -> Table:
        t = scene().goods(0, **goods)
        t.g.round, t.g.phase, t.g.active, t.g.actions = 6, 3, 1, 3
        return t

    assert turns_left(last_turn().g, 0) == 0
    assert value(last_turn(food=2, gold=5)) == value(last_turn())


def test_the_clock_counts_turns_and_the_actions_of_the_one_being_played() -> None:
    t = scene()
    assert turns_left(t.g, 0) == 4 * 3 + 2 + 1
    t.g.actions = 1
    assert turns_left(t.g, 0) == pytest.approx(4 * 3 + 2 + 1 / 3)
    assert turns_left(t.g, 1) == 4 * 3 + 2 + 1
    t.g.active = 1
    assert turns_left(t.g, 0) == 4 * 3 + 2


# Settlers.


def test_a_settler_is_worth_more_on_its_site_and_a_city_more_than_the_settler() -> None:
    at_home = value(scene())
    on_site = value(scene().units(0, "D2").units(0, "D3", settler=1))
    founded = value(scene().units(0, "D2").city(0, "D3"))
    assert at_home < on_site < founded


@pytest.mark.parametrize("round_", range(2, 7))
def test_a_settler_on_its_site_founds_at_once(round_: int) -> None:
    waiting = scene().units(0, "D2").units(0, "D3", settler=1)
    founded = scene().units(0, "D2").city(0, "D3")
    for t, left in ((waiting, 3), (founded, 2)):
        t.advances(0, "writing").g.round, t.g.actions = round_, left
    assert value(founded) > value(waiting)


def test_founding_is_worth_more_than_the_action_it_takes() -> None:
    waiting = scene().units(0, "D2").units(0, "D3", settler=1)
    founded = scene().units(0, "D2").city(0, "D3")
    assert value(founded) - value(waiting) > evaluation.ACTION


def test_a_settler_without_a_settlement_left_is_worth_little() -> None:
    def settled(number: int, settlers: int) -> Table:
        t = scene().units(0, "D2", settler=settlers)
        t[0].ruins = (*t[0].ruins[:-1], number)
        return t

    def worth(number: int) -> float:
        return value(settled(number, 1)) - value(settled(number, 0))

    assert worth(6) == pytest.approx(0.0)
    assert worth(0) > 0.3


def test_cities_can_be_extended_only_as_far_as_there_are_cities() -> None:
    def lots(*hexes: str) -> int:
        t = scene().advances(0, "writing", "math", "rituals")
        for hex_ in hexes:
            t.city(0, hex_)
        return growth(t.g, 0).lots

    assert lots() == 0
    assert lots("C3") == 2
    assert lots("C3", "E3") == 6


# War.


def march(hex_: str, infantry: int, tactics: bool = True) -> Table:
    """An army of the second player stands somewhere."""
    t = scene().units(1, hex_, infantry=infantry)
    return t.advances(1, "tactics") if tactics else t


def test_a_city_is_in_danger_the_more_the_nearer_an_army_is() -> None:
    assert value(march("C2", 2)) < value(march("D4", 2)) < value(march("D7", 2))


def test_an_army_that_cannot_move_is_no_danger() -> None:
    assert war(march("C2", 2).g, 0).danger > 0
    assert war(march("C2", 2, tactics=False).g, 0).danger == 0


def test_defenders_and_walls_make_a_city_safer() -> None:
    def danger(building: str, infantry: int) -> float:
        return war(march("C2", 3).city(0, "D2", building).units(0, "D2", infantry=infantry).g, 0).danger

    assert danger("academy", 0) > danger("academy", 2) > danger("fortress", 2) > 0


def test_a_garrison_as_strong_as_the_army_before_it_keeps_most_attackers_away() -> None:
    alone = war(march("C2", 2).g, 0).danger
    guarded = war(march("C2", 2).units(0, "D2", infantry=2).g, 0).danger
    outnumbered = war(march("C2", 4).units(0, "D2", infantry=2).g, 0).danger
    assert guarded < alone / 3
    assert outnumbered > alone / 2


def test_a_weak_city_within_reach_is_prey() -> None:
    t = scene().advances(0, "tactics").units(0, "D6", infantry=3)
    weak = war(t.g, 0).prey
    strong = war(t.units(1, "D7", infantry=4).g, 0).prey
    assert weak > strong > 0


# Cards.


def test_an_objective_is_worth_the_more_the_nearer_it_is() -> None:
    card = next(
        card.id for card in GAME.load_content(None).objective_cards.values() if card.upper == "large_civ"
    )
    few = hold_objective(scene(), card)
    many = hold_objective(scene(), card)
    for t, hexes in ((few, ("C2",)), (many, ("C2", "E2", "C3", "D3", "D5"))):
        for hex_ in hexes:
            t.city(0, hex_)
    assert plans.promise(scene().g, 0) == 0 < plans.promise(few.g, 0) < plans.promise(many.g, 0)
    assert plans.promise(many.g, 0) == plans.MET


def test_others_objectives_are_not_looked_at() -> None:
    cards = GAME.load_content(None).objective_deck(False)
    one, other = scene(), scene()
    for t, card in ((one, cards[0]), (other, cards[-1])):
        t[1].objectives = pile([card], seen_by(1))
    assert value(one) == value(other)


def test_what_a_seat_sees_is_worth_to_it_what_the_position_is() -> None:
    g = GAME.start(2, "seen")
    for seat in range(2):
        assert GAME.evaluate(GAME.redact(g, seat).position, seat) == GAME.evaluate(g, seat)


def test_a_wonder_in_hand_is_worth_the_more_the_more_of_it_is_there() -> None:
    def planned(**goods: int) -> float:
        t = scene().advances(0, "engineering", "rituals").goods(0, **goods)
        without = value(t)
        return value(hold_wonder(t, "great_pyramid")) - without

    assert planned(food=2, wood=3, ore=7, culture=5) > planned(wood=3, ore=7) > planned()


def test_for_a_wonder_that_is_nearly_paid_what_is_missing_is_worth_most() -> None:
    def held(**goods: int) -> float:
        t = hold_wonder(scene().advances(0, "engineering", "rituals"), "great_pyramid").city(0, "C3")
        return value(t.city(0, "D2", mood="happy").goods(0, **goods))

    price = {"food": 2, "wood": 3, "culture": 5}
    assert held(ore=6, **price) - held(ore=5, **price) > held(wood=4) - held(wood=3) > 0
    saved = held(ore=7, **price)
    assert saved - held(ore=6, food=1, wood=2, culture=5) > 3 * evaluation.STOCK  # what a building costs


def test_the_nearer_a_wonder_is_the_more_the_next_good_is_worth() -> None:
    def held(ore: int) -> float:
        t = hold_wonder(scene().advances(0, "engineering", "rituals"), "great_pyramid")
        return value(t.city(0, "D2", mood="happy").goods(0, food=2, wood=3, culture=5, ore=ore))

    gains = [held(ore + 1) - held(ore) for ore in range(3, 7)]
    assert gains == sorted(gains)
    assert gains[-1] > evaluation.STOCK


def test_a_wonder_is_saved_for_while_there_is_time() -> None:
    def card(turn: int) -> float:
        t = scene().advances(0, "engineering", "rituals").goods(0, ore=6, wood=3, culture=5)
        t.g.round, t.g.phase = divmod(turn, 3)
        t.g.phase += 1
        without = value(t)
        return value(hold_wonder(t, "great_pyramid")) - without

    assert card(9) == pytest.approx(card(12))
    assert card(9) > card(20) > 0


def test_a_wonder_that_is_built_is_worth_more_than_its_price() -> None:
    means = {"food": 2, "wood": 3, "ore": 7, "culture": 5}
    planned = hold_wonder(scene().advances(0, "engineering", "rituals"), "great_pyramid").goods(0, **means)
    built = scene().advances(0, "engineering", "rituals").wonder("great_pyramid", "D2").goods(0)
    built.g.actions = 2
    assert value(built) > value(planned)


CARDS = """
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.evaluation import worth
from saecula.games.clash_of_cultures.rules.sheets import Sheet

content = GAME.load_content(None)
index = content.advance_index
enabling = sum([1 << index[id_] for id_ in ("engineering", "navigation", "tactics")])
for one in index.values():
    some = [enabling | 1 << one | 1 << other for other in range(one)]
    print(*[worth(Sheet(content, advances, 0, "", "", 0)).hex() for advances in some])
"""


def test_cards_are_worth_the_same_in_every_process() -> None:
    """Sums of floats must not depend on the order of a set, or equal seeds do not choose equally."""

    def run(hash_seed: int) -> str:
        env = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
        done = subprocess.run(
            [sys.executable, "-c", CARDS], env=env, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert run(1) == run(2) == run(3)
