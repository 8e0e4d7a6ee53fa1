"""What is paid for in a battle, before it or in a round (COC-228, COC-248, COC-360, COC-417, COC-418)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Arms, Combat, Free
from saecula.games.clash_of_cultures.rules import (
    cities,
    combat,
    goods,
    hosts,
    land,
    losses,
    paying,
    prices,
    sides,
    tactics,
)
from saecula.games.clash_of_cultures.rules.circumstances import applies
from saecula.games.clash_of_cultures.rules.combat import NO_DICE, NO_IGNORE, SPARED
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, TIRED, kind_of
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import owns, sheet
from saecula.games.clash_of_cultures.vocabulary import Arm, Drive
from saecula.games.clash_of_cultures.words import GOODS, KINDS

CANCELS: Final = {"dice": NO_DICE, "ignore": NO_IGNORE}
FREE: Final[tuple[Amounts, ...]] = (prices.FREE,)


def powers(g: ClashOfCultures, moment: str) -> Frames:
    """Return the questions of a moment, to the attacker first. [COC-228, COC-248]"""
    return tuple(
        [power(seat, which, moment) for seat, which in sides.players(g) if _has_any(g, which, moment)]
    )


def _has_any(g: ClashOfCultures, which: int, moment: str) -> bool:
    civ = sides.civ(g, which)
    if civ is None:
        return False
    held = sheet(g, civ)
    charges = moment == "rolled" and any([combat_power.as_kind for _, combat_power in held.all(Combat)])
    return charges or any([arms.moment == moment for _, arms in held.all(Arms)])


@rules.decision
def power(g: ClashOfCultures, seat: Seat, which: int, moment: str) -> list[Action]:
    """Pay for what works in this battle or round; what costs nothing is used. [COC-228, COC-248, COC-418]"""
    options: list[Action] = []
    for id_, source, arms, price in choices(g, which):
        if arms.moment == moment and is_open(g, which, source, arms):
            if price == prices.FREE and not arms.tactic:
                return [Arm(id_)]
            if paying.can_pay(g.civs[seat], price, prices.ways(sheet(g, g.civs[seat]), source)):
                options.append(Arm(id_))
    if moment == "rolled":
        options += [Arm(f"{source}.0") for source in chargers(g, which)]
    return [*options, PASS] if options else []


def choices(g: ClashOfCultures, which: int) -> Iterator[tuple[str, str, Arms, Amounts]]:
    """Yield what a side could pay for: each price with the id of its option, card and power."""
    civ = sides.civ(g, which)
    assert civ is not None
    numbers: dict[str, int] = {}
    for source, arms in sheet(g, civ).all(Arms):
        for price in price_list(g, which, source, arms):
            number = numbers.setdefault(source, 0)
            numbers[source] += 1
            yield f"{source}.{number}", source, arms, price


def price_list(g: ClashOfCultures, which: int, source: str, arms: Arms) -> tuple[Amounts, ...]:
    """Return the prices of something; Metallurgy may waive that of Steel Weapons. [COC-418, COC-437]"""
    civ, foe = sides.civ(g, which), sides.civ(g, 1 - which)
    assert civ is not None
    for _, free in sheet(g, civ).all(Free):
        if free.arms == source and (foe is None or not owns(g, foe, free.foe_lacks)):
            return FREE
    return tuple([prices.amounts(price) for price in arms.prices]) or FREE


def is_open(g: ClashOfCultures, which: int, source: str, arms: Arms) -> bool:
    """Return whether paying for something would have an effect now. [COC-248]"""
    if not applies(g, which, source, arms):
        return False
    in_force = combat.powers_in_force(g, which)
    if arms.cancels:
        return CANCELS[arms.cancels] not in in_force
    spent = arms.once_a_battle and source in sides.noted(g, "used", which)
    if spent or in_force.count(source) >= arms.most:
        return False
    if arms.tactic:
        return combat.played(g, which) is not None
    if arms.drives_off:
        return bool(free_hexes(g)) and sides.strength(g, 1 - which) > 0
    return not arms.ignore or combat.incoming(g, which) > 0


def chargers(g: ClashOfCultures, which: int) -> list[str]:
    """Return the leaders who may let a cavalry fight like an elephant now. [COC-642]"""
    rode = any([kind == CAVALRY for _, kind in combat.activated(g, which)])
    return [
        each.source
        for each in combat.modifiers(g, which)
        if each.as_kind and rode and not combat.in_force(g, which, each.source)
    ]


@power.resolve
def arm(g: ClashOfCultures, seat: Seat, action: Action, which: int, moment: str) -> None:
    """Pay, and ask again for what else can be paid for."""
    if action == PASS:
        return
    source = Arm.of(action).split(".")[0]
    g.tell("armed", seat, source)
    found = [each for each in choices(g, which) if each[0] == Arm.of(action)]
    if not found:
        tactics.put_in_force(g, which, source)
        return
    ((_, _, arms, price),) = found
    tactics.put_in_force(g, which, CANCELS.get(arms.cancels, source))
    if arms.once_a_battle:
        sides.note(g, "used", which, source)
    if arms.tactic:
        sides.note(g, combat.GIVEN_UP, which, str(g.battle.round))
    paid = paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]), source))
    if arms.refunded:
        paid = (*paid, keep_receipt(which))
    driven = (drive_off(seat, which), losses.check_standing()) if arms.drives_off else ()
    g.then(*paid, *driven, power(seat, which, moment))


def lasting(g: ClashOfCultures, in_force: tuple[str, ...]) -> tuple[str, ...]:
    """Return what goes on working in a new round: all that was paid for before the battle. [COC-248]"""
    return tuple([word for word in in_force if word in CANCELS.values() or _before(g, word)])


def _before(g: ClashOfCultures, source: str) -> bool:
    if source == SPARED or source in g.content.tactics:
        return False
    return any([arms.moment == "before" for arms in combat.arms_of(g, source)])


@rules.step
def keep_receipt(g: ClashOfCultures, which: int) -> None:
    """Remember what a side will get back if it wins: what it paid, a substitute too. [COC-071, COC-638]"""
    for good, number in zip(GOODS, g.spent, strict=False):
        for _ in range(number):
            sides.note(g, "deposit", which, good)


def refund(g: ClashOfCultures, which: int) -> None:
    """Return to the winner what was paid on condition of losing. [COC-638]"""
    for good in sides.noted(g, "deposit", which):
        goods.gain(g, sides.side(g, which), goods.only(GOODS.index(good), 1))


# Terror.


def free_hexes(g: ClashOfCultures) -> int:
    """Return the land hexes next to the battle with no units and no city. [COC-633]"""
    now = land.land(g)
    taken = cities.all_cities(g)
    for units in (g.horde, *[civ.units for civ in g.civs]):
        taken |= hosts.host(units, now.water).everywhere
    return now.layout.neighbours[g.battle.hex] & now.ground & ~taken


@rules.decision(must=True)
def drive_off(g: ClashOfCultures, seat: Seat, which: int) -> list[Action]:
    """Choose an opposing army unit and the free hex it is put on. [COC-633]"""
    kinds = dict.fromkeys(map(kind_of, sides.fighters(g, 1 - which)))
    return [Drive(KINDS[kind], land.name(g, place)) for kind in kinds for place in bits(free_hexes(g))]


@drive_off.resolve
def driven_off(g: ClashOfCultures, seat: Seat, action: Action, which: int) -> None:
    """Put the unit out of this battle; it has fought in this turn. [COC-172, COC-633]"""
    kind, hex_ = Drive.of(action)
    foe = sides.side(g, 1 - which)
    unit = next(unit for unit in sides.fighters(g, 1 - which) if kind_of(unit) == KINDS.index(kind))
    left = hosts.removed(sides.troops(g, foe), g.battle.hex, [unit])
    worn = unit | TIRED if foe == g.active else unit
    sides.set_troops(g, foe, hosts.added(left, land.number(g, hex_), [worn]))
    g.tell("driven_off", foe, kind, hex_)
