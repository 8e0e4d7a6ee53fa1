"""Glory at the end of a round: bought, then scored by symbols (7AG-311 to 7AG-330, 7AG-438)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.modifiers import ArtistGlory, GloryPrice, RoundGlory
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import forces, influence, sways
from saecula.games.seven_ages.rules.areas import empires_of, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.rules.standings import Standings, symbol_glory
from saecula.games.seven_ages.vocabulary import BuyGlory


def price(g: SevenAges, empire: Empire) -> int:
    """Return what a point of glory costs an empire. [7AG-311]"""
    own = [effect.n for effect, _ in modifiers(g, empire, GloryPrice)]
    return min([g.content.board.glory_price, *own])


@rules.step
def score(g: SevenAges) -> None:
    """Let all buy glory, start player first, then score. [7AG-311, 7AG-312]"""
    for player in g.players:
        player.scored = 0
    seats = [(g.start + n) % g.seats for n in range(g.seats)]
    asked: list[Frame] = [buy_glory(seat, slot) for seat in seats for slot in empires_of(g, seat)]
    g.then(*asked, score_symbols())


@rules.decision
def buy_glory(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Buy glory with the money of an empire. [7AG-311]"""
    most = g.empires[slot].money // price(g, g.empires[slot])
    return BuyGlory.each(range(most + 1)) if most else []


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
    gained = [player.scored for player in g.players]
    standings = Standings(g)
    for slot in in_play(g):
        empire = g.empires[slot]
        symbols = g.content.cards[empire.card].glory
        gained[empire.owner] += sum([symbol_glory(g, slot, symbol, standings) for symbol in symbols])
        gained[empire.owner] += of_effects(g, empire)
    for seat, player in enumerate(g.players):
        gained[seat] = influence.scored(g, seat, gained[seat])
        player.scored = gained[seat]
        player.glory = max(player.glory + gained[seat], 0)
        g.tell("scored", seat, gained[seat])
    sways.end(g, "before_glory")


def count_cavalry(g: SevenAges) -> None:
    """Tell how many cavalry units there are where symbols compare them. [7AG-221, 7AG-318]"""
    g.reveal()
    symbols = [symbol for slot in in_play(g) for symbol in g.content.cards[g.empires[slot].card].glory]
    if any([symbol.most == "cavalry_units" for symbol in symbols]):
        for slot in in_play(g):
            number = forces.number_of(g.empires[slot], g.content.of_class["cavalry"])
            g.tell("cavalry_counted", g.empires[slot].owner, slot, number)


def of_effects(g: SevenAges, empire: Empire) -> int:
    """Return the glory of leaders and artifacts that score in this step. [7AG-438]"""
    return sum([_worth(g, empire, effect, area) for effect, area in modifiers(g, empire, RoundGlory)])


def _worth(g: SevenAges, empire: Empire, effect: RoundGlory, area: int) -> int:
    if effect.when == "in_capital":
        more = sum([artist.n for artist, _ in modifiers(g, empire, ArtistGlory)])
        return (effect.n + more) * (area == empire.capital)
    return effect.n * (effect.when != "peace" or not empire.fought)
