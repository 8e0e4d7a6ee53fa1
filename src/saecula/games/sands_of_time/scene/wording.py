"""What cards and buildings do, worded from their effects: an owner's content describes itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.locale import Texts
from saecula.core.wording import JOIN, listed, name_of, say, sentence
from saecula.games.sands_of_time.entries import (
    SYMBOLS,
    Advance,
    Box,
    Building,
    Effect,
    FocusCard,
    ScoringField,
)

# Action cards whose box does something.
BOXED: Final = ("levy", "raid", "build", "govern", "advance", "caravan_2", "migrate", "tribute")


def amount(texts: Texts, resource: str, number: int) -> str:
    """Write an amount of grain or gold."""
    return say(texts, f"amount-{resource}", n=number)


def people(texts: Texts, piece: str, number: int) -> str:
    """Write a number of peasants or soldiers."""
    return say(texts, f"people-{piece}", n=number)


def effect(texts: Texts, part: Effect) -> str:
    """Write one effect, without capital or full stop."""
    text = say(
        texts,
        f"effect-{part.op}",
        n=part.n,
        returns=part.returns,
        where=part.where or "here",
        terrain=part.terrain or "any",
        each="yes" if part.each else "no",
        piece=texts.label("piece", part.piece) if part.piece else "",
        resource=texts.label("resource", part.resource) if part.resource else "",
        category=texts.label("category", part.category) if part.category else "",
        symbol=part.symbol or "none",
        building=_buildings(texts, part),
        boxes=listed(_holders(texts, part.boxes)) if part.boxes else "",
        whole="yes" if part.category else "no",
    )
    return boxed(texts, part.box, text) if part.box else text


def _buildings(texts: Texts, part: Effect) -> str:
    """Name the buildings that an effect is about."""
    if part.building:
        return str(texts.label("building", part.building))
    if part.op != "wonder_vp":
        return ""
    scoring = [b for b in texts.content.buildings if any([e.op == "dynasty_vp" for e in b.effects])]
    return listed([name_of(texts, building) for building in scoring])


def _holders(texts: Texts, boxes: Iterable[str]) -> list[str]:
    """Name the cards and buildings that have these boxes."""
    wanted = set(boxes)
    cards = [card for card in texts.content.actions.values() if card.box and card.box.id in wanted]
    buildings = [b for b in texts.content.buildings if {e.box.id for e in b.effects if e.box} & wanted]
    return [name_of(texts, entry) for entry in [*cards, *buildings]]


def boxed(texts: Texts, box: Box, text: str) -> str:
    """Write what works only while a category is unlocked."""
    return say(texts, "boxed", category=texts.label("category", box.category), text=text)


def effects(texts: Texts, parts: Iterable[Effect]) -> str:
    """Write effects in their order."""
    return JOIN.join([effect(texts, part) for part in parts])


def symbols(texts: Texts, entry: Advance | Building) -> str:
    """Write the fountains and lyres on a card or tile."""
    numbers = dict(zip(SYMBOLS, (entry.fountains, entry.lyres), strict=True))
    return listed([say(texts, f"symbols-{name}", n=number) for name, number in numbers.items() if number])


def _with_symbols(texts: Texts, entry: Advance | Building, text: str) -> str:
    shown = symbols(texts, entry)
    return sentence(JOIN.join([text, shown] if shown else [text]))


def advance(texts: Texts, entry: Advance) -> str:
    """Write what an advance brings."""
    return _with_symbols(texts, entry, effects(texts, entry.effects))


def building(texts: Texts, entry: Building) -> str:
    """Write what a building brings its controller, and what building it requires."""
    text = effects(texts, entry.effects)
    if entry.box:
        needs = say(texts, "needs-unlocked", category=texts.label("category", entry.box.category))
        text = JOIN.join([needs, text])
    return _with_symbols(texts, entry, text)


def action_card(texts: Texts, id_: str) -> str:
    """Write what an action card does, and what its box adds."""
    board = texts.content.board
    text = say(texts, f"card-{id_}", levy=board.levy_price, caravan=board.caravan_price)
    box = texts.content.actions[id_].box
    if box is None or id_ not in BOXED:
        return text
    more = box_text(texts, id_)
    return f"{text} {sentence(boxed(texts, box, more))}."


def box_text(texts: Texts, id_: str) -> str:
    """Write what the open box of an action card adds."""
    board = texts.content.board
    return say(texts, f"box-{id_}", levy=board.levy_price, caravan=board.caravan_price)


def opened_by(texts: Texts, category: str) -> list[str]:
    """Name the action cards whose boxes a category opens. [SOT-264]"""
    held = [card for card in texts.content.actions.values() if card.box and card.box.category == category]
    return [name_of(texts, card) for card in held]


def focus_card(texts: Texts, card: FocusCard) -> str:
    """Write what a focus card opens and what its markers bring."""
    category = texts.label("category", card.category)
    return say(texts, "focus-text", category=category, slots=card.slots, n=card.heritage)


def chronicle(texts: Texts, id_: str) -> str:
    """Write what a chronicle card asks on each field, and what it is worth there."""
    card = texts.content.chronicle_cards[id_]
    parts = [
        say(texts, "chronicle-asks", field=letter(field), n=asked.at_least, vp=asked.vp)
        for field, asked in card.fields.items()
    ]
    return f"{say(texts, 'chronicle-text', value=card.value)} {listed(parts)}."


def scoring_field(texts: Texts, field: ScoringField) -> str:
    """Write what a scoring field measures, and what each chronicle card asks and scores there."""
    asked = [(card.value, card.fields[field.id]) for card in texts.content.chronicle_cards.values()]
    parts = [say(texts, "field-asks", value=value, n=part.at_least, vp=part.vp) for value, part in asked]
    return f"{say(texts, f'measure-{field.measure}')} {say(texts, 'field-text', parts=listed(parts))}"


def letter(field: str) -> str:
    """Write a scoring field as on the board."""
    return field.upper()
