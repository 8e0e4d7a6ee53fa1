"""What the annotations of the position of Through the Ages need to know of its content."""

from __future__ import annotations

from typing import Final

from saecula.core.codecs import Codec, Each, Pile, Sizing

CARD_AGES: Final = 4
CIVIL: Final = ("technologies", "leaders", "wonders", "action_cards")  # content files
MILITARY: Final = ("events", "territories", "tactics", "aggressions", "wars", "pacts", "bonus_cards")
# What can be done once, as the rules write it down.
ONCE: Final = (
    "held",
    "replaced_leader",
    "changed_tactic",
    "upgrade_to_theater",
    "free_population",
    "churchill_choice",
    "trade_route",
    "military_resources",
    "military_as_civil",
    "second_political_action",
)


def by_age(s: Sizing) -> Codec:
    """Make the codec of military cards that lie by age."""
    cards = s.ids(*MILITARY)
    ages = [[card for card in cards if s.content.cards[card].age == age] for age in range(CARD_AGES)]
    return Each([Pile(names, s.seats) for names in ages])


def row_spaces(s: Sizing) -> int:
    """Count the spaces of the card row."""
    return len(s.content.board.row_costs)


def wars_twice(s: Sizing) -> int:
    """Count the wars twice: there are two copies of each."""
    return 2 * len(s.ids("wars"))
