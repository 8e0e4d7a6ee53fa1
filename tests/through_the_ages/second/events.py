"""Events (Ein Ereignis abwickeln, page 7; Anhang)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.games.through_the_ages.entries import PRODUCTION, URBAN, EventEffect
from tests.through_the_ages.second import actions, figures
from tests.through_the_ages.second.actions import leave_leader
from tests.through_the_ages.second.cards import EVENTS, TECHNOLOGIES
from tests.through_the_ages.second.course import (
    Course,
    draw,
    gain_population,
    give_token,
    lose_worker,
    put_away,
    score,
)
from tests.through_the_ages.second.impacts import impact
from tests.through_the_ages.second.stores import FOOD, RESOURCES, gain, lose, mixtures, stock
from tests.through_the_ages.second.table import Nation, Table, age_of
from tests.through_the_ages.second.turns import (
    choose_discards,
    produce_food,
    produce_resources,
    produce_without_points,
    replenish,
)


def resolve(c: Course, card: str) -> None:
    """Carry out an event: determine first whom it concerns, then go clockwise."""
    event = EVENTS[card]
    if event.effects[0].op == "impact":
        for seat, points in impact(c.t, card).items():
            score(c.t.nations[seat], culture=points)
        return
    concerned = [_concerned(c.t, effect.who) for effect in event.effects]
    discontent = {n.seat: figures.discontent(c.t, n) for n in c.t.present()}
    weakest = _ranked(c.t, figures.strength)[-1]
    two_weakest = _concerned(c.t, "two_weakest")
    for other in c.t.present():
        for effect, group in zip(event.effects, concerned, strict=True):
            if other in group:
                _Effect(c, other, effect, discontent[other.seat], weakest, other in two_weakest).carry_out()


def _ranked(t: Table, value: Callable[[Table, Nation], int]) -> list[Nation]:
    """The highest first; the active civilization and those clockwise from it win ties."""
    return sorted(t.present(), key=lambda nation: -value(t, nation))


def _culture(_: Table, nation: Nation) -> int:
    return nation.culture


def _concerned(t: Table, who: str) -> list[Nation]:
    """Whom a part of an event names; of two players "two" are one."""
    two = 1 if len(t.present()) == 2 else 2
    by_strength = _ranked(t, figures.strength)
    by_culture = _ranked(t, _culture)
    groups = {
        "all": t.present(),
        "strongest": by_strength[:1],
        "weakest": by_strength[-1:],
        "two_strongest": by_strength[:two],
        "two_weakest": by_strength[-two:],
        "most_culture": by_culture[:1],
        "least_culture": by_culture[-1:],
        "all_with_most_happy": _all_with_most(t, figures.happiness),
        "all_with_most_discontent": [
            n for n in _all_with_most(t, figures.discontent) if figures.discontent(t, n)
        ],
    }
    return groups[who]


def _all_with_most(t: Table, value: Callable[[Table, Nation], int]) -> list[Nation]:
    most = max(value(t, nation) for nation in t.present())
    return [nation for nation in t.present() if value(t, nation) == most]


class _Effect:
    """One part of an event for one civilization."""

    def __init__(
        self,
        c: Course,
        nation: Nation,
        effect: EventEffect,
        discontent: int,
        weakest: Nation,
        among_weakest: bool,
    ) -> None:
        self.c = c
        self.nation = nation
        self.effect = effect
        self.discontent = discontent
        self.weakest = weakest
        self.among_weakest = among_weakest

    def carry_out(self) -> None:
        _OPS[self.effect.op](self, self.effect.n)

    def gain_food(self, n: int) -> None:
        gain(self.nation, FOOD, n)

    def gain_resources(self, n: int) -> None:
        gain(self.nation, RESOURCES, n)

    def gain_food_per_happy(self, n: int) -> None:
        gain(self.nation, FOOD, n * figures.happiness(self.c.t, self.nation))

    def gain_either(self, n: int) -> None:
        ways = [("gain_food",), ("gain_resources",)]
        kind = self.c.ask("choose_kind", self.nation.seat, ways)
        gain(self.nation, FOOD if kind == ways[0] else RESOURCES, n)

    def lose_all_food(self, _: int) -> None:
        lose(self.nation, FOOD, stock(self.nation, FOOD))

    def score_science(self, n: int) -> None:
        score(self.nation, science=n)

    def score_culture(self, n: int) -> None:
        score(self.nation, culture=n)

    def lose_culture(self, n: int) -> None:
        score(self.nation, culture=-n)

    def lose_culture_per_discontent(self, n: int) -> None:
        score(self.nation, culture=-n * self.discontent)

    def score_own_culture(self, _: int) -> None:
        score(self.nation, culture=figures.culture_rating(self.c.t, self.nation))

    def score_science_as_culture(self, _: int) -> None:
        score(self.nation, culture=figures.science_rating(self.c.t, self.nation))

    def score_own_science(self, _: int) -> None:
        score(self.nation, science=figures.science_rating(self.c.t, self.nation))

    def draw_military(self, n: int) -> None:
        if self.c.t.age == 4:
            score(self.nation, culture=self.effect.culture)
        else:
            draw(self.c.t, self.nation, n)

    def discard_military(self, n: int) -> None:
        if self.c.t.age == 4:
            score(self.nation, culture=-self.effect.culture)
        else:
            choose_discards(self.c, self.nation, min(n, len(self.nation.military)))

    def gain_population(self, n: int) -> None:
        gain_population(self.nation, n)

    def lose_population(self, n: int) -> None:
        for _ in range(n):
            lose_worker(self.c, self.nation)

    def lose_population_if_weak(self, n: int) -> None:
        if self.among_weakest:
            self.lose_population(n)

    def lose_population_half_discontent(self, _: int) -> None:
        self.lose_population((self.discontent + 1) // 2)

    def lose_blue(self, n: int) -> None:
        for _ in range(n):
            if self.nation.blue:
                self.nation.blue -= 1
            else:
                give_token(self.c, self.nation)

    def produce_food(self, _: int) -> None:
        produce_food(self.c.t, self.nation)

    def produce_resources(self, _: int) -> None:
        produce_resources(self.c.t, self.nation)

    def production(self, _: int) -> None:
        produce_without_points(self.c.t, self.nation)

    def spend_civil_actions(self, n: int) -> None:
        self.nation.civil_actions = max(0, self.nation.civil_actions - n * self.discontent)

    def take_yellow(self, n: int) -> None:
        taken = min(n, self.weakest.yellow)
        self.weakest.yellow -= taken
        self.nation.yellow += taken

    def remove_old_leader(self, _: int) -> None:
        if self.nation.leader and age_of(self.nation.leader) < self.c.t.age:
            leave_leader(self.nation)
            with self.c.updating():
                self.nation.leader = ""

    def gain_mixture(self, n: int) -> None:
        ways = [("food_part", part) for part in range(n + 1)]
        _, part = self.c.ask("choose_mixture", self.nation.seat, ways)
        gain(self.nation, FOOD, part)
        gain(self.nation, RESOURCES, n - part)

    def lose_mixture(self, n: int) -> None:
        ways = [("food_part", part) for part in mixtures(self.nation, n)]
        _, part = self.c.ask("choose_loss", self.nation.seat, ways)
        lose(self.nation, FOOD, part)
        lose(self.nation, RESOURCES, n - part)

    def build_for_nothing(self, _: int) -> None:
        card = self.effect.card
        if self.nation.unused and actions.within_limit(self.nation, TECHNOLOGIES[card].kind):
            ways = [("build", card), ("pass",)]
            if self.c.ask("build_free", self.nation.seat, ways) == ways[0]:
                self.nation.unused -= 1
                self.nation.workers[card] += 1

    def choose_action(self, n: int) -> None:
        ways = actions.cheaper_choices(self.c.t, self.nation, n)
        verb, *words = self.c.ask("choose_action", self.nation.seat, [("pass",), *ways])
        if verb != "pass":
            actions.ORDERS[verb](self.c, self.nation, *words, less=n)

    def destroy_own_building(self, _: int) -> None:
        buildings = self.nation.on(*PRODUCTION, *URBAN)
        if buildings:
            ways = [("destroy", card) for card in buildings]
            _, card = self.c.ask("choose_ruined", self.nation.seat, ways)
            actions.destroy(self.c, self.nation, card)

    def destroy_of_others(self, _: int) -> None:
        t = self.c.t
        for i in range(1, len(t.nations)):
            other = t.nations[(self.nation.seat + i) % len(t.nations)]
            buildings = other.on(*URBAN)
            if buildings and other.seat not in t.out:
                _, card = self.c.ask("terror", self.nation.seat, [("raze", card) for card in buildings])
                actions.destroy(self.c, other, card)

    def ruin_wonder(self, _: int) -> None:
        old = [wonder for wonder in self.nation.standing() if age_of(wonder) in self.effect.ages]
        if old:
            _, wonder = self.c.ask("choose_ruin", self.nation.seat, [("ruin", wonder) for wonder in old])
            with self.c.updating():
                self.nation.ruins.append(wonder)

    def take_cards(self, n: int) -> None:
        t, nation = self.c.t, self.nation
        while True:
            ways = actions.takings(t, nation, n)
            answer = self.c.ask("take_by_agreement", nation.seat, [("done",), *ways])
            if answer == ("done",):
                break
            space = answer[1]
            n -= actions.taking_price(nation, space, t.row[space])
            actions.take_away(self.c, nation, space)
            nation.no_politics = True
        if nation.no_politics:
            replenish(self.c)

    def lose_colony(self, _: int) -> None:
        if self.nation.colonies:
            ways = [("release", card) for card in self.nation.colonies]
            _, card = self.c.ask("choose_lost_colony", self.nation.seat, ways)
            with self.c.updating():
                self.nation.colonies.remove(card)
            put_away(self.c.t, card)


_OPS: Final[dict[str, Callable[[_Effect, int], None]]] = {
    "gain_food": _Effect.gain_food,
    "gain_resources": _Effect.gain_resources,
    "gain_food_or_resources": _Effect.gain_either,
    "gain_food_per_happy": _Effect.gain_food_per_happy,
    "score_science": _Effect.score_science,
    "score_culture": _Effect.score_culture,
    "lose_culture": _Effect.lose_culture,
    "lose_culture_per_discontent": _Effect.lose_culture_per_discontent,
    "draw_military": _Effect.draw_military,
    "discard_military": _Effect.discard_military,
    "gain_population": _Effect.gain_population,
    "lose_population": _Effect.lose_population,
    "lose_population_if_two_weakest": _Effect.lose_population_if_weak,
    "lose_population_half_discontent": _Effect.lose_population_half_discontent,
    "lose_all_food": _Effect.lose_all_food,
    "lose_blue": _Effect.lose_blue,
    "score_culture_of_culture_rating": _Effect.score_own_culture,
    "score_culture_of_science_rating": _Effect.score_science_as_culture,
    "score_science_of_science_rating": _Effect.score_own_science,
    "produce_food": _Effect.produce_food,
    "produce_resources": _Effect.produce_resources,
    "production": _Effect.production,
    "spend_civil_actions_per_discontent": _Effect.spend_civil_actions,
    "take_yellow_from_weakest": _Effect.take_yellow,
    "remove_old_leader": _Effect.remove_old_leader,
    "lose_colony": _Effect.lose_colony,
    "gain_food_and_resources_mixed": _Effect.gain_mixture,
    "lose_food_and_resources_mixed": _Effect.lose_mixture,
    "may_free_build": _Effect.build_for_nothing,
    "may_choose_action": _Effect.choose_action,
    "destroy_own_building": _Effect.destroy_own_building,
    "destroy_urban_of_each_other": _Effect.destroy_of_others,
    "ruin_wonder": _Effect.ruin_wonder,
    "may_take_cards": _Effect.take_cards,
}
