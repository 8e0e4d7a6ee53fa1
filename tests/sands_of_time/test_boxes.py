"""Locked and unlocked boxes (SOT-260 to SOT-264)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.rules import generations, powers
from tests.sands_of_time.table import Table, table

CONTENT = Content.get()
BOXES = {box: CONTENT.categories[category].id for box, category in CONTENT.boxes.items()}


def west() -> Table:
    """An empire in the west with Law, which opens nothing."""
    t = table(2).nobody().own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")
    return t.advances(0, "law").advances(1, "law").unrest(0, 0)


def opened(t: Table, seat: int = 0) -> set[str]:
    return {box for box in BOXES if powers.unlocked(t.g, t[seat], box)}


def of_category(category: str) -> set[str]:
    return {box for box, kind in BOXES.items() if kind == category}


@pytest.mark.rule("SOT-264")
def test_the_boxes_of_the_action_cards() -> None:
    boxes = {card.id: card.box.category for card in CONTENT.actions.values() if card.box is not None}
    assert boxes == {
        "levy": "politics",
        "raid": "politics",
        "build": "civil",
        "tribute": "civil",
        "govern": "culture",
        "advance": "culture",
        "caravan_2": "culture",
        "migrate": "culture",
    }
    assert set(CONTENT.actions) - set(boxes) == {"chronicle", "conquest", "caravan_1"}


@pytest.mark.rule("SOT-260")
def test_without_focus_and_advance_every_box_is_locked() -> None:
    assert opened(west()) == set()
    assert len(BOXES) == 13


@pytest.mark.rule("SOT-261")
@pytest.mark.parametrize("category", ["civil", "politics", "culture"])
def test_a_focus_card_unlocks_its_category_until_the_generation_ends(category: str) -> None:
    t = west().focus(0, category)
    assert opened(t) == of_category(category)
    assert opened(t, 1) == set()
    t.begin(generations.end_generation())
    assert opened(t) == set()


@pytest.mark.rule("SOT-261", "SOT-376")
@pytest.mark.parametrize(
    ("advance", "category"), [("tyranny", "civil"), ("conscription", "politics"), ("democracy", "culture")]
)
def test_an_advance_unlocks_its_category_for_good(advance: str, category: str) -> None:
    t = west().advances(0, advance)
    assert opened(t) == of_category(category)
    assert opened(t, 1) == set()
    t.begin(generations.end_generation())
    assert opened(t) == of_category(category)


@pytest.mark.rule("SOT-261")
def test_an_advance_and_a_focus_card_of_other_categories_add_up() -> None:
    t = west().advances(0, "tyranny").focus(0, "culture")
    assert opened(t) == of_category("civil") | of_category("culture")


@pytest.mark.rule("SOT-261")
def test_content_may_let_an_advance_open_single_boxes(tmp_path: Path) -> None:
    narrow = [{"id": "tyranny", "effects": [{"op": "unlock", "boxes": ["box_irrigation", "box_levy"]}]}]
    (tmp_path / "advances.json").write_text(json.dumps(narrow), encoding="utf-8")
    t = table(2, Content.get(tmp_path)).advances(0, "tyranny")
    assert opened(t) == {"box_irrigation", "box_levy"}


@pytest.mark.rule("SOT-260", "SOT-162")
def test_a_city_is_built_only_while_civil_is_unlocked() -> None:
    t = west().stock(0, gold=9).act(0, "build").choose(0, "site", "gallia")
    assert ("build", "city") not in t.options(0)
    t.focus(0, "culture").act(0, "build").choose(0, "site", "gallia")
    assert ("build", "city") not in t.options(0)
    t.focus(0, "civil").act(0, "build").choose(0, "site", "gallia")
    assert ("build", "city") in t.options(0)


@pytest.mark.rule("SOT-260")
def test_the_box_of_a_building_works_only_while_it_is_open() -> None:
    t = west().building("gallia", "temple")
    assert powers.total(t.g, t[0], "govern_discount") == 0
    t.focus(0, "culture")
    assert powers.total(t.g, t[0], "govern_discount") == 1
    t.building("gallia").building("syria", "temple")
    assert powers.total(t.g, t[0], "govern_discount") == 0


@pytest.mark.rule("SOT-260", "SOT-360")
def test_copies_of_a_building_count_once_unless_each_counts() -> None:
    t = west().building("gallia", "temple", "library").building("italia", "temple", "library")
    t.focus(0, "culture").advances(0, "music")
    assert powers.total(t.g, t[0], "govern_discount") == 3
    assert powers.total(t.g, t[0], "advance_heritage") == 1


@pytest.mark.rule("SOT-260")
def test_what_stands_in_no_box_is_always_open() -> None:
    t = west()
    assert powers.is_open(t.g, t[0], None)
    t.building("gallia", "quarry")
    assert [region for region, _ in powers.of_buildings(t.g, t[0], "build_discount")] == [t.place("gallia")]


@pytest.mark.rule("SOT-262")
def test_an_advance_of_the_first_action_opens_the_box_of_the_second() -> None:
    t = west().row(2, "law", "horsemanship", "conscription").advances(0, "horsemanship").stock(0, gold=3)
    t.people(0, "gallia", peasants=1).turn(0, "advance", "levy").choose(0, "carry_out", "advance")
    t.choose(0, "advance", "conscription")
    t.choose(0, "lay_out", t.options(0)[0][1]).choose(0, "carry_out", "levy")
    assert ("arm", "gallia") in t.options(0)


@pytest.mark.rule("SOT-262")
def test_a_focus_card_serves_the_action_revealed_with_it() -> None:
    t = (
        west()
        .own(0, "gallia", "hispania", colonies=("italia",))
        .caravan(1, "gallia_italia", "italia_sicilia")
    )
    t.tile("gallia", "grain", 4).tile("italia", "gold", 4).caravan(0)
    t.turn(0, "tribute", "focus_civil").choose(0, "carry_out", "tribute")
    assert (t[0].grain, t[0].gold) == (1, 1)


@pytest.mark.rule("SOT-263")
def test_a_category_unlocked_twice_gives_its_box_once() -> None:
    t = (
        west()
        .advances(0, "conscription")
        .focus(0, "politics")
        .building("gallia", "barracks")
        .stock(0, gold=9)
    )
    t.people(0, "gallia", peasants=3).turn(0, "levy", "chronicle").choose(0, "support", "civil")
    t.choose(0, "carry_out", "levy")
    assert [action for action in t.options(0) if action[0] == "recruit"] == [("recruit", "soldier", "gallia")]
    t.choose(0, "recruit", "soldier", "gallia").choose(0, "levy", "italia")
    assert t.asked == ("next_card", 0)
    assert t.at(0, "gallia") == (3, 1)
