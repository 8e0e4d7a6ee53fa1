"""What the content must fulfil, so that an owner's files cannot break the rules unnoticed.

Words and fields are checked by the types of the records when they are read; here is what types cannot say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saecula.core.catalog import need, need_ids
from saecula.core.references import need_references
from saecula.games.clash_of_cultures import map_checks, power_checks
from saecula.games.clash_of_cultures.entries import Event, Objective, Tactic
from saecula.games.clash_of_cultures.words import (
    BUILDINGS,
    GOODS,
    KINDS,
    SYMBOLS,
    TERRAINS,
)

if TYPE_CHECKING:
    from saecula.games.clash_of_cultures.catalogue import Content

ADVANCES_OF_A_CATEGORY: Final = 4
ADVANCES_OF_A_CIVILIZATION: Final = 4
COPIES: Final = 2  # of the upper half of an action card
FACES: Final = 12
SIZES: Final = {"action_cards": 42, "wonders": 8}  # [COC-004, COC-284]
DECKS: Final = {"objective_cards": (32, 6), "events": (38, 20)}  # base and expansion
WITH_NUMBERS: Final = ("flexible_end", "short_game")


def check(content: Content) -> None:
    """Refuse content that the rules could not play with."""
    _check_words(content)
    need_references(content.files)
    map_checks.check(content)
    _check_advances(content)
    _check_civilizations(content)
    power_checks.check(content)
    for tactic in content.tactics.values():
        _check_tactic(tactic)
    for objective in content.objectives.values():
        _check_objective(objective)
    _check_excluded(content)
    for event in content.events.values():
        _check_event(event)
    _check_decks(content)
    _check_board(content)
    _check_variants(content)


# Ids.


def _check_words(content: Content) -> None:
    """Check that what the rules know by its name is there, and nothing else."""
    for file, words in (
        ("terrains", TERRAINS),
        ("goods", GOODS),
        ("units", KINDS),
        ("buildings", BUILDINGS),
        ("symbols", SYMBOLS),
    ):
        need_ids(f"{file}.json", content.files[file], words, exactly=True)


# Advances and civilizations.


def _check_advances(content: Content) -> None:
    """Check that each category has four advances, listed together from the top. [COC-097]"""
    places = [(advance.category, advance.position) for advance in content.advances]
    expected = [
        (category, position)
        for category in content.categories
        for position in range(1, ADVANCES_OF_A_CATEGORY + 1)
    ]
    need(
        places == expected, "advances.json", "expected four of each category in the order of their positions"
    )


def _check_civilizations(content: Content) -> None:
    """Check that each civilization has four advances and three leaders. [COC-023, COC-480]"""
    advances = Counter([advance.civilization for advance in content.civ_advances])
    leaders = Counter([leader.civilization for leader in content.leaders.values()])
    for civilization in content.civilizations.values():
        id_ = civilization.id
        need(advances[id_] == ADVANCES_OF_A_CIVILIZATION, "civ_advances.json", f"expected four of {id_}")
        need(leaders[id_] == content.board.leaders, "leaders.json", f"expected three of {id_}")
        if civilization.tile:
            start = content.tiles[civilization.tile].start
            need(start, "civilizations.json", id_, "tile", "expected a start tile")


# Cards.


def _check_tactic(tactic: Tactic) -> None:
    """Check that a tactic does something, and that its dice have a number to show. [COC-700 to COC-715]"""
    where = ("tactics.json", tactic.id)
    does = (
        tactic.value or tactic.foe_value or tactic.dice or tactic.ignore or tactic.kills or tactic.hits
    ) or (tactic.mute or tactic.cancels or tactic.retreats)
    need(bool(does), *where, "the card does nothing")
    need(bool(tactic.needs), *where, "needs", "expected at least one")
    rolls = bool(tactic.rolls or tactic.rolls_per_unit)
    need(
        rolls == bool(tactic.success), *where, "success", "expected for dice of the card, and for them alone"
    )
    need(tactic.cancels or not tactic.takes, *where, "takes", "needs a card that is cancelled")
    need(tactic.mute or tactic.foe_price is None, *where, "foe_price", "needs something to be spared from")


def _check_objective(objective: Objective) -> None:
    where = ("objectives.json", objective.id)
    need(bool(objective.all) != bool(objective.any), *where, "expected conditions in either all or any")


def _check_excluded(content: Content) -> None:
    """Check that objectives of the status phase exclude each other from both sides. [COC-855, COC-860]"""
    for objective in content.objectives.values():
        other = content.objectives.get(objective.excludes)
        if other is not None and other.when == "status":
            mutual = other.excludes == objective.id
            need(mutual, "objectives.json", objective.id, "excludes", f"{other.id} does not exclude it")


def _check_event(event: Event) -> None:
    """Check that an event does something, and that only open persons stay with powers. [COC-295, COC-302]"""
    where = ("events.json", event.id)
    need(bool(event.effects or event.powers), *where, "the card does nothing")
    opened = event.person == "open"
    need(opened == bool(event.powers), *where, "powers", "expected for open persons, and for them alone")
    if event.person:
        need(event.who == "drawer", *where, "who", "expected drawer for a great person")
        need(not event.stays, *where, "stays", "not used by a great person")


def _check_decks(content: Content) -> None:
    """Check that there are as many cards as in the box. [COC-004, COC-284]"""
    for file, size in SIZES.items():
        need(len(content.files[file]) == size, f"{file}.json", f"expected {size}")
    for file, (base, expansion) in DECKS.items():
        added = [bool(getattr(card, "expansion")) for card in content.files[file].values()]  # noqa: B009
        need(added.count(False) == base, f"{file}.json", f"expected {base} of the base game")
        need(added.count(True) == expansion, f"{file}.json", f"expected {expansion} of the expansion")
    numbers = sorted([event.number for event in content.events.values()])
    need(numbers == list(range(1, len(numbers) + 1)), "events.json", "number", "expected each once")
    _check_used("card_effects", content, [card.effect for card in content.action_cards.values()], COPIES)
    _check_used("tactics", content, [card.tactic for card in content.action_cards.values()])
    halves = [half for card in content.objective_cards.values() for half in (card.upper, card.lower)]
    _check_used("objectives", content, halves)


def _check_used(file: str, content: Content, ids: Sequence[str], copies: int = 0) -> None:
    """Check that every entry is on a card, or on the given number of cards."""
    used = Counter(ids)
    for id_ in content.files[file]:
        if copies:
            need(used[id_] == copies, f"{file}.json", id_, f"expected on {copies} cards, got {used[id_]}")
        else:
            need(used[id_] > 0, f"{file}.json", id_, "on no card")


# Numbers.


def _check_board(content: Content) -> None:
    """Check the die, and that the start keeps to the limits. [COC-022, COC-065, COC-233]"""
    board = content.board
    need(len(board.die) == FACES, "board.json", "die", f"expected {FACES} faces")
    kinds = {face.kind for face in board.die}
    need("settler" not in kinds and "ship" not in kinds, "board.json", "die", "expected kinds of army units")
    most = max([getattr(board.start_goods, good) for good in GOODS])
    need(most <= board.resource_limit, "board.json", "start_goods", "more than can be held")
    need(board.start_goods.food <= board.food_limit, "board.json", "start_goods", "more than can be held")
    supply = {unit.id: unit.supply for unit in content.units}
    need(board.start_settlers <= supply["settler"], "board.json", "start_settlers", "more than there are")


def _check_variants(content: Content) -> None:
    """Check the numbers of the variants that have some. [COC-391, COC-394]"""
    need_ids("variants.json", content.variants, WITH_NUMBERS)
    flexible, short = content.variants["flexible_end"], content.variants["short_game"]
    need(flexible.rounds > content.board.rounds, "variants.json", "flexible_end", "rounds", "expected more")
    for number, roll in enumerate(flexible.end_rolls):
        fits = roll.round <= flexible.rounds and roll.phase <= content.board.phases
        need(fits, "variants.json", "flexible_end", f"end_rolls[{number}]", "no such phase")
    need(bool(flexible.end_rolls), "variants.json", "flexible_end", "end_rolls", "expected at least one")
    need(0 < short.rounds < content.board.rounds, "variants.json", "short_game", "rounds", "expected fewer")
    need(short.settlers > 0, "variants.json", "short_game", "settlers", "expected at least one")
    need(short.free_advances > 0, "variants.json", "short_game", "free_advances", "expected at least one")
