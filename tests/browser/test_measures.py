"""The measures find what is wrong with a table, and nothing where all is well."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from saecula.core.scene import Area, Ask, Board, LogLine, MapPanel, Option, Scene
from tests.browser.measures import SCRIPT, faults, keyboard_faults

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

SCENE: Final = Scene(
    game="toy",
    title="Toy",
    viewer=0,
    language="en",
    to_move=[0],
    over=False,
    board=Board("", [], [MapPanel("map", "Map", [Area("a", "Alba")], [])]),
    ask=Ask("go", "Where?", "", [], "pick", [Option(["go", "a"], "Go to Alba", things=["a"])]),
    log=[LogLine("went", "Livia went")] * 5,
)
GOOD: Final = """
<!doctype html><html lang="en"><title>Toy</title>
<style>
  body { margin: 0 } [data-part] { position: absolute; overflow: hidden } ol { margin: 0 } li { height: 20px }
  [data-part=board] { left: 0; top: 0; width: 600px; height: 400px }
  [data-part=log] { left: 600px; top: 0; width: 200px; height: 400px }
  [data-part=dock] { left: 0; top: 400px; width: 800px; height: 100px }
</style>
<div class="table">
  <main data-part="board"><svg width="600" height="400" aria-label="Map">
    <g data-thing="a"><rect x="50" y="50" width="100" height="100" fill="#ccc" /></g>
    <text class="area-name" x="60" y="100" font-size="14">Alba</text>
    <g class="piece"><rect x="200" y="90" width="19" height="19" /></g>
  </svg></main>
  <section data-part="log"><ol><li>one</li><li>two</li><li>three</li><li>four</li><li>five</li></ol></section>
  <section data-part="dock" id="dock">
    <button data-option="1"><strong>Go to Alba</strong> <small>one step</small></button>
  </section>
</div>
"""
OPTION: Final = '<button data-option="1"><strong>Go to Alba</strong> <small>one step</small></button>'
# What is changed in the good table, and what is then found.
BAD: Final = {
    "small name": ('font-size="14"', 'font-size="9"', "names: name “Alba” has 9.0 px, not 11.5"),
    "piece on a name": (
        'x="200" y="90"',
        'x="70" y="90"',
        "map: board: g.piece on board: text.area-name “Alba”",
    ),
    "panels overlap": (
        "top: 400px; width",
        "top: 380px; width",
        "parts: board and dock overlap at 0,380 600×20",
    ),
    "panel outside": ("left: 600px; top", "left: 900px; top", "parts: log is 300 px outside the page"),
    "no panel": ('data-part="board"', "", "parts: no part “board” is there"),
    "few lines": ("li { height: 20px }", "li { height: 130px }", "log: the log shows"),
    "option covered": (
        "</div>",
        '<i style="position:fixed;inset:400px 0 0;z-index:9"></i></div>',
        "is covered",
    ),
    "option outside": (
        "<button",
        '<button style="margin-top:90px"',
        "options: option “Go to Alba” is not wholly",
    ),
    "option cut": (
        "<strong>",
        '<strong style="display:block;width:20px;overflow:hidden;white-space:nowrap">',
        "options: the name of option “Go to Alba” is cut by",
    ),
    "option missing": (OPTION, "", "options: 1 options are neither in the dock nor behind a button there"),
    "text on text": (
        "<ol>",
        '<b style="position:absolute;left:40px">above</b><ol>',
        "text: log: b “above” on log: li “one” at 640,2",
    ),
    "text cut": (
        "<li>one",
        '<li style="width:9px;overflow:hidden;white-space:nowrap">one',
        "cut: log: li “one” is cut by",
    ),
    "cut without help": (
        "<li>one",
        '<li style="width:9px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">one',
        "and nothing tells the rest",
    ),
    "page too wide": (
        "<div class",
        '<p style="width:2000px;height:1px"></p><div class',
        "cut: the page is 1200 px too wide",
    ),
}


def measured(browser: Browser, content: str) -> list[str]:
    with browser.new_page(viewport={"width": 800, "height": 500}) as page:
        page.set_content(content)
        page.evaluate(SCRIPT)
        return faults(page, SCENE) + keyboard_faults(page)


def test_nothing_is_wrong_with_a_good_table(browser: Browser) -> None:
    assert measured(browser, GOOD) == []


@pytest.mark.parametrize("case", BAD)
def test_a_fault_is_found(browser: Browser, case: str) -> None:
    good, bad, words = BAD[case]
    assert good in GOOD
    found = measured(browser, GOOD.replace(good, bad, 1))
    assert any(words in fault for fault in found), found


def test_what_can_be_chosen_is_named_or_docked(browser: Browser) -> None:
    name = '<text class="area-name" x="60" y="100" font-size="14">Alba</text>'
    other = '<text class="area-name" x="300" y="300" font-size="14">Other</text>'
    words = "names: “Alba” can be chosen, but neither its name nor its option is there"
    assert words not in measured(browser, GOOD.replace(name, other))
    assert words in measured(browser, GOOD.replace(name, other).replace(OPTION, ""))


def test_stops_of_the_tab_key_are_few_and_named(browser: Browser) -> None:
    stops = '<i tabindex="0"></i>' * 13
    found = measured(browser, GOOD.replace("<ol>", f"{stops}<ol>"))
    assert "keys: log: i takes the focus and has no name" in found
    assert "keys: the first option is not reached by pressing Tab 12 times" in found
