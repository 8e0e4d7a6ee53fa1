"""The Action Phase (Aktionsphase, pages 5 and 6): what may be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from saecula.core.position import Action
from saecula.games.through_the_ages.entries import PRODUCTION, SPECIAL, UNITS, URBAN, Gain, Technology
from tests.through_the_ages.second import figures
from tests.through_the_ages.second.cards import (
    ACTION_CARDS,
    BOARD,
    LEADERS,
    TACTICS,
    TECHNOLOGIES,
    WONDERS,
    ability,
    by_tokens,
)
from tests.through_the_ages.second.course import Course, draw, gain_population, give_token, score
from tests.through_the_ages.second.figures import has
from tests.through_the_ages.second.stores import FOOD, RESOURCES, can_pay, gain, has_route, pay, stock
from tests.through_the_ages.second.table import Nation, Table, age_of

CIVIL = (*PRODUCTION, *URBAN)


def first_choices(t: Table, nation: Nation) -> set[Action]:
    """In the first turn cards are taken and nothing else."""
    return {("end_actions",), *takings(t, nation, _civil(nation))}


def choices(t: Table, nation: Nation) -> set[Action]:
    """Everything that may be done next in the Action Phase."""
    found: set[Action] = {("end_actions",), *takings(t, nation, _civil(nation))}
    if _civil(nation):
        found.update(_populations(t, nation))
        found.update(_builds(t, nation, CIVIL))
        found.update(_upgrades(t, nation, CIVIL))
        found.update(_theater_upgrades(t, nation))
        found.update(_destructions(nation, CIVIL))
        found.update(("lead", card) for card in nation.hand if card in LEADERS)
        found.update(_stages(t, nation))
        found.update(_developments(t, nation))
    found.update(_revolutions(t, nation))
    found.update(_plays(t, nation))
    if _military(nation):
        found.update(_builds(t, nation, UNITS))
        found.update(_upgrades(t, nation, UNITS))
        found.update(_destructions(nation, UNITS))
        found.update(_barbarossa(t, nation))
    found.update(_tactics(t, nation))
    found.update(_once_a_turn(nation))
    return found


def cheaper_choices(t: Table, nation: Nation, less: int) -> Iterator[Action]:
    """Development of Civilization: a civil action for nothing, its other costs reduced (Anhang)."""
    if can_increase(t, nation, less):
        yield ("population",)
    yield from _builds(t, nation, CIVIL, less)
    yield from _developments(t, nation, less)
    yield from _revolutions(t, nation, less)


def carry_out(c: Course, nation: Nation, action: Action) -> None:
    """Do what was chosen in the Action Phase, paid with an action."""
    verb, *words = action
    if verb == "take":
        take(c, nation, words[0])
    elif verb == "population":
        _spend_civil(nation, 1)
        increase_population(c, nation)
    elif verb in ("build", "upgrade", "bach", "destroy"):
        _spend(nation, TECHNOLOGIES[words[0]].kind)
        ORDERS[verb](c, nation, *words)
    elif verb in ("stages", "develop"):
        _spend_civil(nation, 1)
        ORDERS[verb](c, nation, *words)
    elif verb == "revolt":
        revolt(c, nation, words[0])
    elif verb == "lead":
        _spend_civil(nation, 1)
        lead(c, nation, words[0])
    elif verb == "play":
        play(c, nation, words[0])
    elif verb in ("tactic", "copy_tactic"):
        _change_tactic(nation, verb, words[0])
    else:
        _ability(c, nation, action)
    c.stop("act", nation.seat)


# Actions


def _can_lend(nation: Nation) -> bool:
    """Hammurabi: a military action may serve as a civil one, once in a turn."""
    return (
        has(nation, "military_as_civil") > 0
        and "military_as_civil" not in nation.used
        and _military(nation) > 0
    )


def _civil(nation: Nation) -> int:
    """Civil actions available."""
    return nation.civil_actions + _can_lend(nation)


def _spend_civil(nation: Nation, number: int) -> None:
    if nation.civil_actions < number:
        _lend(nation)
    nation.civil_actions -= number


def _lend(nation: Nation) -> None:
    spend_military(nation, 1)
    nation.used.append("military_as_civil")
    nation.civil_actions += 1


def _military(nation: Nation) -> int:
    """Military actions available; additional ones of this turn are spent first (page 10)."""
    return nation.military_actions + nation.extra_actions


def _spend(nation: Nation, kind: str) -> None:
    if kind in UNITS:
        spend_military(nation, 1)
    else:
        _spend_civil(nation, 1)


def spend_military(nation: Nation, number: int) -> None:
    """Spend military actions."""
    extra = min(number, nation.extra_actions)
    nation.extra_actions -= extra
    nation.military_actions -= number - extra


def regain_civil(t: Table, nation: Nation, number: int = 1) -> None:
    """Make spent civil actions available again."""
    spent = max(0, figures.civil_total(t, nation) - nation.civil_actions)
    nation.civil_actions += min(number, spent)


def _once_a_turn(nation: Nation) -> Iterator[Action]:
    """What leaders and wonders allow besides, each once in a turn."""
    if _can_lend(nation) and any(card in LEADERS for card in nation.hand):  # before he is replaced
        yield ("lend",)
    if has(nation, "churchill_choice") and "churchill_choice" not in nation.used:
        yield ("churchill", "culture")
        yield ("churchill", "arms")
    if has(nation, "free_population") and "free_population" not in nation.used and nation.yellow:
        yield ("free_population",)


def _ability(c: Course, nation: Nation, action: Action) -> None:
    verb, *words = action
    if verb == "lend":
        _lend(nation)
    elif verb == "churchill":
        nation.used.append("churchill_choice")
        number = has(nation, "churchill_choice")
        if words[0] == "culture":
            score(nation, culture=number)
        else:
            nation.extra_science += number
            nation.extra_resources += number
    elif verb == "free_population":
        nation.used.append("free_population")
        gain_population(nation, 1)
    elif verb == "barbarossa":
        spend_military(nation, 1)
        less = has(nation, "population_and_unit")
        increase_population(c, nation, less, _unit_price(nation, words[0], less))
        build(c, nation, words[0], less)
    else:
        raise AssertionError(action)


# Take a card from the row (page 5)


def takings(t: Table, nation: Nation, actions: int) -> Iterator[Action]:
    """List the cards that may be taken with this number of civil actions, by space."""
    for space, card in enumerate(t.row):
        if card and may_take(t, nation, card) and taking_price(nation, space, card) <= actions:
            yield ("take", space)


def may_take(t: Table, nation: Nation, card: str) -> bool:
    """Whether the restrictions allow a card."""
    if card in WONDERS:
        return not nation.unfinished
    if len(nation.hand) >= figures.civil_hand_limit(t, nation):
        return False
    if card in TECHNOLOGIES:
        return card not in nation.hand and card not in nation.technologies
    if card in LEADERS:
        return age_of(card) not in nation.leader_ages
    return True


def taking_price(nation: Nation, space: int, card: str) -> int:
    """The civil actions below the space; wonders cost one more for each that is completed."""
    price = BOARD.row_costs[space]
    if card in WONDERS:
        price += 0 if has(nation, "no_wonder_surcharge") else len(nation.wonders)
        discount = ability(WONDERS[card], "take_discount_after_replacing")
        if discount and "replaced_leader" in nation.used:
            price -= discount.n
    if card in LEADERS:
        price -= has(nation, "take_leader_discount")
    return max(0, price)


def take(c: Course, nation: Nation, space: int) -> None:
    """Take a card in the Action Phase."""
    card = c.t.row[space]
    _spend_civil(nation, taking_price(nation, space, card))
    take_away(c, nation, space)
    if card in ACTION_CARDS:
        nation.fresh.append(card)


def take_away(c: Course, nation: Nation, space: int) -> None:
    """Take a card into the hand, or a wonder into play."""
    card, c.t.row[space] = c.t.row[space], ""
    if card in WONDERS:
        nation.unfinished, nation.stages = card, 0
        return
    nation.hand.append(card)
    if card in LEADERS:
        nation.leader_ages = sorted([*nation.leader_ages, age_of(card)])
    aristotle = ability(LEADERS.get(nation.leader), "on_take_technology")
    if card in TECHNOLOGIES and aristotle and aristotle.gain:
        receive(c, nation, aristotle.gain)


def receive(c: Course, nation: Nation, what: Gain) -> None:
    """Receive what a card gives once."""
    gain(nation, RESOURCES, what.resources)
    gain(nation, FOOD, what.food)
    score(nation, culture=what.culture, science=what.science)
    gain_population(nation, what.population)
    draw(c.t, nation, what.military_cards)
    regain_civil(c.t, nation, what.civil_actions)


# Increase the population (page 5)


def population_price(nation: Nation, less: int = 0) -> int:
    """The food below the rightmost occupied section of the yellow bank."""
    price = by_tokens(BOARD.population_costs, nation.yellow)
    return max(0, price - has(nation, "population_discount") - less)


def can_increase(t: Table, nation: Nation, less: int = 0) -> bool:
    """Whether there is a token and the food for it."""
    return nation.yellow > 0 and can_pay(t, nation, FOOD, population_price(nation, less))


def _populations(t: Table, nation: Nation) -> list[Action]:
    return [("population",)] if can_increase(t, nation) else []


def increase_population(c: Course, nation: Nation, less: int = 0, needed: int = 0) -> None:
    """Pay the food, keeping the resources that are needed, and move a token to the worker pool."""
    pay(c, nation, FOOD, population_price(nation, less), needed)
    gain_population(nation, 1)


# Build, upgrade and destroy (pages 5 and 6)


def price_of(nation: Nation, card: str) -> int:
    """The resources for a building or unit, with what changes them."""
    technology = TECHNOLOGIES[card]
    price = technology.cost
    if technology.kind in URBAN:
        for construction in nation.known("construction"):
            price -= TECHNOLOGIES[construction].discounts[technology.age]
    return max(0, price - _from_the_other(nation, technology))


def _from_the_other(nation: Nation, technology: Technology) -> int:
    """Shakespeare: libraries make theaters cheaper and theaters libraries."""
    pair = figures.kinds_of(nation, "cross_discount")
    others = [kind for kind in pair if kind != technology.kind]
    if technology.kind not in pair or not nation.number_of(*others):
        return 0
    return has(nation, "cross_discount")


def _temporary(nation: Nation, kind: str) -> int:
    """Resources of this turn for units."""
    if kind not in UNITS:
        return 0
    homers = 0 if "military_resources" in nation.used else has(nation, "military_resources")
    return nation.extra_resources + homers


def _can_afford(t: Table, nation: Nation, price: int, kind: str) -> bool:
    return can_pay(t, nation, RESOURCES, max(0, price - _temporary(nation, kind)))


def _pay_for(c: Course, nation: Nation, price: int, kind: str) -> None:
    """Pay with resources of this turn first (Zeitweilige Ressourcen, page 11)."""
    if kind in UNITS and price:
        if "military_resources" not in nation.used and has(nation, "military_resources"):
            nation.used.append("military_resources")
            price -= has(nation, "military_resources")
        extra = min(price, nation.extra_resources)
        nation.extra_resources -= extra
        price -= extra
    pay(c, nation, RESOURCES, price)


def within_limit(nation: Nation, kind: str) -> bool:
    """Whether the government allows one more urban building of a kind."""
    return kind not in URBAN or nation.number_of(kind) < TECHNOLOGIES[nation.government].limit


def _builds(t: Table, nation: Nation, kinds: Iterable[str], less: int = 0) -> Iterator[Action]:
    for card in nation.known(*kinds) if nation.unused else []:
        kind = TECHNOLOGIES[card].kind
        price = max(0, price_of(nation, card) - less)
        if within_limit(nation, kind) and _can_afford(t, nation, price, kind):
            yield ("build", card)


def build(c: Course, nation: Nation, card: str, less: int = 0) -> None:
    """Pay and move an unused worker onto the card."""
    _pay_for(c, nation, max(0, price_of(nation, card) - less), TECHNOLOGIES[card].kind)
    nation.unused -= 1
    nation.workers[card] += 1


def upgrade_price(nation: Nation, source: str, target: str, less: int = 0) -> int:
    """The difference of both prices."""
    return max(0, max(0, price_of(nation, target) - price_of(nation, source)) - less)


def _upgrades(t: Table, nation: Nation, kinds: Iterable[str], less: int = 0) -> Iterator[Action]:
    for kind in kinds:
        for source in nation.on(kind):
            for target in nation.known(kind):
                price = upgrade_price(nation, source, target, less)
                if age_of(target) > age_of(source) and _can_afford(t, nation, price, kind):
                    yield ("upgrade", source, target)


def _theater_upgrades(t: Table, nation: Nation, less: int = 0) -> Iterator[Action]:
    """Bach: any urban building may become a theater of the same or a higher level, once in a turn."""
    if not has(nation, "upgrade_to_theater") or "upgrade_to_theater" in nation.used:
        return
    for source in nation.on(*URBAN):
        for target in nation.known("theater"):
            same_kind = TECHNOLOGIES[source].kind == "theater"
            if same_kind or age_of(target) < age_of(source) or not within_limit(nation, "theater"):
                continue
            if can_pay(t, nation, RESOURCES, upgrade_price(nation, source, target, less)):
                yield ("bach", source, target)


def upgrade(c: Course, nation: Nation, source: str, target: str, less: int = 0) -> None:
    """Pay the difference and move the worker."""
    _pay_for(c, nation, upgrade_price(nation, source, target, less), TECHNOLOGIES[source].kind)
    nation.workers[source] -= 1
    nation.workers[target] += 1


def _upgrade_to_theater(c: Course, nation: Nation, source: str, target: str, less: int = 0) -> None:
    nation.used.append("upgrade_to_theater")
    upgrade(c, nation, source, target, less)


def _destructions(nation: Nation, kinds: Iterable[str]) -> Iterator[Action]:
    return (("destroy", card) for card in nation.on(*kinds))


def destroy(_: Course, nation: Nation, card: str) -> None:
    """Move the worker back to the pool."""
    nation.workers[card] -= 1
    nation.unused += 1


def _barbarossa(t: Table, nation: Nation) -> Iterator[Action]:
    """Increase the population and build a unit with the new worker, both cheaper."""
    less = has(nation, "population_and_unit")
    if not less or not can_increase(t, nation, less):
        return
    food = population_price(nation, less)
    for card in nation.known(*UNITS):
        if _can_pay_both(t, nation, food, _unit_price(nation, card, less)):
            yield ("barbarossa", card)


def _unit_price(nation: Nation, card: str, less: int) -> int:
    """What is left to pay for a unit after the resources of this turn."""
    price = max(0, price_of(nation, card) - less)
    return max(0, price - _temporary(nation, TECHNOLOGIES[card].kind))


def _can_pay_both(t: Table, nation: Nation, food: int, resources: int) -> bool:
    """The trade route helps with one of the two, and takes from what pays for the other."""
    spare_food, spare_resources = stock(nation, FOOD) - food, stock(nation, RESOURCES) - resources
    if spare_food < 0 and food:
        return spare_food == -1 and spare_resources >= 1 and has_route(t, nation, FOOD)
    if spare_resources < 0 and resources:
        return spare_resources == -1 and spare_food >= 1 and has_route(t, nation, RESOURCES)
    return True


# Leaders and wonders (page 5)


def lead(c: Course, nation: Nation, card: str) -> None:
    """Bring a leader into play; the one before is replaced and a civil action comes back."""
    nation.hand.remove(card)
    old = nation.leader
    if old:
        leave_leader(nation)
    with c.updating():
        nation.leader = card
    if not old:
        return
    if "replaced_leader" not in nation.used:
        nation.used.append("replaced_leader")
    if ability(LEADERS[old], "tuck_under_wonder") and nation.wonders:  # instead of the action
        answer = c.ask("tuck", nation.seat, [("pass",), *[("tuck", w) for w in nation.wonders]])
        if answer != ("pass",):
            nation.tucked = answer[1]
            return
    regain_civil(c.t, nation)


def leave_leader(nation: Nation) -> None:
    """Bill Gates scores the levels of the labs when he leaves."""
    if ability(LEADERS[nation.leader], "culture_on_leaving"):
        score(nation, culture=lab_levels(nation))


def lab_levels(nation: Nation) -> int:
    """The levels of all labs."""
    return sum(age_of(card) * number for card, number in nation.on("lab").items())


def _stages(t: Table, nation: Nation) -> Iterator[Action]:
    """One stage, or as many at once as a construction technology allows."""
    if not nation.unfinished:
        return
    most = max([1, *[TECHNOLOGIES[card].stages for card in nation.known("construction")]])
    left = WONDERS[nation.unfinished].stages[nation.stages :]
    for number in range(1, min(most, len(left)) + 1):
        if can_raise(t, nation, number):
            yield ("stages", number)


def can_raise(t: Table, nation: Nation, number: int, less: int = 0) -> bool:
    """Whether the next stages can be paid and covered."""
    stages = WONDERS[nation.unfinished].stages[nation.stages :] if nation.unfinished else ()
    if len(stages) < number or not can_pay(t, nation, RESOURCES, max(0, sum(stages[:number]) - less)):
        return False
    return nation.blue + sum(nation.tokens.values()) >= number


def raise_stages(c: Course, nation: Nation, number: int, less: int = 0) -> None:
    """Pay stages from the left and cover each with a blue token; the last completes the wonder."""
    wonder = WONDERS[nation.unfinished]
    price = sum(wonder.stages[nation.stages : nation.stages + number])
    pay(c, nation, RESOURCES, max(0, price - less))
    for _ in range(number):
        if nation.blue:
            nation.blue -= 1
        else:
            give_token(c, nation)
        nation.stages += 1
    if nation.stages == len(wonder.stages):
        nation.blue += nation.stages
        nation.unfinished, nation.stages = "", 0
        with c.updating():
            nation.wonders.append(wonder.id)
        score(nation, culture=_scored_at_once(nation, wonder.id))


def _scored_at_once(nation: Nation, wonder: str) -> int:
    """The culture of the wonders of age III."""
    card = WONDERS[wonder]
    if ability(card, "score_workers"):
        return sum(nation.workers.values()) + nation.number_of(*PRODUCTION)
    if ability(card, "score_technology_levels"):
        return sum(age_of(technology) for technology in nation.technologies)
    if ability(card, "score_theaters_and_libraries"):
        return 2 * figures.buildings_culture(nation, "theater", "library")
    if ability(card, "score_urban_buildings"):
        arms = sum(TECHNOLOGIES[b].symbols.strength * n for b, n in nation.on(*URBAN).items())
        culture = figures.buildings_culture(nation, *URBAN)
        return arms + culture + figures.buildings_science(nation, *URBAN)
    return 0


# Technologies and revolutions (pages 5 and 6)


def science_price(t: Table, nation: Nation, card: str, less: int = 0, *, revolution: bool = False) -> int:
    """The science for a technology; of a government the higher price, by revolution the lower."""
    technology = TECHNOLOGIES[card]
    price = technology.revolution if revolution else technology.science
    if technology.kind in figures.kinds_of(nation, "develop_discount"):
        price -= has(nation, "develop_discount")
    price -= _from_the_other(nation, technology)
    price -= sum(side.develop_discount for side in figures.sides(t, nation))
    return max(0, price - less)


def _partners_can_pay(t: Table, nation: Nation) -> bool:
    """Scientific Cooperation: the partner pays a part."""
    return all(partner.science >= share for partner, share in _shares(t, nation))


def _shares(t: Table, nation: Nation) -> list[tuple[Nation, int]]:
    shares = []
    for treaty, side in zip(t.treaties_of(nation), figures.sides(t, nation), strict=True):
        shares.append((t.partner(treaty, nation), side.partner_pays))
    return shares


def _developments(t: Table, nation: Nation, less: int = 0) -> Iterator[Action]:
    for card in nation.hand:
        if card in TECHNOLOGIES and _partners_can_pay(t, nation):
            extra = nation.extra_science if TECHNOLOGIES[card].kind in UNITS else 0
            if nation.science + extra >= science_price(t, nation, card, less):
                yield ("develop", card)


def _revolutions(t: Table, nation: Nation, less: int = 0) -> Iterator[Action]:
    """A revolution takes as many civil actions as there are in all; with Robespierre military ones."""
    if has(nation, "revolution_uses_military"):
        enough = nation.military_actions >= figures.military_total(t, nation)
    else:
        enough = _civil(nation) >= figures.civil_total(t, nation)
    governments = [c for c in nation.hand if c in TECHNOLOGIES and TECHNOLOGIES[c].kind == "government"]
    for card in governments if enough and _partners_can_pay(t, nation) else []:
        if nation.science >= science_price(t, nation, card, less, revolution=True):
            yield ("revolt", card)


def develop(c: Course, nation: Nation, card: str, less: int = 0) -> None:
    """Pay science and put the technology into play."""
    _pay_science(c.t, nation, card, science_price(c.t, nation, card, less))
    _put_into_play(c, nation, card)
    _after_developing(c, nation)


def revolt(c: Course, nation: Nation, card: str, less: int = 0) -> None:
    """Replace the government; the actions it brings of the kind that was spent are spent too."""
    if not has(nation, "revolution_uses_military"):
        _spend_civil(nation, figures.civil_total(c.t, nation))
    _pay_science(c.t, nation, card, science_price(c.t, nation, card, less, revolution=True))
    _put_into_play(c, nation, card)
    if has(nation, "revolution_uses_military"):
        nation.military_actions = 0
    else:
        nation.civil_actions = 0
    robespierre = ability(LEADERS.get(nation.leader), "on_revolution")
    if robespierre and robespierre.gain:
        receive(c, nation, robespierre.gain)
    _after_developing(c, nation)


def _pay_science(t: Table, nation: Nation, card: str, price: int) -> None:
    for partner, share in _shares(t, nation):
        partner.science -= share
    if TECHNOLOGIES[card].kind in UNITS:
        extra = min(price, nation.extra_science)
        nation.extra_science -= extra
        price -= extra
    nation.science -= price


def _put_into_play(c: Course, nation: Nation, card: str) -> None:
    nation.hand.remove(card)
    with c.updating():
        if TECHNOLOGIES[card].kind == "government":
            nation.technologies.remove(nation.government)
            nation.government = card
        nation.technologies.append(card)
        keep_best_special(nation, TECHNOLOGIES[card].kind)


def keep_best_special(nation: Nation, kind: str) -> None:
    """Of special technologies of one type only the best stays in play."""
    if kind in SPECIAL:
        for lesser in nation.known(kind)[:-1]:
            nation.technologies.remove(lesser)


def _after_developing(c: Course, nation: Nation) -> None:
    """Leonardo, Newton and Einstein."""
    leader = ability(LEADERS.get(nation.leader), "on_develop")
    if leader and leader.gain:
        receive(c, nation, leader.gain)


# Action cards (page 6)


def _plays(t: Table, nation: Nation) -> Iterator[Action]:
    for card in set(nation.hand):
        if card in ACTION_CARDS and nation.hand.count(card) > nation.fresh.count(card):
            orders = ACTION_CARDS[card].orders
            if (_civil(nation) and not orders) or list(_ordered(t, nation, card)):
                yield ("play", card)


def _ordered(t: Table, nation: Nation, card: str) -> Iterator[Action]:
    """What the order of a card allows; a revolution is paid for instead of the card."""
    less = ACTION_CARDS[card].discount
    for order in ACTION_CARDS[card].orders:
        if order == "revolution":
            yield from _revolutions(t, nation)
        elif _civil(nation):
            yield from _BY_ORDER[order](t, nation, less)


def _one_stage(t: Table, nation: Nation, less: int) -> list[Action]:
    return [("stages", 1)] if can_raise(t, nation, 1, less) else []


def _urban_upgrades(t: Table, nation: Nation, less: int) -> Iterator[Action]:
    yield from _upgrades(t, nation, URBAN, less)
    yield from _theater_upgrades(t, nation, less)


_BY_ORDER: dict[str, Callable[[Table, Nation, int], Iterable[Action]]] = {
    "build_production": lambda t, n, less: _builds(t, n, PRODUCTION, less),
    "upgrade_production": lambda t, n, less: _upgrades(t, n, PRODUCTION, less),
    "build_urban": lambda t, n, less: _builds(t, n, URBAN, less),
    "upgrade_urban": _urban_upgrades,
    "increase_population": lambda t, n, _: _populations(t, n),
    "build_one_wonder_stage": _one_stage,
    "develop_technology": lambda t, n, _: _developments(t, n),
}

ORDERS: dict[str, Callable[..., None]] = {
    "population": increase_population,
    "build": build,
    "upgrade": upgrade,
    "bach": _upgrade_to_theater,
    "destroy": destroy,
    "stages": raise_stages,
    "develop": develop,
    "revolt": revolt,
}


def play(c: Course, nation: Nation, card: str) -> None:
    """Play an action card and discard it."""
    text = ACTION_CARDS[card]
    order: Action | None = None
    if text.orders:
        order = c.ask("follow_order", nation.seat, _ordered(c.t, nation, card))
    if order is None or order[0] != "revolt":
        _spend_civil(nation, 1)
    nation.hand.remove(card)
    if order is not None:
        verb, *words = order
        ORDERS[verb](c, nation, *words, **({"less": text.discount} if text.discount else {}))
    if len(text.gain) > 1:
        kind = c.ask("choose_gain", nation.seat, [("gain_food",), ("gain_resources",)])[0]
        wanted = "food" if kind == "gain_food" else "resources"
        receive(c, nation, next(g for g in text.gain if getattr(g, wanted)))
    elif text.gain:
        receive(c, nation, text.gain[0])
    if text.after:
        receive(c, nation, text.after)
    nation.extra_actions += text.military_actions
    nation.extra_resources += text.military_resources
    _by_comparison(c.t, nation, card)


def _by_comparison(t: Table, nation: Nation, card: str) -> None:
    """Wave of Nationalism and its like: something for each civilization that is ahead."""
    text = ACTION_CARDS[card]
    others = [other for other in t.present() if other is not nation]
    place = len(others) - 1
    if text.per_stronger:
        own = figures.strength(t, nation)
        stronger = sum(1 for other in others if figures.strength(t, other) > own)
        nation.extra_resources += stronger * text.per_stronger[place]
    if text.per_richer:
        richer = sum(1 for other in others if other.culture > nation.culture)
        score(nation, culture=richer * text.per_richer[place])


# Tactics (page 6)


def _tactics(t: Table, nation: Nation) -> Iterator[Action]:
    """Play one from the hand or copy a common one, once in a turn."""
    if "changed_tactic" in nation.used:
        return
    if _military(nation):
        yield from (("tactic", card) for card in nation.military if card in TACTICS)
    if _military(nation) >= BOARD.copy_tactic_actions:
        yield from (("copy_tactic", card) for card in t.common if card != nation.tactic)


def _change_tactic(nation: Nation, verb: str, card: str) -> None:
    nation.used.append("changed_tactic")
    nation.tactic, nation.exclusive = card, verb == "tactic"
    if verb == "tactic":
        spend_military(nation, 1)
        nation.military.remove(card)
    else:
        spend_military(nation, BOARD.copy_tactic_actions)
