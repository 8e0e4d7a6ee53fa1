"""Range and the permission to pass through areas of others."""

from __future__ import annotations

import random

import pytest

from saecula.core.contracts import Dice, check_position
from saecula.core.spread import spread
from saecula.core.zones import UNKNOWN, seen_by
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import markers, ranges
from saecula.games.seven_ages.rules.areas import age, controlled, in_play
from tests.seven_ages.table import Table, table

ONE = "1 spearmen"
FIRST = {age: 7 * age - 6 for age in range(1, 8)}  # the first level of each age


def in_range(t: Table, one: str, other: str) -> bool:
    return t.slot(other) in ranges.in_range(t.g, t.slot(one))


def askable(t: Table, one: str, *wanted: str) -> list[int]:
    return ranges.askable(t.g, t.slot(one), [t.slot(id_) for id_ in wanted])


def behind_lombardy(money: int = 0) -> Table:
    """Germans in the Alps, two areas from the Romans in Latium by way of Lombardy, which the Gauls hold."""
    t = table(4).found(0, "romans", {"latium": ONE}, level=FIRST[2], money=money)
    t.found(1, "germans", {"alps": ONE}, level=FIRST[2])
    return t.found(2, "gauls", {"lombardy": ONE}, level=FIRST[2])


@pytest.mark.rule("7AG-124")
def test_the_nearest_area_of_the_other_counts_and_the_own_does_not() -> None:
    t = table(4).found(0, "romans", {"latium": ONE, "illyria": ONE}, level=FIRST[2])
    t.found(1, "germans", {"alps": ONE, "germany": ONE}, level=FIRST[1])
    t.found(2, "french", {"normandy": ONE}, level=FIRST[1])
    assert in_range(t, "romans", "germans")
    assert not in_range(t, "romans", "french")
    t["romans"].progress = FIRST[3]
    assert not in_range(t, "romans", "french")
    t["romans"].progress = FIRST[4]
    assert in_range(t, "romans", "french")


@pytest.mark.rule("7AG-127")
def test_range_is_not_mutual() -> None:
    t = behind_lombardy()
    t.own(0, t.slot("gauls"))
    t["germans"].progress = FIRST[1]
    assert in_range(t, "romans", "germans")
    assert not in_range(t, "germans", "romans")


@pytest.mark.rule("7AG-125")
def test_oceans_count_from_age_4_on() -> None:
    t = table(2).found(0, "portuguese", {"north_atlantic": "1 galley"}, level=FIRST[3])
    t.found(1, "americans", {"newfoundland": ONE})
    t.found(0, "english", {"ireland": ONE}, level=FIRST[3])
    assert in_range(t, "portuguese", "americans")
    assert not in_range(t, "english", "americans")
    t["english"].progress = FIRST[4]
    assert in_range(t, "english", "americans")


@pytest.mark.rule("7AG-125")
def test_who_is_on_an_ocean_is_reached_from_age_4_on() -> None:
    t = table(2).found(0, "english", {"ireland": ONE}, level=FIRST[3])
    t.found(1, "portuguese", {"north_atlantic": "1 galley"})
    assert not in_range(t, "english", "portuguese")
    t["english"].progress = FIRST[4]
    assert in_range(t, "english", "portuguese")


@pytest.mark.rule("7AG-125")
def test_red_arrows_are_borders() -> None:
    t = table(2).found(0, "french", {"normandy": ONE}).found(1, "english", {"england": ONE})
    assert in_range(t, "french", "english")


@pytest.mark.rule("7AG-126")
def test_areas_of_a_third_empire_do_not_count_by_themselves() -> None:
    t = behind_lombardy()
    assert in_range(t, "romans", "gauls")
    assert not in_range(t, "romans", "germans")
    t.g.permits = 1 << t.slot("gauls")
    assert in_range(t, "romans", "germans")


@pytest.mark.rule("7AG-126")
def test_a_player_permits_himself() -> None:
    t = behind_lombardy()
    t.own(0, t.slot("gauls"))
    assert in_range(t, "romans", "germans")
    assert askable(t, "romans", "germans") == []


@pytest.mark.rule("7AG-122", "7AG-126")
def test_who_is_in_the_way_can_be_asked_once() -> None:
    t = behind_lombardy()
    gauls = t.slot("gauls")
    assert askable(t, "romans", "germans") == [gauls]
    assert askable(t, "romans", "gauls") == []  # nothing in the way
    t.begin(ranges.passage(t.slot("romans"), gauls))
    assert t.asked == ("permit", 2)
    assert t.options(2) == [
        ("grant",),
        ("refuse",),
        ("demand_cards", 1),
        ("demand_cards", 2),
        ("demand_cards", 3),
    ]
    t.choose(2, "refuse")
    assert not in_range(t, "romans", "germans")
    assert askable(t, "romans", "germans") == []


@pytest.mark.rule("7AG-126")
def test_a_yes_opens_all_areas_of_the_empire() -> None:
    t = behind_lombardy()
    t.found(3, "french", {"normandy": ONE})
    t.found(2, "spanish", {"burgundy": ONE})
    t["romans"].progress = FIRST[3]
    t["gauls"].forces = spread([(t.area(area), 1) for area in ("lombardy", "provence")])
    assert not in_range(t, "romans", "germans")
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls"))).choose(2, "grant")
    assert in_range(t, "romans", "germans")
    assert in_range(t, "romans", "spanish")


@pytest.mark.rule("7AG-126")
def test_whose_areas_lie_at_the_end_of_the_range_is_not_asked() -> None:
    t = behind_lombardy()
    t.found(3, "syracusans", {"sicily": ONE})
    assert in_range(t, "romans", "syracusans")
    assert askable(t, "romans", "germans") == [t.slot("gauls")]


@pytest.mark.rule("7AG-126")
def test_a_row_of_empires_is_asked_one_after_the_other() -> None:
    t = behind_lombardy()
    t["romans"].progress = FIRST[3]
    t.found(3, "austrians", {"germany": ONE})
    closed = t.mask("alps", "lombardy")
    gauls, germans = t.slot("gauls"), t.slot("germans")
    assert closed & ranges.zone(t.g, t.slot("romans"), 0) == closed
    t.found(3, "poles", {"provence": ONE, "illyria": ONE, "magna_graecia": ONE, "austria": ONE})
    assert gauls in askable(t, "romans", "austrians")
    assert germans not in askable(t, "romans", "austrians")
    t.begin(ranges.passage(t.slot("romans"), gauls)).choose(2, "grant")
    assert germans in askable(t, "romans", "austrians")
    t.begin(ranges.passage(t.slot("romans"), germans)).choose(1, "grant")
    assert in_range(t, "romans", "austrians")


@pytest.mark.rule("7AG-126")
def test_a_price_of_cards_and_money() -> None:
    t = behind_lombardy(money=45).hand(0, "huns", "goths", "vandals", "franks").hand(2, "saxons")
    t["gauls"].money = 180
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls")))
    t.choose(2, "demand_cards", 2)
    assert t.named(2, "tens") == [0, 1, 2, 3, 4]
    t.choose(2, "tens", 4)
    assert t.named(2, "sum") == [40, 41, 42, 43, 44, 45]
    t.choose(2, "sum", 43)
    assert t.asked == ("accept", 0)
    t.choose(0, "accept")
    assert t.named(0, "hand_over") == ["franks", "goths", "huns"]
    t.choose(0, "hand_over", "goths")
    assert t.named(0, "hand_over") == ["huns", "vandals"]
    t.choose(0, "hand_over", "vandals")
    assert (t["romans"].money, t["gauls"].money) == (2, 199)
    assert t.g.players[2].hand.cards == ("goths", "saxons", "vandals")
    assert t.g.players[0].hand.cards == ("franks", "huns")
    assert in_range(t, "romans", "germans")


@pytest.mark.rule("7AG-126")
def test_cards_handed_over_are_known_to_both_and_to_nobody_else() -> None:
    t = behind_lombardy().hand(0, "huns", "goths")
    t.g.players[0].hand = t.g.players[0].hand.shown(seen_by(0, 1))
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls"))).choose(2, "demand_cards", 1)
    t.choose(0, "accept").choose(0, "hand_over", "huns")
    assert t.g.players[2].hand.knowers("huns") == seen_by(0, 2)
    third = GAME.redact(t.g, 1).position
    assert "huns" not in third.players[2].hand.cards
    assert third.players[0].hand.cards == (UNKNOWN,)


@pytest.mark.rule("7AG-126")
def test_no_question_of_a_passage_betrays_anything() -> None:
    t = behind_lombardy(money=45).hand(0, "huns", "goths", "vandals")
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls")), markers.place_markers(0))
    steps = (2, "demand_cards", 2), (2, "tens", 4), (2, "sum", 43), (0, "accept"), (0, "hand_over", "goths")
    for seat, *action in steps:
        check_position(GAME, t.g, Dice(str(action)))
        t.choose(seat, *action)
    check_position(GAME, t.g, Dice("second card"))


@pytest.mark.rule("7AG-126")
def test_a_price_that_is_not_accepted_is_a_no() -> None:
    t = behind_lombardy(money=7).hand(0)
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls")))
    assert t.options(2) == [("grant",), ("refuse",), ("demand_cards", 0)]
    t.choose(2, "demand_cards", 0)
    assert t.named(2, "sum") == [1, 2, 3, 4, 5, 6, 7]
    t.choose(2, "sum", 5).choose(0, "refuse")
    assert t["romans"].money == 7
    assert not in_range(t, "romans", "germans")


@pytest.mark.rule("7AG-126")
def test_an_empire_without_money_and_cards_has_nothing_to_pay_with() -> None:
    t = behind_lombardy().hand(0)
    t.begin(ranges.passage(t.slot("romans"), t.slot("gauls")))
    assert t.options(2) == [("grant",), ("refuse",)]


@pytest.mark.rule("7AG-435")
def test_the_persians_reach_one_area_further() -> None:
    t = table(2).found(0, "persians", {"latium": ONE}).found(1, "germans", {"alps": ONE})
    assert in_range(t, "persians", "germans")
    t.found(1, "french", {"bohemia": ONE})
    assert not in_range(t, "persians", "french")


@pytest.mark.rule("7AG-083", "7AG-126")
def test_the_austrians_need_no_permission() -> None:
    t = table(3).found(0, "austrians", {"latium": ONE}, level=FIRST[2])
    t.found(1, "germans", {"alps": ONE}).found(2, "gauls", {"lombardy": ONE})
    assert in_range(t, "austrians", "germans")
    assert askable(t, "austrians", "germans") == []


@pytest.mark.rule("7AG-137", "7AG-379")
def test_take_that_counts_closed_areas_for_nothing() -> None:
    t = behind_lombardy()
    t.g.permits = 1 << t.slot("gauls")
    romans, alps = t.slot("romans"), t.mask("alps")
    assert ranges.admits(t.g, 0, romans, alps)
    on = table(4, take_that=True)
    on.g.empires, on.g.owned = t.g.empires, t.g.owned
    assert not ranges.admits(on.g, 0, romans, alps)
    assert ranges.admits(on.g, 0, romans, t.mask("lombardy"))
    assert ranges.admits(on.g, 0, romans, t.mask("latium"))


@pytest.mark.rule("7AG-379")
def test_take_that_beside_the_cards_counts_from_any_own_empire() -> None:
    t = table(4, take_that=True).found(0, "romans", {"latium": ONE}).found(0, "gauls", {"burgundy": ONE})
    alps = t.mask("alps")
    assert not ranges.admits(t.g, 0, t.slot("romans"), alps)
    assert ranges.admits(t.g, 0, t.slot("gauls"), alps)
    assert ranges.admits(t.g, 0, -1, alps)
    assert not ranges.admits(t.g, 1, -1, alps)


# A second, slow way to measure.


def distance(t: Table, one: int, other: int, permits: int) -> int:
    """Search breadth-first, area by area, with the borders as the content files write them."""
    g, content = t.g, t.g.content
    empire = g.empires[one]
    oceans = age(g, empire) >= 4
    borders: dict[str, set[str]] = {area.id: set() for area in content.areas}
    for area in content.areas:
        for near in (*area.land, *area.sea, *[sea for shore in area.shores for sea in shore]):
            borders[area.id].add(near)
            borders[near].add(area.id)
    for arrow in content.arrows:
        borders[arrow.areas[0]].add(arrow.areas[1])
        borders[arrow.areas[1]].add(arrow.areas[0])
    holder = {
        area.id: slot
        for slot in in_play(g)
        for n, area in enumerate(content.areas)
        if controlled(g, g.empires[slot]) >> n & 1
    }
    queue = [(id_, 0) for id_, slot in holder.items() if slot == one]
    seen = {id_ for id_, _ in queue}
    while queue:
        id_, steps = queue.pop(0)
        if holder.get(id_) == other:
            return steps
        third = holder.get(id_, one)
        if steps and g.empires[third].owner != empire.owner and not permits >> third & 1:
            continue
        for near in sorted(borders[id_]):
            if near not in seen and (oceans or content.areas[content.area_index[near]].kind != "ocean"):
                seen.add(near)
                queue.append((near, steps + 1))
    return 1000


def random_table(dice: random.Random) -> Table:
    """Spread eight empires of four players over the map, half of them crowded together."""
    t = table(4)
    content = t.g.content
    free = list(range(len(content.areas)))
    for n, card in enumerate(dice.sample(range(len(content.cards)), 8)):
        empire = t.own(n % 4, n).g.empires[n]
        empire.card = card
        empire.progress = dice.randint(1, 50)
        held: list[int] = []
        for _ in range(dice.randint(1, 25)):
            near = [a for a in free if held and content.near[held[-1]] >> a & 1]
            area = dice.choice(near or free)
            free.remove(area)
            held.append(area)
        empire.forces = spread([(area, 1) for area in held])
    return t


@pytest.mark.rule("7AG-124", "7AG-125", "7AG-126")
def test_range_agrees_with_a_search_area_by_area() -> None:
    dice = random.Random("ranges")
    found = [0, 0]
    for _ in range(6):
        t = random_table(dice)
        for one in in_play(t.g):
            t.g.permits = dice.getrandbits(15)
            permits = t.g.permits if ranges.needs_permission(t.g, one) else -1
            near = ranges.in_range(t.g, one)
            for other in in_play(t.g):
                if other != one:
                    expected = distance(t, one, other, permits) <= ranges.length(t.g, one)
                    assert (other in near) == expected, (one, other)
                    found[expected] += 1
    assert min(found) > 20
