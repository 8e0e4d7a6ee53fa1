"""What cards do, in words made from their declared effects: an owner's content describes itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from saecula.core.locale import Texts
from saecula.core.wording import JOIN, listed, name_of, say, sentence, signed
from saecula.games.through_the_ages.entries import (
    AGES,
    FEWEST_PLAYERS,
    GOVERNMENT,
    PRODUCTION,
    UNITS,
    WORKPLACES,
    Ability,
    ActionCard,
    Aggression,
    Bonus,
    Event,
    EventEffect,
    Gain,
    Leader,
    Pact,
    Side,
    Symbols,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from saecula.games.through_the_ages.rules import impacts
from saecula.games.through_the_ages.rules.in_play import players

SYMBOLS: Final = (
    "culture",
    "science",
    "strength",
    "happy",
    "civil",
    "military",
    "colonization",
    "blue",
    "yellow",
)
GAINS: Final = (
    "resources",
    "food",
    "science",
    "culture",
    "population",
    "civil_actions",
    "military_cards",
)
# Orders that are said together.
PAIRS: Final = {
    ("build_production", "upgrade_production"): "production",
    ("build_urban", "upgrade_urban"): "urban",
    ("upgrade_production", "upgrade_urban"): "upgrade",
}
# Effects of a pact on one party, beyond its symbols.
TERMS: Final = (
    "food",
    "resources",
    "develop_discount",
    "partner_pays",
    "culture_per_partner_wonder",
    "attack_bonus",
    "food_as_resource",
    "resource_as_food",
    "no_war",
)


def joined(names: Iterable[str], word: str) -> str:
    """Join names, the last one by a word."""
    *others, last = names
    return f"{listed(others)} {word} {last}" if others else last


def amount(texts: Texts, what: str, number: int) -> str:
    """Say an amount of food, resources, points or actions."""
    return say(texts, f"gain-{what}", n=number)


def symbols(texts: Texts, shown: Symbols) -> list[str]:
    """Say what a card adds to ratings, actions and tokens. [TTA-380]"""
    numbers = [(name, getattr(shown, name)) for name in SYMBOLS]
    return [say(texts, f"symbol-{name}", n=n, signed=signed(n)) for name, n in numbers if n]


def gain(texts: Texts, gained: Gain | None) -> str:
    """Say what is received once."""
    numbers = [(name, getattr(gained, name)) for name in GAINS] if gained else []
    return listed([amount(texts, name, number) for name, number in numbers if number])


def kinds(texts: Texts, names: tuple[str, ...]) -> str:
    """Name kinds of buildings, units or cards, in the plural."""
    return joined([say(texts, f"many-{name}") for name in names], say(texts, "and")) if names else ""


def card(texts: Texts, id_: str) -> str:
    """Say what any card does."""
    return sentence(in_short(texts, id_))


def in_short(texts: Texts, id_: str) -> str:
    """Say what any card does as a part of a sentence."""
    entry = texts.content.cards[id_]
    return DESCRIPTIONS[type(entry)](texts, entry)


def technology(texts: Texts, entry: Technology) -> str:
    """Say what a worker makes on a technology, or what the card brings. [TTA-330 to TTA-335]"""
    if entry.kind == GOVERNMENT:
        return _government(texts, entry)
    if entry.kind in WORKPLACES:
        made, is_unit = worker(texts, entry), entry.kind in UNITS
        return say(texts, "unit-text" if is_unit else "building-text", parts=made, cost=entry.cost)
    parts = symbols(texts, entry.symbols)
    if entry.stages:
        less = [f"{AGES[level]} {number}" for level, number in enumerate(entry.discounts) if number]
        parts.append(say(texts, "construction-text", stages=entry.stages, less=listed(less)))
    return listed(parts)


def worker(texts: Texts, entry: Technology) -> str:
    """Say what a worker makes on a technology. [TTA-331, TTA-380]"""
    if entry.kind in PRODUCTION:
        return amount(texts, "food" if entry.kind == "farm" else "resources", entry.value)
    return listed(symbols(texts, entry.symbols))


def _government(texts: Texts, entry: Technology) -> str:
    """Say a government's actions, its limit, and the price of a revolution. [TTA-260, TTA-335]"""
    shown = entry.symbols
    actions = say(texts, "government-text", civil=shown.civil, military=shown.military, limit=entry.limit)
    others = Symbols(science=shown.science, culture=shown.culture, strength=shown.strength, happy=shown.happy)
    parts = [actions, *symbols(texts, others)]
    if entry.revolution:
        parts.append(say(texts, "revolution-text", n=entry.revolution))
    return listed(parts)


def ability(texts: Texts, part: Ability) -> str:
    """Say one thing that a leader or wonder does."""
    return say(
        texts,
        f"ability-{part.key}",
        n=part.n,
        signed=signed(part.n),
        kinds=kinds(texts, part.kinds),
        gain=gain(texts, part.gain),
    )


def leader(texts: Texts, entry: Leader | Wonder) -> str:
    """Say the symbols of a leader or wonder, then its abilities. [TTA-340, TTA-342]"""
    shown = listed(symbols(texts, entry.symbols))
    return JOIN.join([*([shown] if shown else []), *[ability(texts, part) for part in entry.abilities]])


def action_card(texts: Texts, entry: ActionCard) -> str:
    """Say an action card's order with the discount, its gain, and what it is worth this turn. [TTA-228]"""
    number = players(texts.position) - FEWEST_PLAYERS
    parts = []
    if entry.orders:
        named = [PAIRS[entry.orders]] if entry.orders in PAIRS else entry.orders
        ordered = joined([say(texts, f"order-{order}") for order in named], say(texts, "or"))
        parts.append(say(texts, "order-cheaper", order=ordered, n=entry.discount))
    if entry.gain:
        parts.append(joined([gain(texts, part) for part in entry.gain], say(texts, "or")))
    if entry.after:
        parts.append(say(texts, "order-after", gain=gain(texts, entry.after)))
    if entry.military_actions:
        parts.append(say(texts, "turn-military", n=entry.military_actions))
    if entry.military_resources:
        parts.append(say(texts, "turn-resources", n=entry.military_resources))
    if entry.per_stronger:
        parts.append(say(texts, "per-stronger", n=entry.per_stronger[number]))
    if entry.per_richer:
        parts.append(say(texts, "per-richer", n=entry.per_richer[number]))
    return JOIN.join(parts)


def event(texts: Texts, entry: Event) -> str:
    """Say whom an event concerns and what happens; effects on the same players come together. [TTA-093]"""
    groups: list[tuple[str, list[str]]] = []
    for effect in entry.effects:
        if not groups or groups[-1][0] != effect.who:
            groups.append((effect.who, []))
        groups[-1][1].append(event_effect(texts, effect))
    text = JOIN.join([f"{say(texts, f'who-{who}')}: {listed(parts)}" for who, parts in groups])
    return f"{text}. {say(texts, 'event-final')}" if entry.final else text


def event_effect(texts: Texts, effect: EventEffect) -> str:
    """Say what an event does to those it concerns."""
    if effect.op == "impact":
        return impact(texts, effect)
    return say(
        texts,
        f"event-{effect.op}",
        n=effect.n,
        culture=effect.culture,
        card=name_of(texts, texts.content.cards[effect.card]) if effect.card else "",
        ages=joined([AGES[age] for age in effect.ages], say(texts, "or")) if effect.ages else "",
    )


def impact(texts: Texts, effect: EventEffect) -> str:
    """Say what a civilization scores for at an impact. [TTA-573 to TTA-575]"""
    ranks = effect.by_rank[players(texts.position) - FEWEST_PLAYERS] if effect.by_rank else ()
    ages = enumerate(impacts.WONDER_CULTURE)
    return say(
        texts,
        f"impact-{effect.impact}",
        ranks="/".join([str(points) for points in ranks]),
        surplus=impacts.SURPLUS_CULTURE,
        most=impacts.MOST_FOR_HAPPINESS,
        workers=impacts.CONTENT_WORKERS,
        ages=listed([f"{AGES[age]} {points}" for age, points in ages]),
    )


def territory(texts: Texts, entry: Territory) -> str:
    """Say what a territory gives for good, and what once. [TTA-119]"""
    lasting = listed(symbols(texts, entry.symbols))
    return say(texts, "territory-text", lasting=lasting, once=gain(texts, entry.gain))


def tactic(texts: Texts, entry: Tactic) -> str:
    """Say the units of an army and its strength. [TTA-360 to TTA-363]"""
    numbers = {"infantry": entry.infantry, "cavalry": entry.cavalry, "artillery": entry.artillery}
    units = listed([f"{n} {say(texts, f'many-{kind}')}" for kind, n in numbers.items() if n])
    if entry.obsolete == entry.strength:
        return say(texts, "tactic-text", units=units, n=entry.strength)
    return say(texts, "tactic-text-old", units=units, n=entry.strength, old=entry.obsolete)


def aggression(texts: Texts, entry: Aggression) -> str:
    """Say an aggression's price and what a success brings. [TTA-130]"""
    return JOIN.join([say(texts, "military-actions", n=entry.actions), at_stake(texts, entry)])


def war(texts: Texts, entry: War) -> str:
    """Say a war's price and what the winner takes. [TTA-150]"""
    return JOIN.join([say(texts, "military-actions", n=entry.actions), at_stake(texts, entry)])


def at_stake(texts: Texts, entry: Aggression | War) -> str:
    """Say what a successful attack brings."""
    if isinstance(entry, War):
        return say(texts, f"war-{entry.op}", n=entry.n)
    return say(
        texts,
        f"aggression-{entry.op}",
        n=entry.n,
        gain=gain(texts, entry.gain),
        number=len(entry.levels),
        levels=joined([AGES[level] for level in entry.levels], say(texts, "and")) if entry.levels else "",
    )


def pact(texts: Texts, entry: Pact) -> str:
    """Say what a pact brings to each party. [TTA-170 to TTA-176]"""
    if entry.a == entry.b:
        parts = [say(texts, "pact-both", text=side(texts, entry.a))]
    else:
        parts = [
            say(texts, "pact-side", side=letter.upper(), text=side(texts, party))
            for letter, party in (("a", entry.a), ("b", entry.b))
        ]
    if entry.forbids_attack:
        parts.append(say(texts, "pact-forbids"))
    if entry.ends_on_attack:
        parts.append(say(texts, "pact-ends"))
    return JOIN.join(parts)


def side(texts: Texts, party: Side) -> str:
    """Say what a pact brings to one of its parties."""
    parts = symbols(texts, party.symbols)
    for name in TERMS:
        value = getattr(party, name)
        if value:
            parts.append(say(texts, f"term-{name}", n=int(value), signed=signed(int(value))))
    return listed(parts)


def bonus(texts: Texts, entry: Bonus) -> str:
    """Say what a military bonus card adds. [TTA-355]"""
    return say(texts, "bonus-text", defense=entry.defense, colonization=entry.colonization)


# Entries are of many types; each description takes its own.
DESCRIPTIONS: Final[dict[type[Any], Callable[[Texts, Any], str]]] = {
    Technology: technology,
    Leader: leader,
    Wonder: leader,
    ActionCard: action_card,
    Event: event,
    Territory: territory,
    Tactic: tactic,
    Aggression: aggression,
    War: war,
    Pact: pact,
    Bonus: bonus,
}
