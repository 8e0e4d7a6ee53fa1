"""Finished matches are analysed in the background, for everybody who may see them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import delete

from saecula.bots import LEVELS
from saecula.core.record import encode_record, read_record
from saecula.server import analysing
from saecula.server.analysing import Analysing
from saecula.server.analyst import Analyst, Opening, Task, Worded, judge_some, open_match
from saecula.server.matches import Matches
from saecula.server.people import People
from saecula.server.schemas import Level
from saecula.server.storage import AnalysisRow, Database, MatchRow, Person
from tests.server.serving import Player, Served, served, settings_for, wait_for

RECORDS = Path(__file__).parent.parent / "records" / "historia"
RECORD = read_record(RECORDS / "2-players.json")
FEW = 4
TINY: dict[str, Any] = {"analysis_simulations": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_for(tmp_path_factory.mktemp("analysis"), **TINY)) as running:
        yield running


@pytest.fixture(autouse=True)
def few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first decisions of each match are judged."""
    whole = Analyst.open

    async def opening(self: Analyst, task: Task) -> Opening:
        found = await whole(self, task)
        return msgspec.structs.replace(found, decisions=found.decisions[:FEW])

    monkeypatch.setattr(Analyst, "open", opening)


def hold(patch: pytest.MonkeyPatch, after: int = 0) -> asyncio.Event:
    """Let verdicts come one by one, and after this many no more until they are released."""
    judged = Analyst.judge
    done, let_go = 0, asyncio.Event()

    async def judge(self: Analyst, task: Task, choices: list[int]) -> list[Worded]:
        nonlocal done
        if done == after:
            await let_go.wait()
        done += 1
        return await judged(self, task, choices[:1])

    patch.setattr(Analyst, "judge", judge)
    return let_go


@contextmanager
def held(server: Served, monkeypatch: pytest.MonkeyPatch, after: int = 0) -> Iterator[None]:
    """After this many verdicts there are no more for a while."""

    async def release() -> None:
        let_go.set()

    with monkeypatch.context() as patch:
        let_go = hold(patch, after)
        yield
    server.run(release())


def finished(player: Player) -> str:
    response = player.client.post("/api/matches/import", content=encode_record(RECORD))
    assert response.status_code == 200, response.text
    match: str = response.json()["id"]
    return match


def start(player: Player, match: str, level: str = "prince") -> Any:
    return player.ok("POST", f"/api/matches/{match}/analysis", {"level": level})


def look(player: Player, match: str, more: str = "") -> Any:
    return player.ok("GET", f"/api/matches/{match}/analysis?lang=en{more}")


def ended(player: Player, match: str) -> Any:
    wait_for(lambda: look(player, match)["status"] not in ("waiting", "running"))
    return look(player, match)


def test_a_match_is_analysed_once_for_everybody(ada: Player, mei: Player) -> None:
    match = finished(ada)
    assert look(mei, match) == {
        "level": "prince",
        "status": "none",
        "done": 0,
        "all": 0,
        "others": 0,
        "seconds": None,
        "yours": False,
        "chances": [],
        "turning": [],
        "verdicts": [],
    }
    assert start(ada, match)["status"] in ("waiting", "running")
    found = ended(ada, match)
    assert (found["status"], found["done"], found["all"]) == ("done", FEW, FEW)
    choices = ada.info(match)["choices"]
    assert [found["chances"][0]["at"], found["chances"][-1]["at"]] == [0, choices]
    winners = ada.info(match)["result"]["winners"]
    assert found["chances"][-1]["chances"] == [1.0 if seat in winners else 0.0 for seat in (0, 1)]
    assert len(found["verdicts"]) == FEW
    for verdict in found["verdicts"]:
        assert verdict["prompt"]
        assert [option["chosen"] for option in verdict["options"]].count(True) == 1
        assert all(option["label"] for option in verdict["options"])
        assert 0 <= verdict["loss"] <= 1
    assert start(mei, match)["verdicts"] == found["verdicts"]
    later = look(mei, match, f"&after={found['verdicts'][1]['at']}")
    assert later == {**found, "verdicts": found["verdicts"][2:], "chances": [], "turning": []}
    german = mei.ok("GET", f"/api/matches/{match}/analysis?lang=de")["verdicts"]
    assert [v["prompt"] for v in german] != [v["prompt"] for v in found["verdicts"]]
    assert look(mei, match, "&level=emperor")["status"] == "none"


def test_only_matches_that_are_over(ada: Player) -> None:
    running = ada.new("me", "hotseat")["id"]
    ada.refused("not_revealed", "GET", f"/api/matches/{running}/analysis")
    ada.refused("not_revealed", "POST", f"/api/matches/{running}/analysis", {})
    ada.refused("not_revealed", "POST", f"/api/matches/{running}/analysis/stop", {})
    nobodys = f"/api/matches/{'x' * 22}/analysis"
    ada.refused("not_found", "GET", nobodys)
    ada.refused("not_found", "POST", nobodys, {})


def test_strangers_look_on(server: Served, ada: Player) -> None:
    match = finished(ada)
    with server.person(signed_in=False) as stranger:
        stranger.refused("not_signed_in", "POST", f"/api/matches/{match}/analysis", {})
        stranger.refused("not_signed_in", "POST", f"/api/matches/{match}/analysis/stop", {})
        assert look(stranger, match)["status"] == "none"
    ada.refused("bad_request", "POST", f"/api/matches/{match}/analysis", {"level": "greedy"})
    ada.refused("bad_request", "GET", f"/api/matches/{match}/analysis?level=greedy")


def test_it_can_be_stopped_and_goes_on(
    server: Served, ada: Player, mei: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(ada)
    stop = f"/api/matches/{match}/analysis/stop"
    ada.refused("conflict", "POST", stop, {})
    with held(server, monkeypatch, 2):
        start(ada, match)
        found = wait_for(lambda: (now := look(ada, match))["done"] == 2 and now)
        assert (found["status"], found["yours"], found["seconds"] > 0) == ("running", True, True)
        assert len(found["chances"]) > 10
        assert not look(mei, match)["yours"]
        mei.refused("forbidden", "POST", stop, {})
        stopped = ada.ok("POST", stop, {})
        assert (stopped["status"], len(stopped["verdicts"])) == ("stopped", 2)
        ada.refused("conflict", "POST", stop, {})
    start(mei, match)
    found = ended(mei, match)
    assert (found["status"], found["done"]) == ("done", FEW)
    assert found["verdicts"][:2] == stopped["verdicts"]


def test_one_person_may_wait_for_a_limited_number(
    server: Served, ada: Player, mei: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "OWN_IN_LINE", 2)
    match, another = finished(ada), finished(ada)
    with held(server, monkeypatch):
        start(ada, match)
        assert start(ada, match, "emperor")["others"] == 1
        ada.refused("rate_limited", "POST", f"/api/matches/{another}/analysis", {})
        assert start(ada, match)["others"] == 1  # the same one again
        start(mei, another)
        monkeypatch.setattr(analysing, "IN_LINE", 3)
        mei.refused("rate_limited", "POST", f"/api/matches/{match}/analysis", {"level": "settler"})
        for level, of in (("prince", match), ("emperor", match), ("prince", another)):
            ada.ok("POST", f"/api/matches/{of}/analysis/stop", {"level": level})


def test_it_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(tmp_path, **TINY)
    with monkeypatch.context() as patch:
        hold(patch, 2)
        with served(settings) as server, server.person("Ada") as ada:
            match = finished(ada)
            start(ada, match)
            before = wait_for(lambda: (now := look(ada, match))["done"] == 2 and now)
    with served(settings) as server, server.person("Mei") as mei:
        found = ended(mei, match)
        assert (found["status"], found["done"]) == ("done", FEW)
        assert found["verdicts"][:2] == before["verdicts"]


def test_it_goes_on_after_its_process_died(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = Analyst.judge
    killed: list[int] = []

    async def judge(self: Analyst, task: Task, choices: list[int]) -> list[Worded]:
        if not killed:
            assert self._aside.pid is not None
            killed.append(self._aside.pid)
            os.kill(killed[0], signal.SIGKILL)
        return await judged(self, task, choices)

    monkeypatch.setattr(Analyst, "judge", judge)
    match = finished(ada)
    start(ada, match)
    assert ended(ada, match)["status"] == "done"
    assert killed


def test_what_cannot_be_analysed_says_so(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(ada)
    with monkeypatch.context() as patch:

        async def judge(*_: Any) -> list[Worded]:
            raise ValueError("a fault of ours")

        patch.setattr(Analyst, "judge", judge)
        start(ada, match)
        found = ended(ada, match)
        assert (found["status"], found["done"]) == ("failed", 0)
    start(ada, match)  # and may be tried again
    assert ended(ada, match)["status"] == "done"


def test_two_processes_never_take_the_same(postgres: str) -> None:
    assert asyncio.run(claims(postgres)) == [["a", "b"], ["c"], []]


async def claims(url: str) -> list[list[str]]:
    """Return what two processes claim at the same time, again and again."""
    databases = [Database(url), Database(url)]
    try:
        await databases[0].migrate()
        async with databases[0].write() as session:
            session.add(Person(id="ada", name="Ada", created=0.0))
            await session.flush()
            for match in "cab":
                session.add(MatchRow(**match_values(match)))
                await session.flush()
                session.add(analysis_row(match, spent=1.0 if match == "c" else 0.0))
        two = [Analysing(Matches(database, People(database, b""), 1)) for database in databases]
        found = []
        for _ in range(3):
            rows = await asyncio.gather(*[one._claim() for one in two])
            found.append(sorted([row.match for row in rows if row is not None]))
        async with databases[0].write() as session:
            await session.execute(delete(MatchRow).where(MatchRow.owner == "ada"))
        return found
    finally:
        for database in databases:
            await database.close()


def match_values(match: str) -> dict[str, Any]:
    texts = {"id": match, "game": "historia", "owner": "ada", "status": "over", "options": "{}", "invite": ""}
    return {**texts, "public": False, "created": 0.0, "touched": 0.0, "bots_due": False}


def analysis_row(match: str, spent: float) -> AnalysisRow:
    return AnalysisRow(match=match, level="prince", person="ada", status="waiting", asked=0.0, spent=spent)


def test_choices_are_counted_from_the_very_beginning() -> None:
    task = Task("historia", encode_record(RECORD), 0, "prince", 2)
    later = msgspec.structs.replace(task, past=100)
    plain, shifted = open_match(task), open_match(later)
    assert [at + 100 for at in plain.decisions] == shifted.decisions
    assert [(c.at + 100, c.chances) for c in plain.chances] == [(c.at, c.chances) for c in shifted.chances]
    first, same = judge_some(task, [7])[0], judge_some(later, [107])[0]
    assert (first.verdict.at, same.verdict.at) == (7, 107)
    assert first.words == same.words


def test_all_levels_can_be_asked_for() -> None:
    assert list(get_args(Level)) == list(LEVELS)
