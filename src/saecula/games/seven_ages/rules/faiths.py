"""Religion and government: adopted, replaced, lost (7AG-272 to 7AG-276)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.games.seven_ages.modifiers import AdoptBoth, AdoptByConquest, CalmChange, FixedReligion
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, disorder, feats, ranges
from saecula.games.seven_ages.rules.areas import age, firmly_held, in_play
from saecula.games.seven_ages.rules.cities import all_cities
from saecula.games.seven_ages.rules.registry import CAPITAL_TAKEN, rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import Adopt
from saecula.games.seven_ages.words import CREEDS


def can_change(g: SevenAges, slot: int, kind: str) -> bool:
    """Return whether an empire can get a new religion or government: its first one, or in order. [7AG-273]"""
    empire = g.empires[slot]
    if not artifacts.creed(g, empire, kind):
        return True
    if kind == "religion" and modifiers(g, empire, FixedReligion):
        return False
    return not g.disorder & firmly_held(g, slot)


def change(g: SevenAges, slot: int, artifact: int) -> None:
    """Get a religion or government in place of the old one, with its glory. [7AG-259, 7AG-274, 7AG-275]"""
    empire, kind = g.empires[slot], g.content.artifacts[artifact].kind
    upset = bool(artifacts.creed(g, empire, kind)) and not _is_calm(g, empire, kind)
    lose(g, slot, kind)
    if upset:
        leaders = sum([1 << area for area in {area for _, area in empire.leaders}])
        for area in bits((all_cities(g) | leaders) & firmly_held(g, slot)):
            disorder.fall(g, area)
    artifacts.come(g, slot, artifact, -1)
    if kind == "government":
        artifacts.end(g, slot, "government_change")


def _is_calm(g: SevenAges, empire: Empire, kind: str) -> bool:
    return any([effect.kind == kind for effect, _ in modifiers(g, empire, CalmChange)])


def lose(g: SevenAges, slot: int, kind: str) -> None:
    """Lose religion or government, and what lasts only as long as a government. [7AG-260, 7AG-274]"""
    for artifact in bits(artifacts.creed(g, g.empires[slot], kind)):
        artifacts.lose(g, slot, artifact)
        if kind == "government":
            artifacts.end(g, slot, "government_change")


# Adopting in Civilise.


def kinds_left(g: SevenAges, slot: int, adopted: str) -> list[str]:
    """Return whether religion, government or both can still be adopted in this action. [7AG-272]"""
    if not adopted:
        return list(CREEDS)
    both = bool(modifiers(g, g.empires[slot], AdoptBoth))
    return [kind for kind in CREEDS if both and kind not in adopted.split()]


def adoptable(g: SevenAges, slot: int, wanted: dict[int, int]) -> list[Action]:
    """Return what an empire can adopt from others in range. [7AG-272, 7AG-273]"""
    if not wanted:
        return []
    found = 0
    for other in ranges.in_range(g, slot):
        found |= wanted.get(other, 0)
    return Adopt.each([g.content.artifacts[artifact].id for artifact in bits(found)])


def wanted(g: SevenAges, slot: int, adopted: str) -> dict[int, int]:
    """Return which religions and governments of other empires would be new, by empire. [7AG-272]"""
    empire, open_ = g.empires[slot], 0
    for kind in kinds_left(g, slot, adopted):
        if can_change(g, slot, kind):
            open_ |= g.content.of_kind[kind]
    open_ &= ~(empire.artifacts | g.content.past[age(g, empire)])
    found = {other: g.empires[other].artifacts & open_ for other in in_play(g) if other != slot}
    return {other: creeds for other, creeds in found.items() if creeds}


def adopt(g: SevenAges, slot: int, artifact: int) -> None:
    """Adopt a religion or government. [7AG-274, 7AG-329]"""
    entry = g.content.artifacts[artifact]
    g.tell("adopted", g.empires[slot].owner, slot, entry.id)
    change(g, slot, artifact)
    if entry.kind == "religion":
        feats.done(g, slot, "adopt_religion")


# Adopting by conquest.


def by_conquest(g: SevenAges, winner: int, loser: int) -> list[Frame]:
    """Return the question that follows when a capital was taken from such an empire. [7AG-276]"""
    culture = 0
    for artifact in bits(g.empires[loser].artifacts & ~g.empires[winner].artifacts):
        if any([isinstance(effect, AdoptByConquest) for effect in g.content.artifacts[artifact].effects]):
            culture |= 1 << artifact
    return [take_culture(g.empires[winner].owner, winner, artifact) for artifact in bits(culture)]


@rules.decision
def take_culture(g: SevenAges, seat: Seat, slot: int, artifact: int) -> list[Action]:
    """Adopt the culture of the conquered, or not. [7AG-273, 7AG-276]"""
    entry = g.content.artifacts[artifact]
    if g.empires[slot].owner != seat or not can_change(g, slot, entry.kind):
        return []
    return [PASS, Adopt(entry.id)]


@take_culture.resolve
def take_or_leave(g: SevenAges, seat: Seat, action: Action, slot: int, artifact: int) -> None:
    if action != PASS:
        adopt(g, slot, artifact)


CAPITAL_TAKEN.append(by_conquest)
