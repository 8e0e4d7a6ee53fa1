"""Start empire, without conflicts."""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE, PASS
from saecula.core.spread import NOTHING
from saecula.core.zones import EVERYONE, pile
from saecula.games.seven_ages.entries import Card
from saecula.games.seven_ages.rules import founding, progress, rounds, sheets, starts
from saecula.games.seven_ages.rules.registry import FOUNDING_DEEDS
from saecula.games.seven_ages.vocabulary import BESIDE
from tests.seven_ages.table import Table, table


def card(t: Table, id_: str) -> Card:
    return t.g.content.cards[t.g.content.card_index[id_]]


def start(t: Table, id_: str, colour: int = 0) -> Table:
    """Found an empire up to the first question after its colour."""
    t.hand(0, id_).begin(founding.found(0, BESIDE))
    return t.choose(0, "found", id_).choose(0, "colour", colour)


@pytest.mark.rule("7AG-065", "7AG-X03")
def test_the_first_empire_starts_at_the_first_level_of_its_lowest_age() -> None:
    t = table()
    assert starts.start_level(t.g, card(t, "egyptians")) == 1
    assert starts.start_level(t.g, card(t, "english")) == 22
    assert starts.can_found(t.g, 0, card(t, "egyptians"))
    assert not starts.can_found(t.g, 0, card(t, "pirate_state"))


@pytest.mark.rule("7AG-087")
def test_the_pirate_state_starts_near_others() -> None:
    t = table().found(1, "romans", {"latium": "1 spearmen"}, level=8)
    assert starts.can_found(t.g, 0, card(t, "pirate_state"))
    areas = starts.candidates(t.g, card(t, "pirate_state"))
    assert areas & t.mask("carthage", "sicily")
    assert not areas & t.mask("yucatan")


@pytest.mark.rule("7AG-070", "7AG-087")
def test_the_free_state_starts_in_disorder_away_from_capitals() -> None:
    areas = {"latium": "1 spearmen", "lombardy": "1 spearmen"}
    t = table().found(1, "romans", areas, level=8, capital="latium")
    t.g.disorder = t.mask("latium")
    assert not starts.can_found(t.g, 0, card(t, "free_state"))
    t.g.disorder = t.mask("latium", "lombardy")
    assert starts.candidates(t.g, card(t, "free_state")) == t.mask("lombardy")


@pytest.mark.rule("7AG-079", "7AG-087")
@pytest.mark.parametrize(("id_", "area"), [("pirate_state", "latium"), ("crusaders", "phoenicia")])
def test_a_start_area_that_is_chosen_may_be_held_by_others(id_: str, area: str) -> None:
    t = table().found(1, "romans", {area: "1 spearmen"}, level=15)
    start(t, id_)
    assert area in t.named(0, "start_in")


@pytest.mark.rule("7AG-064", "7AG-066", "7AG-X04")
def test_age_and_level_follow_the_most_advanced_empire() -> None:
    t = table().found(1, "macedonians", {"macedonia": "1 spearmen"}, level=8)
    assert starts.fits_age(t.g, card(t, "romans"))
    assert starts.start_level(t.g, card(t, "romans")) == 7
    assert not starts.fits_age(t.g, card(t, "english"))


@pytest.mark.rule("7AG-064", "7AG-X04")
def test_carthage_comes_early_while_the_phoenicians_are_in_play() -> None:
    t = table().found(1, "egyptians", {"egypt": "1 spearmen"}, level=6)
    assert not starts.fits_age(t.g, card(t, "carthaginians"))
    t.found(2, "phoenicians", {"phoenicia": "1 spearmen"}, level=6)
    assert starts.fits_age(t.g, card(t, "carthaginians"))


@pytest.mark.rule("7AG-009", "7AG-066")
def test_no_empire_starts_below_the_first_level() -> None:
    t = table().found(1, "egyptians", {"egypt": "1 spearmen"}, level=1)
    late = next(c for c in t.g.content.cards if c.progress <= -4)
    assert starts.start_level(t.g, late) == 1


@pytest.mark.rule("7AG-063")
def test_nobody_founds_beyond_the_limit() -> None:
    t = table(5)
    for id_, area in (("romans", "latium"), ("persians", "persis"), ("hittites", "anatolia")):
        t.found(0, id_, {area: "1 spearmen"})
    t.hand(0, "egyptians").begin(founding.found(0, BESIDE))
    assert t.options(0) == [PASS]


@pytest.mark.rule("7AG-370")
def test_total_history_begins_in_the_first_age() -> None:
    t = table(total_history=True)
    assert not starts.fits_age(t.g, card(t, "english"))
    assert starts.fits_age(t.g, card(t, "egyptians"))
    assert starts.fits_age(table().g, card(t, "english"))


@pytest.mark.rule("7AG-086", "7AG-370")
def test_no_event_lets_total_history_begin_later() -> None:
    t = table(total_history=True).hand(0, "egyptians", "english")  # the Egyptians are a Time Ripple as well
    t.begin(founding.found(0, BESIDE))
    assert t.options(0) == [("found", "egyptians"), PASS]
    assert not starts.can_found(t.g, 0, card(t, "english"), any_age=True)


@pytest.mark.rule("7AG-060", "7AG-071", "7AG-072", "7AG-073", "7AG-077", "7AG-080", "7AG-085")
def test_the_egyptians_are_founded() -> None:
    t = start(table(), "egyptians")
    empire = t.g.empires[0]
    assert (empire.owner, empire.progress, empire.money) == (0, 1, 16)
    assert empire.homeland == t.mask("egypt")
    assert len(t.g.players[0].hand) == 0
    assert t.asked == ("choose_leader", 0)
    t.choose(0, "leader", "ramses")
    assert empire.leaders == ((t.g.content.leader_index["ramses"], t.area("egypt")),)
    spearmen = t.g.content.unit_index["spearmen"]
    assert "done" not in t.verbs(0)
    t.choose(0, "build", spearmen).choose(0, "build", spearmen)
    assert empire.money == 12
    assert empire.forces.at(t.area("egypt")) == 2
    t.choose(0, "done")
    assert empire.capital == t.area("egypt")
    assert t.g.cities[0] == t.mask("egypt")
    assert t.g.founding == -1
    assert t.g.first_age == 1


@pytest.mark.rule("7AG-072")
def test_a_named_leader_appears_once() -> None:
    t = table()
    t.g.named = 1 << t.g.content.leader_index["ramses"]
    start(t, "egyptians")
    assert t.named(0, "leader") == ["imhotep"]


@pytest.mark.rule("7AG-072", "7AG-266", "7AG-413")
def test_a_named_leader_waits_for_the_units_of_the_founder() -> None:
    t = table().found(1, "romans", {"latium": "1 spearmen"}, level=16)
    start(t, "guptas").choose(0, "leader", "kalidasa").choose(0, "leader_in", "delhi")
    spearmen = t.g.content.unit_index["spearmen"]
    t.choose(0, "build_in", "bihar").choose(0, "build_here", spearmen)
    assert t["guptas"].elephants  # the checks have run
    assert [area for _, area in t["guptas"].leaders] == [t.area("delhi")]


@pytest.mark.rule("7AG-062")
def test_a_card_in_play_is_in_no_hand() -> None:
    t = start(table(), "egyptians")
    t.choose(0, "pass").choose(0, "build", t.g.content.unit_index["spearmen"]).choose(0, "done")
    assert "egyptians" not in (*t.g.discard, *t.g.deck.cards, *t.g.players[0].hand.cards)


@pytest.mark.rule("7AG-068", "7AG-069")
def test_one_of_several_start_areas() -> None:
    t = table().found(1, "romans", {"latium": "1 spearmen"}, level=15)
    start(t, "normans")
    assert t.asked == ("start_in", 0)
    assert set(t.named(0, "start_in")) == {"normandy", "magna_graecia"}
    t.choose(0, "start_in", "magna_graecia")
    assert t.g.empires[t.slot("normans")].homeland == t.mask("magna_graecia")


@pytest.mark.rule("7AG-070")
def test_without_a_start_area_a_card_cannot_be_founded() -> None:
    t = table().found(1, "romans", {"latium": "1 spearmen"}, level=8)
    assert starts.can_found(t.g, 0, card(t, "pirate_state"))
    t["romans"].forces = t["romans"].units = NOTHING
    assert not starts.can_found(t.g, 0, card(t, "pirate_state"))


@pytest.mark.rule("7AG-017", "7AG-076", "7AG-080")
def test_barbarians_have_neither_capital_nor_forts() -> None:
    t = table()
    id_ = next(
        c.id for c in t.g.content.cards
        if c.no_cities >= min(c.ages) and starts.can_found(t.g, 0, c) and not c.start.one
    )  # fmt: skip
    start(t, id_)
    if t.asked[0] == "choose_leader":
        t.choose(0, "pass")
    t.choose(0, "build", t.g.content.unit_index["spearmen"])
    assert "fort" not in t.verbs(0)
    t.choose(0, "done")
    assert t.g.empires[0].capital == -1
    assert t.g.cities == (0, 0, 0, 0)


@pytest.mark.rule("7AG-081")
def test_a_neutral_city_becomes_the_capital_at_its_level() -> None:
    t = table().city("egypt", 3)
    start(t, "egyptians")
    t.choose(0, "pass").choose(0, "build", t.g.content.unit_index["spearmen"]).choose(0, "done")
    assert t["egyptians"].capital == t.area("egypt")
    assert t.g.cities == (0, t.mask("egypt"), 0, 0)


@pytest.mark.rule("7AG-075", "7AG-083")
def test_elites_of_the_card_are_free() -> None:
    t = table()
    id_ = next(
        c.id for c in t.g.content.cards
        if [d.op for d in c.founding] == ["elite"] and not c.start.one
    )  # fmt: skip
    start(t, id_)
    if t.asked[0] == "choose_leader":
        t.choose(0, "pass")
    t.choose(0, "build", t.g.content.unit_index["spearmen"]).choose(0, "done")
    while t.asked[0]:
        t.pick(0, t.options(0)[0])
    assert t.g.empires[0].elites >= 1


@pytest.mark.rule("7AG-074")
def test_an_administrator_makes_starting_units_cheaper_but_not_infantry() -> None:
    t = table().found(0, "romans", {"latium": "1 spearmen"}, level=9)
    leader = next(n for n, x in enumerate(t.g.content.leaders) if "administrator" in x.types)
    index = t.g.content.unit_index
    empire = t["romans"]
    before = {unit: sheets.price(t.g, empire, index[unit], True) for unit in ("catapult", "spearmen")}
    empire.leaders = ((leader, t.area("latium")),)
    after = {unit: sheets.price(t.g, empire, index[unit], True) for unit in ("catapult", "spearmen")}
    assert after == {"catapult": before["catapult"] - 1, "spearmen": before["spearmen"]}


@pytest.mark.rule("7AG-056")
def test_a_new_empire_has_no_marker_in_its_first_round() -> None:
    t = start(table(), "egyptians")
    t.choose(0, "pass").choose(0, "build", t.g.content.unit_index["spearmen"]).choose(0, "done")
    assert len(t["egyptians"].marker) == 0
    t.begin(rounds.begin_action(2))
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-053")
def test_an_empire_founded_by_the_wild_gets_no_free_progress() -> None:
    for marker, level in (("wild", 1), ("found", 2)):
        t = table()
        t.g.players[0].laid = pile([marker], EVERYONE)
        start(t, "egyptians")
        t.choose(0, "pass").choose(0, "build", t.g.content.unit_index["spearmen"]).choose(0, "done")
        t.begin(progress.free_progress())
        assert t["egyptians"].progress == level


@pytest.mark.rule("7AG-067")
def test_a_new_empire_is_in_the_age_of_its_marker() -> None:
    t = start(table(), "english")
    leaders = {t.g.content.leaders[t.g.content.leader_index[id_]].age for id_ in t.named(0, "leader")}
    assert leaders == {4}
    t.choose(0, "pass")
    assert t.g.content.unit_index["cannon"] in t.named(0, "build")
    assert t.g.content.unit_index["riflemen"] not in t.named(0, "build")


@pytest.mark.rule("7AG-068")
def test_the_moors_follow_the_leader_or_stand_level_with_the_arabs() -> None:
    t = table().found(1, "romans", {"latium": "1 spearmen"}, level=20)
    t.found(2, "arabs", {"hejaz": "1 spearmen"}, level=16).found(0, "moors", {"mauretania": "1 spearmen"}, 18)
    slot, arabs = t.slot("moors"), t.slot("arabs")
    t.begin(founding.choose_level(0, slot))
    assert t.options(0) == [("behind",), ("level_of", arabs)]
    t.choose(0, "level_of", arabs)
    assert t["moors"].progress == 16
    t["moors"].progress = 18
    t.begin(founding.choose_level(0, slot)).choose(0, "behind")
    assert t["moors"].progress == 18


@pytest.mark.rule("7AG-069", "7AG-077")
def test_ships_of_a_founder_lie_in_harbour() -> None:
    t = table().found(1, "arabs", {"andalusia": "1 spearmen", "western_mediterranean": "1 galley"}, level=18)
    start(t, "moors")
    while t.asked[0] != "build":
        t.choose(0, *t.options(0)[-1])
    assert t["moors"].homeland == t.mask("mauretania", "andalusia", "western_mediterranean")
    assert t.named(0, "build_in") == ["andalusia", "mauretania"]


@pytest.mark.rule("7AG-073", "7AG-077")
def test_a_founder_keeps_money_for_a_unit() -> None:
    t = table().found(1, "greeks", {"greece": "1 spearmen"}, level=9)
    start(t, "carthaginians")
    while t.asked[0] != "build":
        t.choose(0, "pass")
    t.choose(0, "elite")
    assert t["carthaginians"].money == 10
    assert "elite" not in t.verbs(0)
    t.choose(0, "fort", "carthage")
    t.choose(0, "build", t.g.content.unit_index["spearmen"])
    assert t.options(0)[-1] == DONE


@pytest.mark.rule("7AG-082")
def test_free_forts_go_to_controlled_start_areas() -> None:
    t = table().found(0, "romans", {"latium": "1 spearmen", "lombardy": "1 spearmen"}, money=3)
    t["romans"].homeland |= t.mask("sicily")
    t.begin(founding.place_fort(0, t.slot("romans"), 2))
    assert t.named(0, "place_fort") == ["lombardy", "latium"]
    t.choose(0, "place_fort", "latium")
    assert (t.g.forts, t["romans"].money) == (t.mask("latium", "lombardy"), 3)


def test_all_that_a_founding_brings_is_known() -> None:
    deeds = {deed.op for entry in table().g.content.cards for deed in entry.founding}
    assert deeds == set(FOUNDING_DEEDS)
