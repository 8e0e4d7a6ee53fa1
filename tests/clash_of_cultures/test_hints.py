"""What hints promise, compared with what the choices then do, over random matches."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

import pytest

from saecula.core import flow
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures import GAME, scoring
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Collected
from saecula.games.clash_of_cultures.rules import cities, land, status
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene import outlook
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, MOODS, TERRAINS
from tests import promises
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_scene import options
from tests.clash_of_cultures.war import FIELD, HOME, war
from tests.promises import broken_promises

Moment: TypeAlias = promises.Moment[ClashOfCultures]
Promise: TypeAlias = promises.Promise[ClashOfCultures]
Pair: TypeAlias = tuple[object, object] | None

SPENT = r"(\d+) (food|wood|ore|ideas?|gold|mood|culture) \(\d+ left\)"
AMOUNT = r"(\d+) (food|wood|ore|ideas?|gold|mood|culture)\b"


def amounts(text: str, pattern: str = AMOUNT) -> Counter[str]:
    """The goods that a text names."""
    found: Counter[str] = Counter()
    for number, good in re.findall(pattern, text):
        found["ideas" if good == "idea" else good] += int(number)
    return found


def closed(m: Moment) -> ClashOfCultures:
    """The position after the choice; a draft that could go on is closed."""
    g = m.after
    if flow.mover(g) == m.seat and asked(g, m.seat) == m.frame[0] and DONE in flow.options(g, m.seat):
        g = GAME.clone(g)
        g.journal = []
        flow.play(g, m.seat, DONE)
    return g


def asked(g: ClashOfCultures, seat: Seat) -> str:
    frame = flow.ask_of(g, seat)
    return str(frame[0]) if frame else ""


def first_payment(lines: Iterable[tuple[object, ...]], seat: Seat) -> Counter[str]:
    """The goods that a player paid first of all, without later payments."""
    found: Counter[str] = Counter()
    for line in lines:
        if line[:2] == ("paid", seat) and str(line[3]) not in found:
            found[str(line[3])] += int(str(line[2]))
        elif found:
            break
    return found


def paid(m: Moment) -> Pair:
    """What is paid, and what is left of it."""
    after = closed(m)
    if asked(after, m.seat) in ("choose_goods", m.frame[0], "pay_advance", "choose_price", "group"):
        return None
    lines = m.told if after is m.after else after.journal or []
    text = m.match.string
    left = [int(number) for number in re.findall(r"\((\d+) left\)", text)]
    spent = amounts(text, SPENT)
    held = m.before.civs[m.seat].goods
    return (spent, left), (
        first_payment(lines, m.seat),
        [held[GOODS.index(good)] - spent[good] for good in spent],
    )


def scored(*groups: str) -> Callable[[Moment], Pair]:
    """Compare points with those of some groups of the score."""

    def kept(m: Moment) -> Pair:
        changes = [
            scoring.halves(m.after, m.seat)[at] - scoring.halves(m.before, m.seat)[at]
            for at in [scoring.GROUPS.index(group) for group in groups]
        ]
        if asked(m.after, m.seat) in ("moor", "choose_goods"):
            return None
        return halves(m.match[1]), sum(changes)

    return kept


def halves(text: str) -> int:
    """Points in halves."""
    sign = -1 if text.startswith("−") else 1
    digits = re.sub(r"\D", "", text) or "0"
    return sign * (2 * int(digits) + ("½" in text))


def event_follows(m: Moment) -> Pair:
    """An event is drawn before the player's turn goes on; cards may ask something first."""
    drawn = [line for line in m.told if line[0] == "drew_event"]
    return None if not drawn and asked(m.after, m.seat) != "act" else (True, bool(drawn))


def no_event(m: Moment) -> Pair:
    """Without the words nothing is drawn for the advance."""
    if any(line[0] == "turn_began" for line in m.told):
        return None
    return [], [line for line in m.told if line[:2] == ("drew_event", m.seat)]


def token(m: Moment) -> Pair:
    lines = [line for line in m.told if line[0] == "gained"]
    if not [line for line in m.told if line[0] == "advanced"]:
        return None
    good = m.match[1]
    return (m.seat, 1, good) in [line[1:4] for line in lines], True


def unlocked(m: Moment) -> Pair:
    if not [line for line in m.told if line[0] == "advanced"]:
        return None
    bit = 1 << BUILDINGS.index(m.match[1].lower())
    return bit, sheet(m.after, m.after.civs[m.seat]).unlocked & bit


def then_held(m: Moment) -> Pair:
    """How many of a good there are afterwards."""
    good = m.action[-1]
    after = closed(m)
    if asked(after, m.seat) == m.frame[0] or sheet(m.before, m.before.civs[m.seat]).all(Collected):
        return None
    mine = [line for line in after.journal or m.told if line[:2] == ("gained", m.seat) and line[3] == good]
    before = m.before.civs[m.seat].goods[GOODS.index(good)]
    return int(m.match[1]), before + sum([int(str(line[2])) for line in mine])


def hexes_of_a_collect(m: Moment) -> Pair:
    """The goods on offer, and how many hexes can be chosen: of water only one, of those farther away few."""
    if asked(m.after, m.seat) != "reap":
        return None
    found = reaps(m.after, m.seat)
    g, picks = GAME.clone(m.after), 0
    while more := reaps(g, m.seat):
        flow.play(g, m.seat, more[0])
        picks += 1
    terrain, near = land.land(g).terrain, land.land(g).within(land.number(g, m.action[1]), 1)
    places = {land.number(g, hex_) for _, hex_, _ in found}
    dry = [place for place in places if TERRAINS[terrain[place]] != "water" and near >> place & 1]
    most = int(m.match[1])
    enough = picks == most or len(dry) <= picks < most
    return (amounts(m.match[2]), True), (Counter([good for _, _, good in found]), enough)


def reaps(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """The hexes that can be chosen next."""
    return (
        [action for action in flow.options(g, seat) if action[0] == "reap"]
        if asked(g, seat) == "reap"
        else []
    )


def units_of_a_recruit(m: Moment) -> Pair:
    if asked(m.after, m.seat) != "recruit":
        return None
    names = {unit.id: unit.name["en"] for unit in m.before.content.units}
    kinds = set()
    for action in flow.options(m.after, m.seat):
        if action[0] == "hire":
            kinds.add(names[action[1]])
        elif action[0] in ("lead", "lead_any"):
            kinds.add(names["leader"])
    named = set(m.match[2].split(";")[0].split(", "))
    sold = any(action[0] == "hire_by" for action in flow.options(m.after, m.seat))
    return kinds <= named if sold else named, True if sold else kinds


def mood_falls(m: Moment) -> Pair:
    """A second activation costs mood; what it is for is given up to see that."""
    after = GAME.clone(m.after)
    while asked(after, m.seat) in ("reap", "swap"):
        flow.play(after, m.seat, flow.options(after, m.seat)[-1])
    if asked(after, m.seat) != "act":
        return None
    return m.match[1], MOODS[cities.mood(after, land.number(after, m.action[1]))]


def moods(m: Moment) -> Pair:
    after = closed(m)
    if asked(after, m.seat) in (m.frame[0], "choose_goods", "prevent_fall"):
        return None
    place = land.number(m.before, m.action[1])
    if not after.civs[m.seat].cities >> place & 1:
        return None
    return m.match.groups(), (MOODS[cities.mood(m.before, place)], MOODS[cities.mood(after, place)])


def goals(m: Moment) -> Pair:
    if asked(m.after, m.seat) != "move_to":
        return None
    return set(m.match[1].split(", ")), {action[1] for action in flow.options(m.after, m.seat)}


def tile_lies(m: Moment) -> Pair:
    now = land.land(m.after)
    names = m.before.content.terrains
    found = [part.split(" ", 1) for part in m.match[0].split(", ")]
    terrain = [now.terrain[land.number(m.after, hex_)] for hex_, _ in found]
    return [name for _, name in found], [names[TERRAINS[kind]].name["en"] for kind in terrain]


def success_of_a_roll(m: Moment) -> Pair:
    """Try all faces of the die."""
    faces = m.before.content.board.die
    sure = boosted = 0
    for face in range(len(faces)):
        g = rolled(m.before, face)
        flow.play(g, m.seat, m.action)
        may_boost = asked(g, m.seat) == "boost_result"
        lines = g.journal or []
        won = asked(g, m.seat) in ("swap_building", "occupy") or bool(
            {"influenced", "took_over"} & {line[0] for line in lines}
        )
        sure += won
        boosted += won or may_boost
    most = re.search(r"(\d+) % with", m.match.string)
    promised = int(m.match[1]), int(most[1]) if most else int(m.match[1])
    return promised, (100 * sure // len(faces), 100 * boosted // len(faces))


def rolled(before: ClashOfCultures, face: int) -> ClashOfCultures:
    """The position, with dice that show a face next."""
    for state in range(10_000):
        g = GAME.clone(before)
        g.dice, g.journal = state, []
        if GAME.clone(g).roll(len(g.content.board.die)) == face:
            return g
    raise LookupError(f"no dice for {face}")


def trade(m: Moment) -> Pair:
    """What changes hands at once; cards may have to be chosen first, and what exceeds a limit is lost."""
    if asked(m.after, m.seat) == "hand_over":
        return None
    gets, gives = amounts(m.match[1]), amounts(m.match[2])
    given = first_payment([line for line in m.told if line[1] == m.seat], m.seat)
    gained = {str(line[3]): int(str(line[2])) for line in m.told if line[:2] == ("gained", m.seat)}
    return (gives, True), (given, all(gained.get(good, 0) <= number for good, number in gets.items()))


PROMISES: list[Promise] = [
    Promise("payment", SPENT, paid),
    Promise("pieces", r"([+−][\d½]+) VP", scored("pieces"), ("build", "swap", "raze", "build_at")),
    Promise("city", r"([+−][\d½]+) VP", scored("pieces"), ("found",)),
    Promise("objective", r"([+−][\d½]+) VP", scored("objectives"), ("complete_upper", "complete_lower")),
    Promise("wonder", r"([+−][\d½]+) VP", scored("wonders"), ("build_wonder", "with_architect")),
    Promise("event", "then you draw an event", event_follows, ("advance", "gain")),
    Promise("no event", "^(?!.*draw an event)", no_event, ("advance",)),
    Promise("token", r"gains 1 (mood|culture)", token, ("advance", "gain")),
    Promise("building", r"allows (\w+)", unlocked, ("advance", "gain")),
    Promise("store", r"^then (\d+)", then_held, ("take", "reap")),
    Promise("collect", r"up to (\d+) of ([^;]*)", hexes_of_a_collect, ("collect",)),
    Promise("recruit", r"up to (\d+) of (.*)", units_of_a_recruit, ("recruit",)),
    Promise("activation", r"then (angry|neutral)", mood_falls, ("collect",)),
    Promise("mood", r"(\w+) → (\w+)", moods, ("gladden", "sadden", "endure")),
    Promise("reach", r"to ([A-K]\d[A-K\d, ]*)$", goals, ("move_from",)),
    Promise("tile", r"^[A-K]\d \w+, .*", tile_lies, ("orient",)),
    Promise("influence", r"(\d+) %", success_of_a_roll, ("target",)),
    Promise("trade", r"you get (.*); you give (.*)", trade, ("accept",)),
]


WEIGHTS = {"end_turn": 5, "trade": 1, "done": 15, "by_hand": 5, "accept": 150, "collect": 100}


def busy(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Prefer what changes the table to the end of the turn and to offers."""
    return WEIGHTS.get(action[0], 50)


SHARES, MATCHES = 4, 8


@pytest.mark.no_cover
@pytest.mark.parametrize("share", range(SHARES))
def test_hints_promise_what_happens(share: int) -> None:
    compared: Counter[str] = Counter()
    found = []
    for match in range(MATCHES):
        plan = {"base_only": match % 4 == 0}
        seed = f"promises {share} {match}"
        found += broken_promises(GAME, PROMISES, 2 + match % 3, seed, plan, compared, busy)
    assert not found, "\n".join(found[:20])
    rare = {"wonder", "influence", "trade", "tile", "objective", "activation", "mood", "event"}
    assert {promise.name for promise in PROMISES} - rare <= set(compared), compared


# Forms of hints that random matches hardly reach, and what stands in them.


def hint(t: Table, label: str) -> str:
    """The hint of an option of the first player."""
    return options(t)[label].hint


def test_the_last_marker_of_the_counter_announces_an_event() -> None:
    t = table().goods(0, food=2)
    assert "then you draw an event" not in hint(t.act(), "Gain Math")
    t[0].counter = 1
    assert hint(t.act(), "Gain Math") == (
        "2 food (0 left); Engineering and Roads are free; allows Observatory; gains 1 culture; "
        "then you draw an event"
    )


def test_several_ways_to_pay_for_an_advance_are_named() -> None:
    t = table().goods(0, food=2, ideas=1, gold=1).act()
    assert hint(t, "Gain Math").startswith("2 food, ideas or gold; ")
    t.do("advance", "math")
    assert {label: option.hint for label, option in options(t).items()} == {
        "Pay 2 food": "2 food (0 left)",
        "Pay 1 food and 1 idea": "1 food (1 left), 1 idea (0 left)",
        "Pay 1 food": "1 food (1 left), 1 gold (0 left)",
        "Pay 1 idea": "1 idea (0 left), 1 gold (0 left)",
    }


def test_substitutes_are_part_of_the_price() -> None:
    t = table().city(0, "E2").advances(0, "myths", "writing").goods(0, food=1, gold=3).act()
    t.do("construct", "D2")
    assert hint(t, "Build: Temple") == "1 food (0 left), 2 gold (1 left); +1 VP; 1 mood or 1 culture now"


@pytest.mark.rule("COC-183")
def test_a_road_says_its_price_and_forbids_nothing() -> None:
    t = table().lay("B2", "tile_14").advances(0, "roads").goods(0, food=1, ore=2).act()
    t.do("move").do("move_from", "D2")
    road = [option.hint for label, option in options(t).items() if label.startswith("By road")]
    walk = [option.hint for label, option in options(t).items() if label.startswith("Move to")]
    assert all(text.startswith("1 food (0 left), 1 ore (1 left); ") for text in road)
    assert not any("this turn" in text for text in road)
    assert any("no attack from there this turn" in text for text in walk)


def test_a_second_activation_is_paid_for_with_mood() -> None:
    t = table().act()
    t.g.activated = (t.place("D2"),)
    assert hint(t.act(), "Collect in D2") == "up to 2 of 1 food, 1 wood, 1 ore; then neutral"
    t.city(0, "D2", mood="angry")
    assert hint(t.act(), "Collect in D2").endswith("; then not again this turn")


def test_a_full_store_is_named() -> None:
    t = table().goods(0, food=2).act().do("collect", "D2")
    assert hint(t, "D2: food") == "limit reached: lost"
    assert "then 1 of 7" in [option.hint for option in options(t).values()]


def test_units_of_a_recruit_are_paid_for_together() -> None:
    t = table().goods(0, food=2, ore=2).act().do("recruit", "D2")
    assert hint(t, "Recruit: Infantry") == "1 food (1 left), 1 ore (1 left)"
    t.do("hire", "infantry")
    assert hint(t, "Recruit: Infantry") == "2 food (0 left), 2 ore (0 left) in all"


def test_a_change_of_government_names_price_and_number() -> None:
    t = table().advances(0, "philosophy", "voting", "draft", "separation_of_power")
    t.goods(0, mood=1, culture=2).begin(status.change_government(0))
    texts = {label: option.hint for label, option in options(t).items()}
    assert texts["Change to Autocracy"].startswith(
        "1 mood (0 left), 1 culture (1 left); your 2 government advances move: Nationalism, "
    )


# The outlook of battles.


def attackers_win(t: Table, tries: int = 600) -> float:
    """The share of an attack's battles that the attacker wins by the rules, going on to the end."""
    won = 0
    for state in range(tries):
        g = GAME.clone(t.g)
        g.dice, g.journal = state * 7919, []
        flow.play(g, 0, ("move_to", FIELD))
        flow.play(g, 0, ("everybody",))
        while (seat := flow.mover(g)) >= 0 and g.battle.attacker >= 0:
            offered = flow.options(g, seat)
            flow.play(g, seat, ("fight_on",) if ("fight_on",) in offered else offered[0])
        won += ("battle_won", 0, FIELD) in (g.journal or [])
    return won / tries


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("ours", "theirs", "fortress"),
    [
        ({"infantry": 2}, {"infantry": 2}, False),
        ({"infantry": 3}, {"infantry": 2}, True),
        ({"cavalry": 2, "infantry": 1}, {"elephant": 2}, False),
        ({"infantry": 2}, {}, True),
    ],
)
def test_the_chance_to_win_is_that_of_real_battles(
    ours: dict[str, int], theirs: dict[str, int], fortress: bool
) -> None:
    t = war().units(0, HOME, **ours).units(1, FIELD, **theirs)
    if fortress:
        t.city(1, FIELD, "fortress")
    t.act().do("move").do("move_from", HOME)
    text = hint(t, f"Move to {FIELD}")
    found = re.search(r"you win (\d+) %", text)
    assert found, text
    assert abs(int(found[1]) / 100 - attackers_win(t)) < 0.06


def test_a_muted_or_capped_side_deals_less() -> None:
    content = table().g.content
    army = (1, 1, 3, 3)
    plain = outlook.Terms()
    mean = {
        name: sum([roll.hits * roll.chance for roll in outlook.rolls(content, army, terms)])
        for name, terms in {
            "plain": plain,
            "muted": plain._replace(muted=True),
            "capped": plain._replace(bonus=4, cap=2),
            "helped": plain._replace(bonus=4),
        }.items()
    }
    assert mean["muted"] < mean["plain"] < mean["helped"]
    assert mean["capped"] < mean["helped"]
