"""Events that strike an area or a leader: cities, artifacts, secession, uprising (7AG-424, 7AG-456)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.deeds import Appoint as AppointDeed
from saecula.games.seven_ages.deeds import City, Dismiss, Lift, Neutral, Raze, Revolt
from saecula.games.seven_ages.modifiers import Uprising
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import artifacts, cards, cities, disorder, feats, forces, leaders, losses
from saecula.games.seven_ages.rules.areas import age, controlled, is_barbarian, vacate
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS, rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import BESIDE, Appoint, DrawLeader

# Cities, forts, artifacts.


@DEEDS.add
def city(g: SevenAges, effect: City, play: Play) -> Frames:
    """Raise or lower the city by a step; the first one of an empire is its capital. [7AG-279, 7AG-280]"""
    empire, area = g.empires[play.empire], play.area
    if not can_change_city(g, effect, play):
        return ()
    first = not cities.all_cities(g) & controlled(g, empire)
    cities.set_step(g, area, cities.step_of(g, area) + effect.n)
    if first and effect.n > 0:
        empire.capital = area
    elif empire.capital == area and not cities.step_of(g, area):
        empire.capital = NONE
    g.tell("city_changed", g.content.areas[area].id)
    return ()


def can_change_city(g: SevenAges, effect: City, play: Play) -> bool:
    """Return whether the city can rise in this age, or whether there is one to fall. [7AG-278, 7AG-279]"""
    empire = g.empires[play.empire]
    if effect.n < 0:
        return cities.step_of(g, play.area) > 0
    areas = g.content.land & cities.risable(g, age(g, empire))
    return bool(areas >> play.area & 1) and not is_barbarian(g, empire)


@DEEDS.add
def raze(g: SevenAges, effect: Raze, play: Play) -> Frames:
    """Remove the fort, or the artifact, of the area. [7AG-260]"""
    if effect.kind == "artifact":
        _remove_artifact(g, play)
    elif g.forts >> play.area & 1:
        g.forts &= ~(1 << play.area)
        g.tell("fort_lost", g.empires[play.empire].owner, play.empire, g.content.areas[play.area].id)
    return ()


def can_raze(g: SevenAges, effect: Raze, play: Play) -> bool:
    """Return whether the area has a fort, or an artifact."""
    return bool((g.placed.mask if effect.kind == "artifact" else g.forts) >> play.area & 1)


def _remove_artifact(g: SevenAges, play: Play) -> None:
    """Take the artifact of the area away, and reward a square symbol for it. [7AG-260, 7AG-329]"""
    there = g.placed.at(play.area)
    if there:
        artifacts.lose(g, play.empire, there - 1)
        _reward(g, play)


def _reward(g: SevenAges, play: Play) -> None:
    if play.about not in (NONE, BESIDE) and g.empires[play.about].owner == play.seat:
        feats.done(g, play.about, "remove_artifact")


@DEEDS.add
def lift(g: SevenAges, effect: Lift, play: Play) -> Frames:
    """Remove the artifact of the area, or one of these. [7AG-260]"""
    if not effect.ids:
        _remove_artifact(g, play)
        return ()
    for artifact in bits(_liftable(g, effect, play)):
        artifacts.lose(g, play.empire, artifact)
        _reward(g, play)
    return ()


def _liftable(g: SevenAges, effect: Lift, play: Play) -> int:
    wanted = sum([1 << g.content.artifact_index[id_] for id_ in effect.ids])
    return wanted & artifacts.owned(g, g.empires[play.empire])


def can_lift(g: SevenAges, effect: Lift, play: Play) -> bool:
    """Return whether there is an artifact to remove."""
    if effect.ids:
        return bool(_liftable(g, effect, play))
    return bool(g.placed.mask >> play.area & 1)


# Areas that are lost.


@DEEDS.add
def neutral(g: SevenAges, effect: Neutral, play: Play) -> Frames:
    """Let an area become neutral; its units go back to the pool. [7AG-417]"""
    secede(g, play.empire, play.area)
    return ()


def secede(g: SevenAges, slot: int, area: int) -> None:
    """Remove an empire's units from an area. [7AG-221, 7AG-417]"""
    empire, id_ = g.empires[slot], g.content.areas[area].id
    g.reveal()
    for place in forces.shores(g.content, area):
        for type_ in forces.units_of(empire.units.at(place)):
            forces.remove(g, empire, place, type_)
            g.tell("unit_lost", empire.owner, slot, type_, id_)
    vacate(g, slot, area)


@DEEDS.add
def revolt(g: SevenAges, effect: Revolt, play: Play) -> Frames:
    """Compare a card from the draw pile with the units in the area. [7AG-424]"""
    slot, area = play.empire, play.area
    empire = g.empires[slot]
    card = cards.take_card(g)
    strength = cards.value(g, card) + sum([more.n for more, _ in modifiers(g, empire, Uprising)])
    if card:
        g.discard = (*g.discard, card)
    g.tell("uprising", empire.owner, slot, g.content.areas[area].id, strength)
    if losses.strength(g, empire, area) >= strength:
        disorder.fall(g, area)
    else:
        secede(g, slot, area)
    return ()


def can_revolt(g: SevenAges, effect: Revolt, play: Play) -> bool:
    """Return whether there are people who could rise: on land. [7AG-424]"""
    return bool(g.content.land >> play.area & 1)


CHANGES["revolt"] = can_revolt
CHANGES["city"] = can_change_city
CHANGES["raze"] = can_raze
CHANGES["lift"] = can_lift


# Leaders.


@DEEDS.add
def dismiss(g: SevenAges, effect: Dismiss, play: Play) -> Frames:
    """Remove the leader. [7AG-265]"""
    leaders.remove(g, play.empire, play.other, play.area)
    return ()


@DEEDS.add
def appoint(g: SevenAges, effect: AppointDeed, play: Play) -> Frames:
    """Let the empire appoint a leader. [7AG-267 to 7AG-270]"""
    return (appoint_leader(g.empires[play.empire].owner, play.empire),)


def can_appoint(g: SevenAges, effect: AppointDeed, play: Play) -> bool:
    """Return whether the empire has room for a leader. [7AG-267]"""
    return bool(leaders.appointable(g, play.empire))


@rules.decision
def appoint_leader(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Take a named leader of the age, or draw one from the cup. [7AG-268, 7AG-269]"""
    return leaders.appointable(g, slot) if g.empires[slot].owner != NOBODY else []


@appoint_leader.resolve
def take_leader(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if DrawLeader.matches(action):
        g.then(leaders.draw_leader(seat, slot, leaders.draws(g, slot)))
    else:
        g.then(leaders.post_leader(seat, slot, g.content.leader_index[Appoint.of(action)]))


CHANGES["appoint"] = can_appoint
