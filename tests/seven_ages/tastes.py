"""What players like, for random matches: uniformly random play hardly ever moves, fights or grows."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import verb_id
from saecula.core.contracts import Dice, by_taste
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.markers import place_markers
from saecula.games.seven_ages.vocabulary import Mark

USUAL: Final = 10
MARCHING: Final = {
    "found": 60,
    "build": 40,
    "elite": 1,
    "fort": 1,
    "idle": 1,
    "dissolve": 1,
    "turn_up": 60,
    "send": 30,
    "send_all": 60,
    "gather": 20,
    "take": 40,
    "take_beyond": 40,
    "escort": 40,
    "go_to": 3,
    "go_beyond": 30,
    "ask_canal": 60,
    "let_through": 40,
    "quell": 60,
    "done": 6,
    "pass": 1,
}
MARKERS: Final = {"manoeuvre": 60, "produce": 60, "found": 60, "wild": 20, "dissolve": 1}


def marcher(_: SevenAges, __: Seat, action: Action) -> int:
    """Found empires, build units, and march with them."""
    verb = str(action[0])
    if verb in ("mark", "lay"):
        return MARKERS.get(str(action[-1]), USUAL)
    return MARCHING.get(verb, USUAL)


EVENTFUL: Final = ("react", "ripple", "play_event", "aim_empire", "aim_area")  # how events are played
BUSY: Final = ("civilise", "trade")  # markers under which they are played


def eventful(g: SevenAges, seat: Seat, action: Action) -> int:
    """Like to play events, and to lay the markers under which they can be played; else march."""
    if verb_id(action) in EVENTFUL:
        return 400
    if Mark.matches(action):
        _, marker = Mark.of(action)
        if marker in BUSY:
            return 60
    return marcher(g, seat, action)


EVENTS: Final = by_taste(eventful)


def handing_out(g: SevenAges, dice: Dice) -> tuple[Seat, Action]:
    """Choose as above; before markers are laid exchange a hand card for one with an event of any moment."""
    if place_markers.asked(g) and not any(g.picks):
        moment = dice.pick(sorted(g.content.timed))
        wanted = [card for card in g.deck.cards if card in g.content.timed[moment]]
        player = g.players[dice.roll(g.seats)]
        if wanted and len(player.hand):
            card, old = dice.pick(wanted), dice.pick(player.hand.cards)
            player.hand = player.hand.take(old).put(card, player.hand.knowers(old))
            g.deck = g.deck.take(card).put(old, 0)
    return EVENTS(g, dice)
