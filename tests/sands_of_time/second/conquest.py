"""Conquest (5.3): attack and annexation."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.core.position import Action
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.bonuses import ask_in_turn
from tests.sands_of_time.second.box import BOARD, PIECES, neighbours
from tests.sands_of_time.second.course import PASS, Course, ask, ask_all
from tests.sands_of_time.second.losses import give_up, lose_region
from tests.sands_of_time.second.table import Player, Table


def conquests(t: Table, player: Player) -> Iterator[Action]:
    """Attack an opponent or annex a region."""
    for region in t.tiles:
        for other in t.others(player):
            present = player.citizens_in(region) and other.citizens_in(region)
            if present and _attack_price(t, player, other, region) <= player.stock["grain"]:
                yield ("attack", region, other.seat)
        if _can_annex(t, player, region):
            yield ("annex", region)


def conquer(t: Table, player: Player) -> Course[None]:
    """Do one or both in the same region."""
    verb, region, *seats = (yield from ask_in_turn(t, player, "conquest", lambda: conquests(t, player))) or ()
    if verb == "attack":
        yield from _attack(t, player, t.players[seats[0]], region)
        answer = yield from ask_in_turn(t, player, "annex_after", lambda: _annexation(t, player, region))
        if answer == PASS:
            return
    yield from _annex(t, player, region)


# Attack


def _attack_price(t: Table, player: Player, attacked: Player, region: str) -> int:
    surcharge = figures.total(t, attacked, "attack_surcharge") if region in attacked.lands else 0
    return player.unrest + surcharge


def _attack(t: Table, attacker: Player, attacked: Player, region: str) -> Course[None]:
    attacker.gain("grain", -_attack_price(t, attacker, attacked, region))
    wagers = yield from _wager(t, attacker, attacked)
    attack = figures.strength(t, attacker, region) + BOARD.wager_factor * wagers[0]
    defence = figures.strength(t, attacked, region) + BOARD.wager_factor * wagers[1]
    defence += figures.walls(t, attacker, attacked, region)
    if attack > defence:
        spared = figures.has(t, attacker, "no_loss")
        yield from give_up(attacker, region, 0 if spared else BOARD.winner_loss)
        attacker.unrest += wagers[0]
        yield from give_up(attacked, region, BOARD.loser_loss)
        if attacked.lands != {region}:
            yield from _withdraw(attacked, region)
    else:
        yield from give_up(attacked, region, BOARD.winner_loss)
        attacked.unrest += wagers[1]
        yield from give_up(attacker, region, BOARD.loser_loss)


def _wager(t: Table, attacker: Player, attacked: Player) -> Course[tuple[int, int]]:
    """Both choose at the same time how far unrest may rise."""
    wagers: dict[int, list[Action]] = {attacker.seat: [], attacked.seat: []}

    def listing(seat: int) -> list[Action]:
        numbers = range(figures.max_wager(t, t.players[seat]) + 1)
        return [] if wagers[seat] else [("wager", number) for number in numbers]

    yield from ask_all("wager", wagers, listing)
    return wagers[attacker.seat][0][1], wagers[attacked.seat][0][1]


def _withdraw(player: Player, region: str) -> Course[None]:
    """The attacked loser leaves for a neighbouring region under control, and loses control here."""
    havens = player.lands.intersection(neighbours(region))
    if player.citizens_in(region):
        haven = ""
        if havens:
            _, haven = yield from ask("retreat", player.seat, [("retreat_to", r) for r in havens])
        for piece in PIECES:
            number = player.citizens[piece].pop(region, 0)
            player.citizens[piece].update({haven: number} if haven else {})
    if region in player.lands:
        yield from lose_region(player, region)


# Annexation


def _annexation(t: Table, player: Player, region: str) -> list[Action]:
    return [PASS, ("annex", region)] if _can_annex(t, player, region) else [PASS]


def _can_annex(t: Table, player: Player, region: str) -> bool:
    """Nobody controls the region, or its controller has no citizen there and another region."""
    controller = t.controller(region)
    if controller and (controller.citizens_in(region) or controller.lands == {region}):
        return False
    most = max(other.citizens_in(region) for other in t.others(player))
    return (
        controller is not player
        and player.citizens_in(region) > most
        and len(player.lands) <= BOARD.control_markers
        and _annex_price(t, player, region) <= player.stock["grain"]
    )


def counted_regions(t: Table, player: Player) -> int:
    """The number of controlled regions that a price counts; Bureaucracy lowers it to 1 at least."""
    return max(1, len(player.lands) - figures.total(t, player, "fewer_regions"))


def _annex_price(t: Table, player: Player, region: str) -> int:
    discount = figures.total(t, player, "annex_discount") * player.citizens["soldier"][region]
    return max(0, counted_regions(t, player) - discount)


def _annex(t: Table, player: Player, region: str) -> Course[None]:
    player.gain("grain", -_annex_price(t, player, region))
    controller = t.controller(region)
    player.lands.add(region)
    if controller:
        yield from lose_region(controller, region)
