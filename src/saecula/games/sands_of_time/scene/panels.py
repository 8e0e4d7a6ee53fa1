"""The panels beside the map: chronicle fields, advances, buildings, tracks; the hand and the time."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.flow import ask_of, is_over, options
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Panel, Piece, RowPanel, TrackCell, TrackPanel
from saecula.core.wording import listed, name_of, roman, say, sentence, source
from saecula.core.zones import UNKNOWN
from saecula.games.sands_of_time._generated import clone
from saecula.games.sands_of_time.entries import Building, ScoringField
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    advance,
    build,
    chronicle,
    dynasties,
    generations,
    powers,
    turns,
    unrest,
)
from saecula.games.sands_of_time.rules.regions import region_id, tile
from saecula.games.sands_of_time.scene import cards, sums, wording
from saecula.games.sands_of_time.scene.wording import amount, letter
from saecula.games.sands_of_time.scene.world import world
from saecula.games.sands_of_time.vocabulary import Lay, Support

HERITAGE_SHOWN: Final = 7  # and more, once somebody comes near
SPACES_AHEAD: Final = 2
SECOND_LEVEL: Final = 2  # laid out at the end of the setup


def panels(g: SandsOfTime, viewer: Seat, texts: Texts) -> list[Panel]:
    """Make the panels in the middle of the table."""
    return [
        world(g, viewer, texts),
        _advances(g, viewer, texts),
        _buildings(g, viewer, texts),
        _chronicle(g, viewer, texts),
        _rounds(g, texts),
        _dynasty(g, texts),
        _unrest(g, viewer, texts),
        *[_heritage(g, number, viewer, texts) for number in range(len(g.content.categories))],
    ]


def _chronicle(g: SandsOfTime, viewer: Seat, texts: Texts) -> RowPanel:
    """Show the six scoring fields, the cards on them, and the viewer's figures.

    [SOT-020, SOT-323, SOT-324]
    """
    shown = [_field(g, number, viewer, texts) for number in range(len(g.content.fields))]
    return RowPanel("chronicle", say(texts, "panel-chronicle"), shown, say(texts, "panel-chronicle-note"))


def _field(g: SandsOfTime, number: int, viewer: Seat, texts: Texts) -> Card:
    field = g.content.fields[number]
    present = [seat for seat, empire in enumerate(g.empires) if empire.chronicles[number].cards]
    shown = Card(
        f"field:{field.id}",
        name_of(texts, field),
        texts.label("category", field.category),
        cards.MEASURE_ICONS[field.measure],
        corner=letter(field.id),
        text=wording.scoring_field(texts, field),
        source=source(texts, field),
        pieces=[_chronicle_piece(g, seat, number, texts) for seat in present],
    )
    if viewer == SPECTATOR:
        return shown
    measured = dynasties.measure(g, viewer, field.measure)
    laid = g.empires[viewer].chronicles[number].cards
    if not laid or laid[0] == UNKNOWN:
        shown.foot = say(texts, "field-measure", n=measured)
        return shown
    entry = g.content.chronicle_cards[laid[0]]
    needed = entry.fields[field.id].at_least
    shown.foot = say(texts, "field-card", value=entry.value, n=measured, needed=needed)
    shown.reason = sentence(field_heritage(g, viewer, field, entry.value, texts))
    return shown


def field_heritage(g: SandsOfTime, seat: Seat, field: ScoringField, value: int, texts: Texts) -> str:
    """Say what heritage a card has and needs on a field, alone and with the card beside it.

    [SOT-324, SOT-325]
    """
    both = value + beside(g, seat, field)
    heritage = dynasties.standing(g, g.empires[seat], g.content.category_index[field.category])
    if both == value:
        return say(texts, "field-heritage", heritage=heritage, value=value)
    return say(texts, "field-heritage-both", heritage=heritage, value=value, both=both)


def beside(g: SandsOfTime, seat: Seat, field: ScoringField) -> int:
    """Return the value of the player's card on the other field of the category. [SOT-325]"""
    fields = enumerate(g.content.fields)
    others = [number for number, other in fields if other.category == field.category and other is not field]
    return dynasties.values(g, g.empires[seat], others)


def _chronicle_piece(g: SandsOfTime, seat: Seat, number: int, texts: Texts) -> Piece:
    """Show a card on a field, with its value to those who know it."""
    piece = cards.marker(texts, seat, "chronicle", g.content.fields[number].id)
    card = g.empires[seat].chronicles[number].cards[0]
    if card != UNKNOWN:
        value = g.content.chronicle_cards[card].value
        piece.label = say(texts, "chronicle-of", empire=piece.label, value=value)
    return piece


def _advances(g: SandsOfTime, viewer: Seat, texts: Texts) -> RowPanel:
    """Show six rows of advances with all markers, and the stacks they grow from. [SOT-044, SOT-045]"""
    shown: list[Card] = []
    for number, row in enumerate(g.rows):
        category = g.content.categories[g.content.row_category[number]]
        group = say(texts, "advance-row", category=name_of(texts, category), number=number % 2 + 1)
        for level, id_ in enumerate(row, start=1):
            card = cards.advance(texts, id_, group=group)
            standing = [seat for seat, empire in enumerate(g.empires) if empire.steps[number] == level]
            card.pieces = [cards.marker(texts, seat, "advance", f"{number}:{level}") for seat in standing]
            shown.append(card)
        shown += _next_in_row(g, number, viewer, group, texts)
    return RowPanel("advances", say(texts, "panel-advances"), shown, say(texts, "panel-advances-note"))


def _next_in_row(g: SandsOfTime, number: int, viewer: Seat, group: str, texts: Texts) -> list[Card]:
    """Show the cards being drawn to the player who draws, and the stack to others. [SOT-195, SOT-196]"""
    level = len(g.rows[number]) + 1
    if level > g.content.levels:
        return []
    place = g.content.stack(g.content.row_category[number], level)
    stack = g.stacks[place]
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    if advance.lay_out(viewer, number, place) == frame:
        drawn = [cards.advance(texts, id_, group=group) for id_ in stack.cards[-2:]]
        for card in drawn:
            card.reason = say(texts, "drawn")
        return drawn
    title = say(texts, "stack-of", level=level, n=len(stack.cards))
    if level == SECOND_LEVEL:
        note = say(texts, "stack-second")
    else:
        note = say(texts, "stack-note", level=level, n=len(stack.cards))
    state = "down" if stack.cards else "empty"
    return [Card(f"stack:{number}", title, group, "card", note, state=state, group=group)]


def _buildings(g: SandsOfTime, viewer: Seat, texts: Texts) -> RowPanel:
    """Show the supply of buildings, and to players the cost and where one fits. [SOT-035, SOT-161]"""
    shown = [_building(g, number, viewer, texts) for number in range(len(g.content.buildings))]
    return RowPanel("buildings", say(texts, "panel-buildings"), shown, say(texts, "panel-buildings-note"))


def _building(g: SandsOfTime, number: int, viewer: Seat, texts: Texts) -> Card:
    entry = g.content.buildings[number]
    left = g.supply[number]
    shown = Card(
        f"building:{entry.id}",
        name_of(texts, entry),
        texts.label("category", entry.category),
        cards.CATEGORY_ICONS[entry.category],
        text=wording.building(texts, entry),
        corner=str(entry.level) if entry.level else say(texts, "level-city"),
        foot=say(texts, "tiles-left", n=left),
        source=source(texts, entry),
        group=texts.label("category", entry.category),
    )
    if not left:
        shown.state, shown.reason = "used", sentence(say(texts, "none-left"))
    elif viewer != SPECTATOR and g.generation:
        _price(g, number, entry, viewer, shown, texts)
    return shown


def _price(g: SandsOfTime, number: int, entry: Building, viewer: Seat, shown: Card, texts: Texts) -> None:
    """Show the lowest cost for the viewer, with Labour too, its parts, and where it fits.

    [SOT-160 to SOT-164, SOT-361]
    """
    empire = g.empires[viewer]
    sites = [land for land in _building_lands(g, viewer) if _has_room(g, land, number)]
    if not powers.is_open(g, empire, entry.box) and entry.box:
        category = texts.label("category", entry.box.category)
        shown.state, shown.reason = "used", sentence(say(texts, "needs-unlocked", category=category))
    elif not sites:
        shown.state, shown.reason = "used", sentence(say(texts, "no-site"))
    if not sites:
        return
    prices = {
        (land, labour): build.price(g, viewer, entry, land, labour)
        for land in sites
        for labour in (False, True)
        if not labour or build.labour(g, empire, land)
    }
    cheapest = min(prices, key=lambda way: prices[way])
    least, most = prices[cheapest], max(prices.values())
    shown.cost = amount(texts, "gold", least) if least == most else say(texts, "gold-from", n=least)
    shown.reasons = sums.building_cost(g, viewer, entry, *cheapest, texts)
    if not shown.reason:
        names = listed([texts.label("region", region_id(g, land)) for land in sites])
        shown.reason = sentence(say(texts, "could-stand", regions=names))


def _building_lands(g: SandsOfTime, viewer: Seat) -> tuple[int, ...]:
    """Return the region in which the viewer is building, else all of theirs."""
    frame = ask_of(g, viewer)
    if frame is not None and build.choose_building.matches(frame):
        return build.choose_building.of(frame)
    return bits(g.empires[viewer].lands)


def _has_room(g: SandsOfTime, land: int, number: int) -> bool:
    there = g.buildings[land]
    return not there >> number & 1 and there.bit_count() < tile(g, land).capacity


def _rounds(g: SandsOfTime, texts: Texts) -> TrackPanel:
    """Show the rounds of a generation with the die each needs. [SOT-085, SOT-086]"""
    cells = []
    thresholds = g.content.board.thresholds
    for number in range(1, len(thresholds) + 2):
        die = thresholds[number - 2] if number > 1 else 0
        label = say(texts, "round-die", n=number, die=die) if die else str(number)
        note = say(texts, "round-die-note", n=number, die=die) if die else say(texts, "round-sure", n=number)
        cells.append(TrackCell(f"round:{number}", label, _state(number, g.round, g), note))
    return TrackPanel("rounds", say(texts, "panel-rounds"), cells, icon="dice")


def _state(number: int, now: int, g: SandsOfTime) -> str:
    if number == now and not is_over(g):
        return "now"
    return "past" if number <= now else ""


def _dynasty(g: SandsOfTime, texts: Texts) -> TrackPanel:
    """Show the spaces of the current dynasty and the first beyond it. [SOT-053, SOT-300]"""
    zones = g.content.board.zones
    dynasty = min(g.dynasty, len(zones) - 1)
    first, end = sum(zones[: dynasty - 1]) + 1, sum(zones[:dynasty])
    last = min(max(end, g.space) + SPACES_AHEAD, g.content.last_space)
    cells = [_space(g, space, "space", "", texts) for space in range(first, last + 1)]
    for cell in cells[end - first + 1 :]:
        cell.state = cell.state or "limit"
        beyond = say(texts, "space-beyond", dynasty=roman(dynasty))
        cell.note = f"{cell.note} {beyond}".strip()
    return TrackPanel("dynasty", say(texts, "panel-dynasty"), cells, icon="clock")


def _unrest(g: SandsOfTime, viewer: Seat, texts: Texts) -> TrackPanel:
    """Show everybody's unrest; what is beyond the viewer's maximum is shaded. [SOT-291]"""
    most = g.content.board.max_unrest if viewer == SPECTATOR else unrest.maximum(g, g.empires[viewer])
    cells = [
        TrackCell(
            f"unrest:{value}",
            str(value),
            "limit" if value > most else "",
            pieces=[
                cards.marker(texts, seat, "unrest", str(value))
                for seat, empire in enumerate(g.empires)
                if empire.unrest == value
            ],
        )
        for value in range(g.content.board.max_unrest + 1)
    ]
    return TrackPanel("unrest", say(texts, "stat-unrest"), cells, icon="unrest")


def _heritage(g: SandsOfTime, number: int, viewer: Seat, texts: Texts) -> TrackPanel:
    """Show a heritage track; options refer to the space the viewer would reach.

    [SOT-020, SOT-254, SOT-280]
    """
    category = g.content.categories[number]
    limit = g.content.board.max_heritage
    highest = max([empire.heritage[number] for empire in g.empires])
    rise = _offered_rise(g, viewer)
    target = -1 if viewer == SPECTATOR else min(g.empires[viewer].heritage[number] + rise, limit)
    cells = [
        TrackCell(
            f"category:{category.id}" if value == target else f"heritage:{category.id}:{value}",
            str(value),
            pieces=[
                cards.marker(texts, seat, f"heritage-{category.id}", str(value))
                for seat, empire in enumerate(g.empires)
                if empire.heritage[number] == value
            ],
        )
        for value in range(min(limit, max(HERITAGE_SHOWN, highest + 1, target)) + 1)
    ]
    icon = cards.CATEGORY_ICONS[category.id]
    return TrackPanel(f"heritage-{category.id}", name_of(texts, category), cells, icon=icon)


def _offered_rise(g: SandsOfTime, viewer: Seat) -> int:
    """Return how far the viewer's question raises heritage: Support counts more than a step. [SOT-254]"""
    offered = viewer != SPECTATOR and any([Support.matches(action) for action in options(g, viewer)])
    return g.content.bonuses["support"].n if offered else 1


def hand(g: SandsOfTime, seat: Seat, texts: Texts) -> RowPanel | None:
    """Show the viewer's cards: chronicles while one is being laid, else actions and focus cards.

    [SOT-003, SOT-071]
    """
    if generations.is_over(g):
        return None
    frame = ask_of(g, seat)
    if chronicle.lay.matches(frame):
        return _chronicle_hand(g, seat, texts)
    note = say(texts, "panel-hand-note", n=g.round, most=_most_rounds(g)) if g.round else ""
    plan = planned(g, seat)
    shown = [_hand_card(g, plan, seat, id_, texts) for id_ in g.content.cards]
    return RowPanel("hand", say(texts, "panel-hand"), shown, note)


def _most_rounds(g: SandsOfTime) -> int:
    return len(g.content.board.thresholds) + 1


def _chronicle_hand(g: SandsOfTime, seat: Seat, texts: Texts) -> RowPanel:
    picked = [Lay.of(pick) for pick in chronicle.lay.picks(g, seat) if Lay.matches(pick)]
    shown = [cards.chronicle(texts, id_) for id_ in g.empires[seat].hand.cards]
    for card in shown:
        if card.id.removeprefix("chronicle:") in picked:
            card.state = "sealed"
    return RowPanel("hand", say(texts, "panel-chronicle-hand"), shown)


def _hand_card(g: SandsOfTime, plan: SandsOfTime, seat: Seat, id_: str, texts: Texts) -> Card:
    """Show a card of the set, marked if it is chosen, in play, or played already."""
    empire = g.empires[seat]
    chosen = {*_picked(g, seat), *empire.chosen.cards}
    card = cards.card(texts, id_)
    if id_ in chosen:
        card.state = "sealed"
    elif id_ == empire.focus:
        card.state, card.reason = "used", say(texts, "focus-in-play")
    elif id_ in empire.played:
        card.state, card.reason = "used", say(texts, "played-already")
    elif empire.focus and id_ in g.content.focus_cards:
        card.reason = say(texts, "one-focus")
    card.foot = cards.box_state(plan, plan.empires[seat], texts, id_)
    return card


def planned(g: SandsOfTime, seat: Seat) -> SandsOfTime:
    """Return the position as of the viewer's turn: a focus card serves those chosen with it. [SOT-262]"""
    focus = [
        card for card in (*_picked(g, seat), *g.empires[seat].chosen.cards) if card in g.content.focus_cards
    ]
    if not focus:
        return g
    plan = clone(g)
    plan.empires[seat].focus, plan.empires[seat].focus_markers = focus[0], 0
    return plan


def _picked(g: SandsOfTime, seat: Seat) -> list[str]:
    """Return the cards that a seat has picked for its turn so far."""
    return [turns.card_of(pick) for pick in turns.choose_cards.picks(g, seat)]


def time(g: SandsOfTime, texts: Texts) -> TrackPanel:
    """Show the whole dynasty track. [SOT-050, SOT-053]"""
    zones = g.content.board.zones
    cells = []
    for dynasty in range(1, len(zones)):
        group = say(texts, "dynasty", dynasty=roman(dynasty))
        first = sum(zones[: dynasty - 1]) + 1
        for space in range(first, first + zones[dynasty - 1]):
            cells.append(_space(g, space, "time", group, texts))
    return TrackPanel("time", say(texts, "panel-dynasty"), cells)


def _space(g: SandsOfTime, space: int, prefix: str, group: str, texts: Texts) -> TrackCell:
    grows = space in g.content.board.growth
    note = say(texts, "space-grows") if grows else ""
    return TrackCell(
        f"{prefix}:{space}", str(space), _state(space, g.space, g), note, group=group, strong=grows
    )
