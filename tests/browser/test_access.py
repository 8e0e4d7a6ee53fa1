"""axe-core finds nothing to complain about on any page, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.browsing import DESK, PHONE, violations
from tests.browser.conftest import Visiting

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

PAGES = {
    "/": ".hero-map",
    "/lobby": "form select",
    "/matches": ".list li",
    "/rules/historia": ".clause",
    "/about": "table.sources",
}


def test_axe_finds_nothing(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    running = ada.new("me", "random", seed="axe")
    ada.play_unseen(running, 12)
    finished = ada.new("me", "random", seed="axe, over")
    ada.play_unseen(finished)
    waiting = ada.new("me", "open")
    pages = {
        **PAGES,
        f"/match/{running}": "#dock [data-option]",
        f"/match/{finished}": "#dock .ended",
        f"/match/{waiting}": ".list li",
        f"/replay/{finished}": ".chart",
    }
    found: list[str] = []
    for (width, height), theme in ((DESK, "light"), (DESK, "dark"), (PHONE, "light")):
        ada.page.set_viewport_size({"width": width, "height": height})
        for path, part in pages.items():
            if (width, height) == PHONE and path in PAGES and path != "/":
                continue
            ada.open(f"{path}?theme={theme}")
            ada.page.wait_for_selector(part, state="attached")
            found += [f"{theme} {width}: {violation}" for violation in violations(ada.page)]
    assert found == []
