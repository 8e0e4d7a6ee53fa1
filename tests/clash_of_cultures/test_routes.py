"""Trade routes and Banking (COC-054, COC-145, COC-332, COC-336, COC-425, COC-427, COC-452, COC-459)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from random import Random

import pytest

from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.powers import Routes
from saecula.games.clash_of_cultures.rules import effects, routes
from tests.clash_of_cultures.table import Table, table


def bay(*advances: str, base_only: bool = True) -> Table:
    """Water on D3, C4, B4 and A5; player 0 with Trade Routes and Storage, player 1 in D4, C5 and E4."""
    t = table(base_only=base_only).lay("D3", "tile_03").lay("B4", "tile_01")
    t.advances(0, "trade_routes", "storage", *advances).units(0, "D2")
    return t.city(1, "D4").city(1, "C5").city(1, "E4")


def give(t: Table, id_: str) -> Table:
    """Player 0 has a civilization advance."""
    t[0].own_advances |= 1 << [each.id for each in t.g.content.civ_advances].index(id_)
    return t


def pairs(t: Table) -> set[str]:
    """The cities offered at the start of player 0's turn."""
    return {hex_ for hex_, _ in t.turn().offered("route")}


def goods_for(t: Table, city: str) -> set[str]:
    """What a route to a city may give."""
    return {good for hex_, good in t.turn().offered("route") if hex_ == city}


# Who trades with whom.


@pytest.mark.rule("COC-425", "COC-452", "COC-X28")
def test_two_settlers_and_a_ship_that_carries_one_of_them_form_three_routes() -> None:
    t = bay().units(0, "D3", ship=1, settler=1).units(0, "D2", settler=1)
    assert pairs(t) == {"D4", "C5", "E4"}
    t.do("route_all")
    assert t.stock() == {"food": 3}
    t = bay().units(0, "D3", ship=1, settler=1).units(0, "D2", settler=1)
    t.advances(0, "trade_routes").turn().do("route_all")
    assert t.stock() == {"food": 2}  # the limit without Storage
    t = bay().no_city("C5", "E4").units(0, "D3", ship=1, settler=1).turn().do("route_all")
    assert t.stock() == {"food": 1}  # a further trader whose only city is taken gives nothing


@pytest.mark.rule("COC-054", "COC-425")
def test_routes_are_offered_at_the_start_of_the_turn_to_those_who_have_the_advance() -> None:
    t = bay().units(0, "D3", ship=1).turn()
    assert t.asked == ("trade", 0)
    t.do("done")
    assert t.asked == ("act", 0)
    assert t.stock() == {}
    assert bay().advances(0, "bartering").units(0, "D3", ship=1).turn().asked == ("act", 0)
    assert bay().turn().asked == ("act", 0)  # without traders


@pytest.mark.rule("COC-425", "COC-452")
def test_a_city_is_at_most_two_hexes_away_and_not_angry() -> None:
    t = bay().units(0, "D3", ship=1)
    assert pairs(t) == {"D4", "E4", "C5"}
    assert pairs(bay().units(0, "C4", ship=1)) == {"D4", "C5", "E4"}
    assert pairs(bay().units(0, "A5", ship=1)) == {"C5"}
    assert pairs(bay().city(1, "D4", mood="angry").units(0, "D3", ship=1)) == {"C5", "E4"}


@pytest.mark.rule("COC-452")
def test_neither_own_cities_nor_those_of_barbarians_are_traded_with() -> None:
    t = bay().no_city("C5", "E4", "D4").city(0, "D4").units(0, "D3", ship=1)
    t.g.tribes = t.mask("E4")
    assert t.turn().asked == ("act", 0)


@pytest.mark.rule("COC-452", "COC-043")
def test_no_path_leads_through_the_unknown() -> None:
    t = table().lay("F2", "tile_14").city(1, "F3").units(0, "D2", settler=1).advances(0, "trade_routes")
    assert pairs(t) == {"F3"}
    t = table().lay("F2", "tile_14").lay("F4", "tile_13").lay("D3", "tile_15").advances(0, "trade_routes")
    t.units(0, "D2").units(0, "E4", settler=1).city(1, "F4")
    assert pairs(t) == {"F4"}


@pytest.mark.rule("COC-332", "COC-336", "COC-452")
def test_pirates_block_paths_on_and_next_to_their_hex_but_not_the_city() -> None:
    t = bay().no_city("C5", "E4").units(0, "D3", ship=1)
    assert pairs(t) == {"D4"}
    assert bay().no_city("C5", "E4").units(0, "D3", ship=1).pirates("C4").turn().asked[0] == "act"
    t = bay().no_city("C5", "D4").units(0, "D2", settler=1).pirates("C4")  # D3 is next to pirates
    assert t.turn().asked[0] == "act"
    t = t.lay("F2", "tile_14")  # the way by E3 is free
    assert pairs(t) == {"E4"}
    t = bay().no_city("C5", "D4").units(0, "D2", settler=1).lay("F2", "tile_14").pirates("D3")
    assert t.turn().asked[0] == "act"  # the settler itself is next to pirates


@pytest.mark.rule("COC-425", "COC-452")
def test_at_most_four_routes_give_something() -> None:
    t = bay().city(1, "E2").city(1, "C2").units(0, "D3", ship=2, settler=4)
    assert len(pairs(t)) == 5
    t.do("route_all")
    assert t.stock() == {"food": 4}
    t = bay().city(1, "E2").city(1, "C2").units(0, "D3", ship=2, settler=4).turn()
    for city in ("E2", "C2", "C5", "D4"):
        t.do("route", city, "food")
    assert t.asked[0] == "act"
    assert t.stock() == {"food": 4}


@pytest.mark.rule("COC-452")
def test_the_player_chooses_which_pairs_are_made() -> None:
    t = bay().units(0, "D3", ship=1, settler=1).turn().do("route", "D4", "food").do("done")
    assert t.stock() == {"food": 1}


@pytest.mark.rule("COC-427", "COC-459")
def test_with_currency_each_route_may_give_gold() -> None:
    t = bay("currency").units(0, "D3", ship=1, settler=2).turn()
    assert t.offered("route") == [(city, good) for city in ("C5", "D4", "E4") for good in ("food", "gold")]
    t.do("route", "C5", "gold").do("route", "D4", "food").do("route", "E4", "gold")
    assert t.stock() == {"food": 1, "gold": 2}


# Matching.


def brute_force(reach: list[int], chosen: tuple[int, ...]) -> bool:
    """Try every way to give the cities traders."""
    return any(
        all(reach[trader] >> city & 1 for trader, city in zip(order, chosen, strict=True))
        for order in permutations(range(len(reach)), len(chosen))
    )


@pytest.mark.rule("COC-452")
def test_pairs_against_brute_force() -> None:
    lot = Random(7)
    for _ in range(300):
        count = lot.randint(1, 5)
        reach = [lot.getrandbits(6) & lot.getrandbits(6) for _ in range(count)]
        best = 0
        for number in range(1, 6):
            for chosen in combinations(range(6), number):
                possible = brute_force(reach, chosen)
                assert routes.can_pair(reach, chosen) == possible
                best = max(best, number * possible)
                some = reach[:2]
                assert routes.can_pair_with(reach, some, chosen) == with_some(reach, len(some), chosen)
        assert len(routes.largest(reach)) == best
        assert len(routes.largest(reach, 0b101)) == best


@pytest.mark.rule("COC-452", "COC-530")
def test_traders_that_shall_trade_against_brute_force() -> None:
    lot = Random(11)
    for _ in range(200):
        reach = [lot.getrandbits(5) & lot.getrandbits(5) for _ in range(lot.randint(1, 5))]
        for number in range(1, 5):
            chosen = tuple(lot.sample(range(5), number))
            wanted = lot.sample(range(len(reach)), lot.randint(1, min(3, len(reach))))
            if routes.can_pair(reach, chosen):
                assert routes.can_use(reach, wanted, chosen) == all_trade(reach, wanted, chosen)


def all_trade(reach: list[int], wanted: list[int], chosen: tuple[int, ...]) -> bool:
    """Try every way in which all of these traders have a route."""
    return any(
        all(reach[trader] >> city & 1 for trader, city in zip(order, chosen, strict=True))
        and set(wanted) <= set(order)
        for order in permutations(range(len(reach)), len(chosen))
    )


def with_some(reach: list[int], first: int, chosen: tuple[int, ...]) -> bool:
    """Try every way in which one of the first traders has a route."""
    return any(
        all(reach[trader] >> city & 1 for trader, city in zip(order, chosen, strict=True))
        and min(order) < first
        for order in permutations(range(len(reach)), len(chosen))
    )


@pytest.mark.rule("COC-861", "COC-862")
def test_how_many_routes_could_be_formed() -> None:
    t = bay().units(0, "D3", ship=2, settler=1).units(0, "D2", settler=2)
    assert routes.number(t.realm()) == 3
    assert routes.number(t.realm(), ("ship",)) == 2
    assert routes.number(t.advances(0).realm()) == 0


# Markets.


def market(t: Table, *cities: str) -> Table:
    for city in cities:
        t.city(1, city, "market")
    return t


@pytest.mark.rule("COC-145")
def test_a_market_brings_its_owner_gold_once_a_turn() -> None:
    t = market(bay(base_only=False), "D4", "E4").units(0, "D3", ship=1, settler=1).turn()
    t.do("route", "D4", "food").do("route", "E4", "food")
    assert t.stock(1) == {"gold": 1}
    t.begin(*routes.collect(t.g, 0)).do("route", "D4", "food").do("done")
    assert t.stock(1) == {"gold": 1}
    t.act().end()
    t.begin(*routes.collect(t.g, 0)).do("route", "D4", "food").do("done")
    assert t.stock(1) == {"gold": 2}


@pytest.mark.rule("COC-145", "COC-452")
def test_markets_can_be_avoided() -> None:
    t = market(bay(base_only=False), "C5", "D4").units(0, "D3", ship=1).turn().do("route_all")
    assert (t.stock(), t.stock(1)) == ({"food": 1}, {})


# Banking.


@pytest.mark.rule("COC-054", "COC-539")
@pytest.mark.card("banking")
def test_banking_comes_before_trade_routes_and_needs_gold() -> None:
    t = give(bay("currency", base_only=False), "banking").units(0, "D3", ship=1).goods(0, gold=1).turn()
    assert t.offered("take") == ["gold", "culture"]
    t.do("take", "gold")
    assert t.asked[0] == "trade"
    t.do("route", "D4", "gold").take("trade", "done")
    assert t.stock() == {"gold": 3}
    t = give(bay("currency", base_only=False), "banking").units(0, "D3", ship=1).turn()
    assert t.asked[0] == "trade"


# What cards change: every card with the key `routes` has a case.


def currency() -> None:
    t = bay("currency").units(0, "D3", ship=1)
    assert goods_for(t, "D4") == {"food", "gold"}


def trade_routes() -> None:
    t = bay().units(0, "D3", ship=1)
    assert goods_for(t, "D4") == {"food"}


def prosperity() -> None:
    t = give(bay(), "prosperity").units(0, "D3", ship=1, settler=1).city(1, "E4", "temple")
    t.colour(0, "E4", "temple")
    assert goods_for(t, "D4") == {"food", "mood"}
    assert goods_for(t, "E4") == {"food", "mood", "culture"}
    t.do("route", "E4", "culture").do("route", "D4", "mood")
    assert t.stock() == {"mood": 1, "culture": 1}


def tribal_trade() -> None:
    t = give(bay("currency"), "tribal_trade").no_city("D4", "C5").units(0, "D3", ship=1)
    t.g.tribes = t.mask("D4", "C5")
    t.g.angry |= t.mask("C5")
    assert pairs(t) == {"D4", "E4"}
    assert goods_for(t, "D4") == {"food"}
    assert goods_for(t, "E4") == {"food", "gold"}


def alphabet() -> None:
    t = give(bay(), "alphabet").units(0, "D3", ship=1, settler=2)
    assert goods_for(t, "D4") == {"food", "culture", "ideas"}
    t.do("route", "D4", "ideas").do("route", "C5", "culture")
    assert t.offered("route") == [("E4", "food")]
    t.do("route", "E4", "food")
    assert t.stock() == {"food": 1, "ideas": 2, "culture": 1}


def cedars_and_dyes() -> None:
    t = give(bay(), "cedars_and_dyes").units(0, "B4", ship=1)
    assert pairs(t) == {"C5", "D4", "E4"}  # E4 and D4 at range 3 and 2: coastal
    t = give(bay(), "cedars_and_dyes").city(0, "D2", "port", port="D3")
    assert pairs(t) == {"C5", "D4", "E4"}
    assert pairs(bay().units(0, "B4", ship=1)) == {"C5", "D4"}


def indian_elephants() -> None:
    t = give(bay(), "indian_elephants").units(0, "D2", elephant=1)
    assert pairs(t) == {"D4", "E4"}
    t = give(bay(), "indian_elephants").units(0, "D2", elephant=1).city(0, "D2", mood="angry")
    assert t.turn().asked[0] == "act"
    t = give(bay(), "indian_elephants").units(0, "C2", elephant=1)
    assert t.turn().asked[0] == "act"  # not in a city


def hiram_1() -> None:
    t = bay(base_only=False).city(1, "E2").city(1, "C2").units(0, "D3", ship=2, settler=3, leader=1)
    t[0].leader = "hiram"
    t.turn().do("route_all")
    assert t.stock() == {"food": 5}
    t = (
        bay(base_only=False)
        .city(1, "E2")
        .city(1, "C2")
        .units(0, "D3", ship=2, settler=4)
        .units(0, "D2", leader=1)
    )
    t[0].leader = "hiram"
    t.turn().do("route_all")
    assert t.stock() == {"food": 4}


def pygmalion_2() -> None:
    t = bay(base_only=False).units(0, "D3", ship=1, leader=1)
    t[0].leader = "pygmalion"
    t.turn().do("route", "D4", "food")
    assert t.offered("take") == ["gold", "culture"]
    t.do("take", "culture")
    assert t.stock() == {"food": 1, "culture": 1}
    t = bay(base_only=False).units(0, "D3", ship=1).units(0, "D2", leader=1)
    t[0].leader = "pygmalion"
    assert t.turn().do("route", "D4", "food").asked[0] == "act"


CASES: dict[str, Callable[[], None]] = {
    case.__name__: case
    for case in (
        currency,
        trade_routes,
        prosperity,
        tribal_trade,
        alphabet,
        cedars_and_dyes,
        indian_elephants,
        hiram_1,
        pygmalion_2,
    )
}


def with_routes() -> list[str]:
    """Return the cards whose powers concern trade routes."""
    content = Content.get()
    cards = [id_ for file in ("advances", "civ_advances") for id_ in content.files[file]]
    return [
        id_
        for id_ in (*cards, *content.abilities)
        if any(isinstance(power, Routes) for power in effects.powers_of(content, id_))
    ]


@pytest.mark.rule("COC-425", "COC-427", "COC-540", "COC-542", "COC-547", "COC-550", "COC-551", "COC-593")
@pytest.mark.rule("COC-637", "COC-638")
@pytest.mark.card("prosperity", "tribal_trade", "alphabet", "cedars_and_dyes", "indian_elephants")
@pytest.mark.card("hiram.1", "pygmalion.2")
@pytest.mark.parametrize("card", CASES)
def test_what_cards_change(card: str) -> None:
    CASES[card]()


def test_every_card_about_routes_has_a_case() -> None:
    assert set(CASES) == set(with_routes())
