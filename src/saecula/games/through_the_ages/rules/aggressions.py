"""Aggressions (TTA-130 to TTA-142, TTA-565, TTA-567, TTA-576, TTA-582)."""

from __future__ import annotations

from saecula.core.effects import Frames, Operations
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import AGGRESSIONS, URBAN, Aggression
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_tokens,
    building,
    card_row,
    costs,
    gains,
    leaders,
    military,
    ratings,
    tokens,
)
from saecula.games.through_the_ages.rules.in_play import Change, Pacts, has, in_game, military_total, pacts
from saecula.games.through_the_ages.rules.registry import rules

operations = Operations[[ThroughTheAges, Seat, Seat, str]]("aggressions")


def attack_strengths(g: ThroughTheAges, attacker: Seat, rival: Seat) -> tuple[int, int]:
    """Return both strengths for an attack, without pacts that it would end, with bonuses against this rival.

    [TTA-131, TTA-141]
    """
    own, theirs = pacts(g, attacker), pacts(g, rival)
    return (
        _without_ending(ratings.own_strength(g, g.civs[attacker]), own, rival) + _bonus(own, rival),
        _without_ending(ratings.own_strength(g, g.civs[rival]), theirs, attacker),
    )


def attack_bonus(g: ThroughTheAges, attacker: Seat, rival: Seat) -> int:
    """Return the strength for attacking this rival. [TTA-131, TTA-581]"""
    return _bonus(pacts(g, attacker), rival)


def _bonus(allied: Pacts, rival: Seat) -> int:
    return sum([side.attack_bonus for _, side, partner in allied if partner == rival]) if allied else 0


def _without_ending(strength: int, allied: Pacts, other: Seat) -> int:
    for pact, side, partner in allied:
        if not (partner == other and pact.ends_on_attack):
            strength += side.symbols.strength
    return strength if strength > 0 else 0


def is_barred(g: ThroughTheAges, attacker: Seat, rival: Seat) -> bool:
    """Return whether a pact between both forbids attacks. [TTA-131, TTA-151]"""
    return _bars(pacts(g, attacker), rival)


def _bars(allied: Pacts, rival: Seat) -> bool:
    return any([pact.forbids_attack for pact, _, partner in allied if partner == rival]) if allied else False


def end_pacts(g: ThroughTheAges, attacker: Seat, rival: Seat) -> None:
    """Remove the pacts between both that end on an attack. [TTA-132, TTA-152]"""
    for owner in (attacker, rival):
        civ = g.civs[owner]
        partner = rival if owner == attacker else attacker
        if civ.pact and civ.pact_partner == partner and g.content.pacts[civ.pact].ends_on_attack:
            g.tell("pact_ended", civ.pact)
            card_row.end_pact(g, owner)


def options(g: ThroughTheAges, seat: Seat, hand: list[str]) -> list[Action]:
    """List the aggressions in hand against weaker rivals that the available military actions allow.

    [TTA-130, TTA-131, TTA-133, TTA-565, TTA-588]
    """
    civ = g.civs[seat]
    known = g.content.aggressions
    at_hand = action_tokens.military_available(civ)
    cards = [card for card in hand if card in known and known[card].actions <= at_hand] if at_hand else []
    if not cards or has(g, civ, "cannot_attack"):
        return []
    listed: list[Action] = []
    allied = pacts(g, seat)
    strength = ratings.own_strength(g, civ)
    for rival in in_game(g):
        if rival == seat or _bars(allied, rival):
            continue
        own = _without_ending(strength, allied, rival) + _bonus(allied, rival)
        if own <= _without_ending(ratings.own_strength(g, g.civs[rival]), pacts(g, rival), seat):
            continue
        for card in cards:
            if costs.attack(g, rival, known[card].actions) <= at_hand and has_aim(g, rival, known[card]):
                listed.append(words.Aggress(card, rival))
    return listed


def has_aim(g: ThroughTheAges, rival: Seat, entry: Aggression) -> bool:
    """Return whether there is a colony to annex, or a leader or unfinished wonder to infiltrate. [TTA-133]"""
    civ = g.civs[rival]
    if entry.op == "annex":
        return bool(civ.colonies)
    if entry.op == "infiltrate":
        return bool(civ.leader or civ.unfinished)
    return True


def play(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Reveal the card, pay and name the rival, who may defend. [TTA-130, TTA-132, TTA-142]"""
    card, rival = words.Aggress.of(action)
    entry = g.content.aggressions[card]
    action_tokens.spend_military(g.civs[seat], costs.attack(g, rival, entry.actions))
    military.give_up(g, seat, card)
    g.reveal()
    end_pacts(g, seat, rival)
    own, theirs = attack_strengths(g, seat, rival)
    g.tell("attacked", seat, rival, card, own, theirs)
    g.then(defend(rival, own - theirs), after_defense(seat, rival, card))


@rules.draft(always=True)
def defend(g: ThroughTheAges, seat: Seat, picks: Picks, gap: int) -> list[Action]:
    """List the cards that can be added: none at all, or enough, at most as many as military actions in all.

    [TTA-134, TTA-136, TTA-355, TTA-356]
    """
    left = military.hand(g.civs[seat])
    if not left:
        return []
    for pick in picks:
        left.remove(card_of(pick))
    missing = gap - value(g, picks)
    room = military_total(g, seat) - len(picks)
    distinct = list(dict.fromkeys(left))
    listed = words.AddBonus.each([card for card in distinct if card in g.content.bonuses])
    listed += words.Discard.each(distinct)
    enough = [pick for pick in listed if room > 0 and reach(g, left, room, pick) >= missing]
    return [*enough, DONE] if not picks or missing <= 0 else enough


def card_of(pick: Action) -> str:
    """Return the card that is shown or discarded."""
    return words.AddBonus.of(pick) if words.AddBonus.matches(pick) else words.Discard.of(pick)


def value(g: ThroughTheAges, picks: Picks) -> int:
    """Return what the picked cards add to the defense. [TTA-134]"""
    shown = [words.AddBonus.of(pick) for pick in picks if words.AddBonus.matches(pick)]
    discarded = len(picks) - len(shown)
    return sum([g.content.bonuses[c].defense for c in shown]) + discarded * g.content.board.discard_defense


def reach(g: ThroughTheAges, left: list[str], room: int, pick: Action) -> int:
    """Return the most that this many cards can add if this pick is one of them. [TTA-136]"""
    bonuses = g.content.bonuses
    worth = [bonuses[card].defense if card in bonuses else g.content.board.discard_defense for card in left]
    del worth[left.index(card_of(pick))]
    return value(g, (pick,)) + sum(sorted(worth, reverse=True)[: room - 1])


@defend.resolve
def hold(g: ThroughTheAges, seat: Seat, picks: Picks, gap: int) -> None:
    """Show bonus cards and discard other cards unseen; enough of them stop the attack. [TTA-134, TTA-135]"""
    for pick in picks:
        card = card_of(pick)
        if words.AddBonus.matches(pick):
            military.give_up(g, seat, card)
            military.put_away(g, card, EVERYONE)
            g.tell("played_bonus", seat, card)
        else:
            military.discard(g, seat, card)
            g.tell("discarded", seat)
    if picks:
        g.civs[seat].used = (*g.civs[seat].used, "held")


@rules.step
def after_defense(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> None:
    """Discard the card; an aggression that was not stopped takes effect. [TTA-135, TTA-137]"""
    military.put_away(g, card, EVERYONE)
    civ = g.civs[rival]
    if "held" in civ.used:
        civ.used = tuple([word for word in civ.used if word != "held"])
        g.tell("repelled", rival)
        return
    g.tell("succeeded", seat)
    g.then(*operations[g.content.aggressions[card].op](g, seat, rival, card))


@operations.add
def enslave(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Make the rival lose population and the attacker gain. [TTA-139]"""
    entry = g.content.aggressions[card]
    return (gains.lose_population(rival, entry.n), reap(seat, card))


@rules.step
def reap(g: ThroughTheAges, seat: Seat, card: str) -> None:
    """Give the attacker what the card grants."""
    gains.give(g, seat, g.content.aggressions[card].gain)


@operations.add
def plunder(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Let the attacker take food and resources in a mixture of their choice. [TTA-139, TTA-460, TTA-461]"""
    return (choose_loot(seat, rival, g.content.aggressions[card].n),)


@rules.decision(must=True, widget="amount")
def choose_loot(g: ThroughTheAges, seat: Seat, rival: Seat, number: int) -> list[Action]:
    """List how much of the loot is food, the rest being resources, within what the rival has; or one less.

    [TTA-139, TTA-461]
    """
    civ = g.civs[rival]
    food, resources = tokens.stored(g, civ, tokens.FOOD), tokens.stored(g, civ, tokens.RESOURCES)
    total = min(number, food + resources)
    least = max(total - resources, 0)
    splits = words.LootFood.each(range(least, min(total, food) + 1))
    return [*splits, words.TakeLess()] if total else splits


@choose_loot.resolve
def loot(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, number: int) -> None:
    if words.TakeLess.matches(action):
        there = sum([tokens.stored(g, g.civs[rival], what) for what in (tokens.FOOD, tokens.RESOURCES)])
        g.then(choose_loot(seat, rival, min(number, there) - 1))
        return
    food = words.LootFood.of(action)
    for what, wanted in ((tokens.FOOD, food), (tokens.RESOURCES, number - food)):
        tokens.gain(g, seat, what, tokens.lose(g, rival, what, wanted))


@operations.add
def raid(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Destroy urban buildings for half their cost. [TTA-567]"""
    return (raid_building(seat, rival, card, 0, 0),)


@rules.decision
def raid_building(
    g: ThroughTheAges, seat: Seat, rival: Seat, card: str, at: int, loot_value: int
) -> list[Action]:
    """List urban buildings of a level that this line of the card allows, and none where it says "up to".

    [TTA-139, TTA-567]
    """
    levels = g.content.aggressions[card].levels
    technologies = g.content.technologies
    numbers = ratings.of_kind(g, g.civs[rival], *URBAN)
    listed = words.Raze.each([technologies[n].id for n in numbers if technologies[n].age <= levels[at]])
    return [*listed, words.NoBuilding()] if len(levels) > 1 or not listed else listed


@raid_building.resolve
def burn(
    g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, card: str, at: int, loot_value: int
) -> None:
    """Destroy one building after another; the loot is half of all costs, rounded up once.

    [TTA-137, TTA-567]
    """
    levels = g.content.aggressions[card].levels
    razed = words.Raze.matches(action)
    if razed:
        number = g.content.technology_index[words.Raze.of(action)]
        building.raze(g, rival, number)
        loot_value += g.content.technologies[number].cost
    if razed and at + 1 < len(levels):
        g.then(raid_building(seat, rival, card, at + 1, loot_value))
    else:
        tokens.gain(g, seat, tokens.RESOURCES, spoils(loot_value))


def spoils(costs_in_all: int) -> int:
    """Return half of what the destroyed buildings cost, rounded up once. [TTA-567]"""
    return (costs_in_all + 1) // 2


@operations.add
def annex(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Let the attacker take a colony of the rival. [TTA-121, TTA-582]"""
    return (choose_colony(seat, rival),)


@rules.decision
def choose_colony(g: ThroughTheAges, seat: Seat, rival: Seat) -> list[Action]:
    """List the colonies that can be taken. [TTA-139]"""
    return words.Annex.each(g.civs[rival].colonies)


@choose_colony.resolve
def take_colony(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat) -> None:
    colony = words.Annex.of(action)
    one, other = g.civs[seat], g.civs[rival]
    with Change(g, seat, rival):
        other.colonies = leaders.without(other.colonies, colony)
        one.colonies = (*one.colonies, colony)
    g.tell("annexed", seat, rival, colony)


@operations.add
def infiltrate(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Remove the rival's leader or unfinished wonder. [TTA-576]"""
    return (choose_victim(seat, rival, card),)


@rules.decision
def choose_victim(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> list[Action]:
    """Offer the leader and the unfinished wonder. [TTA-139]"""
    civ = g.civs[rival]
    return words.Remove.each([victim for victim in (civ.leader, civ.unfinished) if victim])


@choose_victim.resolve
def remove_victim(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, card: str) -> None:
    """Remove it and score culture by its level. [TTA-576]"""
    victim = words.Remove.of(action)
    g.tell("infiltrated", seat, rival, victim)
    if victim == g.civs[rival].leader:
        leaders.leave(g, rival)
    else:
        card_row.abandon_wonder(g, rival)
    points = g.content.aggressions[card].n * g.content.cards[victim].age
    if points:
        g.cite("card", card)
        gains.score_culture(g, seat, points)


@operations.add
def spy(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Move science points from the rival to the attacker. [TTA-473]"""
    points = min(g.content.aggressions[card].n, g.civs[rival].science)
    gains.score_science(g, rival, -points)
    gains.score_science(g, seat, points)
    return ()


@operations.add
def armed_intervention(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> Frames:
    """Move culture points from the rival to the attacker. [TTA-473]"""
    points = min(g.content.aggressions[card].n, g.civs[rival].culture)
    gains.score_culture(g, rival, -points)
    gains.score_culture(g, seat, points)
    return ()


operations.check(AGGRESSIONS)
