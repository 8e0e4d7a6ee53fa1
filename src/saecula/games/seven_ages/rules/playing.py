"""Artifacts played as cards: on whom, where, and what they bring (7AG-255 to 7AG-263, 7AG-430 to 7AG-432)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saecula.core.bits import bits, union
from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.deeds import Elite, EndGame, Receive
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import EarlyIf
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, ending, faiths, plays, ranges, windows
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, in_play
from saecula.games.seven_ages.rules.registry import ARTIFACT_TARGETS, FOUNDING_DEEDS, GAINS, rules
from saecula.games.seven_ages.rules.sheets import is_safe
from saecula.games.seven_ages.vocabulary import ArtifactIn, ArtifactOn
from saecula.games.seven_ages.words import CREEDS

WEALTHY_CITIES: Final = 2
WEALTHY_LEVEL: Final = 3
INDUSTRIAL_EMPIRES: Final = 4
INDUSTRIAL_AGE: Final = 5


def artifact_of(g: SevenAges, card: str) -> int:
    """Return the artifact of a card."""
    return g.content.artifact_of[card]


def playable(g: SevenAges, seat: Seat, slot: int) -> list[str]:
    """Return the hand cards that can be played as artifacts. [7AG-251, 7AG-255]"""
    index, timely, empires = g.content.artifact_of, g.content.timely, g.empires
    found = union([timely[age(g, empires[other])] for other in in_play(g)]) & ~all_in_play(g)
    hand = g.players[seat].hand.cards
    return [card for card in hand if found >> index[card] & 1 and _has_target(g, seat, slot, index[card])]


def _has_target(g: SevenAges, seat: Seat, slot: int, artifact: int) -> bool:
    for target in in_play(g):
        if can_have(g, target, artifact) and ranges.admits(g, seat, slot, controlled(g, g.empires[target])):
            return True
    return False


def targets(g: SevenAges, seat: Seat, slot: int, artifact: int) -> list[int]:
    """Return the empires, own or foreign, on which an artifact can be played. [7AG-255, 7AG-256, 7AG-379]"""
    if is_in_play(g, artifact):
        return []
    found = [target for target in in_play(g) if can_have(g, target, artifact)]
    return [t for t in found if ranges.admits(g, seat, slot, controlled(g, g.empires[t]))]


def is_in_play(g: SevenAges, artifact: int) -> bool:
    """Return whether an artifact is on the map, the progress track or an empire card. [7AG-256]"""
    return bool(all_in_play(g) >> artifact & 1)


def all_in_play(g: SevenAges) -> int:
    """Return the artifacts on the map, the progress track and the empire cards. [7AG-256]"""
    found = g.blue.mask
    for number in g.placed.values:
        found |= 1 << number - 1
    for slot in in_play(g):
        found |= g.empires[slot].artifacts
    return found


def can_have(g: SevenAges, slot: int, artifact: int) -> bool:
    """Return whether an empire can get an artifact: age, prerequisites, room. [7AG-255, 7AG-257, 7AG-274]"""
    empire, entry = g.empires[slot], g.content.artifacts[artifact]
    now = g.content.age_at[empire.progress]
    if not g.content.timely[now] >> artifact & 1:
        return False
    if now not in entry.ages and not _comes_early(g, empire, entry.early):
        return False
    if entry.needs and not any([_meets(g, empire, need) for need in entry.needs]):
        return False
    if entry.place == "area":
        fits = bool(sites(g, slot))
    else:
        fits = entry.kind not in CREEDS or faiths.can_change(g, slot, entry.kind)
    return fits and not is_safe(g, empire, entry.id)


def _meets(g: SevenAges, empire: Empire, need: str) -> bool:
    """Return whether an empire has an artifact, or any of a kind; one prerequisite suffices. [7AG-255]"""
    if need in CREEDS:
        return bool(artifacts.creed(g, empire, need))
    return artifacts.has(g, empire, g.content.artifact_index[need])


def _comes_early(g: SevenAges, empire: Empire, early: EarlyIf | None) -> bool:
    """Return whether an artifact may come before its ages. [7AG-255]"""
    if early is None or age(g, empire) != early.age:
        return False
    return any([_is_early(g, empire, condition) for condition in early.any])


def _is_early(g: SevenAges, empire: Empire, condition: str) -> bool:
    index = g.content.artifact_index
    if condition == "has_enlightenment":
        return artifacts.has(g, empire, index["enlightenment"])
    if condition == "two_cities_of_level_3":
        great = [area for area in bits(controlled(g, empire)) if city_level(g, area) >= WEALTHY_LEVEL]
        return len(great) >= WEALTHY_CITIES
    modern = [other for slot in in_play(g) if _is_industrial(g, other := g.empires[slot])]
    return len(modern) >= INDUSTRIAL_EMPIRES


def _is_industrial(g: SevenAges, empire: Empire) -> bool:
    revolution = g.content.artifact_index["industrial_revolution"]
    return age(g, empire) >= INDUSTRIAL_AGE or artifacts.has(g, empire, revolution)


def sites(g: SevenAges, slot: int) -> int:
    """Return the land areas of an empire without an artifact. [7AG-257, 7AG-258]"""
    return controlled(g, g.empires[slot]) & g.content.land & ~g.placed.mask


# Played in Civilise.


@rules.decision(always=True)
def artifact_on(g: SevenAges, seat: Seat, slot: int, card: int) -> list[Action]:
    """Name the empire that gets the artifact. [7AG-255, 7AG-431]"""
    return ArtifactOn.each(targets(g, seat, slot, _of(g, card)))


def _of(g: SevenAges, card: int) -> int:
    return g.content.artifact_at[card]


@artifact_on.resolve
def name_area(g: SevenAges, seat: Seat, action: Action, slot: int, card: int) -> None:
    target = ArtifactOn.of(action)
    if g.content.artifacts[_of(g, card)].place == "area":
        g.then(artifact_in(seat, target, card))
    else:
        show(g, seat, card, target, NONE)


@rules.decision(always=True)
def artifact_in(g: SevenAges, seat: Seat, target: int, card: int) -> list[Action]:
    """Choose the area of the artifact. [7AG-257, 7AG-258]"""
    return ArtifactIn.each([g.content.areas[area].id for area in bits(sites(g, target))])


@artifact_in.resolve
def show_in(g: SevenAges, seat: Seat, action: Action, target: int, card: int) -> None:
    show(g, seat, card, target, g.content.area_index[ArtifactIn.of(action)])


def show(g: SevenAges, seat: Seat, card: int, target: int, area: int) -> None:
    """Play the card; others may interfere before it takes effect. [7AG-251, 7AG-442]"""
    id_ = g.content.cards[card].id
    g.tell("artifact_played", seat, id_, target)
    g.then(*windows.play_artifact(g, seat, id_, target, area, place_artifact()))


@rules.step
def place_artifact(g: SevenAges) -> None:
    """Give the artifact to the empire, if it still can have it. [7AG-257, 7AG-432]"""
    play = plays.top(g)
    slot, artifact, area = play.empire, _of(g, play.card), play.area
    if is_in_play(g, artifact) or g.empires[slot].card == NONE or not can_have(g, slot, artifact):
        return
    if area != NONE and not sites(g, slot) >> area & 1:
        return
    receive(g, slot, artifact, area)


def receive(g: SevenAges, slot: int, artifact: int, area: int) -> None:
    """Let an empire have an artifact, with all that follows. [7AG-257 to 7AG-263, 7AG-274]"""
    entry = g.content.artifacts[artifact]
    if entry.kind in CREEDS:
        faiths.change(g, slot, artifact)
    else:
        artifacts.come(g, slot, artifact, area)
    frames: list[Frame] = []
    for effect in entry.gains:
        frames += GAINS[effect.op](g, slot, area, effect)
    g.then(*frames)


def gain_elites(g: SevenAges, slot: int, area: int, effect: Effect) -> list[Frame]:
    """Receive elite markers. [7AG-075]"""
    assert isinstance(effect, Elite)
    g.empires[slot].elites += effect.n
    return []


def win_the_end(g: SevenAges, slot: int, area: int, effect: Effect) -> list[Frame]:
    """End the game at once; the player of the empire gets the glory for it. [7AG-263, 7AG-351]"""
    assert isinstance(effect, EndGame)
    empire = g.empires[slot]
    g.players[empire.owner].glory += g.content.board.end_bonus
    g.ended = True
    return [ending.end_at_once()]


# Given by a card at its founding.


def start_with(g: SevenAges, slot: int, deed: Effect) -> Frame | None:
    """Give a new empire what its card starts with, if it can have that now. [7AG-084]"""
    assert isinstance(deed, Receive)
    (id_,) = deed.ids
    artifact = g.content.artifact_index[id_]
    entry, empire = g.content.artifacts[artifact], g.empires[slot]
    if age(g, empire) not in entry.ages or not (_is_free(g, slot, artifact) or _is_near(g, slot, artifact)):
        return None
    if entry.place == "area":
        return artifact_site(empire.owner, slot, artifact)
    return put_at_founding(slot, artifact, NONE)


def _is_free(g: SevenAges, slot: int, artifact: int) -> bool:
    return not is_in_play(g, artifact) and can_have(g, slot, artifact)


def _is_near(g: SevenAges, slot: int, artifact: int) -> bool:
    """Return whether an empire in range has this religion or government. [7AG-084]"""
    if g.content.artifacts[artifact].kind not in CREEDS:
        return False
    return any([g.empires[other].artifacts >> artifact & 1 for other in ranges.in_range(g, slot)])


@rules.step
def put_at_founding(g: SevenAges, slot: int, artifact: int, area: int) -> None:
    """Put the marker on the card or in the area, with its glory. [7AG-084]"""
    receive(g, slot, artifact, area)


@rules.decision
def artifact_site(g: SevenAges, seat: Seat, slot: int, artifact: int) -> list[Action]:
    """Choose the area of the artifact that the card gives. [7AG-084, 7AG-257]"""
    return ArtifactIn.each([g.content.areas[area].id for area in bits(sites(g, slot))])


@artifact_site.resolve
def put_artifact(g: SevenAges, seat: Seat, action: Action, slot: int, artifact: int) -> None:
    g.then(put_at_founding(slot, artifact, g.content.area_index[ArtifactIn.of(action)]))


FOUNDING_DEEDS["receive"] = start_with
GAINS["elite"] = gain_elites
GAINS["end_game"] = win_the_end


def places(g: SevenAges, card: int) -> Iterator[tuple[int, int]]:
    """Go through the empires, with their areas if need be, that an artifact can go to."""
    artifact = _of(g, card)
    if is_in_play(g, artifact):
        return
    for slot in in_play(g):
        if can_have(g, slot, artifact):
            areas = bits(sites(g, slot)) if g.content.artifacts[artifact].place == "area" else (NONE,)
            yield from [(slot, area) for area in areas]


ARTIFACT_TARGETS.append(places)
