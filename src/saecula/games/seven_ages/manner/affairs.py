"""Trade, Destiny, Civilise, glory by rule of thumb."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.manner import founding
from saecula.games.seven_ages.manner.registry import scores
from saecula.games.seven_ages.outlook.clock import scorings_left
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import (
    cards,
    civilise,
    destiny,
    dissolving,
    glory,
    leaders,
    playing,
    ranges,
    starts,
    trade,
)
from saecula.games.seven_ages.rules.areas import age_of, city_level, empires_of, lead
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.vocabulary import (
    Accept,
    AdvanceMore,
    Appease,
    Appoint,
    ArtifactOn,
    AskPassage,
    BuildCity,
    BuyGlory,
    Discard,
    Dissolve,
    DrawLeader,
    FlipIn,
    Grant,
    KeepLeader,
    Modernise,
    NameCapital,
    Offer,
    PlayArtifact,
    PlayEvent,
    PostIn,
    Refuse,
    TradeWith,
)
from saecula.games.seven_ages.words import AGES

NEVER: Final = -1.0
RICH: Final = 120  # money of which a part is better spent on glory
SEEKING: Final = 0.3  # of the worth of an empire for later, while one for now is sought
KEPT: Final = 1.75  # of a card whose empire is wanted
OF_USE: Final = 0.3  # of a card that can be founded soon

# Trade.


@scores(trade.choose_partner)
def partner(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Trade with somebody more advanced and worse at it."""
    (slot,) = trade.choose_partner.of(frame)
    own = g.empires[slot]
    found = []
    for option in options:
        if TradeWith.matches(option):
            other = g.empires[TradeWith.of(option)]
            ahead = other.progress > own.progress
            found.append(1.0 + 0.6 * ahead - 0.3 * g.content.cards[other.card].trade)
        else:
            found.append(NEVER if AskPassage.matches(option) else 0.5)
    return found


@scores(trade.offer_card)
def offer(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Lay a high card, rather one that is of no other use."""
    return [
        0.3 * cards.value(g, Offer.of(option)) - of_use(g, Offer.of(option)) if Offer.matches(option) else 0.0
        for option in options
    ]


def of_use(g: SevenAges, card: str) -> float:
    """Return what a hand card is worth for its empire, now or soon."""
    entry = g.content.cards[g.content.card_index[card]]
    now = age_of(g.content, max(lead(g), 1))
    soon = now in entry.ages or min(now + 1, AGES) in entry.ages
    return OF_USE * (soon + starts.fits_age(g, entry)) * 2


@scores(trade.advance_more)
def advance(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Advance as far as possible."""
    return [float(AdvanceMore.of(option)) if AdvanceMore.matches(option) else 0.0 for option in options]


@scores(ranges.permit)
def permit(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Refuse strangers, grant it to oneself."""
    return [0.4 if Refuse.matches(option) else 0.2 if Grant.matches(option) else 0.0 for option in options]


@scores(ranges.accept)
def accept(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Pay little, refuse much."""
    _, _, number, money = ranges.accept.of(frame)
    fair = money <= 5 and number <= 1
    return [float(Accept.matches(option) == fair) for option in options]


# Destiny, discarding an empire, glory.


@scores(destiny.destiny)
def redraw(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Discard empires whose time is over or far away; a player who seeks an empire keeps none for later."""
    seeking = founding.lacks_empire(g, seat)
    return [0.5 if option == DONE else _discard(g, Discard.of(option), seeking) for option in options]


def _discard(g: SevenAges, card: str, seeking: bool) -> float:
    return 0.8 - of_use(g, card) * (SEEKING if seeking else 1.0)


@scores(dissolving.dissolve)
def dissolve(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Do what the marker was laid for, unless there is room for another empire now."""
    over = len(empires_of(g, seat)) >= empire_limit(g)
    return [float(Dissolve.matches(option) == over) for option in options]


@scores(glory.buy_glory)
def buy(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Buy all that is possible at the end, and before that only what is left over."""
    (slot,) = glory.buy_glory.of(frame)
    last = scorings_left(g) <= 1.0
    spare = (g.empires[slot].money - RICH) // glory.price(g, g.empires[slot])
    found = []
    for option in options:
        number = BuyGlory.of(option) if BuyGlory.matches(option) else 0
        found.append(float(number) if last or number <= max(spare, 0) else -float(number))
    return found


# Civilise.


@scores(civilise.civilise)
def improve(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Play good cards, then leaders, modern units, cities and calm, in the order of the steps."""
    slot = civilise.civilise.of(frame)[0]
    kept = founding.reserve(g, seat)
    return [_improvement(g, slot, option, kept) for option in options]


def _improvement(g: SevenAges, slot: int, option: Action, kept: frozenset[str]) -> float:
    if PlayArtifact.matches(option):
        card = PlayArtifact.of(option)
        return (2.0 if _colour(g, g.content.card_index[card]) == "green" else 1.6) - KEPT * (card in kept)
    if PlayEvent.matches(option):
        return 1.8 - KEPT * (PlayEvent.of(option) in kept)
    if Appoint.matches(option):
        return 1.5
    if DrawLeader.matches(option):
        return 1.4 - len(g.empires[slot].leaders)
    if Modernise.matches(option):
        return 1.2
    if NameCapital.matches(option):
        return 1.1
    if BuildCity.matches(option):
        return 0.9 + 0.02 * city_level(g, g.content.area_index[BuildCity.of(option)])
    if Appease.matches(option):
        return 0.6
    return 0.3 if option == DONE else NEVER if FlipIn.matches(option) else 0.2


def _colour(g: SevenAges, card: int) -> str:
    """Return the colour of the artifact that a card can be played as."""
    return g.content.artifacts[g.content.artifact_index[g.content.cards[card].artifact]].colour


@scores(leaders.keep_leader)
def keep(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Keep whoever comes."""
    return [float(KeepLeader.matches(option)) for option in options]


@scores(leaders.post_leader)
def post(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Post leaders in the capital."""
    slot = leaders.post_leader.of(frame)[0]
    capital = g.empires[slot].capital
    return [float(g.content.area_index[PostIn.of(option)] == capital) for option in options]


@scores(playing.artifact_on)
def target(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float]:
    """Give good artifacts to oneself and bad ones to the leader among the others."""
    _, card = playing.artifact_on.of(frame)
    bad = _colour(g, card) == "red"
    own = empires_of(g, seat)
    found = []
    for option in options:
        slot = ArtifactOn.of(option)
        ahead = 0.02 * g.players[g.empires[slot].owner].glory
        found.append(-5.0 * (slot in own) + ahead if bad else float(slot in own))
    return found
