"""What an attack demands besides the move (COC-189, COC-618, COC-806).

Who cannot pay cannot enter the hex. Barbarians pay nothing. [COC-324]
"""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import cards, cities, goods, paying, prices, sides, truces
from saecula.games.clash_of_cultures.rules.goods import CULTURE, Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import sheet

ATTACK: Final = "attack"
PAIRS: Final = 8  # a pair of players is the number of the first times this plus that of the second
DIPLOMAT: Final = "great_diplomat"


def pair(seat: Seat, other: int) -> int:
    """Return the bit of a pair of players in this order."""
    return 1 << seat * PAIRS + other


def peace_price(g: ClashOfCultures, seat: Seat, other: int) -> Amounts | None:
    """Return what one of two players at peace pays before attacking the other, if they are. [COC-806]"""
    if not sides.is_player(other) or not g.diplomat & (pair(seat, other) | pair(other, seat)):
        return None
    for power in g.content.events[DIPLOMAT].powers:
        if isinstance(power, Rule) and power.price is not None:
            return prices.amounts(power.price)
    return None


def devotion(g: ClashOfCultures, seat: Seat, place: int) -> int:
    """Return the culture tokens on a city that is not the player's own. [COC-618]"""
    if cities.owner(g, place) == seat:
        return 0
    return sum([number for where, number in g.beloved if where == place])


def price(g: ClashOfCultures, seat: Seat, place: int) -> Amounts:
    """Return what a player pays to attack a hex. [COC-189]"""
    found = goods.only(CULTURE, devotion(g, seat, place))
    asked = (*found, *prices.FREE[len(found) :])
    other = sides.opponent(g, seat, place)
    peace = peace_price(g, seat, other) if other != cities.NOBODY else None
    return goods.added(asked, peace) if peace is not None else asked


def barred(realm: Realm, besides: Amounts = prices.FREE) -> int:
    """Return the hexes that a player may not attack: a truce protects them, or they cost too much.

    What the move costs `besides` has to be paid too. [COC-189, COC-731]
    """
    g, seat = realm.g, realm.seat
    found = truces.protected(realm)
    if g.beloved or g.diplomat:
        ways = prices.ways(realm.sheet, ATTACK)
        for place in bits(realm.hostile & ~found):
            asked = goods.added(price(g, seat, place), besides)
            if not paying.can_pay(realm.civ, asked, ways):
                found |= 1 << place
    return found


def is_free(g: ClashOfCultures, seat: Seat, place: int) -> bool:
    """Return whether neither truce nor payment stands in the way of a battle on a hex. [COC-189, COC-731]"""
    other = sides.opponent(g, seat, place)
    if other == cities.NOBODY:
        return True
    return truces.may_attack(g, seat, other) and not any(price(g, seat, place))


def pay(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Pay what an attack on a hex demands; tokens and diplomat are gone then. [COC-189, COC-618, COC-806]"""
    asked = price(g, seat, place)
    if not any(asked):
        return ()
    return *paying.pay(g, seat, asked, prices.ways(sheet(g, g.civs[seat]), ATTACK)), spend(seat, place)


@rules.step
def spend(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Take the tokens off a city that is attacked, and discard a diplomat after payment."""
    if peace_price(g, seat, sides.opponent(g, seat, place)) is not None:
        dismiss_diplomat(g)
    g.beloved = tuple([tokens for tokens in g.beloved if tokens[0] != place])


def dismiss_diplomat(g: ClashOfCultures) -> None:
    """Discard the Great Diplomat: by an action, or after an attack that was paid for. [COC-806]"""
    for seat, civ in enumerate(g.civs):
        if DIPLOMAT in civ.open_persons:
            civ.open_persons = tuple([card for card in civ.open_persons if card != DIPLOMAT])
            cards.lay_off_event(g, seat, DIPLOMAT)
    g.diplomat = 0
