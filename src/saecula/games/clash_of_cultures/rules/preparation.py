"""Setup: start positions, first cities, first cards (COC-020 to COC-028)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import scope
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards, hosts, land, rounds
from saecula.games.clash_of_cultures.rules.hosts import SETTLER
from saecula.games.clash_of_cultures.rules.land import KEPT
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.rounds import GAME
from saecula.games.clash_of_cultures.rules.status import clockwise
from saecula.games.clash_of_cultures.vocabulary import Settle


@rules.step
def prepare(g: ClashOfCultures) -> None:
    """Settle all players, deal the first cards and begin the first round. [COC-024, COC-028]"""
    board = g.content.board
    order = clockwise(g)
    sites = shuffled_sites(g)
    if g.variant.chosen_start:
        settling = [choose_site(seat) for seat in (*order[1:], order[0])]
    else:
        settling = [settle(seat, sites[seat]) for seat in order]
    g.then(
        *settling,
        *[cards.draw_cards(seat, "action", board.start_action_cards) for seat in order],
        *[cards.draw_cards(seat, "objective", board.start_objective_cards) for seat in order],
        rounds.begin_round(1),
        scope(GAME),
    )


def shuffled_sites(g: ClashOfCultures) -> list[int]:
    """Deal the start sites at random. [COC-024]"""
    return [int(site) for site in g.shuffled(tuple([str(seat) for seat in range(g.seats)]))]


@rules.decision(must=True)
def choose_site(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose one of the start positions that are left. [COC-024]"""
    taken = [civ.home for civ in g.civs]
    free = [place for place in g.content.layouts[g.seats].cities if place not in taken]
    return Settle.each([land.name(g, place) for place in free])


@choose_site.resolve
def take_site(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    place = land.number(g, Settle.of(action))
    g.then(settle(seat, g.content.layouts[g.seats].site_of[place]))


@rules.step
def settle(g: ClashOfCultures, seat: Seat, site: int) -> None:
    """Found the happy starting city, with a settler; some civilizations bring their tile.

    [COC-021, COC-025, COC-026, COC-394]
    """
    civ = g.civs[seat]
    if civ.civilization and g.content.civilizations[civ.civilization].tile:
        land.lay(g, site, g.content.civilizations[civ.civilization].tile, KEPT)
    civ.home = g.content.layouts[g.seats].cities[site]
    civ.cities = 1 << civ.home
    g.happy |= civ.cities
    settlers = g.content.board.start_settlers
    if g.variant.short_game:
        settlers = g.content.variants["short_game"].settlers
    civ.units = hosts.added((), civ.home, [SETTLER] * settlers)
    g.tell("settled", seat, land.name(g, civ.home))
