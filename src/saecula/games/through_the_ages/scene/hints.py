"""What a choice would bring, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final

from msgspec.structs import astuple

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.scene import Reason
from saecula.core.secrecy import Seen
from saecula.core.wording import JOIN, listed, say, signed
from saecula.games.through_the_ages.entries import Gain, Symbols
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    aggressions,
    armies,
    colonization,
    costs,
    leaders,
    military,
    paying,
    production,
    ratings,
    spending,
    tokens,
    turns,
)
from saecula.games.through_the_ages.rules.play import (
    abilities,
    amount,
    civil_total,
    has,
    still_available,
)
from saecula.games.through_the_ages.scene import sums, wording
from saecula.games.through_the_ages.scene.panels import own_picks
from saecula.games.through_the_ages.scene.wording import gain, symbols

Hint = Callable[[ThroughTheAges, Seat, Texts, Frame, Action], str]
# What passing or finishing means, by question.
CLOSING: Final = (
    "bid",
    "political_action",
    "again",
    "peek",
    "build_free",
    "choose_action",
    "take_by_agreement",
)


def hint(seen: Seen[ThroughTheAges], texts: Texts, frame: Frame, action: Action) -> str:
    """What a choice would bring."""
    say_hint = HINTS.get(action[0])
    return say_hint(seen.position, seen.seat, texts, frame, action) if say_hint else ""


def _priced(price: str, parts: list[str]) -> str:
    """A price and how it comes about."""
    return f"{price} ({', '.join(parts)})" if parts else price


def _discount(g: ThroughTheAges, frame: Frame) -> int:
    """What the card or event that orders an action takes off its price. [TTA-229, TTA-540]"""
    if frame[0] == "follow_order":
        return g.content.actions[frame[2]].discount
    return frame[2] if frame[0] == "choose_action" else 0


def _less(g: ThroughTheAges, texts: Texts, frame: Frame) -> list[str]:
    """The discount of the card or event as a part of the price."""
    discount = _discount(g, frame)
    if not discount:
        return []
    if frame[0] == "follow_order":
        return [f"{texts.label('card', frame[2])} {signed(-discount)}"]
    return [f"{say(texts, 'part-discount')} {signed(-discount)}"]


def _parts(reasons: list[Reason]) -> list[str]:
    return [f"{part.label} {part.value}" for part in reasons]


def _card(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card named does."""
    return wording.in_short(texts, action[1])


def _take(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Civil actions, and what the card costs afterwards. [TTA-200]"""
    space: int = action[1]
    price = say(texts, "civil-actions", n=costs.take(g, seat, space))
    return _priced(price, _parts(sums.take(g, seat, space, texts)))


def _stored(
    g: ThroughTheAges, seat: Seat, texts: Texts, what: str, price: int, parts: list[str], unit: bool = False
) -> str:
    """A price in food or resources, with what it comes from and what else is paid. [TTA-456, TTA-572]"""
    civ = g.civs[seat]
    due = price - min(price, paying.unit_bonus(g, civ)) if unit else price
    there = tokens.stored(g, civ, what)
    parts = list(parts)
    if due > there:
        parts.append(say(texts, f"instead-{what}"))
    elif due and not paying.has_route(g, seat, what):
        paid = with_civ(g, seat, copy(civ))
        tokens.take(paid, seat, what, due)
        gone = there - tokens.stored(paid, paid.civs[seat], what)
        if gone > due:
            parts.append(say(texts, "without-change", n=gone))
    return _priced(wording.amount(texts, what, price), parts)


def _room(g: ThroughTheAges, seat: Seat, texts: Texts, *amounts: tuple[str, int]) -> list[str]:
    """What of a gain the blue bank has tokens for, where it is not all of it. [TTA-451]"""
    civ = copy(g.civs[seat])
    gained = []
    for what, number in amounts:
        found = tokens.placed(g, civ, what, number)
        civ.blue -= sum([count for _, _, count in found])
        gained.append((what, sum([value * count for _, value, count in found])))
    if gained == list(amounts):
        return []
    left = [wording.amount(texts, what, number) for what, number in gained if number]
    return [say(texts, "only-room", gain=listed(left)) if left else say(texts, "no-room")]


def _room_for(g: ThroughTheAges, seat: Seat, texts: Texts, gained: Gain | None) -> list[str]:
    """The same for what a card gives once, in the order in which it is given. [TTA-452]"""
    amounts = ((tokens.RESOURCES, gained.resources), (tokens.FOOD, gained.food)) if gained else ()
    return _room(g, seat, texts, *[(what, number) for what, number in amounts if number])


def _population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Food, and what the people ask for then. [TTA-210, TTA-433]"""
    civ = g.civs[seat]
    price = costs.population(g, civ, _discount(g, frame))
    paid = _stored(g, seat, texts, tokens.FOOD, price, _less(g, texts, frame))
    return JOIN.join([paid, *_crowd(g, seat, civ, texts)])


def _crowd(g: ThroughTheAges, seat: Seat, civ: Civ, texts: Texts) -> list[str]:
    """Happiness against what one more worker makes the people ask for. [TTA-433]"""
    table = g.content.board.required_happy
    asked = table[min(civ.yellow - 1, len(table) - 1)]
    happy = ratings.happiness(g, seat)
    return [say(texts, "happy-needed", n=happy, needed=asked)] if asked > happy else []


def _free_population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return JOIN.join([say(texts, "for-nothing"), *_crowd(g, seat, g.civs[seat], texts)])


def _build(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Resources, and what the building or unit adds. [TTA-211, TTA-270]"""
    number = g.content.technology_index[action[1]]
    added = _added(g, seat, ((number, 1),), texts)
    if frame[0] == "build_free":
        return JOIN.join([say(texts, "for-nothing"), *added])
    price = max(costs.building(g, g.civs[seat], number) - _discount(g, frame), 0)
    parts = [*_parts([*sums.building(g, g.civs[seat], number, texts)]), *_less(g, texts, frame)]
    unit = g.content.is_unit[number]
    return JOIN.join([_stored(g, seat, texts, tokens.RESOURCES, price, parts, unit), *added])


def _upgrade(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The difference of both prices, and what changes. [TTA-214, TTA-271]"""
    index = g.content.technology_index
    source, target = index[action[1]], index[action[2]]
    price = max(costs.upgrade(g, g.civs[seat], source, target) - _discount(g, frame), 0)
    unit = g.content.is_unit[target]
    paid = _stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame), unit)
    return JOIN.join([paid, *_added(g, seat, ((source, -1), (target, 1)), texts)])


def _destroy(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What is lost with a building or unit. [TTA-216, TTA-272]"""
    number = g.content.technology_index[action[1]]
    return listed(_added(g, seat, ((number, -1),), texts))


def _raze(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the victim loses. [TTA-567, TTA-577]"""
    number = g.content.technology_index[action[1]]
    return listed(_added(g, frame[2], ((number, -1),), texts))


def _added(g: ThroughTheAges, seat: Seat, moved: tuple[tuple[int, int], ...], texts: Texts) -> list[str]:
    """How ratings and production change when workers come or go."""
    before = _figures(g, seat)
    own = g.civs[seat]
    changed = copy(own)
    for number, workers in moved:
        changed.workers = (
            *changed.workers[:number],
            changed.workers[number] + workers,
            *changed.workers[number + 1 :],
        )
    return _changes(before, _figures(with_civ(g, seat, changed), seat), texts)


def with_civ(g: ThroughTheAges, seat: Seat, civ: Civ) -> ThroughTheAges:
    """The position with another civilization at this seat; the rest is shared."""
    other = copy(g)
    other.civs = [*g.civs[:seat], civ, *g.civs[seat + 1 :]]
    return other


def _figures(g: ThroughTheAges, seat: Seat) -> dict[str, int]:
    return {
        "culture": ratings.culture(g, seat),
        "science": ratings.science(g, seat),
        "strength": ratings.strength(g, seat),
        "happy": ratings.happiness(g, seat),
        "food": production.food_production(g, seat),
        "resources": production.resource_production(g, seat),
    }


def _changes(before: dict[str, int], after: dict[str, int], texts: Texts) -> list[str]:
    differences = {name: after[name] - before[name] for name in before}
    return [say(texts, f"change-{name}", signed=signed(n)) for name, n in differences.items() if n]


def _barbarossa(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Food and resources for both. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    number = g.content.technology_index[action[1]]
    discount = amount(g, civ, "population_and_unit")
    food = costs.population(g, civ, discount)
    price = max(costs.building(g, civ, number) - discount, 0)
    both = listed(
        [
            _stored(g, seat, texts, tokens.FOOD, food, []),
            _stored(g, seat, texts, tokens.RESOURCES, price, [], unit=True),
        ]
    )
    return JOIN.join([both, *_added(g, seat, ((number, 1),), texts)])


def _stages(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Resources for the next stages. [TTA-222, TTA-224]"""
    civ = g.civs[seat]
    number: int = action[1]
    left = g.content.wonders[civ.unfinished].stages[civ.stages :]
    price = max(sum(left[:number]) - _discount(g, frame), 0)
    parts = [_stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame))]
    if number == len(left):
        parts.append(say(texts, "completes", text=wording.in_short(texts, civ.unfinished)))
    return JOIN.join(parts)


def _lead(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the leader brings, and whom it replaces. [TTA-220, TTA-221]"""
    text = wording.in_short(texts, action[1])
    civ = g.civs[seat]
    if not civ.leader:
        return text
    replaces = say(texts, "replaces", leader=texts.label("card", civ.leader))
    if has(g, civ, "tuck_under_wonder") and civ.wonders:
        back = say(texts, "tucked-or-back", leader=texts.label("card", civ.leader))
    else:
        spent = copy(civ)
        spending.spend_civil(g, spent, 1)
        back = _regained(g, seat, spent, action[1], texts)
    return JOIN.join([listed([replaces, back]), text])


def _regained(g: ThroughTheAges, seat: Seat, civ: Civ, leader: str, texts: Texts) -> str:
    """The civil action for replacing a leader, if there is a spent one. [TTA-221, TTA-402, TTA-404]"""
    total = civil_total(g, seat)
    led = copy(civ)
    led.leader = leader
    later = civil_total(with_civ(g, seat, led), seat)
    left = still_available(civ.civil_actions, total, later)
    return wording.amount(texts, "civil_actions", 1) if left < later else say(texts, "none-back")


def _tuck(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the people and those who count happy faces have of it. [TTA-500]"""
    changed = copy(g.civs[seat])
    changed.tucked = action[1]
    parts = _changes(_figures(g, seat), _figures(with_civ(g, seat, changed), seat), texts)
    return listed(parts) or say(texts, "no-happier")


def _lend(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """It serves to replace him, and may cost the action that this gives back. [TTA-558]"""
    spare = g.civs[seat].civil_actions >= civil_total(g, seat)
    return JOIN.join([say(texts, "is-lent"), *([say(texts, "lent-in-vain")] if spare else [])])


def _churchill(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Culture, or science and resources for the military. [TTA-554]"""
    number = sum([ability.n for ability in abilities(g, g.civs[seat], leaders.CHURCHILL)])
    if action[1] == "culture":
        return wording.amount(texts, "culture", number)
    return listed([say(texts, "extra-science", n=number), say(texts, "extra-resources", n=number)])


def _develop(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Science, and what the technology brings. [TTA-225]"""
    return JOIN.join([_science(g, seat, texts, frame, action[1], False), wording.in_short(texts, action[1])])


def _science(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str, revolution: bool) -> str:
    number = g.content.technology_index[card]
    price = max(costs.develop(g, seat, number, revolution) - _discount(g, frame), 0)
    parts = [*_parts(sums.develop(g, seat, number, revolution, texts)), *_less(g, texts, frame)]
    return _priced(wording.amount(texts, "science", price), parts)


def _revolt(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Less science, but all actions. [TTA-260, TTA-261]"""
    civ = g.civs[seat]
    if has(g, civ, "revolution_uses_military"):
        actions = say(texts, "all-military", n=civ.military_actions)
    else:
        lent = frame[0] != "choose_action" and civ.civil_actions < civil_total(g, seat)
        actions = say(texts, "all-civil", n=civ.civil_actions + lent)
    paid = _science(g, seat, texts, frame, action[1], True)
    return JOIN.join([paid, actions, wording.in_short(texts, action[1])])


def _play(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card does, and as how much it counts now. [TTA-228, TTA-348]"""
    entry = g.content.actions[action[1]]
    text = wording.in_short(texts, action[1])
    if entry.per_stronger:
        return JOIN.join([text, say(texts, "stronger-now", n=action_cards.stronger(g, seat))])
    if entry.per_richer:
        return JOIN.join([text, say(texts, "richer-now", n=action_cards.richer(g, seat))])
    given = entry.gain[0] if len(entry.gain) == 1 else None
    return JOIN.join([text, *_room_for(g, seat, texts, given)])


def _gain_kind(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Food or resources of a card or an event. [TTA-461]"""
    at = 0 if action[0] == "gain_food" else 1
    if frame[0] == "choose_gain":
        given = g.content.actions[frame[2]].gain[at]
    else:
        given = Gain(food=frame[2]) if at == 0 else Gain(resources=frame[2])
    return JOIN.join([gain(texts, given), *_room_for(g, seat, texts, given)])


def _tactic(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The strength it would make. [TTA-273, TTA-274, TTA-361]"""
    civ = copy(g.civs[seat])
    before = armies.strength(g, civ, civ.workers)
    civ.tactic = action[1]
    change = armies.strength(g, civ, civ.workers) - before
    price = g.content.board.copy_tactic_actions if action[0] == "copy_tactic" else 1
    parts = [
        say(texts, "military-actions", n=price),
        say(texts, "change-strength", n=change, signed=signed(change)),
    ]
    return JOIN.join([*parts, wording.in_short(texts, action[1])])


def _use_route(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """How the price would be paid. [TTA-572]"""
    what, price = frame[2], frame[3]
    other = tokens.FOOD if what == tokens.RESOURCES else tokens.RESOURCES
    if action[0] == "keep_route":
        return wording.amount(texts, what, price)
    rest = [wording.amount(texts, what, price - 1)] if price > 1 else []
    return listed([*rest, wording.amount(texts, other, 1)])


def _return_token(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    number = g.content.technology_index[action[1]]
    return say(texts, "tokens-there", n=g.civs[seat].tokens[number])


def _end_actions(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What is left unused, and what happens at the end of the turn. [TTA-290, TTA-291, TTA-310]"""
    civ = g.civs[seat]
    civil = spending.civil_available(g, civ)
    parts = [say(texts, "civil-unused", n=civil)] if civil else []
    excess = turns.excess_cards(g, seat)
    due = min(spending.military_available(civ), g.content.board.military_draw)
    drawn = min(due, military.drawable(g) + excess) if military.is_drawn(g) else 0
    if drawn:
        parts.append(wording.amount(texts, "military_cards", drawn))
    if excess:
        parts.append(say(texts, "excess-cards", n=excess))
    if production.is_uprising(g, seat):
        parts.append(say(texts, "uprising-next"))
    return JOIN.join(parts)


def _prepare(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Culture by its level, and what it will do some day. [TTA-090]"""
    level = g.content.cards[action[1]].age
    points = [wording.amount(texts, "culture", level)] if level else []
    return JOIN.join([*points, wording.in_short(texts, action[1])])


def _attack(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Military actions, both strengths, and what is at stake. [TTA-130, TTA-131, TTA-150]"""
    card, rival = action[1], action[2]
    own, theirs = aggressions.attack_strengths(g, seat, rival)
    entry = g.content.aggressions.get(card) or g.content.wars[card]
    price = say(texts, "military-actions", n=costs.attack(g, rival, entry.actions))
    return JOIN.join([price, say(texts, "strengths", own=own, theirs=theirs), wording.at_stake(texts, entry)])


def _side(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    pact = g.content.pacts[frame[2]]
    return wording.side(texts, pact.a if action[1] == "a" else pact.b)


def _accept(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The own side, and the pact that the offerer gives up for it. [TTA-171, TTA-173]"""
    pact = g.content.pacts[frame[3]]
    text = wording.side(texts, pact.b if frame[4] == "a" else pact.a)
    old = g.civs[frame[2]].pact
    return JOIN.join([text, say(texts, "pact-replaced", pact=texts.label("card", old))]) if old else text


def _retire(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    number = amount(g, g.civs[seat], "remove_for_yellow")
    return say(texts, "symbol-yellow", n=number, signed=signed(number))


def _bonus(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What a bonus card adds here. [TTA-355]"""
    entry = g.content.bonuses[action[1]]
    if frame[0] == "defend":
        return say(texts, "adds-defense", n=entry.defense)
    return say(texts, "adds-force", n=entry.colonization)


def _discard(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """In defense every card counts a little. [TTA-134]"""
    if frame[0] == "defend":
        return say(texts, "adds-defense", n=g.content.board.discard_defense)
    return wording.in_short(texts, action[1])


def _cook(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "adds-force", n=1)


def _send(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The force with this unit. [TTA-114, TTA-115]"""
    force = colonization.sent_force(g, g.civs[seat], (*own_picks(g, seat), action))
    return say(texts, "force-of", n=force, needed=frame[3])


def _done(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What has been picked, or what is left as it is."""
    if frame[0] == "send_force":
        force = colonization.sent_force(g, g.civs[seat], own_picks(g, seat))
        return say(texts, "force-of", n=force, needed=frame[3])
    if frame[0] == "defend":
        picks = own_picks(g, seat)
        held = aggressions.value(g, picks)
        return say(texts, "defended" if picks else "undefended", n=held, gap=frame[2])
    if frame[0] == "steal":
        points = min(frame[3], g.civs[frame[2]].science)
        return wording.amount(texts, "science", points)
    if frame[0] == "tuck":
        civ = g.civs[seat]
        return _regained(g, seat, civ, civ.leader, texts)
    return say(texts, f"close-{frame[0]}") if frame[0] in CLOSING else ""


def _bid(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """How far one could go. [TTA-112]"""
    return say(texts, "strongest-force", n=colonization.strongest_force(g, seat))


def _lose_worker(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    number = g.content.technology_index[action[1]]
    left = say(texts, "workers-there", n=g.civs[seat].workers[number])
    return JOIN.join([left, *_added(g, seat, ((number, -1),), texts)])


def _food_part(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The rest of a mixture. [TTA-461]"""
    owner, number = (frame[2], frame[3]) if frame[0] == "choose_loot" else (seat, frame[2])
    rest: int = number - action[1]
    if frame[0] != "choose_mixture":
        rest = min(rest, tokens.stored(g, g.civs[owner], tokens.RESOURCES))
    amounts = ((tokens.FOOD, action[1]), (tokens.RESOURCES, rest))
    room = _room(g, seat, texts, *amounts) if frame[0] != "choose_loss" else []
    return JOIN.join([wording.amount(texts, "resources", rest), *room])


def _take_less(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What is taken at most then. [TTA-139]"""
    civ = g.civs[frame[2]]
    there = tokens.stored(g, civ, tokens.FOOD) + tokens.stored(g, civ, tokens.RESOURCES)
    return say(texts, "in-all", n=min(frame[3], there) - 1)


def _no_building(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the raid has brought. [TTA-567]"""
    loot = aggressions.spoils(frame[5])
    return JOIN.join(
        [wording.amount(texts, "resources", loot), *_room(g, seat, texts, (tokens.RESOURCES, loot))]
    )


def _remove(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Culture for what is removed. [TTA-576]"""
    points = g.content.aggressions[frame[3]].n * g.content.cards[action[1]].age
    return wording.amount(texts, "culture", points)


def _annex(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return listed(symbols(texts, g.content.territories[action[1]].symbols))


def _release(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What goes with the colony. [TTA-121]"""
    lost = astuple(g.content.territories[action[1]].symbols)
    return listed(symbols(texts, Symbols(*[-number for number in lost])))


def _discover(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the territory brings, and for how much of it there is room. [TTA-119, TTA-555]"""
    entry = g.content.territories[action[1]]
    civ = copy(g.civs[seat])
    civ.leader = ""
    civ.blue += entry.symbols.blue
    room = _room_for(with_civ(g, seat, civ), seat, texts, entry.gain)
    return JOIN.join([wording.in_short(texts, action[1]), *room])


def _steal(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What is left of the advantage. [TTA-165]"""
    price = g.content.technologies[g.content.technology_index[action[1]]].science
    return JOIN.join([say(texts, "lead-left", n=frame[3] - price), wording.in_short(texts, action[1])])


HINTS: Final[dict[str, Hint]] = {
    "take": _take,
    "population": _population,
    "free_population": _free_population,
    "build": _build,
    "upgrade": _upgrade,
    "bach": _upgrade,
    "destroy": _destroy,
    "barbarossa": _barbarossa,
    "stages": _stages,
    "lead": _lead,
    "tuck": _tuck,
    "churchill": _churchill,
    "lend": _lend,
    "develop": _develop,
    "revolt": _revolt,
    "play": _play,
    "gain_food": _gain_kind,
    "gain_resources": _gain_kind,
    "tactic": _tactic,
    "copy_tactic": _tactic,
    "use_route": _use_route,
    "keep_route": _use_route,
    "return_token": _return_token,
    "end_actions": _end_actions,
    "prepare": _prepare,
    "aggress": _attack,
    "declare_war": _attack,
    "offer_pact": _card,
    "side": _side,
    "accept": _accept,
    "break_pact": _card,
    "retire_leader": _retire,
    "discover": _discover,
    "add_bonus": _bonus,
    "discard": _discard,
    "cook_discard": _cook,
    "send": _send,
    "bid": _bid,
    "lose_worker": _lose_worker,
    "loot_food": _food_part,
    "food_part": _food_part,
    "take_less": _take_less,
    "raze": _raze,
    "no_building": _no_building,
    "annex": _annex,
    "release": _release,
    "remove": _remove,
    "steal": _steal,
    "done": _done,
    "pass": _done,
}
