"""What threatens the viewer's cities: armies next to them that could win, and pirates off the coast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.wording import say
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import Units, host, is_army, kind_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene import outlook
from saecula.games.clash_of_cultures.scene.wording import counted

LEAST: Final = 0.25  # the chance from which on an attack is a danger
CERTAIN: Final = 1.0


class Attack(NamedTuple):
    """An attack that could come: by whom, with what, and the chance that it succeeds."""

    side: int
    army: Units
    wins: float


def dangers(g: ClashOfCultures, viewer: Seat, texts: Texts) -> dict[int, str]:
    """Write by hex what threatens the viewer's cities."""
    if viewer == SPECTATOR:
        return {}
    found = {}
    for place in bits(g.civs[viewer].cities):
        worst = max(_attacks(g, viewer, place), key=lambda attack: attack.wins, default=None)
        if worst is not None and worst.wins >= LEAST:
            found[place] = _warning(g, worst, texts)
        elif g.pirates and _is_raided(g, place):
            found[place] = say(texts, "danger-pirates")
    return found


def _warning(g: ClashOfCultures, attack: Attack, texts: Texts) -> str:
    return say(
        texts,
        "danger-attack",
        side=texts.label("side", attack.side),
        units=counted(texts, map(kind_of, attack.army)),
        wins=round(100 * attack.wins),
    )


def _attacks(g: ClashOfCultures, viewer: Seat, place: int) -> Iterator[Attack]:
    """Yield the attacks that armies on neighbouring hexes could make. [COC-168, COC-171, COC-316]"""
    now = land(g)
    near = now.layout.neighbours[place] & now.ground
    for side in (*range(g.seats), BARBARIANS):
        if side == viewer or (side != BARBARIANS and "armies" not in sheet(g, g.civs[side]).enabled):
            continue
        troops = sides.troops(g, side)
        for start in bits(host(troops, now.water).army & near):
            army = tuple([unit for unit in hosts.at(troops, start) if is_army(unit)])
            yield Attack(side, army, _chance(g, side, army, viewer, place, start))


def _chance(g: ClashOfCultures, side: int, army: Units, viewer: Seat, place: int, start: int) -> float:
    defended = host(g.civs[viewer].units, land(g).water).army | cities.standing(g)[cities.FORTRESS]
    if not defended >> place & 1:
        return CERTAIN
    return outlook.of_attack(g, side, army, viewer, place, start).wins


def _is_raided(g: ClashOfCultures, place: int) -> bool:
    """Return whether pirates lie next to a city. [COC-321]"""
    now = land(g)
    return bool(host(g.pirates, now.water).ships & now.layout.neighbours[place])
