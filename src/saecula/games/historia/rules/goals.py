"""Promo: civilization goals on the matrix (HIS-300, HIS-301)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import effects
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.vocabulary import Column, PutGoal, cell_of, levels_of


@rules.step
def place_goals(g: Historia) -> None:
    """Let the players draw and place goals in player order, until eight have been placed. [HIS-300]"""
    if not g.variant.goals:
        return
    drawers = [g.order[i % g.seats] for i in range(g.content.board.goals_placed)]
    g.then(*[draw_goal(seat) for seat in drawers], put_rest_away())


@rules.step
def draw_goal(g: Historia, seat: Seat) -> None:
    """Draw a goal from the face-down markers. [HIS-300]"""
    if not g.unplaced:
        return
    goal = g.unplaced[g.roll(len(g.unplaced))]
    g.unplaced = tuple([other for other in g.unplaced if other != goal])
    g.tell("goal_drawn", seat, goal)
    g.then(goal_column(seat, goal))


def free_cells(g: Historia) -> list[tuple[int, int]]:
    """Return the cells outside the Clan zone that touch no other goal, not even diagonally. [HIS-300]"""
    content = g.content
    taken = [levels_of(cell) for cell in g.goals.values()]
    return [
        (technology, military)
        for technology in range(1, content.top + 1)
        for military in range(1, content.top + 1)
        if content.exists[technology][military]
        and content.government[technology][military] != content.board.goals_barred
        and all([max(abs(technology - t), abs(military - m)) > 1 for t, m in taken])
    ]


@rules.decision
def goal_column(g: Historia, seat: Seat, goal: str) -> list[Action]:
    """Choose the technology level of the goal's cell. [HIS-300]"""
    columns = sorted({technology for technology, _ in free_cells(g)})
    return Column.each(columns)


@goal_column.resolve
def choose_column(g: Historia, seat: Seat, action: Action, goal: str) -> None:
    g.then(goal_cell(seat, goal, Column.of(action)))


@rules.decision(must=True)
def goal_cell(g: Historia, seat: Seat, goal: str, column: int) -> list[Action]:
    """Choose the cell in that column. [HIS-300]"""
    return PutGoal.each([cell_of(*cell) for cell in free_cells(g) if cell[0] == column])


@goal_cell.resolve
def put_goal(g: Historia, seat: Seat, action: Action, goal: str, column: int) -> None:
    cell = PutGoal.of(action)
    g.goals[goal] = cell
    g.tell("goal_placed", seat, goal, cell)


@rules.step
def put_rest_away(g: Historia) -> None:
    """Put the goals that were not drawn back into the box. [HIS-300]"""
    g.unplaced = ()


def take(g: Historia, civ: Civ) -> str:
    """Remove the goal on a civilization's cell from the game and return it; "" if there is none. [HIS-301]"""
    here = cell_of(civ.technology, civ.military)
    for goal, cell in g.goals.items():
        if cell == here:
            del g.goals[goal]
            return goal
    return ""


def reached(g: Historia, seat: Seat) -> tuple[Frame, ...]:
    """Give the bonus of a goal to the first civilization that reaches or crosses its cell. [HIS-301]"""
    goal = take(g, g.civs[seat])
    if not goal:
        return ()
    g.tell("goal_reached", seat, goal)
    return (effects.effects(seat, "goal", goal, 0),)


def reached_by_bot(g: Historia, index: int, bot: Civ) -> None:
    """Give a civbot the VP of a goal; it uses nothing else of it. [HIS-301]"""
    goal = take(g, bot)
    if not goal:
        return
    g.tell("goal_reached", index, goal)
    for effect in g.content.goals[goal].effects:
        if effect.op == "gain_vp":
            effects.gain_vp(g, effect, index, bot, goal)
