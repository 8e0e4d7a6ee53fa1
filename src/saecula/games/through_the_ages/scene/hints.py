"""What a choice would bring, in a few words."""

from __future__ import annotations

from copy import copy
from typing import Final

from msgspec.structs import astuple

from saecula.core.actions import Done, Pass, rule_id
from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Frame, Picks, Seat
from saecula.core.scene import Reason
from saecula.core.wording import JOIN, listed, say, signed
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import Gain, Symbols
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    action_tokens,
    aggressions,
    armies,
    colonization,
    costs,
    events,
    leaders,
    military,
    pacts,
    payment,
    politics,
    production,
    ratings,
    tokens,
    turn_end,
    wars,
)
from saecula.games.through_the_ages.rules.action_cards import choose_gain, follow_order
from saecula.games.through_the_ages.rules.in_play import abilities, amount, civil_total, has, still_available
from saecula.games.through_the_ages.scene import sums, wording
from saecula.games.through_the_ages.scene.wording import gain, symbols

hints = Hints[ThroughTheAges]()

# What passing or finishing means, by question.
CLOSING: Final = (
    colonization.bid.id,
    politics.political_action.id,
    politics.again.id,
    politics.peek.id,
    events.build_free.id,
    events.choose_action.id,
    events.take_by_agreement.id,
)


def _priced(price: str, parts: list[str]) -> str:
    """Say a price and its parts."""
    return f"{price} ({', '.join(parts)})" if parts else price


def _discount(g: ThroughTheAges, frame: Frame) -> int:
    """Return what the card or event that orders an action takes off its price. [TTA-229, TTA-540]"""
    if follow_order.matches(frame):
        (card,) = follow_order.of(frame)
        return g.content.actions[card].discount
    if events.choose_action.matches(frame):
        (discount,) = events.choose_action.of(frame)
        return discount
    return 0


def _less(g: ThroughTheAges, texts: Texts, frame: Frame) -> list[str]:
    """Say the discount of the card or event as a part of the price."""
    discount = _discount(g, frame)
    if not discount:
        return []
    label = say(texts, "part-discount")
    if follow_order.matches(frame):
        (card,) = follow_order.of(frame)
        label = texts.label("card", card)
    return [f"{label} {signed(-discount)}"]


def _parts(reasons: list[Reason]) -> list[str]:
    return [f"{part.label} {part.value}" for part in reasons]


@hints.of(words.OfferPact)
def _offer_pact(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, pact: str, partner: Seat) -> str:
    return wording.in_short(texts, pact)


@hints.of(words.BreakPact)
def _break_pact(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, pact: str) -> str:
    return wording.in_short(texts, pact)


@hints.of(words.Take)
def _take(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, space: int) -> str:
    """Say the civil actions and their parts. [TTA-200]"""
    price = say(texts, "civil-actions", n=costs.take(g, seat, space))
    return _priced(price, _parts(sums.take(g, seat, space, texts)))


def _stored(
    g: ThroughTheAges, seat: Seat, texts: Texts, what: str, price: int, parts: list[str], unit: bool = False
) -> str:
    """Say a price in food or resources, what it is made of, and what else is paid. [TTA-456, TTA-572]"""
    civ = g.civs[seat]
    due = price - min(price, payment.unit_bonus(g, civ)) if unit else price
    there = tokens.stored(g, civ, what)
    parts = list(parts)
    if due > there:
        parts.append(say(texts, f"instead-{what}"))
    elif due and not payment.has_route(g, seat, what):
        paid = with_civ(g, seat, copy(civ))
        tokens.take(paid, seat, what, due)
        gone = there - tokens.stored(paid, paid.civs[seat], what)
        if gone > due:
            parts.append(say(texts, "without-change", n=gone))
    return _priced(wording.amount(texts, what, price), parts)


def _room(g: ThroughTheAges, seat: Seat, texts: Texts, *amounts: tuple[str, int]) -> list[str]:
    """Say how much of a gain the blue bank has tokens for, unless it is all of it. [TTA-451]"""
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
    """Say how much there is room for of what a card gives once, in the order it is given. [TTA-452]"""
    amounts = ((tokens.RESOURCES, gained.resources), (tokens.FOOD, gained.food)) if gained else ()
    return _room(g, seat, texts, *[(what, number) for what, number in amounts if number])


@hints.of(words.IncreasePopulation)
def _population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the food, and the happiness that one more worker requires. [TTA-210, TTA-433]"""
    civ = g.civs[seat]
    price = costs.population(g, civ, _discount(g, frame))
    paid = _stored(g, seat, texts, tokens.FOOD, price, _less(g, texts, frame))
    return JOIN.join([paid, *_crowd(g, seat, civ, texts)])


def _crowd(g: ThroughTheAges, seat: Seat, civ: Civ, texts: Texts) -> list[str]:
    """Compare happiness with what one more worker makes the people require. [TTA-433]"""
    table = g.content.board.required_happy
    asked = table[min(civ.yellow - 1, len(table) - 1)]
    happy = ratings.happiness(g, seat)
    return [say(texts, "happy-needed", n=happy, needed=asked)] if asked > happy else []


@hints.of(words.FreePopulation)
def _free_population(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    return JOIN.join([say(texts, "for-nothing"), *_crowd(g, seat, g.civs[seat], texts)])


@hints.of(words.Build)
def _build(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the resources, and what the building or unit adds. [TTA-211, TTA-270]"""
    number = g.content.technology_index[technology]
    added = _added(g, seat, ((number, 1),), texts)
    if events.build_free.matches(frame):
        return JOIN.join([say(texts, "for-nothing"), *added])
    price = max(costs.building(g, g.civs[seat], number) - _discount(g, frame), 0)
    parts = [*_parts([*sums.building(g, g.civs[seat], number, texts)]), *_less(g, texts, frame)]
    unit = g.content.is_unit[number]
    return JOIN.join([_stored(g, seat, texts, tokens.RESOURCES, price, parts, unit), *added])


@hints.of(words.Upgrade, words.UpgradeToTheater)
def _upgrade(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, source: str, target: str) -> str:
    """Say the difference of both prices, and what changes. [TTA-214, TTA-271]"""
    index = g.content.technology_index
    left, entered = index[source], index[target]
    price = max(costs.upgrade(g, g.civs[seat], left, entered) - _discount(g, frame), 0)
    unit = g.content.is_unit[entered]
    paid = _stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame), unit)
    return JOIN.join([paid, *_added(g, seat, ((left, -1), (entered, 1)), texts)])


@hints.of(words.Destroy)
def _destroy(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what is lost with a building or unit. [TTA-216, TTA-272]"""
    number = g.content.technology_index[technology]
    return listed(_added(g, seat, ((number, -1),), texts))


@hints.of(words.Raze)
def _raze(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what the victim loses. [TTA-567, TTA-577]"""
    if events.terror.matches(frame):
        (victim,) = events.terror.of(frame)
    else:
        victim, *_ = aggressions.raid_building.of(frame)
    number = g.content.technology_index[technology]
    return listed(_added(g, victim, ((number, -1),), texts))


def _added(g: ThroughTheAges, seat: Seat, moved: tuple[tuple[int, int], ...], texts: Texts) -> list[str]:
    """Say how ratings and production change when workers come or go."""
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
    """Return the position with another civilization at this seat; the rest is shared."""
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


@hints.of(words.PopulationAndUnit)
def _barbarossa(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the food and resources for both. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    number = g.content.technology_index[technology]
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


@hints.of(words.BuildStages)
def _stages(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say the resources for the next stages. [TTA-222, TTA-224]"""
    civ = g.civs[seat]
    left = g.content.wonders[civ.unfinished].stages[civ.stages :]
    price = max(sum(left[:number]) - _discount(g, frame), 0)
    parts = [_stored(g, seat, texts, tokens.RESOURCES, price, _less(g, texts, frame))]
    if number == len(left):
        parts.append(say(texts, "completes", text=wording.in_short(texts, civ.unfinished)))
    return JOIN.join(parts)


@hints.of(words.Lead)
def _lead(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, leader: str) -> str:
    """Say what the leader brings, and whom it replaces. [TTA-220, TTA-221]"""
    text = wording.in_short(texts, leader)
    civ = g.civs[seat]
    if not civ.leader:
        return text
    replaces = say(texts, "replaces", leader=texts.label("card", civ.leader))
    if has(g, civ, "tuck_under_wonder") and civ.wonders:
        back = say(texts, "tucked-or-back", leader=texts.label("card", civ.leader))
    else:
        spent = copy(civ)
        action_tokens.spend_civil(g, spent, 1)
        back = _regained(g, seat, spent, leader, texts)
    return JOIN.join([listed([replaces, back]), text])


def _regained(g: ThroughTheAges, seat: Seat, civ: Civ, leader: str, texts: Texts) -> str:
    """Say whether replacing a leader gives back a civil action that was spent. [TTA-221, TTA-402, TTA-404]"""
    total = civil_total(g, seat)
    led = copy(civ)
    led.leader = leader
    later = civil_total(with_civ(g, seat, led), seat)
    left = still_available(civ.civil_actions, total, later)
    return wording.amount(texts, "civil_actions", 1) if left < later else say(texts, "none-back")


@hints.of(words.Tuck)
def _tuck(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, wonder: str) -> str:
    """Say how ratings change with a happier wonder. [TTA-500]"""
    changed = copy(g.civs[seat])
    changed.tucked = wonder
    parts = _changes(_figures(g, seat), _figures(with_civ(g, seat, changed), seat), texts)
    return listed(parts) or say(texts, "no-happier")


@hints.of(words.LendMilitary)
def _lend(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what lending is for, and whether it costs the action that replacing him gives back. [TTA-558]"""
    spare = g.civs[seat].civil_actions >= civil_total(g, seat)
    return JOIN.join([say(texts, "is-lent"), *([say(texts, "lent-in-vain")] if spare else [])])


@hints.of(words.ChurchillChoice)
def _churchill(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, choice: str) -> str:
    """Say the culture, or the science and resources for the military. [TTA-554]"""
    number = sum([ability.n for ability in abilities(g, g.civs[seat], leaders.CHURCHILL)])
    if choice == "culture":
        return wording.amount(texts, "culture", number)
    return listed([say(texts, "extra-science", n=number), say(texts, "extra-resources", n=number)])


@hints.of(words.Develop)
def _develop(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the science, and what the technology brings. [TTA-225]"""
    return JOIN.join(
        [_science(g, seat, texts, frame, technology, False), wording.in_short(texts, technology)]
    )


def _science(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str, revolution: bool) -> str:
    number = g.content.technology_index[card]
    price = max(costs.develop(g, seat, number, revolution) - _discount(g, frame), 0)
    parts = [*_parts(sums.develop(g, seat, number, revolution, texts)), *_less(g, texts, frame)]
    return _priced(wording.amount(texts, "science", price), parts)


@hints.of(words.Revolt)
def _revolt(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the lower science and all the actions. [TTA-260, TTA-261]"""
    civ = g.civs[seat]
    if has(g, civ, "revolution_uses_military"):
        actions = say(texts, "all-military", n=civ.military_actions)
    else:
        lent = not events.choose_action.matches(frame) and civ.civil_actions < civil_total(g, seat)
        actions = say(texts, "all-civil", n=civ.civil_actions + lent)
    paid = _science(g, seat, texts, frame, technology, True)
    return JOIN.join([paid, actions, wording.in_short(texts, technology)])


@hints.of(words.PlayAction)
def _play(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card does, and how much it counts now. [TTA-228, TTA-348]"""
    entry = g.content.actions[card]
    text = wording.in_short(texts, card)
    if entry.per_stronger:
        return JOIN.join([text, say(texts, "stronger-now", n=action_cards.stronger(g, seat))])
    if entry.per_richer:
        return JOIN.join([text, say(texts, "richer-now", n=action_cards.richer(g, seat))])
    given = entry.gain[0] if len(entry.gain) == 1 else None
    return JOIN.join([text, *_room_for(g, seat, texts, given)])


@hints.of(words.GainFood)
def _gain_food(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the food of a card or an event. [TTA-461]"""
    if choose_gain.matches(frame):
        (card,) = choose_gain.of(frame)
        food, _ = g.content.actions[card].gain
        return _given(g, seat, texts, food)
    (number,) = events.choose_kind.of(frame)
    return _given(g, seat, texts, Gain(food=number))


@hints.of(words.GainResources)
def _gain_resources(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the resources of a card or an event. [TTA-461]"""
    if choose_gain.matches(frame):
        (card,) = choose_gain.of(frame)
        _, resources = g.content.actions[card].gain
        return _given(g, seat, texts, resources)
    (number,) = events.choose_kind.of(frame)
    return _given(g, seat, texts, Gain(resources=number))


def _given(g: ThroughTheAges, seat: Seat, texts: Texts, given: Gain) -> str:
    return JOIN.join([gain(texts, given), *_room_for(g, seat, texts, given)])


@hints.of(words.PlayTactic)
def _play_tactic(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, tactic: str) -> str:
    return _tactic(g, seat, texts, tactic, 1)


@hints.of(words.CopyTactic)
def _copy_tactic(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, tactic: str) -> str:
    return _tactic(g, seat, texts, tactic, g.content.board.copy_tactic_actions)


def _tactic(g: ThroughTheAges, seat: Seat, texts: Texts, tactic: str, price: int) -> str:
    """Say the strength that a tactic would make. [TTA-273, TTA-274, TTA-361]"""
    civ = copy(g.civs[seat])
    before = armies.strength(g, civ, civ.workers)
    civ.tactic = tactic
    change = armies.strength(g, civ, civ.workers) - before
    parts = [
        say(texts, "military-actions", n=price),
        say(texts, "change-strength", n=change, signed=signed(change)),
    ]
    return JOIN.join([*parts, wording.in_short(texts, tactic)])


@hints.of(words.UseRoute)
def _use_route(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say how the price would be paid. [TTA-572]"""
    what, price = payment.use_route.of(frame)
    rest = [wording.amount(texts, what, price - 1)] if price > 1 else []
    return listed([*rest, wording.amount(texts, payment.other(what), 1)])


@hints.of(words.KeepRoute)
def _keep_route(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say the price without the trade route. [TTA-572]"""
    what, price = payment.use_route.of(frame)
    return wording.amount(texts, what, price)


@hints.of(words.ReturnToken)
def _return_token(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    number = g.content.technology_index[technology]
    return say(texts, "tokens-there", n=g.civs[seat].tokens[number])


@hints.of(words.EndActions)
def _end_actions(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what is left unused, and what happens at the end of the turn. [TTA-290, TTA-291, TTA-310]"""
    civ = g.civs[seat]
    civil = action_tokens.civil_available(g, civ)
    parts = [say(texts, "civil-unused", n=civil)] if civil else []
    excess = turn_end.excess_cards(g, seat)
    due = min(action_tokens.military_available(civ), g.content.board.military_draw)
    drawn = min(due, military.drawable(g) + excess) if military.is_drawn(g) else 0
    if drawn:
        parts.append(wording.amount(texts, "military_cards", drawn))
    if excess:
        parts.append(say(texts, "excess-cards", n=excess))
    if production.is_uprising(g, seat):
        parts.append(say(texts, "uprising-next"))
    return JOIN.join(parts)


@hints.of(words.Prepare)
def _prepare(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say the culture for its level, and what the event will do some day. [TTA-090]"""
    level = g.content.cards[card].age
    points = [wording.amount(texts, "culture", level)] if level else []
    return JOIN.join([*points, wording.in_short(texts, card)])


@hints.of(words.Aggress, words.DeclareWar)
def _attack(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str, rival: Seat) -> str:
    """Say the military actions, both strengths, and what is at stake. [TTA-130, TTA-131, TTA-150]"""
    own, theirs = aggressions.attack_strengths(g, seat, rival)
    entry = g.content.aggressions.get(card) or g.content.wars[card]
    price = say(texts, "military-actions", n=costs.attack(g, rival, entry.actions))
    return JOIN.join([price, say(texts, "strengths", own=own, theirs=theirs), wording.at_stake(texts, entry)])


@hints.of(words.TakeSide)
def _side(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, side: str) -> str:
    card, _ = pacts.choose_side.of(frame)
    pact = g.content.pacts[card]
    return wording.side(texts, pact.a if side == "a" else pact.b)


@hints.of(words.Accept)
def _accept(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what the player's side brings, and which pact the offerer gives up for it. [TTA-171, TTA-173]"""
    offerer, card, side = pacts.answer_offer.of(frame)
    pact = g.content.pacts[card]
    text = wording.side(texts, pact.b if side == "a" else pact.a)
    old = g.civs[offerer].pact
    return JOIN.join([text, say(texts, "pact-replaced", pact=texts.label("card", old))]) if old else text


@hints.of(words.RetireLeader)
def _retire(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    number = amount(g, g.civs[seat], "remove_for_yellow")
    return say(texts, "symbol-yellow", n=number, signed=signed(number))


@hints.of(words.AddBonus)
def _bonus(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what a bonus card adds here. [TTA-355]"""
    entry = g.content.bonuses[card]
    if aggressions.defend.matches(frame):
        return say(texts, "adds-defense", n=entry.defense)
    return say(texts, "adds-force", n=entry.colonization)


@hints.of(words.Discard)
def _discard(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what a discard adds to a defense, else what the card does. [TTA-134]"""
    if aggressions.defend.matches(frame):
        return say(texts, "adds-defense", n=g.content.board.discard_defense)
    return wording.in_short(texts, card)


@hints.of(words.CookDiscard)
def _cook(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return say(texts, "adds-force", n=1)


@hints.of(words.SendUnit)
def _send(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say the force with this unit. [TTA-114, TTA-115]"""
    return _force(g, seat, texts, frame, (words.SendUnit(technology),))


def _force(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, more: Picks) -> str:
    _, needed = colonization.send_force.of(frame)
    picks = (*colonization.send_force.picks(g, seat), *more)
    return say(texts, "force-of", n=colonization.sent_force(g, g.civs[seat], picks), needed=needed)


@hints.of(Done, Pass)
def _done(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what has been picked, or what remains as it is."""
    if colonization.send_force.matches(frame):
        return _force(g, seat, texts, frame, ())
    if aggressions.defend.matches(frame):
        (gap,) = aggressions.defend.of(frame)
        picks = aggressions.defend.picks(g, seat)
        held = aggressions.value(g, picks)
        return say(texts, "defended" if picks else "undefended", n=held, gap=gap)
    if wars.steal.matches(frame):
        loser, lead = wars.steal.of(frame)
        return wording.amount(texts, "science", min(lead, g.civs[loser].science))
    if leaders.tuck.matches(frame):
        civ = g.civs[seat]
        return _regained(g, seat, civ, civ.leader, texts)
    rule = rule_id(frame)
    return say(texts, f"close-{rule}") if rule in CLOSING else ""


@hints.of(words.Bid)
def _bid(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say the highest bid that the player could afford. [TTA-112]"""
    return say(texts, "strongest-force", n=colonization.strongest_force(g, seat))


@hints.of(words.LoseWorker)
def _lose_worker(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    number = g.content.technology_index[technology]
    left = say(texts, "workers-there", n=g.civs[seat].workers[number])
    return JOIN.join([left, *_added(g, seat, ((number, -1),), texts)])


@hints.of(words.LootFood)
def _loot_food(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, food: int) -> str:
    """Say the resources that the rest of the loot would be. [TTA-461]"""
    rival, number = aggressions.choose_loot.of(frame)
    rest = min(number - food, tokens.stored(g, g.civs[rival], tokens.RESOURCES))
    return _mixture(g, seat, texts, food, rest)


@hints.of(words.FoodPart)
def _food_part(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, food: int) -> str:
    """Say the resources that the rest of a gain or a loss would be. [TTA-461]"""
    if events.choose_mixture.matches(frame):
        (number,) = events.choose_mixture.of(frame)
        return _mixture(g, seat, texts, food, number - food)
    (number,) = events.choose_loss.of(frame)
    rest = min(number - food, tokens.stored(g, g.civs[seat], tokens.RESOURCES))
    return wording.amount(texts, "resources", rest)


def _mixture(g: ThroughTheAges, seat: Seat, texts: Texts, food: int, resources: int) -> str:
    room = _room(g, seat, texts, (tokens.FOOD, food), (tokens.RESOURCES, resources))
    return JOIN.join([wording.amount(texts, "resources", resources), *room])


@hints.of(words.TakeLess)
def _take_less(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say how much would still be taken. [TTA-139]"""
    rival, number = aggressions.choose_loot.of(frame)
    civ = g.civs[rival]
    there = tokens.stored(g, civ, tokens.FOOD) + tokens.stored(g, civ, tokens.RESOURCES)
    return say(texts, "in-all", n=min(number, there) - 1)


@hints.of(words.NoBuilding)
def _no_building(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what the raid has brought. [TTA-567]"""
    _, _, _, cost = aggressions.raid_building.of(frame)
    loot = aggressions.spoils(cost)
    return JOIN.join(
        [wording.amount(texts, "resources", loot), *_room(g, seat, texts, (tokens.RESOURCES, loot))]
    )


@hints.of(words.Remove)
def _remove(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say the culture for what is removed. [TTA-576]"""
    _, aggression = aggressions.choose_victim.of(frame)
    points = g.content.aggressions[aggression].n * g.content.cards[card].age
    return wording.amount(texts, "culture", points)


@hints.of(words.Annex)
def _annex(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    return listed(symbols(texts, g.content.territories[territory].symbols))


@hints.of(words.Release)
def _release(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Say what is lost with the colony. [TTA-121]"""
    lost = astuple(g.content.territories[territory].symbols)
    return listed(symbols(texts, Symbols(*[-number for number in lost])))


@hints.of(words.Discover)
def _discover(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, territory: str) -> str:
    """Say what the territory brings, and how much of it there is room for. [TTA-119, TTA-555]"""
    entry = g.content.territories[territory]
    civ = copy(g.civs[seat])
    civ.leader = ""
    civ.blue += entry.symbols.blue
    room = _room_for(with_civ(g, seat, civ), seat, texts, entry.gain)
    return JOIN.join([wording.in_short(texts, territory), *room])


@hints.of(words.Steal)
def _steal(g: ThroughTheAges, seat: Seat, texts: Texts, frame: Frame, technology: str) -> str:
    """Say what is left of the advantage. [TTA-165]"""
    price = g.content.technologies[g.content.technology_index[technology]].science
    _, lead = wars.steal.of(frame)
    return JOIN.join([say(texts, "lead-left", n=lead - price), wording.in_short(texts, technology)])
