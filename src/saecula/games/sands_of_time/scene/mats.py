"""The mats: empires clockwise from the start player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from saecula.core.bits import bits
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Seat
from saecula.core.scene import Card, Fact, Mat, Reason, Stat
from saecula.core.wording import MINUS, listed, name_of, say, sentence, signed, written
from saecula.core.zones import UNKNOWN
from saecula.games.sands_of_time._generated import clone
from saecula.games.sands_of_time.entries import PIECES, RESOURCES
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import battle, caravans, dynasties, generations, income, turns, unrest
from saecula.games.sands_of_time.rules.regions import (
    citizens,
    clockwise,
    markers_left,
    pieces_left,
    region_id,
    size,
)
from saecula.games.sands_of_time.scene import cards, sums
from saecula.games.sands_of_time.scene.wording import amount, letter, people


def mats(g: SandsOfTime, viewer: Seat, texts: Texts) -> list[Mat]:
    """Make the mats of all empires."""
    movers = to_move(g)
    return [_mat(g, seat, viewer, seat in movers, texts) for seat in clockwise(g)]


def _mat(g: SandsOfTime, seat: Seat, viewer: Seat, active: bool, texts: Texts) -> Mat:
    mine = seat == viewer
    return Mat(
        id=f"empire:{seat}",
        seat=seat,
        colour=cards.colour_of(seat),
        name=texts.label("empire", seat),
        person="",
        points=written(g.empires[seat].vp),
        active=active,
        you=mine,
        stats=_stats(g, seat, mine, texts),
        facts=_facts(g, seat, viewer, texts),
        played=_played(g, seat, texts),
    )


def _stats(g: SandsOfTime, seat: Seat, mine: bool, texts: Texts) -> list[Stat]:
    """Show grain, gold, unrest and regions; options refer to the viewer's grain and gold."""
    shown = [
        Stat(
            resource,
            str(income.stock(g.empires[seat], resource)),
            sentence(texts.label("resource", resource)),
            _is_best(g, seat, partial(income.stock, resource=resource)),
            _income(g, seat, resource, texts),
            f"resource:{resource}" if mine else "",
        )
        for resource in RESOURCES
    ]
    return [*shown, _unrest(g, seat, texts), _regions(g, seat, texts)]


def _is_best(g: SandsOfTime, seat: Seat, of: Callable[[Empire], int]) -> bool:
    """Return whether no other empire reaches this one's number."""
    own = of(g.empires[seat])
    return all([of(other) < own for i, other in enumerate(g.empires) if i != seat])


def _income(g: SandsOfTime, seat: Seat, resource: str, texts: Texts) -> list[Reason]:
    """Show what the next generation would bring, region by region. [SOT-061]"""
    total = income.of_empire(g, g.empires[seat], resource)
    return [
        Reason(say(texts, "income-next"), signed(total)),
        *sums.yields(g, seat, resource, texts),
    ]


def _unrest(g: SandsOfTime, seat: Seat, texts: Texts) -> Stat:
    empire = g.empires[seat]
    reasons = [Reason(say(texts, "unrest-most"), str(unrest.maximum(g, empire)))]
    due = unrest_due(g, seat)
    if due:
        risen, lost = unrest_split(g, seat, due)
        change = [signed(risen)] if risen else []
        change += [f"{MINUS}{say(texts, 'vp', n=lost)}"] if lost else []
        reasons.append(Reason(say(texts, "unrest-due"), listed(change)))
    best = _is_best(g, seat, lambda other: -other.unrest)
    return Stat("unrest", str(empire.unrest), say(texts, "stat-unrest"), best, reasons)


def unrest_due(g: SandsOfTime, seat: Seat) -> int:
    """Return by how much unrest will rise at the end of the current turn. [SOT-083, SOT-252]"""
    if g.active != seat:
        return 0
    used = g.bonus and not g.empires[seat].bonuses >> g.content.bonus_index[g.bonus] & 1
    return int(bool(used)) + int(g.replayed)


def unrest_split(g: SandsOfTime, seat: Seat, due: int) -> tuple[int, int]:
    """Split the steps due into those that raise unrest and those that cost a point each. [SOT-292]"""
    empire = g.empires[seat]
    risen = min(due, unrest.maximum(g, empire) - empire.unrest)
    return risen, due - risen


def _regions(g: SandsOfTime, seat: Seat, texts: Texts) -> Stat:
    value = size(g.empires[seat])
    best = _is_best(g, seat, size)
    return Stat("territory", str(value), say(texts, "stat-regions"), best, sums.regions(g, seat, texts))


def _facts(g: SandsOfTime, seat: Seat, viewer: Seat, texts: Texts) -> list[Fact]:
    mine = seat == viewer
    return [
        *_points(g, seat, texts),
        *_danger(g, seat, viewer, texts),
        _heritage(g, seat, texts),
        *_chronicles(g, seat, mine, texts),
        *_lands(g, seat, texts),
        *_buildings(g, seat, texts),
        *_focus(g, seat, texts),
        *(_own(g, seat, texts) if mine else ()),
        *_supply(g, seat, mine, texts),
        *_advances(g, seat, texts),
        *_done(g, seat, texts),
    ]


def _points(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Show, after the end, what the last dynasty and the final bonuses brought.

    [SOT-321, SOT-324, SOT-350]
    """
    if not generations.is_over(g):
        return []
    again = clone(g)
    again.journal = []
    dynasties.score_wonders(again, seat)
    dynasties.final_bonuses(again)
    parts = {"chronicles": g.empires[seat].last_chronicles}
    parts |= {line: vp for line, who, vp in again.journal if who == seat}
    before = g.empires[seat].vp - sum(parts.values())
    named = [say(texts, f"points-{name}", n=vp) for name, vp in parts.items() if vp]
    return [
        *([Fact(say(texts, "fact-points-last"), listed(named), "vp")] if named else []),
        Fact(say(texts, "fact-points-before"), written(before), "vp"),
    ]


def _danger(g: SandsOfTime, seat: Seat, viewer: Seat, texts: Texts) -> list[Fact]:
    """Show where a rival has citizens in the viewer's regions. [SOT-122]"""
    if viewer in (SPECTATOR, seat):
        return []
    invaded = [land for land in bits(g.empires[viewer].lands) if citizens(g.empires[seat], land)]
    return [
        Fact(
            say(texts, "danger", region=texts.label("region", region_id(g, land))),
            say(
                texts,
                "combat-compared",
                theirs=battle.combat_value(g, seat, land, seat),
                yours=battle.combat_value(g, viewer, land, seat),
            ),
            "warn",
        )
        for land in invaded
    ]


def _heritage(g: SandsOfTime, seat: Seat, texts: Texts) -> Fact:
    values = zip(g.content.categories, g.empires[seat].heritage, strict=True)
    return Fact(
        say(texts, "fact-heritage"),
        listed([f"{name_of(texts, category)} {value}" for category, value in values]),
    )


def _chronicles(g: SandsOfTime, seat: Seat, mine: bool, texts: Texts) -> list[Fact]:
    """Show the fields with a card; only its owner sees which it is and which are left. [SOT-100, SOT-329]"""
    empire = g.empires[seat]
    laid = [
        letter(field.id) + _value(g, zone.cards[0])
        for field, zone in zip(g.content.fields, empire.chronicles, strict=True)
        if zone.cards
    ]
    parts = [say(texts, "laid-on", fields=listed(laid))] if laid else []
    if mine:
        left = sorted([g.content.chronicle_cards[card].value for card in empire.hand.cards])
        parts.append(say(texts, "in-hand", values=listed([str(value) for value in left])))
    return [Fact(say(texts, "fact-chronicles"), "; ".join(parts), "chronicle")] if parts else []


def _value(g: SandsOfTime, card: str) -> str:
    return "" if card == UNKNOWN else f" ({g.content.chronicle_cards[card].value})"


def _lands(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Name the capital first, then the other regions."""
    empire = g.empires[seat]
    lands = sorted(bits(empire.lands), key=lambda land: land != empire.capital)
    if not lands:
        return []
    names = [texts.label("region", region_id(g, land)) for land in lands]
    if empire.capital >= 0:
        names[0] = say(texts, "capital-named", region=names[0])
    return [Fact(say(texts, "fact-regions"), listed(names), "flag")]


def _buildings(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Name the buildings in controlled regions. [SOT-136]"""
    standing = Counter([b for land in bits(g.empires[seat].lands) for b in bits(g.buildings[land])])
    names = [
        f"{number} × {name_of(texts, g.content.buildings[b])}"
        if number > 1
        else name_of(texts, g.content.buildings[b])
        for b, number in sorted(standing.items())
    ]
    return [Fact(say(texts, "fact-buildings"), listed(names), "city")] if names else []


def _focus(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Show the focus card in play with its markers, and the bonus actions used. [SOT-252, SOT-271]"""
    empire = g.empires[seat]
    facts = []
    if empire.focus:
        card = g.content.focus_cards[empire.focus]
        value = say(texts, "focus-markers", n=empire.focus_markers, slots=card.slots)
        facts.append(Fact(name_of(texts, card), value, cards.CATEGORY_ICONS[card.category]))
    used = [name_of(texts, b) for i, b in enumerate(g.content.bonuses.values()) if empire.bonuses >> i & 1]
    if used:
        facts.append(Fact(say(texts, "fact-bonuses"), listed(used), "unrest"))
    return facts


def _own(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Show what the viewer plans with: the next income, trade goods and symbols."""
    empire = g.empires[seat]
    parts = [amount(texts, name, income.of_empire(g, empire, name)) for name in RESOURCES]
    symbols = [
        say(texts, "symbols-fountain", n=dynasties.fountains(g, seat)),
        say(texts, "symbols-lyre", n=dynasties.lyres(g, seat)),
    ]
    return [
        Fact(say(texts, "fact-income"), listed(parts), "grain"),
        Fact(say(texts, "fact-goods"), str(caravans.goods(g, empire)), "caravan"),
        Fact(say(texts, "fact-symbols"), listed(symbols), "fountain"),
    ]


def _supply(g: SandsOfTime, seat: Seat, mine: bool, texts: Texts) -> list[Fact]:
    """Show the pieces left; options refer to the viewer's. [SOT-005]"""
    empire = g.empires[seat]
    left = {piece: pieces_left(g, empire, piece) for piece in PIECES}
    others = [
        say(texts, "supply-caravans", n=g.content.board.caravans - empire.caravans.bit_count()),
        say(texts, "supply-markers", n=markers_left(g, empire)),
    ]
    if not mine:
        value = listed([*[people(texts, piece, number) for piece, number in left.items()], *others])
        return [Fact(say(texts, "fact-supply"), value, "population")]
    chips = [
        Card(f"piece:{piece}", people(texts, piece, number), say(texts, "fact-supply"), "population")
        for piece, number in left.items()
    ]
    return [Fact(say(texts, "fact-supply"), listed(others), "population", chips)]


def _advances(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    had = [g.content.advances[number].id for number in bits(g.empires[seat].advances)]
    shown = [cards.advance(texts, id_, f"empire:{seat}/advance:{id_}") for id_ in had]
    return [Fact(say(texts, "fact-advances"), str(len(shown)), "idea", shown)] if shown else []


def _done(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Fact]:
    """Show the action cards carried out in this generation. [SOT-080]"""
    played = g.empires[seat].played
    shown = [cards.card(texts, id_, f"empire:{seat}/done:{id_}", "used") for id_ in played]
    return [Fact(say(texts, "fact-played"), str(len(shown)), "discard", shown)] if shown else []


def _played(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Card]:
    """Show the card being carried out, then those to come, sealed until their owner's turn. [SOT-070]"""
    reason = say(texts, "card-at-work")
    prefix = f"empire:{seat}/"
    shown = [cards.card(texts, id_, f"{prefix}work:{id_}", reason=reason) for id_ in at_work(g, seat)]
    for number, id_ in enumerate(g.empires[seat].chosen.cards):
        if id_ == UNKNOWN:
            shown.append(cards.sealed(texts, f"{prefix}sealed:{number}"))
        else:
            shown.append(cards.card(texts, id_, f"{prefix}card:{id_}", "" if g.active == seat else "sealed"))
    return shown


def at_work(g: SandsOfTime, seat: Seat) -> list[str]:
    """Return the action card that a player is carrying out."""
    return [card for owner, card in turns.finish.waiting(g) if owner == seat]
