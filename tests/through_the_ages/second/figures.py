"""The figures of a civilization (Daten, page 10; Taktikkarten, page 9; Anhang)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from saecula.games.through_the_ages.entries import UNITS, WORKPLACES, Side, Symbols
from tests.through_the_ages.second.cards import (
    BOARD,
    EVENTS,
    LEADERS,
    NOTHING,
    TACTICS,
    TECHNOLOGIES,
    TERRITORIES,
    WONDERS,
    ability,
    by_tokens,
)
from tests.through_the_ages.second.table import PACT_SIDES, Nation, Table


@dataclass(frozen=True)
class Source:
    """A card in play: what it is, how often its symbols count, and the symbols."""

    card: str
    kind: str
    times: int
    symbols: Symbols


def sources(t: Table, nation: Nation) -> Iterator[Source]:
    """List what the symbols at the bottom of the cards count for: each worker, or the card itself."""
    for card in nation.technologies:
        technology = TECHNOLOGIES[card]
        times = nation.workers[card] if technology.kind in WORKPLACES else 1
        yield Source(card, technology.kind, times, technology.symbols)
    if nation.leader:
        yield Source(nation.leader, "leader", 1, LEADERS[nation.leader].symbols)
    for card in nation.wonders:
        yield Source(card, "wonder", 1, NOTHING if card in nation.ruins else WONDERS[card].symbols)
    for card in nation.colonies:
        yield Source(card, "colony", 1, TERRITORIES[card].symbols)
    for side in sides(t, nation):
        yield Source("", "pact", 1, side.symbols)


def sides(t: Table, nation: Nation) -> list[Side]:
    """What the pacts of a civilization bring it."""
    return [PACT_SIDES[treaty.card][treaty.side_of(nation.seat)] for treaty in t.treaties_of(nation)]


def total(t: Table, nation: Nation, symbol: str) -> int:
    """Add up a symbol over all cards in play."""
    return sum(source.times * int(getattr(source.symbols, symbol)) for source in sources(t, nation))


def has(nation: Nation, key: str) -> int:
    """How much the leader and the standing wonders give of an ability; 0 where they do not have it."""
    found = [ability(LEADERS.get(nation.leader), key)]
    found += [ability(WONDERS[wonder], key) for wonder in nation.standing()]
    return sum(a.n for a in found if a)


def kinds_of(nation: Nation, key: str) -> tuple[str, ...]:
    """The kinds of things that an ability of the leader or a standing wonder names."""
    for card in (LEADERS.get(nation.leader), *[WONDERS[wonder] for wonder in nation.standing()]):
        found = ability(card, key)
        if found:
            return found.kinds
    return ()


# Happiness


def faces(t: Table, nation: Nation) -> Iterator[tuple[str, int, int]]:
    """List what shows faces: its kind, how often it counts, and its faces.

    Homer's face lies under a wonder, a ruin too. St. Peter's Basilica gives one more face to every other card
    that has at least one, for each worker where it takes workers.
    """
    basilica = next(
        (w for w in nation.standing() if ability(WONDERS[w], "happy_per_happy_source")),
        "",
    )
    for source in sources(t, nation):
        happy = max(0, source.symbols.happy)
        if source.card and source.card == nation.tucked:
            happy += LEADERS["homer"].symbols.happy
        if basilica and source.card != basilica and happy:
            happy += 1
        yield source.kind, source.times, happy
        yield source.kind, source.times, min(0, source.symbols.happy)


def happiness(t: Table, nation: Nation) -> int:
    """Add up the faces, the negative ones too: 0 to 8."""
    return max(0, min(BOARD.most_happy, sum(times * shown for _, times, shown in faces(t, nation))))


def faces_of(t: Table, nation: Nation, kinds: tuple[str, ...]) -> int:
    """Add up the happy faces of some kinds of cards."""
    return sum(times * shown for kind, times, shown in faces(t, nation) if kind in kinds and shown > 0)


def required(nation: Nation) -> int:
    """The happy faces that the population asks for."""
    return by_tokens(BOARD.required_happy, nation.yellow)


def discontent(t: Table, nation: Nation) -> int:
    """The number of discontent workers (Unzufriedene Arbeiter, page 10)."""
    return max(0, required(nation) - happiness(t, nation))


# Science and culture


def buildings_science(nation: Nation, *kinds: str) -> int:
    """What buildings of these kinds make in science, with everything that changes it."""
    made = sum(TECHNOLOGIES[card].symbols.science * n for card, n in nation.on(*kinds).items())
    best = nation.best("lab", "library")
    if best and TECHNOLOGIES[best].kind in kinds:
        made += has(nation, "best_science_by_level") * TECHNOLOGIES[best].age
    if "lab" in kinds:
        made += has(nation, "science_delta") * nation.number_of("lab")
    return made


def buildings_culture(nation: Nation, *kinds: str) -> int:
    """What buildings of these kinds make in culture, with everything that changes it."""
    made = sum(TECHNOLOGIES[card].symbols.culture * n for card, n in nation.on(*kinds).items())
    if "lab" in kinds:
        by_level = sum(TECHNOLOGIES[card].age * n for card, n in nation.on("lab").items())
        made += has(nation, "culture_by_level") * by_level
    if "theater" in kinds:
        made += has(nation, "culture_per_building") * nation.number_of("theater")
        made += has(nation, "culture_per_pair") * min(
            nation.number_of("theater"), nation.number_of("library")
        )
        best = nation.best("theater")
        if best:
            made += has(nation, "best_culture_doubled") * TECHNOLOGIES[best].symbols.culture
    return made


URBAN = ("lab", "temple", "library", "arena", "theater")


def science_rating(t: Table, nation: Nation) -> int:
    """The science rating, at least 0."""
    others = sum(s.times * s.symbols.science for s in sources(t, nation) if s.kind not in URBAN)
    return max(0, others + buildings_science(nation, *URBAN))


def culture_rating(t: Table, nation: Nation) -> int:
    """The culture rating, at least 0."""
    rating = sum(s.times * s.symbols.culture for s in sources(t, nation) if s.kind not in URBAN)
    rating += buildings_culture(nation, *URBAN)
    rating += len(nation.ruins) * _culture_of_a_ruin()
    rating += has(nation, "culture_per_happy_of") * faces_of(
        t, nation, kinds_of(nation, "culture_per_happy_of")
    )
    if nation.colonies:
        rating += has(nation, "culture_first_colony")
        rating += has(nation, "culture_further_colony") * (len(nation.colonies) - 1)
    for treaty in t.treaties_of(nation):
        side = PACT_SIDES[treaty.card][treaty.side_of(nation.seat)]
        rating += side.culture_per_partner_wonder * len(t.partner(treaty, nation).wonders)
    return max(0, rating)


def _culture_of_a_ruin() -> int:
    return next(e.culture for event in EVENTS.values() for e in event.effects if e.op == "ruin_wonder")


# Strength


def strength(t: Table, nation: Nation) -> int:
    """The strength rating, at least 0."""
    rating = total(t, nation, "strength")
    rating += has(nation, "strength_per_unit") * nation.number_of(*UNITS)
    rating += has(nation, "strength_per_unit_of") * nation.number_of(
        *kinds_of(nation, "strength_per_unit_of")
    )
    rating += has(nation, "strength_per_unit_type") * sum(1 for kind in UNITS if nation.number_of(kind))
    rating += has(nation, "strength_per_happy_of") * faces_of(
        t, nation, kinds_of(nation, "strength_per_happy_of")
    )
    rating += tactical_strength(nation, nation.on(*UNITS))
    return max(0, rating)


def tactical_strength(nation: Nation, units: dict[str, int]) -> int:
    """Form armies of these units in every way there is; the most tactical strength."""
    if not nation.tactic:
        return 0
    tactic = TACTICS[nation.tactic]
    new = dict.fromkeys(UNITS, 0)
    old = dict.fromkeys(UNITS, 0)  # two levels below the tactic
    for card, number in units.items():
        aged = TECHNOLOGIES[card].age <= tactic.age - 2
        (old if aged else new)[TECHNOLOGIES[card].kind] += number
    riders = (
        list(product(range(new["infantry"] + 1), range(old["infantry"] + 1)))
        if has(nation, "infantry_as_cavalry")
        else [(0, 0)]
    )
    needs = {"infantry": tactic.infantry, "cavalry": tactic.cavalry, "artillery": tactic.artillery}
    best = 0
    for mounted_new, mounted_old in riders:
        fresh = {**new, "infantry": new["infantry"] - mounted_new, "cavalry": new["cavalry"] + mounted_new}
        every = {kind: fresh[kind] + old[kind] for kind in UNITS}
        every["infantry"] -= mounted_old
        every["cavalry"] += mounted_old
        for modern in range(_most_armies(fresh, needs) + 1):
            rest = {kind: every[kind] - modern * needs.get(kind, 0) for kind in UNITS}
            armies = [tactic.strength] * modern + [tactic.obsolete] * _most_armies(rest, needs)
            doubled = sorted(armies, reverse=True)[: every["air_force"]]
            best = max(best, sum(armies) + sum(doubled))
    return best


def _most_armies(units: dict[str, int], needs: dict[str, int]) -> int:
    return min(units[kind] // need for kind, need in needs.items() if need)


# Actions, hands, banks


def civil_total(t: Table, nation: Nation) -> int:
    """The total of civil actions."""
    return total(t, nation, "civil")


def military_total(t: Table, nation: Nation) -> int:
    """The total of military actions."""
    return total(t, nation, "military")


def civil_hand_limit(t: Table, nation: Nation) -> int:
    """Civil cards at this number, no more may be taken."""
    return civil_total(t, nation) + has(nation, "civil_hand_limit")


def military_hand_limit(t: Table, nation: Nation) -> int:
    """Military cards above this number are discarded at the end of the turn."""
    return military_total(t, nation) + has(nation, "military_hand_limit")


def corruption(nation: Nation) -> int:
    """The loss printed leftmost on the blue bank."""
    return by_tokens(BOARD.corruption, nation.blue)


def consumption(nation: Nation) -> int:
    """The food printed leftmost on the yellow bank."""
    return by_tokens(BOARD.consumption, nation.yellow)
