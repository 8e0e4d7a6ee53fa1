"""What `saecula about` says of a game: players, options, sources of its content."""

from __future__ import annotations

from dataclasses import Field
from typing import Any, Final

from rich.text import Text

from saecula.core.catalog import SOURCES, confidences, own_names, sources
from saecula.core.game import Game
from saecula.core.locale import message
from saecula.core.variants import declared
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import QUIET, Lines, clipped, heading, spread, wrapped

INDENT: Final = "    "


def draw_about(game: Game[Any], content: Any, width: int, messages: Messages) -> Lines:
    """Draw players, options, sources of the content, and a note on what is reconstructed."""
    least, most = game.players
    counts = sources(content.entries())
    lines = [
        heading(game.title, game.id, width),
        spread(Text(messages("about-players")), Text(messages("about-range", least=least, most=most)), width),
        spread(Text(messages("about-rules")), Text(str(game.version)), width),
        spread(Text(messages("about-digest")), Text(content.digest), width),
    ]
    options = declared(game.variant)
    if options:
        lines += [Text(), heading(messages("about-options"), "", width)]
    for option in options:
        lines += _option(game, option, width, messages)
    lines += [
        Text(),
        heading(messages("about-sources"), messages("about-entries", count=sum(counts.values())), width),
    ]
    for kind in SOURCES:
        number = messages("about-entries", count=counts[kind])
        lines.append(spread(Text(messages(f"source-{kind}")), Text(number), width))
    lines += _certainty(content, width, messages)
    if counts["reconstructed"]:
        lines += wrapped(Text(messages("about-reconstructed"), style=QUIET), width)
    return lines


def _certainty(content: Any, width: int, messages: Messages) -> Lines:
    """Draw how certain the entries are, and how many names no source has."""
    lines = []
    known = confidences(content.entries())
    if any(known.values()):
        levels = messages("about-levels", **known)
        lines.append(spread(Text(messages("about-confidence")), Text(levels), width))
    own = own_names(content.entries())
    if own:
        number = messages("about-entries", count=own)
        lines.append(spread(Text(messages("about-own-names")), Text(number), width))
    return lines


def _option(game: Game[Any], option: Field[Any], width: int, messages: Messages) -> Lines:
    clause: str = option.metadata["clause"]
    default = messages("about-default", value=_value(option.default, messages))
    if option.name in game.proposal:
        value = _value(game.proposal[option.name], messages)
        default += ", " + messages("about-proposed", value=value)
    left = Text.assemble((option.name, "bold"), "  ", (default, QUIET))
    lines = [spread(left, Text(clause, style=QUIET), width)]
    for text in (_meaning(game, option, messages), _choices(option, messages)):
        if text:
            lines += [Text.assemble(INDENT, line) for line in wrapped(Text(text), width - len(INDENT))]
    return [clipped(line, width) for line in lines]


def _meaning(game: Game[Any], option: Field[Any], messages: Messages) -> str:
    """Return the game's own description of an option."""
    return message(("saecula.core", game.package), messages.language, f"option-{option.name}") or ""


def _choices(option: Field[Any], messages: Messages) -> str:
    choices = ", ".join(option.metadata["choices"])
    if isinstance(option.default, bool):
        return messages("about-flag")
    return messages(
        "about-several" if isinstance(option.default, tuple) else "about-choices", choices=choices
    )


def _value(value: Any, messages: Messages) -> str:
    if isinstance(value, bool):
        return messages("on" if value else "off")
    if isinstance(value, tuple):
        return ",".join(value) or messages("none")
    return str(value)
