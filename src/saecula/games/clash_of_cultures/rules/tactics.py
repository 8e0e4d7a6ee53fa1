"""Tactics cards: laying them face down, turning them up, what they do (COC-229 to 231, COC-700 to 715)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.core.zones import EVERYONE, Zone, pile, seen_by
from saecula.games.clash_of_cultures.entries import Tactic
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import (
    cards,
    cities,
    combat,
    hosts,
    land,
    losses,
    paying,
    prices,
    sides,
)
from saecula.games.clash_of_cultures.rules.combat import SPARED, played
from saecula.games.clash_of_cultures.rules.hosts import TIRED
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, BOTH, DEFENDER, is_player
from saecula.games.clash_of_cultures.vocabulary import FallBack, LayNone, LayTactic, PayMore

NOBODY: Final = -1


def commander(g: ClashOfCultures, which: int) -> Seat:
    """Return the player who lays tactics cards for a side, or nobody.

    Barbarians may be loyal to the leader of a player who takes no part in the battle. [COC-229, COC-633]
    """
    who = sides.side(g, which)
    if who != BARBARIANS:
        return who if is_player(who) else NOBODY
    others = [seat for seat in range(g.seats) if seat != sides.side(g, 1 - which)]
    return next((seat for seat in others if inspires(g, seat)), NOBODY)


def inspires(g: ClashOfCultures, seat: Seat) -> bool:
    """Return whether barbarians in the battle are loyal to a leader of this player who is near. [COC-633]"""
    civ = g.civs[seat]
    loyalties = [held for held in sheet(g, civ).all(Rule) if held[1].name == "loyalty"]
    places = [(where(g, civ, source), power.within) for source, power in loyalties]
    now = land.land(g)
    return any([place >= 0 and now.within(g.battle.hex, within) >> place & 1 for place, within in places])


# Laying.


def lay(g: ClashOfCultures) -> Frames:
    """Return the frames of step 1: the attacker lays a card first. [COC-229, COC-633]"""
    asked = [(commander(g, which), which) for which in BOTH]
    return tuple([lay_tactics(seat, which) for seat, which in asked if seat != NOBODY])


@rules.decision(always=True)
def lay_tactics(g: ClashOfCultures, seat: Seat, which: int) -> list[Action]:
    """Lay a tactics card face down, or none; everybody with Tactics and cards is asked. [COC-229]"""
    civ = g.civs[seat]
    able = "tactics" in sheet(g, civ).enabled and len(civ.hand) and not combat.is_barred(g, which)
    if not able:
        return []
    fitting = [card for card in civ.hand.cards if is_playable(g, which, tactic_of(g, card))]
    return [*LayTactic.each(fitting), LayNone()]


@lay_tactics.resolve
def lay_down(g: ClashOfCultures, seat: Seat, action: Action, which: int) -> None:
    """Put the card before the player; others know only that it lies there. [COC-229]"""
    if LayTactic.matches(action):
        civ = g.civs[seat]
        card = LayTactic.of(action)
        civ.hand = civ.hand.take(card).hidden(seen_by(seat))
        set_laid(g, which, pile((card,), seen_by(seat)))
        g.tell("laid_tactic", seat)


def tactic_of(g: ClashOfCultures, card: str) -> Tactic:
    """Return the lower half of an action card."""
    return g.content.tactics[g.content.action_cards[card].tactic]


def set_laid(g: ClashOfCultures, which: int, zone: Zone) -> None:
    """Change what a side has laid."""
    one, other = g.battle.laid
    g.battle.laid = (one, zone) if which else (zone, other)


def is_playable(g: ClashOfCultures, which: int, tactic: Tactic) -> bool:
    """Return whether a side may lay a card: piece, role and place. [COC-229, COC-700 to COC-715]"""
    battle = g.battle
    city = not battle.sea and cities.owner(g, battle.hex) != cities.NOBODY
    if tactic.role and (tactic.role == "attacker") != (which == ATTACKER):
        return False
    if (tactic.place and battle.sea) or (tactic.place == "city" and not city):
        return False
    if tactic.not_against_city and city and which == ATTACKER:
        return False
    if tactic.retreats and not havens(g, which):
        return False
    return any([piece in tactic.needs for piece in pieces(g, which)])


def pieces(g: ClashOfCultures, which: int) -> list[str]:
    """Return the kinds of pieces on a side, as tactics cards name them. [COC-229]"""
    found = []
    if sides.strength(g, which):
        found.append("ship" if g.battle.sea else "army")
    built = cities.standing(g)[cities.FORTRESS]
    if which == DEFENDER and not g.battle.sea and built >> g.battle.hex & 1:
        found.append("fortress")
    return found


# Turning up.


@rules.step
def turn_up(g: ClashOfCultures) -> None:
    """Turn up both cards together. [COC-230]"""
    for which in BOTH:
        for card in g.battle.laid[which].cards:
            g.reveal()
            set_laid(g, which, g.battle.laid[which].shown(EVERYONE))
            sides.note(g, "turned_up", which, str(g.battle.round))
            sides.note(g, "tactic", which, card)
            g.tell("turned_up", sides.side(g, which), card)


@rules.step
def take_effect(g: ClashOfCultures) -> None:
    """Apply what works when it is revealed: Scout, Martyr, others, Tactical Retreat. [COC-230]"""
    found = []
    for which in BOTH:
        tactic = played(g, which)
        if tactic is not None and tactic.moment == "reveal":
            found.append((_order(tactic), which))
    g.then(*[work(which) for _, which in sorted(found)])


def _order(tactic: Tactic) -> int:
    if tactic.cancels:
        return 0 if tactic.takes else 1
    return 3 if tactic.retreats else 2


@rules.step
def work(g: ClashOfCultures, which: int) -> None:
    """Apply a card that works when it is revealed, unless it was cancelled. [COC-230, COC-247]"""
    tactic = played(g, which)
    if tactic is None:
        return
    if tactic.cancels:
        cancel(g, which, tactic.takes)
    succeeded = try_luck(g, which, tactic)
    if tactic.ignore and succeeded:
        put_in_force(g, which, tactic.id)
    if tactic.retreats:
        g.then(fall_back(commander(g, which), which))
    elif tactic.kills and succeeded:
        hits = (tactic.loses, tactic.kills) if which == ATTACKER else (tactic.kills, tactic.loses)
        g.then(*losses.take(g, hits), losses.check_standing())


def cancel(g: ClashOfCultures, which: int, takes: bool) -> None:
    """Ignore the opponent's card; a Scout takes it, and everybody knows that. [COC-708, COC-709]"""
    for card in g.battle.laid[1 - which].cards:
        if takes:
            civ = g.civs[commander(g, which)]
            civ.hand = civ.hand.put(card, EVERYONE)
            set_laid(g, 1 - which, pile())
            g.tell("scouted", sides.side(g, which), card)
        else:
            discard(g, 1 - which)
            g.tell("cancelled", sides.side(g, which), card)


def try_luck(g: ClashOfCultures, which: int, tactic: Tactic) -> bool:
    """Roll the dice of a card; without any it succeeds. [COC-701, COC-710, COC-713]"""
    number = sides.strength(g, which) if tactic.rolls_per_unit else tactic.rolls
    if not number:
        return True
    faces = g.content.board.die
    rolled = [int(faces[g.roll(len(faces))].number) for _ in range(number)]
    best = max(rolled)
    g.tell("tried", sides.side(g, which), tactic.id, best)
    return best >= tactic.success


def put_in_force(g: ClashOfCultures, which: int, word: str) -> None:
    """Note what works for a side from now on."""
    battle = g.battle
    if which:
        battle.defending_powers = tuple(sorted([*battle.defending_powers, word]))
    else:
        battle.attacking_powers = tuple(sorted([*battle.attacking_powers, word]))


# Tactical Retreat.


def havens(g: ClashOfCultures, which: int) -> int:
    """Return the land hexes to which a side's army can fall back. [COC-711]"""
    now, who = land.land(g), sides.side(g, which)
    own = hosts.host(sides.troops(g, who), now.water)
    near = now.layout.neighbours[g.battle.hex] & now.ground & ~held_by_others(g, who)
    army = sides.strength(g, which)
    return land.mask([place for place in bits(near) if hosts.room(own, place) >= army])


def held_by_others(g: ClashOfCultures, who: int) -> int:
    """Return the hexes with units or cities of other sides. [COC-009]"""
    others = [other for other in (*range(g.seats), BARBARIANS, PIRATES) if other != who]
    found = cities.all_cities(g) & ~(g.civs[who].cities if is_player(who) else g.tribes)
    for other in others:
        found |= hosts.host(sides.troops(g, other), land.land(g).water).everywhere
    return found


@rules.decision(must=True)
def fall_back(g: ClashOfCultures, seat: Seat, which: int) -> list[Action]:
    """Choose the hex to which all army units fall back. [COC-711]"""
    return FallBack.each(land.names(g, havens(g, which)))


@fall_back.resolve
def leave(g: ClashOfCultures, seat: Seat, action: Action, which: int) -> None:
    """Leave the hex to the opponent, the winner; settlers stay behind. [COC-172, COC-711]"""
    who, army = sides.side(g, which), sides.fighters(g, which)
    left = hosts.removed(sides.troops(g, who), g.battle.hex, army)
    worn = [unit | TIRED if who == g.active else unit for unit in army]
    sides.set_troops(g, who, hosts.added(left, land.number(g, FallBack.of(action)), worn))
    sides.note(g, "fell_back", which)
    g.tell("fell_back", who, FallBack.of(action))
    g.abandon(losses.BATTLE)


# Siege.


def ransoms(g: ClashOfCultures) -> Frames:
    """Return the questions to the sides that may pay to keep their combat abilities. [COC-248, COC-700]"""
    found = []
    for seat, which in sides.players(g):
        tactic = played(g, 1 - which)
        if tactic is not None and tactic.foe_price is not None:
            found.append(ransom(seat, which))
    return tuple(found)


@rules.decision
def ransom(g: ClashOfCultures, seat: Seat, which: int) -> list[Action]:
    """Pay to keep the combat abilities of this round. [COC-700]"""
    price = ransom_price(g, which)
    can = paying.can_pay(g.civs[seat], price, prices.ways(sheet(g, g.civs[seat])))
    return [PayMore(), PASS] if can else []


def ransom_price(g: ClashOfCultures, which: int) -> tuple[int, ...]:
    """Return what a side pays to keep its combat abilities. [COC-700]"""
    tactic = played(g, 1 - which)
    assert tactic is not None
    assert tactic.foe_price is not None
    return prices.amounts(tactic.foe_price)


@ransom.resolve
def pay_ransom(g: ClashOfCultures, seat: Seat, action: Action, which: int) -> None:
    if action == PASS:
        return
    price = ransom_price(g, which)
    put_in_force(g, which, SPARED)
    g.then(*paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]))))


# The end of a round.


def fallen(g: ClashOfCultures, which: int) -> int:
    """Return how many fighting units a side has lost in this round."""
    return g.battle.strength[which] - sides.strength(g, which)


@rules.step
def encircle(g: ClashOfCultures, which: int) -> None:
    """Deal a further hit if the opponent lost at least as many units and the die allows it. [COC-713]"""
    tactic = played(g, which)
    if tactic is None or not tactic.hits or fallen(g, 1 - which) < fallen(g, which):
        return
    if try_luck(g, which, tactic):
        hits = (0, tactic.hits) if which == ATTACKER else (tactic.hits, 0)
        g.then(*losses.take(g, hits))


@rules.step
def surprise(g: ClashOfCultures, which: int) -> None:
    """Draw a card if an opposing unit fell in this round. [COC-712]"""
    tactic = played(g, which)
    if tactic is not None and tactic.draws and fallen(g, 1 - which):
        g.then(cards.draw_cards(commander(g, which), "action", tactic.draws))


def put_away(g: ClashOfCultures) -> None:
    """Discard the tactics cards of the round. [COC-231]"""
    for which in BOTH:
        discard(g, which)


def discard(g: ClashOfCultures, which: int) -> None:
    """Discard the tactics card of a side, if there is one. [COC-231, COC-364]"""
    for card in g.battle.laid[which].cards:
        cards.lay_off(g, commander(g, which), card)
    set_laid(g, which, pile())
