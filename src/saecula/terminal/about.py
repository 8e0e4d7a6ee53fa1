"""What there is to know of a game before playing it."""

from __future__ import annotations

from dataclasses import Field
from typing import Any, Final

from rich.text import Text

from saecula.core.catalog import SOURCES, sources
from saecula.core.game import Game
from saecula.core.locale import bundle
from saecula.core.variants import declared
from saecula.terminal.ink import QUIET, Lines, clipped, heading, spread, wrapped
from saecula.terminal.words import Words

INDENT: Final = "    "


def draw_about(game: Game[Any], content: Any, width: int, words: Words) -> Lines:
    """Players, options, sources of the content, what is reconstructed."""
    least, most = game.players
    counts = sources(content.entries())
    lines = [
        heading(game.title, game.id, width),
        spread(Text(words("about-players")), Text(words("about-range", least=least, most=most)), width),
        spread(Text(words("about-rules")), Text(str(game.version)), width),
        spread(Text(words("about-digest")), Text(content.digest), width),
        Text(),
        heading(words("about-options"), "", width),
    ]
    for option in declared(game.variant):
        lines += _option(game, option, width, words)
    lines += [
        Text(),
        heading(words("about-sources"), words("about-entries", count=sum(counts.values())), width),
    ]
    for kind in SOURCES:
        number = words("about-entries", count=counts[kind])
        lines.append(spread(Text(words(f"source-{kind}")), Text(number), width))
    if counts["reconstructed"]:
        lines += wrapped(Text(words("about-reconstructed"), style=QUIET), width)
    return lines


def _option(game: Game[Any], option: Field[Any], width: int, words: Words) -> Lines:
    clause: str = option.metadata["clause"]
    default = words("about-default", value=_value(option.default, words))
    left = Text.assemble((option.name, "bold"), "  ", (default, QUIET))
    lines = [spread(left, Text(clause, style=QUIET), width)]
    for text in (_meaning(game, option, words), _choices(option, words)):
        if text:
            lines += [Text.assemble(INDENT, line) for line in wrapped(Text(text), width - len(INDENT))]
    return [clipped(line, width) for line in lines]


def _meaning(game: Game[Any], option: Field[Any], words: Words) -> str:
    """What the game's own words say of an option."""
    messages = bundle(("saecula.core", game.package), words.language)
    pattern = messages.get_message(f"option-{option.name}").value
    return str(messages.format_pattern(pattern, {})[0]) if pattern is not None else ""


def _choices(option: Field[Any], words: Words) -> str:
    choices = ", ".join(option.metadata["choices"])
    if isinstance(option.default, bool):
        return words("about-flag")
    return words("about-several" if isinstance(option.default, tuple) else "about-choices", choices=choices)


def _value(value: Any, words: Words) -> str:
    if isinstance(value, bool):
        return words("on" if value else "off")
    if isinstance(value, tuple):
        return ",".join(value) or words("none")
    return str(value)
