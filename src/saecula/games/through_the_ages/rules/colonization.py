"""Colonization: the auction, the force, the colony (TTA-110 to TTA-123)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import armies, gains, military
from saecula.games.through_the_ages.rules.in_play import Change, amount, card_totals, from_seat
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import AddBonus, Bid, CookDiscard, SendUnit


def auction(g: ThroughTheAges, seat: Seat, card: str) -> tuple[Frame, ...]:
    """Let everybody with a unit bid, clockwise from the player who revealed the card. [TTA-110, TTA-112]"""
    able = [other for other in from_seat(g, seat) if has_unit(g, g.civs[other])]
    return (bidding(card, 0, -1, tuple(able)),)


@rules.step
def bidding(g: ThroughTheAges, card: str, high: int, leader: Seat, order: tuple[Seat, ...]) -> None:
    """Ask the remaining players in turn until one is left who has bid. [TTA-111, TTA-113]"""
    if not order:
        g.past_events = (*g.past_events, card)
        g.tell("no_colony", card)
    elif order == (leader,):
        g.then(send_force(leader, card, high))
    else:
        g.then(bid(order[0], card, high, leader, order))


@rules.decision(always=True, widget="amount")
def bid(
    g: ThroughTheAges, seat: Seat, card: str, high: int, leader: Seat, order: tuple[Seat, ...]
) -> list[Action]:
    """List bids above the highest, up to the strongest force that could be sent, and passing.

    [TTA-111, TTA-112]
    """
    most = strongest_force(g, seat)
    return [*Bid.each(range(high + 1, most + 1)), PASS]


@bid.resolve
def bid_or_pass(
    g: ThroughTheAges, seat: Seat, action: Action, card: str, high: int, leader: Seat, order: tuple[Seat, ...]
) -> None:
    """Bid, or leave the auction for good. [TTA-111]"""
    if action == PASS:
        g.tell("passed", seat)
        g.then(bidding(card, high, leader, tuple(order[1:])))
        return
    number = Bid.of(action)
    g.tell("bid", seat, number)
    g.then(bidding(card, number, seat, (*order[1:], seat)))


def at_auction(g: ThroughTheAges) -> list[tuple[str, int]]:
    """Return the territory that players bid for or colonize now, with the highest bid. [TTA-111, TTA-114]"""
    found = [bid.of(frame)[:2] for frame in (*bid.asked(g), *bid.waiting(g))]
    return found + [send_force.of(frame) for frame in (*send_force.asked(g), *send_force.waiting(g))]


def strongest_force(g: ThroughTheAges, seat: Seat) -> int:
    """Return the force of all units in their best armies, the modifier, all bonus cards and Cook's discards.

    [TTA-112, TTA-114]
    """
    civ = g.civs[seat]
    return reach(g, civ, ()) if has_unit(g, civ) else 0


def reach(g: ThroughTheAges, civ: Civ, picks: Picks) -> int:
    """Return the strongest force that these picks still allow. [TTA-112, TTA-564]"""
    _, _, discarded = sorted_picks(g, civ, picks)
    left = military.hand(civ)
    for gone in discarded:
        left.remove(gone)
    bonus = [g.content.bonuses[card].colonization for card in left if card in g.content.bonuses]
    most = amount(g, civ, "colonize_discard")
    discards = min(most, len(discarded) + len(left) - len(bonus))
    return force(g, civ, civ.workers) + sum(bonus) + discards


def has_unit(g: ThroughTheAges, civ: Civ) -> bool:
    """Return whether there is a unit to send. [TTA-112]"""
    return any([civ.workers[n] for n in card_totals(g, civ).units])


def force(g: ThroughTheAges, civ: Civ, workers: tuple[int, ...]) -> int:
    """Add up printed strengths and armies of the units among these workers and the colonization modifier.

    [TTA-114, TTA-115, TTA-116]
    """
    cards, technologies = card_totals(g, civ), g.content.technologies
    value = sum([workers[n] * technologies[n].symbols.strength for n in cards.units if workers[n]])
    return value + armies.strength(g, civ, workers) + cards.symbols.colonization


@rules.draft(always=True, widget="several")
def send_force(g: ThroughTheAges, seat: Seat, picks: Picks, card: str, needed: int) -> list[Action]:
    """List units to sacrifice, bonus cards and Cook's discards to reach the bid.

    [TTA-114, TTA-117, TTA-564]
    """
    civ = g.civs[seat]
    sent, played, discarded = sorted_picks(g, civ, picks)
    units = bits(civ.technologies & g.content.unit_mask)
    listed = SendUnit.each([g.content.technologies[n].id for n in units if civ.workers[n] > sent[n]])
    left = military.hand(civ)
    for gone in (*played, *discarded):
        left.remove(gone)
    listed += AddBonus.each([c for c in dict.fromkeys(left) if c in g.content.bonuses])
    if len(discarded) < amount(g, civ, "colonize_discard"):
        discards = CookDiscard.each(dict.fromkeys(left))
        listed += [pick for pick in discards if reach(g, civ, (*picks, pick)) >= needed]
    if any(sent) and sent_force(g, civ, picks) >= needed:
        listed.append(DONE)
    return listed


def sorted_picks(g: ThroughTheAges, civ: Civ, picks: Picks) -> tuple[list[int], list[str], list[str]]:
    """Return units sent by technology, bonus cards played, and cards discarded."""
    sent = [0] * len(civ.workers)
    for pick in picks:
        if SendUnit.matches(pick):
            sent[g.content.technology_index[SendUnit.of(pick)]] += 1
    played = [AddBonus.of(pick) for pick in picks if AddBonus.matches(pick)]
    return sent, played, [CookDiscard.of(pick) for pick in picks if CookDiscard.matches(pick)]


def sent_force(g: ThroughTheAges, civ: Civ, picks: Picks) -> int:
    """Return the force of what was picked. [TTA-114]"""
    sent, played, discarded = sorted_picks(g, civ, picks)
    value = force(g, civ, tuple(sent)) + len(discarded)
    return value + sum([g.content.bonuses[card].colonization for card in played])


@send_force.resolve
def colonize(g: ThroughTheAges, seat: Seat, picks: Picks, card: str, needed: int) -> None:
    """Sacrifice the units, discard the cards, and make the territory a colony. [TTA-117, TTA-118, TTA-119]"""
    civ = g.civs[seat]
    sent, played, discarded = sorted_picks(g, civ, picks)
    for number, workers in enumerate(sent):
        if workers:
            gains.place_worker(civ, number, -workers)
            civ.yellow += workers
            g.tell("sacrificed", seat, workers, g.content.technologies[number].id)
    for bonus in played:
        military.give_up(g, seat, bonus)
        military.put_away(g, bonus, EVERYONE)
        g.tell("played_bonus", seat, bonus)
    for gone in discarded:
        military.discard(g, seat, gone)
        g.tell("discarded", seat)
    g.then(*settle(g, seat, card))


def settle(g: ThroughTheAges, seat: Seat, card: str) -> tuple[Frame, ...]:
    """Put the colony into play: first what it gives for good, then what it gives once. [TTA-119]"""
    civ = g.civs[seat]
    with Change(g, seat):
        civ.colonies = (*civ.colonies, card)
    g.tell("colonized", seat, card)
    return (harvest(seat, card),)


@rules.step
def harvest(g: ThroughTheAges, seat: Seat, card: str) -> None:
    """Give what a colony gives once. [TTA-119, TTA-120]"""
    gains.give(g, seat, g.content.territories[card].gain)
