"""The mats: civilizations clockwise from the starting player, with what makes their ratings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saecula.core.bits import bits
from saecula.core.flow import ask_of, to_move
from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Frame, Seat
from saecula.core.registry import Ask
from saecula.core.scene import Card, Fact, Mat, Pool, Reason, Stat
from saecula.core.wording import JOIN, listed, name_of, say, signed
from saecula.core.zones import UNKNOWN
from saecula.games.through_the_ages.entries import AGES
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import (
    action_cards,
    aggressions,
    armies,
    cards,
    colonization,
    military,
    production,
    ratings,
    tokens,
)
from saecula.games.through_the_ages.rules import pacts as pacts_rules
from saecula.games.through_the_ages.rules.in_play import civil_total, has, military_total, pacts
from saecula.games.through_the_ages.scene import sums
from saecula.games.through_the_ages.scene.boards import stage_price
from saecula.games.through_the_ages.scene.cards import card as card_of
from saecula.games.through_the_ages.scene.cards import colour_of
from saecula.games.through_the_ages.scene.wording import side

# Questions about a card, which their frame names first.
ABOUT: Final[tuple[Ask[str, *tuple[Any, ...]], ...]] = (
    colonization.bid,
    colonization.send_force,
    action_cards.follow_order,
    action_cards.choose_gain,
    pacts_rules.choose_side,
)
# What Churchill's choice means on the player's mat.
CHOICES: Final = {"culture": "choice:culture", "strength": "choice:arms"}

Number = Callable[[ThroughTheAges, Seat], int]


def mats(g: ThroughTheAges, viewer: Seat, texts: Texts) -> list[Mat]:
    """Return all civilizations, including those that resigned."""
    movers = {*to_move(g), g.active}
    order = [(g.start + place) % g.seats for place in range(g.seats)]
    return [_mat(g, seat, viewer, seat in movers, texts) for seat in order]


def _mat(g: ThroughTheAges, seat: Seat, viewer: Seat, active: bool, texts: Texts) -> Mat:
    gone = bool(g.out >> seat & 1)
    return Mat(
        id=f"civ:{seat}",
        seat=seat,
        colour=colour_of(seat),
        name=texts.label("civ", seat),
        person="",
        points=str(g.civs[seat].culture),
        active=active and not gone,
        you=seat == viewer,
        stats=[] if gone else _stats(g, seat, seat == viewer, texts),
        facts=[Fact(say(texts, "fact-resigned"))] if gone else _facts(g, seat, viewer, texts),
        played=_at_stake(g, seat, texts) if seat == viewer else [],
        points_icon="culture",
    )


def _at_stake(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Card]:
    """Return the card that the seat's question is about: a territory, an attack, an order, a pact."""
    frame = ask_of(g, seat)
    id_ = _about(g, frame) if frame is not None else ""
    if not id_:
        return []
    card = card_of(texts, id_, f"civ:{seat}/now:{id_}")
    card.reason = card.text
    return [card]


def _about(g: ThroughTheAges, frame: Frame) -> str:
    """Return the card that a question is about, if it is about one."""
    for ask in ABOUT:
        if ask.matches(frame):
            card, *_ = ask.of(frame)
            return card
    if pacts_rules.answer_offer.matches(frame):
        _, card, _ = pacts_rules.answer_offer.of(frame)
        return card
    attacks = aggressions.after_defense.waiting(g) if aggressions.defend.matches(frame) else []
    return next((card for _, _, card in attacks), "")


def _stats(g: ThroughTheAges, seat: Seat, mine: bool, texts: Texts) -> list[Stat]:
    """Return culture and science a turn, strength, happiness, food and resources."""
    civ = g.civs[seat]
    values = {
        "culture": signed(ratings.culture(g, seat)),
        "science": f"{civ.science} {signed(ratings.science(g, seat))}",
        "strength": str(ratings.strength(g, seat)),
        "happy": f"{ratings.happiness(g, seat)}/{ratings.required_happiness(g, civ)}",
    }
    shown = [
        Stat(
            name,
            value,
            say(texts, f"stat-{name}"),
            _is_best(g, seat, sums.RATINGS[name]),
            sums.rating(g, seat, name, texts),
            CHOICES.get(name, "") if mine and has(g, civ, "churchill_choice") else "",
        )
        for name, value in values.items()
    ]
    shown[-1].reasons += _happiness(g, seat, texts)
    return [*shown, _food(g, seat, texts), _resources(g, seat, texts), _cards(g, seat, texts)]


def _is_best(g: ThroughTheAges, seat: Seat, of: Number) -> bool:
    """Return whether no other civilization reaches this one's number."""
    own = of(g, seat)
    return all([of(g, other) < own for other in range(g.seats) if other != seat])


def _happiness(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Reason]:
    """Return the happiness that the people require, and how many are discontent. [TTA-433, TTA-434]"""
    required = ratings.required_happiness(g, g.civs[seat])
    found = [Reason(say(texts, "part-required"), str(required))]
    discontent = ratings.discontent(g, seat)
    return [*found, Reason(say(texts, "part-discontent"), str(discontent))] if discontent else found


def _food(g: ThroughTheAges, seat: Seat, texts: Texts) -> Stat:
    civ = g.civs[seat]
    change = production.food_production(g, seat) - production.eaten(g, civ)
    value = f"{tokens.stored(g, civ, tokens.FOOD)} {signed(change)}"
    best = _is_best(g, seat, production.food_production)
    return Stat("food", value, say(texts, "stat-food"), best, sums.food(g, seat, texts))


def _resources(g: ThroughTheAges, seat: Seat, texts: Texts) -> Stat:
    civ = g.civs[seat]
    change = production.resource_production(g, seat) - production.corrupted(g, civ)
    value = f"{tokens.stored(g, civ, tokens.RESOURCES)} {signed(change)}"
    best = _is_best(g, seat, production.resource_production)
    return Stat("resource", value, say(texts, "stat-resources"), best, sums.resources(g, seat, texts))


def _cards(g: ThroughTheAges, seat: Seat, texts: Texts) -> Stat:
    """Return the numbers of civil and military cards in hand. [TTA-201, TTA-290]"""
    civ = g.civs[seat]
    value = f"{len(civ.hand)}+{military.hand_size(civ)}"
    return Stat("hand", value, say(texts, "fact-hand"), reasons=_hand_parts(g, seat, texts))


def _hand_parts(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Reason]:
    civ = g.civs[seat]
    held = {
        "civil": (len(civ.hand), cards.hand_limit(g, seat)),
        "military": (military.hand_size(civ), military.hand_limit(g, seat)),
    }
    return [Reason(say(texts, f"hand-{name}"), f"{n}/{most}") for name, (n, most) in held.items()]


def _facts(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Fact]:
    return [
        *_danger(g, seat, viewer, texts),
        *_uprising(g, seat, texts),
        _actions(g, seat, texts),
        *_rule(g, seat, texts),
        *_armies(g, seat, texts),
        _people(g, seat, texts),
        _hand(g, seat, texts),
        *_pacts(g, seat, texts),
        *_lasting(g, seat, texts),
        *_wonder(g, seat, texts),
    ]


def _danger(g: ThroughTheAges, seat: Seat, viewer: Seat, texts: Texts) -> list[Fact]:
    """Warn of a rival who could attack the viewer or has declared war. [TTA-131, TTA-150]"""
    if viewer in (SPECTATOR, seat) or g.out >> viewer & 1:
        return []
    civ = g.civs[seat]
    at_war = [card for card, rival in zip(civ.war_cards, civ.war_rivals, strict=True) if rival == viewer]
    facts = [
        Fact(name_of(texts, g.content.wars[card]), say(texts, "war-on-you"), "warn") for card in at_war[:1]
    ]
    theirs, yours = aggressions.attack_strengths(g, seat, viewer)
    if theirs > yours and not aggressions.is_barred(g, seat, viewer) and not has(g, civ, "cannot_attack"):
        facts.append(Fact(say(texts, "danger"), signed(theirs - yours), "warn"))
    return facts


def _uprising(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return the discontent workers, and whether there will be an uprising. [TTA-291, TTA-434]"""
    discontent = ratings.discontent(g, seat)
    if not discontent:
        return []
    value = say(texts, "discontent", n=discontent, unused=g.civs[seat].unused)
    if production.is_uprising(g, seat):
        return [Fact(say(texts, "fact-uprising"), value, "warn")]
    return [Fact(say(texts, "fact-discontent"), value, "unhappy")]


def _actions(g: ThroughTheAges, seat: Seat, texts: Texts) -> Fact:
    """Return the civil and military actions available. [TTA-400 to TTA-403]"""
    civ = g.civs[seat]
    value = say(
        texts,
        "actions",
        civil=civ.civil_actions,
        civil_total=civil_total(g, seat),
        military=civ.military_actions + civ.extra_actions,
        military_total=military_total(g, seat),
    )
    pools = [
        Pool(
            "civil_action",
            say(texts, "word-civil"),
            civ.civil_actions,
            max(civil_total(g, seat), civ.civil_actions),
        ),
        Pool(
            "military_action",
            say(texts, "word-military"),
            civ.military_actions + civ.extra_actions,
            military_total(g, seat),
        ),
    ]
    extras = {"resource": ("resources", civ.extra_resources), "science": ("science", civ.extra_science)}
    for icon, (name, n) in extras.items():
        if n:
            pools.append(Pool(icon, say(texts, f"extra-{name}", n=n), n, n))
    parts = [value, *[pool.label for pool in pools[2:]]]
    return Fact(say(texts, "fact-actions"), JOIN.join(parts), "play", pools=pools)


def _rule(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return government and leader. [TTA-220, TTA-335]"""
    civ = g.civs[seat]
    government = name_of(texts, g.content.technologies[civ.government])
    facts = [Fact(say(texts, "fact-government"), government, "government")]
    if civ.leader:
        leader = name_of(texts, g.content.leaders[civ.leader])
        facts.append(Fact(say(texts, "fact-leader"), leader, "leader"))
    return facts


def _armies(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return the tactic and what its armies add. [TTA-360, TTA-361]"""
    civ = g.civs[seat]
    if not civ.tactic:
        return []
    name = name_of(texts, g.content.tactics[civ.tactic])
    value = say(texts, "tactic-adds", tactic=name, strength=signed(armies.strength(g, civ, civ.workers)))
    return [Fact(say(texts, "fact-tactic"), value, "tactic")]


def _people(g: ThroughTheAges, seat: Seat, texts: Texts) -> Fact:
    """Return unused workers and the banks. [TTA-024, TTA-025]"""
    civ = g.civs[seat]
    value = say(texts, "banks", unused=civ.unused, yellow=civ.yellow, blue=max(civ.blue, 0))
    return Fact(say(texts, "fact-people"), value, "population")


def _hand(g: ThroughTheAges, seat: Seat, texts: Texts) -> Fact:
    """Return civil cards, and military ones by the age on their backs. [TTA-201, TTA-290, TTA-324]"""
    civ = g.civs[seat]
    backs = [f"{AGES[age]} {len(zone)}" for age, zone in enumerate(civ.military) if len(zone)]
    value = say(
        texts,
        "hands",
        civil=len(civ.hand),
        civil_limit=cards.hand_limit(g, seat),
        military=military.hand_size(civ),
        military_limit=military.hand_limit(g, seat),
    )
    known = [
        name_of(texts, g.content.cards[card])
        for card in military.hand(civ)
        if card != UNKNOWN and card in g.content.pacts
    ]
    parts = [value, *([listed(backs)] if backs else []), *known]
    return Fact(say(texts, "fact-hand"), JOIN.join(parts), "hand")


def _pacts(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return the pacts in force, with this civilization's side. [TTA-172]"""
    return [
        Fact(
            name_of(texts, pact),
            say(texts, "pact-with", civ=texts.label("civ", partner), text=side(texts, own)),
            "pact",
        )
        for pact, own, partner in pacts(g, seat)
    ]


def _lasting(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return special technologies, wonders and colonies by name."""
    civ = g.civs[seat]
    content = g.content
    special = [n for n in bits(civ.technologies & content.without_workers) if n != civ.government]
    names = {
        "special": [name_of(texts, content.technologies[n]) for n in special],
        "wonders": [_wonder_name(g, civ, wonder, texts) for wonder in civ.wonders],
        "colonies": [name_of(texts, content.territories[colony]) for colony in civ.colonies],
    }
    icons = {"special": "law", "wonders": "wonder", "colonies": "colony"}
    return [
        Fact(say(texts, f"fact-{name}"), listed(found), icons[name]) for name, found in names.items() if found
    ]


def _wonder_name(g: ThroughTheAges, civ: Civ, wonder: str, texts: Texts) -> str:
    name = name_of(texts, g.content.wonders[wonder])
    return say(texts, "ruin-named", wonder=name) if wonder in civ.ruins else name


def _wonder(g: ThroughTheAges, seat: Seat, texts: Texts) -> list[Fact]:
    """Return the unfinished wonder and its stages. [TTA-222]"""
    civ = g.civs[seat]
    if not civ.unfinished:
        return []
    wonder = g.content.wonders[civ.unfinished]
    stages = listed([str(stage) for stage in wonder.stages])
    return [
        Fact(name_of(texts, wonder), stage_price(g, civ, texts), "wonder"),
        Fact(say(texts, "fact-stages"), stages, "wonder", progress=[civ.stages, len(wonder.stages)]),
    ]
