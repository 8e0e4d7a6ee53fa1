"""A program of your own on a Saecula server: a guest who plays a match against one of the server's bots.

python examples/guest.py http://127.0.0.1:8000 historia --bot greedy --save match.json
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

parser = argparse.ArgumentParser(description="Play a match on a Saecula server, choosing at random.")
parser.add_argument("server", help="its address, as in http://127.0.0.1:8000")
parser.add_argument("game", help="historia, sands_of_time, through_the_ages, clash_of_cultures or seven_ages")
parser.add_argument("--bot", default="random", help="whom to play against")
parser.add_argument("--save", default="", metavar="FILE", help="where to write the record")
given = parser.parse_args()
server = given.server.rstrip("/")
headers = {"Content-Type": "application/json", "Origin": server, "X-Saecula": "1"}
cookies = HTTPCookieProcessor()
opener = build_opener(cookies)


def choose(scene: dict[str, Any]) -> list[Any]:
    """Return the action to take: put your own code here."""
    return random.choice(scene["ask"]["options"])["action"]


def call(path: str, body: object = None) -> Any:
    """Return the server's answer, to a POST if there is a body; wait as long as the rate limit says."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with opener.open(Request(f"{server}/api{path}", data, headers)) as response:
            return json.load(response)
    except HTTPError as error:
        if error.code != 429:
            raise SystemExit(f"{path}: {error.read().decode()}") from error
        time.sleep(float(error.headers["Retry-After"]))
        return call(path, body)


call("/session", {"name": "Guest"})
seats = [{"kind": "me"}, {"kind": "bot", "bot": given.bot}]
match = f"/matches/{call('/matches', {'game': given.game, 'seats': seats})['id']}"
session = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.cookiejar)}
with connect(f"ws{server[4:]}/api{match}/live?seat=0", origin=server, additional_headers=session) as live:
    while (info := json.loads(live.recv()).get("info", {})).get("status") != "over":
        if info and info["seats"][0]["to_move"] and (scene := call(f"{match}/scene?seat=0"))["ask"]:
            call(f"{match}/choices", {"seat": 0, "token": scene["ask"]["token"], "action": choose(scene)})
print(call(match)["result"])
if given.save:
    with open(given.save, "w") as file:
        json.dump(call(f"{match}/record"), file)
