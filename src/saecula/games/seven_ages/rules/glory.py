"""Glory at the end of a round: bought, then scored by symbols (7AG-311 to 7AG-330, 7AG-438)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.modifiers import ArtistGlory, GloryPrice, RoundGlory
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import forces, influence, sways
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.rules.standings import Standings
from saecula.games.seven_ages.vocabulary import BuyGlory


def price(g: SevenAges, empire: Empire) -> int:
    """Return what a point of glory costs an empire. [7AG-311]"""
    own = [effect.n for effect, _ in modifiers(g, empire, GloryPrice)]
    return min([g.content.board.glory_price, *own])


def can_buy(g: SevenAges, empire: Empire) -> int:
    """Return how many points of glory an empire can pay for. [7AG-311]"""
    return empire.money // price(g, empire) if empire.money else 0


@rules.step
def score(g: SevenAges) -> None:
    """Let all buy glory, start player first, then score. [7AG-311, 7AG-312]"""
    for player in g.players:
        player.scored = 0
    seats = [(g.start + n) % g.seats for n in range(g.seats)]
    asked: list[Frame] = [
        buy_glory(seat, slot) for seat in seats for slot in empires_of(g, seat) if can_buy(g, g.empires[slot])
    ]
    g.then(*asked, score_symbols())


@rules.decision
def buy_glory(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Buy glory with the money of an empire. [7AG-311]"""
    return BuyGlory.each(range(can_buy(g, g.empires[slot]) + 1))


@buy_glory.resolve
def pay_for_glory(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    number = BuyGlory.of(action)
    if number:
        g.empires[slot].money -= number * price(g, g.empires[slot])
        g.players[seat].scored += number
        g.tell("glory_bought", seat, slot, number)


@rules.step
def score_symbols(g: SevenAges) -> None:
    """Score symbols of every empire, leaders, artifacts, events. [7AG-312, 7AG-328, 7AG-330, 7AG-438]"""
    count_cavalry(g)
    standings = Standings(g)
    gains = [_gained(g, seat, standings) for seat in range(g.seats)]
    for seat, (player, gained) in enumerate(zip(g.players, gains, strict=True)):
        origins = [] if g.journal is None else _origins(g, seat, standings)
        player.scored = influence.scored(g, seat, gained)
        glory = max(player.glory + player.scored, 0)
        if glory != player.glory:
            rest = glory - player.glory - gained
            g.cite_parts([part for part in (*origins, ("", "events", rest)) if part[2]])
        player.glory = glory
        g.tell("scored", seat, player.scored)
    sways.end(g, "before_glory")


def count_cavalry(g: SevenAges) -> None:
    """Tell how many cavalry units there are where symbols compare them. [7AG-221, 7AG-318]"""
    g.reveal()
    if g.journal is None:
        return
    if not g.content.riders.isdisjoint([g.empires[slot].card for slot in in_play(g)]):
        for slot in in_play(g):
            number = forces.number_of(g.empires[slot], g.content.of_class["cavalry"])
            g.tell("cavalry_counted", g.empires[slot].owner, slot, number)


def _gained(g: SevenAges, seat: Seat, standings: Standings) -> int:
    """Return the glory of a player in this scoring, before events. [7AG-311, 7AG-312]"""
    found = g.players[seat].scored
    for slot in empires_of(g, seat):
        found += standings.glory(slot) + of_effects(g, g.empires[slot])
    return found


def _origins(g: SevenAges, seat: Seat, standings: Standings) -> list[tuple[str, str, int]]:
    """Return the same by its origin. [7AG-311, 7AG-312]"""
    origins = [("", "buy_glory", g.players[seat].scored)]
    for slot in empires_of(g, seat):
        empire = g.empires[slot]
        card = g.content.cards[empire.card].id
        origins += [("card", card, standings.glory(slot)), ("", "effects", of_effects(g, empire))]
    return origins


def of_effects(g: SevenAges, empire: Empire) -> int:
    """Return the glory of leaders and artifacts that score in this step. [7AG-438]"""
    found = 0
    for effect, area in modifiers(g, empire, RoundGlory):
        found += _worth(g, empire, effect, area)
    return found


def _worth(g: SevenAges, empire: Empire, effect: RoundGlory, area: int) -> int:
    if effect.when == "in_capital":
        more = sum([artist.n for artist, _ in modifiers(g, empire, ArtistGlory)])
        return (effect.n + more) * (area == empire.capital)
    return effect.n * (effect.when != "peace" or not empire.fought)
