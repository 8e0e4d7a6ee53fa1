"""The games as the API describes them: options, bots, sources, rules."""

from __future__ import annotations

import re
from dataclasses import Field
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from saecula.bots import BOTS, USUAL_BOT
from saecula.core.catalog import sources
from saecula.core.game import Game
from saecula.core.locale import message
from saecula.core.variants import declared
from saecula.games import all_games
from saecula.games import game as game_of
from saecula.server.schemas import Chapter, Clause, GameInfo, OptionInfo, RulesText
from saecula.server.tables import content_of

_CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]?\d+[a-z]?)\*\*\s*(?P<text>.*)")
_MARKS: Final = re.compile(r"\*\*|`")


def games_in(language: str) -> list[GameInfo]:
    """Describe all games in a language."""
    return [_game_info(game, language) for game in all_games()]


def _game_info(game: Game[Any], language: str) -> GameInfo:
    content = content_of(game.id)
    return GameInfo(
        id=game.id,
        title=game.title,
        players=game.players,
        options=[_option_info(game, option, language) for option in declared(game.variant)],
        bots=list(BOTS),
        usual_bot=USUAL_BOT,
        sources=dict(sources(content.entries())),
        digest=content.digest,
    )


def _option_info(game: Game[Any], option: Field[Any], language: str) -> OptionInfo:
    default: Any = option.default
    kind: Literal["flag", "choice", "list"] = "choice"
    if isinstance(default, bool):
        kind = "flag"
    elif isinstance(default, tuple):
        kind = "list"
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=_as_json(default),
        proposed=_as_json(game.proposal.get(option.name, default)),
        choices=list(option.metadata["choices"]),
        text=message(("saecula.core", game.package), language, f"option-{option.name}") or "",
        clause=option.metadata["clause"],
    )


def _as_json(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


@cache
def rules_of(id_: str) -> RulesText:
    """Return the catalogue of a game's rules, chapter by chapter."""
    game = game_of(id_)
    catalogue = files(game.package).joinpath("rules.md")
    text = catalogue.read_text(encoding="utf-8") if catalogue.is_file() else ""
    return RulesText(game=game.id, chapters=parse_chapters(text))


def parse_chapters(text: str) -> list[Chapter]:
    """Return chapters and clauses; indented lines continue the clause above them."""
    chapters: list[Chapter] = []
    clause: Clause | None = None
    for line in text.splitlines():
        if line.startswith("## "):
            chapters.append(Chapter(title=line[3:].strip(), clauses=[]))
            clause = None
        elif chapters and (found := _CLAUSE.match(line)):
            clause = Clause(id=found["id"], text=_MARKS.sub("", found["text"]))
            chapters[-1].clauses.append(clause)
        elif clause is not None and line.startswith(" ") and line.strip():
            clause.text += " " + _MARKS.sub("", line.strip())
        else:
            clause = None
    return [chapter for chapter in chapters if chapter.clauses]
