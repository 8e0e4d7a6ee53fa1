"""What opens on and over a hex map: battles, new tiles, boards of advances, the hand; routes of armies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from saecula.games.clash_of_cultures import GAME
from tests.browser.browsing import violations
from tests.browser.stage import Size, Stage, staged
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.war import Dice, dice, fight, hold, lay, war
from tests.scenes import Gallery

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

DESK, PHONE = Size(1440, 900), Size(390, 844)
GALLERY: Final = Gallery(GAME, set())

__all__ = ["dice"]  # a fixture


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    with staged(browser) as shown:
        yield shown


def show(stage: Stage, t: Table, size: Size = DESK, seat: int = 0) -> None:
    stage.resize(size.width, size.height)
    stage.show(GALLERY.look(t.g, seat))
    stage.chosen.clear()


def click(stage: Stage, selector: str, nth: int = 0) -> Any:
    """Click there, confirm what cannot be taken back, and return the action that was sent."""
    stage.page.locator(selector).nth(nth).click()
    asking = stage.page.locator("#dock .is-asking:not(.is-sent)")
    if not stage.chosen and asking.count():
        asking.first.click()
    wait_for_choice(stage)
    (sent,) = stage.chosen
    return sent["action"]


def wait_for_choice(stage: Stage) -> None:
    """Wait until the page has sent what the click means."""
    for _ in range(100):
        if stage.chosen:
            return
        stage.page.wait_for_timeout(20)


def on_march() -> Table:
    """A settler in the capital is about to leave it; two of the hexes next to it are unexplored."""
    return table().lay("B2", "tile_14").act().do("move").do("move_from", "D2")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_group_goes_where_one_clicks(stage: Stage, size: Size) -> None:
    show(stage, on_march(), size)
    expect(stage.page.locator(".hex-state.is-from")).to_have_count(1)
    assert click(stage, '[data-thing="hex:D3"] .choice-area') == ["move_to", "D3"]


def test_an_arrow_leads_to_the_hex_that_is_looked_at(stage: Stage) -> None:
    show(stage, on_march())
    expect(stage.page.locator(".arrow")).to_have_count(0)
    stage.page.locator("#dock [data-option]").first.hover()
    expect(stage.page.locator(".arrow")).to_have_count(1)


def test_numbers_on_seals_can_be_read(stage: Stage) -> None:
    show(stage, on_march())
    drawn = stage.page.locator(".map .seal").evaluate_all(
        "(seals) => seals.map((seal) => [seal.querySelector('circle:not(.halo)'), seal.querySelector('text')]"
        ".map((part) => [getComputedStyle(part).fill, getComputedStyle(part).opacity]))"
    )
    assert drawn
    for (ground, _), (ink, opacity) in drawn:
        assert ink != ground
        assert opacity == "1"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_new_tile_is_laid_by_its_drawing(stage: Stage, size: Size) -> None:
    t = table().tile_drawn("tile_14").act().do("move").do("move_from", "D2").do("move_to", "D3")
    assert t.asked[0] == "lay_tile"
    show(stage, t, size)
    expect(stage.page.locator(".tile-card .tile-map")).to_have_count(2)
    assert violations(stage.page) == []
    assert click(stage, ".tile-card", 1)[0] == "orient"


def battle(dice: Dice) -> Table:
    """Three infantry and a cavalry fight two infantry, and two of them must go."""
    t = war().units(0, "C2", infantry=3, cavalry=1).units(1, "C2", infantry=2)
    hold(t, 0, "peltasts")
    dice.show("6i 5i 3e 2e", "6i 5i")
    return lay(fight(t))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_battle_shows_its_dice_and_takes_losses(stage: Stage, dice: Dice, size: Size) -> None:
    t = battle(dice)
    assert t.asked[0] == "casualties"
    show(stage, t, size)
    expect(stage.page.locator(".contest-side")).to_have_count(2)
    assert stage.page.locator(".contest-side").first.locator(".rolled text").all_text_contents() == [*"6532"]
    expect(stage.page.locator(".hex-state.is-contested")).to_have_count(1)
    assert violations(stage.page) == []
    assert click(stage, ".unit-squares.can", 1)[0] == "lose"


def test_a_sheet_can_be_folded(stage: Stage, dice: Dice) -> None:
    show(stage, battle(dice))
    stage.page.get_by_role("button", name="Fold the sheet").click()
    expect(stage.page.locator(".contest")).to_have_count(0)
    stage.page.get_by_role("button", name="Open the sheet").click()
    expect(stage.page.locator(".contest")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_advances_stand_in_twelve_categories(stage: Stage, size: Size) -> None:
    show(stage, table().goods(0, food=4).act(), size)
    if size is PHONE:
        stage.page.locator("[data-opens=mats]").click()
    stage.page.locator(".own-mat .open-board").click()
    expect(stage.page.locator(".category")).to_have_count(12)
    expect(stage.page.locator(".category-card")).to_have_count(48)
    assert violations(stage.page) == []
    assert click(stage, '[data-thing="advance:storage"]') == ["advance", "storage"]


def test_a_half_of_a_card_is_chosen_alone(stage: Stage, dice: Dice) -> None:
    t = war().units(0, "C2", infantry=3).units(1, "C2", infantry=2)
    show(stage, fight(hold(t, 0, "peltasts")))
    stage.page.locator(".open-hand").click()
    card = stage.page.locator(".halved-card").first
    expect(card.locator(".card-half")).to_have_count(2)
    expect(card.locator(".card-half.can")).to_have_count(1)
    assert violations(stage.page) == []
    assert click(stage, ".card-half.can")[0] == "lay_tactic"
    assert not dice.queue


def follow(stage: Stage, t: Table, selector: str, size: Size) -> None:
    """Show the position, click there, and carry out what the page sent."""
    show(stage, t, size)
    t.do(*click(stage, selector))


def option(label: str) -> str:
    """Return the place of an option in the dock."""
    return f"#dock [data-option]:has(strong:text-is('{label}'))"


def on_map(hex_: str) -> str:
    return f'[data-thing="hex:{hex_}"] .choice-area'


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_an_attack_is_led_and_fought_by_clicking(stage: Stage, dice: Dice, size: Size) -> None:
    t = war().units(0, "D2", infantry=2, cavalry=1).units(1, "C2", infantry=2)
    hold(t, 0, "high_morale").act()
    dice.show("6i 5c 3e", "6i 5c")
    follow(stage, t, option("Move units"), size)
    follow(stage, t, on_map("D2"), size)
    follow(stage, t, on_map("C2"), size)
    follow(stage, t, option("All units"), size)
    assert t.asked[0] == "lay_tactics"
    show(stage, t, size)
    expect(stage.page.locator(".contest-result")).to_have_count(2)
    t.do(*click(stage, "#dock [data-option]"))
    assert t.asked[0] == "casualties"
    show(stage, t, size)
    expect(stage.page.locator(".contest-card")).to_contain_text("High Morale")
    t.do(*click(stage, '.unit-squares[data-thing="kind:cavalry"]'))
    assert (t.at(0, "C2"), t.at(1, "C2")) == (["infantry"], [])
    show(stage, t, size)
    expect(stage.page.locator(".over-sheet")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_land_is_explored_by_clicking(stage: Stage, size: Size) -> None:
    t = table().tile_drawn("tile_14").act()
    follow(stage, t, option("Move units"), size)
    follow(stage, t, on_map("D2"), size)
    follow(stage, t, on_map("D3"), size)
    show(stage, t, size)
    stage.page.mouse.move(0, 0)
    expect(stage.page.locator(".hex-state.is-from")).to_have_count(4)
    shown = stage.page.locator(".map-board .map:not(.tile-map) .hex-land.is-forest")
    before = shown.count()
    stage.page.locator("#dock [data-option]").first.hover()
    expect(shown).to_have_count(before + 1)
    t.do(*click(stage, ".tile-card", 1))
    assert t.at(0, "D3") == ["settler"]
    follow(stage, t, option("Found a city in D3"), size)
    assert t[0].cities == t.mask("D2", "D3")
