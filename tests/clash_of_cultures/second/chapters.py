"""Which chapter lists the options of which decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from saecula.core.position import Action, Frame
from tests.clash_of_cultures.second import (
    activating,
    advances,
    battle,
    building,
    influence,
    moving,
    raiders,
    routes,
    status,
    turns,
)
from tests.clash_of_cultures.second.goods import swaps_tokens
from tests.clash_of_cultures.second.table import Battle, Nation, Table
from tests.clash_of_cultures.second.world import orientations

Expected = tuple[Collection[str], set[Action]]


def options(
    t: Table, seat: int, frame: Frame, picked: Sequence[Action], offered: list[Action]
) -> Expected | None:
    """Return the verbs that this reading knows in a decision, and the options with them."""
    n = t.nations[seat]
    if not t.plain or t.promised or swaps_tokens(t, seat):
        return None
    if frame[0] == "act":
        return turns.MAIN, turns.choices(t, seat)
    if frame[0] == "pay_advance":
        return ("pay",), advances.payments(n)
    if frame[0] == "free_advance" and frame[2:] == ((), True):
        return ("gain",), {("gain", id_) for id_ in advances.gainable(n)}
    if frame[0] == "cheer":
        return ("gladden",), turns.gladdenings(t, seat, [pick[1] for pick in picked])
    if frame[0] in ("aim", "boost_result", "swap_building"):
        return in_influence(t, seat, frame)
    if frame[0] in ("lay_tactics", "casualties") and t.battle is not None:
        return in_battle(t, t.battle, frame, picked)
    if frame[0] == "trade":
        return ("route",), routes.choices(t, seat, [pick[1] for pick in picked])
    if frame[0] in ("raze", "change_government", "install", "name_start"):
        return in_status_phase(t, seat, frame, picked)
    if frame[0] in RAIDS:
        return RAIDS[frame[0]](t, seat, frame)
    if frame[0] == "move_from":
        return ("move_from",), {("move_from", hex_) for hex_ in moving.origins(t, seat)}
    if frame[0] == "move_to":
        verbs = ("move_to", "by_road", "sail_to", "navigate", "chart")
        return verbs, moving.destinations(t, seat, t.names[frame[2]], offered)
    if frame[0] == "group" and frame[2] in ("walk", "road"):
        way = (frame[2], t.names[frame[3]], t.names[frame[4]])
        found = moving.joiners(t, seat, *way, [pick[1] for pick in picked])
        if moving.hostile(t, seat, way[2]):  # in which order settlers and the army join does not matter
            found |= {
                ("go", number) for verb, number in map(spelled, offered) if verb == "go" and number % 8 == 0
            }
        return ("go",), found
    if frame[0] == "sail_on":
        _, free = moving.cruise(t, seat, {t.names[frame[2]]})
        sites: set[tuple[str, str | int]] = {("chart", site) for site in moving.unexplored_beside(t, free)}
        return ("chart",), moving.named(t, sites, offered)
    if frame[0] == "lay_tile":
        goal = t.names[frame[4]] if frame[4] >= 0 else ""
        return ("orient",), {("orient", turn) for turn in orientations(t, frame[2], frame[3], goal)}
    return in_city(t, seat, frame, picked)


def in_battle(t: Table, b: Battle, frame: Frame, picked: Sequence[Action]) -> Expected:
    """Return the options of a battle."""
    if frame[0] == "lay_tactics":
        cards = battle.tactics(t, b, frame[2])
        return ("lay_tactic", "lay_none"), {("lay_tactic", card) for card in cards} | {("lay_none",)}
    left = Counter(battle.fighters(t, b, frame[2])) - Counter([pick[1] for pick in picked])
    return ("lose",), {("lose", kind) for kind in left}


def in_influence(t: Table, seat: int, frame: Frame) -> Expected:
    """Return the options of an attempt to influence a city."""
    hex_ = t.names[frame[2]]
    if frame[0] == "aim":
        return ("target",), {("target", target) for target in influence.targets(t, seat, hex_)}
    if frame[0] == "boost_result":
        return ("boost", "pass"), {("boost", frame[4]), ("pass",)}
    return ("swap",), {("swap", kind, colour) for kind, colour in influence.takeable(t, seat, hex_)}


def in_status_phase(t: Table, seat: int, frame: Frame, picked: Sequence[Action]) -> Expected:
    """Return the options of the steps of the status phase."""
    n = t.nations[seat]
    if frame[0] == "raze":
        return ("raze",), {("raze", hex_) for hex_ in status.razable(t, seat)}
    if frame[0] == "change_government":
        return ("govern",), status.new_governments(n)
    if frame[0] == "install":
        done = [pick[1] for pick in picked]
        return ("gain",), {("gain", id_) for id_ in status.ranks(frame[2])[1:] if id_ not in done}
    names = status.names_start(t) == seat
    return ("name_start",), {("name_start", other) for other in range(t.seats)} if names else set()


RAIDS: Final[dict[str, Callable[[Table, int, Frame], Expected]]] = {
    "exhaust": lambda t, seat, _: (("exhaust",), {("exhaust", h) for h in raiders.exhaustible(t, seat)}),
    "settle_tribe": lambda t, seat, _: (
        ("settle_tribe",),
        {("settle_tribe", hex_) for hex_ in raiders.tribe_sites(t, seat)},
    ),
    "reinforce": lambda t, seat, frame: (
        ("reinforce",),
        raiders.reinforcements(t, seat, {t.names[number] for number in frame[2]}),
    ),
    "march_to": lambda t, seat, frame: (
        ("march_to",),
        {("march_to", hex_) for hex_ in raiders.steps(t, seat, t.names[frame[2]])},
    ),
    "lurk": lambda t, seat, frame: (
        ("lurk",),
        {("lurk", h) for h in raiders.anchorages(t, seat, t.names[frame[2]] if frame[2] >= 0 else "")},
    ),
    "pay_off": lambda t, seat, _: (("pay_off",), raiders.ransoms(t, seat)),
    "endure": lambda t, seat, _: (("endure",), {("endure", hex_) for hex_ in raiders.sufferers(t, seat)}),
}


def spelled(action: Action) -> tuple[str, int]:
    """A verb and its number, if it has one."""
    return action[0], action[1] if len(action) > 1 and isinstance(action[1], int) else -1


def in_city(t: Table, seat: int, frame: Frame, picked: Sequence[Action]) -> Expected | None:
    """Return the options of a city that was activated."""
    if frame[0] not in ("reap", "construct", "moor", "recruit"):
        return None
    hex_ = t.names[frame[2]]
    if frame[0] == "reap":
        return ("reap",), activating.harvest(t, seat, hex_, reaped(picked))
    if frame[0] == "construct":
        return ("build",), {("build", kind) for kind in building.buildable(t, seat, hex_)}
    if frame[0] == "moor":
        return ("port_at",), {("port_at", water) for water in building.moorings(t, hex_)}
    hired = [hired_by(pick, t.nations[seat]) for pick in picked]
    mood = activating.mood_of(t, hex_)
    return ("hire", "hire_by", "lead"), building.hirings(t, seat, hex_, hired, mood)


def reaped(picked: Sequence[Action]) -> activating.Reaped:
    """The hexes that were chosen, with their goods."""
    return [(pick[1], pick[2]) for pick in picked if pick[0] == "reap"]


def hired_by(pick: Action, n: Nation) -> tuple[str, str]:
    """How a unit was hired, and its kind."""
    if pick[0] == "hire":
        return "", pick[1]
    return ("", "leader") if pick[0] == "lead" else (pick[1], building.sold_by(n, pick[1])[0])
