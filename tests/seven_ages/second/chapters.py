"""Which chapter lists the options of which decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from saecula.core.position import Action, Frame
from tests.seven_ages.second import artifacts, battle, building, civilising, founding, moving, trading
from tests.seven_ages.second.box import (
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CARDS,
    GLORY_PRICE,
    PARTS_OF,
    PLACES,
    UNIT_IDS,
)
from tests.seven_ages.second.table import BESIDE, Empire, Table, domain

Expected = tuple[Collection[str], set[Action]]
MANY: Final = 30  # goals: with more the game leaves out some of the quick choices
WITHDRAW: Final = ("withdraw", "withdraw_some")
SHORES: Final = ("go_to", "go_beyond")


def options(
    t: Table, seat: int, frame: Frame, picked: Sequence[Action], offered: list[Action]
) -> Expected | None:
    """Return the verbs that this reading knows in a decision, and the options with them."""
    if t.truces:
        return None
    if frame[0] in PLAIN:
        return PLAIN[frame[0]](t, seat, frame)
    if frame[0] == "march":
        return march(t, t.empires[frame[2]], offered)
    if frame[0] == "group":
        return group(t, t.empires[frame[2]], AREA_IDS[frame[3]], picked, offered)
    if frame[0] == "commit":
        return commit(t, t.empires[frame[2]], picked)
    if frame[0] == "retreat":
        return retreat(t, frame[2], offered)
    if frame[0] == "civilise":
        return civilise(t, seat, frame)
    if frame[0] == "artifact_on":
        found = artifacts.targets(t, CARDS[CARD_IDS[frame[3]]]["artifact"])
        return None if t.take_that else (("artifact_on",), verbs("artifact_on", found))
    if frame[0] == "artifact_in":
        return ("artifact_in",), verbs("artifact_in", artifacts.sites(t, t.empires[frame[2]]))
    return None


def verbs(name: str, values: Iterable[object]) -> set[Action]:
    return {(name, value) for value in values}


# Founding and building.


def found(t: Table, seat: int, frame: Frame) -> Expected | None:
    if len(frame) != 3:
        return None
    return ("found",), verbs("found", founding.foundable(t, seat))


def choose_colour(t: Table, seat: int, _: Frame) -> Expected:
    return ("colour",), verbs("colour", founding.colours(t, seat))


def start_in(t: Table, _: int, frame: Frame) -> Expected:
    return ("start_in",), verbs("start_in", founding.starts(t, t.empires[frame[2]].card))


def choose_leader(t: Table, _: int, frame: Frame) -> Expected:
    return ("leader",), verbs("leader", founding.leaders(t, t.empires[frame[2]]))


def leader_in(t: Table, _: int, frame: Frame) -> Expected:
    return ("leader_in",), verbs("leader_in", t.empires[frame[2]].homeland)


def found_capital(t: Table, _: int, frame: Frame) -> Expected | None:
    e = t.empires[frame[2]]
    if t.seized or any(area in t.cities for area in e.homeland):
        return None
    return ("found_capital",), verbs("found_capital", e.homeland & e.areas)


def build(t: Table, _: int, frame: Frame) -> Expected:
    e = t.empires[frame[2]]
    expected = verbs("build", building.units(t, e)) | verbs("fort", building.forts(t, e, t.planned))
    return ("build", "fort", "elite"), expected | ({("elite",)} if building.elite(t, e) else set())


def build_there(t: Table, _: int, frame: Frame) -> Expected:
    e, area = t.empires[frame[2]], AREA_IDS[frame[3]]
    here = building.units_in(t, e, area)
    beyond = {n for n in here if domain(UNIT_IDS[n]) == "naval" and (area, 1) in PLACES}
    return ("build_here", "build_beyond"), verbs("build_here", here) | verbs("build_beyond", beyond)


def buy_glory(t: Table, _: int, frame: Frame) -> Expected:
    e = t.empires[frame[2]]
    price = min([GLORY_PRICE, *[effect.what["n"] for effect in t.effects(e, "glory_price")]])
    return ("buy_glory",), verbs("buy_glory", range(e.money // price + 1))


# Trade.


def choose_partner(t: Table, _: int, frame: Frame) -> Expected | None:
    e = t.empires[frame[2]]
    return ("trade_with",), verbs("trade_with", trading.partners(t, e))


def advance_more(_: Table, __: int, frame: Frame) -> Expected:
    return ("advance_more",), verbs("advance_more", range(frame[3] + 1))


# Conflicts.


def stay_or_go(t: Table, _: int, frame: Frame) -> Expected | None:
    c = t.conflict
    if c is None:
        return None
    may = battle.may_retreat(t, c, c.sides.index(frame[2]))
    return ("stay", "retreat"), {("stay",), ("retreat",)} if may else set()


def quell(t: Table, _: int, frame: Frame) -> Expected:
    return ("quell",), verbs("quell", moving.quellable(t, t.empires[frame[2]]))


PLAIN: Final[dict[str, Callable[[Table, int, Frame], Expected | None]]] = {
    "found": found,
    "choose_colour": choose_colour,
    "start_in": start_in,
    "choose_leader": choose_leader,
    "leader_in": leader_in,
    "found_capital": found_capital,
    "build": build,
    "build_there": build_there,
    "buy_glory": buy_glory,
    "choose_partner": choose_partner,
    "advance_more": advance_more,
    "stay_or_go": stay_or_go,
    "quell": quell,
}


def commit(t: Table, e: Empire, picked: Sequence[Action]) -> Expected | None:
    """Units that have not fought in this conflict yet, and a Tactician."""
    c = t.conflict
    if c is None:
        return None
    left = e.units_in(c.area) - c.aside[c.sides.index(e.slot)]
    left -= Counter([UNIT_IDS[pick[1]] for pick in picked if pick[0] == "commit"])
    if any(pick[0] == "commit_all" for pick in picked):
        left = Counter()
    return ("commit",), verbs("commit", [UNIT_IDS.index(unit) for unit in left])


def retreat(t: Table, slot: int, offered: list[Action]) -> Expected | None:
    """All units go to one area, or some of them; each where it could go."""
    c = t.conflict
    if c is None:
        return None
    e, side = t.empires[slot], c.sides.index(slot)
    units = e.units_in(c.area)
    wanted = {area for unit in units for area in battle.havens(t, c, side, unit)}
    got = {action[1] for action in offered if action[0] in WITHDRAW}
    kept = {
        action for action in offered if action[0] in ("withdraw", "withdraw_some") and action[1] in wanted
    }
    return ("withdraw", "withdraw_some"), kept | verbs("withdraw", wanted - got)


# Movement.


def march(t: Table, e: Empire, offered: list[Action]) -> Expected:
    """Every quick choice must be possible, and for few goals each one of them is a choice."""
    goals = {area for area, _ in moving.single_goals(t, e)}
    quick = [action for action in offered if action[0] in ("send", "send_all")]
    if any(action[1] not in goals for action in quick if action[0] == "send_all"):
        goals_of_all = goals | {area for area, _ in moving.joint_goals(t, e)}
    else:
        goals_of_all = goals
    reached = {"send": goals, "send_all": goals_of_all}
    expected = {action for action in quick if action[1] in reached[action[0]]}
    if len(goals) <= MANY:
        listed = {action[1] for action in quick}
        free = {area for area in goals if not t.holders(area)}
        held = {area for area in goals if t.holders(area) and area not in e.areas}
        expected |= verbs("send", free - {action[1] for action in quick if action[0] == "send"})
        expected |= verbs("send_all", held - listed)
    return ("send", "send_all"), expected


def picked_group(start: str, picked: Sequence[Action]) -> moving.Group | None:
    """The group that was picked so far, if all come from one shore."""
    shores = {pick[0] for pick in picked if pick[0] in ("take", "take_beyond")}
    if len(shores) != 1:
        return None
    units = [UNIT_IDS[pick[1]] for pick in picked if pick[0] in shores]
    leaders = [pick[1] for pick in picked if pick[0] == "escort"]
    return moving.group(units, (start, int(shores == {"take_beyond"})), leaders)


def group(
    t: Table, e: Empire, start: str, picked: Sequence[Action], offered: list[Action]
) -> Expected | None:
    """Where the group that was picked may go: areas, or parts of the world if these are many."""
    chosen = picked_group(start, picked)
    if chosen is None:
        return None
    goals = moving.goals(t, e, chosen)
    toward = [pick[1] for pick in picked if pick[0] == "toward"]
    if any(action[0] == "toward" for action in offered):
        return ("toward",), verbs("toward", {part for area, _ in goals for part in parts_of(area)})
    if toward:
        goals = {goal for goal in goals if toward[0] in parts_of(goal[0])}
    return SHORES, {(SHORES[shore], area) for area, shore in goals}


def parts_of(area: str) -> set[str]:
    """The smallest regions of an area."""
    regions = set(AREAS[area]["regions"])
    for whole, inner in PARTS_OF.items():
        if regions & set(inner):
            regions -= {whole}
    return regions or {"elsewhere"}


# Civilise.


def civilise(t: Table, seat: int, frame: Frame) -> Expected:
    """The steps from this one on; beside the cards only cards are played."""
    slot, step, adopted = frame[2:]
    expected: set[Action] = set()
    if step <= 1:
        expected |= verbs("play_artifact", artifacts.playable(t, seat))
    if slot == BESIDE:
        return () if t.take_that else ("play_artifact",), set() if t.take_that else expected
    known = [] if t.take_that else ["play_artifact"]
    if t.take_that:
        expected.clear()
    e = t.empires[slot]
    if step <= 2:
        expected |= verbs("dismiss", {leader for leader, _ in e.leaders})
    if step <= 3:
        expected |= verbs("appoint", civilising.named_leaders(t, e))
    if step <= 5:
        flips = civilising.flippable(t, e)
        expected |= verbs("flip_in", flips)
        expected |= {("modernise",)} if civilising.modernisable(t, e) else set()
    if step <= 6:
        expected |= verbs("build_city", civilising.cities(t, e))
        expected |= verbs("name_capital", civilising.capitals(t, e))
    expected |= verbs("appease", civilising.appeasable(t, e))
    known += ["dismiss", "appoint", "flip_in", "modernise", "build_city", "name_capital", "appease"]
    if not t.take_that and step <= 4:
        expected |= verbs("adopt", civilising.adoptable(t, e, adopted))
        known.append("adopt")
    return known, expected
