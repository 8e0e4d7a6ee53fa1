"""The rules, in the order of rules.md."""

from typing import Final

from floodplain.position import Floodplain
from floodplain.vocabulary import Sow
from saecula.core.position import Action, Seat
from saecula.core.registry import Rules, together

YEARS: Final = 6
SIDES: Final = 6  # of the die that shows how high the river rises

rules = Rules[Floodplain]("floodplain")


@rules.step
def begin_year(g: Floodplain, year: int) -> None:
    """Let all villages sow at once, in secret, then let the river rise. [FLD-010, FLD-011]"""
    g.year = year
    g.tell("year_began", year)
    later = [begin_year(year + 1)] if year < YEARS else []
    g.then(together(sow(seat) for seat in range(g.seats)), flood(), *later)


@rules.decision
def sow(g: Floodplain, seat: Seat) -> list[Action]:
    """Choose one field; several villages may choose the same. [FLD-011]"""
    return Sow.each(g.content.fields)


@sow.resolve
def take_field(g: Floodplain, seat: Seat, action: Action) -> None:
    g.villages[seat].sown = Sow.of(action)


@rules.step
def flood(g: Floodplain) -> None:
    """Harvest the fields that the water does not reach; villages on one share it. [FLD-012, FLD-013]"""
    water = 1 + g.roll(SIDES)
    g.tell("flooded", water)
    sown = [village.sown for village in g.villages]
    for seat, village in enumerate(g.villages):
        field = g.content.fields[village.sown]
        grain = field.grain // sown.count(field.id) if water <= field.height else 0
        village.grain += grain
        g.tell("harvested", seat, field.id, grain)
