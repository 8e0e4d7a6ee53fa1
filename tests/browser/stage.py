"""Show given scenes in the built client without a server: its requests and connection are answered here."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute

from saecula.core.scene import MapPanel, Scene
from saecula.server.app import STATIC
from saecula.server.schemas import MatchInfo, SeatInfo
from tests.browser.measures import SCRIPT

ORIGIN: Final = "http://localhost:9"  # nobody listens there: whatever is not answered here fails
MATCH: Final = "staged"
ME: Final = {"id": "me", "name": "Livia", "guest": True, "language": "en"}

# Waits until the fonts are loaded and nothing has moved for some frames.
SETTLE: Final = """
async ([prompt, frames]) => {
  await document.fonts.ready
  const plain = (text) => (text ?? '').replaceAll('\\u00ad', '')
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const look = () => {
    const page = document.querySelector('#app')
    const boxes = [...page.querySelectorAll('[data-part], #dock *, svg')].map((part) => {
      const box = part.getBoundingClientRect()
      return [box.x, box.y, box.width, box.height, part.getAttribute('viewBox')].join()
    })
    return page.querySelectorAll('*').length + boxes.join(' ')
  }
  let before = '', now = '', still = 0
  for (let i = 0; still < frames; i++) {
    if (i > 300) throw new Error(now ? 'the page does not come to rest' : `not asked: ${prompt}`)
    await frame()
    now = plain(document.querySelector('#dock')?.textContent).includes(plain(prompt)) ? look() : ''
    still = now && now === before ? still + 1 : 0
    before = now
  }
}
"""
FRAMES: Final = 3


class Size(NamedTuple):
    """A size in pixels of the page, of which `scale` pixels of the screen make one."""

    width: int
    height: int
    scale: float = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + ("-zoomed" if self.scale > 1 else "")


SIZES: Final = (
    Size(1366, 657),
    Size(1440, 900),
    Size(1536, 730),
    Size(1920, 1080),
    Size(820, 1180),
    Size(390, 844),
    Size(844, 390),
    Size(720, 450, scale=2),  # 1440 × 900 at a zoom of 200 %
)


def info_of(scene: Scene) -> MatchInfo:
    """Return what the server would say about the match of a scene."""
    mats = sorted([mat for mat in scene.board.mats if mat.seat >= 0], key=lambda mat: mat.seat)
    seats = [
        SeatInfo(
            index=mat.seat,
            kind="person" if mat.you else "bot",
            name=mat.person or mat.name,
            you=mat.you,
            to_move=mat.seat in scene.to_move,
            bot=None if mat.you else "greedy",
        )
        for mat in mats
    ]
    return MatchInfo(
        id=MATCH,
        game=scene.game,
        title=scene.title,
        options={},
        public=False,
        status="over" if scene.over else "running",
        created=0,
        moment=scene.board.moment,
        seats=seats,
        you=[scene.viewer],
        owner=True,
        choices=40,
        undo="free",
        resign=["bot"],
    )


class Stage:
    """A window whose match page shows one scene after another."""

    def __init__(self, context: BrowserContext) -> None:
        self.chosen: list[Any] = []  # bodies of the choices that the page sent
        self.troubles: list[str] = []
        self.encore: Scene | None = None  # shown after the next choice, once others have chosen too
        self._scene: Scene | None = None
        self._version = 0
        self._answering = 0  # choices whose answer is under way
        self._line: WebSocketRoute | None = None
        context.add_init_script(SCRIPT)
        context.route("**/*", self._answer)
        context.route_web_socket("**/live?*", self._connect)
        context.add_cookies([{"name": "saecula_known", "value": "1", "url": ORIGIN}])
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def show(self, scene: Scene) -> None:
        """Show a scene: open the page with the first, send every other one over the live line."""
        while self._answering:
            self.page.wait_for_timeout(10)
        self._scene = scene
        if self._line is None:
            self.page.goto(f"{ORIGIN}/match/{MATCH}?lang={scene.language}")
        else:
            self._send()
        self.settle()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def settle(self) -> None:
        """Wait until the question of the scene is there and the page is still."""
        scene = self._scene
        assert scene is not None
        assert scene.ask is not None
        if any(isinstance(panel, MapPanel) for panel in scene.board.panels):
            # The code that draws maps is loaded late.
            self.page.wait_for_selector(".map-board svg", state="attached")
        self.page.evaluate(SETTLE, [scene.ask.prompt, FRAMES])
        assert self.troubles == []

    def _send(self, asked: bool = True) -> None:
        scene, line = self._scene, self._line
        assert scene is not None
        assert line is not None
        self._version += 1
        sent = msgspec.to_builtins(scene)
        if asked:
            sent["ask"]["token"] = str(self._version)  # what was answered before may be asked again
        else:
            sent["ask"], sent["to_move"] = None, []
        message = {"kind": "scene", "v": self._version, "scene": sent, "info": self._info()}
        line.send(json.dumps(message))

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda _: line.send('{"kind":"pong"}'))
        self._send()

    def _info(self) -> Any:
        assert self._scene is not None
        return info_of(self._scene).model_dump(mode="json")

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path == "/api/me":
            route.fulfill(json=ME)
        elif path == f"/api/matches/{MATCH}":
            route.fulfill(json=self._info())
        elif path == f"/api/matches/{MATCH}/choices":
            self._choose(route)
        elif path.startswith("/api/"):
            route.fulfill(status=404, json={"error": "not_found", "message": path})
        else:
            file = STATIC / path.lstrip("/")
            file = file if file.is_file() else STATIC / "index.html"
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), content_type=kind)

    def _choose(self, route: Route) -> None:
        self._answering += 1
        self.chosen.append(route.request.post_data_json)
        route.fulfill(json={"choices": 40 + len(self.chosen)})
        self._send(asked=False)
        if self.encore is not None:
            self._scene, self.encore = self.encore, None
            self._send()
        self._answering -= 1


@contextmanager
def staged(browser: Browser, scale: float = 1, **more: Any) -> Iterator[Stage]:
    """Open a window of its own, with this many pixels of the screen to one of the page."""
    context = browser.new_context(reduced_motion="reduce", device_scale_factor=scale, **more)
    try:
        yield Stage(context)
    finally:
        context.close()
