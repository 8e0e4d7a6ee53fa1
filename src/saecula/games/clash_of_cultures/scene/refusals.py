"""What one would expect to do with an action and cannot, and why."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Verb, verb_id
from saecula.core.bits import bits
from saecula.core.flow import ask_of, options
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Reason
from saecula.core.wording import say
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    activating,
    building,
    cities,
    goods,
    happiness,
    learning,
    prices,
)
from saecula.games.clash_of_cultures.rules.actions import act
from saecula.games.clash_of_cultures.rules.goods import MOOD
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.wording import amounts
from saecula.games.clash_of_cultures.vocabulary import AdvanceTo, Cheer, Construct, Found, Move, Recruit

EXPECTED: Final[tuple[Verb, ...]] = (AdvanceTo, Found, Construct, Recruit, Move, Cheer)


def barred(g: ClashOfCultures, viewer: Seat, texts: Texts) -> list[Reason]:
    """Return the usual actions that are missing among the viewer's options. [COC-051, COC-059]"""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if not act.matches(frame) or not g.actions:
        return []
    there = {verb_id(action) for action in options(g, viewer)}
    realm = Realm(g, viewer)
    reasons = {verb.id: _why_not(realm, verb, texts) for verb in EXPECTED if verb.id not in there}
    return [Reason(say(texts, f"verb-{verb}"), why) for verb, why in reasons.items() if why]


def _why_not(realm: Realm, verb: Verb, texts: Texts) -> str:
    """Say what is missing for an action, or nothing where nobody would expect it."""
    if verb is AdvanceTo:
        held = learning.means(realm.civ.goods)
        return say(texts, "no-advance", n=realm.g.content.board.advance_price.food, held=held)
    if verb is Found:
        return _founding(realm, texts)
    if verb is Construct:
        return _building(realm, texts)
    if verb is Recruit:
        return say(texts, "no-recruit") if activating.activatable(realm) else say(texts, "all-spent")
    if verb is Move:
        held_up = realm.host.army and "armies" not in realm.sheet.enabled
        return say(texts, "no-tactics") if held_up else ""
    return _mood(realm, texts)


def _founding(realm: Realm, texts: Texts) -> str:
    """Say why no settler may found a city. [COC-110, COC-111]"""
    if not realm.host.settlers:
        return say(texts, "no-settler")
    if not cities.settlements_left(realm.g, realm.civ):
        return say(texts, "no-settlement")
    return say(texts, "no-site")


def _building(realm: Realm, texts: Texts) -> str:
    """Say why no city may build. [COC-078, COC-136, COC-137, COC-138]"""
    places = list(bits(activating.activatable(realm)))
    if realm.civ.pestilence:
        return say(texts, "no-building")
    if not realm.sheet.unlocked:
        return say(texts, "no-plan")
    if not places:
        return say(texts, "all-spent")
    if not any([building.has_room(realm, place) for place in places]):
        return say(texts, "no-room")
    if building.available(realm, goods.stock(realm.civ)):
        return say(texts, "no-fit")
    price = prices.building_prices(realm.g.content)[0]
    return say(texts, "no-means", price=amounts(texts, price))


def _mood(realm: Realm, texts: Texts) -> str:
    """Say how many mood tokens are missing for the cheapest step. [COC-190]"""
    steps = [sum(happiness.price(realm, [place])) for place in bits(realm.civ.cities & ~realm.g.happy)]
    return say(texts, "no-mood", n=min(steps), held=realm.civ.goods[MOOD]) if steps else ""
