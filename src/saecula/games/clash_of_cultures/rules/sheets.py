"""What advances, leader and wonders bring a civilization (COC-055, COC-457, COC-480 to COC-482)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from saecula.core.bits import bits
from saecula.core.memo import keep
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import (
    AnyPower,
    Enables,
    Limit,
    Mirrors,
    Power,
    Replaces,
    Rule,
    Unlocks,
    Yields,
)
from saecula.games.clash_of_cultures.rules.hosts import LEADER, kind_of
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, TERRAINS

T = TypeVar("T", bound=Power)

Powers: TypeAlias = tuple[tuple[str, AnyPower], ...]  # each with its card, or its ability of a leader

NO_LIMIT: Final = 1 << 30
REMEMBERED: Final = 1 << 12


class Replacers:
    """The powers that let one good be paid for another; the same object for the same cards."""

    __slots__ = ("held",)

    def __init__(self, held: tuple[tuple[str, Replaces], ...]) -> None:
        self.held: Final = held


class Sheet:
    """What follows from the cards of a civilization alone; made once for each set and never changed."""

    __slots__ = ("_by_type", "advances", "enabled", "limits", "replacers", "rules", "unlocked", "yields")

    def __init__(
        self, content: Content, advances: int, own: int, borrowed: str, leader: str, wonders: int
    ) -> None:
        used = advances | (1 << content.advance_index[borrowed] if borrowed else 0)
        self.advances: Final = used
        """Advances that are owned or, through the Great Library, used. [COC-368]"""
        printed = _printed(content)
        found: dict[type[Power], list[tuple[str, AnyPower]]] = {}
        for number in bits(used):
            _note(found, printed.advances[number])
        for number in bits(own):
            _note(found, printed.civ_advances[number])
        for number in mirrored(content, advances, [power for _, power in found.get(Mirrors, ())]):
            _note(found, printed.advances[number])
        for number in bits(wonders):
            _note(found, printed.wonders[number])
        if leader:
            _note(found, printed.abilities.get(leader, ()))
        self._by_type: Final = {type_: _shared(tuple(held)) for type_, held in found.items()}
        self.limits: Final = _limits(content, self.all(Limit))
        self.unlocked: Final = _buildings(self.all(Unlocks))
        """The bit set of buildings that are available. [COC-100, COC-138]"""
        self.enabled: Final = _words(tuple([power.what for _, power in self.all(Enables)]))
        self.rules: Final = _words(tuple([power.name for _, power in self.all(Rule)]))
        """The names of powers that only one card gives."""
        self.yields: Final = _yields(self.all(Yields))
        """By terrain the goods that one of its hexes may give. [COC-127]"""
        self.replacers: Final = _replacers(content, self.all(Replaces))

    def all(self, type_: type[T]) -> tuple[tuple[str, T], ...]:
        """Return the powers of a kind, each with the card or the ability of the leader that it belongs to."""
        return self._by_type.get(type_, ())  # type: ignore[return-value]  # sorted by type


def _note(found: dict[type[Power], list[tuple[str, AnyPower]]], powers: Powers) -> None:
    for held in powers:
        found.setdefault(type(held[1]), []).append(held)


class Printed(NamedTuple):
    """The powers on all cards: of advances, civilization advances and wonders by number, and by leader."""

    advances: tuple[Powers, ...]
    civ_advances: tuple[Powers, ...]
    wonders: tuple[Powers, ...]
    abilities: dict[str, Powers]


@lru_cache(maxsize=16)
def _printed(content: Content) -> Printed:
    abilities: dict[str, Powers] = {}
    for source, ability in content.abilities.items():
        leader = content.leader_with[source]
        abilities[leader] = (*abilities.get(leader, ()), *_of(source, ability.powers))
    return Printed(
        tuple([_of(card.id, card.powers) for card in content.advances]),
        tuple([_of(card.id, card.powers) for card in content.civ_advances]),
        tuple([_of(card.id, card.powers) for card in content.wonders]),
        abilities,
    )


def _of(source: str, powers: tuple[AnyPower, ...]) -> Powers:
    return tuple([(source, power) for power in powers])


def mirrored(content: Content, owned: int, found: list[AnyPower]) -> list[int]:
    """Return the advances whose abilities come with owned advances in the same place. [COC-527, COC-584]"""
    places = [
        (power.like, content.advances[number].position)
        for power in found
        if isinstance(power, Mirrors)
        for number in bits(owned & content.category_masks[power.of])
    ]
    if not places:
        return []
    return [
        number
        for number, advance in enumerate(content.advances)
        if (advance.category, advance.position) in places
    ]


@lru_cache(maxsize=1 << 8)
def _limits(content: Content, found: tuple[tuple[str, Limit], ...]) -> tuple[int, ...]:
    """Return the most of each good that can be held. [COC-065, COC-066, COC-068, COC-444]"""
    lifted = [power.lifts for _, power in found if power.lifts]
    limits = [content.goods[good].most or NO_LIMIT for good in GOODS]
    limits[GOODS.index("food")] = content.board.food_limit
    for source, power in found:
        if source not in lifted:
            limits[GOODS.index(power.good)] = power.n
    return tuple(limits)


@lru_cache(maxsize=1 << 8)
def _buildings(found: tuple[tuple[str, Unlocks], ...]) -> int:
    return sum([1 << BUILDINGS.index(power.building) for _, power in found])


@lru_cache(maxsize=1 << 8)
def _yields(found: tuple[tuple[str, Yields], ...]) -> tuple[tuple[int, ...], ...]:
    goods: list[list[int]] = [[] for _ in TERRAINS]
    for _, power in found:
        if not power.here:
            known = goods[TERRAINS.index(power.terrain)]
            known += [GOODS.index(good) for good in power.goods if GOODS.index(good) not in known]
    return tuple([tuple(each) for each in goods])


@lru_cache(maxsize=1 << 12)
def _shared(powers: Powers) -> Powers:
    """Return the same object for the same powers, which many sheets have."""
    return powers


@lru_cache(maxsize=1 << 10)
def _words(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(words)


def _replacers(content: Content, held: tuple[tuple[str, Replaces], ...]) -> Replacers:
    """Return the powers of these cards; a card is enough to know its powers."""
    key = (content, tuple([source for source, _ in held]))
    return _known.get(key) or keep(_known, REMEMBERED, key, Replacers(held))


_known: Final[dict[tuple[Content, tuple[str, ...]], Replacers]] = {}
_made: Final[dict[tuple[Content, int, int, str, str, int], Sheet]] = {}


def sheet(g: ClashOfCultures, civ: Civ) -> Sheet:
    """Return what a civilization's cards bring; made when it is asked for the first time."""
    built = wonders(g, civ) if standing_wonders(g.wonder_at) else 0
    cards = (g.content, civ.advances, civ.own_advances, civ.borrowed, civ.leader, built)
    try:
        return _made[cards]
    except KeyError:
        return keep(_made, REMEMBERED, cards, Sheet(*cards))


def lent(g: ClashOfCultures, civ: Civ, advance: str) -> Sheet:
    """Return what a civilization's cards would bring with an advance from the Great Library. [COC-362]"""
    return Sheet(g.content, civ.advances, civ.own_advances, advance, civ.leader, wonders(g, civ))


def wonders(g: ClashOfCultures, civ: Civ) -> int:
    """Return the bit set of wonders in a civilization's cities. [COC-341, COC-344]"""
    found = 0
    for bit, place in standing_wonders(g.wonder_at):
        if civ.cities >> place & 1:
            found |= bit
    return found


@lru_cache(maxsize=1 << 12)
def standing_wonders(wonder_at: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the wonders that stand in a city, each as a bit and with its hex."""
    return tuple([(1 << number, place) for number, place in enumerate(wonder_at) if place >= 0])


def where(g: ClashOfCultures, civ: Civ, source: str) -> int:
    """Return the hex of a wonder, or of the leader in play for one of the abilities, or -1. [COC-159]"""
    if source in g.content.wonder_index:
        return g.wonder_at[g.content.wonder_index[source]]
    if civ.leader and civ.leader in (source, g.content.leader_with.get(source)):
        for stack in civ.units:
            if LEADER in map(kind_of, stack[1:]):
                return stack[0]
    return -1


def leaders_hex(g: ClashOfCultures, civ: Civ) -> int:
    """Return the hex of the leader in play as a bit set, or none. [COC-159]"""
    place = where(g, civ, civ.leader)
    return 1 << place if place >= 0 else 0


def has_rule(held: Sheet, name: str) -> bool:
    """Return whether a civilization has the power that only one card gives."""
    return name in held.rules


def has(g: ClashOfCultures, civ: Civ, advance: str) -> bool:
    """Return whether an advance can be used, owned or borrowed. [COC-368]"""
    return bool(sheet(g, civ).advances >> g.content.advance_index[advance] & 1)


def owns(g: ClashOfCultures, civ: Civ, advance: str) -> bool:
    """Return whether an advance is owned. [COC-368]"""
    return bool(civ.advances >> g.content.advance_index[advance] & 1)


def is_used(civ: Civ, source: str) -> bool:
    """Return whether something that can be done once in a turn was done. [COC-454]"""
    return source in civ.used


def use_up(civ: Civ, source: str) -> None:
    """Note that something that can be done once in a turn was done. [COC-454]"""
    civ.used = tuple(sorted([*civ.used, source]))
