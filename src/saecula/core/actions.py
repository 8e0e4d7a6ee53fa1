"""Verbs, the domains of their operands, and the numbering that environments use."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, overload

from saecula.core.errors import IllegalChoice
from saecula.core.locale import FALLBACK
from saecula.core.position import Action, Frame, Seat

if TYPE_CHECKING:
    from saecula.core.locale import Texts

MOST_OPERANDS: Final = 2
MOST_IDS: Final = 4096


A = TypeVar("A", bound=str | int)
B = TypeVar("B", bound=str | int)


class Domain(Generic[A]):
    """A finite set of operands: their values, their labels, and the most there may ever be.

    `room` keeps numbers stable when content is added; the name of the domain makes ids of things in a scene
    (`territory:china`). Called, it gives an operand of a verb its name: `CIV("victim")`.
    """

    __slots__ = ("label", "name", "room", "thing", "values")

    def __init__(
        self,
        name: str,
        values: Callable[[Any], Sequence[A]],  # from the game's content
        label: Callable[[Texts, A], str],
        room: int,
        thing: str = "",  # the domain that ids in scenes use, if it is another one
    ) -> None:
        self.name = name
        self.values = values
        self.label = label
        self.room = room
        self.thing = thing

    def thing_id(self, value: A) -> str:
        """Return the id of a value in scenes."""
        return f"{self.thing or self.name}:{value}"

    def __call__(self, name: str) -> Operand[A]:
        """Return an operand of this domain."""
        return Operand(name, self)


class Operand(Generic[A]):
    """An operand of a verb: its name and its domain."""

    __slots__ = ("domain", "name")

    def __init__(self, name: str, domain: Domain[A]) -> None:
        self.name = name
        self.domain = domain


def entry_name(entry: Any, language: str) -> str:
    """Return the name of a content entry in a language, else in English."""
    names: dict[str, str] = entry.name
    return names.get(language) or names[FALLBACK]


def named(file: str, room: int, name: str) -> Domain[str]:
    """Make a domain of the ids of a content file's entries."""

    def values(content: Any) -> list[str]:
        return list(content.files[file])

    def label(texts: Texts, value: str) -> str:
        return entry_name(texts.content.files[file][value], texts.language)

    return Domain(name, values, label, room)


def numbered(file: str, room: int, name: str) -> Domain[int]:
    """Make a domain of the numbers by which positions know a content file's entries."""

    def values(content: Any) -> list[int]:
        return list(range(len(content.files[file])))

    def label(texts: Texts, value: int) -> str:
        return entry_name(list(texts.content.files[file].values())[value], texts.language)

    return Domain(name, values, label, room)


def worded(name: str, words: Sequence[str], room: int = 0) -> Domain[str]:
    """Make a domain of fixed words, each with the message `<name>-<word>`."""

    def values(_: Any) -> Sequence[str]:
        return words

    def label(texts: Texts, value: str) -> str:
        return texts.text(f"{name}-{value}")

    return Domain(name, values, label, room or len(words))


def players(name: str, most: int, label: Callable[[Texts, Seat], str] | None = None) -> Domain[int]:
    """Make a domain of seats, labelled by the game, else by the players' names or the message `<name>`."""

    def values(_: Any) -> range:
        return range(most)

    def player(texts: Texts, value: Seat) -> str:
        person = texts.persons[value] if value < len(texts.persons) else ""
        return person or texts.text(name, {"number": value + 1})

    return Domain(name, values, label or player, 8)


def _numbers(_: Any) -> range:
    return range(100)


def _number_label(_: Texts, value: int) -> str:
    return str(value)


NUMBER: Final = Domain("number", _numbers, _number_label, 100)


# Verbs make actions and read them. An action is a tuple of the verb's id and its operands, in saved matches
# too. Rules and scenes never index it: `Raid(victim)` makes one, `Raid.of(action)` returns the victim.
# The classes share no base, because mypyc gives a callable class and a base that is not callable different
# layouts.


class Verb0:
    """A verb without operands."""

    __slots__ = ("id", "operands")

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.operands: tuple[Operand[Any], ...] = ()

    def __call__(self) -> Action:
        return (self.id,)

    def matches(self, action: Action) -> bool:
        """Return whether an action has this verb."""
        same: bool = action[0] == self.id
        return same


class Verb1(Generic[A]):
    """A verb with one operand."""

    __slots__ = ("id", "operands")

    def __init__(self, id_: str, operand: Operand[A]) -> None:
        self.id = id_
        self.operands: tuple[Operand[Any], ...] = (operand,)

    def __call__(self, operand: A) -> Action:
        return (self.id, operand)

    def matches(self, action: Action) -> bool:
        """Return whether an action has this verb."""
        same: bool = action[0] == self.id
        return same

    def of(self, action: Action) -> A:
        """Return the operand of an action."""
        if action[0] != self.id:
            raise TypeError(f"{action!r} is not of the verb {self.id}")
        operand: A = action[1]
        return operand

    def each(self, operands: Iterable[A]) -> list[Action]:
        """Return an action for each operand; faster than calling the verb for each."""
        id_ = self.id
        return [(id_, operand) for operand in operands]


class Verb2(Generic[A, B]):
    """A verb with two operands."""

    __slots__ = ("id", "operands")

    def __init__(self, id_: str, first: Operand[A], second: Operand[B]) -> None:
        self.id = id_
        self.operands: tuple[Operand[Any], ...] = (first, second)

    def __call__(self, first: A, second: B) -> Action:
        return (self.id, first, second)

    def matches(self, action: Action) -> bool:
        """Return whether an action has this verb."""
        same: bool = action[0] == self.id
        return same

    def of(self, action: Action) -> tuple[A, B]:
        """Return the operands of an action."""
        if action[0] != self.id:
            raise TypeError(f"{action!r} is not of the verb {self.id}")
        return action[1], action[2]


Verb: TypeAlias = Verb0 | Verb1[Any] | Verb2[Any, Any]


@overload
def verb(id_: str, /) -> Verb0: ...


@overload
def verb(id_: str, first: Operand[A], /) -> Verb1[A]: ...


@overload
def verb(id_: str, first: Operand[A], second: Operand[B], /) -> Verb2[A, B]: ...


def verb(id_: str, /, *operands: Operand[Any]) -> Any:
    """Declare a verb: `Attack = verb("attack", TERRITORY("territory"), CIV("enemy"))`."""
    if len(operands) > MOST_OPERANDS:
        raise ValueError(f"{id_}: more than {MOST_OPERANDS} operands")
    return (Verb0, Verb1, Verb2)[len(operands)](id_, *operands)


def verbs_of(module: Mapping[str, Any]) -> Verbs:
    """Collect the verbs that a module declares, in their order: `VERBS = verbs_of(globals())`."""
    found = [value for value in module.values() if isinstance(value, (Verb0, Verb1, Verb2))]
    return {each.id: {operand.name: operand.domain for operand in each.operands} for each in found}


def domains_of(module: Mapping[str, Any]) -> dict[str, Domain[Any]]:
    """Collect the domains that a module declares; the first of each name counts."""
    found: dict[str, Domain[Any]] = {}
    for value in module.values():
        if isinstance(value, Domain):
            found.setdefault(value.name, value)
    return {**found, NUMBER.name: NUMBER}


def verb_id(action: Action) -> str:
    """Return the id of an action's verb."""
    id_: str = action[0]
    return id_


def operands_of(action: Action) -> tuple[Any, ...]:
    """Return the operands of an action, without its verb."""
    return action[1:]


def rule_id(frame: Frame) -> str:
    """Return the id of a frame's rule."""
    id_: str = frame[0]
    return id_


def seat_of(frame: Frame) -> Seat:
    """Return the seat that a frame asks."""
    seat: Seat = frame[1]
    return seat


def is_for(frame: Frame, seat: Seat) -> bool:
    """Return whether a frame, of a step or a decision, names this seat first."""
    return len(frame) > 1 and bool(frame[1] == seat)


def arguments_of(frame: Frame) -> tuple[Any, ...]:
    """Return the further arguments of a frame that asks, after its seat."""
    return frame[2:]


Verbs = Mapping[str, Mapping[str, Domain[Any]]]
KERNEL_VERBS: Final[Verbs] = {"done": {}, "pass": {}}
Done: Final = verb("done")
Pass: Final = verb("pass")


class Vocabulary:
    """Number every action of a game: verbs in order, operands by their index in their domain."""

    def __init__(self, verbs: Verbs, content: Any) -> None:
        self.size = 0
        self._start: dict[str, int] = {}
        self._domains: dict[str, list[tuple[Domain[Any], list[str | int], dict[str | int, int]]]] = {}
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
        """Return the number of an action."""
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
        """Return the action with this number."""
        for verb in reversed(self._start):
            if number >= self._start[verb]:
                return self._decode(verb, number - self._start[verb])
        raise IllegalChoice(f"{number} is not the number of an action")

    def _decode(self, verb: str, rest: int) -> Action:
        operands: list[str | int] = []
        for domain, values, _ in self._domains[verb][::-1]:  # mypyc fails on reversed here
            rest, place = divmod(rest, domain.room)
            if place >= len(values):
                raise IllegalChoice(f"{verb}: no {domain.name} has number {place}")
            operands.append(values[place])
        if rest:
            raise IllegalChoice("no action has this number")
        return (verb, *reversed(operands))
