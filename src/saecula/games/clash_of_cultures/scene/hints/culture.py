"""What cultural influence would bring (COC-195 to COC-205)."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import goods, hosts, influence, land, sides
from saecula.games.clash_of_cultures.rules.civilizations import persia
from saecula.games.clash_of_cultures.rules.hosts import kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene.hints.registry import hints, joined, points
from saecula.games.clash_of_cultures.scene.wording import counted
from saecula.games.clash_of_cultures.words import KINDS


def chance(realm: Realm, tokens: int) -> int:
    """Return the chance of a success in per cent if this many tokens may be added. [COC-196, COC-197]"""
    faces = realm.g.content.board.die
    need = realm.g.content.board.influence_success - influence.bonus(realm.sheet) - tokens
    return 100 * sum([face.number >= need for face in faces]) // len(faces)


@hints.of(words.Influence)
def start(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name the cities in range, and the tokens it takes to reach them. [COC-195, COC-196]"""
    realm, place = Realm(g, seat), land.number(g, hex_)
    found = []
    for goal in influence.targets(realm, place, influence.tokens(realm, goods.stock(realm.civ))):
        name, due = land.name(g, goal), influence.boost(realm, place, goal)
        found.append(say(texts, "hint-range", hex=name, tokens=due) if due else name)
    return say(texts, "hint-targets", hexes=listed(found))


@hints.of(words.Target)
def target(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the tokens for the range, and the chances with and without more of them. [COC-196, COC-197]"""
    (origin,) = influence.aim.of(frame)
    realm, place = Realm(g, seat), land.number(g, hex_)
    due = influence.boost(realm, origin, place)
    left = influence.tokens(realm, goods.stock(realm.civ)) - due
    reach = say(texts, "hint-reach", tokens=due) if due else ""
    plain = say(texts, "hint-chance", chance=chance(realm, 0))
    if not influence.may_boost(realm, origin, place):
        return joined(reach, plain, say(texts, "hint-no-boost"))
    most = min(left, g.content.board.influence_success - 1)
    more = say(texts, "hint-chance-boosted", chance=chance(realm, most), tokens=most) if most else ""
    return joined(reach, plain, more)


@hints.of(words.Boost)
def boost(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, tokens: int) -> str:
    """Write how many culture tokens are left. [COC-196]"""
    realm = Realm(g, seat)
    return say(texts, "hint-then", n=influence.tokens(realm, goods.stock(realm.civ)) - tokens)


@hints.of(words.RollAgain)
def roll_again(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, source: str) -> str:
    """Write the chance of the second roll. [COC-631]"""
    return say(texts, "hint-chance", chance=chance(Realm(g, seat), 0))


@hints.of(words.WinOver)
def win_over(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, kind: str) -> str:
    """Write whom the unit would have to fight. [COC-538]"""
    (place,) = persia.win_over.of(frame)
    side = sides.opponent(g, seat, place)
    units = tuple(map(kind_of, hosts.at(sides.troops(g, side), place)))
    others = hosts.without(units, [KINDS.index(kind)])
    return say(texts, "hint-leaves", units=counted(texts, others) or say(texts, "battle-nobody"))


@hints.of(words.Swap)
def swap(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, building: str, civ: int) -> str:
    """Write what a building is worth, and to whom. [COC-197, COC-371]"""
    worth = g.content.board.building_halves
    theirs = say(texts, "hint-for-rival", points=points(texts, -worth), civ=texts.label("civ", civ))
    return joined(points(texts, worth), theirs)
