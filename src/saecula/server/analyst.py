"""The process that analyses: of low priority, so that it never slows down the players' bots."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Final

import msgspec

from saecula.analysis import Chances, Judge, Turning, Verdict, course, decisions, turning_points
from saecula.bots.registry import settings_of
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game
from saecula.core.locale import Texts, languages
from saecula.core.plain import tuples
from saecula.core.record import Match, decode_record
from saecula.core.scene import label_of
from saecula.games import game as game_of
from saecula.server.aside import Aside
from saecula.server.tables import content_of

PIECE: Final = 2.0  # seconds of work after which it reports what it has found
SEED: Final = "analysis"


class Task(msgspec.Struct, frozen=True):
    """A match to analyse."""

    game: str
    record: bytes
    past: int  # choices made under other rules, before those of the record
    level: str
    most_simulations: int = 0  # for one decision; 0: as many as the level has


class Opening(msgspec.Struct, frozen=True):
    """What is found immediately, and the choices to judge."""

    chances: list[Chances] = []
    turning: list[Turning] = []
    decisions: list[int] = []


class Words(msgspec.Struct, frozen=True):
    """A question and the options of its verdict in one language."""

    prompt: str
    labels: list[str]


class Worded(msgspec.Struct, frozen=True):
    """The texts of a verdict, by language."""

    verdict: Verdict
    words: dict[str, Words]


def open_match(task: Task) -> Opening:
    """Compute the chances over the whole match; choices are counted from its very beginning."""
    match, past = _match(task.game, task.record), task.past
    chances = course(match)
    return Opening(
        [Chances(found.at + past, found.chances) for found in chances],
        [msgspec.structs.replace(found, at=found.at + past) for found in turning_points(match, chances)],
        [at + past for at in decisions(match)],
    )


def judge_some(task: Task, choices: list[int]) -> list[Worded]:
    """Judge the first of these choices, as many as fit into a short time."""
    end = time.monotonic() + PIECE
    match = _match(task.game, task.record)
    usual = settings_of(task.level, match.game).simulations
    judge = Judge(match, task.level, min(usual, task.most_simulations or usual), SEED)
    found: list[Worded] = []
    for at in choices:
        verdict = judge.verdict(at - task.past)
        words = {language: _in_words(match, verdict, language) for language in languages()}
        found.append(Worded(msgspec.structs.replace(verdict, at=at), words))
        if time.monotonic() > end:
            break
    return found


@lru_cache(maxsize=1)
def _match(game: str, record: bytes) -> Match[Any]:
    known: Game[Any] = game_of(game)
    return Match.open(known, decode_record(record), content_of(game))


def _in_words(match: Match[Any], verdict: Verdict, language: str) -> Words:
    """Describe a verdict in the words that the seat saw."""
    seen = match.game.redact(match.at(verdict.at), verdict.seat)
    texts = Texts(match.game, seen.position, language, match.record.names)
    frame = flow.ask_of(seen.position, verdict.seat)
    assert frame is not None  # a seat that chose was asked
    prompt = texts.text(f"ask-{match.game.rules.entries[rule_id(frame)].id}", texts.frame_arguments(frame))
    return Words(prompt, [label_of(texts, tuples(option.action)) for option in verdict.best])


class Analyst:
    """Has matches analysed in a separate process, which is started when it is first needed."""

    def __init__(self) -> None:
        self._aside = Aside()

    async def open(self, task: Task) -> Opening:
        """Return what is found immediately."""
        found: Opening = await self._aside.do(open_match, task)
        return found

    async def judge(self, task: Task, choices: list[int]) -> list[Worded]:
        """Return some verdicts, on the first of these choices."""
        found: list[Worded] = await self._aside.do(judge_some, task, choices)
        return found

    async def close(self) -> None:
        """End the process immediately; whatever it is working on can be done again."""
        await self._aside.close()
