"""The position of Through the Ages: civilizations, card row, decks and the moment of the turn."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from saecula.core.observed import (
    bit_set,
    choice,
    each,
    literal,
    number,
    numbers,
    seats,
    word,
    words,
    zone,
)
from saecula.core.position import Owner, Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.observation import (
    CARD_AGES,
    CIVIL,
    MILITARY,
    ONCE,
    by_age,
    row_spaces,
    wars_twice,
)
from saecula.games.through_the_ages.variant import Variant

AGES: Final = 5
MOST_EVENTS: Final = 48  # in one of the decks of events

Points: TypeAlias = Annotated[int, number(64)]
CivilCards: TypeAlias = Annotated[tuple[str, ...], words(*CIVIL)]
CardRow: TypeAlias = Annotated[tuple[str, ...], each(row_spaces, word(*CIVIL))]
MilitaryByAge: TypeAlias = Annotated[tuple[Zone, ...], by_age]
Wonder: TypeAlias = Annotated[str, word("wonders")]
Wonders: TypeAlias = Annotated[tuple[str, ...], words("wonders")]
ByTechnology: TypeAlias = Annotated[tuple[int, ...], numbers("technologies")]
Once: TypeAlias = Annotated[tuple[str, ...], words(literal(*ONCE), "technologies", "leaders", "wonders")]
Events: TypeAlias = Annotated[tuple[str, ...], words("events", "territories")]
EventDeck: TypeAlias = Annotated[Zone, zone("events", "territories", ordered=True)]
EventAges: TypeAlias = Annotated[tuple[int, ...], numbers(MOST_EVENTS, varies=True)]
ActionCards: TypeAlias = Annotated[tuple[str, ...], words("action_cards")]
Wars: TypeAlias = Annotated[tuple[str, ...], words("wars", ordered=True)]
WarRivals: TypeAlias = Annotated[tuple[int, ...], numbers(wars_twice, varies=True)]
Colonies: TypeAlias = Annotated[tuple[str, ...], words("territories")]
Side: TypeAlias = Annotated[str, word(literal("a", "b"))]
MilitaryCards: TypeAlias = Annotated[tuple[str, ...], words(*MILITARY)]
Tactics: TypeAlias = Annotated[tuple[str, ...], words("tactics")]
ByCardAge: TypeAlias = Annotated[tuple[int, ...], numbers(CARD_AGES, varies=True)]
Technologies: TypeAlias = Annotated[int, bit_set("technologies")]


class Civ:
    """A civilization; its place in the list is the seat. Technologies are known by their numbers."""

    culture: Public[Points]  # points
    science: Public[Points]
    hand: Public[CivilCards]  # civil cards, in the order taken
    fresh: Public[ActionCards]  # action cards taken in this Action Phase
    military: Zoned[MilitaryByAge]  # military cards in hand, by age: their backs are seen
    technologies: Public[Technologies]  # bit set of technologies in play, the government's too
    government: Public[Annotated[int, choice("technologies")]]
    leader: Public[Annotated[str, word("leaders")]]
    leader_ages: Public[Annotated[int, bit_set(AGES)]]  # bit set of ages from which a leader was taken
    wonders: Public[Wonders]  # completed, ruins included
    ruins: Public[Wonders]
    tucked: Public[Wonder]  # the wonder that a leader lies under, or ""
    unfinished: Public[Wonder]
    stages: Public[int]  # of the unfinished wonder, each covered by a blue token
    colonies: Public[Colonies]
    workers: Public[ByTechnology]  # by technology
    tokens: Public[ByTechnology]  # blue tokens by technology
    blue: Public[int]  # tokens in the blue bank
    yellow: Public[int]
    unused: Public[int]  # workers in the pool
    civil_actions: Public[int]  # available
    military_actions: Public[int]
    extra_actions: Public[int]  # military actions of this turn only
    extra_resources: Public[int]  # for military units, of this turn only
    extra_science: Public[int]  # for military unit technologies, of this turn only
    tactic: Public[Annotated[str, word("tactics")]]  # current tactic
    exclusive: Public[bool]  # it lies in this civilization's play area
    war_cards: Public[Wars]  # wars declared by this civilization
    war_rivals: Public[WarRivals]
    pact: Public[Annotated[str, word("pacts")]]  # in this civilization's play area
    pact_partner: Public[Annotated[int, choice(seats)]]
    pact_side: Public[Side]  # the side this civilization took, "a" or "b"
    used: Public[Once]  # what can be done once in a turn and was
    ever: Public[Once]  # what can be done once in a game and was
    no_politics: Public[bool]  # the next political action is given up
    prepared: Owner[Events]  # own events lying in the current events deck

    __slots__ = tuple(__annotations__)


class ThroughTheAges(Position):
    """The whole table."""

    content: Shared[Content]
    variant: Shared[Variant]
    civs: Public[list[Civ]]
    start: Public[Annotated[int, choice(seats)]]  # the starting player
    active: Public[Annotated[int, choice(seats)]]  # whose turn it is
    round: Public[int]  # from 1
    last_round: Public[int]  # its number, 0 as long as it is not known
    age: Public[Annotated[int, choice(AGES)]]  # 0 to 4
    row: Public[CardRow]  # card row, "" for an empty space
    civil_deck: Public[CivilCards]  # what is left of the current one; its order is thrown when dealt
    military_deck: Zoned[Annotated[Zone, zone(*MILITARY)]]
    discards: Zoned[MilitaryByAge]  # military cards out of play, by age
    current_events: Zoned[EventDeck]  # the last is the top
    current_ages: Public[EventAges]  # the backs of the same cards
    future_events: Zoned[EventDeck]
    future_ages: Public[EventAges]
    past_events: Public[Events]
    common_tactics: Public[Tactics]
    set_aside: Public[MilitaryCards]  # military cards that left the game openly
    dealt_for: Public[ByCardAge]  # by age the number of players its decks were made for

    __slots__ = tuple(__annotations__)
