"""From nothing to the first decision (COC-020 to COC-028)."""

from __future__ import annotations

from typing import Final

from saecula.core.zones import NOBODY, pile
from saecula.games.clash_of_cultures._generated import blank_civ
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import preparation
from saecula.games.clash_of_cultures.rules.land import KEPT, UNEXPLORED
from saecula.games.clash_of_cultures.rules.prices import amounts
from saecula.games.clash_of_cultures.words import GOODS

NOWHERE: Final = -1


def setup(g: ClashOfCultures) -> None:
    """Lay out map, decks and boards, then let the players settle. [COC-020, COC-021, COC-028]"""
    layout = g.content.layouts[g.seats]
    unexplored = len(layout.sites) - len(layout.starts)
    g.laid = (*[(tile, KEPT) for tile in layout.starts], *[UNEXPLORED] * unexplored)
    g.pool = g.content.normal_tiles
    g.ports = (NOWHERE,) * layout.size
    g.active = g.trojan = g.captured = NOWHERE
    g.battle.attacker = g.battle.defender = g.battle.hex = g.battle.came = NOWHERE
    g.civs = [_civ(g) for _ in range(g.seats)]
    g.start = g.roll(g.seats)
    _lay_out_cards(g)
    _deal_civilizations(g)
    g.then(preparation.prepare())


def _civ(g: ClashOfCultures) -> Civ:
    """Return a civilization before its first city. [COC-022, COC-027]"""
    board = g.content.board
    civ = blank_civ()
    civ.home = NOWHERE
    civ.goods = amounts(board.start_goods)[: len(GOODS)]
    civ.counter = board.event_counter
    civ.advances = g.content.starting_mask
    civ.buildings = (0,) * len(g.content.buildings)
    civ.ruins = (0,) * (len(g.content.buildings) + 1)
    return civ


def _lay_out_cards(g: ClashOfCultures) -> None:
    """Lay out the decks; without the expansion some cards stay in the box. [COC-028, COC-390]"""
    expansion = not g.variant.base_only
    g.action_deck = pile(g.content.action_cards, NOBODY)
    g.objective_deck = pile(g.content.objective_deck(expansion), NOBODY)
    g.event_deck = pile(g.content.event_deck(expansion), NOBODY)
    g.wonder_deck = pile(g.content.files["wonders"], NOBODY)
    g.wonder_at = g.builders = (NOWHERE,) * len(g.content.wonders)


def _deal_civilizations(g: ClashOfCultures) -> None:
    """Give every player a civilization and three leaders at random. [COC-023, COC-390, COC-397]"""
    if g.variant.base_only:
        return
    for civ, civilization in zip(g.civs, g.shuffled(tuple(g.content.civilizations)), strict=False):
        civ.civilization = civilization
        civ.leaders = g.content.leaders_of[civilization]
    if g.variant.alternate_history:
        number = g.content.board.leaders
        leaders = g.shuffled(tuple(g.content.leaders))
        for seat, civ in enumerate(g.civs):
            civ.leaders = tuple(sorted(leaders[seat * number : (seat + 1) * number]))
