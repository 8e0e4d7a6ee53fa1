"""Action words, the domains of their operands, and the numbering that environments use."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from saecula.core.errors import IllegalChoice
from saecula.core.position import Action

if TYPE_CHECKING:
    from saecula.core.locale import Texts

MOST_OPERANDS: Final = 2
MOST_IDS: Final = 4096


@dataclass(frozen=True)
class Domain:
    """A finite set of operands: what they are, how they are called, and how many there may ever be.

    `room` keeps numbers stable when content is added; the name of the domain makes ids of things in a scene
    (`territory:china`).
    """

    name: str
    values: Callable[[Any], Sequence[str | int]]  # from the game's content
    label: Callable[[Texts, Any], str]
    room: int
    thing: str = ""  # the domain whose things these are in scenes, where it is another one

    def thing_id(self, value: str | int) -> str:
        """Return the id of the thing in scenes."""
        return f"{self.thing or self.name}:{value}"


def entry_name(entry: Any, language: str) -> str:
    """The name of a content entry in a language."""
    name: str = entry.name.de if language == "de" else entry.name.en
    return name


def named(file: str, room: int, name: str) -> Domain:
    """A domain made of the entries of a content file."""

    def values(content: Any) -> list[str]:
        return list(content.files[file])

    def label(texts: Texts, value: Any) -> str:
        return entry_name(texts.content.files[file][value], texts.language)

    return Domain(name, values, label, room)


def _numbers(_: Any) -> range:
    return range(100)


def _number_label(_: Texts, value: Any) -> str:
    return str(value)


NUMBER: Final = Domain("number", _numbers, _number_label, 100)

Verbs = Mapping[str, Mapping[str, Domain]]
KERNEL_VERBS: Final[Verbs] = {"done": {}, "pass": {}}


class Vocabulary:
    """Numbers every action of a game: verbs in order, operands by their place in their domain."""

    def __init__(self, verbs: Verbs, content: Any) -> None:
        self.size = 0
        self._start: dict[str, int] = {}
        self._domains: dict[str, list[tuple[Domain, list[str | int], dict[str | int, int]]]] = {}
        words: list[str] = []
        for verb, operands in verbs.items():
            if len(operands) > MOST_OPERANDS:
                raise ValueError(f"{verb}: more than {MOST_OPERANDS} operands")
            ids = 1
            domains = []
            for domain in operands.values():
                values = list(domain.values(content))
                places = {value: i for i, value in enumerate(values)}
                if len(values) > domain.room:
                    raise ValueError(f"domain {domain.name}: {len(values)} values, room for {domain.room}")
                if len(places) < len(values):
                    raise ValueError(f"domain {domain.name}: a value is given twice")
                domains.append((domain, values, places))
                ids *= domain.room
                words += [domain.name, str(domain.room), *map(str, values)]
            if ids > MOST_IDS:
                raise ValueError(f"{verb}: {ids} ids are more than {MOST_IDS}; make it two clicks")
            words.append(verb)
            self._start[verb] = self.size
            self._domains[verb] = domains
            self.size += ids
        self.digest = hashlib.sha256("\0".join(words).encode()).hexdigest()[:16]

    def encode(self, action: Action) -> int:
        """The number of an action."""
        domains = self._domains.get(action[0]) if action else None
        if domains is None or len(domains) != len(action) - 1:
            raise IllegalChoice(f"{action!r} is not a word of this game")
        verb: str = action[0]
        number = 0
        for (domain, _, places), value in zip(domains, action[1:], strict=True):
            if value not in places:
                raise IllegalChoice(f"{verb}: {value!r} is not a {domain.name}")
            number = number * domain.room + places[value]
        return self._start[verb] + number

    def decode(self, number: int) -> Action:
        """The action of a number."""
        for verb in reversed(self._start):
            if number >= self._start[verb]:
                return self._decode(verb, number - self._start[verb])
        raise IllegalChoice(f"{number} is not the number of an action")

    def _decode(self, verb: str, rest: int) -> Action:
        operands: list[str | int] = []
        for domain, values, _ in reversed(self._domains[verb]):
            rest, place = divmod(rest, domain.room)
            if place >= len(values):
                raise IllegalChoice(f"{verb}: no {domain.name} has number {place}")
            operands.append(values[place])
        if rest:
            raise IllegalChoice("no action has this number")
        return (verb, *reversed(operands))
