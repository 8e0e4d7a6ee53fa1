"""Figures that follow from what lies on the table: boxes, effects, room, symbols, measures, combat values."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saecula.games.sands_of_time.entries import Advance, Box, Building, Effect
from tests.sands_of_time.second.box import (
    ADVANCES,
    BOARD,
    BORDERS,
    BUILDINGS,
    FOCUS_CARDS,
    REGIONS,
    neighbours,
)
from tests.sands_of_time.second.table import Player, Table

Where = Callable[[Effect, str], bool]  # whether an effect in a region counts; "" is the region of advances

# Advances and boxes (5.7, 6.0)


def advances(t: Table, player: Player) -> list[str]:
    """The advances under a marker and those to its left."""
    return [
        advance
        for row, level in zip(t.rows, player.steps, strict=True)
        for advance in row
        if ADVANCES[advance].level <= level
    ]


def is_open(t: Table, player: Player, box: Box | None) -> bool:
    """Whether a box is unlocked, by the focus card or by an advance."""
    if box is None or (player.focus and FOCUS_CARDS[player.focus].category == box.category):
        return True
    unlocking = [e for a in advances(t, player) for e in ADVANCES[a].effects if e.op == "unlock"]
    return any(box.category == effect.category or box.id in effect.boxes for effect in unlocking)


def effects(t: Table, player: Player, op: str) -> Iterator[tuple[str, str, Effect]]:
    """What works for a player, with the card and the region it is in: advances, buildings under control."""
    for advance in advances(t, player):
        yield from ((advance, "", effect) for effect in ADVANCES[advance].effects if effect.op == op)
    for region in player.lands:
        for building in t.buildings[region]:
            for effect in BUILDINGS[building].effects:
                if effect.op == op and is_open(t, player, effect.box):
                    yield building, region, effect


def _anywhere(_: Effect, __: str) -> bool:
    return True


def total(t: Table, player: Player, op: str, where: Where = _anywhere) -> int:
    """Add up an effect; several copies of a card count once, unless each counts."""
    counted: set[str] = set()
    added = 0
    for card, region, effect in effects(t, player, op):
        if where(effect, region) and (effect.each or card not in counted):
            counted.add(card)
            added += effect.n
    return added


def has(t: Table, player: Player, op: str) -> bool:
    """Whether an effect works for a player at all."""
    return next(effects(t, player, op), None) is not None


def near(site: str) -> Where:
    """Keep the effects that reach a region: everywhere, around their own region, or there alone."""

    def reaches(effect: Effect, region: str) -> bool:
        around = effect.where == "around" and site in neighbours(region)
        return effect.where == "anywhere" or region == site or around

    return reaches


# Regions, symbols, measures (4.4, 4.5, 10.0)


def room(t: Table, region: str) -> int:
    """The capacity of a region with Aqueducts, Cities and the like of its controller."""
    player = t.controller(region)
    printed = t.tiles[region].capacity
    return printed + total(t, player, "room", near(region)) if player else printed


def level(t: Table, building: str, region: str) -> int:
    """The level of a building; that of a City is the capacity of its region (5.5)."""
    return BUILDINGS[building].level or t.tiles[region].capacity


def own_buildings(t: Table, player: Player) -> list[tuple[str, str]]:
    """Every building in controlled regions, with its region."""
    return [(building, region) for region in player.lands for building in t.buildings[region]]


def symbols(t: Table, player: Player, symbol: str) -> int:
    """Count fountains or lyres on buildings in controlled regions and on advances."""
    kinds = [building for building, _ in own_buildings(t, player)]
    cards: list[Building | Advance] = [*(BUILDINGS[kind] for kind in kinds)]
    cards += [ADVANCES[advance] for advance in advances(t, player)]
    printed = sum(card.fountains if symbol == "fountain" else card.lyres for card in cards)
    added = [effect for _, _, effect in effects(t, player, "symbols") if effect.symbol == symbol]
    return printed + sum(effect.n * kinds.count(effect.building) for effect in added)


def goods(player: Player) -> int:
    """Count the trade goods that a player's caravans reach."""
    return sum(1 for border in player.caravans if BORDERS[border].good)


def citizens(player: Player) -> int:
    """Count a player's citizens on the board."""
    return sum(placed.total() for placed in player.citizens.values())


def measure(t: Table, player: Player, name: str) -> int:
    """What a scoring field counts."""
    if name == "building_levels":
        return sum(level(t, building, region) for building, region in own_buildings(t, player))
    if name == "regions":
        return len(player.lands)
    if name == "citizens":
        return citizens(player)
    if name == "trade_goods":
        return goods(player)
    return symbols(t, player, name.removesuffix("s"))


# Income (4.1)


def income(t: Table, player: Player, resource: str) -> int:
    """One for each peasant in a controlled region, up to its capacity; advances add to each such region."""
    added = sum(e.n for _, _, e in effects(t, player, "income") if e.resource == resource)
    return sum(
        harvest(t, player, region) + added
        for region in player.lands
        if t.tiles[region].resource == resource and player.citizens["peasant"][region]
    )


def harvest(t: Table, player: Player, region: str) -> int:
    """What the peasants of a region yield."""
    return min(player.citizens["peasant"][region], t.tiles[region].capacity)


# Unrest (9.0)


def max_unrest(t: Table, player: Player) -> int:
    """The maximum, which Bread and Circuses lowers."""
    return min([BOARD.max_unrest, *(effect.n for _, _, effect in effects(t, player, "max_unrest"))])


def max_wager(t: Table, player: Player) -> int:
    """The highest number of the die that a player may choose (5.3)."""
    return min(BOARD.max_wager, max_unrest(t, player) - player.unrest)


# Battles (5.3)


def strength(t: Table, player: Player, region: str) -> int:
    """The combat value of a player's citizens in a region, without walls and wagers."""

    def here(effect: Effect, _: str) -> bool:
        return effect.terrain in ("", REGIONS[region].terrain)

    soldier = BOARD.soldier_strength + total(t, player, "combat_per_soldier", here)
    value = player.citizens["soldier"][region] * soldier
    return value + player.citizens["peasant"][region] * BOARD.peasant_strength + total(t, player, "combat")


def walls(t: Table, attacker: Player, attacked: Player, region: str) -> int:
    """What walls add for the attacked controller of a region."""
    return 0 if has(t, attacker, "ignore_walls") else total(t, attacked, "walls", near(region))
