"""What follows from a table: neighbours, targets, majorities (Weltkarte, Wunderkarten)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.historia.second.cards import BORDERS, RULING_TILES, TERRITORIES, exists, navigates
from tests.historia.second.cards import TOP as TOP_LEVEL
from tests.historia.second.table import Nation, Table


def bordering(one: str, other: str) -> bool:
    """Return whether a white line lies between two territories."""
    return frozenset((one, other)) in BORDERS


def adjacent(nation: Nation, other: Nation) -> bool:
    """Return whether a civilization counts another one as adjacent; with navigation, all are."""
    if not nation.lands or not other.lands:
        return False
    if navigates(nation.technology):
        return True
    return any(one == two or bordering(one, two) for one in nation.lands for two in other.lands)


def partners(t: Table, nation: Nation) -> list[Nation]:
    """Return the civilizations one can trade with (Handel)."""
    return [o for o in t.others(nation) if adjacent(nation, o) and o.technology > nation.technology]


def victims(t: Table, nation: Nation) -> list[Nation]:
    """Return the civilizations that can be raided (Überfall)."""
    return [o for o in t.others(nation) if adjacent(nation, o) and o.military < nation.military]


def enemies(t: Table, nation: Nation) -> list[tuple[str, Nation]]:
    """Return where and against whom war can be waged (Krieg)."""
    return [(land, other) for other in t.others(nation) for land in nation.lands & other.lands]


def reachable(nation: Nation, anywhere: bool = False) -> list[str]:
    """Return the territories one can expand into (Ausbreitung); each holds one cube of a civilization."""
    far = anywhere or navigates(nation.technology)
    return [
        land
        for land in TERRITORIES
        if land not in nation.lands and (far or any(bordering(land, own) for own in nation.lands))
    ]


def alone(t: Table, nation: Nation) -> list[str]:
    """Return the territories without any other civilization."""
    return [land for land in nation.lands if t.present(land) == [nation]]


def can_rise(nation: Nation, track: str, steps: int = 1) -> bool:
    """Return whether the marker can take these steps; beyond the last level there are VP instead."""
    technology, military = nation.technology, nation.military
    for _ in range(steps):
        if (technology if track == "technology" else military) == TOP_LEVEL:
            return True
        technology += track == "technology"
        military += track == "military"
        if not exists(technology, military):
            return False
    return True


# Ways of ruling: which territories count for whom (Die Arten der Herrschaft)


def rules_shared(t: Table, land: str) -> Nation | None:
    """Return the player who alone in a territory has the ability to rule shared ones."""
    rulers = [nation for nation in t.present(land) if nation.ruling == "shared_territories"]
    return rulers[0] if len(rulers) == 1 else None


def bonus_lands(t: Table, nation: Nation) -> list[str]:
    """Return the territories that give a territory bonus."""
    return [land for land in nation.lands if t.present(land) == [nation] or rules_shared(t, land) is nation]


def counted_lands(t: Table, nation: Nation) -> list[str]:
    """Return the territories that count for leaders and for recovering cubes."""
    return [land for land in nation.lands if rules_shared(t, land) in (None, nation)]


def measured(nation: Nation, metric: str) -> int:
    """Return a level, or a number of wonders or territories."""
    if metric == "wonders":
        return nation.built
    if metric == "territories":
        return len(nation.lands)
    return nation.level(metric)


def majority(t: Table, nation: Nation, metric: str) -> bool:
    """Return whether a player has more than every other player; civbots are ignored."""
    rivals = [other for other in t.players if other is not nation]
    return _first(nation, rivals, metric)


def may_rule(t: Table, nation: Nation) -> bool:
    """Return whether a player is first in one category of the ruling tile and not last in the other."""
    if nation.ruling != "ready":
        return False
    tile = next(tile for tile in RULING_TILES.values() if nation.people in tile.civilizations)
    one, other = tile.metrics
    return _rules_by(t, nation, one, other) or _rules_by(t, nation, other, one)


def _rules_by(t: Table, nation: Nation, first: str, not_last: str) -> bool:
    return _first(nation, _rivals(t, nation, first), first) and not _last(
        nation, _rivals(t, nation, not_last), not_last
    )


def _rivals(t: Table, nation: Nation, metric: str) -> list[Nation]:
    """Return those to compare with: civbots too, except in wonders, of which they have none."""
    return [other for other in t.others(nation) if metric != "wonders" or not other.is_bot]


def _first(nation: Nation, rivals: Sequence[Nation], metric: str) -> bool:
    return all(measured(nation, metric) > measured(other, metric) for other in rivals)


def _last(nation: Nation, rivals: Sequence[Nation], metric: str) -> bool:
    return bool(rivals) and all(measured(nation, metric) < measured(other, metric) for other in rivals)
