"""Hanno the Great at sea (COC-610)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    errands,
    hosts,
    moving,
    sailing,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    AT_ANCHOR,
    HAS_SAILED,
    SHIP,
    TIRED,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    possible,
    specials,
)
from saecula.games.clash_of_cultures.rules.sailing import VOYAGE

HELD: Final = HAS_SAILED | AT_ANCHOR | TIRED


@specials.named("sail_with_leader")
def sail_with_leader(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Move the leader with ships that have not moved in this turn. [COC-610]"""
    crew = navigators(Realm(g, seat))
    (start,) = [stack[0] for stack in crew]
    return (
        errands.set_out(seat, crew, VOYAGE, 1),
        moving.move_to(seat, start),
        errands.come_home(seat),
    )


def navigators(realm: Realm) -> hosts.Troops:
    """Return the leader's ships that have not moved in this turn. [COC-610]"""
    place = realm.host.led
    if place < 0 or not realm.land.water >> place & 1:
        return ()
    ships = [unit for unit in realm.host.units[place] if kind_of(unit) == SHIP and not unit & HELD]
    return ((place, *ships),) if ships else ()


def _can_navigate(realm: Realm, effect: Special, left: Amounts) -> bool:
    crew = navigators(realm)
    return any([sailing.has_goal(realm, stack[0], stack[1:]) for stack in crew])


possible["sail_with_leader"] = _can_navigate
