"""What hints promise, compared with what the choices then do, over random matches."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from saecula.core import flow
from saecula.core.bits import bits
from saecula.core.contracts import Taste, by_taste, random_choice, random_match
from saecula.core.journal import Line
from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import advance, chronicle, dynasties, generations, population
from saecula.games.sands_of_time.rules.regions import NOBODY, controller
from tests import promises
from tests.promises import broken_now, broken_promises
from tests.sands_of_time.table import table
from tests.sands_of_time.test_contracts import PLANS

Moment: TypeAlias = promises.Moment[SandsOfTime]
Promise: TypeAlias = promises.Promise[SandsOfTime]
Pair: TypeAlias = tuple[object, object]

# Lines after which it is no longer the turn in which a choice was made.
NEXT_TURN = ("revealed", "replays", "round_began", "die", "growth", "overfull", "dynasty_ended", "kept")
BONUS = ("oppress", "support", "tax")
MATCHES = 12
MATCHES_OF_A_SHARE = 64
CARDS = ("choose", "replay", "carry_out")


class Trial:
    """A copy of a position in which a seat tries something out; its journal is kept."""

    def __init__(self, g: SandsOfTime, seat: Seat) -> None:
        self.g = GAME.clone(g)
        self.g.journal = []
        self.seat = seat

    def play(self, *action: object, seat: Seat | None = None) -> Trial:
        flow.play(self.g, self.seat if seat is None else seat, action)
        return self

    @property
    def frame(self) -> Frame:
        """What the seat is asked now."""
        return flow.ask_of(self.g, self.seat) or ("",)

    def options(self, *verbs: str) -> list[Action]:
        """What it may choose, of these verbs."""
        return [action for action in flow.options(self.g, self.seat) if action[0] in verbs]

    def lines(self) -> Iterator[Line]:
        """Return the journal lines until the turn was over."""
        for line in self.g.journal or []:
            if line[0] in NEXT_TURN:
                return
            yield line

    def told(self, key: str) -> list[Line]:
        """Return the arguments of the journal lines of a key that concern the seat, without the seat."""
        return [line[2:] for line in self.lines() if line[:2] == (key, self.seat)]

    def units(self, key: str) -> dict[str, int]:
        """Grain and gold gained, paid or lost."""
        total = {"grain": 0, "gold": 0}
        for number, resource in self.told(key):
            total[resource] += number
        return total

    def end_turn(self) -> Trial:
        """Decline the cards that are left and end the turn."""
        while self.g.active == self.seat and flow.mover(self.g) == self.seat:
            [action, *_] = [*self.options("decline", "end_turn")]
            self.play(*action)
        return self

    def vp_lost(self) -> int:
        """VP lost because unrest could not rise any further."""
        return sum([vp for (vp,) in self.told("lost_vp")])

    def score(self) -> Trial:
        """End the dynasty at once, taking the first of two chronicles where there is a choice."""
        g = self.g
        g.block, g.asks, g.picks, g.closed, g.listed = "", (), (), 0, []
        g.agenda[:] = []
        g.space = sum(g.content.board.zones)
        g.journal = []
        g.then(dynasties.dynasty_end())
        flow.begin(g)
        while (seat := flow.mover(g)) >= 0:
            flow.play(g, seat, flow.options(g, seat)[0])
        return self


def tried(m: Moment) -> Trial:
    """Return the position after the choice, with its journal."""
    return Trial(m.before, m.seat).play(*m.action)


def place_of(m: Moment) -> int:
    return m.before.content.region_index[m.action[-1]]


def numbers(m: Moment) -> list[int]:
    """All groups of the match that are numbers."""
    return [int(part) for part in m.match.groups() if part is not None]


def amounts(text: str) -> dict[str, int]:
    """Grain and gold that a text names."""
    found = {"grain": 0, "gold": 0}
    for number, resource in re.findall(r"(\d+) (grain|gold)", text):
        found[resource] += int(number)
    return found


def total(text: str) -> int:
    """Add up the parts of a price; no price falls below zero."""
    return max(sum([int(part.replace("−", "-")) for part in re.findall(r"[+−]?\d+(?=,|$|\))", text)]), 0)


# The map.


def tile_there(m: Moment) -> Pair:
    tile = m.before.content.tiles[m.before.tiles[place_of(m)]]
    return m.match.group(1, 2), (tile.resource, str(tile.capacity))


def neighbours_there(m: Moment) -> Pair:
    g, place = m.before, place_of(m)
    ends = [pair for pair in g.content.ends if place in pair]
    return int(m.match[1]), len({end for pair in ends for end in pair if end != place and g.tiles[end]})


def goods_there(m: Moment) -> Pair:
    borders = [b for b in m.before.content.borders if b.good and m.action[1] in b.regions]
    return int(m.match[1].replace("no", "0")), len(borders)


def people_there(m: Moment) -> Pair:
    place = place_of(m)
    return int(m.match[1]), sum([e.peasants[place] + e.soldiers[place] for e in m.before.empires])


def room_there(m: Moment) -> Pair | None:
    """As many cause no unrest, and one more does."""
    place, room = place_of(m), int(m.match[1])
    owner = controller(m.before, place)
    if owner == NOBODY:
        return room, m.before.content.tiles[m.before.tiles[place]].capacity
    return (False, True), (overfull(m.before, owner, place, room), overfull(m.before, owner, place, room + 1))


def overfull(g: SandsOfTime, owner: Seat, place: int, people: int) -> bool:
    trial = Trial(g, owner)
    for seat, empire in enumerate(trial.g.empires):
        number = people if seat == owner else 0
        empire.peasants = (*empire.peasants[:place], number, *empire.peasants[place + 1 :])
        empire.soldiers = (*empire.soldiers[:place], 0, *empire.soldiers[place + 1 :])
    trial.g.agenda[:] = []
    trial.g.then(population.overpopulation())
    step = trial.g.pending.pop()
    trial.g.rules.entries[step[0]].run(trial.g)
    lines = trial.g.journal or []
    return ("overfull", owner, g.content.regions[place].id) in [line[:3] for line in lines]


# Prices and gains.


def gold_paid(m: Moment) -> Pair:
    return int(m.match[1]), tried(m).units("paid")["gold"]


def grain_paid(m: Moment) -> Pair:
    return int(m.match[1]), tried(m).units("paid")["grain"]


def parts_paid(m: Moment) -> Pair:
    return total(m.match[1]), sum(tried(m).units("paid").values())


def gained(m: Moment) -> Pair:
    return amounts(m.match[1]), tried(m).units("gained")


def bonus(m: Moment) -> Trial:
    """A bonus action by itself, without what follows from it because no other choice is left."""
    trial = Trial(m.before, m.seat)
    trial.g.rules.free[m.action[0]].run(trial.g, m.seat, m.action)
    return trial


def bonus_gained(m: Moment) -> Pair:
    return amounts(m.match[1]), bonus(m).units("gained")


def stock_paid(m: Moment) -> Pair:
    empire = m.before.empires[m.seat]
    stock = empire.grain if m.action[1] == "grain" else empire.gold
    return numbers(m), [stock, stock - tried(m).units("paid")[m.action[1]]]


def heritage_raised(m: Moment) -> Pair:
    value = m.before.empires[m.seat].heritage[m.before.content.category_index[m.action[1]]]
    raised = [line[1] for line in tried(m).told("heritage_rose") if line[0] == m.action[1]]
    return numbers(m), [value, *(raised[:1] or [value])]


def heritage_earned(m: Moment) -> Pair:
    trial = tried(m)
    if trial.frame[0] == "pay_caravan":
        trial.play(*trial.options("pay")[0])
    return m.match[0] != "raises no heritage", trial.frame[0] == "raise_one"


def kept(m: Moment) -> Pair:
    """Compare what is lost with what was there and is not logged as kept."""
    trial = tried(m)
    if trial.frame[0] == "keep_gold":
        trial.play("keep_gold", 0)
    grain, gold = next(line[2:] for line in trial.g.journal or [] if line[:2] == ("kept", m.seat))
    empire = m.before.empires[m.seat]
    lost = {"grain": empire.grain - grain, "gold": empire.gold - gold}
    return int(m.match[1]), lost[m.match[2]]


# Cards about to be carried out.


def opening(m: Moment, ask: str) -> Trial | None:
    """The first question of the action; None where the card is only being chosen, or nothing is asked."""
    if m.action[0] != "carry_out":
        return None
    trial = tried(m)
    return trial if trial.frame[0] == ask else None


def first_soldier(m: Moment) -> Pair | None:
    trial = opening(m, "levy")
    if trial is None or not trial.options("levy"):
        return None
    return int(m.match[1]), trial.play(*trial.options("levy")[0]).units("paid")["gold"]


def govern_steps(m: Moment) -> Pair | None:
    trial = opening(m, "govern")
    if trial is None:
        return None
    last = trial.options("govern")[-1]
    free = "one step costs nothing" in m.match.string
    return int(m.match[1]) * (last[1] - free), trial.play(*last).units("paid")["grain"]


def caravan_price(m: Moment) -> Pair | None:
    trial = opening(m, "open_route")
    if trial is None:
        return None
    trial.play(*trial.options("route")[0])
    if trial.frame[0] == "pay_caravan":
        trial.play(*trial.options("pay")[-1])
    return int(m.match[1]), sum(trial.units("paid").values())


def targets(m: Moment) -> Pair | None:
    trial = opening(m, "conquest")
    return None if trial is None else (int(m.match[1]), len(trial.options("attack", "annex")))


def steps(m: Moment) -> Pair | None:
    trial = opening(m, "advance")
    return None if trial is None else (int(m.match[1]), len(trial.options("advance")))


def chronicles(m: Moment) -> Pair | None:
    trial = opening(m, "lay")
    return None if trial is None else (int(m.match[1]), len(trial.options("lay")))


def sources(m: Moment) -> Pair | None:
    """What both sources of tribute yield together, or each of them where one must be chosen."""
    if m.action[0] != "carry_out":
        return None
    colonies, caravans = numbers(m)
    trial = tried(m)
    if trial.frame[0] != "tribute":
        return colonies + caravans, sum(trial.units("gained").values())
    each = [
        sum(tried(m).play(source).units("gained").values())
        for source in ("tribute_of_colonies", "tribute_of_caravans")
    ]
    return [colonies, caravans], each


def own_unrest(m: Moment) -> Pair:
    return int(m.match[1]), m.before.empires[m.seat].unrest


# Unrest.


def burden(m: Moment) -> Pair | None:
    """A bonus action or a replay, and nothing more in this turn, against nothing at all."""
    if m.frame[0] not in ("next_card", "close_turn") or m.action[0] == "replay":
        return None
    trial = tried(m)
    if m.action[0] == "carry_out":
        if m.action[1] != "chronicle" or trial.frame[0] != "lay":
            return None
        trial.play(*trial.options("lay")[0]).play(*trial.options("on_field")[0])
        while trial.frame[0] == "lay_more":
            trial.play(*PASS)
    before = m.before.empires[m.seat].unrest
    idle = Trial(m.before, m.seat).end_turn()
    rise = rises(trial.end_turn(), before) - rises(idle, before)
    promised = (0, 1) if "lose 1 VP" in m.match[0] else (1, 0)
    return promised, (rise, trial.vp_lost() - idle.vp_lost())


def rises(trial: Trial, before: int) -> int:
    """By how much unrest rose in a turn."""
    return max([value for (value,) in trial.told("unrest_rose")], default=before) - before


def end_of_turn(m: Moment) -> Pair:
    before = m.before.empires[m.seat].unrest
    trial = tried(m)
    calm = re.search(r"unrest stays at (\d+)", m.match.string)
    rise = re.search(r"unrest (\d+) → (\d+)", m.match.string)
    loss = re.search(r"you lose (\d+) VP", m.match.string)
    now, then = (rise[1], rise[2]) if rise else (calm[1], calm[1]) if calm else (str(before), str(before))
    promised = (int(now), int(then), int(loss[1]) if loss else 0)
    return promised, (before, before + rises(trial, before), trial.vp_lost())


def governed(m: Moment) -> Pair:
    before = m.before.empires[m.seat].unrest
    trial = tried(m)
    return numbers(m), [trial.units("paid")["grain"], before, *trial.told("unrest_fell")[0]]


def supported(m: Moment) -> Pair:
    """The highest unrest at which a marker may still move in this category."""
    g = bonus(m).g
    category = g.content.category_index[m.action[1]]
    empire = g.empires[m.seat]
    effects = [effect for i in bits(empire.advances) for effect in g.content.advances[i].effects]
    lower = sum([effect.n for effect in effects if effect.op == "advance_unrest"])
    empire.unrest = int(m.match[1]) + lower
    at = advance.is_mature(g, m.seat, category)
    empire.unrest += 1
    return (True, False), (at, advance.is_mature(g, m.seat, category))


# War.


def attacked(m: Moment) -> Pair:
    """The price, and both totals if nobody wagers."""
    trial = tried(m)
    for seat in (m.seat, m.action[2]):
        if (flow.ask_of(trial.g, seat) or ("",))[0] == "wager":
            trial.play("wager", 0, seat=seat)
    cost, yours, theirs = numbers(m)
    return (cost, sorted([yours, theirs])), (trial.units("paid")["grain"], totals(trial))


def totals(trial: Trial) -> list[int]:
    return sorted(battle_won(trial)[2:4])


def wagered(m: Moment) -> Pair:
    """Both totals for each wager the enemy may make, or has made; and what a victory costs."""
    g = m.before
    [fought] = [frame for frame in g.agenda if frame[0] == "battle"]
    enemy = fought[2] if fought[1] == m.seat else fought[1]
    value, theirs, unrest = [int(part) for part in m.match.group(1, 2, 4)]
    factor = g.content.board.wager_factor
    most = (int(m.match[3]) - theirs) // factor if m.match[3] else 0
    place = next(i for i, frame in enumerate(g.asks) if frame[1] == enemy)
    made = [pick[1] for pick in g.picks[place]]
    promised: list[object] = []
    happened: list[object] = []
    for number in made or sorted({0, most}):
        trial = fight(m, enemy, number, made)
        promised.append(sorted([value, theirs + factor * number]))
        happened.append(totals(trial))
        if battle_won(trial)[1] == m.seat:
            promised.append(unrest)
            happened.append(g.empires[m.seat].unrest + rises(trial, g.empires[m.seat].unrest))
    if not made:
        promised.append(most)
        happened.append(flow.options(tried(m).g, enemy)[-1][1])
    return promised, happened


def fight(m: Moment, enemy: Seat, number: int, made: list[int]) -> Trial:
    """The battle with this wager of the enemy, in a turn that costs no other unrest."""
    trial = Trial(m.before, m.seat)
    trial.g.bonus, trial.g.replayed = "", False
    trial.play(*m.action)
    if not made:
        trial.play("wager", number, seat=enemy)
    while trial.frame[0] == "return_citizens":
        trial.play(*trial.options("give_up")[0])
    return trial


def battle_won(trial: Trial) -> Line:
    return next(line for line in trial.g.journal or [] if line[0] == "battle_won")


def there(m: Moment) -> Pair:
    empire, place = m.before.empires[m.seat], m.frame[2]
    present = empire.peasants if m.action[1] == "peasant" else empire.soldiers
    return int(m.match[1]), present[place]


def moved(m: Moment) -> Pair:
    """How many may go when a target is chosen; a single citizen goes without a question."""
    trial = tried(m)
    if trial.frame[0] == "move_to":
        trial.play(*trial.options("move_to")[0])
    if trial.frame[0] == "move_number":
        return int(m.match[1]), len(trial.options("number"))
    return int(m.match[1]), trial.told("moved")[0][0]


def plundered(m: Moment) -> Pair:
    trial = tried(m)
    owner = controller(m.before, place_of(m))
    losses = [line[2] for line in trial.lines() if line[:2] == ("lost", owner)]
    promised = (amounts(m.match[1]), int(m.match[2] or 0))
    return promised, (trial.units("gained"), sum(losses))


def spared(m: Moment) -> Pair:
    """What plundering all brings with this region, less what it brings without."""
    with_it = Trial(m.before, m.seat).play("plunder_all").units("gained")
    trial = tried(m)
    if trial.frame[0] == "plunder_all":
        trial.play("plunder_all")
    without = trial.units("gained")
    return amounts(m.match[1]), {name: with_it[name] - without[name] for name in with_it}


# Building.


def site_offers(m: Moment) -> Pair | None:
    trial = tried(m)
    if trial.frame[0] != "choose_building":
        return None
    kinds = {action[1] for action in trial.options("build", "build_by_labour")}
    place = place_of(m)
    capacity = m.before.content.tiles[m.before.tiles[place]].capacity
    return numbers(m), [len(kinds), m.before.buildings[place].bit_count(), capacity]


def labourers(m: Moment) -> Pair:
    return int(m.match[1]), tried(m).told("laboured")[0][0]


# Chronicles.


def outcome(m: Moment, card: str, field: str) -> Trial:
    """The dynasty ended now with a card on a field."""
    trial = Trial(m.before, m.seat)
    chronicle.lay_face_down(trial.g, m.seat, (("lay", card), ("on_field", field)))
    return trial.score()


def of_field(trial: Trial, key: str, field: str) -> list[Line]:
    lines = [line[2:] for line in trial.g.journal or [] if line[:2] == (key, trial.seat)]
    return [line for line in lines if field in ("", line[1])]


def category_of(g: SandsOfTime, field: str) -> str:
    return g.content.fields[g.content.field_index[field]].category


def scores_now(m: Moment, card: str, field: str) -> bool:
    """Whether a card scores there, and the other card of the category is not left out for it."""
    trial = outcome(m, card, field)
    same = [line[1] for line in of_field(trial, "chronicle_left_out", "")]
    rivals = [other for other in same if category_of(m.before, other) == category_of(m.before, field)]
    return bool(of_field(trial, "chronicle_scored", field)) and not rivals


def free_fields(m: Moment) -> list[str]:
    g = m.before
    zones = g.empires[m.seat].chronicles
    return [field.id for field, zone in zip(g.content.fields, zones, strict=True) if not zone.cards]


def laid_where(m: Moment) -> Pair:
    promised = set(m.match[1].lower().split(", "))
    return promised, {field for field in free_fields(m) if scores_now(m, m.action[1], field)}


def laid_nowhere(m: Moment) -> Pair:
    return [], [field for field in free_fields(m) if scores_now(m, m.action[1], field)]


def laid_lacking(m: Moment) -> Pair:
    """Fields whose card fails by its heritage only, alone or beside another."""
    promised = {name.lower(): (int(has), int(needs)) for name, has, needs in LACKS.findall(m.match[1])}
    found = {}
    for field in free_fields(m):
        trial = outcome(m, m.action[1], field)
        for _, _, had, needed, heritage, value in of_field(trial, "chronicle_failed", field):
            if had >= needed:
                found[field] = (heritage, value)
        for card, other, heritage in of_field(trial, "chronicle_left_out", ""):
            if category_of(m.before, other) == category_of(m.before, field):
                scored = of_field(trial, "chronicle_scored", "")
                pair = [
                    line[0]
                    for line in scored
                    if category_of(m.before, line[1]) == category_of(m.before, field)
                ]
                values = [m.before.content.chronicle_cards[name].value for name in [card, *pair]]
                found[field] = (heritage, sum(values))
    return promised, found


LACKS = re.compile(r"([A-F]) \(has (\d+), needs (\d+)(?: for both cards)?\)")


def laid_worth(m: Moment) -> Pair:
    """The VP on the free fields, whatever they ask, and the heritage the card needs."""
    g = m.before
    entry = g.content.chronicle_cards[m.action[1]]
    worth = [entry.fields[field].vp for field in free_fields(m)]
    low, high, value = m.match.groups()
    return (int(low), int(high or low), int(value)), (min(worth), max(worth), entry.value)


def on_field(m: Moment) -> Pair:
    """The card scores its VP, or misses by the numbers named, or is one too many for the heritage."""
    vp, had, needed, heritage, value = numbers(m)[:5]
    both = int(m.match[6]) if m.match[6] else 0
    field = m.action[1]
    [pick] = flow.picks_of(m.before, m.seat)
    trial = outcome(m, pick[1], field)
    failed = of_field(trial, "chronicle_failed", field)
    if failed:
        return [(had, needed, heritage, value)], [line[2:] for line in failed]
    own = category_of(m.before, field)
    left = [
        line for line in of_field(trial, "chronicle_left_out", "") if category_of(m.before, line[1]) == own
    ]
    if left:
        return (True, heritage), (both > heritage, left[0][2])
    scored = of_field(trial, "chronicle_scored", field)
    return [(vp, True, True)], [(line[2], had >= needed, heritage >= value) for line in scored]


def scored(m: Moment) -> Pair:
    return int(m.match[1]), of_field(tried(m), "chronicle_scored", m.action[1])[0][2]


AMOUNT = r"\d+ (?:grain|gold)"
GIVES = rf"^({AMOUNT}(?:, {AMOUNT}| and {AMOUNT})?)"
PLACES = ("grow", "levy", "arm", "disarm", "recruit", "move_from", "move_to", "retreat_to")

PROMISES = [
    Promise("tile", r"^(grain|gold) (\d+);", tile_there, ["found", "capital", "grow"]),
    Promise("neighbours", r"(\d+) neighbours?,", neighbours_there, ["found"]),
    Promise("trade goods", r"(no|\d+) trade goods?", goods_there, ["found", "capital"]),
    Promise("heritage from to", r"^(\d+) → (\d+)$", heritage_raised, ["heritage"]),
    Promise("citizens there", r"(\d+) citizens?, room for", people_there, PLACES),
    Promise("room there", r"citizens?, room for (\d+)$", room_there, PLACES),
    Promise("heritage of a caravan", r"heritage \+1$|^raises no heritage$", heritage_earned, ["route"]),
    Promise("a soldier's price", r"(\d+) gold for a soldier", first_soldier, CARDS),
    Promise("price of a step", r"(\d+) grain for each step", govern_steps, CARDS),
    Promise("price of a caravan", r"(\d+) grain or \1 gold", caravan_price, CARDS),
    Promise("targets", r"(\d+) targets?", targets, CARDS),
    Promise("steps", r"(\d+) steps? possible", steps, CARDS),
    Promise("chronicles in hand", r"(\d+) cards? in hand", chronicles, CARDS),
    Promise("sources of tribute", r"(\d+) (?:colony|colonies), (\d+) foreign caravans?", sources, CARDS),
    Promise("own unrest", r"gold: unrest (\d+) plus the level", own_unrest, CARDS),
    Promise(
        "unrest of a choice", r"unrest \+1 at the end|you lose 1 VP at the end", burden, [*CARDS, *BONUS]
    ),
    Promise("end of a turn", r"^unrest|^you lose", end_of_turn, ["end_turn"]),
    Promise("bonus gain", GIVES, bonus_gained, ["oppress", "tax"]),
    Promise("support", r"heritage counts as (\d+) for Advance", supported, ["support"]),
    Promise("price of levying", r"^(\d+) gold;", gold_paid, ["levy", "arm", "disarm", "recruit"]),
    Promise("attack", r"^(\d+) grain; combat (\d+) against (\d+), before wagers", attacked, ["attack"]),
    Promise("price of annexing", r"^(\d+) grain \(", grain_paid, ["annex"]),
    Promise("parts of annexing", r"\((.*)\)$", parts_paid, ["annex"]),
    Promise(
        "wager",
        r"combat (\d+) against (\d+)(?:, or up to (\d+) with .*)?; if you win, unrest (\d+)$",
        wagered,
        ["wager"],
    ),
    Promise("citizens to lose", r"^(\d+) there$", there, ["give_up"]),
    Promise("citizens to move", r"^(\d+) can move;", moved, ["move_from"]),
    Promise("plunder", rf"^({AMOUNT})(?:; .* loses (\d+))?$", plundered, ["plunder"]),
    Promise("plunder all", rf"{GIVES} from ", gained, ["plunder_all"]),
    Promise("spare", rf"you forgo ({AMOUNT})$", spared, ["spare"]),
    Promise("site", r"^(\d+) buildings? possible; (\d+) of (\d+) places taken$", site_offers, ["site"]),
    Promise("price of a building", r"^(\d+) gold", gold_paid, ["build", "build_by_labour"]),
    Promise("parts of a building", r"; (unrest [^;]*)$", parts_paid, ["build", "build_by_labour"]),
    Promise("labourers", r"^\d+ gold and (\d+) peasants?;", labourers, ["build_by_labour"]),
    Promise("govern", r"^(\d+) grain; unrest (\d+) → (\d+)$", governed, ["govern"]),
    Promise("payment", r"^(\d+) → (\d+)$", stock_paid, ["pay"]),
    Promise("tribute", rf"{GIVES}$", gained, ["tribute_of_colonies", "tribute_of_caravans"]),
    Promise("worth of a chronicle", r"^(\d+)(?:–(\d+))? VP, needs heritage (\d+)", laid_worth, ["lay"]),
    Promise("fields that score", r"would score on ([A-F](?:, [A-F])*)", laid_where, ["lay"]),
    Promise("no field that scores", r"would score on no field yet$", laid_nowhere, ["lay"]),
    Promise("fields that lack heritage", r"heritage too low on (.*)$", laid_lacking, ["lay"]),
    Promise(
        "chronicle on a field",
        r"^(\d+) VP; you have (\d+), (\d+) needed; heritage (\d+), (\d+) needed(?:, or (\d+) to score .*)?$",
        on_field,
        ["on_field"],
    ),
    Promise("chosen chronicle", r"^(\d+) VP$", scored, ["score"]),
    Promise(
        "lost at the end of a generation", r"^(\d+) (grain|gold) lost$", kept, ["keep_grain", "keep_gold"]
    ),
]


# Matches, and positions that matches seldom reach.


def scenes() -> Iterator[SandsOfTime]:
    """Two chronicles of which one scores, storage, a raid abroad, tribute of two kinds, a step, a wager."""
    t = table(3).nobody(0).own(0, "italia", "gallia", "graecia", "libya").people(0, "italia", 14, 3)
    yield t.chronicle(0, c=1, d=2).heritage(0, politics=2).begin(dynasties.choose_chronicle(0, 1)).g
    t = table(3).advances(0, "storage").stock(0, grain=5, gold=2)
    yield t.begin(generations.keep_grain(0), generations.prepare_generation()).g
    yield t.begin(generations.keep_gold(0, 1), generations.prepare_generation()).g
    t = table(3).nobody().own(0, "hispania").own(1, "gallia", "italia").own(2, "syria").stock(1, grain=1)
    t.people(0, "hispania", 0, 3).people(0, "gallia", 0, 2).people(0, "syria", 0, 5).focus(0, "politics")
    yield t.act(0, "raid").move(0, "soldier", "hispania", "mauretania", 2).choose(0, "done").g
    t = table(3).own(0, "hispania", "gallia", colonies=("italia", "libya")).caravan(1, "hispania_gallia")
    yield t.turn(0, "tribute", "advance").g
    yield t.act(0, "tribute").g
    yield table(3).heritage(0, 3, 3, 3).focus(0, "culture").turn(0, "advance", "levy").g
    t = table(3).nobody().own(0, "hispania").own(1, "gallia", "italia").own(2, "syria").unrest(0, 1)
    t.people(0, "gallia", 2, 3).people(1, "gallia", 3, 1).stock(0, grain=9)
    yield t.turn(0, "conquest", "levy").choose(0, "carry_out", "conquest").g
    t.choose(0, "attack", "gallia", 1)
    yield t.g
    yield t.choose(0, "wager", 2).g


def broken(matches: int, seed: str) -> tuple[list[str], list[str]]:
    """Promises that were not kept, and those that nothing was compared with."""
    compared: Counter[str] = Counter()
    found = []
    for g in scenes():
        found += broken_now(GAME, PROMISES, g, flow.mover(g), compared)
    for number in range(matches):
        seats, taste = 2 + number % 4, [*PLANS, None][number // 4 % 4]
        found += broken_promises(GAME, PROMISES, seats, f"{seed} {number}", compared=compared, taste=taste)
    return found, [promise.name for promise in PROMISES if not compared[promise.name]]


@pytest.mark.no_cover
def test_choices_do_what_their_hints_promise() -> None:
    assert broken(MATCHES, "hints") == ([], [])


@pytest.mark.soak
@pytest.mark.parametrize("share", range(20))
def test_choices_do_what_their_hints_promise_in_many_matches(share: int) -> None:
    assert broken(MATCHES_OF_A_SHARE, f"many hints {share}") == ([], [])


@pytest.mark.parametrize("taste", [*PLANS, None])
def test_every_number_in_a_hint_is_promised(taste: Taste | None) -> None:
    """Only what advances do is not compared here: their cards say it."""
    found = []

    def look(g: SandsOfTime) -> None:
        for seat in flow.to_move(g):
            seen = GAME.redact(g, seat)
            texts = Texts(GAME, seen.position, "en")
            frame = flow.ask_of(g, seat) or ("",)
            for action in flow.options(g, seat):
                hint = GAME.hint(seen, texts, frame, action)
                named = re.search(r"\d", hint) and action[0] not in ("advance", "lay_out")
                if named and not any(promise.find(action, hint) for promise in PROMISES):
                    found.append((action, hint))

    driver = by_taste(taste) if taste else random_choice
    random_match(GAME, 3, "numbers", on_position=look, driver=driver)
    assert found == []
