"""Hints of the turn: cards chosen, advances, bonus actions, chronicles, heritage."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Done, Pass, rule_id
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import JOIN, listed, name_of, say
from saecula.games.sands_of_time import vocabulary as words
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    advance,
    caravans,
    chronicle,
    conquest,
    dynasties,
    govern,
    income,
    powers,
    tribute,
    turns,
)
from saecula.games.sands_of_time.rules.regions import (
    colonies,
    tile,
)
from saecula.games.sands_of_time.scene import cards, panels, wording
from saecula.games.sands_of_time.scene.hints.registry import from_to, hints
from saecula.games.sands_of_time.scene.mats import unrest_due, unrest_split
from saecula.games.sands_of_time.scene.panels import planned
from saecula.games.sands_of_time.scene.wording import amount, letter

# What happens when a question is answered by Done or Pass.
CLOSING: Final = (
    "levy",
    "move_from",
    "second_site",
    "advance_more",
    "annex_after",
    "lay_more",
    "ask_passage",
    "move_on",
    "free_caravan",
)


@hints.of(Done, Pass)
def _closing(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    rule = rule_id(frame)
    return say(texts, f"close-{rule}") if rule in CLOSING else ""


@hints.of(words.Heritage)
def _heritage(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, category: str) -> str:
    value = g.empires[seat].heritage[g.content.category_index[category]]
    return from_to(texts, value, min(value + 1, g.content.board.max_heritage))


@hints.of(words.AdvanceTo, words.LayOut)
def _advance(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return wording.advance(texts, g.content.advances[g.content.advance_index[card]])


@hints.of(words.Choose)
def _choose(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card would do now, together with a picked focus card. [SOT-071, SOT-078, SOT-262]"""
    if card in g.content.focus_cards:
        return _focus(g, card, texts)
    plan = planned(g, seat)
    if not turns.ACTIONS[card].possible(plan, seat):
        locked = cards.box_state(plan, plan.empires[seat], texts, card) if card == "caravan_2" else ""
        return locked or say(texts, "hint-in-vain")
    parts = [brief(plan, seat, card, texts), _marker(plan, seat, card, texts), _box(plan, seat, card, texts)]
    if turns.choose_cards.matches(frame) and not parts[1]:
        parts[1] = listed([texts.label("category", name) for name in g.content.actions[card].categories])
    return JOIN.join([part for part in parts if part])


def _focus(g: SandsOfTime, card: str, texts: Texts) -> str:
    """Name the category of a focus card and the action cards it serves. [SOT-261, SOT-264]"""
    category = g.content.focus_cards[card].category
    served = listed(wording.opened_by(texts, category))
    return say(texts, "brief-focus", category=texts.label("category", category), cards=served)


def _marker(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Say that the action puts a marker on the focus card in play. [SOT-271]"""
    empire = g.empires[seat]
    if not empire.focus:
        return ""
    focus = g.content.focus_cards[empire.focus]
    full = empire.focus_markers == focus.slots
    if full or focus.category not in g.content.actions[card].categories:
        return ""
    return say(texts, "hint-marker", card=name_of(texts, focus))


def _box(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Say what the open box of an action card adds. [SOT-260]"""
    box = g.content.actions[card].box
    if box is None or card not in wording.BOXED or card == "caravan_2":
        return ""
    return wording.box_text(texts, card) if powers.is_open(g, g.empires[seat], box) else ""


def brief(g: SandsOfTime, seat: Seat, card: str, texts: Texts) -> str:
    """Describe an action card in a few words, with current prices."""
    empire = g.empires[seat]
    return say(
        texts,
        f"brief-{card}",
        levy=g.content.board.levy_price,
        caravan=caravans.price(g, empire),
        step=govern.step_price(g, seat),
        unrest=empire.unrest,
        rows=len(advance.steps(g, seat)),
        targets=len(conquest.conquests(g, seat)),
        colonies=colonies(empire).bit_count(),
        foreign=_visiting(g, seat),
        left=len(empire.hand.cards),
    )


def _visiting(g: SandsOfTime, seat: Seat) -> int:
    """Count the foreign caravans at the player's capital and Cities. [SOT-240]"""
    markets = caravans.markets(g, g.empires[seat])
    return sum(
        [sum(tribute.visits(g, seat, region)) for region in range(len(g.tiles)) if markets >> region & 1]
    )


@hints.of(words.Replay)
def _replay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    return JOIN.join([_one_more(g, seat, texts), _choose(g, seat, texts, frame, card)])


def _one_more(g: SandsOfTime, seat: Seat, texts: Texts) -> str:
    """Say what a further step of unrest does at the end of the turn. [SOT-083, SOT-292]"""
    _, lost = unrest_split(g, seat, unrest_due(g, seat) + 1)
    return say(texts, "hint-lost-vp") if lost else say(texts, "hint-unrest")


@hints.of(words.CarryOut)
def _carry_out(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    again = card in g.empires[seat].played and not g.replayed
    return (_replay if again else _choose)(g, seat, texts, frame, card)


@hints.of(words.Decline)
def _decline(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say where the card goes; a declined replay costs nothing. [SOT-077, SOT-079]"""
    replayed = "yes" if card in g.empires[seat].played else "no"
    able = "yes" if turns.ACTIONS[card].possible(g, seat) else "no"
    return say(texts, "hint-decline", replayed=replayed, able=able)


@hints.of(words.EndTurn)
def _end_turn(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what happens to unrest. [SOT-083, SOT-292]"""
    empire = g.empires[seat]
    due = unrest_due(g, seat)
    risen, lost = unrest_split(g, seat, due)
    if not due:
        return say(texts, "hint-end-calm", n=empire.unrest)
    rise = say(texts, "hint-end-unrest", now=empire.unrest, then=empire.unrest + risen)
    return JOIN.join([*([rise] if risen else []), *([say(texts, "hint-end-vp", vp=lost)] if lost else [])])


def _bonus(g: SandsOfTime, seat: Seat, texts: Texts, name: str, gain: str) -> str:
    """Say what a bonus action brings, and whether it costs unrest or a point. [SOT-251, SOT-252, SOT-292]"""
    used = g.empires[seat].bonuses >> g.content.bonus_index[name] & 1
    cost = say(texts, "bonus-again") if used else _one_more(g, seat, texts)
    return JOIN.join([gain, cost])


@hints.of(words.Oppress)
def _oppress(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, region: str) -> str:
    place = g.content.region_index[region]
    gain = amount(texts, tile(g, place).resource, income.harvest(g, g.empires[seat], place))
    return _bonus(g, seat, texts, "oppression", gain)


@hints.of(words.Support)
def _support(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, category: str) -> str:
    value = advance.standing(g, seat, g.content.category_index[category])
    gain = say(texts, "hint-support", n=value + g.content.bonuses["support"].n)
    return _bonus(g, seat, texts, "support", gain)


@hints.of(words.Tax)
def _tax(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, resource: str) -> str:
    gain = amount(texts, resource, caravans.goods(g, g.empires[seat]))
    return _bonus(g, seat, texts, "taxation", gain)


@hints.of(words.Lay)
def _lay(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, card: str) -> str:
    """Say what the card is worth, where it would score now, and where heritage is too low.

    [SOT-323, SOT-324, SOT-325]
    """
    entry, empire = g.content.chronicle_cards[card], g.empires[seat]
    free = [f for f, zone in zip(g.content.fields, empire.chronicles, strict=True) if not zone.cards]
    worth = sorted({entry.fields[field.id].vp for field in free})
    vp = str(worth[0]) if len(worth) == 1 else f"{worth[0]}–{worth[-1]}"
    scoring, lacking = [], []
    for field in free:
        if dynasties.measure(g, seat, field.measure) >= entry.fields[field.id].at_least:
            category = g.content.category_index[field.category]
            heritage = dynasties.standing(g, empire, category)
            name, alone = letter(field.id), entry.value
            both = alone + dynasties.values(g, empire, dynasties.qualified(g, seat, category))
            if heritage >= both:
                scoring.append(name)
            elif heritage < alone:
                lacking.append(say(texts, "field-lacks", field=name, n=heritage, needed=alone))
            else:
                lacking.append(say(texts, "field-lacks-both", field=name, n=heritage, needed=both))
    parts = [say(texts, "hint-lay-worth", vp=vp, value=entry.value)]
    parts += [say(texts, "hint-lay", fields=listed(scoring))] if scoring else []
    parts += [say(texts, "hint-lay-lacks", fields=listed(lacking))] if lacking else []
    return JOIN.join(parts if scoring or lacking else [*parts, say(texts, "hint-lay-none")])


@hints.of(words.OnField)
def _on_field(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, field: str) -> str:
    """Say what the card just picked asks there. [SOT-323, SOT-324, SOT-325]"""
    scoring = g.content.fields[g.content.field_index[field]]
    [pick] = chronicle.lay.picks(g, seat)
    entry = g.content.chronicle_cards[words.Lay.of(pick)]
    asked = entry.fields[field]
    measured = dynasties.measure(g, seat, scoring.measure)
    return JOIN.join(
        [
            say(texts, "hint-field", vp=asked.vp, n=measured, needed=asked.at_least),
            panels.field_heritage(g, seat, scoring, entry.value, texts),
        ]
    )


@hints.of(words.Score)
def _score(g: SandsOfTime, seat: Seat, texts: Texts, frame: Frame, field: str) -> str:
    number = g.content.field_index[field]
    entry = g.content.chronicle_cards[g.empires[seat].chronicles[number].cards[0]]
    return say(texts, "vp", n=entry.fields[field].vp)
