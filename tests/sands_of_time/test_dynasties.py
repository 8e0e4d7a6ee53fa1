"""The end of a dynasty, chronicles, a new generation (rulebook: Ende der Dynastie, Chronikwertung)."""

from __future__ import annotations

import pytest

from saecula.core.flow import mover, options, play, to_move
from saecula.core.zones import EVERYONE
from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table

REGIONS = (  # in play with five players
    "hispania",
    "gallia",
    "italia",
    "sicilia",
    "graecia",
    "rhodes",
    "asia_minor",
    "cyprus",
    "syria",
    "aegyptus",
)


def ending(seats: int = 3) -> Table:
    """The marker is on the first space of the second zone; empires of one region each."""
    t = table(seats)
    for seat in range(seats):
        t.own(seat, ("armenia", "thracia", "mesopotamia", "aethiopia", "libya")[seat])
        t.caravan(seat).heritage(seat).chronicle(seat).advances(seat)
        t[seat].vp = 0
    t.g.space = 9
    return t.nobody()


def score(t: Table) -> Table:
    return t.begin(dynasties.dynasty_end())


def vp(t: Table) -> list[int]:
    return [empire.vp for empire in t.g.empires]


def with_regions(t: Table, number: int) -> Table:
    return t.own(0, *REGIONS[:3], colonies=REGIONS[3:number])


# When a dynasty ends.


@pytest.mark.rule("SOT-320", "SOT-053")
@pytest.mark.parametrize(
    ("dynasty", "space", "ends"),
    [
        (1, 8, False),
        (1, 9, True),
        (1, 11, True),
        (2, 16, False),
        (2, 17, True),
        (3, 24, False),
        (3, 25, True),
    ],
)
def test_a_dynasty_ends_on_or_past_the_next_zone(dynasty: int, space: int, ends: bool) -> None:
    t = ending().building("armenia", "wonder").chronicle(0, a=1)
    t.g.dynasty, t.g.space = dynasty, space
    score(t)
    assert t.g.dynasty == dynasty + ends
    assert (t[0].vp > 0) is ends
    assert len(t[0].chronicles[0]) == (not ends)


@pytest.mark.rule("SOT-320", "SOT-050")
def test_the_next_generation_follows_either_way() -> None:
    for space, dynasty in ((7, 1), (8, 2)):
        t = ending()
        t.g.space, t.g.round = space, 4
        t.begin(generations.end_round())
        assert (t.g.dynasty, t.g.generation, t.g.round) == (dynasty, 2, 1)
        assert sorted(to_move(t.g)) == [0, 1, 2]


# Wonders.


@pytest.mark.rule("SOT-321", "SOT-367")
def test_wonders_in_controlled_regions_score() -> None:
    t = ending().own(0, "armenia", "italia", "gallia").building("italia", "wonder", "temple")
    t.building("gallia", "wonder").building("rhodes", "wonder").building("thracia", "wonder").people(
        0, "rhodes", 1
    )
    assert vp(score(t)) == [2, 1, 0]


@pytest.mark.rule("SOT-321", "SOT-367")
def test_with_vision_a_wonder_scores_two() -> None:
    t = ending().own(0, "armenia", "italia").building("italia", "wonder").building("armenia", "wonder")
    t.building("thracia", "wonder").advances(0, "vision")
    assert vp(score(t)) == [4, 1, 0]


@pytest.mark.rule("SOT-321", "SOT-322")
def test_wonders_of_all_come_before_the_chronicles() -> None:
    t = ending().building("armenia", "wonder").building("mesopotamia", "wonder")
    t.chronicle(0, a=1).heritage(0, civil=1)
    t.g.journal = []
    score(t)
    scored = [line[0] for line in t.g.journal if line[0].endswith("scored")]
    assert scored == ["wonders_scored", "wonders_scored", "chronicle_scored"]


# Scoring.


@pytest.mark.rule("SOT-X06", "SOT-323", "SOT-324", "SOT-327", "SOT-328")
def test_marion_scores_a_small_card() -> None:
    t = ending().own(0, "armenia", "asia_minor", "mesopotamia", colonies=("syria",)).own(2, "italia")
    t.chronicle(0, c=1).heritage(0, politics=1)
    score(t)
    assert vp(t) == [1, 0, 0]
    assert t[0].heritage == (0, 2, 0)
    assert len(t[0].hand) == 7
    assert not any(len(zone) for zone in t[0].chronicles)


@pytest.mark.rule("SOT-X07", "SOT-325", "SOT-326", "SOT-327", "SOT-328")
def test_angelika_scores_one_of_three() -> None:
    t = with_regions(ending(), 7).people(0, "italia", 20, 10).heritage(0, civil=4, politics=7)
    t.building("gallia", "aqueduct").building("italia", "aqueduct").building("sicilia", "irrigation")
    assert dynasties.fountains(t.g, 0) == 5
    t.chronicle(0, b=3, c=4, d=5)
    score(t)
    assert t.options(0) == [("score", "c"), ("score", "d")]
    t.choose(0, "score", "d")
    assert vp(t) == [15, 0, 0]
    assert t[0].heritage == (4, 8, 0)
    assert len(t[0].hand) == 7


@pytest.mark.rule("SOT-X08", "SOT-325")
def test_three_and_four_need_seven() -> None:
    for politics in (7, 6):
        t = with_regions(ending(), 6).people(0, "italia", 20, 3).heritage(0, politics=politics)
        score(t.chronicle(0, c=3, d=4))
        if politics == 7:
            assert vp(t) == [6 + 10, 0, 0]
        else:
            assert t.options(0) == [("score", "c"), ("score", "d")]
            assert vp(t.choose(0, "score", "c")) == [6, 0, 0]
        assert t.asked == ("", -1)
        assert t[0].heritage == (0, politics + 1, 0)


def rich(seats: int = 3) -> Table:
    """Player 0 has exactly what card 2 asks on every field."""
    t = ending(seats).own(0, "armenia", "italia", "gallia", colonies=("hispania", "sicilia"))
    t.people(0, "italia", 10, 5)
    t.building("armenia", "aqueduct", "temple").building("italia", "aqueduct", "temple", "irrigation")
    t.building("gallia", "temple").advances(0, "music")
    goods = ("hispania_gallia", "hispania_sicilia", "italia_graecia", "sicilia_libya", "gallia_britannia")
    t.caravan(0, *goods, "gallia_italia")
    return t.heritage(0, civil=2, politics=2, culture=2)


@pytest.mark.rule("SOT-323")
@pytest.mark.parametrize(("field", "value"), [("a", 8), ("b", 5), ("c", 5), ("d", 15), ("e", 5), ("f", 4)])
def test_what_the_fields_measure(field: str, value: int) -> None:
    t = rich()
    place = t.g.content.field_index[field]
    assert dynasties.measure(t.g, 0, t.g.content.fields[place].measure) == value


@pytest.mark.rule("SOT-323")
def test_levels_of_buildings_count_a_city_as_its_capacity() -> None:
    t = ending().building("armenia", "walls", "wonder").building("italia", "wonder")
    assert dynasties.building_levels(t.g, 0) == 7
    t.tile("armenia", "gold", 5).building("armenia", "walls", "wonder", "city")
    assert dynasties.building_levels(t.g, 0) == 12


@pytest.mark.rule("SOT-323")
def test_citizens_count_wherever_they_are() -> None:
    t = ending().people(0, "thracia", 8, 2).people(0, "rhodes", 1).people(1, "armenia", 9)
    t.heritage(0, politics=1).chronicle(0, d=1)
    assert vp(score(t)) == [0, 0, 0]
    t = ending().people(0, "thracia", 8, 2).people(0, "rhodes", 2).heritage(0, politics=1).chronicle(0, d=1)
    assert vp(score(t)) == [1, 0, 0]


@pytest.mark.rule("SOT-323", "SOT-324", "SOT-326")
@pytest.mark.parametrize("field", ["a", "b", "c", "d", "e", "f"])
def test_a_card_scores_with_exactly_what_it_asks(field: str) -> None:
    t = rich().chronicle(0, **{field: 2})
    category = t.g.content.fields[t.g.content.field_index[field]].category
    before = t[0].heritage
    score(t)
    assert vp(t) == [3, 0, 0]
    rise = [new - old for new, old in zip(t[0].heritage, before, strict=True)]
    assert rise == [int(c.id == category) for c in t.g.content.categories]


@pytest.mark.rule("SOT-323", "SOT-326")
@pytest.mark.parametrize("field", ["a", "b", "c", "d", "e", "f"])
def test_a_card_that_misses_its_requirement_scores_nothing_and_costs_nothing(field: str) -> None:
    t = rich().heritage(0, 9, 9, 9).chronicle(0, **{field: 3})
    assert vp(score(t)) == [0, 0, 0]
    assert t[0].heritage == (9, 9, 9)
    assert len(t[0].hand) == 7


@pytest.mark.rule("SOT-324", "SOT-326")
@pytest.mark.parametrize("field", ["a", "b", "c", "d", "e", "f"])
def test_a_card_above_the_heritage_of_its_category_scores_nothing(field: str) -> None:
    t = rich().chronicle(0, **{field: 2})
    category = t.g.content.category_index[t.g.content.fields[t.g.content.field_index[field]].category]
    t[0].heritage = tuple([1 if number == category else 9 for number in range(3)])
    assert vp(score(t)) == [0, 0, 0]


@pytest.mark.rule("SOT-375", "SOT-324", "SOT-325")
def test_philosophy_adds_one_for_the_comparison_only() -> None:
    t = rich().heritage(0, politics=1).advances(0, "philosophy").chronicle(0, c=2)
    assert vp(score(t)) == [3, 0, 0]
    assert t[0].heritage == (0, 2, 0)
    t = rich().heritage(0, politics=2).advances(0, "philosophy").chronicle(0, c=1, d=2)
    assert vp(score(t)) == [4, 0, 0]
    t = rich().heritage(0, politics=1).advances(1, "philosophy").chronicle(0, c=2)
    assert vp(score(t)) == [0, 0, 0]


@pytest.mark.rule("SOT-325")
def test_a_card_that_misses_its_requirement_does_not_weigh_on_the_other() -> None:
    t = rich().chronicle(0, c=2, d=7)
    assert vp(score(t)) == [3, 0, 0]


@pytest.mark.rule("SOT-325")
def test_a_card_above_the_heritage_does_not_weigh_on_the_other() -> None:
    t = rich().people(0, "italia", 20, 10).chronicle(0, c=2, d=3)
    assert vp(score(t)) == [3, 0, 0]
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-325")
def test_heritage_is_not_used_up_by_other_categories() -> None:
    t = rich().chronicle(0, a=1, c=2)
    assert vp(score(t)) == [1 + 3, 0, 0]
    assert t[0].heritage == (3, 3, 2)


@pytest.mark.rule("SOT-325", "SOT-327")
def test_two_cards_of_a_category_raise_heritage_by_one() -> None:
    t = rich().heritage(0, politics=3).chronicle(0, c=1, d=2)
    assert vp(score(t)) == [4, 0, 0]
    assert t[0].heritage == (0, 4, 0)


@pytest.mark.rule("SOT-327")
def test_the_rise_does_not_help_cards_of_the_same_scoring() -> None:
    t = rich().heritage(0, politics=2).chronicle(0, c=1, d=2)
    score(t)
    assert t.options(0) == [("score", "c"), ("score", "d")]
    t.choose(0, "score", "c")
    assert t.asked == ("", -1)
    assert (vp(t), t[0].heritage) == ([1, 0, 0], (0, 3, 0))


@pytest.mark.rule("SOT-322")
def test_players_score_clockwise_from_the_start_player() -> None:
    t = ending().own(0, "italia", "gallia", "hispania", "sicilia", "graecia")
    t.own(1, "rhodes", "asia_minor", "cyprus", "thracia", "libya")
    t.own(2, "syria", "aegyptus", "mesopotamia", "armenia", "aethiopia")
    for seat in range(3):
        t.people(seat, "mauretania", 14).heritage(seat, politics=2).chronicle(seat, c=2, d=1)
    t.g.start = 2
    score(t)
    order = []
    while (seat := mover(t.g)) >= 0:
        order.append(seat)
        t.choose(seat, "score", "c")
    assert order == [2, 0, 1]
    assert vp(t) == [3, 3, 3]


@pytest.mark.rule("SOT-322")
def test_all_cards_are_turned_up_before_anybody_scores() -> None:
    t = rich().chronicle(0, c=1, d=2).chronicle(1, a=5)
    score(t)
    assert t.asked == ("choose_chronicle", 0)
    assert t[1].chronicles[0].known == (EVERYONE,)
    assert set(t[1].hand.known) == {EVERYONE}


@pytest.mark.rule("SOT-322", "SOT-325", "SOT-326")
def test_cards_that_score_nothing_are_told_too() -> None:
    t = with_regions(ending(), 7).people(0, "italia", 20, 10).heritage(0, civil=4, politics=7)
    t.building("gallia", "aqueduct").chronicle(0, b=3, c=4, d=5)
    t.g.journal = []
    score(t).choose(0, "score", "d")
    told = [line for line in t.g.journal if line[0].startswith("chronicle")]
    needed = t.g.content.chronicle_cards["chronicle_3"].fields["b"].at_least
    assert told == [
        ("chronicle_failed", 0, "chronicle_3", "b", 2, needed, 4, 3),
        ("chronicle_left_out", 0, "chronicle_4", "c", 7),
        ("chronicle_scored", 0, "chronicle_5", "d", 15),
    ]


@pytest.mark.rule("SOT-322")
def test_what_is_turned_up_cannot_be_taken_back() -> None:
    t = ending().chronicle(1, a=5)
    t.g.barrier = False
    score(t)
    assert t.g.barrier


@pytest.mark.rule("SOT-328", "SOT-329")
def test_cards_return_and_can_be_laid_again() -> None:
    t = ending().chronicle(0, a=1, b=2).chronicle(1, f=7)
    score(t)
    for seat in range(3):
        assert t[seat].hand.cards == tuple(sorted(t.g.content.chronicle_cards))
        assert not any(len(zone) for zone in t[seat].chronicles)
    t.act(0, "chronicle")
    assert ("lay", "chronicle_1") in t.options(0)
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t[0].chronicles[0].cards == ("chronicle_1",)


@pytest.mark.rule("SOT-329")
def test_cards_in_hand_score_nothing_and_laid_ones_stay_through_the_generations() -> None:
    t = rich().heritage(0, 9, 9, 9)
    assert vp(score(t)) == [0, 0, 0]
    t = over(ending().building("armenia", "walls", "quarry").heritage(0, civil=1).chronicle(0, a=1))
    assert t.g.generation == 2
    assert t[0].chronicles[0].cards == ("chronicle_1",)
    assert vp(t) == [0, 0, 0]
    t.g.space = 9
    assert vp(score(t)) == [1, 0, 0]


@pytest.mark.rule("SOT-352")
def test_points_from_chronicles_are_remembered_of_the_last_dynasty() -> None:
    t = rich().building("gallia", "temple", "wonder").chronicle(0, c=2)
    score(t)
    assert (t[0].vp, t[0].last_chronicles) == (4, 3)
    t.g.space = 17
    score(t)
    assert (t[0].vp, t[0].last_chronicles) == (5, 0)


# A new generation.


def over(t: Table, start: int = 0) -> Table:
    """Prepare the next generation in the middle of a dynasty; without citizens there is no income."""
    t.g.start, t.g.space, t.g.round = start, 3, 4
    return t.begin(generations.end_round())


@pytest.mark.rule("SOT-340")
@pytest.mark.parametrize(("seats", "start", "following"), [(3, 0, 1), (3, 2, 0), (4, 3, 0), (5, 3, 4)])
def test_the_start_player_passes_to_the_left(seats: int, start: int, following: int) -> None:
    t = over(ending(seats), start)
    assert t.g.start == following
    assert (t.g.space, t.g.round, t.g.generation, t.g.dynasty) == (4, 1, 2, 1)
    assert mover(t.g) == following


@pytest.mark.rule("SOT-341")
def test_resources_go_and_cards_come_back() -> None:
    t = ending().stock(0, 5, 6).stock(1, 1, 0).played(0, "levy", "raid").focus(0, "civil", 2)
    t[0].bonuses = 3
    over(t)
    assert [(e.grain, e.gold) for e in t.g.empires] == [(0, 0)] * 3
    assert (t[0].played, t[0].focus, t[0].focus_markers, t[0].bonuses) == ((), "", 0, 0)
    cards = {action[1] for action in t.options(0)}
    assert {"levy", "raid", "focus_civil"} <= cards
    assert t.verbs(0) == {"choose"}


@pytest.mark.rule("SOT-341", "SOT-060")
def test_resources_are_lost_before_the_new_income() -> None:
    t = ending().people(0, "armenia", 2).tile("armenia", "gold", 4).stock(0, 5, 6)
    over(t)
    assert (t[0].grain, t[0].gold) == (0, 2)


@pytest.mark.rule("SOT-371")
def test_storage_keeps_three_units_of_choice() -> None:
    t = over(ending().advances(0, "storage").stock(0, 5, 2).stock(1, 4, 4))
    assert t.asked == ("keep_grain", 0)
    assert t.options(0) == [("keep_grain", number) for number in (3, 2, 1, 0)]
    t.choose(0, "keep_grain", 1)
    assert t.options(0) == [("keep_gold", number) for number in (2, 1, 0)]
    t.choose(0, "keep_gold", 2)
    assert (t[0].grain, t[0].gold) == (1, 2)
    assert (t[1].grain, t[1].gold) == (0, 0)
    assert t.g.generation == 2


@pytest.mark.rule("SOT-371")
@pytest.mark.parametrize(("kept", "gold"), [(3, []), (2, [1, 0]), (0, [3, 2, 1, 0])])
def test_gold_fills_the_room_that_grain_leaves(kept: int, gold: list[int]) -> None:
    t = over(ending().advances(0, "storage").stock(0, 5, 9)).choose(0, "keep_grain", kept)
    assert [action[1] for action in t.options(0) if action[0] == "keep_gold"] == gold
    if not gold:
        assert (t[0].grain, t[0].gold) == (3, 0)
        assert t.g.generation == 2


@pytest.mark.rule("SOT-371")
def test_storage_never_keeps_more_than_there_is() -> None:
    t = over(ending().advances(0, "storage").stock(0, 0, 2))
    assert t.options(0) == [("keep_gold", 2), ("keep_gold", 1), ("keep_gold", 0)]
    t = over(ending().advances(0, "storage"))
    assert t.g.generation == 2
    assert (t[0].grain, t[0].gold) == (0, 0)


@pytest.mark.rule("SOT-371", "SOT-051")
def test_nothing_is_kept_when_the_game_is_over() -> None:
    t = ending().advances(0, "storage").stock(0, 5, 5)
    t.g.dynasty, t.g.space, t.g.round = 3, 24, 4
    t.begin(generations.end_round())
    assert t.asked == ("", -1)
    assert t.g.generation == 1


@pytest.mark.rule("SOT-340", "SOT-341", "SOT-371")
def test_whole_generations_follow_each_other() -> None:
    t = over(ending())
    starts = [t.g.start]
    while t.g.dynasty < 3:
        generation = t.g.generation
        while t.g.generation == generation and mover(t.g) >= 0:
            play(t.g, mover(t.g), options(t.g, mover(t.g))[-1])
        starts.append(t.g.start)
    assert starts == [(1 + number) % 3 for number in range(len(starts))]


# Effects that belong to income.


@pytest.mark.rule("SOT-370")
@pytest.mark.parametrize(("advance", "resource"), [("agriculture", "grain"), ("trade", "gold")])
def test_agriculture_and_trade_add_a_unit_beyond_the_capacity(advance: str, resource: str) -> None:
    other = "gold" if resource == "grain" else "grain"
    t = ending().own(0, "armenia", "italia", "gallia", "sicilia").advances(0, advance)
    t.tile("armenia", resource, 3).tile("italia", resource, 5).tile("gallia", other, 4)
    t.tile("sicilia", resource, 4).people(0, "sicilia", 0, 2)
    t.people(0, "armenia", 4).people(0, "italia", 1).people(0, "gallia", 2).people(0, "rhodes", 3)
    t.begin(generations.new_generation())
    stock = {"grain": t[0].grain, "gold": t[0].gold}
    assert stock == {resource: (3 + 1) + (1 + 1), other: 2}


@pytest.mark.rule("SOT-370")
def test_agriculture_adds_nothing_to_oppression_and_nothing_to_others() -> None:
    t = ending().tile("armenia", "grain", 3).people(0, "armenia", 2).advances(0, "agriculture")
    t.tile("thracia", "grain", 4).people(1, "thracia", 2)
    t.turn(0, "levy", "raid").choose(0, "oppress", "armenia")
    assert t[0].grain == 2
    t.stock(0).begin(generations.new_generation())
    assert (t[0].grain, t[1].grain) == (3, 2)
