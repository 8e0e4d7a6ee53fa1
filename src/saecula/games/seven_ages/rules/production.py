"""Production: income, maintenance, building (7AG-090 to 7AG-100)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.spread import NOTHING
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import artifacts, building, disorder, forces, sways
from saecula.games.seven_ages.rules.areas import controlled, is_barbarian, vacate
from saecula.games.seven_ages.rules.income import income
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.rules.windows import window_now
from saecula.games.seven_ages.vocabulary import GiveUp, Unpaid


@rules.step
def begin_production(g: SevenAges, seat: Seat, slot: int) -> None:
    """Open the window before the income. [7AG-445]"""
    g.then(*window_now(g, "before_production", seat, slot), produce(seat, slot))


@rules.step
def produce(g: SevenAges, seat: Seat, slot: int) -> None:
    """Take the income, pay for the units, build. [7AG-090, 7AG-091, 7AG-098, 7AG-099]"""
    empire, board = g.empires[slot], g.content.board
    earned = income(g, empire)
    empire.money = min(empire.money + earned, board.most_money)
    due = 0 if is_barbarian(g, empire) else board.upkeep * forces.total(empire)
    lacking = max(due - empire.money, 0)
    empire.money -= due - lacking
    g.built = NOTHING
    g.tell("produced", seat, slot, earned, due - lacking)
    g.then(leave_unpaid(seat, slot, lacking), building.build(seat, slot), end_production(seat, slot))


@rules.decision
def leave_unpaid(g: SevenAges, seat: Seat, slot: int, number: int) -> list[Action]:
    """Choose where a unit goes unpaid, as often as money is lacking. [7AG-098]"""
    if not number or g.empires[slot].owner != seat:
        return []
    return Unpaid.each([g.content.areas[area].id for area in bits(controlled(g, g.empires[slot]))])


@leave_unpaid.resolve
def leave_unpaid_there(g: SevenAges, seat: Seat, action: Action, slot: int, number: int) -> None:
    area = g.content.area_index[Unpaid.of(action)]
    g.then(give_up(seat, slot, number, area), leave_unpaid(seat, slot, number - 1))


@rules.decision(always=True)
def give_up(g: SevenAges, seat: Seat, slot: int, number: int, area: int) -> list[Action]:
    """Choose the unit that goes back to the pool. [7AG-098, 7AG-100]"""
    return GiveUp.each(bits(forces.types_in(g, g.empires[slot], area)))


@give_up.resolve
def lose_unpaid(g: SevenAges, seat: Seat, action: Action, slot: int, number: int, area: int) -> None:
    """Take the unit away; an area still controlled falls into disorder. [7AG-100, 7AG-417]"""
    empire, type_ = g.empires[slot], GiveUp.of(action)
    forces.remove(g, empire, forces.place_of(g, empire, area, type_), type_)
    g.tell("left_unpaid", seat, slot, g.content.areas[area].id)
    if not controlled(g, empire) >> area & 1:
        vacate(g, slot, area)
    else:
        disorder.fall(g, area)


@rules.step
def end_production(g: SevenAges, seat: Seat, slot: int) -> None:
    """Forget what was built, and end what lasts until a Production. [7AG-260, 7AG-445]"""
    g.built = NOTHING
    sways.end(g, "before_production")
    if g.empires[slot].owner == seat:
        artifacts.end(g, slot, "production")


ACTS["produce"] = begin_production
