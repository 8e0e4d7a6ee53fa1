"""The end of a dynasty, chronicles and the final bonuses (SOT-320 to SOT-329, SOT-350)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE, Zone, pile
from saecula.games.sands_of_time.entries import ChronicleCard
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import build, caravans, heritage, powers
from saecula.games.sands_of_time.rules.regions import clockwise, size
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Score

NO_CARD: Final = Zone((), (), False)


@rules.step
def dynasty_end(g: SandsOfTime) -> None:
    """Score Wonders, then chronicles, if the marker has reached the next zone. [SOT-320, SOT-321, SOT-322]"""
    if g.space <= sum(g.content.board.zones[: g.dynasty]):
        return
    g.tell("dynasty_ended", g.dynasty)
    order = clockwise(g)
    for seat in order:
        score_wonders(g, seat)
    g.reveal()
    for empire in g.empires:
        empire.last_chronicles = 0
        empire.chronicles = tuple([zone.shown(EVERYONE) for zone in empire.chronicles])
        empire.hand = empire.hand.shown(EVERYONE)
    categories = range(len(g.content.categories))
    g.then(*[score_category(seat, category) for seat in order for category in categories], close_dynasty())


def score_wonders(g: SandsOfTime, seat: Seat) -> None:
    """Score one point for each Wonder in controlled regions, or two with Vision. [SOT-321, SOT-367]"""
    empire = g.empires[seat]
    wonders = powers.of_buildings(g, empire, "dynasty_vp")
    set_to = powers.most(g, empire, "wonder_vp", 0)
    score(g, seat, sum([set_to or effect.n for _, effect in wonders]), "wonders_scored")


def score(g: SandsOfTime, seat: Seat, vp: int, line: str) -> None:
    """Add victory points, and log them if there are any."""
    if vp:
        g.empires[seat].vp += vp
        g.tell(line, seat, vp)


def laid(g: SandsOfTime, empire: Empire, field: int) -> ChronicleCard | None:
    """Return the player's card on a field."""
    cards = empire.chronicles[field].cards
    return g.content.chronicle_cards[cards[0]] if cards else None


def values(g: SandsOfTime, empire: Empire, fields: list[int]) -> int:
    """Add up the values of the cards on these fields. [SOT-325]"""
    return sum([card.value for card in [laid(g, empire, field) for field in fields] if card is not None])


def standing(g: SandsOfTime, empire: Empire, category: int) -> int:
    """Return the heritage that chronicles compare. [SOT-324, SOT-375]"""
    return empire.heritage[category] + powers.total(g, empire, "chronicle_heritage")


def qualified(g: SandsOfTime, seat: Seat, category: int) -> list[int]:
    """List the fields of a category whose card would score alone. [SOT-323, SOT-324, SOT-326, SOT-329]"""
    empire = g.empires[seat]
    fields = []
    for number, field in enumerate(g.content.fields):
        card = laid(g, empire, number)
        if card is None or g.content.category_index[field.category] != category:
            continue
        met = measure(g, seat, field.measure) >= card.fields[field.id].at_least
        if met and card.value <= standing(g, empire, category):
            fields.append(number)
    return fields


@rules.step
def score_category(g: SandsOfTime, seat: Seat, category: int) -> None:
    """Score both cards if heritage suffices for their values together, else let the player choose.

    [SOT-325]
    """
    empire = g.empires[seat]
    fields = qualified(g, seat, category)
    tell_failed(g, seat, category, fields)
    if len(fields) > 1 and values(g, empire, fields) > standing(g, empire, category):
        g.then(choose_chronicle(seat, category))
    elif fields:
        score_fields(g, seat, category, fields)


def tell_failed(g: SandsOfTime, seat: Seat, category: int, qualifying: list[int]) -> None:
    """Log the cards that miss what their field asks or their heritage. [SOT-322, SOT-326]"""
    if g.journal is None:
        return
    suffices_to = standing(g, g.empires[seat], category)
    for number, field in enumerate(g.content.fields):
        card = laid(g, g.empires[seat], number)
        if card is None or number in qualifying or g.content.category_index[field.category] != category:
            continue
        had, needed = measure(g, seat, field.measure), card.fields[field.id].at_least
        g.tell("chronicle_failed", seat, card.id, field.id, had, needed, suffices_to, card.value)


@rules.decision(must=True)
def choose_chronicle(g: SandsOfTime, seat: Seat, category: int) -> list[Action]:
    """Offer two cards of which only one can score. [SOT-325]"""
    return Score.each([g.content.fields[field].id for field in qualified(g, seat, category)])


@choose_chronicle.resolve
def score_field(g: SandsOfTime, seat: Seat, action: Action, category: int) -> None:
    chosen = g.content.field_index[Score.of(action)]
    tell_left_out(g, seat, category, chosen)
    score_fields(g, seat, category, [chosen])


def tell_left_out(g: SandsOfTime, seat: Seat, category: int, chosen: int) -> None:
    """Log the other card, for which the heritage does not suffice. [SOT-322, SOT-325]"""
    if g.journal is None:
        return
    empire = g.empires[seat]
    for number in qualified(g, seat, category):
        card = laid(g, empire, number)
        if card is not None and number != chosen:
            field = g.content.fields[number].id
            g.tell("chronicle_left_out", seat, card.id, field, standing(g, empire, category))


def score_fields(g: SandsOfTime, seat: Seat, category: int, fields: list[int]) -> None:
    """Score the cards on these fields, then raise heritage in the category by one. [SOT-324, SOT-327]"""
    empire = g.empires[seat]
    for number in fields:
        card = laid(g, empire, number)
        assert card is not None
        field = g.content.fields[number].id
        vp = card.fields[field].vp
        empire.vp += vp
        empire.last_chronicles += vp
        g.tell("chronicle_scored", seat, card.id, field, vp)
    heritage.rise(g, seat, category, 1)


@rules.step
def close_dynasty(g: SandsOfTime) -> None:
    """Return all chronicle cards to hand; after the last dynasty score final bonuses. [SOT-328, SOT-350]"""
    for empire in g.empires:
        empire.hand = pile(g.content.chronicle_cards)
        empire.chronicles = (NO_CARD,) * len(g.content.fields)
    g.dynasty += 1
    if g.dynasty == len(g.content.board.zones):
        final_bonuses(g)


def final_bonuses(g: SandsOfTime) -> None:
    """Score most regions, lowest unrest and most symbols; all tied players get the points. [SOT-350]"""
    board = g.content.board
    seats = range(g.seats)
    regions = [size(empire) for empire in g.empires]
    calm = [-empire.unrest for empire in g.empires]
    splendour = [fountains(g, seat) + lyres(g, seat) for seat in seats]
    for values, vp, line in (
        (regions, board.bonus_regions, "most_regions"),
        (calm, board.bonus_unrest, "lowest_unrest"),
        (splendour, board.bonus_symbols, "most_symbols"),
    ):
        for seat in seats:
            if values[seat] == max(values):
                score(g, seat, vp, line)


def measure(g: SandsOfTime, seat: Seat, name: str) -> int:
    """Return what a scoring field compares with its cards. [SOT-323]"""
    return MEASURES[name](g, seat)


def building_levels(g: SandsOfTime, seat: Seat) -> int:
    """Add up the levels of all buildings in controlled regions; a City counts the capacity."""
    return sum(
        [
            build.level(g, g.content.buildings[number], region)
            for region in bits(g.empires[seat].lands)
            for number in bits(g.buildings[region])
        ]
    )


def fountains(g: SandsOfTime, seat: Seat) -> int:
    """Count the fountain symbols on buildings and advances. [SOT-369]"""
    return symbols(g, seat, "fountain")


def lyres(g: SandsOfTime, seat: Seat) -> int:
    """Count the lyre symbols on buildings and advances. [SOT-369]"""
    return symbols(g, seat, "lyre")


def symbols(g: SandsOfTime, seat: Seat, symbol: str) -> int:
    """Count symbols on buildings and advances of the player, and those that advances add. [SOT-369]"""
    empire = g.empires[seat]
    on_buildings, on_advances = g.content.symbols[symbol]
    value = sum([on_advances[number] for number in bits(empire.advances)])
    extra = [effect for effect in powers.of_advances(g, empire, "symbols") if effect.symbol == symbol]
    for region in bits(empire.lands):
        for number in bits(g.buildings[region]):
            kind = g.content.buildings[number].id
            value += on_buildings[number] + sum([e.n for e in extra if e.building == kind])
    return value


def regions(g: SandsOfTime, seat: Seat) -> int:
    """Count the controlled regions."""
    return size(g.empires[seat])


def all_citizens(g: SandsOfTime, seat: Seat) -> int:
    """Count the player's citizens anywhere on the board."""
    return sum(g.empires[seat].peasants) + sum(g.empires[seat].soldiers)


def trade_goods(g: SandsOfTime, seat: Seat) -> int:
    """Count the trade goods that the player's caravans reach. [SOT-218]"""
    return caravans.goods(g, g.empires[seat])


MEASURES: Final = {
    "building_levels": building_levels,
    "fountains": fountains,
    "regions": regions,
    "citizens": all_citizens,
    "trade_goods": trade_goods,
    "lyres": lyres,
}
