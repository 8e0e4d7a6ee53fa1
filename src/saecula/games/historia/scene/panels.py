"""The panels: world map, wonder row, development matrix, events, the leader draft, hand and time."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import rule_id
from saecula.core.flow import is_over
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import (
    Area,
    Card,
    MapPanel,
    MatrixCell,
    MatrixLevel,
    MatrixPanel,
    MatrixZone,
    Panel,
    Piece,
    RowPanel,
    TrackCell,
    TrackPanel,
)
from saecula.core.wording import listed, name_of, roman, say, sentence
from saecula.core.zones import UNKNOWN
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import calendar, goals
from saecula.games.historia.rules import cards as playing
from saecula.games.historia.rules.goals import cell_of
from saecula.games.historia.rules.world import presence, tile_number, tile_vp
from saecula.games.historia.scene import cards, wording
from saecula.games.historia.scene.mats import colour_of
from saecula.games.historia.vocabulary import Play

CUBE: Final = "■"  # a recovered cube, where there is room for a sign only


def panels(g: Historia, viewer: Seat, texts: Texts) -> list[Panel]:
    """What lies in the middle of the table."""
    shown: list[Panel] = [_world(g, viewer, texts), _wonder_row(g, texts), _matrix(g, texts)]
    if g.event or g.next_event:
        shown.append(_events(g, texts))
    if g.pool.cards:
        shown.append(_draft(g, texts))
    if g.asks and rule_id(g.asks[0]) == "choose_civilization":
        shown.append(_civilizations(g, texts))
    return shown


def _world(g: Historia, viewer: Seat, texts: Texts) -> MapPanel:
    """Territories with the VP of their tiles; their numbers matter to civbots only. [HIS-017, HIS-104]"""
    areas = [
        Area(
            f"territory:{land.id}",
            texts.label("territory", land.id),
            land.lat,
            land.lon,
            list(land.outline),
            value=str(tile_vp(g, place)),
            note=say(texts, "tile-number", number=tile_number(g, place)) if len(g.civs) > g.seats else "",
            pieces=[_piece(g, index, "cube", land.id, texts) for index in presence(g, place)],
            warning=_stronger(g, viewer, place, texts),
        )
        for place, land in enumerate(g.content.territories)
    ]
    links = [(f"territory:{one}", f"territory:{other}") for one, other in g.content.board.edges]
    return MapPanel("world", say(texts, "panel-world"), areas, links, say(texts, "panel-world-note"))


def _stronger(g: Historia, viewer: Seat, place: int, texts: Texts) -> str:
    """Who could win a war against the viewer in a territory. [HIS-131]"""
    there = presence(g, place)
    if viewer not in there:
        return ""
    own = g.civs[viewer].military
    stronger = [index for index in there if g.civs[index].military > own]
    if not stronger:
        return ""
    return say(texts, "stronger-here", civs=listed([texts.label("civ", index) for index in stronger]))


def _piece(g: Historia, index: int, kind: str, where: str, texts: Texts) -> Piece:
    return Piece(f"{kind}:{index}:{where}", kind, colour_of(g, g.civs[index]), texts.label("civ", index))


def _wonder_row(g: Historia, texts: Texts) -> RowPanel:
    """The row, and a slot for each wonder taken since it was dealt. [HIS-082, HIS-211]"""
    refills = [number for number in range(1, calendar.last_round(g)) if _deals_wonders(g, number)]
    refill = next((number for number in refills if number > g.round - _is_playing(g)), 0)
    note = say(texts, "row-refill", round=refill) if refill else say(texts, "row-last")
    shown = [cards.wonder(texts, name) for name in g.wonder_row]
    for slot in range(len(shown), g.seats + g.content.board.wonder_row_extra if g.round else 0):
        shown.append(Card(f"slot:{slot}", say(texts, "slot-taken"), "", "wonder", state="empty", reason=note))
    return RowPanel("wonders", say(texts, "panel-wonders"), shown, note if g.round else "")


def _is_playing(g: Historia) -> bool:
    """Whether the measures of the current round are still to come."""
    return not g.asks or rule_id(g.asks[0]) not in ("keep_leader", "return_from_map")


def _deals_wonders(g: Historia, number: int) -> bool:
    return "new_wonders" in g.content.segments[(number - 1) % g.content.board.rounds_per_epoch]


def _matrix(g: Historia, texts: Texts) -> MatrixPanel:
    """The development matrix with markers and goals. [HIS-150, HIS-155, HIS-300]"""
    content = g.content
    levels = range(1, content.top + 1)
    goals = {cell: sentence(cards.goal(texts, goal)) for goal, cell in g.goals.items()}
    standing: dict[int, list[Piece]] = {}
    for index, civ in enumerate(g.civs):
        if civ.alive:
            cell = cell_of(civ.technology, civ.military)
            standing.setdefault(cell, []).append(_piece(g, index, "marker", str(cell), texts))
    cells = [
        MatrixCell(
            f"cell:{cell}",
            technology - 1,
            military - 1,
            f"government:{content.government[technology][military]}",
            goals.get(cell, ""),
            standing.get(cell, []),
        )
        for technology in levels
        for military in levels
        if content.exists[technology][military]
        for cell in [cell_of(technology, military)]
    ]
    zones = [
        MatrixZone(
            f"government:{entry.id}",
            name_of(texts, entry),
            " ".join([part for part in (str(entry.vp or ""), CUBE * entry.cubes) if part]),
            entry.colour,
            wording.government(texts, entry, entry.cubes),
        )
        for entry in content.governments.values()
    ]
    numbers = [str(level) for level in levels]
    return MatrixPanel(
        "matrix",
        say(texts, "panel-matrix"),
        say(texts, "track-technology"),
        say(texts, "track-military"),
        numbers,
        numbers,
        zones,
        cells,
        _matrix_note(g, texts),
        [
            MatrixLevel(
                f"column:{entry.level}", name_of(texts, entry), sentence(wording.technology(texts, entry))
            )
            for entry in content.technologies[1:]
        ],
        [
            MatrixLevel(f"row:{entry.level}", name_of(texts, entry), sentence(wording.military(texts, entry)))
            for entry in content.military[1:]
        ],
    )


def _matrix_note(g: Historia, texts: Texts) -> str:
    """The goal that is being placed, for all saw it drawn."""
    for frame in g.asks:
        if goals.goal_column.matches(frame):
            (goal,) = goals.goal_column.of(frame)
        elif goals.goal_cell.matches(frame):
            goal, _ = goals.goal_cell.of(frame)
        else:
            continue
        return say(texts, "goal-drawn", goal=texts.label("goal", goal), effects=cards.goal(texts, goal))
    return say(texts, "panel-matrix-note", cube=CUBE)


def _events(g: Historia, texts: Texts) -> RowPanel:
    """The current event and the next one, as far as there are both. [HIS-290, HIS-297]"""
    shown = []
    if g.event:
        shown.append(cards.event(g, texts, g.event, say(texts, "event-now")))
    if g.next_event:
        shown.append(cards.event(g, texts, g.next_event, say(texts, "event-next")))
    return RowPanel("events", say(texts, "panel-events"), shown)


def _draft(g: Historia, texts: Texts) -> RowPanel:
    """The leaders being passed on, as far as this seat sees them. [HIS-018, HIS-320]"""
    shown = [
        cards.leader_down(texts, number) if name == UNKNOWN else cards.leader(texts, name)
        for number, name in enumerate(g.pool.cards)
    ]
    return RowPanel("leaders", say(texts, "panel-leaders"), shown, say(texts, "panel-leaders-note"))


def _civilizations(g: Historia, texts: Texts) -> RowPanel:
    """Civilizations whose colour is free. [HIS-012]"""
    known = g.content.civilizations
    taken = {known[civ.civilization].colour for civ in g.civs if civ.civilization}
    free = [cards.civilization(texts, name) for name, entry in known.items() if entry.colour not in taken]
    return RowPanel("civilizations", say(texts, "panel-civilizations"), free)


def hand(g: Historia, seat: Seat, texts: Texts) -> RowPanel:
    """The own hand: action cards as in the box, then advisors; what is chosen lies sealed."""
    civ = g.civs[seat]
    chosen = [Play.of(pick) for pick in playing.choose_cards.picks(g, seat)]
    choosing = bool(playing.choose_cards.asked(g))
    barred = choosing and civ.row_at_start < g.content.board.revolution_row
    known = [*g.content.actions, *g.content.advisors]
    shown = [
        cards.card(
            texts,
            name,
            state="sealed" if name in chosen else "",
            reason=_barred(g, texts) if barred and playing.is_revolution(g, name) else "",
        )
        for name in sorted(civ.hand.cards, key=known.index)
    ]
    most = g.content.cards_per_round[civ.technology]
    return RowPanel("hand", say(texts, "panel-hand"), shown, say(texts, "panel-hand-note", n=most))


def _barred(g: Historia, texts: Texts) -> str:
    return say(texts, "revolution-barred", n=g.content.board.revolution_row)


def time(g: Historia, texts: Texts) -> TrackPanel:
    """The rounds by epoch and what ends each. [HIS-030, HIS-200]"""
    per_epoch = g.content.board.rounds_per_epoch
    over = is_over(g)
    usual = min(len(segment) for segment in g.content.segments)
    cells = []
    for number in range(1, calendar.last_round(g) + 1):
        measures = measures_of(g, number)
        state = "now" if number == g.round and not over else "past" if number <= g.round else ""
        cells.append(
            TrackCell(
                f"round:{number}",
                str(number),
                state,
                listed([name_of(texts, g.content.measures[name]) for name in measures]),
                group=say(texts, "epoch", epoch=roman((number - 1) // per_epoch + 1)),
                strong=len(measures) > usual,
            )
        )
    note = say(texts, "action-round", n=g.action_round) if g.action_round and not over else ""
    return TrackPanel("time", say(texts, "panel-time"), cells, note)


def measures_of(g: Historia, number: int) -> list[str]:
    """The measures that end a round, less those skipped after the last one or alone. [HIS-203, HIS-280]"""
    order = list(g.content.segments[(number - 1) % g.content.board.rounds_per_epoch])
    if g.variant.leader_bonus_before_order and "leader_bonus" in order:
        order.remove("leader_bonus")
        order.insert(order.index("player_order"), "leader_bonus")
    dropped = {"new_wonders", "new_leaders"} if number == calendar.last_round(g) else set()
    if g.seats == 1:
        dropped |= {"leader_bonus", "new_leaders", "player_order"}
    return [name for name in order if name not in dropped]
