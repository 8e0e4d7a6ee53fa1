"""The map: regions with their tiles, citizens and buildings, and borders with goods and caravans."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Area, Border, MapPanel, Piece, Reason, Stat
from saecula.core.wording import listed, name_of, say, sentence
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import battle, population
from saecula.games.sands_of_time.rules import regions as rules_regions
from saecula.games.sands_of_time.rules.regions import NOBODY, citizens, controller, tile
from saecula.games.sands_of_time.scene import cards, sums


def world(g: SandsOfTime, viewer: Seat, texts: Texts) -> MapPanel:
    """Show all regions, even those out of play, and every border that can carry a caravan.

    [SOT-006, SOT-012]
    """
    areas = [_area(g, region, viewer, texts) for region in range(len(g.content.regions))]
    ends = [(f"region:{b.regions[0]}", f"region:{b.regions[1]}") for b in g.content.borders]
    borders = [
        _border(g, number, ends[number], texts)
        for number, regions in enumerate(g.content.ends)
        if any([g.tiles[region] for region in regions])
    ]
    return MapPanel("world", say(texts, "panel-world"), areas, ends, say(texts, "panel-world-note"), borders)


def _area(g: SandsOfTime, region: int, viewer: Seat, texts: Texts) -> Area:
    entry = g.content.regions[region]
    area = Area(f"region:{entry.id}", name_of(texts, entry), entry.lat, entry.lon, terrain=entry.terrain)
    if not g.tiles[region]:
        area.state = "out"
        area.note = say(texts, "out-of-play")
        area.owners = []
        return area
    owner = controller(g, region)
    resource = tile(g, region).resource
    area.value = str(tile(g, region).capacity)
    area.icon = resource
    area.note = _note(g, region, owner, texts)
    area.pieces = [piece for seat in range(g.seats) for piece in _chip(g, seat, region, owner, texts)]
    area.owners = [] if owner == NOBODY else [cards.colour_of(owner)]
    area.warning = _warning(g, region, owner, viewer, texts)
    area.reasons = _reasons(g, region, owner, texts)
    return area


def _note(g: SandsOfTime, region: int, owner: Seat, texts: Texts) -> str:
    """Write terrain and resource, who controls the region, and its buildings."""
    entry = g.content.regions[region]
    ground = say(
        texts,
        "ground",
        terrain=name_of(texts, g.content.files["terrains"][entry.terrain]),
        resource=texts.label("resource", tile(g, region).resource),
        capacity=tile(g, region).capacity,
    )
    parts = [ground, _control(g, region, owner, texts)]
    standing = listed([name_of(texts, g.content.buildings[number]) for number in bits(g.buildings[region])])
    if standing:
        parts.append(standing)
    return "; ".join(parts)


def _control(g: SandsOfTime, region: int, owner: Seat, texts: Texts) -> str:
    if owner == NOBODY:
        return say(texts, "controlled-by-nobody")
    empire = texts.label("empire", owner)
    return say(texts, f"controlled-{status(g, region, owner)}", empire=empire)


def status(g: SandsOfTime, region: int, owner: Seat) -> str:
    """Return what a controlled region is to its controller. [SOT-013, SOT-041, SOT-241]"""
    if g.empires[owner].capital == region:
        return "capital"
    return "province" if g.empires[owner].provinces >> region & 1 else "colony"


def _chip(g: SandsOfTime, seat: Seat, region: int, owner: Seat, texts: Texts) -> list[Piece]:
    """Show a player's citizens and buildings in a region; a capital is shown even when empty."""
    empire = g.empires[seat]
    buildings = g.buildings[region].bit_count() if seat == owner else 0
    if not citizens(empire, region) and empire.capital != region and not buildings:
        return []
    counts = [
        Stat("", str(empire.peasants[region]), say(texts, "word-peasants")),
        Stat("military", str(empire.soldiers[region]), say(texts, "word-soldiers")),
    ]
    if buildings:
        counts.append(Stat("city", str(buildings), say(texts, "word-buildings")))
    return [
        Piece(
            f"citizens:{seat}:{g.content.regions[region].id}",
            "citizens",
            cards.colour_of(seat),
            texts.label("empire", seat),
            counts=counts,
            strong=empire.capital == region,
        )
    ]


def _warning(g: SandsOfTime, region: int, owner: Seat, viewer: Seat, texts: Texts) -> str:
    """Name the players who are stronger in one of the viewer's regions. [SOT-122, SOT-125]"""
    if owner != viewer or viewer == SPECTATOR:
        return ""
    stronger = [
        texts.label("empire", seat)
        for seat in range(g.seats)
        if seat != viewer
        and citizens(g.empires[seat], region)
        and battle.combat_value(g, seat, region, seat) > battle.combat_value(g, viewer, region, seat)
    ]
    return say(texts, "stronger-here", empires=listed(stronger)) if stronger else ""


def _reasons(g: SandsOfTime, region: int, owner: Seat, texts: Texts) -> list[Reason]:
    """Show how full the region is, and the combat values there."""
    everybody = rules_regions.population(g, region)
    if owner == NOBODY:
        room = tile(g, region).capacity
        parts = [Reason(say(texts, "part-capacity"), str(room))]
    else:
        room = population.room(g, owner, region)
        parts = sums.room(g, owner, region, texts)
    lines = [Reason(say(texts, "crowd"), say(texts, "of-room", n=everybody, room=room))]
    if len(parts) > 1:
        lines.append(Reason(say(texts, "room"), sums.in_words(parts)))
    present = [seat for seat in range(g.seats) if citizens(g.empires[seat], region)]
    if len(present) < 2:
        return lines
    for seat in present:
        attacker = next(other for other in present if other != seat)
        value = battle.combat_value(g, seat, region, attacker)
        label = say(texts, "combat-of", empire=texts.label("empire", seat))
        parts = sums.combat(g, seat, region, attacker, texts)
        lines.append(Reason(label, f"{value} ({sums.in_words(parts)})"))
    return lines


def _border(g: SandsOfTime, number: int, ends: tuple[str, str], texts: Texts) -> Border:
    entry = g.content.borders[number]
    good = name_of(texts, g.content.files["trade_goods"][entry.good]) if entry.good else ""
    caravans = [
        cards.marker(texts, seat, "caravan", entry.id)
        for seat, empire in enumerate(g.empires)
        if empire.caravans >> number & 1
    ]
    return Border(
        f"border:{entry.id}",
        ends,
        name_of(texts, entry),
        say(texts, "within-sentence", name=good) if good else "",
        sentence(say(texts, "good-here")) if good else "",
        caravans,
    )
