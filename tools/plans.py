"""Bots that follow a plan in The Sands of Time, to measure its content by purposeful play.

A method named after a decision yields what the plan would like to choose there, best first. The bot chooses
the first of these wishes that is an option; if there is none, the greedy bot chooses. `tools.balance` takes
plans by name (`--players builder,trader`), the arena by import path (`tools.plans:Builder`).
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
    """The base of all plans: one focus, one kind of heritage, and chronicles that will be fulfilled."""

    name: str
    row: str  # of the first advance
    category: str
    growth: Mapping[str, float] = {}  # by field, the expected increase of its measure per round
    calm: int = 3  # the plan governs from this unrest on
    taxed: str = "gold"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._usual: Final = GreedyBot(game, seed)
        self.g: SandsOfTime  # as seen now
        self.seat: int = 0
        self.ask: Frame = ()

    def choose(self, seen: Seen[SandsOfTime], options: list[Action]) -> Action:
        """Return the first wish that is an option, or the choice of the greedy bot."""
        self.g, self.seat = seen.position, seen.seat
        self.ask = flow.ask_of(self.g, self.seat) or ()
        wishes: Callable[[], Wishes] = getattr(self, self.ask[0], self.nothing)
        for wish in wishes():
            if wish in options:
                return wish
        return self._usual.choose(seen, options)

    def nothing(self) -> Wishes:
        """Return no wish."""
        return iter(())

    @property
    def empire(self) -> Empire:
        """Return the empire of the bot's seat."""
        return self.g.empires[self.seat]

    @property
    def rounds(self) -> int:
        """Return the rounds certain to come before the dynasty ends, including this one; 0 in its overrun."""
        return max(sum(self.g.content.board.zones[: self.g.dynasty]) - self.g.space + 1, 0)

    @property
    def later_rounds(self) -> int:
        """Return the rounds certain to come after this one."""
        return max(self.rounds - 1, 0)

    @property
    def taken(self) -> list[str]:
        """Return the cards picked so far for this round."""
        return [pick[1] for pick in flow.picks_of(self.g, self.seat)]

    def may_be_last(self) -> bool:
        """Return whether the dynasty may end with this round, or is certain to end with the next."""
        return self.rounds <= (2 if self.g.round == 1 else 1)

    def can(self, card: str) -> bool:
        """Return whether the action of a card is possible now."""
        return turns.ACTIONS[card].possible(self.g, self.seat)

    # Setup

    def first_advance(self) -> Wishes:
        """Wish for the row of the plan."""
        yield "advance", self.row

    def raise_one(self) -> Wishes:
        """Raise the plan's heritage to the end of its track, then the next highest."""
        reached = {
            category.id: value
            for category, value in zip(self.g.content.categories, self.empire.heritage, strict=True)
        }
        for id_ in sorted(reached, key=lambda id_: (id_ != self.category, -reached[id_])):
            if reached[id_] < self.g.content.board.max_heritage:
                yield "heritage", id_

    # Cards

    def choose_cards(self) -> Wishes:
        """Wish for the plan's cards, first from the hand; replay one while unrest allows it."""
        may_replay = self.empire.unrest < self.g.content.board.max_unrest - 1
        for card in self.cards():
            if card not in self.taken:
                yield "choose", card
                if may_replay:
                    yield "replay", card

    def cards(self) -> Iterator[str]:
        """Yield the cards of this round, best first."""
        if self.is_time_to_lay():
            yield "chronicle"
        yield from self.actions()
        yield from [card for card in ("advance", "caravan_1", "build", "migrate", "levy") if self.can(card)]

    def actions(self) -> Iterator[str]:
        """Yield the cards of the plan, best first."""
        raise NotImplementedError

    def focus(self) -> Iterator[str]:
        """Yield the focus card while enough of the generation is left to fill it."""
        if self.g.round == 1:
            yield f"focus_{self.category}"

    def next_card(self) -> Wishes:
        """Wish for a bonus action if it pays, then for the cards in the order of the plan."""
        yield from self.bonus()
        for card in [*self.cards(), *self.empire.chosen.cards]:
            yield "carry_out", card

    def bonus(self) -> Wishes:
        """Wish for taxes or oppression, whichever yields more; repeating a bonus action is free."""
        content, empire = self.g.content, self.empire
        for number, bonus, action in sorted(self.bonuses(), reverse=True):
            used = empire.bonuses >> content.bonus_index[bonus] & 1
            if number >= (1 if used else 3) and (used or empire.unrest < content.board.max_unrest - 1):
                yield action

    def bonuses(self) -> list[tuple[int, str, Action]]:
        """Return how much of the plan's resource each bonus action yields."""
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
        """Do nothing after the second card."""
        yield ("end_turn",)

    # Chronicles

    def is_time_to_lay(self) -> bool:
        """Return whether to lay a chronicle: late in each generation, and whenever the dynasty may end."""
        best = self.best_chronicle()
        if best is None or not self.can("chronicle"):
            return False
        return self.may_be_last() or (self.g.round > 1 and "chronicle" not in self.empire.played)

    def best_chronicle(self) -> Chronicle | None:
        """Return the card and field that promise most by the end of the dynasty."""
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
        """Return the expected measure of a field at the end of the dynasty."""
        measure = dynasties.measure(self.g, self.seat, field.measure)
        return measure + self.growth.get(field.id, 0.0) * self.later_rounds

    def laid_values(self, category: int) -> int:
        """Return the values of the seat's cards that are already in a category."""
        zones = [self.empire.chronicles[number].cards for number in self.g.content.fields_of[category]]
        return sum([self.g.content.chronicle_cards[cards[0]].value for cards in zones if cards])

    def lay(self) -> Wishes:
        """Wish for the best card, then for its field."""
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
        """Return whether unrest is high and a step can be paid for."""
        return self.empire.unrest >= self.calm and self.can("govern")

    def govern(self) -> Wishes:
        """Wish for as many steps as grain allows."""
        yield max(govern.possible_steps(self.g, self.seat), key=lambda action: action[1])

    def site(self) -> Wishes:
        """Wish for the region with the building that the plan likes best."""
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
        """Wish for the building that the plan likes best here."""
        region = self.ask[2]
        offers = [action[1] for action in build.offers(self.g, self.seat, region) if action[0] == "build"]
        for id_ in sorted(offers, key=lambda id_: self.worth(id_, region), reverse=True):
            yield "build", id_

    def worth(self, id_: str, region: int) -> float:
        """Return how much the plan likes a building in a region."""
        content = self.g.content
        building = content.buildings[content.building_index[id_]]
        worth = self.likes(building, build.level(self.g, building, region))
        if building.category == self.category and self.empire.focus == f"focus_{self.category}":
            worth += 1.0
        return worth

    def likes(self, building: Building, level: int) -> float:
        """Return how much the plan likes a building of this level."""
        return level + 1.5 * building.fountains + building.lyres

    # Caravans

    def open_route(self) -> Wishes:
        """Wish for the border nearest to a trade good that is not reached yet."""
        content, empire = self.g.content, self.empire
        missing = content.goods & ~empire.caravans
        routes = caravans.routes(self.g, empire)
        for border in sorted(routes, key=lambda border: steps_to_good(self.g, border, missing)):
            yield "route", content.borders[border].id

    free_caravan = open_route


def steps_to_good(g: SandsOfTime, border: int, missing: int) -> int:
    """Return the number of caravans from a border to the next trade good, along regions in play."""
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
    """Plan for fields A and B: Civil focus, Build in every round, low unrest."""

    name = "builder"
    row = "agriculture"
    category = "civil"
    growth: Mapping[str, float] = {"a": 1.5, "b": 0.6}
    calm = 2

    def actions(self) -> Iterator[str]:
        """Yield focus and Build first; then less unrest, heritage by caravans, and Build again."""
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
        """Return the gold of the empire, plus that of the best bonus action of the turn."""
        return self.empire.gold + max([number for number, _, _ in self.bonuses()])


class Trader(Plan):
    """Plan for field E, and F besides: Culture focus and a caravan with every card."""

    name = "trader"
    row = "trade"
    category = "culture"
    growth: Mapping[str, float] = {"e": 0.8, "f": 0.3}

    def actions(self) -> Iterator[str]:
        """Yield three caravans per generation while there are goods to reach; lyres and low unrest."""
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
        """Limit the expectation to the trade goods and caravans that are left."""
        expected = super().expected(field)
        if field.id != "e":
            return expected
        content, empire = self.g.content, self.empire
        left = content.board.caravans - empire.caravans.bit_count()
        return min(expected, caravans.goods(self.g, empire) + min(left, self.goods_to_reach()))

    def goods_to_reach(self) -> int:
        """Return trade goods on borders of regions in play that the seat has no caravan at."""
        borders = 0
        for region in in_play(self.g):
            borders |= self.g.content.borders_of[region]
        return (borders & self.g.content.goods & ~self.empire.caravans).bit_count()

    def move_from(self) -> Wishes:
        """Move nobody: Migrate is only played for its caravan."""
        yield DONE

    def likes(self, building: Building, level: int) -> float:
        """Like lyres."""
        return 3.0 * building.lyres + 0.1 * level


class Move(NamedTuple):
    """A move of citizens."""

    piece: str
    region: int
    target: int
    number: int


class Expander(Plan):
    """Plan for fields C and D: Law, Politics focus, soldiers into empty regions, and Conquest."""

    name = "expander"
    row = "law"
    category = "politics"
    growth: Mapping[str, float] = {"c": 0.4, "d": 0.8}
    taxed = "grain"

    def actions(self) -> Iterator[str]:
        """Annex regions with soldiers, or send soldiers out; build arches and levy as gold allows."""
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
        """Return whether an arch in a colony can be paid for."""
        arch = ("build", "triumphal_arch")
        sites = bits(colonies(self.empire))
        return any(arch in build.offers(self.g, self.seat, region) for region in sites)

    def worth(self, id_: str, region: int) -> float:
        """Prefer arches in colonies, which raise heritage, to all other buildings."""
        arch = id_ == "triumphal_arch" and colonies(self.empire) >> region & 1
        return 10.0 * arch + super().worth(id_, region)

    # Conquest

    def annexable(self) -> list[int]:
        """Return the regions that can be annexed at once."""
        return [region for region in in_play(self.g) if conquest.can_annex(self.g, self.seat, region)]

    def conquest(self) -> Wishes:
        """Wish for the region with the most room that can be annexed."""
        for region in sorted(self.annexable(), key=lambda one: tile(self.g, one).capacity, reverse=True):
            yield "annex", region_id(self.g, region)

    def annex_after(self) -> Wishes:
        """Annex the region that was fought for."""
        yield "annex", region_id(self.g, self.ask[2])

    # Raid and Migrate

    def move_from(self) -> Wishes:
        """Wish for the next group that has a goal."""
        move = self.best_move(self.ask[2])
        if move is None:
            yield DONE
        else:
            yield "move_from", move.piece, region_id(self.g, move.region)

    def move_to(self) -> Wishes:
        """Wish for the goal of that group."""
        for move in self.moves_of(self.ask[2], self.ask[3]):
            yield "move_to", region_id(self.g, move.target)

    def move_number(self) -> Wishes:
        """Wish for as many as are needed there."""
        _, _, piece, region, target = self.ask
        for move in self.moves_of(piece, region):
            if move.target == target:
                yield "number", move.number

    def best_move(self, kind: str) -> Move | None:
        """Return the best move: of soldiers if there is one, else of peasants."""
        for piece in reversed(moves.movable(self.g, kind)):
            for region in in_play(self.g):
                for move in self.moves_of(piece, region):
                    return move
        return None

    def moves_of(self, piece: str, region: int) -> list[Move]:
        """Return moves of citizens who may leave a region to regions that need them."""
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
        """Return whether enough citizens could annex a region."""
        owner = controller(self.g, region)
        if owner == NOBODY:
            return True
        empire = self.g.empires[owner]
        return owner != self.seat and not citizens(empire, region) and size(empire) > 1

    def lacks(self, region: int) -> int:
        """Return how many more citizens it takes to annex a region."""
        others = [citizens(empire, region) for seat, empire in enumerate(self.g.empires) if seat != self.seat]
        return max(others) + 1 - citizens(self.empire, region)


PLANS: Final[Mapping[str, type[Plan]]] = {plan.name: plan for plan in (Builder, Trader, Expander)}
