"""What only one event does: revolts and reforms (COC-787, COC-788, COC-792, COC-793, COC-797)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    cities,
    deeds,
    goods,
    incidents,
    land,
    paying,
    prices,
    status,
)
from saecula.games.clash_of_cultures.rules.cities import TEMPLE
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, CULTURE, MOOD
from saecula.games.clash_of_cultures.rules.hosts import LEADER
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules, specials
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.vocabulary import (
    Enthrone,
    EnthroneAny,
    GiveGood,
    GiveUp,
    Govern,
    LoseAction,
    Name,
    Reform,
    Renounce,
    Revolt,
)
from saecula.games.clash_of_cultures.words import BUILDINGS

# Revolution, Uprising, Guillotine, Anarchy.


@specials.named("revolution")
def revolution(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Lose an action and the government, unless army units are removed. [COC-787]"""
    return (strike(seat), upheaval(seat))


@rules.decision(must=True)
def strike(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Lose an action, or remove an army unit. [COC-787]"""
    return [LoseAction(), *incidents.units_to_give_up(g, seat, army=True)]


@strike.resolve
def lose_action(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    if GiveUp.matches(action):
        g.then(incidents.given_up(g, seat, action))
    elif g.active == seat and g.actions:
        g.actions -= 1
    else:
        g.civs[seat].lost_actions += 1


@rules.decision
def upheaval(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Change the government, or remove an army unit. [COC-787]"""
    if not status.governments(g, g.civs[seat]):
        return []
    return [Revolt(), *incidents.units_to_give_up(g, seat, army=True)]


@upheaval.resolve
def overthrow(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(incidents.given_up(g, seat, action) if GiveUp.matches(action) else choose_government(seat))


@rules.decision(must=True)
def choose_government(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the new government, free of charge. [COC-787]"""
    return Govern.each(status.governments(g, g.civs[seat]))


@choose_government.resolve
def govern(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    number = (g.civs[seat].advances & g.content.government_mask).bit_count()
    g.then(status.install(seat, Govern.of(action), number - 1))


@specials.named("uprising")
def uprising(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Pay tokens, which score. [COC-788]"""
    return (appease(seat, effect.n, effect.halves),)


@rules.draft
def appease(g: ClashOfCultures, seat: Seat, picks: Picks, most: int, halves: int) -> list[Action]:
    """Choose the tokens or captives that are paid, at least one token if there is any. [COC-501, COC-788]"""
    civ = g.civs[seat]
    held = goods.stock(civ)
    given = [GiveGood.of(pick) for pick in picks]
    means = [MOOD, CULTURE, *[CAPTIVES] * prices.takes_captives(sheet(g, civ), (MOOD, CULTURE))]
    listed = GiveGood.each(
        [MEANS_NAMES[good] for good in means if held[good] > given.count(MEANS_NAMES[good])]
    )
    if len(picks) == most or not listed:
        return []
    return [*listed, DONE] if picks or not (held[MOOD] or held[CULTURE]) else listed


@appease.resolve
def pay_tokens(g: ClashOfCultures, seat: Seat, picks: Picks, most: int, halves: int) -> None:
    given = [GiveGood.of(pick) for pick in picks]
    paid = paying.hand_over(g, seat, tuple([given.count(name) for name in MEANS_NAMES]))
    g.civs[seat].half_points += halves * len(picks)
    g.then(*paid)


@specials.named("guillotine")
def guillotine(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Lose the leader; a new one follows, or points. [COC-792]"""
    civ = g.civs[seat]
    here = where(g, civ, civ.leader)
    mourning = incidents.take_off(g, seat, here, LEADER) if here >= 0 else []
    return (*mourning, choose_heir(seat, effect.halves))


def thrones(g: ClashOfCultures, seat: Seat) -> int:
    """Return the cities with room for a leader. [COC-792]"""
    realm = Realm(g, seat)
    return realm.civ.cities & ~realm.host.full


@rules.decision(must=True)
def choose_heir(g: ClashOfCultures, seat: Seat, halves: int) -> list[Action]:
    """Choose a new leader, or points. [COC-395, COC-792]"""
    civ = g.civs[seat]
    if not civ.leaders or not thrones(g, seat):
        return [Renounce()]
    heirs = [EnthroneAny()] if g.variant.random_leader else Enthrone.each(civ.leaders)
    return [*heirs, Renounce()]


@choose_heir.resolve
def follow_leader(g: ClashOfCultures, seat: Seat, action: Action, halves: int) -> None:
    """Take the new leader or the points; the other cards leave the game. [COC-792]"""
    civ = g.civs[seat]
    left = civ.leaders
    civ.leaders = ()
    heir = ""
    if Renounce.matches(action):
        civ.half_points += halves
    else:
        heir = Enthrone.of(action) if Enthrone.matches(action) else left[g.roll(len(left))]
    for other in left:
        if other != heir:
            deeds.remember(g, seat, deeds.BANISHED, other)
    if not heir:
        return
    civ.leader = heir
    g.tell("enthroned", seat, civ.leader)
    g.then(incidents.place_unit(seat, LEADER, "", "", -1))


@specials.named("anarchy")
def anarchy(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Put all government advances on the card; what comes with a government is lost. [COC-481, COC-793]"""
    civ = g.civs[seat]
    held = civ.advances & g.content.government_mask
    civ.advances &= ~held
    civ.own_advances &= ~g.content.civ_advances_with.get(civ.civilization, {}).get("", 0)
    civ.anarchy += held.bit_count()
    goods.trim(g, seat)
    return ()


# Reformation.


def reformers(g: ClashOfCultures, seat: Seat) -> list[Seat]:
    """Return the other players who have a temple in supply. [COC-301, COC-797]"""
    others = [other for other in range(g.seats) if other != seat]
    return [other for other in others if cities.buildings_left(g, g.civs[other], TEMPLE)]


@specials.named("reformation")
def reformation(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Lose a temple to another player; a player without one names somebody who has. [COC-797]"""
    return (name_reformer(seat),) if g.civs[seat].buildings[TEMPLE] else (name_faithful(seat),)


@rules.decision
def name_faithful(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Name a player with a temple, who carries out the event instead. [COC-797]"""
    return Name.each([other for other, civ in enumerate(g.civs) if civ.buildings[TEMPLE]])


@name_faithful.resolve
def pass_on(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.tell("named", seat, Name.of(action))
    g.then(name_reformer(Name.of(action)))


@rules.decision
def name_reformer(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Name the player who replaces one of the temples. [COC-797]"""
    return Name.each(reformers(g, seat))


@name_reformer.resolve
def let_reform(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.tell("named", seat, Name.of(action))
    g.then(reform(Name.of(action), seat))


@rules.decision(must=True)
def reform(g: ClashOfCultures, seat: Seat, rival: int) -> list[Action]:
    """Choose which temple of another player is replaced. [COC-797]"""
    return Reform.each(land.names(g, g.civs[rival].buildings[TEMPLE]))


@reform.resolve
def replace_temple(g: ClashOfCultures, seat: Seat, action: Action, rival: int) -> None:
    bit = 1 << land.number(g, Reform.of(action))
    for side, civ in ((rival, g.civs[rival]), (seat, g.civs[seat])):
        temples = civ.buildings[TEMPLE] | bit if side == seat else civ.buildings[TEMPLE] & ~bit
        civ.buildings = (*civ.buildings[:TEMPLE], temples, *civ.buildings[TEMPLE + 1 :])
    g.tell("influenced", seat, BUILDINGS[TEMPLE], Reform.of(action), rival)
