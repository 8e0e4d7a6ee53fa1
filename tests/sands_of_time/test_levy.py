"""Action: Levy (SOT-110 to SOT-114)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.rules import generations
from tests.sands_of_time.table import Table, table

LANDS = ("gallia", "hispania", "italia")


def angelika(content: Content | None = None) -> Table:
    """Angelika has Gallia, Hispania and Italia; nobody lives anywhere."""
    t = table(2, content).nobody().own(0, *LANDS).own(1, "syria", "cyprus", "aegyptus")
    t.advances(0, "law").advances(1, "law")
    return t


def levying(t: Table) -> Table:
    """A turn with Levy in which the bonus action was used."""
    t.turn(0, "levy", "chronicle").choose(0, "support", "culture")
    return t.choose(0, "carry_out", "levy")


def regions(t: Table, verb: str) -> set[str]:
    return {action[-1] for action in t.options(0) if action[0] == verb}


@pytest.mark.rule("SOT-110", "SOT-X09")
def test_a_soldier_for_a_gold_and_no_second_one() -> None:
    t = levying(angelika().stock(0, gold=5))
    assert t.options(0) == [("levy", region) for region in ("hispania", "gallia", "italia")]
    t.choose(0, "levy", "gallia")
    assert [t.at(0, region) for region in LANDS] == [(0, 1), (0, 0), (0, 0)]
    assert (t[0].gold, t[0].grain) == (4, 0)
    assert t[0].played == ("levy",)
    assert t.asked == ("next_card", 0)


@pytest.mark.rule("SOT-110")
def test_only_controlled_regions() -> None:
    t = angelika().people(0, "graecia", soldiers=1).people(0, "syria", soldiers=1).stock(0, gold=5)
    assert regions(levying(t), "levy") == set(LANDS)


@pytest.mark.rule("SOT-111")
def test_swaps_need_politics_unlocked() -> None:
    t = angelika().people(0, "gallia", peasants=1, soldiers=1).stock(0, gold=5)
    assert levying(t).verbs(0) == {"levy"}
    levying(t.focus(0, "culture"))
    assert t.verbs(0) == {"levy"}
    levying(t.focus(0, "politics"))
    assert t.verbs(0) == {"levy", "arm", "disarm"}


@pytest.mark.rule("SOT-111")
def test_swaps_in_every_region_in_either_direction() -> None:
    t = angelika().focus(0, "politics").stock(0, gold=5)
    t.people(0, "gallia", peasants=2).people(0, "hispania", peasants=1, soldiers=2).people(
        0, "italia", soldiers=1
    )
    levying(t)
    assert regions(t, "arm") == {"gallia", "hispania"}
    assert regions(t, "disarm") == {"hispania", "italia"}
    t.choose(0, "arm", "gallia").choose(0, "disarm", "hispania").choose(0, "disarm", "italia")
    assert [t.at(0, region) for region in LANDS] == [(1, 1), (2, 1), (1, 0)]
    assert t[0].gold == 2
    assert t.asked == ("next_card", 0)


@pytest.mark.rule("SOT-111")
def test_swaps_are_possible_instead_of_the_soldier_or_after_it() -> None:
    t = angelika().focus(0, "politics").stock(0, gold=5).people(0, "gallia", peasants=1)
    levying(t).choose(0, "arm", "gallia")
    assert ("levy", "italia") in t.options(0)
    t.choose(0, "levy", "italia")
    assert [t.at(0, region) for region in LANDS] == [(0, 1), (0, 0), (0, 1)]
    assert t.asked == ("next_card", 0)
    t.people(0, "hispania", soldiers=1)
    levying(t).choose(0, "levy", "italia")
    assert regions(t, "levy") == set()
    assert regions(t, "disarm") == {"gallia", "hispania"}
    t.choose(0, "done")
    assert t.asked == ("next_card", 0)


@pytest.mark.rule("SOT-111")
def test_no_swap_abroad() -> None:
    t = angelika().focus(0, "politics").stock(0, gold=5).people(0, "graecia", peasants=1, soldiers=1)
    assert levying(t).verbs(0) == {"levy"}


@pytest.mark.rule("SOT-111", "SOT-363", "SOT-376", "SOT-X10")
def test_levy_with_politics_unlocked_and_irrigation() -> None:
    t = (
        angelika()
        .focus(0, "politics")
        .advances(0, "tyranny")
        .building("italia", "irrigation")
        .stock(0, gold=4)
    )
    t.people(0, "hispania", peasants=1).people(0, "italia", peasants=1)
    levying(t).choose(0, "levy", "gallia").choose(0, "arm", "hispania").choose(
        0, "recruit", "peasant", "italia"
    )
    assert [t.at(0, region) for region in LANDS] == [(0, 1), (0, 1), (2, 0)]
    assert t[0].gold == 1
    assert t.asked == ("next_card", 0)


@pytest.mark.rule("SOT-363", "SOT-260")
def test_irrigation_needs_civil_and_barracks_politics() -> None:
    t = angelika().building("italia", "irrigation").building("gallia", "barracks").stock(0, gold=4)
    assert levying(t).verbs(0) == {"levy"}
    levying(t.focus(0, "civil"))
    assert [a for a in t.options(0) if a[0] == "recruit"] == [("recruit", "peasant", "italia")]
    levying(t.focus(0, "politics"))
    assert [a for a in t.options(0) if a[0] == "recruit"] == [("recruit", "soldier", "gallia")]
    t.choose(0, "recruit", "soldier", "gallia").choose(0, "levy", "italia")
    assert (t.at(0, "gallia"), t.at(0, "italia"), t[0].gold) == ((0, 1), (0, 1), 2)


@pytest.mark.rule("SOT-112")
@pytest.mark.parametrize("operation", ["levy", "arm", "disarm", "recruit"])
def test_one_operation_a_region(operation: str) -> None:
    t = angelika().focus(0, "politics").building("gallia", "barracks").stock(0, gold=9)
    for region in LANDS:
        t.people(0, region, peasants=1, soldiers=1)
    levying(t)
    assert regions(t, "recruit") == {"gallia"}
    t.choose(0, operation, *(["soldier"] if operation == "recruit" else []), "gallia")
    assert "gallia" not in {action[-1] for action in t.options(0)}
    assert regions(t, "arm") == regions(t, "disarm") == {"hispania", "italia"}
    t.choose(0, "arm", "hispania")
    assert regions(t, "arm") == {"italia"}


@pytest.mark.rule("SOT-112")
def test_two_buildings_of_a_region_offer_one_operation() -> None:
    t = angelika().focus(0, "politics").advances(0, "tyranny").building("gallia", "barracks", "irrigation")
    levying(t.stock(0, gold=9))
    assert regions(t, "recruit") == {"gallia"}
    assert {action[1] for action in t.options(0) if action[0] == "recruit"} == {"peasant", "soldier"}
    t.choose(0, "recruit", "peasant", "gallia")
    assert regions(t, "recruit") == set()
    assert t.at(0, "gallia") == (1, 0)


@pytest.mark.rule("SOT-112")
def test_the_next_levy_begins_anew() -> None:
    t = levying(angelika().stock(0, gold=2)).choose(0, "levy", "gallia")
    levying(t).choose(0, "levy", "gallia")
    assert (t.at(0, "gallia"), t[0].gold) == ((0, 2), 0)


@pytest.mark.rule("SOT-113")
@pytest.mark.parametrize(("gold", "possible"), [(0, False), (1, True)])
def test_without_gold_there_is_no_levy(gold: int, possible: bool) -> None:
    t = angelika().focus(0, "politics").advances(0, "tyranny").building("gallia", "irrigation", "barracks")
    t.people(0, "gallia", peasants=1, soldiers=1).stock(0, grain=9, gold=gold).turn(0, "levy", "chronicle")
    assert (("carry_out", "levy") in t.options(0)) == possible
    if possible:
        t.choose(0, "carry_out", "levy")
        assert t.verbs(0) >= {"levy", "arm", "disarm", "recruit"}


@pytest.mark.rule("SOT-113")
def test_each_operation_is_paid_when_it_is_done() -> None:
    t = angelika().focus(0, "politics").stock(0, gold=2)
    for region in LANDS:
        t.people(0, region, peasants=1)
    levying(t).choose(0, "levy", "gallia")
    assert t[0].gold == 1
    t.choose(0, "arm", "italia")
    assert t[0].gold == 0
    assert t.at(0, "hispania") == (1, 0)
    assert t.asked == ("next_card", 0)


@pytest.mark.rule("SOT-113")
@pytest.mark.parametrize(("gold", "offered"), [(2, {"peasant"}), (3, {"peasant", "soldier"})])
def test_content_may_ask_another_price(tmp_path: Path, gold: int, offered: set[str]) -> None:
    box = {"id": "box_barracks", "category": "politics"}
    dear = [{"id": "barracks", "effects": [{"op": "levy", "n": 3, "piece": "soldier", "box": box}]}]
    (tmp_path / "buildings.json").write_text(json.dumps(dear), encoding="utf-8")
    t = angelika(Content.get(tmp_path)).focus(0, "politics").advances(0, "tyranny").stock(0, gold=gold)
    t.building("gallia", "irrigation", "barracks").building("italia", "irrigation", "barracks")
    levying(t)
    assert {action[1] for action in t.options(0) if action[0] == "recruit"} == offered
    piece = max(offered)
    t.choose(0, "recruit", piece, "italia")
    assert t[0].gold == gold - (3 if piece == "soldier" else 1)


@pytest.mark.rule("SOT-114")
def test_a_full_region_takes_more_and_pays_for_it_in_phase_four() -> None:
    t = angelika().tile("gallia", "gold", 3).people(0, "gallia", peasants=3).stock(0, gold=1).unrest(0, 2)
    t.act(0, "levy").choose(0, "levy", "gallia")
    assert t.at(0, "gallia") == (3, 1)
    assert t[0].unrest == 2
    t.begin(generations.end_generation())
    assert t[0].unrest == 3
