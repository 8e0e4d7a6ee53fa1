"""What a choice would bring, in a few words."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Done, Pass, rule_id
from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, name_of, say
from saecula.games.sands_of_time import vocabulary as verbs
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    advance,
    battle,
    build,
    caravans,
    chronicle,
    conquest,
    dynasties,
    govern,
    income,
    levy,
    moves,
    population,
    powers,
    preparation,
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
from saecula.games.sands_of_time.scene.panels import planned
from saecula.games.sands_of_time.scene.wording import amount, letter

hints: Final = Hints[SandsOfTime]()

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


@hints.of(Done, Pass)
def _closing(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    rule = rule_id(frame)
    return say(texts, f"close-{rule}") if rule in CLOSING else ""


def _tile(g: SandsOfTime, region: int, texts: Texts) -> str:
    """Describe a resource tile."""
    own = tile(g, region)
    return f"{texts.label('resource', own.resource)} {own.capacity}"


@hints.of(verbs.Found)
def _found(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    near = len(neighbours(g, place))
    goods = (g.content.borders_of[place] & g.content.goods).bit_count()
    return say(texts, "hint-found", tile=_tile(g, place, texts), n=near, goods=goods)


@hints.of(verbs.Capital)
def _capital(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    goods = (g.content.borders_of[place] & g.content.goods).bit_count()
    return say(texts, "hint-capital", tile=_tile(g, place, texts), goods=goods)


@hints.of(verbs.Route)
def _route(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, border: str) -> str:
    """Say what the caravan reaches, and whether it raises heritage. [SOT-042, SOT-215]"""
    number = g.content.border_index[border]
    reached = _reached(g, seat, number, texts)
    if preparation.first_caravan.matches(frame):
        return listed(reached)
    if caravans.earns_heritage(g, seat, number):
        return say(texts, "hint-route", things=listed(reached))
    return say(texts, "hint-route-plain")


def _reached(g: SandsOfTime, seat: Seat, number: int, texts: Texts) -> list[str]:
    """Name the good on a border, and foreign capitals and Cities at it. [SOT-215, SOT-217]"""
    good = g.content.borders[number].good
    found = [name_of(texts, g.content.files["trade_goods"][good])] if good else []
    for other, empire in enumerate(g.empires):
        for end in g.content.ends[number] if other != seat else ():
            if caravans.markets(g, empire) >> end & 1:
                found.append(say(texts, "market-of", empire=texts.label("empire", other)))
    return found


@hints.of(verbs.Heritage)
def _heritage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, category: str) -> str:
    value = g.empires[seat].heritage[g.content.category_index[category]]
    return _from_to(texts, value, min(value + 1, g.content.board.max_heritage))


def _from_to(texts: Texts, now: int, then: int) -> str:
    return say(texts, "from-to", now=now, then=then)


@hints.of(verbs.Grow)
def _grow(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    return JOIN.join([_tile(g, place, texts), _crowd(g, place, texts)])


def _crowd(g: SandsOfTime, region: int, texts: Texts) -> str:
    """Say how full a region is. [SOT-310, SOT-311]"""
    owner = controller(g, region)
    room = tile(g, region).capacity if owner == NOBODY else population.room(g, owner, region)
    return say(texts, "hint-crowd", n=rules_regions.population(g, region), room=room)


@hints.of(verbs.AdvanceTo, verbs.LayOut)
def _advance(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return wording.advance(texts, g.content.advances[g.content.advance_index[card]])


@hints.of(verbs.Choose)
def _choose(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card would do now, together with a picked focus card. [SOT-071, SOT-078, SOT-262]"""
    if card in g.content.focus_cards:
        return _focus(g, card, texts)
    plan = planned(g, seat)
    if not turns.ACTIONS[card].possible(plan, seat):
        locked = cards.box_state(plan, plan.empires[seat], texts, card) if card == "caravan_2" else ""
        return locked or say(texts, "hint-in-vain")
    parts = [brief(plan, seat, card, texts), _marker(plan, seat, card, texts), _box(plan, seat, card, texts)]
    if turns.choose_cards.matches(frame) and not parts[1]:
        parts[1] = listed([texts.label("category", name) for name in g.content.actions[card].categories])
    return JOIN.join([part for part in parts if part])


def _focus(g: SandsOfTime, card: str, texts: Texts) -> str:
    """Name the category of a focus card and the action cards it serves. [SOT-261, SOT-264]"""
    category = g.content.focus_cards[card].category
    served = listed(wording.opened_by(texts, category))
    return say(texts, "brief-focus", category=texts.label("category", category), cards=served)


def _marker(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Say that the action puts a marker on the focus card in play. [SOT-271]"""
    empire = g.empires[seat]
    if not empire.focus:
        return ""
    focus = g.content.focus_cards[empire.focus]
    full = empire.focus_markers == focus.slots
    if full or focus.category not in g.content.actions[card].categories:
        return ""
    return say(texts, "hint-marker", card=name_of(texts, focus))


def _box(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Say what the open box of an action card adds. [SOT-260]"""
    box = g.content.actions[card].box
    if box is None or card not in wording.BOXED or card == "caravan_2":
        return ""
    return wording.box_text(texts, card) if powers.is_open(g, g.empires[seat], box) else ""


def brief(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Describe an action card in a few words, with current prices."""
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
    """Count the foreign caravans at the player's capital and Cities. [SOT-240]"""
    markets = caravans.markets(g, g.empires[seat])
    return sum(
        [sum(tribute.visits(g, seat, region)) for region in range(len(g.tiles)) if markets >> region & 1]
    )


@hints.of(verbs.Replay)
def _replay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return JOIN.join([_one_more(g, seat, texts), _choose(g, seat, texts, frame, card)])


def _one_more(g: SandsOfTime, seat: Seat, texts: Texts) -> str:
    """Say what a further step of unrest does at the end of the turn. [SOT-083, SOT-292]"""
    _, lost = unrest_split(g, seat, unrest_due(g, seat) + 1)
    return say(texts, "hint-lost-vp") if lost else say(texts, "hint-unrest")


@hints.of(verbs.CarryOut)
def _carry_out(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    again = card in g.empires[seat].played and not g.replayed
    return (_replay if again else _choose)(g, seat, texts, frame, card)


@hints.of(verbs.Decline)
def _decline(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say where the card goes; a declined replay costs nothing. [SOT-077, SOT-079]"""
    replayed = "yes" if card in g.empires[seat].played else "no"
    able = "yes" if turns.ACTIONS[card].possible(g, seat) else "no"
    return say(texts, "hint-decline", replayed=replayed, able=able)


@hints.of(verbs.EndTurn)
def _end_turn(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what happens to unrest. [SOT-083, SOT-292]"""
    empire = g.empires[seat]
    due = unrest_due(g, seat)
    risen, lost = unrest_split(g, seat, due)
    if not due:
        return say(texts, "hint-end-calm", n=empire.unrest)
    rise = say(texts, "hint-end-unrest", now=empire.unrest, then=empire.unrest + risen)
    return JOIN.join([*([rise] if risen else []), *([say(texts, "hint-end-vp", vp=lost)] if lost else [])])


def _bonus(g: SandsOfTime, seat: Seat, texts: Texts, name: str, gain: str) -> str:
    """Say what a bonus action brings, and whether it costs unrest or a point. [SOT-251, SOT-252, SOT-292]"""
    used = g.empires[seat].bonuses >> g.content.bonus_index[name] & 1
    cost = say(texts, "bonus-again") if used else _one_more(g, seat, texts)
    return JOIN.join([gain, cost])


@hints.of(verbs.Oppress)
def _oppress(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    gain = amount(texts, tile(g, place).resource, income.harvest(g, g.empires[seat], place))
    return _bonus(g, seat, texts, "oppression", gain)


@hints.of(verbs.Support)
def _support(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, category: str) -> str:
    value = advance.standing(g, seat, g.content.category_index[category])
    gain = say(texts, "hint-support", n=value + g.content.bonuses["support"].n)
    return _bonus(g, seat, texts, "support", gain)


@hints.of(verbs.Tax)
def _tax(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, resource: str) -> str:
    gain = amount(texts, resource, caravans.goods(g, g.empires[seat]))
    return _bonus(g, seat, texts, "taxation", gain)


@hints.of(verbs.Lay)
def _lay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card is worth, where it would score now, and where heritage is too low.

    [SOT-323, SOT-324, SOT-325]
    """
    entry, empire = g.content.chronicle_cards[card], g.empires[seat]
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


@hints.of(verbs.OnField)
def _on_field(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, field: str) -> str:
    """Say what the card just picked asks there. [SOT-323, SOT-324, SOT-325]"""
    scoring = g.content.fields[g.content.field_index[field]]
    [pick] = chronicle.lay.picks(g, seat)
    entry = g.content.chronicle_cards[verbs.Lay.of(pick)]
    asked = entry.fields[field]
    measured = dynasties.measure(g, seat, scoring.measure)
    return JOIN.join(
        [
            say(texts, "hint-field", vp=asked.vp, n=measured, needed=asked.at_least),
            panels.field_heritage(g, seat, scoring, entry.value, texts),
        ]
    )


@hints.of(verbs.Levy, verbs.Arm, verbs.Disarm)
def _levy(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    gold = amount(texts, "gold", g.content.board.levy_price)
    return JOIN.join([gold, _crowd(g, g.content.region_index[region], texts)])


@hints.of(verbs.Recruit)
def _recruit(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str, region: str) -> str:
    place = g.content.region_index[region]
    gold = amount(texts, "gold", levy.recruiting_price(g, seat, piece, place))
    return JOIN.join([gold, _crowd(g, place, texts)])


@hints.of(verbs.Attack)
def _attack(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str, empire: int) -> str:
    """Show the cost, and both combat values before wagers. [SOT-123, SOT-125]"""
    place = g.content.region_index[region]
    yours = battle.combat_value(g, seat, place, seat)
    theirs = battle.combat_value(g, empire, place, seat)
    cost = amount(texts, "grain", conquest.attack_cost(g, seat, empire, place))
    return JOIN.join([cost, say(texts, "hint-attack", yours=yours, theirs=theirs)])


@hints.of(verbs.Annex)
def _annex(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    cost = amount(texts, "grain", conquest.annex_cost(g, seat, place))
    parts = sums.annexing(g, seat, place, texts)
    return f"{cost} ({sums.in_words(parts)})"


@hints.of(verbs.Wager)
def _wager(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    """Say where and against whom, what a wager adds, and what it costs the winner. [SOT-128, SOT-129]"""
    fought = battle.battle.waiting(g)
    if not fought:
        return ""
    attacker, attacked, region = fought[-1]
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


@hints.of(verbs.GiveUp)
def _give_up(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str) -> str:
    empire = g.empires[seat]
    region, _ = battle.return_citizens.of(frame)
    there = empire.peasants[region] if piece == "peasant" else empire.soldiers[region]
    return say(texts, "hint-there", n=there)


@hints.of(verbs.MoveTo)
def _target(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    """Say who controls a region, and how full it is."""
    place = g.content.region_index[region]
    owner = controller(g, place)
    whose = _whose(seat, owner, texts)
    return JOIN.join([whose, _crowd(g, place, texts)])


def _whose(seat: Seat, owner: Seat, texts: Texts) -> str:
    if owner == NOBODY:
        return say(texts, "controlled-by-nobody")
    if owner == seat:
        return say(texts, "controlled-by-you")
    return say(texts, "controlled-by", empire=texts.label("empire", owner))


@hints.of(verbs.AskPassage)
def _passage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    owner = controller(g, g.content.region_index[region])
    return say(texts, "controlled-by", empire=texts.label("empire", owner))


@hints.of(verbs.MoveFrom)
def _move_from(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str, region: str) -> str:
    """Say how many of them have not moved yet, and how full the region is. [SOT-150, SOT-230]"""
    place = g.content.region_index[region]
    movable = say(texts, "hint-movable", n=moves.unmoved(g, seat, piece, place))
    return JOIN.join([movable, _crowd(g, place, texts)])


@hints.of(verbs.Plunder)
def _plunder(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    """Name the spoils, and the player who loses them. [SOT-151, SOT-152]"""
    place = g.content.region_index[region]
    resource = tile(g, place).resource
    spoils = raid.spoils(g, seat, place)
    owner = controller(g, place)
    gain = amount(texts, resource, spoils)
    if owner == NOBODY:
        return gain
    loss = min(spoils, income.stock(g.empires[owner], resource))
    return say(texts, "hint-plunder", gain=gain, empire=texts.label("empire", owner), n=loss)


@hints.of(verbs.PlunderAll)
def _plunder_all(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Add up the spoils of all regions that are not spared. [SOT-154]"""
    (spared,) = raid.plunder_all.of(frame)
    regions = [region for region in rules_regions.foreign(g, seat) if not spared >> region & 1]
    names = listed([texts.label("region", rules_regions.region_id(g, region)) for region in regions])
    gain = _yield(g, {region: raid.spoils(g, seat, region) for region in regions}, texts)
    return say(texts, "hint-plunder-all", gain=gain, regions=names)


@hints.of(verbs.Spare)
def _spare(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    return say(
        texts,
        "hint-spare",
        whose=_whose(seat, controller(g, place), texts),
        gain=amount(texts, tile(g, place).resource, raid.spoils(g, seat, place)),
    )


@hints.of(verbs.Site)
def _site(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    offers = build.offers(g, seat, place)
    kinds = len({build.building_of(offer) for offer in offers})
    standing = g.buildings[place].bit_count()
    return say(texts, "hint-site", n=kinds, standing=standing, most=tile(g, place).capacity)


@hints.of(verbs.Build)
def _build(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str) -> str:
    return _built(g, seat, texts, frame, building, False)


@hints.of(verbs.BuildByLabour)
def _build_by_labour(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str) -> str:
    return _built(g, seat, texts, frame, building, True)


def _built(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, building: str, labour: bool) -> str:
    """Show the price, what the building does, and what the price is made of. [SOT-161, SOT-361]"""
    (region,) = build.choose_building.of(frame)
    entry = g.content.buildings[g.content.building_index[building]]
    cost = amount(texts, "gold", build.price(g, seat, entry, region, labour))
    if labour:
        gone = wording.people(texts, "peasant", build.labourers(g, g.empires[seat], region))
        cost = say(texts, "hint-labour", gold=cost, peasants=gone)
    parts = sums.building_cost(g, seat, entry, region, labour, texts)
    return JOIN.join([cost, wording.building(texts, entry), sums.in_words(parts)])


@hints.of(verbs.Govern)
def _govern(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, steps: int) -> str:
    now = g.empires[seat].unrest
    cost = amount(texts, "grain", govern.price(g, seat, steps))
    return JOIN.join([cost, say(texts, "hint-govern", change=_from_to(texts, now, now - steps))])


@hints.of(verbs.Pay)
def _pay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, resource: str) -> str:
    empire = g.empires[seat]
    stock = income.stock(empire, resource)
    return _from_to(texts, stock, stock - caravans.price(g, empire))


@hints.of(verbs.TributeOfColonies)
def _of_colonies(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Count one unit from each colony. [SOT-240]"""
    lands = [land for land in range(len(g.tiles)) if colonies(g.empires[seat]) >> land & 1]
    return _yield(g, dict.fromkeys(lands, 1), texts)


@hints.of(verbs.TributeOfCaravans)
def _of_caravans(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Count one unit for each foreign caravan at capital and Cities. [SOT-240, SOT-242]"""
    markets = caravans.markets(g, g.empires[seat])
    lands = [land for land in range(len(g.tiles)) if markets >> land & 1]
    return _yield(g, {land: sum(tribute.visits(g, seat, land)) for land in lands}, texts)


def _yield(g: SandsOfTime, units: dict[int, int], texts: Texts) -> str:
    totals = {"grain": 0, "gold": 0}
    for land, number in units.items():
        totals[tile(g, land).resource] += number
    return listed([amount(texts, resource, n) for resource, n in totals.items() if n])


@hints.of(verbs.Score)
def _score(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, field: str) -> str:
    number = g.content.field_index[field]
    entry = g.content.chronicle_cards[g.empires[seat].chronicles[number].cards[0]]
    return say(texts, "vp", n=entry.fields[field].vp)


@hints.of(verbs.RetreatTo)
def _retreat(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    return _crowd(g, g.content.region_index[region], texts)


@hints.of(verbs.Consent)
def _consent(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-consent", empire=_asker(frame, texts))


@hints.of(verbs.Refuse)
def _refuse(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-refuse", empire=_asker(frame, texts))


def _asker(frame: Frame, texts: Texts) -> str:
    """Name the player who asks to pass. [SOT-233]"""
    _, asker = moves.consent.of(frame)
    return str(texts.label("empire", asker))


@hints.of(verbs.KeepGrain)
def _keep_grain(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    return _lost(g, seat, texts, "grain", number)


@hints.of(verbs.KeepGold)
def _keep_gold(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, number: int) -> str:
    return _lost(g, seat, texts, "gold", number)


def _lost(g: SandsOfTime, seat: Seat, texts: Texts, resource: str, kept: int) -> str:
    """Say what is lost. [SOT-371]"""
    lost = income.stock(g.empires[seat], resource) - kept
    return say(texts, "hint-lost", amount=amount(texts, resource, lost)) if lost else ""
