"""The order of a battle (COC-172, COC-225 to COC-231, COC-239 to COC-252, COC-319, COC-334).

Attackers stand on the hex of the battle while they fight, those who defend it too. All rounds are one scope:
whatever decides the battle abandons it, and `battle_ends` finds out who has won.
"""

from __future__ import annotations

from typing import Final

from saecula.core.actions import seat_of
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import scope
from saecula.core.zones import pile
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.powers import After, Moves
from saecula.games.clash_of_cultures.rules import (
    arms,
    capture,
    cities,
    combat,
    effects,
    goods,
    hosts,
    losses,
    sides,
    tactics,
)
from saecula.games.clash_of_cultures.rules.goods import CULTURE, GOLD, MOOD
from saecula.games.clash_of_cultures.rules.hosts import (
    LEADER,
    SHIP,
    TIRED,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.land import land, name
from saecula.games.clash_of_cultures.rules.registry import (
    Moment,
    action_ends,
    battle_begins,
    battle_over,
    battles,
    round_ends,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, BOTH, DEFENDER, is_player
from saecula.games.clash_of_cultures.vocabulary import FightOn, Retreat
from saecula.games.clash_of_cultures.words import KINDS

NOWHERE: Final = -1
DRAW: Final = -1


@battles.add(10)
def fought(g: ClashOfCultures, attacker: int, defender: int, place: int, came: int) -> Frames:
    """Return the frame of a battle that is to be fought now. [COC-167, COC-225]"""
    return (clash(attacker, defender, place, came),)


@rules.step
def clash(g: ClashOfCultures, attacker: int, defender: int, place: int, came: int) -> None:
    """Fight for a hex that the attackers have entered."""
    begin(g, attacker, defender, place, came)


def begin(g: ClashOfCultures, attacker: int, defender: int, place: int, came: int = NOWHERE) -> None:
    """Put the frames of a battle. [COC-225 to COC-228]"""
    take_sides(g, attacker, defender, place, came)
    g.tell("battle_began", attacker, defender, name(g, place))
    if any([each.wins for each in combat.modifiers(g, DEFENDER)]):
        losses.remove(g, ATTACKER, [kind_of(unit) for unit in sides.fighters(g, ATTACKER)])
        g.then(battle_ends())
    elif is_undefended(g):
        g.then(battle_ends())
    else:
        g.then(*_before(g), battle_round(), scope(losses.BATTLE), battle_ends())


def _before(g: ClashOfCultures) -> list[Frame]:
    """Return what is decided before round 1, all by the attacker first. [COC-228]"""
    paid = arms.powers(g, "before")
    return [
        frame
        for seat, which in sides.players(g)
        for frame in (*[each for each in paid if seat_of(each) == seat], *battle_begins(g, seat))
    ]


def take_sides(g: ClashOfCultures, attacker: int, defender: int, place: int, came: int = NOWHERE) -> None:
    """Note the sides and the hex; attackers who came from nowhere cannot retreat. [COC-225, COC-240]"""
    battle, now = g.battle, land(g)
    battle.attacker, battle.defender, battle.hex, battle.came = attacker, defender, place, came
    battle.sea = bool(now.water >> place & 1)
    battle.landed = came != NOWHERE and not battle.sea and bool(now.water >> came & 1)
    battle.may_retreat = came != NOWHERE and is_player(attacker)
    battle.laid = (pile(), pile())
    battle.attacking_units = ((place, *sides.present(g, ATTACKER)),)
    battle.defending_units = ((place, *sides.present(g, DEFENDER)),)
    _note_city(g)


def _of_both(g: ClashOfCultures, moment: Moment[[]]) -> list[Frame]:
    """Return what happens at a moment of the battle, for the attacker first."""
    return [frame for seat, _ in sides.players(g) for frame in moment(g, seat)]


def _note_city(g: ClashOfCultures) -> None:
    """Remember the city as it was before the battle."""
    place = g.battle.hex
    if not g.battle.sea and cities.owner(g, place) != cities.NOBODY:
        sides.note(g, "city_size", DEFENDER, str(cities.size(g, place, cities.standing(g))))
        if place in g.wonder_at:
            sides.note(g, "wonder", DEFENDER)
        if cities.standing(g)[cities.TEMPLE] >> place & 1:
            sides.note(g, "temple", DEFENDER)


def is_undefended(g: ClashOfCultures) -> bool:
    """Return whether neither units nor a fortress defend the hex. [COC-226]"""
    return not tactics.pieces(g, DEFENDER)


# A round.


@rules.step
def battle_round(g: ClashOfCultures) -> None:
    """Begin a combat round. [COC-227, COC-239]"""
    battle = g.battle
    battle.round += 1
    battle.attacking_powers = arms.lasting(g, battle.attacking_powers)
    battle.defending_powers = arms.lasting(g, battle.defending_powers)
    g.then(*arms.powers(g, "round"), lay_and_reveal())


@rules.step
def lay_and_reveal(g: ClashOfCultures) -> None:
    """Carry out steps 1 and 2: tactics cards. [COC-227, COC-229, COC-230]"""
    g.battle.strength = (sides.strength(g, ATTACKER), sides.strength(g, DEFENDER))
    g.then(
        *tactics.lay(g),
        tactics.turn_up(),
        *arms.powers(g, "reveal"),
        tactics.take_effect(),
        prepare_roll(),
    )


@rules.step
def prepare_roll(g: ClashOfCultures) -> None:
    """Let the sides pay before they roll. [COC-248]"""
    g.then(*tactics.ransoms(g), *arms.powers(g, "roll"), combat_roll())


@rules.step
def combat_roll(g: ClashOfCultures) -> None:
    """Carry out step 3: roll, then pay for what works after a roll. [COC-232, COC-248, COC-251]"""
    g.battle.attacking_dice = combat.roll(g, ATTACKER)
    g.battle.defending_dice = combat.roll(g, DEFENDER)
    g.then(*arms.powers(g, "rolled"), *arms.powers(g, "hits"), hits())


@rules.step
def hits(g: ClashOfCultures) -> None:
    """Carry out step 4: both sides lose units at the same time. [COC-237, COC-239]"""
    found = [combat.read(g, which) for which in BOTH]
    for which, each in zip(BOTH, found, strict=True):
        g.tell("valued", sides.side(g, which), each.numbers, each.value, each.hits)
    attacking, defending = found
    due = combat.suffered(attacking, defending), combat.suffered(defending, attacking)
    after = [tactics.encircle(which) for which in BOTH] + [tactics.surprise(which) for which in BOTH]
    g.then(*losses.take(g, due), *after, close_round())


@rules.step
def close_round(g: ClashOfCultures) -> None:
    """Carry out step 5: the battle ends, the attacker retreats, or a new round begins. [COC-239, COC-241]"""
    tactics.put_away(g)
    g.battle.attacking_dice = g.battle.defending_dice = ()
    if not sides.strength(g, ATTACKER) or not sides.strength(g, DEFENDER):
        g.abandon(losses.BATTLE)
        return
    asked = [retreat(g.battle.attacker)] if g.battle.may_retreat else []
    g.then(*_of_both(g, round_ends), *asked, battle_round())


@rules.decision(widget="yesno")
def retreat(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Let the attacker break off the battle. [COC-239, COC-240]"""
    return [FightOn(), Retreat()]


@retreat.resolve
def withdraw(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if action != FightOn():
        break_off(g)


def break_off(g: ClashOfCultures) -> None:
    """Return to where the attackers came from, settlers and units aboard too. [COC-240, COC-243]"""
    battle = g.battle
    who = battle.attacker
    units = sides.present(g, ATTACKER)
    left = hosts.removed(sides.troops(g, who), battle.hex, units)
    sides.set_troops(g, who, hosts.added(left, battle.came, units))
    if is_player(who):
        g.civs[who].units = tire(g, who, battle.came, units)
    sides.note(g, "retreated", ATTACKER)
    g.tell("retreated", who, name(g, battle.came))
    g.abandon(losses.BATTLE)


# The end.


def winner(g: ClashOfCultures) -> int:
    """Return the winner: attacker, defender, or nobody. [COC-239, COC-241, COC-262]"""
    if sides.noted(g, "retreated", ATTACKER):
        return DRAW
    attackers, defenders = [bool(sides.strength(g, which)) for which in BOTH]
    if attackers != defenders:
        return ATTACKER if attackers else DEFENDER
    return DRAW if defenders or sides.started_with(g, DEFENDER) else DEFENDER


@rules.step
def battle_ends(g: ClashOfCultures) -> None:
    """End the battle: fallen and drowned units, rewards, the city, effects, objectives. [COC-250]"""
    battle = g.battle
    tactics.put_away(g)
    won = winner(g)
    place = battle.hex
    for which in BOTH:
        _weary(g, which)
        if not battle.sea and not sides.strength(g, which) and won != which:
            losses.settlers_fall(g, which)
    if won == DRAW:
        g.tell("battle_drawn", name(g, place))
    else:
        g.tell("battle_won", sides.side(g, won), name(g, place))
    harbour = battle.came if sides.noted(g, "retreated", ATTACKER) else place
    drowning = [losses.drowning(g, which, at) for which, at in zip(BOTH, (harbour, place), strict=True)]
    sunk = [frame for frames in drowning for frame in frames if battle.sea]
    g.then(*sunk, rewards(won), aftermath(won), close_battle())


def _weary(g: ClashOfCultures, which: int) -> None:
    """Tire the survivors of the player whose turn it is. [COC-172]"""
    side = sides.side(g, which)
    if is_player(side) and side == g.active:
        g.civs[side].units = tire(g, side, g.battle.hex, sides.fighters(g, which))


def tire(g: ClashOfCultures, seat: Seat, place: int, units: hosts.Units) -> hosts.Troops:
    """Return a player's units with those on a hex tired that fought, unless a card spares them. [COC-172]"""
    civ = g.civs[seat]
    fresh = [KINDS.index(kind) for _, power in sheet(g, civ).all(Moves) for kind in power.untired]
    worn = [unit for unit in units if sides.fights(unit, g.battle.sea) and kind_of(unit) not in fresh]
    return hosts.added(hosts.removed(civ.units, place, worn), place, [unit | TIRED for unit in worn])


@rules.step
def rewards(g: ClashOfCultures, won: int) -> None:
    """Pay for barbarians and pirates, then reward the winner, then take the city. [COC-250, COC-255]"""
    battle = g.battle
    frames: list[Frame] = []
    for seat, which in sides.players(g):
        frames += _bounty(g, seat, which, won)
    if won != DRAW and is_player(sides.side(g, won)):
        arms.refund(g, won)
        frames += _after(g, won, won, of_winners=True)
    city = not battle.sea and cities.owner(g, battle.hex) == battle.defender
    if won == ATTACKER and city:
        sides.note(g, "captured", ATTACKER, str(battle.defender))
        frames.append(capture.capture(battle.attacker, battle.hex))
    g.then(*frames)


def _bounty(g: ClashOfCultures, seat: Seat, which: int, won: int) -> Frames:
    """Gain gold for barbarians defeated, and gold and a token for a battle against pirates.

    [COC-319, COC-334, COC-335]
    """
    foe = sides.side(g, 1 - which)
    if foe == BARBARIANS and won == which and sides.started_with(g, 1 - which):
        goods.gain(g, seat, goods.only(GOLD, g.content.board.barbarian_gold))
    if foe != PIRATES:
        return ()
    ships = g.battle.killed.count((PIRATES, SHIP))
    goods.gain(g, seat, goods.only(GOLD, ships * g.content.board.pirate_gold))
    return (effects.take_goods(seat, (MOOD, CULTURE), 1),)


@rules.step
def aftermath(g: ClashOfCultures, won: int) -> None:
    """Do what cards do after a battle, attacker first; then objectives can be laid. [COC-250, COC-291]"""
    frames: list[Frame] = []
    for seat, which in sides.players(g):
        frames += _after(g, which, won, of_winners=False)
        if sides.noted(g, "leader_gone", which):
            frames += effects.after(g, seat, "leader_gone", g.battle.hex)
    frames += _of_both(g, battle_over)
    (seat, _), *_ = sides.players(g)
    g.then(*frames, *action_ends(g, seat))


def _after(g: ClashOfCultures, which: int, won: int, of_winners: bool) -> list[Frame]:
    """Return what a side's cards do after a battle: the rewards of a winner, or all others."""
    seat = sides.side(g, which)
    facts = after_words(g, which, won)
    held = sheet(g, g.civs[seat]).all(After)
    cards = [card for card, power in held if "battle" in power.what and ("won" in power.when) == of_winners]
    place = where(g, g.civs[seat], g.civs[seat].leader) if "survives" in facts else g.battle.hex
    return [
        frame
        for card in cards
        for frame in effects.after(
            g, seat, "battle", place, facts=facts, source=card, lost=losses.lost_army(g, which)
        )
    ]


def after_words(g: ClashOfCultures, which: int, won: int) -> tuple[str, ...]:
    """Return the words that hold for a side after the battle; a captor may have removed the temple."""
    holds = {
        "won": won == which,
        "lost": won == 1 - which,
        "land": not g.battle.sea,
        "temple": bool(sides.noted(g, "temple", DEFENDER)),
        "against_army": bool(sides.started_with(g, 1 - which)),
        "first_round": g.battle.round == 1,
        "survives": survives(g, which),
    }
    return tuple([word for word, true in holds.items() if true])


def survives(g: ClashOfCultures, which: int) -> bool:
    """Return whether the leader of a side was there and lives, even if it has left. [COC-604, COC-624]"""
    stacks = g.battle.defending_units if which else g.battle.attacking_units
    present = any([LEADER in map(kind_of, units) for _, *units in stacks])
    return present and not sides.noted(g, "leader_gone", which)


@rules.step
def close_battle(g: ClashOfCultures) -> None:
    """Forget the battle."""
    battle = g.battle
    battle.attacker = battle.defender = battle.hex = battle.came = NOWHERE
    battle.sea = battle.landed = battle.may_retreat = False
    battle.round = 0
    battle.strength = battle.attacking_dice = battle.defending_dice = ()
    battle.laid = ()
    battle.attacking_powers = battle.defending_powers = ()
    battle.attacking_units = battle.defending_units = ()
    battle.killed = battle.notes = ()
