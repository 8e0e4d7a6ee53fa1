"""Cards: empires, colours, markers, units, leaders, and the hand."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Domain
from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Half, Piece, RowPanel, Stat
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN, Zone
from saecula.games.seven_ages import entries
from saecula.games.seven_ages.position import NOBODY, SevenAges
from saecula.games.seven_ages.rules import artifacts, building, civilise, forces, founding
from saecula.games.seven_ages.rules.areas import age, empires_of, in_play
from saecula.games.seven_ages.rules.sheets import types_of
from saecula.games.seven_ages.rules.starts import can_found
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.effects import (
    artifact_text,
    empire_text,
    event_text,
    leader_text,
)
from saecula.games.seven_ages.scene.empires import start_text
from saecula.games.seven_ages.scene.markers import ICONS
from saecula.games.seven_ages.vocabulary import ARTIFACT_CARD, BESIDE, CARD, EVENT_CARD, VERBS

NOBODYS: Final = -1


def empire_row(g: SevenAges, seat: Seat, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the empires of a player, or the colours that nobody uses."""
    if seat == NOBODYS:
        free = [slot for slot in range(len(g.empires)) if g.empires[slot].owner == NOBODY]
        return RowPanel("colours", say(texts, "free-colours"), [_colour(g, slot, texts) for slot in free])
    cards = [_empire(g, slot, texts) for slot in empires_of(g, seat)]
    if seat == viewer or len(g.players[seat].laid):
        cards.append(_beside(g, seat, viewer, texts))
    name = str(texts.label("player", seat))
    return RowPanel(f"empires:{seat}", say(texts, "empires-of", player=name), cards, mat=f"player:{seat}")


def _empire(g: SevenAges, slot: int, texts: Texts) -> Card:
    empire = g.empires[slot]
    marks = [
        Stat("progress", str(empire.progress), say(texts, "progress")),
        Stat("money", str(empire.money), say(texts, "money")),
        Stat("infantry", str(forces.total(empire)), say(texts, "units")),
        Stat("strength", str(empire.elites), say(texts, "elites")),
        Stat("trade", str(g.content.cards[empire.card].trade), say(texts, "trade-number")),
    ]
    return Card(
        id=f"empire:{slot}",
        title=str(texts.label("empire", slot)),
        kind=str(texts.label("colour", slot)),
        icon="flag",
        corner=str(age(g, empire)),
        marks=marks,
        pieces=_markers(empire.marker, f"marker_on:{slot}", colour(empire.owner), texts),
        foot=", ".join([str(texts.label("leader", g.content.leader_ids[n])) for n, _ in empire.leaders]),
    )


def _markers(zone: Zone, id_: str, owner: int, texts: Texts) -> list[Piece]:
    """Draw the marker that lies there, face down or known."""
    return [
        Piece(id_, "marker", owner, str(texts.label("marker", marker)), icon=ICONS[marker])
        for marker in zone.cards
    ]


def _colour(g: SevenAges, slot: int, texts: Texts) -> Card:
    quality = Stat("strength", str(g.content.colours[slot].quality), say(texts, "quality"))
    title = str(texts.label("colour", slot))
    return Card(f"empire:{slot}", title, say(texts, "free-colour"), "card", marks=[quality])


def _beside(g: SevenAges, seat: Seat, viewer: Seat, texts: Texts) -> Card:
    id_ = f"empire:{BESIDE}" if seat == viewer else f"beside:{seat}"
    pieces = _markers(g.players[seat].laid, f"marker_beside:{seat}", colour(seat), texts)
    return Card(id_, say(texts, "beside"), say(texts, "marker"), "card", pieces=pieces)


def journey_row(g: SevenAges, texts: Texts) -> RowPanel:
    """Lay out canals and parts of the world, as far as goals are chosen by them. [7AG-019, 7AG-152]"""
    canals = [
        Card(f"canal:{id_}", str(texts.label("canal", id_)), say(texts, "journeys"), "card")
        for id_ in g.content.canals
    ]
    parts = [
        Card(f"part:{id_}", str(texts.label("part", id_)), say(texts, "journeys"), "card")
        for id_ in g.content.parts
    ]
    return RowPanel("journeys", say(texts, "journeys"), [*canals, *parts])


def unit_row(g: SevenAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the types of units, with what the viewer's question would let build."""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    asked = frame is not None and building.build.matches(frame)
    slot = building.build.of(frame)[0] if frame is not None and asked else NOBODYS
    return RowPanel(
        "units", say(texts, "units"), [_unit(g, n, slot, texts) for n in range(len(g.content.units))]
    )


def _unit(g: SevenAges, number: int, slot: int, texts: Texts) -> Card:
    unit = g.content.units[number]
    marks = [
        Stat("war", str(unit.front), say(texts, "front")),
        Stat("military", str(unit.support), say(texts, "support")),
        Stat("arrow", str(unit.move), say(texts, "movement")),
    ]
    left = say(texts, "left-in-pool", number=forces.left(g, slot, number)) if slot >= 0 else ""
    price = Stat("money", str(unit.price), say(texts, "money"))
    return Card(
        id=f"unit:{number}",
        title=str(texts.label("unit", number)),
        kind=say(texts, f"realm-{unit.domain}"),
        icon=unit.cls,
        corner=str(unit.level),
        marks=marks,
        price=price,
        foot=left,
        band="unit",
    )


def leader_row(g: SevenAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the leaders in play, and those the viewer can choose from."""
    shown = [leader for slot in in_play(g) for leader, _ in g.empires[slot].leaders]
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    for asked in (founding.choose_leader, civilise.civilise):
        if frame is not None and asked.matches(frame) and (slot := asked.of(frame)[0]) != BESIDE:
            shown += g.content.leaders_of.get((g.empires[slot].card, age(g, g.empires[slot])), ())
    cards = [_leader(g, leader, texts) for leader in dict.fromkeys(shown)]
    return RowPanel("leaders", say(texts, "leaders"), cards)


def _leader(g: SevenAges, number: int, texts: Texts) -> Card:
    id_ = g.content.leader_ids[number]
    text = leader_text(types_of(g.content, number), texts)
    title = str(texts.label("leader", id_))
    return Card(f"leader:{id_}", title, say(texts, "leader"), "leader", text=text, band="leader")


def artifact_row(g: SevenAges, texts: Texts) -> RowPanel:
    """Lay out the artifacts on the map, on empire cards and on the progress track. [7AG-257, 7AG-261]"""
    owners: dict[int, list[str]] = {}
    for slot in in_play(g):
        empire = g.empires[slot]
        there = [artifact for _, artifact in artifacts.in_areas(g, empire)]
        for artifact in (*bits(artifacts.on_card(empire)), *there):
            owners.setdefault(artifact, []).append(str(texts.label("empire", slot)))
    for artifact, _ in g.blue:
        owners.setdefault(artifact, [])
    cards = [_artifact(g, artifact, owners[artifact], texts) for artifact in sorted(owners)]
    return RowPanel("artifacts", say(texts, "artifacts"), cards)


def _artifact(g: SevenAges, number: int, owners: list[str], texts: Texts) -> Card:
    """Draw an artifact with its owners and its blue marker. [7AG-259, 7AG-261]"""
    entry, level = g.content.artifacts[number], g.blue.at(number)
    return Card(
        id=f"artifact:{entry.id}",
        title=str(texts.label("artifact", entry.id)),
        kind=say(texts, f"artifact-{entry.kind}"),
        icon="artifact",
        text=artifact_text(entry, texts),
        state=say(texts, "blue-marker", level=level) if level else "",
        foot=", ".join(owners),
        source=entry.source,
        band="artifact",
    )


def hand(g: SevenAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the viewer's hand."""
    cards = [_held(g, viewer, card, texts) for card in g.players[viewer].hand.cards if card != UNKNOWN]
    return RowPanel("hand", say(texts, "hand"), cards)


def _held(g: SevenAges, viewer: Seat, card: str, texts: Texts) -> Card:
    """Draw a card with its three faces; it says whether it can be founded now. [7AG-003]"""
    entry = g.content.cards[g.content.card_index[card]]
    open_ = can_found(g, viewer, entry)
    return Card(
        id=f"card:{card}",
        title=str(texts.label("card", card)),
        kind=say(texts, "empire-card"),
        icon="card",
        corner=str(entry.value),
        text=start_text(entry, texts),
        reason="" if open_ else say(texts, "not-now"),
        source=entry.source,
        halves=[_empire_half(entry, card, open_, texts), *_other_halves(g, entry, texts)],
    )


def _verbs(domain: Domain[str]) -> list[str]:
    """Return the verbs that use a card in this way."""
    return [verb for verb, operands in VERBS.items() if domain in operands.values()]


def _empire_half(entry: entries.Card, card: str, open_: bool, texts: Texts) -> Half:
    """Draw the empire; what is done with the whole card is done by it."""
    return Half(
        title=str(texts.label("card", card)),
        kind=say(texts, "empire-card") if open_ else say(texts, "not-now"),
        icon="flag",
        text=empire_text(entry, texts),
        cost=str(entry.value),
        choices=_verbs(CARD),
    )


def _other_halves(g: SevenAges, entry: entries.Card, texts: Texts) -> list[Half]:
    event, artifact = (
        g.content.events[entry.event],
        g.content.artifacts[g.content.artifact_index[entry.artifact]],
    )
    return [
        Half(
            title=str(texts.label("event", event.id)),
            kind=say(texts, "event"),
            icon="event",
            text=event_text(event, texts),
            choices=_verbs(EVENT_CARD),
        ),
        Half(
            title=str(texts.label("artifact", artifact.id)),
            kind=say(texts, "artifact"),
            icon="artifact",
            text=artifact_text(artifact, texts),
            choices=_verbs(ARTIFACT_CARD),
        ),
    ]
