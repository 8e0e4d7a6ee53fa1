"""What a choice would bring, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Action, Frame, Seat
from saecula.core.secrecy import Seen
from saecula.core.wording import JOIN, listed, name_of, say
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    advance,
    battle,
    build,
    caravans,
    conquest,
    dynasties,
    govern,
    income,
    levy,
    moves,
    population,
    powers,
    raid,
    tribute,
    turns,
)
from saecula.games.sands_of_time.rules import regions as rules_regions
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    colonies,
    controller,
    neighbours,
    tile,
)
from saecula.games.sands_of_time.scene import cards, panels, sums, wording
from saecula.games.sands_of_time.scene.mats import unrest_due, unrest_split
from saecula.games.sands_of_time.scene.panels import own_picks, planned
from saecula.games.sands_of_time.scene.wording import amount, letter

Hint = Callable[[SandsOfTime, Seat, Texts, Frame, Action], str]

# What happens when a question is answered by Done or Pass.
CLOSING: Final = (
    "levy",
    "move_from",
    "second_site",
    "advance_more",
    "annex_after",
    "lay_more",
    "ask_passage",
    "move_on",
    "free_caravan",
)


def hint(seen: Seen[SandsOfTime], texts: Texts, frame: Frame, action: Action) -> str:
    """What a choice would bring."""
    verb: str = action[0]
    say_hint = HINTS.get(verb)
    return say_hint(seen.position, seen.seat, texts, frame, action) if say_hint else ""


def _place(g: SandsOfTime, action: Action) -> int:
    """The region an action names last."""
    return g.content.region_index[action[-1]]


def _closing(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, f"close-{frame[0]}") if frame[0] in CLOSING else ""


def _tile(g: SandsOfTime, region: int, texts: Texts) -> str:
    """A resource tile in words."""
    own = tile(g, region)
    return f"{texts.label('resource', own.resource)} {own.capacity}"


def _found(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    near = len(neighbours(g, region))
    goods = (g.content.borders_of[region] & g.content.goods).bit_count()
    return say(texts, "hint-found", tile=_tile(g, region, texts), n=near, goods=goods)


def _capital(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    goods = (g.content.borders_of[_place(g, action)] & g.content.goods).bit_count()
    return say(texts, "hint-capital", tile=_tile(g, _place(g, action), texts), goods=goods)


def _route(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the caravan reaches, and whether it raises heritage. [SOT-042, SOT-215]"""
    number = g.content.border_index[action[1]]
    reached = _reached(g, seat, number, texts)
    if frame[0] == "first_caravan":
        return listed(reached)
    if caravans.earns_heritage(g, seat, number):
        return say(texts, "hint-route", things=listed(reached))
    return say(texts, "hint-route-plain")


def _reached(g: SandsOfTime, seat: Seat, number: int, texts: Texts) -> list[str]:
    """The good on a border, and foreign capitals and Cities at it. [SOT-215, SOT-217]"""
    good = g.content.borders[number].good
    found = [name_of(texts, g.content.files["trade_goods"][good])] if good else []
    for other, empire in enumerate(g.empires):
        for end in g.content.ends[number] if other != seat else ():
            if caravans.markets(g, empire) >> end & 1:
                found.append(say(texts, "market-of", empire=texts.label("empire", other)))
    return found


def _heritage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    value = g.empires[seat].heritage[g.content.category_index[action[1]]]
    return _from_to(texts, value, min(value + 1, g.content.board.max_heritage))


def _from_to(texts: Texts, now: int, then: int) -> str:
    return say(texts, "from-to", now=now, then=then)


def _grow(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    return JOIN.join([_tile(g, region, texts), _crowd(g, region, texts)])


def _crowd(g: SandsOfTime, region: int, texts: Texts) -> str:
    """How full a region is. [SOT-310, SOT-311]"""
    owner = controller(g, region)
    room = tile(g, region).capacity if owner == NOBODY else population.room(g, owner, region)
    return say(texts, "hint-crowd", n=rules_regions.population(g, region), room=room)


def _advance(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return wording.advance(texts, g.content.advances[g.content.advance_index[action[1]]])


def _choose(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card would do as things stand, with a picked focus card. [SOT-071, SOT-078, SOT-262]"""
    card: str = action[1]
    if card in g.content.focus_cards:
        return _focus(g, card, texts)
    plan = planned(g, seat)
    if not turns.ACTIONS[card].possible(plan, seat):
        locked = cards.box_state(plan, plan.empires[seat], texts, card) if card == "caravan_2" else ""
        return locked or say(texts, "hint-in-vain")
    parts = [brief(plan, seat, card, texts), _marker(plan, seat, card, texts), _box(plan, seat, card, texts)]
    if frame[0] == "choose_cards" and not parts[1]:
        parts[1] = listed([texts.label("category", name) for name in g.content.actions[card].categories])
    return JOIN.join([part for part in parts if part])


def _focus(g: SandsOfTime, card: str, texts: Texts) -> str:
    """The category of a focus card and the action cards it serves. [SOT-261, SOT-264]"""
    category = g.content.focus_cards[card].category
    served = listed(wording.opened_by(texts, category))
    return say(texts, "brief-focus", category=texts.label("category", category), cards=served)


def _marker(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """That the action puts a marker on the focus card in play. [SOT-271]"""
    empire = g.empires[seat]
    if not empire.focus:
        return ""
    focus = g.content.focus_cards[empire.focus]
    full = empire.focus_markers == focus.slots
    if full or focus.category not in g.content.actions[card].categories:
        return ""
    return say(texts, "hint-marker", card=name_of(texts, focus))


def _box(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """What the open box of an action card adds. [SOT-260]"""
    box = g.content.actions[card].box
    if box is None or card not in wording.BOXED or card == "caravan_2":
        return ""
    return wording.box_text(texts, card) if powers.is_open(g, g.empires[seat], box) else ""


def brief(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """An action card in a few words and today's prices."""
    empire = g.empires[seat]
    return say(
        texts,
        f"brief-{card}",
        levy=g.content.board.levy_price,
        caravan=caravans.price(g, empire),
        step=govern.step_price(g, seat),
        unrest=empire.unrest,
        rows=len(advance.steps(g, seat)),
        targets=len(conquest.conquests(g, seat)),
        colonies=colonies(empire).bit_count(),
        foreign=_visiting(g, seat),
        left=len(empire.hand.cards),
    )


def _visiting(g: SandsOfTime, seat: Seat) -> int:
    """Foreign caravans at the own capital and Cities. [SOT-240]"""
    markets = caravans.markets(g, g.empires[seat])
    return sum(
        [sum(tribute.visits(g, seat, region)) for region in range(len(g.tiles)) if markets >> region & 1]
    )


def _replay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return JOIN.join([_one_more(g, seat, texts), _choose(g, seat, texts, frame, action)])


def _one_more(g: SandsOfTime, seat: Seat, texts: Texts) -> str:
    """What a further step of unrest does at the end of the turn. [SOT-083, SOT-292]"""
    _, lost = unrest_split(g, seat, unrest_due(g, seat) + 1)
    return say(texts, "hint-lost-vp") if lost else say(texts, "hint-unrest")


def _carry_out(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    again = action[1] in g.empires[seat].played and not g.replayed
    return (_replay if again else _choose)(g, seat, texts, frame, action)


def _decline(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The card goes back; a replay costs nothing then. [SOT-077, SOT-079]"""
    replayed = "yes" if action[1] in g.empires[seat].played else "no"
    able = "yes" if turns.ACTIONS[action[1]].possible(g, seat) else "no"
    return say(texts, "hint-decline", replayed=replayed, able=able)


def _end_turn(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What becomes of unrest. [SOT-083, SOT-292]"""
    empire = g.empires[seat]
    due = unrest_due(g, seat)
    risen, lost = unrest_split(g, seat, due)
    if not due:
        return say(texts, "hint-end-calm", n=empire.unrest)
    rise = say(texts, "hint-end-unrest", now=empire.unrest, then=empire.unrest + risen)
    return JOIN.join([*([rise] if risen else []), *([say(texts, "hint-end-vp", vp=lost)] if lost else [])])


def _bonus(g: SandsOfTime, seat: Seat, texts: Texts, name: str, gain: str) -> str:
    """What a bonus action brings, and whether it costs unrest or a point. [SOT-251, SOT-252, SOT-292]"""
    used = g.empires[seat].bonuses >> g.content.bonus_index[name] & 1
    cost = say(texts, "bonus-again") if used else _one_more(g, seat, texts)
    return JOIN.join([gain, cost])


def _oppress(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    gain = amount(texts, tile(g, region).resource, income.harvest(g, g.empires[seat], region))
    return _bonus(g, seat, texts, "oppression", gain)


def _support(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    value = advance.standing(g, seat, g.content.category_index[action[1]])
    gain = say(texts, "hint-support", n=value + g.content.bonuses["support"].n)
    return _bonus(g, seat, texts, "support", gain)


def _tax(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    gain = amount(texts, action[1], caravans.goods(g, g.empires[seat]))
    return _bonus(g, seat, texts, "taxation", gain)


def _lay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card is worth, where it would score now, and where only heritage lacks.

    [SOT-323, SOT-324, SOT-325]
    """
    entry, empire = g.content.chronicle_cards[action[1]], g.empires[seat]
    free = [f for f, zone in zip(g.content.fields, empire.chronicles, strict=True) if not zone.cards]
    worth = sorted({entry.fields[field.id].vp for field in free})
    vp = str(worth[0]) if len(worth) == 1 else f"{worth[0]}–{worth[-1]}"
    scoring, lacking = [], []
    for field in free:
        if dynasties.measure(g, seat, field.measure) >= entry.fields[field.id].at_least:
            category = g.content.category_index[field.category]
            heritage = dynasties.standing(g, empire, category)
            name, alone = letter(field.id), entry.value
            both = alone + dynasties.values(g, empire, dynasties.qualified(g, seat, category))
            if heritage >= both:
                scoring.append(name)
            elif heritage < alone:
                lacking.append(say(texts, "field-lacks", field=name, n=heritage, needed=alone))
            else:
                lacking.append(say(texts, "field-lacks-both", field=name, n=heritage, needed=both))
    parts = [say(texts, "hint-lay-worth", vp=vp, value=entry.value)]
    parts += [say(texts, "hint-lay", fields=listed(scoring))] if scoring else []
    parts += [say(texts, "hint-lay-lacks", fields=listed(lacking))] if lacking else []
    return JOIN.join(parts if scoring or lacking else [*parts, say(texts, "hint-lay-none")])


def _on_field(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What the card just picked asks there. [SOT-323, SOT-324, SOT-325]"""
    field = g.content.fields[g.content.field_index[action[1]]]
    [pick] = own_picks(g, seat, "lay")
    entry = g.content.chronicle_cards[pick[1]]
    asked = entry.fields[field.id]
    measured = dynasties.measure(g, seat, field.measure)
    return JOIN.join(
        [
            say(texts, "hint-field", vp=asked.vp, n=measured, needed=asked.at_least),
            panels.field_heritage(g, seat, field, entry.value, texts),
        ]
    )


def _levy(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    gold = amount(texts, "gold", g.content.board.levy_price)
    return JOIN.join([gold, _crowd(g, _place(g, action), texts)])


def _recruit(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    gold = amount(texts, "gold", levy.recruiting_price(g, seat, action[1], _place(g, action)))
    return JOIN.join([gold, _crowd(g, _place(g, action), texts)])


def _attack(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The cost, and both combat values before wagers. [SOT-123, SOT-125]"""
    region, enemy = g.content.region_index[action[1]], action[2]
    yours = battle.combat_value(g, seat, region, seat)
    theirs = battle.combat_value(g, enemy, region, seat)
    cost = amount(texts, "grain", conquest.attack_cost(g, seat, enemy, region))
    return JOIN.join([cost, say(texts, "hint-attack", yours=yours, theirs=theirs)])


def _annex(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    cost = amount(texts, "grain", conquest.annex_cost(g, seat, region))
    parts = sums.annexing(g, seat, region, texts)
    return f"{cost} ({sums.in_words(parts)})"


def _wager(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Where and against whom, what a wager adds, and what it costs the winner. [SOT-128, SOT-129]"""
    number: int = action[1]
    fought = [f for f in g.agenda if f[0] == "battle"]
    if not fought:
        return ""
    _, attacker, attacked, region = fought[-1]
    enemy = attacked if seat == attacker else attacker
    theirs = battle.combat_value(g, enemy, region, attacker)
    factor = g.content.board.wager_factor
    return say(
        texts,
        "hint-wager",
        region=texts.label("region", rules_regions.region_id(g, region)),
        value=battle.combat_value(g, seat, region, attacker) + factor * number,
        theirs=theirs,
        most=battle.highest_wager(g, enemy),
        highest=theirs + factor * battle.highest_wager(g, enemy),
        empire=texts.label("empire", enemy),
        unrest=g.empires[seat].unrest + number,
    )


def _give_up(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    empire, region = g.empires[seat], frame[2]
    there = empire.peasants[region] if action[1] == "peasant" else empire.soldiers[region]
    return say(texts, "hint-there", n=there)


def _target(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Who controls a region, and how full it is."""
    region = _place(g, action)
    owner = controller(g, region)
    whose = _whose(seat, owner, texts)
    return JOIN.join([whose, _crowd(g, region, texts)])


def _whose(seat: Seat, owner: Seat, texts: Texts) -> str:
    if owner == NOBODY:
        return say(texts, "controlled-by-nobody")
    if owner == seat:
        return say(texts, "controlled-by-you")
    return say(texts, "controlled-by", empire=texts.label("empire", owner))


def _passage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return say(texts, "controlled-by", empire=texts.label("empire", controller(g, _place(g, action))))


def _move_from(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """How many of them have not moved yet, and how full it is there. [SOT-150, SOT-230]"""
    region = _place(g, action)
    movable = say(texts, "hint-movable", n=moves.unmoved(g, seat, action[1], region))
    return JOIN.join([movable, _crowd(g, region, texts)])


def _plunder(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The spoils, and whose they are. [SOT-151, SOT-152]"""
    region = _place(g, action)
    resource = tile(g, region).resource
    spoils = raid.spoils(g, seat, region)
    owner = controller(g, region)
    gain = amount(texts, resource, spoils)
    if owner == NOBODY:
        return gain
    loss = min(spoils, income.stock(g.empires[owner], resource))
    return say(texts, "hint-plunder", gain=gain, empire=texts.label("empire", owner), n=loss)


def _plunder_all(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The spoils of all regions that are not spared. [SOT-154]"""
    spared: int = frame[2]
    regions = [region for region in raid.foreign(g, seat) if not spared >> region & 1]
    names = listed([texts.label("region", rules_regions.region_id(g, region)) for region in regions])
    gain = _yield(g, {region: raid.spoils(g, seat, region) for region in regions}, texts)
    return say(texts, "hint-plunder-all", gain=gain, regions=names)


def _spare(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    return say(
        texts,
        "hint-spare",
        whose=_whose(seat, controller(g, region), texts),
        gain=amount(texts, tile(g, region).resource, raid.spoils(g, seat, region)),
    )


def _site(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    region = _place(g, action)
    offers = build.offers(g, seat, region)
    kinds = len({offer[1] for offer in offers})
    standing = g.buildings[region].bit_count()
    return say(texts, "hint-site", n=kinds, standing=standing, most=tile(g, region).capacity)


def _build(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """The price, what the building does, and the price part by part. [SOT-161, SOT-361]"""
    region: int = frame[2]
    entry = g.content.buildings[g.content.building_index[action[1]]]
    labour = action[0] == "build_by_labour"
    cost = amount(texts, "gold", sums.building_price(g, seat, entry, region, labour))
    if labour:
        gone = wording.people(texts, "peasant", sums.labourers(g, seat, region))
        cost = say(texts, "hint-labour", gold=cost, peasants=gone)
    parts = sums.building_cost(g, seat, entry, region, labour, texts)
    return JOIN.join([cost, wording.building(texts, entry), sums.in_words(parts)])


def _govern(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    steps: int = action[1]
    now = g.empires[seat].unrest
    cost = amount(texts, "grain", govern.price(g, seat, steps))
    return JOIN.join([cost, say(texts, "hint-govern", change=_from_to(texts, now, now - steps))])


def _pay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    empire = g.empires[seat]
    stock = income.stock(empire, action[1])
    return _from_to(texts, stock, stock - caravans.price(g, empire))


def _of_colonies(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """A unit from each colony. [SOT-240]"""
    lands = [land for land in range(len(g.tiles)) if colonies(g.empires[seat]) >> land & 1]
    return _yield(g, dict.fromkeys(lands, 1), texts)


def _of_caravans(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """A unit for each foreign caravan at capital and Cities. [SOT-240, SOT-242]"""
    markets = caravans.markets(g, g.empires[seat])
    lands = [land for land in range(len(g.tiles)) if markets >> land & 1]
    return _yield(g, {land: sum(tribute.visits(g, seat, land)) for land in lands}, texts)


def _yield(g: SandsOfTime, units: dict[int, int], texts: Texts) -> str:
    totals = {"grain": 0, "gold": 0}
    for land, number in units.items():
        totals[tile(g, land).resource] += number
    return listed([amount(texts, resource, n) for resource, n in totals.items() if n])


def _score(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    number = g.content.field_index[action[1]]
    entry = g.content.chronicle_cards[g.empires[seat].chronicles[number].cards[0]]
    return say(texts, "vp", n=entry.fields[action[1]].vp)


def _retreat(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    return _crowd(g, _place(g, action), texts)


def _answer(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """Who asks to pass. [SOT-233]"""
    asker = texts.label("empire", frame[3])
    return say(texts, "hint-consent" if action[0] == "consent" else "hint-refuse", empire=asker)


def _keep(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, action: Action) -> str:
    """What is lost. [SOT-371]"""
    resource = action[0].removeprefix("keep_")
    lost = income.stock(g.empires[seat], resource) - action[1]
    return say(texts, "hint-lost", amount=amount(texts, resource, lost)) if lost else ""


HINTS: Final[dict[str, Hint]] = {
    "done": _closing,
    "pass": _closing,
    "found": _found,
    "capital": _capital,
    "route": _route,
    "heritage": _heritage,
    "grow": _grow,
    "advance": _advance,
    "choose": _choose,
    "replay": _replay,
    "carry_out": _carry_out,
    "decline": _decline,
    "end_turn": _end_turn,
    "oppress": _oppress,
    "support": _support,
    "tax": _tax,
    "lay": _lay,
    "on_field": _on_field,
    "levy": _levy,
    "arm": _levy,
    "disarm": _levy,
    "recruit": _recruit,
    "attack": _attack,
    "annex": _annex,
    "wager": _wager,
    "give_up": _give_up,
    "retreat_to": _retreat,
    "ask_passage": _passage,
    "consent": _answer,
    "refuse": _answer,
    "move_from": _move_from,
    "move_to": _target,
    "plunder": _plunder,
    "plunder_all": _plunder_all,
    "spare": _spare,
    "site": _site,
    "build": _build,
    "build_by_labour": _build,
    "govern": _govern,
    "lay_out": _advance,
    "pay": _pay,
    "tribute_of_colonies": _of_colonies,
    "tribute_of_caravans": _of_caravans,
    "score": _score,
    "keep_grain": _keep,
    "keep_gold": _keep,
}
