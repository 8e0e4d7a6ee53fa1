"""Hints of soldiers and citizens on the move: levy, migration, raids, conquest, battles."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, say
from saecula.games.sands_of_time import vocabulary as words
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    battle,
    conquest,
    income,
    levy,
    moves,
    raid,
)
from saecula.games.sands_of_time.rules import regions as rules_regions
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    controller,
    tile,
)
from saecula.games.sands_of_time.scene import sums
from saecula.games.sands_of_time.scene.hints.registry import brought, crowd, hints
from saecula.games.sands_of_time.scene.wording import amount


@hints.of(words.Levy, words.Arm, words.Disarm)
def _levy(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    gold = amount(texts, "gold", g.content.board.levy_price)
    return JOIN.join([gold, crowd(g, g.content.region_index[region], texts)])


@hints.of(words.Recruit)
def _recruit(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str, region: str) -> str:
    place = g.content.region_index[region]
    gold = amount(texts, "gold", levy.recruiting_price(g, seat, piece, place))
    return JOIN.join([gold, crowd(g, place, texts)])


@hints.of(words.Attack)
def _attack(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str, empire: int) -> str:
    """Show the cost, and both combat values before wagers. [SOT-123, SOT-125]"""
    place = g.content.region_index[region]
    yours = battle.combat_value(g, seat, place, seat)
    theirs = battle.combat_value(g, empire, place, seat)
    cost = amount(texts, "grain", conquest.attack_cost(g, seat, empire, place))
    return JOIN.join([cost, say(texts, "hint-attack", yours=yours, theirs=theirs)])


@hints.of(words.Annex)
def _annex(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    cost = amount(texts, "grain", conquest.annex_cost(g, seat, place))
    parts = sums.annexing(g, seat, place, texts)
    return f"{cost} ({sums.in_words(parts)})"


@hints.of(words.Wager)
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


@hints.of(words.GiveUp)
def _give_up(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str) -> str:
    empire = g.empires[seat]
    region, _ = battle.return_citizens.of(frame)
    there = empire.peasants[region] if piece == "peasant" else empire.soldiers[region]
    return say(texts, "hint-there", n=there)


@hints.of(words.MoveTo)
def _target(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    """Say who controls a region, and how full it is."""
    place = g.content.region_index[region]
    owner = controller(g, place)
    whose = _whose(seat, owner, texts)
    return JOIN.join([whose, crowd(g, place, texts)])


def _whose(seat: Seat, owner: Seat, texts: Texts) -> str:
    if owner == NOBODY:
        return say(texts, "controlled-by-nobody")
    if owner == seat:
        return say(texts, "controlled-by-you")
    return say(texts, "controlled-by", empire=texts.label("empire", owner))


@hints.of(words.AskPassage)
def _passage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    owner = controller(g, g.content.region_index[region])
    return say(texts, "controlled-by", empire=texts.label("empire", owner))


@hints.of(words.MoveFrom)
def _move_from(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, piece: str, region: str) -> str:
    """Say how many of them have not moved yet, and how full the region is. [SOT-150, SOT-230]"""
    place = g.content.region_index[region]
    movable = say(texts, "hint-movable", n=moves.unmoved(g, seat, piece, place))
    return JOIN.join([movable, crowd(g, place, texts)])


@hints.of(words.Plunder)
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


@hints.of(words.PlunderAll)
def _plunder_all(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Add up the spoils of all regions that are not spared. [SOT-154]"""
    (spared,) = raid.plunder_all.of(frame)
    regions = [region for region in rules_regions.foreign(g, seat) if not spared >> region & 1]
    names = listed([texts.label("region", rules_regions.region_id(g, region)) for region in regions])
    gain = brought(g, {region: raid.spoils(g, seat, region) for region in regions}, texts)
    return say(texts, "hint-plunder-all", gain=gain, regions=names)


@hints.of(words.Spare)
def _spare(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    return say(
        texts,
        "hint-spare",
        whose=_whose(seat, controller(g, place), texts),
        gain=amount(texts, tile(g, place).resource, raid.spoils(g, seat, place)),
    )


@hints.of(words.RetreatTo)
def _retreat(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    return crowd(g, g.content.region_index[region], texts)


@hints.of(words.Consent)
def _consent(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-consent", empire=_asker(frame, texts))


@hints.of(words.Refuse)
def _refuse(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    return say(texts, "hint-refuse", empire=_asker(frame, texts))


def _asker(frame: Frame, texts: Texts) -> str:
    """Name the player who asks to pass. [SOT-233]"""
    _, asker = moves.consent.of(frame)
    return str(texts.label("empire", asker))
