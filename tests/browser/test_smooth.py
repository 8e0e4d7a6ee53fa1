"""Large maps follow the pointer: frames a second while a map is dragged and zoomed.

`pytest -s tests/browser/test_smooth.py` prints the figures.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.stage import staged
from tests.browser.toys import TOYS

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

LEAST: Final = 25.0  # frames a second, on a busy machine without a graphics card
MAP: Final = "[data-part=board] svg:has([data-thing])"
MOVES: Final = 60
STEP: Final = 4  # pixels
NOTCH: Final = 60  # pixels that the wheel turns at once

COUNT: Final = """
() => {
  window.frames_ = { since: performance.now(), number: 0 }
  const count = () => { window.frames_.number++; window.frames_.next = requestAnimationFrame(count) }
  window.frames_.next = requestAnimationFrame(count)
}
"""
COUNTED: Final = """
() => {
  cancelAnimationFrame(window.frames_.next)
  return window.frames_.number * 1000 / (performance.now() - window.frames_.since)
}
"""
PLACE: Final = """
() => {
  const thing = document.querySelector('[data-part=board] svg [data-thing]')
  const { x, y, width } = thing.getBoundingClientRect()
  return [x, y, width].map(Math.round)
}
"""


@pytest.mark.parametrize("name", TOYS)
def test_a_large_map_follows_the_pointer(browser: Browser, name: str) -> None:
    with staged(browser) as stage:
        stage.resize(1440, 900)
        stage.show(TOYS[name]("en")["middle"])
        page = stage.page
        box = page.locator(MAP).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        figures = {}
        for way, act in (("zoomed", zoom), ("dragged", drag)):
            before = page.evaluate(PLACE)
            page.evaluate(COUNT)
            act(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            figures[way] = page.evaluate(COUNTED)
            assert page.evaluate(PLACE) != before, f"the map of {name} cannot be {way}"
        print(f"\n{name}: {', '.join([f'{way} {figure:.0f} frames/s' for way, figure in figures.items()])}")
        assert min(figures.values()) >= LEAST, figures


def zoom(page: Page, _x: float, _y: float) -> None:
    """Pinch, which a browser reports as a wheel with Control: two steps in, one out."""
    page.keyboard.down("Control")
    for number in range(MOVES):
        page.mouse.wheel(0, NOTCH if number % 3 == 2 else -NOTCH)
    page.keyboard.up("Control")


def drag(page: Page, x: float, y: float) -> None:
    """Pull the map to the side and half-way back, with the button held."""
    page.mouse.down()
    for number in range(MOVES):
        away = min(number, MOVES * 3 // 2 - number)
        page.mouse.move(x + away * STEP, y + away * STEP / 2)
    page.mouse.up()
