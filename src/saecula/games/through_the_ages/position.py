"""The position of Through the Ages: civilizations, card row, decks and the moment of the turn."""

from __future__ import annotations

from saecula.core.position import Owner, Position, Public, Shared, Zoned
from saecula.core.zones import Zone
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.variant import Variant


class Civ:
    """A civilization; its place in the list is the seat. Technologies are known by their numbers."""

    __slots__ = (
        "blue",
        "civil_actions",
        "colonies",
        "culture",
        "ever",
        "exclusive",
        "extra_actions",
        "extra_resources",
        "extra_science",
        "fresh",
        "government",
        "hand",
        "leader",
        "leader_ages",
        "military",
        "military_actions",
        "no_politics",
        "pact",
        "pact_partner",
        "pact_side",
        "prepared",
        "ruins",
        "science",
        "stages",
        "tactic",
        "technologies",
        "tokens",
        "tucked",
        "unfinished",
        "unused",
        "used",
        "war_cards",
        "war_rivals",
        "wonders",
        "workers",
        "yellow",
    )

    culture: Public[int]  # points
    science: Public[int]
    hand: Public[tuple[str, ...]]  # civil cards, in the order taken
    fresh: Public[tuple[str, ...]]  # action cards taken in this Action Phase
    military: Zoned[tuple[Zone, ...]]  # military cards in hand, by age: their backs are seen
    technologies: Public[int]  # bit set of technologies in play, the government's too
    government: Public[int]
    leader: Public[str]
    leader_ages: Public[int]  # bit set of ages from which a leader was taken
    wonders: Public[tuple[str, ...]]  # completed, ruins included
    ruins: Public[tuple[str, ...]]
    tucked: Public[str]  # the wonder that a leader lies under, or ""
    unfinished: Public[str]
    stages: Public[int]  # of the unfinished wonder, each covered by a blue token
    colonies: Public[tuple[str, ...]]
    workers: Public[tuple[int, ...]]  # by technology
    tokens: Public[tuple[int, ...]]  # blue tokens by technology
    blue: Public[int]  # tokens in the blue bank
    yellow: Public[int]
    unused: Public[int]  # workers in the pool
    civil_actions: Public[int]  # available
    military_actions: Public[int]
    extra_actions: Public[int]  # military actions of this turn only
    extra_resources: Public[int]  # for military units, of this turn only
    extra_science: Public[int]  # for military unit technologies, of this turn only
    tactic: Public[str]  # current tactic
    exclusive: Public[bool]  # it lies in the own play area
    war_cards: Public[tuple[str, ...]]  # wars declared by this civilization
    war_rivals: Public[tuple[int, ...]]
    pact: Public[str]  # in the own play area
    pact_partner: Public[int]
    pact_side: Public[str]  # the side this civilization took, "a" or "b"
    used: Public[tuple[str, ...]]  # what can be done once in a turn and was
    ever: Public[tuple[str, ...]]  # what can be done once in a game and was
    no_politics: Public[bool]  # the next political action is given up
    prepared: Owner[tuple[str, ...]]  # own events lying in the current events deck


class ThroughTheAges(Position):
    """The whole table."""

    __slots__ = (
        "active",
        "age",
        "civil_deck",
        "civs",
        "common_tactics",
        "content",
        "current_ages",
        "current_events",
        "dealt_for",
        "discards",
        "future_ages",
        "future_events",
        "last_round",
        "military_deck",
        "past_events",
        "round",
        "row",
        "set_aside",
        "start",
        "variant",
    )

    content: Shared[Content]
    variant: Shared[Variant]
    civs: Public[list[Civ]]
    start: Public[int]  # the starting player
    active: Public[int]  # whose turn it is
    round: Public[int]  # from 1
    last_round: Public[int]  # its number, 0 as long as it is not known
    age: Public[int]  # 0 to 4
    row: Public[tuple[str, ...]]  # card row, "" for an empty space
    civil_deck: Public[tuple[str, ...]]  # what is left of the current one; its order is thrown when dealt
    military_deck: Zoned[Zone]
    discards: Zoned[tuple[Zone, ...]]  # military cards out of play, by age
    current_events: Zoned[Zone]  # the last is the top
    current_ages: Public[tuple[int, ...]]  # the backs of the same cards
    future_events: Zoned[Zone]
    future_ages: Public[tuple[int, ...]]
    past_events: Public[tuple[str, ...]]
    common_tactics: Public[tuple[str, ...]]
    set_aside: Public[tuple[str, ...]]  # military cards that left the game openly
    dealt_for: Public[tuple[int, ...]]  # by age the number of players its decks were made for
