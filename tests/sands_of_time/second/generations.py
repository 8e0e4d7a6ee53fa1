"""The course of a match (4.0): generations with their six phases, and the end of the game (10.0)."""

from __future__ import annotations

from collections.abc import Callable

from saecula.core.position import Action
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.actions import CARRY_OUT, can_carry_out
from tests.sands_of_time.second.bonuses import ask_in_turn
from tests.sands_of_time.second.box import (
    ACTIONS,
    BOARD,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    FOCUS_CARDS,
    REGIONS,
    RESOURCES,
)
from tests.sands_of_time.second.changes import mark_focus, raise_heritage, raise_unrest
from tests.sands_of_time.second.course import Course, ask, ask_all
from tests.sands_of_time.second.losses import give_up
from tests.sands_of_time.second.preparation import prepare
from tests.sands_of_time.second.table import Player, Table, Turn


def match(t: Table) -> Course[None]:
    """A match from the preparation on, or from the beginning of a round."""
    if not t.generation:
        yield from prepare(t)
        _begin_generation(t)
    while True:
        yield from _turns(t)
        yield from _growth(t)
        yield from _overpopulation(t)
        yield from _dynasty_end(t)
        if t.dynasty == len(BOARD.zones):
            break
        yield from _prepare_generation(t)
        _begin_generation(t)
    _final_scoring(t)


def _begin_generation(t: Table) -> None:
    """Phase 4.1: all players receive resources."""
    t.generation += 1
    t.round = 1
    t.grew = False
    for player in t.players:
        for resource in RESOURCES:
            player.gain(resource, figures.income(t, player, resource))


# Turns (4.2)


def _turns(t: Table) -> Course[None]:
    while True:
        yield from _choose_cards(t)
        for player in t.clockwise():
            yield from _turn(t, player)
        t.space += 1
        t.grew = t.grew or t.space in BOARD.growth
        if t.round > len(BOARD.thresholds):
            return
        threshold = BOARD.thresholds[t.round - 1]
        if threshold and t.dice.pop() < threshold:
            return
        t.round += 1


def _choose_cards(t: Table) -> Course[None]:
    """Step A: two cards, among them at most one focus card in a generation and at most one replay."""
    picks: dict[int, list[Action]] = {player.seat: [] for player in t.clockwise()}

    def listing(seat: int) -> list[Action]:
        player = t.players[seat]
        picked = [card for _, card in picks[seat]]
        if len(picked) == BOARD.cards_per_turn:
            return []
        options: list[Action] = [
            ("choose", card) for card in ACTIONS if card not in player.played and card not in picked
        ]
        if not player.focus and not any(card in FOCUS_CARDS for card in picked):
            options += [("choose", card) for card in FOCUS_CARDS]
        if t.round > 1 and not any(verb == "replay" for verb, _ in picks[seat]):
            options += [("replay", card) for card in player.played]
        return options

    yield from ask_all("choose_cards", picks, listing)
    for player in t.players:
        player.chosen = [card for _, card in picks[player.seat]]


def _turn(t: Table, player: Player) -> Course[None]:
    """Step B: the focus card first, then the action cards in an order of the player's choice."""
    turn = t.turn = Turn(player.seat)
    for card in player.chosen:
        if card in FOCUS_CARDS:
            player.focus = card
    cards = [card for card in player.chosen if card in ACTIONS]
    while cards:
        verb, card = (yield from ask_in_turn(t, player, "next_card", lambda: _cards(t, player, cards))) or ()
        cards.remove(card)
        if verb == "carry_out":
            yield from CARRY_OUT[card](t, player)
            turn.replayed = turn.replayed or card in player.played
            player.played.add(card)
            mark_focus(player, ACTIONS[card].categories)
    yield from ask_in_turn(t, player, "close_turn", lambda: [("end_turn",)])
    if turn.bonus and turn.bonus not in player.bonuses:
        player.bonuses.add(turn.bonus)
        raise_unrest(t, player)
    if turn.replayed:
        raise_unrest(t, player)
    player.chosen = []
    t.turn = None


def _cards(t: Table, player: Player, cards: list[str]) -> list[Action]:
    """Every card may be declined; only what would change something can be carried out."""
    possible = [card for card in cards if can_carry_out(t, player, card)]
    return [*(("decline", card) for card in cards), *(("carry_out", card) for card in possible)]


# The end of a generation (4.3, 4.4)


def _growth(t: Table) -> Course[None]:
    """A peasant for every controlled region, if the marker came to or passed a peasant symbol."""
    if not t.grew:
        return
    short = [player for player in t.clockwise() if player.supply("peasant") < len(player.lands)]
    for player in t.players:
        for region in player.lands if player not in short else ():
            player.place("peasant", region)
    for player in short:
        left = set(player.lands)
        for _ in range(player.supply("peasant")):
            _, region = yield from ask("grow", player.seat, [("grow", r) for r in left])
            left.remove(region)
            player.place("peasant", region)


def _overpopulation(t: Table) -> Course[None]:
    """Unrest for every controller of an overfull region; above double the capacity citizens leave."""
    for player in t.players:
        if any(t.population(region) > figures.room(t, region) for region in player.lands):
            raise_unrest(t, player)
    for region in REGIONS:
        while region in t.tiles and t.population(region) > BOARD.overcrowding * t.tiles[region].capacity:
            for player in t.clockwise():
                yield from give_up(player, region, 1)


# The end of a dynasty (4.5)


def _dynasty_end(t: Table) -> Course[None]:
    if t.space <= sum(BOARD.zones[: t.dynasty]):
        return
    for player in t.players:
        player.vp += _wonders(t, player)
        player.last_chronicles = 0
    for player in t.clockwise():
        for category in CATEGORIES:
            yield from _score(t, player, category)
    for player in t.players:
        player.hand.update(player.laid.values())
        player.laid = {}
    t.dynasty += 1


def _wonders(t: Table, player: Player) -> int:
    """One victory point for each Wonder, or two with Vision."""
    better = [effect.n for _, _, effect in figures.effects(t, player, "wonder_vp")]
    kinds = [BUILDINGS[building] for building, _ in figures.own_buildings(t, player)]
    each = [effect.n for kind in kinds for effect in kind.effects if effect.op == "dynasty_vp"]
    return sum(max([vp, *better]) for vp in each)


def _score(t: Table, player: Player, category: str) -> Course[None]:
    """Two cards of a category need the sum of their values in heritage; else the player takes one."""
    heritage = player.heritage[category] + figures.total(t, player, "chronicle_heritage")
    met = {field: card for field, card in player.laid.items() if _is_met(t, player, category, field)}
    if sum(CHRONICLES[card].value for card in met.values()) > heritage:
        met = {field: card for field, card in met.items() if CHRONICLES[card].value <= heritage}
        if len(met) > 1:
            _, field = yield from ask("choose_chronicle", player.seat, [("score", field) for field in met])
            met = {field: met[field]}
    for field, card in met.items():
        vp = CHRONICLES[card].fields[field].vp
        player.vp += vp
        player.last_chronicles += vp
    if met:
        raise_heritage(player, category)


def _is_met(t: Table, player: Player, category: str, field: str) -> bool:
    required = CHRONICLES[player.laid[field]].fields[field].at_least
    measure = figures.measure(t, player, FIELDS[field].measure)
    return FIELDS[field].category == category and measure >= required


# A new generation (4.6)


def _prepare_generation(t: Table) -> Course[None]:
    for player in t.clockwise():
        if figures.has(t, player, "keep"):
            yield from _keep(t, player)
    for player in t.players:
        if not figures.has(t, player, "keep"):
            player.stock.clear()
        player.played, player.bonuses = set(), set()
        player.focus, player.focus_markers = "", 0
    t.start = (t.start + 1) % len(t.players)


def _keep(t: Table, player: Player) -> Course[None]:
    """Storage keeps some resources, first of grain, then of gold."""
    most = figures.total(t, player, "keep")
    for resource in RESOURCES:
        name = f"keep_{resource}"
        numbers = range(min(most, player.stock[resource]) + 1)
        _, player.stock[resource] = yield from ask(name, player.seat, [(name, number) for number in numbers])
        most -= player.stock[resource]


# The end of the game (10.0)


def _final_scoring(t: Table) -> None:
    """Three victory points each for most regions, lowest unrest, most symbols; all who are tied get them."""
    contests: list[tuple[int, Callable[[Player], int]]] = [
        (BOARD.bonus_regions, lambda player: len(player.lands)),
        (BOARD.bonus_unrest, lambda player: -player.unrest),
        (BOARD.bonus_symbols, lambda player: _all_symbols(t, player)),
    ]
    for vp, value in contests:
        best = max(map(value, t.players))
        for player in t.players:
            player.vp += vp if value(player) == best else 0


def _all_symbols(t: Table, player: Player) -> int:
    return figures.symbols(t, player, "fountain") + figures.symbols(t, player, "lyre")


def places(t: Table) -> list[int]:
    """Most victory points win, then those of the last chronicle cards; else places are shared."""
    standings = [(player.vp, player.last_chronicles) for player in t.players]
    return [1 + sum(other > own for other in standings) for own in standings]
