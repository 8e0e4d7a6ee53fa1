"""Movement and conflict by rule of thumb."""

from __future__ import annotations

from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.manner import lands
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import cards, conflict, march, nuclear, retreat
from saecula.games.seven_ages.rules.areas import city_level, controlled, holder
from saecula.games.seven_ages.rules.battle import ATTACKER
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.vocabulary import (
    CommitAll,
    GoTo,
    KeepCard,
    Lead,
    Retreat,
    Send,
    SendAll,
    Take,
    Withdraw,
)

FEATS: Final = ("win_conflict", "capture_city", "capture_capital", "destroy_empire", "win_naval_conflict")
BOLD: Final = 1.4  # times the defender's units that make an attack worth it
HOPELESS: Final = 0.5  # of the enemy's units, below which a side retreats
GOOD_CARD: Final = 4  # kept by a Tactician
STOP: Final = 0.25
COUNTED: Final = 0.2  # for an area that a symbol counts
RISE: Final = 0.5  # of the glory in a scoring that it is expected to bring
HOME: Final = 0.5

Gains: TypeAlias = list[tuple[int, float]]  # areas, and what each of them is worth


@scores(march.march)
def move(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Take what is free and counts, attack where it is worth it, else stop."""
    (slot,) = march.march.of(frame)
    empire = g.empires[slot]
    wanted, eager = gains(g, slot), eagerness(g, empire)
    index, found = g.content.area_index, []
    for option in options:
        if option == DONE:
            found.append(STOP)
        elif Send.matches(option):
            found.append(worth(g, index[Send.of(option)], empire, wanted))
        elif SendAll.matches(option):
            found.append(attack(g, index[SendAll.of(option)], empire, wanted, eager))
        else:
            found.append(0.0)
    return found


@scores(march.group)
def gather(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Take a unit or two, then go where a single unit would be sent."""
    slot, _ = march.group.of(frame)
    empire = g.empires[slot]
    wanted, index = gains(g, slot), g.content.area_index
    found = []
    for option in options:
        if GoTo.matches(option):
            area = index[GoTo.of(option)]
            rival = holder(g, area)
            found.append(worth(g, area, empire, wanted) if rival in (NONE, slot) else -1.0)
        else:
            found.append(0.4 if Take.matches(option) else 0.0)
    return found


def gains(g: SevenAges, slot: int) -> Gains:
    """Return which areas are wanted, and how much."""
    counted = [(areas, COUNTED + RISE * rise) for areas, rise in lands.rises(g, slot, Standings(g))]
    return [(g.empires[slot].homeland, HOME), *counted]


def eagerness(g: SevenAges, empire: Empire) -> float:
    """Return what conflicts themselves bring an empire."""
    return 0.3 * sum([symbol.at_once in FEATS for symbol in g.content.cards[empire.card].glory])


def worth(g: SevenAges, area: int, empire: Empire, wanted: Gains) -> float:
    """Value an area to be taken, or one of its own to be helped."""
    if controlled(g, empire) >> area & 1:
        return 0.3 * (g.disorder >> area & 1)
    entry = g.content.areas[area]
    gain = sum([rise for areas, rise in wanted if areas >> area & 1])
    if entry.kind != "land":
        return 0.3 + gain
    value = 0.4 + gain + 0.2 * entry.wheat + 0.15 * city_level(g, area)
    return value + 0.05 * g.content.terrains[entry.terrain].income


def attack(g: SevenAges, area: int, empire: Empire, wanted: Gains, eager: float) -> float:
    """Value an attack with everything that can come: by number, since types are hidden."""
    rival = holder(g, area)
    if rival == NONE or g.empires[rival].owner == empire.owner:
        return 0.1 * (rival != NONE and g.disorder >> area & 1)
    theirs = lands.strength_in(g, area, g.empires[rival])
    near = g.content.near[area] & controlled(g, empire)
    mine = sum([max(lands.strength_in(g, source, empire) - 1, 0) for source in bits(near)])
    walls = 0.3 * bool(g.forts >> area & 1) + 0.1 * city_level(g, area)
    if mine < BOLD * (theirs + walls):
        return -1.0
    return 0.1 + eager + worth(g, area, empire, wanted) - 0.2


# Conflict.


def ratio(g: SevenAges, slot: int) -> float:
    """Return the units of a side in the conflict by those of the other."""
    attacker, defender = g.sides
    other = defender if slot == attacker else attacker
    mine = lands.strength_in(g, g.conflict, g.empires[slot])
    return mine / max(lands.strength_in(g, g.conflict, g.empires[other]), 1)


@scores(retreat.stay_or_go)
def stay(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Retreat from a much stronger enemy."""
    (slot,) = retreat.stay_or_go.of(frame)
    hopeless = ratio(g, slot) < HOPELESS
    return [float(Retreat.matches(option) == hopeless) for option in options]


@scores(retreat.retreat)
def withdraw(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Withdraw together."""
    return [float(Withdraw.matches(option)) for option in options]


@scores(conflict.redraw)
def card(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Keep a good card."""
    (slot,) = conflict.redraw.of(frame)
    dealt = g.dealt[0 if g.sides[ATTACKER] == slot else 1].cards
    good = bool(dealt) and cards.value(g, dealt[0]) >= GOOD_CARD
    return [float(KeepCard.matches(option) == good) for option in options]


@scores(conflict.commit)
def commit(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Commit everything, with a Tactician."""
    return [
        1.0 if CommitAll.matches(option) else 0.8 if Lead.matches(option) else 0.5 if option == DONE else 0.3
        for option in options
    ]


@scores(nuclear.scrap)
def scrap(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Keep the weapon or not."""
    return [0.0] * len(options)
