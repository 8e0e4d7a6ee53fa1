"""A table of the second reading: civilizations with everything by name, read from a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from saecula.games.through_the_ages.entries import AGES, CARD_AGES
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from tests.through_the_ages.second.cards import (
    CIVIL_CARDS,
    MILITARY_CARDS,
    NUMBERED,
    PACT_CARDS,
    TECHNOLOGIES,
)

UNSEEN: Final = "?"  # a card that chance decides


@dataclass
class Treaty:
    """A pact in play: where it lies, and who takes which side."""

    card: str
    offerer: int
    partner: int
    offerers_side: str

    def parties(self) -> tuple[int, int]:
        """Both civilizations."""
        return self.offerer, self.partner

    def side_of(self, seat: int) -> str:
        """The side of one of the parties."""
        other = "b" if self.offerers_side == "a" else "a"
        return self.offerers_side if seat == self.offerer else other


@dataclass
class Nation:
    """A civilization."""

    seat: int
    culture: int
    science: int
    hand: list[str]
    fresh: list[str]  # action cards taken in this Action Phase
    military: list[str]
    technologies: list[str]
    government: str
    leader: str
    leader_ages: list[int]
    wonders: list[str]
    ruins: list[str]
    tucked: str
    unfinished: str
    stages: int
    colonies: list[str]
    workers: Counter[str]
    tokens: Counter[str]
    blue: int
    yellow: int
    unused: int
    civil_actions: int
    military_actions: int
    extra_actions: int
    extra_resources: int
    extra_science: int
    tactic: str
    exclusive: bool
    wars: list[tuple[str, int]]
    used: list[str]
    ever: list[str]
    no_politics: bool

    def on(self, *kinds: str) -> dict[str, int]:
        """The workers on cards of these kinds, by card."""
        return {card: n for card, n in self.workers.items() if n and TECHNOLOGIES[card].kind in kinds}

    def number_of(self, *kinds: str) -> int:
        """How many buildings or units of these kinds there are."""
        return sum(self.on(*kinds).values())

    def known(self, *kinds: str) -> list[str]:
        """The technologies in play of these kinds, by level."""
        cards = [card for card in self.technologies if TECHNOLOGIES[card].kind in kinds]
        return sorted(cards, key=lambda card: TECHNOLOGIES[card].age)

    def best(self, *kinds: str) -> str:
        """The best building of these kinds: the highest level with a worker (Stufe einer Karte, page 8)."""
        return max(self.on(*kinds), key=lambda card: TECHNOLOGIES[card].age, default="")

    def standing(self) -> list[str]:
        """Completed wonders that are no ruins."""
        return [wonder for wonder in self.wonders if wonder not in self.ruins]


@dataclass
class Table:
    """Everything on the table."""

    nations: list[Nation]
    treaties: list[Treaty]
    out: list[int]
    start: int
    active: int
    round: int
    last_round: int
    age: int
    row: list[str]
    deck: list[str]
    dealt: int  # cards of the deck that went to the row, we cannot know which
    left: bool  # whether cards of the deck left the game unseen
    military_deck: int
    discarded: list[int]  # military cards on the discard piles, by age
    current: list[str]  # events, the last is the top
    seen_next: list[int]  # who knows the next event
    future: list[str]
    past: list[str]
    common: list[str]
    asked: tuple[str, int] | None  # who is asked what

    def present(self) -> list[Nation]:
        """The civilizations that have not resigned, clockwise from the active one."""
        count = len(self.nations)
        seats = [(self.active + i) % count for i in range(count)]
        return [self.nations[seat] for seat in seats if seat not in self.out]

    def treaties_of(self, nation: Nation) -> list[Treaty]:
        """The pacts a civilization is a party to, wherever they lie."""
        return [treaty for treaty in self.treaties if nation.seat in treaty.parties()]

    def own_treaty(self, nation: Nation) -> Treaty | None:
        """The pact in a civilization's own play area."""
        return next((treaty for treaty in self.treaties if treaty.offerer == nation.seat), None)

    def partner(self, treaty: Treaty, nation: Nation) -> Nation:
        """The other party."""
        one, other = treaty.parties()
        return self.nations[other if nation.seat == one else one]


def age_of(card: str) -> int:
    """The age of a card; of an unseen one it is written on its back."""
    if card.startswith(UNSEEN):
        return int(card[len(UNSEEN) :])
    return (CIVIL_CARDS.get(card) or MILITARY_CARDS[card]).age


def read(g: ThroughTheAges) -> Table:
    """Read a position."""
    frame = g.asks[0] if g.asks else None
    return Table(
        nations=[_nation(seat, civ) for seat, civ in enumerate(g.civs)],
        treaties=[
            Treaty(civ.pact, seat, civ.pact_partner, civ.pact_side or "a")
            for seat, civ in enumerate(g.civs)
            if civ.pact
        ],
        out=[seat for seat in range(g.seats) if g.out >> seat & 1],
        start=g.start,
        active=g.active,
        round=g.round,
        last_round=g.last_round,
        age=g.age,
        row=list(g.row),
        deck=list(g.civil_deck),
        dealt=0,
        left=False,
        military_deck=len(g.military_deck),
        discarded=[len(pile) for pile in g.discards],
        current=list(g.current_events.cards),
        seen_next=[
            seat for seat in range(g.seats) for knowers in g.current_events.known[-1:] if knowers >> seat & 1
        ],
        future=list(g.future_events.cards),
        past=list(g.past_events),
        common=list(g.common_tactics),
        asked=(frame[0], frame[1]) if frame else None,
    )


def _nation(seat: int, civ: Civ) -> Nation:
    return Nation(
        seat=seat,
        culture=civ.culture,
        science=civ.science,
        hand=list(civ.hand),
        fresh=list(civ.fresh),
        military=[card for zone in civ.military for card in zone.cards],
        technologies=[card for number, card in enumerate(NUMBERED) if civ.technologies >> number & 1],
        government=NUMBERED[civ.government],
        leader=civ.leader,
        leader_ages=[age for age in range(CARD_AGES) if civ.leader_ages >> age & 1],
        wonders=list(civ.wonders),
        ruins=list(civ.ruins),
        tucked=civ.tucked,
        unfinished=civ.unfinished,
        stages=civ.stages,
        colonies=list(civ.colonies),
        workers=_by_card(civ.workers),
        tokens=_by_card(civ.tokens),
        blue=civ.blue,
        yellow=civ.yellow,
        unused=civ.unused,
        civil_actions=civ.civil_actions,
        military_actions=civ.military_actions,
        extra_actions=civ.extra_actions,
        extra_resources=civ.extra_resources,
        extra_science=civ.extra_science,
        tactic=civ.tactic,
        exclusive=civ.exclusive,
        wars=list(zip(civ.war_cards, civ.war_rivals, strict=True)),
        used=list(civ.used),
        ever=list(civ.ever),
        no_politics=civ.no_politics,
    )


def _by_card(numbers: tuple[int, ...]) -> Counter[str]:
    return Counter({NUMBERED[place]: number for place, number in enumerate(numbers) if number})


def facts(t: Table) -> dict[str, object]:
    """What can be said of a table; unseen cards are left out where only chance knows them."""
    told: dict[str, object] = {
        "asked": t.asked,
        "age": AGES[t.age],
        "round": t.round,
        "last round": t.last_round,
        "civil deck": len(t.deck) - t.dealt,
        "military deck": t.military_deck,
        "common tactics": sorted(set(t.common)),
        "pacts": sorted((p.card, p.offerer, p.partner, p.side_of(p.offerer)) for p in t.treaties),
        "empty spaces": [space for space, card in enumerate(t.row) if not card],
    }
    if t.age < CARD_AGES:
        told["military discards"] = t.discarded[t.age]
    if not t.left:
        told["row and deck"] = sorted([card for card in t.row if card and card != UNSEEN] + t.deck)
    if t.asked is not None:  # at the end of the game nobody cares for the piles
        told["active"] = t.active
        told["current events"] = len(t.current)
        told["future events"] = sorted(t.future)
        told["past events"] = t.past
    told.update({f"space {n}": card for n, card in enumerate(t.row) if card != UNSEEN})
    for nation in t.present():
        told.update({f"civ {nation.seat} {name}": value for name, value in _told(nation)})
    return told


def _by_worth(tokens: Counter[str]) -> dict[tuple[str, int], int]:
    """Tokens by what they are worth: of cards that are worth the same, the player may take any."""
    found: Counter[tuple[str, int]] = Counter()
    for card, number in tokens.items():
        technology = TECHNOLOGIES[card]
        farm = technology.kind == "farm"
        found["food" if farm else "resources", technology.value or technology.age] += number
    return {key: number for key, number in sorted(found.items()) if number}


def _told(nation: Nation) -> Iterable[tuple[str, object]]:
    for name in ("culture", "science", "government", "leader", "leader_ages", "ruins", "tucked"):
        yield name, getattr(nation, name)
    for name in ("unfinished", "stages", "blue", "yellow", "unused", "civil_actions", "military_actions"):
        yield name, getattr(nation, name)
    for name in ("extra_actions", "extra_resources", "extra_science", "tactic", "exclusive", "wars"):
        yield name, getattr(nation, name)
    for name in ("hand", "fresh", "technologies", "wonders", "colonies"):
        yield name, sorted(getattr(nation, name))
    for name in ("used", "ever"):
        yield name, sorted(set(getattr(nation, name)))
    yield "no_politics", nation.no_politics
    yield "workers", {card: n for card, n in nation.workers.items() if n}
    yield "tokens", _by_worth(nation.tokens)
    yield "military backs", sorted(map(age_of, nation.military))
    if not any(card.startswith(UNSEEN) for card in nation.military):
        yield "military", sorted(nation.military)


PACT_SIDES: Final = {card: {"a": pact.a, "b": pact.b} for card, pact in PACT_CARDS.items()}
