"""Take screenshots of every page of the web client, wide and narrow, light and dark.

`python -m tools.screenshots [--out DIR]` starts its own server; moves are made by a fixed seed, so that two
runs show the same match. The match table is taken in the moments and sizes in which its layout is checked,
each in one theme and one language by turns; `--all` takes all of them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

from saecula.core.locale import languages
from saecula.games import all_games
from saecula.games import game as game_of
from tests.browser.scenes import MOMENTS, GameScenes, Scenes
from tests.browser.stage import SIZES as TABLE_SIZES
from tests.browser.stage import Size, staged
from tests.browser.toys import TOYS

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
OUT: Final = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES: Final = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES: Final = ("light", "dark")
LONGEST: Final = 1000
SEED: Final = "screenshots"
# Choices that would end the match or leave little to see.
RASH: Final = ("destroy", "end_actions", "pass", "trade", "raze", "end_turn", "idle", "dissolve")


class Table:
    """A player who creates matches and plays in them."""

    def __init__(self, request: APIRequestContext, origin: str) -> None:
        self._request = request
        self._headers = {"Origin": origin, "X-Saecula": "1"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._request.fetch(path, method=method, headers=self._headers, data=body)
        if not answer.ok:
            raise SystemExit(f"{method} {path}: {answer.text()}")
        return answer.json()

    def new(self, *seats: dict[str, str], seed: str | None = SEED, game: str = "historia") -> str:
        body: dict[str, Any] = {"game": game, "options": dict(game_of(game).proposal), "seats": list(seats)}
        body |= {"public": seed is None, "seed": seed}
        made: str = self.ask("POST", "/api/matches", body)["id"]
        return made

    def play(self, match: str, most: int = LONGEST, until: str = "", after: int = 0, least: int = 1) -> None:
        """Make this many choices, always by the same rule, or more until a choice has enough options."""
        made = 0
        while made < most:
            info = self.ask("GET", f"/api/matches/{match}")
            if info["status"] == "over":
                return
            for seat in info["you"]:
                ask = self.ask("GET", f"/api/matches/{match}/scene?seat={seat}")["ask"]
                if ask is None:
                    time.sleep(0.02)
                    continue
                if made >= after and until == ask["decision"] and len(ask["options"]) >= least:
                    return
                kept = [option for option in ask["options"] if option["action"][0] not in RASH]
                options = kept or ask["options"]
                action = options[made * 3 % len(options)]["action"]
                body = {"seat": seat, "token": ask["token"], "action": action}
                self.ask("POST", f"/api/matches/{match}/choices", body)
                made += 1
        while self.ask("GET", f"/api/matches/{match}/scene?seat=0")["ask"] is None:
            time.sleep(0.02)


@contextmanager
def serving() -> Iterator[str]:
    """Start a server with an empty folder and yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    origin = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "saecula.cli", "serve", "--port", str(port), "--data", folder]
        saecula = Path(sys.executable).parent / "saecula"
        if saecula.exists():
            command[:3] = [str(saecula)]
        process = subprocess.Popen(command, env={**os.environ, "SAECULA_RATE_LIMITS": "off"})
        try:
            for _ in range(300):
                try:
                    with urllib.request.urlopen(f"{origin}/api/health", timeout=5) as answer:
                        if json.load(answer)["status"] == "ok":
                            break
                except urllib.error.URLError:
                    time.sleep(0.1)
            else:
                raise SystemExit("the server does not start")
            yield origin
        finally:
            process.terminate()
            process.wait(20)


def through_the_ages(table: Table) -> dict[str, str]:
    """Prepare matches at moments that look different, by the names of their screenshots."""
    me, bot, chance = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}
    made = {
        "ages-act": table.new(me, bot, game="through_the_ages"),
        "ages-politics": table.new(me, chance, chance, game="through_the_ages"),
        "ages-auction": table.new(me, chance, chance, game="through_the_ages"),
        "ages-over": table.new(me, chance, chance, game="through_the_ages"),
    }
    table.play(made["ages-act"], until="act", after=36, least=14)
    table.play(made["ages-politics"], until="political_action", after=20, least=2)
    table.play(made["ages-auction"], until="bid")
    table.play(made["ages-over"])
    return made


def take(browser: Browser, origin: str, out: Path) -> list[Path]:
    """Take all screenshots."""
    context = browser.new_context(base_url=origin)
    table = Table(context.request, origin)
    table.ask("POST", "/api/session", {"name": "Ada"})
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
    running = table.new(me, bot, bot, bot)
    table.play(running, 26)
    finished = table.new(me, bot, bot)
    table.play(finished)
    sands = table.new(me, bot, bot, bot, game="sands_of_time")
    table.play(sands, 30)
    clash = table.new(me, bot, bot, bot, game="clash_of_cultures")
    table.play(clash, 60)
    seven = table.new(me, bot, bot, bot, game="seven_ages")
    table.play(seven, until="place_markers", after=36, least=2)
    moments = through_the_ages(table)
    shared = table.new(me, {"kind": "hotseat", "name": "Mei"})
    waiting = table.new(me, {"kind": "open"}, bot, seed=None)
    kept: Any = context.storage_state()
    context.close()
    pages = {
        "home": ("/", ".hero-map"),
        "lobby": ("/lobby", "form select"),
        "waiting": (f"/match/{waiting}", ".list li"),
        "match": (f"/match/{running}", "#dock [data-option]"),
        "sands": (f"/match/{sands}", "#dock [data-option]"),
        "clash": (f"/match/{clash}", "#dock [data-option]"),
        "seven": (f"/match/{seven}", "#dock [data-option]"),
        **{name: (f"/match/{match}", "#dock .question") for name, match in moments.items()},
        "match-over": (f"/match/{finished}", "#dock .ended"),
        "curtain": (f"/match/{shared}", "main.curtain"),
        "replay": (f"/replay/{finished}?at=90", ".chart"),
        "my-matches": ("/matches", ".list li"),
        "rules": ("/rules/historia", ".clause"),
        "about": ("/about", "table.sources"),
    }
    made: list[Path] = []
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            phone = size == "phone"
            context = browser.new_context(
                base_url=origin,
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                locale="en-GB",
                storage_state=kept,
                has_touch=phone,
                is_mobile=phone,
            )
            page = context.new_page()

            def shoot(name: str, page: Any = page, kind: str = f"{size}-{theme}") -> None:
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(250)
                made.append(out / f"{name}-{kind}.png")
                page.screenshot(path=made[-1])

            for name, (path, part) in pages.items():
                page.goto(path)
                page.wait_for_selector(part)
                if "/match/" in path and name.startswith("match"):
                    page.wait_for_selector("svg.map")
                shoot(name)
                if phone and name == "match":
                    for tab in ("table", "players", "log"):
                        page.locator("nav.tabs button").nth(("table", "players", "log").index(tab) + 1).tap()
                        shoot(f"match-{tab}")
            for name, match in {"match-german": running, "ages-german": moments["ages-act"]}.items():
                page.goto(f"/match/{match}?lang=de")
                page.wait_for_selector("#dock [data-option]")
                shoot(name)
            context.close()
    return made


def tables(browser: Browser, out: Path, everything: bool = False) -> list[Path]:
    """Take the match table of all games, and of the large maps of its tests."""
    subjects: dict[str, Callable[[str], Scenes]] = {game.id: GameScenes(game) for game in all_games()}
    subjects |= TOYS
    scales = sorted({size.scale for size in TABLE_SIZES})
    made: list[Path] = []
    for name, scale, theme, language in itertools.product(subjects, scales, THEMES, languages()):
        wanted = [
            (size, moment)
            for size, moment in itertools.product(TABLE_SIZES, MOMENTS)
            if size.scale == scale and (everything or by_turns(size, moment) == (theme, language))
        ]
        with staged(browser, scale, color_scheme=theme) as stage:
            for size, moment in wanted:
                stage.resize(size.width, size.height)
                stage.show(subjects[name](language)[moment])
                made.append(out / f"{name}-{moment}-{size}-{language}-{theme}.png")
                stage.page.screenshot(path=made[-1])
    return made


def by_turns(size: Size, moment: str) -> tuple[str, str]:
    """Return the theme and the language of a moment at a size: neighbours differ."""
    turn = TABLE_SIZES.index(size) + MOMENTS.index(moment)
    return THEMES[turn % 2], languages()[turn // 2 % len(languages())]


def main() -> None:
    """Parse the command line and take the screenshots."""
    parser = argparse.ArgumentParser(description="Screenshots of every page of the web client.")
    parser.add_argument("--out", type=Path, default=OUT, help="folder for the screenshots")
    parser.add_argument("--all", action="store_true", help="the match table in all themes and languages")
    parser.add_argument("--tables", action="store_true", help="only the match table")
    given = parser.parse_args()
    out: Path = given.out
    if not Path(CHROMIUM).exists():
        raise SystemExit(f"{CHROMIUM} is missing: apt-get install chromium")
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        made = tables(browser, out, given.all)
        if not given.tables:
            with serving() as origin:
                made += take(browser, origin, out)
        browser.close()
    size = sum([path.stat().st_size for path in made]) // 1024
    print(f"{len(made)} pictures, {size} kB, in {out}")


if __name__ == "__main__":
    main()
