"""The effects of all events that are no great persons (COC-750 to COC-766, COC-776 to COC-803)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.rules import advances, calamities, cities
from saecula.games.clash_of_cultures.rules import land as names_of
from saecula.games.clash_of_cultures.scoring import halves
from tests.clash_of_cultures.table import Table, table

CONTENT = Content.get()
EVENTS = [event for event in CONTENT.events.values() if not event.person]

Case = Callable[[str], None]
cases: dict[str, Case] = {}


def case(*cards: str) -> Callable[[Case], Case]:
    """Register the case of some events."""

    def register(function: Case) -> Case:
        for card in cards:
            assert card not in cases, card
            cases[card] = function
        return function

    return register


def test_every_event_has_a_case() -> None:
    assert set(cases) == {event.id for event in EVENTS}


@pytest.mark.rule(
    "COC-750",
    "COC-751",
    "COC-752",
    "COC-753",
    "COC-754",
    "COC-755",
    "COC-756",
    "COC-757",
    "COC-758",
    "COC-759",
    "COC-760",
    "COC-761",
    "COC-762",
    "COC-763",
    "COC-764",
    "COC-765",
    "COC-766",
    "COC-776",
    "COC-777",
    "COC-778",
    "COC-779",
    "COC-780",
    "COC-781",
    "COC-782",
    "COC-783",
    "COC-784",
    "COC-785",
    "COC-786",
    "COC-787",
    "COC-788",
    "COC-789",
    "COC-790",
    "COC-791",
    "COC-792",
    "COC-793",
    "COC-794",
    "COC-795",
    "COC-796",
    "COC-797",
    "COC-798",
    "COC-799",
    "COC-800",
    "COC-801",
    "COC-802",
    "COC-803",
)
@pytest.mark.parametrize("card", [event.id for event in EVENTS])
def test_event(card: str) -> None:
    cases[card](card)


def land(seats: int = 2) -> Table:
    """Land around the first city; cities may stand on C2 (forest), E2 (mountain) and C3 (plains)."""
    t = table(seats, base_only=False).lay("D3", "tile_05").lay("B2", "tile_14")
    for civ in t.g.civs:
        civ.civilization = ""
    return t


def cities_of(number: int, seats: int = 2) -> Table:
    """Player 0 has some neutral cities."""
    t = land(seats).city(0, "D2")
    for hex_ in ("C2", "E2", "C3", "B2", "C4")[: number - 1]:
        t.city(0, hex_)
    return t


@case("pestilence")
def pestilence(card: str) -> None:
    t = cities_of(3).advances(0, "tactics").goods(0, food=1, wood=1, ore=1).effect(card)
    t.do("sadden", "C2")
    assert (t.mood("C2"), t.mood("D2"), t.mood("D7")) == ("angry", "neutral", "happy")
    assert (t[0].pestilence, t[1].pestilence) == (True, False)
    assert t.act().offered("construct") == []
    t.begin(advances.gain(0, "sanitation", False)).act()
    assert t.offered("construct") != []
    t = cities_of(3).advances(0, "roads").effect(card).do("sadden", "C2").do("sadden", "D2")
    assert t.g.angry == t.mask("C2", "D2")
    t = cities_of(3).advances(0, "sanitation").effect(card)
    assert (t.asked, t[0].pestilence) == (("", -1), False)


@case("epidemics")
def epidemics(card: str) -> None:
    t = land().units(0, "D2", settler=1, infantry=1).effect(card).do("give_up", "D2", "settler")
    assert t.at(0, "D2") == ["infantry"]
    assert t.at(1, "D7") == ["settler"]
    t = land().units(0, "D2", infantry=3).advances(0, "navigation").effect(card)
    assert t.at(0, "D2") == ["infantry"]
    t = land().units(0, "D2", infantry=3).advances(0, "sanitation").effect(card)
    assert len(t.at(0, "D2")) == 3


@case("famine_1", "famine_2", "famine_3")
def famine(card: str) -> None:
    t = cities_of(2).goods(0, food=2, gold=1).effect(card)
    assert t.stock() == {"food": 1, "gold": 1}
    t = cities_of(2).goods(0, gold=1).effect(card).do("sadden", "C2")
    assert (t.mood("C2"), t.stock()) == ("angry", {"gold": 1})
    assert cities_of(2).advances(0, "irrigation").effect(card).asked == ("", -1)
    t = cities_of(2)
    t[0].own_advances = 1 << CONTENT.civ_advance_index["aqueduct"]
    assert t.effect(card).asked == ("", -1)


@case("severe_famine_1", "severe_famine_2", "severe_famine_3")
def severe_famine(card: str) -> None:
    assert land().goods(0, food=2).effect(card).stock() == {}
    t = land().goods(0, food=1, gold=1).effect(card)
    assert (t.stock(), t.mood("D2")) == ({"gold": 1}, "angry")


@case("good_year_all", "awesome_year_all", "fantastic_year_all")
def year_for_all(card: str) -> None:
    food = {"good": 1, "awesome": 2, "fantastic": 3}[card.split("_")[0]]
    t = land(3).advances(0, "storage").advances(1, "storage").effect(card)
    assert [t.stock(seat) for seat in range(3)] == [{"food": food}, {"food": food}, {"food": min(food, 2)}]


@case("good_year_you", "awesome_year_you", "fantastic_year_you")
def year_for_you(card: str) -> None:
    food = {"good": 1, "awesome": 2, "fantastic": 3}[card.split("_")[0]]
    t = land().advances(0, "storage").effect(card)
    assert (t.stock(0), t.stock(1)) == ({"food": food}, {})


@case("good_year_share")
def year_with_another(card: str) -> None:
    t = land(3).effect(card).do("name", 2)
    assert [t.stock(seat) for seat in range(3)] == [{"food": 1}, {}, {"food": 1}]


@case("awesome_year_share", "fantastic_year_share")
def year_to_share(card: str) -> None:
    food = 2 if card.startswith("awesome") else 3
    t = land(3).advances(0, "storage").effect(card).do("deal", 1)
    for _ in range(food - 1):
        t.take("deal", "deal", 2)
    assert [t.stock(seat) for seat in range(3)] == [{"food": food}, {"food": 1}, {"food": food - 1}]


@case("population_boom_1", "population_boom_2")
def population_boom(card: str) -> None:
    t = cities_of(2, 3).effect(card).do("place_at", "C2").do("name", 1)
    assert t.at(0, "C2") == ["settler"]
    assert sum(len(stack) - 1 for stack in t[1].units) == 2
    t = land().units(0, "D2", settler=4).effect(card)
    assert t.at(0, "D2") == ["settler"] * 4


@case("volcano")
def volcano(card: str) -> None:
    assert cities_of(3).effect(card).asked == ("", -1)
    t = cities_of(4).city(0, "C2", "academy", "temple").colour(1, "C2", "temple").wonder("great_wall", "C2")
    t.units(0, "C2", infantry=2).wonder("great_pyramid", "C2").effect(card).do("erupt", "C2")
    assert t.cities() == {"D2", "E2", "C3"}
    assert t.at(0, "C2") == []
    assert [civ.half_points for civ in t.g.civs] == [8, 4]
    assert halves(t.g, 0)[3] == 8 + 10
    assert (t[0].ruins[cities.SETTLEMENT], t[0].ruins[cities.ACADEMY]) == (1, 1)
    assert t[1].ruins[cities.TEMPLE] == 1
    assert cities.settlements_left(t.g, t[0]) == 7 - 3 - 1
    assert cities.buildings_left(t.g, t[1], cities.TEMPLE) == 4
    assert t.realm().sheet is t.realm(0).sheet
    assert not t.g.happy & t.mask("C2")


@case("earthquake", "heavy_earthquake")
def earthquake(card: str) -> None:
    assert cities_of(2).effect(card).asked == ("", -1)
    t = cities_of(3).city(0, "D2", "port", mood="happy", port="D3").wonder("great_wall", "C2").effect(card)
    assert ("wreck_city", "D2") not in t.now
    assert ("wreck_city", "E2") in t.now
    t.do("wreck", "D2", "port").do("wreck_wonder", "great_wall").do("wreck_city", "E2")
    assert t.cities() == {"C2", "D2"}
    assert (t.mood("D2"), t.mood("C2")) == ("neutral", "angry")
    assert t[0].half_points == 8
    assert halves(t.g, 0)[3] == 8
    assert t.g.ports[t.place("D2")] == -1
    t = cities_of(3).city(0, "C2", "temple").effect(card)
    t.do("wreck", "C2", "temple").do("wreck_city", "C2").do("done")
    assert t.cities() == {"D2", "E2"}
    assert t[0].half_points == 8
    t = cities_of(3).city(0, "C2", "temple").colour(1, "C2", "temple").effect(card)
    assert not {("wreck", "C2", "temple"), ("wreck_city", "C2")} & set(t.now)


@case("flood", "heavy_flood")
def flood(card: str) -> None:
    t = cities_of(4).effect(card).do("sadden", "C3")
    assert t.g.angry == t.mask("C3")
    t = cities_of(1).city(0, "D2", mood="angry").city(0, "E2").effect(card)
    assert (t.asked, t.mood("E2")) == (("", -1), "neutral")


@case("migration_1", "migration_2")
def migration(card: str) -> None:
    t = cities_of(2, 3).effect(card).do("name", 2).do("sadden", "D2")
    assert sum(len(stack) - 1 for stack in t[2].units) == 2
    assert t.g.angry == t.mask("D2")


@case("civil_war_1", "civil_war_2")
def civil_war(card: str) -> None:
    t = cities_of(3).units(0, "C2", infantry=2).units(0, "E2", infantry=1).city(0, "E2", mood="happy")
    t.effect(card)
    assert (t.at(0, "C2"), t.mood("C2")) == (["infantry"], "angry")
    t = cities_of(2).effect(card).do("sadden", "D2")
    assert t.mood("D2") == "angry"
    t = land().city(0, "D2", mood="angry").units(0, "D2", infantry=1).effect(card)
    assert (t.at(0, "D2"), t.mood("D2")) == ([], "angry")


@case("revolution")
def revolution(card: str) -> None:
    t = land().advances(0, "philosophy", "voting", "draft").units(0, "D2", infantry=2)
    t.g.active, t.g.actions = 0, 2
    t.effect(card).do("give_up", "D2", "infantry").do("give_up", "D2", "infantry")
    assert (t.at(0, "D2"), t.g.actions, "voting" in t.has()) == ([], 2, True)
    t = land().advances(0, "philosophy", "voting", "separation_of_power", "draft").units(0, "D2", infantry=1)
    t.g.active, t.g.actions = 0, 2
    t.effect(card).do("lose_action").do("revolt").take("choose_government", "govern", "autocracy")
    t.do("gain", "totalitarianism")
    assert t.g.actions == 1
    assert {"nationalism", "totalitarianism"} <= t.has()
    t = land().effect(card)
    assert (t[0].lost_actions, t.asked) == (1, ("", -1))


@case("uprising")
def uprising(card: str) -> None:
    t = land().goods(0, mood=3, culture=3).effect(card)
    for good in ("mood", "mood", "culture", "culture"):
        t.do("give_good", good)
    assert (t.stock(), t[0].half_points) == ({"mood": 1, "culture": 1}, 4)
    assert land().effect(card).asked == ("", -1)


@case("envoy")
def envoy(card: str) -> None:
    t = land(3).effect(card).do("name", 2)
    assert [t.stock(seat) for seat in range(3)] == [{"ideas": 1, "culture": 1}, {}, {"culture": 1}]
    assert t.g.envoy
    assert len(t.g.wonder_deck) == 7


@case("solar_eclipse")
def solar_eclipse(card: str) -> None:
    t = land().effect(card)
    assert (t.g.eclipse, t.g.events_gone, t.g.event_discards) == (True, (card,), ())


@case("trojan_horse")
def trojan_horse(card: str) -> None:
    t = land().effect(card)
    assert (t.g.trojan, t.g.events_gone) == (0, (card,))


@case("guillotine")
def guillotine(card: str) -> None:
    t = cities_of(2).units(0, "D2", leader=1)
    t[0].leader, t[0].leaders = "augustus", ("caesar", "sulla")
    t.effect(card)
    assert (t.at(0, "D2"), t[0].leader) == ([], "")
    t.do("enthrone", "sulla").do("place_at", "C2")
    assert (t[0].leader, [*t[0].leaders], t.at(0, "C2")) == ("sulla", [], ["leader"])
    t = cities_of(2)
    t[0].leaders = ("caesar",)
    t.effect(card).do("renounce")
    assert (t[0].half_points, [*t[0].leaders]) == (4, [])
    t = land()
    t[0].leaders = ()
    assert t.effect(card)[0].half_points == 4


@case("anarchy")
def anarchy(card: str) -> None:
    t = land().advances(0, "philosophy", "voting", "separation_of_power").effect(card)
    assert t[0].anarchy == 2
    assert not {"voting", "separation_of_power"} & t.has()
    assert halves(t.g, 0)[4] == 4
    t.begin(advances.gain(0, "voting", True))
    assert (t[0].anarchy, t[0].counter, halves(t.g, 0)[4]) == (1, 3, 2)
    t.begin(advances.gain(0, "irrigation", True))
    assert (t[0].anarchy, t[0].counter) == (1, 2)


@case("scientific_trade")
def scientific_trade(card: str) -> None:
    t = cities_of(3).city(0, "D2", "academy").city(0, "C2", "observatory", "academy").city(0, "E2", "academy")
    assert t.effect(card).stock() == {"ideas": 3}
    t = land().effect(card)
    assert (t.stock(0), t.stock(1)) == ({"ideas": 2}, {})


@case("flourishing_trade")
def flourishing_trade(card: str) -> None:
    t = cities_of(5)
    for hex_ in ("D2", "C2", "E2", "C3"):
        t.city(0, hex_, "market")
    assert t.effect(card).stock() == {"gold": 3}
    t = land().effect(card, 1)
    assert (t.stock(0), t.stock(1)) == ({}, {"gold": 1})


@case("era_of_stability")
def era_of_stability(card: str) -> None:
    t = cities_of(2).city(0, "D2", "temple").city(0, "C2", "obelisk").effect(card)
    t.do("take", "mood").do("take", "culture")
    assert t.stock() == {"mood": 1, "culture": 1}
    t = land().effect(card).do("take", "mood")
    assert (t.stock(0), t.stock(1), t.asked) == ({"mood": 1}, {}, ("", -1))


@case("reformation")
def reformation(card: str) -> None:
    t = cities_of(2, 3).city(0, "D2", "temple").city(0, "C2", "temple").effect(card).do("name", 2)
    assert t.asked == ("reform", 2)
    t.do("reform", "C2")
    assert (t.buildings(0, "C2"), t.buildings(2, "C2"), t.buildings(0, "D2")) == (
        set(),
        {"temple"},
        {"temple"},
    )
    t = land(3).city(1, "C2", "temple").effect(card)
    assert t.asked == ("name_reformer", 1)
    t.do("name", 0)
    assert t.buildings(0, "C2") == {"temple"}
    assert land().effect(card).asked == ("", -1)


@case("pandemics")
def pandemics(card: str) -> None:
    t = cities_of(4).units(0, "D2", infantry=1).goods(0, food=1, culture=1)
    action, objective = t.g.action_deck.cards[0], t.g.objective_deck.cards[0]
    t[0].hand, t[0].objectives = pile([action], seen_by(0)), pile([objective], seen_by(0))
    t.g.action_deck, t.g.objective_deck = t.g.action_deck.take(action), t.g.objective_deck.take(objective)
    t.effect(card)
    assert {verb for verb, *_ in t.now} == {"give_good", "discard", "give_up"}
    t.do("give_good", "culture").do("discard", action)
    assert (t.stock(), len(t[0].hand), t.g.action_discards) == ({"food": 1}, 0, (action,))
    t = cities_of(4).units(0, "D2", infantry=1).effect(card)
    assert t.at(0, "D2") == []
    assert cities_of(4).advances(0, "sanitation").goods(0, food=2).effect(card).asked == ("", -1)
    assert land().effect(card).asked == ("", -1)


@case("black_death")
def black_death(card: str) -> None:
    t = cities_of(2).units(0, "D2", infantry=4).units(0, "C2", infantry=4).effect(card)
    t.do("give_up", "D2", "infantry").do("give_up", "C2", "infantry")
    assert (len(t.at(0, "D2")), len(t.at(0, "C2")), t[0].half_points) == (3, 3, 4)
    t = land().units(0, "D2", infantry=4).advances(0, "trade_routes").effect(card)
    assert (len(t.at(0, "D2")), t[0].half_points) == (2, 4)
    assert land().units(0, "D2", infantry=3).effect(card).asked == ("", -1)


@case("famine_vermin")
def famine_vermin(card: str) -> None:
    t = cities_of(2).advances(0, "storage").advances(1, "storage").goods(1, food=1)
    t.effect(card).do("sadden", "C2")
    assert (t.mood("C2"), t.mood("D7"), t.stock(1)) == ("angry", "happy", {})
    assert cities_of(2).effect(card).g.angry == 0
    assert cities_of(2).advances(0, "storage", "irrigation").effect(card).asked == ("", -1)


@case("famine_drought")
def famine_drought(card: str) -> None:
    t = cities_of(3).advances(0, "storage").goods(0, food=4).effect(card)
    assert t.stock() == {"food": 1}  # D2, C2 and E2 touch the barren D1
    t = cities_of(3).city(0, "B2").goods(0, food=2).effect(card)
    assert set(t.offered("sadden")) == {"D2", "C2", "E2"}
    t.do("sadden", "E2")
    assert (t.stock(), t.g.angry) == ({}, t.mask("E2"))
    t = cities_of(1).no_city("D2").city(0, "B2").effect(card)
    assert (t.asked, t.g.angry) == (("", -1), 0)


@case("fire")
def fire(card: str) -> None:
    t = cities_of(2).effect(card)
    assert (t.mood("C2"), t.mood("D2")) == ("angry", "neutral")
    t = land().city(0, "C2").lay("F2", "tile_15").city(1, "G3").city(1, "B3", mood="happy").effect(card)
    assert (t.mood("C2"), t.mood("G3"), t.mood("B3")) == ("angry", "neutral", "happy")
    t = land().goods(0, wood=2, gold=1).effect(card)
    assert t.stock() == {"wood": 1, "gold": 1}


@case("successful_year")
def successful_year(card: str) -> None:
    t = cities_of(3).effect(card)
    assert (t.stock(0), t.stock(1)) == ({}, {"food": 2})
    t = land(3).effect(card)
    assert [t.stock(seat) for seat in range(3)] == [{"food": 1}] * 3


@pytest.mark.rule("COC-802", "COC-304")
def test_a_fire_spreads_over_connected_forest_to_others() -> None:
    t = land().lay("F6", "tile_01")
    woods = [t.place(hex_) for hex_ in CONTENT.layouts[2].names if t.terrain(hex_) == "forest"]
    together = [one for one in woods if calamities.forest_around(t.g, one).bit_count() > 1]
    first, second = [names_of.name(t.g, place) for place in together[:2]]
    t.city(0, first).city(1, second, mood="happy").advances(1, "myths").goods(1, mood=1)
    t.effect("fire")
    assert t.asked == ("prevent_fall", 1)
    t.do("pass")
    assert (t.mood(first), t.mood(second)) == ("angry", "neutral")


@pytest.mark.rule("COC-779", "COC-300")
def test_myths_helps_in_an_earthquake() -> None:
    t = cities_of(3).city(0, "D2", "temple", mood="happy").advances(0, "myths").goods(0, mood=1)
    t.effect("earthquake").do("wreck", "D2", "temple").do("done").do("prevent", "myths")
    assert (t.mood("D2"), t.stock()) == ("happy", {})
