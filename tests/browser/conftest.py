"""One server and one browser for all tests of this folder.

The browser is closed before tests of other folders run: while it is open, this thread has an event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import CHROMIUM, FLAGS, Visitor, check_machine, visit
from tests.server.serving import Served, served, settings_for

Visiting = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    check_machine()
    with served(settings_for(tmp_path_factory.mktemp("browser"))) as running:
        yield running


@pytest.fixture(scope="package")
def browser(server: Served) -> Iterator[Browser]:  # noqa: ARG001 - the server stops after the browser
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(server: Served, browser: Browser) -> Iterator[Visiting]:
    """Open windows; at the end no window may have had an error."""
    visitors: list[Visitor] = []
    with ExitStack() as windows:

        def come(**how: Any) -> Visitor:
            window: AbstractContextManager[Visitor] = visit(browser, server.origin, **how)
            visitors.append(windows.enter_context(window))
            return visitors[-1]

        yield come
        for person in visitors:
            person.is_calm()
