"""End of a round: the measures of the time circle (HIS-200 to HIS-216)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.bits import bits
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import calendar, effects, leaders, matrix, ruling, wonders
from saecula.games.historia.rules.world import count, tile_vp


def carry_out(g: Historia) -> None:
    """The measures of this segment in their order; new leaders follow as a draft.

    [HIS-200 to HIS-203, HIS-214]
    """
    order = list(g.content.segments[calendar.round_of_epoch(g)])
    if g.variant.leader_bonus_before_order and "leader_bonus" in order:
        order.remove("leader_bonus")
        order.insert(order.index("player_order"), "leader_bonus")
    for measure in order:
        if measure in MEASURES:
            g.cite("measure", measure)
            MEASURES[measure](g)


def gain_cube(g: Historia) -> None:
    """One cube from the general supply to the used pool. [HIS-204]"""
    for seat in range(g.seats):
        civ = g.civs[seat]
        gained = min(g.content.measures["gain_cube"].n, civ.general)
        civ.general -= gained
        civ.used += gained
        if gained:
            g.tell("gained_cubes", seat, gained)


def territory_bonus(g: Historia) -> None:
    """VP of each tile where the civilization is alone; civbots score too. [HIS-205, HIS-251, HIS-315]"""
    for index, civ in enumerate(g.civs):
        vp = sum([tile_vp(g, place) for place in bits(ruling.scoring_lands(g, index))])
        civ.vp += vp
        if vp:
            g.tell("territory_bonus", index, vp)


def government_bonus(g: Historia) -> None:
    """The bonus of the form of government; of civbots only the VP. [HIS-209, HIS-251]"""
    for index, civ in enumerate(g.civs):
        if not civ.alive:
            continue
        bonus = g.content.governments[matrix.government(g, civ)]
        civ.vp += bonus.vp
        if bonus.vp:
            g.tell("government_bonus", index, bonus.id, bonus.vp)
        cubes = 0 if civ.difficulty else min(bonus.cubes, civ.used)
        effects.move_back(civ, cubes)
        if cubes:
            g.tell("government_cubes", index, bonus.id, cubes)


def recover_cubes(g: Historia) -> None:
    """As many used cubes as territories occupied, alone or shared. [HIS-208, HIS-315]"""
    for seat in range(g.seats):
        civ = g.civs[seat]
        cubes = min(count(ruling.counted_lands(g, seat)), civ.used)
        effects.move_back(civ, cubes)
        if cubes:
            g.tell("territory_cubes", seat, cubes)


def recover_cards(g: Historia) -> None:
    """The two oldest cards of the row to hand. [HIS-206]"""
    for seat in range(g.seats):
        effects.take_oldest(g, seat, g.civs[seat], g.content.measures["recover_cards"].n)


def refresh_wonders(g: Historia) -> None:
    """All own wonders upright. [HIS-207]"""
    for seat in range(g.seats):
        civ = g.civs[seat]
        if civ.rotated:
            g.tell("all_refreshed", seat, len(civ.rotated))
            civ.wonders = (*civ.wonders, *civ.rotated)
            civ.rotated = ()


def player_order(g: Historia) -> None:
    """Ascending VP; on a tie who was later goes earlier. [HIS-210]"""
    later_first = g.order[::-1]
    order = tuple(sorted(later_first, key=lambda seat: g.civs[seat].vp))
    if order != g.order and g.round < calendar.last_round(g):
        g.tell("new_order", "".join([str(seat) for seat in order]))
    g.order = order


def leader_bonus(g: Historia) -> None:
    """Every fulfilled condition of the leader scores; then all leaders leave. [HIS-185, HIS-212, HIS-252]"""
    missed = 0
    epoch = calendar.epoch(g)
    for seat in range(g.seats):
        civ = g.civs[seat]
        for leader in civ.leaders[epoch - 1].cards:
            scored = leader_vp(g, seat, civ, leader)
            missed += sum([condition.vp for condition in g.content.leaders[leader].conditions]) - scored
            civ.vp += scored
            g.tell("leader_bonus", seat, leader, scored)
        civ.leaders = (*civ.leaders[: epoch - 1], leaders.EMPTY, *civ.leaders[epoch:])
    share_missed(g, missed, epoch)


def leader_vp(g: Historia, seat: int, civ: Civ, leader: str) -> int:
    """VP of the conditions that are met now. [HIS-185, HIS-186]"""
    return sum(
        [
            condition.vp
            for condition in g.content.leaders[leader].conditions
            if leader_metric(g, seat, civ, condition.metric) >= condition.at_least
        ]
    )


def leader_metric(g: Historia, seat: int, civ: Civ, name: str) -> int:
    """Territories under another's rule do not count. [HIS-186, HIS-315]"""
    if name == "territories":
        return count(ruling.counted_lands(g, seat))
    return wonders.metric(g, civ, name)


def share_missed(g: Historia, missed: int, epoch: int) -> None:
    """Leader VP that players missed go to the living civbots, in equal shares up to a cap.

    [HIS-252, HIS-262]
    """
    bots = [index for index in range(g.seats, len(g.civs)) if g.civs[index].alive]
    if not bots or g.seats == 1:
        return
    share = min(missed // len(bots), g.content.board.leader_caps[epoch - 1])
    for index in bots if share else []:
        g.civs[index].vp += share
        g.tell("leader_share", index, share)


def new_wonders(g: Historia) -> None:
    """A new row from the deck of the coming round's epoch; none after the last round. [HIS-203, HIS-211]"""
    if g.round == calendar.last_round(g):
        return
    if calendar.round_of_epoch(g) == g.content.board.rounds_per_epoch - 1:
        wonders.open_deck(g, calendar.epoch(g) + 1)
    wonders.deal_row(g)


MEASURES: Final[dict[str, Callable[[Historia], None]]] = {
    "gain_cube": gain_cube,
    "territory_bonus": territory_bonus,
    "government_bonus": government_bonus,
    "recover_cubes": recover_cubes,
    "recover_cards": recover_cards,
    "refresh_wonders": refresh_wonders,
    "player_order": player_order,
    "leader_bonus": leader_bonus,
    "new_wonders": new_wonders,
}
