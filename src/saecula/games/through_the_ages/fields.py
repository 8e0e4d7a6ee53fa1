"""The fields of the position of Through the Ages."""

from __future__ import annotations

from typing import Final

from saecula.core.codecs import Bits, Choice, Codec, Each, Number, Numbers, Pile, Sizing, Word, Words

POINTS: Final = 64
AGES: Final = 5
CARD_AGES: Final = 4
MOST_EVENTS: Final = 48  # in one of the decks of events
MILITARY: Final = (
    *("events", "territories", "tactics", "aggressions", "wars", "pacts", "bonus_cards"),
)  # content files
ONCE: Final = (
    *("held", "replaced_leader", "changed_tactic", "upgrade_to_theater", "free_population"),
    *(
        "churchill_choice",
        "trade_route",
        "military_resources",
        "military_as_civil",
        "second_political_action",
    ),
)  # what can be done once, as the rules write it down


def fields(s: Sizing) -> dict[str, Codec]:
    """What is no plain number."""
    technologies, leaders, wonders = s.ids("technologies"), s.ids("leaders"), s.ids("wonders")
    actions, tactics, wars, pacts = s.ids("action_cards"), s.ids("tactics"), s.ids("wars"), s.ids("pacts")
    territories, events = s.ids("territories"), s.ids("events", "territories")
    civil = [*technologies, *leaders, *wonders, *actions]
    by_age = [
        Pile([card for card in s.ids(*MILITARY) if s.content.cards[card].age == age], s.seats)
        for age in range(CARD_AGES)
    ]
    return {
        "civs.culture": Number(POINTS),
        "civs.science": Number(POINTS),
        "civs.hand": Words(civil),
        "civs.fresh": Words(actions),
        "civs.military": Each(by_age),
        "civs.technologies": Bits(len(technologies)),
        "civs.government": Choice(len(technologies)),
        "civs.leader": Word(leaders),
        "civs.leader_ages": Bits(AGES),
        "civs.wonders": Words(wonders),
        "civs.ruins": Words(wonders),
        "civs.tucked": Word(wonders),
        "civs.unfinished": Word(wonders),
        "civs.colonies": Words(territories),
        "civs.workers": Numbers(len(technologies)),
        "civs.tokens": Numbers(len(technologies)),
        "civs.tactic": Word(tactics),
        "civs.war_cards": Words(wars, row=True),
        "civs.war_rivals": Numbers(len(wars) * 2, varies=True),
        "civs.pact": Word(pacts),
        "civs.pact_partner": Choice(s.seats),
        "civs.pact_side": Word(("a", "b")),
        "civs.used": Words([*ONCE, *technologies, *leaders, *wonders]),
        "civs.ever": Words([*ONCE, *technologies, *leaders, *wonders]),
        "civs.prepared": Words(events),
        "start": Choice(s.seats),
        "active": Choice(s.seats),
        "age": Choice(AGES),
        "row": Each([Word(civil)] * len(s.start.row)),
        "civil_deck": Words(civil),
        "military_deck": Pile(s.ids(*MILITARY), s.seats),
        "discards": Each(by_age),
        "current_events": Pile(events, s.seats, deck=True),
        "current_ages": Numbers(MOST_EVENTS, varies=True),
        "future_events": Pile(events, s.seats, deck=True),
        "future_ages": Numbers(MOST_EVENTS, varies=True),
        "past_events": Words(events),
        "common_tactics": Words(tactics),
        "set_aside": Words(s.ids(*MILITARY)),
        "dealt_for": Numbers(CARD_AGES, varies=True),
    }
