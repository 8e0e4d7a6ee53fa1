"""What the content must fulfil, so that an owner's files cannot break the rules unnoticed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from saecula.core.catalog import need, need_fields, need_known
from saecula.games.through_the_ages.entries import (
    ABILITIES,
    AGES,
    AGGRESSIONS,
    CARD_AGES,
    EVENT_OPS,
    FEWEST_PLAYERS,
    GOVERNMENT,
    IMPACTS,
    KINDS,
    MOST_PLAYERS,
    ORDERS,
    PRODUCTION,
    SPECIAL,
    UNITS,
    URBAN,
    WARS,
    WHO,
    WORKPLACES,
    Ability,
    ActionCard,
    Aggression,
    Card,
    Event,
    EventEffect,
    Gain,
    Leader,
    Pact,
    Symbols,
    Technology,
    War,
    Wonder,
)

if TYPE_CHECKING:
    from saecula.games.through_the_ages.catalogue import Content, Decks

COUNTS: Final = MOST_PLAYERS - FEWEST_PLAYERS + 1  # numbers of players
MOST_TECHNOLOGIES: Final = 64
SPACES: Final = 13
CIVIL_SIZES: Final = ((20, 20, 20), (44, 50, 53), (44, 50, 53), (44, 50, 53))  # [TTA-702]
MILITARY_SIZES: Final = ((10, 10, 10), (43, 45, 45), (46, 50, 50), (41, 45, 45))

# The symbols that rules count for each worker, and on a side of a pact.
OF_URBAN: Final = ("science", "culture", "strength", "happy")
OF_UNITS: Final = ("strength",)
OF_PACTS: Final = ("science", "culture", "strength", "civil", "military")

ABILITY_KINDS: Final = {
    "strength_per_unit_of": UNITS,
    "strength_per_happy_of": (*URBAN, GOVERNMENT),
    "culture_per_happy_of": (*URBAN, "wonder"),
    "culture_per_building": URBAN,
    "develop_discount": KINDS,
    "cross_discount": URBAN,
}
ABILITY_GAINS: Final = ("on_take_technology", "on_develop", "on_revolution")
WITHOUT_NUMBER: Final = (
    *ABILITY_GAINS,
    "culture_by_level",
    "best_culture_doubled",
    "best_science_by_level",
    "no_wonder_surcharge",
    "revolution_uses_military",
    "military_as_civil",
    "second_political_action",
    "remove_to_colonize",
    "infantry_as_cavalry",
    "peek_event",
    "upgrade_to_theater",
    "produce_by_level",
    "culture_on_leaving",
    "cannot_attack",
    "free_population",
    "score_workers",
    "score_technology_levels",
    "score_theaters_and_libraries",
    "score_urban_buildings",
)
OF_LEADERS: Final = (
    "tuck_under_wonder",
    "remove_for_yellow",
    "remove_to_colonize",
    "culture_on_leaving",
)
OF_WONDERS: Final = (
    "happy_per_happy_source",
    "take_discount_after_replacing",
    "score_workers",
    "score_technology_levels",
    "score_theaters_and_libraries",
    "score_urban_buildings",
)

# The fields that an op needs besides a number, those it may have, and the ops that need nothing.
OP_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "may_free_build": ("card",),
    "ruin_wonder": ("ages", "culture"),
    "impact": ("impact",),
    "lose_population_half_discontent": (),
    "lose_all_food": (),
    "destroy_own_building": (),
    "score_culture_of_culture_rating": (),
    "score_culture_of_science_rating": (),
    "score_science_of_science_rating": (),
    "produce_food": (),
    "produce_resources": (),
    "production": (),
    "remove_old_leader": (),
    "lose_colony": (),
    "destroy_urban_of_each_other": (),
}
OP_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "draw_military": ("culture",),
    "discard_military": ("culture",),
    "impact": ("by_rank",),
}
RANKED: Final = ("science", "strength")  # impacts by rank
AGGRESSION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "enslave": ("n", "gain"),
    "raid": ("levels",),
    "annex": (),
}
WAR_FIELDS: Final[dict[str, tuple[str, ...]]] = {"technology": ()}
NUMBER: Final = ("n",)
TECHNOLOGY_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(PRODUCTION, ("cost", "value")),
    **dict.fromkeys((*URBAN, *UNITS), ("cost",)),
    "construction": ("discounts", "stages"),
    GOVERNMENT: ("limit",),
}


def check_ids(file: str, ids: Iterable[str], cards: Collection[str]) -> None:
    """Refuse a card whose id another file has already."""
    for id_ in ids:
        need(id_ not in cards, file, id_, "id", "given in another file")


def check(content: Content) -> None:
    """Refuse content that the rules could not play with."""
    for file in content.files:
        for entry in content.files[file].values():
            if isinstance(entry, Card):
                need(entry.age < CARD_AGES, f"{file}.json", entry.id, "age", "expected 0 to 3")
    for technology in content.technologies:
        _check_technology(technology)
    _check_technologies(content)
    for wonder in content.wonders.values():
        _check_wonder(wonder)
    for leader in content.leaders.values():
        _check_abilities(leader, "leaders.json", OF_WONDERS)
    for card in content.actions.values():
        _check_action_card(card)
    for event in content.events.values():
        _check_event(content, event)
    _check_armies(content)
    for aggression in content.aggressions.values():
        _check_aggression(aggression)
    for war in content.wars.values():
        _check_war(war)
    for pact in content.pacts.values():
        _check_pact(pact)
    _check_age_a(content)
    _check_one_of_a_kind(content)
    _check_sizes("civil", content.civil_decks, CIVIL_SIZES)
    _check_sizes("military", content.military_decks, MILITARY_SIZES)
    _check_board(content)


def _check_symbols(symbols: Symbols, used: Collection[str], user: str, *where: str) -> None:
    names = [info.name for info in msgspec.structs.fields(symbols)]
    need_fields(symbols, names, (), used, user, *where[:-1], path=where[-1])


def _check_technology(technology: Technology) -> None:
    where = ("technologies.json", technology.id)
    kind = technology.kind
    need_known("kind", kind, KINDS, *where, "kind")
    fields = ("revolution", "cost", "value", "limit", "discounts", "stages", "workers")
    optional = ["revolution"] if kind == GOVERNMENT else []
    optional += ["workers"] if technology.initial and kind in WORKPLACES else []
    need_fields(technology, fields, TECHNOLOGY_FIELDS.get(kind, ()), optional, kind, *where)
    if kind in WORKPLACES:
        used = OF_URBAN if kind in URBAN else OF_UNITS if kind in UNITS else ()
        _check_symbols(technology.symbols, used, kind, *where, "symbols")
        need(technology.symbols.happy >= 0, *where, "symbols.happy", "expected none below 0 on a building")
    if kind == "construction":
        fits = len(technology.discounts) == CARD_AGES and min(technology.discounts) >= 0
        need(fits, *where, "discounts", "expected one for each level from 0 to 3")
    if kind == GOVERNMENT:
        need(technology.symbols.civil > 0, *where, "symbols.civil", "needed by government")
    if technology.initial:
        need(not any(technology.copies), *where, "copies", "an initial technology is in no deck")


def _check_technologies(content: Content) -> None:
    """Check the start (one government, a farm and a mine that make exact change) and special technologies."""
    technologies = content.technologies
    need(len(technologies) <= MOST_TECHNOLOGIES, "technologies.json", f"expected at most {MOST_TECHNOLOGIES}")
    initial = [technology for technology in technologies if technology.initial]
    governments = [technology for technology in initial if technology.kind == GOVERNMENT]
    need(len(governments) == 1, "technologies.json", "initial", "expected one government")
    for kind in PRODUCTION:
        exact = any([technology.kind == kind and technology.value == 1 for technology in initial])
        need(exact, "technologies.json", "initial", f"expected a {kind} of value 1")
    for kind in SPECIAL:
        levels = [technology.age for technology in technologies if technology.kind == kind]
        need(len(set(levels)) == len(levels), "technologies.json", kind, "expected one of each level")


def _check_wonder(wonder: Wonder) -> None:
    built = bool(wonder.stages) and min(wonder.stages) > 0
    need(built, "wonders.json", wonder.id, "stages", "expected at least one, each with a cost")
    _check_abilities(wonder, "wonders.json", OF_LEADERS)


def _check_abilities(card: Leader | Wonder, file: str, misplaced: Collection[str]) -> None:
    for number, ability in enumerate(card.abilities):
        path = f"abilities[{number}]"
        need_known("ability", ability.key, ABILITIES, file, card.id, f"{path}.key")
        need(ability.key not in misplaced, file, card.id, f"{path}.key", f"{ability.key} has no place here")
        _check_ability(ability, file, card.id, path)


def _check_ability(ability: Ability, file: str, id_: str, path: str) -> None:
    key = ability.key
    needed = ["kinds"] if key in ABILITY_KINDS else ["gain"] if key in ABILITY_GAINS else []
    optional = () if key in WITHOUT_NUMBER else NUMBER
    need_fields(ability, ("n", "kinds", "gain"), needed, optional, key, file, id_, path=path)
    for kind in ability.kinds:
        need_known("kind", kind, ABILITY_KINDS[key], file, id_, f"{path}.kinds")
    need(ability.n > 0 or key == "science_delta", file, id_, f"{path}.n", "expected int >= 1")


def _check_action_card(card: ActionCard) -> None:
    """Check that a card has an order or another effect; of two gains the first is food. [TTA-228, TTA-343]"""
    where = ("action_cards.json", card.id)
    for order in card.orders:
        need_known("order", order, ORDERS, *where, "orders")
    fields = (
        "discount",
        "after",
        "gain",
        "military_actions",
        "military_resources",
        "per_stronger",
        "per_richer",
    )
    with_order, alone = fields[:2], fields[2:]
    need_fields(card, fields, (), with_order if card.orders else alone, _kind_of_card(card), *where)
    does = bool(card.orders) or any([getattr(card, field) for field in alone])
    need(does, *where, "orders", "the card does nothing")
    for field in ("per_stronger", "per_richer"):
        numbers: tuple[int, ...] = getattr(card, field)
        fits = not numbers or (len(numbers) == COUNTS and min(numbers) >= 0)
        need(fits, *where, field, "expected three numbers")
    if len(card.gain) > 1:
        food, *others = card.gain
        choice = len(others) == 1 and _gives(food) == ["food"] and _gives(others[0]) == ["resources"]
        need(choice, *where, "gain", "expected one, or food and then resources to choose from")


def _kind_of_card(card: ActionCard) -> str:
    return "a card with orders" if card.orders else "a card without orders"


def _gives(gain: Gain) -> list[str]:
    return [info.name for info in msgspec.structs.fields(gain) if getattr(gain, info.name)]


def _check_event(content: Content, event: Event) -> None:
    """Check that impacts make up the final events, and only them. [TTA-004]"""
    need(bool(event.effects), "events.json", event.id, "effects", "expected at least one")
    for number, effect in enumerate(event.effects):
        _check_effect(content, effect, "events.json", event.id, f"effects[{number}]")
        fits = (effect.op == "impact") == event.final
        need(fits, "events.json", event.id, "final", "expected for impacts, and for them alone")


def _check_effect(content: Content, effect: EventEffect, file: str, id_: str, path: str) -> None:
    where = (file, id_)
    need_known("word", effect.who, WHO, *where, f"{path}.who")
    need_known("op", effect.op, EVENT_OPS, *where, f"{path}.op")
    fields = ("n", "card", "ages", "impact", "by_rank", "culture")
    needed = OP_FIELDS.get(effect.op, NUMBER)
    need_fields(effect, fields, needed, OP_OPTIONS.get(effect.op, ()), effect.op, *where, path=path)
    if effect.card:
        places = [technology.id for technology in content.technologies if technology.kind in WORKPLACES]
        need_known("building or unit", effect.card, places, *where, f"{path}.card")
    for age in effect.ages:
        need(0 <= age < CARD_AGES, *where, f"{path}.ages", "expected 0 to 3")
    if effect.op == "impact":
        _check_impact(effect, *where, path)


def _check_impact(effect: EventEffect, file: str, id_: str, path: str) -> None:
    """Check that everybody scores, and that ranks have a row for each number of players. [TTA-095]"""
    need_known("impact", effect.impact, IMPACTS, file, id_, f"{path}.impact")
    need(effect.who == "all", file, id_, f"{path}.who", "expected all")
    lengths = [len(row) for row in effect.by_rank]
    by_rank = list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    if effect.impact in RANKED:
        need(lengths == by_rank, file, id_, f"{path}.by_rank", "expected rows of 2, 3 and 4 numbers")
    else:
        need(not lengths, file, id_, f"{path}.by_rank", f"not used by {effect.impact}")


def _check_armies(content: Content) -> None:
    for tactic in content.tactics.values():
        units = tactic.infantry + tactic.cavalry + tactic.artillery
        need(units > 0, "tactics.json", tactic.id, "expected units in the army")
        fits = tactic.obsolete <= tactic.strength
        need(fits, "tactics.json", tactic.id, "obsolete", "expected at most the strength")


def _check_aggression(aggression: Aggression) -> None:
    where = ("aggressions.json", aggression.id)
    op = aggression.op
    need_known("op", op, AGGRESSIONS, *where, "op")
    need_fields(aggression, ("n", "gain", "levels"), AGGRESSION_FIELDS.get(op, NUMBER), (), op, *where)
    for level in aggression.levels:
        need(0 <= level < CARD_AGES, *where, "levels", "expected 0 to 3")


def _check_war(war: War) -> None:
    need_known("op", war.op, WARS, "wars.json", war.id, "op")
    need_fields(war, NUMBER, WAR_FIELDS.get(war.op, NUMBER), (), war.op, "wars.json", war.id)


def _check_pact(pact: Pact) -> None:
    """Check that there are no pacts with two players. [TTA-022]"""
    where = ("pacts.json", pact.id)
    need(not pact.copies[0], *where, "copies", "expected none with two players")
    for name, side in (("a", pact.a), ("b", pact.b)):
        _check_symbols(side.symbols, OF_PACTS, "a pact", *where, f"{name}.symbols")


def _check_age_a(content: Content) -> None:
    """Check that the military cards of age A are the first events. [TTA-029]"""
    for file in ("territories", "tactics", "aggressions", "wars", "pacts", "bonus_cards"):
        for id_ in content.files[file]:
            need(content.cards[id_].age > 0, f"{file}.json", id_, "age", "age A has only events")


def tucked_happy(content: Content) -> int:
    """Return the happy faces of a leader under a wonder. [TTA-500]"""
    return sum(
        [a.n for leader in content.leaders.values() for a in leader.abilities if a.key == "tuck_under_wonder"]
    )


def ruin_culture(content: Content) -> int:
    """Return the culture of a wonder in ruins. [TTA-583]"""
    effects = [effect for event in content.events.values() for effect in event.effects]
    return sum([effect.culture for effect in effects if effect.op == "ruin_wonder"])


def _check_one_of_a_kind(content: Content) -> None:
    """Check that there is one such card: positions do not say who lies under a wonder or what ruined it."""
    keys = [ability.key for leader in content.leaders.values() for ability in leader.abilities]
    need(
        keys.count("tuck_under_wonder") <= 1,
        "leaders.json",
        "tuck_under_wonder",
        "expected one leader at most",
    )
    ops = [effect.op for event in content.events.values() for effect in event.effects]
    need(ops.count("ruin_wonder") <= 1, "events.json", "ruin_wonder", "expected one event at most")


def _check_sizes(name: str, decks: Decks, sizes: tuple[tuple[int, ...], ...]) -> None:
    """Check that there are as many cards as in the box, by number of players. [TTA-021, TTA-022, TTA-702]"""
    for age, (by_players, expected) in enumerate(zip(decks, sizes, strict=True)):
        found = tuple([len(deck) for deck in by_players])
        message = f"expected {_listed(expected)} cards with 2, 3, 4 players, got {_listed(found)}"
        need(found == expected, f"{name} cards of age {AGES[age]}", "copies", message)


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join([str(number) for number in numbers])


def _check_board(content: Content) -> None:
    """Check that tables have the right lengths: by players, by space, by tokens in a bank.

    [TTA-700 to TTA-711]
    """
    board = content.board
    for field, length in (
        ("first_round_actions", MOST_PLAYERS),
        ("row_costs", SPACES),
        ("row_discards", COUNTS),
        ("start_events", COUNTS),
        ("population_costs", board.yellow + 1),
        ("consumption", board.yellow + 1),
        ("required_happy", board.yellow + 1),
        ("corruption", board.blue + 1),
    ):
        numbers: tuple[int, ...] = getattr(board, field)
        need(len(numbers) == length, "board.json", field, f"expected {length} numbers, got {len(numbers)}")
        need(min(numbers) >= 0, "board.json", field, "expected none below 0")
    need(max(board.row_discards) <= SPACES, "board.json", "row_discards", "expected at most the whole row")
    events = len(content.military_decks[0][0])
    need(max(board.start_events) <= events, "board.json", "start_events", "more than there are of age A")
