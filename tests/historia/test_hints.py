"""Hints keep what they promise: every amount they name is what the choice then brings."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.position import Seat
from saecula.core.registry import scope
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import measures, rounds, ruling
from tests.historia.table import Table, table
from tests.historia.test_scene import options
from tests.promises import Moment, Promise, broken_from, broken_promises

M = Moment[Historia]
Pair = tuple[object, object] | None

ALL_VARIANTS = {"events": True, "goals": True, "ways_of_ruling": True, "advanced_rules": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, ALL_VARIANTS),
    (4, {"events": True, "ways_of_ruling": True, "civbots": ["king"]}),
    (2, {"events": True, "civbots": ["king", "noble"], "ice_age_trigger": "any"}),
    (1, {"events": True}),
    (3, {"goals": True, "expert_cubes": True, "civilizations": "choose"}),
    (4, {"advanced_rules": True}),
    (2, ALL_VARIANTS),
]
# Levels whose bonus adds to what a card brings.
BONUS = {("learned", level) for level in (2, 3, 4, 7, 12, 13, 16)}
BONUS |= {("armed", level) for level in (3, 5, 7, 9, 11, 13, 15, 16)}


class Run:
    """The outcome of a choice alone: the civilization before and after, and its journal lines."""

    def __init__(self, m: M) -> None:
        self.m = m
        self.seat = m.seat
        self.g = GAME.clone(m.before)
        self.journal: list[tuple[Any, ...]] = []
        self.g.journal = self.journal
        if m.action[0] in ("play", "resolve"):
            own_turn(self.g, m.seat, (m.action[1],))
        elif m.action[0] in GAME.rules.free:
            nothing_else(self.g)
            GAME.rules.free[m.action[0]].run(self.g, m.seat, m.action)
            flow.begin(self.g)
        else:
            self.g.agenda = [scope("match"), *rest_of_card(self.g)]
            flow.play(self.g, m.seat, m.action)
        self._answer()
        self.before, self.after = m.before.civs[m.seat], self.g.civs[m.seat]

    def _answer(self) -> None:
        extended = self.m.match.string.startswith("extended") or "then: extended" in self.m.match.string
        while self.g.asks:
            name = self.g.asks[0][0]
            offered = flow.options(self.g, self.seat)
            wanted = ("extended",) if name == "choose_mode" and extended else offered[0]
            kept = self.g.journal
            flow.play(self.g, self.seat, wanted)
            self.g.journal = kept

    def lines(self, *keys: str) -> list[tuple[Any, ...]]:
        return [line for line in self.journal if line[0] in keys and line[1] == self.seat]

    def count(self, *keys: str) -> int:
        return len(self.lines(*keys))

    def total(self, *keys: str) -> int:
        return sum(line[-1] for line in self.lines(*keys))

    @property
    def mixed(self) -> bool:
        """Return whether a bonus, a goal or a whole action of its own makes the amounts larger."""
        bonus = any((line[0], line[-1]) in BONUS for line in self.lines("learned", "armed"))
        return bonus or bool(self.count("goal_reached")) or "carry out" in self.m.match.string


def nothing_else(g: Historia) -> None:
    """Clear all that is asked or waiting."""
    g.block, g.asks, g.picks, g.closed, g.listed = "", (), (), 0, []
    g.agenda = [scope("match")]


def own_turn(g: Historia, seat: Seat, cards: tuple[str, ...]) -> None:
    """Begin a seat's turn with these cards, and nothing else."""
    nothing_else(g)
    civ = g.civs[seat]
    for card in cards:
        if card in civ.hand:
            civ.hand = civ.hand.take(card)
    civ.played = cards
    g.then(rounds.start_turn(seat))
    flow.begin(g)


def promised(m: M, pattern: str) -> int:
    """Return the sum of the amounts that match, counting 1 where there is no number."""
    return sum(int(found or 1) for found in re.findall(pattern, m.match.string))


def with_others(m: M) -> bool:
    """Return whether the hint is about a card along with others that are picked already."""
    return m.action[0] == "play" and bool(flow.picks_of(m.before, m.seat))


def of_others(m: M) -> bool:
    """Return whether the hint is about more than this card: others, or an event's demand that is unmet."""
    return with_others(m) or m.match.string.startswith("no effect, because")


def of_effect(pattern: str, measured: Callable[[Run], int | None]) -> Callable[[M], Pair]:
    """Return a promise of cards and wonders: the amounts in the hint against the journal."""

    def kept(m: M) -> Pair:
        if of_others(m):
            return None
        run = Run(m)
        found = None if run.mixed else measured(run)
        return None if found is None else (promised(m, pattern), found)

    return kept


def paid(run: Run) -> int | None:
    """Return the cubes that left the supply and neither went to the map nor came back."""
    placed = 0 if "used cube in" in run.m.match.string else run.count("expanded")
    back = run.total("recovered") + run.count("gave_up")
    return run.before.personal - run.after.personal + back - placed


def scored(run: Run) -> int | None:
    return run.total("scored", "overflowed") - run.total("lost_vp")


def risen(track: str) -> Callable[[M], Pair]:
    def kept(m: M) -> Pair:
        if of_others(m) or "carry out" in m.match.string:
            return None
        run = Run(m)
        change = promised(m, rf"raise {track} by (\d+)") - promised(m, rf"lower {track} by (\d+)")
        return change, getattr(run.after, track) - getattr(run.before, track)

    return kept


CHOSEN = ("play", "resolve")
EFFECTS = (*CHOSEN, "basic", "extended", "activate")
PAY, SCORE = r"\b[Pp]ay (\d+) cubes?", r"(?:^|[;:] |\()score (\d+) VP"
USED = r"recover (?:up to )?(\d+) used cube"
CARDS = r"take back (?:the|any)(?: (\d+))?(?: oldest| latest)? cards?"


def vp(m: M) -> Pair:
    if of_others(m):
        return None
    run = Run(m)
    if run.mixed or run.count("gave_up", "war_won"):
        return None
    return promised(m, SCORE) - promised(m, r"lose (\d+) VP"), scored(run)


def price(m: M) -> Pair:
    """Compare the cubes that an action costs as part of a card."""
    if of_others(m):
        return None
    run = Run(m)
    if any((line[0], line[-1]) in BONUS for line in run.lines("learned", "armed")):
        return None
    return promised(m, r"for (\d+) cubes?") + promised(m, PAY), paid(run)


def no_effect(m: M) -> Pair:
    """Check that nothing changes except where the card lies."""
    if with_others(m):
        return None
    run = Run(m)
    return (True, unchanged(m, run)) if not run.count("event_applies") else None


def unchanged(m: M, run: Run) -> bool:
    fields = ["vp", "technology", "military", "personal", "used", "lands"]
    fields += ["wonders", "rotated"] if m.action[0] != "activate" else []
    return all(getattr(run.before, field) == getattr(run.after, field) for field in fields)


def unmet(m: M) -> Pair:
    return None if with_others(m) else (1, Run(m).count("demand_unmet"))


def event_in_vain(m: M) -> Pair:
    if with_others(m) or m.action[1] in ("exploitation", "tourism"):
        return None
    run = Run(m)
    return (True, 0), (bool(run.count("event_applies")), run.count("acted", "acted_extended"))


# Several cards: all turns that these cards allow.


def turns(g: Historia, seat: Seat) -> Iterator[int]:
    """Yield the number of actions carried out in each possible turn, leaving wonders and rule aside."""
    if not g.asks:
        yield len([line for line in g.journal or [] if line[0] in ("acted", "acted_extended")])
        return
    for action in flow.options(g, seat):
        if action[0] in g.rules.free:
            continue
        after = GAME.clone(g)
        after.journal = list(g.journal or [])
        flow.play(after, seat, action)
        yield from turns(after, seat)


def most_actions(m: M, cards: tuple[str, ...]) -> int:
    g = GAME.clone(m.before)
    g.journal = []
    own_turn(g, m.seat, cards)
    best = 0
    for number, acted in enumerate(turns(g, m.seat)):
        best = max(best, acted)
        if best == len(cards) or number > 3_000:
            break
    return best


def one_more(expected: bool) -> Callable[[M], Pair]:
    """Check whether one more action can be carried out with the card than with those picked before."""

    def kept(m: M) -> Pair:
        card = m.action[1]
        others = tuple([pick[1] for pick in flow.picks_of(m.before, m.seat)])
        if m.frame[0] == "next_card":
            others = tuple([other for other in m.before.civs[m.seat].played if other != card])
        known = set(m.before.content.actions) - {"exploitation", "tourism"}
        if not others or card not in known or not set(others) - {"exploitation"} <= known:
            return None
        return expected, most_actions(m, (*others, card)) > most_actions(m, others)

    return kept


# Choices of one click.


def settled(m: M) -> Pair:
    content = m.before.content
    place = content.territory_index[m.action[1]]
    borders = [edge for edge in content.board.edges if m.action[1] in edge]
    vp_, number = int(m.match[1]), int(m.match[2])
    return (vp_, number), (bonus_of(m, place), len(borders))


def bonus_of(m: M, place: int) -> int:
    """Return the territory bonus that a cube alone in a territory brings."""
    g = GAME.clone(m.after)
    for civ in g.civs:
        civ.lands, civ.vp, civ.ruling = 0, 0, ""
    g.civs[m.seat].lands = 1 << place
    measures.territory_bonus(g)
    return g.civs[m.seat].vp


def placed_alone(m: M) -> Pair:
    place = m.before.content.territory_index[m.action[1]]
    others = [civ for civ in m.before.civs if civ.lands >> place & 1]
    return (int(m.match[1]), 0), (bonus_of(m, place), len(others))


def placed_beside(m: M) -> Pair:
    place = m.before.content.territory_index[m.action[1]]
    levels = [civ.military for civ in m.before.civs if civ.lands >> place & 1]
    named = [int(level) for level in re.findall(r"\(M (\d+)\)", m.match.string)]
    return (int(m.match[1]), named), (bonus_of(m, place), levels)


def ready(m: M) -> Pair:
    return int(m.match[1]), alone(m).civs[m.seat].personal


def alone(m: M) -> Historia:
    """Return the position after this choice, with nothing more picked and nothing that follows."""
    g = GAME.clone(m.before)
    g.agenda = [scope("match")]
    flow.play(g, m.seat, m.action)
    if g.asks:
        flow.play(g, m.seat, ("done",))
    return g


def rest_of_card(g: Historia) -> Sequence[tuple[Any, ...]]:
    """Return what still has to happen before the card in work is put away."""
    cards = [i for i, waiting in enumerate(g.agenda) if waiting[0] == "put_away"]
    return g.agenda[cards[-1] + 1 :] if cards else ()


def given_up(m: M) -> Pair:
    """Compare the VP of this territory and of those picked before."""
    before = sum(bonus_of(m, m.before.content.territory_index[name]) for name in own_leaves(m))
    return int(m.match[1]) + before, m.before.civs[m.seat].vp - alone(m).civs[m.seat].vp


def own_leaves(m: M) -> list[str]:
    """Return the territories picked before."""
    return [pick[1] for pick in flow.picks_of(m.before, m.seat) if pick[0] == "give_up"]


def withdrawn(m: M) -> Pair:
    return m.before.civs[m.seat].vp, alone(m).civs[m.seat].vp


def traded(m: M) -> Pair:
    run = Run(m)
    partner = m.action[1]
    own, theirs = run.after.technology - run.before.technology, vp_of(run, partner)
    learned = m.before.content.technologies[run.after.technology].name["en"]
    return (m.match[1], int(m.match[2]), 1), (learned, theirs, own)


def vp_of(run: Run, other: int) -> int:
    return run.g.civs[other].vp - run.m.before.civs[other].vp


def compared(m: M) -> Pair:
    theirs, own = m.before.civs[m.action[1]].military, m.before.civs[m.seat].military
    return (int(m.match[1]), int(m.match[2])), (theirs, own)


def fought(m: M) -> tuple[object, ...]:
    """Return VP and territories that both gained, and who is alive."""
    run, enemy = Run(m), m.action[2]
    one, other, after = run.before, m.before.civs[enemy], run.g.civs[enemy]
    return (
        run.after.vp - one.vp,
        after.vp - other.vp,
        run.after.lands.bit_count() - one.lands.bit_count(),
        after.lands.bit_count() - other.lands.bit_count(),
        run.after.alive,
        after.alive,
    )


def war_won(m: M) -> Pair:
    gone = "stays" not in m.match[2]
    alive = "wiped out" not in m.match[2]
    return (int(m.match[1]), 0, 0, -gone, True, alive), fought(m)


def war_lost(m: M) -> Pair:
    gone = "stays" not in m.match[4]
    alive = "match is lost" not in m.match[4]
    levels = (m.before.civs[m.seat].military, m.before.civs[m.action[2]].military)
    named = (int(m.match[1]), int(m.match[2]))
    return (named, 0, int(m.match[3]), -gone, 0, alive, True), (levels, *fought(m))


def war_undecided(m: M) -> Pair:
    level = int(m.match[1])
    enemy = m.before.civs[m.action[2]]
    return (level, level, 0, 0), (m.before.civs[m.seat].military, enemy.military, *fought(m)[:2])


def cards_played(m: M) -> Pair:
    return int(m.match[1] or 1), len(flow.picks_of(m.before, m.seat))


def kept_leader(m: M) -> Pair:
    """Check that each condition, met alone, is worth its VP."""
    found = re.findall(r"(Technology|Military|Wonders|Territories) (\d+): (\d+) VP", m.match.string)
    return [int(vp_) for _, _, vp_ in found], [
        leader_vp(m, name, int(level)) - leader_vp(m, name, int(level) - 1) for name, level, _ in found
    ]


def leader_vp(m: M, metric: str, value: int) -> int:
    g = GAME.clone(m.before)
    for civ in g.civs:
        civ.lands = 0
    civ = g.civs[m.seat]
    civ.technology, civ.military, civ.wonders, civ.rotated = 0, 0, (), ()
    if metric == "Wonders":
        civ.wonders = tuple(g.content.wonders)[:value]
    elif metric == "Territories":
        civ.lands = (1 << value) - 1
    else:
        setattr(civ, metric.lower(), value)
    return measures.leader_vp(g, m.seat, civ, m.action[1])


def lent_levels(m: M) -> Pair:
    run = Run(m)
    return int(m.match[2]), getattr(run.after, m.match[1]) - getattr(run.before, m.match[1])


def lent_cubes(m: M) -> Pair:
    run = Run(m)
    marker = m.action[2] == "personal"
    return int(m.match[1]), run.after.personal - run.before.personal + marker


def lent_vp(m: M) -> Pair:
    run = Run(m)
    return int(m.match[1]), run.total("overflowed")


def put_in_row(m: M) -> Pair:
    run = Run(m)
    return run.before.personal, run.after.personal


def printed(m: M) -> Pair:
    """Compare the VP in the text of a card that is chosen for later."""
    content, id_ = m.before.content, m.action[1]
    if m.action[0] == "take_back":
        side = content.actions[id_].basic
        listed, other = side.effects, side.winner_vp + side.partner_vp
    else:
        listed, other = (content.wonders.get(id_) or content.advisors[id_]).effects, 0
    vp_ = sum(effect.n for effect in listed if effect.op == "gain_vp")
    vp_ += sum(effect.op == "gain_vp_per" for effect in listed)
    return promised(m, r"scores? (\d+) VP"), vp_ + other


TEXTS = ("build", "destroy", "refresh", "take_back", "draw", "exclude")
PROMISES: list[Promise[Historia]] = [
    Promise("pay", PAY, of_effect(PAY, paid), EFFECTS),
    Promise("score or lose VP", r"(?:score|lose) \d+ VP", vp, EFFECTS),
    Promise("technology", r"(?:raise|lower) technology by (\d+)", risen("technology"), EFFECTS),
    Promise("military", r"(?:raise|lower) military by (\d+)", risen("military"), EFFECTS),
    Promise("used cubes", USED, of_effect(USED, lambda run: run.total("recovered")), EFFECTS),
    Promise(
        "cubes from anywhere",
        r"take back (?:up to )?(\d+) cubes?, used",
        of_effect(r"back (?:up to )?(\d+) cubes?", lambda run: run.total("recovered") + run.count("gave_up")),
        EFFECTS,
    ),
    Promise("cards", CARDS, of_effect(CARDS, lambda run: run.count("took_back")), EFFECTS),
    Promise("wonders", r"build \d", of_effect(r"build (\d+)", lambda run: run.count("built")), EFFECTS),
    Promise(
        "a cube placed",
        r"place a (?:used )?cube",
        of_effect(r"place a (?:used )?cube()", lambda run: run.count("expanded")),
        EFFECTS,
    ),
    Promise(
        "wonders upright",
        r"turn \d+ other",
        of_effect(r"turn (\d+) other", lambda run: run.count("refreshed")),
        EFFECTS,
    ),
    Promise(
        "wonders given up",
        r"destroy \d+ wonder",
        of_effect(r"destroy (\d+) wonder", lambda run: run.count("destroyed_wonder")),
        EFFECTS,
    ),
    Promise("price of an action", r"carry out .* (?:for \d+ cubes?|at no cost)", price, EFFECTS),
    Promise("war or trade", r"scores (\d+) VP", lambda m: printed_side(m), EFFECTS),
    Promise("no effect now", r"^would have no effect now$", no_effect, EFFECTS),
    Promise("event unmet", r"^no effect, because .* demands", unmet, EFFECTS),
    Promise("event alone", r"then the action would have no effect", event_in_vain, EFFECTS),
    Promise("in vain with others", r"^would have no effect now$", one_more(False), CHOSEN),
    Promise("after others", r"(?:^|then: )after the cards you picked: ", one_more(True), CHOSEN),
    Promise("later", r"^would have no effect now, only after", one_more(True), CHOSEN),
    Promise("instead", r"but then another card you picked has no effect$", one_more(False), CHOSEN),
    Promise("no effect", r"^you pay nothing; the card goes", put_in_row, ("no_effect",)),
    Promise("first territory", r"^(\d+) VP tile, (\d+) borders?$", settled, ("place",)),
    Promise("territory alone", r"^(\d+) VP tile, alone$", placed_alone, ("place",)),
    Promise("territory shared", r"^(\d+) VP tile, shared with", placed_beside, ("place",)),
    Promise("cubes ready", r"^then (\d+) cubes? ready$", ready, ("recover", "borrow")),
    Promise("territory given up", r"^you lose (\d+) VP$", given_up, ("give_up",)),
    Promise("territory left", r"^you lose no VP$", withdrawn, ("give_up",)),
    Promise("trade", r"^you learn (.*); they score (\d+) VP$", traded, ("trade",)),
    Promise("raid", r"^M (\d+) against your (\d+)$", compared, ("raid",)),
    Promise("war won", r"^you win and score (\d+) VP; (.*)$", war_won, ("attack",)),
    Promise(
        "war lost",
        r"^you would lose: M (\d+) against (\d+); they score (\d+) VP, (.*)$",
        war_lost,
        ("attack",),
    ),
    Promise("war undecided", r"^no effect: both have M (\d+)$", war_undecided, ("attack",)),
    Promise("cards played", r"^play (?:only this card|these (\d+) cards)$", cards_played, ("done",)),
    Promise("leader", r"\d VP", kept_leader, ("keep",)),
    Promise("lent levels", r"^(technology|military) \+(\d+)", lent_levels, ("rule",)),
    Promise("lent cubes", r"^borrow (?:up to )?(\d+) cubes? from the general supply", lent_cubes, ("rule",)),
    Promise("lent VP", r"score (\d+) VP", lent_vp, ("rule",)),
    Promise("printed", r"scores? \d+ VP", printed, TEXTS),
]


def printed_side(m: M) -> Pair:
    """Compare the VP of the winner or the partner, whoever that will be."""
    card = m.action[1] if m.action[0] in ("play", "resolve") else m.frame[2]
    if card not in m.before.content.actions:
        return None
    action = m.before.content.actions[card]
    extended = m.action[0] == "extended" or "extended: " in m.match.string
    side = action.extended if extended else action.basic
    assert side is not None
    return int(m.match[1]), side.winner_vp + side.partner_vp


def is_promised(m: M) -> Pair:
    """Check that every number in a hint belongs to a promise above, unless it is the text of a card."""
    known = [promise.name for promise in PROMISES if promise.find(m.action, m.match.string)]
    return (True, bool(known)) if m.action[0] not in TEXTS else None


EVERY_AMOUNT = Promise[Historia]("every amount", r"\d", is_promised)


def late(number: int) -> Historia:
    """Return a position of the last epoch: high levels, many wonders, all kinds of cards."""
    lot = random.Random(f"late {number}")
    t = table(2 + number % 3, ways_of_ruling=True, goals=bool(number % 2), events=bool(number % 3))
    wonders = [wonder.id for wonder in t.g.content.wonders.values()]
    lot.shuffle(wonders)
    for seat in range(t.g.seats):
        t.levels(seat, lot.randint(10, 16), lot.randint(9, 16)).cubes(
            seat, lot.randint(1, 4), lot.randint(0, 2)
        )
        t.wonders(seat, *wonders[seat * 8 : seat * 8 + 3], rotated=wonders[seat * 8 + 3 : seat * 8 + 7])
        advisors = t.g.content.civilizations[t[seat].civilization].advisors
        t.hand(seat, *t.g.content.actions, *lot.sample(advisors, 3))
        t.row(seat, *lot.sample(list(t.g.content.actions), lot.randint(0, 4)))
    t.settle(0, "middle_east", "china", "india")
    t.g.round = 9
    return t.begin().g


def owing() -> Historia:
    """Return a position in which lent cubes are on the map and one must go back."""
    t = table(2, ways_of_ruling=True).settle(0, "china", "india", "japan")
    return t.begin(ruling.return_from_map(0)).g


def check(number: int, compared: Counter[str]) -> None:
    """Check a whole match and the end of one."""
    seats, variant = TABLES[number % len(TABLES)]
    promises, seed = [*PROMISES, EVERY_AMOUNT], f"hints {number}"
    assert broken_promises(GAME, promises, seats, seed, variant, compared) == []
    assert broken_from(GAME, promises, late(number), seed, compared) == []


@pytest.mark.no_cover
def test_hints_keep_what_they_promise() -> None:
    compared: Counter[str] = Counter()
    for number in range(len(TABLES)):
        check(number, compared)
    assert broken_from(GAME, PROMISES, owing(), "owing", compared) == []
    assert [promise.name for promise in PROMISES if not compared[promise.name]] == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(10))
def test_hints_keep_what_they_promise_in_many_matches(share: int) -> None:
    compared: Counter[str] = Counter()
    for number in range(100 + share * 50, 100 + (share + 1) * 50):
        check(number, compared)


# Hints about several effects at once.


def under(event: str, **variant: Any) -> Table:
    t = table(2, events=True, **variant)
    t.g.event = event
    return t


def test_the_price_of_an_event_may_leave_too_little_for_the_action() -> None:
    t = under("galileo_trial").cubes(0, 1, 0).begin()
    assert options(t)["Technology"].hint == (
        "first Trial of Galileo (pay 1 cube); then the action would have no effect"
    )
    t.cubes(0, 2, 0).begin()
    assert options(t)["Technology"].hint == (
        "first Trial of Galileo (pay 1 cube), then: pay 1 cube; raise technology by 1"
    )


def test_a_level_lost_to_an_event_may_leave_nobody_to_raid() -> None:
    t = under("peace_of_westphalia").settle(1, "africa").levels(0, 2, 2).levels(1, 2, 1).begin()
    assert options(t)["Raid"].hint == (
        "first Peace of Westphalia (lower military by 1); then the action would have no effect"
    )


def test_an_event_that_brings_nothing_is_left_out() -> None:
    t = under("age_of_discovery").cubes(0, 2, 0).begin()
    assert options(t)["Expansion"].hint == "place a cube in a territory within reach"


def test_cards_picked_before_are_taken_into_account() -> None:
    t = table(2).levels(0, 5, 5).cubes(0, 0, 2).begin()
    assert options(t)["Military"].hint == "would have no effect now"
    t.choose(0, "play", "exploitation")
    assert options(t)["Military"].hint == ("after the cards you picked: pay 1 cube; raise military by 1")
    assert options(t, 0, "de")["Militär"].hint == (
        "nach den schon gewählten Karten: gib 1 Machtwürfel ab; erhöhe Militär um 1"
    )
    t.choose(0, "play", "military").choose(1, "play", "trade")
    assert t.asked == ("next_card", 0)
    assert options(t)["Military"].hint == "would have no effect now, only after another of your cards"


def test_a_card_that_only_pays_an_event_does_not_take_effect() -> None:
    t = under("little_ice_age").levels(0, 5, 5).cubes(0, 1, 0).begin().choose(0, "play", "exploitation")
    assert options(t)["Trade"].hint == (
        "first Little Ice Age (pay 1 cube); then the action would have no effect"
    )


def test_two_cards_may_want_the_same_cube() -> None:
    t = table(2).levels(0, 5, 5).cubes(0, 1, 0).begin().choose(0, "play", "military")
    assert options(t)["Technology"].hint == (
        "pay 1 cube; raise technology by 1; but then another card you picked has no effect"
    )
    t.cubes(0, 2, 0).begin().choose(0, "play", "military")
    assert options(t)["Technology"].hint == "pay 1 cube; raise technology by 1"


def test_an_expansion_may_open_a_war() -> None:
    t = table(2).levels(0, 5, 5).cubes(0, 1, 0).settle(0, "middle_east").settle(1, "india").begin()
    assert options(t)["War"].hint == "would have no effect now"
    assert options(t.choose(0, "play", "expansion"))["War"].hint.startswith("after the cards you picked: ")


def test_only_the_extended_side_may_be_possible() -> None:
    t = table(2).levels(0, 5, 5).cubes(0, 0, 1).begin()
    assert options(t)["Expansion"].hint == (
        "extended: recover 1 used cube; place a cube in a territory within reach"
    )


def test_amounts_are_those_that_can_be_reached() -> None:
    t = table(2).levels(0, 16, 12).cubes(0, 3, 0).wonders(0, "petra", "moai", "sphinx").settle(0, "china")
    found = options(t.begin())
    assert found["Technology"].hint == "pay 1 cube; score 2 VP; or extended"
    assert found["Exploitation"].hint.startswith("extended: pay 1 cube; take back 1 cube")
    assert found["Tourism"].hint == "extended: score 1 VP"


def test_a_revolution_says_that_it_ends_the_round() -> None:
    t = table(2).hand(0, "revolution", "arts", "rome_tiberius_gracchus").row(0, "raid", "trade", "military")
    found = options(t.begin())
    for card in ("Revolution", "Tiberius Gracchus"):
        assert found[card].hint.endswith("the round ends after this action round")
    german = options(t, 0, "de")
    assert german["Revolution"].hint.endswith("die Spielrunde endet nach dieser Aktionsrunde")


def test_a_revolution_finds_itself_in_the_row() -> None:
    t = table(2).row(0, "raid", "trade", "military").begin()
    t[0].row = ("raid",)
    assert options(t)["Revolution"].hint.startswith(
        "take back the latest card of your row; take back any card of your row"
    )


def test_the_ruling_tile_lends_no_more_than_there_is() -> None:
    t = table(2, ways_of_ruling=True).levels(0, 2, 1).settle(0, "china", "india").cubes(0, 6, 0)
    t.g.active = 0
    found = options(t.begin(("before", 0)))
    assert found["Rule: +2 technology, marker cube from the general supply"].hint == (
        "technology +1 until the end of the epoch"
    )
    assert (
        found["Rule: Two extra cubes, marker cube from the general supply"].hint == "would have no effect now"
    )
    assert found["Rule: Two extra cubes, marker cube from your personal supply"].hint.startswith(
        "borrow 1 cube from the general"
    )
