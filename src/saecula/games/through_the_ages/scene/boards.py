"""The boards of all civilizations: technologies with workers and tokens, state, wonders, colonies, hands."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.bits import bits
from saecula.core.flow import ask_of
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.registry import Ask
from saecula.core.scene import Card, Column, Piece, RowPanel, Stat
from saecula.core.wording import say, sentence
from saecula.core.zones import UNKNOWN
from saecula.games.through_the_ages.entries import AGES, CARD_AGES, PRODUCTION, UNITS, URBAN, WORKPLACES
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import aggressions, costs, events, wars
from saecula.games.through_the_ages.rules.in_play import card_totals, from_seat, pacts
from saecula.games.through_the_ages.scene import cards, sums, wording
from saecula.games.through_the_ages.scene.wording import amount

# Questions about the cards of another civilization.
OF_RIVALS: Final[tuple[Ask[int, *tuple[Any, ...]], ...]] = (
    aggressions.raid_building,
    aggressions.choose_colony,
    aggressions.choose_victim,
    wars.steal,
    events.terror,
)
COLUMNS: Final = (PRODUCTION, URBAN, UNITS)
COLUMN_NAMES: Final = ("production", "urban", "units")
# Lines of the grid that are drawn from the beginning.
FIRST_LEVELS: Final = 3


def meant(g: ThroughTheAges, viewer: Seat) -> Seat:
    """Return whose cards the viewer's options refer to: the viewer's, or those of a victim."""
    frame = ask_of(g, viewer) if viewer != SPECTATOR else None
    for ask in OF_RIVALS:
        if frame is not None and ask.matches(frame):
            rival, *_ = ask.of(frame)
            return rival
    return viewer


def thing(g: ThroughTheAges, viewer: Seat, seat: Seat, id_: str) -> str:
    """Return the id of a card of a civilization."""
    return f"card:{id_}" if seat == meant(g, viewer) else f"civ:{seat}/card:{id_}"


def boards(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[RowPanel]:
    """Return the viewer's board, then the others clockwise."""
    order = from_seat(g, g.start if viewer == SPECTATOR else viewer)
    return [_board(g, seat, viewer, texts) for seat in order]


def _board(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> RowPanel:
    mine = seat == viewer
    title = say(texts, "panel-own") if mine else texts.label("civ", seat)
    shown = [
        *_workplaces(g, seat, viewer, texts),
        *_state(g, seat, viewer, texts),
        *_wonders(g, seat, viewer, texts),
        *_colonies(g, seat, viewer, texts),
        *([] if mine else _hand(g, seat, texts)),
    ]
    civ = g.civs[seat]
    return RowPanel(
        f"board:{seat}",
        title,
        shown,
        say(texts, "board-note", unused=civ.unused, yellow=civ.yellow, blue=max(civ.blue, 0)),
        columns=_columns(texts),
        levels=list(AGES[: min(max(g.age + 1, FIRST_LEVELS), CARD_AGES)]),
        mat=f"civ:{seat}",
    )


def _columns(texts: Texts) -> list[Column]:
    """Return a column for each kind of technology that takes workers. [TTA-330 to TTA-333]"""
    return [Column(say(texts, f"type-{kind}"), cards.ICONS[kind], cards.BANDS[kind]) for kind in WORKPLACES]


def place_of(texts: Texts, id_: str) -> tuple[int, int] | None:
    """Return the place of a card in the grid, in play or not."""
    kind = cards.kind_of(texts, id_)
    return (WORKPLACES.index(kind), texts.content.cards[id_].age) if kind in WORKPLACES else None


def _workplaces(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Card]:
    """Return farms and mines, urban buildings and units, by kind, then by level. [TTA-330 to TTA-333]"""
    civ = g.civs[seat]
    shown = []
    for kinds, name in zip(COLUMNS, COLUMN_NAMES, strict=True):
        group = say(texts, f"column-{name}")
        for kind in kinds:
            had = [n for n in g.content.by_kind[kind] if civ.technologies >> n & 1]
            shown += [_technology(g, seat, viewer, n, group, texts) for n in had]
    return shown


def _technology(g: ThroughTheAges, seat: Seat, viewer: Seat, number: int, group: str, texts: Texts) -> Card:
    """Return a technology in play with its workers and tokens, and for its owner with today's price."""
    civ = g.civs[seat]
    entry = g.content.technologies[number]
    shown = cards.card(texts, entry.id, thing(g, viewer, seat, entry.id), group)
    shown.place = place_of(texts, entry.id)
    shown.cost = wording.worker(texts, entry)
    shown.price = None
    shown.pieces = _on_card(civ, seat, number, entry.id, texts)
    if seat == viewer:
        price = amount(texts, "resources", costs.building(g, civ, number))
        shown.foot = say(texts, "build-price", price=price)
        shown.reasons = sums.building(g, civ, number, texts)
    return shown


def _on_card(civ: Civ, seat: Seat, number: int, id_: str, texts: Texts) -> list[Piece]:
    """Return workers, and on farms, mines and labs what is stored there. [TTA-331, TTA-515]"""
    workers, stored = civ.workers[number], civ.tokens[number]
    counts = [Stat("yellow", str(workers), say(texts, "word-workers"))] if workers else []
    if stored:
        counts.append(Stat("blue", str(stored), say(texts, "word-tokens")))
    if not counts:
        return []
    label = say(texts, "on-card", workers=workers, tokens=stored)
    return [Piece(f"on:{seat}:{id_}", "workers", cards.colour_of(seat), label, counts=counts)]


def _state(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Card]:
    """Return government, special technologies, leader, tactic and pacts."""
    civ = g.civs[seat]
    group = say(texts, "column-state")
    numbers = sorted(bits(civ.technologies & g.content.without_workers), key=lambda n: n != civ.government)
    ids = [g.content.technologies[n].id for n in numbers]
    ids += [civ.leader] if civ.leader else []
    shown = [cards.card(texts, id_, thing(g, viewer, seat, id_), group) for id_ in ids]
    for card in shown:
        card.cost, card.price = "", None
    if civ.tactic:
        tactic = cards.card(texts, civ.tactic, f"civ:{seat}/tactic:{civ.tactic}", group)
        tactic.foot = say(texts, "tactic-exclusive" if civ.exclusive else "tactic-common")
        shown.append(tactic)
    return [*shown, *_pacts(g, seat, group, texts)]


def _pacts(g: ThroughTheAges, seat: Seat, group: str, texts: Texts) -> list[Card]:
    """Return the pacts in force, with what this civilization's side brings. [TTA-172]"""
    shown = []
    for pact, own, partner in pacts(g, seat):
        card = cards.card(texts, pact.id, f"civ:{seat}/pact:{pact.id}:{partner}", group)
        card.text = say(texts, "pact-with", civ=texts.label("civ", partner), text=wording.side(texts, own))
        shown.append(card)
    return shown


def _wonders(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Card]:
    """Return the unfinished wonder with its stages, then completed ones, then ruins.

    [TTA-222, TTA-340, TTA-583]
    """
    civ = g.civs[seat]
    group = say(texts, "column-wonders")
    shown = []
    if civ.unfinished:
        card = cards.card(texts, civ.unfinished, thing(g, viewer, seat, civ.unfinished), group)
        wonder = g.content.wonders[civ.unfinished]
        card.cost = say(texts, "stages-done", n=civ.stages, most=len(wonder.stages))
        card.steps = cards.stages(wonder, civ.stages)
        card.foot = stage_price(g, civ, texts)
        shown.append(card)
    for id_ in civ.wonders:
        card = cards.card(texts, id_, thing(g, viewer, seat, id_), group)
        card.cost, card.steps = "", []
        if id_ in civ.ruins:
            card.state = "used"
            card.reason = sentence(say(texts, "is-ruin", n=g.content.ruin_culture))
        elif id_ == civ.tucked:
            card.foot = say(texts, "is-tucked", n=g.content.tucked_happy)
        shown.append(card)
    return shown


def stage_price(g: ThroughTheAges, civ: Civ, texts: Texts) -> str:
    """Say what the next stage costs, and how many can be built with one action. [TTA-222, TTA-224]"""
    price = g.content.wonders[civ.unfinished].stages[civ.stages]
    return say(
        texts,
        "next-stage",
        price=amount(texts, "resources", price),
        most=card_totals(g, civ).stages,
    )


def _colonies(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Card]:
    group = say(texts, "column-colonies")
    colonies = g.civs[seat].colonies
    return [cards.card(texts, id_, thing(g, viewer, seat, id_), group) for id_ in colonies]


def _hand(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Card]:
    """Return the civil cards of another player, and military ones, mostly by their backs. [TTA-324]"""
    civ = g.civs[seat]
    group = say(texts, "column-hand")
    shown = [cards.card(texts, id_, f"civ:{seat}/hand:{place}", group) for place, id_ in enumerate(civ.hand)]
    for age, zone in enumerate(civ.military):
        for place, id_ in enumerate(zone.cards):
            name = f"civ:{seat}/military:{age}:{place}"
            if id_ == UNKNOWN:
                shown.append(cards.face_down(texts, name, age, group))
            else:
                shown.append(cards.card(texts, id_, name, group))
    return shown
