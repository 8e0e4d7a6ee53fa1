"""Bots that follow a plan in The Sands of Time, to measure its content by purposeful play.

A method named after a decision lists what the plan would like there, best first. The first wish on offer is
chosen; where there is none, the greedy bot chooses. `tools.balance --players builder,trader` knows the plans
by name, the arena by import path: `tools.plans:Builder`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from saecula.bots import GreedyBot
from saecula.core import flow
from saecula.core.bits import bits
from saecula.core.game import Game
from saecula.core.position import Action, Frame
from saecula.core.registry import DONE
from saecula.core.secrecy import Seen
from saecula.games.sands_of_time.entries import Building, ScoringField
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import (
    build,
    caravans,
    conquest,
    dynasties,
    govern,
    income,
    moves,
    turns,
)
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    citizens,
    colonies,
    controller,
    in_play,
    neighbours,
    region_id,
    size,
    soldiers_left,
    tile,
)

Wishes = Iterator[Action]


class Chronicle(NamedTuple):
    """A chronicle card on a field, and the VP it promises."""

    vp: int
    card: str
    field: str


class Plan:
    """What all plans share: one focus, one kind of heritage, and chronicles that will be fulfilled."""

    name: str
    row: str  # of the first advance
    category: str
    growth: Mapping[str, float] = {}  # by field what a round is expected to add to its measure
    calm: int = 3  # the unrest from which on the plan governs
    taxed: str = "gold"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._usual: Final = GreedyBot(game, seed)
        self.g: SandsOfTime  # as seen now
        self.seat: int = 0
        self.ask: Frame = ()

    def choose(self, seen: Seen[SandsOfTime], options: list[Action]) -> Action:
        """The first wish on offer, or what the greedy bot likes."""
        self.g, self.seat = seen.position, seen.seat
        self.ask = flow.ask_of(self.g, self.seat) or ()
        wishes: Callable[[], Wishes] = getattr(self, self.ask[0], self.nothing)
        for wish in wishes():
            if wish in options:
                return wish
        return self._usual.choose(seen, options)

    def nothing(self) -> Wishes:
        """No wish."""
        return iter(())

    @property
    def empire(self) -> Empire:
        """What the player has."""
        return self.g.empires[self.seat]

    @property
    def rounds(self) -> int:
        """Rounds that are sure to come before the dynasty ends, with this one; none in its overrun."""
        return max(sum(self.g.content.board.zones[: self.g.dynasty]) - self.g.space + 1, 0)

    @property
    def later_rounds(self) -> int:
        """Rounds that are sure to come after this one."""
        return max(self.rounds - 1, 0)

    @property
    def taken(self) -> list[str]:
        """Cards picked so far for this round."""
        return [pick[1] for pick in flow.picks_of(self.g, self.seat)]

    def may_be_last(self) -> bool:
        """Whether the dynasty may end with this round, or surely ends with the next."""
        return self.rounds <= (2 if self.g.round == 1 else 1)

    def can(self, card: str) -> bool:
        """Whether the action of a card is possible now."""
        return turns.ACTIONS[card].possible(self.g, self.seat)

    # Setup

    def first_advance(self) -> Wishes:
        """The row of the plan."""
        yield "advance", self.row

    def raise_one(self) -> Wishes:
        """The plan's own heritage to the end of its track, then the next highest."""
        reached = {
            category.id: value
            for category, value in zip(self.g.content.categories, self.empire.heritage, strict=True)
        }
        for id_ in sorted(reached, key=lambda id_: (id_ != self.category, -reached[id_])):
            if reached[id_] < self.g.content.board.max_heritage:
                yield "heritage", id_

    # Cards

    def choose_cards(self) -> Wishes:
        """What the plan wants, from the hand first; a replay while unrest has room."""
        may_replay = self.empire.unrest < self.g.content.board.max_unrest - 1
        for card in self.cards():
            if card not in self.taken:
                yield "choose", card
                if may_replay:
                    yield "replay", card

    def cards(self) -> Iterator[str]:
        """Cards of this round, best first."""
        if self.is_time_to_lay():
            yield "chronicle"
        yield from self.actions()
        yield from [card for card in ("advance", "caravan_1", "build", "migrate", "levy") if self.can(card)]

    def actions(self) -> Iterator[str]:
        """The plan's own cards, best first."""
        raise NotImplementedError

    def focus(self) -> Iterator[str]:
        """The focus card, while enough of the generation is left to fill it."""
        if self.g.round == 1:
            yield f"focus_{self.category}"

    def next_card(self) -> Wishes:
        """A bonus action if it pays, then the cards in the order of the plan."""
        yield from self.bonus()
        for card in [*self.cards(), *self.empire.chosen.cards]:
            yield "carry_out", card

    def bonus(self) -> Wishes:
        """Taxes or oppression, whichever brings more; once used, a bonus action costs nothing more."""
        content, empire = self.g.content, self.empire
        for number, bonus, action in sorted(self.bonuses(), reverse=True):
            used = empire.bonuses >> content.bonus_index[bonus] & 1
            if number >= (1 if used else 3) and (used or empire.unrest < content.board.max_unrest - 1):
                yield action

    def bonuses(self) -> list[tuple[int, str, Action]]:
        """How much of the plan's resource each bonus action brings."""
        g, empire = self.g, self.empire
        lands = [region for region in bits(empire.lands) if tile(g, region).resource == self.taxed]
        return [
            (caravans.goods(g, empire), "taxation", ("tax", self.taxed)),
            *[
                (income.harvest(g, empire, region), "oppression", ("oppress", region_id(g, region)))
                for region in lands
            ],
        ]

    def close_turn(self) -> Wishes:
        """Nothing after the second card."""
        yield ("end_turn",)

    # Chronicles

    def is_time_to_lay(self) -> bool:
        """Once in each generation, late; and whenever the dynasty may end."""
        best = self.best_chronicle()
        if best is None or not self.can("chronicle"):
            return False
        return self.may_be_last() or (self.g.round > 1 and "chronicle" not in self.empire.played)

    def best_chronicle(self) -> Chronicle | None:
        """The card and field that promise most by the end of the dynasty."""
        g, empire = self.g, self.empire
        offers = []
        for number, field in enumerate(g.content.fields):
            if len(empire.chronicles[number]):
                continue
            category = g.content.category_index[field.category]
            standing = dynasties.standing(g, empire, category) - self.laid_values(category)
            if field.category == self.category:
                standing += self.later_rounds // 3
            expected = self.expected(field)
            for id_ in empire.hand.cards:
                card = g.content.chronicle_cards[id_]
                if card.value <= standing and card.fields[field.id].at_least <= expected:
                    offers.append(Chronicle(card.fields[field.id].vp, id_, field.id))
        return max(offers, default=None)

    def expected(self, field: ScoringField) -> float:
        """What a field will measure when the dynasty ends."""
        measure = dynasties.measure(self.g, self.seat, field.measure)
        return measure + self.growth.get(field.id, 0.0) * self.later_rounds

    def laid_values(self, category: int) -> int:
        """The values of own cards that lie in a category already."""
        zones = [self.empire.chronicles[number].cards for number in self.g.content.fields_of[category]]
        return sum([self.g.content.chronicle_cards[cards[0]].value for cards in zones if cards])

    def lay(self) -> Wishes:
        """The best card, then its field."""
        best = self.best_chronicle()
        if best is None:
            return
        picks = flow.picks_of(self.g, self.seat)
        if not picks:
            yield "lay", best.card
        elif picks[0][1] == best.card:
            yield "on_field", best.field

    lay_more = lay

    # Govern and Build

    def wants_to_govern(self) -> bool:
        """Unrest is high and a step can be paid for."""
        return self.empire.unrest >= self.calm and self.can("govern")

    def govern(self) -> Wishes:
        """As many steps as grain allows."""
        yield max(govern.possible_steps(self.g, self.seat), key=lambda action: action[1])

    def site(self) -> Wishes:
        """Where the building stands that the plan likes best."""
        offers = [
            (self.worth(action[1], region), region)
            for region in bits(self.empire.lands)
            for action in build.offers(self.g, self.seat, region)
            if action[0] == "build"
        ]
        for _, region in sorted(offers, reverse=True):
            yield "site", region_id(self.g, region)

    second_site = site

    def choose_building(self) -> Wishes:
        """What the plan likes best here."""
        region = self.ask[2]
        offers = [action[1] for action in build.offers(self.g, self.seat, region) if action[0] == "build"]
        for id_ in sorted(offers, key=lambda id_: self.worth(id_, region), reverse=True):
            yield "build", id_

    def worth(self, id_: str, region: int) -> float:
        """How much the plan likes a building in a region."""
        content = self.g.content
        building = content.buildings[content.building_index[id_]]
        worth = self.likes(building, build.level(self.g, building, region))
        if building.category == self.category and self.empire.focus == f"focus_{self.category}":
            worth += 1.0
        return worth

    def likes(self, building: Building, level: int) -> float:
        """How much the plan likes a building of this level."""
        return level + 1.5 * building.fountains + building.lyres

    # Caravans

    def open_route(self) -> Wishes:
        """The border that is nearest to a trade good not reached yet."""
        content, empire = self.g.content, self.empire
        missing = content.goods & ~empire.caravans
        routes = caravans.routes(self.g, empire)
        for border in sorted(routes, key=lambda border: steps_to_good(self.g, border, missing)):
            yield "route", content.borders[border].id

    free_caravan = open_route


def steps_to_good(g: SandsOfTime, border: int, missing: int) -> int:
    """How many caravans from a border to the next trade good, along regions in play."""
    seen, reached, steps = 0, 1 << border, 0
    while reached & ~seen:
        if reached & missing:
            return steps
        seen, steps = reached, steps + 1
        for one in bits(seen):
            for end in g.content.ends[one]:
                if g.tiles[end]:
                    reached |= g.content.borders_of[end]
    return len(g.content.borders)


class Builder(Plan):
    """Civil focus, Build in every round, unrest kept low: fields A and B."""

    name = "builder"
    row = "agriculture"
    category = "civil"
    growth: Mapping[str, float] = {"a": 1.5, "b": 0.6}
    calm = 2

    def actions(self) -> Iterator[str]:
        """Focus and Build first; then calm, heritage by caravans, and Build again."""
        yield from self.focus()
        if self.g.round > 1 and self.wants_to_govern():
            yield "govern"
        if self.gold_in_reach() > self.empire.unrest:
            yield "build"
        if self.wants_to_govern():
            yield "govern"
        if self.can("advance"):
            yield "advance"
        yield "caravan_1"

    def gold_in_reach(self) -> int:
        """Gold at hand and by the best bonus action of the turn."""
        return self.empire.gold + max([number for number, _, _ in self.bonuses()])


class Trader(Plan):
    """Culture focus and a caravan with every card: field E, with F beside it."""

    name = "trader"
    row = "trade"
    category = "culture"
    growth: Mapping[str, float] = {"e": 0.8, "f": 0.3}

    def actions(self) -> Iterator[str]:
        """Three caravans a generation while there are goods to reach; lyres and calm."""
        yield from self.focus()
        if self.goods_to_reach():
            yield "caravan_1"
            if self.can("caravan_2"):
                yield "caravan_2"
                yield "migrate"
        if self.wants_to_govern():
            yield "govern"
        yield "build"
        if self.can("advance"):
            yield "advance"

    def expected(self, field: ScoringField) -> float:
        """No more trade goods than there are, nor than caravans are left for."""
        expected = super().expected(field)
        if field.id != "e":
            return expected
        content, empire = self.g.content, self.empire
        left = content.board.caravans - empire.caravans.bit_count()
        return min(expected, caravans.goods(self.g, empire) + min(left, self.goods_to_reach()))

    def goods_to_reach(self) -> int:
        """Trade goods without an own caravan, on borders of regions in play."""
        borders = 0
        for region in in_play(self.g):
            borders |= self.g.content.borders_of[region]
        return (borders & self.g.content.goods & ~self.empire.caravans).bit_count()

    def move_from(self) -> Wishes:
        """People stay; Migrate serves for its caravan."""
        yield DONE

    def likes(self, building: Building, level: int) -> float:
        """Lyres."""
        return 3.0 * building.lyres + 0.1 * level


class Move(NamedTuple):
    """Citizens on their way."""

    piece: str
    region: int
    target: int
    number: int


class Expander(Plan):
    """Law, Politics focus, soldiers into empty land and Conquest: fields C and D."""

    name = "expander"
    row = "law"
    category = "politics"
    growth: Mapping[str, float] = {"c": 0.4, "d": 0.8}
    taxed = "grain"

    def actions(self) -> Iterator[str]:
        """Annex what soldiers stand in; else send them out. Arches and levies as gold allows."""
        yield from self.focus()
        if self.annexable() or "raid" in self.taken or "migrate" in self.taken:
            yield "conquest"
        if self.best_move("raid") is not None:
            yield "raid"
        if self.can_raise_arch():
            yield "build"
        if self.empire.gold and soldiers_left(self.g, self.empire):
            yield "levy"
        if self.wants_to_govern():
            yield "govern"
        if self.best_move("migrate") is not None:
            yield "migrate"
        if colonies(self.empire).bit_count() > 2:
            yield "tribute"

    def can_raise_arch(self) -> bool:
        """An arch can be paid for in a colony."""
        arch = ("build", "triumphal_arch")
        sites = bits(colonies(self.empire))
        return any(arch in build.offers(self.g, self.seat, region) for region in sites)

    def worth(self, id_: str, region: int) -> float:
        """Arches in colonies, which raise heritage, before all else."""
        arch = id_ == "triumphal_arch" and colonies(self.empire) >> region & 1
        return 10.0 * arch + super().worth(id_, region)

    # Conquest

    def annexable(self) -> list[int]:
        """Regions that can be annexed at once."""
        return [region for region in in_play(self.g) if conquest.can_annex(self.g, self.seat, region)]

    def conquest(self) -> Wishes:
        """The roomiest region that can be annexed."""
        for region in sorted(self.annexable(), key=lambda one: tile(self.g, one).capacity, reverse=True):
            yield "annex", region_id(self.g, region)

    def annex_after(self) -> Wishes:
        """What was fought for is taken."""
        yield "annex", region_id(self.g, self.ask[2])

    # Raid and Migrate

    def move_from(self) -> Wishes:
        """The next group that has somewhere to go."""
        move = self.best_move(self.ask[2])
        if move is None:
            yield DONE
        else:
            yield "move_from", move.piece, region_id(self.g, move.region)

    def move_to(self) -> Wishes:
        """Where that group goes."""
        for move in self.moves_of(self.ask[2], self.ask[3]):
            yield "move_to", region_id(self.g, move.target)

    def move_number(self) -> Wishes:
        """As many as are needed there."""
        _, _, piece, region, target = self.ask
        for move in self.moves_of(piece, region):
            if move.target == target:
                yield "number", move.number

    def best_move(self, kind: str) -> Move | None:
        """Soldiers before peasants."""
        for piece in reversed(moves.movable(self.g, kind)):
            for region in in_play(self.g):
                for move in self.moves_of(piece, region):
                    return move
        return None

    def moves_of(self, piece: str, region: int) -> list[Move]:
        """Where citizens of a region are wanted that may leave it."""
        present = self.empire.peasants if piece == "peasant" else self.empire.soldiers
        free = present[region]
        if self.ask[0].startswith("move"):
            free -= self.g.arrived[moves.index(self.g, piece, region)]
        if self.empire.lands >> region & 1:
            free = min(free, citizens(self.empire, region) - 1)
        elif self.lacks(region) <= 0 and self.is_free(region):
            free = 0
        wanted = [(target, self.lacks(target)) for target in neighbours(self.g, region)]
        return [
            Move(piece, region, target, lack)
            for target, lack in wanted
            if 0 < lack <= free and self.is_free(target)
        ]

    def is_free(self, region: int) -> bool:
        """A region that could be annexed by enough citizens."""
        owner = controller(self.g, region)
        if owner == NOBODY:
            return True
        empire = self.g.empires[owner]
        return owner != self.seat and not citizens(empire, region) and size(empire) > 1

    def lacks(self, region: int) -> int:
        """How many more citizens it takes to annex a region."""
        others = [citizens(empire, region) for seat, empire in enumerate(self.g.empires) if seat != self.seat]
        return max(others) + 1 - citizens(self.empire, region)


PLANS: Final[Mapping[str, type[Plan]]] = {plan.name: plan for plan in (Builder, Trader, Expander)}
