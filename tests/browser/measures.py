"""What a person sees of the match table, measured in the page; every measure returns its faults in words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from saecula.core.scene import MapPanel, Scene

SMALLEST: Final = 11.5  # pixels, of names on the map
TOUCH: Final = 2.0  # pixels by which boxes may overlap: letters do not fill theirs
LOG_LINES: Final = 5
FEW_AREAS: Final = 100  # a map of more is seen from afar at first
TAB_STOPS: Final = 12
MOST: Final = 6  # faults of one kind that are told; the rest is counted

SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults(page: Page, scene: Scene) -> list[str]:
    """Return everything that is wrong with the page that shows this scene."""
    found = {
        "parts": page.evaluate("() => seen.parts()"),
        "names": page.evaluate(
            "([areas, least, few]) => seen.names(areas, least, few)", [_areas(scene), SMALLEST, FEW_AREAS]
        ),
        "map": page.evaluate("(touch) => seen.marks(touch)", TOUCH),
        "text": page.evaluate("(touch) => seen.texts(touch)", TOUCH),
        "cut": page.evaluate("() => seen.cut()"),
        "options": page.evaluate("(options) => seen.options(options)", _options(scene)),
        "log": page.evaluate("(least) => seen.log(least)", min(LOG_LINES, len(scene.log))),
    }
    return [f"{kind}: {fault}" for kind, all_ in found.items() for fault in _first(all_)]


def dock_box(page: Page) -> list[int]:
    """Return left, top, right and bottom of the dock."""
    box: list[int] = page.evaluate("() => seen.dock()")
    return box


@dataclass(frozen=True)
class Focus:
    """What has the focus."""

    element: str
    option: bool
    docked: bool


@dataclass(frozen=True)
class Stop(Focus):
    """What the Tab key comes to, with the name that a screen reader says."""

    name: str


def focus_of(page: Page) -> Focus:
    """Return what has the focus."""
    return Focus(**page.evaluate("() => seen.focus()"))


def tab_stops(page: Page, most: int = TAB_STOPS + 1) -> list[Stop]:
    """Press Tab from the beginning of the page to the first option, but not forever; return the stops."""
    page.evaluate("() => seen.toBeginning()")
    tree = page.context.new_cdp_session(page)
    stops: list[Stop] = []
    while len(stops) < most and not (stops and stops[-1].option):
        page.keyboard.press("Tab")
        stops.append(Stop(**vars(focus_of(page)), name=_spoken_name(tree)))
    tree.detach()
    return stops


def _spoken_name(tree: CDPSession) -> str:
    """Return the name that the browser tells screen readers of what has the focus."""
    focus = tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
    asked = {"objectId": focus, "fetchRelatives": False}
    node = tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
    return "" if node["ignored"] else str(node.get("name", {}).get("value", "")).strip()


def keyboard_faults(page: Page) -> list[str]:
    """Return what is in the way of somebody who comes to the options by the Tab key."""
    stops = tab_stops(page)
    nameless = [f"keys: {stop.element} takes the focus and has no name" for stop in stops if not stop.name]
    if not stops[-1].option:
        nameless.append(f"keys: the first option is not reached by pressing Tab {TAB_STOPS} times")
    return nameless


def _areas(scene: Scene) -> list[dict[str, Any]]:
    """Return the areas of all maps in play, each with the options and verbs that mean it."""
    options = scene.ask.options if scene.ask is not None else []
    return [
        {
            "id": area.id,
            "name": area.name,
            "numbers": [n for n, option in enumerate(options, 1) if area.id in option.things],
            "verbs": sorted({str(option.action[0]) for option in options if area.id in option.things}),
        }
        for panel in scene.board.panels
        if isinstance(panel, MapPanel)
        for area in panel.areas
        if area.state != "out"
    ]


def _options(scene: Scene) -> list[dict[str, Any]]:
    options = scene.ask.options if scene.ask is not None else []
    return [
        {"number": n, "label": option.label, "verb": str(option.action[0])}
        for n, option in enumerate(options, 1)
    ]


def _first(faults: list[str]) -> list[str]:
    more = len(faults) - MOST
    return [*faults[:MOST], f"and {more} more"] if more > 0 else faults
