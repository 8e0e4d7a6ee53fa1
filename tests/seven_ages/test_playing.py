"""Artifacts as cards, and religion and government."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.rules import (
    artifacts,
    civilise,
    faiths,
    forces,
    glory,
    playing,
    progress,
    quelling,
    standings,
)
from saecula.games.seven_ages.vocabulary import BESIDE
from saecula.games.seven_ages.words import Ending
from tests.seven_ages.table import Table, table


def world(level: int = 8) -> Table:
    """Return Romans of seat 0 and Egyptians of seat 1 in range of each other; nobody holds cards."""
    t = table(2).found(
        0, "romans", {"latium": "2 spearmen", "lombardy": "1 spearmen"}, level, capital="latium"
    )
    t.found(1, "egyptians", {"magna_graecia": "1 spearmen", "egypt": "1 spearmen"}, level, capital="egypt")
    return t.hand(0).hand(1)


def number(t: Table, artifact: str) -> int:
    return t.g.content.artifact_index[artifact]


def hold(t: Table, *names: str) -> Table:
    """Let seat 0 hold cards with these artifacts, and civilise with the Romans."""
    cards = [
        next(card.id for card in t.g.content.cards if card.artifact == name and _is_free(t, card.id))
        for name in names
    ]
    t.hand(0, *cards)
    return t.begin(civilise.begin_civilise(0, t.slot("romans")))


def _is_free(t: Table, card: str) -> bool:
    return t.g.content.card_index[card] not in {empire.card for empire in t.g.empires}


def play(t: Table, artifact: str, on: str, area: str = "") -> Table:
    """Play a card of seat 0 on an empire, and in an area."""
    hold(t, artifact)
    (card,) = t.named(0, "play_artifact")
    t.choose(0, "play_artifact", card).choose(0, "artifact_on", t.slot(on))
    return t.choose(0, "artifact_in", area) if area else t


def receive(t: Table, id_: str, artifact: str, area: str = "") -> Table:
    """Let an empire receive an artifact as if it had been played on it."""
    place = t.area(area) if area else -1
    return t.begin(playing.put_at_founding(t.slot(id_), number(t, artifact), place))


# Played as cards.


@pytest.mark.rule("7AG-251", "7AG-255", "7AG-257")
def test_artifacts_are_played_on_own_and_foreign_empires_and_discarded() -> None:
    t = play(world(), "pyramids", "egyptians", "magna_graecia")
    assert t.artifacts("egyptians") == {"pyramids"}
    assert t.g.placed.at(t.area("magna_graecia")) == number(t, "pyramids") + 1
    assert t.g.content.cards[t.g.content.card_index[t.g.discard[-1]]].artifact == "pyramids"
    assert not len(t.g.players[0].hand)
    assert t.asked == ("civilise", 0)


@pytest.mark.rule("7AG-251")
def test_any_number_of_cards_can_be_played_also_beside_the_cards() -> None:
    t = hold(world(), "coinage", "pyramids")
    t.begin(civilise.begin_civilise(0, BESIDE))
    for _ in range(2):
        t.choose(0, "play_artifact", t.named(0, "play_artifact")[0])
        t.choose(0, "artifact_on", t.slot("romans"))
        if t.asked[0] == "artifact_in":
            t.choose(0, "artifact_in", "lombardy")
    assert t.artifacts("romans") == {"coinage", "pyramids"}


@pytest.mark.rule("7AG-255")
def test_the_age_of_the_empire_must_be_on_the_card() -> None:
    t = world(15)
    assert playing.targets(t.g, 0, 0, number(t, "pyramids")) == []
    t["egyptians"].progress = 14
    assert playing.targets(t.g, 0, 0, number(t, "pyramids")) == [t.slot("egyptians")]


@pytest.mark.rule("7AG-255")
def test_industry_comes_early_with_enlightenment_or_two_great_cities() -> None:
    t = world(29)
    assert not playing.can_have(t.g, t.slot("romans"), number(t, "industrial_revolution"))
    t.city("latium", 3)
    assert not playing.can_have(t.g, t.slot("romans"), number(t, "industrial_revolution"))
    t.city("lombardy", 5)
    assert playing.can_have(t.g, t.slot("romans"), number(t, "industrial_revolution"))
    t["romans"].progress = 28
    assert not playing.can_have(t.g, t.slot("romans"), number(t, "industrial_revolution"))
    t["egyptians"].artifacts = 1 << number(t, "enlightenment")
    assert playing.can_have(t.g, t.slot("egyptians"), number(t, "industrial_revolution"))


@pytest.mark.rule("7AG-255")
def test_a_world_war_comes_early_among_four_modern_empires() -> None:
    t = world(29)
    war = number(t, "world_war")
    assert not playing.can_have(t.g, t.slot("romans"), war)
    t.found(0, "persians", {"persis": "1 spearmen"}, 30).found(1, "picts", {"scotland": "1 spearmen"}, 28)
    assert not playing.can_have(t.g, t.slot("romans"), war)
    t.artifact("picts", "industrial_revolution", "scotland")
    assert playing.can_have(t.g, t.slot("romans"), war)
    assert not playing.can_have(t.g, t.slot("picts"), war)


@pytest.mark.rule("7AG-255")
def test_prerequisites_are_an_artifact_or_any_religion() -> None:
    t = world(43)
    slot = t.slot("romans")
    assert not playing.can_have(t.g, slot, number(t, "democracy"))
    t.artifact("romans", "republic")
    assert playing.can_have(t.g, slot, number(t, "democracy"))
    t = world(8)
    assert not playing.can_have(t.g, slot, number(t, "theocracy"))
    t.artifact("romans", "judaism")
    assert playing.can_have(t.g, slot, number(t, "theocracy"))


@pytest.mark.rule("7AG-256")
def test_no_artifact_is_there_twice() -> None:
    t = world()
    for place in ("pyramids", "coinage"):
        assert playing.targets(t.g, 0, 0, number(t, place))
    t.artifact("egyptians", "pyramids", "egypt").artifact("egyptians", "coinage")
    for place in ("pyramids", "coinage"):
        assert not playing.targets(t.g, 0, 0, number(t, place))
    t = world(22)
    assert playing.targets(t.g, 0, 0, number(t, "renaissance"))
    t.g.blue = t.g.blue.put(number(t, "renaissance"), 30)
    assert not playing.targets(t.g, 0, 0, number(t, "renaissance"))


@pytest.mark.rule("7AG-257", "7AG-258")
def test_an_area_holds_one_artifact_and_an_empire_needs_a_free_one() -> None:
    t = hold(world().artifact("romans", "oracle", "latium"), "pyramids")
    t.choose(0, "play_artifact", t.named(0, "play_artifact")[0]).choose(0, "artifact_on", t.slot("romans"))
    assert t.named(0, "artifact_in") == ["lombardy"]
    t = world().artifact("romans", "oracle", "latium").artifact("romans", "colossus", "lombardy")
    assert playing.targets(t.g, 0, 0, number(t, "pyramids")) == [t.slot("egyptians")]


@pytest.mark.rule("7AG-259", "7AG-330", "7AG-346")
def test_green_gives_glory_and_red_costs_it() -> None:
    t = play(world(), "coinage", "romans")
    assert t.g.players[0].glory == 1
    t.g.players[1].glory = 2
    play(t, "dark_age", "egyptians")
    assert t.g.players[1].glory == 1
    t.g.players[1].glory = 0
    play(t, "slavery", "egyptians")
    assert t.g.players[1].glory == 0


@pytest.mark.rule("7AG-379")
def test_take_that_reaches_only_empires_in_range() -> None:
    t = table(2, take_that=True).found(0, "romans", {"latium": "1 spearmen"}, 8, capital="latium")
    t.found(1, "picts", {"scotland": "1 spearmen"}, 8).hand(0).hand(1)
    assert playing.targets(t.g, 0, t.slot("romans"), number(t, "coinage")) == [t.slot("romans")]


# Ends.


@pytest.mark.rule("7AG-260", "7AG-410")
def test_artifacts_are_lost_when_their_last_age_has_passed() -> None:
    t = world(14).artifact("romans", "pyramids", "lombardy").artifact("romans", "coinage")
    t.artifact("romans", "stonehenge", "latium")
    t.begin(progress.advance(t.slot("romans")))
    assert t.artifacts("romans") == {"coinage"}
    assert not t.g.placed.mask


@pytest.mark.rule("7AG-260", "7AG-417")
def test_an_artifact_goes_with_its_area() -> None:
    t = world().artifact("romans", "oracle", "lombardy").artifact("romans", "coinage")
    t["romans"].forces = t["romans"].forces.put(t.area("lombardy"), 0)
    assert t.artifacts("romans") == {"coinage"}


@pytest.mark.rule("7AG-260")
@pytest.mark.parametrize(
    ("artifact", "ending"),
    [
        ("dark_age", "win_trade"),
        ("depression", "win_trade"),
        ("famine", "production"),
        ("corruption", "government_change"),
    ],
)
def test_conditions_end(artifact: str, ending: Ending) -> None:
    t = world().artifact("romans", artifact).artifact("romans", "slavery")
    others: list[Ending] = ["win_trade", "production", "government_change"]
    others.remove(ending)
    for other in others:
        artifacts.end(t.g, t.slot("romans"), other)
        assert artifact in t.artifacts("romans")
    artifacts.end(t.g, t.slot("romans"), ending)
    assert t.artifacts("romans") == {"slavery"}


@pytest.mark.rule("7AG-260")
def test_a_new_government_ends_corruption() -> None:
    t = receive(world(15).artifact("romans", "corruption"), "romans", "republic")
    assert t.artifacts("romans") == {"republic"}


@pytest.mark.rule("7AG-230", "7AG-260", "7AG-283", "7AG-433")
@pytest.mark.parametrize("by_force", [False, True])
def test_civil_war_lasts_until_its_disorder_is_removed(by_force: bool) -> None:
    t = table(2).found(0, "romans", {"latium": "8 spearmen", "lombardy": "8 spearmen"}, 9, money=30)
    t.artifact("romans", "civil_war", "latium")
    t.g.disorder = t.mask("latium", "lombardy")
    romans, verb = t.slot("romans"), "quell" if by_force else "appease"
    t.begin(quelling.quell(0, romans) if by_force else civilise.begin_civilise(0, romans))
    t.choose(0, verb, "lombardy")
    assert t.artifacts("romans") == {"civil_war"}
    t.choose(0, verb, "latium")
    assert t.artifacts("romans") == set()
    assert not t.g.disorder


# Blue markers.


@pytest.mark.rule("7AG-261", "7AG-262", "7AG-X14")
def test_a_blue_marker_lies_ahead_of_the_empire() -> None:
    t = (
        table(2)
        .found(0, "sudanese", {"latium": "1 spearmen"}, 31)
        .artifact("sudanese", "enlightenment", "egypt")
    )
    t.found(1, "romans", {"lombardy": "1 spearmen"}, 33).found(1, "picts", {"scotland": "1 spearmen"}, 32)
    receive(t, "sudanese", "industrial_revolution", "latium")
    revolution = number(t, "industrial_revolution")
    assert t.g.blue.at(revolution) == 33
    having = [artifacts.has(t.g, t[id_], revolution) for id_ in ("sudanese", "romans", "picts")]
    assert having == [True, True, False]
    t["romans"].progress = 36
    assert playing.can_have(t.g, t.slot("romans"), number(t, "radio"))
    t["romans"].progress = 32
    assert not artifacts.has(t.g, t["romans"], revolution)


@pytest.mark.rule("7AG-261")
def test_a_blue_marker_never_lies_beyond_the_last_level() -> None:
    t = receive(world(49), "romans", "computer", "latium")
    assert t.g.blue.at(number(t, "computer")) == 49


@pytest.mark.rule("7AG-261", "7AG-301")
def test_a_blue_marker_stays_when_the_artifact_goes() -> None:
    t = receive(world(22), "romans", "renaissance", "latium")
    artifacts.lose(t.g, t.slot("romans"), number(t, "renaissance"))
    assert t.g.blue.at(number(t, "renaissance")) == 22 + 3


@pytest.mark.rule("7AG-262", "7AG-326")
def test_blue_markers_do_not_count_as_green_artifacts() -> None:
    t = receive(world(22), "romans", "renaissance", "latium")
    t["egyptians"].progress = 28
    t.artifact("egyptians", "dark_age")
    most = Symbol(most="artifacts", n=2)
    assert standings.amount(t.g, t["romans"], most) == 1
    assert artifacts.has(t.g, t["egyptians"], number(t, "renaissance"))
    assert standings.amount(t.g, t["egyptians"], most) == 0


# Religion and government.


def civilising(t: Table) -> Table:
    return t.begin(civilise.begin_civilise(0, t.slot("romans")))


@pytest.mark.rule("7AG-329", "7AG-345")
def test_the_tibetans_gain_glory_for_a_religion_adopted_but_not_for_a_government() -> None:
    for creed, gained in (("hinduism", 2), ("republic", 1)):
        t = table(2).found(0, "tibetans", {"latium": "2 spearmen"}, 8, capital="latium").hand(0)
        t.found(1, "egyptians", {"magna_graecia": "1 spearmen"}, 8).artifact("egyptians", creed)
        t.begin(civilise.begin_civilise(0, t.slot("tibetans"))).choose(0, "adopt", creed)
        assert t.g.players[0].glory == gained


@pytest.mark.rule("7AG-137", "7AG-272", "7AG-274")
def test_an_empire_adopts_from_another_in_range() -> None:
    t = world().artifact("egyptians", "judaism").artifact("egyptians", "republic")
    t.found(1, "picts", {"scotland": "1 spearmen"}, 8).artifact("picts", "hinduism")
    civilising(t)
    assert t.named(0, "adopt") == ["judaism", "republic"]
    t.choose(0, "adopt", "judaism")
    assert t.artifacts("romans") == {"judaism"}
    assert t.artifacts("egyptians") == {"judaism", "republic"}
    assert t.g.players[0].glory == 1
    assert not t.named(0, "adopt")
    assert "dismiss" not in t.verbs(0)


@pytest.mark.rule("7AG-272", "7AG-436")
def test_a_prophet_adopts_both_in_one_action() -> None:
    t = world().artifact("egyptians", "judaism").artifact("egyptians", "republic")
    t.leader("romans", "prophet", "latium")
    civilising(t).choose(0, "adopt", "republic")
    assert t.named(0, "adopt") == ["judaism"]
    t.choose(0, "adopt", "judaism")
    assert t.artifacts("romans") == {"judaism", "republic"}


@pytest.mark.rule("7AG-272", "7AG-436")
def test_a_prophet_adopts_no_second_religion_in_one_action() -> None:
    t = world().artifact("egyptians", "judaism").artifact("egyptians", "republic")
    t.found(1, "picts", {"sicily": "1 spearmen"}, 8).artifact("picts", "hinduism")
    t.leader("romans", "prophet", "latium")
    civilising(t)
    assert set(t.named(0, "adopt")) == {"hinduism", "judaism", "republic"}
    t.choose(0, "adopt", "judaism").choose(0, "adopt", "republic")
    assert not t.named(0, "adopt")


@pytest.mark.rule("7AG-272")
def test_what_has_outlived_its_age_is_not_adopted() -> None:
    t = world(28).artifact("egyptians", "zoroastrianism")
    assert civilising(t).named(0, "adopt") == ["zoroastrianism"]
    t["romans"].progress = 29
    assert civilising(t).named(0, "adopt") == []


@pytest.mark.rule("7AG-126", "7AG-137", "7AG-272")
def test_permission_is_asked_on_the_way_to_a_religion() -> None:
    t = table(3).found(0, "romans", {"latium": "1 spearmen"}, 8, capital="latium").hand(0)
    t.found(1, "egyptians", {"lombardy": "1 spearmen"}, 8).found(2, "picts", {"austria": "1 spearmen"}, 8)
    t.artifact("picts", "hinduism")
    civilising(t)
    assert (t.named(0, "adopt"), t.named(0, "ask_passage")) == ([], [t.slot("egyptians")])
    t.choose(0, "ask_passage", t.slot("egyptians")).choose(1, "grant")
    assert t.named(0, "adopt") == ["hinduism"]


@pytest.mark.rule("7AG-273", "7AG-420")
def test_disorder_forbids_a_change_but_not_the_first() -> None:
    t = world().artifact("egyptians", "hinduism")
    t.g.disorder = t.mask("lombardy")
    assert civilising(t).named(0, "adopt") == ["hinduism"]
    t.artifact("romans", "judaism")
    assert civilising(t).named(0, "adopt") == []
    assert not playing.can_have(t.g, t.slot("romans"), number(t, "zoroastrianism"))
    t.g.disorder = 0
    assert civilising(t).named(0, "adopt") == ["hinduism"]


@pytest.mark.rule("7AG-274", "7AG-275")
def test_a_change_brings_disorder_where_cities_and_leaders_are() -> None:
    t = world().artifact("egyptians", "hinduism").artifact("romans", "judaism")
    t["romans"].forces = t["romans"].forces.put(t.area("austria"), 1)
    t["romans"].units = t["romans"].units.put(t.area("austria"), 1)
    t.leader("romans", "artist", "lombardy")
    civilising(t).choose(0, "adopt", "hinduism")
    assert t.artifacts("romans") == {"hinduism"}
    assert t.g.disorder == t.mask("latium", "lombardy")


@pytest.mark.rule("7AG-275", "7AG-436")
def test_a_prophet_changes_the_religion_without_disorder() -> None:
    t = world().artifact("egyptians", "hinduism").artifact("romans", "judaism")
    t.leader("romans", "prophet", "latium")
    civilising(t).choose(0, "adopt", "hinduism")
    assert not t.g.disorder


@pytest.mark.rule("7AG-276")
def test_a_conqueror_takes_over_confucianism_or_not() -> None:
    t = world().artifact("egyptians", "confucianism").artifact("egyptians", "republic")
    romans, egyptians = t.slot("romans"), t.slot("egyptians")
    (question,) = faiths.by_conquest(t.g, romans, egyptians)
    t.begin(question).choose(0, "pass")
    assert t.artifacts("romans") == set()
    t.begin(question).choose(0, "adopt", "confucianism")
    assert t.artifacts("romans") == {"confucianism"}
    assert faiths.by_conquest(t.g, romans, egyptians) == []


@pytest.mark.rule("7AG-182", "7AG-273", "7AG-275", "7AG-276")
def test_land_still_to_be_fought_for_has_no_part_in_a_new_religion() -> None:
    t = world().artifact("egyptians", "confucianism").artifact("romans", "hinduism")
    t.found(1, "picts", {"alps": "1 spearmen", "burgundy": "1 spearmen"}, 8).city("burgundy", 1)
    forces.add(t.g, t["romans"], t.area("alps"), 0)
    forces.add(t.g, t["romans"], t.area("burgundy"), 0)
    t.g.disorder, t.g.marching = t.mask("alps"), t.slot("romans")
    (question,) = faiths.by_conquest(t.g, t.slot("romans"), t.slot("egyptians"))
    t.begin(question).choose(0, "adopt", "confucianism")
    assert t.artifacts("romans") == {"confucianism"}
    assert t.g.disorder & t.mask("alps", "burgundy") == t.mask("alps")


# What cards start with.


@pytest.mark.rule("7AG-084")
def test_a_new_empire_starts_with_a_religion_that_is_free_or_near() -> None:
    def starting(level: int, held_by: str = "") -> set[str]:
        t = table(2).found(0, "crusaders", {"latium": "1 spearmen"}, level, capital="latium")
        t.found(1, "egyptians", {"lombardy": "1 spearmen"}, 15)
        t.found(1, "picts", {"scotland": "1 spearmen"}, 15)
        if held_by:
            t.artifact(held_by, "christianity")
        deed = next(deed for deed in t.g.content.cards[t["crusaders"].card].founding if deed.op == "receive")
        frame = playing.start_with(t.g, t.slot("crusaders"), deed)
        if frame:
            t.begin(frame)
        return t.artifacts("crusaders")

    assert starting(15) == {"christianity"}
    assert starting(14) == set()
    assert starting(15, "egyptians") == {"christianity"}
    assert starting(15, "picts") == set()


@pytest.mark.rule("7AG-084", "7AG-257")
def test_the_italians_choose_where_the_renaissance_begins() -> None:
    t = table(2).found(
        0, "italians", {"latium": "1 spearmen", "lombardy": "1 spearmen"}, 22, capital="latium"
    )
    (deed,) = t.g.content.cards[t["italians"].card].founding
    frame = playing.start_with(t.g, t.slot("italians"), deed)
    assert frame
    t.begin(frame).choose(0, "artifact_in", "lombardy")
    assert t.artifacts("italians") == {"renaissance"}
    assert t.g.blue.at(number(t, "renaissance")) == 25
    assert t.g.players[0].glory == 1


@pytest.mark.rule("7AG-438")
@pytest.mark.parametrize(("fought", "expected"), [(False, 3), (True, 2)])
def test_leaders_and_artifacts_score_with_the_symbols(fought: bool, expected: int) -> None:
    def scored(t: Table) -> int:
        t["romans"].fought = fought
        t.begin(glory.score_symbols())
        return t.g.players[0].scored

    with_them = world().leader("romans", "artist", "latium").leader("romans", "artist", "lombardy")
    with_them.artifact("romans", "olympic_games", "lombardy").artifact("romans", "opera_house", "latium")
    assert scored(with_them) - scored(world()) == expected
