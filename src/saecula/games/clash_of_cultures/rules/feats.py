"""What players did in a battle, as objectives want to know it (COC-244, COC-249, COC-291)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import battle as battles
from saecula.games.clash_of_cultures.rules import sides
from saecula.games.clash_of_cultures.rules.circumstances import WARFARE
from saecula.games.clash_of_cultures.rules.hosts import ARMY, CAVALRY, ELEPHANT, LEADER, kind_of
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER
from saecula.games.clash_of_cultures.words import KINDS


class Feat:
    """What a player did in a battle. Killed and surviving units are given by kind. [COC-249]"""

    __slots__ = (
        "attacked",
        "captured",
        "city_size",
        "defended",
        "foe",
        "foe_units",
        "killed",
        "land",
        "landed",
        "leader_fought",
        "more_warfare",
        "rounds",
        "seat",
        "survivors",
        "units",
        "won",
        "wonder",
    )

    def __init__(self, g: ClashOfCultures, seat: Seat, which: int, won: int) -> None:
        battle = g.battle
        own, foe = sides.civ(g, which), sides.civ(g, 1 - which)
        mask = g.content.category_masks[WARFARE]
        sizes = sides.noted(g, "city_size", DEFENDER)
        taken = sides.noted(g, "captured", which)
        assert own is not None
        self.seat = seat
        self.attacked = which == ATTACKER
        self.won = won == which
        self.land = not battle.sea
        self.landed = battle.landed
        self.rounds = battle.round
        self.foe = sides.side(g, 1 - which)
        self.units = len(sides.started_with(g, which))
        self.foe_units = len(sides.started_with(g, 1 - which))
        self.killed = [kind for side, kind in battle.killed if side == self.foe]
        if KINDS[LEADER] in sides.noted(g, "drowned", 1 - which):
            self.killed.append(LEADER)  # [COC-244]
        self.survivors = [kind_of(unit) for unit in sides.fighters(g, which)]
        self.leader_fought = LEADER in map(kind_of, sides.started_with(g, which))
        self.captured = int(taken[0]) if taken else battles.NOWHERE  # whose city
        self.defended = battle.round > 0  # by units or a fortress
        self.city_size = int(sizes[0]) if sizes else 0
        self.wonder = bool(sides.noted(g, "wonder", DEFENDER))
        self.more_warfare = foe is not None and (
            (foe.advances & mask).bit_count() > (own.advances & mask).bit_count()
        )

    @property
    def killed_army(self) -> int:
        """Count the army units killed."""
        return len([kind for kind in self.killed if kind in ARMY])

    @property
    def mounted(self) -> bool:
        """Return whether cavalry or elephants survived."""
        return CAVALRY in self.survivors or ELEPHANT in self.survivors


def battle_deeds(g: ClashOfCultures) -> list[Feat]:
    """Return what the players did in the battle that has just been decided. [COC-249, COC-291]"""
    won = battles.winner(g)
    return [Feat(g, seat, which, won) for seat, which in sides.players(g)]
