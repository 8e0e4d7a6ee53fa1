"""The match table fits every page: legible, uncut, nothing over anything else, every option in reach.

Every test shows three moments of a game, or of a map larger than those of the games, on a page of one size.
The picture of a moment with faults is kept in `build/layout`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from floodplain import GAME as FLOODPLAIN
from saecula.core.locale import languages
from saecula.games import all_games
from tests.browser.browsing import violations
from tests.browser.measures import dock_box, faults, focus_of, keyboard_faults, tab_stops
from tests.browser.scenes import MOMENTS, GameScenes, Scenes
from tests.browser.stage import SIZES, Size, Stage, staged
from tests.browser.toys import TOYS

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

PICTURES: Final = Path(__file__).parents[2] / "build" / "layout"


FAR: Final = 60  # Tab stops, after which we stop looking for an option
PRESSES: Final = 3  # of Enter: a verb shows its options, what is final is confirmed
DESK, PHONE, LOW = Size(1440, 900), Size(390, 844), Size(1366, 657)
SUBJECTS: Final[dict[str, Callable[[str], Scenes]]] = {
    **{game.id: GameScenes(game) for game in (*all_games(), FLOODPLAIN)},
    **TOYS,
}

Staging = Callable[..., Stage]


@pytest.fixture(scope="module")
def staging(browser: Browser) -> Iterator[Staging]:
    """Return what opens a window; it stays open for the tests that want the same one."""
    window = ExitStack()
    kept: dict[tuple[Any, ...], Stage] = {}

    def open_(subject: str, language: str, scale: float, theme: str) -> Stage:
        key = (subject, language, scale, theme)
        if key not in kept:
            window.close()
            kept.clear()
            kept[key] = window.enter_context(staged(browser, scale, color_scheme=theme))
        return kept[key]

    with window:
        yield open_


@pytest.fixture
def shown(staging: Staging) -> Callable[..., Iterator[tuple[str, Stage]]]:
    """Return what shows the moments of a subject, one after the other."""

    def show(
        subject: str, language: str, size: Size, theme: str = "light", moments: tuple[str, ...] = MOMENTS
    ) -> Iterator[tuple[str, Stage]]:
        stage = staging(subject, language, size.scale, theme)
        stage.resize(size.width, size.height)
        for moment in moments:
            stage.show(SUBJECTS[subject](language)[moment])
            yield moment, stage

    return show


def picture(stage: Stage, *name: object) -> Path:
    """Keep a picture of the page."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{'-'.join(map(str, name))}.png"
    stage.page.screenshot(path=path)
    return path


def report(found: list[str]) -> None:
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_table_fits(shown: Any, subject: str, language: str, size: Size) -> None:
    found: list[str] = []
    docks: dict[int, dict[str, list[int]]] = {}  # by the number of seats: the moments of one match
    for moment, stage in shown(subject, language, size):
        scene = SUBJECTS[subject](language)[moment]
        wrong = faults(stage.page, scene)
        docks.setdefault(len(scene.board.mats), {})[moment] = dock_box(stage.page)
        if wrong:
            found += [
                f"{moment}, {picture(stage, subject, language, size, moment)}",
                *[f"  {x}" for x in wrong],
            ]
    found += [
        f"the dock moves between questions: {boxes}"
        for boxes in docks.values()
        if len({tuple(box) for box in boxes.values()}) > 1
    ]
    report(found)


@pytest.mark.parametrize("size", [DESK, LOW, PHONE], ids=str)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_options_are_near_by_the_tab_key(shown: Any, subject: str, size: Size) -> None:
    for _, stage in shown(subject, "en", size, moments=("middle",)):
        report(keyboard_faults(stage.page))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_focus_stays_in_the_dock(shown: Any, subject: str, size: Size) -> None:
    for _, stage in shown(subject, "en", size, moments=("opening",)):
        before = len(stage.chosen)
        stage.encore = SUBJECTS[subject]("en")["middle"]
        stops = tab_stops(stage.page, FAR)
        assert stops[-1].option, f"no option after {FAR} stops"
        for _ in range(PRESSES):
            if len(stage.chosen) == before:
                stage.page.keyboard.press("Enter")
                stage.page.wait_for_timeout(100)
        assert len(stage.chosen) == before + 1, f"Enter chooses nothing: {focus_of(stage.page)}"
        stage.settle()
        focus = focus_of(stage.page)
        assert focus.docked, f"the focus is on {focus.element}"


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=str)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_axe_finds_nothing_at_the_table(shown: Any, subject: str, size: Size, theme: str) -> None:
    for _, stage in shown(subject, "de", size, theme, ("busiest",)):
        report(violations(stage.page))
