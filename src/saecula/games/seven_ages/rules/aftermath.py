"""The end of a conflict: elites, money, control, cities, glory (7AG-212 to 7AG-217)."""

from __future__ import annotations

from saecula.core.zones import pile
from saecula.games.seven_ages.modifiers import Plunder
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import feats, leaders
from saecula.games.seven_ages.rules.areas import city_level, vacate
from saecula.games.seven_ages.rules.battle import ATTACKER, BOTH, DEFENDER, leaders_here, number, owner_of
from saecula.games.seven_ages.rules.registry import CAPITAL_TAKEN, rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.words import Feat


@rules.step
def end_conflict(g: SevenAges, lost: int) -> None:
    """Settle what the sides win and lose; `lost` is a bit set of sides. [7AG-212, 7AG-213]"""
    attacker, defender = g.sides
    area, held = g.content.areas[g.conflict].id, number(g, defender) > 0
    put_cards_away(g)
    strand_leaders(g)
    winner = NONE if lost == BOTH else attacker if lost == 1 << DEFENDER else defender
    if winner == NONE:
        g.tell("both_lost", owner_of(g, attacker), area)
    else:
        g.empires[winner].won = True
        g.tell("conflict_won", owner_of(g, winner), winner, area)
    deeds = _feats(g, winner, held)
    frames = []
    if winner == attacker and g.empires[defender].capital == g.conflict and not held:
        frames = [frame for taken in CAPITAL_TAKEN for frame in taken(g, attacker, defender)]
    for side, slot in enumerate(g.sides):
        if lost >> side & 1:
            _pay_for_defeat(g, side, slot, winner, held)
    if not held:
        change_control(g, winner)
    for feat in deeds:
        feats.done(g, winner, feat)
    _forget(g)
    g.then(*frames)


def put_cards_away(g: SevenAges) -> None:
    """Discard the cards of the sides. [7AG-201]"""
    for zone in g.dealt:
        g.discard = (*g.discard, *zone.cards)
    g.dealt = (pile(), pile())


def strand_leaders(g: SevenAges) -> None:
    """Remove leaders who are alone after the conflict; they count as lost in it. [7AG-217, 7AG-266]"""
    for side, slot in enumerate(g.sides):
        if not number(g, slot):
            for leader in leaders_here(g, g.empires[slot]):
                leaders.remove(g, slot, leader, g.conflict)
                g.fallen |= 1 << side


def _feats(g: SevenAges, winner: int, held: bool) -> list[Feat]:
    """Return what square symbols reward the winner for. [7AG-329, 7AG-345]"""
    if winner == NONE:
        return []
    loser = g.sides[1 - g.sides.index(winner)]
    found: list[Feat] = ["win_conflict"]
    if winner == g.sides[DEFENDER]:
        found.append("defend_win")
    if not g.content.land >> g.conflict & 1:
        found.append("win_naval_conflict")
    if not g.empires[loser].forces.mask:
        found.append("destroy_empire")
    if held:
        return found
    if city_level(g, g.conflict):
        found.append("capture_city")
    if g.empires[loser].capital == g.conflict:
        found.append("capture_capital")
    if g.placed.at(g.conflict):
        found.append("remove_artifact")
    return found


def _pay_for_defeat(g: SevenAges, side: int, slot: int, winner: int, held: bool) -> None:
    """Lose an elite marker, and the money with the capital or a leader. [7AG-213, 7AG-216, 7AG-217]"""
    empire = g.empires[slot]
    empire.elites = max(empire.elites - 1, 0)
    capital = side == DEFENDER and not held and empire.capital == g.conflict
    leader = empire.capital == NONE and g.fallen >> side & 1
    if capital or leader:
        lost, empire.money = empire.money, 0
        g.tell("treasury_lost", empire.owner, slot, lost)
        if winner != NONE:
            earn(g, winner, (lost + 1) // 2)


def earn(g: SevenAges, slot: int, money: int) -> None:
    """Receive money; what exceeds the track is lost. [7AG-010]"""
    empire = g.empires[slot]
    empire.money = min(empire.money + money, g.content.board.most_money)


def change_control(g: SevenAges, winner: int) -> None:
    """Clear the area for the next owner, if any; its city drops a step. [7AG-214, 7AG-215, 7AG-422]"""
    bit = 1 << g.conflict
    vacate(g, g.sides[DEFENDER], g.conflict)
    if not city_level(g, g.conflict):
        return
    levels = [bool(mask & bit) for mask in g.cities]
    lower = [*levels[1:], False]
    g.cities = tuple([mask & ~bit | bit * low for mask, low in zip(g.cities, lower, strict=True)])
    if winner != NONE:
        earn(g, winner, sum([effect.n for effect, _ in modifiers(g, g.empires[winner], Plunder)]))
        if g.founding == winner:
            g.seized |= bit & (g.cities[0] | g.cities[1] | g.cities[2])
    g.tell("city_dropped", owner_of(g, g.sides[ATTACKER]), g.content.areas[g.conflict].id)


def _forget(g: SevenAges) -> None:
    """Leave the conflict; what survives is hidden again. [7AG-213, 7AG-220]"""
    g.conflict, g.sides = NONE, (NONE, NONE)
    g.shaken = g.aside = g.bared = (0, 0)
    g.fallen, g.engaged = 0, False
