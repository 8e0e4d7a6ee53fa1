"""The preparation of the game (Spielvorbereitung), from the choice of civilizations to the first round."""

from __future__ import annotations

from collections.abc import Collection

from saecula.core.position import Action, Frame
from tests.historia.second import civbots, rounds
from tests.historia.second.cards import BOARD, CIVILIZATIONS, LEADERS, TERRITORIES, TOP, cell, government
from tests.historia.second.course import Course
from tests.historia.second.table import Nation, Table

DRAFT = ("keep_leader", "start_territory")  # from here on the course is predicted


def choices(t: Table, nation: Nation, frame: Frame) -> Collection[Action] | None:
    """Return what may be chosen before the leaders are dealt."""
    match frame[0]:
        case "choose_civilization":
            return [("found", people) for people in _free_peoples(t)]
        case "exclude_advisor":
            return [("exclude", card) for card in nation.stack]
        case "draw_advisor":
            return [("draw", card) for card in nation.stack]
        case "goal_column":
            return [("column", column) for column in range(1, TOP + 1) if _cells(t, column)]
        case "goal_cell":
            return [("put_goal", frame[3] * 100 + military) for military in _cells(t, frame[3])]
    return None


def _free_peoples(t: Table) -> list[str]:
    """Return the civilizations whose colour nobody has."""
    taken = {CIVILIZATIONS[nation.people].colour for nation in t.nations if nation.people}
    return [people for people, civilization in CIVILIZATIONS.items() if civilization.colour not in taken]


def _cells(t: Table, technology: int) -> list[int]:
    """Return the cells of a column for a goal: outside the Clan zone, not next to another goal."""
    return [
        military
        for military in range(1, TOP + 1)
        if cell(technology, military) != "."
        and government(technology, military).id != BOARD.goals_barred
        and all(max(abs(x - technology), abs(y - military)) > 1 for x, y in t.goals.values())
    ]


def prepare(c: Course) -> None:
    """Pass the leaders round, settle, and begin the first round."""
    _keep_leaders(c)
    advanced = c.t.variant.advanced_rules
    for nation in reversed(c.t.in_order) if advanced else c.t.in_order:
        _settle(c, nation)
    civbots.settle(c.t)
    rounds.begin_round(c)
    rounds.begin_action_round(c.t)


def _keep_leaders(c: Course) -> None:
    t = c.t
    if t.solo:
        return
    epochs = BOARD.epochs if t.variant.advanced_rules else 1
    assert len(t.pool) == epochs * min(len(t.players) + BOARD.leaders_extra, BOARD.leaders_max), t.pool
    turns = [t.in_order, t.in_order[::-1], t.in_order] if t.variant.advanced_rules else [t.in_order[::-1]]
    for turn in turns:
        for nation in turn:
            wanted = [leader for leader in t.pool if not nation.leader(LEADERS[leader].epoch)]
            _, leader = c.ask("keep_leader", nation, [("keep", leader) for leader in wanted])
            t.pool.remove(leader)
            nation.leaders.append(leader)


def _settle(c: Course, nation: Nation) -> None:
    empty = [land for land in TERRITORIES if not c.t.present(land)]
    _, land = c.ask("start_territory", nation, [("place", land) for land in empty])
    nation.lands.add(land)
    nation.personal -= 1
