"""Battles (pages 22 to 24 and 27) without leaders and tactics cards, and the capture of cities."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.clash_of_cultures.second.box import (
    ACTION_CARDS,
    ARMY,
    BARBARIAN_SETTLEMENTS,
    BUILDINGS_OF_A_KIND,
    FACES,
    SETTLEMENTS,
    SUPPLY,
    TACTICS,
)
from tests.clash_of_cultures.second.goods import affordable, gain
from tests.clash_of_cultures.second.table import BARBARIANS, PIRATES, Battle, Table, Unit

ATTACKER, DEFENDER = 0, 1
HIT = 5


@dataclass
class Course:
    """How a battle goes on: who is asked next, or who won (None for a draw)."""

    asked: tuple[str, int] | None = None
    winner: int | None = None
    sunk: int = 0  # pirate ships


def fighters(t: Table, b: Battle, which: int) -> list[str]:
    """The kinds of the units of a side that fight."""
    wanted = ("ship",) if b.sea else ARMY
    return [kind for kind in t.units_at(b.hex).get(b.sides[which], []) if kind in wanted]


def fortified(t: Table, b: Battle) -> bool:
    """Return whether a fortress helps the defender."""
    return not b.sea and b.hex in t.cities and "fortress" in t.cities[b.hex].buildings


def knows(t: Table, b: Battle, which: int, advance: str) -> bool:
    """Return whether a side has an advance; barbarians and pirates have none."""
    side = b.sides[which]
    return side < t.seats and advance in t.nations[side].advances


def roll(t: Table, b: Battle, which: int) -> tuple[int, int]:
    """Roll for a side; return its combat value and the hits that it ignores."""
    units = Counter(fighters(t, b, which))
    first = b.round == 1
    guarded = which == DEFENDER and first and fortified(t, b)
    dice = units.total() + (guarded and "no_dice" not in b.powers[ATTACKER])
    faces = [FACES[t.lot.roll(len(FACES))] for _ in range(dice)]
    shown = Counter(kind for _, kind in faces)
    tusks = min(shown["elephant"], units["elephant"])
    value = sum(number for number, _ in faces)
    value -= sum(sorted(number for number, kind in faces if kind == "elephant")[:tusks])
    value += min(shown["infantry"], units["infantry"]) + 2 * min(shown["cavalry"], units["cavalry"])
    value += bonus(t, b, which)
    ignored = tusks + (guarded and "no_ignore" not in b.powers[ATTACKER])
    ashore = b.landed and which == ATTACKER
    ignored += first and knows(t, b, which, "warships") and (b.sea or ashore)
    return value, ignored


def bonus(t: Table, b: Battle, which: int) -> int:
    """What advances and wonders add: Steel Weapons, Fanaticism, the Great Wall (pages 29, 31 and 32)."""
    city = t.cities.get(b.hex) if not b.sea else None
    value = 0
    if "steel_weapons" in b.powers[which]:
        value += 1 if knows(t, b, 1 - which, "steel_weapons") else 2
    if b.round > 1 or city is None:
        return value
    if "temple" in city.buildings and knows(t, b, which, "fanaticism"):
        value += 2
    walled = any("great_wall" in t.cities[hex_].wonders for hex_ in t.cities_of(b.sides[DEFENDER]))
    if which == ATTACKER and walled and city.mood == "happy" and city.owner < t.seats:
        value -= 2
    return value


def lose(t: Table, b: Battle, which: int, hits: int) -> bool:
    """Remove casualties; return whether the side has to choose them."""
    units = fighters(t, b, which)
    if 0 < hits < len(units) and len(set(units)) > 1:
        return True
    for kind in units[:hits]:
        remove(t, b, which, kind)
    if not fighters(t, b, which) and not b.sea and b.sides[which] < t.seats:
        t.nations[b.sides[which]].units.pop(b.hex, None)
    return False


def remove(t: Table, b: Battle, which: int, kind: str) -> None:
    """Take a unit off the hex of the battle."""
    side = b.sides[which]
    if side == PIRATES:
        t.pirates[b.hex] -= 1
    elif side == BARBARIANS:
        t.horde[b.hex].remove(kind)
    else:
        units = t.nations[side].units[b.hex]
        units.remove(next(unit for unit in units if unit.kind == kind))


def fight(t: Table, b: Battle, lays: tuple[int, ...] = (ATTACKER, DEFENDER)) -> Course:
    """Fight rounds until somebody is asked or the battle ends."""
    while True:
        for which in lays:
            if knows(t, b, which, "tactics") and t.nations[b.sides[which]].hand:
                return Course(asked=("lay_tactics", b.sides[which]))
        empty = not fighters(t, b, DEFENDER)  # a fortress alone
        pirates = len(fighters(t, b, DEFENDER)) if b.sides[DEFENDER] == PIRATES else 0
        rolls = [roll(t, b, which) for which in (ATTACKER, DEFENDER)]
        hits = [max(0, rolls[w][0]) // HIT - rolls[1 - w][1] for w in (ATTACKER, DEFENDER)]
        choosing = [lose(t, b, 1 - which, max(0, hits[which])) for which in (ATTACKER, DEFENDER)]
        if any(choosing):
            return Course(asked=("casualties", -1))
        left = [bool(fighters(t, b, which)) for which in (ATTACKER, DEFENDER)]
        sunk = pirates - len(fighters(t, b, DEFENDER)) if pirates else 0
        if not all(left):
            winner = ATTACKER if left[ATTACKER] else DEFENDER if left[DEFENDER] or empty else None
            return Course(winner=winner, sunk=sunk)
        if b.may_retreat and b.sides[ATTACKER] < t.seats:
            return Course(asked=("retreat", b.sides[ATTACKER]))
        b.round += 1
        lays = (ATTACKER, DEFENDER)


def may_arm(t: Table, b: Battle, which: int) -> bool:
    """Return whether a side could use Steel Weapons or Siegecraft before a land battle (page 31)."""
    side = b.sides[which]
    if b.sea or side >= t.seats:
        return False
    n = t.nations[side]
    steel = "steel_weapons" in n.advances and affordable(n, {"ore": 1}) and not is_armed(t, b, which)
    engines = affordable(n, {"wood": 2}) or affordable(n, {"ore": 2})
    siege = which == ATTACKER and "siegecraft" in n.advances and fortified(t, b) and engines
    return steel or siege


def is_armed(t: Table, b: Battle, which: int) -> bool:
    """With Metallurgy, Steel Weapons cost nothing against those who lack them (page 31)."""
    known = knows(t, b, which, "steel_weapons") and knows(t, b, which, "metallurgy")
    return known and not b.sea and not knows(t, b, 1 - which, "steel_weapons")


def is_undefended(t: Table, b: Battle) -> bool:
    """Neither army units nor a fortress (page 22)."""
    return not fighters(t, b, DEFENDER) and not fortified(t, b)


def capture(t: Table, b: Battle) -> int:
    """Take a city; return the number of settlers that its owner may place."""
    city, winner, loser = t.cities[b.hex], b.sides[ATTACKER], b.sides[DEFENDER]
    if winner < t.seats:
        if city.owner == BARBARIANS:
            gain(t.nations[winner], "gold")
        else:
            gain(
                t.nations[winner],
                "gold",
                {"angry": 1, "neutral": city.size, "happy": city.size + 1}[city.mood],
            )
        exchange(t, b, winner, loser)
    elif len(t.cities_of(BARBARIANS)) < BARBARIAN_SETTLEMENTS:
        city.owner = BARBARIANS
    city.mood = "angry"
    if loser >= t.seats:
        return 0
    settlers = t.nations[loser].count("settler") < SUPPLY["settler"]
    return int(bool(t.cities_of(loser)) and settlers)


def exchange(t: Table, b: Battle, winner: int, loser: int) -> None:
    """Replace the pieces of the loser; each that the winner lacks is removed and brings a gold (page 24)."""
    city, n = t.cities[b.hex], t.nations[winner]
    if len(t.cities_of(winner)) + n.settlements_lost >= SETTLEMENTS:
        gain(n, "gold", city.size)
        del t.cities[b.hex]
        return
    city.owner = winner
    for kind, colour in list(city.buildings.items()):
        if colour != loser or kind == "obelisk":
            continue
        if n.colours[kind] < BUILDINGS_OF_A_KIND:
            city.buildings[kind] = winner
        else:
            del city.buildings[kind]
            gain(n, "gold")


def finish(t: Table, b: Battle, course: Course) -> int:
    """Carry out what the end of a battle brings; return how many settlers a loser may place."""
    settlers = 0
    for which, side in enumerate(b.sides):
        foe = b.sides[1 - which]
        if side < t.seats and course.winner == which and foe == BARBARIANS and b.had_barbarians:
            gain(t.nations[side], "gold")
    if course.winner == ATTACKER:
        drive_out(t, b)
        if b.hex in t.cities and not b.sea:
            settlers = capture(t, b)
    return settlers


def drive_out(t: Table, b: Battle) -> None:
    """Remove the settlers that lost their army."""
    if b.sides[DEFENDER] < t.seats and not b.sea:
        t.nations[b.sides[DEFENDER]].units.pop(b.hex, None)


def retreat(t: Table, b: Battle) -> None:
    """Send the attackers back to where they came from (page 23)."""
    units = t.nations[b.sides[ATTACKER]].units
    back = units.pop(b.hex)
    units.setdefault(b.came, []).extend(Unit(unit.kind, unit.states | {"tired"}) for unit in back)


def tactics(t: Table, b: Battle, which: int) -> set[str]:
    """The cards that a side may lay: army unit, ship or fortress of the card must be there (page 22).

    What the card says of attackers, defenders, land and cities must be so as well.
    """
    present = {"ship"} if b.sea else {"army"}
    if not fighters(t, b, which):
        present = set()
    if which == DEFENDER and fortified(t, b):
        present.add("fortress")
    return {
        card
        for card in t.nations[b.sides[which]].hand
        if present & set(TACTICS[ACTION_CARDS[card]["tactic"]]["needs"])
        and suits(t, b, which, TACTICS[ACTION_CARDS[card]["tactic"]])
    }


def suits(t: Table, b: Battle, which: int, tactic: dict[str, Any]) -> bool:
    """Return whether a battle is what a card speaks of."""
    in_city = not b.sea and b.hex in t.cities
    places = {"", "sea"} if b.sea else {"", "land", "city"} if in_city else {"", "land"}
    if tactic.get("not_against_city") and which == ATTACKER and in_city:
        return False
    return (
        tactic.get("role", "") in ("", ("attacker", "defender")[which]) and tactic.get("place", "") in places
    )
