"""People in front of a real browser: what they click, type and see."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket, expect

from saecula.server.app import STATIC

CHROMIUM: Final = Path("/usr/bin/chromium")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000.0  # of a machine that is busy with other things
CHOICES: Final = 1000  # no match of two seats is longer
TABS: Final = 40  # to any option, from wherever the focus is; a page with more stops is no good by keyboard
CLICKS: Final = 50  # a click may miss when the page moves under the pointer, but not forever

expect.set_options(timeout=PATIENCE)

ASKED: Final = "#dock [data-option]:not([aria-disabled])"
OVER: Final = "#dock .ended"
CURTAIN: Final = "main.curtain"

# Lets a test cut the connection, see which choices were sent and answered, and find where to click.
REMEMBER: Final = """
window.sockets = []
window.WebSocket = new Proxy(WebSocket, { construct(of, args) {
  const made = new of(...args); window.sockets.push(made); return made } })
window.choices = { sent: 0, answered: 0 }
window.fetch = new Proxy(fetch, { apply(of, self, args) {
  const answer = Reflect.apply(of, self, args)
  if (String(args[0]).endsWith('/choices')) {
    window.choices.sent++
    answer.finally(() => window.choices.answered++).catch(() => {})
  }
  return answer } })
window.spotOf = (thing) => {
  thing.scrollIntoView({ block: 'nearest' })
  const box = thing.getBoundingClientRect()
  for (const parts of [2, 3, 5, 9, 17]) for (let i = 1; i < parts; i++) for (let j = 1; j < parts; j++) {
    const x = box.left + box.width * i / parts, y = box.top + box.height * j / parts
    if (document.elementFromPoint(x, y)?.closest('[data-thing], button') === thing) return { x, y }
  }
  return null
}
"""

STATE: Final = f"""
() => document.querySelector('{OVER}') ? 'over'
  : document.querySelector('{ASKED}') && !document.querySelector('.is-sent') ? 'asked' : ''
"""

# Waits for a question, picks one of the things that can be clicked, and says where it takes the click.
PICK: Final = """
([selector, roll]) => {
  if (document.querySelector('#dock .ended')) return { over: true }
  if (document.querySelector('.is-sent') || !document.querySelector('#dock [data-option]')) return null
  const things = [...document.querySelectorAll(selector)]
  for (let k = 0; k < things.length; k++) {
    const spot = spotOf(things[(Math.floor(roll * things.length) + k) % things.length])
    if (spot) return spot
  }
  return { nothing: true }
}
"""

# Where to click for an option: on what stands for it, its button, its verb, or what shows the other options.
FIND: Final = """
([question, number, verb, thing]) => {
  const dock = document.querySelector('#dock')
  const shown = dock?.querySelector('.question')?.textContent ?? ''
  if (document.querySelector('.is-sent') || !shown.startsWith(question)) return null
  const ways = [
    thing && document.querySelector(`[data-thing="${thing}"]`),
    dock.querySelector(`[data-option="${number}"]:not([data-verb])`),
    dock.querySelector(`[data-verb="${verb}"]`),
    dock.querySelector('.show-more, .go-back'),
  ]
  for (const way of ways) {
    const spot = way && spotOf(way)
    if (spot) return spot
  }
  return null
}
"""

# Where to click to confirm what cannot be taken back.
AGAIN: Final = """
() => {
  const asking = document.querySelector('#dock .is-asking:not(.is-sent)')
  return asking && spotOf(asking)
}
"""

# The keys that choose: of what is asked once more, else of anything that has one.
KEYS: Final = """
() => {
  const offered = [...document.querySelectorAll('#dock [data-option][aria-keyshortcuts]')]
  const asking = offered.filter((one) => one.matches('.is-asking'))
  return (asking.length ? asking : offered).map((one) => one.getAttribute('aria-keyshortcuts'))
}
"""

# Whether a key did something: it chose, opened a verb, or is asked once more.
HEARD: Final = """
([sent, dock]) => window.choices.sent > sent || document.querySelector('#dock').innerText !== dock
"""


# Waits until what changed is drawn and has the focus.
DRAWN: Final = """
async () => { for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done)) }
"""


def check_machine() -> None:
    """Say what is missing: these tests are never skipped."""
    if not CHROMIUM.exists():
        raise AssertionError(f"{CHROMIUM} is missing: apt-get install chromium, or run make test")
    if not (STATIC / "index.html").is_file():
        raise AssertionError("the web client is not built: npm run build in web/, or run make test")


class Visitor:
    """A person with a browser window; everything that goes wrong in it is recorded."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self.origin = origin
        self.troubles: list[str] = []
        self.messages: list[list[dict[str, Any]]] = []  # by connection
        self.addresses: list[str] = []
        self.sent = 0
        self._foreseen: set[str] = set()
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("websocket", self._connected)
        self.page.on("request", self._count)

    def _console(self, message: ConsoleMessage) -> None:
        if any(text in message.text for text in self._foreseen):
            return
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _connected(self, socket: WebSocket) -> None:
        received: list[dict[str, Any]] = []
        self.messages.append(received)
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

    def _count(self, request: Request) -> None:
        if request.url.endswith("/choices"):
            self.sent += 1

    def foresee(self, text: str) -> None:
        """Expect these console messages from now on; the browser may print them late."""
        self._foreseen.add(text)

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """Cut the connection for a while."""
        self.foresee("ERR_INTERNET_DISCONNECTED")
        self.context.set_offline(True)
        self.page.evaluate("window.sockets.forEach((socket) => socket.close())")
        try:
            yield
        finally:
            self.context.set_offline(False)

    # The interface for programs, as the same person

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Origin": self.origin, "X-Saecula": "1"}
        answer = self.context.request.fetch(path, method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def tries(self, method: str, path: str, body: Any = None) -> bool:
        """Return whether the server accepts it."""
        headers = {"Origin": self.origin, "X-Saecula": "1"}
        return self.context.request.fetch(path, method=method, headers=headers, data=body).ok

    def sign_in(self, name: str) -> None:
        self.ok("POST", "/api/session", {"name": name})

    def new(self, *kinds: str, seed: str | None = None, **more: Any) -> str:
        """Create a match with these seats, of Historia by default; `random` and `greedy` are bots."""
        bots = ("random", "greedy")
        seats = [{"kind": "bot", "bot": kind} if kind in bots else {"kind": kind} for kind in kinds]
        body = {"game": "historia", "seats": seats, "public": seed is None, "seed": seed, **more}
        made: str = self.ok("POST", "/api/matches", body)["id"]
        return made

    def scene(self, match: str, seat: int = 0, language: str = "en") -> Any:
        return self.ok("GET", f"/api/matches/{match}/scene?seat={seat}&lang={language}")

    def play_unseen(self, match: str, most: int = CHOICES) -> None:
        """Play one's own seats through the API, to get to a later point of the match."""
        seats = self.ok("GET", f"/api/matches/{match}")["you"]
        end = time.monotonic() + 3 * PATIENCE / 1000
        made = 0
        while made < most and time.monotonic() < end:
            moved = False
            for seat in seats:
                scene = self.scene(match, seat)
                if scene["over"]:
                    return
                ask = scene["ask"]
                if ask is not None and made < most:
                    action = ask["options"][made % len(ask["options"])]["action"]
                    body = {"seat": seat, "token": ask["token"], "action": action}
                    self.ok("POST", f"/api/matches/{match}/choices", body)
                    made += 1
                    moved = True
            if not moved:
                time.sleep(0.02)
        assert made == most

    # What a person does

    def open(self, path: str) -> None:
        self.page.goto(path)

    def await_question(self) -> None:
        self.page.wait_for_selector(ASKED)

    def settle(self) -> None:
        """Wait until the choice under way has arrived, and its answer too."""
        self.page.wait_for_function(
            "() => !document.querySelector('.is-sent') && window.choices.sent === window.choices.answered"
        )

    def state(self) -> str:
        """Return "asked", "over", or "" while others choose."""
        found: str = self.page.evaluate(STATE)
        return found

    def question(self) -> str:
        return self.page.inner_text("#dock .question")

    def choose(self, dice: random.Random, on_board: bool = False) -> bool:
        """When asked, click an option in the dock, or what stands for it on the board; False: it is over.

        What stands for several options shows these in the dock, and so does a verb: another click follows.
        The page may also move between the look and the click: then the click falls beside, and we look again.
        """
        for _ in range(CLICKS):
            found = self._pick("[data-thing]" if on_board else "#dock [data-option]", dice)
            if found.get("over"):
                return False
            if found.get("nothing"):
                assert on_board, "no option in the dock can be clicked"
            elif self._click(found):
                return True
            on_board = False
        raise AssertionError("no click is taken as a choice")

    def choose_by_keys(self, dice: random.Random, by_tab: bool = False) -> bool:
        """When asked, choose by the number of an option, or by Tab and Enter; False: it is over."""
        if self.page.wait_for_function(STATE).json_value() == "over":
            return False
        before = self._sent_by_page()
        for _ in range(CLICKS):
            dock = self.page.inner_text("#dock")
            if by_tab:
                self._tab_to_option()
            self.page.keyboard.press("Enter" if by_tab else dice.choice(self.page.evaluate(KEYS)))
            self.page.wait_for_function(HEARD, arg=[before, dock])
            if self._sent_by_page() > before:
                return True
        raise AssertionError("no key is taken as a choice")

    def _tab_to_option(self) -> None:
        self.page.evaluate(DRAWN)  # the focus follows the question
        for _ in range(TABS):
            if self.page.evaluate("() => document.activeElement.matches('#dock [data-option]')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no option is reached by pressing Tab {TABS} times")

    def asked(self, match: str) -> Any:
        """Wait until the page asks something or the match is over; return what is asked, or None."""
        while self.page.wait_for_function(STATE).json_value() == "asked":
            ask = self.scene(match)["ask"]
            if ask is not None:
                return ask
        return None

    def take(self, ask: Any, number: int, on_board: bool = False) -> None:
        """Click an option of the question, counted from 0: its button, or what represents it on the board."""
        option = ask["options"][number]
        thing = option["things"][0] if on_board and option["things"] else ""
        for _ in range(CLICKS):
            sought = [ask["prompt"], number + 1, option["action"][0], thing]
            if self._click(self.page.wait_for_function(FIND, arg=sought).json_value()):
                return
            thing = ""
        raise AssertionError(f"no click is taken as {option['label']!r}")

    def _click(self, spot: dict[str, Any]) -> bool:
        """Return whether a click there is taken as a choice; a request for confirmation is confirmed."""
        before = self._sent_by_page()
        self.page.mouse.click(spot["x"], spot["y"])
        if again := self.page.evaluate(AGAIN):
            self.page.mouse.click(again["x"], again["y"])
        return self._sent_by_page() > before

    def _sent_by_page(self) -> int:
        sent: int = self.page.evaluate("window.choices.sent")
        return sent

    def _pick(self, selector: str, dice: random.Random) -> dict[str, Any]:
        picked = self.page.wait_for_function(PICK, arg=[selector, dice.random()])
        found: dict[str, Any] = picked.json_value()
        return found

    def ranking(self) -> list[str]:
        """Return the lines of the ranking, best first."""
        return self.page.locator(f"{OVER} .rank li").all_inner_texts()

    def log(self) -> list[str]:
        """Return the lines of the log, oldest first."""
        closed = self.page.locator(".log .turn-row[aria-expanded=false]")
        for _ in range(closed.count()):
            closed.first.click()
        lines = self.page.locator(".log-heading, .log .line-sentence").all_inner_texts()
        return [" ".join(line.split()) for line in lines]

    def check_messages(self) -> None:
        """Check that nothing is missing: every difference continues what came before, on a new line too."""
        seen = {-1}
        for address, received in zip(self.addresses, self.messages, strict=True):
            version = int(parse_qs(urlsplit(address).query).get("since", ["-1"])[0])
            assert version in seen
            for message in [m for m in received if m["kind"] in ("scene", "patch")]:
                if message["kind"] == "patch":
                    assert message["from"] == version, address
                    assert message["v"] > version
                version = message["v"]
                seen.add(version)

    def is_calm(self) -> None:
        """Check that there is no error in the console or on the page, and no message of failure."""
        assert self.troubles == []
        expect(self.page.locator(".toast.bad")).to_have_count(0)


@contextmanager
def visit(
    browser: Browser, origin: str, size: tuple[int, int] = DESK, language: str = "en-GB", **more: Any
) -> Iterator[Visitor]:
    """Open a window for one person, with its own cookies and storage."""
    context = browser.new_context(
        base_url=origin,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion="reduce",
        **more,
    )
    context.add_init_script(REMEMBER)
    try:
        yield Visitor(context, origin)
    finally:
        context.close()


def violations(page: Page) -> list[str]:
    """Return what axe-core finds on a page."""
    script = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    page.evaluate(script)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then((r) => r.violations)")
    return [
        f"{urlsplit(page.url).path} {violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"][:3]
    ]


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-zäöüß]+", text.lower()))
