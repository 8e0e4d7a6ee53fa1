"""Every artifact: what it changes for the empire that has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from saecula.core.position import Frame
from saecula.core.registry import scope
from saecula.core.zones import pile
from saecula.games.seven_ages.deeds import Revolt
from saecula.games.seven_ages.rules import (
    civilise,
    conflict,
    deals,
    destiny,
    disorder,
    ending,
    faiths,
    glory,
    ground,
    leaders,
    playing,
    potential,
    progress,
    ranges,
    rounds,
    sheets,
    standings,
    upheaval,
)
from saecula.games.seven_ages.rules import quelling as quelling_
from saecula.games.seven_ages.rules.areas import controlled
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.plays import EVENT, Play
from tests.seven_ages.table import Table, table

Measure: TypeAlias = Callable[[Table], int]
CONTENT = table(2).g.content
IDS = [artifact.id for artifact in CONTENT.artifacts]


def realm(level: int) -> Table:
    """Return Romans with a capital in Latium, an Artist, forest, plains and a sea, and Egyptians."""
    units = {
        "latium": "2 spearmen",
        "germany": "1 spearmen",
        "poland": "1 spearmen",
        "western_mediterranean": "1 galley",
        "armenia": "1 spearmen",
    }
    t = table(3).found(0, "romans", units, level, 100, capital="latium").leader("romans", "artist", "latium")
    return t.found(1, "egyptians", {"egypt": "3 spearmen"}, level, capital="egypt")


def slot(t: Table) -> int:
    return t.slot("romans")


def earned(t: Table) -> int:
    return income(t.g, t["romans"])


def trade(t: Table) -> int:
    return deals.trade_number(t.g, slot(t))


def with_deck(t: Table) -> int:
    return deals.number_with(t.g, slot(t), deals.DECK) - trade(t)


def with_believers(t: Table) -> int:
    """Return what the same religion adds."""
    t.artifact("romans", "hinduism").artifact("egyptians", "hinduism")
    return deals.number_with(t.g, slot(t), t.slot("egyptians")) - trade(t)


def trade_money(t: Table) -> int:
    return deals.money_for_trade(t.g, slot(t))


def span(t: Table) -> int:
    return ranges.length(t.g, slot(t))


def price(unit: str) -> Measure:
    return lambda t: sheets.price(t.g, t["romans"], t.g.content.unit_index[unit], founding=False)


def appeasing(t: Table) -> int:
    return disorder.price(t.g, t["romans"])


def can_fall(t: Table) -> int:
    return bool(disorder.fallible(t.g, t.mask("latium")))


def hand(t: Table) -> int:
    return destiny.hand_size(t.g, slot(t))


def draws(t: Table) -> int:
    return leaders.draws(t.g, slot(t))


def city_levels(t: Table) -> int:
    return standings.city_levels(t.g, t["romans"])


def cities(t: Table) -> int:
    """Return how many cities in other than fertile areas one action can build."""
    t.begin(civilise_of(t))
    number = 0
    while offered := [area for area in t.named(0, "build_city") if area in ("germany", "poland")]:
        t.choose(0, "build_city", offered[0])
        number += 1
    return number


def civilise_of(t: Table) -> Frame:
    return civilise.begin_civilise(0, slot(t))


def glory_price(t: Table) -> int:
    return glory.price(t.g, t["romans"])


def round_glory(t: Table) -> int:
    return glory.of_effects(t.g, t["romans"])


def war_glory(t: Table) -> int:
    """Return the same after a conflict."""
    t["romans"].fought = True
    return round_glory(t)


def bonus(side: int, area: str, ways: int = 0) -> Measure:
    """Return what is added to the potential of the attacker 0 or defender 1 in an area."""

    def measure(t: Table) -> int:
        sides = (slot(t), t.slot("egyptians")) if side == 0 else (t.slot("egyptians"), slot(t))
        t.g.conflict, t.g.sides = t.area(area), sides
        t.g.ways = t.g.ways.put(t.area(area), ways)
        return sum([effect.n for effect in potential.bonuses(t.g, slot(t))])

    return measure


def shame(t: Table) -> int:
    """Return the glory of a player who attacks."""
    t.g.players[1].glory = 5
    t["egyptians"].forces = t["egyptians"].forces.put(t.area("latium"), 1)
    t["egyptians"].units = t["egyptians"].units.put(t.area("latium"), 1)
    t.begin(conflict.resolve_conflicts(1, t.slot("egyptians")))
    return t.g.players[1].glory


def resentment(t: Table) -> int:
    """Return whether an attack brings disorder to the own capital."""
    t["romans"].forces = t["romans"].forces.put(t.area("egypt"), 1)
    t["romans"].units = t["romans"].units.put(t.area("egypt"), 1)
    t.begin(conflict.resolve_conflicts(0, slot(t)))
    return t.g.disorder == t.mask("latium")


def leaders_after_an_age(t: Table) -> int:
    t["romans"].progress = 7
    t.begin(progress.advance(slot(t)))
    return len(t["romans"].leaders)


def free_progress(t: Table) -> int:
    before = t["romans"].progress
    t.begin(progress.advance_freely(slot(t)))
    return t["romans"].progress - before


def can_have(artifact: str) -> Measure:
    return lambda t: playing.can_have(t.g, slot(t), t.g.content.artifact_index[artifact])


def can_change_religion(t: Table) -> int:
    t.artifact("romans", "judaism")
    return faiths.can_change(t.g, t.slot("romans"), "religion")


def disorder_after_a_new_government(t: Table) -> int:
    t.artifact("romans", "absolutism")
    faiths.change(t.g, slot(t), t.g.content.artifact_index["republic"])
    return t.g.disorder.bit_count()


def disorder_of_a_round(t: Table) -> int:
    t.begin(rounds.begin_round(2))
    return t.g.disorder == t.mask("latium")


def points(unit: str) -> Measure:
    """Return the movement points of a unit."""
    return lambda t: ground.points(ground.Ground(t.g, slot(t)), t.g.content.unit_index[unit])


def cost(area: str) -> Measure:
    """Return what it costs to enter an area."""

    def measure(t: Table) -> int:
        costs = ground.Ground(t.g, slot(t)).costs
        return next(points for points, areas in costs if areas >> t.area(area) & 1)

    return measure


def galleys_in_oceans(t: Table) -> int:
    """Return whether galleys can enter the ocean off Ireland."""
    t["romans"].forces = t["romans"].forces.put(t.area("ireland"), 1)
    near = t.g.content.near[t.area("ireland")] & t.g.content.oceans
    return bool(ground.Ground(t.g, slot(t)).galley & near)


def quelling(t: Table) -> int:
    """Return how many units remove the disorder of a forest."""
    return quelling_.needed(t.g, slot(t), t.area("germany"), breaches=False)


def outlasts_an_uprising(t: Table) -> int:
    """Return whether two units hold an area against an uprising of strength 2."""
    low = next(card.id for card in t.g.content.cards if card.value == 2 and card.id in t.g.deck.cards)
    t.g.discard = (*t.g.discard, *[card for card in t.g.deck.cards if card != low])
    t.g.deck = pile([low], 0)
    play = Play(card=t.g.content.card_index[low], seat=1, kind=EVENT, empire=slot(t), area=t.area("latium"))
    upheaval.revolt(t.g, Revolt(), play)
    return controlled(t.g, t["romans"]) >> t.area("latium") & 1


CASES: dict[str, list[tuple[Measure, int]]] = {
    "pyramids": [(city_levels, 2)],
    "hanging_gardens": [(earned, 2)],
    "temple_of_diana": [(can_fall, -1)],
    "colossus": [(price("galley"), -1), (price("spearmen"), 0)],
    "great_lighthouse": [(points("galley"), 1), (points("spearmen"), 0)],
    "great_library": [(trade, 1)],
    "oracle": [(hand, 1)],
    "stonehenge": [(with_deck, 1), (trade, 0)],
    "statue_of_zeus": [(bonus(1, "latium"), 2), (bonus(0, "latium"), 0), (bonus(1, "germany"), 0)],
    "mausoleum": [(leaders_after_an_age, 1)],
    "great_wall": [
        (bonus(1, "lombardy"), 2),
        (bonus(1, "latium"), 2),
        (bonus(1, "latium", 4), 0),
        (bonus(1, "germany"), 0),
        (bonus(0, "lombardy"), 0),
    ],
    "forum": [(cities, 1)],
    "colosseum": [(appeasing, -3)],
    "silk_road": [(span, 1), (trade_money, 2)],
    "hagia_sophia": [(with_believers, 1), (trade, 0)],
    "grand_mosque": [(with_believers, 1), (trade, 0)],
    "angkor_wat": [(earned, 3)],
    "cathedral": [(can_fall, -1)],
    "university": [(trade, 1), (can_have("dark_age"), -1)],
    "taj_mahal": [(city_levels, 2)],
    "opera_house": [(round_glory, 1)],
    "stock_exchange": [(earned, 5)],
    "eiffel_tower": [(city_levels, 3)],
    "hospital": [(can_have("black_death"), -1)],
    "olympic_games": [(round_glory, 1), (war_glory, 0)],
    "united_nations": [(shame, -1)],
    "coinage": [(earned, 1)],
    "paved_roads": [(cost("germany"), -1), (cost("alps"), -1), (cost("poland"), 0)],
    "compass": [(galleys_in_oceans, 1), (points("galley"), 1)],
    "printing_press": [(trade, 1)],
    "renaissance": [(glory_price, -30)],
    "banking": [(earned, 10)],
    "enlightenment": [(disorder_after_a_new_government, -1)],
    "industrial_revolution": [(earned, 1), (price("knights"), -1), (price("riflemen"), 0)],
    "railways": [(cost("pripet_marshes"), 0), (cost("armenia"), -1)],
    "electricity": [(trade, 1)],
    "radio": [(span, 2)],
    "computer": [(trade, 2)],
    "space_program": [(price("star_wars"), -5), (price("fighter"), 0)],
    "green_revolution": [(earned, 1)],
    "dark_age": [(free_progress, -1)],
    "corruption": [(earned, -1)],
    "inquisition": [(trade, -1), (can_change_religion, -1)],
    "civil_war": [(disorder_of_a_round, 1)],
    "piracy": [(earned, -2)],
    "pollution": [(earned, -2)],
    "world_war": [
        (price("knights"), -1),
        (price("riflemen"), 0),
        (trade, -2),
        (round_glory, -1),
        (war_glory, 0),
    ],
    "slavery": [(earned, 3), (outlasts_an_uprising, -1)],
    "judaism": [(quelling, -1)],
    "hinduism": [(appeasing, -2)],
    "buddhism": [(trade, 1), (bonus(0, "egypt"), -1), (bonus(1, "latium"), 0)],
    "confucianism": [(earned, 1)],
    "zoroastrianism": [(trade, 1)],
    "taoism": [(draws, 1)],
    "christianity": [(bonus(1, "latium"), 1), (bonus(1, "germany"), 0), (bonus(0, "egypt"), 0)],
    "islam": [(bonus(0, "egypt"), 1), (bonus(1, "latium"), 0)],
    "protestantism": [(trade, 1), (earned, 2)],
    "monarchy": [(earned, 2)],
    "republic": [(trade, 1)],
    "feudalism": [(price("knights"), -1), (earned, -1)],
    "theocracy": [(appeasing, -4), (trade, -1)],
    "absolutism": [(earned, 4)],
    "democracy": [(trade, 2), (resentment, 1)],
    "communism": [(price("riflemen"), -1), (price("knights"), 0), (trade, -1)],
    "fascism": [(bonus(0, "egypt"), 2), (bonus(1, "latium"), 0), (trade, -2)],
}


def age_of(artifact: str) -> int:
    """Return the first age of an artifact."""
    return CONTENT.artifacts[CONTENT.artifact_index[artifact]].ages[0]


def with_artifact(artifact: str, level: int) -> Table:
    entry = CONTENT.artifacts[CONTENT.artifact_index[artifact]]
    return realm(level).artifact("romans", artifact, "latium" if entry.place == "area" else "")


@pytest.mark.rule("7AG-083", "7AG-257", "7AG-436")
@pytest.mark.parametrize("artifact", CASES)
def test_what_an_artifact_changes(artifact: str) -> None:
    level = 7 * (age_of(artifact) - 1) + 1
    changes = [
        measure(with_artifact(artifact, level)) - measure(realm(level)) for measure, _ in CASES[artifact]
    ]
    assert changes == [change for _, change in CASES[artifact]]


def receive(t: Table, artifact: str, area: str = "") -> Table:
    """Let the Romans receive an artifact as if it had been played on them."""
    number = t.g.content.artifact_index[artifact]
    playing.receive(t.g, slot(t), number, t.area(area) if area else -1)
    return t


# Those that do something when they come, or end.


def terracotta_army() -> None:
    t = receive(realm(8), "terracotta_army", "latium")
    assert t["romans"].elites == 1


def internet() -> None:
    t = realm(43)
    t.begin(rounds.begin_round(1))
    t.begin(rounds.end_round())
    assert not t.g.ended
    t = realm(43)
    t.g.players[0].glory = 2
    t.begin(step_of(t, "internet", "latium"), scope(ending.ROUND), rounds.end_round())
    assert (t.g.ended, t.asked) == (True, ("", -1))
    assert t.g.players[0].glory == 2 + 1 + 7


def step_of(t: Table, artifact: str, area: str) -> Frame:
    return playing.put_at_founding(slot(t), t.g.content.artifact_index[artifact], t.area(area))


def famine() -> None:
    t = realm(1)
    before = earned(t)
    t.artifact("romans", "famine")
    assert before - earned(t) == 0
    t = realm(29)
    before = earned(t)
    t.artifact("romans", "famine")
    assert before - earned(t) == 2


def depression() -> None:
    t = realm(36)
    before = earned(t)
    t.artifact("romans", "depression")
    assert earned(t) == (before + 1) // 2


def black_death() -> None:
    t = table(2).found(0, "romans", {"latium": "5 spearmen", "lombardy": "2 spearmen"}, 15)
    t.found(1, "egyptians", {"magna_graecia": "3 spearmen", "egypt": "4 spearmen"}, 15)
    t.found(1, "greeks", {"sicily": "1 spearmen", "western_mediterranean": "4 frigate"}, 15)
    t.artifact("greeks", "hospital", "sicily")
    before = income(t.g, t["romans"])
    number = t.g.content.artifact_index["black_death"]
    t.begin(playing.put_at_founding(slot(t), number, t.area("latium")))
    spearmen = t.g.content.unit_index["spearmen"]
    while t.asked[0] == "lose_unit":
        t.choose(t.asked[1], "lose_unit", spearmen)
    assert t.units("romans", "latium") == {"spearmen": 3}
    assert t.units("romans", "lombardy") == {"spearmen": 1}
    assert t.units("egyptians", "magna_graecia") == {"spearmen": 2}
    assert t.units("egyptians", "egypt") == {"spearmen": 4}
    assert t.units("greeks", "western_mediterranean") == {"frigate": 4}  # they have the Hospital
    assert income(t.g, t["romans"]) < before
    assert not sheets.is_safe(t.g, t["romans"], "black_death")


DEEDS: dict[str, Callable[[], None]] = {
    "terracotta_army": terracotta_army,
    "internet": internet,
    "famine": famine,
    "depression": depression,
    "black_death": black_death,
}


@pytest.mark.rule("7AG-263", "7AG-351", "7AG-431", "7AG-437")
@pytest.mark.parametrize("artifact", DEEDS)
def test_what_an_artifact_does(artifact: str) -> None:
    DEEDS[artifact]()


def test_every_artifact_has_a_case() -> None:
    assert sorted([*CASES, *DEEDS]) == sorted(IDS)
