"""Aggressions (TTA-130 to TTA-142, TTA-565, TTA-567, TTA-576, TTA-582)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages.entries import URBAN, Aggression
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    building,
    costs,
    gains,
    leaders,
    military,
    ratings,
    row,
    spending,
    tokens,
)
from saecula.games.through_the_ages.rules.play import Change, Pacts, has, in_game, military_total, pacts
from saecula.games.through_the_ages.rules.registry import rules


def attack_strengths(g: ThroughTheAges, attacker: Seat, rival: Seat) -> tuple[int, int]:
    """Both strengths for an attack: pacts that it would end left out, bonuses against this rival counted.

    [TTA-131, TTA-141]
    """
    own, theirs = pacts(g, attacker), pacts(g, rival)
    return (
        _without_ending(ratings.own_strength(g, g.civs[attacker]), own, rival) + _bonus(own, rival),
        _without_ending(ratings.own_strength(g, g.civs[rival]), theirs, attacker),
    )


def attack_bonus(g: ThroughTheAges, attacker: Seat, rival: Seat) -> int:
    """Strength for attacking this rival. [TTA-131, TTA-581]"""
    return _bonus(pacts(g, attacker), rival)


def _bonus(allied: Pacts, rival: Seat) -> int:
    return sum([side.attack_bonus for _, side, partner in allied if partner == rival]) if allied else 0


def _without_ending(strength: int, allied: Pacts, other: Seat) -> int:
    for pact, side, partner in allied:
        if not (partner == other and pact.ends_on_attack):
            strength += side.symbols.strength
    return strength if strength > 0 else 0


def is_barred(g: ThroughTheAges, attacker: Seat, rival: Seat) -> bool:
    """A pact between both forbids attacks. [TTA-131, TTA-151]"""
    return _bars(pacts(g, attacker), rival)


def _bars(allied: Pacts, rival: Seat) -> bool:
    return any([pact.forbids_attack for pact, _, partner in allied if partner == rival]) if allied else False


def end_pacts(g: ThroughTheAges, attacker: Seat, rival: Seat) -> None:
    """Pacts between both that end on an attack are removed. [TTA-132, TTA-152]"""
    for owner in (attacker, rival):
        civ = g.civs[owner]
        partner = rival if owner == attacker else attacker
        if civ.pact and civ.pact_partner == partner and g.content.pacts[civ.pact].ends_on_attack:
            g.tell("pact_ended", civ.pact)
            row.end_pact(g, owner)


def options(g: ThroughTheAges, seat: Seat, hand: list[str]) -> list[Action]:
    """Aggressions of the hand against weaker rivals, with the military actions at hand.

    [TTA-130, TTA-131, TTA-133, TTA-565, TTA-588]
    """
    civ = g.civs[seat]
    known = g.content.aggressions
    at_hand = spending.military_available(civ)
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
                listed.append(("aggress", card, rival))
    return listed


def has_aim(g: ThroughTheAges, rival: Seat, entry: Aggression) -> bool:
    """Annex needs a colony, Infiltrate a leader or an unfinished wonder. [TTA-133]"""
    civ = g.civs[rival]
    if entry.op == "annex":
        return bool(civ.colonies)
    if entry.op == "infiltrate":
        return bool(civ.leader or civ.unfinished)
    return True


def play(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Reveal, pay, name the rival; the rival may defend. [TTA-130, TTA-132, TTA-142]"""
    card: str = action[1]
    rival: int = action[2]
    entry = g.content.aggressions[card]
    spending.spend_military(g.civs[seat], costs.attack(g, rival, entry.actions))
    military.give_up(g, seat, card)
    g.reveal()
    end_pacts(g, seat, rival)
    own, theirs = attack_strengths(g, seat, rival)
    g.tell("attacked", seat, rival, card, own, theirs)
    g.then(defend(rival, own - theirs), after_defense(seat, rival, card))


@rules.draft(always=True)
def defend(g: ThroughTheAges, seat: Seat, picks: Picks, gap: int) -> list[Action]:
    """No card at all, or bonus cards and discards that suffice, at most as many as military actions in all.

    [TTA-134, TTA-136, TTA-355, TTA-356]
    """
    left = military.hand(g.civs[seat])
    if not left:
        return []
    for pick in picks:
        left.remove(pick[1])
    missing = gap - value(g, picks)
    room = military_total(g, seat) - len(picks)
    distinct = list(dict.fromkeys(left))
    listed: list[Action] = [("add_bonus", card) for card in distinct if card in g.content.bonuses]
    listed += [("discard", card) for card in distinct]
    enough = [pick for pick in listed if room > 0 and reach(g, left, room, pick) >= missing]
    return [*enough, DONE] if not picks or missing <= 0 else enough


def value(g: ThroughTheAges, picks: Picks) -> int:
    """What the picked cards add to the defense. [TTA-134]"""
    return sum(
        [
            g.content.bonuses[pick[1]].defense if pick[0] == "add_bonus" else g.content.board.discard_defense
            for pick in picks
        ]
    )


def reach(g: ThroughTheAges, left: list[str], room: int, pick: Action) -> int:
    """The most that so many cards can add, if this pick is one of them. [TTA-136]"""
    bonuses = g.content.bonuses
    worth = [bonuses[card].defense if card in bonuses else g.content.board.discard_defense for card in left]
    del worth[left.index(pick[1])]
    return value(g, (pick,)) + sum(sorted(worth, reverse=True)[: room - 1])


@defend.resolve
def hold(g: ThroughTheAges, seat: Seat, picks: Picks, gap: int) -> None:
    """Bonus cards are shown, other cards discarded unseen; enough of them stops the attack.

    [TTA-134, TTA-135]
    """
    for verb, card in picks:
        if verb == "add_bonus":
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
    """A failed aggression does nothing; in every case the card is discarded. [TTA-135, TTA-137]"""
    military.put_away(g, card, EVERYONE)
    civ = g.civs[rival]
    if "held" in civ.used:
        civ.used = tuple([word for word in civ.used if word != "held"])
        g.tell("repelled", rival)
        return
    g.tell("succeeded", seat)
    g.then(*OPS[g.content.aggressions[card].op](g, seat, rival, card))


def enslave(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """The rival loses population, the attacker gains. [TTA-139]"""
    entry = g.content.aggressions[card]
    return (gains.lose_population(rival, entry.n), reap(seat, card))


@rules.step
def reap(g: ThroughTheAges, seat: Seat, card: str) -> None:
    """What the attacker gains."""
    gains.give(g, seat, g.content.aggressions[card].gain)


def plunder(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """Up to so much food and resources, in a mixture that the attacker chooses.

    [TTA-139, TTA-460, TTA-461]
    """
    return (choose_loot(seat, rival, g.content.aggressions[card].n),)


@rules.decision(must=True, widget="amount")
def choose_loot(g: ThroughTheAges, seat: Seat, rival: Seat, number: int) -> list[Action]:
    """How much of it is food; the rest is resources, within what the rival has. Or one less in all.

    [TTA-139, TTA-461]
    """
    civ = g.civs[rival]
    food, resources = tokens.stored(g, civ, tokens.FOOD), tokens.stored(g, civ, tokens.RESOURCES)
    total = min(number, food + resources)
    least = max(total - resources, 0)
    splits: list[Action] = [("loot_food", amount) for amount in range(least, min(total, food) + 1)]
    return [*splits, ("take_less",)] if total else splits


@choose_loot.resolve
def loot(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, number: int) -> None:
    if action[0] == "take_less":
        there = sum([tokens.stored(g, g.civs[rival], what) for what in (tokens.FOOD, tokens.RESOURCES)])
        g.then(choose_loot(seat, rival, min(number, there) - 1))
        return
    food: int = action[1]
    for what, wanted in ((tokens.FOOD, food), (tokens.RESOURCES, number - food)):
        tokens.gain(g, seat, what, tokens.lose(g, rival, what, wanted))


def raid(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """Urban buildings are destroyed for half their cost. [TTA-567]"""
    return (raid_building(seat, rival, card, 0, 0),)


@rules.decision
def raid_building(
    g: ThroughTheAges, seat: Seat, rival: Seat, card: str, at: int, loot_value: int
) -> list[Action]:
    """An urban building of a level that this line of the card allows; none where it says "up to".

    [TTA-139, TTA-567]
    """
    levels = g.content.aggressions[card].levels
    technologies = g.content.technologies
    numbers = ratings.of_kind(g, g.civs[rival], *URBAN)
    fitting = [n for n in numbers if technologies[n].age <= levels[at]]
    listed: list[Action] = [("raze", technologies[n].id) for n in fitting]
    return [*listed, ("no_building",)] if len(levels) > 1 or not listed else listed


@raid_building.resolve
def burn(
    g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, card: str, at: int, loot_value: int
) -> None:
    """One after another; the loot is half of all printed costs, rounded up once. [TTA-137, TTA-567]"""
    levels = g.content.aggressions[card].levels
    if action[0] == "raze":
        number = g.content.technology_index[action[1]]
        building.raze(g, rival, number)
        loot_value += g.content.technologies[number].cost
    if action[0] == "raze" and at + 1 < len(levels):
        g.then(raid_building(seat, rival, card, at + 1, loot_value))
    else:
        tokens.gain(g, seat, tokens.RESOURCES, spoils(loot_value))


def spoils(costs_in_all: int) -> int:
    """Half of what the destroyed buildings cost, rounded up once. [TTA-567]"""
    return (costs_in_all + 1) // 2


def annex(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """A colony of the rival changes hands. [TTA-121, TTA-582]"""
    return (choose_colony(seat, rival),)


@rules.decision
def choose_colony(g: ThroughTheAges, seat: Seat, rival: Seat) -> list[Action]:
    """The colony that is taken. [TTA-139]"""
    return [("annex", colony) for colony in g.civs[rival].colonies]


@choose_colony.resolve
def take_colony(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat) -> None:
    colony: str = action[1]
    one, other = g.civs[seat], g.civs[rival]
    with Change(g, seat, rival):
        other.colonies = leaders.without(other.colonies, colony)
        one.colonies = (*one.colonies, colony)
    g.tell("annexed", seat, rival, colony)


def infiltrate(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """Leader or unfinished wonder of the rival is removed. [TTA-576]"""
    return (choose_victim(seat, rival, card),)


@rules.decision
def choose_victim(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> list[Action]:
    """Leader or unfinished wonder. [TTA-139]"""
    civ = g.civs[rival]
    return [("remove", victim) for victim in (civ.leader, civ.unfinished) if victim]


@choose_victim.resolve
def remove_victim(g: ThroughTheAges, seat: Seat, action: Action, rival: Seat, card: str) -> None:
    """Culture by the level of what was removed. [TTA-576]"""
    victim: str = action[1]
    g.tell("infiltrated", seat, rival, victim)
    if victim == g.civs[rival].leader:
        leaders.leave(g, rival)
    else:
        row.abandon_wonder(g, rival)
    points = g.content.aggressions[card].n * g.content.cards[victim].age
    if points:
        g.cite("card", card)
        gains.score_culture(g, seat, points)


def spy(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """Science points change hands. [TTA-473]"""
    points = min(g.content.aggressions[card].n, g.civs[rival].science)
    gains.score_science(g, rival, -points)
    gains.score_science(g, seat, points)
    return ()


def armed_intervention(g: ThroughTheAges, seat: Seat, rival: Seat, card: str) -> tuple[Frame, ...]:
    """Culture points change hands. [TTA-473]"""
    points = min(g.content.aggressions[card].n, g.civs[rival].culture)
    gains.score_culture(g, rival, -points)
    gains.score_culture(g, seat, points)
    return ()


OPS = {
    "enslave": enslave,
    "plunder": plunder,
    "raid": raid,
    "annex": annex,
    "infiltrate": infiltrate,
    "spy": spy,
    "armed_intervention": armed_intervention,
}
