"""The Celts: druids in barbarian cities (COC-546)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import action_cards, influence, land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import has_rule

DRUIDS: Final = "druidic_influence"


def villages(realm: Realm) -> int:
    """Return the barbarian cities of size 1 without a druid, unless they are to be taken over. [COC-546]"""
    if not has_rule(realm.sheet, DRUIDS):
        return 0
    free = realm.g.tribes & ~realm.g.druids & ~action_cards.announced_tribes(realm)
    return land.mask([place for place in bits(free) if realm.size(place) == 1])


def begin_druids(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Return the frame of a success. [COC-546]"""
    return (send_druid(seat, place),)


influence.other_targets.append((villages, begin_druids))


@rules.step
def send_druid(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Put a token on a barbarian city; it scores while it lies there. [COC-546]"""
    g.druids |= 1 << place
    g.tell("druid_sent", seat, land.name(g, place))
